"use strict";exports.id=729,exports.ids=[729],exports.modules={59294:((Z,_,u)=>{u.d(_,{Pl:()=>I,Z7:()=>N,qS:()=>E});var A=u(45599);const h=[3];function N(m,p){const y=m.array(
p.get("Border")),g=m.dict(p.get("BS")),v=m.resolve(g?g.get("W"):y?.[2]),T=m.resolve(g?.get("S")),C=T instanceof A.SX&&/^[SDBIU]$/.test(T.text)?T.text:"S",R=I(m,
g?g.get("D"):y?.[3]).filter(d=>d>=0),L=R.some(d=>d>0),P=!g&&L?"D":C;return{width:typeof v=="number"&&v>=0?v:1,style:P,dash:P!=="D"?[]:L?R:h}}function E(m,p){const y=I(
m,p);return[1,3,4].includes(y.length)?y.map(g=>Math.min(Math.max(g,0),1)):void 0}function I(m,p){const y=(m.array(p)??[]).map(g=>m.resolve(g));return y.every(g=>typeof g==
"number"&&Number.isFinite(g))?y:[]}}),33141:((Z,_,u)=>{u.d(_,{$u:()=>N,b8:()=>h,dc:()=>I,zO:()=>E});var A=u(77581);function h(m,p){const y=typeof m=="number"?Math.
abs(m):0,g=typeof p=="number"?Math.abs(p):0;return{capHeight:y>=400&&y<=850?y:700,descent:-(g>=50?Math.min(g,230):230)}}const N=(m,p)=>`/Span <</ActualText <${Buffer.
from((0,A.wx)(m).bytes).toString("hex")}>>> BDC ${p} EMC`,E=(m,p)=>`<${m.map(y=>y.toString(16).padStart(p*2,"0")).join("")}>`;function I(m){return m.some(p=>p<32||
p>126)?E(m,1):`(${Buffer.from(m).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),79784:((Z,_,u)=>{u.d(_,{O:()=>E});var A=u(37709);const h=new Map([["g",1],["\
rg",3],["k",4]]),N=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function E(g){let v,T=0,C="0 g",R="g",L=0,P=1;const d=new A.BT(Buffer.from(
g,"latin1"));for(;d.next();){const{operator:b,count:x}=d,D=d.number(x-1);switch(b){case"cs":R=N.get(d.name(x-1)??""),C="0 g";break;case"Tc":Number.isNaN(D)||(L=
Math.min(Math.max(D,-m),m));break;case"Tz":D>0&&(P=Math.min(Math.max(D,1),p)/100);break;case"Tf":{const e=Math.max(x-2,0);v=d.name(e)??v,T=Math.min(Math.abs(d.number(
e+1))||0,I);break}default:C=y(d,b==="sc"||b==="scn"?R:b)??C}}return{font:v,size:T,color:C,spacing:L,stretch:P}}const I=2e3,m=100,p=1e3;function y(g,v){const T=v===
void 0?void 0:h.get(v);if(T===void 0||g.count<T)return;const C=Array.from({length:T},(R,L)=>g.number(g.count-T+L));return C.some(Number.isNaN)?void 0:`${C.join(
" ")} ${v}`}}),13625:((Z,_,u)=>{u.d(_,{Dm:()=>I,cH:()=>p,lQ:()=>m});var A=u(59294),h=u(36078),N=u(74135),E=u(6057);function I(v,T){const C=(0,E.b0)(v,T.get("Rec\
t"));if(!C)return;const[R,L,P,d]=C,b=v.dict(T.get("MK")),x=v.resolve(b?.get("R")),D=typeof x=="number"?(0,E.c_)(Math.round(x/90)*90):0,e=D===90||D===270,l=(0,A.
qS)(v,b?.get("BC")),{width:f,style:O,dash:w}=(0,A.Z7)(v,T),s=l?Math.min(f,(P-R)/2,(d-L)/2):0;return{width:e?d-L:P-R,height:e?P-R:d-L,rotation:D,background:(0,A.
qS)(v,b?.get("BG")),borderColor:l,style:O,line:s,border:O==="B"||O==="I"?s*2:s,dash:w,caption:v.resolve(b?.get("CA"))}}function m({width:v,height:T,rotation:C}){
if(C!==0)return(0,N.S3)({box:C===180?[0,0,v,T]:[0,0,T,v],rotation:C})}function p(v){const{width:T,height:C,background:R,borderColor:L,style:P,line:d,dash:b}=v,x=[];
if(R&&x.push((0,h.wW)(R,"fill"),`0 0 ${(0,h.id)(T)} ${(0,h.id)(C)} re f`),!L||d===0)return x.join(`
`);if(P==="B"||P==="I"){const[e,l]=P==="B"?[[1],y(R)]:[[.5],[.75]];x.push((0,h.wW)(e,"fill"),g(v,!0),(0,h.wW)(l,"fill"),g(v,!1))}x.push((0,h.wW)(L,"stroke"),`${(0,h.
id)(d)} w`),P==="D"&&x.push((0,h.hX)(b));const D=d/2;return x.push(P==="U"?`0 ${(0,h.id)(D)} m ${(0,h.id)(T)} ${(0,h.id)(D)} l S`:`${(0,h.id)(D)} ${(0,h.id)(D)}\
 ${(0,h.id)(T-d)} ${(0,h.id)(C-d)} re S`),x.join(`
`)}const y=v=>v?.length===3||v?.length===1?v.map(T=>T/2):[.5];function g({width:v,height:T,line:C,border:R},L){const[P,d,b,x]=[C,R,v,T],D=L?[[P,P],[P,x-P],[b-P,
x-P],[b-d,x-d],[d,x-d],[d,d]]:[[b-P,x-P],[b-P,P],[P,P],[d,d],[b-d,d],[b-d,x-d]];return`${(0,h.XL)(D)} f`}}),10180:((Z,_,u)=>{u.d(_,{To:()=>v,WY:()=>R,Yo:()=>T,fR:()=>g,
l$:()=>C,tS:()=>E,xZ:()=>l});var A=u(12889),h=u(75934),N=u(34378);const E=1.15,I=4,m=12,p=2,y=({border:s})=>Math.max(2*s,p);function g(s,a){const{frame:c,font:M,
quadding:B}=s,U=y(c),i=M.width(a)/1e3,n=Math.max(c.width-2*U,0),t=s.size||L(s,a,i===0?1/0:n/i);return{size:t,lines:[{text:a,x:O(B,U,n,i*t),y:e(c,M,t,a)}]}}async function v(s,a){
const{frame:c,font:M,quadding:B}=s,U=y(c),i=Math.max(c.width-2*U,1),n=Math.max(c.height-2*U,1),t=a.split(`
`).map(W=>new w(M,W)),r=async W=>{const $=[];for(const H of t)for(const z of await H.lines(i/W*1e3))$.push(z);return $};let o=s.size||m,S=await r(o);for(;s.size===
0&&o>I&&S.length*o*E>n;)S=await r(o-=.5);const F=f(c,M,o,S);return{size:o,lines:S.map((W,$)=>({text:W,x:O(B,U,i,M.width(W)/1e3*o),y:F-$*o*E}))}}function T(s,a,c){
const{frame:M,font:B,quadding:U}=s,i=M.width/c,n=(0,A.Rl)(a),t=n.reduce((W,$)=>Math.max(W,B.width($)/1e3),0),r=s.size||L(s,a,t===0?1/0:i/t),o=Math.max(c-n.length,
0),S=U===2?o:U===1?Math.floor(o/2):0,F=e(M,B,r,a);return{size:r,lines:n.map((W,$)=>({text:W,x:i*(S+$+.5)-B.width(W)/1e3*r/2,y:F}))}}function C(s,a,c){const{frame:M,
font:B,quadding:U}=s,i=y(M),n=Math.max(M.width-2*i,0),t=s.size||m,r=R(M,t),o=M.height-M.border-(E+B.extent.capHeight/1e3)/2*t;return{size:t,lines:a.slice(c,c+Math.
ceil(r)).map((S,F)=>({text:S,x:O(U,i,n,B.width(S)/1e3*t),y:o-F*t*E}))}}const R=({height:s,border:a},c)=>Math.max(s-2*a,0)/((c||m)*E);function L({frame:{height:s,
border:a},font:c},M,B){const{above:U,below:i}=D(c,M),n=(s-2*a)/Math.max(E,U+i);return Math.max(Math.min(n,B),I)}const P=.235,d=.05,b=new RegExp("[\\p{Lu}\\p{Nd}bd\
fhklt]\\p{M}","u"),x=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function D({extent:s},a){return{above:s.capHeight/1e3+(b.test((0,N.w)(a,"NFD"))?P:d),below:x.
test(a)?0:-s.descent/1e3}}function e({height:s,border:a},c,M,B){const{above:U,below:i}=D(c,B),n=a+i*M,t=s-a-U*M;return n>t?(n+t)/2:Math.min(Math.max(s/2-c.extent.
capHeight/2e3*M,n),t)}function l({width:s,height:a,border:c},M,{size:B,lines:U}){if(U.length>0&&!(s>2*c&&a>2*c))return!0;const i=.1*B;return U.some(({text:n,x:t,
y:r})=>{const{above:o,below:S}=D(M,n);return t+M.width(n)/1e3*B>s-c+i||r+o*B>a-c+i||r-S*B<c-i})}function f(s,a,c,M){const{height:B,border:U}=s,i=B-y(s)-(a.extent.
capHeight/1e3+P)*c,n=U+(D(a,M.at(-1)??"").below+(M.length-1)*E)*c,t=B-U-D(a,M[0]??"").above*c;return Math.max(i,Math.min(n,t))}function O(s,a,c,M){return M>c||s===
0?a:a+(s===2?c-M:(c-M)/2)}class w{mark;broken;constructor(a,c){this.mark=(0,A.vw)(c)?A.Vv:"",this.broken=new h.p(c,M=>a.width(M))}async lines(a){return(await this.
broken.lines(()=>a)).map(c=>this.mark+c)}}}),49336:((Z,_,u)=>{u.d(_,{Fp:()=>m,Jq:()=>g,ai:()=>I,m:()=>v,rI:()=>y,v8:()=>p});var A=u(36078),h=u(47707),N=u(13625),
E=u(10180);function I(d,b){const D=(0,h.RK)(d).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return b==="several"?D:
D.replace(/\n/g," ")}function m(d){return d.kind==="list"?d.rows.texts.join(""):d.text.replace(/\n/g,"")}async function p(d,b){switch(b.kind){case"line":return(0,E.
fR)(d,b.text);case"paragraph":return(0,E.To)(d,b.text);case"comb":return(0,E.Yo)(d,b.text,b.cells);case"list":return(0,E.l$)(d,b.rows.texts,b.rows.first)}}function y(d,b,{
texts:x,chosen:D,first:e}){const l=Math.max(Math.floor((0,E.WY)(d,b)),1),[f]=D,O=Math.max(x.length-l,0),w=f===void 0||f>=e&&f<e+l?e:f;return Math.min(Math.max(w,
0),O)}function g(d,b,x,D){let e=x.lines;if(b.kind==="list"){const{chosen:f,first:O}=b.rows;e=f.map(w=>x.lines[w-O])}const l=e.filter(f=>f!==void 0&&f.text.trim()!==
"");return e.includes(void 0)||(0,E.xZ)(d,D,{size:x.size,lines:l})}function v(d,b,x,D){const{font:e,name:l,color:f}=D,O=[(0,N.cH)(d),...b.kind==="comb"?[L(d,b.cells)]:
[],"/Tx BMC"],w=x.lines.filter(({text:M})=>M.trim()!==""),{border:s,width:a,height:c}=d;if(w.length>0&&a>2*s&&c>2*s){const M=[s,s,a-2*s,c-2*s].map(A.id).join(" ");
O.push("q",`${M} re W n`),b.kind==="list"&&O.push(R(d,b.rows,x.size)),O.push("BT",f,`/${l} ${(0,A.id)(x.size)} Tf`);let[B,U]=[0,0];for(const i of w){const[n,t]=[
T(i.x),T(i.y)];O.push(`${(0,A.id)(n-B)} ${(0,A.id)(t-U)} Td`,e.show(i.text,x.size)),[B,U]=[n,t]}O.push("ET","Q")}return O.push("EMC"),O.filter(M=>M!=="").join(`\

`)}const T=d=>Math.round(d*1e3)/1e3,C="0.6 0.757 0.855 rg";function R(d,{chosen:b,first:x},D){const{border:e,width:l,height:f}=d,O=D*E.tS,w=b.filter(a=>a>=x&&f-
e-(a-x)*O>e);if(w.length===0)return"";const s=w.map(a=>{const c=f-e-(a-x+1)*O;return`${[e,c,l-2*e,O].map(A.id).join(" ")} re`});return[C,...s,"f"].join(`
`)}function L({width:d,height:b,line:x,borderColor:D,style:e},l){if(!D||x===0||e!=="S"&&e!=="D"||l>P)return"";const f=Array.from({length:l-1},(O,w)=>{const s=(0,A.
id)(d/l*(w+1));return`${s} 0 m ${s} ${(0,A.id)(b)} l`});return f.length>0?`${f.join(" ")} S`:""}const P=1e3}),81228:((Z,_,u)=>{u.d(_,{t:()=>B});var A=u(21281),h=u(
45599),N=u(12889),E=u(47707),I=u(39905),m=u(18271),p=u(49454),y=u(69864),g=u(33141),v=u(62341);async function T(i,n,t){const r=(0,p.hL)(i,t);if(!r||(0,p.FG)(i,t.
get("Encoding"))!=="Identity-H")return;const o=(0,m.oQ)(i,t);if(o==="unusable"||o===void 0)return;const S=d(i,r),F=(K,j)=>{if(o.kind!=="truetype")return o.kind===
"named"||o.has(j);const G=S(j);return o.has(G)&&(L.has(K)||o.isDrawn(G))},W=await C(i,t),$=K=>{const j=W(K);if(j!==void 0&&F(K,j))return{cid:j,isSaid:!0};const G=o.
kind==="truetype"?b(i,r,o,K):void 0;return G!==void 0&&F(K,G)?{cid:G,isSaid:!1}:void 0},H=(0,p.nb)(i,t),z=(0,g.b8)(i.resolve(H?.get("CapHeight")),i.resolve(H?.get(
"Descent")));return new P(n,$,await(0,v.oo)(i,r),z)}async function C(i,n){const t=(await(0,I.F)(i,n.get("ToUnicode"))).flatMap(({first:o,last:S,text:F})=>{const W=[
...F],$=W[0]?.codePointAt(0);return W.length!==1||$===void 0||o>R?[]:[{first:$,last:$+Math.min(S,R)-o,value:o}]}),r=await y.N.of(t,i.job.pace);return o=>{const S=r.
find(o);return S&&S.value+o-S.first}}const R=65535,L=new Set([32,160]);class P{resource;find;widths;extent;found=new Map;constructor(n,t,r,o){this.resource=n,this.
find=t,this.widths=r,this.extent=o}covers(n){if(new RegExp("\\p{M}","u").test(n))return!1;for(const t of n)if(!this.glyph(t))return!1;return!0}width(n){let t=0;
for(const r of n)t+=this.widths(this.glyph(r)?.cid??0);return t}show(n){const t=Array.from(n,o=>this.glyph(o)),r=`${(0,g.zO)(t.map(o=>o?.cid??0),2)} Tj`;return t.
every(o=>o?.isSaid)?r:(0,g.$u)(n,r)}glyph(n){const t=n.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}}function d(i,n){
const t=i.resolve(n.get("CIDToGIDMap"));if(!(t instanceof h.Z6))return o=>o;const r=i.decoded(t);return o=>(r[o*2]??0)<<8|(r[o*2+1]??0)}function b(i,n,t,r){if(!(i.
resolve(n.get("CIDToGIDMap"))instanceof h.Z6))return t.unicode(r)||void 0}var x=u(16456),D=u(30201),e=u(9865),l=u(47628);function f(i,n,t){if(!/^(Type1|MMType1|TrueType)$/.
test((0,p.FG)(i,t.get("Subtype"))))return;const r=(0,p.nb)(i,t),o=(0,m.oQ)(i,t);if(o==="unusable")return;if(!o&&(0,p.FG)(i,t.get("BaseFont"))==="ZapfDingbats")return s(
n);const S=o?void 0:(0,e.vp)((0,p.FG)(i,t.get("BaseFont"))),F=(0,x.pE)(i,r,t),W=(0,x.P$)(i,t,F,o!==void 0);if(!W)return;const $=(0,v.s4)(i,t,r,S),H=new Map;for(const[
z,K]of W){if(H.has(K.point)||o&&!c(o,z,K))continue;const j=$(z,K.point);j!==void 0&&H.set(K.point,{code:z,width:j})}for(const[z,K]of[[160,32],[8208,45],[8209,45]])
!H.has(z)&&H.has(K)&&H.set(z,H.get(K));if(H.size!==0)return new a(n,H,M(i,t,r,S!==void 0))}function O(i,n="Helvetica"){const t=i.add((0,h.jd)({Type:(0,h.UU)("Fo\
nt"),Subtype:(0,h.UU)("Type1"),BaseFont:(0,h.UU)(n),Encoding:(0,h.UU)("WinAnsiEncoding")})),r=(0,e.vp)(n),o=new Map;for(let S=32;S<256;S++){const F=x.NF.charCodeAt(
S-32),W=r(F);F!==0&&W!==void 0&&o.set(F,{code:S,width:W})}return new a(t,o,(0,e.WK)(n))}function w(i,n){const t=(0,p.FG)(i,n.get("BaseFont"));return(0,e.mI)(t)&&
(0,m.oQ)(i,n)===void 0?t:void 0}function s(i){const n=new Map;for(const{code:t,point:r,width:o}of(0,l.H)())n.set(r,{code:t,width:o}),t<127&&n.set(t,{code:t,width:o});
return new a(i,n,{capHeight:692,descent:-143})}class a{resource;codes;extent;constructor(n,t,r){this.resource=n,this.codes=t,this.extent=r}covers(n){for(const t of n)
if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(n){let t=0;for(const r of n)t+=this.codes.get(r.codePointAt(0))?.width??0;return t}show(n){const t=[];
for(const r of n)t.push(this.codes.get(r.codePointAt(0))?.code??32);return`${(0,g.dc)(t)} Tj`}}function c(i,n,{point:t,name:r}){if(i.kind!=="truetype")return i.
has(r)||i.has((0,D.S)(t))||t===32;const o=i.unicode(t)||i.code(n);return o>0?t===32||t===160||i.isDrawn(o):i.has(r)}function M(i,n,t,r){return!t&&r?(0,e.WK)((0,p.
FG)(i,n.get("BaseFont"))):(0,g.b8)(i.resolve(t?.get("CapHeight")),i.resolve(t?.get("Descent")))}class B{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;claim;defaults;constructor(n,t,r){
this.document=n,this.model=t,this.file=r,this.defaults=n.dict(n.dict(t.form?.dict.get("DR"))?.get("Font"))}async select(n,t,r){this.embeddedOnly===void 0&&(this.
claim=(await(0,A.ds)(this.document)).archive),this.embeddedOnly=this.claim!==void 0;const o=await this.own(n,t),S=o.usable&&(!this.embeddedOnly||o.embedded||r===
""),F=this.embeddedOnly?void 0:this.encoded(n,t),W=[S?o.font:void 0,F].flatMap(k=>k?[{font:k,name:o.name}]:[]),$=(0,E.Sw)(r)||(0,N.ft)(r)?()=>!1:({font:k})=>k.covers(
r),H=W.find($);if(H)return{...H,missing:[]};const z=await this.further(),K=z.find($);if(K)return{...K,missing:[]};const{MixedFont:j}=await Promise.all([u.e(7762),
u.e(7140),u.e(6866)]).then(u.bind(u,20575)),G=new j(r,[...W.slice(-1),...z],z.at(-1));return{font:G,name:G.base.name,missing:G.missing}}async finish(){const n=this.
claim?.part===1;await this.given?.embed(n),await this.typeface?.embed(n)}async further(){const{EmbeddedTypeface:n}=await Promise.all([u.e(7762),u.e(7140),u.e(1941)]).
then(u.bind(u,6366));return this.file&&(this.given??=await n.open(this.document,this.file)),this.typeface??=await n.open(this.document),[...this.given?[{font:this.
given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(n,t=""){const r=this.find(n,t);if(r===void 0)return{font:this.standard(),name:"Helv",
usable:!0,embedded:!1};const o=await this.open(r),S=(0,m.nq)(this.document,this.document.dict(r)),F=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(t)?t:"F0";return{
font:o??this.standard(),name:F,usable:o!==void 0,embedded:S}}find(n,t){const{document:r}=this;if(t==="")return;const o=r.dict(r.dict(this.model.inherited(n.node,
"DR"))?.get("Font")),S=r.resolve(r.dict(n.dict.get("AP"))?.get("N")),F=S instanceof h.Z6?r.dict(r.dict(S.dict.get("Resources"))?.get("Font")):void 0;for(const W of[
o,this.defaults,F]){const $=W?.get(t);if($!==void 0&&r.dict($))return $}}async open(n){if(n instanceof h.oS?this.byNumber.has(n.number):this.known.has(n))return n instanceof
h.oS?this.byNumber.get(n.number):this.known.get(n);const r=this.document.dict(n);let o;try{o=r&&(f(this.document,n,r)??await T(this.document,n,r))}catch(S){if(!U(
S))throw S}return n instanceof h.oS?this.byNumber.set(n.number,o):this.known.set(n,o),o}standard(){return this.helvetica??=O(this.document)}encoded(n,t=""){const r=this.
find(n,t),o=r===void 0?void 0:this.document.dict(r),S=o&&w(this.document,o);if(S===void 0)return;let F=this.encodedFonts.get(S);return F||this.encodedFonts.set(
S,F=O(this.document,S)),F}}const U=i=>i instanceof Error&&"code"in i&&i.code==="unreadable_document"}),52755:((Z,_,u)=>{u.d(_,{NT:()=>C,Uv:()=>L,kz:()=>m,mO:()=>d,
mw:()=>I,qA:()=>R,sj:()=>E,zx:()=>T});var A=u(9819),h=u(45599),N=u(91374);const E=1,I=2,m=4096,p=8192,y=32768,g=65536,v=1<<17,T=1<<18,C=1<<21,R=1<<24,L=1<<25,P=10;
class d{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.document=e,this.form=(0,A.Wo)(e,"AcroForm"),
this.visit=new A._i(e)}static async read(e){const l=new d(e),{form:f}=l;return await l.walk(l.references(f?.dict.get("Fields"),f?.holder??-1,f?.dict,"Fields"),void 0),
await l.readPages(),l}inherited(e,l){for(let f=e;f;f=f.parent){const O=this.document.resolve(f.dict.get(l));if(O!==null)return O}return l==="DA"||l==="Q"?this.document.
resolve(this.form?.dict.get(l)):null}integer(e,l){const f=this.inherited(e,l);return typeof f=="number"?Math.trunc(f):0}node(e){return this.nodes.get(e)}numbers(){
return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(e){const{document:l,nodes:f,widgets:O,
fields:w,byName:s}=this,a=({number:c})=>!e.has(c)&&l.exists(c);for(const c of f.values())a(c)||f.delete(c.number);for(const c of O.values())a(c)||O.delete(c.number);
for(const{nodes:c,widgets:M}of w)b(c,a),b(M,a);b(w,({nodes:c})=>c.length>0);for(const[c,M]of s)M.nodes.length===0&&s.delete(c);this.form=(0,A.Wo)(l,"AcroForm")}async walk(e,l){
const{document:f,visit:O}=this;for(const w of(0,N.iA)(f,{from:e,below:l,visit:O,depth:N.tP})){const{number:s,dict:a}=w;this.nodes.set(s,w);const c=this.references(
a.get("Kids"),s,a,"Kids");(0,h.Eo)(f.resolve(a.get("Subtype")),"Widget")||a.has("Rect")?this.addWidget(w):c.length===0&&(0,N.bf)(w)===w&&this.field(w);const B=f.
job.pace.step(1500);B&&await B}}addWidget(e){const l={node:e,number:e.number,dict:e.dict,pages:[]};this.field((0,N.bf)(e)).widgets.push(l),this.widgets.set(e.number,
l)}field(e){const l=this.fieldOf.get(e);if(l)return l;const{name:f,part:O}=e,w=f===""?void 0:this.byName.get(f),s=this.integer(e,"Ff"),a=x(e.type,s);if(w?.kind===
a)return w.nodes.push(e),this.fieldOf.set(e,w),w;const c={name:f,part:O,kind:a,flags:s,nodes:[e],widgets:[]};return this.fields.push(c),f!==""&&!w&&this.byName.
set(f,c),this.fieldOf.set(e,c),c}async readPages(){const{document:e}=this,{pages:l,job:f}=e,{spend:O}=new A.b9(e);for(let w=0;w<l.count;w++){const s=l.number(w),
a=e.entry(s,"Annots");O(e.array(a)?.length??0);for(const M of a===void 0?[]:this.annotations(a,s)){const B=this.widgets.get(M.number)??await this.orphan(M);B&&B.
pages.length>0&&O(P),B&&B.pages.at(-1)!==w+1&&B.pages.push(w+1);const U=f.pace.step(300);U&&await U}const c=f.pace.step(300);c&&await c}}annotations(e,l){const f=this.
document.array(e)??[];if(!f.some(s=>(0,h.Zm)(s)&&(0,h.Eo)(s.get("Subtype"),"Widget")))return f.filter(h.i9);const O=(0,h.i9)(e)?e.number:l;this.document.edit(O);
const w=(0,h.i9)(e)?f:this.document.array(this.document.get(l).get("Annots"))??[];for(const[s,a]of w.entries())(0,h.Zm)(a)&&(0,h.Eo)(a.get("Subtype"),"Widget")&&
(w[s]=this.document.add(a));return w.filter(h.i9)}async orphan(e){const{document:l}=this;if(!(0,h.Eo)(l.resolve(l.entry(e.number,"Subtype")),"Widget"))return;const f=[
e],O=new Set([e.number]);let w;for(let s=l.entry(e.number,"Parent");(0,h.i9)(s)&&f.length<N.tP&&(w=this.nodes.get(s.number),!(w||O.has(s.number)||!(0,h.Zm)(l.get(
s))));)O.add(s.number),f.push(s),s=l.entry(s.number,"Parent");for(const s of f.reverse())this.nodes.has(s.number)||await this.walk([s],w),w=this.nodes.get(s.number);
return this.widgets.get(e.number)}references(e,l,f,O){const{document:w}=this,s=w.array(e);if(!s||!f)return[];if(!s.some(h.Zm))return s.filter(h.i9);w.edit((0,h.
i9)(e)?e.number:l);const a=w.array(f.get(O))??[];for(const[c,M]of a.entries())(0,h.Zm)(M)&&(a[c]=w.add(M));return a.filter(h.i9)}}function b(D,e){let l=0;for(const f of D)
e(f)&&(D[l++]=f);D.length=l}function x(D,e){switch(D){case"Tx":return e&p?"password":"text";case"Btn":return e&g?"button":e&y?"radio":"checkbox";case"Ch":return e&
v?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((Z,_,u)=>{u.d(_,{Ly:()=>I,gF:()=>N,r9:()=>E,v8:()=>m});var A=u(77581),h=u(45599);
function N(p,y){let g;return y instanceof h.Mx?g=(0,A.g7)(y):y instanceof h.Z6?g=(0,A.g7)(new h.Mx(p.decoded(y))):y instanceof h.SX?g=E(y.text):typeof y=="numbe\
r"&&(g=String(y)),g?.replace(/\r\n?/g,`
`)}function E(p){const y=Buffer.from(p,"latin1"),g=y.toString("utf8");return Buffer.from(g,"utf8").equals(y)?g:(0,A.g7)(new h.Mx(y))}const I=p=>Buffer.from(p).toString(
"latin1"),m=p=>(0,A.wx)(p.replace(/\n/g,"\r"))}),75934:((Z,_,u)=>{u.d(_,{p:()=>h});var A=u(9876);class h{text;widthOf;width;parts;constructor(E,I){this.text=E,this.
widthOf=I,this.width=I(E)}async lines(E){if(this.width<=E(0))return[this.text];const I=[];let m="",p=0,y;for(const g of this.parts??=await this.measure()){const v=p+
(y?.spaceWidth??0)+g.width;if(v<=E(I.length))m+=(y?.space??"")+g.text,p=v;else{m!==""&&I.push(m);const T=I.length,C=g.width>E(T)?this.cut(g,R=>E(T+R)):[g.text];
for(const R of C)I.push(R);m=I.pop(),p=m===g.text?g.width:this.widthOf(m)}y=g}return I.push(m),I}async measure(){const{text:E,widthOf:I}=this;return Array.from(
(await(0,A.Vn)())(E),({start:m,end:p,next:y})=>{const[g,v]=[E.slice(m,p),E.slice(p,y)];return{text:g,width:I(g),space:v,spaceWidth:v===""?0:I(v)}})}cut(E,I){const m=E.
clusters??=(0,A.s)(E.text,this.widthOf);let p=0;return(0,A.ZM)(m,I).map(y=>m.slice(p,p+=y).map(({text:g})=>g).join(""))}}})};
