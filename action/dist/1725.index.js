"use strict";exports.id=1725,exports.ids=[1725],exports.modules={59254:((Y,B,c)=>{c.d(B,{iw:()=>u,eu:()=>w,g:()=>l});var x=c(72819);const E=["utf32","utf16","utf8"];function S(r,n){
if(r==="utf32"||r==="utf16"&&n<65536)return n;const t=String.fromCodePoint(n);if(r==="utf16")return t.charCodeAt(0)*65536+t.charCodeAt(1);let a=0;for(const i of Buffer.
from(t))a=a*256+i;return a}function U(r,n,t){if(r==="utf32")return n<=1114111?String.fromCodePoint(n):void 0;const a=Buffer.alloc(t);a.writeUIntBE(n,0,t);const i=r===
"utf8"?a.toString("utf8"):t%2===0?a.swap16().toString("utf16le"):void 0;return i?.includes("�")?void 0:i}const D=100;class P{maps=new Map;order=[];texts;constructor(n){
const t=new j((0,x.K)(n));this.texts=K(t);for(let a=t.number();a>0;a--){const i=t.text(),d=t.number()===1,m=Array.from({length:t.number()},()=>({length:t.number(),
low:t.number(),high:t.number()})),O=t.number();this.maps.set(i,{vertical:d,spaces:m,base:O,form:E[t.number()],runs:k(t)}),this.order.push(i)}}textOf(n){return this.
texts[n]||void 0}map(n){return this.maps.get(n)}get names(){return this.order}async cidsOf(n,t){const{base:a,form:i,runs:d}=this.maps.get(n),m=await G(await this.
baseOf(a,t),i,t);for(let O=0;O<d.length;O+=3){const[A,V,z]=[d[O],d[O+1],d[O+2]];for(let I=0;I<V;I++)z===0?m.delete(A+I):m.set(A+I,z+I);const $=t.step(D*V);$&&await $}
return m}async baseOf(n,t){if(n>=2)return this.cidsOf(this.order[n-2],t);const a=new Map;if(n===0)return a;for(const[i,d]of this.texts.entries()){const m=d.codePointAt(
0)??0;m>0&&d.length===(m>65535?2:1)&&!a.has(m)&&a.set(m,i);const O=t.step(D);O&&await O}return a}}async function G(r,n,t){if(n==="utf32")return r;const a=new Map;
for(const[i,d]of r){a.set(S(n,i),d);const m=t.step(D);m&&await m}return a}function K(r){const n=new Array(r.number());let t=0;for(let a=0;a<n.length;a++)t+=r.signed(),
n[a]=t===0?"":String.fromCodePoint(t);for(let a=r.number();a>0;a--){const i=r.number();n[i]=r.text()}return n}function k(r){const n=r.number(),t=new Uint32Array(
n*3);for(let d=0;d<t.length;d+=3)t[d]=r.number();for(let d=1;d<t.length;d+=3)t[d]=r.number();let a=0,i=0;for(let d=0;d<t.length;d+=3){const m=t[d+1],O=t[d]=t[d]+
a,A=t[d+2]=i+r.signed();a=O+m,i=A===0?0:A+m}return t}class j{bytes;at=0;constructor(n){this.bytes=n}number(){let n=0;for(let t=1;;t*=128){const a=this.bytes[this.
at++];if(a<128)return n+a*t;n+=(a-128)*t}}signed(){const n=this.number();return n%2===1?-(n+1)/2:n/2}text(){const n=this.number();return this.at+=n,Buffer.from(
this.bytes.subarray(this.at-n,this.at)).toString("utf8")}}const F={GB1:()=>c.e(4429).then(c.bind(c,44429)),CNS1:()=>c.e(8160).then(c.bind(c,38160)),Japan1:()=>c.
e(4646).then(c.bind(c,64646)),Korea1:()=>c.e(7248).then(c.bind(c,27248))},R=Object.keys(F),W=new Map,b=new Map;function u(r){const n=R.find(a=>a===r);if(n===void 0)
return;let t=W.get(n);return t||W.set(n,t=F[n]().then(({packed:a})=>new P(a))),t}function w(r){return/^(?:UniGB|GB)/.test(r)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(
r)?"CNS1":/^(?:UniKS|KSC)/.test(r)?"Korea1":"Japan1"}async function l(r,n){const t=await u(w(r)),a=t?.map(r);if(!t||!a)return;let i=b.get(r);if(!i){const d=f(r),
m=d&&((O,A)=>U(d,O,A));i=t.cidsOf(r,n).then(O=>({vertical:a.vertical,spaces:a.spaces,cids:O,textOf:m})),b.set(r,i),i.catch(()=>b.delete(r))}return i}function f(r){
const[,n]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(r)??[];return n==="UTF8"?"utf8":n==="UTF32"?"utf32":n===void 0?void 0:"utf16"}}),96502:((Y,B,c)=>{c.d(
B,{x:()=>j});var x=c(16039),E=c(44085),S=c(48464),U=c(59254);const D=l=>({vertical:l,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:f=>f});function P(l){
const f=new Set(l.map(({length:t})=>t));if(f.size<=1){const t=l[0]?.length??2;return()=>t}const r=Array.from({length:256},(t,a)=>l.filter(i=>G(i,0,a))),n=Math.min(
...f);return(t,a)=>{const i=r[t[a]];for(const d of i){let m=1;for(;m<d.length&&G(d,m,t[a+m]??-1);)m++;if(m===d.length)return m}return i.length>0?Math.min(...i.map(
({length:d})=>d)):n}}function G({length:l,low:f,high:r},n,t){const a=2**(8*(l-1-n));return t>=Math.floor(f/a)%256&&t<=Math.floor(r/a)%256}var K=c(3306);const k=8,
j=(l,f)=>F(l,f,0);async function F(l,f,r){const n=l.resolve(f);if(n instanceof x.Z6&&r<k)return W(l,n,r);const t=n instanceof x.SX?n.text:"",a=t.startsWith("Ide\
ntity")?void 0:await(0,U.g)(t,l.job.pace);if(!a)return D(t==="Identity-V"||t.endsWith("-V"));const{vertical:i,spaces:d,cids:m,textOf:O}=a,A={vertical:i,spaces:d,
lengthAt:P(d),cidOf:V=>m.get(V)??0};return O?{...A,textOf:O}:A}const R=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function W(l,f,r){const{cmapEntries:n}=l.job.limits,t=new u;if(await(0,E.H)(l,f,R,(z,$)=>t.read(z,$)<=n),t.size>n)throw(0,K.q)(l.job.limits);const a=f.dict.
get("UseCMap")??(t.used===void 0?void 0:new x.SX(t.used)),i=a===void 0?void 0:await F(l,a,r+1),d=await S.N.of(t.ranges,l.job.pace),m=t.spaces.length>0?t.spaces:
i?.spaces??[],O=l.resolve(f.dict.get("WMode"))??t.mode,A=t.ranges.length===0?i?.textOf:void 0,V={vertical:O===void 0?i?.vertical??!1:O===1,spaces:m,lengthAt:P(m),
cidOf:(z,$)=>{const I=d.find(b(z,$));return I?I.value+b(z,$)-I.first:i?.cidOf(z,$)??0}};return A?{...V,textOf:A}:V}const b=(l,f)=>f*2**32+l;class u{spaces=[];ranges=[];mode;used;section="";name="";operands=[];get size(){
return this.spaces.length+this.ranges.length}read(f,r){return r!==void 0?this.operand(parseInt(r,16),r.length/2):f.startsWith("begin")?this.begin(f.slice(5)):f.
startsWith("end")?this.begin(""):f==="usecmap"?this.used=this.name:f.startsWith("/")?this.name=f.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(f),""]:
this.operand(Number(f),0),this.size}begin(f){this.section=f,this.operands=[]}operand(f,r){const{operands:n,section:t}=this;if(t===""||(n.push({number:f,length:r}),
n.length<(t==="cidrange"?3:2)))return;const[a,i]=[n[0],t==="cidchar"?n[0]:n[1]];this.operands=[],!(!w(a)||!w(i)||a.length!==i.length||a.number>i.number)&&(t==="\
codespacerange"?this.spaces.push({length:a.length,low:a.number,high:i.number}):this.ranges.push({first:b(a.number,a.length),last:b(i.number,a.length),value:f}))}}
const w=({number:l,length:f})=>Number.isInteger(f)&&f>=1&&f<=4&&Number.isInteger(l)}),40988:((Y,B,c)=>{c.d(B,{I$:()=>b,Pb:()=>K,iI:()=>G,Le:()=>F});var x=c(99921),
E=c(72819);async function S(){const{packed:u}=await c.e(6076).then(c.bind(c,46076));return new Map(Buffer.from((0,E.K)(u)).toString("latin1").split(" ").map(w=>{
const[l,f]=w.split(":");return[l,parseInt(f,16)]}))}const U="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae copyrightsans:a9 trademarksa\
ns:2122 angleleft:2329 angleright:232a radicalex:203e arrowvertex:23d0 arrowvertexdbl:2016 arrowhorizex:23af parenlefttp:239b parenleftex:239c parenleftbt:239d \
bracketlefttp:23a1 bracketleftex:23a2 bracketleftbt:23a3 bracelefttp:23a7 braceleftmid:23a8 braceleftbt:23a9 braceex:23aa braceleftex:23aa bracerightex:23aa int\
egraltp:2320 integralex:23ae integralbt:2321 parenrighttp:239e parenrightex:239f parenrightbt:23a0 bracketrighttp:23a4 bracketrightex:23a5 bracketrightbt:23a6 b\
racerighttp:23ab bracerightmid:23ac bracerightbt:23ad angbracketleft:27e8 angbracketright:27e9 arrownortheast:2197 arrowsoutheast:2198 arrownorthwest:2196 arrow\
southwest:2199 arrowboth:2194 arrowbothv:2195 arrowhookleft:21a9 arrowhookright:21aa arrowsquiggleright:21dd mapsto:21a6 arrowdblbothv:21d5 arrowleftbothalf:21b\
d arrowlefttophalf:21bc arrowrightbothalf:21c1 arrowrighttophalf:21c0 harpoonleftup:21bc harpoonleftdown:21bd harpoonrightup:21c0 harpoonrightdown:21c1 bardbl:2\
225 parallel:2225 bulletmath:2219 ceilingleft:2308 ceilingright:2309 floorleft:230a floorright:230b circlecopyrt:20dd circledot:2299 circledivide:2298 circlemin\
us:2296 contintegral:222e coproduct:2210 diamondmath:22c4 epsilon1:3f5 epsiloninv:3f6 equivasymptotic:224d flat:266d sharp:266f natural:266e follows:227b follow\
sequal:2ab0 precedes:227a precedesequal:2aaf greatermuch:226b lessmuch:226a Ifractur:2111 Rfractur:211c intersectionsq:2293 unionsq:2294 unionmulti:228e lattice\
top:22a4 lscript:2113 minusplus:2213 negationslash:338 owner:220b pi1:3d6 rho1:3f1 kappa1:3f0 prime:2032 primereverse:2035 similarequal:2243 slurabove:2322 slur\
below:2323 sphericalangle:2222 star:22c6 subsetsqequal:2291 supersetsqequal:2292 subsetnoteql:228a supersetnoteql:228b tie:2040 triangle:25b3 triangleinv:25bd t\
riangleleft:25c1 triangleright:25b7 turnstileleft:22a2 turnstileright:22a3 vector:20d7 visiblespace:2423 visualspace:2423 wreathproduct:2240 nabla:2207 dotlessj\
:237 Upsilon1:3d2 hyphenchar:2d sfthyphen:ad nonbreakingspace:a0 square:25a1 squaresolid:25a0 lozengesolid:29eb check:2713 maltesecross:2720 circleR:ae yinyang:\
262f quotedblbase:201e suppress:142 compwordmark:200c cwm:200c perthousandzero:2030 dblgrave:2f5 ff:fb00 fi:fb01 fl:fb02 ffi:fb03 ffl:fb04 longst:fb05 st:fb06",
D=new Map(U.split(" ").map(u=>{const[w,l]=u.split(":");return[w,parseInt(l,16)]}));let P;async function G(u){if(!P){for(const w of u)if(F(w)===void 0){await K();
return}}}async function K(){P??=await S()}const k=/(?:big|Big|bigg|Bigg|text|display)$/,j=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;function F(u){const w=u.
indexOf("."),l=w<0?u:u.slice(0,w);if(l==="")return u===".notdef"?"":void 0;const f=R(l);if(f!==void 0||!l.includes("_"))return f;let r="";for(const n of l.split(
"_")){const t=R(n);if(t===void 0)return;r+=t}return r}function R(u){const w=(0,x.u)(u)??D.get(u)??P?.get(u);if(w!==void 0)return b(String.fromCodePoint(w))?String.
fromCodePoint(w):void 0;const l=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(u)?.[1];if(l!==void 0){const a=Buffer.from(l,"hex").swap16().toString("utf16le");return b(a)?a:
void 0}const f=u.replace(k,"");if(f!==u&&f!=="")return R(f);const[,r,n]=j.exec(u)??[];if(r===void 0)return;const t=R(r);return n==="small"?t?.toLowerCase():t}const W=/[\0\ufffd\p{Co}\p{Cs}]/u,
b=u=>u!==""&&!W.test(u)}),2115:((Y,B,c)=>{c.d(B,{m:()=>x});const x="�"}),91725:((Y,B,c)=>{c.d(B,{G:()=>ot});var x=c(16039),E=c(55123),S=c(65710),U=c(59254),D=c(
37917),P=c(96502);const G=1,K=64,k=1<<18,j=600,F=.75,R=-.25;function W(o,e){const s=(0,S.nb)(o,e),h=T=>{const L=o.resolve(s?.get(T));return typeof L=="number"?L:
0},g=(0,S.Vb)(o,e.get("BaseFont"))||(0,S.Vb)(o,s?.get("FontName")),{name:p}=(0,S.GV)((0,S.MH)(g)),y=h("Flags"),v=h("Ascent")/1e3,C=-Math.abs(h("Descent"))/1e3;return{
name:p,bold:(y&k)!==0||h("FontWeight")>=j||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(p),italic:(y&K)!==0||h("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.
test(p),fixedPitch:(y&G)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.test(p),ascent:v>=.3&&v<=1.5?v:F,descent:C<=-.05&&C>=-.7?C:R}}var b=c(2115),u=c(40988),
w=c(3306);async function l(o,e){const s=W(o,e),h=(0,S.hL)(o,e)??new x.Bi,g=await(0,P.x)(o,e.get("Encoding")),p=await(0,D.oo)(o,h),y=g.vertical?await(0,D.KG)(o,h):
void 0,v=await(0,w.A)(o,e,()=>!0)??await r(o,e,h),C=new i(o,e,h),T=await(0,U.iw)(n(o,h,e));!v&&!T&&await(0,u.Pb)();const X=a(g,(H,M)=>{const N=g.cidOf(H,M),Z=v?.
textOf(H)??f(g.textOf?.(H,M))??T?.textOf(N)??C.textOf(N),_=p(N);return{code:H,cid:N,text:Z,width:_/1e3,isSpace:M===1&&H===32,vertical:y&&t(y(N,_))}}),J=v?.space!==
void 0?p(g.cidOf(v.space,2))/1e3:void 0;return{...s,dictionary:e,vertical:g.vertical,space:J!==void 0&&J>0?J:void 0,type3:void 0,glyphs:X}}const f=o=>o!==void 0&&
(0,u.I$)(o)?o:void 0;async function r(o,e,s){const h=o.resolve(e.get("ToUnicode"));if(!(h instanceof x.Z6)||!(o.resolve(s.get("CIDToGIDMap"))instanceof x.Z6))return;
const g=await(0,P.x)(o,h),p=y=>y>0&&y<65536&&g.cidOf(y,2)===y;if(p(32))return{textOf:y=>{const v=p(y)?String.fromCharCode(y):"";return(0,u.I$)(v)?v:void 0},space:32}}
function n(o,e,s){const h=o.resolve(o.dict(e.get("CIDSystemInfo"))?.get("Ordering")),g=h instanceof x.Mx?Buffer.from(h.bytes).toString("latin1"):"",p=(0,S.Vb)(o,
s.get("Encoding"));return g!==""||p===""||p.startsWith("Identity")?g:(0,U.eu)(p)}const t=({advance:o,x:e,y:s})=>({advance:o/1e3,x:e/1e3,y:s/1e3});function a(o,e){
const s=Array.from({length:5},()=>new Map);return h=>{const g=[];for(let p=0;p<h.length;){const y=o.lengthAt(h,p);if(p+y>h.length)break;let v=0;for(const L=p+y;p<
L;p++)v=v*256+h[p];const C=s[y];let T=C.get(v);T||C.set(v,T=e(v,y)),g.push(T)}return g}}class i{document;font;descendant;program;isRead=!1;toGlyph;constructor(e,s,h){
this.document=e,this.font=s,this.descendant=h}textOf(e){if(e===0)return"";const s=this.read();if(typeof s!="object")return b.m;const h=this.toGlyph?(this.toGlyph[e*
2]??0)<<8|(this.toGlyph[e*2+1]??0):s.glyphOfCid(e),g=s.pointOf(h);if(g>0&&(0,u.I$)(String.fromCodePoint(g)))return String.fromCodePoint(g);const p=(0,u.Le)(s.nameOf(
h));return p||(s.kind==="truetype"&&!s.isDrawn(h)?"":b.m)}read(){if(this.isRead)return this.program;this.isRead=!0,this.program=(0,E.oQ)(this.document,this.font);
const e=this.document.resolve(this.descendant.get("CIDToGIDMap"));return e instanceof x.Z6&&(this.toGlyph=this.document.decodedPart(e)?.data),this.program}}const d=new Set(
["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),m=7716,O=814,A=32,V=127-A,z=500;function $(o,e){if((0,S.Vb)(o,e.get("Subtype"))!=="TrueType"||e.has("T\
oUnicode"))return;const s=(0,S.Vb)(o,e.get("BaseFont"));if(!d.has(Buffer.from(s.slice(0,4),"latin1").toString("hex"))||(0,E.nq)(o,e))return;const h=o.array(e.get(
"Widths"))??[],g=o.resolve(e.get("FirstChar")),p=A-(typeof g=="number"?g:0),[y,...v]=Array.from({length:V},(T,L)=>h[p+L]??z),C=(0,x.jd)({Subtype:new x.SX("CIDFo\
ntType2"),BaseFont:e.get("BaseFont"),CIDSystemInfo:(0,x.jd)({Registry:new x.Mx(Buffer.from("Adobe")),Ordering:new x.Mx(Buffer.from("GB1"))}),FontDescriptor:e.get(
"FontDescriptor"),W:[m,[y],O,v]});return(0,x.jd)({Subtype:new x.SX("Type0"),BaseFont:e.get("BaseFont"),Encoding:new x.SX("GBK-EUC-H"),DescendantFonts:[C]})}var I=c(
88728),tt=c(30184),Q=c(15060);const et="space exclam universal numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus comma mi\
nus period slash zero one two three four five six seven eight nine colon semicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma \
Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore r\
adicalex alpha beta chi delta epsilon phi gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar b\
raceright similar .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notde\
f .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef Euro Upsilon1 minute lessequal fractio\
n infinity florin club diamond heart spade arrowboth arrowleft arrowup arrowright arrowdown degree plusminus second greaterequal multiply proportional partialdi\
ff bullet divide notequal equivalence approxequal ellipsis arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus\
 emptyset intersection union propersuperset reflexsuperset notsubset propersubset reflexsubset element notelement angle gradient registerserif copyrightserif tr\
ademarkserif product radical dotmath logicalnot logicaland logicalor arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft registers\
ans copyrightsans trademarksans summation parenlefttp parenleftex parenleftbt bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleftbt bra\
ceex .notdef angleright integral integraltp integralex integralbt parenrighttp parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt braceright\
tp bracerightmid bracerightbt .notdef".split(" "),nt="space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 \
a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 \
a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a85 a206\
 a86 a87 a88 a95 a96 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .no\
tdef .notdef a101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a1\
38 a139 a140 a141 a142 a143 a144 a145 a146 a147 a148 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 a192 a166 a167 a168 a1\
69 a170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190\
 a191 .notdef".split(" ");function at(o,e){if((0,S.Vb)(o,e.get("Subtype"))!=="Type3")return;const s=o.array(e.get("FontMatrix"))?.map(p=>o.resolve(p)),h=s?.length===
6&&s.every(p=>typeof p=="number"),{differences:g}=(0,I.yD)(o,e);return{matrix:h?s:[.001,0,0,.001,0,0],procedures:o.dict(e.get("CharProcs")),resources:e.get("Res\
ources"),procedureOf:p=>g?.get(p)}}async function st(o,e){const s=W(o,e),h=(0,S.nb)(o,e),g=at(o,e),p=(0,tt.vp)(s.name),y=(0,D.FF)(o,e,h,p),v=g?Math.abs(g.matrix[0]):
1/1e3,C=await(0,w.A)(o,e,M=>M<256&&y(M,0)>0),T=new it(o,e,s.name);await(0,u.iI)(T.glyphNames());const L=new Array(256).fill(void 0),X=M=>{const N=C?.textOf(M)??
T.textOf(M),Z=N.length>0&&N!==b.m?N.codePointAt(0):T.pointOf(M);return L[M]={code:M,cid:M,text:N,width:y(M,Z)*v,isSpace:M===32,vertical:void 0}},J=M=>L[M]??X(M),
H=J(C?.space!==void 0&&C.space<256?C.space:32);return{...s,dictionary:e,vertical:!1,space:H.text===" "&&H.width>0?H.width:void 0,type3:g,glyphs:M=>{const N=new Array(
M.length);for(let Z=0;Z<M.length;Z++)N[Z]=J(M[Z]);return N}}}const rt=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;class it{document;font;differences;characters;names;read;procedures;isSigns;isDingbats;constructor(e,s,h){
this.document=e,this.font=s;const{base:g,differences:p}=(0,I.yD)(e,s),y=(0,S.Vb)(e,s.get("Subtype"));this.differences=p,this.isSigns=rt.test(h),this.isDingbats=
/dingbats/i.test(h),this.procedures=y==="Type3"?e.dict(s.get("CharProcs")):void 0;const v=y==="TrueType",C=g===void 0&&!v?this.program:void 0,T=typeof C=="objec\
t"?C.encoding:void 0,L=(0,I.pE)(e,(0,S.nb)(e,s),s);if(g!==void 0)[this.characters,this.names]=[g,()=>{}];else if(T)[this.characters,this.names]=["",X=>T.get(X)];else if(/^Symbol/.
test(h))[this.characters,this.names]=["",X=>et[X-32]];else if(this.isDingbats)[this.characters,this.names]=[Q.l,()=>{}];else{const X=this.isSigns||y==="Type3"||
L&&v&&(0,E.nq)(e,s);[this.characters,this.names]=[X?"":v?I.NF:I.W,()=>{}]}}get program(){return this.read??={program:(0,E.oQ)(this.document,this.font)},this.read.
program}*glyphNames(){this.differences&&(yield*this.differences.values());for(let e=0;e<256;e++)yield this.names(e)??".notdef"}textOf(e){const s=this.differences?.
get(e)??this.names(e);return s===void 0?this.characterOf(e)??this.textByProgram(e):this.textOfName(s)??this.textByProgramOf(s)}pointOf(e){return this.characters.
charCodeAt(e-32)||0}characterOf(e){const s=this.characters[e-32];if(!(s===void 0||s==="\0"||!(0,u.I$)(s)))return this.characters===I.NF&&e===173?"-":s}textOfName(e){
const s=this.isDingbats?nt.indexOf(e):-1;return s>=0?Q.l[s]:(0,u.Le)(e)}textByProgramOf(e){const{program:s,procedures:h}=this;if(h&&!h.has(e))return"";if(typeof s!=
"object")return b.m;const g=s.glyphOf(e),p=s.pointOf(g);return p>0&&(0,u.I$)(String.fromCodePoint(p))?String.fromCodePoint(p):b.m}textByProgram(e){const{program:s}=this;
if(typeof s!="object"||s.kind!=="truetype")return s===void 0&&this.isSigns&&e>32?b.m:"";const h=s.codes===void 0?s.unicode(e):0,g=s.code(e)||h;if(g===0)return"";
const p=s.pointOf(g);if(p>0&&(0,u.I$)(String.fromCodePoint(p)))return String.fromCodePoint(p);const y=(0,u.Le)(s.nameOf(g));if(y)return y;const C=(this.isSigns?
"":s.codes==="macintosh"?I.yh:I.NF)[e-32];return C!==void 0&&(0,u.I$)(C)?C:s.isDrawn(g)?b.m:""}}const q=new WeakMap;function ot(o,e){let s=q.get(o);s||q.set(o,s=
new Map);const h=(0,x.i9)(e)?e.number:e;let g=s.get(h);return g||s.set(h,g=ft(o,o.dict(e)??new x.Bi)),g}function ft(o,e){const s=(0,x.Eo)(o.resolve(e.get("Subty\
pe")),"Type0")?e:$(o,e);return s?l(o,s):st(o,e)}}),3306:((Y,B,c)=>{c.d(B,{A:()=>k,q:()=>j});var x=c(84293),E=c(16039),S=c(79131),U=c(44085),D=c(48464),P=c(40988);
const G=3,K=200;async function k(b,u,w){const l=b.resolve(u.get("ToUnicode"));if(l instanceof E.SX&&l.text.startsWith("Identity"))return{textOf:i=>F(i<65536?String.
fromCharCode(i):void 0),space:32};const{cmapEntries:f}=b.job.limits,r=await(0,U.F)(b,l,f+1);if(r.length>f)throw j(b.job.limits);if(r.length===0||await W(r,w,b.job.
pace))return;const n=r.filter(({first:i,last:d})=>d>i).sort((i,d)=>i.last-i.first-(d.last-d.first)),t=[...r.filter(({first:i,last:d})=>d===i),...n],a=await D.N.
of(t.map(i=>({first:i.first,last:i.last,value:i})),b.job.pace);return{textOf:i=>{const d=a.find(i)?.value;return d&&F(R(d,i))},space:r.find(({text:i})=>i===" ")?.
first}}const j=({cmapEntries:b})=>(0,x.F)("cmapEntries",`A font of the document has a CMap with more than ${b} entries`,"Open it in another PDF program and save\
 it again"),F=b=>b!==void 0&&(0,P.I$)(b)?b:void 0;function R({first:b,text:u},w){if(w===b)return u;const l=[...u],f=l.pop().codePointAt(0)+w-b;return f>1114111?
void 0:l.join("")+String.fromCodePoint(f)}async function W(b,u,w){const l=new Map;let f=0,r=0;for(const{first:n,last:t,text:a}of b){const i=w.step(K);if(i&&await i,
!u(n)||(r+=t-n+1,n!==t||(0,S.Sw)(a)))continue;const d=l.get(a)??new Set;l.set(a,d.add(n)),f=Math.max(f,d.size)}return f>=G&&f*2>=r}}),72819:((Y,B,c)=>{c.d(B,{K:()=>S});
var x=c(8991);const E=1<<24,S=U=>(0,x.UD)(Buffer.from(U,"base64"),{stream:E,total:E,remaining:E},{found:!1})})};
