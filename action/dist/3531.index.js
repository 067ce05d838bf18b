"use strict";exports.id=3531,exports.ids=[3531],exports.modules={14414:((R,x,h)=>{h.d(x,{K:()=>y,n:()=>w});var O=h(54324),u=h(95079),A=h(39721);const P="values",p=20;class w{document;model;values;names;used=new Map;issues=[];constructor(t,s,i){
this.document=t,this.model=s,this.values=i,this.names=new A.Lh(s.fields.filter(({name:f})=>f!==""))}assign(t,s){const i=[],f=[];for(const[m,M]of Object.entries(
t)){const D=this.names.find(m);if("problem"in D){f.push(m),(D.problem==="ambiguous"||s==="error")&&this.refuse(D.message);continue}const{field:e}=D,n=this.used.
get(e);if(this.used.set(e,m),n!==void 0){this.refuse(`${(0,A.TL)([n])} and ${(0,A.TL)([m])} name the same field: leave one of them out`);continue}const a=y(e)&&
l(M,this.values.of(e)),_=this.meaning(e,M);typeof _!="string"?i.push({field:e,assigned:_,same:a}):a?i.push({field:e,assigned:{kind:"kept"},same:a}):this.refuse(
`“${(0,A.vI)(e.name)}” ${_}`)}const c=Object.keys(t).length;return s==="ignore"&&c>0&&f.length===c&&this.issues.length===0&&this.refuse(`none of the ${c===1?
"names":`${c} names`} (${(0,A.KE)(Object.keys(t))}) is a field of the form${this.such()}`),{assignments:i,unknown:f,issues:this.issues}}such(){const t=[...this.
model.byName.keys()].slice(0,10);return t.length>0?`, which has ${(0,A.TL)(t)}`:""}refuse(t){this.issues.push({field:P,message:t})}meaning(t,s){const i=s===null||
s===""||Array.isArray(s)&&s.length===0;switch(t.kind){case"text":case"password":return i?{kind:"clear"}:this.text(t,s);case"checkbox":case"radio":return i?{kind:"\
clear"}:this.state(t,s);case"dropdown":case"list":return i?{kind:"clear"}:this.choices(t,s);case"button":return"is a push button, which has no value";case"signa\
ture":return"is a signature field, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(t,s){if(typeof s!="string"&&typeof s!=
"number")return"takes text or a number";const i=String(s).replace(/\r\n?/g,`
`),f=this.model.integer(t.nodes[0],"MaxLen");return f>0&&i.length>f?`takes at most ${f} ${f===1?"character":"characters"}; the value has ${i.length}`:{kind:"tex\
t",text:i}}state(t,s){if(typeof s=="object")return`takes ${this.expected(t)}`;const{all:i,names:f}=(0,O.lD)(this.document,this.model,t);if(typeof s!="boolean"){
const c=String(s),m=i.find(({name:M})=>M===c)??i.find(M=>o(M)===c);if(m)return{kind:"state",state:m};if(!/^(true|false|1|0)$/.test(c))return c==="Off"?{kind:"st\
ate",state:void 0}:`takes ${this.expected(t)}`;s=c==="true"||c==="1"}return s?f.length>1?`can be on in ${f.length} ways; choose one of ${d(f)}`:i[0]?{kind:"stat\
e",state:i[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(t){const{names:s}=(0,O.lD)(this.document,this.model,t);return t.kind===
"checkbox"&&s.length<=1?"true or false":`one of ${d(s)}`}choices(t,s){const i=this.values.choices(t),f=Array.isArray(s)?s:[s],c=t.kind==="list"&&(t.flags&u.NT)!==
0;if(f.length>1&&!c)return"takes one option only";const m=new Set;for(const e of f){if(typeof e=="object")return`takes ${c?"an array of options":"an option"} as\
 text`;const n=String(e),a=i.find(_=>_.value===n)??i.find(_=>_.display===n);if(a)m.add(a.value);else if(t.kind==="dropdown"&&t.flags&u.zx)m.add(n);else return`t\
akes one of ${d(i.map(_=>_.value))}`}const M=new Map(i.map((e,n)=>[e.value,n]));return{kind:"choices",values:[...m].sort((e,n)=>(M.get(e)??0)-(M.get(n)??0))}}}const y=({
kind:r,name:t})=>t!==""&&r!=="button"&&r!=="signature"&&r!=="unknown",o=({state:r})=>Buffer.from(r,"latin1").toString("utf8"),d=r=>r.length===0?"nothing: it has\
 no options":r.length>p?`${(0,A.TL)(r.slice(0,p))} and ${r.length-p} more`:(0,A.TL)(r);function l(r,t){return t===null?r===null||r==="":Array.isArray(r)&&Array.
isArray(t)?r.length===t.length&&r.every((s,i)=>s===t[i]):typeof r=="string"?r.replace(/\r\n?/g,`
`)===t:r===t}}),54324:((R,x,h)=>{h.d(x,{L4:()=>A,lD:()=>p,o9:()=>w,wb:()=>y});var O=h(16039),u=h(15718);function A(o,d,l,r="V"){const t=d.inherited(l.nodes[0],r),
s=t instanceof O.SX?t.text:t instanceof O.Mx?(0,u.Px)(t.bytes):void 0;if(s!==void 0)return s==="Off"?void 0:s;if(r!=="DV")for(const{dict:i}of l.widgets){const f=o.
resolve(i.get("AS"));if(f instanceof O.SX&&f.text!=="Off")return f.text}}function P(o,d){const l=o.resolve(o.dict(d.dict.get("AP"))?.get("N"));return l instanceof
O.Bi?[...l.keys()].filter(r=>r!=="Off"):[]}function p(o,d,l){const r=d.inherited(l.nodes[0],"Opt"),t=Array.isArray(r)?r.map(c=>(0,u.gF)(o,o.resolve(c))):[],s=l.
widgets.map(c=>P(o,c)),i=s.find(c=>c.length>0)?.[0]??A(o,d,l)??"Yes",f=l.widgets.flatMap((c,m)=>{const M=_=>t[m]??(0,u.r9)(_),D=s[m];if(D.length>0)return D.map(
_=>({widget:c,index:m,state:_,name:M(_),missing:!1}));const e=o.resolve(c.dict.get("AS")),a=(e instanceof O.SX&&e.text!=="Off"?e.text:void 0)??(l.kind==="radio"||
t.length>0?String(m):i);return[{widget:c,index:m,state:a,name:M(a),missing:!0}]});return{all:f,names:[...new Set(f.map(({name:c})=>c))]}}function w(o,d,l){const r=o.
resolve(o.dict(d.dict.get("AP"))?.get("N"));return r instanceof O.Bi&&r.has(l)}function y(o,d,l,r){for(const t of d.nodes)o.edit(t.number),t.dict.set("V",new O.
SX(l??"Off"));for(const t of d.widgets){o.edit(t.number);const s=l!==void 0&&w(o,t,l)&&r(t);t.dict.set("AS",new O.SX(s?l:"Off")),d.nodes.includes(t.node)||t.dict.
delete("V")}}}),76725:((R,x,h)=>{h.d(x,{$x:()=>l,Kh:()=>o,qg:()=>r,xS:()=>d});var O=h(49153),u=h(11275),A=h(38504),P=h(16039),p=h(54075),w=h(75767),y=h(90191);function o(s,i){
const f=s.resolve(i.get("S"));return(!i.has("S")||(0,P.Eo)(f,"JavaScript")||(0,P.Eo)(f,"Rendition"))&&s.resolve(i.get("JS"))!==null}async function d(s,i){const f=i.
filter(m=>(0,A.L)(s.get(m),M=>o(s,M)));if(f.length===0)return!1;const{live:c}=await(0,u.Gy)(s);return f.some(m=>c[m]===1)}async function l(s){return await d(s,(await(0,w.
S)(s)).JS)||r(s)}async function r(s){if(!(0,P.Zm)(s.get(s.catalogNumber)))return!1;const i=s.resolve((0,y.Wo)(s,"AcroForm")?.dict.get("XFA"));if(i===null)return!1;
if(s.security?.locked===!0)return null;for(const f of Array.isArray(i)?i:[i]){const c=s.resolve(f);if(!(c instanceof P.Z6))continue;let m;try{m=await s.decodedAtEase(
c)}catch(D){if(!(D instanceof O.zU)||D.code==="cancelled")throw D;return!0}const M=(0,p.xK)(m);if(M===void 0||M.includes("script")&&await t(M,s.job.pace))return!0}
return!1}async function t(s,i){const f=c=>(c.kind==="start"||c.kind==="empty")&&/^(?:[^:]*:)?script$/.test(c.name);return await(0,p.km)(s,i,f)!=="well-formed"}}),
95079:((R,x,h)=>{h.d(x,{NT:()=>t,Uv:()=>i,kz:()=>w,mO:()=>c,mw:()=>p,qA:()=>s,sj:()=>P,zx:()=>r});var O=h(90191),u=h(16039),A=h(38990);const P=1,p=2,w=4096,y=8192,
o=32768,d=65536,l=1<<17,r=1<<18,t=1<<21,s=1<<24,i=1<<25,f=10;class c{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,O.Wo)(e,"AcroForm"),this.visit=new O._i(e)}static async read(e){const n=new c(e),{form:a}=n;return await n.walk(n.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await n.readPages(),n}inherited(e,n){for(let a=e;a;a=a.parent){const _=this.document.resolve(a.dict.get(n));
if(_!==null)return _}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(e,n){const a=this.inherited(e,n);return typeof a=="numb\
er"?Math.trunc(a):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:n,nodes:a,widgets:_,fields:g,byName:E}=this,b=({number:v})=>!e.has(v)&&n.exists(v);for(const v of a.values())b(
v)||a.delete(v.number);for(const v of _.values())b(v)||_.delete(v.number);for(const{nodes:v,widgets:S}of g)m(v,b),m(S,b);m(g,({nodes:v})=>v.length>0);for(const[
v,S]of E)S.nodes.length===0&&E.delete(v);this.form=(0,O.Wo)(n,"AcroForm")}async walk(e,n){const{document:a,visit:_}=this;for(const g of(0,A.iA)(a,{from:e,below:n,
visit:_,depth:A.tP})){const{number:E,dict:b}=g;this.nodes.set(E,g);const v=this.references(b.get("Kids"),E,b,"Kids");(0,u.Eo)(a.resolve(b.get("Subtype")),"Widge\
t")||b.has("Rect")?this.addWidget(g):v.length===0&&(0,A.bf)(g)===g&&this.field(g);const T=a.job.pace.step(1500);T&&await T}}addWidget(e){const n={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,A.bf)(e)).widgets.push(n),this.widgets.set(e.number,n)}field(e){const n=this.fieldOf.get(e);if(n)return n;const{name:a,
part:_}=e,g=a===""?void 0:this.byName.get(a),E=this.integer(e,"Ff"),b=M(e.type,E);if(g?.kind===b)return g.nodes.push(e),this.fieldOf.set(e,g),g;const v={name:a,
part:_,kind:b,flags:E,nodes:[e],widgets:[]};return this.fields.push(v),a!==""&&!g&&this.byName.set(a,v),this.fieldOf.set(e,v),v}async readPages(){const{document:e}=this,
{pages:n,job:a}=e,{spend:_}=new O.b9(e);for(let g=0;g<n.count;g++){const E=n.number(g),b=e.entry(E,"Annots");_(e.array(b)?.length??0);for(const S of b===void 0?
[]:this.annotations(b,E)){const T=this.widgets.get(S.number)??await this.orphan(S);T&&T.pages.length>0&&_(f),T&&T.pages.at(-1)!==g+1&&T.pages.push(g+1);const L=a.
pace.step(300);L&&await L}const v=a.pace.step(300);v&&await v}}annotations(e,n){const a=this.document.array(e)??[];if(!a.some(E=>(0,u.Zm)(E)&&(0,u.Eo)(E.get("Su\
btype"),"Widget")))return a.filter(u.i9);const _=(0,u.i9)(e)?e.number:n;this.document.edit(_);const g=(0,u.i9)(e)?a:this.document.array(this.document.get(n).get(
"Annots"))??[];for(const[E,b]of g.entries())(0,u.Zm)(b)&&(0,u.Eo)(b.get("Subtype"),"Widget")&&(g[E]=this.document.add(b));return g.filter(u.i9)}async orphan(e){
const{document:n}=this;if(!(0,u.Eo)(n.resolve(n.entry(e.number,"Subtype")),"Widget"))return;const a=[e],_=new Set([e.number]);let g;for(let E=n.entry(e.number,"\
Parent");(0,u.i9)(E)&&a.length<A.tP&&(g=this.nodes.get(E.number),!(g||_.has(E.number)||!(0,u.Zm)(n.get(E))));)_.add(E.number),a.push(E),E=n.entry(E.number,"Pare\
nt");for(const E of a.reverse())this.nodes.has(E.number)||await this.walk([E],g),g=this.nodes.get(E.number);return this.widgets.get(e.number)}references(e,n,a,_){
const{document:g}=this,E=g.array(e);if(!E||!a)return[];if(!E.some(u.Zm))return E.filter(u.i9);g.edit((0,u.i9)(e)?e.number:n);const b=g.array(a.get(_))??[];for(const[
v,S]of b.entries())(0,u.Zm)(S)&&(b[v]=g.add(S));return b.filter(u.i9)}}function m(D,e){let n=0;for(const a of D)e(a)&&(D[n++]=a);D.length=n}function M(D,e){switch(D){case"\
Tx":return e&y?"password":"text";case"Btn":return e&d?"button":e&o?"radio":"checkbox";case"Ch":return e&l?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77497:((R,x,h)=>{h.d(x,{dx:()=>w,mU:()=>d,on:()=>p});var O=h(16039),u=h(76725),A=h(39721);const P=["K","F","V","C"];function p(t,s){let i=0;
for(const f of s.fields)for(const c of new Set([...f.nodes,...f.widgets].map(m=>m.dict))){for(const m of t.dict(c.get("AA"))?.values()??[])r(t,m)&&i++;r(t,c.get(
"A"))&&i++}return i}function w(t,s,i,f){const c=[],m=new Set(i.flatMap(({nodes:n})=>n.map(({number:a})=>a))),M=i.filter(n=>d(t,n));if(M.length>0&&c.push(y(M.map(
({name:n})=>n))),!f)return c;const D=(t.array(s.form?.dict.get("CO"))??[]).flatMap(n=>(0,O.i9)(n)&&!m.has(n.number)?[l(s,n.number)]:[]),e=[...new Set(D)].filter(
n=>n!=="");return e.length>0&&c.push(o(e)),c}const y=t=>({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${(0,A.KE)(t)}. The \
values are drawn as they were given.`}),o=t=>({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are no\
t run: ${(0,A.KE)(t)}. Fill them as well if they changed.`});function d(t,{nodes:s,widgets:i}){return[...s,...i].some(({dict:f})=>{const c=t.dict(f.get("AA"));return c&&
P.some(m=>r(t,c.get(m)))})}function l(t,s){return t.node(s)?.name??""}function r(t,s){const i=t.dict(s);return i!==void 0&&(0,u.Kh)(t,i)}}),15718:((R,x,h)=>{h.d(
x,{Px:()=>p,gF:()=>A,r9:()=>P,v8:()=>w});var O=h(20381),u=h(16039);function A(y,o){let d;return o instanceof u.Mx?d=(0,O.g7)(o):o instanceof u.Z6?d=(0,O.g7)(new u.
Mx(y.decoded(o))):o instanceof u.SX?d=P(o.text):typeof o=="number"&&(d=String(o)),d?.replace(/\r\n?/g,`
`)}function P(y){const o=Buffer.from(y,"latin1"),d=o.toString("utf8");return Buffer.from(d,"utf8").equals(o)?d:(0,O.g7)(new u.Mx(o))}const p=y=>Buffer.from(y).toString(
"latin1"),w=y=>(0,O.wx)(y.replace(/\n/g,"\r"))}),23319:((R,x,h)=>{h.d(x,{n:()=>A});var O=h(54324),u=h(15718);class A{document;model;constructor(p,w){this.document=
p,this.model=w}of(p,w="V"){const y=p.nodes[0];switch(p.kind){case"text":case"password":return(0,u.gF)(this.document,this.model.inherited(y,w))||null;case"checkb\
ox":case"radio":return this.button(p,(0,O.L4)(this.document,this.model,p,w));case"dropdown":case"list":{const o=this.chosen(p,w);return o.length===0?null:o.length===
1?o[0]:o}default:return null}}choices(p){const w=this.model.inherited(p.nodes[0],"Opt");return Array.isArray(w)?w.flatMap(y=>{const o=this.document.resolve(y);if(!Array.
isArray(o)){const r=(0,u.gF)(this.document,o);return r===void 0?[]:[{value:r,display:r}]}const[d,l]=o.map(r=>(0,u.gF)(this.document,this.document.resolve(r)));return d===
void 0&&l===void 0?[]:[{value:d??l,display:l??d}]}):[]}chosen(p,w="V"){const y=this.model.inherited(p.nodes[0],w),d=(Array.isArray(y)?y.map(r=>this.document.resolve(
r)):[y]).flatMap(r=>(0,u.gF)(this.document,r)||[]),l=this.choices(p);return d.map(r=>l.some(t=>t.value===r)?r:l.find(({display:t})=>t===r)?.value??r)}button(p,w){
if(w===void 0)return p.kind==="checkbox"?!1:null;const{all:y,names:o}=(0,O.lD)(this.document,this.model,p);return p.kind==="checkbox"&&o.length<=1?!0:y.find(d=>d.
state===w)?.name??(0,u.r9)(w)}}}),30656:((R,x,h)=>{h.d(x,{Yw:()=>y,br:()=>p,f4:()=>A,mD:()=>P});var O=h(49153),u=h(90191);function A(o,d){return d.form?.dict.has(
"XFA")?o.resolve(o.catalog.get("NeedsRendering"))===!0||!d.fields.some(({kind:r})=>r!=="unknown")?"dynamic":"static":"none"}function P(o,d){if(A(o,d)!=="dynamic")
return;const l="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new O.zU("invalid_parameters",`file: ${l}`,{issues:[{field:"file",message:l}],
advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function p(o,d){const l=(0,u.Wo)(o,"AcroForm");return l?.dict.
has("XFA")?(o.edit(l.holder),l.dict.delete("XFA"),o.catalog.has("NeedsRendering")&&o.editCatalog().delete("NeedsRendering"),[y(d)]):[]}const w={values:"it would\
 still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may \
have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The f\
ields themselves remain."},y=o=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${w[o]}`})})};
