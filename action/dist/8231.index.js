"use strict";exports.id=8231,exports.ids=[8231],exports.modules={84470:((W,M,f)=>{f.r(M),f.d(M,{fill_form:()=>c});var a=f(58552),P=f(91519),w=f(33238),F=f(14029),x=f(68164),
b=f(76586),D=f(26836),C=f(92049),d=f(98446);function m(u,h,y,S){const E=p=>(0,a.G6)([{field:"keep_signatures",message:p}]);if(h.form?.dict.has("XFA"))throw E("i\
s not possible: the form has an XFA version, which would show the old values");const v=y.map(({signature:p,field:A})=>(0,D.k)(u,p,A));if(v.some(({certification:p,
lock:A})=>p==="no_changes"||A==="no_changes"))throw E("is not possible: the certification of the document permits no changes");const O=h.fields.filter(({name:p})=>S.
some(A=>p===A||p.endsWith(`.${A}`))).filter(({name:p})=>v.some(({isLocked:A})=>A(p)));if(O.length>0)throw E(`is not possible: a signature locks ${(0,d.Zv)(O.map(
({name:p})=>p))}`);(0,C.xh)(u)}var e=f(91396),o=f(86799),t=f(52755),s=f(56457),n=f(16259),r=f(77500),i=f(45657);const c=async(u,h,y)=>{const{open_password:S}=h,
E=h.keep_signatures?await(0,e.n)(u.bytes,S,y):{document:await(0,P.E)(u.bytes,y,{password:S}),signed:[]},{document:v,signed:B}=E,O=await t.mO.read(v);(0,r.mD)(v,
O);const p=B.length>0;if(p&&m(v,O,B,Object.keys(h.values)),O.fields.length===0)throw(0,a.G6)([{field:"file",message:"has no form fields to fill: give a PDF form"}]);
const{flatten:A,unknown_fields:R}=h,V=h.font&&(0,o.g)(h.font,"font"),N=await(0,x.d)(v,O,await n.n.read(v,O),h.values,{unknownFields:R,flatten:A,font:V,isAppended:p}),
T=[...N.notes,...p?[]:(0,r.br)(v,"values")];if(Object.keys(h.values).length===0&&T.push(l),A){const I=await(0,w.Y)(v,"keep");(0,i.RZ)(T,(0,s.DC)(I,"flatten")),O.
forget(I.objects),(0,i.RZ)(T,(await(0,b.H)(v,O,g(v.pages.count))).notes)}const G=v.pages.count,k={pageCount:G,filledFields:N.filled,unfilledFields:N.unfilledFields,
unusedKeys:N.unusedKeys};return{documents:[{name:u.name,bytes:await(0,F.UN)(v,{append:p}),pageCount:G}],notes:T,facts:k}},g=u=>Uint32Array.from({length:u},(h,y)=>y+
1),l={code:"no_values",message:"No field was filled, because values is empty.",mentions:["values"]}}),64019:((W,M,f)=>{f.d(M,{dK:()=>m,wR:()=>o,hs:()=>e});var a=f(
45599),P=f(74135),w=f(6057);function F(t,s,n,r){const i=(0,w.b0)(t,s.get("Rect")),c=t.get(n);if(!i||!(c instanceof a.Z6))return;const g=(0,w.b0)(t,c.dict.get("B\
Box"));if(!g)return;const[l,u,h,y]=(0,P.zl)((0,w.lQ)(t,c.dict.get("Matrix")),g);if(!(h>l)||!(y>u))return;const S=(i[2]-i[0])/(h-l),E=(i[3]-i[1])/(y-u),v=[S,0,0,
E,i[0]-l*S,i[1]-u*E];return{form:n,matrix:r===0?v:x(v,r,i[0],i[3])}}function x([t,s,n,r,i,c],g,l,u){const h=g===180?-1:0,y=g===90?1:g===270?-1:0,S=(B,O)=>[h*B-y*
O,y*B+h*O],[E,v]=S(i-l,c-u);return[...S(t,s),...S(n,r),E+l,v+u]}const b=2,D=16,C=32;function d(t,s){const n=t.resolve(s.get("F"));return typeof n=="number"?n:0}
const m=(t,s)=>(d(t,s)&(b|C))!==0;function e(t,s,n,r){return F(t,s,n,d(t,s)&D?r:0)}function o(t,s){const n=t.dict(s.get("AP"))?.get("N"),r=t.resolve(n);if(r instanceof
a.Z6)return(0,a.i9)(n)?n:void 0;if(!(r instanceof a.Bi))return;const i=t.resolve(s.get("AS")),c=i instanceof a.SX?r.get(i.text):void 0;return(0,a.i9)(c)&&t.resolve(
c)instanceof a.Z6?c:void 0}}),36502:((W,M,f)=>{f.d(M,{z:()=>C});var a=f(45599);const P={View:"ViewState",Print:"PrintState"};class w{document;categories={View:new Map,
Print:new Map};intents;names=new WeakMap;meant=new WeakMap;added=new WeakMap;constructor(e,o){this.document=e,this.intents=this.intentsOf(o);for(const t of e.array(
o?.get("AS"))??[]){const s=e.dict(t),n=e.resolve(s?.get("Event"));if(!s||!((0,a.Eo)(n,"View")||(0,a.Eo)(n,"Print")))continue;const r=this.namesIn(s.get("Categor\
y")),i=Object.keys(P).filter(c=>r.has(c));this.addGroups(n.text,i,e.array(s.get("OCGs"))??[])}}addGroups(e,o,t){const s=this.added.get(t)??new Set;this.added.set(
t,s);const n=[e,...o].join(" ");if(s.has(n))return;s.add(n);const r=this.categories[e];for(const i of t){if(!(0,a.i9)(i))continue;const c=r.get(i.number)??new Set;
for(const g of o)c.add(g);r.set(i.number,c)}}isAlwaysOn(e){const{intents:o}=this;if(o.has("All"))return!1;const t=this.intentsOf(this.document.dict(new a.oS(e)));
let s=this.meant.get(t);return s===void 0&&this.meant.set(t,s=t.has("All")||[...t].some(n=>o.has(n))),!s}stateOf(e,o){const t=this.categories[o].get(e);if(!t)return;
const s=this.document.dict(this.document.dict(new a.oS(e))?.get("Usage"));let n;for(const r of t){const i=P[r],c=i===void 0?null:this.document.resolve(this.document.
dict(s?.get(r))?.get(i));if((0,a.Eo)(c,"OFF"))return!1;(0,a.Eo)(c,"ON")&&(n=!0)}return n}intentsOf(e){const o=this.namesIn(e?.get("Intent"));return o.size>0?o:F}namesIn(e){
const{document:o}=this,t=o.array(e)??[e??null];let s=this.names.get(t);return s||(s=new Set(t.map(n=>o.resolve(n)).flatMap(n=>n instanceof a.SX?[n.text]:[])),this.
names.set(t,s)),s}}const F=new Set(["View"]),x=32;function b(m,e,o,t){const s=(n,r)=>{const i=t.get(n);if(i!==void 0)return i;t.set(n,!0);const c=m.resolve(n[0]),
g=h=>{const y=m.resolve(h);return(0,a.cy)(y)?r>0?s(y,r-1):!0:!(0,a.i9)(h)||o(h.number)},l=n.slice(1),u=D(c instanceof a.SX?c.text:"",l,g);return t.set(n,u),u};return s(
e,x)}function D(m,e,o){switch(m){case"And":return e.every(o);case"Or":return e.some(o);case"Not":return e.length===0||!o(e[0]);default:return!0}}class C{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(e){
this.document=e;const o=e.dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,a.Eo)(e.resolve(o?.get("BaseState")),"OFF");for(const t of e.array(
o?.get("OFF"))??[])(0,a.i9)(t)&&this.off.add(t.number);for(const t of e.array(o?.get("ON"))??[])(0,a.i9)(t)&&this.on.add(t.number);this.usages=new w(e,o),this.viewed=
d(t=>this.usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.isGroupOff(t))),this.printed=d(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(e){
return!this.shows(e,this.viewed)}isNeverShown(e){return this.isOff(e)&&!this.shows(e,this.printed)}groupsOff(){const{document:e}=this,o=e.dict(e.catalog.get("OC\
Properties"));return this.baseOff?(e.array(o?.get("OCGs"))??[]).filter(t=>!(0,a.i9)(t)||!this.on.has(t.number)):e.array(e.dict(o?.get("D"))?.get("OFF"))??[]}async neverShown(){
const e=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],o=new Set(e.flatMap(s=>(0,a.i9)(s)?[s.number]:[])),t=[];
for(const s of o){!this.viewed.states(s)&&!this.printed.states(s)&&t.push(s);const n=this.document.job.pace.step(1e3);n&&await n}return t}shows(e,o){const{document:t}=this,
{states:s,memberships:n,expressions:r}=o,i=t.dict(e);if(!i)return!0;if(!(0,a.Eo)(t.resolve(i.get("Type")),"OCMD"))return!(0,a.i9)(e)||s(e.number);const c=n.get(
i);if(c!==void 0)return c;const g=t.resolve(i.get("VE")),l=(0,a.cy)(g)?b(t,g,s,r):this.showsByPolicy(i,o);return n.set(i,l),l}showsByPolicy(e,{states:o,lists:t}){
const{document:s}=this,n=s.array(e.get("OCGs"))??[e.get("OCGs")??null];let r=t.get(n);if(!r){const c=n.filter(a.i9).map(({number:g})=>o(g));r=c.length===0?"empt\
y":{all:!c.includes(!1),any:c.includes(!0)},t.set(n,r)}if(r==="empty")return!0;const i=s.resolve(e.get("P"));switch(i instanceof a.SX?i.text:"AnyOn"){case"AllOn":
return r.all;case"AnyOff":return!r.all;case"AllOff":return!r.any;default:return r.any}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}}function d(m){
const e=new Map;return{states:t=>{let s=e.get(t);return s===void 0&&e.set(t,s=m(t)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),26836:((W,M,f)=>{
f.d(M,{T:()=>C,k:()=>b});var a=f(45599),P=f(77581);const w=["validation_data","time_stamps"],F={no_changes:new Set(w),fill_forms:new Set([...w,"signatures","for\
m_values"]),comments:new Set([...w,"signatures","form_values","annotations"])},x=[void 0,"no_changes","fill_forms","comments"];function b(d,m,e){const o=(d.array(
m.get("Reference"))??[]).flatMap(l=>d.dict(l)??[]),t=l=>o.filter(u=>(0,a.Eo)(d.resolve(u.get("TransformMethod")),l)),s=l=>d.dict(l.get("TransformParams")),n=t("\
DocMDP")[0],r=n&&d.resolve(s(n)?.get("P")),i=d.dict(e?.get("Lock")),c=[...t("FieldMDP").flatMap(l=>s(l)??[]),...i?[i]:[]],g=i&&d.resolve(i.get("P"));return{certification:n&&
(typeof r=="number"?x[r]:"fill_forms"),lock:typeof g=="number"?x[g]:void 0,isLocked:l=>c.some(u=>D(d,u,l))}}function D(d,m,e){const o=d.resolve(m.get("Action")),
s=(d.array(m.get("Fields"))??[]).flatMap(n=>{const r=d.resolve(n);return r instanceof a.Mx?[(0,P.g7)(r)]:[]}).some(n=>e===n||e.startsWith(`${n}.`));return o instanceof
a.SX?o.text==="All"||o.text==="Include"&&s||o.text==="Exclude"&&!s:!1}function C({certification:d,lock:m,isLocked:e},{kinds:o,fields:t,showsNewField:s}){const n=[
d,m].filter(r=>r!==void 0);return n.length>0&&s?!0:n.some(r=>[...o].some(i=>!F[r].has(i)))||t.some(e)}})};
