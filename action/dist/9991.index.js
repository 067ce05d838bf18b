"use strict";exports.id=9991,exports.ids=[9991],exports.modules={64019:(($,R,i)=>{i.d(R,{dK:()=>B,wR:()=>D,hs:()=>T});var m=i(45599),L=i(74135),P=i(6057);function w(u,b,x,y){
const f=(0,P.b0)(u,b.get("Rect")),E=u.get(x);if(!f||!(E instanceof m.Z6))return;const o=(0,P.b0)(u,E.dict.get("BBox"));if(!o)return;const[e,t,s,a]=(0,L.zl)((0,P.
lQ)(u,E.dict.get("Matrix")),o);if(!(s>e)||!(a>t))return;const c=(f[2]-f[0])/(s-e),d=(f[3]-f[1])/(a-t),O=[c,0,0,d,f[0]-e*c,f[1]-t*d];return{form:x,matrix:y===0?O:
U(O,y,f[0],f[3])}}function U([u,b,x,y,f,E],o,e,t){const s=o===180?-1:0,a=o===90?1:o===270?-1:0,c=(W,k)=>[s*W-a*k,a*W+s*k],[d,O]=c(f-e,E-t);return[...c(u,b),...c(
x,y),d+e,O+t]}const S=2,v=16,M=32;function N(u,b){const x=u.resolve(b.get("F"));return typeof x=="number"?x:0}const B=(u,b)=>(N(u,b)&(S|M))!==0;function T(u,b,x,y){
return w(u,b,x,N(u,b)&v?y:0)}function D(u,b){const x=u.dict(b.get("AP"))?.get("N"),y=u.resolve(x);if(y instanceof m.Z6)return(0,m.i9)(x)?x:void 0;if(!(y instanceof
m.Bi))return;const f=u.resolve(b.get("AS")),E=f instanceof m.SX?y.get(f.text):void 0;return(0,m.i9)(E)&&u.resolve(E)instanceof m.Z6?E:void 0}}),13779:(($,R,i)=>{
i.d(R,{iw:()=>x,eu:()=>y,g:()=>f});var m=i(38875);const L=["utf32","utf16","utf8"];function P(o,e){if(o==="utf32"||o==="utf16"&&e<65536)return e;const t=String.
fromCodePoint(e);if(o==="utf16")return t.charCodeAt(0)*65536+t.charCodeAt(1);let s=0;for(const a of Buffer.from(t))s=s*256+a;return s}function w(o,e,t){if(o==="\
utf32")return e<=1114111?String.fromCodePoint(e):void 0;const s=Buffer.alloc(t);s.writeUIntBE(e,0,t);const a=o==="utf8"?s.toString("utf8"):t%2===0?s.swap16().toString(
"utf16le"):void 0;return a?.includes("�")?void 0:a}const U=100;class S{maps=new Map;order=[];texts;constructor(e){const t=new B((0,m.F)(e));this.texts=M(t);for(let s=t.
number();s>0;s--){const a=t.text(),c=t.number()===1,d=Array.from({length:t.number()},()=>({length:t.number(),low:t.number(),high:t.number()})),O=t.number();this.
maps.set(a,{vertical:c,spaces:d,base:O,form:L[t.number()],runs:N(t)}),this.order.push(a)}}textOf(e){return this.texts[e]||void 0}map(e){return this.maps.get(e)}get names(){
return this.order}async cidsOf(e,t){const{base:s,form:a,runs:c}=this.maps.get(e),d=await v(await this.baseOf(s,t),a,t);for(let O=0;O<c.length;O+=3){const[W,k,H]=[
c[O],c[O+1],c[O+2]];for(let G=0;G<k;G++)H===0?d.delete(W+G):d.set(W+G,H+G);const V=t.step(U*k);V&&await V}return d}async baseOf(e,t){if(e>=2)return this.cidsOf(
this.order[e-2],t);const s=new Map;if(e===0)return s;for(const[a,c]of this.texts.entries()){const d=c.codePointAt(0)??0;d>0&&c.length===(d>65535?2:1)&&!s.has(d)&&
s.set(d,a);const O=t.step(U);O&&await O}return s}}async function v(o,e,t){if(e==="utf32")return o;const s=new Map;for(const[a,c]of o){s.set(P(e,a),c);const d=t.
step(U);d&&await d}return s}function M(o){const e=new Array(o.number());let t=0;for(let s=0;s<e.length;s++)t+=o.signed(),e[s]=t===0?"":String.fromCodePoint(t);for(let s=o.
number();s>0;s--){const a=o.number();e[a]=o.text()}return e}function N(o){const e=o.number(),t=new Uint32Array(e*3);for(let c=0;c<t.length;c+=3)t[c]=o.number();
for(let c=1;c<t.length;c+=3)t[c]=o.number();let s=0,a=0;for(let c=0;c<t.length;c+=3){const d=t[c+1],O=t[c]=t[c]+s,W=t[c+2]=a+o.signed();s=O+d,a=W===0?0:W+d}return t}
class B{bytes;at=0;constructor(e){this.bytes=e}number(){let e=0;for(let t=1;;t*=128){const s=this.bytes[this.at++];if(s<128)return e+s*t;e+=(s-128)*t}}signed(){
const e=this.number();return e%2===1?-(e+1)/2:e/2}text(){const e=this.number();return this.at+=e,Buffer.from(this.bytes.subarray(this.at-e,this.at)).toString("u\
tf8")}}const T={GB1:()=>i.e(6477).then(i.bind(i,6477)),CNS1:()=>i.e(3860).then(i.bind(i,63860)),Japan1:()=>i.e(474).then(i.bind(i,20474)),Korea1:()=>i.e(4244).then(
i.bind(i,44244))},D=Object.keys(T),u=new Map,b=new Map;function x(o){const e=D.find(s=>s===o);if(e===void 0)return;let t=u.get(e);return t||u.set(e,t=T[e]().then(
({packed:s})=>new S(s))),t}function y(o){return/^(?:UniGB|GB)/.test(o)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(o)?"CNS1":/^(?:UniKS|KSC)/.test(o)?"Korea1":"Japan1"}
async function f(o,e){const t=await x(y(o)),s=t?.map(o);if(!t||!s)return;let a=b.get(o);if(!a){const c=E(o),d=c&&((O,W)=>w(c,O,W));a=t.cidsOf(o,e).then(O=>({vertical:s.
vertical,spaces:s.spaces,cids:O,textOf:d})),b.set(o,a),a.catch(()=>b.delete(o))}return a}function E(o){const[,e]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(
o)??[];return e==="UTF8"?"utf8":e==="UTF32"?"utf32":e===void 0?void 0:"utf16"}}),55437:(($,R,i)=>{i.d(R,{x:()=>u});var m=i(45599),L=i(39905),P=i(69864),w=i(13779);
const U=e=>({vertical:e,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:t=>t}),S=1e3;function v(e){if(new Set(e.map(({length:a})=>a)).size<=1){const a=e[0]?.
length??2;return()=>a}const s=new M(e,0,N(e));return(a,c)=>{let d=s;for(let O=0;d.length===void 0;O++)d=d.after(a[c+O]??-1);return d.length}}class M{spaces;index;shortest;length;next=new Map;constructor(t,s,a){
this.spaces=t,this.index=s,this.shortest=a;const c=t.find(({length:d})=>d===s);this.length=c?.length??(t.length===0?a:void 0)}after(t){let s=this.next.get(t);if(s)
return s;const a=this.spaces.filter(d=>B(d,this.index,t)),c=this.index>0||a.length===0?this.shortest:N(a);return this.next.set(t,s=new M(a,this.index+1,c)),s}}const N=e=>e.
reduce((t,{length:s})=>Math.min(t,s),4);function B({length:e,low:t,high:s},a,c){const d=2**(8*(e-1-a));return c>=Math.floor(t/d)%256&&c<=Math.floor(s/d)%256}var T=i(
12202);const D=8,u=(e,t,s)=>b(e,t,s,0);async function b(e,t,s,a){const c=e.resolve(t);if(c instanceof m.Z6&&a<D)return y(e,c,s,a);const d=c instanceof m.SX?c.text:
"",O=d.startsWith("Identity")?void 0:await(0,w.g)(d,e.job.pace);if(!O)return U(d==="Identity-V"||d.endsWith("-V"));const{vertical:W,spaces:k,cids:H,textOf:V}=O,
G={vertical:W,spaces:k,lengthAt:v(k),cidOf:q=>H.get(q)??0};return V?{...G,textOf:V}:G}const x=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function y(e,t,s,a){const{cmapEntries:c}=e.job.limits,d=new E;if(await(0,L.H)(e,t,x,s,(Q,Y)=>d.read(Q,Y)<=c),d.size>c)throw(0,T.q)(e.job.limits);const O=t.
dict.get("UseCMap")??(d.used===void 0?void 0:new m.SX(d.used)),W=O===void 0?void 0:await b(e,O,s,a+1),k=await P.N.of(d.ranges,e.job.pace),H=d.spaces.length>0?d.
spaces:W?.spaces??[];if(H.length>S)throw(0,T.q)(e.job.limits);const V=e.resolve(t.dict.get("WMode"))??d.mode,G=d.ranges.length===0?W?.textOf:void 0,q={vertical:V===
void 0?W?.vertical??!1:V===1,spaces:H,lengthAt:v(H),cidOf:(Q,Y)=>{const tt=k.find(f(Q,Y));return tt?tt.value+f(Q,Y)-tt.first:W?.cidOf(Q,Y)??0}};return G?{...q,textOf:G}:
q}const f=(e,t)=>t*2**32+e;class E{spaces=[];known=new Set;ranges=[];mode;used;section="";name="";operands=[];get size(){return this.spaces.length+this.ranges.length}read(t,s){
return s!==void 0?this.operand(parseInt(s,16),s.length/2):t.startsWith("begin")?this.begin(t.slice(5)):t.startsWith("end")?this.begin(""):t==="usecmap"?this.used=
this.name:t.startsWith("/")?this.name=t.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(t),""]:this.operand(Number(t),0),this.size}begin(t){this.section=
t,this.operands=[]}space(t){const s=`${t.length} ${t.low} ${t.high}`;this.known.has(s)||(this.known.add(s),this.spaces.push(t))}operand(t,s){const{operands:a,section:c}=this;
if(c===""||(a.push({number:t,length:s}),a.length<(c==="cidrange"?3:2)))return;const[d,O]=[a[0],c==="cidchar"?a[0]:a[1]];this.operands=[],!(!o(d)||!o(O)||d.length!==
O.length||d.number>O.number)&&(c==="codespacerange"?this.space({length:d.length,low:d.number,high:O.number}):this.ranges.push({first:f(d.number,d.length),last:f(
O.number,d.length),value:t}))}}const o=({number:e,length:t})=>Number.isInteger(t)&&t>=1&&t<=4&&Number.isInteger(e)}),16747:(($,R,i)=>{i.d(R,{I$:()=>x,VX:()=>y,Pb:()=>M,
iI:()=>v,Le:()=>D});var m=i(30201),L=i(38875);async function P(){const{packed:f}=await i.e(5300).then(i.bind(i,65300));return new Map(Buffer.from((0,L.F)(f)).toString(
"latin1").split(" ").map(E=>{const[o,e]=E.split(":");return[o,parseInt(e,16)]}))}const w="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae\
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
fl:fb04 longst:fb05 st:fb06",U=new Map(w.split(" ").map(f=>{const[E,o]=f.split(":");return[E,parseInt(o,16)]}));let S;async function v(f){if(!S){for(const E of f)
if(D(E)===void 0){await M();return}}}async function M(){S??=await P()}const N=127,B=/(?:big|Big|bigg|Bigg|text|display)$/,T=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;
function D(f){if(f.length>N)return;const E=f.indexOf("."),o=E<0?f:f.slice(0,E);if(o==="")return f===".notdef"?"":void 0;const e=u(o);if(e!==void 0||!o.includes(
"_"))return e;let t="";for(const s of o.split("_")){const a=u(s);if(a===void 0)return;t+=a}return t}function u(f){const E=(0,m.u)(f)??U.get(f)??S?.get(f);if(E!==
void 0)return y(String.fromCodePoint(E));const o=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(f)?.[1];if(o!==void 0)return y(Buffer.from(o,"hex").swap16().toString("utf16l\
e"));const e=f.replace(B,"");if(e!==f&&e!=="")return u(e);const[,t,s]=T.exec(f)??[];if(t===void 0)return;const a=u(t);return s==="small"?a?.toLowerCase():a}const b=/[\0\ufffd\p{Co}\p{Cs}]/u,
x=f=>f!==""&&!b.test(f),y=f=>f!==void 0&&x(f)?f:void 0}),62743:(($,R,i)=>{i.d(R,{m:()=>m});const m="�"}),86491:(($,R,i)=>{i.d(R,{Z:()=>B});var m=i(45599),L=i(
16456),P=i(9865),w=i(62743);const U=.5,S=(0,P.vp)("Times-Roman"),v=Array.from({length:256},(T,D)=>{const u=L.W[D-32]??"\0",b=u!=="\0",x=b?S(u.codePointAt(0)):void 0;
return{code:D,cid:D,text:b?u:w.m,width:x===void 0?U:x/1e3,isSpace:D===32,vertical:void 0}}),M=v.map(T=>({...T,text:w.m}));function N(T){const D=Array.from(T,b=>v[b]);
return 2*D.filter(({text:b})=>b===w.m).length>=D.length?D.map(({code:b})=>M[b]):D}const B={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,dictionary:new m.
Bi,isDamaged:!1,vertical:!1,space:v[32].width,type3:void 0,longest:1,partEnd:(T,D,u)=>Math.min(D+u,T.length),glyphs:N}}),57373:(($,R,i)=>{i.d(R,{G:()=>ft});var m=i(
45599),L=i(32488),P=i(18271),w=i(49454),U=i(13779),S=i(62341),v=i(55437);const M=1,N=64,B=1<<18,T=600,D=.75,u=-.25;function b(l,n){const r=(0,w.nb)(l,n),g=K=>{const z=l.
resolve(r?.get(K));return typeof z=="number"?z:0},p=(0,w.FG)(l,n.get("BaseFont"))||(0,w.FG)(l,r?.get("FontName")),{name:h}=(0,w.VJ)((0,w.MH)(p)),F=g("Flags"),C=g(
"Ascent")/1e3,A=-Math.abs(g("Descent"))/1e3;return{name:h,bold:(F&B)!==0||g("FontWeight")>=T||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(h),italic:(F&N)!==0||
g("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.test(h),fixedPitch:(F&M)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.test(h),ascent:C>=.3&&
C<=1.5?C:D,descent:A<=-.05&&A>=-.7?A:u}}var x=i(62743),y=i(16747),f=i(12202);async function E(l,n){const r=b(l,n),g=(0,w.hL)(l,n)??new m.Bi,p={found:!1},h=await(0,v.
x)(l,n.get("Encoding"),p),F=await(0,S.oo)(l,g),C=h.vertical?await(0,S.KG)(l,g):void 0,A=await(0,f.A)(l,n,p,()=>!0)??await o(l,n,g,p),K=new a(l,n,g,p),z=await(0,U.
iw)(e(l,g,n));!A&&!z&&await(0,y.Pb)();const J=s(h,(Z,I)=>{const j=h.cidOf(Z,I),X=A?.textOf(Z)??(0,y.VX)(h.textOf?.(Z,I))??z?.textOf(j)??K.textOf(j),nt=F(j);return{
code:Z,cid:j,text:X,width:nt/1e3,isSpace:I===1&&Z===32,vertical:C&&t(C(j,nt))}}),_=A?.space!==void 0?F(h.cidOf(A.space,2))/1e3:void 0;return{...r,dictionary:n,get isDamaged(){
return p.found},vertical:h.vertical,space:_!==void 0&&_>0?_:void 0,type3:void 0,longest:A?.longest??1,glyphs:J,partEnd:(Z,I,j)=>{let X=I;for(let nt=0;nt<j&&X<Z.
length;nt++)X+=h.lengthAt(Z,X);return Math.min(X,Z.length)}}}async function o(l,n,r,g){const p=l.resolve(n.get("ToUnicode"));if(!(p instanceof m.Z6)||!(l.resolve(
r.get("CIDToGIDMap"))instanceof m.Z6))return;const h=await(0,v.x)(l,p,g),F=C=>C>0&&C<65536&&h.cidOf(C,2)===C;if(F(32))return{textOf:C=>(0,y.VX)(F(C)?String.fromCharCode(
C):void 0),space:32,longest:1}}function e(l,n,r){const g=l.resolve(l.dict(n.get("CIDSystemInfo"))?.get("Ordering")),p=g instanceof m.Mx?Buffer.from(g.bytes).toString(
"latin1"):"",h=(0,w.FG)(l,r.get("Encoding"));return p!==""||h===""||h.startsWith("Identity")?p:(0,U.eu)(h)}const t=({advance:l,x:n,y:r})=>({advance:l/1e3,x:n/1e3,
y:r/1e3});function s(l,n){const r=Array.from({length:5},()=>new Map);return g=>{const p=[];for(let h=0;h<g.length;){const F=l.lengthAt(g,h);if(h+F>g.length)break;
let C=0;for(const z=h+F;h<z;h++)C=C*256+g[h];const A=r[F];let K=A.get(C);K||A.set(C,K=n(C,F)),p.push(K)}return p}}class a{document;font;descendant;damage;program;isRead=!1;toGlyph;constructor(n,r,g,p){
this.document=n,this.font=r,this.descendant=g,this.damage=p}textOf(n){if(n===0)return"";const r=this.read();if(typeof r!="object")return x.m;const g=this.toGlyph?
(this.toGlyph[n*2]??0)<<8|(this.toGlyph[n*2+1]??0):r.glyphOfCid(n),p=r.pointOf(g);if(p>0&&(0,y.I$)(String.fromCodePoint(p)))return String.fromCodePoint(p);const h=(0,y.
Le)(r.nameOf(g));return h||(r.kind==="truetype"&&!r.isDrawn(g)?"":x.m)}read(){if(this.isRead)return this.program;this.isRead=!0;const{damage:n,document:r}=this;
this.program=(0,P.oQ)(r,this.font,n);const g=r.resolve(this.descendant.get("CIDToGIDMap")),p=g instanceof m.Z6?(0,L.L)(r,g):void 0;return n.found||=p?.whole===!1,
this.toGlyph=p?.data,this.program}}const c=new Set(["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),d=7716,O=814,W=32,k=127-W,H=500;function V(l,n){if((0,w.
FG)(l,n.get("Subtype"))!=="TrueType"||n.has("ToUnicode"))return;const r=(0,w.FG)(l,n.get("BaseFont"));if(!c.has(Buffer.from(r.slice(0,4),"latin1").toString("hex"))||
(0,P.nq)(l,n))return;const g=l.array(n.get("Widths"))??[],p=l.resolve(n.get("FirstChar")),h=W-(typeof p=="number"?p:0),[F,...C]=Array.from({length:k},(K,z)=>g[h+
z]??H),A=(0,m.jd)({Subtype:new m.SX("CIDFontType2"),BaseFont:n.get("BaseFont"),CIDSystemInfo:(0,m.jd)({Registry:new m.Mx(Buffer.from("Adobe")),Ordering:new m.Mx(
Buffer.from("GB1"))}),FontDescriptor:n.get("FontDescriptor"),W:[d,[F],O,C]});return(0,m.jd)({Subtype:new m.SX("Type0"),BaseFont:n.get("BaseFont"),Encoding:new m.
SX("GBK-EUC-H"),DescendantFonts:[A]})}var G=i(16456),q=i(9865),Q=i(47628);const Y="space exclam universal numbersign existential percent ampersand suchthat pare\
nleft parenright asteriskmath plus comma minus period slash zero one two three four five six seven eight nine colon semicolon less equal greater question congru\
ent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft theref\
ore bracketright perpendicular underscore radicalex alpha beta chi delta epsilon phi gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau upsil\
on omega1 omega xi psi zeta braceleft bar braceright similar .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .no\
tdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .no\
tdef Euro Upsilon1 minute lessequal fraction infinity florin club diamond heart spade arrowboth arrowleft arrowup arrowright arrowdown degree plusminus second g\
reaterequal multiply proportional partialdiff bullet divide notequal equivalence approxequal ellipsis arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rfr\
aktur weierstrass circlemultiply circleplus emptyset intersection union propersuperset reflexsuperset notsubset propersubset reflexsubset element notelement ang\
le gradient registerserif copyrightserif trademarkserif product radical dotmath logicalnot logicaland logicalor arrowdblboth arrowdblleft arrowdblup arrowdblrig\
ht arrowdbldown lozenge angleleft registersans copyrightsans trademarksans summation parenlefttp parenleftex parenleftbt bracketlefttp bracketleftex bracketleft\
bt bracelefttp braceleftmid braceleftbt braceex .notdef angleright integral integraltp integralex integralbt parenrighttp parenrightex parenrightbt bracketright\
tp bracketrightex bracketrightbt bracerighttp bracerightmid bracerightbt .notdef".split(" "),tt="space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a1\
6 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a\
51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .n\
otdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a95 a96 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef \
.notdef .notdef .notdef .notdef .notdef .notdef .notdef a101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129\
 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a141 a142 a143 a144 a145 a146 a147 a148 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161\
 a163 a164 a196 a165 a192 a166 a167 a168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 a\
185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef".split(" ");function at(l,n){if((0,w.FG)(l,n.get("Subtype"))!=="Type3")return;const r=l.array(n.get("Fo\
ntMatrix"))?.map(h=>l.resolve(h)),g=r?.length===6&&r.every(h=>typeof h=="number"),{differences:p}=(0,G.yD)(l,n);return{matrix:g?r:[.001,0,0,.001,0,0],procedures:l.
dict(n.get("CharProcs")),resources:n.get("Resources"),procedureOf:h=>p?.get(h)}}async function rt(l,n){const r=b(l,n),g=(0,w.nb)(l,n),p=at(l,n),h=(0,q.vp)(r.name),
F=(0,S.FF)(l,n,g,h),C=p?Math.abs(p.matrix[0]):1/1e3,A={found:!1},K=await(0,f.A)(l,n,A,I=>I<256&&F(I,0)>0),z=new ct(l,n,r.name,A);await(0,y.iI)(z.glyphNames());const et=new Array(
256).fill(void 0),J=I=>{const j=K?.textOf(I)??z.textOf(I),X=j.length>0&&j!==x.m?j.codePointAt(0):z.pointOf(I);return et[I]={code:I,cid:I,text:j,width:F(I,X)*C,isSpace:I===
32,vertical:void 0}},_=I=>et[I]??J(I),Z=_(K?.space!==void 0&&K.space<256?K.space:32);return{...r,dictionary:n,get isDamaged(){return A.found},vertical:!1,space:Z.
text===" "&&Z.width>0?Z.width:void 0,type3:p,longest:K?.longest??1,partEnd:(I,j,X)=>Math.min(j+X,I.length),glyphs:I=>{const j=new Array(I.length);for(let X=0;X<
I.length;X++)j[X]=_(I[X]);return j}}}const it=(l,n)=>n===".notdef"||/^[A-Za-z][0-9A-Fa-f]{2}$/.test(n)&&Number.parseInt(n.slice(1),16)===l,ot=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;
class ct{document;font;damage;differences;characters;names;read;procedures;areNamesCodes;isSigns;isDingbats;constructor(n,r,g,p){this.document=n,this.font=r,this.
damage=p;const{base:h,differences:F}=(0,G.yD)(n,r),C=(0,w.FG)(n,r.get("Subtype"));this.differences=F,this.isSigns=ot.test(g),this.isDingbats=/dingbats/i.test(g),
this.procedures=C==="Type3"?n.dict(r.get("CharProcs")):void 0;const A=C==="TrueType",K=h===void 0&&!A?this.program:void 0,z=typeof K=="object"?K.encoding:void 0,
et=(0,G.pE)(n,(0,w.nb)(n,r),r);if(h!==void 0)[this.characters,this.names]=[h,()=>{}];else if(z)[this.characters,this.names]=["",J=>z.get(J)];else if(/^Symbol/.test(
g))[this.characters,this.names]=["",J=>Y[J-32]];else if(this.isDingbats)[this.characters,this.names]=[Q.l,()=>{}];else{const J=this.isSigns||C==="Type3"||et&&A&&
(0,P.nq)(n,r);[this.characters,this.names]=[J?"":A?G.NF:G.W,()=>{}]}}get program(){return this.read??={program:(0,P.oQ)(this.document,this.font,this.damage)},this.
read.program}*glyphNames(){this.differences&&(yield*this.differences.values());for(let n=0;n<256;n++)yield this.names(n)??".notdef"}textOf(n){const r=this.differences?.
get(n)??this.names(n);return r===void 0?this.characterOf(n)??this.textByProgram(n):this.textOfName(r)??this.textByCode(n,r)??this.textByProgramOf(r)}pointOf(n){
return this.characters.charCodeAt(n-32)||0}characterOf(n){const r=this.characters[n-32];if(!(r===void 0||r==="\0"||!(0,y.I$)(r)))return this.characters===G.NF&&
n===173?"-":r}textOfName(n){const r=this.isDingbats?tt.indexOf(n):-1;return r>=0?Q.l[r]:(0,y.Le)(n)}textByCode(n,r){if(!(!this.procedures?.has(r)||n<32||n>126))
return this.areNamesCodes??=[...this.differences??[]].every(([g,p])=>it(g,p)),this.areNamesCodes?String.fromCharCode(n):void 0}textByProgramOf(n){const{program:r,
procedures:g}=this;if(g&&!g.has(n))return"";if(typeof r!="object")return x.m;const p=r.glyphOf(n),h=r.pointOf(p);return h>0&&(0,y.I$)(String.fromCodePoint(h))?String.
fromCodePoint(h):x.m}textByProgram(n){const{program:r}=this;if(typeof r!="object"||r.kind!=="truetype")return r===void 0&&this.isSigns&&n>32?x.m:"";const g=r.codes===
void 0?r.unicode(n):0,p=r.code(n)||g;if(p===0)return"";const h=r.pointOf(p);if(h>0&&(0,y.I$)(String.fromCodePoint(h)))return String.fromCodePoint(h);const F=(0,y.
Le)(r.nameOf(p));if(F)return F;const A=(this.isSigns?"":r.codes==="macintosh"?G.yh:G.NF)[n-32];return A!==void 0&&(0,y.I$)(A)?A:r.isDrawn(p)?x.m:""}}const st=new WeakMap;
function ft(l,n){let r=st.get(l);r||st.set(l,r=new Map);const g=(0,m.i9)(n)?n.number:n;let p=r.get(g);return p||r.set(g,p=dt(l,l.dict(n)??new m.Bi)),p}function dt(l,n){
const r=(0,m.Eo)(l.resolve(n.get("Subtype")),"Type0")?n:V(l,n);return r?E(l,r):rt(l,n)}}),12202:(($,R,i)=>{i.d(R,{A:()=>N,q:()=>B});var m=i(42973),L=i(45599),P=i(
39905),w=i(69864),U=i(47707),S=i(16747);const v=3,M=200;async function N(u,b,x,y){const f=u.resolve(b.get("ToUnicode"));if(f instanceof L.SX&&f.text.startsWith(
"Identity"))return{textOf:a=>(0,S.VX)(a<65536?String.fromCharCode(a):void 0),space:32,longest:1};const{cmapEntries:E}=u.job.limits,o=await(0,P.F)(u,f,E+1,x);if(o.
length>E)throw B(u.job.limits);if(o.length===0||await D(o,y,u.job.pace))return;const e=o.filter(({first:a,last:c})=>c>a).sort((a,c)=>a.last-a.first-(c.last-c.first)),
t=[...o.filter(({first:a,last:c})=>c===a),...e],s=await w.N.of(t.map(a=>({first:a.first,last:a.last,value:a})),u.job.pace);return{textOf:a=>{const c=s.find(a)?.
value;return c&&(0,S.VX)(T(c,a))},space:o.find(({text:a})=>a===" ")?.first,longest:o.reduce((a,{text:c})=>Math.max(a,c.length),1)}}const B=({cmapEntries:u})=>(0,m.
F)("cmapEntries",`A font of the document has a CMap with more than ${u} entries`,"Open it in another PDF program and save it again");function T({first:u,text:b},x){
if(x===u)return b;const y=[...b.slice(-2)].at(-1),f=y.codePointAt(0)+x-u;return f>1114111?void 0:b.slice(0,-y.length)+String.fromCodePoint(f)}async function D(u,b,x){
const y=new Map;let f=0,E=0;for(const{first:o,last:e,text:t}of u){const s=x.step(M);if(s&&await s,!b(o)||(E+=e-o+1,o!==e||(0,U.Sw)(t)))continue;const a=y.get(t)??
new Set;y.set(t,a.add(o)),f=Math.max(f,a.size)}return f>=v&&f*2>=E}}),38875:(($,R,i)=>{i.d(R,{F:()=>P});var m=i(60623);const L=1<<24,P=w=>(0,m.UD)(Buffer.from(w,
"base64"),{stream:L,total:L,remaining:L},{found:!1})}),58971:(($,R,i)=>{i.d(R,{X:()=>U});var m=i(45599),L=i(32488);const P=8*1024*1024,w=Uint8Array.of(10);class U{document;forms=new Map;damagedForms=new Set;kept=0;isDamaged=!1;constructor(v){
this.document=v}async page(v){const{document:M}=this;this.isDamaged=!1;const N=M.entry(M.pages.number(v),"Contents"),B=M.resolve(N);if(B instanceof m.Z6)return this.
decode(B);const T=[];for(const D of M.array(N)??[]){const u=(0,m.i9)(D)?M.get(D):null;u instanceof m.Z6&&T.push(await this.decode(u),w)}return T.length===2?T[0]:
Buffer.concat(T)}get hasLosses(){return this.isDamaged}async form(v,M){const N=this.forms.get(v);if(this.damagedForms.has(v)&&(this.isDamaged=!0),N)return N;const B=await this.
decode(M,v);return this.kept+=B.length,this.kept>P&&(this.forms.clear(),this.kept=B.length),this.forms.set(v,B),B}async decode(v,M){const{data:N,whole:B}=await(0,L.
v)(this.document,v);return B||(this.isDamaged=!0,M!==void 0&&this.damagedForms.add(M)),N}}}),31095:(($,R,i)=>{i.d(R,{H:()=>P,t:()=>w});var m=i(86491),L=i(57373);
class P{document;resources;outer;fonts=new Map;constructor(S,v,M){this.document=S,this.resources=v,this.outer=M}find(S,v){return this.document.dict(this.resources?.
get(S))?.get(v)??this.outer?.find(S,v)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(S){return this.
fonts.get(S)??null}async load(S){const v=await w(this.document,this.find("Font",S));return this.fonts.set(S,v),v}}async function w(U,S){return S!==void 0&&U.dict(
S)?(0,L.G)(U,S):m.Z}})};
