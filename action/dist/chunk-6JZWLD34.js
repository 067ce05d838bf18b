var I=Object.defineProperty;var Xe=Object.getOwnPropertyDescriptor;var Ye=Object.getOwnPropertyNames;var Ve=Object.prototype.hasOwnProperty;var et=(e,t)=>{for(var s in t)I(e,s,{get:t[s],enumerable:!0})},tt=(e,t,s,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Ye(t))!Ve.call(e,r)&&r!==
s&&I(e,r,{get:()=>t[r],enumerable:!(n=Xe(t,r))||n.enumerable});return e};var st=e=>tt(I({},"__esModule",{value:!0}),e);var Ht={};et(Ht,{A:()=>Le,B:()=>te,C:()=>Je,D:()=>Ke,E:()=>Te,a:()=>Re,b:()=>De,c:()=>qe,d:()=>C,e:()=>V,f:()=>ee,g:()=>He,h:()=>Ze,i:()=>_e,j:()=>M,k:()=>Ge,l:()=>Qe,
m:()=>J,n:()=>K,o:()=>X,p:()=>ze,q:()=>G,r:()=>Q,s:()=>je,t:()=>Y,u:()=>We,v:()=>Ne,w:()=>O,x:()=>Ee,y:()=>Pe,z:()=>Fe});module.exports=st(Ht);var h=require("./chunk-5ZFEDNQN.js"),
w=require("./chunk-QRJR6VSZ.js"),x=require("./chunk-R44M4XJR.js"),Ie=require("node:crypto"),nt=16,ne=64*1024*1024,Re=class{entries=new Map;bytes=0;get(e){let t=this.
entries.get(e);if(t)return this.entries.delete(e),this.entries.set(e,t),t.value}put(e,t,s){if(!(s>ne))for(this.drop(e),this.entries.set(e,{value:t,bytes:s}),this.
bytes+=s;this.bytes>ne||this.entries.size>nt;)this.drop(this.entries.keys().next().value)}drop(e){this.bytes-=this.entries.get(e)?.bytes??0,this.entries.delete(
e)}};function De(e,...t){let s=(0,Ie.createHash)("sha256").update(e);for(let n of t){let r=n instanceof Uint8Array?n:Buffer.from(JSON.stringify(n??null));s.update(
`
${r.length}
`).update(r)}return s.digest("base64")}var rt=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanagari","Bengali","Gurmukhi","Gujara\
ti","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mongolian"],re=rt.map(e=>({script:e,
pattern:new RegExp(`\\p{Script=${e}}`,"u")})),it=new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),ie=/[\u202a-\u202e\u2066-\u2069]/u;function ze(e){return/[\u0590-\u{10ffff}]/u.
test(e)?ie.test(e)||re.some(({pattern:t})=>t.test(e)):!1}var G=e=>e.normalize("NFC").replace(it,"");function Q(e){return G(e).trim()}function je(e,t){if(ie.test(
e))return"has characters that change the direction of writing; a watermark runs from left to right";let s=new Set,n=new Set;for(let i of Q(e)){let a=re.find(({pattern:o})=>o.
test(i));a&&n.add(a.script),(a||!t(i.codePointAt(0)??0))&&s.add(i)}if(s.size===0)return;let r=[...s].map(at).join(", ");return n.size>0?`is written in ${[...n].
join(" and ")} script, which a watermark cannot show correctly: ${r}. ${ae}`:`has characters that the watermark's font lacks: ${r}. ${ae}`}var ae="Use Latin, Gr\
eek or Cyrillic letters, digits and punctuation";function at(e){let t=`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`;return/[\p{Mark}\p{Separator}\p{Other}]/u.
test(e)?t:`“${e}” (${t})`}function O({box:[e,t,s,n],rotation:r}){let i=s-e,a=n-t;return r%180===0?{width:i,height:a}:{width:a,height:i}}function Ee({box:[e,
t,s,n],rotation:r}){switch(r){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,s,t];case 180:return[-1,0,0,-1,s,n];case 270:return[0,-1,1,0,e,n]}}function Pe(e,t){
let{width:s,height:n}=O(e),r=t*72/e.userUnit,i={width:s-2*r,height:n-2*r,inset:r};return i.width>0&&i.height>0?i:void 0}function ot(e,t){if(t===void 0)return e;
let[s,n,r,i]=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])];return s<r&&n<i?[s,n,r,i]:e}function ht([e,t,s,n]){return[Math.min(
e,s),Math.min(t,n),Math.max(e,s),Math.max(t,n)]}function Fe(e,t){let[s,n,r,i,a,o]=e,[l,u,c,m,d,f]=t;return[s*l+n*c,s*u+n*m,r*l+i*c,r*u+i*m,a*l+o*c+d,a*u+o*m+f]}
var R=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)));function Le(e,t){let{width:s,height:n}=O(t),r=R(Math.min(s,n)/2,t);return`leaves no room on page\
 ${e+1}, which is ${R(s,t)} × ${R(n,t)} inches; it must be less than ${r}`}var J=-1,oe=1,he=2,b=0,lt=1,le=2,K=class{marks=new Int32Array(3*256);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(
64);depth=0;integers=0;first=0;firstStart=0;second=0;secondStart=0;expected=b;reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=
this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}open(e,t){if(e>=this.opened.length){let s=new Uint8Array(this.opened.length*2);s.set(this.opened),this.opened=
s}this.opened[e]=t}add(e,t,s){if(this.used+3>this.marks.length){let n=new Int32Array(this.marks.length*2);n.set(this.marks),this.marks=n}this.marks[this.used]=e>
2147483647?0:e,this.marks[this.used+1]=t,this.marks[this.used+2]=s,this.used+=3}value(e,t,s){for(this.depth=this.integers=0,this.expected=b;t<s;){let n=e[t];switch(h.a[n]){case 1:
t++;continue;case 3:this.integers=0,t++;continue;case 0:t=n>=48&&n<=57?this.number(e,t,s):this.word(e,t,s);break;default:if(n===37){t=(0,h.c)(e,t,s);continue}if(this.
integers=0,n===62&&e[t+1]!==62){t++;continue}t=this.delimited(n,e,t,s)}if(t<0||this.depth===0)return t}return-1}number(e,t,s){let n=t,r=0,i=e[t];do r=r*10+(i-48),
i=e[++t];while(i>=48&&i<=57);return t<s&&h.a[i]===0?this.notAnInteger(e,t,s):t>s?-1:this.depth===0?this.scalarOrReference(e,r,n,t,s):(this.first=this.second,this.
firstStart=this.secondStart,this.second=r,this.secondStart=n,this.integers<2&&this.integers++,this.expected===le&&(this.length=r,this.lengthRef=-1,this.lengthStart=
n,this.lengthEnd=t),this.expected=b,t)}notAnInteger(e,t,s){return e[t]===82&&this.integers>0&&this.depth>0&&D(e,t+1,s)?(this.reference(this.second,this.secondStart,
t+1),t+1):(this.integers=0,this.expected=b,(0,h.h)(e,t+1,s))}word(e,t,s){let n=e[t];if(n===82&&this.integers===2&&D(e,t+1,s))return this.reference(this.first,this.
firstStart,t+1),t+1;let r=(0,h.h)(e,t+1,s);return this.integers=0,this.expected=b,n===101&&ut(e,t,r)?-1:r}reference(e,t,s){this.add(e,t,s),this.lengthStart===t&&
(this.lengthRef=e,this.lengthEnd=s),this.integers=0}delimited(e,t,s,n){switch(e){case 47:return this.name(t,s+1,n);case 60:return this.expected=b,t[s+1]!==60?this.
string(s,(0,h.e)(t,s,n)):(this.open(this.depth++,he),s+2);case 62:return--this.depth<0||this.opened[this.depth]!==he||s+2>n?-1:s+2;case 91:return this.expected=
b,this.open(this.depth++,oe),s+1;case 93:return--this.depth<0||this.opened[this.depth]!==oe?-1:s+1;default:{this.expected=b;let r=(0,h.d)(t,s,n);return r>=n&&t[n-
1]!==41?-1:this.string(s,r)}}}name(e,t,s){let n=(0,h.h)(e,t,s);return this.depth!==1||this.expected!==b?this.expected=b:this.expected=n-t===6&&e[t]===76&&(0,h.i)(
e,t,"Length")?le:lt,n-t===9&&e[t]===66&&(0,h.i)(e,t,"ByteRange")&&(this.byteRange=!0),n}string(e,t){return this.strings&&this.add(J,e,t),t}scalarOrReference(e,t,s,n,r){
let i=(0,h.b)(e,n,r),a=i;for(;i<r&&(0,h.k)(e[i]);)i++;return i===a||(i=(0,h.b)(e,i,r),e[i]!==82||!D(e,i+1,r))?n:(this.add(t,s,i+1),i+1)}},X=class{at=new Int32Array(
64);used=0;close=-1;open=-1;scan=new K;locate(e,t,s){if(this.used=0,t=(0,h.b)(e,t,s),e[t]!==60||e[t+1]!==60)return!1;for(this.open=t+=2;(t=(0,h.b)(e,t,s))<s;){let n=e[t];
if(n===62)return this.close=t,e[t+1]===62;if(n!==47)return!1;let r=++t;for(;t<s&&h.a[e[t]]===0;t++)if(e[t]===35)return!1;let i=t,a=t=(0,h.b)(e,t,s);if(e[t]===62||
(this.scan.reset(),t=this.scan.value(e,t,s),t<0))return!1;this.add(r,i,a,t)}return!1}add(e,t,s,n){if(this.used+4>this.at.length){let a=new Int32Array(this.at.length*
2);a.set(this.at),this.at=a}let{at:r,used:i}=this;r[i]=e,r[i+1]=t,r[i+2]=s,r[i+3]=n,this.used=i+4}find(e,t){for(let s=this.used-4;s>=0;s-=4){let n=this.at[s];if(this.
at[s+1]-n!==t.length)continue;let r=!0;for(let i=0;r&&i<t.length;i++)r=e[n+i]===t.charCodeAt(i);if(r)return s}return-1}},D=(e,t,s)=>t>=s||h.a[e[t]]!==0;function ut(e,t,s){
return s-t===6&&(0,h.i)(e,t,"endo")||s-t===9&&(0,h.i)(e,t,"ends")}var ct=[0,0,612,792],ue=(e,t)=>ce(e,e.pages.attribute(t,"MediaBox"))??ct;function dt(e,t){let{
pages:s}=e,n=e.resolve(e.entry(s.number(t),"UserUnit"));return{box:ot(ue(e,t),ce(e,s.attribute(t,"CropBox"))),rotation:ft(e.resolve(s.attribute(t,"Rotate"))),userUnit:typeof n==
"number"&&n>0?n:1}}function ce(e,t){let s=e.array(t)?.map(r=>e.resolve(r));if(s?.length!==4||!s.every(r=>typeof r=="number"&&Number.isFinite(r)))return;let n=ht(
s);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function ft(e){let t=typeof e=="number"?(e%360+360)%360:0;return t===90||t===180||t===270?t:0}async function Te(e,t){let s=new gt(
e),n=[];for(let r of t){n.push(s.page(r-1));let i=e.job.pace.step(600);i&&await i}return{kinds:s.kinds,pages:n}}var mt=2e3,de=128,gt=class{constructor(e){this.document=
e}document;kinds=[];kindOf=new Map;recognised=new Map;dictionaries=new Map;entries=new X;bytes=Buffer.alloc(0);page(e){let{document:t,entries:s}=this,n=t.pages.
number(e),r=t.place(n);if(!r||!s.locate(r.bytes,r.start,r.end)){let m=t.pages.attribute(e,"Resources");return{index:e,kind:this.kind(e),contents:t.entry(n,"Cont\
ents"),resources:m,form:0}}(this.bytes.buffer!==r.bytes.buffer||this.bytes.byteOffset!==r.bytes.byteOffset)&&(this.bytes=(0,h.n)(r.bytes));let i=`${this.text("M\
ediaBox")}|${this.text("CropBox")}|${this.text("Rotate")}|${this.text("UserUnit")}`,[a,o]=[this.text("Contents"),this.text("Resources")],l=this.skeleton(),u=fe(
a)??(a===""?void 0:t.entry(n,"Contents")),c=fe(o)??this.dictionary(e,o);return l=this.look(u,l),l=(0,h.w)(c)?this.look(c,l):bt(o.slice(0,de),l),{index:e,kind:this.
recognise(e,i),contents:u,resources:c,form:l}}text(e){let{at:t}=this.entries,s=this.entries.find(this.bytes,e);return s<0?"":this.bytes.toString("latin1",t[s+2],
t[s+3])}dictionary(e,t){let{document:s}=this;return t===""?s.pages.inheritedBy(e).Resources:t.length>mt||s.security?s.entry(s.pages.number(e),"Resources"):(this.
dictionaries.has(t)||this.dictionaries.set(t,s.entry(s.pages.number(e),"Resources")),this.dictionaries.get(t))}recognise(e,t){let s=this.document.pages.inheritedBy(
e),n=this.recognised.get(s);n||this.recognised.set(s,n=new Map);let r=n.get(t);return r===void 0&&n.set(t,r=this.kind(e)),r}kind(e){let t=dt(this.document,e),s=`${t.
box.join(" ")} ${t.rotation} ${t.userUnit}`,n=this.kindOf.get(s);return n===void 0&&this.kindOf.set(s,n=this.kinds.push(t)-1),n}skeleton(){let{at:e,used:t}=this.
entries,s=pt;for(let n=0;n<t;n+=4)s=z(this.bytes,e[n]-1,e[n+2]+1,s);return s}look(e,t){let s=(0,h.w)(e)?this.document.place(e.number):void 0;return s?z(s.bytes,
s.start,Math.min(s.end,s.start+de),t):t}};function fe(e){let t=/^(\d+) (\d+) R$/.exec(e);return t?new h.r(Number(t[1]),Number(t[2])):void 0}var pt=2166136261,yt=16777619;
function z(e,t,s,n){let r=n;for(let i=t;i<s;i++){let a=e[i];if(!(a>=48&&a<=57)){if(a===62&&e[i+1]===62)break;r=Math.imul(r^a,yt)}}return r}var bt=(e,t)=>z(Buffer.
from(e,"latin1"),0,e.length,t);function Y(e,t){let s=new Set,n="",r=0;for(let i=e.indexOf("<");i>=0;){let a=me(e,i);if(!a||s.size>wt)break;let o=a.end;a.kind!==
"end"&&!s.has(a.name)&&t(a.name,e.slice(i,a.end),i)&&(a.kind==="start"&&(o=xt(e,a)),o<0?(s.add(a.name),o=a.end):(n+=e.slice(r,i),r=o)),i=e.indexOf("<",o)}return n+
e.slice(r)}var wt=20;function me(e,t){let s=e.indexOf(">",t);if(s<0)return;let n=e[t+1]==="/",r=n?t+2:t+1,i=r;for(;r<s&&!` 	\r
/`.includes(e[r]);)r++;return{name:e.slice(i,r),kind:n?"end":e[s-1]==="/"?"empty":"start",end:s+1}}function xt(e,t){let s=1;for(let n=e.indexOf("<",t.end);n>=0;){
let r=me(e,n);if(!r)return-1;if(r.name===t.name&&r.kind!=="empty"&&(s+=r.kind==="end"?-1:1),s===0)return r.end;n=e.indexOf("<",r.end)}return-1}function We(e){let t=ge(
e),s=n=>new RegExp(`${n}:part\\s*(?:=\\s*["']|>)\\s*(\\d)`).exec(t)?.[1];return{archive:s("pdfaid"),accessible:s("pdfuaid")}}function Ne(e,t=["pdfaid","pdfuaid"]){
let s=e.catalog.get("Metadata"),n=e.resolve(s);if(!(0,h.w)(s)||!(n instanceof h.u))return!1;let r=ge(e),i=r;for(let o of t)i=i.replace(new RegExp(`\\s?${o}:\\w+\\\
s*=\\s*(?:"[^"]*"|'[^']*')`,"g"),""),i=Y(i,l=>l.startsWith(`${o}:`));if(i===r)return!1;let a=new h.t([...n.dict].filter(([o])=>o!=="Filter"&&o!=="DecodeParms"&&
o!=="Length"));return e.put(s,new h.u(a,Buffer.from(i,"latin1"))),!0}function ge(e){let t=e.resolve(e.catalog.get("Metadata"));if(!(t instanceof h.u))return"";try{
return Buffer.from(e.decoded(t)).toString("latin1")}catch{return""}}var qe={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,
allowance:32*1024*1024,parsing:20,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,parts:1e4,partBytes:2**31,nodes:5e6};function C(e,t,s,n="file"){return new x.b(
"limit_exceeded",t,{issues:[{field:n,message:`${t}.`}],advice:`${s} (limit: ${e})`})}var V=class{memory;get bytes(){return this.memory??=new Uint8Array(kt)}},kt=1<<
20,ee=class{memory;length=0;constructor(e){this.memory=Buffer.allocUnsafeSlow(Math.max(e,256))}get bytes(){return this.memory.subarray(0,this.length)}clear(){this.
length=0}from(e){return this.memory.subarray(e,this.length)}reserve(e){let t=this.length+e;if(t<=this.memory.length)return;let s=Buffer.allocUnsafeSlow(Math.max(
t,Math.ceil(this.memory.length*1.5)));s.set(this.bytes),this.memory=s}copy(e,t,s){let n=s-t;this.reserve(n);let{memory:r}=this;if(n<40){let i=this.length;for(let a=t;a<
s;a++)r[i++]=e[a]}else r.set(e.subarray(t,s),this.length);this.length+=n}text(e){this.reserve(e.length);let{memory:t}=this,s=this.length;for(let n=0;n<e.length;n++)
t[s++]=e.charCodeAt(n);this.length=s}integer(e){this.reserve(20);let{memory:t}=this,s=pe(e);for(let n=this.length+s-1;n>=this.length;n--){let r=Math.floor(e/10);
t[n]=48+(e-r*10),e=r}this.length+=s}byte(e){this.reserve(1),this.memory[this.length++]=e}fill(e,t){this.reserve(e),t(this.memory,this.length),this.length+=e}},He=class{length=0;copy(e,t,s){
this.length+=s-t}text(e){this.length+=e.length}integer(e){this.length+=pe(e)}byte(){this.length++}fill(e){this.length+=e}};function pe(e){return e<10?1:e<100?2:
e<1e3?3:e<1e4?4:e<1e5?5:e<1e6?6:String(e).length}var ye={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},vt=new Set(
["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),Ze=e=>vt.has(ye[e]??e);function _e(e,t,s,n,r={found:!1}){switch(ye[e]??e){case"\
FlateDecode":return xe(Mt(t,n,r),s);case"LZWDecode":return xe($t(t,v(s?.get("EarlyChange"),1),n,r),s);case"ASCII85Decode":return Bt(t);case"ASCIIHexDecode":return(0,h.g)(
t,0,t.length);case"RunLengthDecode":return Ot(t,n);case"Crypt":return t;default:throw(0,x.d)("a stream that must be read uses a filter that is not supported")}}
var M=e=>(0,w.e)(e,{level:4,mem:3});async function Ge(e,t){if(e.length<=k)return M(e);let s=new ee(e.length>>2),n=new w.d({level:4,mem:3},r=>s.copy(r,0,r.length));
for(let r=0;r<e.length;r+=k){n.push(e.subarray(r,r+k),r+k>=e.length);let i=t.step(k*4);i&&await i}return s.bytes}var k=1<<19,Qe=e=>(0,w.e)(e,{level:0});function j({
stream:e,total:t},s){let n="It may be a decompression bomb; if it is not, have another program save it without compression";return s>e?C("streamBytes",`A stream\
 of the document expands to more than ${e} bytes`,n):C("expansion",`The streams of the document expand to more than ${t} bytes`,n)}var E=class{constructor(e){this.
budget=e}budget;chunks=[];size=0;consumed=0;push(e){if(this.size+=e.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=
this.size,j(this.budget,this.size);this.chunks.push(e)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];let e=new Uint8Array(
this.size),t=0;for(let s of this.chunks)e.set(s,t),t+=s.length;return e}},$=16384;function Mt(e,t,s){let n=0;for(;n<e.length&&n<4&&h.a[e[n]]===1;)n++;let r=(e[n]&
15)===8&&(e[n]<<8|e[n+1])%31===0;r||(s.found=!0);let i=St(e.subarray(r?n+2:0),t,s);if(i)return i;throw(0,x.d)("a compressed stream is damaged")}function St(e,t,s){
if(t.remaining<=0)throw j(t,0);let n=new E(t);if(e.length<=4*$){let i=(t.scratch??new V).bytes;try{let a=(0,w.c)(e,{out:i});if(a.length<i.length)return n.push(a.
slice()),n.finish()}catch(a){if(a instanceof x.b)throw a}}if(be(e,n,e.length))return n.finish();s.found=!0;let r=new E(t);return be(e,r,Math.floor(n.consumed/$)*
$),r.size===0?void 0:r.finish()}var At=16;function be(e,t,s){let n=new w.b(i=>{i.length&&t.push(i)}),r=s<e.length;try{for(let i=0;i<e.length;){let a=i<s?$:At;t.
consumed=i,n.push(e.subarray(i,i+a),!r&&i+a>=e.length),i+=a}}catch(i){if(i instanceof x.b)throw i;return!1}return!0}function $t(e,t,s,n){let r=new E(s),i=new Int16Array(
4096),a=new Uint8Array(4096),o=new Uint16Array(4096);for(let p=0;p<256;p++)a[p]=p,o[p]=1;let l=258,u=9,c=-1,m=0,d=0,f=new Uint8Array(65536),g=0;for(let p of e){
if(d=(d<<8|p)&16777215,m+=8,m<u)continue;m-=u;let y=d>>m&(1<<u)-1;if(y===257)break;if(y===256){l=258,u=9,c=-1;continue}let S=y<l&&(y<256||y>=258);if(!S&&(c<0||y!==
l)){n.found=!0;break}let U=S?o[y]:o[c]+1;g+U>f.length&&(r.push(f.subarray(0,g)),f=new Uint8Array(65536),g=0);let A=S?y:c,se=g+o[A];for(;se>g;)f[--se]=a[A],A=i[A];
S||(f[g+U-1]=f[g]),c>=0&&l<4096&&(i[l]=c,a[l]=f[g],o[l]=o[c]+1,l++),g+=U,c=y,l+t>=2048?u=12:l+t>=1024?u=11:l+t>=512?u=10:u=9}return r.push(f.subarray(0,g)),r.finish()}
function Bt(e){let t=e.length+5;for(let o of e)o===122&&(t+=3);let s=new Uint8Array(t),n=0,r=0,i=0,a=e[0]===60&&e[1]===126?2:0;for(;a<e.length;a++){let o=e[a];if(o===
126)break;if(h.a[o]!==1){if(o===122&&i===0){n+=4;continue}if(!(o<33||o>117)&&(r=r*85+(o-33),!(++i<5))){for(let l=24;l>=0;l-=8)s[n++]=Math.floor(r/2**l)&255;r=i=
0}}}if(i>1){for(let o=i;o<5;o++)r=r*85+84;for(let o=0;o<i-1;o++)s[n++]=Math.floor(r/2**(24-8*o))&255}return s.slice(0,n)}function Ot(e,t){let s=0;if(we(e,(i,a,o)=>s+=
a+o),s>t.stream||s>t.remaining)throw j(t,s);t.remaining-=s;let n=new Uint8Array(s),r=0;return we(e,(i,a,o)=>{for(let l=0;l<a;l++)n[r+l]=e[i+l];o>0&&n.fill(e[i],
r,r+o),r+=a+o}),n}function we(e,t){for(let s=0;s<e.length&&e[s]!==128;){let n=e[s++];if(s>=e.length)return;n<128?t(s,Math.min(n+1,e.length-s),0):t(s,0,257-n),s+=
n<128?n+1:1}}function xe(e,t){let s=v(t?.get("Predictor"),1);if(s<=1)return e;let n=P(v(t?.get("Colors"),1),1,32),r=P(v(t?.get("BitsPerComponent"),8),1,16),i=P(
v(t?.get("Columns"),1),1,1<<24),a=Math.max(1,n*r>>3),o=Math.ceil(n*r*i/8);return s===2?Ct(e,o,a,r):Ut(e,o,a)}function Ct(e,t,s,n){if(n!==8)return e;let r=e.slice();
for(let i=0;i<r.length;i+=t){let a=Math.min(i+t,r.length);for(let o=i+s;o<a;o++)r[o]=r[o]+r[o-s]}return r}function Ut(e,t,s){let n=Math.ceil(e.length/(t+1)),r=new Uint8Array(
e.length-n),i=0;for(let a=0;a<n;a++){let o=a*(t+1),l=e[o],u=Math.min(t,e.length-o-1),c=a*t,m=c-t;for(let d=0;d<u;d++){let f=e[o+1+d],g=d>=s?r[c+d-s]:0,p=a>0?r[m+
d]:0;switch(l){case 1:r[c+d]=f+g;break;case 2:r[c+d]=f+p;break;case 3:r[c+d]=f+(g+p>>1);break;case 4:{let y=a>0&&d>=s?r[m+d-s]:0;r[c+d]=f+It(g,p,y);break}default:
r[c+d]=f}}i=c+u}return r.subarray(0,i)}function It(e,t,s){let n=e+t-s,[r,i,a]=[Math.abs(n-e),Math.abs(n-t),Math.abs(n-s)];return r<=i&&r<=a?e:i<=a?t:s}var v=(e,t)=>typeof e==
"number"?Math.trunc(e):t,P=(e,t,s)=>Math.min(Math.max(e,t),s),B={states:0,marked:0,text:!1,excess:0,tail:""};function F(e){let t={net:0,low:0},s={net:0,low:0},n,
{tail:r,complete:i}=Oe(e,a=>{switch(a){case W:t.net++;break;case N:ke(t);break;case Se:s.net++;break;case Ae:ke(s);break;case ve:n=!0;break;case Me:n=!1;break}});
return{states:t,marked:s,text:n,tail:r,complete:i}}function L(e,{states:t,marked:s,text:n,tail:r}){return{states:Math.max(e.states+t.net,t.net-t.low),marked:Math.
max(e.marked+s.net,s.net-s.low),text:n??e.text,excess:e.excess+Math.max(0,-(e.states+t.low)),tail:r}}function T(e,t){let s=new Uint8Array(e),n=t;return Oe(e,(r,i)=>{
r===W?n++:r===N&&(n>0?n--:s[i]=32)}),s}function ke(e){--e.net<e.low&&(e.low=e.net)}var W=1,N=2,ve=3,Me=4,Se=5,Ae=6,[q,Rt,$e,H,Z,Be,Dt,zt,jt]=Array.from("BCDEIMQ\
Tq",e=>e.charCodeAt(0));function Oe(e,t){let s=e.length,n=[],r=0,i=!1,a=0;for(;r<s;){let o=e[r],l=h.a[o];if(l===1)r++;else if(l===0){let u=r;r=(0,h.h)(e,r+1,s);
let c=e[u+1];switch(r-u){case 1:o===jt?t(W,u):o===Dt&&t(N,u);break;case 2:if(c===zt)o===q?t(ve,u):o===H&&t(Me,u);else if(o===q&&c===Z)i=!0;else if(i&&o===Z&&c===
$e){if(i=!1,r=te(e,r+1,s),r>s)return{tail:`
EI`,complete:a};a=r}break;case 3:if(e[u+2]!==Rt)break;o===q&&(c===$e||c===Be)?t(Se,u):o===H&&c===Be&&t(Ae,u);break}(o>=65||o===39||o===34)&&!i&&n.length===0&&(a=
Math.min(r,s))}else if(o===40){let u=r;if(r=(0,h.d)(e,r,s),r===s)return{tail:Et(e,u)+n.reverse().join(""),complete:a}}else if(o===60&&e[r+1]!==60){if(r=(0,h.e)(
e,r,s),r===s&&e[s-1]!==62)return{tail:`>${n.reverse().join("")}`,complete:a}}else if(o===37)r=(0,h.c)(e,r,s);else if(o===47)r=(0,h.h)(e,r+1,s);else if(o===60||o===
91)n.push(o===60?`
>>`:`
]`),r+=o===60?2:1;else{let u=o===62&&e[r+1]===62;(u||o===93)&&n.pop(),r+=u?2:1}}return{tail:n.reverse().join("")+(i?`
ID
EI`:""),complete:a}}function Et(e,t){let s=0;for(let n=t;n<e.length;n++)e[n]===92?n++:e[n]===40?s++:e[n]===41&&s--;return")".repeat(s)}var Pt=12;function te(e,t,s){
for(let n=t;n+1<s;n++){if(e[n]!==H||e[n+1]!==Z||n>t&&h.a[e[n-1]]!==1)continue;let r=n+2;if(!(r<s&&h.a[e[r]]===0)&&e.subarray(r,r+Pt).every(Ft))return r}return s+
1}var Ft=e=>e>=32&&e<127||e===10||e===13||e===9||e===0,Lt=1e3,Tt=128,Wt=32,Ce=64,Nt="OctavoPageContent",Ue={balance:{states:{net:0,low:0},marked:{net:0,low:0},text:void 0,
tail:"",complete:0},isWhole:!0},Je=class{constructor(e){this.document=e}document;looks=new Map;made=new Map;forms=new Map;leavingOpen=new Set;async inspect(e){let{
job:t,suspect:s}=this.document,n=new Map;for(let{form:r,contents:i}of e){let a=n.get(r)??0;if(n.set(r,a+1),e.length>Lt&&!s&&a>=Tt&&a%Wt!==0||this.leavingOpen.has(
r))continue;let o=this.streamsOf(i),{states:l,marked:u,text:c,excess:m,tail:d}=this.open(o);(l||u||c||m||d||!this.isWhole(o))&&this.leavingOpen.add(r);let f=t.pace.
step(2e4);f&&await f}}isolated(e){let{contents:t,form:s}=e;if(!this.leavingOpen.has(s)){let o=(0,h.w)(t)&&this.isPlainStream(t);return{streams:[this.stream(`q
`),...o?[t]:this.streamsOf(t)],closing:_(B)}}let n=this.streamsOf(t),r=this.open(n),i=r.tail!==""||r.states>Ce||r.marked>Ce;if(n.every(o=>this.look(o)!==Ue)&&(i||
!this.isWhole(n)))return this.isTagged(e)?this.rewritten(n):this.asForm(e,n,r);let a=r.excess===0?n:this.withoutExcess(n);return{streams:[this.stream(`q
`),...a],closing:_(r)}}own({contents:e}){return(0,h.w)(e)&&this.isPlainStream(e)?[e]:this.streamsOf(e)}content(e){let t=e.flatMap((s,n)=>[...n>0?[qt]:[],this.decoded(
s)?.data??new Uint8Array(0)]);return Buffer.concat(t)}stream(e){let t=this.made.get(e);if(t)return t;let s=this.document.add(new h.u((0,h.z)({}),Buffer.from(e,"\
latin1")));return this.made.set(e,s),s}streamsOf(e){let{document:t}=this,s=n=>(0,h.w)(n)&&t.get(n)instanceof h.u;return s(e)?[e]:(t.array(e)??[]).filter(s)}isPlainStream({
number:e}){let t=this.document.place(e);if(t?.bytes!==this.document.bytes)return!1;let s=(0,h.b)(t.bytes,t.start,t.end);return t.bytes[s]===60&&t.bytes[s+1]===60}isTagged({
index:e}){return this.document.entry(this.document.pages.number(e),"StructParents")!==void 0}open(e){return e.reduce((t,s)=>L(t,this.look(s).balance),B)}isWhole(e){
return e.every(t=>this.look(t).isWhole)}look(e){let t=this.looks.get(e.number);if(t)return t;let s=this.decoded(e),n=s?{balance:F(s.data),isWhole:s.whole}:Ue;return this.
looks.set(e.number,n),n}decoded(e){let t=this.document.get(e);return t instanceof h.u?this.document.decodedPart(t):void 0}withoutExcess(e){let t=B;return e.map(
s=>{let n=t;t=L(t,this.look(s).balance);let r=t.excess>n.excess?this.decoded(s)?.data:void 0;return r?this.packed(T(r,n.states)):s})}asForm(e,t,s){let{document:n}=this,
r=(0,h.w)(e.resources)?e.resources.number:this.idOf(e.resources),i=ue(n,e.index),a=`${t.map(({number:l})=>l).join(" ")}|${r}|${i.join(" ")}`,o=this.forms.get(a);
if(!o){let l=this.content(t),u={Type:(0,h.A)("XObject"),Subtype:(0,h.A)("Form"),BBox:[...i],Resources:e.resources??(0,h.z)({}),Filter:(0,h.A)("FlateDecode")};o=
n.add(new h.u((0,h.z)(u),M(s.excess===0?l:T(l,0)))),this.forms.set(a,o)}return{streams:[],closing:"",form:{category:"XObject",name:Nt,ref:o}}}rewritten(e){let t=this.
content(e),s=t.subarray(0,F(t).complete),n=L(B,F(s)),r=n.excess===0?s:T(s,0);return{streams:[this.stream(`q
`),this.packed(r)],closing:_(n)}}packed(e){return this.document.add(new h.u((0,h.z)({Filter:(0,h.A)("FlateDecode")}),M(e)))}ids=new Map;idOf(e){let t=this.ids.get(
e)??`direct ${this.ids.size}`;return this.ids.set(e,t),t}},qt=Uint8Array.of(10);function _({states:e,marked:t,text:s,tail:n}){return`${n}${s?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(e+1)}
`}var Ke=class{constructor(e){this.document=e}document;copies=new Map;with(e,t){let s=(0,h.w)(e)?e.number:(0,h.v)(e)?e:void 0,n=this.copies.get(s);n||this.copies.
set(s,n=new Map);let r=t.length===1?String(t[0].ref.number):t.map(({ref:a})=>a.number).join(" "),i=n.get(r);return i||n.set(r,i=this.extend(this.document.dict(e)??
new h.t,t)),i}extend(e,t){let{document:s}=this,n=new h.t(e),r=new Map,i=t.map(a=>{let{category:o,ref:l}=a,u=r.get(o);u||r.set(o,u=new h.t(s.dict(e.get(o))));let c=a.
name;for(let m=2;u.has(c);m++)c=`${a.name}${m}`;return u.set(c,l),n.set(o,u),c});return{resources:s.add(n),names:i}}};0&&(module.exports={A,B,C,D,E,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
