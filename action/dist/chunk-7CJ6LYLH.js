var x=Object.defineProperty;var H=Object.getOwnPropertyDescriptor;var I=Object.getOwnPropertyNames;var U=Object.prototype.hasOwnProperty;var X=(t,e)=>{for(var s in e)x(t,s,{get:e[s],enumerable:!0})},Z=(t,e,s,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let i of I(e))!U.call(t,i)&&i!==s&&
x(t,i,{get:()=>e[i],enumerable:!(n=H(e,i))||n.enumerable});return t};var ee=t=>Z(x({},"__esModule",{value:!0}),t);var pe={};X(pe,{a:()=>T,b:()=>z,c:()=>K,d:()=>_,e:()=>q,f:()=>D,g:()=>m,h:()=>F,i:()=>E,j:()=>w,k:()=>J,l:()=>h,m:()=>y,n:()=>Q,o:()=>j,p:()=>Y,q:()=>G,r:()=>L});
module.exports=ee(pe);var N=require("./chunk-HXWM2B2O.js"),k=require("./chunk-TZ6YDG7T.js"),c=require("./chunk-HADXW2XB.js"),d=require("./chunk-IO24KDZ3.js"),T=1,
z=2,K=4096,te=8192,se=32768,ne=65536,ie=1<<17,re=1<<18,ae=1<<21,_=1<<24,q=1<<25,C=100,D=class R{constructor(e){this.document=e,this.form=(0,k.e)(e,"AcroForm"),this.
visit=new k.c(e)}document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;static async read(e){let s=new R(e),{form:n}=s;return await s.
walk(s.references(n?.dict.get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await s.readPages(),s}inherited(e,s){for(let n=e;n;n=n.parent){let i=this.document.
resolve(n.dict.get(s));if(i!==null)return i}return s==="DA"||s==="Q"?this.document.resolve(this.form?.dict.get(s)):null}integer(e,s){let n=this.inherited(e,s);return typeof n==
"number"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.
get("NeedAppearances"))===!0}async walk(e,s){let{document:n}=this,i=[],a=(r,o)=>{for(let l=r.length-1;l>=0;l--)i.push({ref:r[l],parent:o})};a(e,s);for(let r=i.pop();r;r=
i.pop()){let o=n.get(r.ref);if(!(0,d.x)(o)||!this.visit.first(r.ref)||(r.parent?.depth??0)>=C)continue;let l=this.addNode(r.ref.number,o,r.parent),u=this.references(
o.get("Kids"),l.number,o,"Kids");(0,d.A)(n.resolve(o.get("Subtype")),"Widget")||o.has("Rect")?this.addWidget(l):u.length===0&&l.home===l&&this.field(l),a(u,l);let f=n.
job.pace.step(1500);f&&await f}}addNode(e,s,n){let i=this.document.resolve(s.get("T")),a=i instanceof d.s?(0,c.b)(i):"",r=n?.name??"",o=a===""?r:r===""?a:`${r}.${a}`,
l={number:e,dict:s,parent:n,name:o,depth:(n?.depth??0)+1};return l.home=a===""&&n?n.home:l,this.nodes.set(e,l),l}addWidget(e){let s={node:e,number:e.number,dict:e.
dict,pages:[]};this.field(e.home).widgets.push(s),this.widgets.set(e.number,s)}field(e){let s=this.fieldOf.get(e);if(s)return s;let{name:n}=e,i=n===""?void 0:this.
byName.get(n),a=this.integer(e,"Ff"),r=le(this.inherited(e,"FT"),a);if(i?.kind===r)return i.nodes.push(e),this.fieldOf.set(e,i),i;let o=this.document.resolve(e.
dict.get("T")),l={name:n,part:o instanceof d.s?(0,c.b)(o):"",kind:r,flags:a,nodes:[e],widgets:[]};return this.fields.push(l),n!==""&&!i&&this.byName.set(n,l),this.
fieldOf.set(e,l),l}async readPages(){let{document:e}=this,{pages:s,job:n}=e;for(let i=0;i<s.count;i++){let a=s.number(i),r=e.entry(a,"Annots");for(let l of r===
void 0?[]:this.annotations(r,a)){let u=this.widgets.get(l.number)??await this.orphan(l);u&&u.pages.at(-1)!==i+1&&u.pages.push(i+1);let f=n.pace.step(300);f&&await f}
let o=n.pace.step(300);o&&await o}}annotations(e,s){let n=this.document.array(e)??[];if(!n.some(r=>(0,d.x)(r)&&(0,d.A)(r.get("Subtype"),"Widget")))return n.filter(
d.y);let i=(0,d.y)(e)?e.number:s;this.document.edit(i);let a=(0,d.y)(e)?n:this.document.array(this.document.get(s).get("Annots"))??[];for(let[r,o]of a.entries())
(0,d.x)(o)&&(0,d.A)(o.get("Subtype"),"Widget")&&(a[r]=this.document.add(o));return a.filter(d.y)}async orphan(e){let{document:s}=this;if(!(0,d.A)(s.resolve(s.entry(
e.number,"Subtype")),"Widget"))return;let n=[e],i=new Set([e.number]),a;for(let r=s.entry(e.number,"Parent");(0,d.y)(r)&&n.length<C&&(a=this.nodes.get(r.number),
!(a||i.has(r.number)||!(0,d.x)(s.get(r))));)i.add(r.number),n.push(r),r=s.entry(r.number,"Parent");for(let r of n.reverse())this.nodes.has(r.number)||await this.
walk([r],a),a=this.nodes.get(r.number);return this.widgets.get(e.number)}references(e,s,n,i){let{document:a}=this,r=a.array(e);if(!r||!n)return[];if(!r.some(d.x))
return r.filter(d.y);a.edit((0,d.y)(e)?e.number:s);let o=a.array(n.get(i))??[];for(let[l,u]of o.entries())(0,d.x)(u)&&(o[l]=a.add(u));return o.filter(d.y)}};function le(t,e){
switch(t instanceof d.r?t.text:""){case"Tx":return e&te?"password":"text";case"Btn":return e&ne?"button":e&se?"radio":"checkbox";case"Ch":return e&ie?"dropdown":
"list";case"Sig":return"signature";default:return"unknown"}}var P=2e3,g=10,oe=class{constructor(t){this.fields=t;for(let e of t){let s=e.name.normalize("NFC"),n=e.
part.normalize("NFC");this.full.has(s)||this.full.set(s,e);for(let[i,a]of[W(s),n,W(n)].entries()){let r=this.loose[i].get(a);r?r.push(e):this.loose[i].set(a,[e])}}}fields;full=new Map;loose=[
new Map,new Map,new Map];find(t){let e=t.normalize("NFC"),s=this.full.get(e);if(s)return{field:s};for(let n of this.loose){let i=n.get(e);if(i?.length===1)return{
field:i[0]};if(i)return{problem:"ambiguous",message:de(t,i)}}return{problem:"unknown",message:this.unknown(t)}}unknown(t){let e=this.fields.slice(0,P).map(({name:r})=>r),
s=this.fields.slice(0,P).map(({part:r})=>r),n=(0,N.a)(t,e)||(0,N.a)(t,[...new Set(s)]),i=this.fields.length>g?`${this.fields.length} fields, such as `:"",a=n===
""?`; the form has ${i}${h(e.slice(0,g))}`:n;return`“${p(t)}” is not a field of the form${a}`}},de=(t,e)=>`“${p(t)}” is the name of ${e.length} fields: \
write the full name, such as ${h(e.slice(0,g).map(({name:s})=>s))}`,W=t=>t.replace(/\[\d+\]/g,""),p=t=>t.length>80?`${t.slice(0,79)}…`:t,h=t=>t.map(e=>`“${p(
e)}”`).join(", "),y=t=>t.length>g?`${t.slice(0,g).map(p).join(", ")} and ${t.length-g} more`:t.map(p).join(", ");function m(t,e){let s;return e instanceof d.s?
s=(0,c.b)(e):e instanceof d.w?s=(0,c.b)(new d.s(t.decoded(e))):e instanceof d.r?s=A(e.text):typeof e=="number"&&(s=String(e)),s?.replace(/\r\n?/g,`
`)}function A(t){let e=Buffer.from(t,"latin1"),s=e.toString("utf8");return Buffer.from(s,"utf8").equals(e)?s:(0,c.b)(new d.s(e))}var F=t=>Buffer.from(t).toString(
"latin1"),E=t=>(0,c.c)(t.replace(/\n/g,"\r"));function B(t,e,s,n="V"){let i=e.inherited(s.nodes[0],n),a=i instanceof d.r?i.text:i instanceof d.s?F(i.bytes):void 0;
if(a!==void 0)return a==="Off"?void 0:a;if(n!=="DV")for(let{dict:r}of s.widgets){let o=t.resolve(r.get("AS"));if(o instanceof d.r&&o.text!=="Off")return o.text}}
function ue(t,e){let s=t.resolve(t.dict(e.dict.get("AP"))?.get("N"));return s instanceof d.v?[...s.keys()].filter(n=>n!=="Off"):[]}function w(t,e,s){let n=e.inherited(
s.nodes[0],"Opt"),i=Array.isArray(n)?n.map(l=>m(t,t.resolve(l))):[],a=s.widgets.map(l=>ue(t,l)),r=a.find(l=>l.length>0)?.[0]??B(t,e,s)??"Yes",o=s.widgets.flatMap(
(l,u)=>{let f=v=>i[u]??A(v),b=a[u];if(b.length>0)return b.map(v=>({widget:l,index:u,state:v,name:f(v),missing:!1}));let $=t.resolve(l.dict.get("AS")),V=($ instanceof
d.r&&$.text!=="Off"?$.text:void 0)??(s.kind==="radio"||i.length>0?String(u):r);return[{widget:l,index:u,state:V,name:f(V),missing:!0}]});return{all:o,names:[...new Set(
o.map(({name:l})=>l))]}}function J(t,e,s,n){for(let i of e.nodes)t.edit(i.number),i.dict.set("V",new d.r(s??"Off"));for(let i of e.widgets){t.edit(i.number);let a=t.
resolve(t.dict(i.dict.get("AP"))?.get("N")),r=s!==void 0&&a instanceof d.v&&a.has(s)&&n(i);i.dict.set("AS",new d.r(r?s:"Off")),e.nodes.includes(i.node)||i.dict.
delete("V")}}var L=class{constructor(t,e){this.document=t,this.model=e}document;model;of(t,e="V"){let s=t.nodes[0];switch(t.kind){case"text":case"password":return m(
this.document,this.model.inherited(s,e))||null;case"checkbox":case"radio":return this.button(t,B(this.document,this.model,t,e));case"dropdown":case"list":{let n=this.
chosen(t,e);return n.length===0?null:n.length===1?n[0]:n}default:return null}}choices(t){let e=this.model.inherited(t.nodes[0],"Opt");return Array.isArray(e)?e.
flatMap(s=>{let n=this.document.resolve(s);if(!Array.isArray(n)){let r=m(this.document,n);return r===void 0?[]:[{value:r,display:r}]}let[i,a]=n.map(r=>m(this.document,
this.document.resolve(r)));return i===void 0&&a===void 0?[]:[{value:i??a,display:a??i}]}):[]}chosen(t,e="V"){let s=this.model.inherited(t.nodes[0],e),n=(Array.isArray(
s)?s.map(a=>this.document.resolve(a)):[s]).flatMap(a=>m(this.document,a)||[]),i=this.choices(t);return n.map(a=>i.some(r=>r.value===a)?a:i.find(({display:r})=>r===
a)?.value??a)}button(t,e){if(e===void 0)return t.kind==="checkbox"?!1:null;let{all:s,names:n}=w(this.document,this.model,t);return t.kind==="checkbox"&&n.length<=
1?!0:s.find(i=>i.state===e)?.name??A(e)}},fe="values",S=20,Q=class{constructor(t,e,s){this.document=t,this.model=e,this.values=s,this.names=new oe(e.fields.filter(
({name:n})=>n!==""))}document;model;values;names;used=new Map;issues=[];assign(t,e){let s=[],n=[];for(let[a,r]of Object.entries(t)){let o=this.names.find(a);if("\
problem"in o){n.push(a),(o.problem==="ambiguous"||e==="error")&&this.refuse(o.message);continue}let{field:l}=o,u=this.used.get(l);if(this.used.set(l,a),u!==void 0){
this.refuse(`${h([u])} and ${h([a])} name the same field: leave one of them out`);continue}if(j(l)&&ce(r,this.values.of(l)))s.push({field:l,assigned:void 0});else{
let f=this.meaning(l,r);typeof f=="string"?this.refuse(`“${p(l.name)}” ${f}`):s.push({field:l,assigned:f})}}let i=Object.keys(t).length;return e==="ignore"&&
i>0&&n.length===i&&this.issues.length===0&&this.refuse(`none of the ${i===1?"names is a field":`${i} names is a field`} of the form${this.such()}`),{assignments:s,
unknown:n,issues:this.issues}}such(){let t=[...this.model.byName.keys()].slice(0,10);return t.length>0?`, which has ${h(t)}`:""}refuse(t){this.issues.push({field:fe,
message:t})}meaning(t,e){let s=e===null||e===""||Array.isArray(e)&&e.length===0;switch(t.kind){case"text":case"password":return s?{kind:"clear"}:this.text(t,e);case"\
checkbox":case"radio":return s?{kind:"clear"}:this.state(t,e);case"dropdown":case"list":return s?{kind:"clear"}:this.choices(t,e);case"button":return"is a push \
button, which has no value";case"signature":return"is a signature field, which only signing fills";case"unknown":return"has no field type, so it cannot be fille\
d"}}text(t,e){if(typeof e!="string"&&typeof e!="number")return"takes text or a number";let s=String(e).replace(/\r\n?/g,`
`),n=this.model.integer(t.nodes[0],"MaxLen");return n>0&&s.length>n?`takes at most ${n} characters; the value has ${s.length}`:{kind:"text",text:s}}state(t,e){if(typeof e==
"object")return`takes ${this.expected(t)}`;let{all:s,names:n}=w(this.document,this.model,t);if(typeof e!="boolean"){let i=String(e),a=s.find(({name:r})=>r===i)??
s.find(r=>he(r)===i);if(a)return{kind:"state",state:a};if(!/^(true|false|1|0)$/.test(i))return i==="Off"?{kind:"state",state:void 0}:`takes ${this.expected(t)}`;
e=i==="true"||i==="1"}return e?n.length>1?`can be on in ${n.length} ways; choose one of ${M(n)}`:s[0]?{kind:"state",state:s[0]}:"has nothing on a page that coul\
d be on":{kind:"state",state:void 0}}expected(t){let{names:e}=w(this.document,this.model,t);return t.kind==="checkbox"&&e.length<=1?"true or false":`one of ${M(
e)}`}choices(t,e){let s=this.values.choices(t),n=Array.isArray(e)?e:[e],i=t.kind==="list"&&(t.flags&ae)!==0;if(n.length>1&&!i)return"takes one option only";let a=new Set;
for(let o of n){if(typeof o=="object")return`takes ${i?"an array of options":"an option"} as text`;let l=String(o),u=s.find(f=>f.value===l)??s.find(f=>f.display===
l);if(u)a.add(u.value);else if(t.kind==="dropdown"&&t.flags&re)a.add(l);else return`takes one of ${M(s.map(f=>f.value))}`}let r=new Map(s.map((o,l)=>[o.value,l]));
return{kind:"choices",values:[...a].sort((o,l)=>(r.get(o)??0)-(r.get(l)??0))}}},j=({kind:t,name:e})=>e!==""&&t!=="button"&&t!=="signature"&&t!=="unknown",he=({state:t})=>Buffer.
from(t,"latin1").toString("utf8"),M=t=>t.length===0?"nothing: it has no options":t.length>S?`${h(t.slice(0,S))} and ${t.length-S} more`:h(t);function ce(t,e){return e===
null?t===null||t==="":Array.isArray(t)&&Array.isArray(e)?t.length===e.length&&t.every((s,n)=>s===e[n]):typeof t=="string"?t.replace(/\r\n?/g,`
`)===e:t===e}var me=["K","F","V","C"];function Y(t,e){let s=0;for(let n of e.fields)for(let i of new Set([...n.nodes,...n.widgets].map(a=>a.dict))){for(let a of t.
dict(i.get("AA"))?.values()??[])O(t,a)&&s++;O(t,i.get("A"))&&s++}return s}function G(t,e,s){if(s.length===0)return[];let n=[],i=new Set(s.flatMap(({nodes:l})=>l.
map(({number:u})=>u))),a=s.filter(l=>[...l.nodes,...l.widgets].some(({dict:u})=>{let f=t.dict(u.get("AA"));return f&&me.some(b=>O(t,f.get(b)))}));a.length>0&&n.
push({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${y(a.map(({name:l})=>l))}. The values are drawn as they were given.`});
let r=(t.array(e.form?.dict.get("CO"))??[]).flatMap(l=>(0,d.y)(l)&&!i.has(l.number)?[ge(e,l.number)]:[]),o=[...new Set(r)].filter(l=>l!=="");return o.length>0&&
n.push({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are not run: ${y(o)}. Fill them as well if th\
ey changed.`}),n}function ge(t,e){return t.node(e)?.name??""}function O(t,e){let s=t.resolve(e);return s instanceof d.v&&(0,d.A)(t.resolve(s.get("S")),"JavaScri\
pt")}0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r});
