"use strict";exports.id=7888,exports.ids=[7888],exports.modules={88771:((tt,K,d)=>{d.d(K,{dK:()=>M,wR:()=>E,hs:()=>C});var u=d(16039),I=d(80199),g=d(84805);function V(p,m,S,A){
const O=(0,g.b0)(p,m.get("Rect")),T=p.get(S);if(!O||!(T instanceof u.Z6))return;const F=(0,g.b0)(p,T.dict.get("BBox"));if(!F)return;const[N,P,k,W]=(0,I.zl)((0,g.
lQ)(p,T.dict.get("Matrix")),F);if(!(k>N)||!(W>P))return;const D=(O[2]-O[0])/(k-N),j=(O[3]-O[1])/(W-P),L=[D,0,0,j,O[0]-N*D,O[1]-P*j];return{form:S,matrix:A===0?L:
Z(L,A,O[0],O[3])}}function Z([p,m,S,A,O,T],F,N,P){const k=F===180?-1:0,W=F===90?1:F===270?-1:0,D=(Y,X)=>[k*Y-W*X,W*Y+k*X],[j,L]=D(O-N,T-P);return[...D(p,m),...D(
S,A),j+N,L+P]}const H=2,$=16,x=32;function b(p,m){const S=p.resolve(m.get("F"));return typeof S=="number"?S:0}const M=(p,m)=>(b(p,m)&(H|x))!==0;function C(p,m,S,A){
return V(p,m,S,b(p,m)&$?A:0)}function E(p,m){const S=p.dict(m.get("AP"))?.get("N"),A=p.resolve(S);if(A instanceof u.Z6)return(0,u.i9)(S)?S:void 0;if(!(A instanceof
u.Bi))return;const O=p.resolve(m.get("AS")),T=O instanceof u.SX?A.get(O.text):void 0;return(0,u.i9)(T)&&p.resolve(T)instanceof u.Z6?T:void 0}}),9738:((tt,K,d)=>{
d.d(K,{X:()=>H});var u=d(49153),I=d(16039);const g=1e5,V=8*1024*1024,Z=Uint8Array.of(10);class H{document;forms=new Map;kept=0;constructor(x){this.document=x}async page(x){
const{document:b}=this,M=b.entry(b.pages.number(x),"Contents"),C=b.resolve(M);if(C instanceof I.Z6)return this.decode(C);const E=[];for(const p of b.array(M)??[]){
const m=(0,I.i9)(p)?b.get(p):null;m instanceof I.Z6&&E.push(await this.decode(m),Z)}return E.length===2?E[0]:Buffer.concat(E)}async form(x,b){const M=this.forms.
get(x);if(M)return M;const C=await this.decode(b);return this.kept+=C.length,this.kept>V&&(this.forms.clear(),this.kept=C.length),this.forms.set(x,C),C}async decode(x){
const{document:b}=this;if(x.data.length>g)try{return await b.decodedAtEase(x)}catch(E){if(!(E instanceof u.zU)||E.code!=="unreadable_document")throw E}const M=b.
decodedPart(x)?.data??new Uint8Array(0),C=b.job.pace.step(M.length);return C&&await C,M}}}),44787:((tt,K,d)=>{d.d(K,{H:()=>ie,t:()=>ht});var u=d(16039),I=d(17220),
g=d(65710),V=d(8991);const Z=["utf32","utf16","utf8"];function H(n,t){if(n==="utf32"||n==="utf16"&&t<65536)return t;const e=String.fromCodePoint(t);if(n==="utf1\
6")return e.charCodeAt(0)*65536+e.charCodeAt(1);let s=0;for(const a of Buffer.from(e))s=s*256+a;return s}function $(n,t,e){if(n==="utf32")return t<=1114111?String.
fromCodePoint(t):void 0;const s=Buffer.alloc(e);s.writeUIntBE(t,0,e);const a=n==="utf8"?s.toString("utf8"):e%2===0?s.swap16().toString("utf16le"):void 0;return a?.
includes("�")?void 0:a}const x=100,b=1<<24,M=n=>(0,V.UD)(Buffer.from(n,"base64"),{stream:b,total:b,remaining:b},{found:!1});class C{maps=new Map;order=[];texts;constructor(t){
const e=new S(M(t));this.texts=p(e);for(let s=e.number();s>0;s--){const a=e.text(),r=e.number()===1,i=Array.from({length:e.number()},()=>({length:e.number(),low:e.
number(),high:e.number()})),o=e.number();this.maps.set(a,{vertical:r,spaces:i,base:o,form:Z[e.number()],runs:m(e)}),this.order.push(a)}}textOf(t){return this.texts[t]||
void 0}map(t){return this.maps.get(t)}get names(){return this.order}async cidsOf(t,e){const{base:s,form:a,runs:r}=this.maps.get(t),i=await E(await this.baseOf(s,
e),a,e);for(let o=0;o<r.length;o+=3){const[c,f,l]=[r[o],r[o+1],r[o+2]];for(let y=0;y<f;y++)l===0?i.delete(c+y):i.set(c+y,l+y);const w=e.step(x*f);w&&await w}return i}async baseOf(t,e){
if(t>=2)return this.cidsOf(this.order[t-2],e);const s=new Map;if(t===0)return s;for(const[a,r]of this.texts.entries()){const i=r.codePointAt(0)??0;i>0&&r.length===
(i>65535?2:1)&&!s.has(i)&&s.set(i,a);const o=e.step(x);o&&await o}return s}}async function E(n,t,e){if(t==="utf32")return n;const s=new Map;for(const[a,r]of n){
s.set(H(t,a),r);const i=e.step(x);i&&await i}return s}function p(n){const t=new Array(n.number());let e=0;for(let s=0;s<t.length;s++)e+=n.signed(),t[s]=e===0?"":
String.fromCodePoint(e);for(let s=n.number();s>0;s--){const a=n.number();t[a]=n.text()}return t}function m(n){const t=n.number(),e=new Uint32Array(t*3);for(let r=0;r<
e.length;r+=3)e[r]=n.number();for(let r=1;r<e.length;r+=3)e[r]=n.number();let s=0,a=0;for(let r=0;r<e.length;r+=3){const i=e[r+1],o=e[r]=e[r]+s,c=e[r+2]=a+n.signed();
s=o+i,a=c===0?0:c+i}return e}class S{bytes;at=0;constructor(t){this.bytes=t}number(){let t=0;for(let e=1;;e*=128){const s=this.bytes[this.at++];if(s<128)return t+
s*e;t+=(s-128)*e}}signed(){const t=this.number();return t%2===1?-(t+1)/2:t/2}text(){const t=this.number();return this.at+=t,Buffer.from(this.bytes.subarray(this.
at-t,this.at)).toString("utf8")}}const A={GB1:()=>d.e(4429).then(d.bind(d,44429)),CNS1:()=>d.e(8160).then(d.bind(d,38160)),Japan1:()=>d.e(4646).then(d.bind(d,64646)),
Korea1:()=>d.e(7248).then(d.bind(d,27248))},O=Object.keys(A),T=new Map,F=new Map;function N(n){const t=O.find(s=>s===n);if(t===void 0)return;let e=T.get(t);return e||
T.set(t,e=A[t]().then(({packed:s})=>new C(s))),e}function P(n){return/^(?:UniGB|GB)/.test(n)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(n)?"CNS1":/^(?:UniKS|KSC)/.test(
n)?"Korea1":"Japan1"}async function k(n,t){const e=await N(P(n)),s=e?.map(n);if(!e||!s)return;let a=F.get(n);if(!a){const r=W(n),i=r&&((o,c)=>$(r,o,c));a=e.cidsOf(
n,t).then(o=>({vertical:s.vertical,spaces:s.spaces,cids:o,textOf:i})),F.set(n,a),a.catch(()=>F.delete(n))}return a}function W(n){const[,t]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.
exec(n)??[];return t==="UTF8"?"utf8":t==="UTF32"?"utf32":t===void 0?void 0:"utf16"}var D=d(37917),j=d(44085),L=d(48464);const Y=n=>({vertical:n,spaces:[{length:2,
low:0,high:65535}],lengthAt:()=>2,cidOf:t=>t});function X(n){const t=new Set(n.map(({length:a})=>a));if(t.size<=1){const a=n[0]?.length??2;return()=>a}const e=Array.
from({length:256},(a,r)=>n.filter(i=>et(i,0,r))),s=Math.min(...t);return(a,r)=>{const i=e[a[r]];for(const o of i){let c=1;for(;c<o.length&&et(o,c,a[r+c]??-1);)c++;
if(c===o.length)return c}return i.length>0?Math.min(...i.map(({length:o})=>o)):s}}function et({length:n,low:t,high:e},s,a){const r=2**(8*(n-1-s));return a>=Math.
floor(t/r)%256&&a<=Math.floor(e/r)%256}var gt=d(84293),bt=d(79131),mt=d(99921);async function yt(){const{packed:n}=await d.e(6076).then(d.bind(d,46076));return new Map(
Buffer.from(M(n)).toString("latin1").split(" ").map(t=>{const[e,s]=t.split(":");return[e,parseInt(s,16)]}))}const wt="registerserif:ae copyrightserif:a9 tradema\
rkserif:2122 registersans:ae copyrightsans:a9 trademarksans:2122 angleleft:2329 angleright:232a radicalex:203e arrowvertex:23d0 arrowvertexdbl:2016 arrowhorizex\
:23af parenlefttp:239b parenleftex:239c parenleftbt:239d bracketlefttp:23a1 bracketleftex:23a2 bracketleftbt:23a3 bracelefttp:23a7 braceleftmid:23a8 braceleftbt\
:23a9 braceex:23aa braceleftex:23aa bracerightex:23aa integraltp:2320 integralex:23ae integralbt:2321 parenrighttp:239e parenrightex:239f parenrightbt:23a0 brac\
ketrighttp:23a4 bracketrightex:23a5 bracketrightbt:23a6 bracerighttp:23ab bracerightmid:23ac bracerightbt:23ad angbracketleft:27e8 angbracketright:27e9 arrownor\
theast:2197 arrowsoutheast:2198 arrownorthwest:2196 arrowsouthwest:2199 arrowboth:2194 arrowbothv:2195 arrowhookleft:21a9 arrowhookright:21aa arrowsquiggleright\
:21dd mapsto:21a6 arrowdblbothv:21d5 arrowleftbothalf:21bd arrowlefttophalf:21bc arrowrightbothalf:21c1 arrowrighttophalf:21c0 harpoonleftup:21bc harpoonleftdow\
n:21bd harpoonrightup:21c0 harpoonrightdown:21c1 bardbl:2225 parallel:2225 bulletmath:2219 ceilingleft:2308 ceilingright:2309 floorleft:230a floorright:230b cir\
clecopyrt:20dd circledot:2299 circledivide:2298 circleminus:2296 contintegral:222e coproduct:2210 diamondmath:22c4 epsilon1:3f5 epsiloninv:3f6 equivasymptotic:2\
24d flat:266d sharp:266f natural:266e follows:227b followsequal:2ab0 precedes:227a precedesequal:2aaf greatermuch:226b lessmuch:226a Ifractur:2111 Rfractur:211c\
 intersectionsq:2293 unionsq:2294 unionmulti:228e latticetop:22a4 lscript:2113 minusplus:2213 negationslash:338 owner:220b pi1:3d6 rho1:3f1 kappa1:3f0 prime:203\
2 primereverse:2035 similarequal:2243 slurabove:2322 slurbelow:2323 sphericalangle:2222 star:22c6 subsetsqequal:2291 supersetsqequal:2292 subsetnoteql:228a supe\
rsetnoteql:228b tie:2040 triangle:25b3 triangleinv:25bd triangleleft:25c1 triangleright:25b7 turnstileleft:22a2 turnstileright:22a3 vector:20d7 visiblespace:242\
3 visualspace:2423 wreathproduct:2240 nabla:2207 dotlessj:237 Upsilon1:3d2 hyphenchar:2d sfthyphen:ad nonbreakingspace:a0 square:25a1 squaresolid:25a0 lozengeso\
lid:29eb check:2713 maltesecross:2720 circleR:ae yinyang:262f quotedblbase:201e suppress:142 compwordmark:200c cwm:200c perthousandzero:2030 dblgrave:2f5 ff:fb0\
0 fi:fb01 fl:fb02 ffi:fb03 ffl:fb04 longst:fb05 st:fb06",xt=new Map(wt.split(" ").map(n=>{const[t,e]=n.split(":");return[t,parseInt(e,16)]}));let _;async function Ot(n){
if(!_){for(const t of n)if(J(t)===void 0){await nt();return}}}async function nt(){_??=await yt()}const St=/(?:big|Big|bigg|Bigg|text|display)$/,vt=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;
function J(n){const t=n.indexOf("."),e=t<0?n:n.slice(0,t);if(e==="")return n===".notdef"?"":void 0;const s=Q(e);if(s!==void 0||!e.includes("_"))return s;let a="";
for(const r of e.split("_")){const i=Q(r);if(i===void 0)return;a+=i}return a}function Q(n){const t=(0,mt.u)(n)??xt.get(n)??_?.get(n);if(t!==void 0)return U(String.
fromCodePoint(t))?String.fromCodePoint(t):void 0;const e=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(n)?.[1];if(e!==void 0){const o=Buffer.from(e,"hex").swap16().toString(
"utf16le");return U(o)?o:void 0}const s=n.replace(St,"");if(s!==n&&s!=="")return Q(s);const[,a,r]=vt.exec(n)??[];if(a===void 0)return;const i=Q(a);return r==="s\
mall"?i?.toLowerCase():i}const Ct=/[\0\ufffd\p{Co}\p{Cs}]/u,U=n=>n!==""&&!Ct.test(n),Mt=3,At=200;async function st(n,t,e){const s=n.resolve(t.get("ToUnicode"));
if(s instanceof u.SX&&s.text.startsWith("Identity"))return{textOf:f=>rt(f<65536?String.fromCharCode(f):void 0),space:32};const{cmapEntries:a}=n.job.limits,r=await(0,j.
F)(n,s,a+1);if(r.length>a)throw at(n.job.limits);if(r.length===0||await Tt(r,e,n.job.pace))return;const i=r.filter(({first:f,last:l})=>l>f).sort((f,l)=>f.last-f.
first-(l.last-l.first)),o=[...r.filter(({first:f,last:l})=>l===f),...i],c=await L.N.of(o.map(f=>({first:f.first,last:f.last,value:f})),n.job.pace);return{textOf:f=>{
const l=c.find(f)?.value;return l&&rt(Et(l,f))},space:r.find(({text:f})=>f===" ")?.first}}const at=({cmapEntries:n})=>(0,gt.F)("cmapEntries",`A font of the docu\
ment has a CMap with more than ${n} entries`,"Open it in another PDF program and save it again"),rt=n=>n!==void 0&&U(n)?n:void 0;function Et({first:n,text:t},e){
if(e===n)return t;const s=[...t],a=s.pop().codePointAt(0)+e-n;return a>1114111?void 0:s.join("")+String.fromCodePoint(a)}async function Tt(n,t,e){const s=new Map;
let a=0,r=0;for(const{first:i,last:o,text:c}of n){const f=e.step(At);if(f&&await f,!t(i)||(r+=o-i+1,i!==o||(0,bt.Sw)(c)))continue;const l=s.get(c)??new Set;s.set(
c,l.add(i)),a=Math.max(a,l.size)}return a>=Mt&&a*2>=r}const Bt=8,it=(n,t)=>ot(n,t,0);async function ot(n,t,e){const s=n.resolve(t);if(s instanceof u.Z6&&e<Bt)return Ft(
n,s,e);const a=s instanceof u.SX?s.text:"",r=a.startsWith("Identity")?void 0:await k(a,n.job.pace);if(!r)return Y(a==="Identity-V"||a.endsWith("-V"));const{vertical:i,
spaces:o,cids:c,textOf:f}=r,l={vertical:i,spaces:o,lengthAt:X(o),cidOf:w=>c.get(w)??0};return f?{...l,textOf:f}:l}const It=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function Ft(n,t,e){const{cmapEntries:s}=n.job.limits,a=new Dt;if(await(0,j.H)(n,t,It,(y,v)=>a.read(y,v)<=s),a.size>s)throw at(n.job.limits);const r=t.dict.
get("UseCMap")??(a.used===void 0?void 0:new u.SX(a.used)),i=r===void 0?void 0:await ot(n,r,e+1),o=await L.N.of(a.ranges,n.job.pace),c=a.spaces.length>0?a.spaces:
i?.spaces??[],f=n.resolve(t.dict.get("WMode"))??a.mode,l=a.ranges.length===0?i?.textOf:void 0,w={vertical:f===void 0?i?.vertical??!1:f===1,spaces:c,lengthAt:X(c),
cidOf:(y,v)=>{const h=o.find(q(y,v));return h?h.value+q(y,v)-h.first:i?.cidOf(y,v)??0}};return l?{...w,textOf:l}:w}const q=(n,t)=>t*2**32+n;class Dt{spaces=[];ranges=[];mode;used;section="";name="";operands=[];get size(){
return this.spaces.length+this.ranges.length}read(t,e){return e!==void 0?this.operand(parseInt(e,16),e.length/2):t.startsWith("begin")?this.begin(t.slice(5)):t.
startsWith("end")?this.begin(""):t==="usecmap"?this.used=this.name:t.startsWith("/")?this.name=t.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(t),""]:
this.operand(Number(t),0),this.size}begin(t){this.section=t,this.operands=[]}operand(t,e){const{operands:s,section:a}=this;if(a===""||(s.push({number:t,length:e}),
s.length<(a==="cidrange"?3:2)))return;const[r,i]=[s[0],a==="cidchar"?s[0]:s[1]];this.operands=[],!(!ct(r)||!ct(i)||r.length!==i.length||r.number>i.number)&&(a===
"codespacerange"?this.spaces.push({length:r.length,low:r.number,high:i.number}):this.ranges.push({first:q(r.number,r.length),last:q(i.number,r.length),value:t}))}}
const ct=({number:n,length:t})=>Number.isInteger(t)&&t>=1&&t<=4&&Number.isInteger(n),Nt=1,Pt=64,Ut=1<<18,Rt=600,Gt=.75,kt=-.25;function ft(n,t){const e=(0,g.nb)(
n,t),s=f=>{const l=n.resolve(e?.get(f));return typeof l=="number"?l:0},a=(0,g.Vb)(n,t.get("BaseFont"))||(0,g.Vb)(n,e?.get("FontName")),{name:r}=(0,g.GV)((0,g.MH)(
a)),i=s("Flags"),o=s("Ascent")/1e3,c=-Math.abs(s("Descent"))/1e3;return{name:r,bold:(i&Ut)!==0||s("FontWeight")>=Rt||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(
r),italic:(i&Pt)!==0||s("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.test(r),fixedPitch:(i&Nt)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.
test(r),ascent:o>=.3&&o<=1.5?o:Gt,descent:c<=-.05&&c>=-.7?c:kt}}const z="�";async function Wt(n,t){const e=ft(n,t),s=(0,g.hL)(n,t)??new u.Bi,a=await it(n,t.get(
"Encoding")),r=await(0,D.oo)(n,s),i=a.vertical?await(0,D.KG)(n,s):void 0,o=await st(n,t,()=>!0)??await jt(n,t,s),c=new Vt(n,t,s),f=await N(Lt(n,s,t));!o&&!f&&await nt();
const w=Kt(a,(v,h)=>{const B=a.cidOf(v,h),G=o?.textOf(v)??a.textOf?.(v,h)??f?.textOf(B)??c.textOf(B),pt=r(B);return{code:v,text:G,width:pt/1e3,isSpace:h===1&&v===
32,vertical:i&&zt(i(B,pt))}}),y=o?.space!==void 0?r(a.cidOf(o.space,2))/1e3:void 0;return{...e,vertical:a.vertical,space:y!==void 0&&y>0?y:void 0,type3:void 0,glyphs:w}}
async function jt(n,t,e){const s=n.resolve(t.get("ToUnicode"));if(!(s instanceof u.Z6)||!(n.resolve(e.get("CIDToGIDMap"))instanceof u.Z6))return;const a=await it(
n,s),r=i=>i>0&&i<65536&&a.cidOf(i,2)===i;if(r(32))return{textOf:i=>{const o=r(i)?String.fromCharCode(i):"";return U(o)?o:void 0},space:32}}function Lt(n,t,e){const s=n.
resolve(n.dict(t.get("CIDSystemInfo"))?.get("Ordering")),a=s instanceof u.Mx?Buffer.from(s.bytes).toString("latin1"):"",r=(0,g.Vb)(n,e.get("Encoding"));return a!==
""||r===""||r.startsWith("Identity")?a:P(r)}const zt=({advance:n,x:t,y:e})=>({advance:n/1e3,x:t/1e3,y:e/1e3});function Kt(n,t){const e=Array.from({length:5},()=>new Map);
return s=>{const a=[];for(let r=0;r<s.length;){const i=n.lengthAt(s,r);if(r+i>s.length)break;let o=0;for(const l=r+i;r<l;r++)o=o*256+s[r];const c=e[i];let f=c.get(
o);f||c.set(o,f=t(o,i)),a.push(f)}return a}}class Vt{document;font;descendant;program;isRead=!1;toGlyph;constructor(t,e,s){this.document=t,this.font=e,this.descendant=
s}textOf(t){if(t===0)return"";const e=this.read();if(typeof e!="object")return z;const s=this.toGlyph?(this.toGlyph[t*2]??0)<<8|(this.toGlyph[t*2+1]??0):e.glyphOfCid(
t),a=e.pointOf(s);if(a>0&&U(String.fromCodePoint(a)))return String.fromCodePoint(a);const r=J(e.nameOf(s));return r||(e.kind==="truetype"&&!e.isDrawn(s)?"":z)}read(){
if(this.isRead)return this.program;this.isRead=!0,this.program=(0,I.o)(this.document,this.font);const t=this.document.resolve(this.descendant.get("CIDToGIDMap"));
return t instanceof u.Z6&&(this.toGlyph=this.document.decodedPart(t)?.data),this.program}}const Zt=new Set(["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbc\
e"]),Ht=7716,Xt=814,dt=32,$t=127-dt,Yt=500;function Jt(n,t){if((0,g.Vb)(n,t.get("Subtype"))!=="TrueType"||t.has("ToUnicode"))return;const e=(0,g.Vb)(n,t.get("Ba\
seFont"));if(!Zt.has(Buffer.from(e.slice(0,4),"latin1").toString("hex"))||(0,I.n)(n,t))return;const s=n.array(t.get("Widths"))??[],a=n.resolve(t.get("FirstChar")),
r=dt-(typeof a=="number"?a:0),[i,...o]=Array.from({length:$t},(f,l)=>s[r+l]??Yt),c=(0,u.jd)({Subtype:new u.SX("CIDFontType2"),BaseFont:t.get("BaseFont"),CIDSystemInfo:(0,u.
jd)({Registry:new u.Mx(Buffer.from("Adobe")),Ordering:new u.Mx(Buffer.from("GB1"))}),FontDescriptor:t.get("FontDescriptor"),W:[Ht,[i],Xt,o]});return(0,u.jd)({Subtype:new u.
SX("Type0"),BaseFont:t.get("BaseFont"),Encoding:new u.SX("GBK-EUC-H"),DescendantFonts:[c]})}var R=d(88728),Qt=d(30184),lt=d(15060);const qt="space exclam univer\
sal numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus comma minus period slash zero one two three four five six seven eig\
ht nine colon semicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sig\
ma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore radicalex alpha beta chi delta epsilon phi gamma eta iota ph\
i1 kappa lambda mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar braceright similar .notdef .notdef .notdef .notdef .notdef .\
notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .\
notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef Euro Upsilon1 minute lessequal fraction infinity florin club diamond heart spade arrowboth arrowl\
eft arrowup arrowright arrowdown degree plusminus second greaterequal multiply proportional partialdiff bullet divide notequal equivalence approxequal ellipsis \
arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus emptyset intersection union propersuperset reflexsuperset \
notsubset propersubset reflexsubset element notelement angle gradient registerserif copyrightserif trademarkserif product radical dotmath logicalnot logicaland \
logicalor arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft registersans copyrightsans trademarksans summation parenlefttp paren\
leftex parenleftbt bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleftbt braceex .notdef angleright integral integraltp integralex inte\
gralbt parenrighttp parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt bracerighttp bracerightmid bracerightbt .notdef".split(" "),_t="space\
 a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36\
 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a7\
5 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a95 a96 .notdef .notdef .notdef .notdef .notde\
f .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef a101 a102 a103 a104 a106 a107 a108 a112 a111 a\
110 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a141 a142 a143 a144 a145 a146 a147 a148 a149 a\
150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 a192 a166 a167 a168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a\
193 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef".split(" ");function te(n,t){if((0,g.Vb)(n,t.
get("Subtype"))!=="Type3")return;const e=n.array(t.get("FontMatrix"))?.map(r=>n.resolve(r)),s=e?.length===6&&e.every(r=>typeof r=="number"),{differences:a}=(0,R.
yD)(n,t);return{matrix:s?e:[.001,0,0,.001,0,0],procedures:n.dict(t.get("CharProcs")),resources:t.get("Resources"),procedureOf:r=>a?.get(r)}}async function ee(n,t){
const e=ft(n,t),s=(0,g.nb)(n,t),a=te(n,t),r=(0,Qt.vp)(e.name),i=(0,D.FF)(n,t,s,r),o=a?Math.abs(a.matrix[0]):1/1e3,c=await st(n,t,h=>h<256&&i(h,0)>0),f=new se(n,
t,e.name);await Ot(f.glyphNames());const l=new Array(256).fill(void 0),w=h=>{const B=c?.textOf(h)??f.textOf(h),G=B.length>0&&B!==z?B.codePointAt(0):f.pointOf(h);
return l[h]={code:h,text:B,width:i(h,G)*o,isSpace:h===32,vertical:void 0}},y=h=>l[h]??w(h),v=y(c?.space!==void 0&&c.space<256?c.space:32);return{...e,vertical:!1,
space:v.text===" "&&v.width>0?v.width:void 0,type3:a,glyphs:h=>{const B=new Array(h.length);for(let G=0;G<h.length;G++)B[G]=y(h[G]);return B}}}const ne=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;
class se{document;font;differences;characters;names;read;procedures;isSigns;isDingbats;constructor(t,e,s){this.document=t,this.font=e;const{base:a,differences:r}=(0,R.
yD)(t,e),i=(0,g.Vb)(t,e.get("Subtype"));this.differences=r,this.isSigns=ne.test(s),this.isDingbats=/dingbats/i.test(s),this.procedures=i==="Type3"?t.dict(e.get(
"CharProcs")):void 0;const o=i==="TrueType",c=a===void 0&&!o?this.program:void 0,f=typeof c=="object"?c.encoding:void 0,l=(0,R.pE)(t,(0,g.nb)(t,e),e);if(a!==void 0)
[this.characters,this.names]=[a,()=>{}];else if(f)[this.characters,this.names]=["",w=>f.get(w)];else if(/^Symbol/.test(s))[this.characters,this.names]=["",w=>qt[w-
32]];else if(this.isDingbats)[this.characters,this.names]=[lt.l,()=>{}];else{const w=this.isSigns||i==="Type3"||l&&o&&(0,I.n)(t,e);[this.characters,this.names]=
[w?"":o?R.NF:R.W,()=>{}]}}get program(){return this.read??={program:(0,I.o)(this.document,this.font)},this.read.program}*glyphNames(){this.differences&&(yield*this.
differences.values());for(let t=0;t<256;t++)yield this.names(t)??".notdef"}textOf(t){const e=this.differences?.get(t)??this.names(t);return e===void 0?this.characterOf(
t)??this.textByProgram(t):this.textOfName(e)??this.textByProgramOf(e)}pointOf(t){return this.characters.charCodeAt(t-32)||0}characterOf(t){const e=this.characters[t-
32];if(!(e===void 0||e==="\0"||!U(e)))return this.characters===R.NF&&t===173?"-":e}textOfName(t){const e=this.isDingbats?_t.indexOf(t):-1;return e>=0?lt.l[e]:J(
t)}textByProgramOf(t){const{program:e,procedures:s}=this;if(s&&!s.has(t))return"";if(typeof e!="object")return z;const a=e.glyphOf(t),r=e.pointOf(a);return r>0&&
U(String.fromCodePoint(r))?String.fromCodePoint(r):z}textByProgram(t){const{program:e}=this;if(typeof e!="object"||e.kind!=="truetype")return e===void 0&&this.isSigns&&
t>32?z:"";const s=e.codes===void 0?e.unicode(t):0,a=e.code(t)||s;if(a===0)return"";const r=e.pointOf(a);if(r>0&&U(String.fromCodePoint(r)))return String.fromCodePoint(
r);const i=J(e.nameOf(a));if(i)return i;const c=(this.isSigns?"":e.codes==="macintosh"?R.yh:R.NF)[t-32];return c!==void 0&&U(c)?c:e.isDrawn(a)?z:""}}const ut=new WeakMap;
function ae(n,t){let e=ut.get(n);e||ut.set(n,e=new Map);const s=(0,u.i9)(t)?t.number:t;let a=e.get(s);return a||e.set(s,a=re(n,n.dict(t)??new u.Bi)),a}function re(n,t){
const e=(0,u.Eo)(n.resolve(t.get("Subtype")),"Type0")?t:Jt(n,t);return e?Wt(n,e):ee(n,t)}class ie{document;resources;outer;fonts=new Map;constructor(t,e,s){this.
document=t,this.resources=e,this.outer=s}find(t,e){return this.document.dict(this.resources?.get(t))?.get(e)??this.outer?.find(t,e)}properties(){return this.document.
dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(t){return this.fonts.has(t)?this.fonts.get(t):null}async load(t){const e=await ht(this.
document,this.find("Font",t));return this.fonts.set(t,e),e}}async function ht(n,t){return t!==void 0&&n.dict(t)?ae(n,t):void 0}})};
