"use strict";exports.id=9991,exports.ids=[9991],exports.modules={64019:((H,N,i)=>{i.d(N,{dK:()=>K,wR:()=>x,hs:()=>C});var y=i(45599),P=i(74135),E=i(6057);function T(o,l,u,O){
const c=(0,E.b0)(o,l.get("Rect")),w=o.get(u);if(!c||!(w instanceof y.Z6))return;const f=(0,E.b0)(o,w.dict.get("BBox"));if(!f)return;const[e,t,s,a]=(0,P.zl)((0,E.
lQ)(o,w.dict.get("Matrix")),f);if(!(s>e)||!(a>t))return;const d=(c[2]-c[0])/(s-e),g=(c[3]-c[1])/(a-t),v=[d,0,0,g,c[0]-e*d,c[1]-t*g];return{form:u,matrix:O===0?v:
I(v,O,c[0],c[3])}}function I([o,l,u,O,c,w],f,e,t){const s=f===180?-1:0,a=f===90?1:f===270?-1:0,d=(L,X)=>[s*L-a*X,a*L+s*X],[g,v]=d(c-e,w-t);return[...d(o,l),...d(
u,O),g+e,v+t]}const S=2,A=16,U=32;function R(o,l){const u=o.resolve(l.get("F"));return typeof u=="number"?u:0}const K=(o,l)=>(R(o,l)&(S|U))!==0;function C(o,l,u,O){
return T(o,l,u,R(o,l)&A?O:0)}function x(o,l){const u=o.dict(l.get("AP"))?.get("N"),O=o.resolve(u);if(O instanceof y.Z6)return(0,y.i9)(u)?u:void 0;if(!(O instanceof
y.Bi))return;const c=o.resolve(l.get("AS")),w=c instanceof y.SX?O.get(c.text):void 0;return(0,y.i9)(w)&&o.resolve(w)instanceof y.Z6?w:void 0}}),13779:((H,N,i)=>{
i.d(N,{iw:()=>u,eu:()=>O,g:()=>c});var y=i(38875);const P=["utf32","utf16","utf8"];function E(f,e){if(f==="utf32"||f==="utf16"&&e<65536)return e;const t=String.
fromCodePoint(e);if(f==="utf16")return t.charCodeAt(0)*65536+t.charCodeAt(1);let s=0;for(const a of Buffer.from(t))s=s*256+a;return s}function T(f,e,t){if(f==="\
utf32")return e<=1114111?String.fromCodePoint(e):void 0;const s=Buffer.alloc(t);s.writeUIntBE(e,0,t);const a=f==="utf8"?s.toString("utf8"):t%2===0?s.swap16().toString(
"utf16le"):void 0;return a?.includes("�")?void 0:a}const I=100;class S{maps=new Map;order=[];texts;constructor(e){const t=new K((0,y.F)(e));this.texts=U(t);for(let s=t.
number();s>0;s--){const a=t.text(),d=t.number()===1,g=Array.from({length:t.number()},()=>({length:t.number(),low:t.number(),high:t.number()})),v=t.number();this.
maps.set(a,{vertical:d,spaces:g,base:v,form:P[t.number()],runs:R(t)}),this.order.push(a)}}textOf(e){return this.texts[e]||void 0}map(e){return this.maps.get(e)}get names(){
return this.order}async cidsOf(e,t){const{base:s,form:a,runs:d}=this.maps.get(e),g=await A(await this.baseOf(s,t),a,t);for(let v=0;v<d.length;v+=3){const[L,X,V]=[
d[v],d[v+1],d[v+2]];for(let k=0;k<X;k++)V===0?g.delete(L+k):g.set(L+k,V+k);const W=t.step(I*X);W&&await W}return g}async baseOf(e,t){if(e>=2)return this.cidsOf(
this.order[e-2],t);const s=new Map;if(e===0)return s;for(const[a,d]of this.texts.entries()){const g=d.codePointAt(0)??0;g>0&&d.length===(g>65535?2:1)&&!s.has(g)&&
s.set(g,a);const v=t.step(I);v&&await v}return s}}async function A(f,e,t){if(e==="utf32")return f;const s=new Map;for(const[a,d]of f){s.set(E(e,a),d);const g=t.
step(I);g&&await g}return s}function U(f){const e=new Array(f.number());let t=0;for(let s=0;s<e.length;s++)t+=f.signed(),e[s]=t===0?"":String.fromCodePoint(t);for(let s=f.
number();s>0;s--){const a=f.number();e[a]=f.text()}return e}function R(f){const e=f.number(),t=new Uint32Array(e*3);for(let d=0;d<t.length;d+=3)t[d]=f.number();
for(let d=1;d<t.length;d+=3)t[d]=f.number();let s=0,a=0;for(let d=0;d<t.length;d+=3){const g=t[d+1],v=t[d]=t[d]+s,L=t[d+2]=a+f.signed();s=v+g,a=L===0?0:L+g}return t}
class K{bytes;at=0;constructor(e){this.bytes=e}number(){let e=0;for(let t=1;;t*=128){const s=this.bytes[this.at++];if(s<128)return e+s*t;e+=(s-128)*t}}signed(){
const e=this.number();return e%2===1?-(e+1)/2:e/2}text(){const e=this.number();return this.at+=e,Buffer.from(this.bytes.subarray(this.at-e,this.at)).toString("u\
tf8")}}const C={GB1:()=>i.e(6477).then(i.bind(i,6477)),CNS1:()=>i.e(3860).then(i.bind(i,63860)),Japan1:()=>i.e(474).then(i.bind(i,20474)),Korea1:()=>i.e(4244).then(
i.bind(i,44244))},x=Object.keys(C),o=new Map,l=new Map;function u(f){const e=x.find(s=>s===f);if(e===void 0)return;let t=o.get(e);return t||o.set(e,t=C[e]().then(
({packed:s})=>new S(s))),t}function O(f){return/^(?:UniGB|GB)/.test(f)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(f)?"CNS1":/^(?:UniKS|KSC)/.test(f)?"Korea1":"Japan1"}
async function c(f,e){const t=await u(O(f)),s=t?.map(f);if(!t||!s)return;let a=l.get(f);if(!a){const d=w(f),g=d&&((v,L)=>T(d,v,L));a=t.cidsOf(f,e).then(v=>({vertical:s.
vertical,spaces:s.spaces,cids:v,textOf:g})),l.set(f,a),a.catch(()=>l.delete(f))}return a}function w(f){const[,e]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(
f)??[];return e==="UTF8"?"utf8":e==="UTF32"?"utf32":e===void 0?void 0:"utf16"}}),55437:((H,N,i)=>{i.d(N,{x:()=>o});var y=i(45599),P=i(39905),E=i(69864),T=i(13779);
const I=e=>({vertical:e,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:t=>t}),S=1e3;function A(e){if(new Set(e.map(({length:a})=>a)).size<=1){const a=e[0]?.
length??2;return()=>a}const s=new U(e,0,R(e));return(a,d)=>{let g=s;for(let v=0;g.length===void 0;v++)g=g.after(a[d+v]??-1);return g.length}}class U{spaces;index;shortest;length;next=new Map;constructor(t,s,a){
this.spaces=t,this.index=s,this.shortest=a;const d=t.find(({length:g})=>g===s);this.length=d?.length??(t.length===0?a:void 0)}after(t){let s=this.next.get(t);if(s)
return s;const a=this.spaces.filter(g=>K(g,this.index,t)),d=this.index>0||a.length===0?this.shortest:R(a);return this.next.set(t,s=new U(a,this.index+1,d)),s}}const R=e=>e.
reduce((t,{length:s})=>Math.min(t,s),4);function K({length:e,low:t,high:s},a,d){const g=2**(8*(e-1-a));return d>=Math.floor(t/g)%256&&d<=Math.floor(s/g)%256}var C=i(
12202);const x=8,o=(e,t)=>l(e,t,0);async function l(e,t,s){const a=e.resolve(t);if(a instanceof y.Z6&&s<x)return O(e,a,s);const d=a instanceof y.SX?a.text:"",g=d.
startsWith("Identity")?void 0:await(0,T.g)(d,e.job.pace);if(!g)return I(d==="Identity-V"||d.endsWith("-V"));const{vertical:v,spaces:L,cids:X,textOf:V}=g,W={vertical:v,
spaces:L,lengthAt:A(L),cidOf:k=>X.get(k)??0};return V?{...W,textOf:V}:W}const u=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function O(e,t,s){const{cmapEntries:a}=e.job.limits,d=new w;if(await(0,P.H)(e,t,u,(Q,Y)=>d.read(Q,Y)<=a),d.size>a)throw(0,C.q)(e.job.limits);const g=t.dict.
get("UseCMap")??(d.used===void 0?void 0:new y.SX(d.used)),v=g===void 0?void 0:await l(e,g,s+1),L=await E.N.of(d.ranges,e.job.pace),X=d.spaces.length>0?d.spaces:
v?.spaces??[];if(X.length>S)throw(0,C.q)(e.job.limits);const V=e.resolve(t.dict.get("WMode"))??d.mode,W=d.ranges.length===0?v?.textOf:void 0,k={vertical:V===void 0?
v?.vertical??!1:V===1,spaces:X,lengthAt:A(X),cidOf:(Q,Y)=>{const _=L.find(c(Q,Y));return _?_.value+c(Q,Y)-_.first:v?.cidOf(Q,Y)??0}};return W?{...k,textOf:W}:k}
const c=(e,t)=>t*2**32+e;class w{spaces=[];known=new Set;ranges=[];mode;used;section="";name="";operands=[];get size(){return this.spaces.length+this.ranges.length}read(t,s){
return s!==void 0?this.operand(parseInt(s,16),s.length/2):t.startsWith("begin")?this.begin(t.slice(5)):t.startsWith("end")?this.begin(""):t==="usecmap"?this.used=
this.name:t.startsWith("/")?this.name=t.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(t),""]:this.operand(Number(t),0),this.size}begin(t){this.section=
t,this.operands=[]}space(t){const s=`${t.length} ${t.low} ${t.high}`;this.known.has(s)||(this.known.add(s),this.spaces.push(t))}operand(t,s){const{operands:a,section:d}=this;
if(d===""||(a.push({number:t,length:s}),a.length<(d==="cidrange"?3:2)))return;const[g,v]=[a[0],d==="cidchar"?a[0]:a[1]];this.operands=[],!(!f(g)||!f(v)||g.length!==
v.length||g.number>v.number)&&(d==="codespacerange"?this.space({length:g.length,low:g.number,high:v.number}):this.ranges.push({first:c(g.number,g.length),last:c(
v.number,g.length),value:t}))}}const f=({number:e,length:t})=>Number.isInteger(t)&&t>=1&&t<=4&&Number.isInteger(e)}),16747:((H,N,i)=>{i.d(N,{I$:()=>u,VX:()=>O,Pb:()=>U,
iI:()=>A,Le:()=>x});var y=i(30201),P=i(38875);async function E(){const{packed:c}=await i.e(5300).then(i.bind(i,65300));return new Map(Buffer.from((0,P.F)(c)).toString(
"latin1").split(" ").map(w=>{const[f,e]=w.split(":");return[f,parseInt(e,16)]}))}const T="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae\
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
fl:fb04 longst:fb05 st:fb06",I=new Map(T.split(" ").map(c=>{const[w,f]=c.split(":");return[w,parseInt(f,16)]}));let S;async function A(c){if(!S){for(const w of c)
if(x(w)===void 0){await U();return}}}async function U(){S??=await E()}const R=127,K=/(?:big|Big|bigg|Bigg|text|display)$/,C=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;
function x(c){if(c.length>R)return;const w=c.indexOf("."),f=w<0?c:c.slice(0,w);if(f==="")return c===".notdef"?"":void 0;const e=o(f);if(e!==void 0||!f.includes(
"_"))return e;let t="";for(const s of f.split("_")){const a=o(s);if(a===void 0)return;t+=a}return t}function o(c){const w=(0,y.u)(c)??I.get(c)??S?.get(c);if(w!==
void 0)return O(String.fromCodePoint(w));const f=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(c)?.[1];if(f!==void 0)return O(Buffer.from(f,"hex").swap16().toString("utf16l\
e"));const e=c.replace(K,"");if(e!==c&&e!=="")return o(e);const[,t,s]=C.exec(c)??[];if(t===void 0)return;const a=o(t);return s==="small"?a?.toLowerCase():a}const l=/[\0\ufffd\p{Co}\p{Cs}]/u,
u=c=>c!==""&&!l.test(c),O=c=>c!==void 0&&u(c)?c:void 0}),62743:((H,N,i)=>{i.d(N,{m:()=>y});const y="�"}),86491:((H,N,i)=>{i.d(N,{Z:()=>K});var y=i(45599),P=i(
16456),E=i(9865),T=i(62743);const I=.5,S=(0,E.vp)("Times-Roman"),A=Array.from({length:256},(C,x)=>{const o=P.W[x-32]??"\0",l=o!=="\0",u=l?S(o.codePointAt(0)):void 0;
return{code:x,cid:x,text:l?o:T.m,width:u===void 0?I:u/1e3,isSpace:x===32,vertical:void 0}}),U=A.map(C=>({...C,text:T.m}));function R(C){const x=Array.from(C,l=>A[l]);
return 2*x.filter(({text:l})=>l===T.m).length>=x.length?x.map(({code:l})=>U[l]):x}const K={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,dictionary:new y.
Bi,vertical:!1,space:A[32].width,type3:void 0,partEnd:(C,x,o)=>Math.min(x+o,C.length),glyphs:R}}),57373:((H,N,i)=>{i.d(N,{G:()=>ot});var y=i(45599),P=i(18271),E=i(
49454),T=i(13779),I=i(62341),S=i(55437);const A=1,U=64,R=1<<18,K=600,C=.75,x=-.25;function o(h,n){const r=(0,E.nb)(h,n),p=j=>{const $=h.resolve(r?.get(j));return typeof $==
"number"?$:0},m=(0,E.FG)(h,n.get("BaseFont"))||(0,E.FG)(h,r?.get("FontName")),{name:b}=(0,E.VJ)((0,E.MH)(m)),M=p("Flags"),B=p("Ascent")/1e3,F=-Math.abs(p("Desce\
nt"))/1e3;return{name:b,bold:(M&R)!==0||p("FontWeight")>=K||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(b),italic:(M&U)!==0||p("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.
test(b),fixedPitch:(M&A)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.test(b),ascent:B>=.3&&B<=1.5?B:C,descent:F<=-.05&&F>=-.7?F:x}}var l=i(62743),u=i(16747),
O=i(12202);async function c(h,n){const r=o(h,n),p=(0,E.hL)(h,n)??new y.Bi,m=await(0,S.x)(h,n.get("Encoding")),b=await(0,I.oo)(h,p),M=m.vertical?await(0,I.KG)(h,
p):void 0,B=await(0,O.A)(h,n,()=>!0)??await w(h,n,p),F=new s(h,n,p),j=await(0,T.iw)(f(h,p,n));!B&&!j&&await(0,u.Pb)();const J=t(m,(Z,D)=>{const G=m.cidOf(Z,D),z=B?.
textOf(Z)??(0,u.VX)(m.textOf?.(Z,D))??j?.textOf(G)??F.textOf(G),tt=b(G);return{code:Z,cid:G,text:z,width:tt/1e3,isSpace:D===1&&Z===32,vertical:M&&e(M(G,tt))}}),
q=B?.space!==void 0?b(m.cidOf(B.space,2))/1e3:void 0;return{...r,dictionary:n,vertical:m.vertical,space:q!==void 0&&q>0?q:void 0,type3:void 0,glyphs:J,partEnd:(Z,D,G)=>{
let z=D;for(let tt=0;tt<G&&z<Z.length;tt++)z+=m.lengthAt(Z,z);return Math.min(z,Z.length)}}}async function w(h,n,r){const p=h.resolve(n.get("ToUnicode"));if(!(p instanceof
y.Z6)||!(h.resolve(r.get("CIDToGIDMap"))instanceof y.Z6))return;const m=await(0,S.x)(h,p),b=M=>M>0&&M<65536&&m.cidOf(M,2)===M;if(b(32))return{textOf:M=>(0,u.VX)(
b(M)?String.fromCharCode(M):void 0),space:32}}function f(h,n,r){const p=h.resolve(h.dict(n.get("CIDSystemInfo"))?.get("Ordering")),m=p instanceof y.Mx?Buffer.from(
p.bytes).toString("latin1"):"",b=(0,E.FG)(h,r.get("Encoding"));return m!==""||b===""||b.startsWith("Identity")?m:(0,T.eu)(b)}const e=({advance:h,x:n,y:r})=>({advance:h/
1e3,x:n/1e3,y:r/1e3});function t(h,n){const r=Array.from({length:5},()=>new Map);return p=>{const m=[];for(let b=0;b<p.length;){const M=h.lengthAt(p,b);if(b+M>p.
length)break;let B=0;for(const $=b+M;b<$;b++)B=B*256+p[b];const F=r[M];let j=F.get(B);j||F.set(B,j=n(B,M)),m.push(j)}return m}}class s{document;font;descendant;program;isRead=!1;toGlyph;constructor(n,r,p){
this.document=n,this.font=r,this.descendant=p}textOf(n){if(n===0)return"";const r=this.read();if(typeof r!="object")return l.m;const p=this.toGlyph?(this.toGlyph[n*
2]??0)<<8|(this.toGlyph[n*2+1]??0):r.glyphOfCid(n),m=r.pointOf(p);if(m>0&&(0,u.I$)(String.fromCodePoint(m)))return String.fromCodePoint(m);const b=(0,u.Le)(r.nameOf(
p));return b||(r.kind==="truetype"&&!r.isDrawn(p)?"":l.m)}read(){if(this.isRead)return this.program;this.isRead=!0,this.program=(0,P.oQ)(this.document,this.font);
const n=this.document.resolve(this.descendant.get("CIDToGIDMap"));return n instanceof y.Z6&&(this.toGlyph=this.document.decodedPart(n)?.data),this.program}}const a=new Set(
["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),d=7716,g=814,v=32,L=127-v,X=500;function V(h,n){if((0,E.FG)(h,n.get("Subtype"))!=="TrueType"||n.has("T\
oUnicode"))return;const r=(0,E.FG)(h,n.get("BaseFont"));if(!a.has(Buffer.from(r.slice(0,4),"latin1").toString("hex"))||(0,P.nq)(h,n))return;const p=h.array(n.get(
"Widths"))??[],m=h.resolve(n.get("FirstChar")),b=v-(typeof m=="number"?m:0),[M,...B]=Array.from({length:L},(j,$)=>p[b+$]??X),F=(0,y.jd)({Subtype:new y.SX("CIDFo\
ntType2"),BaseFont:n.get("BaseFont"),CIDSystemInfo:(0,y.jd)({Registry:new y.Mx(Buffer.from("Adobe")),Ordering:new y.Mx(Buffer.from("GB1"))}),FontDescriptor:n.get(
"FontDescriptor"),W:[d,[M],g,B]});return(0,y.jd)({Subtype:new y.SX("Type0"),BaseFont:n.get("BaseFont"),Encoding:new y.SX("GBK-EUC-H"),DescendantFonts:[F]})}var W=i(
16456),k=i(9865),Q=i(47628);const Y="space exclam universal numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus comma minus\
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
1 .notdef".split(" ");function nt(h,n){if((0,E.FG)(h,n.get("Subtype"))!=="Type3")return;const r=h.array(n.get("FontMatrix"))?.map(b=>h.resolve(b)),p=r?.length===
6&&r.every(b=>typeof b=="number"),{differences:m}=(0,W.yD)(h,n);return{matrix:p?r:[.001,0,0,.001,0,0],procedures:h.dict(n.get("CharProcs")),resources:n.get("Res\
ources"),procedureOf:b=>m?.get(b)}}async function st(h,n){const r=o(h,n),p=(0,E.nb)(h,n),m=nt(h,n),b=(0,k.vp)(r.name),M=(0,I.FF)(h,n,p,b),B=m?Math.abs(m.matrix[0]):
1/1e3,F=await(0,O.A)(h,n,D=>D<256&&M(D,0)>0),j=new it(h,n,r.name);await(0,u.iI)(j.glyphNames());const $=new Array(256).fill(void 0),J=D=>{const G=F?.textOf(D)??
j.textOf(D),z=G.length>0&&G!==l.m?G.codePointAt(0):j.pointOf(D);return $[D]={code:D,cid:D,text:G,width:M(D,z)*B,isSpace:D===32,vertical:void 0}},q=D=>$[D]??J(D),
Z=q(F?.space!==void 0&&F.space<256?F.space:32);return{...r,dictionary:n,vertical:!1,space:Z.text===" "&&Z.width>0?Z.width:void 0,type3:m,partEnd:(D,G,z)=>Math.min(
G+z,D.length),glyphs:D=>{const G=new Array(D.length);for(let z=0;z<D.length;z++)G[z]=q(D[z]);return G}}}const at=(h,n)=>n===".notdef"||/^[A-Za-z][0-9A-Fa-f]{2}$/.
test(n)&&Number.parseInt(n.slice(1),16)===h,rt=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;class it{document;font;differences;characters;names;read;procedures;areNamesCodes;isSigns;isDingbats;constructor(n,r,p){
this.document=n,this.font=r;const{base:m,differences:b}=(0,W.yD)(n,r),M=(0,E.FG)(n,r.get("Subtype"));this.differences=b,this.isSigns=rt.test(p),this.isDingbats=
/dingbats/i.test(p),this.procedures=M==="Type3"?n.dict(r.get("CharProcs")):void 0;const B=M==="TrueType",F=m===void 0&&!B?this.program:void 0,j=typeof F=="objec\
t"?F.encoding:void 0,$=(0,W.pE)(n,(0,E.nb)(n,r),r);if(m!==void 0)[this.characters,this.names]=[m,()=>{}];else if(j)[this.characters,this.names]=["",J=>j.get(J)];else if(/^Symbol/.
test(p))[this.characters,this.names]=["",J=>Y[J-32]];else if(this.isDingbats)[this.characters,this.names]=[Q.l,()=>{}];else{const J=this.isSigns||M==="Type3"||$&&
B&&(0,P.nq)(n,r);[this.characters,this.names]=[J?"":B?W.NF:W.W,()=>{}]}}get program(){return this.read??={program:(0,P.oQ)(this.document,this.font)},this.read.program}*glyphNames(){
this.differences&&(yield*this.differences.values());for(let n=0;n<256;n++)yield this.names(n)??".notdef"}textOf(n){const r=this.differences?.get(n)??this.names(
n);return r===void 0?this.characterOf(n)??this.textByProgram(n):this.textOfName(r)??this.textByCode(n,r)??this.textByProgramOf(r)}pointOf(n){return this.characters.
charCodeAt(n-32)||0}characterOf(n){const r=this.characters[n-32];if(!(r===void 0||r==="\0"||!(0,u.I$)(r)))return this.characters===W.NF&&n===173?"-":r}textOfName(n){
const r=this.isDingbats?_.indexOf(n):-1;return r>=0?Q.l[r]:(0,u.Le)(n)}textByCode(n,r){if(!(!this.procedures?.has(r)||n<32||n>126))return this.areNamesCodes??=[
...this.differences??[]].every(([p,m])=>at(p,m)),this.areNamesCodes?String.fromCharCode(n):void 0}textByProgramOf(n){const{program:r,procedures:p}=this;if(p&&!p.
has(n))return"";if(typeof r!="object")return l.m;const m=r.glyphOf(n),b=r.pointOf(m);return b>0&&(0,u.I$)(String.fromCodePoint(b))?String.fromCodePoint(b):l.m}textByProgram(n){
const{program:r}=this;if(typeof r!="object"||r.kind!=="truetype")return r===void 0&&this.isSigns&&n>32?l.m:"";const p=r.codes===void 0?r.unicode(n):0,m=r.code(n)||
p;if(m===0)return"";const b=r.pointOf(m);if(b>0&&(0,u.I$)(String.fromCodePoint(b)))return String.fromCodePoint(b);const M=(0,u.Le)(r.nameOf(m));if(M)return M;const F=(this.
isSigns?"":r.codes==="macintosh"?W.yh:W.NF)[n-32];return F!==void 0&&(0,u.I$)(F)?F:r.isDrawn(m)?l.m:""}}const et=new WeakMap;function ot(h,n){let r=et.get(h);r||
et.set(h,r=new Map);const p=(0,y.i9)(n)?n.number:n;let m=r.get(p);return m||r.set(p,m=ct(h,h.dict(n)??new y.Bi)),m}function ct(h,n){const r=(0,y.Eo)(h.resolve(n.
get("Subtype")),"Type0")?n:V(h,n);return r?c(h,r):st(h,n)}}),12202:((H,N,i)=>{i.d(N,{A:()=>R,q:()=>K});var y=i(42973),P=i(45599),E=i(39905),T=i(69864),I=i(47707),
S=i(16747);const A=3,U=200;async function R(o,l,u){const O=o.resolve(l.get("ToUnicode"));if(O instanceof P.SX&&O.text.startsWith("Identity"))return{textOf:s=>(0,S.
VX)(s<65536?String.fromCharCode(s):void 0),space:32};const{cmapEntries:c}=o.job.limits,w=await(0,E.F)(o,O,c+1);if(w.length>c)throw K(o.job.limits);if(w.length===
0||await x(w,u,o.job.pace))return;const f=w.filter(({first:s,last:a})=>a>s).sort((s,a)=>s.last-s.first-(a.last-a.first)),e=[...w.filter(({first:s,last:a})=>a===
s),...f],t=await T.N.of(e.map(s=>({first:s.first,last:s.last,value:s})),o.job.pace);return{textOf:s=>{const a=t.find(s)?.value;return a&&(0,S.VX)(C(a,s))},space:w.
find(({text:s})=>s===" ")?.first}}const K=({cmapEntries:o})=>(0,y.F)("cmapEntries",`A font of the document has a CMap with more than ${o} entries`,"Open it in a\
nother PDF program and save it again");function C({first:o,text:l},u){if(u===o)return l;const O=[...l.slice(-2)].at(-1),c=O.codePointAt(0)+u-o;return c>1114111?
void 0:l.slice(0,-O.length)+String.fromCodePoint(c)}async function x(o,l,u){const O=new Map;let c=0,w=0;for(const{first:f,last:e,text:t}of o){const s=u.step(U);
if(s&&await s,!l(f)||(w+=e-f+1,f!==e||(0,I.Sw)(t)))continue;const a=O.get(t)??new Set;O.set(t,a.add(f)),c=Math.max(c,a.size)}return c>=A&&c*2>=w}}),38875:((H,N,i)=>{
i.d(N,{F:()=>E});var y=i(60623);const P=1<<24,E=T=>(0,y.UD)(Buffer.from(T,"base64"),{stream:P,total:P,remaining:P},{found:!1})}),58971:((H,N,i)=>{i.d(N,{X:()=>A});
var y=i(58552),P=i(78157),E=i(45599);const T=1e5,I=8*1024*1024,S=Uint8Array.of(10);class A{document;forms=new Map;damagedForms=new Set;kept=0;isDamaged=!1;constructor(x){
this.document=x}async page(x){const{document:o}=this;this.isDamaged=!1;const l=o.entry(o.pages.number(x),"Contents"),u=o.resolve(l);if(u instanceof E.Z6)return this.
decode(u);const O=[];for(const c of o.array(l)??[]){const w=(0,E.i9)(c)?o.get(c):null;w instanceof E.Z6&&O.push(await this.decode(w),S)}return O.length===2?O[0]:
Buffer.concat(O)}get hasLosses(){return this.isDamaged}async form(x,o){const l=this.forms.get(x);if(this.damagedForms.has(x)&&(this.isDamaged=!0),l)return l;const u=await this.
decode(o,x);return this.kept+=u.length,this.kept>I&&(this.forms.clear(),this.kept=u.length),this.forms.set(x,u),u}async decode(x,o){const{document:l}=this,{data:u,
whole:O}=await this.decodePart(x);return!O&&!K(l.encoded(x))&&(this.isDamaged=!0,o!==void 0&&this.damagedForms.add(o)),u}async decodePart(x){const{document:o}=this;
if(x.data.length>T){const O={found:!1};try{return{data:await o.decodedAtEase(x,O),whole:!O.found}}catch(c){if(!(c instanceof y.zU)||c.code!=="unreadable_documen\
t")throw c}}const l=o.decodedPart(x)??{data:new Uint8Array(0),whole:!1},u=o.job.pace.step(l.data.length);return u&&await u,l}}const U=[0,0,255,255],R=2;function K(C){
if((0,P.j8)(C,0,C.length)===C.length)return!0;for(let x=0;x<=R;x++){const o=C.length-x-U.length;if(U.every((l,u)=>C[o+u]===l))return!0}return!1}}),31095:((H,N,i)=>{
i.d(N,{H:()=>E,t:()=>T});var y=i(86491),P=i(57373);class E{document;resources;outer;fonts=new Map;constructor(S,A,U){this.document=S,this.resources=A,this.outer=
U}find(S,A){return this.document.dict(this.resources?.get(S))?.get(A)??this.outer?.find(S,A)}properties(){return this.document.dict(this.resources?.get("Propert\
ies"))??this.outer?.properties()}loaded(S){return this.fonts.get(S)??null}async load(S){const A=await T(this.document,this.find("Font",S));return this.fonts.set(
S,A),A}}async function T(I,S){return S!==void 0&&I.dict(S)?(0,P.G)(I,S):y.Z}})};
