"use strict";exports.id=2577,exports.ids=[2577],exports.modules={85673:((L,P,h)=>{h.d(P,{gx:()=>v,h:()=>O});function _(t,s){const a=E(t,s);if(a!==void 0)return[a];const n=f(
t);return s.filter(e=>f(e).some(c=>c.length>3&&n.includes(c)))}function E(t,s){let a;for(const n of s){const e=m(f(t),f(n));e<=2&&e<(a?.count??1/0)&&(a={name:n,
count:e})}return a?.name}function m(t,s){return t.length!==s.length?t.length*s.length===0?1/0:m([t.join("")],[s.join("")]):s.reduce((a,n,e)=>{const c=t[e]??"",u=Math.
min(c.length,n.length),l=r(c,n);return l>(u<3?0:u<7?1:2)?1/0:a+l},0)}const O=(t,s)=>D(_(t,s));function v(t,s){const a=E(t,s),n=e=>f(e).sort().join(" ");return D(
a===void 0?s.filter(e=>t!==""&&n(e)===n(t)):[a])}const D=t=>t.length===0||t.length>3?"":` (did you mean ${t.join(" or ")}?)`,f=t=>t.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(s=>s!=="");function r(t,s){let a=[],n=Array.from({length:s.length+1},(e,c)=>c);for(let e=0;e<t.length;e++){const c=[e+
1];for(let u=0;u<s.length;u++){const l=e>0&&u>0&&t[e]===s[u-1]&&t[e-1]===s[u];c.push(Math.min((n[u+1]??0)+1,(c[u]??0)+1,(n[u]??0)+(t[e]===s[u]?0:1),l?(a[u-1]??0)+
1:1/0))}a=n,n=c}return n.at(-1)??0}}),38544:((L,P,h)=>{h.d(P,{n:()=>R,K:()=>x});var _=h(52604),E=h(52755),m=h(98446),O=h(85673),v=h(34378);const D=2e3,f=10;class r{fields;full=new Map;loose=[
new Map,new Map,new Map,new Map];constructor(o){this.fields=o;for(const i of o){const d=(0,v.w)(i.name),p=(0,v.w)(i.part);this.full.has(d)||this.full.set(d,i);for(const[
w,M]of[s(d),p,s(p),d.trim()].entries()){const b=this.loose[w].get(M);b?b.push(i):this.loose[w].set(M,[i])}}}find(o){const i=this.exactly(o);return"problem"in i&&
i.problem==="unknown"&&o!==o.trim()?this.exactly(o.trim()):i}exactly(o){const i=(0,v.w)(o),d=this.full.get(i);if(d)return{field:d};for(const p of this.loose){const w=p.
get(i);if(w?.length===1)return{field:w[0]};if(w)return{problem:"ambiguous",message:t(o,w)}}return{problem:"unknown",message:this.unknown(o)}}unknown(o){const i=this.
fields.slice(0,D).map(({name:b})=>b),d=this.fields.slice(0,D).map(({part:b})=>b),p=(0,O.gx)(o,i)||(0,O.gx)(o,[...new Set(d)]),w=this.fields.length>f?`${this.fields.
length} fields, such as `:"",M=p===""?`; the form has ${w}${(0,m.DR)(i.slice(0,f))}`:p;return`“${(0,m.Bu)(o)}” is not a field of the form${M}`}}const t=(g,o)=>`\
“${(0,m.Bu)(g)}” is the name of ${o.length} fields: write the full name, such as ${(0,m.DR)(o.slice(0,f).map(({name:i})=>i))}`,s=g=>g.replace(/\[\d+\]/g,""),
a="values",n=20,e=10,c=2e3,u=new RegExp("\\p{Cs}","u"),l=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si","✓","✔","☑"]),y=new Set(
["","false","no","n","off","0","nein","falsch","non","faux","☐","-"]);class R{document;model;values;names;used=new Map;issues=[];constructor(o,i,d){this.document=
o,this.model=i,this.values=d,this.names=new r(i.fields.filter(({name:p})=>p!==""))}assign(o,i){const d=[],p=[];for(const[M,b]of Object.entries(o)){const k=this.
names.find(M);if("problem"in k){p.push(M),(k.problem==="ambiguous"||i==="error")&&this.refuse(k.message);continue}const{field:A}=k,S=this.used.get(A);if(this.used.
set(A,M),S!==void 0){this.refuse(`${(0,m.DR)([S])} and ${(0,m.DR)([M])} name the same field: leave one of them out`);continue}const I=x(A)&&N(b,this.values.of(A)),
B=this.meaning(A,b);typeof B!="string"?d.push({field:A,assigned:B,same:I}):I?d.push({field:A,assigned:{kind:"kept"},same:I}):this.refuse(`“${(0,m.Bu)(A.name)}\
” ${B}`)}const w=Object.keys(o).length;return i==="ignore"&&w>0&&p.length===w&&this.issues.length===0&&this.refuse(`none of the ${w===1?"names":`${w} names`} \
(${this.guessed(Object.keys(o))}) is a field of the form${this.such()}`),{assignments:d,unknown:p,issues:this.issues}}such(){const o=[...this.model.byName.keys()];
return o.length>0?`, which has ${(0,m.DR)(o,e)}`:""}guessed(o){const i=[...this.model.byName.keys()].slice(0,c);return(0,m.Zv)(o.slice(0,e).map(d=>`${(0,m.Bu)(d)}${(0,O.
gx)(d,i)}`).concat(o.slice(e)))}refuse(o){this.issues.push({field:a,message:o})}meaning(o,i){if(typeof i=="number"&&!C(i))return"takes a number of at most 15 di\
gits: write a longer one in quotes, because as a number it loses digits";const d=i===null||i===""||Array.isArray(i)&&i.length===0;switch(o.kind){case"text":case"\
password":return d?{kind:"clear"}:this.text(o,i);case"checkbox":case"radio":return d?{kind:"clear"}:this.state(o,i);case"dropdown":case"list":return d?{kind:"cl\
ear"}:this.choices(o,i);case"button":return"is a push button, which has no value";case"signature":return"is a signature field, which only signing fills";case"un\
known":return"has no field type, so it cannot be filled"}}text(o,i){if(typeof i=="object")return"takes text or a number";const d=String(i).replace(/\r\n?/g,`
`);if(u.test(d))return"takes no incomplete character (a lone surrogate)";const p=this.model.integer(o.nodes[0],"MaxLen");return p>0&&d.length>p?`takes at most ${(0,m.
y_)(p,"character")}; the value has ${d.length}`:{kind:"text",text:d}}state(o,i){if(typeof i=="object")return`takes ${this.expected(o)}`;const{all:d,names:p}=(0,_.
lD)(this.document,this.model,o);if(typeof i!="boolean"){const w=String(i),M=A=>d.find(({name:S})=>S===A)??d.find(S=>T(S)===A),b=M(w)??M(w.trim());if(b)return{kind:"\
state",state:b};const k=w.trim().toLowerCase();if(!l.has(k)&&!y.has(k))return`takes ${this.expected(o)}`;i=l.has(k)}return i?p.length>1?`can be on in ${p.length}\
 ways; choose one of ${F(p)}`:d[0]?{kind:"state",state:d[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(o){const{names:i}=(0,_.
lD)(this.document,this.model,o);return o.kind==="checkbox"&&i.length<=1?"true or false":`one of ${F(i)}`}choices(o,i){const d=this.values.choices(o),p=Array.isArray(
i)?i:[i],w=o.kind==="list"&&(o.flags&E.NT)!==0;if(p.length>1&&!w)return"takes one option only";const M=new Set;for(const A of p){if(typeof A=="object")return`ta\
kes ${w?"an array of options":"an option"} as text`;const S=String(A),I=$(d,S)??$(d,S.trim());if(I)M.add(I.value);else if(o.kind==="dropdown"&&o.flags&E.zx)M.add(
S);else return`takes one of ${F(d.map(B=>B.value))}`}const b=new Map(d.map((A,S)=>[A.value,S]));return{kind:"choices",values:[...M].sort((A,S)=>(b.get(A)??0)-(b.
get(S)??0))}}}const $=(g,o)=>g.find(({value:i})=>i===o)??g.find(({display:i})=>i===o),C=g=>Number.isSafeInteger(g)||Number.isFinite(g)&&!Number.isInteger(g),x=({
kind:g,name:o})=>o!==""&&g!=="button"&&g!=="signature"&&g!=="unknown",T=({state:g})=>Buffer.from(g,"latin1").toString("utf8"),F=g=>g.length===0?"nothing: it has\
 no options":(0,m.DR)(g,n);function N(g,o){return o===null?g===null||g==="":Array.isArray(g)&&Array.isArray(o)?g.length===o.length&&g.every((i,d)=>i===o[d]):typeof g==
"string"?g.replace(/\r\n?/g,`
`)===o:g===o}}),52604:((L,P,h)=>{h.d(P,{L4:()=>m,lD:()=>v,o9:()=>D,wb:()=>f});var _=h(45599),E=h(25902);function m(r,t,s,a="V"){const n=t.inherited(s.nodes[0],a),
e=n instanceof _.SX?n.text:n instanceof _.Mx?(0,E.Ly)(n.bytes):void 0;if(e!==void 0)return e==="Off"?void 0:e;if(a!=="DV")for(const{dict:c}of s.widgets){const u=r.
resolve(c.get("AS"));if(u instanceof _.SX&&u.text!=="Off")return u.text}}function O(r,t){const s=r.resolve(r.dict(t.dict.get("AP"))?.get("N"));return s instanceof
_.Bi?[...s.keys()].filter(a=>a!=="Off"):[]}function v(r,t,s){const a=t.inherited(s.nodes[0],"Opt"),n=Array.isArray(a)?a.map(l=>(0,E.gF)(r,r.resolve(l))):[],e=s.
widgets.map(l=>O(r,l)),c=e.find(l=>l.length>0)?.[0]??m(r,t,s)??"Yes",u=s.widgets.flatMap((l,y)=>{const R=F=>n[y]??(0,E.r9)(F),$=e[y];if($.length>0)return $.map(
F=>({widget:l,index:y,state:F,name:R(F),missing:!1}));const C=r.resolve(l.dict.get("AS")),T=(C instanceof _.SX&&C.text!=="Off"?C.text:void 0)??(s.kind==="radio"||
n.length>0?String(y):c);return[{widget:l,index:y,state:T,name:R(T),missing:!0}]});return{all:u,names:[...new Set(u.map(({name:l})=>l))]}}function D(r,t,s){const a=r.
resolve(r.dict(t.dict.get("AP"))?.get("N"));return a instanceof _.Bi&&a.has(s)}function f(r,t,s,a){for(const n of t.nodes)r.edit(n.number),n.dict.set("V",new _.
SX(s??"Off"));for(const n of t.widgets){r.edit(n.number);const e=s!==void 0&&D(r,n,s)&&a(n);n.dict.set("AS",new _.SX(e?s:"Off")),t.nodes.includes(n.node)||n.dict.
delete("V")}}}),84961:((L,P,h)=>{h.d(P,{$x:()=>s,Kh:()=>r,qg:()=>a,xS:()=>t});var _=h(58552),E=h(33973),m=h(90536),O=h(45599),v=h(3907),D=h(33311),f=h(9819);function r(e,c){
const u=e.resolve(c.get("S"));return(!c.has("S")||(0,O.Eo)(u,"JavaScript")||(0,O.Eo)(u,"Rendition"))&&e.resolve(c.get("JS"))!==null}async function t(e,c){const u=c.
filter(y=>(0,m.L)(e.get(y),R=>r(e,R)));if(u.length===0)return!1;const{live:l}=await(0,E.Gy)(e);return u.some(y=>l[y]===1)}async function s(e){return await t(e,(await(0,D.
S)(e)).JS)||a(e)}async function a(e){if(!(0,O.Zm)(e.get(e.catalogNumber)))return!1;const c=e.resolve((0,f.Wo)(e,"AcroForm")?.dict.get("XFA"));if(c===null)return!1;
if(e.security?.locked===!0)return null;for(const u of Array.isArray(c)?c:[c]){const l=e.resolve(u);if(!(l instanceof O.Z6))continue;let y;try{y=await e.decodedAtEase(
l)}catch($){if(!($ instanceof _.zU)||$.code==="cancelled")throw $;return!0}const R=(0,v.xK)(y);if(R===void 0||R.includes("script")&&await n(R,e.job.pace))return!0}
return!1}async function n(e,c){const u=l=>(l.kind==="start"||l.kind==="empty")&&/^(?:[^:]*:)?script$/.test(l.name);return await(0,v.km)(e,c,u)!=="well-formed"}}),
76933:((L,P,h)=>{h.d(P,{dx:()=>D,mU:()=>t,on:()=>v});var _=h(45599),E=h(98446),m=h(84961);const O=["K","F","V","C"];function v(n,e){let c=0;for(const u of e.fields)
for(const l of new Set([...u.nodes,...u.widgets].map(y=>y.dict))){for(const y of n.dict(l.get("AA"))?.values()??[])a(n,y)&&c++;a(n,l.get("A"))&&c++}return c}function D(n,e,c,u){
const l=[],y=new Set(c.flatMap(({nodes:x})=>x.map(({number:T})=>T))),R=c.filter(x=>t(n,x));if(R.length>0&&l.push(f(R.map(({name:x})=>x))),!u)return l;const $=(n.
array(e.form?.dict.get("CO"))??[]).flatMap(x=>(0,_.i9)(x)&&!y.has(x.number)?[s(e,x.number)]:[]),C=[...new Set($)].filter(x=>x!=="");return C.length>0&&l.push(r(
C)),l}const f=n=>({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${(0,E.Zv)(n)}. The values are drawn as they were given.`}),
r=n=>({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are not run: ${(0,E.Zv)(n)}. Fill them as well\
 if they changed.`});function t(n,{nodes:e,widgets:c}){return[...e,...c].some(({dict:u})=>{const l=n.dict(u.get("AA"));return l&&O.some(y=>a(n,l.get(y)))})}function s(n,e){
return n.node(e)?.name??""}function a(n,e){const c=n.dict(e);return c!==void 0&&(0,m.Kh)(n,c)}}),16259:((L,P,h)=>{h.d(P,{n:()=>v});var _=h(52604),E=h(45599),m=h(
25902);const O={all:[],values:new Set,byDisplay:new Map};class v{document;model;known=new WeakMap;constructor(f,r){this.document=f,this.model=r}of(f,r="V"){const t=f.
nodes[0];switch(f.kind){case"text":case"password":return(0,m.gF)(this.document,this.model.inherited(t,r))||null;case"checkbox":case"radio":return this.button(f,
(0,_.L4)(this.document,this.model,f,r));case"dropdown":case"list":{const s=this.chosen(f,r);return s.length===0?null:s.length===1?s[0]:s}default:return null}}choices(f){
return this.choicesOf(f).all}choicesOf(f){const r=this.model.inherited(f.nodes[0],"Opt");if(!(0,E.cy)(r))return O;let t=this.known.get(r);if(t)return t;const s=this.
readChoices(r),a=new Map;for(const{value:n,display:e}of s)a.has(e)||a.set(e,n);return t={all:s,values:new Set(s.map(({value:n})=>n)),byDisplay:a},this.known.set(
r,t),t}readChoices(f){return f.flatMap(r=>{const t=this.document.resolve(r);if(!Array.isArray(t)){const n=(0,m.gF)(this.document,t);return n===void 0?[]:[{value:n,
display:n}]}const[s,a]=t.map(n=>(0,m.gF)(this.document,this.document.resolve(n)));return s===void 0&&a===void 0?[]:[{value:s??a,display:a??s}]})}chosen(f,r="V"){
const t=this.model.inherited(f.nodes[0],r),a=(Array.isArray(t)?t.map(e=>this.document.resolve(e)):[t]).flatMap(e=>(0,m.gF)(this.document,e)||[]),n=this.choicesOf(
f);return a.map(e=>n.values.has(e)?e:n.byDisplay.get(e)??e)}button(f,r){if(r===void 0)return f.kind==="checkbox"?!1:null;const{all:t,names:s}=(0,_.lD)(this.document,
this.model,f);return f.kind==="checkbox"&&s.length<=1?!0:t.find(a=>a.state===r)?.name??(0,m.r9)(r)}}}),77500:((L,P,h)=>{h.d(P,{Yw:()=>f,br:()=>v,f4:()=>m,mD:()=>O});
var _=h(58552),E=h(9819);function m(r,t){return t.form?.dict.has("XFA")?r.resolve(r.catalog.get("NeedsRendering"))===!0||!t.fields.some(({kind:a})=>a!=="unknown")?
"dynamic":"static":"none"}function O(r,t){if(m(r,t)!=="dynamic")return;const s="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new _.
zU("invalid_parameters",`file: ${s}`,{issues:[{field:"file",message:s}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function v(r,t){const s=(0,E.Wo)(r,"AcroForm");return s?.dict.has("XFA")?(r.edit(s.holder),s.dict.delete("XFA"),r.catalog.has("NeedsRendering")&&r.editCatalog().
delete("NeedsRendering"),[f(t)]):[]}const D={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"its data repeats the values of fields, also of hidden\
 ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The field\
s themselves remain."},f=r=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${D[r]}`})})};
