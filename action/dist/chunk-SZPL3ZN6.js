"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.FieldValues=exports.isFillable=exports.Assigner=exports.listed=exports.quoted=exports.textValue=exports.
latin=exports.FormModel=exports.RADIOS_IN_UNISON=exports.COMB=exports.MULTILINE=exports.REQUIRED=exports.READ_ONLY=void 0,exports.textOf=textOf,exports.buttonStates=
buttonStates,exports.setState=setState,exports.countScripts=countScripts,exports.scriptNotes=scriptNotes;const chunk_VZIP5HSV_js_1=require("./chunk-VZIP5HSV.js"),
chunk_QFBZ3AD2_js_1=require("./chunk-QFBZ3AD2.js"),chunk_IIK45JB4_js_1=require("./chunk-IIK45JB4.js"),chunk_XUOL2YEA_js_1=require("./chunk-XUOL2YEA.js");var READ_ONLY=1,
REQUIRED=2,MULTILINE=4096,PASSWORD=8192,RADIO=32768,PUSH_BUTTON=65536,COMBO=1<<17,EDIT=1<<18,MULTI_SELECT=1<<21,COMB=1<<24,RADIOS_IN_UNISON=1<<25,MAXIMUM_DEPTH=100,
FormModel=class p{constructor(e){this.document=e,this.form=(0,chunk_QFBZ3AD2_js_1.catalogEntry)(e,"AcroForm"),this.visit=new chunk_QFBZ3AD2_js_1.Visit(e)}document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;static async read(e){
let s=new p(e),{form:n}=s;return await s.walk(s.references(n?.dict.get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await s.readPages(),s}inherited(e,s){for(let n=e;n;n=
n.parent){let i=this.document.resolve(n.dict.get(s));if(i!==null)return i}return s==="DA"||s==="Q"?this.document.resolve(this.form?.dict.get(s)):null}integer(e,s){
let n=this.inherited(e,s);return typeof n=="number"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.
document.resolve(this.form?.dict.get("NeedAppearances"))===!0}async walk(e,s){let{document:n}=this,i=[],o=(r,l)=>{for(let a=r.length-1;a>=0;a--)i.push({ref:r[a],
parent:l})};o(e,s);for(let r=i.pop();r;r=i.pop()){let l=n.get(r.ref);if(!(0,chunk_XUOL2YEA_js_1.isDict)(l)||!this.visit.first(r.ref)||(r.parent?.depth??0)>=MAXIMUM_DEPTH)
continue;let a=this.addNode(r.ref.number,l,r.parent),u=this.references(l.get("Kids"),a.number,l,"Kids");(0,chunk_XUOL2YEA_js_1.isName)(n.resolve(l.get("Subtype")),
"Widget")||l.has("Rect")?this.addWidget(a):u.length===0&&a.home===a&&this.field(a),o(u,a);let d=n.job.pace.step(1500);d&&await d}}addNode(e,s,n){let i=this.document.
resolve(s.get("T")),o=i instanceof chunk_XUOL2YEA_js_1.Str?(0,chunk_IIK45JB4_js_1.decodeText)(i):"",r=n?.name??"",l=o===""?r:r===""?o:`${r}.${o}`,a={number:e,dict:s,
parent:n,name:l,depth:(n?.depth??0)+1};return a.home=o===""&&n?n.home:a,this.nodes.set(e,a),a}addWidget(e){let s={node:e,number:e.number,dict:e.dict,pages:[]};this.
field(e.home).widgets.push(s),this.widgets.set(e.number,s)}field(e){let s=this.fieldOf.get(e);if(s)return s;let{name:n}=e,i=n===""?void 0:this.byName.get(n),o=this.
integer(e,"Ff"),r=kindOf(this.inherited(e,"FT"),o);if(i?.kind===r)return i.nodes.push(e),this.fieldOf.set(e,i),i;let l=this.document.resolve(e.dict.get("T")),a={
name:n,part:l instanceof chunk_XUOL2YEA_js_1.Str?(0,chunk_IIK45JB4_js_1.decodeText)(l):"",kind:r,flags:o,nodes:[e],widgets:[]};return this.fields.push(a),n!==""&&
!i&&this.byName.set(n,a),this.fieldOf.set(e,a),a}async readPages(){let{document:e}=this,{pages:s,job:n}=e;for(let i=0;i<s.count;i++){let o=s.number(i),r=e.entry(
o,"Annots");for(let a of r===void 0?[]:this.annotations(r,o)){let u=this.widgets.get(a.number)??await this.orphan(a);u&&u.pages.at(-1)!==i+1&&u.pages.push(i+1);
let d=n.pace.step(300);d&&await d}let l=n.pace.step(300);l&&await l}}annotations(e,s){let n=this.document.array(e)??[];if(!n.some(r=>(0,chunk_XUOL2YEA_js_1.isDict)(
r)&&(0,chunk_XUOL2YEA_js_1.isName)(r.get("Subtype"),"Widget")))return n.filter(chunk_XUOL2YEA_js_1.isRef);let i=(0,chunk_XUOL2YEA_js_1.isRef)(e)?e.number:s;this.
document.edit(i);let o=(0,chunk_XUOL2YEA_js_1.isRef)(e)?n:this.document.array(this.document.get(s).get("Annots"))??[];for(let[r,l]of o.entries())(0,chunk_XUOL2YEA_js_1.
isDict)(l)&&(0,chunk_XUOL2YEA_js_1.isName)(l.get("Subtype"),"Widget")&&(o[r]=this.document.add(l));return o.filter(chunk_XUOL2YEA_js_1.isRef)}async orphan(e){let{
document:s}=this;if(!(0,chunk_XUOL2YEA_js_1.isName)(s.resolve(s.entry(e.number,"Subtype")),"Widget"))return;let n=[e],i=new Set([e.number]),o;for(let r=s.entry(
e.number,"Parent");(0,chunk_XUOL2YEA_js_1.isRef)(r)&&n.length<MAXIMUM_DEPTH&&(o=this.nodes.get(r.number),!(o||i.has(r.number)||!(0,chunk_XUOL2YEA_js_1.isDict)(s.
get(r))));)i.add(r.number),n.push(r),r=s.entry(r.number,"Parent");for(let r of n.reverse())this.nodes.has(r.number)||await this.walk([r],o),o=this.nodes.get(r.number);
return this.widgets.get(e.number)}references(e,s,n,i){let{document:o}=this,r=o.array(e);if(!r||!n)return[];if(!r.some(chunk_XUOL2YEA_js_1.isDict))return r.filter(
chunk_XUOL2YEA_js_1.isRef);o.edit((0,chunk_XUOL2YEA_js_1.isRef)(e)?e.number:s);let l=o.array(n.get(i))??[];for(let[a,u]of l.entries())(0,chunk_XUOL2YEA_js_1.isDict)(
u)&&(l[a]=o.add(u));return l.filter(chunk_XUOL2YEA_js_1.isRef)}};exports.READ_ONLY=READ_ONLY,exports.REQUIRED=REQUIRED,exports.MULTILINE=MULTILINE,exports.COMB=
COMB,exports.RADIOS_IN_UNISON=RADIOS_IN_UNISON,exports.FormModel=FormModel;function kindOf(t,e){switch(t instanceof chunk_XUOL2YEA_js_1.Name?t.text:""){case"Tx":
return e&PASSWORD?"password":"text";case"Btn":return e&PUSH_BUTTON?"button":e&RADIO?"radio":"checkbox";case"Ch":return e&COMBO?"dropdown":"list";case"Sig":return"\
signature";default:return"unknown"}}var COMPARED=2e3,LISTED=10,FieldNames=class{constructor(t){this.fields=t;for(let e of t){let s=e.name.normalize("NFC"),n=e.part.
normalize("NFC");this.full.has(s)||this.full.set(s,e);for(let[i,o]of[plain(s),n,plain(n)].entries()){let r=this.loose[i].get(o);r?r.push(e):this.loose[i].set(o,
[e])}}}fields;full=new Map;loose=[new Map,new Map,new Map];find(t){let e=t.normalize("NFC"),s=this.full.get(e);if(s)return{field:s};for(let n of this.loose){let i=n.
get(e);if(i?.length===1)return{field:i[0]};if(i)return{problem:"ambiguous",message:ambiguous(t,i)}}return{problem:"unknown",message:this.unknown(t)}}unknown(t){
let e=this.fields.slice(0,COMPARED).map(({name:r})=>r),s=this.fields.slice(0,COMPARED).map(({part:r})=>r),n=(0,chunk_VZIP5HSV_js_1.suggestion)(t,e)||(0,chunk_VZIP5HSV_js_1.
suggestion)(t,[...new Set(s)]),i=this.fields.length>LISTED?`${this.fields.length} fields, such as `:"",o=n===""?`; the form has ${i}${quoted(e.slice(0,LISTED))}`:
n;return`“${shortened(t)}” is not a field of the form${o}`}},ambiguous=(t,e)=>`“${shortened(t)}” is the name of ${e.length} fields: write the full name,\
 such as ${quoted(e.slice(0,LISTED).map(({name:s})=>s))}`,plain=t=>t.replace(/\[\d+\]/g,""),shortened=t=>t.length>80?`${t.slice(0,79)}…`:t,quoted=t=>t.map(e=>`\
“${shortened(e)}”`).join(", "),listed=t=>t.length>LISTED?`${t.slice(0,LISTED).map(shortened).join(", ")} and ${t.length-LISTED} more`:t.map(shortened).join(
", ");exports.quoted=quoted,exports.listed=listed;function textOf(t,e){let s;return e instanceof chunk_XUOL2YEA_js_1.Str?s=(0,chunk_IIK45JB4_js_1.decodeText)(e):
e instanceof chunk_XUOL2YEA_js_1.Stream?s=(0,chunk_IIK45JB4_js_1.decodeText)(new chunk_XUOL2YEA_js_1.Str(t.decoded(e))):e instanceof chunk_XUOL2YEA_js_1.Name?s=
stateText(e.text):typeof e=="number"&&(s=String(e)),s?.replace(/\r\n?/g,`
`)}function stateText(t){let e=Buffer.from(t,"latin1"),s=e.toString("utf8");return Buffer.from(s,"utf8").equals(e)?s:(0,chunk_IIK45JB4_js_1.decodeText)(new chunk_XUOL2YEA_js_1.
Str(e))}var latin=t=>Buffer.from(t).toString("latin1"),textValue=t=>(0,chunk_IIK45JB4_js_1.encodeText)(t.replace(/\n/g,"\r"));exports.latin=latin,exports.textValue=
textValue;function stateOf(t,e,s,n="V"){let i=e.inherited(s.nodes[0],n),o=i instanceof chunk_XUOL2YEA_js_1.Name?i.text:i instanceof chunk_XUOL2YEA_js_1.Str?latin(
i.bytes):void 0;if(o!==void 0)return o==="Off"?void 0:o;if(n!=="DV")for(let{dict:r}of s.widgets){let l=t.resolve(r.get("AS"));if(l instanceof chunk_XUOL2YEA_js_1.
Name&&l.text!=="Off")return l.text}}function statesOf(t,e){let s=t.resolve(t.dict(e.dict.get("AP"))?.get("N"));return s instanceof chunk_XUOL2YEA_js_1.Dict?[...s.
keys()].filter(n=>n!=="Off"):[]}function buttonStates(t,e,s){let n=e.inherited(s.nodes[0],"Opt"),i=Array.isArray(n)?n.map(a=>textOf(t,t.resolve(a))):[],o=s.widgets.
map(a=>statesOf(t,a)),r=o.find(a=>a.length>0)?.[0]??stateOf(t,e,s)??"Yes",l=s.widgets.flatMap((a,u)=>{let d=c=>i[u]??stateText(c),h=o[u];if(h.length>0)return h.
map(c=>({widget:a,index:u,state:c,name:d(c),missing:!1}));let f=t.resolve(a.dict.get("AS")),m=(f instanceof chunk_XUOL2YEA_js_1.Name&&f.text!=="Off"?f.text:void 0)??
(s.kind==="radio"||i.length>0?String(u):r);return[{widget:a,index:u,state:m,name:d(m),missing:!0}]});return{all:l,names:[...new Set(l.map(({name:a})=>a))]}}function setState(t,e,s,n){
for(let i of e.nodes)t.edit(i.number),i.dict.set("V",new chunk_XUOL2YEA_js_1.Name(s??"Off"));for(let i of e.widgets){t.edit(i.number);let o=t.resolve(t.dict(i.dict.
get("AP"))?.get("N")),r=s!==void 0&&o instanceof chunk_XUOL2YEA_js_1.Dict&&o.has(s)&&n(i);i.dict.set("AS",new chunk_XUOL2YEA_js_1.Name(r?s:"Off")),e.nodes.includes(
i.node)||i.dict.delete("V")}}var FieldValues=class{constructor(t,e){this.document=t,this.model=e}document;model;of(t,e="V"){let s=t.nodes[0];switch(t.kind){case"\
text":case"password":return textOf(this.document,this.model.inherited(s,e))||null;case"checkbox":case"radio":return this.button(t,stateOf(this.document,this.model,
t,e));case"dropdown":case"list":{let n=this.chosen(t,e);return n.length===0?null:n.length===1?n[0]:n}default:return null}}choices(t){let e=this.model.inherited(
t.nodes[0],"Opt");return Array.isArray(e)?e.flatMap(s=>{let n=this.document.resolve(s);if(!Array.isArray(n)){let r=textOf(this.document,n);return r===void 0?[]:
[{value:r,display:r}]}let[i,o]=n.map(r=>textOf(this.document,this.document.resolve(r)));return i===void 0&&o===void 0?[]:[{value:i??o,display:o??i}]}):[]}chosen(t,e="\
V"){let s=this.model.inherited(t.nodes[0],e),n=(Array.isArray(s)?s.map(o=>this.document.resolve(o)):[s]).flatMap(o=>textOf(this.document,o)||[]),i=this.choices(
t);return n.map(o=>i.some(r=>r.value===o)?o:i.find(({display:r})=>r===o)?.value??o)}button(t,e){if(e===void 0)return t.kind==="checkbox"?!1:null;let{all:s,names:n}=buttonStates(
this.document,this.model,t);return t.kind==="checkbox"&&n.length<=1?!0:s.find(i=>i.state===e)?.name??stateText(e)}};exports.FieldValues=FieldValues;var FIELD="v\
alues",OPTIONS=20,Assigner=class{constructor(t,e,s){this.document=t,this.model=e,this.values=s,this.names=new FieldNames(e.fields.filter(({name:n})=>n!==""))}document;model;values;names;used=new Map;issues=[];assign(t,e){
let s=[],n=[];for(let[o,r]of Object.entries(t)){let l=this.names.find(o);if("problem"in l){n.push(o),(l.problem==="ambiguous"||e==="error")&&this.refuse(l.message);
continue}let{field:a}=l,u=this.used.get(a);if(this.used.set(a,o),u!==void 0){this.refuse(`${quoted([u])} and ${quoted([o])} name the same field: leave one of th\
em out`);continue}if(isFillable(a)&&isSame(r,this.values.of(a)))s.push({field:a,assigned:void 0});else{let d=this.meaning(a,r);typeof d=="string"?this.refuse(`“${shortened(
a.name)}” ${d}`):s.push({field:a,assigned:d})}}let i=Object.keys(t).length;return e==="ignore"&&i>0&&n.length===i&&this.issues.length===0&&this.refuse(`none o\
f the ${i===1?"names is a field":`${i} names is a field`} of the form${this.such()}`),{assignments:s,unknown:n,issues:this.issues}}such(){let t=[...this.model.byName.
keys()].slice(0,10);return t.length>0?`, which has ${quoted(t)}`:""}refuse(t){this.issues.push({field:FIELD,message:t})}meaning(t,e){let s=e===null||e===""||Array.
isArray(e)&&e.length===0;switch(t.kind){case"text":case"password":return s?{kind:"clear"}:this.text(t,e);case"checkbox":case"radio":return s?{kind:"clear"}:this.
state(t,e);case"dropdown":case"list":return s?{kind:"clear"}:this.choices(t,e);case"button":return"is a push button, which has no value";case"signature":return"\
is a signature field, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(t,e){if(typeof e!="string"&&typeof e!="num\
ber")return"takes text or a number";let s=String(e).replace(/\r\n?/g,`
`),n=this.model.integer(t.nodes[0],"MaxLen");return n>0&&s.length>n?`takes at most ${n} characters; the value has ${s.length}`:{kind:"text",text:s}}state(t,e){if(typeof e==
"object")return`takes ${this.expected(t)}`;let{all:s,names:n}=buttonStates(this.document,this.model,t);if(typeof e!="boolean"){let i=String(e),o=s.find(({name:r})=>r===
i)??s.find(r=>stateName(r)===i);if(o)return{kind:"state",state:o};if(!/^(true|false|1|0)$/.test(i))return i==="Off"?{kind:"state",state:void 0}:`takes ${this.expected(
t)}`;e=i==="true"||i==="1"}return e?n.length>1?`can be on in ${n.length} ways; choose one of ${optionsOf(n)}`:s[0]?{kind:"state",state:s[0]}:"has nothing on a p\
age that could be on":{kind:"state",state:void 0}}expected(t){let{names:e}=buttonStates(this.document,this.model,t);return t.kind==="checkbox"&&e.length<=1?"tru\
e or false":`one of ${optionsOf(e)}`}choices(t,e){let s=this.values.choices(t),n=Array.isArray(e)?e:[e],i=t.kind==="list"&&(t.flags&MULTI_SELECT)!==0;if(n.length>
1&&!i)return"takes one option only";let o=new Set;for(let l of n){if(typeof l=="object")return`takes ${i?"an array of options":"an option"} as text`;let a=String(
l),u=s.find(d=>d.value===a)??s.find(d=>d.display===a);if(u)o.add(u.value);else if(t.kind==="dropdown"&&t.flags&EDIT)o.add(a);else return`takes one of ${optionsOf(
s.map(d=>d.value))}`}let r=new Map(s.map((l,a)=>[l.value,a]));return{kind:"choices",values:[...o].sort((l,a)=>(r.get(l)??0)-(r.get(a)??0))}}},isFillable=({kind:t,
name:e})=>e!==""&&t!=="button"&&t!=="signature"&&t!=="unknown",stateName=({state:t})=>Buffer.from(t,"latin1").toString("utf8"),optionsOf=t=>t.length===0?"nothin\
g: it has no options":t.length>OPTIONS?`${quoted(t.slice(0,OPTIONS))} and ${t.length-OPTIONS} more`:quoted(t);exports.Assigner=Assigner,exports.isFillable=isFillable;
function isSame(t,e){return e===null?t===null||t==="":Array.isArray(t)&&Array.isArray(e)?t.length===e.length&&t.every((s,n)=>s===e[n]):typeof t=="string"?t.replace(
/\r\n?/g,`
`)===e:t===e}var OF_VALUES=["K","F","V","C"];function countScripts(t,e){let s=0;for(let n of e.fields)for(let i of new Set([...n.nodes,...n.widgets].map(o=>o.dict))){
for(let o of t.dict(i.get("AA"))?.values()??[])isScript(t,o)&&s++;isScript(t,i.get("A"))&&s++}return s}function scriptNotes(t,e,s){if(s.length===0)return[];let n=[],
i=new Set(s.flatMap(({nodes:a})=>a.map(({number:u})=>u))),o=s.filter(a=>[...a.nodes,...a.widgets].some(({dict:u})=>{let d=t.dict(u.get("AA"));return d&&OF_VALUES.
some(h=>isScript(t,d.get(h)))}));o.length>0&&n.push({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${listed(o.map(({name:a})=>a))}\
. The values are drawn as they were given.`});let r=(t.array(e.form?.dict.get("CO"))??[]).flatMap(a=>(0,chunk_XUOL2YEA_js_1.isRef)(a)&&!i.has(a.number)?[nameOf(
e,a.number)]:[]),l=[...new Set(r)].filter(a=>a!=="");return l.length>0&&n.push({code:"fields_not_recalculated",message:`Fields that the form calculates keep the\
ir values, because scripts are not run: ${listed(l)}. Fill them as well if they changed.`}),n}function nameOf(t,e){return t.node(e)?.name??""}function isScript(t,e){
let s=t.resolve(e);return s instanceof chunk_XUOL2YEA_js_1.Dict&&(0,chunk_XUOL2YEA_js_1.isName)(t.resolve(s.get("S")),"JavaScript")}
