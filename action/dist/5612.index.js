"use strict";exports.id=5612,exports.ids=[5612],exports.modules={71250:((G,V,d)=>{d.d(V,{Lv:()=>m,QR:()=>C,g4:()=>$,jA:()=>l});var S=d(82943),v=d(47707),R=d(10442),T=d(98446),
B=d(85673);const F=10,k=2e3;function m(h,A){if(h.length===0)return[];const D=(0,T.C7)(h.length,"name is","names are"),P=A.slice(0,k),O=h.map((K,W)=>W<F?`${(0,T.
Bu)(K)}${(0,B.gx)(K,P)}`:K);return[{code:"unknown_fields_ignored",message:(0,R.gm)(`${D} not in the form and not used: ${(0,T.Zv)(O)}`)}]}function $(h){if(h.length===
0)return[];const A=(0,T.C7)(h.length,"field");return[{code:"fields_not_filled",message:(0,R.gm)(`${A} of the form got no value: ${(0,T.Zv)(h)}`)}]}function C(h,A){
if(h.length===0)return[];const D=(0,T.C7)(h.length,"field is too small for its value","fields are too small for their values"),P=A?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${D}, and only a part shows: ${(0,T.Zv)(h.map(({name:O})=>O))}\
. ${P}`}]}const o=5,y=10;function l(h,A,D){if(h.size===0)return[];const P=[...h].slice(0,o).map(([W,U])=>{const j=A.has(W)?U.map(v.MZ):U.map(v.I2),Z=[...new Set(
j)].sort();return`${(0,T.Bu)(W.name)} (${(0,T.Dw)(Z,y)})`}),O=h.size>o?` and ${h.size-o} more fields`:"",K=D?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,S.F)(`${P.join(", ")}${O}`,K,D?[]:["font"])]}}),5964:((G,V,d)=>{d.d(V,{$:()=>W,d:()=>K});var S=d(58552),v=d(45599),R=d(
78906),T=d(38544),B=d(52604),F=d(71250),k=d(13625),m=d(52755),$=d(76933),C=d(82416),o=d(85008);function y(t,e,n){if(e.kind!=="text"||typeof n!="string"||(0,$.mU)(
t,e))return!0;const i=n.replace(l,"");return h.test(i)?e.widgets.every(({dict:r})=>{const u=t.resolve(t.dict(r.get("AP"))?.get("N"));if(!(u instanceof v.Z6))return!0;
const w=t.decodedPart(u),f=w?.whole?A(w.data):void 0;return f===void 0||!h.test(f)||f===i}):!0}const l=/[\s\b]+/g,h=/^[!-~]*$/;function A(t){const e=new o.oz(t);
let n="";for(let i=e.next(!0);i!==o.Kp;i=e.next(!0))if(i===o.An)n+=Buffer.from((0,C.E3)(t,e.start,e.end)).toString("latin1");else if(i===o.Cd||i===o.QR&&(e.code===
D||e.code===P))return;return n.replace(l,"")}const D=(0,o.$N)("Do"),P=(0,o.$N)("BI");var O=d(25902);async function K(t,e,n,i,{unknownFields:r,flatten:u,font:w}){
const{assignments:f,unknown:M,issues:E}=new T.n(t,e,n).assign(i,r);if(E.length>0)throw(0,S.G6)(E);const b=new R.y(t,e,n,w),I=[];for(const L of f){const{field:H,
same:J}=L;if(J&&U(H)&&p(t,n,H)&&y(t,H,n.of(H)))continue;I.push(L),a(t,e,n,b,L);const Y=t.job.pace.step(3e3);Y&&await Y}const N=new Set(I.map(({field:L})=>L)),X=new Set(
I.filter(({same:L})=>L).map(({field:L})=>L));await W(t,e,n,b,{fields:N,kept:X,missing:u});const Q=new Set(f.map(({field:L})=>L)),z=e.fields.filter(L=>(0,T.K)(L)&&
!Q.has(L)).map(({name:L})=>L);return{notes:[...(0,F.Lv)(M,z),...r==="ignore"?(0,F.g4)(z):[],...(0,F.jA)(b.missing,new Set(I.filter(({same:L})=>!L).map(({field:L})=>L)),
w),...(0,F.QR)([...b.tooSmall],u),...(0,$.dx)(t,e,[...N],I.some(({same:L})=>!L))],unusedKeys:M,unfilledFields:z,filled:f.length}}async function W(t,e,n,i,{fields:r=new Set,
kept:u=new Set,missing:w}){const f=e.needsAppearances;for(const E of e.fields){const b=w&&s(t,E);if(!(!f&&!r.has(E)&&!b)){if(U(E)||E.kind==="button"){const I=r.
has(E)&&!u.has(E);await i.plan(E,{wholly:!I&&!b&&(!f||p(t,n,E))})}else if(E.kind==="checkbox"||E.kind==="radio"){(0,B.lD)(t,e,E).all.some(X=>X.missing)&&j(t,e,i,
E),f&&!r.has(E)&&Z(t,e,E);const N=t.job.pace.step(3e3);N&&await N}}}await i.finish();const{form:M}=e;!M||!f||(t.edit(M.holder),M.dict.delete("NeedAppearances"))}
const U=({kind:t})=>t==="text"||t==="password"||t==="dropdown"||t==="list";function j(t,e,n,i){const r=(0,B.lD)(t,e,i),u=e.inherited(i.nodes[0],"V");n.drawStates(
i,r);for(const{widget:w,state:f,missing:M}of r.all)M&&(t.edit(w.number),w.dict.set("AS",new v.SX((0,v.Eo)(u,f)?f:"Off")))}function Z(t,e,n){const i=(0,B.L4)(t,e,
n),r=e.inherited(n.nodes[0],"V")!==null,u=w=>i===void 0||(0,B.o9)(t,w,i);r&&n.widgets.some(u)&&(0,B.wb)(t,n,i,g(t,n,i))}function a(t,e,n,i,{field:r,assigned:u,same:w}){
if(r.kind==="checkbox"||r.kind==="radio"){if(u.kind==="kept"){const f=(0,B.L4)(t,e,r);(0,B.wb)(t,r,f,g(t,r,f))}else x(t,e,i,r,u.kind==="state"?u.state:void 0,w);
return}for(const f of r.nodes)if(t.edit(f.number),f.dict.delete("RV"),u.kind!=="kept")if(f.dict.delete("I"),u.kind==="text")f.dict.set("V",(0,O.v8)(u.text));else if(u.
kind==="choices"){const M=u.values.map(O.v8);f.dict.set("V",M.length===1?M[0]:M);const E=new Set(u.values),b=n.choices(r).flatMap(({value:I},N)=>E.has(I)?[N]:[]);
b.length>0&&f.dict.set("I",b)}else f.dict.delete("V"),e.inherited(f,"V")!==null&&f.dict.set("V",(0,O.v8)(""));for(const{node:f,number:M}of r.widgets)r.nodes.includes(
f)||!(f.dict.has("V")||f.dict.has("RV"))||(t.edit(M),f.dict.delete("V"),f.dict.delete("RV"))}function x(t,e,n,i,r,u){const w=(0,B.lD)(t,e,i);r&&w.all.some(({missing:f})=>f)&&
n.drawStates(i,w),(0,B.wb)(t,i,r?.state,g(t,i,r?.state,u?void 0:r?.widget))}function g(t,e,n,i){if(n===void 0||e.kind!=="radio"||e.flags&m.Uv)return()=>!0;const r=e.
widgets.filter(w=>(0,B.o9)(t,w,n)),u=i??r.find(({dict:w})=>(0,v.Eo)(t.resolve(w.get("AS")),n))??r[0];return w=>w===u}function p(t,e,n){const i=e.of(n)!==null;return n.
widgets.every(({dict:r})=>{const u=t.resolve(t.dict(r.get("AP"))?.get("N"));if(u instanceof v.Bi)return!0;if(!(u instanceof v.Z6))return(0,k.Dm)(t,r)===void 0;if(!i)
return!0;try{return c.test(Buffer.from(t.decoded(u)).toString("latin1"))}catch{return!1}})}const c=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,s=(t,e)=>e.kind!=="signature"&&e.
widgets.some(n=>!(0,R.d)(t,n))}),82943:((G,V,d)=>{d.d(V,{F:()=>S});const S=(v,R,T=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that \
cannot be shown: ${v}. ${R}`,...T.length>0?{mentions:T}:{}})}),78906:((G,V,d)=>{d.d(V,{y:()=>Z,d:()=>a});var S=d(59596),v=d(45599),R=d(36078);class T{font;spacing;stretch;constructor(s,t,e){
this.font=s,this.spacing=t,this.stretch=e}get resource(){return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(s){
return this.font.covers(s)}width(s){return(this.font.width(s)+[...s].length*this.spacing)*this.stretch}show(s,t){return[...this.spacing===0?[]:[`${(0,R.id)(this.
spacing*t/1e3)} Tc`],...this.stretch===1?[]:[`${(0,R.id)(this.stretch*100)} Tz`],this.font.show(s,t)].join(" ")}use(s){this.font.use?.(s)}}var B=d(79784),F=d(13625);
const k=c=>/^[48Hlnu]$/.test(c);function m(c,s,t,e,n){const i=[e?y(c):(0,F.cH)(c)];return t&&i.push("q",n,o(c,s),"Q"),i.filter(r=>r!=="").join(`
`)}const $={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:C(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function C(){return Array.from({length:10},(c,s)=>{const t=Math.PI/2+s*Math.PI/5,e=s%
2===0?50:20;return[50+e*Math.cos(t),47+e*Math.sin(t)]})}function o({width:c,height:s,border:t},e){const n=Math.max(Math.min(c,s)-2*t,0)*.8,[i,r]=[(c-n)/2,(s-n)/
2];if(e==="l")return`${l(c/2,s/2,n*.36)} f`;const u=$[e].map(([w,f])=>[i+w*n/100,r+f*n/100]);return`${(0,R.XL)(u)} f`}function y({width:c,height:s,background:t,
borderColor:e,line:n,style:i,dash:r}){const u=Math.min(c,s)/2,w=[];return t&&w.push((0,R.wW)(t,"fill"),`${l(c/2,s/2,u)} f`),e&&n>0&&(w.push((0,R.wW)(e,"stroke"),
`${(0,R.id)(n)} w`),i==="D"&&w.push((0,R.hX)(r)),w.push(`${l(c/2,s/2,u-n/2)} s`)),w.join(`
`)}const l=(c,s,t)=>(0,R.KJ)((e,n)=>[c+e*t,s+n*t]);var h=d(49336),A=d(81228),D=d(52755),P=d(25902),O=d(45657);const K=600,W=1e3,U=512,j=1;class Z{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(s,t,e,n){
this.document=s,this.model=t,this.values=e,this.fonts=new A.t(s,t,n)}async plan(s,{wholly:t}){const e=[];for(const r of s.widgets){const u=(0,F.Dm)(this.document,
r.dict);if(!u||s.kind==="button"&&(a(this.document,r)||x(u)))continue;const w=await this.planWidget(s,r,u);e.push(w);const f=this.document.job.pace.step(8e3);f&&
await f}const n=[...new Set(e.flatMap(({selected:r})=>r.missing))];if(n.length>0&&t)return;n.length>0&&this.missing.set(s,n),(0,O.RZ)(this.planned,e);const i=({
widget:r,frame:u,wanted:w,layout:f,selected:M})=>r.pages.length>0&&(0,h.Jq)(u,w,f,M.font);s.kind!=="password"&&e.some(i)&&this.tooSmall.add(s)}async finish(){for(const{
selected:s,layout:t}of this.planned)for(const{text:e}of t.lines)s.font.use?.(e);await this.fonts.finish();for(const{widget:s,frame:t,wanted:e,layout:n,selected:i,
color:r}of this.planned){const{font:u,name:w}=i,f=(0,h.m)(t,e,n,{font:u,name:w,color:r}),E=n.lines.length===0?new v.Bi:this.resourcesOf(i);this.document.edit(s.
number),s.dict.set("AP",new v.Bi([["N",this.document.add(g(t,f,E))]]));const b=this.document.job.pace.step(4e3);b&&await b}}drawStates(s,t){for(const{widget:e,state:n,
missing:i}of t.all){const r=i?(0,F.Dm)(this.document,e.dict):void 0;if(!r)continue;const u=r.caption instanceof v.Mx?(0,P.Ly)(r.caption.bytes):"",w=k(u)?u:s.kind===
"radio"?"l":"4",f=s.kind==="radio"&&w==="l",{color:M}=(0,B.O)(this.defaultAppearance(e)),E=new v.Bi(this.document.dict(e.dict.get("AP"))),b=this.document.resolve(
E.get("N")),I=new v.Bi(b instanceof v.Bi?b:[]),N=X=>this.document.add(g(r,m(r,w,X,f,M),new v.Bi));I.set(n,N(!0)),I.has("Off")||I.set("Off",N(!1)),E.set("N",I),this.
document.edit(e.number),e.dict.set("AP",E)}}defaultAppearance(s){const t=this.model.inherited(s.node,"DA");return t instanceof v.Mx?(0,P.Ly)(t.bytes):""}async planWidget(s,t,e){
const{font:n,size:i,color:r,spacing:u,stretch:w}=(0,B.O)(this.defaultAppearance(t));let f=s.kind==="button"?this.caption(e):this.wanted(s,t);s.kind==="password"&&
(f={kind:"line",text:"•".repeat([...(0,h.Fp)(f)].slice(0,U).length)});const M=await this.fonts.select(t,n,(0,h.Fp)(f)),E=i>0?u/i*1e3:0,I=E!==0||w!==1?{...M,font:new T(
M.font,E,w)}:M;if(f.kind==="list"){const z=(0,h.rI)(e,i,f.rows);z!==f.rows.first&&this.scroll(s,z),f={kind:"list",rows:{...f.rows,first:z}}}const N=s.kind==="bu\
tton"?j:this.model.integer(t.node,"Q"),Q=(0,h.Fp)(f)===""?{size:i||12,lines:[]}:await(0,h.v8)({frame:e,font:I.font,size:i,quadding:N},f);return{widget:t,frame:e,
wanted:f,layout:Q,selected:I,color:r}}caption({caption:s}){return{kind:"line",text:(0,h.ai)((0,P.gF)(this.document,s)??"","one")}}wanted(s,t){const{document:e,model:n,
values:i}=this;if(s.kind==="list"){const M=i.choices(s),E=new Set(i.chosen(s)),b=n.integer(s.nodes[0],"TI");return{kind:"list",rows:{texts:M.map(({display:I})=>(0,h.
ai)(I,"one")),chosen:M.flatMap(({value:I},N)=>E.has(I)?[N]:[]),first:Math.min(Math.max(b,0),Math.max(M.length-1,0))}}}if(s.kind==="dropdown"){const[M]=i.chosen(
s),E=i.choices(s).find(b=>b.value===M)?.display??M??"";return{kind:"line",text:(0,h.ai)(E,"one")}}const r=(0,P.gF)(e,n.inherited(t.node,"V"))??"";if((s.flags&D.
kz)!==0&&s.kind==="text")return{kind:"paragraph",text:(0,h.ai)(r,"several")};const w=n.integer(t.node,"MaxLen"),f=(0,h.ai)(r,"one");return s.flags&D.qA&&w>0&&w<=
W&&s.kind==="text"?{kind:"comb",text:f,cells:w}:{kind:"line",text:f}}scroll(s,t){for(const{number:e,dict:n}of s.nodes)this.document.edit(e),t>0?n.set("TI",t):n.
delete("TI")}resourcesOf({name:s,font:{resource:t,further:e}}){if(e)return new v.Bi([["Font",new v.Bi([[s,t],...e])]]);let n=this.resources.get(t);n||this.resources.
set(t,n=new Map);let i=n.get(s);return i||n.set(s,i=new v.Bi([["Font",new v.Bi([[s,t]])]])),i}}const a=(c,{dict:s})=>c.dict(s.get("AP"))?.has("N")===!0,x=({background:c,
borderColor:s,caption:t})=>c===void 0&&s===void 0&&t===null;function g(c,s,t){const e=(0,F.lQ)(c),n=new v.Bi([["Type",new v.SX("XObject")],["Subtype",new v.SX("\
Form")],["BBox",[0,0,p(c.width),p(c.height)]],...e?[["Matrix",e.map(p)]]:[],["Resources",t]]),i=Buffer.from(s,"latin1");return i.length<K?new v.Z6(n,i):(n.set("\
Filter",new v.SX("FlateDecode")),new v.Z6(n,(0,S.Kc)(i)))}const p=c=>Math.round(c*1e4)/1e4}),36502:((G,V,d)=>{d.d(V,{z:()=>m});var S=d(45599);const v={View:"Vie\
wState",Print:"PrintState"};class R{document;categories={View:new Map,Print:new Map};intents;constructor(o,y){this.document=o,this.intents=this.intentsOf(y);for(const l of o.
array(y?.get("AS"))??[]){const h=o.dict(l),A=o.resolve(h?.get("Event"));if(!h||!((0,S.Eo)(A,"View")||(0,S.Eo)(A,"Print")))continue;const D=T(o,h.get("Category")),
P=this.categories[A.text];for(const O of o.array(h.get("OCGs"))??[]){if(!(0,S.i9)(O))continue;const K=P.get(O.number)??new Set;for(const W of D)K.add(W);P.set(O.
number,K)}}}isAlwaysOn(o){const{intents:y}=this;if(y.has("All"))return!1;const l=this.intentsOf(this.document.dict(new S.oS(o)));return!l.has("All")&&![...l].some(
h=>y.has(h))}stateOf(o,y){const l=this.categories[y].get(o);if(!l)return;const h=this.document.dict(this.document.dict(new S.oS(o))?.get("Usage"));let A;for(const D of l){
const P=v[D],O=P===void 0?null:this.document.resolve(this.document.dict(h?.get(D))?.get(P));if((0,S.Eo)(O,"OFF"))return!1;(0,S.Eo)(O,"ON")&&(A=!0)}return A}intentsOf(o){
const y=T(this.document,o?.get("Intent"));return new Set(y.length>0?y:["View"])}}function T(C,o){return(C.array(o)??[o??null]).map(l=>C.resolve(l)).flatMap(l=>l instanceof
S.SX?[l.text]:[])}const B=32;function F(C,o,y){const l=new Map,h=(A,D)=>{const P=l.get(A);if(P!==void 0)return P;l.set(A,!0);const O=C.resolve(A[0]),K=j=>{const Z=C.
resolve(j);return(0,S.cy)(Z)?D>0?h(Z,D-1):!0:!(0,S.i9)(j)||y(j.number)},W=A.slice(1),U=k(O instanceof S.SX?O.text:"",W,K);return l.set(A,U),U};return h(o,B)}function k(C,o,y){
switch(C){case"And":return o.every(y);case"Or":return o.some(y);case"Not":return o.length===0||!y(o[0]);default:return!0}}class m{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(o){
this.document=o;const y=o.dict(o.dict(o.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,S.Eo)(o.resolve(y?.get("BaseState")),"OFF");for(const l of o.array(
y?.get("OFF"))??[])(0,S.i9)(l)&&this.off.add(l.number);for(const l of o.array(y?.get("ON"))??[])(0,S.i9)(l)&&this.on.add(l.number);this.usages=new R(o,y),this.viewed=
$(l=>this.usages.isAlwaysOn(l)||(this.usages.stateOf(l,"View")??!this.isGroupOff(l))),this.printed=$(l=>this.usages.stateOf(l,"Print")??this.viewed.states(l))}isOff(o){
return!this.shows(o,this.viewed)}isNeverShown(o){return this.isOff(o)&&!this.shows(o,this.printed)}groupsOff(){const{document:o}=this,y=o.dict(o.catalog.get("OC\
Properties"));return this.baseOff?(o.array(y?.get("OCGs"))??[]).filter(l=>!(0,S.i9)(l)||!this.on.has(l.number)):o.array(o.dict(y?.get("D"))?.get("OFF"))??[]}neverShown(){
const o=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(o.flatMap(l=>(0,S.i9)(l)?[l.number]:
[]))].filter(l=>!this.viewed.states(l)&&!this.printed.states(l))}shows(o,{states:y,memberships:l}){const{document:h}=this,A=h.dict(o);if(!A)return!0;if(!(0,S.Eo)(
h.resolve(A.get("Type")),"OCMD"))return!(0,S.i9)(o)||y(o.number);const D=l.get(A);if(D!==void 0)return D;const P=h.resolve(A.get("VE")),O=(0,S.cy)(P)?F(h,P,y):this.
showsByPolicy(A,y);return l.set(A,O),O}showsByPolicy(o,y){const{document:l}=this,h=o.get("OCGs"),A=(l.array(h)??[h]).filter(S.i9);if(A.length===0)return!0;const D=A.
map(({number:O})=>y(O)),P=l.resolve(o.get("P"));switch(P instanceof S.SX?P.text:"AnyOn"){case"AllOn":return D.every(O=>O);case"AnyOff":return!D.every(O=>O);case"\
AllOff":return!D.some(O=>O);default:return D.some(O=>O)}}isGroupOff(o){return this.off.has(o)||this.baseOff&&!this.on.has(o)}}function $(C){const o=new Map;return{
states:l=>{let h=o.get(l);return h===void 0&&o.set(l,h=C(l)),h},memberships:new WeakMap}}}),17413:((G,V,d)=>{d.d(V,{Y:()=>R});var S=d(43496),v=d(3907);async function R(B,F,k){
const m=new T(F);await(0,v.km)(B,k,o=>((o.kind==="start"||o.kind==="empty")&&m.start(o.name,o.attributes,o.from),(o.kind==="end"||o.kind==="empty")&&m.end(o.name,
o.to),m.isTooDeep));const $=[];let C=0;for(const o of m.dropped)$.push(B.slice(C,o.from)),C=o.to;return $.join("")+B.slice(C)}class T{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new S.
ee;constructor(F){this.drops=F}start(F,k,m){this.isTooDeep=this.open.length>=v.ol,this.scope.enter(k);const $=this.scope.ofElement(F);this.open.push({name:F,from:m,
drops:this.drops($,this.elements)}),this.elements.push($)}end(F,k){let m=this.open.length-1;for(;m>=0&&this.open[m].name!==F;)m--;if(m<0)return;const{drops:$,from:C}=this.
open[m];for(;this.open.length>m;)this.open.pop(),this.elements.pop(),this.scope.leave();if($){for(;this.dropped.length>0&&this.dropped.at(-1).from>C;)this.dropped.
pop();this.dropped.push({from:C,to:k})}}}}),33238:((G,V,d)=>{d.d(V,{Y:()=>A});var S=d(91374),v=d(39684),R=d(9819),T=d(33973),B=d(21996),F=d(17671),k=d(58006),m=d(
45599),$=d(43496),C=d(17413);async function o(a,x,g){const p=a.resolve(x);let c="";for(const s of(0,m.cy)(p)?p:[x]){const t=a.resolve(s);if(t instanceof m.Mx&&(c=
Buffer.from(t.bytes).toString("latin1")),!(0,m.i9)(s)||!(t instanceof m.Z6))continue;let e;try{e=Buffer.from(a.decoded(t)).toString("latin1")}catch{continue}const n=await(0,C.
Y)(e,y(c,g),a.job.pace);n!==e&&a.put(s,(0,k.n)(t,Buffer.from(n,"latin1"),{compress:!1}))}}function y(a,x){return({namespace:g,local:p},c)=>p==="Signature"&&g===
$.dK.ds||p==="signature"&&x&&a!=="datasets"&&!c.some(l)}const l=({namespace:a,local:x})=>x==="datasets"&&a===$.dK.xfa;var h=d(43791);async function A(a,x){const g=(0,F.
Hi)(a),p=await D(a),c=new Set,s=new Set,t=p.map(({dict:e})=>(0,S.fq)(a,e));for(const e of p)K(g,e,x,c,s);return c.size>0&&await W(g,c,s),await j(a,c.size>0),{fields:t,
objects:c,usageRights:Z(a)}}async function D(a){const x=(await(0,B.zx)(a,["Sig"])).Sig;if(x.length===0)return[];for(const n of x)P(a,n);const g=new Map;for(const{
number:n,dict:i,type:r}of await(0,S.qU)(a))r==="Sig"&&n!==void 0&&O(a,g,n,i);const p=new Set([...g.values()].flatMap(({number:n,widgets:i})=>[n,...i])),{Sig:c,Widget:s}=await(0,B.
zx)(a,["Sig","Widget"]),t=[...new Set([...c,...s])].filter(n=>{const i=p.has(n)?null:a.get(n);return(0,m.Zm)(i)&&(i.has("T")||(0,m.Eo)(i.get("Subtype"),"Widget"))&&
(0,S.pv)(a,i)==="Sig"}),e=t.length>0?(await(0,T.Gy)(a)).live:void 0;for(const n of t)e?.[n]===1&&O(a,g,n,a.get(n));return[...g.values()]}function P(a,x){const g=[
a.get(x)];for(let p=g.pop();p!==void 0;p=g.pop()){if((0,m.Zm)(p))for(const c of p.values())g.push(c);if(Array.isArray(p))for(const[c,s]of p.entries())!(0,m.Zm)(
s)||!(0,m.Eo)(s.get("FT"),"Sig")?g.push(s):(a.edit(x),p[c]=a.add(s))}}function O(a,x,g,p){if(!(0,m.Zm)(a.resolve((0,S.hj)(a,p,"V"))))return;const c=p.get("Paren\
t"),s=a.dict(c);if(!p.has("T")&&(0,m.i9)(c)&&s?.has("T")){O(a,x,c.number,s),x.get(c.number)?.widgets.add(g);return}if(x.has(g))return;const t=(a.array(p.get("Ki\
ds"))??[]).flatMap(e=>(0,m.i9)(e)?[e.number]:[]);x.set(g,{number:g,dict:p,widgets:new Set((0,m.Eo)(p.get("Subtype"),"Widget")?[g,...t]:t)})}function K({removal:a},{
number:x,dict:g,widgets:p},c,s,t){const{document:e}=a;s.add(x);const n=(0,S.hj)(e,g,"V");(0,m.i9)(n)&&a.remove(n.number);for(const i of p){const r=e.get(i);if(!(0,m.
Zm)(r))continue;if(s.add(i),c==="keep"&&(0,v.K)(e,r)){e.edit(i),(0,v.x)(e,r);continue}const u=e.resolve(r.get("StructParent"));typeof u=="number"&&t.add(u),a.remove(
i)}p.has(x)||a.remove(x)}async function W(a,x,g){const{removal:p,structure:c}=a,{document:s}=p;await U(a,x);const t=(0,R.Wo)(s,"AcroForm");for(const e of["Field\
s","CO"]){const n=s.array(t?.dict.get(e)),i=n?.filter(r=>!p.isGone(r)&&!((0,m.i9)(r)&&x.has(r.number)));!t||!n||!i||i.length===n.length||(s.edit(t.holder),i.length>
0||e==="Fields"?t.dict.set(e,i):t.dict.delete(e))}await c.dropKeys(g),await c.flush(),await(0,F.Pv)(a,new Set(p.removed()))}async function U({removal:a},x){const{
document:g}=a;for(const{number:p,dict:c}of[...await(0,S.qU)(g)].reverse()){const s=g.array(c.get("Kids")),t=s?.filter(e=>!a.isGone(e)&&!((0,m.i9)(e)&&x.has(e.number)));
p===void 0||!s||!t||t.length===s.length||(g.edit(p),t.length>0?c.set("Kids",t):(0,m.Eo)(c.get("Subtype"),"Widget")?c.delete("Kids"):a.remove(p))}}async function j(a,x){
const g=(0,R.Wo)(a,"AcroForm");if(!g)return;g.dict.has("SigFlags")&&(a.edit(g.holder),g.dict.delete("SigFlags")),await o(a,g.dict.get("XFA"),x);const p=(a.array(
g.dict.get("Fields"))??[]).length===0&&!g.dict.has("DR")&&!g.dict.has("XFA");x&&p&&a.editCatalog().delete("AcroForm")}function Z(a){const{catalog:x}=a,g=a.dict(
x.get("Perms"));(0,h.H)(a);for(const p of["Perms","Legal"])x.has(p)&&a.editCatalog().delete(p);return g?.has("UR3")===!0||g?.has("UR")===!0}}),58006:((G,V,d)=>{
d.d(V,{n:()=>T});var S=d(59596),v=d(45599);const R=["DecodeParms","F","FFilter","FDecodeParms","DL"];function T(B,F,{compress:k}){const m=new v.Bi(B.dict);k?m.set(
"Filter",(0,v.UU)("FlateDecode")):m.delete("Filter");for(const $ of R)m.delete($);return new v.Z6(m,k?(0,S.Kc)(F):F)}})};
