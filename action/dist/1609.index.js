"use strict";exports.id=1609,exports.ids=[1609],exports.modules={71250:((q,V,c)=>{c.d(V,{Lv:()=>A,QR:()=>y,g4:()=>L,jA:()=>X});var K=c(82943),C=c(47707),x=c(10442),M=c(98446),
O=c(85673);const R=10,I=1e3;function A(T,F){if(T.length===0)return[];const U=(0,M.C7)(T.length,"name is","names are"),Z=F.slice(0,I),N=T.map((k,G)=>G<R?`${(0,M.
Bu)(k)}${(0,O.gx)(k,Z)}`:k);return[{code:"unknown_fields_ignored",message:(0,x.gm)(`${U} not in the form and not used: ${(0,M.Zv)(N)}`)}]}function L(T){if(T.length===
0)return[];const F=(0,M.C7)(T.length,"field");return[{code:"fields_not_filled",message:(0,x.gm)(`${F} of the form got no value: ${(0,M.Zv)(T)}`)}]}function y(T,F){
if(T.length===0)return[];const U=(0,M.C7)(T.length,"field is too small for its value","fields are too small for their values"),Z=F?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${U}, and only a part shows: ${(0,M.Zv)(T.map(({name:N})=>N))}\
. ${Z}`}]}const D=5,z=10;function X(T,F,U){if(T.size===0)return[];const Z=[...T].slice(0,D).map(([G,j])=>{const Q=F.has(G)?j.map(C.MZ):j.map(C.I2),H=[...new Set(
Q)].sort();return`${(0,M.Bu)(G.name)} (${(0,M.Dw)(H,z)})`}),N=T.size>D?` and ${T.size-D} more fields`:"",k=U?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,K.F)(`${Z.join(", ")}${N}`,k,U?[]:["font"])]}}),68164:((q,V,c)=>{c.d(V,{$:()=>p,d:()=>g});var K=c(58552),C=c(45599),x=c(
78906),M=c(46570),O=c(52604),R=c(98446),I=c(85673),A=c(34378);const L=1e3,y=5,D=1500,z=10;class X{fields;full=new Map;loose=[new Map,new Map,new Map,new Map];guessed=0;constructor(s){
this.fields=s}static async indexFields(s,a){const f=new X(s);for(const d of s){f.add(d);const h=a.step(D+d.name.length);h&&await h}return f}add(s){const a=(0,A.
w)(s.name),f=(0,A.w)(s.part);this.full.has(a)||this.full.set(a,s);for(const[d,h]of[F(a),f,F(f),a.trim()].entries()){const S=this.loose[d].get(h);S?S.push(s):this.
loose[d].set(h,[s])}}find(s){const a=this.exactly(s);return"problem"in a&&a.problem==="unknown"&&s!==s.trim()?this.exactly(s.trim()):a}exactly(s){const a=(0,A.w)(
s),f=this.full.get(a);if(f)return{field:f};for(const d of this.loose){const h=d.get(a);if(h?.length===1)return{field:h[0]};if(h)return{problem:"ambiguous",message:T(
s,h)}}return{problem:"unknown",message:this.unknown(s)}}unknown(s){return`“${(0,R.Bu)(s)}” is not a field of the form${++this.guessed>y?"":this.guess(s)}`}guess(s){
const a=this.fields.slice(0,L).map(({name:S})=>S),f=this.fields.slice(0,L).map(({part:S})=>S),d=(0,I.gx)(s,a)||(0,I.gx)(s,[...new Set(f)]),h=this.fields.length>
z?`${this.fields.length} fields, such as `:"";return d===""?`; the form has ${h}${(0,R.DR)(a.slice(0,z))}`:d}}const T=(n,s)=>`“${(0,R.Bu)(n)}” is the name of ${s.
length} fields: write the full name, such as ${(0,R.DR)(s.slice(0,z).map(({name:a})=>a))}`,F=n=>n.replace(/\[\d+\]/g,"");var U=c(71250),Z=c(13625),N=c(52755),k=c(
76933),G=c(82416),j=c(85008);function Q(n,s,a){if(s.kind!=="text"||typeof a!="string"||(0,k.mU)(n,s))return!0;const f=a.replace(H,"");return _.test(f)?s.widgets.
every(({dict:d})=>{const h=n.resolve(n.dict(d.get("AP"))?.get("N"));if(!(h instanceof C.Z6))return!0;const S=n.decodedPart(h),B=S?.whole?st(S.data):void 0;return B===
void 0||!_.test(B)||B===f}):!0}const H=/[\s\b]+/g,_=/^[!-~]*$/;function st(n){const s=new j.oz(n);let a="";for(let f=s.next(!0);f!==j.Kp;f=s.next(!0))if(f===j.An)
a+=Buffer.from((0,G.E3)(n,s.start,s.end)).toString("latin1");else if(f===j.Cd||f===j.QR&&(s.code===tt||s.code===r))return;return a.replace(H,"")}const tt=(0,j.$N)(
"Do"),r=(0,j.$N)("BI");var v=c(25902);async function g(n,s,a,f,{unknownFields:d,flatten:h,font:S}){const B=s.fields.filter(({name:$})=>$!==""),b=await X.indexFields(
B,n.job.pace),{assignments:m,unknown:W,issues:et}=await new M.n(n,s,a,b).assign(f,d);if(et.length>0)throw(0,K.G6)(et);const Y=new x.y(n,s,a,S),J=[];for(const $ of m){
const{field:nt,same:ft}=$;if(ft&&w(nt)&&u(n,a,nt)&&Q(n,nt,a.of(nt)))continue;J.push($);const at=n.job.pace.step(3e3+a.costOf(nt));at&&await at,e(n,s,a,Y,$)}const it=new Set(
J.map(({field:$})=>$)),rt=new Set(J.filter(({same:$})=>$).map(({field:$})=>$));await p(n,s,a,Y,{fields:it,kept:rt,missing:h});const ct=new Set(m.map(({field:$})=>$)),
ot=s.fields.filter($=>(0,M.K)($)&&!ct.has($)).map(({name:$})=>$);return{notes:[...(0,U.Lv)(W,ot),...d==="ignore"?(0,U.g4)(ot):[],...(0,U.jA)(Y.missing,new Set(J.
filter(({same:$})=>!$).map(({field:$})=>$)),S),...(0,U.QR)([...Y.tooSmall],h),...(0,k.dx)(n,s,[...it],J.some(({same:$})=>!$))],unusedKeys:W,unfilledFields:ot,filled:m.
length}}async function p(n,s,a,f,{fields:d=new Set,kept:h=new Set,missing:S}){const B=s.needsAppearances;for(const m of s.fields){const W=S&&P(n,m);if(!(!B&&!d.
has(m)&&!W)){if(w(m)||m.kind==="button"){const et=d.has(m)&&!h.has(m);await f.plan(m,{wholly:!et&&!W&&(!B||u(n,a,m))})}else if(m.kind==="checkbox"||m.kind==="ra\
dio"){(0,O.lD)(n,s,m).all.some(J=>J.missing)&&l(n,s,f,m),B&&!d.has(m)&&t(n,s,m);const Y=n.job.pace.step(3e3);Y&&await Y}}}await f.finish();const{form:b}=s;!b||!B||
(n.edit(b.holder),b.dict.delete("NeedAppearances"))}const w=({kind:n})=>n==="text"||n==="password"||n==="dropdown"||n==="list";function l(n,s,a,f){const d=(0,O.
lD)(n,s,f),h=s.inherited(f.nodes[0],"V");a.drawStates(f,d);for(const{widget:S,state:B,missing:b}of d.all)b&&(n.edit(S.number),S.dict.set("AS",new C.SX((0,C.Eo)(
h,B)?B:"Off")))}function t(n,s,a){const f=(0,O.L4)(n,s,a),d=s.inherited(a.nodes[0],"V")!==null,h=S=>f===void 0||(0,O.o9)(n,S,f);d&&a.widgets.some(h)&&(0,O.wb)(n,
a,f,i(n,a,f))}function e(n,s,a,f,{field:d,assigned:h,same:S}){if(d.kind==="checkbox"||d.kind==="radio"){if(h.kind==="kept"){const m=(0,O.L4)(n,s,d);(0,O.wb)(n,d,
m,i(n,d,m))}else o(n,s,f,d,h.kind==="state"?h.state:void 0,S);return}const B=new Set(h.kind==="choices"?h.values:[]),b=a.choices(d).flatMap(({value:m},W)=>B.has(
m)?[W]:[]);for(const m of d.nodes)if(n.edit(m.number),m.dict.delete("RV"),h.kind!=="kept")if(m.dict.delete("I"),h.kind==="text")m.dict.set("V",(0,v.v8)(h.text));else if(h.
kind==="choices"){const W=h.values.map(v.v8);a.keepTexts(W,h.values),m.dict.set("V",W.length===1?W[0]:W),b.length>0&&m.dict.set("I",b)}else m.dict.delete("V"),s.
inherited(m,"V")!==null&&m.dict.set("V",(0,v.v8)(""));for(const{node:m,number:W}of d.widgets)d.nodes.includes(m)||!(m.dict.has("V")||m.dict.has("RV"))||(n.edit(
W),m.dict.delete("V"),m.dict.delete("RV"))}function o(n,s,a,f,d,h){const S=(0,O.lD)(n,s,f);d&&S.all.some(({missing:B})=>B)&&a.drawStates(f,S),(0,O.wb)(n,f,d?.state,
i(n,f,d?.state,h?void 0:d?.widget))}function i(n,s,a,f){if(a===void 0||s.kind!=="radio"||s.flags&N.Uv)return()=>!0;const d=s.widgets.filter(S=>(0,O.o9)(n,S,a)),
h=f??d.find(({dict:S})=>(0,C.Eo)(n.resolve(S.get("AS")),a))??d[0];return S=>S===h}function u(n,s,a){const f=s.of(a)!==null;return a.widgets.every(({dict:d})=>{const h=n.
resolve(n.dict(d.get("AP"))?.get("N"));if(h instanceof C.Bi)return!0;if(!(h instanceof C.Z6))return(0,Z.Dm)(n,d)===void 0;if(!f)return!0;try{return E.test(Buffer.
from(n.decoded(h)).toString("latin1"))}catch{return!1}})}const E=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,P=(n,s)=>s.kind!=="signature"&&s.widgets.some(a=>!(0,x.d)(n,a))}),
82943:((q,V,c)=>{c.d(V,{F:()=>K});const K=(C,x,M=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${C}. ${x}`,...M.
length>0?{mentions:M}:{}})}),78906:((q,V,c)=>{c.d(V,{y:()=>r,d:()=>v});var K=c(48249),C=c(42973),x=c(45599),M=c(36078);class O{font;spacing;stretch;constructor(t,e,o){
this.font=t,this.spacing=e,this.stretch=o}get resource(){return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(t){
return this.font.covers(t)}width(t){return(this.font.width(t)+[...t].length*this.spacing)*this.stretch}show(t,e){return[...this.spacing===0?[]:[`${(0,M.id)(this.
spacing*e/1e3)} Tc`],...this.stretch===1?[]:[`${(0,M.id)(this.stretch*100)} Tz`],this.font.show(t,e)].join(" ")}use(t){this.font.use?.(t)}}var R=c(79784),I=c(13625);
const A=l=>/^[48Hlnu]$/.test(l);function L(l,t,e,o,i){const u=[o?X(l):(0,I.cH)(l)];return e&&u.push("q",i,z(l,t),"Q"),u.filter(E=>E!=="").join(`
`)}const y={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:D(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function D(){return Array.from({length:10},(l,t)=>{const e=Math.PI/2+t*Math.PI/5,o=t%
2===0?50:20;return[50+o*Math.cos(e),47+o*Math.sin(e)]})}function z({width:l,height:t,border:e},o){const i=Math.max(Math.min(l,t)-2*e,0)*.8,[u,E]=[(l-i)/2,(t-i)/
2];if(o==="l")return`${T(l/2,t/2,i*.36)} f`;const P=y[o].map(([n,s])=>[u+n*i/100,E+s*i/100]);return`${(0,M.XL)(P)} f`}function X({width:l,height:t,background:e,
borderColor:o,line:i,style:u,dash:E}){const P=Math.min(l,t)/2,n=[];return e&&n.push((0,M.wW)(e,"fill"),`${T(l/2,t/2,P)} f`),o&&i>0&&(n.push((0,M.wW)(o,"stroke"),
`${(0,M.id)(i)} w`),u==="D"&&n.push((0,M.hX)(E)),n.push(`${T(l/2,t/2,P-i/2)} s`)),n.join(`
`)}const T=(l,t,e)=>(0,M.KJ)((o,i)=>[l+o*e,t+i*e]);var F=c(49336),U=c(81228),Z=c(52755),N=c(25902),k=c(45657),G=c(98446);const j=600,Q=1e3,H=512,_=1,st=300,tt=60;
class r{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(t,e,o,i){this.document=t,this.model=e,this.values=
o,this.fonts=new U.t(t,e,i)}async plan(t,{wholly:e}){const o=[];for(const E of t.widgets){const P=(0,I.Dm)(this.document,E.dict);if(!P||t.kind==="button"&&(v(this.
document,E)||g(P)))continue;const n=await this.planWidget(t,E,P);o.push(n);const s=this.document.job.pace.step(8e3+this.values.costOf(t));s&&await s}const i=[...new Set(
o.flatMap(({selected:E})=>E.missing))];if(i.length>0&&e)return;i.length>0&&this.missing.set(t,i),(0,k.RZ)(this.planned,o);const u=({widget:E,frame:P,wanted:n,layout:s,
selected:a})=>E.pages.length>0&&(0,F.Jq)(P,n,s,a.font);t.kind!=="password"&&o.some(u)&&this.tooSmall.add(t)}async finish(){for(const{selected:t,layout:e}of this.
planned)for(const{text:o}of e.lines)t.font.use?.(o);await this.fonts.finish();for(const{widget:t,frame:e,wanted:o,layout:i,selected:u,color:E}of this.planned){const{
font:P,name:n}=u,{pace:s}=this.document.job,a=i.lines.reduce((b,{text:m})=>b+m.length+1,0),f=s.step(4e3+a*tt);f&&await f;const d=(0,F.m)(e,o,i,{font:P,name:n,color:E}),
S=i.lines.length===0?new x.Bi:this.resourcesOf(u);this.document.edit(t.number);const B=s.step(a*tt);B&&await B,t.dict.set("AP",new x.Bi([["N",this.document.add(
p(e,d,S))]]))}}drawStates(t,e){for(const{widget:o,state:i,missing:u}of e.all){const E=u?(0,I.Dm)(this.document,o.dict):void 0;if(!E)continue;const P=E.caption instanceof
x.Mx?(0,N.Ly)(E.caption.bytes):"",n=A(P)?P:t.kind==="radio"?"l":"4",s=t.kind==="radio"&&n==="l",{color:a}=(0,R.O)(this.defaultAppearance(o)),f=new x.Bi(this.document.
dict(o.dict.get("AP"))),d=this.document.resolve(f.get("N")),h=new x.Bi(d instanceof x.Bi?d:[]),S=B=>this.document.add(p(E,L(E,n,B,s,a),new x.Bi));h.set(i,S(!0)),
h.has("Off")||h.set("Off",S(!1)),f.set("N",h),this.document.edit(o.number),o.dict.set("AP",f)}}defaultAppearance(t){const e=this.model.inherited(t.node,"DA");return e instanceof
x.Mx?(0,N.Ly)(e.bytes):""}async planWidget(t,e,o){const{font:i,size:u,color:E,spacing:P,stretch:n}=(0,R.O)(this.defaultAppearance(e));let s=t.kind==="button"?this.
caption(o):t.kind==="list"?{kind:"list",rows:await this.rowsOf(t)}:this.wanted(t,e);t.kind==="password"&&(s={kind:"line",text:"•".repeat([...(0,F.Fp)(s)].slice(
0,H).length)});const a=await this.fonts.select(e,i,(0,F.Fp)(s)),f=u>0?P/u*1e3:0,h=f!==0||n!==1?{...a,font:new O(a.font,f,n)}:a;if(s.kind==="list"){const W=(0,F.
rI)(o,u,s.rows);W!==s.rows.first&&this.scroll(t,W),s={kind:"list",rows:{...s.rows,first:W}}}const S=t.kind==="button"?_:this.model.integer(e.node,"Q"),B=(0,F.Fp)(
s)==="",b={frame:o,font:h.font,size:u,quadding:S},m=B?{size:u||12,lines:[]}:await(0,F.v8)(b,s,this.document.job.pace);return{widget:e,frame:o,wanted:s,layout:m,
selected:h,color:E}}caption({caption:t}){return{kind:"line",text:(0,F.ai)(this.checkLength((0,N.gF)(this.document,t)),"one")}}async rowsOf(t){const{model:e,values:o}=this,
{pace:i}=this.document.job,u=e.integer(t.nodes[0],"TI"),E=new Set(o.chosen(t)),[P,n]=[[],[]];for(const[s,{value:a,display:f}]of o.choices(t).entries()){const d=i.
step(st);d&&await d,P.push((0,F.ai)(f,"one")),E.has(a)&&n.push(s)}return{texts:P,chosen:n,first:Math.min(Math.max(u,0),Math.max(P.length-1,0))}}wanted(t,e){const{
document:o,model:i,values:u}=this;if(t.kind==="dropdown"){const[a]=u.chosen(t),f=a===void 0?"":u.displayOf(t,a);return{kind:"line",text:(0,F.ai)(f,"one")}}const E=this.
checkLength((0,N.gF)(o,i.inherited(e.node,"V")));if((t.flags&Z.kz)!==0&&t.kind==="text")return{kind:"paragraph",text:(0,F.ai)(E,"several")};const n=i.integer(e.
node,"MaxLen"),s=(0,F.ai)(E,"one");return t.flags&Z.qA&&n>0&&n<=Q&&t.kind==="text"?{kind:"comb",text:s,cells:n}:{kind:"line",text:s}}checkLength(t=""){const e=this.
document.job.limits.fieldCharacters;if(t.length<=e)return t;throw(0,C.F)("fieldCharacters",`A field of the document has a text of more than ${(0,G.y_)(e,"charac\
ter")}`,"Open it in another PDF program and shorten the text")}scroll(t,e){for(const{number:o,dict:i}of t.nodes)this.document.edit(o),e>0?i.set("TI",e):i.delete(
"TI")}resourcesOf({name:t,font:{resource:e,further:o}}){if(o)return new x.Bi([["Font",new x.Bi([[t,e],...o])]]);let i=this.resources.get(e);i||this.resources.set(
e,i=new Map);let u=i.get(t);return u||i.set(t,u=new x.Bi([["Font",new x.Bi([[t,e]])]])),u}}const v=(l,{dict:t})=>l.dict(t.get("AP"))?.has("N")===!0,g=({background:l,
borderColor:t,caption:e})=>l===void 0&&t===void 0&&e===null;function p(l,t,e){const o=(0,I.lQ)(l),i=new x.Bi([["Type",new x.SX("XObject")],["Subtype",new x.SX("\
Form")],["BBox",[0,0,w(l.width),w(l.height)]],...o?[["Matrix",o.map(w)]]:[],["Resources",e]]),u=Buffer.from(t,"latin1");return u.length<j?new x.Z6(i,u):(i.set("\
Filter",new x.SX("FlateDecode")),new x.Z6(i,(0,K.Kc)(u)))}const w=l=>Math.round(l*1e4)/1e4}),17413:((q,V,c)=>{c.d(V,{Y:()=>x});var K=c(21115),C=c(3907);async function x(O,R,I){
const A=new M(R);await(0,C.km)(O,I,D=>((D.kind==="start"||D.kind==="empty")&&A.start(D.name,D.attributes,D.from),(D.kind==="end"||D.kind==="empty")&&A.end(D.name,
D.to),A.isTooDeep));const L=[];let y=0;for(const D of A.dropped)L.push(O.slice(y,D.from)),y=D.to;return L.join("")+O.slice(y)}class M{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new K.
ee;constructor(R){this.drops=R}start(R,I,A){this.isTooDeep=this.open.length>=C.ol,this.scope.enter(I);const L=this.scope.ofElement(R);this.open.push({name:R,from:A,
drops:this.drops(L,this.elements)}),this.elements.push(L)}end(R,I){let A=this.open.length-1;for(;A>=0&&this.open[A].name!==R;)A--;if(A<0)return;const{drops:L,from:y}=this.
open[A];for(;this.open.length>A;)this.open.pop(),this.elements.pop(),this.scope.leave();if(L){for(;this.dropped.length>0&&this.dropped.at(-1).from>y;)this.dropped.
pop();this.dropped.push({from:y,to:I})}}}}),33238:((q,V,c)=>{c.d(V,{Y:()=>N});var K=c(91374),C=c(39684),x=c(9819),M=c(33973),O=c(21996),R=c(87773),I=c(17671),A=c(
58006),L=c(78157),y=c(45599),D=c(21115),z=c(17413);const X=2e3;async function T(r,v,g){const p=r.resolve(v);let w="";for(const l of(0,y.cy)(p)?p:[v]){const t=r.
resolve(l);if(t instanceof y.Mx&&(w=Buffer.from(t.bytes).toString("latin1")),!(0,y.i9)(l)||!(t instanceof y.Z6))continue;let e;try{e=(0,L.bS)(r.decoded(t))}catch{
continue}const o=r.job.pace.step(X+e.length);if(o&&await o,!e.includes("ignature"))continue;const i=e.toString("latin1"),u=await(0,z.Y)(i,F(w,g),r.job.pace);u!==
i&&r.put(l,(0,A.n)(t,Buffer.from(u,"latin1"),{compress:!1}))}}function F(r,v){return({namespace:g,local:p},w)=>p==="Signature"&&g===D.dK.ds||p==="signature"&&v&&
r!=="datasets"&&!w.some(U)}const U=({namespace:r,local:v})=>v==="datasets"&&r===D.dK.xfa;var Z=c(43791);async function N(r,v){const g=(0,I.Hi)(r),p=await k(r),w=new Set,
l=new Set,t=p.map(({dict:e})=>(0,K.fq)(r,e));for(const e of p)Q(g,e,v,w,l);return w.size>0&&await H(g,w,l),await st(r,w.size>0),{fields:t,objects:w,usageRights:tt(
r)}}async function k(r){const v=(await(0,O.zx)(r,["Sig"])).Sig;if(v.length===0)return[];for await(const[o,i]of(0,R.$)(r,v))G(r,o,i);const g=new Map;for(const{number:o,
dict:i,type:u}of await(0,K.qU)(r))u==="Sig"&&o!==void 0&&j(r,g,o,i);const p=new Set([...g.values()].flatMap(({number:o,widgets:i})=>[o,...i])),{Sig:w,Widget:l}=await(0,O.
zx)(r,["Sig","Widget"]),t=[];for await(const[o,i]of(0,R.$)(r,new Set([...w,...l])))p.has(o)||!(0,y.Zm)(i)||!(i.has("T")||(0,y.Eo)(i.get("Subtype"),"Widget"))||(0,K.
pv)(r,i)==="Sig"&&t.push(o);const e=t.length>0?(await(0,M.Gy)(r)).live:void 0;for(const o of t)e?.[o]===1&&j(r,g,o,r.get(o));return[...g.values()]}function G(r,v,g){
const p=[g];for(let w=p.pop();w!==void 0;w=p.pop()){if((0,y.Zm)(w))for(const l of w.values())p.push(l);if(Array.isArray(w))for(const[l,t]of w.entries())!(0,y.Zm)(
t)||!(0,y.Eo)(t.get("FT"),"Sig")?p.push(t):(r.edit(v),w[l]=r.add(t))}}function j(r,v,g,p){if(!(0,y.Zm)(r.resolve((0,K.hj)(r,p,"V"))))return;const w=p.get("Paren\
t"),l=r.dict(w);if(!p.has("T")&&(0,y.i9)(w)&&l?.has("T")){j(r,v,w.number,l),v.get(w.number)?.widgets.add(g);return}if(v.has(g))return;const t=(r.array(p.get("Ki\
ds"))??[]).flatMap(e=>(0,y.i9)(e)?[e.number]:[]);v.set(g,{number:g,dict:p,widgets:new Set((0,y.Eo)(p.get("Subtype"),"Widget")?[g,...t]:t)})}function Q({removal:r},{
number:v,dict:g,widgets:p},w,l,t){const{document:e}=r;l.add(v);const o=(0,K.hj)(e,g,"V");(0,y.i9)(o)&&r.remove(o.number);for(const i of p){const u=e.get(i);if(!(0,y.
Zm)(u))continue;if(l.add(i),w==="keep"&&(0,C.K)(e,u)){e.edit(i),(0,C.x)(e,u);continue}const E=e.resolve(u.get("StructParent"));typeof E=="number"&&t.add(E),r.remove(
i)}p.has(v)||r.remove(v)}async function H(r,v,g){const{removal:p,structure:w}=r,{document:l}=p;await _(r,v);const t=(0,x.Wo)(l,"AcroForm");for(const e of["Field\
s","CO"]){const o=l.array(t?.dict.get(e)),i=o?.filter(u=>!p.isGone(u)&&!((0,y.i9)(u)&&v.has(u.number)));!t||!o||!i||i.length===o.length||(l.edit(t.holder),i.length>
0||e==="Fields"?t.dict.set(e,i):t.dict.delete(e))}await w.dropKeys(g),await w.flush(),await(0,I.Pv)(r,new Set(p.removed()))}async function _({removal:r},v){const{
document:g}=r;for(const{number:p,dict:w}of[...await(0,K.qU)(g)].reverse()){const l=g.array(w.get("Kids")),t=l?.filter(e=>!r.isGone(e)&&!((0,y.i9)(e)&&v.has(e.number)));
p===void 0||!l||!t||t.length===l.length||(g.edit(p),t.length>0?w.set("Kids",t):(0,y.Eo)(w.get("Subtype"),"Widget")?w.delete("Kids"):r.remove(p))}}async function st(r,v){
const g=(0,x.Wo)(r,"AcroForm");if(!g)return;g.dict.has("SigFlags")&&(r.edit(g.holder),g.dict.delete("SigFlags")),await T(r,g.dict.get("XFA"),v);const p=(r.array(
g.dict.get("Fields"))??[]).length===0&&!g.dict.has("DR")&&!g.dict.has("XFA");v&&p&&r.editCatalog().delete("AcroForm")}function tt(r){const{catalog:v}=r,g=r.dict(
v.get("Perms"));(0,Z.H)(r);for(const p of["Perms","Legal"])v.has(p)&&r.editCatalog().delete(p);return g?.has("UR3")===!0||g?.has("UR")===!0}}),58006:((q,V,c)=>{
c.d(V,{S:()=>I,n:()=>O});var K=c(68973),C=c(48249),x=c(45599);const M=["DecodeParms","F","FFilter","FDecodeParms","DL"];function O(A,L,{compress:y}){const D=new x.
Bi(A.dict);y?D.set("Filter",(0,x.UU)("FlateDecode")):D.delete("Filter");for(const z of M)D.delete(z);return new x.Z6(D,y?(0,C.Kc)(L):L)}const R=6;async function I(A,L,y){
const D=O(A,await(0,K.uM)(y).deflate(L,R),{compress:!1});return D.dict.set("Filter",(0,x.UU)("FlateDecode")),D}})};
