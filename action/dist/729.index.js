"use strict";exports.id=729,exports.ids=[729],exports.modules={59294:((Z,_,l)=>{l.d(_,{Pl:()=>O,XY:()=>$,Z7:()=>N,qS:()=>B,qZ:()=>P});var I=l(45599);const u=[3];function N(b,E){
const v=b.array(E.get("Border")),x=b.dict(E.get("BS")),S=b.resolve(x?x.get("W"):v?.[2]),L=b.resolve(x?.get("S")),T=L instanceof I.SX&&/^[SDBIU]$/.test(L.text)?L.
text:"S",h=O(b,x?x.get("D"):v?.[3]).filter(y=>y>=0),g=h.some(y=>y>0),M=!x&&g?"D":T;return{width:typeof S=="number"&&S>=0?S:1,style:M,dash:M!=="D"?[]:g?h:u}}function B(b,E){
const v=O(b,E);return[1,3,4].includes(v.length)?v.map(x=>Math.min(Math.max(x,0),1)):void 0}const $=5e4,C=100;function O(b,E){const v=b.array(E)??[];if(v.length>
$)return[];b.job.pace.add(v.length*C);const x=v.map(S=>b.resolve(S));return x.every(S=>typeof S=="number"&&Number.isFinite(S))?x:[]}function P(b,E){const v=[];let x=$;
for(const S of b.array(E)??[]){if(x-=1+(b.array(S)?.length??0),x<0)return[];v.push(O(b,S))}return v}}),33141:((Z,_,l)=>{l.d(_,{$u:()=>N,b8:()=>u,dc:()=>$,zO:()=>B});
var I=l(77581);function u(C,O){const P=typeof C=="number"?Math.abs(C):0,b=typeof O=="number"?Math.abs(O):0;return{capHeight:P>=400&&P<=850?P:700,descent:-(b>=50?
Math.min(b,230):230)}}const N=(C,O)=>`/Span <</ActualText <${Buffer.from((0,I.wx)(C).bytes).toString("hex")}>>> BDC ${O} EMC`,B=(C,O)=>`<${C.map(P=>P.toString(16).
padStart(O*2,"0")).join("")}>`;function $(C){return C.some(O=>O<32||O>126)?B(C,1):`(${Buffer.from(C).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),79784:((Z,_,l)=>{
l.d(_,{O:()=>B});var I=l(37709);const u=new Map([["g",1],["rg",3],["k",4]]),N=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function B(E){
let v,x=0,S="0 g",L="g",T=0,h=1;const g=new I.BT(Buffer.from(E.slice(0,$),"latin1"));for(;g.next();){const{operator:M,count:y}=g,e=g.number(y-1);switch(M){case"\
cs":L=N.get(g.name(y-1)??""),S="0 g";break;case"Tc":Number.isNaN(e)||(T=Math.min(Math.max(e,-O),O));break;case"Tz":e>0&&(h=Math.min(Math.max(e,1),P)/100);break;case"\
Tf":{const d=Math.max(y-2,0);v=g.name(d)??v,x=Math.min(Math.abs(g.number(d+1))||0,C);break}default:S=b(g,M==="sc"||M==="scn"?L:M)??S}}return{font:v,size:x,color:S,
spacing:T,stretch:h}}const $=4e3,C=2e3,O=100,P=1e3;function b(E,v){const x=v===void 0?void 0:u.get(v);if(x===void 0||E.count<x)return;const S=Array.from({length:x},
(L,T)=>E.number(E.count-x+T));return S.some(Number.isNaN)?void 0:`${S.join(" ")} ${v}`}}),13625:((Z,_,l)=>{l.d(_,{Dm:()=>$,cH:()=>O,lQ:()=>C});var I=l(59294),u=l(
36078),N=l(74135),B=l(6057);function $(E,v){const x=(0,B.b0)(E,v.get("Rect"));if(!x)return;const[S,L,T,h]=x,g=E.dict(v.get("MK")),M=E.resolve(g?.get("R")),y=typeof M==
"number"?(0,B.c_)(Math.round(M/90)*90):0,e=y===90||y===270,d=(0,I.qS)(E,g?.get("BC")),{width:f,style:w,dash:m}=(0,I.Z7)(E,v),s=d?Math.min(f,(T-S)/2,(h-L)/2):0;return{
width:e?h-L:T-S,height:e?T-S:h-L,rotation:y,background:(0,I.qS)(E,g?.get("BG")),borderColor:d,style:w,line:s,border:w==="B"||w==="I"?s*2:s,dash:m,caption:E.resolve(
g?.get("CA"))}}function C({width:E,height:v,rotation:x}){if(x!==0)return(0,N.S3)({box:x===180?[0,0,E,v]:[0,0,v,E],rotation:x})}function O(E){const{width:v,height:x,
background:S,borderColor:L,style:T,line:h,dash:g}=E,M=[];if(S&&M.push((0,u.wW)(S,"fill"),`0 0 ${(0,u.id)(v)} ${(0,u.id)(x)} re f`),!L||h===0)return M.join(`
`);if(T==="B"||T==="I"){const[e,d]=T==="B"?[[1],P(S)]:[[.5],[.75]];M.push((0,u.wW)(e,"fill"),b(E,!0),(0,u.wW)(d,"fill"),b(E,!1))}M.push((0,u.wW)(L,"stroke"),`${(0,u.
id)(h)} w`),T==="D"&&M.push((0,u.hX)(g));const y=h/2;return M.push(T==="U"?`0 ${(0,u.id)(y)} m ${(0,u.id)(v)} ${(0,u.id)(y)} l S`:`${(0,u.id)(y)} ${(0,u.id)(y)}\
 ${(0,u.id)(v-h)} ${(0,u.id)(x-h)} re S`),M.join(`
`)}const P=E=>E?.length===3||E?.length===1?E.map(v=>v/2):[.5];function b({width:E,height:v,line:x,border:S},L){const[T,h,g,M]=[x,S,E,v],y=L?[[T,T],[T,M-T],[g-T,
M-T],[g-h,M-h],[h,M-h],[h,h]]:[[g-T,M-T],[g-T,T],[T,T],[h,h],[g-h,h],[g-h,M-h]];return`${(0,u.XL)(y)} f`}}),10180:((Z,_,l)=>{l.d(_,{To:()=>E,WY:()=>S,Yo:()=>v,fR:()=>b,
l$:()=>x,tS:()=>B,xZ:()=>d});var I=l(12889),u=l(75934),N=l(34378);const B=1.15,$=4,C=12,O=2,P=({border:s})=>Math.max(2*s,O);function b(s,a){const{frame:c,font:p,
quadding:A}=s,R=P(c),i=p.width(a)/1e3,n=Math.max(c.width-2*R,0),t=s.size||L(s,a,i===0?1/0:n/i);return{size:t,lines:[{text:a,x:w(A,R,n,i*t),y:e(c,p,t,a)}]}}async function E(s,a){
const{frame:c,font:p,quadding:A}=s,R=P(c),i=Math.max(c.width-2*R,1),n=Math.max(c.height-2*R,1),t=a.split(`
`).map(U=>new m(p,U)),r=async U=>{const W=[];for(const H of t)for(const z of await H.lines(i/U*1e3))W.push(z);return W};let o=s.size||C,D=await r(o);for(;s.size===
0&&o>$&&D.length*o*B>n;)D=await r(o-=.5);const F=f(c,p,o,D);return{size:o,lines:D.map((U,W)=>({text:U,x:w(A,R,i,p.width(U)/1e3*o),y:F-W*o*B}))}}function v(s,a,c){
const{frame:p,font:A,quadding:R}=s,i=p.width/c,n=(0,I.Rl)(a),t=n.reduce((U,W)=>Math.max(U,A.width(W)/1e3),0),r=s.size||L(s,a,t===0?1/0:i/t),o=Math.max(c-n.length,
0),D=R===2?o:R===1?Math.floor(o/2):0,F=e(p,A,r,a);return{size:r,lines:n.map((U,W)=>({text:U,x:i*(D+W+.5)-A.width(U)/1e3*r/2,y:F}))}}function x(s,a,c){const{frame:p,
font:A,quadding:R}=s,i=P(p),n=Math.max(p.width-2*i,0),t=s.size||C,r=S(p,t),o=p.height-p.border-(B+A.extent.capHeight/1e3)/2*t;return{size:t,lines:a.slice(c,c+Math.
ceil(r)).map((D,F)=>({text:D,x:w(R,i,n,A.width(D)/1e3*t),y:o-F*t*B}))}}const S=({height:s,border:a},c)=>Math.max(s-2*a,0)/((c||C)*B);function L({frame:{height:s,
border:a},font:c},p,A){const{above:R,below:i}=y(c,p),n=(s-2*a)/Math.max(B,R+i);return Math.max(Math.min(n,A),$)}const T=.235,h=.05,g=new RegExp("[\\p{Lu}\\p{Nd}bd\
fhklt]\\p{M}","u"),M=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function y({extent:s},a){return{above:s.capHeight/1e3+(g.test((0,N.w)(a,"NFD"))?T:h),below:M.
test(a)?0:-s.descent/1e3}}function e({height:s,border:a},c,p,A){const{above:R,below:i}=y(c,A),n=a+i*p,t=s-a-R*p;return n>t?(n+t)/2:Math.min(Math.max(s/2-c.extent.
capHeight/2e3*p,n),t)}function d({width:s,height:a,border:c},p,{size:A,lines:R}){if(R.length>0&&!(s>2*c&&a>2*c))return!0;const i=.1*A;return R.some(({text:n,x:t,
y:r})=>{const{above:o,below:D}=y(p,n);return t+p.width(n)/1e3*A>s-c+i||r+o*A>a-c+i||r-D*A<c-i})}function f(s,a,c,p){const{height:A,border:R}=s,i=A-P(s)-(a.extent.
capHeight/1e3+T)*c,n=R+(y(a,p.at(-1)??"").below+(p.length-1)*B)*c,t=A-R-y(a,p[0]??"").above*c;return Math.max(i,Math.min(n,t))}function w(s,a,c,p){return p>c||s===
0?a:a+(s===2?c-p:(c-p)/2)}class m{mark;broken;constructor(a,c){this.mark=(0,I.vw)(c)?I.Vv:"",this.broken=new u.p(c,p=>a.width(p))}async lines(a){return(await this.
broken.lines(()=>a)).map(c=>this.mark+c)}}}),49336:((Z,_,l)=>{l.d(_,{Fp:()=>C,Jq:()=>b,ai:()=>$,m:()=>E,rI:()=>P,v8:()=>O});var I=l(36078),u=l(47707),N=l(13625),
B=l(10180);function $(h,g){const y=(0,u.RK)(h).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return g==="several"?y:
y.replace(/\n/g," ")}function C(h){return h.kind==="list"?h.rows.texts.join(""):h.text.replace(/\n/g,"")}async function O(h,g){switch(g.kind){case"line":return(0,B.
fR)(h,g.text);case"paragraph":return(0,B.To)(h,g.text);case"comb":return(0,B.Yo)(h,g.text,g.cells);case"list":return(0,B.l$)(h,g.rows.texts,g.rows.first)}}function P(h,g,{
texts:M,chosen:y,first:e}){const d=Math.max(Math.floor((0,B.WY)(h,g)),1),[f]=y,w=Math.max(M.length-d,0),m=f===void 0||f>=e&&f<e+d?e:f;return Math.min(Math.max(m,
0),w)}function b(h,g,M,y){let e=M.lines;if(g.kind==="list"){const{chosen:f,first:w}=g.rows;e=f.map(m=>M.lines[m-w])}const d=e.filter(f=>f!==void 0&&f.text.trim()!==
"");return e.includes(void 0)||(0,B.xZ)(h,y,{size:M.size,lines:d})}function E(h,g,M,y){const{font:e,name:d,color:f}=y,w=[(0,N.cH)(h),...g.kind==="comb"?[L(h,g.cells)]:
[],"/Tx BMC"],m=M.lines.filter(({text:p})=>p.trim()!==""),{border:s,width:a,height:c}=h;if(m.length>0&&a>2*s&&c>2*s){const p=[s,s,a-2*s,c-2*s].map(I.id).join(" ");
w.push("q",`${p} re W n`),g.kind==="list"&&w.push(S(h,g.rows,M.size)),w.push("BT",f,`/${d} ${(0,I.id)(M.size)} Tf`);let[A,R]=[0,0];for(const i of m){const[n,t]=[
v(i.x),v(i.y)];w.push(`${(0,I.id)(n-A)} ${(0,I.id)(t-R)} Td`,e.show(i.text,M.size)),[A,R]=[n,t]}w.push("ET","Q")}return w.push("EMC"),w.filter(p=>p!=="").join(`\

`)}const v=h=>Math.round(h*1e3)/1e3,x="0.6 0.757 0.855 rg";function S(h,{chosen:g,first:M},y){const{border:e,width:d,height:f}=h,w=y*B.tS,m=g.filter(a=>a>=M&&f-
e-(a-M)*w>e);if(m.length===0)return"";const s=m.map(a=>{const c=f-e-(a-M+1)*w;return`${[e,c,d-2*e,w].map(I.id).join(" ")} re`});return[x,...s,"f"].join(`
`)}function L({width:h,height:g,line:M,borderColor:y,style:e},d){if(!y||M===0||e!=="S"&&e!=="D"||d>T)return"";const f=Array.from({length:d-1},(w,m)=>{const s=(0,I.
id)(h/d*(m+1));return`${s} 0 m ${s} ${(0,I.id)(g)} l`});return f.length>0?`${f.join(" ")} S`:""}const T=1e3}),81228:((Z,_,l)=>{l.d(_,{t:()=>A});var I=l(21281),u=l(
45599),N=l(12889),B=l(47707),$=l(39905),C=l(18271),O=l(49454),P=l(69864),b=l(33141),E=l(62341);async function v(i,n,t){const r=(0,O.hL)(i,t);if(!r||(0,O.FG)(i,t.
get("Encoding"))!=="Identity-H")return;const o=(0,C.oQ)(i,t);if(o==="unusable"||o===void 0)return;const D=h(i,r),F=(K,j)=>{if(o.kind!=="truetype")return o.kind===
"named"||o.has(j);const G=D(j);return o.has(G)&&(L.has(K)||o.isDrawn(G))},U=await x(i,t),W=K=>{const j=U(K);if(j!==void 0&&F(K,j))return{cid:j,isSaid:!0};const G=o.
kind==="truetype"?g(i,r,o,K):void 0;return G!==void 0&&F(K,G)?{cid:G,isSaid:!1}:void 0},H=(0,O.nb)(i,t),z=(0,b.b8)(i.resolve(H?.get("CapHeight")),i.resolve(H?.get(
"Descent")));return new T(n,W,await(0,E.oo)(i,r),z)}async function x(i,n){const t=(await(0,$.F)(i,n.get("ToUnicode"))).flatMap(({first:o,last:D,text:F})=>{const U=[
...F],W=U[0]?.codePointAt(0);return U.length!==1||W===void 0||o>S?[]:[{first:W,last:W+Math.min(D,S)-o,value:o}]}),r=await P.N.of(t,i.job.pace);return o=>{const D=r.
find(o);return D&&D.value+o-D.first}}const S=65535,L=new Set([32,160]);class T{resource;find;widths;extent;found=new Map;constructor(n,t,r,o){this.resource=n,this.
find=t,this.widths=r,this.extent=o}covers(n){if(new RegExp("\\p{M}","u").test(n))return!1;for(const t of n)if(!this.glyph(t))return!1;return!0}width(n){let t=0;
for(const r of n)t+=this.widths(this.glyph(r)?.cid??0);return t}show(n){const t=Array.from(n,o=>this.glyph(o)),r=`${(0,b.zO)(t.map(o=>o?.cid??0),2)} Tj`;return t.
every(o=>o?.isSaid)?r:(0,b.$u)(n,r)}glyph(n){const t=n.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}}function h(i,n){
const t=i.resolve(n.get("CIDToGIDMap"));if(!(t instanceof u.Z6))return o=>o;const r=i.decoded(t);return o=>(r[o*2]??0)<<8|(r[o*2+1]??0)}function g(i,n,t,r){if(!(i.
resolve(n.get("CIDToGIDMap"))instanceof u.Z6))return t.unicode(r)||void 0}var M=l(16456),y=l(30201),e=l(9865),d=l(47628);function f(i,n,t){if(!/^(Type1|MMType1|TrueType)$/.
test((0,O.FG)(i,t.get("Subtype"))))return;const r=(0,O.nb)(i,t),o=(0,C.oQ)(i,t);if(o==="unusable")return;if(!o&&(0,O.FG)(i,t.get("BaseFont"))==="ZapfDingbats")return s(
n);const D=o?void 0:(0,e.vp)((0,O.FG)(i,t.get("BaseFont"))),F=(0,M.pE)(i,r,t),U=(0,M.P$)(i,t,F,o!==void 0);if(!U)return;const W=(0,E.s4)(i,t,r,D),H=new Map;for(const[
z,K]of U){if(H.has(K.point)||o&&!c(o,z,K))continue;const j=W(z,K.point);j!==void 0&&H.set(K.point,{code:z,width:j})}for(const[z,K]of[[160,32],[8208,45],[8209,45]])
!H.has(z)&&H.has(K)&&H.set(z,H.get(K));if(H.size!==0)return new a(n,H,p(i,t,r,D!==void 0))}function w(i,n="Helvetica"){const t=i.add((0,u.jd)({Type:(0,u.UU)("Fo\
nt"),Subtype:(0,u.UU)("Type1"),BaseFont:(0,u.UU)(n),Encoding:(0,u.UU)("WinAnsiEncoding")})),r=(0,e.vp)(n),o=new Map;for(let D=32;D<256;D++){const F=M.NF.charCodeAt(
D-32),U=r(F);F!==0&&U!==void 0&&o.set(F,{code:D,width:U})}return new a(t,o,(0,e.WK)(n))}function m(i,n){const t=(0,O.FG)(i,n.get("BaseFont"));return(0,e.mI)(t)&&
(0,C.oQ)(i,n)===void 0?t:void 0}function s(i){const n=new Map;for(const{code:t,point:r,width:o}of(0,d.H)())n.set(r,{code:t,width:o}),t<127&&n.set(t,{code:t,width:o});
return new a(i,n,{capHeight:692,descent:-143})}class a{resource;codes;extent;constructor(n,t,r){this.resource=n,this.codes=t,this.extent=r}covers(n){for(const t of n)
if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(n){let t=0;for(const r of n)t+=this.codes.get(r.codePointAt(0))?.width??0;return t}show(n){const t=[];
for(const r of n)t.push(this.codes.get(r.codePointAt(0))?.code??32);return`${(0,b.dc)(t)} Tj`}}function c(i,n,{point:t,name:r}){if(i.kind!=="truetype")return i.
has(r)||i.has((0,y.S)(t))||t===32;const o=i.unicode(t)||i.code(n);return o>0?t===32||t===160||i.isDrawn(o):i.has(r)}function p(i,n,t,r){return!t&&r?(0,e.WK)((0,O.
FG)(i,n.get("BaseFont"))):(0,b.b8)(i.resolve(t?.get("CapHeight")),i.resolve(t?.get("Descent")))}class A{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;claim;defaults;constructor(n,t,r){
this.document=n,this.model=t,this.file=r,this.defaults=n.dict(n.dict(t.form?.dict.get("DR"))?.get("Font"))}async select(n,t,r){this.embeddedOnly===void 0&&(this.
claim=(await(0,I.ds)(this.document)).archive),this.embeddedOnly=this.claim!==void 0;const o=await this.own(n,t),D=o.usable&&(!this.embeddedOnly||o.embedded||r===
""),F=this.embeddedOnly?void 0:this.encoded(n,t),U=[D?o.font:void 0,F].flatMap(k=>k?[{font:k,name:o.name}]:[]),W=(0,B.Sw)(r)||(0,N.ft)(r)?()=>!1:({font:k})=>k.covers(
r),H=U.find(W);if(H)return{...H,missing:[]};const z=await this.further(),K=z.find(W);if(K)return{...K,missing:[]};const{MixedFont:j}=await Promise.all([l.e(7762),
l.e(4075),l.e(6866)]).then(l.bind(l,20575)),G=new j(r,[...U.slice(-1),...z],z.at(-1));return{font:G,name:G.base.name,missing:G.missing}}async finish(){const n=this.
claim?.part===1;await this.given?.embed(n),await this.typeface?.embed(n)}async further(){const{EmbeddedTypeface:n}=await Promise.all([l.e(7762),l.e(4075),l.e(1941)]).
then(l.bind(l,6366));return this.file&&(this.given??=await n.open(this.document,this.file)),this.typeface??=await n.open(this.document),[...this.given?[{font:this.
given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(n,t=""){const r=this.find(n,t);if(r===void 0)return{font:this.standard(),name:"Helv",
usable:!0,embedded:!1};const o=await this.open(r),D=(0,C.nq)(this.document,this.document.dict(r)),F=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(t)?t:"F0";return{
font:o??this.standard(),name:F,usable:o!==void 0,embedded:D}}find(n,t){const{document:r}=this;if(t==="")return;const o=r.dict(r.dict(this.model.inherited(n.node,
"DR"))?.get("Font")),D=r.resolve(r.dict(n.dict.get("AP"))?.get("N")),F=D instanceof u.Z6?r.dict(r.dict(D.dict.get("Resources"))?.get("Font")):void 0;for(const U of[
o,this.defaults,F]){const W=U?.get(t);if(W!==void 0&&r.dict(W))return W}}async open(n){if(n instanceof u.oS?this.byNumber.has(n.number):this.known.has(n))return n instanceof
u.oS?this.byNumber.get(n.number):this.known.get(n);const r=this.document.dict(n);let o;try{o=r&&(f(this.document,n,r)??await v(this.document,n,r))}catch(D){if(!R(
D))throw D}return n instanceof u.oS?this.byNumber.set(n.number,o):this.known.set(n,o),o}standard(){return this.helvetica??=w(this.document)}encoded(n,t=""){const r=this.
find(n,t),o=r===void 0?void 0:this.document.dict(r),D=o&&m(this.document,o);if(D===void 0)return;let F=this.encodedFonts.get(D);return F||this.encodedFonts.set(
D,F=w(this.document,D)),F}}const R=i=>i instanceof Error&&"code"in i&&i.code==="unreadable_document"}),52755:((Z,_,l)=>{l.d(_,{NT:()=>x,Uv:()=>L,kz:()=>C,mO:()=>h,
mw:()=>$,qA:()=>S,sj:()=>B,zx:()=>v});var I=l(9819),u=l(45599),N=l(91374);const B=1,$=2,C=4096,O=8192,P=32768,b=65536,E=1<<17,v=1<<18,x=1<<21,S=1<<24,L=1<<25,T=10;
class h{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.document=e,this.form=(0,I.Wo)(e,"AcroForm"),
this.visit=new I._i(e)}static async read(e){const d=new h(e),{form:f}=d;return await d.walk(d.references(f?.dict.get("Fields"),f?.holder??-1,f?.dict,"Fields"),void 0),
await d.readPages(),d}inherited(e,d){for(let f=e;f;f=f.parent){const w=this.document.resolve(f.dict.get(d));if(w!==null)return w}return d==="DA"||d==="Q"?this.document.
resolve(this.form?.dict.get(d)):null}integer(e,d){const f=this.inherited(e,d);return typeof f=="number"?Math.trunc(f):0}node(e){return this.nodes.get(e)}numbers(){
return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(e){const{document:d,nodes:f,widgets:w,
fields:m,byName:s}=this,a=({number:c})=>!e.has(c)&&d.exists(c);for(const c of f.values())a(c)||f.delete(c.number);for(const c of w.values())a(c)||w.delete(c.number);
for(const{nodes:c,widgets:p}of m)g(c,a),g(p,a);g(m,({nodes:c})=>c.length>0);for(const[c,p]of s)p.nodes.length===0&&s.delete(c);this.form=(0,I.Wo)(d,"AcroForm")}async walk(e,d){
const{document:f,visit:w}=this;for(const m of(0,N.iA)(f,{from:e,below:d,visit:w,depth:N.tP})){const{number:s,dict:a}=m;this.nodes.set(s,m);const c=this.references(
a.get("Kids"),s,a,"Kids");(0,u.Eo)(f.resolve(a.get("Subtype")),"Widget")||a.has("Rect")?this.addWidget(m):c.length===0&&(0,N.bf)(m)===m&&this.field(m);const A=f.
job.pace.step(1500);A&&await A}}addWidget(e){const d={node:e,number:e.number,dict:e.dict,pages:[]};this.field((0,N.bf)(e)).widgets.push(d),this.widgets.set(e.number,
d)}field(e){const d=this.fieldOf.get(e);if(d)return d;const{name:f,part:w}=e,m=f===""?void 0:this.byName.get(f),s=this.integer(e,"Ff"),a=M(e.type,s);if(m?.kind===
a)return m.nodes.push(e),this.fieldOf.set(e,m),m;const c={name:f,part:w,kind:a,flags:s,nodes:[e],widgets:[]};return this.fields.push(c),f!==""&&!m&&this.byName.
set(f,c),this.fieldOf.set(e,c),c}async readPages(){const{document:e}=this,{pages:d,job:f}=e,{spend:w}=new I.b9(e);for(let m=0;m<d.count;m++){const s=d.number(m),
a=e.entry(s,"Annots");w(e.array(a)?.length??0);for(const p of a===void 0?[]:this.annotations(a,s)){const A=this.widgets.get(p.number)??await this.orphan(p);A&&A.
pages.length>0&&w(T),A&&A.pages.at(-1)!==m+1&&A.pages.push(m+1);const R=f.pace.step(300);R&&await R}const c=f.pace.step(300);c&&await c}}annotations(e,d){const f=this.
document.array(e)??[];if(!f.some(s=>(0,u.Zm)(s)&&(0,u.Eo)(s.get("Subtype"),"Widget")))return f.filter(u.i9);const w=(0,u.i9)(e)?e.number:d;this.document.edit(w);
const m=(0,u.i9)(e)?f:this.document.array(this.document.get(d).get("Annots"))??[];for(const[s,a]of m.entries())(0,u.Zm)(a)&&(0,u.Eo)(a.get("Subtype"),"Widget")&&
(m[s]=this.document.add(a));return m.filter(u.i9)}async orphan(e){const{document:d}=this;if(!(0,u.Eo)(d.resolve(d.entry(e.number,"Subtype")),"Widget"))return;const f=[
e],w=new Set([e.number]);let m;for(let s=d.entry(e.number,"Parent");(0,u.i9)(s)&&f.length<N.tP&&(m=this.nodes.get(s.number),!(m||w.has(s.number)||!(0,u.Zm)(d.get(
s))));)w.add(s.number),f.push(s),s=d.entry(s.number,"Parent");for(const s of f.reverse())this.nodes.has(s.number)||await this.walk([s],m),m=this.nodes.get(s.number);
return this.widgets.get(e.number)}references(e,d,f,w){const{document:m}=this,s=m.array(e);if(!s||!f)return[];if(!s.some(u.Zm))return s.filter(u.i9);m.edit((0,u.
i9)(e)?e.number:d);const a=m.array(f.get(w))??[];for(const[c,p]of a.entries())(0,u.Zm)(p)&&(a[c]=m.add(p));return a.filter(u.i9)}}function g(y,e){let d=0;for(const f of y)
e(f)&&(y[d++]=f);y.length=d}function M(y,e){switch(y){case"Tx":return e&O?"password":"text";case"Btn":return e&b?"button":e&P?"radio":"checkbox";case"Ch":return e&
E?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((Z,_,l)=>{l.d(_,{Ly:()=>$,gF:()=>N,r9:()=>B,v8:()=>C});var I=l(77581),u=l(45599);
function N(O,P){let b;return P instanceof u.Mx?b=(0,I.g7)(P):P instanceof u.Z6?b=(0,I.g7)(new u.Mx(O.decoded(P))):P instanceof u.SX?b=B(P.text):typeof P=="numbe\
r"&&(b=String(P)),b?.replace(/\r\n?/g,`
`)}function B(O){const P=Buffer.from(O,"latin1"),b=P.toString("utf8");return Buffer.from(b,"utf8").equals(P)?b:(0,I.g7)(new u.Mx(P))}const $=O=>Buffer.from(O).toString(
"latin1"),C=O=>(0,I.wx)(O.replace(/\n/g,"\r"))})};
