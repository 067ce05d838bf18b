"use strict";exports.id=3531,exports.ids=[3531],exports.modules={14414:((R,S,_)=>{_.d(S,{K:()=>d,n:()=>p});var b=_(99678),h=_(54324),P=_(95079),D=_(39721);const w="values",v=20,
O=10,s=2e3,a=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si","✓","✔","☑"]),m=new Set(["","false","no","n","off","0","nein","fal\
sch","non","faux","☐","-"]);class p{document;model;values;names;used=new Map;issues=[];constructor(n,r,e){this.document=n,this.model=r,this.values=e,this.names=
new D.Lh(r.fields.filter(({name:t})=>t!==""))}assign(n,r){const e=[],t=[];for(const[y,f]of Object.entries(n)){const u=this.names.find(y);if("problem"in u){t.push(
y),(u.problem==="ambiguous"||r==="error")&&this.refuse(u.message);continue}const{field:l}=u,g=this.used.get(l);if(this.used.set(l,y),g!==void 0){this.refuse(`${(0,D.
TL)([g])} and ${(0,D.TL)([y])} name the same field: leave one of them out`);continue}const x=d(l)&&E(f,this.values.of(l)),T=this.meaning(l,f);typeof T!="string"?
e.push({field:l,assigned:T,same:x}):x?e.push({field:l,assigned:{kind:"kept"},same:x}):this.refuse(`“${(0,D.vI)(l.name)}” ${T}`)}const o=Object.keys(n).length;
return r==="ignore"&&o>0&&t.length===o&&this.issues.length===0&&this.refuse(`none of the ${o===1?"names":`${o} names`} (${this.guessed(Object.keys(n))}) is a fi\
eld of the form${this.such()}`),{assignments:e,unknown:t,issues:this.issues}}such(){const n=[...this.model.byName.keys()],r=n.length>O?` and ${n.length-O} more`:
"";return n.length>0?`, which has ${(0,D.TL)(n.slice(0,O))}${r}`:""}guessed(n){const r=[...this.model.byName.keys()].slice(0,s);return(0,D.KE)(n.slice(0,O).map(
e=>`${(0,D.vI)(e)}${(0,b.gx)(e,r)}`).concat(n.slice(O)))}refuse(n){this.issues.push({field:w,message:n})}meaning(n,r){const e=r===null||r===""||Array.isArray(r)&&
r.length===0;switch(n.kind){case"text":case"password":return e?{kind:"clear"}:this.text(n,r);case"checkbox":case"radio":return e?{kind:"clear"}:this.state(n,r);case"\
dropdown":case"list":return e?{kind:"clear"}:this.choices(n,r);case"button":return"is a push button, which has no value";case"signature":return"is a signature f\
ield, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(n,r){if(typeof r=="object")return"takes text or a number";
const e=String(r).replace(/\r\n?/g,`
`),t=this.model.integer(n.nodes[0],"MaxLen");return t>0&&e.length>t?`takes at most ${t} ${t===1?"character":"characters"}; the value has ${e.length}`:{kind:"tex\
t",text:e}}state(n,r){if(typeof r=="object")return`takes ${this.expected(n)}`;const{all:e,names:t}=(0,h.lD)(this.document,this.model,n);if(typeof r!="boolean"){
const o=String(r),y=l=>e.find(({name:g})=>g===l)??e.find(g=>A(g)===l),f=y(o)??y(o.trim());if(f)return{kind:"state",state:f};const u=o.trim().toLowerCase();if(!a.
has(u)&&!m.has(u))return`takes ${this.expected(n)}`;r=a.has(u)}return r?t.length>1?`can be on in ${t.length} ways; choose one of ${M(t)}`:e[0]?{kind:"state",state:e[0]}:
"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(n){const{names:r}=(0,h.lD)(this.document,this.model,n);return n.kind==="checkbox"&&
r.length<=1?"true or false":`one of ${M(r)}`}choices(n,r){const e=this.values.choices(n),t=Array.isArray(r)?r:[r],o=n.kind==="list"&&(n.flags&P.NT)!==0;if(t.length>
1&&!o)return"takes one option only";const y=new Set;for(const l of t){if(typeof l=="object")return`takes ${o?"an array of options":"an option"} as text`;const g=String(
l),x=c(e,g)??c(e,g.trim());if(x)y.add(x.value);else if(n.kind==="dropdown"&&n.flags&P.zx)y.add(g);else return`takes one of ${M(e.map(T=>T.value))}`}const f=new Map(
e.map((l,g)=>[l.value,g]));return{kind:"choices",values:[...y].sort((l,g)=>(f.get(l)??0)-(f.get(g)??0))}}}const c=(i,n)=>i.find(({value:r})=>r===n)??i.find(({display:r})=>r===
n),d=({kind:i,name:n})=>n!==""&&i!=="button"&&i!=="signature"&&i!=="unknown",A=({state:i})=>Buffer.from(i,"latin1").toString("utf8"),M=i=>i.length===0?"nothing:\
 it has no options":i.length>v?`${(0,D.TL)(i.slice(0,v))} and ${i.length-v} more`:(0,D.TL)(i);function E(i,n){return n===null?i===null||i==="":Array.isArray(i)&&
Array.isArray(n)?i.length===n.length&&i.every((r,e)=>r===n[e]):typeof i=="string"?i.replace(/\r\n?/g,`
`)===n:i===n}}),54324:((R,S,_)=>{_.d(S,{L4:()=>P,lD:()=>w,o9:()=>v,wb:()=>O});var b=_(16039),h=_(15718);function P(s,a,m,p="V"){const c=a.inherited(m.nodes[0],p),
d=c instanceof b.SX?c.text:c instanceof b.Mx?(0,h.Px)(c.bytes):void 0;if(d!==void 0)return d==="Off"?void 0:d;if(p!=="DV")for(const{dict:A}of m.widgets){const M=s.
resolve(A.get("AS"));if(M instanceof b.SX&&M.text!=="Off")return M.text}}function D(s,a){const m=s.resolve(s.dict(a.dict.get("AP"))?.get("N"));return m instanceof
b.Bi?[...m.keys()].filter(p=>p!=="Off"):[]}function w(s,a,m){const p=a.inherited(m.nodes[0],"Opt"),c=Array.isArray(p)?p.map(E=>(0,h.gF)(s,s.resolve(E))):[],d=m.
widgets.map(E=>D(s,E)),A=d.find(E=>E.length>0)?.[0]??P(s,a,m)??"Yes",M=m.widgets.flatMap((E,i)=>{const n=y=>c[i]??(0,h.r9)(y),r=d[i];if(r.length>0)return r.map(
y=>({widget:E,index:i,state:y,name:n(y),missing:!1}));const e=s.resolve(E.dict.get("AS")),o=(e instanceof b.SX&&e.text!=="Off"?e.text:void 0)??(m.kind==="radio"||
c.length>0?String(i):A);return[{widget:E,index:i,state:o,name:n(o),missing:!0}]});return{all:M,names:[...new Set(M.map(({name:E})=>E))]}}function v(s,a,m){const p=s.
resolve(s.dict(a.dict.get("AP"))?.get("N"));return p instanceof b.Bi&&p.has(m)}function O(s,a,m,p){for(const c of a.nodes)s.edit(c.number),c.dict.set("V",new b.
SX(m??"Off"));for(const c of a.widgets){s.edit(c.number);const d=m!==void 0&&v(s,c,m)&&p(c);c.dict.set("AS",new b.SX(d?m:"Off")),a.nodes.includes(c.node)||c.dict.
delete("V")}}}),76725:((R,S,_)=>{_.d(S,{$x:()=>m,Kh:()=>s,qg:()=>p,xS:()=>a});var b=_(49153),h=_(11275),P=_(38504),D=_(16039),w=_(54075),v=_(75767),O=_(90191);function s(d,A){
const M=d.resolve(A.get("S"));return(!A.has("S")||(0,D.Eo)(M,"JavaScript")||(0,D.Eo)(M,"Rendition"))&&d.resolve(A.get("JS"))!==null}async function a(d,A){const M=A.
filter(i=>(0,P.L)(d.get(i),n=>s(d,n)));if(M.length===0)return!1;const{live:E}=await(0,h.Gy)(d);return M.some(i=>E[i]===1)}async function m(d){return await a(d,(await(0,v.
S)(d)).JS)||p(d)}async function p(d){if(!(0,D.Zm)(d.get(d.catalogNumber)))return!1;const A=d.resolve((0,O.Wo)(d,"AcroForm")?.dict.get("XFA"));if(A===null)return!1;
if(d.security?.locked===!0)return null;for(const M of Array.isArray(A)?A:[A]){const E=d.resolve(M);if(!(E instanceof D.Z6))continue;let i;try{i=await d.decodedAtEase(
E)}catch(r){if(!(r instanceof b.zU)||r.code==="cancelled")throw r;return!0}const n=(0,w.xK)(i);if(n===void 0||n.includes("script")&&await c(n,d.job.pace))return!0}
return!1}async function c(d,A){const M=E=>(E.kind==="start"||E.kind==="empty")&&/^(?:[^:]*:)?script$/.test(E.name);return await(0,w.km)(d,A,M)!=="well-formed"}}),
95079:((R,S,_)=>{_.d(S,{NT:()=>c,Uv:()=>A,kz:()=>v,mO:()=>E,mw:()=>w,qA:()=>d,sj:()=>D,zx:()=>p});var b=_(90191),h=_(16039),P=_(38990);const D=1,w=2,v=4096,O=8192,
s=32768,a=65536,m=1<<17,p=1<<18,c=1<<21,d=1<<24,A=1<<25,M=10;class E{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,b.Wo)(e,"AcroForm"),this.visit=new b._i(e)}static async read(e){const t=new E(e),{form:o}=t;return await t.walk(t.references(o?.dict.
get("Fields"),o?.holder??-1,o?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let o=e;o;o=o.parent){const y=this.document.resolve(o.dict.get(t));
if(y!==null)return y}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){const o=this.inherited(e,t);return typeof o=="numb\
er"?Math.trunc(o):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:t,nodes:o,widgets:y,fields:f,byName:u}=this,l=({number:g})=>!e.has(g)&&t.exists(g);for(const g of o.values())l(
g)||o.delete(g.number);for(const g of y.values())l(g)||y.delete(g.number);for(const{nodes:g,widgets:x}of f)i(g,l),i(x,l);i(f,({nodes:g})=>g.length>0);for(const[
g,x]of u)x.nodes.length===0&&u.delete(g);this.form=(0,b.Wo)(t,"AcroForm")}async walk(e,t){const{document:o,visit:y}=this;for(const f of(0,P.iA)(o,{from:e,below:t,
visit:y,depth:P.tP})){const{number:u,dict:l}=f;this.nodes.set(u,f);const g=this.references(l.get("Kids"),u,l,"Kids");(0,h.Eo)(o.resolve(l.get("Subtype")),"Widge\
t")||l.has("Rect")?this.addWidget(f):g.length===0&&(0,P.bf)(f)===f&&this.field(f);const T=o.job.pace.step(1500);T&&await T}}addWidget(e){const t={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,P.bf)(e)).widgets.push(t),this.widgets.set(e.number,t)}field(e){const t=this.fieldOf.get(e);if(t)return t;const{name:o,
part:y}=e,f=o===""?void 0:this.byName.get(o),u=this.integer(e,"Ff"),l=n(e.type,u);if(f?.kind===l)return f.nodes.push(e),this.fieldOf.set(e,f),f;const g={name:o,
part:y,kind:l,flags:u,nodes:[e],widgets:[]};return this.fields.push(g),o!==""&&!f&&this.byName.set(o,g),this.fieldOf.set(e,g),g}async readPages(){const{document:e}=this,
{pages:t,job:o}=e,{spend:y}=new b.b9(e);for(let f=0;f<t.count;f++){const u=t.number(f),l=e.entry(u,"Annots");y(e.array(l)?.length??0);for(const x of l===void 0?
[]:this.annotations(l,u)){const T=this.widgets.get(x.number)??await this.orphan(x);T&&T.pages.length>0&&y(M),T&&T.pages.at(-1)!==f+1&&T.pages.push(f+1);const L=o.
pace.step(300);L&&await L}const g=o.pace.step(300);g&&await g}}annotations(e,t){const o=this.document.array(e)??[];if(!o.some(u=>(0,h.Zm)(u)&&(0,h.Eo)(u.get("Su\
btype"),"Widget")))return o.filter(h.i9);const y=(0,h.i9)(e)?e.number:t;this.document.edit(y);const f=(0,h.i9)(e)?o:this.document.array(this.document.get(t).get(
"Annots"))??[];for(const[u,l]of f.entries())(0,h.Zm)(l)&&(0,h.Eo)(l.get("Subtype"),"Widget")&&(f[u]=this.document.add(l));return f.filter(h.i9)}async orphan(e){
const{document:t}=this;if(!(0,h.Eo)(t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;const o=[e],y=new Set([e.number]);let f;for(let u=t.entry(e.number,"\
Parent");(0,h.i9)(u)&&o.length<P.tP&&(f=this.nodes.get(u.number),!(f||y.has(u.number)||!(0,h.Zm)(t.get(u))));)y.add(u.number),o.push(u),u=t.entry(u.number,"Pare\
nt");for(const u of o.reverse())this.nodes.has(u.number)||await this.walk([u],f),f=this.nodes.get(u.number);return this.widgets.get(e.number)}references(e,t,o,y){
const{document:f}=this,u=f.array(e);if(!u||!o)return[];if(!u.some(h.Zm))return u.filter(h.i9);f.edit((0,h.i9)(e)?e.number:t);const l=f.array(o.get(y))??[];for(const[
g,x]of l.entries())(0,h.Zm)(x)&&(l[g]=f.add(x));return l.filter(h.i9)}}function i(r,e){let t=0;for(const o of r)e(o)&&(r[t++]=o);r.length=t}function n(r,e){switch(r){case"\
Tx":return e&O?"password":"text";case"Btn":return e&a?"button":e&s?"radio":"checkbox";case"Ch":return e&m?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77497:((R,S,_)=>{_.d(S,{dx:()=>v,mU:()=>a,on:()=>w});var b=_(16039),h=_(76725),P=_(39721);const D=["K","F","V","C"];function w(c,d){let A=0;
for(const M of d.fields)for(const E of new Set([...M.nodes,...M.widgets].map(i=>i.dict))){for(const i of c.dict(E.get("AA"))?.values()??[])p(c,i)&&A++;p(c,E.get(
"A"))&&A++}return A}function v(c,d,A,M){const E=[],i=new Set(A.flatMap(({nodes:t})=>t.map(({number:o})=>o))),n=A.filter(t=>a(c,t));if(n.length>0&&E.push(O(n.map(
({name:t})=>t))),!M)return E;const r=(c.array(d.form?.dict.get("CO"))??[]).flatMap(t=>(0,b.i9)(t)&&!i.has(t.number)?[m(d,t.number)]:[]),e=[...new Set(r)].filter(
t=>t!=="");return e.length>0&&E.push(s(e)),E}const O=c=>({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${(0,P.KE)(c)}. The \
values are drawn as they were given.`}),s=c=>({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are no\
t run: ${(0,P.KE)(c)}. Fill them as well if they changed.`});function a(c,{nodes:d,widgets:A}){return[...d,...A].some(({dict:M})=>{const E=c.dict(M.get("AA"));return E&&
D.some(i=>p(c,E.get(i)))})}function m(c,d){return c.node(d)?.name??""}function p(c,d){const A=c.dict(d);return A!==void 0&&(0,h.Kh)(c,A)}}),15718:((R,S,_)=>{_.d(
S,{Px:()=>w,gF:()=>P,r9:()=>D,v8:()=>v});var b=_(20381),h=_(16039);function P(O,s){let a;return s instanceof h.Mx?a=(0,b.g7)(s):s instanceof h.Z6?a=(0,b.g7)(new h.
Mx(O.decoded(s))):s instanceof h.SX?a=D(s.text):typeof s=="number"&&(a=String(s)),a?.replace(/\r\n?/g,`
`)}function D(O){const s=Buffer.from(O,"latin1"),a=s.toString("utf8");return Buffer.from(a,"utf8").equals(s)?a:(0,b.g7)(new h.Mx(s))}const w=O=>Buffer.from(O).toString(
"latin1"),v=O=>(0,b.wx)(O.replace(/\n/g,"\r"))}),23319:((R,S,_)=>{_.d(S,{n:()=>P});var b=_(54324),h=_(15718);class P{document;model;constructor(w,v){this.document=
w,this.model=v}of(w,v="V"){const O=w.nodes[0];switch(w.kind){case"text":case"password":return(0,h.gF)(this.document,this.model.inherited(O,v))||null;case"checkb\
ox":case"radio":return this.button(w,(0,b.L4)(this.document,this.model,w,v));case"dropdown":case"list":{const s=this.chosen(w,v);return s.length===0?null:s.length===
1?s[0]:s}default:return null}}choices(w){const v=this.model.inherited(w.nodes[0],"Opt");return Array.isArray(v)?v.flatMap(O=>{const s=this.document.resolve(O);if(!Array.
isArray(s)){const p=(0,h.gF)(this.document,s);return p===void 0?[]:[{value:p,display:p}]}const[a,m]=s.map(p=>(0,h.gF)(this.document,this.document.resolve(p)));return a===
void 0&&m===void 0?[]:[{value:a??m,display:m??a}]}):[]}chosen(w,v="V"){const O=this.model.inherited(w.nodes[0],v),a=(Array.isArray(O)?O.map(p=>this.document.resolve(
p)):[O]).flatMap(p=>(0,h.gF)(this.document,p)||[]),m=this.choices(w);return a.map(p=>m.some(c=>c.value===p)?p:m.find(({display:c})=>c===p)?.value??p)}button(w,v){
if(v===void 0)return w.kind==="checkbox"?!1:null;const{all:O,names:s}=(0,b.lD)(this.document,this.model,w);return w.kind==="checkbox"&&s.length<=1?!0:O.find(a=>a.
state===v)?.name??(0,h.r9)(v)}}}),30656:((R,S,_)=>{_.d(S,{Yw:()=>O,br:()=>w,f4:()=>P,mD:()=>D});var b=_(49153),h=_(90191);function P(s,a){return a.form?.dict.has(
"XFA")?s.resolve(s.catalog.get("NeedsRendering"))===!0||!a.fields.some(({kind:p})=>p!=="unknown")?"dynamic":"static":"none"}function D(s,a){if(P(s,a)!=="dynamic")
return;const m="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new b.zU("invalid_parameters",`file: ${m}`,{issues:[{field:"file",message:m}],
advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function w(s,a){const m=(0,h.Wo)(s,"AcroForm");return m?.dict.
has("XFA")?(s.edit(m.holder),m.dict.delete("XFA"),s.catalog.has("NeedsRendering")&&s.editCatalog().delete("NeedsRendering"),[O(a)]):[]}const v={values:"it would\
 still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may \
have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The f\
ields themselves remain."},O=s=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${v[s]}`})})};
