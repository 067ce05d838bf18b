"use strict";exports.id=9991,exports.ids=[9991],exports.modules={64019:(($,N,r)=>{r.d(N,{dK:()=>P,wR:()=>E,hs:()=>C});var I=r(45599),x=r(74135),U=r(6057);function F(p,y,S,b){
const o=(0,U.b0)(p,y.get("Rect")),O=p.get(S);if(!o||!(O instanceof I.Z6))return;const i=(0,U.b0)(p,O.dict.get("BBox"));if(!i)return;const[e,t,s,c]=(0,x.zl)((0,U.
lQ)(p,O.dict.get("Matrix")),i);if(!(s>e)||!(c>t))return;const f=(o[2]-o[0])/(s-e),d=(o[3]-o[1])/(c-t),l=[f,0,0,d,o[0]-e*f,o[1]-t*d];return{form:S,matrix:b===0?l:
v(l,b,o[0],o[3])}}function v([p,y,S,b,o,O],i,e,t){const s=i===180?-1:0,c=i===90?1:i===270?-1:0,f=(M,K)=>[s*M-c*K,c*M+s*K],[d,l]=f(o-e,O-t);return[...f(p,y),...f(
S,b),d+e,l+t]}const w=2,B=16,R=32;function G(p,y){const S=p.resolve(y.get("F"));return typeof S=="number"?S:0}const P=(p,y)=>(G(p,y)&(w|R))!==0;function C(p,y,S,b){
return F(p,y,S,G(p,y)&B?b:0)}function E(p,y){const S=p.dict(y.get("AP"))?.get("N"),b=p.resolve(S);if(b instanceof I.Z6)return(0,I.i9)(S)?S:void 0;if(!(b instanceof
I.Bi))return;const o=p.resolve(y.get("AS")),O=o instanceof I.SX?b.get(o.text):void 0;return(0,I.i9)(O)&&p.resolve(O)instanceof I.Z6?O:void 0}}),13779:(($,N,r)=>{
r.d(N,{iw:()=>S,eu:()=>b,g:()=>o});var I=r(38875);const x=["utf32","utf16","utf8"];function U(i,e){if(i==="utf32"||i==="utf16"&&e<65536)return e;const t=String.
fromCodePoint(e);if(i==="utf16")return t.charCodeAt(0)*65536+t.charCodeAt(1);let s=0;for(const c of Buffer.from(t))s=s*256+c;return s}function F(i,e,t){if(i==="\
utf32")return e<=1114111?String.fromCodePoint(e):void 0;const s=Buffer.alloc(t);s.writeUIntBE(e,0,t);const c=i==="utf8"?s.toString("utf8"):t%2===0?s.swap16().toString(
"utf16le"):void 0;return c?.includes("�")?void 0:c}const v=100;class w{maps=new Map;order=[];texts;constructor(e){const t=new P((0,I.F)(e));this.texts=R(t);for(let s=t.
number();s>0;s--){const c=t.text(),f=t.number()===1,d=Array.from({length:t.number()},()=>({length:t.number(),low:t.number(),high:t.number()})),l=t.number();this.
maps.set(c,{vertical:f,spaces:d,base:l,form:x[t.number()],runs:G(t)}),this.order.push(c)}}textOf(e){return this.texts[e]||void 0}map(e){return this.maps.get(e)}get names(){
return this.order}async cidsOf(e,t){const{base:s,form:c,runs:f}=this.maps.get(e),d=await B(await this.baseOf(s,t),c,t);for(let l=0;l<f.length;l+=3){const[M,K,H]=[
f[l],f[l+1],f[l+2]];for(let z=0;z<K;z++)H===0?d.delete(M+z):d.set(M+z,H+z);const V=t.step(v*K);V&&await V}return d}async baseOf(e,t){if(e>=2)return this.cidsOf(
this.order[e-2],t);const s=new Map;if(e===0)return s;for(const[c,f]of this.texts.entries()){const d=f.codePointAt(0)??0;d>0&&f.length===(d>65535?2:1)&&!s.has(d)&&
s.set(d,c);const l=t.step(v);l&&await l}return s}}async function B(i,e,t){if(e==="utf32")return i;const s=new Map;for(const[c,f]of i){s.set(U(e,c),f);const d=t.
step(v);d&&await d}return s}function R(i){const e=new Array(i.number());let t=0;for(let s=0;s<e.length;s++)t+=i.signed(),e[s]=t===0?"":String.fromCodePoint(t);for(let s=i.
number();s>0;s--){const c=i.number();e[c]=i.text()}return e}function G(i){const e=i.number(),t=new Uint32Array(e*3);for(let f=0;f<t.length;f+=3)t[f]=i.number();
for(let f=1;f<t.length;f+=3)t[f]=i.number();let s=0,c=0;for(let f=0;f<t.length;f+=3){const d=t[f+1],l=t[f]=t[f]+s,M=t[f+2]=c+i.signed();s=l+d,c=M===0?0:M+d}return t}
class P{bytes;at=0;constructor(e){this.bytes=e}number(){let e=0;for(let t=1;;t*=128){const s=this.bytes[this.at++];if(s<128)return e+s*t;e+=(s-128)*t}}signed(){
const e=this.number();return e%2===1?-(e+1)/2:e/2}text(){const e=this.number();return this.at+=e,Buffer.from(this.bytes.subarray(this.at-e,this.at)).toString("u\
tf8")}}const C={GB1:()=>r.e(6477).then(r.bind(r,6477)),CNS1:()=>r.e(3860).then(r.bind(r,63860)),Japan1:()=>r.e(474).then(r.bind(r,20474)),Korea1:()=>r.e(4244).then(
r.bind(r,44244))},E=Object.keys(C),p=new Map,y=new Map;function S(i){const e=E.find(s=>s===i);if(e===void 0)return;let t=p.get(e);return t||p.set(e,t=C[e]().then(
({packed:s})=>new w(s))),t}function b(i){return/^(?:UniGB|GB)/.test(i)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(i)?"CNS1":/^(?:UniKS|KSC)/.test(i)?"Korea1":"Japan1"}
async function o(i,e){const t=await S(b(i)),s=t?.map(i);if(!t||!s)return;let c=y.get(i);if(!c){const f=O(i),d=f&&((l,M)=>F(f,l,M));c=t.cidsOf(i,e).then(l=>({vertical:s.
vertical,spaces:s.spaces,cids:l,textOf:d})),y.set(i,c),c.catch(()=>y.delete(i))}return c}function O(i){const[,e]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(
i)??[];return e==="UTF8"?"utf8":e==="UTF32"?"utf32":e===void 0?void 0:"utf16"}}),55437:(($,N,r)=>{r.d(N,{x:()=>p});var I=r(45599),x=r(39905),U=r(69864),F=r(13779);
const v=e=>({vertical:e,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:t=>t}),w=1e3;function B(e){if(new Set(e.map(({length:c})=>c)).size<=1){const c=e[0]?.
length??2;return()=>c}const s=new R(e,0,G(e));return(c,f)=>{let d=s;for(let l=0;d.length===void 0;l++)d=d.after(c[f+l]??-1);return d.length}}class R{spaces;index;shortest;length;next=new Map;constructor(t,s,c){
this.spaces=t,this.index=s,this.shortest=c;const f=t.find(({length:d})=>d===s);this.length=f?.length??(t.length===0?c:void 0)}after(t){let s=this.next.get(t);if(s)
return s;const c=this.spaces.filter(d=>P(d,this.index,t)),f=this.index>0||c.length===0?this.shortest:G(c);return this.next.set(t,s=new R(c,this.index+1,f)),s}}const G=e=>e.
reduce((t,{length:s})=>Math.min(t,s),4);function P({length:e,low:t,high:s},c,f){const d=2**(8*(e-1-c));return f>=Math.floor(t/d)%256&&f<=Math.floor(s/d)%256}var C=r(
12202);const E=8,p=(e,t,s)=>y(e,t,s,0);async function y(e,t,s,c){const f=e.resolve(t);if(f instanceof I.Z6&&c<E)return b(e,f,s,c);const d=f instanceof I.SX?f.text:
"",l=d.startsWith("Identity")?void 0:await(0,F.g)(d,e.job.pace);if(!l)return v(d==="Identity-V"||d.endsWith("-V"));const{vertical:M,spaces:K,cids:H,textOf:V}=l,
z={vertical:M,spaces:K,lengthAt:B(K),cidOf:X=>H.get(X)??0};return V?{...z,textOf:V}:z}const S=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function b(e,t,s,c){const{cmapEntries:f}=e.job.limits,d=new O;if(await(0,x.H)(e,t,S,s,(Q,Y)=>d.read(Q,Y)<=f),d.size>f)throw(0,C.q)(e.job.limits);const l=t.
dict.get("UseCMap")??(d.used===void 0?void 0:new I.SX(d.used)),M=l===void 0?void 0:await y(e,l,s,c+1),K=await U.N.of(d.ranges,e.job.pace),H=d.spaces.length>0?d.
spaces:M?.spaces??[];if(H.length>w)throw(0,C.q)(e.job.limits);const V=e.resolve(t.dict.get("WMode"))??d.mode,z=d.ranges.length===0?M?.textOf:void 0,X={vertical:V===
void 0?M?.vertical??!1:V===1,spaces:H,lengthAt:B(H),cidOf:(Q,Y)=>{const et=K.find(o(Q,Y));return et?et.value+o(Q,Y)-et.first:M?.cidOf(Q,Y)??0}};return z?{...X,textOf:z}:
X}const o=(e,t)=>t*2**32+e;class O{spaces=[];known=new Set;ranges=[];mode;used;section="";name="";operands=[];get size(){return this.spaces.length+this.ranges.length}read(t,s){
return s!==void 0?this.operand(parseInt(s,16),s.length/2):t.startsWith("begin")?this.begin(t.slice(5)):t.startsWith("end")?this.begin(""):t==="usecmap"?this.used=
this.name:t.startsWith("/")?this.name=t.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(t),""]:this.operand(Number(t),0),this.size}begin(t){this.section=
t,this.operands=[]}space(t){const s=`${t.length} ${t.low} ${t.high}`;this.known.has(s)||(this.known.add(s),this.spaces.push(t))}operand(t,s){const{operands:c,section:f}=this;
if(f===""||(c.push({number:t,length:s}),c.length<(f==="cidrange"?3:2)))return;const[d,l]=[c[0],f==="cidchar"?c[0]:c[1]];this.operands=[],!(!i(d)||!i(l)||d.length!==
l.length||d.number>l.number)&&(f==="codespacerange"?this.space({length:d.length,low:d.number,high:l.number}):this.ranges.push({first:o(d.number,d.length),last:o(
l.number,d.length),value:t}))}}const i=({number:e,length:t})=>Number.isInteger(t)&&t>=1&&t<=4&&Number.isInteger(e)}),16747:(($,N,r)=>{r.d(N,{I$:()=>S,VX:()=>b,Pb:()=>R,
iI:()=>B,Le:()=>E});var I=r(30201),x=r(38875);async function U(){const{packed:o}=await r.e(5300).then(r.bind(r,65300));return new Map(Buffer.from((0,x.F)(o)).toString(
"latin1").split(" ").map(O=>{const[i,e]=O.split(":");return[i,parseInt(e,16)]}))}const F="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae\
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
fl:fb04 longst:fb05 st:fb06",v=new Map(F.split(" ").map(o=>{const[O,i]=o.split(":");return[O,parseInt(i,16)]}));let w;async function B(o){if(!w){for(const O of o)
if(E(O)===void 0){await R();return}}}async function R(){w??=await U()}const G=127,P=/(?:big|Big|bigg|Bigg|text|display)$/,C=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;
function E(o){if(o.length>G)return;const O=o.indexOf("."),i=O<0?o:o.slice(0,O);if(i==="")return o===".notdef"?"":void 0;const e=p(i);if(e!==void 0||!i.includes(
"_"))return e;let t="";for(const s of i.split("_")){const c=p(s);if(c===void 0)return;t+=c}return t}function p(o){const O=(0,I.u)(o)??v.get(o)??w?.get(o);if(O!==
void 0)return b(String.fromCodePoint(O));const i=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(o)?.[1];if(i!==void 0)return b(Buffer.from(i,"hex").swap16().toString("utf16l\
e"));const e=o.replace(P,"");if(e!==o&&e!=="")return p(e);const[,t,s]=C.exec(o)??[];if(t===void 0)return;const c=p(t);return s==="small"?c?.toLowerCase():c}const y=/[\0\ufffd\p{Co}\p{Cs}]/u,
S=o=>o!==""&&!y.test(o),b=o=>o!==void 0&&S(o)?o:void 0}),62743:(($,N,r)=>{r.d(N,{m:()=>I});const I="�"}),86491:(($,N,r)=>{r.d(N,{Z:()=>P});var I=r(45599),x=r(
16456),U=r(9865),F=r(62743);const v=.5,w=(0,U.vp)("Times-Roman"),B=Array.from({length:256},(C,E)=>{const p=x.W[E-32]??"\0",y=p!=="\0",S=y?w(p.codePointAt(0)):void 0;
return{code:E,cid:E,text:y?p:F.m,width:S===void 0?v:S/1e3,isSpace:E===32,vertical:void 0}}),R=B.map(C=>({...C,text:F.m}));function G(C){const E=Array.from(C,y=>B[y]);
return 2*E.filter(({text:y})=>y===F.m).length>=E.length?E.map(({code:y})=>R[y]):E}const P={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,dictionary:new I.
Bi,isDamaged:!1,vertical:!1,space:B[32].width,type3:void 0,longest:1,partEnd:(C,E,p)=>Math.min(E+p,C.length),glyphs:G}}),57373:(($,N,r)=>{r.d(N,{G:()=>lt});var I=r(
43767),x=r(45599),U=r(32488),F=r(18271),v=r(49454),w=r(13779),B=r(62341),R=r(55437);const G=1,P=64,C=1<<18,E=600,p=.75,y=-.25;function S(u,n){const a=(0,v.nb)(u,
n),g=W=>{const Z=u.resolve(a?.get(W));return typeof Z=="number"?Z:0},m=(0,v.FG)(u,n.get("BaseFont"))||(0,v.FG)(u,a?.get("FontName")),{name:h}=(0,v.VJ)((0,v.MH)(
m)),T=g("Flags"),D=g("Ascent")/1e3,L=-Math.abs(g("Descent"))/1e3;return{name:h,bold:(T&C)!==0||g("FontWeight")>=E||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(
h),italic:(T&P)!==0||g("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.test(h),fixedPitch:(T&G)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.
test(h),ascent:D>=.3&&D<=1.5?D:p,descent:L<=-.05&&L>=-.7?L:y}}var b=r(62743),o=r(16747),O=r(12202);async function i(u,n,a){const g=S(u,n),m=(0,v.hL)(u,n);a.found||=
m===void 0||!n.has("Encoding");const h=m??new x.Bi,T=await(0,R.x)(u,n.get("Encoding"),a),D=await(0,B.oo)(u,h),L=T.vertical?await(0,B.KG)(u,h):void 0,W=await(0,O.
A)(u,n,a)??await e(u,n,h,a),Z=new f(u,n,h,a),q=await(0,w.iw)(t(u,h,n));!W&&!q&&await(0,o.Pb)();const st=c(T,(A,j)=>{const k=T.cidOf(A,j),tt=W?.textOf(A)??(0,o.VX)(
T.textOf?.(A,j))??q?.textOf(k)??Z.textOf(k),nt=D(k);return{code:A,cid:k,text:tt,width:nt/1e3,isSpace:j===1&&A===32,vertical:L&&s(L(k,nt))}}),_=W?.space!==void 0?
D(T.cidOf(W.space,2))/1e3:void 0;return{...g,dictionary:n,get isDamaged(){return a.found},vertical:T.vertical,space:_!==void 0&&_>0?_:void 0,type3:void 0,longest:W?.
longest??1,glyphs:st,partEnd:(A,j,k)=>{let tt=j;for(let nt=0;nt<k&&tt<A.length;nt++)tt+=T.lengthAt(A,tt);return Math.min(tt,A.length)}}}async function e(u,n,a,g){
const m=u.resolve(n.get("ToUnicode"));if(!(m instanceof x.Z6)||!(u.resolve(a.get("CIDToGIDMap"))instanceof x.Z6))return;const h=await(0,R.x)(u,m,g),T=D=>D>0&&D<
65536&&h.cidOf(D,2)===D;if(T(32))return{textOf:D=>(0,o.VX)(T(D)?String.fromCharCode(D):void 0),space:32,longest:1}}function t(u,n,a){const g=u.resolve(u.dict(n.
get("CIDSystemInfo"))?.get("Ordering")),m=g instanceof x.Mx?Buffer.from(g.bytes).toString("latin1"):"",h=(0,v.FG)(u,a.get("Encoding"));return m!==""||h===""||h.
startsWith("Identity")?m:(0,w.eu)(h)}const s=({advance:u,x:n,y:a})=>({advance:u/1e3,x:n/1e3,y:a/1e3});function c(u,n){const a=Array.from({length:5},()=>new Map);
return g=>{const m=[];for(let h=0;h<g.length;){const T=u.lengthAt(g,h);if(h+T>g.length)break;let D=0;for(const Z=h+T;h<Z;h++)D=D*256+g[h];const L=a[T];let W=L.get(
D);W||L.set(D,W=n(D,T)),m.push(W)}return m}}class f{document;font;descendant;damage;program;isRead=!1;toGlyph;constructor(n,a,g,m){this.document=n,this.font=a,this.
descendant=g,this.damage=m}textOf(n){if(n===0)return"";const a=this.read();if(typeof a!="object")return b.m;const g=this.toGlyph?(this.toGlyph[n*2]??0)<<8|(this.
toGlyph[n*2+1]??0):a.glyphOfCid(n),m=a.pointOf(g);if(m>0&&(0,o.I$)(String.fromCodePoint(m)))return String.fromCodePoint(m);const h=(0,o.Le)(a.nameOf(g));return h||
(a.kind==="truetype"&&!a.isDrawn(g)?"":b.m)}read(){if(this.isRead)return this.program;this.isRead=!0;const{damage:n,document:a}=this;this.program=(0,F.oQ)(a,this.
font,n);const g=a.resolve(this.descendant.get("CIDToGIDMap")),m=g instanceof x.Z6?(0,U.LG)(a,g):void 0;return n.found||=m?.whole===!1,this.toGlyph=m?.data,this.
program}}const d=new Set(["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),l=7716,M=814,K=32,H=127-K,V=500;function z(u,n){if((0,v.FG)(u,n.get("Subtype"))!==
"TrueType"||n.has("ToUnicode"))return;const a=(0,v.FG)(u,n.get("BaseFont"));if(!d.has(Buffer.from(a.slice(0,4),"latin1").toString("hex"))||(0,F.nq)(u,n))return;
const g=u.array(n.get("Widths"))??[],m=u.resolve(n.get("FirstChar")),h=K-(typeof m=="number"?m:0),[T,...D]=Array.from({length:H},(W,Z)=>g[h+Z]??V),L=(0,x.jd)({Subtype:new x.
SX("CIDFontType2"),BaseFont:n.get("BaseFont"),CIDSystemInfo:(0,x.jd)({Registry:new x.Mx(Buffer.from("Adobe")),Ordering:new x.Mx(Buffer.from("GB1"))}),FontDescriptor:n.
get("FontDescriptor"),W:[l,[T],M,D]});return(0,x.jd)({Subtype:new x.SX("Type0"),BaseFont:n.get("BaseFont"),Encoding:new x.SX("GBK-EUC-H"),DescendantFonts:[L]})}
var X=r(16456),Q=r(9865),Y=r(47628);const et="space exclam universal numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus co\
mma minus period slash zero one two three four five six seven eight nine colon semicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi \
Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular unders\
core radicalex alpha beta chi delta epsilon phi gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft\
 bar braceright similar .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef \
.notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef Euro Upsilon1 minute lessequal f\
raction infinity florin club diamond heart spade arrowboth arrowleft arrowup arrowright arrowdown degree plusminus second greaterequal multiply proportional par\
tialdiff bullet divide notequal equivalence approxequal ellipsis arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circ\
leplus emptyset intersection union propersuperset reflexsuperset notsubset propersubset reflexsubset element notelement angle gradient registerserif copyrightse\
rif trademarkserif product radical dotmath logicalnot logicaland logicalor arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft reg\
istersans copyrightsans trademarksans summation parenlefttp parenleftex parenleftbt bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleft\
bt braceex .notdef angleright integral integraltp integralex integralbt parenrighttp parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt brac\
erighttp bracerightmid bracerightbt .notdef".split(" "),rt="space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a2\
4 a25 a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a6\
0 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a8\
5 a206 a86 a87 a88 a95 a96 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notd\
ef .notdef .notdef a101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a\
137 a138 a139 a140 a141 a142 a143 a144 a145 a146 a147 a148 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 a192 a166 a167 a\
168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a18\
9 a190 a191 .notdef".split(" ");function it(u,n){if((0,v.FG)(u,n.get("Subtype"))!=="Type3")return;const a=u.array(n.get("FontMatrix"))?.map(h=>u.resolve(h)),g=a?.
length===6&&a.every(h=>typeof h=="number"),{differences:m}=(0,X.yD)(u,n);return{matrix:g?a:[.001,0,0,.001,0,0],procedures:u.dict(n.get("CharProcs")),resources:n.
get("Resources"),procedureOf:h=>m?.get(h)}}async function ot(u,n,a){const g=S(u,n),m=(0,v.nb)(u,n),h=it(u,n),T=(0,Q.vp)(g.name),D=(0,B.FF)(u,n,m,T),L=h?Math.abs(
h.matrix[0]):1/1e3;a.found||=!n.has("Subtype")||m!==void 0&&T===void 0&&!n.has("Widths");const W=await(0,O.A)(u,n,a,A=>A<256&&D(A,0)>0),Z=new dt(u,n,g.name,a);await(0,o.
iI)(Z.glyphNames());const q=new Array(256).fill(void 0),J=A=>{const j=W?.textOf(A)??Z.textOf(A),k=j.length>0&&j!==b.m?j.codePointAt(0):Z.pointOf(A);return q[A]=
{code:A,cid:A,text:j,width:D(A,k)*L,isSpace:A===32,vertical:void 0}},st=A=>q[A]??J(A),_=st(W?.space!==void 0&&W.space<256?W.space:32);return{...g,dictionary:n,get isDamaged(){
return a.found},vertical:!1,space:_.text===" "&&_.width>0?_.width:void 0,type3:h,longest:W?.longest??1,partEnd:(A,j,k)=>Math.min(j+k,A.length),glyphs:A=>{const j=new Array(
A.length);for(let k=0;k<A.length;k++)j[k]=st(A[k]);return j}}}const ct=(u,n)=>n===".notdef"||/^[A-Za-z][0-9A-Fa-f]{2}$/.test(n)&&Number.parseInt(n.slice(1),16)===
u,ft=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;class dt{document;font;damage;differences;characters;names;read;procedures;areNamesCodes;isSigns;isDingbats;constructor(n,a,g,m){
this.document=n,this.font=a,this.damage=m;const{base:h,differences:T}=(0,X.yD)(n,a),D=(0,v.FG)(n,a.get("Subtype"));this.differences=T,this.isSigns=ft.test(g),this.
isDingbats=/dingbats/i.test(g),this.procedures=D==="Type3"?n.dict(a.get("CharProcs")):void 0;const L=D==="TrueType",W=h===void 0&&!L?this.program:void 0,Z=typeof W==
"object"?W.encoding:void 0,q=(0,X.pE)(n,(0,v.nb)(n,a),a);if(h!==void 0)[this.characters,this.names]=[h,()=>{}];else if(Z)[this.characters,this.names]=["",J=>Z.get(
J)];else if(/^Symbol/.test(g))[this.characters,this.names]=["",J=>et[J-32]];else if(this.isDingbats)[this.characters,this.names]=[Y.l,()=>{}];else{const J=this.
isSigns||D==="Type3"||q&&L&&(0,F.nq)(n,a);[this.characters,this.names]=[J?"":L?X.NF:X.W,()=>{}]}}get program(){return this.read??={program:(0,F.oQ)(this.document,
this.font,this.damage)},this.read.program}*glyphNames(){this.differences&&(yield*this.differences.values());for(let n=0;n<256;n++)yield this.names(n)??".notdef"}textOf(n){
const a=this.differences?.get(n)??this.names(n);return a===void 0?this.characterOf(n)??this.textByProgram(n):this.textOfName(a)??this.textByCode(n,a)??this.textByProgramOf(
a)}pointOf(n){return this.characters.charCodeAt(n-32)||0}characterOf(n){const a=this.characters[n-32];if(!(a===void 0||a==="\0"||!(0,o.I$)(a)))return this.characters===
X.NF&&n===173?"-":a}textOfName(n){const a=this.isDingbats?rt.indexOf(n):-1;return a>=0?Y.l[a]:(0,o.Le)(n)}textByCode(n,a){if(!(!this.procedures?.has(a)||n<32||n>
126))return this.areNamesCodes??=[...this.differences??[]].every(([g,m])=>ct(g,m)),this.areNamesCodes?String.fromCharCode(n):void 0}textByProgramOf(n){const{program:a,
procedures:g}=this;if(g&&!g.has(n))return"";if(typeof a!="object")return b.m;const m=a.glyphOf(n),h=a.pointOf(m);return h>0&&(0,o.I$)(String.fromCodePoint(h))?String.
fromCodePoint(h):b.m}textByProgram(n){const{program:a}=this;if(typeof a!="object"||a.kind!=="truetype")return n>32&&(a===void 0?this.isSigns:a==="unusable"&&this.
damage.found)?b.m:"";const g=a.codes===void 0?a.unicode(n):0,m=a.code(n)||g;if(m===0)return this.damage.found&&n>32?b.m:"";const h=a.pointOf(m);if(h>0&&(0,o.I$)(
String.fromCodePoint(h)))return String.fromCodePoint(h);const T=(0,o.Le)(a.nameOf(m));if(T)return T;const L=(this.isSigns?"":a.codes==="macintosh"?X.yh:X.NF)[n-
32];return L!==void 0&&(0,o.I$)(L)?L:a.isDrawn(m)?b.m:""}}const at=new WeakMap;function lt(u,n){let a=at.get(u);a||at.set(u,a=new Map);const g=(0,x.i9)(n)?n.number:
n;let m=a.get(g);return m||a.set(g,m=ht(u,u.dict(n)??new x.Bi)),m}const ut=["Subtype","BaseFont","Encoding","Widths","FirstChar","ToUnicode","DescendantFonts","\
FontDescriptor"];function ht(u,n){const a=(0,I.r)(n,ut),g={found:a!==void 0},m=a?.dict??n,h=(0,x.Eo)(u.resolve(m.get("Subtype")),"Type0")?m:z(u,m);return h?i(u,
h,g):ot(u,m,g)}}),12202:(($,N,r)=>{r.d(N,{A:()=>C,q:()=>p});var I=r(42973),x=r(45599),U=r(39905),F=r(69864),v=r(47707),w=r(16747);const B=3,R=4096,G=200,P=new WeakMap;
async function C(b,o,O,i){const e=b.resolve(o.get("ToUnicode"));if(e instanceof x.SX&&e.text.startsWith("Identity"))return{textOf:K=>(0,w.VX)(K<65536?String.fromCharCode(
K):void 0),space:32,longest:1};if(!(e instanceof x.Z6))return;const t=P.get(e),s=t??E(b,e);t||P.set(e,s);const{meanings:c,ofBytes:f,repeats:d,isDamaged:l,said:M}=await s;
if(O.found||=l,c.length!==0)return(i?await S(f,i,b.job.pace):d)?void 0:M}async function E(b,o){const{limits:O,pace:i}=b.job,{cmapEntries:e}=O,t={found:!1},s=await(0,U.
F)(b,o,e+1,t);if(s.length>e)throw p(O);const c=s.filter(({first:l,last:M})=>M>l).sort((l,M)=>l.last-l.first-(M.last-M.first)),f=[...s.filter(({first:l,last:M})=>M===
l),...c],d=await F.N.of(f.map(l=>({first:l.first,last:l.last,value:l})),i);return{meanings:s,ofBytes:s.filter(({first:l})=>l<256).slice(0,R),repeats:await S(s,()=>!0,
i),isDamaged:t.found,said:{textOf:l=>{const M=d.find(l)?.value;return M&&(0,w.VX)(y(M,l))},space:s.find(({text:l})=>l===" ")?.first,longest:s.reduce((l,{text:M})=>Math.
max(l,M.length),1)}}}const p=({cmapEntries:b})=>(0,I.F)("cmapEntries",`A font of the document has a CMap with more than ${b} entries`,"Open it in another PDF pr\
ogram and save it again");function y({first:b,text:o},O){if(O===b)return o;const i=[...o.slice(-2)].at(-1),e=i.codePointAt(0)+O-b;return e>1114111?void 0:o.slice(
0,-i.length)+String.fromCodePoint(e)}async function S(b,o,O){const i=new Map;let e=0,t=0;for(const{first:s,last:c,text:f}of b){const d=O.step(G);if(d&&await d,!o(
s)||(t+=c-s+1,s!==c||(0,v.Sw)(f)))continue;const l=i.get(f)??new Set;i.set(f,l.add(s)),e=Math.max(e,l.size)}return e>=B&&e*2>=t}}),38875:(($,N,r)=>{r.d(N,{F:()=>U});
var I=r(60623);const x=1<<24,U=F=>(0,I.UD)(Buffer.from(F,"base64"),{stream:x,total:x,remaining:x},{found:!1})}),58971:(($,N,r)=>{r.d(N,{X:()=>R});var I=r(78157),
x=r(45599),U=r(32488);const F=8*1024*1024,v=Uint8Array.of(10),w=Buffer.alloc(16),B=G=>{const P=(0,I.bS)(G);return P.includes(w)&&!P.includes("EI")};class R{document;forms=new Map;damagedForms=new Set;kept=0;isDamaged=!1;constructor(P){
this.document=P}async page(P){const{document:C}=this;this.isDamaged=!1;const E=C.entry(C.pages.number(P),"Contents"),p=C.resolve(E);if(p instanceof x.Z6)return this.
decode(p);const y=[];for(const S of C.array(E)??[]){const b=(0,x.i9)(S)?C.get(S):null;b instanceof x.Z6&&y.push(await this.decode(b),v)}return y.length===2?y[0]:
Buffer.concat(y)}get hasLosses(){return this.isDamaged}async form(P,C){const E=this.forms.get(P);if(this.damagedForms.has(P)&&(this.isDamaged=!0),E)return E;const p=await this.
decode(C,P);return this.kept+=p.length,this.kept>F&&(this.forms.clear(),this.kept=p.length),this.forms.set(P,p),p}async decode(P,C){const{data:E,whole:p}=await(0,U.
v3)(this.document,P);return(!p||B(E))&&(this.isDamaged=!0,C!==void 0&&this.damagedForms.add(C)),E}}}),31095:(($,N,r)=>{r.d(N,{H:()=>U,t:()=>F});var I=r(86491),x=r(
57373);class U{document;resources;outer;fonts=new Map;constructor(w,B,R){this.document=w,this.resources=B,this.outer=R}find(w,B){return this.document.dict(this.
resources?.get(w))?.get(B)??this.outer?.find(w,B)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(w){
return this.fonts.get(w)??null}async load(w){const B=await F(this.document,this.find("Font",w));return this.fonts.set(w,B),B}}async function F(v,w){return w!==void 0&&
v.dict(w)?(0,x.G)(v,w):I.Z}})};
