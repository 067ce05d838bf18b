"use strict";exports.id=729,exports.ids=[729],exports.modules={59294:((G,_,u)=>{u.d(_,{Pl:()=>y,XY:()=>I,Z7:()=>$,qS:()=>E,qZ:()=>T});var B=u(45599);const h=[3];function $(l,m){
const v=l.array(m.get("Border")),S=l.dict(m.get("BS")),P=l.resolve(S?S.get("W"):v?.[2]),F=l.resolve(S?.get("S")),C=F instanceof B.SX&&/^[SDBIU]$/.test(F.text)?F.
text:"S",d=y(l,S?S.get("D"):v?.[3]).filter(O=>O>=0),p=d.some(O=>O>0),b=!S&&p?"D":C;return{width:typeof P=="number"&&P>=0?P:1,style:b,dash:b!=="D"?[]:p?d:h}}function E(l,m){
const v=y(l,m);return[1,3,4].includes(v.length)?v.map(S=>Math.min(Math.max(S,0),1)):void 0}const I=5e4,D=100;function y(l,m){const v=l.array(m)??[];if(v.length>
I)return[];l.job.pace.add(v.length*D);const S=v.map(P=>l.resolve(P));return S.every(P=>typeof P=="number"&&Number.isFinite(P))?S:[]}function T(l,m){const v=[];let S=I;
for(const P of l.array(m)??[]){if(S-=1+(l.array(P)?.length??0),S<0)return[];v.push(y(l,P))}return v}}),33141:((G,_,u)=>{u.d(_,{$u:()=>$,b8:()=>h,dc:()=>I,zO:()=>E});
var B=u(77581);function h(D,y){const T=typeof D=="number"?Math.abs(D):0,l=typeof y=="number"?Math.abs(y):0;return{capHeight:T>=400&&T<=850?T:700,descent:-(l>=50?
Math.min(l,230):230)}}const $=(D,y)=>`/Span <</ActualText <${Buffer.from((0,B.wx)(D).bytes).toString("hex")}>>> BDC ${y} EMC`,E=(D,y)=>`<${D.map(T=>T.toString(16).
padStart(y*2,"0")).join("")}>`;function I(D){return D.some(y=>y<32||y>126)?E(D,1):`(${Buffer.from(D).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),79784:((G,_,u)=>{
u.d(_,{O:()=>E});var B=u(37709);const h=new Map([["g",1],["rg",3],["k",4]]),$=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function E(l){
let m,v=0,S="0 g",P="g",F=0,C=1;const d=new B.BT(Buffer.from(l,"latin1"));for(;d.next();){const{operator:p,count:b}=d,O=d.number(b-1);switch(p){case"cs":P=$.get(
d.name(b-1)??""),S="0 g";break;case"Tc":Number.isNaN(O)||(F=Math.min(Math.max(O,-D),D));break;case"Tz":O>0&&(C=Math.min(Math.max(O,1),y)/100);break;case"Tf":{const e=Math.
max(b-2,0);m=d.name(e)??m,v=Math.min(Math.abs(d.number(e+1))||0,I);break}default:S=T(d,p==="sc"||p==="scn"?P:p)??S}}return{font:m,size:v,color:S,spacing:F,stretch:C}}
const I=2e3,D=100,y=1e3;function T(l,m){const v=m===void 0?void 0:h.get(m);if(v===void 0||l.count<v)return;const S=Array.from({length:v},(P,F)=>l.number(l.count-
v+F));return S.some(Number.isNaN)?void 0:`${S.join(" ")} ${m}`}}),13625:((G,_,u)=>{u.d(_,{Dm:()=>I,cH:()=>y,lQ:()=>D});var B=u(59294),h=u(36078),$=u(74135),E=u(
6057);function I(m,v){const S=(0,E.b0)(m,v.get("Rect"));if(!S)return;const[P,F,C,d]=S,p=m.dict(v.get("MK")),b=m.resolve(p?.get("R")),O=typeof b=="number"?(0,E.c_)(
Math.round(b/90)*90):0,e=O===90||O===270,g=(0,B.qS)(m,p?.get("BC")),{width:f,style:x,dash:w}=(0,B.Z7)(m,v),s=g?Math.min(f,(C-P)/2,(d-F)/2):0;return{width:e?d-F:
C-P,height:e?C-P:d-F,rotation:O,background:(0,B.qS)(m,p?.get("BG")),borderColor:g,style:x,line:s,border:x==="B"||x==="I"?s*2:s,dash:w,caption:m.resolve(p?.get("\
CA"))}}function D({width:m,height:v,rotation:S}){if(S!==0)return(0,$.S3)({box:S===180?[0,0,m,v]:[0,0,v,m],rotation:S})}function y(m){const{width:v,height:S,background:P,
borderColor:F,style:C,line:d,dash:p}=m,b=[];if(P&&b.push((0,h.wW)(P,"fill"),`0 0 ${(0,h.id)(v)} ${(0,h.id)(S)} re f`),!F||d===0)return b.join(`
`);if(C==="B"||C==="I"){const[e,g]=C==="B"?[[1],T(P)]:[[.5],[.75]];b.push((0,h.wW)(e,"fill"),l(m,!0),(0,h.wW)(g,"fill"),l(m,!1))}b.push((0,h.wW)(F,"stroke"),`${(0,h.
id)(d)} w`),C==="D"&&b.push((0,h.hX)(p));const O=d/2;return b.push(C==="U"?`0 ${(0,h.id)(O)} m ${(0,h.id)(v)} ${(0,h.id)(O)} l S`:`${(0,h.id)(O)} ${(0,h.id)(O)}\
 ${(0,h.id)(v-d)} ${(0,h.id)(S-d)} re S`),b.join(`
`)}const T=m=>m?.length===3||m?.length===1?m.map(v=>v/2):[.5];function l({width:m,height:v,line:S,border:P},F){const[C,d,p,b]=[S,P,m,v],O=F?[[C,C],[C,b-C],[p-C,
b-C],[p-d,b-d],[d,b-d],[d,d]]:[[p-C,b-C],[p-C,C],[C,C],[d,d],[p-d,d],[p-d,b-d]];return`${(0,h.XL)(O)} f`}}),10180:((G,_,u)=>{u.d(_,{To:()=>m,WY:()=>P,Yo:()=>v,fR:()=>l,
l$:()=>S,tS:()=>E,xZ:()=>g});var B=u(12889),h=u(75934),$=u(34378);const E=1.15,I=4,D=12,y=2,T=({border:s})=>Math.max(2*s,y);function l(s,a){const{frame:c,font:M,
quadding:R}=s,U=T(c),i=M.width(a)/1e3,n=Math.max(c.width-2*U,0),t=s.size||F(s,a,i===0?1/0:n/i);return{size:t,lines:[{text:a,x:x(R,U,n,i*t),y:e(c,M,t,a)}]}}async function m(s,a){
const{frame:c,font:M,quadding:R}=s,U=T(c),i=Math.max(c.width-2*U,1),n=Math.max(c.height-2*U,1),t=a.split(`
`).map(W=>new w(M,W)),r=async W=>{const N=[];for(const H of t)for(const j of await H.lines(i/W*1e3))N.push(j);return N};let o=s.size||D,A=await r(o);for(;s.size===
0&&o>I&&A.length*o*E>n;)A=await r(o-=.5);const L=f(c,M,o,A);return{size:o,lines:A.map((W,N)=>({text:W,x:x(R,U,i,M.width(W)/1e3*o),y:L-N*o*E}))}}function v(s,a,c){
const{frame:M,font:R,quadding:U}=s,i=M.width/c,n=(0,B.Rl)(a),t=n.reduce((W,N)=>Math.max(W,R.width(N)/1e3),0),r=s.size||F(s,a,t===0?1/0:i/t),o=Math.max(c-n.length,
0),A=U===2?o:U===1?Math.floor(o/2):0,L=e(M,R,r,a);return{size:r,lines:n.map((W,N)=>({text:W,x:i*(A+N+.5)-R.width(W)/1e3*r/2,y:L}))}}function S(s,a,c){const{frame:M,
font:R,quadding:U}=s,i=T(M),n=Math.max(M.width-2*i,0),t=s.size||D,r=P(M,t),o=M.height-M.border-(E+R.extent.capHeight/1e3)/2*t;return{size:t,lines:a.slice(c,c+Math.
ceil(r)).map((A,L)=>({text:A,x:x(U,i,n,R.width(A)/1e3*t),y:o-L*t*E}))}}const P=({height:s,border:a},c)=>Math.max(s-2*a,0)/((c||D)*E);function F({frame:{height:s,
border:a},font:c},M,R){const{above:U,below:i}=O(c,M),n=(s-2*a)/Math.max(E,U+i);return Math.max(Math.min(n,R),I)}const C=.235,d=.05,p=new RegExp("[\\p{Lu}\\p{Nd}bd\
fhklt]\\p{M}","u"),b=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function O({extent:s},a){return{above:s.capHeight/1e3+(p.test((0,$.w)(a,"NFD"))?C:d),below:b.
test(a)?0:-s.descent/1e3}}function e({height:s,border:a},c,M,R){const{above:U,below:i}=O(c,R),n=a+i*M,t=s-a-U*M;return n>t?(n+t)/2:Math.min(Math.max(s/2-c.extent.
capHeight/2e3*M,n),t)}function g({width:s,height:a,border:c},M,{size:R,lines:U}){if(U.length>0&&!(s>2*c&&a>2*c))return!0;const i=.1*R;return U.some(({text:n,x:t,
y:r})=>{const{above:o,below:A}=O(M,n);return t+M.width(n)/1e3*R>s-c+i||r+o*R>a-c+i||r-A*R<c-i})}function f(s,a,c,M){const{height:R,border:U}=s,i=R-T(s)-(a.extent.
capHeight/1e3+C)*c,n=U+(O(a,M.at(-1)??"").below+(M.length-1)*E)*c,t=R-U-O(a,M[0]??"").above*c;return Math.max(i,Math.min(n,t))}function x(s,a,c,M){return M>c||s===
0?a:a+(s===2?c-M:(c-M)/2)}class w{mark;broken;constructor(a,c){this.mark=(0,B.vw)(c)?B.Vv:"",this.broken=new h.p(c,M=>a.width(M))}async lines(a){return(await this.
broken.lines(()=>a)).map(c=>this.mark+c)}}}),49336:((G,_,u)=>{u.d(_,{Fp:()=>D,Jq:()=>l,ai:()=>I,m:()=>m,rI:()=>T,v8:()=>y});var B=u(36078),h=u(47707),$=u(13625),
E=u(10180);function I(d,p){const O=(0,h.RK)(d).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return p==="several"?O:
O.replace(/\n/g," ")}function D(d){return d.kind==="list"?d.rows.texts.join(""):d.text.replace(/\n/g,"")}async function y(d,p){switch(p.kind){case"line":return(0,E.
fR)(d,p.text);case"paragraph":return(0,E.To)(d,p.text);case"comb":return(0,E.Yo)(d,p.text,p.cells);case"list":return(0,E.l$)(d,p.rows.texts,p.rows.first)}}function T(d,p,{
texts:b,chosen:O,first:e}){const g=Math.max(Math.floor((0,E.WY)(d,p)),1),[f]=O,x=Math.max(b.length-g,0),w=f===void 0||f>=e&&f<e+g?e:f;return Math.min(Math.max(w,
0),x)}function l(d,p,b,O){let e=b.lines;if(p.kind==="list"){const{chosen:f,first:x}=p.rows;e=f.map(w=>b.lines[w-x])}const g=e.filter(f=>f!==void 0&&f.text.trim()!==
"");return e.includes(void 0)||(0,E.xZ)(d,O,{size:b.size,lines:g})}function m(d,p,b,O){const{font:e,name:g,color:f}=O,x=[(0,$.cH)(d),...p.kind==="comb"?[F(d,p.cells)]:
[],"/Tx BMC"],w=b.lines.filter(({text:M})=>M.trim()!==""),{border:s,width:a,height:c}=d;if(w.length>0&&a>2*s&&c>2*s){const M=[s,s,a-2*s,c-2*s].map(B.id).join(" ");
x.push("q",`${M} re W n`),p.kind==="list"&&x.push(P(d,p.rows,b.size)),x.push("BT",f,`/${g} ${(0,B.id)(b.size)} Tf`);let[R,U]=[0,0];for(const i of w){const[n,t]=[
v(i.x),v(i.y)];x.push(`${(0,B.id)(n-R)} ${(0,B.id)(t-U)} Td`,e.show(i.text,b.size)),[R,U]=[n,t]}x.push("ET","Q")}return x.push("EMC"),x.filter(M=>M!=="").join(`\

`)}const v=d=>Math.round(d*1e3)/1e3,S="0.6 0.757 0.855 rg";function P(d,{chosen:p,first:b},O){const{border:e,width:g,height:f}=d,x=O*E.tS,w=p.filter(a=>a>=b&&f-
e-(a-b)*x>e);if(w.length===0)return"";const s=w.map(a=>{const c=f-e-(a-b+1)*x;return`${[e,c,g-2*e,x].map(B.id).join(" ")} re`});return[S,...s,"f"].join(`
`)}function F({width:d,height:p,line:b,borderColor:O,style:e},g){if(!O||b===0||e!=="S"&&e!=="D"||g>C)return"";const f=Array.from({length:g-1},(x,w)=>{const s=(0,B.
id)(d/g*(w+1));return`${s} 0 m ${s} ${(0,B.id)(p)} l`});return f.length>0?`${f.join(" ")} S`:""}const C=1e3}),81228:((G,_,u)=>{u.d(_,{t:()=>R});var B=u(21281),h=u(
45599),$=u(12889),E=u(47707),I=u(39905),D=u(18271),y=u(49454),T=u(69864),l=u(33141),m=u(62341);async function v(i,n,t){const r=(0,y.hL)(i,t);if(!r||(0,y.FG)(i,t.
get("Encoding"))!=="Identity-H")return;const o=(0,D.oQ)(i,t);if(o==="unusable"||o===void 0)return;const A=d(i,r),L=(K,z)=>{if(o.kind!=="truetype")return o.kind===
"named"||o.has(z);const Z=A(z);return o.has(Z)&&(F.has(K)||o.isDrawn(Z))},W=await S(i,t),N=K=>{const z=W(K);if(z!==void 0&&L(K,z))return{cid:z,isSaid:!0};const Z=o.
kind==="truetype"?p(i,r,o,K):void 0;return Z!==void 0&&L(K,Z)?{cid:Z,isSaid:!1}:void 0},H=(0,y.nb)(i,t),j=(0,l.b8)(i.resolve(H?.get("CapHeight")),i.resolve(H?.get(
"Descent")));return new C(n,N,await(0,m.oo)(i,r),j)}async function S(i,n){const t=(await(0,I.F)(i,n.get("ToUnicode"))).flatMap(({first:o,last:A,text:L})=>{const W=[
...L],N=W[0]?.codePointAt(0);return W.length!==1||N===void 0||o>P?[]:[{first:N,last:N+Math.min(A,P)-o,value:o}]}),r=await T.N.of(t,i.job.pace);return o=>{const A=r.
find(o);return A&&A.value+o-A.first}}const P=65535,F=new Set([32,160]);class C{resource;find;widths;extent;found=new Map;constructor(n,t,r,o){this.resource=n,this.
find=t,this.widths=r,this.extent=o}covers(n){if(new RegExp("\\p{M}","u").test(n))return!1;for(const t of n)if(!this.glyph(t))return!1;return!0}width(n){let t=0;
for(const r of n)t+=this.widths(this.glyph(r)?.cid??0);return t}show(n){const t=Array.from(n,o=>this.glyph(o)),r=`${(0,l.zO)(t.map(o=>o?.cid??0),2)} Tj`;return t.
every(o=>o?.isSaid)?r:(0,l.$u)(n,r)}glyph(n){const t=n.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}}function d(i,n){
const t=i.resolve(n.get("CIDToGIDMap"));if(!(t instanceof h.Z6))return o=>o;const r=i.decoded(t);return o=>(r[o*2]??0)<<8|(r[o*2+1]??0)}function p(i,n,t,r){if(!(i.
resolve(n.get("CIDToGIDMap"))instanceof h.Z6))return t.unicode(r)||void 0}var b=u(16456),O=u(30201),e=u(9865),g=u(47628);function f(i,n,t){if(!/^(Type1|MMType1|TrueType)$/.
test((0,y.FG)(i,t.get("Subtype"))))return;const r=(0,y.nb)(i,t),o=(0,D.oQ)(i,t);if(o==="unusable")return;if(!o&&(0,y.FG)(i,t.get("BaseFont"))==="ZapfDingbats")return s(
n);const A=o?void 0:(0,e.vp)((0,y.FG)(i,t.get("BaseFont"))),L=(0,b.pE)(i,r,t),W=(0,b.P$)(i,t,L,o!==void 0);if(!W)return;const N=(0,m.s4)(i,t,r,A),H=new Map;for(const[
j,K]of W){if(H.has(K.point)||o&&!c(o,j,K))continue;const z=N(j,K.point);z!==void 0&&H.set(K.point,{code:j,width:z})}for(const[j,K]of[[160,32],[8208,45],[8209,45]])
!H.has(j)&&H.has(K)&&H.set(j,H.get(K));if(H.size!==0)return new a(n,H,M(i,t,r,A!==void 0))}function x(i,n="Helvetica"){const t=i.add((0,h.jd)({Type:(0,h.UU)("Fo\
nt"),Subtype:(0,h.UU)("Type1"),BaseFont:(0,h.UU)(n),Encoding:(0,h.UU)("WinAnsiEncoding")})),r=(0,e.vp)(n),o=new Map;for(let A=32;A<256;A++){const L=b.NF.charCodeAt(
A-32),W=r(L);L!==0&&W!==void 0&&o.set(L,{code:A,width:W})}return new a(t,o,(0,e.WK)(n))}function w(i,n){const t=(0,y.FG)(i,n.get("BaseFont"));return(0,e.mI)(t)&&
(0,D.oQ)(i,n)===void 0?t:void 0}function s(i){const n=new Map;for(const{code:t,point:r,width:o}of(0,g.H)())n.set(r,{code:t,width:o}),t<127&&n.set(t,{code:t,width:o});
return new a(i,n,{capHeight:692,descent:-143})}class a{resource;codes;extent;constructor(n,t,r){this.resource=n,this.codes=t,this.extent=r}covers(n){for(const t of n)
if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(n){let t=0;for(const r of n)t+=this.codes.get(r.codePointAt(0))?.width??0;return t}show(n){const t=[];
for(const r of n)t.push(this.codes.get(r.codePointAt(0))?.code??32);return`${(0,l.dc)(t)} Tj`}}function c(i,n,{point:t,name:r}){if(i.kind!=="truetype")return i.
has(r)||i.has((0,O.S)(t))||t===32;const o=i.unicode(t)||i.code(n);return o>0?t===32||t===160||i.isDrawn(o):i.has(r)}function M(i,n,t,r){return!t&&r?(0,e.WK)((0,y.
FG)(i,n.get("BaseFont"))):(0,l.b8)(i.resolve(t?.get("CapHeight")),i.resolve(t?.get("Descent")))}class R{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;claim;defaults;constructor(n,t,r){
this.document=n,this.model=t,this.file=r,this.defaults=n.dict(n.dict(t.form?.dict.get("DR"))?.get("Font"))}async select(n,t,r){this.embeddedOnly===void 0&&(this.
claim=(await(0,B.ds)(this.document)).archive),this.embeddedOnly=this.claim!==void 0;const o=await this.own(n,t),A=o.usable&&(!this.embeddedOnly||o.embedded||r===
""),L=this.embeddedOnly?void 0:this.encoded(n,t),W=[A?o.font:void 0,L].flatMap(k=>k?[{font:k,name:o.name}]:[]),N=(0,E.Sw)(r)||(0,$.ft)(r)?()=>!1:({font:k})=>k.covers(
r),H=W.find(N);if(H)return{...H,missing:[]};const j=await this.further(),K=j.find(N);if(K)return{...K,missing:[]};const{MixedFont:z}=await Promise.all([u.e(7762),
u.e(7140),u.e(6866)]).then(u.bind(u,20575)),Z=new z(r,[...W.slice(-1),...j],j.at(-1));return{font:Z,name:Z.base.name,missing:Z.missing}}async finish(){const n=this.
claim?.part===1;await this.given?.embed(n),await this.typeface?.embed(n)}async further(){const{EmbeddedTypeface:n}=await Promise.all([u.e(7762),u.e(7140),u.e(1941)]).
then(u.bind(u,6366));return this.file&&(this.given??=await n.open(this.document,this.file)),this.typeface??=await n.open(this.document),[...this.given?[{font:this.
given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(n,t=""){const r=this.find(n,t);if(r===void 0)return{font:this.standard(),name:"Helv",
usable:!0,embedded:!1};const o=await this.open(r),A=(0,D.nq)(this.document,this.document.dict(r)),L=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(t)?t:"F0";return{
font:o??this.standard(),name:L,usable:o!==void 0,embedded:A}}find(n,t){const{document:r}=this;if(t==="")return;const o=r.dict(r.dict(this.model.inherited(n.node,
"DR"))?.get("Font")),A=r.resolve(r.dict(n.dict.get("AP"))?.get("N")),L=A instanceof h.Z6?r.dict(r.dict(A.dict.get("Resources"))?.get("Font")):void 0;for(const W of[
o,this.defaults,L]){const N=W?.get(t);if(N!==void 0&&r.dict(N))return N}}async open(n){if(n instanceof h.oS?this.byNumber.has(n.number):this.known.has(n))return n instanceof
h.oS?this.byNumber.get(n.number):this.known.get(n);const r=this.document.dict(n);let o;try{o=r&&(f(this.document,n,r)??await v(this.document,n,r))}catch(A){if(!U(
A))throw A}return n instanceof h.oS?this.byNumber.set(n.number,o):this.known.set(n,o),o}standard(){return this.helvetica??=x(this.document)}encoded(n,t=""){const r=this.
find(n,t),o=r===void 0?void 0:this.document.dict(r),A=o&&w(this.document,o);if(A===void 0)return;let L=this.encodedFonts.get(A);return L||this.encodedFonts.set(
A,L=x(this.document,A)),L}}const U=i=>i instanceof Error&&"code"in i&&i.code==="unreadable_document"}),52755:((G,_,u)=>{u.d(_,{NT:()=>S,Uv:()=>F,kz:()=>D,mO:()=>d,
mw:()=>I,qA:()=>P,sj:()=>E,zx:()=>v});var B=u(9819),h=u(45599),$=u(91374);const E=1,I=2,D=4096,y=8192,T=32768,l=65536,m=1<<17,v=1<<18,S=1<<21,P=1<<24,F=1<<25,C=10;
class d{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.document=e,this.form=(0,B.Wo)(e,"AcroForm"),
this.visit=new B._i(e)}static async read(e){const g=new d(e),{form:f}=g;return await g.walk(g.references(f?.dict.get("Fields"),f?.holder??-1,f?.dict,"Fields"),void 0),
await g.readPages(),g}inherited(e,g){for(let f=e;f;f=f.parent){const x=this.document.resolve(f.dict.get(g));if(x!==null)return x}return g==="DA"||g==="Q"?this.document.
resolve(this.form?.dict.get(g)):null}integer(e,g){const f=this.inherited(e,g);return typeof f=="number"?Math.trunc(f):0}node(e){return this.nodes.get(e)}numbers(){
return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(e){const{document:g,nodes:f,widgets:x,
fields:w,byName:s}=this,a=({number:c})=>!e.has(c)&&g.exists(c);for(const c of f.values())a(c)||f.delete(c.number);for(const c of x.values())a(c)||x.delete(c.number);
for(const{nodes:c,widgets:M}of w)p(c,a),p(M,a);p(w,({nodes:c})=>c.length>0);for(const[c,M]of s)M.nodes.length===0&&s.delete(c);this.form=(0,B.Wo)(g,"AcroForm")}async walk(e,g){
const{document:f,visit:x}=this;for(const w of(0,$.iA)(f,{from:e,below:g,visit:x,depth:$.tP})){const{number:s,dict:a}=w;this.nodes.set(s,w);const c=this.references(
a.get("Kids"),s,a,"Kids");(0,h.Eo)(f.resolve(a.get("Subtype")),"Widget")||a.has("Rect")?this.addWidget(w):c.length===0&&(0,$.bf)(w)===w&&this.field(w);const R=f.
job.pace.step(1500);R&&await R}}addWidget(e){const g={node:e,number:e.number,dict:e.dict,pages:[]};this.field((0,$.bf)(e)).widgets.push(g),this.widgets.set(e.number,
g)}field(e){const g=this.fieldOf.get(e);if(g)return g;const{name:f,part:x}=e,w=f===""?void 0:this.byName.get(f),s=this.integer(e,"Ff"),a=b(e.type,s);if(w?.kind===
a)return w.nodes.push(e),this.fieldOf.set(e,w),w;const c={name:f,part:x,kind:a,flags:s,nodes:[e],widgets:[]};return this.fields.push(c),f!==""&&!w&&this.byName.
set(f,c),this.fieldOf.set(e,c),c}async readPages(){const{document:e}=this,{pages:g,job:f}=e,{spend:x}=new B.b9(e);for(let w=0;w<g.count;w++){const s=g.number(w),
a=e.entry(s,"Annots");x(e.array(a)?.length??0);for(const M of a===void 0?[]:this.annotations(a,s)){const R=this.widgets.get(M.number)??await this.orphan(M);R&&R.
pages.length>0&&x(C),R&&R.pages.at(-1)!==w+1&&R.pages.push(w+1);const U=f.pace.step(300);U&&await U}const c=f.pace.step(300);c&&await c}}annotations(e,g){const f=this.
document.array(e)??[];if(!f.some(s=>(0,h.Zm)(s)&&(0,h.Eo)(s.get("Subtype"),"Widget")))return f.filter(h.i9);const x=(0,h.i9)(e)?e.number:g;this.document.edit(x);
const w=(0,h.i9)(e)?f:this.document.array(this.document.get(g).get("Annots"))??[];for(const[s,a]of w.entries())(0,h.Zm)(a)&&(0,h.Eo)(a.get("Subtype"),"Widget")&&
(w[s]=this.document.add(a));return w.filter(h.i9)}async orphan(e){const{document:g}=this;if(!(0,h.Eo)(g.resolve(g.entry(e.number,"Subtype")),"Widget"))return;const f=[
e],x=new Set([e.number]);let w;for(let s=g.entry(e.number,"Parent");(0,h.i9)(s)&&f.length<$.tP&&(w=this.nodes.get(s.number),!(w||x.has(s.number)||!(0,h.Zm)(g.get(
s))));)x.add(s.number),f.push(s),s=g.entry(s.number,"Parent");for(const s of f.reverse())this.nodes.has(s.number)||await this.walk([s],w),w=this.nodes.get(s.number);
return this.widgets.get(e.number)}references(e,g,f,x){const{document:w}=this,s=w.array(e);if(!s||!f)return[];if(!s.some(h.Zm))return s.filter(h.i9);w.edit((0,h.
i9)(e)?e.number:g);const a=w.array(f.get(x))??[];for(const[c,M]of a.entries())(0,h.Zm)(M)&&(a[c]=w.add(M));return a.filter(h.i9)}}function p(O,e){let g=0;for(const f of O)
e(f)&&(O[g++]=f);O.length=g}function b(O,e){switch(O){case"Tx":return e&y?"password":"text";case"Btn":return e&l?"button":e&T?"radio":"checkbox";case"Ch":return e&
m?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((G,_,u)=>{u.d(_,{Ly:()=>I,gF:()=>$,r9:()=>E,v8:()=>D});var B=u(77581),h=u(45599);
function $(y,T){let l;return T instanceof h.Mx?l=(0,B.g7)(T):T instanceof h.Z6?l=(0,B.g7)(new h.Mx(y.decoded(T))):T instanceof h.SX?l=E(T.text):typeof T=="numbe\
r"&&(l=String(T)),l?.replace(/\r\n?/g,`
`)}function E(y){const T=Buffer.from(y,"latin1"),l=T.toString("utf8");return Buffer.from(l,"utf8").equals(T)?l:(0,B.g7)(new h.Mx(T))}const I=y=>Buffer.from(y).toString(
"latin1"),D=y=>(0,B.wx)(y.replace(/\n/g,"\r"))}),75934:((G,_,u)=>{u.d(_,{p:()=>h});var B=u(9876);class h{text;widthOf;width;parts;constructor(E,I){this.text=E,this.
widthOf=I,this.width=I(E)}async lines(E){if(this.width<=E(0))return[this.text];const I=[];let D="",y=0,T;for(const l of this.parts??=await this.measure()){const m=y+
(T?.spaceWidth??0)+l.width;if(m<=E(I.length))D+=(T?.space??"")+l.text,y=m;else{D!==""&&I.push(D);const v=I.length,S=l.width>E(v)?this.cut(l,P=>E(v+P)):[l.text];
for(const P of S)I.push(P);D=I.pop(),y=D===l.text?l.width:this.widthOf(D)}T=l}return I.push(D),I}async measure(){const{text:E,widthOf:I}=this;return Array.from(
(await(0,B.Vn)())(E),({start:D,end:y,next:T})=>{const[l,m]=[E.slice(D,y),E.slice(y,T)];return{text:l,width:I(l),space:m,spaceWidth:m===""?0:I(m)}})}cut(E,I){const D=E.
clusters??=(0,B.s)(E.text,this.widthOf);let y=0;return[...(0,B.ZM)(D,I)].map(T=>D.slice(y,y+=T).map(({text:l})=>l).join(""))}}})};
