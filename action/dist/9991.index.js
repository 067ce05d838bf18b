"use strict";exports.id=9991,exports.ids=[9991],exports.modules={64019:((V,L,f)=>{f.d(L,{dK:()=>b,wR:()=>v,hs:()=>O});var T=f(45599),S=f(74135),W=f(6057);function N(u,y,D,M){
const x=(0,W.b0)(u,y.get("Rect")),p=u.get(D);if(!x||!(p instanceof T.Z6))return;const s=(0,W.b0)(u,p.dict.get("BBox"));if(!s)return;const[t,e,n,i]=(0,S.zl)((0,W.
lQ)(u,p.dict.get("Matrix")),s);if(!(n>t)||!(i>e))return;const o=(x[2]-x[0])/(n-t),c=(x[3]-x[1])/(i-e),l=[o,0,0,c,x[0]-t*o,x[1]-e*c];return{form:D,matrix:M===0?l:
E(l,M,x[0],x[3])}}function E([u,y,D,M,x,p],s,t,e){const n=s===180?-1:0,i=s===90?1:s===270?-1:0,o=(w,U)=>[n*w-i*U,i*w+n*U],[c,l]=o(x-t,p-e);return[...o(u,y),...o(
D,M),c+t,l+e]}const C=2,A=16,G=32;function R(u,y){const D=u.resolve(y.get("F"));return typeof D=="number"?D:0}const b=(u,y)=>(R(u,y)&(C|G))!==0;function O(u,y,D,M){
return N(u,y,D,R(u,y)&A?M:0)}function v(u,y){const D=u.dict(y.get("AP"))?.get("N"),M=u.resolve(D);if(M instanceof T.Z6)return(0,T.i9)(D)?D:void 0;if(!(M instanceof
T.Bi))return;const x=u.resolve(y.get("AS")),p=x instanceof T.SX?M.get(x.text):void 0;return(0,T.i9)(p)&&u.resolve(p)instanceof T.Z6?p:void 0}}),13779:((V,L,f)=>{
f.d(L,{iw:()=>D,eu:()=>M,g:()=>x});var T=f(38875);const S=["utf32","utf16","utf8"];function W(s,t){if(s==="utf32"||s==="utf16"&&t<65536)return t;const e=String.
fromCodePoint(t);if(s==="utf16")return e.charCodeAt(0)*65536+e.charCodeAt(1);let n=0;for(const i of Buffer.from(e))n=n*256+i;return n}function N(s,t,e){if(s==="\
utf32")return t<=1114111?String.fromCodePoint(t):void 0;const n=Buffer.alloc(e);n.writeUIntBE(t,0,e);const i=s==="utf8"?n.toString("utf8"):e%2===0?n.swap16().toString(
"utf16le"):void 0;return i?.includes("�")?void 0:i}const E=100;class C{maps=new Map;order=[];texts;constructor(t){const e=new b((0,T.F)(t));this.texts=G(e);for(let n=e.
number();n>0;n--){const i=e.text(),o=e.number()===1,c=Array.from({length:e.number()},()=>({length:e.number(),low:e.number(),high:e.number()})),l=e.number();this.
maps.set(i,{vertical:o,spaces:c,base:l,form:S[e.number()],runs:R(e)}),this.order.push(i)}}textOf(t){return this.texts[t]||void 0}map(t){return this.maps.get(t)}get names(){
return this.order}async cidsOf(t,e){const{base:n,form:i,runs:o}=this.maps.get(t),c=await A(await this.baseOf(n,e),i,e);for(let l=0;l<o.length;l+=3){const[w,U,K]=[
o[l],o[l+1],o[l+2]];for(let j=0;j<U;j++)K===0?c.delete(w+j):c.set(w+j,K+j);const z=e.step(E*U);z&&await z}return c}async baseOf(t,e){if(t>=2)return this.cidsOf(
this.order[t-2],e);const n=new Map;if(t===0)return n;for(const[i,o]of this.texts.entries()){const c=o.codePointAt(0)??0;c>0&&o.length===(c>65535?2:1)&&!n.has(c)&&
n.set(c,i);const l=e.step(E);l&&await l}return n}}async function A(s,t,e){if(t==="utf32")return s;const n=new Map;for(const[i,o]of s){n.set(W(t,i),o);const c=e.
step(E);c&&await c}return n}function G(s){const t=new Array(s.number());let e=0;for(let n=0;n<t.length;n++)e+=s.signed(),t[n]=e===0?"":String.fromCodePoint(e);for(let n=s.
number();n>0;n--){const i=s.number();t[i]=s.text()}return t}function R(s){const t=s.number(),e=new Uint32Array(t*3);for(let o=0;o<e.length;o+=3)e[o]=s.number();
for(let o=1;o<e.length;o+=3)e[o]=s.number();let n=0,i=0;for(let o=0;o<e.length;o+=3){const c=e[o+1],l=e[o]=e[o]+n,w=e[o+2]=i+s.signed();n=l+c,i=w===0?0:w+c}return e}
class b{bytes;at=0;constructor(t){this.bytes=t}number(){let t=0;for(let e=1;;e*=128){const n=this.bytes[this.at++];if(n<128)return t+n*e;t+=(n-128)*e}}signed(){
const t=this.number();return t%2===1?-(t+1)/2:t/2}text(){const t=this.number();return this.at+=t,Buffer.from(this.bytes.subarray(this.at-t,this.at)).toString("u\
tf8")}}const O={GB1:()=>f.e(6477).then(f.bind(f,6477)),CNS1:()=>f.e(3860).then(f.bind(f,63860)),Japan1:()=>f.e(474).then(f.bind(f,20474)),Korea1:()=>f.e(4244).then(
f.bind(f,44244))},v=Object.keys(O),u=new Map,y=new Map;function D(s){const t=v.find(n=>n===s);if(t===void 0)return;let e=u.get(t);return e||u.set(t,e=O[t]().then(
({packed:n})=>new C(n))),e}function M(s){return/^(?:UniGB|GB)/.test(s)?"GB1":/^(?:UniCNS|CNS|B5|ET|HK)/.test(s)?"CNS1":/^(?:UniKS|KSC)/.test(s)?"Korea1":"Japan1"}
async function x(s,t){const e=await D(M(s)),n=e?.map(s);if(!e||!n)return;let i=y.get(s);if(!i){const o=p(s),c=o&&((l,w)=>N(o,l,w));i=e.cidsOf(s,t).then(l=>({vertical:n.
vertical,spaces:n.spaces,cids:l,textOf:c})),y.set(s,i),i.catch(()=>y.delete(s))}return i}function p(s){const[,t]=/^Uni[A-Za-z0-9]+-(UCS2|UTF16|UTF8|UTF32)-/.exec(
s)??[];return t==="UTF8"?"utf8":t==="UTF32"?"utf32":t===void 0?void 0:"utf16"}}),55437:((V,L,f)=>{f.d(L,{x:()=>u});var T=f(45599),S=f(39905),W=f(69864),N=f(13779);
const E=t=>({vertical:t,spaces:[{length:2,low:0,high:65535}],lengthAt:()=>2,cidOf:e=>e}),C=1e3;function A(t){if(new Set(t.map(({length:i})=>i)).size<=1){const i=t[0]?.
length??2;return()=>i}const n=new G(t,0,R(t));return(i,o)=>{let c=n;for(let l=0;c.length===void 0;l++)c=c.after(i[o+l]??-1);return c.length}}class G{spaces;index;shortest;length;next=new Map;constructor(e,n,i){
this.spaces=e,this.index=n,this.shortest=i;const o=e.find(({length:c})=>c===n);this.length=o?.length??(e.length===0?i:void 0)}after(e){let n=this.next.get(e);if(n)
return n;const i=this.spaces.filter(c=>b(c,this.index,e)),o=this.index>0||i.length===0?this.shortest:R(i);return this.next.set(e,n=new G(i,this.index+1,o)),n}}const R=t=>t.
reduce((e,{length:n})=>Math.min(e,n),4);function b({length:t,low:e,high:n},i,o){const c=2**(8*(t-1-i));return o>=Math.floor(e/c)%256&&o<=Math.floor(n/c)%256}var O=f(
12202);const v=8,u=(t,e,n)=>y(t,e,n,0);async function y(t,e,n,i){const o=t.resolve(e);if(o instanceof T.Z6&&i<v)return M(t,o,n,i);const c=o instanceof T.SX?o.text:
"",l=c.startsWith("Identity")?void 0:await(0,N.g)(c,t.job.pace);if(!l)return E(c==="Identity-V"||c.endsWith("-V"));const{vertical:w,spaces:U,cids:K,textOf:z}=l,
j={vertical:w,spaces:U,lengthAt:A(U),cidOf:X=>K.get(X)??0};return z?{...j,textOf:z}:j}const D=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;
async function M(t,e,n,i){const{cmapEntries:o}=t.job.limits,c=new p;if(await(0,S.H)(t,e,D,n,(J,_)=>c.read(J,_)<=o),c.size>o)throw(0,O.q)(t.job.limits);const l=e.
dict.get("UseCMap")??(c.used===void 0?void 0:new T.SX(c.used)),w=l===void 0?void 0:await y(t,l,n,i+1),U=await W.N.of(c.ranges,t.job.pace),K=c.spaces.length>0?c.
spaces:w?.spaces??[];if(K.length>C)throw(0,O.q)(t.job.limits);const z=t.resolve(e.dict.get("WMode"))??c.mode,j=c.ranges.length===0?w?.textOf:void 0,X={vertical:z===
void 0?w?.vertical??!1:z===1,spaces:K,lengthAt:A(K),cidOf:(J,_)=>{const et=U.find(x(J,_));return et?et.value+x(J,_)-et.first:w?.cidOf(J,_)??0}};return j?{...X,textOf:j}:
X}const x=(t,e)=>e*2**32+t;class p{spaces=[];known=new Set;ranges=[];mode;used;section="";name="";operands=[];get size(){return this.spaces.length+this.ranges.length}read(e,n){
return n!==void 0?this.operand(parseInt(n,16),n.length/2):e.startsWith("begin")?this.begin(e.slice(5)):e.startsWith("end")?this.begin(""):e==="usecmap"?this.used=
this.name:e.startsWith("/")?this.name=e.slice(1):this.name==="WMode"?[this.mode,this.name]=[Number(e),""]:this.operand(Number(e),0),this.size}begin(e){this.section=
e,this.operands=[]}space(e){const n=`${e.length} ${e.low} ${e.high}`;this.known.has(n)||(this.known.add(n),this.spaces.push(e))}operand(e,n){const{operands:i,section:o}=this;
if(o===""||(i.push({number:e,length:n}),i.length<(o==="cidrange"?3:2)))return;const[c,l]=[i[0],o==="cidchar"?i[0]:i[1]];this.operands=[],!(!s(c)||!s(l)||c.length!==
l.length||c.number>l.number)&&(o==="codespacerange"?this.space({length:c.length,low:c.number,high:l.number}):this.ranges.push({first:x(c.number,c.length),last:x(
l.number,c.length),value:e}))}}const s=({number:t,length:e})=>Number.isInteger(e)&&e>=1&&e<=4&&Number.isInteger(t)}),16747:((V,L,f)=>{f.d(L,{I$:()=>M,VX:()=>x,Pb:()=>G,
iI:()=>A,Le:()=>v});var T=f(30201),S=f(38875);async function W(){const{packed:p}=await f.e(5300).then(f.bind(f,65300));return new Map(Buffer.from((0,S.F)(p)).toString(
"latin1").split(" ").map(s=>{const[t,e]=s.split(":");return[t,parseInt(e,16)]}))}const N="registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae\
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
fl:fb04 longst:fb05 st:fb06",E=new Map(N.split(" ").map(p=>{const[s,t]=p.split(":");return[s,parseInt(t,16)]}));let C;async function A(p){if(!C)for(const s of p){
const t=u(s);if(!(t===""||(0,T.u)(t)!==void 0||E.has(t))){await G();return}}}async function G(){C??=await W()}const R=127,b=/(?:big|Big|bigg|Bigg|text|display)$/,
O=/^(.+?)(oldstyle|fitted|superior|inferior|small)$/;function v(p){if(p.length>R)return;const s=u(p);if(s==="")return p===".notdef"?"":void 0;const t=y(s);if(t!==
void 0||!s.includes("_"))return t;let e="";for(const n of s.split("_")){const i=y(n);if(i===void 0)return;e+=i}return e}function u(p){const s=p.indexOf(".");return s<
0?p:p.slice(0,s)}function y(p){const s=(0,T.u)(p)??E.get(p)??C?.get(p);if(s!==void 0)return x(String.fromCodePoint(s));const t=/^uni((?:[0-9A-Fa-f]{4})+)$/.exec(
p)?.[1];if(t!==void 0)return x(Buffer.from(t,"hex").swap16().toString("utf16le"));const e=p.replace(b,"");if(e!==p&&e!=="")return y(e);const[,n,i]=O.exec(p)??[];
if(n===void 0)return;const o=y(n);return i==="small"?o?.toLowerCase():o}const D=/[\0\ufffd\p{Co}\p{Cs}]/u,M=p=>p!==""&&!D.test(p),x=p=>p!==void 0&&M(p)?p:void 0}),
62743:((V,L,f)=>{f.d(L,{m:()=>T});const T="�"}),86491:((V,L,f)=>{f.d(L,{Z:()=>b});var T=f(45599),S=f(16456),W=f(9865),N=f(62743);const E=.5,C=(0,W.vp)("Times-\
Roman"),A=Array.from({length:256},(O,v)=>{const u=S.W[v-32]??"\0",y=u!=="\0",D=y?C(u.codePointAt(0)):void 0;return{code:v,cid:v,text:y?u:N.m,width:D===void 0?E:
D/1e3,isSpace:v===32,vertical:void 0}}),G=A.map(O=>({...O,text:N.m}));function R(O){const v=Array.from(O,y=>A[y]);return 2*v.filter(({text:y})=>y===N.m).length>=
v.length?v.map(({code:y})=>G[y]):v}const b={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,dictionary:new T.Bi,isDamaged:!1,vertical:!1,space:A[32].
width,type3:void 0,longest:1,partEnd:(O,v,u)=>Math.min(v+u,O.length),glyphs:R}}),62548:((V,L,f)=>{f.d(L,{G:()=>It});var T=f(43767),S=f(45599),W=f(32488),N=f(18271),
E=f(49454),C=f(13779),A=f(62341),G=f(55437);const R=1,b=64,O=1<<18,v=600,u=.75,y=-.25;function D(d,a){const r=(0,E.nb)(d,a),h=F=>{const Z=d.resolve(r?.get(F));return typeof Z==
"number"?Z:0},g=(0,E.FG)(d,a.get("BaseFont"))||(0,E.FG)(d,r?.get("FontName")),{name:m}=(0,E.VJ)((0,E.MH)(g)),I=h("Flags"),B=h("Ascent")/1e3,k=-Math.abs(h("Desce\
nt"))/1e3;return{name:m,bold:(I&O)!==0||h("FontWeight")>=v||/bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(m),italic:(I&b)!==0||h("ItalicAngle")!==0||/italic|oblique|slanted|CMTI|CMSL|-It\b/i.
test(m),fixedPitch:(I&R)!==0||/courier|mono|consolas|menlo|CMTT|typewriter/i.test(m),ascent:B>=.3&&B<=1.5?B:u,descent:k<=-.05&&k>=-.7?k:y}}var M=f(62743),x=f(16747),
p=f(12202);async function s(d,a,r){const h=D(d,a),g=(0,E.hL)(d,a);r.found||=g===void 0||!a.has("Encoding");const m=g??new S.Bi,I=await(0,G.x)(d,a.get("Encoding"),
r),B=await(0,A.oo)(d,m),k=I.vertical?await(0,A.KG)(d,m):void 0,F=await(0,p.A)(d,a,r)??await t(d,a,m,r),Z=new o(d,a,m,r),Y=await(0,C.iw)(e(d,m,a));!F&&!Y&&await(0,x.
Pb)();const Q=i(I,(P,H)=>{const $=I.cidOf(P,H),tt=F?.textOf(P)??(0,x.VX)(I.textOf?.(P,H))??Y?.textOf($)??Z.textOf($),st=B($);return{code:P,cid:$,text:tt,width:st/
1e3,isSpace:H===1&&P===32,vertical:k&&n(k($,st))}}),q=F?.space!==void 0?B(I.cidOf(F.space,2))/1e3:void 0;return{...h,dictionary:a,get isDamaged(){return r.found},
vertical:I.vertical,space:q!==void 0&&q>0?q:void 0,type3:void 0,longest:F?.longest??1,glyphs:Q,partEnd:(P,H,$)=>{let tt=H;for(let st=0;st<$&&tt<P.length;st++)tt+=
I.lengthAt(P,tt);return Math.min(tt,P.length)}}}async function t(d,a,r,h){const g=d.resolve(a.get("ToUnicode"));if(!(g instanceof S.Z6)||!(d.resolve(r.get("CIDT\
oGIDMap"))instanceof S.Z6))return;const m=await(0,G.x)(d,g,h),I=B=>B>0&&B<65536&&m.cidOf(B,2)===B;if(I(32))return{textOf:B=>(0,x.VX)(I(B)?String.fromCharCode(B):
void 0),space:32,longest:1}}function e(d,a,r){const h=d.resolve(d.dict(a.get("CIDSystemInfo"))?.get("Ordering")),g=h instanceof S.Mx?Buffer.from(h.bytes).toString(
"latin1"):"",m=(0,E.FG)(d,r.get("Encoding"));return g!==""||m===""||m.startsWith("Identity")?g:(0,C.eu)(m)}const n=({advance:d,x:a,y:r})=>({advance:d/1e3,x:a/1e3,
y:r/1e3});function i(d,a){const r=Array.from({length:5},()=>new Map);return h=>{const g=[];for(let m=0;m<h.length;){const I=d.lengthAt(h,m);if(m+I>h.length)break;
let B=0;for(const Z=m+I;m<Z;m++)B=B*256+h[m];const k=r[I];let F=k.get(B);F||k.set(B,F=a(B,I)),g.push(F)}return g}}class o{document;font;descendant;damage;program;isRead=!1;toGlyph;constructor(a,r,h,g){
this.document=a,this.font=r,this.descendant=h,this.damage=g}textOf(a){if(a===0)return"";const r=this.read();if(typeof r!="object")return M.m;const h=this.toGlyph?
(this.toGlyph[a*2]??0)<<8|(this.toGlyph[a*2+1]??0):r.glyphOfCid(a),g=r.pointOf(h);if(g>0&&(0,x.I$)(String.fromCodePoint(g)))return String.fromCodePoint(g);const m=(0,x.
Le)(r.nameOf(h));return m||(r.kind==="truetype"&&!r.isDrawn(h)?"":M.m)}read(){if(this.isRead)return this.program;this.isRead=!0;const{damage:a,document:r}=this;
this.program=(0,N.oQ)(r,this.font,a);const h=r.resolve(this.descendant.get("CIDToGIDMap")),g=h instanceof S.Z6?(0,W.LG)(r,h):void 0;return a.found||=g?.whole===
!1,this.toGlyph=g?.data,this.program}}const c=new Set(["cbcecce5","bfaccce5","badacce5","b7c2cbce","d0c2cbce"]),l=7716,w=814,U=32,K=127-U,z=500;function j(d,a){
if((0,E.FG)(d,a.get("Subtype"))!=="TrueType"||a.has("ToUnicode"))return;const r=(0,E.FG)(d,a.get("BaseFont"));if(!c.has(Buffer.from(r.slice(0,4),"latin1").toString(
"hex"))||(0,N.nq)(d,a))return;const h=d.array(a.get("Widths"))??[],g=d.resolve(a.get("FirstChar")),m=U-(typeof g=="number"?g:0),[I,...B]=Array.from({length:K},(F,Z)=>h[m+
Z]??z),k=(0,S.jd)({Subtype:new S.SX("CIDFontType2"),BaseFont:a.get("BaseFont"),CIDSystemInfo:(0,S.jd)({Registry:new S.Mx(Buffer.from("Adobe")),Ordering:new S.Mx(
Buffer.from("GB1"))}),FontDescriptor:a.get("FontDescriptor"),W:[l,[I],w,B]});return(0,S.jd)({Subtype:new S.SX("Type0"),BaseFont:a.get("BaseFont"),Encoding:new S.
SX("GBK-EUC-H"),DescendantFonts:[k]})}var X=f(16456),J=f(9865);function _({names:d,widthOf:a}){const r=[...d].filter(([,h])=>h!==".notdef");if(r.every(([h,g])=>et(
h,g)))return ot;if(ht.some(h=>r.every(([g,m])=>h(g)===m))){const h=new Set(r.map(([g])=>g));return vt(h,a)}return dt}const et=(d,a)=>/^[A-Za-z][0-9A-Fa-f]{2}$/.
test(a)&&Number.parseInt(a.slice(1),16)===d,ht=[d=>`a${d}`,d=>(360+d).toString(36).toUpperCase()],rt=d=>Array.from(d,a=>a.charCodeAt(0)),nt=(d,a)=>{const r=d.charCodeAt(
0);return Array.from({length:a.charCodeAt(0)-r+1},(h,g)=>r+g)},it=d=>new Map(d.map(a=>[a,String.fromCharCode(a)])),dt=new Map,ot=it(nt(" ","~")),ct=nt("0","9"),
ft=[...nt("A","Z"),...nt("a","z")],gt=rt("!#%&'()*+,-./:;=?@[]`"),pt=rt("anot"),mt=2,bt=3,yt=[...rt(",-.()"),...ct],xt=128,Ot=192,wt=.5,Mt=new Map([...ot,...Array.
from("“”„«»–—",(d,a)=>[16+a,d]),...["ff","fi","fl","ffi","ffl"].map((d,a)=>[27+a,d]),...it(nt("À","þ")),[215,"Œ"],[223,"SS"],[247,"œ"],[255,"ß"]]);
function vt(d,a){const r=F=>d.has(F),h=ct.filter(r),g=h.length>0?a(h[0]):0,m=h.length>=bt&&g>0&&h.every(F=>a(F)===g),I=r(101)&&pt.filter(r).length>=mt;if(!m&&!I)
return dt;const B=[...d].filter(F=>F>=Ot).length,k=ft.filter(r).length;return I&&B>0&&B<=wt*k?Mt:[...d].some(F=>F>=xt)?ot:it(m||yt.some(r)?[...ft,...ct,...gt]:ft)}
var lt=f(47628);const St="space exclam universal numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus comma minus period sla\
sh zero one two three four five six seven eight nine colon semicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta\
1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore radicalex alpha\
 beta chi delta epsilon phi gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar braceright simi\
lar .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .not\
def .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef Euro Upsilon1 minute lessequal fraction infinity flo\
rin club diamond heart spade arrowboth arrowleft arrowup arrowright arrowdown degree plusminus second greaterequal multiply proportional partialdiff bullet divi\
de notequal equivalence approxequal ellipsis arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus emptyset inte\
rsection union propersuperset reflexsuperset notsubset propersubset reflexsubset element notelement angle gradient registerserif copyrightserif trademarkserif p\
roduct radical dotmath logicalnot logicaland logicalor arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft registersans copyrights\
ans trademarksans summation parenlefttp parenleftex parenleftbt bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleftbt braceex .notdef a\
ngleright integral integraltp integralex integralbt parenrighttp parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt bracerighttp bracerightm\
id bracerightbt .notdef".split(" "),Et="space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a6\
 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a6\
5 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a\
95 a96 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef a\
101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a\
141 a142 a143 a144 a145 a146 a147 a148 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 a192 a166 a167 a168 a169 a170 a171 a\
172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a181 a200 a182 .notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef".
split(" ");function Ct(d,a){if((0,E.FG)(d,a.get("Subtype"))!=="Type3")return;const r=d.array(a.get("FontMatrix"))?.map(m=>d.resolve(m)),h=r?.length===6&&r.every(
m=>typeof m=="number"),{differences:g}=(0,X.yD)(d,a);return{matrix:h?r:[.001,0,0,.001,0,0],procedures:d.dict(a.get("CharProcs")),resources:a.get("Resources"),procedureOf:m=>g?.
get(m)}}async function Tt(d,a,r){const h=D(d,a),g=(0,E.nb)(d,a),m=Ct(d,a),I=(0,J.vp)(h.name),B=(0,A.FF)(d,a,g,I),k=m?Math.abs(m.matrix[0]):1/1e3;r.found||=!a.has(
"Subtype")||g!==void 0&&I===void 0&&!a.has("Widths");const F=await(0,p.A)(d,a,r,P=>P<256&&B(P,0)>0),Z=new Dt(d,a,h.name,r,P=>B(P,0));!F&&Z.isByProgram?await(0,x.
Pb)():await(0,x.iI)(Z.glyphNames());const Y=new Array(256).fill(void 0),at=P=>{const H=F?.textOf(P)??Z.textOf(P),$=H.length>0&&H!==M.m?H.codePointAt(0):Z.pointOf(
P);return Y[P]={code:P,cid:P,text:H,width:B(P,$)*k,isSpace:P===32,vertical:void 0}},Q=P=>Y[P]??at(P),q=Q(F?.space!==void 0&&F.space<256?F.space:32);return{...h,
dictionary:a,get isDamaged(){return r.found},vertical:!1,space:q.text===" "&&q.width>0?q.width:void 0,type3:m,longest:F?.longest??1,partEnd:(P,H,$)=>Math.min(H+
$,P.length),glyphs:P=>{const H=new Array(P.length);for(let $=0;$<P.length;$++)H[$]=Q(P[$]);return H}}}const At=/^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;
class Dt{document;font;damage;widthOf;differences;characters;names;read;procedures;byCode;isSigns;isDingbats;constructor(a,r,h,g,m){this.document=a,this.font=r,
this.damage=g,this.widthOf=m;const{base:I,differences:B}=(0,X.yD)(a,r),k=(0,E.FG)(a,r.get("Subtype"));this.differences=B,this.isSigns=At.test(h),this.isDingbats=
/dingbats/i.test(h),this.procedures=k==="Type3"?a.dict(r.get("CharProcs")):void 0;const F=k==="TrueType",Z=I===void 0&&!F?this.program:void 0,Y=typeof Z=="objec\
t"?Z.encoding:void 0,at=(0,X.pE)(a,(0,E.nb)(a,r),r);if(I!==void 0)[this.characters,this.names]=[I,()=>{}];else if(Y)[this.characters,this.names]=["",Q=>Y.get(Q)];else if(/^Symbol/.
test(h))[this.characters,this.names]=["",Q=>St[Q-32]];else if(this.isDingbats)[this.characters,this.names]=[lt.l,()=>{}];else{const Q=this.isSigns||k==="Type3"||
at&&F&&(0,N.nq)(a,r);[this.characters,this.names]=[Q?"":F?X.NF:X.W,()=>{}]}}get program(){return this.read??={program:(0,N.oQ)(this.document,this.font,this.damage)},
this.read.program}*glyphNames(){this.differences&&(yield*this.differences.values());for(let a=0;a<256;a++)yield this.names(a)??".notdef"}get isByProgram(){return typeof this.
program=="object"&&this.program.kind==="truetype"&&this.characterOf(65)===void 0}textOf(a){const r=this.differences?.get(a)??this.names(a);return r===void 0?this.
characterOf(a)??this.textByProgram(a):this.textOfName(r)??this.textByCode(a,r)??this.textByProgramOf(r)}pointOf(a){return this.characters.charCodeAt(a-32)||0}characterOf(a){
const r=this.characters[a-32];if(!(r===void 0||r==="\0"||!(0,x.I$)(r)))return this.characters===X.NF&&a===173?"-":r}textOfName(a){const r=this.isDingbats?Et.indexOf(
a):-1;return r>=0?lt.l[r]:(0,x.Le)(a)}textByCode(a,r){if(!(!this.procedures?.has(r)||!this.differences))return this.byCode??=_({names:this.differences,widthOf:this.
widthOf}),this.byCode.get(a)}textByProgramOf(a){const{program:r,procedures:h}=this;if(h&&!h.has(a))return"";if(typeof r!="object")return M.m;const g=r.glyphOf(a),
m=r.pointOf(g);return m>0&&(0,x.I$)(String.fromCodePoint(m))?String.fromCodePoint(m):M.m}textByProgram(a){const{program:r}=this;if(typeof r!="object"||r.kind!==
"truetype")return a>32&&(r===void 0?this.isSigns:r==="unusable"&&this.damage.found)?M.m:"";const h=r.codes===void 0?r.unicode(a):0,g=r.code(a)||h;if(g===0)return this.
damage.found&&a>32?M.m:"";const m=r.pointOf(g);if(m>0&&(0,x.I$)(String.fromCodePoint(m)))return String.fromCodePoint(m);const I=(0,x.Le)(r.nameOf(g));if(I)return I;
const k=(this.isSigns?"":r.codes==="macintosh"?X.yh:X.NF)[a-32];return k!==void 0&&(0,x.I$)(k)?k:r.isDrawn(g)?M.m:""}}const ut=new WeakMap;function It(d,a){let r=ut.
get(d);r||ut.set(d,r=new Map);const h=(0,S.i9)(a)?a.number:a;let g=r.get(h);return g||r.set(h,g=Pt(d,d.dict(a)??new S.Bi)),g}const Bt=["Subtype","BaseFont","Enc\
oding","Widths","FirstChar","ToUnicode","DescendantFonts","FontDescriptor"];function Pt(d,a){const r=(0,T.r)(a,Bt),h={found:r!==void 0},g=r?.dict??a,m=(0,S.Eo)(
d.resolve(g.get("Subtype")),"Type0")?g:j(d,g);return m?s(d,m,h):Tt(d,g,h)}}),12202:((V,L,f)=>{f.d(L,{A:()=>O,q:()=>u});var T=f(42973),S=f(45599),W=f(39905),N=f(
69864),E=f(47707),C=f(16747);const A=3,G=4096,R=200,b=new WeakMap;async function O(M,x,p,s){const t=M.resolve(x.get("ToUnicode"));if(t instanceof S.SX&&t.text.startsWith(
"Identity"))return{textOf:U=>(0,C.VX)(U<65536?String.fromCharCode(U):void 0),space:32,longest:1};if(!(t instanceof S.Z6))return;const e=b.get(t),n=e??v(M,t);e||
b.set(t,n);const{meanings:i,ofBytes:o,repeats:c,isDamaged:l,said:w}=await n;if(p.found||=l,i.length!==0)return(s?await D(o,s,M.job.pace):c)?void 0:w}async function v(M,x){
const{limits:p,pace:s}=M.job,{cmapEntries:t}=p,e={found:!1},n=await(0,W.F)(M,x,t+1,e);if(n.length>t)throw u(p);const i=n.filter(({first:l,last:w})=>w>l).sort((l,w)=>l.
last-l.first-(w.last-w.first)),o=[...n.filter(({first:l,last:w})=>w===l),...i],c=await N.N.of(o.map(l=>({first:l.first,last:l.last,value:l})),s);return{meanings:n,
ofBytes:n.filter(({first:l})=>l<256).slice(0,G),repeats:await D(n,()=>!0,s),isDamaged:e.found,said:{textOf:l=>{const w=c.find(l)?.value;return w&&(0,C.VX)(y(w,l))},
space:n.find(({text:l})=>l===" ")?.first,longest:n.reduce((l,{text:w})=>Math.max(l,w.length),1)}}}const u=({cmapEntries:M})=>(0,T.F)("cmapEntries",`A font of th\
e document has a CMap with more than ${M} entries`,"Open it in another PDF program and save it again");function y({first:M,text:x},p){if(p===M)return x;const s=[
...x.slice(-2)].at(-1),t=s.codePointAt(0)+p-M;return t>1114111?void 0:x.slice(0,-s.length)+String.fromCodePoint(t)}async function D(M,x,p){const s=new Map;let t=0,
e=0;for(const{first:n,last:i,text:o}of M){const c=p.step(R);if(c&&await c,!x(n)||(e+=i-n+1,n!==i||(0,E.Sw)(o)))continue;const l=s.get(o)??new Set;s.set(o,l.add(
n)),t=Math.max(t,l.size)}return t>=A&&t*2>=e}}),38875:((V,L,f)=>{f.d(L,{F:()=>W});var T=f(60623);const S=1<<24,W=N=>(0,T.UD)(Buffer.from(N,"base64"),{stream:S,total:S,
remaining:S},{found:!1})}),74135:((V,L,f)=>{f.d(L,{$L:()=>u,DI:()=>C,Gd:()=>R,JQ:()=>S,Mo:()=>N,PU:()=>A,Pj:()=>M,S3:()=>W,W1:()=>x,XM:()=>D,d:()=>p,ds:()=>E,gF:()=>y,
iN:()=>T,kO:()=>v,lw:()=>G,xk:()=>b,zl:()=>O});function T({box:[s,t,e,n],rotation:i}){const o=e-s,c=n-t;return i%180===0?{width:o,height:c}:{width:c,height:o}}function S(s){
const{width:t,height:e}=T(s);return{width:t*s.userUnit,height:e*s.userUnit}}function W({box:[s,t,e,n],rotation:i}){switch(i){case 0:return[1,0,0,1,s,t];case 90:
return[0,1,-1,0,e,t];case 180:return[-1,0,0,-1,e,n];case 270:return[0,-1,1,0,s,n]}}function N(s,t){return t===void 0?s:M(s,t)??s}function E([s,t,e,n]){return[Math.
min(s,e),Math.min(t,n),Math.max(s,e),Math.max(t,n)]}function C([s,t,e,n,i,o]){const c=s*n-t*e,[l,w,U,K]=[n/c,-t/c,-e/c,s/c];return[l+0,w+0,U+0,K+0,-(i*l+o*U)+0,
-(i*w+o*K)+0]}const A=([s,t,e,n])=>Math.sqrt(Math.abs(s*n-t*e));function G(s,t){const[e,n,i,o,c,l]=s,[w,U,K,z,j,X]=t;return[e*w+n*K,e*U+n*z,i*w+o*K,i*U+o*z,c*w+
l*K+j,c*U+l*z+X]}function R([s,t,e,n,i,o],c,l){return[s*c+e*l+i,t*c+n*l+o]}function b([s,t],[e,n],[i,o],[c,l],w){const U=1-w,[K,z,j,X]=[U**3,3*w*U**2,3*w**2*U,w**
3];return[K*s+z*e+j*i+X*c,K*t+z*n+j*o+X*l]}function O(s,[t,e,n,i]){const[o,c]=R(s,t,e),[l,w]=R(s,n,e),[U,K]=R(s,t,i),[z,j]=R(s,n,i);return[Math.min(o,l,U,z),Math.
min(c,w,K,j),Math.max(o,l,U,z),Math.max(c,w,K,j)]}const v=(s,t)=>[Math.min(s[0],t[0]),Math.min(s[1],t[1]),Math.max(s[2],t[2]),Math.max(s[3],t[3])];function u(s){
let[t,e,n,i]=y;for(const[o,c]of s)t=Math.min(t,o),e=Math.min(e,c),n=Math.max(n,o),i=Math.max(i,c);return[t,e,n,i]}const y=[1/0,1/0,-1/0,-1/0],D=([s,t,e,n],i)=>[
s-i,t-i,e+i,n+i];function M(s,t){const e=[Math.max(s[0],t[0]),Math.max(s[1],t[1]),Math.min(s[2],t[2]),Math.min(s[3],t[3])];return e[0]<e[2]&&e[1]<e[3]?e:void 0}
const x=s=>s.map(t=>Math.round(t*1e5)/1e5+0),p=(s,{userUnit:t})=>String(Number((s*t/72).toPrecision(3)))}),6057:((V,L,f)=>{f.d(L,{VO:()=>N,b0:()=>A,c_:()=>R,iw:()=>C,
lQ:()=>G});var T=f(73208),S=f(74135);const W=[0,0,612,792],N=(b,O)=>A(b,b.pages.attribute(O,"MediaBox"))??E(b);function E({table:b}){return b.damagedKinds.addCut(
T.md),W}function C(b,O){const{pages:v}=b,u=b.resolve(b.entry(v.number(O),"UserUnit"));return{box:(0,S.Mo)(N(b,O),A(b,v.attribute(O,"CropBox"))),rotation:R(b.resolve(
v.attribute(O,"Rotate"))),userUnit:typeof u=="number"&&u>0?u:1}}function A(b,O){const v=b.array(O)?.map(y=>b.resolve(y));if(v?.length!==4||!v.every(y=>typeof y==
"number"&&Number.isFinite(y)))return;const u=(0,S.ds)(v);return u[0]<u[2]&&u[1]<u[3]?u:void 0}function G(b,O){const v=(b.array(O)??[]).map(u=>b.resolve(u));return v.
length===6&&v.every(u=>typeof u=="number")?v:[1,0,0,1,0,0]}function R(b){const O=typeof b=="number"?(b%360+360)%360:0;return O===90||O===180||O===270?O:0}}),58971:((V,L,f)=>{
f.d(L,{X:()=>G});var T=f(78157),S=f(45599),W=f(32488);const N=8*1024*1024,E=Uint8Array.of(10),C=Buffer.alloc(16),A=R=>{const b=(0,T.bS)(R);return b.includes(C)&&
!b.includes("EI")};class G{document;forms=new Map;damagedForms=new Set;kept=0;isDamaged=!1;constructor(b){this.document=b}async page(b){const{document:O}=this;this.
isDamaged=!1;const v=O.entry(O.pages.number(b),"Contents"),u=O.resolve(v);if(u instanceof S.Z6)return this.decode(u);const y=[];for(const D of O.array(v)??[]){const M=(0,S.
i9)(D)?O.get(D):null;M instanceof S.Z6&&y.push(await this.decode(M),E)}return y.length===2?y[0]:Buffer.concat(y)}get hasLosses(){return this.isDamaged}async form(b,O){
const v=this.forms.get(b);if(this.damagedForms.has(b)&&(this.isDamaged=!0),v)return v;const u=await this.decode(O,b);return this.kept+=u.length,this.kept>N&&(this.
forms.clear(),this.kept=u.length),this.forms.set(b,u),u}async decode(b,O){const{data:v,whole:u}=await(0,W.v3)(this.document,b);return(!u||A(v))&&(this.isDamaged=
!0,O!==void 0&&this.damagedForms.add(O)),v}}}),31095:((V,L,f)=>{f.d(L,{H:()=>W,t:()=>N});var T=f(86491),S=f(62548);class W{document;resources;outer;fonts=new Map;constructor(C,A,G){
this.document=C,this.resources=A,this.outer=G}find(C,A){return this.document.dict(this.resources?.get(C))?.get(A)??this.outer?.find(C,A)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(C){return this.fonts.get(C)??null}async load(C){const A=await N(this.document,
this.find("Font",C));return this.fonts.set(C,A),A}}async function N(E,C){return C!==void 0&&E.dict(C)?(0,S.G)(E,C):T.Z}})};
