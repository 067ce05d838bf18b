"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.FieldValues=exports.isFillable=exports.Assigner=exports.textValue=exports.latin=exports.FormModel=
exports.RADIOS_IN_UNISON=exports.COMB=exports.MULTILINE=exports.REQUIRED=exports.READ_ONLY=void 0,exports.textOf=textOf,exports.stateOf=stateOf,exports.buttonStates=
buttonStates,exports.hasState=hasState,exports.setState=setState,exports.countScripts=countScripts,exports.scriptNotes=scriptNotes,exports.hasValueScripts=hasValueScripts;
const chunk_BCHQ5HYR_js_1=require("./chunk-BCHQ5HYR.js"),chunk_Y6XK6ZWX_js_1=require("./chunk-Y6XK6ZWX.js"),chunk_XDFMH2GX_js_1=require("./chunk-XDFMH2GX.js"),chunk_EE63N2TD_js_1=require(
"./chunk-EE63N2TD.js");var READ_ONLY=1,REQUIRED=2,MULTILINE=4096,PASSWORD=8192,RADIO=32768,PUSH_BUTTON=65536,COMBO=1<<17,EDIT=1<<18,MULTI_SELECT=1<<21,COMB=1<<24,
RADIOS_IN_UNISON=1<<25,MAXIMUM_DEPTH=100,FURTHER_PAGE=10,FormModel=class p{constructor(e){this.document=e,this.form=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(e,"Acro\
Form"),this.visit=new chunk_Y6XK6ZWX_js_1.Visit(e)}document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;static async read(e){
let t=new p(e),{form:n}=t;return await t.walk(t.references(n?.dict.get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let n=e;n;n=
n.parent){let r=this.document.resolve(n.dict.get(t));if(r!==null)return r}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){
let n=this.inherited(e,t);return typeof n=="number"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.
document.resolve(this.form?.dict.get("NeedAppearances"))===!0}async walk(e,t){let{document:n}=this,r=[],i=(o,l)=>{for(let a=o.length-1;a>=0;a--)r.push({ref:o[a],
parent:l})};i(e,t);for(let o=r.pop();o;o=r.pop()){let l=n.get(o.ref);if(!(0,chunk_EE63N2TD_js_1.isDict)(l)||!this.visit.first(o.ref)||(o.parent?.depth??0)>=MAXIMUM_DEPTH)
continue;let a=this.addNode(o.ref.number,l,o.parent),u=this.references(l.get("Kids"),a.number,l,"Kids");(0,chunk_EE63N2TD_js_1.isName)(n.resolve(l.get("Subtype")),
"Widget")||l.has("Rect")?this.addWidget(a):u.length===0&&a.home===a&&this.field(a),i(u,a);let d=n.job.pace.step(1500);d&&await d}}addNode(e,t,n){let r=this.document.
resolve(t.get("T")),i=r instanceof chunk_EE63N2TD_js_1.Str?(0,chunk_XDFMH2GX_js_1.decodeText)(r):"",o=n?.name??"",l=i===""?o:o===""?i:`${o}.${i}`,a={number:e,dict:t,
parent:n,name:l,depth:(n?.depth??0)+1};return a.home=i===""&&n?n.home:a,this.nodes.set(e,a),a}addWidget(e){let t={node:e,number:e.number,dict:e.dict,pages:[]};this.
field(e.home).widgets.push(t),this.widgets.set(e.number,t)}field(e){let t=this.fieldOf.get(e);if(t)return t;let{name:n}=e,r=n===""?void 0:this.byName.get(n),i=this.
integer(e,"Ff"),o=kindOf(this.inherited(e,"FT"),i);if(r?.kind===o)return r.nodes.push(e),this.fieldOf.set(e,r),r;let l=this.document.resolve(e.dict.get("T")),a={
name:n,part:l instanceof chunk_EE63N2TD_js_1.Str?(0,chunk_XDFMH2GX_js_1.decodeText)(l):"",kind:o,flags:i,nodes:[e],widgets:[]};return this.fields.push(a),n!==""&&
!r&&this.byName.set(n,a),this.fieldOf.set(e,a),a}async readPages(){let{document:e}=this,{pages:t,job:n}=e,{spend:r}=new chunk_Y6XK6ZWX_js_1.Allowance(e);for(let i=0;i<
t.count;i++){let o=t.number(i),l=e.entry(o,"Annots");r(e.array(l)?.length??0);for(let u of l===void 0?[]:this.annotations(l,o)){let d=this.widgets.get(u.number)??
await this.orphan(u);d&&d.pages.length>0&&r(FURTHER_PAGE),d&&d.pages.at(-1)!==i+1&&d.pages.push(i+1);let c=n.pace.step(300);c&&await c}let a=n.pace.step(300);a&&
await a}}annotations(e,t){let n=this.document.array(e)??[];if(!n.some(o=>(0,chunk_EE63N2TD_js_1.isDict)(o)&&(0,chunk_EE63N2TD_js_1.isName)(o.get("Subtype"),"Wid\
get")))return n.filter(chunk_EE63N2TD_js_1.isRef);let r=(0,chunk_EE63N2TD_js_1.isRef)(e)?e.number:t;this.document.edit(r);let i=(0,chunk_EE63N2TD_js_1.isRef)(e)?
n:this.document.array(this.document.get(t).get("Annots"))??[];for(let[o,l]of i.entries())(0,chunk_EE63N2TD_js_1.isDict)(l)&&(0,chunk_EE63N2TD_js_1.isName)(l.get(
"Subtype"),"Widget")&&(i[o]=this.document.add(l));return i.filter(chunk_EE63N2TD_js_1.isRef)}async orphan(e){let{document:t}=this;if(!(0,chunk_EE63N2TD_js_1.isName)(
t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;let n=[e],r=new Set([e.number]),i;for(let o=t.entry(e.number,"Parent");(0,chunk_EE63N2TD_js_1.isRef)(o)&&
n.length<MAXIMUM_DEPTH&&(i=this.nodes.get(o.number),!(i||r.has(o.number)||!(0,chunk_EE63N2TD_js_1.isDict)(t.get(o))));)r.add(o.number),n.push(o),o=t.entry(o.number,
"Parent");for(let o of n.reverse())this.nodes.has(o.number)||await this.walk([o],i),i=this.nodes.get(o.number);return this.widgets.get(e.number)}references(e,t,n,r){
let{document:i}=this,o=i.array(e);if(!o||!n)return[];if(!o.some(chunk_EE63N2TD_js_1.isDict))return o.filter(chunk_EE63N2TD_js_1.isRef);i.edit((0,chunk_EE63N2TD_js_1.
isRef)(e)?e.number:t);let l=i.array(n.get(r))??[];for(let[a,u]of l.entries())(0,chunk_EE63N2TD_js_1.isDict)(u)&&(l[a]=i.add(u));return l.filter(chunk_EE63N2TD_js_1.
isRef)}};exports.READ_ONLY=READ_ONLY,exports.REQUIRED=REQUIRED,exports.MULTILINE=MULTILINE,exports.COMB=COMB,exports.RADIOS_IN_UNISON=RADIOS_IN_UNISON,exports.FormModel=
FormModel;function kindOf(s,e){switch(s instanceof chunk_EE63N2TD_js_1.Name?s.text:""){case"Tx":return e&PASSWORD?"password":"text";case"Btn":return e&PUSH_BUTTON?
"button":e&RADIO?"radio":"checkbox";case"Ch":return e&COMBO?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}function textOf(s,e){let t;return e instanceof
chunk_EE63N2TD_js_1.Str?t=(0,chunk_XDFMH2GX_js_1.decodeText)(e):e instanceof chunk_EE63N2TD_js_1.Stream?t=(0,chunk_XDFMH2GX_js_1.decodeText)(new chunk_EE63N2TD_js_1.
Str(s.decoded(e))):e instanceof chunk_EE63N2TD_js_1.Name?t=stateText(e.text):typeof e=="number"&&(t=String(e)),t?.replace(/\r\n?/g,`
`)}function stateText(s){let e=Buffer.from(s,"latin1"),t=e.toString("utf8");return Buffer.from(t,"utf8").equals(e)?t:(0,chunk_XDFMH2GX_js_1.decodeText)(new chunk_EE63N2TD_js_1.
Str(e))}var latin=s=>Buffer.from(s).toString("latin1"),textValue=s=>(0,chunk_XDFMH2GX_js_1.encodeText)(s.replace(/\n/g,"\r"));exports.latin=latin,exports.textValue=
textValue;function stateOf(s,e,t,n="V"){let r=e.inherited(t.nodes[0],n),i=r instanceof chunk_EE63N2TD_js_1.Name?r.text:r instanceof chunk_EE63N2TD_js_1.Str?latin(
r.bytes):void 0;if(i!==void 0)return i==="Off"?void 0:i;if(n!=="DV")for(let{dict:o}of t.widgets){let l=s.resolve(o.get("AS"));if(l instanceof chunk_EE63N2TD_js_1.
Name&&l.text!=="Off")return l.text}}function statesOf(s,e){let t=s.resolve(s.dict(e.dict.get("AP"))?.get("N"));return t instanceof chunk_EE63N2TD_js_1.Dict?[...t.
keys()].filter(n=>n!=="Off"):[]}function buttonStates(s,e,t){let n=e.inherited(t.nodes[0],"Opt"),r=Array.isArray(n)?n.map(a=>textOf(s,s.resolve(a))):[],i=t.widgets.
map(a=>statesOf(s,a)),o=i.find(a=>a.length>0)?.[0]??stateOf(s,e,t)??"Yes",l=t.widgets.flatMap((a,u)=>{let d=h=>r[u]??stateText(h),c=i[u];if(c.length>0)return c.
map(h=>({widget:a,index:u,state:h,name:d(h),missing:!1}));let f=s.resolve(a.dict.get("AS")),m=(f instanceof chunk_EE63N2TD_js_1.Name&&f.text!=="Off"?f.text:void 0)??
(t.kind==="radio"||r.length>0?String(u):o);return[{widget:a,index:u,state:m,name:d(m),missing:!0}]});return{all:l,names:[...new Set(l.map(({name:a})=>a))]}}function hasState(s,e,t){
let n=s.resolve(s.dict(e.dict.get("AP"))?.get("N"));return n instanceof chunk_EE63N2TD_js_1.Dict&&n.has(t)}function setState(s,e,t,n){for(let r of e.nodes)s.edit(
r.number),r.dict.set("V",new chunk_EE63N2TD_js_1.Name(t??"Off"));for(let r of e.widgets){s.edit(r.number);let i=t!==void 0&&hasState(s,r,t)&&n(r);r.dict.set("AS",
new chunk_EE63N2TD_js_1.Name(i?t:"Off")),e.nodes.includes(r.node)||r.dict.delete("V")}}var FieldValues=class{constructor(s,e){this.document=s,this.model=e}document;model;of(s,e="\
V"){let t=s.nodes[0];switch(s.kind){case"text":case"password":return textOf(this.document,this.model.inherited(t,e))||null;case"checkbox":case"radio":return this.
button(s,stateOf(this.document,this.model,s,e));case"dropdown":case"list":{let n=this.chosen(s,e);return n.length===0?null:n.length===1?n[0]:n}default:return null}}choices(s){
let e=this.model.inherited(s.nodes[0],"Opt");return Array.isArray(e)?e.flatMap(t=>{let n=this.document.resolve(t);if(!Array.isArray(n)){let o=textOf(this.document,
n);return o===void 0?[]:[{value:o,display:o}]}let[r,i]=n.map(o=>textOf(this.document,this.document.resolve(o)));return r===void 0&&i===void 0?[]:[{value:r??i,display:i??
r}]}):[]}chosen(s,e="V"){let t=this.model.inherited(s.nodes[0],e),n=(Array.isArray(t)?t.map(i=>this.document.resolve(i)):[t]).flatMap(i=>textOf(this.document,i)||
[]),r=this.choices(s);return n.map(i=>r.some(o=>o.value===i)?i:r.find(({display:o})=>o===i)?.value??i)}button(s,e){if(e===void 0)return s.kind==="checkbox"?!1:null;
let{all:t,names:n}=buttonStates(this.document,this.model,s);return s.kind==="checkbox"&&n.length<=1?!0:t.find(r=>r.state===e)?.name??stateText(e)}};exports.FieldValues=
FieldValues;var FIELD="values",OPTIONS=20,Assigner=class{constructor(s,e,t){this.document=s,this.model=e,this.values=t,this.names=new chunk_BCHQ5HYR_js_1.FieldNames(
e.fields.filter(({name:n})=>n!==""))}document;model;values;names;used=new Map;issues=[];assign(s,e){let t=[],n=[];for(let[i,o]of Object.entries(s)){let l=this.names.
find(i);if("problem"in l){n.push(i),(l.problem==="ambiguous"||e==="error")&&this.refuse(l.message);continue}let{field:a}=l,u=this.used.get(a);if(this.used.set(a,
i),u!==void 0){this.refuse(`${(0,chunk_BCHQ5HYR_js_1.quoted)([u])} and ${(0,chunk_BCHQ5HYR_js_1.quoted)([i])} name the same field: leave one of them out`);continue}
let d=isFillable(a)&&isSame(o,this.values.of(a)),c=this.meaning(a,o);typeof c!="string"?t.push({field:a,assigned:c,same:d}):d?t.push({field:a,assigned:{kind:"ke\
pt"},same:d}):this.refuse(`“${(0,chunk_BCHQ5HYR_js_1.shortened)(a.name)}” ${c}`)}let r=Object.keys(s).length;return e==="ignore"&&r>0&&n.length===r&&this.issues.
length===0&&this.refuse(`none of the ${r===1?"names":`${r} names`} (${(0,chunk_BCHQ5HYR_js_1.listed)(Object.keys(s))}) is a field of the form${this.such()}`),{assignments:t,
unknown:n,issues:this.issues}}such(){let s=[...this.model.byName.keys()].slice(0,10);return s.length>0?`, which has ${(0,chunk_BCHQ5HYR_js_1.quoted)(s)}`:""}refuse(s){
this.issues.push({field:FIELD,message:s})}meaning(s,e){let t=e===null||e===""||Array.isArray(e)&&e.length===0;switch(s.kind){case"text":case"password":return t?
{kind:"clear"}:this.text(s,e);case"checkbox":case"radio":return t?{kind:"clear"}:this.state(s,e);case"dropdown":case"list":return t?{kind:"clear"}:this.choices(
s,e);case"button":return"is a push button, which has no value";case"signature":return"is a signature field, which only signing fills";case"unknown":return"has n\
o field type, so it cannot be filled"}}text(s,e){if(typeof e!="string"&&typeof e!="number")return"takes text or a number";let t=String(e).replace(/\r\n?/g,`
`),n=this.model.integer(s.nodes[0],"MaxLen");return n>0&&t.length>n?`takes at most ${n} ${n===1?"character":"characters"}; the value has ${t.length}`:{kind:"tex\
t",text:t}}state(s,e){if(typeof e=="object")return`takes ${this.expected(s)}`;let{all:t,names:n}=buttonStates(this.document,this.model,s);if(typeof e!="boolean"){
let r=String(e),i=t.find(({name:o})=>o===r)??t.find(o=>stateName(o)===r);if(i)return{kind:"state",state:i};if(!/^(true|false|1|0)$/.test(r))return r==="Off"?{kind:"\
state",state:void 0}:`takes ${this.expected(s)}`;e=r==="true"||r==="1"}return e?n.length>1?`can be on in ${n.length} ways; choose one of ${optionsOf(n)}`:t[0]?{
kind:"state",state:t[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(s){let{names:e}=buttonStates(this.document,this.model,s);
return s.kind==="checkbox"&&e.length<=1?"true or false":`one of ${optionsOf(e)}`}choices(s,e){let t=this.values.choices(s),n=Array.isArray(e)?e:[e],r=s.kind==="\
list"&&(s.flags&MULTI_SELECT)!==0;if(n.length>1&&!r)return"takes one option only";let i=new Set;for(let l of n){if(typeof l=="object")return`takes ${r?"an array\
 of options":"an option"} as text`;let a=String(l),u=t.find(d=>d.value===a)??t.find(d=>d.display===a);if(u)i.add(u.value);else if(s.kind==="dropdown"&&s.flags&EDIT)
i.add(a);else return`takes one of ${optionsOf(t.map(d=>d.value))}`}let o=new Map(t.map((l,a)=>[l.value,a]));return{kind:"choices",values:[...i].sort((l,a)=>(o.get(
l)??0)-(o.get(a)??0))}}},isFillable=({kind:s,name:e})=>e!==""&&s!=="button"&&s!=="signature"&&s!=="unknown",stateName=({state:s})=>Buffer.from(s,"latin1").toString(
"utf8"),optionsOf=s=>s.length===0?"nothing: it has no options":s.length>OPTIONS?`${(0,chunk_BCHQ5HYR_js_1.quoted)(s.slice(0,OPTIONS))} and ${s.length-OPTIONS} m\
ore`:(0,chunk_BCHQ5HYR_js_1.quoted)(s);exports.Assigner=Assigner,exports.isFillable=isFillable;function isSame(s,e){return e===null?s===null||s==="":Array.isArray(
s)&&Array.isArray(e)?s.length===e.length&&s.every((t,n)=>t===e[n]):typeof s=="string"?s.replace(/\r\n?/g,`
`)===e:s===e}var OF_VALUES=["K","F","V","C"];function countScripts(s,e){let t=0;for(let n of e.fields)for(let r of new Set([...n.nodes,...n.widgets].map(i=>i.dict))){
for(let i of s.dict(r.get("AA"))?.values()??[])isScript(s,i)&&t++;isScript(s,r.get("A"))&&t++}return t}function scriptNotes(s,e,t,n){let r=[],i=new Set(t.flatMap(
({nodes:u})=>u.map(({number:d})=>d))),o=t.filter(u=>hasValueScripts(s,u));if(o.length>0&&r.push({code:"scripts_not_run",message:`Scripts that format or check va\
lues were not run: ${(0,chunk_BCHQ5HYR_js_1.listed)(o.map(({name:u})=>u))}. The values are drawn as they were given.`}),!n)return r;let l=(s.array(e.form?.dict.
get("CO"))??[]).flatMap(u=>(0,chunk_EE63N2TD_js_1.isRef)(u)&&!i.has(u.number)?[nameOf(e,u.number)]:[]),a=[...new Set(l)].filter(u=>u!=="");return a.length>0&&r.
push({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are not run: ${(0,chunk_BCHQ5HYR_js_1.listed)(a)}\
. Fill them as well if they changed.`}),r}function hasValueScripts(s,{nodes:e,widgets:t}){return[...e,...t].some(({dict:n})=>{let r=s.dict(n.get("AA"));return r&&
OF_VALUES.some(i=>isScript(s,r.get(i)))})}function nameOf(s,e){return s.node(e)?.name??""}function isScript(s,e){let t=s.resolve(e);return t instanceof chunk_EE63N2TD_js_1.
Dict&&(0,chunk_EE63N2TD_js_1.isName)(s.resolve(t.get("S")),"JavaScript")}
