"use strict";exports.id=9818,exports.ids=[9818],exports.modules={11911:((H,U,f)=>{f.r(U),f.d(U,{merge_documents:()=>Ct});var N=f(58552),B=f(82943),K=f(47707),C=f(91369),O=f(
95800),b=f(77500),L=f(21281),A=f(824),W=f(73249),z=f(56457),P=f(33238),v=f(10442),h=f(91519),E=f(14029),I=f(98446),Y=f(78906),x=f(68164),S=f(52755),M=f(16259);async function D(t){
const n=t.flatMap(({document:e})=>{const s=e.dict(e.catalog.get("AcroForm"));return s?[{document:e,leftToViewers:e.resolve(s.get("NeedAppearances"))===!0}]:[]});
if(!n.every(({leftToViewers:e})=>e))for(const{document:e,leftToViewers:s}of n){if(!s)continue;const o=await S.mO.read(e),a=await M.n.read(e,o);await(0,x.$)(e,o,
a,new Y.y(e,o,a),{missing:!1})}}var R=f(94399),j=f(2878),d=f(45599),w=f(25524),$=f(95947);async function Z(t){const{document:n}=t[0],e=n.editCatalog(),s=t.some(
o=>o.document.catalog.has("Collection"));e.delete("Collection"),await Ae(t.filter(({made:o})=>!o))||e.delete("OutputIntents"),Re(t,e),be(t,e),t.length>1&&(0,j.m)(
n);for(const o of t)(0,R.N)(o.document);return{droppedPortfolio:s}}async function Ae([t,...n]){const e=({document:s})=>({document:s,value:s.array(s.catalog.get(
"OutputIntents"))??[]});for(const s of n)if(!await new $.U(s.document).same(e(s).value,e(t)))return!1;return!0}function Re(t,n){const e=new d.Bi,s=new Map;for(const{
index:o,document:a}of t)for(const[i,r]of a.dict(a.catalog.get("Extensions"))??[])(!e.has(i)||ue(a,r)>s.get(i))&&(e.set(i,(0,w.yY)(r,o)),s.set(i,ue(a,r)));e.size>
0?n.set("Extensions",e):n.delete("Extensions")}function ue(t,n){const e=t.resolve(t.dict(n)?.get("ExtensionLevel"));return typeof e=="number"?e:0}function be(t,n){
const e=t.flatMap(({index:s,document:o})=>(o.array(o.catalog.get("Threads"))??[]).map(a=>(0,w.yY)(a,s)));e.length>0&&n.set("Threads",e)}var ee=f(27612),Ne=f(12207),
F=f(81077);const te=1e3;async function Ie(t){const n=new Map,e=new Map,s=[],o=new w.fS;for(const r of t){const c=await(0,Ne.jS)(r.document);s.push({part:r,...c});
for(const g of[c.strings,c.names])for(const m of g.keys()){o.add(m);const l=r.document.job.pace.step(te/4);l&&await l}}const a=s.some(r=>r.strings.size>0)&&s.some(
r=>r.names.size>0),i=new Set;for(const{part:r,strings:c,names:g}of s){const m=new Set([...c.keys(),...g.keys()]),l=new Map,{pace:u}=r.document.job;for(const y of m){
i.has(y)&&l.set(y,o.free(y));const T=u.step(te);T&&await T}for(const y of m)i.add(l.get(y)??y);for(const[y,T]of c){n.set(l.get(y)??y,(0,w.yY)(T,r.index));const X=u.
step(te);X&&await X}const p=new Map;if(a)for(const y of g.keys())c.has(y)&&p.set(y,o.free(y));for(const[y,T]of g){(a?n:e).set(p.get(y)??l.get(y)??y,(0,w.yY)(T,r.
index));const X=u.step(te);X&&await X}await Fe(r,new Le(m,l,o),a?p:void 0)}return{strings:n,names:e}}class Le{own;renamed;taken;needed;constructor(n,e,s){this.own=
n,this.renamed=e,this.taken=s,this.needed=e.size>0||s.size>n.size}nameFor(n){const e=this.renamed.get(n);if(e!==void 0||this.own.has(n)||!this.taken.has(n))return e;
const s=this.taken.free(n);return this.renamed.set(n,s),s}}async function Fe({document:t},n,e){if(!n.needed&&!e)return;const s=o=>{const a=t.resolve(o);if(a instanceof
d.SX&&e)return(0,d.Px)(e.get(a.text)??n.nameFor(a.text)??a.text);const i=a instanceof d.Mx,r=i?n.nameFor((0,F.Pu)(a)):a instanceof d.SX?n.nameFor(a.text):void 0;
if(r!==void 0)return i?(0,d.Px)(r):new d.SX(r)};await(0,ee.l)(t,["Dest","GoTo"],o=>{const a=o.has("Dest")?"Dest":(0,d.Eo)(t.resolve(o.get("S")),"GoTo")?"D":void 0,
i=a&&s(o.get(a));return!a||i===void 0?!1:(o.set(a,i),!0)})}var V=f(91374),ge=f(21996),je=f(84961),Ue=f(87773),Ke=f(90536),ne=f(77581),se=f(19557);const oe=t=>(0,ne.
g7)((0,d.Px)(t));class $e{taken;kept=new Set;renamed=new Map;constructor(n){this.taken=n}fullName(n){for(const o of We(n)){const a=n.slice(0,o),i=this.renamed.get(
a);if(i!==void 0)return oe(i)+n.slice(o);if(this.kept.has(a))return}const[e=""]=n.split(".",1),s=(0,F.Pu)((0,ne.wx)(e));if(this.taken.has(s))return this.renamed.
set(e,this.taken.free(s)),this.fullName(n)}}const me=10;function We(t){const n=[];for(let e=t.indexOf(".");e>=0&&n.length<me;e=t.indexOf(".",e+1))n.unshift(e);return n.
length<me&&n.unshift(t.length),n}async function Xe(t,n,e){let s;const o=r=>{r.set("Fields",s??=t.add([...e]));const c=t.resolve(r.get("Flags"));typeof c=="numbe\
r"&&r.set("Flags",c&~se.Hx)},a=r=>{const c=t.resolve(r),g=c instanceof d.Mx?n.fullName((0,ne.g7)(c)):void 0;return g===void 0?r:(0,ne.wx)(g)},i=new Set;for await(const[
r,c]of(0,Ue.$)(t,await(0,ge.V3)(t,[...se.fP.keys()])))(0,Ke.C)(c,g=>{const m=t.resolve(g.get("S")),l=m instanceof d.SX?se.fP.get(m.text):void 0,u=l===void 0?void 0:
g.get(l);if(l===void 0||!(m instanceof d.SX))return;if(u===void 0){if(!se.ao.has(m.text)||e.length===0)return;o(g),t.edit(r);return}const p=t.array(u);if(p&&u instanceof
d.oS){if(i.has(u.number))return;i.add(u.number)}const y=p?p.map(a):a(u);if(!(p?p.every((T,X)=>T===y[X]):y===u)){if(p&&u instanceof d.oS){t.put(u,y);return}g.set(
l,y),t.edit(r)}})}var ze=f(45079),Ye=f(64680),Ze=f(37709);const Ge=1e3;class He{merged=new d.Bi;origin=new Map;async add(n,e){const{document:s}=n,o=new $.U(s),a=s.
dict(e.get("DR")),i=new Map;for(const[r,c]of a??[]){const g=s.dict(c);if(!g){this.merged.has(r)||this.merged.set(r,(0,w.yY)(s.resolve(c),n.index));continue}const m=this.
category(r);for(const[l,u]of g){const p=s.job.pace.step(Ge);p&&await p;const y=await this.place(r,l,{document:s,value:u},o);m.set(y,m.get(y)??(0,w.yY)(u,n.index)),
r==="Font"&&y!==l&&i.set(l,y)}}i.size>0&&await this.rewrite(n,e,i)}async place(n,e,s,o){for(let a=1;;a++){const i=a===1?e:`${e}_${a}`,r=`${n}/${i}`,c=this.origin.
get(r);if(!(c&&!await o.same(s.value,c)))return c||this.origin.set(r,s),i}}category(n){const e=this.merged.get(n);if(e instanceof d.Bi)return e;const s=new d.Bi;
return this.merged.set(n,s),s}async rewrite({document:n},e,s){const o=n.resolve(e.get("DA"));for(const{number:a,dict:i,parent:r}of(0,V.iA)(n)){const c=n.resolve(
i.get("DA")),g=!r&&(0,V.hj)(n,i,"DA")===void 0,m=c instanceof d.Mx?c:g?o:null;if(!(m instanceof d.Mx))continue;const l=pe(m,s);l&&(a!==void 0&&n.edit(a),i.set("\
DA",l))}await(0,ee.l)(n,["FreeText"],a=>{const i=n.resolve(a.get("DA")),c=(0,d.Eo)(n.resolve(a.get("Subtype")),"FreeText")&&i instanceof d.Mx?pe(i,s):void 0;return c&&
a.set("DA",c),c!==void 0})}}function pe(t,n){const e=t.bytes,s=new Ze.BT(e),o=[];let a=0;for(;s.next();){const i=s.count-2,r=s.operator==="Tf"?n.get(s.name(i)??
""):void 0;if(r===void 0)continue;const c=new Ye.k(64);(0,ze.dZ)(c,r),o.push(e.subarray(a,s.startOf(i)),c.bytes),a=s.endOf(i)}return a===0?void 0:new d.Mx(Buffer.
concat([...o,e.subarray(a)]))}const re=1e3,ke=100;async function Ve(t,n){const e=t.filter(({document:l})=>k(l)),{document:s}=t[0];if(e.length===0)return{droppedXfa:!1,
renamedUnderScripts:[]};const o=s.editCatalog(),a=new d.Bi(k(s)),i=e.some(l=>k(l.document).has("XFA"));a.delete("XFA"),o.delete("NeedsRendering");const r=[],c=[],
g=new He,m=(await Je(e)).flatMap(l=>n.has(l)?[l.index]:[]);for(const l of e){const u=k(l.document);l.index>0&&await _e(l,u,s,a),await g.add(l,u),l.document.resolve(
u.get("NeedAppearances"))===!0&&a.set("NeedAppearances",!0),await he(l,u.get("Fields"),r),await he(l,u.get("CO"),c)}return a.set("Fields",r),c.length>0&&a.set("\
CO",c),g.merged.size>0&&a.set("DR",g.merged),o.set("AcroForm",s.add(a)),{droppedXfa:i,renamedUnderScripts:m}}const k=t=>t.dict(t.catalog.get("AcroForm"));async function Je(t){
const n=[];for(const i of t)n.push({part:i,fields:await qe(i.document)});const e=new w.fS(n.flatMap(({part:i,fields:r})=>r.map(({dict:c})=>we(i.document,c))),oe),
s=n.filter(({fields:i})=>i.length>0).length>1,o=new Set,a=[];for(const{part:i,fields:r}of n){const{document:c}=i,g=new $e(e);for(const{dict:m,number:l}of r){const u=c.
job.pace.step(re);u&&await u;const p=we(c,m),y=oe(p);if(!o.has(y)){g.kept.add(y);continue}const T=g.renamed.get(y)??e.free(p);g.renamed.set(y,T),l!==void 0&&c.edit(
l),m.set("T",(0,d.Px)(T))}g.renamed.size>0&&a.push(i);for(const m of g.kept)o.add(m);for(const m of g.renamed.values())o.add(oe(m));if(s){const m=c.array(k(c)?.
get("Fields"))?.filter(d.i9)??[];await Xe(c,g,m)}}return a}async function he({document:t,index:n},e,s){for(const o of t.array(e)??[]){s.push((0,w.yY)(o,n));const a=t.
job.pace.step(ke);a&&await a}}async function Qe(t){const n=new Set;for(const e of t){const{document:s}=e;if(e.index===0||!k(s))continue;const o=new Set([s.catalogNumber]),
a=s.dict(s.catalog.get("Names"))?.get("JavaScript");for(const[,r]of await(0,F.Zc)(s,a,"Names"))r instanceof d.oS&&o.add(r.number);const i=(await(0,ge.V3)(s,["JS"])).
filter(r=>!o.has(r));await(0,je.xS)(s,i)&&n.add(e)}return n}async function qe(t){const n=new Set,e=[];for(const s of(0,V.iA)(t)){const o=t.job.pace.step(re);o&&
await o,s.parent&&n.has(s.parent)?n.add(s):t.resolve(s.dict.get("T"))instanceof d.Mx&&(n.add(s),e.push(s))}return e}const we=(t,n)=>(0,F.Pu)(t.resolve(n.get("T")));
async function _e({document:t},n,e,s){for(const o of["DA","Q"]){const a=t.resolve(n.get(o))??(o==="Q"?0:null),i=e.resolve(s.get(o))??(o==="Q"?0:null);if(!(a===null||
a instanceof d.oS||a===i)&&!(a instanceof d.Mx&&i instanceof d.Mx&&(0,F.Pu)(a)===(0,F.Pu)(i)))for(const{number:r,dict:c,parent:g}of(0,V.iA)(t)){const m=t.job.pace.
step(re);m&&await m,!(g||(0,V.hj)(t,c,o)!==void 0)&&(r!==void 0&&t.edit(r),c.set(o,a))}}}var ye=f(33546);function*et(t){for(const n of t)for(let e=0;e<n.document.
pages.count;e++)yield{part:n,page:e}}function tt(t,n){if(n==="none")return;const e=[],s=t.reduce((o,{document:a})=>Math.max(o,a.pages.count),0);for(let o=0;o<s;o++)
for(const a of t){const{count:i}=a.document.pages;o<i&&e.push({part:a,page:n==="backward"&&a.index>0?i-1-o:o})}return e}const ve=100;async function nt(t,n){const e=t[0].
document;for(const{document:a}of t)await a.pages.rebuild(a.pages.numbers);const s=e.add(null),o=[];for(let a=0;a<n.length;a+=ve){const i=e.add(null),r=[];for(const{
part:c,page:g}of n.slice(a,a+ve)){const m=c.document.pages.number(g),l=c.document.edit(m);l instanceof d.Bi&&l.set("Parent",(0,w.Po)(0,i.number,c.index)),r.push(
(0,w.Po)(c.index,m));const u=e.job.pace.step(1e3);u&&await u}e.put(i,ce(r,r.length,s)),o.push(i)}e.put(s,ce(o,n.length)),e.edit(e.catalogNumber).set("Pages",s)}
function ce(t,n,e){return new d.Bi([["Type",new d.SX("Pages")],...e?[["Parent",e]]:[],["Kids",t],["Count",n]])}async function st(t){const n=(0,w.Bg)(t),e=n.add(
null),s=[];let o=0;for(const{index:a,document:i}of t){await i.pages.settle(),i.catalog.get("Pages")instanceof d.oS||await i.pages.rebuild(i.pages.numbers);const r=i.
catalog.get("Pages"),c=i.edit(r);c instanceof d.Bi&&c.has("Kids")&&(c.set("Parent",(0,w.Po)(0,e.number,a)),c.set("Count",i.pages.count),s.push((0,w.Po)(a,r.number))),
o+=i.pages.count}n.put(e,ce(s,o)),n.edit(n.catalogNumber).set("Pages",e)}async function ot(t,n){const e=[];for(const{index:a,document:i}of t)e[a]=await(0,ye.Hr)(
i);if(e.every(a=>a===void 0))return;const s=(0,w.Bg)(t),o=(0,ye.Zh)(s,at(n??et(t),e));s.editCatalog().set("PageLabels",s.add(o))}function*at(t,n){for(const{part:e,
page:s}of t)yield n[e.index]?.(s)??{style:"D",prefix:void 0,number:s+1}}const it=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"],J=1e3;
async function rt(t,n){const{document:e}=t[0],s=e.editCatalog(),o=new d.Bi(e.dict(s.get("Names"))),a=async(r,c)=>{c.size>0&&o.set(r,e.add(await(0,F.MN)(e,c)))};
await a("Dests",n.strings),await a("EmbeddedFiles",await ft(t));for(const r of it)t.some(c=>ct(c,r))&&await a(r,await dt(t,r));o.size>0&&s.set("Names",e.add(o)),
n.names.size>0?s.set("Dests",e.add(new d.Bi(n.names))):s.delete("Dests");const i=[];for(const{document:r,index:c}of t)for(const g of r.array(r.catalog.get("AF"))??
[]){i.push((0,w.yY)(g,c));const m=e.job.pace.step(J);m&&await m}i.length>0&&s.set("AF",i)}async function xe({document:t},n){const e=t.dict(t.catalog.get("Names"))?.
get(n),s=[];for(const[o,a]of await(0,F.Zc)(t,e,"Names")){o instanceof d.Mx&&s.push([(0,F.Pu)(o),a]);const i=t.job.pace.step(J);i&&await i}return s}const ct=({document:t},n)=>t.
dict(t.catalog.get("Names"))?.has(n)??!1;async function ft(t){const n=[],e=new w.fS;for(const o of t){const a=await xe(o,"EmbeddedFiles");n.push({part:o,entries:a});
for(const[i]of a){e.add(i);const r=o.document.job.pace.step(J);r&&await r}}const s=new Map;for(const{part:o,entries:a}of n)for(const[i,r]of a){s.set(s.has(i)?e.
free(i):i,(0,w.yY)(r,o.index));const c=o.document.job.pace.step(J);c&&await c}return s}async function dt(t,n){const e=new Map;for(const s of t)for(const[o,a]of await xe(
s,n)){e.has(o)||e.set(o,(0,w.yY)(a,s.index));const i=s.document.job.pace.step(J);i&&await i}return e}var Q=f(45553);const Pe=(t,n)=>(0,w.Po)(t.part,t.number,n.part);
async function lt(t,n){const e=[];for(const a of t)if(n&&!a.made)e.push(await ut(a,n[a.index]));else for(const i of await Ee(a))e.push(i);if(e.length===0)return;
const s=(0,w.Bg)(t),o=s.add(null);s.put(o,await(0,Q.RT)(e,{part:0,document:s,number:o.number},(0,Q.LB)(),Pe)),s.editCatalog().set("Outlines",o)}async function ut(t,n){
const{document:e}=t,{number:s}=e.add(null),o={part:t.index,document:e,number:s};return e.put(s,await(0,Q.RT)(await Ee(t),o,(0,Q.AO)(e,n,0),Pe)),o}const Ee=async({
index:t,document:n})=>(await(0,Q.M4)(n)).map(e=>({part:t,document:n,number:e}));var Se=f(47261),gt=f(93604);async function mt(t){const n=t.filter(({document:u})=>fe(
u));if(n.length===0)return;const e=(0,w.Bg)(t),s=e.editCatalog();(n.length<t.length||n.some(u=>!ht(u.document)))&&s.delete("MarkInfo");for(const u of t)fe(u.document)||
await Me(u.document,void 0);if(n.length===1&&n[0].index===0)return;const o=e.add(null).number,a=[],i=[],r={merged:new Map,taken:new w.fS},c=new Pt,g=new Map(pt.
map(u=>[u,[]]));let m=0;for(const u of n){const p=fe(u.document),y=wt(u.document,p);for(const G of y)yt(u,G,o,s);for(const G of y)a.push((0,w.yY)(G,u.index));const T=await(0,F.
Zc)(u.document,p.get("ParentTree"),"Nums"),X=T.reduce((G,[_])=>Math.max(G,Number(_)),await Me(u.document,m));for(const[G,_]of T)i.push([Number(G)+m,(0,w.yY)(_,u.
index)]);m+=Math.max(X+1,vt(u.document,p));const q=await Et(u,p,r),Ce=u.document.dict(p.get("ClassMap"));q.size>0&&St(u.document,Ce,q);const ie={S:await c.join(
u,"S",await xt(u.document,p.get("RoleMap"))),C:await c.join(u,"C",Ce),ID:q};ie.S.size+ie.C.size+ie.ID.size>0&&await Mt(u.document,ie);for(const[G,_]of g)for(const Kt of u.
document.array(p.get(G))??[])_.push((0,w.yY)(Kt,u.index))}const l=new d.Bi([["Type",new d.SX("StructTreeRoot")],["K",a],["ParentTree",e.add((0,F.H6)(e,await(0,gt.
qZ)(i,(u,p)=>Number(u[0])-Number(p[0]),e.job.pace),"Nums"))],["ParentTreeNextKey",m]]);c.roles.size>0&&l.set("RoleMap",c.roles),c.classes.size>0&&l.set("ClassMa\
p",c.classes);for(const[u,p]of g)p.length>0&&l.set(u,p);r.merged.size>0&&l.set("IDTree",e.add(await(0,F.MN)(e,r.merged))),e.put(o,l),s.set("StructTreeRoot",new d.
oS(o))}const pt=["Namespaces","PronunciationLexicon","AF"],fe=t=>t.dict(t.catalog.get("StructTreeRoot")),ht=t=>t.resolve(t.dict(t.catalog.get("MarkInfo"))?.get(
"Marked"))===!0;function wt(t,n){const e=n.get("K");return e===void 0?[]:t.array(e)??[e]}function yt({index:t,document:n},e,s,o){const a=e instanceof d.oS?n.edit(
e):e;if(!(a instanceof d.Bi))return;a.set("P",(0,w.Po)(0,s,t));const i=n.resolve(n.catalog.get("Lang"));if(t>0&&i instanceof d.Mx&&!a.has("Lang")){const r=o.get(
"Lang");(!(r instanceof d.Mx)||(0,F.Pu)(r)!==(0,F.Pu)(i))&&a.set("Lang",i)}}function vt(t,n){const e=t.resolve(n.get("ParentTreeNextKey"));return typeof e=="num\
ber"&&Number.isInteger(e)&&e>0&&e<1e8?e:0}async function Me(t,n){let e=-1;return await(0,ee.l)(t,["StructParent"],s=>{let o=!1;for(const a of["StructParents","S\
tructParent"]){const i=t.resolve(s.get(a));typeof i=="number"&&(e=Math.max(e,i),n!==0&&(o=!0,n===void 0?s.delete(a):s.set(a,i+n)))}return o}),e}async function xt(t,n){
const e=t.dict(n);if(!e)return;const s=new Map;for(const o of e.keys()){const a=new Set;let i=new d.SX(o);for(;i instanceof d.SX&&e.has(i.text)&&!s.has(i.text)&&
!a.has(i.text);)a.add(i.text),i=t.resolve(e.get(i.text));const r=i instanceof d.SX?i.text:"";let c=!1;for(const g of a){c||=a.has(r)&&g===r,s.set(g,c?new d.SX(g):
s.get(r)??i);const m=t.job.pace.step(ae);m&&await m}}return new d.Bi([...e.keys()].map(o=>[o,s.get(o)]))}class Pt{roles=new d.Bi;classes=new d.Bi;origins=new Map;taken={
S:new w.fS,C:new w.fS};async join({index:n,document:e},s,o){const a=s==="S"?this.roles:this.classes,i=new Map,r=this.taken[s];for(const g of o?.keys()??[])r.add(
g);const c=new $.U(e);for(const[g,m]of o??[]){const l=e.job.pace.step(ae);l&&await l;const u=this.origins.get(`${s}/${g}`);if(u&&await c.same(m,u))continue;const p=u?
r.free(g):g;u&&i.set(g,p),this.origins.set(`${s}/${p}`,{document:e,value:m}),a.set(p,(0,w.yY)(m,n))}return i}}const ae=1e3;async function Et({index:t,document:n},e,{
merged:s,taken:o}){const a=new Map,i=[],{pace:r}=n.job;for(const[c,g]of await(0,F.Zc)(n,e.get("IDTree"),"Names")){const m=(0,F.Pu)(c);i.push([m,g]),o.add(m);const l=r.
step(ae);l&&await l}for(const[c,g]of i){const m=s.has(c)?o.free(c):c;m!==c&&a.set(c,m),s.set(m,(0,w.yY)(g,t));const l=r.step(ae);l&&await l}return a}function Oe(t,n,e){
const s=t.array(n.get("Headers"));return s?.some(o=>o instanceof d.Mx&&e.has((0,F.Pu)(o)))?(n.set("Headers",s.map(o=>Te(o,e)??o)),!0):!1}function St(t,n,e){const s=new Set;
for(const o of n?.values()??[])if(!(o instanceof d.oS&&s.has(o.number))){o instanceof d.oS&&s.add(o.number);for(const a of t.array(o)??[o]){const i=t.dict(a);if(!i||
!Oe(t,i,e))continue;const r=a instanceof d.oS?a:o;r instanceof d.oS&&t.edit(r)}}}async function Mt(t,{S:n,C:e,ID:s}){await(0,ee.l)(t,["StructElem","Headers","ID",
"Pg","K"],o=>{const a=Oe(t,o,s);if(!(0,d.Eo)(t.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return a;const i=t.resolve(o.get("C")),r={S:de(t.
resolve(o.get("S")),n),ID:Te(t.resolve(o.get("ID")),s),C:Array.isArray(i)?i.map(c=>de(c,e)??c):de(i,e)};for(const[c,g]of Object.entries(r))g!==void 0&&o.set(c,g);
return a||Object.values(r).some(c=>c!==void 0)})}function de(t,n){const e=t instanceof d.SX?n.get(t.text):void 0;return e===void 0?void 0:new d.SX(e)}function Te(t,n){
const e=t instanceof d.Mx?n.get((0,F.Pu)(t)):void 0;return e===void 0?void 0:(0,d.Px)(e)}const De=({name:t},n)=>t.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`,
Ot=/^(untitled|unnamed|document ?\d*|title|\(.*\)|microsoft \w+ - .*)$|\.(docx?|xlsx?|pptx?|od[tsp]|pdf|rtf|txt|md|tex|dvi|indd|qxd|html?|e?ps|ai|psd|dwg|vsdx?|pages|key)$|^[\W_]*$/i,
Tt=300;async function Dt(t,n,e){const{title:s}=(0,A._6)(t,await(0,A.Br)(t));return s===null||s.length>Tt||Ot.test(s)?De(n,e):s}var Bt=f(70344),le=f(45657);const Ct=async(t,n,e)=>{
const{open_password:s,bookmarks:o,interleave:a,start_on_odd:i,table_of_contents:r}=n,c=[],g=await Rt(t,s,e,c),m=r?await Nt(g,t,i,e,c):void 0,l=m?[m,...g]:g;i&&await(0,Se.
_)(l);const u=tt(l,a);(l.length>1||o==="per_document")&&await It(l,u,t,o==="per_document",c);const p=m?[...g,m]:g,y=await(0,E.fT)(p.map(({document:X})=>X),{encryption:"\
none",...p.length>1?{dedupe:C.I}:{}}),T=p.reduce((X,{document:q})=>X+q.pages.count,0);return{documents:[{name:t[0].name,bytes:y,pageCount:T}],notes:c,facts:{pageCount:T,
documentCount:t.length,firstPages:bt(l,u)}}},At=10,Be=({error:t,position:n,name:e},s=[])=>(0,N.xx)(t,n,e,s);async function Rt(t,n,e,s){const o=[],a=[],i=[],r=[],
c=[],g=p=>({...e,onRepaired:y=>c.push({name:p,damage:y})});for(const[p,y]of t.entries()){try{const T=await(0,h.E)(y.bytes,t.length>1?g(y.name):e,{password:n});T.
security&&a.push(y.name),r.push(await(0,P.Y)(T,"keep")),await T.pages.settle(),o.push({index:p,document:T})}catch(T){if(!(T instanceof N.zU)||T.code==="cancelle\
d"||t.length===1)throw T;if(i.push({error:T,position:p+1,name:y.name}),!N.vl.has(T.code)||i.length===At)break}e.pace.progress((p+1)/(2*t.length))}const[m,...l]=i;
if(m)throw Be(m,l.map(p=>Be(p)));(0,le.RZ)(s,(0,Bt.dK)(c)),a.length>0&&s.push(Lt(a));const u=r.flatMap(p=>p.fields);return(0,le.RZ)(s,(0,z.D)({fields:u,usageRights:r.
some(({usageRights:p})=>p)},"merge")),o}function bt(t,n){const e=t.filter(({made:o})=>!o);if(!n){const o=t.map(({document:a})=>a.pages.count);return(0,Se.b)(o,!1).
slice(t.length-e.length)}const s=new Map;for(const[o,{part:a}]of n.entries())s.has(a.index)||s.set(a.index,o+1);return e.map(({index:o})=>s.get(o)??1)}async function Nt(t,n,e,s,o){
const{makeContents:a}=await Promise.all([f.e(7762),f.e(4194),f.e(4075),f.e(1581),f.e(4258)]).then(f.bind(f,981)),{contentsHeading:i}=await f.e(7046).then(f.bind(
f,47046)),r=[];for(const{document:u,index:p}of t)r.push(await Dt(u,n[p],p));const c=t[0].document,g=(0,A._6)(c,await(0,A.Br)(c)).language??void 0,{part:m,missing:l}=await a(
t,{heading:i(g),titles:r,language:g,startOnOdd:e},s);return l.size>0&&o.push(Ft([...l])),m}async function It(t,n,e,s,o){const a=[...t].sort((l,u)=>l.index-u.index);
await D(a);for(const{document:l}of a)await(0,W.E)(l);const i=await Qe(a);await lt(t,s?e.map(De):void 0);const r=await Ie(a);await rt(a,r),await ot(t,n),(0,O.J)(
a),await mt(t);const{droppedXfa:c,renamedUnderScripts:g}=await Ve(a,i),{droppedPortfolio:m}=await Z(a);(0,le.RZ)(o,await(0,L.XM)(a[0].document)),await(n?nt(a,n):
st(t)),c&&o.push((0,b.Yw)("merge")),g.length>0&&o.push(jt(g.map(l=>e[l].name))),m&&o.push(Ut)}const Lt=t=>({code:"protection_removed",message:(0,v.gm)(`The resu\
lt is not encrypted: it has neither the password nor the restrictions of ${(0,I.Zv)(t)}`)}),Ft=t=>(0,B.F)(`titles in the table of contents have ${[...new Set(t.
map(K.I2))].sort().join(", ")}`,"Give these documents titles in Latin, Greek or Cyrillic letters with set_metadata.",["set_metadata","table_of_contents"]),jt=t=>({
code:"scripts_use_old_names",message:`Fields of ${(0,I.Zv)(t)} were renamed, because an earlier document has fields with the same names. Scripts were not change\
d: a script that uses the old names acts on the fields of the earlier document.`}),Ut={code:"portfolio_dropped",message:"A portfolio became an ordinary document\
. Its files remain as attachments."}}),47261:((H,U,f)=>{f.d(U,{_:()=>K,b:()=>B});var N=f(65901);function B(C,O){let b=1;return C.map(L=>{const A=b;return b+=L,O&&
b%2===0&&b++,A})}async function K(C){const O=C.map(({document:L})=>L.pages.count),b=B(O,!0);for(const[L,{document:A}]of C.slice(0,-1).entries())b[L]+O[L]<b[L+1]&&
await(0,N.U)(A,Uint32Array.of(A.pages.count),"after")}}),36078:((H,U,f)=>{f.d(U,{AY:()=>b,KJ:()=>W,XL:()=>L,_:()=>B,hX:()=>P,id:()=>O,qK:()=>C,vs:()=>K,wW:()=>z,
yQ:()=>A});var N=f(45079);function B(v){if(Number.isInteger(v)&&Math.abs(v)<1e7)return String(v);const h=Number(v.toPrecision(7)),E=Math.abs(h)<1e-9?"0":String(
h);return E.includes("e")?h.toFixed(12).replace(/\.?0+$/,""):E}const K=v=>v.map(B).join(" "),C=(v,h)=>`q ${h} cm /${v} Do Q`,O=v=>(0,N.ZV)(Math.round(v*1e3)/1e3||
0),b=([v,h])=>`${O(v)} ${O(h)}`,L=v=>v.map((h,E)=>`${b(h)} ${E===0?"m":"l"}`).join(" "),A=.5523;function W(v){const h=A,E=(...I)=>`${I.map(([Y,x])=>b(v(Y,x))).join(
" ")} c`;return[`${b(v(1,0))} m`,E([1,h],[h,1],[0,1]),E([-h,1],[-1,h],[-1,0]),E([-1,-h],[-h,-1],[0,-1]),E([h,-1],[1,-h],[1,0])].join(" ")}function z(v,h){const E={
1:"g",3:"rg",4:"k"}[v.length];return`${v.map(O).join(" ")} ${h==="fill"?E:E.toUpperCase()}`}const P=v=>`[${v.map(O).join(" ")}] 0 d`}),45553:((H,U,f)=>{f.d(U,{AO:()=>b,
LB:()=>L,M4:()=>z,RT:()=>A,ro:()=>O});var N=f(77581),B=f(45599),K=f(37081);const C=1e3,O=({number:P})=>new B.oS(P);function b(P,v,h){return new B.Bi([["Title",(0,N.
wx)(v)],...h===void 0?[]:[["Dest",[new B.oS(P.pages.number(h)),new B.SX("Fit")]]]])}const L=()=>new B.Bi([["Type",new B.SX("Outlines")]]);async function A(P,v,h,E,I=!1){
const[Y,x]=[P[0],P.at(-1)];if(!Y||!x)return h;let S=0;for(const[M,D]of P.entries()){const R=D.document.edit(D.number);if(!(R instanceof B.Bi))continue;const j=D.
document.resolve(R.get("Count"));S+=1+(typeof j=="number"&&j>0?j:0),R.set("Parent",E(v,D)),W(R,"Prev",P[M-1],D,E),W(R,"Next",P[M+1],D,E);const d=D.document.job.
pace.step(C);d&&await d}return h.set("First",E(Y,v)),h.set("Last",E(x,v)),h.set("Count",I?-S:S),h}function W(P,v,h,E,I){h?P.set(v,I(h,E)):P.delete(v)}async function z(P){
const v=[],h=E=>{const I=E instanceof B.oS&&P.get(E)instanceof B.Bi;return I&&v.push(E.number),I};return await(0,K.O)(P,h,1),v}}),65901:((H,U,f)=>{f.d(U,{U:()=>W});
var N=f(45599),B=f(33546),K=f(2878),C=f(94399),O=f(73249);const b=["BleedBox","TrimBox","ArtBox","UserUnit"],L=["MediaBox","CropBox","Rotate"],A={style:void 0,prefix:void 0,
number:1};async function W(P,v,h){await(0,O.E)(P);const{pages:E,job:I}=P,Y=await(0,B.Hr)(P),x=[],S=[];let M=0;for(let D=0;D<E.count;D++){const R=v[M]===D+1;R&&M++;
const j=Y?.(D)??A,d=R?z(P,D):-1;R&&h==="before"&&(x.push(d),S.push(A)),x.push(E.number(D)),S.push(j),R&&h==="after"&&(x.push(d),S.push(A));const w=I.pace.step(400);
w&&await w}(0,C.N)(P),(0,K.m)(P),Y&&P.editCatalog().set("PageLabels",P.add((0,B.Zh)(P,S))),await E.rebuild(x)}function z(P,v){const{pages:h}=P,E={Type:(0,N.UU)(
"Page"),Resources:(0,N.jd)({})};for(const I of L)E[I]=h.attribute(v,I);for(const I of b)E[I]=P.entry(h.number(v),I);return P.add((0,N.jd)(E)).number}}),73249:((H,U,f)=>{
f.d(U,{E:()=>z});var N=f(21996),B=f(87773),K=f(90536),C=f(78157),O=f(45599),b=f(12207),L=f(9819),A=f(17671);const W=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function z(x){
const S=await I(x);if(S.length===0)return;let M;const D=(0,L.Wo)(x,"Dests");let R;for(const j of S){const d=x.get(j),w={changed:!1},$=Z=>{P(Z)&&(Z[0]=v(x,Z[0])??
(R??=x.add(null)),w.changed=!0)};P(d)&&(M??=await E(x),M.has(j)||$(d)),(0,O.cy)(d)&&d.forEach($),(0,K.C)(d,Z=>h(x,Z,$)),D?.holder===j&&D.dict.forEach($),w.changed&&
x.edit(j)}R&&await(0,A.E2)(x,R)}function P(x){return(0,O.cy)(x)&&typeof x[0]=="number"&&x[1]instanceof O.SX&&W.test(x[1].text)}function v(x,S){const M=(0,b.hN)(
x,S);return M===void 0?void 0:new O.oS(x.pages.number(M))}function h(x,S,M){const D=S.get("Names");(0,O.cy)(D)&&D.forEach(M),M(S.get("Dest")),M(S.get("OpenActio\
n"));const R=x.resolve(S.get("S"));(R===null||(0,O.Eo)(R,"GoTo"))&&M(S.get("D"))}async function E(x){const S=new Set,{GoToR:M,GoToE:D}=await(0,N.zx)(x,["GoToR",
"GoToE"]);for await(const[,R]of(0,B.$)(x,[...M,...D]))(0,K.C)(R,j=>{const[d,w]=[x.resolve(j.get("S")),j.get("D")];(0,O.i9)(w)&&((0,O.Eo)(d,"GoToR")||(0,O.Eo)(d,
"GoToE"))&&S.add(w.number)});return S}async function I(x){const S=new Set;await(0,N.RJ)(x,(M,D,R,j)=>{const d=M.subarray(D,R);for(const w of["Fit","XYZ"])for(let $=d.
indexOf(w);$>=0;$=d.indexOf(w,$+w.length)){if(!Y(d,$))continue;const Z=j(D+$);Z!==void 0&&S.add(Z)}});for(const M of(0,N.vb)(x))S.add(M);return[...S]}function Y(x,S){
let M=S-2;for(;M>=0&&C.Kl[x[M]]===C.t6;)M--;return(0,C.yp)(x[M])}}),27612:((H,U,f)=>{f.d(U,{l:()=>K});var N=f(21996),B=f(90536);async function K(C,O,b){for(const L of await(0,N.
V3)(C,O)){const A=C.job.pace.step(200);A&&await A;const W={changed:!1};(0,B.C)(C.get(L),z=>{b(z)&&(W.changed=!0)}),W.changed&&C.edit(L)}}}),33311:((H,U,f)=>{f.d(
U,{S:()=>K});var N=f(21996),B=f(70549);const K=(0,B.n)(C=>(0,N.zx)(C,["AP","JS","EF","ByteRange","Sig"]))})};
