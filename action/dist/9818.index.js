"use strict";exports.id=9818,exports.ids=[9818],exports.modules={11911:((Z,W,f)=>{f.r(W),f.d(W,{merge_documents:()=>wt});var C=f(58552),O=f(82943),K=f(47707),S=f(91369),N=f(
95800),A=f(77500),I=f(21281),B=f(824),j=f(73249),D=f(56457),P=f(33238),y=f(10442),v=f(92356),M=f(14029),$=f(98446),x=f(78906),w=f(5964),E=f(52755),R=f(16259);async function T(t){
const n=t.flatMap(({document:e})=>{const s=e.dict(e.catalog.get("AcroForm"));return s?[{document:e,leftToViewers:e.resolve(s.get("NeedAppearances"))===!0}]:[]});
if(!n.every(({leftToViewers:e})=>e))for(const{document:e,leftToViewers:s}of n){if(!s)continue;const o=await E.mO.read(e),a=new R.n(e,o);await(0,w.$)(e,o,a,new x.
y(e,o,a),{missing:!1})}}var F=f(94399),z=f(2878),d=f(45599),p=f(25524),X=f(95947);async function Se(t){const{document:n}=t[0],e=n.editCatalog(),s=t.some(o=>o.document.
catalog.has("Collection"));e.delete("Collection"),await Oe(t.filter(({made:o})=>!o))||e.delete("OutputIntents"),De(t,e),Te(t,e),t.length>1&&(0,z.m)(n);for(const o of t)
(0,F.N)(o.document);return{droppedPortfolio:s}}async function Oe([t,...n]){const e=({document:s})=>({document:s,value:s.array(s.catalog.get("OutputIntents"))??[]});
for(const s of n)if(!await new X.U(s.document).same(e(s).value,e(t)))return!1;return!0}function De(t,n){const e=new d.Bi,s=new Map;for(const{index:o,document:a}of t)
for(const[i,r]of a.dict(a.catalog.get("Extensions"))??[])(!e.has(i)||re(a,r)>s.get(i))&&(e.set(i,(0,p.yY)(r,o)),s.set(i,re(a,r)));e.size>0?n.set("Extensions",e):
n.delete("Extensions")}function re(t,n){const e=t.resolve(t.dict(n)?.get("ExtensionLevel"));return typeof e=="number"?e:0}function Te(t,n){const e=t.flatMap(({index:s,
document:o})=>(o.array(o.catalog.get("Threads"))??[]).map(a=>(0,p.yY)(a,s)));e.length>0&&n.set("Threads",e)}var q=f(27612),Be=f(12207),b=f(81077);async function Ae(t){
const n=new Map,e=new Map,s=[];for(const r of t)s.push({part:r,...await(0,Be.jS)(r.document)});const o=new p.fS(s.flatMap(r=>[...r.strings.keys(),...r.names.keys()])),
a=s.some(r=>r.strings.size>0)&&s.some(r=>r.names.size>0),i=new Set;for(const{part:r,strings:c,names:m}of s){const h=new Set([...c.keys(),...m.keys()]),l=new Map;
for(const g of h)i.has(g)&&l.set(g,o.free(g));for(const g of h)i.add(l.get(g)??g);for(const[g,L]of c)n.set(l.get(g)??g,(0,p.yY)(L,r.index));const u=new Map;if(a)
for(const g of m.keys())c.has(g)&&u.set(g,o.free(g));for(const[g,L]of m)(a?n:e).set(u.get(g)??l.get(g)??g,(0,p.yY)(L,r.index));await Ce(r,new Re(h,l,o),a?u:void 0)}
return{strings:n,names:e}}class Re{own;renamed;taken;needed;constructor(n,e,s){this.own=n,this.renamed=e,this.taken=s,this.needed=e.size>0||s.size>n.size}nameFor(n){
const e=this.renamed.get(n);if(e!==void 0||this.own.has(n)||!this.taken.has(n))return e;const s=this.taken.free(n);return this.renamed.set(n,s),s}}async function Ce({
document:t},n,e){if(!n.needed&&!e)return;const s=o=>{const a=t.resolve(o);if(a instanceof d.SX&&e)return(0,d.Px)(e.get(a.text)??n.nameFor(a.text)??a.text);const i=a instanceof
d.Mx,r=i?n.nameFor((0,b.Pu)(a)):a instanceof d.SX?n.nameFor(a.text):void 0;if(r!==void 0)return i?(0,d.Px)(r):new d.SX(r)};await(0,q.l)(t,["Dest","GoTo"],o=>{const a=o.
has("Dest")?"Dest":(0,d.Eo)(t.resolve(o.get("S")),"GoTo")?"D":void 0,i=a&&s(o.get(a));return!a||i===void 0?!1:(o.set(a,i),!0)})}var H=f(91374),ce=f(21996),Ne=f(
84961),Ie=f(90536),_=f(77581),ee=f(19557);const te=t=>(0,_.g7)((0,d.Px)(t));class Fe{taken;kept=new Set;renamed=new Map;constructor(n){this.taken=n}fullName(n){
for(const o of Le(n)){const a=n.slice(0,o),i=this.renamed.get(a);if(i!==void 0)return te(i)+n.slice(o);if(this.kept.has(a))return}const[e=""]=n.split(".",1),s=(0,b.
Pu)((0,_.wx)(e));if(this.taken.has(s))return this.renamed.set(e,this.taken.free(s)),this.fullName(n)}}const fe=10;function Le(t){const n=[];for(let e=t.indexOf(
".");e>=0&&n.length<fe;e=t.indexOf(".",e+1))n.unshift(e);return n.length<fe&&n.unshift(t.length),n}async function be(t,n,e){let s;const o=r=>{r.set("Fields",s??=
t.add([...e]));const c=t.resolve(r.get("Flags"));typeof c=="number"&&r.set("Flags",c&~ee.Hx)},a=r=>{const c=t.resolve(r),m=c instanceof d.Mx?n.fullName((0,_.g7)(
c)):void 0;return m===void 0?r:(0,_.wx)(m)},i=new Set;for(const r of await(0,ce.V3)(t,[...ee.fP.keys()]))(0,Ie.C)(t.get(r),c=>{const m=t.resolve(c.get("S")),h=m instanceof
d.SX?ee.fP.get(m.text):void 0,l=h===void 0?void 0:c.get(h);if(h===void 0||!(m instanceof d.SX))return;if(l===void 0){if(!ee.ao.has(m.text)||e.length===0)return;
o(c),t.edit(r);return}const u=t.array(l);if(u&&l instanceof d.oS){if(i.has(l.number))return;i.add(l.number)}const g=u?u.map(a):a(l);if(!(u?u.every((L,U)=>L===g[U]):
g===l)){if(u&&l instanceof d.oS){t.put(l,g);return}c.set(h,g),t.edit(r)}})}var Ue=f(45079),Ke=f(64680),$e=f(37709);class We{merged=new d.Bi;origin=new Map;async add(n,e){
const{document:s}=n,o=new X.U(s),a=s.dict(e.get("DR")),i=new Map;for(const[r,c]of a??[]){const m=s.dict(c);if(!m){this.merged.has(r)||this.merged.set(r,(0,p.yY)(
s.resolve(c),n.index));continue}const h=this.category(r);for(const[l,u]of m){const g=await this.place(r,l,{document:s,value:u},o);h.set(g,h.get(g)??(0,p.yY)(u,n.
index)),r==="Font"&&g!==l&&i.set(l,g)}}i.size>0&&await this.rewrite(n,e,i)}async place(n,e,s,o){for(let a=1;;a++){const i=a===1?e:`${e}_${a}`,r=`${n}/${i}`,c=this.
origin.get(r);if(!(c&&!await o.same(s.value,c)))return c||this.origin.set(r,s),i}}category(n){const e=this.merged.get(n);if(e instanceof d.Bi)return e;const s=new d.
Bi;return this.merged.set(n,s),s}async rewrite({document:n},e,s){const o=n.resolve(e.get("DA"));for(const{number:a,dict:i,parent:r}of(0,H.iA)(n)){const c=n.resolve(
i.get("DA")),m=!r&&(0,H.hj)(n,i,"DA")===void 0,h=c instanceof d.Mx?c:m?o:null;if(!(h instanceof d.Mx))continue;const l=de(h,s);l&&(a!==void 0&&n.edit(a),i.set("\
DA",l))}await(0,q.l)(n,["FreeText"],a=>{const i=n.resolve(a.get("DA")),c=(0,d.Eo)(n.resolve(a.get("Subtype")),"FreeText")&&i instanceof d.Mx?de(i,s):void 0;return c&&
a.set("DA",c),c!==void 0})}}function de(t,n){const e=t.bytes,s=new $e.BT(e),o=[];let a=0;for(;s.next();){const i=s.count-2,r=s.operator==="Tf"?n.get(s.name(i)??
""):void 0;if(r===void 0)continue;const c=new Ke.k(64);(0,Ue.dZ)(c,r),o.push(e.subarray(a,s.startOf(i)),c.bytes),a=s.endOf(i)}return a===0?void 0:new d.Mx(Buffer.
concat([...o,e.subarray(a)]))}async function ze(t,n){const e=t.filter(({document:l})=>G(l)),{document:s}=t[0];if(e.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};
const o=s.editCatalog(),a=new d.Bi(G(s)),i=e.some(l=>G(l.document).has("XFA"));a.delete("XFA"),o.delete("NeedsRendering");const r=[],c=[],m=new We,h=(await je(e)).
flatMap(l=>n.has(l)?[l.index]:[]);for(const l of e){const u=G(l.document);l.index>0&&Ze(l,u,s,a),await m.add(l,u),l.document.resolve(u.get("NeedAppearances"))===
!0&&a.set("NeedAppearances",!0);for(const g of l.document.array(u.get("Fields"))??[])r.push((0,p.yY)(g,l.index));for(const g of l.document.array(u.get("CO"))??[])
c.push((0,p.yY)(g,l.index))}return a.set("Fields",r),c.length>0&&a.set("CO",c),m.merged.size>0&&a.set("DR",m.merged),o.set("AcroForm",s.add(a)),{droppedXfa:i,renamedUnderScripts:h}}
const G=t=>t.dict(t.catalog.get("AcroForm"));async function je(t){const n=t.map(i=>({part:i,fields:Ye(i.document)})),e=new p.fS(n.flatMap(({part:i,fields:r})=>r.
map(({dict:c})=>le(i.document,c))),te),s=n.filter(({fields:i})=>i.length>0).length>1,o=new Set,a=[];for(const{part:i,fields:r}of n){const{document:c}=i,m=new Fe(
e);for(const{dict:h,number:l}of r){const u=le(c,h),g=te(u);if(!o.has(g)){m.kept.add(g);continue}const L=m.renamed.get(g)??e.free(u);m.renamed.set(g,L),l!==void 0&&
c.edit(l),h.set("T",(0,d.Px)(L))}m.renamed.size>0&&a.push(i);for(const h of m.kept)o.add(h);for(const h of m.renamed.values())o.add(te(h));if(s){const h=c.array(
G(c)?.get("Fields"))?.filter(d.i9)??[];await be(c,m,h)}}return a}async function Xe(t){const n=new Set;for(const e of t){const{document:s}=e;if(e.index===0||!G(s))
continue;const o=new Set([s.catalogNumber]),a=s.dict(s.catalog.get("Names"))?.get("JavaScript");for(const[,r]of await(0,b.Zc)(s,a,"Names"))r instanceof d.oS&&o.
add(r.number);const i=(await(0,ce.V3)(s,["JS"])).filter(r=>!o.has(r));await(0,Ne.xS)(s,i)&&n.add(e)}return n}function Ye(t){const n=new Set,e=[];for(const s of(0,H.
iA)(t))s.parent&&n.has(s.parent)?n.add(s):t.resolve(s.dict.get("T"))instanceof d.Mx&&(n.add(s),e.push(s));return e}const le=(t,n)=>(0,b.Pu)(t.resolve(n.get("T")));
function Ze({document:t},n,e,s){for(const o of["DA","Q"]){const a=t.resolve(n.get(o))??(o==="Q"?0:null),i=e.resolve(s.get(o))??(o==="Q"?0:null);if(!(a===null||a instanceof
d.oS||a===i)&&!(a instanceof d.Mx&&i instanceof d.Mx&&(0,b.Pu)(a)===(0,b.Pu)(i)))for(const{number:r,dict:c,parent:m}of(0,H.iA)(t))m||(0,H.hj)(t,c,o)!==void 0||(r!==
void 0&&t.edit(r),c.set(o,a))}}var ue=f(33546);function*Ge(t){for(const n of t)for(let e=0;e<n.document.pages.count;e++)yield{part:n,page:e}}function He(t,n){if(n===
"none")return;const e=[],s=t.reduce((o,{document:a})=>Math.max(o,a.pages.count),0);for(let o=0;o<s;o++)for(const a of t){const{count:i}=a.document.pages;o<i&&e.
push({part:a,page:n==="backward"&&a.index>0?i-1-o:o})}return e}const ge=100;async function ke(t,n){const e=t[0].document;for(const{document:a}of t)await a.pages.
rebuild(a.pages.numbers);const s=e.add(null),o=[];for(let a=0;a<n.length;a+=ge){const i=e.add(null),r=[];for(const{part:c,page:m}of n.slice(a,a+ge)){const h=c.document.
pages.number(m),l=c.document.edit(h);l instanceof d.Bi&&l.set("Parent",(0,p.Po)(0,i.number,c.index)),r.push((0,p.Po)(c.index,h));const u=e.job.pace.step(1e3);u&&
await u}e.put(i,se(r,r.length,s)),o.push(i)}e.put(s,se(o,n.length)),e.edit(e.catalogNumber).set("Pages",s)}function se(t,n,e){return new d.Bi([["Type",new d.SX(
"Pages")],...e?[["Parent",e]]:[],["Kids",t],["Count",n]])}async function Ve(t){const n=(0,p.Bg)(t),e=n.add(null),s=[];let o=0;for(const{index:a,document:i}of t){
await i.pages.settle(),i.catalog.get("Pages")instanceof d.oS||await i.pages.rebuild(i.pages.numbers);const r=i.catalog.get("Pages"),c=i.edit(r);c instanceof d.Bi&&
c.has("Kids")&&(c.set("Parent",(0,p.Po)(0,e.number,a)),c.set("Count",i.pages.count),s.push((0,p.Po)(a,r.number))),o+=i.pages.count}n.put(e,se(s,o)),n.edit(n.catalogNumber).
set("Pages",e)}async function Je(t,n){const e=[];for(const{index:a,document:i}of t)e[a]=await(0,ue.Hr)(i);if(e.every(a=>a===void 0))return;const s=(0,p.Bg)(t),o=(0,ue.
Zh)(s,Qe(n??Ge(t),e));s.editCatalog().set("PageLabels",s.add(o))}function*Qe(t,n){for(const{part:e,page:s}of t)yield n[e.index]?.(s)??{style:"D",prefix:void 0,number:s+
1}}const qe=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];async function _e(t,n){const{document:e}=t[0],s=e.editCatalog(),o=new d.
Bi(e.dict(s.get("Names"))),a=(r,c)=>{c.size!==0&&o.set(r,e.add((0,b.MN)(e,c)))};a("Dests",n.strings),a("EmbeddedFiles",await tt(t));for(const r of qe)t.some(c=>et(
c,r))&&a(r,await nt(t,r));o.size>0&&s.set("Names",e.add(o)),n.names.size>0?s.set("Dests",e.add(new d.Bi(n.names))):s.delete("Dests");const i=t.flatMap(r=>(r.document.
array(r.document.catalog.get("AF"))??[]).map(c=>(0,p.yY)(c,r.index)));i.length>0&&s.set("AF",i)}async function me({document:t},n){const e=t.dict(t.catalog.get("\
Names"))?.get(n);return(await(0,b.Zc)(t,e,"Names")).flatMap(([s,o])=>s instanceof d.Mx?[[(0,b.Pu)(s),o]]:[])}const et=({document:t},n)=>t.dict(t.catalog.get("Na\
mes"))?.has(n)??!1;async function tt(t){const n=[];for(const o of t)n.push({part:o,entries:await me(o,"EmbeddedFiles")});const e=new p.fS(n.flatMap(({entries:o})=>o.
map(([a])=>a))),s=new Map;for(const{part:o,entries:a}of n)for(const[i,r]of a)s.set(s.has(i)?e.free(i):i,(0,p.yY)(r,o.index));return s}async function nt(t,n){const e=new Map;
for(const s of t)for(const[o,a]of await me(s,n))e.has(o)||e.set(o,(0,p.yY)(a,s.index));return e}var k=f(45553);const he=(t,n)=>(0,p.Po)(t.part,t.number,n.part);
async function st(t,n){const e=[];for(const a of t)if(n&&!a.made)e.push(await ot(a,n[a.index]));else for(const i of await pe(a))e.push(i);if(e.length===0)return;
const s=(0,p.Bg)(t),o=s.add(null);s.put(o,(0,k.RT)(e,{part:0,document:s,number:o.number},(0,k.LB)(),he)),s.editCatalog().set("Outlines",o)}async function ot(t,n){
const{document:e}=t,{number:s}=e.add(null),o={part:t.index,document:e,number:s};return e.put(s,(0,k.RT)(await pe(t),o,(0,k.AO)(e,n,0),he)),o}const pe=async({index:t,
document:n})=>(await(0,k.M4)(n)).map(e=>({part:t,document:n,number:e}));var ye=f(47261);async function at(t){const n=t.filter(({document:u})=>oe(u));if(n.length===
0)return;const e=(0,p.Bg)(t),s=e.editCatalog();(n.length<t.length||n.some(u=>!rt(u.document)))&&s.delete("MarkInfo");for(const u of t)oe(u.document)||await ve(u.
document,void 0);if(n.length===1&&n[0].index===0)return;const o=e.add(null).number,a=[],i=[],r=new Map,c=new ut,m=new Map(it.map(u=>[u,[]]));let h=0;for(const u of n){
const g=oe(u.document),L=ct(u.document,g);for(const Y of L)ft(u,Y,o,s);for(const Y of L)a.push((0,p.yY)(Y,u.index));const U=await(0,b.Zc)(u.document,g.get("Pare\
ntTree"),"Nums"),V=U.reduce((Y,[Q])=>Math.max(Y,Number(Q)),await ve(u.document,h));for(const[Y,Q]of U)i.push([Number(Y)+h,(0,p.yY)(Q,u.index)]);h+=Math.max(V+1,
dt(u.document,g));const J=await gt(u,g,r),Ee=u.document.dict(g.get("ClassMap"));J.size>0&&mt(u.document,Ee,J);const ne={S:await c.join(u,"S",lt(u.document,g.get(
"RoleMap"))),C:await c.join(u,"C",Ee),ID:J};ne.S.size+ne.C.size+ne.ID.size>0&&await ht(u.document,ne);for(const[Y,Q]of m)for(const Rt of u.document.array(g.get(
Y))??[])Q.push((0,p.yY)(Rt,u.index))}i.sort((u,g)=>Number(u[0])-Number(g[0]));const l=new d.Bi([["Type",new d.SX("StructTreeRoot")],["K",a],["ParentTree",e.add(
(0,b.H6)(e,i,"Nums"))],["ParentTreeNextKey",h]]);c.roles.size>0&&l.set("RoleMap",c.roles),c.classes.size>0&&l.set("ClassMap",c.classes);for(const[u,g]of m)g.length>
0&&l.set(u,g);r.size>0&&l.set("IDTree",e.add((0,b.MN)(e,r))),e.put(o,l),s.set("StructTreeRoot",new d.oS(o))}const it=["Namespaces","PronunciationLexicon","AF"],
oe=t=>t.dict(t.catalog.get("StructTreeRoot")),rt=t=>t.resolve(t.dict(t.catalog.get("MarkInfo"))?.get("Marked"))===!0;function ct(t,n){const e=n.get("K");return e===
void 0?[]:t.array(e)??[e]}function ft({index:t,document:n},e,s,o){const a=e instanceof d.oS?n.edit(e):e;if(!(a instanceof d.Bi))return;a.set("P",(0,p.Po)(0,s,t));
const i=n.resolve(n.catalog.get("Lang"));if(t>0&&i instanceof d.Mx&&!a.has("Lang")){const r=o.get("Lang");(!(r instanceof d.Mx)||(0,b.Pu)(r)!==(0,b.Pu)(i))&&a.set(
"Lang",i)}}function dt(t,n){const e=t.resolve(n.get("ParentTreeNextKey"));return typeof e=="number"&&Number.isInteger(e)&&e>0&&e<1e8?e:0}async function ve(t,n){
let e=-1;return await(0,q.l)(t,["StructParent"],s=>{let o=!1;for(const a of["StructParents","StructParent"]){const i=t.resolve(s.get(a));typeof i=="number"&&(e=
Math.max(e,i),n!==0&&(o=!0,n===void 0?s.delete(a):s.set(a,i+n)))}return o}),e}function lt(t,n){const e=t.dict(n);if(!e)return;const s=new d.Bi;for(const[o,a]of e){
let i=t.resolve(a);for(const r=new Set([o]);i instanceof d.SX&&e.has(i.text)&&!r.has(i.text);)r.add(i.text),i=t.resolve(e.get(i.text));s.set(o,i)}return s}class ut{roles=new d.
Bi;classes=new d.Bi;origins=new Map;taken={S:new p.fS,C:new p.fS};async join({index:n,document:e},s,o){const a=s==="S"?this.roles:this.classes,i=new Map,r=this.
taken[s];for(const m of o?.keys()??[])r.add(m);const c=new X.U(e);for(const[m,h]of o??[]){const l=this.origins.get(`${s}/${m}`);if(l&&await c.same(h,l))continue;
const u=l?r.free(m):m;l&&i.set(m,u),this.origins.set(`${s}/${u}`,{document:e,value:h}),a.set(u,(0,p.yY)(h,n))}return i}}async function gt({index:t,document:n},e,s){
const o=new Map,a=await(0,b.Zc)(n,e.get("IDTree"),"Names"),i=new p.fS([...s.keys(),...a.map(([r])=>r instanceof d.Mx?(0,b.Pu)(r):"")]);for(const[r,c]of a){if(!(r instanceof
d.Mx))continue;const m=(0,b.Pu)(r),h=s.has(m)?i.free(m):m;h!==m&&o.set(m,h),s.set(h,(0,p.yY)(c,t))}return o}function xe(t,n,e){const s=t.array(n.get("Headers"));
return s?.some(o=>o instanceof d.Mx&&e.has((0,b.Pu)(o)))?(n.set("Headers",s.map(o=>we(o,e)??o)),!0):!1}function mt(t,n,e){const s=new Set;for(const o of n?.values()??
[])if(!(o instanceof d.oS&&s.has(o.number))){o instanceof d.oS&&s.add(o.number);for(const a of t.array(o)??[o]){const i=t.dict(a);if(!i||!xe(t,i,e))continue;const r=a instanceof
d.oS?a:o;r instanceof d.oS&&t.edit(r)}}}async function ht(t,{S:n,C:e,ID:s}){await(0,q.l)(t,["StructElem","Headers","ID","Pg","K"],o=>{const a=xe(t,o,s);if(!(0,d.
Eo)(t.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return a;const i=t.resolve(o.get("C")),r={S:ae(t.resolve(o.get("S")),n),ID:we(t.resolve(o.
get("ID")),s),C:Array.isArray(i)?i.map(c=>ae(c,e)??c):ae(i,e)};for(const[c,m]of Object.entries(r))m!==void 0&&o.set(c,m);return a||Object.values(r).some(c=>c!==
void 0)})}function ae(t,n){const e=t instanceof d.SX?n.get(t.text):void 0;return e===void 0?void 0:new d.SX(e)}function we(t,n){const e=t instanceof d.Mx?n.get(
(0,b.Pu)(t)):void 0;return e===void 0?void 0:(0,d.Px)(e)}const Pe=({name:t},n)=>t.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`,pt=/^(untitled|unnamed|document ?\d*|title|\(.*\)|microsoft \w+ - .*)$|\.(docx?|xlsx?|pptx?|od[tsp]|pdf|rtf|txt|md|tex|dvi|indd|qxd|html?|e?ps|ai|psd|dwg|vsdx?|pages|key)$|^[\W_]*$/i,
yt=300;async function vt(t,n,e){const{title:s}=(0,B._6)(t,await(0,B.Br)(t));return s===null||s.length>yt||pt.test(s)?Pe(n,e):s}var xt=f(70344),ie=f(45657);const wt=async(t,n,e)=>{
const{open_password:s,bookmarks:o,interleave:a,start_on_odd:i,table_of_contents:r}=n,c=[],m=await Mt(t,s,e,c),h=r?await St(m,t,i,e,c):void 0,l=h?[h,...m]:m;i&&await(0,ye.
_)(l);const u=He(l,a);(l.length>1||o==="per_document")&&await Ot(l,u,t,o==="per_document",c);const g=h?[...m,h]:m,L=await(0,M.fT)(g.map(({document:V})=>V),{encryption:"\
none",...g.length>1?{dedupe:S.I}:{}}),U=g.reduce((V,{document:J})=>V+J.pages.count,0);return{documents:[{name:t[0].name,bytes:L,pageCount:U}],notes:c,facts:{pageCount:U,
documentCount:t.length,firstPages:Et(l,u)}}},Pt=10,Me=({error:t,position:n,name:e},s=[])=>(0,C.xx)(t,n,e,s);async function Mt(t,n,e,s){const o=[],a=[],i=[],r=[],
c=[],m=g=>({...e,onRepaired:L=>c.push({name:g,damage:L})});for(const[g,L]of t.entries()){try{const U=await(0,v.E)(L.bytes,t.length>1?m(L.name):e,{password:n});U.
security&&a.push(L.name),r.push(await(0,P.Y)(U,"keep")),await U.pages.settle(),o.push({index:g,document:U})}catch(U){if(!(U instanceof C.zU)||U.code==="cancelle\
d"||t.length===1)throw U;if(i.push({error:U,position:g+1,name:L.name}),!C.vl.has(U.code)||i.length===Pt)break}e.pace.progress((g+1)/(2*t.length))}const[h,...l]=i;
if(h)throw Me(h,l.map(g=>Me(g)));(0,ie.RZ)(s,(0,xt.d)(c)),a.length>0&&s.push(Dt(a));const u=r.flatMap(g=>g.fields);return(0,ie.RZ)(s,(0,D.D)({fields:u,usageRights:r.
some(({usageRights:g})=>g)},"merge")),o}function Et(t,n){const e=t.filter(({made:o})=>!o);if(!n){const o=t.map(({document:a})=>a.pages.count);return(0,ye.b)(o,!1).
slice(t.length-e.length)}const s=new Map;for(const[o,{part:a}]of n.entries())s.has(a.index)||s.set(a.index,o+1);return e.map(({index:o})=>s.get(o)??1)}async function St(t,n,e,s,o){
const{makeContents:a}=await Promise.all([f.e(7762),f.e(4194),f.e(7140),f.e(6486),f.e(4258)]).then(f.bind(f,981)),{contentsHeading:i}=await f.e(7046).then(f.bind(
f,47046)),r=[];for(const{document:u,index:g}of t)r.push(await vt(u,n[g],g));const c=t[0].document,m=(0,B._6)(c,await(0,B.Br)(c)).language??void 0,{part:h,missing:l}=await a(
t,{heading:i(m),titles:r,language:m,startOnOdd:e},s);return l.size>0&&o.push(Tt([...l])),h}async function Ot(t,n,e,s,o){const a=[...t].sort((l,u)=>l.index-u.index);
await T(a);for(const{document:l}of a)await(0,j.E)(l);const i=await Xe(a);await st(t,s?e.map(Pe):void 0);const r=await Ae(a);await _e(a,r),await Je(t,n),(0,N.J)(
a),await at(t);const{droppedXfa:c,renamedUnderScripts:m}=await ze(a,i),{droppedPortfolio:h}=await Se(a);(0,ie.RZ)(o,await(0,I.XM)(a[0].document)),await(n?ke(a,n):
Ve(t)),c&&o.push((0,A.Yw)("merge")),m.length>0&&o.push(Bt(m.map(l=>e[l].name))),h&&o.push(At)}const Dt=t=>({code:"protection_removed",message:(0,y.gm)(`The resu\
lt is not encrypted: it has neither the password nor the restrictions of ${(0,$.Zv)(t)}`)}),Tt=t=>(0,O.F)(`titles in the table of contents have ${[...new Set(t.
map(K.I2))].sort().join(", ")}`,"Give these documents titles in Latin, Greek or Cyrillic letters with set_metadata.",["set_metadata","table_of_contents"]),Bt=t=>({
code:"scripts_use_old_names",message:`Fields of ${(0,$.Zv)(t)} were renamed, because an earlier document has fields with the same names. Scripts were not change\
d: a script that uses the old names acts on the fields of the earlier document.`}),At={code:"portfolio_dropped",message:"A portfolio became an ordinary document\
. Its files remain as attachments."}}),47261:((Z,W,f)=>{f.d(W,{_:()=>K,b:()=>O});var C=f(65901);function O(S,N){let A=1;return S.map(I=>{const B=A;return A+=I,N&&
A%2===0&&A++,B})}async function K(S){const N=S.map(({document:I})=>I.pages.count),A=O(N,!0);for(const[I,{document:B}]of S.slice(0,-1).entries())A[I]+N[I]<A[I+1]&&
await(0,C.U)(B,Uint32Array.of(B.pages.count),"after")}}),36078:((Z,W,f)=>{f.d(W,{AY:()=>A,KJ:()=>j,XL:()=>I,_:()=>O,hX:()=>P,id:()=>N,qK:()=>S,vs:()=>K,wW:()=>D,
yQ:()=>B});var C=f(45079);function O(y){if(Number.isInteger(y)&&Math.abs(y)<1e7)return String(y);const v=Number(y.toPrecision(7)),M=Math.abs(v)<1e-9?"0":String(
v);return M.includes("e")?v.toFixed(12).replace(/\.?0+$/,""):M}const K=y=>y.map(O).join(" "),S=(y,v)=>`q ${v} cm /${y} Do Q`,N=y=>(0,C.ZV)(Math.round(y*1e3)/1e3||
0),A=([y,v])=>`${N(y)} ${N(v)}`,I=y=>y.map((v,M)=>`${A(v)} ${M===0?"m":"l"}`).join(" "),B=.5523;function j(y){const v=B,M=(...$)=>`${$.map(([x,w])=>A(y(x,w))).join(
" ")} c`;return[`${A(y(1,0))} m`,M([1,v],[v,1],[0,1]),M([-v,1],[-1,v],[-1,0]),M([-1,-v],[-v,-1],[0,-1]),M([v,-1],[1,-v],[1,0])].join(" ")}function D(y,v){const M={
1:"g",3:"rg",4:"k"}[y.length];return`${y.map(N).join(" ")} ${v==="fill"?M:M.toUpperCase()}`}const P=y=>`[${y.map(N).join(" ")}] 0 d`}),45553:((Z,W,f)=>{f.d(W,{AO:()=>N,
LB:()=>A,M4:()=>j,RT:()=>I,ro:()=>S});var C=f(77581),O=f(45599),K=f(37081);const S=({number:D})=>new O.oS(D);function N(D,P,y){return new O.Bi([["Title",(0,C.wx)(
P)],...y===void 0?[]:[["Dest",[new O.oS(D.pages.number(y)),new O.SX("Fit")]]]])}const A=()=>new O.Bi([["Type",new O.SX("Outlines")]]);function I(D,P,y,v,M=!1){const[
$,x]=[D[0],D.at(-1)];if(!$||!x)return y;let w=0;for(const[E,R]of D.entries()){const T=R.document.edit(R.number);if(!(T instanceof O.Bi))continue;const F=R.document.
resolve(T.get("Count"));w+=1+(typeof F=="number"&&F>0?F:0),T.set("Parent",v(P,R)),B(T,"Prev",D[E-1],R,v),B(T,"Next",D[E+1],R,v)}return y.set("First",v($,P)),y.set(
"Last",v(x,P)),y.set("Count",M?-w:w),y}function B(D,P,y,v,M){y?D.set(P,M(y,v)):D.delete(P)}async function j(D){const P=[],y=v=>{const M=v instanceof O.oS&&D.get(
v)instanceof O.Bi;return M&&P.push(v.number),M};return await(0,K.O)(D,y,1),P}}),65901:((Z,W,f)=>{f.d(W,{U:()=>j});var C=f(45599),O=f(33546),K=f(2878),S=f(94399),
N=f(73249);const A=["BleedBox","TrimBox","ArtBox","UserUnit"],I=["MediaBox","CropBox","Rotate"],B={style:void 0,prefix:void 0,number:1};async function j(P,y,v){
await(0,N.E)(P);const{pages:M,job:$}=P,x=await(0,O.Hr)(P),w=[],E=[];let R=0;for(let T=0;T<M.count;T++){const F=y[R]===T+1;F&&R++;const z=x?.(T)??B,d=F?D(P,T):-1;
F&&v==="before"&&(w.push(d),E.push(B)),w.push(M.number(T)),E.push(z),F&&v==="after"&&(w.push(d),E.push(B));const p=$.pace.step(400);p&&await p}(0,S.N)(P),(0,K.m)(
P),x&&P.editCatalog().set("PageLabels",P.add((0,O.Zh)(P,E))),await M.rebuild(w)}function D(P,y){const{pages:v}=P,M={Type:(0,C.UU)("Page"),Resources:(0,C.jd)({})};
for(const $ of I)M[$]=v.attribute(y,$);for(const $ of A)M[$]=P.entry(v.number(y),$);return P.add((0,C.jd)(M)).number}}),73249:((Z,W,f)=>{f.d(W,{E:()=>j});var C=f(
21996),O=f(90536),K=f(78157),S=f(45599),N=f(12207),A=f(9819),I=f(17671);const B=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function j(x){const w=await M(x);if(w.length===
0)return;let E;const R=(0,A.Wo)(x,"Dests");let T;for(const F of w){const z=x.get(F),d={changed:!1},p=X=>{D(X)&&(X[0]=P(x,X[0])??(T??=x.add(null)),d.changed=!0)};
D(z)&&(E??=await v(x),E.has(F)||p(z)),(0,S.cy)(z)&&z.forEach(p),(0,O.C)(z,X=>y(x,X,p)),R?.holder===F&&R.dict.forEach(p),d.changed&&x.edit(F)}T&&await(0,I.E2)(x,
T)}function D(x){return(0,S.cy)(x)&&typeof x[0]=="number"&&x[1]instanceof S.SX&&B.test(x[1].text)}function P(x,w){const E=(0,N.hN)(x,w);return E===void 0?void 0:
new S.oS(x.pages.number(E))}function y(x,w,E){const R=w.get("Names");(0,S.cy)(R)&&R.forEach(E),E(w.get("Dest")),E(w.get("OpenAction"));const T=x.resolve(w.get("\
S"));(T===null||(0,S.Eo)(T,"GoTo"))&&E(w.get("D"))}async function v(x){const w=new Set,{GoToR:E,GoToE:R}=await(0,C.zx)(x,["GoToR","GoToE"]);for(const T of[...E,
...R])(0,O.C)(x.get(T),F=>{const[z,d]=[x.resolve(F.get("S")),F.get("D")];(0,S.i9)(d)&&((0,S.Eo)(z,"GoToR")||(0,S.Eo)(z,"GoToE"))&&w.add(d.number)});return w}async function M(x){
const w=new Set;await(0,C.RJ)(x,(E,R,T,F)=>{const z=E.subarray(R,T);for(const d of["Fit","XYZ"])for(let p=z.indexOf(d);p>=0;p=z.indexOf(d,p+d.length)){if(!$(z,p))
continue;const X=F(R+p);X!==void 0&&w.add(X)}});for(const E of(0,C.vb)(x))w.add(E);return[...w]}function $(x,w){let E=w-2;for(;E>=0&&K.Kl[x[E]]===K.t6;)E--;return(0,K.
yp)(x[E])}}),27612:((Z,W,f)=>{f.d(W,{l:()=>K});var C=f(21996),O=f(90536);async function K(S,N,A){for(const I of await(0,C.V3)(S,N)){const B=S.job.pace.step(200);
B&&await B;const j={changed:!1};(0,O.C)(S.get(I),D=>{A(D)&&(j.changed=!0)}),j.changed&&S.edit(I)}}}),33311:((Z,W,f)=>{f.d(W,{S:()=>K});var C=f(21996),O=f(70549);
const K=(0,O.n)(S=>(0,C.zx)(S,["AP","JS","EF","ByteRange","Sig"]))})};
