"use strict";exports.id=9991,exports.ids=[9991],exports.modules={64019:(($,W,r)=>{r.d(W,{dK:()=>F,wR:()=>A,hs:()=>P});var m=r(45599),R=r(74135),B=r(6057);function S(y,w,v,b){
const l=(0,B.b0)(y,w.get("Rect")),x=y.get(v);if(!l||!(x instanceof m.Z6))return;const i=(0,B.b0)(y,x.dict.get("BBox"));if(!i)return;const[e,t,s,o]=(0,R.zl)((0,B.
lQ)(y,x.dict.get("Matrix")),i);if(!(s>e)||!(o>t))return;const f=(l[2]-l[0])/(s-e),c=(l[3]-l[1])/(o-t),d=[f,0,0,c,l[0]-e*f,l[1]-t*c];return{form:v,matrix:b===0?d:
L(d,b,l[0],l[3])}}function L([y,w,v,b,l,x],i,e,t){const s=i===180?-1:0,o=i===90?1:i===270?-1:0,f=(E,j)=>[s*E-o*j,o*E+s*j],[c,d]=f(l-e,x-t);return[...f(y,w),...f(
v,b),c+e,d+t]}const M=2,O=16,C=32;function U(y,w){const v=y.resolve(w.get("F"));return typeof v=="number"?v:0}const F=(y,w)=>(U(y,w)&(M|C))!==0;function P(y,w,v,b){
return S(y,w,v,U(y,w)&O?b:0)}function A(y,w){const v=y.dict(w.get("AP"))?.get("N"),b=y.resolve(v);if(b instanceof m.Z6)return(0,m.i9)(v)?v:void 0;if(!(b instanceof
m.Bi))return;const l=y.resolve(w.get("AS")),x=l instanceof m.SX?b.get(l.text):void 0;return(0,m.i9)(x)&&y.resolve(x)instanceof m.Z6?x:void 0}}),13779:(($,W,r)=>{
r.d(W,{iw:()=>v,eu:()=>b,g:()=>l});var m=r(38875);const R=["utf32","utf16","utf8"];function B(i,e){if(i==="utf32"||i==="utf16"&&e<65536)return e;const t=String.
fromCodePoint(e);if(i==="utf16")return t.charCodeAt(0)*65536+t.charCodeAt(1);let s=0;for(const o of Buffer.from(t))s=s*256+o;return s}function S(i,e,t){if(i==="\
utf32")return e<=1114111?String.fromCodePoint(e):void 0;const s=Buffer.alloc(t);s.writeUIntBE(e,0,t);const o=i==="utf8"?s.toString("utf8"):t%2===0?s.swap16().toString(
"utf16le"):void 0;return o?.includes("�")?void 0:o}const L=100;class M{maps=new Map;order=[];texts;constructor(e){const t=new F((0,m.F)(e));this.texts=C(t);for(let s=t.
number();s>0;s--){const o=t.text(),f=t.number()===1,c=Array.from({length:t.number()},()=>({length:t.number(),low:t.number(),high:t.number()})),d=t.number();this.
maps.set(o,{vertical:f,spaces:c,base:d,form:R[t.number()],runs:U(t)}),this.order.push(o)}}textOf(e){return this.texts[e]||void 0}map(e){return this.maps.get(e)}get names(){
return this.order}async cidsOf(e,t){const{base:s,form:o,runs:f}=this.maps.get(e),c=await O(await this.baseOf(s,t),o,t);for(let d=0;d<f.length;d+=3){const[E,j,H]=[
f[d],f[d+1],f[d+2]];for(let G=0;G<j;G++)H===0?c.delete(E+G):c.set(E+G,H+G);const V=t.step(L*j);V&&await V}return c}async baseOf(e,t){if(e>=2)return this.cidsOf(
this.order[e-2],t);const s=new Map;if(e===0)return s;for(const[o,f]of this.texts.entries()){const c=f.codePointAt(0)??0;c>0&&f.length===(c>65535?2:1)&&!s.has(c)&&
s.set(c,o);const d=t.step(L);d&&await d}return s}}async function O(i,e,t){if(e==="utf32")return i;const s=new Map;for(const[o,f]of i){s.set(B(e,o),f);const c=t.
step(L);c&&await c}return s}function C(i){const e=new Array(i.number());let t=0;for(let s=0;s<e.length;s++)t+=i.signed(),e[s]=t===0?"":String.fromCodePoint(t);for(let s=i.
number();s>0;s--){const o=i.number();e[o]=i.text()}return e}function U(i){const e=i.number(),t=new Uint32Array(e*3);for(let f=0;f<t.length;f+=3)t[f]=i.number();
for(let f=1;f<t.length;f+=3)t[f]=i.number();let s=0,o=0;for(let f=0;f<t.length;f+=3){const c=t[f+1],d=t[f]=t[f]+s,E=t[f+2]=o+i.signed();s=d+c,o=E===0?0:E+c}return t}
class F{bytes;at=0;constructor(e){this.bytes=e}number(){let e=0;for(let t=1;;t*=128){const s=this.bytes[this.at++];if(s<128)return e+s*t;e+=(s-128)*t}}signed(){
const e=this.number();return e%2===1?-(e+1)/2:e/2}text(){const e=this.number();return this.at+=e,Buffer.from(this.bytes.subarray(this.at-e,this.at)).toString("u\
tf8")}}const P={GB1:()=>r.e(6477).then(r.bind(r,6477)),CNS1:()=>r.e(3860).then(r.bind(r,63860)),Japan1:()=>r.e(474).then(r.bind(r,20474)),Korea1:()=>r.e(4244).then(
r.bind(r,44244))},A=Object.keys(P),y=new Map,w=new Map;function v(i){const e=A.find(s=>s===i);if(e===void 0)return;let t=y.get(e);return t||y.set(e,t=P[e]().then(
({packed:s})=>new M(s))),t}function b(i){return/^(?:UniGB|GB)/.test(i)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(i)?"CNS1":/^(?:UniKS|KSC)/.test(i)?"Korea1":"Japan1"}
async function l(i,e){const t=await v(b(i)),s=t?.map(i);if(!t||!s)return;let o=w.get(i);if(!o){const f=x(i),c=f&&((d,E)=>S(f,d,E));o=t.cidsOf(i,e).then(d=>({vertical:s.
vertical,spaces:s.spaces,cids:d,textOf:c})),w.set(i,o),o.catch(()=>w.delete(i))}return o}function x(i){const[,e]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(
i)??[];return e==="UTF8"?"utf8":e==="UTF32"?"utf32":e===void 0?void 0:"utf16"}}),55437:(($,W,r)=>{r.d(W,{x:()=>y});var m=r(45599),R=r(39905),B=r(69864),S=r(13779);
const L=e=>({vertical:e,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:t=>t}),M=1e3;function O(e){if(new Set(e.map(({length:o})=>o)).size<=1){const o=e[0]?.
length??2;return()=>o}const s=new C(e,0,U(e));return(o,f)=>{let c=s;for(let d=0;c.length===void 0;d++)c=c.after(o[f+d]??-1);return c.length}}class C{spaces;index;shortest;length;next=new Map;constructor(t,s,o){
this.spaces=t,this.index=s,this.shortest=o;const f=t.find(({length:c})=>c===s);this.length=f?.length??(t.length===0?o:void 0)}after(t){let s=this.next.get(t);if(s)
return s;const o=this.spaces.filter(c=>F(c,this.index,t)),f=this.index>0||o.length===0?this.shortest:U(o);return this.next.set(t,s=new C(o,this.index+1,f)),s}}const U=e=>e.
reduce((t,{length:s})=>Math.min(t,s),4);function F({length:e,low:t,high:s},o,f){const c=2**(8*(e-1-o));return f>=Math.floor(t/c)%256&&f<=Math.floor(s/c)%256}var P=r(
12202);const A=8,y=(e,t,s)=>w(e,t,s,0);async function w(e,t,s,o){const f=e.resolve(t);if(f instanceof m.Z6&&o<A)return b(e,f,s,o);const c=f instanceof m.SX?f.text:
"",d=c.startsWith("Identity")?void 0:await(0,S.g)(c,e.job.pace);if(!d)return L(c==="Identity-V"||c.endsWith("-V"));const{vertical:E,spaces:j,cids:H,textOf:V}=d,
G={vertical:E,spaces:j,lengthAt:O(j),cidOf:q=>H.get(q)??0};return V?{...G,textOf:V}:G}const v=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function b(e,t,s,o){const{cmapEntries:f}=e.job.limits,c=new x;if(await(0,R.H)(e,t,v,s,(J,Q)=>c.read(J,Q)<=f),c.size>f)throw(0,P.q)(e.job.limits);const d=t.
dict.get("UseCMap")??(c.used===void 0?void 0:new m.SX(c.used)),E=d===void 0?void 0:await w(e,d,s,o+1),j=await B.N.of(c.ranges,e.job.pace),H=c.spaces.length>0?c.
spaces:E?.spaces??[];if(H.length>M)throw(0,P.q)(e.job.limits);const V=e.resolve(t.dict.get("WMode"))??c.mode,G=c.ranges.length===0?E?.textOf:void 0,q={vertical:V===
void 0?E?.vertical??!1:V===1,spaces:H,lengthAt:O(H),cidOf:(J,Q)=>{const tt=j.find(l(J,Q));return tt?tt.value+l(J,Q)-tt.first:E?.cidOf(J,Q)??0}};return G?{...q,textOf:G}:
q}const l=(e,t)=>t*2**32+e;class x{spaces=[];known=new Set;ranges=[];mode;used;section="";name="";operands=[];get size(){return this.spaces.length+this.ranges.length}read(t,s){
return s!==void 0?this.operand(parseInt(s,16),s.length/2):t.startsWith("begin")?this.begin(t.slice(5)):t.startsWith("end")?this.begin(""):t==="usecmap"?this.used=
this.name:t.startsWith("/")?this.name=t.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(t),""]:this.operand(Number(t),0),this.size}begin(t){this.section=
t,this.operands=[]}space(t){const s=`${t.length} ${t.low} ${t.high}`;this.known.has(s)||(this.known.add(s),this.spaces.push(t))}operand(t,s){const{operands:o,section:f}=this;
if(f===""||(o.push({number:t,length:s}),o.length<(f==="cidrange"?3:2)))return;const[c,d]=[o[0],f==="cidchar"?o[0]:o[1]];this.operands=[],!(!i(c)||!i(d)||c.length!==
d.length||c.number>d.number)&&(f==="codespacerange"?this.space({length:c.length,low:c.number,high:d.number}):this.ranges.push({first:l(c.number,c.length),last:l(
d.number,c.length),value:t}))}}const i=({number:e,length:t})=>Number.isInteger(t)&&t>=1&&t<=4&&Number.isInteger(e)}),16747:(($,W,r)=>{r.d(W,{I$:()=>v,VX:()=>b,Pb:()=>C,
iI:()=>O,Le:()=>A});var m=r(30201),R=r(38875);async function B(){const{packed:l}=await r.e(5300).then(r.bind(r,65300));return new Map(Buffer.from((0,R.F)(l)).toString(
"latin1").split(" ").map(x=>{const[i,e]=x.split(":");return[i,parseInt(e,16)]}))}const S="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae\
 copyrightsans:a9 trademarksans:2122 angleleft:2329 angleright:232a radicalex:203e arrowvertex:23d0 arrowvertexdbl:2016 arrowhorizex:23af parenlefttp:239b paren\
leftex:239c parenleftbt:239d bracketlefttp:23a1 bracketleftex:23a2 bracketleftbt:23a3 bracelefttp:23a7 braceleftmid:23a8 braceleftbt:23a9 braceex:23aa braceleft\
ex:23aa bracerightex:23aa integraltp:2320 integralex:23ae integralbt:2321 parenrighttp:239e parenrightex:239f parenrightbt:23a0 bracketrighttp:23a4 bracketright\
ex:23a5 bracketrightbt:23a6 bracerighttp:23ab bracerightmid:23ac bracerightbt:23ad angbracketleft:27e8 angbracketright:27e9 arrownortheast:2197 arrowsoutheast:2\
198 arrownorthwest:2196 arrowsouthwest:2199 arrowboth:2194 arrowbothv:2195 arrowhookleft:21a9 arrowhookright:21aa arrowsquiggleright:21dd mapsto:21a6 arrowdblbo\
thv:21d5 arrowleftbothalf:21bd arrowlefttophalf:21bc arrowrightbothalf:21c1 arrowrighttophalf:21c0 harpoonleftup:21bc harpoonleftdown:21bd harpoonrightup:21c0 h\
arpoonrightdown:21c1 bardbl:2225 parallel:2225 bulletmath:2219 ceilingleft:2308 ceilingright:2309 floorleft:230a floorright:230b circlecopyrt:20dd circledot:229\
9 circledivide:2298 circleminus:2296 contintegral:222e coproduct:2210 diamondmath:22c4 epsilon1:3f5 epsiloninv:3f6 equivasymptotic:224d flat:266d sharp:266f nat\
ural:266e follows:227b followsequal:2ab0 precedes:227a precedesequal:2aaf greatermuch:226b lessmuch:226a Ifractur:2111 Rfractur:211c intersectionsq:2293 unionsq\
:2294 unionmulti:228e latticetop:22a4 lscript:2113 minusplus:2213 negationslash:338 owner:220b pi1:3d6 rho1:3f1 kappa1:3f0 prime:2032 primereverse:2035 similare\
qual:2243 slurabove:2322 slurbelow:2323 sphericalangle:2222 star:22c6 subsetsqequal:2291 supersetsqequal:2292 subsetnoteql:228a supersetnoteql:228b tie:2040 tri\
angle:25b3 triangleinv:25bd triangleleft:25c1 triangleright:25b7 turnstileleft:22a2 turnstileright:22a3 vector:20d7 visiblespace:2423 visualspace:2423 wreathpro\
duct:2240 nabla:2207 dotlessj:237 Upsilon1:3d2 hyphenchar:2d sfthyphen:ad nonbreakingspace:a0 square:25a1 squaresolid:25a0 lozengesolid:29eb check:2713 maltesec\
ross:2720 circleR:ae yinyang:262f quotedblbase:201e suppress:142 compwordmark:200c cwm:200c perthousandzero:2030 dblgrave:2f5 ff:fb00 fi:fb01 fl:fb02 ffi:fb03 f\
fl:fb04 longst:fb05 st:fb06",L=new Map(S.split(" ").map(l=>{const[x,i]=l.split(":");return[x,parseInt(i,16)]}));let M;async function O(l){if(!M){for(const x of l)
if(A(x)===void 0){await C();return}}}async function C(){M??=await B()}const U=127,F=/(?:big|Big|bigg|Bigg|text|display)$/,P=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;
function A(l){if(l.length>U)return;const x=l.indexOf("."),i=x<0?l:l.slice(0,x);if(i==="")return l===".notdef"?"":void 0;const e=y(i);if(e!==void 0||!i.includes(
"_"))return e;let t="";for(const s of i.split("_")){const o=y(s);if(o===void 0)return;t+=o}return t}function y(l){const x=(0,m.u)(l)??L.get(l)??M?.get(l);if(x!==
void 0)return b(String.fromCodePoint(x));const i=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(l)?.[1];if(i!==void 0)return b(Buffer.from(i,"hex").swap16().toString("utf16l\
e"));const e=l.replace(F,"");if(e!==l&&e!=="")return y(e);const[,t,s]=P.exec(l)??[];if(t===void 0)return;const o=y(t);return s==="small"?o?.toLowerCase():o}const w=/[\0\ufffd\p{Co}\p{Cs}]/u,
v=l=>l!==""&&!w.test(l),b=l=>l!==void 0&&v(l)?l:void 0}),62743:(($,W,r)=>{r.d(W,{m:()=>m});const m="�"}),86491:(($,W,r)=>{r.d(W,{Z:()=>F});var m=r(45599),R=r(
16456),B=r(9865),S=r(62743);const L=.5,M=(0,B.vp)("Times-Roman"),O=Array.from({length:256},(P,A)=>{const y=R.W[A-32]??"\0",w=y!=="\0",v=w?M(y.codePointAt(0)):void 0;
return{code:A,cid:A,text:w?y:S.m,width:v===void 0?L:v/1e3,isSpace:A===32,vertical:void 0}}),C=O.map(P=>({...P,text:S.m}));function U(P){const A=Array.from(P,w=>O[w]);
return 2*A.filter(({text:w})=>w===S.m).length>=A.length?A.map(({code:w})=>C[w]):A}const F={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,dictionary:new m.
Bi,isDamaged:!1,vertical:!1,space:O[32].width,type3:void 0,longest:1,partEnd:(P,A,y)=>Math.min(A+y,P.length),glyphs:U}}),57373:(($,W,r)=>{r.d(W,{G:()=>ct});var m=r(
45599),R=r(32488),B=r(18271),S=r(49454),L=r(13779),M=r(62341),O=r(55437);const C=1,U=64,F=1<<18,P=600,A=.75,y=-.25;function w(u,n){const a=(0,S.nb)(u,n),g=K=>{const Z=u.
resolve(a?.get(K));return typeof Z=="number"?Z:0},p=(0,S.FG)(u,n.get("BaseFont"))||(0,S.FG)(u,a?.get("FontName")),{name:h}=(0,S.VJ)((0,S.MH)(p)),N=g("Flags"),D=g(
"Ascent")/1e3,I=-Math.abs(g("Descent"))/1e3;return{name:h,bold:(N&F)!==0||g("FontWeight")>=P||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(h),italic:(N&U)!==0||
g("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.test(h),fixedPitch:(N&C)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.test(h),ascent:D>=.3&&
D<=1.5?D:A,descent:I<=-.05&&I>=-.7?I:y}}var v=r(62743),b=r(16747),l=r(12202);async function x(u,n){const a=w(u,n),g=(0,S.hL)(u,n)??new m.Bi,p={found:!1},h=await(0,O.
x)(u,n.get("Encoding"),p),N=await(0,M.oo)(u,g),D=h.vertical?await(0,M.KG)(u,g):void 0,I=await(0,l.A)(u,n,p)??await i(u,n,g,p),K=new o(u,n,g,p),Z=await(0,L.iw)(e(
u,g,n));!I&&!Z&&await(0,b.Pb)();const Y=s(h,(X,T)=>{const k=h.cidOf(X,T),z=I?.textOf(X)??(0,b.VX)(h.textOf?.(X,T))??Z?.textOf(k)??K.textOf(k),nt=N(k);return{code:X,
cid:k,text:z,width:nt/1e3,isSpace:T===1&&X===32,vertical:D&&t(D(k,nt))}}),_=I?.space!==void 0?N(h.cidOf(I.space,2))/1e3:void 0;return{...a,dictionary:n,get isDamaged(){
return p.found},vertical:h.vertical,space:_!==void 0&&_>0?_:void 0,type3:void 0,longest:I?.longest??1,glyphs:Y,partEnd:(X,T,k)=>{let z=T;for(let nt=0;nt<k&&z<X.
length;nt++)z+=h.lengthAt(X,z);return Math.min(z,X.length)}}}async function i(u,n,a,g){const p=u.resolve(n.get("ToUnicode"));if(!(p instanceof m.Z6)||!(u.resolve(
a.get("CIDToGIDMap"))instanceof m.Z6))return;const h=await(0,O.x)(u,p,g),N=D=>D>0&&D<65536&&h.cidOf(D,2)===D;if(N(32))return{textOf:D=>(0,b.VX)(N(D)?String.fromCharCode(
D):void 0),space:32,longest:1}}function e(u,n,a){const g=u.resolve(u.dict(n.get("CIDSystemInfo"))?.get("Ordering")),p=g instanceof m.Mx?Buffer.from(g.bytes).toString(
"latin1"):"",h=(0,S.FG)(u,a.get("Encoding"));return p!==""||h===""||h.startsWith("Identity")?p:(0,L.eu)(h)}const t=({advance:u,x:n,y:a})=>({advance:u/1e3,x:n/1e3,
y:a/1e3});function s(u,n){const a=Array.from({length:5},()=>new Map);return g=>{const p=[];for(let h=0;h<g.length;){const N=u.lengthAt(g,h);if(h+N>g.length)break;
let D=0;for(const Z=h+N;h<Z;h++)D=D*256+g[h];const I=a[N];let K=I.get(D);K||I.set(D,K=n(D,N)),p.push(K)}return p}}class o{document;font;descendant;damage;program;isRead=!1;toGlyph;constructor(n,a,g,p){
this.document=n,this.font=a,this.descendant=g,this.damage=p}textOf(n){if(n===0)return"";const a=this.read();if(typeof a!="object")return v.m;const g=this.toGlyph?
(this.toGlyph[n*2]??0)<<8|(this.toGlyph[n*2+1]??0):a.glyphOfCid(n),p=a.pointOf(g);if(p>0&&(0,b.I$)(String.fromCodePoint(p)))return String.fromCodePoint(p);const h=(0,b.
Le)(a.nameOf(g));return h||(a.kind==="truetype"&&!a.isDrawn(g)?"":v.m)}read(){if(this.isRead)return this.program;this.isRead=!0;const{damage:n,document:a}=this;
this.program=(0,B.oQ)(a,this.font,n);const g=a.resolve(this.descendant.get("CIDToGIDMap")),p=g instanceof m.Z6?(0,R.L)(a,g):void 0;return n.found||=p?.whole===!1,
this.toGlyph=p?.data,this.program}}const f=new Set(["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),c=7716,d=814,E=32,j=127-E,H=500;function V(u,n){if((0,S.
FG)(u,n.get("Subtype"))!=="TrueType"||n.has("ToUnicode"))return;const a=(0,S.FG)(u,n.get("BaseFont"));if(!f.has(Buffer.from(a.slice(0,4),"latin1").toString("hex"))||
(0,B.nq)(u,n))return;const g=u.array(n.get("Widths"))??[],p=u.resolve(n.get("FirstChar")),h=E-(typeof p=="number"?p:0),[N,...D]=Array.from({length:j},(K,Z)=>g[h+
Z]??H),I=(0,m.jd)({Subtype:new m.SX("CIDFontType2"),BaseFont:n.get("BaseFont"),CIDSystemInfo:(0,m.jd)({Registry:new m.Mx(Buffer.from("Adobe")),Ordering:new m.Mx(
Buffer.from("GB1"))}),FontDescriptor:n.get("FontDescriptor"),W:[c,[N],d,D]});return(0,m.jd)({Subtype:new m.SX("Type0"),BaseFont:n.get("BaseFont"),Encoding:new m.
SX("GBK-EUC-H"),DescendantFonts:[I]})}var G=r(16456),q=r(9865),J=r(47628);const Q="space exclam universal numbersign existential percent ampersand suchthat pare\
nleft parenright asteriskmath plus comma minus period slash zero one two three four five six seven eight nine colon semicolon less equal greater question congru\
ent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft theref\
ore bracketright perpendicular underscore radicalex alpha beta chi delta epsilon phi gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau upsil\
on omega1 omega xi psi zeta braceleft bar braceright similar .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .no\
tdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .no\
tdef Euro Upsilon1 minute lessequal fraction infinity florin club diamond heart spade arrowboth arrowleft arrowup arrowright arrowdown degree plusminus second g\
reaterequal multiply proportional partialdiff bullet divide notequal equivalence approxequal ellipsis arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rfr\
aktur weierstrass circlemultiply circleplus emptyset intersection union propersuperset reflexsuperset notsubset propersubset reflexsubset element notelement ang\
le gradient registerserif copyrightserif trademarkserif product radical dotmath logicalnot logicaland logicalor arrowdblboth arrowdblleft arrowdblup arrowdblrig\
ht arrowdbldown lozenge angleleft registersans copyrightsans trademarksans summation parenlefttp parenleftex parenleftbt bracketlefttp bracketleftex bracketleft\
bt bracelefttp braceleftmid braceleftbt braceex .notdef angleright integral integraltp integralex integralbt parenrighttp parenrightex parenrightbt bracketright\
tp bracketrightex bracketrightbt bracerighttp bracerightmid bracerightbt .notdef".split(" "),tt="space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a1\
6 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a\
51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .n\
otdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a95 a96 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef \
.notdef .notdef .notdef .notdef .notdef .notdef .notdef a101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129\
 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a141 a142 a143 a144 a145 a146 a147 a148 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161\
 a163 a164 a196 a165 a192 a166 a167 a168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 a\
185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef".split(" ");function at(u,n){if((0,S.FG)(u,n.get("Subtype"))!=="Type3")return;const a=u.array(n.get("Fo\
ntMatrix"))?.map(h=>u.resolve(h)),g=a?.length===6&&a.every(h=>typeof h=="number"),{differences:p}=(0,G.yD)(u,n);return{matrix:g?a:[.001,0,0,.001,0,0],procedures:u.
dict(n.get("CharProcs")),resources:n.get("Resources"),procedureOf:h=>p?.get(h)}}async function rt(u,n){const a=w(u,n),g=(0,S.nb)(u,n),p=at(u,n),h=(0,q.vp)(a.name),
N=(0,M.FF)(u,n,g,h),D=p?Math.abs(p.matrix[0]):1/1e3,I={found:!1},K=await(0,l.A)(u,n,I,T=>T<256&&N(T,0)>0),Z=new ft(u,n,a.name,I);await(0,b.iI)(Z.glyphNames());const et=new Array(
256).fill(void 0),Y=T=>{const k=K?.textOf(T)??Z.textOf(T),z=k.length>0&&k!==v.m?k.codePointAt(0):Z.pointOf(T);return et[T]={code:T,cid:T,text:k,width:N(T,z)*D,isSpace:T===
32,vertical:void 0}},_=T=>et[T]??Y(T),X=_(K?.space!==void 0&&K.space<256?K.space:32);return{...a,dictionary:n,get isDamaged(){return I.found},vertical:!1,space:X.
text===" "&&X.width>0?X.width:void 0,type3:p,longest:K?.longest??1,partEnd:(T,k,z)=>Math.min(k+z,T.length),glyphs:T=>{const k=new Array(T.length);for(let z=0;z<
T.length;z++)k[z]=_(T[z]);return k}}}const it=(u,n)=>n===".notdef"||/^[A-Za-z][0-9A-Fa-f]{2}$/.test(n)&&Number.parseInt(n.slice(1),16)===u,ot=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;
class ft{document;font;damage;differences;characters;names;read;procedures;areNamesCodes;isSigns;isDingbats;constructor(n,a,g,p){this.document=n,this.font=a,this.
damage=p;const{base:h,differences:N}=(0,G.yD)(n,a),D=(0,S.FG)(n,a.get("Subtype"));this.differences=N,this.isSigns=ot.test(g),this.isDingbats=/dingbats/i.test(g),
this.procedures=D==="Type3"?n.dict(a.get("CharProcs")):void 0;const I=D==="TrueType",K=h===void 0&&!I?this.program:void 0,Z=typeof K=="object"?K.encoding:void 0,
et=(0,G.pE)(n,(0,S.nb)(n,a),a);if(h!==void 0)[this.characters,this.names]=[h,()=>{}];else if(Z)[this.characters,this.names]=["",Y=>Z.get(Y)];else if(/^Symbol/.test(
g))[this.characters,this.names]=["",Y=>Q[Y-32]];else if(this.isDingbats)[this.characters,this.names]=[J.l,()=>{}];else{const Y=this.isSigns||D==="Type3"||et&&I&&
(0,B.nq)(n,a);[this.characters,this.names]=[Y?"":I?G.NF:G.W,()=>{}]}}get program(){return this.read??={program:(0,B.oQ)(this.document,this.font,this.damage)},this.
read.program}*glyphNames(){this.differences&&(yield*this.differences.values());for(let n=0;n<256;n++)yield this.names(n)??".notdef"}textOf(n){const a=this.differences?.
get(n)??this.names(n);return a===void 0?this.characterOf(n)??this.textByProgram(n):this.textOfName(a)??this.textByCode(n,a)??this.textByProgramOf(a)}pointOf(n){
return this.characters.charCodeAt(n-32)||0}characterOf(n){const a=this.characters[n-32];if(!(a===void 0||a==="\0"||!(0,b.I$)(a)))return this.characters===G.NF&&
n===173?"-":a}textOfName(n){const a=this.isDingbats?tt.indexOf(n):-1;return a>=0?J.l[a]:(0,b.Le)(n)}textByCode(n,a){if(!(!this.procedures?.has(a)||n<32||n>126))
return this.areNamesCodes??=[...this.differences??[]].every(([g,p])=>it(g,p)),this.areNamesCodes?String.fromCharCode(n):void 0}textByProgramOf(n){const{program:a,
procedures:g}=this;if(g&&!g.has(n))return"";if(typeof a!="object")return v.m;const p=a.glyphOf(n),h=a.pointOf(p);return h>0&&(0,b.I$)(String.fromCodePoint(h))?String.
fromCodePoint(h):v.m}textByProgram(n){const{program:a}=this;if(typeof a!="object"||a.kind!=="truetype")return a===void 0&&this.isSigns&&n>32?v.m:"";const g=a.codes===
void 0?a.unicode(n):0,p=a.code(n)||g;if(p===0)return"";const h=a.pointOf(p);if(h>0&&(0,b.I$)(String.fromCodePoint(h)))return String.fromCodePoint(h);const N=(0,b.
Le)(a.nameOf(p));if(N)return N;const I=(this.isSigns?"":a.codes==="macintosh"?G.yh:G.NF)[n-32];return I!==void 0&&(0,b.I$)(I)?I:a.isDrawn(p)?v.m:""}}const st=new WeakMap;
function ct(u,n){let a=st.get(u);a||st.set(u,a=new Map);const g=(0,m.i9)(n)?n.number:n;let p=a.get(g);return p||a.set(g,p=dt(u,u.dict(n)??new m.Bi)),p}function dt(u,n){
const a=(0,m.Eo)(u.resolve(n.get("Subtype")),"Type0")?n:V(u,n);return a?x(u,a):rt(u,n)}}),12202:(($,W,r)=>{r.d(W,{A:()=>P,q:()=>y});var m=r(42973),R=r(45599),B=r(
39905),S=r(69864),L=r(47707),M=r(16747);const O=3,C=4096,U=200,F=new WeakMap;async function P(b,l,x,i){const e=b.resolve(l.get("ToUnicode"));if(e instanceof R.SX&&
e.text.startsWith("Identity"))return{textOf:j=>(0,M.VX)(j<65536?String.fromCharCode(j):void 0),space:32,longest:1};if(!(e instanceof R.Z6))return;const t=F.get(
e),s=t??A(b,e);t||F.set(e,s);const{meanings:o,ofBytes:f,repeats:c,isDamaged:d,said:E}=await s;if(x.found||=d,o.length!==0)return(i?await v(f,i,b.job.pace):c)?void 0:
E}async function A(b,l){const{limits:x,pace:i}=b.job,{cmapEntries:e}=x,t={found:!1},s=await(0,B.F)(b,l,e+1,t);if(s.length>e)throw y(x);const o=s.filter(({first:d,
last:E})=>E>d).sort((d,E)=>d.last-d.first-(E.last-E.first)),f=[...s.filter(({first:d,last:E})=>E===d),...o],c=await S.N.of(f.map(d=>({first:d.first,last:d.last,
value:d})),i);return{meanings:s,ofBytes:s.filter(({first:d})=>d<256).slice(0,C),repeats:await v(s,()=>!0,i),isDamaged:t.found,said:{textOf:d=>{const E=c.find(d)?.
value;return E&&(0,M.VX)(w(E,d))},space:s.find(({text:d})=>d===" ")?.first,longest:s.reduce((d,{text:E})=>Math.max(d,E.length),1)}}}const y=({cmapEntries:b})=>(0,m.
F)("cmapEntries",`A font of the document has a CMap with more than ${b} entries`,"Open it in another PDF program and save it again");function w({first:b,text:l},x){
if(x===b)return l;const i=[...l.slice(-2)].at(-1),e=i.codePointAt(0)+x-b;return e>1114111?void 0:l.slice(0,-i.length)+String.fromCodePoint(e)}async function v(b,l,x){
const i=new Map;let e=0,t=0;for(const{first:s,last:o,text:f}of b){const c=x.step(U);if(c&&await c,!l(s)||(t+=o-s+1,s!==o||(0,L.Sw)(f)))continue;const d=i.get(f)??
new Set;i.set(f,d.add(s)),e=Math.max(e,d.size)}return e>=O&&e*2>=t}}),38875:(($,W,r)=>{r.d(W,{F:()=>B});var m=r(60623);const R=1<<24,B=S=>(0,m.UD)(Buffer.from(S,
"base64"),{stream:R,total:R,remaining:R},{found:!1})}),58971:(($,W,r)=>{r.d(W,{X:()=>L});var m=r(45599),R=r(32488);const B=8*1024*1024,S=Uint8Array.of(10);class L{document;forms=new Map;damagedForms=new Set;kept=0;isDamaged=!1;constructor(O){
this.document=O}async page(O){const{document:C}=this;this.isDamaged=!1;const U=C.entry(C.pages.number(O),"Contents"),F=C.resolve(U);if(F instanceof m.Z6)return this.
decode(F);const P=[];for(const A of C.array(U)??[]){const y=(0,m.i9)(A)?C.get(A):null;y instanceof m.Z6&&P.push(await this.decode(y),S)}return P.length===2?P[0]:
Buffer.concat(P)}get hasLosses(){return this.isDamaged}async form(O,C){const U=this.forms.get(O);if(this.damagedForms.has(O)&&(this.isDamaged=!0),U)return U;const F=await this.
decode(C,O);return this.kept+=F.length,this.kept>B&&(this.forms.clear(),this.kept=F.length),this.forms.set(O,F),F}async decode(O,C){const{data:U,whole:F}=await(0,R.
v)(this.document,O);return F||(this.isDamaged=!0,C!==void 0&&this.damagedForms.add(C)),U}}}),31095:(($,W,r)=>{r.d(W,{H:()=>B,t:()=>S});var m=r(86491),R=r(57373);
class B{document;resources;outer;fonts=new Map;constructor(M,O,C){this.document=M,this.resources=O,this.outer=C}find(M,O){return this.document.dict(this.resources?.
get(M))?.get(O)??this.outer?.find(M,O)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(M){return this.
fonts.get(M)??null}async load(M){const O=await S(this.document,this.find("Font",M));return this.fonts.set(M,O),O}}async function S(L,M){return M!==void 0&&L.dict(
M)?(0,R.G)(L,M):m.Z}})};
