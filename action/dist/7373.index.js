"use strict";exports.id=7373,exports.ids=[7373],exports.modules={13779:((J,D,c)=>{c.d(D,{iw:()=>x,eu:()=>h,g:()=>d});var y=c(38875);const A=["utf32","utf16","utf8"];function O(r,a){
if(r==="utf32"||r==="utf16"&&a<65536)return a;const t=String.fromCodePoint(a);if(r==="utf16")return t.charCodeAt(0)*65536+t.charCodeAt(1);let n=0;for(const o of Buffer.
from(t))n=n*256+o;return n}function U(r,a,t){if(r==="utf32")return a<=1114111?String.fromCodePoint(a):void 0;const n=Buffer.alloc(t);n.writeUIntBE(a,0,t);const o=r===
"utf8"?n.toString("utf8"):t%2===0?n.swap16().toString("utf16le"):void 0;return o?.includes("�")?void 0:o}const P=100;class B{maps=new Map;order=[];texts;constructor(a){
const t=new z((0,y.F)(a));this.texts=K(t);for(let n=t.number();n>0;n--){const o=t.text(),g=t.number()===1,m=Array.from({length:t.number()},()=>({length:t.number(),
low:t.number(),high:t.number()})),v=t.number();this.maps.set(o,{vertical:g,spaces:m,base:v,form:A[t.number()],runs:k(t)}),this.order.push(o)}}textOf(a){return this.
texts[a]||void 0}map(a){return this.maps.get(a)}get names(){return this.order}async cidsOf(a,t){const{base:n,form:o,runs:g}=this.maps.get(a),m=await j(await this.
baseOf(n,t),o,t);for(let v=0;v<g.length;v+=3){const[F,V,X]=[g[v],g[v+1],g[v+2]];for(let W=0;W<V;W++)X===0?m.delete(F+W):m.set(F+W,X+W);const I=t.step(P*V);I&&await I}
return m}async baseOf(a,t){if(a>=2)return this.cidsOf(this.order[a-2],t);const n=new Map;if(a===0)return n;for(const[o,g]of this.texts.entries()){const m=g.codePointAt(
0)??0;m>0&&g.length===(m>65535?2:1)&&!n.has(m)&&n.set(m,o);const v=t.step(P);v&&await v}return n}}async function j(r,a,t){if(a==="utf32")return r;const n=new Map;
for(const[o,g]of r){n.set(O(a,o),g);const m=t.step(P);m&&await m}return n}function K(r){const a=new Array(r.number());let t=0;for(let n=0;n<a.length;n++)t+=r.signed(),
a[n]=t===0?"":String.fromCodePoint(t);for(let n=r.number();n>0;n--){const o=r.number();a[o]=r.text()}return a}function k(r){const a=r.number(),t=new Uint32Array(
a*3);for(let g=0;g<t.length;g+=3)t[g]=r.number();for(let g=1;g<t.length;g+=3)t[g]=r.number();let n=0,o=0;for(let g=0;g<t.length;g+=3){const m=t[g+1],v=t[g]=t[g]+
n,F=t[g+2]=o+r.signed();n=v+m,o=F===0?0:F+m}return t}class z{bytes;at=0;constructor(a){this.bytes=a}number(){let a=0;for(let t=1;;t*=128){const n=this.bytes[this.
at++];if(n<128)return a+n*t;a+=(n-128)*t}}signed(){const a=this.number();return a%2===1?-(a+1)/2:a/2}text(){const a=this.number();return this.at+=a,Buffer.from(
this.bytes.subarray(this.at-a,this.at)).toString("utf8")}}const R={GB1:()=>c.e(6477).then(c.bind(c,6477)),CNS1:()=>c.e(3860).then(c.bind(c,63860)),Japan1:()=>c.
e(474).then(c.bind(c,20474)),Korea1:()=>c.e(4244).then(c.bind(c,44244))},G=Object.keys(R),S=new Map,w=new Map;function x(r){const a=G.find(n=>n===r);if(a===void 0)
return;let t=S.get(a);return t||S.set(a,t=R[a]().then(({packed:n})=>new B(n))),t}function h(r){return/^(?:UniGB|GB)/.test(r)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(
r)?"CNS1":/^(?:UniKS|KSC)/.test(r)?"Korea1":"Japan1"}async function d(r,a){const t=await x(h(r)),n=t?.map(r);if(!t||!n)return;let o=w.get(r);if(!o){const g=i(r),
m=g&&((v,F)=>U(g,v,F));o=t.cidsOf(r,a).then(v=>({vertical:n.vertical,spaces:n.spaces,cids:v,textOf:m})),w.set(r,o),o.catch(()=>w.delete(r))}return o}function i(r){
const[,a]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(r)??[];return a==="UTF8"?"utf8":a==="UTF32"?"utf32":a===void 0?void 0:"utf16"}}),55437:((J,D,c)=>{c.d(
D,{x:()=>z});var y=c(45599),A=c(39905),O=c(69864),U=c(13779);const P=d=>({vertical:d,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:i=>i});function B(d){
const i=new Set(d.map(({length:t})=>t));if(i.size<=1){const t=d[0]?.length??2;return()=>t}const r=Array.from({length:256},(t,n)=>d.filter(o=>j(o,0,n))),a=Math.min(
...i);return(t,n)=>{const o=r[t[n]];for(const g of o){let m=1;for(;m<g.length&&j(g,m,t[n+m]??-1);)m++;if(m===g.length)return m}return o.length>0?Math.min(...o.map(
({length:g})=>g)):a}}function j({length:d,low:i,high:r},a,t){const n=2**(8*(d-1-a));return t>=Math.floor(i/n)%256&&t<=Math.floor(r/n)%256}var K=c(12202);const k=8,
z=(d,i)=>R(d,i,0);async function R(d,i,r){const a=d.resolve(i);if(a instanceof y.Z6&&r<k)return S(d,a,r);const t=a instanceof y.SX?a.text:"",n=t.startsWith("Ide\
ntity")?void 0:await(0,U.g)(t,d.job.pace);if(!n)return P(t==="Identity-V"||t.endsWith("-V"));const{vertical:o,spaces:g,cids:m,textOf:v}=n,F={vertical:o,spaces:g,
lengthAt:B(g),cidOf:V=>m.get(V)??0};return v?{...F,textOf:v}:F}const G=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function S(d,i,r){const{cmapEntries:a}=d.job.limits,t=new x;if(await(0,A.H)(d,i,G,(X,I)=>t.read(X,I)<=a),t.size>a)throw(0,K.q)(d.job.limits);const n=i.dict.
get("UseCMap")??(t.used===void 0?void 0:new y.SX(t.used)),o=n===void 0?void 0:await R(d,n,r+1),g=await O.N.of(t.ranges,d.job.pace),m=t.spaces.length>0?t.spaces:
o?.spaces??[],v=d.resolve(i.dict.get("WMode"))??t.mode,F=t.ranges.length===0?o?.textOf:void 0,V={vertical:v===void 0?o?.vertical??!1:v===1,spaces:m,lengthAt:B(m),
cidOf:(X,I)=>{const W=g.find(w(X,I));return W?W.value+w(X,I)-W.first:o?.cidOf(X,I)??0}};return F?{...V,textOf:F}:V}const w=(d,i)=>i*2**32+d;class x{spaces=[];ranges=[];mode;used;section="";name="";operands=[];get size(){
return this.spaces.length+this.ranges.length}read(i,r){return r!==void 0?this.operand(parseInt(r,16),r.length/2):i.startsWith("begin")?this.begin(i.slice(5)):i.
startsWith("end")?this.begin(""):i==="usecmap"?this.used=this.name:i.startsWith("/")?this.name=i.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(i),""]:
this.operand(Number(i),0),this.size}begin(i){this.section=i,this.operands=[]}operand(i,r){const{operands:a,section:t}=this;if(t===""||(a.push({number:i,length:r}),
a.length<(t==="cidrange"?3:2)))return;const[n,o]=[a[0],t==="cidchar"?a[0]:a[1]];this.operands=[],!(!h(n)||!h(o)||n.length!==o.length||n.number>o.number)&&(t==="\
codespacerange"?this.spaces.push({length:n.length,low:n.number,high:o.number}):this.ranges.push({first:w(n.number,n.length),last:w(o.number,n.length),value:i}))}}
const h=({number:d,length:i})=>Number.isInteger(i)&&i>=1&&i<=4&&Number.isInteger(d)}),16747:((J,D,c)=>{c.d(D,{I$:()=>w,VX:()=>x,Pb:()=>K,iI:()=>j,Le:()=>R});var y=c(
30201),A=c(38875);async function O(){const{packed:h}=await c.e(5300).then(c.bind(c,65300));return new Map(Buffer.from((0,A.F)(h)).toString("latin1").split(" ").
map(d=>{const[i,r]=d.split(":");return[i,parseInt(r,16)]}))}const U="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae copyrightsans:a9 tra\
demarksans:2122 angleleft:2329 angleright:232a radicalex:203e arrowvertex:23d0 arrowvertexdbl:2016 arrowhorizex:23af parenlefttp:239b parenleftex:239c parenleft\
bt:239d bracketlefttp:23a1 bracketleftex:23a2 bracketleftbt:23a3 bracelefttp:23a7 braceleftmid:23a8 braceleftbt:23a9 braceex:23aa braceleftex:23aa bracerightex:\
23aa integraltp:2320 integralex:23ae integralbt:2321 parenrighttp:239e parenrightex:239f parenrightbt:23a0 bracketrighttp:23a4 bracketrightex:23a5 bracketrightb\
t:23a6 bracerighttp:23ab bracerightmid:23ac bracerightbt:23ad angbracketleft:27e8 angbracketright:27e9 arrownortheast:2197 arrowsoutheast:2198 arrownorthwest:21\
96 arrowsouthwest:2199 arrowboth:2194 arrowbothv:2195 arrowhookleft:21a9 arrowhookright:21aa arrowsquiggleright:21dd mapsto:21a6 arrowdblbothv:21d5 arrowleftbot\
half:21bd arrowlefttophalf:21bc arrowrightbothalf:21c1 arrowrighttophalf:21c0 harpoonleftup:21bc harpoonleftdown:21bd harpoonrightup:21c0 harpoonrightdown:21c1 \
bardbl:2225 parallel:2225 bulletmath:2219 ceilingleft:2308 ceilingright:2309 floorleft:230a floorright:230b circlecopyrt:20dd circledot:2299 circledivide:2298 c\
ircleminus:2296 contintegral:222e coproduct:2210 diamondmath:22c4 epsilon1:3f5 epsiloninv:3f6 equivasymptotic:224d flat:266d sharp:266f natural:266e follows:227\
b followsequal:2ab0 precedes:227a precedesequal:2aaf greatermuch:226b lessmuch:226a Ifractur:2111 Rfractur:211c intersectionsq:2293 unionsq:2294 unionmulti:228e\
 latticetop:22a4 lscript:2113 minusplus:2213 negationslash:338 owner:220b pi1:3d6 rho1:3f1 kappa1:3f0 prime:2032 primereverse:2035 similarequal:2243 slurabove:2\
322 slurbelow:2323 sphericalangle:2222 star:22c6 subsetsqequal:2291 supersetsqequal:2292 subsetnoteql:228a supersetnoteql:228b tie:2040 triangle:25b3 trianglein\
v:25bd triangleleft:25c1 triangleright:25b7 turnstileleft:22a2 turnstileright:22a3 vector:20d7 visiblespace:2423 visualspace:2423 wreathproduct:2240 nabla:2207 \
dotlessj:237 Upsilon1:3d2 hyphenchar:2d sfthyphen:ad nonbreakingspace:a0 square:25a1 squaresolid:25a0 lozengesolid:29eb check:2713 maltesecross:2720 circleR:ae \
yinyang:262f quotedblbase:201e suppress:142 compwordmark:200c cwm:200c perthousandzero:2030 dblgrave:2f5 ff:fb00 fi:fb01 fl:fb02 ffi:fb03 ffl:fb04 longst:fb05 s\
t:fb06",P=new Map(U.split(" ").map(h=>{const[d,i]=h.split(":");return[d,parseInt(i,16)]}));let B;async function j(h){if(!B){for(const d of h)if(R(d)===void 0){await K();
return}}}async function K(){B??=await O()}const k=/(?:big|Big|bigg|Bigg|text|display)$/,z=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;function R(h){const d=h.
indexOf("."),i=d<0?h:h.slice(0,d);if(i==="")return h===".notdef"?"":void 0;const r=G(i);if(r!==void 0||!i.includes("_"))return r;let a="";for(const t of i.split(
"_")){const n=G(t);if(n===void 0)return;a+=n}return a}function G(h){const d=(0,y.u)(h)??P.get(h)??B?.get(h);if(d!==void 0)return x(String.fromCodePoint(d));const i=/^uni((?:[0-9A-Fa-f]{4})+)$/.
exec(h)?.[1];if(i!==void 0)return x(Buffer.from(i,"hex").swap16().toString("utf16le"));const r=h.replace(k,"");if(r!==h&&r!=="")return G(r);const[,a,t]=z.exec(h)??
[];if(a===void 0)return;const n=G(a);return t==="small"?n?.toLowerCase():n}const S=/[\0\ufffd\p{Co}\p{Cs}]/u,w=h=>h!==""&&!S.test(h),x=h=>h!==void 0&&w(h)?h:void 0}),
62743:((J,D,c)=>{c.d(D,{m:()=>y});const y="�"}),57373:((J,D,c)=>{c.d(D,{G:()=>it});var y=c(45599),A=c(61540),O=c(49454),U=c(13779),P=c(62341),B=c(55437);const j=1,
K=64,k=1<<18,z=600,R=.75,G=-.25;function S(f,e){const s=(0,O.nb)(f,e),l=T=>{const L=f.resolve(s?.get(T));return typeof L=="number"?L:0},p=(0,O.FG)(f,e.get("Base\
Font"))||(0,O.FG)(f,s?.get("FontName")),{name:u}=(0,O.VJ)((0,O.MH)(p)),b=l("Flags"),C=l("Ascent")/1e3,M=-Math.abs(l("Descent"))/1e3;return{name:u,bold:(b&k)!==0||
l("FontWeight")>=z||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(u),italic:(b&K)!==0||l("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.test(u),fixedPitch:(b&
j)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.test(u),ascent:C>=.3&&C<=1.5?C:R,descent:M<=-.05&&M>=-.7?M:G}}var w=c(62743),x=c(16747),h=c(12202);async function d(f,e){
const s=S(f,e),l=(0,O.hL)(f,e)??new y.Bi,p=await(0,B.x)(f,e.get("Encoding")),u=await(0,P.oo)(f,l),b=p.vertical?await(0,P.KG)(f,l):void 0,C=await(0,h.A)(f,e,()=>!0)??
await i(f,e,l),M=new n(f,e,l),T=await(0,U.iw)(r(f,l,e));!C&&!T&&await(0,x.Pb)();const $=t(p,(H,E)=>{const N=p.cidOf(H,E),Z=C?.textOf(H)??(0,x.VX)(p.textOf?.(H,E))??
T?.textOf(N)??M.textOf(N),_=u(N);return{code:H,cid:N,text:Z,width:_/1e3,isSpace:E===1&&H===32,vertical:b&&a(b(N,_))}}),Y=C?.space!==void 0?u(p.cidOf(C.space,2))/
1e3:void 0;return{...s,dictionary:e,vertical:p.vertical,space:Y!==void 0&&Y>0?Y:void 0,type3:void 0,glyphs:$}}async function i(f,e,s){const l=f.resolve(e.get("T\
oUnicode"));if(!(l instanceof y.Z6)||!(f.resolve(s.get("CIDToGIDMap"))instanceof y.Z6))return;const p=await(0,B.x)(f,l),u=b=>b>0&&b<65536&&p.cidOf(b,2)===b;if(u(
32))return{textOf:b=>(0,x.VX)(u(b)?String.fromCharCode(b):void 0),space:32}}function r(f,e,s){const l=f.resolve(f.dict(e.get("CIDSystemInfo"))?.get("Ordering")),
p=l instanceof y.Mx?Buffer.from(l.bytes).toString("latin1"):"",u=(0,O.FG)(f,s.get("Encoding"));return p!==""||u===""||u.startsWith("Identity")?p:(0,U.eu)(u)}const a=({
advance:f,x:e,y:s})=>({advance:f/1e3,x:e/1e3,y:s/1e3});function t(f,e){const s=Array.from({length:5},()=>new Map);return l=>{const p=[];for(let u=0;u<l.length;){
const b=f.lengthAt(l,u);if(u+b>l.length)break;let C=0;for(const L=u+b;u<L;u++)C=C*256+l[u];const M=s[b];let T=M.get(C);T||M.set(C,T=e(C,b)),p.push(T)}return p}}
class n{document;font;descendant;program;isRead=!1;toGlyph;constructor(e,s,l){this.document=e,this.font=s,this.descendant=l}textOf(e){if(e===0)return"";const s=this.
read();if(typeof s!="object")return w.m;const l=this.toGlyph?(this.toGlyph[e*2]??0)<<8|(this.toGlyph[e*2+1]??0):s.glyphOfCid(e),p=s.pointOf(l);if(p>0&&(0,x.I$)(
String.fromCodePoint(p)))return String.fromCodePoint(p);const u=(0,x.Le)(s.nameOf(l));return u||(s.kind==="truetype"&&!s.isDrawn(l)?"":w.m)}read(){if(this.isRead)
return this.program;this.isRead=!0,this.program=(0,A.oQ)(this.document,this.font);const e=this.document.resolve(this.descendant.get("CIDToGIDMap"));return e instanceof
y.Z6&&(this.toGlyph=this.document.decodedPart(e)?.data),this.program}}const o=new Set(["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),g=7716,m=814,v=32,
F=127-v,V=500;function X(f,e){if((0,O.FG)(f,e.get("Subtype"))!=="TrueType"||e.has("ToUnicode"))return;const s=(0,O.FG)(f,e.get("BaseFont"));if(!o.has(Buffer.from(
s.slice(0,4),"latin1").toString("hex"))||(0,A.nq)(f,e))return;const l=f.array(e.get("Widths"))??[],p=f.resolve(e.get("FirstChar")),u=v-(typeof p=="number"?p:0),
[b,...C]=Array.from({length:F},(T,L)=>l[u+L]??V),M=(0,y.jd)({Subtype:new y.SX("CIDFontType2"),BaseFont:e.get("BaseFont"),CIDSystemInfo:(0,y.jd)({Registry:new y.
Mx(Buffer.from("Adobe")),Ordering:new y.Mx(Buffer.from("GB1"))}),FontDescriptor:e.get("FontDescriptor"),W:[g,[b],m,C]});return(0,y.jd)({Subtype:new y.SX("Type0"),
BaseFont:e.get("BaseFont"),Encoding:new y.SX("GBK-EUC-H"),DescendantFonts:[M]})}var I=c(16456),W=c(9865),Q=c(47628);const tt="space exclam universal numbersign \
existential percent ampersand suchthat parenleft parenright asteriskmath plus comma minus period slash zero one two three four five six seven eight nine colon s\
emicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon \
sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore radicalex alpha beta chi delta epsilon phi gamma eta iota phi1 kappa lambda\
 mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar braceright similar .notdef .notdef .notdef .notdef .notdef .notdef .notdef \
.notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef \
.notdef .notdef .notdef .notdef .notdef .notdef Euro Upsilon1 minute lessequal fraction infinity florin club diamond heart spade arrowboth arrowleft arrowup arr\
owright arrowdown degree plusminus second greaterequal multiply proportional partialdiff bullet divide notequal equivalence approxequal ellipsis arrowvertex arr\
owhorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus emptyset intersection union propersuperset reflexsuperset notsubset prope\
rsubset reflexsubset element notelement angle gradient registerserif copyrightserif trademarkserif product radical dotmath logicalnot logicaland logicalor arrow\
dblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft registersans copyrightsans trademarksans summation parenlefttp parenleftex parenlef\
tbt bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleftbt braceex .notdef angleright integral integraltp integralex integralbt parenrig\
http parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt bracerighttp bracerightmid bracerightbt .notdef".split(" "),et="space a1 a2 a202 a3 \
a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a4\
0 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 a204 a76 a77 \
a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a95 a96 .notdef .notdef .notdef .notdef .notdef .notdef .notd\
ef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef a101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a\
121 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a141 a142 a143 a144 a145 a146 a147 a148 a149 a150 a151 a152 a\
153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 a192 a166 a167 a168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a\
181 a200 a182 .notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef".split(" ");function nt(f,e){if((0,O.FG)(f,e.get("Subtype"))!==
"Type3")return;const s=f.array(e.get("FontMatrix"))?.map(u=>f.resolve(u)),l=s?.length===6&&s.every(u=>typeof u=="number"),{differences:p}=(0,I.yD)(f,e);return{matrix:l?
s:[.001,0,0,.001,0,0],procedures:f.dict(e.get("CharProcs")),resources:e.get("Resources"),procedureOf:u=>p?.get(u)}}async function at(f,e){const s=S(f,e),l=(0,O.
nb)(f,e),p=nt(f,e),u=(0,W.vp)(s.name),b=(0,P.FF)(f,e,l,u),C=p?Math.abs(p.matrix[0]):1/1e3,M=await(0,h.A)(f,e,E=>E<256&&b(E,0)>0),T=new rt(f,e,s.name);await(0,x.
iI)(T.glyphNames());const L=new Array(256).fill(void 0),$=E=>{const N=M?.textOf(E)??T.textOf(E),Z=N.length>0&&N!==w.m?N.codePointAt(0):T.pointOf(E);return L[E]=
{code:E,cid:E,text:N,width:b(E,Z)*C,isSpace:E===32,vertical:void 0}},Y=E=>L[E]??$(E),H=Y(M?.space!==void 0&&M.space<256?M.space:32);return{...s,dictionary:e,vertical:!1,
space:H.text===" "&&H.width>0?H.width:void 0,type3:p,glyphs:E=>{const N=new Array(E.length);for(let Z=0;Z<E.length;Z++)N[Z]=Y(E[Z]);return N}}}const st=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;
class rt{document;font;differences;characters;names;read;procedures;isSigns;isDingbats;constructor(e,s,l){this.document=e,this.font=s;const{base:p,differences:u}=(0,I.
yD)(e,s),b=(0,O.FG)(e,s.get("Subtype"));this.differences=u,this.isSigns=st.test(l),this.isDingbats=/dingbats/i.test(l),this.procedures=b==="Type3"?e.dict(s.get(
"CharProcs")):void 0;const C=b==="TrueType",M=p===void 0&&!C?this.program:void 0,T=typeof M=="object"?M.encoding:void 0,L=(0,I.pE)(e,(0,O.nb)(e,s),s);if(p!==void 0)
[this.characters,this.names]=[p,()=>{}];else if(T)[this.characters,this.names]=["",$=>T.get($)];else if(/^Symbol/.test(l))[this.characters,this.names]=["",$=>tt[$-
32]];else if(this.isDingbats)[this.characters,this.names]=[Q.l,()=>{}];else{const $=this.isSigns||b==="Type3"||L&&C&&(0,A.nq)(e,s);[this.characters,this.names]=
[$?"":C?I.NF:I.W,()=>{}]}}get program(){return this.read??={program:(0,A.oQ)(this.document,this.font)},this.read.program}*glyphNames(){this.differences&&(yield*this.
differences.values());for(let e=0;e<256;e++)yield this.names(e)??".notdef"}textOf(e){const s=this.differences?.get(e)??this.names(e);return s===void 0?this.characterOf(
e)??this.textByProgram(e):this.textOfName(s)??this.textByProgramOf(s)}pointOf(e){return this.characters.charCodeAt(e-32)||0}characterOf(e){const s=this.characters[e-
32];if(!(s===void 0||s==="\0"||!(0,x.I$)(s)))return this.characters===I.NF&&e===173?"-":s}textOfName(e){const s=this.isDingbats?et.indexOf(e):-1;return s>=0?Q.l[s]:
(0,x.Le)(e)}textByProgramOf(e){const{program:s,procedures:l}=this;if(l&&!l.has(e))return"";if(typeof s!="object")return w.m;const p=s.glyphOf(e),u=s.pointOf(p);
return u>0&&(0,x.I$)(String.fromCodePoint(u))?String.fromCodePoint(u):w.m}textByProgram(e){const{program:s}=this;if(typeof s!="object"||s.kind!=="truetype")return s===
void 0&&this.isSigns&&e>32?w.m:"";const l=s.codes===void 0?s.unicode(e):0,p=s.code(e)||l;if(p===0)return"";const u=s.pointOf(p);if(u>0&&(0,x.I$)(String.fromCodePoint(
u)))return String.fromCodePoint(u);const b=(0,x.Le)(s.nameOf(p));if(b)return b;const M=(this.isSigns?"":s.codes==="macintosh"?I.yh:I.NF)[e-32];return M!==void 0&&
(0,x.I$)(M)?M:s.isDrawn(p)?w.m:""}}const q=new WeakMap;function it(f,e){let s=q.get(f);s||q.set(f,s=new Map);const l=(0,y.i9)(e)?e.number:e;let p=s.get(l);return p||
s.set(l,p=ot(f,f.dict(e)??new y.Bi)),p}function ot(f,e){const s=(0,y.Eo)(f.resolve(e.get("Subtype")),"Type0")?e:X(f,e);return s?d(f,s):at(f,e)}}),12202:((J,D,c)=>{
c.d(D,{A:()=>k,q:()=>z});var y=c(42973),A=c(45599),O=c(39905),U=c(69864),P=c(47707),B=c(16747);const j=3,K=200;async function k(S,w,x){const h=S.resolve(w.get("\
ToUnicode"));if(h instanceof A.SX&&h.text.startsWith("Identity"))return{textOf:n=>(0,B.VX)(n<65536?String.fromCharCode(n):void 0),space:32};const{cmapEntries:d}=S.
job.limits,i=await(0,O.F)(S,h,d+1);if(i.length>d)throw z(S.job.limits);if(i.length===0||await G(i,x,S.job.pace))return;const r=i.filter(({first:n,last:o})=>o>n).
sort((n,o)=>n.last-n.first-(o.last-o.first)),a=[...i.filter(({first:n,last:o})=>o===n),...r],t=await U.N.of(a.map(n=>({first:n.first,last:n.last,value:n})),S.job.
pace);return{textOf:n=>{const o=t.find(n)?.value;return o&&(0,B.VX)(R(o,n))},space:i.find(({text:n})=>n===" ")?.first}}const z=({cmapEntries:S})=>(0,y.F)("cmapE\
ntries",`A font of the document has a CMap with more than ${S} entries`,"Open it in another PDF program and save it again");function R({first:S,text:w},x){if(x===
S)return w;const h=[...w],d=h.pop().codePointAt(0)+x-S;return d>1114111?void 0:h.join("")+String.fromCodePoint(d)}async function G(S,w,x){const h=new Map;let d=0,
i=0;for(const{first:r,last:a,text:t}of S){const n=x.step(K);if(n&&await n,!w(r)||(i+=a-r+1,r!==a||(0,P.Sw)(t)))continue;const o=h.get(t)??new Set;h.set(t,o.add(
r)),d=Math.max(d,o.size)}return d>=j&&d*2>=i}}),38875:((J,D,c)=>{c.d(D,{F:()=>O});var y=c(60623);const A=1<<24,O=U=>(0,y.UD)(Buffer.from(U,"base64"),{stream:A,total:A,
remaining:A},{found:!1})})};
