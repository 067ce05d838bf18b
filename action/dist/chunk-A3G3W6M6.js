"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.FieldValues=exports.isFillable=exports.Assigner=exports.textValue=exports.latin=exports.FormModel=
exports.RADIOS_IN_UNISON=exports.COMB=exports.MULTILINE=exports.REQUIRED=exports.READ_ONLY=void 0,exports.fieldText=fieldText,exports.stateOf=stateOf,exports.buttonStates=
buttonStates,exports.hasState=hasState,exports.setState=setState,exports.countScripts=countScripts,exports.scriptNotes=scriptNotes,exports.hasValueScripts=hasValueScripts;
const chunk_A4AXUFJG_js_1=require("./chunk-A4AXUFJG.js"),chunk_MO4LOFTN_js_1=require("./chunk-MO4LOFTN.js"),chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQTNMB.js"),chunk_UTTXRBHO_js_1=require(
"./chunk-UTTXRBHO.js"),chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var READ_ONLY=1,REQUIRED=2,MULTILINE=4096,
PASSWORD=8192,RADIO=32768,PUSH_BUTTON=65536,COMBO=1<<17,EDIT=1<<18,MULTI_SELECT=1<<21,COMB=1<<24,RADIOS_IN_UNISON=1<<25,FURTHER_PAGE=10,FormModel=class p{constructor(e){
this.document=e,this.form=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"AcroForm"),this.visit=new chunk_ZDLQTNMB_js_1.Visit(e)}document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;static async read(e){
let s=new p(e),{form:n}=s;return await s.walk(s.references(n?.dict.get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await s.readPages(),s}inherited(e,s){for(let n=e;n;n=
n.parent){let i=this.document.resolve(n.dict.get(s));if(i!==null)return i}return s==="DA"||s==="Q"?this.document.resolve(this.form?.dict.get(s)):null}integer(e,s){
let n=this.inherited(e,s);return typeof n=="number"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.
document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(e){let{document:s,nodes:n,widgets:i,fields:r,byName:o}=this,l=({number:a})=>!e.has(a)&&s.exists(
a);for(let a of n.values())l(a)||n.delete(a.number);for(let a of i.values())l(a)||i.delete(a.number);for(let{nodes:a,widgets:u}of r)retain(a,l),retain(u,l);retain(
r,({nodes:a})=>a.length>0);for(let[a,u]of o)u.nodes.length===0&&o.delete(a);this.form=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(s,"AcroForm")}async walk(e,s){let{document:n,
visit:i}=this;for(let r of(0,chunk_MO4LOFTN_js_1.fieldNodes)(n,{from:e,below:s,visit:i,depth:chunk_MO4LOFTN_js_1.MAXIMUM_DEPTH})){let{number:o,dict:l}=r;this.nodes.
set(o,r);let a=this.references(l.get("Kids"),o,l,"Kids");(0,chunk_RFKSFVTF_js_1.isName)(n.resolve(l.get("Subtype")),"Widget")||l.has("Rect")?this.addWidget(r):a.
length===0&&(0,chunk_MO4LOFTN_js_1.ownerOf)(r)===r&&this.field(r);let u=n.job.pace.step(1500);u&&await u}}addWidget(e){let s={node:e,number:e.number,dict:e.dict,
pages:[]};this.field((0,chunk_MO4LOFTN_js_1.ownerOf)(e)).widgets.push(s),this.widgets.set(e.number,s)}field(e){let s=this.fieldOf.get(e);if(s)return s;let{name:n,
part:i}=e,r=n===""?void 0:this.byName.get(n),o=this.integer(e,"Ff"),l=kindOf(e.type,o);if(r?.kind===l)return r.nodes.push(e),this.fieldOf.set(e,r),r;let a={name:n,
part:i,kind:l,flags:o,nodes:[e],widgets:[]};return this.fields.push(a),n!==""&&!r&&this.byName.set(n,a),this.fieldOf.set(e,a),a}async readPages(){let{document:e}=this,
{pages:s,job:n}=e,{spend:i}=new chunk_ZDLQTNMB_js_1.Allowance(e);for(let r=0;r<s.count;r++){let o=s.number(r),l=e.entry(o,"Annots");i(e.array(l)?.length??0);for(let u of l===
void 0?[]:this.annotations(l,o)){let d=this.widgets.get(u.number)??await this.orphan(u);d&&d.pages.length>0&&i(FURTHER_PAGE),d&&d.pages.at(-1)!==r+1&&d.pages.push(
r+1);let c=n.pace.step(300);c&&await c}let a=n.pace.step(300);a&&await a}}annotations(e,s){let n=this.document.array(e)??[];if(!n.some(o=>(0,chunk_RFKSFVTF_js_1.
isDict)(o)&&(0,chunk_RFKSFVTF_js_1.isName)(o.get("Subtype"),"Widget")))return n.filter(chunk_RFKSFVTF_js_1.isRef);let i=(0,chunk_RFKSFVTF_js_1.isRef)(e)?e.number:
s;this.document.edit(i);let r=(0,chunk_RFKSFVTF_js_1.isRef)(e)?n:this.document.array(this.document.get(s).get("Annots"))??[];for(let[o,l]of r.entries())(0,chunk_RFKSFVTF_js_1.
isDict)(l)&&(0,chunk_RFKSFVTF_js_1.isName)(l.get("Subtype"),"Widget")&&(r[o]=this.document.add(l));return r.filter(chunk_RFKSFVTF_js_1.isRef)}async orphan(e){let{
document:s}=this;if(!(0,chunk_RFKSFVTF_js_1.isName)(s.resolve(s.entry(e.number,"Subtype")),"Widget"))return;let n=[e],i=new Set([e.number]),r;for(let o=s.entry(
e.number,"Parent");(0,chunk_RFKSFVTF_js_1.isRef)(o)&&n.length<chunk_MO4LOFTN_js_1.MAXIMUM_DEPTH&&(r=this.nodes.get(o.number),!(r||i.has(o.number)||!(0,chunk_RFKSFVTF_js_1.
isDict)(s.get(o))));)i.add(o.number),n.push(o),o=s.entry(o.number,"Parent");for(let o of n.reverse())this.nodes.has(o.number)||await this.walk([o],r),r=this.nodes.
get(o.number);return this.widgets.get(e.number)}references(e,s,n,i){let{document:r}=this,o=r.array(e);if(!o||!n)return[];if(!o.some(chunk_RFKSFVTF_js_1.isDict))
return o.filter(chunk_RFKSFVTF_js_1.isRef);r.edit((0,chunk_RFKSFVTF_js_1.isRef)(e)?e.number:s);let l=r.array(n.get(i))??[];for(let[a,u]of l.entries())(0,chunk_RFKSFVTF_js_1.
isDict)(u)&&(l[a]=r.add(u));return l.filter(chunk_RFKSFVTF_js_1.isRef)}};exports.READ_ONLY=READ_ONLY,exports.REQUIRED=REQUIRED,exports.MULTILINE=MULTILINE,exports.
COMB=COMB,exports.RADIOS_IN_UNISON=RADIOS_IN_UNISON,exports.FormModel=FormModel;function retain(t,e){let s=0;for(let n of t)e(n)&&(t[s++]=n);t.length=s}function kindOf(t,e){
switch(t){case"Tx":return e&PASSWORD?"password":"text";case"Btn":return e&PUSH_BUTTON?"button":e&RADIO?"radio":"checkbox";case"Ch":return e&COMBO?"dropdown":"li\
st";case"Sig":return"signature";default:return"unknown"}}function fieldText(t,e){let s;return e instanceof chunk_RFKSFVTF_js_1.Str?s=(0,chunk_I24CHX2T_js_1.decodeText)(
e):e instanceof chunk_RFKSFVTF_js_1.Stream?s=(0,chunk_I24CHX2T_js_1.decodeText)(new chunk_RFKSFVTF_js_1.Str(t.decoded(e))):e instanceof chunk_RFKSFVTF_js_1.Name?
s=stateText(e.text):typeof e=="number"&&(s=String(e)),s?.replace(/\r\n?/g,`
`)}function stateText(t){let e=Buffer.from(t,"latin1"),s=e.toString("utf8");return Buffer.from(s,"utf8").equals(e)?s:(0,chunk_I24CHX2T_js_1.decodeText)(new chunk_RFKSFVTF_js_1.
Str(e))}var latin=t=>Buffer.from(t).toString("latin1"),textValue=t=>(0,chunk_I24CHX2T_js_1.encodeText)(t.replace(/\n/g,"\r"));exports.latin=latin,exports.textValue=
textValue;function stateOf(t,e,s,n="V"){let i=e.inherited(s.nodes[0],n),r=i instanceof chunk_RFKSFVTF_js_1.Name?i.text:i instanceof chunk_RFKSFVTF_js_1.Str?latin(
i.bytes):void 0;if(r!==void 0)return r==="Off"?void 0:r;if(n!=="DV")for(let{dict:o}of s.widgets){let l=t.resolve(o.get("AS"));if(l instanceof chunk_RFKSFVTF_js_1.
Name&&l.text!=="Off")return l.text}}function statesOf(t,e){let s=t.resolve(t.dict(e.dict.get("AP"))?.get("N"));return s instanceof chunk_RFKSFVTF_js_1.Dict?[...s.
keys()].filter(n=>n!=="Off"):[]}function buttonStates(t,e,s){let n=e.inherited(s.nodes[0],"Opt"),i=Array.isArray(n)?n.map(a=>fieldText(t,t.resolve(a))):[],r=s.widgets.
map(a=>statesOf(t,a)),o=r.find(a=>a.length>0)?.[0]??stateOf(t,e,s)??"Yes",l=s.widgets.flatMap((a,u)=>{let d=h=>i[u]??stateText(h),c=r[u];if(c.length>0)return c.
map(h=>({widget:a,index:u,state:h,name:d(h),missing:!1}));let f=t.resolve(a.dict.get("AS")),m=(f instanceof chunk_RFKSFVTF_js_1.Name&&f.text!=="Off"?f.text:void 0)??
(s.kind==="radio"||i.length>0?String(u):o);return[{widget:a,index:u,state:m,name:d(m),missing:!0}]});return{all:l,names:[...new Set(l.map(({name:a})=>a))]}}function hasState(t,e,s){
let n=t.resolve(t.dict(e.dict.get("AP"))?.get("N"));return n instanceof chunk_RFKSFVTF_js_1.Dict&&n.has(s)}function setState(t,e,s,n){for(let i of e.nodes)t.edit(
i.number),i.dict.set("V",new chunk_RFKSFVTF_js_1.Name(s??"Off"));for(let i of e.widgets){t.edit(i.number);let r=s!==void 0&&hasState(t,i,s)&&n(i);i.dict.set("AS",
new chunk_RFKSFVTF_js_1.Name(r?s:"Off")),e.nodes.includes(i.node)||i.dict.delete("V")}}var FieldValues=class{constructor(t,e){this.document=t,this.model=e}document;model;of(t,e="\
V"){let s=t.nodes[0];switch(t.kind){case"text":case"password":return fieldText(this.document,this.model.inherited(s,e))||null;case"checkbox":case"radio":return this.
button(t,stateOf(this.document,this.model,t,e));case"dropdown":case"list":{let n=this.chosen(t,e);return n.length===0?null:n.length===1?n[0]:n}default:return null}}choices(t){
let e=this.model.inherited(t.nodes[0],"Opt");return Array.isArray(e)?e.flatMap(s=>{let n=this.document.resolve(s);if(!Array.isArray(n)){let o=fieldText(this.document,
n);return o===void 0?[]:[{value:o,display:o}]}let[i,r]=n.map(o=>fieldText(this.document,this.document.resolve(o)));return i===void 0&&r===void 0?[]:[{value:i??r,
display:r??i}]}):[]}chosen(t,e="V"){let s=this.model.inherited(t.nodes[0],e),n=(Array.isArray(s)?s.map(r=>this.document.resolve(r)):[s]).flatMap(r=>fieldText(this.
document,r)||[]),i=this.choices(t);return n.map(r=>i.some(o=>o.value===r)?r:i.find(({display:o})=>o===r)?.value??r)}button(t,e){if(e===void 0)return t.kind==="c\
heckbox"?!1:null;let{all:s,names:n}=buttonStates(this.document,this.model,t);return t.kind==="checkbox"&&n.length<=1?!0:s.find(i=>i.state===e)?.name??stateText(
e)}};exports.FieldValues=FieldValues;var FIELD="values",OPTIONS=20,Assigner=class{constructor(t,e,s){this.document=t,this.model=e,this.values=s,this.names=new chunk_UTTXRBHO_js_1.
FieldNames(e.fields.filter(({name:n})=>n!==""))}document;model;values;names;used=new Map;issues=[];assign(t,e){let s=[],n=[];for(let[r,o]of Object.entries(t)){let l=this.
names.find(r);if("problem"in l){n.push(r),(l.problem==="ambiguous"||e==="error")&&this.refuse(l.message);continue}let{field:a}=l,u=this.used.get(a);if(this.used.
set(a,r),u!==void 0){this.refuse(`${(0,chunk_UTTXRBHO_js_1.quoted)([u])} and ${(0,chunk_UTTXRBHO_js_1.quoted)([r])} name the same field: leave one of them out`);
continue}let d=isFillable(a)&&isSame(o,this.values.of(a)),c=this.meaning(a,o);typeof c!="string"?s.push({field:a,assigned:c,same:d}):d?s.push({field:a,assigned:{
kind:"kept"},same:d}):this.refuse(`“${(0,chunk_UTTXRBHO_js_1.shortened)(a.name)}” ${c}`)}let i=Object.keys(t).length;return e==="ignore"&&i>0&&n.length===i&&
this.issues.length===0&&this.refuse(`none of the ${i===1?"names":`${i} names`} (${(0,chunk_UTTXRBHO_js_1.listed)(Object.keys(t))}) is a field of the form${this.
such()}`),{assignments:s,unknown:n,issues:this.issues}}such(){let t=[...this.model.byName.keys()].slice(0,10);return t.length>0?`, which has ${(0,chunk_UTTXRBHO_js_1.
quoted)(t)}`:""}refuse(t){this.issues.push({field:FIELD,message:t})}meaning(t,e){let s=e===null||e===""||Array.isArray(e)&&e.length===0;switch(t.kind){case"text":case"\
password":return s?{kind:"clear"}:this.text(t,e);case"checkbox":case"radio":return s?{kind:"clear"}:this.state(t,e);case"dropdown":case"list":return s?{kind:"cl\
ear"}:this.choices(t,e);case"button":return"is a push button, which has no value";case"signature":return"is a signature field, which only signing fills";case"un\
known":return"has no field type, so it cannot be filled"}}text(t,e){if(typeof e!="string"&&typeof e!="number")return"takes text or a number";let s=String(e).replace(
/\r\n?/g,`
`),n=this.model.integer(t.nodes[0],"MaxLen");return n>0&&s.length>n?`takes at most ${n} ${n===1?"character":"characters"}; the value has ${s.length}`:{kind:"tex\
t",text:s}}state(t,e){if(typeof e=="object")return`takes ${this.expected(t)}`;let{all:s,names:n}=buttonStates(this.document,this.model,t);if(typeof e!="boolean"){
let i=String(e),r=s.find(({name:o})=>o===i)??s.find(o=>stateName(o)===i);if(r)return{kind:"state",state:r};if(!/^(true|false|1|0)$/.test(i))return i==="Off"?{kind:"\
state",state:void 0}:`takes ${this.expected(t)}`;e=i==="true"||i==="1"}return e?n.length>1?`can be on in ${n.length} ways; choose one of ${optionsOf(n)}`:s[0]?{
kind:"state",state:s[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(t){let{names:e}=buttonStates(this.document,this.model,t);
return t.kind==="checkbox"&&e.length<=1?"true or false":`one of ${optionsOf(e)}`}choices(t,e){let s=this.values.choices(t),n=Array.isArray(e)?e:[e],i=t.kind==="\
list"&&(t.flags&MULTI_SELECT)!==0;if(n.length>1&&!i)return"takes one option only";let r=new Set;for(let l of n){if(typeof l=="object")return`takes ${i?"an array\
 of options":"an option"} as text`;let a=String(l),u=s.find(d=>d.value===a)??s.find(d=>d.display===a);if(u)r.add(u.value);else if(t.kind==="dropdown"&&t.flags&EDIT)
r.add(a);else return`takes one of ${optionsOf(s.map(d=>d.value))}`}let o=new Map(s.map((l,a)=>[l.value,a]));return{kind:"choices",values:[...r].sort((l,a)=>(o.get(
l)??0)-(o.get(a)??0))}}},isFillable=({kind:t,name:e})=>e!==""&&t!=="button"&&t!=="signature"&&t!=="unknown",stateName=({state:t})=>Buffer.from(t,"latin1").toString(
"utf8"),optionsOf=t=>t.length===0?"nothing: it has no options":t.length>OPTIONS?`${(0,chunk_UTTXRBHO_js_1.quoted)(t.slice(0,OPTIONS))} and ${t.length-OPTIONS} m\
ore`:(0,chunk_UTTXRBHO_js_1.quoted)(t);exports.Assigner=Assigner,exports.isFillable=isFillable;function isSame(t,e){return e===null?t===null||t==="":Array.isArray(
t)&&Array.isArray(e)?t.length===e.length&&t.every((s,n)=>s===e[n]):typeof t=="string"?t.replace(/\r\n?/g,`
`)===e:t===e}var OF_VALUES=["K","F","V","C"];function countScripts(t,e){let s=0;for(let n of e.fields)for(let i of new Set([...n.nodes,...n.widgets].map(r=>r.dict))){
for(let r of t.dict(i.get("AA"))?.values()??[])hasScript(t,r)&&s++;hasScript(t,i.get("A"))&&s++}return s}function scriptNotes(t,e,s,n){let i=[],r=new Set(s.flatMap(
({nodes:u})=>u.map(({number:d})=>d))),o=s.filter(u=>hasValueScripts(t,u));if(o.length>0&&i.push(scriptsNotRun(o.map(({name:u})=>u))),!n)return i;let l=(t.array(
e.form?.dict.get("CO"))??[]).flatMap(u=>(0,chunk_RFKSFVTF_js_1.isRef)(u)&&!r.has(u.number)?[nameOf(e,u.number)]:[]),a=[...new Set(l)].filter(u=>u!=="");return a.
length>0&&i.push(notRecalculated(a)),i}var scriptsNotRun=t=>({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${(0,chunk_UTTXRBHO_js_1.
listed)(t)}. The values are drawn as they were given.`}),notRecalculated=t=>({code:"fields_not_recalculated",message:`Fields that the form calculates keep their\
 values, because scripts are not run: ${(0,chunk_UTTXRBHO_js_1.listed)(t)}. Fill them as well if they changed.`});function hasValueScripts(t,{nodes:e,widgets:s}){
return[...e,...s].some(({dict:n})=>{let i=t.dict(n.get("AA"));return i&&OF_VALUES.some(r=>hasScript(t,i.get(r)))})}function nameOf(t,e){return t.node(e)?.name??
""}function hasScript(t,e){let s=t.dict(e);return s!==void 0&&(0,chunk_A4AXUFJG_js_1.isScript)(t,s)}
