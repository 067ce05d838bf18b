"use strict";exports.id=9740,exports.ids=[9740],exports.modules={87267:((ne,J,r)=>{r.r(J),r.d(J,{drawUndrawnFields:()=>P,drawViewerFields:()=>N});var j=r(82943),M=r(78906),G=r(
52755),V=r(16259),I=r(68164),L=r(71250);async function N(x,y){if(!y.needsAppearances)return[];const S=(0,L.y4)(await Z(x,y,!1),new Set);return S===""?[]:[(0,j.F)(
S,"Fill the form before, with a font that has them.")]}async function P(x){await Z(x,await G.mO.read(x),!0)}async function Z(x,y,S){const D=await V.n.read(x,y),
B=new M.y(x,y,D);return await(0,I.$)(x,y,D,B,{missing:S}),B.missing}}),11911:((ne,J,r)=>{r.r(J),r.d(J,{merge_documents:()=>Ft});var j=r(58552),M=r(82943),G=r(47707),
V=r(91369),I=r(95800),L=r(77500),N=r(85392),P=r(61257),Z=r(21281),x=r(824),y=r(73249),S=r(56457),D=r(33238),B=r(10442),_=r(91519),q=r(14029),A=r(98446),X=r(52755),
W=r(45657),u=r(87267);async function w(e){const s=[],t=e.flatMap(({document:n})=>{const o=n.dict(n.catalog.get("AcroForm"));return o?[{document:n,leftToViewers:n.
resolve(o.get("NeedAppearances"))===!0}]:[]});if(t.every(({leftToViewers:n})=>n))return s;for(const{document:n,leftToViewers:o}of t)o&&(0,W.RZ)(s,await(0,u.drawViewerFields)(
n,await X.mO.read(n)));return s}var E=r(94399),U=r(2878),c=r(45599),g=r(25524),K=r(95947);async function l(e){const{document:s}=e[0],t=s.editCatalog(),n=e.some(
o=>o.document.catalog.has("Collection"));t.delete("Collection"),await R(e.filter(({made:o})=>!o))||t.delete("OutputIntents"),b(e,t),$(e,t),e.length>1&&(0,U.m)(s);
for(const o of e)(0,E.N)(o.document);return{droppedPortfolio:n}}async function R([e,...s]){const t=({document:n})=>({document:n,value:n.array(n.catalog.get("Out\
putIntents"))??[]});for(const n of s)if(!await new K.U(n.document).same(t(n).value,t(e)))return!1;return!0}function b(e,s){const t=new c.Bi,n=new Map;for(const{
index:o,document:a}of e)for(const[i,f]of a.dict(a.catalog.get("Extensions"))??[])(!t.has(i)||F(a,f)>n.get(i))&&(t.set(i,(0,g.yY)(f,o)),n.set(i,F(a,f)));t.size>0?
s.set("Extensions",t):s.delete("Extensions")}function F(e,s){const t=e.resolve(e.dict(s)?.get("ExtensionLevel"));return typeof t=="number"?t:0}function $(e,s){const t=e.
flatMap(({index:n,document:o})=>(o.array(o.catalog.get("Threads"))??[]).map(a=>(0,g.yY)(a,n)));t.length>0&&s.set("Threads",t)}var Y=r(27612),z=r(12207),C=r(81077);
const H=1e3;async function k(e){const s=new Map,t=new Map,n=[],o=new g.fS;for(const f of e){const d=await(0,z.jS)(f.document);n.push({part:f,...d});for(const m of[
d.strings,d.names])for(const v of m.keys()){o.add(v);const p=f.document.job.pace.step(H/4);p&&await p}}const a=n.some(f=>f.strings.size>0)&&n.some(f=>f.names.size>
0),i=new Set;for(const{part:f,strings:d,names:m}of n){const v=new Set([...d.keys(),...m.keys()]),p=new Map,{pace:O}=f.document.job;for(const T of v){i.has(T)&&p.
set(T,o.free(T));const Q=O.step(H);Q&&await Q}for(const T of v)i.add(p.get(T)??T);for(const[T,Q]of d){s.set(p.get(T)??T,(0,g.yY)(Q,f.index));const ee=O.step(H);
ee&&await ee}const h=new Map;if(a)for(const T of m.keys())d.has(T)&&h.set(T,o.free(T));for(const[T,Q]of m){(a?s:t).set(h.get(T)??p.get(T)??T,(0,g.yY)(Q,f.index));
const ee=O.step(H);ee&&await ee}await ue(f,new te(v,p,o),a?h:void 0)}return{strings:s,names:t}}class te{own;renamed;taken;needed;constructor(s,t,n){this.own=s,this.
renamed=t,this.taken=n,this.needed=t.size>0||n.size>s.size}nameFor(s){const t=this.renamed.get(s);if(t!==void 0||this.own.has(s)||!this.taken.has(s))return t;const n=this.
taken.free(s);return this.renamed.set(s,n),n}}async function ue({document:e},s,t){if(!s.needed&&!t)return;const n=o=>{const a=e.resolve(o);if(a instanceof c.SX&&
t)return(0,c.Px)(t.get(a.text)??s.nameFor(a.text)??a.text);const i=a instanceof c.Mx,f=i?s.nameFor((0,C.Pu)(a)):a instanceof c.SX?s.nameFor(a.text):void 0;if(f!==
void 0)return i?(0,c.Px)(f):new c.SX(f)};await(0,Y.l)(e,["Dest","GoTo"],o=>{const a=o.has("Dest")?"Dest":(0,c.Eo)(e.resolve(o.get("S")),"GoTo")?"D":void 0,i=a&&
n(o.get(a));return!a||i===void 0?!1:(o.set(a,i),!0)})}var ce=r(91374),Pe=r(21996),Ke=r(84961),je=r(87773),$e=r(90536),ge=r(77581),me=r(19557);const xe=e=>(0,ge.
g7)((0,c.Px)(e));class Xe{taken;kept=new Set;renamed=new Map;constructor(s){this.taken=s}fullName(s){for(const o of ze(s)){const a=s.slice(0,o),i=this.renamed.get(
a);if(i!==void 0)return xe(i)+s.slice(o);if(this.kept.has(a))return}const[t=""]=s.split(".",1),n=(0,C.Pu)((0,ge.wx)(t));if(this.taken.has(n))return this.renamed.
set(t,this.taken.free(n)),this.fullName(s)}}const Oe=10;function ze(e){const s=[];for(let t=e.indexOf(".");t>=0&&s.length<Oe;t=e.indexOf(".",t+1))s.unshift(t);return s.
length<Oe&&s.unshift(e.length),s}async function Ze(e,s,t){let n;const o=f=>{f.set("Fields",n??=e.add([...t]));const d=e.resolve(f.get("Flags"));typeof d=="numbe\
r"&&f.set("Flags",d&~me.Hx)},a=f=>{const d=e.resolve(f),m=d instanceof c.Mx?s.fullName((0,ge.g7)(d)):void 0;return m===void 0?f:(0,ge.wx)(m)},i=new Set;for await(const[
f,d]of(0,je.$)(e,await(0,Pe.V3)(e,[...me.fP.keys()])))(0,$e.C)(d,m=>{const v=e.resolve(m.get("S")),p=v instanceof c.SX?me.fP.get(v.text):void 0,O=p===void 0?void 0:
m.get(p);if(p===void 0||!(v instanceof c.SX))return;if(O===void 0){if(!me.ao.has(v.text)||t.length===0)return;o(m),e.edit(f);return}const h=e.array(O);if(h&&O instanceof
c.oS){if(i.has(O.number))return;i.add(O.number)}const T=h?h.map(a):a(O);if(!(h?h.every((Q,ee)=>Q===T[ee]):T===O)){if(h&&O instanceof c.oS){e.put(O,T);return}m.set(
p,T),e.edit(f)}})}var Ye=r(45079),Ge=r(64680),He=r(37709);const Ve=1e3;class Qe{merged=new c.Bi;origin=new Map;async add(s,t){const{document:n}=s,o=new K.U(n),a=n.
dict(t.get("DR")),i=new Map;for(const[f,d]of a??[]){const m=n.dict(d);if(!m){this.merged.has(f)||this.merged.set(f,(0,g.yY)(n.resolve(d),s.index));continue}const v=this.
category(f);for(const[p,O]of m){const h=n.job.pace.step(Ve);h&&await h;const T=await this.place(f,p,{document:n,value:O},o);v.set(T,v.get(T)??(0,g.yY)(O,s.index)),
f==="Font"&&T!==p&&i.set(p,T)}}i.size>0&&await this.rewrite(s,t,i)}async place(s,t,n,o){for(let a=1;;a++){const i=a===1?t:`${t}_${a}`,f=`${s}/${i}`,d=this.origin.
get(f);if(!(d&&!await o.same(n.value,d)))return d||this.origin.set(f,n),i}}category(s){const t=this.merged.get(s);if(t instanceof c.Bi)return t;const n=new c.Bi;
return this.merged.set(s,n),n}async rewrite({document:s},t,n){const o=s.resolve(t.get("DA"));for(const{number:a,dict:i,parent:f}of(0,ce.iA)(s)){const d=s.resolve(
i.get("DA")),m=!f&&(0,ce.hj)(s,i,"DA")===void 0,v=d instanceof c.Mx?d:m?o:null;if(!(v instanceof c.Mx))continue;const p=Me(v,n);p&&(a!==void 0&&s.edit(a),i.set(
"DA",p))}await(0,Y.l)(s,["FreeText"],a=>{const i=s.resolve(a.get("DA")),d=(0,c.Eo)(s.resolve(a.get("Subtype")),"FreeText")&&i instanceof c.Mx?Me(i,n):void 0;return d&&
a.set("DA",d),d!==void 0})}}function Me(e,s){const t=e.bytes,n=new He.BT(t),o=[];let a=0;for(;n.next();){const i=n.count-2,f=n.operator==="Tf"?s.get(n.name(i)??
""):void 0;if(f===void 0)continue;const d=new Ge.k(64);(0,Ye.dZ)(d,f),o.push(t.subarray(a,n.startOf(i)),d.bytes),a=n.endOf(i)}return a===0?void 0:new c.Mx(Buffer.
concat([...o,t.subarray(a)]))}const we=1e3,Je=100,ke=200;async function _e(e,s){const t=e.filter(({document:p})=>ie(p)),{document:n}=e[0];if(t.length===0)return{
droppedXfa:!1,renamedUnderScripts:[]};const o=n.editCatalog(),a=new c.Bi(ie(n)),i=t.some(p=>ie(p.document).has("XFA"));a.delete("XFA"),o.delete("NeedsRendering");
const f=[],d=[],m=new Qe,v=(await qe(t)).flatMap(p=>s.has(p)?[p.index]:[]);for(const p of t){const O=ie(p.document);p.index>0&&await nt(p,O,n,a),await m.add(p,O),
p.document.resolve(O.get("NeedAppearances"))===!0&&a.set("NeedAppearances",!0),await Se(p,O.get("Fields"),f),await Se(p,O.get("CO"),d)}return a.set("Fields",f),
d.length>0&&a.set("CO",d),m.merged.size>0&&a.set("DR",m.merged),o.set("AcroForm",n.add(a)),{droppedXfa:i,renamedUnderScripts:v}}const ie=e=>e.dict(e.catalog.get(
"AcroForm"));async function qe(e){const s=[];for(const d of e)s.push({part:d,fields:await tt(d.document)});const t=new Map,n=d=>{let m=t.get(d);return m===void 0&&
t.set(d,m=xe(d)),m},o=new g.fS(s.flatMap(({part:d,fields:m})=>m.map(({dict:v})=>Te(d.document,v))),n),a=s.filter(({fields:d})=>d.length>0).length>1,i=new Set,f=[];
for(const{part:d,fields:m}of s){const{document:v}=d,p=new Xe(o),O=new Map;for(const{dict:h,number:T}of m){const Q=v.job.pace.step(we);Q&&await Q;const ee=Te(v,h),
ae=n(ee);if(!i.has(ae)){p.kept.add(ae);continue}const se=p.renamed.get(ae)??o.free(ee);p.renamed.set(ae,se),T!==void 0&&v.edit(T);let re=O.get(se);re===void 0&&
O.set(se,re=se.length>ke?v.add((0,c.Px)(se)):(0,c.Px)(se)),h.set("T",re)}p.renamed.size>0&&f.push(d);for(const h of p.kept)i.add(h);for(const h of p.renamed.values())
i.add(n(h));if(a){const h=v.array(ie(v)?.get("Fields"))?.filter(c.i9)??[];await Ze(v,p,h)}}return f}async function Se({document:e,index:s},t,n){for(const o of e.
array(t)??[]){n.push((0,g.yY)(o,s));const a=e.job.pace.step(Je);a&&await a}}async function et(e){const s=new Set;for(const t of e){const{document:n}=t;if(t.index===
0||!ie(n))continue;const o=new Set([n.catalogNumber]),a=n.dict(n.catalog.get("Names"))?.get("JavaScript");for(const[,f]of await(0,C.Zc)(n,a,"Names"))f instanceof
c.oS&&o.add(f.number);const i=(await(0,Pe.V3)(n,["JS"])).filter(f=>!o.has(f));await(0,Ke.xS)(n,i)&&s.add(t)}return s}async function tt(e){const s=new Set,t=[];for(const n of(0,ce.
iA)(e)){const o=e.job.pace.step(we);o&&await o,n.parent&&s.has(n.parent)?s.add(n):e.resolve(n.dict.get("T"))instanceof c.Mx&&(s.add(n),t.push(n))}return t}const Te=(e,s)=>(0,C.
Pu)(e.resolve(s.get("T")));async function nt({document:e},s,t,n){for(const o of["DA","Q"]){const a=e.resolve(s.get(o))??(o==="Q"?0:null),i=t.resolve(n.get(o))??
(o==="Q"?0:null);if(!(a===null||a instanceof c.oS||a===i)&&!(a instanceof c.Mx&&i instanceof c.Mx&&(0,C.Pu)(a)===(0,C.Pu)(i)))for(const{number:f,dict:d,parent:m}of(0,ce.
iA)(e)){const v=e.job.pace.step(we);v&&await v,!(m||(0,ce.hj)(e,d,o)!==void 0)&&(f!==void 0&&e.edit(f),d.set(o,a))}}}var De=r(33546);function*st(e){for(const s of e)
for(let t=0;t<s.document.pages.count;t++)yield{part:s,page:t}}function ot(e,s){if(s==="none")return;const t=[],n=e.reduce((o,{document:a})=>Math.max(o,a.pages.count),
0);for(let o=0;o<n;o++)for(const a of e){const{count:i}=a.document.pages;o<i&&t.push({part:a,page:s==="backward"&&a.index>0?i-1-o:o})}return t}const Ae=100;async function at(e,s){
const t=e[0].document;for(const{document:a}of e)await a.pages.rebuild(a.pages.numbers);const n=t.add(null),o=[];for(let a=0;a<s.length;a+=Ae){const i=t.add(null),
f=[];for(const{part:d,page:m}of s.slice(a,a+Ae)){const v=d.document.pages.number(m),p=d.document.edit(v);p instanceof c.Bi&&p.set("Parent",(0,g.Po)(0,i.number,d.
index)),f.push((0,g.Po)(d.index,v));const O=t.job.pace.step(1e3);O&&await O}t.put(i,ve(f,f.length,n)),o.push(i)}t.put(n,ve(o,s.length)),t.edit(t.catalogNumber).
set("Pages",n)}function ve(e,s,t){return new c.Bi([["Type",new c.SX("Pages")],...t?[["Parent",t]]:[],["Kids",e],["Count",s]])}async function it(e){const s=(0,g.
Bg)(e),t=s.add(null),n=[];let o=0;for(const{index:a,document:i}of e){await i.pages.settle(),i.catalog.get("Pages")instanceof c.oS||await i.pages.rebuild(i.pages.
numbers);const f=i.catalog.get("Pages"),d=i.edit(f);d instanceof c.Bi&&d.has("Kids")&&(d.set("Parent",(0,g.Po)(0,t.number,a)),d.set("Count",i.pages.count),n.push(
(0,g.Po)(a,f.number))),o+=i.pages.count}s.put(t,ve(n,o)),s.edit(s.catalogNumber).set("Pages",t)}async function rt(e,s){const t=[];for(const{index:a,document:i}of e)
t[a]=await(0,De.Hr)(i);if(t.every(a=>a===void 0))return;const n=(0,g.Bg)(e),o=(0,De.Zh)(n,ct(s??st(e),t));n.editCatalog().set("PageLabels",n.add(o))}function*ct(e,s){
for(const{part:t,page:n}of e)yield s[t.index]?.(n)??{style:"D",prefix:void 0,number:n+1}}const ft=["AP","Pages","Templates","IDS","URLS","AlternatePresentations",
"Renditions"],fe=1e3;async function dt(e,s){const{document:t}=e[0],n=t.editCatalog(),o=new c.Bi(t.dict(n.get("Names"))),a=async(f,d)=>{d.size>0&&o.set(f,t.add(await(0,C.
MN)(t,d)))};await a("Dests",s.strings),await a("EmbeddedFiles",await ut(e));for(const f of ft)e.some(d=>lt(d,f))&&await a(f,await gt(e,f));o.size>0&&n.set("Name\
s",t.add(o)),s.names.size>0?n.set("Dests",t.add(new c.Bi(s.names))):n.delete("Dests");const i=[];for(const{document:f,index:d}of e)for(const m of f.array(f.catalog.
get("AF"))??[]){i.push((0,g.yY)(m,d));const v=t.job.pace.step(fe);v&&await v}i.length>0&&n.set("AF",i)}async function be({document:e},s){const t=e.dict(e.catalog.
get("Names"))?.get(s),n=[];for(const[o,a]of await(0,C.Zc)(e,t,"Names")){o instanceof c.Mx&&n.push([(0,C.Pu)(o),a]);const i=e.job.pace.step(fe);i&&await i}return n}
const lt=({document:e},s)=>e.dict(e.catalog.get("Names"))?.has(s)??!1;async function ut(e){const s=[],t=new g.fS;for(const o of e){const a=await be(o,"EmbeddedF\
iles");s.push({part:o,entries:a});for(const[i]of a){t.add(i);const f=o.document.job.pace.step(fe);f&&await f}}const n=new Map;for(const{part:o,entries:a}of s)for(const[
i,f]of a){n.set(n.has(i)?t.free(i):i,(0,g.yY)(f,o.index));const d=o.document.job.pace.step(fe);d&&await d}return n}async function gt(e,s){const t=new Map;for(const n of e)
for(const[o,a]of await be(n,s)){t.has(o)||t.set(o,(0,g.yY)(a,n.index));const i=n.document.job.pace.step(fe);i&&await i}return t}var de=r(45553);const Re=(e,s)=>(0,g.
Po)(e.part,e.number,s.part);async function mt(e,s){const t=[];for(const a of e)if(s&&!a.made)t.push(await ht(a,s[a.index]));else for(const i of await Ce(a))t.push(
i);if(t.length===0)return;const n=(0,g.Bg)(e),o=n.add(null);n.put(o,await(0,de.RT)(t,{part:0,document:n,number:o.number},(0,de.LB)(),Re)),n.editCatalog().set("O\
utlines",o)}async function ht(e,s){const{document:t}=e,{number:n}=t.add(null),o={part:e.index,document:t,number:n};return t.put(n,await(0,de.RT)(await Ce(e),o,(0,de.
AO)(t,s,0),Re)),o}const Ce=async({index:e,document:s})=>(await(0,de.M4)(s)).map(t=>({part:e,document:s,number:t}));var Fe=r(47261),pt=r(44233),Be=r(60660);async function wt(e){
const s=e.filter(({document:o})=>!(0,Be.Bi)(o)),t=e.some(({document:o,made:a})=>!a&&(0,Be.Bi)(o)),n=e.filter(({document:o})=>ye(o));return n.length>0&&await vt(
e,n,s.length>0),t?s:[]}async function vt(e,s,t){const n=(0,g.Bg)(e),o=n.editCatalog();t&&o.delete("MarkInfo");for(const h of e)ye(h.document)||await Ie(h.document,
void 0);if(s.length===1&&s[0].index===0)return;const a=n.add(null).number,i=[],f=[],d={merged:new Map,taken:new g.fS},m=new Mt,v=new Map(yt.map(h=>[h,[]]));let p=0;
for(const h of s){const T=ye(h.document),Q=Et(h.document,T);for(const oe of Q)Pt(h,oe,a,o);for(const oe of Q)i.push((0,g.yY)(oe,h.index));const ee=await(0,C.Zc)(
h.document,T.get("ParentTree"),"Nums"),ae=ee.reduce((oe,[le])=>Math.max(oe,Number(le)),await Ie(h.document,p));for(const[oe,le]of ee)f.push([Number(oe)+p,(0,g.yY)(
le,h.index)]);p+=Math.max(ae+1,xt(h.document,T));const se=await St(h,T,d),re=h.document.dict(T.get("ClassMap"));se.size>0&&Tt(h.document,re,se);const pe={S:await m.
join(h,"S",await Ot(h.document,T.get("RoleMap"))),C:await m.join(h,"C",re),ID:se};pe.S.size+pe.C.size+pe.ID.size>0&&await Dt(h.document,pe);for(const[oe,le]of v)
for(const zt of h.document.array(T.get(oe))??[])le.push((0,g.yY)(zt,h.index))}const O=new c.Bi([["Type",new c.SX("StructTreeRoot")],["K",i],["ParentTree",n.add(
(0,C.H6)(n,await(0,pt.qZ)(f,(h,T)=>Number(h[0])-Number(T[0]),n.job.pace),"Nums"))],["ParentTreeNextKey",p]]);m.roles.size>0&&O.set("RoleMap",m.roles),m.classes.
size>0&&O.set("ClassMap",m.classes);for(const[h,T]of v)T.length>0&&O.set(h,T);d.merged.size>0&&O.set("IDTree",n.add(await(0,C.MN)(n,d.merged))),n.put(a,O),o.set(
"StructTreeRoot",new c.oS(a))}const yt=["Namespaces","PronunciationLexicon","AF"],ye=e=>e.dict(e.catalog.get("StructTreeRoot"));function Et(e,s){const t=s.get("\
K");return t===void 0?[]:e.array(t)??[t]}function Pt({index:e,document:s},t,n,o){const a=t instanceof c.oS?s.edit(t):t;if(!(a instanceof c.Bi))return;a.set("P",
(0,g.Po)(0,n,e));const i=s.resolve(s.catalog.get("Lang"));if(e>0&&i instanceof c.Mx&&!a.has("Lang")){const f=o.get("Lang");(!(f instanceof c.Mx)||(0,C.Pu)(f)!==
(0,C.Pu)(i))&&a.set("Lang",i)}}function xt(e,s){const t=e.resolve(s.get("ParentTreeNextKey"));return typeof t=="number"&&Number.isInteger(t)&&t>0&&t<1e8?t:0}async function Ie(e,s){
let t=-1;return await(0,Y.l)(e,["StructParent"],n=>{let o=!1;for(const a of["StructParents","StructParent"]){const i=e.resolve(n.get(a));typeof i=="number"&&(t=
Math.max(t,i),s!==0&&(o=!0,s===void 0?n.delete(a):n.set(a,i+s)))}return o}),t}async function Ot(e,s){const t=e.dict(s);if(!t)return;const n=new Map;for(const o of t.
keys()){const a=new Set;let i=new c.SX(o);for(;i instanceof c.SX&&t.has(i.text)&&!n.has(i.text)&&!a.has(i.text);)a.add(i.text),i=e.resolve(t.get(i.text));const f=i instanceof
c.SX?i.text:"";let d=!1;for(const m of a){d||=a.has(f)&&m===f,n.set(m,d?new c.SX(m):n.get(f)??i);const v=e.job.pace.step(he);v&&await v}}return new c.Bi([...t.keys()].
map(o=>[o,n.get(o)]))}class Mt{roles=new c.Bi;classes=new c.Bi;origins=new Map;taken={S:new g.fS,C:new g.fS};async join({index:s,document:t},n,o){const a=n==="S"?
this.roles:this.classes,i=new Map,f=this.taken[n];for(const m of o?.keys()??[])f.add(m);const d=new K.U(t);for(const[m,v]of o??[]){const p=t.job.pace.step(he);p&&
await p;const O=this.origins.get(`${n}/${m}`);if(O&&await d.same(v,O))continue;const h=O?f.free(m):m;O&&i.set(m,h),this.origins.set(`${n}/${h}`,{document:t,value:v}),
a.set(h,(0,g.yY)(v,s))}return i}}const he=1e3;async function St({index:e,document:s},t,{merged:n,taken:o}){const a=new Map,i=[],{pace:f}=s.job;for(const[d,m]of await(0,C.
Zc)(s,t.get("IDTree"),"Names")){const v=(0,C.Pu)(d);i.push([v,m]),o.add(v);const p=f.step(he);p&&await p}for(const[d,m]of i){const v=n.has(d)?o.free(d):d;v!==d&&
a.set(d,v),n.set(v,(0,g.yY)(m,e));const p=f.step(he);p&&await p}return a}function Ne(e,s,t){const n=e.array(s.get("Headers"));return n?.some(o=>o instanceof c.Mx&&
t.has((0,C.Pu)(o)))?(s.set("Headers",n.map(o=>Ue(o,t)??o)),!0):!1}function Tt(e,s,t){const n=new Set;for(const o of s?.values()??[])if(!(o instanceof c.oS&&n.has(
o.number))){o instanceof c.oS&&n.add(o.number);for(const a of e.array(o)??[o]){const i=e.dict(a);if(!i||!Ne(e,i,t))continue;const f=a instanceof c.oS?a:o;f instanceof
c.oS&&e.edit(f)}}}async function Dt(e,{S:s,C:t,ID:n}){await(0,Y.l)(e,["StructElem","Headers","ID","Pg","K"],o=>{const a=Ne(e,o,n);if(!(0,c.Eo)(e.resolve(o.get("\
Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return a;const i=e.resolve(o.get("C")),f={S:Ee(e.resolve(o.get("S")),s),ID:Ue(e.resolve(o.get("ID")),n),C:Array.
isArray(i)?i.map(d=>Ee(d,t)??d):Ee(i,t)};for(const[d,m]of Object.entries(f))m!==void 0&&o.set(d,m);return a||Object.values(f).some(d=>d!==void 0)})}function Ee(e,s){
const t=e instanceof c.SX?s.get(e.text):void 0;return t===void 0?void 0:new c.SX(t)}function Ue(e,s){const t=e instanceof c.Mx?s.get((0,C.Pu)(e)):void 0;return t===
void 0?void 0:(0,c.Px)(t)}const Le=({name:e},s)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${s+1}`,At=/^(untitled|unnamed|document ?\d*|title|\(.*\)|microsoft \w+ - .*)$|\.(docx?|xlsx?|pptx?|od[tsp]|pdf|rtf|txt|md|tex|dvi|indd|qxd|html?|e?ps|ai|psd|dwg|vsdx?|pages|key)$|^[\W_]*$/i,
bt=300;async function Rt(e,s,t){const{title:n}=(0,x._6)(e,await(0,x.Br)(e));return n===null||n.length>bt||At.test(n)?Le(s,t):n}var Ct=r(70344);const Ft=async(e,s,t)=>{
const{open_password:n,bookmarks:o,interleave:a,start_on_odd:i,table_of_contents:f}=s,d=[],m=await It(e,n,t,d),v=f?await Ut(m,e,i,t,d):void 0,p=v?[v,...m]:m;i&&await(0,Fe.
_)(p);const O=ot(p,a);(p.length>1||o==="per_document")&&await Lt(p,O,e,o==="per_document",d);const h=v?[...m,v]:m,T=await(0,q.fT)(h.map(({document:ee})=>ee),{encryption:"\
none",...h.length>1?{dedupe:V.I}:{}}),Q=h.reduce((ee,{document:ae})=>ee+ae.pages.count,0);return{documents:[{name:e[0].name,bytes:T,pageCount:Q}],notes:d,facts:{
pageCount:Q,documentCount:e.length,firstPages:Nt(p,O)}}},Bt=10,We=({error:e,position:s,name:t},n=[])=>(0,j.xx)(e,s,t,n);async function It(e,s,t,n){const o=[],a=[],
i=[],f=[],d=[],m=h=>({...t,onRepaired:T=>d.push({name:h,damage:T})});for(const[h,T]of e.entries()){try{const Q=await(0,_.E)(T.bytes,e.length>1?m(T.name):t,{password:s});
Q.security&&a.push(T.name),f.push(await(0,D.Y)(Q,"keep")),await Q.pages.settle(),o.push({index:h,document:Q})}catch(Q){if(!(Q instanceof j.zU)||Q.code==="cancel\
led"||e.length===1)throw Q;if(i.push({error:Q,position:h+1,name:T.name}),!j.vl.has(Q.code)||i.length===Bt)break}t.pace.progress((h+1)/(2*e.length))}const[v,...p]=i;
if(v)throw We(v,p.map(h=>We(h)));(0,W.RZ)(n,(0,Ct.dK)(d)),a.length>0&&n.push(Wt(a));const O=f.flatMap(h=>h.fields);return(0,W.RZ)(n,(0,S.DC)({fields:O,usageRights:f.
some(({usageRights:h})=>h)},"merge")),o}function Nt(e,s){const t=e.filter(({made:o})=>!o);if(!s){const o=e.map(({document:a})=>a.pages.count);return(0,Fe.b)(o,!1).
slice(e.length-t.length)}const n=new Map;for(const[o,{part:a}]of s.entries())n.has(a.index)||n.set(a.index,o+1);return t.map(({index:o})=>n.get(o)??1)}async function Ut(e,s,t,n,o){
const{makeContents:a}=await Promise.all([r.e(7762),r.e(9917),r.e(4075),r.e(3745),r.e(4258)]).then(r.bind(r,981)),{contentsHeading:i}=await r.e(7046).then(r.bind(
r,47046)),f=[];for(const{document:O,index:h}of e)f.push(await Rt(O,s[h],h));const d=e[0].document,m=(0,x._6)(d,await(0,x.Br)(d)).language??void 0,{part:v,missing:p}=await a(
e,{heading:i(m),titles:f,language:m,startOnOdd:t},n);return p.size>0&&o.push(Kt([...p])),v}async function Lt(e,s,t,n,o){const a=[...e].sort((O,h)=>O.index-h.index);
(0,W.RZ)(o,await w(a));for(const{document:O}of a)await(0,y.E)(O);const i=await et(a);await mt(e,n?t.map(Le):void 0);const f=await k(a);await dt(a,f),await rt(e,
s),(0,I.J)(a);const d=await wt(e),{droppedXfa:m,renamedUnderScripts:v}=await _e(a,i),{droppedPortfolio:p}=await l(a);(0,W.RZ)(o,await(0,Z.XM)(a[0].document)),await(0,N.
J)(a[0].document)&&o.push((0,P.yW)("it was merged. Attached files stay")),await(s?at(a,s):it(e)),m&&o.push((0,L.Yw)("merge")),v.length>0&&o.push(jt(v.map(O=>t[O].
name))),p&&o.push(Xt),d.length>0&&o.push($t(d.map(({index:O})=>t[O].name)))}const Wt=e=>({code:"protection_removed",message:(0,B.gm)(`The result is not encrypte\
d: it has neither the password nor the restrictions of ${(0,A.Zv)(e)}`)}),Kt=e=>(0,M.F)(`titles in the table of contents have ${[...new Set(e.map(G.I2))].sort().
join(", ")}`,"Give these documents titles in Latin, Greek or Cyrillic letters with set_metadata.",["set_metadata","table_of_contents"]),jt=e=>({code:"scripts_us\
e_old_names",message:`Fields of ${(0,A.Zv)(e)} were renamed, because an earlier document has fields with the same names. Scripts were not changed: a script that\
 uses the old names acts on the fields of the earlier document.`}),$t=e=>({code:"tags_incomplete",message:`The result is not marked as tagged, because ${(0,A.Zv)(
e)} ${(0,A.d5)(e.length,"is","are")} not. It has the tags of the other documents.`}),Xt={code:"portfolio_dropped",message:"A portfolio became an ordinary docume\
nt. Its files remain as attachments."}}),47261:((ne,J,r)=>{r.d(J,{_:()=>G,b:()=>M});var j=r(65901);function M(V,I){let L=1;return V.map(N=>{const P=L;return L+=
N,I&&L%2===0&&L++,P})}async function G(V){const I=V.map(({document:N})=>N.pages.count),L=M(I,!0);for(const[N,{document:P}]of V.slice(0,-1).entries())L[N]+I[N]<L[N+
1]&&await(0,j.U)(P,Uint32Array.of(P.pages.count),"after")}}),36078:((ne,J,r)=>{r.d(J,{AY:()=>L,KJ:()=>Z,XL:()=>N,_:()=>M,hX:()=>y,id:()=>I,qK:()=>V,vs:()=>G,wW:()=>x,
yQ:()=>P});var j=r(45079);function M(S){if(Number.isInteger(S)&&Math.abs(S)<1e7)return String(S);const D=Number(S.toPrecision(7)),B=Math.abs(D)<1e-9?"0":String(
D);return B.includes("e")?D.toFixed(12).replace(/\.?0+$/,""):B}const G=S=>S.map(M).join(" "),V=(S,D)=>`q ${D} cm /${S} Do Q`,I=S=>(0,j.ZV)(Math.round(S*1e3)/1e3||
0),L=([S,D])=>`${I(S)} ${I(D)}`,N=S=>S.map((D,B)=>`${L(D)} ${B===0?"m":"l"}`).join(" "),P=.5523;function Z(S){const D=P,B=(..._)=>`${_.map(([q,A])=>L(S(q,A))).join(
" ")} c`;return[`${L(S(1,0))} m`,B([1,D],[D,1],[0,1]),B([-D,1],[-1,D],[-1,0]),B([-1,-D],[-D,-1],[0,-1]),B([D,-1],[1,-D],[1,0])].join(" ")}function x(S,D){const B={
1:"g",3:"rg",4:"k"}[S.length];return`${S.map(I).join(" ")} ${D==="fill"?B:B.toUpperCase()}`}const y=S=>`[${S.map(I).join(" ")}] 0 d`}),52755:((ne,J,r)=>{r.d(J,{
NT:()=>S,Uv:()=>B,kz:()=>L,mO:()=>q,mw:()=>I,qA:()=>D,sj:()=>V,zx:()=>y});var j=r(9819),M=r(45599),G=r(91374);const V=1,I=2,L=4096,N=8192,P=32768,Z=65536,x=1<<17,
y=1<<18,S=1<<21,D=1<<24,B=1<<25,_=10;class q{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(u){this.document=
u,this.form=(0,j.Wo)(u,"AcroForm"),this.visit=new j._i(u)}static async read(u){const w=new q(u),{form:E}=w;return await w.walk(w.references(E?.dict.get("Fields"),
E?.holder??-1,E?.dict,"Fields"),void 0),await w.readPages(),w}inherited(u,w){for(let E=u;E;E=E.parent){const U=this.document.resolve(E.dict.get(w));if(U!==null)
return U}return w==="DA"||w==="Q"?this.document.resolve(this.form?.dict.get(w)):null}integer(u,w){const E=this.inherited(u,w);return typeof E=="number"?Math.trunc(
E):0}node(u){return this.nodes.get(u)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearance\
s"))===!0}forget(u){const{document:w,nodes:E,widgets:U,fields:c,byName:g}=this,K=({number:l})=>!u.has(l)&&w.exists(l);for(const l of E.values())K(l)||E.delete(l.
number);for(const l of U.values())K(l)||U.delete(l.number);for(const{nodes:l,widgets:R}of c)A(l,K),A(R,K);A(c,({nodes:l})=>l.length>0);for(const[l,R]of g)R.nodes.
length===0&&g.delete(l);this.form=(0,j.Wo)(w,"AcroForm")}async walk(u,w){const{document:E,visit:U}=this;for(const c of(0,G.iA)(E,{from:u,below:w,visit:U,depth:G.
tP})){const{number:g,dict:K}=c;this.nodes.set(g,c);const l=this.references(K.get("Kids"),g,K,"Kids");(0,M.Eo)(E.resolve(K.get("Subtype")),"Widget")||K.has("Rect")?
this.addWidget(c):l.length===0&&(0,G.bf)(c)===c&&this.field(c);const b=E.job.pace.step(1500);b&&await b}}addWidget(u){const w={node:u,number:u.number,dict:u.dict,
pages:[]};this.field((0,G.bf)(u)).widgets.push(w),this.widgets.set(u.number,w)}field(u){const w=this.fieldOf.get(u);if(w)return w;const{name:E,part:U}=u,c=E===""?
void 0:this.byName.get(E),g=this.integer(u,"Ff"),K=X(u.type,g);if(c?.kind===K)return c.nodes.push(u),this.fieldOf.set(u,c),c;const l={name:E,part:U,kind:K,flags:g,
nodes:[u],widgets:[]};return this.fields.push(l),E!==""&&!c&&this.byName.set(E,l),this.fieldOf.set(u,l),l}async readPages(){const{document:u}=this,{pages:w,job:E}=u,
{spend:U}=new j.b9(u);for(let c=0;c<w.count;c++){const g=w.number(c),K=u.entry(g,"Annots");U(u.array(K)?.length??0);for(const R of K===void 0?[]:this.annotations(
K,g)){const b=this.widgets.get(R.number)??await this.orphan(R);b&&b.pages.length>0&&U(_),b&&b.pages.at(-1)!==c+1&&b.pages.push(c+1);const F=E.pace.step(300);F&&
await F}const l=E.pace.step(300);l&&await l}}annotations(u,w){const E=this.document.array(u)??[];if(!E.some(g=>(0,M.Zm)(g)&&(0,M.Eo)(g.get("Subtype"),"Widget")))
return E.filter(M.i9);const U=(0,M.i9)(u)?u.number:w;this.document.edit(U);const c=(0,M.i9)(u)?E:this.document.array(this.document.get(w).get("Annots"))??[];for(const[
g,K]of c.entries())(0,M.Zm)(K)&&(0,M.Eo)(K.get("Subtype"),"Widget")&&(c[g]=this.document.add(K));return c.filter(M.i9)}async orphan(u){const{document:w}=this;if(!(0,M.
Eo)(w.resolve(w.entry(u.number,"Subtype")),"Widget"))return;const E=[u],U=new Set([u.number]);let c;for(let g=w.entry(u.number,"Parent");(0,M.i9)(g)&&E.length<G.
tP&&(c=this.nodes.get(g.number),!(c||U.has(g.number)||!(0,M.Zm)(w.get(g))));)U.add(g.number),E.push(g),g=w.entry(g.number,"Parent");for(const g of E.reverse())this.
nodes.has(g.number)||await this.walk([g],c),c=this.nodes.get(g.number);return this.widgets.get(u.number)}references(u,w,E,U){const{document:c}=this,g=c.array(u);
if(!g||!E)return[];if(!g.some(M.Zm))return g.filter(M.i9);c.edit((0,M.i9)(u)?u.number:w);const K=c.array(E.get(U))??[];for(const[l,R]of K.entries())(0,M.Zm)(R)&&
(K[l]=c.add(R));return K.filter(M.i9)}}function A(W,u){let w=0;for(const E of W)u(E)&&(W[w++]=E);W.length=w}function X(W,u){switch(W){case"Tx":return u&N?"passw\
ord":"text";case"Btn":return u&Z?"button":u&P?"radio":"checkbox";case"Ch":return u&x?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:((ne,J,r)=>{
r.d(J,{Yw:()=>N,br:()=>I,f4:()=>G,mD:()=>V});var j=r(58552),M=r(9819);function G(P,Z){return Z.form?.dict.has("XFA")?P.resolve(P.catalog.get("NeedsRendering"))===
!0||!Z.fields.some(({kind:y})=>y!=="unknown")?"dynamic":"static":"none"}function V(P,Z){if(G(P,Z)!=="dynamic")return;const x="is a dynamic XFA form, whose pages\
 and fields only Adobe viewers show";throw new j.zU("invalid_parameters",`file: ${x}`,{issues:[{field:"file",message:x}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function I(P,Z){const x=(0,M.Wo)(P,"AcroForm");return x?.dict.has("XFA")?(P.edit(x.holder),x.dict.delete(
"XFA"),P.catalog.has("NeedsRendering")&&P.editCatalog().delete("NeedsRendering"),[N(Z)]):[]}const L={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},N=P=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${L[P]}`})}),
61257:((ne,J,r)=>{r.d(J,{Ah:()=>L,py:()=>I,yW:()=>V});var j=r(21281),M=r(824),G=r(85392);const V=(N,P=[])=>({code:"invoice_claim_removed",message:`The document \
is no longer an electronic invoice, because ${N}.`,...P.length>0?{mentions:P}:{}});async function I(N){const P=await L(N);return await(0,G.J)(N)?[V("it has no a\
ttachments"),...P]:P}async function L(N){const{archive:P}=await(0,j.ds)(N);return P?.level!=="f"?[]:[(0,j.qg)(N,await(0,M.Br)(N),P,"its embedded files were remo\
ved")]}}),17413:((ne,J,r)=>{r.d(J,{Y:()=>G});var j=r(21115),M=r(3907);async function G(I,L,N){const P=new V(L);await(0,M.km)(I,N,y=>((y.kind==="start"||y.kind===
"empty")&&P.start(y.name,y.attributes,y.from),(y.kind==="end"||y.kind==="empty")&&P.end(y.name,y.to),P.isTooDeep));const Z=[];let x=0;for(const y of P.dropped)Z.
push(I.slice(x,y.from)),x=y.to;return Z.join("")+I.slice(x)}class V{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new j.ee;constructor(L){this.drops=L}start(L,N,P){
this.isTooDeep=this.open.length>=M.ol,this.scope.enter(N);const Z=this.scope.ofElement(L);this.open.push({name:L,from:P,drops:this.drops(Z,this.elements)}),this.
elements.push(Z)}end(L,N){let P=this.open.length-1;for(;P>=0&&this.open[P].name!==L;)P--;if(P<0)return;const{drops:Z,from:x}=this.open[P];for(;this.open.length>
P;)this.open.pop(),this.elements.pop(),this.scope.leave();if(Z){for(;this.dropped.length>0&&this.dropped.at(-1).from>x;)this.dropped.pop();this.dropped.push({from:x,
to:N})}}}}),45553:((ne,J,r)=>{r.d(J,{AO:()=>L,LB:()=>N,M4:()=>x,RT:()=>P,ro:()=>I});var j=r(77581),M=r(45599),G=r(37081);const V=1e3,I=({number:y})=>new M.oS(y);
function L(y,S,D){return new M.Bi([["Title",(0,j.wx)(S)],...D===void 0?[]:[["Dest",[new M.oS(y.pages.number(D)),new M.SX("Fit")]]]])}const N=()=>new M.Bi([["Typ\
e",new M.SX("Outlines")]]);async function P(y,S,D,B,_=!1){const[q,A]=[y[0],y.at(-1)];if(!q||!A)return D;let X=0;for(const[W,u]of y.entries()){const w=u.document.
edit(u.number);if(!(w instanceof M.Bi))continue;const E=u.document.resolve(w.get("Count"));X+=1+(typeof E=="number"&&E>0?E:0),w.set("Parent",B(S,u)),Z(w,"Prev",
y[W-1],u,B),Z(w,"Next",y[W+1],u,B);const U=u.document.job.pace.step(V);U&&await U}return D.set("First",B(q,S)),D.set("Last",B(A,S)),D.set("Count",_?-X:X),D}function Z(y,S,D,B,_){
D?y.set(S,_(D,B)):y.delete(S)}async function x(y){const S=[],D=B=>{const _=B instanceof M.oS&&y.get(B)instanceof M.Bi;return _&&S.push(B.number),_};return await(0,G.
O)(y,D,1),S}}),65901:((ne,J,r)=>{r.d(J,{U:()=>Z});var j=r(45599),M=r(33546),G=r(2878),V=r(94399),I=r(73249);const L=["BleedBox","TrimBox","ArtBox","UserUnit"],N=[
"MediaBox","CropBox","Rotate"],P={style:void 0,prefix:void 0,number:1};async function Z(y,S,D){await(0,I.E)(y);const{pages:B,job:_}=y,q=await(0,M.Hr)(y),A=[],X=[];
let W=0;for(let u=0;u<B.count;u++){const w=S[W]===u+1;w&&W++;const E=q?.(u)??P,U=w?x(y,u):-1;w&&D==="before"&&(A.push(U),X.push(P)),A.push(B.number(u)),X.push(E),
w&&D==="after"&&(A.push(U),X.push(P));const c=_.pace.step(400);c&&await c}(0,V.N)(y),(0,G.m)(y),q&&y.editCatalog().set("PageLabels",y.add((0,M.Zh)(y,X))),await B.
rebuild(A)}function x(y,S){const{pages:D}=y,B={Type:(0,j.UU)("Page"),Resources:(0,j.jd)({})};for(const _ of N)B[_]=D.attribute(S,_);for(const _ of L)B[_]=y.entry(
D.number(S),_);return y.add((0,j.jd)(B)).number}}),73249:((ne,J,r)=>{r.d(J,{E:()=>x});var j=r(21996),M=r(87773),G=r(90536),V=r(78157),I=r(45599),L=r(12207),N=r(
9819),P=r(17671);const Z=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function x(A){const X=await _(A);if(X.length===0)return;let W;const u=(0,N.Wo)(A,"Dests");let w;
for(const E of X){const U=A.get(E),c={changed:!1},g=K=>{y(K)&&(K[0]=S(A,K[0])??(w??=A.add(null)),c.changed=!0)};y(U)&&(W??=await B(A),W.has(E)||g(U)),(0,I.cy)(U)&&
U.forEach(g),(0,G.C)(U,K=>D(A,K,g)),u?.holder===E&&u.dict.forEach(g),c.changed&&A.edit(E)}w&&await(0,P.E2)(A,w)}function y(A){return(0,I.cy)(A)&&typeof A[0]=="n\
umber"&&A[1]instanceof I.SX&&Z.test(A[1].text)}function S(A,X){const W=(0,L.hN)(A,X);return W===void 0?void 0:new I.oS(A.pages.number(W))}function D(A,X,W){const u=X.
get("Names");(0,I.cy)(u)&&u.forEach(W),W(X.get("Dest")),W(X.get("OpenAction"));const w=A.resolve(X.get("S"));(w===null||(0,I.Eo)(w,"GoTo"))&&W(X.get("D"))}async function B(A){
const X=new Set,{GoToR:W,GoToE:u}=await(0,j.zx)(A,["GoToR","GoToE"]);for await(const[,w]of(0,M.$)(A,[...W,...u]))(0,G.C)(w,E=>{const[U,c]=[A.resolve(E.get("S")),
E.get("D")];(0,I.i9)(c)&&((0,I.Eo)(U,"GoToR")||(0,I.Eo)(U,"GoToE"))&&X.add(c.number)});return X}async function _(A){const X=new Set;await(0,j.RJ)(A,(W,u,w,E)=>{
const U=W.subarray(u,w);for(const c of["Fit","XYZ"])for(let g=U.indexOf(c);g>=0;g=U.indexOf(c,g+c.length)){if(!q(U,g))continue;const K=E(u+g);K!==void 0&&X.add(
K)}});for(const W of(0,j.vb)(A))X.add(W);return[...X]}function q(A,X){let W=X-2;for(;W>=0&&V.Kl[A[W]]===V.t6;)W--;return(0,V.yp)(A[W])}}),33238:((ne,J,r)=>{r.d(
J,{Y:()=>X});var j=r(91374),M=r(39684),G=r(9819),V=r(33973),I=r(21996),L=r(87773),N=r(17671),P=r(58006),Z=r(78157),x=r(45599),y=r(21115),S=r(17413);const D=2e3;
async function B(l,R,b){const F=l.resolve(R);let $="";for(const Y of(0,x.cy)(F)?F:[R]){const z=l.resolve(Y);if(z instanceof x.Mx&&($=Buffer.from(z.bytes).toString(
"latin1")),!(0,x.i9)(Y)||!(z instanceof x.Z6))continue;const C=l.job.pace.step(D);C&&await C;let H;try{H=(0,Z.bS)(l.decoded(z))}catch{continue}if(l.job.pace.add(
H.length),!H.includes("ignature"))continue;const k=H.toString("latin1"),te=await(0,S.Y)(k,_($,b),l.job.pace);te!==k&&l.put(Y,(0,P.n)(z,Buffer.from(te,"latin1"),
{compress:!1}))}}function _(l,R){return({namespace:b,local:F},$)=>F==="Signature"&&b===y.dK.ds||F==="signature"&&R&&l!=="datasets"&&!$.some(q)}const q=({namespace:l,
local:R})=>R==="datasets"&&l===y.dK.xfa;var A=r(43791);async function X(l,R){const b=(0,N.Hi)(l),F=await W(l),$=new Set,Y=new Set,z=F.map(({dict:C})=>(0,j.fq)(l,
C));for(const C of F)E(b,C,R,$,Y);return $.size>0&&await U(b,$,Y),await g(l,$.size>0),{fields:z,objects:$,usageRights:K(l)}}async function W(l){const R=(await(0,I.
zx)(l,["Sig"])).Sig;if(R.length===0)return[];for await(const[H,k]of(0,L.$)(l,R))u(l,H,k);const b=new Map;for(const{number:H,dict:k,type:te}of await(0,j.qU)(l))te===
"Sig"&&H!==void 0&&w(l,b,H,k);const F=new Set([...b.values()].flatMap(({number:H,widgets:k})=>[H,...k])),{Sig:$,Widget:Y}=await(0,I.zx)(l,["Sig","Widget"]),z=[];
for await(const[H,k]of(0,L.$)(l,new Set([...$,...Y])))F.has(H)||!(0,x.Zm)(k)||!(k.has("T")||(0,x.Eo)(k.get("Subtype"),"Widget"))||(0,j.pv)(l,k)==="Sig"&&z.push(
H);const C=z.length>0?(await(0,V.Gy)(l)).live:void 0;for(const H of z)C?.[H]===1&&w(l,b,H,l.get(H));return[...b.values()]}function u(l,R,b){const F=[b];for(let $=F.
pop();$!==void 0;$=F.pop()){if((0,x.Zm)($))for(const Y of $.values())F.push(Y);if(Array.isArray($))for(const[Y,z]of $.entries())!(0,x.Zm)(z)||!(0,x.Eo)(z.get("F\
T"),"Sig")?F.push(z):(l.edit(R),$[Y]=l.add(z))}}function w(l,R,b,F){if(!(0,x.Zm)(l.resolve((0,j.hj)(l,F,"V"))))return;const $=F.get("Parent"),Y=l.dict($);if(!F.
has("T")&&(0,x.i9)($)&&Y?.has("T")){w(l,R,$.number,Y),R.get($.number)?.widgets.add(b);return}if(R.has(b))return;const z=(l.array(F.get("Kids"))??[]).flatMap(C=>(0,x.
i9)(C)?[C.number]:[]);R.set(b,{number:b,dict:F,widgets:new Set((0,x.Eo)(F.get("Subtype"),"Widget")?[b,...z]:z)})}function E({removal:l},{number:R,dict:b,widgets:F},$,Y,z){
const{document:C}=l;Y.add(R);const H=(0,j.hj)(C,b,"V");(0,x.i9)(H)&&l.remove(H.number);for(const k of F){const te=C.get(k);if(!(0,x.Zm)(te))continue;if(Y.add(k),
$==="keep"&&(0,M.K)(C,te)){C.edit(k),(0,M.x)(C,te);continue}const ue=C.resolve(te.get("StructParent"));typeof ue=="number"&&z.add(ue),l.remove(k)}F.has(R)||l.remove(
R)}async function U(l,R,b){const{removal:F,structure:$}=l,{document:Y}=F;await c(l,R);const z=(0,G.Wo)(Y,"AcroForm");for(const C of["Fields","CO"]){const H=Y.array(
z?.dict.get(C)),k=H?.filter(te=>!F.isGone(te)&&!((0,x.i9)(te)&&R.has(te.number)));!z||!H||!k||k.length===H.length||(Y.edit(z.holder),k.length>0||C==="Fields"?z.
dict.set(C,k):z.dict.delete(C))}await $.dropKeys(b),await $.flush(),await(0,N.Pv)(l,new Set(F.removed()))}async function c({removal:l},R){const{document:b}=l;for(const{
number:F,dict:$}of[...await(0,j.qU)(b)].reverse()){const Y=b.array($.get("Kids")),z=Y?.filter(C=>!l.isGone(C)&&!((0,x.i9)(C)&&R.has(C.number)));F===void 0||!Y||
!z||z.length===Y.length||(b.edit(F),z.length>0?$.set("Kids",z):(0,x.Eo)($.get("Subtype"),"Widget")?$.delete("Kids"):l.remove(F))}}async function g(l,R){const b=(0,G.
Wo)(l,"AcroForm");if(!b)return;b.dict.has("SigFlags")&&(l.edit(b.holder),b.dict.delete("SigFlags")),await B(l,b.dict.get("XFA"),R);const F=(l.array(b.dict.get("\
Fields"))??[]).length===0&&!b.dict.has("DR")&&!b.dict.has("XFA");R&&F&&l.editCatalog().delete("AcroForm")}function K(l){const{catalog:R}=l,b=l.dict(R.get("Perms"));
(0,A.H)(l);for(const F of["Perms","Legal"])R.has(F)&&l.editCatalog().delete(F);return b?.has("UR3")===!0||b?.has("UR")===!0}})};
