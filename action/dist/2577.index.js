"use strict";exports.id=2577,exports.ids=[2577],exports.modules={85673:((F,D,f)=>{f.d(D,{gx:()=>v,h:()=>w});function p(t,s){const a=O(t,s);if(a!==void 0)return[a];const n=u(
t);return s.filter(e=>u(e).some(c=>c.length>3&&n.includes(c)))}function O(t,s){let a;for(const n of s){const e=m(u(t),u(n));e<=2&&e<(a?.count??1/0)&&(a={name:n,
count:e})}return a?.name}function m(t,s){return t.length!==s.length?t.length*s.length===0?1/0:m([t.join("")],[s.join("")]):s.reduce((a,n,e)=>{const c=t[e]??"",d=Math.
min(c.length,n.length),l=r(c,n);return l>(d<3?0:d<7?1:2)?1/0:a+l},0)}const w=(t,s)=>x(p(t,s));function v(t,s){const a=O(t,s),n=e=>u(e).sort().join(" ");return x(
a===void 0?s.filter(e=>t!==""&&n(e)===n(t)):[a])}const x=t=>t.length===0||t.length>3?"":` (did you mean ${t.join(" or ")}?)`,u=t=>t.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(s=>s!=="");function r(t,s){let a=[],n=Array.from({length:s.length+1},(e,c)=>c);for(let e=0;e<t.length;e++){const c=[e+
1];for(let d=0;d<s.length;d++){const l=e>0&&d>0&&t[e]===s[d-1]&&t[e-1]===s[d];c.push(Math.min((n[d+1]??0)+1,(c[d]??0)+1,(n[d]??0)+(t[e]===s[d]?0:1),l?(a[d-1]??0)+
1:1/0))}a=n,n=c}return n.at(-1)??0}}),38544:((F,D,f)=>{f.d(D,{n:()=>R,K:()=>b});var p=f(52604),O=f(52755),m=f(98446),w=f(85673),v=f(34378);const x=2e3,u=10;class r{fields;full=new Map;loose=[
new Map,new Map,new Map,new Map];constructor(o){this.fields=o;for(const i of o){const h=(0,v.w)(i.name),_=(0,v.w)(i.part);this.full.has(h)||this.full.set(h,i);for(const[
E,M]of[s(h),_,s(_),h.trim()].entries()){const S=this.loose[E].get(M);S?S.push(i):this.loose[E].set(M,[i])}}}find(o){const i=this.exactly(o);return"problem"in i&&
i.problem==="unknown"&&o!==o.trim()?this.exactly(o.trim()):i}exactly(o){const i=(0,v.w)(o),h=this.full.get(i);if(h)return{field:h};for(const _ of this.loose){const E=_.
get(i);if(E?.length===1)return{field:E[0]};if(E)return{problem:"ambiguous",message:t(o,E)}}return{problem:"unknown",message:this.unknown(o)}}unknown(o){const i=this.
fields.slice(0,x).map(({name:S})=>S),h=this.fields.slice(0,x).map(({part:S})=>S),_=(0,w.gx)(o,i)||(0,w.gx)(o,[...new Set(h)]),E=this.fields.length>u?`${this.fields.
length} fields, such as `:"",M=_===""?`; the form has ${E}${(0,m.DR)(i.slice(0,u))}`:_;return`“${(0,m.Bu)(o)}” is not a field of the form${M}`}}const t=(g,o)=>`\
“${(0,m.Bu)(g)}” is the name of ${o.length} fields: write the full name, such as ${(0,m.DR)(o.slice(0,u).map(({name:i})=>i))}`,s=g=>g.replace(/\[\d+\]/g,""),
a="values",n=20,e=10,c=2e3,d=new RegExp("\\p{Cs}","u"),l=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si","✓","✔","☑"]),y=new Set(
["","false","no","n","off","0","nein","falsch","non","faux","☐","-"]);class R{document;model;values;names;used=new Map;issues=[];constructor(o,i,h){this.document=
o,this.model=i,this.values=h,this.names=new r(i.fields.filter(({name:_})=>_!==""))}assign(o,i){const h=[],_=[];for(const[M,S]of Object.entries(o)){const C=this.
names.find(M);if("problem"in C){_.push(M),(C.problem==="ambiguous"||i==="error")&&this.refuse(C.message);continue}const{field:A}=C,P=this.used.get(A);if(this.used.
set(A,M),P!==void 0){this.refuse(`${(0,m.DR)([P])} and ${(0,m.DR)([M])} name the same field: leave one of them out`);continue}const T=b(A)&&K(S,this.values.of(A)),
B=this.meaning(A,S);typeof B!="string"?h.push({field:A,assigned:B,same:T}):T?h.push({field:A,assigned:{kind:"kept"},same:T}):this.refuse(`“${(0,m.Bu)(A.name)}\
” ${B}`)}const E=Object.keys(o).length;return i==="ignore"&&E>0&&_.length===E&&this.issues.length===0&&this.refuse(`none of the ${E===1?"names":`${E} names`} \
(${this.guessed(Object.keys(o))}) is a field of the form${this.such()}`),{assignments:h,unknown:_,issues:this.issues}}such(){const o=[...this.model.byName.keys()];
return o.length>0?`, which has ${(0,m.DR)(o,e)}`:""}guessed(o){const i=[...this.model.byName.keys()].slice(0,c);return(0,m.Zv)(o.slice(0,e).map(h=>`${(0,m.Bu)(h)}${(0,w.
gx)(h,i)}`).concat(o.slice(e)))}refuse(o){this.issues.push({field:a,message:o})}meaning(o,i){if(typeof i=="number"&&!L(i))return"takes a number of at most 15 di\
gits: write a longer one in quotes, because as a number it loses digits";const h=i===null||i===""||Array.isArray(i)&&i.length===0;switch(o.kind){case"text":case"\
password":return h?{kind:"clear"}:this.text(o,i);case"checkbox":case"radio":return h?{kind:"clear"}:this.state(o,i);case"dropdown":case"list":return h?{kind:"cl\
ear"}:this.choices(o,i);case"button":return"is a push button, which has no value";case"signature":return"is a signature field, which only signing fills";case"un\
known":return"has no field type, so it cannot be filled"}}text(o,i){if(typeof i=="object")return"takes text or a number";const h=String(i).replace(/\r\n?/g,`
`);if(d.test(h))return"takes no incomplete character (a lone surrogate)";const _=this.model.integer(o.nodes[0],"MaxLen");return _>0&&h.length>_?`takes at most ${(0,m.
y_)(_,"character")}; the value has ${h.length}`:{kind:"text",text:h}}state(o,i){if(typeof i=="object")return`takes ${this.expected(o)}`;const{all:h,names:_}=(0,p.
lD)(this.document,this.model,o);if(typeof i!="boolean"){const E=String(i),M=A=>h.find(({name:P})=>P===A)??h.find(P=>I(P)===A),S=M(E)??M(E.trim());if(S)return{kind:"\
state",state:S};const C=E.trim().toLowerCase();if(!l.has(C)&&!y.has(C))return`takes ${this.expected(o)}`;i=l.has(C)}return i?_.length>1?`can be on in ${_.length}\
 ways; choose one of ${k(_)}`:h[0]?{kind:"state",state:h[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(o){const{names:i}=(0,p.
lD)(this.document,this.model,o);return o.kind==="checkbox"&&i.length<=1?"true or false":`one of ${k(i)}`}choices(o,i){const h=this.values.choices(o),_=Array.isArray(
i)?i:[i],E=o.kind==="list"&&(o.flags&O.NT)!==0;if(_.length>1&&!E)return"takes one option only";const M=new Set;for(const A of _){if(typeof A=="object")return`ta\
kes ${E?"an array of options":"an option"} as text`;const P=String(A),T=$(h,P)??$(h,P.trim());if(T)M.add(T.value);else if(o.kind==="dropdown"&&o.flags&O.zx)M.add(
P);else return`takes one of ${k(h.map(B=>B.value))}`}const S=new Map(h.map((A,P)=>[A.value,P]));return{kind:"choices",values:[...M].sort((A,P)=>(S.get(A)??0)-(S.
get(P)??0))}}}const $=(g,o)=>g.find(({value:i})=>i===o)??g.find(({display:i})=>i===o),L=g=>Number.isSafeInteger(g)||Number.isFinite(g)&&!Number.isInteger(g),b=({
kind:g,name:o})=>o!==""&&g!=="button"&&g!=="signature"&&g!=="unknown",I=({state:g})=>Buffer.from(g,"latin1").toString("utf8"),k=g=>g.length===0?"nothing: it has\
 no options":(0,m.DR)(g,n);function K(g,o){return o===null?g===null||g==="":Array.isArray(g)&&Array.isArray(o)?g.length===o.length&&g.every((i,h)=>i===o[h]):typeof g==
"string"?g.replace(/\r\n?/g,`
`)===o:g===o}}),52604:((F,D,f)=>{f.d(D,{L4:()=>m,lD:()=>v,o9:()=>x,wb:()=>u});var p=f(45599),O=f(25902);function m(r,t,s,a="V"){const n=t.inherited(s.nodes[0],a),
e=n instanceof p.SX?n.text:n instanceof p.Mx?(0,O.Ly)(n.bytes):void 0;if(e!==void 0)return e==="Off"?void 0:e;if(a!=="DV")for(const{dict:c}of s.widgets){const d=r.
resolve(c.get("AS"));if(d instanceof p.SX&&d.text!=="Off")return d.text}}function w(r,t){const s=r.resolve(r.dict(t.dict.get("AP"))?.get("N"));return s instanceof
p.Bi?[...s.keys()].filter(a=>a!=="Off"):[]}function v(r,t,s){const a=t.inherited(s.nodes[0],"Opt"),n=Array.isArray(a)?a.map(l=>(0,O.gF)(r,r.resolve(l))):[],e=s.
widgets.map(l=>w(r,l)),c=e.find(l=>l.length>0)?.[0]??m(r,t,s)??"Yes",d=s.widgets.flatMap((l,y)=>{const R=k=>n[y]??(0,O.r9)(k),$=e[y];if($.length>0)return $.map(
k=>({widget:l,index:y,state:k,name:R(k),missing:!1}));const L=r.resolve(l.dict.get("AS")),I=(L instanceof p.SX&&L.text!=="Off"?L.text:void 0)??(s.kind==="radio"||
n.length>0?String(y):c);return[{widget:l,index:y,state:I,name:R(I),missing:!0}]});return{all:d,names:[...new Set(d.map(({name:l})=>l))]}}function x(r,t,s){const a=r.
resolve(r.dict(t.dict.get("AP"))?.get("N"));return a instanceof p.Bi&&a.has(s)}function u(r,t,s,a){for(const n of t.nodes)r.edit(n.number),n.dict.set("V",new p.
SX(s??"Off"));for(const n of t.widgets){r.edit(n.number);const e=s!==void 0&&x(r,n,s)&&a(n);n.dict.set("AS",new p.SX(e?s:"Off")),t.nodes.includes(n.node)||n.dict.
delete("V")}}}),84961:((F,D,f)=>{f.d(D,{$x:()=>s,Kh:()=>r,qg:()=>a,xS:()=>t});var p=f(58552),O=f(33973),m=f(90536),w=f(45599),v=f(3907),x=f(33311),u=f(9819);function r(e,c){
const d=e.resolve(c.get("S"));return(!c.has("S")||(0,w.Eo)(d,"JavaScript")||(0,w.Eo)(d,"Rendition"))&&e.resolve(c.get("JS"))!==null}async function t(e,c){const d=c.
filter(y=>(0,m.L)(e.get(y),R=>r(e,R)));if(d.length===0)return!1;const{live:l}=await(0,O.Gy)(e);return d.some(y=>l[y]===1)}async function s(e){return await t(e,(await(0,x.
S)(e)).JS)||a(e)}async function a(e){if(!(0,w.Zm)(e.get(e.catalogNumber)))return!1;const c=e.resolve((0,u.Wo)(e,"AcroForm")?.dict.get("XFA"));if(c===null)return!1;
if(e.security?.locked===!0)return null;for(const d of Array.isArray(c)?c:[c]){const l=e.resolve(d);if(!(l instanceof w.Z6))continue;let y;try{y=await e.decodedAtEase(
l)}catch($){if(!($ instanceof p.zU)||$.code==="cancelled")throw $;return!0}const R=(0,v.xK)(y);if(R===void 0||R.includes("script")&&await n(R,e.job.pace))return!0}
return!1}async function n(e,c){const d=l=>(l.kind==="start"||l.kind==="empty")&&/^(?:[^:]*:)?script$/.test(l.name);return await(0,v.km)(e,c,d)!=="well-formed"}}),
76933:((F,D,f)=>{f.d(D,{dx:()=>x,mU:()=>t,on:()=>v});var p=f(45599),O=f(98446),m=f(84961);const w=["K","F","V","C"];function v(n,e){let c=0;for(const d of e.fields)
for(const l of new Set([...d.nodes,...d.widgets].map(y=>y.dict))){for(const y of n.dict(l.get("AA"))?.values()??[])a(n,y)&&c++;a(n,l.get("A"))&&c++}return c}function x(n,e,c,d){
const l=[],y=new Set(c.flatMap(({nodes:b})=>b.map(({number:I})=>I))),R=c.filter(b=>t(n,b));if(R.length>0&&l.push(u(R.map(({name:b})=>b))),!d)return l;const $=(n.
array(e.form?.dict.get("CO"))??[]).flatMap(b=>(0,p.i9)(b)&&!y.has(b.number)?[s(e,b.number)]:[]),L=[...new Set($)].filter(b=>b!=="");return L.length>0&&l.push(r(
L)),l}const u=n=>({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${(0,O.Zv)(n)}. The values are drawn as they were given.`}),
r=n=>({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are not run: ${(0,O.Zv)(n)}. Fill them as well\
 if they changed.`});function t(n,{nodes:e,widgets:c}){return[...e,...c].some(({dict:d})=>{const l=n.dict(d.get("AA"));return l&&w.some(y=>a(n,l.get(y)))})}function s(n,e){
return n.node(e)?.name??""}function a(n,e){const c=n.dict(e);return c!==void 0&&(0,m.Kh)(n,c)}}),16259:((F,D,f)=>{f.d(D,{n:()=>v});var p=f(52604),O=f(45599),m=f(
25902);const w={all:[],values:new Set,byDisplay:new Map};class v{document;model;known=new WeakMap;constructor(u,r){this.document=u,this.model=r}of(u,r="V"){const t=u.
nodes[0];switch(u.kind){case"text":case"password":return(0,m.gF)(this.document,this.model.inherited(t,r))||null;case"checkbox":case"radio":return this.button(u,
(0,p.L4)(this.document,this.model,u,r));case"dropdown":case"list":{const s=this.chosen(u,r);return s.length===0?null:s.length===1?s[0]:s}default:return null}}choices(u){
return this.choicesOf(u).all}choicesOf(u){const r=this.model.inherited(u.nodes[0],"Opt");if(!(0,O.cy)(r))return w;let t=this.known.get(r);if(t)return t;const s=this.
readChoices(r),a=new Map;for(const{value:n,display:e}of s)a.has(e)||a.set(e,n);return t={all:s,values:new Set(s.map(({value:n})=>n)),byDisplay:a},this.known.set(
r,t),t}readChoices(u){return u.flatMap(r=>{const t=this.document.resolve(r);if(!Array.isArray(t)){const n=(0,m.gF)(this.document,t);return n===void 0?[]:[{value:n,
display:n}]}const[s,a]=t.map(n=>(0,m.gF)(this.document,this.document.resolve(n)));return s===void 0&&a===void 0?[]:[{value:s??a,display:a??s}]})}chosen(u,r="V"){
const t=this.model.inherited(u.nodes[0],r),a=(Array.isArray(t)?t.map(e=>this.document.resolve(e)):[t]).flatMap(e=>(0,m.gF)(this.document,e)||[]),n=this.choicesOf(
u);return a.map(e=>n.values.has(e)?e:n.byDisplay.get(e)??e)}button(u,r){if(r===void 0)return u.kind==="checkbox"?!1:null;const{all:t,names:s}=(0,p.lD)(this.document,
this.model,u);return u.kind==="checkbox"&&s.length<=1?!0:t.find(a=>a.state===r)?.name??(0,m.r9)(r)}}}),77500:((F,D,f)=>{f.d(D,{Yw:()=>u,br:()=>v,f4:()=>m,mD:()=>w});
var p=f(58552),O=f(9819);function m(r,t){return t.form?.dict.has("XFA")?r.resolve(r.catalog.get("NeedsRendering"))===!0||!t.fields.some(({kind:a})=>a!=="unknown")?
"dynamic":"static":"none"}function w(r,t){if(m(r,t)!=="dynamic")return;const s="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new p.
zU("invalid_parameters",`file: ${s}`,{issues:[{field:"file",message:s}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function v(r,t){const s=(0,O.Wo)(r,"AcroForm");return s?.dict.has("XFA")?(r.edit(s.holder),s.dict.delete("XFA"),r.catalog.has("NeedsRendering")&&r.editCatalog().
delete("NeedsRendering"),[u(t)]):[]}const x={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields them\
selves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},u=r=>({code:"xfa_removed",message:`The XFA version of the form was removed, b\
ecause ${x[r]}`})}),33311:((F,D,f)=>{f.d(D,{S:()=>m});var p=f(21996),O=f(70549);const m=(0,O.n)(w=>(0,p.zx)(w,["AP","JS","EF","ByteRange","Sig"]))})};
