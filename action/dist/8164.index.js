"use strict";exports.id=8164,exports.ids=[8164],exports.modules={71250:((st,N,l)=>{l.d(N,{Lv:()=>P,QR:()=>G,g4:()=>U,jA:()=>V,y4:()=>Z});var k=l(82943),E=l(47707),I=l(10442),
m=l(98446),A=l(85673);const L=10,F=1e3;function P(v,w){if(v.length===0)return[];const B=(0,m.C7)(v.length,"name is","names are"),T=w.slice(0,F),D=v.map((C,O)=>O<
L?`${(0,m.Bu)(C)}${(0,A.gx)(C,T)}`:C);return[{code:"unknown_fields_ignored",message:(0,I.gm)(`${B} not in the form and not used: ${(0,m.Zv)(D)}`)}]}function U(v){
if(v.length===0)return[];const w=(0,m.C7)(v.length,"field");return[{code:"fields_not_filled",message:(0,I.gm)(`${w} of the form got no value: ${(0,m.Zv)(v)}`)}]}
function G(v,w){if(v.length===0)return[];const B=(0,m.C7)(v.length,"field is too small for its value","fields are too small for their values"),T=w?"The rest is \
lost with the fields: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${B}, and only a part shows: ${(0,m.Zv)(
v.map(({name:D})=>D))}. ${T}`}]}const j=5,b=10;function V(v,w,B){if(v.size===0)return[];const T=B?"Your file lacks them too, or they cannot be shaped.":"Give a \
font that has them.";return[(0,k.F)(Z(v,w),T,B?[]:["font"])]}function Z(v,w){const B=[...v].slice(0,j).map(([D,C])=>{const O=w.has(D)?C.map(E.MZ):C.map(E.I2),X=[
...new Set(O)].sort();return`${(0,m.Bu)(D.name)} (${(0,m.Dw)(X,b)})`}),T=v.size>j?` and ${v.size-j} more fields`:"";return`${B.join(", ")}${T}`}}),68164:((st,N,l)=>{
l.d(N,{$:()=>tt,d:()=>_});var k=l(58552),E=l(45599),I=l(78906),m=l(46570),A=l(52604),L=l(98446),F=l(85673),P=l(34378);const U=1e3,G=5,j=1500,b=10;class V{fields;full=new Map;loose=[
new Map,new Map,new Map,new Map];guessed=0;constructor(t){this.fields=t}static async indexFields(t,e){const o=new V(t);for(const a of t){o.add(a);const c=e.step(
j+a.name.length);c&&await c}return o}add(t){const e=(0,P.w)(t.name),o=(0,P.w)(t.part);this.full.has(e)||this.full.set(e,t);for(const[a,c]of[v(e),o,v(o),e.trim()].
entries()){const d=this.loose[a].get(c);d?d.push(t):this.loose[a].set(c,[t])}}find(t){const e=this.exactly(t);return"problem"in e&&e.problem==="unknown"&&t!==t.
trim()?this.exactly(t.trim()):e}exactly(t){const e=(0,P.w)(t),o=this.full.get(e);if(o)return{field:o};for(const a of this.loose){const c=a.get(e);if(c?.length===
1)return{field:c[0]};if(c)return{problem:"ambiguous",message:Z(t,c)}}return{problem:"unknown",message:this.unknown(t)}}unknown(t){return`“${(0,L.Bu)(t)}” is n\
ot a field of the form${++this.guessed>G?"":this.guess(t)}`}guess(t){const e=this.fields.slice(0,U).map(({name:d})=>d),o=this.fields.slice(0,U).map(({part:d})=>d),
a=(0,F.gx)(t,e)||(0,F.gx)(t,[...new Set(o)]),c=this.fields.length>b?`${this.fields.length} fields, such as `:"";return a===""?`; the form has ${c}${(0,L.DR)(e.slice(
0,b))}`:a}}const Z=(n,t)=>`“${(0,L.Bu)(n)}” is the name of ${t.length} fields: write the full name, such as ${(0,L.DR)(t.slice(0,b).map(({name:e})=>e))}`,v=n=>n.
replace(/\[\d+\]/g,"");var w=l(71250),B=l(13625),T=l(52755),D=l(76933),C=l(82416),O=l(85008);function X(n,t,e){if(t.kind!=="text"||typeof e!="string"||(0,D.mU)(
n,t))return!0;const o=e.replace(J,"");return Y.test(o)?t.widgets.every(({dict:a})=>{const c=n.resolve(n.dict(a.get("AP"))?.get("N"));if(!(c instanceof E.Z6))return!0;
const d=n.decodedPart(c),M=d?.whole?et(d.data):void 0;return M===void 0||!Y.test(M)||M===o}):!0}const J=/[\s\b]+/g,Y=/^[!-~]*$/;function et(n){const t=new O.oz(
n);let e="";for(let o=t.next(!0);o!==O.Kp;o=t.next(!0))if(o===O.An)e+=Buffer.from((0,C.E3)(n,t.start,t.end)).toString("latin1");else if(o===O.Cd||o===O.QR&&(t.code===
ot||t.code===q))return;return e.replace(J,"")}const ot=(0,O.$N)("Do"),q=(0,O.$N)("BI");var H=l(25902);async function _(n,t,e,o,{unknownFields:a,flatten:c,font:d,
isAppended:M}){const y=t.fields.filter(({name:S})=>S!==""),R=await V.indexFields(y,n.job.pace),{assignments:f,unknown:$,issues:Q}=await new m.n(n,t,e,R).assign(
o,a);if(Q.length>0)throw(0,k.G6)(Q);const W=new I.y(n,t,e,d),K=[];for(const S of f){const{field:at,same:lt}=S;if(lt&&z(at)&&nt(n,e,at,M))continue;K.push(S);const ct=n.
job.pace.step(3e3+e.costOf(at));ct&&await ct,i(n,t,e,W,S)}const rt=new Set(K.map(({field:S})=>S)),ht=new Set(K.filter(({same:S})=>S).map(({field:S})=>S));await tt(
n,t,e,W,{fields:rt,kept:ht,missing:c,isAppended:M});const ft=new Set(f.map(({field:S})=>S)),it=t.fields.filter(S=>(0,m.K)(S)&&!ft.has(S)).map(({name:S})=>S);return{
notes:[...(0,w.Lv)($,it),...a==="ignore"?(0,w.g4)(it):[],...(0,w.jA)(W.missing,new Set(K.filter(({same:S})=>!S).map(({field:S})=>S)),d),...(0,w.QR)([...W.tooSmall],
c),...(0,D.dx)(n,t,[...rt],K.some(({same:S})=>!S))],unusedKeys:$,unfilledFields:it,filled:f.length}}async function tt(n,t,e,o,{fields:a=new Set,kept:c=new Set,missing:d,
isAppended:M=!1}){const y=t.needsAppearances&&!M;for(const f of t.fields){const $=d&&x(n,f);if(!(!y&&!a.has(f)&&!$)){if(z(f)||f.kind==="button"){const Q=a.has(f)&&
!c.has(f);await o.plan(f,{wholly:!Q&&!$&&(!y||u(n,e,f))})}else if(f.kind==="checkbox"||f.kind==="radio"){(0,A.lD)(n,t,f).all.some(K=>K.missing)&&p(n,t,o,f),y&&!a.
has(f)&&s(n,t,f);const W=n.job.pace.step(3e3);W&&await W}}}await o.finish();const{form:R}=t;!R||!y||(n.edit(R.holder),R.dict.delete("NeedAppearances"))}const nt=(n,t,e,o)=>u(
n,t,e)?X(n,e,t.of(e)):o,z=({kind:n})=>n==="text"||n==="password"||n==="dropdown"||n==="list";function p(n,t,e,o){const a=(0,A.lD)(n,t,o),c=t.inherited(o.nodes[0],
"V");e.drawStates(o,a);for(const{widget:d,state:M,missing:y}of a.all)y&&(n.edit(d.number),d.dict.set("AS",new E.SX((0,E.Eo)(c,M)?M:"Off")))}function s(n,t,e){const o=(0,A.
L4)(n,t,e),a=t.inherited(e.nodes[0],"V")!==null,c=d=>o===void 0||(0,A.o9)(n,d,o);a&&e.widgets.some(c)&&(0,A.wb)(n,e,o,h(n,e,o))}function i(n,t,e,o,{field:a,assigned:c,
same:d}){if(a.kind==="checkbox"||a.kind==="radio"){if(c.kind==="kept"){const f=(0,A.L4)(n,t,a);(0,A.wb)(n,a,f,h(n,a,f))}else r(n,t,o,a,c.kind==="state"?c.state:
void 0,d);return}const M=new Set(c.kind==="choices"?c.values:[]),y=[];for(const[f,{value:$}]of e.choices(a).entries())M.has($)&&y.push(f);for(const f of a.nodes)
if(n.edit(f.number),f.dict.delete("RV"),c.kind!=="kept")if(f.dict.delete("I"),c.kind==="text")f.dict.set("V",(0,H.v8)(c.text));else if(c.kind==="choices"){const $=c.
values.map(H.v8);e.keepTexts($,c.values),f.dict.set("V",$.length===1?$[0]:$),y.length>0&&f.dict.set("I",y)}else f.dict.delete("V"),t.inherited(f,"V")!==null&&f.
dict.set("V",(0,H.v8)(""));const R=new Set(a.nodes);for(const{node:f,number:$}of a.widgets)R.has(f)||!(f.dict.has("V")||f.dict.has("RV"))||(n.edit($),f.dict.delete(
"V"),f.dict.delete("RV"))}function r(n,t,e,o,a,c){const d=(0,A.lD)(n,t,o);a&&d.all.some(({missing:M})=>M)&&e.drawStates(o,d),(0,A.wb)(n,o,a?.state,h(n,o,a?.state,
c?void 0:a?.widget))}function h(n,t,e,o){if(e===void 0||t.kind!=="radio"||t.flags&T.Uv)return()=>!0;const a=t.widgets.filter(d=>(0,A.o9)(n,d,e)),c=o??a.find(({dict:d})=>(0,E.
Eo)(n.resolve(d.get("AS")),e))??a[0];return d=>d===c}function u(n,t,e){const o=t.of(e)!==null;return e.widgets.every(({dict:a})=>{const c=n.resolve(n.dict(a.get(
"AP"))?.get("N"));if(c instanceof E.Bi)return!0;if(!(c instanceof E.Z6))return(0,B.Dm)(n,a)===void 0;if(!o)return!0;try{return g.test(Buffer.from(n.decoded(c)).
toString("latin1"))}catch{return!1}})}const g=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,x=(n,t)=>t.kind!=="signature"&&t.widgets.some(e=>!(0,I.d)(n,e))}),82943:((st,N,l)=>{l.
d(N,{F:()=>k});const k=(E,I,m=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${E}. ${I}`,...m.length>0?{mentions:m}:
{}})}),78906:((st,N,l)=>{l.d(N,{y:()=>H,d:()=>_});var k=l(48249),E=l(42973),I=l(54093),m=l(45599),A=l(36078);class L{font;spacing;stretch;constructor(s,i,r){this.
font=s,this.spacing=i,this.stretch=r}get resource(){return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(s){
return this.font.covers(s)}width(s){return(this.font.width(s)+[...s].length*this.spacing)*this.stretch}show(s,i){return[...this.spacing===0?[]:[`${(0,A.id)(this.
spacing*i/1e3)} Tc`],...this.stretch===1?[]:[`${(0,A.id)(this.stretch*100)} Tz`],this.font.show(s,i)].join(" ")}use(s){this.font.use?.(s)}}var F=l(79784),P=l(13625);
const U=p=>/^[48Hlnu]$/.test(p);function G(p,s,i,r,h){const u=[r?Z(p):(0,P.cH)(p)];return i&&u.push("q",h,V(p,s),"Q"),u.filter(g=>g!=="").join(`
`)}const j={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:b(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function b(){return Array.from({length:10},(p,s)=>{const i=Math.PI/2+s*Math.PI/5,r=s%
2===0?50:20;return[50+r*Math.cos(i),47+r*Math.sin(i)]})}function V({width:p,height:s,border:i},r){const h=Math.max(Math.min(p,s)-2*i,0)*.8,[u,g]=[(p-h)/2,(s-h)/
2];if(r==="l")return`${v(p/2,s/2,h*.36)} f`;const x=j[r].map(([n,t])=>[u+n*h/100,g+t*h/100]);return`${(0,A.XL)(x)} f`}function Z({width:p,height:s,background:i,
borderColor:r,line:h,style:u,dash:g}){const x=Math.min(p,s)/2,n=[];return i&&n.push((0,A.wW)(i,"fill"),`${v(p/2,s/2,x)} f`),r&&h>0&&(n.push((0,A.wW)(r,"stroke"),
`${(0,A.id)(h)} w`),u==="D"&&n.push((0,A.hX)(g)),n.push(`${v(p/2,s/2,x-h/2)} s`)),n.join(`
`)}const v=(p,s,i)=>(0,A.KJ)((r,h)=>[p+r*i,s+h*i]);var w=l(49336),B=l(81228),T=l(52755),D=l(25902),C=l(45657),O=l(98446);const X=600,J=1e3,Y=512,et=1,ot=300,q=60;
class H{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(s,i,r,h){this.document=s,this.model=i,this.values=
r,this.fonts=new B.t(s,i,h)}async plan(s,{wholly:i}){const r=[];for(const g of s.widgets){const x=(0,P.Dm)(this.document,g.dict);if(!x||s.kind==="button"&&(_(this.
document,g)||tt(x)))continue;const n=await this.planWidget(s,g,x);r.push(n);const t=this.document.job.pace.step(8e3+this.values.costOf(s));t&&await t}const h=[...new Set(
r.flatMap(({selected:g})=>g.missing))];if(h.length>0&&i)return;h.length>0&&this.missing.set(s,h),(0,C.RZ)(this.planned,r);const u=({widget:g,frame:x,wanted:n,layout:t,
selected:e})=>g.pages.length>0&&(0,w.Jq)(x,n,t,e.font);s.kind!=="password"&&r.some(u)&&this.tooSmall.add(s)}async finish(){for(const{selected:s,layout:i}of this.
planned)for(const{text:r}of i.lines)s.font.use?.(r);await this.fonts.finish();for(const{widget:s,frame:i,wanted:r,layout:h,selected:u,color:g}of this.planned){const{
font:x,name:n}=u,{pace:t}=this.document.job,e=h.lines.reduce((y,{text:R})=>y+R.length+1,0),o=t.step(4e3+e*q);o&&await o;const a=await(0,I.k)((0,w.m)(i,r,h,{font:x,
name:n,color:g}),t),d=h.lines.length===0?new m.Bi:this.resourcesOf(u);this.document.edit(s.number);const M=t.step(e*q);M&&await M,s.dict.set("AP",new m.Bi([["N",
this.document.add(nt(i,a,d))]]))}}drawStates(s,i){for(const{widget:r,state:h,missing:u}of i.all){const g=u?(0,P.Dm)(this.document,r.dict):void 0;if(!g)continue;
const x=g.caption instanceof m.Mx?(0,D.Ly)(g.caption.bytes.subarray(0,2)):"",n=U(x)?x:s.kind==="radio"?"l":"4",t=s.kind==="radio"&&n==="l",{color:e}=(0,F.O)(this.
defaultAppearance(r)),o=new m.Bi(this.document.dict(r.dict.get("AP"))),a=this.document.resolve(o.get("N")),c=new m.Bi(a instanceof m.Bi?a:[]),d=M=>this.document.
add(nt(g,G(g,n,M,t,e),new m.Bi));c.set(h,d(!0)),c.has("Off")||c.set("Off",d(!1)),o.set("N",c),this.document.edit(r.number),r.dict.set("AP",o)}}defaultAppearance(s){
return(0,D.mi)(this.model.inherited(s.node,"DA"))}async planWidget(s,i,r){const{font:h,size:u,color:g,spacing:x,stretch:n}=(0,F.O)(this.defaultAppearance(i));let t=s.
kind==="button"?this.caption(r):s.kind==="list"?{kind:"list",rows:await this.rowsOf(s)}:this.wanted(s,i);s.kind==="password"&&(t={kind:"line",text:"•".repeat(
[...(0,w.Fp)(t)].slice(0,Y).length)});const e=(0,w.Fp)(t);(0,w.WK)(e,this.document.job);const o=await this.fonts.select(i,h,e),a=u>0?x/u*1e3:0,d=a!==0||n!==1?{...o,
font:new L(o.font,a,n)}:o;if(t.kind==="list"){const $=(0,w.rI)(r,u,t.rows);$!==t.rows.first&&this.scroll(s,$),t={kind:"list",rows:{...t.rows,first:$}}}const M=s.
kind==="button"?et:this.model.integer(i.node,"Q"),y=e==="",R={frame:r,font:d.font,size:u,quadding:M},f=y?{size:u||12,lines:[]}:await(0,w.v8)(R,t,this.document.job.
pace);return{widget:i,frame:r,wanted:t,layout:f,selected:d,color:g}}caption({caption:s}){return{kind:"line",text:(0,w.ai)(this.checkLength((0,D.gF)(this.document,
s)),"one")}}async rowsOf(s){const{model:i,values:r}=this,{pace:h}=this.document.job,u=i.integer(s.nodes[0],"TI"),g=new Set(r.chosen(s)),[x,n]=[[],[]];for(const[
t,{value:e,display:o}]of r.choices(s).entries()){const a=h.step(ot);a&&await a,x.push((0,w.ai)(o,"one")),g.has(e)&&n.push(t)}return{texts:x,chosen:n,first:Math.
min(Math.max(u,0),Math.max(x.length-1,0))}}wanted(s,i){const{document:r,model:h,values:u}=this;if(s.kind==="dropdown"){const[e]=u.chosen(s),o=e===void 0?"":u.displayOf(
s,e);return{kind:"line",text:(0,w.ai)(o,"one")}}const g=this.checkLength((0,D.gF)(r,h.inherited(i.node,"V")));if((s.flags&T.kz)!==0&&s.kind==="text")return{kind:"\
paragraph",text:(0,w.ai)(g,"several")};const n=h.integer(i.node,"MaxLen"),t=(0,w.ai)(g,"one");return s.flags&T.qA&&n>0&&n<=J&&s.kind==="text"?{kind:"comb",text:t,
cells:n}:{kind:"line",text:t}}checkLength(s=""){const i=this.document.job.limits.fieldCharacters;if(s.length<=i)return s;throw(0,E.FU)("fieldCharacters",`A fiel\
d of the document has a text of more than ${(0,O.y_)(i,"character")}`,"Open it in another PDF program and shorten the text")}scroll(s,i){for(const{number:r,dict:h}of s.
nodes)this.document.edit(r),i>0?h.set("TI",i):h.delete("TI")}resourcesOf({name:s,font:{resource:i,further:r}}){if(r)return new m.Bi([["Font",new m.Bi([[s,i],...r])]]);
let h=this.resources.get(i);h||this.resources.set(i,h=new Map);let u=h.get(s);return u||h.set(s,u=new m.Bi([["Font",new m.Bi([[s,i]])]])),u}}const _=(p,{dict:s})=>p.
dict(s.get("AP"))?.has("N")===!0,tt=({background:p,borderColor:s,caption:i})=>p===void 0&&s===void 0&&i===null;function nt(p,s,i){const r=(0,P.lQ)(p),h=new m.Bi(
[["Type",new m.SX("XObject")],["Subtype",new m.SX("Form")],["BBox",[0,0,z(p.width),z(p.height)]],...r?[["Matrix",r.map(z)]]:[],["Resources",i]]),u=Buffer.from(s,
"latin1");return u.length<X?new m.Z6(h,u):(h.set("Filter",new m.SX("FlateDecode")),new m.Z6(h,(0,k.Kc)(u)))}const z=p=>Math.round(p*1e4)/1e4})};
