"use strict";exports.id=1060,exports.ids=[1060],exports.modules={11911:((X,K,c)=>{c.r(K),c.d(K,{merge_documents:()=>wt});var O=c(58552),N=c(82943),F=c(47707),A=c(91369),I=c(
95800),S=c(77500),M=c(21281),u=c(824),h=c(73249),g=c(56457),x=c(33238),v=c(10442),P=c(12237),T=c(14029),U=c(98446),w=c(78906),B=c(5964),R=c(52755),L=c(16259);async function C(t){
const n=t.flatMap(({document:e})=>{const s=e.dict(e.catalog.get("AcroForm"));return s?[{document:e,leftToViewers:e.resolve(s.get("NeedAppearances"))===!0}]:[]});
if(!n.every(({leftToViewers:e})=>e))for(const{document:e,leftToViewers:s}of n){if(!s)continue;const o=await R.mO.read(e),a=new L.n(e,o);await(0,B.$)(e,o,a,new w.
y(e,o,a),{missing:!1})}}var b=c(94399),z=c(2878),d=c(45599),D=c(25524),Y=c(95947);async function Oe(t){const{document:n}=t[0],e=n.editCatalog(),s=t.some(o=>o.document.
catalog.has("Collection"));e.delete("Collection"),await Se(t.filter(({made:o})=>!o))||e.delete("OutputIntents"),De(t,e),Te(t,e),t.length>1&&(0,z.m)(n);for(const o of t)
(0,b.N)(o.document);return{droppedPortfolio:s}}async function Se([t,...n]){const e=({document:s})=>({document:s,value:s.array(s.catalog.get("OutputIntents"))??[]});
for(const s of n)if(!await new Y.U(s.document).same(e(s).value,e(t)))return!1;return!0}function De(t,n){const e=new d.Bi,s=new Map;for(const{index:o,document:a}of t)
for(const[i,r]of a.dict(a.catalog.get("Extensions"))??[])(!e.has(i)||re(a,r)>s.get(i))&&(e.set(i,(0,D.yY)(r,o)),s.set(i,re(a,r)));e.size>0?n.set("Extensions",e):
n.delete("Extensions")}function re(t,n){const e=t.resolve(t.dict(n)?.get("ExtensionLevel"));return typeof e=="number"?e:0}function Te(t,n){const e=t.flatMap(({index:s,
document:o})=>(o.array(o.catalog.get("Threads"))??[]).map(a=>(0,D.yY)(a,s)));e.length>0&&n.set("Threads",e)}var _=c(27612),Be=c(12207),$=c(81077);async function Ae(t){
const n=new Map,e=new Map,s=[];for(const r of t)s.push({part:r,...await(0,Be.jS)(r.document)});const o=new D.fS(s.flatMap(r=>[...r.strings.keys(),...r.names.keys()])),
a=s.some(r=>r.strings.size>0)&&s.some(r=>r.names.size>0),i=new Set;for(const{part:r,strings:f,names:y}of s){const E=new Set([...f.keys(),...y.keys()]),l=new Map;
for(const p of E)i.has(p)&&l.set(p,o.free(p));for(const p of E)i.add(l.get(p)??p);for(const[p,W]of f)n.set(l.get(p)??p,(0,D.yY)(W,r.index));const m=new Map;if(a)
for(const p of y.keys())f.has(p)&&m.set(p,o.free(p));for(const[p,W]of y)(a?n:e).set(m.get(p)??l.get(p)??p,(0,D.yY)(W,r.index));await Re(r,new Ce(E,l,o),a?m:void 0)}
return{strings:n,names:e}}class Ce{own;renamed;taken;needed;constructor(n,e,s){this.own=n,this.renamed=e,this.taken=s,this.needed=e.size>0||s.size>n.size}nameFor(n){
const e=this.renamed.get(n);if(e!==void 0||this.own.has(n)||!this.taken.has(n))return e;const s=this.taken.free(n);return this.renamed.set(n,s),s}}async function Re({
document:t},n,e){if(!n.needed&&!e)return;const s=o=>{const a=t.resolve(o);if(a instanceof d.SX&&e)return(0,d.Px)(e.get(a.text)??n.nameFor(a.text)??a.text);const i=a instanceof
d.Mx,r=i?n.nameFor((0,$.Pu)(a)):a instanceof d.SX?n.nameFor(a.text):void 0;if(r!==void 0)return i?(0,d.Px)(r):new d.SX(r)};await(0,_.l)(t,["Dest","GoTo"],o=>{const a=o.
has("Dest")?"Dest":(0,d.Eo)(t.resolve(o.get("S")),"GoTo")?"D":void 0,i=a&&s(o.get(a));return!a||i===void 0?!1:(o.set(a,i),!0)})}var G=c(91374),ce=c(21996),Ne=c(
84961),Ie=c(90536),q=c(77581),ee=c(19557);const te=t=>(0,q.g7)((0,d.Px)(t));class Le{taken;kept=new Set;renamed=new Map;constructor(n){this.taken=n}fullName(n){
for(const o of be(n)){const a=n.slice(0,o),i=this.renamed.get(a);if(i!==void 0)return te(i)+n.slice(o);if(this.kept.has(a))return}const[e=""]=n.split(".",1),s=(0,$.
Pu)((0,q.wx)(e));if(this.taken.has(s))return this.renamed.set(e,this.taken.free(s)),this.fullName(n)}}const fe=10;function be(t){const n=[];for(let e=t.indexOf(
".");e>=0&&n.length<fe;e=t.indexOf(".",e+1))n.unshift(e);return n.length<fe&&n.unshift(t.length),n}async function Ue(t,n,e){let s;const o=r=>{r.set("Fields",s??=
t.add([...e]));const f=t.resolve(r.get("Flags"));typeof f=="number"&&r.set("Flags",f&~ee.Hx)},a=r=>{const f=t.resolve(r),y=f instanceof d.Mx?n.fullName((0,q.g7)(
f)):void 0;return y===void 0?r:(0,q.wx)(y)},i=new Set;for(const r of await(0,ce.V3)(t,[...ee.fP.keys()]))(0,Ie.C)(t.get(r),f=>{const y=t.resolve(f.get("S")),E=y instanceof
d.SX?ee.fP.get(y.text):void 0,l=E===void 0?void 0:f.get(E);if(E===void 0||!(y instanceof d.SX))return;if(l===void 0){if(!ee.ao.has(y.text)||e.length===0)return;
o(f),t.edit(r);return}const m=t.array(l);if(m&&l instanceof d.oS){if(i.has(l.number))return;i.add(l.number)}const p=m?m.map(a):a(l);if(!(m?m.every((W,j)=>W===p[j]):
p===l)){if(m&&l instanceof d.oS){t.put(l,p);return}f.set(E,p),t.edit(r)}})}var Fe=c(45079),Ke=c(64680),ze=c(37709);class We{merged=new d.Bi;origin=new Map;async add(n,e){
const{document:s}=n,o=new Y.U(s),a=s.dict(e.get("DR")),i=new Map;for(const[r,f]of a??[]){const y=s.dict(f);if(!y){this.merged.has(r)||this.merged.set(r,(0,D.yY)(
s.resolve(f),n.index));continue}const E=this.category(r);for(const[l,m]of y){const p=await this.place(r,l,{document:s,value:m},o);E.set(p,E.get(p)??(0,D.yY)(m,n.
index)),r==="Font"&&p!==l&&i.set(l,p)}}i.size>0&&await this.rewrite(n,e,i)}async place(n,e,s,o){for(let a=1;;a++){const i=a===1?e:`${e}_${a}`,r=`${n}/${i}`,f=this.
origin.get(r);if(!(f&&!await o.same(s.value,f)))return f||this.origin.set(r,s),i}}category(n){const e=this.merged.get(n);if(e instanceof d.Bi)return e;const s=new d.
Bi;return this.merged.set(n,s),s}async rewrite({document:n},e,s){const o=n.resolve(e.get("DA"));for(const{number:a,dict:i,parent:r}of(0,G.iA)(n)){const f=n.resolve(
i.get("DA")),y=!r&&(0,G.hj)(n,i,"DA")===void 0,E=f instanceof d.Mx?f:y?o:null;if(!(E instanceof d.Mx))continue;const l=de(E,s);l&&(a!==void 0&&n.edit(a),i.set("\
DA",l))}await(0,_.l)(n,["FreeText"],a=>{const i=n.resolve(a.get("DA")),f=(0,d.Eo)(n.resolve(a.get("Subtype")),"FreeText")&&i instanceof d.Mx?de(i,s):void 0;return f&&
a.set("DA",f),f!==void 0})}}function de(t,n){const e=t.bytes,s=new ze.B(e),o=[];let a=0;for(;s.next();){const i=s.count-2,r=s.operator==="Tf"?n.get(s.name(i)??""):
void 0;if(r===void 0)continue;const f=new Ke.k(64);(0,Fe.dZ)(f,r),o.push(e.subarray(a,s.startOf(i)),f.bytes),a=s.endOf(i)}return a===0?void 0:new d.Mx(Buffer.concat(
[...o,e.subarray(a)]))}async function $e(t,n){const e=t.filter(({document:l})=>Z(l)),{document:s}=t[0];if(e.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};
const o=s.editCatalog(),a=new d.Bi(Z(s)),i=e.some(l=>Z(l.document).has("XFA"));a.delete("XFA"),o.delete("NeedsRendering");const r=[],f=[],y=new We,E=(await je(e)).
flatMap(l=>n.has(l)?[l.index]:[]);for(const l of e){const m=Z(l.document);l.index>0&&ke(l,m,s,a),await y.add(l,m),l.document.resolve(m.get("NeedAppearances"))===
!0&&a.set("NeedAppearances",!0);for(const p of l.document.array(m.get("Fields"))??[])r.push((0,D.yY)(p,l.index));for(const p of l.document.array(m.get("CO"))??[])
f.push((0,D.yY)(p,l.index))}return a.set("Fields",r),f.length>0&&a.set("CO",f),y.merged.size>0&&a.set("DR",y.merged),o.set("AcroForm",s.add(a)),{droppedXfa:i,renamedUnderScripts:E}}
const Z=t=>t.dict(t.catalog.get("AcroForm"));async function je(t){const n=t.map(i=>({part:i,fields:Xe(i.document)})),e=new D.fS(n.flatMap(({part:i,fields:r})=>r.
map(({dict:f})=>ue(i.document,f))),te),s=n.filter(({fields:i})=>i.length>0).length>1,o=new Set,a=[];for(const{part:i,fields:r}of n){const{document:f}=i,y=new Le(
e);for(const{dict:E,number:l}of r){const m=ue(f,E),p=te(m);if(!o.has(p)){y.kept.add(p);continue}const W=y.renamed.get(p)??e.free(m);y.renamed.set(p,W),l!==void 0&&
f.edit(l),E.set("T",(0,d.Px)(W))}y.renamed.size>0&&a.push(i);for(const E of y.kept)o.add(E);for(const E of y.renamed.values())o.add(te(E));if(s){const E=f.array(
Z(f)?.get("Fields"))?.filter(d.i9)??[];await Ue(f,y,E)}}return a}async function Ye(t){const n=new Set;for(const e of t){const{document:s}=e;if(e.index===0||!Z(s))
continue;const o=new Set([s.catalogNumber]),a=s.dict(s.catalog.get("Names"))?.get("JavaScript");for(const[,r]of await(0,$.Zc)(s,a,"Names"))r instanceof d.oS&&o.
add(r.number);const i=(await(0,ce.V3)(s,["JS"])).filter(r=>!o.has(r));await(0,Ne.xS)(s,i)&&n.add(e)}return n}function Xe(t){const n=new Set,e=[];for(const s of(0,G.
iA)(t))s.parent&&n.has(s.parent)?n.add(s):t.resolve(s.dict.get("T"))instanceof d.Mx&&(n.add(s),e.push(s));return e}const ue=(t,n)=>(0,$.Pu)(t.resolve(n.get("T")));
function ke({document:t},n,e,s){for(const o of["DA","Q"]){const a=t.resolve(n.get(o))??(o==="Q"?0:null),i=e.resolve(s.get(o))??(o==="Q"?0:null);if(!(a===null||a instanceof
d.oS||a===i)&&!(a instanceof d.Mx&&i instanceof d.Mx&&(0,$.Pu)(a)===(0,$.Pu)(i)))for(const{number:r,dict:f,parent:y}of(0,G.iA)(t))y||(0,G.hj)(t,f,o)!==void 0||(r!==
void 0&&t.edit(r),f.set(o,a))}}var le=c(33546);function*Ze(t){for(const n of t)for(let e=0;e<n.document.pages.count;e++)yield{part:n,page:e}}function Ge(t,n){if(n===
"none")return;const e=[],s=t.reduce((o,{document:a})=>Math.max(o,a.pages.count),0);for(let o=0;o<s;o++)for(const a of t){const{count:i}=a.document.pages;o<i&&e.
push({part:a,page:n==="backward"&&a.index>0?i-1-o:o})}return e}const ge=100;async function He(t,n){const e=t[0].document;for(const{document:a}of t)await a.pages.
rebuild(a.pages.numbers);const s=e.add(null),o=[];for(let a=0;a<n.length;a+=ge){const i=e.add(null),r=[];for(const{part:f,page:y}of n.slice(a,a+ge)){const E=f.document.
pages.number(y),l=f.document.edit(E);l instanceof d.Bi&&l.set("Parent",(0,D.Po)(0,i.number,f.index)),r.push((0,D.Po)(f.index,E));const m=e.job.pace.step(1e3);m&&
await m}e.put(i,se(r,r.length,s)),o.push(i)}e.put(s,se(o,n.length)),e.edit(e.catalogNumber).set("Pages",s)}function se(t,n,e){return new d.Bi([["Type",new d.SX(
"Pages")],...e?[["Parent",e]]:[],["Kids",t],["Count",n]])}async function Ve(t){const n=(0,D.Bg)(t),e=n.add(null),s=[];let o=0;for(const{index:a,document:i}of t){
await i.pages.settle(),i.catalog.get("Pages")instanceof d.oS||await i.pages.rebuild(i.pages.numbers);const r=i.catalog.get("Pages"),f=i.edit(r);f instanceof d.Bi&&
f.has("Kids")&&(f.set("Parent",(0,D.Po)(0,e.number,a)),f.set("Count",i.pages.count),s.push((0,D.Po)(a,r.number))),o+=i.pages.count}n.put(e,se(s,o)),n.edit(n.catalogNumber).
set("Pages",e)}async function Qe(t,n){const e=[];for(const{index:a,document:i}of t)e[a]=await(0,le.Hr)(i);if(e.every(a=>a===void 0))return;const s=(0,D.Bg)(t),o=(0,le.
Zh)(s,Je(n??Ze(t),e));s.editCatalog().set("PageLabels",s.add(o))}function*Je(t,n){for(const{part:e,page:s}of t)yield n[e.index]?.(s)??{style:"D",prefix:void 0,number:s+
1}}const _e=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];async function qe(t,n){const{document:e}=t[0],s=e.editCatalog(),o=new d.
Bi(e.dict(s.get("Names"))),a=(r,f)=>{f.size!==0&&o.set(r,e.add((0,$.MN)(e,f)))};a("Dests",n.strings),a("EmbeddedFiles",await tt(t));for(const r of _e)t.some(f=>et(
f,r))&&a(r,await nt(t,r));o.size>0&&s.set("Names",e.add(o)),n.names.size>0?s.set("Dests",e.add(new d.Bi(n.names))):s.delete("Dests");const i=t.flatMap(r=>(r.document.
array(r.document.catalog.get("AF"))??[]).map(f=>(0,D.yY)(f,r.index)));i.length>0&&s.set("AF",i)}async function me({document:t},n){const e=t.dict(t.catalog.get("\
Names"))?.get(n);return(await(0,$.Zc)(t,e,"Names")).flatMap(([s,o])=>s instanceof d.Mx?[[(0,$.Pu)(s),o]]:[])}const et=({document:t},n)=>t.dict(t.catalog.get("Na\
mes"))?.has(n)??!1;async function tt(t){const n=[];for(const o of t)n.push({part:o,entries:await me(o,"EmbeddedFiles")});const e=new D.fS(n.flatMap(({entries:o})=>o.
map(([a])=>a))),s=new Map;for(const{part:o,entries:a}of n)for(const[i,r]of a)s.set(s.has(i)?e.free(i):i,(0,D.yY)(r,o.index));return s}async function nt(t,n){const e=new Map;
for(const s of t)for(const[o,a]of await me(s,n))e.has(o)||e.set(o,(0,D.yY)(a,s.index));return e}var H=c(45553);const he=(t,n)=>(0,D.Po)(t.part,t.number,n.part);
async function st(t,n){const e=[];for(const a of t)if(n&&!a.made)e.push(await ot(a,n[a.index]));else for(const i of await pe(a))e.push(i);if(e.length===0)return;
const s=(0,D.Bg)(t),o=s.add(null);s.put(o,(0,H.RT)(e,{part:0,document:s,number:o.number},(0,H.LB)(),he)),s.editCatalog().set("Outlines",o)}async function ot(t,n){
const{document:e}=t,{number:s}=e.add(null),o={part:t.index,document:e,number:s};return e.put(s,(0,H.RT)(await pe(t),o,(0,H.AO)(e,n,0),he)),o}const pe=async({index:t,
document:n})=>(await(0,H.M4)(n)).map(e=>({part:t,document:n,number:e}));var ye=c(47261);async function at(t){const n=t.filter(({document:m})=>oe(m));if(n.length===
0)return;const e=(0,D.Bg)(t),s=e.editCatalog();(n.length<t.length||n.some(m=>!rt(m.document)))&&s.delete("MarkInfo");for(const m of t)oe(m.document)||await xe(m.
document,void 0);if(n.length===1&&n[0].index===0)return;const o=e.add(null).number,a=[],i=[],r=new Map,f=new lt,y=new Map(it.map(m=>[m,[]]));let E=0;for(const m of n){
const p=oe(m.document),W=ct(m.document,p);for(const k of W)ft(m,k,o,s);for(const k of W)a.push((0,D.yY)(k,m.index));const j=await(0,$.Zc)(m.document,p.get("Pare\
ntTree"),"Nums"),V=j.reduce((k,[J])=>Math.max(k,Number(J)),await xe(m.document,E));for(const[k,J]of j)i.push([Number(k)+E,(0,D.yY)(J,m.index)]);E+=Math.max(V+1,
dt(m.document,p));const Q=await gt(m,p,r),Me=m.document.dict(p.get("ClassMap"));Q.size>0&&mt(m.document,Me,Q);const ne={S:await f.join(m,"S",ut(m.document,p.get(
"RoleMap"))),C:await f.join(m,"C",Me),ID:Q};ne.S.size+ne.C.size+ne.ID.size>0&&await ht(m.document,ne);for(const[k,J]of y)for(const Ct of m.document.array(p.get(
k))??[])J.push((0,D.yY)(Ct,m.index))}i.sort((m,p)=>Number(m[0])-Number(p[0]));const l=new d.Bi([["Type",new d.SX("StructTreeRoot")],["K",a],["ParentTree",e.add(
(0,$.H6)(e,i,"Nums"))],["ParentTreeNextKey",E]]);f.roles.size>0&&l.set("RoleMap",f.roles),f.classes.size>0&&l.set("ClassMap",f.classes);for(const[m,p]of y)p.length>
0&&l.set(m,p);r.size>0&&l.set("IDTree",e.add((0,$.MN)(e,r))),e.put(o,l),s.set("StructTreeRoot",new d.oS(o))}const it=["Namespaces","PronunciationLexicon","AF"],
oe=t=>t.dict(t.catalog.get("StructTreeRoot")),rt=t=>t.resolve(t.dict(t.catalog.get("MarkInfo"))?.get("Marked"))===!0;function ct(t,n){const e=n.get("K");return e===
void 0?[]:t.array(e)??[e]}function ft({index:t,document:n},e,s,o){const a=e instanceof d.oS?n.edit(e):e;if(!(a instanceof d.Bi))return;a.set("P",(0,D.Po)(0,s,t));
const i=n.resolve(n.catalog.get("Lang"));if(t>0&&i instanceof d.Mx&&!a.has("Lang")){const r=o.get("Lang");(!(r instanceof d.Mx)||(0,$.Pu)(r)!==(0,$.Pu)(i))&&a.set(
"Lang",i)}}function dt(t,n){const e=t.resolve(n.get("ParentTreeNextKey"));return typeof e=="number"&&Number.isInteger(e)&&e>0&&e<1e8?e:0}async function xe(t,n){
let e=-1;return await(0,_.l)(t,["StructParent"],s=>{let o=!1;for(const a of["StructParents","StructParent"]){const i=t.resolve(s.get(a));typeof i=="number"&&(e=
Math.max(e,i),n!==0&&(o=!0,n===void 0?s.delete(a):s.set(a,i+n)))}return o}),e}function ut(t,n){const e=t.dict(n);if(!e)return;const s=new d.Bi;for(const[o,a]of e){
let i=t.resolve(a);for(const r=new Set([o]);i instanceof d.SX&&e.has(i.text)&&!r.has(i.text);)r.add(i.text),i=t.resolve(e.get(i.text));s.set(o,i)}return s}class lt{roles=new d.
Bi;classes=new d.Bi;origins=new Map;taken={S:new D.fS,C:new D.fS};async join({index:n,document:e},s,o){const a=s==="S"?this.roles:this.classes,i=new Map,r=this.
taken[s];for(const y of o?.keys()??[])r.add(y);const f=new Y.U(e);for(const[y,E]of o??[]){const l=this.origins.get(`${s}/${y}`);if(l&&await f.same(E,l))continue;
const m=l?r.free(y):y;l&&i.set(y,m),this.origins.set(`${s}/${m}`,{document:e,value:E}),a.set(m,(0,D.yY)(E,n))}return i}}async function gt({index:t,document:n},e,s){
const o=new Map,a=await(0,$.Zc)(n,e.get("IDTree"),"Names"),i=new D.fS([...s.keys(),...a.map(([r])=>r instanceof d.Mx?(0,$.Pu)(r):"")]);for(const[r,f]of a){if(!(r instanceof
d.Mx))continue;const y=(0,$.Pu)(r),E=s.has(y)?i.free(y):y;E!==y&&o.set(y,E),s.set(E,(0,D.yY)(f,t))}return o}function ve(t,n,e){const s=t.array(n.get("Headers"));
return s?.some(o=>o instanceof d.Mx&&e.has((0,$.Pu)(o)))?(n.set("Headers",s.map(o=>we(o,e)??o)),!0):!1}function mt(t,n,e){const s=new Set;for(const o of n?.values()??
[])if(!(o instanceof d.oS&&s.has(o.number))){o instanceof d.oS&&s.add(o.number);for(const a of t.array(o)??[o]){const i=t.dict(a);if(!i||!ve(t,i,e))continue;const r=a instanceof
d.oS?a:o;r instanceof d.oS&&t.edit(r)}}}async function ht(t,{S:n,C:e,ID:s}){await(0,_.l)(t,["StructElem","Headers","ID","Pg","K"],o=>{const a=ve(t,o,s);if(!(0,d.
Eo)(t.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return a;const i=t.resolve(o.get("C")),r={S:ae(t.resolve(o.get("S")),n),ID:we(t.resolve(o.
get("ID")),s),C:Array.isArray(i)?i.map(f=>ae(f,e)??f):ae(i,e)};for(const[f,y]of Object.entries(r))y!==void 0&&o.set(f,y);return a||Object.values(r).some(f=>f!==
void 0)})}function ae(t,n){const e=t instanceof d.SX?n.get(t.text):void 0;return e===void 0?void 0:new d.SX(e)}function we(t,n){const e=t instanceof d.Mx?n.get(
(0,$.Pu)(t)):void 0;return e===void 0?void 0:(0,d.Px)(e)}const Pe=({name:t},n)=>t.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`,pt=/^(untitled|unnamed|document ?\d*|title|\(.*\)|microsoft \w+ - .*)$|\.(docx?|xlsx?|pptx?|od[tsp]|pdf|rtf|txt|md|tex|dvi|indd|qxd|html?|e?ps|ai|psd|dwg|vsdx?|pages|key)$|^[\W_]*$/i,
yt=300;async function xt(t,n,e){const{title:s}=(0,u._6)(t,await(0,u.Br)(t));return s===null||s.length>yt||pt.test(s)?Pe(n,e):s}var vt=c(70344),ie=c(45657);const wt=async(t,n,e)=>{
const{open_password:s,bookmarks:o,interleave:a,start_on_odd:i,table_of_contents:r}=n,f=[],y=await Et(t,s,e,f),E=r?await Ot(y,t,i,e,f):void 0,l=E?[E,...y]:y;i&&await(0,ye.
_)(l);const m=Ge(l,a);(l.length>1||o==="per_document")&&await St(l,m,t,o==="per_document",f);const p=E?[...y,E]:y,W=await(0,T.fT)(p.map(({document:V})=>V),{encryption:"\
none",...p.length>1?{dedupe:A.I}:{}}),j=p.reduce((V,{document:Q})=>V+Q.pages.count,0);return{documents:[{name:t[0].name,bytes:W,pageCount:j}],notes:f,facts:{pageCount:j,
documentCount:t.length,firstPages:Mt(l,m)}}},Pt=10,Ee=({error:t,position:n,name:e},s=[])=>(0,O.xx)(t,n,e,s);async function Et(t,n,e,s){const o=[],a=[],i=[],r=[],
f=[],y=p=>({...e,onRepaired:W=>f.push({name:p,damage:W})});for(const[p,W]of t.entries()){try{const j=await(0,P.E)(W.bytes,t.length>1?y(W.name):e,{password:n});j.
security&&a.push(W.name),r.push(await(0,x.Y)(j,"keep")),await j.pages.settle(),o.push({index:p,document:j})}catch(j){if(!(j instanceof O.zU)||j.code==="cancelle\
d"||t.length===1)throw j;if(i.push({error:j,position:p+1,name:W.name}),!O.vl.has(j.code)||i.length===Pt)break}e.pace.progress((p+1)/(2*t.length))}const[E,...l]=i;
if(E)throw Ee(E,l.map(p=>Ee(p)));(0,ie.RZ)(s,(0,vt.d)(f)),a.length>0&&s.push(Dt(a));const m=r.flatMap(p=>p.fields);return(0,ie.RZ)(s,(0,g.D)({fields:m,usageRights:r.
some(({usageRights:p})=>p)},"merge")),o}function Mt(t,n){const e=t.filter(({made:o})=>!o);if(!n){const o=t.map(({document:a})=>a.pages.count);return(0,ye.b)(o,!1).
slice(t.length-e.length)}const s=new Map;for(const[o,{part:a}]of n.entries())s.has(a.index)||s.set(a.index,o+1);return e.map(({index:o})=>s.get(o)??1)}async function Ot(t,n,e,s,o){
const{makeContents:a}=await Promise.all([c.e(7762),c.e(4194),c.e(4776),c.e(4356),c.e(4258)]).then(c.bind(c,981)),{contentsHeading:i}=await c.e(7046).then(c.bind(
c,47046)),r=[];for(const{document:m,index:p}of t)r.push(await xt(m,n[p],p));const f=t[0].document,y=(0,u._6)(f,await(0,u.Br)(f)).language??void 0,{part:E,missing:l}=await a(
t,{heading:i(y),titles:r,language:y,startOnOdd:e},s);return l.size>0&&o.push(Tt([...l])),E}async function St(t,n,e,s,o){const a=[...t].sort((l,m)=>l.index-m.index);
await C(a);for(const{document:l}of a)await(0,h.E)(l);const i=await Ye(a);await st(t,s?e.map(Pe):void 0);const r=await Ae(a);await qe(a,r),await Qe(t,n),(0,I.J)(
a),await at(t);const{droppedXfa:f,renamedUnderScripts:y}=await $e(a,i),{droppedPortfolio:E}=await Oe(a);(0,ie.RZ)(o,await(0,M.XM)(a[0].document)),await(n?He(a,n):
Ve(t)),f&&o.push((0,S.Yw)("merge")),y.length>0&&o.push(Bt(y.map(l=>e[l].name))),E&&o.push(At)}const Dt=t=>({code:"protection_removed",message:(0,v.gm)(`The resu\
lt is not encrypted: it has neither the password nor the restrictions of ${(0,U.Zv)(t)}`)}),Tt=t=>(0,N.F)(`titles in the table of contents have ${[...new Set(t.
map(F.I2))].sort().join(", ")}`,"Give these documents titles in Latin, Greek or Cyrillic letters with set_metadata.",["set_metadata","table_of_contents"]),Bt=t=>({
code:"scripts_use_old_names",message:`Fields of ${(0,U.Zv)(t)} were renamed, because an earlier document has fields with the same names. Scripts were not change\
d: a script that uses the old names acts on the fields of the earlier document.`}),At={code:"portfolio_dropped",message:"A portfolio became an ordinary document\
. Its files remain as attachments."}}),47261:((X,K,c)=>{c.d(K,{_:()=>F,b:()=>N});var O=c(65901);function N(A,I){let S=1;return A.map(M=>{const u=S;return S+=M,I&&
S%2===0&&S++,u})}async function F(A){const I=A.map(({document:M})=>M.pages.count),S=N(I,!0);for(const[M,{document:u}]of A.slice(0,-1).entries())S[M]+I[M]<S[M+1]&&
await(0,O.U)(u,Uint32Array.of(u.pages.count),"after")}}),36078:((X,K,c)=>{c.d(K,{AY:()=>S,KJ:()=>h,XL:()=>M,_:()=>N,hX:()=>x,id:()=>I,qK:()=>A,vs:()=>F,wW:()=>g,
yQ:()=>u});var O=c(45079);function N(v){if(Number.isInteger(v)&&Math.abs(v)<1e7)return String(v);const P=Number(v.toPrecision(7)),T=Math.abs(P)<1e-9?"0":String(
P);return T.includes("e")?P.toFixed(12).replace(/\.?0+$/,""):T}const F=v=>v.map(N).join(" "),A=(v,P)=>`q ${P} cm /${v} Do Q`,I=v=>(0,O.ZV)(Math.round(v*1e3)/1e3||
0),S=([v,P])=>`${I(v)} ${I(P)}`,M=v=>v.map((P,T)=>`${S(P)} ${T===0?"m":"l"}`).join(" "),u=.5523;function h(v){const P=u,T=(...U)=>`${U.map(([w,B])=>S(v(w,B))).join(
" ")} c`;return[`${S(v(1,0))} m`,T([1,P],[P,1],[0,1]),T([-P,1],[-1,P],[-1,0]),T([-1,-P],[-P,-1],[0,-1]),T([P,-1],[1,-P],[1,0])].join(" ")}function g(v,P){const T={
1:"g",3:"rg",4:"k"}[v.length];return`${v.map(I).join(" ")} ${P==="fill"?T:T.toUpperCase()}`}const x=v=>`[${v.map(I).join(" ")}] 0 d`}),95800:((X,K,c)=>{c.d(K,{J:()=>I});
var O=c(45599),N=c(36502),F=c(25524);const A=["Order","AS","RBGroups","Locked"];function I(S){const M=S.filter(({document:w})=>w.dict(w.catalog.get("OCPropertie\
s")));if(M.length===0||M.length===1&&M[0].index===0)return;const{document:u}=S[0],h=u.dict(u.catalog.get("OCProperties")),g=[],[x,v]=[[],[]],P=new Map(A.map(w=>[
w,[]]));for(const w of M){const B=w.document.dict(w.document.catalog.get("OCProperties")),R=w.document.dict(B.get("D")),L=(C,b)=>(w.document.array(C?.get(b))??[]).
map(z=>(0,F.yY)(z,w.index));for(const C of L(B,"OCGs"))g.push(C);for(const[C,b]of P)for(const z of L(R,C))b.push(z);for(const C of L(R,"ON"))x.push(C);for(const C of new N.
z(w.document).groupsOff())v.push((0,F.yY)(C,w.index))}const T=new O.Bi(h&&u.dict(h.get("D")));T.delete("BaseState");for(const[w,B]of[...P,["ON",x],["OFF",v]])B.
length>0?T.set(w,B):T.delete(w);const U=new O.Bi(h);U.set("OCGs",g),U.set("D",T),u.editCatalog().set("OCProperties",u.add(U))}}),25524:((X,K,c)=>{c.d(K,{Bg:()=>N,
Po:()=>F,fS:()=>I,yY:()=>A});var O=c(45599);const N=S=>S.find(({index:M})=>M===0).document,F=(S,M,u=0)=>S===u?new O.oS(M):new O.rV(S,M);function A(S,M){if(M===0||
S instanceof O.rV)return S;if(S instanceof O.oS)return new O.rV(M,S.number);if(Array.isArray(S))return S.map(h=>A(h,M));if(S instanceof O.Z6||!(S instanceof O.Bi))
return S;const u=new O.Bi;for(const[h,g]of S)u.set(h,A(g,M));return u}class I{meaning;taken;last=new Map;constructor(M=[],u=h=>h){this.meaning=u,this.taken=new Set(
[...M].map(u))}get size(){return this.taken.size}has(M){return this.taken.has(this.meaning(M))}add(M){this.taken.add(this.meaning(M))}free(M){const u=M.startsWith(
"þÿ");for(let h=(this.last.get(M)??1)+1;;h++){const g=`_${h}`,x=M+(u?[...g].map(v=>`\0${v}`).join(""):g);if(!this.has(x))return this.last.set(M,h),this.add(x),
x}}}}),95947:((X,K,c)=>{c.d(K,{U:()=>I});var O=c(45599);const N=2e4,F=4,A=16;class I{document;left;constructor(h){this.document=h,this.left=N+F*h.bytes.length}async same(h,g){
const{document:x}=this,{pace:v}=x.job,P=new Set,T=[h,g.value];for(;T.length>0;){const[U,w]=[T.pop(),T.pop()];if(w instanceof O.oS&&U instanceof O.oS){if(x===g.document&&
w.number===U.number)continue;const b=this.pairOf(w,U,g.document);if(P.has(b))continue;b>=0&&P.add(b)}const[B,R]=[x.resolve(w),g.document.resolve(U)],L=Math.max(
M(B),M(R));if(this.left-=L,this.left<0)return!1;const C=v.step(L*50);if(C&&await C,!this.alike(B,R,g.document,T))return!1}return!0}pairOf(h,g,x){return h.number<
this.document.size&&g.number<x.size?h.number*x.size+g.number:-1}alike(h,g,x,v){if(h===g&&(this.document===x||!(h instanceof Object)))return!0;if(h instanceof O.
Mx)return g instanceof O.Mx&&Buffer.compare(h.bytes,g.bytes)===0;if(h instanceof O.SX)return g instanceof O.SX&&h.text===g.text;if(Array.isArray(h)){if(!Array.isArray(
g)||h.length!==g.length)return!1;for(const[P,T]of h.entries())v.push(T,g[P]);return!0}return h instanceof O.Bi?g instanceof O.Bi&&S(h,g,v):!(h instanceof O.Z6)||
!(g instanceof O.Z6)?!1:S(h.dict,g.dict,v)&&Buffer.compare(this.document.encoded(h),x.encoded(g))===0}}function S(u,h,g){if(u.size!==h.size)return!1;for(const[x,
v]of u){const P=h.get(x);if(P===void 0)return!1;g.push(v,P)}return!0}function M(u){return u instanceof O.Z6?1+u.dict.size+u.data.length/A:u instanceof O.Mx?1+u.
bytes.length/A:u instanceof O.Bi?1+u.size:Array.isArray(u)?1+u.length:1}}),6057:((X,K,c)=>{c.d(K,{VO:()=>F,b0:()=>I,c_:()=>M,iw:()=>A,lQ:()=>S});var O=c(74135);
const N=[0,0,612,792],F=(u,h)=>I(u,u.pages.attribute(h,"MediaBox"))??N;function A(u,h){const{pages:g}=u,x=u.resolve(u.entry(g.number(h),"UserUnit"));return{box:(0,O.
Mo)(F(u,h),I(u,g.attribute(h,"CropBox"))),rotation:M(u.resolve(g.attribute(h,"Rotate"))),userUnit:typeof x=="number"&&x>0?x:1}}function I(u,h){const g=u.array(h)?.
map(v=>u.resolve(v));if(g?.length!==4||!g.every(v=>typeof v=="number"&&Number.isFinite(v)))return;const x=(0,O.ds)(g);return x[0]<x[2]&&x[1]<x[3]?x:void 0}function S(u,h){
const g=(u.array(h)??[]).map(x=>u.resolve(x));return g.length===6&&g.every(x=>typeof x=="number")?g:[1,0,0,1,0,0]}function M(u){const h=typeof u=="number"?(u%360+
360)%360:0;return h===90||h===180||h===270?h:0}}),45553:((X,K,c)=>{c.d(K,{AO:()=>I,LB:()=>S,M4:()=>h,RT:()=>M,ro:()=>A});var O=c(77581),N=c(45599),F=c(37081);const A=({
number:g})=>new N.oS(g);function I(g,x,v){return new N.Bi([["Title",(0,O.wx)(x)],...v===void 0?[]:[["Dest",[new N.oS(g.pages.number(v)),new N.SX("Fit")]]]])}const S=()=>new N.
Bi([["Type",new N.SX("Outlines")]]);function M(g,x,v,P,T=!1){const[U,w]=[g[0],g.at(-1)];if(!U||!w)return v;let B=0;for(const[R,L]of g.entries()){const C=L.document.
edit(L.number);if(!(C instanceof N.Bi))continue;const b=L.document.resolve(C.get("Count"));B+=1+(typeof b=="number"&&b>0?b:0),C.set("Parent",P(x,L)),u(C,"Prev",
g[R-1],L,P),u(C,"Next",g[R+1],L,P)}return v.set("First",P(U,x)),v.set("Last",P(w,x)),v.set("Count",T?-B:B),v}function u(g,x,v,P,T){v?g.set(x,T(v,P)):g.delete(x)}
async function h(g){const x=[],v=P=>{const T=P instanceof N.oS&&g.get(P)instanceof N.Bi;return T&&x.push(P.number),T};return await(0,F.O)(g,v,1),x}}),65901:((X,K,c)=>{
c.d(K,{U:()=>h});var O=c(45599),N=c(33546),F=c(2878),A=c(94399),I=c(73249);const S=["BleedBox","TrimBox","ArtBox","UserUnit"],M=["MediaBox","CropBox","Rotate"],
u={style:void 0,prefix:void 0,number:1};async function h(x,v,P){await(0,I.E)(x);const{pages:T,job:U}=x,w=await(0,N.Hr)(x),B=[],R=[];let L=0;for(let C=0;C<T.count;C++){
const b=v[L]===C+1;b&&L++;const z=w?.(C)??u,d=b?g(x,C):-1;b&&P==="before"&&(B.push(d),R.push(u)),B.push(T.number(C)),R.push(z),b&&P==="after"&&(B.push(d),R.push(
u));const D=U.pace.step(400);D&&await D}(0,A.N)(x),(0,F.m)(x),w&&x.editCatalog().set("PageLabels",x.add((0,N.Zh)(x,R))),await T.rebuild(B)}function g(x,v){const{
pages:P}=x,T={Type:(0,O.UU)("Page"),Resources:(0,O.jd)({})};for(const U of M)T[U]=P.attribute(v,U);for(const U of S)T[U]=x.entry(P.number(v),U);return x.add((0,O.
jd)(T)).number}}),73249:((X,K,c)=>{c.d(K,{E:()=>h});var O=c(21996),N=c(90536),F=c(78157),A=c(45599),I=c(12207),S=c(9819),M=c(17671);const u=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;
async function h(w){const B=await T(w);if(B.length===0)return;let R;const L=(0,S.Wo)(w,"Dests");let C;for(const b of B){const z=w.get(b),d={changed:!1},D=Y=>{g(
Y)&&(Y[0]=x(w,Y[0])??(C??=w.add(null)),d.changed=!0)};g(z)&&(R??=await P(w),R.has(b)||D(z)),(0,A.cy)(z)&&z.forEach(D),(0,N.C)(z,Y=>v(w,Y,D)),L?.holder===b&&L.dict.
forEach(D),d.changed&&w.edit(b)}C&&await(0,M.E2)(w,C)}function g(w){return(0,A.cy)(w)&&typeof w[0]=="number"&&w[1]instanceof A.SX&&u.test(w[1].text)}function x(w,B){
const R=(0,I.hN)(w,B);return R===void 0?void 0:new A.oS(w.pages.number(R))}function v(w,B,R){const L=B.get("Names");(0,A.cy)(L)&&L.forEach(R),R(B.get("Dest")),R(
B.get("OpenAction"));const C=w.resolve(B.get("S"));(C===null||(0,A.Eo)(C,"GoTo"))&&R(B.get("D"))}async function P(w){const B=new Set,{GoToR:R,GoToE:L}=await(0,O.
zx)(w,["GoToR","GoToE"]);for(const C of[...R,...L])(0,N.C)(w.get(C),b=>{const[z,d]=[w.resolve(b.get("S")),b.get("D")];(0,A.i9)(d)&&((0,A.Eo)(z,"GoToR")||(0,A.Eo)(
z,"GoToE"))&&B.add(d.number)});return B}async function T(w){const B=new Set;await(0,O.RJ)(w,(R,L,C,b)=>{const z=R.subarray(L,C);for(const d of["Fit","XYZ"])for(let D=z.
indexOf(d);D>=0;D=z.indexOf(d,D+d.length)){if(!U(z,D))continue;const Y=b(L+D);Y!==void 0&&B.add(Y)}});for(const R of(0,O.vb)(w))B.add(R);return[...B]}function U(w,B){
let R=B-2;for(;R>=0&&F.Kl[w[R]]===F.t6;)R--;return(0,F.yp)(w[R])}}),27612:((X,K,c)=>{c.d(K,{l:()=>F});var O=c(21996),N=c(90536);async function F(A,I,S){for(const M of await(0,O.
V3)(A,I)){const u=A.job.pace.step(200);u&&await u;const h={changed:!1};(0,N.C)(A.get(M),g=>{S(g)&&(h.changed=!0)}),h.changed&&A.edit(M)}}})};
