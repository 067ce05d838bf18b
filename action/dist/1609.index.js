"use strict";exports.id=1609,exports.ids=[1609],exports.modules={71250:((_,V,r)=>{r.d(V,{Lv:()=>A,QR:()=>y,g4:()=>C,jA:()=>H});var I=r(82943),R=r(47707),L=r(10442),w=r(98446),
E=r(85673);const B=10,K=1e3;function A($,U){if($.length===0)return[];const F=(0,w.C7)($.length,"name is","names are"),z=U.slice(0,K),Z=$.map((b,X)=>X<B?`${(0,w.
Bu)(b)}${(0,E.gx)(b,z)}`:b);return[{code:"unknown_fields_ignored",message:(0,L.gm)(`${F} not in the form and not used: ${(0,w.Zv)(Z)}`)}]}function C($){if($.length===
0)return[];const U=(0,w.C7)($.length,"field");return[{code:"fields_not_filled",message:(0,L.gm)(`${U} of the form got no value: ${(0,w.Zv)($)}`)}]}function y($,U){
if($.length===0)return[];const F=(0,w.C7)($.length,"field is too small for its value","fields are too small for their values"),z=U?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${F}, and only a part shows: ${(0,w.Zv)($.map(({name:Z})=>Z))}\
. ${z}`}]}const M=5,k=10;function H($,U,F){if($.size===0)return[];const z=[...$].slice(0,M).map(([X,N])=>{const Y=U.has(X)?N.map(R.MZ):N.map(R.I2),Q=[...new Set(
Y)].sort();return`${(0,w.Bu)(X.name)} (${(0,w.Dw)(Q,k)})`}),Z=$.size>M?` and ${$.size-M} more fields`:"",b=F?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,I.F)(`${z.join(", ")}${Z}`,b,F?[]:["font"])]}}),68164:((_,V,r)=>{r.d(V,{$:()=>p,d:()=>u});var I=r(58552),R=r(45599),L=r(
78906),w=r(46570),E=r(52604),B=r(98446),K=r(85673),A=r(34378);const C=1e3,y=5,M=1500,k=10;class H{fields;full=new Map;loose=[new Map,new Map,new Map,new Map];guessed=0;constructor(s){
this.fields=s}static async indexFields(s,n){const l=new H(s);for(const d of s){l.add(d);const h=n.step(M+d.name.length);h&&await h}return l}add(s){const n=(0,A.
w)(s.name),l=(0,A.w)(s.part);this.full.has(n)||this.full.set(n,s);for(const[d,h]of[U(n),l,U(l),n.trim()].entries()){const x=this.loose[d].get(h);x?x.push(s):this.
loose[d].set(h,[s])}}find(s){const n=this.exactly(s);return"problem"in n&&n.problem==="unknown"&&s!==s.trim()?this.exactly(s.trim()):n}exactly(s){const n=(0,A.w)(
s),l=this.full.get(n);if(l)return{field:l};for(const d of this.loose){const h=d.get(n);if(h?.length===1)return{field:h[0]};if(h)return{problem:"ambiguous",message:$(
s,h)}}return{problem:"unknown",message:this.unknown(s)}}unknown(s){return`“${(0,B.Bu)(s)}” is not a field of the form${++this.guessed>y?"":this.guess(s)}`}guess(s){
const n=this.fields.slice(0,C).map(({name:x})=>x),l=this.fields.slice(0,C).map(({part:x})=>x),d=(0,K.gx)(s,n)||(0,K.gx)(s,[...new Set(l)]),h=this.fields.length>
k?`${this.fields.length} fields, such as `:"";return d===""?`; the form has ${h}${(0,B.DR)(n.slice(0,k))}`:d}}const $=(e,s)=>`“${(0,B.Bu)(e)}” is the name of ${s.
length} fields: write the full name, such as ${(0,B.DR)(s.slice(0,k).map(({name:n})=>n))}`,U=e=>e.replace(/\[\d+\]/g,"");var F=r(71250),z=r(13625),Z=r(52755),b=r(
76933),X=r(82416),N=r(85008);function Y(e,s,n){if(s.kind!=="text"||typeof n!="string"||(0,b.mU)(e,s))return!0;const l=n.replace(Q,"");return tt.test(l)?s.widgets.
every(({dict:d})=>{const h=e.resolve(e.dict(d.get("AP"))?.get("N"));if(!(h instanceof R.Z6))return!0;const x=e.decodedPart(h),T=x?.whole?st(x.data):void 0;return T===
void 0||!tt.test(T)||T===l}):!0}const Q=/[\s\b]+/g,tt=/^[!-~]*$/;function st(e){const s=new N.oz(e);let n="";for(let l=s.next(!0);l!==N.Kp;l=s.next(!0))if(l===N.
An)n+=Buffer.from((0,X.E3)(e,s.start,s.end)).toString("latin1");else if(l===N.Cd||l===N.QR&&(s.code===et||s.code===a))return;return n.replace(Q,"")}const et=(0,N.
$N)("Do"),a=(0,N.$N)("BI");var v=r(25902);async function u(e,s,n,l,{unknownFields:d,flatten:h,font:x}){const T=s.fields.filter(({name:P})=>P!==""),j=await H.indexFields(
T,e.job.pace),{assignments:g,unknown:W,issues:J}=await new w.n(e,s,n,j).assign(l,d);if(J.length>0)throw(0,I.G6)(J);const G=new L.y(e,s,n,x),q=[];for(const P of g){
const{field:nt,same:ft}=P;if(ft&&m(nt)&&f(e,n,nt)&&Y(e,nt,n.of(nt)))continue;q.push(P);const at=e.job.pace.step(3e3+n.costOf(nt));at&&await at,t(e,s,n,G,P)}const it=new Set(
q.map(({field:P})=>P)),rt=new Set(q.filter(({same:P})=>P).map(({field:P})=>P));await p(e,s,n,G,{fields:it,kept:rt,missing:h});const ct=new Set(g.map(({field:P})=>P)),
ot=s.fields.filter(P=>(0,w.K)(P)&&!ct.has(P)).map(({name:P})=>P);return{notes:[...(0,F.Lv)(W,ot),...d==="ignore"?(0,F.g4)(ot):[],...(0,F.jA)(G.missing,new Set(q.
filter(({same:P})=>!P).map(({field:P})=>P)),x),...(0,F.QR)([...G.tooSmall],h),...(0,b.dx)(e,s,[...it],q.some(({same:P})=>!P))],unusedKeys:W,unfilledFields:ot,filled:g.
length}}async function p(e,s,n,l,{fields:d=new Set,kept:h=new Set,missing:x}){const T=s.needsAppearances;for(const g of s.fields){const W=x&&O(e,g);if(!(!T&&!d.
has(g)&&!W)){if(m(g)||g.kind==="button"){const J=d.has(g)&&!h.has(g);await l.plan(g,{wholly:!J&&!W&&(!T||f(e,n,g))})}else if(g.kind==="checkbox"||g.kind==="radi\
o"){(0,E.lD)(e,s,g).all.some(q=>q.missing)&&D(e,s,l,g),T&&!d.has(g)&&c(e,s,g);const G=e.job.pace.step(3e3);G&&await G}}}await l.finish();const{form:j}=s;!j||!T||
(e.edit(j.holder),j.dict.delete("NeedAppearances"))}const m=({kind:e})=>e==="text"||e==="password"||e==="dropdown"||e==="list";function D(e,s,n,l){const d=(0,E.
lD)(e,s,l),h=s.inherited(l.nodes[0],"V");n.drawStates(l,d);for(const{widget:x,state:T,missing:j}of d.all)j&&(e.edit(x.number),x.dict.set("AS",new R.SX((0,R.Eo)(
h,T)?T:"Off")))}function c(e,s,n){const l=(0,E.L4)(e,s,n),d=s.inherited(n.nodes[0],"V")!==null,h=x=>l===void 0||(0,E.o9)(e,x,l);d&&n.widgets.some(h)&&(0,E.wb)(e,
n,l,i(e,n,l))}function t(e,s,n,l,{field:d,assigned:h,same:x}){if(d.kind==="checkbox"||d.kind==="radio"){if(h.kind==="kept"){const g=(0,E.L4)(e,s,d);(0,E.wb)(e,d,
g,i(e,d,g))}else o(e,s,l,d,h.kind==="state"?h.state:void 0,x);return}const T=new Set(h.kind==="choices"?h.values:[]),j=n.choices(d).flatMap(({value:g},W)=>T.has(
g)?[W]:[]);for(const g of d.nodes)if(e.edit(g.number),g.dict.delete("RV"),h.kind!=="kept")if(g.dict.delete("I"),h.kind==="text")g.dict.set("V",(0,v.v8)(h.text));else if(h.
kind==="choices"){const W=h.values.map(v.v8);n.keepTexts(W,h.values),g.dict.set("V",W.length===1?W[0]:W),j.length>0&&g.dict.set("I",j)}else g.dict.delete("V"),s.
inherited(g,"V")!==null&&g.dict.set("V",(0,v.v8)(""));for(const{node:g,number:W}of d.widgets)d.nodes.includes(g)||!(g.dict.has("V")||g.dict.has("RV"))||(e.edit(
W),g.dict.delete("V"),g.dict.delete("RV"))}function o(e,s,n,l,d,h){const x=(0,E.lD)(e,s,l);d&&x.all.some(({missing:T})=>T)&&n.drawStates(l,x),(0,E.wb)(e,l,d?.state,
i(e,l,d?.state,h?void 0:d?.widget))}function i(e,s,n,l){if(n===void 0||s.kind!=="radio"||s.flags&Z.Uv)return()=>!0;const d=s.widgets.filter(x=>(0,E.o9)(e,x,n)),
h=l??d.find(({dict:x})=>(0,R.Eo)(e.resolve(x.get("AS")),n))??d[0];return x=>x===h}function f(e,s,n){const l=s.of(n)!==null;return n.widgets.every(({dict:d})=>{const h=e.
resolve(e.dict(d.get("AP"))?.get("N"));if(h instanceof R.Bi)return!0;if(!(h instanceof R.Z6))return(0,z.Dm)(e,d)===void 0;if(!l)return!0;try{return S.test(Buffer.
from(e.decoded(h)).toString("latin1"))}catch{return!1}})}const S=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,O=(e,s)=>s.kind!=="signature"&&s.widgets.some(n=>!(0,L.d)(e,n))}),
82943:((_,V,r)=>{r.d(V,{F:()=>I});const I=(R,L,w=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${R}. ${L}`,...w.
length>0?{mentions:w}:{}})}),78906:((_,V,r)=>{r.d(V,{y:()=>v,d:()=>u});var I=r(48249),R=r(42973),L=r(54093),w=r(45599),E=r(36078);class B{font;spacing;stretch;constructor(t,o,i){
this.font=t,this.spacing=o,this.stretch=i}get resource(){return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(t){
return this.font.covers(t)}width(t){return(this.font.width(t)+[...t].length*this.spacing)*this.stretch}show(t,o){return[...this.spacing===0?[]:[`${(0,E.id)(this.
spacing*o/1e3)} Tc`],...this.stretch===1?[]:[`${(0,E.id)(this.stretch*100)} Tz`],this.font.show(t,o)].join(" ")}use(t){this.font.use?.(t)}}var K=r(79784),A=r(13625);
const C=c=>/^[48Hlnu]$/.test(c);function y(c,t,o,i,f){const S=[i?$(c):(0,A.cH)(c)];return o&&S.push("q",f,H(c,t),"Q"),S.filter(O=>O!=="").join(`
`)}const M={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:k(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function k(){return Array.from({length:10},(c,t)=>{const o=Math.PI/2+t*Math.PI/5,i=t%
2===0?50:20;return[50+i*Math.cos(o),47+i*Math.sin(o)]})}function H({width:c,height:t,border:o},i){const f=Math.max(Math.min(c,t)-2*o,0)*.8,[S,O]=[(c-f)/2,(t-f)/
2];if(i==="l")return`${U(c/2,t/2,f*.36)} f`;const e=M[i].map(([s,n])=>[S+s*f/100,O+n*f/100]);return`${(0,E.XL)(e)} f`}function $({width:c,height:t,background:o,
borderColor:i,line:f,style:S,dash:O}){const e=Math.min(c,t)/2,s=[];return o&&s.push((0,E.wW)(o,"fill"),`${U(c/2,t/2,e)} f`),i&&f>0&&(s.push((0,E.wW)(i,"stroke"),
`${(0,E.id)(f)} w`),S==="D"&&s.push((0,E.hX)(O)),s.push(`${U(c/2,t/2,e-f/2)} s`)),s.join(`
`)}const U=(c,t,o)=>(0,E.KJ)((i,f)=>[c+i*o,t+f*o]);var F=r(49336),z=r(81228),Z=r(52755),b=r(25902),X=r(45657),N=r(98446);const Y=600,Q=1e3,tt=512,st=1,et=300,a=60;
class v{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(t,o,i,f){this.document=t,this.model=o,this.values=
i,this.fonts=new z.t(t,o,f)}async plan(t,{wholly:o}){const i=[];for(const O of t.widgets){const e=(0,A.Dm)(this.document,O.dict);if(!e||t.kind==="button"&&(u(this.
document,O)||p(e)))continue;const s=await this.planWidget(t,O,e);i.push(s);const n=this.document.job.pace.step(8e3+this.values.costOf(t));n&&await n}const f=[...new Set(
i.flatMap(({selected:O})=>O.missing))];if(f.length>0&&o)return;f.length>0&&this.missing.set(t,f),(0,X.RZ)(this.planned,i);const S=({widget:O,frame:e,wanted:s,layout:n,
selected:l})=>O.pages.length>0&&(0,F.Jq)(e,s,n,l.font);t.kind!=="password"&&i.some(S)&&this.tooSmall.add(t)}async finish(){for(const{selected:t,layout:o}of this.
planned)for(const{text:i}of o.lines)t.font.use?.(i);await this.fonts.finish();for(const{widget:t,frame:o,wanted:i,layout:f,selected:S,color:O}of this.planned){const{
font:e,name:s}=S,{pace:n}=this.document.job,l=f.lines.reduce((g,{text:W})=>g+W.length+1,0),d=n.step(4e3+l*a);d&&await d;const h=await(0,L.k)((0,F.m)(o,i,f,{font:e,
name:s,color:O}),n),T=f.lines.length===0?new w.Bi:this.resourcesOf(S);this.document.edit(t.number);const j=n.step(l*a);j&&await j,t.dict.set("AP",new w.Bi([["N",
this.document.add(m(o,h,T))]]))}}drawStates(t,o){for(const{widget:i,state:f,missing:S}of o.all){const O=S?(0,A.Dm)(this.document,i.dict):void 0;if(!O)continue;const e=O.
caption instanceof w.Mx?(0,b.Ly)(O.caption.bytes.subarray(0,2)):"",s=C(e)?e:t.kind==="radio"?"l":"4",n=t.kind==="radio"&&s==="l",{color:l}=(0,K.O)(this.defaultAppearance(
i)),d=new w.Bi(this.document.dict(i.dict.get("AP"))),h=this.document.resolve(d.get("N")),x=new w.Bi(h instanceof w.Bi?h:[]),T=j=>this.document.add(m(O,y(O,s,j,n,
l),new w.Bi));x.set(f,T(!0)),x.has("Off")||x.set("Off",T(!1)),d.set("N",x),this.document.edit(i.number),i.dict.set("AP",d)}}defaultAppearance(t){return(0,b.mi)(
this.model.inherited(t.node,"DA"))}async planWidget(t,o,i){const{font:f,size:S,color:O,spacing:e,stretch:s}=(0,K.O)(this.defaultAppearance(o));let n=t.kind==="b\
utton"?this.caption(i):t.kind==="list"?{kind:"list",rows:await this.rowsOf(t)}:this.wanted(t,o);t.kind==="password"&&(n={kind:"line",text:"•".repeat([...(0,F.
Fp)(n)].slice(0,tt).length)});const l=(0,F.Fp)(n);(0,F.WK)(l,this.document.job);const d=await this.fonts.select(o,f,l),h=S>0?e/S*1e3:0,T=h!==0||s!==1?{...d,font:new B(
d.font,h,s)}:d;if(n.kind==="list"){const G=(0,F.rI)(i,S,n.rows);G!==n.rows.first&&this.scroll(t,G),n={kind:"list",rows:{...n.rows,first:G}}}const j=t.kind==="bu\
tton"?st:this.model.integer(o.node,"Q"),g=l==="",W={frame:i,font:T.font,size:S,quadding:j},J=g?{size:S||12,lines:[]}:await(0,F.v8)(W,n,this.document.job.pace);return{
widget:o,frame:i,wanted:n,layout:J,selected:T,color:O}}caption({caption:t}){return{kind:"line",text:(0,F.ai)(this.checkLength((0,b.gF)(this.document,t)),"one")}}async rowsOf(t){
const{model:o,values:i}=this,{pace:f}=this.document.job,S=o.integer(t.nodes[0],"TI"),O=new Set(i.chosen(t)),[e,s]=[[],[]];for(const[n,{value:l,display:d}]of i.choices(
t).entries()){const h=f.step(et);h&&await h,e.push((0,F.ai)(d,"one")),O.has(l)&&s.push(n)}return{texts:e,chosen:s,first:Math.min(Math.max(S,0),Math.max(e.length-
1,0))}}wanted(t,o){const{document:i,model:f,values:S}=this;if(t.kind==="dropdown"){const[l]=S.chosen(t),d=l===void 0?"":S.displayOf(t,l);return{kind:"line",text:(0,F.
ai)(d,"one")}}const O=this.checkLength((0,b.gF)(i,f.inherited(o.node,"V")));if((t.flags&Z.kz)!==0&&t.kind==="text")return{kind:"paragraph",text:(0,F.ai)(O,"seve\
ral")};const s=f.integer(o.node,"MaxLen"),n=(0,F.ai)(O,"one");return t.flags&Z.qA&&s>0&&s<=Q&&t.kind==="text"?{kind:"comb",text:n,cells:s}:{kind:"line",text:n}}checkLength(t=""){
const o=this.document.job.limits.fieldCharacters;if(t.length<=o)return t;throw(0,R.F)("fieldCharacters",`A field of the document has a text of more than ${(0,N.
y_)(o,"character")}`,"Open it in another PDF program and shorten the text")}scroll(t,o){for(const{number:i,dict:f}of t.nodes)this.document.edit(i),o>0?f.set("TI",
o):f.delete("TI")}resourcesOf({name:t,font:{resource:o,further:i}}){if(i)return new w.Bi([["Font",new w.Bi([[t,o],...i])]]);let f=this.resources.get(o);f||this.
resources.set(o,f=new Map);let S=f.get(t);return S||f.set(t,S=new w.Bi([["Font",new w.Bi([[t,o]])]])),S}}const u=(c,{dict:t})=>c.dict(t.get("AP"))?.has("N")===!0,
p=({background:c,borderColor:t,caption:o})=>c===void 0&&t===void 0&&o===null;function m(c,t,o){const i=(0,A.lQ)(c),f=new w.Bi([["Type",new w.SX("XObject")],["Su\
btype",new w.SX("Form")],["BBox",[0,0,D(c.width),D(c.height)]],...i?[["Matrix",i.map(D)]]:[],["Resources",o]]),S=Buffer.from(t,"latin1");return S.length<Y?new w.
Z6(f,S):(f.set("Filter",new w.SX("FlateDecode")),new w.Z6(f,(0,I.Kc)(S)))}const D=c=>Math.round(c*1e4)/1e4}),17413:((_,V,r)=>{r.d(V,{Y:()=>L});var I=r(21115),R=r(
3907);async function L(E,B,K){const A=new w(B);await(0,R.km)(E,K,M=>((M.kind==="start"||M.kind==="empty")&&A.start(M.name,M.attributes,M.from),(M.kind==="end"||
M.kind==="empty")&&A.end(M.name,M.to),A.isTooDeep));const C=[];let y=0;for(const M of A.dropped)C.push(E.slice(y,M.from)),y=M.to;return C.join("")+E.slice(y)}class w{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new I.
ee;constructor(B){this.drops=B}start(B,K,A){this.isTooDeep=this.open.length>=R.ol,this.scope.enter(K);const C=this.scope.ofElement(B);this.open.push({name:B,from:A,
drops:this.drops(C,this.elements)}),this.elements.push(C)}end(B,K){let A=this.open.length-1;for(;A>=0&&this.open[A].name!==B;)A--;if(A<0)return;const{drops:C,from:y}=this.
open[A];for(;this.open.length>A;)this.open.pop(),this.elements.pop(),this.scope.leave();if(C){for(;this.dropped.length>0&&this.dropped.at(-1).from>y;)this.dropped.
pop();this.dropped.push({from:y,to:K})}}}}),33238:((_,V,r)=>{r.d(V,{Y:()=>Z});var I=r(91374),R=r(39684),L=r(9819),w=r(33973),E=r(21996),B=r(87773),K=r(17671),A=r(
58006),C=r(78157),y=r(45599),M=r(21115),k=r(17413);const H=2e3;async function $(a,v,u){const p=a.resolve(v);let m="";for(const D of(0,y.cy)(p)?p:[v]){const c=a.
resolve(D);if(c instanceof y.Mx&&(m=Buffer.from(c.bytes).toString("latin1")),!(0,y.i9)(D)||!(c instanceof y.Z6))continue;let t;try{t=(0,C.bS)(a.decoded(c))}catch{
continue}const o=a.job.pace.step(H+t.length);if(o&&await o,!t.includes("ignature"))continue;const i=t.toString("latin1"),f=await(0,k.Y)(i,U(m,u),a.job.pace);f!==
i&&a.put(D,(0,A.n)(c,Buffer.from(f,"latin1"),{compress:!1}))}}function U(a,v){return({namespace:u,local:p},m)=>p==="Signature"&&u===M.dK.ds||p==="signature"&&v&&
a!=="datasets"&&!m.some(F)}const F=({namespace:a,local:v})=>v==="datasets"&&a===M.dK.xfa;var z=r(43791);async function Z(a,v){const u=(0,K.Hi)(a),p=await b(a),m=new Set,
D=new Set,c=p.map(({dict:t})=>(0,I.fq)(a,t));for(const t of p)Y(u,t,v,m,D);return m.size>0&&await Q(u,m,D),await st(a,m.size>0),{fields:c,objects:m,usageRights:et(
a)}}async function b(a){const v=(await(0,E.zx)(a,["Sig"])).Sig;if(v.length===0)return[];for await(const[o,i]of(0,B.$)(a,v))X(a,o,i);const u=new Map;for(const{number:o,
dict:i,type:f}of await(0,I.qU)(a))f==="Sig"&&o!==void 0&&N(a,u,o,i);const p=new Set([...u.values()].flatMap(({number:o,widgets:i})=>[o,...i])),{Sig:m,Widget:D}=await(0,E.
zx)(a,["Sig","Widget"]),c=[];for await(const[o,i]of(0,B.$)(a,new Set([...m,...D])))p.has(o)||!(0,y.Zm)(i)||!(i.has("T")||(0,y.Eo)(i.get("Subtype"),"Widget"))||(0,I.
pv)(a,i)==="Sig"&&c.push(o);const t=c.length>0?(await(0,w.Gy)(a)).live:void 0;for(const o of c)t?.[o]===1&&N(a,u,o,a.get(o));return[...u.values()]}function X(a,v,u){
const p=[u];for(let m=p.pop();m!==void 0;m=p.pop()){if((0,y.Zm)(m))for(const D of m.values())p.push(D);if(Array.isArray(m))for(const[D,c]of m.entries())!(0,y.Zm)(
c)||!(0,y.Eo)(c.get("FT"),"Sig")?p.push(c):(a.edit(v),m[D]=a.add(c))}}function N(a,v,u,p){if(!(0,y.Zm)(a.resolve((0,I.hj)(a,p,"V"))))return;const m=p.get("Paren\
t"),D=a.dict(m);if(!p.has("T")&&(0,y.i9)(m)&&D?.has("T")){N(a,v,m.number,D),v.get(m.number)?.widgets.add(u);return}if(v.has(u))return;const c=(a.array(p.get("Ki\
ds"))??[]).flatMap(t=>(0,y.i9)(t)?[t.number]:[]);v.set(u,{number:u,dict:p,widgets:new Set((0,y.Eo)(p.get("Subtype"),"Widget")?[u,...c]:c)})}function Y({removal:a},{
number:v,dict:u,widgets:p},m,D,c){const{document:t}=a;D.add(v);const o=(0,I.hj)(t,u,"V");(0,y.i9)(o)&&a.remove(o.number);for(const i of p){const f=t.get(i);if(!(0,y.
Zm)(f))continue;if(D.add(i),m==="keep"&&(0,R.K)(t,f)){t.edit(i),(0,R.x)(t,f);continue}const S=t.resolve(f.get("StructParent"));typeof S=="number"&&c.add(S),a.remove(
i)}p.has(v)||a.remove(v)}async function Q(a,v,u){const{removal:p,structure:m}=a,{document:D}=p;await tt(a,v);const c=(0,L.Wo)(D,"AcroForm");for(const t of["Fiel\
ds","CO"]){const o=D.array(c?.dict.get(t)),i=o?.filter(f=>!p.isGone(f)&&!((0,y.i9)(f)&&v.has(f.number)));!c||!o||!i||i.length===o.length||(D.edit(c.holder),i.length>
0||t==="Fields"?c.dict.set(t,i):c.dict.delete(t))}await m.dropKeys(u),await m.flush(),await(0,K.Pv)(a,new Set(p.removed()))}async function tt({removal:a},v){const{
document:u}=a;for(const{number:p,dict:m}of[...await(0,I.qU)(u)].reverse()){const D=u.array(m.get("Kids")),c=D?.filter(t=>!a.isGone(t)&&!((0,y.i9)(t)&&v.has(t.number)));
p===void 0||!D||!c||c.length===D.length||(u.edit(p),c.length>0?m.set("Kids",c):(0,y.Eo)(m.get("Subtype"),"Widget")?m.delete("Kids"):a.remove(p))}}async function st(a,v){
const u=(0,L.Wo)(a,"AcroForm");if(!u)return;u.dict.has("SigFlags")&&(a.edit(u.holder),u.dict.delete("SigFlags")),await $(a,u.dict.get("XFA"),v);const p=(a.array(
u.dict.get("Fields"))??[]).length===0&&!u.dict.has("DR")&&!u.dict.has("XFA");v&&p&&a.editCatalog().delete("AcroForm")}function et(a){const{catalog:v}=a,u=a.dict(
v.get("Perms"));(0,z.H)(a);for(const p of["Perms","Legal"])v.has(p)&&a.editCatalog().delete(p);return u?.has("UR3")===!0||u?.has("UR")===!0}}),58006:((_,V,r)=>{
r.d(V,{S:()=>K,n:()=>E});var I=r(68973),R=r(48249),L=r(45599);const w=["DecodeParms","F","FFilter","FDecodeParms","DL"];function E(A,C,{compress:y}){const M=new L.
Bi(A.dict);y?M.set("Filter",(0,L.UU)("FlateDecode")):M.delete("Filter");for(const k of w)M.delete(k);return new L.Z6(M,y?(0,R.Kc)(C):C)}const B=6;async function K(A,C,y){
const M=E(A,await(0,I.uM)(y).deflate(C,B),{compress:!1});return M.dict.set("Filter",(0,L.UU)("FlateDecode")),M}})};
