"use strict";exports.id=5270,exports.ids=[5270],exports.modules={85673:((k,I,h)=>{h.d(I,{gx:()=>A,h:()=>y});function P(e,i){const t=_(e,i);if(t!==void 0)return[t];const s=M(
e);return i.filter(n=>M(n).some(r=>r.length>3&&s.includes(r)))}function _(e,i){let t;const s=M(e);for(const n of i){const r=p(s,M(n));r<=2&&r<(t?.count??1/0)&&(t=
{name:n,count:r})}return t?.name}function p(e,i){return e.length!==i.length?e.length*i.length===0?1/0:p([e.join("")],[i.join("")]):i.reduce((t,s,n)=>{const r=e[n]??
"",c=Math.min(r.length,s.length),f=a(r,s);return f>(c<3?0:c<7?1:2)?1/0:t+f},0)}const y=(e,i)=>E(P(e,i));function A(e,i){const t=_(e,i),s=r=>M(r).sort().join(" "),
n=s(e);return E(t===void 0?i.filter(r=>e!==""&&s(r)===n):[t])}const E=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,M=e=>e.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(i=>i!==""),D=2;function a(e,i){if(Math.abs(e.length-i.length)>D)return 1/0;let t=[],
s=Array.from({length:i.length+1},(r,c)=>c<=D?c:1/0);for(let r=0;r<e.length;r++){const c=[];c[0]=r+1;let f=1/0;for(let l=Math.max(0,r-D);l<=Math.min(i.length-1,r+
D);l++){const S=r>0&&l>0&&e[r]===i[l-1]&&e[r-1]===i[l];c[l+1]=Math.min((s[l+1]??1/0)+1,(c[l]??1/0)+1,(s[l]??1/0)+(e[r]===i[l]?0:1),S?(t[l-1]??1/0)+1:1/0),f=Math.
min(f,c[l+1])}if(f>D)return 1/0;t=s,s=c}const n=s[i.length]??1/0;return n>D?1/0:n}}),46570:((k,I,h)=>{h.d(I,{K:()=>c,n:()=>r});var P=h(45657),_=h(52604),p=h(52755),
y=h(98446),A=h(85673);const E="values",M=20,D=10,a=2e3,e=new RegExp("\\p{Cs}","u"),i=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si",
"✓","✔","☑"]),t=new Set(["","false","no","n","off","0","nein","falsch","non","faux","☐","-"]),s=400,n=100;class r{document;model;values;names;used=new Map;issues=[];further=0;constructor(o,u,m,O){
this.document=o,this.model=u,this.values=m,this.names=O}async assign(o,u){const m=[],O=[];for(const[v,T]of Object.entries(o)){const b=this.document.job.pace.step(
s+v.length);b&&await b;const x=this.names.find(v);if("problem"in x){O.push(v),(x.problem==="ambiguous"||u==="error")&&this.refuse(x.message);continue}const{field:g}=x;
this.document.job.pace.add(this.values.costOf(g));const C=this.used.get(g);if(this.used.set(g,v),C!==void 0){this.refuse(`${(0,y.DR)([C])} and ${(0,y.DR)([v])} \
name the same field: leave one of them out`);continue}const L=c(g)&&S(T,this.values.of(g)),R=this.meaning(g,T);typeof R!="string"?m.push({field:g,assigned:R,same:L}):
L?m.push({field:g,assigned:{kind:"kept"},same:L}):this.refuse(`“${(0,y.Bu)(g.name)}” ${R}`)}const w=Object.keys(o).length;return u==="ignore"&&w>0&&O.length===
w&&this.issues.length===0&&this.refuse(`none of the ${w===1?"names":`${w} names`} (${this.guessed(Object.keys(o))}) is a field of the form${this.such()}`),this.
further>0&&this.issues.push({field:E,message:`and ${this.further} more of its entries are wrong`}),{assignments:m,unknown:O,issues:this.issues}}such(){const o=[
...this.model.byName.keys()];return o.length>0?`, which has ${(0,y.DR)(o,D)}`:""}guessed(o){const u=[...this.model.byName.keys()].slice(0,a);return(0,y.Zv)(o.slice(
0,D).map(m=>`${(0,y.Bu)(m)}${(0,A.gx)(m,u)}`).concat(o.slice(D)))}refuse(o){this.issues.length<n?this.issues.push({field:E,message:o}):this.further++}meaning(o,u){
if((0,P.Vp)(u))return"takes a number of at most 15 digits: write a longer one in quotes, because as a number it loses digits";const m=u===null||u===""||Array.isArray(
u)&&u.length===0;switch(o.kind){case"text":case"password":return m?{kind:"clear"}:this.text(o,u);case"checkbox":case"radio":return m?{kind:"clear"}:this.state(o,
u);case"dropdown":case"list":return m?{kind:"clear"}:this.choices(o,u);case"button":return"is a push button, which has no value";case"signature":return"is a sig\
nature field, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(o,u){if(typeof u=="object")return"takes text or a \
number";const m=String(u).replace(/\r\n?/g,`
`);if(e.test(m))return"takes no incomplete character (a lone surrogate)";const O=this.model.integer(o.nodes[0],"MaxLen");return O>0&&m.length>O?`takes at most ${(0,y.
y_)(O,"character")}; the value has ${m.length}`:{kind:"text",text:m}}state(o,u){if(typeof u=="object")return`takes ${this.expected(o)}`;const{all:m,names:O}=(0,_.
lD)(this.document,this.model,o);if(typeof u!="boolean"){const w=String(u),v=x=>m.find(({name:g})=>g===x)??m.find(g=>f(g)===x),T=v(w)??v(w.trim());if(T)return{kind:"\
state",state:T};const b=w.trim().toLowerCase();if(!i.has(b)&&!t.has(b))return`takes ${this.expected(o)}`;u=i.has(b)}return u?O.length>1?`can be on in ${O.length}\
 ways; choose one of ${l(O)}`:m[0]?{kind:"state",state:m[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(o){const{names:u}=(0,_.
lD)(this.document,this.model,o);return o.kind==="checkbox"&&u.length<=1?"true or false":`one of ${l(u)}`}choices(o,u){const m=this.values.choices(o),O=Array.isArray(
u)?u:[u],w=o.kind==="list"&&(o.flags&p.NT)!==0;if(O.length>1&&!w)return"takes one option only";const v=new Set;for(const x of O){if(typeof x=="object")return`ta\
kes ${w?"an array of options":"an option"} as text`;const g=String(x),C=this.values.choiceNamed(o,g)??this.values.choiceNamed(o,g.trim());if(C!==void 0)v.add(C);else if(o.
kind==="dropdown"&&o.flags&p.zx)v.add(g);else return`takes one of ${l(m.map(L=>L.value))}`}const T=new Map(m.map((x,g)=>[x.value,g]));return{kind:"choices",values:[
...v].sort((x,g)=>(T.get(x)??0)-(T.get(g)??0))}}}const c=({kind:d,name:o})=>o!==""&&d!=="button"&&d!=="signature"&&d!=="unknown",f=({state:d})=>Buffer.from(d,"l\
atin1").toString("utf8"),l=d=>d.length===0?"nothing: it has no options":(0,y.DR)(d,M);function S(d,o){return o===null?d===null||d==="":Array.isArray(d)&&Array.isArray(
o)?d.length===o.length&&d.every((u,m)=>u===o[m]):typeof d=="string"?d.replace(/\r\n?/g,`
`)===o:d===o}}),52604:((k,I,h)=>{h.d(I,{L4:()=>y,lD:()=>D,o9:()=>e,wb:()=>i});var P=h(42973),_=h(45599),p=h(25902);function y(t,s,n,r="V"){const c=s.inherited(n.
nodes[0],r),f=c instanceof _.SX?c.text:c instanceof _.Mx?(0,p.Ly)(c.bytes):void 0;if(f!==void 0)return f==="Off"?void 0:f;if(r!=="DV")for(const{dict:l}of n.widgets){
const S=t.resolve(l.get("AS"));if(S instanceof _.SX&&S.text!=="Off")return S.text}}function A(t,s){const n=t.resolve(t.dict(s.dict.get("AP"))?.get("N"));return n instanceof
_.Bi?[...n.keys()].filter(r=>r!=="Off"):[]}const E=5e4,M=100;function D(t,s,n){const r=s.inherited(n.nodes[0],"Opt"),c=Array.isArray(r)?r.map(o=>(0,p.gF)(t,t.resolve(
o))):[];let f=0;const l=n.widgets.map(o=>{const u=A(t,o);if(f+=u.length,f>E)throw a();return u});t.job.pace.add(M*f);const S=l.find(o=>o.length>0)?.[0]??y(t,s,n)??
"Yes",d=n.widgets.flatMap((o,u)=>{const m=b=>c[u]??(0,p.r9)(b),O=l[u];if(O.length>0)return O.map(b=>({widget:o,index:u,state:b,name:m(b),missing:!1}));const w=t.
resolve(o.dict.get("AS")),T=(w instanceof _.SX&&w.text!=="Off"?w.text:void 0)??(n.kind==="radio"||c.length>0?String(u):S);return[{widget:o,index:u,state:T,name:m(
T),missing:!0}]});return{all:d,names:[...new Set(d.map(({name:o})=>o))]}}const a=()=>(0,P.FU)("nodes",`A field of the document has more than ${E} states`,"Open \
it in another PDF program and save it again");function e(t,s,n){const r=t.resolve(t.dict(s.dict.get("AP"))?.get("N"));return r instanceof _.Bi&&r.has(n)}function i(t,s,n,r){
for(const c of s.nodes)t.edit(c.number),c.dict.set("V",new _.SX(n??"Off"));for(const c of s.widgets){t.edit(c.number);const f=n!==void 0&&e(t,c,n)&&r(c);c.dict.
set("AS",new _.SX(f?n:"Off")),s.nodes.includes(c.node)||c.dict.delete("V")}}}),84961:((k,I,h)=>{h.d(I,{$x:()=>i,Kh:()=>a,qg:()=>t,xS:()=>e});var P=h(58552),_=h(
33973),p=h(87773),y=h(90536),A=h(45599),E=h(3907),M=h(33311),D=h(9819);function a(n,r){const c=n.resolve(r.get("S"));return(!r.has("S")||(0,A.Eo)(c,"JavaScript")||
(0,A.Eo)(c,"Rendition"))&&n.resolve(r.get("JS"))!==null}async function e(n,r){const c=[];for await(const[l,S]of(0,p.$)(n,r))(0,y.L)(S,d=>a(n,d))&&c.push(l);if(c.
length===0)return!1;const{live:f}=await(0,_.Gy)(n);return c.some(l=>f[l]===1)}async function i(n){return await e(n,(await(0,M.S)(n)).JS)||t(n)}async function t(n){
if(!(0,A.Zm)(n.get(n.catalogNumber)))return!1;const r=n.resolve((0,D.Wo)(n,"AcroForm")?.dict.get("XFA"));if(r===null)return!1;if(n.security?.locked===!0)return null;
for(const c of Array.isArray(r)?r:[r]){const f=n.resolve(c);if(!(f instanceof A.Z6))continue;let l;try{l=await n.decodedAtEase(f)}catch(d){if(!(d instanceof P.zU)||
d.code==="cancelled")throw d;return!0}const S=(0,E.xK)(l);if(S===void 0||S.includes("script")&&await s(S,n.job.pace))return!0}return!1}async function s(n,r){const c=f=>(f.
kind==="start"||f.kind==="empty")&&/^(?:[^:]*:)?script$/.test(f.name);return await(0,E.km)(n,r,c)!=="well-formed"}}),76933:((k,I,h)=>{h.d(I,{dx:()=>E,mU:()=>a,on:()=>A});
var P=h(45599),_=h(98446),p=h(84961);const y=["K","F","V","C"];function A(t,s){let n=0;for(const r of s.fields)for(const c of new Set([...r.nodes,...r.widgets].
map(f=>f.dict))){for(const f of t.dict(c.get("AA"))?.values()??[])i(t,f)&&n++;i(t,c.get("A"))&&n++}return n}function E(t,s,n,r){const c=[],f=new Set(n.flatMap(({
nodes:o})=>o.map(({number:u})=>u))),l=n.filter(o=>a(t,o));if(l.length>0&&c.push(M(l.map(({name:o})=>o))),!r)return c;const S=(t.array(s.form?.dict.get("CO"))??[]).
flatMap(o=>(0,P.i9)(o)&&!f.has(o.number)?[e(s,o.number)]:[]),d=[...new Set(S)].filter(o=>o!=="");return d.length>0&&c.push(D(d)),c}const M=t=>({code:"scripts_no\
t_run",message:`Scripts that format or check values were not run: ${(0,_.Zv)(t)}. The values are drawn as they were given.`}),D=t=>({code:"fields_not_recalculat\
ed",message:`Fields that the form calculates keep their values, because scripts are not run: ${(0,_.Zv)(t)}. Fill them as well if they changed.`});function a(t,{
nodes:s,widgets:n}){return[...s,...n].some(({dict:r})=>{const c=t.dict(r.get("AA"));return c&&y.some(f=>i(t,c.get(f)))})}function e(t,s){return t.node(s)?.name??
""}function i(t,s){const n=t.dict(s);return n!==void 0&&(0,p.Kh)(t,n)}}),16259:((k,I,h)=>{h.d(I,{n:()=>M});var P=h(52604),_=h(45599),p=h(25902);const y={all:[],
byValue:new Map,byDisplay:new Map},A=500,E=200;class M{document;model;known=new WeakMap;chosenTexts=new WeakMap;constructor(a,e){this.document=a,this.model=e}static async read(a,e){
const i=new M(a,e);for(const t of e.fields){if(t.kind!=="dropdown"&&t.kind!=="list")continue;const s=e.inherited(t.nodes[0],"Opt");(0,_.cy)(s)&&!i.known.has(s)&&
await i.readChoices(s);for(const n of["V","DV"]){const r=e.inherited(t.nodes[0],n);!(0,_.cy)(r)||i.chosenTexts.has(r)||i.chosenTexts.set(r,await i.inSteps(r,c=>(0,p.
gF)(a,a.resolve(c))))}}return i}async inSteps(a,e){const i=[];for(const[t,s]of a.entries()){const n=t%E===E-1?this.document.job.pace.step(E*A):void 0;n&&await n;
const r=e(s);r!==void 0&&i.push(r)}return i}of(a,e="V"){const i=a.nodes[0];switch(a.kind){case"text":case"password":return(0,p.gF)(this.document,this.model.inherited(
i,e))||null;case"checkbox":case"radio":return this.button(a,(0,P.L4)(this.document,this.model,a,e));case"dropdown":case"list":{const t=this.chosen(a,e);return t.
length===0?null:t.length===1?t[0]:t}default:return null}}choices(a){return this.choicesOf(a).all}choiceNamed(a,e){const{byValue:i,byDisplay:t}=this.choicesOf(a);
return i.has(e)?e:t.get(e)}keepTexts(a,e){this.chosenTexts.set(a,e)}displayOf(a,e){return this.choicesOf(a).byValue.get(e)??e}costOf(a){if(a.kind!=="dropdown"&&
a.kind!=="list")return 0;const e=this.model.inherited(a.nodes[0],"V");return A*(this.choices(a).length+((0,_.cy)(e)?e.length:1))}choicesOf(a){const e=this.model.
inherited(a.nodes[0],"Opt");return((0,_.cy)(e)?this.known.get(e):void 0)??y}async readChoices(a){const e=await this.inSteps(a,s=>this.readChoice(s)),i=new Map,t=new Map;
for(const{value:s,display:n}of e)i.has(s)||i.set(s,n),t.has(n)||t.set(n,s);this.known.set(a,{all:e,byValue:i,byDisplay:t})}readChoice(a){const e=this.document.resolve(
a);if(!Array.isArray(e)){const s=(0,p.gF)(this.document,e);return s===void 0?void 0:{value:s,display:s}}const[i,t]=e.slice(0,2).map(s=>(0,p.gF)(this.document,this.
document.resolve(s)));return i===void 0&&t===void 0?void 0:{value:i??t,display:t??i}}chosen(a,e="V"){const i=this.model.inherited(a.nodes[0],e);return(((0,_.cy)(
i)?this.chosenTexts.get(i):void 0)??this.textsOf(i)).filter(s=>s!=="").map(s=>this.choiceNamed(a,s)??s)}textsOf(a){return((0,_.cy)(a)?a.map(i=>this.document.resolve(
i)):[a]).flatMap(i=>(0,p.gF)(this.document,i)??[])}button(a,e){if(e===void 0)return a.kind==="checkbox"?!1:null;const{all:i,names:t}=(0,P.lD)(this.document,this.
model,a);return a.kind==="checkbox"&&t.length<=1?!0:i.find(s=>s.state===e)?.name??(0,p.r9)(e)}}})};
