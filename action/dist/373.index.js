"use strict";exports.id=373,exports.ids=[373],exports.modules={59294:((j,L,d)=>{d.d(L,{Pl:()=>S,Z7:()=>T,qS:()=>x});var w=d(45599);const E=[3];function T(m,M){const b=m.array(
M.get("Border")),h=m.dict(M.get("BS")),t=m.resolve(h?h.get("W"):b?.[2]),r=m.resolve(h?.get("S")),o=r instanceof w.SX&&/^[SDBIU]$/.test(r.text)?r.text:"S",a=S(m,
h?h.get("D"):b?.[3]).filter(e=>e>=0),v=a.some(e=>e>0),p=!h&&v?"D":o;return{width:typeof t=="number"&&t>=0?t:1,style:p,dash:p!=="D"?[]:v?a:E}}function x(m,M){const b=S(
m,M);return[1,3,4].includes(b.length)?b.map(h=>Math.min(Math.max(h,0),1)):void 0}function S(m,M){const b=(m.array(M)??[]).map(h=>m.resolve(h));return b.every(h=>typeof h==
"number"&&Number.isFinite(h))?b:[]}}),82943:((j,L,d)=>{d.d(L,{F:()=>w});const w=(E,T,x=[])=>({code:"characters_missing",message:`Boxes are drawn for characters \
that cannot be shown: ${E}. ${T}`,...x.length>0?{mentions:x}:{}})}),12889:((j,L,d)=>{d.d(L,{Rl:()=>o,Vv:()=>T,ft:()=>M,jB:()=>t,pr:()=>h,vw:()=>b,wE:()=>r});var w=d(
46161),E=d(47707);const T="‏";let x;const S=()=>x??=(0,w.A)(),m=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
M=a=>m.test(a),b=a=>M(a)&&(S().getEmbeddingLevels(a).paragraphs[0]?.level??0)%2===1;function h(a){if(!M(a))return a===""?[]:[{text:a,rtl:!1,at:0}];const{levels:v,
paragraphs:p}=S().getEmbeddingLevels(a),e=p[0]?.level??0;for(let g=a.length-1;g>=0&&/\s/.test(a[g]);g--)v[g]=e;const n=[];for(let g=0;g<a.length;g++){const y=n.
at(-1);y&&y.level===v[g]?y.text+=a[g]:n.push({level:v[g],text:a[g],at:g})}const c=n.reduce((g,{level:y})=>Math.max(g,y),0);for(let g=c;g>0;g--)for(let y=0,A=0;y<
n.length;y=A+1){for(A=y;A<n.length&&n[A].level>=g;)A++;A>y+1&&n.splice(y,A-y,...n.slice(y,A).reverse())}return n.map(({level:g,text:y,at:A})=>({text:y,rtl:g%2===
1,at:A}))}const t=a=>Array.from(a,v=>S().getMirroredCharacter(v)??v).join(""),r=a=>(0,E.qf)(t(a)).reverse().join(""),o=a=>h(a).flatMap(({text:v,rtl:p})=>p?(0,E.
qf)(t(v)).reverse():(0,E.qf)(v))}),33141:((j,L,d)=>{d.d(L,{$u:()=>T,b8:()=>E,dc:()=>S,zO:()=>x});var w=d(77581);function E(m,M){const b=typeof m=="number"?Math.
abs(m):0,h=typeof M=="number"?Math.abs(M):0;return{capHeight:b>=400&&b<=850?b:700,descent:-(h>=50?Math.min(h,230):230)}}const T=(m,M)=>`/Span <</ActualText <${Buffer.
from((0,w.wx)(m).bytes).toString("hex")}>>> BDC ${M} EMC`,x=(m,M)=>`<${m.map(b=>b.toString(16).padStart(M*2,"0")).join("")}>`;function S(m){return m.some(M=>M<32||
M>126)?x(m,1):`(${String.fromCharCode(...m).replace(/[\\()]/g,"\\$&")})`}}),79784:((j,L,d)=>{d.d(L,{O:()=>x});var w=d(37709);const E=new Map([["g",1],["rg",3],[
"k",4]]),T=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function x(h){let t,r=0,o="0 g",a="g",v=0,p=1;const e=new w.B(Buffer.from(h,"lati\
n1"));for(;e.next();){const{operator:n,count:c}=e,g=e.number(c-1);switch(n){case"cs":a=T.get(e.name(c-1)??""),o="0 g";break;case"Tc":Number.isNaN(g)||(v=Math.min(
Math.max(g,-m),m));break;case"Tz":g>0&&(p=Math.min(Math.max(g,1),M)/100);break;case"Tf":{const y=Math.max(c-2,0);t=e.name(y)??t,r=Math.min(Math.abs(e.number(y+1))||
0,S);break}default:o=b(e,n==="sc"||n==="scn"?a:n)??o}}return{font:t,size:r,color:o,spacing:v,stretch:p}}const S=2e3,m=100,M=1e3;function b(h,t){const r=t===void 0?
void 0:E.get(t);if(r===void 0||h.count<r)return;const o=Array.from({length:r},(a,v)=>h.number(h.count-r+v));return o.some(Number.isNaN)?void 0:`${o.join(" ")} ${t}`}}),
13625:((j,L,d)=>{d.d(L,{Dm:()=>S,cH:()=>M,lQ:()=>m});var w=d(59294),E=d(36078),T=d(74135),x=d(6057);function S(t,r){const o=(0,x.b0)(t,r.get("Rect"));if(!o)return;
const[a,v,p,e]=o,n=t.dict(r.get("MK")),c=t.resolve(n?.get("R")),g=typeof c=="number"?(0,x.c_)(Math.round(c/90)*90):0,y=g===90||g===270,A=(0,w.qS)(t,n?.get("BC")),
{width:I,style:_,dash:O}=(0,w.Z7)(t,r),D=A?Math.min(I,(p-a)/2,(e-v)/2):0;return{width:y?e-v:p-a,height:y?p-a:e-v,rotation:g,background:(0,w.qS)(t,n?.get("BG")),
borderColor:A,style:_,line:D,border:_==="B"||_==="I"?D*2:D,dash:O,caption:t.resolve(n?.get("CA"))}}function m({width:t,height:r,rotation:o}){if(o!==0)return(0,T.
S3)({box:o===180?[0,0,t,r]:[0,0,r,t],rotation:o})}function M(t){const{width:r,height:o,background:a,borderColor:v,style:p,line:e,dash:n}=t,c=[];if(a&&c.push((0,E.
wW)(a,"fill"),`0 0 ${(0,E.id)(r)} ${(0,E.id)(o)} re f`),!v||e===0)return c.join(`
`);if(p==="B"||p==="I"){const[y,A]=p==="B"?[[1],b(a)]:[[.5],[.75]];c.push((0,E.wW)(y,"fill"),h(t,!0),(0,E.wW)(A,"fill"),h(t,!1))}c.push((0,E.wW)(v,"stroke"),`${(0,E.
id)(e)} w`),p==="D"&&c.push((0,E.hX)(n));const g=e/2;return c.push(p==="U"?`0 ${(0,E.id)(g)} m ${(0,E.id)(r)} ${(0,E.id)(g)} l S`:`${(0,E.id)(g)} ${(0,E.id)(g)}\
 ${(0,E.id)(r-e)} ${(0,E.id)(o-e)} re S`),c.join(`
`)}const b=t=>t?.length===3||t?.length===1?t.map(r=>r/2):[.5];function h({width:t,height:r,line:o,border:a},v){const[p,e,n,c]=[o,a,t,r],g=v?[[p,p],[p,c-p],[n-p,
c-p],[n-e,c-e],[e,c-e],[e,e]]:[[n-p,c-p],[n-p,p],[p,p],[e,e],[n-e,e],[n-e,c-e]];return`${(0,E.XL)(g)} f`}}),10180:((j,L,d)=>{d.d(L,{To:()=>h,WY:()=>o,Yo:()=>t,fR:()=>b,
l$:()=>r,tS:()=>T,xZ:()=>y});var w=d(12889),E=d(75934);const T=1.15,x=4,S=12,m=2,M=({border:O})=>Math.max(2*O,m);function b(O,D){const{frame:P,font:C,quadding:F}=O,
U=M(P),R=C.width(D)/1e3,f=Math.max(P.width-2*U,0),s=O.size||a(O,D,R===0?1/0:f/R);return{size:s,lines:[{text:D,x:I(F,U,f,R*s),y:g(P,C,s,D)}]}}async function h(O,D){
const{frame:P,font:C,quadding:F}=O,U=M(P),R=Math.max(P.width-2*U,1),f=Math.max(P.height-2*U,1),s=D.split(`
`).map(B=>new _(C,B)),i=async B=>{const W=[];for(const N of s)for(const G of await N.lines(R/B*1e3))W.push(G);return W};let u=O.size||S,l=await i(u);for(;O.size===
0&&u>x&&l.length*u*T>f;)l=await i(u-=.5);const $=A(P,C,u,l);return{size:u,lines:l.map((B,W)=>({text:B,x:I(F,U,R,C.width(B)/1e3*u),y:$-W*u*T}))}}function t(O,D,P){
const{frame:C,font:F,quadding:U}=O,R=C.width/P,f=(0,w.Rl)(D),s=f.reduce((B,W)=>Math.max(B,F.width(W)/1e3),0),i=O.size||a(O,D,s===0?1/0:R/s),u=Math.max(P-f.length,
0),l=U===2?u:U===1?Math.floor(u/2):0,$=g(C,F,i,D);return{size:i,lines:f.map((B,W)=>({text:B,x:R*(l+W+.5)-F.width(B)/1e3*i/2,y:$}))}}function r(O,D,P){const{frame:C,
font:F,quadding:U}=O,R=M(C),f=Math.max(C.width-2*R,0),s=O.size||S,i=o(C,s),u=C.height-C.border-(T+F.extent.capHeight/1e3)/2*s;return{size:s,lines:D.slice(P,P+Math.
ceil(i)).map((l,$)=>({text:l,x:I(U,R,f,F.width(l)/1e3*s),y:u-$*s*T}))}}const o=({height:O,border:D},P)=>Math.max(O-2*D,0)/((P||S)*T);function a({frame:{height:O,
border:D},font:P},C,F){const{above:U,below:R}=c(P,C),f=(O-2*D)/Math.max(T,U+R);return Math.max(Math.min(f,F),x)}const v=.235,p=.05,e=new RegExp("[\\p{Lu}\\p{Nd}bd\
fhklt]\\p{M}","u"),n=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function c({extent:O},D){return{above:O.capHeight/1e3+(e.test(D.normalize("NFD"))?v:p),
below:n.test(D)?0:-O.descent/1e3}}function g({height:O,border:D},P,C,F){const{above:U,below:R}=c(P,F),f=D+R*C,s=O-D-U*C;return f>s?(f+s)/2:Math.min(Math.max(O/2-
P.extent.capHeight/2e3*C,f),s)}function y({width:O,height:D,border:P},C,{size:F,lines:U}){if(U.length>0&&!(O>2*P&&D>2*P))return!0;const R=.1*F;return U.some(({text:f,
x:s,y:i})=>{const{above:u,below:l}=c(C,f);return s+C.width(f)/1e3*F>O-P+R||i+u*F>D-P+R||i-l*F<P-R})}function A(O,D,P,C){const{height:F,border:U}=O,R=F-M(O)-(D.extent.
capHeight/1e3+v)*P,f=U+(c(D,C.at(-1)??"").below+(C.length-1)*T)*P,s=F-U-c(D,C[0]??"").above*P;return Math.max(R,Math.min(f,s))}function I(O,D,P,C){return C>P||O===
0?D:D+(O===2?P-C:(P-C)/2)}class _{mark;broken;constructor(D,P){this.mark=(0,w.vw)(P)?w.Vv:"",this.broken=new E.p(P,C=>D.width(C))}async lines(D){return(await this.
broken.lines(()=>D)).map(P=>this.mark+P)}}}),49336:((j,L,d)=>{d.d(L,{Fp:()=>m,Jq:()=>h,ai:()=>S,m:()=>t,rI:()=>b,v8:()=>M});var w=d(36078),E=d(47707),T=d(13625),
x=d(10180);function S(e,n){const g=(0,E.RK)(e).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return n==="several"?g:
g.replace(/\n/g," ")}function m(e){return e.kind==="list"?e.rows.texts.join(""):e.text.replace(/\n/g,"")}async function M(e,n){switch(n.kind){case"line":return(0,x.
fR)(e,n.text);case"paragraph":return(0,x.To)(e,n.text);case"comb":return(0,x.Yo)(e,n.text,n.cells);case"list":return(0,x.l$)(e,n.rows.texts,n.rows.first)}}function b(e,n,{
texts:c,chosen:g,first:y}){const A=Math.max(Math.floor((0,x.WY)(e,n)),1),[I]=g,_=Math.max(c.length-A,0),O=I===void 0||I>=y&&I<y+A?y:I;return Math.min(Math.max(O,
0),_)}function h(e,n,c,g){let y=c.lines;if(n.kind==="list"){const{chosen:I,first:_}=n.rows;y=I.map(O=>c.lines[O-_])}const A=y.filter(I=>I!==void 0&&I.text.trim()!==
"");return y.includes(void 0)||(0,x.xZ)(e,g,{size:c.size,lines:A})}function t(e,n,c,g){const{font:y,name:A,color:I}=g,_=[(0,T.cH)(e),...n.kind==="comb"?[v(e,n.cells)]:
[],"/Tx BMC"],O=c.lines.filter(({text:F})=>F.trim()!==""),{border:D,width:P,height:C}=e;if(O.length>0&&P>2*D&&C>2*D){const F=[D,D,P-2*D,C-2*D].map(w.id).join(" ");
_.push("q",`${F} re W n`),n.kind==="list"&&_.push(a(e,n.rows,c.size)),_.push("BT",I,`/${A} ${(0,w.id)(c.size)} Tf`);let[U,R]=[0,0];for(const f of O){const[s,i]=[
r(f.x),r(f.y)];_.push(`${(0,w.id)(s-U)} ${(0,w.id)(i-R)} Td`,y.show(f.text,c.size)),[U,R]=[s,i]}_.push("ET","Q")}return _.push("EMC"),_.filter(F=>F!=="").join(`\

`)}const r=e=>Math.round(e*1e3)/1e3,o="0.6 0.757 0.855 rg";function a(e,{chosen:n,first:c},g){const{border:y,width:A,height:I}=e,_=g*x.tS,O=n.filter(P=>P>=c&&I-
y-(P-c)*_>y);if(O.length===0)return"";const D=O.map(P=>{const C=I-y-(P-c+1)*_;return`${[y,C,A-2*y,_].map(w.id).join(" ")} re`});return[o,...D,"f"].join(`
`)}function v({width:e,height:n,line:c,borderColor:g,style:y},A){if(!g||c===0||y!=="S"&&y!=="D"||A>p)return"";const I=Array.from({length:A-1},(_,O)=>{const D=(0,w.
id)(e/A*(O+1));return`${D} 0 m ${D} ${(0,w.id)(n)} l`});return I.length>0?`${I.join(" ")} S`:""}const p=1e3}),81228:((j,L,d)=>{d.d(L,{t:()=>U});var w=d(21281),E=d(
45599),T=d(12889),x=d(47707),S=d(39905),m=d(61540),M=d(49454),b=d(69864),h=d(33141),t=d(62341);async function r(f,s,i){const u=(0,M.hL)(f,i);if(!u||(0,M.FG)(f,i.
get("Encoding"))!=="Identity-H")return;const l=(0,m.oQ)(f,i);if(l==="unusable"||l===void 0)return;const $=e(f,u),B=(K,z)=>{if(l.kind!=="truetype")return l.kind===
"named"||l.has(z);const X=$(z);return l.has(X)&&(v.has(K)||l.isDrawn(X))},W=await o(f,i),N=K=>{const z=W(K);if(z!==void 0&&B(K,z))return{cid:z,isSaid:!0};const X=l.
kind==="truetype"?n(f,u,l,K):void 0;return X!==void 0&&B(K,X)?{cid:X,isSaid:!1}:void 0},G=(0,M.nb)(f,i),H=(0,h.b8)(f.resolve(G?.get("CapHeight")),f.resolve(G?.get(
"Descent")));return new p(s,N,await(0,t.oo)(f,u),H)}async function o(f,s){const i=(await(0,S.F)(f,s.get("ToUnicode"))).flatMap(({first:l,last:$,text:B})=>{const W=[
...B],N=W[0]?.codePointAt(0);return W.length!==1||N===void 0||l>a?[]:[{first:N,last:N+Math.min($,a)-l,value:l}]}),u=await b.N.of(i,f.job.pace);return l=>{const $=u.
find(l);return $&&$.value+l-$.first}}const a=65535,v=new Set([32,160]);class p{resource;find;widths;extent;found=new Map;constructor(s,i,u,l){this.resource=s,this.
find=i,this.widths=u,this.extent=l}covers(s){if(new RegExp("\\p{M}","u").test(s))return!1;for(const i of s)if(!this.glyph(i))return!1;return!0}width(s){let i=0;
for(const u of s)i+=this.widths(this.glyph(u)?.cid??0);return i}show(s){const i=Array.from(s,l=>this.glyph(l)),u=`${(0,h.zO)(i.map(l=>l?.cid??0),2)} Tj`;return i.
every(l=>l?.isSaid)?u:(0,h.$u)(s,u)}glyph(s){const i=s.codePointAt(0);return this.found.has(i)||this.found.set(i,this.find(i)),this.found.get(i)}}function e(f,s){
const i=f.resolve(s.get("CIDToGIDMap"));if(!(i instanceof E.Z6))return l=>l;const u=f.decoded(i);return l=>(u[l*2]??0)<<8|(u[l*2+1]??0)}function n(f,s,i,u){if(!(f.
resolve(s.get("CIDToGIDMap"))instanceof E.Z6))return i.unicode(u)||void 0}var c=d(16456),g=d(30201),y=d(9865),A=d(47628);function I(f,s,i){if(!/^(Type1|MMType1|TrueType)$/.
test((0,M.FG)(f,i.get("Subtype"))))return;const u=(0,M.nb)(f,i),l=(0,m.oQ)(f,i);if(l==="unusable")return;if(!l&&(0,M.FG)(f,i.get("BaseFont"))==="ZapfDingbats")return D(
s);const $=l?void 0:(0,y.vp)((0,M.FG)(f,i.get("BaseFont"))),B=(0,c.pE)(f,u,i),W=(0,c.P$)(f,i,B,l!==void 0);if(!W)return;const N=(0,t.s4)(f,i,u,$),G=new Map;for(const[
H,K]of W){if(G.has(K.point)||l&&!C(l,H,K))continue;const z=N(H,K.point);z!==void 0&&G.set(K.point,{code:H,width:z})}for(const[H,K]of[[160,32],[8208,45],[8209,45]])
!G.has(H)&&G.has(K)&&G.set(H,G.get(K));if(G.size!==0)return new P(s,G,F(f,i,u,$!==void 0))}function _(f,s="Helvetica"){const i=f.add((0,E.jd)({Type:(0,E.UU)("Fo\
nt"),Subtype:(0,E.UU)("Type1"),BaseFont:(0,E.UU)(s),Encoding:(0,E.UU)("WinAnsiEncoding")})),u=(0,y.vp)(s),l=new Map;for(let $=32;$<256;$++){const B=c.NF.charCodeAt(
$-32),W=u(B);B!==0&&W!==void 0&&l.set(B,{code:$,width:W})}return new P(i,l,(0,y.WK)(s))}function O(f,s){const i=(0,M.FG)(f,s.get("BaseFont"));return(0,y.mI)(i)&&
(0,m.oQ)(f,s)===void 0?i:void 0}function D(f){const s=new Map;for(const{code:i,point:u,width:l}of(0,A.H)())s.set(u,{code:i,width:l}),i<127&&s.set(i,{code:i,width:l});
return new P(f,s,{capHeight:692,descent:-143})}class P{resource;codes;extent;constructor(s,i,u){this.resource=s,this.codes=i,this.extent=u}covers(s){for(const i of s)
if(!this.codes.has(i.codePointAt(0)))return!1;return!0}width(s){let i=0;for(const u of s)i+=this.codes.get(u.codePointAt(0))?.width??0;return i}show(s){const i=[];
for(const u of s)i.push(this.codes.get(u.codePointAt(0))?.code??32);return`${(0,h.dc)(i)} Tj`}}function C(f,s,{point:i,name:u}){if(f.kind!=="truetype")return f.
has(u)||f.has((0,g.S)(i))||i===32;const l=f.unicode(i)||f.code(s);return l>0?i===32||i===160||f.isDrawn(l):f.has(u)}function F(f,s,i,u){return!i&&u?(0,y.WK)((0,M.
FG)(f,s.get("BaseFont"))):(0,h.b8)(f.resolve(i?.get("CapHeight")),f.resolve(i?.get("Descent")))}class U{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;defaults;constructor(s,i,u){
this.document=s,this.model=i,this.file=u,this.defaults=s.dict(s.dict(i.form?.dict.get("DR"))?.get("Font"))}async select(s,i,u){this.embeddedOnly??=(await(0,w.ds)(
this.document)).archive!==void 0;const l=await this.own(s,i),$=l.usable&&(!this.embeddedOnly||l.embedded||u===""),B=this.embeddedOnly?void 0:this.encoded(s,i),W=[
$?l.font:void 0,B].flatMap(V=>V?[{font:V,name:l.name}]:[]),N=(0,x.Sw)(u)||(0,T.ft)(u)?()=>!1:({font:V})=>V.covers(u),G=W.find(N);if(G)return{...G,missing:[]};const H=await this.
further(),K=H.find(N);if(K)return{...K,missing:[]};const{MixedFont:z}=await Promise.all([d.e(7762),d.e(4776),d.e(575)]).then(d.bind(d,20575)),X=new z(u,[...W.slice(
-1),...H],H.at(-1));return{font:X,name:X.base.name,missing:X.missing}}async finish(){await this.given?.embed(),await this.typeface?.embed()}async further(){const{
EmbeddedTypeface:s}=await Promise.all([d.e(7762),d.e(4776),d.e(6366)]).then(d.bind(d,6366));return this.file&&(this.given??=await s.open(this.document,this.file)),
this.typeface??=await s.open(this.document),[...this.given?[{font:this.given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(s,i=""){const u=this.
find(s,i);if(u===void 0)return{font:this.standard(),name:"Helv",usable:!0,embedded:!1};const l=await this.open(u),$=(0,m.nq)(this.document,this.document.dict(u)),
B=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(i)?i:"F0";return{font:l??this.standard(),name:B,usable:l!==void 0,embedded:$}}find(s,i){const{document:u}=this;if(i===
"")return;const l=u.dict(u.dict(this.model.inherited(s.node,"DR"))?.get("Font")),$=u.resolve(u.dict(s.dict.get("AP"))?.get("N")),B=$ instanceof E.Z6?u.dict(u.dict(
$.dict.get("Resources"))?.get("Font")):void 0;for(const W of[l,this.defaults,B]){const N=W?.get(i);if(N!==void 0&&u.dict(N))return N}}async open(s){if(s instanceof
E.oS?this.byNumber.has(s.number):this.known.has(s))return s instanceof E.oS?this.byNumber.get(s.number):this.known.get(s);const u=this.document.dict(s);let l;try{
l=u&&(I(this.document,s,u)??await r(this.document,s,u))}catch($){if(!R($))throw $}return s instanceof E.oS?this.byNumber.set(s.number,l):this.known.set(s,l),l}standard(){
return this.helvetica??=_(this.document)}encoded(s,i=""){const u=this.find(s,i),l=u===void 0?void 0:this.document.dict(u),$=l&&O(this.document,l);if($===void 0)
return;let B=this.encodedFonts.get($);return B||this.encodedFonts.set($,B=_(this.document,$)),B}}const R=f=>f instanceof Error&&"code"in f&&f.code==="unreadable\
_document"}),36502:((j,L,d)=>{d.d(L,{z:()=>b});var w=d(45599);const E={View:"ViewState",Print:"PrintState"};class T{document;categories={View:new Map,Print:new Map};intents;constructor(t,r){
this.document=t,this.intents=this.intentsOf(r);for(const o of t.array(r?.get("AS"))??[]){const a=t.dict(o),v=t.resolve(a?.get("Event"));if(!a||!((0,w.Eo)(v,"Vie\
w")||(0,w.Eo)(v,"Print")))continue;const p=x(t,a.get("Category")),e=this.categories[v.text];for(const n of t.array(a.get("OCGs"))??[]){if(!(0,w.i9)(n))continue;
const c=e.get(n.number)??new Set;for(const g of p)c.add(g);e.set(n.number,c)}}}isAlwaysOn(t){const{intents:r}=this;if(r.has("All"))return!1;const o=this.intentsOf(
this.document.dict(new w.oS(t)));return!o.has("All")&&![...o].some(a=>r.has(a))}stateOf(t,r){const o=this.categories[r].get(t);if(!o)return;const a=this.document.
dict(this.document.dict(new w.oS(t))?.get("Usage"));let v;for(const p of o){const e=E[p],n=e===void 0?null:this.document.resolve(this.document.dict(a?.get(p))?.
get(e));if((0,w.Eo)(n,"OFF"))return!1;(0,w.Eo)(n,"ON")&&(v=!0)}return v}intentsOf(t){const r=x(this.document,t?.get("Intent"));return new Set(r.length>0?r:["Vie\
w"])}}function x(h,t){return(h.array(t)??[t??null]).map(o=>h.resolve(o)).flatMap(o=>o instanceof w.SX?[o.text]:[])}const S=32;function m(h,t,r){const o=new Map,
a=(v,p)=>{const e=o.get(v);if(e!==void 0)return e;o.set(v,!0);const n=h.resolve(v[0]),c=A=>{const I=h.resolve(A);return(0,w.cy)(I)?p>0?a(I,p-1):!0:!(0,w.i9)(A)||
r(A.number)},g=v.slice(1),y=M(n instanceof w.SX?n.text:"",g,c);return o.set(v,y),y};return a(t,S)}function M(h,t,r){switch(h){case"And":return t.every(r);case"O\
r":return t.some(r);case"Not":return t.length===0||!r(t[0]);default:return!0}}class b{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const r=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,w.Eo)(t.resolve(r?.get("BaseState")),"OFF");for(const o of t.array(
r?.get("OFF"))??[])(0,w.i9)(o)&&this.off.add(o.number);for(const o of t.array(r?.get("ON"))??[])(0,w.i9)(o)&&this.on.add(o.number);this.usages=new T(t,r),this.viewed=
o=>this.usages.isAlwaysOn(o)||(this.usages.stateOf(o,"View")??!this.isGroupOff(o)),this.printed=o=>this.usages.stateOf(o,"Print")??this.viewed(o)}isOff(t){return!this.
shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,r=t.dict(t.catalog.get("OCProperties"));
return this.baseOff?(t.array(r?.get("OCGs"))??[]).filter(o=>!(0,w.i9)(o)||!this.on.has(o.number)):t.array(t.dict(r?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(o=>(0,w.i9)(o)?[o.number]:[]))].filter(
o=>!this.viewed(o)&&!this.printed(o))}shows(t,r){const{document:o}=this,a=o.dict(t);if(!a)return!0;if(!(0,w.Eo)(o.resolve(a.get("Type")),"OCMD"))return!(0,w.i9)(
t)||r(t.number);const v=o.resolve(a.get("VE"));return(0,w.cy)(v)?m(o,v,r):this.showsByPolicy(a,r)}showsByPolicy(t,r){const{document:o}=this,a=t.get("OCGs"),v=(o.
array(a)??[a]).filter(w.i9);if(v.length===0)return!0;const p=v.map(({number:n})=>r(n)),e=o.resolve(t.get("P"));switch(e instanceof w.SX?e.text:"AnyOn"){case"All\
On":return p.every(n=>n);case"AnyOff":return!p.every(n=>n);case"AllOff":return!p.some(n=>n);default:return p.some(n=>n)}}isGroupOff(t){return this.off.has(t)||this.
baseOff&&!this.on.has(t)}}}),21281:((j,L,d)=>{d.d(L,{Ip:()=>b,XM:()=>a,Xb:()=>o,ds:()=>M,qg:()=>r});var w=d(59071),E=d(70549),T=d(43496),x=d(824),S=d(1975),m=d(
60912);const M=(0,E.n)(async e=>b(e,await(0,x.Br)(e)));function b(e,n){const c=(O,D)=>(0,w.wh)((0,S.sm)(n,O,D)[0]??""),g=t(c("pdfaid","part"),c("pdfaid","confor\
mance").toLowerCase()),y=h(c("pdfuaid","part"))?`PDF/UA-${c("pdfuaid","part")}`:void 0,I=[c("pdfxid","GTS_PDFXVersion")||c("pdfx","GTS_PDFXVersion")||((0,w.Gh)(
e.resolve((0,x._U)(e)?.get("GTS_PDFXVersion")))??""),c("pdfe","ISO_PDFEVersion"),c("pdfvtid","GTS_PDFVTVersion")],_=[g?.name,y,...I.filter(O=>/^PDF\/[\w .:/()-]{1,40}$/.
test(O))];return{archive:g,accessible:y,names:_.filter(O=>O!==void 0)}}const h=e=>/^[1-9]$/.test(e);function t(e,n){if(!h(e))return;const c=/^[abuef]$/.test(n)?
n:"";return{part:Number(e),level:c,name:`PDF/A-${e}${c}`}}function r(e,n,c,g){return n&&p(e,n,[T.dK.pdfaid]),o(c,g)}const o=({name:e},n)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${e}: ${n}.`});async function a(e){const n=await(0,x.Br)(e);if(!n)return[];const{archive:c,accessible:g}=b(
e,n);p(e,n,[T.dK.pdfaid,T.dK.pdfuaid]);const y=[c?.name,g].filter(A=>A!==void 0);return y.length>0?[v(y)]:[]}const v=e=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function p(e,n,c){n.properties.some(({namespace:g})=>c.includes(g))&&
(0,m._L)(e,(0,m.QH)(n,({namespace:g})=>c.includes(g),[]))}}),60912:((j,L,d)=>{d.d(L,{QH:()=>x,T3:()=>S,_L:()=>h});var w=d(43496),E=d(3907),T=d(45599);function x(t,r,o){
const{text:a,properties:v,end:p,about:e}=t,n=[];let c=0;for(const g of v.filter(r).sort((y,A)=>y.from-A.from))g.from<c||(n.push(a.slice(c,g.from)),c=g.to);return n.
push(a.slice(c,Math.max(p,c))),o.length>0&&n.push(m(o,e)),n.push(a.slice(Math.max(p,c))),b(n.join(""))}function S(t){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${m(t,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function m(t,r){const a=[...new Set(t.map(({prefix:p})=>p))].map(p=>` xmlns:${p}="${w.dK[p]}"`).join(""),v=t.map(({prefix:p,name:e,form:n,values:c})=>`\
<${p}:${e}>${M(n,c)}</${p}:${e}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,E.X)(r)}"${a}>
${v.join("")}</rdf:Description>
`}function M(t,r){const o=a=>r.map(v=>`<rdf:li${a}>${(0,E.X)(v)}</rdf:li>`).join("");switch(t){case"simple":return(0,E.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const b=t=>t.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(t,r){const o=t.catalog.get("Metadata"),a=t.resolve(o),v=a instanceof T.Z6?[...a.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],p=new T.Bi([["Type",new T.SX("Metadata")],["Subtype",new T.SX("XML")],...v]),e=new T.Z6(p,Buffer.
from(r,"utf8"));(0,T.i9)(o)&&a instanceof T.Z6?t.put(o,e):t.edit(t.catalogNumber).set("Metadata",t.add(e))}}),75934:((j,L,d)=>{d.d(L,{p:()=>E});var w=d(9876);class E{text;widthOf;width;parts;constructor(x,S){
this.text=x,this.widthOf=S,this.width=S(x)}async lines(x){if(this.width<=x(0))return[this.text];const S=[];let m="",M=0,b;for(const h of this.parts??=await this.
measure()){const t=M+(b?.spaceWidth??0)+h.width;if(t<=x(S.length))m+=(b?.space??"")+h.text,M=t;else{m!==""&&S.push(m);const r=S.length;h.width>x(r)?S.push(...this.
cut(h,o=>x(r+o))):S.push(h.text),m=S.pop(),M=m===h.text?h.width:this.widthOf(m)}b=h}return S.push(m),S}async measure(){const{text:x,widthOf:S}=this;return(await(0,w.
Vn)())(x).map(({start:m,end:M,next:b})=>{const[h,t]=[x.slice(m,M),x.slice(M,b)];return{text:h,width:S(h),space:t,spaceWidth:t===""?0:S(t)}})}cut(x,S){const m=x.
clusters??=(0,w.s)(x.text,this.widthOf);let M=0;return(0,w.ZM)(m,S).map(b=>m.slice(M,M+=b).map(({text:h})=>h).join(""))}}}),9876:((j,L,d)=>{d.d(L,{Vn:()=>E,ZM:()=>S,
s:()=>T});var w=d(47707);async function E(){const{default:m}=await d.e(3286).then(d.bind(d,23286));return M=>{const b=[],h=new m(M);let t=0;for(let r=h.nextBreak();r;r=
h.nextBreak()){const o=r.position;let a=o;for(;a>t&&M[a-1]===" ";)a--;b.push({start:t,end:a,next:o}),t=o}return b}}const T=(m,M)=>(0,w.qf)(m).map(b=>({text:b,width:M(
b)})),x=/[_\-–—/.,;:]$/;function S(m,M){const b=[];for(let h=0;h<m.length;){let t=h;for(let r=0;t<m.length&&(r+=m[t].width,!(r>M(b.length)&&t>h));t++);if(t<
m.length){let r=t;for(;r>h&&!x.test(m[r-1].text);)r--;r-h>=(t-h)/2&&(t=r)}b.push(t-h),h=t}return b}})};
