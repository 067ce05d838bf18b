"use strict";exports.id=9991,exports.ids=[9991],exports.modules={64019:(($,U,i)=>{i.d(U,{dK:()=>B,wR:()=>E,hs:()=>C});var D=i(45599),O=i(74135),R=i(6057);function F(b,x,M,y){
const m=(0,R.b0)(b,x.get("Rect")),u=b.get(M);if(!m||!(u instanceof D.Z6))return;const r=(0,R.b0)(b,u.dict.get("BBox"));if(!r)return;const[e,t,s,c]=(0,O.zl)((0,R.
lQ)(b,u.dict.get("Matrix")),r);if(!(s>e)||!(c>t))return;const o=(m[2]-m[0])/(s-e),f=(m[3]-m[1])/(c-t),d=[o,0,0,f,m[0]-e*o,m[1]-t*f];return{form:M,matrix:y===0?d:
v(d,y,m[0],m[3])}}function v([b,x,M,y,m,u],r,e,t){const s=r===180?-1:0,c=r===90?1:r===270?-1:0,o=(S,K)=>[s*S-c*K,c*S+s*K],[f,d]=o(m-e,u-t);return[...o(b,x),...o(
M,y),f+e,d+t]}const w=2,T=16,L=32;function G(b,x){const M=b.resolve(x.get("F"));return typeof M=="number"?M:0}const B=(b,x)=>(G(b,x)&(w|L))!==0;function C(b,x,M,y){
return F(b,x,M,G(b,x)&T?y:0)}function E(b,x){const M=b.dict(x.get("AP"))?.get("N"),y=b.resolve(M);if(y instanceof D.Z6)return(0,D.i9)(M)?M:void 0;if(!(y instanceof
D.Bi))return;const m=b.resolve(x.get("AS")),u=m instanceof D.SX?y.get(m.text):void 0;return(0,D.i9)(u)&&b.resolve(u)instanceof D.Z6?u:void 0}}),13779:(($,U,i)=>{
i.d(U,{iw:()=>M,eu:()=>y,g:()=>m});var D=i(38875);const O=["utf32","utf16","utf8"];function R(r,e){if(r==="utf32"||r==="utf16"&&e<65536)return e;const t=String.
fromCodePoint(e);if(r==="utf16")return t.charCodeAt(0)*65536+t.charCodeAt(1);let s=0;for(const c of Buffer.from(t))s=s*256+c;return s}function F(r,e,t){if(r==="\
utf32")return e<=1114111?String.fromCodePoint(e):void 0;const s=Buffer.alloc(t);s.writeUIntBE(e,0,t);const c=r==="utf8"?s.toString("utf8"):t%2===0?s.swap16().toString(
"utf16le"):void 0;return c?.includes("�")?void 0:c}const v=100;class w{maps=new Map;order=[];texts;constructor(e){const t=new B((0,D.F)(e));this.texts=L(t);for(let s=t.
number();s>0;s--){const c=t.text(),o=t.number()===1,f=Array.from({length:t.number()},()=>({length:t.number(),low:t.number(),high:t.number()})),d=t.number();this.
maps.set(c,{vertical:o,spaces:f,base:d,form:O[t.number()],runs:G(t)}),this.order.push(c)}}textOf(e){return this.texts[e]||void 0}map(e){return this.maps.get(e)}get names(){
return this.order}async cidsOf(e,t){const{base:s,form:c,runs:o}=this.maps.get(e),f=await T(await this.baseOf(s,t),c,t);for(let d=0;d<o.length;d+=3){const[S,K,H]=[
o[d],o[d+1],o[d+2]];for(let z=0;z<K;z++)H===0?f.delete(S+z):f.set(S+z,H+z);const V=t.step(v*K);V&&await V}return f}async baseOf(e,t){if(e>=2)return this.cidsOf(
this.order[e-2],t);const s=new Map;if(e===0)return s;for(const[c,o]of this.texts.entries()){const f=o.codePointAt(0)??0;f>0&&o.length===(f>65535?2:1)&&!s.has(f)&&
s.set(f,c);const d=t.step(v);d&&await d}return s}}async function T(r,e,t){if(e==="utf32")return r;const s=new Map;for(const[c,o]of r){s.set(R(e,c),o);const f=t.
step(v);f&&await f}return s}function L(r){const e=new Array(r.number());let t=0;for(let s=0;s<e.length;s++)t+=r.signed(),e[s]=t===0?"":String.fromCodePoint(t);for(let s=r.
number();s>0;s--){const c=r.number();e[c]=r.text()}return e}function G(r){const e=r.number(),t=new Uint32Array(e*3);for(let o=0;o<t.length;o+=3)t[o]=r.number();
for(let o=1;o<t.length;o+=3)t[o]=r.number();let s=0,c=0;for(let o=0;o<t.length;o+=3){const f=t[o+1],d=t[o]=t[o]+s,S=t[o+2]=c+r.signed();s=d+f,c=S===0?0:S+f}return t}
class B{bytes;at=0;constructor(e){this.bytes=e}number(){let e=0;for(let t=1;;t*=128){const s=this.bytes[this.at++];if(s<128)return e+s*t;e+=(s-128)*t}}signed(){
const e=this.number();return e%2===1?-(e+1)/2:e/2}text(){const e=this.number();return this.at+=e,Buffer.from(this.bytes.subarray(this.at-e,this.at)).toString("u\
tf8")}}const C={GB1:()=>i.e(6477).then(i.bind(i,6477)),CNS1:()=>i.e(3860).then(i.bind(i,63860)),Japan1:()=>i.e(474).then(i.bind(i,20474)),Korea1:()=>i.e(4244).then(
i.bind(i,44244))},E=Object.keys(C),b=new Map,x=new Map;function M(r){const e=E.find(s=>s===r);if(e===void 0)return;let t=b.get(e);return t||b.set(e,t=C[e]().then(
({packed:s})=>new w(s))),t}function y(r){return/^(?:UniGB|GB)/.test(r)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(r)?"CNS1":/^(?:UniKS|KSC)/.test(r)?"Korea1":"Japan1"}
async function m(r,e){const t=await M(y(r)),s=t?.map(r);if(!t||!s)return;let c=x.get(r);if(!c){const o=u(r),f=o&&((d,S)=>F(o,d,S));c=t.cidsOf(r,e).then(d=>({vertical:s.
vertical,spaces:s.spaces,cids:d,textOf:f})),x.set(r,c),c.catch(()=>x.delete(r))}return c}function u(r){const[,e]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(
r)??[];return e==="UTF8"?"utf8":e==="UTF32"?"utf32":e===void 0?void 0:"utf16"}}),55437:(($,U,i)=>{i.d(U,{x:()=>b});var D=i(45599),O=i(39905),R=i(69864),F=i(13779);
const v=e=>({vertical:e,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:t=>t}),w=1e3;function T(e){if(new Set(e.map(({length:c})=>c)).size<=1){const c=e[0]?.
length??2;return()=>c}const s=new L(e,0,G(e));return(c,o)=>{let f=s;for(let d=0;f.length===void 0;d++)f=f.after(c[o+d]??-1);return f.length}}class L{spaces;index;shortest;length;next=new Map;constructor(t,s,c){
this.spaces=t,this.index=s,this.shortest=c;const o=t.find(({length:f})=>f===s);this.length=o?.length??(t.length===0?c:void 0)}after(t){let s=this.next.get(t);if(s)
return s;const c=this.spaces.filter(f=>B(f,this.index,t)),o=this.index>0||c.length===0?this.shortest:G(c);return this.next.set(t,s=new L(c,this.index+1,o)),s}}const G=e=>e.
reduce((t,{length:s})=>Math.min(t,s),4);function B({length:e,low:t,high:s},c,o){const f=2**(8*(e-1-c));return o>=Math.floor(t/f)%256&&o<=Math.floor(s/f)%256}var C=i(
12202);const E=8,b=(e,t,s)=>x(e,t,s,0);async function x(e,t,s,c){const o=e.resolve(t);if(o instanceof D.Z6&&c<E)return y(e,o,s,c);const f=o instanceof D.SX?o.text:
"",d=f.startsWith("Identity")?void 0:await(0,F.g)(f,e.job.pace);if(!d)return v(f==="Identity-V"||f.endsWith("-V"));const{vertical:S,spaces:K,cids:H,textOf:V}=d,
z={vertical:S,spaces:K,lengthAt:T(K),cidOf:X=>H.get(X)??0};return V?{...z,textOf:V}:z}const M=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function y(e,t,s,c){const{cmapEntries:o}=e.job.limits,f=new u;if(await(0,O.H)(e,t,M,s,(Q,Y)=>f.read(Q,Y)<=o),f.size>o)throw(0,C.q)(e.job.limits);const d=t.
dict.get("UseCMap")??(f.used===void 0?void 0:new D.SX(f.used)),S=d===void 0?void 0:await x(e,d,s,c+1),K=await R.N.of(f.ranges,e.job.pace),H=f.spaces.length>0?f.
spaces:S?.spaces??[];if(H.length>w)throw(0,C.q)(e.job.limits);const V=e.resolve(t.dict.get("WMode"))??f.mode,z=f.ranges.length===0?S?.textOf:void 0,X={vertical:V===
void 0?S?.vertical??!1:V===1,spaces:H,lengthAt:T(H),cidOf:(Q,Y)=>{const et=K.find(m(Q,Y));return et?et.value+m(Q,Y)-et.first:S?.cidOf(Q,Y)??0}};return z?{...X,textOf:z}:
X}const m=(e,t)=>t*2**32+e;class u{spaces=[];known=new Set;ranges=[];mode;used;section="";name="";operands=[];get size(){return this.spaces.length+this.ranges.length}read(t,s){
return s!==void 0?this.operand(parseInt(s,16),s.length/2):t.startsWith("begin")?this.begin(t.slice(5)):t.startsWith("end")?this.begin(""):t==="usecmap"?this.used=
this.name:t.startsWith("/")?this.name=t.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(t),""]:this.operand(Number(t),0),this.size}begin(t){this.section=
t,this.operands=[]}space(t){const s=`${t.length} ${t.low} ${t.high}`;this.known.has(s)||(this.known.add(s),this.spaces.push(t))}operand(t,s){const{operands:c,section:o}=this;
if(o===""||(c.push({number:t,length:s}),c.length<(o==="cidrange"?3:2)))return;const[f,d]=[c[0],o==="cidchar"?c[0]:c[1]];this.operands=[],!(!r(f)||!r(d)||f.length!==
d.length||f.number>d.number)&&(o==="codespacerange"?this.space({length:f.length,low:f.number,high:d.number}):this.ranges.push({first:m(f.number,f.length),last:m(
d.number,f.length),value:t}))}}const r=({number:e,length:t})=>Number.isInteger(t)&&t>=1&&t<=4&&Number.isInteger(e)}),16747:(($,U,i)=>{i.d(U,{I$:()=>y,VX:()=>m,Pb:()=>L,
iI:()=>T,Le:()=>E});var D=i(30201),O=i(38875);async function R(){const{packed:u}=await i.e(5300).then(i.bind(i,65300));return new Map(Buffer.from((0,O.F)(u)).toString(
"latin1").split(" ").map(r=>{const[e,t]=r.split(":");return[e,parseInt(t,16)]}))}const F="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae\
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
fl:fb04 longst:fb05 st:fb06",v=new Map(F.split(" ").map(u=>{const[r,e]=u.split(":");return[r,parseInt(e,16)]}));let w;async function T(u){if(!w)for(const r of u){
const e=b(r);if(!(e===""||(0,D.u)(e)!==void 0||v.has(e))){await L();return}}}async function L(){w??=await R()}const G=127,B=/(?:big|Big|bigg|Bigg|text|display)$/,
C=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;function E(u){if(u.length>G)return;const r=b(u);if(r==="")return u===".notdef"?"":void 0;const e=x(r);if(e!==
void 0||!r.includes("_"))return e;let t="";for(const s of r.split("_")){const c=x(s);if(c===void 0)return;t+=c}return t}function b(u){const r=u.indexOf(".");return r<
0?u:u.slice(0,r)}function x(u){const r=(0,D.u)(u)??v.get(u)??w?.get(u);if(r!==void 0)return m(String.fromCodePoint(r));const e=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(
u)?.[1];if(e!==void 0)return m(Buffer.from(e,"hex").swap16().toString("utf16le"));const t=u.replace(B,"");if(t!==u&&t!=="")return x(t);const[,s,c]=C.exec(u)??[];
if(s===void 0)return;const o=x(s);return c==="small"?o?.toLowerCase():o}const M=/[\0\ufffd\p{Co}\p{Cs}]/u,y=u=>u!==""&&!M.test(u),m=u=>u!==void 0&&y(u)?u:void 0}),
62743:(($,U,i)=>{i.d(U,{m:()=>D});const D="�"}),86491:(($,U,i)=>{i.d(U,{Z:()=>B});var D=i(45599),O=i(16456),R=i(9865),F=i(62743);const v=.5,w=(0,R.vp)("Times-\
Roman"),T=Array.from({length:256},(C,E)=>{const b=O.W[E-32]??"\0",x=b!=="\0",M=x?w(b.codePointAt(0)):void 0;return{code:E,cid:E,text:x?b:F.m,width:M===void 0?v:
M/1e3,isSpace:E===32,vertical:void 0}}),L=T.map(C=>({...C,text:F.m}));function G(C){const E=Array.from(C,x=>T[x]);return 2*E.filter(({text:x})=>x===F.m).length>=
E.length?E.map(({code:x})=>L[x]):E}const B={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,dictionary:new D.Bi,isDamaged:!1,vertical:!1,space:T[32].
width,type3:void 0,longest:1,partEnd:(C,E,b)=>Math.min(E+b,C.length),glyphs:G}}),57373:(($,U,i)=>{i.d(U,{G:()=>lt});var D=i(43767),O=i(45599),R=i(32488),F=i(18271),
v=i(49454),w=i(13779),T=i(62341),L=i(55437);const G=1,B=64,C=1<<18,E=600,b=.75,x=-.25;function M(l,n){const a=(0,v.nb)(l,n),g=N=>{const k=l.resolve(a?.get(N));return typeof k==
"number"?k:0},p=(0,v.FG)(l,n.get("BaseFont"))||(0,v.FG)(l,a?.get("FontName")),{name:h}=(0,v.VJ)((0,v.MH)(p)),P=g("Flags"),A=g("Ascent")/1e3,W=-Math.abs(g("Desce\
nt"))/1e3;return{name:h,bold:(P&C)!==0||g("FontWeight")>=E||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(h),italic:(P&B)!==0||g("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.
test(h),fixedPitch:(P&G)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.test(h),ascent:A>=.3&&A<=1.5?A:b,descent:W<=-.05&&W>=-.7?W:x}}var y=i(62743),m=i(16747),
u=i(12202);async function r(l,n,a){const g=M(l,n),p=(0,v.hL)(l,n);a.found||=p===void 0||!n.has("Encoding");const h=p??new O.Bi,P=await(0,L.x)(l,n.get("Encoding"),
a),A=await(0,T.oo)(l,h),W=P.vertical?await(0,T.KG)(l,h):void 0,N=await(0,u.A)(l,n,a)??await e(l,n,h,a),k=new o(l,n,h,a),q=await(0,w.iw)(t(l,h,n));!N&&!q&&await(0,m.
Pb)();const st=c(P,(I,j)=>{const Z=P.cidOf(I,j),tt=N?.textOf(I)??(0,m.VX)(P.textOf?.(I,j))??q?.textOf(Z)??k.textOf(Z),nt=A(Z);return{code:I,cid:Z,text:tt,width:nt/
1e3,isSpace:j===1&&I===32,vertical:W&&s(W(Z,nt))}}),_=N?.space!==void 0?A(P.cidOf(N.space,2))/1e3:void 0;return{...g,dictionary:n,get isDamaged(){return a.found},
vertical:P.vertical,space:_!==void 0&&_>0?_:void 0,type3:void 0,longest:N?.longest??1,glyphs:st,partEnd:(I,j,Z)=>{let tt=j;for(let nt=0;nt<Z&&tt<I.length;nt++)tt+=
P.lengthAt(I,tt);return Math.min(tt,I.length)}}}async function e(l,n,a,g){const p=l.resolve(n.get("ToUnicode"));if(!(p instanceof O.Z6)||!(l.resolve(a.get("CIDT\
oGIDMap"))instanceof O.Z6))return;const h=await(0,L.x)(l,p,g),P=A=>A>0&&A<65536&&h.cidOf(A,2)===A;if(P(32))return{textOf:A=>(0,m.VX)(P(A)?String.fromCharCode(A):
void 0),space:32,longest:1}}function t(l,n,a){const g=l.resolve(l.dict(n.get("CIDSystemInfo"))?.get("Ordering")),p=g instanceof O.Mx?Buffer.from(g.bytes).toString(
"latin1"):"",h=(0,v.FG)(l,a.get("Encoding"));return p!==""||h===""||h.startsWith("Identity")?p:(0,w.eu)(h)}const s=({advance:l,x:n,y:a})=>({advance:l/1e3,x:n/1e3,
y:a/1e3});function c(l,n){const a=Array.from({length:5},()=>new Map);return g=>{const p=[];for(let h=0;h<g.length;){const P=l.lengthAt(g,h);if(h+P>g.length)break;
let A=0;for(const k=h+P;h<k;h++)A=A*256+g[h];const W=a[P];let N=W.get(A);N||W.set(A,N=n(A,P)),p.push(N)}return p}}class o{document;font;descendant;damage;program;isRead=!1;toGlyph;constructor(n,a,g,p){
this.document=n,this.font=a,this.descendant=g,this.damage=p}textOf(n){if(n===0)return"";const a=this.read();if(typeof a!="object")return y.m;const g=this.toGlyph?
(this.toGlyph[n*2]??0)<<8|(this.toGlyph[n*2+1]??0):a.glyphOfCid(n),p=a.pointOf(g);if(p>0&&(0,m.I$)(String.fromCodePoint(p)))return String.fromCodePoint(p);const h=(0,m.
Le)(a.nameOf(g));return h||(a.kind==="truetype"&&!a.isDrawn(g)?"":y.m)}read(){if(this.isRead)return this.program;this.isRead=!0;const{damage:n,document:a}=this;
this.program=(0,F.oQ)(a,this.font,n);const g=a.resolve(this.descendant.get("CIDToGIDMap")),p=g instanceof O.Z6?(0,R.LG)(a,g):void 0;return n.found||=p?.whole===
!1,this.toGlyph=p?.data,this.program}}const f=new Set(["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),d=7716,S=814,K=32,H=127-K,V=500;function z(l,n){
if((0,v.FG)(l,n.get("Subtype"))!=="TrueType"||n.has("ToUnicode"))return;const a=(0,v.FG)(l,n.get("BaseFont"));if(!f.has(Buffer.from(a.slice(0,4),"latin1").toString(
"hex"))||(0,F.nq)(l,n))return;const g=l.array(n.get("Widths"))??[],p=l.resolve(n.get("FirstChar")),h=K-(typeof p=="number"?p:0),[P,...A]=Array.from({length:H},(N,k)=>g[h+
k]??V),W=(0,O.jd)({Subtype:new O.SX("CIDFontType2"),BaseFont:n.get("BaseFont"),CIDSystemInfo:(0,O.jd)({Registry:new O.Mx(Buffer.from("Adobe")),Ordering:new O.Mx(
Buffer.from("GB1"))}),FontDescriptor:n.get("FontDescriptor"),W:[d,[P],S,A]});return(0,O.jd)({Subtype:new O.SX("Type0"),BaseFont:n.get("BaseFont"),Encoding:new O.
SX("GBK-EUC-H"),DescendantFonts:[W]})}var X=i(16456),Q=i(9865),Y=i(47628);const et="space exclam universal numbersign existential percent ampersand suchthat par\
enleft parenright asteriskmath plus comma minus period slash zero one two three four five six seven eight nine colon semicolon less equal greater question congr\
uent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft there\
fore bracketright perpendicular underscore radicalex alpha beta chi delta epsilon phi gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau upsi\
lon omega1 omega xi psi zeta braceleft bar braceright similar .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .n\
otdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .n\
otdef Euro Upsilon1 minute lessequal fraction infinity florin club diamond heart spade arrowboth arrowleft arrowup arrowright arrowdown degree plusminus second \
greaterequal multiply proportional partialdiff bullet divide notequal equivalence approxequal ellipsis arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rf\
raktur weierstrass circlemultiply circleplus emptyset intersection union propersuperset reflexsuperset notsubset propersubset reflexsubset element notelement an\
gle gradient registerserif copyrightserif trademarkserif product radical dotmath logicalnot logicaland logicalor arrowdblboth arrowdblleft arrowdblup arrowdblri\
ght arrowdbldown lozenge angleleft registersans copyrightsans trademarksans summation parenlefttp parenleftex parenleftbt bracketlefttp bracketleftex bracketlef\
tbt bracelefttp braceleftmid braceleftbt braceex .notdef angleright integral integraltp integralex integralbt parenrighttp parenrightex parenrightbt bracketrigh\
ttp bracketrightex bracketrightbt bracerighttp bracerightmid bracerightbt .notdef".split(" "),rt="space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a\
16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 \
a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .\
notdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a95 a96 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef\
 .notdef .notdef .notdef .notdef .notdef .notdef .notdef a101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a12\
9 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a141 a142 a143 a144 a145 a146 a147 a148 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a16\
1 a163 a164 a196 a165 a192 a166 a167 a168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 \
a185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef".split(" ");function it(l,n){if((0,v.FG)(l,n.get("Subtype"))!=="Type3")return;const a=l.array(n.get("F\
ontMatrix"))?.map(h=>l.resolve(h)),g=a?.length===6&&a.every(h=>typeof h=="number"),{differences:p}=(0,X.yD)(l,n);return{matrix:g?a:[.001,0,0,.001,0,0],procedures:l.
dict(n.get("CharProcs")),resources:n.get("Resources"),procedureOf:h=>p?.get(h)}}async function ot(l,n,a){const g=M(l,n),p=(0,v.nb)(l,n),h=it(l,n),P=(0,Q.vp)(g.name),
A=(0,T.FF)(l,n,p,P),W=h?Math.abs(h.matrix[0]):1/1e3;a.found||=!n.has("Subtype")||p!==void 0&&P===void 0&&!n.has("Widths");const N=await(0,u.A)(l,n,a,I=>I<256&&A(
I,0)>0),k=new dt(l,n,g.name,a);!N&&k.isByProgram?await(0,m.Pb)():await(0,m.iI)(k.glyphNames());const q=new Array(256).fill(void 0),J=I=>{const j=N?.textOf(I)??k.
textOf(I),Z=j.length>0&&j!==y.m?j.codePointAt(0):k.pointOf(I);return q[I]={code:I,cid:I,text:j,width:A(I,Z)*W,isSpace:I===32,vertical:void 0}},st=I=>q[I]??J(I),
_=st(N?.space!==void 0&&N.space<256?N.space:32);return{...g,dictionary:n,get isDamaged(){return a.found},vertical:!1,space:_.text===" "&&_.width>0?_.width:void 0,
type3:h,longest:N?.longest??1,partEnd:(I,j,Z)=>Math.min(j+Z,I.length),glyphs:I=>{const j=new Array(I.length);for(let Z=0;Z<I.length;Z++)j[Z]=st(I[Z]);return j}}}
const ct=(l,n)=>n===".notdef"||/^[A-Za-z][0-9A-Fa-f]{2}$/.test(n)&&Number.parseInt(n.slice(1),16)===l,ft=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;class dt{document;font;damage;differences;characters;names;read;procedures;areNamesCodes;isSigns;isDingbats;constructor(n,a,g,p){
this.document=n,this.font=a,this.damage=p;const{base:h,differences:P}=(0,X.yD)(n,a),A=(0,v.FG)(n,a.get("Subtype"));this.differences=P,this.isSigns=ft.test(g),this.
isDingbats=/dingbats/i.test(g),this.procedures=A==="Type3"?n.dict(a.get("CharProcs")):void 0;const W=A==="TrueType",N=h===void 0&&!W?this.program:void 0,k=typeof N==
"object"?N.encoding:void 0,q=(0,X.pE)(n,(0,v.nb)(n,a),a);if(h!==void 0)[this.characters,this.names]=[h,()=>{}];else if(k)[this.characters,this.names]=["",J=>k.get(
J)];else if(/^Symbol/.test(g))[this.characters,this.names]=["",J=>et[J-32]];else if(this.isDingbats)[this.characters,this.names]=[Y.l,()=>{}];else{const J=this.
isSigns||A==="Type3"||q&&W&&(0,F.nq)(n,a);[this.characters,this.names]=[J?"":W?X.NF:X.W,()=>{}]}}get program(){return this.read??={program:(0,F.oQ)(this.document,
this.font,this.damage)},this.read.program}*glyphNames(){this.differences&&(yield*this.differences.values());for(let n=0;n<256;n++)yield this.names(n)??".notdef"}get isByProgram(){
return typeof this.program=="object"&&this.program.kind==="truetype"&&this.characterOf(65)===void 0}textOf(n){const a=this.differences?.get(n)??this.names(n);return a===
void 0?this.characterOf(n)??this.textByProgram(n):this.textOfName(a)??this.textByCode(n,a)??this.textByProgramOf(a)}pointOf(n){return this.characters.charCodeAt(
n-32)||0}characterOf(n){const a=this.characters[n-32];if(!(a===void 0||a==="\0"||!(0,m.I$)(a)))return this.characters===X.NF&&n===173?"-":a}textOfName(n){const a=this.
isDingbats?rt.indexOf(n):-1;return a>=0?Y.l[a]:(0,m.Le)(n)}textByCode(n,a){if(!(!this.procedures?.has(a)||n<32||n>126))return this.areNamesCodes??=[...this.differences??
[]].every(([g,p])=>ct(g,p)),this.areNamesCodes?String.fromCharCode(n):void 0}textByProgramOf(n){const{program:a,procedures:g}=this;if(g&&!g.has(n))return"";if(typeof a!=
"object")return y.m;const p=a.glyphOf(n),h=a.pointOf(p);return h>0&&(0,m.I$)(String.fromCodePoint(h))?String.fromCodePoint(h):y.m}textByProgram(n){const{program:a}=this;
if(typeof a!="object"||a.kind!=="truetype")return n>32&&(a===void 0?this.isSigns:a==="unusable"&&this.damage.found)?y.m:"";const g=a.codes===void 0?a.unicode(n):
0,p=a.code(n)||g;if(p===0)return this.damage.found&&n>32?y.m:"";const h=a.pointOf(p);if(h>0&&(0,m.I$)(String.fromCodePoint(h)))return String.fromCodePoint(h);const P=(0,m.
Le)(a.nameOf(p));if(P)return P;const W=(this.isSigns?"":a.codes==="macintosh"?X.yh:X.NF)[n-32];return W!==void 0&&(0,m.I$)(W)?W:a.isDrawn(p)?y.m:""}}const at=new WeakMap;
function lt(l,n){let a=at.get(l);a||at.set(l,a=new Map);const g=(0,O.i9)(n)?n.number:n;let p=a.get(g);return p||a.set(g,p=ht(l,l.dict(n)??new O.Bi)),p}const ut=[
"Subtype","BaseFont","Encoding","Widths","FirstChar","ToUnicode","DescendantFonts","FontDescriptor"];function ht(l,n){const a=(0,D.r)(n,ut),g={found:a!==void 0},
p=a?.dict??n,h=(0,O.Eo)(l.resolve(p.get("Subtype")),"Type0")?p:z(l,p);return h?r(l,h,g):ot(l,p,g)}}),12202:(($,U,i)=>{i.d(U,{A:()=>C,q:()=>b});var D=i(42973),O=i(
45599),R=i(39905),F=i(69864),v=i(47707),w=i(16747);const T=3,L=4096,G=200,B=new WeakMap;async function C(y,m,u,r){const e=y.resolve(m.get("ToUnicode"));if(e instanceof
O.SX&&e.text.startsWith("Identity"))return{textOf:K=>(0,w.VX)(K<65536?String.fromCharCode(K):void 0),space:32,longest:1};if(!(e instanceof O.Z6))return;const t=B.
get(e),s=t??E(y,e);t||B.set(e,s);const{meanings:c,ofBytes:o,repeats:f,isDamaged:d,said:S}=await s;if(u.found||=d,c.length!==0)return(r?await M(o,r,y.job.pace):f)?
void 0:S}async function E(y,m){const{limits:u,pace:r}=y.job,{cmapEntries:e}=u,t={found:!1},s=await(0,R.F)(y,m,e+1,t);if(s.length>e)throw b(u);const c=s.filter(({
first:d,last:S})=>S>d).sort((d,S)=>d.last-d.first-(S.last-S.first)),o=[...s.filter(({first:d,last:S})=>S===d),...c],f=await F.N.of(o.map(d=>({first:d.first,last:d.
last,value:d})),r);return{meanings:s,ofBytes:s.filter(({first:d})=>d<256).slice(0,L),repeats:await M(s,()=>!0,r),isDamaged:t.found,said:{textOf:d=>{const S=f.find(
d)?.value;return S&&(0,w.VX)(x(S,d))},space:s.find(({text:d})=>d===" ")?.first,longest:s.reduce((d,{text:S})=>Math.max(d,S.length),1)}}}const b=({cmapEntries:y})=>(0,D.
F)("cmapEntries",`A font of the document has a CMap with more than ${y} entries`,"Open it in another PDF program and save it again");function x({first:y,text:m},u){
if(u===y)return m;const r=[...m.slice(-2)].at(-1),e=r.codePointAt(0)+u-y;return e>1114111?void 0:m.slice(0,-r.length)+String.fromCodePoint(e)}async function M(y,m,u){
const r=new Map;let e=0,t=0;for(const{first:s,last:c,text:o}of y){const f=u.step(G);if(f&&await f,!m(s)||(t+=c-s+1,s!==c||(0,v.Sw)(o)))continue;const d=r.get(o)??
new Set;r.set(o,d.add(s)),e=Math.max(e,d.size)}return e>=T&&e*2>=t}}),38875:(($,U,i)=>{i.d(U,{F:()=>R});var D=i(60623);const O=1<<24,R=F=>(0,D.UD)(Buffer.from(F,
"base64"),{stream:O,total:O,remaining:O},{found:!1})}),58971:(($,U,i)=>{i.d(U,{X:()=>L});var D=i(78157),O=i(45599),R=i(32488);const F=8*1024*1024,v=Uint8Array.of(
10),w=Buffer.alloc(16),T=G=>{const B=(0,D.bS)(G);return B.includes(w)&&!B.includes("EI")};class L{document;forms=new Map;damagedForms=new Set;kept=0;isDamaged=!1;constructor(B){
this.document=B}async page(B){const{document:C}=this;this.isDamaged=!1;const E=C.entry(C.pages.number(B),"Contents"),b=C.resolve(E);if(b instanceof O.Z6)return this.
decode(b);const x=[];for(const M of C.array(E)??[]){const y=(0,O.i9)(M)?C.get(M):null;y instanceof O.Z6&&x.push(await this.decode(y),v)}return x.length===2?x[0]:
Buffer.concat(x)}get hasLosses(){return this.isDamaged}async form(B,C){const E=this.forms.get(B);if(this.damagedForms.has(B)&&(this.isDamaged=!0),E)return E;const b=await this.
decode(C,B);return this.kept+=b.length,this.kept>F&&(this.forms.clear(),this.kept=b.length),this.forms.set(B,b),b}async decode(B,C){const{data:E,whole:b}=await(0,R.
v3)(this.document,B);return(!b||T(E))&&(this.isDamaged=!0,C!==void 0&&this.damagedForms.add(C)),E}}}),31095:(($,U,i)=>{i.d(U,{H:()=>R,t:()=>F});var D=i(86491),O=i(
57373);class R{document;resources;outer;fonts=new Map;constructor(w,T,L){this.document=w,this.resources=T,this.outer=L}find(w,T){return this.document.dict(this.
resources?.get(w))?.get(T)??this.outer?.find(w,T)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(w){
return this.fonts.get(w)??null}async load(w){const T=await F(this.document,this.find("Font",w));return this.fonts.set(w,T),T}}async function F(v,w){return w!==void 0&&
v.dict(w)?(0,O.G)(v,w):D.Z}})};
