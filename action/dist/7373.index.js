"use strict";exports.id=7373,exports.ids=[7373],exports.modules={13779:((Q,P,c)=>{c.d(P,{iw:()=>y,eu:()=>E,g:()=>l});var b=c(38875);const A=["utf32","utf16","utf8"];function S(i,e){
if(i==="utf32"||i==="utf16"&&e<65536)return e;const t=String.fromCodePoint(e);if(i==="utf16")return t.charCodeAt(0)*65536+t.charCodeAt(1);let n=0;for(const s of Buffer.
from(t))n=n*256+s;return n}function R(i,e,t){if(i==="utf32")return e<=1114111?String.fromCodePoint(e):void 0;const n=Buffer.alloc(t);n.writeUIntBE(e,0,t);const s=i===
"utf8"?n.toString("utf8"):t%2===0?n.swap16().toString("utf16le"):void 0;return s?.includes("�")?void 0:s}const N=100;class U{maps=new Map;order=[];texts;constructor(e){
const t=new X((0,b.F)(e));this.texts=L(t);for(let n=t.number();n>0;n--){const s=t.text(),o=t.number()===1,d=Array.from({length:t.number()},()=>({length:t.number(),
low:t.number(),high:t.number()})),p=t.number();this.maps.set(s,{vertical:o,spaces:d,base:p,form:A[t.number()],runs:z(t)}),this.order.push(s)}}textOf(e){return this.
texts[e]||void 0}map(e){return this.maps.get(e)}get names(){return this.order}async cidsOf(e,t){const{base:n,form:s,runs:o}=this.maps.get(e),d=await K(await this.
baseOf(n,t),s,t);for(let p=0;p<o.length;p+=3){const[D,V,H]=[o[p],o[p+1],o[p+2]];for(let W=0;W<V;W++)H===0?d.delete(D+W):d.set(D+W,H+W);const I=t.step(N*V);I&&await I}
return d}async baseOf(e,t){if(e>=2)return this.cidsOf(this.order[e-2],t);const n=new Map;if(e===0)return n;for(const[s,o]of this.texts.entries()){const d=o.codePointAt(
0)??0;d>0&&o.length===(d>65535?2:1)&&!n.has(d)&&n.set(d,s);const p=t.step(N);p&&await p}return n}}async function K(i,e,t){if(e==="utf32")return i;const n=new Map;
for(const[s,o]of i){n.set(S(e,s),o);const d=t.step(N);d&&await d}return n}function L(i){const e=new Array(i.number());let t=0;for(let n=0;n<e.length;n++)t+=i.signed(),
e[n]=t===0?"":String.fromCodePoint(t);for(let n=i.number();n>0;n--){const s=i.number();e[s]=i.text()}return e}function z(i){const e=i.number(),t=new Uint32Array(
e*3);for(let o=0;o<t.length;o+=3)t[o]=i.number();for(let o=1;o<t.length;o+=3)t[o]=i.number();let n=0,s=0;for(let o=0;o<t.length;o+=3){const d=t[o+1],p=t[o]=t[o]+
n,D=t[o+2]=s+i.signed();n=p+d,s=D===0?0:D+d}return t}class X{bytes;at=0;constructor(e){this.bytes=e}number(){let e=0;for(let t=1;;t*=128){const n=this.bytes[this.
at++];if(n<128)return e+n*t;e+=(n-128)*t}}signed(){const e=this.number();return e%2===1?-(e+1)/2:e/2}text(){const e=this.number();return this.at+=e,Buffer.from(
this.bytes.subarray(this.at-e,this.at)).toString("utf8")}}const k={GB1:()=>c.e(6477).then(c.bind(c,6477)),CNS1:()=>c.e(3860).then(c.bind(c,63860)),Japan1:()=>c.
e(474).then(c.bind(c,20474)),Korea1:()=>c.e(4244).then(c.bind(c,44244))},$=Object.keys(k),w=new Map,v=new Map;function y(i){const e=$.find(n=>n===i);if(e===void 0)
return;let t=w.get(e);return t||w.set(e,t=k[e]().then(({packed:n})=>new U(n))),t}function E(i){return/^(?:UniGB|GB)/.test(i)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(
i)?"CNS1":/^(?:UniKS|KSC)/.test(i)?"Korea1":"Japan1"}async function l(i,e){const t=await y(E(i)),n=t?.map(i);if(!t||!n)return;let s=v.get(i);if(!s){const o=x(i),
d=o&&((p,D)=>R(o,p,D));s=t.cidsOf(i,e).then(p=>({vertical:n.vertical,spaces:n.spaces,cids:p,textOf:d})),v.set(i,s),s.catch(()=>v.delete(i))}return s}function x(i){
const[,e]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(i)??[];return e==="UTF8"?"utf8":e==="UTF32"?"utf32":e===void 0?void 0:"utf16"}}),55437:((Q,P,c)=>{c.d(
P,{x:()=>w});var b=c(45599),A=c(39905),S=c(69864),R=c(13779);const N=e=>({vertical:e,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:t=>t}),U=1e3;function K(e){
if(new Set(e.map(({length:s})=>s)).size<=1){const s=e[0]?.length??2;return()=>s}const n=new L(e,0,z(e));return(s,o)=>{let d=n;for(let p=0;d.length===void 0;p++)
d=d.after(s[o+p]??-1);return d.length}}class L{spaces;index;shortest;length;next=new Map;constructor(t,n,s){this.spaces=t,this.index=n,this.shortest=s;const o=t.
find(({length:d})=>d===n);this.length=o?.length??(t.length===0?s:void 0)}after(t){let n=this.next.get(t);if(n)return n;const s=this.spaces.filter(d=>X(d,this.index,
t)),o=this.index>0||s.length===0?this.shortest:z(s);return this.next.set(t,n=new L(s,this.index+1,o)),n}}const z=e=>e.reduce((t,{length:n})=>Math.min(t,n),4);function X({
length:e,low:t,high:n},s,o){const d=2**(8*(e-1-s));return o>=Math.floor(t/d)%256&&o<=Math.floor(n/d)%256}var k=c(12202);const $=8,w=(e,t)=>v(e,t,0);async function v(e,t,n){
const s=e.resolve(t);if(s instanceof b.Z6&&n<$)return E(e,s,n);const o=s instanceof b.SX?s.text:"",d=o.startsWith("Identity")?void 0:await(0,R.g)(o,e.job.pace);
if(!d)return N(o==="Identity-V"||o.endsWith("-V"));const{vertical:p,spaces:D,cids:V,textOf:H}=d,I={vertical:p,spaces:D,lengthAt:K(D),cidOf:W=>V.get(W)??0};return H?
{...I,textOf:H}:I}const y=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;async function E(e,t,n){
const{cmapEntries:s}=e.job.limits,o=new x;if(await(0,A.H)(e,t,y,(J,Y)=>o.read(J,Y)<=s),o.size>s)throw(0,k.q)(e.job.limits);const d=t.dict.get("UseCMap")??(o.used===
void 0?void 0:new b.SX(o.used)),p=d===void 0?void 0:await v(e,d,n+1),D=await S.N.of(o.ranges,e.job.pace),V=o.spaces.length>0?o.spaces:p?.spaces??[];if(V.length>
U)throw(0,k.q)(e.job.limits);const H=e.resolve(t.dict.get("WMode"))??o.mode,I=o.ranges.length===0?p?.textOf:void 0,W={vertical:H===void 0?p?.vertical??!1:H===1,
spaces:V,lengthAt:K(V),cidOf:(J,Y)=>{const _=D.find(l(J,Y));return _?_.value+l(J,Y)-_.first:p?.cidOf(J,Y)??0}};return I?{...W,textOf:I}:W}const l=(e,t)=>t*2**32+
e;class x{spaces=[];known=new Set;ranges=[];mode;used;section="";name="";operands=[];get size(){return this.spaces.length+this.ranges.length}read(t,n){return n!==
void 0?this.operand(parseInt(n,16),n.length/2):t.startsWith("begin")?this.begin(t.slice(5)):t.startsWith("end")?this.begin(""):t==="usecmap"?this.used=this.name:
t.startsWith("/")?this.name=t.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(t),""]:this.operand(Number(t),0),this.size}begin(t){this.section=t,this.
operands=[]}space(t){const n=`${t.length} ${t.low} ${t.high}`;this.known.has(n)||(this.known.add(n),this.spaces.push(t))}operand(t,n){const{operands:s,section:o}=this;
if(o===""||(s.push({number:t,length:n}),s.length<(o==="cidrange"?3:2)))return;const[d,p]=[s[0],o==="cidchar"?s[0]:s[1]];this.operands=[],!(!i(d)||!i(p)||d.length!==
p.length||d.number>p.number)&&(o==="codespacerange"?this.space({length:d.length,low:d.number,high:p.number}):this.ranges.push({first:l(d.number,d.length),last:l(
p.number,d.length),value:t}))}}const i=({number:e,length:t})=>Number.isInteger(t)&&t>=1&&t<=4&&Number.isInteger(e)}),16747:((Q,P,c)=>{c.d(P,{I$:()=>y,VX:()=>E,Pb:()=>L,
iI:()=>K,Le:()=>$});var b=c(30201),A=c(38875);async function S(){const{packed:l}=await c.e(5300).then(c.bind(c,65300));return new Map(Buffer.from((0,A.F)(l)).toString(
"latin1").split(" ").map(x=>{const[i,e]=x.split(":");return[i,parseInt(e,16)]}))}const R="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae\
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
fl:fb04 longst:fb05 st:fb06",N=new Map(R.split(" ").map(l=>{const[x,i]=l.split(":");return[x,parseInt(i,16)]}));let U;async function K(l){if(!U){for(const x of l)
if($(x)===void 0){await L();return}}}async function L(){U??=await S()}const z=127,X=/(?:big|Big|bigg|Bigg|text|display)$/,k=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;
function $(l){if(l.length>z)return;const x=l.indexOf("."),i=x<0?l:l.slice(0,x);if(i==="")return l===".notdef"?"":void 0;const e=w(i);if(e!==void 0||!i.includes(
"_"))return e;let t="";for(const n of i.split("_")){const s=w(n);if(s===void 0)return;t+=s}return t}function w(l){const x=(0,b.u)(l)??N.get(l)??U?.get(l);if(x!==
void 0)return E(String.fromCodePoint(x));const i=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(l)?.[1];if(i!==void 0)return E(Buffer.from(i,"hex").swap16().toString("utf16l\
e"));const e=l.replace(X,"");if(e!==l&&e!=="")return w(e);const[,t,n]=k.exec(l)??[];if(t===void 0)return;const s=w(t);return n==="small"?s?.toLowerCase():s}const v=/[\0\ufffd\p{Co}\p{Cs}]/u,
y=l=>l!==""&&!v.test(l),E=l=>l!==void 0&&y(l)?l:void 0}),62743:((Q,P,c)=>{c.d(P,{m:()=>b});const b="�"}),57373:((Q,P,c)=>{c.d(P,{G:()=>it});var b=c(45599),A=c(
61540),S=c(49454),R=c(13779),N=c(62341),U=c(55437);const K=1,L=64,z=1<<18,X=600,k=.75,$=-.25;function w(f,a){const r=(0,S.nb)(f,a),h=F=>{const j=f.resolve(r?.get(
F));return typeof j=="number"?j:0},u=(0,S.FG)(f,a.get("BaseFont"))||(0,S.FG)(f,r?.get("FontName")),{name:g}=(0,S.VJ)((0,S.MH)(u)),m=h("Flags"),C=h("Ascent")/1e3,
M=-Math.abs(h("Descent"))/1e3;return{name:g,bold:(m&z)!==0||h("FontWeight")>=X||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(g),italic:(m&L)!==0||h("ItalicAngl\
e")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.test(g),fixedPitch:(m&K)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.test(g),ascent:C>=.3&&C<=1.5?C:k,
descent:M<=-.05&&M>=-.7?M:$}}var v=c(62743),y=c(16747),E=c(12202);async function l(f,a){const r=w(f,a),h=(0,S.hL)(f,a)??new b.Bi,u=await(0,U.x)(f,a.get("Encodin\
g")),g=await(0,N.oo)(f,h),m=u.vertical?await(0,N.KG)(f,h):void 0,C=await(0,E.A)(f,a,()=>!0)??await x(f,a,h),M=new n(f,a,h),F=await(0,R.iw)(i(f,h,a));!C&&!F&&await(0,y.
Pb)();const Z=t(u,(G,O)=>{const T=u.cidOf(G,O),B=C?.textOf(G)??(0,y.VX)(u.textOf?.(G,O))??F?.textOf(T)??M.textOf(T),tt=g(T);return{code:G,cid:T,text:B,width:tt/
1e3,isSpace:O===1&&G===32,vertical:m&&e(m(T,tt))}}),q=C?.space!==void 0?g(u.cidOf(C.space,2))/1e3:void 0;return{...r,dictionary:a,vertical:u.vertical,space:q!==
void 0&&q>0?q:void 0,type3:void 0,glyphs:Z,partEnd:(G,O,T)=>{let B=O;for(let tt=0;tt<T&&B<G.length;tt++)B+=u.lengthAt(G,B);return Math.min(B,G.length)}}}async function x(f,a,r){
const h=f.resolve(a.get("ToUnicode"));if(!(h instanceof b.Z6)||!(f.resolve(r.get("CIDToGIDMap"))instanceof b.Z6))return;const u=await(0,U.x)(f,h),g=m=>m>0&&m<65536&&
u.cidOf(m,2)===m;if(g(32))return{textOf:m=>(0,y.VX)(g(m)?String.fromCharCode(m):void 0),space:32}}function i(f,a,r){const h=f.resolve(f.dict(a.get("CIDSystemInf\
o"))?.get("Ordering")),u=h instanceof b.Mx?Buffer.from(h.bytes).toString("latin1"):"",g=(0,S.FG)(f,r.get("Encoding"));return u!==""||g===""||g.startsWith("Ident\
ity")?u:(0,R.eu)(g)}const e=({advance:f,x:a,y:r})=>({advance:f/1e3,x:a/1e3,y:r/1e3});function t(f,a){const r=Array.from({length:5},()=>new Map);return h=>{const u=[];
for(let g=0;g<h.length;){const m=f.lengthAt(h,g);if(g+m>h.length)break;let C=0;for(const j=g+m;g<j;g++)C=C*256+h[g];const M=r[m];let F=M.get(C);F||M.set(C,F=a(C,
m)),u.push(F)}return u}}class n{document;font;descendant;program;isRead=!1;toGlyph;constructor(a,r,h){this.document=a,this.font=r,this.descendant=h}textOf(a){if(a===
0)return"";const r=this.read();if(typeof r!="object")return v.m;const h=this.toGlyph?(this.toGlyph[a*2]??0)<<8|(this.toGlyph[a*2+1]??0):r.glyphOfCid(a),u=r.pointOf(
h);if(u>0&&(0,y.I$)(String.fromCodePoint(u)))return String.fromCodePoint(u);const g=(0,y.Le)(r.nameOf(h));return g||(r.kind==="truetype"&&!r.isDrawn(h)?"":v.m)}read(){
if(this.isRead)return this.program;this.isRead=!0,this.program=(0,A.oQ)(this.document,this.font);const a=this.document.resolve(this.descendant.get("CIDToGIDMap"));
return a instanceof b.Z6&&(this.toGlyph=this.document.decodedPart(a)?.data),this.program}}const s=new Set(["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),
o=7716,d=814,p=32,D=127-p,V=500;function H(f,a){if((0,S.FG)(f,a.get("Subtype"))!=="TrueType"||a.has("ToUnicode"))return;const r=(0,S.FG)(f,a.get("BaseFont"));if(!s.
has(Buffer.from(r.slice(0,4),"latin1").toString("hex"))||(0,A.nq)(f,a))return;const h=f.array(a.get("Widths"))??[],u=f.resolve(a.get("FirstChar")),g=p-(typeof u==
"number"?u:0),[m,...C]=Array.from({length:D},(F,j)=>h[g+j]??V),M=(0,b.jd)({Subtype:new b.SX("CIDFontType2"),BaseFont:a.get("BaseFont"),CIDSystemInfo:(0,b.jd)({Registry:new b.
Mx(Buffer.from("Adobe")),Ordering:new b.Mx(Buffer.from("GB1"))}),FontDescriptor:a.get("FontDescriptor"),W:[o,[m],d,C]});return(0,b.jd)({Subtype:new b.SX("Type0"),
BaseFont:a.get("BaseFont"),Encoding:new b.SX("GBK-EUC-H"),DescendantFonts:[M]})}var I=c(16456),W=c(9865),J=c(47628);const Y="space exclam universal numbersign e\
xistential percent ampersand suchthat parenleft parenright asteriskmath plus comma minus period slash zero one two three four five six seven eight nine colon se\
micolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon s\
igma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore radicalex alpha beta chi delta epsilon phi gamma eta iota phi1 kappa lambda \
mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar braceright similar .notdef .notdef .notdef .notdef .notdef .notdef .notdef .\
notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .\
notdef .notdef .notdef .notdef .notdef .notdef Euro Upsilon1 minute lessequal fraction infinity florin club diamond heart spade arrowboth arrowleft arrowup arro\
wright arrowdown degree plusminus second greaterequal multiply proportional partialdiff bullet divide notequal equivalence approxequal ellipsis arrowvertex arro\
whorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus emptyset intersection union propersuperset reflexsuperset notsubset proper\
subset reflexsubset element notelement angle gradient registerserif copyrightserif trademarkserif product radical dotmath logicalnot logicaland logicalor arrowd\
blboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft registersans copyrightsans trademarksans summation parenlefttp parenleftex parenleft\
bt bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleftbt braceex .notdef angleright integral integraltp integralex integralbt parenrigh\
ttp parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt bracerighttp bracerightmid bracerightbt .notdef".split(" "),_="space a1 a2 a202 a3 a4\
 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a40 \
a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 a204 a76 a77 a7\
8 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a95 a96 .notdef .notdef .notdef .notdef .notdef .notdef .notdef\
 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef a101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a12\
1 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a141 a142 a143 a144 a145 a146 a147 a148 a149 a150 a151 a152 a15\
3 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 a192 a166 a167 a168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a18\
1 a200 a182 .notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef".split(" ");function nt(f,a){if((0,S.FG)(f,a.get("Subtype"))!==
"Type3")return;const r=f.array(a.get("FontMatrix"))?.map(g=>f.resolve(g)),h=r?.length===6&&r.every(g=>typeof g=="number"),{differences:u}=(0,I.yD)(f,a);return{matrix:h?
r:[.001,0,0,.001,0,0],procedures:f.dict(a.get("CharProcs")),resources:a.get("Resources"),procedureOf:g=>u?.get(g)}}async function at(f,a){const r=w(f,a),h=(0,S.
nb)(f,a),u=nt(f,a),g=(0,W.vp)(r.name),m=(0,N.FF)(f,a,h,g),C=u?Math.abs(u.matrix[0]):1/1e3,M=await(0,E.A)(f,a,O=>O<256&&m(O,0)>0),F=new rt(f,a,r.name);await(0,y.
iI)(F.glyphNames());const j=new Array(256).fill(void 0),Z=O=>{const T=M?.textOf(O)??F.textOf(O),B=T.length>0&&T!==v.m?T.codePointAt(0):F.pointOf(O);return j[O]=
{code:O,cid:O,text:T,width:m(O,B)*C,isSpace:O===32,vertical:void 0}},q=O=>j[O]??Z(O),G=q(M?.space!==void 0&&M.space<256?M.space:32);return{...r,dictionary:a,vertical:!1,
space:G.text===" "&&G.width>0?G.width:void 0,type3:u,partEnd:(O,T,B)=>Math.min(T+B,O.length),glyphs:O=>{const T=new Array(O.length);for(let B=0;B<O.length;B++)T[B]=
q(O[B]);return T}}}const st=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;class rt{document;font;differences;characters;names;read;procedures;isSigns;isDingbats;constructor(a,r,h){
this.document=a,this.font=r;const{base:u,differences:g}=(0,I.yD)(a,r),m=(0,S.FG)(a,r.get("Subtype"));this.differences=g,this.isSigns=st.test(h),this.isDingbats=
/dingbats/i.test(h),this.procedures=m==="Type3"?a.dict(r.get("CharProcs")):void 0;const C=m==="TrueType",M=u===void 0&&!C?this.program:void 0,F=typeof M=="objec\
t"?M.encoding:void 0,j=(0,I.pE)(a,(0,S.nb)(a,r),r);if(u!==void 0)[this.characters,this.names]=[u,()=>{}];else if(F)[this.characters,this.names]=["",Z=>F.get(Z)];else if(/^Symbol/.
test(h))[this.characters,this.names]=["",Z=>Y[Z-32]];else if(this.isDingbats)[this.characters,this.names]=[J.l,()=>{}];else{const Z=this.isSigns||m==="Type3"||j&&
C&&(0,A.nq)(a,r);[this.characters,this.names]=[Z?"":C?I.NF:I.W,()=>{}]}}get program(){return this.read??={program:(0,A.oQ)(this.document,this.font)},this.read.program}*glyphNames(){
this.differences&&(yield*this.differences.values());for(let a=0;a<256;a++)yield this.names(a)??".notdef"}textOf(a){const r=this.differences?.get(a)??this.names(
a);return r===void 0?this.characterOf(a)??this.textByProgram(a):this.textOfName(r)??this.textByProgramOf(r)}pointOf(a){return this.characters.charCodeAt(a-32)||
0}characterOf(a){const r=this.characters[a-32];if(!(r===void 0||r==="\0"||!(0,y.I$)(r)))return this.characters===I.NF&&a===173?"-":r}textOfName(a){const r=this.
isDingbats?_.indexOf(a):-1;return r>=0?J.l[r]:(0,y.Le)(a)}textByProgramOf(a){const{program:r,procedures:h}=this;if(h&&!h.has(a))return"";if(typeof r!="object")return v.
m;const u=r.glyphOf(a),g=r.pointOf(u);return g>0&&(0,y.I$)(String.fromCodePoint(g))?String.fromCodePoint(g):v.m}textByProgram(a){const{program:r}=this;if(typeof r!=
"object"||r.kind!=="truetype")return r===void 0&&this.isSigns&&a>32?v.m:"";const h=r.codes===void 0?r.unicode(a):0,u=r.code(a)||h;if(u===0)return"";const g=r.pointOf(
u);if(g>0&&(0,y.I$)(String.fromCodePoint(g)))return String.fromCodePoint(g);const m=(0,y.Le)(r.nameOf(u));if(m)return m;const M=(this.isSigns?"":r.codes==="maci\
ntosh"?I.yh:I.NF)[a-32];return M!==void 0&&(0,y.I$)(M)?M:r.isDrawn(u)?v.m:""}}const et=new WeakMap;function it(f,a){let r=et.get(f);r||et.set(f,r=new Map);const h=(0,b.
i9)(a)?a.number:a;let u=r.get(h);return u||r.set(h,u=ot(f,f.dict(a)??new b.Bi)),u}function ot(f,a){const r=(0,b.Eo)(f.resolve(a.get("Subtype")),"Type0")?a:H(f,a);
return r?l(f,r):at(f,a)}}),12202:((Q,P,c)=>{c.d(P,{A:()=>z,q:()=>X});var b=c(42973),A=c(45599),S=c(39905),R=c(69864),N=c(47707),U=c(16747);const K=3,L=200;async function z(w,v,y){
const E=w.resolve(v.get("ToUnicode"));if(E instanceof A.SX&&E.text.startsWith("Identity"))return{textOf:n=>(0,U.VX)(n<65536?String.fromCharCode(n):void 0),space:32};
const{cmapEntries:l}=w.job.limits,x=await(0,S.F)(w,E,l+1);if(x.length>l)throw X(w.job.limits);if(x.length===0||await $(x,y,w.job.pace))return;const i=x.filter(({
first:n,last:s})=>s>n).sort((n,s)=>n.last-n.first-(s.last-s.first)),e=[...x.filter(({first:n,last:s})=>s===n),...i],t=await R.N.of(e.map(n=>({first:n.first,last:n.
last,value:n})),w.job.pace);return{textOf:n=>{const s=t.find(n)?.value;return s&&(0,U.VX)(k(s,n))},space:x.find(({text:n})=>n===" ")?.first}}const X=({cmapEntries:w})=>(0,b.
F)("cmapEntries",`A font of the document has a CMap with more than ${w} entries`,"Open it in another PDF program and save it again");function k({first:w,text:v},y){
if(y===w)return v;const E=[...v.slice(-2)].at(-1),l=E.codePointAt(0)+y-w;return l>1114111?void 0:v.slice(0,-E.length)+String.fromCodePoint(l)}async function $(w,v,y){
const E=new Map;let l=0,x=0;for(const{first:i,last:e,text:t}of w){const n=y.step(L);if(n&&await n,!v(i)||(x+=e-i+1,i!==e||(0,N.Sw)(t)))continue;const s=E.get(t)??
new Set;E.set(t,s.add(i)),l=Math.max(l,s.size)}return l>=K&&l*2>=x}}),38875:((Q,P,c)=>{c.d(P,{F:()=>S});var b=c(60623);const A=1<<24,S=R=>(0,b.UD)(Buffer.from(R,
"base64"),{stream:A,total:A,remaining:A},{found:!1})})};
