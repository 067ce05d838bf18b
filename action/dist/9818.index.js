"use strict";exports.id=9818,exports.ids=[9818],exports.modules={11911:((k,W,f)=>{f.r(W),f.d(W,{merge_documents:()=>Pt});var N=f(58552),D=f(82943),$=f(47707),O=f(91369),b=f(
95800),R=f(77500),F=f(21281),A=f(824),j=f(73249),X=f(56457),P=f(33238),v=f(10442),y=f(92356),x=f(14029),I=f(98446),w=f(78906),S=f(5964),E=f(52755),K=f(16259);async function T(t){
const n=t.flatMap(({document:e})=>{const s=e.dict(e.catalog.get("AcroForm"));return s?[{document:e,leftToViewers:e.resolve(s.get("NeedAppearances"))===!0}]:[]});
if(!n.every(({leftToViewers:e})=>e))for(const{document:e,leftToViewers:s}of n){if(!s)continue;const a=await E.mO.read(e),o=new K.n(e,a);await(0,S.$)(e,a,o,new w.
y(e,a,o),{missing:!1})}}var C=f(94399),L=f(2878),d=f(45599),p=f(25524),z=f(95947);async function Oe(t){const{document:n}=t[0],e=n.editCatalog(),s=t.some(a=>a.document.
catalog.has("Collection"));e.delete("Collection"),await De(t.filter(({made:a})=>!a))||e.delete("OutputIntents"),Te(t,e),Be(t,e),t.length>1&&(0,L.m)(n);for(const a of t)
(0,C.N)(a.document);return{droppedPortfolio:s}}async function De([t,...n]){const e=({document:s})=>({document:s,value:s.array(s.catalog.get("OutputIntents"))??[]});
for(const s of n)if(!await new z.U(s.document).same(e(s).value,e(t)))return!1;return!0}function Te(t,n){const e=new d.Bi,s=new Map;for(const{index:a,document:o}of t)
for(const[i,r]of o.dict(o.catalog.get("Extensions"))??[])(!e.has(i)||ce(o,r)>s.get(i))&&(e.set(i,(0,p.yY)(r,a)),s.set(i,ce(o,r)));e.size>0?n.set("Extensions",e):
n.delete("Extensions")}function ce(t,n){const e=t.resolve(t.dict(n)?.get("ExtensionLevel"));return typeof e=="number"?e:0}function Be(t,n){const e=t.flatMap(({index:s,
document:a})=>(a.array(a.catalog.get("Threads"))??[]).map(o=>(0,p.yY)(o,s)));e.length>0&&n.set("Threads",e)}var q=f(27612),Ae=f(12207),U=f(81077);const se=1e3;async function Re(t){
const n=new Map,e=new Map,s=[];for(const r of t)s.push({part:r,...await(0,Ae.jS)(r.document)});const a=new p.fS(s.flatMap(r=>[...r.strings.keys(),...r.names.keys()])),
o=s.some(r=>r.strings.size>0)&&s.some(r=>r.names.size>0),i=new Set;for(const{part:r,strings:c,names:u}of s){const h=new Set([...c.keys(),...u.keys()]),l=new Map,
{pace:g}=r.document.job;for(const M of h){i.has(M)&&l.set(M,a.free(M));const B=g.step(se);B&&await B}for(const M of h)i.add(l.get(M)??M);for(const[M,B]of c){n.set(
l.get(M)??M,(0,p.yY)(B,r.index));const Y=g.step(se);Y&&await Y}const m=new Map;if(o)for(const M of u.keys())c.has(M)&&m.set(M,a.free(M));for(const[M,B]of u){(o?
n:e).set(m.get(M)??l.get(M)??M,(0,p.yY)(B,r.index));const Y=g.step(se);Y&&await Y}await Ne(r,new Ce(h,l,a),o?m:void 0)}return{strings:n,names:e}}class Ce{own;renamed;taken;needed;constructor(n,e,s){
this.own=n,this.renamed=e,this.taken=s,this.needed=e.size>0||s.size>n.size}nameFor(n){const e=this.renamed.get(n);if(e!==void 0||this.own.has(n)||!this.taken.has(
n))return e;const s=this.taken.free(n);return this.renamed.set(n,s),s}}async function Ne({document:t},n,e){if(!n.needed&&!e)return;const s=a=>{const o=t.resolve(
a);if(o instanceof d.SX&&e)return(0,d.Px)(e.get(o.text)??n.nameFor(o.text)??o.text);const i=o instanceof d.Mx,r=i?n.nameFor((0,U.Pu)(o)):o instanceof d.SX?n.nameFor(
o.text):void 0;if(r!==void 0)return i?(0,d.Px)(r):new d.SX(r)};await(0,q.l)(t,["Dest","GoTo"],a=>{const o=a.has("Dest")?"Dest":(0,d.Eo)(t.resolve(a.get("S")),"G\
oTo")?"D":void 0,i=o&&s(a.get(o));return!o||i===void 0?!1:(a.set(o,i),!0)})}var H=f(91374),fe=f(21996),Ie=f(84961),be=f(90536),_=f(77581),ee=f(19557);const te=t=>(0,_.
g7)((0,d.Px)(t));class Fe{taken;kept=new Set;renamed=new Map;constructor(n){this.taken=n}fullName(n){for(const a of Le(n)){const o=n.slice(0,a),i=this.renamed.get(
o);if(i!==void 0)return te(i)+n.slice(a);if(this.kept.has(o))return}const[e=""]=n.split(".",1),s=(0,U.Pu)((0,_.wx)(e));if(this.taken.has(s))return this.renamed.
set(e,this.taken.free(s)),this.fullName(n)}}const de=10;function Le(t){const n=[];for(let e=t.indexOf(".");e>=0&&n.length<de;e=t.indexOf(".",e+1))n.unshift(e);return n.
length<de&&n.unshift(t.length),n}async function Ue(t,n,e){let s;const a=r=>{r.set("Fields",s??=t.add([...e]));const c=t.resolve(r.get("Flags"));typeof c=="numbe\
r"&&r.set("Flags",c&~ee.Hx)},o=r=>{const c=t.resolve(r),u=c instanceof d.Mx?n.fullName((0,_.g7)(c)):void 0;return u===void 0?r:(0,_.wx)(u)},i=new Set;for(const r of await(0,fe.
V3)(t,[...ee.fP.keys()]))(0,be.C)(t.get(r),c=>{const u=t.resolve(c.get("S")),h=u instanceof d.SX?ee.fP.get(u.text):void 0,l=h===void 0?void 0:c.get(h);if(h===void 0||
!(u instanceof d.SX))return;if(l===void 0){if(!ee.ao.has(u.text)||e.length===0)return;a(c),t.edit(r);return}const g=t.array(l);if(g&&l instanceof d.oS){if(i.has(
l.number))return;i.add(l.number)}const m=g?g.map(o):o(l);if(!(g?g.every((M,B)=>M===m[B]):m===l)){if(g&&l instanceof d.oS){t.put(l,m);return}c.set(h,m),t.edit(r)}})}
var Ke=f(45079),$e=f(64680),We=f(37709);class je{merged=new d.Bi;origin=new Map;async add(n,e){const{document:s}=n,a=new z.U(s),o=s.dict(e.get("DR")),i=new Map;
for(const[r,c]of o??[]){const u=s.dict(c);if(!u){this.merged.has(r)||this.merged.set(r,(0,p.yY)(s.resolve(c),n.index));continue}const h=this.category(r);for(const[
l,g]of u){const m=await this.place(r,l,{document:s,value:g},a);h.set(m,h.get(m)??(0,p.yY)(g,n.index)),r==="Font"&&m!==l&&i.set(l,m)}}i.size>0&&await this.rewrite(
n,e,i)}async place(n,e,s,a){for(let o=1;;o++){const i=o===1?e:`${e}_${o}`,r=`${n}/${i}`,c=this.origin.get(r);if(!(c&&!await a.same(s.value,c)))return c||this.origin.
set(r,s),i}}category(n){const e=this.merged.get(n);if(e instanceof d.Bi)return e;const s=new d.Bi;return this.merged.set(n,s),s}async rewrite({document:n},e,s){
const a=n.resolve(e.get("DA"));for(const{number:o,dict:i,parent:r}of(0,H.iA)(n)){const c=n.resolve(i.get("DA")),u=!r&&(0,H.hj)(n,i,"DA")===void 0,h=c instanceof
d.Mx?c:u?a:null;if(!(h instanceof d.Mx))continue;const l=le(h,s);l&&(o!==void 0&&n.edit(o),i.set("DA",l))}await(0,q.l)(n,["FreeText"],o=>{const i=n.resolve(o.get(
"DA")),c=(0,d.Eo)(n.resolve(o.get("Subtype")),"FreeText")&&i instanceof d.Mx?le(i,s):void 0;return c&&o.set("DA",c),c!==void 0})}}function le(t,n){const e=t.bytes,
s=new We.BT(e),a=[];let o=0;for(;s.next();){const i=s.count-2,r=s.operator==="Tf"?n.get(s.name(i)??""):void 0;if(r===void 0)continue;const c=new $e.k(64);(0,Ke.
dZ)(c,r),a.push(e.subarray(o,s.startOf(i)),c.bytes),o=s.endOf(i)}return o===0?void 0:new d.Mx(Buffer.concat([...a,e.subarray(o)]))}async function Xe(t,n){const e=t.
filter(({document:l})=>G(l)),{document:s}=t[0];if(e.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};const a=s.editCatalog(),o=new d.Bi(G(s)),i=e.some(l=>G(
l.document).has("XFA"));o.delete("XFA"),a.delete("NeedsRendering");const r=[],c=[],u=new je,h=(await ze(e)).flatMap(l=>n.has(l)?[l.index]:[]);for(const l of e){
const g=G(l.document);l.index>0&&ke(l,g,s,o),await u.add(l,g),l.document.resolve(g.get("NeedAppearances"))===!0&&o.set("NeedAppearances",!0);for(const m of l.document.
array(g.get("Fields"))??[])r.push((0,p.yY)(m,l.index));for(const m of l.document.array(g.get("CO"))??[])c.push((0,p.yY)(m,l.index))}return o.set("Fields",r),c.length>
0&&o.set("CO",c),u.merged.size>0&&o.set("DR",u.merged),a.set("AcroForm",s.add(o)),{droppedXfa:i,renamedUnderScripts:h}}const G=t=>t.dict(t.catalog.get("AcroForm"));
async function ze(t){const n=t.map(i=>({part:i,fields:Ze(i.document)})),e=new p.fS(n.flatMap(({part:i,fields:r})=>r.map(({dict:c})=>ue(i.document,c))),te),s=n.filter(
({fields:i})=>i.length>0).length>1,a=new Set,o=[];for(const{part:i,fields:r}of n){const{document:c}=i,u=new Fe(e);for(const{dict:h,number:l}of r){const g=ue(c,h),
m=te(g);if(!a.has(m)){u.kept.add(m);continue}const M=u.renamed.get(m)??e.free(g);u.renamed.set(m,M),l!==void 0&&c.edit(l),h.set("T",(0,d.Px)(M))}u.renamed.size>
0&&o.push(i);for(const h of u.kept)a.add(h);for(const h of u.renamed.values())a.add(te(h));if(s){const h=c.array(G(c)?.get("Fields"))?.filter(d.i9)??[];await Ue(
c,u,h)}}return o}async function Ye(t){const n=new Set;for(const e of t){const{document:s}=e;if(e.index===0||!G(s))continue;const a=new Set([s.catalogNumber]),o=s.
dict(s.catalog.get("Names"))?.get("JavaScript");for(const[,r]of await(0,U.Zc)(s,o,"Names"))r instanceof d.oS&&a.add(r.number);const i=(await(0,fe.V3)(s,["JS"])).
filter(r=>!a.has(r));await(0,Ie.xS)(s,i)&&n.add(e)}return n}function Ze(t){const n=new Set,e=[];for(const s of(0,H.iA)(t))s.parent&&n.has(s.parent)?n.add(s):t.resolve(
s.dict.get("T"))instanceof d.Mx&&(n.add(s),e.push(s));return e}const ue=(t,n)=>(0,U.Pu)(t.resolve(n.get("T")));function ke({document:t},n,e,s){for(const a of["D\
A","Q"]){const o=t.resolve(n.get(a))??(a==="Q"?0:null),i=e.resolve(s.get(a))??(a==="Q"?0:null);if(!(o===null||o instanceof d.oS||o===i)&&!(o instanceof d.Mx&&i instanceof
d.Mx&&(0,U.Pu)(o)===(0,U.Pu)(i)))for(const{number:r,dict:c,parent:u}of(0,H.iA)(t))u||(0,H.hj)(t,c,a)!==void 0||(r!==void 0&&t.edit(r),c.set(a,o))}}var ge=f(33546);
function*Ge(t){for(const n of t)for(let e=0;e<n.document.pages.count;e++)yield{part:n,page:e}}function He(t,n){if(n==="none")return;const e=[],s=t.reduce((a,{document:o})=>Math.
max(a,o.pages.count),0);for(let a=0;a<s;a++)for(const o of t){const{count:i}=o.document.pages;a<i&&e.push({part:o,page:n==="backward"&&o.index>0?i-1-a:a})}return e}
const me=100;async function Ve(t,n){const e=t[0].document;for(const{document:o}of t)await o.pages.rebuild(o.pages.numbers);const s=e.add(null),a=[];for(let o=0;o<
n.length;o+=me){const i=e.add(null),r=[];for(const{part:c,page:u}of n.slice(o,o+me)){const h=c.document.pages.number(u),l=c.document.edit(h);l instanceof d.Bi&&
l.set("Parent",(0,p.Po)(0,i.number,c.index)),r.push((0,p.Po)(c.index,h));const g=e.job.pace.step(1e3);g&&await g}e.put(i,oe(r,r.length,s)),a.push(i)}e.put(s,oe(
a,n.length)),e.edit(e.catalogNumber).set("Pages",s)}function oe(t,n,e){return new d.Bi([["Type",new d.SX("Pages")],...e?[["Parent",e]]:[],["Kids",t],["Count",n]])}
async function Je(t){const n=(0,p.Bg)(t),e=n.add(null),s=[];let a=0;for(const{index:o,document:i}of t){await i.pages.settle(),i.catalog.get("Pages")instanceof d.
oS||await i.pages.rebuild(i.pages.numbers);const r=i.catalog.get("Pages"),c=i.edit(r);c instanceof d.Bi&&c.has("Kids")&&(c.set("Parent",(0,p.Po)(0,e.number,o)),
c.set("Count",i.pages.count),s.push((0,p.Po)(o,r.number))),a+=i.pages.count}n.put(e,oe(s,a)),n.edit(n.catalogNumber).set("Pages",e)}async function Qe(t,n){const e=[];
for(const{index:o,document:i}of t)e[o]=await(0,ge.Hr)(i);if(e.every(o=>o===void 0))return;const s=(0,p.Bg)(t),a=(0,ge.Zh)(s,qe(n??Ge(t),e));s.editCatalog().set(
"PageLabels",s.add(a))}function*qe(t,n){for(const{part:e,page:s}of t)yield n[e.index]?.(s)??{style:"D",prefix:void 0,number:s+1}}const _e=["AP","Pages","Templat\
es","IDS","URLS","AlternatePresentations","Renditions"];async function et(t,n){const{document:e}=t[0],s=e.editCatalog(),a=new d.Bi(e.dict(s.get("Names"))),o=(r,c)=>{
c.size!==0&&a.set(r,e.add((0,U.MN)(e,c)))};o("Dests",n.strings),o("EmbeddedFiles",await nt(t));for(const r of _e)t.some(c=>tt(c,r))&&o(r,await st(t,r));a.size>0&&
s.set("Names",e.add(a)),n.names.size>0?s.set("Dests",e.add(new d.Bi(n.names))):s.delete("Dests");const i=t.flatMap(r=>(r.document.array(r.document.catalog.get("\
AF"))??[]).map(c=>(0,p.yY)(c,r.index)));i.length>0&&s.set("AF",i)}async function he({document:t},n){const e=t.dict(t.catalog.get("Names"))?.get(n);return(await(0,U.
Zc)(t,e,"Names")).flatMap(([s,a])=>s instanceof d.Mx?[[(0,U.Pu)(s),a]]:[])}const tt=({document:t},n)=>t.dict(t.catalog.get("Names"))?.has(n)??!1;async function nt(t){
const n=[];for(const a of t)n.push({part:a,entries:await he(a,"EmbeddedFiles")});const e=new p.fS(n.flatMap(({entries:a})=>a.map(([o])=>o))),s=new Map;for(const{
part:a,entries:o}of n)for(const[i,r]of o)s.set(s.has(i)?e.free(i):i,(0,p.yY)(r,a.index));return s}async function st(t,n){const e=new Map;for(const s of t)for(const[
a,o]of await he(s,n))e.has(a)||e.set(a,(0,p.yY)(o,s.index));return e}var V=f(45553);const pe=(t,n)=>(0,p.Po)(t.part,t.number,n.part);async function ot(t,n){const e=[];
for(const o of t)if(n&&!o.made)e.push(await at(o,n[o.index]));else for(const i of await ye(o))e.push(i);if(e.length===0)return;const s=(0,p.Bg)(t),a=s.add(null);
s.put(a,await(0,V.RT)(e,{part:0,document:s,number:a.number},(0,V.LB)(),pe)),s.editCatalog().set("Outlines",a)}async function at(t,n){const{document:e}=t,{number:s}=e.
add(null),a={part:t.index,document:e,number:s};return e.put(s,await(0,V.RT)(await ye(t),a,(0,V.AO)(e,n,0),pe)),a}const ye=async({index:t,document:n})=>(await(0,V.
M4)(n)).map(e=>({part:t,document:n,number:e}));var ve=f(47261);async function it(t){const n=t.filter(({document:g})=>ae(g));if(n.length===0)return;const e=(0,p.
Bg)(t),s=e.editCatalog();(n.length<t.length||n.some(g=>!ct(g.document)))&&s.delete("MarkInfo");for(const g of t)ae(g.document)||await we(g.document,void 0);if(n.
length===1&&n[0].index===0)return;const a=e.add(null).number,o=[],i=[],r=new Map,c=new gt,u=new Map(rt.map(g=>[g,[]]));let h=0;for(const g of n){const m=ae(g.document),
M=ft(g.document,m);for(const Z of M)dt(g,Z,a,s);for(const Z of M)o.push((0,p.yY)(Z,g.index));const B=await(0,U.Zc)(g.document,m.get("ParentTree"),"Nums"),Y=B.reduce(
(Z,[Q])=>Math.max(Z,Number(Q)),await we(g.document,h));for(const[Z,Q]of B)i.push([Number(Z)+h,(0,p.yY)(Q,g.index)]);h+=Math.max(Y+1,lt(g.document,m));const J=await mt(
g,m,r),Se=g.document.dict(m.get("ClassMap"));J.size>0&&ht(g.document,Se,J);const ne={S:await c.join(g,"S",ut(g.document,m.get("RoleMap"))),C:await c.join(g,"C",
Se),ID:J};ne.S.size+ne.C.size+ne.ID.size>0&&await pt(g.document,ne);for(const[Z,Q]of u)for(const Ct of g.document.array(m.get(Z))??[])Q.push((0,p.yY)(Ct,g.index))}
i.sort((g,m)=>Number(g[0])-Number(m[0]));const l=new d.Bi([["Type",new d.SX("StructTreeRoot")],["K",o],["ParentTree",e.add((0,U.H6)(e,i,"Nums"))],["ParentTreeNe\
xtKey",h]]);c.roles.size>0&&l.set("RoleMap",c.roles),c.classes.size>0&&l.set("ClassMap",c.classes);for(const[g,m]of u)m.length>0&&l.set(g,m);r.size>0&&l.set("ID\
Tree",e.add((0,U.MN)(e,r))),e.put(a,l),s.set("StructTreeRoot",new d.oS(a))}const rt=["Namespaces","PronunciationLexicon","AF"],ae=t=>t.dict(t.catalog.get("Struc\
tTreeRoot")),ct=t=>t.resolve(t.dict(t.catalog.get("MarkInfo"))?.get("Marked"))===!0;function ft(t,n){const e=n.get("K");return e===void 0?[]:t.array(e)??[e]}function dt({
index:t,document:n},e,s,a){const o=e instanceof d.oS?n.edit(e):e;if(!(o instanceof d.Bi))return;o.set("P",(0,p.Po)(0,s,t));const i=n.resolve(n.catalog.get("Lang"));
if(t>0&&i instanceof d.Mx&&!o.has("Lang")){const r=a.get("Lang");(!(r instanceof d.Mx)||(0,U.Pu)(r)!==(0,U.Pu)(i))&&o.set("Lang",i)}}function lt(t,n){const e=t.
resolve(n.get("ParentTreeNextKey"));return typeof e=="number"&&Number.isInteger(e)&&e>0&&e<1e8?e:0}async function we(t,n){let e=-1;return await(0,q.l)(t,["Struc\
tParent"],s=>{let a=!1;for(const o of["StructParents","StructParent"]){const i=t.resolve(s.get(o));typeof i=="number"&&(e=Math.max(e,i),n!==0&&(a=!0,n===void 0?
s.delete(o):s.set(o,i+n)))}return a}),e}function ut(t,n){const e=t.dict(n);if(!e)return;const s=new Map;for(const a of e.keys()){const o=new Set;let i=new d.SX(
a);for(;i instanceof d.SX&&e.has(i.text)&&!s.has(i.text)&&!o.has(i.text);)o.add(i.text),i=t.resolve(e.get(i.text));const r=i instanceof d.SX?i.text:"";let c=!1;
for(const u of o)c||=o.has(r)&&u===r,s.set(u,c?new d.SX(u):s.get(r)??i)}return new d.Bi([...e.keys()].map(a=>[a,s.get(a)]))}class gt{roles=new d.Bi;classes=new d.
Bi;origins=new Map;taken={S:new p.fS,C:new p.fS};async join({index:n,document:e},s,a){const o=s==="S"?this.roles:this.classes,i=new Map,r=this.taken[s];for(const u of a?.
keys()??[])r.add(u);const c=new z.U(e);for(const[u,h]of a??[]){const l=this.origins.get(`${s}/${u}`);if(l&&await c.same(h,l))continue;const g=l?r.free(u):u;l&&i.
set(u,g),this.origins.set(`${s}/${g}`,{document:e,value:h}),o.set(g,(0,p.yY)(h,n))}return i}}async function mt({index:t,document:n},e,s){const a=new Map,o=await(0,U.
Zc)(n,e.get("IDTree"),"Names"),i=new p.fS([...s.keys(),...o.map(([r])=>r instanceof d.Mx?(0,U.Pu)(r):"")]);for(const[r,c]of o){if(!(r instanceof d.Mx))continue;
const u=(0,U.Pu)(r),h=s.has(u)?i.free(u):u;h!==u&&a.set(u,h),s.set(h,(0,p.yY)(c,t))}return a}function xe(t,n,e){const s=t.array(n.get("Headers"));return s?.some(
a=>a instanceof d.Mx&&e.has((0,U.Pu)(a)))?(n.set("Headers",s.map(a=>Pe(a,e)??a)),!0):!1}function ht(t,n,e){const s=new Set;for(const a of n?.values()??[])if(!(a instanceof
d.oS&&s.has(a.number))){a instanceof d.oS&&s.add(a.number);for(const o of t.array(a)??[a]){const i=t.dict(o);if(!i||!xe(t,i,e))continue;const r=o instanceof d.oS?
o:a;r instanceof d.oS&&t.edit(r)}}}async function pt(t,{S:n,C:e,ID:s}){await(0,q.l)(t,["StructElem","Headers","ID","Pg","K"],a=>{const o=xe(t,a,s);if(!(0,d.Eo)(
t.resolve(a.get("Type")),"StructElem")&&!(a.has("P")&&a.has("S")))return o;const i=t.resolve(a.get("C")),r={S:ie(t.resolve(a.get("S")),n),ID:Pe(t.resolve(a.get(
"ID")),s),C:Array.isArray(i)?i.map(c=>ie(c,e)??c):ie(i,e)};for(const[c,u]of Object.entries(r))u!==void 0&&a.set(c,u);return o||Object.values(r).some(c=>c!==void 0)})}
function ie(t,n){const e=t instanceof d.SX?n.get(t.text):void 0;return e===void 0?void 0:new d.SX(e)}function Pe(t,n){const e=t instanceof d.Mx?n.get((0,U.Pu)(t)):
void 0;return e===void 0?void 0:(0,d.Px)(e)}const Me=({name:t},n)=>t.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`,yt=/^(untitled|unnamed|document ?\d*|title|\(.*\)|microsoft \w+ - .*)$|\.(docx?|xlsx?|pptx?|od[tsp]|pdf|rtf|txt|md|tex|dvi|indd|qxd|html?|e?ps|ai|psd|dwg|vsdx?|pages|key)$|^[\W_]*$/i,
vt=300;async function wt(t,n,e){const{title:s}=(0,A._6)(t,await(0,A.Br)(t));return s===null||s.length>vt||yt.test(s)?Me(n,e):s}var xt=f(70344),re=f(45657);const Pt=async(t,n,e)=>{
const{open_password:s,bookmarks:a,interleave:o,start_on_odd:i,table_of_contents:r}=n,c=[],u=await Et(t,s,e,c),h=r?await Ot(u,t,i,e,c):void 0,l=h?[h,...u]:u;i&&await(0,ve.
_)(l);const g=He(l,o);(l.length>1||a==="per_document")&&await Dt(l,g,t,a==="per_document",c);const m=h?[...u,h]:u,M=await(0,x.fT)(m.map(({document:Y})=>Y),{encryption:"\
none",...m.length>1?{dedupe:O.I}:{}}),B=m.reduce((Y,{document:J})=>Y+J.pages.count,0);return{documents:[{name:t[0].name,bytes:M,pageCount:B}],notes:c,facts:{pageCount:B,
documentCount:t.length,firstPages:St(l,g)}}},Mt=10,Ee=({error:t,position:n,name:e},s=[])=>(0,N.xx)(t,n,e,s);async function Et(t,n,e,s){const a=[],o=[],i=[],r=[],
c=[],u=m=>({...e,onRepaired:M=>c.push({name:m,damage:M})});for(const[m,M]of t.entries()){try{const B=await(0,y.E)(M.bytes,t.length>1?u(M.name):e,{password:n});B.
security&&o.push(M.name),r.push(await(0,P.Y)(B,"keep")),await B.pages.settle(),a.push({index:m,document:B})}catch(B){if(!(B instanceof N.zU)||B.code==="cancelle\
d"||t.length===1)throw B;if(i.push({error:B,position:m+1,name:M.name}),!N.vl.has(B.code)||i.length===Mt)break}e.pace.progress((m+1)/(2*t.length))}const[h,...l]=i;
if(h)throw Ee(h,l.map(m=>Ee(m)));(0,re.RZ)(s,(0,xt.d)(c)),o.length>0&&s.push(Tt(o));const g=r.flatMap(m=>m.fields);return(0,re.RZ)(s,(0,X.D)({fields:g,usageRights:r.
some(({usageRights:m})=>m)},"merge")),a}function St(t,n){const e=t.filter(({made:a})=>!a);if(!n){const a=t.map(({document:o})=>o.pages.count);return(0,ve.b)(a,!1).
slice(t.length-e.length)}const s=new Map;for(const[a,{part:o}]of n.entries())s.has(o.index)||s.set(o.index,a+1);return e.map(({index:a})=>s.get(a)??1)}async function Ot(t,n,e,s,a){
const{makeContents:o}=await Promise.all([f.e(7762),f.e(4194),f.e(7140),f.e(7316),f.e(4258)]).then(f.bind(f,981)),{contentsHeading:i}=await f.e(7046).then(f.bind(
f,47046)),r=[];for(const{document:g,index:m}of t)r.push(await wt(g,n[m],m));const c=t[0].document,u=(0,A._6)(c,await(0,A.Br)(c)).language??void 0,{part:h,missing:l}=await o(
t,{heading:i(u),titles:r,language:u,startOnOdd:e},s);return l.size>0&&a.push(Bt([...l])),h}async function Dt(t,n,e,s,a){const o=[...t].sort((l,g)=>l.index-g.index);
await T(o);for(const{document:l}of o)await(0,j.E)(l);const i=await Ye(o);await ot(t,s?e.map(Me):void 0);const r=await Re(o);await et(o,r),await Qe(t,n),(0,b.J)(
o),await it(t);const{droppedXfa:c,renamedUnderScripts:u}=await Xe(o,i),{droppedPortfolio:h}=await Oe(o);(0,re.RZ)(a,await(0,F.XM)(o[0].document)),await(n?Ve(o,n):
Je(t)),c&&a.push((0,R.Yw)("merge")),u.length>0&&a.push(At(u.map(l=>e[l].name))),h&&a.push(Rt)}const Tt=t=>({code:"protection_removed",message:(0,v.gm)(`The resu\
lt is not encrypted: it has neither the password nor the restrictions of ${(0,I.Zv)(t)}`)}),Bt=t=>(0,D.F)(`titles in the table of contents have ${[...new Set(t.
map($.I2))].sort().join(", ")}`,"Give these documents titles in Latin, Greek or Cyrillic letters with set_metadata.",["set_metadata","table_of_contents"]),At=t=>({
code:"scripts_use_old_names",message:`Fields of ${(0,I.Zv)(t)} were renamed, because an earlier document has fields with the same names. Scripts were not change\
d: a script that uses the old names acts on the fields of the earlier document.`}),Rt={code:"portfolio_dropped",message:"A portfolio became an ordinary document\
. Its files remain as attachments."}}),47261:((k,W,f)=>{f.d(W,{_:()=>$,b:()=>D});var N=f(65901);function D(O,b){let R=1;return O.map(F=>{const A=R;return R+=F,b&&
R%2===0&&R++,A})}async function $(O){const b=O.map(({document:F})=>F.pages.count),R=D(b,!0);for(const[F,{document:A}]of O.slice(0,-1).entries())R[F]+b[F]<R[F+1]&&
await(0,N.U)(A,Uint32Array.of(A.pages.count),"after")}}),36078:((k,W,f)=>{f.d(W,{AY:()=>R,KJ:()=>j,XL:()=>F,_:()=>D,hX:()=>P,id:()=>b,qK:()=>O,vs:()=>$,wW:()=>X,
yQ:()=>A});var N=f(45079);function D(v){if(Number.isInteger(v)&&Math.abs(v)<1e7)return String(v);const y=Number(v.toPrecision(7)),x=Math.abs(y)<1e-9?"0":String(
y);return x.includes("e")?y.toFixed(12).replace(/\.?0+$/,""):x}const $=v=>v.map(D).join(" "),O=(v,y)=>`q ${y} cm /${v} Do Q`,b=v=>(0,N.ZV)(Math.round(v*1e3)/1e3||
0),R=([v,y])=>`${b(v)} ${b(y)}`,F=v=>v.map((y,x)=>`${R(y)} ${x===0?"m":"l"}`).join(" "),A=.5523;function j(v){const y=A,x=(...I)=>`${I.map(([w,S])=>R(v(w,S))).join(
" ")} c`;return[`${R(v(1,0))} m`,x([1,y],[y,1],[0,1]),x([-y,1],[-1,y],[-1,0]),x([-1,-y],[-y,-1],[0,-1]),x([y,-1],[1,-y],[1,0])].join(" ")}function X(v,y){const x={
1:"g",3:"rg",4:"k"}[v.length];return`${v.map(b).join(" ")} ${y==="fill"?x:x.toUpperCase()}`}const P=v=>`[${v.map(b).join(" ")}] 0 d`}),45553:((k,W,f)=>{f.d(W,{AO:()=>R,
LB:()=>F,M4:()=>X,RT:()=>A,ro:()=>b});var N=f(77581),D=f(45599),$=f(37081);const O=1e3,b=({number:P})=>new D.oS(P);function R(P,v,y){return new D.Bi([["Title",(0,N.
wx)(v)],...y===void 0?[]:[["Dest",[new D.oS(P.pages.number(y)),new D.SX("Fit")]]]])}const F=()=>new D.Bi([["Type",new D.SX("Outlines")]]);async function A(P,v,y,x,I=!1){
const[w,S]=[P[0],P.at(-1)];if(!w||!S)return y;let E=0;for(const[K,T]of P.entries()){const C=T.document.edit(T.number);if(!(C instanceof D.Bi))continue;const L=T.
document.resolve(C.get("Count"));E+=1+(typeof L=="number"&&L>0?L:0),C.set("Parent",x(v,T)),j(C,"Prev",P[K-1],T,x),j(C,"Next",P[K+1],T,x);const d=T.document.job.
pace.step(O);d&&await d}return y.set("First",x(w,v)),y.set("Last",x(S,v)),y.set("Count",I?-E:E),y}function j(P,v,y,x,I){y?P.set(v,I(y,x)):P.delete(v)}async function X(P){
const v=[],y=x=>{const I=x instanceof D.oS&&P.get(x)instanceof D.Bi;return I&&v.push(x.number),I};return await(0,$.O)(P,y,1),v}}),65901:((k,W,f)=>{f.d(W,{U:()=>j});
var N=f(45599),D=f(33546),$=f(2878),O=f(94399),b=f(73249);const R=["BleedBox","TrimBox","ArtBox","UserUnit"],F=["MediaBox","CropBox","Rotate"],A={style:void 0,prefix:void 0,
number:1};async function j(P,v,y){await(0,b.E)(P);const{pages:x,job:I}=P,w=await(0,D.Hr)(P),S=[],E=[];let K=0;for(let T=0;T<x.count;T++){const C=v[K]===T+1;C&&K++;
const L=w?.(T)??A,d=C?X(P,T):-1;C&&y==="before"&&(S.push(d),E.push(A)),S.push(x.number(T)),E.push(L),C&&y==="after"&&(S.push(d),E.push(A));const p=I.pace.step(400);
p&&await p}(0,O.N)(P),(0,$.m)(P),w&&P.editCatalog().set("PageLabels",P.add((0,D.Zh)(P,E))),await x.rebuild(S)}function X(P,v){const{pages:y}=P,x={Type:(0,N.UU)(
"Page"),Resources:(0,N.jd)({})};for(const I of F)x[I]=y.attribute(v,I);for(const I of R)x[I]=P.entry(y.number(v),I);return P.add((0,N.jd)(x)).number}}),73249:((k,W,f)=>{
f.d(W,{E:()=>j});var N=f(21996),D=f(90536),$=f(78157),O=f(45599),b=f(12207),R=f(9819),F=f(17671);const A=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function j(w){const S=await x(
w);if(S.length===0)return;let E;const K=(0,R.Wo)(w,"Dests");let T;for(const C of S){const L=w.get(C),d={changed:!1},p=z=>{X(z)&&(z[0]=P(w,z[0])??(T??=w.add(null)),
d.changed=!0)};X(L)&&(E??=await y(w),E.has(C)||p(L)),(0,O.cy)(L)&&L.forEach(p),(0,D.C)(L,z=>v(w,z,p)),K?.holder===C&&K.dict.forEach(p),d.changed&&w.edit(C)}T&&await(0,F.
E2)(w,T)}function X(w){return(0,O.cy)(w)&&typeof w[0]=="number"&&w[1]instanceof O.SX&&A.test(w[1].text)}function P(w,S){const E=(0,b.hN)(w,S);return E===void 0?
void 0:new O.oS(w.pages.number(E))}function v(w,S,E){const K=S.get("Names");(0,O.cy)(K)&&K.forEach(E),E(S.get("Dest")),E(S.get("OpenAction"));const T=w.resolve(
S.get("S"));(T===null||(0,O.Eo)(T,"GoTo"))&&E(S.get("D"))}async function y(w){const S=new Set,{GoToR:E,GoToE:K}=await(0,N.zx)(w,["GoToR","GoToE"]);for(const T of[
...E,...K])(0,D.C)(w.get(T),C=>{const[L,d]=[w.resolve(C.get("S")),C.get("D")];(0,O.i9)(d)&&((0,O.Eo)(L,"GoToR")||(0,O.Eo)(L,"GoToE"))&&S.add(d.number)});return S}
async function x(w){const S=new Set;await(0,N.RJ)(w,(E,K,T,C)=>{const L=E.subarray(K,T);for(const d of["Fit","XYZ"])for(let p=L.indexOf(d);p>=0;p=L.indexOf(d,p+
d.length)){if(!I(L,p))continue;const z=C(K+p);z!==void 0&&S.add(z)}});for(const E of(0,N.vb)(w))S.add(E);return[...S]}function I(w,S){let E=S-2;for(;E>=0&&$.Kl[w[E]]===
$.t6;)E--;return(0,$.yp)(w[E])}}),27612:((k,W,f)=>{f.d(W,{l:()=>$});var N=f(21996),D=f(90536);async function $(O,b,R){for(const F of await(0,N.V3)(O,b)){const A=O.
job.pace.step(200);A&&await A;const j={changed:!1};(0,D.C)(O.get(F),X=>{R(X)&&(j.changed=!0)}),j.changed&&O.edit(F)}}}),33311:((k,W,f)=>{f.d(W,{S:()=>$});var N=f(
21996),D=f(70549);const $=(0,D.n)(O=>(0,N.zx)(O,["AP","JS","EF","ByteRange","Sig"]))})};
