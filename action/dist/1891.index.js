"use strict";exports.id=1891,exports.ids=[1891],exports.modules={85673:((R,P,d)=>{d.d(P,{gx:()=>A,h:()=>y});function S(t,n){const e=_(t,n);if(e!==void 0)return[e];const o=E(
t);return n.filter(s=>E(s).some(r=>r.length>3&&o.includes(r)))}function _(t,n){let e;const o=E(t);for(const s of n){const r=p(o,E(s));r<=2&&r<(e?.count??1/0)&&(e=
{name:s,count:r})}return e?.name}function p(t,n){return t.length!==n.length?t.length*n.length===0?1/0:p([t.join("")],[n.join("")]):n.reduce((e,o,s)=>{const r=t[s]??
"",c=Math.min(r.length,o.length),h=a(r,o);return h>(c<3?0:c<7?1:2)?1/0:e+h},0)}const y=(t,n)=>M(S(t,n));function A(t,n){const e=_(t,n),o=r=>E(r).sort().join(" "),
s=o(t);return M(e===void 0?n.filter(r=>t!==""&&o(r)===s):[e])}const M=t=>t.length===0||t.length>3?"":` (did you mean ${t.join(" or ")}?)`,E=t=>t.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),g=2;function a(t,n){if(Math.abs(t.length-n.length)>g)return 1/0;let e=[],
o=Array.from({length:n.length+1},(r,c)=>c<=g?c:1/0);for(let r=0;r<t.length;r++){const c=[];c[0]=r+1;let h=1/0;for(let u=Math.max(0,r-g);u<=Math.min(n.length-1,r+
g);u++){const D=r>0&&u>0&&t[r]===n[u-1]&&t[r-1]===n[u];c[u+1]=Math.min((o[u+1]??1/0)+1,(c[u]??1/0)+1,(o[u]??1/0)+(t[r]===n[u]?0:1),D?(e[u-1]??1/0)+1:1/0),h=Math.
min(h,c[u+1])}if(h>g)return 1/0;e=o,o=c}const s=o[n.length]??1/0;return s>g?1/0:s}}),46570:((R,P,d)=>{d.d(P,{K:()=>c,n:()=>r});var S=d(45657),_=d(52604),p=d(52755),
y=d(98446),A=d(85673);const M="values",E=20,g=10,a=2e3,t=new RegExp("\\p{Cs}","u"),n=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si",
"✓","✔","☑"]),e=new Set(["","false","no","n","off","0","nein","falsch","non","faux","☐","-"]),o=400,s=100;class r{document;model;values;names;used=new Map;issues=[];further=0;constructor(i,f,m,v){
this.document=i,this.model=f,this.values=m,this.names=v}async assign(i,f){const m=[],v=[];for(const[b,I]of Object.entries(i)){const T=this.document.job.pace.step(
o+b.length);T&&await T;const x=this.names.find(b);if("problem"in x){v.push(b),(x.problem==="ambiguous"||f==="error")&&this.refuse(x.message);continue}const{field:O}=x;
this.document.job.pace.add(this.values.costOf(O));const C=this.used.get(O);if(this.used.set(O,b),C!==void 0){this.refuse(`${(0,y.DR)([C])} and ${(0,y.DR)([b])} \
name the same field: leave one of them out`);continue}const k=c(O)&&D(I,this.values.of(O)),L=this.meaning(O,I);typeof L!="string"?m.push({field:O,assigned:L,same:k}):
k?m.push({field:O,assigned:{kind:"kept"},same:k}):this.refuse(`“${(0,y.Bu)(O.name)}” ${L}`)}const w=Object.keys(i).length;return f==="ignore"&&w>0&&v.length===
w&&this.issues.length===0&&this.refuse(`none of the ${w===1?"names":`${w} names`} (${this.guessed(Object.keys(i))}) is a field of the form${this.such()}`),this.
further>0&&this.issues.push({field:M,message:`and ${this.further} more of its entries are wrong`}),{assignments:m,unknown:v,issues:this.issues}}such(){const i=[
...this.model.byName.keys()];return i.length>0?`, which has ${(0,y.DR)(i,g)}`:""}guessed(i){const f=[...this.model.byName.keys()].slice(0,a);return(0,y.Zv)(i.slice(
0,g).map(m=>`${(0,y.Bu)(m)}${(0,A.gx)(m,f)}`).concat(i.slice(g)))}refuse(i){this.issues.length<s?this.issues.push({field:M,message:i}):this.further++}meaning(i,f){
if((0,S.Vp)(f))return"takes a number of at most 15 digits: write a longer one in quotes, because as a number it loses digits";const m=f===null||f===""||Array.isArray(
f)&&f.length===0;switch(i.kind){case"text":case"password":return m?{kind:"clear"}:this.text(i,f);case"checkbox":case"radio":return m?{kind:"clear"}:this.state(i,
f);case"dropdown":case"list":return m?{kind:"clear"}:this.choices(i,f);case"button":return"is a push button, which has no value";case"signature":return"is a sig\
nature field, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(i,f){if(typeof f=="object")return"takes text or a \
number";const m=String(f).replace(/\r\n?/g,`
`);if(t.test(m))return"takes no incomplete character (a lone surrogate)";const v=this.model.integer(i.nodes[0],"MaxLen");return v>0&&m.length>v?`takes at most ${(0,y.
y_)(v,"character")}; the value has ${m.length}`:{kind:"text",text:m}}state(i,f){if(typeof f=="object")return`takes ${this.expected(i)}`;const{all:m,names:v}=(0,_.
lD)(this.document,this.model,i);if(typeof f!="boolean"){const w=String(f),b=x=>m.find(({name:O})=>O===x)??m.find(O=>h(O)===x),I=b(w)??b(w.trim());if(I)return{kind:"\
state",state:I};const T=w.trim().toLowerCase();if(!n.has(T)&&!e.has(T))return`takes ${this.expected(i)}`;f=n.has(T)}return f?v.length>1?`can be on in ${v.length}\
 ways; choose one of ${u(v)}`:m[0]?{kind:"state",state:m[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(i){const{names:f}=(0,_.
lD)(this.document,this.model,i);return i.kind==="checkbox"&&f.length<=1?"true or false":`one of ${u(f)}`}choices(i,f){const m=this.values.choices(i),v=Array.isArray(
f)?f:[f],w=i.kind==="list"&&(i.flags&p.NT)!==0;if(v.length>1&&!w)return"takes one option only";const b=new Set;for(const x of v){if(typeof x=="object")return`ta\
kes ${w?"an array of options":"an option"} as text`;const O=String(x),C=this.values.choiceNamed(i,O)??this.values.choiceNamed(i,O.trim());if(C!==void 0)b.add(C);else if(i.
kind==="dropdown"&&i.flags&p.zx)b.add(O);else return`takes one of ${u(m.map(k=>k.value))}`}const I=new Map(m.map((x,O)=>[x.value,O]));return{kind:"choices",values:[
...b].sort((x,O)=>(I.get(x)??0)-(I.get(O)??0))}}}const c=({kind:l,name:i})=>i!==""&&l!=="button"&&l!=="signature"&&l!=="unknown",h=({state:l})=>Buffer.from(l,"l\
atin1").toString("utf8"),u=l=>l.length===0?"nothing: it has no options":(0,y.DR)(l,E);function D(l,i){return i===null?l===null||l==="":Array.isArray(l)&&Array.isArray(
i)?l.length===i.length&&l.every((f,m)=>f===i[m]):typeof l=="string"?l.replace(/\r\n?/g,`
`)===i:l===i}}),52604:((R,P,d)=>{d.d(P,{L4:()=>y,lD:()=>g,o9:()=>t,wb:()=>n});var S=d(42973),_=d(45599),p=d(25902);function y(e,o,s,r="V"){const c=o.inherited(s.
nodes[0],r),h=c instanceof _.SX?c.text:c instanceof _.Mx?(0,p.Ly)(c.bytes):void 0;if(h!==void 0)return h==="Off"?void 0:h;if(r!=="DV")for(const{dict:u}of s.widgets){
const D=e.resolve(u.get("AS"));if(D instanceof _.SX&&D.text!=="Off")return D.text}}function A(e,o){const s=e.resolve(e.dict(o.dict.get("AP"))?.get("N"));return s instanceof
_.Bi?[...s.keys()].filter(r=>r!=="Off"):[]}const M=5e4,E=100;function g(e,o,s){const r=o.inherited(s.nodes[0],"Opt"),c=Array.isArray(r)?r.map(i=>(0,p.gF)(e,e.resolve(
i))):[];let h=0;const u=s.widgets.map(i=>{const f=A(e,i);if(h+=f.length,h>M)throw a();return f});e.job.pace.add(E*h);const D=u.find(i=>i.length>0)?.[0]??y(e,o,s)??
"Yes",l=s.widgets.flatMap((i,f)=>{const m=T=>c[f]??(0,p.r9)(T),v=u[f];if(v.length>0)return v.map(T=>({widget:i,index:f,state:T,name:m(T),missing:!1}));const w=e.
resolve(i.dict.get("AS")),I=(w instanceof _.SX&&w.text!=="Off"?w.text:void 0)??(s.kind==="radio"||c.length>0?String(f):D);return[{widget:i,index:f,state:I,name:m(
I),missing:!0}]});return{all:l,names:[...new Set(l.map(({name:i})=>i))]}}const a=()=>(0,S.F)("nodes",`A field of the document has more than ${M} states`,"Open i\
t in another PDF program and save it again");function t(e,o,s){const r=e.resolve(e.dict(o.dict.get("AP"))?.get("N"));return r instanceof _.Bi&&r.has(s)}function n(e,o,s,r){
for(const c of o.nodes)e.edit(c.number),c.dict.set("V",new _.SX(s??"Off"));for(const c of o.widgets){e.edit(c.number);const h=s!==void 0&&t(e,c,s)&&r(c);c.dict.
set("AS",new _.SX(h?s:"Off")),o.nodes.includes(c.node)||c.dict.delete("V")}}}),84961:((R,P,d)=>{d.d(P,{$x:()=>n,Kh:()=>a,qg:()=>e,xS:()=>t});var S=d(58552),_=d(
33973),p=d(87773),y=d(90536),A=d(45599),M=d(3907),E=d(33311),g=d(9819);function a(s,r){const c=s.resolve(r.get("S"));return(!r.has("S")||(0,A.Eo)(c,"JavaScript")||
(0,A.Eo)(c,"Rendition"))&&s.resolve(r.get("JS"))!==null}async function t(s,r){const c=[];for await(const[u,D]of(0,p.$)(s,r))(0,y.L)(D,l=>a(s,l))&&c.push(u);if(c.
length===0)return!1;const{live:h}=await(0,_.Gy)(s);return c.some(u=>h[u]===1)}async function n(s){return await t(s,(await(0,E.S)(s)).JS)||e(s)}async function e(s){
if(!(0,A.Zm)(s.get(s.catalogNumber)))return!1;const r=s.resolve((0,g.Wo)(s,"AcroForm")?.dict.get("XFA"));if(r===null)return!1;if(s.security?.locked===!0)return null;
for(const c of Array.isArray(r)?r:[r]){const h=s.resolve(c);if(!(h instanceof A.Z6))continue;let u;try{u=await s.decodedAtEase(h)}catch(l){if(!(l instanceof S.zU)||
l.code==="cancelled")throw l;return!0}const D=(0,M.xK)(u);if(D===void 0||D.includes("script")&&await o(D,s.job.pace))return!0}return!1}async function o(s,r){const c=h=>(h.
kind==="start"||h.kind==="empty")&&/^(?:[^:]*:)?script$/.test(h.name);return await(0,M.km)(s,r,c)!=="well-formed"}}),76933:((R,P,d)=>{d.d(P,{dx:()=>M,mU:()=>a,on:()=>A});
var S=d(45599),_=d(98446),p=d(84961);const y=["K","F","V","C"];function A(e,o){let s=0;for(const r of o.fields)for(const c of new Set([...r.nodes,...r.widgets].
map(h=>h.dict))){for(const h of e.dict(c.get("AA"))?.values()??[])n(e,h)&&s++;n(e,c.get("A"))&&s++}return s}function M(e,o,s,r){const c=[],h=new Set(s.flatMap(({
nodes:i})=>i.map(({number:f})=>f))),u=s.filter(i=>a(e,i));if(u.length>0&&c.push(E(u.map(({name:i})=>i))),!r)return c;const D=(e.array(o.form?.dict.get("CO"))??[]).
flatMap(i=>(0,S.i9)(i)&&!h.has(i.number)?[t(o,i.number)]:[]),l=[...new Set(D)].filter(i=>i!=="");return l.length>0&&c.push(g(l)),c}const E=e=>({code:"scripts_no\
t_run",message:`Scripts that format or check values were not run: ${(0,_.Zv)(e)}. The values are drawn as they were given.`}),g=e=>({code:"fields_not_recalculat\
ed",message:`Fields that the form calculates keep their values, because scripts are not run: ${(0,_.Zv)(e)}. Fill them as well if they changed.`});function a(e,{
nodes:o,widgets:s}){return[...o,...s].some(({dict:r})=>{const c=e.dict(r.get("AA"));return c&&y.some(h=>n(e,c.get(h)))})}function t(e,o){return e.node(o)?.name??
""}function n(e,o){const s=e.dict(o);return s!==void 0&&(0,p.Kh)(e,s)}}),16259:((R,P,d)=>{d.d(P,{n:()=>E});var S=d(52604),_=d(45599),p=d(25902);const y={all:[],
byValue:new Map,byDisplay:new Map},A=500,M=200;class E{document;model;known=new WeakMap;chosenTexts=new WeakMap;constructor(a,t){this.document=a,this.model=t}static async read(a,t){
const n=new E(a,t);for(const e of t.fields){if(e.kind!=="dropdown"&&e.kind!=="list")continue;const o=t.inherited(e.nodes[0],"Opt");(0,_.cy)(o)&&!n.known.has(o)&&
await n.readChoices(o);for(const s of["V","DV"]){const r=t.inherited(e.nodes[0],s);!(0,_.cy)(r)||n.chosenTexts.has(r)||n.chosenTexts.set(r,await n.inSteps(r,c=>(0,p.
gF)(a,a.resolve(c))))}}return n}async inSteps(a,t){const n=[];for(const[e,o]of a.entries()){const s=e%M===M-1?this.document.job.pace.step(M*A):void 0;s&&await s;
const r=t(o);r!==void 0&&n.push(r)}return n}of(a,t="V"){const n=a.nodes[0];switch(a.kind){case"text":case"password":return(0,p.gF)(this.document,this.model.inherited(
n,t))||null;case"checkbox":case"radio":return this.button(a,(0,S.L4)(this.document,this.model,a,t));case"dropdown":case"list":{const e=this.chosen(a,t);return e.
length===0?null:e.length===1?e[0]:e}default:return null}}choices(a){return this.choicesOf(a).all}choiceNamed(a,t){const{byValue:n,byDisplay:e}=this.choicesOf(a);
return n.has(t)?t:e.get(t)}keepTexts(a,t){this.chosenTexts.set(a,t)}displayOf(a,t){return this.choicesOf(a).byValue.get(t)??t}costOf(a){if(a.kind!=="dropdown"&&
a.kind!=="list")return 0;const t=this.model.inherited(a.nodes[0],"V");return A*(this.choices(a).length+((0,_.cy)(t)?t.length:1))}choicesOf(a){const t=this.model.
inherited(a.nodes[0],"Opt");return((0,_.cy)(t)?this.known.get(t):void 0)??y}async readChoices(a){const t=await this.inSteps(a,o=>this.readChoice(o)),n=new Map,e=new Map;
for(const{value:o,display:s}of t)n.has(o)||n.set(o,s),e.has(s)||e.set(s,o);this.known.set(a,{all:t,byValue:n,byDisplay:e})}readChoice(a){const t=this.document.resolve(
a);if(!Array.isArray(t)){const o=(0,p.gF)(this.document,t);return o===void 0?void 0:{value:o,display:o}}const[n,e]=t.slice(0,2).map(o=>(0,p.gF)(this.document,this.
document.resolve(o)));return n===void 0&&e===void 0?void 0:{value:n??e,display:e??n}}chosen(a,t="V"){const n=this.model.inherited(a.nodes[0],t);return(((0,_.cy)(
n)?this.chosenTexts.get(n):void 0)??this.textsOf(n)).filter(o=>o!=="").map(o=>this.choiceNamed(a,o)??o)}textsOf(a){return((0,_.cy)(a)?a.map(n=>this.document.resolve(
n)):[a]).flatMap(n=>(0,p.gF)(this.document,n)??[])}button(a,t){if(t===void 0)return a.kind==="checkbox"?!1:null;const{all:n,names:e}=(0,S.lD)(this.document,this.
model,a);return a.kind==="checkbox"&&e.length<=1?!0:n.find(o=>o.state===t)?.name??(0,p.r9)(t)}}}),77500:((R,P,d)=>{d.d(P,{Yw:()=>E,br:()=>A,f4:()=>p,mD:()=>y});
var S=d(58552),_=d(9819);function p(g,a){return a.form?.dict.has("XFA")?g.resolve(g.catalog.get("NeedsRendering"))===!0||!a.fields.some(({kind:n})=>n!=="unknown")?
"dynamic":"static":"none"}function y(g,a){if(p(g,a)!=="dynamic")return;const t="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new S.
zU("invalid_parameters",`file: ${t}`,{issues:[{field:"file",message:t}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function A(g,a){const t=(0,_.Wo)(g,"AcroForm");return t?.dict.has("XFA")?(g.edit(t.holder),t.dict.delete("XFA"),g.catalog.has("NeedsRendering")&&g.editCatalog().
delete("NeedsRendering"),[E(a)]):[]}const M={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"its data repeats the values of fields, also of hidden\
 ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The field\
s themselves remain."},E=g=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${M[g]}`})})};
