var P=Object.defineProperty;var wt=Object.getOwnPropertyDescriptor;var vt=Object.getOwnPropertyNames;var xt=Object.prototype.hasOwnProperty;var kt=(e,t)=>{for(var s in t)P(e,s,{get:t[s],enumerable:!0})},Mt=(e,t,s,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of vt(t))!xt.call(e,i)&&i!==
s&&P(e,i,{get:()=>t[i],enumerable:!(n=wt(t,i))||n.enumerable});return e};var St=e=>Mt(P({},"__esModule",{value:!0}),e);var vs={};kt(vs,{A:()=>V,B:()=>ee,C:()=>te,D:()=>tt,E:()=>st,F:()=>nt,G:()=>it,H:()=>at,I:()=>se,J:()=>rt,K:()=>O,L:()=>ne,M:()=>oe,N:()=>he,O:()=>ft,P:()=>mt,Q:()=>gt,
R:()=>de,S:()=>fe,T:()=>pt,a:()=>Ke,b:()=>Qe,c:()=>ot,d:()=>W,e:()=>ie,f:()=>ae,g:()=>ht,h:()=>lt,i:()=>ct,j:()=>R,k:()=>ut,l:()=>dt,m:()=>le,n:()=>ce,o:()=>ue,
p:()=>B,q:()=>Je,r:()=>Ze,s:()=>Xe,t:()=>Y,u:()=>Ye,v:()=>C,w:()=>Ve,x:()=>re,y:()=>et,z:()=>U});module.exports=St(vs);var h=require("./chunk-5ZFEDNQN.js"),x=require("./chunk-QRJR6VSZ.js"),
M=require("./chunk-UD3SQP3P.js"),He=require("node:crypto"),$t=16,me=64*1024*1024,Ke=class{entries=new Map;bytes=0;files=new WeakMap;get(e){let t=this.entries.get(
e);if(t)return this.entries.delete(e),this.entries.set(e,t),t.value}put(e,t,s){if(!(s>me))for(this.drop(e),this.entries.set(e,{value:t,bytes:s}),this.bytes+=s;this.
bytes>me||this.entries.size>$t;)this.drop(this.entries.keys().next().value)}async ofFile(e,t,s){let n=this.files.get(e);if(n?.has(t))return n.get(t);let i=await s();
return this.files.set(e,(n??new Map).set(t,i)),i}drop(e){this.bytes-=this.entries.get(e)?.bytes??0,this.entries.delete(e)}};function Qe(e,...t){let s=(0,He.createHash)(
"sha256").update(e);for(let n of t){let i=n instanceof Uint8Array?n:Buffer.from(JSON.stringify(n??null));s.update(`
${i.length}
`).update(i)}return s.digest("base64")}function B({box:[e,t,s,n],rotation:i}){let a=s-e,r=n-t;return i%180===0?{width:a,height:r}:{width:r,height:a}}function Je({
box:[e,t,s,n],rotation:i}){switch(i){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,s,t];case 180:return[-1,0,0,-1,s,n];case 270:return[0,-1,1,0,e,n]}}function Ze(e,t){
let{width:s,height:n}=B(e),i=t*72/e.userUnit,a={width:s-2*i,height:n-2*i,inset:i};return a.width>0&&a.height>0?a:void 0}function At(e,t){if(t===void 0)return e;
let[s,n,i,a]=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])];return s<i&&n<a?[s,n,i,a]:e}function Bt([e,t,s,n]){return[Math.min(
e,s),Math.min(t,n),Math.max(e,s),Math.max(t,n)]}function Xe([e,t,s,n,i,a]){let r=e*n-t*s,[o,l,c,u]=[n/r,-t/r,-s/r,e/r];return[o+0,l+0,c+0,u+0,-(i*o+a*c)+0,-(i*l+
a*u)+0]}function Y(e,t){let[s,n,i,a,r,o]=e,[l,c,u,m,d,f]=t;return[s*l+n*u,s*c+n*m,i*l+a*u,i*c+a*m,r*l+o*u+d,r*c+o*m+f]}function Ye(e,{inset:t},s,n,i){let a=B(e),
r=a.width-t-n,o=a.height-t-i,l=s.endsWith("left")?t:s.endsWith("right")?r:(a.width-n)/2,c=s.startsWith("bottom")?t:s.startsWith("top")?o:(a.height-i)/2;return[l,
c]}var C=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)));function Ve(e,t){let{width:s,height:n}=B(t),i=C(Math.min(s,n)/2,t);return`leaves no room on p\
age ${e+1}, which is ${C(s,t)} × ${C(n,t)} inches; it must be less than ${i}`}function Ct(e,t,s,n){return`/Artifact <<${s==="over"?`/Type /Pagination /Subtype \
/${t}`:`/Type /Background /BBox [${n.map(U).join(" ")}]`}>> BDC
${e}
EMC
`}var et=e=>e.map(U).join(" ");function U(e){let t=Number(e.toPrecision(7)),s=Math.abs(t)<1e-9?"0":String(t);return s.includes("e")?t.toFixed(12).replace(/\.?0+$/,
""):s}function V(e,t){let s=new Set,n="",i=0;for(let a=e.indexOf("<");a>=0;){let r=ge(e,a);if(!r||s.size>Ot)break;let o=r.end;r.kind!=="end"&&!s.has(r.name)&&t(
r.name,e.slice(a,r.end),a)&&(r.kind==="start"&&(o=Rt(e,r)),o<0?(s.add(r.name),o=r.end):(n+=e.slice(i,a),i=o)),a=e.indexOf("<",o)}return n+e.slice(i)}var Ot=20;function ge(e,t){
let s=e.indexOf(">",t);if(s<0)return;let n=e[t+1]==="/",i=n?t+2:t+1,a=i;for(;i<s&&!` 	\r
/`.includes(e[i]);)i++;return{name:e.slice(a,i),kind:n?"end":e[s-1]==="/"?"empty":"start",end:s+1}}function Rt(e,t){let s=1;for(let n=e.indexOf("<",t.end);n>=0;){
let i=ge(e,n);if(!i)return-1;if(i.name===t.name&&i.kind!=="empty"&&(s+=i.kind==="end"?-1:1),s===0)return i.end;n=e.indexOf("<",i.end)}return-1}function ee(e){let t=pe(
e),s=n=>new RegExp(`${n}:part\\s*(?:=\\s*["']|>)\\s*(\\d)`).exec(t)?.[1];return{archive:s("pdfaid"),accessible:s("pdfuaid")}}function te(e,t=["pdfaid","pdfuaid"]){
let s=e.catalog.get("Metadata"),n=e.resolve(s);if(!(0,h.w)(s)||!(n instanceof h.u))return!1;let i=pe(e),a=i;for(let o of t)a=a.replace(new RegExp(`\\s?${o}:\\w+\\\
s*=\\s*(?:"[^"]*"|'[^']*')`,"g"),""),a=V(a,l=>l.startsWith(`${o}:`));if(a===i)return!1;let r=new h.t([...n.dict].filter(([o])=>o!=="Filter"&&o!=="DecodeParms"&&
o!=="Length"));return e.put(s,new h.u(r,Buffer.from(a,"latin1"))),!0}function pe(e){let t=e.resolve(e.catalog.get("Metadata"));if(!(t instanceof h.u))return"";try{
return Buffer.from(e.decoded(t)).toString("latin1")}catch{return""}}function tt(e){let t=ee(e).archive;return t===void 0?void 0:{part:t,intent:It(e)}}function It(e){
for(let t of e.array(e.catalog.get("OutputIntents"))??[]){let s=e.dict(t);if(!(0,h.v)(s)||!(0,h.y)(e.resolve(s.get("S")),"GTS_PDFA1"))continue;let n=e.resolve(e.
dict(s.get("DestOutputProfile"))?.get("N"));if(typeof n=="number")return n}}var st=({intent:e},t)=>t===1?e!==void 0:e===t,nt={transparency:"that standard allows\
 no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent do\
es not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"};function it(e,{part:t},s){return te(e,
["pdfaid"]),{code:"pdfa_identification_removed",message:`The document no longer calls itself PDF/A-${t}: ${s}.`}}var at=e=>e&&e.part!=="1"&&e.intent===void 0?se():
void 0,be=[.9505,1,1.089],se=()=>[(0,h.A)("CalRGB"),(0,h.z)({WhitePoint:[...be],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
rt=()=>[(0,h.A)("CalGray"),(0,h.z)({WhitePoint:[...be],Gamma:2.2})],I={states:0,marked:0,text:!1,excess:0,tail:""};function j(e){let t={net:0,low:0},s={net:0,low:0},
n,{tail:i,complete:a}=$e(e,r=>{switch(r){case F:t.net++;break;case T:ye(t);break;case xe:s.net++;break;case ke:ye(s);break;case we:n=!0;break;case ve:n=!1;break}});
return{states:t,marked:s,text:n,tail:i,complete:a}}function E(e,{states:t,marked:s,text:n,tail:i}){return{states:Math.max(e.states+t.net,t.net-t.low),marked:Math.
max(e.marked+s.net,s.net-s.low),text:n??e.text,excess:e.excess+Math.max(0,-(e.states+t.low)),tail:i}}function O(e,t){let s=new Uint8Array(e),n=t;return $e(e,(i,a)=>{
i===F?n++:i===T&&(n>0?n--:s[a]=32)}),s}function ye(e){--e.net<e.low&&(e.low=e.net)}var F=1,T=2,we=3,ve=4,xe=5,ke=6,[z,Dt,Me,L,N,Se,Ut,Wt,Pt]=Array.from("BCDEIMQ\
Tq",e=>e.charCodeAt(0));function $e(e,t){let s=e.length,n=[],i=0,a=!1,r=0;for(;i<s;){let o=e[i],l=h.a[o];if(l===1)i++;else if(l===0){let c=i;i=(0,h.h)(e,i+1,s);
let u=e[c+1];switch(i-c){case 1:o===Pt?t(F,c):o===Ut&&t(T,c);break;case 2:if(u===Wt)o===z?t(we,c):o===L&&t(ve,c);else if(o===z&&u===N)a=!0;else if(a&&o===N&&u===
Me){if(a=!1,i=Ae(e,i+1,s),i>s)return{tail:`
EI`,complete:r};r=i}break;case 3:if(e[c+2]!==Dt)break;o===z&&(u===Me||u===Se)?t(xe,c):o===L&&u===Se&&t(ke,c);break}(o>=65||o===39||o===34)&&!a&&n.length===0&&(r=
Math.min(i,s))}else if(o===40){let c=i;if(i=(0,h.d)(e,i,s),i===s)return{tail:jt(e,c)+n.reverse().join(""),complete:r}}else if(o===60&&e[i+1]!==60){if(i=(0,h.e)(
e,i,s),i===s&&e[s-1]!==62)return{tail:`>${n.reverse().join("")}`,complete:r}}else if(o===37)i=(0,h.c)(e,i,s);else if(o===47)i=(0,h.h)(e,i+1,s);else if(o===60||o===
91)n.push(o===60?`
>>`:`
]`),i+=o===60?2:1;else{let c=o===62&&e[i+1]===62;(c||o===93)&&n.pop(),i+=c?2:1}}return{tail:n.reverse().join("")+(a?`
ID
EI`:""),complete:r}}function jt(e,t){let s=0;for(let n=t;n<e.length;n++)e[n]===92?n++:e[n]===40?s++:e[n]===41&&s--;return")".repeat(s)}var Et=12;function Ae(e,t,s){
for(let n=t;n+1<s;n++){if(e[n]!==L||e[n+1]!==N||n>t&&h.a[e[n-1]]!==1)continue;let i=n+2;if(!(i<s&&h.a[e[i]]===0)&&e.subarray(i,i+Et).every(Ft))return i}return s+
1}var Ft=e=>e>=32&&e<127||e===10||e===13||e===9||e===0,Be=64,ne=class{constructor(e){this.content=e}content;operator="";operands=[];end=0;next(){let{content:e,operands:t}=this,
{length:s}=e;t.length=0;let n=0,i=0,a=!1;for(let r=this.end;r<s;){let o=e[r],l=r;if(h.a[o]===1){r++;continue}if(h.a[o]===0){r=(0,h.h)(e,r+1,s);let c=(o>=65||o===
39||o===34)&&n===0,u=c?Buffer.from(e.buffer,e.byteOffset+l,r-l).toString("latin1"):"";if(c&&u==="BI")a=!0;else{if(a&&u==="ID")return this.operator="BI",this.end=
Math.min(Ae(e,r+1,s),s),!0;if(c&&!a&&!/^(?:true|false|null)$/.test(u))return this.operator=u,this.end=r,!0}}else if(o===37){r=(0,h.c)(e,r,s);continue}else if(o===
40)r=(0,h.d)(e,r,s);else if(o===47)r=(0,h.h)(e,r+1,s);else if(o===60&&e[r+1]!==60)r=(0,h.e)(e,r,s);else{let c=(o===60||o===62)&&e[r+1]===o;if(r+=c?2:1,o===60||o===
91){n++===0&&(i=l);continue}if(--n>0)continue;n=0,t.length<Be&&t.push({start:i,end:r});continue}n===0&&t.length<Be&&t.push({start:l,end:r})}return this.end=s,!1}text(e){
let t=this.operands[e];return t?Buffer.from(this.content.subarray(t.start,t.end)).toString("latin1"):""}number(e){return Number(this.text(e)||NaN)}},Tt=400,G=.01;
function zt(e,t,s,n){let i=new ne(t),a={matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0},r=[],o=new q,l=!1,c=u=>u!==void 0&&a.clip!==void 0&&
Gt(Ce(u,a.clip),n);for(let u=0;u<Tt&&i.next();u++){let m=()=>i.operands.map((d,f)=>i.number(f));switch(i.operator){case"q":r.push({...a});break;case"Q":a=r.pop()??
a;break;case"cm":i.operands.length===6&&(a.matrix=Y(m(),a.matrix));break;case"gs":{let d=e.dict(e.dict(s?.get("ExtGState"))?.get(i.text(0).slice(1)));a.isOpaque=
a.isSolid=Lt(e,d);break}case"scn":case"sc":a.isSolid=a.isOpaque&&!i.text(i.operands.length-1).startsWith("/");break;case"g":case"rg":case"k":a.isSolid=a.isOpaque;
break;case"re":{let[d,f,g,p]=m();o.rectangle(a.matrix,d,f,g,p);break}case"m":case"l":{let[d,f]=m();o.point(a.matrix,d,f);break}case"c":case"v":case"y":o.isRectangle=
!1;break;case"W":case"W*":l=!0;break;case"f":case"F":case"f*":case"B":case"B*":case"b":case"b*":case"n":case"S":case"s":{let d=o.area();if(/^[fFbB]/.test(i.operator)&&
a.isSolid&&c(d))return!0;l&&(a.clip=d&&a.clip&&Ce(d,a.clip)),l=!1,o=new q;break}case"Do":{let d=e.resolve(e.dict(s?.get("XObject"))?.get(i.text(0).slice(1)));if(!a.
isOpaque||!(d instanceof h.u)||!Nt(e,d.dict))break;let f=new q;if(f.rectangle(a.matrix,0,0,1,1),c(f.area()))return!0;break}}}return!1}var q=class{isRectangle=!0;points=[];point([
e,t,s,n,i,a],r,o){this.points.push([e*r+s*o+i,t*r+n*o+a])}rectangle(e,t,s,n,i){this.point(e,t,s),this.point(e,t+n,s),this.point(e,t+n,s+i),this.point(e,t,s+i)}area(){
let{points:e}=this;if(!this.isRectangle||e.length<4||e.length>5)return;let[t,s]=[e.map(([r])=>r),e.map(([,r])=>r)],n=[Math.min(...t),Math.min(...s),Math.max(...t),
Math.max(...s)],i=G*Math.max(n[2]-n[0],n[3]-n[1]),a=(r,o,l)=>Math.abs(r-o)<=i||Math.abs(r-l)<=i;return e.every(([r,o])=>a(r,n[0],n[2])&&a(o,n[1],n[3]))?n:void 0}};
function Lt(e,t){if(!t)return!0;let s=e.resolve(t.get("ca")),n=e.resolve(t.get("BM")),i=e.resolve(t.get("SMask"));return(s===null||s===1)&&(n===null||(0,h.y)(n,
"Normal"))&&(i===null||(0,h.y)(i,"None"))}function Nt(e,t){let s=e.resolve(t.get("ImageMask"))===!0;return(0,h.y)(e.resolve(t.get("Subtype")),"Image")&&!s&&!t.has(
"SMask")&&!t.has("Mask")}function Ce(e,t){return[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])]}function Gt(e,t){let[s,n]=[G*(t[2]-
t[0]),G*(t[3]-t[1])];return e[0]<=t[0]+s&&e[1]<=t[1]+n&&e[2]>=t[2]-s&&e[3]>=t[3]-n}var ot={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,
expansion:200,allowance:32*1024*1024,parsing:20,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,parts:1e4,partBytes:2**31,nodes:5e6};function W(e,t,s,n="\
file"){return new M.b("limit_exceeded",t,{issues:[{field:n,message:`${t}.`}],advice:`${s} (limit: ${e})`})}var ie=class{memory;get bytes(){return this.memory??=
new Uint8Array(qt)}},qt=1<<20,ae=class{memory;length=0;constructor(e){this.memory=Buffer.allocUnsafeSlow(Math.max(e,256))}get bytes(){return this.memory.subarray(
0,this.length)}clear(){this.length=0}from(e){return this.memory.subarray(e,this.length)}reserve(e){let t=this.length+e;if(t<=this.memory.length)return;let s=Buffer.
allocUnsafeSlow(Math.max(t,Math.ceil(this.memory.length*1.5)));s.set(this.bytes),this.memory=s}copy(e,t,s){let n=s-t;this.reserve(n);let{memory:i}=this;if(n<40){
let a=this.length;for(let r=t;r<s;r++)i[a++]=e[r]}else i.set(e.subarray(t,s),this.length);this.length+=n}text(e){this.reserve(e.length);let{memory:t}=this,s=this.
length;for(let n=0;n<e.length;n++)t[s++]=e.charCodeAt(n);this.length=s}integer(e){this.reserve(20);let{memory:t}=this,s=Oe(e);for(let n=this.length+s-1;n>=this.
length;n--){let i=Math.floor(e/10);t[n]=48+(e-i*10),e=i}this.length+=s}byte(e){this.reserve(1),this.memory[this.length++]=e}fill(e,t){this.reserve(e),t(this.memory,
this.length),this.length+=e}},ht=class{length=0;copy(e,t,s){this.length+=s-t}text(e){this.length+=e.length}integer(e){this.length+=Oe(e)}byte(){this.length++}fill(e){
this.length+=e}};function Oe(e){return e<10?1:e<100?2:e<1e3?3:e<1e4?4:e<1e5?5:e<1e6?6:String(e).length}var Re={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Deco\
de",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},_t=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),lt=e=>_t.has(Re[e]??
e);function ct(e,t,s,n,i={found:!1}){switch(Re[e]??e){case"FlateDecode":return Ue(Ht(t,n,i),s);case"LZWDecode":return Ue(Jt(t,A(s?.get("EarlyChange"),1),n,i),s);case"\
ASCII85Decode":return Zt(t);case"ASCIIHexDecode":return(0,h.g)(t,0,t.length);case"RunLengthDecode":return Xt(t,n);case"Crypt":return t;default:throw(0,M.e)("a s\
tream that must be read uses a filter that is not supported")}}var R=e=>(0,x.e)(e,{level:4,mem:3});async function ut(e,t){if(e.length<=$)return R(e);let s=new ae(
e.length>>2),n=new x.d({level:4,mem:3},i=>s.copy(i,0,i.length));for(let i=0;i<e.length;i+=$){n.push(e.subarray(i,i+$),i+$>=e.length);let a=t.step($*4);a&&await a}
return s.bytes}var $=1<<19,dt=e=>(0,x.e)(e,{level:0});function _({stream:e,total:t},s){let n="It may be a decompression bomb; if it is not, save it without comp\
ression in another program";return s>e?W("streamBytes",`A stream of the document expands to more than ${e} bytes`,n):W("expansion",`The streams of the document \
expand to more than ${t} bytes`,n)}var H=class{constructor(e){this.budget=e}budget;chunks=[];size=0;consumed=0;push(e){if(this.size+=e.length,this.size>this.budget.
stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,_(this.budget,this.size);this.chunks.push(e)}finish(){if(this.budget.remaining-=this.
size,this.chunks.length===1)return this.chunks[0];let e=new Uint8Array(this.size),t=0;for(let s of this.chunks)e.set(s,t),t+=s.length;return e}},D=16384;function Ht(e,t,s){
let n=0;for(;n<e.length&&n<4&&h.a[e[n]]===1;)n++;let i=(e[n]&15)===8&&(e[n]<<8|e[n+1])%31===0;i||(s.found=!0);let a=Kt(e.subarray(i?n+2:0),t,s);if(a)return a;throw(0,M.e)(
"a compressed stream is damaged")}function Kt(e,t,s){if(t.remaining<=0)throw _(t,0);let n=new H(t);if(e.length<=4*D){let a=(t.scratch??new ie).bytes;try{let r=(0,x.c)(
e,{out:a});if(r.length<a.length)return n.push(r.slice()),n.finish()}catch(r){if(r instanceof M.b)throw r}}if(Ie(e,n,e.length))return n.finish();s.found=!0;let i=new H(
t);return Ie(e,i,Math.floor(n.consumed/D)*D),i.size===0?void 0:i.finish()}var Qt=16;function Ie(e,t,s){let n=new x.b(a=>{a.length&&t.push(a)}),i=s<e.length;try{
for(let a=0;a<e.length;){let r=a<s?D:Qt;t.consumed=a,n.push(e.subarray(a,a+r),!i&&a+r>=e.length),a+=r}}catch(a){if(a instanceof M.b)throw a;return!1}return!0}function Jt(e,t,s,n){
let i=new H(s),a=new Int16Array(4096),r=new Uint8Array(4096),o=new Uint16Array(4096);for(let p=0;p<256;p++)r[p]=p,o[p]=1;let l=258,c=9,u=-1,m=0,d=0,f=new Uint8Array(
65536),g=0;for(let p of e){if(d=(d<<8|p)&16777215,m+=8,m<c)continue;m-=c;let b=d>>m&(1<<c)-1;if(b===257)break;if(b===256){l=258,c=9,u=-1;continue}let y=b<l&&(b<
256||b>=258);if(!y&&(u<0||b!==l)){n.found=!0;break}let k=y?o[b]:o[u]+1;g+k>f.length&&(i.push(f.subarray(0,g)),f=new Uint8Array(65536),g=0);let w=y?b:u,S=g+o[w];
for(;S>g;)f[--S]=r[w],w=a[w];y||(f[g+k-1]=f[g]),u>=0&&l<4096&&(a[l]=u,r[l]=f[g],o[l]=o[u]+1,l++),g+=k,u=b,l+t>=2048?c=12:l+t>=1024?c=11:l+t>=512?c=10:c=9}return i.
push(f.subarray(0,g)),i.finish()}function Zt(e){let t=e.length+5;for(let o of e)o===122&&(t+=3);let s=new Uint8Array(t),n=0,i=0,a=0,r=e[0]===60&&e[1]===126?2:0;
for(;r<e.length;r++){let o=e[r];if(o===126)break;if(h.a[o]!==1){if(o===122&&a===0){n+=4;continue}if(!(o<33||o>117)&&(i=i*85+(o-33),!(++a<5))){for(let l=24;l>=0;l-=
8)s[n++]=Math.floor(i/2**l)&255;i=a=0}}}if(a>1){for(let o=a;o<5;o++)i=i*85+84;for(let o=0;o<a-1;o++)s[n++]=Math.floor(i/2**(24-8*o))&255}return s.slice(0,n)}function Xt(e,t){
let s=0;if(De(e,(a,r,o)=>s+=r+o),s>t.stream||s>t.remaining)throw _(t,s);t.remaining-=s;let n=new Uint8Array(s),i=0;return De(e,(a,r,o)=>{for(let l=0;l<r;l++)n[i+
l]=e[a+l];o>0&&n.fill(e[a],i,i+o),i+=r+o}),n}function De(e,t){for(let s=0;s<e.length&&e[s]!==128;){let n=e[s++];if(s>=e.length)return;n<128?t(s,Math.min(n+1,e.length-
s),0):t(s,0,257-n),s+=n<128?n+1:1}}function Ue(e,t){let s=A(t?.get("Predictor"),1);if(s<=1)return e;let n=K(A(t?.get("Colors"),1),1,32),i=K(A(t?.get("BitsPerCom\
ponent"),8),1,16),a=K(A(t?.get("Columns"),1),1,1<<24),r=Math.max(1,n*i>>3),o=Math.ceil(n*i*a/8);return s===2?Yt(e,o,r,i):Vt(e,o,r)}function Yt(e,t,s,n){if(n!==8)
return e;let i=e.slice();for(let a=0;a<i.length;a+=t){let r=Math.min(a+t,i.length);for(let o=a+s;o<r;o++)i[o]=i[o]+i[o-s]}return i}function Vt(e,t,s){let n=Math.
ceil(e.length/(t+1)),i=new Uint8Array(e.length-n),a=0;for(let r=0;r<n;r++){let o=r*(t+1),l=e[o],c=Math.min(t,e.length-o-1),u=r*t,m=u-t;for(let d=0;d<c;d++){let f=e[o+
1+d],g=d>=s?i[u+d-s]:0,p=r>0?i[m+d]:0;switch(l){case 1:i[u+d]=f+g;break;case 2:i[u+d]=f+p;break;case 3:i[u+d]=f+(g+p>>1);break;case 4:{let b=r>0&&d>=s?i[m+d-s]:
0;i[u+d]=f+es(g,p,b);break}default:i[u+d]=f}}a=u+c}return i.subarray(0,a)}function es(e,t,s){let n=e+t-s,[i,a,r]=[Math.abs(n-e),Math.abs(n-t),Math.abs(n-s)];return i<=
a&&i<=r?e:a<=r?t:s}var A=(e,t)=>typeof e=="number"?Math.trunc(e):t,K=(e,t,s)=>Math.min(Math.max(e,t),s),ts=[0,0,612,792],We=(e,t)=>Pe(e,e.pages.attribute(t,"Med\
iaBox"))??ts;function re(e,t){let{pages:s}=e,n=e.resolve(e.entry(s.number(t),"UserUnit"));return{box:At(We(e,t),Pe(e,s.attribute(t,"CropBox"))),rotation:ss(e.resolve(
s.attribute(t,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function Pe(e,t){let s=e.array(t)?.map(i=>e.resolve(i));if(s?.length!==4||!s.every(i=>typeof i==
"number"&&Number.isFinite(i)))return;let n=Bt(s);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function ss(e){let t=typeof e=="number"?(e%360+360)%360:0;return t===90||t===
180||t===270?t:0}var ns=1e3,is=128,as=32,je=64,rs="OctavoPageContent",Ee={balance:{states:{net:0,low:0},marked:{net:0,low:0},text:void 0,tail:"",complete:0},isWhole:!0},
oe=class{constructor(e){this.document=e}document;looks=new Map;made=new Map;forms=new Map;leavingOpen=new Set;async inspect(e){let{job:t,suspect:s}=this.document,
n=new Map;for(let{form:i,contents:a}of e){let r=n.get(i)??0;if(n.set(i,r+1),e.length>ns&&!s&&r>=is&&r%as!==0||this.leavingOpen.has(i))continue;let o=this.streamsOf(
a),{states:l,marked:c,text:u,excess:m,tail:d}=this.open(o);(l||c||u||m||d||!this.isWhole(o))&&this.leavingOpen.add(i);let f=t.pace.step(2e4);f&&await f}}isolated(e){
let{contents:t,form:s}=e;if(!this.leavingOpen.has(s)){let c=(0,h.w)(t)&&this.isPlainStream(t);return{streams:[this.stream(`q
`),...c?[t]:this.streamsOf(t)],closing:Q(I)}}let n=this.streamsOf(t),{isWhole:i,isKnown:a,open:r}=this.condition(n),o=r.tail!==""||r.states>je||r.marked>je;if(a&&
(o||!i))return this.isTagged(e)?this.rewritten(n):this.asForm(e,n,r);let l=r.excess===0?n:this.withoutExcess(n);return{streams:[this.stream(`q
`),...l],closing:Q(r)}}own({contents:e}){return(0,h.w)(e)&&this.isPlainStream(e)?[e]:this.streamsOf(e)}condition(e){let t=e.every(s=>this.look(s)!==Ee);return{isWhole:this.
isWhole(e),isKnown:t,open:this.open(e)}}content(e){let t=e.flatMap((s,n)=>[...n>0?[os]:[],this.decoded(s)?.data??new Uint8Array(0)]);return Buffer.concat(t)}stream(e){
let t=this.made.get(e);if(t)return t;let s=this.document.add(new h.u((0,h.z)({}),Buffer.from(e,"latin1")));return this.made.set(e,s),s}streamsOf(e){let{document:t}=this,
s=n=>(0,h.w)(n)&&t.get(n)instanceof h.u;return s(e)?[e]:(t.array(e)??[]).filter(s)}isPlainStream({number:e}){let t=this.document.place(e);if(t?.bytes!==this.document.
bytes)return!1;let s=(0,h.b)(t.bytes,t.start,t.end);return t.bytes[s]===60&&t.bytes[s+1]===60}isTagged({index:e}){return this.document.entry(this.document.pages.
number(e),"StructParents")!==void 0}open(e){return e.reduce((t,s)=>E(t,this.look(s).balance),I)}isWhole(e){return e.every(t=>this.look(t).isWhole)}look(e){let t=this.
looks.get(e.number);if(t)return t;let s=this.decoded(e),n=s?{balance:j(s.data),isWhole:s.whole}:Ee;return this.looks.set(e.number,n),n}decoded(e){let t=this.document.
get(e);return t instanceof h.u?this.document.decodedPart(t):void 0}withoutExcess(e){let t=I;return e.map(s=>{let n=t;t=E(t,this.look(s).balance);let i=t.excess>
n.excess?this.decoded(s)?.data:void 0;return i?this.packed(O(i,n.states)):s})}asForm(e,t,s){let{document:n}=this,i=(0,h.w)(e.resources)?e.resources.number:this.
idOf(e.resources),a=We(n,e.index),r=`${t.map(({number:l})=>l).join(" ")}|${i}|${a.join(" ")}`,o=this.forms.get(r);if(!o){let l=this.content(t),c={Type:(0,h.A)("\
XObject"),Subtype:(0,h.A)("Form"),BBox:[...a],Resources:e.resources??(0,h.z)({}),Filter:(0,h.A)("FlateDecode")};o=n.add(new h.u((0,h.z)(c),R(s.excess===0?l:O(l,
0)))),this.forms.set(r,o)}return{streams:[],closing:"",form:{category:"XObject",name:rs,ref:o}}}rewritten(e){let t=this.content(e),s=t.subarray(0,j(t).complete),
n=E(I,j(s)),i=n.excess===0?s:O(s,0);return{streams:[this.stream(`q
`),this.packed(i)],closing:Q(n)}}packed(e){return this.document.add(new h.u((0,h.z)({Filter:(0,h.A)("FlateDecode")}),R(e)))}ids=new Map;idOf(e){let t=this.ids.get(
e)??`direct ${this.ids.size}`;return this.ids.set(e,t),t}},os=Uint8Array.of(10);function Q({states:e,marked:t,text:s,tail:n}){return`${n}${s?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(e+1)}
`}var he=class{constructor(e){this.document=e}document;copies=new Map;with(e,t){let s=(0,h.w)(e)?e.number:(0,h.v)(e)?e:void 0,n=this.copies.get(s);n||this.copies.
set(s,n=new Map);let i=t.length===1?String(t[0].ref.number):t.map(({ref:r})=>r.number).join(" "),a=n.get(i);return a||n.set(i,a=this.extend(this.document.dict(e)??
new h.t,t)),a}extend(e,t){let{document:s}=this,n=new h.t(e),i=new Map,a=t.map(r=>{let{category:o,ref:l}=r,c=i.get(o);c||i.set(o,c=new h.t(s.dict(e.get(o))));let u=r.
name;for(let m=2;c.has(u);m++)u=`${r.name}${m}`;return c.set(u,l),n.set(o,c),u});return{resources:s.add(n),names:a}}};async function ft(e,{kinds:t,pages:s},n){let{
pace:i}=e.job,{layer:a,subtype:r,groupColorSpace:o}=n,l=new he(e),c=new oe(e);a==="over"&&await c.inspect(s);let u=[];for(let[m,d]of s.entries()){let f=i.step(a===
"over"?2e3:2e4);f&&await f,m%1e3===0&&i.progress(m/s.length);let g=n.on(d,m);if(!g)continue;let{box:p}=t[d.kind],b=y=>Ct(g.operators(y),r,a,p);if(a==="under"){let y=c.
own(d);zt(e,c.content(y),e.dict(d.resources),p)&&u.push(d.index+1);let k=l.with(d.resources,g.resources),w=c.stream(b(k.names));e.pages.patch(d.index,{Contents:[
w,...y],Resources:k.resources})}else{let{streams:y,closing:k,form:w}=c.isolated(d),S=l.with(d.resources,w?[...g.resources,w]:g.resources),bt=w?`q /${S.names.at(
-1)} Do Q
`:k,yt=c.stream(bt+b(S.names));e.pages.patch(d.index,{Contents:[...y,yt],Resources:S.resources})}o!==void 0&&hs(e,d.index,o)}return u.length>0?[ls(u,s.length)]:
[]}function hs(e,t,s){let n=e.pages.number(t),i=e.entry(n,"Group"),a=e.dict(i);if(a?.has("CS"))return;let r=(0,h.z)({Type:(0,h.A)("Group"),S:(0,h.A)("Transparen\
cy"),...Object.fromEntries(a??[]),CS:s});(0,h.w)(i)&&(0,h.v)(e.get(i))?e.put(i,r):e.pages.patch(t,{Group:r})}var J=10;function ls(e,t){let s=e.slice(0,J).join("\
, ")+(e.length>J?` and ${e.length-J} more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${e.length===t?"on every page":e.length===1?`on page ${s}`:
`on pages ${s}`}: what the page draws covers all of it. Stamp over the page instead.`}}var le=-1,Fe=1,Te=2,v=0,cs=1,ze=2,ce=class{marks=new Int32Array(3*256);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(
64);depth=0;integers=0;first=0;firstStart=0;second=0;secondStart=0;expected=v;reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=
this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}open(e,t){if(e>=this.opened.length){let s=new Uint8Array(this.opened.length*2);s.set(this.opened),this.opened=
s}this.opened[e]=t}add(e,t,s){if(this.used+3>this.marks.length){let n=new Int32Array(this.marks.length*2);n.set(this.marks),this.marks=n}this.marks[this.used]=e>
2147483647?0:e,this.marks[this.used+1]=t,this.marks[this.used+2]=s,this.used+=3}value(e,t,s){for(this.depth=this.integers=0,this.expected=v;t<s;){let n=e[t];switch(h.a[n]){case 1:
t++;continue;case 3:this.integers=0,t++;continue;case 0:t=n>=48&&n<=57?this.number(e,t,s):this.word(e,t,s);break;default:if(n===37){t=(0,h.c)(e,t,s);continue}if(this.
integers=0,n===62&&e[t+1]!==62){t++;continue}t=this.delimited(n,e,t,s)}if(t<0||this.depth===0)return t}return-1}number(e,t,s){let n=t,i=0,a=e[t];do i=i*10+(a-48),
a=e[++t];while(a>=48&&a<=57);return t<s&&h.a[a]===0?this.notAnInteger(e,t,s):t>s?-1:this.depth===0?this.scalarOrReference(e,i,n,t,s):(this.first=this.second,this.
firstStart=this.secondStart,this.second=i,this.secondStart=n,this.integers<2&&this.integers++,this.expected===ze&&(this.length=i,this.lengthRef=-1,this.lengthStart=
n,this.lengthEnd=t),this.expected=v,t)}notAnInteger(e,t,s){return e[t]===82&&this.integers>0&&this.depth>0&&Z(e,t+1,s)?(this.reference(this.second,this.secondStart,
t+1),t+1):(this.integers=0,this.expected=v,(0,h.h)(e,t+1,s))}word(e,t,s){let n=e[t];if(n===82&&this.integers===2&&Z(e,t+1,s))return this.reference(this.first,this.
firstStart,t+1),t+1;let i=(0,h.h)(e,t+1,s);return this.integers=0,this.expected=v,n===101&&us(e,t,i)?-1:i}reference(e,t,s){this.add(e,t,s),this.lengthStart===t&&
(this.lengthRef=e,this.lengthEnd=s),this.integers=0}delimited(e,t,s,n){switch(e){case 47:return this.name(t,s+1,n);case 60:return this.expected=v,t[s+1]!==60?this.
string(s,(0,h.e)(t,s,n)):(this.open(this.depth++,Te),s+2);case 62:return--this.depth<0||this.opened[this.depth]!==Te||s+2>n?-1:s+2;case 91:return this.expected=
v,this.open(this.depth++,Fe),s+1;case 93:return--this.depth<0||this.opened[this.depth]!==Fe?-1:s+1;default:{this.expected=v;let i=(0,h.d)(t,s,n);return i>=n&&t[n-
1]!==41?-1:this.string(s,i)}}}name(e,t,s){let n=(0,h.h)(e,t,s);return this.depth!==1||this.expected!==v?this.expected=v:this.expected=n-t===6&&e[t]===76&&(0,h.i)(
e,t,"Length")?ze:cs,n-t===9&&e[t]===66&&(0,h.i)(e,t,"ByteRange")&&(this.byteRange=!0),n}string(e,t){return this.strings&&this.add(le,e,t),t}scalarOrReference(e,t,s,n,i){
let a=(0,h.b)(e,n,i),r=a;for(;a<i&&(0,h.k)(e[a]);)a++;return a===r||(a=(0,h.b)(e,a,i),e[a]!==82||!Z(e,a+1,i))?n:(this.add(t,s,a+1),a+1)}},ue=class{at=new Int32Array(
64);used=0;close=-1;open=-1;scan=new ce;locate(e,t,s){if(this.used=0,t=(0,h.b)(e,t,s),e[t]!==60||e[t+1]!==60)return!1;for(this.open=t+=2;(t=(0,h.b)(e,t,s))<s;){
let n=e[t];if(n===62)return this.close=t,e[t+1]===62;if(n!==47)return!1;let i=++t;for(;t<s&&h.a[e[t]]===0;t++)if(e[t]===35)return!1;let a=t,r=t=(0,h.b)(e,t,s);if(e[t]===
62||(this.scan.reset(),t=this.scan.value(e,t,s),t<0))return!1;this.add(i,a,r,t)}return!1}add(e,t,s,n){if(this.used+4>this.at.length){let r=new Int32Array(this.at.
length*2);r.set(this.at),this.at=r}let{at:i,used:a}=this;i[a]=e,i[a+1]=t,i[a+2]=s,i[a+3]=n,this.used=a+4}find(e,t){for(let s=this.used-4;s>=0;s-=4){let n=this.at[s];
if(this.at[s+1]-n!==t.length)continue;let i=!0;for(let a=0;i&&a<t.length;a++)i=e[n+a]===t.charCodeAt(a);if(i)return s}return-1}},Z=(e,t,s)=>t>=s||h.a[e[t]]!==0;
function us(e,t,s){return s-t===6&&(0,h.i)(e,t,"endo")||s-t===9&&(0,h.i)(e,t,"ends")}async function mt(e,t){let s=new fs(e),n=[];for(let i of t){n.push(s.page(i-
1));let a=e.job.pace.step(600);a&&await a}return{kinds:s.kinds,pages:n}}var ds=2e3,Le=128,fs=class{constructor(e){this.document=e}document;kinds=[];kindOf=new Map;recognised=new Map;dictionaries=new Map;entries=new ue;bytes=Buffer.
alloc(0);page(e){let{document:t,entries:s}=this,n=t.pages.number(e),i=t.place(n);if(!i||!s.locate(i.bytes,i.start,i.end)){let m=t.pages.attribute(e,"Resources");
return{index:e,kind:this.kind(e),contents:t.entry(n,"Contents"),resources:m,form:0}}(this.bytes.buffer!==i.bytes.buffer||this.bytes.byteOffset!==i.bytes.byteOffset)&&
(this.bytes=(0,h.n)(i.bytes));let a=`${this.text("MediaBox")}|${this.text("CropBox")}|${this.text("Rotate")}|${this.text("UserUnit")}`,[r,o]=[this.text("Content\
s"),this.text("Resources")],l=this.skeleton(),c=Ne(r)??(r===""?void 0:t.entry(n,"Contents")),u=Ne(o)??this.dictionary(e,o);return l=this.look(c,l),l=(0,h.w)(u)?
this.look(u,l):ps(o.slice(0,Le),l),{index:e,kind:this.recognise(e,a),contents:c,resources:u,form:l}}text(e){let{at:t}=this.entries,s=this.entries.find(this.bytes,
e);return s<0?"":this.bytes.toString("latin1",t[s+2],t[s+3])}dictionary(e,t){let{document:s}=this;return t===""?s.pages.inheritedBy(e).Resources:t.length>ds||s.
security?s.entry(s.pages.number(e),"Resources"):(this.dictionaries.has(t)||this.dictionaries.set(t,s.entry(s.pages.number(e),"Resources")),this.dictionaries.get(
t))}recognise(e,t){let s=this.document.pages.inheritedBy(e),n=this.recognised.get(s);n||this.recognised.set(s,n=new Map);let i=n.get(t);return i===void 0&&n.set(
t,i=this.kind(e)),i}kind(e){let t=re(this.document,e),s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`,n=this.kindOf.get(s);return n===void 0&&this.kindOf.set(
s,n=this.kinds.push(t)-1),n}skeleton(){let{at:e,used:t}=this.entries,s=ms;for(let n=0;n<t;n+=4)s=X(this.bytes,e[n]-1,e[n+2]+1,s);return s}look(e,t){let s=(0,h.w)(
e)?this.document.place(e.number):void 0;return s?X(s.bytes,s.start,Math.min(s.end,s.start+Le),t):t}};function Ne(e){let t=/^(\d+) (\d+) R$/.exec(e);return t?new h.r(
Number(t[1]),Number(t[2])):void 0}var ms=2166136261,gs=16777619;function X(e,t,s,n){let i=n;for(let a=t;a<s;a++){let r=e[a];if(!(r>=48&&r<=57)){if(r===62&&e[a+1]===
62)break;i=Math.imul(i^r,gs)}}return i}var ps=(e,t)=>X(Buffer.from(e,"latin1"),0,e.length,t),bs=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic",
"Adlam","Devanagari","Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese",
"Balinese","Mongolian"],Ge=bs.map(e=>({script:e,pattern:new RegExp(`\\p{Script=${e}}`,"u")})),ys=new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),qe=/[\u202a-\u202e\u2066-\u2069]/u;
function gt(e){return/[\u0590-\u{10ffff}]/u.test(e)?qe.test(e)||Ge.some(({pattern:t})=>t.test(e)):!1}var de=e=>e.normalize("NFC").replace(ys,"");function fe(e){
return de(e).trim()}function pt(e,t){if(qe.test(e))return"has characters that change the direction of writing; a stamp runs from left to right";let s=new Set,n=new Set;
for(let a of fe(e)){let r=Ge.find(({pattern:o})=>o.test(a));r&&n.add(r.script),(r||!t(a.codePointAt(0)??0))&&s.add(a)}if(s.size===0)return;let i=[...s].map(ws).
join(", ");return n.size>0?`is written in ${[...n].join(" and ")} script, which a stamp cannot show correctly: ${i}. ${_e}`:`has characters that the stamp's fon\
t lacks: ${i}. ${_e}`}var _e="Use Latin, Greek or Cyrillic letters, digits and punctuation";function ws(e){let t=`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}`;return/[\p{Mark}\p{Separator}\p{Other}]/u.test(e)?t:`“${e}” (${t})`}0&&(module.exports={A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P,Q,R,S,T,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
