"use strict";exports.id=1891,exports.ids=[1891],exports.modules={85673:((C,b,u)=>{u.d(b,{gx:()=>v,h:()=>E});function w(s,a){const t=p(s,a);if(t!==void 0)return[t];const r=d(
s);return a.filter(e=>d(e).some(n=>n.length>3&&r.includes(n)))}function p(s,a){let t;const r=d(s);for(const e of a){const n=y(r,d(e));n<=2&&n<(t?.count??1/0)&&(t=
{name:e,count:n})}return t?.name}function y(s,a){return s.length!==a.length?s.length*a.length===0?1/0:y([s.join("")],[a.join("")]):a.reduce((t,r,e)=>{const n=s[e]??
"",i=Math.min(n.length,r.length),h=m(n,r);return h>(i<3?0:i<7?1:2)?1/0:t+h},0)}const E=(s,a)=>D(w(s,a));function v(s,a){const t=p(s,a),r=n=>d(n).sort().join(" "),
e=r(s);return D(t===void 0?a.filter(n=>s!==""&&r(n)===e):[t])}const D=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,d=s=>s.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(a=>a!==""),c=2;function m(s,a){if(Math.abs(s.length-a.length)>c)return 1/0;let t=[],
r=Array.from({length:a.length+1},(n,i)=>i<=c?i:1/0);for(let n=0;n<s.length;n++){const i=[];i[0]=n+1;let h=1/0;for(let g=Math.max(0,n-c);g<=Math.min(a.length-1,n+
c);g++){const M=n>0&&g>0&&s[n]===a[g-1]&&s[n-1]===a[g];i[g+1]=Math.min((r[g+1]??1/0)+1,(i[g]??1/0)+1,(r[g]??1/0)+(s[n]===a[g]?0:1),M?(t[g-1]??1/0)+1:1/0),h=Math.
min(h,i[g+1])}if(h>c)return 1/0;t=r,r=i}const e=r[a.length]??1/0;return e>c?1/0:e}}),46570:((C,b,u)=>{u.d(b,{K:()=>h,n:()=>n});var w=u(45657),p=u(52604),y=u(52755),
E=u(98446),v=u(85673);const D="values",d=20,c=10,m=2e3,s=new RegExp("\\p{Cs}","u"),a=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si",
"✓","✔","☑"]),t=new Set(["","false","no","n","off","0","nein","falsch","non","faux","☐","-"]),r=400,e=100;class n{document;model;values;names;used=new Map;issues=[];further=0;constructor(o,l,_,O){
this.document=o,this.model=l,this.values=_,this.names=O}async assign(o,l){const _=[],O=[];for(const[S,I]of Object.entries(o)){const R=this.document.job.pace.step(
r+S.length);R&&await R;const P=this.names.find(S);if("problem"in P){O.push(S),(P.problem==="ambiguous"||l==="error")&&this.refuse(P.message);continue}const{field:A}=P,
L=this.used.get(A);if(this.used.set(A,S),L!==void 0){this.refuse(`${(0,E.DR)([L])} and ${(0,E.DR)([S])} name the same field: leave one of them out`);continue}const k=h(
A)&&x(I,this.values.of(A)),U=this.meaning(A,I);typeof U!="string"?_.push({field:A,assigned:U,same:k}):k?_.push({field:A,assigned:{kind:"kept"},same:k}):this.refuse(
`“${(0,E.Bu)(A.name)}” ${U}`)}const T=Object.keys(o).length;return l==="ignore"&&T>0&&O.length===T&&this.issues.length===0&&this.refuse(`none of the ${T===1?
"names":`${T} names`} (${this.guessed(Object.keys(o))}) is a field of the form${this.such()}`),this.further>0&&this.issues.push({field:D,message:`and ${this.further}\
 more of its entries are wrong`}),{assignments:_,unknown:O,issues:this.issues}}such(){const o=[...this.model.byName.keys()];return o.length>0?`, which has ${(0,E.
DR)(o,c)}`:""}guessed(o){const l=[...this.model.byName.keys()].slice(0,m);return(0,E.Zv)(o.slice(0,c).map(_=>`${(0,E.Bu)(_)}${(0,v.gx)(_,l)}`).concat(o.slice(c)))}refuse(o){
this.issues.length<e?this.issues.push({field:D,message:o}):this.further++}meaning(o,l){if((0,w.Vp)(l))return"takes a number of at most 15 digits: write a longer\
 one in quotes, because as a number it loses digits";const _=l===null||l===""||Array.isArray(l)&&l.length===0;switch(o.kind){case"text":case"password":return _?
{kind:"clear"}:this.text(o,l);case"checkbox":case"radio":return _?{kind:"clear"}:this.state(o,l);case"dropdown":case"list":return _?{kind:"clear"}:this.choices(
o,l);case"button":return"is a push button, which has no value";case"signature":return"is a signature field, which only signing fills";case"unknown":return"has n\
o field type, so it cannot be filled"}}text(o,l){if(typeof l=="object")return"takes text or a number";const _=String(l).replace(/\r\n?/g,`
`);if(s.test(_))return"takes no incomplete character (a lone surrogate)";const O=this.model.integer(o.nodes[0],"MaxLen");return O>0&&_.length>O?`takes at most ${(0,E.
y_)(O,"character")}; the value has ${_.length}`:{kind:"text",text:_}}state(o,l){if(typeof l=="object")return`takes ${this.expected(o)}`;const{all:_,names:O}=(0,p.
lD)(this.document,this.model,o);if(typeof l!="boolean"){const T=String(l),S=P=>_.find(({name:A})=>A===P)??_.find(A=>g(A)===P),I=S(T)??S(T.trim());if(I)return{kind:"\
state",state:I};const R=T.trim().toLowerCase();if(!a.has(R)&&!t.has(R))return`takes ${this.expected(o)}`;l=a.has(R)}return l?O.length>1?`can be on in ${O.length}\
 ways; choose one of ${M(O)}`:_[0]?{kind:"state",state:_[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(o){const{names:l}=(0,p.
lD)(this.document,this.model,o);return o.kind==="checkbox"&&l.length<=1?"true or false":`one of ${M(l)}`}choices(o,l){const _=this.values.choices(o),O=Array.isArray(
l)?l:[l],T=o.kind==="list"&&(o.flags&y.NT)!==0;if(O.length>1&&!T)return"takes one option only";const S=new Set;for(const P of O){if(typeof P=="object")return`ta\
kes ${T?"an array of options":"an option"} as text`;const A=String(P),L=i(_,A)??i(_,A.trim());if(L)S.add(L.value);else if(o.kind==="dropdown"&&o.flags&y.zx)S.add(
A);else return`takes one of ${M(_.map(k=>k.value))}`}const I=new Map(_.map((P,A)=>[P.value,A]));return{kind:"choices",values:[...S].sort((P,A)=>(I.get(P)??0)-(I.
get(A)??0))}}}const i=(f,o)=>f.find(({value:l})=>l===o)??f.find(({display:l})=>l===o),h=({kind:f,name:o})=>o!==""&&f!=="button"&&f!=="signature"&&f!=="unknown",
g=({state:f})=>Buffer.from(f,"latin1").toString("utf8"),M=f=>f.length===0?"nothing: it has no options":(0,E.DR)(f,d);function x(f,o){return o===null?f===null||f===
"":Array.isArray(f)&&Array.isArray(o)?f.length===o.length&&f.every((l,_)=>l===o[_]):typeof f=="string"?f.replace(/\r\n?/g,`
`)===o:f===o}}),52604:((C,b,u)=>{u.d(b,{L4:()=>E,lD:()=>c,o9:()=>s,wb:()=>a});var w=u(42973),p=u(45599),y=u(25902);function E(t,r,e,n="V"){const i=r.inherited(e.
nodes[0],n),h=i instanceof p.SX?i.text:i instanceof p.Mx?(0,y.Ly)(i.bytes):void 0;if(h!==void 0)return h==="Off"?void 0:h;if(n!=="DV")for(const{dict:g}of e.widgets){
const M=t.resolve(g.get("AS"));if(M instanceof p.SX&&M.text!=="Off")return M.text}}function v(t,r){const e=t.resolve(t.dict(r.dict.get("AP"))?.get("N"));return e instanceof
p.Bi?[...e.keys()].filter(n=>n!=="Off"):[]}const D=5e4,d=100;function c(t,r,e){const n=r.inherited(e.nodes[0],"Opt"),i=Array.isArray(n)?n.map(f=>(0,y.gF)(t,t.resolve(
f))):[];let h=0;const g=e.widgets.map(f=>{const o=v(t,f);if(h+=o.length,h>D)throw m();return o});t.job.pace.add(d*h);const M=g.find(f=>f.length>0)?.[0]??E(t,r,e)??
"Yes",x=e.widgets.flatMap((f,o)=>{const l=I=>i[o]??(0,y.r9)(I),_=g[o];if(_.length>0)return _.map(I=>({widget:f,index:o,state:I,name:l(I),missing:!1}));const O=t.
resolve(f.dict.get("AS")),S=(O instanceof p.SX&&O.text!=="Off"?O.text:void 0)??(e.kind==="radio"||i.length>0?String(o):M);return[{widget:f,index:o,state:S,name:l(
S),missing:!0}]});return{all:x,names:[...new Set(x.map(({name:f})=>f))]}}const m=()=>(0,w.F)("nodes",`A field of the document has more than ${D} states`,"Open i\
t in another PDF program and save it again");function s(t,r,e){const n=t.resolve(t.dict(r.dict.get("AP"))?.get("N"));return n instanceof p.Bi&&n.has(e)}function a(t,r,e,n){
for(const i of r.nodes)t.edit(i.number),i.dict.set("V",new p.SX(e??"Off"));for(const i of r.widgets){t.edit(i.number);const h=e!==void 0&&s(t,i,e)&&n(i);i.dict.
set("AS",new p.SX(h?e:"Off")),r.nodes.includes(i.node)||i.dict.delete("V")}}}),84961:((C,b,u)=>{u.d(b,{$x:()=>a,Kh:()=>m,qg:()=>t,xS:()=>s});var w=u(58552),p=u(
33973),y=u(87773),E=u(90536),v=u(45599),D=u(3907),d=u(33311),c=u(9819);function m(e,n){const i=e.resolve(n.get("S"));return(!n.has("S")||(0,v.Eo)(i,"JavaScript")||
(0,v.Eo)(i,"Rendition"))&&e.resolve(n.get("JS"))!==null}async function s(e,n){const i=[];for await(const[g,M]of(0,y.$)(e,n))(0,E.L)(M,x=>m(e,x))&&i.push(g);if(i.
length===0)return!1;const{live:h}=await(0,p.Gy)(e);return i.some(g=>h[g]===1)}async function a(e){return await s(e,(await(0,d.S)(e)).JS)||t(e)}async function t(e){
if(!(0,v.Zm)(e.get(e.catalogNumber)))return!1;const n=e.resolve((0,c.Wo)(e,"AcroForm")?.dict.get("XFA"));if(n===null)return!1;if(e.security?.locked===!0)return null;
for(const i of Array.isArray(n)?n:[n]){const h=e.resolve(i);if(!(h instanceof v.Z6))continue;let g;try{g=await e.decodedAtEase(h)}catch(x){if(!(x instanceof w.zU)||
x.code==="cancelled")throw x;return!0}const M=(0,D.xK)(g);if(M===void 0||M.includes("script")&&await r(M,e.job.pace))return!0}return!1}async function r(e,n){const i=h=>(h.
kind==="start"||h.kind==="empty")&&/^(?:[^:]*:)?script$/.test(h.name);return await(0,D.km)(e,n,i)!=="well-formed"}}),76933:((C,b,u)=>{u.d(b,{dx:()=>D,mU:()=>m,on:()=>v});
var w=u(45599),p=u(98446),y=u(84961);const E=["K","F","V","C"];function v(t,r){let e=0;for(const n of r.fields)for(const i of new Set([...n.nodes,...n.widgets].
map(h=>h.dict))){for(const h of t.dict(i.get("AA"))?.values()??[])a(t,h)&&e++;a(t,i.get("A"))&&e++}return e}function D(t,r,e,n){const i=[],h=new Set(e.flatMap(({
nodes:f})=>f.map(({number:o})=>o))),g=e.filter(f=>m(t,f));if(g.length>0&&i.push(d(g.map(({name:f})=>f))),!n)return i;const M=(t.array(r.form?.dict.get("CO"))??[]).
flatMap(f=>(0,w.i9)(f)&&!h.has(f.number)?[s(r,f.number)]:[]),x=[...new Set(M)].filter(f=>f!=="");return x.length>0&&i.push(c(x)),i}const d=t=>({code:"scripts_no\
t_run",message:`Scripts that format or check values were not run: ${(0,p.Zv)(t)}. The values are drawn as they were given.`}),c=t=>({code:"fields_not_recalculat\
ed",message:`Fields that the form calculates keep their values, because scripts are not run: ${(0,p.Zv)(t)}. Fill them as well if they changed.`});function m(t,{
nodes:r,widgets:e}){return[...r,...e].some(({dict:n})=>{const i=t.dict(n.get("AA"));return i&&E.some(h=>a(t,i.get(h)))})}function s(t,r){return t.node(r)?.name??
""}function a(t,r){const e=t.dict(r);return e!==void 0&&(0,y.Kh)(t,e)}}),16259:((C,b,u)=>{u.d(b,{n:()=>v});var w=u(52604),p=u(45599),y=u(25902);const E={all:[],
values:new Set,byDisplay:new Map};class v{document;model;known=new WeakMap;constructor(d,c){this.document=d,this.model=c}of(d,c="V"){const m=d.nodes[0];switch(d.
kind){case"text":case"password":return(0,y.gF)(this.document,this.model.inherited(m,c))||null;case"checkbox":case"radio":return this.button(d,(0,w.L4)(this.document,
this.model,d,c));case"dropdown":case"list":{const s=this.chosen(d,c);return s.length===0?null:s.length===1?s[0]:s}default:return null}}choices(d){return this.choicesOf(
d).all}choicesOf(d){const c=this.model.inherited(d.nodes[0],"Opt");if(!(0,p.cy)(c))return E;let m=this.known.get(c);if(m)return m;const s=this.readChoices(c),a=new Map;
for(const{value:t,display:r}of s)a.has(r)||a.set(r,t);return m={all:s,values:new Set(s.map(({value:t})=>t)),byDisplay:a},this.known.set(c,m),m}readChoices(d){return d.
flatMap(c=>{const m=this.document.resolve(c);if(!Array.isArray(m)){const t=(0,y.gF)(this.document,m);return t===void 0?[]:[{value:t,display:t}]}const[s,a]=m.map(
t=>(0,y.gF)(this.document,this.document.resolve(t)));return s===void 0&&a===void 0?[]:[{value:s??a,display:a??s}]})}chosen(d,c="V"){const m=this.model.inherited(
d.nodes[0],c),a=(Array.isArray(m)?m.map(r=>this.document.resolve(r)):[m]).flatMap(r=>(0,y.gF)(this.document,r)||[]),t=this.choicesOf(d);return a.map(r=>t.values.
has(r)?r:t.byDisplay.get(r)??r)}button(d,c){if(c===void 0)return d.kind==="checkbox"?!1:null;const{all:m,names:s}=(0,w.lD)(this.document,this.model,d);return d.
kind==="checkbox"&&s.length<=1?!0:m.find(a=>a.state===c)?.name??(0,y.r9)(c)}}}),77500:((C,b,u)=>{u.d(b,{Yw:()=>d,br:()=>v,f4:()=>y,mD:()=>E});var w=u(58552),p=u(
9819);function y(c,m){return m.form?.dict.has("XFA")?c.resolve(c.catalog.get("NeedsRendering"))===!0||!m.fields.some(({kind:a})=>a!=="unknown")?"dynamic":"stati\
c":"none"}function E(c,m){if(y(c,m)!=="dynamic")return;const s="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new w.zU("invalid_p\
arameters",`file: ${s}`,{issues:[{field:"file",message:s}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function v(c,m){
const s=(0,p.Wo)(c,"AcroForm");return s?.dict.has("XFA")?(c.edit(s.holder),s.dict.delete("XFA"),c.catalog.has("NeedsRendering")&&c.editCatalog().delete("NeedsRe\
ndering"),[d(m)]):[]}const D={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scr\
ipts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The\
 fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselv\
es remain."},d=c=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${D[c]}`})})};
