"use strict";exports.id=9991,exports.ids=[9991],exports.modules={64019:((H,L,i)=>{i.d(L,{dK:()=>N,wR:()=>E,hs:()=>M});var b=i(45599),P=i(74135),w=i(6057);function B(l,h,y,S){
const f=(0,w.b0)(l,h.get("Rect")),O=l.get(y);if(!f||!(O instanceof b.Z6))return;const o=(0,w.b0)(l,O.dict.get("BBox"));if(!o)return;const[e,t,s,a]=(0,P.zl)((0,w.
lQ)(l,O.dict.get("Matrix")),o);if(!(s>e)||!(a>t))return;const c=(f[2]-f[0])/(s-e),u=(f[3]-f[1])/(a-t),x=[c,0,0,u,f[0]-e*c,f[1]-t*u];return{form:y,matrix:S===0?x:
F(x,S,f[0],f[3])}}function F([l,h,y,S,f,O],o,e,t){const s=o===180?-1:0,a=o===90?1:o===270?-1:0,c=(W,k)=>[s*W-a*k,a*W+s*k],[u,x]=c(f-e,O-t);return[...c(l,h),...c(
y,S),u+e,x+t]}const v=2,D=16,A=32;function I(l,h){const y=l.resolve(h.get("F"));return typeof y=="number"?y:0}const N=(l,h)=>(I(l,h)&(v|A))!==0;function M(l,h,y,S){
return B(l,h,y,I(l,h)&D?S:0)}function E(l,h){const y=l.dict(h.get("AP"))?.get("N"),S=l.resolve(y);if(S instanceof b.Z6)return(0,b.i9)(y)?y:void 0;if(!(S instanceof
b.Bi))return;const f=l.resolve(h.get("AS")),O=f instanceof b.SX?S.get(f.text):void 0;return(0,b.i9)(O)&&l.resolve(O)instanceof b.Z6?O:void 0}}),13779:((H,L,i)=>{
i.d(L,{iw:()=>y,eu:()=>S,g:()=>f});var b=i(38875);const P=["utf32","utf16","utf8"];function w(o,e){if(o==="utf32"||o==="utf16"&&e<65536)return e;const t=String.
fromCodePoint(e);if(o==="utf16")return t.charCodeAt(0)*65536+t.charCodeAt(1);let s=0;for(const a of Buffer.from(t))s=s*256+a;return s}function B(o,e,t){if(o==="\
utf32")return e<=1114111?String.fromCodePoint(e):void 0;const s=Buffer.alloc(t);s.writeUIntBE(e,0,t);const a=o==="utf8"?s.toString("utf8"):t%2===0?s.swap16().toString(
"utf16le"):void 0;return a?.includes("�")?void 0:a}const F=100;class v{maps=new Map;order=[];texts;constructor(e){const t=new N((0,b.F)(e));this.texts=A(t);for(let s=t.
number();s>0;s--){const a=t.text(),c=t.number()===1,u=Array.from({length:t.number()},()=>({length:t.number(),low:t.number(),high:t.number()})),x=t.number();this.
maps.set(a,{vertical:c,spaces:u,base:x,form:P[t.number()],runs:I(t)}),this.order.push(a)}}textOf(e){return this.texts[e]||void 0}map(e){return this.maps.get(e)}get names(){
return this.order}async cidsOf(e,t){const{base:s,form:a,runs:c}=this.maps.get(e),u=await D(await this.baseOf(s,t),a,t);for(let x=0;x<c.length;x+=3){const[W,k,V]=[
c[x],c[x+1],c[x+2]];for(let Z=0;Z<k;Z++)V===0?u.delete(W+Z):u.set(W+Z,V+Z);const G=t.step(F*k);G&&await G}return u}async baseOf(e,t){if(e>=2)return this.cidsOf(
this.order[e-2],t);const s=new Map;if(e===0)return s;for(const[a,c]of this.texts.entries()){const u=c.codePointAt(0)??0;u>0&&c.length===(u>65535?2:1)&&!s.has(u)&&
s.set(u,a);const x=t.step(F);x&&await x}return s}}async function D(o,e,t){if(e==="utf32")return o;const s=new Map;for(const[a,c]of o){s.set(w(e,a),c);const u=t.
step(F);u&&await u}return s}function A(o){const e=new Array(o.number());let t=0;for(let s=0;s<e.length;s++)t+=o.signed(),e[s]=t===0?"":String.fromCodePoint(t);for(let s=o.
number();s>0;s--){const a=o.number();e[a]=o.text()}return e}function I(o){const e=o.number(),t=new Uint32Array(e*3);for(let c=0;c<t.length;c+=3)t[c]=o.number();
for(let c=1;c<t.length;c+=3)t[c]=o.number();let s=0,a=0;for(let c=0;c<t.length;c+=3){const u=t[c+1],x=t[c]=t[c]+s,W=t[c+2]=a+o.signed();s=x+u,a=W===0?0:W+u}return t}
class N{bytes;at=0;constructor(e){this.bytes=e}number(){let e=0;for(let t=1;;t*=128){const s=this.bytes[this.at++];if(s<128)return e+s*t;e+=(s-128)*t}}signed(){
const e=this.number();return e%2===1?-(e+1)/2:e/2}text(){const e=this.number();return this.at+=e,Buffer.from(this.bytes.subarray(this.at-e,this.at)).toString("u\
tf8")}}const M={GB1:()=>i.e(6477).then(i.bind(i,6477)),CNS1:()=>i.e(3860).then(i.bind(i,63860)),Japan1:()=>i.e(474).then(i.bind(i,20474)),Korea1:()=>i.e(4244).then(
i.bind(i,44244))},E=Object.keys(M),l=new Map,h=new Map;function y(o){const e=E.find(s=>s===o);if(e===void 0)return;let t=l.get(e);return t||l.set(e,t=M[e]().then(
({packed:s})=>new v(s))),t}function S(o){return/^(?:UniGB|GB)/.test(o)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(o)?"CNS1":/^(?:UniKS|KSC)/.test(o)?"Korea1":"Japan1"}
async function f(o,e){const t=await y(S(o)),s=t?.map(o);if(!t||!s)return;let a=h.get(o);if(!a){const c=O(o),u=c&&((x,W)=>B(c,x,W));a=t.cidsOf(o,e).then(x=>({vertical:s.
vertical,spaces:s.spaces,cids:x,textOf:u})),h.set(o,a),a.catch(()=>h.delete(o))}return a}function O(o){const[,e]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(
o)??[];return e==="UTF8"?"utf8":e==="UTF32"?"utf32":e===void 0?void 0:"utf16"}}),55437:((H,L,i)=>{i.d(L,{x:()=>l});var b=i(45599),P=i(39905),w=i(69864),B=i(13779);
const F=e=>({vertical:e,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:t=>t}),v=1e3;function D(e){if(new Set(e.map(({length:a})=>a)).size<=1){const a=e[0]?.
length??2;return()=>a}const s=new A(e,0,I(e));return(a,c)=>{let u=s;for(let x=0;u.length===void 0;x++)u=u.after(a[c+x]??-1);return u.length}}class A{spaces;index;shortest;length;next=new Map;constructor(t,s,a){
this.spaces=t,this.index=s,this.shortest=a;const c=t.find(({length:u})=>u===s);this.length=c?.length??(t.length===0?a:void 0)}after(t){let s=this.next.get(t);if(s)
return s;const a=this.spaces.filter(u=>N(u,this.index,t)),c=this.index>0||a.length===0?this.shortest:I(a);return this.next.set(t,s=new A(a,this.index+1,c)),s}}const I=e=>e.
reduce((t,{length:s})=>Math.min(t,s),4);function N({length:e,low:t,high:s},a,c){const u=2**(8*(e-1-a));return c>=Math.floor(t/u)%256&&c<=Math.floor(s/u)%256}var M=i(
12202);const E=8,l=(e,t)=>h(e,t,0);async function h(e,t,s){const a=e.resolve(t);if(a instanceof b.Z6&&s<E)return S(e,a,s);const c=a instanceof b.SX?a.text:"",u=c.
startsWith("Identity")?void 0:await(0,B.g)(c,e.job.pace);if(!u)return F(c==="Identity-V"||c.endsWith("-V"));const{vertical:x,spaces:W,cids:k,textOf:V}=u,G={vertical:x,
spaces:W,lengthAt:D(W),cidOf:Z=>k.get(Z)??0};return V?{...G,textOf:V}:G}const y=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function S(e,t,s){const{cmapEntries:a}=e.job.limits,c=new O;if(await(0,P.H)(e,t,y,(Q,Y)=>c.read(Q,Y)<=a),c.size>a)throw(0,M.q)(e.job.limits);const u=t.dict.
get("UseCMap")??(c.used===void 0?void 0:new b.SX(c.used)),x=u===void 0?void 0:await h(e,u,s+1),W=await w.N.of(c.ranges,e.job.pace),k=c.spaces.length>0?c.spaces:
x?.spaces??[];if(k.length>v)throw(0,M.q)(e.job.limits);const V=e.resolve(t.dict.get("WMode"))??c.mode,G=c.ranges.length===0?x?.textOf:void 0,Z={vertical:V===void 0?
x?.vertical??!1:V===1,spaces:k,lengthAt:D(k),cidOf:(Q,Y)=>{const _=W.find(f(Q,Y));return _?_.value+f(Q,Y)-_.first:x?.cidOf(Q,Y)??0}};return G?{...Z,textOf:G}:Z}
const f=(e,t)=>t*2**32+e;class O{spaces=[];known=new Set;ranges=[];mode;used;section="";name="";operands=[];get size(){return this.spaces.length+this.ranges.length}read(t,s){
return s!==void 0?this.operand(parseInt(s,16),s.length/2):t.startsWith("begin")?this.begin(t.slice(5)):t.startsWith("end")?this.begin(""):t==="usecmap"?this.used=
this.name:t.startsWith("/")?this.name=t.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(t),""]:this.operand(Number(t),0),this.size}begin(t){this.section=
t,this.operands=[]}space(t){const s=`${t.length} ${t.low} ${t.high}`;this.known.has(s)||(this.known.add(s),this.spaces.push(t))}operand(t,s){const{operands:a,section:c}=this;
if(c===""||(a.push({number:t,length:s}),a.length<(c==="cidrange"?3:2)))return;const[u,x]=[a[0],c==="cidchar"?a[0]:a[1]];this.operands=[],!(!o(u)||!o(x)||u.length!==
x.length||u.number>x.number)&&(c==="codespacerange"?this.space({length:u.length,low:u.number,high:x.number}):this.ranges.push({first:f(u.number,u.length),last:f(
x.number,u.length),value:t}))}}const o=({number:e,length:t})=>Number.isInteger(t)&&t>=1&&t<=4&&Number.isInteger(e)}),16747:((H,L,i)=>{i.d(L,{I$:()=>y,VX:()=>S,Pb:()=>A,
iI:()=>D,Le:()=>E});var b=i(30201),P=i(38875);async function w(){const{packed:f}=await i.e(5300).then(i.bind(i,65300));return new Map(Buffer.from((0,P.F)(f)).toString(
"latin1").split(" ").map(O=>{const[o,e]=O.split(":");return[o,parseInt(e,16)]}))}const B="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae\
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
fl:fb04 longst:fb05 st:fb06",F=new Map(B.split(" ").map(f=>{const[O,o]=f.split(":");return[O,parseInt(o,16)]}));let v;async function D(f){if(!v){for(const O of f)
if(E(O)===void 0){await A();return}}}async function A(){v??=await w()}const I=127,N=/(?:big|Big|bigg|Bigg|text|display)$/,M=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;
function E(f){if(f.length>I)return;const O=f.indexOf("."),o=O<0?f:f.slice(0,O);if(o==="")return f===".notdef"?"":void 0;const e=l(o);if(e!==void 0||!o.includes(
"_"))return e;let t="";for(const s of o.split("_")){const a=l(s);if(a===void 0)return;t+=a}return t}function l(f){const O=(0,b.u)(f)??F.get(f)??v?.get(f);if(O!==
void 0)return S(String.fromCodePoint(O));const o=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(f)?.[1];if(o!==void 0)return S(Buffer.from(o,"hex").swap16().toString("utf16l\
e"));const e=f.replace(N,"");if(e!==f&&e!=="")return l(e);const[,t,s]=M.exec(f)??[];if(t===void 0)return;const a=l(t);return s==="small"?a?.toLowerCase():a}const h=/[\0\ufffd\p{Co}\p{Cs}]/u,
y=f=>f!==""&&!h.test(f),S=f=>f!==void 0&&y(f)?f:void 0}),62743:((H,L,i)=>{i.d(L,{m:()=>b});const b="�"}),86491:((H,L,i)=>{i.d(L,{Z:()=>N});var b=i(45599),P=i(
16456),w=i(9865),B=i(62743);const F=.5,v=(0,w.vp)("Times-Roman"),D=Array.from({length:256},(M,E)=>{const l=P.W[E-32]??"\0",h=l!=="\0",y=h?v(l.codePointAt(0)):void 0;
return{code:E,cid:E,text:h?l:B.m,width:y===void 0?F:y/1e3,isSpace:E===32,vertical:void 0}}),A=D.map(M=>({...M,text:B.m}));function I(M){const E=Array.from(M,h=>D[h]);
return 2*E.filter(({text:h})=>h===B.m).length>=E.length?E.map(({code:h})=>A[h]):E}const N={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,dictionary:new b.
Bi,vertical:!1,space:D[32].width,type3:void 0,partEnd:(M,E,l)=>Math.min(E+l,M.length),glyphs:I}}),57373:((H,L,i)=>{i.d(L,{G:()=>ot});var b=i(45599),P=i(18271),w=i(
49454),B=i(13779),F=i(62341),v=i(55437);const D=1,A=64,I=1<<18,N=600,M=.75,E=-.25;function l(d,n){const r=(0,w.nb)(d,n),g=j=>{const $=d.resolve(r?.get(j));return typeof $==
"number"?$:0},p=(0,w.FG)(d,n.get("BaseFont"))||(0,w.FG)(d,r?.get("FontName")),{name:m}=(0,w.VJ)((0,w.MH)(p)),C=g("Flags"),U=g("Ascent")/1e3,R=-Math.abs(g("Desce\
nt"))/1e3;return{name:m,bold:(C&I)!==0||g("FontWeight")>=N||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(m),italic:(C&A)!==0||g("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.
test(m),fixedPitch:(C&D)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.test(m),ascent:U>=.3&&U<=1.5?U:M,descent:R<=-.05&&R>=-.7?R:E}}var h=i(62743),y=i(16747),
S=i(12202);async function f(d,n){const r=l(d,n),g=(0,w.hL)(d,n)??new b.Bi,p=await(0,v.x)(d,n.get("Encoding")),m=await(0,F.oo)(d,g),C=p.vertical?await(0,F.KG)(d,
g):void 0,U=await(0,S.A)(d,n,()=>!0)??await O(d,n,g),R=new s(d,n,g),j=await(0,B.iw)(o(d,g,n));!U&&!j&&await(0,y.Pb)();const J=t(p,(X,T)=>{const K=p.cidOf(X,T),z=U?.
textOf(X)??(0,y.VX)(p.textOf?.(X,T))??j?.textOf(K)??R.textOf(K),tt=m(K);return{code:X,cid:K,text:z,width:tt/1e3,isSpace:T===1&&X===32,vertical:C&&e(C(K,tt))}}),
q=U?.space!==void 0?m(p.cidOf(U.space,2))/1e3:void 0;return{...r,dictionary:n,vertical:p.vertical,space:q!==void 0&&q>0?q:void 0,type3:void 0,glyphs:J,partEnd:(X,T,K)=>{
let z=T;for(let tt=0;tt<K&&z<X.length;tt++)z+=p.lengthAt(X,z);return Math.min(z,X.length)}}}async function O(d,n,r){const g=d.resolve(n.get("ToUnicode"));if(!(g instanceof
b.Z6)||!(d.resolve(r.get("CIDToGIDMap"))instanceof b.Z6))return;const p=await(0,v.x)(d,g),m=C=>C>0&&C<65536&&p.cidOf(C,2)===C;if(m(32))return{textOf:C=>(0,y.VX)(
m(C)?String.fromCharCode(C):void 0),space:32}}function o(d,n,r){const g=d.resolve(d.dict(n.get("CIDSystemInfo"))?.get("Ordering")),p=g instanceof b.Mx?Buffer.from(
g.bytes).toString("latin1"):"",m=(0,w.FG)(d,r.get("Encoding"));return p!==""||m===""||m.startsWith("Identity")?p:(0,B.eu)(m)}const e=({advance:d,x:n,y:r})=>({advance:d/
1e3,x:n/1e3,y:r/1e3});function t(d,n){const r=Array.from({length:5},()=>new Map);return g=>{const p=[];for(let m=0;m<g.length;){const C=d.lengthAt(g,m);if(m+C>g.
length)break;let U=0;for(const $=m+C;m<$;m++)U=U*256+g[m];const R=r[C];let j=R.get(U);j||R.set(U,j=n(U,C)),p.push(j)}return p}}class s{document;font;descendant;program;isRead=!1;toGlyph;constructor(n,r,g){
this.document=n,this.font=r,this.descendant=g}textOf(n){if(n===0)return"";const r=this.read();if(typeof r!="object")return h.m;const g=this.toGlyph?(this.toGlyph[n*
2]??0)<<8|(this.toGlyph[n*2+1]??0):r.glyphOfCid(n),p=r.pointOf(g);if(p>0&&(0,y.I$)(String.fromCodePoint(p)))return String.fromCodePoint(p);const m=(0,y.Le)(r.nameOf(
g));return m||(r.kind==="truetype"&&!r.isDrawn(g)?"":h.m)}read(){if(this.isRead)return this.program;this.isRead=!0,this.program=(0,P.oQ)(this.document,this.font);
const n=this.document.resolve(this.descendant.get("CIDToGIDMap"));return n instanceof b.Z6&&(this.toGlyph=this.document.decodedPart(n)?.data),this.program}}const a=new Set(
["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),c=7716,u=814,x=32,W=127-x,k=500;function V(d,n){if((0,w.FG)(d,n.get("Subtype"))!=="TrueType"||n.has("T\
oUnicode"))return;const r=(0,w.FG)(d,n.get("BaseFont"));if(!a.has(Buffer.from(r.slice(0,4),"latin1").toString("hex"))||(0,P.nq)(d,n))return;const g=d.array(n.get(
"Widths"))??[],p=d.resolve(n.get("FirstChar")),m=x-(typeof p=="number"?p:0),[C,...U]=Array.from({length:W},(j,$)=>g[m+$]??k),R=(0,b.jd)({Subtype:new b.SX("CIDFo\
ntType2"),BaseFont:n.get("BaseFont"),CIDSystemInfo:(0,b.jd)({Registry:new b.Mx(Buffer.from("Adobe")),Ordering:new b.Mx(Buffer.from("GB1"))}),FontDescriptor:n.get(
"FontDescriptor"),W:[c,[C],u,U]});return(0,b.jd)({Subtype:new b.SX("Type0"),BaseFont:n.get("BaseFont"),Encoding:new b.SX("GBK-EUC-H"),DescendantFonts:[R]})}var G=i(
16456),Z=i(9865),Q=i(47628);const Y="space exclam universal numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus comma minus\
 period slash zero one two three four five six seven eight nine colon semicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta\
 Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore radi\
calex alpha beta chi delta epsilon phi gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar brac\
eright similar .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .\
notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef Euro Upsilon1 minute lessequal fraction i\
nfinity florin club diamond heart spade arrowboth arrowleft arrowup arrowright arrowdown degree plusminus second greaterequal multiply proportional partialdiff \
bullet divide notequal equivalence approxequal ellipsis arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus em\
ptyset intersection union propersuperset reflexsuperset notsubset propersubset reflexsubset element notelement angle gradient registerserif copyrightserif trade\
markserif product radical dotmath logicalnot logicaland logicalor arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft registersans\
 copyrightsans trademarksans summation parenlefttp parenleftex parenleftbt bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleftbt bracee\
x .notdef angleright integral integraltp integralex integralbt parenrighttp parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt bracerighttp \
bracerightmid bracerightbt .notdef".split(" "),_="space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 \
a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 \
a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86\
 a87 a88 a95 a96 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef\
 .notdef a101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a138 a\
139 a140 a141 a142 a143 a144 a145 a146 a147 a148 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 a192 a166 a167 a168 a169 a\
170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190 a19\
1 .notdef".split(" ");function nt(d,n){if((0,w.FG)(d,n.get("Subtype"))!=="Type3")return;const r=d.array(n.get("FontMatrix"))?.map(m=>d.resolve(m)),g=r?.length===
6&&r.every(m=>typeof m=="number"),{differences:p}=(0,G.yD)(d,n);return{matrix:g?r:[.001,0,0,.001,0,0],procedures:d.dict(n.get("CharProcs")),resources:n.get("Res\
ources"),procedureOf:m=>p?.get(m)}}async function st(d,n){const r=l(d,n),g=(0,w.nb)(d,n),p=nt(d,n),m=(0,Z.vp)(r.name),C=(0,F.FF)(d,n,g,m),U=p?Math.abs(p.matrix[0]):
1/1e3,R=await(0,S.A)(d,n,T=>T<256&&C(T,0)>0),j=new it(d,n,r.name);await(0,y.iI)(j.glyphNames());const $=new Array(256).fill(void 0),J=T=>{const K=R?.textOf(T)??
j.textOf(T),z=K.length>0&&K!==h.m?K.codePointAt(0):j.pointOf(T);return $[T]={code:T,cid:T,text:K,width:C(T,z)*U,isSpace:T===32,vertical:void 0}},q=T=>$[T]??J(T),
X=q(R?.space!==void 0&&R.space<256?R.space:32);return{...r,dictionary:n,vertical:!1,space:X.text===" "&&X.width>0?X.width:void 0,type3:p,partEnd:(T,K,z)=>Math.min(
K+z,T.length),glyphs:T=>{const K=new Array(T.length);for(let z=0;z<T.length;z++)K[z]=q(T[z]);return K}}}const at=(d,n)=>n===".notdef"||/^[A-Za-z][0-9A-Fa-f]{2}$/.
test(n)&&Number.parseInt(n.slice(1),16)===d,rt=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;class it{document;font;differences;characters;names;read;procedures;areNamesCodes;isSigns;isDingbats;constructor(n,r,g){
this.document=n,this.font=r;const{base:p,differences:m}=(0,G.yD)(n,r),C=(0,w.FG)(n,r.get("Subtype"));this.differences=m,this.isSigns=rt.test(g),this.isDingbats=
/dingbats/i.test(g),this.procedures=C==="Type3"?n.dict(r.get("CharProcs")):void 0;const U=C==="TrueType",R=p===void 0&&!U?this.program:void 0,j=typeof R=="objec\
t"?R.encoding:void 0,$=(0,G.pE)(n,(0,w.nb)(n,r),r);if(p!==void 0)[this.characters,this.names]=[p,()=>{}];else if(j)[this.characters,this.names]=["",J=>j.get(J)];else if(/^Symbol/.
test(g))[this.characters,this.names]=["",J=>Y[J-32]];else if(this.isDingbats)[this.characters,this.names]=[Q.l,()=>{}];else{const J=this.isSigns||C==="Type3"||$&&
U&&(0,P.nq)(n,r);[this.characters,this.names]=[J?"":U?G.NF:G.W,()=>{}]}}get program(){return this.read??={program:(0,P.oQ)(this.document,this.font)},this.read.program}*glyphNames(){
this.differences&&(yield*this.differences.values());for(let n=0;n<256;n++)yield this.names(n)??".notdef"}textOf(n){const r=this.differences?.get(n)??this.names(
n);return r===void 0?this.characterOf(n)??this.textByProgram(n):this.textOfName(r)??this.textByCode(n,r)??this.textByProgramOf(r)}pointOf(n){return this.characters.
charCodeAt(n-32)||0}characterOf(n){const r=this.characters[n-32];if(!(r===void 0||r==="\0"||!(0,y.I$)(r)))return this.characters===G.NF&&n===173?"-":r}textOfName(n){
const r=this.isDingbats?_.indexOf(n):-1;return r>=0?Q.l[r]:(0,y.Le)(n)}textByCode(n,r){if(!(!this.procedures?.has(r)||n<32||n>126))return this.areNamesCodes??=[
...this.differences??[]].every(([g,p])=>at(g,p)),this.areNamesCodes?String.fromCharCode(n):void 0}textByProgramOf(n){const{program:r,procedures:g}=this;if(g&&!g.
has(n))return"";if(typeof r!="object")return h.m;const p=r.glyphOf(n),m=r.pointOf(p);return m>0&&(0,y.I$)(String.fromCodePoint(m))?String.fromCodePoint(m):h.m}textByProgram(n){
const{program:r}=this;if(typeof r!="object"||r.kind!=="truetype")return r===void 0&&this.isSigns&&n>32?h.m:"";const g=r.codes===void 0?r.unicode(n):0,p=r.code(n)||
g;if(p===0)return"";const m=r.pointOf(p);if(m>0&&(0,y.I$)(String.fromCodePoint(m)))return String.fromCodePoint(m);const C=(0,y.Le)(r.nameOf(p));if(C)return C;const R=(this.
isSigns?"":r.codes==="macintosh"?G.yh:G.NF)[n-32];return R!==void 0&&(0,y.I$)(R)?R:r.isDrawn(p)?h.m:""}}const et=new WeakMap;function ot(d,n){let r=et.get(d);r||
et.set(d,r=new Map);const g=(0,b.i9)(n)?n.number:n;let p=r.get(g);return p||r.set(g,p=ct(d,d.dict(n)??new b.Bi)),p}function ct(d,n){const r=(0,b.Eo)(d.resolve(n.
get("Subtype")),"Type0")?n:V(d,n);return r?f(d,r):st(d,n)}}),12202:((H,L,i)=>{i.d(L,{A:()=>I,q:()=>N});var b=i(42973),P=i(45599),w=i(39905),B=i(69864),F=i(47707),
v=i(16747);const D=3,A=200;async function I(l,h,y){const S=l.resolve(h.get("ToUnicode"));if(S instanceof P.SX&&S.text.startsWith("Identity"))return{textOf:s=>(0,v.
VX)(s<65536?String.fromCharCode(s):void 0),space:32};const{cmapEntries:f}=l.job.limits,O=await(0,w.F)(l,S,f+1);if(O.length>f)throw N(l.job.limits);if(O.length===
0||await E(O,y,l.job.pace))return;const o=O.filter(({first:s,last:a})=>a>s).sort((s,a)=>s.last-s.first-(a.last-a.first)),e=[...O.filter(({first:s,last:a})=>a===
s),...o],t=await B.N.of(e.map(s=>({first:s.first,last:s.last,value:s})),l.job.pace);return{textOf:s=>{const a=t.find(s)?.value;return a&&(0,v.VX)(M(a,s))},space:O.
find(({text:s})=>s===" ")?.first}}const N=({cmapEntries:l})=>(0,b.F)("cmapEntries",`A font of the document has a CMap with more than ${l} entries`,"Open it in a\
nother PDF program and save it again");function M({first:l,text:h},y){if(y===l)return h;const S=[...h.slice(-2)].at(-1),f=S.codePointAt(0)+y-l;return f>1114111?
void 0:h.slice(0,-S.length)+String.fromCodePoint(f)}async function E(l,h,y){const S=new Map;let f=0,O=0;for(const{first:o,last:e,text:t}of l){const s=y.step(A);
if(s&&await s,!h(o)||(O+=e-o+1,o!==e||(0,F.Sw)(t)))continue;const a=S.get(t)??new Set;S.set(t,a.add(o)),f=Math.max(f,a.size)}return f>=D&&f*2>=O}}),38875:((H,L,i)=>{
i.d(L,{F:()=>w});var b=i(60623);const P=1<<24,w=B=>(0,b.UD)(Buffer.from(B,"base64"),{stream:P,total:P,remaining:P},{found:!1})}),58971:((H,L,i)=>{i.d(L,{X:()=>v});
var b=i(58552),P=i(45599);const w=1e5,B=8*1024*1024,F=Uint8Array.of(10);class v{document;forms=new Map;kept=0;constructor(A){this.document=A}async page(A){const{
document:I}=this,N=I.entry(I.pages.number(A),"Contents"),M=I.resolve(N);if(M instanceof P.Z6)return this.decode(M);const E=[];for(const l of I.array(N)??[]){const h=(0,P.
i9)(l)?I.get(l):null;h instanceof P.Z6&&E.push(await this.decode(h),F)}return E.length===2?E[0]:Buffer.concat(E)}async form(A,I){const N=this.forms.get(A);if(N)
return N;const M=await this.decode(I);return this.kept+=M.length,this.kept>B&&(this.forms.clear(),this.kept=M.length),this.forms.set(A,M),M}async decode(A){const{
document:I}=this;if(A.data.length>w)try{return await I.decodedAtEase(A)}catch(E){if(!(E instanceof b.zU)||E.code!=="unreadable_document")throw E}const N=I.decodedPart(
A)?.data??new Uint8Array(0),M=I.job.pace.step(N.length);return M&&await M,N}}}),31095:((H,L,i)=>{i.d(L,{H:()=>w,t:()=>B});var b=i(86491),P=i(57373);class w{document;resources;outer;fonts=new Map;constructor(v,D,A){
this.document=v,this.resources=D,this.outer=A}find(v,D){return this.document.dict(this.resources?.get(v))?.get(D)??this.outer?.find(v,D)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(v){return this.fonts.get(v)??null}async load(v){const D=await B(this.document,
this.find("Font",v));return this.fonts.set(v,D),D}}async function B(F,v){return v!==void 0&&F.dict(v)?(0,P.G)(F,v):b.Z}})};
