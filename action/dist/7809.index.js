"use strict";exports.id=7809,exports.ids=[7809],exports.modules={59294:((X,G,f)=>{f.d(G,{Pl:()=>M,XY:()=>B,Z7:()=>_,qS:()=>C,qZ:()=>N});var b=f(45599);const u=[3];function _(l,c){
const h=l.array(c.get("Border")),p=l.dict(c.get("BS")),y=l.resolve(p?p.get("W"):h?.[2]),$=l.resolve(p?.get("S")),w=$ instanceof b.SX&&/^[SDBIU]$/.test($.text)?$.
text:"S",E=M(l,p?p.get("D"):h?.[3]).filter(R=>R>=0),T=E.some(R=>R>0),D=!p&&T?"D":w;return{width:typeof y=="number"&&y>=0?y:1,style:D,dash:D!=="D"?[]:T?E:u}}function C(l,c){
const h=M(l,c);return[1,3,4].includes(h.length)?h.map(p=>Math.min(Math.max(p,0),1)):void 0}const B=5e4,A=100;function M(l,c){const h=l.array(c)??[];if(h.length>
B)return[];l.job.pace.add(h.length*A);const p=h.map(y=>l.resolve(y));return p.every(y=>typeof y=="number"&&Number.isFinite(y))?p:[]}function N(l,c){const h=[];let p=B;
for(const y of l.array(c)??[]){if(p-=1+(l.array(y)?.length??0),p<0)return[];h.push(M(l,y))}return h}}),33141:((X,G,f)=>{f.d(G,{$u:()=>_,b8:()=>u,dc:()=>B,zO:()=>C});
var b=f(77581);function u(A,M){const N=typeof A=="number"?Math.abs(A):0,l=typeof M=="number"?Math.abs(M):0;return{capHeight:N>=400&&N<=850?N:700,descent:-(l>=50?
Math.min(l,230):230)}}const _=(A,M)=>`/Span <</ActualText <${Buffer.from((0,b.wx)(A).bytes).toString("hex")}>>> BDC ${M} EMC`,C=(A,M)=>`<${A.map(N=>N.toString(16).
padStart(M*2,"0")).join("")}>`;function B(A){return A.some(M=>M<32||M>126)?C(A,1):`(${Buffer.from(A).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),79784:((X,G,f)=>{
f.d(G,{O:()=>C});var b=f(37709);const u=new Map([["g",1],["rg",3],["k",4]]),_=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function C(c){
let h,p=0,y="0 g",$="g",w=0,E=1;const T=new b.BT(Buffer.from(c.slice(0,B),"latin1"));for(;T.next();){const{operator:D,count:R}=T,W=T.number(R-1);switch(D){case"\
cs":$=_.get(T.name(R-1)??""),y="0 g";break;case"Tc":Number.isNaN(W)||(w=Math.min(Math.max(W,-M),M));break;case"Tz":W>0&&(E=Math.min(Math.max(W,1),N)/100);break;case"\
Tf":{const H=Math.max(R-2,0);h=T.name(H)??h,p=Math.min(Math.abs(T.number(H+1))||0,A);break}default:y=l(T,D==="sc"||D==="scn"?$:D)??y}}return{font:h,size:p,color:y,
spacing:w,stretch:E}}const B=4e3,A=2e3,M=100,N=1e3;function l(c,h){const p=h===void 0?void 0:u.get(h);if(p===void 0||c.count<p)return;const y=Array.from({length:p},
($,w)=>c.number(c.count-p+w));return y.some(Number.isNaN)?void 0:`${y.join(" ")} ${h}`}}),13625:((X,G,f)=>{f.d(G,{Dm:()=>B,cH:()=>M,lQ:()=>A});var b=f(59294),u=f(
36078),_=f(74135),C=f(6057);function B(c,h){const p=(0,C.b0)(c,h.get("Rect"));if(!p)return;const[y,$,w,E]=p,T=c.dict(h.get("MK")),D=c.resolve(T?.get("R")),R=typeof D==
"number"?(0,C.c_)(Math.round(D/90)*90):0,W=R===90||R===270,H=(0,b.qS)(c,T?.get("BC")),{width:j,style:m,dash:O}=(0,b.Z7)(c,h),S=H?Math.min(j,(w-y)/2,(E-$)/2):0;return{
width:W?E-$:w-y,height:W?w-y:E-$,rotation:R,background:(0,b.qS)(c,T?.get("BG")),borderColor:H,style:m,line:S,border:m==="B"||m==="I"?S*2:S,dash:O,caption:c.resolve(
T?.get("CA"))}}function A({width:c,height:h,rotation:p}){if(p!==0)return(0,_.S3)({box:p===180?[0,0,c,h]:[0,0,h,c],rotation:p})}function M(c){const{width:h,height:p,
background:y,borderColor:$,style:w,line:E,dash:T}=c,D=[];if(y&&D.push((0,u.wW)(y,"fill"),`0 0 ${(0,u.id)(h)} ${(0,u.id)(p)} re f`),!$||E===0)return D.join(`
`);if(w==="B"||w==="I"){const[W,H]=w==="B"?[[1],N(y)]:[[.5],[.75]];D.push((0,u.wW)(W,"fill"),l(c,!0),(0,u.wW)(H,"fill"),l(c,!1))}D.push((0,u.wW)($,"stroke"),`${(0,u.
id)(E)} w`),w==="D"&&D.push((0,u.hX)(T));const R=E/2;return D.push(w==="U"?`0 ${(0,u.id)(R)} m ${(0,u.id)(h)} ${(0,u.id)(R)} l S`:`${(0,u.id)(R)} ${(0,u.id)(R)}\
 ${(0,u.id)(h-E)} ${(0,u.id)(p-E)} re S`),D.join(`
`)}const N=c=>c?.length===3||c?.length===1?c.map(h=>h/2):[.5];function l({width:c,height:h,line:p,border:y},$){const[w,E,T,D]=[p,y,c,h],R=$?[[w,w],[w,D-w],[T-w,
D-w],[T-E,D-E],[E,D-E],[E,E]]:[[T-w,D-w],[T-w,w],[w,w],[E,E],[T-E,E],[T-E,D-E]];return`${(0,u.XL)(R)} f`}}),10180:((X,G,f)=>{f.d(G,{To:()=>p,WY:()=>w,Yo:()=>y,fR:()=>h,
l$:()=>$,tS:()=>C,xZ:()=>m});var b=f(12889),u=f(75934),_=f(34378);const C=1.15,B=4,A=12,M=2,[N,l]=[500,30],c=({border:o})=>Math.max(2*o,M);function h(o,a){const{
frame:r,font:d,quadding:e}=o,n=c(r),t=d.width(a)/1e3,s=Math.max(r.width-2*n,0),i=o.size||E(o,a,t===0?1/0:s/t);return{size:i,lines:[{text:a,x:S(e,n,s,t*i),y:j(r,
d,i,a)}]}}async function p(o,a,r){const{frame:d,font:e,quadding:n}=o,t=c(d),s=Math.max(d.width-2*t,1),i=Math.max(d.height-2*t,1),g=[];for(const L of a.split(`
`)){const U=r.step(N+L.length*l);U&&await U,g.push(new F(e,L))}const x=async L=>{const U=[];for(const z of g)for(const Z of await z.lines(s/L*1e3,r))U.push(Z);return U};
let v=o.size||A,P=await x(v);for(;o.size===0&&v>B&&P.length*v*C>i;)P=await x(v-=.5);const I=O(d,e,v,P),K=[];for(const[L,U]of P.entries()){const z=r.step(U.length*
l);z&&await z;const Z=S(n,t,s,e.width(U)/1e3*v);K.push({text:U,x:Z,y:I-L*v*C})}return{size:v,lines:K}}function y(o,a,r){const{frame:d,font:e,quadding:n}=o,t=d.width/
r,s=(0,b.Rl)(a),i=s.reduce((I,K)=>Math.max(I,e.width(K)/1e3),0),g=o.size||E(o,a,i===0?1/0:t/i),x=Math.max(r-s.length,0),v=n===2?x:n===1?Math.floor(x/2):0,P=j(d,
e,g,a);return{size:g,lines:s.map((I,K)=>({text:I,x:t*(v+K+.5)-e.width(I)/1e3*g/2,y:P}))}}function $(o,a,r){const{frame:d,font:e,quadding:n}=o,t=c(d),s=Math.max(
d.width-2*t,0),i=o.size||A,g=w(d,i),x=d.height-d.border-(C+e.extent.capHeight/1e3)/2*i;return{size:i,lines:a.slice(r,r+Math.ceil(g)).map((v,P)=>({text:v,x:S(n,t,
s,e.width(v)/1e3*i),y:x-P*i*C}))}}const w=({height:o,border:a},r)=>Math.max(o-2*a,0)/((r||A)*C);function E({frame:{height:o,border:a},font:r},d,e){const{above:n,
below:t}=H(r,d),s=(o-2*a)/Math.max(C,n+t);return Math.max(Math.min(s,e),B)}const T=.235,D=.05,R=new RegExp("[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),W=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;
function H({extent:o},a){return{above:o.capHeight/1e3+(R.test((0,_.w)(a,"NFD"))?T:D),below:W.test(a)?0:-o.descent/1e3}}function j({height:o,border:a},r,d,e){const{
above:n,below:t}=H(r,e),s=a+t*d,i=o-a-n*d;return s>i?(s+i)/2:Math.min(Math.max(o/2-r.extent.capHeight/2e3*d,s),i)}function m({width:o,height:a,border:r},d,{size:e,
lines:n}){if(n.length>0&&!(o>2*r&&a>2*r))return!0;const t=.1*e;return n.some(({text:s,x:i,y:g})=>{const{above:x,below:v}=H(d,s);return i+d.width(s)/1e3*e>o-r+t||
g+x*e>a-r+t||g-v*e<r-t})}function O(o,a,r,d){const{height:e,border:n}=o,t=e-c(o)-(a.extent.capHeight/1e3+T)*r,s=n+(H(a,d.at(-1)??"").below+(d.length-1)*C)*r,i=e-
n-H(a,d[0]??"").above*r;return Math.max(t,Math.min(s,i))}function S(o,a,r,d){return d>r||o===0?a:a+(o===2?r-d:(r-d)/2)}class F{mark;broken;constructor(a,r){this.
mark=(0,b.vw)(r)?b.Vv:"",this.broken=new u.p(r,d=>a.width(d))}async lines(a,r){const d=r.step(N);return d&&await d,(await this.broken.lines(()=>a,r)).map(e=>this.
mark+e)}}}),49336:((X,G,f)=>{f.d(G,{Fp:()=>M,Jq:()=>c,WK:()=>p,ai:()=>A,m:()=>T,rI:()=>l,v8:()=>N});var b=f(36078),u=f(47707),_=f(9876),C=f(13625),B=f(10180);function A(m,O){
const F=(0,u.RK)(m).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return O==="several"?F:F.replace(/\n/g," ")}function M(m){
return m.kind==="list"?m.rows.texts.join(""):m.text.replace(/\n/g,"")}async function N(m,O,S){switch(O.kind){case"line":return(0,B.fR)(m,O.text);case"paragraph":
return(0,B.To)(m,O.text,S);case"comb":return(0,B.Yo)(m,O.text,O.cells);case"list":return(0,B.l$)(m,O.rows.texts,O.rows.first)}}function l(m,O,{texts:S,chosen:F,
first:o}){const a=Math.max(Math.floor((0,B.WY)(m,O)),1),[r]=F,d=Math.max(S.length-a,0),e=r===void 0||r>=o&&r<o+a?o:r;return Math.min(Math.max(e,0),d)}function c(m,O,S,F){
let o=S.lines;if(O.kind==="list"){const{chosen:r,first:d}=O.rows;o=r.map(e=>S.lines[e-d])}const a=o.filter(r=>r!==void 0&&r.text.trim()!=="");return o.includes(
void 0)||(0,B.xZ)(m,F,{size:S.size,lines:a})}const h=20;function p(m,{memory:O,pace:S}){O.budget.spend("characters",h*m.length),S.add(m.length*w)}const[y,$,w]=[
8e3,60,60];function*E(m,O,S){const F=[];for(let o=0,a;o<m.length;o=a)a=Math.min(m.length,o+y),(0,_.LJ)(m.charCodeAt(a))&&a++,F.push(O.show(m.slice(o,a),S)),yield(a-
o)*$;return F.join(" ")}function*T(m,O,S,F){const{font:o,name:a,color:r}=F,d=[(0,C.cH)(m),...O.kind==="comb"?[H(m,O.cells)]:[],"/Tx BMC"],e=S.lines.filter(({text:i})=>i.
trim()!==""),{border:n,width:t,height:s}=m;if(e.length>0&&t>2*n&&s>2*n){const i=[n,n,t-2*n,s-2*n].map(b.id).join(" ");d.push("q",`${i} re W n`),O.kind==="list"&&
d.push(W(m,O.rows,S.size)),d.push("BT",r,`/${a} ${(0,b.id)(S.size)} Tf`);let[g,x]=[0,0];for(const v of e){const[P,I]=[D(v.x),D(v.y)];d.push(`${(0,b.id)(P-g)} ${(0,b.
id)(I-x)} Td`,yield*E(v.text,o,S.size)),[g,x]=[P,I]}d.push("ET","Q")}return d.push("EMC"),d.filter(i=>i!=="").join(`
`)}const D=m=>Math.round(m*1e3)/1e3,R="0.6 0.757 0.855 rg";function W(m,{chosen:O,first:S},F){const{border:o,width:a,height:r}=m,d=F*B.tS,e=O.filter(t=>t>=S&&r-
o-(t-S)*d>o);if(e.length===0)return"";const n=e.map(t=>{const s=r-o-(t-S+1)*d;return`${[o,s,a-2*o,d].map(b.id).join(" ")} re`});return[R,...n,"f"].join(`
`)}function H({width:m,height:O,line:S,borderColor:F,style:o},a){if(!F||S===0||o!=="S"&&o!=="D"||a>j)return"";const r=Array.from({length:a-1},(d,e)=>{const n=(0,b.
id)(m/a*(e+1));return`${n} 0 m ${n} ${(0,b.id)(O)} l`});return r.length>0?`${r.join(" ")} S`:""}const j=1e3}),81228:((X,G,f)=>{f.d(G,{t:()=>r});var b=f(21281),u=f(
45599),_=f(12889),C=f(47707),B=f(39905),A=f(18271),M=f(49454),N=f(69864),l=f(33141),c=f(62341);async function h(e,n,t){const s=(0,M.hL)(e,t);if(!s||(0,M.FG)(e,t.
get("Encoding"))!=="Identity-H")return;const i=(0,A.oQ)(e,t);if(i==="unusable"||i===void 0)return;const g=E(e,s),x=(L,U)=>{if(i.kind!=="truetype")return i.kind===
"named"||i.has(U);const z=g(U);return i.has(z)&&($.has(L)||i.isDrawn(z))},v=await p(e,t),P=L=>{const U=v(L);if(U!==void 0&&x(L,U))return{cid:U,isSaid:!0};const z=i.
kind==="truetype"?T(e,s,i,L):void 0;return z!==void 0&&x(L,z)?{cid:z,isSaid:!1}:void 0},I=(0,M.nb)(e,t),K=(0,l.b8)(e.resolve(I?.get("CapHeight")),e.resolve(I?.get(
"Descent")));return new w(n,P,await(0,c.oo)(e,s),K)}async function p(e,n){const t=(await(0,B.F)(e,n.get("ToUnicode"))).flatMap(({first:i,last:g,text:x})=>{const v=[
...x],P=v[0]?.codePointAt(0);return v.length!==1||P===void 0||i>y?[]:[{first:P,last:P+Math.min(g,y)-i,value:i}]}),s=await N.N.of(t,e.job.pace);return i=>{const g=s.
find(i);return g&&g.value+i-g.first}}const y=65535,$=new Set([32,160]);class w{resource;find;widths;extent;found=new Map;constructor(n,t,s,i){this.resource=n,this.
find=t,this.widths=s,this.extent=i}covers(n){if(new RegExp("\\p{M}","u").test(n))return!1;for(const t of n)if(!this.glyph(t))return!1;return!0}width(n){let t=0;
for(const s of n)t+=this.widths(this.glyph(s)?.cid??0);return t}show(n){const t=Array.from(n,i=>this.glyph(i)),s=`${(0,l.zO)(t.map(i=>i?.cid??0),2)} Tj`;return t.
every(i=>i?.isSaid)?s:(0,l.$u)(n,s)}glyph(n){const t=n.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}}function E(e,n){
const t=e.resolve(n.get("CIDToGIDMap"));if(!(t instanceof u.Z6))return i=>i;const s=e.decoded(t);return i=>(s[i*2]??0)<<8|(s[i*2+1]??0)}function T(e,n,t,s){if(!(e.
resolve(n.get("CIDToGIDMap"))instanceof u.Z6))return t.unicode(s)||void 0}var D=f(16456),R=f(30201),W=f(9865),H=f(47628);function j(e,n,t){if(!/^(Type1|MMType1|TrueType)$/.
test((0,M.FG)(e,t.get("Subtype"))))return;const s=(0,M.nb)(e,t),i=(0,A.oQ)(e,t);if(i==="unusable")return;if(!i&&(0,M.FG)(e,t.get("BaseFont"))==="ZapfDingbats")return S(
n);const g=i?void 0:(0,W.vp)((0,M.FG)(e,t.get("BaseFont"))),x=(0,D.pE)(e,s,t),v=(0,D.P$)(e,t,x,i!==void 0);if(!v)return;const P=(0,c.s4)(e,t,s,g),I=new Map;for(const[
K,L]of v){if(I.has(L.point)||i&&!o(i,K,L))continue;const U=P(K,L.point);U!==void 0&&I.set(L.point,{code:K,width:U})}for(const[K,L]of[[160,32],[8208,45],[8209,45]])
!I.has(K)&&I.has(L)&&I.set(K,I.get(L));if(I.size!==0)return new F(n,I,a(e,t,s,g!==void 0))}function m(e,n="Helvetica"){const t=e.add((0,u.jd)({Type:(0,u.UU)("Fo\
nt"),Subtype:(0,u.UU)("Type1"),BaseFont:(0,u.UU)(n),Encoding:(0,u.UU)("WinAnsiEncoding")})),s=(0,W.vp)(n),i=new Map;for(let g=32;g<256;g++){const x=D.NF.charCodeAt(
g-32),v=s(x);x!==0&&v!==void 0&&i.set(x,{code:g,width:v})}return new F(t,i,(0,W.WK)(n))}function O(e,n){const t=(0,M.FG)(e,n.get("BaseFont"));return(0,W.mI)(t)&&
(0,A.oQ)(e,n)===void 0?t:void 0}function S(e){const n=new Map;for(const{code:t,point:s,width:i}of(0,H.H)())n.set(s,{code:t,width:i}),t<127&&n.set(t,{code:t,width:i});
return new F(e,n,{capHeight:692,descent:-143})}class F{resource;codes;extent;constructor(n,t,s){this.resource=n,this.codes=t,this.extent=s}covers(n){for(const t of n)
if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(n){let t=0;for(const s of n)t+=this.codes.get(s.codePointAt(0))?.width??0;return t}show(n){const t=[];
for(const s of n)t.push(this.codes.get(s.codePointAt(0))?.code??32);return`${(0,l.dc)(t)} Tj`}}function o(e,n,{point:t,name:s}){if(e.kind!=="truetype")return e.
has(s)||e.has((0,R.S)(t))||t===32;const i=e.unicode(t)||e.code(n);return i>0?t===32||t===160||e.isDrawn(i):e.has(s)}function a(e,n,t,s){return!t&&s?(0,W.WK)((0,M.
FG)(e,n.get("BaseFont"))):(0,l.b8)(e.resolve(t?.get("CapHeight")),e.resolve(t?.get("Descent")))}class r{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;claim;defaults;constructor(n,t,s){
this.document=n,this.model=t,this.file=s,this.defaults=n.dict(n.dict(t.form?.dict.get("DR"))?.get("Font"))}async select(n,t,s){this.embeddedOnly===void 0&&(this.
claim=(await(0,b.ds)(this.document)).archive),this.embeddedOnly=this.claim!==void 0;const i=await this.own(n,t),g=i.usable&&(!this.embeddedOnly||i.embedded||s===
""),x=this.embeddedOnly?void 0:this.encoded(n,t),v=[g?i.font:void 0,x].flatMap(Z=>Z?[{font:Z,name:i.name}]:[]),P=(0,C.Sw)(s)||(0,_.ft)(s)?()=>!1:({font:Z})=>Z.covers(
s),I=v.find(P);if(I)return{...I,missing:[]};const K=await this.further(),L=K.find(P);if(L)return{...L,missing:[]};const{MixedFont:U}=await Promise.all([f.e(7762),
f.e(4075),f.e(6866)]).then(f.bind(f,20575)),z=new U(s,[...v.slice(-1),...K],K.at(-1));return{font:z,name:z.base.name,missing:z.missing}}async finish(){const n=this.
claim?.part===1;await this.given?.embed(n),await this.typeface?.embed(n)}async further(){const{EmbeddedTypeface:n}=await Promise.all([f.e(7762),f.e(4075),f.e(1941)]).
then(f.bind(f,6366));return this.file&&(this.given??=await n.open(this.document,this.file)),this.typeface??=await n.open(this.document),[...this.given?[{font:this.
given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(n,t=""){const s=this.find(n,t);if(s===void 0)return{font:this.standard(),name:"Helv",
usable:!0,embedded:!1};const i=await this.open(s),g=(0,A.nq)(this.document,this.document.dict(s)),x=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(t)?t:"F0";return{
font:i??this.standard(),name:x,usable:i!==void 0,embedded:g}}find(n,t){const{document:s}=this;if(t==="")return;const i=s.dict(s.dict(this.model.inherited(n.node,
"DR"))?.get("Font")),g=s.resolve(s.dict(n.dict.get("AP"))?.get("N")),x=g instanceof u.Z6?s.dict(s.dict(g.dict.get("Resources"))?.get("Font")):void 0;for(const v of[
i,this.defaults,x]){const P=v?.get(t);if(P!==void 0&&s.dict(P))return P}}async open(n){if(n instanceof u.oS?this.byNumber.has(n.number):this.known.has(n))return n instanceof
u.oS?this.byNumber.get(n.number):this.known.get(n);const s=this.document.dict(n);let i;try{i=s&&(j(this.document,n,s)??await h(this.document,n,s))}catch(g){if(!d(
g))throw g}return n instanceof u.oS?this.byNumber.set(n.number,i):this.known.set(n,i),i}standard(){return this.helvetica??=m(this.document)}encoded(n,t=""){const s=this.
find(n,t),i=s===void 0?void 0:this.document.dict(s),g=i&&O(this.document,i);if(g===void 0)return;let x=this.encodedFonts.get(g);return x||this.encodedFonts.set(
g,x=m(this.document,g)),x}}const d=e=>e instanceof Error&&"code"in e&&e.code==="unreadable_document"}),25902:((X,G,f)=>{f.d(G,{Ly:()=>M,gF:()=>_,mi:()=>A,r9:()=>C,
v8:()=>N});var b=f(77581),u=f(45599);function _(l,c){let h;return c instanceof u.Mx?h=(0,b.g7)(c):c instanceof u.Z6?h=(0,b.g7)(new u.Mx(l.decoded(c))):c instanceof
u.SX?h=C(c.text):typeof c=="number"&&(h=String(c)),h?.replace(/\r\n?/g,`
`)}function C(l){const c=Buffer.from(l,"latin1"),h=c.toString("utf8");return Buffer.from(h,"utf8").equals(c)?h:(0,b.g7)(new u.Mx(c))}const B=4096,A=l=>l instanceof
u.Mx?M(l.bytes.subarray(0,B)):"",M=l=>Buffer.from(l).toString("latin1"),N=l=>(0,b.wx)(l.replace(/\n/g,"\r"))})};
