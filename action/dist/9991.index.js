"use strict";exports.id=9991,exports.ids=[9991],exports.modules={64019:((V,L,d)=>{d.d(L,{dK:()=>b,wR:()=>M,hs:()=>x});var C=d(45599),v=d(74135),W=d(6057);function U(u,y,T,O){
const w=(0,W.b0)(u,y.get("Rect")),B=u.get(T);if(!w||!(B instanceof C.Z6))return;const a=(0,W.b0)(u,B.dict.get("BBox"));if(!a)return;const[t,e,n,r]=(0,v.zl)((0,W.
lQ)(u,B.dict.get("Matrix")),a);if(!(n>t)||!(r>e))return;const o=(w[2]-w[0])/(n-t),f=(w[3]-w[1])/(r-e),i=[o,0,0,f,w[0]-t*o,w[1]-e*f];return{form:T,matrix:O===0?i:
E(i,O,w[0],w[3])}}function E([u,y,T,O,w,B],a,t,e){const n=a===180?-1:0,r=a===90?1:a===270?-1:0,o=(g,A)=>[n*g-r*A,r*g+n*A],[f,i]=o(w-t,B-e);return[...o(u,y),...o(
T,O),f+t,i+e]}const S=2,D=16,G=32;function R(u,y){const T=u.resolve(y.get("F"));return typeof T=="number"?T:0}const b=(u,y)=>(R(u,y)&(S|G))!==0;function x(u,y,T,O){
return U(u,y,T,R(u,y)&D?O:0)}function M(u,y){const T=u.dict(y.get("AP"))?.get("N"),O=u.resolve(T);if(O instanceof C.Z6)return(0,C.i9)(T)?T:void 0;if(!(O instanceof
C.Bi))return;const w=u.resolve(y.get("AS")),B=w instanceof C.SX?O.get(w.text):void 0;return(0,C.i9)(B)&&u.resolve(B)instanceof C.Z6?B:void 0}}),13779:((V,L,d)=>{
d.d(L,{iw:()=>T,eu:()=>O,g:()=>w});var C=d(38875);const v=["utf32","utf16","utf8"];function W(a,t){if(a==="utf32"||a==="utf16"&&t<65536)return t;const e=String.
fromCodePoint(t);if(a==="utf16")return e.charCodeAt(0)*65536+e.charCodeAt(1);let n=0;for(const r of Buffer.from(e))n=n*256+r;return n}function U(a,t,e){if(a==="\
utf32")return t<=1114111?String.fromCodePoint(t):void 0;const n=Buffer.alloc(e);n.writeUIntBE(t,0,e);const r=a==="utf8"?n.toString("utf8"):e%2===0?n.swap16().toString(
"utf16le"):void 0;return r?.includes("�")?void 0:r}const E=100;class S{maps=new Map;order=[];texts;constructor(t){const e=new b((0,C.F)(t));this.texts=G(e);for(let n=e.
number();n>0;n--){const r=e.text(),o=e.number()===1,f=Array.from({length:e.number()},()=>({length:e.number(),low:e.number(),high:e.number()})),i=e.number();this.
maps.set(r,{vertical:o,spaces:f,base:i,form:v[e.number()],runs:R(e)}),this.order.push(r)}}textOf(t){return this.texts[t]||void 0}map(t){return this.maps.get(t)}get names(){
return this.order}async cidsOf(t,e){const{base:n,form:r,runs:o}=this.maps.get(t),f=await D(await this.baseOf(n,e),r,e);for(let i=0;i<o.length;i+=3){const[g,A,K]=[
o[i],o[i+1],o[i+2]];for(let j=0;j<A;j++)K===0?f.delete(g+j):f.set(g+j,K+j);const z=e.step(E*A);z&&await z}return f}async baseOf(t,e){if(t>=2)return this.cidsOf(
this.order[t-2],e);const n=new Map;if(t===0)return n;for(const[r,o]of this.texts.entries()){const f=o.codePointAt(0)??0;f>0&&o.length===(f>65535?2:1)&&!n.has(f)&&
n.set(f,r);const i=e.step(E);i&&await i}return n}}async function D(a,t,e){if(t==="utf32")return a;const n=new Map;for(const[r,o]of a){n.set(W(t,r),o);const f=e.
step(E);f&&await f}return n}function G(a){const t=new Array(a.number());let e=0;for(let n=0;n<t.length;n++)e+=a.signed(),t[n]=e===0?"":String.fromCodePoint(e);for(let n=a.
number();n>0;n--){const r=a.number();t[r]=a.text()}return t}function R(a){const t=a.number(),e=new Uint32Array(t*3);for(let o=0;o<e.length;o+=3)e[o]=a.number();
for(let o=1;o<e.length;o+=3)e[o]=a.number();let n=0,r=0;for(let o=0;o<e.length;o+=3){const f=e[o+1],i=e[o]=e[o]+n,g=e[o+2]=r+a.signed();n=i+f,r=g===0?0:g+f}return e}
class b{bytes;at=0;constructor(t){this.bytes=t}number(){let t=0;for(let e=1;;e*=128){const n=this.bytes[this.at++];if(n<128)return t+n*e;t+=(n-128)*e}}signed(){
const t=this.number();return t%2===1?-(t+1)/2:t/2}text(){const t=this.number();return this.at+=t,Buffer.from(this.bytes.subarray(this.at-t,this.at)).toString("u\
tf8")}}const x={GB1:()=>d.e(6477).then(d.bind(d,6477)),CNS1:()=>d.e(3860).then(d.bind(d,63860)),Japan1:()=>d.e(474).then(d.bind(d,20474)),Korea1:()=>d.e(4244).then(
d.bind(d,44244))},M=Object.keys(x),u=new Map,y=new Map;function T(a){const t=M.find(n=>n===a);if(t===void 0)return;let e=u.get(t);return e||u.set(t,e=x[t]().then(
({packed:n})=>new S(n))),e}function O(a){return/^(?:UniGB|GB)/.test(a)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(a)?"CNS1":/^(?:UniKS|KSC)/.test(a)?"Korea1":"Japan1"}
async function w(a,t){const e=await T(O(a)),n=e?.map(a);if(!e||!n)return;let r=y.get(a);if(!r){const o=B(a),f=o&&((i,g)=>U(o,i,g));r=e.cidsOf(a,t).then(i=>({vertical:n.
vertical,spaces:n.spaces,cids:i,textOf:f})),y.set(a,r),r.catch(()=>y.delete(a))}return r}function B(a){const[,t]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(
a)??[];return t==="UTF8"?"utf8":t==="UTF32"?"utf32":t===void 0?void 0:"utf16"}}),55437:((V,L,d)=>{d.d(L,{x:()=>u});var C=d(45599),v=d(39905),W=d(69864),U=d(13779);
const E=e=>({vertical:e,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:n=>n}),S=1e3;function D(e){if(new Set(e.map(({length:o})=>o)).size<=1){const o=e[0]?.
length??2;return()=>o}const r=new G(e,0,R(e));return(o,f)=>{let i=r;for(let g=0;i.length===void 0;g++)i=i.after(o[f+g]??-1);return i.length}}class G{spaces;index;shortest;length;next=new Map;constructor(n,r,o){
this.spaces=n,this.index=r,this.shortest=o;const f=n.find(({length:i})=>i===r);this.length=f?.length??(n.length===0?o:void 0)}after(n){let r=this.next.get(n);if(r)
return r;const o=this.spaces.filter(i=>b(i,this.index,n)),f=this.index>0||o.length===0?this.shortest:R(o);return this.next.set(n,r=new G(o,this.index+1,f)),r}}const R=e=>e.
reduce((n,{length:r})=>Math.min(n,r),4);function b({length:e,low:n,high:r},o,f){const i=2**(8*(e-1-o));return f>=Math.floor(n/i)%256&&f<=Math.floor(r/i)%256}var x=d(
12202);const M=8;async function u(e,n,r){const o=e.resolve(n);if(!(o instanceof C.Z6))return await T(e,n,r,0);const f=y.get(o),i={found:!1},{map:g,damage:A}=f??
{map:w(e,o,i,0),damage:i};f||y.set(o,{map:g,damage:A});const K=await g;return r.found||=A.found,K}const y=new WeakMap;async function T(e,n,r,o){const f=e.resolve(
n);if(f instanceof C.Z6&&o<M)return w(e,f,r,o);const i=f instanceof C.SX?f.text:"",g=i.startsWith("Identity")?void 0:await(0,U.g)(i,e.job.pace);if(!g)return E(i===
"Identity-V"||i.endsWith("-V"));const{vertical:A,spaces:K,cids:z,textOf:j}=g,X={vertical:A,spaces:K,lengthAt:D(K),cidOf:tt=>z.get(tt)??0};return j?{...X,textOf:j}:
X}const O=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;async function w(e,n,r,o){
const{cmapEntries:f}=e.job.limits,i=new a;if(await(0,v.H)(e,n,O,r,(J,_)=>i.read(J,_)<=f),i.size>f)throw(0,x.q)(e.job.limits);const g=n.dict.get("UseCMap")??(i.used===
void 0?void 0:new C.SX(i.used)),A=g===void 0?void 0:await T(e,g,r,o+1),K=await W.N.of(i.ranges,e.job.pace),z=i.spaces.length>0?i.spaces:A?.spaces??[];if(z.length>
S)throw(0,x.q)(e.job.limits);const j=e.resolve(n.dict.get("WMode"))??i.mode,X=i.ranges.length===0?A?.textOf:void 0,tt={vertical:j===void 0?A?.vertical??!1:j===1,
spaces:z,lengthAt:D(z),cidOf:(J,_)=>{const nt=K.find(B(J,_));return nt?nt.value+B(J,_)-nt.first:A?.cidOf(J,_)??0}};return X?{...tt,textOf:X}:tt}const B=(e,n)=>n*
2**32+e;class a{spaces=[];known=new Set;ranges=[];mode;used;section="";name="";operands=[];get size(){return this.spaces.length+this.ranges.length}read(n,r){return r!==
void 0?this.operand(parseInt(r,16),r.length/2):n.startsWith("begin")?this.begin(n.slice(5)):n.startsWith("end")?this.begin(""):n==="usecmap"?this.used=this.name:
n.startsWith("/")?this.name=n.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(n),""]:this.operand(Number(n),0),this.size}begin(n){this.section=n,this.
operands=[]}space(n){const r=`${n.length} ${n.low} ${n.high}`;this.known.has(r)||(this.known.add(r),this.spaces.push(n))}operand(n,r){const{operands:o,section:f}=this;
if(f===""||(o.push({number:n,length:r}),o.length<(f==="cidrange"?3:2)))return;const[i,g]=[o[0],f==="cidchar"?o[0]:o[1]];this.operands=[],!(!t(i)||!t(g)||i.length!==
g.length||i.number>g.number)&&(f==="codespacerange"?this.space({length:i.length,low:i.number,high:g.number}):this.ranges.push({first:B(i.number,i.length),last:B(
g.number,i.length),value:n}))}}const t=({number:e,length:n})=>Number.isInteger(n)&&n>=1&&n<=4&&Number.isInteger(e)}),16747:((V,L,d)=>{d.d(L,{I$:()=>O,VX:()=>a,Pb:()=>G,
iI:()=>D,_X:()=>w,Le:()=>M});var C=d(30201),v=d(38875);async function W(){const{packed:t}=await d.e(5300).then(d.bind(d,65300));return new Map(Buffer.from((0,v.
F)(t)).toString("latin1").split(" ").map(e=>{const[n,r]=e.split(":");return[n,parseInt(r,16)]}))}const U="registerserif:ae copyrightserif:a9 trademarkserif:2122\
 registersans:ae copyrightsans:a9 trademarksans:2122 angleleft:2329 angleright:232a radicalex:203e arrowvertex:23d0 arrowvertexdbl:2016 arrowhorizex:23af parenl\
efttp:239b parenleftex:239c parenleftbt:239d bracketlefttp:23a1 bracketleftex:23a2 bracketleftbt:23a3 bracelefttp:23a7 braceleftmid:23a8 braceleftbt:23a9 bracee\
x:23aa braceleftex:23aa bracerightex:23aa integraltp:2320 integralex:23ae integralbt:2321 parenrighttp:239e parenrightex:239f parenrightbt:23a0 bracketrighttp:2\
3a4 bracketrightex:23a5 bracketrightbt:23a6 bracerighttp:23ab bracerightmid:23ac bracerightbt:23ad angbracketleft:27e8 angbracketright:27e9 arrownortheast:2197 \
arrowsoutheast:2198 arrownorthwest:2196 arrowsouthwest:2199 arrowboth:2194 arrowbothv:2195 arrowhookleft:21a9 arrowhookright:21aa arrowsquiggleright:21dd mapsto\
:21a6 arrowdblbothv:21d5 arrowleftbothalf:21bd arrowlefttophalf:21bc arrowrightbothalf:21c1 arrowrighttophalf:21c0 harpoonleftup:21bc harpoonleftdown:21bd harpo\
onrightup:21c0 harpoonrightdown:21c1 bardbl:2225 parallel:2225 bulletmath:2219 ceilingleft:2308 ceilingright:2309 floorleft:230a floorright:230b circlecopyrt:20\
dd circledot:2299 circledivide:2298 circleminus:2296 contintegral:222e coproduct:2210 diamondmath:22c4 epsilon1:3f5 epsiloninv:3f6 equivasymptotic:224d flat:266\
d sharp:266f natural:266e follows:227b followsequal:2ab0 precedes:227a precedesequal:2aaf greatermuch:226b lessmuch:226a Ifractur:2111 Rfractur:211c intersectio\
nsq:2293 unionsq:2294 unionmulti:228e latticetop:22a4 lscript:2113 minusplus:2213 negationslash:338 owner:220b pi1:3d6 rho1:3f1 kappa1:3f0 prime:2032 primerever\
se:2035 similarequal:2243 slurabove:2322 slurbelow:2323 sphericalangle:2222 star:22c6 subsetsqequal:2291 supersetsqequal:2292 subsetnoteql:228a supersetnoteql:2\
28b tie:2040 triangle:25b3 triangleinv:25bd triangleleft:25c1 triangleright:25b7 turnstileleft:22a2 turnstileright:22a3 vector:20d7 visiblespace:2423 visualspac\
e:2423 wreathproduct:2240 nabla:2207 dotlessj:237 Upsilon1:3d2 hyphenchar:2d sfthyphen:ad nonbreakingspace:a0 square:25a1 squaresolid:25a0 lozengesolid:29eb che\
ck:2713 maltesecross:2720 circleR:ae yinyang:262f quotedblbase:201e suppress:142 compwordmark:200c cwm:200c perthousandzero:2030 dblgrave:2f5 ff:fb00 fi:fb01 fl\
:fb02 ffi:fb03 ffl:fb04 longst:fb05 st:fb06",E=new Map(U.split(" ").map(t=>{const[e,n]=t.split(":");return[e,parseInt(n,16)]}));let S;async function D(t){if(!S)
for(const e of t){const n=u(e);if(!(n===""||(0,C.u)(n)!==void 0||E.has(n))){await G();return}}}async function G(){S??=await W()}const R=127,b=/(?:big|Big|bigg|Bigg|text|display)$/,
x=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;function M(t){if(t.length>R)return;const e=u(t);if(e==="")return t===".notdef"?"":void 0;const n=y(e);if(n!==
void 0||!e.includes("_"))return n;let r="";for(const o of e.split("_")){const f=y(o);if(f===void 0)return;r+=f}return r}function u(t){const e=t.indexOf(".");return e<
0?t:t.slice(0,e)}function y(t){const e=(0,C.u)(t)??E.get(t)??S?.get(t);if(e!==void 0)return a(String.fromCodePoint(e));const n=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(
t)?.[1];if(n!==void 0)return a(Buffer.from(n,"hex").swap16().toString("utf16le"));const r=t.replace(b,"");if(r!==t&&r!=="")return y(r);const[,o,f]=x.exec(t)??[];
if(o===void 0)return;const i=y(o);return f==="small"?i?.toLowerCase():i}const T=/[\0\ufffd\p{Co}\p{Cs}]/u,O=t=>t!==""&&!T.test(t),w=t=>t!==""&&T.test(t)&&!B.test(
t),B=/[^\0\ufffd\p{Co}\p{Cs}\s]/u,a=t=>t!==void 0&&O(t)?t:void 0}),62743:((V,L,d)=>{d.d(L,{m:()=>C});const C="�"}),86491:((V,L,d)=>{d.d(L,{Z:()=>b});var C=d(45599),
v=d(16456),W=d(9865),U=d(62743);const E=.5,S=(0,W.vp)("Times-Roman"),D=Array.from({length:256},(x,M)=>{const u=v.W[M-32]??"\0",y=u!=="\0",T=y?S(u.codePointAt(0)):
void 0;return{code:M,cid:M,text:y?u:U.m,width:T===void 0?E:T/1e3,isSpace:M===32,vertical:void 0}}),G=D.map(x=>({...x,text:U.m}));function R(x){const M=Array.from(
x,y=>D[y]);return 2*M.filter(({text:y})=>y===U.m).length>=M.length?M.map(({code:y})=>G[y]):M}const b={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,
dictionary:new C.Bi,isDamaged:!1,vertical:!1,space:D[32].width,type3:void 0,longest:1,partEnd:(x,M,u)=>Math.min(M+u,x.length),glyphs:R}}),62548:((V,L,d)=>{d.d(L,
{G:()=>It});var C=d(43767),v=d(45599),W=d(32488),U=d(18271),E=d(49454),S=d(13779),D=d(62341),G=d(55437);const R=1,b=64,x=1<<18,M=600,u=.75,y=-.25;function T(l,s){
const c=(0,E.nb)(l,s),h=N=>{const Z=l.resolve(c?.get(N));return typeof Z=="number"?Z:0},p=(0,E.FG)(l,s.get("BaseFont"))||(0,E.FG)(l,c?.get("FontName")),{name:m}=(0,E.
VJ)((0,E.MH)(p)),I=h("Flags"),P=h("Ascent")/1e3,k=-Math.abs(h("Descent"))/1e3;return{name:m,bold:(I&x)!==0||h("FontWeight")>=M||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.
test(m),italic:(I&b)!==0||h("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.test(m),fixedPitch:(I&R)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.
test(m),ascent:P>=.3&&P<=1.5?P:u,descent:k<=-.05&&k>=-.7?k:y}}var O=d(62743),w=d(16747),B=d(12202);async function a(l,s,c){const h=T(l,s),p=(0,E.hL)(l,s);c.found||=
p===void 0||!s.has("Encoding");const m=p??new v.Bi,I=await(0,G.x)(l,s.get("Encoding"),c),P=await(0,D.oo)(l,m),k=I.vertical?await(0,D.KG)(l,m):void 0,N=await(0,B.
A)(l,s,c)??await t(l,s,m,c),Z=new o(l,s,m,c),Y=await(0,S.iw)(e(l,m,s));!N&&!Y&&await(0,w.Pb)();const Q=r(I,(F,H)=>{const $=I.cidOf(F,H),et=N?.textOf(F)??(0,w.VX)(
I.textOf?.(F,H))??Y?.textOf($)??Z.textOf($),at=P($);return{code:F,cid:$,text:et,width:at/1e3,isSpace:H===1&&F===32,vertical:k&&n(k($,at))}}),q=N?.space!==void 0?
P(I.cidOf(N.space,2))/1e3:void 0;return{...h,dictionary:s,get isDamaged(){return c.found},vertical:I.vertical,space:q!==void 0&&q>0?q:void 0,type3:void 0,longest:N?.
longest??1,glyphs:Q,partEnd:(F,H,$)=>{let et=H;for(let at=0;at<$&&et<F.length;at++)et+=I.lengthAt(F,et);return Math.min(et,F.length)}}}async function t(l,s,c,h){
const p=l.resolve(s.get("ToUnicode"));if(!(p instanceof v.Z6)||!(l.resolve(c.get("CIDToGIDMap"))instanceof v.Z6))return;const m=await(0,G.x)(l,p,h),I=P=>P>0&&P<
65536&&m.cidOf(P,2)===P;if(I(32))return{textOf:P=>(0,w.VX)(I(P)?String.fromCharCode(P):void 0),space:32,longest:1}}function e(l,s,c){const h=l.resolve(l.dict(s.
get("CIDSystemInfo"))?.get("Ordering")),p=h instanceof v.Mx?Buffer.from(h.bytes).toString("latin1"):"",m=(0,E.FG)(l,c.get("Encoding"));return p!==""||m===""||m.
startsWith("Identity")?p:(0,S.eu)(m)}const n=({advance:l,x:s,y:c})=>({advance:l/1e3,x:s/1e3,y:c/1e3});function r(l,s){const c=Array.from({length:5},()=>new Map);
return h=>{const p=[];for(let m=0;m<h.length;){const I=l.lengthAt(h,m);if(m+I>h.length)break;let P=0;for(const Z=m+I;m<Z;m++)P=P*256+h[m];const k=c[I];let N=k.get(
P);N||k.set(P,N=s(P,I)),p.push(N)}return p}}class o{document;font;descendant;damage;program;isRead=!1;toGlyph;constructor(s,c,h,p){this.document=s,this.font=c,this.
descendant=h,this.damage=p}textOf(s){if(s===0)return"";const c=this.read();if(typeof c!="object")return O.m;const h=this.toGlyph?(this.toGlyph[s*2]??0)<<8|(this.
toGlyph[s*2+1]??0):c.glyphOfCid(s),p=c.pointOf(h);if(p>0&&(0,w.I$)(String.fromCodePoint(p)))return String.fromCodePoint(p);const m=(0,w.Le)(c.nameOf(h));return m||
(c.kind==="truetype"&&!c.isDrawn(h)?"":O.m)}read(){if(this.isRead)return this.program;this.isRead=!0;const{damage:s,document:c}=this;this.program=(0,U.oQ)(c,this.
font,s);const h=c.resolve(this.descendant.get("CIDToGIDMap")),p=h instanceof v.Z6?(0,W.LG)(c,h):void 0;return s.found||=p?.whole===!1,this.toGlyph=p?.data,this.
program}}const f=new Set(["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),i=7716,g=814,A=32,K=127-A,z=500;function j(l,s){if((0,E.FG)(l,s.get("Subtype"))!==
"TrueType"||s.has("ToUnicode"))return;const c=(0,E.FG)(l,s.get("BaseFont"));if(!f.has(Buffer.from(c.slice(0,4),"latin1").toString("hex"))||(0,U.nq)(l,s))return;
const h=l.array(s.get("Widths"))??[],p=l.resolve(s.get("FirstChar")),m=A-(typeof p=="number"?p:0),[I,...P]=Array.from({length:K},(N,Z)=>h[m+Z]??z),k=(0,v.jd)({Subtype:new v.
SX("CIDFontType2"),BaseFont:s.get("BaseFont"),CIDSystemInfo:(0,v.jd)({Registry:new v.Mx(Buffer.from("Adobe")),Ordering:new v.Mx(Buffer.from("GB1"))}),FontDescriptor:s.
get("FontDescriptor"),W:[i,[I],g,P]});return(0,v.jd)({Subtype:new v.SX("Type0"),BaseFont:s.get("BaseFont"),Encoding:new v.SX("GBK-EUC-H"),DescendantFonts:[k]})}
var X=d(16456),tt=d(9865);function J({names:l,widthOf:s}){const c=[...l].filter(([,h])=>h!==".notdef");if(c.every(([h,p])=>_(h,p)))return ct;if(nt.some(h=>c.every(
([p,m])=>h(p)===m))){const h=new Set(c.map(([p])=>p));return vt(h,s)}return lt}const _=(l,s)=>/^[A-Za-z][0-9A-Fa-f]{2}$/.test(s)&&Number.parseInt(s.slice(1),16)===
l,nt=[l=>`a${l}`,l=>(360+l).toString(36).toUpperCase()],it=l=>Array.from(l,s=>s.charCodeAt(0)),st=(l,s)=>{const c=l.charCodeAt(0);return Array.from({length:s.charCodeAt(
0)-c+1},(h,p)=>c+p)},ot=l=>new Map(l.map(s=>[s,String.fromCharCode(s)])),lt=new Map,ct=ot(st(" ","~")),ft=st("0","9"),dt=[...st("A","Z"),...st("a","z")],gt=it("\
!#%&'()*+,-./:;=?@[]`"),pt=it("anot"),mt=2,bt=3,yt=[...it(",-.()"),...ft],xt=128,Ot=192,wt=.5,Mt=new Map([...ct,...Array.from("“”„«»–—",(l,s)=>[16+s,
l]),...["ff","fi","fl","ffi","ffl"].map((l,s)=>[27+s,l]),...ot(st("À","þ")),[215,"Œ"],[223,"SS"],[247,"œ"],[255,"ß"]]);function vt(l,s){const c=N=>l.has(N),
h=ft.filter(c),p=h.length>0?s(h[0]):0,m=h.length>=bt&&p>0&&h.every(N=>s(N)===p),I=c(101)&&pt.filter(c).length>=mt;if(!m&&!I)return lt;const P=[...l].filter(N=>N>=
Ot).length,k=dt.filter(c).length;return I&&P>0&&P<=wt*k?Mt:[...l].some(N=>N>=xt)?ct:ot(m||yt.some(c)?[...dt,...ft,...gt]:dt)}var ut=d(47628);const Et="space exc\
lam universal numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus comma minus period slash zero one two three four five six\
 seven eight nine colon semicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi The\
ta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore radicalex alpha beta chi delta epsilon phi gamma e\
ta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar braceright similar .notdef .notdef .notdef .notdef\
 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef\
 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef Euro Upsilon1 minute lessequal fraction infinity florin club diamond heart spade arrowb\
oth arrowleft arrowup arrowright arrowdown degree plusminus second greaterequal multiply proportional partialdiff bullet divide notequal equivalence approxequal\
 ellipsis arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus emptyset intersection union propersuperset refle\
xsuperset notsubset propersubset reflexsubset element notelement angle gradient registerserif copyrightserif trademarkserif product radical dotmath logicalnot l\
ogicaland logicalor arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft registersans copyrightsans trademarksans summation parenle\
fttp parenleftex parenleftbt bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleftbt braceex .notdef angleright integral integraltp integ\
ralex integralbt parenrighttp parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt bracerighttp bracerightmid bracerightbt .notdef".split(" "),
St="space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a3\
4 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a7\
4 a203 a75 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a95 a96 .notdef .notdef .notdef .notd\
ef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef a101 a102 a103 a104 a106 a107 a108 a1\
12 a111 a110 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a141 a142 a143 a144 a145 a146 a147 a1\
48 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 a192 a166 a167 a168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a177 a1\
78 a179 a193 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef".split(" ");function Ct(l,s){if((0,E.
FG)(l,s.get("Subtype"))!=="Type3")return;const c=l.array(s.get("FontMatrix"))?.map(m=>l.resolve(m)),h=c?.length===6&&c.every(m=>typeof m=="number"),{differences:p}=(0,X.
yD)(l,s);return{matrix:h?c:[.001,0,0,.001,0,0],procedures:l.dict(s.get("CharProcs")),resources:s.get("Resources"),procedureOf:m=>p?.get(m)}}async function Tt(l,s,c){
const h=T(l,s),p=(0,E.nb)(l,s),m=Ct(l,s),I=(0,tt.vp)(h.name),P=(0,D.FF)(l,s,p,I),k=m?Math.abs(m.matrix[0]):1/1e3;c.found||=!s.has("Subtype")||p!==void 0&&I===void 0&&
!s.has("Widths");const N=await(0,B.A)(l,s,c,F=>F<256&&P(F,0)>0),Z=new Dt(l,s,h.name,c,F=>P(F,0));!N&&Z.isByProgram?await(0,w.Pb)():await(0,w.iI)(Z.glyphNames());
const Y=new Array(256).fill(void 0),rt=F=>{const H=N?.textOf(F)??Z.textOf(F),$=H.length>0&&H!==O.m?H.codePointAt(0):Z.pointOf(F);return Y[F]={code:F,cid:F,text:H,
width:P(F,$)*k,isSpace:F===32,vertical:void 0}},Q=F=>Y[F]??rt(F),q=Q(N?.space!==void 0&&N.space<256?N.space:32);return{...h,dictionary:s,get isDamaged(){return c.
found},vertical:!1,space:q.text===" "&&q.width>0?q.width:void 0,type3:m,longest:N?.longest??1,partEnd:(F,H,$)=>Math.min(H+$,F.length),glyphs:F=>{const H=new Array(
F.length);for(let $=0;$<F.length;$++)H[$]=Q(F[$]);return H}}}const At=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;class Dt{document;font;damage;widthOf;differences;characters;names;read;procedures;byCode;isSigns;isDingbats;constructor(s,c,h,p,m){
this.document=s,this.font=c,this.damage=p,this.widthOf=m;const{base:I,differences:P}=(0,X.yD)(s,c),k=(0,E.FG)(s,c.get("Subtype"));this.differences=P,this.isSigns=
At.test(h),this.isDingbats=/dingbats/i.test(h),this.procedures=k==="Type3"?s.dict(c.get("CharProcs")):void 0;const N=k==="TrueType",Z=I===void 0&&!N?this.program:
void 0,Y=typeof Z=="object"?Z.encoding:void 0,rt=(0,X.pE)(s,(0,E.nb)(s,c),c);if(I!==void 0)[this.characters,this.names]=[I,()=>{}];else if(Y)[this.characters,this.
names]=["",Q=>Y.get(Q)];else if(/^Symbol/.test(h))[this.characters,this.names]=["",Q=>Et[Q-32]];else if(this.isDingbats)[this.characters,this.names]=[ut.l,()=>{}];else{
const Q=this.isSigns||k==="Type3"||rt&&N&&(0,U.nq)(s,c);[this.characters,this.names]=[Q?"":N?X.NF:X.W,()=>{}]}}get program(){return this.read??={program:(0,U.oQ)(
this.document,this.font,this.damage)},this.read.program}*glyphNames(){this.differences&&(yield*this.differences.values());for(let s=0;s<256;s++)yield this.names(
s)??".notdef"}get isByProgram(){return typeof this.program=="object"&&this.program.kind==="truetype"&&this.characterOf(65)===void 0}textOf(s){const c=this.differences?.
get(s)??this.names(s);return c===void 0?this.characterOf(s)??this.textByProgram(s):this.textOfName(c)??this.textByCode(s,c)??this.textByProgramOf(c)}pointOf(s){
return this.characters.charCodeAt(s-32)||0}characterOf(s){const c=this.characters[s-32];if(!(c===void 0||c==="\0"||!(0,w.I$)(c)))return this.characters===X.NF&&
s===173?"-":c}textOfName(s){const c=this.isDingbats?St.indexOf(s):-1;return c>=0?ut.l[c]:(0,w.Le)(s)}textByCode(s,c){if(!(!this.procedures?.has(c)||!this.differences))
return this.byCode??=J({names:this.differences,widthOf:this.widthOf}),this.byCode.get(s)}textByProgramOf(s){const{program:c,procedures:h}=this;if(h&&!h.has(s))return"";
if(typeof c!="object")return O.m;const p=c.glyphOf(s),m=c.pointOf(p);return m>0&&(0,w.I$)(String.fromCodePoint(m))?String.fromCodePoint(m):O.m}textByProgram(s){
const{program:c}=this;if(typeof c!="object"||c.kind!=="truetype")return s>32&&(c===void 0?this.isSigns:c==="unusable"&&this.damage.found)?O.m:"";const h=c.codes===
void 0?c.unicode(s):0,p=c.code(s)||h;if(p===0)return this.damage.found&&s>32?O.m:"";const m=c.pointOf(p);if(m>0&&(0,w.I$)(String.fromCodePoint(m)))return String.
fromCodePoint(m);const I=(0,w.Le)(c.nameOf(p));if(I)return I;const k=(this.isSigns?"":c.codes==="macintosh"?X.yh:X.NF)[s-32];return k!==void 0&&(0,w.I$)(k)?k:c.
isDrawn(p)?O.m:""}}const ht=new WeakMap;function It(l,s){let c=ht.get(l);c||ht.set(l,c=new Map);const h=(0,v.i9)(s)?s.number:s;let p=c.get(h);return p||c.set(h,
p=Pt(l,l.dict(s)??new v.Bi)),p}const Bt=["Subtype","BaseFont","Encoding","Widths","FirstChar","ToUnicode","DescendantFonts","FontDescriptor"];function Pt(l,s){const c=(0,C.
r)(s,Bt),h={found:c!==void 0},p=c?.dict??s,m=(0,v.Eo)(l.resolve(p.get("Subtype")),"Type0")?p:j(l,p);return m?a(l,m,h):Tt(l,p,h)}}),12202:((V,L,d)=>{d.d(L,{A:()=>x,
q:()=>u});var C=d(42973),v=d(45599),W=d(39905),U=d(69864),E=d(47707),S=d(16747);const D=3,G=4096,R=200,b=new WeakMap;async function x(O,w,B,a){const t=O.resolve(
w.get("ToUnicode"));if(t instanceof v.SX&&t.text.startsWith("Identity"))return{textOf:A=>(0,S.VX)(A<65536?String.fromCharCode(A):void 0),space:32,longest:1};if(!(t instanceof
v.Z6))return;const e=b.get(t),n=e??M(O,t);e||b.set(t,n);const{meanings:r,ofBytes:o,repeats:f,isDamaged:i,said:g}=await n;if(B.found||=i,r.length!==0)return(a?await T(
o,a,O.job.pace):f)?void 0:g}async function M(O,w){const{limits:B,pace:a}=O.job,{cmapEntries:t}=B,e={found:!1},n=await(0,W.F)(O,w,t+1,e);if(n.length>t)throw u(B);
const r=n.filter(({first:i,last:g})=>g>i).sort((i,g)=>i.last-i.first-(g.last-g.first)),o=[...n.filter(({first:i,last:g})=>g===i),...r],f=await U.N.of(o.map(i=>({
first:i.first,last:i.last,value:i})),a);return{meanings:n,ofBytes:n.filter(({first:i})=>i<256).slice(0,G),repeats:await T(n,()=>!0,a),isDamaged:e.found,said:{textOf:i=>{
const g=f.find(i)?.value;return g&&(0,S.VX)(y(g,i))},space:n.find(({text:i})=>i===" ")?.first,longest:n.reduce((i,{text:g})=>Math.max(i,g.length),1)}}}const u=({
cmapEntries:O})=>(0,C.FU)("cmapEntries",`A font of the document has a CMap with more than ${O} entries`,"Open it in another PDF program and save it again");function y({
first:O,text:w},B){if(B===O)return w;const a=[...w.slice(-2)].at(-1),t=a.codePointAt(0)+B-O;return t>1114111?void 0:w.slice(0,-a.length)+String.fromCodePoint(t)}
async function T(O,w,B){const a=new Map;let t=0,e=0;for(const{first:n,last:r,text:o}of O){const f=B.step(R);if(f&&await f,!w(n)||(e+=r-n+1,n!==r||(0,E.Sw)(o)))continue;
const i=a.get(o)??new Set;a.set(o,i.add(n)),t=Math.max(t,i.size)}return t>=D&&t*2>=e}}),38875:((V,L,d)=>{d.d(L,{F:()=>W});var C=d(60623);const v=1<<24,W=U=>(0,C.
UD)(Buffer.from(U,"base64"),{stream:v,total:v,remaining:v},{found:!1})}),74135:((V,L,d)=>{d.d(L,{$L:()=>u,DI:()=>S,Gd:()=>R,JQ:()=>v,Mo:()=>U,PU:()=>D,Pj:()=>O,
S3:()=>W,W1:()=>w,XM:()=>T,d:()=>B,ds:()=>E,gF:()=>y,iN:()=>C,kO:()=>M,lw:()=>G,xk:()=>b,zl:()=>x});function C({box:[a,t,e,n],rotation:r}){const o=e-a,f=n-t;return r%
180===0?{width:o,height:f}:{width:f,height:o}}function v(a){const{width:t,height:e}=C(a);return{width:t*a.userUnit,height:e*a.userUnit}}function W({box:[a,t,e,n],
rotation:r}){switch(r){case 0:return[1,0,0,1,a,t];case 90:return[0,1,-1,0,e,t];case 180:return[-1,0,0,-1,e,n];case 270:return[0,-1,1,0,a,n]}}function U(a,t){return t===
void 0?a:O(a,t)??a}function E([a,t,e,n]){return[Math.min(a,e),Math.min(t,n),Math.max(a,e),Math.max(t,n)]}function S([a,t,e,n,r,o]){const f=a*n-t*e,[i,g,A,K]=[n/
f,-t/f,-e/f,a/f];return[i+0,g+0,A+0,K+0,-(r*i+o*A)+0,-(r*g+o*K)+0]}const D=([a,t,e,n])=>Math.sqrt(Math.abs(a*n-t*e));function G(a,t){const[e,n,r,o,f,i]=a,[g,A,K,
z,j,X]=t;return[e*g+n*K,e*A+n*z,r*g+o*K,r*A+o*z,f*g+i*K+j,f*A+i*z+X]}function R([a,t,e,n,r,o],f,i){return[a*f+e*i+r,t*f+n*i+o]}function b([a,t],[e,n],[r,o],[f,i],g){
const A=1-g,[K,z,j,X]=[A**3,3*g*A**2,3*g**2*A,g**3];return[K*a+z*e+j*r+X*f,K*t+z*n+j*o+X*i]}function x(a,[t,e,n,r]){const[o,f]=R(a,t,e),[i,g]=R(a,n,e),[A,K]=R(a,
t,r),[z,j]=R(a,n,r);return[Math.min(o,i,A,z),Math.min(f,g,K,j),Math.max(o,i,A,z),Math.max(f,g,K,j)]}const M=(a,t)=>[Math.min(a[0],t[0]),Math.min(a[1],t[1]),Math.
max(a[2],t[2]),Math.max(a[3],t[3])];function u(a){let[t,e,n,r]=y;for(const[o,f]of a)t=Math.min(t,o),e=Math.min(e,f),n=Math.max(n,o),r=Math.max(r,f);return[t,e,n,
r]}const y=[1/0,1/0,-1/0,-1/0],T=([a,t,e,n],r)=>[a-r,t-r,e+r,n+r];function O(a,t){const e=[Math.max(a[0],t[0]),Math.max(a[1],t[1]),Math.min(a[2],t[2]),Math.min(
a[3],t[3])];return e[0]<e[2]&&e[1]<e[3]?e:void 0}const w=a=>a.map(t=>Math.round(t*1e5)/1e5+0),B=(a,{userUnit:t})=>String(Number((a*t/72).toPrecision(3)))}),6057:((V,L,d)=>{
d.d(L,{VO:()=>U,b0:()=>D,c_:()=>R,iw:()=>S,lQ:()=>G});var C=d(73208),v=d(74135);const W=[0,0,612,792],U=(b,x)=>D(b,b.pages.attribute(x,"MediaBox"))??E(b);function E({
table:b}){return b.damagedKinds.addCut(C.md),W}function S(b,x){const{pages:M}=b,u=b.resolve(b.entry(M.number(x),"UserUnit"));return{box:(0,v.Mo)(U(b,x),D(b,M.attribute(
x,"CropBox"))),rotation:R(b.resolve(M.attribute(x,"Rotate"))),userUnit:typeof u=="number"&&u>0?u:1}}function D(b,x){const M=b.array(x)?.map(y=>b.resolve(y));if(M?.
length!==4||!M.every(y=>typeof y=="number"&&Number.isFinite(y)))return;const u=(0,v.ds)(M);return u[0]<u[2]&&u[1]<u[3]?u:void 0}function G(b,x){const M=(b.array(
x)??[]).map(u=>b.resolve(u));return M.length===6&&M.every(u=>typeof u=="number")?M:[1,0,0,1,0,0]}function R(b){const x=typeof b=="number"?(b%360+360)%360:0;return x===
90||x===180||x===270?x:0}}),58971:((V,L,d)=>{d.d(L,{X:()=>G});var C=d(78157),v=d(45599),W=d(32488);const U=8*1024*1024,E=Uint8Array.of(10),S=Buffer.alloc(16),D=R=>{
const b=(0,C.bS)(R);return b.includes(S)&&!b.includes("EI")};class G{document;forms=new Map;damagedForms=new Set;kept=0;isDamaged=!1;constructor(b){this.document=
b}async page(b){const{document:x}=this;this.isDamaged=!1;const M=x.entry(x.pages.number(b),"Contents"),u=x.resolve(M);if(u instanceof v.Z6)return this.decode(u);
const y=[];for(const T of x.array(M)??[]){const O=(0,v.i9)(T)?x.get(T):null;O instanceof v.Z6&&y.push(await this.decode(O),E)}return y.length===2?y[0]:Buffer.concat(
y)}get hasLosses(){return this.isDamaged}async form(b,x){const M=this.forms.get(b);if(this.damagedForms.has(b)&&(this.isDamaged=!0),M)return M;const u=await this.
decode(x,b);return this.kept+=u.length,this.kept>U&&(this.forms.clear(),this.kept=u.length),this.forms.set(b,u),u}async decode(b,x){const{data:M,whole:u}=await(0,W.
v3)(this.document,b);return(!u||D(M))&&(this.isDamaged=!0,x!==void 0&&this.damagedForms.add(x)),M}}}),31095:((V,L,d)=>{d.d(L,{H:()=>W,t:()=>U});var C=d(86491),v=d(
62548);class W{document;resources;outer;fonts=new Map;constructor(S,D,G){this.document=S,this.resources=D,this.outer=G}find(S,D){return this.document.dict(this.
resources?.get(S))?.get(D)??this.outer?.find(S,D)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(S){
return this.fonts.get(S)??null}async load(S){const D=await U(this.document,this.find("Font",S));return this.fonts.set(S,D),D}}async function U(E,S){return S!==void 0&&
E.dict(S)?(0,v.G)(E,S):C.Z}})};
