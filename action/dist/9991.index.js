"use strict";exports.id=9991,exports.ids=[9991],exports.modules={64019:((V,L,f)=>{f.d(L,{dK:()=>m,wR:()=>w,hs:()=>y});var C=f(45599),v=f(74135),W=f(6057);function F(u,b,T,M){
const x=(0,W.b0)(u,b.get("Rect")),N=u.get(T);if(!x||!(N instanceof C.Z6))return;const a=(0,W.b0)(u,N.dict.get("BBox"));if(!a)return;const[t,e,n,i]=(0,v.zl)((0,W.
lQ)(u,N.dict.get("Matrix")),a);if(!(n>t)||!(i>e))return;const c=(x[2]-x[0])/(n-t),o=(x[3]-x[1])/(i-e),d=[c,0,0,o,x[0]-t*c,x[1]-e*o];return{form:T,matrix:M===0?d:
E(d,M,x[0],x[3])}}function E([u,b,T,M,x,N],a,t,e){const n=a===180?-1:0,i=a===90?1:a===270?-1:0,c=(O,U)=>[n*O-i*U,i*O+n*U],[o,d]=c(x-t,N-e);return[...c(u,b),...c(
T,M),o+t,d+e]}const S=2,A=16,G=32;function R(u,b){const T=u.resolve(b.get("F"));return typeof T=="number"?T:0}const m=(u,b)=>(R(u,b)&(S|G))!==0;function y(u,b,T,M){
return F(u,b,T,R(u,b)&A?M:0)}function w(u,b){const T=u.dict(b.get("AP"))?.get("N"),M=u.resolve(T);if(M instanceof C.Z6)return(0,C.i9)(T)?T:void 0;if(!(M instanceof
C.Bi))return;const x=u.resolve(b.get("AS")),N=x instanceof C.SX?M.get(x.text):void 0;return(0,C.i9)(N)&&u.resolve(N)instanceof C.Z6?N:void 0}}),13779:((V,L,f)=>{
f.d(L,{iw:()=>T,eu:()=>M,g:()=>x});var C=f(38875);const v=["utf32","utf16","utf8"];function W(a,t){if(a==="utf32"||a==="utf16"&&t<65536)return t;const e=String.
fromCodePoint(t);if(a==="utf16")return e.charCodeAt(0)*65536+e.charCodeAt(1);let n=0;for(const i of Buffer.from(e))n=n*256+i;return n}function F(a,t,e){if(a==="\
utf32")return t<=1114111?String.fromCodePoint(t):void 0;const n=Buffer.alloc(e);n.writeUIntBE(t,0,e);const i=a==="utf8"?n.toString("utf8"):e%2===0?n.swap16().toString(
"utf16le"):void 0;return i?.includes("�")?void 0:i}const E=100;class S{maps=new Map;order=[];texts;constructor(t){const e=new m((0,C.F)(t));this.texts=G(e);for(let n=e.
number();n>0;n--){const i=e.text(),c=e.number()===1,o=Array.from({length:e.number()},()=>({length:e.number(),low:e.number(),high:e.number()})),d=e.number();this.
maps.set(i,{vertical:c,spaces:o,base:d,form:v[e.number()],runs:R(e)}),this.order.push(i)}}textOf(t){return this.texts[t]||void 0}map(t){return this.maps.get(t)}get names(){
return this.order}async cidsOf(t,e){const{base:n,form:i,runs:c}=this.maps.get(t),o=await A(await this.baseOf(n,e),i,e);for(let d=0;d<c.length;d+=3){const[O,U,K]=[
c[d],c[d+1],c[d+2]];for(let j=0;j<U;j++)K===0?o.delete(O+j):o.set(O+j,K+j);const z=e.step(E*U);z&&await z}return o}async baseOf(t,e){if(t>=2)return this.cidsOf(
this.order[t-2],e);const n=new Map;if(t===0)return n;for(const[i,c]of this.texts.entries()){const o=c.codePointAt(0)??0;o>0&&c.length===(o>65535?2:1)&&!n.has(o)&&
n.set(o,i);const d=e.step(E);d&&await d}return n}}async function A(a,t,e){if(t==="utf32")return a;const n=new Map;for(const[i,c]of a){n.set(W(t,i),c);const o=e.
step(E);o&&await o}return n}function G(a){const t=new Array(a.number());let e=0;for(let n=0;n<t.length;n++)e+=a.signed(),t[n]=e===0?"":String.fromCodePoint(e);for(let n=a.
number();n>0;n--){const i=a.number();t[i]=a.text()}return t}function R(a){const t=a.number(),e=new Uint32Array(t*3);for(let c=0;c<e.length;c+=3)e[c]=a.number();
for(let c=1;c<e.length;c+=3)e[c]=a.number();let n=0,i=0;for(let c=0;c<e.length;c+=3){const o=e[c+1],d=e[c]=e[c]+n,O=e[c+2]=i+a.signed();n=d+o,i=O===0?0:O+o}return e}
class m{bytes;at=0;constructor(t){this.bytes=t}number(){let t=0;for(let e=1;;e*=128){const n=this.bytes[this.at++];if(n<128)return t+n*e;t+=(n-128)*e}}signed(){
const t=this.number();return t%2===1?-(t+1)/2:t/2}text(){const t=this.number();return this.at+=t,Buffer.from(this.bytes.subarray(this.at-t,this.at)).toString("u\
tf8")}}const y={GB1:()=>f.e(6477).then(f.bind(f,6477)),CNS1:()=>f.e(3860).then(f.bind(f,63860)),Japan1:()=>f.e(474).then(f.bind(f,20474)),Korea1:()=>f.e(4244).then(
f.bind(f,44244))},w=Object.keys(y),u=new Map,b=new Map;function T(a){const t=w.find(n=>n===a);if(t===void 0)return;let e=u.get(t);return e||u.set(t,e=y[t]().then(
({packed:n})=>new S(n))),e}function M(a){return/^(?:UniGB|GB)/.test(a)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(a)?"CNS1":/^(?:UniKS|KSC)/.test(a)?"Korea1":"Japan1"}
async function x(a,t){const e=await T(M(a)),n=e?.map(a);if(!e||!n)return;let i=b.get(a);if(!i){const c=N(a),o=c&&((d,O)=>F(c,d,O));i=e.cidsOf(a,t).then(d=>({vertical:n.
vertical,spaces:n.spaces,cids:d,textOf:o})),b.set(a,i),i.catch(()=>b.delete(a))}return i}function N(a){const[,t]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(
a)??[];return t==="UTF8"?"utf8":t==="UTF32"?"utf32":t===void 0?void 0:"utf16"}}),55437:((V,L,f)=>{f.d(L,{x:()=>u});var C=f(45599),v=f(39905),W=f(69864),F=f(13779);
const E=t=>({vertical:t,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:e=>e}),S=1e3;function A(t){if(new Set(t.map(({length:i})=>i)).size<=1){const i=t[0]?.
length??2;return()=>i}const n=new G(t,0,R(t));return(i,c)=>{let o=n;for(let d=0;o.length===void 0;d++)o=o.after(i[c+d]??-1);return o.length}}class G{spaces;index;shortest;length;next=new Map;constructor(e,n,i){
this.spaces=e,this.index=n,this.shortest=i;const c=e.find(({length:o})=>o===n);this.length=c?.length??(e.length===0?i:void 0)}after(e){let n=this.next.get(e);if(n)
return n;const i=this.spaces.filter(o=>m(o,this.index,e)),c=this.index>0||i.length===0?this.shortest:R(i);return this.next.set(e,n=new G(i,this.index+1,c)),n}}const R=t=>t.
reduce((e,{length:n})=>Math.min(e,n),4);function m({length:t,low:e,high:n},i,c){const o=2**(8*(t-1-i));return c>=Math.floor(e/o)%256&&c<=Math.floor(n/o)%256}var y=f(
12202);const w=8,u=(t,e,n)=>b(t,e,n,0);async function b(t,e,n,i){const c=t.resolve(e);if(c instanceof C.Z6&&i<w)return M(t,c,n,i);const o=c instanceof C.SX?c.text:
"",d=o.startsWith("Identity")?void 0:await(0,F.g)(o,t.job.pace);if(!d)return E(o==="Identity-V"||o.endsWith("-V"));const{vertical:O,spaces:U,cids:K,textOf:z}=d,
j={vertical:O,spaces:U,lengthAt:A(U),cidOf:X=>K.get(X)??0};return z?{...j,textOf:z}:j}const T=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function M(t,e,n,i){const{cmapEntries:c}=t.job.limits,o=new N;if(await(0,v.H)(t,e,T,n,(J,_)=>o.read(J,_)<=c),o.size>c)throw(0,y.q)(t.job.limits);const d=e.
dict.get("UseCMap")??(o.used===void 0?void 0:new C.SX(o.used)),O=d===void 0?void 0:await b(t,d,n,i+1),U=await W.N.of(o.ranges,t.job.pace),K=o.spaces.length>0?o.
spaces:O?.spaces??[];if(K.length>S)throw(0,y.q)(t.job.limits);const z=t.resolve(e.dict.get("WMode"))??o.mode,j=o.ranges.length===0?O?.textOf:void 0,X={vertical:z===
void 0?O?.vertical??!1:z===1,spaces:K,lengthAt:A(K),cidOf:(J,_)=>{const et=U.find(x(J,_));return et?et.value+x(J,_)-et.first:O?.cidOf(J,_)??0}};return j?{...X,textOf:j}:
X}const x=(t,e)=>e*2**32+t;class N{spaces=[];known=new Set;ranges=[];mode;used;section="";name="";operands=[];get size(){return this.spaces.length+this.ranges.length}read(e,n){
return n!==void 0?this.operand(parseInt(n,16),n.length/2):e.startsWith("begin")?this.begin(e.slice(5)):e.startsWith("end")?this.begin(""):e==="usecmap"?this.used=
this.name:e.startsWith("/")?this.name=e.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(e),""]:this.operand(Number(e),0),this.size}begin(e){this.section=
e,this.operands=[]}space(e){const n=`${e.length} ${e.low} ${e.high}`;this.known.has(n)||(this.known.add(n),this.spaces.push(e))}operand(e,n){const{operands:i,section:c}=this;
if(c===""||(i.push({number:e,length:n}),i.length<(c==="cidrange"?3:2)))return;const[o,d]=[i[0],c==="cidchar"?i[0]:i[1]];this.operands=[],!(!a(o)||!a(d)||o.length!==
d.length||o.number>d.number)&&(c==="codespacerange"?this.space({length:o.length,low:o.number,high:d.number}):this.ranges.push({first:x(o.number,o.length),last:x(
d.number,o.length),value:e}))}}const a=({number:t,length:e})=>Number.isInteger(e)&&e>=1&&e<=4&&Number.isInteger(t)}),16747:((V,L,f)=>{f.d(L,{I$:()=>M,VX:()=>a,Pb:()=>G,
iI:()=>A,_X:()=>x,Le:()=>w});var C=f(30201),v=f(38875);async function W(){const{packed:t}=await f.e(5300).then(f.bind(f,65300));return new Map(Buffer.from((0,v.
F)(t)).toString("latin1").split(" ").map(e=>{const[n,i]=e.split(":");return[n,parseInt(i,16)]}))}const F="registerserif:ae copyrightserif:a9 trademarkserif:2122\
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
:fb02 ffi:fb03 ffl:fb04 longst:fb05 st:fb06",E=new Map(F.split(" ").map(t=>{const[e,n]=t.split(":");return[e,parseInt(n,16)]}));let S;async function A(t){if(!S)
for(const e of t){const n=u(e);if(!(n===""||(0,C.u)(n)!==void 0||E.has(n))){await G();return}}}async function G(){S??=await W()}const R=127,m=/(?:big|Big|bigg|Bigg|text|display)$/,
y=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;function w(t){if(t.length>R)return;const e=u(t);if(e==="")return t===".notdef"?"":void 0;const n=b(e);if(n!==
void 0||!e.includes("_"))return n;let i="";for(const c of e.split("_")){const o=b(c);if(o===void 0)return;i+=o}return i}function u(t){const e=t.indexOf(".");return e<
0?t:t.slice(0,e)}function b(t){const e=(0,C.u)(t)??E.get(t)??S?.get(t);if(e!==void 0)return a(String.fromCodePoint(e));const n=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(
t)?.[1];if(n!==void 0)return a(Buffer.from(n,"hex").swap16().toString("utf16le"));const i=t.replace(m,"");if(i!==t&&i!=="")return b(i);const[,c,o]=y.exec(t)??[];
if(c===void 0)return;const d=b(c);return o==="small"?d?.toLowerCase():d}const T=/[\0\ufffd\p{Co}\p{Cs}]/u,M=t=>t!==""&&!T.test(t),x=t=>t!==""&&T.test(t)&&!N.test(
t),N=/[^\0\ufffd\p{Co}\p{Cs}\s]/u,a=t=>t!==void 0&&M(t)?t:void 0}),62743:((V,L,f)=>{f.d(L,{m:()=>C});const C="�"}),86491:((V,L,f)=>{f.d(L,{Z:()=>m});var C=f(45599),
v=f(16456),W=f(9865),F=f(62743);const E=.5,S=(0,W.vp)("Times-Roman"),A=Array.from({length:256},(y,w)=>{const u=v.W[w-32]??"\0",b=u!=="\0",T=b?S(u.codePointAt(0)):
void 0;return{code:w,cid:w,text:b?u:F.m,width:T===void 0?E:T/1e3,isSpace:w===32,vertical:void 0}}),G=A.map(y=>({...y,text:F.m}));function R(y){const w=Array.from(
y,b=>A[b]);return 2*w.filter(({text:b})=>b===F.m).length>=w.length?w.map(({code:b})=>G[b]):w}const m={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,
dictionary:new C.Bi,isDamaged:!1,vertical:!1,space:A[32].width,type3:void 0,longest:1,partEnd:(y,w,u)=>Math.min(w+u,y.length),glyphs:R}}),62548:((V,L,f)=>{f.d(L,
{G:()=>It});var C=f(43767),v=f(45599),W=f(32488),F=f(18271),E=f(49454),S=f(13779),A=f(62341),G=f(55437);const R=1,m=64,y=1<<18,w=600,u=.75,b=-.25;function T(l,s){
const r=(0,E.nb)(l,s),h=P=>{const Z=l.resolve(r?.get(P));return typeof Z=="number"?Z:0},g=(0,E.FG)(l,s.get("BaseFont"))||(0,E.FG)(l,r?.get("FontName")),{name:p}=(0,E.
VJ)((0,E.MH)(g)),D=h("Flags"),I=h("Ascent")/1e3,k=-Math.abs(h("Descent"))/1e3;return{name:p,bold:(D&y)!==0||h("FontWeight")>=w||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.
test(p),italic:(D&m)!==0||h("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.test(p),fixedPitch:(D&R)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.
test(p),ascent:I>=.3&&I<=1.5?I:u,descent:k<=-.05&&k>=-.7?k:b}}var M=f(62743),x=f(16747),N=f(12202);async function a(l,s,r){const h=T(l,s),g=(0,E.hL)(l,s);r.found||=
g===void 0||!s.has("Encoding");const p=g??new v.Bi,D=await(0,G.x)(l,s.get("Encoding"),r),I=await(0,A.oo)(l,p),k=D.vertical?await(0,A.KG)(l,p):void 0,P=await(0,N.
A)(l,s,r)??await t(l,s,p,r),Z=new c(l,s,p,r),Y=await(0,S.iw)(e(l,p,s));!P&&!Y&&await(0,x.Pb)();const Q=i(D,(B,H)=>{const $=D.cidOf(B,H),tt=P?.textOf(B)??(0,x.VX)(
D.textOf?.(B,H))??Y?.textOf($)??Z.textOf($),st=I($);return{code:B,cid:$,text:tt,width:st/1e3,isSpace:H===1&&B===32,vertical:k&&n(k($,st))}}),q=P?.space!==void 0?
I(D.cidOf(P.space,2))/1e3:void 0;return{...h,dictionary:s,get isDamaged(){return r.found},vertical:D.vertical,space:q!==void 0&&q>0?q:void 0,type3:void 0,longest:P?.
longest??1,glyphs:Q,partEnd:(B,H,$)=>{let tt=H;for(let st=0;st<$&&tt<B.length;st++)tt+=D.lengthAt(B,tt);return Math.min(tt,B.length)}}}async function t(l,s,r,h){
const g=l.resolve(s.get("ToUnicode"));if(!(g instanceof v.Z6)||!(l.resolve(r.get("CIDToGIDMap"))instanceof v.Z6))return;const p=await(0,G.x)(l,g,h),D=I=>I>0&&I<
65536&&p.cidOf(I,2)===I;if(D(32))return{textOf:I=>(0,x.VX)(D(I)?String.fromCharCode(I):void 0),space:32,longest:1}}function e(l,s,r){const h=l.resolve(l.dict(s.
get("CIDSystemInfo"))?.get("Ordering")),g=h instanceof v.Mx?Buffer.from(h.bytes).toString("latin1"):"",p=(0,E.FG)(l,r.get("Encoding"));return g!==""||p===""||p.
startsWith("Identity")?g:(0,S.eu)(p)}const n=({advance:l,x:s,y:r})=>({advance:l/1e3,x:s/1e3,y:r/1e3});function i(l,s){const r=Array.from({length:5},()=>new Map);
return h=>{const g=[];for(let p=0;p<h.length;){const D=l.lengthAt(h,p);if(p+D>h.length)break;let I=0;for(const Z=p+D;p<Z;p++)I=I*256+h[p];const k=r[D];let P=k.get(
I);P||k.set(I,P=s(I,D)),g.push(P)}return g}}class c{document;font;descendant;damage;program;isRead=!1;toGlyph;constructor(s,r,h,g){this.document=s,this.font=r,this.
descendant=h,this.damage=g}textOf(s){if(s===0)return"";const r=this.read();if(typeof r!="object")return M.m;const h=this.toGlyph?(this.toGlyph[s*2]??0)<<8|(this.
toGlyph[s*2+1]??0):r.glyphOfCid(s),g=r.pointOf(h);if(g>0&&(0,x.I$)(String.fromCodePoint(g)))return String.fromCodePoint(g);const p=(0,x.Le)(r.nameOf(h));return p||
(r.kind==="truetype"&&!r.isDrawn(h)?"":M.m)}read(){if(this.isRead)return this.program;this.isRead=!0;const{damage:s,document:r}=this;this.program=(0,F.oQ)(r,this.
font,s);const h=r.resolve(this.descendant.get("CIDToGIDMap")),g=h instanceof v.Z6?(0,W.LG)(r,h):void 0;return s.found||=g?.whole===!1,this.toGlyph=g?.data,this.
program}}const o=new Set(["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),d=7716,O=814,U=32,K=127-U,z=500;function j(l,s){if((0,E.FG)(l,s.get("Subtype"))!==
"TrueType"||s.has("ToUnicode"))return;const r=(0,E.FG)(l,s.get("BaseFont"));if(!o.has(Buffer.from(r.slice(0,4),"latin1").toString("hex"))||(0,F.nq)(l,s))return;
const h=l.array(s.get("Widths"))??[],g=l.resolve(s.get("FirstChar")),p=U-(typeof g=="number"?g:0),[D,...I]=Array.from({length:K},(P,Z)=>h[p+Z]??z),k=(0,v.jd)({Subtype:new v.
SX("CIDFontType2"),BaseFont:s.get("BaseFont"),CIDSystemInfo:(0,v.jd)({Registry:new v.Mx(Buffer.from("Adobe")),Ordering:new v.Mx(Buffer.from("GB1"))}),FontDescriptor:s.
get("FontDescriptor"),W:[d,[D],O,I]});return(0,v.jd)({Subtype:new v.SX("Type0"),BaseFont:s.get("BaseFont"),Encoding:new v.SX("GBK-EUC-H"),DescendantFonts:[k]})}
var X=f(16456),J=f(9865);function _({names:l,widthOf:s}){const r=[...l].filter(([,h])=>h!==".notdef");if(r.every(([h,g])=>et(h,g)))return ot;if(ht.some(h=>r.every(
([g,p])=>h(g)===p))){const h=new Set(r.map(([g])=>g));return vt(h,s)}return dt}const et=(l,s)=>/^[A-Za-z][0-9A-Fa-f]{2}$/.test(s)&&Number.parseInt(s.slice(1),16)===
l,ht=[l=>`a${l}`,l=>(360+l).toString(36).toUpperCase()],rt=l=>Array.from(l,s=>s.charCodeAt(0)),nt=(l,s)=>{const r=l.charCodeAt(0);return Array.from({length:s.charCodeAt(
0)-r+1},(h,g)=>r+g)},it=l=>new Map(l.map(s=>[s,String.fromCharCode(s)])),dt=new Map,ot=it(nt(" ","~")),ct=nt("0","9"),ft=[...nt("A","Z"),...nt("a","z")],gt=rt("\
!#%&'()*+,-./:;=?@[]`"),pt=rt("anot"),mt=2,bt=3,yt=[...rt(",-.()"),...ct],xt=128,Ot=192,Mt=.5,wt=new Map([...ot,...Array.from("“”„«»–—",(l,s)=>[16+s,
l]),...["ff","fi","fl","ffi","ffl"].map((l,s)=>[27+s,l]),...it(nt("À","þ")),[215,"Œ"],[223,"SS"],[247,"œ"],[255,"ß"]]);function vt(l,s){const r=P=>l.has(P),
h=ct.filter(r),g=h.length>0?s(h[0]):0,p=h.length>=bt&&g>0&&h.every(P=>s(P)===g),D=r(101)&&pt.filter(r).length>=mt;if(!p&&!D)return dt;const I=[...l].filter(P=>P>=
Ot).length,k=ft.filter(r).length;return D&&I>0&&I<=Mt*k?wt:[...l].some(P=>P>=xt)?ot:it(p||yt.some(r)?[...ft,...ct,...gt]:ft)}var lt=f(47628);const Et="space exc\
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
FG)(l,s.get("Subtype"))!=="Type3")return;const r=l.array(s.get("FontMatrix"))?.map(p=>l.resolve(p)),h=r?.length===6&&r.every(p=>typeof p=="number"),{differences:g}=(0,X.
yD)(l,s);return{matrix:h?r:[.001,0,0,.001,0,0],procedures:l.dict(s.get("CharProcs")),resources:s.get("Resources"),procedureOf:p=>g?.get(p)}}async function Tt(l,s,r){
const h=T(l,s),g=(0,E.nb)(l,s),p=Ct(l,s),D=(0,J.vp)(h.name),I=(0,A.FF)(l,s,g,D),k=p?Math.abs(p.matrix[0]):1/1e3;r.found||=!s.has("Subtype")||g!==void 0&&D===void 0&&
!s.has("Widths");const P=await(0,N.A)(l,s,r,B=>B<256&&I(B,0)>0),Z=new Dt(l,s,h.name,r,B=>I(B,0));!P&&Z.isByProgram?await(0,x.Pb)():await(0,x.iI)(Z.glyphNames());
const Y=new Array(256).fill(void 0),at=B=>{const H=P?.textOf(B)??Z.textOf(B),$=H.length>0&&H!==M.m?H.codePointAt(0):Z.pointOf(B);return Y[B]={code:B,cid:B,text:H,
width:I(B,$)*k,isSpace:B===32,vertical:void 0}},Q=B=>Y[B]??at(B),q=Q(P?.space!==void 0&&P.space<256?P.space:32);return{...h,dictionary:s,get isDamaged(){return r.
found},vertical:!1,space:q.text===" "&&q.width>0?q.width:void 0,type3:p,longest:P?.longest??1,partEnd:(B,H,$)=>Math.min(H+$,B.length),glyphs:B=>{const H=new Array(
B.length);for(let $=0;$<B.length;$++)H[$]=Q(B[$]);return H}}}const At=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;class Dt{document;font;damage;widthOf;differences;characters;names;read;procedures;byCode;isSigns;isDingbats;constructor(s,r,h,g,p){
this.document=s,this.font=r,this.damage=g,this.widthOf=p;const{base:D,differences:I}=(0,X.yD)(s,r),k=(0,E.FG)(s,r.get("Subtype"));this.differences=I,this.isSigns=
At.test(h),this.isDingbats=/dingbats/i.test(h),this.procedures=k==="Type3"?s.dict(r.get("CharProcs")):void 0;const P=k==="TrueType",Z=D===void 0&&!P?this.program:
void 0,Y=typeof Z=="object"?Z.encoding:void 0,at=(0,X.pE)(s,(0,E.nb)(s,r),r);if(D!==void 0)[this.characters,this.names]=[D,()=>{}];else if(Y)[this.characters,this.
names]=["",Q=>Y.get(Q)];else if(/^Symbol/.test(h))[this.characters,this.names]=["",Q=>Et[Q-32]];else if(this.isDingbats)[this.characters,this.names]=[lt.l,()=>{}];else{
const Q=this.isSigns||k==="Type3"||at&&P&&(0,F.nq)(s,r);[this.characters,this.names]=[Q?"":P?X.NF:X.W,()=>{}]}}get program(){return this.read??={program:(0,F.oQ)(
this.document,this.font,this.damage)},this.read.program}*glyphNames(){this.differences&&(yield*this.differences.values());for(let s=0;s<256;s++)yield this.names(
s)??".notdef"}get isByProgram(){return typeof this.program=="object"&&this.program.kind==="truetype"&&this.characterOf(65)===void 0}textOf(s){const r=this.differences?.
get(s)??this.names(s);return r===void 0?this.characterOf(s)??this.textByProgram(s):this.textOfName(r)??this.textByCode(s,r)??this.textByProgramOf(r)}pointOf(s){
return this.characters.charCodeAt(s-32)||0}characterOf(s){const r=this.characters[s-32];if(!(r===void 0||r==="\0"||!(0,x.I$)(r)))return this.characters===X.NF&&
s===173?"-":r}textOfName(s){const r=this.isDingbats?St.indexOf(s):-1;return r>=0?lt.l[r]:(0,x.Le)(s)}textByCode(s,r){if(!(!this.procedures?.has(r)||!this.differences))
return this.byCode??=_({names:this.differences,widthOf:this.widthOf}),this.byCode.get(s)}textByProgramOf(s){const{program:r,procedures:h}=this;if(h&&!h.has(s))return"";
if(typeof r!="object")return M.m;const g=r.glyphOf(s),p=r.pointOf(g);return p>0&&(0,x.I$)(String.fromCodePoint(p))?String.fromCodePoint(p):M.m}textByProgram(s){
const{program:r}=this;if(typeof r!="object"||r.kind!=="truetype")return s>32&&(r===void 0?this.isSigns:r==="unusable"&&this.damage.found)?M.m:"";const h=r.codes===
void 0?r.unicode(s):0,g=r.code(s)||h;if(g===0)return this.damage.found&&s>32?M.m:"";const p=r.pointOf(g);if(p>0&&(0,x.I$)(String.fromCodePoint(p)))return String.
fromCodePoint(p);const D=(0,x.Le)(r.nameOf(g));if(D)return D;const k=(this.isSigns?"":r.codes==="macintosh"?X.yh:X.NF)[s-32];return k!==void 0&&(0,x.I$)(k)?k:r.
isDrawn(g)?M.m:""}}const ut=new WeakMap;function It(l,s){let r=ut.get(l);r||ut.set(l,r=new Map);const h=(0,v.i9)(s)?s.number:s;let g=r.get(h);return g||r.set(h,
g=Pt(l,l.dict(s)??new v.Bi)),g}const Bt=["Subtype","BaseFont","Encoding","Widths","FirstChar","ToUnicode","DescendantFonts","FontDescriptor"];function Pt(l,s){const r=(0,C.
r)(s,Bt),h={found:r!==void 0},g=r?.dict??s,p=(0,v.Eo)(l.resolve(g.get("Subtype")),"Type0")?g:j(l,g);return p?a(l,p,h):Tt(l,g,h)}}),12202:((V,L,f)=>{f.d(L,{A:()=>y,
q:()=>u});var C=f(42973),v=f(45599),W=f(39905),F=f(69864),E=f(47707),S=f(16747);const A=3,G=4096,R=200,m=new WeakMap;async function y(M,x,N,a){const t=M.resolve(
x.get("ToUnicode"));if(t instanceof v.SX&&t.text.startsWith("Identity"))return{textOf:U=>(0,S.VX)(U<65536?String.fromCharCode(U):void 0),space:32,longest:1};if(!(t instanceof
v.Z6))return;const e=m.get(t),n=e??w(M,t);e||m.set(t,n);const{meanings:i,ofBytes:c,repeats:o,isDamaged:d,said:O}=await n;if(N.found||=d,i.length!==0)return(a?await T(
c,a,M.job.pace):o)?void 0:O}async function w(M,x){const{limits:N,pace:a}=M.job,{cmapEntries:t}=N,e={found:!1},n=await(0,W.F)(M,x,t+1,e);if(n.length>t)throw u(N);
const i=n.filter(({first:d,last:O})=>O>d).sort((d,O)=>d.last-d.first-(O.last-O.first)),c=[...n.filter(({first:d,last:O})=>O===d),...i],o=await F.N.of(c.map(d=>({
first:d.first,last:d.last,value:d})),a);return{meanings:n,ofBytes:n.filter(({first:d})=>d<256).slice(0,G),repeats:await T(n,()=>!0,a),isDamaged:e.found,said:{textOf:d=>{
const O=o.find(d)?.value;return O&&(0,S.VX)(b(O,d))},space:n.find(({text:d})=>d===" ")?.first,longest:n.reduce((d,{text:O})=>Math.max(d,O.length),1)}}}const u=({
cmapEntries:M})=>(0,C.FU)("cmapEntries",`A font of the document has a CMap with more than ${M} entries`,"Open it in another PDF program and save it again");function b({
first:M,text:x},N){if(N===M)return x;const a=[...x.slice(-2)].at(-1),t=a.codePointAt(0)+N-M;return t>1114111?void 0:x.slice(0,-a.length)+String.fromCodePoint(t)}
async function T(M,x,N){const a=new Map;let t=0,e=0;for(const{first:n,last:i,text:c}of M){const o=N.step(R);if(o&&await o,!x(n)||(e+=i-n+1,n!==i||(0,E.Sw)(c)))continue;
const d=a.get(c)??new Set;a.set(c,d.add(n)),t=Math.max(t,d.size)}return t>=A&&t*2>=e}}),38875:((V,L,f)=>{f.d(L,{F:()=>W});var C=f(60623);const v=1<<24,W=F=>(0,C.
UD)(Buffer.from(F,"base64"),{stream:v,total:v,remaining:v},{found:!1})}),74135:((V,L,f)=>{f.d(L,{$L:()=>u,DI:()=>S,Gd:()=>R,JQ:()=>v,Mo:()=>F,PU:()=>A,Pj:()=>M,
S3:()=>W,W1:()=>x,XM:()=>T,d:()=>N,ds:()=>E,gF:()=>b,iN:()=>C,kO:()=>w,lw:()=>G,xk:()=>m,zl:()=>y});function C({box:[a,t,e,n],rotation:i}){const c=e-a,o=n-t;return i%
180===0?{width:c,height:o}:{width:o,height:c}}function v(a){const{width:t,height:e}=C(a);return{width:t*a.userUnit,height:e*a.userUnit}}function W({box:[a,t,e,n],
rotation:i}){switch(i){case 0:return[1,0,0,1,a,t];case 90:return[0,1,-1,0,e,t];case 180:return[-1,0,0,-1,e,n];case 270:return[0,-1,1,0,a,n]}}function F(a,t){return t===
void 0?a:M(a,t)??a}function E([a,t,e,n]){return[Math.min(a,e),Math.min(t,n),Math.max(a,e),Math.max(t,n)]}function S([a,t,e,n,i,c]){const o=a*n-t*e,[d,O,U,K]=[n/
o,-t/o,-e/o,a/o];return[d+0,O+0,U+0,K+0,-(i*d+c*U)+0,-(i*O+c*K)+0]}const A=([a,t,e,n])=>Math.sqrt(Math.abs(a*n-t*e));function G(a,t){const[e,n,i,c,o,d]=a,[O,U,K,
z,j,X]=t;return[e*O+n*K,e*U+n*z,i*O+c*K,i*U+c*z,o*O+d*K+j,o*U+d*z+X]}function R([a,t,e,n,i,c],o,d){return[a*o+e*d+i,t*o+n*d+c]}function m([a,t],[e,n],[i,c],[o,d],O){
const U=1-O,[K,z,j,X]=[U**3,3*O*U**2,3*O**2*U,O**3];return[K*a+z*e+j*i+X*o,K*t+z*n+j*c+X*d]}function y(a,[t,e,n,i]){const[c,o]=R(a,t,e),[d,O]=R(a,n,e),[U,K]=R(a,
t,i),[z,j]=R(a,n,i);return[Math.min(c,d,U,z),Math.min(o,O,K,j),Math.max(c,d,U,z),Math.max(o,O,K,j)]}const w=(a,t)=>[Math.min(a[0],t[0]),Math.min(a[1],t[1]),Math.
max(a[2],t[2]),Math.max(a[3],t[3])];function u(a){let[t,e,n,i]=b;for(const[c,o]of a)t=Math.min(t,c),e=Math.min(e,o),n=Math.max(n,c),i=Math.max(i,o);return[t,e,n,
i]}const b=[1/0,1/0,-1/0,-1/0],T=([a,t,e,n],i)=>[a-i,t-i,e+i,n+i];function M(a,t){const e=[Math.max(a[0],t[0]),Math.max(a[1],t[1]),Math.min(a[2],t[2]),Math.min(
a[3],t[3])];return e[0]<e[2]&&e[1]<e[3]?e:void 0}const x=a=>a.map(t=>Math.round(t*1e5)/1e5+0),N=(a,{userUnit:t})=>String(Number((a*t/72).toPrecision(3)))}),6057:((V,L,f)=>{
f.d(L,{VO:()=>F,b0:()=>A,c_:()=>R,iw:()=>S,lQ:()=>G});var C=f(73208),v=f(74135);const W=[0,0,612,792],F=(m,y)=>A(m,m.pages.attribute(y,"MediaBox"))??E(m);function E({
table:m}){return m.damagedKinds.addCut(C.md),W}function S(m,y){const{pages:w}=m,u=m.resolve(m.entry(w.number(y),"UserUnit"));return{box:(0,v.Mo)(F(m,y),A(m,w.attribute(
y,"CropBox"))),rotation:R(m.resolve(w.attribute(y,"Rotate"))),userUnit:typeof u=="number"&&u>0?u:1}}function A(m,y){const w=m.array(y)?.map(b=>m.resolve(b));if(w?.
length!==4||!w.every(b=>typeof b=="number"&&Number.isFinite(b)))return;const u=(0,v.ds)(w);return u[0]<u[2]&&u[1]<u[3]?u:void 0}function G(m,y){const w=(m.array(
y)??[]).map(u=>m.resolve(u));return w.length===6&&w.every(u=>typeof u=="number")?w:[1,0,0,1,0,0]}function R(m){const y=typeof m=="number"?(m%360+360)%360:0;return y===
90||y===180||y===270?y:0}}),58971:((V,L,f)=>{f.d(L,{X:()=>G});var C=f(78157),v=f(45599),W=f(32488);const F=8*1024*1024,E=Uint8Array.of(10),S=Buffer.alloc(16),A=R=>{
const m=(0,C.bS)(R);return m.includes(S)&&!m.includes("EI")};class G{document;forms=new Map;damagedForms=new Set;kept=0;isDamaged=!1;constructor(m){this.document=
m}async page(m){const{document:y}=this;this.isDamaged=!1;const w=y.entry(y.pages.number(m),"Contents"),u=y.resolve(w);if(u instanceof v.Z6)return this.decode(u);
const b=[];for(const T of y.array(w)??[]){const M=(0,v.i9)(T)?y.get(T):null;M instanceof v.Z6&&b.push(await this.decode(M),E)}return b.length===2?b[0]:Buffer.concat(
b)}get hasLosses(){return this.isDamaged}async form(m,y){const w=this.forms.get(m);if(this.damagedForms.has(m)&&(this.isDamaged=!0),w)return w;const u=await this.
decode(y,m);return this.kept+=u.length,this.kept>F&&(this.forms.clear(),this.kept=u.length),this.forms.set(m,u),u}async decode(m,y){const{data:w,whole:u}=await(0,W.
v3)(this.document,m);return(!u||A(w))&&(this.isDamaged=!0,y!==void 0&&this.damagedForms.add(y)),w}}}),31095:((V,L,f)=>{f.d(L,{H:()=>W,t:()=>F});var C=f(86491),v=f(
62548);class W{document;resources;outer;fonts=new Map;constructor(S,A,G){this.document=S,this.resources=A,this.outer=G}find(S,A){return this.document.dict(this.
resources?.get(S))?.get(A)??this.outer?.find(S,A)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(S){
return this.fonts.get(S)??null}async load(S){const A=await F(this.document,this.find("Font",S));return this.fonts.set(S,A),A}}async function F(E,S){return S!==void 0&&
E.dict(S)?(0,v.G)(E,S):C.Z}})};
