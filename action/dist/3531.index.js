"use strict";exports.id=3531,exports.ids=[3531],exports.modules={4414:((T,D,w)=>{w.d(D,{K:()=>u,n:()=>O});var y=w(4324),d=w(5079),A=w(9721);const P="values",_=20;class O{document;model;values;names;used=new Map;issues=[];constructor(e,i,c){
this.document=e,this.model=i,this.values=c,this.names=new A.Lh(i.fields.filter(({name:g})=>g!==""))}assign(e,i){const c=[],g=[];for(const[b,v]of Object.entries(
e)){const M=this.names.find(b);if("problem"in M){g.push(b),(M.problem==="ambiguous"||i==="error")&&this.refuse(M.message);continue}const{field:t}=M,n=this.used.
get(t);if(this.used.set(t,b),n!==void 0){this.refuse(`${(0,A.TL)([n])} and ${(0,A.TL)([b])} name the same field: leave one of them out`);continue}const r=u(t)&&
m(v,this.values.of(t)),l=this.meaning(t,v);typeof l!="string"?c.push({field:t,assigned:l,same:r}):r?c.push({field:t,assigned:{kind:"kept"},same:r}):this.refuse(
`“${(0,A.vI)(t.name)}” ${l}`)}const f=Object.keys(e).length;return i==="ignore"&&f>0&&g.length===f&&this.issues.length===0&&this.refuse(`none of the ${f===1?
"names":`${f} names`} (${(0,A.KE)(Object.keys(e))}) is a field of the form${this.such()}`),{assignments:c,unknown:g,issues:this.issues}}such(){const e=[...this.
model.byName.keys()].slice(0,10);return e.length>0?`, which has ${(0,A.TL)(e)}`:""}refuse(e){this.issues.push({field:P,message:e})}meaning(e,i){const c=i===null||
i===""||Array.isArray(i)&&i.length===0;switch(e.kind){case"text":case"password":return c?{kind:"clear"}:this.text(e,i);case"checkbox":case"radio":return c?{kind:"\
clear"}:this.state(e,i);case"dropdown":case"list":return c?{kind:"clear"}:this.choices(e,i);case"button":return"is a push button, which has no value";case"signa\
ture":return"is a signature field, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(e,i){if(typeof i!="string"&&typeof i!=
"number")return"takes text or a number";const c=String(i).replace(/\r\n?/g,`
`),g=this.model.integer(e.nodes[0],"MaxLen");return g>0&&c.length>g?`takes at most ${g} ${g===1?"character":"characters"}; the value has ${c.length}`:{kind:"tex\
t",text:c}}state(e,i){if(typeof i=="object")return`takes ${this.expected(e)}`;const{all:c,names:g}=(0,y.lD)(this.document,this.model,e);if(typeof i!="boolean"){
const f=String(i),b=c.find(({name:v})=>v===f)??c.find(v=>s(v)===f);if(b)return{kind:"state",state:b};if(!/^(true|false|1|0)$/.test(f))return f==="Off"?{kind:"st\
ate",state:void 0}:`takes ${this.expected(e)}`;i=f==="true"||f==="1"}return i?g.length>1?`can be on in ${g.length} ways; choose one of ${a(g)}`:c[0]?{kind:"stat\
e",state:c[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(e){const{names:i}=(0,y.lD)(this.document,this.model,e);return e.kind===
"checkbox"&&i.length<=1?"true or false":`one of ${a(i)}`}choices(e,i){const c=this.values.choices(e),g=Array.isArray(i)?i:[i],f=e.kind==="list"&&(e.flags&d.NT)!==
0;if(g.length>1&&!f)return"takes one option only";const b=new Set;for(const t of g){if(typeof t=="object")return`takes ${f?"an array of options":"an option"} as\
 text`;const n=String(t),r=c.find(l=>l.value===n)??c.find(l=>l.display===n);if(r)b.add(r.value);else if(e.kind==="dropdown"&&e.flags&d.zx)b.add(n);else return`t\
akes one of ${a(c.map(l=>l.value))}`}const v=new Map(c.map((t,n)=>[t.value,n]));return{kind:"choices",values:[...b].sort((t,n)=>(v.get(t)??0)-(v.get(n)??0))}}}const u=({
kind:o,name:e})=>e!==""&&o!=="button"&&o!=="signature"&&o!=="unknown",s=({state:o})=>Buffer.from(o,"latin1").toString("utf8"),a=o=>o.length===0?"nothing: it has\
 no options":o.length>_?`${(0,A.TL)(o.slice(0,_))} and ${o.length-_} more`:(0,A.TL)(o);function m(o,e){return e===null?o===null||o==="":Array.isArray(o)&&Array.
isArray(e)?o.length===e.length&&o.every((i,c)=>i===e[c]):typeof o=="string"?o.replace(/\r\n?/g,`
`)===e:o===e}}),4324:((T,D,w)=>{w.d(D,{L4:()=>A,lD:()=>_,o9:()=>O,wb:()=>u});var y=w(6039),d=w(5718);function A(s,a,m,o="V"){const e=a.inherited(m.nodes[0],o),i=e instanceof
y.SX?e.text:e instanceof y.Mx?(0,d.Px)(e.bytes):void 0;if(i!==void 0)return i==="Off"?void 0:i;if(o!=="DV")for(const{dict:c}of m.widgets){const g=s.resolve(c.get(
"AS"));if(g instanceof y.SX&&g.text!=="Off")return g.text}}function P(s,a){const m=s.resolve(s.dict(a.dict.get("AP"))?.get("N"));return m instanceof y.Bi?[...m.
keys()].filter(o=>o!=="Off"):[]}function _(s,a,m){const o=a.inherited(m.nodes[0],"Opt"),e=Array.isArray(o)?o.map(f=>(0,d.gF)(s,s.resolve(f))):[],i=m.widgets.map(
f=>P(s,f)),c=i.find(f=>f.length>0)?.[0]??A(s,a,m)??"Yes",g=m.widgets.flatMap((f,b)=>{const v=l=>e[b]??(0,d.r9)(l),M=i[b];if(M.length>0)return M.map(l=>({widget:f,
index:b,state:l,name:v(l),missing:!1}));const t=s.resolve(f.dict.get("AS")),r=(t instanceof y.SX&&t.text!=="Off"?t.text:void 0)??(m.kind==="radio"||e.length>0?String(
b):c);return[{widget:f,index:b,state:r,name:v(r),missing:!0}]});return{all:g,names:[...new Set(g.map(({name:f})=>f))]}}function O(s,a,m){const o=s.resolve(s.dict(
a.dict.get("AP"))?.get("N"));return o instanceof y.Bi&&o.has(m)}function u(s,a,m,o){for(const e of a.nodes)s.edit(e.number),e.dict.set("V",new y.SX(m??"Off"));for(const e of a.
widgets){s.edit(e.number);const i=m!==void 0&&O(s,e,m)&&o(e);e.dict.set("AS",new y.SX(i?m:"Off")),a.nodes.includes(e.node)||e.dict.delete("V")}}}),5079:((T,D,w)=>{
w.d(D,{NT:()=>e,Uv:()=>c,kz:()=>O,mO:()=>f,mw:()=>_,qA:()=>i,sj:()=>P,zx:()=>o});var y=w(191),d=w(6039),A=w(8990);const P=1,_=2,O=4096,u=8192,s=32768,a=65536,m=1<<
17,o=1<<18,e=1<<21,i=1<<24,c=1<<25,g=10;class f{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){this.document=
t,this.form=(0,y.Wo)(t,"AcroForm"),this.visit=new y._i(t)}static async read(t){const n=new f(t),{form:r}=n;return await n.walk(n.references(r?.dict.get("Fields"),
r?.holder??-1,r?.dict,"Fields"),void 0),await n.readPages(),n}inherited(t,n){for(let r=t;r;r=r.parent){const l=this.document.resolve(r.dict.get(n));if(l!==null)
return l}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(t,n){const r=this.inherited(t,n);return typeof r=="number"?Math.trunc(
r):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearance\
s"))===!0}forget(t){const{document:n,nodes:r,widgets:l,fields:h,byName:p}=this,x=({number:E})=>!t.has(E)&&n.exists(E);for(const E of r.values())x(E)||r.delete(E.
number);for(const E of l.values())x(E)||l.delete(E.number);for(const{nodes:E,widgets:S}of h)b(E,x),b(S,x);b(h,({nodes:E})=>E.length>0);for(const[E,S]of p)S.nodes.
length===0&&p.delete(E);this.form=(0,y.Wo)(n,"AcroForm")}async walk(t,n){const{document:r,visit:l}=this;for(const h of(0,A.iA)(r,{from:t,below:n,visit:l,depth:A.
tP})){const{number:p,dict:x}=h;this.nodes.set(p,h);const E=this.references(x.get("Kids"),p,x,"Kids");(0,d.Eo)(r.resolve(x.get("Subtype")),"Widget")||x.has("Rect")?
this.addWidget(h):E.length===0&&(0,A.bf)(h)===h&&this.field(h);const k=r.job.pace.step(1500);k&&await k}}addWidget(t){const n={node:t,number:t.number,dict:t.dict,
pages:[]};this.field((0,A.bf)(t)).widgets.push(n),this.widgets.set(t.number,n)}field(t){const n=this.fieldOf.get(t);if(n)return n;const{name:r,part:l}=t,h=r===""?
void 0:this.byName.get(r),p=this.integer(t,"Ff"),x=v(t.type,p);if(h?.kind===x)return h.nodes.push(t),this.fieldOf.set(t,h),h;const E={name:r,part:l,kind:x,flags:p,
nodes:[t],widgets:[]};return this.fields.push(E),r!==""&&!h&&this.byName.set(r,E),this.fieldOf.set(t,E),E}async readPages(){const{document:t}=this,{pages:n,job:r}=t,
{spend:l}=new y.b9(t);for(let h=0;h<n.count;h++){const p=n.number(h),x=t.entry(p,"Annots");l(t.array(x)?.length??0);for(const S of x===void 0?[]:this.annotations(
x,p)){const k=this.widgets.get(S.number)??await this.orphan(S);k&&k.pages.length>0&&l(g),k&&k.pages.at(-1)!==h+1&&k.pages.push(h+1);const R=r.pace.step(300);R&&
await R}const E=r.pace.step(300);E&&await E}}annotations(t,n){const r=this.document.array(t)??[];if(!r.some(p=>(0,d.Zm)(p)&&(0,d.Eo)(p.get("Subtype"),"Widget")))
return r.filter(d.i9);const l=(0,d.i9)(t)?t.number:n;this.document.edit(l);const h=(0,d.i9)(t)?r:this.document.array(this.document.get(n).get("Annots"))??[];for(const[
p,x]of h.entries())(0,d.Zm)(x)&&(0,d.Eo)(x.get("Subtype"),"Widget")&&(h[p]=this.document.add(x));return h.filter(d.i9)}async orphan(t){const{document:n}=this;if(!(0,d.
Eo)(n.resolve(n.entry(t.number,"Subtype")),"Widget"))return;const r=[t],l=new Set([t.number]);let h;for(let p=n.entry(t.number,"Parent");(0,d.i9)(p)&&r.length<A.
tP&&(h=this.nodes.get(p.number),!(h||l.has(p.number)||!(0,d.Zm)(n.get(p))));)l.add(p.number),r.push(p),p=n.entry(p.number,"Parent");for(const p of r.reverse())this.
nodes.has(p.number)||await this.walk([p],h),h=this.nodes.get(p.number);return this.widgets.get(t.number)}references(t,n,r,l){const{document:h}=this,p=h.array(t);
if(!p||!r)return[];if(!p.some(d.Zm))return p.filter(d.i9);h.edit((0,d.i9)(t)?t.number:n);const x=h.array(r.get(l))??[];for(const[E,S]of x.entries())(0,d.Zm)(S)&&
(x[E]=h.add(S));return x.filter(d.i9)}}function b(M,t){let n=0;for(const r of M)t(r)&&(M[n++]=r);M.length=n}function v(M,t){switch(M){case"Tx":return t&u?"passw\
ord":"text";case"Btn":return t&a?"button":t&s?"radio":"checkbox";case"Ch":return t&m?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),7497:((T,D,w)=>{
w.d(D,{dx:()=>O,mU:()=>a,on:()=>_});var y=w(6039),d=w(6725),A=w(9721);const P=["K","F","V","C"];function _(e,i){let c=0;for(const g of i.fields)for(const f of new Set(
[...g.nodes,...g.widgets].map(b=>b.dict))){for(const b of e.dict(f.get("AA"))?.values()??[])o(e,b)&&c++;o(e,f.get("A"))&&c++}return c}function O(e,i,c,g){const f=[],
b=new Set(c.flatMap(({nodes:n})=>n.map(({number:r})=>r))),v=c.filter(n=>a(e,n));if(v.length>0&&f.push(u(v.map(({name:n})=>n))),!g)return f;const M=(e.array(i.form?.
dict.get("CO"))??[]).flatMap(n=>(0,y.i9)(n)&&!b.has(n.number)?[m(i,n.number)]:[]),t=[...new Set(M)].filter(n=>n!=="");return t.length>0&&f.push(s(t)),f}const u=e=>({
code:"scripts_not_run",message:`Scripts that format or check values were not run: ${(0,A.KE)(e)}. The values are drawn as they were given.`}),s=e=>({code:"field\
s_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are not run: ${(0,A.KE)(e)}. Fill them as well if they changed.`});
function a(e,{nodes:i,widgets:c}){return[...i,...c].some(({dict:g})=>{const f=e.dict(g.get("AA"));return f&&P.some(b=>o(e,f.get(b)))})}function m(e,i){return e.
node(i)?.name??""}function o(e,i){const c=e.dict(i);return c!==void 0&&(0,d.Kh)(e,c)}}),5718:((T,D,w)=>{w.d(D,{Px:()=>_,gF:()=>A,r9:()=>P,v8:()=>O});var y=w(381),
d=w(6039);function A(u,s){let a;return s instanceof d.Mx?a=(0,y.g7)(s):s instanceof d.Z6?a=(0,y.g7)(new d.Mx(u.decoded(s))):s instanceof d.SX?a=P(s.text):typeof s==
"number"&&(a=String(s)),a?.replace(/\r\n?/g,`
`)}function P(u){const s=Buffer.from(u,"latin1"),a=s.toString("utf8");return Buffer.from(a,"utf8").equals(s)?a:(0,y.g7)(new d.Mx(s))}const _=u=>Buffer.from(u).toString(
"latin1"),O=u=>(0,y.wx)(u.replace(/\n/g,"\r"))}),3319:((T,D,w)=>{w.d(D,{n:()=>A});var y=w(4324),d=w(5718);class A{document;model;constructor(_,O){this.document=
_,this.model=O}of(_,O="V"){const u=_.nodes[0];switch(_.kind){case"text":case"password":return(0,d.gF)(this.document,this.model.inherited(u,O))||null;case"checkb\
ox":case"radio":return this.button(_,(0,y.L4)(this.document,this.model,_,O));case"dropdown":case"list":{const s=this.chosen(_,O);return s.length===0?null:s.length===
1?s[0]:s}default:return null}}choices(_){const O=this.model.inherited(_.nodes[0],"Opt");return Array.isArray(O)?O.flatMap(u=>{const s=this.document.resolve(u);if(!Array.
isArray(s)){const o=(0,d.gF)(this.document,s);return o===void 0?[]:[{value:o,display:o}]}const[a,m]=s.map(o=>(0,d.gF)(this.document,this.document.resolve(o)));return a===
void 0&&m===void 0?[]:[{value:a??m,display:m??a}]}):[]}chosen(_,O="V"){const u=this.model.inherited(_.nodes[0],O),a=(Array.isArray(u)?u.map(o=>this.document.resolve(
o)):[u]).flatMap(o=>(0,d.gF)(this.document,o)||[]),m=this.choices(_);return a.map(o=>m.some(e=>e.value===o)?o:m.find(({display:e})=>e===o)?.value??o)}button(_,O){
if(O===void 0)return _.kind==="checkbox"?!1:null;const{all:u,names:s}=(0,y.lD)(this.document,this.model,_);return _.kind==="checkbox"&&s.length<=1?!0:u.find(a=>a.
state===O)?.name??(0,d.r9)(O)}}}),656:((T,D,w)=>{w.d(D,{Yw:()=>O,br:()=>P,f4:()=>d,mD:()=>A});var y=w(9153);function d(u,s){return s.form?.dict.has("XFA")?u.resolve(
u.catalog.get("NeedsRendering"))===!0||!s.fields.some(({kind:m})=>m!=="unknown")?"dynamic":"static":"none"}function A(u,s){if(d(u,s)!=="dynamic")return;const a="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new y.zU("invalid_parameters",`file: ${a}`,{issues:[{field:"file",message:a}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function P(u,s){const{form:a}=s;return a?.dict.has("XFA")?(u.edit(a.holder),
a.dict.delete("XFA"),u.catalog.has("NeedsRendering")&&u.editCatalog().delete("NeedsRendering"),[O("values")]):[]}const _={values:"it would still show the old va\
lues.",pages:"it described removed pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},O=u=>({code:"xfa_rem\
oved",message:`The XFA version of the form was removed, because ${_[u]}`})})};
