"use strict";exports.id=2577,exports.ids=[2577],exports.modules={85673:((k,R,p)=>{p.d(R,{gx:()=>b,h:()=>D});function O(s,f){const d=h(s,f);if(d!==void 0)return[d];const c=y(
s);return f.filter(o=>y(o).some(m=>m.length>3&&c.includes(m)))}function h(s,f){let d;for(const c of f){const o=w(y(s),y(c));o<=2&&o<(d?.count??1/0)&&(d={name:c,
count:o})}return d?.name}function w(s,f){return s.length!==f.length?s.length*f.length===0?1/0:w([s.join("")],[f.join("")]):f.reduce((d,c,o)=>{const m=s[o]??"",_=Math.
min(m.length,c.length),g=a(m,c);return g>(_<3?0:_<7?1:2)?1/0:d+g},0)}const D=(s,f)=>A(O(s,f));function b(s,f){const d=h(s,f),c=o=>y(o).sort().join(" ");return A(
d===void 0?f.filter(o=>s!==""&&c(o)===c(s)):[d])}const A=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,y=s=>s.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(f=>f!=="");function a(s,f){let d=[],c=Array.from({length:f.length+1},(o,m)=>m);for(let o=0;o<s.length;o++){const m=[o+
1];for(let _=0;_<f.length;_++){const g=o>0&&_>0&&s[o]===f[_-1]&&s[o-1]===f[_];m.push(Math.min((c[_+1]??0)+1,(m[_]??0)+1,(c[_]??0)+(s[o]===f[_]?0:1),g?(d[_-1]??0)+
1:1/0))}d=c,c=m}return c.at(-1)??0}}),38544:((k,R,p)=>{p.d(R,{n:()=>M,K:()=>n});var O=p(52604),h=p(52755),w=p(98446),D=p(85673);const b=2e3,A=10;class y{fields;full=new Map;loose=[
new Map,new Map,new Map,new Map];constructor(t){this.fields=t;for(const e of t){const r=e.name.normalize("NFC"),E=e.part.normalize("NFC");this.full.has(r)||this.
full.set(r,e);for(const[x,S]of[s(r),E,s(E),r.trim()].entries()){const I=this.loose[x].get(S);I?I.push(e):this.loose[x].set(S,[e])}}}find(t){const e=this.exactly(
t);return"problem"in e&&e.problem==="unknown"&&t!==t.trim()?this.exactly(t.trim()):e}exactly(t){const e=t.normalize("NFC"),r=this.full.get(e);if(r)return{field:r};
for(const E of this.loose){const x=E.get(e);if(x?.length===1)return{field:x[0]};if(x)return{problem:"ambiguous",message:a(t,x)}}return{problem:"unknown",message:this.
unknown(t)}}unknown(t){const e=this.fields.slice(0,b).map(({name:I})=>I),r=this.fields.slice(0,b).map(({part:I})=>I),E=(0,D.gx)(t,e)||(0,D.gx)(t,[...new Set(r)]),
x=this.fields.length>A?`${this.fields.length} fields, such as `:"",S=E===""?`; the form has ${x}${(0,w.DR)(e.slice(0,A))}`:E;return`“${(0,w.Bu)(t)}” is not a \
field of the form${S}`}}const a=(i,t)=>`“${(0,w.Bu)(i)}” is the name of ${t.length} fields: write the full name, such as ${(0,w.DR)(t.slice(0,A).map(({name:e})=>e))}`,
s=i=>i.replace(/\[\d+\]/g,""),f="values",d=20,c=10,o=2e3,m=new RegExp("\\p{Cs}","u"),_=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si",
"✓","✔","☑"]),g=new Set(["","false","no","n","off","0","nein","falsch","non","faux","☐","-"]);class M{document;model;values;names;used=new Map;issues=[];constructor(t,e,r){
this.document=t,this.model=e,this.values=r,this.names=new y(e.fields.filter(({name:E})=>E!==""))}assign(t,e){const r=[],E=[];for(const[S,I]of Object.entries(t)){
const N=this.names.find(S);if("problem"in N){E.push(S),(N.problem==="ambiguous"||e==="error")&&this.refuse(N.message);continue}const{field:P}=N,L=this.used.get(
P);if(this.used.set(P,S),L!==void 0){this.refuse(`${(0,w.DR)([L])} and ${(0,w.DR)([S])} name the same field: leave one of them out`);continue}const C=n(P)&&v(I,
this.values.of(P)),B=this.meaning(P,I);typeof B!="string"?r.push({field:P,assigned:B,same:C}):C?r.push({field:P,assigned:{kind:"kept"},same:C}):this.refuse(`“${(0,w.
Bu)(P.name)}” ${B}`)}const x=Object.keys(t).length;return e==="ignore"&&x>0&&E.length===x&&this.issues.length===0&&this.refuse(`none of the ${x===1?"names":`${x}\
 names`} (${this.guessed(Object.keys(t))}) is a field of the form${this.such()}`),{assignments:r,unknown:E,issues:this.issues}}such(){const t=[...this.model.byName.
keys()];return t.length>0?`, which has ${(0,w.DR)(t,c)}`:""}guessed(t){const e=[...this.model.byName.keys()].slice(0,o);return(0,w.Zv)(t.slice(0,c).map(r=>`${(0,w.
Bu)(r)}${(0,D.gx)(r,e)}`).concat(t.slice(c)))}refuse(t){this.issues.push({field:f,message:t})}meaning(t,e){if(typeof e=="number"&&!F(e))return"takes a number of\
 at most 15 digits: write a longer one in quotes, because as a number it loses digits";const r=e===null||e===""||Array.isArray(e)&&e.length===0;switch(t.kind){case"\
text":case"password":return r?{kind:"clear"}:this.text(t,e);case"checkbox":case"radio":return r?{kind:"clear"}:this.state(t,e);case"dropdown":case"list":return r?
{kind:"clear"}:this.choices(t,e);case"button":return"is a push button, which has no value";case"signature":return"is a signature field, which only signing fills";case"\
unknown":return"has no field type, so it cannot be filled"}}text(t,e){if(typeof e=="object")return"takes text or a number";const r=String(e).replace(/\r\n?/g,`
`);if(m.test(r))return"takes no incomplete character (a lone surrogate)";const E=this.model.integer(t.nodes[0],"MaxLen");return E>0&&r.length>E?`takes at most ${(0,w.
y_)(E,"character")}; the value has ${r.length}`:{kind:"text",text:r}}state(t,e){if(typeof e=="object")return`takes ${this.expected(t)}`;const{all:r,names:E}=(0,O.
lD)(this.document,this.model,t);if(typeof e!="boolean"){const x=String(e),S=P=>r.find(({name:L})=>L===P)??r.find(L=>u(L)===P),I=S(x)??S(x.trim());if(I)return{kind:"\
state",state:I};const N=x.trim().toLowerCase();if(!_.has(N)&&!g.has(N))return`takes ${this.expected(t)}`;e=_.has(N)}return e?E.length>1?`can be on in ${E.length}\
 ways; choose one of ${l(E)}`:r[0]?{kind:"state",state:r[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(t){const{names:e}=(0,O.
lD)(this.document,this.model,t);return t.kind==="checkbox"&&e.length<=1?"true or false":`one of ${l(e)}`}choices(t,e){const r=this.values.choices(t),E=Array.isArray(
e)?e:[e],x=t.kind==="list"&&(t.flags&h.NT)!==0;if(E.length>1&&!x)return"takes one option only";const S=new Set;for(const P of E){if(typeof P=="object")return`ta\
kes ${x?"an array of options":"an option"} as text`;const L=String(P),C=T(r,L)??T(r,L.trim());if(C)S.add(C.value);else if(t.kind==="dropdown"&&t.flags&h.zx)S.add(
L);else return`takes one of ${l(r.map(B=>B.value))}`}const I=new Map(r.map((P,L)=>[P.value,L]));return{kind:"choices",values:[...S].sort((P,L)=>(I.get(P)??0)-(I.
get(L)??0))}}}const T=(i,t)=>i.find(({value:e})=>e===t)??i.find(({display:e})=>e===t),F=i=>Number.isSafeInteger(i)||Number.isFinite(i)&&!Number.isInteger(i),n=({
kind:i,name:t})=>t!==""&&i!=="button"&&i!=="signature"&&i!=="unknown",u=({state:i})=>Buffer.from(i,"latin1").toString("utf8"),l=i=>i.length===0?"nothing: it has\
 no options":(0,w.DR)(i,d);function v(i,t){return t===null?i===null||i==="":Array.isArray(i)&&Array.isArray(t)?i.length===t.length&&i.every((e,r)=>e===t[r]):typeof i==
"string"?i.replace(/\r\n?/g,`
`)===t:i===t}}),52604:((k,R,p)=>{p.d(R,{L4:()=>w,lD:()=>b,o9:()=>A,wb:()=>y});var O=p(45599),h=p(25902);function w(a,s,f,d="V"){const c=s.inherited(f.nodes[0],d),
o=c instanceof O.SX?c.text:c instanceof O.Mx?(0,h.Ly)(c.bytes):void 0;if(o!==void 0)return o==="Off"?void 0:o;if(d!=="DV")for(const{dict:m}of f.widgets){const _=a.
resolve(m.get("AS"));if(_ instanceof O.SX&&_.text!=="Off")return _.text}}function D(a,s){const f=a.resolve(a.dict(s.dict.get("AP"))?.get("N"));return f instanceof
O.Bi?[...f.keys()].filter(d=>d!=="Off"):[]}function b(a,s,f){const d=s.inherited(f.nodes[0],"Opt"),c=Array.isArray(d)?d.map(g=>(0,h.gF)(a,a.resolve(g))):[],o=f.
widgets.map(g=>D(a,g)),m=o.find(g=>g.length>0)?.[0]??w(a,s,f)??"Yes",_=f.widgets.flatMap((g,M)=>{const T=v=>c[M]??(0,h.r9)(v),F=o[M];if(F.length>0)return F.map(
v=>({widget:g,index:M,state:v,name:T(v),missing:!1}));const n=a.resolve(g.dict.get("AS")),l=(n instanceof O.SX&&n.text!=="Off"?n.text:void 0)??(f.kind==="radio"||
c.length>0?String(M):m);return[{widget:g,index:M,state:l,name:T(l),missing:!0}]});return{all:_,names:[...new Set(_.map(({name:g})=>g))]}}function A(a,s,f){const d=a.
resolve(a.dict(s.dict.get("AP"))?.get("N"));return d instanceof O.Bi&&d.has(f)}function y(a,s,f,d){for(const c of s.nodes)a.edit(c.number),c.dict.set("V",new O.
SX(f??"Off"));for(const c of s.widgets){a.edit(c.number);const o=f!==void 0&&A(a,c,f)&&d(c);c.dict.set("AS",new O.SX(o?f:"Off")),s.nodes.includes(c.node)||c.dict.
delete("V")}}}),84961:((k,R,p)=>{p.d(R,{$x:()=>f,Kh:()=>a,qg:()=>d,xS:()=>s});var O=p(58552),h=p(33973),w=p(90536),D=p(45599),b=p(3907),A=p(33311),y=p(9819);function a(o,m){
const _=o.resolve(m.get("S"));return(!m.has("S")||(0,D.Eo)(_,"JavaScript")||(0,D.Eo)(_,"Rendition"))&&o.resolve(m.get("JS"))!==null}async function s(o,m){const _=m.
filter(M=>(0,w.L)(o.get(M),T=>a(o,T)));if(_.length===0)return!1;const{live:g}=await(0,h.Gy)(o);return _.some(M=>g[M]===1)}async function f(o){return await s(o,(await(0,A.
S)(o)).JS)||d(o)}async function d(o){if(!(0,D.Zm)(o.get(o.catalogNumber)))return!1;const m=o.resolve((0,y.Wo)(o,"AcroForm")?.dict.get("XFA"));if(m===null)return!1;
if(o.security?.locked===!0)return null;for(const _ of Array.isArray(m)?m:[m]){const g=o.resolve(_);if(!(g instanceof D.Z6))continue;let M;try{M=await o.decodedAtEase(
g)}catch(F){if(!(F instanceof O.zU)||F.code==="cancelled")throw F;return!0}const T=(0,b.xK)(M);if(T===void 0||T.includes("script")&&await c(T,o.job.pace))return!0}
return!1}async function c(o,m){const _=g=>(g.kind==="start"||g.kind==="empty")&&/^(?:[^:]*:)?script$/.test(g.name);return await(0,b.km)(o,m,_)!=="well-formed"}}),
52755:((k,R,p)=>{p.d(R,{NT:()=>c,Uv:()=>m,kz:()=>A,mO:()=>g,mw:()=>b,qA:()=>o,sj:()=>D,zx:()=>d});var O=p(9819),h=p(45599),w=p(91374);const D=1,b=2,A=4096,y=8192,
a=32768,s=65536,f=1<<17,d=1<<18,c=1<<21,o=1<<24,m=1<<25,_=10;class g{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(n){
this.document=n,this.form=(0,O.Wo)(n,"AcroForm"),this.visit=new O._i(n)}static async read(n){const u=new g(n),{form:l}=u;return await u.walk(u.references(l?.dict.
get("Fields"),l?.holder??-1,l?.dict,"Fields"),void 0),await u.readPages(),u}inherited(n,u){for(let l=n;l;l=l.parent){const v=this.document.resolve(l.dict.get(u));
if(v!==null)return v}return u==="DA"||u==="Q"?this.document.resolve(this.form?.dict.get(u)):null}integer(n,u){const l=this.inherited(n,u);return typeof l=="numb\
er"?Math.trunc(l):0}node(n){return this.nodes.get(n)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(n){const{document:u,nodes:l,widgets:v,fields:i,byName:t}=this,e=({number:r})=>!n.has(r)&&u.exists(r);for(const r of l.values())e(
r)||l.delete(r.number);for(const r of v.values())e(r)||v.delete(r.number);for(const{nodes:r,widgets:E}of i)M(r,e),M(E,e);M(i,({nodes:r})=>r.length>0);for(const[
r,E]of t)E.nodes.length===0&&t.delete(r);this.form=(0,O.Wo)(u,"AcroForm")}async walk(n,u){const{document:l,visit:v}=this;for(const i of(0,w.iA)(l,{from:n,below:u,
visit:v,depth:w.tP})){const{number:t,dict:e}=i;this.nodes.set(t,i);const r=this.references(e.get("Kids"),t,e,"Kids");(0,h.Eo)(l.resolve(e.get("Subtype")),"Widge\
t")||e.has("Rect")?this.addWidget(i):r.length===0&&(0,w.bf)(i)===i&&this.field(i);const x=l.job.pace.step(1500);x&&await x}}addWidget(n){const u={node:n,number:n.
number,dict:n.dict,pages:[]};this.field((0,w.bf)(n)).widgets.push(u),this.widgets.set(n.number,u)}field(n){const u=this.fieldOf.get(n);if(u)return u;const{name:l,
part:v}=n,i=l===""?void 0:this.byName.get(l),t=this.integer(n,"Ff"),e=T(n.type,t);if(i?.kind===e)return i.nodes.push(n),this.fieldOf.set(n,i),i;const r={name:l,
part:v,kind:e,flags:t,nodes:[n],widgets:[]};return this.fields.push(r),l!==""&&!i&&this.byName.set(l,r),this.fieldOf.set(n,r),r}async readPages(){const{document:n}=this,
{pages:u,job:l}=n,{spend:v}=new O.b9(n);for(let i=0;i<u.count;i++){const t=u.number(i),e=n.entry(t,"Annots");v(n.array(e)?.length??0);for(const E of e===void 0?
[]:this.annotations(e,t)){const x=this.widgets.get(E.number)??await this.orphan(E);x&&x.pages.length>0&&v(_),x&&x.pages.at(-1)!==i+1&&x.pages.push(i+1);const S=l.
pace.step(300);S&&await S}const r=l.pace.step(300);r&&await r}}annotations(n,u){const l=this.document.array(n)??[];if(!l.some(t=>(0,h.Zm)(t)&&(0,h.Eo)(t.get("Su\
btype"),"Widget")))return l.filter(h.i9);const v=(0,h.i9)(n)?n.number:u;this.document.edit(v);const i=(0,h.i9)(n)?l:this.document.array(this.document.get(u).get(
"Annots"))??[];for(const[t,e]of i.entries())(0,h.Zm)(e)&&(0,h.Eo)(e.get("Subtype"),"Widget")&&(i[t]=this.document.add(e));return i.filter(h.i9)}async orphan(n){
const{document:u}=this;if(!(0,h.Eo)(u.resolve(u.entry(n.number,"Subtype")),"Widget"))return;const l=[n],v=new Set([n.number]);let i;for(let t=u.entry(n.number,"\
Parent");(0,h.i9)(t)&&l.length<w.tP&&(i=this.nodes.get(t.number),!(i||v.has(t.number)||!(0,h.Zm)(u.get(t))));)v.add(t.number),l.push(t),t=u.entry(t.number,"Pare\
nt");for(const t of l.reverse())this.nodes.has(t.number)||await this.walk([t],i),i=this.nodes.get(t.number);return this.widgets.get(n.number)}references(n,u,l,v){
const{document:i}=this,t=i.array(n);if(!t||!l)return[];if(!t.some(h.Zm))return t.filter(h.i9);i.edit((0,h.i9)(n)?n.number:u);const e=i.array(l.get(v))??[];for(const[
r,E]of e.entries())(0,h.Zm)(E)&&(e[r]=i.add(E));return e.filter(h.i9)}}function M(F,n){let u=0;for(const l of F)n(l)&&(F[u++]=l);F.length=u}function T(F,n){switch(F){case"\
Tx":return n&y?"password":"text";case"Btn":return n&s?"button":n&a?"radio":"checkbox";case"Ch":return n&f?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),76933:((k,R,p)=>{p.d(R,{dx:()=>A,mU:()=>s,on:()=>b});var O=p(45599),h=p(98446),w=p(84961);const D=["K","F","V","C"];function b(c,o){let m=0;
for(const _ of o.fields)for(const g of new Set([..._.nodes,..._.widgets].map(M=>M.dict))){for(const M of c.dict(g.get("AA"))?.values()??[])d(c,M)&&m++;d(c,g.get(
"A"))&&m++}return m}function A(c,o,m,_){const g=[],M=new Set(m.flatMap(({nodes:u})=>u.map(({number:l})=>l))),T=m.filter(u=>s(c,u));if(T.length>0&&g.push(y(T.map(
({name:u})=>u))),!_)return g;const F=(c.array(o.form?.dict.get("CO"))??[]).flatMap(u=>(0,O.i9)(u)&&!M.has(u.number)?[f(o,u.number)]:[]),n=[...new Set(F)].filter(
u=>u!=="");return n.length>0&&g.push(a(n)),g}const y=c=>({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${(0,h.Zv)(c)}. The \
values are drawn as they were given.`}),a=c=>({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are no\
t run: ${(0,h.Zv)(c)}. Fill them as well if they changed.`});function s(c,{nodes:o,widgets:m}){return[...o,...m].some(({dict:_})=>{const g=c.dict(_.get("AA"));return g&&
D.some(M=>d(c,g.get(M)))})}function f(c,o){return c.node(o)?.name??""}function d(c,o){const m=c.dict(o);return m!==void 0&&(0,w.Kh)(c,m)}}),25902:((k,R,p)=>{p.d(
R,{Ly:()=>b,gF:()=>w,r9:()=>D,v8:()=>A});var O=p(77581),h=p(45599);function w(y,a){let s;return a instanceof h.Mx?s=(0,O.g7)(a):a instanceof h.Z6?s=(0,O.g7)(new h.
Mx(y.decoded(a))):a instanceof h.SX?s=D(a.text):typeof a=="number"&&(s=String(a)),s?.replace(/\r\n?/g,`
`)}function D(y){const a=Buffer.from(y,"latin1"),s=a.toString("utf8");return Buffer.from(s,"utf8").equals(a)?s:(0,O.g7)(new h.Mx(a))}const b=y=>Buffer.from(y).toString(
"latin1"),A=y=>(0,O.wx)(y.replace(/\n/g,"\r"))}),16259:((k,R,p)=>{p.d(R,{n:()=>w});var O=p(52604),h=p(25902);class w{document;model;constructor(b,A){this.document=
b,this.model=A}of(b,A="V"){const y=b.nodes[0];switch(b.kind){case"text":case"password":return(0,h.gF)(this.document,this.model.inherited(y,A))||null;case"checkb\
ox":case"radio":return this.button(b,(0,O.L4)(this.document,this.model,b,A));case"dropdown":case"list":{const a=this.chosen(b,A);return a.length===0?null:a.length===
1?a[0]:a}default:return null}}choices(b){const A=this.model.inherited(b.nodes[0],"Opt");return Array.isArray(A)?A.flatMap(y=>{const a=this.document.resolve(y);if(!Array.
isArray(a)){const d=(0,h.gF)(this.document,a);return d===void 0?[]:[{value:d,display:d}]}const[s,f]=a.map(d=>(0,h.gF)(this.document,this.document.resolve(d)));return s===
void 0&&f===void 0?[]:[{value:s??f,display:f??s}]}):[]}chosen(b,A="V"){const y=this.model.inherited(b.nodes[0],A),s=(Array.isArray(y)?y.map(d=>this.document.resolve(
d)):[y]).flatMap(d=>(0,h.gF)(this.document,d)||[]),f=this.choices(b);return s.map(d=>f.some(c=>c.value===d)?d:f.find(({display:c})=>c===d)?.value??d)}button(b,A){
if(A===void 0)return b.kind==="checkbox"?!1:null;const{all:y,names:a}=(0,O.lD)(this.document,this.model,b);return b.kind==="checkbox"&&a.length<=1?!0:y.find(s=>s.
state===A)?.name??(0,h.r9)(A)}}}),77500:((k,R,p)=>{p.d(R,{Yw:()=>y,br:()=>b,f4:()=>w,mD:()=>D});var O=p(58552),h=p(9819);function w(a,s){return s.form?.dict.has(
"XFA")?a.resolve(a.catalog.get("NeedsRendering"))===!0||!s.fields.some(({kind:d})=>d!=="unknown")?"dynamic":"static":"none"}function D(a,s){if(w(a,s)!=="dynamic")
return;const f="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new O.zU("invalid_parameters",`file: ${f}`,{issues:[{field:"file",message:f}],
advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function b(a,s){const f=(0,h.Wo)(a,"AcroForm");return f?.dict.
has("XFA")?(a.edit(f.holder),f.dict.delete("XFA"),a.catalog.has("NeedsRendering")&&a.editCatalog().delete("NeedsRendering"),[y(s)]):[]}const A={values:"it would\
 still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may \
have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The f\
ields themselves remain."},y=a=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${A[a]}`})})};
