"use strict";exports.id=1891,exports.ids=[1891],exports.modules={85673:((C,b,d)=>{d.d(b,{gx:()=>w,h:()=>p});function S(s,a){const e=y(s,a);if(e!==void 0)return[e];const t=u(
s);return a.filter(n=>u(n).some(o=>o.length>3&&t.includes(o)))}function y(s,a){let e;const t=u(s);for(const n of a){const o=E(t,u(n));o<=2&&o<(e?.count??1/0)&&(e=
{name:n,count:o})}return e?.name}function E(s,a){return s.length!==a.length?s.length*a.length===0?1/0:E([s.join("")],[a.join("")]):a.reduce((e,t,n)=>{const o=s[n]??
"",r=Math.min(o.length,t.length),m=h(o,t);return m>(r<3?0:r<7?1:2)?1/0:e+m},0)}const p=(s,a)=>v(S(s,a));function w(s,a){const e=y(s,a),t=o=>u(o).sort().join(" "),
n=t(s);return v(e===void 0?a.filter(o=>s!==""&&t(o)===n):[e])}const v=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,u=s=>s.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(a=>a!==""),c=2;function h(s,a){if(Math.abs(s.length-a.length)>c)return 1/0;let e=[],
t=Array.from({length:a.length+1},(o,r)=>r<=c?r:1/0);for(let o=0;o<s.length;o++){const r=[];r[0]=o+1;let m=1/0;for(let g=Math.max(0,o-c);g<=Math.min(a.length-1,o+
c);g++){const M=o>0&&g>0&&s[o]===a[g-1]&&s[o-1]===a[g];r[g+1]=Math.min((t[g+1]??1/0)+1,(r[g]??1/0)+1,(t[g]??1/0)+(s[o]===a[g]?0:1),M?(e[g-1]??1/0)+1:1/0),m=Math.
min(m,r[g+1])}if(m>c)return 1/0;e=t,t=r}const n=t[a.length]??1/0;return n>c?1/0:n}}),46570:((C,b,d)=>{d.d(b,{K:()=>m,n:()=>o});var S=d(45657),y=d(52604),E=d(52755),
p=d(98446),w=d(85673);const v="values",u=20,c=10,h=2e3,s=new RegExp("\\p{Cs}","u"),a=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si",
"✓","✔","☑"]),e=new Set(["","false","no","n","off","0","nein","falsch","non","faux","☐","-"]),t=400,n=100;class o{document;model;values;names;used=new Map;issues=[];further=0;constructor(i,l,_,O){
this.document=i,this.model=l,this.values=_,this.names=O}async assign(i,l){const _=[],O=[];for(const[D,x]of Object.entries(i)){const R=this.document.job.pace.step(
t+D.length);R&&await R;const P=this.names.find(D);if("problem"in P){O.push(D),(P.problem==="ambiguous"||l==="error")&&this.refuse(P.message);continue}const{field:A}=P,
L=this.used.get(A);if(this.used.set(A,D),L!==void 0){this.refuse(`${(0,p.DR)([L])} and ${(0,p.DR)([D])} name the same field: leave one of them out`);continue}const k=m(
A)&&T(x,this.values.of(A)),U=this.meaning(A,x);typeof U!="string"?_.push({field:A,assigned:U,same:k}):k?_.push({field:A,assigned:{kind:"kept"},same:k}):this.refuse(
`“${(0,p.Bu)(A.name)}” ${U}`)}const I=Object.keys(i).length;return l==="ignore"&&I>0&&O.length===I&&this.issues.length===0&&this.refuse(`none of the ${I===1?
"names":`${I} names`} (${this.guessed(Object.keys(i))}) is a field of the form${this.such()}`),this.further>0&&this.issues.push({field:v,message:`and ${this.further}\
 more of its entries are wrong`}),{assignments:_,unknown:O,issues:this.issues}}such(){const i=[...this.model.byName.keys()];return i.length>0?`, which has ${(0,p.
DR)(i,c)}`:""}guessed(i){const l=[...this.model.byName.keys()].slice(0,h);return(0,p.Zv)(i.slice(0,c).map(_=>`${(0,p.Bu)(_)}${(0,w.gx)(_,l)}`).concat(i.slice(c)))}refuse(i){
this.issues.length<n?this.issues.push({field:v,message:i}):this.further++}meaning(i,l){if((0,S.Vp)(l))return"takes a number of at most 15 digits: write a longer\
 one in quotes, because as a number it loses digits";const _=l===null||l===""||Array.isArray(l)&&l.length===0;switch(i.kind){case"text":case"password":return _?
{kind:"clear"}:this.text(i,l);case"checkbox":case"radio":return _?{kind:"clear"}:this.state(i,l);case"dropdown":case"list":return _?{kind:"clear"}:this.choices(
i,l);case"button":return"is a push button, which has no value";case"signature":return"is a signature field, which only signing fills";case"unknown":return"has n\
o field type, so it cannot be filled"}}text(i,l){if(typeof l=="object")return"takes text or a number";const _=String(l).replace(/\r\n?/g,`
`);if(s.test(_))return"takes no incomplete character (a lone surrogate)";const O=this.model.integer(i.nodes[0],"MaxLen");return O>0&&_.length>O?`takes at most ${(0,p.
y_)(O,"character")}; the value has ${_.length}`:{kind:"text",text:_}}state(i,l){if(typeof l=="object")return`takes ${this.expected(i)}`;const{all:_,names:O}=(0,y.
lD)(this.document,this.model,i);if(typeof l!="boolean"){const I=String(l),D=P=>_.find(({name:A})=>A===P)??_.find(A=>g(A)===P),x=D(I)??D(I.trim());if(x)return{kind:"\
state",state:x};const R=I.trim().toLowerCase();if(!a.has(R)&&!e.has(R))return`takes ${this.expected(i)}`;l=a.has(R)}return l?O.length>1?`can be on in ${O.length}\
 ways; choose one of ${M(O)}`:_[0]?{kind:"state",state:_[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(i){const{names:l}=(0,y.
lD)(this.document,this.model,i);return i.kind==="checkbox"&&l.length<=1?"true or false":`one of ${M(l)}`}choices(i,l){const _=this.values.choices(i),O=Array.isArray(
l)?l:[l],I=i.kind==="list"&&(i.flags&E.NT)!==0;if(O.length>1&&!I)return"takes one option only";const D=new Set;for(const P of O){if(typeof P=="object")return`ta\
kes ${I?"an array of options":"an option"} as text`;const A=String(P),L=r(_,A)??r(_,A.trim());if(L)D.add(L.value);else if(i.kind==="dropdown"&&i.flags&E.zx)D.add(
A);else return`takes one of ${M(_.map(k=>k.value))}`}const x=new Map(_.map((P,A)=>[P.value,A]));return{kind:"choices",values:[...D].sort((P,A)=>(x.get(P)??0)-(x.
get(A)??0))}}}const r=(f,i)=>f.find(({value:l})=>l===i)??f.find(({display:l})=>l===i),m=({kind:f,name:i})=>i!==""&&f!=="button"&&f!=="signature"&&f!=="unknown",
g=({state:f})=>Buffer.from(f,"latin1").toString("utf8"),M=f=>f.length===0?"nothing: it has no options":(0,p.DR)(f,u);function T(f,i){return i===null?f===null||f===
"":Array.isArray(f)&&Array.isArray(i)?f.length===i.length&&f.every((l,_)=>l===i[_]):typeof f=="string"?f.replace(/\r\n?/g,`
`)===i:f===i}}),52604:((C,b,d)=>{d.d(b,{L4:()=>p,lD:()=>c,o9:()=>s,wb:()=>a});var S=d(42973),y=d(45599),E=d(25902);function p(e,t,n,o="V"){const r=t.inherited(n.
nodes[0],o),m=r instanceof y.SX?r.text:r instanceof y.Mx?(0,E.Ly)(r.bytes):void 0;if(m!==void 0)return m==="Off"?void 0:m;if(o!=="DV")for(const{dict:g}of n.widgets){
const M=e.resolve(g.get("AS"));if(M instanceof y.SX&&M.text!=="Off")return M.text}}function w(e,t){const n=e.resolve(e.dict(t.dict.get("AP"))?.get("N"));return n instanceof
y.Bi?[...n.keys()].filter(o=>o!=="Off"):[]}const v=5e4,u=100;function c(e,t,n){const o=t.inherited(n.nodes[0],"Opt"),r=Array.isArray(o)?o.map(f=>(0,E.gF)(e,e.resolve(
f))):[];let m=0;const g=n.widgets.map(f=>{const i=w(e,f);if(m+=i.length,m>v)throw h();return i});e.job.pace.add(u*m);const M=g.find(f=>f.length>0)?.[0]??p(e,t,n)??
"Yes",T=n.widgets.flatMap((f,i)=>{const l=x=>r[i]??(0,E.r9)(x),_=g[i];if(_.length>0)return _.map(x=>({widget:f,index:i,state:x,name:l(x),missing:!1}));const O=e.
resolve(f.dict.get("AS")),D=(O instanceof y.SX&&O.text!=="Off"?O.text:void 0)??(n.kind==="radio"||r.length>0?String(i):M);return[{widget:f,index:i,state:D,name:l(
D),missing:!0}]});return{all:T,names:[...new Set(T.map(({name:f})=>f))]}}const h=()=>(0,S.F)("nodes",`A field of the document has more than ${v} states`,"Open i\
t in another PDF program and save it again");function s(e,t,n){const o=e.resolve(e.dict(t.dict.get("AP"))?.get("N"));return o instanceof y.Bi&&o.has(n)}function a(e,t,n,o){
for(const r of t.nodes)e.edit(r.number),r.dict.set("V",new y.SX(n??"Off"));for(const r of t.widgets){e.edit(r.number);const m=n!==void 0&&s(e,r,n)&&o(r);r.dict.
set("AS",new y.SX(m?n:"Off")),t.nodes.includes(r.node)||r.dict.delete("V")}}}),84961:((C,b,d)=>{d.d(b,{$x:()=>s,Kh:()=>c,qg:()=>a,xS:()=>h});var S=d(58552),y=d(
33973),E=d(90536),p=d(45599),w=d(3907),v=d(33311),u=d(9819);function c(t,n){const o=t.resolve(n.get("S"));return(!n.has("S")||(0,p.Eo)(o,"JavaScript")||(0,p.Eo)(
o,"Rendition"))&&t.resolve(n.get("JS"))!==null}async function h(t,n){const o=n.filter(m=>(0,E.L)(t.get(m),g=>c(t,g)));if(o.length===0)return!1;const{live:r}=await(0,y.
Gy)(t);return o.some(m=>r[m]===1)}async function s(t){return await h(t,(await(0,v.S)(t)).JS)||a(t)}async function a(t){if(!(0,p.Zm)(t.get(t.catalogNumber)))return!1;
const n=t.resolve((0,u.Wo)(t,"AcroForm")?.dict.get("XFA"));if(n===null)return!1;if(t.security?.locked===!0)return null;for(const o of Array.isArray(n)?n:[n]){const r=t.
resolve(o);if(!(r instanceof p.Z6))continue;let m;try{m=await t.decodedAtEase(r)}catch(M){if(!(M instanceof S.zU)||M.code==="cancelled")throw M;return!0}const g=(0,w.
xK)(m);if(g===void 0||g.includes("script")&&await e(g,t.job.pace))return!0}return!1}async function e(t,n){const o=r=>(r.kind==="start"||r.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(r.name);return await(0,w.km)(t,n,o)!=="well-formed"}}),76933:((C,b,d)=>{d.d(b,{dx:()=>v,mU:()=>h,on:()=>w});var S=d(45599),y=d(98446),E=d(84961);const p=["\
K","F","V","C"];function w(e,t){let n=0;for(const o of t.fields)for(const r of new Set([...o.nodes,...o.widgets].map(m=>m.dict))){for(const m of e.dict(r.get("A\
A"))?.values()??[])a(e,m)&&n++;a(e,r.get("A"))&&n++}return n}function v(e,t,n,o){const r=[],m=new Set(n.flatMap(({nodes:f})=>f.map(({number:i})=>i))),g=n.filter(
f=>h(e,f));if(g.length>0&&r.push(u(g.map(({name:f})=>f))),!o)return r;const M=(e.array(t.form?.dict.get("CO"))??[]).flatMap(f=>(0,S.i9)(f)&&!m.has(f.number)?[s(
t,f.number)]:[]),T=[...new Set(M)].filter(f=>f!=="");return T.length>0&&r.push(c(T)),r}const u=e=>({code:"scripts_not_run",message:`Scripts that format or check\
 values were not run: ${(0,y.Zv)(e)}. The values are drawn as they were given.`}),c=e=>({code:"fields_not_recalculated",message:`Fields that the form calculates\
 keep their values, because scripts are not run: ${(0,y.Zv)(e)}. Fill them as well if they changed.`});function h(e,{nodes:t,widgets:n}){return[...t,...n].some(
({dict:o})=>{const r=e.dict(o.get("AA"));return r&&p.some(m=>a(e,r.get(m)))})}function s(e,t){return e.node(t)?.name??""}function a(e,t){const n=e.dict(t);return n!==
void 0&&(0,E.Kh)(e,n)}}),16259:((C,b,d)=>{d.d(b,{n:()=>w});var S=d(52604),y=d(45599),E=d(25902);const p={all:[],values:new Set,byDisplay:new Map};class w{document;model;known=new WeakMap;constructor(u,c){
this.document=u,this.model=c}of(u,c="V"){const h=u.nodes[0];switch(u.kind){case"text":case"password":return(0,E.gF)(this.document,this.model.inherited(h,c))||null;case"\
checkbox":case"radio":return this.button(u,(0,S.L4)(this.document,this.model,u,c));case"dropdown":case"list":{const s=this.chosen(u,c);return s.length===0?null:
s.length===1?s[0]:s}default:return null}}choices(u){return this.choicesOf(u).all}choicesOf(u){const c=this.model.inherited(u.nodes[0],"Opt");if(!(0,y.cy)(c))return p;
let h=this.known.get(c);if(h)return h;const s=this.readChoices(c),a=new Map;for(const{value:e,display:t}of s)a.has(t)||a.set(t,e);return h={all:s,values:new Set(
s.map(({value:e})=>e)),byDisplay:a},this.known.set(c,h),h}readChoices(u){return u.flatMap(c=>{const h=this.document.resolve(c);if(!Array.isArray(h)){const e=(0,E.
gF)(this.document,h);return e===void 0?[]:[{value:e,display:e}]}const[s,a]=h.map(e=>(0,E.gF)(this.document,this.document.resolve(e)));return s===void 0&&a===void 0?
[]:[{value:s??a,display:a??s}]})}chosen(u,c="V"){const h=this.model.inherited(u.nodes[0],c),a=(Array.isArray(h)?h.map(t=>this.document.resolve(t)):[h]).flatMap(
t=>(0,E.gF)(this.document,t)||[]),e=this.choicesOf(u);return a.map(t=>e.values.has(t)?t:e.byDisplay.get(t)??t)}button(u,c){if(c===void 0)return u.kind==="checkb\
ox"?!1:null;const{all:h,names:s}=(0,S.lD)(this.document,this.model,u);return u.kind==="checkbox"&&s.length<=1?!0:h.find(a=>a.state===c)?.name??(0,E.r9)(c)}}}),77500:((C,b,d)=>{
d.d(b,{Yw:()=>u,br:()=>w,f4:()=>E,mD:()=>p});var S=d(58552),y=d(9819);function E(c,h){return h.form?.dict.has("XFA")?c.resolve(c.catalog.get("NeedsRendering"))===
!0||!h.fields.some(({kind:a})=>a!=="unknown")?"dynamic":"static":"none"}function p(c,h){if(E(c,h)!=="dynamic")return;const s="is a dynamic XFA form, whose pages\
 and fields only Adobe viewers show";throw new S.zU("invalid_parameters",`file: ${s}`,{issues:[{field:"file",message:s}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function w(c,h){const s=(0,y.Wo)(c,"AcroForm");return s?.dict.has("XFA")?(c.edit(s.holder),s.dict.delete(
"XFA"),c.catalog.has("NeedsRendering")&&c.editCatalog().delete("NeedsRendering"),[u(h)]):[]}const v={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},u=c=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${v[c]}`})})};
