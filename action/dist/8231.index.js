"use strict";exports.id=8231,exports.ids=[8231],exports.modules={84470:((R,P,f)=>{f.r(P),f.d(P,{fill_form:()=>c});var a=f(58552),F=f(91519),w=f(33238),x=f(14029),M=f(68164),
D=f(76586),b=f(26836),C=f(92049),d=f(98446);function u(g,h,p,A){const S=y=>(0,a.G6)([{field:"keep_signatures",message:y}]);if(h.form?.dict.has("XFA"))throw S("i\
s not possible: the form has an XFA version, which would show the old values");const m=p.map(({signature:y,field:E})=>(0,b.k)(g,y,E));if(m.some(({certification:y,
lock:E})=>y==="no_changes"||E==="no_changes"))throw S("is not possible: the certification of the document permits no changes");const O=h.fields.filter(({name:y})=>A.
some(E=>y===E||y.endsWith(`.${E}`))).filter(({name:y})=>m.some(({isLocked:E})=>E(y)));if(O.length>0)throw S(`is not possible: a signature locks ${(0,d.Zv)(O.map(
({name:y})=>y))}`);(0,C.xh)(g)}var e=f(91396),o=f(86799),t=f(52755),s=f(56457),n=f(16259),r=f(77500),i=f(45657);const c=async(g,h,p)=>{const{open_password:A}=h,
S=h.keep_signatures?await(0,e.n)(g.bytes,A,p):{document:await(0,F.E)(g.bytes,p,{password:A}),signed:[]},{document:m,signed:B}=S,O=await t.mO.read(m);(0,r.mD)(m,
O);const y=B.length>0;if(y&&u(m,O,B,Object.keys(h.values)),O.fields.length===0)throw(0,a.G6)([{field:"file",message:"has no form fields to fill: give a PDF form"}]);
const{flatten:E,unknown_fields:W}=h,I=h.font&&(0,o.g)(h.font,"font"),N=await(0,M.d)(m,O,await n.n.read(m,O),h.values,{unknownFields:W,flatten:E,font:I,isAppended:y}),
T=[...N.notes,...y?[]:(0,r.br)(m,"values")];if(Object.keys(h.values).length===0&&T.push(l),E){const V=await(0,w.Y)(m,"keep");(0,i.RZ)(T,(0,s.DC)(V,"flatten")),O.
forget(V.objects),(0,i.RZ)(T,(await(0,D.H)(m,O,v(m.pages.count))).notes)}const G=m.pages.count,L={pageCount:G,filledFields:N.filled,unfilledFields:N.unfilledFields,
unusedKeys:N.unusedKeys};return{documents:[{name:g.name,bytes:await(0,x.UN)(m,{append:y}),pageCount:G}],notes:T,facts:L}},v=g=>Uint32Array.from({length:g},(h,p)=>p+
1),l={code:"no_values",message:"No field was filled, because values is empty.",mentions:["values"]}}),64019:((R,P,f)=>{f.d(P,{dK:()=>u,wR:()=>o,hs:()=>e});var a=f(
45599),F=f(74135),w=f(6057);function x(t,s,n,r){const i=(0,w.b0)(t,s.get("Rect")),c=t.get(n);if(!i||!(c instanceof a.Z6))return;const v=(0,w.b0)(t,c.dict.get("B\
Box"));if(!v)return;const[l,g,h,p]=(0,F.zl)((0,w.lQ)(t,c.dict.get("Matrix")),v);if(!(h>l)||!(p>g))return;const A=(i[2]-i[0])/(h-l),S=(i[3]-i[1])/(p-g),m=[A,0,0,
S,i[0]-l*A,i[1]-g*S];return{form:n,matrix:r===0?m:M(m,r,i[0],i[3])}}function M([t,s,n,r,i,c],v,l,g){const h=v===180?-1:0,p=v===90?1:v===270?-1:0,A=(B,O)=>[h*B-p*
O,p*B+h*O],[S,m]=A(i-l,c-g);return[...A(t,s),...A(n,r),S+l,m+g]}const D=2,b=16,C=32;function d(t,s){const n=t.resolve(s.get("F"));return typeof n=="number"?n:0}
const u=(t,s)=>(d(t,s)&(D|C))!==0;function e(t,s,n,r){return x(t,s,n,d(t,s)&b?r:0)}function o(t,s){const n=t.dict(s.get("AP"))?.get("N"),r=t.resolve(n);if(r instanceof
a.Z6)return(0,a.i9)(n)?n:void 0;if(!(r instanceof a.Bi))return;const i=t.resolve(s.get("AS")),c=i instanceof a.SX?r.get(i.text):void 0;return(0,a.i9)(c)&&t.resolve(
c)instanceof a.Z6?c:void 0}}),36502:((R,P,f)=>{f.d(P,{z:()=>C});var a=f(45599);const F={View:"ViewState",Print:"PrintState"};class w{document;categories={View:new Map,
Print:new Map};intents;constructor(e,o){this.document=e,this.intents=this.intentsOf(o);for(const t of e.array(o?.get("AS"))??[]){const s=e.dict(t),n=e.resolve(s?.
get("Event"));if(!s||!((0,a.Eo)(n,"View")||(0,a.Eo)(n,"Print")))continue;const r=x(e,s.get("Category")),i=this.categories[n.text];for(const c of e.array(s.get("\
OCGs"))??[]){if(!(0,a.i9)(c))continue;const v=i.get(c.number)??new Set;for(const l of r)v.add(l);i.set(c.number,v)}}}isAlwaysOn(e){const{intents:o}=this;if(o.has(
"All"))return!1;const t=this.intentsOf(this.document.dict(new a.oS(e)));return!t.has("All")&&![...t].some(s=>o.has(s))}stateOf(e,o){const t=this.categories[o].get(
e);if(!t)return;const s=this.document.dict(this.document.dict(new a.oS(e))?.get("Usage"));let n;for(const r of t){const i=F[r],c=i===void 0?null:this.document.resolve(
this.document.dict(s?.get(r))?.get(i));if((0,a.Eo)(c,"OFF"))return!1;(0,a.Eo)(c,"ON")&&(n=!0)}return n}intentsOf(e){const o=x(this.document,e?.get("Intent"));return new Set(
o.length>0?o:["View"])}}function x(u,e){return(u.array(e)??[e??null]).map(t=>u.resolve(t)).flatMap(t=>t instanceof a.SX?[t.text]:[])}const M=32;function D(u,e,o,t){
const s=(n,r)=>{const i=t.get(n);if(i!==void 0)return i;t.set(n,!0);const c=u.resolve(n[0]),v=h=>{const p=u.resolve(h);return(0,a.cy)(p)?r>0?s(p,r-1):!0:!(0,a.i9)(
h)||o(h.number)},l=n.slice(1),g=b(c instanceof a.SX?c.text:"",l,v);return t.set(n,g),g};return s(e,M)}function b(u,e,o){switch(u){case"And":return e.every(o);case"\
Or":return e.some(o);case"Not":return e.length===0||!o(e[0]);default:return!0}}class C{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(e){
this.document=e;const o=e.dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,a.Eo)(e.resolve(o?.get("BaseState")),"OFF");for(const t of e.array(
o?.get("OFF"))??[])(0,a.i9)(t)&&this.off.add(t.number);for(const t of e.array(o?.get("ON"))??[])(0,a.i9)(t)&&this.on.add(t.number);this.usages=new w(e,o),this.viewed=
d(t=>this.usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.isGroupOff(t))),this.printed=d(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(e){
return!this.shows(e,this.viewed)}isNeverShown(e){return this.isOff(e)&&!this.shows(e,this.printed)}groupsOff(){const{document:e}=this,o=e.dict(e.catalog.get("OC\
Properties"));return this.baseOff?(e.array(o?.get("OCGs"))??[]).filter(t=>!(0,a.i9)(t)||!this.on.has(t.number)):e.array(e.dict(o?.get("D"))?.get("OFF"))??[]}async neverShown(){
const e=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],o=new Set(e.flatMap(s=>(0,a.i9)(s)?[s.number]:[])),t=[];
for(const s of o){!this.viewed.states(s)&&!this.printed.states(s)&&t.push(s);const n=this.document.job.pace.step(1e3);n&&await n}return t}shows(e,o){const{document:t}=this,
{states:s,memberships:n,expressions:r}=o,i=t.dict(e);if(!i)return!0;if(!(0,a.Eo)(t.resolve(i.get("Type")),"OCMD"))return!(0,a.i9)(e)||s(e.number);const c=n.get(
i);if(c!==void 0)return c;const v=t.resolve(i.get("VE")),l=(0,a.cy)(v)?D(t,v,s,r):this.showsByPolicy(i,o);return n.set(i,l),l}showsByPolicy(e,{states:o,lists:t}){
const{document:s}=this,n=s.array(e.get("OCGs"))??[e.get("OCGs")??null];let r=t.get(n);if(!r){const c=n.filter(a.i9).map(({number:v})=>o(v));r=c.length===0?"empt\
y":{all:!c.includes(!1),any:c.includes(!0)},t.set(n,r)}if(r==="empty")return!0;const i=s.resolve(e.get("P"));switch(i instanceof a.SX?i.text:"AnyOn"){case"AllOn":
return r.all;case"AnyOff":return!r.all;case"AllOff":return!r.any;default:return r.any}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}}function d(u){
const e=new Map;return{states:t=>{let s=e.get(t);return s===void 0&&e.set(t,s=u(t)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),26836:((R,P,f)=>{
f.d(P,{T:()=>C,k:()=>D});var a=f(45599),F=f(77581);const w=["validation_data","time_stamps"],x={no_changes:new Set(w),fill_forms:new Set([...w,"signatures","for\
m_values"]),comments:new Set([...w,"signatures","form_values","annotations"])},M=[void 0,"no_changes","fill_forms","comments"];function D(d,u,e){const o=(d.array(
u.get("Reference"))??[]).flatMap(l=>d.dict(l)??[]),t=l=>o.filter(g=>(0,a.Eo)(d.resolve(g.get("TransformMethod")),l)),s=l=>d.dict(l.get("TransformParams")),n=t("\
DocMDP")[0],r=n&&d.resolve(s(n)?.get("P")),i=d.dict(e?.get("Lock")),c=[...t("FieldMDP").flatMap(l=>s(l)??[]),...i?[i]:[]],v=i&&d.resolve(i.get("P"));return{certification:n&&
(typeof r=="number"?M[r]:"fill_forms"),lock:typeof v=="number"?M[v]:void 0,isLocked:l=>c.some(g=>b(d,g,l))}}function b(d,u,e){const o=d.resolve(u.get("Action")),
s=(d.array(u.get("Fields"))??[]).flatMap(n=>{const r=d.resolve(n);return r instanceof a.Mx?[(0,F.g7)(r)]:[]}).some(n=>e===n||e.startsWith(`${n}.`));return o instanceof
a.SX?o.text==="All"||o.text==="Include"&&s||o.text==="Exclude"&&!s:!1}function C({certification:d,lock:u,isLocked:e},{kinds:o,fields:t,showsNewField:s}){const n=[
d,u].filter(r=>r!==void 0);return n.length>0&&s?!0:n.some(r=>[...o].some(i=>!x[r].has(i)))||t.some(e)}})};
