"use strict";exports.id=1725,exports.ids=[1725],exports.modules={59254:((Y,B,c)=>{c.d(B,{iw:()=>h,eu:()=>w,g:()=>l});var x=c(72819);const E=["utf32","utf16","utf8"];function S(r,n){
if(r==="utf32"||r==="utf16"&&n<65536)return n;const t=String.fromCodePoint(n);if(r==="utf16")return t.charCodeAt(0)*65536+t.charCodeAt(1);let a=0;for(const i of Buffer.
from(t))a=a*256+i;return a}function U(r,n,t){if(r==="utf32")return n<=1114111?String.fromCodePoint(n):void 0;const a=Buffer.alloc(t);a.writeUIntBE(n,0,t);const i=r===
"utf8"?a.toString("utf8"):t%2===0?a.swap16().toString("utf16le"):void 0;return i?.includes("�")?void 0:i}const D=100;class P{maps=new Map;order=[];texts;constructor(n){
const t=new z((0,x.K)(n));this.texts=j(t);for(let a=t.number();a>0;a--){const i=t.text(),d=t.number()===1,m=Array.from({length:t.number()},()=>({length:t.number(),
low:t.number(),high:t.number()})),O=t.number();this.maps.set(i,{vertical:d,spaces:m,base:O,form:E[t.number()],runs:V(t)}),this.order.push(i)}}textOf(n){return this.
texts[n]||void 0}map(n){return this.maps.get(n)}get names(){return this.order}async cidsOf(n,t){const{base:a,form:i,runs:d}=this.maps.get(n),m=await K(await this.
baseOf(a,t),i,t);for(let O=0;O<d.length;O+=3){const[T,$,k]=[d[O],d[O+1],d[O+2]];for(let G=0;G<$;G++)k===0?m.delete(T+G):m.set(T+G,k+G);const I=t.step(D*$);I&&await I}
return m}async baseOf(n,t){if(n>=2)return this.cidsOf(this.order[n-2],t);const a=new Map;if(n===0)return a;for(const[i,d]of this.texts.entries()){const m=d.codePointAt(
0)??0;m>0&&d.length===(m>65535?2:1)&&!a.has(m)&&a.set(m,i);const O=t.step(D);O&&await O}return a}}async function K(r,n,t){if(n==="utf32")return r;const a=new Map;
for(const[i,d]of r){a.set(S(n,i),d);const m=t.step(D);m&&await m}return a}function j(r){const n=new Array(r.number());let t=0;for(let a=0;a<n.length;a++)t+=r.signed(),
n[a]=t===0?"":String.fromCodePoint(t);for(let a=r.number();a>0;a--){const i=r.number();n[i]=r.text()}return n}function V(r){const n=r.number(),t=new Uint32Array(
n*3);for(let d=0;d<t.length;d+=3)t[d]=r.number();for(let d=1;d<t.length;d+=3)t[d]=r.number();let a=0,i=0;for(let d=0;d<t.length;d+=3){const m=t[d+1],O=t[d]=t[d]+
a,T=t[d+2]=i+r.signed();a=O+m,i=T===0?0:T+m}return t}class z{bytes;at=0;constructor(n){this.bytes=n}number(){let n=0;for(let t=1;;t*=128){const a=this.bytes[this.
at++];if(a<128)return n+a*t;n+=(a-128)*t}}signed(){const n=this.number();return n%2===1?-(n+1)/2:n/2}text(){const n=this.number();return this.at+=n,Buffer.from(
this.bytes.subarray(this.at-n,this.at)).toString("utf8")}}const F={GB1:()=>c.e(4429).then(c.bind(c,44429)),CNS1:()=>c.e(8160).then(c.bind(c,38160)),Japan1:()=>c.
e(4646).then(c.bind(c,64646)),Korea1:()=>c.e(7248).then(c.bind(c,27248))},R=Object.keys(F),W=new Map,b=new Map;function h(r){const n=R.find(a=>a===r);if(n===void 0)
return;let t=W.get(n);return t||W.set(n,t=F[n]().then(({packed:a})=>new P(a))),t}function w(r){return/^(?:UniGB|GB)/.test(r)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(
r)?"CNS1":/^(?:UniKS|KSC)/.test(r)?"Korea1":"Japan1"}async function l(r,n){const t=await h(w(r)),a=t?.map(r);if(!t||!a)return;let i=b.get(r);if(!i){const d=o(r),
m=d&&((O,T)=>U(d,O,T));i=t.cidsOf(r,n).then(O=>({vertical:a.vertical,spaces:a.spaces,cids:O,textOf:m})),b.set(r,i),i.catch(()=>b.delete(r))}return i}function o(r){
const[,n]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(r)??[];return n==="UTF8"?"utf8":n==="UTF32"?"utf32":n===void 0?void 0:"utf16"}}),96502:((Y,B,c)=>{c.d(
B,{x:()=>z});var x=c(16039),E=c(44085),S=c(48464),U=c(59254);const D=l=>({vertical:l,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:o=>o});function P(l){
const o=new Set(l.map(({length:t})=>t));if(o.size<=1){const t=l[0]?.length??2;return()=>t}const r=Array.from({length:256},(t,a)=>l.filter(i=>K(i,0,a))),n=Math.min(
...o);return(t,a)=>{const i=r[t[a]];for(const d of i){let m=1;for(;m<d.length&&K(d,m,t[a+m]??-1);)m++;if(m===d.length)return m}return i.length>0?Math.min(...i.map(
({length:d})=>d)):n}}function K({length:l,low:o,high:r},n,t){const a=2**(8*(l-1-n));return t>=Math.floor(o/a)%256&&t<=Math.floor(r/a)%256}var j=c(3306);const V=8,
z=(l,o)=>F(l,o,0);async function F(l,o,r){const n=l.resolve(o);if(n instanceof x.Z6&&r<V)return W(l,n,r);const t=n instanceof x.SX?n.text:"",a=t.startsWith("Ide\
ntity")?void 0:await(0,U.g)(t,l.job.pace);if(!a)return D(t==="Identity-V"||t.endsWith("-V"));const{vertical:i,spaces:d,cids:m,textOf:O}=a,T={vertical:i,spaces:d,
lengthAt:P(d),cidOf:$=>m.get($)??0};return O?{...T,textOf:O}:T}const R=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function W(l,o,r){const{cmapEntries:n}=l.job.limits,t=new h;if(await(0,E.H)(l,o,R,(k,I)=>t.read(k,I)<=n),t.size>n)throw(0,j.q)(l.job.limits);const a=o.dict.
get("UseCMap")??(t.used===void 0?void 0:new x.SX(t.used)),i=a===void 0?void 0:await F(l,a,r+1),d=await S.N.of(t.ranges,l.job.pace),m=t.spaces.length>0?t.spaces:
i?.spaces??[],O=l.resolve(o.dict.get("WMode"))??t.mode,T=t.ranges.length===0?i?.textOf:void 0,$={vertical:O===void 0?i?.vertical??!1:O===1,spaces:m,lengthAt:P(m),
cidOf:(k,I)=>{const G=d.find(b(k,I));return G?G.value+b(k,I)-G.first:i?.cidOf(k,I)??0}};return T?{...$,textOf:T}:$}const b=(l,o)=>o*2**32+l;class h{spaces=[];ranges=[];mode;used;section="";name="";operands=[];get size(){
return this.spaces.length+this.ranges.length}read(o,r){return r!==void 0?this.operand(parseInt(r,16),r.length/2):o.startsWith("begin")?this.begin(o.slice(5)):o.
startsWith("end")?this.begin(""):o==="usecmap"?this.used=this.name:o.startsWith("/")?this.name=o.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(o),""]:
this.operand(Number(o),0),this.size}begin(o){this.section=o,this.operands=[]}operand(o,r){const{operands:n,section:t}=this;if(t===""||(n.push({number:o,length:r}),
n.length<(t==="cidrange"?3:2)))return;const[a,i]=[n[0],t==="cidchar"?n[0]:n[1]];this.operands=[],!(!w(a)||!w(i)||a.length!==i.length||a.number>i.number)&&(t==="\
codespacerange"?this.spaces.push({length:a.length,low:a.number,high:i.number}):this.ranges.push({first:b(a.number,a.length),last:b(i.number,a.length),value:o}))}}
const w=({number:l,length:o})=>Number.isInteger(o)&&o>=1&&o<=4&&Number.isInteger(l)}),40988:((Y,B,c)=>{c.d(B,{I$:()=>b,Pb:()=>j,iI:()=>K,Le:()=>F});var x=c(99921),
E=c(72819);async function S(){const{packed:h}=await c.e(6076).then(c.bind(c,46076));return new Map(Buffer.from((0,E.K)(h)).toString("latin1").split(" ").map(w=>{
const[l,o]=w.split(":");return[l,parseInt(o,16)]}))}const U="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae copyrightsans:a9 trademarksa\
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
D=new Map(U.split(" ").map(h=>{const[w,l]=h.split(":");return[w,parseInt(l,16)]}));let P;async function K(h){if(!P){for(const w of h)if(F(w)===void 0){await j();
return}}}async function j(){P??=await S()}const V=/(?:big|Big|bigg|Bigg|text|display)$/,z=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;function F(h){const w=h.
indexOf("."),l=w<0?h:h.slice(0,w);if(l==="")return h===".notdef"?"":void 0;const o=R(l);if(o!==void 0||!l.includes("_"))return o;let r="";for(const n of l.split(
"_")){const t=R(n);if(t===void 0)return;r+=t}return r}function R(h){const w=(0,x.u)(h)??D.get(h)??P?.get(h);if(w!==void 0)return b(String.fromCodePoint(w))?String.
fromCodePoint(w):void 0;const l=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(h)?.[1];if(l!==void 0){const a=Buffer.from(l,"hex").swap16().toString("utf16le");return b(a)?a:
void 0}const o=h.replace(V,"");if(o!==h&&o!=="")return R(o);const[,r,n]=z.exec(h)??[];if(r===void 0)return;const t=R(r);return n==="small"?t?.toLowerCase():t}const W=/[\0\ufffd\p{Co}\p{Cs}]/u,
b=h=>h!==""&&!W.test(h)}),2115:((Y,B,c)=>{c.d(B,{m:()=>x});const x="�"}),91725:((Y,B,c)=>{c.d(B,{G:()=>it});var x=c(16039),E=c(55123),S=c(65710),U=c(59254),D=c(
37917),P=c(96502);const K=1,j=64,V=1<<18,z=600,F=.75,R=-.25;function W(f,e){const s=(0,S.nb)(f,e),u=A=>{const L=f.resolve(s?.get(A));return typeof L=="number"?L:
0},g=(0,S.Vb)(f,e.get("BaseFont"))||(0,S.Vb)(f,s?.get("FontName")),{name:p}=(0,S.GV)((0,S.MH)(g)),y=u("Flags"),v=u("Ascent")/1e3,C=-Math.abs(u("Descent"))/1e3;return{
name:p,bold:(y&V)!==0||u("FontWeight")>=z||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(p),italic:(y&j)!==0||u("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.
test(p),fixedPitch:(y&K)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.test(p),ascent:v>=.3&&v<=1.5?v:F,descent:C<=-.05&&C>=-.7?C:R}}var b=c(2115),h=c(40988),
w=c(3306);async function l(f,e){const s=W(f,e),u=(0,S.hL)(f,e)??new x.Bi,g=await(0,P.x)(f,e.get("Encoding")),p=await(0,D.oo)(f,u),y=g.vertical?await(0,D.KG)(f,u):
void 0,v=await(0,w.A)(f,e,()=>!0)??await o(f,e,u),C=new a(f,e,u),A=await(0,U.iw)(r(f,u,e));!v&&!A&&await(0,h.Pb)();const X=t(g,(H,M)=>{const N=g.cidOf(H,M),Z=v?.
textOf(H)??g.textOf?.(H,M)??A?.textOf(N)??C.textOf(N),_=p(N);return{code:H,cid:N,text:Z,width:_/1e3,isSpace:M===1&&H===32,vertical:y&&n(y(N,_))}}),J=v?.space!==
void 0?p(g.cidOf(v.space,2))/1e3:void 0;return{...s,dictionary:e,vertical:g.vertical,space:J!==void 0&&J>0?J:void 0,type3:void 0,glyphs:X}}async function o(f,e,s){
const u=f.resolve(e.get("ToUnicode"));if(!(u instanceof x.Z6)||!(f.resolve(s.get("CIDToGIDMap"))instanceof x.Z6))return;const g=await(0,P.x)(f,u),p=y=>y>0&&y<65536&&
g.cidOf(y,2)===y;if(p(32))return{textOf:y=>{const v=p(y)?String.fromCharCode(y):"";return(0,h.I$)(v)?v:void 0},space:32}}function r(f,e,s){const u=f.resolve(f.dict(
e.get("CIDSystemInfo"))?.get("Ordering")),g=u instanceof x.Mx?Buffer.from(u.bytes).toString("latin1"):"",p=(0,S.Vb)(f,s.get("Encoding"));return g!==""||p===""||
p.startsWith("Identity")?g:(0,U.eu)(p)}const n=({advance:f,x:e,y:s})=>({advance:f/1e3,x:e/1e3,y:s/1e3});function t(f,e){const s=Array.from({length:5},()=>new Map);
return u=>{const g=[];for(let p=0;p<u.length;){const y=f.lengthAt(u,p);if(p+y>u.length)break;let v=0;for(const L=p+y;p<L;p++)v=v*256+u[p];const C=s[y];let A=C.get(
v);A||C.set(v,A=e(v,y)),g.push(A)}return g}}class a{document;font;descendant;program;isRead=!1;toGlyph;constructor(e,s,u){this.document=e,this.font=s,this.descendant=
u}textOf(e){if(e===0)return"";const s=this.read();if(typeof s!="object")return b.m;const u=this.toGlyph?(this.toGlyph[e*2]??0)<<8|(this.toGlyph[e*2+1]??0):s.glyphOfCid(
e),g=s.pointOf(u);if(g>0&&(0,h.I$)(String.fromCodePoint(g)))return String.fromCodePoint(g);const p=(0,h.Le)(s.nameOf(u));return p||(s.kind==="truetype"&&!s.isDrawn(
u)?"":b.m)}read(){if(this.isRead)return this.program;this.isRead=!0,this.program=(0,E.oQ)(this.document,this.font);const e=this.document.resolve(this.descendant.
get("CIDToGIDMap"));return e instanceof x.Z6&&(this.toGlyph=this.document.decodedPart(e)?.data),this.program}}const i=new Set(["cbcecce5","bfaccce5","badacce5",
"b7c2cbce","d0c2cbce"]),d=7716,m=814,O=32,T=127-O,$=500;function k(f,e){if((0,S.Vb)(f,e.get("Subtype"))!=="TrueType"||e.has("ToUnicode"))return;const s=(0,S.Vb)(
f,e.get("BaseFont"));if(!i.has(Buffer.from(s.slice(0,4),"latin1").toString("hex"))||(0,E.nq)(f,e))return;const u=f.array(e.get("Widths"))??[],g=f.resolve(e.get(
"FirstChar")),p=O-(typeof g=="number"?g:0),[y,...v]=Array.from({length:T},(A,L)=>u[p+L]??$),C=(0,x.jd)({Subtype:new x.SX("CIDFontType2"),BaseFont:e.get("BaseFon\
t"),CIDSystemInfo:(0,x.jd)({Registry:new x.Mx(Buffer.from("Adobe")),Ordering:new x.Mx(Buffer.from("GB1"))}),FontDescriptor:e.get("FontDescriptor"),W:[d,[y],m,v]});
return(0,x.jd)({Subtype:new x.SX("Type0"),BaseFont:e.get("BaseFont"),Encoding:new x.SX("GBK-EUC-H"),DescendantFonts:[C]})}var I=c(88728),G=c(30184),Q=c(15060);const tt="\
space exclam universal numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus comma minus period slash zero one two three four\
 five six seven eight nine colon semicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicr\
on Pi Theta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore radicalex alpha beta chi delta epsilon ph\
i gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar braceright similar .notdef .notdef .notde\
f .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notde\
f .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef Euro Upsilon1 minute lessequal fraction infinity florin club diamond heart spa\
de arrowboth arrowleft arrowup arrowright arrowdown degree plusminus second greaterequal multiply proportional partialdiff bullet divide notequal equivalence ap\
proxequal ellipsis arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus emptyset intersection union propersuper\
set reflexsuperset notsubset propersubset reflexsubset element notelement angle gradient registerserif copyrightserif trademarkserif product radical dotmath log\
icalnot logicaland logicalor arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft registersans copyrightsans trademarksans summatio\
n parenlefttp parenleftex parenleftbt bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleftbt braceex .notdef angleright integral integra\
ltp integralex integralbt parenrighttp parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt bracerighttp bracerightmid bracerightbt .notdef".split(
" "),et="space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a\
33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a\
73 a74 a203 a75 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a95 a96 .notdef .notdef .notdef \
.notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef a101 a102 a103 a104 a106 a107 a1\
08 a112 a111 a110 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a141 a142 a143 a144 a145 a146 a1\
47 a148 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 a192 a166 a167 a168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a1\
77 a178 a179 a193 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef".split(" ");function nt(f,e){if((0,S.
Vb)(f,e.get("Subtype"))!=="Type3")return;const s=f.array(e.get("FontMatrix"))?.map(p=>f.resolve(p)),u=s?.length===6&&s.every(p=>typeof p=="number"),{differences:g}=(0,I.
yD)(f,e);return{matrix:u?s:[.001,0,0,.001,0,0],procedures:f.dict(e.get("CharProcs")),resources:e.get("Resources"),procedureOf:p=>g?.get(p)}}async function at(f,e){
const s=W(f,e),u=(0,S.nb)(f,e),g=nt(f,e),p=(0,G.vp)(s.name),y=(0,D.FF)(f,e,u,p),v=g?Math.abs(g.matrix[0]):1/1e3,C=await(0,w.A)(f,e,M=>M<256&&y(M,0)>0),A=new rt(
f,e,s.name);await(0,h.iI)(A.glyphNames());const L=new Array(256).fill(void 0),X=M=>{const N=C?.textOf(M)??A.textOf(M),Z=N.length>0&&N!==b.m?N.codePointAt(0):A.pointOf(
M);return L[M]={code:M,cid:M,text:N,width:y(M,Z)*v,isSpace:M===32,vertical:void 0}},J=M=>L[M]??X(M),H=J(C?.space!==void 0&&C.space<256?C.space:32);return{...s,dictionary:e,
vertical:!1,space:H.text===" "&&H.width>0?H.width:void 0,type3:g,glyphs:M=>{const N=new Array(M.length);for(let Z=0;Z<M.length;Z++)N[Z]=J(M[Z]);return N}}}const st=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;
class rt{document;font;differences;characters;names;read;procedures;isSigns;isDingbats;constructor(e,s,u){this.document=e,this.font=s;const{base:g,differences:p}=(0,I.
yD)(e,s),y=(0,S.Vb)(e,s.get("Subtype"));this.differences=p,this.isSigns=st.test(u),this.isDingbats=/dingbats/i.test(u),this.procedures=y==="Type3"?e.dict(s.get(
"CharProcs")):void 0;const v=y==="TrueType",C=g===void 0&&!v?this.program:void 0,A=typeof C=="object"?C.encoding:void 0,L=(0,I.pE)(e,(0,S.nb)(e,s),s);if(g!==void 0)
[this.characters,this.names]=[g,()=>{}];else if(A)[this.characters,this.names]=["",X=>A.get(X)];else if(/^Symbol/.test(u))[this.characters,this.names]=["",X=>tt[X-
32]];else if(this.isDingbats)[this.characters,this.names]=[Q.l,()=>{}];else{const X=this.isSigns||y==="Type3"||L&&v&&(0,E.nq)(e,s);[this.characters,this.names]=
[X?"":v?I.NF:I.W,()=>{}]}}get program(){return this.read??={program:(0,E.oQ)(this.document,this.font)},this.read.program}*glyphNames(){this.differences&&(yield*this.
differences.values());for(let e=0;e<256;e++)yield this.names(e)??".notdef"}textOf(e){const s=this.differences?.get(e)??this.names(e);return s===void 0?this.characterOf(
e)??this.textByProgram(e):this.textOfName(s)??this.textByProgramOf(s)}pointOf(e){return this.characters.charCodeAt(e-32)||0}characterOf(e){const s=this.characters[e-
32];if(!(s===void 0||s==="\0"||!(0,h.I$)(s)))return this.characters===I.NF&&e===173?"-":s}textOfName(e){const s=this.isDingbats?et.indexOf(e):-1;return s>=0?Q.l[s]:
(0,h.Le)(e)}textByProgramOf(e){const{program:s,procedures:u}=this;if(u&&!u.has(e))return"";if(typeof s!="object")return b.m;const g=s.glyphOf(e),p=s.pointOf(g);
return p>0&&(0,h.I$)(String.fromCodePoint(p))?String.fromCodePoint(p):b.m}textByProgram(e){const{program:s}=this;if(typeof s!="object"||s.kind!=="truetype")return s===
void 0&&this.isSigns&&e>32?b.m:"";const u=s.codes===void 0?s.unicode(e):0,g=s.code(e)||u;if(g===0)return"";const p=s.pointOf(g);if(p>0&&(0,h.I$)(String.fromCodePoint(
p)))return String.fromCodePoint(p);const y=(0,h.Le)(s.nameOf(g));if(y)return y;const C=(this.isSigns?"":s.codes==="macintosh"?I.yh:I.NF)[e-32];return C!==void 0&&
(0,h.I$)(C)?C:s.isDrawn(g)?b.m:""}}const q=new WeakMap;function it(f,e){let s=q.get(f);s||q.set(f,s=new Map);const u=(0,x.i9)(e)?e.number:e;let g=s.get(u);return g||
s.set(u,g=ot(f,f.dict(e)??new x.Bi)),g}function ot(f,e){const s=(0,x.Eo)(f.resolve(e.get("Subtype")),"Type0")?e:k(f,e);return s?l(f,s):at(f,e)}}),3306:((Y,B,c)=>{
c.d(B,{A:()=>V,q:()=>z});var x=c(84293),E=c(16039),S=c(79131),U=c(44085),D=c(48464),P=c(40988);const K=3,j=200;async function V(b,h,w){const l=b.resolve(h.get("\
ToUnicode"));if(l instanceof E.SX&&l.text.startsWith("Identity"))return{textOf:i=>F(i<65536?String.fromCharCode(i):void 0),space:32};const{cmapEntries:o}=b.job.
limits,r=await(0,U.F)(b,l,o+1);if(r.length>o)throw z(b.job.limits);if(r.length===0||await W(r,w,b.job.pace))return;const n=r.filter(({first:i,last:d})=>d>i).sort(
(i,d)=>i.last-i.first-(d.last-d.first)),t=[...r.filter(({first:i,last:d})=>d===i),...n],a=await D.N.of(t.map(i=>({first:i.first,last:i.last,value:i})),b.job.pace);
return{textOf:i=>{const d=a.find(i)?.value;return d&&F(R(d,i))},space:r.find(({text:i})=>i===" ")?.first}}const z=({cmapEntries:b})=>(0,x.F)("cmapEntries",`A fo\
nt of the document has a CMap with more than ${b} entries`,"Open it in another PDF program and save it again"),F=b=>b!==void 0&&(0,P.I$)(b)?b:void 0;function R({
first:b,text:h},w){if(w===b)return h;const l=[...h],o=l.pop().codePointAt(0)+w-b;return o>1114111?void 0:l.join("")+String.fromCodePoint(o)}async function W(b,h,w){
const l=new Map;let o=0,r=0;for(const{first:n,last:t,text:a}of b){const i=w.step(j);if(i&&await i,!h(n)||(r+=t-n+1,n!==t||(0,S.Sw)(a)))continue;const d=l.get(a)??
new Set;l.set(a,d.add(n)),o=Math.max(o,d.size)}return o>=K&&o*2>=r}}),72819:((Y,B,c)=>{c.d(B,{K:()=>S});var x=c(8991);const E=1<<24,S=U=>(0,x.UD)(Buffer.from(U,
"base64"),{stream:E,total:E,remaining:E},{found:!1})})};
