"use strict";exports.id=1609,exports.ids=[1609],exports.modules={71250:((tt,V,f)=>{f.d(V,{Lv:()=>D,QR:()=>x,g4:()=>W,jA:()=>X});var K=f(82943),R=f(47707),S=f(10442),M=f(98446),
P=f(85673);const B=10,C=1e3;function D($,A){if($.length===0)return[];const N=(0,M.C7)($.length,"name is","names are"),Z=A.slice(0,C),j=$.map((k,z)=>z<B?`${(0,M.
Bu)(k)}${(0,P.gx)(k,Z)}`:k);return[{code:"unknown_fields_ignored",message:(0,S.gm)(`${N} not in the form and not used: ${(0,M.Zv)(j)}`)}]}function W($){if($.length===
0)return[];const A=(0,M.C7)($.length,"field");return[{code:"fields_not_filled",message:(0,S.gm)(`${A} of the form got no value: ${(0,M.Zv)($)}`)}]}function x($,A){
if($.length===0)return[];const N=(0,M.C7)($.length,"field is too small for its value","fields are too small for their values"),Z=A?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${N}, and only a part shows: ${(0,M.Zv)($.map(({name:j})=>j))}\
. ${Z}`}]}const L=5,G=10;function X($,A,N){if($.size===0)return[];const Z=[...$].slice(0,L).map(([z,U])=>{const J=A.has(z)?U.map(R.MZ):U.map(R.I2),Q=[...new Set(
J)].sort();return`${(0,M.Bu)(z.name)} (${(0,M.Dw)(Q,G)})`}),j=$.size>L?` and ${$.size-L} more fields`:"",k=N?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,K.F)(`${Z.join(", ")}${j}`,k,N?[]:["font"])]}}),68164:((tt,V,f)=>{f.d(V,{$:()=>a,d:()=>g});var K=f(58552),R=f(45599),S=f(
78906),M=f(46570),P=f(52604),B=f(98446),C=f(85673),D=f(34378);const W=1e3,x=5,L=1500,G=10;class X{fields;full=new Map;loose=[new Map,new Map,new Map,new Map];guessed=0;constructor(e){
this.fields=e}static async indexFields(e,c){const d=new X(e);for(const h of e){d.add(h);const p=c.step(L+h.name.length);p&&await p}return d}add(e){const c=(0,D.
w)(e.name),d=(0,D.w)(e.part);this.full.has(c)||this.full.set(c,e);for(const[h,p]of[A(c),d,A(d),c.trim()].entries()){const y=this.loose[h].get(p);y?y.push(e):this.
loose[h].set(p,[e])}}find(e){const c=this.exactly(e);return"problem"in c&&c.problem==="unknown"&&e!==e.trim()?this.exactly(e.trim()):c}exactly(e){const c=(0,D.w)(
e),d=this.full.get(c);if(d)return{field:d};for(const h of this.loose){const p=h.get(c);if(p?.length===1)return{field:p[0]};if(p)return{problem:"ambiguous",message:$(
e,p)}}return{problem:"unknown",message:this.unknown(e)}}unknown(e){return`“${(0,B.Bu)(e)}” is not a field of the form${++this.guessed>x?"":this.guess(e)}`}guess(e){
const c=this.fields.slice(0,W).map(({name:y})=>y),d=this.fields.slice(0,W).map(({part:y})=>y),h=(0,C.gx)(e,c)||(0,C.gx)(e,[...new Set(d)]),p=this.fields.length>
G?`${this.fields.length} fields, such as `:"";return h===""?`; the form has ${p}${(0,B.DR)(c.slice(0,G))}`:h}}const $=(n,e)=>`“${(0,B.Bu)(n)}” is the name of ${e.
length} fields: write the full name, such as ${(0,B.DR)(e.slice(0,G).map(({name:c})=>c))}`,A=n=>n.replace(/\[\d+\]/g,"");var N=f(71250),Z=f(13625),j=f(52755),k=f(
76933),z=f(82416),U=f(85008);function J(n,e,c){if(e.kind!=="text"||typeof c!="string"||(0,k.mU)(n,e))return!0;const d=c.replace(Q,"");return st.test(d)?e.widgets.
every(({dict:h})=>{const p=n.resolve(n.dict(h.get("AP"))?.get("N"));if(!(p instanceof R.Z6))return!0;const y=n.decodedPart(p),w=y?.whole?et(y.data):void 0;return w===
void 0||!st.test(w)||w===d}):!0}const Q=/[\s\b]+/g,st=/^[!-~]*$/;function et(n){const e=new U.oz(n);let c="";for(let d=e.next(!0);d!==U.Kp;d=e.next(!0))if(d===U.
An)c+=Buffer.from((0,z.E3)(n,e.start,e.end)).toString("latin1");else if(d===U.Cd||d===U.QR&&(e.code===r||e.code===v))return;return c.replace(Q,"")}const r=(0,U.
$N)("Do"),v=(0,U.$N)("BI");var u=f(25902);async function g(n,e,c,d,{unknownFields:h,flatten:p,font:y}){const w=e.fields.filter(({name:T})=>T!==""),b=await X.indexFields(
w,n.job.pace),{assignments:I,unknown:Y,issues:q}=await new M.n(n,e,c,b).assign(d,h);if(q.length>0)throw(0,K.G6)(q);const H=new S.y(n,e,c,y),_=[];for(const T of I){
const{field:nt,same:ft}=T;if(ft&&t(nt)&&O(n,c,nt)&&J(n,nt,c.of(nt)))continue;_.push(T),i(n,e,c,H,T);const at=n.job.pace.step(3e3);at&&await at}const it=new Set(
_.map(({field:T})=>T)),rt=new Set(_.filter(({same:T})=>T).map(({field:T})=>T));await a(n,e,c,H,{fields:it,kept:rt,missing:p});const ct=new Set(I.map(({field:T})=>T)),
ot=e.fields.filter(T=>(0,M.K)(T)&&!ct.has(T)).map(({name:T})=>T);return{notes:[...(0,N.Lv)(Y,ot),...h==="ignore"?(0,N.g4)(ot):[],...(0,N.jA)(H.missing,new Set(_.
filter(({same:T})=>!T).map(({field:T})=>T)),y),...(0,N.QR)([...H.tooSmall],p),...(0,k.dx)(n,e,[...it],_.some(({same:T})=>!T))],unusedKeys:Y,unfilledFields:ot,filled:I.
length}}async function a(n,e,c,d,{fields:h=new Set,kept:p=new Set,missing:y}){const w=e.needsAppearances;for(const I of e.fields){const Y=y&&E(n,I);if(!(!w&&!h.
has(I)&&!Y)){if(t(I)||I.kind==="button"){const q=h.has(I)&&!p.has(I);await d.plan(I,{wholly:!q&&!Y&&(!w||O(n,c,I))})}else if(I.kind==="checkbox"||I.kind==="radi\
o"){(0,P.lD)(n,e,I).all.some(_=>_.missing)&&s(n,e,d,I),w&&!h.has(I)&&o(n,e,I);const H=n.job.pace.step(3e3);H&&await H}}}await d.finish();const{form:b}=e;!b||!w||
(n.edit(b.holder),b.dict.delete("NeedAppearances"))}const t=({kind:n})=>n==="text"||n==="password"||n==="dropdown"||n==="list";function s(n,e,c,d){const h=(0,P.
lD)(n,e,d),p=e.inherited(d.nodes[0],"V");c.drawStates(d,h);for(const{widget:y,state:w,missing:b}of h.all)b&&(n.edit(y.number),y.dict.set("AS",new R.SX((0,R.Eo)(
p,w)?w:"Off")))}function o(n,e,c){const d=(0,P.L4)(n,e,c),h=e.inherited(c.nodes[0],"V")!==null,p=y=>d===void 0||(0,P.o9)(n,y,d);h&&c.widgets.some(p)&&(0,P.wb)(n,
c,d,m(n,c,d))}function i(n,e,c,d,{field:h,assigned:p,same:y}){if(h.kind==="checkbox"||h.kind==="radio"){if(p.kind==="kept"){const w=(0,P.L4)(n,e,h);(0,P.wb)(n,h,
w,m(n,h,w))}else l(n,e,d,h,p.kind==="state"?p.state:void 0,y);return}for(const w of h.nodes)if(n.edit(w.number),w.dict.delete("RV"),p.kind!=="kept")if(w.dict.delete(
"I"),p.kind==="text")w.dict.set("V",(0,u.v8)(p.text));else if(p.kind==="choices"){const b=p.values.map(u.v8);w.dict.set("V",b.length===1?b[0]:b);const I=new Set(
p.values),Y=c.choices(h).flatMap(({value:q},H)=>I.has(q)?[H]:[]);Y.length>0&&w.dict.set("I",Y)}else w.dict.delete("V"),e.inherited(w,"V")!==null&&w.dict.set("V",
(0,u.v8)(""));for(const{node:w,number:b}of h.widgets)h.nodes.includes(w)||!(w.dict.has("V")||w.dict.has("RV"))||(n.edit(b),w.dict.delete("V"),w.dict.delete("RV"))}
function l(n,e,c,d,h,p){const y=(0,P.lD)(n,e,d);h&&y.all.some(({missing:w})=>w)&&c.drawStates(d,y),(0,P.wb)(n,d,h?.state,m(n,d,h?.state,p?void 0:h?.widget))}function m(n,e,c,d){
if(c===void 0||e.kind!=="radio"||e.flags&j.Uv)return()=>!0;const h=e.widgets.filter(y=>(0,P.o9)(n,y,c)),p=d??h.find(({dict:y})=>(0,R.Eo)(n.resolve(y.get("AS")),
c))??h[0];return y=>y===p}function O(n,e,c){const d=e.of(c)!==null;return c.widgets.every(({dict:h})=>{const p=n.resolve(n.dict(h.get("AP"))?.get("N"));if(p instanceof
R.Bi)return!0;if(!(p instanceof R.Z6))return(0,Z.Dm)(n,h)===void 0;if(!d)return!0;try{return F.test(Buffer.from(n.decoded(p)).toString("latin1"))}catch{return!1}})}
const F=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,E=(n,e)=>e.kind!=="signature"&&e.widgets.some(c=>!(0,S.d)(n,c))}),82943:((tt,V,f)=>{f.d(V,{F:()=>K});const K=(R,S,M=[])=>({
code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${R}. ${S}`,...M.length>0?{mentions:M}:{}})}),78906:((tt,V,f)=>{f.d(V,{y:()=>et,
d:()=>r});var K=f(48249),R=f(42973),S=f(45599),M=f(36078);class P{font;spacing;stretch;constructor(t,s,o){this.font=t,this.spacing=s,this.stretch=o}get resource(){
return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(t){return this.font.covers(t)}width(t){return(this.
font.width(t)+[...t].length*this.spacing)*this.stretch}show(t,s){return[...this.spacing===0?[]:[`${(0,M.id)(this.spacing*s/1e3)} Tc`],...this.stretch===1?[]:[`${(0,M.
id)(this.stretch*100)} Tz`],this.font.show(t,s)].join(" ")}use(t){this.font.use?.(t)}}var B=f(79784),C=f(13625);const D=a=>/^[48Hlnu]$/.test(a);function W(a,t,s,o,i){
const l=[o?X(a):(0,C.cH)(a)];return s&&l.push("q",i,G(a,t),"Q"),l.filter(m=>m!=="").join(`
`)}const x={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:L(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function L(){return Array.from({length:10},(a,t)=>{const s=Math.PI/2+t*Math.PI/5,o=t%
2===0?50:20;return[50+o*Math.cos(s),47+o*Math.sin(s)]})}function G({width:a,height:t,border:s},o){const i=Math.max(Math.min(a,t)-2*s,0)*.8,[l,m]=[(a-i)/2,(t-i)/
2];if(o==="l")return`${$(a/2,t/2,i*.36)} f`;const O=x[o].map(([F,E])=>[l+F*i/100,m+E*i/100]);return`${(0,M.XL)(O)} f`}function X({width:a,height:t,background:s,
borderColor:o,line:i,style:l,dash:m}){const O=Math.min(a,t)/2,F=[];return s&&F.push((0,M.wW)(s,"fill"),`${$(a/2,t/2,O)} f`),o&&i>0&&(F.push((0,M.wW)(o,"stroke"),
`${(0,M.id)(i)} w`),l==="D"&&F.push((0,M.hX)(m)),F.push(`${$(a/2,t/2,O-i/2)} s`)),F.join(`
`)}const $=(a,t,s)=>(0,M.KJ)((o,i)=>[a+o*s,t+i*s]);var A=f(49336),N=f(81228),Z=f(52755),j=f(25902),k=f(45657),z=f(98446);const U=600,J=1e3,Q=512,st=1;class et{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(t,s,o,i){
this.document=t,this.model=s,this.values=o,this.fonts=new N.t(t,s,i)}async plan(t,{wholly:s}){const o=[];for(const m of t.widgets){const O=(0,C.Dm)(this.document,
m.dict);if(!O||t.kind==="button"&&(r(this.document,m)||v(O)))continue;const F=await this.planWidget(t,m,O);o.push(F);const E=this.document.job.pace.step(8e3);E&&
await E}const i=[...new Set(o.flatMap(({selected:m})=>m.missing))];if(i.length>0&&s)return;i.length>0&&this.missing.set(t,i),(0,k.RZ)(this.planned,o);const l=({
widget:m,frame:O,wanted:F,layout:E,selected:n})=>m.pages.length>0&&(0,A.Jq)(O,F,E,n.font);t.kind!=="password"&&o.some(l)&&this.tooSmall.add(t)}async finish(){for(const{
selected:t,layout:s}of this.planned)for(const{text:o}of s.lines)t.font.use?.(o);await this.fonts.finish();for(const{widget:t,frame:s,wanted:o,layout:i,selected:l,
color:m}of this.planned){const{font:O,name:F}=l,E=(0,A.m)(s,o,i,{font:O,name:F,color:m}),e=i.lines.length===0?new S.Bi:this.resourcesOf(l);this.document.edit(t.
number),t.dict.set("AP",new S.Bi([["N",this.document.add(u(s,E,e))]]));const c=this.document.job.pace.step(4e3);c&&await c}}drawStates(t,s){for(const{widget:o,state:i,
missing:l}of s.all){const m=l?(0,C.Dm)(this.document,o.dict):void 0;if(!m)continue;const O=m.caption instanceof S.Mx?(0,j.Ly)(m.caption.bytes):"",F=D(O)?O:t.kind===
"radio"?"l":"4",E=t.kind==="radio"&&F==="l",{color:n}=(0,B.O)(this.defaultAppearance(o)),e=new S.Bi(this.document.dict(o.dict.get("AP"))),c=this.document.resolve(
e.get("N")),d=new S.Bi(c instanceof S.Bi?c:[]),h=p=>this.document.add(u(m,W(m,F,p,E,n),new S.Bi));d.set(i,h(!0)),d.has("Off")||d.set("Off",h(!1)),e.set("N",d),this.
document.edit(o.number),o.dict.set("AP",e)}}defaultAppearance(t){const s=this.model.inherited(t.node,"DA");return s instanceof S.Mx?(0,j.Ly)(s.bytes):""}async planWidget(t,s,o){
const{font:i,size:l,color:m,spacing:O,stretch:F}=(0,B.O)(this.defaultAppearance(s));let E=t.kind==="button"?this.caption(o):this.wanted(t,s);t.kind==="password"&&
(E={kind:"line",text:"•".repeat([...(0,A.Fp)(E)].slice(0,Q).length)});const n=await this.fonts.select(s,i,(0,A.Fp)(E)),e=l>0?O/l*1e3:0,d=e!==0||F!==1?{...n,font:new P(
n.font,e,F)}:n;if(E.kind==="list"){const w=(0,A.rI)(o,l,E.rows);w!==E.rows.first&&this.scroll(t,w),E={kind:"list",rows:{...E.rows,first:w}}}const h=t.kind==="bu\
tton"?st:this.model.integer(s.node,"Q"),y=(0,A.Fp)(E)===""?{size:l||12,lines:[]}:await(0,A.v8)({frame:o,font:d.font,size:l,quadding:h},E);return{widget:s,frame:o,
wanted:E,layout:y,selected:d,color:m}}caption({caption:t}){return{kind:"line",text:(0,A.ai)(this.checkLength((0,j.gF)(this.document,t)),"one")}}wanted(t,s){const{
document:o,model:i,values:l}=this;if(t.kind==="list"){const n=l.choices(t),e=new Set(l.chosen(t)),c=i.integer(t.nodes[0],"TI");return{kind:"list",rows:{texts:n.
map(({display:d})=>(0,A.ai)(d,"one")),chosen:n.flatMap(({value:d},h)=>e.has(d)?[h]:[]),first:Math.min(Math.max(c,0),Math.max(n.length-1,0))}}}if(t.kind==="dropd\
own"){const[n]=l.chosen(t),e=l.choices(t).find(c=>c.value===n)?.display??n??"";return{kind:"line",text:(0,A.ai)(e,"one")}}const m=this.checkLength((0,j.gF)(o,i.
inherited(s.node,"V")));if((t.flags&Z.kz)!==0&&t.kind==="text")return{kind:"paragraph",text:(0,A.ai)(m,"several")};const F=i.integer(s.node,"MaxLen"),E=(0,A.ai)(
m,"one");return t.flags&Z.qA&&F>0&&F<=J&&t.kind==="text"?{kind:"comb",text:E,cells:F}:{kind:"line",text:E}}checkLength(t=""){const s=this.document.job.limits.fieldCharacters;
if(t.length<=s)return t;throw(0,R.F)("fieldCharacters",`A field of the document has a text of more than ${(0,z.y_)(s,"character")}`,"Open it in another PDF prog\
ram and shorten the text")}scroll(t,s){for(const{number:o,dict:i}of t.nodes)this.document.edit(o),s>0?i.set("TI",s):i.delete("TI")}resourcesOf({name:t,font:{resource:s,
further:o}}){if(o)return new S.Bi([["Font",new S.Bi([[t,s],...o])]]);let i=this.resources.get(s);i||this.resources.set(s,i=new Map);let l=i.get(t);return l||i.set(
t,l=new S.Bi([["Font",new S.Bi([[t,s]])]])),l}}const r=(a,{dict:t})=>a.dict(t.get("AP"))?.has("N")===!0,v=({background:a,borderColor:t,caption:s})=>a===void 0&&
t===void 0&&s===null;function u(a,t,s){const o=(0,C.lQ)(a),i=new S.Bi([["Type",new S.SX("XObject")],["Subtype",new S.SX("Form")],["BBox",[0,0,g(a.width),g(a.height)]],
...o?[["Matrix",o.map(g)]]:[],["Resources",s]]),l=Buffer.from(t,"latin1");return l.length<U?new S.Z6(i,l):(i.set("Filter",new S.SX("FlateDecode")),new S.Z6(i,(0,K.
Kc)(l)))}const g=a=>Math.round(a*1e4)/1e4}),17413:((tt,V,f)=>{f.d(V,{Y:()=>S});var K=f(21115),R=f(3907);async function S(P,B,C){const D=new M(B);await(0,R.km)(P,
C,L=>((L.kind==="start"||L.kind==="empty")&&D.start(L.name,L.attributes,L.from),(L.kind==="end"||L.kind==="empty")&&D.end(L.name,L.to),D.isTooDeep));const W=[];
let x=0;for(const L of D.dropped)W.push(P.slice(x,L.from)),x=L.to;return W.join("")+P.slice(x)}class M{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new K.
ee;constructor(B){this.drops=B}start(B,C,D){this.isTooDeep=this.open.length>=R.ol,this.scope.enter(C);const W=this.scope.ofElement(B);this.open.push({name:B,from:D,
drops:this.drops(W,this.elements)}),this.elements.push(W)}end(B,C){let D=this.open.length-1;for(;D>=0&&this.open[D].name!==B;)D--;if(D<0)return;const{drops:W,from:x}=this.
open[D];for(;this.open.length>D;)this.open.pop(),this.elements.pop(),this.scope.leave();if(W){for(;this.dropped.length>0&&this.dropped.at(-1).from>x;)this.dropped.
pop();this.dropped.push({from:x,to:C})}}}}),33238:((tt,V,f)=>{f.d(V,{Y:()=>Z});var K=f(91374),R=f(39684),S=f(9819),M=f(33973),P=f(21996),B=f(87773),C=f(17671),D=f(
58006),W=f(78157),x=f(45599),L=f(21115),G=f(17413);async function X(r,v,u){const g=r.resolve(v);let a="";for(const t of(0,x.cy)(g)?g:[v]){const s=r.resolve(t);if(s instanceof
x.Mx&&(a=Buffer.from(s.bytes).toString("latin1")),!(0,x.i9)(t)||!(s instanceof x.Z6))continue;let o;try{o=(0,W.bS)(r.decoded(s))}catch{continue}if(!o.includes("\
ignature"))continue;const i=o.toString("latin1"),l=await(0,G.Y)(i,$(a,u),r.job.pace);l!==i&&r.put(t,(0,D.n)(s,Buffer.from(l,"latin1"),{compress:!1}))}}function $(r,v){
return({namespace:u,local:g},a)=>g==="Signature"&&u===L.dK.ds||g==="signature"&&v&&r!=="datasets"&&!a.some(A)}const A=({namespace:r,local:v})=>v==="datasets"&&r===
L.dK.xfa;var N=f(43791);async function Z(r,v){const u=(0,C.Hi)(r),g=await j(r),a=new Set,t=new Set,s=g.map(({dict:o})=>(0,K.fq)(r,o));for(const o of g)U(u,o,v,a,
t);return a.size>0&&await J(u,a,t),await st(r,a.size>0),{fields:s,objects:a,usageRights:et(r)}}async function j(r){const v=(await(0,P.zx)(r,["Sig"])).Sig;if(v.length===
0)return[];for await(const[i,l]of(0,B.$)(r,v))k(r,i,l);const u=new Map;for(const{number:i,dict:l,type:m}of await(0,K.qU)(r))m==="Sig"&&i!==void 0&&z(r,u,i,l);const g=new Set(
[...u.values()].flatMap(({number:i,widgets:l})=>[i,...l])),{Sig:a,Widget:t}=await(0,P.zx)(r,["Sig","Widget"]),s=[];for await(const[i,l]of(0,B.$)(r,new Set([...a,
...t])))g.has(i)||!(0,x.Zm)(l)||!(l.has("T")||(0,x.Eo)(l.get("Subtype"),"Widget"))||(0,K.pv)(r,l)==="Sig"&&s.push(i);const o=s.length>0?(await(0,M.Gy)(r)).live:
void 0;for(const i of s)o?.[i]===1&&z(r,u,i,r.get(i));return[...u.values()]}function k(r,v,u){const g=[u];for(let a=g.pop();a!==void 0;a=g.pop()){if((0,x.Zm)(a))
for(const t of a.values())g.push(t);if(Array.isArray(a))for(const[t,s]of a.entries())!(0,x.Zm)(s)||!(0,x.Eo)(s.get("FT"),"Sig")?g.push(s):(r.edit(v),a[t]=r.add(
s))}}function z(r,v,u,g){if(!(0,x.Zm)(r.resolve((0,K.hj)(r,g,"V"))))return;const a=g.get("Parent"),t=r.dict(a);if(!g.has("T")&&(0,x.i9)(a)&&t?.has("T")){z(r,v,a.
number,t),v.get(a.number)?.widgets.add(u);return}if(v.has(u))return;const s=(r.array(g.get("Kids"))??[]).flatMap(o=>(0,x.i9)(o)?[o.number]:[]);v.set(u,{number:u,
dict:g,widgets:new Set((0,x.Eo)(g.get("Subtype"),"Widget")?[u,...s]:s)})}function U({removal:r},{number:v,dict:u,widgets:g},a,t,s){const{document:o}=r;t.add(v);
const i=(0,K.hj)(o,u,"V");(0,x.i9)(i)&&r.remove(i.number);for(const l of g){const m=o.get(l);if(!(0,x.Zm)(m))continue;if(t.add(l),a==="keep"&&(0,R.K)(o,m)){o.edit(
l),(0,R.x)(o,m);continue}const O=o.resolve(m.get("StructParent"));typeof O=="number"&&s.add(O),r.remove(l)}g.has(v)||r.remove(v)}async function J(r,v,u){const{removal:g,
structure:a}=r,{document:t}=g;await Q(r,v);const s=(0,S.Wo)(t,"AcroForm");for(const o of["Fields","CO"]){const i=t.array(s?.dict.get(o)),l=i?.filter(m=>!g.isGone(
m)&&!((0,x.i9)(m)&&v.has(m.number)));!s||!i||!l||l.length===i.length||(t.edit(s.holder),l.length>0||o==="Fields"?s.dict.set(o,l):s.dict.delete(o))}await a.dropKeys(
u),await a.flush(),await(0,C.Pv)(r,new Set(g.removed()))}async function Q({removal:r},v){const{document:u}=r;for(const{number:g,dict:a}of[...await(0,K.qU)(u)].reverse()){
const t=u.array(a.get("Kids")),s=t?.filter(o=>!r.isGone(o)&&!((0,x.i9)(o)&&v.has(o.number)));g===void 0||!t||!s||s.length===t.length||(u.edit(g),s.length>0?a.set(
"Kids",s):(0,x.Eo)(a.get("Subtype"),"Widget")?a.delete("Kids"):r.remove(g))}}async function st(r,v){const u=(0,S.Wo)(r,"AcroForm");if(!u)return;u.dict.has("SigF\
lags")&&(r.edit(u.holder),u.dict.delete("SigFlags")),await X(r,u.dict.get("XFA"),v);const g=(r.array(u.dict.get("Fields"))??[]).length===0&&!u.dict.has("DR")&&!u.
dict.has("XFA");v&&g&&r.editCatalog().delete("AcroForm")}function et(r){const{catalog:v}=r,u=r.dict(v.get("Perms"));(0,N.H)(r);for(const g of["Perms","Legal"])v.
has(g)&&r.editCatalog().delete(g);return u?.has("UR3")===!0||u?.has("UR")===!0}}),58006:((tt,V,f)=>{f.d(V,{n:()=>M});var K=f(48249),R=f(45599);const S=["DecodeP\
arms","F","FFilter","FDecodeParms","DL"];function M(P,B,{compress:C}){const D=new R.Bi(P.dict);C?D.set("Filter",(0,R.UU)("FlateDecode")):D.delete("Filter");for(const W of S)
D.delete(W);return new R.Z6(D,C?(0,K.Kc)(B):B)}})};
