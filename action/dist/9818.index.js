"use strict";exports.id=9818,exports.ids=[9818],exports.modules={11911:((Z,W,f)=>{f.r(W),f.d(W,{merge_documents:()=>xt});var C=f(58552),O=f(82943),K=f(47707),S=f(91369),N=f(
95800),A=f(77500),I=f(21281),B=f(824),z=f(73249),D=f(56457),P=f(33238),y=f(10442),v=f(92356),M=f(14029),$=f(98446),w=f(78906),x=f(5964),E=f(52755),R=f(16259);async function T(t){
const n=t.flatMap(({document:e})=>{const s=e.dict(e.catalog.get("AcroForm"));return s?[{document:e,leftToViewers:e.resolve(s.get("NeedAppearances"))===!0}]:[]});
if(!n.every(({leftToViewers:e})=>e))for(const{document:e,leftToViewers:s}of n){if(!s)continue;const a=await E.mO.read(e),o=new R.n(e,a);await(0,x.$)(e,a,o,new w.
y(e,a,o),{missing:!1})}}var F=f(94399),X=f(2878),d=f(45599),p=f(25524),j=f(95947);async function Se(t){const{document:n}=t[0],e=n.editCatalog(),s=t.some(a=>a.document.
catalog.has("Collection"));e.delete("Collection"),await Oe(t.filter(({made:a})=>!a))||e.delete("OutputIntents"),De(t,e),Te(t,e),t.length>1&&(0,X.m)(n);for(const a of t)
(0,F.N)(a.document);return{droppedPortfolio:s}}async function Oe([t,...n]){const e=({document:s})=>({document:s,value:s.array(s.catalog.get("OutputIntents"))??[]});
for(const s of n)if(!await new j.U(s.document).same(e(s).value,e(t)))return!1;return!0}function De(t,n){const e=new d.Bi,s=new Map;for(const{index:a,document:o}of t)
for(const[i,r]of o.dict(o.catalog.get("Extensions"))??[])(!e.has(i)||re(o,r)>s.get(i))&&(e.set(i,(0,p.yY)(r,a)),s.set(i,re(o,r)));e.size>0?n.set("Extensions",e):
n.delete("Extensions")}function re(t,n){const e=t.resolve(t.dict(n)?.get("ExtensionLevel"));return typeof e=="number"?e:0}function Te(t,n){const e=t.flatMap(({index:s,
document:a})=>(a.array(a.catalog.get("Threads"))??[]).map(o=>(0,p.yY)(o,s)));e.length>0&&n.set("Threads",e)}var q=f(27612),Be=f(12207),b=f(81077);async function Ae(t){
const n=new Map,e=new Map,s=[];for(const r of t)s.push({part:r,...await(0,Be.jS)(r.document)});const a=new p.fS(s.flatMap(r=>[...r.strings.keys(),...r.names.keys()])),
o=s.some(r=>r.strings.size>0)&&s.some(r=>r.names.size>0),i=new Set;for(const{part:r,strings:c,names:u}of s){const h=new Set([...c.keys(),...u.keys()]),l=new Map;
for(const m of h)i.has(m)&&l.set(m,a.free(m));for(const m of h)i.add(l.get(m)??m);for(const[m,L]of c)n.set(l.get(m)??m,(0,p.yY)(L,r.index));const g=new Map;if(o)
for(const m of u.keys())c.has(m)&&g.set(m,a.free(m));for(const[m,L]of u)(o?n:e).set(g.get(m)??l.get(m)??m,(0,p.yY)(L,r.index));await Ce(r,new Re(h,l,a),o?g:void 0)}
return{strings:n,names:e}}class Re{own;renamed;taken;needed;constructor(n,e,s){this.own=n,this.renamed=e,this.taken=s,this.needed=e.size>0||s.size>n.size}nameFor(n){
const e=this.renamed.get(n);if(e!==void 0||this.own.has(n)||!this.taken.has(n))return e;const s=this.taken.free(n);return this.renamed.set(n,s),s}}async function Ce({
document:t},n,e){if(!n.needed&&!e)return;const s=a=>{const o=t.resolve(a);if(o instanceof d.SX&&e)return(0,d.Px)(e.get(o.text)??n.nameFor(o.text)??o.text);const i=o instanceof
d.Mx,r=i?n.nameFor((0,b.Pu)(o)):o instanceof d.SX?n.nameFor(o.text):void 0;if(r!==void 0)return i?(0,d.Px)(r):new d.SX(r)};await(0,q.l)(t,["Dest","GoTo"],a=>{const o=a.
has("Dest")?"Dest":(0,d.Eo)(t.resolve(a.get("S")),"GoTo")?"D":void 0,i=o&&s(a.get(o));return!o||i===void 0?!1:(a.set(o,i),!0)})}var G=f(91374),ce=f(21996),Ne=f(
84961),Ie=f(90536),_=f(77581),ee=f(19557);const te=t=>(0,_.g7)((0,d.Px)(t));class Fe{taken;kept=new Set;renamed=new Map;constructor(n){this.taken=n}fullName(n){
for(const a of Le(n)){const o=n.slice(0,a),i=this.renamed.get(o);if(i!==void 0)return te(i)+n.slice(a);if(this.kept.has(o))return}const[e=""]=n.split(".",1),s=(0,b.
Pu)((0,_.wx)(e));if(this.taken.has(s))return this.renamed.set(e,this.taken.free(s)),this.fullName(n)}}const fe=10;function Le(t){const n=[];for(let e=t.indexOf(
".");e>=0&&n.length<fe;e=t.indexOf(".",e+1))n.unshift(e);return n.length<fe&&n.unshift(t.length),n}async function be(t,n,e){let s;const a=r=>{r.set("Fields",s??=
t.add([...e]));const c=t.resolve(r.get("Flags"));typeof c=="number"&&r.set("Flags",c&~ee.Hx)},o=r=>{const c=t.resolve(r),u=c instanceof d.Mx?n.fullName((0,_.g7)(
c)):void 0;return u===void 0?r:(0,_.wx)(u)},i=new Set;for(const r of await(0,ce.V3)(t,[...ee.fP.keys()]))(0,Ie.C)(t.get(r),c=>{const u=t.resolve(c.get("S")),h=u instanceof
d.SX?ee.fP.get(u.text):void 0,l=h===void 0?void 0:c.get(h);if(h===void 0||!(u instanceof d.SX))return;if(l===void 0){if(!ee.ao.has(u.text)||e.length===0)return;
a(c),t.edit(r);return}const g=t.array(l);if(g&&l instanceof d.oS){if(i.has(l.number))return;i.add(l.number)}const m=g?g.map(o):o(l);if(!(g?g.every((L,U)=>L===m[U]):
m===l)){if(g&&l instanceof d.oS){t.put(l,m);return}c.set(h,m),t.edit(r)}})}var Ue=f(45079),Ke=f(64680),$e=f(37709);class We{merged=new d.Bi;origin=new Map;async add(n,e){
const{document:s}=n,a=new j.U(s),o=s.dict(e.get("DR")),i=new Map;for(const[r,c]of o??[]){const u=s.dict(c);if(!u){this.merged.has(r)||this.merged.set(r,(0,p.yY)(
s.resolve(c),n.index));continue}const h=this.category(r);for(const[l,g]of u){const m=await this.place(r,l,{document:s,value:g},a);h.set(m,h.get(m)??(0,p.yY)(g,n.
index)),r==="Font"&&m!==l&&i.set(l,m)}}i.size>0&&await this.rewrite(n,e,i)}async place(n,e,s,a){for(let o=1;;o++){const i=o===1?e:`${e}_${o}`,r=`${n}/${i}`,c=this.
origin.get(r);if(!(c&&!await a.same(s.value,c)))return c||this.origin.set(r,s),i}}category(n){const e=this.merged.get(n);if(e instanceof d.Bi)return e;const s=new d.
Bi;return this.merged.set(n,s),s}async rewrite({document:n},e,s){const a=n.resolve(e.get("DA"));for(const{number:o,dict:i,parent:r}of(0,G.iA)(n)){const c=n.resolve(
i.get("DA")),u=!r&&(0,G.hj)(n,i,"DA")===void 0,h=c instanceof d.Mx?c:u?a:null;if(!(h instanceof d.Mx))continue;const l=de(h,s);l&&(o!==void 0&&n.edit(o),i.set("\
DA",l))}await(0,q.l)(n,["FreeText"],o=>{const i=n.resolve(o.get("DA")),c=(0,d.Eo)(n.resolve(o.get("Subtype")),"FreeText")&&i instanceof d.Mx?de(i,s):void 0;return c&&
o.set("DA",c),c!==void 0})}}function de(t,n){const e=t.bytes,s=new $e.BT(e),a=[];let o=0;for(;s.next();){const i=s.count-2,r=s.operator==="Tf"?n.get(s.name(i)??
""):void 0;if(r===void 0)continue;const c=new Ke.k(64);(0,Ue.dZ)(c,r),a.push(e.subarray(o,s.startOf(i)),c.bytes),o=s.endOf(i)}return o===0?void 0:new d.Mx(Buffer.
concat([...a,e.subarray(o)]))}async function Xe(t,n){const e=t.filter(({document:l})=>k(l)),{document:s}=t[0];if(e.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};
const a=s.editCatalog(),o=new d.Bi(k(s)),i=e.some(l=>k(l.document).has("XFA"));o.delete("XFA"),a.delete("NeedsRendering");const r=[],c=[],u=new We,h=(await ze(e)).
flatMap(l=>n.has(l)?[l.index]:[]);for(const l of e){const g=k(l.document);l.index>0&&Ze(l,g,s,o),await u.add(l,g),l.document.resolve(g.get("NeedAppearances"))===
!0&&o.set("NeedAppearances",!0);for(const m of l.document.array(g.get("Fields"))??[])r.push((0,p.yY)(m,l.index));for(const m of l.document.array(g.get("CO"))??[])
c.push((0,p.yY)(m,l.index))}return o.set("Fields",r),c.length>0&&o.set("CO",c),u.merged.size>0&&o.set("DR",u.merged),a.set("AcroForm",s.add(o)),{droppedXfa:i,renamedUnderScripts:h}}
const k=t=>t.dict(t.catalog.get("AcroForm"));async function ze(t){const n=t.map(i=>({part:i,fields:Ye(i.document)})),e=new p.fS(n.flatMap(({part:i,fields:r})=>r.
map(({dict:c})=>le(i.document,c))),te),s=n.filter(({fields:i})=>i.length>0).length>1,a=new Set,o=[];for(const{part:i,fields:r}of n){const{document:c}=i,u=new Fe(
e);for(const{dict:h,number:l}of r){const g=le(c,h),m=te(g);if(!a.has(m)){u.kept.add(m);continue}const L=u.renamed.get(m)??e.free(g);u.renamed.set(m,L),l!==void 0&&
c.edit(l),h.set("T",(0,d.Px)(L))}u.renamed.size>0&&o.push(i);for(const h of u.kept)a.add(h);for(const h of u.renamed.values())a.add(te(h));if(s){const h=c.array(
k(c)?.get("Fields"))?.filter(d.i9)??[];await be(c,u,h)}}return o}async function je(t){const n=new Set;for(const e of t){const{document:s}=e;if(e.index===0||!k(s))
continue;const a=new Set([s.catalogNumber]),o=s.dict(s.catalog.get("Names"))?.get("JavaScript");for(const[,r]of await(0,b.Zc)(s,o,"Names"))r instanceof d.oS&&a.
add(r.number);const i=(await(0,ce.V3)(s,["JS"])).filter(r=>!a.has(r));await(0,Ne.xS)(s,i)&&n.add(e)}return n}function Ye(t){const n=new Set,e=[];for(const s of(0,G.
iA)(t))s.parent&&n.has(s.parent)?n.add(s):t.resolve(s.dict.get("T"))instanceof d.Mx&&(n.add(s),e.push(s));return e}const le=(t,n)=>(0,b.Pu)(t.resolve(n.get("T")));
function Ze({document:t},n,e,s){for(const a of["DA","Q"]){const o=t.resolve(n.get(a))??(a==="Q"?0:null),i=e.resolve(s.get(a))??(a==="Q"?0:null);if(!(o===null||o instanceof
d.oS||o===i)&&!(o instanceof d.Mx&&i instanceof d.Mx&&(0,b.Pu)(o)===(0,b.Pu)(i)))for(const{number:r,dict:c,parent:u}of(0,G.iA)(t))u||(0,G.hj)(t,c,a)!==void 0||(r!==
void 0&&t.edit(r),c.set(a,o))}}var ue=f(33546);function*ke(t){for(const n of t)for(let e=0;e<n.document.pages.count;e++)yield{part:n,page:e}}function Ge(t,n){if(n===
"none")return;const e=[],s=t.reduce((a,{document:o})=>Math.max(a,o.pages.count),0);for(let a=0;a<s;a++)for(const o of t){const{count:i}=o.document.pages;a<i&&e.
push({part:o,page:n==="backward"&&o.index>0?i-1-a:a})}return e}const ge=100;async function He(t,n){const e=t[0].document;for(const{document:o}of t)await o.pages.
rebuild(o.pages.numbers);const s=e.add(null),a=[];for(let o=0;o<n.length;o+=ge){const i=e.add(null),r=[];for(const{part:c,page:u}of n.slice(o,o+ge)){const h=c.document.
pages.number(u),l=c.document.edit(h);l instanceof d.Bi&&l.set("Parent",(0,p.Po)(0,i.number,c.index)),r.push((0,p.Po)(c.index,h));const g=e.job.pace.step(1e3);g&&
await g}e.put(i,se(r,r.length,s)),a.push(i)}e.put(s,se(a,n.length)),e.edit(e.catalogNumber).set("Pages",s)}function se(t,n,e){return new d.Bi([["Type",new d.SX(
"Pages")],...e?[["Parent",e]]:[],["Kids",t],["Count",n]])}async function Ve(t){const n=(0,p.Bg)(t),e=n.add(null),s=[];let a=0;for(const{index:o,document:i}of t){
await i.pages.settle(),i.catalog.get("Pages")instanceof d.oS||await i.pages.rebuild(i.pages.numbers);const r=i.catalog.get("Pages"),c=i.edit(r);c instanceof d.Bi&&
c.has("Kids")&&(c.set("Parent",(0,p.Po)(0,e.number,o)),c.set("Count",i.pages.count),s.push((0,p.Po)(o,r.number))),a+=i.pages.count}n.put(e,se(s,a)),n.edit(n.catalogNumber).
set("Pages",e)}async function Je(t,n){const e=[];for(const{index:o,document:i}of t)e[o]=await(0,ue.Hr)(i);if(e.every(o=>o===void 0))return;const s=(0,p.Bg)(t),a=(0,ue.
Zh)(s,Qe(n??ke(t),e));s.editCatalog().set("PageLabels",s.add(a))}function*Qe(t,n){for(const{part:e,page:s}of t)yield n[e.index]?.(s)??{style:"D",prefix:void 0,number:s+
1}}const qe=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];async function _e(t,n){const{document:e}=t[0],s=e.editCatalog(),a=new d.
Bi(e.dict(s.get("Names"))),o=(r,c)=>{c.size!==0&&a.set(r,e.add((0,b.MN)(e,c)))};o("Dests",n.strings),o("EmbeddedFiles",await tt(t));for(const r of qe)t.some(c=>et(
c,r))&&o(r,await nt(t,r));a.size>0&&s.set("Names",e.add(a)),n.names.size>0?s.set("Dests",e.add(new d.Bi(n.names))):s.delete("Dests");const i=t.flatMap(r=>(r.document.
array(r.document.catalog.get("AF"))??[]).map(c=>(0,p.yY)(c,r.index)));i.length>0&&s.set("AF",i)}async function me({document:t},n){const e=t.dict(t.catalog.get("\
Names"))?.get(n);return(await(0,b.Zc)(t,e,"Names")).flatMap(([s,a])=>s instanceof d.Mx?[[(0,b.Pu)(s),a]]:[])}const et=({document:t},n)=>t.dict(t.catalog.get("Na\
mes"))?.has(n)??!1;async function tt(t){const n=[];for(const a of t)n.push({part:a,entries:await me(a,"EmbeddedFiles")});const e=new p.fS(n.flatMap(({entries:a})=>a.
map(([o])=>o))),s=new Map;for(const{part:a,entries:o}of n)for(const[i,r]of o)s.set(s.has(i)?e.free(i):i,(0,p.yY)(r,a.index));return s}async function nt(t,n){const e=new Map;
for(const s of t)for(const[a,o]of await me(s,n))e.has(a)||e.set(a,(0,p.yY)(o,s.index));return e}var H=f(45553);const he=(t,n)=>(0,p.Po)(t.part,t.number,n.part);
async function st(t,n){const e=[];for(const o of t)if(n&&!o.made)e.push(await ot(o,n[o.index]));else for(const i of await pe(o))e.push(i);if(e.length===0)return;
const s=(0,p.Bg)(t),a=s.add(null);s.put(a,(0,H.RT)(e,{part:0,document:s,number:a.number},(0,H.LB)(),he)),s.editCatalog().set("Outlines",a)}async function ot(t,n){
const{document:e}=t,{number:s}=e.add(null),a={part:t.index,document:e,number:s};return e.put(s,(0,H.RT)(await pe(t),a,(0,H.AO)(e,n,0),he)),a}const pe=async({index:t,
document:n})=>(await(0,H.M4)(n)).map(e=>({part:t,document:n,number:e}));var ye=f(47261);async function at(t){const n=t.filter(({document:g})=>oe(g));if(n.length===
0)return;const e=(0,p.Bg)(t),s=e.editCatalog();(n.length<t.length||n.some(g=>!rt(g.document)))&&s.delete("MarkInfo");for(const g of t)oe(g.document)||await ve(g.
document,void 0);if(n.length===1&&n[0].index===0)return;const a=e.add(null).number,o=[],i=[],r=new Map,c=new ut,u=new Map(it.map(g=>[g,[]]));let h=0;for(const g of n){
const m=oe(g.document),L=ct(g.document,m);for(const Y of L)ft(g,Y,a,s);for(const Y of L)o.push((0,p.yY)(Y,g.index));const U=await(0,b.Zc)(g.document,m.get("Pare\
ntTree"),"Nums"),V=U.reduce((Y,[Q])=>Math.max(Y,Number(Q)),await ve(g.document,h));for(const[Y,Q]of U)i.push([Number(Y)+h,(0,p.yY)(Q,g.index)]);h+=Math.max(V+1,
dt(g.document,m));const J=await gt(g,m,r),Ee=g.document.dict(m.get("ClassMap"));J.size>0&&mt(g.document,Ee,J);const ne={S:await c.join(g,"S",lt(g.document,m.get(
"RoleMap"))),C:await c.join(g,"C",Ee),ID:J};ne.S.size+ne.C.size+ne.ID.size>0&&await ht(g.document,ne);for(const[Y,Q]of u)for(const Rt of g.document.array(m.get(
Y))??[])Q.push((0,p.yY)(Rt,g.index))}i.sort((g,m)=>Number(g[0])-Number(m[0]));const l=new d.Bi([["Type",new d.SX("StructTreeRoot")],["K",o],["ParentTree",e.add(
(0,b.H6)(e,i,"Nums"))],["ParentTreeNextKey",h]]);c.roles.size>0&&l.set("RoleMap",c.roles),c.classes.size>0&&l.set("ClassMap",c.classes);for(const[g,m]of u)m.length>
0&&l.set(g,m);r.size>0&&l.set("IDTree",e.add((0,b.MN)(e,r))),e.put(a,l),s.set("StructTreeRoot",new d.oS(a))}const it=["Namespaces","PronunciationLexicon","AF"],
oe=t=>t.dict(t.catalog.get("StructTreeRoot")),rt=t=>t.resolve(t.dict(t.catalog.get("MarkInfo"))?.get("Marked"))===!0;function ct(t,n){const e=n.get("K");return e===
void 0?[]:t.array(e)??[e]}function ft({index:t,document:n},e,s,a){const o=e instanceof d.oS?n.edit(e):e;if(!(o instanceof d.Bi))return;o.set("P",(0,p.Po)(0,s,t));
const i=n.resolve(n.catalog.get("Lang"));if(t>0&&i instanceof d.Mx&&!o.has("Lang")){const r=a.get("Lang");(!(r instanceof d.Mx)||(0,b.Pu)(r)!==(0,b.Pu)(i))&&o.set(
"Lang",i)}}function dt(t,n){const e=t.resolve(n.get("ParentTreeNextKey"));return typeof e=="number"&&Number.isInteger(e)&&e>0&&e<1e8?e:0}async function ve(t,n){
let e=-1;return await(0,q.l)(t,["StructParent"],s=>{let a=!1;for(const o of["StructParents","StructParent"]){const i=t.resolve(s.get(o));typeof i=="number"&&(e=
Math.max(e,i),n!==0&&(a=!0,n===void 0?s.delete(o):s.set(o,i+n)))}return a}),e}function lt(t,n){const e=t.dict(n);if(!e)return;const s=new Map;for(const a of e.keys()){
const o=new Set;let i=new d.SX(a);for(;i instanceof d.SX&&e.has(i.text)&&!s.has(i.text)&&!o.has(i.text);)o.add(i.text),i=t.resolve(e.get(i.text));const r=i instanceof
d.SX?i.text:"";let c=!1;for(const u of o)c||=o.has(r)&&u===r,s.set(u,c?new d.SX(u):s.get(r)??i)}return new d.Bi([...e.keys()].map(a=>[a,s.get(a)]))}class ut{roles=new d.
Bi;classes=new d.Bi;origins=new Map;taken={S:new p.fS,C:new p.fS};async join({index:n,document:e},s,a){const o=s==="S"?this.roles:this.classes,i=new Map,r=this.
taken[s];for(const u of a?.keys()??[])r.add(u);const c=new j.U(e);for(const[u,h]of a??[]){const l=this.origins.get(`${s}/${u}`);if(l&&await c.same(h,l))continue;
const g=l?r.free(u):u;l&&i.set(u,g),this.origins.set(`${s}/${g}`,{document:e,value:h}),o.set(g,(0,p.yY)(h,n))}return i}}async function gt({index:t,document:n},e,s){
const a=new Map,o=await(0,b.Zc)(n,e.get("IDTree"),"Names"),i=new p.fS([...s.keys(),...o.map(([r])=>r instanceof d.Mx?(0,b.Pu)(r):"")]);for(const[r,c]of o){if(!(r instanceof
d.Mx))continue;const u=(0,b.Pu)(r),h=s.has(u)?i.free(u):u;h!==u&&a.set(u,h),s.set(h,(0,p.yY)(c,t))}return a}function we(t,n,e){const s=t.array(n.get("Headers"));
return s?.some(a=>a instanceof d.Mx&&e.has((0,b.Pu)(a)))?(n.set("Headers",s.map(a=>xe(a,e)??a)),!0):!1}function mt(t,n,e){const s=new Set;for(const a of n?.values()??
[])if(!(a instanceof d.oS&&s.has(a.number))){a instanceof d.oS&&s.add(a.number);for(const o of t.array(a)??[a]){const i=t.dict(o);if(!i||!we(t,i,e))continue;const r=o instanceof
d.oS?o:a;r instanceof d.oS&&t.edit(r)}}}async function ht(t,{S:n,C:e,ID:s}){await(0,q.l)(t,["StructElem","Headers","ID","Pg","K"],a=>{const o=we(t,a,s);if(!(0,d.
Eo)(t.resolve(a.get("Type")),"StructElem")&&!(a.has("P")&&a.has("S")))return o;const i=t.resolve(a.get("C")),r={S:ae(t.resolve(a.get("S")),n),ID:xe(t.resolve(a.
get("ID")),s),C:Array.isArray(i)?i.map(c=>ae(c,e)??c):ae(i,e)};for(const[c,u]of Object.entries(r))u!==void 0&&a.set(c,u);return o||Object.values(r).some(c=>c!==
void 0)})}function ae(t,n){const e=t instanceof d.SX?n.get(t.text):void 0;return e===void 0?void 0:new d.SX(e)}function xe(t,n){const e=t instanceof d.Mx?n.get(
(0,b.Pu)(t)):void 0;return e===void 0?void 0:(0,d.Px)(e)}const Pe=({name:t},n)=>t.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`,pt=/^(untitled|unnamed|document ?\d*|title|\(.*\)|microsoft \w+ - .*)$|\.(docx?|xlsx?|pptx?|od[tsp]|pdf|rtf|txt|md|tex|dvi|indd|qxd|html?|e?ps|ai|psd|dwg|vsdx?|pages|key)$|^[\W_]*$/i,
yt=300;async function vt(t,n,e){const{title:s}=(0,B._6)(t,await(0,B.Br)(t));return s===null||s.length>yt||pt.test(s)?Pe(n,e):s}var wt=f(70344),ie=f(45657);const xt=async(t,n,e)=>{
const{open_password:s,bookmarks:a,interleave:o,start_on_odd:i,table_of_contents:r}=n,c=[],u=await Mt(t,s,e,c),h=r?await St(u,t,i,e,c):void 0,l=h?[h,...u]:u;i&&await(0,ye.
_)(l);const g=Ge(l,o);(l.length>1||a==="per_document")&&await Ot(l,g,t,a==="per_document",c);const m=h?[...u,h]:u,L=await(0,M.fT)(m.map(({document:V})=>V),{encryption:"\
none",...m.length>1?{dedupe:S.I}:{}}),U=m.reduce((V,{document:J})=>V+J.pages.count,0);return{documents:[{name:t[0].name,bytes:L,pageCount:U}],notes:c,facts:{pageCount:U,
documentCount:t.length,firstPages:Et(l,g)}}},Pt=10,Me=({error:t,position:n,name:e},s=[])=>(0,C.xx)(t,n,e,s);async function Mt(t,n,e,s){const a=[],o=[],i=[],r=[],
c=[],u=m=>({...e,onRepaired:L=>c.push({name:m,damage:L})});for(const[m,L]of t.entries()){try{const U=await(0,v.E)(L.bytes,t.length>1?u(L.name):e,{password:n});U.
security&&o.push(L.name),r.push(await(0,P.Y)(U,"keep")),await U.pages.settle(),a.push({index:m,document:U})}catch(U){if(!(U instanceof C.zU)||U.code==="cancelle\
d"||t.length===1)throw U;if(i.push({error:U,position:m+1,name:L.name}),!C.vl.has(U.code)||i.length===Pt)break}e.pace.progress((m+1)/(2*t.length))}const[h,...l]=i;
if(h)throw Me(h,l.map(m=>Me(m)));(0,ie.RZ)(s,(0,wt.d)(c)),o.length>0&&s.push(Dt(o));const g=r.flatMap(m=>m.fields);return(0,ie.RZ)(s,(0,D.D)({fields:g,usageRights:r.
some(({usageRights:m})=>m)},"merge")),a}function Et(t,n){const e=t.filter(({made:a})=>!a);if(!n){const a=t.map(({document:o})=>o.pages.count);return(0,ye.b)(a,!1).
slice(t.length-e.length)}const s=new Map;for(const[a,{part:o}]of n.entries())s.has(o.index)||s.set(o.index,a+1);return e.map(({index:a})=>s.get(a)??1)}async function St(t,n,e,s,a){
const{makeContents:o}=await Promise.all([f.e(7762),f.e(4194),f.e(7140),f.e(6486),f.e(4258)]).then(f.bind(f,981)),{contentsHeading:i}=await f.e(7046).then(f.bind(
f,47046)),r=[];for(const{document:g,index:m}of t)r.push(await vt(g,n[m],m));const c=t[0].document,u=(0,B._6)(c,await(0,B.Br)(c)).language??void 0,{part:h,missing:l}=await o(
t,{heading:i(u),titles:r,language:u,startOnOdd:e},s);return l.size>0&&a.push(Tt([...l])),h}async function Ot(t,n,e,s,a){const o=[...t].sort((l,g)=>l.index-g.index);
await T(o);for(const{document:l}of o)await(0,z.E)(l);const i=await je(o);await st(t,s?e.map(Pe):void 0);const r=await Ae(o);await _e(o,r),await Je(t,n),(0,N.J)(
o),await at(t);const{droppedXfa:c,renamedUnderScripts:u}=await Xe(o,i),{droppedPortfolio:h}=await Se(o);(0,ie.RZ)(a,await(0,I.XM)(o[0].document)),await(n?He(o,n):
Ve(t)),c&&a.push((0,A.Yw)("merge")),u.length>0&&a.push(Bt(u.map(l=>e[l].name))),h&&a.push(At)}const Dt=t=>({code:"protection_removed",message:(0,y.gm)(`The resu\
lt is not encrypted: it has neither the password nor the restrictions of ${(0,$.Zv)(t)}`)}),Tt=t=>(0,O.F)(`titles in the table of contents have ${[...new Set(t.
map(K.I2))].sort().join(", ")}`,"Give these documents titles in Latin, Greek or Cyrillic letters with set_metadata.",["set_metadata","table_of_contents"]),Bt=t=>({
code:"scripts_use_old_names",message:`Fields of ${(0,$.Zv)(t)} were renamed, because an earlier document has fields with the same names. Scripts were not change\
d: a script that uses the old names acts on the fields of the earlier document.`}),At={code:"portfolio_dropped",message:"A portfolio became an ordinary document\
. Its files remain as attachments."}}),47261:((Z,W,f)=>{f.d(W,{_:()=>K,b:()=>O});var C=f(65901);function O(S,N){let A=1;return S.map(I=>{const B=A;return A+=I,N&&
A%2===0&&A++,B})}async function K(S){const N=S.map(({document:I})=>I.pages.count),A=O(N,!0);for(const[I,{document:B}]of S.slice(0,-1).entries())A[I]+N[I]<A[I+1]&&
await(0,C.U)(B,Uint32Array.of(B.pages.count),"after")}}),36078:((Z,W,f)=>{f.d(W,{AY:()=>A,KJ:()=>z,XL:()=>I,_:()=>O,hX:()=>P,id:()=>N,qK:()=>S,vs:()=>K,wW:()=>D,
yQ:()=>B});var C=f(45079);function O(y){if(Number.isInteger(y)&&Math.abs(y)<1e7)return String(y);const v=Number(y.toPrecision(7)),M=Math.abs(v)<1e-9?"0":String(
v);return M.includes("e")?v.toFixed(12).replace(/\.?0+$/,""):M}const K=y=>y.map(O).join(" "),S=(y,v)=>`q ${v} cm /${y} Do Q`,N=y=>(0,C.ZV)(Math.round(y*1e3)/1e3||
0),A=([y,v])=>`${N(y)} ${N(v)}`,I=y=>y.map((v,M)=>`${A(v)} ${M===0?"m":"l"}`).join(" "),B=.5523;function z(y){const v=B,M=(...$)=>`${$.map(([w,x])=>A(y(w,x))).join(
" ")} c`;return[`${A(y(1,0))} m`,M([1,v],[v,1],[0,1]),M([-v,1],[-1,v],[-1,0]),M([-1,-v],[-v,-1],[0,-1]),M([v,-1],[1,-v],[1,0])].join(" ")}function D(y,v){const M={
1:"g",3:"rg",4:"k"}[y.length];return`${y.map(N).join(" ")} ${v==="fill"?M:M.toUpperCase()}`}const P=y=>`[${y.map(N).join(" ")}] 0 d`}),45553:((Z,W,f)=>{f.d(W,{AO:()=>N,
LB:()=>A,M4:()=>z,RT:()=>I,ro:()=>S});var C=f(77581),O=f(45599),K=f(37081);const S=({number:D})=>new O.oS(D);function N(D,P,y){return new O.Bi([["Title",(0,C.wx)(
P)],...y===void 0?[]:[["Dest",[new O.oS(D.pages.number(y)),new O.SX("Fit")]]]])}const A=()=>new O.Bi([["Type",new O.SX("Outlines")]]);function I(D,P,y,v,M=!1){const[
$,w]=[D[0],D.at(-1)];if(!$||!w)return y;let x=0;for(const[E,R]of D.entries()){const T=R.document.edit(R.number);if(!(T instanceof O.Bi))continue;const F=R.document.
resolve(T.get("Count"));x+=1+(typeof F=="number"&&F>0?F:0),T.set("Parent",v(P,R)),B(T,"Prev",D[E-1],R,v),B(T,"Next",D[E+1],R,v)}return y.set("First",v($,P)),y.set(
"Last",v(w,P)),y.set("Count",M?-x:x),y}function B(D,P,y,v,M){y?D.set(P,M(y,v)):D.delete(P)}async function z(D){const P=[],y=v=>{const M=v instanceof O.oS&&D.get(
v)instanceof O.Bi;return M&&P.push(v.number),M};return await(0,K.O)(D,y,1),P}}),65901:((Z,W,f)=>{f.d(W,{U:()=>z});var C=f(45599),O=f(33546),K=f(2878),S=f(94399),
N=f(73249);const A=["BleedBox","TrimBox","ArtBox","UserUnit"],I=["MediaBox","CropBox","Rotate"],B={style:void 0,prefix:void 0,number:1};async function z(P,y,v){
await(0,N.E)(P);const{pages:M,job:$}=P,w=await(0,O.Hr)(P),x=[],E=[];let R=0;for(let T=0;T<M.count;T++){const F=y[R]===T+1;F&&R++;const X=w?.(T)??B,d=F?D(P,T):-1;
F&&v==="before"&&(x.push(d),E.push(B)),x.push(M.number(T)),E.push(X),F&&v==="after"&&(x.push(d),E.push(B));const p=$.pace.step(400);p&&await p}(0,S.N)(P),(0,K.m)(
P),w&&P.editCatalog().set("PageLabels",P.add((0,O.Zh)(P,E))),await M.rebuild(x)}function D(P,y){const{pages:v}=P,M={Type:(0,C.UU)("Page"),Resources:(0,C.jd)({})};
for(const $ of I)M[$]=v.attribute(y,$);for(const $ of A)M[$]=P.entry(v.number(y),$);return P.add((0,C.jd)(M)).number}}),73249:((Z,W,f)=>{f.d(W,{E:()=>z});var C=f(
21996),O=f(90536),K=f(78157),S=f(45599),N=f(12207),A=f(9819),I=f(17671);const B=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function z(w){const x=await M(w);if(x.length===
0)return;let E;const R=(0,A.Wo)(w,"Dests");let T;for(const F of x){const X=w.get(F),d={changed:!1},p=j=>{D(j)&&(j[0]=P(w,j[0])??(T??=w.add(null)),d.changed=!0)};
D(X)&&(E??=await v(w),E.has(F)||p(X)),(0,S.cy)(X)&&X.forEach(p),(0,O.C)(X,j=>y(w,j,p)),R?.holder===F&&R.dict.forEach(p),d.changed&&w.edit(F)}T&&await(0,I.E2)(w,
T)}function D(w){return(0,S.cy)(w)&&typeof w[0]=="number"&&w[1]instanceof S.SX&&B.test(w[1].text)}function P(w,x){const E=(0,N.hN)(w,x);return E===void 0?void 0:
new S.oS(w.pages.number(E))}function y(w,x,E){const R=x.get("Names");(0,S.cy)(R)&&R.forEach(E),E(x.get("Dest")),E(x.get("OpenAction"));const T=w.resolve(x.get("\
S"));(T===null||(0,S.Eo)(T,"GoTo"))&&E(x.get("D"))}async function v(w){const x=new Set,{GoToR:E,GoToE:R}=await(0,C.zx)(w,["GoToR","GoToE"]);for(const T of[...E,
...R])(0,O.C)(w.get(T),F=>{const[X,d]=[w.resolve(F.get("S")),F.get("D")];(0,S.i9)(d)&&((0,S.Eo)(X,"GoToR")||(0,S.Eo)(X,"GoToE"))&&x.add(d.number)});return x}async function M(w){
const x=new Set;await(0,C.RJ)(w,(E,R,T,F)=>{const X=E.subarray(R,T);for(const d of["Fit","XYZ"])for(let p=X.indexOf(d);p>=0;p=X.indexOf(d,p+d.length)){if(!$(X,p))
continue;const j=F(R+p);j!==void 0&&x.add(j)}});for(const E of(0,C.vb)(w))x.add(E);return[...x]}function $(w,x){let E=x-2;for(;E>=0&&K.Kl[w[E]]===K.t6;)E--;return(0,K.
yp)(w[E])}}),27612:((Z,W,f)=>{f.d(W,{l:()=>K});var C=f(21996),O=f(90536);async function K(S,N,A){for(const I of await(0,C.V3)(S,N)){const B=S.job.pace.step(200);
B&&await B;const z={changed:!1};(0,O.C)(S.get(I),D=>{A(D)&&(z.changed=!0)}),z.changed&&S.edit(I)}}}),33311:((Z,W,f)=>{f.d(W,{S:()=>K});var C=f(21996),O=f(70549);
const K=(0,O.n)(S=>(0,C.zx)(S,["AP","JS","EF","ByteRange","Sig"]))})};
