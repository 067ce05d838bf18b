"use strict";exports.id=8231,exports.ids=[8231],exports.modules={84470:((T,M,l)=>{l.r(M),l.d(M,{fill_form:()=>c});var a=l(58552),x=l(91519),w=l(33238),D=l(14029),P=l(68164),
C=l(76586),F=l(26836),N=l(92049),E=l(98446);function d(h,f,g,y){const S=p=>(0,a.G6)([{field:"keep_signatures",message:p}]);if(f.form?.dict.has("XFA"))throw S("i\
s not possible: the form has an XFA version, which would show the old values");const m=new F.xA(h),b=g.map(({signature:p,field:A})=>(0,F.k0)(h,p,A,m));if(b.some(
({certification:p,lock:A})=>p==="no_changes"||A==="no_changes"))throw S("is not possible: the certification of the document permits no changes");const k=f.fields.
filter(({name:p})=>y.some(A=>p===A||p.endsWith(`.${A}`))).filter(({name:p})=>b.some(({isLocked:A})=>A(p)));if(k.length>0)throw S(`is not possible: a signature l\
ocks ${(0,E.Zv)(k.map(({name:p})=>p))}`);(0,N.xh)(h)}var e=l(91396),o=l(86799),t=l(52755),s=l(56457),n=l(16259),r=l(77500),i=l(45657);const c=async(h,f,g)=>{const{
open_password:y}=f,S=f.keep_signatures?await(0,e.n)(h.bytes,y,g):{document:await(0,x.E)(h.bytes,g,{password:y}),signed:[]},{document:m,signed:b}=S,O=await t.mO.
read(m);(0,r.mD)(m,O);const k=b.length>0;if(k&&d(m,O,b,Object.keys(f.values)),O.fields.length===0)throw(0,a.G6)([{field:"file",message:"has no form fields to fi\
ll: give a PDF form"}]);const{flatten:p,unknown_fields:A}=f,R=f.font&&(0,o.g)(f.font,"font"),B=await(0,P.d)(m,O,await n.n.read(m,O),f.values,{unknownFields:A,flatten:p,
font:R,isAppended:k}),W=[...B.notes,...k?[]:(0,r.br)(m,"values")];if(Object.keys(f.values).length===0&&W.push(v),p){const I=await(0,w.Y)(m,"keep");(0,i.RZ)(W,(0,s.
DC)(I,"flatten")),O.forget(I.objects),(0,i.RZ)(W,(await(0,C.H)(m,O,u(m.pages.count))).notes)}const G=m.pages.count,V={pageCount:G,filledFields:B.filled,unfilledFields:B.
unfilledFields,unusedKeys:B.unusedKeys};return{documents:[{name:h.name,bytes:await(0,D.UN)(m,{append:k}),pageCount:G}],notes:W,facts:V}},u=h=>Uint32Array.from({
length:h},(f,g)=>g+1),v={code:"no_values",message:"No field was filled, because values is empty.",mentions:["values"]}}),64019:((T,M,l)=>{l.d(M,{dK:()=>d,wR:()=>o,
hs:()=>e});var a=l(45599),x=l(74135),w=l(6057);function D(t,s,n,r){const i=(0,w.b0)(t,s.get("Rect")),c=t.get(n);if(!i||!(c instanceof a.Z6))return;const u=(0,w.
b0)(t,c.dict.get("BBox"));if(!u)return;const[v,h,f,g]=(0,x.zl)((0,w.lQ)(t,c.dict.get("Matrix")),u);if(!(f>v)||!(g>h))return;const y=(i[2]-i[0])/(f-v),S=(i[3]-i[1])/
(g-h),m=[y,0,0,S,i[0]-v*y,i[1]-h*S];return{form:n,matrix:r===0?m:P(m,r,i[0],i[3])}}function P([t,s,n,r,i,c],u,v,h){const f=u===180?-1:0,g=u===90?1:u===270?-1:0,
y=(b,O)=>[f*b-g*O,g*b+f*O],[S,m]=y(i-v,c-h);return[...y(t,s),...y(n,r),S+v,m+h]}const C=2,F=16,N=32;function E(t,s){const n=t.resolve(s.get("F"));return typeof n==
"number"?n:0}const d=(t,s)=>(E(t,s)&(C|N))!==0;function e(t,s,n,r){return D(t,s,n,E(t,s)&F?r:0)}function o(t,s){const n=t.dict(s.get("AP"))?.get("N"),r=t.resolve(
n);if(r instanceof a.Z6)return(0,a.i9)(n)?n:void 0;if(!(r instanceof a.Bi))return;const i=t.resolve(s.get("AS")),c=i instanceof a.SX?r.get(i.text):void 0;return(0,a.
i9)(c)&&t.resolve(c)instanceof a.Z6?c:void 0}}),36502:((T,M,l)=>{l.d(M,{z:()=>N});var a=l(45599);const x={View:"ViewState",Print:"PrintState"};class w{document;categories={
View:new Map,Print:new Map};intents;names=new WeakMap;meant=new WeakMap;added=new WeakMap;constructor(e,o){this.document=e,this.intents=this.intentsOf(o);for(const t of e.
array(o?.get("AS"))??[]){const s=e.dict(t),n=e.resolve(s?.get("Event"));if(!s||!((0,a.Eo)(n,"View")||(0,a.Eo)(n,"Print")))continue;const r=this.namesIn(s.get("C\
ategory")),i=Object.keys(x).filter(c=>r.has(c));this.addGroups(n.text,i,e.array(s.get("OCGs"))??[])}}addGroups(e,o,t){const s=this.added.get(t)??new Set;this.added.
set(t,s);const n=[e,...o].join(" ");if(s.has(n))return;s.add(n);const r=this.categories[e];for(const i of t){if(!(0,a.i9)(i))continue;const c=r.get(i.number)??new Set;
for(const u of o)c.add(u);r.set(i.number,c)}}isAlwaysOn(e){const{intents:o}=this;if(o.has("All"))return!1;const t=this.intentsOf(this.document.dict(new a.oS(e)));
let s=this.meant.get(t);return s===void 0&&this.meant.set(t,s=t.has("All")||[...t].some(n=>o.has(n))),!s}stateOf(e,o){const t=this.categories[o].get(e);if(!t)return;
const s=this.document.dict(this.document.dict(new a.oS(e))?.get("Usage"));let n;for(const r of t){const i=x[r],c=i===void 0?null:this.document.resolve(this.document.
dict(s?.get(r))?.get(i));if((0,a.Eo)(c,"OFF"))return!1;(0,a.Eo)(c,"ON")&&(n=!0)}return n}intentsOf(e){const o=this.namesIn(e?.get("Intent"));return o.size>0?o:D}namesIn(e){
const{document:o}=this,t=o.array(e)??[e??null];let s=this.names.get(t);return s||(s=new Set(t.map(n=>o.resolve(n)).flatMap(n=>n instanceof a.SX?[n.text]:[])),this.
names.set(t,s)),s}}const D=new Set(["View"]),P=32;function C(d,e,o,t){const s=(n,r)=>{const i=t.get(n);if(i!==void 0)return i;t.set(n,!0);const c=d.resolve(n[0]),
u=f=>{const g=d.resolve(f);return(0,a.cy)(g)?r>0?s(g,r-1):!0:!(0,a.i9)(f)||o(f.number)},v=n.slice(1),h=F(c instanceof a.SX?c.text:"",v,u);return t.set(n,h),h};return s(
e,P)}function F(d,e,o){switch(d){case"And":return e.every(o);case"Or":return e.some(o);case"Not":return e.length===0||!o(e[0]);default:return!0}}class N{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(e){
this.document=e;const o=e.dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,a.Eo)(e.resolve(o?.get("BaseState")),"OFF");for(const t of e.array(
o?.get("OFF"))??[])(0,a.i9)(t)&&this.off.add(t.number);for(const t of e.array(o?.get("ON"))??[])(0,a.i9)(t)&&this.on.add(t.number);this.usages=new w(e,o),this.viewed=
E(t=>this.usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.isGroupOff(t))),this.printed=E(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(e){
return!this.shows(e,this.viewed)}isNeverShown(e){return this.isOff(e)&&!this.shows(e,this.printed)}groupsOff(){const{document:e}=this,o=e.dict(e.catalog.get("OC\
Properties"));return this.baseOff?(e.array(o?.get("OCGs"))??[]).filter(t=>!(0,a.i9)(t)||!this.on.has(t.number)):e.array(e.dict(o?.get("D"))?.get("OFF"))??[]}async neverShown(){
const e=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],o=new Set(e.flatMap(s=>(0,a.i9)(s)?[s.number]:[])),t=[];
for(const s of o){!this.viewed.states(s)&&!this.printed.states(s)&&t.push(s);const n=this.document.job.pace.step(1e3);n&&await n}return t}shows(e,o){const{document:t}=this,
{states:s,memberships:n,expressions:r}=o,i=t.dict(e);if(!i)return!0;if(!(0,a.Eo)(t.resolve(i.get("Type")),"OCMD"))return!(0,a.i9)(e)||s(e.number);const c=n.get(
i);if(c!==void 0)return c;const u=t.resolve(i.get("VE")),v=(0,a.cy)(u)?C(t,u,s,r):this.showsByPolicy(i,o);return n.set(i,v),v}showsByPolicy(e,{states:o,lists:t}){
const{document:s}=this,n=s.array(e.get("OCGs"))??[e.get("OCGs")??null];let r=t.get(n);if(!r){const c=n.filter(a.i9).map(({number:u})=>o(u));r=c.length===0?"empt\
y":{all:!c.includes(!1),any:c.includes(!0)},t.set(n,r)}if(r==="empty")return!0;const i=s.resolve(e.get("P"));switch(i instanceof a.SX?i.text:"AnyOn"){case"AllOn":
return r.all;case"AnyOff":return!r.all;case"AllOff":return!r.any;default:return r.any}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}}function E(d){
const e=new Map;return{states:t=>{let s=e.get(t);return s===void 0&&e.set(t,s=d(t)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),26836:((T,M,l)=>{
l.d(M,{k0:()=>F,ky:()=>E,xA:()=>C});var a=l(45599),x=l(77581);const w=["validation_data","time_stamps"],D={no_changes:new Set(w),fill_forms:new Set([...w,"signa\
tures","form_values"]),comments:new Set([...w,"signatures","form_values","annotations"])},P=[void 0,"no_changes","fill_forms","comments"];class C{document;lists=new WeakMap;constructor(e){
this.document=e}has(e,o){const{names:t,lengths:s}=this.read(e);return t.has(o)?!0:s.some(n=>o[n]==="."&&t.has(o.slice(0,n)))}read(e){const o=this.lists.get(e);if(o)
return o;const t=new Set;for(const n of e){const r=this.document.resolve(n);r instanceof a.Mx&&t.add((0,x.g7)(r))}const s={names:t,lengths:[...new Set([...t].map(
({length:n})=>n))]};return this.lists.set(e,s),s}}function F(d,e,o,t){const s=(d.array(e.get("Reference"))??[]).flatMap(f=>d.dict(f)??[]),n=f=>s.filter(g=>(0,a.
Eo)(d.resolve(g.get("TransformMethod")),f)),r=f=>d.dict(f.get("TransformParams")),i=n("DocMDP")[0],c=i&&d.resolve(r(i)?.get("P")),u=d.dict(o?.get("Lock")),v=[...n(
"FieldMDP").flatMap(f=>r(f)??[]),...u?[u]:[]],h=u&&d.resolve(u.get("P"));return{certification:i&&(typeof c=="number"?P[c]:"fill_forms"),lock:typeof h=="number"?
P[h]:void 0,isLocked:f=>v.some(g=>N(d,g,f,t))}}function N(d,e,o,t){const s=d.resolve(e.get("Action"));if(!(s instanceof a.SX))return!1;const n=t.has(d.array(e.get(
"Fields"))??[],o);return s.text==="All"||s.text==="Include"&&n||s.text==="Exclude"&&!n}function E({certification:d,lock:e,isLocked:o},{kinds:t,fields:s,showsNewField:n}){
const r=[d,e].filter(i=>i!==void 0);return r.length>0&&n?!0:r.some(i=>[...t].some(c=>!D[i].has(c)))||s.some(o)}})};
