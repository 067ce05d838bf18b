"use strict";exports.id=729,exports.ids=[729],exports.modules={59294:((G,_,u)=>{u.d(_,{Pl:()=>p,XY:()=>C,Z7:()=>$,qS:()=>E,qZ:()=>T});var I=u(45599);const h=[3];function $(g,y){
const v=g.array(y.get("Border")),S=g.dict(y.get("BS")),A=g.resolve(S?S.get("W"):v?.[2]),L=g.resolve(S?.get("S")),B=L instanceof I.SX&&/^[SDBIU]$/.test(L.text)?L.
text:"S",l=p(g,S?S.get("D"):v?.[3]).filter(O=>O>=0),m=l.some(O=>O>0),b=!S&&m?"D":B;return{width:typeof A=="number"&&A>=0?A:1,style:b,dash:b!=="D"?[]:m?l:h}}function E(g,y){
const v=p(g,y);return[1,3,4].includes(v.length)?v.map(S=>Math.min(Math.max(S,0),1)):void 0}const C=5e4,D=100;function p(g,y){const v=g.array(y)??[];if(v.length>
C)return[];g.job.pace.add(v.length*D);const S=v.map(A=>g.resolve(A));return S.every(A=>typeof A=="number"&&Number.isFinite(A))?S:[]}function T(g,y){const v=[];let S=C;
for(const A of g.array(y)??[]){if(S-=1+(g.array(A)?.length??0),S<0)return[];v.push(p(g,A))}return v}}),33141:((G,_,u)=>{u.d(_,{$u:()=>$,b8:()=>h,dc:()=>C,zO:()=>E});
var I=u(77581);function h(D,p){const T=typeof D=="number"?Math.abs(D):0,g=typeof p=="number"?Math.abs(p):0;return{capHeight:T>=400&&T<=850?T:700,descent:-(g>=50?
Math.min(g,230):230)}}const $=(D,p)=>`/Span <</ActualText <${Buffer.from((0,I.wx)(D).bytes).toString("hex")}>>> BDC ${p} EMC`,E=(D,p)=>`<${D.map(T=>T.toString(16).
padStart(p*2,"0")).join("")}>`;function C(D){return D.some(p=>p<32||p>126)?E(D,1):`(${Buffer.from(D).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),79784:((G,_,u)=>{
u.d(_,{O:()=>E});var I=u(37709);const h=new Map([["g",1],["rg",3],["k",4]]),$=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function E(y){
let v,S=0,A="0 g",L="g",B=0,l=1;const m=new I.BT(Buffer.from(y.slice(0,C),"latin1"));for(;m.next();){const{operator:b,count:O}=m,e=m.number(O-1);switch(b){case"\
cs":L=$.get(m.name(O-1)??""),A="0 g";break;case"Tc":Number.isNaN(e)||(B=Math.min(Math.max(e,-p),p));break;case"Tz":e>0&&(l=Math.min(Math.max(e,1),T)/100);break;case"\
Tf":{const d=Math.max(O-2,0);v=m.name(d)??v,S=Math.min(Math.abs(m.number(d+1))||0,D);break}default:A=g(m,b==="sc"||b==="scn"?L:b)??A}}return{font:v,size:S,color:A,
spacing:B,stretch:l}}const C=4e3,D=2e3,p=100,T=1e3;function g(y,v){const S=v===void 0?void 0:h.get(v);if(S===void 0||y.count<S)return;const A=Array.from({length:S},
(L,B)=>y.number(y.count-S+B));return A.some(Number.isNaN)?void 0:`${A.join(" ")} ${v}`}}),13625:((G,_,u)=>{u.d(_,{Dm:()=>C,cH:()=>p,lQ:()=>D});var I=u(59294),h=u(
36078),$=u(74135),E=u(6057);function C(y,v){const S=(0,E.b0)(y,v.get("Rect"));if(!S)return;const[A,L,B,l]=S,m=y.dict(v.get("MK")),b=y.resolve(m?.get("R")),O=typeof b==
"number"?(0,E.c_)(Math.round(b/90)*90):0,e=O===90||O===270,d=(0,I.qS)(y,m?.get("BC")),{width:f,style:x,dash:w}=(0,I.Z7)(y,v),s=d?Math.min(f,(B-A)/2,(l-L)/2):0;return{
width:e?l-L:B-A,height:e?B-A:l-L,rotation:O,background:(0,I.qS)(y,m?.get("BG")),borderColor:d,style:x,line:s,border:x==="B"||x==="I"?s*2:s,dash:w,caption:y.resolve(
m?.get("CA"))}}function D({width:y,height:v,rotation:S}){if(S!==0)return(0,$.S3)({box:S===180?[0,0,y,v]:[0,0,v,y],rotation:S})}function p(y){const{width:v,height:S,
background:A,borderColor:L,style:B,line:l,dash:m}=y,b=[];if(A&&b.push((0,h.wW)(A,"fill"),`0 0 ${(0,h.id)(v)} ${(0,h.id)(S)} re f`),!L||l===0)return b.join(`
`);if(B==="B"||B==="I"){const[e,d]=B==="B"?[[1],T(A)]:[[.5],[.75]];b.push((0,h.wW)(e,"fill"),g(y,!0),(0,h.wW)(d,"fill"),g(y,!1))}b.push((0,h.wW)(L,"stroke"),`${(0,h.
id)(l)} w`),B==="D"&&b.push((0,h.hX)(m));const O=l/2;return b.push(B==="U"?`0 ${(0,h.id)(O)} m ${(0,h.id)(v)} ${(0,h.id)(O)} l S`:`${(0,h.id)(O)} ${(0,h.id)(O)}\
 ${(0,h.id)(v-l)} ${(0,h.id)(S-l)} re S`),b.join(`
`)}const T=y=>y?.length===3||y?.length===1?y.map(v=>v/2):[.5];function g({width:y,height:v,line:S,border:A},L){const[B,l,m,b]=[S,A,y,v],O=L?[[B,B],[B,b-B],[m-B,
b-B],[m-l,b-l],[l,b-l],[l,l]]:[[m-B,b-B],[m-B,B],[B,B],[l,l],[m-l,l],[m-l,b-l]];return`${(0,h.XL)(O)} f`}}),10180:((G,_,u)=>{u.d(_,{To:()=>y,WY:()=>A,Yo:()=>v,fR:()=>g,
l$:()=>S,tS:()=>E,xZ:()=>d});var I=u(12889),h=u(75934),$=u(34378);const E=1.15,C=4,D=12,p=2,T=({border:s})=>Math.max(2*s,p);function g(s,a){const{frame:c,font:M,
quadding:R}=s,U=T(c),i=M.width(a)/1e3,n=Math.max(c.width-2*U,0),t=s.size||L(s,a,i===0?1/0:n/i);return{size:t,lines:[{text:a,x:x(R,U,n,i*t),y:e(c,M,t,a)}]}}async function y(s,a){
const{frame:c,font:M,quadding:R}=s,U=T(c),i=Math.max(c.width-2*U,1),n=Math.max(c.height-2*U,1),t=a.split(`
`).map(W=>new w(M,W)),r=async W=>{const N=[];for(const H of t)for(const j of await H.lines(i/W*1e3))N.push(j);return N};let o=s.size||D,P=await r(o);for(;s.size===
0&&o>C&&P.length*o*E>n;)P=await r(o-=.5);const F=f(c,M,o,P);return{size:o,lines:P.map((W,N)=>({text:W,x:x(R,U,i,M.width(W)/1e3*o),y:F-N*o*E}))}}function v(s,a,c){
const{frame:M,font:R,quadding:U}=s,i=M.width/c,n=(0,I.Rl)(a),t=n.reduce((W,N)=>Math.max(W,R.width(N)/1e3),0),r=s.size||L(s,a,t===0?1/0:i/t),o=Math.max(c-n.length,
0),P=U===2?o:U===1?Math.floor(o/2):0,F=e(M,R,r,a);return{size:r,lines:n.map((W,N)=>({text:W,x:i*(P+N+.5)-R.width(W)/1e3*r/2,y:F}))}}function S(s,a,c){const{frame:M,
font:R,quadding:U}=s,i=T(M),n=Math.max(M.width-2*i,0),t=s.size||D,r=A(M,t),o=M.height-M.border-(E+R.extent.capHeight/1e3)/2*t;return{size:t,lines:a.slice(c,c+Math.
ceil(r)).map((P,F)=>({text:P,x:x(U,i,n,R.width(P)/1e3*t),y:o-F*t*E}))}}const A=({height:s,border:a},c)=>Math.max(s-2*a,0)/((c||D)*E);function L({frame:{height:s,
border:a},font:c},M,R){const{above:U,below:i}=O(c,M),n=(s-2*a)/Math.max(E,U+i);return Math.max(Math.min(n,R),C)}const B=.235,l=.05,m=new RegExp("[\\p{Lu}\\p{Nd}bd\
fhklt]\\p{M}","u"),b=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function O({extent:s},a){return{above:s.capHeight/1e3+(m.test((0,$.w)(a,"NFD"))?B:l),below:b.
test(a)?0:-s.descent/1e3}}function e({height:s,border:a},c,M,R){const{above:U,below:i}=O(c,R),n=a+i*M,t=s-a-U*M;return n>t?(n+t)/2:Math.min(Math.max(s/2-c.extent.
capHeight/2e3*M,n),t)}function d({width:s,height:a,border:c},M,{size:R,lines:U}){if(U.length>0&&!(s>2*c&&a>2*c))return!0;const i=.1*R;return U.some(({text:n,x:t,
y:r})=>{const{above:o,below:P}=O(M,n);return t+M.width(n)/1e3*R>s-c+i||r+o*R>a-c+i||r-P*R<c-i})}function f(s,a,c,M){const{height:R,border:U}=s,i=R-T(s)-(a.extent.
capHeight/1e3+B)*c,n=U+(O(a,M.at(-1)??"").below+(M.length-1)*E)*c,t=R-U-O(a,M[0]??"").above*c;return Math.max(i,Math.min(n,t))}function x(s,a,c,M){return M>c||s===
0?a:a+(s===2?c-M:(c-M)/2)}class w{mark;broken;constructor(a,c){this.mark=(0,I.vw)(c)?I.Vv:"",this.broken=new h.p(c,M=>a.width(M))}async lines(a){return(await this.
broken.lines(()=>a)).map(c=>this.mark+c)}}}),49336:((G,_,u)=>{u.d(_,{Fp:()=>D,Jq:()=>g,ai:()=>C,m:()=>y,rI:()=>T,v8:()=>p});var I=u(36078),h=u(47707),$=u(13625),
E=u(10180);function C(l,m){const O=(0,h.RK)(l).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return m==="several"?O:
O.replace(/\n/g," ")}function D(l){return l.kind==="list"?l.rows.texts.join(""):l.text.replace(/\n/g,"")}async function p(l,m){switch(m.kind){case"line":return(0,E.
fR)(l,m.text);case"paragraph":return(0,E.To)(l,m.text);case"comb":return(0,E.Yo)(l,m.text,m.cells);case"list":return(0,E.l$)(l,m.rows.texts,m.rows.first)}}function T(l,m,{
texts:b,chosen:O,first:e}){const d=Math.max(Math.floor((0,E.WY)(l,m)),1),[f]=O,x=Math.max(b.length-d,0),w=f===void 0||f>=e&&f<e+d?e:f;return Math.min(Math.max(w,
0),x)}function g(l,m,b,O){let e=b.lines;if(m.kind==="list"){const{chosen:f,first:x}=m.rows;e=f.map(w=>b.lines[w-x])}const d=e.filter(f=>f!==void 0&&f.text.trim()!==
"");return e.includes(void 0)||(0,E.xZ)(l,O,{size:b.size,lines:d})}function y(l,m,b,O){const{font:e,name:d,color:f}=O,x=[(0,$.cH)(l),...m.kind==="comb"?[L(l,m.cells)]:
[],"/Tx BMC"],w=b.lines.filter(({text:M})=>M.trim()!==""),{border:s,width:a,height:c}=l;if(w.length>0&&a>2*s&&c>2*s){const M=[s,s,a-2*s,c-2*s].map(I.id).join(" ");
x.push("q",`${M} re W n`),m.kind==="list"&&x.push(A(l,m.rows,b.size)),x.push("BT",f,`/${d} ${(0,I.id)(b.size)} Tf`);let[R,U]=[0,0];for(const i of w){const[n,t]=[
v(i.x),v(i.y)];x.push(`${(0,I.id)(n-R)} ${(0,I.id)(t-U)} Td`,e.show(i.text,b.size)),[R,U]=[n,t]}x.push("ET","Q")}return x.push("EMC"),x.filter(M=>M!=="").join(`\

`)}const v=l=>Math.round(l*1e3)/1e3,S="0.6 0.757 0.855 rg";function A(l,{chosen:m,first:b},O){const{border:e,width:d,height:f}=l,x=O*E.tS,w=m.filter(a=>a>=b&&f-
e-(a-b)*x>e);if(w.length===0)return"";const s=w.map(a=>{const c=f-e-(a-b+1)*x;return`${[e,c,d-2*e,x].map(I.id).join(" ")} re`});return[S,...s,"f"].join(`
`)}function L({width:l,height:m,line:b,borderColor:O,style:e},d){if(!O||b===0||e!=="S"&&e!=="D"||d>B)return"";const f=Array.from({length:d-1},(x,w)=>{const s=(0,I.
id)(l/d*(w+1));return`${s} 0 m ${s} ${(0,I.id)(m)} l`});return f.length>0?`${f.join(" ")} S`:""}const B=1e3}),81228:((G,_,u)=>{u.d(_,{t:()=>R});var I=u(21281),h=u(
45599),$=u(12889),E=u(47707),C=u(39905),D=u(18271),p=u(49454),T=u(69864),g=u(33141),y=u(62341);async function v(i,n,t){const r=(0,p.hL)(i,t);if(!r||(0,p.FG)(i,t.
get("Encoding"))!=="Identity-H")return;const o=(0,D.oQ)(i,t);if(o==="unusable"||o===void 0)return;const P=l(i,r),F=(K,z)=>{if(o.kind!=="truetype")return o.kind===
"named"||o.has(z);const Z=P(z);return o.has(Z)&&(L.has(K)||o.isDrawn(Z))},W=await S(i,t),N=K=>{const z=W(K);if(z!==void 0&&F(K,z))return{cid:z,isSaid:!0};const Z=o.
kind==="truetype"?m(i,r,o,K):void 0;return Z!==void 0&&F(K,Z)?{cid:Z,isSaid:!1}:void 0},H=(0,p.nb)(i,t),j=(0,g.b8)(i.resolve(H?.get("CapHeight")),i.resolve(H?.get(
"Descent")));return new B(n,N,await(0,y.oo)(i,r),j)}async function S(i,n){const t=(await(0,C.F)(i,n.get("ToUnicode"))).flatMap(({first:o,last:P,text:F})=>{const W=[
...F],N=W[0]?.codePointAt(0);return W.length!==1||N===void 0||o>A?[]:[{first:N,last:N+Math.min(P,A)-o,value:o}]}),r=await T.N.of(t,i.job.pace);return o=>{const P=r.
find(o);return P&&P.value+o-P.first}}const A=65535,L=new Set([32,160]);class B{resource;find;widths;extent;found=new Map;constructor(n,t,r,o){this.resource=n,this.
find=t,this.widths=r,this.extent=o}covers(n){if(new RegExp("\\p{M}","u").test(n))return!1;for(const t of n)if(!this.glyph(t))return!1;return!0}width(n){let t=0;
for(const r of n)t+=this.widths(this.glyph(r)?.cid??0);return t}show(n){const t=Array.from(n,o=>this.glyph(o)),r=`${(0,g.zO)(t.map(o=>o?.cid??0),2)} Tj`;return t.
every(o=>o?.isSaid)?r:(0,g.$u)(n,r)}glyph(n){const t=n.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}}function l(i,n){
const t=i.resolve(n.get("CIDToGIDMap"));if(!(t instanceof h.Z6))return o=>o;const r=i.decoded(t);return o=>(r[o*2]??0)<<8|(r[o*2+1]??0)}function m(i,n,t,r){if(!(i.
resolve(n.get("CIDToGIDMap"))instanceof h.Z6))return t.unicode(r)||void 0}var b=u(16456),O=u(30201),e=u(9865),d=u(47628);function f(i,n,t){if(!/^(Type1|MMType1|TrueType)$/.
test((0,p.FG)(i,t.get("Subtype"))))return;const r=(0,p.nb)(i,t),o=(0,D.oQ)(i,t);if(o==="unusable")return;if(!o&&(0,p.FG)(i,t.get("BaseFont"))==="ZapfDingbats")return s(
n);const P=o?void 0:(0,e.vp)((0,p.FG)(i,t.get("BaseFont"))),F=(0,b.pE)(i,r,t),W=(0,b.P$)(i,t,F,o!==void 0);if(!W)return;const N=(0,y.s4)(i,t,r,P),H=new Map;for(const[
j,K]of W){if(H.has(K.point)||o&&!c(o,j,K))continue;const z=N(j,K.point);z!==void 0&&H.set(K.point,{code:j,width:z})}for(const[j,K]of[[160,32],[8208,45],[8209,45]])
!H.has(j)&&H.has(K)&&H.set(j,H.get(K));if(H.size!==0)return new a(n,H,M(i,t,r,P!==void 0))}function x(i,n="Helvetica"){const t=i.add((0,h.jd)({Type:(0,h.UU)("Fo\
nt"),Subtype:(0,h.UU)("Type1"),BaseFont:(0,h.UU)(n),Encoding:(0,h.UU)("WinAnsiEncoding")})),r=(0,e.vp)(n),o=new Map;for(let P=32;P<256;P++){const F=b.NF.charCodeAt(
P-32),W=r(F);F!==0&&W!==void 0&&o.set(F,{code:P,width:W})}return new a(t,o,(0,e.WK)(n))}function w(i,n){const t=(0,p.FG)(i,n.get("BaseFont"));return(0,e.mI)(t)&&
(0,D.oQ)(i,n)===void 0?t:void 0}function s(i){const n=new Map;for(const{code:t,point:r,width:o}of(0,d.H)())n.set(r,{code:t,width:o}),t<127&&n.set(t,{code:t,width:o});
return new a(i,n,{capHeight:692,descent:-143})}class a{resource;codes;extent;constructor(n,t,r){this.resource=n,this.codes=t,this.extent=r}covers(n){for(const t of n)
if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(n){let t=0;for(const r of n)t+=this.codes.get(r.codePointAt(0))?.width??0;return t}show(n){const t=[];
for(const r of n)t.push(this.codes.get(r.codePointAt(0))?.code??32);return`${(0,g.dc)(t)} Tj`}}function c(i,n,{point:t,name:r}){if(i.kind!=="truetype")return i.
has(r)||i.has((0,O.S)(t))||t===32;const o=i.unicode(t)||i.code(n);return o>0?t===32||t===160||i.isDrawn(o):i.has(r)}function M(i,n,t,r){return!t&&r?(0,e.WK)((0,p.
FG)(i,n.get("BaseFont"))):(0,g.b8)(i.resolve(t?.get("CapHeight")),i.resolve(t?.get("Descent")))}class R{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;claim;defaults;constructor(n,t,r){
this.document=n,this.model=t,this.file=r,this.defaults=n.dict(n.dict(t.form?.dict.get("DR"))?.get("Font"))}async select(n,t,r){this.embeddedOnly===void 0&&(this.
claim=(await(0,I.ds)(this.document)).archive),this.embeddedOnly=this.claim!==void 0;const o=await this.own(n,t),P=o.usable&&(!this.embeddedOnly||o.embedded||r===
""),F=this.embeddedOnly?void 0:this.encoded(n,t),W=[P?o.font:void 0,F].flatMap(k=>k?[{font:k,name:o.name}]:[]),N=(0,E.Sw)(r)||(0,$.ft)(r)?()=>!1:({font:k})=>k.covers(
r),H=W.find(N);if(H)return{...H,missing:[]};const j=await this.further(),K=j.find(N);if(K)return{...K,missing:[]};const{MixedFont:z}=await Promise.all([u.e(7762),
u.e(4075),u.e(6866)]).then(u.bind(u,20575)),Z=new z(r,[...W.slice(-1),...j],j.at(-1));return{font:Z,name:Z.base.name,missing:Z.missing}}async finish(){const n=this.
claim?.part===1;await this.given?.embed(n),await this.typeface?.embed(n)}async further(){const{EmbeddedTypeface:n}=await Promise.all([u.e(7762),u.e(4075),u.e(1941)]).
then(u.bind(u,6366));return this.file&&(this.given??=await n.open(this.document,this.file)),this.typeface??=await n.open(this.document),[...this.given?[{font:this.
given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(n,t=""){const r=this.find(n,t);if(r===void 0)return{font:this.standard(),name:"Helv",
usable:!0,embedded:!1};const o=await this.open(r),P=(0,D.nq)(this.document,this.document.dict(r)),F=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(t)?t:"F0";return{
font:o??this.standard(),name:F,usable:o!==void 0,embedded:P}}find(n,t){const{document:r}=this;if(t==="")return;const o=r.dict(r.dict(this.model.inherited(n.node,
"DR"))?.get("Font")),P=r.resolve(r.dict(n.dict.get("AP"))?.get("N")),F=P instanceof h.Z6?r.dict(r.dict(P.dict.get("Resources"))?.get("Font")):void 0;for(const W of[
o,this.defaults,F]){const N=W?.get(t);if(N!==void 0&&r.dict(N))return N}}async open(n){if(n instanceof h.oS?this.byNumber.has(n.number):this.known.has(n))return n instanceof
h.oS?this.byNumber.get(n.number):this.known.get(n);const r=this.document.dict(n);let o;try{o=r&&(f(this.document,n,r)??await v(this.document,n,r))}catch(P){if(!U(
P))throw P}return n instanceof h.oS?this.byNumber.set(n.number,o):this.known.set(n,o),o}standard(){return this.helvetica??=x(this.document)}encoded(n,t=""){const r=this.
find(n,t),o=r===void 0?void 0:this.document.dict(r),P=o&&w(this.document,o);if(P===void 0)return;let F=this.encodedFonts.get(P);return F||this.encodedFonts.set(
P,F=x(this.document,P)),F}}const U=i=>i instanceof Error&&"code"in i&&i.code==="unreadable_document"}),52755:((G,_,u)=>{u.d(_,{NT:()=>S,Uv:()=>L,kz:()=>D,mO:()=>l,
mw:()=>C,qA:()=>A,sj:()=>E,zx:()=>v});var I=u(9819),h=u(45599),$=u(91374);const E=1,C=2,D=4096,p=8192,T=32768,g=65536,y=1<<17,v=1<<18,S=1<<21,A=1<<24,L=1<<25,B=10;
class l{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.document=e,this.form=(0,I.Wo)(e,"AcroForm"),
this.visit=new I._i(e)}static async read(e){const d=new l(e),{form:f}=d;return await d.walk(d.references(f?.dict.get("Fields"),f?.holder??-1,f?.dict,"Fields"),void 0),
await d.readPages(),d}inherited(e,d){for(let f=e;f;f=f.parent){const x=this.document.resolve(f.dict.get(d));if(x!==null)return x}return d==="DA"||d==="Q"?this.document.
resolve(this.form?.dict.get(d)):null}integer(e,d){const f=this.inherited(e,d);return typeof f=="number"?Math.trunc(f):0}node(e){return this.nodes.get(e)}numbers(){
return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(e){const{document:d,nodes:f,widgets:x,
fields:w,byName:s}=this,a=({number:c})=>!e.has(c)&&d.exists(c);for(const c of f.values())a(c)||f.delete(c.number);for(const c of x.values())a(c)||x.delete(c.number);
for(const{nodes:c,widgets:M}of w)m(c,a),m(M,a);m(w,({nodes:c})=>c.length>0);for(const[c,M]of s)M.nodes.length===0&&s.delete(c);this.form=(0,I.Wo)(d,"AcroForm")}async walk(e,d){
const{document:f,visit:x}=this;for(const w of(0,$.iA)(f,{from:e,below:d,visit:x,depth:$.tP})){const{number:s,dict:a}=w;this.nodes.set(s,w);const c=this.references(
a.get("Kids"),s,a,"Kids");(0,h.Eo)(f.resolve(a.get("Subtype")),"Widget")||a.has("Rect")?this.addWidget(w):c.length===0&&(0,$.bf)(w)===w&&this.field(w);const R=f.
job.pace.step(1500);R&&await R}}addWidget(e){const d={node:e,number:e.number,dict:e.dict,pages:[]};this.field((0,$.bf)(e)).widgets.push(d),this.widgets.set(e.number,
d)}field(e){const d=this.fieldOf.get(e);if(d)return d;const{name:f,part:x}=e,w=f===""?void 0:this.byName.get(f),s=this.integer(e,"Ff"),a=b(e.type,s);if(w?.kind===
a)return w.nodes.push(e),this.fieldOf.set(e,w),w;const c={name:f,part:x,kind:a,flags:s,nodes:[e],widgets:[]};return this.fields.push(c),f!==""&&!w&&this.byName.
set(f,c),this.fieldOf.set(e,c),c}async readPages(){const{document:e}=this,{pages:d,job:f}=e,{spend:x}=new I.b9(e);for(let w=0;w<d.count;w++){const s=d.number(w),
a=e.entry(s,"Annots");x(e.array(a)?.length??0);for(const M of a===void 0?[]:this.annotations(a,s)){const R=this.widgets.get(M.number)??await this.orphan(M);R&&R.
pages.length>0&&x(B),R&&R.pages.at(-1)!==w+1&&R.pages.push(w+1);const U=f.pace.step(300);U&&await U}const c=f.pace.step(300);c&&await c}}annotations(e,d){const f=this.
document.array(e)??[];if(!f.some(s=>(0,h.Zm)(s)&&(0,h.Eo)(s.get("Subtype"),"Widget")))return f.filter(h.i9);const x=(0,h.i9)(e)?e.number:d;this.document.edit(x);
const w=(0,h.i9)(e)?f:this.document.array(this.document.get(d).get("Annots"))??[];for(const[s,a]of w.entries())(0,h.Zm)(a)&&(0,h.Eo)(a.get("Subtype"),"Widget")&&
(w[s]=this.document.add(a));return w.filter(h.i9)}async orphan(e){const{document:d}=this;if(!(0,h.Eo)(d.resolve(d.entry(e.number,"Subtype")),"Widget"))return;const f=[
e],x=new Set([e.number]);let w;for(let s=d.entry(e.number,"Parent");(0,h.i9)(s)&&f.length<$.tP&&(w=this.nodes.get(s.number),!(w||x.has(s.number)||!(0,h.Zm)(d.get(
s))));)x.add(s.number),f.push(s),s=d.entry(s.number,"Parent");for(const s of f.reverse())this.nodes.has(s.number)||await this.walk([s],w),w=this.nodes.get(s.number);
return this.widgets.get(e.number)}references(e,d,f,x){const{document:w}=this,s=w.array(e);if(!s||!f)return[];if(!s.some(h.Zm))return s.filter(h.i9);w.edit((0,h.
i9)(e)?e.number:d);const a=w.array(f.get(x))??[];for(const[c,M]of a.entries())(0,h.Zm)(M)&&(a[c]=w.add(M));return a.filter(h.i9)}}function m(O,e){let d=0;for(const f of O)
e(f)&&(O[d++]=f);O.length=d}function b(O,e){switch(O){case"Tx":return e&p?"password":"text";case"Btn":return e&g?"button":e&T?"radio":"checkbox";case"Ch":return e&
y?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((G,_,u)=>{u.d(_,{Ly:()=>C,gF:()=>$,r9:()=>E,v8:()=>D});var I=u(77581),h=u(45599);
function $(p,T){let g;return T instanceof h.Mx?g=(0,I.g7)(T):T instanceof h.Z6?g=(0,I.g7)(new h.Mx(p.decoded(T))):T instanceof h.SX?g=E(T.text):typeof T=="numbe\
r"&&(g=String(T)),g?.replace(/\r\n?/g,`
`)}function E(p){const T=Buffer.from(p,"latin1"),g=T.toString("utf8");return Buffer.from(g,"utf8").equals(T)?g:(0,I.g7)(new h.Mx(T))}const C=p=>Buffer.from(p).toString(
"latin1"),D=p=>(0,I.wx)(p.replace(/\n/g,"\r"))}),75934:((G,_,u)=>{u.d(_,{p:()=>h});var I=u(9876);class h{text;widthOf;width;parts;constructor(E,C){this.text=E,this.
widthOf=C,this.width=C(E)}async lines(E){if(this.width<=E(0))return[this.text];const C=[];let D="",p=0,T;for(const g of this.parts??=await this.measure()){const y=p+
(T?.spaceWidth??0)+g.width;if(y<=E(C.length))D+=(T?.space??"")+g.text,p=y;else{D!==""&&C.push(D);const v=C.length,S=g.width>E(v)?this.cut(g,A=>E(v+A)):[g.text];
for(const A of S)C.push(A);D=C.pop(),p=D===g.text?g.width:this.widthOf(D)}T=g}return C.push(D),C}async measure(){const{text:E,widthOf:C}=this;return Array.from(
(await(0,I.Vn)())(E),({start:D,end:p,next:T})=>{const[g,y]=[E.slice(D,p),E.slice(p,T)];return{text:g,width:C(g),space:y,spaceWidth:y===""?0:C(y)}})}cut(E,C){const D=E.
clusters??=(0,I.s)(E.text,this.widthOf);let p=0;return[...(0,I.ZM)(D,C)].map(T=>D.slice(p,p+=T).map(({text:g})=>g).join(""))}}})};
