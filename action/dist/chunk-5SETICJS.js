"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(e,t,n,r){r===void 0&&(r=n);var i=Object.getOwnPropertyDescriptor(t,n);(!i||("get"in i?!t.
__esModule:i.writable||i.configurable))&&(i={enumerable:!0,get:function(){return t[n]}}),Object.defineProperty(e,r,i)}):(function(e,t,n,r){r===void 0&&(r=n),e[r]=
t[n]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(e,t){Object.defineProperty(e,"default",{enumerable:!0,value:t})}):function(e,t){
e.default=t}),__importStar=this&&this.__importStar||(function(){var e=function(t){return e=Object.getOwnPropertyNames||function(n){var r=[];for(var i in n)Object.
prototype.hasOwnProperty.call(n,i)&&(r[r.length]=i);return r},e(t)};return function(t){if(t&&t.__esModule)return t;var n={};if(t!=null)for(var r=e(t),i=0;i<r.length;i++)
r[i]!=="default"&&__createBinding(n,t,r[i]);return __setModuleDefault(n,t),n}})();Object.defineProperty(exports,"__esModule",{value:!0}),exports.Appearances=void 0,
exports.tooSmallNote=tooSmallNote,exports.fillFields=fillFields,exports.draw=draw;const chunk_A3G3W6M6_js_1=require("./chunk-A3G3W6M6.js"),chunk_5G6ARTL5_js_1=require(
"./chunk-5G6ARTL5.js"),chunk_2PSYXE6F_js_1=require("./chunk-2PSYXE6F.js"),chunk_CJWZ2MPQ_js_1=require("./chunk-CJWZ2MPQ.js"),chunk_G2BQ3UI7_js_1=require("./chun\
k-G2BQ3UI7.js"),chunk_5VZM4KZB_js_1=require("./chunk-5VZM4KZB.js"),chunk_64UBD3TO_js_1=require("./chunk-64UBD3TO.js"),chunk_KLP35QH2_js_1=require("./chunk-KLP35\
QH2.js"),chunk_ETIMQ53U_js_1=require("./chunk-ETIMQ53U.js"),chunk_OVFAED6I_js_1=require("./chunk-OVFAED6I.js"),chunk_UTTXRBHO_js_1=require("./chunk-UTTXRBHO.js"),
chunk_VKB5CSQM_js_1=require("./chunk-VKB5CSQM.js"),chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js"),chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");var COLOURS=new Map([["g",1],["rg",3],["k",4]]),SPACES=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function readDefaultAppearance(e){
let t,n=0,r="0 g",i="g",s=0,a=1,o=new chunk_KLP35QH2_js_1.ContentOperators(Buffer.from(e,"latin1"));for(;o.next();){let{operator:l,count:h}=o,c=o.number(h-1);switch(l){case"\
cs":i=SPACES.get(o.name(h-1)??""),r="0 g";break;case"Tc":Number.isNaN(c)||(s=Math.min(Math.max(c,-MAXIMUM_SPACING),MAXIMUM_SPACING));break;case"Tz":c>0&&(a=Math.
min(Math.max(c,1),MAXIMUM_STRETCH)/100);break;case"Tf":{let u=Math.max(h-2,0);t=o.name(u)??t,n=Math.min(Math.abs(o.number(u+1))||0,MAXIMUM_SIZE);break}default:r=
colourOf(o,l==="sc"||l==="scn"?i:l)??r}}return{font:t,size:n,colour:r,spacing:s,stretch:a}}var MAXIMUM_SIZE=2e3,MAXIMUM_SPACING=100,MAXIMUM_STRETCH=1e3;function colourOf(e,t){
let n=t===void 0?void 0:COLOURS.get(t);if(n===void 0||e.count<n)return;let r=Array.from({length:n},(i,s)=>e.number(e.count-n+s));return r.some(Number.isNaN)?void 0:
`${r.join(" ")} ${t}`}var MOST_MEANINGS=65536,MOST_BYTES=1<<24,COST=100,TOKENS=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function readToUnicode(e,t){
let n=e.resolve(t);if(!(n instanceof chunk_RFKSFVTF_js_1.Stream))return[];let r;try{r=await e.decodedAtEase(n)}catch(s){if(!(s instanceof chunk_GMSHOBQ3_js_1.OctavoError)||
s.code==="cancelled")throw s;return[]}let i=new Reader;for(let[s,a]of(0,chunk_RFKSFVTF_js_1.asBuffer)(r).toString("latin1",0,MOST_BYTES).matchAll(TOKENS)){if(i.
read(s,a?.replace(/\s/g,""))>=MOST_MEANINGS)break;let o=e.job.pace.step(COST);o&&await o}return[...i.single,...i.ranges]}var Reader=class{single=[];ranges=[];length=0;operands=[];place=-1;read(e,t){
if(e==="beginbfchar"||e==="beginbfrange")this.begin(e==="beginbfchar"?2:3);else if(e==="endbfchar"||e==="endbfrange")this.begin(0);else{if(this.length===0)return 0;
e==="["?this.place=this.operands.length===2?0:-1:e==="]"?this.begin(this.length):this.place>=0?this.item(t):this.operand(t)}return this.single.length+this.ranges.
length}begin(e){this.length=e,this.operands.length=0,this.place=-1}item(e=""){let t=codeOf2(this.operands[0])+this.place++;this.add(this.ranges,t,t,e)}operand(e=""){
let{operands:t,length:n}=this;if(t.push(e),t.length<n)return;let[r,i]=[codeOf2(t[0]),codeOf2(t[n-2])];this.add(n===2?this.single:this.ranges,r,i,e),t.length=0}add(e,t,n,r){
r===""||r.length%4!==0||!(t<=n)||e.push({first:t,last:n,text:Buffer.from(r,"hex").swap16().toString("utf16le")})}},codeOf2=e=>e.length<=8?parseInt(e,16):NaN,COST2=500,
Intervals=class v{constructor(t,n){this.starts=t,this.owners=n}starts;owners;static async of(t,n){let r=new Set;for(let{first:l,last:h}of t)r.add(l).add(h+1);let i=Float64Array.
from(r).sort(),s=new Array(i.length),a=Uint32Array.from({length:i.length+1},(l,h)=>h),o=l=>{let h=l;for(;a[h]!==h;)h=a[h];for(;l!==h;){let c=a[l];a[l]=h,l=c}return h};
for(let l of t){for(let c=o((0,chunk_OVFAED6I_js_1.countBelow)(i,l.first));i[c]<=l.last;c=o(c))s[c]=l,a[c]=c+1;let h=n.step(COST2);h&&await h}return new v(i,s)}find(t){
return this.owners[(0,chunk_OVFAED6I_js_1.countUpTo)(this.starts,t)-1]}};function simpleWidths(e,t,n,r){let i=e.array(t.get("Widths"))?.map(o=>e.resolve(o)),s=e.
resolve(t.get("FirstChar")),a=e.resolve(n?.get("MissingWidth"));return!i||typeof s!="number"?(o,l)=>r?.(l)??(typeof a=="number"&&a>0?a:500):(o,l)=>{let h=i[o-s];
return typeof h=="number"&&h>0?h:r?.(l)}}var LAST_CID=65535,MOST_RUNS=65536;async function cidWidths(e,t){let n=e.resolve(t.get("DW")),r=await Intervals.of(readRuns(
e,t.get("W")).reverse(),e.job.pace);return i=>{let s=r.find(i),a=typeof s?.value=="object"?e.resolve(s.value[i-s.first]):s?.value;return typeof a=="number"?a:typeof n==
"number"?n:1e3}}function readRuns(e,t){let n=[],r=e.array(t)??[];for(let i=0;i+1<r.length&&n.length<MOST_RUNS;){let[s,a,o]=r.slice(i,i+3).map(u=>e.resolve(u));if(typeof s!=
"number")break;let l=(0,chunk_RFKSFVTF_js_1.isArray)(a),h=l?s+a.length-1:a,c=l?a:o;i+=l?2:3,!(typeof h!="number"||h<0||s>LAST_CID||h<s)&&((0,chunk_RFKSFVTF_js_1.
isArray)(c)||typeof c=="number")&&n.push({first:s,last:Math.min(h,LAST_CID),value:c})}return n}async function compositeFont(e,t,n){let r=(0,chunk_64UBD3TO_js_1.
descendantOf)(e,n);if(!r||(0,chunk_64UBD3TO_js_1.nameOf)(e,n.get("Encoding"))!=="Identity-H")return;let i=(0,chunk_5G6ARTL5_js_1.programOf)(e,n);if(i==="unusabl\
e"||i===void 0)return;let s=glyphsOf(e,r),a=(u,f)=>{if(i.kind!=="truetype")return i.kind==="named"||i.has(f);let d=s(f);return i.has(d)&&(BLANKS.has(u)||i.isDrawn(
d))},o=await cidsByPoint(e,n),l=u=>{let f=o(u);if(f!==void 0&&a(u,f))return{cid:f,isSaid:!0};let d=i.kind==="truetype"?cidByProgram(e,r,i,u):void 0;return d!==void 0&&
a(u,d)?{cid:d,isSaid:!1}:void 0},h=(0,chunk_64UBD3TO_js_1.descriptorOf)(e,n),c=(0,chunk_G2BQ3UI7_js_1.verticalExtent)(e.resolve(h?.get("CapHeight")),e.resolve(h?.
get("Descent")));return new CompositeFont(t,l,await cidWidths(e,r),c)}async function cidsByPoint(e,t){let n=(await readToUnicode(e,t.get("ToUnicode"))).flatMap(
({first:i,last:s,text:a})=>{let o=[...a],l=o[0]?.codePointAt(0);return o.length!==1||l===void 0||i>LAST_CID2?[]:[{first:l,last:l+Math.min(s,LAST_CID2)-i,value:i}]}),
r=await Intervals.of(n,e.job.pace);return i=>{let s=r.find(i);return s&&s.value+i-s.first}}var LAST_CID2=65535,BLANKS=new Set([32,160]),CompositeFont=class{constructor(e,t,n,r){
this.resource=e,this.find=t,this.widths=n,this.extent=r}resource;find;widths;extent;found=new Map;covers(e){if(new RegExp("\\p{M}","u").test(e))return!1;for(let t of e)
if(!this.glyph(t))return!1;return!0}width(e){let t=0;for(let n of e)t+=this.widths(this.glyph(n)?.cid??0);return t}show(e){let t=Array.from(e,r=>this.glyph(r)),
n=`${(0,chunk_G2BQ3UI7_js_1.hexString)(t.map(r=>r?.cid??0),2)} Tj`;return t.every(r=>r?.isSaid)?n:`/Span <</ActualText <${Buffer.from((0,chunk_I24CHX2T_js_1.encodeText)(
e).bytes).toString("hex")}>>> BDC ${n} EMC`}glyph(e){let t=e.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}};function glyphsOf(e,t){
let n=e.resolve(t.get("CIDToGIDMap"));if(!(n instanceof chunk_RFKSFVTF_js_1.Stream))return i=>i;let r=e.decoded(n);return i=>(r[i*2]??0)<<8|(r[i*2+1]??0)}function cidByProgram(e,t,n,r){
if(!(e.resolve(t.get("CIDToGIDMap"))instanceof chunk_RFKSFVTF_js_1.Stream))return n.unicode(r)||void 0}var STANDARD_WIDTHS={Helvetica:"278 278 355 556 556 889 6\
67 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 \
722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 \
500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 1000 0 611 0 0 222 222 333 333 350 556 1000 333 1000 500 333 944 0 500 500\
 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 537 278 333 333 365 556 834 834 834 611 667 667 667 667 667 667 1000 72\
2 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 500 556 556 556 556 278 278 278 27\
8 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 55\
6 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 33\
3 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584 0 556 0 278 556 50\
0 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 333 944 0 500 556 278 333 556 556 556 556 280 556 333 737 370 556 584 3\
33 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 722 722 722 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 \
778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 556 278 278 278 278 611 611 611 611 611 611 611 584 611 611 611 611 611 \
556 611 556",TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722\
 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278\
 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 500 0 333 500 444 1000 500 500 333 1000 556 333 889 0 611 0 0 333 333 444\
 444 350 500 1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 276 500 564 333 760 333 400 564 300 300 333 500 453 250 333 300 310 500 \
750 750 750 444 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 722 722 722 722 722 564 722 722 722 722 722 722 556 500 444 444 444 444 \
444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 500 500 500 500 500 500",TimesRomanBold:"250 333 555 500 500 1000 833 27\
8 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 77\
8 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 7\
22 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 667 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 444 500 250 \
333 500 500 500 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 250 333 300 330 500 750 750 750 500 722 722 722 722 722 722 1000 722 667\
 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 556 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500\
 556 500 500 500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 \
500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 \
278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400 275 400 541 0 500 0 333 500 556 \
889 500 500 333 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 667 0 389 444 250 389 500 500 500 500 275 500 333 760 276 500 675 333 760\
 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 611 889 667 611 611 611 611 333 333 333 333 722 667 722 722 722 722 722\
 675 722 722 722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 675 500 500 500 500 500 444 500\
 444",TimesRomanBoldItalic:"250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 832 \
667 667 667 722 667 667 722 778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 889 667 611 611 333 278 333 570 500 333 500 500 444 500 444 333 500 556 \
278 278 500 278 778 556 500 500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0 500 0 333 500 500 1000 500 500 333 1000 556 333 944 0 611 0 0 333 333 \
500 500 350 500 1000 333 1000 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 747 266 500 606 333 747 333 400 570 300 300 333 576 500 250 333 300 300 \
500 750 750 750 500 667 667 667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 722 722 722 722 722 722 570 722 722 722 722 722 611 611 500 500 500 500 \
500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"};function familyOf(e){let{name:t}=(0,chunk_64UBD3TO_js_1.
untagged)(e),n=/bold|black|heavy/i.test(t),r=/italic|oblique/i.test(t);return/^(Helvetica|Arial)/i.test(t)?n?"HelveticaBold":"Helvetica":/^Times/i.test(t)?n?r?"\
TimesRomanBoldItalic":"TimesRomanBold":r?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(t)?"Courier":void 0}var tables=new Map;function standardWidths(e){let t=e in
STANDARD_WIDTHS?e:familyOf(e);if(t===void 0)return;if(t==="Courier")return()=>600;let n=tables.get(t);if(!n){let i=STANDARD_WIDTHS[t].split(" ").map(Number);n=new Map(
i.flatMap((s,a)=>s>0?[[chunk_5VZM4KZB_js_1.WIN_ANSI_ENCODING.charCodeAt(a),s]]:[])),tables.set(t,n)}let r=n;return i=>r.get(i)}function standardExtent(e){return/Times/i.
test(e)?{capHeight:662,descent:-217}:/Courier/i.test(e)?{capHeight:562,descent:-157}:{capHeight:718,descent:-207}}function simpleFont(e,t,n){if(!/^(Type1|MMType1|TrueType)$/.
test((0,chunk_64UBD3TO_js_1.nameOf)(e,n.get("Subtype"))))return;let r=(0,chunk_64UBD3TO_js_1.descriptorOf)(e,n),i=(0,chunk_5G6ARTL5_js_1.programOf)(e,n);if(i===
"unusable")return;let s=i?void 0:standardWidths((0,chunk_64UBD3TO_js_1.nameOf)(e,n.get("BaseFont"))),a=(0,chunk_5VZM4KZB_js_1.isSymbolic)(e,r,n),o=(0,chunk_5VZM4KZB_js_1.
encodingOf)(e,n,a,i!==void 0);if(!o)return;let l=simpleWidths(e,n,r,s),h=new Map;for(let[c,u]of o){if(h.has(u.point)||i&&!isIn(i,c,u))continue;let f=l(c,u.point);
f!==void 0&&h.set(u.point,{code:c,width:f})}for(let[c,u]of[[160,32],[8208,45],[8209,45]])!h.has(c)&&h.has(u)&&h.set(c,h.get(u));if(h.size!==0)return new SimpleFont(
t,h,extentOf(e,n,r,s!==void 0))}function standardFont(e,t="Helvetica"){let n=standardWidths(t),r=new Map;for(let i=32;i<256;i++){let s=chunk_5VZM4KZB_js_1.WIN_ANSI_ENCODING.
charCodeAt(i-32),a=n(s);s!==0&&a!==void 0&&r.set(s,{code:i,width:a})}return new SimpleFont(e,r,standardExtent(t))}var SimpleFont=class{constructor(e,t,n){this.resource=
e,this.codes=t,this.extent=n}resource;codes;extent;covers(e){for(let t of e)if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(e){let t=0;for(let n of e)
t+=this.codes.get(n.codePointAt(0))?.width??0;return t}show(e){let t=[];for(let n of e)t.push(this.codes.get(n.codePointAt(0))?.code??32);return`${(0,chunk_G2BQ3UI7_js_1.
literalString)(t)} Tj`}};function isIn(e,t,{point:n,name:r}){if(e.kind!=="truetype")return e.has(r)||e.has((0,chunk_5VZM4KZB_js_1.glyphOfPoint)(n))||n===32;let i=e.
unicode(n)||e.code(t);return i>0?n===32||n===160||e.isDrawn(i):e.has(r)}function extentOf(e,t,n,r){return!n&&r?standardExtent((0,chunk_64UBD3TO_js_1.nameOf)(e,t.
get("BaseFont"))):(0,chunk_G2BQ3UI7_js_1.verticalExtent)(e.resolve(n?.get("CapHeight")),e.resolve(n?.get("Descent")))}var FieldFonts=class{constructor(e,t){this.
document=e,this.model=t,this.defaults=e.dict(e.dict(t.form?.dict.get("DR"))?.get("Font"))}document;model;known=new Map;byNumber=new Map;helvetica;typeface;embeddedOnly;defaults;async select(e,t,n){
if((0,chunk_2PSYXE6F_js_1.needsShaping)(n))return;this.embeddedOnly??=(await(0,chunk_ETIMQ53U_js_1.claimsOf)(this.document)).archive!==void 0;let r=await this.own(
e,t);return r.usable&&(!this.embeddedOnly||r.embedded||n==="")&&r.font.covers(n)?r:(this.typeface??=await(await Promise.resolve().then(()=>__importStar(require(
"./embedded-typeface-PR3D3Y2K.js")))).EmbeddedTypeface.open(this.document),this.typeface.covers(n)?{font:this.typeface,name:"NotoSans"}:void 0)}async finish(){await this.
typeface?.embed()}async own(e,t=""){let n=this.find(e,t);if(n===void 0)return{font:this.standard(),name:"Helv",usable:!0,embedded:!1};let r=await this.open(n),i=(0,chunk_5G6ARTL5_js_1.
isEmbedded)(this.document,this.document.dict(n)),s=/^[\w+.-]+$/.test(t)?t:"F0";return{font:r??this.standard(),name:s,usable:r!==void 0,embedded:i}}find(e,t){let{
document:n}=this;if(t==="")return;let r=n.dict(n.dict(this.model.inherited(e.node,"DR"))?.get("Font")),i=n.resolve(n.dict(e.dict.get("AP"))?.get("N")),s=i instanceof
chunk_RFKSFVTF_js_1.Stream?n.dict(n.dict(i.dict.get("Resources"))?.get("Font")):void 0;for(let a of[r,this.defaults,s]){let o=a?.get(t);if(o!==void 0&&n.dict(o))
return o}}async open(e){if(e instanceof chunk_RFKSFVTF_js_1.Ref?this.byNumber.has(e.number):this.known.has(e))return e instanceof chunk_RFKSFVTF_js_1.Ref?this.byNumber.
get(e.number):this.known.get(e);let t=this.document.dict(e),n;try{n=t&&(simpleFont(this.document,e,t)??await compositeFont(this.document,e,t))}catch(r){if(!isUnreadable(
r))throw r}return e instanceof chunk_RFKSFVTF_js_1.Ref?this.byNumber.set(e.number,n):this.known.set(e,n),n}standard(){return this.helvetica??=standardFont(this.
document.add(helvetica()))}},helvetica=()=>new chunk_RFKSFVTF_js_1.Dict([["Type",new chunk_RFKSFVTF_js_1.Name("Font")],["Subtype",new chunk_RFKSFVTF_js_1.Name("\
Type1")],["BaseFont",new chunk_RFKSFVTF_js_1.Name("Helvetica")],["Encoding",new chunk_RFKSFVTF_js_1.Name("WinAnsiEncoding")]]),isUnreadable=e=>e instanceof Error&&
"code"in e&&e.code==="unreadable_document";function frameOf(e,t){let n=(0,chunk_CJWZ2MPQ_js_1.boxOf)(e,t.get("Rect"));if(!n)return;let[r,i,s,a]=n,o=e.dict(t.get(
"MK")),l=e.resolve(o?.get("R")),h=typeof l=="number"?(Math.round(l/90)%4+4)%4:0,c=h%2===1,u=colourOf2(e,o?.get("BC")),{line:f,style:d,dash:g}=borderOf(e,t,u!==void 0),
p=Math.min(f,(s-r)/2,(a-i)/2);return{width:c?a-i:s-r,height:c?s-r:a-i,rotation:h*90,background:colourOf2(e,o?.get("BG")),borderColour:u,style:d,line:p,border:d===
"B"||d==="I"?p*2:p,dash:g,caption:e.resolve(o?.get("CA"))}}function matrixOf({width:e,height:t,rotation:n}){switch(n){case 0:return;case 90:return[0,1,-1,0,t,0];case 180:
return[-1,0,0,-1,e,t];case 270:return[0,-1,1,0,0,e]}}function colourOf2(e,t){let n=(e.array(t)??[]).map(r=>e.resolve(r));return[1,3,4].includes(n.length)&&n.every(
r=>typeof r=="number")?n:void 0}function borderOf(e,t,n){let r=e.dict(t.get("BS")),i=e.array(t.get("Border"))?.map(h=>e.resolve(h)),s=r?e.resolve(r.get("W")):i?.[2],
a=e.resolve(r?.get("S")),o=((r?e.array(r.get("D")):i&&Array.isArray(i[3])?i[3]:void 0)??[]).map(h=>e.resolve(h)).filter(h=>typeof h=="number"&&h>=0),l=a instanceof
chunk_RFKSFVTF_js_1.Name&&/^[SDBIU]$/.test(a.text)?a.text:void 0;return{line:n?typeof s=="number"&&s>=0?s:1:0,style:l??(!r&&o.length>0?"D":"S"),dash:o.some(h=>h>
0)?o:[3]}}function paint(e,t){let n={1:"g",3:"rg",4:"k"}[e.length];return`${e.map(chunk_G2BQ3UI7_js_1.number).join(" ")} ${t?n:n.toUpperCase()}`}function drawFrame(e){
let{width:t,height:n,background:r,borderColour:i,style:s,line:a,dash:o}=e,l=[];if(r&&l.push(paint(r,!0),`0 0 ${(0,chunk_G2BQ3UI7_js_1.number)(t)} ${(0,chunk_G2BQ3UI7_js_1.
number)(n)} re f`),!i||a===0)return l.join(`
`);if(s==="B"||s==="I"){let[c,u]=s==="B"?[[1],shade(r)]:[[.5],[.75]];l.push(paint(c,!0),corner(e,!0),paint(u,!0),corner(e,!1))}l.push(paint(i,!1),`${(0,chunk_G2BQ3UI7_js_1.
number)(a)} w`),s==="D"&&l.push(`[${o.map(chunk_G2BQ3UI7_js_1.number).join(" ")}] 0 d`);let h=a/2;return l.push(s==="U"?`0 ${(0,chunk_G2BQ3UI7_js_1.number)(h)} \
m ${(0,chunk_G2BQ3UI7_js_1.number)(t)} ${(0,chunk_G2BQ3UI7_js_1.number)(h)} l S`:`${(0,chunk_G2BQ3UI7_js_1.number)(h)} ${(0,chunk_G2BQ3UI7_js_1.number)(h)} ${(0,chunk_G2BQ3UI7_js_1.
number)(t-a)} ${(0,chunk_G2BQ3UI7_js_1.number)(n-a)} re S`),l.join(`
`)}var shade=e=>e?.length===3||e?.length===1?e.map(t=>t/2):[.5];function corner({width:e,height:t,line:n,border:r},i){let[s,a,o,l]=[n,r,e,t];return`${(i?[[s,s],
[s,l-s],[o-s,l-s],[o-a,l-a],[a,l-a],[a,a]]:[[o-s,l-s],[o-s,s],[s,s],[a,a],[o-a,a],[o-a,l-a]]).map(([h,c],u)=>`${(0,chunk_G2BQ3UI7_js_1.number)(h)} ${(0,chunk_G2BQ3UI7_js_1.
number)(c)} ${u===0?"m":"l"}`).join(" ")} f`}var isMarkStyle=e=>/^[48Hlnu]$/.test(e);function drawButton(e,t,n,r,i){let s=[r?drawRoundFrame(e):drawFrame(e)];return n&&
s.push("q",i,markPath(e,t),"Q"),s.filter(a=>a!=="").join(`
`)}var POLYGONS={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,
50]],H:star(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function star(){return Array.from({length:10},(e,t)=>{let n=Math.PI/2+t*Math.
PI/5,r=t%2===0?50:20;return[50+r*Math.cos(n),47+r*Math.sin(n)]})}function markPath({width:e,height:t,border:n},r){let i=Math.max(Math.min(e,t)-2*n,0)*.8,[s,a]=[
(e-i)/2,(t-i)/2];return r==="l"?`${circle(e/2,t/2,i*.36)} f`:`${POLYGONS[r].map(([o,l])=>`${(0,chunk_G2BQ3UI7_js_1.number)(s+o*i/100)} ${(0,chunk_G2BQ3UI7_js_1.
number)(a+l*i/100)}`).map((o,l)=>`${o} ${l===0?"m":"l"}`).join(" ")} f`}function drawRoundFrame({width:e,height:t,background:n,borderColour:r,line:i,style:s,dash:a}){
let o=Math.min(e,t)/2,l=[];return n&&l.push(paint(n,!0),`${circle(e/2,t/2,o)} f`),r&&i>0&&(l.push(paint(r,!1),`${(0,chunk_G2BQ3UI7_js_1.number)(i)} w`),s==="D"&&
l.push(`[${a.map(chunk_G2BQ3UI7_js_1.number).join(" ")}] 0 d`),l.push(`${circle(e/2,t/2,o-i/2)} s`)),l.join(`
`)}var KAPPA=.5523;function circle(e,t,n){let[r,i]=[n,n*KAPPA],s=(...a)=>a.map((o,l)=>(0,chunk_G2BQ3UI7_js_1.number)((l%2===0?e:t)+o)).join(" ");return`${s(r,0)}\
 m ${s(r,i,i,r,0,r)} c ${s(-i,r,-r,i,-r,0)} c ${s(-r,-i,-i,-r,0,-r)} c ${s(i,-r,r,-i,r,0)} c`}var SpacedFont=class{constructor(e,t,n){this.font=e,this.spacing=t,
this.stretch=n}font;spacing;stretch;get resource(){return this.font.resource}get extent(){return this.font.extent}covers(e){return this.font.covers(e)}width(e){
return(this.font.width(e)+[...e].length*this.spacing)*this.stretch}show(e,t){return[...this.spacing===0?[]:[`${(0,chunk_G2BQ3UI7_js_1.number)(this.spacing*t/1e3)}\
 Tc`],...this.stretch===1?[]:[`${(0,chunk_G2BQ3UI7_js_1.number)(this.stretch*100)} Tz`],this.font.show(e,t)].join(" ")}use(e){this.font.use?.(e)}},LEADING=1.15,
SMALLEST=4,MULTILINE_SIZE=12,PADDING=2,paddingOf=({border:e})=>Math.max(2*e,PADDING);function layOutLine(e,t){let{frame:n,font:r,quadding:i}=e,s=paddingOf(n),a=r.
width(t)/1e3,o=Math.max(n.width-2*s,0),l=e.size||fitted(e,t,a===0?1/0:o/a);return{size:l,lines:[{text:t,x:aligned(i,s,o,a*l),y:baseline(n,r,l,t)}]}}function layOutParagraph(e,t){
let{frame:n,font:r,quadding:i}=e,s=paddingOf(n),a=Math.max(n.width-2*s,1),o=Math.max(n.height-2*s,1),l=e.size||MULTILINE_SIZE,h=wrap(r,t,a/l*1e3);for(;e.size===
0&&l>SMALLEST&&h.length*l*LEADING>o;)l-=.5,h=wrap(r,t,a/l*1e3);let c=firstBaseline(n,r,l,h);return{size:l,lines:h.map((u,f)=>({text:u,x:aligned(i,s,a,r.width(u)/
1e3*l),y:c-f*l*LEADING}))}}function layOutComb(e,t,n){let{frame:r,font:i,quadding:s}=e,a=r.width/n,o=clusters(t),l=o.reduce((d,g)=>Math.max(d,i.width(g)/1e3),0),
h=e.size||fitted(e,t,l===0?1/0:a/l),c=Math.max(n-o.length,0),u=s===2?c:s===1?Math.floor(c/2):0,f=baseline(r,i,h,t);return{size:h,lines:o.map((d,g)=>({text:d,x:a*
(u+g+.5)-i.width(d)/1e3*h/2,y:f}))}}function layOutList(e,t,n){let{frame:r,font:i,quadding:s}=e,a=paddingOf(r),o=Math.max(r.width-2*a,0),l=e.size||MULTILINE_SIZE,
h=visibleRows(r,l),c=r.height-r.border-(LEADING+i.extent.capHeight/1e3)/2*l;return{size:l,lines:t.slice(n,n+Math.ceil(h)).map((u,f)=>({text:u,x:aligned(s,a,o,i.
width(u)/1e3*l),y:c-f*l*LEADING}))}}var visibleRows=({height:e,border:t},n)=>Math.max(e-2*t,0)/((n||MULTILINE_SIZE)*LEADING);function fitted({frame:{height:e,border:t},
font:n},r,i){let{above:s,below:a}=reach(n,r),o=(e-2*t)/Math.max(LEADING,s+a);return Math.max(Math.min(o,i),SMALLEST)}var ACCENT=.235,ASCENDER=.05,HIGH=new RegExp(
"[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),SHALLOW=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function reach({extent:e},t){return{above:e.capHeight/1e3+(HIGH.
test(t.normalize("NFD"))?ACCENT:ASCENDER),below:SHALLOW.test(t)?0:-e.descent/1e3}}function baseline({height:e,border:t},n,r,i){let{above:s,below:a}=reach(n,i),o=t+
a*r,l=e-t-s*r;return o>l?(o+l)/2:Math.min(Math.max(e/2-n.extent.capHeight/2e3*r,o),l)}function isCut({width:e,height:t,border:n},r,{size:i,lines:s}){if(s.length>
0&&!(e>2*n&&t>2*n))return!0;let a=.1*i;return s.some(({text:o,x:l,y:h})=>{let{above:c,below:u}=reach(r,o);return l+r.width(o)/1e3*i>e-n+a||h+c*i>t-n+a||h-u*i<n-
a})}function firstBaseline(e,t,n,r){let{height:i,border:s}=e,a=i-paddingOf(e)-(t.extent.capHeight/1e3+ACCENT)*n,o=s+(reach(t,r.at(-1)??"").below+(r.length-1)*LEADING)*
n,l=i-s-reach(t,r[0]??"").above*n;return Math.max(a,Math.min(o,l))}function aligned(e,t,n,r){return r>n||e===0?t:t+(e===2?n-r:(n-r)/2)}var clusters=e=>e.match(new RegExp(
"\\P{M}\\p{M}*|\\p{M}+","gu"))??[];function wrap(e,t,n){let r=[];for(let i of t.split(`
`)){let s="",a=0;for(let o of i.match(/ *[^ ]+| +$/g)??[]){let l=e.width(o);if(a+l<=n){s+=o,a+=l;continue}let h=o.trimStart();for(s!==""&&r.push(s);;){let c=fitting(
e,h,n);if(c>=h.length)break;r.push(h.slice(0,c)),h=h.slice(c)}s=h,a=e.width(h)}r.push(s)}return r}function fitting(e,t,n){if(e.width(t)<=n)return t.length;let r=0,
i=0;for(let s of clusters(t)){if(i+=e.width(s),i>n&&r>0)break;r+=s.length}return r}function drawnText(e,t){let n=(0,chunk_2PSYXE6F_js_1.visible)(e).replace(/[\t\u2028\u2029]/g,
" ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return t==="several"?n:n.replace(/\n/g," ")}function textOfDrawing(e){return e.kind==="list"?e.rows.
texts.join(""):e.text.replace(/\n/g,"")}function layOut(e,t){switch(t.kind){case"line":return layOutLine(e,t.text);case"paragraph":return layOutParagraph(e,t.text);case"\
comb":return layOutComb(e,t.text,t.cells);case"list":return layOutList(e,t.rows.texts,t.rows.first)}}function firstRow(e,t,{texts:n,chosen:r,first:i}){let s=Math.
max(Math.floor(visibleRows(e,t)),1),[a]=r,o=Math.max(n.length-s,0),l=a===void 0||a>=i&&a<i+s?i:a;return Math.min(Math.max(l,0),o)}function cutsValue(e,t,n,r){let i=n.
lines;if(t.kind==="list"){let{chosen:a,first:o}=t.rows;i=a.map(l=>n.lines[l-o])}let s=i.filter(a=>a!==void 0&&a.text.trim()!=="");return i.includes(void 0)||isCut(
e,r,{size:n.size,lines:s})}function drawText(e,t,n,r){let{font:i,name:s,colour:a}=r,o=[drawFrame(e),...t.kind==="comb"?[dividers(e,t.cells)]:[],"/Tx BMC"],l=n.lines.
filter(({text:f})=>f.trim()!==""),{border:h,width:c,height:u}=e;if(l.length>0&&c>2*h&&u>2*h){let f=[h,h,c-2*h,u-2*h].map(chunk_G2BQ3UI7_js_1.number).join(" ");o.
push("q",`${f} re W n`),t.kind==="list"&&o.push(highlights(e,t.rows,n.size)),o.push("BT",a,`/${s} ${(0,chunk_G2BQ3UI7_js_1.number)(n.size)} Tf`);let[d,g]=[0,0];
for(let p of l){let[m,w]=[rounded(p.x),rounded(p.y)];o.push(`${(0,chunk_G2BQ3UI7_js_1.number)(m-d)} ${(0,chunk_G2BQ3UI7_js_1.number)(w-g)} Td`,i.show(p.text,n.size)),
[d,g]=[m,w]}o.push("ET","Q")}return o.push("EMC"),o.filter(f=>f!=="").join(`
`)}var rounded=e=>Math.round(e*1e3)/1e3,SELECTED="0.6 0.757 0.855 rg";function highlights(e,{chosen:t,first:n},r){let{border:i,width:s,height:a}=e,o=r*LEADING,l=t.
filter(c=>c>=n&&a-i-(c-n)*o>i);if(l.length===0)return"";let h=l.map(c=>{let u=a-i-(c-n+1)*o;return`${[i,u,s-2*i,o].map(chunk_G2BQ3UI7_js_1.number).join(" ")} re`});
return[SELECTED,...h,"f"].join(`
`)}function dividers({width:e,height:t,line:n,borderColour:r,style:i},s){if(!r||n===0||i!=="S"&&i!=="D"||s>MOST_DIVIDERS)return"";let a=Array.from({length:s-1},
(o,l)=>{let h=(0,chunk_G2BQ3UI7_js_1.number)(e/s*(l+1));return`${h} 0 m ${h} ${(0,chunk_G2BQ3UI7_js_1.number)(t)} l`});return a.length>0?`${a.join(" ")} S`:""}var MOST_DIVIDERS=1e3,
COMPRESSED=600,CELLS=1e3,BULLETS=512,CENTRED=1,Appearances=class{constructor(e,t,n){this.document=e,this.model=t,this.values=n,this.fonts=new FieldFonts(e,t)}document;model;values;tooSmall=new Set;planned=[];fonts;resources=new Map;async plan(e){
let t=[];for(let r of e.widgets){let i=frameOf(this.document,r.dict);if(!i||e.kind==="button"&&(hasAppearance(this.document,r)||isInvisible(i)))continue;let s=await this.
planWidget(e,r,i);if(!s)return!1;t.push(s);let a=this.document.job.pace.step(8e3);a&&await a}this.planned.push(...t);let n=({widget:r,frame:i,wanted:s,layout:a,
selected:o})=>r.pages.length>0&&cutsValue(i,s,a,o.font);return e.kind!=="password"&&t.some(n)&&this.tooSmall.add(e),!0}async finish(){for(let{selected:e,layout:t}of this.
planned)for(let{text:n}of t.lines)e.font.use?.(n);await this.fonts.finish();for(let{widget:e,frame:t,wanted:n,layout:r,selected:i,colour:s}of this.planned){let{
font:a,name:o}=i,l=drawText(t,n,r,{font:a,name:o,colour:s}),h=r.lines.length===0?new chunk_RFKSFVTF_js_1.Dict:this.resourcesOf(o,a.resource);this.document.edit(
e.number),e.dict.set("AP",new chunk_RFKSFVTF_js_1.Dict([["N",this.document.add(formOf(t,l,h))]]));let c=this.document.job.pace.step(4e3);c&&await c}}drawStates(e,t){
for(let{widget:n,state:r,missing:i}of t.all){let s=i?frameOf(this.document,n.dict):void 0;if(!s)continue;let a=s.caption instanceof chunk_RFKSFVTF_js_1.Str?(0,chunk_A3G3W6M6_js_1.
latin)(s.caption.bytes):"",o=isMarkStyle(a)?a:e.kind==="radio"?"l":"4",l=e.kind==="radio"&&o==="l",{colour:h}=readDefaultAppearance(this.defaultAppearance(n)),c=new chunk_RFKSFVTF_js_1.
Dict(this.document.dict(n.dict.get("AP"))),u=this.document.resolve(c.get("N")),f=new chunk_RFKSFVTF_js_1.Dict(u instanceof chunk_RFKSFVTF_js_1.Dict?u:[]),d=g=>this.
document.add(formOf(s,drawButton(s,o,g,l,h),new chunk_RFKSFVTF_js_1.Dict));f.set(r,d(!0)),f.has("Off")||f.set("Off",d(!1)),c.set("N",f),this.document.edit(n.number),
n.dict.set("AP",c)}}defaultAppearance(e){let t=this.model.inherited(e.node,"DA");return t instanceof chunk_RFKSFVTF_js_1.Str?(0,chunk_A3G3W6M6_js_1.latin)(t.bytes):
""}async planWidget(e,t,n){let{font:r,size:i,colour:s,spacing:a,stretch:o}=readDefaultAppearance(this.defaultAppearance(t)),l=e.kind==="button"?this.caption(n):
this.wanted(e,t);e.kind==="password"&&(l={kind:"line",text:"•".repeat([...textOfDrawing(l)].slice(0,BULLETS).length)});let h=await this.fonts.select(t,r,textOfDrawing(
l));if(!h)return;let c=i>0?a/i*1e3:0,u=c!==0||o!==1?{name:h.name,font:new SpacedFont(h.font,c,o)}:h;if(l.kind==="list"){let g=firstRow(n,i,l.rows);g!==l.rows.first&&
this.scroll(e,g),l={kind:"list",rows:{...l.rows,first:g}}}let f=e.kind==="button"?CENTRED:this.model.integer(t.node,"Q"),d=textOfDrawing(l)===""?{size:i||12,lines:[]}:
layOut({frame:n,font:u.font,size:i,quadding:f},l);return{widget:t,frame:n,wanted:l,layout:d,selected:u,colour:s}}caption({caption:e}){return{kind:"line",text:drawnText(
(0,chunk_A3G3W6M6_js_1.fieldText)(this.document,e)??"","one")}}wanted(e,t){let{document:n,model:r,values:i}=this;if(e.kind==="list"){let l=i.choices(e),h=new Set(
i.chosen(e)),c=r.integer(e.nodes[0],"TI");return{kind:"list",rows:{texts:l.map(({display:u})=>drawnText(u,"one")),chosen:l.flatMap(({value:u},f)=>h.has(u)?[f]:[]),
first:Math.min(Math.max(c,0),Math.max(l.length-1,0))}}}if(e.kind==="dropdown"){let[l]=i.chosen(e),h=i.choices(e).find(c=>c.value===l)?.display??l??"";return{kind:"\
line",text:drawnText(h,"one")}}let s=(0,chunk_A3G3W6M6_js_1.fieldText)(n,r.inherited(t.node,"V"))??"";if((e.flags&chunk_A3G3W6M6_js_1.MULTILINE)!==0&&e.kind==="\
text")return{kind:"paragraph",text:drawnText(s,"several")};let a=r.integer(t.node,"MaxLen"),o=drawnText(s,"one");return e.flags&chunk_A3G3W6M6_js_1.COMB&&a>0&&a<=
CELLS&&e.kind==="text"?{kind:"comb",text:o,cells:a}:{kind:"line",text:o}}scroll(e,t){for(let{number:n,dict:r}of e.nodes)this.document.edit(n),t>0?r.set("TI",t):
r.delete("TI")}resourcesOf(e,t){let n=this.resources.get(t);n||this.resources.set(t,n=new Map);let r=n.get(e);return r||n.set(e,r=new chunk_RFKSFVTF_js_1.Dict([
["Font",new chunk_RFKSFVTF_js_1.Dict([[e,t]])]])),r}},hasAppearance=(e,{dict:t})=>e.dict(t.get("AP"))?.has("N")===!0,isInvisible=({background:e,borderColour:t,caption:n})=>e===
void 0&&t===void 0&&n===null;exports.Appearances=Appearances;function formOf(e,t,n){let r=matrixOf(e),i=new chunk_RFKSFVTF_js_1.Dict([["Type",new chunk_RFKSFVTF_js_1.
Name("XObject")],["Subtype",new chunk_RFKSFVTF_js_1.Name("Form")],["BBox",[0,0,exact(e.width),exact(e.height)]],...r?[["Matrix",r.map(exact)]]:[],["Resources",n]]),
s=Buffer.from(t,"latin1");return s.length<COMPRESSED?new chunk_RFKSFVTF_js_1.Stream(i,s):(i.set("Filter",new chunk_RFKSFVTF_js_1.Name("FlateDecode")),new chunk_RFKSFVTF_js_1.
Stream(i,(0,chunk_RFKSFVTF_js_1.deflate)(s)))}var exact=e=>Math.round(e*1e4)/1e4;function unknownNote(e){if(e.length===0)return[];let t=e.length===1?"One name i\
s":`${e.length} names are`;return[{code:"unknown_fields_ignored",message:(0,chunk_VKB5CSQM_js_1.closed)(`${t} not in the form and not used: ${(0,chunk_UTTXRBHO_js_1.
listed)(e)}`)}]}function unfilledNote(e){if(e.length===0)return[];let t=e.length===1?"One field":`${e.length} fields`;return[{code:"fields_not_filled",message:(0,chunk_VKB5CSQM_js_1.
closed)(`${t} of the form got no value: ${(0,chunk_UTTXRBHO_js_1.listed)(e)}`)}]}function tooSmallNote(e,t){if(e.length===0)return[];let n=e.length===1?"One fie\
ld is too small for its value":`${e.length} fields are too small for their values`,r=t?"The rest is lost with the fields: shorten the values first.":"The form s\
tores the whole values.";return[{code:"value_cut_off",message:`${n}, and only a part shows: ${(0,chunk_UTTXRBHO_js_1.listed)(e.map(({name:i})=>i))}. ${r}`}]}function leftNote(e){
return e.length===0?[]:[{code:"appearance_left_to_viewer",message:`No available font has all characters of ${e.length===1?"one field":`${e.length} fields`}: ${(0,chunk_UTTXRBHO_js_1.
listed)(e.map(({name:t})=>t))}. The values are stored. Viewers that draw fields show them, and may draw the other fields again; other viewers leave them blank.`}]}
function mayShow(e,t,n){if(t.kind!=="text"||typeof n!="string"||(0,chunk_A3G3W6M6_js_1.hasValueScripts)(e,t))return!0;let r=n.replace(BLANKS2,"");return ASCII.test(
r)?t.widgets.every(({dict:i})=>{let s=e.resolve(e.dict(i.get("AP"))?.get("N"));if(!(s instanceof chunk_RFKSFVTF_js_1.Stream))return!0;let a=e.decodedPart(s),o=a?.
whole?textIn(a.data):void 0;return o===void 0||!ASCII.test(o)||o===r}):!0}var BLANKS2=/[\s\b]+/g,ASCII=/^[!-~]*$/;function textIn(e){let t=new chunk_KLP35QH2_js_1.
ContentTokens(e),n="";for(let r=t.next(!0);r!==chunk_KLP35QH2_js_1.END;r=t.next(!0))if(r===chunk_KLP35QH2_js_1.STRING)n+=Buffer.from((0,chunk_I24CHX2T_js_1.readString)(
e,t.start,t.end)).toString("latin1");else if(r===chunk_KLP35QH2_js_1.HEX_STRING||r===chunk_KLP35QH2_js_1.KEYWORD&&(t.code===DRAW||t.code===IMAGE))return;return n.
replace(BLANKS2,"")}var DRAW=(0,chunk_KLP35QH2_js_1.codeOf)("Do"),IMAGE=(0,chunk_KLP35QH2_js_1.codeOf)("BI");async function fillFields(e,t,n,r,{unknownFields:i,
flatten:s}){let{assignments:a,unknown:o,issues:l}=new chunk_A3G3W6M6_js_1.Assigner(e,t,n).assign(r,i);if(l.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(
l);let h=new Appearances(e,t,n),c=[];for(let p of a){let{field:m,same:w}=p;if(w&&isText(m)&&isDrawn(e,n,m)&&mayShow(e,m,n.of(m)))continue;c.push(p),write(e,t,n,
h,p);let b=e.job.pace.step(3e3);b&&await b}let u=new Set(c.map(({field:p})=>p)),f=await draw(e,t,n,h,{fields:u,missing:s});if(f.length>0&&s)throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)([{field:"values",message:`no available font has all characters of ${(0,chunk_UTTXRBHO_js_1.quoted)(f.slice(0,10).map(({name:p})=>p))}, so the\
y cannot become content of the page; leave out flatten, and viewers will show these fields`}]);let d=new Set(a.map(({field:p})=>p)),g=t.fields.filter(p=>(0,chunk_A3G3W6M6_js_1.
isFillable)(p)&&!d.has(p)).map(({name:p})=>p);return{notes:[...unknownNote(o),...i==="ignore"?unfilledNote(g):[],...leftNote(f),...tooSmallNote([...h.tooSmall],
s),...(0,chunk_A3G3W6M6_js_1.scriptNotes)(e,t,[...u],c.some(({same:p})=>!p))],unusedKeys:o,unfilledFields:g,filled:a.length}}async function draw(e,t,n,r,{fields:i=new Set,
missing:s}){let a=t.needsAppearances,o=[];for(let h of t.fields){let c=s&&lacksAppearance(e,h);if(!(!a&&!i.has(h)&&!c)){if(isText(h)||h.kind==="button"){if(await r.
plan(h))continue;s&&!i.has(h)&&isDrawn(e,n,h)||o.push(h)}else if(h.kind==="checkbox"||h.kind==="radio"){(0,chunk_A3G3W6M6_js_1.buttonStates)(e,t,h).all.some(f=>f.
missing)&&drawMissing(e,t,r,h),a&&!i.has(h)&&showValue(e,t,h);let u=e.job.pace.step(3e3);u&&await u}}}await r.finish();for(let h of o)i.has(h)&&dropAppearances(
e,h);let{form:l}=t;return l&&(o.length>0||a)&&(e.edit(l.holder),o.length>0?l.dict.set("NeedAppearances",!0):l.dict.delete("NeedAppearances")),o}var isText=({kind:e})=>e===
"text"||e==="password"||e==="dropdown"||e==="list";function drawMissing(e,t,n,r){let i=(0,chunk_A3G3W6M6_js_1.buttonStates)(e,t,r),s=t.inherited(r.nodes[0],"V");
n.drawStates(r,i);for(let{widget:a,state:o,missing:l}of i.all)l&&(e.edit(a.number),a.dict.set("AS",new chunk_RFKSFVTF_js_1.Name((0,chunk_RFKSFVTF_js_1.isName)(s,
o)?o:"Off")))}function showValue(e,t,n){let r=(0,chunk_A3G3W6M6_js_1.stateOf)(e,t,n),i=t.inherited(n.nodes[0],"V")!==null,s=a=>r===void 0||(0,chunk_A3G3W6M6_js_1.
hasState)(e,a,r);i&&n.widgets.some(s)&&(0,chunk_A3G3W6M6_js_1.setState)(e,n,r,meant(e,n,r))}function write(e,t,n,r,{field:i,assigned:s,same:a}){if(i.kind==="che\
ckbox"||i.kind==="radio"){if(s.kind==="kept"){let o=(0,chunk_A3G3W6M6_js_1.stateOf)(e,t,i);(0,chunk_A3G3W6M6_js_1.setState)(e,i,o,meant(e,i,o))}else writeState(
e,t,r,i,s.kind==="state"?s.state:void 0,a);return}for(let o of i.nodes)if(e.edit(o.number),o.dict.delete("RV"),s.kind!=="kept")if(o.dict.delete("I"),s.kind==="t\
ext")o.dict.set("V",(0,chunk_A3G3W6M6_js_1.textValue)(s.text));else if(s.kind==="choices"){let l=s.values.map(chunk_A3G3W6M6_js_1.textValue);o.dict.set("V",l.length===
1?l[0]:l);let h=new Set(s.values),c=n.choices(i).flatMap(({value:u},f)=>h.has(u)?[f]:[]);c.length>0&&o.dict.set("I",c)}else o.dict.delete("V"),t.inherited(o,"V")!==
null&&o.dict.set("V",(0,chunk_A3G3W6M6_js_1.textValue)(""));for(let{node:o,number:l}of i.widgets)i.nodes.includes(o)||!(o.dict.has("V")||o.dict.has("RV"))||(e.edit(
l),o.dict.delete("V"),o.dict.delete("RV"))}function writeState(e,t,n,r,i,s){let a=(0,chunk_A3G3W6M6_js_1.buttonStates)(e,t,r);i&&a.all.some(({missing:o})=>o)&&n.
drawStates(r,a),(0,chunk_A3G3W6M6_js_1.setState)(e,r,i?.state,meant(e,r,i?.state,s?void 0:i?.widget))}function meant(e,t,n,r){if(n===void 0||t.kind!=="radio"||t.
flags&chunk_A3G3W6M6_js_1.RADIOS_IN_UNISON)return()=>!0;let i=t.widgets.filter(a=>(0,chunk_A3G3W6M6_js_1.hasState)(e,a,n)),s=r??i.find(({dict:a})=>(0,chunk_RFKSFVTF_js_1.
isName)(e.resolve(a.get("AS")),n))??i[0];return a=>a===s}function isDrawn(e,t,n){let r=t.of(n)!==null;return n.widgets.every(({dict:i})=>{let s=e.resolve(e.dict(
i.get("AP"))?.get("N"));if(s instanceof chunk_RFKSFVTF_js_1.Dict)return!0;if(!(s instanceof chunk_RFKSFVTF_js_1.Stream))return frameOf(e,i)===void 0;if(!r)return!0;
try{return SHOWS.test(Buffer.from(e.decoded(s)).toString("latin1"))}catch{return!1}})}var SHOWS=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,lacksAppearance=(e,t)=>t.kind!=="si\
gnature"&&t.widgets.some(n=>!hasAppearance(e,n));function dropAppearances(e,t){for(let{number:n,dict:r}of t.widgets)e.edit(n),r.delete("AP")}
