"use strict";exports.id=2577,exports.ids=[2577],exports.modules={85673:((k,$,h)=>{h.d($,{gx:()=>v,h:()=>w});function D(n,i){const d=O(n,i);if(d!==void 0)return[d];const t=u(
n);return i.filter(e=>u(e).some(r=>r.length>3&&t.includes(r)))}function O(n,i){let d;for(const t of i){const e=g(u(n),u(t));e<=2&&e<(d?.count??1/0)&&(d={name:t,
count:e})}return d?.name}function g(n,i){return n.length!==i.length?n.length*i.length===0?1/0:g([n.join("")],[i.join("")]):i.reduce((d,t,e)=>{const r=n[e]??"",c=Math.
min(r.length,t.length),a=f(r,t);return a>(c<3?0:c<7?1:2)?1/0:d+a},0)}const w=(n,i)=>S(D(n,i));function v(n,i){const d=O(n,i),t=e=>u(e).sort().join(" ");return S(
d===void 0?i.filter(e=>n!==""&&t(e)===t(n)):[d])}const S=n=>n.length===0||n.length>3?"":` (did you mean ${n.join(" or ")}?)`,u=n=>n.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(i=>i!=="");function f(n,i){let d=[],t=Array.from({length:i.length+1},(e,r)=>r);for(let e=0;e<n.length;e++){const r=[e+
1];for(let c=0;c<i.length;c++){const a=e>0&&c>0&&n[e]===i[c-1]&&n[e-1]===i[c];r.push(Math.min((t[c+1]??0)+1,(r[c]??0)+1,(t[c]??0)+(n[e]===i[c]?0:1),a?(d[c-1]??0)+
1:1/0))}d=t,t=r}return t.at(-1)??0}}),38544:((k,$,h)=>{h.d($,{n:()=>x,K:()=>_});var D=h(52604),O=h(52755),g=h(98446),w=h(85673),v=h(34378);const S=2e3,u=10;class f{fields;full=new Map;loose=[
new Map,new Map,new Map,new Map];constructor(s){this.fields=s;for(const o of s){const l=(0,v.w)(o.name),y=(0,v.w)(o.part);this.full.has(l)||this.full.set(l,o);for(const[
E,M]of[i(l),y,i(y),l.trim()].entries()){const b=this.loose[E].get(M);b?b.push(o):this.loose[E].set(M,[o])}}}find(s){const o=this.exactly(s);return"problem"in o&&
o.problem==="unknown"&&s!==s.trim()?this.exactly(s.trim()):o}exactly(s){const o=(0,v.w)(s),l=this.full.get(o);if(l)return{field:l};for(const y of this.loose){const E=y.
get(o);if(E?.length===1)return{field:E[0]};if(E)return{problem:"ambiguous",message:n(s,E)}}return{problem:"unknown",message:this.unknown(s)}}unknown(s){const o=this.
fields.slice(0,S).map(({name:b})=>b),l=this.fields.slice(0,S).map(({part:b})=>b),y=(0,w.gx)(s,o)||(0,w.gx)(s,[...new Set(l)]),E=this.fields.length>u?`${this.fields.
length} fields, such as `:"",M=y===""?`; the form has ${E}${(0,g.DR)(o.slice(0,u))}`:y;return`“${(0,g.Bu)(s)}” is not a field of the form${M}`}}const n=(m,s)=>`\
“${(0,g.Bu)(m)}” is the name of ${s.length} fields: write the full name, such as ${(0,g.DR)(s.slice(0,u).map(({name:o})=>o))}`,i=m=>m.replace(/\[\d+\]/g,""),
d="values",t=20,e=10,r=2e3,c=new RegExp("\\p{Cs}","u"),a=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si","✓","✔","☑"]),p=new Set(
["","false","no","n","off","0","nein","falsch","non","faux","☐","-"]);class x{document;model;values;names;used=new Map;issues=[];constructor(s,o,l){this.document=
s,this.model=o,this.values=l,this.names=new f(o.fields.filter(({name:y})=>y!==""))}assign(s,o){const l=[],y=[];for(const[M,b]of Object.entries(s)){const C=this.
names.find(M);if("problem"in C){y.push(M),(C.problem==="ambiguous"||o==="error")&&this.refuse(C.message);continue}const{field:A}=C,R=this.used.get(A);if(this.used.
set(A,M),R!==void 0){this.refuse(`${(0,g.DR)([R])} and ${(0,g.DR)([M])} name the same field: leave one of them out`);continue}const I=_(A)&&K(b,this.values.of(A)),
B=this.meaning(A,b);typeof B!="string"?l.push({field:A,assigned:B,same:I}):I?l.push({field:A,assigned:{kind:"kept"},same:I}):this.refuse(`“${(0,g.Bu)(A.name)}\
” ${B}`)}const E=Object.keys(s).length;return o==="ignore"&&E>0&&y.length===E&&this.issues.length===0&&this.refuse(`none of the ${E===1?"names":`${E} names`} \
(${this.guessed(Object.keys(s))}) is a field of the form${this.such()}`),{assignments:l,unknown:y,issues:this.issues}}such(){const s=[...this.model.byName.keys()];
return s.length>0?`, which has ${(0,g.DR)(s,e)}`:""}guessed(s){const o=[...this.model.byName.keys()].slice(0,r);return(0,g.Zv)(s.slice(0,e).map(l=>`${(0,g.Bu)(l)}${(0,w.
gx)(l,o)}`).concat(s.slice(e)))}refuse(s){this.issues.push({field:d,message:s})}meaning(s,o){if(typeof o=="number"&&!F(o))return"takes a number of at most 15 di\
gits: write a longer one in quotes, because as a number it loses digits";const l=o===null||o===""||Array.isArray(o)&&o.length===0;switch(s.kind){case"text":case"\
password":return l?{kind:"clear"}:this.text(s,o);case"checkbox":case"radio":return l?{kind:"clear"}:this.state(s,o);case"dropdown":case"list":return l?{kind:"cl\
ear"}:this.choices(s,o);case"button":return"is a push button, which has no value";case"signature":return"is a signature field, which only signing fills";case"un\
known":return"has no field type, so it cannot be filled"}}text(s,o){if(typeof o=="object")return"takes text or a number";const l=String(o).replace(/\r\n?/g,`
`);if(c.test(l))return"takes no incomplete character (a lone surrogate)";const y=this.model.integer(s.nodes[0],"MaxLen");return y>0&&l.length>y?`takes at most ${(0,g.
y_)(y,"character")}; the value has ${l.length}`:{kind:"text",text:l}}state(s,o){if(typeof o=="object")return`takes ${this.expected(s)}`;const{all:l,names:y}=(0,D.
lD)(this.document,this.model,s);if(typeof o!="boolean"){const E=String(o),M=A=>l.find(({name:R})=>R===A)??l.find(R=>T(R)===A),b=M(E)??M(E.trim());if(b)return{kind:"\
state",state:b};const C=E.trim().toLowerCase();if(!a.has(C)&&!p.has(C))return`takes ${this.expected(s)}`;o=a.has(C)}return o?y.length>1?`can be on in ${y.length}\
 ways; choose one of ${L(y)}`:l[0]?{kind:"state",state:l[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(s){const{names:o}=(0,D.
lD)(this.document,this.model,s);return s.kind==="checkbox"&&o.length<=1?"true or false":`one of ${L(o)}`}choices(s,o){const l=this.values.choices(s),y=Array.isArray(
o)?o:[o],E=s.kind==="list"&&(s.flags&O.NT)!==0;if(y.length>1&&!E)return"takes one option only";const M=new Set;for(const A of y){if(typeof A=="object")return`ta\
kes ${E?"an array of options":"an option"} as text`;const R=String(A),I=P(l,R)??P(l,R.trim());if(I)M.add(I.value);else if(s.kind==="dropdown"&&s.flags&O.zx)M.add(
R);else return`takes one of ${L(l.map(B=>B.value))}`}const b=new Map(l.map((A,R)=>[A.value,R]));return{kind:"choices",values:[...M].sort((A,R)=>(b.get(A)??0)-(b.
get(R)??0))}}}const P=(m,s)=>m.find(({value:o})=>o===s)??m.find(({display:o})=>o===s),F=m=>Number.isSafeInteger(m)||Number.isFinite(m)&&!Number.isInteger(m),_=({
kind:m,name:s})=>s!==""&&m!=="button"&&m!=="signature"&&m!=="unknown",T=({state:m})=>Buffer.from(m,"latin1").toString("utf8"),L=m=>m.length===0?"nothing: it has\
 no options":(0,g.DR)(m,t);function K(m,s){return s===null?m===null||m==="":Array.isArray(m)&&Array.isArray(s)?m.length===s.length&&m.every((o,l)=>o===s[l]):typeof m==
"string"?m.replace(/\r\n?/g,`
`)===s:m===s}}),52604:((k,$,h)=>{h.d($,{L4:()=>w,lD:()=>f,o9:()=>i,wb:()=>d});var D=h(42973),O=h(45599),g=h(25902);function w(t,e,r,c="V"){const a=e.inherited(r.
nodes[0],c),p=a instanceof O.SX?a.text:a instanceof O.Mx?(0,g.Ly)(a.bytes):void 0;if(p!==void 0)return p==="Off"?void 0:p;if(c!=="DV")for(const{dict:x}of r.widgets){
const P=t.resolve(x.get("AS"));if(P instanceof O.SX&&P.text!=="Off")return P.text}}function v(t,e){const r=t.resolve(t.dict(e.dict.get("AP"))?.get("N"));return r instanceof
O.Bi?[...r.keys()].filter(c=>c!=="Off"):[]}const S=5e4,u=100;function f(t,e,r){const c=e.inherited(r.nodes[0],"Opt"),a=Array.isArray(c)?c.map(_=>(0,g.gF)(t,t.resolve(
_))):[];let p=0;const x=r.widgets.map(_=>{const T=v(t,_);if(p+=T.length,p>S)throw n();return T});t.job.pace.add(u*p);const P=x.find(_=>_.length>0)?.[0]??w(t,e,r)??
"Yes",F=r.widgets.flatMap((_,T)=>{const L=l=>a[T]??(0,g.r9)(l),K=x[T];if(K.length>0)return K.map(l=>({widget:_,index:T,state:l,name:L(l),missing:!1}));const m=t.
resolve(_.dict.get("AS")),o=(m instanceof O.SX&&m.text!=="Off"?m.text:void 0)??(r.kind==="radio"||a.length>0?String(T):P);return[{widget:_,index:T,state:o,name:L(
o),missing:!0}]});return{all:F,names:[...new Set(F.map(({name:_})=>_))]}}const n=()=>(0,D.F)("nodes",`A field of the document has more than ${S} states`,"Open i\
t in another PDF program and save it again");function i(t,e,r){const c=t.resolve(t.dict(e.dict.get("AP"))?.get("N"));return c instanceof O.Bi&&c.has(r)}function d(t,e,r,c){
for(const a of e.nodes)t.edit(a.number),a.dict.set("V",new O.SX(r??"Off"));for(const a of e.widgets){t.edit(a.number);const p=r!==void 0&&i(t,a,r)&&c(a);a.dict.
set("AS",new O.SX(p?r:"Off")),e.nodes.includes(a.node)||a.dict.delete("V")}}}),84961:((k,$,h)=>{h.d($,{$x:()=>i,Kh:()=>f,qg:()=>d,xS:()=>n});var D=h(58552),O=h(
33973),g=h(90536),w=h(45599),v=h(3907),S=h(33311),u=h(9819);function f(e,r){const c=e.resolve(r.get("S"));return(!r.has("S")||(0,w.Eo)(c,"JavaScript")||(0,w.Eo)(
c,"Rendition"))&&e.resolve(r.get("JS"))!==null}async function n(e,r){const c=r.filter(p=>(0,g.L)(e.get(p),x=>f(e,x)));if(c.length===0)return!1;const{live:a}=await(0,O.
Gy)(e);return c.some(p=>a[p]===1)}async function i(e){return await n(e,(await(0,S.S)(e)).JS)||d(e)}async function d(e){if(!(0,w.Zm)(e.get(e.catalogNumber)))return!1;
const r=e.resolve((0,u.Wo)(e,"AcroForm")?.dict.get("XFA"));if(r===null)return!1;if(e.security?.locked===!0)return null;for(const c of Array.isArray(r)?r:[r]){const a=e.
resolve(c);if(!(a instanceof w.Z6))continue;let p;try{p=await e.decodedAtEase(a)}catch(P){if(!(P instanceof D.zU)||P.code==="cancelled")throw P;return!0}const x=(0,v.
xK)(p);if(x===void 0||x.includes("script")&&await t(x,e.job.pace))return!0}return!1}async function t(e,r){const c=a=>(a.kind==="start"||a.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(a.name);return await(0,v.km)(e,r,c)!=="well-formed"}}),76933:((k,$,h)=>{h.d($,{dx:()=>S,mU:()=>n,on:()=>v});var D=h(45599),O=h(98446),g=h(84961);const w=["\
K","F","V","C"];function v(t,e){let r=0;for(const c of e.fields)for(const a of new Set([...c.nodes,...c.widgets].map(p=>p.dict))){for(const p of t.dict(a.get("A\
A"))?.values()??[])d(t,p)&&r++;d(t,a.get("A"))&&r++}return r}function S(t,e,r,c){const a=[],p=new Set(r.flatMap(({nodes:_})=>_.map(({number:T})=>T))),x=r.filter(
_=>n(t,_));if(x.length>0&&a.push(u(x.map(({name:_})=>_))),!c)return a;const P=(t.array(e.form?.dict.get("CO"))??[]).flatMap(_=>(0,D.i9)(_)&&!p.has(_.number)?[i(
e,_.number)]:[]),F=[...new Set(P)].filter(_=>_!=="");return F.length>0&&a.push(f(F)),a}const u=t=>({code:"scripts_not_run",message:`Scripts that format or check\
 values were not run: ${(0,O.Zv)(t)}. The values are drawn as they were given.`}),f=t=>({code:"fields_not_recalculated",message:`Fields that the form calculates\
 keep their values, because scripts are not run: ${(0,O.Zv)(t)}. Fill them as well if they changed.`});function n(t,{nodes:e,widgets:r}){return[...e,...r].some(
({dict:c})=>{const a=t.dict(c.get("AA"));return a&&w.some(p=>d(t,a.get(p)))})}function i(t,e){return t.node(e)?.name??""}function d(t,e){const r=t.dict(e);return r!==
void 0&&(0,g.Kh)(t,r)}}),16259:((k,$,h)=>{h.d($,{n:()=>v});var D=h(52604),O=h(45599),g=h(25902);const w={all:[],values:new Set,byDisplay:new Map};class v{document;model;known=new WeakMap;constructor(u,f){
this.document=u,this.model=f}of(u,f="V"){const n=u.nodes[0];switch(u.kind){case"text":case"password":return(0,g.gF)(this.document,this.model.inherited(n,f))||null;case"\
checkbox":case"radio":return this.button(u,(0,D.L4)(this.document,this.model,u,f));case"dropdown":case"list":{const i=this.chosen(u,f);return i.length===0?null:
i.length===1?i[0]:i}default:return null}}choices(u){return this.choicesOf(u).all}choicesOf(u){const f=this.model.inherited(u.nodes[0],"Opt");if(!(0,O.cy)(f))return w;
let n=this.known.get(f);if(n)return n;const i=this.readChoices(f),d=new Map;for(const{value:t,display:e}of i)d.has(e)||d.set(e,t);return n={all:i,values:new Set(
i.map(({value:t})=>t)),byDisplay:d},this.known.set(f,n),n}readChoices(u){return u.flatMap(f=>{const n=this.document.resolve(f);if(!Array.isArray(n)){const t=(0,g.
gF)(this.document,n);return t===void 0?[]:[{value:t,display:t}]}const[i,d]=n.map(t=>(0,g.gF)(this.document,this.document.resolve(t)));return i===void 0&&d===void 0?
[]:[{value:i??d,display:d??i}]})}chosen(u,f="V"){const n=this.model.inherited(u.nodes[0],f),d=(Array.isArray(n)?n.map(e=>this.document.resolve(e)):[n]).flatMap(
e=>(0,g.gF)(this.document,e)||[]),t=this.choicesOf(u);return d.map(e=>t.values.has(e)?e:t.byDisplay.get(e)??e)}button(u,f){if(f===void 0)return u.kind==="checkb\
ox"?!1:null;const{all:n,names:i}=(0,D.lD)(this.document,this.model,u);return u.kind==="checkbox"&&i.length<=1?!0:n.find(d=>d.state===f)?.name??(0,g.r9)(f)}}}),77500:((k,$,h)=>{
h.d($,{Yw:()=>u,br:()=>v,f4:()=>g,mD:()=>w});var D=h(58552),O=h(9819);function g(f,n){return n.form?.dict.has("XFA")?f.resolve(f.catalog.get("NeedsRendering"))===
!0||!n.fields.some(({kind:d})=>d!=="unknown")?"dynamic":"static":"none"}function w(f,n){if(g(f,n)!=="dynamic")return;const i="is a dynamic XFA form, whose pages\
 and fields only Adobe viewers show";throw new D.zU("invalid_parameters",`file: ${i}`,{issues:[{field:"file",message:i}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function v(f,n){const i=(0,O.Wo)(f,"AcroForm");return i?.dict.has("XFA")?(f.edit(i.holder),i.dict.delete(
"XFA"),f.catalog.has("NeedsRendering")&&f.editCatalog().delete("NeedsRendering"),[u(n)]):[]}const S={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},u=f=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${S[f]}`})})};
