"use strict";exports.id=8682,exports.ids=[8682],exports.modules={83910:((et,Y,l)=>{l.d(Y,{Lv:()=>R,QR:()=>B,g4:()=>C,jA:()=>L});var W=l(79131),p=l(39721),Q=l(6009);function R(T){
if(T.length===0)return[];const E=T.length===1?"One name is":`${T.length} names are`;return[{code:"unknown_fields_ignored",message:(0,Q.$h)(`${E} not in the form\
 and not used: ${(0,p.KE)(T)}`)}]}function C(T){if(T.length===0)return[];const E=T.length===1?"One field":`${T.length} fields`;return[{code:"fields_not_filled",
message:(0,Q.$h)(`${E} of the form got no value: ${(0,p.KE)(T)}`)}]}function B(T,E){if(T.length===0)return[];const D=T.length===1?"One field is too small for it\
s value":`${T.length} fields are too small for their values`,b=E?"The rest is lost with the fields: shorten the values first.":"The form stores the whole values\
.";return[{code:"value_cut_off",message:`${D}, and only a part shows: ${(0,p.KE)(T.map(({name:N})=>N))}. ${b}`}]}const $=5,A=10;function L(T,E,D){if(T.size===0)
return[];const b=[...T].slice(0,$).map(([K,F])=>{const S=E.has(K)?F.map(W.MZ):F.map(W.I2),I=[...new Set(S)].sort(),P=I.length>A?` and ${I.length-A} more`:"";return`${(0,p.
KE)([K.name])} (${I.slice(0,A).join(", ")}${P})`}),N=T.size>$?` and ${T.size-$} more fields`:"",V=D?"Your file lacks them too, or they cannot be shaped.":"Give \
a font that has them.";return[{code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${b.join(", ")}${N}. ${V}`,...D?{}:{mentions:[
"font"]}}]}}),86031:((et,Y,l)=>{l.d(Y,{$:()=>P,d:()=>I});var W=l(49153),p=l(16039),Q=l(22318),R=l(14414),C=l(54324),B=l(83910),$=l(53649),A=l(95079),L=l(77497),
T=l(19980),E=l(36692);function D(r,c,h){if(c.kind!=="text"||typeof h!="string"||(0,L.mU)(r,c))return!0;const m=h.replace(b,"");return N.test(m)?c.widgets.every(
({dict:w})=>{const v=r.resolve(r.dict(w.get("AP"))?.get("N"));if(!(v instanceof p.Z6))return!0;const x=r.decodedPart(v),y=x?.whole?V(x.data):void 0;return y===void 0||
!N.test(y)||y===m}):!0}const b=/[\s\b]+/g,N=/^[!-~]*$/;function V(r){const c=new E.oz(r);let h="";for(let m=c.next(!0);m!==E.Kp;m=c.next(!0))if(m===E.An)h+=Buffer.
from((0,T.E3)(r,c.start,c.end)).toString("latin1");else if(m===E.Cd||m===E.QR&&(c.code===K||c.code===F))return;return h.replace(b,"")}const K=(0,E.$N)("Do"),F=(0,E.
$N)("BI");var S=l(15718);async function I(r,c,h,m,{unknownFields:w,flatten:v,font:x}){const{assignments:y,unknown:U,issues:z}=new R.n(r,c,h).assign(m,w);if(z.length>
0)throw(0,W.G6)(z);const X=new Q.y(r,c,h,x),tt=[];for(const G of y){const{field:at,same:lt}=G;if(lt&&H(at)&&_(r,h,at)&&D(r,at,h.of(at)))continue;tt.push(G),nt(r,
c,h,X,G);const mt=r.job.pace.step(3e3);mt&&await mt}const it=new Set(tt.map(({field:G})=>G)),ht=new Set(tt.filter(({same:G})=>G).map(({field:G})=>G));await P(r,
c,h,X,{fields:it,kept:ht,missing:v});const Mt=new Set(y.map(({field:G})=>G)),pt=c.fields.filter(G=>(0,R.K)(G)&&!Mt.has(G)).map(({name:G})=>G);return{notes:[...(0,B.
Lv)(U),...w==="ignore"?(0,B.g4)(pt):[],...(0,B.jA)(X.missing,new Set(tt.filter(({same:G})=>!G).map(({field:G})=>G)),x),...(0,B.QR)([...X.tooSmall],v),...(0,L.dx)(
r,c,[...it],tt.some(({same:G})=>!G))],unusedKeys:U,unfilledFields:pt,filled:y.length}}async function P(r,c,h,m,{fields:w=new Set,kept:v=new Set,missing:x}){const y=c.
needsAppearances;for(const z of c.fields){const X=x&&u(r,z);if(!(!y&&!w.has(z)&&!X)){if(H(z)||z.kind==="button"){const tt=w.has(z)&&!v.has(z);await m.plan(z,{wholly:!tt&&
!X&&(!y||_(r,h,z))})}else if(z.kind==="checkbox"||z.kind==="radio"){(0,C.lD)(r,c,z).all.some(ht=>ht.missing)&&Z(r,c,m,z),y&&!w.has(z)&&q(r,c,z);const it=r.job.pace.
step(3e3);it&&await it}}}await m.finish();const{form:U}=c;!U||!y||(r.edit(U.holder),U.dict.delete("NeedAppearances"))}const H=({kind:r})=>r==="text"||r==="passw\
ord"||r==="dropdown"||r==="list";function Z(r,c,h,m){const w=(0,C.lD)(r,c,m),v=c.inherited(m.nodes[0],"V");h.drawStates(m,w);for(const{widget:x,state:y,missing:U}of w.
all)U&&(r.edit(x.number),x.dict.set("AS",new p.SX((0,p.Eo)(v,y)?y:"Off")))}function q(r,c,h){const m=(0,C.L4)(r,c,h),w=c.inherited(h.nodes[0],"V")!==null,v=x=>m===
void 0||(0,C.o9)(r,x,m);w&&h.widgets.some(v)&&(0,C.wb)(r,h,m,ot(r,h,m))}function nt(r,c,h,m,{field:w,assigned:v,same:x}){if(w.kind==="checkbox"||w.kind==="radio"){
if(v.kind==="kept"){const y=(0,C.L4)(r,c,w);(0,C.wb)(r,w,y,ot(r,w,y))}else st(r,c,m,w,v.kind==="state"?v.state:void 0,x);return}for(const y of w.nodes)if(r.edit(
y.number),y.dict.delete("RV"),v.kind!=="kept")if(y.dict.delete("I"),v.kind==="text")y.dict.set("V",(0,S.v8)(v.text));else if(v.kind==="choices"){const U=v.values.
map(S.v8);y.dict.set("V",U.length===1?U[0]:U);const z=new Set(v.values),X=h.choices(w).flatMap(({value:tt},it)=>z.has(tt)?[it]:[]);X.length>0&&y.dict.set("I",X)}else
y.dict.delete("V"),c.inherited(y,"V")!==null&&y.dict.set("V",(0,S.v8)(""));for(const{node:y,number:U}of w.widgets)w.nodes.includes(y)||!(y.dict.has("V")||y.dict.
has("RV"))||(r.edit(U),y.dict.delete("V"),y.dict.delete("RV"))}function st(r,c,h,m,w,v){const x=(0,C.lD)(r,c,m);w&&x.all.some(({missing:y})=>y)&&h.drawStates(m,
x),(0,C.wb)(r,m,w?.state,ot(r,m,w?.state,v?void 0:w?.widget))}function ot(r,c,h,m){if(h===void 0||c.kind!=="radio"||c.flags&A.Uv)return()=>!0;const w=c.widgets.
filter(x=>(0,C.o9)(r,x,h)),v=m??w.find(({dict:x})=>(0,p.Eo)(r.resolve(x.get("AS")),h))??w[0];return x=>x===v}function _(r,c,h){const m=c.of(h)!==null;return h.widgets.
every(({dict:w})=>{const v=r.resolve(r.dict(w.get("AP"))?.get("N"));if(v instanceof p.Bi)return!0;if(!(v instanceof p.Z6))return(0,$.Dm)(r,w)===void 0;if(!m)return!0;
try{return dt.test(Buffer.from(r.decoded(v)).toString("latin1"))}catch{return!1}})}const dt=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,u=(r,c)=>c.kind!=="signature"&&c.widgets.
some(h=>!(0,Q.d)(r,h))}),6093:((et,Y,l)=>{l.d(Y,{Rl:()=>D,TY:()=>E,VV:()=>T,Vv:()=>Q,ft:()=>$,kh:()=>L,vw:()=>A});var W=l(46161),p=l(79131);const Q="‏";let R;
const C=()=>R??=(0,W.A)(),B=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,$=b=>B.test(b),A=b=>$(
b)&&(C().getEmbeddingLevels(b).paragraphs[0]?.level??0)%2===1;function L(b){if(!$(b))return b===""?[]:[{text:b,rtl:!1}];const{levels:N,paragraphs:V}=C().getEmbeddingLevels(
b),K=V[0]?.level??0;for(let I=b.length-1;I>=0&&/\s/.test(b[I]);I--)N[I]=K;const F=[];for(let I=0;I<b.length;I++){const P=F.at(-1);P&&P.level===N[I]?P.text+=b[I]:
F.push({level:N[I],text:b[I]})}const S=F.reduce((I,{level:P})=>Math.max(I,P),0);for(let I=S;I>0;I--)for(let P=0,H=0;P<F.length;P=H+1){for(H=P;H<F.length&&F[H].level>=
I;)H++;H>P+1&&F.splice(P,H-P,...F.slice(P,H).reverse())}return F.map(({level:I,text:P})=>({text:P,rtl:I%2===1}))}const T=b=>Array.from(b,N=>C().getMirroredCharacter(
N)??N).join(""),E=b=>(0,p.qf)(T(b)).reverse().join(""),D=b=>L(b).flatMap(({text:N,rtl:V})=>V?(0,p.qf)(T(N)).reverse():(0,p.qf)(N))}),26429:((et,Y,l)=>{l.d(Y,{$u:()=>R,
ai:()=>C,b8:()=>Q,dc:()=>$,zO:()=>B});var W=l(15975),p=l(20381);function Q(A,L){const T=typeof A=="number"?Math.abs(A):0,E=typeof L=="number"?Math.abs(L):0;return{
capHeight:T>=400&&T<=850?T:700,descent:-(E>=50?Math.min(E,230):230)}}const R=(A,L)=>`/Span <</ActualText <${Buffer.from((0,p.wx)(A).bytes).toString("hex")}>>> B\
DC ${L} EMC`,C=A=>(0,W.ZV)(Math.round(A*1e3)/1e3||0),B=(A,L)=>`<${A.map(T=>T.toString(16).padStart(L*2,"0")).join("")}>`;function $(A){return A.some(L=>L<32||L>
126)?B(A,1):`(${String.fromCharCode(...A).replace(/[\\()]/g,"\\$&")})`}}),22318:((et,Y,l)=>{l.d(Y,{y:()=>oe,d:()=>It});var W=l(83267),p=l(16039),Q=l(66173);const R=new Map(
[["g",1],["rg",3],["k",4]]),C=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function B(o){let t,e=0,n="0 g",s="g",i=0,a=1;const d=new Q.B(
Buffer.from(o,"latin1"));for(;d.next();){const{operator:f,count:g}=d,M=d.number(g-1);switch(f){case"cs":s=C.get(d.name(g-1)??""),n="0 g";break;case"Tc":Number.isNaN(
M)||(i=Math.min(Math.max(M,-A),A));break;case"Tz":M>0&&(a=Math.min(Math.max(M,1),L)/100);break;case"Tf":{const O=Math.max(g-2,0);t=d.name(O)??t,e=Math.min(Math.
abs(d.number(O+1))||0,$);break}default:n=T(d,f==="sc"||f==="scn"?s:f)??n}}return{font:t,size:e,colour:n,spacing:i,stretch:a}}const $=2e3,A=100,L=1e3;function T(o,t){
const e=t===void 0?void 0:R.get(t);if(e===void 0||o.count<e)return;const n=Array.from({length:e},(s,i)=>o.number(o.count-e+i));return n.some(Number.isNaN)?void 0:
`${n.join(" ")} ${t}`}var E=l(80397),D=l(6093),b=l(79131),N=l(44085),V=l(17220),K=l(65710),F=l(48464),S=l(26429),I=l(37917);async function P(o,t,e){const n=(0,K.
hL)(o,e);if(!n||(0,K.Vb)(o,e.get("Encoding"))!=="Identity-H")return;const s=(0,V.o)(o,e);if(s==="unusable"||s===void 0)return;const i=st(o,n),a=(O,j)=>{if(s.kind!==
"truetype")return s.kind==="named"||s.has(j);const k=i(j);return s.has(k)&&(q.has(O)||s.isDrawn(k))},d=await H(o,e),f=O=>{const j=d(O);if(j!==void 0&&a(O,j))return{
cid:j,isSaid:!0};const k=s.kind==="truetype"?ot(o,n,s,O):void 0;return k!==void 0&&a(O,k)?{cid:k,isSaid:!1}:void 0},g=(0,K.nb)(o,e),M=(0,S.b8)(o.resolve(g?.get(
"CapHeight")),o.resolve(g?.get("Descent")));return new nt(t,f,await(0,I.oo)(o,n),M)}async function H(o,t){const e=(await(0,N.F)(o,t.get("ToUnicode"))).flatMap(({
first:s,last:i,text:a})=>{const d=[...a],f=d[0]?.codePointAt(0);return d.length!==1||f===void 0||s>Z?[]:[{first:f,last:f+Math.min(i,Z)-s,value:s}]}),n=await F.N.
of(e,o.job.pace);return s=>{const i=n.find(s);return i&&i.value+s-i.first}}const Z=65535,q=new Set([32,160]);class nt{resource;find;widths;extent;found=new Map;constructor(t,e,n,s){
this.resource=t,this.find=e,this.widths=n,this.extent=s}covers(t){if(new RegExp("\\p{M}","u").test(t))return!1;for(const e of t)if(!this.glyph(e))return!1;return!0}width(t){
let e=0;for(const n of t)e+=this.widths(this.glyph(n)?.cid??0);return e}show(t){const e=Array.from(t,s=>this.glyph(s)),n=`${(0,S.zO)(e.map(s=>s?.cid??0),2)} Tj`;
return e.every(s=>s?.isSaid)?n:(0,S.$u)(t,n)}glyph(t){const e=t.codePointAt(0);return this.found.has(e)||this.found.set(e,this.find(e)),this.found.get(e)}}function st(o,t){
const e=o.resolve(t.get("CIDToGIDMap"));if(!(e instanceof p.Z6))return s=>s;const n=o.decoded(e);return s=>(n[s*2]??0)<<8|(n[s*2+1]??0)}function ot(o,t,e,n){if(!(o.
resolve(t.get("CIDToGIDMap"))instanceof p.Z6))return e.unicode(n)||void 0}var _=l(88728),dt=l(99921),u=l(30184),r=l(15060);function c(o,t,e){if(!/^(Type1|MMType1|TrueType)$/.
test((0,K.Vb)(o,e.get("Subtype"))))return;const n=(0,K.nb)(o,e),s=(0,V.o)(o,e);if(s==="unusable")return;if(!s&&(0,K.Vb)(o,e.get("BaseFont"))==="ZapfDingbats")return w(
t);const i=s?void 0:(0,u.vp)((0,K.Vb)(o,e.get("BaseFont"))),a=(0,_.pE)(o,n,e),d=(0,_.P$)(o,e,a,s!==void 0);if(!d)return;const f=(0,I.s4)(o,e,n,i),g=new Map;for(const[
M,O]of d){if(g.has(O.point)||s&&!x(s,M,O))continue;const j=f(M,O.point);j!==void 0&&g.set(O.point,{code:M,width:j})}for(const[M,O]of[[160,32],[8208,45],[8209,45]])
!g.has(M)&&g.has(O)&&g.set(M,g.get(O));if(g.size!==0)return new v(t,g,y(o,e,n,i!==void 0))}function h(o,t="Helvetica"){const e=o.add((0,p.jd)({Type:(0,p.UU)("Fo\
nt"),Subtype:(0,p.UU)("Type1"),BaseFont:(0,p.UU)(t),Encoding:(0,p.UU)("WinAnsiEncoding")})),n=(0,u.vp)(t),s=new Map;for(let i=32;i<256;i++){const a=_.NF.charCodeAt(
i-32),d=n(a);a!==0&&d!==void 0&&s.set(a,{code:i,width:d})}return new v(e,s,(0,u.WK)(t))}function m(o,t){const e=(0,K.Vb)(o,t.get("BaseFont"));return(0,u.mI)(e)&&
(0,V.o)(o,t)===void 0?e:void 0}function w(o){const t=new Map;for(const{code:e,point:n,width:s}of(0,r.H)())t.set(n,{code:e,width:s}),e<127&&t.set(e,{code:e,width:s});
return new v(o,t,{capHeight:692,descent:-143})}class v{resource;codes;extent;constructor(t,e,n){this.resource=t,this.codes=e,this.extent=n}covers(t){for(const e of t)
if(!this.codes.has(e.codePointAt(0)))return!1;return!0}width(t){let e=0;for(const n of t)e+=this.codes.get(n.codePointAt(0))?.width??0;return e}show(t){const e=[];
for(const n of t)e.push(this.codes.get(n.codePointAt(0))?.code??32);return`${(0,S.dc)(e)} Tj`}}function x(o,t,{point:e,name:n}){if(o.kind!=="truetype")return o.
has(n)||o.has((0,dt.S)(e))||e===32;const s=o.unicode(e)||o.code(t);return s>0?e===32||e===160||o.isDrawn(s):o.has(n)}function y(o,t,e,n){return!e&&n?(0,u.WK)((0,K.
Vb)(o,t.get("BaseFont"))):(0,S.b8)(o.resolve(e?.get("CapHeight")),o.resolve(e?.get("Descent")))}class U{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;defaults;constructor(t,e,n){
this.document=t,this.model=e,this.file=n,this.defaults=t.dict(t.dict(e.form?.dict.get("DR"))?.get("Font"))}async select(t,e,n){this.embeddedOnly??=(await(0,E.ds)(
this.document)).archive!==void 0;const s=await this.own(t,e),i=s.usable&&(!this.embeddedOnly||s.embedded||n===""),a=this.embeddedOnly?void 0:this.encoded(t,e),d=[
i?s.font:void 0,a].flatMap(J=>J?[{font:J,name:s.name}]:[]),f=(0,b.Sw)(n)||(0,D.ft)(n)?()=>!1:({font:J})=>J.covers(n),g=d.find(f);if(g)return{...g,missing:[]};const M=await this.
further(),O=M.find(f);if(O)return{...O,missing:[]};const{MixedFont:j}=await Promise.all([l.e(7762),l.e(119)]).then(l.bind(l,10119)),k=new j(n,[...d.slice(-1),...M],
M.at(-1));return{font:k,name:k.base.name,missing:k.missing}}async finish(){await this.given?.embed(),await this.typeface?.embed()}async further(){const{EmbeddedTypeface:t}=await Promise.
all([l.e(7762),l.e(6612)]).then(l.bind(l,96612));return this.file&&(this.given??=await t.open(this.document,this.file)),this.typeface??=await t.open(this.document),
[...this.given?[{font:this.given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(t,e=""){const n=this.find(t,e);if(n===void 0)return{font:this.
standard(),name:"Helv",usable:!0,embedded:!1};const s=await this.open(n),i=(0,V.n)(this.document,this.document.dict(n)),a=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.
test(e)?e:"F0";return{font:s??this.standard(),name:a,usable:s!==void 0,embedded:i}}find(t,e){const{document:n}=this;if(e==="")return;const s=n.dict(n.dict(this.
model.inherited(t.node,"DR"))?.get("Font")),i=n.resolve(n.dict(t.dict.get("AP"))?.get("N")),a=i instanceof p.Z6?n.dict(n.dict(i.dict.get("Resources"))?.get("Fon\
t")):void 0;for(const d of[s,this.defaults,a]){const f=d?.get(e);if(f!==void 0&&n.dict(f))return f}}async open(t){if(t instanceof p.oS?this.byNumber.has(t.number):
this.known.has(t))return t instanceof p.oS?this.byNumber.get(t.number):this.known.get(t);const n=this.document.dict(t);let s;try{s=n&&(c(this.document,t,n)??await P(
this.document,t,n))}catch(i){if(!z(i))throw i}return t instanceof p.oS?this.byNumber.set(t.number,s):this.known.set(t,s),s}standard(){return this.helvetica??=h(
this.document)}encoded(t,e=""){const n=this.find(t,e),s=n===void 0?void 0:this.document.dict(n),i=s&&m(this.document,s);if(i===void 0)return;let a=this.encodedFonts.
get(i);return a||this.encodedFonts.set(i,a=h(this.document,i)),a}}const z=o=>o instanceof Error&&"code"in o&&o.code==="unreadable_document";var X=l(53649);const tt=o=>/^[48Hlnu]$/.
test(o);function it(o,t,e,n,s){const i=[n?G(o):(0,X.cH)(o)];return e&&i.push("q",s,pt(o,t),"Q"),i.filter(a=>a!=="").join(`
`)}const ht={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:Mt(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function Mt(){return Array.from({length:10},(o,t)=>{const e=Math.PI/2+t*Math.PI/5,
n=t%2===0?50:20;return[50+n*Math.cos(e),47+n*Math.sin(e)]})}function pt({width:o,height:t,border:e},n){const s=Math.max(Math.min(o,t)-2*e,0)*.8,[i,a]=[(o-s)/2,(t-
s)/2];return n==="l"?`${lt(o/2,t/2,s*.36)} f`:`${ht[n].map(([f,g])=>`${(0,S.ai)(i+f*s/100)} ${(0,S.ai)(a+g*s/100)}`).map((f,g)=>`${f} ${g===0?"m":"l"}`).join(" ")}\
 f`}function G({width:o,height:t,background:e,borderColour:n,line:s,style:i,dash:a}){const d=Math.min(o,t)/2,f=[];return e&&f.push((0,X.nI)(e,!0),`${lt(o/2,t/2,
d)} f`),n&&s>0&&(f.push((0,X.nI)(n,!1),`${(0,S.ai)(s)} w`),i==="D"&&f.push(`[${a.map(S.ai).join(" ")}] 0 d`),f.push(`${lt(o/2,t/2,d-s/2)} s`)),f.join(`
`)}const at=.5523;function lt(o,t,e){const[n,s]=[e,e*at],i=(...a)=>a.map((d,f)=>(0,S.ai)((f%2===0?o:t)+d)).join(" ");return`${i(n,0)} m ${i(n,s,s,n,0,n)} c ${i(
-s,n,-n,s,-n,0)} c ${i(-n,-s,-s,-n,0,-n)} c ${i(s,-n,n,-s,n,0)} c`}class mt{font;spacing;stretch;constructor(t,e,n){this.font=t,this.spacing=e,this.stretch=n}get resource(){
return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(t){return this.font.covers(t)}width(t){return(this.
font.width(t)+[...t].length*this.spacing)*this.stretch}show(t,e){return[...this.spacing===0?[]:[`${(0,S.ai)(this.spacing*e/1e3)} Tc`],...this.stretch===1?[]:[`${(0,S.
ai)(this.stretch*100)} Tz`],this.font.show(t,e)].join(" ")}use(t){this.font.use?.(t)}}const rt=1.15,Ot=4,St=12,Rt=2,wt=({border:o})=>Math.max(2*o,Rt);function Nt(o,t){
const{frame:e,font:n,quadding:s}=o,i=wt(e),a=n.width(t)/1e3,d=Math.max(e.width-2*i,0),f=o.size||Dt(o,t,a===0?1/0:d/a);return{size:f,lines:[{text:t,x:xt(s,i,d,a*
f),y:Tt(e,n,f,t)}]}}function Lt(o,t){const{frame:e,font:n,quadding:s}=o,i=wt(e),a=Math.max(e.width-2*i,1),d=Math.max(e.height-2*i,1);let f=o.size||St,g=Pt(n,t,a/
f*1e3);for(;o.size===0&&f>Ot&&g.length*f*rt>d;)f-=.5,g=Pt(n,t,a/f*1e3);const M=kt(e,n,f,g);return{size:f,lines:g.map((O,j)=>({text:O,x:xt(s,i,a,n.width(O)/1e3*f),
y:M-j*f*rt}))}}function Ut(o,t,e){const{frame:n,font:s,quadding:i}=o,a=n.width/e,d=(0,D.Rl)(t),f=d.reduce((k,J)=>Math.max(k,s.width(J)/1e3),0),g=o.size||Dt(o,t,
f===0?1/0:a/f),M=Math.max(e-d.length,0),O=i===2?M:i===1?Math.floor(M/2):0,j=Tt(n,s,g,t);return{size:g,lines:d.map((k,J)=>({text:k,x:a*(O+J+.5)-s.width(k)/1e3*g/
2,y:j}))}}function Kt(o,t,e){const{frame:n,font:s,quadding:i}=o,a=wt(n),d=Math.max(n.width-2*a,0),f=o.size||St,g=Et(n,f),M=n.height-n.border-(rt+s.extent.capHeight/
1e3)/2*f;return{size:f,lines:t.slice(e,e+Math.ceil(g)).map((O,j)=>({text:O,x:xt(i,a,d,s.width(O)/1e3*f),y:M-j*f*rt}))}}const Et=({height:o,border:t},e)=>Math.max(
o-2*t,0)/((e||St)*rt);function Dt({frame:{height:o,border:t},font:e},n,s){const{above:i,below:a}=ut(e,n),d=(o-2*t)/Math.max(rt,i+a);return Math.max(Math.min(d,s),
Ot)}const $t=.235,jt=.05,Wt=new RegExp("[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),Vt=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function ut({extent:o},t){return{
above:o.capHeight/1e3+(Wt.test(t.normalize("NFD"))?$t:jt),below:Vt.test(t)?0:-o.descent/1e3}}function Tt({height:o,border:t},e,n,s){const{above:i,below:a}=ut(e,
s),d=t+a*n,f=o-t-i*n;return d>f?(d+f)/2:Math.min(Math.max(o/2-e.extent.capHeight/2e3*n,d),f)}function zt({width:o,height:t,border:e},n,{size:s,lines:i}){if(i.length>
0&&!(o>2*e&&t>2*e))return!0;const a=.1*s;return i.some(({text:d,x:f,y:g})=>{const{above:M,below:O}=ut(n,d);return f+n.width(d)/1e3*s>o-e+a||g+M*s>t-e+a||g-O*s<e-
a})}function kt(o,t,e,n){const{height:s,border:i}=o,a=s-wt(o)-(t.extent.capHeight/1e3+$t)*e,d=i+(ut(t,n.at(-1)??"").below+(n.length-1)*rt)*e,f=s-i-ut(t,n[0]??"").
above*e;return Math.max(a,Math.min(d,f))}function xt(o,t,e,n){return n>e||o===0?t:t+(o===2?e-n:(e-n)/2)}function Pt(o,t,e){const n=[];for(const s of t.split(`
`)){const i=(0,D.vw)(s)?D.Vv:"";let a=i,d=0;for(const f of s.match(/ *[^ ]+| +$/g)??[]){const g=o.width(f);if(d+g<=e){a+=f,d+=g;continue}let M=f.trimStart();for(a!==
i&&n.push(a);;){const O=Ht(o,M,e);if(O>=M.length)break;n.push(i+M.slice(0,O)),M=M.slice(O)}a=i+M,d=o.width(M)}n.push(a)}return n}function Ht(o,t,e){if(o.width(t)<=
e)return t.length;let n=0,s=0;for(const i of(0,b.qf)(t)){if(s+=o.width(i),s>e&&n>0)break;n+=i.length}return n}function gt(o,t){const n=(0,b.RK)(o).replace(/[\t\u2028\u2029]/g,
" ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return t==="several"?n:n.replace(/\n/g," ")}function bt(o){return o.kind==="list"?o.rows.texts.join(
""):o.text.replace(/\n/g,"")}function Gt(o,t){switch(t.kind){case"line":return Nt(o,t.text);case"paragraph":return Lt(o,t.text);case"comb":return Ut(o,t.text,t.
cells);case"list":return Kt(o,t.rows.texts,t.rows.first)}}function Zt(o,t,{texts:e,chosen:n,first:s}){const i=Math.max(Math.floor(Et(o,t)),1),[a]=n,d=Math.max(e.
length-i,0),f=a===void 0||a>=s&&a<s+i?s:a;return Math.min(Math.max(f,0),d)}function Xt(o,t,e,n){let s=e.lines;if(t.kind==="list"){const{chosen:a,first:d}=t.rows;
s=a.map(f=>e.lines[f-d])}const i=s.filter(a=>a!==void 0&&a.text.trim()!=="");return s.includes(void 0)||zt(o,n,{size:e.size,lines:i})}function Qt(o,t,e,n){const{
font:s,name:i,colour:a}=n,d=[(0,X.cH)(o),...t.kind==="comb"?[qt(o,t.cells)]:[],"/Tx BMC"],f=e.lines.filter(({text:j})=>j.trim()!==""),{border:g,width:M,height:O}=o;
if(f.length>0&&M>2*g&&O>2*g){const j=[g,g,M-2*g,O-2*g].map(S.ai).join(" ");d.push("q",`${j} re W n`),t.kind==="list"&&d.push(Jt(o,t.rows,e.size)),d.push("BT",a,
`/${i} ${(0,S.ai)(e.size)} Tf`);let[k,J]=[0,0];for(const ct of f){const[yt,ft]=[Bt(ct.x),Bt(ct.y)];d.push(`${(0,S.ai)(yt-k)} ${(0,S.ai)(ft-J)} Td`,s.show(ct.text,
e.size)),[k,J]=[yt,ft]}d.push("ET","Q")}return d.push("EMC"),d.filter(j=>j!=="").join(`
`)}const Bt=o=>Math.round(o*1e3)/1e3,Yt="0.6 0.757 0.855 rg";function Jt(o,{chosen:t,first:e},n){const{border:s,width:i,height:a}=o,d=n*rt,f=t.filter(M=>M>=e&&a-
s-(M-e)*d>s);if(f.length===0)return"";const g=f.map(M=>{const O=a-s-(M-e+1)*d;return`${[s,O,i-2*s,d].map(S.ai).join(" ")} re`});return[Yt,...g,"f"].join(`
`)}function qt({width:o,height:t,line:e,borderColour:n,style:s},i){if(!n||e===0||s!=="S"&&s!=="D"||i>_t)return"";const a=Array.from({length:i-1},(d,f)=>{const g=(0,S.
ai)(o/i*(f+1));return`${g} 0 m ${g} ${(0,S.ai)(t)} l`});return a.length>0?`${a.join(" ")} S`:""}const _t=1e3;var Ft=l(95079),vt=l(15718);const te=600,ee=1e3,ne=512,
se=1;class oe{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(t,e,n,s){this.document=t,this.model=e,this.values=
n,this.fonts=new U(t,e,s)}async plan(t,{wholly:e}){const n=[];for(const a of t.widgets){const d=(0,X.Dm)(this.document,a.dict);if(!d||t.kind==="button"&&(It(this.
document,a)||ie(d)))continue;const f=await this.planWidget(t,a,d);n.push(f);const g=this.document.job.pace.step(8e3);g&&await g}const s=[...new Set(n.flatMap(({
selected:a})=>a.missing))];if(s.length>0&&e)return;s.length>0&&this.missing.set(t,s),this.planned.push(...n);const i=({widget:a,frame:d,wanted:f,layout:g,selected:M})=>a.
pages.length>0&&Xt(d,f,g,M.font);t.kind!=="password"&&n.some(i)&&this.tooSmall.add(t)}async finish(){for(const{selected:t,layout:e}of this.planned)for(const{text:n}of e.
lines)t.font.use?.(n);await this.fonts.finish();for(const{widget:t,frame:e,wanted:n,layout:s,selected:i,colour:a}of this.planned){const{font:d,name:f}=i,g=Qt(e,
n,s,{font:d,name:f,colour:a}),O=s.lines.length===0?new p.Bi:this.resourcesOf(i);this.document.edit(t.number),t.dict.set("AP",new p.Bi([["N",this.document.add(Ct(
e,g,O))]]));const j=this.document.job.pace.step(4e3);j&&await j}}drawStates(t,e){for(const{widget:n,state:s,missing:i}of e.all){const a=i?(0,X.Dm)(this.document,
n.dict):void 0;if(!a)continue;const d=a.caption instanceof p.Mx?(0,vt.Px)(a.caption.bytes):"",f=tt(d)?d:t.kind==="radio"?"l":"4",g=t.kind==="radio"&&f==="l",{colour:M}=B(
this.defaultAppearance(n)),O=new p.Bi(this.document.dict(n.dict.get("AP"))),j=this.document.resolve(O.get("N")),k=new p.Bi(j instanceof p.Bi?j:[]),J=ct=>this.document.
add(Ct(a,it(a,f,ct,g,M),new p.Bi));k.set(s,J(!0)),k.has("Off")||k.set("Off",J(!1)),O.set("N",k),this.document.edit(n.number),n.dict.set("AP",O)}}defaultAppearance(t){
const e=this.model.inherited(t.node,"DA");return e instanceof p.Mx?(0,vt.Px)(e.bytes):""}async planWidget(t,e,n){const{font:s,size:i,colour:a,spacing:d,stretch:f}=B(
this.defaultAppearance(e));let g=t.kind==="button"?this.caption(n):this.wanted(t,e);t.kind==="password"&&(g={kind:"line",text:"•".repeat([...bt(g)].slice(0,ne).
length)});const M=await this.fonts.select(e,s,bt(g)),O=i>0?d/i*1e3:0,k=O!==0||f!==1?{...M,font:new mt(M.font,O,f)}:M;if(g.kind==="list"){const ft=Zt(n,i,g.rows);
ft!==g.rows.first&&this.scroll(t,ft),g={kind:"list",rows:{...g.rows,first:ft}}}const J=t.kind==="button"?se:this.model.integer(e.node,"Q"),yt=bt(g)===""?{size:i||
12,lines:[]}:Gt({frame:n,font:k.font,size:i,quadding:J},g);return{widget:e,frame:n,wanted:g,layout:yt,selected:k,colour:a}}caption({caption:t}){return{kind:"lin\
e",text:gt((0,vt.gF)(this.document,t)??"","one")}}wanted(t,e){const{document:n,model:s,values:i}=this;if(t.kind==="list"){const M=i.choices(t),O=new Set(i.chosen(
t)),j=s.integer(t.nodes[0],"TI");return{kind:"list",rows:{texts:M.map(({display:k})=>gt(k,"one")),chosen:M.flatMap(({value:k},J)=>O.has(k)?[J]:[]),first:Math.min(
Math.max(j,0),Math.max(M.length-1,0))}}}if(t.kind==="dropdown"){const[M]=i.chosen(t),O=i.choices(t).find(j=>j.value===M)?.display??M??"";return{kind:"line",text:gt(
O,"one")}}const a=(0,vt.gF)(n,s.inherited(e.node,"V"))??"";if((t.flags&Ft.kz)!==0&&t.kind==="text")return{kind:"paragraph",text:gt(a,"several")};const f=s.integer(
e.node,"MaxLen"),g=gt(a,"one");return t.flags&Ft.qA&&f>0&&f<=ee&&t.kind==="text"?{kind:"comb",text:g,cells:f}:{kind:"line",text:g}}scroll(t,e){for(const{number:n,
dict:s}of t.nodes)this.document.edit(n),e>0?s.set("TI",e):s.delete("TI")}resourcesOf({name:t,font:{resource:e,further:n}}){if(n)return new p.Bi([["Font",new p.Bi(
[[t,e],...n])]]);let s=this.resources.get(e);s||this.resources.set(e,s=new Map);let i=s.get(t);return i||s.set(t,i=new p.Bi([["Font",new p.Bi([[t,e]])]])),i}}const It=(o,{
dict:t})=>o.dict(t.get("AP"))?.has("N")===!0,ie=({background:o,borderColour:t,caption:e})=>o===void 0&&t===void 0&&e===null;function Ct(o,t,e){const n=(0,X.lQ)(
o),s=new p.Bi([["Type",new p.SX("XObject")],["Subtype",new p.SX("Form")],["BBox",[0,0,At(o.width),At(o.height)]],...n?[["Matrix",n.map(At)]]:[],["Resources",e]]),
i=Buffer.from(t,"latin1");return i.length<te?new p.Z6(s,i):(s.set("Filter",new p.SX("FlateDecode")),new p.Z6(s,(0,W.Kc)(i)))}const At=o=>Math.round(o*1e4)/1e4}),
53649:((et,Y,l)=>{l.d(Y,{Dm:()=>R,cH:()=>L,lQ:()=>C,nI:()=>A});var W=l(16039),p=l(26429),Q=l(84805);function R(D,b){const N=(0,Q.b0)(D,b.get("Rect"));if(!N)return;
const[V,K,F,S]=N,I=D.dict(b.get("MK")),P=D.resolve(I?.get("R")),H=typeof P=="number"?(Math.round(P/90)%4+4)%4:0,Z=H%2===1,q=B(D,I?.get("BC")),{line:nt,style:st,
dash:ot}=$(D,b,q!==void 0),_=Math.min(nt,(F-V)/2,(S-K)/2);return{width:Z?S-K:F-V,height:Z?F-V:S-K,rotation:H*90,background:B(D,I?.get("BG")),borderColour:q,style:st,
line:_,border:st==="B"||st==="I"?_*2:_,dash:ot,caption:D.resolve(I?.get("CA"))}}function C({width:D,height:b,rotation:N}){switch(N){case 0:return;case 90:return[
0,1,-1,0,b,0];case 180:return[-1,0,0,-1,D,b];case 270:return[0,-1,1,0,0,D]}}function B(D,b){const N=(D.array(b)??[]).map(K=>D.resolve(K));return[1,3,4].includes(
N.length)&&N.every(K=>typeof K=="number")?N:void 0}function $(D,b,N){const V=D.dict(b.get("BS")),K=D.array(b.get("Border"))?.map(Z=>D.resolve(Z)),F=V?D.resolve(
V.get("W")):K?.[2],S=D.resolve(V?.get("S")),P=((V?D.array(V.get("D")):K&&Array.isArray(K[3])?K[3]:void 0)??[]).map(Z=>D.resolve(Z)).filter(Z=>typeof Z=="number"&&
Z>=0),H=S instanceof W.SX&&/^[SDBIU]$/.test(S.text)?S.text:void 0;return{line:N?typeof F=="number"&&F>=0?F:1:0,style:H??(!V&&P.length>0?"D":"S"),dash:P.some(Z=>Z>
0)?P:[3]}}function A(D,b){const N={1:"g",3:"rg",4:"k"}[D.length];return`${D.map(p.ai).join(" ")} ${b?N:N.toUpperCase()}`}function L(D){const{width:b,height:N,background:V,
borderColour:K,style:F,line:S,dash:I}=D,P=[];if(V&&P.push(A(V,!0),`0 0 ${(0,p.ai)(b)} ${(0,p.ai)(N)} re f`),!K||S===0)return P.join(`
`);if(F==="B"||F==="I"){const[Z,q]=F==="B"?[[1],T(V)]:[[.5],[.75]];P.push(A(Z,!0),E(D,!0),A(q,!0),E(D,!1))}P.push(A(K,!1),`${(0,p.ai)(S)} w`),F==="D"&&P.push(`[${I.
map(p.ai).join(" ")}] 0 d`);const H=S/2;return P.push(F==="U"?`0 ${(0,p.ai)(H)} m ${(0,p.ai)(b)} ${(0,p.ai)(H)} l S`:`${(0,p.ai)(H)} ${(0,p.ai)(H)} ${(0,p.ai)(b-
S)} ${(0,p.ai)(N-S)} re S`),P.join(`
`)}const T=D=>D?.length===3||D?.length===1?D.map(b=>b/2):[.5];function E({width:D,height:b,line:N,border:V},K){const[F,S,I,P]=[N,V,D,b];return`${(K?[[F,F],[F,P-
F],[I-F,P-F],[I-S,P-S],[S,P-S],[S,S]]:[[I-F,P-F],[I-F,F],[F,F],[S,S],[I-S,S],[I-S,P-S]]).map(([Z,q],nt)=>`${(0,p.ai)(Z)} ${(0,p.ai)(q)} ${nt===0?"m":"l"}`).join(
" ")} f`}}),53403:((et,Y,l)=>{l.d(Y,{z:()=>p});var W=l(16039);class p{document;off=new Set;on=new Set;baseOff;constructor(R){this.document=R;const C=R.dict(R.dict(
R.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,W.Eo)(R.resolve(C?.get("BaseState")),"OFF");for(const B of R.array(C?.get("OFF"))??[])(0,W.i9)(B)&&this.
off.add(B.number);for(const B of R.array(C?.get("ON"))??[])(0,W.i9)(B)&&this.on.add(B.number)}isOff(R){const{document:C}=this,B=C.dict(R);if(!B)return!1;if(!(0,W.
Eo)(C.resolve(B.get("Type")),"OCMD"))return(0,W.i9)(R)&&this.isGroupOff(R.number);const $=B.get("OCGs"),A=(C.array($)??[$]).filter(W.i9);if(A.length===0)return!1;
const L=A.map(({number:E})=>!this.isGroupOff(E)),T=C.resolve(B.get("P"));switch(T instanceof W.SX?T.text:"AnyOn"){case"AllOn":return!L.every(E=>E);case"AnyOff":
return L.every(E=>E);case"AllOff":return L.some(E=>E);default:return!L.some(E=>E)}}groupsOff(){const{document:R}=this,C=R.dict(R.catalog.get("OCProperties"));return this.
baseOff?(R.array(C?.get("OCGs"))??[]).filter(B=>!(0,W.i9)(B)||!this.on.has(B.number)):R.array(R.dict(C?.get("D"))?.get("OFF"))??[]}isGroupOff(R){return this.off.
has(R)||this.baseOff&&!this.on.has(R)}}}),58825:((et,Y,l)=>{l.d(Y,{Y:()=>Q});var W=l(1480),p=l(54075);async function Q(C,B,$){const A=new R(B);await(0,p.km)(C,$,
E=>((E.kind==="start"||E.kind==="empty")&&A.start(E.name,E.attributes,E.from),(E.kind==="end"||E.kind==="empty")&&A.end(E.name,E.to),A.isTooDeep));const L=[];let T=0;
for(const E of A.dropped)L.push(C.slice(T,E.from)),T=E.to;return L.join("")+C.slice(T)}class R{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new W.ee;constructor(B){
this.drops=B}start(B,$,A){this.isTooDeep=this.open.length>=p.ol,this.scope.enter($);const L=this.scope.ofElement(B);this.open.push({name:B,from:A,drops:this.drops(
L,this.elements)}),this.elements.push(L)}end(B,$){let A=this.open.length-1;for(;A>=0&&this.open[A].name!==B;)A--;if(A<0)return;const{drops:L,from:T}=this.open[A];
for(;this.open.length>A;)this.open.pop(),this.elements.pop(),this.scope.leave();if(L){for(;this.dropped.length>0&&this.dropped.at(-1).from>T;)this.dropped.pop();
this.dropped.push({from:T,to:$})}}}}),72510:((et,Y,l)=>{l.d(Y,{Y:()=>S});var W=l(38990),p=l(90191),Q=l(11275),R=l(7548),C=l(27109),B=l(39310),$=l(16039),A=l(1480),
L=l(58825);async function T(u,r,c){const h=u.resolve(r);let m="";for(const w of(0,$.cy)(h)?h:[r]){const v=u.resolve(w);if(v instanceof $.Mx&&(m=Buffer.from(v.bytes).
toString("latin1")),!(0,$.i9)(w)||!(v instanceof $.Z6))continue;let x;try{x=Buffer.from(u.decoded(v)).toString("latin1")}catch{continue}const y=await(0,L.Y)(x,E(
m,c),u.job.pace);y!==x&&u.put(w,(0,B.n)(v,Buffer.from(y,"latin1"),{compress:!1}))}}function E(u,r){return({namespace:c,local:h},m)=>h==="Signature"&&c===A.dK.ds||
h==="signature"&&r&&u!=="datasets"&&!m.some(D)}const D=({namespace:u,local:r})=>r==="datasets"&&u===A.dK.xfa;var b=l(91707);const N=new Set(["Type","Rect","P","\
NM","M","F","AP","AS","OC","StructParent","AF","ca","CA","BM","Lang"]),V=2,K=4,F=32;async function S(u,r){const c=(0,C.Hi)(u),h=await I(u),m=new Set,w=new Set,v=h.
map(({dict:x})=>(0,W.fq)(u,x));for(const x of h)Z(c,x,r,m,w);return m.size>0&&await st(c,m,w),await _(u,m.size>0),{fields:v,objects:m,usageRights:dt(u)}}async function I(u){
const r=(await(0,R.zx)(u,["Sig"])).Sig;if(r.length===0)return[];for(const y of r)P(u,y);const c=new Map;for(const{number:y,dict:U,type:z}of await(0,W.qU)(u))z===
"Sig"&&y!==void 0&&H(u,c,y,U);const h=new Set([...c.values()].flatMap(({number:y,widgets:U})=>[y,...U])),{Sig:m,Widget:w}=await(0,R.zx)(u,["Sig","Widget"]),v=[...new Set(
[...m,...w])].filter(y=>{const U=h.has(y)?null:u.get(y);return(0,$.Zm)(U)&&(U.has("T")||(0,$.Eo)(U.get("Subtype"),"Widget"))&&(0,W.pv)(u,U)==="Sig"}),x=v.length>
0?(await(0,Q.Gy)(u)).live:void 0;for(const y of v)x?.[y]===1&&H(u,c,y,u.get(y));return[...c.values()]}function P(u,r){const c=[u.get(r)];for(let h=c.pop();h!==void 0;h=
c.pop()){if((0,$.Zm)(h))for(const m of h.values())c.push(m);if(Array.isArray(h))for(const[m,w]of h.entries())!(0,$.Zm)(w)||!(0,$.Eo)(w.get("FT"),"Sig")?c.push(w):
(u.edit(r),h[m]=u.add(w))}}function H(u,r,c,h){if(!(0,$.Zm)(u.resolve((0,W.hj)(u,h,"V"))))return;const m=h.get("Parent"),w=u.dict(m);if(!h.has("T")&&(0,$.i9)(m)&&
w?.has("T")){H(u,r,m.number,w),r.get(m.number)?.widgets.add(c);return}if(r.has(c))return;const v=(u.array(h.get("Kids"))??[]).flatMap(x=>(0,$.i9)(x)?[x.number]:
[]);r.set(c,{number:c,dict:h,widgets:new Set((0,$.Eo)(h.get("Subtype"),"Widget")?[c,...v]:v)})}function Z({removal:u},{number:r,dict:c,widgets:h},m,w,v){const{document:x}=u;
w.add(r);const y=(0,W.hj)(x,c,"V");(0,$.i9)(y)&&u.remove(y.number);for(const U of h){const z=x.get(U);if(!(0,$.Zm)(z))continue;if(w.add(U),m==="keep"&&q(x,z)){nt(
x,U,z);continue}const X=x.resolve(z.get("StructParent"));typeof X=="number"&&v.add(X),u.remove(U)}h.has(r)||u.remove(r)}function q(u,r){const c=u.resolve(r.get(
"F")),h=typeof c=="number"?c:0;if(h&V||h&F&&!(h&K))return!1;const[m,w,v,x]=(u.array(r.get("Rect"))??[]).map(U=>u.resolve(U));return typeof m=="number"&&typeof w==
"number"&&typeof v=="number"&&typeof x=="number"&&m!==v&&w!==x&&u.dict(r.get("AP"))?.has("N")===!0}function nt(u,r,c){u.edit(r);for(const w of[...c.keys()])N.has(
w)||c.delete(w);c.set("Subtype",new $.SX("Stamp"));const m=u.dict(c.get("AP"))?.get("N");m!==void 0&&c.set("AP",new $.Bi([["N",m]]))}async function st(u,r,c){const{
removal:h,structure:m}=u,{document:w}=h;await ot(u,r);const v=(0,p.Wo)(w,"AcroForm");for(const x of["Fields","CO"]){const y=w.array(v?.dict.get(x)),U=y?.filter(
z=>!h.isGone(z)&&!((0,$.i9)(z)&&r.has(z.number)));!v||!y||!U||U.length===y.length||(w.edit(v.holder),U.length>0||x==="Fields"?v.dict.set(x,U):v.dict.delete(x))}
await m.dropKeys(c),await m.flush(),await(0,C.Pv)(u,new Set(h.removed()))}async function ot({removal:u},r){const{document:c}=u;for(const{number:h,dict:m}of[...await(0,W.
qU)(c)].reverse()){const w=c.array(m.get("Kids")),v=w?.filter(x=>!u.isGone(x)&&!((0,$.i9)(x)&&r.has(x.number)));h===void 0||!w||!v||v.length===w.length||(c.edit(
h),v.length>0?m.set("Kids",v):(0,$.Eo)(m.get("Subtype"),"Widget")?m.delete("Kids"):u.remove(h))}}async function _(u,r){const c=(0,p.Wo)(u,"AcroForm");if(!c)return;
c.dict.has("SigFlags")&&(u.edit(c.holder),c.dict.delete("SigFlags")),await T(u,c.dict.get("XFA"),r);const h=(u.array(c.dict.get("Fields"))??[]).length===0&&!c.dict.
has("DR")&&!c.dict.has("XFA");r&&h&&u.editCatalog().delete("AcroForm")}function dt(u){const{catalog:r}=u,c=u.dict(r.get("Perms"));(0,b.H)(u);for(const h of["Per\
ms","Legal"])r.has(h)&&u.editCatalog().delete(h);return c?.has("UR3")===!0||c?.has("UR")===!0}}),39310:((et,Y,l)=>{l.d(Y,{n:()=>R});var W=l(83267),p=l(16039);const Q=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function R(C,B,{compress:$}){const A=new p.Bi(C.dict);$?A.set("Filter",(0,p.UU)("FlateDecode")):A.delete("Filte\
r");for(const L of Q)A.delete(L);return new p.Z6(A,$?(0,W.Kc)(B):B)}})};
