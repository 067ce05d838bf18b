"use strict";exports.id=9818,exports.ids=[9818],exports.modules={11911:((k,$,f)=>{f.r($),f.d($,{merge_documents:()=>Et});var N=f(58552),T=f(82943),j=f(47707),O=f(91369),b=f(
95800),C=f(77500),F=f(21281),A=f(824),W=f(73249),X=f(56457),M=f(33238),w=f(10442),y=f(94518),x=f(14029),I=f(98446),v=f(78906),S=f(68164),E=f(52755),K=f(16259);async function B(t){
const n=t.flatMap(({document:e})=>{const s=e.dict(e.catalog.get("AcroForm"));return s?[{document:e,leftToViewers:e.resolve(s.get("NeedAppearances"))===!0}]:[]});
if(!n.every(({leftToViewers:e})=>e))for(const{document:e,leftToViewers:s}of n){if(!s)continue;const o=await E.mO.read(e),a=new K.n(e,o);await(0,S.$)(e,o,a,new v.
y(e,o,a),{missing:!1})}}var R=f(94399),L=f(2878),d=f(45599),p=f(25524),z=f(95947);async function Te(t){const{document:n}=t[0],e=n.editCatalog(),s=t.some(o=>o.document.
catalog.has("Collection"));e.delete("Collection"),await Be(t.filter(({made:o})=>!o))||e.delete("OutputIntents"),Ae(t,e),Ce(t,e),t.length>1&&(0,L.m)(n);for(const o of t)
(0,R.N)(o.document);return{droppedPortfolio:s}}async function Be([t,...n]){const e=({document:s})=>({document:s,value:s.array(s.catalog.get("OutputIntents"))??[]});
for(const s of n)if(!await new z.U(s.document).same(e(s).value,e(t)))return!1;return!0}function Ae(t,n){const e=new d.Bi,s=new Map;for(const{index:o,document:a}of t)
for(const[i,r]of a.dict(a.catalog.get("Extensions"))??[])(!e.has(i)||fe(a,r)>s.get(i))&&(e.set(i,(0,p.yY)(r,o)),s.set(i,fe(a,r)));e.size>0?n.set("Extensions",e):
n.delete("Extensions")}function fe(t,n){const e=t.resolve(t.dict(n)?.get("ExtensionLevel"));return typeof e=="number"?e:0}function Ce(t,n){const e=t.flatMap(({index:s,
document:o})=>(o.array(o.catalog.get("Threads"))??[]).map(a=>(0,p.yY)(a,s)));e.length>0&&n.set("Threads",e)}var q=f(27612),Re=f(12207),U=f(81077);const se=1e3;async function Ne(t){
const n=new Map,e=new Map,s=[];for(const r of t)s.push({part:r,...await(0,Re.jS)(r.document)});const o=new p.fS(s.flatMap(r=>[...r.strings.keys(),...r.names.keys()])),
a=s.some(r=>r.strings.size>0)&&s.some(r=>r.names.size>0),i=new Set;for(const{part:r,strings:c,names:u}of s){const m=new Set([...c.keys(),...u.keys()]),l=new Map,
{pace:g}=r.document.job;for(const P of m){i.has(P)&&l.set(P,o.free(P));const D=g.step(se);D&&await D}for(const P of m)i.add(l.get(P)??P);for(const[P,D]of c){n.set(
l.get(P)??P,(0,p.yY)(D,r.index));const Y=g.step(se);Y&&await Y}const h=new Map;if(a)for(const P of u.keys())c.has(P)&&h.set(P,o.free(P));for(const[P,D]of u){(a?
n:e).set(h.get(P)??l.get(P)??P,(0,p.yY)(D,r.index));const Y=g.step(se);Y&&await Y}await be(r,new Ie(m,l,o),a?h:void 0)}return{strings:n,names:e}}class Ie{own;renamed;taken;needed;constructor(n,e,s){
this.own=n,this.renamed=e,this.taken=s,this.needed=e.size>0||s.size>n.size}nameFor(n){const e=this.renamed.get(n);if(e!==void 0||this.own.has(n)||!this.taken.has(
n))return e;const s=this.taken.free(n);return this.renamed.set(n,s),s}}async function be({document:t},n,e){if(!n.needed&&!e)return;const s=o=>{const a=t.resolve(
o);if(a instanceof d.SX&&e)return(0,d.Px)(e.get(a.text)??n.nameFor(a.text)??a.text);const i=a instanceof d.Mx,r=i?n.nameFor((0,U.Pu)(a)):a instanceof d.SX?n.nameFor(
a.text):void 0;if(r!==void 0)return i?(0,d.Px)(r):new d.SX(r)};await(0,q.l)(t,["Dest","GoTo"],o=>{const a=o.has("Dest")?"Dest":(0,d.Eo)(t.resolve(o.get("S")),"G\
oTo")?"D":void 0,i=a&&s(o.get(a));return!a||i===void 0?!1:(o.set(a,i),!0)})}var H=f(91374),de=f(21996),Fe=f(84961),Le=f(90536),_=f(77581),ee=f(19557);const te=t=>(0,_.
g7)((0,d.Px)(t));class Ue{taken;kept=new Set;renamed=new Map;constructor(n){this.taken=n}fullName(n){for(const o of Ke(n)){const a=n.slice(0,o),i=this.renamed.get(
a);if(i!==void 0)return te(i)+n.slice(o);if(this.kept.has(a))return}const[e=""]=n.split(".",1),s=(0,U.Pu)((0,_.wx)(e));if(this.taken.has(s))return this.renamed.
set(e,this.taken.free(s)),this.fullName(n)}}const le=10;function Ke(t){const n=[];for(let e=t.indexOf(".");e>=0&&n.length<le;e=t.indexOf(".",e+1))n.unshift(e);return n.
length<le&&n.unshift(t.length),n}async function je(t,n,e){let s;const o=r=>{r.set("Fields",s??=t.add([...e]));const c=t.resolve(r.get("Flags"));typeof c=="numbe\
r"&&r.set("Flags",c&~ee.Hx)},a=r=>{const c=t.resolve(r),u=c instanceof d.Mx?n.fullName((0,_.g7)(c)):void 0;return u===void 0?r:(0,_.wx)(u)},i=new Set;for(const r of await(0,de.
V3)(t,[...ee.fP.keys()]))(0,Le.C)(t.get(r),c=>{const u=t.resolve(c.get("S")),m=u instanceof d.SX?ee.fP.get(u.text):void 0,l=m===void 0?void 0:c.get(m);if(m===void 0||
!(u instanceof d.SX))return;if(l===void 0){if(!ee.ao.has(u.text)||e.length===0)return;o(c),t.edit(r);return}const g=t.array(l);if(g&&l instanceof d.oS){if(i.has(
l.number))return;i.add(l.number)}const h=g?g.map(a):a(l);if(!(g?g.every((P,D)=>P===h[D]):h===l)){if(g&&l instanceof d.oS){t.put(l,h);return}c.set(m,h),t.edit(r)}})}
var $e=f(45079),We=f(64680),Xe=f(37709);class ze{merged=new d.Bi;origin=new Map;async add(n,e){const{document:s}=n,o=new z.U(s),a=s.dict(e.get("DR")),i=new Map;
for(const[r,c]of a??[]){const u=s.dict(c);if(!u){this.merged.has(r)||this.merged.set(r,(0,p.yY)(s.resolve(c),n.index));continue}const m=this.category(r);for(const[
l,g]of u){const h=await this.place(r,l,{document:s,value:g},o);m.set(h,m.get(h)??(0,p.yY)(g,n.index)),r==="Font"&&h!==l&&i.set(l,h)}}i.size>0&&await this.rewrite(
n,e,i)}async place(n,e,s,o){for(let a=1;;a++){const i=a===1?e:`${e}_${a}`,r=`${n}/${i}`,c=this.origin.get(r);if(!(c&&!await o.same(s.value,c)))return c||this.origin.
set(r,s),i}}category(n){const e=this.merged.get(n);if(e instanceof d.Bi)return e;const s=new d.Bi;return this.merged.set(n,s),s}async rewrite({document:n},e,s){
const o=n.resolve(e.get("DA"));for(const{number:a,dict:i,parent:r}of(0,H.iA)(n)){const c=n.resolve(i.get("DA")),u=!r&&(0,H.hj)(n,i,"DA")===void 0,m=c instanceof
d.Mx?c:u?o:null;if(!(m instanceof d.Mx))continue;const l=ue(m,s);l&&(a!==void 0&&n.edit(a),i.set("DA",l))}await(0,q.l)(n,["FreeText"],a=>{const i=n.resolve(a.get(
"DA")),c=(0,d.Eo)(n.resolve(a.get("Subtype")),"FreeText")&&i instanceof d.Mx?ue(i,s):void 0;return c&&a.set("DA",c),c!==void 0})}}function ue(t,n){const e=t.bytes,
s=new Xe.BT(e),o=[];let a=0;for(;s.next();){const i=s.count-2,r=s.operator==="Tf"?n.get(s.name(i)??""):void 0;if(r===void 0)continue;const c=new We.k(64);(0,$e.
dZ)(c,r),o.push(e.subarray(a,s.startOf(i)),c.bytes),a=s.endOf(i)}return a===0?void 0:new d.Mx(Buffer.concat([...o,e.subarray(a)]))}const oe=1e3;async function Ye(t,n){
const e=t.filter(({document:l})=>G(l)),{document:s}=t[0];if(e.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};const o=s.editCatalog(),a=new d.Bi(G(s)),i=e.
some(l=>G(l.document).has("XFA"));a.delete("XFA"),o.delete("NeedsRendering");const r=[],c=[],u=new ze,m=(await Ze(e)).flatMap(l=>n.has(l)?[l.index]:[]);for(const l of e){
const g=G(l.document);l.index>0&&await He(l,g,s,a),await u.add(l,g),l.document.resolve(g.get("NeedAppearances"))===!0&&a.set("NeedAppearances",!0);for(const h of l.
document.array(g.get("Fields"))??[])r.push((0,p.yY)(h,l.index));for(const h of l.document.array(g.get("CO"))??[])c.push((0,p.yY)(h,l.index))}return a.set("Field\
s",r),c.length>0&&a.set("CO",c),u.merged.size>0&&a.set("DR",u.merged),o.set("AcroForm",s.add(a)),{droppedXfa:i,renamedUnderScripts:m}}const G=t=>t.dict(t.catalog.
get("AcroForm"));async function Ze(t){const n=[];for(const i of t)n.push({part:i,fields:await Ge(i.document)});const e=new p.fS(n.flatMap(({part:i,fields:r})=>r.
map(({dict:c})=>ge(i.document,c))),te),s=n.filter(({fields:i})=>i.length>0).length>1,o=new Set,a=[];for(const{part:i,fields:r}of n){const{document:c}=i,u=new Ue(
e);for(const{dict:m,number:l}of r){const g=c.job.pace.step(oe);g&&await g;const h=ge(c,m),P=te(h);if(!o.has(P)){u.kept.add(P);continue}const D=u.renamed.get(P)??
e.free(h);u.renamed.set(P,D),l!==void 0&&c.edit(l),m.set("T",(0,d.Px)(D))}u.renamed.size>0&&a.push(i);for(const m of u.kept)o.add(m);for(const m of u.renamed.values())
o.add(te(m));if(s){const m=c.array(G(c)?.get("Fields"))?.filter(d.i9)??[];await je(c,u,m)}}return a}async function ke(t){const n=new Set;for(const e of t){const{
document:s}=e;if(e.index===0||!G(s))continue;const o=new Set([s.catalogNumber]),a=s.dict(s.catalog.get("Names"))?.get("JavaScript");for(const[,r]of await(0,U.Zc)(
s,a,"Names"))r instanceof d.oS&&o.add(r.number);const i=(await(0,de.V3)(s,["JS"])).filter(r=>!o.has(r));await(0,Fe.xS)(s,i)&&n.add(e)}return n}async function Ge(t){
const n=new Set,e=[];for(const s of(0,H.iA)(t)){const o=t.job.pace.step(oe);o&&await o,s.parent&&n.has(s.parent)?n.add(s):t.resolve(s.dict.get("T"))instanceof d.
Mx&&(n.add(s),e.push(s))}return e}const ge=(t,n)=>(0,U.Pu)(t.resolve(n.get("T")));async function He({document:t},n,e,s){for(const o of["DA","Q"]){const a=t.resolve(
n.get(o))??(o==="Q"?0:null),i=e.resolve(s.get(o))??(o==="Q"?0:null);if(!(a===null||a instanceof d.oS||a===i)&&!(a instanceof d.Mx&&i instanceof d.Mx&&(0,U.Pu)(a)===
(0,U.Pu)(i)))for(const{number:r,dict:c,parent:u}of(0,H.iA)(t)){const m=t.job.pace.step(oe);m&&await m,!(u||(0,H.hj)(t,c,o)!==void 0)&&(r!==void 0&&t.edit(r),c.set(
o,a))}}}var me=f(33546);function*Ve(t){for(const n of t)for(let e=0;e<n.document.pages.count;e++)yield{part:n,page:e}}function Je(t,n){if(n==="none")return;const e=[],
s=t.reduce((o,{document:a})=>Math.max(o,a.pages.count),0);for(let o=0;o<s;o++)for(const a of t){const{count:i}=a.document.pages;o<i&&e.push({part:a,page:n==="ba\
ckward"&&a.index>0?i-1-o:o})}return e}const he=100;async function Qe(t,n){const e=t[0].document;for(const{document:a}of t)await a.pages.rebuild(a.pages.numbers);
const s=e.add(null),o=[];for(let a=0;a<n.length;a+=he){const i=e.add(null),r=[];for(const{part:c,page:u}of n.slice(a,a+he)){const m=c.document.pages.number(u),l=c.
document.edit(m);l instanceof d.Bi&&l.set("Parent",(0,p.Po)(0,i.number,c.index)),r.push((0,p.Po)(c.index,m));const g=e.job.pace.step(1e3);g&&await g}e.put(i,ae(
r,r.length,s)),o.push(i)}e.put(s,ae(o,n.length)),e.edit(e.catalogNumber).set("Pages",s)}function ae(t,n,e){return new d.Bi([["Type",new d.SX("Pages")],...e?[["P\
arent",e]]:[],["Kids",t],["Count",n]])}async function qe(t){const n=(0,p.Bg)(t),e=n.add(null),s=[];let o=0;for(const{index:a,document:i}of t){await i.pages.settle(),
i.catalog.get("Pages")instanceof d.oS||await i.pages.rebuild(i.pages.numbers);const r=i.catalog.get("Pages"),c=i.edit(r);c instanceof d.Bi&&c.has("Kids")&&(c.set(
"Parent",(0,p.Po)(0,e.number,a)),c.set("Count",i.pages.count),s.push((0,p.Po)(a,r.number))),o+=i.pages.count}n.put(e,ae(s,o)),n.edit(n.catalogNumber).set("Pages",
e)}async function _e(t,n){const e=[];for(const{index:a,document:i}of t)e[a]=await(0,me.Hr)(i);if(e.every(a=>a===void 0))return;const s=(0,p.Bg)(t),o=(0,me.Zh)(s,
et(n??Ve(t),e));s.editCatalog().set("PageLabels",s.add(o))}function*et(t,n){for(const{part:e,page:s}of t)yield n[e.index]?.(s)??{style:"D",prefix:void 0,number:s+
1}}const tt=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"],pe=1e3;async function nt(t,n){const{document:e}=t[0],s=e.editCatalog(),
o=new d.Bi(e.dict(s.get("Names"))),a=async(r,c)=>{c.size>0&&o.set(r,e.add(await(0,U.MN)(e,c)))};await a("Dests",n.strings),await a("EmbeddedFiles",await ot(t));
for(const r of tt)t.some(c=>st(c,r))&&await a(r,await at(t,r));o.size>0&&s.set("Names",e.add(o)),n.names.size>0?s.set("Dests",e.add(new d.Bi(n.names))):s.delete(
"Dests");const i=t.flatMap(r=>(r.document.array(r.document.catalog.get("AF"))??[]).map(c=>(0,p.yY)(c,r.index)));i.length>0&&s.set("AF",i)}async function ye({document:t},n){
const e=t.dict(t.catalog.get("Names"))?.get(n),s=[];for(const[o,a]of await(0,U.Zc)(t,e,"Names")){o instanceof d.Mx&&s.push([(0,U.Pu)(o),a]);const i=t.job.pace.step(
pe);i&&await i}return s}const st=({document:t},n)=>t.dict(t.catalog.get("Names"))?.has(n)??!1;async function ot(t){const n=[];for(const o of t)n.push({part:o,entries:await ye(
o,"EmbeddedFiles")});const e=new p.fS(n.flatMap(({entries:o})=>o.map(([a])=>a))),s=new Map;for(const{part:o,entries:a}of n)for(const[i,r]of a){s.set(s.has(i)?e.
free(i):i,(0,p.yY)(r,o.index));const c=o.document.job.pace.step(pe);c&&await c}return s}async function at(t,n){const e=new Map;for(const s of t)for(const[o,a]of await ye(
s,n))e.has(o)||e.set(o,(0,p.yY)(a,s.index));return e}var V=f(45553);const we=(t,n)=>(0,p.Po)(t.part,t.number,n.part);async function it(t,n){const e=[];for(const a of t)
if(n&&!a.made)e.push(await rt(a,n[a.index]));else for(const i of await ve(a))e.push(i);if(e.length===0)return;const s=(0,p.Bg)(t),o=s.add(null);s.put(o,await(0,V.
RT)(e,{part:0,document:s,number:o.number},(0,V.LB)(),we)),s.editCatalog().set("Outlines",o)}async function rt(t,n){const{document:e}=t,{number:s}=e.add(null),o={
part:t.index,document:e,number:s};return e.put(s,await(0,V.RT)(await ve(t),o,(0,V.AO)(e,n,0),we)),o}const ve=async({index:t,document:n})=>(await(0,V.M4)(n)).map(
e=>({part:t,document:n,number:e}));var xe=f(47261);async function ct(t){const n=t.filter(({document:g})=>ie(g));if(n.length===0)return;const e=(0,p.Bg)(t),s=e.editCatalog();
(n.length<t.length||n.some(g=>!dt(g.document)))&&s.delete("MarkInfo");for(const g of t)ie(g.document)||await Pe(g.document,void 0);if(n.length===1&&n[0].index===
0)return;const o=e.add(null).number,a=[],i=[],r=new Map,c=new ht,u=new Map(ft.map(g=>[g,[]]));let m=0;for(const g of n){const h=ie(g.document),P=lt(g.document,h);
for(const Z of P)ut(g,Z,o,s);for(const Z of P)a.push((0,p.yY)(Z,g.index));const D=await(0,U.Zc)(g.document,h.get("ParentTree"),"Nums"),Y=D.reduce((Z,[Q])=>Math.
max(Z,Number(Q)),await Pe(g.document,m));for(const[Z,Q]of D)i.push([Number(Z)+m,(0,p.yY)(Q,g.index)]);m+=Math.max(Y+1,gt(g.document,h));const J=await pt(g,h,r),
De=g.document.dict(h.get("ClassMap"));J.size>0&&yt(g.document,De,J);const ne={S:await c.join(g,"S",mt(g.document,h.get("RoleMap"))),C:await c.join(g,"C",De),ID:J};
ne.S.size+ne.C.size+ne.ID.size>0&&await wt(g.document,ne);for(const[Z,Q]of u)for(const It of g.document.array(h.get(Z))??[])Q.push((0,p.yY)(It,g.index))}i.sort(
(g,h)=>Number(g[0])-Number(h[0]));const l=new d.Bi([["Type",new d.SX("StructTreeRoot")],["K",a],["ParentTree",e.add((0,U.H6)(e,i,"Nums"))],["ParentTreeNextKey",
m]]);c.roles.size>0&&l.set("RoleMap",c.roles),c.classes.size>0&&l.set("ClassMap",c.classes);for(const[g,h]of u)h.length>0&&l.set(g,h);r.size>0&&l.set("IDTree",e.
add(await(0,U.MN)(e,r))),e.put(o,l),s.set("StructTreeRoot",new d.oS(o))}const ft=["Namespaces","PronunciationLexicon","AF"],ie=t=>t.dict(t.catalog.get("StructTr\
eeRoot")),dt=t=>t.resolve(t.dict(t.catalog.get("MarkInfo"))?.get("Marked"))===!0;function lt(t,n){const e=n.get("K");return e===void 0?[]:t.array(e)??[e]}function ut({
index:t,document:n},e,s,o){const a=e instanceof d.oS?n.edit(e):e;if(!(a instanceof d.Bi))return;a.set("P",(0,p.Po)(0,s,t));const i=n.resolve(n.catalog.get("Lang"));
if(t>0&&i instanceof d.Mx&&!a.has("Lang")){const r=o.get("Lang");(!(r instanceof d.Mx)||(0,U.Pu)(r)!==(0,U.Pu)(i))&&a.set("Lang",i)}}function gt(t,n){const e=t.
resolve(n.get("ParentTreeNextKey"));return typeof e=="number"&&Number.isInteger(e)&&e>0&&e<1e8?e:0}async function Pe(t,n){let e=-1;return await(0,q.l)(t,["Struc\
tParent"],s=>{let o=!1;for(const a of["StructParents","StructParent"]){const i=t.resolve(s.get(a));typeof i=="number"&&(e=Math.max(e,i),n!==0&&(o=!0,n===void 0?
s.delete(a):s.set(a,i+n)))}return o}),e}function mt(t,n){const e=t.dict(n);if(!e)return;const s=new Map;for(const o of e.keys()){const a=new Set;let i=new d.SX(
o);for(;i instanceof d.SX&&e.has(i.text)&&!s.has(i.text)&&!a.has(i.text);)a.add(i.text),i=t.resolve(e.get(i.text));const r=i instanceof d.SX?i.text:"";let c=!1;
for(const u of a)c||=a.has(r)&&u===r,s.set(u,c?new d.SX(u):s.get(r)??i)}return new d.Bi([...e.keys()].map(o=>[o,s.get(o)]))}class ht{roles=new d.Bi;classes=new d.
Bi;origins=new Map;taken={S:new p.fS,C:new p.fS};async join({index:n,document:e},s,o){const a=s==="S"?this.roles:this.classes,i=new Map,r=this.taken[s];for(const u of o?.
keys()??[])r.add(u);const c=new z.U(e);for(const[u,m]of o??[]){const l=this.origins.get(`${s}/${u}`);if(l&&await c.same(m,l))continue;const g=l?r.free(u):u;l&&i.
set(u,g),this.origins.set(`${s}/${g}`,{document:e,value:m}),a.set(g,(0,p.yY)(m,n))}return i}}async function pt({index:t,document:n},e,s){const o=new Map,a=await(0,U.
Zc)(n,e.get("IDTree"),"Names"),i=new p.fS([...s.keys(),...a.map(([r])=>r instanceof d.Mx?(0,U.Pu)(r):"")]);for(const[r,c]of a){if(!(r instanceof d.Mx))continue;
const u=(0,U.Pu)(r),m=s.has(u)?i.free(u):u;m!==u&&o.set(u,m),s.set(m,(0,p.yY)(c,t))}return o}function Me(t,n,e){const s=t.array(n.get("Headers"));return s?.some(
o=>o instanceof d.Mx&&e.has((0,U.Pu)(o)))?(n.set("Headers",s.map(o=>Ee(o,e)??o)),!0):!1}function yt(t,n,e){const s=new Set;for(const o of n?.values()??[])if(!(o instanceof
d.oS&&s.has(o.number))){o instanceof d.oS&&s.add(o.number);for(const a of t.array(o)??[o]){const i=t.dict(a);if(!i||!Me(t,i,e))continue;const r=a instanceof d.oS?
a:o;r instanceof d.oS&&t.edit(r)}}}async function wt(t,{S:n,C:e,ID:s}){await(0,q.l)(t,["StructElem","Headers","ID","Pg","K"],o=>{const a=Me(t,o,s);if(!(0,d.Eo)(
t.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return a;const i=t.resolve(o.get("C")),r={S:re(t.resolve(o.get("S")),n),ID:Ee(t.resolve(o.get(
"ID")),s),C:Array.isArray(i)?i.map(c=>re(c,e)??c):re(i,e)};for(const[c,u]of Object.entries(r))u!==void 0&&o.set(c,u);return a||Object.values(r).some(c=>c!==void 0)})}
function re(t,n){const e=t instanceof d.SX?n.get(t.text):void 0;return e===void 0?void 0:new d.SX(e)}function Ee(t,n){const e=t instanceof d.Mx?n.get((0,U.Pu)(t)):
void 0;return e===void 0?void 0:(0,d.Px)(e)}const Se=({name:t},n)=>t.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`,vt=/^(untitled|unnamed|document ?\d*|title|\(.*\)|microsoft \w+ - .*)$|\.(docx?|xlsx?|pptx?|od[tsp]|pdf|rtf|txt|md|tex|dvi|indd|qxd|html?|e?ps|ai|psd|dwg|vsdx?|pages|key)$|^[\W_]*$/i,
xt=300;async function Pt(t,n,e){const{title:s}=(0,A._6)(t,await(0,A.Br)(t));return s===null||s.length>xt||vt.test(s)?Se(n,e):s}var Mt=f(70344),ce=f(45657);const Et=async(t,n,e)=>{
const{open_password:s,bookmarks:o,interleave:a,start_on_odd:i,table_of_contents:r}=n,c=[],u=await Ot(t,s,e,c),m=r?await Tt(u,t,i,e,c):void 0,l=m?[m,...u]:u;i&&await(0,xe.
_)(l);const g=Je(l,a);(l.length>1||o==="per_document")&&await Bt(l,g,t,o==="per_document",c);const h=m?[...u,m]:u,P=await(0,x.fT)(h.map(({document:Y})=>Y),{encryption:"\
none",...h.length>1?{dedupe:O.I}:{}}),D=h.reduce((Y,{document:J})=>Y+J.pages.count,0);return{documents:[{name:t[0].name,bytes:P,pageCount:D}],notes:c,facts:{pageCount:D,
documentCount:t.length,firstPages:Dt(l,g)}}},St=10,Oe=({error:t,position:n,name:e},s=[])=>(0,N.xx)(t,n,e,s);async function Ot(t,n,e,s){const o=[],a=[],i=[],r=[],
c=[],u=h=>({...e,onRepaired:P=>c.push({name:h,damage:P})});for(const[h,P]of t.entries()){try{const D=await(0,y.E)(P.bytes,t.length>1?u(P.name):e,{password:n});D.
security&&a.push(P.name),r.push(await(0,M.Y)(D,"keep")),await D.pages.settle(),o.push({index:h,document:D})}catch(D){if(!(D instanceof N.zU)||D.code==="cancelle\
d"||t.length===1)throw D;if(i.push({error:D,position:h+1,name:P.name}),!N.vl.has(D.code)||i.length===St)break}e.pace.progress((h+1)/(2*t.length))}const[m,...l]=i;
if(m)throw Oe(m,l.map(h=>Oe(h)));(0,ce.RZ)(s,(0,Mt.d)(c)),a.length>0&&s.push(At(a));const g=r.flatMap(h=>h.fields);return(0,ce.RZ)(s,(0,X.D)({fields:g,usageRights:r.
some(({usageRights:h})=>h)},"merge")),o}function Dt(t,n){const e=t.filter(({made:o})=>!o);if(!n){const o=t.map(({document:a})=>a.pages.count);return(0,xe.b)(o,!1).
slice(t.length-e.length)}const s=new Map;for(const[o,{part:a}]of n.entries())s.has(a.index)||s.set(a.index,o+1);return e.map(({index:o})=>s.get(o)??1)}async function Tt(t,n,e,s,o){
const{makeContents:a}=await Promise.all([f.e(7762),f.e(4194),f.e(7140),f.e(7316),f.e(4258)]).then(f.bind(f,981)),{contentsHeading:i}=await f.e(7046).then(f.bind(
f,47046)),r=[];for(const{document:g,index:h}of t)r.push(await Pt(g,n[h],h));const c=t[0].document,u=(0,A._6)(c,await(0,A.Br)(c)).language??void 0,{part:m,missing:l}=await a(
t,{heading:i(u),titles:r,language:u,startOnOdd:e},s);return l.size>0&&o.push(Ct([...l])),m}async function Bt(t,n,e,s,o){const a=[...t].sort((l,g)=>l.index-g.index);
await B(a);for(const{document:l}of a)await(0,W.E)(l);const i=await ke(a);await it(t,s?e.map(Se):void 0);const r=await Ne(a);await nt(a,r),await _e(t,n),(0,b.J)(
a),await ct(t);const{droppedXfa:c,renamedUnderScripts:u}=await Ye(a,i),{droppedPortfolio:m}=await Te(a);(0,ce.RZ)(o,await(0,F.XM)(a[0].document)),await(n?Qe(a,n):
qe(t)),c&&o.push((0,C.Yw)("merge")),u.length>0&&o.push(Rt(u.map(l=>e[l].name))),m&&o.push(Nt)}const At=t=>({code:"protection_removed",message:(0,w.gm)(`The resu\
lt is not encrypted: it has neither the password nor the restrictions of ${(0,I.Zv)(t)}`)}),Ct=t=>(0,T.F)(`titles in the table of contents have ${[...new Set(t.
map(j.I2))].sort().join(", ")}`,"Give these documents titles in Latin, Greek or Cyrillic letters with set_metadata.",["set_metadata","table_of_contents"]),Rt=t=>({
code:"scripts_use_old_names",message:`Fields of ${(0,I.Zv)(t)} were renamed, because an earlier document has fields with the same names. Scripts were not change\
d: a script that uses the old names acts on the fields of the earlier document.`}),Nt={code:"portfolio_dropped",message:"A portfolio became an ordinary document\
. Its files remain as attachments."}}),47261:((k,$,f)=>{f.d($,{_:()=>j,b:()=>T});var N=f(65901);function T(O,b){let C=1;return O.map(F=>{const A=C;return C+=F,b&&
C%2===0&&C++,A})}async function j(O){const b=O.map(({document:F})=>F.pages.count),C=T(b,!0);for(const[F,{document:A}]of O.slice(0,-1).entries())C[F]+b[F]<C[F+1]&&
await(0,N.U)(A,Uint32Array.of(A.pages.count),"after")}}),36078:((k,$,f)=>{f.d($,{AY:()=>C,KJ:()=>W,XL:()=>F,_:()=>T,hX:()=>M,id:()=>b,qK:()=>O,vs:()=>j,wW:()=>X,
yQ:()=>A});var N=f(45079);function T(w){if(Number.isInteger(w)&&Math.abs(w)<1e7)return String(w);const y=Number(w.toPrecision(7)),x=Math.abs(y)<1e-9?"0":String(
y);return x.includes("e")?y.toFixed(12).replace(/\.?0+$/,""):x}const j=w=>w.map(T).join(" "),O=(w,y)=>`q ${y} cm /${w} Do Q`,b=w=>(0,N.ZV)(Math.round(w*1e3)/1e3||
0),C=([w,y])=>`${b(w)} ${b(y)}`,F=w=>w.map((y,x)=>`${C(y)} ${x===0?"m":"l"}`).join(" "),A=.5523;function W(w){const y=A,x=(...I)=>`${I.map(([v,S])=>C(w(v,S))).join(
" ")} c`;return[`${C(w(1,0))} m`,x([1,y],[y,1],[0,1]),x([-y,1],[-1,y],[-1,0]),x([-1,-y],[-y,-1],[0,-1]),x([y,-1],[1,-y],[1,0])].join(" ")}function X(w,y){const x={
1:"g",3:"rg",4:"k"}[w.length];return`${w.map(b).join(" ")} ${y==="fill"?x:x.toUpperCase()}`}const M=w=>`[${w.map(b).join(" ")}] 0 d`}),45553:((k,$,f)=>{f.d($,{AO:()=>C,
LB:()=>F,M4:()=>X,RT:()=>A,ro:()=>b});var N=f(77581),T=f(45599),j=f(37081);const O=1e3,b=({number:M})=>new T.oS(M);function C(M,w,y){return new T.Bi([["Title",(0,N.
wx)(w)],...y===void 0?[]:[["Dest",[new T.oS(M.pages.number(y)),new T.SX("Fit")]]]])}const F=()=>new T.Bi([["Type",new T.SX("Outlines")]]);async function A(M,w,y,x,I=!1){
const[v,S]=[M[0],M.at(-1)];if(!v||!S)return y;let E=0;for(const[K,B]of M.entries()){const R=B.document.edit(B.number);if(!(R instanceof T.Bi))continue;const L=B.
document.resolve(R.get("Count"));E+=1+(typeof L=="number"&&L>0?L:0),R.set("Parent",x(w,B)),W(R,"Prev",M[K-1],B,x),W(R,"Next",M[K+1],B,x);const d=B.document.job.
pace.step(O);d&&await d}return y.set("First",x(v,w)),y.set("Last",x(S,w)),y.set("Count",I?-E:E),y}function W(M,w,y,x,I){y?M.set(w,I(y,x)):M.delete(w)}async function X(M){
const w=[],y=x=>{const I=x instanceof T.oS&&M.get(x)instanceof T.Bi;return I&&w.push(x.number),I};return await(0,j.O)(M,y,1),w}}),65901:((k,$,f)=>{f.d($,{U:()=>W});
var N=f(45599),T=f(33546),j=f(2878),O=f(94399),b=f(73249);const C=["BleedBox","TrimBox","ArtBox","UserUnit"],F=["MediaBox","CropBox","Rotate"],A={style:void 0,prefix:void 0,
number:1};async function W(M,w,y){await(0,b.E)(M);const{pages:x,job:I}=M,v=await(0,T.Hr)(M),S=[],E=[];let K=0;for(let B=0;B<x.count;B++){const R=w[K]===B+1;R&&K++;
const L=v?.(B)??A,d=R?X(M,B):-1;R&&y==="before"&&(S.push(d),E.push(A)),S.push(x.number(B)),E.push(L),R&&y==="after"&&(S.push(d),E.push(A));const p=I.pace.step(400);
p&&await p}(0,O.N)(M),(0,j.m)(M),v&&M.editCatalog().set("PageLabels",M.add((0,T.Zh)(M,E))),await x.rebuild(S)}function X(M,w){const{pages:y}=M,x={Type:(0,N.UU)(
"Page"),Resources:(0,N.jd)({})};for(const I of F)x[I]=y.attribute(w,I);for(const I of C)x[I]=M.entry(y.number(w),I);return M.add((0,N.jd)(x)).number}}),73249:((k,$,f)=>{
f.d($,{E:()=>W});var N=f(21996),T=f(90536),j=f(78157),O=f(45599),b=f(12207),C=f(9819),F=f(17671);const A=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function W(v){const S=await x(
v);if(S.length===0)return;let E;const K=(0,C.Wo)(v,"Dests");let B;for(const R of S){const L=v.get(R),d={changed:!1},p=z=>{X(z)&&(z[0]=M(v,z[0])??(B??=v.add(null)),
d.changed=!0)};X(L)&&(E??=await y(v),E.has(R)||p(L)),(0,O.cy)(L)&&L.forEach(p),(0,T.C)(L,z=>w(v,z,p)),K?.holder===R&&K.dict.forEach(p),d.changed&&v.edit(R)}B&&await(0,F.
E2)(v,B)}function X(v){return(0,O.cy)(v)&&typeof v[0]=="number"&&v[1]instanceof O.SX&&A.test(v[1].text)}function M(v,S){const E=(0,b.hN)(v,S);return E===void 0?
void 0:new O.oS(v.pages.number(E))}function w(v,S,E){const K=S.get("Names");(0,O.cy)(K)&&K.forEach(E),E(S.get("Dest")),E(S.get("OpenAction"));const B=v.resolve(
S.get("S"));(B===null||(0,O.Eo)(B,"GoTo"))&&E(S.get("D"))}async function y(v){const S=new Set,{GoToR:E,GoToE:K}=await(0,N.zx)(v,["GoToR","GoToE"]);for(const B of[
...E,...K])(0,T.C)(v.get(B),R=>{const[L,d]=[v.resolve(R.get("S")),R.get("D")];(0,O.i9)(d)&&((0,O.Eo)(L,"GoToR")||(0,O.Eo)(L,"GoToE"))&&S.add(d.number)});return S}
async function x(v){const S=new Set;await(0,N.RJ)(v,(E,K,B,R)=>{const L=E.subarray(K,B);for(const d of["Fit","XYZ"])for(let p=L.indexOf(d);p>=0;p=L.indexOf(d,p+
d.length)){if(!I(L,p))continue;const z=R(K+p);z!==void 0&&S.add(z)}});for(const E of(0,N.vb)(v))S.add(E);return[...S]}function I(v,S){let E=S-2;for(;E>=0&&j.Kl[v[E]]===
j.t6;)E--;return(0,j.yp)(v[E])}}),27612:((k,$,f)=>{f.d($,{l:()=>j});var N=f(21996),T=f(90536);async function j(O,b,C){for(const F of await(0,N.V3)(O,b)){const A=O.
job.pace.step(200);A&&await A;const W={changed:!1};(0,T.C)(O.get(F),X=>{C(X)&&(W.changed=!0)}),W.changed&&O.edit(F)}}}),33311:((k,$,f)=>{f.d($,{S:()=>j});var N=f(
21996),T=f(70549);const j=(0,T.n)(O=>(0,N.zx)(O,["AP","JS","EF","ByteRange","Sig"]))})};
