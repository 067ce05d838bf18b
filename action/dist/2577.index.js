"use strict";exports.id=2577,exports.ids=[2577],exports.modules={85673:((L,I,d)=>{d.d(I,{gx:()=>S,h:()=>_});function b(n,c){const e=E(n,c);if(e!==void 0)return[e];const t=u(
n);return c.filter(i=>u(i).some(o=>o.length>3&&t.includes(o)))}function E(n,c){let e;const t=u(n);for(const i of c){const o=w(t,u(i));o<=2&&o<(e?.count??1/0)&&(e=
{name:i,count:o})}return e?.name}function w(n,c){return n.length!==c.length?n.length*c.length===0?1/0:w([n.join("")],[c.join("")]):c.reduce((e,t,i)=>{const o=n[i]??
"",a=Math.min(o.length,t.length),m=h(o,t);return m>(a<3?0:a<7?1:2)?1/0:e+m},0)}const _=(n,c)=>D(b(n,c));function S(n,c){const e=E(n,c),t=o=>u(o).sort().join(" "),
i=t(n);return D(e===void 0?c.filter(o=>n!==""&&t(o)===i):[e])}const D=n=>n.length===0||n.length>3?"":` (did you mean ${n.join(" or ")}?)`,u=n=>n.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(c=>c!==""),l=2;function h(n,c){if(Math.abs(n.length-c.length)>l)return 1/0;let e=[],
t=Array.from({length:c.length+1},(o,a)=>a<=l?a:1/0);for(let o=0;o<n.length;o++){const a=[];a[0]=o+1;let m=1/0;for(let p=Math.max(0,o-l);p<=Math.min(c.length-1,o+
l);p++){const x=o>0&&p>0&&n[o]===c[p-1]&&n[o-1]===c[p];a[p+1]=Math.min((t[p+1]??1/0)+1,(a[p]??1/0)+1,(t[p]??1/0)+(n[o]===c[p]?0:1),x?(e[p-1]??1/0)+1:1/0),m=Math.
min(m,a[p+1])}if(m>l)return 1/0;e=t,t=a}const i=t[c.length]??1/0;return i>l?1/0:i}}),38544:((L,I,d)=>{d.d(I,{n:()=>R,K:()=>k});var b=d(45657),E=d(52604),w=d(52755),
_=d(98446),S=d(85673),D=d(34378);const u=1e3,l=5,h=10;class n{fields;full=new Map;loose=[new Map,new Map,new Map,new Map];guessed=0;constructor(s){this.fields=s;
for(const r of s){const f=(0,D.w)(r.name),O=(0,D.w)(r.part);this.full.has(f)||this.full.set(f,r);for(const[v,M]of[e(f),O,e(O),f.trim()].entries()){const $=this.
loose[v].get(M);$?$.push(r):this.loose[v].set(M,[r])}}}find(s){const r=this.exactly(s);return"problem"in r&&r.problem==="unknown"&&s!==s.trim()?this.exactly(s.trim()):
r}exactly(s){const r=(0,D.w)(s),f=this.full.get(r);if(f)return{field:f};for(const O of this.loose){const v=O.get(r);if(v?.length===1)return{field:v[0]};if(v)return{
problem:"ambiguous",message:c(s,v)}}return{problem:"unknown",message:this.unknown(s)}}unknown(s){return`“${(0,_.Bu)(s)}” is not a field of the form${++this.
guessed>l?"":this.guess(s)}`}guess(s){const r=this.fields.slice(0,u).map(({name:M})=>M),f=this.fields.slice(0,u).map(({part:M})=>M),O=(0,S.gx)(s,r)||(0,S.gx)(s,
[...new Set(f)]),v=this.fields.length>h?`${this.fields.length} fields, such as `:"";return O===""?`; the form has ${v}${(0,_.DR)(r.slice(0,h))}`:O}}const c=(g,s)=>`\
“${(0,_.Bu)(g)}” is the name of ${s.length} fields: write the full name, such as ${(0,_.DR)(s.slice(0,h).map(({name:r})=>r))}`,e=g=>g.replace(/\[\d+\]/g,""),
t="values",i=20,o=10,a=2e3,m=new RegExp("\\p{Cs}","u"),p=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si","✓","✔","☑"]),x=new Set(
["","false","no","n","off","0","nein","falsch","non","faux","☐","-"]),T=400,y=100;class R{document;model;values;names;used=new Map;issues=[];further=0;constructor(s,r,f){
this.document=s,this.model=r,this.values=f,this.names=new n(r.fields.filter(({name:O})=>O!==""))}async assign(s,r){const f=[],O=[];for(const[M,$]of Object.entries(
s)){const C=this.document.job.pace.step(T+M.length);C&&await C;const P=this.names.find(M);if("problem"in P){O.push(M),(P.problem==="ambiguous"||r==="error")&&this.
refuse(P.message);continue}const{field:A}=P,U=this.used.get(A);if(this.used.set(A,M),U!==void 0){this.refuse(`${(0,_.DR)([U])} and ${(0,_.DR)([M])} name the sam\
e field: leave one of them out`);continue}const K=k(A)&&N($,this.values.of(A)),j=this.meaning(A,$);typeof j!="string"?f.push({field:A,assigned:j,same:K}):K?f.push(
{field:A,assigned:{kind:"kept"},same:K}):this.refuse(`“${(0,_.Bu)(A.name)}” ${j}`)}const v=Object.keys(s).length;return r==="ignore"&&v>0&&O.length===v&&this.
issues.length===0&&this.refuse(`none of the ${v===1?"names":`${v} names`} (${this.guessed(Object.keys(s))}) is a field of the form${this.such()}`),this.further>
0&&this.issues.push({field:t,message:`and ${this.further} more of its entries are wrong`}),{assignments:f,unknown:O,issues:this.issues}}such(){const s=[...this.
model.byName.keys()];return s.length>0?`, which has ${(0,_.DR)(s,o)}`:""}guessed(s){const r=[...this.model.byName.keys()].slice(0,a);return(0,_.Zv)(s.slice(0,o).
map(f=>`${(0,_.Bu)(f)}${(0,S.gx)(f,r)}`).concat(s.slice(o)))}refuse(s){this.issues.length<y?this.issues.push({field:t,message:s}):this.further++}meaning(s,r){if((0,b.
Vp)(r))return"takes a number of at most 15 digits: write a longer one in quotes, because as a number it loses digits";const f=r===null||r===""||Array.isArray(r)&&
r.length===0;switch(s.kind){case"text":case"password":return f?{kind:"clear"}:this.text(s,r);case"checkbox":case"radio":return f?{kind:"clear"}:this.state(s,r);case"\
dropdown":case"list":return f?{kind:"clear"}:this.choices(s,r);case"button":return"is a push button, which has no value";case"signature":return"is a signature f\
ield, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(s,r){if(typeof r=="object")return"takes text or a number";
const f=String(r).replace(/\r\n?/g,`
`);if(m.test(f))return"takes no incomplete character (a lone surrogate)";const O=this.model.integer(s.nodes[0],"MaxLen");return O>0&&f.length>O?`takes at most ${(0,_.
y_)(O,"character")}; the value has ${f.length}`:{kind:"text",text:f}}state(s,r){if(typeof r=="object")return`takes ${this.expected(s)}`;const{all:f,names:O}=(0,E.
lD)(this.document,this.model,s);if(typeof r!="boolean"){const v=String(r),M=P=>f.find(({name:A})=>A===P)??f.find(A=>B(A)===P),$=M(v)??M(v.trim());if($)return{kind:"\
state",state:$};const C=v.trim().toLowerCase();if(!p.has(C)&&!x.has(C))return`takes ${this.expected(s)}`;r=p.has(C)}return r?O.length>1?`can be on in ${O.length}\
 ways; choose one of ${W(O)}`:f[0]?{kind:"state",state:f[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(s){const{names:r}=(0,E.
lD)(this.document,this.model,s);return s.kind==="checkbox"&&r.length<=1?"true or false":`one of ${W(r)}`}choices(s,r){const f=this.values.choices(s),O=Array.isArray(
r)?r:[r],v=s.kind==="list"&&(s.flags&w.NT)!==0;if(O.length>1&&!v)return"takes one option only";const M=new Set;for(const P of O){if(typeof P=="object")return`ta\
kes ${v?"an array of options":"an option"} as text`;const A=String(P),U=F(f,A)??F(f,A.trim());if(U)M.add(U.value);else if(s.kind==="dropdown"&&s.flags&w.zx)M.add(
A);else return`takes one of ${W(f.map(K=>K.value))}`}const $=new Map(f.map((P,A)=>[P.value,A]));return{kind:"choices",values:[...M].sort((P,A)=>($.get(P)??0)-($.
get(A)??0))}}}const F=(g,s)=>g.find(({value:r})=>r===s)??g.find(({display:r})=>r===s),k=({kind:g,name:s})=>s!==""&&g!=="button"&&g!=="signature"&&g!=="unknown",
B=({state:g})=>Buffer.from(g,"latin1").toString("utf8"),W=g=>g.length===0?"nothing: it has no options":(0,_.DR)(g,i);function N(g,s){return s===null?g===null||g===
"":Array.isArray(g)&&Array.isArray(s)?g.length===s.length&&g.every((r,f)=>r===s[f]):typeof g=="string"?g.replace(/\r\n?/g,`
`)===s:g===s}}),52604:((L,I,d)=>{d.d(I,{L4:()=>_,lD:()=>l,o9:()=>n,wb:()=>c});var b=d(42973),E=d(45599),w=d(25902);function _(e,t,i,o="V"){const a=t.inherited(i.
nodes[0],o),m=a instanceof E.SX?a.text:a instanceof E.Mx?(0,w.Ly)(a.bytes):void 0;if(m!==void 0)return m==="Off"?void 0:m;if(o!=="DV")for(const{dict:p}of i.widgets){
const x=e.resolve(p.get("AS"));if(x instanceof E.SX&&x.text!=="Off")return x.text}}function S(e,t){const i=e.resolve(e.dict(t.dict.get("AP"))?.get("N"));return i instanceof
E.Bi?[...i.keys()].filter(o=>o!=="Off"):[]}const D=5e4,u=100;function l(e,t,i){const o=t.inherited(i.nodes[0],"Opt"),a=Array.isArray(o)?o.map(y=>(0,w.gF)(e,e.resolve(
y))):[];let m=0;const p=i.widgets.map(y=>{const R=S(e,y);if(m+=R.length,m>D)throw h();return R});e.job.pace.add(u*m);const x=p.find(y=>y.length>0)?.[0]??_(e,t,i)??
"Yes",T=i.widgets.flatMap((y,R)=>{const F=g=>a[R]??(0,w.r9)(g),k=p[R];if(k.length>0)return k.map(g=>({widget:y,index:R,state:g,name:F(g),missing:!1}));const B=e.
resolve(y.dict.get("AS")),N=(B instanceof E.SX&&B.text!=="Off"?B.text:void 0)??(i.kind==="radio"||a.length>0?String(R):x);return[{widget:y,index:R,state:N,name:F(
N),missing:!0}]});return{all:T,names:[...new Set(T.map(({name:y})=>y))]}}const h=()=>(0,b.F)("nodes",`A field of the document has more than ${D} states`,"Open i\
t in another PDF program and save it again");function n(e,t,i){const o=e.resolve(e.dict(t.dict.get("AP"))?.get("N"));return o instanceof E.Bi&&o.has(i)}function c(e,t,i,o){
for(const a of t.nodes)e.edit(a.number),a.dict.set("V",new E.SX(i??"Off"));for(const a of t.widgets){e.edit(a.number);const m=i!==void 0&&n(e,a,i)&&o(a);a.dict.
set("AS",new E.SX(m?i:"Off")),t.nodes.includes(a.node)||a.dict.delete("V")}}}),84961:((L,I,d)=>{d.d(I,{$x:()=>n,Kh:()=>l,qg:()=>c,xS:()=>h});var b=d(58552),E=d(
33973),w=d(90536),_=d(45599),S=d(3907),D=d(33311),u=d(9819);function l(t,i){const o=t.resolve(i.get("S"));return(!i.has("S")||(0,_.Eo)(o,"JavaScript")||(0,_.Eo)(
o,"Rendition"))&&t.resolve(i.get("JS"))!==null}async function h(t,i){const o=i.filter(m=>(0,w.L)(t.get(m),p=>l(t,p)));if(o.length===0)return!1;const{live:a}=await(0,E.
Gy)(t);return o.some(m=>a[m]===1)}async function n(t){return await h(t,(await(0,D.S)(t)).JS)||c(t)}async function c(t){if(!(0,_.Zm)(t.get(t.catalogNumber)))return!1;
const i=t.resolve((0,u.Wo)(t,"AcroForm")?.dict.get("XFA"));if(i===null)return!1;if(t.security?.locked===!0)return null;for(const o of Array.isArray(i)?i:[i]){const a=t.
resolve(o);if(!(a instanceof _.Z6))continue;let m;try{m=await t.decodedAtEase(a)}catch(x){if(!(x instanceof b.zU)||x.code==="cancelled")throw x;return!0}const p=(0,S.
xK)(m);if(p===void 0||p.includes("script")&&await e(p,t.job.pace))return!0}return!1}async function e(t,i){const o=a=>(a.kind==="start"||a.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(a.name);return await(0,S.km)(t,i,o)!=="well-formed"}}),76933:((L,I,d)=>{d.d(I,{dx:()=>D,mU:()=>h,on:()=>S});var b=d(45599),E=d(98446),w=d(84961);const _=["\
K","F","V","C"];function S(e,t){let i=0;for(const o of t.fields)for(const a of new Set([...o.nodes,...o.widgets].map(m=>m.dict))){for(const m of e.dict(a.get("A\
A"))?.values()??[])c(e,m)&&i++;c(e,a.get("A"))&&i++}return i}function D(e,t,i,o){const a=[],m=new Set(i.flatMap(({nodes:y})=>y.map(({number:R})=>R))),p=i.filter(
y=>h(e,y));if(p.length>0&&a.push(u(p.map(({name:y})=>y))),!o)return a;const x=(e.array(t.form?.dict.get("CO"))??[]).flatMap(y=>(0,b.i9)(y)&&!m.has(y.number)?[n(
t,y.number)]:[]),T=[...new Set(x)].filter(y=>y!=="");return T.length>0&&a.push(l(T)),a}const u=e=>({code:"scripts_not_run",message:`Scripts that format or check\
 values were not run: ${(0,E.Zv)(e)}. The values are drawn as they were given.`}),l=e=>({code:"fields_not_recalculated",message:`Fields that the form calculates\
 keep their values, because scripts are not run: ${(0,E.Zv)(e)}. Fill them as well if they changed.`});function h(e,{nodes:t,widgets:i}){return[...t,...i].some(
({dict:o})=>{const a=e.dict(o.get("AA"));return a&&_.some(m=>c(e,a.get(m)))})}function n(e,t){return e.node(t)?.name??""}function c(e,t){const i=e.dict(t);return i!==
void 0&&(0,w.Kh)(e,i)}}),16259:((L,I,d)=>{d.d(I,{n:()=>S});var b=d(52604),E=d(45599),w=d(25902);const _={all:[],values:new Set,byDisplay:new Map};class S{document;model;known=new WeakMap;constructor(u,l){
this.document=u,this.model=l}of(u,l="V"){const h=u.nodes[0];switch(u.kind){case"text":case"password":return(0,w.gF)(this.document,this.model.inherited(h,l))||null;case"\
checkbox":case"radio":return this.button(u,(0,b.L4)(this.document,this.model,u,l));case"dropdown":case"list":{const n=this.chosen(u,l);return n.length===0?null:
n.length===1?n[0]:n}default:return null}}choices(u){return this.choicesOf(u).all}choicesOf(u){const l=this.model.inherited(u.nodes[0],"Opt");if(!(0,E.cy)(l))return _;
let h=this.known.get(l);if(h)return h;const n=this.readChoices(l),c=new Map;for(const{value:e,display:t}of n)c.has(t)||c.set(t,e);return h={all:n,values:new Set(
n.map(({value:e})=>e)),byDisplay:c},this.known.set(l,h),h}readChoices(u){return u.flatMap(l=>{const h=this.document.resolve(l);if(!Array.isArray(h)){const e=(0,w.
gF)(this.document,h);return e===void 0?[]:[{value:e,display:e}]}const[n,c]=h.map(e=>(0,w.gF)(this.document,this.document.resolve(e)));return n===void 0&&c===void 0?
[]:[{value:n??c,display:c??n}]})}chosen(u,l="V"){const h=this.model.inherited(u.nodes[0],l),c=(Array.isArray(h)?h.map(t=>this.document.resolve(t)):[h]).flatMap(
t=>(0,w.gF)(this.document,t)||[]),e=this.choicesOf(u);return c.map(t=>e.values.has(t)?t:e.byDisplay.get(t)??t)}button(u,l){if(l===void 0)return u.kind==="checkb\
ox"?!1:null;const{all:h,names:n}=(0,b.lD)(this.document,this.model,u);return u.kind==="checkbox"&&n.length<=1?!0:h.find(c=>c.state===l)?.name??(0,w.r9)(l)}}}),77500:((L,I,d)=>{
d.d(I,{Yw:()=>u,br:()=>S,f4:()=>w,mD:()=>_});var b=d(58552),E=d(9819);function w(l,h){return h.form?.dict.has("XFA")?l.resolve(l.catalog.get("NeedsRendering"))===
!0||!h.fields.some(({kind:c})=>c!=="unknown")?"dynamic":"static":"none"}function _(l,h){if(w(l,h)!=="dynamic")return;const n="is a dynamic XFA form, whose pages\
 and fields only Adobe viewers show";throw new b.zU("invalid_parameters",`file: ${n}`,{issues:[{field:"file",message:n}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function S(l,h){const n=(0,E.Wo)(l,"AcroForm");return n?.dict.has("XFA")?(l.edit(n.holder),n.dict.delete(
"XFA"),l.catalog.has("NeedsRendering")&&l.editCatalog().delete("NeedsRendering"),[u(h)]):[]}const D={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},u=l=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${D[l]}`})})};
