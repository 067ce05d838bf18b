"use strict";exports.id=8231,exports.ids=[8231],exports.modules={17079:((C,P,a)=>{a.d(P,{Z:()=>A,_:()=>E});const f=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
_=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,h=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(c){
if(c.length>64)return;const d=c.trim().replace(_,(n,t,e,s)=>`${t??""}${1900+Number(e)}${s}`);return S(D(f.exec(d)??h.exec(d)))}function A(c){const d=c.length>64?
void 0:D(h.exec(c.trim()));if(!d||S(d)===void 0)return;const{year:n,month:t="",day:e="",hour:s="",minute:o="",second:r="",zone:i=""}=d;return`D:${n}${t}${e}${s}${o}${r}${i===
"Z"||i===""?i:`${i.replace(":","'")}'`}`}function D(c){if(!c)return;const[,d,n,t,e,s,o,r,i,l,m]=c,v=r??(i===void 0?void 0:`${i}${l??"00"}:${m??"00"}`);return{year:d,
month:n,day:t,hour:e,minute:s,second:o,zone:v}}function S(c){if(!c)return;const{year:d,month:n,day:t,hour:e,minute:s="00",second:o="00",zone:r}=c,i=(m,v,O)=>m===
void 0||Number(m)>=v&&Number(m)<=O;if(Number(d)===0||!i(n,1,12)||!i(t,1,M(Number(d),Number(n)))||!i(e,0,23)||!i(s,0,59)||!i(o,0,59)||r!==void 0&&r!=="Z"&&!(i(r.
slice(1,3),0,23)&&i(r.slice(4),0,59)))return;const l=[d,n,t].filter(m=>m!==void 0).join("-");return e===void 0?l:`${l}T${e}:${s}:${o}${r==="+00:00"||r==="-00:00"?
"Z":r??""}`}function M(c,d){return d===2?c%4===0&&(c%100!==0||c%400===0)?29:28:[4,6,9,11].includes(d)?30:31}}),84470:((C,P,a)=>{a.r(P),a.d(P,{fill_form:()=>l});
var f=a(58552),_=a(94518),h=a(33238),E=a(14029),A=a(68164),D=a(76586),S=a(26836),M=a(92049),c=a(98446);function d(O,u,g,y){const w=T=>(0,f.G6)([{field:"keep_sig\
natures",message:T}]);if(u.form?.dict.has("XFA"))throw w("is not possible: the form has an XFA version, which would show the old values");const p=g.map(({signature:T,
field:F})=>(0,S.k)(O,T,F));if(p.some(({certification:T,lock:F})=>T==="no_changes"||F==="no_changes"))throw w("is not possible: the certification of the document\
 permits no changes");const R=u.fields.filter(({name:T})=>y.some(F=>T===F||T.endsWith(`.${F}`))).filter(({name:T})=>p.some(({isLocked:F})=>F(T)));if(R.length>0)
throw w(`is not possible: a signature locks ${(0,c.Zv)(R.map(({name:T})=>T))}`);(0,M.xh)(O)}var n=a(91396),t=a(86799),e=a(52755),s=a(56457),o=a(16259),r=a(77500),
i=a(45657);const l=async(O,u,g)=>{const{open_password:y}=u,w=u.keep_signatures?await(0,n.n)(O.bytes,y,g):{document:await(0,_.E)(O.bytes,g,{password:y}),signed:[]},
{document:p,signed:x}=w,R=await e.mO.read(p);(0,r.mD)(p,R);const T=x.length>0;if(T&&d(p,R,x,Object.keys(u.values)),R.fields.length===0)throw(0,f.G6)([{field:"fi\
le",message:"has no form fields to fill: give a PDF form"}]);const{flatten:F,unknown_fields:I}=u,N=u.font&&(0,t.g)(u.font,"font"),B=await(0,A.d)(p,R,new o.n(p,R),
u.values,{unknownFields:I,flatten:F,font:N}),U=[...B.notes,...T?[]:(0,r.br)(p,"values")];if(Object.keys(u.values).length===0&&U.push(v),F){const L=await(0,h.Y)(
p,"keep");(0,i.RZ)(U,(0,s.D)(L,"flatten")),R.forget(L.objects),(0,i.RZ)(U,(await(0,D.H)(p,R,m(p.pages.count))).notes)}const b=p.pages.count,W={pageCount:b,filledFields:B.
filled,unfilledFields:B.unfilledFields,unusedKeys:B.unusedKeys};return{documents:[{name:O.name,bytes:await(0,E.UN)(p,{append:T}),pageCount:b}],notes:U,facts:W}},
m=O=>Uint32Array.from({length:O},(u,g)=>g+1),v={code:"no_values",message:"No field was filled, because values is empty.",mentions:["values"]}}),91396:((C,P,a)=>{
a.d(P,{n:()=>S});var f=a(58552),_=a(16231),h=a(94518),E=a(92049),A=a(14029),D=a(98446);async function S(M,c,d){let n=!1;const{onRepaired:t}=d,e={...d,onRepaired:i=>{
n=!0,t?.(i)}},s=await(0,h.E)(M,e,{password:c}),o=(await(0,_.Df)(s)).filter(({signature:i})=>i!==void 0);if(!n&&(0,E.r7)(s,M))return{document:s,signed:o};if(o.length>
0)throw(0,f.G6)([{field:"file",message:`is damaged, and has ${(0,D.y_)(o.length,"signature")} that a repair would make invalid: ask its author for another copy`}]);
const r=await(0,A.UN)(s);return{document:await(0,h.E)(r,{...d,asked:void 0},{password:c}),signed:o}}}),64019:((C,P,a)=>{a.d(P,{dK:()=>d,wR:()=>t,hs:()=>n});var f=a(
45599),_=a(74135),h=a(6057);function E(e,s,o,r){const i=(0,h.b0)(e,s.get("Rect")),l=e.get(o);if(!i||!(l instanceof f.Z6))return;const m=(0,h.b0)(e,l.dict.get("B\
Box"));if(!m)return;const[v,O,u,g]=(0,_.zl)((0,h.lQ)(e,l.dict.get("Matrix")),m);if(!(u>v)||!(g>O))return;const y=(i[2]-i[0])/(u-v),w=(i[3]-i[1])/(g-O),p=[y,0,0,
w,i[0]-v*y,i[1]-O*w];return{form:o,matrix:r===0?p:A(p,r,i[0],i[3])}}function A([e,s,o,r,i,l],m,v,O){const u=m===180?-1:0,g=m===90?1:m===270?-1:0,y=(x,R)=>[u*x-g*
R,g*x+u*R],[w,p]=y(i-v,l-O);return[...y(e,s),...y(o,r),w+v,p+O]}const D=2,S=16,M=32;function c(e,s){const o=e.resolve(s.get("F"));return typeof o=="number"?o:0}
const d=(e,s)=>(c(e,s)&(D|M))!==0;function n(e,s,o,r){return E(e,s,o,c(e,s)&S?r:0)}function t(e,s){const o=e.dict(s.get("AP"))?.get("N"),r=e.resolve(o);if(r instanceof
f.Z6)return(0,f.i9)(o)?o:void 0;if(!(r instanceof f.Bi))return;const i=e.resolve(s.get("AS")),l=i instanceof f.SX?r.get(i.text):void 0;return(0,f.i9)(l)&&e.resolve(
l)instanceof f.Z6?l:void 0}}),36502:((C,P,a)=>{a.d(P,{z:()=>M});var f=a(45599);const _={View:"ViewState",Print:"PrintState"};class h{document;categories={View:new Map,
Print:new Map};intents;constructor(n,t){this.document=n,this.intents=this.intentsOf(t);for(const e of n.array(t?.get("AS"))??[]){const s=n.dict(e),o=n.resolve(s?.
get("Event"));if(!s||!((0,f.Eo)(o,"View")||(0,f.Eo)(o,"Print")))continue;const r=E(n,s.get("Category")),i=this.categories[o.text];for(const l of n.array(s.get("\
OCGs"))??[]){if(!(0,f.i9)(l))continue;const m=i.get(l.number)??new Set;for(const v of r)m.add(v);i.set(l.number,m)}}}isAlwaysOn(n){const{intents:t}=this;if(t.has(
"All"))return!1;const e=this.intentsOf(this.document.dict(new f.oS(n)));return!e.has("All")&&![...e].some(s=>t.has(s))}stateOf(n,t){const e=this.categories[t].get(
n);if(!e)return;const s=this.document.dict(this.document.dict(new f.oS(n))?.get("Usage"));let o;for(const r of e){const i=_[r],l=i===void 0?null:this.document.resolve(
this.document.dict(s?.get(r))?.get(i));if((0,f.Eo)(l,"OFF"))return!1;(0,f.Eo)(l,"ON")&&(o=!0)}return o}intentsOf(n){const t=E(this.document,n?.get("Intent"));return new Set(
t.length>0?t:["View"])}}function E(d,n){return(d.array(n)??[n??null]).map(e=>d.resolve(e)).flatMap(e=>e instanceof f.SX?[e.text]:[])}const A=32;function D(d,n,t){
const e=new Map,s=(o,r)=>{const i=e.get(o);if(i!==void 0)return i;e.set(o,!0);const l=d.resolve(o[0]),m=u=>{const g=d.resolve(u);return(0,f.cy)(g)?r>0?s(g,r-1):
!0:!(0,f.i9)(u)||t(u.number)},v=o.slice(1),O=S(l instanceof f.SX?l.text:"",v,m);return e.set(o,O),O};return s(n,A)}function S(d,n,t){switch(d){case"And":return n.
every(t);case"Or":return n.some(t);case"Not":return n.length===0||!t(n[0]);default:return!0}}class M{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(n){
this.document=n;const t=n.dict(n.dict(n.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,f.Eo)(n.resolve(t?.get("BaseState")),"OFF");for(const e of n.array(
t?.get("OFF"))??[])(0,f.i9)(e)&&this.off.add(e.number);for(const e of n.array(t?.get("ON"))??[])(0,f.i9)(e)&&this.on.add(e.number);this.usages=new h(n,t),this.viewed=
c(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=c(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(n){
return!this.shows(n,this.viewed)}isNeverShown(n){return this.isOff(n)&&!this.shows(n,this.printed)}groupsOff(){const{document:n}=this,t=n.dict(n.catalog.get("OC\
Properties"));return this.baseOff?(n.array(t?.get("OCGs"))??[]).filter(e=>!(0,f.i9)(e)||!this.on.has(e.number)):n.array(n.dict(t?.get("D"))?.get("OFF"))??[]}neverShown(){
const n=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(n.flatMap(e=>(0,f.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(n,{states:t,memberships:e}){const{document:s}=this,o=s.dict(n);if(!o)return!0;if(!(0,f.Eo)(
s.resolve(o.get("Type")),"OCMD"))return!(0,f.i9)(n)||t(n.number);const r=e.get(o);if(r!==void 0)return r;const i=s.resolve(o.get("VE")),l=(0,f.cy)(i)?D(s,i,t):this.
showsByPolicy(o,t);return e.set(o,l),l}showsByPolicy(n,t){const{document:e}=this,s=n.get("OCGs"),o=(e.array(s)??[s]).filter(f.i9);if(o.length===0)return!0;const r=o.
map(({number:l})=>t(l)),i=e.resolve(n.get("P"));switch(i instanceof f.SX?i.text:"AnyOn"){case"AllOn":return r.every(l=>l);case"AnyOff":return!r.every(l=>l);case"\
AllOff":return!r.some(l=>l);default:return r.some(l=>l)}}isGroupOff(n){return this.off.has(n)||this.baseOff&&!this.on.has(n)}}function c(d){const n=new Map;return{
states:e=>{let s=n.get(e);return s===void 0&&n.set(e,s=d(e)),s},memberships:new WeakMap}}}),26836:((C,P,a)=>{a.d(P,{T:()=>M,k:()=>D});var f=a(45599),_=a(77581);
const h=["validation_data","time_stamps"],E={no_changes:new Set(h),fill_forms:new Set([...h,"signatures","form_values"]),comments:new Set([...h,"signatures","fo\
rm_values","annotations"])},A=[void 0,"no_changes","fill_forms","comments"];function D(c,d,n){const t=(c.array(d.get("Reference"))??[]).flatMap(v=>c.dict(v)??[]),
e=v=>t.filter(O=>(0,f.Eo)(c.resolve(O.get("TransformMethod")),v)),s=v=>c.dict(v.get("TransformParams")),o=e("DocMDP")[0],r=o&&c.resolve(s(o)?.get("P")),i=c.dict(
n?.get("Lock")),l=[...e("FieldMDP").flatMap(v=>s(v)??[]),...i?[i]:[]],m=i&&c.resolve(i.get("P"));return{certification:o&&(typeof r=="number"?A[r]:"fill_forms"),
lock:typeof m=="number"?A[m]:void 0,isLocked:v=>l.some(O=>S(c,O,v))}}function S(c,d,n){const t=c.resolve(d.get("Action")),s=(c.array(d.get("Fields"))??[]).flatMap(
o=>{const r=c.resolve(o);return r instanceof f.Mx?[(0,_.g7)(r)]:[]}).some(o=>n===o||n.startsWith(`${o}.`));return t instanceof f.SX?t.text==="All"||t.text==="In\
clude"&&s||t.text==="Exclude"&&!s:!1}function M({certification:c,lock:d,isLocked:n},{kinds:t,fields:e,showsNewField:s}){const o=[c,d].filter(r=>r!==void 0);return o.
length>0&&s?!0:o.some(r=>[...t].some(i=>!E[r].has(i)))||e.some(n)}}),16231:((C,P,a)=>{a.d(P,{Df:()=>M,Ez:()=>S,W4:()=>d});var f=a(17079),_=a(33973),h=a(45599),E=a(
91374),A=a(33311),D=a(59071);const S=async t=>(await M(t)).map(e=>n(t,e));async function M(t){const e=await(0,E.qU)(t),{ByteRange:s,Sig:o}=await(0,A.S)(t),r=s.length>
0?o:[],i=[],l=new Set,m=(u,g,y)=>{const w=(0,E.hj)(t,u,"V"),p=t.resolve(w),x=(0,h.Zm)(p)?p:void 0;x&&l.add(x);const R=x?c(t,x):null;i.push({name:(0,D.wh)(y)||null,
field:u,fieldNumber:g,value:w,signature:x,kind:R})};for(const{dict:u}of e)l.add(u);for(const{type:u,dict:g,number:y,name:w}of(0,E.i4)(e))u==="Sig"&&m(g,y,w);const v=r.
flatMap(u=>{const g=t.get(u);if(!((0,h.Zm)(g)&&!l.has(g)&&(g.has("T")||(0,h.Eo)(g.get("Subtype"),"Widget")))||!(0,h.Eo)(t.resolve((0,E.hj)(t,g,"FT")),"Sig"))return[];
const w=t.resolve((0,E.hj)(t,g,"V"));return(0,h.Zm)(w)&&!l.has(w)?[{number:u,field:g}]:[]});if(v.length>0){const{live:u}=await(0,_.Gy)(t);for(const{number:g,field:y}of v)
u[g]===1&&m(y,g,(0,E.fq)(t,y))}const O=t.dict(t.catalog.get("Perms"));for(const u of["UR3","UR"]){const g=O?.get(u),y=t.dict(g);y&&i.push({name:null,field:void 0,
fieldNumber:void 0,value:g,signature:y,kind:"usage_rights"})}return i}function c(t,e){if((0,h.Eo)(t.resolve(e.get("Type")),"DocTimeStamp")||(0,h.Eo)(t.resolve(e.
get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const s=t.resolve(t.dict(t.catalog.get("Perms"))?.get("DocMDP"));return e===s?"certification":"approval"}const d=(t,e)=>(0,f.
_)((0,D.Gh)(t.resolve(e.get("M")))??"")??null;function n(t,{name:e,signature:s,kind:o}){if(!s)return{field:e,signed:!1,kind:null,subFilter:null,signer:null,date:null};
const r=t.resolve(s.get("SubFilter"));return{field:e,signed:!0,kind:o,subFilter:r instanceof h.SX?r.text:null,signer:(0,D.Gh)(t.resolve(s.get("Name"))),date:d(t,
s)}}}),33311:((C,P,a)=>{a.d(P,{S:()=>h});var f=a(21996),_=a(70549);const h=(0,_.n)(E=>(0,f.zx)(E,["AP","JS","EF","ByteRange","Sig"]))}),59071:((C,P,a)=>{a.d(P,{
Gh:()=>n,ZK:()=>t,wh:()=>d});var f=a(77581),_=a(45599);const h=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
A=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,D=e=>e.replace(h,"").replace(E,"").replace(A,"�"),S=200,M=new WeakMap;function c(e){
if(e.bytes.length<S)return D((0,f.g7)(e));let s=M.get(e);return s===void 0&&M.set(e,s=D((0,f.g7)(e))),s}const d=e=>D(e).trim();function n(e){const s=e instanceof
_.Mx?c(e).trim():"";return s===""?null:s}const t=e=>e?c(e):""})};
