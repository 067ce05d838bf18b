"use strict";exports.id=9991,exports.ids=[9991],exports.modules={64019:(($,U,o)=>{o.d(U,{dK:()=>F,wR:()=>M,hs:()=>D});var B=o(45599),O=o(74135),L=o(6057);function N(b,x,C,y){
const m=(0,L.b0)(b,x.get("Rect")),p=b.get(C);if(!m||!(p instanceof B.Z6))return;const r=(0,L.b0)(b,p.dict.get("BBox"));if(!r)return;const[e,t,s,f]=(0,O.zl)((0,L.
lQ)(b,p.dict.get("Matrix")),r);if(!(s>e)||!(f>t))return;const c=(m[2]-m[0])/(s-e),d=(m[3]-m[1])/(f-t),l=[c,0,0,d,m[0]-e*c,m[1]-t*d];return{form:C,matrix:y===0?l:
w(l,y,m[0],m[3])}}function w([b,x,C,y,m,p],r,e,t){const s=r===180?-1:0,f=r===90?1:r===270?-1:0,c=(E,K)=>[s*E-f*K,f*E+s*K],[d,l]=c(m-e,p-t);return[...c(b,x),...c(
C,y),d+e,l+t]}const S=2,P=16,W=32;function G(b,x){const C=b.resolve(x.get("F"));return typeof C=="number"?C:0}const F=(b,x)=>(G(b,x)&(S|W))!==0;function D(b,x,C,y){
return N(b,x,C,G(b,x)&P?y:0)}function M(b,x){const C=b.dict(x.get("AP"))?.get("N"),y=b.resolve(C);if(y instanceof B.Z6)return(0,B.i9)(C)?C:void 0;if(!(y instanceof
B.Bi))return;const m=b.resolve(x.get("AS")),p=m instanceof B.SX?y.get(m.text):void 0;return(0,B.i9)(p)&&b.resolve(p)instanceof B.Z6?p:void 0}}),13779:(($,U,o)=>{
o.d(U,{iw:()=>C,eu:()=>y,g:()=>m});var B=o(38875);const O=["utf32","utf16","utf8"];function L(r,e){if(r==="utf32"||r==="utf16"&&e<65536)return e;const t=String.
fromCodePoint(e);if(r==="utf16")return t.charCodeAt(0)*65536+t.charCodeAt(1);let s=0;for(const f of Buffer.from(t))s=s*256+f;return s}function N(r,e,t){if(r==="\
utf32")return e<=1114111?String.fromCodePoint(e):void 0;const s=Buffer.alloc(t);s.writeUIntBE(e,0,t);const f=r==="utf8"?s.toString("utf8"):t%2===0?s.swap16().toString(
"utf16le"):void 0;return f?.includes("�")?void 0:f}const w=100;class S{maps=new Map;order=[];texts;constructor(e){const t=new F((0,B.F)(e));this.texts=W(t);for(let s=t.
number();s>0;s--){const f=t.text(),c=t.number()===1,d=Array.from({length:t.number()},()=>({length:t.number(),low:t.number(),high:t.number()})),l=t.number();this.
maps.set(f,{vertical:c,spaces:d,base:l,form:O[t.number()],runs:G(t)}),this.order.push(f)}}textOf(e){return this.texts[e]||void 0}map(e){return this.maps.get(e)}get names(){
return this.order}async cidsOf(e,t){const{base:s,form:f,runs:c}=this.maps.get(e),d=await P(await this.baseOf(s,t),f,t);for(let l=0;l<c.length;l+=3){const[E,K,H]=[
c[l],c[l+1],c[l+2]];for(let j=0;j<K;j++)H===0?d.delete(E+j):d.set(E+j,H+j);const V=t.step(w*K);V&&await V}return d}async baseOf(e,t){if(e>=2)return this.cidsOf(
this.order[e-2],t);const s=new Map;if(e===0)return s;for(const[f,c]of this.texts.entries()){const d=c.codePointAt(0)??0;d>0&&c.length===(d>65535?2:1)&&!s.has(d)&&
s.set(d,f);const l=t.step(w);l&&await l}return s}}async function P(r,e,t){if(e==="utf32")return r;const s=new Map;for(const[f,c]of r){s.set(L(e,f),c);const d=t.
step(w);d&&await d}return s}function W(r){const e=new Array(r.number());let t=0;for(let s=0;s<e.length;s++)t+=r.signed(),e[s]=t===0?"":String.fromCodePoint(t);for(let s=r.
number();s>0;s--){const f=r.number();e[f]=r.text()}return e}function G(r){const e=r.number(),t=new Uint32Array(e*3);for(let c=0;c<t.length;c+=3)t[c]=r.number();
for(let c=1;c<t.length;c+=3)t[c]=r.number();let s=0,f=0;for(let c=0;c<t.length;c+=3){const d=t[c+1],l=t[c]=t[c]+s,E=t[c+2]=f+r.signed();s=l+d,f=E===0?0:E+d}return t}
class F{bytes;at=0;constructor(e){this.bytes=e}number(){let e=0;for(let t=1;;t*=128){const s=this.bytes[this.at++];if(s<128)return e+s*t;e+=(s-128)*t}}signed(){
const e=this.number();return e%2===1?-(e+1)/2:e/2}text(){const e=this.number();return this.at+=e,Buffer.from(this.bytes.subarray(this.at-e,this.at)).toString("u\
tf8")}}const D={GB1:()=>o.e(6477).then(o.bind(o,6477)),CNS1:()=>o.e(3860).then(o.bind(o,63860)),Japan1:()=>o.e(474).then(o.bind(o,20474)),Korea1:()=>o.e(4244).then(
o.bind(o,44244))},M=Object.keys(D),b=new Map,x=new Map;function C(r){const e=M.find(s=>s===r);if(e===void 0)return;let t=b.get(e);return t||b.set(e,t=D[e]().then(
({packed:s})=>new S(s))),t}function y(r){return/^(?:UniGB|GB)/.test(r)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(r)?"CNS1":/^(?:UniKS|KSC)/.test(r)?"Korea1":"Japan1"}
async function m(r,e){const t=await C(y(r)),s=t?.map(r);if(!t||!s)return;let f=x.get(r);if(!f){const c=p(r),d=c&&((l,E)=>N(c,l,E));f=t.cidsOf(r,e).then(l=>({vertical:s.
vertical,spaces:s.spaces,cids:l,textOf:d})),x.set(r,f),f.catch(()=>x.delete(r))}return f}function p(r){const[,e]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(
r)??[];return e==="UTF8"?"utf8":e==="UTF32"?"utf32":e===void 0?void 0:"utf16"}}),55437:(($,U,o)=>{o.d(U,{x:()=>b});var B=o(45599),O=o(39905),L=o(69864),N=o(13779);
const w=e=>({vertical:e,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:t=>t}),S=1e3;function P(e){if(new Set(e.map(({length:f})=>f)).size<=1){const f=e[0]?.
length??2;return()=>f}const s=new W(e,0,G(e));return(f,c)=>{let d=s;for(let l=0;d.length===void 0;l++)d=d.after(f[c+l]??-1);return d.length}}class W{spaces;index;shortest;length;next=new Map;constructor(t,s,f){
this.spaces=t,this.index=s,this.shortest=f;const c=t.find(({length:d})=>d===s);this.length=c?.length??(t.length===0?f:void 0)}after(t){let s=this.next.get(t);if(s)
return s;const f=this.spaces.filter(d=>F(d,this.index,t)),c=this.index>0||f.length===0?this.shortest:G(f);return this.next.set(t,s=new W(f,this.index+1,c)),s}}const G=e=>e.
reduce((t,{length:s})=>Math.min(t,s),4);function F({length:e,low:t,high:s},f,c){const d=2**(8*(e-1-f));return c>=Math.floor(t/d)%256&&c<=Math.floor(s/d)%256}var D=o(
12202);const M=8,b=(e,t,s)=>x(e,t,s,0);async function x(e,t,s,f){const c=e.resolve(t);if(c instanceof B.Z6&&f<M)return y(e,c,s,f);const d=c instanceof B.SX?c.text:
"",l=d.startsWith("Identity")?void 0:await(0,N.g)(d,e.job.pace);if(!l)return w(d==="Identity-V"||d.endsWith("-V"));const{vertical:E,spaces:K,cids:H,textOf:V}=l,
j={vertical:E,spaces:K,lengthAt:P(K),cidOf:z=>H.get(z)??0};return V?{...j,textOf:V}:j}const C=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function y(e,t,s,f){const{cmapEntries:c}=e.job.limits,d=new p;if(await(0,O.H)(e,t,C,s,(Q,q)=>d.read(Q,q)<=c),d.size>c)throw(0,D.q)(e.job.limits);const l=t.
dict.get("UseCMap")??(d.used===void 0?void 0:new B.SX(d.used)),E=l===void 0?void 0:await x(e,l,s,f+1),K=await L.N.of(d.ranges,e.job.pace),H=d.spaces.length>0?d.
spaces:E?.spaces??[];if(H.length>S)throw(0,D.q)(e.job.limits);const V=e.resolve(t.dict.get("WMode"))??d.mode,j=d.ranges.length===0?E?.textOf:void 0,z={vertical:V===
void 0?E?.vertical??!1:V===1,spaces:H,lengthAt:P(H),cidOf:(Q,q)=>{const et=K.find(m(Q,q));return et?et.value+m(Q,q)-et.first:E?.cidOf(Q,q)??0}};return j?{...z,textOf:j}:
z}const m=(e,t)=>t*2**32+e;class p{spaces=[];known=new Set;ranges=[];mode;used;section="";name="";operands=[];get size(){return this.spaces.length+this.ranges.length}read(t,s){
return s!==void 0?this.operand(parseInt(s,16),s.length/2):t.startsWith("begin")?this.begin(t.slice(5)):t.startsWith("end")?this.begin(""):t==="usecmap"?this.used=
this.name:t.startsWith("/")?this.name=t.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(t),""]:this.operand(Number(t),0),this.size}begin(t){this.section=
t,this.operands=[]}space(t){const s=`${t.length} ${t.low} ${t.high}`;this.known.has(s)||(this.known.add(s),this.spaces.push(t))}operand(t,s){const{operands:f,section:c}=this;
if(c===""||(f.push({number:t,length:s}),f.length<(c==="cidrange"?3:2)))return;const[d,l]=[f[0],c==="cidchar"?f[0]:f[1]];this.operands=[],!(!r(d)||!r(l)||d.length!==
l.length||d.number>l.number)&&(c==="codespacerange"?this.space({length:d.length,low:d.number,high:l.number}):this.ranges.push({first:m(d.number,d.length),last:m(
l.number,d.length),value:t}))}}const r=({number:e,length:t})=>Number.isInteger(t)&&t>=1&&t<=4&&Number.isInteger(e)}),16747:(($,U,o)=>{o.d(U,{I$:()=>y,VX:()=>m,Pb:()=>W,
iI:()=>P,Le:()=>M});var B=o(30201),O=o(38875);async function L(){const{packed:p}=await o.e(5300).then(o.bind(o,65300));return new Map(Buffer.from((0,O.F)(p)).toString(
"latin1").split(" ").map(r=>{const[e,t]=r.split(":");return[e,parseInt(t,16)]}))}const N="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae\
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
fl:fb04 longst:fb05 st:fb06",w=new Map(N.split(" ").map(p=>{const[r,e]=p.split(":");return[r,parseInt(e,16)]}));let S;async function P(p){if(!S)for(const r of p){
const e=b(r);if(!(e===""||(0,B.u)(e)!==void 0||w.has(e))){await W();return}}}async function W(){S??=await L()}const G=127,F=/(?:big|Big|bigg|Bigg|text|display)$/,
D=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;function M(p){if(p.length>G)return;const r=b(p);if(r==="")return p===".notdef"?"":void 0;const e=x(r);if(e!==
void 0||!r.includes("_"))return e;let t="";for(const s of r.split("_")){const f=x(s);if(f===void 0)return;t+=f}return t}function b(p){const r=p.indexOf(".");return r<
0?p:p.slice(0,r)}function x(p){const r=(0,B.u)(p)??w.get(p)??S?.get(p);if(r!==void 0)return m(String.fromCodePoint(r));const e=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(
p)?.[1];if(e!==void 0)return m(Buffer.from(e,"hex").swap16().toString("utf16le"));const t=p.replace(F,"");if(t!==p&&t!=="")return x(t);const[,s,f]=D.exec(p)??[];
if(s===void 0)return;const c=x(s);return f==="small"?c?.toLowerCase():c}const C=/[\0\ufffd\p{Co}\p{Cs}]/u,y=p=>p!==""&&!C.test(p),m=p=>p!==void 0&&y(p)?p:void 0}),
62743:(($,U,o)=>{o.d(U,{m:()=>B});const B="�"}),86491:(($,U,o)=>{o.d(U,{Z:()=>F});var B=o(45599),O=o(16456),L=o(9865),N=o(62743);const w=.5,S=(0,L.vp)("Times-\
Roman"),P=Array.from({length:256},(D,M)=>{const b=O.W[M-32]??"\0",x=b!=="\0",C=x?S(b.codePointAt(0)):void 0;return{code:M,cid:M,text:x?b:N.m,width:C===void 0?w:
C/1e3,isSpace:M===32,vertical:void 0}}),W=P.map(D=>({...D,text:N.m}));function G(D){const M=Array.from(D,x=>P[x]);return 2*M.filter(({text:x})=>x===N.m).length>=
M.length?M.map(({code:x})=>W[x]):M}const F={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,dictionary:new B.Bi,isDamaged:!1,vertical:!1,space:P[32].
width,type3:void 0,longest:1,partEnd:(D,M,b)=>Math.min(M+b,D.length),glyphs:G}}),62548:(($,U,o)=>{o.d(U,{G:()=>It});var B=o(43767),O=o(45599),L=o(32488),N=o(18271),
w=o(49454),S=o(13779),P=o(62341),W=o(55437);const G=1,F=64,D=1<<18,M=600,b=.75,x=-.25;function C(i,n){const a=(0,w.nb)(i,n),u=I=>{const k=i.resolve(a?.get(I));return typeof k==
"number"?k:0},h=(0,w.FG)(i,n.get("BaseFont"))||(0,w.FG)(i,a?.get("FontName")),{name:g}=(0,w.VJ)((0,w.MH)(h)),v=u("Flags"),T=u("Ascent")/1e3,R=-Math.abs(u("Desce\
nt"))/1e3;return{name:g,bold:(v&D)!==0||u("FontWeight")>=M||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(g),italic:(v&F)!==0||u("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.
test(g),fixedPitch:(v&G)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.test(g),ascent:T>=.3&&T<=1.5?T:b,descent:R<=-.05&&R>=-.7?R:x}}var y=o(62743),m=o(16747),
p=o(12202);async function r(i,n,a){const u=C(i,n),h=(0,w.hL)(i,n);a.found||=h===void 0||!n.has("Encoding");const g=h??new O.Bi,v=await(0,W.x)(i,n.get("Encoding"),
a),T=await(0,P.oo)(i,g),R=v.vertical?await(0,P.KG)(i,g):void 0,I=await(0,p.A)(i,n,a)??await e(i,n,g,a),k=new c(i,n,g,a),J=await(0,S.iw)(t(i,g,n));!I&&!J&&await(0,m.
Pb)();const Y=f(v,(A,X)=>{const Z=v.cidOf(A,X),tt=I?.textOf(A)??(0,m.VX)(v.textOf?.(A,X))??J?.textOf(Z)??k.textOf(Z),st=T(Z);return{code:A,cid:Z,text:tt,width:st/
1e3,isSpace:X===1&&A===32,vertical:R&&s(R(Z,st))}}),_=I?.space!==void 0?T(v.cidOf(I.space,2))/1e3:void 0;return{...u,dictionary:n,get isDamaged(){return a.found},
vertical:v.vertical,space:_!==void 0&&_>0?_:void 0,type3:void 0,longest:I?.longest??1,glyphs:Y,partEnd:(A,X,Z)=>{let tt=X;for(let st=0;st<Z&&tt<A.length;st++)tt+=
v.lengthAt(A,tt);return Math.min(tt,A.length)}}}async function e(i,n,a,u){const h=i.resolve(n.get("ToUnicode"));if(!(h instanceof O.Z6)||!(i.resolve(a.get("CIDT\
oGIDMap"))instanceof O.Z6))return;const g=await(0,W.x)(i,h,u),v=T=>T>0&&T<65536&&g.cidOf(T,2)===T;if(v(32))return{textOf:T=>(0,m.VX)(v(T)?String.fromCharCode(T):
void 0),space:32,longest:1}}function t(i,n,a){const u=i.resolve(i.dict(n.get("CIDSystemInfo"))?.get("Ordering")),h=u instanceof O.Mx?Buffer.from(u.bytes).toString(
"latin1"):"",g=(0,w.FG)(i,a.get("Encoding"));return h!==""||g===""||g.startsWith("Identity")?h:(0,S.eu)(g)}const s=({advance:i,x:n,y:a})=>({advance:i/1e3,x:n/1e3,
y:a/1e3});function f(i,n){const a=Array.from({length:5},()=>new Map);return u=>{const h=[];for(let g=0;g<u.length;){const v=i.lengthAt(u,g);if(g+v>u.length)break;
let T=0;for(const k=g+v;g<k;g++)T=T*256+u[g];const R=a[v];let I=R.get(T);I||R.set(T,I=n(T,v)),h.push(I)}return h}}class c{document;font;descendant;damage;program;isRead=!1;toGlyph;constructor(n,a,u,h){
this.document=n,this.font=a,this.descendant=u,this.damage=h}textOf(n){if(n===0)return"";const a=this.read();if(typeof a!="object")return y.m;const u=this.toGlyph?
(this.toGlyph[n*2]??0)<<8|(this.toGlyph[n*2+1]??0):a.glyphOfCid(n),h=a.pointOf(u);if(h>0&&(0,m.I$)(String.fromCodePoint(h)))return String.fromCodePoint(h);const g=(0,m.
Le)(a.nameOf(u));return g||(a.kind==="truetype"&&!a.isDrawn(u)?"":y.m)}read(){if(this.isRead)return this.program;this.isRead=!0;const{damage:n,document:a}=this;
this.program=(0,N.oQ)(a,this.font,n);const u=a.resolve(this.descendant.get("CIDToGIDMap")),h=u instanceof O.Z6?(0,L.LG)(a,u):void 0;return n.found||=h?.whole===
!1,this.toGlyph=h?.data,this.program}}const d=new Set(["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),l=7716,E=814,K=32,H=127-K,V=500;function j(i,n){
if((0,w.FG)(i,n.get("Subtype"))!=="TrueType"||n.has("ToUnicode"))return;const a=(0,w.FG)(i,n.get("BaseFont"));if(!d.has(Buffer.from(a.slice(0,4),"latin1").toString(
"hex"))||(0,N.nq)(i,n))return;const u=i.array(n.get("Widths"))??[],h=i.resolve(n.get("FirstChar")),g=K-(typeof h=="number"?h:0),[v,...T]=Array.from({length:H},(I,k)=>u[g+
k]??V),R=(0,O.jd)({Subtype:new O.SX("CIDFontType2"),BaseFont:n.get("BaseFont"),CIDSystemInfo:(0,O.jd)({Registry:new O.Mx(Buffer.from("Adobe")),Ordering:new O.Mx(
Buffer.from("GB1"))}),FontDescriptor:n.get("FontDescriptor"),W:[l,[v],E,T]});return(0,O.jd)({Subtype:new O.SX("Type0"),BaseFont:n.get("BaseFont"),Encoding:new O.
SX("GBK-EUC-H"),DescendantFonts:[R]})}var z=o(16456),Q=o(9865);function q({names:i,widthOf:n}){const a=[...i].filter(([,u])=>u!==".notdef");if(a.every(([u,h])=>et(
u,h)))return ot;if(ht.some(u=>a.every(([h,g])=>u(h)===g))){const u=new Set(a.map(([h])=>h));return St(u,n)}return dt}const et=(i,n)=>/^[A-Za-z][0-9A-Fa-f]{2}$/.
test(n)&&Number.parseInt(n.slice(1),16)===i,ht=[i=>`a${i}`,i=>(360+i).toString(36).toUpperCase()],rt=i=>Array.from(i,n=>n.charCodeAt(0)),nt=(i,n)=>{const a=i.charCodeAt(
0);return Array.from({length:n.charCodeAt(0)-a+1},(u,h)=>a+h)},it=i=>new Map(i.map(n=>[n,String.fromCharCode(n)])),dt=new Map,ot=it(nt(" ","~")),ct=nt("0","9"),
ft=[...nt("A","Z"),...nt("a","z")],gt=rt("!#%&'()*+,-./:;=?@[]`"),pt=rt("anot"),mt=2,bt=3,yt=[...rt(",-.()"),...ct],xt=128,Ot=192,wt=.5,vt=new Map([...ot,...Array.
from("“”„«»–—",(i,n)=>[16+n,i]),...["ff","fi","fl","ffi","ffl"].map((i,n)=>[27+n,i]),...it(nt("À","þ")),[215,"Œ"],[223,"SS"],[247,"œ"],[255,"ß"]]);
function St(i,n){const a=I=>i.has(I),u=ct.filter(a),h=u.length>0?n(u[0]):0,g=u.length>=bt&&h>0&&u.every(I=>n(I)===h),v=a(101)&&pt.filter(a).length>=mt;if(!g&&!v)
return dt;const T=[...i].filter(I=>I>=Ot).length,R=ft.filter(a).length;return v&&T>0&&T<=wt*R?vt:[...i].some(I=>I>=xt)?ot:it(g||yt.some(a)?[...ft,...ct,...gt]:ft)}
var lt=o(47628);const Et="space exclam universal numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus comma minus period sla\
sh zero one two three four five six seven eight nine colon semicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta\
1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore radicalex alpha\
 beta chi delta epsilon phi gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar braceright simi\
lar .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .not\
def .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef Euro Upsilon1 minute lessequal fraction infinity flo\
rin club diamond heart spade arrowboth arrowleft arrowup arrowright arrowdown degree plusminus second greaterequal multiply proportional partialdiff bullet divi\
de notequal equivalence approxequal ellipsis arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus emptyset inte\
rsection union propersuperset reflexsuperset notsubset propersubset reflexsubset element notelement angle gradient registerserif copyrightserif trademarkserif p\
roduct radical dotmath logicalnot logicaland logicalor arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft registersans copyrights\
ans trademarksans summation parenlefttp parenleftex parenleftbt bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleftbt braceex .notdef a\
ngleright integral integraltp integralex integralbt parenrighttp parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt bracerighttp bracerightm\
id bracerightbt .notdef".split(" "),Mt="space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a6\
 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a6\
5 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a\
95 a96 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef a\
101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a\
141 a142 a143 a144 a145 a146 a147 a148 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 a192 a166 a167 a168 a169 a170 a171 a\
172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef".
split(" ");function Ct(i,n){if((0,w.FG)(i,n.get("Subtype"))!=="Type3")return;const a=i.array(n.get("FontMatrix"))?.map(g=>i.resolve(g)),u=a?.length===6&&a.every(
g=>typeof g=="number"),{differences:h}=(0,z.yD)(i,n);return{matrix:u?a:[.001,0,0,.001,0,0],procedures:i.dict(n.get("CharProcs")),resources:n.get("Resources"),procedureOf:g=>h?.
get(g)}}async function Tt(i,n,a){const u=C(i,n),h=(0,w.nb)(i,n),g=Ct(i,n),v=(0,Q.vp)(u.name),T=(0,P.FF)(i,n,h,v),R=g?Math.abs(g.matrix[0]):1/1e3;a.found||=!n.has(
"Subtype")||h!==void 0&&v===void 0&&!n.has("Widths");const I=await(0,p.A)(i,n,a,A=>A<256&&T(A,0)>0),k=new Dt(i,n,u.name,a,A=>T(A,0));!I&&k.isByProgram?await(0,m.
Pb)():await(0,m.iI)(k.glyphNames());const J=new Array(256).fill(void 0),at=A=>{const X=I?.textOf(A)??k.textOf(A),Z=X.length>0&&X!==y.m?X.codePointAt(0):k.pointOf(
A);return J[A]={code:A,cid:A,text:X,width:T(A,Z)*R,isSpace:A===32,vertical:void 0}},Y=A=>J[A]??at(A),_=Y(I?.space!==void 0&&I.space<256?I.space:32);return{...u,
dictionary:n,get isDamaged(){return a.found},vertical:!1,space:_.text===" "&&_.width>0?_.width:void 0,type3:g,longest:I?.longest??1,partEnd:(A,X,Z)=>Math.min(X+
Z,A.length),glyphs:A=>{const X=new Array(A.length);for(let Z=0;Z<A.length;Z++)X[Z]=Y(A[Z]);return X}}}const At=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;
class Dt{document;font;damage;widthOf;differences;characters;names;read;procedures;byCode;isSigns;isDingbats;constructor(n,a,u,h,g){this.document=n,this.font=a,
this.damage=h,this.widthOf=g;const{base:v,differences:T}=(0,z.yD)(n,a),R=(0,w.FG)(n,a.get("Subtype"));this.differences=T,this.isSigns=At.test(u),this.isDingbats=
/dingbats/i.test(u),this.procedures=R==="Type3"?n.dict(a.get("CharProcs")):void 0;const I=R==="TrueType",k=v===void 0&&!I?this.program:void 0,J=typeof k=="objec\
t"?k.encoding:void 0,at=(0,z.pE)(n,(0,w.nb)(n,a),a);if(v!==void 0)[this.characters,this.names]=[v,()=>{}];else if(J)[this.characters,this.names]=["",Y=>J.get(Y)];else if(/^Symbol/.
test(u))[this.characters,this.names]=["",Y=>Et[Y-32]];else if(this.isDingbats)[this.characters,this.names]=[lt.l,()=>{}];else{const Y=this.isSigns||R==="Type3"||
at&&I&&(0,N.nq)(n,a);[this.characters,this.names]=[Y?"":I?z.NF:z.W,()=>{}]}}get program(){return this.read??={program:(0,N.oQ)(this.document,this.font,this.damage)},
this.read.program}*glyphNames(){this.differences&&(yield*this.differences.values());for(let n=0;n<256;n++)yield this.names(n)??".notdef"}get isByProgram(){return typeof this.
program=="object"&&this.program.kind==="truetype"&&this.characterOf(65)===void 0}textOf(n){const a=this.differences?.get(n)??this.names(n);return a===void 0?this.
characterOf(n)??this.textByProgram(n):this.textOfName(a)??this.textByCode(n,a)??this.textByProgramOf(a)}pointOf(n){return this.characters.charCodeAt(n-32)||0}characterOf(n){
const a=this.characters[n-32];if(!(a===void 0||a==="\0"||!(0,m.I$)(a)))return this.characters===z.NF&&n===173?"-":a}textOfName(n){const a=this.isDingbats?Mt.indexOf(
n):-1;return a>=0?lt.l[a]:(0,m.Le)(n)}textByCode(n,a){if(!(!this.procedures?.has(a)||!this.differences))return this.byCode??=q({names:this.differences,widthOf:this.
widthOf}),this.byCode.get(n)}textByProgramOf(n){const{program:a,procedures:u}=this;if(u&&!u.has(n))return"";if(typeof a!="object")return y.m;const h=a.glyphOf(n),
g=a.pointOf(h);return g>0&&(0,m.I$)(String.fromCodePoint(g))?String.fromCodePoint(g):y.m}textByProgram(n){const{program:a}=this;if(typeof a!="object"||a.kind!==
"truetype")return n>32&&(a===void 0?this.isSigns:a==="unusable"&&this.damage.found)?y.m:"";const u=a.codes===void 0?a.unicode(n):0,h=a.code(n)||u;if(h===0)return this.
damage.found&&n>32?y.m:"";const g=a.pointOf(h);if(g>0&&(0,m.I$)(String.fromCodePoint(g)))return String.fromCodePoint(g);const v=(0,m.Le)(a.nameOf(h));if(v)return v;
const R=(this.isSigns?"":a.codes==="macintosh"?z.yh:z.NF)[n-32];return R!==void 0&&(0,m.I$)(R)?R:a.isDrawn(h)?y.m:""}}const ut=new WeakMap;function It(i,n){let a=ut.
get(i);a||ut.set(i,a=new Map);const u=(0,O.i9)(n)?n.number:n;let h=a.get(u);return h||a.set(u,h=Pt(i,i.dict(n)??new O.Bi)),h}const Bt=["Subtype","BaseFont","Enc\
oding","Widths","FirstChar","ToUnicode","DescendantFonts","FontDescriptor"];function Pt(i,n){const a=(0,B.r)(n,Bt),u={found:a!==void 0},h=a?.dict??n,g=(0,O.Eo)(
i.resolve(h.get("Subtype")),"Type0")?h:j(i,h);return g?r(i,g,u):Tt(i,h,u)}}),12202:(($,U,o)=>{o.d(U,{A:()=>D,q:()=>b});var B=o(42973),O=o(45599),L=o(39905),N=o(
69864),w=o(47707),S=o(16747);const P=3,W=4096,G=200,F=new WeakMap;async function D(y,m,p,r){const e=y.resolve(m.get("ToUnicode"));if(e instanceof O.SX&&e.text.startsWith(
"Identity"))return{textOf:K=>(0,S.VX)(K<65536?String.fromCharCode(K):void 0),space:32,longest:1};if(!(e instanceof O.Z6))return;const t=F.get(e),s=t??M(y,e);t||
F.set(e,s);const{meanings:f,ofBytes:c,repeats:d,isDamaged:l,said:E}=await s;if(p.found||=l,f.length!==0)return(r?await C(c,r,y.job.pace):d)?void 0:E}async function M(y,m){
const{limits:p,pace:r}=y.job,{cmapEntries:e}=p,t={found:!1},s=await(0,L.F)(y,m,e+1,t);if(s.length>e)throw b(p);const f=s.filter(({first:l,last:E})=>E>l).sort((l,E)=>l.
last-l.first-(E.last-E.first)),c=[...s.filter(({first:l,last:E})=>E===l),...f],d=await N.N.of(c.map(l=>({first:l.first,last:l.last,value:l})),r);return{meanings:s,
ofBytes:s.filter(({first:l})=>l<256).slice(0,W),repeats:await C(s,()=>!0,r),isDamaged:t.found,said:{textOf:l=>{const E=d.find(l)?.value;return E&&(0,S.VX)(x(E,l))},
space:s.find(({text:l})=>l===" ")?.first,longest:s.reduce((l,{text:E})=>Math.max(l,E.length),1)}}}const b=({cmapEntries:y})=>(0,B.F)("cmapEntries",`A font of th\
e document has a CMap with more than ${y} entries`,"Open it in another PDF program and save it again");function x({first:y,text:m},p){if(p===y)return m;const r=[
...m.slice(-2)].at(-1),e=r.codePointAt(0)+p-y;return e>1114111?void 0:m.slice(0,-r.length)+String.fromCodePoint(e)}async function C(y,m,p){const r=new Map;let e=0,
t=0;for(const{first:s,last:f,text:c}of y){const d=p.step(G);if(d&&await d,!m(s)||(t+=f-s+1,s!==f||(0,w.Sw)(c)))continue;const l=r.get(c)??new Set;r.set(c,l.add(
s)),e=Math.max(e,l.size)}return e>=P&&e*2>=t}}),38875:(($,U,o)=>{o.d(U,{F:()=>L});var B=o(60623);const O=1<<24,L=N=>(0,B.UD)(Buffer.from(N,"base64"),{stream:O,total:O,
remaining:O},{found:!1})}),58971:(($,U,o)=>{o.d(U,{X:()=>W});var B=o(78157),O=o(45599),L=o(32488);const N=8*1024*1024,w=Uint8Array.of(10),S=Buffer.alloc(16),P=G=>{
const F=(0,B.bS)(G);return F.includes(S)&&!F.includes("EI")};class W{document;forms=new Map;damagedForms=new Set;kept=0;isDamaged=!1;constructor(F){this.document=
F}async page(F){const{document:D}=this;this.isDamaged=!1;const M=D.entry(D.pages.number(F),"Contents"),b=D.resolve(M);if(b instanceof O.Z6)return this.decode(b);
const x=[];for(const C of D.array(M)??[]){const y=(0,O.i9)(C)?D.get(C):null;y instanceof O.Z6&&x.push(await this.decode(y),w)}return x.length===2?x[0]:Buffer.concat(
x)}get hasLosses(){return this.isDamaged}async form(F,D){const M=this.forms.get(F);if(this.damagedForms.has(F)&&(this.isDamaged=!0),M)return M;const b=await this.
decode(D,F);return this.kept+=b.length,this.kept>N&&(this.forms.clear(),this.kept=b.length),this.forms.set(F,b),b}async decode(F,D){const{data:M,whole:b}=await(0,L.
v3)(this.document,F);return(!b||P(M))&&(this.isDamaged=!0,D!==void 0&&this.damagedForms.add(D)),M}}}),31095:(($,U,o)=>{o.d(U,{H:()=>L,t:()=>N});var B=o(86491),O=o(
62548);class L{document;resources;outer;fonts=new Map;constructor(S,P,W){this.document=S,this.resources=P,this.outer=W}find(S,P){return this.document.dict(this.
resources?.get(S))?.get(P)??this.outer?.find(S,P)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(S){
return this.fonts.get(S)??null}async load(S){const P=await N(this.document,this.find("Font",S));return this.fonts.set(S,P),P}}async function N(w,S){return S!==void 0&&
w.dict(S)?(0,O.G)(w,S):B.Z}})};
