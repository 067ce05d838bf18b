"use strict";exports.id=729,exports.ids=[729],exports.modules={59294:((Z,j,l)=>{l.d(j,{Pl:()=>D,XY:()=>N,Z7:()=>K,qS:()=>L,qZ:()=>$});var C=l(45599);const h=[3];function K(y,g){
const M=y.array(g.get("Border")),O=y.dict(g.get("BS")),A=y.resolve(O?O.get("W"):M?.[2]),W=y.resolve(O?.get("S")),S=W instanceof C.SX&&/^[SDBIU]$/.test(W.text)?W.
text:"S",v=D(y,O?O.get("D"):M?.[3]).filter(B=>B>=0),x=v.some(B=>B>0),T=!O&&x?"D":S;return{width:typeof A=="number"&&A>=0?A:1,style:T,dash:T!=="D"?[]:x?v:h}}function L(y,g){
const M=D(y,g);return[1,3,4].includes(M.length)?M.map(O=>Math.min(Math.max(O,0),1)):void 0}const N=5e4,I=100;function D(y,g){const M=y.array(g)??[];if(M.length>
N)return[];y.job.pace.add(M.length*I);const O=M.map(A=>y.resolve(A));return O.every(A=>typeof A=="number"&&Number.isFinite(A))?O:[]}function $(y,g){const M=[];let O=N;
for(const A of y.array(g)??[]){if(O-=1+(y.array(A)?.length??0),O<0)return[];M.push(D(y,A))}return M}}),33141:((Z,j,l)=>{l.d(j,{$u:()=>K,b8:()=>h,dc:()=>N,zO:()=>L});
var C=l(77581);function h(I,D){const $=typeof I=="number"?Math.abs(I):0,y=typeof D=="number"?Math.abs(D):0;return{capHeight:$>=400&&$<=850?$:700,descent:-(y>=50?
Math.min(y,230):230)}}const K=(I,D)=>`/Span <</ActualText <${Buffer.from((0,C.wx)(I).bytes).toString("hex")}>>> BDC ${D} EMC`,L=(I,D)=>`<${I.map($=>$.toString(16).
padStart(D*2,"0")).join("")}>`;function N(I){return I.some(D=>D<32||D>126)?L(I,1):`(${Buffer.from(I).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),79784:((Z,j,l)=>{
l.d(j,{O:()=>L});var C=l(37709);const h=new Map([["g",1],["rg",3],["k",4]]),K=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function L(g){
let M,O=0,A="0 g",W="g",S=0,v=1;const x=new C.BT(Buffer.from(g.slice(0,N),"latin1"));for(;x.next();){const{operator:T,count:B}=x,r=x.number(B-1);switch(T){case"\
cs":W=K.get(x.name(B-1)??""),A="0 g";break;case"Tc":Number.isNaN(r)||(S=Math.min(Math.max(r,-D),D));break;case"Tz":r>0&&(v=Math.min(Math.max(r,1),$)/100);break;case"\
Tf":{const p=Math.max(B-2,0);M=x.name(p)??M,O=Math.min(Math.abs(x.number(p+1))||0,I);break}default:A=y(x,T==="sc"||T==="scn"?W:T)??A}}return{font:M,size:O,color:A,
spacing:S,stretch:v}}const N=4e3,I=2e3,D=100,$=1e3;function y(g,M){const O=M===void 0?void 0:h.get(M);if(O===void 0||g.count<O)return;const A=Array.from({length:O},
(W,S)=>g.number(g.count-O+S));return A.some(Number.isNaN)?void 0:`${A.join(" ")} ${M}`}}),13625:((Z,j,l)=>{l.d(j,{Dm:()=>N,cH:()=>D,lQ:()=>I});var C=l(59294),h=l(
36078),K=l(74135),L=l(6057);function N(g,M){const O=(0,L.b0)(g,M.get("Rect"));if(!O)return;const[A,W,S,v]=O,x=g.dict(M.get("MK")),T=g.resolve(x?.get("R")),B=typeof T==
"number"?(0,L.c_)(Math.round(T/90)*90):0,r=B===90||B===270,p=(0,C.qS)(g,x?.get("BC")),{width:w,style:u,dash:a}=(0,C.Z7)(g,M),f=p?Math.min(w,(S-A)/2,(v-W)/2):0;return{
width:r?v-W:S-A,height:r?S-A:v-W,rotation:B,background:(0,C.qS)(g,x?.get("BG")),borderColor:p,style:u,line:f,border:u==="B"||u==="I"?f*2:f,dash:a,caption:g.resolve(
x?.get("CA"))}}function I({width:g,height:M,rotation:O}){if(O!==0)return(0,K.S3)({box:O===180?[0,0,g,M]:[0,0,M,g],rotation:O})}function D(g){const{width:M,height:O,
background:A,borderColor:W,style:S,line:v,dash:x}=g,T=[];if(A&&T.push((0,h.wW)(A,"fill"),`0 0 ${(0,h.id)(M)} ${(0,h.id)(O)} re f`),!W||v===0)return T.join(`
`);if(S==="B"||S==="I"){const[r,p]=S==="B"?[[1],$(A)]:[[.5],[.75]];T.push((0,h.wW)(r,"fill"),y(g,!0),(0,h.wW)(p,"fill"),y(g,!1))}T.push((0,h.wW)(W,"stroke"),`${(0,h.
id)(v)} w`),S==="D"&&T.push((0,h.hX)(x));const B=v/2;return T.push(S==="U"?`0 ${(0,h.id)(B)} m ${(0,h.id)(M)} ${(0,h.id)(B)} l S`:`${(0,h.id)(B)} ${(0,h.id)(B)}\
 ${(0,h.id)(M-v)} ${(0,h.id)(O-v)} re S`),T.join(`
`)}const $=g=>g?.length===3||g?.length===1?g.map(M=>M/2):[.5];function y({width:g,height:M,line:O,border:A},W){const[S,v,x,T]=[O,A,g,M],B=W?[[S,S],[S,T-S],[x-S,
T-S],[x-v,T-v],[v,T-v],[v,v]]:[[x-S,T-S],[x-S,S],[S,S],[v,v],[x-v,v],[x-v,T-v]];return`${(0,h.XL)(B)} f`}}),10180:((Z,j,l)=>{l.d(j,{To:()=>O,WY:()=>S,Yo:()=>A,fR:()=>M,
l$:()=>W,tS:()=>L,xZ:()=>u});var C=l(12889),h=l(75934),K=l(34378);const L=1.15,N=4,I=12,D=2,[$,y]=[500,30],g=({border:o})=>Math.max(2*o,D);function M(o,d){const{
frame:c,font:m,quadding:e}=o,n=g(c),t=m.width(d)/1e3,s=Math.max(c.width-2*n,0),i=o.size||v(o,d,t===0?1/0:s/t);return{size:i,lines:[{text:d,x:f(e,n,s,t*i),y:w(c,
m,i,d)}]}}async function O(o,d,c){const{frame:m,font:e,quadding:n}=o,t=g(m),s=Math.max(m.width-2*t,1),i=Math.max(m.height-2*t,1),b=[];for(const _ of d.split(`
`)){const H=c.step($+_.length*y);H&&await H,b.push(new E(e,_))}const R=async _=>{const H=[];for(const z of b)for(const k of await z.lines(s/_*1e3,c))H.push(k);return H};
let P=o.size||I,U=await R(P);for(;o.size===0&&P>N&&U.length*P*L>i;)U=await R(P-=.5);const F=a(m,e,P,U),G=[];for(const[_,H]of U.entries()){const z=c.step(H.length*
y);z&&await z;const k=f(n,t,s,e.width(H)/1e3*P);G.push({text:H,x:k,y:F-_*P*L})}return{size:P,lines:G}}function A(o,d,c){const{frame:m,font:e,quadding:n}=o,t=m.width/
c,s=(0,C.Rl)(d),i=s.reduce((F,G)=>Math.max(F,e.width(G)/1e3),0),b=o.size||v(o,d,i===0?1/0:t/i),R=Math.max(c-s.length,0),P=n===2?R:n===1?Math.floor(R/2):0,U=w(m,
e,b,d);return{size:b,lines:s.map((F,G)=>({text:F,x:t*(P+G+.5)-e.width(F)/1e3*b/2,y:U}))}}function W(o,d,c){const{frame:m,font:e,quadding:n}=o,t=g(m),s=Math.max(
m.width-2*t,0),i=o.size||I,b=S(m,i),R=m.height-m.border-(L+e.extent.capHeight/1e3)/2*i;return{size:i,lines:d.slice(c,c+Math.ceil(b)).map((P,U)=>({text:P,x:f(n,t,
s,e.width(P)/1e3*i),y:R-U*i*L}))}}const S=({height:o,border:d},c)=>Math.max(o-2*d,0)/((c||I)*L);function v({frame:{height:o,border:d},font:c},m,e){const{above:n,
below:t}=p(c,m),s=(o-2*d)/Math.max(L,n+t);return Math.max(Math.min(s,e),N)}const x=.235,T=.05,B=new RegExp("[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),r=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;
function p({extent:o},d){return{above:o.capHeight/1e3+(B.test((0,K.w)(d,"NFD"))?x:T),below:r.test(d)?0:-o.descent/1e3}}function w({height:o,border:d},c,m,e){const{
above:n,below:t}=p(c,e),s=d+t*m,i=o-d-n*m;return s>i?(s+i)/2:Math.min(Math.max(o/2-c.extent.capHeight/2e3*m,s),i)}function u({width:o,height:d,border:c},m,{size:e,
lines:n}){if(n.length>0&&!(o>2*c&&d>2*c))return!0;const t=.1*e;return n.some(({text:s,x:i,y:b})=>{const{above:R,below:P}=p(m,s);return i+m.width(s)/1e3*e>o-c+t||
b+R*e>d-c+t||b-P*e<c-t})}function a(o,d,c,m){const{height:e,border:n}=o,t=e-g(o)-(d.extent.capHeight/1e3+x)*c,s=n+(p(d,m.at(-1)??"").below+(m.length-1)*L)*c,i=e-
n-p(d,m[0]??"").above*c;return Math.max(t,Math.min(s,i))}function f(o,d,c,m){return m>c||o===0?d:d+(o===2?c-m:(c-m)/2)}class E{mark;broken;constructor(d,c){this.
mark=(0,C.vw)(c)?C.Vv:"",this.broken=new h.p(c,m=>d.width(m))}async lines(d,c){const m=c.step($);return m&&await m,(await this.broken.lines(()=>d,c)).map(e=>this.
mark+e)}}}),49336:((Z,j,l)=>{l.d(j,{Fp:()=>D,Jq:()=>g,WK:()=>O,ai:()=>I,m:()=>x,rI:()=>y,v8:()=>$});var C=l(36078),h=l(47707),K=l(9876),L=l(13625),N=l(10180);function I(u,a){
const E=(0,h.RK)(u).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return a==="several"?E:E.replace(/\n/g," ")}function D(u){
return u.kind==="list"?u.rows.texts.join(""):u.text.replace(/\n/g,"")}async function $(u,a,f){switch(a.kind){case"line":return(0,N.fR)(u,a.text);case"paragraph":
return(0,N.To)(u,a.text,f);case"comb":return(0,N.Yo)(u,a.text,a.cells);case"list":return(0,N.l$)(u,a.rows.texts,a.rows.first)}}function y(u,a,{texts:f,chosen:E,
first:o}){const d=Math.max(Math.floor((0,N.WY)(u,a)),1),[c]=E,m=Math.max(f.length-d,0),e=c===void 0||c>=o&&c<o+d?o:c;return Math.min(Math.max(e,0),m)}function g(u,a,f,E){
let o=f.lines;if(a.kind==="list"){const{chosen:c,first:m}=a.rows;o=c.map(e=>f.lines[e-m])}const d=o.filter(c=>c!==void 0&&c.text.trim()!=="");return o.includes(
void 0)||(0,N.xZ)(u,E,{size:f.size,lines:d})}const M=20;function O(u,{memory:a,pace:f}){a.budget.spend("characters",M*u.length),f.add(u.length*S)}const[A,W,S]=[
8e3,60,60];function*v(u,a,f){const E=[];for(let o=0,d;o<u.length;o=d)d=Math.min(u.length,o+A),(0,K.LJ)(u.charCodeAt(d))&&d++,E.push(a.show(u.slice(o,d),f)),yield(d-
o)*W;return E.join(" ")}function*x(u,a,f,E){const{font:o,name:d,color:c}=E,m=[(0,L.cH)(u),...a.kind==="comb"?[p(u,a.cells)]:[],"/Tx BMC"],e=f.lines.filter(({text:i})=>i.
trim()!==""),{border:n,width:t,height:s}=u;if(e.length>0&&t>2*n&&s>2*n){const i=[n,n,t-2*n,s-2*n].map(C.id).join(" ");m.push("q",`${i} re W n`),a.kind==="list"&&
m.push(r(u,a.rows,f.size)),m.push("BT",c,`/${d} ${(0,C.id)(f.size)} Tf`);let[b,R]=[0,0];for(const P of e){const[U,F]=[T(P.x),T(P.y)];m.push(`${(0,C.id)(U-b)} ${(0,C.
id)(F-R)} Td`,yield*v(P.text,o,f.size)),[b,R]=[U,F]}m.push("ET","Q")}return m.push("EMC"),m.filter(i=>i!=="").join(`
`)}const T=u=>Math.round(u*1e3)/1e3,B="0.6 0.757 0.855 rg";function r(u,{chosen:a,first:f},E){const{border:o,width:d,height:c}=u,m=E*N.tS,e=a.filter(t=>t>=f&&c-
o-(t-f)*m>o);if(e.length===0)return"";const n=e.map(t=>{const s=c-o-(t-f+1)*m;return`${[o,s,d-2*o,m].map(C.id).join(" ")} re`});return[B,...n,"f"].join(`
`)}function p({width:u,height:a,line:f,borderColor:E,style:o},d){if(!E||f===0||o!=="S"&&o!=="D"||d>w)return"";const c=Array.from({length:d-1},(m,e)=>{const n=(0,C.
id)(u/d*(e+1));return`${n} 0 m ${n} ${(0,C.id)(a)} l`});return c.length>0?`${c.join(" ")} S`:""}const w=1e3}),81228:((Z,j,l)=>{l.d(j,{t:()=>c});var C=l(21281),h=l(
45599),K=l(12889),L=l(47707),N=l(39905),I=l(18271),D=l(49454),$=l(69864),y=l(33141),g=l(62341);async function M(e,n,t){const s=(0,D.hL)(e,t);if(!s||(0,D.FG)(e,t.
get("Encoding"))!=="Identity-H")return;const i=(0,I.oQ)(e,t);if(i==="unusable"||i===void 0)return;const b=v(e,s),R=(_,H)=>{if(i.kind!=="truetype")return i.kind===
"named"||i.has(H);const z=b(H);return i.has(z)&&(W.has(_)||i.isDrawn(z))},P=await O(e,t),U=_=>{const H=P(_);if(H!==void 0&&R(_,H))return{cid:H,isSaid:!0};const z=i.
kind==="truetype"?x(e,s,i,_):void 0;return z!==void 0&&R(_,z)?{cid:z,isSaid:!1}:void 0},F=(0,D.nb)(e,t),G=(0,y.b8)(e.resolve(F?.get("CapHeight")),e.resolve(F?.get(
"Descent")));return new S(n,U,await(0,g.oo)(e,s),G)}async function O(e,n){const t=(await(0,N.F)(e,n.get("ToUnicode"))).flatMap(({first:i,last:b,text:R})=>{const P=[
...R],U=P[0]?.codePointAt(0);return P.length!==1||U===void 0||i>A?[]:[{first:U,last:U+Math.min(b,A)-i,value:i}]}),s=await $.N.of(t,e.job.pace);return i=>{const b=s.
find(i);return b&&b.value+i-b.first}}const A=65535,W=new Set([32,160]);class S{resource;find;widths;extent;found=new Map;constructor(n,t,s,i){this.resource=n,this.
find=t,this.widths=s,this.extent=i}covers(n){if(new RegExp("\\p{M}","u").test(n))return!1;for(const t of n)if(!this.glyph(t))return!1;return!0}width(n){let t=0;
for(const s of n)t+=this.widths(this.glyph(s)?.cid??0);return t}show(n){const t=Array.from(n,i=>this.glyph(i)),s=`${(0,y.zO)(t.map(i=>i?.cid??0),2)} Tj`;return t.
every(i=>i?.isSaid)?s:(0,y.$u)(n,s)}glyph(n){const t=n.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}}function v(e,n){
const t=e.resolve(n.get("CIDToGIDMap"));if(!(t instanceof h.Z6))return i=>i;const s=e.decoded(t);return i=>(s[i*2]??0)<<8|(s[i*2+1]??0)}function x(e,n,t,s){if(!(e.
resolve(n.get("CIDToGIDMap"))instanceof h.Z6))return t.unicode(s)||void 0}var T=l(16456),B=l(30201),r=l(9865),p=l(47628);function w(e,n,t){if(!/^(Type1|MMType1|TrueType)$/.
test((0,D.FG)(e,t.get("Subtype"))))return;const s=(0,D.nb)(e,t),i=(0,I.oQ)(e,t);if(i==="unusable")return;if(!i&&(0,D.FG)(e,t.get("BaseFont"))==="ZapfDingbats")return f(
n);const b=i?void 0:(0,r.vp)((0,D.FG)(e,t.get("BaseFont"))),R=(0,T.pE)(e,s,t),P=(0,T.P$)(e,t,R,i!==void 0);if(!P)return;const U=(0,g.s4)(e,t,s,b),F=new Map;for(const[
G,_]of P){if(F.has(_.point)||i&&!o(i,G,_))continue;const H=U(G,_.point);H!==void 0&&F.set(_.point,{code:G,width:H})}for(const[G,_]of[[160,32],[8208,45],[8209,45]])
!F.has(G)&&F.has(_)&&F.set(G,F.get(_));if(F.size!==0)return new E(n,F,d(e,t,s,b!==void 0))}function u(e,n="Helvetica"){const t=e.add((0,h.jd)({Type:(0,h.UU)("Fo\
nt"),Subtype:(0,h.UU)("Type1"),BaseFont:(0,h.UU)(n),Encoding:(0,h.UU)("WinAnsiEncoding")})),s=(0,r.vp)(n),i=new Map;for(let b=32;b<256;b++){const R=T.NF.charCodeAt(
b-32),P=s(R);R!==0&&P!==void 0&&i.set(R,{code:b,width:P})}return new E(t,i,(0,r.WK)(n))}function a(e,n){const t=(0,D.FG)(e,n.get("BaseFont"));return(0,r.mI)(t)&&
(0,I.oQ)(e,n)===void 0?t:void 0}function f(e){const n=new Map;for(const{code:t,point:s,width:i}of(0,p.H)())n.set(s,{code:t,width:i}),t<127&&n.set(t,{code:t,width:i});
return new E(e,n,{capHeight:692,descent:-143})}class E{resource;codes;extent;constructor(n,t,s){this.resource=n,this.codes=t,this.extent=s}covers(n){for(const t of n)
if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(n){let t=0;for(const s of n)t+=this.codes.get(s.codePointAt(0))?.width??0;return t}show(n){const t=[];
for(const s of n)t.push(this.codes.get(s.codePointAt(0))?.code??32);return`${(0,y.dc)(t)} Tj`}}function o(e,n,{point:t,name:s}){if(e.kind!=="truetype")return e.
has(s)||e.has((0,B.S)(t))||t===32;const i=e.unicode(t)||e.code(n);return i>0?t===32||t===160||e.isDrawn(i):e.has(s)}function d(e,n,t,s){return!t&&s?(0,r.WK)((0,D.
FG)(e,n.get("BaseFont"))):(0,y.b8)(e.resolve(t?.get("CapHeight")),e.resolve(t?.get("Descent")))}class c{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;claim;defaults;constructor(n,t,s){
this.document=n,this.model=t,this.file=s,this.defaults=n.dict(n.dict(t.form?.dict.get("DR"))?.get("Font"))}async select(n,t,s){this.embeddedOnly===void 0&&(this.
claim=(await(0,C.ds)(this.document)).archive),this.embeddedOnly=this.claim!==void 0;const i=await this.own(n,t),b=i.usable&&(!this.embeddedOnly||i.embedded||s===
""),R=this.embeddedOnly?void 0:this.encoded(n,t),P=[b?i.font:void 0,R].flatMap(k=>k?[{font:k,name:i.name}]:[]),U=(0,L.Sw)(s)||(0,K.ft)(s)?()=>!1:({font:k})=>k.covers(
s),F=P.find(U);if(F)return{...F,missing:[]};const G=await this.further(),_=G.find(U);if(_)return{..._,missing:[]};const{MixedFont:H}=await Promise.all([l.e(7762),
l.e(4075),l.e(6866)]).then(l.bind(l,20575)),z=new H(s,[...P.slice(-1),...G],G.at(-1));return{font:z,name:z.base.name,missing:z.missing}}async finish(){const n=this.
claim?.part===1;await this.given?.embed(n),await this.typeface?.embed(n)}async further(){const{EmbeddedTypeface:n}=await Promise.all([l.e(7762),l.e(4075),l.e(1941)]).
then(l.bind(l,6366));return this.file&&(this.given??=await n.open(this.document,this.file)),this.typeface??=await n.open(this.document),[...this.given?[{font:this.
given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(n,t=""){const s=this.find(n,t);if(s===void 0)return{font:this.standard(),name:"Helv",
usable:!0,embedded:!1};const i=await this.open(s),b=(0,I.nq)(this.document,this.document.dict(s)),R=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(t)?t:"F0";return{
font:i??this.standard(),name:R,usable:i!==void 0,embedded:b}}find(n,t){const{document:s}=this;if(t==="")return;const i=s.dict(s.dict(this.model.inherited(n.node,
"DR"))?.get("Font")),b=s.resolve(s.dict(n.dict.get("AP"))?.get("N")),R=b instanceof h.Z6?s.dict(s.dict(b.dict.get("Resources"))?.get("Font")):void 0;for(const P of[
i,this.defaults,R]){const U=P?.get(t);if(U!==void 0&&s.dict(U))return U}}async open(n){if(n instanceof h.oS?this.byNumber.has(n.number):this.known.has(n))return n instanceof
h.oS?this.byNumber.get(n.number):this.known.get(n);const s=this.document.dict(n);let i;try{i=s&&(w(this.document,n,s)??await M(this.document,n,s))}catch(b){if(!m(
b))throw b}return n instanceof h.oS?this.byNumber.set(n.number,i):this.known.set(n,i),i}standard(){return this.helvetica??=u(this.document)}encoded(n,t=""){const s=this.
find(n,t),i=s===void 0?void 0:this.document.dict(s),b=i&&a(this.document,i);if(b===void 0)return;let R=this.encodedFonts.get(b);return R||this.encodedFonts.set(
b,R=u(this.document,b)),R}}const m=e=>e instanceof Error&&"code"in e&&e.code==="unreadable_document"}),52755:((Z,j,l)=>{l.d(j,{NT:()=>O,Uv:()=>W,kz:()=>I,mO:()=>v,
mw:()=>N,qA:()=>A,sj:()=>L,zx:()=>M});var C=l(9819),h=l(45599),K=l(91374);const L=1,N=2,I=4096,D=8192,$=32768,y=65536,g=1<<17,M=1<<18,O=1<<21,A=1<<24,W=1<<25,S=10;
class v{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(r){this.document=r,this.form=(0,C.Wo)(r,"AcroForm"),
this.visit=new C._i(r)}static async read(r){const p=new v(r),{form:w}=p;return await p.walk(p.references(w?.dict.get("Fields"),w?.holder??-1,w?.dict,"Fields"),void 0),
await p.readPages(),p}inherited(r,p){for(let w=r;w;w=w.parent){const u=this.document.resolve(w.dict.get(p));if(u!==null)return u}return p==="DA"||p==="Q"?this.document.
resolve(this.form?.dict.get(p)):null}integer(r,p){const w=this.inherited(r,p);return typeof w=="number"?Math.trunc(w):0}node(r){return this.nodes.get(r)}numbers(){
return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(r){const{document:p,nodes:w,widgets:u,
fields:a,byName:f}=this,E=({number:o})=>!r.has(o)&&p.exists(o);for(const o of w.values())E(o)||w.delete(o.number);for(const o of u.values())E(o)||u.delete(o.number);
for(const{nodes:o,widgets:d}of a)x(o,E),x(d,E);x(a,({nodes:o})=>o.length>0);for(const[o,d]of f)d.nodes.length===0&&f.delete(o);this.form=(0,C.Wo)(p,"AcroForm")}async walk(r,p){
const{document:w,visit:u}=this;for(const a of(0,K.iA)(w,{from:r,below:p,visit:u,depth:K.tP})){const{number:f,dict:E}=a;this.nodes.set(f,a);const o=this.references(
E.get("Kids"),f,E,"Kids");(0,h.Eo)(w.resolve(E.get("Subtype")),"Widget")||E.has("Rect")?this.addWidget(a):o.length===0&&(0,K.bf)(a)===a&&this.field(a);const c=w.
job.pace.step(1500);c&&await c}}addWidget(r){const p={node:r,number:r.number,dict:r.dict,pages:[]};this.field((0,K.bf)(r)).widgets.push(p),this.widgets.set(r.number,
p)}field(r){const p=this.fieldOf.get(r);if(p)return p;const{name:w,part:u}=r,a=w===""?void 0:this.byName.get(w),f=this.integer(r,"Ff"),E=T(r.type,f);if(a?.kind===
E)return a.nodes.push(r),this.fieldOf.set(r,a),a;const o={name:w,part:u,kind:E,flags:f,nodes:[r],widgets:[]};return this.fields.push(o),w!==""&&!a&&this.byName.
set(w,o),this.fieldOf.set(r,o),o}async readPages(){const{document:r}=this,{pages:p,job:w}=r,{spend:u}=new C.b9(r);for(let a=0;a<p.count;a++){const f=p.number(a),
E=r.entry(f,"Annots");u(r.array(E)?.length??0);for(const d of E===void 0?[]:this.annotations(E,f)){const c=this.widgets.get(d.number)??await this.orphan(d);c&&c.
pages.length>0&&u(S),c&&c.pages.at(-1)!==a+1&&c.pages.push(a+1);const m=w.pace.step(300);m&&await m}const o=w.pace.step(300);o&&await o}}annotations(r,p){const w=this.
document.array(r)??[];if(!w.some(f=>(0,h.Zm)(f)&&(0,h.Eo)(f.get("Subtype"),"Widget")))return w.filter(h.i9);const u=(0,h.i9)(r)?r.number:p;this.document.edit(u);
const a=(0,h.i9)(r)?w:this.document.array(this.document.get(p).get("Annots"))??[];for(const[f,E]of a.entries())(0,h.Zm)(E)&&(0,h.Eo)(E.get("Subtype"),"Widget")&&
(a[f]=this.document.add(E));return a.filter(h.i9)}async orphan(r){const{document:p}=this;if(!(0,h.Eo)(p.resolve(p.entry(r.number,"Subtype")),"Widget"))return;const w=[
r],u=new Set([r.number]);let a;for(let f=p.entry(r.number,"Parent");(0,h.i9)(f)&&w.length<K.tP&&(a=this.nodes.get(f.number),!(a||u.has(f.number)||!(0,h.Zm)(p.get(
f))));)u.add(f.number),w.push(f),f=p.entry(f.number,"Parent");for(const f of w.reverse())this.nodes.has(f.number)||await this.walk([f],a),a=this.nodes.get(f.number);
return this.widgets.get(r.number)}references(r,p,w,u){const{document:a}=this,f=a.array(r);if(!f||!w)return[];if(!f.some(h.Zm))return f.filter(h.i9);a.edit((0,h.
i9)(r)?r.number:p);const E=a.array(w.get(u))??[];for(const[o,d]of E.entries())(0,h.Zm)(d)&&(E[o]=a.add(d));return E.filter(h.i9)}}function x(B,r){let p=0;for(const w of B)
r(w)&&(B[p++]=w);B.length=p}function T(B,r){switch(B){case"Tx":return r&D?"password":"text";case"Btn":return r&y?"button":r&$?"radio":"checkbox";case"Ch":return r&
g?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((Z,j,l)=>{l.d(j,{Ly:()=>D,gF:()=>K,mi:()=>I,r9:()=>L,v8:()=>$});var C=l(77581),
h=l(45599);function K(y,g){let M;return g instanceof h.Mx?M=(0,C.g7)(g):g instanceof h.Z6?M=(0,C.g7)(new h.Mx(y.decoded(g))):g instanceof h.SX?M=L(g.text):typeof g==
"number"&&(M=String(g)),M?.replace(/\r\n?/g,`
`)}function L(y){const g=Buffer.from(y,"latin1"),M=g.toString("utf8");return Buffer.from(M,"utf8").equals(g)?M:(0,C.g7)(new h.Mx(g))}const N=4096,I=y=>y instanceof
h.Mx?D(y.bytes.subarray(0,N)):"",D=y=>Buffer.from(y).toString("latin1"),$=y=>(0,C.wx)(y.replace(/\n/g,"\r"))})};
