"use strict";exports.id=7169,exports.ids=[7169],exports.modules={88771:((ot,V,d)=>{d.d(V,{dK:()=>x,wR:()=>M,hs:()=>C});var p=d(16039),I=d(84805);function v(u,g,b,A){const w=(0,I.
b0)(u,g.get("Rect")),N=u.get(b);if(!w||!(N instanceof p.Z6))return;const E=(0,I.b0)(u,N.dict.get("BBox"));if(!E)return;const[D,k,L,Z,W,j]=(0,I.lQ)(u,N.dict.get(
"Matrix")),F=[],P=[];for(const et of[E[0],E[2]])for(const nt of[E[1],E[3]])F.push(D*et+L*nt+W),P.push(k*et+Z*nt+j);const[U,Y]=[Math.min(...F),Math.max(...F)],[K,
Q]=[Math.min(...P),Math.max(...P)];if(!(Y>U)||!(Q>K))return;const q=(w[2]-w[0])/(Y-U),_=(w[3]-w[1])/(Q-K),tt=[q,0,0,_,w[0]-U*q,w[1]-K*_];return{form:b,matrix:A===
0?tt:H(tt,A,w[0],w[3])}}function H([u,g,b,A,w,N],E,D,k){const L=E===180?-1:0,Z=E===90?1:E===270?-1:0,W=(P,U)=>[L*P-Z*U,Z*P+L*U],[j,F]=W(w-D,N-k);return[...W(u,g),
...W(b,A),j+D,F+k]}const X=2,$=16,J=32;function y(u,g){const b=u.resolve(g.get("F"));return typeof b=="number"?b:0}const x=(u,g)=>(y(u,g)&(X|J))!==0;function C(u,g,b,A){
return v(u,g,b,y(u,g)&$?A:0)}function M(u,g){const b=u.dict(g.get("AP"))?.get("N"),A=u.resolve(b);if(A instanceof p.Z6)return(0,p.i9)(b)?b:void 0;if(!(A instanceof
p.Bi))return;const w=u.resolve(g.get("AS")),N=w instanceof p.SX?A.get(w.text):void 0;return(0,p.i9)(N)&&u.resolve(N)instanceof p.Z6?N:void 0}}),9738:((ot,V,d)=>{
d.d(V,{X:()=>$});var p=d(49153),I=d(16039);const v=1e5,H=8*1024*1024,X=Uint8Array.of(10);class ${document;forms=new Map;kept=0;constructor(y){this.document=y}async page(y){
const{document:x}=this,C=x.entry(x.pages.number(y),"Contents"),M=x.resolve(C);if(M instanceof I.Z6)return this.decode(M);const u=[];for(const g of x.array(C)??[]){
const b=(0,I.i9)(g)?x.get(g):null;b instanceof I.Z6&&u.push(await this.decode(b),X)}return u.length===2?u[0]:Buffer.concat(u)}async form(y,x){const C=this.forms.
get(y);if(C)return C;const M=await this.decode(x);return this.kept+=M.length,this.kept>H&&(this.forms.clear(),this.kept=M.length),this.forms.set(y,M),M}async decode(y){
const{document:x}=this;if(y.data.length>v)try{return await x.decodedAtEase(y)}catch(u){if(!(u instanceof p.zU)||u.code!=="unreadable_document")throw u}const C=x.
decodedPart(y)?.data??new Uint8Array(0),M=x.job.pace.step(C.length);return M&&await M,C}}}),48258:((ot,V,d)=>{d.d(V,{H:()=>_t,t:()=>yt});var p=d(16039),I=d(17220),
v=d(65710),H=d(8991);const X=["utf32","utf16","utf8"];function $(n,t){if(n==="utf32"||n==="utf16"&&t<65536)return t;const e=String.fromCodePoint(t);if(n==="utf1\
6")return e.charCodeAt(0)*65536+e.charCodeAt(1);let a=0;for(const s of Buffer.from(e))a=a*256+s;return a}function J(n,t,e){if(n==="utf32")return t<=1114111?String.
fromCodePoint(t):void 0;const a=Buffer.alloc(e);a.writeUIntBE(t,0,e);const s=n==="utf8"?a.toString("utf8"):e%2===0?a.swap16().toString("utf16le"):void 0;return s?.
includes("�")?void 0:s}const y=100,x=1<<24,C=n=>(0,H.UD)(Buffer.from(n,"base64"),{stream:x,total:x,remaining:x},{found:!1});class M{maps=new Map;order=[];texts;constructor(t){
const e=new A(C(t));this.texts=g(e);for(let a=e.number();a>0;a--){const s=e.text(),r=e.number()===1,i=Array.from({length:e.number()},()=>({length:e.number(),low:e.
number(),high:e.number()})),o=e.number();this.maps.set(s,{vertical:r,spaces:i,base:o,form:X[e.number()],runs:b(e)}),this.order.push(s)}}textOf(t){return this.texts[t]||
void 0}map(t){return this.maps.get(t)}get names(){return this.order}async cidsOf(t,e){const{base:a,form:s,runs:r}=this.maps.get(t),i=await u(await this.baseOf(a,
e),s,e);for(let o=0;o<r.length;o+=3){const[c,f,l]=[r[o],r[o+1],r[o+2]];for(let m=0;m<f;m++)l===0?i.delete(c+m):i.set(c+m,l+m);const O=e.step(y*f);O&&await O}return i}async baseOf(t,e){
if(t>=2)return this.cidsOf(this.order[t-2],e);const a=new Map;if(t===0)return a;for(const[s,r]of this.texts.entries()){const i=r.codePointAt(0)??0;i>0&&r.length===
(i>65535?2:1)&&!a.has(i)&&a.set(i,s);const o=e.step(y);o&&await o}return a}}async function u(n,t,e){if(t==="utf32")return n;const a=new Map;for(const[s,r]of n){
a.set($(t,s),r);const i=e.step(y);i&&await i}return a}function g(n){const t=new Array(n.number());let e=0;for(let a=0;a<t.length;a++)e+=n.signed(),t[a]=e===0?"":
String.fromCodePoint(e);for(let a=n.number();a>0;a--){const s=n.number();t[s]=n.text()}return t}function b(n){const t=n.number(),e=new Uint32Array(t*3);for(let r=0;r<
e.length;r+=3)e[r]=n.number();for(let r=1;r<e.length;r+=3)e[r]=n.number();let a=0,s=0;for(let r=0;r<e.length;r+=3){const i=e[r+1],o=e[r]=e[r]+a,c=e[r+2]=s+n.signed();
a=o+i,s=c===0?0:c+i}return e}class A{bytes;at=0;constructor(t){this.bytes=t}number(){let t=0;for(let e=1;;e*=128){const a=this.bytes[this.at++];if(a<128)return t+
a*e;t+=(a-128)*e}}signed(){const t=this.number();return t%2===1?-(t+1)/2:t/2}text(){const t=this.number();return this.at+=t,Buffer.from(this.bytes.subarray(this.
at-t,this.at)).toString("utf8")}}const w={GB1:()=>d.e(4429).then(d.bind(d,44429)),CNS1:()=>d.e(8160).then(d.bind(d,38160)),Japan1:()=>d.e(4646).then(d.bind(d,64646)),
Korea1:()=>d.e(7248).then(d.bind(d,27248))},N=Object.keys(w),E=new Map,D=new Map;function k(n){const t=N.find(a=>a===n);if(t===void 0)return;let e=E.get(t);return e||
E.set(t,e=w[t]().then(({packed:a})=>new M(a))),e}function L(n){return/^(?:UniGB|GB)/.test(n)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(n)?"CNS1":/^(?:UniKS|KSC)/.test(
n)?"Korea1":"Japan1"}async function Z(n,t){const e=await k(L(n)),a=e?.map(n);if(!e||!a)return;let s=D.get(n);if(!s){const r=W(n),i=r&&((o,c)=>J(r,o,c));s=e.cidsOf(
n,t).then(o=>({vertical:a.vertical,spaces:a.spaces,cids:o,textOf:i})),D.set(n,s),s.catch(()=>D.delete(n))}return s}function W(n){const[,t]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.
exec(n)??[];return t==="UTF8"?"utf8":t==="UTF32"?"utf32":t===void 0?void 0:"utf16"}var j=d(37917),F=d(44085),P=d(48464);const U=n=>({vertical:n,spaces:[{length:2,
low:0,high:65535}],lengthAt:()=>2,cidOf:t=>t});function Y(n){const t=new Set(n.map(({length:s})=>s));if(t.size<=1){const s=n[0]?.length??2;return()=>s}const e=Array.
from({length:256},(s,r)=>n.filter(i=>K(i,0,r))),a=Math.min(...t);return(s,r)=>{const i=e[s[r]];for(const o of i){let c=1;for(;c<o.length&&K(o,c,s[r+c]??-1);)c++;
if(c===o.length)return c}return i.length>0?Math.min(...i.map(({length:o})=>o)):a}}function K({length:n,low:t,high:e},a,s){const r=2**(8*(n-1-a));return s>=Math.
floor(t/r)%256&&s<=Math.floor(e/r)%256}var Q=d(84293),q=d(79131),_=d(99921);async function tt(){const{packed:n}=await d.e(6076).then(d.bind(d,46076));return new Map(
Buffer.from(C(n)).toString("latin1").split(" ").map(t=>{const[e,a]=t.split(":");return[e,parseInt(a,16)]}))}const et="registerserif:ae copyrightserif:a9 tradema\
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
0 fi:fb01 fl:fb02 ffi:fb03 ffl:fb04 longst:fb05 st:fb06",nt=new Map(et.split(" ").map(n=>{const[t,e]=n.split(":");return[t,parseInt(e,16)]}));let it;async function wt(n){
if(!it){for(const t of n)if(at(t)===void 0){await ct();return}}}async function ct(){it??=await tt()}const Ot=/(?:big|Big|bigg|Bigg|text|display)$/,vt=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;
function at(n){const t=n.indexOf("."),e=t<0?n:n.slice(0,t);if(e==="")return n===".notdef"?"":void 0;const a=st(e);if(a!==void 0||!e.includes("_"))return a;let s="";
for(const r of e.split("_")){const i=st(r);if(i===void 0)return;s+=i}return s}function st(n){const t=(0,_.u)(n)??nt.get(n)??it?.get(n);if(t!==void 0)return B(String.
fromCodePoint(t))?String.fromCodePoint(t):void 0;const e=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(n)?.[1];if(e!==void 0){const o=Buffer.from(e,"hex").swap16().toString(
"utf16le");return B(o)?o:void 0}const a=n.replace(Ot,"");if(a!==n&&a!=="")return st(a);const[,s,r]=vt.exec(n)??[];if(s===void 0)return;const i=st(s);return r===
"small"?i?.toLowerCase():i}const St=/[\0\ufffd\p{Co}\p{Cs}]/u,B=n=>n!==""&&!St.test(n),Mt=3,Ct=200;async function ft(n,t,e){const a=n.resolve(t.get("ToUnicode"));
if(a instanceof p.SX&&a.text.startsWith("Identity"))return{textOf:f=>lt(f<65536?String.fromCharCode(f):void 0),space:32};const{cmapEntries:s}=n.job.limits,r=await(0,F.
F)(n,a,s+1);if(r.length>s)throw dt(n.job.limits);if(r.length===0||await Et(r,e,n.job.pace))return;const i=r.filter(({first:f,last:l})=>l>f).sort((f,l)=>f.last-f.
first-(l.last-l.first)),o=[...r.filter(({first:f,last:l})=>l===f),...i],c=await P.N.of(o.map(f=>({first:f.first,last:f.last,value:f})),n.job.pace);return{textOf:f=>{
const l=c.find(f)?.value;return l&&lt(At(l,f))},space:r.find(({text:f})=>f===" ")?.first}}const dt=({cmapEntries:n})=>(0,Q.F)("cmapEntries",`A font of the docum\
ent has a CMap with more than ${n} entries`,"Open it in another PDF program and save it again"),lt=n=>n!==void 0&&B(n)?n:void 0;function At({first:n,text:t},e){
if(e===n)return t;const a=[...t],s=a.pop().codePointAt(0)+e-n;return s>1114111?void 0:a.join("")+String.fromCodePoint(s)}async function Et(n,t,e){const a=new Map;
let s=0,r=0;for(const{first:i,last:o,text:c}of n){const f=e.step(Ct);if(f&&await f,!t(i)||(r+=o-i+1,i!==o||(0,q.Sw)(c)))continue;const l=a.get(c)??new Set;a.set(
c,l.add(i)),s=Math.max(s,l.size)}return s>=Mt&&s*2>=r}const Tt=8,ut=(n,t)=>ht(n,t,0);async function ht(n,t,e){const a=n.resolve(t);if(a instanceof p.Z6&&e<Tt)return Nt(
n,a,e);const s=a instanceof p.SX?a.text:"",r=s.startsWith("Identity")?void 0:await Z(s,n.job.pace);if(!r)return U(s==="Identity-V"||s.endsWith("-V"));const{vertical:i,
spaces:o,cids:c,textOf:f}=r,l={vertical:i,spaces:o,lengthAt:Y(o),cidOf:O=>c.get(O)??0};return f?{...l,textOf:f}:l}const It=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function Nt(n,t,e){const{cmapEntries:a}=n.job.limits,s=new Pt;if(await(0,F.H)(n,t,It,(m,S)=>s.read(m,S)<=a),s.size>a)throw dt(n.job.limits);const r=t.dict.
get("UseCMap")??(s.used===void 0?void 0:new p.SX(s.used)),i=r===void 0?void 0:await ht(n,r,e+1),o=await P.N.of(s.ranges,n.job.pace),c=s.spaces.length>0?s.spaces:
i?.spaces??[],f=n.resolve(t.dict.get("WMode"))??s.mode,l=s.ranges.length===0?i?.textOf:void 0,O={vertical:f===void 0?i?.vertical??!1:f===1,spaces:c,lengthAt:Y(c),
cidOf:(m,S)=>{const h=o.find(rt(m,S));return h?h.value+rt(m,S)-h.first:i?.cidOf(m,S)??0}};return l?{...O,textOf:l}:O}const rt=(n,t)=>t*2**32+n;class Pt{spaces=[];ranges=[];mode;used;section="";name="";operands=[];get size(){
return this.spaces.length+this.ranges.length}read(t,e){return e!==void 0?this.operand(parseInt(e,16),e.length/2):t.startsWith("begin")?this.begin(t.slice(5)):t.
startsWith("end")?this.begin(""):t==="usecmap"?this.used=this.name:t.startsWith("/")?this.name=t.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(t),""]:
this.operand(Number(t),0),this.size}begin(t){this.section=t,this.operands=[]}operand(t,e){const{operands:a,section:s}=this;if(s===""||(a.push({number:t,length:e}),
a.length<(s==="cidrange"?3:2)))return;const[r,i]=[a[0],s==="cidchar"?a[0]:a[1]];this.operands=[],!(!pt(r)||!pt(i)||r.length!==i.length||r.number>i.number)&&(s===
"codespacerange"?this.spaces.push({length:r.length,low:r.number,high:i.number}):this.ranges.push({first:rt(r.number,r.length),last:rt(i.number,r.length),value:t}))}}
const pt=({number:n,length:t})=>Number.isInteger(t)&&t>=1&&t<=4&&Number.isInteger(n),Bt=1,Dt=64,Ft=1<<18,Ut=600,Rt=.75,Gt=-.25;function gt(n,t){const e=(0,v.nb)(
n,t),a=f=>{const l=n.resolve(e?.get(f));return typeof l=="number"?l:0},s=(0,v.Vb)(n,t.get("BaseFont"))||(0,v.Vb)(n,e?.get("FontName")),{name:r}=(0,v.GV)((0,v.MH)(
s)),i=a("Flags"),o=a("Ascent")/1e3,c=-Math.abs(a("Descent"))/1e3;return{name:r,bold:(i&Ft)!==0||a("FontWeight")>=Ut||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(
r),italic:(i&Dt)!==0||a("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.test(r),fixedPitch:(i&Bt)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.
test(r),ascent:o>=.3&&o<=1.5?o:Rt,descent:c<=-.05&&c>=-.7?c:Gt}}const z="�";async function kt(n,t){const e=gt(n,t),a=(0,v.hL)(n,t)??new p.Bi,s=await ut(n,t.get(
"Encoding")),r=await(0,j.oo)(n,a),i=s.vertical?await(0,j.KG)(n,a):void 0,o=await ft(n,t,()=>!0)??await Lt(n,t,a),c=new Zt(n,t,a),f=await k(Wt(n,a,t));!o&&!f&&await ct();
const O=zt(s,(S,h)=>{const T=s.cidOf(S,h),G=o?.textOf(S)??s.textOf?.(S,h)??f?.textOf(T)??c.textOf(T),xt=r(T);return{code:S,text:G,width:xt/1e3,isSpace:h===1&&S===
32,vertical:i&&jt(i(T,xt))}}),m=o?.space!==void 0?r(s.cidOf(o.space,2))/1e3:void 0;return{...e,vertical:s.vertical,space:m!==void 0&&m>0?m:void 0,type3:void 0,glyphs:O}}
async function Lt(n,t,e){const a=n.resolve(t.get("ToUnicode"));if(!(a instanceof p.Z6)||!(n.resolve(e.get("CIDToGIDMap"))instanceof p.Z6))return;const s=await ut(
n,a),r=i=>i>0&&i<65536&&s.cidOf(i,2)===i;if(r(32))return{textOf:i=>{const o=r(i)?String.fromCharCode(i):"";return B(o)?o:void 0},space:32}}function Wt(n,t,e){const a=n.
resolve(n.dict(t.get("CIDSystemInfo"))?.get("Ordering")),s=a instanceof p.Mx?Buffer.from(a.bytes).toString("latin1"):"",r=(0,v.Vb)(n,e.get("Encoding"));return s!==
""||r===""||r.startsWith("Identity")?s:L(r)}const jt=({advance:n,x:t,y:e})=>({advance:n/1e3,x:t/1e3,y:e/1e3});function zt(n,t){const e=Array.from({length:5},()=>new Map);
return a=>{const s=[];for(let r=0;r<a.length;){const i=n.lengthAt(a,r);if(r+i>a.length)break;let o=0;for(const l=r+i;r<l;r++)o=o*256+a[r];const c=e[i];let f=c.get(
o);f||c.set(o,f=t(o,i)),s.push(f)}return s}}class Zt{document;font;descendant;program;isRead=!1;toGlyph;constructor(t,e,a){this.document=t,this.font=e,this.descendant=
a}textOf(t){if(t===0)return"";const e=this.read();if(typeof e!="object")return z;const a=this.toGlyph?(this.toGlyph[t*2]??0)<<8|(this.toGlyph[t*2+1]??0):e.glyphOfCid(
t),s=e.pointOf(a);if(s>0&&B(String.fromCodePoint(s)))return String.fromCodePoint(s);const r=at(e.nameOf(a));return r||(e.kind==="truetype"&&!e.isDrawn(a)?"":z)}read(){
if(this.isRead)return this.program;this.isRead=!0,this.program=(0,I.o)(this.document,this.font);const t=this.document.resolve(this.descendant.get("CIDToGIDMap"));
return t instanceof p.Z6&&(this.toGlyph=this.document.decodedPart(t)?.data),this.program}}var R=d(88728),Kt=d(30184),bt=d(15060);const Vt="space exclam universa\
l numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus comma minus period slash zero one two three four five six seven eight\
 nine colon semicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma\
 Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore radicalex alpha beta chi delta epsilon phi gamma eta iota phi1\
 kappa lambda mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar braceright similar .notdef .notdef .notdef .notdef .notdef .no\
tdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .no\
tdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef Euro Upsilon1 minute lessequal fraction infinity florin club diamond heart spade arrowboth arrowlef\
t arrowup arrowright arrowdown degree plusminus second greaterequal multiply proportional partialdiff bullet divide notequal equivalence approxequal ellipsis ar\
rowvertex arrowhorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus emptyset intersection union propersuperset reflexsuperset no\
tsubset propersubset reflexsubset element notelement angle gradient registerserif copyrightserif trademarkserif product radical dotmath logicalnot logicaland lo\
gicalor arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft registersans copyrightsans trademarksans summation parenlefttp parenle\
ftex parenleftbt bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleftbt braceex .notdef angleright integral integraltp integralex integr\
albt parenrighttp parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt bracerighttp bracerightmid bracerightbt .notdef".split(" "),Ht="space a\
1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a\
37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 \
a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a95 a96 .notdef .notdef .notdef .notdef .notdef \
.notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef a101 a102 a103 a104 a106 a107 a108 a112 a111 a11\
0 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a141 a142 a143 a144 a145 a146 a147 a148 a149 a15\
0 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 a192 a166 a167 a168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a19\
3 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef".split(" ");function Xt(n,t){if((0,v.Vb)(n,t.get(
"Subtype"))!=="Type3")return;const e=n.array(t.get("FontMatrix"))?.map(r=>n.resolve(r)),a=e?.length===6&&e.every(r=>typeof r=="number"),{differences:s}=(0,R.yD)(
n,t);return{matrix:a?e:[.001,0,0,.001,0,0],procedures:n.dict(t.get("CharProcs")),resources:t.get("Resources"),procedureOf:r=>s?.get(r)}}async function $t(n,t){const e=gt(
n,t),a=(0,v.nb)(n,t),s=Xt(n,t),r=(0,Kt.vp)(e.name),i=(0,j.FF)(n,t,a,r),o=s?Math.abs(s.matrix[0]):1/1e3,c=await ft(n,t,h=>h<256&&i(h,0)>0),f=new Jt(n,t,e.name);await wt(
f.glyphNames());const l=new Array(256).fill(void 0),O=h=>{const T=c?.textOf(h)??f.textOf(h),G=T.length>0&&T!==z?T.codePointAt(0):f.pointOf(h);return l[h]={code:h,
text:T,width:i(h,G)*o,isSpace:h===32,vertical:void 0}},m=h=>l[h]??O(h),S=m(c?.space!==void 0&&c.space<256?c.space:32);return{...e,vertical:!1,space:S.text===" "&&
S.width>0?S.width:void 0,type3:s,glyphs:h=>{const T=new Array(h.length);for(let G=0;G<h.length;G++)T[G]=m(h[G]);return T}}}const Yt=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;
class Jt{document;font;differences;characters;names;read;procedures;isSigns;isDingbats;constructor(t,e,a){this.document=t,this.font=e;const{base:s,differences:r}=(0,R.
yD)(t,e),i=(0,v.Vb)(t,e.get("Subtype"));this.differences=r,this.isSigns=Yt.test(a),this.isDingbats=/dingbats/i.test(a),this.procedures=i==="Type3"?t.dict(e.get(
"CharProcs")):void 0;const o=i==="TrueType",c=s===void 0&&!o?this.program:void 0,f=typeof c=="object"?c.encoding:void 0,l=(0,R.pE)(t,(0,v.nb)(t,e),e);if(s!==void 0)
[this.characters,this.names]=[s,()=>{}];else if(f)[this.characters,this.names]=["",O=>f.get(O)];else if(/^Symbol/.test(a))[this.characters,this.names]=["",O=>Vt[O-
32]];else if(this.isDingbats)[this.characters,this.names]=[bt.l,()=>{}];else{const O=this.isSigns||i==="Type3"||l&&o&&(0,I.n)(t,e);[this.characters,this.names]=
[O?"":o?R.NF:R.W,()=>{}]}}get program(){return this.read??={program:(0,I.o)(this.document,this.font)},this.read.program}*glyphNames(){this.differences&&(yield*this.
differences.values());for(let t=0;t<256;t++)yield this.names(t)??".notdef"}textOf(t){const e=this.differences?.get(t)??this.names(t);return e===void 0?this.characterOf(
t)??this.textByProgram(t):this.textOfName(e)??this.textByProgramOf(e)}pointOf(t){return this.characters.charCodeAt(t-32)||0}characterOf(t){const e=this.characters[t-
32];if(!(e===void 0||e==="\0"||!B(e)))return this.characters===R.NF&&t===173?"-":e}textOfName(t){const e=this.isDingbats?Ht.indexOf(t):-1;return e>=0?bt.l[e]:at(
t)}textByProgramOf(t){const{program:e,procedures:a}=this;if(a&&!a.has(t))return"";if(typeof e!="object")return z;const s=e.glyphOf(t),r=e.pointOf(s);return r>0&&
B(String.fromCodePoint(r))?String.fromCodePoint(r):z}textByProgram(t){const{program:e}=this;if(typeof e!="object"||e.kind!=="truetype")return e===void 0&&this.isSigns&&
t>32?z:"";const a=e.codes===void 0?e.unicode(t):0,s=e.code(t)||a;if(s===0)return"";const r=e.pointOf(s);if(r>0&&B(String.fromCodePoint(r)))return String.fromCodePoint(
r);const i=at(e.nameOf(s));if(i)return i;const c=(this.isSigns?"":e.codes==="macintosh"?R.yh:R.NF)[t-32];return c!==void 0&&B(c)?c:e.isDrawn(s)?z:""}}const mt=new WeakMap;
function Qt(n,t){let e=mt.get(n);e||mt.set(n,e=new Map);const a=(0,p.i9)(t)?t.number:t;let s=e.get(a);return s||e.set(a,s=qt(n,n.dict(t)??new p.Bi)),s}const qt=(n,t)=>(0,p.
Eo)(n.resolve(t.get("Subtype")),"Type0")?kt(n,t):$t(n,t);class _t{document;resources;outer;fonts=new Map;constructor(t,e,a){this.document=t,this.resources=e,this.
outer=a}find(t,e){return this.document.dict(this.resources?.get(t))?.get(e)??this.outer?.find(t,e)}properties(){return this.document.dict(this.resources?.get("P\
roperties"))??this.outer?.properties()}loaded(t){return this.fonts.has(t)?this.fonts.get(t):null}async load(t){const e=await yt(this.document,this.find("Font",t));
return this.fonts.set(t,e),e}}async function yt(n,t){return t!==void 0&&n.dict(t)?Qt(n,t):void 0}})};
