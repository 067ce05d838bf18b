"use strict";exports.id=2577,exports.ids=[2577],exports.modules={85673:((B,S,m)=>{m.d(S,{gx:()=>O,h:()=>D});function b(n,d){const f=h(n,d);if(f!==void 0)return[f];const c=E(
n);return d.filter(o=>E(o).some(g=>g.length>3&&c.includes(g)))}function h(n,d){let f;for(const c of d){const o=y(E(n),E(c));o<=2&&o<(f?.count??1/0)&&(f={name:c,
count:o})}return f?.name}function y(n,d){return n.length!==d.length?n.length*d.length===0?1/0:y([n.join("")],[d.join("")]):d.reduce((f,c,o)=>{const g=n[o]??"",_=Math.
min(g.length,c.length),p=a(g,c);return p>(_<3?0:_<7?1:2)?1/0:f+p},0)}const D=(n,d)=>A(b(n,d));function O(n,d){const f=h(n,d),c=o=>E(o).sort().join(" ");return A(
f===void 0?d.filter(o=>n!==""&&c(o)===c(n)):[f])}const A=n=>n.length===0||n.length>3?"":` (did you mean ${n.join(" or ")}?)`,E=n=>n.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(d=>d!=="");function a(n,d){let f=[],c=Array.from({length:d.length+1},(o,g)=>g);for(let o=0;o<n.length;o++){const g=[o+
1];for(let _=0;_<d.length;_++){const p=o>0&&_>0&&n[o]===d[_-1]&&n[o-1]===d[_];g.push(Math.min((c[_+1]??0)+1,(g[_]??0)+1,(c[_]??0)+(n[o]===d[_]?0:1),p?(f[_-1]??0)+
1:1/0))}f=c,c=g}return c.at(-1)??0}}),38544:((B,S,m)=>{m.d(S,{n:()=>x,K:()=>s});var b=m(52604),h=m(52755),y=m(98446),D=m(85673);const O=2e3,A=10;class E{fields;full=new Map;loose=[
new Map,new Map,new Map,new Map];constructor(t){this.fields=t;for(const e of t){const r=e.name.normalize("NFC"),w=e.part.normalize("NFC");this.full.has(r)||this.
full.set(r,e);for(const[M,P]of[n(r),w,n(w),r.trim()].entries()){const F=this.loose[M].get(P);F?F.push(e):this.loose[M].set(P,[e])}}}find(t){const e=this.exactly(
t);return"problem"in e&&e.problem==="unknown"&&t!==t.trim()?this.exactly(t.trim()):e}exactly(t){const e=t.normalize("NFC"),r=this.full.get(e);if(r)return{field:r};
for(const w of this.loose){const M=w.get(e);if(M?.length===1)return{field:M[0]};if(M)return{problem:"ambiguous",message:a(t,M)}}return{problem:"unknown",message:this.
unknown(t)}}unknown(t){const e=this.fields.slice(0,O).map(({name:F})=>F),r=this.fields.slice(0,O).map(({part:F})=>F),w=(0,D.gx)(t,e)||(0,D.gx)(t,[...new Set(r)]),
M=this.fields.length>A?`${this.fields.length} fields, such as `:"",P=w===""?`; the form has ${M}${(0,y.DR)(e.slice(0,A))}`:w;return`“${(0,y.Bu)(t)}” is not a \
field of the form${P}`}}const a=(i,t)=>`“${(0,y.Bu)(i)}” is the name of ${t.length} fields: write the full name, such as ${(0,y.DR)(t.slice(0,A).map(({name:e})=>e))}`,
n=i=>i.replace(/\[\d+\]/g,""),d="values",f=20,c=10,o=2e3,g=new RegExp("\\p{Cs}","u"),_=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si",
"✓","✔","☑"]),p=new Set(["","false","no","n","off","0","nein","falsch","non","faux","☐","-"]);class x{document;model;values;names;used=new Map;issues=[];constructor(t,e,r){
this.document=t,this.model=e,this.values=r,this.names=new E(e.fields.filter(({name:w})=>w!==""))}assign(t,e){const r=[],w=[];for(const[P,F]of Object.entries(t)){
const C=this.names.find(P);if("problem"in C){w.push(P),(C.problem==="ambiguous"||e==="error")&&this.refuse(C.message);continue}const{field:R}=C,L=this.used.get(
R);if(this.used.set(R,P),L!==void 0){this.refuse(`${(0,y.DR)([L])} and ${(0,y.DR)([P])} name the same field: leave one of them out`);continue}const N=s(R)&&v(F,
this.values.of(R)),W=this.meaning(R,F);typeof W!="string"?r.push({field:R,assigned:W,same:N}):N?r.push({field:R,assigned:{kind:"kept"},same:N}):this.refuse(`“${(0,y.
Bu)(R.name)}” ${W}`)}const M=Object.keys(t).length;return e==="ignore"&&M>0&&w.length===M&&this.issues.length===0&&this.refuse(`none of the ${M===1?"names":`${M}\
 names`} (${this.guessed(Object.keys(t))}) is a field of the form${this.such()}`),{assignments:r,unknown:w,issues:this.issues}}such(){const t=[...this.model.byName.
keys()];return t.length>0?`, which has ${(0,y.DR)(t,c)}`:""}guessed(t){const e=[...this.model.byName.keys()].slice(0,o);return(0,y.Zv)(t.slice(0,c).map(r=>`${(0,y.
Bu)(r)}${(0,D.gx)(r,e)}`).concat(t.slice(c)))}refuse(t){this.issues.push({field:d,message:t})}meaning(t,e){if(typeof e=="number"&&!I(e))return"takes a number of\
 at most 15 digits: write a longer one in quotes, because as a number it loses digits";const r=e===null||e===""||Array.isArray(e)&&e.length===0;switch(t.kind){case"\
text":case"password":return r?{kind:"clear"}:this.text(t,e);case"checkbox":case"radio":return r?{kind:"clear"}:this.state(t,e);case"dropdown":case"list":return r?
{kind:"clear"}:this.choices(t,e);case"button":return"is a push button, which has no value";case"signature":return"is a signature field, which only signing fills";case"\
unknown":return"has no field type, so it cannot be filled"}}text(t,e){if(typeof e=="object")return"takes text or a number";const r=String(e).replace(/\r\n?/g,`
`);if(g.test(r))return"takes no incomplete character (a lone surrogate)";const w=this.model.integer(t.nodes[0],"MaxLen");return w>0&&r.length>w?`takes at most ${(0,y.
y_)(w,"character")}; the value has ${r.length}`:{kind:"text",text:r}}state(t,e){if(typeof e=="object")return`takes ${this.expected(t)}`;const{all:r,names:w}=(0,b.
lD)(this.document,this.model,t);if(typeof e!="boolean"){const M=String(e),P=R=>r.find(({name:L})=>L===R)??r.find(L=>u(L)===R),F=P(M)??P(M.trim());if(F)return{kind:"\
state",state:F};const C=M.trim().toLowerCase();if(!_.has(C)&&!p.has(C))return`takes ${this.expected(t)}`;e=_.has(C)}return e?w.length>1?`can be on in ${w.length}\
 ways; choose one of ${l(w)}`:r[0]?{kind:"state",state:r[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(t){const{names:e}=(0,b.
lD)(this.document,this.model,t);return t.kind==="checkbox"&&e.length<=1?"true or false":`one of ${l(e)}`}choices(t,e){const r=this.values.choices(t),w=Array.isArray(
e)?e:[e],M=t.kind==="list"&&(t.flags&h.NT)!==0;if(w.length>1&&!M)return"takes one option only";const P=new Set;for(const R of w){if(typeof R=="object")return`ta\
kes ${M?"an array of options":"an option"} as text`;const L=String(R),N=T(r,L)??T(r,L.trim());if(N)P.add(N.value);else if(t.kind==="dropdown"&&t.flags&h.zx)P.add(
L);else return`takes one of ${l(r.map(W=>W.value))}`}const F=new Map(r.map((R,L)=>[R.value,L]));return{kind:"choices",values:[...P].sort((R,L)=>(F.get(R)??0)-(F.
get(L)??0))}}}const T=(i,t)=>i.find(({value:e})=>e===t)??i.find(({display:e})=>e===t),I=i=>Number.isSafeInteger(i)||Number.isFinite(i)&&!Number.isInteger(i),s=({
kind:i,name:t})=>t!==""&&i!=="button"&&i!=="signature"&&i!=="unknown",u=({state:i})=>Buffer.from(i,"latin1").toString("utf8"),l=i=>i.length===0?"nothing: it has\
 no options":(0,y.DR)(i,f);function v(i,t){return t===null?i===null||i==="":Array.isArray(i)&&Array.isArray(t)?i.length===t.length&&i.every((e,r)=>e===t[r]):typeof i==
"string"?i.replace(/\r\n?/g,`
`)===t:i===t}}),52604:((B,S,m)=>{m.d(S,{L4:()=>y,lD:()=>O,o9:()=>A,wb:()=>E});var b=m(45599),h=m(25902);function y(a,n,d,f="V"){const c=n.inherited(d.nodes[0],f),
o=c instanceof b.SX?c.text:c instanceof b.Mx?(0,h.Ly)(c.bytes):void 0;if(o!==void 0)return o==="Off"?void 0:o;if(f!=="DV")for(const{dict:g}of d.widgets){const _=a.
resolve(g.get("AS"));if(_ instanceof b.SX&&_.text!=="Off")return _.text}}function D(a,n){const d=a.resolve(a.dict(n.dict.get("AP"))?.get("N"));return d instanceof
b.Bi?[...d.keys()].filter(f=>f!=="Off"):[]}function O(a,n,d){const f=n.inherited(d.nodes[0],"Opt"),c=Array.isArray(f)?f.map(p=>(0,h.gF)(a,a.resolve(p))):[],o=d.
widgets.map(p=>D(a,p)),g=o.find(p=>p.length>0)?.[0]??y(a,n,d)??"Yes",_=d.widgets.flatMap((p,x)=>{const T=v=>c[x]??(0,h.r9)(v),I=o[x];if(I.length>0)return I.map(
v=>({widget:p,index:x,state:v,name:T(v),missing:!1}));const s=a.resolve(p.dict.get("AS")),l=(s instanceof b.SX&&s.text!=="Off"?s.text:void 0)??(d.kind==="radio"||
c.length>0?String(x):g);return[{widget:p,index:x,state:l,name:T(l),missing:!0}]});return{all:_,names:[...new Set(_.map(({name:p})=>p))]}}function A(a,n,d){const f=a.
resolve(a.dict(n.dict.get("AP"))?.get("N"));return f instanceof b.Bi&&f.has(d)}function E(a,n,d,f){for(const c of n.nodes)a.edit(c.number),c.dict.set("V",new b.
SX(d??"Off"));for(const c of n.widgets){a.edit(c.number);const o=d!==void 0&&A(a,c,d)&&f(c);c.dict.set("AS",new b.SX(o?d:"Off")),n.nodes.includes(c.node)||c.dict.
delete("V")}}}),84961:((B,S,m)=>{m.d(S,{$x:()=>d,Kh:()=>a,qg:()=>f,xS:()=>n});var b=m(58552),h=m(33973),y=m(90536),D=m(45599),O=m(3907),A=m(33311),E=m(9819);function a(o,g){
const _=o.resolve(g.get("S"));return(!g.has("S")||(0,D.Eo)(_,"JavaScript")||(0,D.Eo)(_,"Rendition"))&&o.resolve(g.get("JS"))!==null}async function n(o,g){const _=g.
filter(x=>(0,y.L)(o.get(x),T=>a(o,T)));if(_.length===0)return!1;const{live:p}=await(0,h.Gy)(o);return _.some(x=>p[x]===1)}async function d(o){return await n(o,(await(0,A.
S)(o)).JS)||f(o)}async function f(o){if(!(0,D.Zm)(o.get(o.catalogNumber)))return!1;const g=o.resolve((0,E.Wo)(o,"AcroForm")?.dict.get("XFA"));if(g===null)return!1;
if(o.security?.locked===!0)return null;for(const _ of Array.isArray(g)?g:[g]){const p=o.resolve(_);if(!(p instanceof D.Z6))continue;let x;try{x=await o.decodedAtEase(
p)}catch(I){if(!(I instanceof b.zU)||I.code==="cancelled")throw I;return!0}const T=(0,O.xK)(x);if(T===void 0||T.includes("script")&&await c(T,o.job.pace))return!0}
return!1}async function c(o,g){const _=p=>(p.kind==="start"||p.kind==="empty")&&/^(?:[^:]*:)?script$/.test(p.name);return await(0,O.km)(o,g,_)!=="well-formed"}}),
52755:((B,S,m)=>{m.d(S,{NT:()=>c,Uv:()=>g,kz:()=>A,mO:()=>p,mw:()=>O,qA:()=>o,sj:()=>D,zx:()=>f});var b=m(9819),h=m(45599),y=m(91374);const D=1,O=2,A=4096,E=8192,
a=32768,n=65536,d=1<<17,f=1<<18,c=1<<21,o=1<<24,g=1<<25,_=10;class p{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(s){
this.document=s,this.form=(0,b.Wo)(s,"AcroForm"),this.visit=new b._i(s)}static async read(s){const u=new p(s),{form:l}=u;return await u.walk(u.references(l?.dict.
get("Fields"),l?.holder??-1,l?.dict,"Fields"),void 0),await u.readPages(),u}inherited(s,u){for(let l=s;l;l=l.parent){const v=this.document.resolve(l.dict.get(u));
if(v!==null)return v}return u==="DA"||u==="Q"?this.document.resolve(this.form?.dict.get(u)):null}integer(s,u){const l=this.inherited(s,u);return typeof l=="numb\
er"?Math.trunc(l):0}node(s){return this.nodes.get(s)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(s){const{document:u,nodes:l,widgets:v,fields:i,byName:t}=this,e=({number:r})=>!s.has(r)&&u.exists(r);for(const r of l.values())e(
r)||l.delete(r.number);for(const r of v.values())e(r)||v.delete(r.number);for(const{nodes:r,widgets:w}of i)x(r,e),x(w,e);x(i,({nodes:r})=>r.length>0);for(const[
r,w]of t)w.nodes.length===0&&t.delete(r);this.form=(0,b.Wo)(u,"AcroForm")}async walk(s,u){const{document:l,visit:v}=this;for(const i of(0,y.iA)(l,{from:s,below:u,
visit:v,depth:y.tP})){const{number:t,dict:e}=i;this.nodes.set(t,i);const r=this.references(e.get("Kids"),t,e,"Kids");(0,h.Eo)(l.resolve(e.get("Subtype")),"Widge\
t")||e.has("Rect")?this.addWidget(i):r.length===0&&(0,y.bf)(i)===i&&this.field(i);const M=l.job.pace.step(1500);M&&await M}}addWidget(s){const u={node:s,number:s.
number,dict:s.dict,pages:[]};this.field((0,y.bf)(s)).widgets.push(u),this.widgets.set(s.number,u)}field(s){const u=this.fieldOf.get(s);if(u)return u;const{name:l,
part:v}=s,i=l===""?void 0:this.byName.get(l),t=this.integer(s,"Ff"),e=T(s.type,t);if(i?.kind===e)return i.nodes.push(s),this.fieldOf.set(s,i),i;const r={name:l,
part:v,kind:e,flags:t,nodes:[s],widgets:[]};return this.fields.push(r),l!==""&&!i&&this.byName.set(l,r),this.fieldOf.set(s,r),r}async readPages(){const{document:s}=this,
{pages:u,job:l}=s,{spend:v}=new b.b9(s);for(let i=0;i<u.count;i++){const t=u.number(i),e=s.entry(t,"Annots");v(s.array(e)?.length??0);for(const w of e===void 0?
[]:this.annotations(e,t)){const M=this.widgets.get(w.number)??await this.orphan(w);M&&M.pages.length>0&&v(_),M&&M.pages.at(-1)!==i+1&&M.pages.push(i+1);const P=l.
pace.step(300);P&&await P}const r=l.pace.step(300);r&&await r}}annotations(s,u){const l=this.document.array(s)??[];if(!l.some(t=>(0,h.Zm)(t)&&(0,h.Eo)(t.get("Su\
btype"),"Widget")))return l.filter(h.i9);const v=(0,h.i9)(s)?s.number:u;this.document.edit(v);const i=(0,h.i9)(s)?l:this.document.array(this.document.get(u).get(
"Annots"))??[];for(const[t,e]of i.entries())(0,h.Zm)(e)&&(0,h.Eo)(e.get("Subtype"),"Widget")&&(i[t]=this.document.add(e));return i.filter(h.i9)}async orphan(s){
const{document:u}=this;if(!(0,h.Eo)(u.resolve(u.entry(s.number,"Subtype")),"Widget"))return;const l=[s],v=new Set([s.number]);let i;for(let t=u.entry(s.number,"\
Parent");(0,h.i9)(t)&&l.length<y.tP&&(i=this.nodes.get(t.number),!(i||v.has(t.number)||!(0,h.Zm)(u.get(t))));)v.add(t.number),l.push(t),t=u.entry(t.number,"Pare\
nt");for(const t of l.reverse())this.nodes.has(t.number)||await this.walk([t],i),i=this.nodes.get(t.number);return this.widgets.get(s.number)}references(s,u,l,v){
const{document:i}=this,t=i.array(s);if(!t||!l)return[];if(!t.some(h.Zm))return t.filter(h.i9);i.edit((0,h.i9)(s)?s.number:u);const e=i.array(l.get(v))??[];for(const[
r,w]of e.entries())(0,h.Zm)(w)&&(e[r]=i.add(w));return e.filter(h.i9)}}function x(I,s){let u=0;for(const l of I)s(l)&&(I[u++]=l);I.length=u}function T(I,s){switch(I){case"\
Tx":return s&E?"password":"text";case"Btn":return s&n?"button":s&a?"radio":"checkbox";case"Ch":return s&d?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),76933:((B,S,m)=>{m.d(S,{dx:()=>A,mU:()=>n,on:()=>O});var b=m(45599),h=m(98446),y=m(84961);const D=["K","F","V","C"];function O(c,o){let g=0;
for(const _ of o.fields)for(const p of new Set([..._.nodes,..._.widgets].map(x=>x.dict))){for(const x of c.dict(p.get("AA"))?.values()??[])f(c,x)&&g++;f(c,p.get(
"A"))&&g++}return g}function A(c,o,g,_){const p=[],x=new Set(g.flatMap(({nodes:u})=>u.map(({number:l})=>l))),T=g.filter(u=>n(c,u));if(T.length>0&&p.push(E(T.map(
({name:u})=>u))),!_)return p;const I=(c.array(o.form?.dict.get("CO"))??[]).flatMap(u=>(0,b.i9)(u)&&!x.has(u.number)?[d(o,u.number)]:[]),s=[...new Set(I)].filter(
u=>u!=="");return s.length>0&&p.push(a(s)),p}const E=c=>({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${(0,h.Zv)(c)}. The \
values are drawn as they were given.`}),a=c=>({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are no\
t run: ${(0,h.Zv)(c)}. Fill them as well if they changed.`});function n(c,{nodes:o,widgets:g}){return[...o,...g].some(({dict:_})=>{const p=c.dict(_.get("AA"));return p&&
D.some(x=>f(c,p.get(x)))})}function d(c,o){return c.node(o)?.name??""}function f(c,o){const g=c.dict(o);return g!==void 0&&(0,y.Kh)(c,g)}}),25902:((B,S,m)=>{m.d(
S,{Ly:()=>O,gF:()=>y,r9:()=>D,v8:()=>A});var b=m(77581),h=m(45599);function y(E,a){let n;return a instanceof h.Mx?n=(0,b.g7)(a):a instanceof h.Z6?n=(0,b.g7)(new h.
Mx(E.decoded(a))):a instanceof h.SX?n=D(a.text):typeof a=="number"&&(n=String(a)),n?.replace(/\r\n?/g,`
`)}function D(E){const a=Buffer.from(E,"latin1"),n=a.toString("utf8");return Buffer.from(n,"utf8").equals(a)?n:(0,b.g7)(new h.Mx(a))}const O=E=>Buffer.from(E).toString(
"latin1"),A=E=>(0,b.wx)(E.replace(/\n/g,"\r"))}),16259:((B,S,m)=>{m.d(S,{n:()=>y});var b=m(52604),h=m(25902);class y{document;model;constructor(O,A){this.document=
O,this.model=A}of(O,A="V"){const E=O.nodes[0];switch(O.kind){case"text":case"password":return(0,h.gF)(this.document,this.model.inherited(E,A))||null;case"checkb\
ox":case"radio":return this.button(O,(0,b.L4)(this.document,this.model,O,A));case"dropdown":case"list":{const a=this.chosen(O,A);return a.length===0?null:a.length===
1?a[0]:a}default:return null}}choices(O){const A=this.model.inherited(O.nodes[0],"Opt");return Array.isArray(A)?A.flatMap(E=>{const a=this.document.resolve(E);if(!Array.
isArray(a)){const f=(0,h.gF)(this.document,a);return f===void 0?[]:[{value:f,display:f}]}const[n,d]=a.map(f=>(0,h.gF)(this.document,this.document.resolve(f)));return n===
void 0&&d===void 0?[]:[{value:n??d,display:d??n}]}):[]}chosen(O,A="V"){const E=this.model.inherited(O.nodes[0],A),n=(Array.isArray(E)?E.map(f=>this.document.resolve(
f)):[E]).flatMap(f=>(0,h.gF)(this.document,f)||[]),d=this.choices(O);return n.map(f=>d.some(c=>c.value===f)?f:d.find(({display:c})=>c===f)?.value??f)}button(O,A){
if(A===void 0)return O.kind==="checkbox"?!1:null;const{all:E,names:a}=(0,b.lD)(this.document,this.model,O);return O.kind==="checkbox"&&a.length<=1?!0:E.find(n=>n.
state===A)?.name??(0,h.r9)(A)}}}),77500:((B,S,m)=>{m.d(S,{Yw:()=>E,br:()=>O,f4:()=>y,mD:()=>D});var b=m(58552),h=m(9819);function y(a,n){return n.form?.dict.has(
"XFA")?a.resolve(a.catalog.get("NeedsRendering"))===!0||!n.fields.some(({kind:f})=>f!=="unknown")?"dynamic":"static":"none"}function D(a,n){if(y(a,n)!=="dynamic")
return;const d="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new b.zU("invalid_parameters",`file: ${d}`,{issues:[{field:"file",message:d}],
advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function O(a,n){const d=(0,h.Wo)(a,"AcroForm");return d?.dict.
has("XFA")?(a.edit(d.holder),d.dict.delete("XFA"),a.catalog.has("NeedsRendering")&&a.editCatalog().delete("NeedsRendering"),[E(n)]):[]}const A={values:"it would\
 still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may \
have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The f\
ields themselves remain."},E=a=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${A[a]}`})}),33311:((B,S,m)=>{m.d(S,{S:()=>y});var b=m(
21996),h=m(70549);const y=(0,h.n)(D=>(0,b.zx)(D,["AP","JS","EF","ByteRange","Sig"]))})};
