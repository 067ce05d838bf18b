"use strict";exports.id=8231,exports.ids=[8231],exports.modules={17079:((C,M,a)=>{a.d(M,{Z:()=>D,_:()=>E});const f=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(d){
if(d.length>64)return;const c=d.trim().replace(T,(t,i,e,n)=>`${i??""}${1900+Number(e)}${n}`);return A(w(f.exec(c)??y.exec(c)))}function D(d){const c=d.length>64?
void 0:w(y.exec(d.trim()));if(!c||A(c)===void 0)return;const{year:t,month:i="",day:e="",hour:n="",minute:s="",second:r="",zone:o=""}=c;return`D:${t}${i}${e}${n}${s}${r}${o===
"Z"||o===""?o:`${o.replace(":","'")}'`}`}function w(d){if(!d)return;const[,c,t,i,e,n,s,r,o,l,u]=d,g=r??(o===void 0?void 0:`${o}${l??"00"}:${u??"00"}`);return{year:c,
month:t,day:i,hour:e,minute:n,second:s,zone:g}}function A(d){if(!d)return;const{year:c,month:t,day:i,hour:e,minute:n="00",second:s="00",zone:r}=d,o=(u,g,v)=>u===
void 0||Number(u)>=g&&Number(u)<=v;if(Number(c)===0||!o(t,1,12)||!o(i,1,R(Number(c),Number(t)))||!o(e,0,23)||!o(n,0,59)||!o(s,0,59)||r!==void 0&&r!=="Z"&&!(o(r.
slice(1,3),0,23)&&o(r.slice(4),0,59)))return;const l=[c,t,i].filter(u=>u!==void 0).join("-");return e===void 0?l:`${l}T${e}:${n}:${s}${r==="+00:00"||r==="-00:00"?
"Z":r??""}`}function R(d,c){return c===2?d%4===0&&(d%100!==0||d%400===0)?29:28:[4,6,9,11].includes(c)?30:31}}),84470:((C,M,a)=>{a.r(M),a.d(M,{fill_form:()=>l});
var f=a(58552),T=a(91519),y=a(33238),E=a(14029),D=a(68164),w=a(76586),A=a(26836),R=a(92049),d=a(98446);function c(v,p,m,h){const P=S=>(0,f.G6)([{field:"keep_sig\
natures",message:S}]);if(p.form?.dict.has("XFA"))throw P("is not possible: the form has an XFA version, which would show the old values");const O=m.map(({signature:S,
field:x})=>(0,A.k)(v,S,x));if(O.some(({certification:S,lock:x})=>S==="no_changes"||x==="no_changes"))throw P("is not possible: the certification of the document\
 permits no changes");const _=p.fields.filter(({name:S})=>h.some(x=>S===x||S.endsWith(`.${x}`))).filter(({name:S})=>O.some(({isLocked:x})=>x(S)));if(_.length>0)
throw P(`is not possible: a signature locks ${(0,d.Zv)(_.map(({name:S})=>S))}`);(0,R.xh)(v)}var t=a(91396),i=a(86799),e=a(52755),n=a(56457),s=a(16259),r=a(77500),
o=a(45657);const l=async(v,p,m)=>{const{open_password:h}=p,P=p.keep_signatures?await(0,t.n)(v.bytes,h,m):{document:await(0,T.E)(v.bytes,m,{password:h}),signed:[]},
{document:O,signed:b}=P,_=await e.mO.read(O);(0,r.mD)(O,_);const S=b.length>0;if(S&&c(O,_,b,Object.keys(p.values)),_.fields.length===0)throw(0,f.G6)([{field:"fi\
le",message:"has no form fields to fill: give a PDF form"}]);const{flatten:x,unknown_fields:W}=p,I=p.font&&(0,i.g)(p.font,"font"),F=await(0,D.d)(O,_,await s.n.read(
O,_),p.values,{unknownFields:W,flatten:x,font:I}),B=[...F.notes,...S?[]:(0,r.br)(O,"values")];if(Object.keys(p.values).length===0&&B.push(g),x){const L=await(0,y.
Y)(O,"keep");(0,o.RZ)(B,(0,n.D)(L,"flatten")),_.forget(L.objects),(0,o.RZ)(B,(await(0,w.H)(O,_,u(O.pages.count))).notes)}const U=O.pages.count,N={pageCount:U,filledFields:F.
filled,unfilledFields:F.unfilledFields,unusedKeys:F.unusedKeys};return{documents:[{name:v.name,bytes:await(0,E.UN)(O,{append:S}),pageCount:U}],notes:B,facts:N}},
u=v=>Uint32Array.from({length:v},(p,m)=>m+1),g={code:"no_values",message:"No field was filled, because values is empty.",mentions:["values"]}}),91396:((C,M,a)=>{
a.d(M,{n:()=>A});var f=a(58552),T=a(16231),y=a(91519),E=a(92049),D=a(14029),w=a(98446);async function A(R,d,c){let t=!1;const{onRepaired:i}=c,e={...c,onRepaired:o=>{
t||=!o.isOfDataAlone,i?.(o)}},n=await(0,y.E)(R,e,{password:d}),s=(await(0,T.Df)(n)).filter(({signature:o})=>o!==void 0);if(!t&&(0,E.r7)(n,R))return{document:n,signed:s};
if(s.length>0)throw(0,f.G6)([{field:"file",message:`is damaged, and has ${(0,w.y_)(s.length,"signature")} that a repair would make invalid: ask its author for a\
nother copy`}]);const r=await(0,D.UN)(n);return{document:await(0,y.E)(r,{...c,asked:void 0},{password:d}),signed:s}}}),64019:((C,M,a)=>{a.d(M,{dK:()=>c,wR:()=>i,
hs:()=>t});var f=a(45599),T=a(74135),y=a(6057);function E(e,n,s,r){const o=(0,y.b0)(e,n.get("Rect")),l=e.get(s);if(!o||!(l instanceof f.Z6))return;const u=(0,y.
b0)(e,l.dict.get("BBox"));if(!u)return;const[g,v,p,m]=(0,T.zl)((0,y.lQ)(e,l.dict.get("Matrix")),u);if(!(p>g)||!(m>v))return;const h=(o[2]-o[0])/(p-g),P=(o[3]-o[1])/
(m-v),O=[h,0,0,P,o[0]-g*h,o[1]-v*P];return{form:s,matrix:r===0?O:D(O,r,o[0],o[3])}}function D([e,n,s,r,o,l],u,g,v){const p=u===180?-1:0,m=u===90?1:u===270?-1:0,
h=(b,_)=>[p*b-m*_,m*b+p*_],[P,O]=h(o-g,l-v);return[...h(e,n),...h(s,r),P+g,O+v]}const w=2,A=16,R=32;function d(e,n){const s=e.resolve(n.get("F"));return typeof s==
"number"?s:0}const c=(e,n)=>(d(e,n)&(w|R))!==0;function t(e,n,s,r){return E(e,n,s,d(e,n)&A?r:0)}function i(e,n){const s=e.dict(n.get("AP"))?.get("N"),r=e.resolve(
s);if(r instanceof f.Z6)return(0,f.i9)(s)?s:void 0;if(!(r instanceof f.Bi))return;const o=e.resolve(n.get("AS")),l=o instanceof f.SX?r.get(o.text):void 0;return(0,f.
i9)(l)&&e.resolve(l)instanceof f.Z6?l:void 0}}),36502:((C,M,a)=>{a.d(M,{z:()=>R});var f=a(45599);const T={View:"ViewState",Print:"PrintState"};class y{document;categories={
View:new Map,Print:new Map};intents;constructor(t,i){this.document=t,this.intents=this.intentsOf(i);for(const e of t.array(i?.get("AS"))??[]){const n=t.dict(e),
s=t.resolve(n?.get("Event"));if(!n||!((0,f.Eo)(s,"View")||(0,f.Eo)(s,"Print")))continue;const r=E(t,n.get("Category")),o=this.categories[s.text];for(const l of t.
array(n.get("OCGs"))??[]){if(!(0,f.i9)(l))continue;const u=o.get(l.number)??new Set;for(const g of r)u.add(g);o.set(l.number,u)}}}isAlwaysOn(t){const{intents:i}=this;
if(i.has("All"))return!1;const e=this.intentsOf(this.document.dict(new f.oS(t)));return!e.has("All")&&![...e].some(n=>i.has(n))}stateOf(t,i){const e=this.categories[i].
get(t);if(!e)return;const n=this.document.dict(this.document.dict(new f.oS(t))?.get("Usage"));let s;for(const r of e){const o=T[r],l=o===void 0?null:this.document.
resolve(this.document.dict(n?.get(r))?.get(o));if((0,f.Eo)(l,"OFF"))return!1;(0,f.Eo)(l,"ON")&&(s=!0)}return s}intentsOf(t){const i=E(this.document,t?.get("Inte\
nt"));return new Set(i.length>0?i:["View"])}}function E(c,t){return(c.array(t)??[t??null]).map(e=>c.resolve(e)).flatMap(e=>e instanceof f.SX?[e.text]:[])}const D=32;
function w(c,t,i,e){const n=(s,r)=>{const o=e.get(s);if(o!==void 0)return o;e.set(s,!0);const l=c.resolve(s[0]),u=p=>{const m=c.resolve(p);return(0,f.cy)(m)?r>0?
n(m,r-1):!0:!(0,f.i9)(p)||i(p.number)},g=s.slice(1),v=A(l instanceof f.SX?l.text:"",g,u);return e.set(s,v),v};return n(t,D)}function A(c,t,i){switch(c){case"And":
return t.every(i);case"Or":return t.some(i);case"Not":return t.length===0||!i(t[0]);default:return!0}}class R{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const i=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,f.Eo)(t.resolve(i?.get("BaseState")),"OFF");for(const e of t.array(
i?.get("OFF"))??[])(0,f.i9)(e)&&this.off.add(e.number);for(const e of t.array(i?.get("ON"))??[])(0,f.i9)(e)&&this.on.add(e.number);this.usages=new y(t,i),this.viewed=
d(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=d(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,i=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(i?.get("OCGs"))??[]).filter(e=>!(0,f.i9)(e)||!this.on.has(e.number)):t.array(t.dict(i?.get("D"))?.get("OFF"))??[]}async neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],i=new Set(t.flatMap(n=>(0,f.i9)(n)?[n.number]:[])),e=[];
for(const n of i){!this.viewed.states(n)&&!this.printed.states(n)&&e.push(n);const s=this.document.job.pace.step(1e3);s&&await s}return e}shows(t,i){const{document:e}=this,
{states:n,memberships:s,expressions:r}=i,o=e.dict(t);if(!o)return!0;if(!(0,f.Eo)(e.resolve(o.get("Type")),"OCMD"))return!(0,f.i9)(t)||n(t.number);const l=s.get(
o);if(l!==void 0)return l;const u=e.resolve(o.get("VE")),g=(0,f.cy)(u)?w(e,u,n,r):this.showsByPolicy(o,i);return s.set(o,g),g}showsByPolicy(t,{states:i,lists:e}){
const{document:n}=this,s=n.array(t.get("OCGs"))??[t.get("OCGs")??null];let r=e.get(s);if(!r){const l=s.filter(f.i9).map(({number:u})=>i(u));r=l.length===0?"empt\
y":{all:!l.includes(!1),any:l.includes(!0)},e.set(s,r)}if(r==="empty")return!0;const o=n.resolve(t.get("P"));switch(o instanceof f.SX?o.text:"AnyOn"){case"AllOn":
return r.all;case"AnyOff":return!r.all;case"AllOff":return!r.any;default:return r.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function d(c){
const t=new Map;return{states:e=>{let n=t.get(e);return n===void 0&&t.set(e,n=c(e)),n},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),26836:((C,M,a)=>{
a.d(M,{T:()=>R,k:()=>w});var f=a(45599),T=a(77581);const y=["validation_data","time_stamps"],E={no_changes:new Set(y),fill_forms:new Set([...y,"signatures","for\
m_values"]),comments:new Set([...y,"signatures","form_values","annotations"])},D=[void 0,"no_changes","fill_forms","comments"];function w(d,c,t){const i=(d.array(
c.get("Reference"))??[]).flatMap(g=>d.dict(g)??[]),e=g=>i.filter(v=>(0,f.Eo)(d.resolve(v.get("TransformMethod")),g)),n=g=>d.dict(g.get("TransformParams")),s=e("\
DocMDP")[0],r=s&&d.resolve(n(s)?.get("P")),o=d.dict(t?.get("Lock")),l=[...e("FieldMDP").flatMap(g=>n(g)??[]),...o?[o]:[]],u=o&&d.resolve(o.get("P"));return{certification:s&&
(typeof r=="number"?D[r]:"fill_forms"),lock:typeof u=="number"?D[u]:void 0,isLocked:g=>l.some(v=>A(d,v,g))}}function A(d,c,t){const i=d.resolve(c.get("Action")),
n=(d.array(c.get("Fields"))??[]).flatMap(s=>{const r=d.resolve(s);return r instanceof f.Mx?[(0,T.g7)(r)]:[]}).some(s=>t===s||t.startsWith(`${s}.`));return i instanceof
f.SX?i.text==="All"||i.text==="Include"&&n||i.text==="Exclude"&&!n:!1}function R({certification:d,lock:c,isLocked:t},{kinds:i,fields:e,showsNewField:n}){const s=[
d,c].filter(r=>r!==void 0);return s.length>0&&n?!0:s.some(r=>[...i].some(o=>!E[r].has(o)))||e.some(t)}}),16231:((C,M,a)=>{a.d(M,{Df:()=>d,Ez:()=>R,W4:()=>t});var f=a(
17079),T=a(33973),y=a(87773),E=a(45599),D=a(91374),w=a(33311),A=a(59071);const R=async e=>(await d(e)).map(n=>i(e,n));async function d(e){const n=await(0,D.qU)(
e),{ByteRange:s,Sig:r}=await(0,w.S)(e),o=s.length>0?r:[],l=[],u=new Set,g=(m,h,P)=>{const O=(0,D.hj)(e,m,"V"),b=e.resolve(O),_=(0,E.Zm)(b)?b:void 0;_&&u.add(_);
const S=_?c(e,_):null;l.push({name:(0,A.wh)(P)||null,field:m,fieldNumber:h,value:O,signature:_,kind:S})};for(const{dict:m}of n)u.add(m);for(const{type:m,dict:h,
number:P,name:O}of(0,D.i4)(n))m==="Sig"&&g(h,P,O);const v=[];for await(const[m,h]of(0,y.$)(e,o)){if(!((0,E.Zm)(h)&&!u.has(h)&&(h.has("T")||(0,E.Eo)(h.get("Subty\
pe"),"Widget")))||!(0,E.Eo)(e.resolve((0,D.hj)(e,h,"FT")),"Sig"))continue;const O=e.resolve((0,D.hj)(e,h,"V"));(0,E.Zm)(O)&&!u.has(O)&&v.push({number:m,field:h})}
if(v.length>0){const{live:m}=await(0,T.Gy)(e);for(const{number:h,field:P}of v)m[h]===1&&g(P,h,(0,D.fq)(e,P))}const p=e.dict(e.catalog.get("Perms"));for(const m of[
"UR3","UR"]){const h=p?.get(m),P=e.dict(h);P&&l.push({name:null,field:void 0,fieldNumber:void 0,value:h,signature:P,kind:"usage_rights"})}return l}function c(e,n){
if((0,E.Eo)(e.resolve(n.get("Type")),"DocTimeStamp")||(0,E.Eo)(e.resolve(n.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const s=e.resolve(e.dict(e.catalog.
get("Perms"))?.get("DocMDP"));return n===s?"certification":"approval"}const t=(e,n)=>(0,f._)((0,A.Gh)(e.resolve(n.get("M")))??"")??null;function i(e,{name:n,signature:s,
kind:r}){if(!s)return{field:n,signed:!1,kind:null,subFilter:null,signer:null,date:null};const o=e.resolve(s.get("SubFilter"));return{field:n,signed:!0,kind:r,subFilter:o instanceof
E.SX?o.text:null,signer:(0,A.Gh)(e.resolve(s.get("Name"))),date:t(e,s)}}}),33311:((C,M,a)=>{a.d(M,{S:()=>y});var f=a(21996),T=a(70549);const y=(0,T.n)(E=>(0,f.zx)(
E,["AP","JS","EF","ByteRange","Sig"]))}),59071:((C,M,a)=>{a.d(M,{Gh:()=>t,ZK:()=>i,wh:()=>c});var f=a(77581),T=a(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,w=e=>e.replace(y,"").replace(
E,"").replace(D,"�"),A=200,R=new WeakMap;function d(e){if(e.bytes.length<A)return w((0,f.g7)(e));let n=R.get(e);return n===void 0&&R.set(e,n=w((0,f.g7)(e))),n}
const c=e=>w(e).trim();function t(e){const n=e instanceof T.Mx?d(e).trim():"";return n===""?null:n}const i=e=>e?d(e):""})};
