"use strict";exports.id=5434,exports.ids=[5434],exports.modules={71250:((G,b,c)=>{c.d(b,{Lv:()=>m,QR:()=>R,g4:()=>I,jA:()=>l});var y=c(82943),v=c(47707),T=c(10442),F=c(98446),
C=c(85673);const B=10,W=2e3;function m(h,M){if(h.length===0)return[];const D=(0,F.C7)(h.length,"name is","names are"),P=M.slice(0,W),O=h.map((V,k)=>k<B?`${(0,F.
Bu)(V)}${(0,C.gx)(V,P)}`:V);return[{code:"unknown_fields_ignored",message:(0,T.gm)(`${D} not in the form and not used: ${(0,F.Zv)(O)}`)}]}function I(h){if(h.length===
0)return[];const M=(0,F.C7)(h.length,"field");return[{code:"fields_not_filled",message:(0,T.gm)(`${M} of the form got no value: ${(0,F.Zv)(h)}`)}]}function R(h,M){
if(h.length===0)return[];const D=(0,F.C7)(h.length,"field is too small for its value","fields are too small for their values"),P=M?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${D}, and only a part shows: ${(0,F.Zv)(h.map(({name:O})=>O))}\
. ${P}`}]}const o=5,S=10;function l(h,M,D){if(h.size===0)return[];const P=[...h].slice(0,o).map(([k,U])=>{const j=M.has(k)?U.map(v.MZ):U.map(v.I2),Z=[...new Set(
j)].sort();return`${(0,F.Bu)(k.name)} (${(0,F.Dw)(Z,S)})`}),O=h.size>o?` and ${h.size-o} more fields`:"",V=D?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,y.F)(`${P.join(", ")}${O}`,V,D?[]:["font"])]}}),5964:((G,b,c)=>{c.d(b,{$:()=>k,d:()=>V});var y=c(58552),v=c(45599),T=c(
78906),F=c(38544),C=c(52604),B=c(71250),W=c(13625),m=c(52755),I=c(76933),R=c(82416),o=c(85008);function S(t,e,n){if(e.kind!=="text"||typeof n!="string"||(0,I.mU)(
t,e))return!0;const i=n.replace(l,"");return h.test(i)?e.widgets.every(({dict:r})=>{const u=t.resolve(t.dict(r.get("AP"))?.get("N"));if(!(u instanceof v.Z6))return!0;
const w=t.decodedPart(u),d=w?.whole?M(w.data):void 0;return d===void 0||!h.test(d)||d===i}):!0}const l=/[\s\b]+/g,h=/^[!-~]*$/;function M(t){const e=new o.oz(t);
let n="";for(let i=e.next(!0);i!==o.Kp;i=e.next(!0))if(i===o.An)n+=Buffer.from((0,R.E3)(t,e.start,e.end)).toString("latin1");else if(i===o.Cd||i===o.QR&&(e.code===
D||e.code===P))return;return n.replace(l,"")}const D=(0,o.$N)("Do"),P=(0,o.$N)("BI");var O=c(25902);async function V(t,e,n,i,{unknownFields:r,flatten:u,font:w}){
const{assignments:d,unknown:x,issues:A}=new F.n(t,e,n).assign(i,r);if(A.length>0)throw(0,y.G6)(A);const K=new T.y(t,e,n,w),L=[];for(const $ of d){const{field:H,
same:J}=$;if(J&&U(H)&&p(t,n,H)&&S(t,H,n.of(H)))continue;L.push($),a(t,e,n,K,$);const Y=t.job.pace.step(3e3);Y&&await Y}const N=new Set(L.map(({field:$})=>$)),X=new Set(
L.filter(({same:$})=>$).map(({field:$})=>$));await k(t,e,n,K,{fields:N,kept:X,missing:u});const Q=new Set(d.map(({field:$})=>$)),z=e.fields.filter($=>(0,F.K)($)&&
!Q.has($)).map(({name:$})=>$);return{notes:[...(0,B.Lv)(x,z),...r==="ignore"?(0,B.g4)(z):[],...(0,B.jA)(K.missing,new Set(L.filter(({same:$})=>!$).map(({field:$})=>$)),
w),...(0,B.QR)([...K.tooSmall],u),...(0,I.dx)(t,e,[...N],L.some(({same:$})=>!$))],unusedKeys:x,unfilledFields:z,filled:d.length}}async function k(t,e,n,i,{fields:r=new Set,
kept:u=new Set,missing:w}){const d=e.needsAppearances;for(const A of e.fields){const K=w&&s(t,A);if(!(!d&&!r.has(A)&&!K)){if(U(A)||A.kind==="button"){const L=r.
has(A)&&!u.has(A);await i.plan(A,{wholly:!L&&!K&&(!d||p(t,n,A))})}else if(A.kind==="checkbox"||A.kind==="radio"){(0,C.lD)(t,e,A).all.some(X=>X.missing)&&j(t,e,i,
A),d&&!r.has(A)&&Z(t,e,A);const N=t.job.pace.step(3e3);N&&await N}}}await i.finish();const{form:x}=e;!x||!d||(t.edit(x.holder),x.dict.delete("NeedAppearances"))}
const U=({kind:t})=>t==="text"||t==="password"||t==="dropdown"||t==="list";function j(t,e,n,i){const r=(0,C.lD)(t,e,i),u=e.inherited(i.nodes[0],"V");n.drawStates(
i,r);for(const{widget:w,state:d,missing:x}of r.all)x&&(t.edit(w.number),w.dict.set("AS",new v.SX((0,v.Eo)(u,d)?d:"Off")))}function Z(t,e,n){const i=(0,C.L4)(t,e,
n),r=e.inherited(n.nodes[0],"V")!==null,u=w=>i===void 0||(0,C.o9)(t,w,i);r&&n.widgets.some(u)&&(0,C.wb)(t,n,i,g(t,n,i))}function a(t,e,n,i,{field:r,assigned:u,same:w}){
if(r.kind==="checkbox"||r.kind==="radio"){if(u.kind==="kept"){const d=(0,C.L4)(t,e,r);(0,C.wb)(t,r,d,g(t,r,d))}else E(t,e,i,r,u.kind==="state"?u.state:void 0,w);
return}for(const d of r.nodes)if(t.edit(d.number),d.dict.delete("RV"),u.kind!=="kept")if(d.dict.delete("I"),u.kind==="text")d.dict.set("V",(0,O.v8)(u.text));else if(u.
kind==="choices"){const x=u.values.map(O.v8);d.dict.set("V",x.length===1?x[0]:x);const A=new Set(u.values),K=n.choices(r).flatMap(({value:L},N)=>A.has(L)?[N]:[]);
K.length>0&&d.dict.set("I",K)}else d.dict.delete("V"),e.inherited(d,"V")!==null&&d.dict.set("V",(0,O.v8)(""));for(const{node:d,number:x}of r.widgets)r.nodes.includes(
d)||!(d.dict.has("V")||d.dict.has("RV"))||(t.edit(x),d.dict.delete("V"),d.dict.delete("RV"))}function E(t,e,n,i,r,u){const w=(0,C.lD)(t,e,i);r&&w.all.some(({missing:d})=>d)&&
n.drawStates(i,w),(0,C.wb)(t,i,r?.state,g(t,i,r?.state,u?void 0:r?.widget))}function g(t,e,n,i){if(n===void 0||e.kind!=="radio"||e.flags&m.Uv)return()=>!0;const r=e.
widgets.filter(w=>(0,C.o9)(t,w,n)),u=i??r.find(({dict:w})=>(0,v.Eo)(t.resolve(w.get("AS")),n))??r[0];return w=>w===u}function p(t,e,n){const i=e.of(n)!==null;return n.
widgets.every(({dict:r})=>{const u=t.resolve(t.dict(r.get("AP"))?.get("N"));if(u instanceof v.Bi)return!0;if(!(u instanceof v.Z6))return(0,W.Dm)(t,r)===void 0;if(!i)
return!0;try{return f.test(Buffer.from(t.decoded(u)).toString("latin1"))}catch{return!1}})}const f=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,s=(t,e)=>e.kind!=="signature"&&e.
widgets.some(n=>!(0,T.d)(t,n))}),82943:((G,b,c)=>{c.d(b,{F:()=>y});const y=(v,T,F=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that \
cannot be shown: ${v}. ${T}`,...F.length>0?{mentions:F}:{}})}),78906:((G,b,c)=>{c.d(b,{y:()=>Z,d:()=>a});var y=c(59596),v=c(45599),T=c(36078);class F{font;spacing;stretch;constructor(s,t,e){
this.font=s,this.spacing=t,this.stretch=e}get resource(){return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(s){
return this.font.covers(s)}width(s){return(this.font.width(s)+[...s].length*this.spacing)*this.stretch}show(s,t){return[...this.spacing===0?[]:[`${(0,T.id)(this.
spacing*t/1e3)} Tc`],...this.stretch===1?[]:[`${(0,T.id)(this.stretch*100)} Tz`],this.font.show(s,t)].join(" ")}use(s){this.font.use?.(s)}}var C=c(79784),B=c(13625);
const W=f=>/^[48Hlnu]$/.test(f);function m(f,s,t,e,n){const i=[e?S(f):(0,B.cH)(f)];return t&&i.push("q",n,o(f,s),"Q"),i.filter(r=>r!=="").join(`
`)}const I={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:R(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function R(){return Array.from({length:10},(f,s)=>{const t=Math.PI/2+s*Math.PI/5,e=s%
2===0?50:20;return[50+e*Math.cos(t),47+e*Math.sin(t)]})}function o({width:f,height:s,border:t},e){const n=Math.max(Math.min(f,s)-2*t,0)*.8,[i,r]=[(f-n)/2,(s-n)/
2];if(e==="l")return`${l(f/2,s/2,n*.36)} f`;const u=I[e].map(([w,d])=>[i+w*n/100,r+d*n/100]);return`${(0,T.XL)(u)} f`}function S({width:f,height:s,background:t,
borderColor:e,line:n,style:i,dash:r}){const u=Math.min(f,s)/2,w=[];return t&&w.push((0,T.wW)(t,"fill"),`${l(f/2,s/2,u)} f`),e&&n>0&&(w.push((0,T.wW)(e,"stroke"),
`${(0,T.id)(n)} w`),i==="D"&&w.push((0,T.hX)(r)),w.push(`${l(f/2,s/2,u-n/2)} s`)),w.join(`
`)}const l=(f,s,t)=>(0,T.KJ)((e,n)=>[f+e*t,s+n*t]);var h=c(49336),M=c(81228),D=c(52755),P=c(25902),O=c(45657);const V=600,k=1e3,U=512,j=1;class Z{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(s,t,e,n){
this.document=s,this.model=t,this.values=e,this.fonts=new M.t(s,t,n)}async plan(s,{wholly:t}){const e=[];for(const r of s.widgets){const u=(0,B.Dm)(this.document,
r.dict);if(!u||s.kind==="button"&&(a(this.document,r)||E(u)))continue;const w=await this.planWidget(s,r,u);e.push(w);const d=this.document.job.pace.step(8e3);d&&
await d}const n=[...new Set(e.flatMap(({selected:r})=>r.missing))];if(n.length>0&&t)return;n.length>0&&this.missing.set(s,n),(0,O.RZ)(this.planned,e);const i=({
widget:r,frame:u,wanted:w,layout:d,selected:x})=>r.pages.length>0&&(0,h.Jq)(u,w,d,x.font);s.kind!=="password"&&e.some(i)&&this.tooSmall.add(s)}async finish(){for(const{
selected:s,layout:t}of this.planned)for(const{text:e}of t.lines)s.font.use?.(e);await this.fonts.finish();for(const{widget:s,frame:t,wanted:e,layout:n,selected:i,
color:r}of this.planned){const{font:u,name:w}=i,d=(0,h.m)(t,e,n,{font:u,name:w,color:r}),A=n.lines.length===0?new v.Bi:this.resourcesOf(i);this.document.edit(s.
number),s.dict.set("AP",new v.Bi([["N",this.document.add(g(t,d,A))]]));const K=this.document.job.pace.step(4e3);K&&await K}}drawStates(s,t){for(const{widget:e,state:n,
missing:i}of t.all){const r=i?(0,B.Dm)(this.document,e.dict):void 0;if(!r)continue;const u=r.caption instanceof v.Mx?(0,P.Ly)(r.caption.bytes):"",w=W(u)?u:s.kind===
"radio"?"l":"4",d=s.kind==="radio"&&w==="l",{color:x}=(0,C.O)(this.defaultAppearance(e)),A=new v.Bi(this.document.dict(e.dict.get("AP"))),K=this.document.resolve(
A.get("N")),L=new v.Bi(K instanceof v.Bi?K:[]),N=X=>this.document.add(g(r,m(r,w,X,d,x),new v.Bi));L.set(n,N(!0)),L.has("Off")||L.set("Off",N(!1)),A.set("N",L),this.
document.edit(e.number),e.dict.set("AP",A)}}defaultAppearance(s){const t=this.model.inherited(s.node,"DA");return t instanceof v.Mx?(0,P.Ly)(t.bytes):""}async planWidget(s,t,e){
const{font:n,size:i,color:r,spacing:u,stretch:w}=(0,C.O)(this.defaultAppearance(t));let d=s.kind==="button"?this.caption(e):this.wanted(s,t);s.kind==="password"&&
(d={kind:"line",text:"•".repeat([...(0,h.Fp)(d)].slice(0,U).length)});const x=await this.fonts.select(t,n,(0,h.Fp)(d)),A=i>0?u/i*1e3:0,L=A!==0||w!==1?{...x,font:new F(
x.font,A,w)}:x;if(d.kind==="list"){const z=(0,h.rI)(e,i,d.rows);z!==d.rows.first&&this.scroll(s,z),d={kind:"list",rows:{...d.rows,first:z}}}const N=s.kind==="bu\
tton"?j:this.model.integer(t.node,"Q"),Q=(0,h.Fp)(d)===""?{size:i||12,lines:[]}:await(0,h.v8)({frame:e,font:L.font,size:i,quadding:N},d);return{widget:t,frame:e,
wanted:d,layout:Q,selected:L,color:r}}caption({caption:s}){return{kind:"line",text:(0,h.ai)((0,P.gF)(this.document,s)??"","one")}}wanted(s,t){const{document:e,model:n,
values:i}=this;if(s.kind==="list"){const x=i.choices(s),A=new Set(i.chosen(s)),K=n.integer(s.nodes[0],"TI");return{kind:"list",rows:{texts:x.map(({display:L})=>(0,h.
ai)(L,"one")),chosen:x.flatMap(({value:L},N)=>A.has(L)?[N]:[]),first:Math.min(Math.max(K,0),Math.max(x.length-1,0))}}}if(s.kind==="dropdown"){const[x]=i.chosen(
s),A=i.choices(s).find(K=>K.value===x)?.display??x??"";return{kind:"line",text:(0,h.ai)(A,"one")}}const r=(0,P.gF)(e,n.inherited(t.node,"V"))??"";if((s.flags&D.
kz)!==0&&s.kind==="text")return{kind:"paragraph",text:(0,h.ai)(r,"several")};const w=n.integer(t.node,"MaxLen"),d=(0,h.ai)(r,"one");return s.flags&D.qA&&w>0&&w<=
k&&s.kind==="text"?{kind:"comb",text:d,cells:w}:{kind:"line",text:d}}scroll(s,t){for(const{number:e,dict:n}of s.nodes)this.document.edit(e),t>0?n.set("TI",t):n.
delete("TI")}resourcesOf({name:s,font:{resource:t,further:e}}){if(e)return new v.Bi([["Font",new v.Bi([[s,t],...e])]]);let n=this.resources.get(t);n||this.resources.
set(t,n=new Map);let i=n.get(s);return i||n.set(s,i=new v.Bi([["Font",new v.Bi([[s,t]])]])),i}}const a=(f,{dict:s})=>f.dict(s.get("AP"))?.has("N")===!0,E=({background:f,
borderColor:s,caption:t})=>f===void 0&&s===void 0&&t===null;function g(f,s,t){const e=(0,B.lQ)(f),n=new v.Bi([["Type",new v.SX("XObject")],["Subtype",new v.SX("\
Form")],["BBox",[0,0,p(f.width),p(f.height)]],...e?[["Matrix",e.map(p)]]:[],["Resources",t]]),i=Buffer.from(s,"latin1");return i.length<V?new v.Z6(n,i):(n.set("\
Filter",new v.SX("FlateDecode")),new v.Z6(n,(0,y.Kc)(i)))}const p=f=>Math.round(f*1e4)/1e4}),36502:((G,b,c)=>{c.d(b,{z:()=>m});var y=c(45599);const v={View:"Vie\
wState",Print:"PrintState"};class T{document;categories={View:new Map,Print:new Map};intents;constructor(o,S){this.document=o,this.intents=this.intentsOf(S);for(const l of o.
array(S?.get("AS"))??[]){const h=o.dict(l),M=o.resolve(h?.get("Event"));if(!h||!((0,y.Eo)(M,"View")||(0,y.Eo)(M,"Print")))continue;const D=F(o,h.get("Category")),
P=this.categories[M.text];for(const O of o.array(h.get("OCGs"))??[]){if(!(0,y.i9)(O))continue;const V=P.get(O.number)??new Set;for(const k of D)V.add(k);P.set(O.
number,V)}}}isAlwaysOn(o){const{intents:S}=this;if(S.has("All"))return!1;const l=this.intentsOf(this.document.dict(new y.oS(o)));return!l.has("All")&&![...l].some(
h=>S.has(h))}stateOf(o,S){const l=this.categories[S].get(o);if(!l)return;const h=this.document.dict(this.document.dict(new y.oS(o))?.get("Usage"));let M;for(const D of l){
const P=v[D],O=P===void 0?null:this.document.resolve(this.document.dict(h?.get(D))?.get(P));if((0,y.Eo)(O,"OFF"))return!1;(0,y.Eo)(O,"ON")&&(M=!0)}return M}intentsOf(o){
const S=F(this.document,o?.get("Intent"));return new Set(S.length>0?S:["View"])}}function F(R,o){return(R.array(o)??[o??null]).map(l=>R.resolve(l)).flatMap(l=>l instanceof
y.SX?[l.text]:[])}const C=32;function B(R,o,S){const l=new Map,h=(M,D)=>{const P=l.get(M);if(P!==void 0)return P;l.set(M,!0);const O=R.resolve(M[0]),V=j=>{const Z=R.
resolve(j);return(0,y.cy)(Z)?D>0?h(Z,D-1):!0:!(0,y.i9)(j)||S(j.number)},k=M.slice(1),U=W(O instanceof y.SX?O.text:"",k,V);return l.set(M,U),U};return h(o,C)}function W(R,o,S){
switch(R){case"And":return o.every(S);case"Or":return o.some(S);case"Not":return o.length===0||!S(o[0]);default:return!0}}class m{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(o){
this.document=o;const S=o.dict(o.dict(o.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,y.Eo)(o.resolve(S?.get("BaseState")),"OFF");for(const l of o.array(
S?.get("OFF"))??[])(0,y.i9)(l)&&this.off.add(l.number);for(const l of o.array(S?.get("ON"))??[])(0,y.i9)(l)&&this.on.add(l.number);this.usages=new T(o,S),this.viewed=
I(l=>this.usages.isAlwaysOn(l)||(this.usages.stateOf(l,"View")??!this.isGroupOff(l))),this.printed=I(l=>this.usages.stateOf(l,"Print")??this.viewed.states(l))}isOff(o){
return!this.shows(o,this.viewed)}isNeverShown(o){return this.isOff(o)&&!this.shows(o,this.printed)}groupsOff(){const{document:o}=this,S=o.dict(o.catalog.get("OC\
Properties"));return this.baseOff?(o.array(S?.get("OCGs"))??[]).filter(l=>!(0,y.i9)(l)||!this.on.has(l.number)):o.array(o.dict(S?.get("D"))?.get("OFF"))??[]}neverShown(){
const o=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(o.flatMap(l=>(0,y.i9)(l)?[l.number]:
[]))].filter(l=>!this.viewed.states(l)&&!this.printed.states(l))}shows(o,{states:S,memberships:l}){const{document:h}=this,M=h.dict(o);if(!M)return!0;if(!(0,y.Eo)(
h.resolve(M.get("Type")),"OCMD"))return!(0,y.i9)(o)||S(o.number);const D=l.get(M);if(D!==void 0)return D;const P=h.resolve(M.get("VE")),O=(0,y.cy)(P)?B(h,P,S):this.
showsByPolicy(M,S);return l.set(M,O),O}showsByPolicy(o,S){const{document:l}=this,h=o.get("OCGs"),M=(l.array(h)??[h]).filter(y.i9);if(M.length===0)return!0;const D=M.
map(({number:O})=>S(O)),P=l.resolve(o.get("P"));switch(P instanceof y.SX?P.text:"AnyOn"){case"AllOn":return D.every(O=>O);case"AnyOff":return!D.every(O=>O);case"\
AllOff":return!D.some(O=>O);default:return D.some(O=>O)}}isGroupOff(o){return this.off.has(o)||this.baseOff&&!this.on.has(o)}}function I(R){const o=new Map;return{
states:l=>{let h=o.get(l);return h===void 0&&o.set(l,h=R(l)),h},memberships:new WeakMap}}}),17413:((G,b,c)=>{c.d(b,{Y:()=>T});var y=c(43496),v=c(3907);async function T(C,B,W){
const m=new F(B);await(0,v.km)(C,W,o=>((o.kind==="start"||o.kind==="empty")&&m.start(o.name,o.attributes,o.from),(o.kind==="end"||o.kind==="empty")&&m.end(o.name,
o.to),m.isTooDeep));const I=[];let R=0;for(const o of m.dropped)I.push(C.slice(R,o.from)),R=o.to;return I.join("")+C.slice(R)}class F{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new y.
ee;constructor(B){this.drops=B}start(B,W,m){this.isTooDeep=this.open.length>=v.ol,this.scope.enter(W);const I=this.scope.ofElement(B);this.open.push({name:B,from:m,
drops:this.drops(I,this.elements)}),this.elements.push(I)}end(B,W){let m=this.open.length-1;for(;m>=0&&this.open[m].name!==B;)m--;if(m<0)return;const{drops:I,from:R}=this.
open[m];for(;this.open.length>m;)this.open.pop(),this.elements.pop(),this.scope.leave();if(I){for(;this.dropped.length>0&&this.dropped.at(-1).from>R;)this.dropped.
pop();this.dropped.push({from:R,to:W})}}}}),33238:((G,b,c)=>{c.d(b,{Y:()=>M});var y=c(91374),v=c(39684),T=c(9819),F=c(33973),C=c(21996),B=c(17671),W=c(58006),m=c(
45599),I=c(43496),R=c(17413);async function o(a,E,g){const p=a.resolve(E);let f="";for(const s of(0,m.cy)(p)?p:[E]){const t=a.resolve(s);if(t instanceof m.Mx&&(f=
Buffer.from(t.bytes).toString("latin1")),!(0,m.i9)(s)||!(t instanceof m.Z6))continue;let e;try{e=Buffer.from(a.decoded(t)).toString("latin1")}catch{continue}const n=await(0,R.
Y)(e,S(f,g),a.job.pace);n!==e&&a.put(s,(0,W.n)(t,Buffer.from(n,"latin1"),{compress:!1}))}}function S(a,E){return({namespace:g,local:p},f)=>p==="Signature"&&g===
I.dK.ds||p==="signature"&&E&&a!=="datasets"&&!f.some(l)}const l=({namespace:a,local:E})=>E==="datasets"&&a===I.dK.xfa;var h=c(43791);async function M(a,E){const g=(0,B.
Hi)(a),p=await D(a),f=new Set,s=new Set,t=p.map(({dict:e})=>(0,y.fq)(a,e));for(const e of p)V(g,e,E,f,s);return f.size>0&&await k(g,f,s),await j(a,f.size>0),{fields:t,
objects:f,usageRights:Z(a)}}async function D(a){const E=(await(0,C.zx)(a,["Sig"])).Sig;if(E.length===0)return[];for(const n of E)P(a,n);const g=new Map;for(const{
number:n,dict:i,type:r}of await(0,y.qU)(a))r==="Sig"&&n!==void 0&&O(a,g,n,i);const p=new Set([...g.values()].flatMap(({number:n,widgets:i})=>[n,...i])),{Sig:f,Widget:s}=await(0,C.
zx)(a,["Sig","Widget"]),t=[...new Set([...f,...s])].filter(n=>{const i=p.has(n)?null:a.get(n);return(0,m.Zm)(i)&&(i.has("T")||(0,m.Eo)(i.get("Subtype"),"Widget"))&&
(0,y.pv)(a,i)==="Sig"}),e=t.length>0?(await(0,F.Gy)(a)).live:void 0;for(const n of t)e?.[n]===1&&O(a,g,n,a.get(n));return[...g.values()]}function P(a,E){const g=[
a.get(E)];for(let p=g.pop();p!==void 0;p=g.pop()){if((0,m.Zm)(p))for(const f of p.values())g.push(f);if(Array.isArray(p))for(const[f,s]of p.entries())!(0,m.Zm)(
s)||!(0,m.Eo)(s.get("FT"),"Sig")?g.push(s):(a.edit(E),p[f]=a.add(s))}}function O(a,E,g,p){if(!(0,m.Zm)(a.resolve((0,y.hj)(a,p,"V"))))return;const f=p.get("Paren\
t"),s=a.dict(f);if(!p.has("T")&&(0,m.i9)(f)&&s?.has("T")){O(a,E,f.number,s),E.get(f.number)?.widgets.add(g);return}if(E.has(g))return;const t=(a.array(p.get("Ki\
ds"))??[]).flatMap(e=>(0,m.i9)(e)?[e.number]:[]);E.set(g,{number:g,dict:p,widgets:new Set((0,m.Eo)(p.get("Subtype"),"Widget")?[g,...t]:t)})}function V({removal:a},{
number:E,dict:g,widgets:p},f,s,t){const{document:e}=a;s.add(E);const n=(0,y.hj)(e,g,"V");(0,m.i9)(n)&&a.remove(n.number);for(const i of p){const r=e.get(i);if(!(0,m.
Zm)(r))continue;if(s.add(i),f==="keep"&&(0,v.K)(e,r)){e.edit(i),(0,v.x)(e,r);continue}const u=e.resolve(r.get("StructParent"));typeof u=="number"&&t.add(u),a.remove(
i)}p.has(E)||a.remove(E)}async function k(a,E,g){const{removal:p,structure:f}=a,{document:s}=p;await U(a,E);const t=(0,T.Wo)(s,"AcroForm");for(const e of["Field\
s","CO"]){const n=s.array(t?.dict.get(e)),i=n?.filter(r=>!p.isGone(r)&&!((0,m.i9)(r)&&E.has(r.number)));!t||!n||!i||i.length===n.length||(s.edit(t.holder),i.length>
0||e==="Fields"?t.dict.set(e,i):t.dict.delete(e))}await f.dropKeys(g),await f.flush(),await(0,B.Pv)(a,new Set(p.removed()))}async function U({removal:a},E){const{
document:g}=a;for(const{number:p,dict:f}of[...await(0,y.qU)(g)].reverse()){const s=g.array(f.get("Kids")),t=s?.filter(e=>!a.isGone(e)&&!((0,m.i9)(e)&&E.has(e.number)));
p===void 0||!s||!t||t.length===s.length||(g.edit(p),t.length>0?f.set("Kids",t):(0,m.Eo)(f.get("Subtype"),"Widget")?f.delete("Kids"):a.remove(p))}}async function j(a,E){
const g=(0,T.Wo)(a,"AcroForm");if(!g)return;g.dict.has("SigFlags")&&(a.edit(g.holder),g.dict.delete("SigFlags")),await o(a,g.dict.get("XFA"),E);const p=(a.array(
g.dict.get("Fields"))??[]).length===0&&!g.dict.has("DR")&&!g.dict.has("XFA");E&&p&&a.editCatalog().delete("AcroForm")}function Z(a){const{catalog:E}=a,g=a.dict(
E.get("Perms"));(0,h.H)(a);for(const p of["Perms","Legal"])E.has(p)&&a.editCatalog().delete(p);return g?.has("UR3")===!0||g?.has("UR")===!0}}),33311:((G,b,c)=>{
c.d(b,{S:()=>T});var y=c(21996),v=c(70549);const T=(0,v.n)(F=>(0,y.zx)(F,["AP","JS","EF","ByteRange","Sig"]))}),58006:((G,b,c)=>{c.d(b,{n:()=>F});var y=c(59596),
v=c(45599);const T=["DecodeParms","F","FFilter","FDecodeParms","DL"];function F(C,B,{compress:W}){const m=new v.Bi(C.dict);W?m.set("Filter",(0,v.UU)("FlateDecod\
e")):m.delete("Filter");for(const I of T)m.delete(I);return new v.Z6(m,W?(0,y.Kc)(B):B)}})};
