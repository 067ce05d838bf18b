"use strict";exports.id=1609,exports.ids=[1609],exports.modules={71250:((_,Z,r)=>{r.d(Z,{Lv:()=>M,QR:()=>x,g4:()=>L,jA:()=>Q});var K=r(82943),C=r(47707),I=r(10442),m=r(98446),
y=r(85673);const $=10,W=1e3;function M(R,U){if(R.length===0)return[];const F=(0,m.C7)(R.length,"name is","names are"),G=U.slice(0,W),k=R.map((V,H)=>H<$?`${(0,m.
Bu)(V)}${(0,y.gx)(V,G)}`:V);return[{code:"unknown_fields_ignored",message:(0,I.gm)(`${F} not in the form and not used: ${(0,m.Zv)(k)}`)}]}function L(R){if(R.length===
0)return[];const U=(0,m.C7)(R.length,"field");return[{code:"fields_not_filled",message:(0,I.gm)(`${U} of the form got no value: ${(0,m.Zv)(R)}`)}]}function x(R,U){
if(R.length===0)return[];const F=(0,m.C7)(R.length,"field is too small for its value","fields are too small for their values"),G=U?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${F}, and only a part shows: ${(0,m.Zv)(R.map(({name:k})=>k))}\
. ${G}`}]}const D=5,z=10;function Q(R,U,F){if(R.size===0)return[];const G=[...R].slice(0,D).map(([H,N])=>{const J=U.has(H)?N.map(C.MZ):N.map(C.I2),Y=[...new Set(
J)].sort();return`${(0,m.Bu)(H.name)} (${(0,m.Dw)(Y,z)})`}),k=R.size>D?` and ${R.size-D} more fields`:"",V=F?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,K.F)(`${G.join(", ")}${k}`,V,F?[]:["font"])]}}),68164:((_,Z,r)=>{r.d(Z,{$:()=>p,d:()=>u});var K=r(58552),C=r(45599),I=r(
78906),m=r(46570),y=r(52604),$=r(98446),W=r(85673),M=r(34378);const L=1e3,x=5,D=1500,z=10;class Q{fields;full=new Map;loose=[new Map,new Map,new Map,new Map];guessed=0;constructor(s){
this.fields=s}static async indexFields(s,n){const l=new Q(s);for(const d of s){l.add(d);const h=n.step(D+d.name.length);h&&await h}return l}add(s){const n=(0,M.
w)(s.name),l=(0,M.w)(s.part);this.full.has(n)||this.full.set(n,s);for(const[d,h]of[U(n),l,U(l),n.trim()].entries()){const S=this.loose[d].get(h);S?S.push(s):this.
loose[d].set(h,[s])}}find(s){const n=this.exactly(s);return"problem"in n&&n.problem==="unknown"&&s!==s.trim()?this.exactly(s.trim()):n}exactly(s){const n=(0,M.w)(
s),l=this.full.get(n);if(l)return{field:l};for(const d of this.loose){const h=d.get(n);if(h?.length===1)return{field:h[0]};if(h)return{problem:"ambiguous",message:R(
s,h)}}return{problem:"unknown",message:this.unknown(s)}}unknown(s){return`“${(0,$.Bu)(s)}” is not a field of the form${++this.guessed>x?"":this.guess(s)}`}guess(s){
const n=this.fields.slice(0,L).map(({name:S})=>S),l=this.fields.slice(0,L).map(({part:S})=>S),d=(0,W.gx)(s,n)||(0,W.gx)(s,[...new Set(l)]),h=this.fields.length>
z?`${this.fields.length} fields, such as `:"";return d===""?`; the form has ${h}${(0,$.DR)(n.slice(0,z))}`:d}}const R=(e,s)=>`“${(0,$.Bu)(e)}” is the name of ${s.
length} fields: write the full name, such as ${(0,$.DR)(s.slice(0,z).map(({name:n})=>n))}`,U=e=>e.replace(/\[\d+\]/g,"");var F=r(71250),G=r(13625),k=r(52755),V=r(
76933),H=r(82416),N=r(85008);function J(e,s,n){if(s.kind!=="text"||typeof n!="string"||(0,V.mU)(e,s))return!0;const l=n.replace(Y,"");return tt.test(l)?s.widgets.
every(({dict:d})=>{const h=e.resolve(e.dict(d.get("AP"))?.get("N"));if(!(h instanceof C.Z6))return!0;const S=e.decodedPart(h),T=S?.whole?st(S.data):void 0;return T===
void 0||!tt.test(T)||T===l}):!0}const Y=/[\s\b]+/g,tt=/^[!-~]*$/;function st(e){const s=new N.oz(e);let n="";for(let l=s.next(!0);l!==N.Kp;l=s.next(!0))if(l===N.
An)n+=Buffer.from((0,H.E3)(e,s.start,s.end)).toString("latin1");else if(l===N.Cd||l===N.QR&&(s.code===et||s.code===a))return;return n.replace(Y,"")}const et=(0,N.
$N)("Do"),a=(0,N.$N)("BI");var w=r(25902);async function u(e,s,n,l,{unknownFields:d,flatten:h,font:S}){const T=s.fields.filter(({name:B})=>B!==""),j=await Q.indexFields(
T,e.job.pace),{assignments:P,unknown:O,issues:b}=await new m.n(e,s,n,j).assign(l,d);if(b.length>0)throw(0,K.G6)(b);const X=new I.y(e,s,n,S),q=[];for(const B of P){
const{field:nt,same:ft}=B;if(ft&&g(nt)&&f(e,n,nt)&&J(e,nt,n.of(nt)))continue;q.push(B);const at=e.job.pace.step(3e3+n.costOf(nt));at&&await at,t(e,s,n,X,B)}const it=new Set(
q.map(({field:B})=>B)),rt=new Set(q.filter(({same:B})=>B).map(({field:B})=>B));await p(e,s,n,X,{fields:it,kept:rt,missing:h});const ct=new Set(P.map(({field:B})=>B)),
ot=s.fields.filter(B=>(0,m.K)(B)&&!ct.has(B)).map(({name:B})=>B);return{notes:[...(0,F.Lv)(O,ot),...d==="ignore"?(0,F.g4)(ot):[],...(0,F.jA)(X.missing,new Set(q.
filter(({same:B})=>!B).map(({field:B})=>B)),S),...(0,F.QR)([...X.tooSmall],h),...(0,V.dx)(e,s,[...it],q.some(({same:B})=>!B))],unusedKeys:O,unfilledFields:ot,filled:P.
length}}async function p(e,s,n,l,{fields:d=new Set,kept:h=new Set,missing:S}){const T=s.needsAppearances;for(const P of s.fields){const O=S&&A(e,P);if(!(!T&&!d.
has(P)&&!O)){if(g(P)||P.kind==="button"){const b=d.has(P)&&!h.has(P);await l.plan(P,{wholly:!b&&!O&&(!T||f(e,n,P))})}else if(P.kind==="checkbox"||P.kind==="radi\
o"){(0,y.lD)(e,s,P).all.some(q=>q.missing)&&E(e,s,l,P),T&&!d.has(P)&&c(e,s,P);const X=e.job.pace.step(3e3);X&&await X}}}await l.finish();const{form:j}=s;!j||!T||
(e.edit(j.holder),j.dict.delete("NeedAppearances"))}const g=({kind:e})=>e==="text"||e==="password"||e==="dropdown"||e==="list";function E(e,s,n,l){const d=(0,y.
lD)(e,s,l),h=s.inherited(l.nodes[0],"V");n.drawStates(l,d);for(const{widget:S,state:T,missing:j}of d.all)j&&(e.edit(S.number),S.dict.set("AS",new C.SX((0,C.Eo)(
h,T)?T:"Off")))}function c(e,s,n){const l=(0,y.L4)(e,s,n),d=s.inherited(n.nodes[0],"V")!==null,h=S=>l===void 0||(0,y.o9)(e,S,l);d&&n.widgets.some(h)&&(0,y.wb)(e,
n,l,i(e,n,l))}function t(e,s,n,l,{field:d,assigned:h,same:S}){if(d.kind==="checkbox"||d.kind==="radio"){if(h.kind==="kept"){const O=(0,y.L4)(e,s,d);(0,y.wb)(e,d,
O,i(e,d,O))}else o(e,s,l,d,h.kind==="state"?h.state:void 0,S);return}const T=new Set(h.kind==="choices"?h.values:[]),j=n.choices(d).flatMap(({value:O},b)=>T.has(
O)?[b]:[]);for(const O of d.nodes)if(e.edit(O.number),O.dict.delete("RV"),h.kind!=="kept")if(O.dict.delete("I"),h.kind==="text")O.dict.set("V",(0,w.v8)(h.text));else if(h.
kind==="choices"){const b=h.values.map(w.v8);n.keepTexts(b,h.values),O.dict.set("V",b.length===1?b[0]:b),j.length>0&&O.dict.set("I",j)}else O.dict.delete("V"),s.
inherited(O,"V")!==null&&O.dict.set("V",(0,w.v8)(""));const P=new Set(d.nodes);for(const{node:O,number:b}of d.widgets)P.has(O)||!(O.dict.has("V")||O.dict.has("R\
V"))||(e.edit(b),O.dict.delete("V"),O.dict.delete("RV"))}function o(e,s,n,l,d,h){const S=(0,y.lD)(e,s,l);d&&S.all.some(({missing:T})=>T)&&n.drawStates(l,S),(0,y.
wb)(e,l,d?.state,i(e,l,d?.state,h?void 0:d?.widget))}function i(e,s,n,l){if(n===void 0||s.kind!=="radio"||s.flags&k.Uv)return()=>!0;const d=s.widgets.filter(S=>(0,y.
o9)(e,S,n)),h=l??d.find(({dict:S})=>(0,C.Eo)(e.resolve(S.get("AS")),n))??d[0];return S=>S===h}function f(e,s,n){const l=s.of(n)!==null;return n.widgets.every(({
dict:d})=>{const h=e.resolve(e.dict(d.get("AP"))?.get("N"));if(h instanceof C.Bi)return!0;if(!(h instanceof C.Z6))return(0,G.Dm)(e,d)===void 0;if(!l)return!0;try{
return v.test(Buffer.from(e.decoded(h)).toString("latin1"))}catch{return!1}})}const v=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,A=(e,s)=>s.kind!=="signature"&&s.widgets.some(
n=>!(0,I.d)(e,n))}),82943:((_,Z,r)=>{r.d(Z,{F:()=>K});const K=(C,I,m=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be sho\
wn: ${C}. ${I}`,...m.length>0?{mentions:m}:{}})}),78906:((_,Z,r)=>{r.d(Z,{y:()=>w,d:()=>u});var K=r(48249),C=r(42973),I=r(54093),m=r(45599),y=r(36078);class ${font;spacing;stretch;constructor(t,o,i){
this.font=t,this.spacing=o,this.stretch=i}get resource(){return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(t){
return this.font.covers(t)}width(t){return(this.font.width(t)+[...t].length*this.spacing)*this.stretch}show(t,o){return[...this.spacing===0?[]:[`${(0,y.id)(this.
spacing*o/1e3)} Tc`],...this.stretch===1?[]:[`${(0,y.id)(this.stretch*100)} Tz`],this.font.show(t,o)].join(" ")}use(t){this.font.use?.(t)}}var W=r(79784),M=r(13625);
const L=c=>/^[48Hlnu]$/.test(c);function x(c,t,o,i,f){const v=[i?R(c):(0,M.cH)(c)];return o&&v.push("q",f,Q(c,t),"Q"),v.filter(A=>A!=="").join(`
`)}const D={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:z(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function z(){return Array.from({length:10},(c,t)=>{const o=Math.PI/2+t*Math.PI/5,i=t%
2===0?50:20;return[50+i*Math.cos(o),47+i*Math.sin(o)]})}function Q({width:c,height:t,border:o},i){const f=Math.max(Math.min(c,t)-2*o,0)*.8,[v,A]=[(c-f)/2,(t-f)/
2];if(i==="l")return`${U(c/2,t/2,f*.36)} f`;const e=D[i].map(([s,n])=>[v+s*f/100,A+n*f/100]);return`${(0,y.XL)(e)} f`}function R({width:c,height:t,background:o,
borderColor:i,line:f,style:v,dash:A}){const e=Math.min(c,t)/2,s=[];return o&&s.push((0,y.wW)(o,"fill"),`${U(c/2,t/2,e)} f`),i&&f>0&&(s.push((0,y.wW)(i,"stroke"),
`${(0,y.id)(f)} w`),v==="D"&&s.push((0,y.hX)(A)),s.push(`${U(c/2,t/2,e-f/2)} s`)),s.join(`
`)}const U=(c,t,o)=>(0,y.KJ)((i,f)=>[c+i*o,t+f*o]);var F=r(49336),G=r(81228),k=r(52755),V=r(25902),H=r(45657),N=r(98446);const J=600,Y=1e3,tt=512,st=1,et=300,a=60;
class w{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(t,o,i,f){this.document=t,this.model=o,this.values=
i,this.fonts=new G.t(t,o,f)}async plan(t,{wholly:o}){const i=[];for(const A of t.widgets){const e=(0,M.Dm)(this.document,A.dict);if(!e||t.kind==="button"&&(u(this.
document,A)||p(e)))continue;const s=await this.planWidget(t,A,e);i.push(s);const n=this.document.job.pace.step(8e3+this.values.costOf(t));n&&await n}const f=[...new Set(
i.flatMap(({selected:A})=>A.missing))];if(f.length>0&&o)return;f.length>0&&this.missing.set(t,f),(0,H.RZ)(this.planned,i);const v=({widget:A,frame:e,wanted:s,layout:n,
selected:l})=>A.pages.length>0&&(0,F.Jq)(e,s,n,l.font);t.kind!=="password"&&i.some(v)&&this.tooSmall.add(t)}async finish(){for(const{selected:t,layout:o}of this.
planned)for(const{text:i}of o.lines)t.font.use?.(i);await this.fonts.finish();for(const{widget:t,frame:o,wanted:i,layout:f,selected:v,color:A}of this.planned){const{
font:e,name:s}=v,{pace:n}=this.document.job,l=f.lines.reduce((P,{text:O})=>P+O.length+1,0),d=n.step(4e3+l*a);d&&await d;const h=await(0,I.k)((0,F.m)(o,i,f,{font:e,
name:s,color:A}),n),T=f.lines.length===0?new m.Bi:this.resourcesOf(v);this.document.edit(t.number);const j=n.step(l*a);j&&await j,t.dict.set("AP",new m.Bi([["N",
this.document.add(g(o,h,T))]]))}}drawStates(t,o){for(const{widget:i,state:f,missing:v}of o.all){const A=v?(0,M.Dm)(this.document,i.dict):void 0;if(!A)continue;const e=A.
caption instanceof m.Mx?(0,V.Ly)(A.caption.bytes.subarray(0,2)):"",s=L(e)?e:t.kind==="radio"?"l":"4",n=t.kind==="radio"&&s==="l",{color:l}=(0,W.O)(this.defaultAppearance(
i)),d=new m.Bi(this.document.dict(i.dict.get("AP"))),h=this.document.resolve(d.get("N")),S=new m.Bi(h instanceof m.Bi?h:[]),T=j=>this.document.add(g(A,x(A,s,j,n,
l),new m.Bi));S.set(f,T(!0)),S.has("Off")||S.set("Off",T(!1)),d.set("N",S),this.document.edit(i.number),i.dict.set("AP",d)}}defaultAppearance(t){return(0,V.mi)(
this.model.inherited(t.node,"DA"))}async planWidget(t,o,i){const{font:f,size:v,color:A,spacing:e,stretch:s}=(0,W.O)(this.defaultAppearance(o));let n=t.kind==="b\
utton"?this.caption(i):t.kind==="list"?{kind:"list",rows:await this.rowsOf(t)}:this.wanted(t,o);t.kind==="password"&&(n={kind:"line",text:"•".repeat([...(0,F.
Fp)(n)].slice(0,tt).length)});const l=(0,F.Fp)(n);(0,F.WK)(l,this.document.job);const d=await this.fonts.select(o,f,l),h=v>0?e/v*1e3:0,T=h!==0||s!==1?{...d,font:new $(
d.font,h,s)}:d;if(n.kind==="list"){const X=(0,F.rI)(i,v,n.rows);X!==n.rows.first&&this.scroll(t,X),n={kind:"list",rows:{...n.rows,first:X}}}const j=t.kind==="bu\
tton"?st:this.model.integer(o.node,"Q"),P=l==="",O={frame:i,font:T.font,size:v,quadding:j},b=P?{size:v||12,lines:[]}:await(0,F.v8)(O,n,this.document.job.pace);return{
widget:o,frame:i,wanted:n,layout:b,selected:T,color:A}}caption({caption:t}){return{kind:"line",text:(0,F.ai)(this.checkLength((0,V.gF)(this.document,t)),"one")}}async rowsOf(t){
const{model:o,values:i}=this,{pace:f}=this.document.job,v=o.integer(t.nodes[0],"TI"),A=new Set(i.chosen(t)),[e,s]=[[],[]];for(const[n,{value:l,display:d}]of i.choices(
t).entries()){const h=f.step(et);h&&await h,e.push((0,F.ai)(d,"one")),A.has(l)&&s.push(n)}return{texts:e,chosen:s,first:Math.min(Math.max(v,0),Math.max(e.length-
1,0))}}wanted(t,o){const{document:i,model:f,values:v}=this;if(t.kind==="dropdown"){const[l]=v.chosen(t),d=l===void 0?"":v.displayOf(t,l);return{kind:"line",text:(0,F.
ai)(d,"one")}}const A=this.checkLength((0,V.gF)(i,f.inherited(o.node,"V")));if((t.flags&k.kz)!==0&&t.kind==="text")return{kind:"paragraph",text:(0,F.ai)(A,"seve\
ral")};const s=f.integer(o.node,"MaxLen"),n=(0,F.ai)(A,"one");return t.flags&k.qA&&s>0&&s<=Y&&t.kind==="text"?{kind:"comb",text:n,cells:s}:{kind:"line",text:n}}checkLength(t=""){
const o=this.document.job.limits.fieldCharacters;if(t.length<=o)return t;throw(0,C.F)("fieldCharacters",`A field of the document has a text of more than ${(0,N.
y_)(o,"character")}`,"Open it in another PDF program and shorten the text")}scroll(t,o){for(const{number:i,dict:f}of t.nodes)this.document.edit(i),o>0?f.set("TI",
o):f.delete("TI")}resourcesOf({name:t,font:{resource:o,further:i}}){if(i)return new m.Bi([["Font",new m.Bi([[t,o],...i])]]);let f=this.resources.get(o);f||this.
resources.set(o,f=new Map);let v=f.get(t);return v||f.set(t,v=new m.Bi([["Font",new m.Bi([[t,o]])]])),v}}const u=(c,{dict:t})=>c.dict(t.get("AP"))?.has("N")===!0,
p=({background:c,borderColor:t,caption:o})=>c===void 0&&t===void 0&&o===null;function g(c,t,o){const i=(0,M.lQ)(c),f=new m.Bi([["Type",new m.SX("XObject")],["Su\
btype",new m.SX("Form")],["BBox",[0,0,E(c.width),E(c.height)]],...i?[["Matrix",i.map(E)]]:[],["Resources",o]]),v=Buffer.from(t,"latin1");return v.length<J?new m.
Z6(f,v):(f.set("Filter",new m.SX("FlateDecode")),new m.Z6(f,(0,K.Kc)(v)))}const E=c=>Math.round(c*1e4)/1e4}),17413:((_,Z,r)=>{r.d(Z,{Y:()=>I});var K=r(21115),C=r(
3907);async function I(y,$,W){const M=new m($);await(0,C.km)(y,W,D=>((D.kind==="start"||D.kind==="empty")&&M.start(D.name,D.attributes,D.from),(D.kind==="end"||
D.kind==="empty")&&M.end(D.name,D.to),M.isTooDeep));const L=[];let x=0;for(const D of M.dropped)L.push(y.slice(x,D.from)),x=D.to;return L.join("")+y.slice(x)}class m{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new K.
ee;constructor($){this.drops=$}start($,W,M){this.isTooDeep=this.open.length>=C.ol,this.scope.enter(W);const L=this.scope.ofElement($);this.open.push({name:$,from:M,
drops:this.drops(L,this.elements)}),this.elements.push(L)}end($,W){let M=this.open.length-1;for(;M>=0&&this.open[M].name!==$;)M--;if(M<0)return;const{drops:L,from:x}=this.
open[M];for(;this.open.length>M;)this.open.pop(),this.elements.pop(),this.scope.leave();if(L){for(;this.dropped.length>0&&this.dropped.at(-1).from>x;)this.dropped.
pop();this.dropped.push({from:x,to:W})}}}}),33238:((_,Z,r)=>{r.d(Z,{Y:()=>k});var K=r(91374),C=r(39684),I=r(9819),m=r(33973),y=r(21996),$=r(87773),W=r(17671),M=r(
58006),L=r(78157),x=r(45599),D=r(21115),z=r(17413);const Q=2e3;async function R(a,w,u){const p=a.resolve(w);let g="";for(const E of(0,x.cy)(p)?p:[w]){const c=a.
resolve(E);if(c instanceof x.Mx&&(g=Buffer.from(c.bytes).toString("latin1")),!(0,x.i9)(E)||!(c instanceof x.Z6))continue;let t;try{t=(0,L.bS)(a.decoded(c))}catch{
continue}const o=a.job.pace.step(Q+t.length);if(o&&await o,!t.includes("ignature"))continue;const i=t.toString("latin1"),f=await(0,z.Y)(i,U(g,u),a.job.pace);f!==
i&&a.put(E,(0,M.n)(c,Buffer.from(f,"latin1"),{compress:!1}))}}function U(a,w){return({namespace:u,local:p},g)=>p==="Signature"&&u===D.dK.ds||p==="signature"&&w&&
a!=="datasets"&&!g.some(F)}const F=({namespace:a,local:w})=>w==="datasets"&&a===D.dK.xfa;var G=r(43791);async function k(a,w){const u=(0,W.Hi)(a),p=await V(a),g=new Set,
E=new Set,c=p.map(({dict:t})=>(0,K.fq)(a,t));for(const t of p)J(u,t,w,g,E);return g.size>0&&await Y(u,g,E),await st(a,g.size>0),{fields:c,objects:g,usageRights:et(
a)}}async function V(a){const w=(await(0,y.zx)(a,["Sig"])).Sig;if(w.length===0)return[];for await(const[o,i]of(0,$.$)(a,w))H(a,o,i);const u=new Map;for(const{number:o,
dict:i,type:f}of await(0,K.qU)(a))f==="Sig"&&o!==void 0&&N(a,u,o,i);const p=new Set([...u.values()].flatMap(({number:o,widgets:i})=>[o,...i])),{Sig:g,Widget:E}=await(0,y.
zx)(a,["Sig","Widget"]),c=[];for await(const[o,i]of(0,$.$)(a,new Set([...g,...E])))p.has(o)||!(0,x.Zm)(i)||!(i.has("T")||(0,x.Eo)(i.get("Subtype"),"Widget"))||(0,K.
pv)(a,i)==="Sig"&&c.push(o);const t=c.length>0?(await(0,m.Gy)(a)).live:void 0;for(const o of c)t?.[o]===1&&N(a,u,o,a.get(o));return[...u.values()]}function H(a,w,u){
const p=[u];for(let g=p.pop();g!==void 0;g=p.pop()){if((0,x.Zm)(g))for(const E of g.values())p.push(E);if(Array.isArray(g))for(const[E,c]of g.entries())!(0,x.Zm)(
c)||!(0,x.Eo)(c.get("FT"),"Sig")?p.push(c):(a.edit(w),g[E]=a.add(c))}}function N(a,w,u,p){if(!(0,x.Zm)(a.resolve((0,K.hj)(a,p,"V"))))return;const g=p.get("Paren\
t"),E=a.dict(g);if(!p.has("T")&&(0,x.i9)(g)&&E?.has("T")){N(a,w,g.number,E),w.get(g.number)?.widgets.add(u);return}if(w.has(u))return;const c=(a.array(p.get("Ki\
ds"))??[]).flatMap(t=>(0,x.i9)(t)?[t.number]:[]);w.set(u,{number:u,dict:p,widgets:new Set((0,x.Eo)(p.get("Subtype"),"Widget")?[u,...c]:c)})}function J({removal:a},{
number:w,dict:u,widgets:p},g,E,c){const{document:t}=a;E.add(w);const o=(0,K.hj)(t,u,"V");(0,x.i9)(o)&&a.remove(o.number);for(const i of p){const f=t.get(i);if(!(0,x.
Zm)(f))continue;if(E.add(i),g==="keep"&&(0,C.K)(t,f)){t.edit(i),(0,C.x)(t,f);continue}const v=t.resolve(f.get("StructParent"));typeof v=="number"&&c.add(v),a.remove(
i)}p.has(w)||a.remove(w)}async function Y(a,w,u){const{removal:p,structure:g}=a,{document:E}=p;await tt(a,w);const c=(0,I.Wo)(E,"AcroForm");for(const t of["Fiel\
ds","CO"]){const o=E.array(c?.dict.get(t)),i=o?.filter(f=>!p.isGone(f)&&!((0,x.i9)(f)&&w.has(f.number)));!c||!o||!i||i.length===o.length||(E.edit(c.holder),i.length>
0||t==="Fields"?c.dict.set(t,i):c.dict.delete(t))}await g.dropKeys(u),await g.flush(),await(0,W.Pv)(a,new Set(p.removed()))}async function tt({removal:a},w){const{
document:u}=a;for(const{number:p,dict:g}of[...await(0,K.qU)(u)].reverse()){const E=u.array(g.get("Kids")),c=E?.filter(t=>!a.isGone(t)&&!((0,x.i9)(t)&&w.has(t.number)));
p===void 0||!E||!c||c.length===E.length||(u.edit(p),c.length>0?g.set("Kids",c):(0,x.Eo)(g.get("Subtype"),"Widget")?g.delete("Kids"):a.remove(p))}}async function st(a,w){
const u=(0,I.Wo)(a,"AcroForm");if(!u)return;u.dict.has("SigFlags")&&(a.edit(u.holder),u.dict.delete("SigFlags")),await R(a,u.dict.get("XFA"),w);const p=(a.array(
u.dict.get("Fields"))??[]).length===0&&!u.dict.has("DR")&&!u.dict.has("XFA");w&&p&&a.editCatalog().delete("AcroForm")}function et(a){const{catalog:w}=a,u=a.dict(
w.get("Perms"));(0,G.H)(a);for(const p of["Perms","Legal"])w.has(p)&&a.editCatalog().delete(p);return u?.has("UR3")===!0||u?.has("UR")===!0}}),58006:((_,Z,r)=>{
r.d(Z,{S:()=>W,n:()=>y});var K=r(68973),C=r(48249),I=r(45599);const m=["DecodeParms","F","FFilter","FDecodeParms","DL"];function y(M,L,{compress:x}){const D=new I.
Bi(M.dict);x?D.set("Filter",(0,I.UU)("FlateDecode")):D.delete("Filter");for(const z of m)D.delete(z);return new I.Z6(D,x?(0,C.Kc)(L):L)}const $=6;async function W(M,L,x){
const D=y(M,await(0,K.uM)(x).deflate(L,$),{compress:!1});return D.dict.set("Filter",(0,I.UU)("FlateDecode")),D}})};
