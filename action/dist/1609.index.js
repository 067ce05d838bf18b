"use strict";exports.id=1609,exports.ids=[1609],exports.modules={71250:((_,U,f)=>{f.d(U,{Lv:()=>D,QR:()=>x,g4:()=>K,jA:()=>G});var I=f(82943),$=f(47707),S=f(10442),M=f(98446),
P=f(85673);const B=10,L=1e3;function D(O,F){if(O.length===0)return[];const j=(0,M.C7)(O.length,"name is","names are"),V=F.slice(0,L),N=O.map((Z,k)=>k<B?`${(0,M.
Bu)(Z)}${(0,P.gx)(Z,V)}`:Z);return[{code:"unknown_fields_ignored",message:(0,S.gm)(`${j} not in the form and not used: ${(0,M.Zv)(N)}`)}]}function K(O){if(O.length===
0)return[];const F=(0,M.C7)(O.length,"field");return[{code:"fields_not_filled",message:(0,S.gm)(`${F} of the form got no value: ${(0,M.Zv)(O)}`)}]}function x(O,F){
if(O.length===0)return[];const j=(0,M.C7)(O.length,"field is too small for its value","fields are too small for their values"),V=F?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${j}, and only a part shows: ${(0,M.Zv)(O.map(({name:N})=>N))}\
. ${V}`}]}const R=5,z=10;function G(O,F,j){if(O.size===0)return[];const V=[...O].slice(0,R).map(([k,W])=>{const Y=F.has(k)?W.map($.MZ):W.map($.I2),H=[...new Set(
Y)].sort();return`${(0,M.Bu)(k.name)} (${(0,M.Dw)(H,z)})`}),N=O.size>R?` and ${O.size-R} more fields`:"",Z=j?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,I.F)(`${V.join(", ")}${N}`,Z,j?[]:["font"])]}}),68164:((_,U,f)=>{f.d(U,{$:()=>a,d:()=>p});var I=f(58552),$=f(45599),S=f(
78906),M=f(46570),P=f(52604),B=f(98446),L=f(85673),D=f(34378);const K=1e3,x=5,R=1500,z=10;class G{fields;full=new Map;loose=[new Map,new Map,new Map,new Map];guessed=0;constructor(s){
this.fields=s}static async indexFields(s,c){const d=new G(s);for(const u of s){d.add(u);const g=c.step(R+u.name.length);g&&await g}return d}add(s){const c=(0,D.
w)(s.name),d=(0,D.w)(s.part);this.full.has(c)||this.full.set(c,s);for(const[u,g]of[F(c),d,F(d),c.trim()].entries()){const y=this.loose[u].get(g);y?y.push(s):this.
loose[u].set(g,[s])}}find(s){const c=this.exactly(s);return"problem"in c&&c.problem==="unknown"&&s!==s.trim()?this.exactly(s.trim()):c}exactly(s){const c=(0,D.w)(
s),d=this.full.get(c);if(d)return{field:d};for(const u of this.loose){const g=u.get(c);if(g?.length===1)return{field:g[0]};if(g)return{problem:"ambiguous",message:O(
s,g)}}return{problem:"unknown",message:this.unknown(s)}}unknown(s){return`“${(0,B.Bu)(s)}” is not a field of the form${++this.guessed>x?"":this.guess(s)}`}guess(s){
const c=this.fields.slice(0,K).map(({name:y})=>y),d=this.fields.slice(0,K).map(({part:y})=>y),u=(0,L.gx)(s,c)||(0,L.gx)(s,[...new Set(d)]),g=this.fields.length>
z?`${this.fields.length} fields, such as `:"";return u===""?`; the form has ${g}${(0,B.DR)(c.slice(0,z))}`:u}}const O=(o,s)=>`“${(0,B.Bu)(o)}” is the name of ${s.
length} fields: write the full name, such as ${(0,B.DR)(s.slice(0,z).map(({name:c})=>c))}`,F=o=>o.replace(/\[\d+\]/g,"");var j=f(71250),V=f(13625),N=f(52755),Z=f(
76933),k=f(82416),W=f(85008);function Y(o,s,c){if(s.kind!=="text"||typeof c!="string"||(0,Z.mU)(o,s))return!0;const d=c.replace(H,"");return tt.test(d)?s.widgets.
every(({dict:u})=>{const g=o.resolve(o.dict(u.get("AP"))?.get("N"));if(!(g instanceof $.Z6))return!0;const y=o.decodedPart(g),w=y?.whole?et(y.data):void 0;return w===
void 0||!tt.test(w)||w===d}):!0}const H=/[\s\b]+/g,tt=/^[!-~]*$/;function et(o){const s=new W.oz(o);let c="";for(let d=s.next(!0);d!==W.Kp;d=s.next(!0))if(d===W.
An)c+=Buffer.from((0,k.E3)(o,s.start,s.end)).toString("latin1");else if(d===W.Cd||d===W.QR&&(s.code===st||s.code===r))return;return c.replace(H,"")}const st=(0,W.
$N)("Do"),r=(0,W.$N)("BI");var m=f(25902);async function p(o,s,c,d,{unknownFields:u,flatten:g,font:y}){const w=s.fields.filter(({name:T})=>T!==""),b=await G.indexFields(
w,o.job.pace),{assignments:C,unknown:Q,issues:J}=await new M.n(o,s,c,b).assign(d,u);if(J.length>0)throw(0,I.G6)(J);const X=new S.y(o,s,c,y),q=[];for(const T of C){
const{field:nt,same:ft}=T;if(ft&&t(nt)&&v(o,c,nt)&&Y(o,nt,c.of(nt)))continue;q.push(T),i(o,s,c,X,T);const at=o.job.pace.step(3e3);at&&await at}const it=new Set(
q.map(({field:T})=>T)),rt=new Set(q.filter(({same:T})=>T).map(({field:T})=>T));await a(o,s,c,X,{fields:it,kept:rt,missing:g});const ct=new Set(C.map(({field:T})=>T)),
ot=s.fields.filter(T=>(0,M.K)(T)&&!ct.has(T)).map(({name:T})=>T);return{notes:[...(0,j.Lv)(Q,ot),...u==="ignore"?(0,j.g4)(ot):[],...(0,j.jA)(X.missing,new Set(q.
filter(({same:T})=>!T).map(({field:T})=>T)),y),...(0,j.QR)([...X.tooSmall],g),...(0,Z.dx)(o,s,[...it],q.some(({same:T})=>!T))],unusedKeys:Q,unfilledFields:ot,filled:C.
length}}async function a(o,s,c,d,{fields:u=new Set,kept:g=new Set,missing:y}){const w=s.needsAppearances;for(const C of s.fields){const Q=y&&A(o,C);if(!(!w&&!u.
has(C)&&!Q)){if(t(C)||C.kind==="button"){const J=u.has(C)&&!g.has(C);await d.plan(C,{wholly:!J&&!Q&&(!w||v(o,c,C))})}else if(C.kind==="checkbox"||C.kind==="radi\
o"){(0,P.lD)(o,s,C).all.some(q=>q.missing)&&e(o,s,d,C),w&&!u.has(C)&&n(o,s,C);const X=o.job.pace.step(3e3);X&&await X}}}await d.finish();const{form:b}=s;!b||!w||
(o.edit(b.holder),b.dict.delete("NeedAppearances"))}const t=({kind:o})=>o==="text"||o==="password"||o==="dropdown"||o==="list";function e(o,s,c,d){const u=(0,P.
lD)(o,s,d),g=s.inherited(d.nodes[0],"V");c.drawStates(d,u);for(const{widget:y,state:w,missing:b}of u.all)b&&(o.edit(y.number),y.dict.set("AS",new $.SX((0,$.Eo)(
g,w)?w:"Off")))}function n(o,s,c){const d=(0,P.L4)(o,s,c),u=s.inherited(c.nodes[0],"V")!==null,g=y=>d===void 0||(0,P.o9)(o,y,d);u&&c.widgets.some(g)&&(0,P.wb)(o,
c,d,h(o,c,d))}function i(o,s,c,d,{field:u,assigned:g,same:y}){if(u.kind==="checkbox"||u.kind==="radio"){if(g.kind==="kept"){const w=(0,P.L4)(o,s,u);(0,P.wb)(o,u,
w,h(o,u,w))}else l(o,s,d,u,g.kind==="state"?g.state:void 0,y);return}for(const w of u.nodes)if(o.edit(w.number),w.dict.delete("RV"),g.kind!=="kept")if(w.dict.delete(
"I"),g.kind==="text")w.dict.set("V",(0,m.v8)(g.text));else if(g.kind==="choices"){const b=g.values.map(m.v8);w.dict.set("V",b.length===1?b[0]:b);const C=new Set(
g.values),Q=c.choices(u).flatMap(({value:J},X)=>C.has(J)?[X]:[]);Q.length>0&&w.dict.set("I",Q)}else w.dict.delete("V"),s.inherited(w,"V")!==null&&w.dict.set("V",
(0,m.v8)(""));for(const{node:w,number:b}of u.widgets)u.nodes.includes(w)||!(w.dict.has("V")||w.dict.has("RV"))||(o.edit(b),w.dict.delete("V"),w.dict.delete("RV"))}
function l(o,s,c,d,u,g){const y=(0,P.lD)(o,s,d);u&&y.all.some(({missing:w})=>w)&&c.drawStates(d,y),(0,P.wb)(o,d,u?.state,h(o,d,u?.state,g?void 0:u?.widget))}function h(o,s,c,d){
if(c===void 0||s.kind!=="radio"||s.flags&N.Uv)return()=>!0;const u=s.widgets.filter(y=>(0,P.o9)(o,y,c)),g=d??u.find(({dict:y})=>(0,$.Eo)(o.resolve(y.get("AS")),
c))??u[0];return y=>y===g}function v(o,s,c){const d=s.of(c)!==null;return c.widgets.every(({dict:u})=>{const g=o.resolve(o.dict(u.get("AP"))?.get("N"));if(g instanceof
$.Bi)return!0;if(!(g instanceof $.Z6))return(0,V.Dm)(o,u)===void 0;if(!d)return!0;try{return E.test(Buffer.from(o.decoded(g)).toString("latin1"))}catch{return!1}})}
const E=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,A=(o,s)=>s.kind!=="signature"&&s.widgets.some(c=>!(0,S.d)(o,c))}),82943:((_,U,f)=>{f.d(U,{F:()=>I});const I=($,S,M=[])=>({code:"\
characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${$}. ${S}`,...M.length>0?{mentions:M}:{}})}),78906:((_,U,f)=>{f.d(U,{y:()=>et,
d:()=>st});var I=f(48249),$=f(42973),S=f(45599),M=f(36078);class P{font;spacing;stretch;constructor(t,e,n){this.font=t,this.spacing=e,this.stretch=n}get resource(){
return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(t){return this.font.covers(t)}width(t){return(this.
font.width(t)+[...t].length*this.spacing)*this.stretch}show(t,e){return[...this.spacing===0?[]:[`${(0,M.id)(this.spacing*e/1e3)} Tc`],...this.stretch===1?[]:[`${(0,M.
id)(this.stretch*100)} Tz`],this.font.show(t,e)].join(" ")}use(t){this.font.use?.(t)}}var B=f(79784),L=f(13625);const D=a=>/^[48Hlnu]$/.test(a);function K(a,t,e,n,i){
const l=[n?G(a):(0,L.cH)(a)];return e&&l.push("q",i,z(a,t),"Q"),l.filter(h=>h!=="").join(`
`)}const x={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:R(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function R(){return Array.from({length:10},(a,t)=>{const e=Math.PI/2+t*Math.PI/5,n=t%
2===0?50:20;return[50+n*Math.cos(e),47+n*Math.sin(e)]})}function z({width:a,height:t,border:e},n){const i=Math.max(Math.min(a,t)-2*e,0)*.8,[l,h]=[(a-i)/2,(t-i)/
2];if(n==="l")return`${O(a/2,t/2,i*.36)} f`;const v=x[n].map(([E,A])=>[l+E*i/100,h+A*i/100]);return`${(0,M.XL)(v)} f`}function G({width:a,height:t,background:e,
borderColor:n,line:i,style:l,dash:h}){const v=Math.min(a,t)/2,E=[];return e&&E.push((0,M.wW)(e,"fill"),`${O(a/2,t/2,v)} f`),n&&i>0&&(E.push((0,M.wW)(n,"stroke"),
`${(0,M.id)(i)} w`),l==="D"&&E.push((0,M.hX)(h)),E.push(`${O(a/2,t/2,v-i/2)} s`)),E.join(`
`)}const O=(a,t,e)=>(0,M.KJ)((n,i)=>[a+n*e,t+i*e]);var F=f(49336),j=f(81228),V=f(52755),N=f(25902),Z=f(45657),k=f(98446);const W=600,Y=1e3,H=512,tt=1;class et{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(t,e,n,i){
this.document=t,this.model=e,this.values=n,this.fonts=new j.t(t,e,i)}async plan(t,{wholly:e}){const n=[];for(const h of t.widgets){const v=(0,L.Dm)(this.document,
h.dict);if(!v||t.kind==="button"&&(st(this.document,h)||r(v)))continue;const E=await this.planWidget(t,h,v);n.push(E);const A=this.document.job.pace.step(8e3);A&&
await A}const i=[...new Set(n.flatMap(({selected:h})=>h.missing))];if(i.length>0&&e)return;i.length>0&&this.missing.set(t,i),(0,Z.RZ)(this.planned,n);const l=({
widget:h,frame:v,wanted:E,layout:A,selected:o})=>h.pages.length>0&&(0,F.Jq)(v,E,A,o.font);t.kind!=="password"&&n.some(l)&&this.tooSmall.add(t)}async finish(){for(const{
selected:t,layout:e}of this.planned)for(const{text:n}of e.lines)t.font.use?.(n);await this.fonts.finish();for(const{widget:t,frame:e,wanted:n,layout:i,selected:l,
color:h}of this.planned){const{font:v,name:E}=l,A=(0,F.m)(e,n,i,{font:v,name:E,color:h}),s=i.lines.length===0?new S.Bi:this.resourcesOf(l);this.document.edit(t.
number),t.dict.set("AP",new S.Bi([["N",this.document.add(m(e,A,s))]]));const c=this.document.job.pace.step(4e3);c&&await c}}drawStates(t,e){for(const{widget:n,state:i,
missing:l}of e.all){const h=l?(0,L.Dm)(this.document,n.dict):void 0;if(!h)continue;const v=h.caption instanceof S.Mx?(0,N.Ly)(h.caption.bytes):"",E=D(v)?v:t.kind===
"radio"?"l":"4",A=t.kind==="radio"&&E==="l",{color:o}=(0,B.O)(this.defaultAppearance(n)),s=new S.Bi(this.document.dict(n.dict.get("AP"))),c=this.document.resolve(
s.get("N")),d=new S.Bi(c instanceof S.Bi?c:[]),u=g=>this.document.add(m(h,K(h,E,g,A,o),new S.Bi));d.set(i,u(!0)),d.has("Off")||d.set("Off",u(!1)),s.set("N",d),this.
document.edit(n.number),n.dict.set("AP",s)}}defaultAppearance(t){const e=this.model.inherited(t.node,"DA");return e instanceof S.Mx?(0,N.Ly)(e.bytes):""}async planWidget(t,e,n){
const{font:i,size:l,color:h,spacing:v,stretch:E}=(0,B.O)(this.defaultAppearance(e));let A=t.kind==="button"?this.caption(n):this.wanted(t,e);t.kind==="password"&&
(A={kind:"line",text:"•".repeat([...(0,F.Fp)(A)].slice(0,H).length)});const o=await this.fonts.select(e,i,(0,F.Fp)(A)),s=l>0?v/l*1e3:0,d=s!==0||E!==1?{...o,font:new P(
o.font,s,E)}:o;if(A.kind==="list"){const w=(0,F.rI)(n,l,A.rows);w!==A.rows.first&&this.scroll(t,w),A={kind:"list",rows:{...A.rows,first:w}}}const u=t.kind==="bu\
tton"?tt:this.model.integer(e.node,"Q"),y=(0,F.Fp)(A)===""?{size:l||12,lines:[]}:await(0,F.v8)({frame:n,font:d.font,size:l,quadding:u},A);return{widget:e,frame:n,
wanted:A,layout:y,selected:d,color:h}}caption({caption:t}){return{kind:"line",text:(0,F.ai)(this.checkLength((0,N.gF)(this.document,t)),"one")}}wanted(t,e){const{
document:n,model:i,values:l}=this;if(t.kind==="list"){const o=l.choices(t),s=new Set(l.chosen(t)),c=i.integer(t.nodes[0],"TI");return{kind:"list",rows:{texts:o.
map(({display:d})=>(0,F.ai)(d,"one")),chosen:o.flatMap(({value:d},u)=>s.has(d)?[u]:[]),first:Math.min(Math.max(c,0),Math.max(o.length-1,0))}}}if(t.kind==="dropd\
own"){const[o]=l.chosen(t),s=l.choices(t).find(c=>c.value===o)?.display??o??"";return{kind:"line",text:(0,F.ai)(s,"one")}}const h=this.checkLength((0,N.gF)(n,i.
inherited(e.node,"V")));if((t.flags&V.kz)!==0&&t.kind==="text")return{kind:"paragraph",text:(0,F.ai)(h,"several")};const E=i.integer(e.node,"MaxLen"),A=(0,F.ai)(
h,"one");return t.flags&V.qA&&E>0&&E<=Y&&t.kind==="text"?{kind:"comb",text:A,cells:E}:{kind:"line",text:A}}checkLength(t=""){const e=this.document.job.limits.fieldCharacters;
if(t.length<=e)return t;throw(0,$.F)("fieldCharacters",`A field of the document has a text of more than ${(0,k.y_)(e,"character")}`,"Open it in another PDF prog\
ram and shorten the text")}scroll(t,e){for(const{number:n,dict:i}of t.nodes)this.document.edit(n),e>0?i.set("TI",e):i.delete("TI")}resourcesOf({name:t,font:{resource:e,
further:n}}){if(n)return new S.Bi([["Font",new S.Bi([[t,e],...n])]]);let i=this.resources.get(e);i||this.resources.set(e,i=new Map);let l=i.get(t);return l||i.set(
t,l=new S.Bi([["Font",new S.Bi([[t,e]])]])),l}}const st=(a,{dict:t})=>a.dict(t.get("AP"))?.has("N")===!0,r=({background:a,borderColor:t,caption:e})=>a===void 0&&
t===void 0&&e===null;function m(a,t,e){const n=(0,L.lQ)(a),i=new S.Bi([["Type",new S.SX("XObject")],["Subtype",new S.SX("Form")],["BBox",[0,0,p(a.width),p(a.height)]],
...n?[["Matrix",n.map(p)]]:[],["Resources",e]]),l=Buffer.from(t,"latin1");return l.length<W?new S.Z6(i,l):(i.set("Filter",new S.SX("FlateDecode")),new S.Z6(i,(0,I.
Kc)(l)))}const p=a=>Math.round(a*1e4)/1e4}),17413:((_,U,f)=>{f.d(U,{Y:()=>S});var I=f(21115),$=f(3907);async function S(P,B,L){const D=new M(B);await(0,$.km)(P,
L,R=>((R.kind==="start"||R.kind==="empty")&&D.start(R.name,R.attributes,R.from),(R.kind==="end"||R.kind==="empty")&&D.end(R.name,R.to),D.isTooDeep));const K=[];
let x=0;for(const R of D.dropped)K.push(P.slice(x,R.from)),x=R.to;return K.join("")+P.slice(x)}class M{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new I.
ee;constructor(B){this.drops=B}start(B,L,D){this.isTooDeep=this.open.length>=$.ol,this.scope.enter(L);const K=this.scope.ofElement(B);this.open.push({name:B,from:D,
drops:this.drops(K,this.elements)}),this.elements.push(K)}end(B,L){let D=this.open.length-1;for(;D>=0&&this.open[D].name!==B;)D--;if(D<0)return;const{drops:K,from:x}=this.
open[D];for(;this.open.length>D;)this.open.pop(),this.elements.pop(),this.scope.leave();if(K){for(;this.dropped.length>0&&this.dropped.at(-1).from>x;)this.dropped.
pop();this.dropped.push({from:x,to:L})}}}}),33238:((_,U,f)=>{f.d(U,{Y:()=>N});var I=f(91374),$=f(39684),S=f(9819),M=f(33973),P=f(21996),B=f(87773),L=f(17671),D=f(
58006),K=f(78157),x=f(45599),R=f(21115),z=f(17413);const G=2e3;async function O(r,m,p){const a=r.resolve(m);let t="";for(const e of(0,x.cy)(a)?a:[m]){const n=r.
resolve(e);if(n instanceof x.Mx&&(t=Buffer.from(n.bytes).toString("latin1")),!(0,x.i9)(e)||!(n instanceof x.Z6))continue;let i;try{i=(0,K.bS)(r.decoded(n))}catch{
continue}const l=r.job.pace.step(G+i.length);if(l&&await l,!i.includes("ignature"))continue;const h=i.toString("latin1"),v=await(0,z.Y)(h,F(t,p),r.job.pace);v!==
h&&r.put(e,(0,D.n)(n,Buffer.from(v,"latin1"),{compress:!1}))}}function F(r,m){return({namespace:p,local:a},t)=>a==="Signature"&&p===R.dK.ds||a==="signature"&&m&&
r!=="datasets"&&!t.some(j)}const j=({namespace:r,local:m})=>m==="datasets"&&r===R.dK.xfa;var V=f(43791);async function N(r,m){const p=(0,L.Hi)(r),a=await Z(r),t=new Set,
e=new Set,n=a.map(({dict:i})=>(0,I.fq)(r,i));for(const i of a)Y(p,i,m,t,e);return t.size>0&&await H(p,t,e),await et(r,t.size>0),{fields:n,objects:t,usageRights:st(
r)}}async function Z(r){const m=(await(0,P.zx)(r,["Sig"])).Sig;if(m.length===0)return[];for await(const[l,h]of(0,B.$)(r,m))k(r,l,h);const p=new Map;for(const{number:l,
dict:h,type:v}of await(0,I.qU)(r))v==="Sig"&&l!==void 0&&W(r,p,l,h);const a=new Set([...p.values()].flatMap(({number:l,widgets:h})=>[l,...h])),{Sig:t,Widget:e}=await(0,P.
zx)(r,["Sig","Widget"]),n=[];for await(const[l,h]of(0,B.$)(r,new Set([...t,...e])))a.has(l)||!(0,x.Zm)(h)||!(h.has("T")||(0,x.Eo)(h.get("Subtype"),"Widget"))||(0,I.
pv)(r,h)==="Sig"&&n.push(l);const i=n.length>0?(await(0,M.Gy)(r)).live:void 0;for(const l of n)i?.[l]===1&&W(r,p,l,r.get(l));return[...p.values()]}function k(r,m,p){
const a=[p];for(let t=a.pop();t!==void 0;t=a.pop()){if((0,x.Zm)(t))for(const e of t.values())a.push(e);if(Array.isArray(t))for(const[e,n]of t.entries())!(0,x.Zm)(
n)||!(0,x.Eo)(n.get("FT"),"Sig")?a.push(n):(r.edit(m),t[e]=r.add(n))}}function W(r,m,p,a){if(!(0,x.Zm)(r.resolve((0,I.hj)(r,a,"V"))))return;const t=a.get("Paren\
t"),e=r.dict(t);if(!a.has("T")&&(0,x.i9)(t)&&e?.has("T")){W(r,m,t.number,e),m.get(t.number)?.widgets.add(p);return}if(m.has(p))return;const n=(r.array(a.get("Ki\
ds"))??[]).flatMap(i=>(0,x.i9)(i)?[i.number]:[]);m.set(p,{number:p,dict:a,widgets:new Set((0,x.Eo)(a.get("Subtype"),"Widget")?[p,...n]:n)})}function Y({removal:r},{
number:m,dict:p,widgets:a},t,e,n){const{document:i}=r;e.add(m);const l=(0,I.hj)(i,p,"V");(0,x.i9)(l)&&r.remove(l.number);for(const h of a){const v=i.get(h);if(!(0,x.
Zm)(v))continue;if(e.add(h),t==="keep"&&(0,$.K)(i,v)){i.edit(h),(0,$.x)(i,v);continue}const E=i.resolve(v.get("StructParent"));typeof E=="number"&&n.add(E),r.remove(
h)}a.has(m)||r.remove(m)}async function H(r,m,p){const{removal:a,structure:t}=r,{document:e}=a;await tt(r,m);const n=(0,S.Wo)(e,"AcroForm");for(const i of["Fiel\
ds","CO"]){const l=e.array(n?.dict.get(i)),h=l?.filter(v=>!a.isGone(v)&&!((0,x.i9)(v)&&m.has(v.number)));!n||!l||!h||h.length===l.length||(e.edit(n.holder),h.length>
0||i==="Fields"?n.dict.set(i,h):n.dict.delete(i))}await t.dropKeys(p),await t.flush(),await(0,L.Pv)(r,new Set(a.removed()))}async function tt({removal:r},m){const{
document:p}=r;for(const{number:a,dict:t}of[...await(0,I.qU)(p)].reverse()){const e=p.array(t.get("Kids")),n=e?.filter(i=>!r.isGone(i)&&!((0,x.i9)(i)&&m.has(i.number)));
a===void 0||!e||!n||n.length===e.length||(p.edit(a),n.length>0?t.set("Kids",n):(0,x.Eo)(t.get("Subtype"),"Widget")?t.delete("Kids"):r.remove(a))}}async function et(r,m){
const p=(0,S.Wo)(r,"AcroForm");if(!p)return;p.dict.has("SigFlags")&&(r.edit(p.holder),p.dict.delete("SigFlags")),await O(r,p.dict.get("XFA"),m);const a=(r.array(
p.dict.get("Fields"))??[]).length===0&&!p.dict.has("DR")&&!p.dict.has("XFA");m&&a&&r.editCatalog().delete("AcroForm")}function st(r){const{catalog:m}=r,p=r.dict(
m.get("Perms"));(0,V.H)(r);for(const a of["Perms","Legal"])m.has(a)&&r.editCatalog().delete(a);return p?.has("UR3")===!0||p?.has("UR")===!0}}),58006:((_,U,f)=>{
f.d(U,{n:()=>M});var I=f(48249),$=f(45599);const S=["DecodeParms","F","FFilter","FDecodeParms","DL"];function M(P,B,{compress:L}){const D=new $.Bi(P.dict);L?D.set(
"Filter",(0,$.UU)("FlateDecode")):D.delete("Filter");for(const K of S)D.delete(K);return new $.Z6(D,L?(0,I.Kc)(B):B)}})};
