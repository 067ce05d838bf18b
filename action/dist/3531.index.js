"use strict";exports.id=3531,exports.ids=[3531],exports.modules={14414:((L,S,h)=>{h.d(S,{K:()=>v,n:()=>i});var w=h(99678),f=h(54324),P=h(95079),D=h(39721);const O="values",A=20,
p=10,n=2e3,r=new RegExp("\\p{Cs}","u"),u=new Set(["true","yes","y","on","x","1","ja","wahr","oui","vrai","sí","si","✓","✔","☑"]),m=new Set(["","false","n\
o","n","off","0","nein","falsch","non","faux","☐","-"]);class i{document;model;values;names;used=new Map;issues=[];constructor(e,t,s){this.document=e,this.model=
t,this.values=s,this.names=new D.Lh(t.fields.filter(({name:l})=>l!==""))}assign(e,t){const s=[],l=[];for(const[c,E]of Object.entries(e)){const _=this.names.find(
c);if("problem"in _){l.push(c),(_.problem==="ambiguous"||t==="error")&&this.refuse(_.message);continue}const{field:b}=_,x=this.used.get(b);if(this.used.set(b,c),
x!==void 0){this.refuse(`${(0,D.TL)([x])} and ${(0,D.TL)([c])} name the same field: leave one of them out`);continue}const R=v(b)&&T(E,this.values.of(b)),I=this.
meaning(b,E);typeof I!="string"?s.push({field:b,assigned:I,same:R}):R?s.push({field:b,assigned:{kind:"kept"},same:R}):this.refuse(`“${(0,D.vI)(b.name)}” ${I}`)}
const o=Object.keys(e).length;return t==="ignore"&&o>0&&l.length===o&&this.issues.length===0&&this.refuse(`none of the ${o===1?"names":`${o} names`} (${this.guessed(
Object.keys(e))}) is a field of the form${this.such()}`),{assignments:s,unknown:l,issues:this.issues}}such(){const e=[...this.model.byName.keys()],t=e.length>p?
` and ${e.length-p} more`:"";return e.length>0?`, which has ${(0,D.TL)(e.slice(0,p))}${t}`:""}guessed(e){const t=[...this.model.byName.keys()].slice(0,n);return(0,D.
KE)(e.slice(0,p).map(s=>`${(0,D.vI)(s)}${(0,w.gx)(s,t)}`).concat(e.slice(p)))}refuse(e){this.issues.push({field:O,message:e})}meaning(e,t){if(typeof t=="number"&&
!y(t))return"takes a number of at most 15 digits: write a longer one in quotes, because as a number it loses digits";const s=t===null||t===""||Array.isArray(t)&&
t.length===0;switch(e.kind){case"text":case"password":return s?{kind:"clear"}:this.text(e,t);case"checkbox":case"radio":return s?{kind:"clear"}:this.state(e,t);case"\
dropdown":case"list":return s?{kind:"clear"}:this.choices(e,t);case"button":return"is a push button, which has no value";case"signature":return"is a signature f\
ield, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(e,t){if(typeof t=="object")return"takes text or a number";
const s=String(t).replace(/\r\n?/g,`
`);if(r.test(s))return"takes no incomplete character (a lone surrogate)";const l=this.model.integer(e.nodes[0],"MaxLen");return l>0&&s.length>l?`takes at most ${l}\
 ${l===1?"character":"characters"}; the value has ${s.length}`:{kind:"text",text:s}}state(e,t){if(typeof t=="object")return`takes ${this.expected(e)}`;const{all:s,
names:l}=(0,f.lD)(this.document,this.model,e);if(typeof t!="boolean"){const o=String(t),c=b=>s.find(({name:x})=>x===b)??s.find(x=>g(x)===b),E=c(o)??c(o.trim());
if(E)return{kind:"state",state:E};const _=o.trim().toLowerCase();if(!u.has(_)&&!m.has(_))return`takes ${this.expected(e)}`;t=u.has(_)}return t?l.length>1?`can b\
e on in ${l.length} ways; choose one of ${M(l)}`:s[0]?{kind:"state",state:s[0]}:"has nothing on a page that could be on":{kind:"state",state:void 0}}expected(e){
const{names:t}=(0,f.lD)(this.document,this.model,e);return e.kind==="checkbox"&&t.length<=1?"true or false":`one of ${M(t)}`}choices(e,t){const s=this.values.choices(
e),l=Array.isArray(t)?t:[t],o=e.kind==="list"&&(e.flags&P.NT)!==0;if(l.length>1&&!o)return"takes one option only";const c=new Set;for(const b of l){if(typeof b==
"object")return`takes ${o?"an array of options":"an option"} as text`;const x=String(b),R=a(s,x)??a(s,x.trim());if(R)c.add(R.value);else if(e.kind==="dropdown"&&
e.flags&P.zx)c.add(x);else return`takes one of ${M(s.map(I=>I.value))}`}const E=new Map(s.map((b,x)=>[b.value,x]));return{kind:"choices",values:[...c].sort((b,x)=>(E.
get(b)??0)-(E.get(x)??0))}}}const a=(d,e)=>d.find(({value:t})=>t===e)??d.find(({display:t})=>t===e),y=d=>Number.isSafeInteger(d)||Number.isFinite(d)&&!Number.isInteger(
d),v=({kind:d,name:e})=>e!==""&&d!=="button"&&d!=="signature"&&d!=="unknown",g=({state:d})=>Buffer.from(d,"latin1").toString("utf8"),M=d=>d.length===0?"nothing:\
 it has no options":d.length>A?`${(0,D.TL)(d.slice(0,A))} and ${d.length-A} more`:(0,D.TL)(d);function T(d,e){return e===null?d===null||d==="":Array.isArray(d)&&
Array.isArray(e)?d.length===e.length&&d.every((t,s)=>t===e[s]):typeof d=="string"?d.replace(/\r\n?/g,`
`)===e:d===e}}),54324:((L,S,h)=>{h.d(S,{L4:()=>P,lD:()=>O,o9:()=>A,wb:()=>p});var w=h(16039),f=h(15718);function P(n,r,u,m="V"){const i=r.inherited(u.nodes[0],m),
a=i instanceof w.SX?i.text:i instanceof w.Mx?(0,f.Px)(i.bytes):void 0;if(a!==void 0)return a==="Off"?void 0:a;if(m!=="DV")for(const{dict:y}of u.widgets){const v=n.
resolve(y.get("AS"));if(v instanceof w.SX&&v.text!=="Off")return v.text}}function D(n,r){const u=n.resolve(n.dict(r.dict.get("AP"))?.get("N"));return u instanceof
w.Bi?[...u.keys()].filter(m=>m!=="Off"):[]}function O(n,r,u){const m=r.inherited(u.nodes[0],"Opt"),i=Array.isArray(m)?m.map(g=>(0,f.gF)(n,n.resolve(g))):[],a=u.
widgets.map(g=>D(n,g)),y=a.find(g=>g.length>0)?.[0]??P(n,r,u)??"Yes",v=u.widgets.flatMap((g,M)=>{const T=l=>i[M]??(0,f.r9)(l),d=a[M];if(d.length>0)return d.map(
l=>({widget:g,index:M,state:l,name:T(l),missing:!1}));const e=n.resolve(g.dict.get("AS")),s=(e instanceof w.SX&&e.text!=="Off"?e.text:void 0)??(u.kind==="radio"||
i.length>0?String(M):y);return[{widget:g,index:M,state:s,name:T(s),missing:!0}]});return{all:v,names:[...new Set(v.map(({name:g})=>g))]}}function A(n,r,u){const m=n.
resolve(n.dict(r.dict.get("AP"))?.get("N"));return m instanceof w.Bi&&m.has(u)}function p(n,r,u,m){for(const i of r.nodes)n.edit(i.number),i.dict.set("V",new w.
SX(u??"Off"));for(const i of r.widgets){n.edit(i.number);const a=u!==void 0&&A(n,i,u)&&m(i);i.dict.set("AS",new w.SX(a?u:"Off")),r.nodes.includes(i.node)||i.dict.
delete("V")}}}),76725:((L,S,h)=>{h.d(S,{$x:()=>u,Kh:()=>n,qg:()=>m,xS:()=>r});var w=h(49153),f=h(11275),P=h(38504),D=h(16039),O=h(54075),A=h(75767),p=h(90191);function n(a,y){
const v=a.resolve(y.get("S"));return(!y.has("S")||(0,D.Eo)(v,"JavaScript")||(0,D.Eo)(v,"Rendition"))&&a.resolve(y.get("JS"))!==null}async function r(a,y){const v=y.
filter(M=>(0,P.L)(a.get(M),T=>n(a,T)));if(v.length===0)return!1;const{live:g}=await(0,f.Gy)(a);return v.some(M=>g[M]===1)}async function u(a){return await r(a,(await(0,A.
S)(a)).JS)||m(a)}async function m(a){if(!(0,D.Zm)(a.get(a.catalogNumber)))return!1;const y=a.resolve((0,p.Wo)(a,"AcroForm")?.dict.get("XFA"));if(y===null)return!1;
if(a.security?.locked===!0)return null;for(const v of Array.isArray(y)?y:[y]){const g=a.resolve(v);if(!(g instanceof D.Z6))continue;let M;try{M=await a.decodedAtEase(
g)}catch(d){if(!(d instanceof w.zU)||d.code==="cancelled")throw d;return!0}const T=(0,O.xK)(M);if(T===void 0||T.includes("script")&&await i(T,a.job.pace))return!0}
return!1}async function i(a,y){const v=g=>(g.kind==="start"||g.kind==="empty")&&/^(?:[^:]*:)?script$/.test(g.name);return await(0,O.km)(a,y,v)!=="well-formed"}}),
95079:((L,S,h)=>{h.d(S,{NT:()=>i,Uv:()=>y,kz:()=>A,mO:()=>g,mw:()=>O,qA:()=>a,sj:()=>D,zx:()=>m});var w=h(90191),f=h(16039),P=h(38990);const D=1,O=2,A=4096,p=8192,
n=32768,r=65536,u=1<<17,m=1<<18,i=1<<21,a=1<<24,y=1<<25,v=10;class g{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,w.Wo)(e,"AcroForm"),this.visit=new w._i(e)}static async read(e){const t=new g(e),{form:s}=t;return await t.walk(t.references(s?.dict.
get("Fields"),s?.holder??-1,s?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let s=e;s;s=s.parent){const l=this.document.resolve(s.dict.get(t));
if(l!==null)return l}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){const s=this.inherited(e,t);return typeof s=="numb\
er"?Math.trunc(s):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:t,nodes:s,widgets:l,fields:o,byName:c}=this,E=({number:_})=>!e.has(_)&&t.exists(_);for(const _ of s.values())E(
_)||s.delete(_.number);for(const _ of l.values())E(_)||l.delete(_.number);for(const{nodes:_,widgets:b}of o)M(_,E),M(b,E);M(o,({nodes:_})=>_.length>0);for(const[
_,b]of c)b.nodes.length===0&&c.delete(_);this.form=(0,w.Wo)(t,"AcroForm")}async walk(e,t){const{document:s,visit:l}=this;for(const o of(0,P.iA)(s,{from:e,below:t,
visit:l,depth:P.tP})){const{number:c,dict:E}=o;this.nodes.set(c,o);const _=this.references(E.get("Kids"),c,E,"Kids");(0,f.Eo)(s.resolve(E.get("Subtype")),"Widge\
t")||E.has("Rect")?this.addWidget(o):_.length===0&&(0,P.bf)(o)===o&&this.field(o);const x=s.job.pace.step(1500);x&&await x}}addWidget(e){const t={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,P.bf)(e)).widgets.push(t),this.widgets.set(e.number,t)}field(e){const t=this.fieldOf.get(e);if(t)return t;const{name:s,
part:l}=e,o=s===""?void 0:this.byName.get(s),c=this.integer(e,"Ff"),E=T(e.type,c);if(o?.kind===E)return o.nodes.push(e),this.fieldOf.set(e,o),o;const _={name:s,
part:l,kind:E,flags:c,nodes:[e],widgets:[]};return this.fields.push(_),s!==""&&!o&&this.byName.set(s,_),this.fieldOf.set(e,_),_}async readPages(){const{document:e}=this,
{pages:t,job:s}=e,{spend:l}=new w.b9(e);for(let o=0;o<t.count;o++){const c=t.number(o),E=e.entry(c,"Annots");l(e.array(E)?.length??0);for(const b of E===void 0?
[]:this.annotations(E,c)){const x=this.widgets.get(b.number)??await this.orphan(b);x&&x.pages.length>0&&l(v),x&&x.pages.at(-1)!==o+1&&x.pages.push(o+1);const R=s.
pace.step(300);R&&await R}const _=s.pace.step(300);_&&await _}}annotations(e,t){const s=this.document.array(e)??[];if(!s.some(c=>(0,f.Zm)(c)&&(0,f.Eo)(c.get("Su\
btype"),"Widget")))return s.filter(f.i9);const l=(0,f.i9)(e)?e.number:t;this.document.edit(l);const o=(0,f.i9)(e)?s:this.document.array(this.document.get(t).get(
"Annots"))??[];for(const[c,E]of o.entries())(0,f.Zm)(E)&&(0,f.Eo)(E.get("Subtype"),"Widget")&&(o[c]=this.document.add(E));return o.filter(f.i9)}async orphan(e){
const{document:t}=this;if(!(0,f.Eo)(t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;const s=[e],l=new Set([e.number]);let o;for(let c=t.entry(e.number,"\
Parent");(0,f.i9)(c)&&s.length<P.tP&&(o=this.nodes.get(c.number),!(o||l.has(c.number)||!(0,f.Zm)(t.get(c))));)l.add(c.number),s.push(c),c=t.entry(c.number,"Pare\
nt");for(const c of s.reverse())this.nodes.has(c.number)||await this.walk([c],o),o=this.nodes.get(c.number);return this.widgets.get(e.number)}references(e,t,s,l){
const{document:o}=this,c=o.array(e);if(!c||!s)return[];if(!c.some(f.Zm))return c.filter(f.i9);o.edit((0,f.i9)(e)?e.number:t);const E=o.array(s.get(l))??[];for(const[
_,b]of E.entries())(0,f.Zm)(b)&&(E[_]=o.add(b));return E.filter(f.i9)}}function M(d,e){let t=0;for(const s of d)e(s)&&(d[t++]=s);d.length=t}function T(d,e){switch(d){case"\
Tx":return e&p?"password":"text";case"Btn":return e&r?"button":e&n?"radio":"checkbox";case"Ch":return e&u?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77497:((L,S,h)=>{h.d(S,{dx:()=>A,mU:()=>r,on:()=>O});var w=h(16039),f=h(76725),P=h(39721);const D=["K","F","V","C"];function O(i,a){let y=0;
for(const v of a.fields)for(const g of new Set([...v.nodes,...v.widgets].map(M=>M.dict))){for(const M of i.dict(g.get("AA"))?.values()??[])m(i,M)&&y++;m(i,g.get(
"A"))&&y++}return y}function A(i,a,y,v){const g=[],M=new Set(y.flatMap(({nodes:t})=>t.map(({number:s})=>s))),T=y.filter(t=>r(i,t));if(T.length>0&&g.push(p(T.map(
({name:t})=>t))),!v)return g;const d=(i.array(a.form?.dict.get("CO"))??[]).flatMap(t=>(0,w.i9)(t)&&!M.has(t.number)?[u(a,t.number)]:[]),e=[...new Set(d)].filter(
t=>t!=="");return e.length>0&&g.push(n(e)),g}const p=i=>({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${(0,P.KE)(i)}. The \
values are drawn as they were given.`}),n=i=>({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are no\
t run: ${(0,P.KE)(i)}. Fill them as well if they changed.`});function r(i,{nodes:a,widgets:y}){return[...a,...y].some(({dict:v})=>{const g=i.dict(v.get("AA"));return g&&
D.some(M=>m(i,g.get(M)))})}function u(i,a){return i.node(a)?.name??""}function m(i,a){const y=i.dict(a);return y!==void 0&&(0,f.Kh)(i,y)}}),15718:((L,S,h)=>{h.d(
S,{Px:()=>O,gF:()=>P,r9:()=>D,v8:()=>A});var w=h(20381),f=h(16039);function P(p,n){let r;return n instanceof f.Mx?r=(0,w.g7)(n):n instanceof f.Z6?r=(0,w.g7)(new f.
Mx(p.decoded(n))):n instanceof f.SX?r=D(n.text):typeof n=="number"&&(r=String(n)),r?.replace(/\r\n?/g,`
`)}function D(p){const n=Buffer.from(p,"latin1"),r=n.toString("utf8");return Buffer.from(r,"utf8").equals(n)?r:(0,w.g7)(new f.Mx(n))}const O=p=>Buffer.from(p).toString(
"latin1"),A=p=>(0,w.wx)(p.replace(/\n/g,"\r"))}),23319:((L,S,h)=>{h.d(S,{n:()=>P});var w=h(54324),f=h(15718);class P{document;model;constructor(O,A){this.document=
O,this.model=A}of(O,A="V"){const p=O.nodes[0];switch(O.kind){case"text":case"password":return(0,f.gF)(this.document,this.model.inherited(p,A))||null;case"checkb\
ox":case"radio":return this.button(O,(0,w.L4)(this.document,this.model,O,A));case"dropdown":case"list":{const n=this.chosen(O,A);return n.length===0?null:n.length===
1?n[0]:n}default:return null}}choices(O){const A=this.model.inherited(O.nodes[0],"Opt");return Array.isArray(A)?A.flatMap(p=>{const n=this.document.resolve(p);if(!Array.
isArray(n)){const m=(0,f.gF)(this.document,n);return m===void 0?[]:[{value:m,display:m}]}const[r,u]=n.map(m=>(0,f.gF)(this.document,this.document.resolve(m)));return r===
void 0&&u===void 0?[]:[{value:r??u,display:u??r}]}):[]}chosen(O,A="V"){const p=this.model.inherited(O.nodes[0],A),r=(Array.isArray(p)?p.map(m=>this.document.resolve(
m)):[p]).flatMap(m=>(0,f.gF)(this.document,m)||[]),u=this.choices(O);return r.map(m=>u.some(i=>i.value===m)?m:u.find(({display:i})=>i===m)?.value??m)}button(O,A){
if(A===void 0)return O.kind==="checkbox"?!1:null;const{all:p,names:n}=(0,w.lD)(this.document,this.model,O);return O.kind==="checkbox"&&n.length<=1?!0:p.find(r=>r.
state===A)?.name??(0,f.r9)(A)}}}),30656:((L,S,h)=>{h.d(S,{Yw:()=>p,br:()=>O,f4:()=>P,mD:()=>D});var w=h(49153),f=h(90191);function P(n,r){return r.form?.dict.has(
"XFA")?n.resolve(n.catalog.get("NeedsRendering"))===!0||!r.fields.some(({kind:m})=>m!=="unknown")?"dynamic":"static":"none"}function D(n,r){if(P(n,r)!=="dynamic")
return;const u="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new w.zU("invalid_parameters",`file: ${u}`,{issues:[{field:"file",message:u}],
advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function O(n,r){const u=(0,f.Wo)(n,"AcroForm");return u?.dict.
has("XFA")?(n.edit(u.holder),u.dict.delete("XFA"),n.catalog.has("NeedsRendering")&&n.editCatalog().delete("NeedsRendering"),[p(r)]):[]}const A={values:"it would\
 still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may \
have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The f\
ields themselves remain."},p=n=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${A[n]}`})})};
