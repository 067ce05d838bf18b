"use strict";exports.id=729,exports.ids=[729],exports.modules={59294:((G,U,a)=>{a.d(U,{Pl:()=>B,Z7:()=>$,qS:()=>O});var S=a(45599);const m=[3];function $(w,E){const y=w.array(
E.get("Border")),c=w.dict(E.get("BS")),o=w.resolve(c?c.get("W"):y?.[2]),D=w.resolve(c?.get("S")),T=D instanceof S.SX&&/^[SDBIU]$/.test(D.text)?D.text:"S",x=B(w,
c?c.get("D"):y?.[3]).filter(n=>n>=0),C=x.some(n=>n>0),P=!c&&C?"D":T;return{width:typeof o=="number"&&o>=0?o:1,style:P,dash:P!=="D"?[]:C?x:m}}function O(w,E){const y=B(
w,E);return[1,3,4].includes(y.length)?y.map(c=>Math.min(Math.max(c,0),1)):void 0}function B(w,E){const y=(w.array(E)??[]).map(c=>w.resolve(c));return y.every(c=>typeof c==
"number"&&Number.isFinite(c))?y:[]}}),12889:((G,U,a)=>{a.d(U,{Rl:()=>T,Vv:()=>$,ft:()=>E,jB:()=>o,pr:()=>c,vw:()=>y,wE:()=>D});var S=a(46161),m=a(47707);const $="\
‏";let O;const B=()=>O??=(0,S.A)(),w=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,E=x=>w.test(
x),y=x=>E(x)&&(B().getEmbeddingLevels(x).paragraphs[0]?.level??0)%2===1;function c(x){if(!E(x))return x===""?[]:[{text:x,rtl:!1,at:0}];const{levels:C,paragraphs:P}=B().
getEmbeddingLevels(x),n=P[0]?.level??0;for(let u=x.length-1;u>=0&&/\s/.test(x[u]);u--)C[u]=n;const r=[];for(let u=0;u<x.length;u++){const t=r.at(-1);t&&t.level===
C[u]?t.text+=x[u]:r.push({level:C[u],text:x[u],at:u})}const l=r.reduce((u,{level:t})=>Math.max(u,t),0);for(let u=l;u>0;u--)for(let t=0,h=0;t<r.length;t=h+1){for(h=
t;h<r.length&&r[h].level>=u;)h++;if(h>t+1)for(const[v,A]of r.slice(t,h).entries())r[h-1-v]=A}return r.map(({level:u,text:t,at:h})=>({text:t,rtl:u%2===1,at:h}))}
const o=x=>Array.from(x,C=>B().getMirroredCharacter(C)??C).join(""),D=x=>(0,m.qf)(o(x)).reverse().join(""),T=x=>c(x).flatMap(({text:C,rtl:P})=>P?(0,m.qf)(o(C)).
reverse():(0,m.qf)(C))}),33141:((G,U,a)=>{a.d(U,{$u:()=>$,b8:()=>m,dc:()=>B,zO:()=>O});var S=a(77581);function m(w,E){const y=typeof w=="number"?Math.abs(w):0,c=typeof E==
"number"?Math.abs(E):0;return{capHeight:y>=400&&y<=850?y:700,descent:-(c>=50?Math.min(c,230):230)}}const $=(w,E)=>`/Span <</ActualText <${Buffer.from((0,S.wx)(w).
bytes).toString("hex")}>>> BDC ${E} EMC`,O=(w,E)=>`<${w.map(y=>y.toString(16).padStart(E*2,"0")).join("")}>`;function B(w){return w.some(E=>E<32||E>126)?O(w,1):
`(${Buffer.from(w).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),79784:((G,U,a)=>{a.d(U,{O:()=>O});var S=a(37709);const m=new Map([["g",1],["rg",3],["k",4]]),
$=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function O(c){let o,D=0,T="0 g",x="g",C=0,P=1;const n=new S.B(Buffer.from(c,"latin1"));for(;n.
next();){const{operator:r,count:l}=n,u=n.number(l-1);switch(r){case"cs":x=$.get(n.name(l-1)??""),T="0 g";break;case"Tc":Number.isNaN(u)||(C=Math.min(Math.max(u,
-w),w));break;case"Tz":u>0&&(P=Math.min(Math.max(u,1),E)/100);break;case"Tf":{const t=Math.max(l-2,0);o=n.name(t)??o,D=Math.min(Math.abs(n.number(t+1))||0,B);break}default:
T=y(n,r==="sc"||r==="scn"?x:r)??T}}return{font:o,size:D,color:T,spacing:C,stretch:P}}const B=2e3,w=100,E=1e3;function y(c,o){const D=o===void 0?void 0:m.get(o);
if(D===void 0||c.count<D)return;const T=Array.from({length:D},(x,C)=>c.number(c.count-D+C));return T.some(Number.isNaN)?void 0:`${T.join(" ")} ${o}`}}),13625:((G,U,a)=>{
a.d(U,{Dm:()=>B,cH:()=>E,lQ:()=>w});var S=a(59294),m=a(36078),$=a(74135),O=a(6057);function B(o,D){const T=(0,O.b0)(o,D.get("Rect"));if(!T)return;const[x,C,P,n]=T,
r=o.dict(D.get("MK")),l=o.resolve(r?.get("R")),u=typeof l=="number"?(0,O.c_)(Math.round(l/90)*90):0,t=u===90||u===270,h=(0,S.qS)(o,r?.get("BC")),{width:v,style:A,
dash:b}=(0,S.Z7)(o,D),i=h?Math.min(v,(P-x)/2,(n-C)/2):0;return{width:t?n-C:P-x,height:t?P-x:n-C,rotation:u,background:(0,S.qS)(o,r?.get("BG")),borderColor:h,style:A,
line:i,border:A==="B"||A==="I"?i*2:i,dash:b,caption:o.resolve(r?.get("CA"))}}function w({width:o,height:D,rotation:T}){if(T!==0)return(0,$.S3)({box:T===180?[0,0,
o,D]:[0,0,D,o],rotation:T})}function E(o){const{width:D,height:T,background:x,borderColor:C,style:P,line:n,dash:r}=o,l=[];if(x&&l.push((0,m.wW)(x,"fill"),`0 0 ${(0,m.
id)(D)} ${(0,m.id)(T)} re f`),!C||n===0)return l.join(`
`);if(P==="B"||P==="I"){const[t,h]=P==="B"?[[1],y(x)]:[[.5],[.75]];l.push((0,m.wW)(t,"fill"),c(o,!0),(0,m.wW)(h,"fill"),c(o,!1))}l.push((0,m.wW)(C,"stroke"),`${(0,m.
id)(n)} w`),P==="D"&&l.push((0,m.hX)(r));const u=n/2;return l.push(P==="U"?`0 ${(0,m.id)(u)} m ${(0,m.id)(D)} ${(0,m.id)(u)} l S`:`${(0,m.id)(u)} ${(0,m.id)(u)}\
 ${(0,m.id)(D-n)} ${(0,m.id)(T-n)} re S`),l.join(`
`)}const y=o=>o?.length===3||o?.length===1?o.map(D=>D/2):[.5];function c({width:o,height:D,line:T,border:x},C){const[P,n,r,l]=[T,x,o,D],u=C?[[P,P],[P,l-P],[r-P,
l-P],[r-n,l-n],[n,l-n],[n,n]]:[[r-P,l-P],[r-P,P],[P,P],[n,n],[r-n,n],[r-n,l-n]];return`${(0,m.XL)(u)} f`}}),10180:((G,U,a)=>{a.d(U,{To:()=>o,WY:()=>x,Yo:()=>D,fR:()=>c,
l$:()=>T,tS:()=>O,xZ:()=>h});var S=a(12889),m=a(75934),$=a(34378);const O=1.15,B=4,w=12,E=2,y=({border:i})=>Math.max(2*i,E);function c(i,M){const{frame:p,font:_,
quadding:L}=i,R=y(p),d=_.width(M)/1e3,s=Math.max(p.width-2*R,0),e=i.size||C(i,M,d===0?1/0:s/d);return{size:e,lines:[{text:M,x:A(L,R,s,d*e),y:t(p,_,e,M)}]}}async function o(i,M){
const{frame:p,font:_,quadding:L}=i,R=y(p),d=Math.max(p.width-2*R,1),s=Math.max(p.height-2*R,1),e=M.split(`
`).map(W=>new b(_,W)),g=async W=>{const K=[];for(const j of e)for(const H of await j.lines(d/W*1e3))K.push(H);return K};let f=i.size||w,I=await g(f);for(;i.size===
0&&f>B&&I.length*f*O>s;)I=await g(f-=.5);const F=v(p,_,f,I);return{size:f,lines:I.map((W,K)=>({text:W,x:A(L,R,d,_.width(W)/1e3*f),y:F-K*f*O}))}}function D(i,M,p){
const{frame:_,font:L,quadding:R}=i,d=_.width/p,s=(0,S.Rl)(M),e=s.reduce((W,K)=>Math.max(W,L.width(K)/1e3),0),g=i.size||C(i,M,e===0?1/0:d/e),f=Math.max(p-s.length,
0),I=R===2?f:R===1?Math.floor(f/2):0,F=t(_,L,g,M);return{size:g,lines:s.map((W,K)=>({text:W,x:d*(I+K+.5)-L.width(W)/1e3*g/2,y:F}))}}function T(i,M,p){const{frame:_,
font:L,quadding:R}=i,d=y(_),s=Math.max(_.width-2*d,0),e=i.size||w,g=x(_,e),f=_.height-_.border-(O+L.extent.capHeight/1e3)/2*e;return{size:e,lines:M.slice(p,p+Math.
ceil(g)).map((I,F)=>({text:I,x:A(R,d,s,L.width(I)/1e3*e),y:f-F*e*O}))}}const x=({height:i,border:M},p)=>Math.max(i-2*M,0)/((p||w)*O);function C({frame:{height:i,
border:M},font:p},_,L){const{above:R,below:d}=u(p,_),s=(i-2*M)/Math.max(O,R+d);return Math.max(Math.min(s,L),B)}const P=.235,n=.05,r=new RegExp("[\\p{Lu}\\p{Nd}bd\
fhklt]\\p{M}","u"),l=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function u({extent:i},M){return{above:i.capHeight/1e3+(r.test((0,$.w)(M,"NFD"))?P:n),below:l.
test(M)?0:-i.descent/1e3}}function t({height:i,border:M},p,_,L){const{above:R,below:d}=u(p,L),s=M+d*_,e=i-M-R*_;return s>e?(s+e)/2:Math.min(Math.max(i/2-p.extent.
capHeight/2e3*_,s),e)}function h({width:i,height:M,border:p},_,{size:L,lines:R}){if(R.length>0&&!(i>2*p&&M>2*p))return!0;const d=.1*L;return R.some(({text:s,x:e,
y:g})=>{const{above:f,below:I}=u(_,s);return e+_.width(s)/1e3*L>i-p+d||g+f*L>M-p+d||g-I*L<p-d})}function v(i,M,p,_){const{height:L,border:R}=i,d=L-y(i)-(M.extent.
capHeight/1e3+P)*p,s=R+(u(M,_.at(-1)??"").below+(_.length-1)*O)*p,e=L-R-u(M,_[0]??"").above*p;return Math.max(d,Math.min(s,e))}function A(i,M,p,_){return _>p||i===
0?M:M+(i===2?p-_:(p-_)/2)}class b{mark;broken;constructor(M,p){this.mark=(0,S.vw)(p)?S.Vv:"",this.broken=new m.p(p,_=>M.width(_))}async lines(M){return(await this.
broken.lines(()=>M)).map(p=>this.mark+p)}}}),49336:((G,U,a)=>{a.d(U,{Fp:()=>w,Jq:()=>c,ai:()=>B,m:()=>o,rI:()=>y,v8:()=>E});var S=a(36078),m=a(47707),$=a(13625),
O=a(10180);function B(n,r){const u=(0,m.RK)(n).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return r==="several"?u:
u.replace(/\n/g," ")}function w(n){return n.kind==="list"?n.rows.texts.join(""):n.text.replace(/\n/g,"")}async function E(n,r){switch(r.kind){case"line":return(0,O.
fR)(n,r.text);case"paragraph":return(0,O.To)(n,r.text);case"comb":return(0,O.Yo)(n,r.text,r.cells);case"list":return(0,O.l$)(n,r.rows.texts,r.rows.first)}}function y(n,r,{
texts:l,chosen:u,first:t}){const h=Math.max(Math.floor((0,O.WY)(n,r)),1),[v]=u,A=Math.max(l.length-h,0),b=v===void 0||v>=t&&v<t+h?t:v;return Math.min(Math.max(b,
0),A)}function c(n,r,l,u){let t=l.lines;if(r.kind==="list"){const{chosen:v,first:A}=r.rows;t=v.map(b=>l.lines[b-A])}const h=t.filter(v=>v!==void 0&&v.text.trim()!==
"");return t.includes(void 0)||(0,O.xZ)(n,u,{size:l.size,lines:h})}function o(n,r,l,u){const{font:t,name:h,color:v}=u,A=[(0,$.cH)(n),...r.kind==="comb"?[C(n,r.cells)]:
[],"/Tx BMC"],b=l.lines.filter(({text:_})=>_.trim()!==""),{border:i,width:M,height:p}=n;if(b.length>0&&M>2*i&&p>2*i){const _=[i,i,M-2*i,p-2*i].map(S.id).join(" ");
A.push("q",`${_} re W n`),r.kind==="list"&&A.push(x(n,r.rows,l.size)),A.push("BT",v,`/${h} ${(0,S.id)(l.size)} Tf`);let[L,R]=[0,0];for(const d of b){const[s,e]=[
D(d.x),D(d.y)];A.push(`${(0,S.id)(s-L)} ${(0,S.id)(e-R)} Td`,t.show(d.text,l.size)),[L,R]=[s,e]}A.push("ET","Q")}return A.push("EMC"),A.filter(_=>_!=="").join(`\

`)}const D=n=>Math.round(n*1e3)/1e3,T="0.6 0.757 0.855 rg";function x(n,{chosen:r,first:l},u){const{border:t,width:h,height:v}=n,A=u*O.tS,b=r.filter(M=>M>=l&&v-
t-(M-l)*A>t);if(b.length===0)return"";const i=b.map(M=>{const p=v-t-(M-l+1)*A;return`${[t,p,h-2*t,A].map(S.id).join(" ")} re`});return[T,...i,"f"].join(`
`)}function C({width:n,height:r,line:l,borderColor:u,style:t},h){if(!u||l===0||t!=="S"&&t!=="D"||h>P)return"";const v=Array.from({length:h-1},(A,b)=>{const i=(0,S.
id)(n/h*(b+1));return`${i} 0 m ${i} ${(0,S.id)(r)} l`});return v.length>0?`${v.join(" ")} S`:""}const P=1e3}),81228:((G,U,a)=>{a.d(U,{t:()=>L});var S=a(21281),m=a(
45599),$=a(12889),O=a(47707),B=a(39905),w=a(61540),E=a(49454),y=a(69864),c=a(33141),o=a(62341);async function D(d,s,e){const g=(0,E.hL)(d,e);if(!g||(0,E.FG)(d,e.
get("Encoding"))!=="Identity-H")return;const f=(0,w.oQ)(d,e);if(f==="unusable"||f===void 0)return;const I=n(d,g),F=(N,z)=>{if(f.kind!=="truetype")return f.kind===
"named"||f.has(z);const Z=I(z);return f.has(Z)&&(C.has(N)||f.isDrawn(Z))},W=await T(d,e),K=N=>{const z=W(N);if(z!==void 0&&F(N,z))return{cid:z,isSaid:!0};const Z=f.
kind==="truetype"?r(d,g,f,N):void 0;return Z!==void 0&&F(N,Z)?{cid:Z,isSaid:!1}:void 0},j=(0,E.nb)(d,e),H=(0,c.b8)(d.resolve(j?.get("CapHeight")),d.resolve(j?.get(
"Descent")));return new P(s,K,await(0,o.oo)(d,g),H)}async function T(d,s){const e=(await(0,B.F)(d,s.get("ToUnicode"))).flatMap(({first:f,last:I,text:F})=>{const W=[
...F],K=W[0]?.codePointAt(0);return W.length!==1||K===void 0||f>x?[]:[{first:K,last:K+Math.min(I,x)-f,value:f}]}),g=await y.N.of(e,d.job.pace);return f=>{const I=g.
find(f);return I&&I.value+f-I.first}}const x=65535,C=new Set([32,160]);class P{resource;find;widths;extent;found=new Map;constructor(s,e,g,f){this.resource=s,this.
find=e,this.widths=g,this.extent=f}covers(s){if(new RegExp("\\p{M}","u").test(s))return!1;for(const e of s)if(!this.glyph(e))return!1;return!0}width(s){let e=0;
for(const g of s)e+=this.widths(this.glyph(g)?.cid??0);return e}show(s){const e=Array.from(s,f=>this.glyph(f)),g=`${(0,c.zO)(e.map(f=>f?.cid??0),2)} Tj`;return e.
every(f=>f?.isSaid)?g:(0,c.$u)(s,g)}glyph(s){const e=s.codePointAt(0);return this.found.has(e)||this.found.set(e,this.find(e)),this.found.get(e)}}function n(d,s){
const e=d.resolve(s.get("CIDToGIDMap"));if(!(e instanceof m.Z6))return f=>f;const g=d.decoded(e);return f=>(g[f*2]??0)<<8|(g[f*2+1]??0)}function r(d,s,e,g){if(!(d.
resolve(s.get("CIDToGIDMap"))instanceof m.Z6))return e.unicode(g)||void 0}var l=a(16456),u=a(30201),t=a(9865),h=a(47628);function v(d,s,e){if(!/^(Type1|MMType1|TrueType)$/.
test((0,E.FG)(d,e.get("Subtype"))))return;const g=(0,E.nb)(d,e),f=(0,w.oQ)(d,e);if(f==="unusable")return;if(!f&&(0,E.FG)(d,e.get("BaseFont"))==="ZapfDingbats")return i(
s);const I=f?void 0:(0,t.vp)((0,E.FG)(d,e.get("BaseFont"))),F=(0,l.pE)(d,g,e),W=(0,l.P$)(d,e,F,f!==void 0);if(!W)return;const K=(0,o.s4)(d,e,g,I),j=new Map;for(const[
H,N]of W){if(j.has(N.point)||f&&!p(f,H,N))continue;const z=K(H,N.point);z!==void 0&&j.set(N.point,{code:H,width:z})}for(const[H,N]of[[160,32],[8208,45],[8209,45]])
!j.has(H)&&j.has(N)&&j.set(H,j.get(N));if(j.size!==0)return new M(s,j,_(d,e,g,I!==void 0))}function A(d,s="Helvetica"){const e=d.add((0,m.jd)({Type:(0,m.UU)("Fo\
nt"),Subtype:(0,m.UU)("Type1"),BaseFont:(0,m.UU)(s),Encoding:(0,m.UU)("WinAnsiEncoding")})),g=(0,t.vp)(s),f=new Map;for(let I=32;I<256;I++){const F=l.NF.charCodeAt(
I-32),W=g(F);F!==0&&W!==void 0&&f.set(F,{code:I,width:W})}return new M(e,f,(0,t.WK)(s))}function b(d,s){const e=(0,E.FG)(d,s.get("BaseFont"));return(0,t.mI)(e)&&
(0,w.oQ)(d,s)===void 0?e:void 0}function i(d){const s=new Map;for(const{code:e,point:g,width:f}of(0,h.H)())s.set(g,{code:e,width:f}),e<127&&s.set(e,{code:e,width:f});
return new M(d,s,{capHeight:692,descent:-143})}class M{resource;codes;extent;constructor(s,e,g){this.resource=s,this.codes=e,this.extent=g}covers(s){for(const e of s)
if(!this.codes.has(e.codePointAt(0)))return!1;return!0}width(s){let e=0;for(const g of s)e+=this.codes.get(g.codePointAt(0))?.width??0;return e}show(s){const e=[];
for(const g of s)e.push(this.codes.get(g.codePointAt(0))?.code??32);return`${(0,c.dc)(e)} Tj`}}function p(d,s,{point:e,name:g}){if(d.kind!=="truetype")return d.
has(g)||d.has((0,u.S)(e))||e===32;const f=d.unicode(e)||d.code(s);return f>0?e===32||e===160||d.isDrawn(f):d.has(g)}function _(d,s,e,g){return!e&&g?(0,t.WK)((0,E.
FG)(d,s.get("BaseFont"))):(0,c.b8)(d.resolve(e?.get("CapHeight")),d.resolve(e?.get("Descent")))}class L{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;defaults;constructor(s,e,g){
this.document=s,this.model=e,this.file=g,this.defaults=s.dict(s.dict(e.form?.dict.get("DR"))?.get("Font"))}async select(s,e,g){this.embeddedOnly??=(await(0,S.ds)(
this.document)).archive!==void 0;const f=await this.own(s,e),I=f.usable&&(!this.embeddedOnly||f.embedded||g===""),F=this.embeddedOnly?void 0:this.encoded(s,e),W=[
I?f.font:void 0,F].flatMap(X=>X?[{font:X,name:f.name}]:[]),K=(0,O.Sw)(g)||(0,$.ft)(g)?()=>!1:({font:X})=>X.covers(g),j=W.find(K);if(j)return{...j,missing:[]};const H=await this.
further(),N=H.find(K);if(N)return{...N,missing:[]};const{MixedFont:z}=await Promise.all([a.e(7762),a.e(4776),a.e(575)]).then(a.bind(a,20575)),Z=new z(g,[...W.slice(
-1),...H],H.at(-1));return{font:Z,name:Z.base.name,missing:Z.missing}}async finish(){await this.given?.embed(),await this.typeface?.embed()}async further(){const{
EmbeddedTypeface:s}=await Promise.all([a.e(7762),a.e(4776),a.e(6366)]).then(a.bind(a,6366));return this.file&&(this.given??=await s.open(this.document,this.file)),
this.typeface??=await s.open(this.document),[...this.given?[{font:this.given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(s,e=""){const g=this.
find(s,e);if(g===void 0)return{font:this.standard(),name:"Helv",usable:!0,embedded:!1};const f=await this.open(g),I=(0,w.nq)(this.document,this.document.dict(g)),
F=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(e)?e:"F0";return{font:f??this.standard(),name:F,usable:f!==void 0,embedded:I}}find(s,e){const{document:g}=this;if(e===
"")return;const f=g.dict(g.dict(this.model.inherited(s.node,"DR"))?.get("Font")),I=g.resolve(g.dict(s.dict.get("AP"))?.get("N")),F=I instanceof m.Z6?g.dict(g.dict(
I.dict.get("Resources"))?.get("Font")):void 0;for(const W of[f,this.defaults,F]){const K=W?.get(e);if(K!==void 0&&g.dict(K))return K}}async open(s){if(s instanceof
m.oS?this.byNumber.has(s.number):this.known.has(s))return s instanceof m.oS?this.byNumber.get(s.number):this.known.get(s);const g=this.document.dict(s);let f;try{
f=g&&(v(this.document,s,g)??await D(this.document,s,g))}catch(I){if(!R(I))throw I}return s instanceof m.oS?this.byNumber.set(s.number,f):this.known.set(s,f),f}standard(){
return this.helvetica??=A(this.document)}encoded(s,e=""){const g=this.find(s,e),f=g===void 0?void 0:this.document.dict(g),I=f&&b(this.document,f);if(I===void 0)
return;let F=this.encodedFonts.get(I);return F||this.encodedFonts.set(I,F=A(this.document,I)),F}}const R=d=>d instanceof Error&&"code"in d&&d.code==="unreadable\
_document"}),52755:((G,U,a)=>{a.d(U,{NT:()=>T,Uv:()=>C,kz:()=>w,mO:()=>n,mw:()=>B,qA:()=>x,sj:()=>O,zx:()=>D});var S=a(9819),m=a(45599),$=a(91374);const O=1,B=2,
w=4096,E=8192,y=32768,c=65536,o=1<<17,D=1<<18,T=1<<21,x=1<<24,C=1<<25,P=10;class n{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,S.Wo)(t,"AcroForm"),this.visit=new S._i(t)}static async read(t){const h=new n(t),{form:v}=h;return await h.walk(h.references(v?.dict.
get("Fields"),v?.holder??-1,v?.dict,"Fields"),void 0),await h.readPages(),h}inherited(t,h){for(let v=t;v;v=v.parent){const A=this.document.resolve(v.dict.get(h));
if(A!==null)return A}return h==="DA"||h==="Q"?this.document.resolve(this.form?.dict.get(h)):null}integer(t,h){const v=this.inherited(t,h);return typeof v=="numb\
er"?Math.trunc(v):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:h,nodes:v,widgets:A,fields:b,byName:i}=this,M=({number:p})=>!t.has(p)&&h.exists(p);for(const p of v.values())M(
p)||v.delete(p.number);for(const p of A.values())M(p)||A.delete(p.number);for(const{nodes:p,widgets:_}of b)r(p,M),r(_,M);r(b,({nodes:p})=>p.length>0);for(const[
p,_]of i)_.nodes.length===0&&i.delete(p);this.form=(0,S.Wo)(h,"AcroForm")}async walk(t,h){const{document:v,visit:A}=this;for(const b of(0,$.iA)(v,{from:t,below:h,
visit:A,depth:$.tP})){const{number:i,dict:M}=b;this.nodes.set(i,b);const p=this.references(M.get("Kids"),i,M,"Kids");(0,m.Eo)(v.resolve(M.get("Subtype")),"Widge\
t")||M.has("Rect")?this.addWidget(b):p.length===0&&(0,$.bf)(b)===b&&this.field(b);const L=v.job.pace.step(1500);L&&await L}}addWidget(t){const h={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,$.bf)(t)).widgets.push(h),this.widgets.set(t.number,h)}field(t){const h=this.fieldOf.get(t);if(h)return h;const{name:v,
part:A}=t,b=v===""?void 0:this.byName.get(v),i=this.integer(t,"Ff"),M=l(t.type,i);if(b?.kind===M)return b.nodes.push(t),this.fieldOf.set(t,b),b;const p={name:v,
part:A,kind:M,flags:i,nodes:[t],widgets:[]};return this.fields.push(p),v!==""&&!b&&this.byName.set(v,p),this.fieldOf.set(t,p),p}async readPages(){const{document:t}=this,
{pages:h,job:v}=t,{spend:A}=new S.b9(t);for(let b=0;b<h.count;b++){const i=h.number(b),M=t.entry(i,"Annots");A(t.array(M)?.length??0);for(const _ of M===void 0?
[]:this.annotations(M,i)){const L=this.widgets.get(_.number)??await this.orphan(_);L&&L.pages.length>0&&A(P),L&&L.pages.at(-1)!==b+1&&L.pages.push(b+1);const R=v.
pace.step(300);R&&await R}const p=v.pace.step(300);p&&await p}}annotations(t,h){const v=this.document.array(t)??[];if(!v.some(i=>(0,m.Zm)(i)&&(0,m.Eo)(i.get("Su\
btype"),"Widget")))return v.filter(m.i9);const A=(0,m.i9)(t)?t.number:h;this.document.edit(A);const b=(0,m.i9)(t)?v:this.document.array(this.document.get(h).get(
"Annots"))??[];for(const[i,M]of b.entries())(0,m.Zm)(M)&&(0,m.Eo)(M.get("Subtype"),"Widget")&&(b[i]=this.document.add(M));return b.filter(m.i9)}async orphan(t){
const{document:h}=this;if(!(0,m.Eo)(h.resolve(h.entry(t.number,"Subtype")),"Widget"))return;const v=[t],A=new Set([t.number]);let b;for(let i=h.entry(t.number,"\
Parent");(0,m.i9)(i)&&v.length<$.tP&&(b=this.nodes.get(i.number),!(b||A.has(i.number)||!(0,m.Zm)(h.get(i))));)A.add(i.number),v.push(i),i=h.entry(i.number,"Pare\
nt");for(const i of v.reverse())this.nodes.has(i.number)||await this.walk([i],b),b=this.nodes.get(i.number);return this.widgets.get(t.number)}references(t,h,v,A){
const{document:b}=this,i=b.array(t);if(!i||!v)return[];if(!i.some(m.Zm))return i.filter(m.i9);b.edit((0,m.i9)(t)?t.number:h);const M=b.array(v.get(A))??[];for(const[
p,_]of M.entries())(0,m.Zm)(_)&&(M[p]=b.add(_));return M.filter(m.i9)}}function r(u,t){let h=0;for(const v of u)t(v)&&(u[h++]=v);u.length=h}function l(u,t){switch(u){case"\
Tx":return t&E?"password":"text";case"Btn":return t&c?"button":t&y?"radio":"checkbox";case"Ch":return t&o?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),25902:((G,U,a)=>{a.d(U,{Ly:()=>B,gF:()=>$,r9:()=>O,v8:()=>w});var S=a(77581),m=a(45599);function $(E,y){let c;return y instanceof m.Mx?c=(0,S.
g7)(y):y instanceof m.Z6?c=(0,S.g7)(new m.Mx(E.decoded(y))):y instanceof m.SX?c=O(y.text):typeof y=="number"&&(c=String(y)),c?.replace(/\r\n?/g,`
`)}function O(E){const y=Buffer.from(E,"latin1"),c=y.toString("utf8");return Buffer.from(c,"utf8").equals(y)?c:(0,S.g7)(new m.Mx(y))}const B=E=>Buffer.from(E).toString(
"latin1"),w=E=>(0,S.wx)(E.replace(/\n/g,"\r"))}),21281:((G,U,a)=>{a.d(U,{Ip:()=>y,XM:()=>x,Xb:()=>T,ds:()=>E,qg:()=>D});var S=a(59071),m=a(70549),$=a(43496),O=a(
824),B=a(1975),w=a(60912);const E=(0,m.n)(async n=>y(n,await(0,O.Br)(n)));function y(n,r){const l=(b,i)=>(0,S.wh)((0,B.sm)(r,b,i)[0]??""),u=o(l("pdfaid","part"),
l("pdfaid","conformance").toLowerCase()),t=c(l("pdfuaid","part"))?`PDF/UA-${l("pdfuaid","part")}`:void 0,v=[l("pdfxid","GTS_PDFXVersion")||l("pdfx","GTS_PDFXVer\
sion")||((0,S.Gh)(n.resolve((0,O._U)(n)?.get("GTS_PDFXVersion")))??""),l("pdfe","ISO_PDFEVersion"),l("pdfvtid","GTS_PDFVTVersion")],A=[u?.name,t,...v.filter(b=>/^PDF\/[\w .:/()-]{1,40}$/.
test(b))];return{archive:u,accessible:t,names:A.filter(b=>b!==void 0)}}const c=n=>/^[1-9]$/.test(n);function o(n,r){if(!c(n))return;const l=/^[abuef]$/.test(r)?
r:"";return{part:Number(n),level:l,name:`PDF/A-${n}${l}`}}function D(n,r,l,u){return r&&P(n,r,[$.dK.pdfaid]),T(l,u)}const T=({name:n},r)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${n}: ${r}.`});async function x(n){const r=await(0,O.Br)(n);if(!r)return[];const{archive:l,accessible:u}=y(
n,r);P(n,r,[$.dK.pdfaid,$.dK.pdfuaid]);const t=[l?.name,u].filter(h=>h!==void 0);return t.length>0?[C(t)]:[]}const C=n=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${n.join(" and ")}, because a merge cannot guarantee conformance.`});function P(n,r,l){r.properties.some(({namespace:u})=>l.includes(u))&&
(0,w._L)(n,(0,w.QH)(r,({namespace:u})=>l.includes(u),[]))}}),60912:((G,U,a)=>{a.d(U,{QH:()=>O,T3:()=>B,_L:()=>c});var S=a(43496),m=a(3907),$=a(45599);function O(o,D,T){
const{text:x,properties:C,end:P,about:n}=o,r=[];let l=0;for(const u of C.filter(D).sort((t,h)=>t.from-h.from))u.from<l||(r.push(x.slice(l,u.from)),l=u.to);return r.
push(x.slice(l,Math.max(P,l))),T.length>0&&r.push(w(T,n)),r.push(x.slice(Math.max(P,l))),y(r.join(""))}function B(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${S.dK.rdf}">
${w(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(o,D){const x=[...new Set(o.map(({prefix:P})=>P))].map(P=>` xmlns:${P}="${S.dK[P]}"`).join(""),C=o.map(({prefix:P,name:n,form:r,values:l})=>`\
<${P}:${n}>${E(r,l)}</${P}:${n}>
`);return`<rdf:Description xmlns:rdf="${S.dK.rdf}" rdf:about="${(0,m.X)(D)}"${x}>
${C.join("")}</rdf:Description>
`}function E(o,D){const T=x=>D.map(C=>`<rdf:li${x}>${(0,m.X)(C)}</rdf:li>`).join("");switch(o){case"simple":return(0,m.X)(D[0]??"");case"alternative":return`<rd\
f:Alt>${T(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${T("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${T("")}</rdf:Bag>`}}const y=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function c(o,D){const T=o.catalog.get("Metadata"),x=o.resolve(T),C=x instanceof $.Z6?[...x.dict].
filter(([r])=>!["Filter","DecodeParms","Length"].includes(r)):[],P=new $.Bi([["Type",new $.SX("Metadata")],["Subtype",new $.SX("XML")],...C]),n=new $.Z6(P,Buffer.
from(D,"utf8"));(0,$.i9)(T)&&x instanceof $.Z6?o.put(T,n):o.edit(o.catalogNumber).set("Metadata",o.add(n))}}),75934:((G,U,a)=>{a.d(U,{p:()=>m});var S=a(9876);class m{text;widthOf;width;parts;constructor(O,B){
this.text=O,this.widthOf=B,this.width=B(O)}async lines(O){if(this.width<=O(0))return[this.text];const B=[];let w="",E=0,y;for(const c of this.parts??=await this.
measure()){const o=E+(y?.spaceWidth??0)+c.width;if(o<=O(B.length))w+=(y?.space??"")+c.text,E=o;else{w!==""&&B.push(w);const D=B.length,T=c.width>O(D)?this.cut(c,
x=>O(D+x)):[c.text];for(const x of T)B.push(x);w=B.pop(),E=w===c.text?c.width:this.widthOf(w)}y=c}return B.push(w),B}async measure(){const{text:O,widthOf:B}=this;
return Array.from((await(0,S.Vn)())(O),({start:w,end:E,next:y})=>{const[c,o]=[O.slice(w,E),O.slice(E,y)];return{text:c,width:B(c),space:o,spaceWidth:o===""?0:B(
o)}})}cut(O,B){const w=O.clusters??=(0,S.s)(O.text,this.widthOf);let E=0;return(0,S.ZM)(w,B).map(y=>w.slice(E,E+=y).map(({text:c})=>c).join(""))}}}),9876:((G,U,a)=>{
a.d(U,{Vn:()=>m,ZM:()=>B,s:()=>$});var S=a(47707);async function m(){const{default:w}=await a.e(3286).then(a.bind(a,23286));return function*(E){const y=new w(E);
let c=0;for(let o=y.nextBreak();o;o=y.nextBreak()){const D=o.position;let T=D;for(;T>c&&E[T-1]===" ";)T--;yield{start:c,end:T,next:D},c=D}}}const $=(w,E)=>(0,S.
qf)(w).map(y=>({text:y,width:E(y)})),O=/[_\-–—/.,;:]$/;function B(w,E){const y=[];for(let c=0;c<w.length;){let o=c;for(let D=0;o<w.length&&(D+=w[o].width,!(D>
E(y.length)&&o>c));o++);if(o<w.length){let D=o;for(;D>c&&!O.test(w[D-1].text);)D--;D-c>=(o-c)/2&&(o=D)}y.push(o-c),c=o}return y}})};
