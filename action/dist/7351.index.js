"use strict";exports.id=7351,exports.ids=[7351],exports.modules={57351:((j,z,d)=>{d.r(z),d.d(z,{merge_documents:()=>xt});var E=d(49153),N=d(6009),F=d(84655),T=d(79131),U=d(98912),
S=d(31777),x=d(39721),v=d(30656),w=d(93655),p=d(86031),P=d(95079),D=d(23319);async function B(t){const n=t.flatMap(({document:e})=>{const s=e.dict(e.catalog.get(
"AcroForm"));return s?[{document:e,leftToViewers:e.resolve(s.get("NeedAppearances"))===!0}]:[]});if(!n.every(({leftToViewers:e})=>e))for(const{document:e,leftToViewers:s}of n){
if(!s)continue;const o=await P.mO.read(e),a=new D.n(e,o);await(0,p.$)(e,o,a,new w.y(e,o,a),{missing:!1})}}var A=d(80783),I=d(91134),r=d(16039),l=d(32664),O=d(83019);
async function C(t){const{document:n}=t[0],e=n.editCatalog(),s=t.some(o=>o.document.catalog.has("Collection"));e.delete("Collection"),await M(t.filter(({made:o})=>!o))||
e.delete("OutputIntents"),R(t,e),X(t,e),t.length>1&&(0,I.m)(n);for(const o of t)(0,A.N)(o.document);return{droppedPortfolio:s}}async function M([t,...n]){const e=({
document:s})=>({document:s,value:s.array(s.catalog.get("OutputIntents"))??[]});for(const s of n)if(!await new O.U(s.document).same(e(s).value,e(t)))return!1;return!0}
function R(t,n){const e=new r.Bi,s=new Map;for(const{index:o,document:a}of t)for(const[i,c]of a.dict(a.catalog.get("Extensions"))??[])(!e.has(i)||L(a,c)>s.get(i))&&
(e.set(i,(0,l.yY)(c,o)),s.set(i,L(a,c)));e.size>0?n.set("Extensions",e):n.delete("Extensions")}function L(t,n){const e=t.resolve(t.dict(n)?.get("ExtensionLevel"));
return typeof e=="number"?e:0}function X(t,n){const e=t.flatMap(({index:s,document:o})=>(o.array(o.catalog.get("Threads"))??[]).map(a=>(0,l.yY)(a,s)));e.length>
0&&n.set("Threads",e)}var Y=d(282),$=d(20616),Ee=d(73811),K=d(78713);async function Se(t){const n=new Map,e=new Map,s=[];for(const c of t)s.push({part:c,...await(0,Ee.
jS)(c.document)});const o=new l.fS(s.flatMap(c=>[...c.strings.keys(),...c.names.keys()])),a=s.some(c=>c.strings.size>0)&&s.some(c=>c.names.size>0),i=new Set;for(const{
part:c,strings:f,names:h}of s){const y=new Set([...f.keys(),...h.keys()]),u=new Map;for(const m of y)i.has(m)&&u.set(m,o.free(m));for(const m of y)i.add(u.get(m)??
m);for(const[m,b]of f)n.set(u.get(m)??m,(0,l.yY)(b,c.index));const g=new Map;if(a)for(const m of h.keys())f.has(m)&&g.set(m,o.free(m));for(const[m,b]of h)(a?n:e).
set(g.get(m)??u.get(m)??m,(0,l.yY)(b,c.index));await Me(c,new Oe(y,u,o),a?g:void 0)}return{strings:n,names:e}}class Oe{own;renamed;taken;needed;constructor(n,e,s){
this.own=n,this.renamed=e,this.taken=s,this.needed=e.size>0||s.size>n.size}nameFor(n){const e=this.renamed.get(n);if(e!==void 0||this.own.has(n)||!this.taken.has(
n))return e;const s=this.taken.free(n);return this.renamed.set(n,s),s}}async function Me({document:t},n,e){if(!n.needed&&!e)return;const s=o=>{const a=t.resolve(
o);if(a instanceof r.SX&&e)return(0,r.Px)(e.get(a.text)??n.nameFor(a.text)??a.text);const i=a instanceof r.Mx,c=i?n.nameFor((0,K.Pu)(a)):a instanceof r.SX?n.nameFor(
a.text):void 0;if(c!==void 0)return i?(0,r.Px)(c):new r.SX(c)};await(0,$.l)(t,["Dest","GoTo"],o=>{const a=o.has("Dest")?"Dest":(0,r.Eo)(t.resolve(o.get("S")),"G\
oTo")?"D":void 0,i=a&&s(o.get(a));return!a||i===void 0?!1:(o.set(a,i),!0)})}var H=d(38990),ie=d(7548),De=d(76725),Te=d(38504),_=d(20381),q=d(87357);const ee=t=>(0,_.
g7)((0,r.Px)(t));class Be{taken;kept=new Set;renamed=new Map;constructor(n){this.taken=n}fullName(n){for(const o of Ae(n)){const a=n.slice(0,o),i=this.renamed.get(
a);if(i!==void 0)return ee(i)+n.slice(o);if(this.kept.has(a))return}const[e=""]=n.split(".",1),s=(0,K.Pu)((0,_.wx)(e));if(this.taken.has(s))return this.renamed.
set(e,this.taken.free(s)),this.fullName(n)}}const re=10;function Ae(t){const n=[];for(let e=t.indexOf(".");e>=0&&n.length<re;e=t.indexOf(".",e+1))n.unshift(e);return n.
length<re&&n.unshift(t.length),n}async function Ce(t,n,e){let s;const o=c=>{c.set("Fields",s??=t.add([...e]));const f=t.resolve(c.get("Flags"));typeof f=="numbe\
r"&&c.set("Flags",f&~q.Hx)},a=c=>{const f=t.resolve(c),h=f instanceof r.Mx?n.fullName((0,_.g7)(f)):void 0;return h===void 0?c:(0,_.wx)(h)},i=new Set;for(const c of await(0,ie.
V3)(t,[...q.fP.keys()]))(0,Te.C)(t.get(c),f=>{const h=t.resolve(f.get("S")),y=h instanceof r.SX?q.fP.get(h.text):void 0,u=y===void 0?void 0:f.get(y);if(y===void 0||
!(h instanceof r.SX))return;if(u===void 0){if(!q.ao.has(h.text)||e.length===0)return;o(f),t.edit(c);return}const g=t.array(u);if(g&&u instanceof r.oS){if(i.has(
u.number))return;i.add(u.number)}const m=g?g.map(a):a(u);if(!(g?g.every((b,W)=>b===m[W]):m===u)){if(g&&u instanceof r.oS){t.put(u,m);return}f.set(y,m),t.edit(c)}})}
var Ne=d(15975),Re=d(348),Ie=d(66173);class Le{merged=new r.Bi;origin=new Map;async add(n,e){const{document:s}=n,o=new O.U(s),a=s.dict(e.get("DR")),i=new Map;for(const[
c,f]of a??[]){const h=s.dict(f);if(!h){this.merged.has(c)||this.merged.set(c,(0,l.yY)(s.resolve(f),n.index));continue}const y=this.category(c);for(const[u,g]of h){
const m=await this.place(c,u,{document:s,value:g},o);y.set(m,y.get(m)??(0,l.yY)(g,n.index)),c==="Font"&&m!==u&&i.set(u,m)}}i.size>0&&await this.rewrite(n,e,i)}async place(n,e,s,o){
for(let a=1;;a++){const i=a===1?e:`${e}_${a}`,c=`${n}/${i}`,f=this.origin.get(c);if(!(f&&!await o.same(s.value,f)))return f||this.origin.set(c,s),i}}category(n){
const e=this.merged.get(n);if(e instanceof r.Bi)return e;const s=new r.Bi;return this.merged.set(n,s),s}async rewrite({document:n},e,s){const o=n.resolve(e.get(
"DA"));for(const{number:a,dict:i,parent:c}of(0,H.iA)(n)){const f=n.resolve(i.get("DA")),h=!c&&(0,H.hj)(n,i,"DA")===void 0,y=f instanceof r.Mx?f:h?o:null;if(!(y instanceof
r.Mx))continue;const u=ce(y,s);u&&(a!==void 0&&n.edit(a),i.set("DA",u))}await(0,$.l)(n,["FreeText"],a=>{const i=n.resolve(a.get("DA")),f=(0,r.Eo)(n.resolve(a.get(
"Subtype")),"FreeText")&&i instanceof r.Mx?ce(i,s):void 0;return f&&a.set("DA",f),f!==void 0})}}function ce(t,n){const e=t.bytes,s=new Ie.B(e),o=[];let a=0;for(;s.
next();){const i=s.count-2,c=s.operator==="Tf"?n.get(s.name(i)??""):void 0;if(c===void 0)continue;const f=new Re.k(64);(0,Ne.dZ)(f,c),o.push(e.subarray(a,s.startOf(
i)),f.bytes),a=s.endOf(i)}return a===0?void 0:new r.Mx(Buffer.concat([...o,e.subarray(a)]))}async function Fe(t,n){const e=t.filter(({document:u})=>G(u)),{document:s}=t[0];
if(e.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};const o=s.editCatalog(),a=new r.Bi(G(s)),i=e.some(u=>G(u.document).has("XFA"));a.delete("XFA"),o.delete(
"NeedsRendering");const c=[],f=[],h=new Le,y=(await Ue(e)).flatMap(u=>n.has(u)?[u.index]:[]);for(const u of e){const g=G(u.document);u.index>0&&ze(u,g,s,a),await h.
add(u,g),u.document.resolve(g.get("NeedAppearances"))===!0&&a.set("NeedAppearances",!0);for(const m of u.document.array(g.get("Fields"))??[])c.push((0,l.yY)(m,u.
index));for(const m of u.document.array(g.get("CO"))??[])f.push((0,l.yY)(m,u.index))}return a.set("Fields",c),f.length>0&&a.set("CO",f),h.merged.size>0&&a.set("\
DR",h.merged),o.set("AcroForm",s.add(a)),{droppedXfa:i,renamedUnderScripts:y}}const G=t=>t.dict(t.catalog.get("AcroForm"));async function Ue(t){const n=t.map(i=>({
part:i,fields:Ke(i.document)})),e=new l.fS(n.flatMap(({part:i,fields:c})=>c.map(({dict:f})=>fe(i.document,f))),ee),s=n.filter(({fields:i})=>i.length>0).length>1,
o=new Set,a=[];for(const{part:i,fields:c}of n){const{document:f}=i,h=new Be(e);for(const{dict:y,number:u}of c){const g=fe(f,y),m=ee(g);if(!o.has(m)){h.kept.add(
m);continue}const b=h.renamed.get(m)??e.free(g);h.renamed.set(m,b),u!==void 0&&f.edit(u),y.set("T",(0,r.Px)(b))}h.renamed.size>0&&a.push(i);for(const y of h.kept)
o.add(y);for(const y of h.renamed.values())o.add(ee(y));if(s){const y=f.array(G(f)?.get("Fields"))?.filter(r.i9)??[];await Ce(f,h,y)}}return a}async function be(t){
const n=new Set;for(const e of t){const{document:s}=e;if(e.index===0||!G(s))continue;const o=new Set([s.catalogNumber]),a=s.dict(s.catalog.get("Names"))?.get("J\
avaScript");for(const[,c]of await(0,K.Zc)(s,a,"Names"))c instanceof r.oS&&o.add(c.number);const i=(await(0,ie.V3)(s,["JS"])).filter(c=>!o.has(c));await(0,De.xS)(
s,i)&&n.add(e)}return n}function Ke(t){const n=new Set,e=[];for(const s of(0,H.iA)(t))s.parent&&n.has(s.parent)?n.add(s):t.resolve(s.dict.get("T"))instanceof r.
Mx&&(n.add(s),e.push(s));return e}const fe=(t,n)=>(0,K.Pu)(t.resolve(n.get("T")));function ze({document:t},n,e,s){for(const o of["DA","Q"]){const a=t.resolve(n.
get(o))??(o==="Q"?0:null),i=e.resolve(s.get(o))??(o==="Q"?0:null);if(!(a===null||a instanceof r.oS||a===i)&&!(a instanceof r.Mx&&i instanceof r.Mx&&(0,K.Pu)(a)===
(0,K.Pu)(i)))for(const{number:c,dict:f,parent:h}of(0,H.iA)(t))h||(0,H.hj)(t,f,o)!==void 0||(c!==void 0&&t.edit(c),f.set(o,a))}}var de=d(20138);function*We(t){for(const n of t)
for(let e=0;e<n.document.pages.count;e++)yield{part:n,page:e}}function Ye(t,n){if(n==="none")return;const e=[],s=t.reduce((o,{document:a})=>Math.max(o,a.pages.count),
0);for(let o=0;o<s;o++)for(const a of t){const{count:i}=a.document.pages;o<i&&e.push({part:a,page:n==="backward"&&a.index>0?i-1-o:o})}return e}const ue=100;async function Xe(t,n){
const e=t[0].document;for(const{document:a}of t)await a.pages.rebuild(a.pages.numbers);const s=e.add(null),o=[];for(let a=0;a<n.length;a+=ue){const i=e.add(null),
c=[];for(const{part:f,page:h}of n.slice(a,a+ue)){const y=f.document.pages.number(h),u=f.document.edit(y);u instanceof r.Bi&&u.set("Parent",(0,l.Po)(0,i.number,f.
index)),c.push((0,l.Po)(f.index,y));const g=e.job.pace.step(1e3);g&&await g}e.put(i,se(c,c.length,s)),o.push(i)}e.put(s,se(o,n.length)),e.edit(e.catalogNumber).
set("Pages",s)}function se(t,n,e){return new r.Bi([["Type",new r.SX("Pages")],...e?[["Parent",e]]:[],["Kids",t],["Count",n]])}async function $e(t){const n=(0,l.
Bg)(t),e=n.add(null),s=[];let o=0;for(const{index:a,document:i}of t){await i.pages.settle(),i.catalog.get("Pages")instanceof r.oS||await i.pages.rebuild(i.pages.
numbers);const c=i.catalog.get("Pages"),f=i.edit(c);f instanceof r.Bi&&f.has("Kids")&&(f.set("Parent",(0,l.Po)(0,e.number,a)),f.set("Count",i.pages.count),s.push(
(0,l.Po)(a,c.number))),o+=i.pages.count}n.put(e,se(s,o)),n.edit(n.catalogNumber).set("Pages",e)}async function ke(t,n){const e=[];for(const{index:a,document:i}of t)
e[a]=await(0,de.Hr)(i);if(e.every(a=>a===void 0))return;const s=(0,l.Bg)(t),o=(0,de.Zh)(s,je(n??We(t),e));s.editCatalog().set("PageLabels",s.add(o))}function*je(t,n){
for(const{part:e,page:s}of t)yield n[e.index]?.(s)??{style:"D",prefix:void 0,number:s+1}}var Ge=d(32896);const He=["AP","Pages","Templates","IDS","URLS","Altern\
atePresentations","Renditions"];async function Ze(t,n){const{document:e}=t[0],s=e.editCatalog(),o=new r.Bi(e.dict(s.get("Names"))),a=(c,f)=>{f.size!==0&&o.set(c,
e.add((0,K.MN)(e,f)))};a("Dests",n.strings),a("EmbeddedFiles",await Je(t));for(const c of He)t.some(f=>Ve(f,c))&&a(c,await Qe(t,c));o.size>0&&s.set("Names",e.add(
o)),n.names.size>0?s.set("Dests",e.add(new r.Bi(n.names))):s.delete("Dests");const i=t.flatMap(c=>(c.document.array(c.document.catalog.get("AF"))??[]).map(f=>(0,l.
yY)(f,c.index)));i.length>0&&s.set("AF",i)}async function le({document:t},n){const e=t.dict(t.catalog.get("Names"))?.get(n);return(await(0,K.Zc)(t,e,"Names")).flatMap(
([s,o])=>s instanceof r.Mx?[[(0,K.Pu)(s),o]]:[])}const Ve=({document:t},n)=>t.dict(t.catalog.get("Names"))?.has(n)??!1;async function Je(t){const n=[];for(const o of t)
n.push({part:o,entries:await le(o,"EmbeddedFiles")});const e=new l.fS(n.flatMap(({entries:o})=>o.map(([a])=>a))),s=new Map;for(const{part:o,entries:a}of n)for(const[
i,c]of a)s.set(s.has(i)?e.free(i):i,(0,l.yY)(c,o.index));return s}async function Qe(t,n){const e=new Map;for(const s of t)for(const[o,a]of await le(s,n))e.has(o)||
e.set(o,(0,l.yY)(a,s.index));return e}var Z=d(67717);const ge=(t,n)=>(0,l.Po)(t.part,t.number,n.part);async function _e(t,n){const e=[];for(const a of t)if(n&&!a.
made)e.push(await qe(a,n[a.index]));else for(const i of await me(a))e.push(i);if(e.length===0)return;const s=(0,l.Bg)(t),o=s.add(null);s.put(o,(0,Z.RT)(e,{part:0,
document:s,number:o.number},(0,Z.LB)(),ge)),s.editCatalog().set("Outlines",o)}async function qe(t,n){const{document:e}=t,{number:s}=e.add(null),o={part:t.index,
document:e,number:s};return e.put(s,(0,Z.RT)(await me(t),o,(0,Z.AO)(e,n,0),ge)),o}const me=async({index:t,document:n})=>(await(0,Z.M4)(n)).map(e=>({part:t,document:n,
number:e}));var he=d(21269),te=d(10404);const pe=({name:t},n)=>t.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`,et=/^(untitled|unnamed|document ?\d*|title|\(.*\)|microsoft \w+ - .*)$|\.(docx?|xlsx?|pptx?|od[tsp]|pdf|rtf|txt|md|tex|dvi|indd|qxd|html?|e?ps|ai|psd|dwg|vsdx?|pages|key)$|^[\W_]*$/i,
tt=300;async function nt(t,n,e){const{title:s}=(0,te._6)(t,await(0,te.Br)(t));return s===null||s.length>tt||et.test(s)?pe(n,e):s}async function st(t){const n=t.
filter(({document:g})=>oe(g));if(n.length===0)return;const e=(0,l.Bg)(t),s=e.editCatalog();(n.length<t.length||n.some(g=>!at(g.document)))&&s.delete("MarkInfo");
for(const g of t)oe(g.document)||await ye(g.document,void 0);if(n.length===1&&n[0].index===0)return;const o=e.add(null).number,a=[],i=[],c=new Map,f=new dt,h=new Map(
ot.map(g=>[g,[]]));let y=0;for(const g of n){const m=oe(g.document),b=it(g.document,m);for(const k of b)rt(g,k,o,s);for(const k of b)a.push((0,l.yY)(k,g.index));
const W=await(0,K.Zc)(g.document,m.get("ParentTree"),"Nums"),V=W.reduce((k,[Q])=>Math.max(k,Number(Q)),await ye(g.document,y));for(const[k,Q]of W)i.push([Number(
k)+y,(0,l.yY)(Q,g.index)]);y+=Math.max(V+1,ct(g.document,m));const J=await ut(g,m,c),Pe=g.document.dict(m.get("ClassMap"));J.size>0&&lt(g.document,Pe,J);const ne={
S:await f.join(g,"S",ft(g.document,m.get("RoleMap"))),C:await f.join(g,"C",Pe),ID:J};ne.S.size+ne.C.size+ne.ID.size>0&&await gt(g.document,ne);for(const[k,Q]of h)
for(const Ct of g.document.array(m.get(k))??[])Q.push((0,l.yY)(Ct,g.index))}i.sort((g,m)=>Number(g[0])-Number(m[0]));const u=new r.Bi([["Type",new r.SX("StructT\
reeRoot")],["K",a],["ParentTree",e.add((0,K.H6)(e,i,"Nums"))],["ParentTreeNextKey",y]]);f.roles.size>0&&u.set("RoleMap",f.roles),f.classes.size>0&&u.set("ClassM\
ap",f.classes);for(const[g,m]of h)m.length>0&&u.set(g,m);c.size>0&&u.set("IDTree",e.add((0,K.MN)(e,c))),e.put(o,u),s.set("StructTreeRoot",new r.oS(o))}const ot=[
"Namespaces","PronunciationLexicon","AF"],oe=t=>t.dict(t.catalog.get("StructTreeRoot")),at=t=>t.resolve(t.dict(t.catalog.get("MarkInfo"))?.get("Marked"))===!0;function it(t,n){
const e=n.get("K");return e===void 0?[]:t.array(e)??[e]}function rt({index:t,document:n},e,s,o){const a=e instanceof r.oS?n.edit(e):e;if(!(a instanceof r.Bi))return;
a.set("P",(0,l.Po)(0,s,t));const i=n.resolve(n.catalog.get("Lang"));if(t>0&&i instanceof r.Mx&&!a.has("Lang")){const c=o.get("Lang");(!(c instanceof r.Mx)||(0,K.
Pu)(c)!==(0,K.Pu)(i))&&a.set("Lang",i)}}function ct(t,n){const e=t.resolve(n.get("ParentTreeNextKey"));return typeof e=="number"&&Number.isInteger(e)&&e>0&&e<1e8?
e:0}async function ye(t,n){let e=-1;return await(0,$.l)(t,["StructParent"],s=>{let o=!1;for(const a of["StructParents","StructParent"]){const i=t.resolve(s.get(
a));typeof i=="number"&&(e=Math.max(e,i),n!==0&&(o=!0,n===void 0?s.delete(a):s.set(a,i+n)))}return o}),e}function ft(t,n){const e=t.dict(n);if(!e)return;const s=new r.
Bi;for(const[o,a]of e){let i=t.resolve(a);for(const c=new Set([o]);i instanceof r.SX&&e.has(i.text)&&!c.has(i.text);)c.add(i.text),i=t.resolve(e.get(i.text));s.
set(o,i)}return s}class dt{roles=new r.Bi;classes=new r.Bi;origins=new Map;taken={S:new l.fS,C:new l.fS};async join({index:n,document:e},s,o){const a=s==="S"?this.
roles:this.classes,i=new Map,c=this.taken[s];for(const h of o?.keys()??[])c.add(h);const f=new O.U(e);for(const[h,y]of o??[]){const u=this.origins.get(`${s}/${h}`);
if(u&&await f.same(y,u))continue;const g=u?c.free(h):h;u&&i.set(h,g),this.origins.set(`${s}/${g}`,{document:e,value:y}),a.set(g,(0,l.yY)(y,n))}return i}}async function ut({
index:t,document:n},e,s){const o=new Map,a=await(0,K.Zc)(n,e.get("IDTree"),"Names"),i=new l.fS([...s.keys(),...a.map(([c])=>c instanceof r.Mx?(0,K.Pu)(c):"")]);
for(const[c,f]of a){if(!(c instanceof r.Mx))continue;const h=(0,K.Pu)(c),y=s.has(h)?i.free(h):h;y!==h&&o.set(h,y),s.set(y,(0,l.yY)(f,t))}return o}function we(t,n,e){
const s=t.array(n.get("Headers"));return s?.some(o=>o instanceof r.Mx&&e.has((0,K.Pu)(o)))?(n.set("Headers",s.map(o=>xe(o,e)??o)),!0):!1}function lt(t,n,e){const s=new Set;
for(const o of n?.values()??[])if(!(o instanceof r.oS&&s.has(o.number))){o instanceof r.oS&&s.add(o.number);for(const a of t.array(o)??[o]){const i=t.dict(a);if(!i||
!we(t,i,e))continue;const c=a instanceof r.oS?a:o;c instanceof r.oS&&t.edit(c)}}}async function gt(t,{S:n,C:e,ID:s}){await(0,$.l)(t,["StructElem","Headers","ID",
"Pg","K"],o=>{const a=we(t,o,s);if(!(0,r.Eo)(t.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return a;const i=t.resolve(o.get("C")),c={S:ae(t.
resolve(o.get("S")),n),ID:xe(t.resolve(o.get("ID")),s),C:Array.isArray(i)?i.map(f=>ae(f,e)??f):ae(i,e)};for(const[f,h]of Object.entries(c))h!==void 0&&o.set(f,h);
return a||Object.values(c).some(f=>f!==void 0)})}function ae(t,n){const e=t instanceof r.SX?n.get(t.text):void 0;return e===void 0?void 0:new r.SX(e)}function xe(t,n){
const e=t instanceof r.Mx?n.get((0,K.Pu)(t)):void 0;return e===void 0?void 0:(0,r.Px)(e)}var mt=d(90925),ht=d(80397),pt=d(72510),yt=d(7390),wt=d(86009);const xt=async(t,n,e)=>{
const{open_password:s,bookmarks:o,interleave:a,start_on_odd:i,table_of_contents:c}=n,f=[],h=await Et(t,s,e,f),y=c?await Ot(h,t,i,e,f):void 0,u=y?[y,...h]:h;i&&await(0,he.
_)(u);const g=Ye(u,a);(u.length>1||o==="per_document")&&await Mt(u,g,t,o==="per_document",f);const m=y?[...h,y]:h,b=await(0,wt.fT)(m.map(({document:V})=>V),{encryption:"\
none",...m.length>1?{dedupe:Y.I}:{}}),W=m.reduce((V,{document:J})=>V+J.pages.count,0);return{documents:[{name:t[0].name,bytes:b,pageCount:W}],notes:f,facts:{pageCount:W,
documentCount:t.length,firstPages:St(u,g)}}},vt=new Set(["unreadable_document","password_required","wrong_password","unsupported_encryption"]),Pt=10,ve=({error:t,
position:n,name:e},s=[])=>(0,E.xx)(t,n,e,s);async function Et(t,n,e,s){const o=[],a=[],i=[],c=[],f=[],h=m=>({...e,onRepaired:b=>f.push({name:m,pages:{...b}})});
for(const[m,b]of t.entries()){try{const W=await(0,yt.E)(b.bytes,t.length>1?h(b.name):e,{password:n});W.security&&a.push(b.name),c.push(await(0,pt.Y)(W,"keep")),
await W.pages.settle(),o.push({index:m,document:W})}catch(W){if(!(W instanceof E.zU)||W.code==="cancelled"||t.length===1)throw W;if(i.push({error:W,position:m+1,
name:b.name}),!vt.has(W.code)||i.length===Pt)break}e.pace.progress((m+1)/(2*t.length))}const[y,...u]=i;if(y)throw ve(y,u.map(m=>ve(m)));s.push(...(0,U.d)(f)),a.
length>0&&s.push(Dt(a));const g=c.flatMap(m=>m.fields);return s.push(...(0,S.D)({fields:g,usageRights:c.some(({usageRights:m})=>m)},"merge")),o}function St(t,n){
const e=t.filter(({made:o})=>!o);if(!n){const o=t.map(({document:a})=>a.pages.count);return(0,he.b)(o,!1).slice(t.length-e.length)}const s=new Map;for(const[o,{
part:a}]of n.entries())s.has(a.index)||s.set(a.index,o+1);return e.map(({index:o})=>s.get(o)??1)}async function Ot(t,n,e,s,o){const{makeContents:a}=await Promise.
all([d.e(7762),d.e(4194),d.e(6586),d.e(2870),d.e(778)]).then(d.bind(d,69733)),{contentsHeading:i}=await d.e(7514).then(d.bind(d,87514)),c=[];for(const{document:g,
index:m}of t)c.push(await nt(g,n[m],m));const f=t[0].document,h=(0,te._6)(f,await(0,te.Br)(f)).language??void 0,{part:y,missing:u}=await a(t,{heading:i(h),titles:c,
language:h,startOnOdd:e},s);return u.size>0&&o.push(Tt([...u])),y}async function Mt(t,n,e,s,o){const a=[...t].sort((u,g)=>u.index-g.index);await B(a);for(const{
document:u}of a)await(0,mt.E)(u);const i=await be(a);await _e(t,s?e.map(pe):void 0);const c=await Se(a);await Ze(a,c),await ke(t,n),(0,Ge.J)(a),await st(t);const{
droppedXfa:f,renamedUnderScripts:h}=await Fe(a,i),{droppedPortfolio:y}=await C(a);o.push(...await(0,ht.XM)(a[0].document)),await(n?Xe(a,n):$e(t)),f&&o.push((0,v.
Yw)("merge")),h.length>0&&o.push(Bt(h.map(u=>e[u].name))),y&&o.push(At)}const Dt=t=>({code:"protection_removed",message:(0,N.$h)(`The result is not encrypted: i\
t has neither the password nor the restrictions of ${(0,x.KE)(t)}`)}),Tt=t=>(0,F.F)(`titles in the table of contents have ${[...new Set(t.map(T.I2))].sort().join(
", ")}`,"Give these documents titles in Latin, Greek or Cyrillic letters with set_metadata.",["set_metadata","table_of_contents"]),Bt=t=>({code:"scripts_use_old\
_names",message:`Fields of ${(0,x.KE)(t)} were renamed, because an earlier document has fields with the same names. Scripts were not changed: a script that uses\
 the old names acts on the fields of the earlier document.`}),At={code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as\
 attachments."}}),21269:((j,z,d)=>{d.d(z,{_:()=>F,b:()=>N});var E=d(80121);function N(T,U){let S=1;return T.map(x=>{const v=S;return S+=x,U&&S%2===0&&S++,v})}async function F(T){
const U=T.map(({document:x})=>x.pages.count),S=N(U,!0);for(const[x,{document:v}]of T.slice(0,-1).entries())S[x]+U[x]<S[x+1]&&await(0,E.U)(v,Uint32Array.of(v.pages.
count),"after")}}),32896:((j,z,d)=>{d.d(z,{J:()=>U});var E=d(16039),N=d(36342),F=d(32664);const T=["Order","AS","RBGroups","Locked"];function U(S){const x=S.filter(
({document:r})=>r.dict(r.catalog.get("OCProperties")));if(x.length===0||x.length===1&&x[0].index===0)return;const{document:v}=S[0],w=v.dict(v.catalog.get("OCPro\
perties")),p=[],[P,D]=[[],[]],B=new Map(T.map(r=>[r,[]]));for(const r of x){const l=r.document.dict(r.document.catalog.get("OCProperties")),O=r.document.dict(l.
get("D")),C=(M,R)=>(r.document.array(M?.get(R))??[]).map(L=>(0,F.yY)(L,r.index));for(const M of C(l,"OCGs"))p.push(M);for(const[M,R]of B)for(const L of C(O,M))R.
push(L);for(const M of C(O,"ON"))P.push(M);for(const M of new N.z(r.document).groupsOff())D.push((0,F.yY)(M,r.index))}const A=new E.Bi(w&&v.dict(w.get("D")));A.
delete("BaseState");for(const[r,l]of[...B,["ON",P],["OFF",D]])l.length>0?A.set(r,l):A.delete(r);const I=new E.Bi(w);I.set("OCGs",p),I.set("D",A),v.editCatalog().
set("OCProperties",v.add(I))}}),32664:((j,z,d)=>{d.d(z,{Bg:()=>N,Po:()=>F,fS:()=>U,yY:()=>T});var E=d(16039);const N=S=>S.find(({index:x})=>x===0).document,F=(S,x,v=0)=>S===
v?new E.oS(x):new E.rV(S,x);function T(S,x){if(x===0||S instanceof E.rV)return S;if(S instanceof E.oS)return new E.rV(x,S.number);if(Array.isArray(S))return S.map(
w=>T(w,x));if(S instanceof E.Z6||!(S instanceof E.Bi))return S;const v=new E.Bi;for(const[w,p]of S)v.set(w,T(p,x));return v}class U{meaning;taken;last=new Map;constructor(x=[],v=w=>w){
this.meaning=v,this.taken=new Set([...x].map(v))}get size(){return this.taken.size}has(x){return this.taken.has(this.meaning(x))}add(x){this.taken.add(this.meaning(
x))}free(x){const v=x.startsWith("þÿ");for(let w=(this.last.get(x)??1)+1;;w++){const p=`_${w}`,P=x+(v?[...p].map(D=>`\0${D}`).join(""):p);if(!this.has(P))return this.
last.set(x,w),this.add(P),P}}}}),83019:((j,z,d)=>{d.d(z,{U:()=>U});var E=d(16039);const N=2e4,F=4,T=16;class U{document;left;constructor(w){this.document=w,this.
left=N+F*w.bytes.length}async same(w,p){const{document:P}=this,{pace:D}=P.job,B=new Set,A=[w,p.value];for(;A.length>0;){const[I,r]=[A.pop(),A.pop()];if(r instanceof
E.oS&&I instanceof E.oS){if(P===p.document&&r.number===I.number)continue;const R=this.pairOf(r,I,p.document);if(B.has(R))continue;R>=0&&B.add(R)}const[l,O]=[P.resolve(
r),p.document.resolve(I)],C=Math.max(x(l),x(O));if(this.left-=C,this.left<0)return!1;const M=D.step(C*50);if(M&&await M,!this.alike(l,O,p.document,A))return!1}return!0}pairOf(w,p,P){
return w.number<this.document.size&&p.number<P.size?w.number*P.size+p.number:-1}alike(w,p,P,D){if(w===p&&(this.document===P||!(w instanceof Object)))return!0;if(w instanceof
E.Mx)return p instanceof E.Mx&&Buffer.compare(w.bytes,p.bytes)===0;if(w instanceof E.SX)return p instanceof E.SX&&w.text===p.text;if(Array.isArray(w)){if(!Array.
isArray(p)||w.length!==p.length)return!1;for(const[B,A]of w.entries())D.push(A,p[B]);return!0}return w instanceof E.Bi?p instanceof E.Bi&&S(w,p,D):!(w instanceof
E.Z6)||!(p instanceof E.Z6)?!1:S(w.dict,p.dict,D)&&Buffer.compare(this.document.encoded(w),P.encoded(p))===0}}function S(v,w,p){if(v.size!==w.size)return!1;for(const[
P,D]of v){const B=w.get(P);if(B===void 0)return!1;p.push(D,B)}return!0}function x(v){return v instanceof E.Z6?1+v.dict.size+v.data.length/T:v instanceof E.Mx?1+
v.bytes.length/T:v instanceof E.Bi?1+v.size:Array.isArray(v)?1+v.length:1}}),67717:((j,z,d)=>{d.d(z,{AO:()=>U,LB:()=>S,M4:()=>w,RT:()=>x,ro:()=>T});var E=d(20381),
N=d(16039),F=d(53449);const T=({number:p})=>new N.oS(p);function U(p,P,D){return new N.Bi([["Title",(0,E.wx)(P)],...D===void 0?[]:[["Dest",[new N.oS(p.pages.number(
D)),new N.SX("Fit")]]]])}const S=()=>new N.Bi([["Type",new N.SX("Outlines")]]);function x(p,P,D,B,A=!1){const[I,r]=[p[0],p.at(-1)];if(!I||!r)return D;let l=0;for(const[
O,C]of p.entries()){const M=C.document.edit(C.number);if(!(M instanceof N.Bi))continue;const R=C.document.resolve(M.get("Count"));l+=1+(typeof R=="number"&&R>0?
R:0),M.set("Parent",B(P,C)),v(M,"Prev",p[O-1],C,B),v(M,"Next",p[O+1],C,B)}return D.set("First",B(I,P)),D.set("Last",B(r,P)),D.set("Count",A?-l:l),D}function v(p,P,D,B,A){
D?p.set(P,A(D,B)):p.delete(P)}async function w(p){const P=[],D=B=>{const A=B instanceof N.oS&&p.get(B)instanceof N.Bi;return A&&P.push(B.number),A};return await(0,F.
O)(p,D,1),P}}),80121:((j,z,d)=>{d.d(z,{U:()=>w});var E=d(16039),N=d(20138),F=d(91134),T=d(80783),U=d(90925);const S=["BleedBox","TrimBox","ArtBox","UserUnit"],x=[
"MediaBox","CropBox","Rotate"],v={style:void 0,prefix:void 0,number:1};async function w(P,D,B){await(0,U.E)(P);const{pages:A,job:I}=P,r=await(0,N.Hr)(P),l=[],O=[];
let C=0;for(let M=0;M<A.count;M++){const R=D[C]===M+1;R&&C++;const L=r?.(M)??v,X=R?p(P,M):-1;R&&B==="before"&&(l.push(X),O.push(v)),l.push(A.number(M)),O.push(L),
R&&B==="after"&&(l.push(X),O.push(v));const Y=I.pace.step(400);Y&&await Y}(0,T.N)(P),(0,F.m)(P),r&&P.editCatalog().set("PageLabels",P.add((0,N.Zh)(P,O))),await A.
rebuild(l)}function p(P,D){const{pages:B}=P,A={Type:(0,E.UU)("Page"),Resources:(0,E.jd)({})};for(const I of x)A[I]=B.attribute(D,I);for(const I of S)A[I]=P.entry(
B.number(D),I);return P.add((0,E.jd)(A)).number}}),90925:((j,z,d)=>{d.d(z,{E:()=>w});var E=d(7548),N=d(38504),F=d(269),T=d(16039),U=d(73811),S=d(90191),x=d(39935);
const v=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function w(r){const l=await A(r);if(l.length===0)return;let O;const C=(0,S.Wo)(r,"Dests");let M;for(const R of l){
const L=r.get(R),X={changed:!1},Y=$=>{p($)&&($[0]=P(r,$[0])??(M??=r.add(null)),X.changed=!0)};p(L)&&(O??=await B(r),O.has(R)||Y(L)),(0,T.cy)(L)&&L.forEach(Y),(0,N.
C)(L,$=>D(r,$,Y)),C?.holder===R&&C.dict.forEach(Y),X.changed&&r.edit(R)}M&&await(0,x.E2)(r,M)}function p(r){return(0,T.cy)(r)&&typeof r[0]=="number"&&r[1]instanceof
T.SX&&v.test(r[1].text)}function P(r,l){const O=(0,U.hN)(r,l);return O===void 0?void 0:new T.oS(r.pages.number(O))}function D(r,l,O){const C=l.get("Names");(0,T.
cy)(C)&&C.forEach(O),O(l.get("Dest")),O(l.get("OpenAction"));const M=r.resolve(l.get("S"));(M===null||(0,T.Eo)(M,"GoTo"))&&O(l.get("D"))}async function B(r){const l=new Set,
{GoToR:O,GoToE:C}=await(0,E.zx)(r,["GoToR","GoToE"]);for(const M of[...O,...C])(0,N.C)(r.get(M),R=>{const[L,X]=[r.resolve(R.get("S")),R.get("D")];(0,T.i9)(X)&&((0,T.
Eo)(L,"GoToR")||(0,T.Eo)(L,"GoToE"))&&l.add(X.number)});return l}async function A(r){const l=new Set;await(0,E.RJ)(r,(O,C,M,R)=>{const L=O.subarray(C,M);for(const X of[
"Fit","XYZ"])for(let Y=L.indexOf(X);Y>=0;Y=L.indexOf(X,Y+X.length)){if(!I(L,Y))continue;const $=R(C+Y);$!==void 0&&l.add($)}});for(const O of(0,E.vb)(r))l.add(O);
return[...l]}function I(r,l){let O=l-2;for(;O>=0&&F.Kl[r[O]]===F.t6;)O--;return(0,F.yp)(r[O])}}),20616:((j,z,d)=>{d.d(z,{l:()=>F});var E=d(7548),N=d(38504);async function F(T,U,S){
for(const x of await(0,E.V3)(T,U)){const v=T.job.pace.step(200);v&&await v;const w={changed:!1};(0,N.C)(T.get(x),p=>{S(p)&&(w.changed=!0)}),w.changed&&T.edit(x)}}})};
