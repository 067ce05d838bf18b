"use strict";exports.id=729,exports.ids=[729],exports.modules={59294:((Z,G,u)=>{u.d(G,{Pl:()=>O,XY:()=>H,Z7:()=>$,qS:()=>I,qZ:()=>B});var C=u(45599);const f=[3];function $(b,w){
const v=b.array(w.get("Border")),x=b.dict(w.get("BS")),T=b.resolve(x?x.get("W"):v?.[2]),L=b.resolve(x?.get("S")),A=L instanceof C.SX&&/^[SDBIU]$/.test(L.text)?L.
text:"S",d=O(b,x?x.get("D"):v?.[3]).filter(S=>S>=0),h=d.some(S=>S>0),p=!x&&h?"D":A;return{width:typeof T=="number"&&T>=0?T:1,style:p,dash:p!=="D"?[]:h?d:f}}function I(b,w){
const v=O(b,w);return[1,3,4].includes(v.length)?v.map(x=>Math.min(Math.max(x,0),1)):void 0}const H=5e4,R=100;function O(b,w){const v=b.array(w)??[];if(v.length>
H)return[];b.job.pace.add(v.length*R);const x=v.map(T=>b.resolve(T));return x.every(T=>typeof T=="number"&&Number.isFinite(T))?x:[]}function B(b,w){const v=[];let x=H;
for(const T of b.array(w)??[]){if(x-=1+(b.array(T)?.length??0),x<0)return[];v.push(O(b,T))}return v}}),33141:((Z,G,u)=>{u.d(G,{$u:()=>$,b8:()=>f,dc:()=>H,zO:()=>I});
var C=u(77581);function f(R,O){const B=typeof R=="number"?Math.abs(R):0,b=typeof O=="number"?Math.abs(O):0;return{capHeight:B>=400&&B<=850?B:700,descent:-(b>=50?
Math.min(b,230):230)}}const $=(R,O)=>`/Span <</ActualText <${Buffer.from((0,C.wx)(R).bytes).toString("hex")}>>> BDC ${O} EMC`,I=(R,O)=>`<${R.map(B=>B.toString(16).
padStart(O*2,"0")).join("")}>`;function H(R){return R.some(O=>O<32||O>126)?I(R,1):`(${Buffer.from(R).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),79784:((Z,G,u)=>{
u.d(G,{O:()=>I});var C=u(37709);const f=new Map([["g",1],["rg",3],["k",4]]),$=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function I(w){
let v,x=0,T="0 g",L="g",A=0,d=1;const h=new C.BT(Buffer.from(w.slice(0,H),"latin1"));for(;h.next();){const{operator:p,count:S}=h,e=h.number(S-1);switch(p){case"\
cs":L=$.get(h.name(S-1)??""),T="0 g";break;case"Tc":Number.isNaN(e)||(A=Math.min(Math.max(e,-O),O));break;case"Tz":e>0&&(d=Math.min(Math.max(e,1),B)/100);break;case"\
Tf":{const c=Math.max(S-2,0);v=h.name(c)??v,x=Math.min(Math.abs(h.number(c+1))||0,R);break}default:T=b(h,p==="sc"||p==="scn"?L:p)??T}}return{font:v,size:x,color:T,
spacing:A,stretch:d}}const H=4e3,R=2e3,O=100,B=1e3;function b(w,v){const x=v===void 0?void 0:f.get(v);if(x===void 0||w.count<x)return;const T=Array.from({length:x},
(L,A)=>w.number(w.count-x+A));return T.some(Number.isNaN)?void 0:`${T.join(" ")} ${v}`}}),13625:((Z,G,u)=>{u.d(G,{Dm:()=>H,cH:()=>O,lQ:()=>R});var C=u(59294),f=u(
36078),$=u(74135),I=u(6057);function H(w,v){const x=(0,I.b0)(w,v.get("Rect"));if(!x)return;const[T,L,A,d]=x,h=w.dict(v.get("MK")),p=w.resolve(h?.get("R")),S=typeof p==
"number"?(0,I.c_)(Math.round(p/90)*90):0,e=S===90||S===270,c=(0,C.qS)(w,h?.get("BC")),{width:a,style:E,dash:M}=(0,C.Z7)(w,v),l=c?Math.min(a,(A-T)/2,(d-L)/2):0;return{
width:e?d-L:A-T,height:e?A-T:d-L,rotation:S,background:(0,C.qS)(w,h?.get("BG")),borderColor:c,style:E,line:l,border:E==="B"||E==="I"?l*2:l,dash:M,caption:w.resolve(
h?.get("CA"))}}function R({width:w,height:v,rotation:x}){if(x!==0)return(0,$.S3)({box:x===180?[0,0,w,v]:[0,0,v,w],rotation:x})}function O(w){const{width:v,height:x,
background:T,borderColor:L,style:A,line:d,dash:h}=w,p=[];if(T&&p.push((0,f.wW)(T,"fill"),`0 0 ${(0,f.id)(v)} ${(0,f.id)(x)} re f`),!L||d===0)return p.join(`
`);if(A==="B"||A==="I"){const[e,c]=A==="B"?[[1],B(T)]:[[.5],[.75]];p.push((0,f.wW)(e,"fill"),b(w,!0),(0,f.wW)(c,"fill"),b(w,!1))}p.push((0,f.wW)(L,"stroke"),`${(0,f.
id)(d)} w`),A==="D"&&p.push((0,f.hX)(h));const S=d/2;return p.push(A==="U"?`0 ${(0,f.id)(S)} m ${(0,f.id)(v)} ${(0,f.id)(S)} l S`:`${(0,f.id)(S)} ${(0,f.id)(S)}\
 ${(0,f.id)(v-d)} ${(0,f.id)(x-d)} re S`),p.join(`
`)}const B=w=>w?.length===3||w?.length===1?w.map(v=>v/2):[.5];function b({width:w,height:v,line:x,border:T},L){const[A,d,h,p]=[x,T,w,v],S=L?[[A,A],[A,p-A],[h-A,
p-A],[h-d,p-d],[d,p-d],[d,d]]:[[h-A,p-A],[h-A,A],[A,A],[d,d],[h-d,d],[h-d,p-d]];return`${(0,f.XL)(S)} f`}}),10180:((Z,G,u)=>{u.d(G,{To:()=>x,WY:()=>A,Yo:()=>T,fR:()=>v,
l$:()=>L,tS:()=>I,xZ:()=>E});var C=u(12889),f=u(75934),$=u(34378);const I=1.15,H=4,R=12,O=2,[B,b]=[500,30],w=({border:r})=>Math.max(2*r,O);function v(r,g){const{
frame:m,font:y,quadding:o}=r,n=w(m),t=y.width(g)/1e3,s=Math.max(m.width-2*n,0),i=r.size||d(r,g,t===0?1/0:s/t);return{size:i,lines:[{text:g,x:l(o,n,s,t*i),y:a(m,
y,i,g)}]}}async function x(r,g,m){const{frame:y,font:o,quadding:n}=r,t=w(y),s=Math.max(y.width-2*t,1),i=Math.max(y.height-2*t,1),D=[];for(const W of g.split(`
`)){const K=m.step(B+W.length*b);K&&await K,D.push(new P(o,W))}const F=async W=>{const K=[];for(const j of D)for(const k of await j.lines(s/W*1e3,m))K.push(k);return K};
let U=r.size||R,N=await F(U);for(;r.size===0&&U>H&&N.length*U*I>i;)N=await F(U-=.5);const _=M(y,o,U,N),z=[];for(const[W,K]of N.entries()){const j=m.step(K.length*
b);j&&await j;const k=l(n,t,s,o.width(K)/1e3*U);z.push({text:K,x:k,y:_-W*U*I})}return{size:U,lines:z}}function T(r,g,m){const{frame:y,font:o,quadding:n}=r,t=y.width/
m,s=(0,C.Rl)(g),i=s.reduce((_,z)=>Math.max(_,o.width(z)/1e3),0),D=r.size||d(r,g,i===0?1/0:t/i),F=Math.max(m-s.length,0),U=n===2?F:n===1?Math.floor(F/2):0,N=a(y,
o,D,g);return{size:D,lines:s.map((_,z)=>({text:_,x:t*(U+z+.5)-o.width(_)/1e3*D/2,y:N}))}}function L(r,g,m){const{frame:y,font:o,quadding:n}=r,t=w(y),s=Math.max(
y.width-2*t,0),i=r.size||R,D=A(y,i),F=y.height-y.border-(I+o.extent.capHeight/1e3)/2*i;return{size:i,lines:g.slice(m,m+Math.ceil(D)).map((U,N)=>({text:U,x:l(n,t,
s,o.width(U)/1e3*i),y:F-N*i*I}))}}const A=({height:r,border:g},m)=>Math.max(r-2*g,0)/((m||R)*I);function d({frame:{height:r,border:g},font:m},y,o){const{above:n,
below:t}=c(m,y),s=(r-2*g)/Math.max(I,n+t);return Math.max(Math.min(s,o),H)}const h=.235,p=.05,S=new RegExp("[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),e=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;
function c({extent:r},g){return{above:r.capHeight/1e3+(S.test((0,$.w)(g,"NFD"))?h:p),below:e.test(g)?0:-r.descent/1e3}}function a({height:r,border:g},m,y,o){const{
above:n,below:t}=c(m,o),s=g+t*y,i=r-g-n*y;return s>i?(s+i)/2:Math.min(Math.max(r/2-m.extent.capHeight/2e3*y,s),i)}function E({width:r,height:g,border:m},y,{size:o,
lines:n}){if(n.length>0&&!(r>2*m&&g>2*m))return!0;const t=.1*o;return n.some(({text:s,x:i,y:D})=>{const{above:F,below:U}=c(y,s);return i+y.width(s)/1e3*o>r-m+t||
D+F*o>g-m+t||D-U*o<m-t})}function M(r,g,m,y){const{height:o,border:n}=r,t=o-w(r)-(g.extent.capHeight/1e3+h)*m,s=n+(c(g,y.at(-1)??"").below+(y.length-1)*I)*m,i=o-
n-c(g,y[0]??"").above*m;return Math.max(t,Math.min(s,i))}function l(r,g,m,y){return y>m||r===0?g:g+(r===2?m-y:(m-y)/2)}class P{mark;broken;constructor(g,m){this.
mark=(0,C.vw)(m)?C.Vv:"",this.broken=new f.p(m,y=>g.width(y))}async lines(g,m){const y=m.step(B);return y&&await y,(await this.broken.lines(()=>g,m)).map(o=>this.
mark+o)}}}),49336:((Z,G,u)=>{u.d(G,{Fp:()=>R,Jq:()=>b,ai:()=>H,m:()=>w,rI:()=>B,v8:()=>O});var C=u(36078),f=u(47707),$=u(13625),I=u(10180);function H(d,h){const S=(0,f.
RK)(d).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return h==="several"?S:S.replace(/\n/g," ")}function R(d){return d.
kind==="list"?d.rows.texts.join(""):d.text.replace(/\n/g,"")}async function O(d,h,p){switch(h.kind){case"line":return(0,I.fR)(d,h.text);case"paragraph":return(0,I.
To)(d,h.text,p);case"comb":return(0,I.Yo)(d,h.text,h.cells);case"list":return(0,I.l$)(d,h.rows.texts,h.rows.first)}}function B(d,h,{texts:p,chosen:S,first:e}){const c=Math.
max(Math.floor((0,I.WY)(d,h)),1),[a]=S,E=Math.max(p.length-c,0),M=a===void 0||a>=e&&a<e+c?e:a;return Math.min(Math.max(M,0),E)}function b(d,h,p,S){let e=p.lines;
if(h.kind==="list"){const{chosen:a,first:E}=h.rows;e=a.map(M=>p.lines[M-E])}const c=e.filter(a=>a!==void 0&&a.text.trim()!=="");return e.includes(void 0)||(0,I.
xZ)(d,S,{size:p.size,lines:c})}function w(d,h,p,S){const{font:e,name:c,color:a}=S,E=[(0,$.cH)(d),...h.kind==="comb"?[L(d,h.cells)]:[],"/Tx BMC"],M=p.lines.filter(
({text:g})=>g.trim()!==""),{border:l,width:P,height:r}=d;if(M.length>0&&P>2*l&&r>2*l){const g=[l,l,P-2*l,r-2*l].map(C.id).join(" ");E.push("q",`${g} re W n`),h.
kind==="list"&&E.push(T(d,h.rows,p.size)),E.push("BT",a,`/${c} ${(0,C.id)(p.size)} Tf`);let[m,y]=[0,0];for(const o of M){const[n,t]=[v(o.x),v(o.y)];E.push(`${(0,C.
id)(n-m)} ${(0,C.id)(t-y)} Td`,e.show(o.text,p.size)),[m,y]=[n,t]}E.push("ET","Q")}return E.push("EMC"),E.filter(g=>g!=="").join(`
`)}const v=d=>Math.round(d*1e3)/1e3,x="0.6 0.757 0.855 rg";function T(d,{chosen:h,first:p},S){const{border:e,width:c,height:a}=d,E=S*I.tS,M=h.filter(P=>P>=p&&a-
e-(P-p)*E>e);if(M.length===0)return"";const l=M.map(P=>{const r=a-e-(P-p+1)*E;return`${[e,r,c-2*e,E].map(C.id).join(" ")} re`});return[x,...l,"f"].join(`
`)}function L({width:d,height:h,line:p,borderColor:S,style:e},c){if(!S||p===0||e!=="S"&&e!=="D"||c>A)return"";const a=Array.from({length:c-1},(E,M)=>{const l=(0,C.
id)(d/c*(M+1));return`${l} 0 m ${l} ${(0,C.id)(h)} l`});return a.length>0?`${a.join(" ")} S`:""}const A=1e3}),81228:((Z,G,u)=>{u.d(G,{t:()=>m});var C=u(21281),f=u(
45599),$=u(12889),I=u(47707),H=u(39905),R=u(18271),O=u(49454),B=u(69864),b=u(33141),w=u(62341);async function v(o,n,t){const s=(0,O.hL)(o,t);if(!s||(0,O.FG)(o,t.
get("Encoding"))!=="Identity-H")return;const i=(0,R.oQ)(o,t);if(i==="unusable"||i===void 0)return;const D=d(o,s),F=(W,K)=>{if(i.kind!=="truetype")return i.kind===
"named"||i.has(K);const j=D(K);return i.has(j)&&(L.has(W)||i.isDrawn(j))},U=await x(o,t),N=W=>{const K=U(W);if(K!==void 0&&F(W,K))return{cid:K,isSaid:!0};const j=i.
kind==="truetype"?h(o,s,i,W):void 0;return j!==void 0&&F(W,j)?{cid:j,isSaid:!1}:void 0},_=(0,O.nb)(o,t),z=(0,b.b8)(o.resolve(_?.get("CapHeight")),o.resolve(_?.get(
"Descent")));return new A(n,N,await(0,w.oo)(o,s),z)}async function x(o,n){const t=(await(0,H.F)(o,n.get("ToUnicode"))).flatMap(({first:i,last:D,text:F})=>{const U=[
...F],N=U[0]?.codePointAt(0);return U.length!==1||N===void 0||i>T?[]:[{first:N,last:N+Math.min(D,T)-i,value:i}]}),s=await B.N.of(t,o.job.pace);return i=>{const D=s.
find(i);return D&&D.value+i-D.first}}const T=65535,L=new Set([32,160]);class A{resource;find;widths;extent;found=new Map;constructor(n,t,s,i){this.resource=n,this.
find=t,this.widths=s,this.extent=i}covers(n){if(new RegExp("\\p{M}","u").test(n))return!1;for(const t of n)if(!this.glyph(t))return!1;return!0}width(n){let t=0;
for(const s of n)t+=this.widths(this.glyph(s)?.cid??0);return t}show(n){const t=Array.from(n,i=>this.glyph(i)),s=`${(0,b.zO)(t.map(i=>i?.cid??0),2)} Tj`;return t.
every(i=>i?.isSaid)?s:(0,b.$u)(n,s)}glyph(n){const t=n.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}}function d(o,n){
const t=o.resolve(n.get("CIDToGIDMap"));if(!(t instanceof f.Z6))return i=>i;const s=o.decoded(t);return i=>(s[i*2]??0)<<8|(s[i*2+1]??0)}function h(o,n,t,s){if(!(o.
resolve(n.get("CIDToGIDMap"))instanceof f.Z6))return t.unicode(s)||void 0}var p=u(16456),S=u(30201),e=u(9865),c=u(47628);function a(o,n,t){if(!/^(Type1|MMType1|TrueType)$/.
test((0,O.FG)(o,t.get("Subtype"))))return;const s=(0,O.nb)(o,t),i=(0,R.oQ)(o,t);if(i==="unusable")return;if(!i&&(0,O.FG)(o,t.get("BaseFont"))==="ZapfDingbats")return l(
n);const D=i?void 0:(0,e.vp)((0,O.FG)(o,t.get("BaseFont"))),F=(0,p.pE)(o,s,t),U=(0,p.P$)(o,t,F,i!==void 0);if(!U)return;const N=(0,w.s4)(o,t,s,D),_=new Map;for(const[
z,W]of U){if(_.has(W.point)||i&&!r(i,z,W))continue;const K=N(z,W.point);K!==void 0&&_.set(W.point,{code:z,width:K})}for(const[z,W]of[[160,32],[8208,45],[8209,45]])
!_.has(z)&&_.has(W)&&_.set(z,_.get(W));if(_.size!==0)return new P(n,_,g(o,t,s,D!==void 0))}function E(o,n="Helvetica"){const t=o.add((0,f.jd)({Type:(0,f.UU)("Fo\
nt"),Subtype:(0,f.UU)("Type1"),BaseFont:(0,f.UU)(n),Encoding:(0,f.UU)("WinAnsiEncoding")})),s=(0,e.vp)(n),i=new Map;for(let D=32;D<256;D++){const F=p.NF.charCodeAt(
D-32),U=s(F);F!==0&&U!==void 0&&i.set(F,{code:D,width:U})}return new P(t,i,(0,e.WK)(n))}function M(o,n){const t=(0,O.FG)(o,n.get("BaseFont"));return(0,e.mI)(t)&&
(0,R.oQ)(o,n)===void 0?t:void 0}function l(o){const n=new Map;for(const{code:t,point:s,width:i}of(0,c.H)())n.set(s,{code:t,width:i}),t<127&&n.set(t,{code:t,width:i});
return new P(o,n,{capHeight:692,descent:-143})}class P{resource;codes;extent;constructor(n,t,s){this.resource=n,this.codes=t,this.extent=s}covers(n){for(const t of n)
if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(n){let t=0;for(const s of n)t+=this.codes.get(s.codePointAt(0))?.width??0;return t}show(n){const t=[];
for(const s of n)t.push(this.codes.get(s.codePointAt(0))?.code??32);return`${(0,b.dc)(t)} Tj`}}function r(o,n,{point:t,name:s}){if(o.kind!=="truetype")return o.
has(s)||o.has((0,S.S)(t))||t===32;const i=o.unicode(t)||o.code(n);return i>0?t===32||t===160||o.isDrawn(i):o.has(s)}function g(o,n,t,s){return!t&&s?(0,e.WK)((0,O.
FG)(o,n.get("BaseFont"))):(0,b.b8)(o.resolve(t?.get("CapHeight")),o.resolve(t?.get("Descent")))}class m{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;claim;defaults;constructor(n,t,s){
this.document=n,this.model=t,this.file=s,this.defaults=n.dict(n.dict(t.form?.dict.get("DR"))?.get("Font"))}async select(n,t,s){this.embeddedOnly===void 0&&(this.
claim=(await(0,C.ds)(this.document)).archive),this.embeddedOnly=this.claim!==void 0;const i=await this.own(n,t),D=i.usable&&(!this.embeddedOnly||i.embedded||s===
""),F=this.embeddedOnly?void 0:this.encoded(n,t),U=[D?i.font:void 0,F].flatMap(k=>k?[{font:k,name:i.name}]:[]),N=(0,I.Sw)(s)||(0,$.ft)(s)?()=>!1:({font:k})=>k.covers(
s),_=U.find(N);if(_)return{..._,missing:[]};const z=await this.further(),W=z.find(N);if(W)return{...W,missing:[]};const{MixedFont:K}=await Promise.all([u.e(7762),
u.e(4075),u.e(6866)]).then(u.bind(u,20575)),j=new K(s,[...U.slice(-1),...z],z.at(-1));return{font:j,name:j.base.name,missing:j.missing}}async finish(){const n=this.
claim?.part===1;await this.given?.embed(n),await this.typeface?.embed(n)}async further(){const{EmbeddedTypeface:n}=await Promise.all([u.e(7762),u.e(4075),u.e(1941)]).
then(u.bind(u,6366));return this.file&&(this.given??=await n.open(this.document,this.file)),this.typeface??=await n.open(this.document),[...this.given?[{font:this.
given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(n,t=""){const s=this.find(n,t);if(s===void 0)return{font:this.standard(),name:"Helv",
usable:!0,embedded:!1};const i=await this.open(s),D=(0,R.nq)(this.document,this.document.dict(s)),F=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(t)?t:"F0";return{
font:i??this.standard(),name:F,usable:i!==void 0,embedded:D}}find(n,t){const{document:s}=this;if(t==="")return;const i=s.dict(s.dict(this.model.inherited(n.node,
"DR"))?.get("Font")),D=s.resolve(s.dict(n.dict.get("AP"))?.get("N")),F=D instanceof f.Z6?s.dict(s.dict(D.dict.get("Resources"))?.get("Font")):void 0;for(const U of[
i,this.defaults,F]){const N=U?.get(t);if(N!==void 0&&s.dict(N))return N}}async open(n){if(n instanceof f.oS?this.byNumber.has(n.number):this.known.has(n))return n instanceof
f.oS?this.byNumber.get(n.number):this.known.get(n);const s=this.document.dict(n);let i;try{i=s&&(a(this.document,n,s)??await v(this.document,n,s))}catch(D){if(!y(
D))throw D}return n instanceof f.oS?this.byNumber.set(n.number,i):this.known.set(n,i),i}standard(){return this.helvetica??=E(this.document)}encoded(n,t=""){const s=this.
find(n,t),i=s===void 0?void 0:this.document.dict(s),D=i&&M(this.document,i);if(D===void 0)return;let F=this.encodedFonts.get(D);return F||this.encodedFonts.set(
D,F=E(this.document,D)),F}}const y=o=>o instanceof Error&&"code"in o&&o.code==="unreadable_document"}),52755:((Z,G,u)=>{u.d(G,{NT:()=>x,Uv:()=>L,kz:()=>R,mO:()=>d,
mw:()=>H,qA:()=>T,sj:()=>I,zx:()=>v});var C=u(9819),f=u(45599),$=u(91374);const I=1,H=2,R=4096,O=8192,B=32768,b=65536,w=1<<17,v=1<<18,x=1<<21,T=1<<24,L=1<<25,A=10;
class d{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.document=e,this.form=(0,C.Wo)(e,"AcroForm"),
this.visit=new C._i(e)}static async read(e){const c=new d(e),{form:a}=c;return await c.walk(c.references(a?.dict.get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),
await c.readPages(),c}inherited(e,c){for(let a=e;a;a=a.parent){const E=this.document.resolve(a.dict.get(c));if(E!==null)return E}return c==="DA"||c==="Q"?this.document.
resolve(this.form?.dict.get(c)):null}integer(e,c){const a=this.inherited(e,c);return typeof a=="number"?Math.trunc(a):0}node(e){return this.nodes.get(e)}numbers(){
return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(e){const{document:c,nodes:a,widgets:E,
fields:M,byName:l}=this,P=({number:r})=>!e.has(r)&&c.exists(r);for(const r of a.values())P(r)||a.delete(r.number);for(const r of E.values())P(r)||E.delete(r.number);
for(const{nodes:r,widgets:g}of M)h(r,P),h(g,P);h(M,({nodes:r})=>r.length>0);for(const[r,g]of l)g.nodes.length===0&&l.delete(r);this.form=(0,C.Wo)(c,"AcroForm")}async walk(e,c){
const{document:a,visit:E}=this;for(const M of(0,$.iA)(a,{from:e,below:c,visit:E,depth:$.tP})){const{number:l,dict:P}=M;this.nodes.set(l,M);const r=this.references(
P.get("Kids"),l,P,"Kids");(0,f.Eo)(a.resolve(P.get("Subtype")),"Widget")||P.has("Rect")?this.addWidget(M):r.length===0&&(0,$.bf)(M)===M&&this.field(M);const m=a.
job.pace.step(1500);m&&await m}}addWidget(e){const c={node:e,number:e.number,dict:e.dict,pages:[]};this.field((0,$.bf)(e)).widgets.push(c),this.widgets.set(e.number,
c)}field(e){const c=this.fieldOf.get(e);if(c)return c;const{name:a,part:E}=e,M=a===""?void 0:this.byName.get(a),l=this.integer(e,"Ff"),P=p(e.type,l);if(M?.kind===
P)return M.nodes.push(e),this.fieldOf.set(e,M),M;const r={name:a,part:E,kind:P,flags:l,nodes:[e],widgets:[]};return this.fields.push(r),a!==""&&!M&&this.byName.
set(a,r),this.fieldOf.set(e,r),r}async readPages(){const{document:e}=this,{pages:c,job:a}=e,{spend:E}=new C.b9(e);for(let M=0;M<c.count;M++){const l=c.number(M),
P=e.entry(l,"Annots");E(e.array(P)?.length??0);for(const g of P===void 0?[]:this.annotations(P,l)){const m=this.widgets.get(g.number)??await this.orphan(g);m&&m.
pages.length>0&&E(A),m&&m.pages.at(-1)!==M+1&&m.pages.push(M+1);const y=a.pace.step(300);y&&await y}const r=a.pace.step(300);r&&await r}}annotations(e,c){const a=this.
document.array(e)??[];if(!a.some(l=>(0,f.Zm)(l)&&(0,f.Eo)(l.get("Subtype"),"Widget")))return a.filter(f.i9);const E=(0,f.i9)(e)?e.number:c;this.document.edit(E);
const M=(0,f.i9)(e)?a:this.document.array(this.document.get(c).get("Annots"))??[];for(const[l,P]of M.entries())(0,f.Zm)(P)&&(0,f.Eo)(P.get("Subtype"),"Widget")&&
(M[l]=this.document.add(P));return M.filter(f.i9)}async orphan(e){const{document:c}=this;if(!(0,f.Eo)(c.resolve(c.entry(e.number,"Subtype")),"Widget"))return;const a=[
e],E=new Set([e.number]);let M;for(let l=c.entry(e.number,"Parent");(0,f.i9)(l)&&a.length<$.tP&&(M=this.nodes.get(l.number),!(M||E.has(l.number)||!(0,f.Zm)(c.get(
l))));)E.add(l.number),a.push(l),l=c.entry(l.number,"Parent");for(const l of a.reverse())this.nodes.has(l.number)||await this.walk([l],M),M=this.nodes.get(l.number);
return this.widgets.get(e.number)}references(e,c,a,E){const{document:M}=this,l=M.array(e);if(!l||!a)return[];if(!l.some(f.Zm))return l.filter(f.i9);M.edit((0,f.
i9)(e)?e.number:c);const P=M.array(a.get(E))??[];for(const[r,g]of P.entries())(0,f.Zm)(g)&&(P[r]=M.add(g));return P.filter(f.i9)}}function h(S,e){let c=0;for(const a of S)
e(a)&&(S[c++]=a);S.length=c}function p(S,e){switch(S){case"Tx":return e&O?"password":"text";case"Btn":return e&b?"button":e&B?"radio":"checkbox";case"Ch":return e&
w?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((Z,G,u)=>{u.d(G,{Ly:()=>H,gF:()=>$,r9:()=>I,v8:()=>R});var C=u(77581),f=u(45599);
function $(O,B){let b;return B instanceof f.Mx?b=(0,C.g7)(B):B instanceof f.Z6?b=(0,C.g7)(new f.Mx(O.decoded(B))):B instanceof f.SX?b=I(B.text):typeof B=="numbe\
r"&&(b=String(B)),b?.replace(/\r\n?/g,`
`)}function I(O){const B=Buffer.from(O,"latin1"),b=B.toString("utf8");return Buffer.from(b,"utf8").equals(B)?b:(0,C.g7)(new f.Mx(B))}const H=O=>Buffer.from(O).toString(
"latin1"),R=O=>(0,C.wx)(O.replace(/\n/g,"\r"))})};
