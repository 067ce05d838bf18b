"use strict";exports.id=729,exports.ids=[729],exports.modules={59294:((j,z,h)=>{h.d(z,{Pl:()=>p,XY:()=>_,Z7:()=>L,qS:()=>R,qZ:()=>D});var I=h(45599);const a=[3];function L(l,g){
const w=l.array(g.get("Border")),m=l.dict(g.get("BS")),O=l.resolve(m?m.get("W"):w?.[2]),U=l.resolve(m?.get("S")),v=U instanceof I.SX&&/^[SDBIU]$/.test(U.text)?U.
text:"S",f=p(l,m?m.get("D"):w?.[3]).filter(C=>C>=0),u=f.some(C=>C>0),b=!m&&u?"D":v;return{width:typeof O=="number"&&O>=0?O:1,style:b,dash:b!=="D"?[]:u?f:a}}function R(l,g){
const w=p(l,g);return[1,3,4].includes(w.length)?w.map(m=>Math.min(Math.max(m,0),1)):void 0}const _=5e4,A=100;function p(l,g){const w=l.array(g)??[];if(w.length>
_)return[];l.job.pace.add(w.length*A);const m=w.map(O=>l.resolve(O));return m.every(O=>typeof O=="number"&&Number.isFinite(O))?m:[]}function D(l,g){const w=[];let m=_;
for(const O of l.array(g)??[]){if(m-=1+(l.array(O)?.length??0),m<0)return[];w.push(p(l,O))}return w}}),33141:((j,z,h)=>{h.d(z,{$u:()=>L,b8:()=>a,dc:()=>_,zO:()=>R});
var I=h(77581);function a(A,p){const D=typeof A=="number"?Math.abs(A):0,l=typeof p=="number"?Math.abs(p):0;return{capHeight:D>=400&&D<=850?D:700,descent:-(l>=50?
Math.min(l,230):230)}}const L=(A,p)=>`/Span <</ActualText <${Buffer.from((0,I.wx)(A).bytes).toString("hex")}>>> BDC ${p} EMC`,R=(A,p)=>`<${A.map(D=>D.toString(16).
padStart(p*2,"0")).join("")}>`;function _(A){return A.some(p=>p<32||p>126)?R(A,1):`(${Buffer.from(A).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),79784:((j,z,h)=>{
h.d(z,{O:()=>R});var I=h(37709);const a=new Map([["g",1],["rg",3],["k",4]]),L=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function R(g){
let w,m=0,O="0 g",U="g",v=0,f=1;const u=new I.BT(Buffer.from(g.slice(0,_),"latin1"));for(;u.next();){const{operator:b,count:C}=u,e=u.number(C-1);switch(b){case"\
cs":U=L.get(u.name(C-1)??""),O="0 g";break;case"Tc":Number.isNaN(e)||(v=Math.min(Math.max(e,-p),p));break;case"Tz":e>0&&(f=Math.min(Math.max(e,1),D)/100);break;case"\
Tf":{const c=Math.max(C-2,0);w=u.name(c)??w,m=Math.min(Math.abs(u.number(c+1))||0,A);break}default:O=l(u,b==="sc"||b==="scn"?U:b)??O}}return{font:w,size:m,color:O,
spacing:v,stretch:f}}const _=4e3,A=2e3,p=100,D=1e3;function l(g,w){const m=w===void 0?void 0:a.get(w);if(m===void 0||g.count<m)return;const O=Array.from({length:m},
(U,v)=>g.number(g.count-m+v));return O.some(Number.isNaN)?void 0:`${O.join(" ")} ${w}`}}),13625:((j,z,h)=>{h.d(z,{Dm:()=>_,cH:()=>p,lQ:()=>A});var I=h(59294),a=h(
36078),L=h(74135),R=h(6057);function _(g,w){const m=(0,R.b0)(g,w.get("Rect"));if(!m)return;const[O,U,v,f]=m,u=g.dict(w.get("MK")),b=g.resolve(u?.get("R")),C=typeof b==
"number"?(0,R.c_)(Math.round(b/90)*90):0,e=C===90||C===270,c=(0,I.qS)(g,u?.get("BC")),{width:d,style:T,dash:x}=(0,I.Z7)(g,w),M=c?Math.min(d,(v-O)/2,(f-U)/2):0;return{
width:e?f-U:v-O,height:e?v-O:f-U,rotation:C,background:(0,I.qS)(g,u?.get("BG")),borderColor:c,style:T,line:M,border:T==="B"||T==="I"?M*2:M,dash:x,caption:g.resolve(
u?.get("CA"))}}function A({width:g,height:w,rotation:m}){if(m!==0)return(0,L.S3)({box:m===180?[0,0,g,w]:[0,0,w,g],rotation:m})}function p(g){const{width:w,height:m,
background:O,borderColor:U,style:v,line:f,dash:u}=g,b=[];if(O&&b.push((0,a.wW)(O,"fill"),`0 0 ${(0,a.id)(w)} ${(0,a.id)(m)} re f`),!U||f===0)return b.join(`
`);if(v==="B"||v==="I"){const[e,c]=v==="B"?[[1],D(O)]:[[.5],[.75]];b.push((0,a.wW)(e,"fill"),l(g,!0),(0,a.wW)(c,"fill"),l(g,!1))}b.push((0,a.wW)(U,"stroke"),`${(0,a.
id)(f)} w`),v==="D"&&b.push((0,a.hX)(u));const C=f/2;return b.push(v==="U"?`0 ${(0,a.id)(C)} m ${(0,a.id)(w)} ${(0,a.id)(C)} l S`:`${(0,a.id)(C)} ${(0,a.id)(C)}\
 ${(0,a.id)(w-f)} ${(0,a.id)(m-f)} re S`),b.join(`
`)}const D=g=>g?.length===3||g?.length===1?g.map(w=>w/2):[.5];function l({width:g,height:w,line:m,border:O},U){const[v,f,u,b]=[m,O,g,w],C=U?[[v,v],[v,b-v],[u-v,
b-v],[u-f,b-f],[f,b-f],[f,f]]:[[u-v,b-v],[u-v,v],[v,v],[f,f],[u-f,f],[u-f,b-f]];return`${(0,a.XL)(C)} f`}}),10180:((j,z,h)=>{h.d(z,{To:()=>m,WY:()=>v,Yo:()=>O,fR:()=>w,
l$:()=>U,tS:()=>R,xZ:()=>T});var I=h(12889),a=h(75934),L=h(34378);const R=1.15,_=4,A=12,p=2,[D,l]=[500,30],g=({border:r})=>Math.max(2*r,p);function w(r,y){const{
frame:E,font:S,quadding:o}=r,n=g(E),t=S.width(y)/1e3,s=Math.max(E.width-2*n,0),i=r.size||f(r,y,t===0?1/0:s/t);return{size:i,lines:[{text:y,x:M(o,n,s,t*i),y:d(E,
S,i,y)}]}}async function m(r,y,E){const{frame:S,font:o,quadding:n}=r,t=g(S),s=Math.max(S.width-2*t,1),i=Math.max(S.height-2*t,1),P=[];for(const N of y.split(`
`)){const H=E.step(D+N.length*l);H&&await H,P.push(new B(o,N))}const F=async N=>{const H=[];for(const Z of P)for(const k of await Z.lines(s/N*1e3,E))H.push(k);return H};
let W=r.size||A,$=await F(W);for(;r.size===0&&W>_&&$.length*W*R>i;)$=await F(W-=.5);const K=x(S,o,W,$),G=[];for(const[N,H]of $.entries()){const Z=E.step(H.length*
l);Z&&await Z;const k=M(n,t,s,o.width(H)/1e3*W);G.push({text:H,x:k,y:K-N*W*R})}return{size:W,lines:G}}function O(r,y,E){const{frame:S,font:o,quadding:n}=r,t=S.width/
E,s=(0,I.Rl)(y),i=s.reduce((K,G)=>Math.max(K,o.width(G)/1e3),0),P=r.size||f(r,y,i===0?1/0:t/i),F=Math.max(E-s.length,0),W=n===2?F:n===1?Math.floor(F/2):0,$=d(S,
o,P,y);return{size:P,lines:s.map((K,G)=>({text:K,x:t*(W+G+.5)-o.width(K)/1e3*P/2,y:$}))}}function U(r,y,E){const{frame:S,font:o,quadding:n}=r,t=g(S),s=Math.max(
S.width-2*t,0),i=r.size||A,P=v(S,i),F=S.height-S.border-(R+o.extent.capHeight/1e3)/2*i;return{size:i,lines:y.slice(E,E+Math.ceil(P)).map((W,$)=>({text:W,x:M(n,t,
s,o.width(W)/1e3*i),y:F-$*i*R}))}}const v=({height:r,border:y},E)=>Math.max(r-2*y,0)/((E||A)*R);function f({frame:{height:r,border:y},font:E},S,o){const{above:n,
below:t}=c(E,S),s=(r-2*y)/Math.max(R,n+t);return Math.max(Math.min(s,o),_)}const u=.235,b=.05,C=new RegExp("[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),e=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;
function c({extent:r},y){return{above:r.capHeight/1e3+(C.test((0,L.w)(y,"NFD"))?u:b),below:e.test(y)?0:-r.descent/1e3}}function d({height:r,border:y},E,S,o){const{
above:n,below:t}=c(E,o),s=y+t*S,i=r-y-n*S;return s>i?(s+i)/2:Math.min(Math.max(r/2-E.extent.capHeight/2e3*S,s),i)}function T({width:r,height:y,border:E},S,{size:o,
lines:n}){if(n.length>0&&!(r>2*E&&y>2*E))return!0;const t=.1*o;return n.some(({text:s,x:i,y:P})=>{const{above:F,below:W}=c(S,s);return i+S.width(s)/1e3*o>r-E+t||
P+F*o>y-E+t||P-W*o<E-t})}function x(r,y,E,S){const{height:o,border:n}=r,t=o-g(r)-(y.extent.capHeight/1e3+u)*E,s=n+(c(y,S.at(-1)??"").below+(S.length-1)*R)*E,i=o-
n-c(y,S[0]??"").above*E;return Math.max(t,Math.min(s,i))}function M(r,y,E,S){return S>E||r===0?y:y+(r===2?E-S:(E-S)/2)}class B{mark;broken;constructor(y,E){this.
mark=(0,I.vw)(E)?I.Vv:"",this.broken=new a.p(E,S=>y.width(S))}async lines(y,E){const S=E.step(D);return S&&await S,(await this.broken.lines(()=>y,E)).map(o=>this.
mark+o)}}}),49336:((j,z,h)=>{h.d(z,{Fp:()=>A,Jq:()=>l,ai:()=>_,m:()=>g,rI:()=>D,v8:()=>p});var I=h(36078),a=h(47707),L=h(13625),R=h(10180);function _(f,u){const C=(0,a.
RK)(f).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return u==="several"?C:C.replace(/\n/g," ")}function A(f){return f.
kind==="list"?f.rows.texts.join(""):f.text.replace(/\n/g,"")}async function p(f,u,b){switch(u.kind){case"line":return(0,R.fR)(f,u.text);case"paragraph":return(0,R.
To)(f,u.text,b);case"comb":return(0,R.Yo)(f,u.text,u.cells);case"list":return(0,R.l$)(f,u.rows.texts,u.rows.first)}}function D(f,u,{texts:b,chosen:C,first:e}){const c=Math.
max(Math.floor((0,R.WY)(f,u)),1),[d]=C,T=Math.max(b.length-c,0),x=d===void 0||d>=e&&d<e+c?e:d;return Math.min(Math.max(x,0),T)}function l(f,u,b,C){let e=b.lines;
if(u.kind==="list"){const{chosen:d,first:T}=u.rows;e=d.map(x=>b.lines[x-T])}const c=e.filter(d=>d!==void 0&&d.text.trim()!=="");return e.includes(void 0)||(0,R.
xZ)(f,C,{size:b.size,lines:c})}function g(f,u,b,C){const{font:e,name:c,color:d}=C,T=[(0,L.cH)(f),...u.kind==="comb"?[U(f,u.cells)]:[],"/Tx BMC"],x=b.lines.filter(
({text:y})=>y.trim()!==""),{border:M,width:B,height:r}=f;if(x.length>0&&B>2*M&&r>2*M){const y=[M,M,B-2*M,r-2*M].map(I.id).join(" ");T.push("q",`${y} re W n`),u.
kind==="list"&&T.push(O(f,u.rows,b.size)),T.push("BT",d,`/${c} ${(0,I.id)(b.size)} Tf`);let[E,S]=[0,0];for(const o of x){const[n,t]=[w(o.x),w(o.y)];T.push(`${(0,I.
id)(n-E)} ${(0,I.id)(t-S)} Td`,e.show(o.text,b.size)),[E,S]=[n,t]}T.push("ET","Q")}return T.push("EMC"),T.filter(y=>y!=="").join(`
`)}const w=f=>Math.round(f*1e3)/1e3,m="0.6 0.757 0.855 rg";function O(f,{chosen:u,first:b},C){const{border:e,width:c,height:d}=f,T=C*R.tS,x=u.filter(B=>B>=b&&d-
e-(B-b)*T>e);if(x.length===0)return"";const M=x.map(B=>{const r=d-e-(B-b+1)*T;return`${[e,r,c-2*e,T].map(I.id).join(" ")} re`});return[m,...M,"f"].join(`
`)}function U({width:f,height:u,line:b,borderColor:C,style:e},c){if(!C||b===0||e!=="S"&&e!=="D"||c>v)return"";const d=Array.from({length:c-1},(T,x)=>{const M=(0,I.
id)(f/c*(x+1));return`${M} 0 m ${M} ${(0,I.id)(u)} l`});return d.length>0?`${d.join(" ")} S`:""}const v=1e3}),81228:((j,z,h)=>{h.d(z,{t:()=>E});var I=h(21281),a=h(
45599),L=h(12889),R=h(47707),_=h(39905),A=h(18271),p=h(49454),D=h(69864),l=h(33141),g=h(62341);async function w(o,n,t){const s=(0,p.hL)(o,t);if(!s||(0,p.FG)(o,t.
get("Encoding"))!=="Identity-H")return;const i=(0,A.oQ)(o,t);if(i==="unusable"||i===void 0)return;const P=f(o,s),F=(N,H)=>{if(i.kind!=="truetype")return i.kind===
"named"||i.has(H);const Z=P(H);return i.has(Z)&&(U.has(N)||i.isDrawn(Z))},W=await m(o,t),$=N=>{const H=W(N);if(H!==void 0&&F(N,H))return{cid:H,isSaid:!0};const Z=i.
kind==="truetype"?u(o,s,i,N):void 0;return Z!==void 0&&F(N,Z)?{cid:Z,isSaid:!1}:void 0},K=(0,p.nb)(o,t),G=(0,l.b8)(o.resolve(K?.get("CapHeight")),o.resolve(K?.get(
"Descent")));return new v(n,$,await(0,g.oo)(o,s),G)}async function m(o,n){const t=(await(0,_.F)(o,n.get("ToUnicode"))).flatMap(({first:i,last:P,text:F})=>{const W=[
...F],$=W[0]?.codePointAt(0);return W.length!==1||$===void 0||i>O?[]:[{first:$,last:$+Math.min(P,O)-i,value:i}]}),s=await D.N.of(t,o.job.pace);return i=>{const P=s.
find(i);return P&&P.value+i-P.first}}const O=65535,U=new Set([32,160]);class v{resource;find;widths;extent;found=new Map;constructor(n,t,s,i){this.resource=n,this.
find=t,this.widths=s,this.extent=i}covers(n){if(new RegExp("\\p{M}","u").test(n))return!1;for(const t of n)if(!this.glyph(t))return!1;return!0}width(n){let t=0;
for(const s of n)t+=this.widths(this.glyph(s)?.cid??0);return t}show(n){const t=Array.from(n,i=>this.glyph(i)),s=`${(0,l.zO)(t.map(i=>i?.cid??0),2)} Tj`;return t.
every(i=>i?.isSaid)?s:(0,l.$u)(n,s)}glyph(n){const t=n.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}}function f(o,n){
const t=o.resolve(n.get("CIDToGIDMap"));if(!(t instanceof a.Z6))return i=>i;const s=o.decoded(t);return i=>(s[i*2]??0)<<8|(s[i*2+1]??0)}function u(o,n,t,s){if(!(o.
resolve(n.get("CIDToGIDMap"))instanceof a.Z6))return t.unicode(s)||void 0}var b=h(16456),C=h(30201),e=h(9865),c=h(47628);function d(o,n,t){if(!/^(Type1|MMType1|TrueType)$/.
test((0,p.FG)(o,t.get("Subtype"))))return;const s=(0,p.nb)(o,t),i=(0,A.oQ)(o,t);if(i==="unusable")return;if(!i&&(0,p.FG)(o,t.get("BaseFont"))==="ZapfDingbats")return M(
n);const P=i?void 0:(0,e.vp)((0,p.FG)(o,t.get("BaseFont"))),F=(0,b.pE)(o,s,t),W=(0,b.P$)(o,t,F,i!==void 0);if(!W)return;const $=(0,g.s4)(o,t,s,P),K=new Map;for(const[
G,N]of W){if(K.has(N.point)||i&&!r(i,G,N))continue;const H=$(G,N.point);H!==void 0&&K.set(N.point,{code:G,width:H})}for(const[G,N]of[[160,32],[8208,45],[8209,45]])
!K.has(G)&&K.has(N)&&K.set(G,K.get(N));if(K.size!==0)return new B(n,K,y(o,t,s,P!==void 0))}function T(o,n="Helvetica"){const t=o.add((0,a.jd)({Type:(0,a.UU)("Fo\
nt"),Subtype:(0,a.UU)("Type1"),BaseFont:(0,a.UU)(n),Encoding:(0,a.UU)("WinAnsiEncoding")})),s=(0,e.vp)(n),i=new Map;for(let P=32;P<256;P++){const F=b.NF.charCodeAt(
P-32),W=s(F);F!==0&&W!==void 0&&i.set(F,{code:P,width:W})}return new B(t,i,(0,e.WK)(n))}function x(o,n){const t=(0,p.FG)(o,n.get("BaseFont"));return(0,e.mI)(t)&&
(0,A.oQ)(o,n)===void 0?t:void 0}function M(o){const n=new Map;for(const{code:t,point:s,width:i}of(0,c.H)())n.set(s,{code:t,width:i}),t<127&&n.set(t,{code:t,width:i});
return new B(o,n,{capHeight:692,descent:-143})}class B{resource;codes;extent;constructor(n,t,s){this.resource=n,this.codes=t,this.extent=s}covers(n){for(const t of n)
if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(n){let t=0;for(const s of n)t+=this.codes.get(s.codePointAt(0))?.width??0;return t}show(n){const t=[];
for(const s of n)t.push(this.codes.get(s.codePointAt(0))?.code??32);return`${(0,l.dc)(t)} Tj`}}function r(o,n,{point:t,name:s}){if(o.kind!=="truetype")return o.
has(s)||o.has((0,C.S)(t))||t===32;const i=o.unicode(t)||o.code(n);return i>0?t===32||t===160||o.isDrawn(i):o.has(s)}function y(o,n,t,s){return!t&&s?(0,e.WK)((0,p.
FG)(o,n.get("BaseFont"))):(0,l.b8)(o.resolve(t?.get("CapHeight")),o.resolve(t?.get("Descent")))}class E{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;claim;defaults;constructor(n,t,s){
this.document=n,this.model=t,this.file=s,this.defaults=n.dict(n.dict(t.form?.dict.get("DR"))?.get("Font"))}async select(n,t,s){this.embeddedOnly===void 0&&(this.
claim=(await(0,I.ds)(this.document)).archive),this.embeddedOnly=this.claim!==void 0;const i=await this.own(n,t),P=i.usable&&(!this.embeddedOnly||i.embedded||s===
""),F=this.embeddedOnly?void 0:this.encoded(n,t),W=[P?i.font:void 0,F].flatMap(k=>k?[{font:k,name:i.name}]:[]),$=(0,R.Sw)(s)||(0,L.ft)(s)?()=>!1:({font:k})=>k.covers(
s),K=W.find($);if(K)return{...K,missing:[]};const G=await this.further(),N=G.find($);if(N)return{...N,missing:[]};const{MixedFont:H}=await Promise.all([h.e(7762),
h.e(4075),h.e(6866)]).then(h.bind(h,20575)),Z=new H(s,[...W.slice(-1),...G],G.at(-1));return{font:Z,name:Z.base.name,missing:Z.missing}}async finish(){const n=this.
claim?.part===1;await this.given?.embed(n),await this.typeface?.embed(n)}async further(){const{EmbeddedTypeface:n}=await Promise.all([h.e(7762),h.e(4075),h.e(1941)]).
then(h.bind(h,6366));return this.file&&(this.given??=await n.open(this.document,this.file)),this.typeface??=await n.open(this.document),[...this.given?[{font:this.
given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(n,t=""){const s=this.find(n,t);if(s===void 0)return{font:this.standard(),name:"Helv",
usable:!0,embedded:!1};const i=await this.open(s),P=(0,A.nq)(this.document,this.document.dict(s)),F=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(t)?t:"F0";return{
font:i??this.standard(),name:F,usable:i!==void 0,embedded:P}}find(n,t){const{document:s}=this;if(t==="")return;const i=s.dict(s.dict(this.model.inherited(n.node,
"DR"))?.get("Font")),P=s.resolve(s.dict(n.dict.get("AP"))?.get("N")),F=P instanceof a.Z6?s.dict(s.dict(P.dict.get("Resources"))?.get("Font")):void 0;for(const W of[
i,this.defaults,F]){const $=W?.get(t);if($!==void 0&&s.dict($))return $}}async open(n){if(n instanceof a.oS?this.byNumber.has(n.number):this.known.has(n))return n instanceof
a.oS?this.byNumber.get(n.number):this.known.get(n);const s=this.document.dict(n);let i;try{i=s&&(d(this.document,n,s)??await w(this.document,n,s))}catch(P){if(!S(
P))throw P}return n instanceof a.oS?this.byNumber.set(n.number,i):this.known.set(n,i),i}standard(){return this.helvetica??=T(this.document)}encoded(n,t=""){const s=this.
find(n,t),i=s===void 0?void 0:this.document.dict(s),P=i&&x(this.document,i);if(P===void 0)return;let F=this.encodedFonts.get(P);return F||this.encodedFonts.set(
P,F=T(this.document,P)),F}}const S=o=>o instanceof Error&&"code"in o&&o.code==="unreadable_document"}),52755:((j,z,h)=>{h.d(z,{NT:()=>m,Uv:()=>U,kz:()=>A,mO:()=>f,
mw:()=>_,qA:()=>O,sj:()=>R,zx:()=>w});var I=h(9819),a=h(45599),L=h(91374);const R=1,_=2,A=4096,p=8192,D=32768,l=65536,g=1<<17,w=1<<18,m=1<<21,O=1<<24,U=1<<25,v=10;
class f{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.document=e,this.form=(0,I.Wo)(e,"AcroForm"),
this.visit=new I._i(e)}static async read(e){const c=new f(e),{form:d}=c;return await c.walk(c.references(d?.dict.get("Fields"),d?.holder??-1,d?.dict,"Fields"),void 0),
await c.readPages(),c}inherited(e,c){for(let d=e;d;d=d.parent){const T=this.document.resolve(d.dict.get(c));if(T!==null)return T}return c==="DA"||c==="Q"?this.document.
resolve(this.form?.dict.get(c)):null}integer(e,c){const d=this.inherited(e,c);return typeof d=="number"?Math.trunc(d):0}node(e){return this.nodes.get(e)}numbers(){
return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(e){const{document:c,nodes:d,widgets:T,
fields:x,byName:M}=this,B=({number:r})=>!e.has(r)&&c.exists(r);for(const r of d.values())B(r)||d.delete(r.number);for(const r of T.values())B(r)||T.delete(r.number);
for(const{nodes:r,widgets:y}of x)u(r,B),u(y,B);u(x,({nodes:r})=>r.length>0);for(const[r,y]of M)y.nodes.length===0&&M.delete(r);this.form=(0,I.Wo)(c,"AcroForm")}async walk(e,c){
const{document:d,visit:T}=this;for(const x of(0,L.iA)(d,{from:e,below:c,visit:T,depth:L.tP})){const{number:M,dict:B}=x;this.nodes.set(M,x);const r=this.references(
B.get("Kids"),M,B,"Kids");(0,a.Eo)(d.resolve(B.get("Subtype")),"Widget")||B.has("Rect")?this.addWidget(x):r.length===0&&(0,L.bf)(x)===x&&this.field(x);const E=d.
job.pace.step(1500);E&&await E}}addWidget(e){const c={node:e,number:e.number,dict:e.dict,pages:[]};this.field((0,L.bf)(e)).widgets.push(c),this.widgets.set(e.number,
c)}field(e){const c=this.fieldOf.get(e);if(c)return c;const{name:d,part:T}=e,x=d===""?void 0:this.byName.get(d),M=this.integer(e,"Ff"),B=b(e.type,M);if(x?.kind===
B)return x.nodes.push(e),this.fieldOf.set(e,x),x;const r={name:d,part:T,kind:B,flags:M,nodes:[e],widgets:[]};return this.fields.push(r),d!==""&&!x&&this.byName.
set(d,r),this.fieldOf.set(e,r),r}async readPages(){const{document:e}=this,{pages:c,job:d}=e,{spend:T}=new I.b9(e);for(let x=0;x<c.count;x++){const M=c.number(x),
B=e.entry(M,"Annots");T(e.array(B)?.length??0);for(const y of B===void 0?[]:this.annotations(B,M)){const E=this.widgets.get(y.number)??await this.orphan(y);E&&E.
pages.length>0&&T(v),E&&E.pages.at(-1)!==x+1&&E.pages.push(x+1);const S=d.pace.step(300);S&&await S}const r=d.pace.step(300);r&&await r}}annotations(e,c){const d=this.
document.array(e)??[];if(!d.some(M=>(0,a.Zm)(M)&&(0,a.Eo)(M.get("Subtype"),"Widget")))return d.filter(a.i9);const T=(0,a.i9)(e)?e.number:c;this.document.edit(T);
const x=(0,a.i9)(e)?d:this.document.array(this.document.get(c).get("Annots"))??[];for(const[M,B]of x.entries())(0,a.Zm)(B)&&(0,a.Eo)(B.get("Subtype"),"Widget")&&
(x[M]=this.document.add(B));return x.filter(a.i9)}async orphan(e){const{document:c}=this;if(!(0,a.Eo)(c.resolve(c.entry(e.number,"Subtype")),"Widget"))return;const d=[
e],T=new Set([e.number]);let x;for(let M=c.entry(e.number,"Parent");(0,a.i9)(M)&&d.length<L.tP&&(x=this.nodes.get(M.number),!(x||T.has(M.number)||!(0,a.Zm)(c.get(
M))));)T.add(M.number),d.push(M),M=c.entry(M.number,"Parent");for(const M of d.reverse())this.nodes.has(M.number)||await this.walk([M],x),x=this.nodes.get(M.number);
return this.widgets.get(e.number)}references(e,c,d,T){const{document:x}=this,M=x.array(e);if(!M||!d)return[];if(!M.some(a.Zm))return M.filter(a.i9);x.edit((0,a.
i9)(e)?e.number:c);const B=x.array(d.get(T))??[];for(const[r,y]of B.entries())(0,a.Zm)(y)&&(B[r]=x.add(y));return B.filter(a.i9)}}function u(C,e){let c=0;for(const d of C)
e(d)&&(C[c++]=d);C.length=c}function b(C,e){switch(C){case"Tx":return e&p?"password":"text";case"Btn":return e&l?"button":e&D?"radio":"checkbox";case"Ch":return e&
g?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((j,z,h)=>{h.d(z,{Ly:()=>_,gF:()=>L,r9:()=>R,v8:()=>A});var I=h(77581),a=h(45599);
function L(p,D){let l;return D instanceof a.Mx?l=(0,I.g7)(D):D instanceof a.Z6?l=(0,I.g7)(new a.Mx(p.decoded(D))):D instanceof a.SX?l=R(D.text):typeof D=="numbe\
r"&&(l=String(D)),l?.replace(/\r\n?/g,`
`)}function R(p){const D=Buffer.from(p,"latin1"),l=D.toString("utf8");return Buffer.from(l,"utf8").equals(D)?l:(0,I.g7)(new a.Mx(D))}const _=p=>Buffer.from(p).toString(
"latin1"),A=p=>(0,I.wx)(p.replace(/\n/g,"\r"))}),75934:((j,z,h)=>{h.d(z,{p:()=>R});var I=h(9876);const[a,L]=[200,100];class R{text;widthOf;width;parts;constructor(A,p){
this.text=A,this.widthOf=p,this.width=p(A)}async lines(A,p){if(this.width<=A(0))return[this.text];const D=[];let l="",g=0,w;for(const m of this.parts??=await this.
measure(p)){const O=p?.step(a);O&&await O;const U=g+(w?.spaceWidth??0)+m.width;if(U<=A(D.length))l+=(w?.space??"")+m.text,g=U;else{l!==""&&D.push(l);const v=D.length,
f=m.width>A(v)?await this.cut(m,u=>A(v+u),p):[m.text];for(const u of f)D.push(u);l=D.pop(),g=l===m.text?m.width:this.widthOf(l)}w=m}return D.push(l),D}async measure(A){
const{text:p,widthOf:D}=this,l=[];for(const{start:g,end:w,next:m}of(await(0,I.Vn)())(p)){const O=A?.step(a+(m-g)*L);O&&await O;const[U,v]=[p.slice(g,w),p.slice(
w,m)];l.push({text:U,width:D(U),space:v,spaceWidth:v===""?0:D(v)})}return l}async cut(A,p,D){const l=A.clusters??=(0,I.s)(A.text,this.widthOf),g=[];let w=0;for(const m of(0,I.
ZM)(l,p)){const O=D?.step(a+m*L);O&&await O;let U="";for(const v=w+m;w<v;w++)U+=l[w].text;g.push(U)}return g}}})};
