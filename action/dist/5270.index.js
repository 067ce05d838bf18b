"use strict";exports.id=5270,exports.ids=[5270],exports.modules={85673:((k,I,d)=>{d.d(I,{gx:()=>D,h:()=>y});function b(t,i){const o=m(t,i);if(o!==void 0)return[o];const e=M(
t);return i.filter(n=>M(n).some(s=>s.length>3&&e.includes(s)))}function m(t,i){let o;const e=M(t);for(const n of i){const s=g(e,M(n));s<=2&&s<(o?.count??1/0)&&(o=
{name:n,count:s})}return o?.name}function g(t,i){return t.length!==i.length?t.length*i.length===0?1/0:g([t.join("")],[i.join("")]):i.reduce((o,e,n)=>{const s=t[n]??
"",u=Math.min(s.length,e.length),f=c(s,e);return f>(u<3?0:u<7?1:2)?1/0:o+f},0)}const y=(t,i)=>E(b(t,i));function D(t,i){const o=m(t,i),e=s=>M(s).sort().join(" "),
n=e(t);return E(o===void 0?i.filter(s=>t!==""&&e(s)===n):[o])}const E=t=>t.length===0||t.length>3?"":` (did you mean ${t.join(" or ")}?)`,M=t=>t.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(i=>i!==""),A=2;function c(t,i){if(Math.abs(t.length-i.length)>A)return 1/0;let o=[],
e=Array.from({length:i.length+1},(s,u)=>u<=A?u:1/0);for(let s=0;s<t.length;s++){const u=[];u[0]=s+1;let f=1/0;for(let h=Math.max(0,s-A);h<=Math.min(i.length-1,s+
A);h++){const p=s>0&&h>0&&t[s]===i[h-1]&&t[s-1]===i[h];u[h+1]=Math.min((e[h+1]??1/0)+1,(u[h]??1/0)+1,(e[h]??1/0)+(t[s]===i[h]?0:1),p?(o[h-1]??1/0)+1:1/0),f=Math.
min(f,u[h+1])}if(f>A)return 1/0;o=e,e=u}const n=e[i.length]??1/0;return n>A?1/0:n}}),46570:((k,I,d)=>{d.d(I,{K:()=>u,n:()=>s});var b=d(45657),m=d(52604),g=d(52755),
y=d(98446),D=d(85673);const E="values",M=20,A=10,c=2e3,t=new RegExp("\\p{Cs}","u"),i=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si",
"✓","✔","☑"]),o=new Set(["","false","no","n","off","0","nein","falsch","non","faux","☐","-"]),e=400,n=100;class s{document;model;values;names;used=new Map;issues=[];further=0;constructor(a,r,_,O){
this.document=a,this.model=r,this.values=_,this.names=O}async assign(a,r){const _=[],O=[];for(const[S,T]of Object.entries(a)){const x=this.document.job.pace.step(
e+S.length);x&&await x;const v=this.names.find(S);if("problem"in v){O.push(S),(v.problem==="ambiguous"||r==="error")&&this.refuse(v.message);continue}const{field:w}=v;
this.document.job.pace.add(this.values.costOf(w));const C=this.used.get(w);if(this.used.set(w,S),C!==void 0){this.refuse(`${(0,y.DR)([C])} and ${(0,y.DR)([S])} \
name the same field: leave one of them out`);continue}const L=u(w)&&p(T,this.values.of(w)),R=await this.meaning(w,T);typeof R!="string"?_.push({field:w,assigned:R,
same:L}):L?_.push({field:w,assigned:{kind:"kept"},same:L}):this.refuse(`“${(0,y.Bu)(w.name)}” ${R}`)}const P=Object.keys(a).length;return r==="ignore"&&P>0&&
O.length===P&&this.issues.length===0&&this.refuse(`none of the ${P===1?"names":`${P} names`} (${this.guessed(Object.keys(a))}) is a field of the form${this.such()}`),
this.further>0&&this.issues.push({field:E,message:`and ${this.further} more of its entries are wrong`}),{assignments:_,unknown:O,issues:this.issues}}such(){const a=[
...this.model.byName.keys()];return a.length>0?`, which has ${(0,y.DR)(a,A)}`:""}guessed(a){const r=[...this.model.byName.keys()].slice(0,c);return(0,y.Zv)(a.slice(
0,A).map(_=>`${(0,y.Bu)(_)}${(0,D.gx)(_,r)}`).concat(a.slice(A)))}refuse(a){this.issues.length<n?this.issues.push({field:E,message:a}):this.further++}async meaning(a,r){
if((0,b.Vp)(r))return"takes a number of at most 15 digits: write a longer one in quotes, because as a number it loses digits";const _=r===null||r===""||Array.isArray(
r)&&r.length===0;switch(a.kind){case"text":case"password":return _?{kind:"clear"}:this.text(a,r);case"checkbox":case"radio":return _?{kind:"clear"}:this.state(a,
r);case"dropdown":case"list":return _?{kind:"clear"}:await this.choices(a,r);case"button":return"is a push button, which has no value";case"signature":return"is\
 a signature field, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(a,r){if(typeof r=="object")return"takes text\
 or a number";const _=String(r).replace(/\r\n?/g,`
`);if(t.test(_))return"takes no incomplete character (a lone surrogate)";const O=this.model.integer(a.nodes[0],"MaxLen");return O>0&&_.length>O?`takes at most ${(0,y.
y_)(O,"character")}; the value has ${_.length}`:{kind:"text",text:_}}state(a,r){if(typeof r=="object")return`takes ${this.expected(a)}`;const{all:_,names:O}=(0,m.
lD)(this.document,this.model,a);if(typeof r!="boolean"){const P=String(r),S=v=>_.find(({name:w})=>w===v)??_.find(w=>f(w)===v),T=S(P)??S(P.trim());if(T)return{kind:"\
state",state:T};const x=P.trim().toLowerCase();if(!i.has(x)&&!o.has(x))return`takes ${this.expected(a)}`;r=i.has(x)}return r?O.length>1?`can be on in ${O.length}\
 ways; choose one of ${h(O)}`:_[0]?{kind:"state",state:_[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(a){const{names:r}=(0,m.
lD)(this.document,this.model,a);return a.kind==="checkbox"&&r.length<=1?"true or false":`one of ${h(r)}`}async choices(a,r){const _=this.values.choices(a),O=Array.
isArray(r)?r:[r],P=a.kind==="list"&&(a.flags&g.NT)!==0;if(O.length>1&&!P)return"takes one option only";const S=new Set;for(const x of O){const v=this.document.job.
pace.step(e);if(v&&await v,typeof x=="object")return`takes ${P?"an array of options":"an option"} as text`;const w=String(x),C=this.values.choiceNamed(a,w)??this.
values.choiceNamed(a,w.trim());if(C!==void 0)S.add(C);else if(a.kind==="dropdown"&&a.flags&g.zx)S.add(w);else return`takes one of ${h(_.map(L=>L.value))}`}const T=new Set;
for(const x of _)S.has(x.value)&&T.add(x.value);return{kind:"choices",values:[...T.size>0?T:S]}}}const u=({kind:l,name:a})=>a!==""&&l!=="button"&&l!=="signature"&&
l!=="unknown",f=({state:l})=>Buffer.from(l,"latin1").toString("utf8"),h=l=>l.length===0?"nothing: it has no options":(0,y.DR)(l,M);function p(l,a){return a===null?
l===null||l==="":Array.isArray(l)&&Array.isArray(a)?l.length===a.length&&l.every((r,_)=>r===a[_]):typeof l=="string"?l.replace(/\r\n?/g,`
`)===a:l===a}}),52604:((k,I,d)=>{d.d(I,{L4:()=>y,lD:()=>A,o9:()=>t,wb:()=>i});var b=d(42973),m=d(45599),g=d(25902);function y(o,e,n,s="V"){const u=e.inherited(n.
nodes[0],s),f=u instanceof m.SX?u.text:u instanceof m.Mx?(0,g.Ly)(u.bytes):void 0;if(f!==void 0)return f==="Off"?void 0:f;if(s!=="DV")for(const{dict:h}of n.widgets){
const p=o.resolve(h.get("AS"));if(p instanceof m.SX&&p.text!=="Off")return p.text}}function D(o,e){const n=o.resolve(o.dict(e.dict.get("AP"))?.get("N"));return n instanceof
m.Bi?[...n.keys()].filter(s=>s!=="Off"):[]}const E=5e4,M=100;function A(o,e,n){const s=e.inherited(n.nodes[0],"Opt"),u=Array.isArray(s)?s:[];let f=0;const h=n.widgets.
map(a=>{const r=D(o,a);if(f+=r.length,f>E)throw c();return r});o.job.pace.add(M*f);const p=h.find(a=>a.length>0)?.[0]??y(o,e,n)??"Yes",l=n.widgets.flatMap((a,r)=>{
const _=(0,g.gF)(o,o.resolve(u[r])),O=v=>_??(0,g.r9)(v),P=h[r];if(P.length>0)return P.map(v=>({widget:a,index:r,state:v,name:O(v),missing:!1}));const S=o.resolve(
a.dict.get("AS")),x=(S instanceof m.SX&&S.text!=="Off"?S.text:void 0)??(n.kind==="radio"||u.length>0?String(r):p);return[{widget:a,index:r,state:x,name:O(x),missing:!0}]});
return{all:l,names:[...new Set(l.map(({name:a})=>a))]}}const c=()=>(0,b.FU)("nodes",`A field of the document has more than ${E} states`,"Open it in another PDF \
program and save it again");function t(o,e,n){const s=o.resolve(o.dict(e.dict.get("AP"))?.get("N"));return s instanceof m.Bi&&s.has(n)}function i(o,e,n,s){for(const u of e.
nodes)o.edit(u.number),u.dict.set("V",new m.SX(n??"Off"));for(const u of e.widgets){o.edit(u.number);const f=n!==void 0&&t(o,u,n)&&s(u);u.dict.set("AS",new m.SX(
f?n:"Off")),e.nodes.includes(u.node)||u.dict.delete("V")}}}),84961:((k,I,d)=>{d.d(I,{$x:()=>i,Kh:()=>c,qg:()=>o,xS:()=>t});var b=d(58552),m=d(33973),g=d(87773),
y=d(90536),D=d(45599),E=d(3907),M=d(33311),A=d(9819);function c(n,s){const u=n.resolve(s.get("S"));return(!s.has("S")||(0,D.Eo)(u,"JavaScript")||(0,D.Eo)(u,"Ren\
dition"))&&n.resolve(s.get("JS"))!==null}async function t(n,s){const u=[];for await(const[h,p]of(0,g.$)(n,s))(0,y.L)(p,l=>c(n,l))&&u.push(h);if(u.length===0)return!1;
const{live:f}=await(0,m.Gy)(n);return u.some(h=>f[h]===1)}async function i(n){return await t(n,(await(0,M.S)(n)).JS)||o(n)}async function o(n){if(!(0,D.Zm)(n.get(
n.catalogNumber)))return!1;const s=n.resolve((0,A.Wo)(n,"AcroForm")?.dict.get("XFA"));if(s===null)return!1;if(n.security?.locked===!0)return null;for(const u of Array.
isArray(s)?s:[s]){const f=n.resolve(u);if(!(f instanceof D.Z6))continue;let h;try{h=await n.decodedAtEase(f)}catch(l){if(!(l instanceof b.zU)||l.code==="cancell\
ed")throw l;return!0}const p=(0,E.xK)(h);if(p===void 0||p.includes("script")&&await e(p,n.job.pace))return!0}return!1}async function e(n,s){const u=f=>(f.kind===
"start"||f.kind==="empty")&&/^(?:[^:]*:)?script$/.test(f.name);return await(0,E.km)(n,s,u)!=="well-formed"}}),76933:((k,I,d)=>{d.d(I,{dx:()=>M,mU:()=>t,on:()=>E});
var b=d(45599),m=d(98446),g=d(84961);const y=["K","F","V","C"],D=500;async function E(e,n){const{pace:s}=e.job,u=new Map;let f=0;for(const h of n.fields)for(const p of new Set(
[...h.nodes,...h.widgets].map(l=>l.dict))){const l=s.step(D);l&&await l,o(e,p.get("A"))&&f++;const a=e.dict(p.get("AA"));if(!a)continue;let r=u.get(a);r===void 0&&
(r=[...a.values()].filter(_=>o(e,_)).length,u.set(a,r),s.add(D*a.size)),f+=r}return f}function M(e,n,s,u){const f=[],h=new Set(s.flatMap(({nodes:r})=>r.map(({number:_})=>_))),
p=s.filter(r=>t(e,r));if(p.length>0&&f.push(A(p.map(({name:r})=>r))),!u)return f;const l=(e.array(n.form?.dict.get("CO"))??[]).flatMap(r=>(0,b.i9)(r)&&!h.has(r.
number)?[i(n,r.number)]:[]),a=[...new Set(l)].filter(r=>r!=="");return a.length>0&&f.push(c(a)),f}const A=e=>({code:"scripts_not_run",message:`Scripts that form\
at or check values were not run: ${(0,m.Zv)(e)}. The values are drawn as they were given.`}),c=e=>({code:"fields_not_recalculated",message:`Fields that the form\
 calculates keep their values, because scripts are not run: ${(0,m.Zv)(e)}. Fill them as well if they changed.`});function t(e,{nodes:n,widgets:s}){return[...n,
...s].some(({dict:u})=>{const f=e.dict(u.get("AA"));return f&&y.some(h=>o(e,f.get(h)))})}function i(e,n){return e.node(n)?.name??""}function o(e,n){const s=e.dict(
n);return s!==void 0&&(0,g.Kh)(e,s)}}),16259:((k,I,d)=>{d.d(I,{n:()=>M});var b=d(52604),m=d(45599),g=d(25902);const y={all:[],byValue:new Map,byDisplay:new Map},
D=500,E=200;class M{document;model;known=new WeakMap;chosenTexts=new WeakMap;constructor(c,t){this.document=c,this.model=t}static async read(c,t){const i=new M(
c,t);for(const o of t.fields){if(o.kind!=="dropdown"&&o.kind!=="list")continue;const e=t.inherited(o.nodes[0],"Opt");(0,m.cy)(e)&&!i.known.has(e)&&await i.readChoices(
e);for(const n of["V","DV"]){const s=t.inherited(o.nodes[0],n);!(0,m.cy)(s)||i.chosenTexts.has(s)||i.chosenTexts.set(s,await i.inSteps(s,u=>(0,g.gF)(c,c.resolve(
u))))}}return i}async inSteps(c,t){const i=[];for(const[o,e]of c.entries()){const n=o%E===E-1?this.document.job.pace.step(E*D):void 0;n&&await n;const s=t(e);s!==
void 0&&i.push(s)}return i}of(c,t="V"){const i=c.nodes[0];switch(c.kind){case"text":case"password":return(0,g.gF)(this.document,this.model.inherited(i,t))||null;case"\
checkbox":case"radio":return this.button(c,(0,b.L4)(this.document,this.model,c,t));case"dropdown":case"list":{const o=this.chosen(c,t);return o.length===0?null:
o.length===1?o[0]:o}default:return null}}choices(c){return this.choicesOf(c).all}choiceNamed(c,t){const{byValue:i,byDisplay:o}=this.choicesOf(c);return i.has(t)?
t:o.get(t)}keepTexts(c,t){this.chosenTexts.set(c,t)}displayOf(c,t){return this.choicesOf(c).byValue.get(t)??t}costOf(c){if(c.kind!=="dropdown"&&c.kind!=="list")
return 0;const t=this.model.inherited(c.nodes[0],"V");return D*(this.choices(c).length+((0,m.cy)(t)?t.length:1))}choicesOf(c){const t=this.model.inherited(c.nodes[0],
"Opt");return((0,m.cy)(t)?this.known.get(t):void 0)??y}async readChoices(c){const t=await this.inSteps(c,e=>this.readChoice(e)),i=new Map,o=new Map;for(const{value:e,
display:n}of t)i.has(e)||i.set(e,n),o.has(n)||o.set(n,e);this.known.set(c,{all:t,byValue:i,byDisplay:o})}readChoice(c){const t=this.document.resolve(c);if(!Array.
isArray(t)){const e=(0,g.gF)(this.document,t);return e===void 0?void 0:{value:e,display:e}}const[i,o]=t.slice(0,2).map(e=>(0,g.gF)(this.document,this.document.resolve(
e)));return i===void 0&&o===void 0?void 0:{value:i??o,display:o??i}}chosen(c,t="V"){const i=this.model.inherited(c.nodes[0],t);return(((0,m.cy)(i)?this.chosenTexts.
get(i):void 0)??this.textsOf(i)).filter(e=>e!=="").map(e=>this.choiceNamed(c,e)??e)}textsOf(c){return((0,m.cy)(c)?c.map(i=>this.document.resolve(i)):[c]).flatMap(
i=>(0,g.gF)(this.document,i)??[])}button(c,t){if(t===void 0)return c.kind==="checkbox"?!1:null;const{all:i,names:o}=(0,b.lD)(this.document,this.model,c);return c.
kind==="checkbox"&&o.length<=1?!0:i.find(e=>e.state===t)?.name??(0,g.r9)(t)}}})};
