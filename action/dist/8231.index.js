"use strict";exports.id=8231,exports.ids=[8231],exports.modules={17079:((C,M,a)=>{a.d(M,{Z:()=>D,_:()=>E});const d=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
S=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(f){
if(f.length>64)return;const c=f.trim().replace(S,(n,i,e,t)=>`${i??""}${1900+Number(e)}${t}`);return w(T(d.exec(c)??y.exec(c)))}function D(f){const c=f.length>64?
void 0:T(y.exec(f.trim()));if(!c||w(c)===void 0)return;const{year:n,month:i="",day:e="",hour:t="",minute:s="",second:r="",zone:o=""}=c;return`D:${n}${i}${e}${t}${s}${r}${o===
"Z"||o===""?o:`${o.replace(":","'")}'`}`}function T(f){if(!f)return;const[,c,n,i,e,t,s,r,o,l,u]=f,g=r??(o===void 0?void 0:`${o}${l??"00"}:${u??"00"}`);return{year:c,
month:n,day:i,hour:e,minute:t,second:s,zone:g}}function w(f){if(!f)return;const{year:c,month:n,day:i,hour:e,minute:t="00",second:s="00",zone:r}=f,o=(u,g,v)=>u===
void 0||Number(u)>=g&&Number(u)<=v;if(Number(c)===0||!o(n,1,12)||!o(i,1,R(Number(c),Number(n)))||!o(e,0,23)||!o(t,0,59)||!o(s,0,59)||r!==void 0&&r!=="Z"&&!(o(r.
slice(1,3),0,23)&&o(r.slice(4),0,59)))return;const l=[c,n,i].filter(u=>u!==void 0).join("-");return e===void 0?l:`${l}T${e}:${t}:${s}${r==="+00:00"||r==="-00:00"?
"Z":r??""}`}function R(f,c){return c===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(c)?30:31}}),84470:((C,M,a)=>{a.r(M),a.d(M,{fill_form:()=>l});
var d=a(58552),S=a(91519),y=a(33238),E=a(14029),D=a(68164),T=a(76586),w=a(26836),R=a(92049),f=a(98446);function c(v,p,m,h){const P=A=>(0,d.G6)([{field:"keep_sig\
natures",message:A}]);if(p.form?.dict.has("XFA"))throw P("is not possible: the form has an XFA version, which would show the old values");const O=m.map(({signature:A,
field:x})=>(0,w.k)(v,A,x));if(O.some(({certification:A,lock:x})=>A==="no_changes"||x==="no_changes"))throw P("is not possible: the certification of the document\
 permits no changes");const _=p.fields.filter(({name:A})=>h.some(x=>A===x||A.endsWith(`.${x}`))).filter(({name:A})=>O.some(({isLocked:x})=>x(A)));if(_.length>0)
throw P(`is not possible: a signature locks ${(0,f.Zv)(_.map(({name:A})=>A))}`);(0,R.xh)(v)}var n=a(91396),i=a(86799),e=a(52755),t=a(56457),s=a(16259),r=a(77500),
o=a(45657);const l=async(v,p,m)=>{const{open_password:h}=p,P=p.keep_signatures?await(0,n.n)(v.bytes,h,m):{document:await(0,S.E)(v.bytes,m,{password:h}),signed:[]},
{document:O,signed:b}=P,_=await e.mO.read(O);(0,r.mD)(O,_);const A=b.length>0;if(A&&c(O,_,b,Object.keys(p.values)),_.fields.length===0)throw(0,d.G6)([{field:"fi\
le",message:"has no form fields to fill: give a PDF form"}]);const{flatten:x,unknown_fields:W}=p,I=p.font&&(0,i.g)(p.font,"font"),F=await(0,D.d)(O,_,await s.n.read(
O,_),p.values,{unknownFields:W,flatten:x,font:I}),B=[...F.notes,...A?[]:(0,r.br)(O,"values")];if(Object.keys(p.values).length===0&&B.push(g),x){const L=await(0,y.
Y)(O,"keep");(0,o.RZ)(B,(0,t.D)(L,"flatten")),_.forget(L.objects),(0,o.RZ)(B,(await(0,T.H)(O,_,u(O.pages.count))).notes)}const U=O.pages.count,N={pageCount:U,filledFields:F.
filled,unfilledFields:F.unfilledFields,unusedKeys:F.unusedKeys};return{documents:[{name:v.name,bytes:await(0,E.UN)(O,{append:A}),pageCount:U}],notes:B,facts:N}},
u=v=>Uint32Array.from({length:v},(p,m)=>m+1),g={code:"no_values",message:"No field was filled, because values is empty.",mentions:["values"]}}),91396:((C,M,a)=>{
a.d(M,{n:()=>w});var d=a(58552),S=a(16231),y=a(91519),E=a(92049),D=a(14029),T=a(98446);async function w(R,f,c){let n=!1;const{onRepaired:i}=c,e={...c,onRepaired:o=>{
n||=!o.isOfDataAlone,i?.(o)}},t=await(0,y.E)(R,e,{password:f}),s=(await(0,S.Df)(t)).filter(({signature:o})=>o!==void 0);if(!n&&(0,E.r7)(t,R))return{document:t,signed:s};
if(s.length>0)throw(0,d.G6)([{field:"file",message:`is damaged, and has ${(0,T.y_)(s.length,"signature")} that a repair would make invalid: ask its author for a\
nother copy`}]);const r=await(0,D.UN)(t);return{document:await(0,y.E)(r,{...c,asked:void 0},{password:f}),signed:s}}}),64019:((C,M,a)=>{a.d(M,{dK:()=>c,wR:()=>i,
hs:()=>n});var d=a(45599),S=a(74135),y=a(6057);function E(e,t,s,r){const o=(0,y.b0)(e,t.get("Rect")),l=e.get(s);if(!o||!(l instanceof d.Z6))return;const u=(0,y.
b0)(e,l.dict.get("BBox"));if(!u)return;const[g,v,p,m]=(0,S.zl)((0,y.lQ)(e,l.dict.get("Matrix")),u);if(!(p>g)||!(m>v))return;const h=(o[2]-o[0])/(p-g),P=(o[3]-o[1])/
(m-v),O=[h,0,0,P,o[0]-g*h,o[1]-v*P];return{form:s,matrix:r===0?O:D(O,r,o[0],o[3])}}function D([e,t,s,r,o,l],u,g,v){const p=u===180?-1:0,m=u===90?1:u===270?-1:0,
h=(b,_)=>[p*b-m*_,m*b+p*_],[P,O]=h(o-g,l-v);return[...h(e,t),...h(s,r),P+g,O+v]}const T=2,w=16,R=32;function f(e,t){const s=e.resolve(t.get("F"));return typeof s==
"number"?s:0}const c=(e,t)=>(f(e,t)&(T|R))!==0;function n(e,t,s,r){return E(e,t,s,f(e,t)&w?r:0)}function i(e,t){const s=e.dict(t.get("AP"))?.get("N"),r=e.resolve(
s);if(r instanceof d.Z6)return(0,d.i9)(s)?s:void 0;if(!(r instanceof d.Bi))return;const o=e.resolve(t.get("AS")),l=o instanceof d.SX?r.get(o.text):void 0;return(0,d.
i9)(l)&&e.resolve(l)instanceof d.Z6?l:void 0}}),36502:((C,M,a)=>{a.d(M,{z:()=>R});var d=a(45599);const S={View:"ViewState",Print:"PrintState"};class y{document;categories={
View:new Map,Print:new Map};intents;constructor(n,i){this.document=n,this.intents=this.intentsOf(i);for(const e of n.array(i?.get("AS"))??[]){const t=n.dict(e),
s=n.resolve(t?.get("Event"));if(!t||!((0,d.Eo)(s,"View")||(0,d.Eo)(s,"Print")))continue;const r=E(n,t.get("Category")),o=this.categories[s.text];for(const l of n.
array(t.get("OCGs"))??[]){if(!(0,d.i9)(l))continue;const u=o.get(l.number)??new Set;for(const g of r)u.add(g);o.set(l.number,u)}}}isAlwaysOn(n){const{intents:i}=this;
if(i.has("All"))return!1;const e=this.intentsOf(this.document.dict(new d.oS(n)));return!e.has("All")&&![...e].some(t=>i.has(t))}stateOf(n,i){const e=this.categories[i].
get(n);if(!e)return;const t=this.document.dict(this.document.dict(new d.oS(n))?.get("Usage"));let s;for(const r of e){const o=S[r],l=o===void 0?null:this.document.
resolve(this.document.dict(t?.get(r))?.get(o));if((0,d.Eo)(l,"OFF"))return!1;(0,d.Eo)(l,"ON")&&(s=!0)}return s}intentsOf(n){const i=E(this.document,n?.get("Inte\
nt"));return new Set(i.length>0?i:["View"])}}function E(c,n){return(c.array(n)??[n??null]).map(e=>c.resolve(e)).flatMap(e=>e instanceof d.SX?[e.text]:[])}const D=32;
function T(c,n,i,e){const t=(s,r)=>{const o=e.get(s);if(o!==void 0)return o;e.set(s,!0);const l=c.resolve(s[0]),u=p=>{const m=c.resolve(p);return(0,d.cy)(m)?r>0?
t(m,r-1):!0:!(0,d.i9)(p)||i(p.number)},g=s.slice(1),v=w(l instanceof d.SX?l.text:"",g,u);return e.set(s,v),v};return t(n,D)}function w(c,n,i){switch(c){case"And":
return n.every(i);case"Or":return n.some(i);case"Not":return n.length===0||!i(n[0]);default:return!0}}class R{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(n){
this.document=n;const i=n.dict(n.dict(n.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,d.Eo)(n.resolve(i?.get("BaseState")),"OFF");for(const e of n.array(
i?.get("OFF"))??[])(0,d.i9)(e)&&this.off.add(e.number);for(const e of n.array(i?.get("ON"))??[])(0,d.i9)(e)&&this.on.add(e.number);this.usages=new y(n,i),this.viewed=
f(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=f(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(n){
return!this.shows(n,this.viewed)}isNeverShown(n){return this.isOff(n)&&!this.shows(n,this.printed)}groupsOff(){const{document:n}=this,i=n.dict(n.catalog.get("OC\
Properties"));return this.baseOff?(n.array(i?.get("OCGs"))??[]).filter(e=>!(0,d.i9)(e)||!this.on.has(e.number)):n.array(n.dict(i?.get("D"))?.get("OFF"))??[]}async neverShown(){
const n=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],i=new Set(n.flatMap(t=>(0,d.i9)(t)?[t.number]:[])),e=[];
for(const t of i){!this.viewed.states(t)&&!this.printed.states(t)&&e.push(t);const s=this.document.job.pace.step(1e3);s&&await s}return e}shows(n,i){const{document:e}=this,
{states:t,memberships:s,expressions:r}=i,o=e.dict(n);if(!o)return!0;if(!(0,d.Eo)(e.resolve(o.get("Type")),"OCMD"))return!(0,d.i9)(n)||t(n.number);const l=s.get(
o);if(l!==void 0)return l;const u=e.resolve(o.get("VE")),g=(0,d.cy)(u)?T(e,u,t,r):this.showsByPolicy(o,i);return s.set(o,g),g}showsByPolicy(n,{states:i,lists:e}){
const{document:t}=this,s=t.array(n.get("OCGs"))??[n.get("OCGs")??null];let r=e.get(s);if(!r){const l=s.filter(d.i9).map(({number:u})=>i(u));r=l.length===0?"empt\
y":{all:!l.includes(!1),any:l.includes(!0)},e.set(s,r)}if(r==="empty")return!0;const o=t.resolve(n.get("P"));switch(o instanceof d.SX?o.text:"AnyOn"){case"AllOn":
return r.all;case"AnyOff":return!r.all;case"AllOff":return!r.any;default:return r.any}}isGroupOff(n){return this.off.has(n)||this.baseOff&&!this.on.has(n)}}function f(c){
const n=new Map;return{states:e=>{let t=n.get(e);return t===void 0&&n.set(e,t=c(e)),t},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),26836:((C,M,a)=>{
a.d(M,{T:()=>R,k:()=>T});var d=a(45599),S=a(77581);const y=["validation_data","time_stamps"],E={no_changes:new Set(y),fill_forms:new Set([...y,"signatures","for\
m_values"]),comments:new Set([...y,"signatures","form_values","annotations"])},D=[void 0,"no_changes","fill_forms","comments"];function T(f,c,n){const i=(f.array(
c.get("Reference"))??[]).flatMap(g=>f.dict(g)??[]),e=g=>i.filter(v=>(0,d.Eo)(f.resolve(v.get("TransformMethod")),g)),t=g=>f.dict(g.get("TransformParams")),s=e("\
DocMDP")[0],r=s&&f.resolve(t(s)?.get("P")),o=f.dict(n?.get("Lock")),l=[...e("FieldMDP").flatMap(g=>t(g)??[]),...o?[o]:[]],u=o&&f.resolve(o.get("P"));return{certification:s&&
(typeof r=="number"?D[r]:"fill_forms"),lock:typeof u=="number"?D[u]:void 0,isLocked:g=>l.some(v=>w(f,v,g))}}function w(f,c,n){const i=f.resolve(c.get("Action")),
t=(f.array(c.get("Fields"))??[]).flatMap(s=>{const r=f.resolve(s);return r instanceof d.Mx?[(0,S.g7)(r)]:[]}).some(s=>n===s||n.startsWith(`${s}.`));return i instanceof
d.SX?i.text==="All"||i.text==="Include"&&t||i.text==="Exclude"&&!t:!1}function R({certification:f,lock:c,isLocked:n},{kinds:i,fields:e,showsNewField:t}){const s=[
f,c].filter(r=>r!==void 0);return s.length>0&&t?!0:s.some(r=>[...i].some(o=>!E[r].has(o)))||e.some(n)}}),16231:((C,M,a)=>{a.d(M,{Df:()=>f,Ez:()=>R,W4:()=>n});var d=a(
17079),S=a(33973),y=a(87773),E=a(45599),D=a(91374),T=a(33311),w=a(59071);const R=async e=>(await f(e)).map(t=>i(e,t));async function f(e){const t=await(0,D.qU)(
e),{ByteRange:s,Sig:r}=await(0,T.S)(e),o=s.length>0?r:[],l=[],u=new Set,g=(m,h,P)=>{const O=(0,D.hj)(e,m,"V"),b=e.resolve(O),_=(0,E.Zm)(b)?b:void 0;_&&u.add(_);
const A=_?c(e,_):null;l.push({name:(0,w.wh)(P)||null,field:m,fieldNumber:h,value:O,signature:_,kind:A})};for(const{dict:m}of t)u.add(m);for(const{type:m,dict:h,
number:P,name:O}of(0,D.i4)(t))m==="Sig"&&g(h,P,O);const v=[];for await(const[m,h]of(0,y.$)(e,o)){if(!((0,E.Zm)(h)&&!u.has(h)&&(h.has("T")||(0,E.Eo)(h.get("Subty\
pe"),"Widget")))||!(0,E.Eo)(e.resolve((0,D.hj)(e,h,"FT")),"Sig"))continue;const O=e.resolve((0,D.hj)(e,h,"V"));(0,E.Zm)(O)&&!u.has(O)&&v.push({number:m,field:h})}
if(v.length>0){const{live:m}=await(0,S.Gy)(e);for(const{number:h,field:P}of v)m[h]===1&&g(P,h,(0,D.fq)(e,P))}const p=e.dict(e.catalog.get("Perms"));for(const m of[
"UR3","UR"]){const h=p?.get(m),P=e.dict(h);P&&l.push({name:null,field:void 0,fieldNumber:void 0,value:h,signature:P,kind:"usage_rights"})}return l}function c(e,t){
if((0,E.Eo)(e.resolve(t.get("Type")),"DocTimeStamp")||(0,E.Eo)(e.resolve(t.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const s=e.resolve(e.dict(e.catalog.
get("Perms"))?.get("DocMDP"));return t===s?"certification":"approval"}const n=(e,t)=>(0,d._)((0,w.Gh)(e.resolve(t.get("M")))??"")??null;function i(e,{name:t,signature:s,
kind:r}){if(!s)return{field:t,signed:!1,kind:null,subFilter:null,signer:null,date:null};const o=e.resolve(s.get("SubFilter"));return{field:t,signed:!0,kind:r,subFilter:o instanceof
E.SX?o.text:null,signer:(0,w.Gh)(e.resolve(s.get("Name"))),date:n(e,s)}}}),33311:((C,M,a)=>{a.d(M,{S:()=>y});var d=a(21996),S=a(70549);const y=(0,S.n)(E=>(0,d.zx)(
E,["AP","JS","EF","ByteRange","Sig"]))}),59071:((C,M,a)=>{a.d(M,{Gh:()=>n,ZK:()=>i,wh:()=>c});var d=a(77581),S=a(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,T=e=>e.replace(y,"").replace(
E,"").replace(D,"�"),w=200,R=new WeakMap;function f(e){let t=R.get(e);if(t)return t;const s=T((0,d.g7)(e));return t={whole:s,trimmed:s.trim()},e.bytes.length>=
w&&R.set(e,t),t}const c=e=>T(e).trim();function n(e){const t=e instanceof S.Mx?f(e).trimmed:"";return t===""?null:t}const i=e=>e?f(e).whole:""})};
