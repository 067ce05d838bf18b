"use strict";exports.id=3531,exports.ids=[3531],exports.modules={14414:((T,x,l)=>{l.d(x,{K:()=>h,n:()=>w});var O=l(54324),f=l(95079),A=l(39721);const D="values",E=20;class w{document;model;values;names;used=new Map;issues=[];constructor(t,n,i){
this.document=t,this.model=n,this.values=i,this.names=new A.Lh(n.fields.filter(({name:u})=>u!==""))}assign(t,n){const i=[],u=[];for(const[m,M]of Object.entries(
t)){const P=this.names.find(m);if("problem"in P){u.push(m),(P.problem==="ambiguous"||n==="error")&&this.refuse(P.message);continue}const{field:e}=P,s=this.used.
get(e);if(this.used.set(e,m),s!==void 0){this.refuse(`${(0,A.TL)([s])} and ${(0,A.TL)([m])} name the same field: leave one of them out`);continue}const a=h(e)&&
g(M,this.values.of(e)),p=this.meaning(e,M);typeof p!="string"?i.push({field:e,assigned:p,same:a}):a?i.push({field:e,assigned:{kind:"kept"},same:a}):this.refuse(
`“${(0,A.vI)(e.name)}” ${p}`)}const c=Object.keys(t).length;return n==="ignore"&&c>0&&u.length===c&&this.issues.length===0&&this.refuse(`none of the ${c===1?
"names":`${c} names`} (${(0,A.KE)(Object.keys(t))}) is a field of the form${this.such()}`),{assignments:i,unknown:u,issues:this.issues}}such(){const t=[...this.
model.byName.keys()].slice(0,10);return t.length>0?`, which has ${(0,A.TL)(t)}`:""}refuse(t){this.issues.push({field:D,message:t})}meaning(t,n){const i=n===null||
n===""||Array.isArray(n)&&n.length===0;switch(t.kind){case"text":case"password":return i?{kind:"clear"}:this.text(t,n);case"checkbox":case"radio":return i?{kind:"\
clear"}:this.state(t,n);case"dropdown":case"list":return i?{kind:"clear"}:this.choices(t,n);case"button":return"is a push button, which has no value";case"signa\
ture":return"is a signature field, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(t,n){if(typeof n!="string"&&typeof n!=
"number")return"takes text or a number";const i=String(n).replace(/\r\n?/g,`
`),u=this.model.integer(t.nodes[0],"MaxLen");return u>0&&i.length>u?`takes at most ${u} ${u===1?"character":"characters"}; the value has ${i.length}`:{kind:"tex\
t",text:i}}state(t,n){if(typeof n=="object")return`takes ${this.expected(t)}`;const{all:i,names:u}=(0,O.lD)(this.document,this.model,t);if(typeof n!="boolean"){
const c=String(n),m=i.find(({name:M})=>M===c)??i.find(M=>o(M)===c);if(m)return{kind:"state",state:m};if(!/^(true|false|1|0)$/.test(c))return c==="Off"?{kind:"st\
ate",state:void 0}:`takes ${this.expected(t)}`;n=c==="true"||c==="1"}return n?u.length>1?`can be on in ${u.length} ways; choose one of ${d(u)}`:i[0]?{kind:"stat\
e",state:i[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(t){const{names:n}=(0,O.lD)(this.document,this.model,t);return t.kind===
"checkbox"&&n.length<=1?"true or false":`one of ${d(n)}`}choices(t,n){const i=this.values.choices(t),u=Array.isArray(n)?n:[n],c=t.kind==="list"&&(t.flags&f.NT)!==
0;if(u.length>1&&!c)return"takes one option only";const m=new Set;for(const e of u){if(typeof e=="object")return`takes ${c?"an array of options":"an option"} as\
 text`;const s=String(e),a=i.find(p=>p.value===s)??i.find(p=>p.display===s);if(a)m.add(a.value);else if(t.kind==="dropdown"&&t.flags&f.zx)m.add(s);else return`t\
akes one of ${d(i.map(p=>p.value))}`}const M=new Map(i.map((e,s)=>[e.value,s]));return{kind:"choices",values:[...m].sort((e,s)=>(M.get(e)??0)-(M.get(s)??0))}}}const h=({
kind:r,name:t})=>t!==""&&r!=="button"&&r!=="signature"&&r!=="unknown",o=({state:r})=>Buffer.from(r,"latin1").toString("utf8"),d=r=>r.length===0?"nothing: it has\
 no options":r.length>E?`${(0,A.TL)(r.slice(0,E))} and ${r.length-E} more`:(0,A.TL)(r);function g(r,t){return t===null?r===null||r==="":Array.isArray(r)&&Array.
isArray(t)?r.length===t.length&&r.every((n,i)=>n===t[i]):typeof r=="string"?r.replace(/\r\n?/g,`
`)===t:r===t}}),54324:((T,x,l)=>{l.d(x,{L4:()=>A,lD:()=>E,o9:()=>w,wb:()=>h});var O=l(16039),f=l(15718);function A(o,d,g,r="V"){const t=d.inherited(g.nodes[0],r),
n=t instanceof O.SX?t.text:t instanceof O.Mx?(0,f.Px)(t.bytes):void 0;if(n!==void 0)return n==="Off"?void 0:n;if(r!=="DV")for(const{dict:i}of g.widgets){const u=o.
resolve(i.get("AS"));if(u instanceof O.SX&&u.text!=="Off")return u.text}}function D(o,d){const g=o.resolve(o.dict(d.dict.get("AP"))?.get("N"));return g instanceof
O.Bi?[...g.keys()].filter(r=>r!=="Off"):[]}function E(o,d,g){const r=d.inherited(g.nodes[0],"Opt"),t=Array.isArray(r)?r.map(c=>(0,f.gF)(o,o.resolve(c))):[],n=g.
widgets.map(c=>D(o,c)),i=n.find(c=>c.length>0)?.[0]??A(o,d,g)??"Yes",u=g.widgets.flatMap((c,m)=>{const M=p=>t[m]??(0,f.r9)(p),P=n[m];if(P.length>0)return P.map(
p=>({widget:c,index:m,state:p,name:M(p),missing:!1}));const e=o.resolve(c.dict.get("AS")),a=(e instanceof O.SX&&e.text!=="Off"?e.text:void 0)??(g.kind==="radio"||
t.length>0?String(m):i);return[{widget:c,index:m,state:a,name:M(a),missing:!0}]});return{all:u,names:[...new Set(u.map(({name:c})=>c))]}}function w(o,d,g){const r=o.
resolve(o.dict(d.dict.get("AP"))?.get("N"));return r instanceof O.Bi&&r.has(g)}function h(o,d,g,r){for(const t of d.nodes)o.edit(t.number),t.dict.set("V",new O.
SX(g??"Off"));for(const t of d.widgets){o.edit(t.number);const n=g!==void 0&&w(o,t,g)&&r(t);t.dict.set("AS",new O.SX(n?g:"Off")),d.nodes.includes(t.node)||t.dict.
delete("V")}}}),76725:((T,x,l)=>{l.d(x,{$x:()=>g,Kh:()=>o,xS:()=>d});var O=l(49153),f=l(11275),A=l(38504),D=l(16039),E=l(54075),w=l(75767),h=l(90191);function o(n,i){
const u=n.resolve(i.get("S"));return(!i.has("S")||(0,D.Eo)(u,"JavaScript")||(0,D.Eo)(u,"Rendition"))&&n.resolve(i.get("JS"))!==null}async function d(n,i){const u=i.
filter(m=>(0,A.L3)(n.get(m),M=>o(n,M)));if(u.length===0)return!1;const{live:c}=await(0,f.Gy)(n);return u.some(m=>c[m]===1)}async function g(n){return await d(n,
(await(0,w.S)(n)).JS)||r(n)}async function r(n){if(!(0,D.Zm)(n.get(n.catalogNumber)))return!1;const i=n.resolve((0,h.Wo)(n,"AcroForm")?.dict.get("XFA"));if(i===
null)return!1;if(n.security?.locked===!0)return null;for(const u of Array.isArray(i)?i:[i]){const c=n.resolve(u);if(!(c instanceof D.Z6))continue;let m;try{m=await n.
decodedAtEase(c)}catch(P){if(!(P instanceof O.zU)||P.code==="cancelled")throw P;return!0}const M=(0,E.xK)(m);if(M===void 0||M.includes("script")&&await t(M,n.job.
pace))return!0}return!1}async function t(n,i){const u=c=>(c.kind==="start"||c.kind==="empty")&&/^(?:[^:]*:)?script$/.test(c.name);return await(0,E.km)(n,i,u)!==
"well-formed"}}),95079:((T,x,l)=>{l.d(x,{NT:()=>t,Uv:()=>i,kz:()=>w,mO:()=>c,mw:()=>E,qA:()=>n,sj:()=>D,zx:()=>r});var O=l(90191),f=l(16039),A=l(38990);const D=1,
E=2,w=4096,h=8192,o=32768,d=65536,g=1<<17,r=1<<18,t=1<<21,n=1<<24,i=1<<25,u=10;class c{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,O.Wo)(e,"AcroForm"),this.visit=new O._i(e)}static async read(e){const s=new c(e),{form:a}=s;return await s.walk(s.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await s.readPages(),s}inherited(e,s){for(let a=e;a;a=a.parent){const p=this.document.resolve(a.dict.get(s));
if(p!==null)return p}return s==="DA"||s==="Q"?this.document.resolve(this.form?.dict.get(s)):null}integer(e,s){const a=this.inherited(e,s);return typeof a=="numb\
er"?Math.trunc(a):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:s,nodes:a,widgets:p,fields:_,byName:y}=this,v=({number:b})=>!e.has(b)&&s.exists(b);for(const b of a.values())v(
b)||a.delete(b.number);for(const b of p.values())v(b)||p.delete(b.number);for(const{nodes:b,widgets:S}of _)m(b,v),m(S,v);m(_,({nodes:b})=>b.length>0);for(const[
b,S]of y)S.nodes.length===0&&y.delete(b);this.form=(0,O.Wo)(s,"AcroForm")}async walk(e,s){const{document:a,visit:p}=this;for(const _ of(0,A.iA)(a,{from:e,below:s,
visit:p,depth:A.tP})){const{number:y,dict:v}=_;this.nodes.set(y,_);const b=this.references(v.get("Kids"),y,v,"Kids");(0,f.Eo)(a.resolve(v.get("Subtype")),"Widge\
t")||v.has("Rect")?this.addWidget(_):b.length===0&&(0,A.bf)(_)===_&&this.field(_);const R=a.job.pace.step(1500);R&&await R}}addWidget(e){const s={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,A.bf)(e)).widgets.push(s),this.widgets.set(e.number,s)}field(e){const s=this.fieldOf.get(e);if(s)return s;const{name:a,
part:p}=e,_=a===""?void 0:this.byName.get(a),y=this.integer(e,"Ff"),v=M(e.type,y);if(_?.kind===v)return _.nodes.push(e),this.fieldOf.set(e,_),_;const b={name:a,
part:p,kind:v,flags:y,nodes:[e],widgets:[]};return this.fields.push(b),a!==""&&!_&&this.byName.set(a,b),this.fieldOf.set(e,b),b}async readPages(){const{document:e}=this,
{pages:s,job:a}=e,{spend:p}=new O.b9(e);for(let _=0;_<s.count;_++){const y=s.number(_),v=e.entry(y,"Annots");p(e.array(v)?.length??0);for(const S of v===void 0?
[]:this.annotations(v,y)){const R=this.widgets.get(S.number)??await this.orphan(S);R&&R.pages.length>0&&p(u),R&&R.pages.at(-1)!==_+1&&R.pages.push(_+1);const L=a.
pace.step(300);L&&await L}const b=a.pace.step(300);b&&await b}}annotations(e,s){const a=this.document.array(e)??[];if(!a.some(y=>(0,f.Zm)(y)&&(0,f.Eo)(y.get("Su\
btype"),"Widget")))return a.filter(f.i9);const p=(0,f.i9)(e)?e.number:s;this.document.edit(p);const _=(0,f.i9)(e)?a:this.document.array(this.document.get(s).get(
"Annots"))??[];for(const[y,v]of _.entries())(0,f.Zm)(v)&&(0,f.Eo)(v.get("Subtype"),"Widget")&&(_[y]=this.document.add(v));return _.filter(f.i9)}async orphan(e){
const{document:s}=this;if(!(0,f.Eo)(s.resolve(s.entry(e.number,"Subtype")),"Widget"))return;const a=[e],p=new Set([e.number]);let _;for(let y=s.entry(e.number,"\
Parent");(0,f.i9)(y)&&a.length<A.tP&&(_=this.nodes.get(y.number),!(_||p.has(y.number)||!(0,f.Zm)(s.get(y))));)p.add(y.number),a.push(y),y=s.entry(y.number,"Pare\
nt");for(const y of a.reverse())this.nodes.has(y.number)||await this.walk([y],_),_=this.nodes.get(y.number);return this.widgets.get(e.number)}references(e,s,a,p){
const{document:_}=this,y=_.array(e);if(!y||!a)return[];if(!y.some(f.Zm))return y.filter(f.i9);_.edit((0,f.i9)(e)?e.number:s);const v=_.array(a.get(p))??[];for(const[
b,S]of v.entries())(0,f.Zm)(S)&&(v[b]=_.add(S));return v.filter(f.i9)}}function m(P,e){let s=0;for(const a of P)e(a)&&(P[s++]=a);P.length=s}function M(P,e){switch(P){case"\
Tx":return e&h?"password":"text";case"Btn":return e&d?"button":e&o?"radio":"checkbox";case"Ch":return e&g?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77497:((T,x,l)=>{l.d(x,{dx:()=>w,mU:()=>d,on:()=>E});var O=l(16039),f=l(76725),A=l(39721);const D=["K","F","V","C"];function E(t,n){let i=0;
for(const u of n.fields)for(const c of new Set([...u.nodes,...u.widgets].map(m=>m.dict))){for(const m of t.dict(c.get("AA"))?.values()??[])r(t,m)&&i++;r(t,c.get(
"A"))&&i++}return i}function w(t,n,i,u){const c=[],m=new Set(i.flatMap(({nodes:s})=>s.map(({number:a})=>a))),M=i.filter(s=>d(t,s));if(M.length>0&&c.push(h(M.map(
({name:s})=>s))),!u)return c;const P=(t.array(n.form?.dict.get("CO"))??[]).flatMap(s=>(0,O.i9)(s)&&!m.has(s.number)?[g(n,s.number)]:[]),e=[...new Set(P)].filter(
s=>s!=="");return e.length>0&&c.push(o(e)),c}const h=t=>({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${(0,A.KE)(t)}. The \
values are drawn as they were given.`}),o=t=>({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are no\
t run: ${(0,A.KE)(t)}. Fill them as well if they changed.`});function d(t,{nodes:n,widgets:i}){return[...n,...i].some(({dict:u})=>{const c=t.dict(u.get("AA"));return c&&
D.some(m=>r(t,c.get(m)))})}function g(t,n){return t.node(n)?.name??""}function r(t,n){const i=t.dict(n);return i!==void 0&&(0,f.Kh)(t,i)}}),15718:((T,x,l)=>{l.d(
x,{Px:()=>E,gF:()=>A,r9:()=>D,v8:()=>w});var O=l(20381),f=l(16039);function A(h,o){let d;return o instanceof f.Mx?d=(0,O.g7)(o):o instanceof f.Z6?d=(0,O.g7)(new f.
Mx(h.decoded(o))):o instanceof f.SX?d=D(o.text):typeof o=="number"&&(d=String(o)),d?.replace(/\r\n?/g,`
`)}function D(h){const o=Buffer.from(h,"latin1"),d=o.toString("utf8");return Buffer.from(d,"utf8").equals(o)?d:(0,O.g7)(new f.Mx(o))}const E=h=>Buffer.from(h).toString(
"latin1"),w=h=>(0,O.wx)(h.replace(/\n/g,"\r"))}),23319:((T,x,l)=>{l.d(x,{n:()=>A});var O=l(54324),f=l(15718);class A{document;model;constructor(E,w){this.document=
E,this.model=w}of(E,w="V"){const h=E.nodes[0];switch(E.kind){case"text":case"password":return(0,f.gF)(this.document,this.model.inherited(h,w))||null;case"checkb\
ox":case"radio":return this.button(E,(0,O.L4)(this.document,this.model,E,w));case"dropdown":case"list":{const o=this.chosen(E,w);return o.length===0?null:o.length===
1?o[0]:o}default:return null}}choices(E){const w=this.model.inherited(E.nodes[0],"Opt");return Array.isArray(w)?w.flatMap(h=>{const o=this.document.resolve(h);if(!Array.
isArray(o)){const r=(0,f.gF)(this.document,o);return r===void 0?[]:[{value:r,display:r}]}const[d,g]=o.map(r=>(0,f.gF)(this.document,this.document.resolve(r)));return d===
void 0&&g===void 0?[]:[{value:d??g,display:g??d}]}):[]}chosen(E,w="V"){const h=this.model.inherited(E.nodes[0],w),d=(Array.isArray(h)?h.map(r=>this.document.resolve(
r)):[h]).flatMap(r=>(0,f.gF)(this.document,r)||[]),g=this.choices(E);return d.map(r=>g.some(t=>t.value===r)?r:g.find(({display:t})=>t===r)?.value??r)}button(E,w){
if(w===void 0)return E.kind==="checkbox"?!1:null;const{all:h,names:o}=(0,O.lD)(this.document,this.model,E);return E.kind==="checkbox"&&o.length<=1?!0:h.find(d=>d.
state===w)?.name??(0,f.r9)(w)}}}),30656:((T,x,l)=>{l.d(x,{Yw:()=>w,br:()=>D,f4:()=>f,mD:()=>A});var O=l(49153);function f(h,o){return o.form?.dict.has("XFA")?h.
resolve(h.catalog.get("NeedsRendering"))===!0||!o.fields.some(({kind:g})=>g!=="unknown")?"dynamic":"static":"none"}function A(h,o){if(f(h,o)!=="dynamic")return;
const d="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new O.zU("invalid_parameters",`file: ${d}`,{issues:[{field:"file",message:d}],
advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function D(h,o){const{form:d}=o;return d?.dict.has("XFA")?(h.edit(
d.holder),d.dict.delete("XFA"),h.catalog.has("NeedsRendering")&&h.editCatalog().delete("NeedsRendering"),[w("values")]):[]}const E={values:"it would still show \
the old values.",pages:"it described removed pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},w=h=>({code:"\
xfa_removed",message:`The XFA version of the form was removed, because ${E[h]}`})}),75767:((T,x,l)=>{l.d(x,{S:()=>A});var O=l(7548),f=l(30729);const A=(0,f.H)(D=>(0,O.
zx)(D,["AP","JS","EF","ByteRange","Sig"]))})};
