"use strict";exports.id=8164,exports.ids=[8164],exports.modules={71250:((nt,N,f)=>{f.d(N,{Lv:()=>P,QR:()=>Z,g4:()=>K,jA:()=>V,y4:()=>U});var k=f(82943),E=f(47707),L=f(10442),
u=f(98446),A=f(85673);const I=10,F=1e3;function P(v,w){if(v.length===0)return[];const B=(0,u.C7)(v.length,"name is","names are"),T=w.slice(0,F),D=v.map((C,O)=>O<
I?`${(0,u.Bu)(C)}${(0,A.gx)(C,T)}`:C);return[{code:"unknown_fields_ignored",message:(0,L.gm)(`${B} not in the form and not used: ${(0,u.Zv)(D)}`)}]}function K(v){
if(v.length===0)return[];const w=(0,u.C7)(v.length,"field");return[{code:"fields_not_filled",message:(0,L.gm)(`${w} of the form got no value: ${(0,u.Zv)(v)}`)}]}
function Z(v,w){if(v.length===0)return[];const B=(0,u.C7)(v.length,"field is too small for its value","fields are too small for their values"),T=w?"The rest is \
lost with the fields: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${B}, and only a part shows: ${(0,u.Zv)(
v.map(({name:D})=>D))}. ${T}`}]}const j=5,b=10;function V(v,w,B){if(v.size===0)return[];const T=B?"Your file lacks them too, or they cannot be shaped.":"Give a \
font that has them.";return[(0,k.F)(U(v,w),T,B?[]:["font"])]}function U(v,w){const B=[...v].slice(0,j).map(([D,C])=>{const O=w.has(D)?C.map(E.MZ):C.map(E.I2),z=[
...new Set(O)].sort();return`${(0,u.Bu)(D.name)} (${(0,u.Dw)(z,b)})`}),T=v.size>j?` and ${v.size-j} more fields`:"";return`${B.join(", ")}${T}`}}),68164:((nt,N,f)=>{
f.d(N,{$:()=>tt,d:()=>_});var k=f(58552),E=f(45599),L=f(78906),u=f(46570),A=f(52604),I=f(98446),F=f(85673),P=f(34378);const K=1e3,Z=5,j=1500,b=10;class V{fields;full=new Map;loose=[
new Map,new Map,new Map,new Map];guessed=0;constructor(t){this.fields=t}static async indexFields(t,e){const o=new V(t);for(const i of t){o.add(i);const r=e.step(
j+i.name.length);r&&await r}return o}add(t){const e=(0,P.w)(t.name),o=(0,P.w)(t.part);this.full.has(e)||this.full.set(e,t);for(const[i,r]of[v(e),o,v(o),e.trim()].
entries()){const l=this.loose[i].get(r);l?l.push(t):this.loose[i].set(r,[t])}}find(t){const e=this.exactly(t);return"problem"in e&&e.problem==="unknown"&&t!==t.
trim()?this.exactly(t.trim()):e}exactly(t){const e=(0,P.w)(t),o=this.full.get(e);if(o)return{field:o};for(const i of this.loose){const r=i.get(e);if(r?.length===
1)return{field:r[0]};if(r)return{problem:"ambiguous",message:U(t,r)}}return{problem:"unknown",message:this.unknown(t)}}unknown(t){return`“${(0,I.Bu)(t)}” is n\
ot a field of the form${++this.guessed>Z?"":this.guess(t)}`}guess(t){const e=this.fields.slice(0,K).map(({name:l})=>l),o=this.fields.slice(0,K).map(({part:l})=>l),
i=(0,F.gx)(t,e)||(0,F.gx)(t,[...new Set(o)]),r=this.fields.length>b?`${this.fields.length} fields, such as `:"";return i===""?`; the form has ${r}${(0,I.DR)(e.slice(
0,b))}`:i}}const U=(s,t)=>`“${(0,I.Bu)(s)}” is the name of ${t.length} fields: write the full name, such as ${(0,I.DR)(t.slice(0,b).map(({name:e})=>e))}`,v=s=>s.
replace(/\[\d+\]/g,"");var w=f(71250),B=f(13625),T=f(52755),D=f(76933),C=f(82416),O=f(85008);function z(s,t,e){if(t.kind!=="text"||typeof e!="string"||(0,D.mU)(
s,t))return!0;const o=e.replace(J,"");return Y.test(o)?t.widgets.every(({dict:i})=>{const r=s.resolve(s.dict(i.get("AP"))?.get("N"));if(!(r instanceof E.Z6))return!0;
const l=s.decodedPart(r),x=l?.whole?st(l.data):void 0;return x===void 0||!Y.test(x)||x===o}):!0}const J=/[\s\b]+/g,Y=/^[!-~]*$/;function st(s){const t=new O.oz(
s);let e="";for(let o=t.next(!0);o!==O.Kp;o=t.next(!0))if(o===O.An)e+=Buffer.from((0,C.E3)(s,t.start,t.end)).toString("latin1");else if(o===O.Cd||o===O.QR&&(t.code===
et||t.code===q))return;return e.replace(J,"")}const et=(0,O.$N)("Do"),q=(0,O.$N)("BI");var G=f(25902);async function _(s,t,e,o,{unknownFields:i,flatten:r,font:l}){
const x=t.fields.filter(({name:M})=>M!==""),$=await V.indexFields(x,s.job.pace),{assignments:S,unknown:g,issues:y}=await new u.n(s,t,e,$).assign(o,i);if(y.length>
0)throw(0,k.G6)(y);const R=new L.y(s,t,e,l),W=[];for(const M of S){const{field:Q,same:ht}=M;if(ht&&X(Q)&&h(s,e,Q)&&z(s,Q,e.of(Q)))continue;W.push(M);const at=s.
job.pace.step(3e3+e.costOf(Q));at&&await at,n(s,t,e,R,M)}const it=new Set(W.map(({field:M})=>M)),rt=new Set(W.filter(({same:M})=>M).map(({field:M})=>M));await tt(
s,t,e,R,{fields:it,kept:rt,missing:r});const ct=new Set(S.map(({field:M})=>M)),ot=t.fields.filter(M=>(0,u.K)(M)&&!ct.has(M)).map(({name:M})=>M);return{notes:[...(0,w.
Lv)(g,ot),...i==="ignore"?(0,w.g4)(ot):[],...(0,w.jA)(R.missing,new Set(W.filter(({same:M})=>!M).map(({field:M})=>M)),l),...(0,w.QR)([...R.tooSmall],r),...(0,D.
dx)(s,t,[...it],W.some(({same:M})=>!M))],unusedKeys:g,unfilledFields:ot,filled:S.length}}async function tt(s,t,e,o,{fields:i=new Set,kept:r=new Set,missing:l}){
const x=t.needsAppearances;for(const S of t.fields){const g=l&&p(s,S);if(!(!x&&!i.has(S)&&!g)){if(X(S)||S.kind==="button"){const y=i.has(S)&&!r.has(S);await o.plan(
S,{wholly:!y&&!g&&(!x||h(s,e,S))})}else if(S.kind==="checkbox"||S.kind==="radio"){(0,A.lD)(s,t,S).all.some(W=>W.missing)&&H(s,t,o,S),x&&!i.has(S)&&m(s,t,S);const R=s.
job.pace.step(3e3);R&&await R}}}await o.finish();const{form:$}=t;!$||!x||(s.edit($.holder),$.dict.delete("NeedAppearances"))}const X=({kind:s})=>s==="text"||s===
"password"||s==="dropdown"||s==="list";function H(s,t,e,o){const i=(0,A.lD)(s,t,o),r=t.inherited(o.nodes[0],"V");e.drawStates(o,i);for(const{widget:l,state:x,missing:$}of i.
all)$&&(s.edit(l.number),l.dict.set("AS",new E.SX((0,E.Eo)(r,x)?x:"Off")))}function m(s,t,e){const o=(0,A.L4)(s,t,e),i=t.inherited(e.nodes[0],"V")!==null,r=l=>o===
void 0||(0,A.o9)(s,l,o);i&&e.widgets.some(r)&&(0,A.wb)(s,e,o,c(s,e,o))}function n(s,t,e,o,{field:i,assigned:r,same:l}){if(i.kind==="checkbox"||i.kind==="radio"){
if(r.kind==="kept"){const g=(0,A.L4)(s,t,i);(0,A.wb)(s,i,g,c(s,i,g))}else a(s,t,o,i,r.kind==="state"?r.state:void 0,l);return}const x=new Set(r.kind==="choices"?
r.values:[]),$=e.choices(i).flatMap(({value:g},y)=>x.has(g)?[y]:[]);for(const g of i.nodes)if(s.edit(g.number),g.dict.delete("RV"),r.kind!=="kept")if(g.dict.delete(
"I"),r.kind==="text")g.dict.set("V",(0,G.v8)(r.text));else if(r.kind==="choices"){const y=r.values.map(G.v8);e.keepTexts(y,r.values),g.dict.set("V",y.length===1?
y[0]:y),$.length>0&&g.dict.set("I",$)}else g.dict.delete("V"),t.inherited(g,"V")!==null&&g.dict.set("V",(0,G.v8)(""));const S=new Set(i.nodes);for(const{node:g,
number:y}of i.widgets)S.has(g)||!(g.dict.has("V")||g.dict.has("RV"))||(s.edit(y),g.dict.delete("V"),g.dict.delete("RV"))}function a(s,t,e,o,i,r){const l=(0,A.lD)(
s,t,o);i&&l.all.some(({missing:x})=>x)&&e.drawStates(o,l),(0,A.wb)(s,o,i?.state,c(s,o,i?.state,r?void 0:i?.widget))}function c(s,t,e,o){if(e===void 0||t.kind!==
"radio"||t.flags&T.Uv)return()=>!0;const i=t.widgets.filter(l=>(0,A.o9)(s,l,e)),r=o??i.find(({dict:l})=>(0,E.Eo)(s.resolve(l.get("AS")),e))??i[0];return l=>l===
r}function h(s,t,e){const o=t.of(e)!==null;return e.widgets.every(({dict:i})=>{const r=s.resolve(s.dict(i.get("AP"))?.get("N"));if(r instanceof E.Bi)return!0;if(!(r instanceof
E.Z6))return(0,B.Dm)(s,i)===void 0;if(!o)return!0;try{return d.test(Buffer.from(s.decoded(r)).toString("latin1"))}catch{return!1}})}const d=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,
p=(s,t)=>t.kind!=="signature"&&t.widgets.some(e=>!(0,L.d)(s,e))}),82943:((nt,N,f)=>{f.d(N,{F:()=>k});const k=(E,L,u=[])=>({code:"characters_missing",message:`Bo\
xes are drawn for characters that cannot be shown: ${E}. ${L}`,...u.length>0?{mentions:u}:{}})}),78906:((nt,N,f)=>{f.d(N,{y:()=>G,d:()=>_});var k=f(48249),E=f(42973),
L=f(54093),u=f(45599),A=f(36078);class I{font;spacing;stretch;constructor(n,a,c){this.font=n,this.spacing=a,this.stretch=c}get resource(){return this.font.resource}get further(){
return this.font.further}get extent(){return this.font.extent}covers(n){return this.font.covers(n)}width(n){return(this.font.width(n)+[...n].length*this.spacing)*
this.stretch}show(n,a){return[...this.spacing===0?[]:[`${(0,A.id)(this.spacing*a/1e3)} Tc`],...this.stretch===1?[]:[`${(0,A.id)(this.stretch*100)} Tz`],this.font.
show(n,a)].join(" ")}use(n){this.font.use?.(n)}}var F=f(79784),P=f(13625);const K=m=>/^[48Hlnu]$/.test(m);function Z(m,n,a,c,h){const d=[c?U(m):(0,P.cH)(m)];return a&&
d.push("q",h,V(m,n),"Q"),d.filter(p=>p!=="").join(`
`)}const j={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:b(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function b(){return Array.from({length:10},(m,n)=>{const a=Math.PI/2+n*Math.PI/5,c=n%
2===0?50:20;return[50+c*Math.cos(a),47+c*Math.sin(a)]})}function V({width:m,height:n,border:a},c){const h=Math.max(Math.min(m,n)-2*a,0)*.8,[d,p]=[(m-h)/2,(n-h)/
2];if(c==="l")return`${v(m/2,n/2,h*.36)} f`;const s=j[c].map(([t,e])=>[d+t*h/100,p+e*h/100]);return`${(0,A.XL)(s)} f`}function U({width:m,height:n,background:a,
borderColor:c,line:h,style:d,dash:p}){const s=Math.min(m,n)/2,t=[];return a&&t.push((0,A.wW)(a,"fill"),`${v(m/2,n/2,s)} f`),c&&h>0&&(t.push((0,A.wW)(c,"stroke"),
`${(0,A.id)(h)} w`),d==="D"&&t.push((0,A.hX)(p)),t.push(`${v(m/2,n/2,s-h/2)} s`)),t.join(`
`)}const v=(m,n,a)=>(0,A.KJ)((c,h)=>[m+c*a,n+h*a]);var w=f(49336),B=f(81228),T=f(52755),D=f(25902),C=f(45657),O=f(98446);const z=600,J=1e3,Y=512,st=1,et=300,q=60;
class G{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(n,a,c,h){this.document=n,this.model=a,this.values=
c,this.fonts=new B.t(n,a,h)}async plan(n,{wholly:a}){const c=[];for(const p of n.widgets){const s=(0,P.Dm)(this.document,p.dict);if(!s||n.kind==="button"&&(_(this.
document,p)||tt(s)))continue;const t=await this.planWidget(n,p,s);c.push(t);const e=this.document.job.pace.step(8e3+this.values.costOf(n));e&&await e}const h=[...new Set(
c.flatMap(({selected:p})=>p.missing))];if(h.length>0&&a)return;h.length>0&&this.missing.set(n,h),(0,C.RZ)(this.planned,c);const d=({widget:p,frame:s,wanted:t,layout:e,
selected:o})=>p.pages.length>0&&(0,w.Jq)(s,t,e,o.font);n.kind!=="password"&&c.some(d)&&this.tooSmall.add(n)}async finish(){for(const{selected:n,layout:a}of this.
planned)for(const{text:c}of a.lines)n.font.use?.(c);await this.fonts.finish();for(const{widget:n,frame:a,wanted:c,layout:h,selected:d,color:p}of this.planned){const{
font:s,name:t}=d,{pace:e}=this.document.job,o=h.lines.reduce((S,{text:g})=>S+g.length+1,0),i=e.step(4e3+o*q);i&&await i;const r=await(0,L.k)((0,w.m)(a,c,h,{font:s,
name:t,color:p}),e),x=h.lines.length===0?new u.Bi:this.resourcesOf(d);this.document.edit(n.number);const $=e.step(o*q);$&&await $,n.dict.set("AP",new u.Bi([["N",
this.document.add(X(a,r,x))]]))}}drawStates(n,a){for(const{widget:c,state:h,missing:d}of a.all){const p=d?(0,P.Dm)(this.document,c.dict):void 0;if(!p)continue;const s=p.
caption instanceof u.Mx?(0,D.Ly)(p.caption.bytes.subarray(0,2)):"",t=K(s)?s:n.kind==="radio"?"l":"4",e=n.kind==="radio"&&t==="l",{color:o}=(0,F.O)(this.defaultAppearance(
c)),i=new u.Bi(this.document.dict(c.dict.get("AP"))),r=this.document.resolve(i.get("N")),l=new u.Bi(r instanceof u.Bi?r:[]),x=$=>this.document.add(X(p,Z(p,t,$,e,
o),new u.Bi));l.set(h,x(!0)),l.has("Off")||l.set("Off",x(!1)),i.set("N",l),this.document.edit(c.number),c.dict.set("AP",i)}}defaultAppearance(n){return(0,D.mi)(
this.model.inherited(n.node,"DA"))}async planWidget(n,a,c){const{font:h,size:d,color:p,spacing:s,stretch:t}=(0,F.O)(this.defaultAppearance(a));let e=n.kind==="b\
utton"?this.caption(c):n.kind==="list"?{kind:"list",rows:await this.rowsOf(n)}:this.wanted(n,a);n.kind==="password"&&(e={kind:"line",text:"•".repeat([...(0,w.
Fp)(e)].slice(0,Y).length)});const o=(0,w.Fp)(e);(0,w.WK)(o,this.document.job);const i=await this.fonts.select(a,h,o),r=d>0?s/d*1e3:0,x=r!==0||t!==1?{...i,font:new I(
i.font,r,t)}:i;if(e.kind==="list"){const R=(0,w.rI)(c,d,e.rows);R!==e.rows.first&&this.scroll(n,R),e={kind:"list",rows:{...e.rows,first:R}}}const $=n.kind==="bu\
tton"?st:this.model.integer(a.node,"Q"),S=o==="",g={frame:c,font:x.font,size:d,quadding:$},y=S?{size:d||12,lines:[]}:await(0,w.v8)(g,e,this.document.job.pace);return{
widget:a,frame:c,wanted:e,layout:y,selected:x,color:p}}caption({caption:n}){return{kind:"line",text:(0,w.ai)(this.checkLength((0,D.gF)(this.document,n)),"one")}}async rowsOf(n){
const{model:a,values:c}=this,{pace:h}=this.document.job,d=a.integer(n.nodes[0],"TI"),p=new Set(c.chosen(n)),[s,t]=[[],[]];for(const[e,{value:o,display:i}]of c.choices(
n).entries()){const r=h.step(et);r&&await r,s.push((0,w.ai)(i,"one")),p.has(o)&&t.push(e)}return{texts:s,chosen:t,first:Math.min(Math.max(d,0),Math.max(s.length-
1,0))}}wanted(n,a){const{document:c,model:h,values:d}=this;if(n.kind==="dropdown"){const[o]=d.chosen(n),i=o===void 0?"":d.displayOf(n,o);return{kind:"line",text:(0,w.
ai)(i,"one")}}const p=this.checkLength((0,D.gF)(c,h.inherited(a.node,"V")));if((n.flags&T.kz)!==0&&n.kind==="text")return{kind:"paragraph",text:(0,w.ai)(p,"seve\
ral")};const t=h.integer(a.node,"MaxLen"),e=(0,w.ai)(p,"one");return n.flags&T.qA&&t>0&&t<=J&&n.kind==="text"?{kind:"comb",text:e,cells:t}:{kind:"line",text:e}}checkLength(n=""){
const a=this.document.job.limits.fieldCharacters;if(n.length<=a)return n;throw(0,E.F)("fieldCharacters",`A field of the document has a text of more than ${(0,O.
y_)(a,"character")}`,"Open it in another PDF program and shorten the text")}scroll(n,a){for(const{number:c,dict:h}of n.nodes)this.document.edit(c),a>0?h.set("TI",
a):h.delete("TI")}resourcesOf({name:n,font:{resource:a,further:c}}){if(c)return new u.Bi([["Font",new u.Bi([[n,a],...c])]]);let h=this.resources.get(a);h||this.
resources.set(a,h=new Map);let d=h.get(n);return d||h.set(n,d=new u.Bi([["Font",new u.Bi([[n,a]])]])),d}}const _=(m,{dict:n})=>m.dict(n.get("AP"))?.has("N")===!0,
tt=({background:m,borderColor:n,caption:a})=>m===void 0&&n===void 0&&a===null;function X(m,n,a){const c=(0,P.lQ)(m),h=new u.Bi([["Type",new u.SX("XObject")],["S\
ubtype",new u.SX("Form")],["BBox",[0,0,H(m.width),H(m.height)]],...c?[["Matrix",c.map(H)]]:[],["Resources",a]]),d=Buffer.from(n,"latin1");return d.length<z?new u.
Z6(h,d):(h.set("Filter",new u.SX("FlateDecode")),new u.Z6(h,(0,k.Kc)(d)))}const H=m=>Math.round(m*1e4)/1e4})};
