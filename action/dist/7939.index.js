"use strict";exports.id=7939,exports.ids=[7939],exports.modules={97939:(($,W,d)=>{d.r(W),d.d(W,{merge_documents:()=>lt});var M=d(49153),I=d(6009),U=d(98912),b=d(31777),C=d(39721),
T=d(30656),N=d(22318),P=d(86031),v=d(95079),p=d(23319);async function x(t){const n=t.flatMap(({document:e})=>{const s=e.dict(e.catalog.get("AcroForm"));return s?
[{document:e,leftToViewers:e.resolve(s.get("NeedAppearances"))===!0}]:[]});if(!n.every(({leftToViewers:e})=>e))for(const{document:e,leftToViewers:s}of n){if(!s)
continue;const o=await v.mO.read(e),a=new p.n(e,o);await(0,P.$)(e,o,a,new N.y(e,o,a),{missing:!1})}}var D=d(80783),A=d(91134),c=d(16039),y=d(32664),m=d(83019);async function S(t){
const{document:n}=t[0],e=n.editCatalog(),s=t.some(o=>o.document.catalog.has("Collection"));e.delete("Collection"),await O(t)||e.delete("OutputIntents"),B(t,e),R(
t,e),t.length>1&&(0,A.m)(n);for(const o of t)(0,D.N)(o.document);return{droppedPortfolio:s}}async function O([t,...n]){const e=({document:s})=>({document:s,value:s.
array(s.catalog.get("OutputIntents"))??[]});for(const s of n)if(!await new m.U(s.document).same(e(s).value,e(t)))return!1;return!0}function B(t,n){const e=new c.
Bi,s=new Map;for(const{index:o,document:a}of t)for(const[i,r]of a.dict(a.catalog.get("Extensions"))??[])(!e.has(i)||E(a,r)>s.get(i))&&(e.set(i,(0,y.yY)(r,o)),s.
set(i,E(a,r)));e.size>0?n.set("Extensions",e):n.delete("Extensions")}function E(t,n){const e=t.resolve(t.dict(n)?.get("ExtensionLevel"));return typeof e=="numbe\
r"?e:0}function R(t,n){const e=t.flatMap(({index:s,document:o})=>(o.array(o.catalog.get("Threads"))??[]).map(a=>(0,y.yY)(a,s)));e.length>0&&n.set("Threads",e)}var L=d(
282),Y=d(7548),z=d(38504);async function X(t,n,e){const s=await(0,Y.zx)(t,n);for(const o of[...new Set(Object.values(s).flat())].sort((a,i)=>a-i)){const a=t.job.
pace.step(200);a&&await a;const i={changed:!1};(0,z.CA)(t.get(o),r=>{e(r)&&(i.changed=!0)}),i.changed&&t.edit(o)}}var ye=d(73811),F=d(78713);async function we(t){
const n=new Map,e=new Map,s=[];for(const r of t)s.push({part:r,...await(0,ye.jS)(r.document)});const o=new y.fS(s.flatMap(r=>[...r.strings.keys(),...r.names.keys()])),
a=s.some(r=>r.strings.size>0)&&s.some(r=>r.names.size>0),i=new Set;for(const{part:r,strings:f,names:h}of s){const w=new Set([...f.keys(),...h.keys()]),g=new Map;
for(const l of w)i.has(l)&&g.set(l,o.free(l));for(const l of w)i.add(g.get(l)??l);for(const[l,K]of f)n.set(g.get(l)??l,(0,y.yY)(K,r.index));const u=new Map;if(a)
for(const l of h.keys())f.has(l)&&u.set(l,o.free(l));for(const[l,K]of h)(a?n:e).set(u.get(l)??g.get(l)??l,(0,y.yY)(K,r.index));await ve(r,new xe(w,g,o),a?u:void 0)}
return{strings:n,names:e}}class xe{own;renamed;taken;needed;constructor(n,e,s){this.own=n,this.renamed=e,this.taken=s,this.needed=e.size>0||s.size>n.size}nameFor(n){
const e=this.renamed.get(n);if(e!==void 0||this.own.has(n)||!this.taken.has(n))return e;const s=this.taken.free(n);return this.renamed.set(n,s),s}}async function ve({
document:t},n,e){if(!n.needed&&!e)return;const s=o=>{const a=t.resolve(o);if(a instanceof c.SX&&e)return(0,c.Px)(e.get(a.text)??n.nameFor(a.text)??a.text);const i=a instanceof
c.Mx,r=i?n.nameFor((0,F.Pu)(a)):a instanceof c.SX?n.nameFor(a.text):void 0;if(r!==void 0)return i?(0,c.Px)(r):new c.SX(r)};await X(t,["Dest","GoTo"],o=>{const a=o.
has("Dest")?"Dest":(0,c.Eo)(t.resolve(o.get("S")),"GoTo")?"D":void 0,i=a&&s(o.get(a));return!a||i===void 0?!1:(o.set(a,i),!0)})}var Z=d(38990),Pe=d(76725),J=d(20381),
Q=d(87357);const _=t=>(0,J.g7)((0,c.Px)(t));class Se{taken;kept=new Set;renamed=new Map;constructor(n){this.taken=n}fullName(n){for(const o of Ee(n)){const a=n.
slice(0,o),i=this.renamed.get(a);if(i!==void 0)return _(i)+n.slice(o);if(this.kept.has(a))return}const[e=""]=n.split(".",1),s=(0,F.Pu)((0,J.wx)(e));if(this.taken.
has(s))return this.renamed.set(e,this.taken.free(s)),this.fullName(n)}}const oe=10;function Ee(t){const n=[];for(let e=t.indexOf(".");e>=0&&n.length<oe;e=t.indexOf(
".",e+1))n.unshift(e);return n.length<oe&&n.unshift(t.length),n}function Me(t,n,e){let s;const o=r=>{r.set("Fields",s??=t.add([...e]));const f=t.resolve(r.get("\
Flags"));typeof f=="number"&&r.set("Flags",f&~Q.Hx)},a=r=>{const f=t.resolve(r),h=f instanceof c.Mx?n.fullName((0,J.g7)(f)):void 0;return h===void 0?r:(0,J.wx)(
h)},i=new Set;for(const r of(0,z.p$)(t,[...Q.fP.keys()]))(0,z.CA)(t.get(r),f=>{const h=t.resolve(f.get("S")),w=h instanceof c.SX?Q.fP.get(h.text):void 0,g=w===void 0?
void 0:f.get(w);if(w===void 0||!(h instanceof c.SX))return;if(g===void 0){if(!Q.ao.has(h.text)||e.length===0)return;o(f),t.edit(r);return}const u=t.array(g);if(u&&
g instanceof c.oS){if(i.has(g.number))return;i.add(g.number)}const l=u?u.map(a):a(g);if(!(u?u.every((K,k)=>K===l[k]):l===g)){if(u&&g instanceof c.oS){t.put(g,l);
return}f.set(w,l),t.edit(r)}})}var Oe=d(15975),De=d(348),Te=d(66173);class Ae{merged=new c.Bi;origin=new Map;async add(n,e){const{document:s}=n,o=new m.U(s),a=s.
dict(e.get("DR")),i=new Map;for(const[r,f]of a??[]){const h=s.dict(f);if(!h){this.merged.has(r)||this.merged.set(r,(0,y.yY)(s.resolve(f),n.index));continue}const w=this.
category(r);for(const[g,u]of h){const l=await this.place(r,g,{document:s,value:u},o);w.set(l,w.get(l)??(0,y.yY)(u,n.index)),r==="Font"&&l!==g&&i.set(g,l)}}i.size>
0&&await this.rewrite(n,e,i)}async place(n,e,s,o){for(let a=1;;a++){const i=a===1?e:`${e}_${a}`,r=`${n}/${i}`,f=this.origin.get(r);if(!(f&&!await o.same(s.value,
f)))return f||this.origin.set(r,s),i}}category(n){const e=this.merged.get(n);if(e instanceof c.Bi)return e;const s=new c.Bi;return this.merged.set(n,s),s}async rewrite({
document:n},e,s){const o=n.resolve(e.get("DA"));for(const{number:a,dict:i,parent:r}of(0,Z.iA)(n)){const f=n.resolve(i.get("DA")),h=!r&&(0,Z.hj)(n,i,"DA")===void 0,
w=f instanceof c.Mx?f:h?o:null;if(!(w instanceof c.Mx))continue;const g=ae(w,s);g&&(a!==void 0&&n.edit(a),i.set("DA",g))}await X(n,["FreeText"],a=>{const i=n.resolve(
a.get("DA")),f=(0,c.Eo)(n.resolve(a.get("Subtype")),"FreeText")&&i instanceof c.Mx?ae(i,s):void 0;return f&&a.set("DA",f),f!==void 0})}}function ae(t,n){const e=t.
bytes,s=new Te.B(e),o=[];let a=0;for(;s.next();){const i=s.count-2,r=s.operator==="Tf"?n.get(s.name(i)??""):void 0;if(r===void 0)continue;const f=new De.k(64);(0,Oe.
dZ)(f,r),o.push(e.subarray(a,s.startOf(i)),f.bytes),a=s.endOf(i)}return a===0?void 0:new c.Mx(Buffer.concat([...o,e.subarray(a)]))}async function Be(t,n){const e=t.
filter(({document:g})=>G(g)),{document:s}=t[0];if(e.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};const o=s.editCatalog(),a=new c.Bi(G(s)),i=e.some(g=>G(
g.document).has("XFA"));a.delete("XFA"),o.delete("NeedsRendering");const r=[],f=[],h=new Ae,w=Ce(e).flatMap(g=>n.has(g)?[g.index]:[]);for(const g of e){const u=G(
g.document);g.index>0&&Ie(g,u,s,a),await h.add(g,u),g.document.resolve(u.get("NeedAppearances"))===!0&&a.set("NeedAppearances",!0);for(const l of g.document.array(
u.get("Fields"))??[])r.push((0,y.yY)(l,g.index));for(const l of g.document.array(u.get("CO"))??[])f.push((0,y.yY)(l,g.index))}return a.set("Fields",r),f.length>
0&&a.set("CO",f),h.merged.size>0&&a.set("DR",h.merged),o.set("AcroForm",s.add(a)),{droppedXfa:i,renamedUnderScripts:w}}const G=t=>t.dict(t.catalog.get("AcroForm"));
function Ce(t){const n=t.map(i=>({part:i,fields:Ne(i.document)})),e=new y.fS(n.flatMap(({part:i,fields:r})=>r.map(({dict:f})=>ie(i.document,f))),_),s=n.filter(({
fields:i})=>i.length>0).length>1,o=new Set,a=[];for(const{part:i,fields:r}of n){const{document:f}=i,h=new Se(e);for(const{dict:w,number:g}of r){const u=ie(f,w),
l=_(u);if(!o.has(l)){h.kept.add(l);continue}const K=h.renamed.get(l)??e.free(u);h.renamed.set(l,K),g!==void 0&&f.edit(g),w.set("T",(0,c.Px)(K))}h.renamed.size>0&&
a.push(i);for(const w of h.kept)o.add(w);for(const w of h.renamed.values())o.add(_(w));if(s){const w=f.array(G(f)?.get("Fields"))?.filter(c.i9)??[];Me(f,h,w)}}return a}
async function Re(t){const n=new Set;for(const e of t){const{document:s}=e;if(e.index===0||!G(s))continue;const o=new Set([s.catalogNumber]),a=s.dict(s.catalog.
get("Names"))?.get("JavaScript");for(const[,r]of await(0,F.Zc)(s,a,"Names"))r instanceof c.oS&&o.add(r.number);const i=(0,z.p$)(s,["/JavaScript"]).filter(r=>!o.
has(r));await(0,Pe.xS)(s,i)&&n.add(e)}return n}function Ne(t){const n=new Set,e=[];for(const s of(0,Z.iA)(t))s.parent&&n.has(s.parent)?n.add(s):t.resolve(s.dict.
get("T"))instanceof c.Mx&&(n.add(s),e.push(s));return e}const ie=(t,n)=>(0,F.Pu)(t.resolve(n.get("T")));function Ie({document:t},n,e,s){for(const o of["DA","Q"]){
const a=t.resolve(n.get(o))??(o==="Q"?0:null),i=e.resolve(s.get(o))??(o==="Q"?0:null);if(!(a===null||a instanceof c.oS||a===i)&&!(a instanceof c.Mx&&i instanceof
c.Mx&&(0,F.Pu)(a)===(0,F.Pu)(i)))for(const{number:r,dict:f,parent:h}of(0,Z.iA)(t))h||(0,Z.hj)(t,f,o)!==void 0||(r!==void 0&&t.edit(r),f.set(o,a))}}var re=d(20138);
function*be(t){for(const n of t)for(let e=0;e<n.document.pages.count;e++)yield{part:n,page:e}}function Le(t,n){if(n==="none")return;const e=[],s=t.reduce((o,{document:a})=>Math.
max(o,a.pages.count),0);for(let o=0;o<s;o++)for(const a of t){const{count:i}=a.document.pages;o<i&&e.push({part:a,page:n==="backward"&&a.index>0?i-1-o:o})}return e}
const ce=100;async function Fe(t,n){const e=t[0].document;for(const{document:a}of t)await a.pages.rebuild(a.pages.numbers);const s=e.add(null),o=[];for(let a=0;a<
n.length;a+=ce){const i=e.add(null),r=[];for(const{part:f,page:h}of n.slice(a,a+ce)){const w=f.document.pages.number(h),g=f.document.edit(w);g instanceof c.Bi&&
g.set("Parent",(0,y.Po)(0,i.number,f.index)),r.push((0,y.Po)(f.index,w));const u=e.job.pace.step(1e3);u&&await u}e.put(i,ee(r,r.length,s)),o.push(i)}e.put(s,ee(
o,n.length)),e.edit(e.catalogNumber).set("Pages",s)}function ee(t,n,e){return new c.Bi([["Type",new c.SX("Pages")],...e?[["Parent",e]]:[],["Kids",t],["Count",n]])}
async function Ue(t){const n=t[0].document,e=n.add(null),s=[];let o=0;for(const{index:a,document:i}of t){await i.pages.settle(),i.catalog.get("Pages")instanceof
c.oS||await i.pages.rebuild(i.pages.numbers);const r=i.catalog.get("Pages"),f=i.edit(r);f instanceof c.Bi&&f.has("Kids")&&(f.set("Parent",(0,y.Po)(0,e.number,a)),
f.set("Count",i.pages.count),s.push((0,y.Po)(a,r.number))),o+=i.pages.count}n.put(e,ee(s,o)),n.edit(n.catalogNumber).set("Pages",e)}async function ze(t,n){const e=[];
for(const{document:a}of t)e.push(await(0,re.Hr)(a));if(e.every(a=>a===void 0))return;const{document:s}=t[0],o=(0,re.Zh)(s,Ke(n??be(t),e));s.editCatalog().set("P\
ageLabels",s.add(o))}function*Ke(t,n){for(const{part:e,page:s}of t)yield n[e.index]?.(s)??{style:"D",prefix:void 0,number:s+1}}var ke=d(32896);const We=["AP","P\
ages","Templates","IDS","URLS","AlternatePresentations","Renditions"];async function Ye(t,n){const{document:e}=t[0],s=e.editCatalog(),o=new c.Bi(e.dict(s.get("N\
ames"))),a=(r,f)=>{f.size!==0&&o.set(r,e.add((0,F.MN)(e,f)))};a("Dests",n.strings),a("EmbeddedFiles",await je(t));for(const r of We)t.some(f=>Xe(f,r))&&a(r,await $e(
t,r));o.size>0&&s.set("Names",e.add(o)),n.names.size>0?s.set("Dests",e.add(new c.Bi(n.names))):s.delete("Dests");const i=t.flatMap(r=>(r.document.array(r.document.
catalog.get("AF"))??[]).map(f=>(0,y.yY)(f,r.index)));i.length>0&&s.set("AF",i)}async function fe({document:t},n){const e=t.dict(t.catalog.get("Names"))?.get(n);
return(await(0,F.Zc)(t,e,"Names")).flatMap(([s,o])=>s instanceof c.Mx?[[(0,F.Pu)(s),o]]:[])}const Xe=({document:t},n)=>t.dict(t.catalog.get("Names"))?.has(n)??!1;
async function je(t){const n=[];for(const o of t)n.push({part:o,entries:await fe(o,"EmbeddedFiles")});const e=new y.fS(n.flatMap(({entries:o})=>o.map(([a])=>a))),
s=new Map;for(const{part:o,entries:a}of n)for(const[i,r]of a)s.set(s.has(i)?e.free(i):i,(0,y.yY)(r,o.index));return s}async function $e(t,n){const e=new Map;for(const s of t)
for(const[o,a]of await fe(s,n))e.has(o)||e.set(o,(0,y.yY)(a,s.index));return e}var H=d(67717);const de=(t,n)=>(0,y.Po)(t.part,t.number,n.part);async function Ge(t,n){
const e=[];for(const a of t)if(n)e.push(await Ze(a,n[a.index]));else for(const i of await ue(a))e.push(i);if(e.length===0)return;const{document:s}=t[0],o=s.add(
null);s.put(o,(0,H.RT)(e,{part:0,document:s,number:o.number},(0,H.LB)(),de)),s.editCatalog().set("Outlines",o)}async function Ze(t,n){const{document:e}=t,{number:s}=e.
add(null),o={part:t.index,document:e,number:s};return e.put(s,(0,H.RT)(await ue(t),o,(0,H.AO)(e,n,0),de)),o}const ue=async({index:t,document:n})=>(await(0,H.M4)(
n)).map(e=>({part:t,document:n,number:e}));var He=d(80121);async function Ve(t){let n=0;for(const{document:e}of t.slice(0,-1))n+=e.pages.count,n%2!==0&&(await(0,He.
U)(e,Uint32Array.of(e.pages.count),"after"),n++)}async function Je(t){const n=t.filter(({document:u})=>te(u));if(n.length===0)return;const{document:e}=t[0],s=e.
editCatalog();(n.length<t.length||n.some(u=>!_e(u.document)))&&s.delete("MarkInfo");for(const u of t)te(u.document)||await le(u.document,void 0);if(n.length===1&&
n[0].index===0)return;const o=e.add(null).number,a=[],i=[],r=new Map,f=new st,h=new Map(Qe.map(u=>[u,[]]));let w=0;for(const u of n){const l=te(u.document),K=qe(
u.document,l);for(const j of K)et(u,j,o,s);for(const j of K)a.push((0,y.yY)(j,u.index));const k=await(0,F.Zc)(u.document,l.get("ParentTree"),"Nums"),St=k.reduce(
(j,[V])=>Math.max(j,Number(V)),await le(u.document,w));for(const[j,V]of k)i.push([Number(j)+w,(0,y.yY)(V,u.index)]);w+=Math.max(St+1,tt(u.document,l));const se=await ot(
u,l,r),pe=u.document.dict(l.get("ClassMap"));se.size>0&&at(u.document,pe,se);const q={S:await f.join(u,"S",nt(u.document,l.get("RoleMap"))),C:await f.join(u,"C",
pe),ID:se};q.S.size+q.C.size+q.ID.size>0&&await it(u.document,q);for(const[j,V]of h)for(const Et of u.document.array(l.get(j))??[])V.push((0,y.yY)(Et,u.index))}
i.sort((u,l)=>Number(u[0])-Number(l[0]));const g=new c.Bi([["Type",new c.SX("StructTreeRoot")],["K",a],["ParentTree",e.add((0,F.H6)(e,i,"Nums"))],["ParentTreeNe\
xtKey",w]]);f.roles.size>0&&g.set("RoleMap",f.roles),f.classes.size>0&&g.set("ClassMap",f.classes);for(const[u,l]of h)l.length>0&&g.set(u,l);r.size>0&&g.set("ID\
Tree",e.add((0,F.MN)(e,r))),e.put(o,g),s.set("StructTreeRoot",new c.oS(o))}const Qe=["Namespaces","PronunciationLexicon","AF"],te=t=>t.dict(t.catalog.get("Struc\
tTreeRoot")),_e=t=>t.resolve(t.dict(t.catalog.get("MarkInfo"))?.get("Marked"))===!0;function qe(t,n){const e=n.get("K");return e===void 0?[]:t.array(e)??[e]}function et({
index:t,document:n},e,s,o){const a=e instanceof c.oS?n.edit(e):e;if(!(a instanceof c.Bi))return;a.set("P",(0,y.Po)(0,s,t));const i=n.resolve(n.catalog.get("Lang"));
if(t>0&&i instanceof c.Mx&&!a.has("Lang")){const r=o.get("Lang");(!(r instanceof c.Mx)||(0,F.Pu)(r)!==(0,F.Pu)(i))&&a.set("Lang",i)}}function tt(t,n){const e=t.
resolve(n.get("ParentTreeNextKey"));return typeof e=="number"&&Number.isInteger(e)&&e>0&&e<1e8?e:0}async function le(t,n){let e=-1;return await X(t,["StructPare\
nt"],s=>{let o=!1;for(const a of["StructParents","StructParent"]){const i=t.resolve(s.get(a));typeof i=="number"&&(e=Math.max(e,i),n!==0&&(o=!0,n===void 0?s.delete(
a):s.set(a,i+n)))}return o}),e}function nt(t,n){const e=t.dict(n);if(!e)return;const s=new c.Bi;for(const[o,a]of e){let i=t.resolve(a);for(const r=new Set([o]);i instanceof
c.SX&&e.has(i.text)&&!r.has(i.text);)r.add(i.text),i=t.resolve(e.get(i.text));s.set(o,i)}return s}class st{roles=new c.Bi;classes=new c.Bi;origins=new Map;taken={
S:new y.fS,C:new y.fS};async join({index:n,document:e},s,o){const a=s==="S"?this.roles:this.classes,i=new Map,r=this.taken[s];for(const h of o?.keys()??[])r.add(
h);const f=new m.U(e);for(const[h,w]of o??[]){const g=this.origins.get(`${s}/${h}`);if(g&&await f.same(w,g))continue;const u=g?r.free(h):h;g&&i.set(h,u),this.origins.
set(`${s}/${u}`,{document:e,value:w}),a.set(u,(0,y.yY)(w,n))}return i}}async function ot({index:t,document:n},e,s){const o=new Map,a=await(0,F.Zc)(n,e.get("IDTr\
ee"),"Names"),i=new y.fS([...s.keys(),...a.map(([r])=>r instanceof c.Mx?(0,F.Pu)(r):"")]);for(const[r,f]of a){if(!(r instanceof c.Mx))continue;const h=(0,F.Pu)(
r),w=s.has(h)?i.free(h):h;w!==h&&o.set(h,w),s.set(w,(0,y.yY)(f,t))}return o}function ge(t,n,e){const s=t.array(n.get("Headers"));return s?.some(o=>o instanceof c.
Mx&&e.has((0,F.Pu)(o)))?(n.set("Headers",s.map(o=>me(o,e)??o)),!0):!1}function at(t,n,e){const s=new Set;for(const o of n?.values()??[])if(!(o instanceof c.oS&&
s.has(o.number))){o instanceof c.oS&&s.add(o.number);for(const a of t.array(o)??[o]){const i=t.dict(a);if(!i||!ge(t,i,e))continue;const r=a instanceof c.oS?a:o;
r instanceof c.oS&&t.edit(r)}}}async function it(t,{S:n,C:e,ID:s}){await X(t,["StructElem","Headers","ID","Pg","K"],o=>{const a=ge(t,o,s);if(!(0,c.Eo)(t.resolve(
o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return a;const i=t.resolve(o.get("C")),r={S:ne(t.resolve(o.get("S")),n),ID:me(t.resolve(o.get("ID")),s),
C:Array.isArray(i)?i.map(f=>ne(f,e)??f):ne(i,e)};for(const[f,h]of Object.entries(r))h!==void 0&&o.set(f,h);return a||Object.values(r).some(f=>f!==void 0)})}function ne(t,n){
const e=t instanceof c.SX?n.get(t.text):void 0;return e===void 0?void 0:new c.SX(e)}function me(t,n){const e=t instanceof c.Mx?n.get((0,F.Pu)(t)):void 0;return e===
void 0?void 0:(0,c.Px)(e)}var rt=d(90925),ct=d(80397),ft=d(72510),dt=d(7390),ut=d(95199);const lt=async(t,{open_password:n,bookmarks:e,interleave:s,start_on_odd:o},a)=>{
const i=[],r=await ht(t,n,a,i);o&&await Ve(r);const f=Le(r,s);(r.length>1||e==="per_document")&&await wt(r,f,t,e==="per_document",i);const h=r.map(({document:u})=>u),
w=await(0,ut.fT)(h,{encryption:"none",...r.length>1?{dedupe:L.I}:{}}),g=r.reduce((u,{document:l})=>u+l.pages.count,0);return{documents:[{name:t[0].name,bytes:w,
pageCount:g}],notes:i,facts:{pageCount:g,documentCount:t.length,firstPages:pt(r,f)}}},gt=new Set(["unreadable_document","password_required","wrong_password","un\
supported_encryption"]),mt=10,he=({error:t,position:n,name:e},s=[])=>(0,M.xx)(t,n,e,s);async function ht(t,n,e,s){const o=[],a=[],i=[],r=[],f=[],h=l=>({...e,onRepaired:K=>f.
push({name:l,pages:{...K}})});for(const[l,K]of t.entries()){try{const k=await(0,dt.E)(K.bytes,t.length>1?h(K.name):e,{password:n});k.security&&a.push(K.name),r.
push(await(0,ft.Y)(k,"keep")),await k.pages.settle(),o.push({index:l,document:k})}catch(k){if(!(k instanceof M.zU)||k.code==="cancelled"||t.length===1)throw k;if(i.
push({error:k,position:l+1,name:K.name}),!gt.has(k.code)||i.length===mt)break}e.pace.progress((l+1)/(2*t.length))}const[w,...g]=i;if(w)throw he(w,g.map(l=>he(l)));
s.push(...(0,U.d)(f)),a.length>0&&s.push(xt(a));const u=r.flatMap(l=>l.fields);return s.push(...(0,b.D)({fields:u,usageRights:r.some(({usageRights:l})=>l)},"mer\
ge")),o}function pt(t,n){let e=1;const s=t.map(({document:a})=>{const i=e;return e+=a.pages.count,i});if(!n)return s;const o=new Map;for(const[a,{part:i}]of n.entries())
o.has(i.index)||o.set(i.index,a+1);return t.map(({index:a})=>o.get(a)??1)}const yt=({name:t},n)=>t.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`;async function wt(t,n,e,s,o){
await x(t);for(const{document:w}of t)await(0,rt.E)(w);const a=await Re(t);await Ge(t,s?e.map(yt):void 0);const i=await we(t);await Ye(t,i),await ze(t,n),(0,ke.J)(
t),await Je(t);const{droppedXfa:r,renamedUnderScripts:f}=await Be(t,a),{droppedPortfolio:h}=await S(t);o.push(...await(0,ct.XM)(t[0].document)),await(n?Fe(t,n):
Ue(t)),r&&o.push((0,T.Yw)("merge")),f.length>0&&o.push(vt(f.map(w=>e[w].name))),h&&o.push(Pt)}const xt=t=>({code:"protection_removed",message:(0,I.$h)(`The resu\
lt is not encrypted: it has neither the password nor the restrictions of ${(0,C.KE)(t)}`)}),vt=t=>({code:"scripts_use_old_names",message:`Fields of ${(0,C.KE)(t)}\
 were renamed, because an earlier document has fields with the same names. Scripts were not changed: a script that uses the old names acts on the fields of the \
earlier document.`}),Pt={code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as attachments."}}),32896:(($,W,d)=>{d.d(W,
{J:()=>C});var M=d(16039),I=d(53403),U=d(32664);const b=["Order","AS","RBGroups","Locked"];function C(T){const N=T.filter(({document:m})=>m.dict(m.catalog.get("\
OCProperties")));if(N.length===0||N.length===1&&N[0].index===0)return;const{document:P}=T[0],v=P.dict(P.catalog.get("OCProperties")),p=[],[x,D]=[[],[]],A=new Map(
b.map(m=>[m,[]]));for(const m of N){const S=m.document.dict(m.document.catalog.get("OCProperties")),O=m.document.dict(S.get("D")),B=(E,R)=>(m.document.array(E?.
get(R))??[]).map(L=>(0,U.yY)(L,m.index));for(const E of B(S,"OCGs"))p.push(E);for(const[E,R]of A)for(const L of B(O,E))R.push(L);for(const E of B(O,"ON"))x.push(
E);for(const E of new I.z(m.document).groupsOff())D.push((0,U.yY)(E,m.index))}const c=new M.Bi(v&&P.dict(v.get("D")));c.delete("BaseState");for(const[m,S]of[...A,
["ON",x],["OFF",D]])S.length>0?c.set(m,S):c.delete(m);const y=new M.Bi(v);y.set("OCGs",p),y.set("D",c),P.editCatalog().set("OCProperties",P.add(y))}}),32664:(($,W,d)=>{
d.d(W,{Po:()=>I,fS:()=>b,yY:()=>U});var M=d(16039);const I=(C,T,N=0)=>C===N?new M.oS(T):new M.rV(C,T);function U(C,T){if(T===0||C instanceof M.rV)return C;if(C instanceof
M.oS)return new M.rV(T,C.number);if(Array.isArray(C))return C.map(P=>U(P,T));if(C instanceof M.Z6||!(C instanceof M.Bi))return C;const N=new M.Bi;for(const[P,v]of C)
N.set(P,U(v,T));return N}class b{meaning;taken;last=new Map;constructor(T=[],N=P=>P){this.meaning=N,this.taken=new Set([...T].map(N))}get size(){return this.taken.
size}has(T){return this.taken.has(this.meaning(T))}add(T){this.taken.add(this.meaning(T))}free(T){const N=T.startsWith("þÿ");for(let P=(this.last.get(T)??1)+1;;P++){
const v=`_${P}`,p=T+(N?[...v].map(x=>`\0${x}`).join(""):v);if(!this.has(p))return this.last.set(T,P),this.add(p),p}}}}),83019:(($,W,d)=>{d.d(W,{U:()=>C});var M=d(
16039);const I=2e4,U=4,b=16;class C{document;left;constructor(v){this.document=v,this.left=I+U*v.bytes.length}async same(v,p){const{document:x}=this,{pace:D}=x.
job,A=new Set,c=[v,p.value];for(;c.length>0;){const[y,m]=[c.pop(),c.pop()];if(m instanceof M.oS&&y instanceof M.oS){if(x===p.document&&m.number===y.number)continue;
const R=this.pairOf(m,y,p.document);if(A.has(R))continue;R>=0&&A.add(R)}const[S,O]=[x.resolve(m),p.document.resolve(y)],B=Math.max(N(S),N(O));if(this.left-=B,this.
left<0)return!1;const E=D.step(B*50);if(E&&await E,!this.alike(S,O,p.document,c))return!1}return!0}pairOf(v,p,x){return v.number<this.document.size&&p.number<x.
size?v.number*x.size+p.number:-1}alike(v,p,x,D){if(v===p&&(this.document===x||!(v instanceof Object)))return!0;if(v instanceof M.Mx)return p instanceof M.Mx&&Buffer.
compare(v.bytes,p.bytes)===0;if(v instanceof M.SX)return p instanceof M.SX&&v.text===p.text;if(Array.isArray(v)){if(!Array.isArray(p)||v.length!==p.length)return!1;
for(const[A,c]of v.entries())D.push(c,p[A]);return!0}return v instanceof M.Bi?p instanceof M.Bi&&T(v,p,D):!(v instanceof M.Z6)||!(p instanceof M.Z6)?!1:T(v.dict,
p.dict,D)&&Buffer.compare(this.document.encoded(v),x.encoded(p))===0}}function T(P,v,p){if(P.size!==v.size)return!1;for(const[x,D]of P){const A=v.get(x);if(A===
void 0)return!1;p.push(D,A)}return!0}function N(P){return P instanceof M.Z6?1+P.dict.size+P.data.length/b:P instanceof M.Mx?1+P.bytes.length/b:P instanceof M.Bi?
1+P.size:Array.isArray(P)?1+P.length:1}}),67717:(($,W,d)=>{d.d(W,{AO:()=>C,LB:()=>T,M4:()=>v,RT:()=>N,ro:()=>b});var M=d(20381),I=d(16039),U=d(53449);const b=({
number:p})=>new I.oS(p);function C(p,x,D){return new I.Bi([["Title",(0,M.wx)(x)],...D===void 0?[]:[["Dest",[new I.oS(p.pages.number(D)),new I.SX("Fit")]]]])}const T=()=>new I.
Bi([["Type",new I.SX("Outlines")]]);function N(p,x,D,A,c=!1){const[y,m]=[p[0],p.at(-1)];if(!y||!m)return D;let S=0;for(const[O,B]of p.entries()){const E=B.document.
edit(B.number);if(!(E instanceof I.Bi))continue;const R=B.document.resolve(E.get("Count"));S+=1+(typeof R=="number"&&R>0?R:0),E.set("Parent",A(x,B)),P(E,"Prev",
p[O-1],B,A),P(E,"Next",p[O+1],B,A)}return D.set("First",A(y,x)),D.set("Last",A(m,x)),D.set("Count",c?-S:S),D}function P(p,x,D,A,c){D?p.set(x,c(D,A)):p.delete(x)}
async function v(p){const x=[],D=A=>{const c=A instanceof I.oS&&p.get(A)instanceof I.Bi;return c&&x.push(A.number),c};return await(0,U.O)(p,D,1),x}}),80121:(($,W,d)=>{
d.d(W,{U:()=>v});var M=d(16039),I=d(20138),U=d(91134),b=d(80783),C=d(90925);const T=["BleedBox","TrimBox","ArtBox","UserUnit"],N=["MediaBox","CropBox","Rotate"],
P={style:void 0,prefix:void 0,number:1};async function v(x,D,A){await(0,C.E)(x);const{pages:c,job:y}=x,m=await(0,I.Hr)(x),S=[],O=[];let B=0;for(let E=0;E<c.count;E++){
const R=D[B]===E+1;R&&B++;const L=m?.(E)??P,Y=R?p(x,E):-1;R&&A==="before"&&(S.push(Y),O.push(P)),S.push(c.number(E)),O.push(L),R&&A==="after"&&(S.push(Y),O.push(
P));const z=y.pace.step(400);z&&await z}(0,b.N)(x),(0,U.m)(x),m&&x.editCatalog().set("PageLabels",x.add((0,I.Zh)(x,O))),await c.rebuild(S)}function p(x,D){const{
pages:A}=x,c={Type:(0,M.UU)("Page"),Resources:(0,M.jd)({})};for(const y of N)c[y]=A.attribute(D,y);for(const y of T)c[y]=x.entry(A.number(D),y);return x.add((0,M.
jd)(c)).number}}),90925:(($,W,d)=>{d.d(W,{E:()=>v});var M=d(7548),I=d(38504),U=d(269),b=d(16039),C=d(73811),T=d(90191),N=d(27109);const P=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;
async function v(m){const S=await c(m);if(S.length===0)return;let O;const B=(0,T.Wo)(m,"Dests");let E;for(const R of S){const L=m.get(R),Y={changed:!1},z=X=>{p(
X)&&(X[0]=x(m,X[0])??(E??=m.add(null)),Y.changed=!0)};p(L)&&(O??=await A(m),O.has(R)||z(L)),(0,b.cy)(L)&&L.forEach(z),(0,I.CA)(L,X=>D(m,X,z)),B?.holder===R&&B.dict.
forEach(z),Y.changed&&m.edit(R)}E&&await(0,N.E2)(m,E)}function p(m){return(0,b.cy)(m)&&typeof m[0]=="number"&&m[1]instanceof b.SX&&P.test(m[1].text)}function x(m,S){
const O=(0,C.hN)(m,S);return O===void 0?void 0:new b.oS(m.pages.number(O))}function D(m,S,O){const B=S.get("Names");(0,b.cy)(B)&&B.forEach(O),O(S.get("Dest")),O(
S.get("OpenAction"));const E=m.resolve(S.get("S"));(E===null||(0,b.Eo)(E,"GoTo"))&&O(S.get("D"))}async function A(m){const S=new Set,{GoToR:O,GoToE:B}=await(0,M.
zx)(m,["GoToR","GoToE"]);for(const E of[...O,...B])(0,I.CA)(m.get(E),R=>{const[L,Y]=[m.resolve(R.get("S")),R.get("D")];(0,b.i9)(Y)&&((0,b.Eo)(L,"GoToR")||(0,b.Eo)(
L,"GoToE"))&&S.add(Y.number)});return S}async function c(m){const S=new Set;await(0,M.RJ)(m,(O,B,E,R)=>{const L=O.subarray(B,E);for(const Y of["Fit","XYZ"])for(let z=L.
indexOf(Y);z>=0;z=L.indexOf(Y,z+Y.length)){if(!y(L,z))continue;const X=R(B+z);X!==void 0&&S.add(X)}});for(const O of(0,M.vb)(m))S.add(O);return[...S]}function y(m,S){
let O=S-2;for(;O>=0&&U.Kl[m[O]]===U.t6;)O--;return(0,U.yp)(m[O])}})};
