"use strict";exports.id=1609,exports.ids=[1609],exports.modules={71250:((st,b,c)=>{c.d(b,{Lv:()=>E,QR:()=>N,g4:()=>S,jA:()=>H});var W=c(82943),R=c(47707),y=c(10442),D=c(98446),
B=c(85673);const O=10,I=1e3;function E(T,F){if(T.length===0)return[];const U=(0,D.C7)(T.length,"name is","names are"),z=F.slice(0,I),j=T.map((V,G)=>G<O?`${(0,D.
Bu)(V)}${(0,B.gx)(V,z)}`:V);return[{code:"unknown_fields_ignored",message:(0,y.gm)(`${U} not in the form and not used: ${(0,D.Zv)(j)}`)}]}function S(T){if(T.length===
0)return[];const F=(0,D.C7)(T.length,"field");return[{code:"fields_not_filled",message:(0,y.gm)(`${F} of the form got no value: ${(0,D.Zv)(T)}`)}]}function N(T,F){
if(T.length===0)return[];const U=(0,D.C7)(T.length,"field is too small for its value","fields are too small for their values"),z=F?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${U}, and only a part shows: ${(0,D.Zv)(T.map(({name:j})=>j))}\
. ${z}`}]}const L=5,X=10;function H(T,F,U){if(T.size===0)return[];const z=[...T].slice(0,L).map(([G,Z])=>{const q=F.has(G)?Z.map(R.MZ):Z.map(R.I2),Y=[...new Set(
q)].sort();return`${(0,D.Bu)(G.name)} (${(0,D.Dw)(Y,X)})`}),j=T.size>L?` and ${T.size-L} more fields`:"",V=U?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,W.F)(`${z.join(", ")}${j}`,V,U?[]:["font"])]}}),68164:((st,b,c)=>{c.d(b,{$:()=>f,d:()=>v});var W=c(58552),R=c(45599),y=c(
78906),D=c(46570),B=c(52604),O=c(98446),I=c(85673),E=c(34378);const S=1e3,N=5,L=1500,X=10;class H{fields;full=new Map;loose=[new Map,new Map,new Map,new Map];guessed=0;constructor(s){
this.fields=s}static async indexFields(s,a){const l=new H(s);for(const d of s){l.add(d);const p=a.step(L+d.name.length);p&&await p}return l}add(s){const a=(0,E.
w)(s.name),l=(0,E.w)(s.part);this.full.has(a)||this.full.set(a,s);for(const[d,p]of[F(a),l,F(l),a.trim()].entries()){const M=this.loose[d].get(p);M?M.push(s):this.
loose[d].set(p,[s])}}find(s){const a=this.exactly(s);return"problem"in a&&a.problem==="unknown"&&s!==s.trim()?this.exactly(s.trim()):a}exactly(s){const a=(0,E.w)(
s),l=this.full.get(a);if(l)return{field:l};for(const d of this.loose){const p=d.get(a);if(p?.length===1)return{field:p[0]};if(p)return{problem:"ambiguous",message:T(
s,p)}}return{problem:"unknown",message:this.unknown(s)}}unknown(s){return`“${(0,O.Bu)(s)}” is not a field of the form${++this.guessed>N?"":this.guess(s)}`}guess(s){
const a=this.fields.slice(0,S).map(({name:M})=>M),l=this.fields.slice(0,S).map(({part:M})=>M),d=(0,I.gx)(s,a)||(0,I.gx)(s,[...new Set(l)]),p=this.fields.length>
X?`${this.fields.length} fields, such as `:"";return d===""?`; the form has ${p}${(0,O.DR)(a.slice(0,X))}`:d}}const T=(n,s)=>`“${(0,O.Bu)(n)}” is the name of ${s.
length} fields: write the full name, such as ${(0,O.DR)(s.slice(0,X).map(({name:a})=>a))}`,F=n=>n.replace(/\[\d+\]/g,"");var U=c(71250),z=c(13625),j=c(52755),V=c(
76933),G=c(82416),Z=c(85008);function q(n,s,a){if(s.kind!=="text"||typeof a!="string"||(0,V.mU)(n,s))return!0;const l=a.replace(Y,"");return et.test(l)?s.widgets.
every(({dict:d})=>{const p=n.resolve(n.dict(d.get("AP"))?.get("N"));if(!(p instanceof R.Z6))return!0;const M=n.decodedPart(p),w=M?.whole?r(M.data):void 0;return w===
void 0||!et.test(w)||w===l}):!0}const Y=/[\s\b]+/g,et=/^[!-~]*$/;function r(n){const s=new Z.oz(n);let a="";for(let l=s.next(!0);l!==Z.Kp;l=s.next(!0))if(l===Z.
An)a+=Buffer.from((0,G.E3)(n,s.start,s.end)).toString("latin1");else if(l===Z.Cd||l===Z.QR&&(s.code===m||s.code===u))return;return a.replace(Y,"")}const m=(0,Z.
$N)("Do"),u=(0,Z.$N)("BI");var h=c(25902);async function v(n,s,a,l,{unknownFields:d,flatten:p,font:M}){const w=s.fields.filter(({name:$})=>$!==""),k=await H.indexFields(
w,n.job.pace),{assignments:K,unknown:J,issues:_}=await new D.n(n,s,a,k).assign(l,d);if(_.length>0)throw(0,W.G6)(_);const Q=new y.y(n,s,a,M),tt=[];for(const $ of K){
const{field:nt,same:ft}=$;if(ft&&t(nt)&&C(n,a,nt)&&q(n,nt,a.of(nt)))continue;tt.push($),i(n,s,a,Q,$);const at=n.job.pace.step(3e3);at&&await at}const it=new Set(
tt.map(({field:$})=>$)),rt=new Set(tt.filter(({same:$})=>$).map(({field:$})=>$));await f(n,s,a,Q,{fields:it,kept:rt,missing:p});const ct=new Set(K.map(({field:$})=>$)),
ot=s.fields.filter($=>(0,D.K)($)&&!ct.has($)).map(({name:$})=>$);return{notes:[...(0,U.Lv)(J,ot),...d==="ignore"?(0,U.g4)(ot):[],...(0,U.jA)(Q.missing,new Set(tt.
filter(({same:$})=>!$).map(({field:$})=>$)),M),...(0,U.QR)([...Q.tooSmall],p),...(0,V.dx)(n,s,[...it],tt.some(({same:$})=>!$))],unusedKeys:J,unfilledFields:ot,filled:K.
length}}async function f(n,s,a,l,{fields:d=new Set,kept:p=new Set,missing:M}){const w=s.needsAppearances;for(const K of s.fields){const J=M&&A(n,K);if(!(!w&&!d.
has(K)&&!J)){if(t(K)||K.kind==="button"){const _=d.has(K)&&!p.has(K);await l.plan(K,{wholly:!_&&!J&&(!w||C(n,a,K))})}else if(K.kind==="checkbox"||K.kind==="radi\
o"){(0,B.lD)(n,s,K).all.some(tt=>tt.missing)&&e(n,s,l,K),w&&!d.has(K)&&o(n,s,K);const Q=n.job.pace.step(3e3);Q&&await Q}}}await l.finish();const{form:k}=s;!k||!w||
(n.edit(k.holder),k.dict.delete("NeedAppearances"))}const t=({kind:n})=>n==="text"||n==="password"||n==="dropdown"||n==="list";function e(n,s,a,l){const d=(0,B.
lD)(n,s,l),p=s.inherited(l.nodes[0],"V");a.drawStates(l,d);for(const{widget:M,state:w,missing:k}of d.all)k&&(n.edit(M.number),M.dict.set("AS",new R.SX((0,R.Eo)(
p,w)?w:"Off")))}function o(n,s,a){const l=(0,B.L4)(n,s,a),d=s.inherited(a.nodes[0],"V")!==null,p=M=>l===void 0||(0,B.o9)(n,M,l);d&&a.widgets.some(p)&&(0,B.wb)(n,
a,l,x(n,a,l))}function i(n,s,a,l,{field:d,assigned:p,same:M}){if(d.kind==="checkbox"||d.kind==="radio"){if(p.kind==="kept"){const w=(0,B.L4)(n,s,d);(0,B.wb)(n,d,
w,x(n,d,w))}else g(n,s,l,d,p.kind==="state"?p.state:void 0,M);return}for(const w of d.nodes)if(n.edit(w.number),w.dict.delete("RV"),p.kind!=="kept")if(w.dict.delete(
"I"),p.kind==="text")w.dict.set("V",(0,h.v8)(p.text));else if(p.kind==="choices"){const k=p.values.map(h.v8);w.dict.set("V",k.length===1?k[0]:k);const K=new Set(
p.values),J=a.choices(d).flatMap(({value:_},Q)=>K.has(_)?[Q]:[]);J.length>0&&w.dict.set("I",J)}else w.dict.delete("V"),s.inherited(w,"V")!==null&&w.dict.set("V",
(0,h.v8)(""));for(const{node:w,number:k}of d.widgets)d.nodes.includes(w)||!(w.dict.has("V")||w.dict.has("RV"))||(n.edit(k),w.dict.delete("V"),w.dict.delete("RV"))}
function g(n,s,a,l,d,p){const M=(0,B.lD)(n,s,l);d&&M.all.some(({missing:w})=>w)&&a.drawStates(l,M),(0,B.wb)(n,l,d?.state,x(n,l,d?.state,p?void 0:d?.widget))}function x(n,s,a,l){
if(a===void 0||s.kind!=="radio"||s.flags&j.Uv)return()=>!0;const d=s.widgets.filter(M=>(0,B.o9)(n,M,a)),p=l??d.find(({dict:M})=>(0,R.Eo)(n.resolve(M.get("AS")),
a))??d[0];return M=>M===p}function C(n,s,a){const l=s.of(a)!==null;return a.widgets.every(({dict:d})=>{const p=n.resolve(n.dict(d.get("AP"))?.get("N"));if(p instanceof
R.Bi)return!0;if(!(p instanceof R.Z6))return(0,z.Dm)(n,d)===void 0;if(!l)return!0;try{return P.test(Buffer.from(n.decoded(p)).toString("latin1"))}catch{return!1}})}
const P=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,A=(n,s)=>s.kind!=="signature"&&s.widgets.some(a=>!(0,y.d)(n,a))}),82943:((st,b,c)=>{c.d(b,{F:()=>W});const W=(R,y,D=[])=>({
code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${R}. ${y}`,...D.length>0?{mentions:D}:{}})}),78906:((st,b,c)=>{c.d(b,{y:()=>r,
d:()=>m});var W=c(48249),R=c(42973),y=c(45599),D=c(36078);class B{font;spacing;stretch;constructor(t,e,o){this.font=t,this.spacing=e,this.stretch=o}get resource(){
return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(t){return this.font.covers(t)}width(t){return(this.
font.width(t)+[...t].length*this.spacing)*this.stretch}show(t,e){return[...this.spacing===0?[]:[`${(0,D.id)(this.spacing*e/1e3)} Tc`],...this.stretch===1?[]:[`${(0,D.
id)(this.stretch*100)} Tz`],this.font.show(t,e)].join(" ")}use(t){this.font.use?.(t)}}var O=c(79784),I=c(13625);const E=f=>/^[48Hlnu]$/.test(f);function S(f,t,e,o,i){
const g=[o?H(f):(0,I.cH)(f)];return e&&g.push("q",i,X(f,t),"Q"),g.filter(x=>x!=="").join(`
`)}const N={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:L(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function L(){return Array.from({length:10},(f,t)=>{const e=Math.PI/2+t*Math.PI/5,o=t%
2===0?50:20;return[50+o*Math.cos(e),47+o*Math.sin(e)]})}function X({width:f,height:t,border:e},o){const i=Math.max(Math.min(f,t)-2*e,0)*.8,[g,x]=[(f-i)/2,(t-i)/
2];if(o==="l")return`${T(f/2,t/2,i*.36)} f`;const C=N[o].map(([P,A])=>[g+P*i/100,x+A*i/100]);return`${(0,D.XL)(C)} f`}function H({width:f,height:t,background:e,
borderColor:o,line:i,style:g,dash:x}){const C=Math.min(f,t)/2,P=[];return e&&P.push((0,D.wW)(e,"fill"),`${T(f/2,t/2,C)} f`),o&&i>0&&(P.push((0,D.wW)(o,"stroke"),
`${(0,D.id)(i)} w`),g==="D"&&P.push((0,D.hX)(x)),P.push(`${T(f/2,t/2,C-i/2)} s`)),P.join(`
`)}const T=(f,t,e)=>(0,D.KJ)((o,i)=>[f+o*e,t+i*e]);var F=c(49336),U=c(81228),z=c(52755),j=c(25902),V=c(45657),G=c(98446);const Z=600,q=1e3,Y=512,et=1;class r{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(t,e,o,i){
this.document=t,this.model=e,this.values=o,this.fonts=new U.t(t,e,i)}async plan(t,{wholly:e}){const o=[];for(const x of t.widgets){const C=(0,I.Dm)(this.document,
x.dict);if(!C||t.kind==="button"&&(m(this.document,x)||u(C)))continue;const P=await this.planWidget(t,x,C);o.push(P);const A=this.document.job.pace.step(8e3);A&&
await A}const i=[...new Set(o.flatMap(({selected:x})=>x.missing))];if(i.length>0&&e)return;i.length>0&&this.missing.set(t,i),(0,V.RZ)(this.planned,o);const g=({
widget:x,frame:C,wanted:P,layout:A,selected:n})=>x.pages.length>0&&(0,F.Jq)(C,P,A,n.font);t.kind!=="password"&&o.some(g)&&this.tooSmall.add(t)}async finish(){for(const{
selected:t,layout:e}of this.planned)for(const{text:o}of e.lines)t.font.use?.(o);await this.fonts.finish();for(const{widget:t,frame:e,wanted:o,layout:i,selected:g,
color:x}of this.planned){const{font:C,name:P}=g,A=(0,F.m)(e,o,i,{font:C,name:P,color:x}),s=i.lines.length===0?new y.Bi:this.resourcesOf(g);this.document.edit(t.
number),t.dict.set("AP",new y.Bi([["N",this.document.add(h(e,A,s))]]));const a=this.document.job.pace.step(4e3);a&&await a}}drawStates(t,e){for(const{widget:o,state:i,
missing:g}of e.all){const x=g?(0,I.Dm)(this.document,o.dict):void 0;if(!x)continue;const C=x.caption instanceof y.Mx?(0,j.Ly)(x.caption.bytes):"",P=E(C)?C:t.kind===
"radio"?"l":"4",A=t.kind==="radio"&&P==="l",{color:n}=(0,O.O)(this.defaultAppearance(o)),s=new y.Bi(this.document.dict(o.dict.get("AP"))),a=this.document.resolve(
s.get("N")),l=new y.Bi(a instanceof y.Bi?a:[]),d=p=>this.document.add(h(x,S(x,P,p,A,n),new y.Bi));l.set(i,d(!0)),l.has("Off")||l.set("Off",d(!1)),s.set("N",l),this.
document.edit(o.number),o.dict.set("AP",s)}}defaultAppearance(t){const e=this.model.inherited(t.node,"DA");return e instanceof y.Mx?(0,j.Ly)(e.bytes):""}async planWidget(t,e,o){
const{font:i,size:g,color:x,spacing:C,stretch:P}=(0,O.O)(this.defaultAppearance(e));let A=t.kind==="button"?this.caption(o):this.wanted(t,e);t.kind==="password"&&
(A={kind:"line",text:"•".repeat([...(0,F.Fp)(A)].slice(0,Y).length)});const n=await this.fonts.select(e,i,(0,F.Fp)(A)),s=g>0?C/g*1e3:0,l=s!==0||P!==1?{...n,font:new B(
n.font,s,P)}:n;if(A.kind==="list"){const w=(0,F.rI)(o,g,A.rows);w!==A.rows.first&&this.scroll(t,w),A={kind:"list",rows:{...A.rows,first:w}}}const d=t.kind==="bu\
tton"?et:this.model.integer(e.node,"Q"),M=(0,F.Fp)(A)===""?{size:g||12,lines:[]}:await(0,F.v8)({frame:o,font:l.font,size:g,quadding:d},A);return{widget:e,frame:o,
wanted:A,layout:M,selected:l,color:x}}caption({caption:t}){return{kind:"line",text:(0,F.ai)(this.checkLength((0,j.gF)(this.document,t)),"one")}}wanted(t,e){const{
document:o,model:i,values:g}=this;if(t.kind==="list"){const n=g.choices(t),s=new Set(g.chosen(t)),a=i.integer(t.nodes[0],"TI");return{kind:"list",rows:{texts:n.
map(({display:l})=>(0,F.ai)(l,"one")),chosen:n.flatMap(({value:l},d)=>s.has(l)?[d]:[]),first:Math.min(Math.max(a,0),Math.max(n.length-1,0))}}}if(t.kind==="dropd\
own"){const[n]=g.chosen(t),s=g.choices(t).find(a=>a.value===n)?.display??n??"";return{kind:"line",text:(0,F.ai)(s,"one")}}const x=this.checkLength((0,j.gF)(o,i.
inherited(e.node,"V")));if((t.flags&z.kz)!==0&&t.kind==="text")return{kind:"paragraph",text:(0,F.ai)(x,"several")};const P=i.integer(e.node,"MaxLen"),A=(0,F.ai)(
x,"one");return t.flags&z.qA&&P>0&&P<=q&&t.kind==="text"?{kind:"comb",text:A,cells:P}:{kind:"line",text:A}}checkLength(t=""){const e=this.document.job.limits.fieldCharacters;
if(t.length<=e)return t;throw(0,R.F)("fieldCharacters",`A field of the document has a text of more than ${(0,G.y_)(e,"character")}`,"Open it in another PDF prog\
ram and shorten the text")}scroll(t,e){for(const{number:o,dict:i}of t.nodes)this.document.edit(o),e>0?i.set("TI",e):i.delete("TI")}resourcesOf({name:t,font:{resource:e,
further:o}}){if(o)return new y.Bi([["Font",new y.Bi([[t,e],...o])]]);let i=this.resources.get(e);i||this.resources.set(e,i=new Map);let g=i.get(t);return g||i.set(
t,g=new y.Bi([["Font",new y.Bi([[t,e]])]])),g}}const m=(f,{dict:t})=>f.dict(t.get("AP"))?.has("N")===!0,u=({background:f,borderColor:t,caption:e})=>f===void 0&&
t===void 0&&e===null;function h(f,t,e){const o=(0,I.lQ)(f),i=new y.Bi([["Type",new y.SX("XObject")],["Subtype",new y.SX("Form")],["BBox",[0,0,v(f.width),v(f.height)]],
...o?[["Matrix",o.map(v)]]:[],["Resources",e]]),g=Buffer.from(t,"latin1");return g.length<Z?new y.Z6(i,g):(i.set("Filter",new y.SX("FlateDecode")),new y.Z6(i,(0,W.
Kc)(g)))}const v=f=>Math.round(f*1e4)/1e4}),17413:((st,b,c)=>{c.d(b,{Y:()=>y});var W=c(21115),R=c(3907);async function y(B,O,I){const E=new D(O);await(0,R.km)(B,
I,L=>((L.kind==="start"||L.kind==="empty")&&E.start(L.name,L.attributes,L.from),(L.kind==="end"||L.kind==="empty")&&E.end(L.name,L.to),E.isTooDeep));const S=[];
let N=0;for(const L of E.dropped)S.push(B.slice(N,L.from)),N=L.to;return S.join("")+B.slice(N)}class D{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new W.
ee;constructor(O){this.drops=O}start(O,I,E){this.isTooDeep=this.open.length>=R.ol,this.scope.enter(I);const S=this.scope.ofElement(O);this.open.push({name:O,from:E,
drops:this.drops(S,this.elements)}),this.elements.push(S)}end(O,I){let E=this.open.length-1;for(;E>=0&&this.open[E].name!==O;)E--;if(E<0)return;const{drops:S,from:N}=this.
open[E];for(;this.open.length>E;)this.open.pop(),this.elements.pop(),this.scope.leave();if(S){for(;this.dropped.length>0&&this.dropped.at(-1).from>N;)this.dropped.
pop();this.dropped.push({from:N,to:I})}}}}),33238:((st,b,c)=>{c.d(b,{Y:()=>U});var W=c(91374),R=c(39684),y=c(9819),D=c(33973),B=c(21996),O=c(17671),I=c(58006),E=c(
78157),S=c(45599),N=c(21115),L=c(17413);async function X(r,m,u){const h=r.resolve(m);let v="";for(const f of(0,S.cy)(h)?h:[m]){const t=r.resolve(f);if(t instanceof
S.Mx&&(v=Buffer.from(t.bytes).toString("latin1")),!(0,S.i9)(f)||!(t instanceof S.Z6))continue;let e;try{e=(0,E.bS)(r.decoded(t))}catch{continue}if(!e.includes("\
ignature"))continue;const o=e.toString("latin1"),i=await(0,L.Y)(o,H(v,u),r.job.pace);i!==o&&r.put(f,(0,I.n)(t,Buffer.from(i,"latin1"),{compress:!1}))}}function H(r,m){
return({namespace:u,local:h},v)=>h==="Signature"&&u===N.dK.ds||h==="signature"&&m&&r!=="datasets"&&!v.some(T)}const T=({namespace:r,local:m})=>m==="datasets"&&r===
N.dK.xfa;var F=c(43791);async function U(r,m){const u=(0,O.Hi)(r),h=await z(r),v=new Set,f=new Set,t=h.map(({dict:e})=>(0,W.fq)(r,e));for(const e of h)G(u,e,m,v,
f);return v.size>0&&await Z(u,v,f),await Y(r,v.size>0),{fields:t,objects:v,usageRights:et(r)}}async function z(r){const m=(await(0,B.zx)(r,["Sig"])).Sig;if(m.length===
0)return[];for(const o of m)j(r,o);const u=new Map;for(const{number:o,dict:i,type:g}of await(0,W.qU)(r))g==="Sig"&&o!==void 0&&V(r,u,o,i);const h=new Set([...u.
values()].flatMap(({number:o,widgets:i})=>[o,...i])),{Sig:v,Widget:f}=await(0,B.zx)(r,["Sig","Widget"]),t=[...new Set([...v,...f])].filter(o=>{const i=h.has(o)?
null:r.get(o);return(0,S.Zm)(i)&&(i.has("T")||(0,S.Eo)(i.get("Subtype"),"Widget"))&&(0,W.pv)(r,i)==="Sig"}),e=t.length>0?(await(0,D.Gy)(r)).live:void 0;for(const o of t)
e?.[o]===1&&V(r,u,o,r.get(o));return[...u.values()]}function j(r,m){const u=[r.get(m)];for(let h=u.pop();h!==void 0;h=u.pop()){if((0,S.Zm)(h))for(const v of h.values())
u.push(v);if(Array.isArray(h))for(const[v,f]of h.entries())!(0,S.Zm)(f)||!(0,S.Eo)(f.get("FT"),"Sig")?u.push(f):(r.edit(m),h[v]=r.add(f))}}function V(r,m,u,h){if(!(0,S.
Zm)(r.resolve((0,W.hj)(r,h,"V"))))return;const v=h.get("Parent"),f=r.dict(v);if(!h.has("T")&&(0,S.i9)(v)&&f?.has("T")){V(r,m,v.number,f),m.get(v.number)?.widgets.
add(u);return}if(m.has(u))return;const t=(r.array(h.get("Kids"))??[]).flatMap(e=>(0,S.i9)(e)?[e.number]:[]);m.set(u,{number:u,dict:h,widgets:new Set((0,S.Eo)(h.
get("Subtype"),"Widget")?[u,...t]:t)})}function G({removal:r},{number:m,dict:u,widgets:h},v,f,t){const{document:e}=r;f.add(m);const o=(0,W.hj)(e,u,"V");(0,S.i9)(
o)&&r.remove(o.number);for(const i of h){const g=e.get(i);if(!(0,S.Zm)(g))continue;if(f.add(i),v==="keep"&&(0,R.K)(e,g)){e.edit(i),(0,R.x)(e,g);continue}const x=e.
resolve(g.get("StructParent"));typeof x=="number"&&t.add(x),r.remove(i)}h.has(m)||r.remove(m)}async function Z(r,m,u){const{removal:h,structure:v}=r,{document:f}=h;
await q(r,m);const t=(0,y.Wo)(f,"AcroForm");for(const e of["Fields","CO"]){const o=f.array(t?.dict.get(e)),i=o?.filter(g=>!h.isGone(g)&&!((0,S.i9)(g)&&m.has(g.number)));
!t||!o||!i||i.length===o.length||(f.edit(t.holder),i.length>0||e==="Fields"?t.dict.set(e,i):t.dict.delete(e))}await v.dropKeys(u),await v.flush(),await(0,O.Pv)(
r,new Set(h.removed()))}async function q({removal:r},m){const{document:u}=r;for(const{number:h,dict:v}of[...await(0,W.qU)(u)].reverse()){const f=u.array(v.get("\
Kids")),t=f?.filter(e=>!r.isGone(e)&&!((0,S.i9)(e)&&m.has(e.number)));h===void 0||!f||!t||t.length===f.length||(u.edit(h),t.length>0?v.set("Kids",t):(0,S.Eo)(v.
get("Subtype"),"Widget")?v.delete("Kids"):r.remove(h))}}async function Y(r,m){const u=(0,y.Wo)(r,"AcroForm");if(!u)return;u.dict.has("SigFlags")&&(r.edit(u.holder),
u.dict.delete("SigFlags")),await X(r,u.dict.get("XFA"),m);const h=(r.array(u.dict.get("Fields"))??[]).length===0&&!u.dict.has("DR")&&!u.dict.has("XFA");m&&h&&r.
editCatalog().delete("AcroForm")}function et(r){const{catalog:m}=r,u=r.dict(m.get("Perms"));(0,F.H)(r);for(const h of["Perms","Legal"])m.has(h)&&r.editCatalog().
delete(h);return u?.has("UR3")===!0||u?.has("UR")===!0}}),58006:((st,b,c)=>{c.d(b,{n:()=>D});var W=c(48249),R=c(45599);const y=["DecodeParms","F","FFilter","FDe\
codeParms","DL"];function D(B,O,{compress:I}){const E=new R.Bi(B.dict);I?E.set("Filter",(0,R.UU)("FlateDecode")):E.delete("Filter");for(const S of y)E.delete(S);
return new R.Z6(E,I?(0,W.Kc)(O):O)}})};
