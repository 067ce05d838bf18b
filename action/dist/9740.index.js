"use strict";exports.id=9740,exports.ids=[9740],exports.modules={87267:((se,_,r)=>{r.r(_),r.d(_,{drawUndrawnFields:()=>P,drawViewerFields:()=>I});var K=r(82943),M=r(78906),H=r(
52755),k=r(16259),B=r(68164),U=r(71250);async function I(x,y){if(!y.needsAppearances)return[];const T=(0,U.y4)(await G(x,y,!1),new Set);return T===""?[]:[(0,K.F)(
T,"Fill the form before, with a font that has them.")]}async function P(x){await G(x,await H.mO.read(x),!0)}async function G(x,y,T){const b=await k.n.read(x,y),
F=new M.y(x,y,b);return await(0,B.$)(x,y,b,F,{missing:T}),F.missing}}),11911:((se,_,r)=>{r.r(_),r.d(_,{merge_documents:()=>Ft});var K=r(58552),M=r(82943),H=r(47707),
k=r(91369),B=r(95800),U=r(77500),I=r(85392),P=r(61257),G=r(21281),x=r(824),y=r(73249),T=r(56457),b=r(33238),F=r(10442),q=r(91519),te=r(14029),A=r(98446),X=r(52755),
L=r(45657),l=r(87267);async function v(e){const s=[],t=e.flatMap(({document:n})=>{const o=n.dict(n.catalog.get("AcroForm"));return o?[{document:n,leftToViewers:n.
resolve(o.get("NeedAppearances"))===!0}]:[]});if(t.every(({leftToViewers:n})=>n))return s;for(const{document:n,leftToViewers:o}of t)o&&(0,L.RZ)(s,await(0,l.drawViewerFields)(
n,await X.mO.read(n)));return s}var E=r(94399),N=r(2878),f=r(45599),u=r(25524),$=r(95947);async function Z(e){const{document:s}=e[0],t=s.editCatalog(),n=e.some(
o=>o.document.catalog.has("Collection"));t.delete("Collection"),await g(e.filter(({made:o})=>!o))||t.delete("OutputIntents"),C(e,t),j(e,t),e.length>1&&(0,N.m)(s);
for(const o of e)(0,E.N)(o.document);return{droppedPortfolio:n}}async function g([e,...s]){const t=({document:n})=>({document:n,value:n.array(n.catalog.get("Out\
putIntents"))??[]});for(const n of s)if(!await new $.U(n.document).same(t(n).value,t(e)))return!1;return!0}function C(e,s){const t=new f.Bi,n=new Map;for(const{
index:o,document:a}of e)for(const[i,c]of a.dict(a.catalog.get("Extensions"))??[])(!t.has(i)||R(a,c)>n.get(i))&&(t.set(i,(0,u.yY)(c,o)),n.set(i,R(a,c)));t.size>0?
s.set("Extensions",t):s.delete("Extensions")}function R(e,s){const t=e.resolve(e.dict(s)?.get("ExtensionLevel"));return typeof t=="number"?t:0}function j(e,s){const t=e.
flatMap(({index:n,document:o})=>(o.array(o.catalog.get("Threads"))??[]).map(a=>(0,u.yY)(a,n)));t.length>0&&s.set("Threads",t)}var W=r(27612),Q=r(12207),O=r(81077);
const z=1e3;async function Y(e){const s=new Map,t=new Map,n=[],o=new u.fS;for(const c of e){const d=await(0,Q.jS)(c.document);n.push({part:c,...d});for(const w of[
d.strings,d.names])for(const h of w.keys()){o.add(h);const m=c.document.job.pace.step(z/4);m&&await m}}const a=n.some(c=>c.strings.size>0)&&n.some(c=>c.names.size>
0),i=new Set;for(const{part:c,strings:d,names:w}of n){const h=new Set([...d.keys(),...w.keys()]),m=new Map,{pace:S}=c.document.job;for(const D of h){i.has(D)&&m.
set(D,o.free(D));const J=S.step(z);J&&await J}for(const D of h)i.add(m.get(D)??D);for(const[D,J]of d){s.set(m.get(D)??D,(0,u.yY)(J,c.index));const ne=S.step(z);
ne&&await ne}const p=new Map;if(a)for(const D of w.keys())d.has(D)&&p.set(D,o.free(D));for(const[D,J]of w){(a?s:t).set(p.get(D)??m.get(D)??D,(0,u.yY)(J,c.index));
const ne=S.step(z);ne&&await ne}await ee(c,new V(h,m,o),a?p:void 0)}return{strings:s,names:t}}class V{own;renamed;taken;needed;constructor(s,t,n){this.own=s,this.
renamed=t,this.taken=n,this.needed=t.size>0||n.size>s.size}nameFor(s){const t=this.renamed.get(s);if(t!==void 0||this.own.has(s)||!this.taken.has(s))return t;const n=this.
taken.free(s);return this.renamed.set(s,n),n}}async function ee({document:e},s,t){if(!s.needed&&!t)return;const n=o=>{const a=e.resolve(o);if(a instanceof f.SX&&
t)return(0,f.Px)(t.get(a.text)??s.nameFor(a.text)??a.text);const i=a instanceof f.Mx,c=i?s.nameFor((0,O.Pu)(a)):a instanceof f.SX?s.nameFor(a.text):void 0;if(c!==
void 0)return i?(0,f.Px)(c):new f.SX(c)};await(0,W.l)(e,["Dest","GoTo"],o=>{const a=o.has("Dest")?"Dest":(0,f.Eo)(e.resolve(o.get("S")),"GoTo")?"D":void 0,i=a&&
n(o.get(a));return!a||i===void 0?!1:(o.set(a,i),!0)})}var oe=r(91374),ce=r(21996),he=r(84961),Ke=r(87773),$e=r(90536),pe=r(77581),we=r(19557);const Oe=e=>(0,pe.
g7)((0,f.Px)(e));class Xe{taken;kept=new Set;renamed=new Map;constructor(s){this.taken=s}fullName(s){for(const o of ze(s)){const a=s.slice(0,o),i=this.renamed.get(
a);if(i!==void 0)return Oe(i)+s.slice(o);if(this.kept.has(a))return}const[t=""]=s.split(".",1),n=(0,O.Pu)((0,pe.wx)(t));if(this.taken.has(n))return this.renamed.
set(t,this.taken.free(n)),this.fullName(s)}}const Se=10;function ze(e){const s=[];for(let t=e.indexOf(".");t>=0&&s.length<Se;t=e.indexOf(".",t+1))s.unshift(t);return s.
length<Se&&s.unshift(e.length),s}async function Ze(e,s,t){let n;const o=c=>{c.set("Fields",n??=e.add([...t]));const d=e.resolve(c.get("Flags"));typeof d=="numbe\
r"&&c.set("Flags",d&~we.Hx)},a=c=>{const d=e.resolve(c),w=d instanceof f.Mx?s.fullName((0,pe.g7)(d)):void 0;return w===void 0?c:(0,pe.wx)(w)},i=new Set;for await(const[
c,d]of(0,Ke.$)(e,await(0,ce.V3)(e,[...we.fP.keys()])))(0,$e.C)(d,w=>{const h=e.resolve(w.get("S")),m=h instanceof f.SX?we.fP.get(h.text):void 0,S=m===void 0?void 0:
w.get(m);if(m===void 0||!(h instanceof f.SX))return;if(S===void 0){if(!we.ao.has(h.text)||t.length===0)return;o(w),e.edit(c);return}const p=e.array(S);if(p&&S instanceof
f.oS){if(i.has(S.number))return;i.add(S.number)}const D=p?p.map(a):a(S);if(!(p?p.every((J,ne)=>J===D[ne]):D===S)){if(p&&S instanceof f.oS){e.put(S,D);return}w.set(
m,D),e.edit(c)}})}var Ye=r(45079),Ge=r(64680),He=r(37709);const Ve=1e3;class ke{merged=new f.Bi;origin=new Map;async add(s,t){const{document:n}=s,o=new $.U(n),a=n.
dict(t.get("DR")),i=new Map;for(const[c,d]of a??[]){const w=n.dict(d);if(!w){this.merged.has(c)||this.merged.set(c,(0,u.yY)(n.resolve(d),s.index));continue}const h=this.
category(c);for(const[m,S]of w){const p=n.job.pace.step(Ve);p&&await p;const D=await this.place(c,m,{document:n,value:S},o);h.set(D,h.get(D)??(0,u.yY)(S,s.index)),
c==="Font"&&D!==m&&i.set(m,D)}}i.size>0&&await this.rewrite(s,t,i)}async place(s,t,n,o){for(let a=1;;a++){const i=a===1?t:`${t}_${a}`,c=`${s}/${i}`,d=this.origin.
get(c);if(!(d&&!await o.same(n.value,d)))return d||this.origin.set(c,n),i}}category(s){const t=this.merged.get(s);if(t instanceof f.Bi)return t;const n=new f.Bi;
return this.merged.set(s,n),n}async rewrite({document:s},t,n){const o=s.resolve(t.get("DA"));for(const{number:a,dict:i,parent:c}of(0,oe.iA)(s)){const d=s.resolve(
i.get("DA")),w=!c&&(0,oe.hj)(s,i,"DA")===void 0,h=d instanceof f.Mx?d:w?o:null;if(!(h instanceof f.Mx))continue;const m=Me(h,n);m&&(a!==void 0&&s.edit(a),i.set(
"DA",m))}await(0,W.l)(s,["FreeText"],a=>{const i=s.resolve(a.get("DA")),d=(0,f.Eo)(s.resolve(a.get("Subtype")),"FreeText")&&i instanceof f.Mx?Me(i,n):void 0;return d&&
a.set("DA",d),d!==void 0})}}function Me(e,s){const t=e.bytes,n=new He.BT(t),o=[];let a=0;for(;n.next();){const i=n.count-2,c=n.operator==="Tf"?s.get(n.name(i)??
""):void 0;if(c===void 0)continue;const d=new Ge.k(64);(0,Ye.dZ)(d,c),o.push(t.subarray(a,n.startOf(i)),d.bytes),a=n.endOf(i)}return a===0?void 0:new f.Mx(Buffer.
concat([...o,t.subarray(a)]))}const ye=1e3,Qe=100,Je=200;async function _e(e,s){const t=e.filter(({document:m})=>de(m)),{document:n}=e[0];if(t.length===0)return{
droppedXfa:!1,renamedUnderScripts:[]};const o=n.editCatalog(),a=new f.Bi(de(n)),i=t.some(m=>de(m.document).has("XFA"));a.delete("XFA"),o.delete("NeedsRendering");
const c=[],d=[],w=new ke,h=(await qe(t)).flatMap(m=>s.has(m)?[m.index]:[]);for(const m of t){const S=de(m.document);m.index>0&&await nt(m,S,n,a),await w.add(m,S),
m.document.resolve(S.get("NeedAppearances"))===!0&&a.set("NeedAppearances",!0),await Te(m,S.get("Fields"),c),await Te(m,S.get("CO"),d)}return a.set("Fields",c),
d.length>0&&a.set("CO",d),w.merged.size>0&&a.set("DR",w.merged),o.set("AcroForm",n.add(a)),{droppedXfa:i,renamedUnderScripts:h}}const de=e=>e.dict(e.catalog.get(
"AcroForm"));async function qe(e){const s=[];for(const d of e)s.push({part:d,fields:await tt(d.document)});const t=new Map,n=d=>{let w=t.get(d);return w===void 0&&
t.set(d,w=Oe(d)),w},o=new u.fS(s.flatMap(({part:d,fields:w})=>w.map(({dict:h})=>De(d.document,h))),n),a=s.filter(({fields:d})=>d.length>0).length>1,i=new Set,c=[];
for(const{part:d,fields:w}of s){const{document:h}=d,m=new Xe(o),S=new Map;for(const{dict:p,number:D}of w){const J=h.job.pace.step(ye);J&&await J;const ne=De(h,p),
re=n(ne);if(!i.has(re)){m.kept.add(re);continue}const ae=m.renamed.get(re)??o.free(ne);m.renamed.set(re,ae),D!==void 0&&h.edit(D);let le=S.get(ae);le===void 0&&
S.set(ae,le=ae.length>Je?h.add((0,f.Px)(ae)):(0,f.Px)(ae)),p.set("T",le)}m.renamed.size>0&&c.push(d);for(const p of m.kept)i.add(p);for(const p of m.renamed.values())
i.add(n(p));if(a){const p=h.array(de(h)?.get("Fields"))?.filter(f.i9)??[];await Ze(h,m,p)}}return c}async function Te({document:e,index:s},t,n){for(const o of e.
array(t)??[]){n.push((0,u.yY)(o,s));const a=e.job.pace.step(Qe);a&&await a}}async function et(e){const s=new Set;for(const t of e){const{document:n}=t;if(t.index===
0||!de(n))continue;const o=new Set([n.catalogNumber]),a=n.dict(n.catalog.get("Names"))?.get("JavaScript");for(const[,c]of await(0,O.Zc)(n,a,"Names"))c instanceof
f.oS&&o.add(c.number);const i=(await(0,ce.V3)(n,["JS"])).filter(c=>!o.has(c));await(0,he.xS)(n,i)&&s.add(t)}return s}async function tt(e){const s=new Set,t=[];for(const n of(0,oe.
iA)(e)){const o=e.job.pace.step(ye);o&&await o,n.parent&&s.has(n.parent)?s.add(n):e.resolve(n.dict.get("T"))instanceof f.Mx&&(s.add(n),t.push(n))}return t}const De=(e,s)=>(0,O.
Pu)(e.resolve(s.get("T")));async function nt({document:e},s,t,n){for(const o of["DA","Q"]){const a=e.resolve(s.get(o))??(o==="Q"?0:null),i=t.resolve(n.get(o))??
(o==="Q"?0:null);if(!(a===null||a instanceof f.oS||a===i)&&!(a instanceof f.Mx&&i instanceof f.Mx&&(0,O.Pu)(a)===(0,O.Pu)(i)))for(const{number:c,dict:d,parent:w}of(0,oe.
iA)(e)){const h=e.job.pace.step(ye);h&&await h,!(w||(0,oe.hj)(e,d,o)!==void 0)&&(c!==void 0&&e.edit(c),d.set(o,a))}}}var be=r(33546);function*st(e){for(const s of e)
for(let t=0;t<s.document.pages.count;t++)yield{part:s,page:t}}function ot(e,s){if(s==="none")return;const t=[],n=e.reduce((o,{document:a})=>Math.max(o,a.pages.count),
0);for(let o=0;o<n;o++)for(const a of e){const{count:i}=a.document.pages;o<i&&t.push({part:a,page:s==="backward"&&a.index>0?i-1-o:o})}return t}const Ae=100;async function at(e,s){
const t=e[0].document;for(const{document:a}of e)await a.pages.rebuild(a.pages.numbers);const n=t.add(null),o=[];for(let a=0;a<s.length;a+=Ae){const i=t.add(null),
c=[];for(const{part:d,page:w}of s.slice(a,a+Ae)){const h=d.document.pages.number(w),m=d.document.edit(h);m instanceof f.Bi&&m.set("Parent",(0,u.Po)(0,i.number,d.
index)),c.push((0,u.Po)(d.index,h));const S=t.job.pace.step(1e3);S&&await S}t.put(i,Ee(c,c.length,n)),o.push(i)}t.put(n,Ee(o,s.length)),t.edit(t.catalogNumber).
set("Pages",n)}function Ee(e,s,t){return new f.Bi([["Type",new f.SX("Pages")],...t?[["Parent",t]]:[],["Kids",e],["Count",s]])}async function it(e){const s=(0,u.
Bg)(e),t=s.add(null),n=[];let o=0;for(const{index:a,document:i}of e){await i.pages.settle(),i.catalog.get("Pages")instanceof f.oS||await i.pages.rebuild(i.pages.
numbers);const c=i.catalog.get("Pages"),d=i.edit(c);d instanceof f.Bi&&d.has("Kids")&&(d.set("Parent",(0,u.Po)(0,t.number,a)),d.set("Count",i.pages.count),n.push(
(0,u.Po)(a,c.number))),o+=i.pages.count}s.put(t,Ee(n,o)),s.edit(s.catalogNumber).set("Pages",t)}async function rt(e,s){const t=[];for(const{index:a,document:i}of e)
t[a]=await(0,be.Hr)(i);if(t.every(a=>a===void 0))return;const n=(0,u.Bg)(e),o=(0,be.Zh)(n,ct(s??st(e),t));n.editCatalog().set("PageLabels",n.add(o))}function*ct(e,s){
for(const{part:t,page:n}of e)yield s[t.index]?.(n)??{style:"D",prefix:void 0,number:n+1}}const ft=["AP","Pages","Templates","IDS","URLS","AlternatePresentations",
"Renditions"],ue=1e3;async function dt(e,s){const{document:t}=e[0],n=t.editCatalog(),o=new f.Bi(t.dict(n.get("Names"))),a=async(c,d)=>{d.size>0&&o.set(c,t.add(await(0,O.
MN)(t,d)))};await a("Dests",s.strings),await a("EmbeddedFiles",await ut(e));for(const c of ft)e.some(d=>lt(d,c))&&await a(c,await gt(e,c));o.size>0&&n.set("Name\
s",t.add(o)),s.names.size>0?n.set("Dests",t.add(new f.Bi(s.names))):n.delete("Dests");const i=[];for(const{document:c,index:d}of e)for(const w of c.array(c.catalog.
get("AF"))??[]){i.push((0,u.yY)(w,d));const h=t.job.pace.step(ue);h&&await h}i.length>0&&n.set("AF",i)}async function Re({document:e},s){const t=e.dict(e.catalog.
get("Names"))?.get(s),n=[];for(const[o,a]of await(0,O.Zc)(e,t,"Names")){o instanceof f.Mx&&n.push([(0,O.Pu)(o),a]);const i=e.job.pace.step(ue);i&&await i}return n}
const lt=({document:e},s)=>e.dict(e.catalog.get("Names"))?.has(s)??!1;async function ut(e){const s=[],t=new u.fS;for(const o of e){const a=await Re(o,"EmbeddedF\
iles");s.push({part:o,entries:a});for(const[i]of a){t.add(i);const c=o.document.job.pace.step(ue);c&&await c}}const n=new Map;for(const{part:o,entries:a}of s)for(const[
i,c]of a){n.set(n.has(i)?t.free(i):i,(0,u.yY)(c,o.index));const d=o.document.job.pace.step(ue);d&&await d}return n}async function gt(e,s){const t=new Map;for(const n of e)
for(const[o,a]of await Re(n,s)){t.has(o)||t.set(o,(0,u.yY)(a,n.index));const i=n.document.job.pace.step(ue);i&&await i}return t}var ge=r(45553);const Ce=(e,s)=>(0,u.
Po)(e.part,e.number,s.part);async function mt(e,s){const t=[];for(const a of e)if(s&&!a.made)t.push(await ht(a,s[a.index]));else for(const i of await Fe(a))t.push(
i);if(t.length===0)return;const n=(0,u.Bg)(e),o=n.add(null);n.put(o,await(0,ge.RT)(t,{part:0,document:n,number:o.number},(0,ge.LB)(),Ce)),n.editCatalog().set("O\
utlines",o)}async function ht(e,s){const{document:t}=e,{number:n}=t.add(null),o={part:e.index,document:t,number:n};return t.put(n,await(0,ge.RT)(await Fe(e),o,(0,ge.
AO)(t,s,0),Ce)),o}const Fe=async({index:e,document:s})=>(await(0,ge.M4)(s)).map(t=>({part:e,document:s,number:t}));var Be=r(47261),pt=r(44233),Ie=r(60660);async function wt(e){
const s=e.filter(({document:o})=>!(0,Ie.Bi)(o)),t=e.some(({document:o,made:a})=>!a&&(0,Ie.Bi)(o)),n=e.filter(({document:o})=>Pe(o));return n.length>0&&await vt(
e,n,s.length>0),t?s:[]}async function vt(e,s,t){const n=(0,u.Bg)(e),o=n.editCatalog();t&&o.delete("MarkInfo");for(const p of e)Pe(p.document)||await Ne(p.document,
void 0);if(s.length===1&&s[0].index===0)return;const a=n.add(null).number,i=[],c=[],d={merged:new Map,taken:new u.fS},w=new St,h=new Map(yt.map(p=>[p,[]]));let m=0;
for(const p of s){const D=Pe(p.document),J=Et(p.document,D);for(const ie of J)Pt(p,ie,a,o);for(const ie of J)i.push((0,u.yY)(ie,p.index));const ne=await(0,O.Zc)(
p.document,D.get("ParentTree"),"Nums"),re=ne.reduce((ie,[me])=>Math.max(ie,Number(me)),await Ne(p.document,m));for(const[ie,me]of ne)c.push([Number(ie)+m,(0,u.yY)(
me,p.index)]);m+=Math.max(re+1,xt(p.document,D));const ae=await Mt(p,D,d),le=p.document.dict(D.get("ClassMap"));ae.size>0&&Tt(p.document,le,ae);const ve={S:await w.
join(p,"S",await Ot(p.document,D.get("RoleMap"))),C:await w.join(p,"C",le),ID:ae};ve.S.size+ve.C.size+ve.ID.size>0&&await Dt(p.document,ve);for(const[ie,me]of h)
for(const zt of p.document.array(D.get(ie))??[])me.push((0,u.yY)(zt,p.index))}const S=new f.Bi([["Type",new f.SX("StructTreeRoot")],["K",i],["ParentTree",n.add(
(0,O.H6)(n,await(0,pt.qZ)(c,(p,D)=>Number(p[0])-Number(D[0]),n.job.pace),"Nums"))],["ParentTreeNextKey",m]]);w.roles.size>0&&S.set("RoleMap",w.roles),w.classes.
size>0&&S.set("ClassMap",w.classes);for(const[p,D]of h)D.length>0&&S.set(p,D);d.merged.size>0&&S.set("IDTree",n.add(await(0,O.MN)(n,d.merged))),n.put(a,S),o.set(
"StructTreeRoot",new f.oS(a))}const yt=["Namespaces","PronunciationLexicon","AF"],Pe=e=>e.dict(e.catalog.get("StructTreeRoot"));function Et(e,s){const t=s.get("\
K");return t===void 0?[]:e.array(t)??[t]}function Pt({index:e,document:s},t,n,o){const a=t instanceof f.oS?s.edit(t):t;if(!(a instanceof f.Bi))return;a.set("P",
(0,u.Po)(0,n,e));const i=s.resolve(s.catalog.get("Lang"));if(e>0&&i instanceof f.Mx&&!a.has("Lang")){const c=o.get("Lang");(!(c instanceof f.Mx)||(0,O.Pu)(c)!==
(0,O.Pu)(i))&&a.set("Lang",i)}}function xt(e,s){const t=e.resolve(s.get("ParentTreeNextKey"));return typeof t=="number"&&Number.isInteger(t)&&t>0&&t<1e8?t:0}async function Ne(e,s){
let t=-1;return await(0,W.l)(e,["StructParent"],n=>{let o=!1;for(const a of["StructParents","StructParent"]){const i=e.resolve(n.get(a));typeof i=="number"&&(t=
Math.max(t,i),s!==0&&(o=!0,s===void 0?n.delete(a):n.set(a,i+s)))}return o}),t}async function Ot(e,s){const t=e.dict(s);if(!t)return;const n=new Map;for(const a of t.
keys()){const i=new Set;let c=new f.SX(a);for(;c instanceof f.SX&&t.has(c.text)&&!n.has(c.text)&&!i.has(c.text);){i.add(c.text),c=e.resolve(t.get(c.text));const h=e.
job.pace.step(fe);h&&await h}const d=c instanceof f.SX?c.text:"";let w=!1;for(const h of i){w||=i.has(d)&&h===d,n.set(h,w?new f.SX(h):n.get(d)??c);const m=e.job.
pace.step(fe);m&&await m}}const o=new f.Bi;for(const a of t.keys()){o.set(a,n.get(a));const i=e.job.pace.step(fe);i&&await i}return o}class St{roles=new f.Bi;classes=new f.
Bi;origins=new Map;taken={S:new u.fS,C:new u.fS};async join({index:s,document:t},n,o){const a=n==="S"?this.roles:this.classes,i=new Map,c=this.taken[n];for(const w of o?.
keys()??[]){c.add(w);const h=t.job.pace.step(fe);h&&await h}const d=new $.U(t);for(const[w,h]of o??[]){const m=t.job.pace.step(fe);m&&await m;const S=this.origins.
get(`${n}/${w}`);if(S&&await d.same(h,S))continue;const p=S?c.free(w):w;S&&i.set(w,p),this.origins.set(`${n}/${p}`,{document:t,value:h}),a.set(p,(0,u.yY)(h,s))}
return i}}const fe=1e3;async function Mt({index:e,document:s},t,{merged:n,taken:o}){const a=new Map,i=[],{pace:c}=s.job;for(const[d,w]of await(0,O.Zc)(s,t.get("\
IDTree"),"Names")){const h=(0,O.Pu)(d);i.push([h,w]),o.add(h);const m=c.step(fe);m&&await m}for(const[d,w]of i){const h=n.has(d)?o.free(d):d;h!==d&&a.set(d,h),n.
set(h,(0,u.yY)(w,e));const m=c.step(fe);m&&await m}return a}function Ue(e,s,t){const n=e.array(s.get("Headers"));return n?.some(o=>o instanceof f.Mx&&t.has((0,O.
Pu)(o)))?(s.set("Headers",n.map(o=>Le(o,t)??o)),!0):!1}function Tt(e,s,t){const n=new Set;for(const o of s?.values()??[])if(!(o instanceof f.oS&&n.has(o.number))){
o instanceof f.oS&&n.add(o.number);for(const a of e.array(o)??[o]){const i=e.dict(a);if(!i||!Ue(e,i,t))continue;const c=a instanceof f.oS?a:o;c instanceof f.oS&&
e.edit(c)}}}async function Dt(e,{S:s,C:t,ID:n}){await(0,W.l)(e,["StructElem","Headers","ID","Pg","K"],o=>{const a=Ue(e,o,n);if(!(0,f.Eo)(e.resolve(o.get("Type")),
"StructElem")&&!(o.has("P")&&o.has("S")))return a;const i=e.resolve(o.get("C")),c={S:xe(e.resolve(o.get("S")),s),ID:Le(e.resolve(o.get("ID")),n),C:Array.isArray(
i)?i.map(d=>xe(d,t)??d):xe(i,t)};for(const[d,w]of Object.entries(c))w!==void 0&&o.set(d,w);return a||Object.values(c).some(d=>d!==void 0)})}function xe(e,s){const t=e instanceof
f.SX?s.get(e.text):void 0;return t===void 0?void 0:new f.SX(t)}function Le(e,s){const t=e instanceof f.Mx?s.get((0,O.Pu)(e)):void 0;return t===void 0?void 0:(0,f.
Px)(t)}const je=({name:e},s)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${s+1}`,bt=/^(untitled|unnamed|document ?\d*|title|\(.*\)|microsoft \w+ - .*)$|\.(docx?|xlsx?|pptx?|od[tsp]|pdf|rtf|txt|md|tex|dvi|indd|qxd|html?|e?ps|ai|psd|dwg|vsdx?|pages|key)$|^[\W_]*$/i,
At=300;async function Rt(e,s,t){const{title:n}=(0,x._6)(e,await(0,x.Br)(e));return n===null||n.length>At||bt.test(n)?je(s,t):n}var Ct=r(70344);const Ft=async(e,s,t)=>{
const{open_password:n,bookmarks:o,interleave:a,start_on_odd:i,table_of_contents:c}=s,d=[],w=await It(e,n,t,d),h=c?await Ut(w,e,i,t,d):void 0,m=h?[h,...w]:w;i&&await(0,Be.
_)(m);const S=ot(m,a);(m.length>1||o==="per_document")&&await Lt(m,S,e,o==="per_document",d);const p=h?[...w,h]:w,D=await(0,te.fT)(p.map(({document:ne})=>ne),{encryption:"\
none",...p.length>1?{dedupe:k.I}:{}}),J=p.reduce((ne,{document:re})=>ne+re.pages.count,0);return{documents:[{name:e[0].name,bytes:D,pageCount:J}],notes:d,facts:{
pageCount:J,documentCount:e.length,firstPages:Nt(m,S)}}},Bt=10,We=({error:e,position:s,name:t},n=[])=>(0,K.xx)(e,s,t,n);async function It(e,s,t,n){const o=[],a=[],
i=[],c=[],d=[],w=p=>({...t,onRepaired:D=>d.push({name:p,damage:D})});for(const[p,D]of e.entries()){try{const J=await(0,q.E)(D.bytes,e.length>1?w(D.name):t,{password:s});
J.security&&a.push(D.name),c.push(await(0,b.Y)(J,"keep")),await J.pages.settle(),o.push({index:p,document:J})}catch(J){if(!(J instanceof K.zU)||J.code==="cancel\
led"||e.length===1)throw J;if(i.push({error:J,position:p+1,name:D.name}),!K.vl.has(J.code)||i.length===Bt)break}t.pace.progress((p+1)/(2*e.length))}const[h,...m]=i;
if(h)throw We(h,m.map(p=>We(p)));(0,L.RZ)(n,(0,Ct.dK)(d)),a.length>0&&n.push(jt(a));const S=c.flatMap(p=>p.fields);return(0,L.RZ)(n,(0,T.DC)({fields:S,usageRights:c.
some(({usageRights:p})=>p)},"merge")),o}function Nt(e,s){const t=e.filter(({made:o})=>!o);if(!s){const o=e.map(({document:a})=>a.pages.count);return(0,Be.b)(o,!1).
slice(e.length-t.length)}const n=new Map;for(const[o,{part:a}]of s.entries())n.has(a.index)||n.set(a.index,o+1);return t.map(({index:o})=>n.get(o)??1)}async function Ut(e,s,t,n,o){
const{makeContents:a}=await Promise.all([r.e(7762),r.e(9917),r.e(4075),r.e(3745),r.e(4258)]).then(r.bind(r,981)),{contentsHeading:i}=await r.e(7046).then(r.bind(
r,47046)),c=[];for(const{document:S,index:p}of e)c.push(await Rt(S,s[p],p));const d=e[0].document,w=(0,x._6)(d,await(0,x.Br)(d)).language??void 0,{part:h,missing:m}=await a(
e,{heading:i(w),titles:c,language:w,startOnOdd:t},n);return m.size>0&&o.push(Wt([...m])),h}async function Lt(e,s,t,n,o){const a=[...e].sort((S,p)=>S.index-p.index);
(0,L.RZ)(o,await v(a));for(const{document:S}of a)await(0,y.E)(S);const i=await et(a);await mt(e,n?t.map(je):void 0);const c=await Y(a);await dt(a,c),await rt(e,
s),(0,B.J)(a);const d=await wt(e),{droppedXfa:w,renamedUnderScripts:h}=await _e(a,i),{droppedPortfolio:m}=await Z(a);(0,L.RZ)(o,await(0,G.XM)(a[0].document)),await(0,I.
J)(a[0].document)&&o.push((0,P.yW)("it was merged. Attached files stay")),await(s?at(a,s):it(e)),w&&o.push((0,U.Yw)("merge")),h.length>0&&o.push(Kt(h.map(S=>t[S].
name))),m&&o.push(Xt),d.length>0&&o.push($t(d.map(({index:S})=>t[S].name)))}const jt=e=>({code:"protection_removed",message:(0,F.gm)(`The result is not encrypte\
d: it has neither the password nor the restrictions of ${(0,A.Zv)(e)}`)}),Wt=e=>(0,M.F)(`titles in the table of contents have ${[...new Set(e.map(H.I2))].sort().
join(", ")}`,"Give these documents titles in Latin, Greek or Cyrillic letters with set_metadata.",["set_metadata","table_of_contents"]),Kt=e=>({code:"scripts_us\
e_old_names",message:`Fields of ${(0,A.Zv)(e)} were renamed, because an earlier document has fields with the same names. Scripts were not changed: a script that\
 uses the old names acts on the fields of the earlier document.`}),$t=e=>({code:"tags_incomplete",message:`The result is not marked as tagged, because ${(0,A.Zv)(
e)} ${(0,A.d5)(e.length,"is","are")} not. It has the tags of the other documents.`}),Xt={code:"portfolio_dropped",message:"A portfolio became an ordinary docume\
nt. Its files remain as attachments."}}),47261:((se,_,r)=>{r.d(_,{_:()=>H,b:()=>M});var K=r(65901);function M(k,B){let U=1;return k.map(I=>{const P=U;return U+=
I,B&&U%2===0&&U++,P})}async function H(k){const B=k.map(({document:I})=>I.pages.count),U=M(B,!0);for(const[I,{document:P}]of k.slice(0,-1).entries())U[I]+B[I]<U[I+
1]&&await(0,K.U)(P,Uint32Array.of(P.pages.count),"after")}}),36078:((se,_,r)=>{r.d(_,{AY:()=>U,KJ:()=>G,XL:()=>I,_:()=>M,hX:()=>y,id:()=>B,qK:()=>k,vs:()=>H,wW:()=>x,
yQ:()=>P});var K=r(45079);function M(T){if(Number.isInteger(T)&&Math.abs(T)<1e7)return String(T);const b=Number(T.toPrecision(7)),F=Math.abs(b)<1e-9?"0":String(
b);return F.includes("e")?b.toFixed(12).replace(/\.?0+$/,""):F}const H=T=>T.map(M).join(" "),k=(T,b)=>`q ${b} cm /${T} Do Q`,B=T=>(0,K.ZV)(Math.round(T*1e3)/1e3||
0),U=([T,b])=>`${B(T)} ${B(b)}`,I=T=>T.map((b,F)=>`${U(b)} ${F===0?"m":"l"}`).join(" "),P=.5523;function G(T){const b=P,F=(...q)=>`${q.map(([te,A])=>U(T(te,A))).
join(" ")} c`;return[`${U(T(1,0))} m`,F([1,b],[b,1],[0,1]),F([-b,1],[-1,b],[-1,0]),F([-1,-b],[-b,-1],[0,-1]),F([b,-1],[1,-b],[1,0])].join(" ")}function x(T,b){const F={
1:"g",3:"rg",4:"k"}[T.length];return`${T.map(B).join(" ")} ${b==="fill"?F:F.toUpperCase()}`}const y=T=>`[${T.map(B).join(" ")}] 0 d`}),52755:((se,_,r)=>{r.d(_,{
NT:()=>T,Uv:()=>F,kz:()=>U,mO:()=>te,mw:()=>B,qA:()=>b,sj:()=>k,zx:()=>y});var K=r(9819),M=r(45599),H=r(91374);const k=1,B=2,U=4096,I=8192,P=32768,G=65536,x=1<<
17,y=1<<18,T=1<<21,b=1<<24,F=1<<25,q=10;class te{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;lists=new Map;visit;constructor(l){
this.document=l,this.form=(0,K.Wo)(l,"AcroForm"),this.visit=new K._i(l)}static async read(l){const v=new te(l),{form:E}=v;return await v.walk(v.references(E?.dict.
get("Fields"),E?.holder??-1,E?.dict,"Fields"),void 0),await v.readPages(),v}inherited(l,v){for(let E=l;E;E=E.parent){const N=this.document.resolve(E.dict.get(v));
if(N!==null)return N}return v==="DA"||v==="Q"?this.document.resolve(this.form?.dict.get(v)):null}integer(l,v){const E=this.inherited(l,v);return typeof E=="numb\
er"?Math.trunc(E):0}node(l){return this.nodes.get(l)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(l){const{document:v,nodes:E,widgets:N,fields:f,byName:u}=this,$=({number:Z})=>!l.has(Z)&&v.exists(Z);for(const Z of E.values())$(
Z)||E.delete(Z.number);for(const Z of N.values())$(Z)||N.delete(Z.number);for(const{nodes:Z,widgets:g}of f)A(Z,$),A(g,$);A(f,({nodes:Z})=>Z.length>0);for(const[
Z,g]of u)g.nodes.length===0&&u.delete(Z);this.form=(0,K.Wo)(v,"AcroForm")}async walk(l,v){const{document:E,visit:N}=this;for(const f of(0,H.iA)(E,{from:l,below:v,
visit:N,depth:H.tP})){const{number:u,dict:$}=f;this.nodes.set(u,f);const Z=this.references($.get("Kids"),u,$,"Kids");(0,M.Eo)(E.resolve($.get("Subtype")),"Widge\
t")||$.has("Rect")?this.addWidget(f):Z.length===0&&(0,H.bf)(f)===f&&this.field(f);const C=E.job.pace.step(1500);C&&await C}}addWidget(l){const v={node:l,number:l.
number,dict:l.dict,pages:[]};this.field((0,H.bf)(l)).widgets.push(v),this.widgets.set(l.number,v)}field(l){const v=this.fieldOf.get(l);if(v)return v;const{name:E,
part:N}=l,f=E===""?void 0:this.byName.get(E),u=this.integer(l,"Ff"),$=X(l.type,u);if(f?.kind===$)return f.nodes.push(l),this.fieldOf.set(l,f),f;const Z={name:E,
part:N,kind:$,flags:u,nodes:[l],widgets:[]};return this.fields.push(Z),E!==""&&!f&&this.byName.set(E,Z),this.fieldOf.set(l,Z),Z}async readPages(){const{document:l}=this,
{pages:v,job:E}=l,{spend:N}=new K.b9(l);for(let f=0;f<v.count;f++){const u=v.number(f),$=l.entry(u,"Annots");N(l.array($)?.length??0);for(const g of $===void 0?
[]:this.annotations($,u)){const C=this.widgets.get(g.number)??await this.orphan(g);C&&C.pages.length>0&&N(q),C&&C.pages.at(-1)!==f+1&&C.pages.push(f+1);const R=E.
pace.step(300);R&&await R}const Z=E.pace.step(300);Z&&await Z}}annotations(l,v){const E=this.document.array(l)??[];if(!E.some(u=>(0,M.Zm)(u)&&(0,M.Eo)(u.get("Su\
btype"),"Widget")))return E.filter(M.i9);const N=(0,M.i9)(l)?l.number:v;this.document.edit(N);const f=(0,M.i9)(l)?E:this.document.array(this.document.get(v).get(
"Annots"))??[];for(const[u,$]of f.entries())(0,M.Zm)($)&&(0,M.Eo)($.get("Subtype"),"Widget")&&(f[u]=this.document.add($));return f.filter(M.i9)}async orphan(l){
const{document:v}=this;if(!(0,M.Eo)(v.resolve(v.entry(l.number,"Subtype")),"Widget"))return;const E=[l],N=new Set([l.number]);let f;for(let u=v.entry(l.number,"\
Parent");(0,M.i9)(u)&&E.length<H.tP&&(f=this.nodes.get(u.number),!(f||N.has(u.number)||!(0,M.Zm)(v.get(u))));)N.add(u.number),E.push(u),u=v.entry(u.number,"Pare\
nt");for(const u of E.reverse())this.nodes.has(u.number)||await this.walk([u],f),f=this.nodes.get(u.number);return this.widgets.get(l.number)}references(l,v,E,N){
const{document:f}=this,u=f.array(l);if(!u||!E)return[];const $=(0,M.i9)(l)?this.lists.get(u):void 0;if($)return $;f.job.pace.add(u.length);let Z=u;if(u.some(M.Zm)){
f.edit((0,M.i9)(l)?l.number:v),Z=f.array(E.get(N))??[];for(const[C,R]of Z.entries())(0,M.Zm)(R)&&(Z[C]=f.add(R))}const g=Z.filter(M.i9);return(0,M.i9)(l)&&this.
lists.set(Z,g),g}}function A(L,l){let v=0;for(const E of L)l(E)&&(L[v++]=E);L.length=v}function X(L,l){switch(L){case"Tx":return l&I?"password":"text";case"Btn":
return l&G?"button":l&P?"radio":"checkbox";case"Ch":return l&x?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:((se,_,r)=>{r.d(_,
{Yw:()=>I,br:()=>B,f4:()=>H,mD:()=>k});var K=r(58552),M=r(9819);function H(P,G){return G.form?.dict.has("XFA")?P.resolve(P.catalog.get("NeedsRendering"))===!0||
!G.fields.some(({kind:y})=>y!=="unknown")?"dynamic":"static":"none"}function k(P,G){if(H(P,G)!=="dynamic")return;const x="is a dynamic XFA form, whose pages and\
 fields only Adobe viewers show";throw new K.zU("invalid_parameters",`file: ${x}`,{issues:[{field:"file",message:x}],advice:"Print it to a PDF document from Ado\
be Reader, or ask its author for a form without XFA"})}function B(P,G){const x=(0,M.Wo)(P,"AcroForm");return x?.dict.has("XFA")?(P.edit(x.holder),x.dict.delete(
"XFA"),P.catalog.has("NeedsRendering")&&P.editCatalog().delete("NeedsRendering"),[I(G)]):[]}const U={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},I=P=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${U[P]}`})}),
61257:((se,_,r)=>{r.d(_,{Ah:()=>U,py:()=>B,yW:()=>k});var K=r(21281),M=r(824),H=r(85392);const k=(I,P=[])=>({code:"invoice_claim_removed",message:`The document \
is no longer an electronic invoice, because ${I}.`,...P.length>0?{mentions:P}:{}});async function B(I){const P=await U(I);return await(0,H.J)(I)?[k("it has no a\
ttachments"),...P]:P}async function U(I){const{archive:P}=await(0,K.ds)(I);return P?.level!=="f"?[]:[(0,K.qg)(I,await(0,M.Br)(I),P,"its embedded files were remo\
ved")]}}),17413:((se,_,r)=>{r.d(_,{Y:()=>H});var K=r(21115),M=r(3907);async function H(B,U,I){const P=new k(U);await(0,M.km)(B,I,y=>((y.kind==="start"||y.kind===
"empty")&&P.start(y.name,y.attributes,y.from),(y.kind==="end"||y.kind==="empty")&&P.end(y.name,y.to),P.isTooDeep));const G=[];let x=0;for(const y of P.dropped)G.
push(B.slice(x,y.from)),x=y.to;return G.join("")+B.slice(x)}class k{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new K.ee;constructor(U){this.drops=U}start(U,I,P){
this.isTooDeep=this.open.length>=M.ol,this.scope.enter(I);const G=this.scope.ofElement(U);this.open.push({name:U,from:P,drops:this.drops(G,this.elements)}),this.
elements.push(G)}end(U,I){let P=this.open.length-1;for(;P>=0&&this.open[P].name!==U;)P--;if(P<0)return;const{drops:G,from:x}=this.open[P];for(;this.open.length>
P;)this.open.pop(),this.elements.pop(),this.scope.leave();if(G){for(;this.dropped.length>0&&this.dropped.at(-1).from>x;)this.dropped.pop();this.dropped.push({from:x,
to:I})}}}}),45553:((se,_,r)=>{r.d(_,{AO:()=>U,LB:()=>I,M4:()=>x,RT:()=>P,ro:()=>B});var K=r(77581),M=r(45599),H=r(37081);const k=1e3,B=({number:y})=>new M.oS(y);
function U(y,T,b){return new M.Bi([["Title",(0,K.wx)(T)],...b===void 0?[]:[["Dest",[new M.oS(y.pages.number(b)),new M.SX("Fit")]]]])}const I=()=>new M.Bi([["Typ\
e",new M.SX("Outlines")]]);async function P(y,T,b,F,q=!1){const[te,A]=[y[0],y.at(-1)];if(!te||!A)return b;let X=0;for(const[L,l]of y.entries()){const v=l.document.
edit(l.number);if(!(v instanceof M.Bi))continue;const E=l.document.resolve(v.get("Count"));X+=1+(typeof E=="number"&&E>0?E:0),v.set("Parent",F(T,l)),G(v,"Prev",
y[L-1],l,F),G(v,"Next",y[L+1],l,F);const N=l.document.job.pace.step(k);N&&await N}return b.set("First",F(te,T)),b.set("Last",F(A,T)),b.set("Count",q?-X:X),b}function G(y,T,b,F,q){
b?y.set(T,q(b,F)):y.delete(T)}async function x(y){const T=[],b=F=>{const q=F instanceof M.oS&&y.get(F)instanceof M.Bi;return q&&T.push(F.number),q};return await(0,H.
O)(y,b,1),T}}),65901:((se,_,r)=>{r.d(_,{U:()=>G});var K=r(45599),M=r(33546),H=r(2878),k=r(94399),B=r(73249);const U=["BleedBox","TrimBox","ArtBox","UserUnit"],I=[
"MediaBox","CropBox","Rotate"],P={style:void 0,prefix:void 0,number:1};async function G(y,T,b){await(0,B.E)(y);const{pages:F,job:q}=y,te=await(0,M.Hr)(y),A=[],X=[];
let L=0;for(let l=0;l<F.count;l++){const v=T[L]===l+1;v&&L++;const E=te?.(l)??P,N=v?x(y,l):-1;v&&b==="before"&&(A.push(N),X.push(P)),A.push(F.number(l)),X.push(
E),v&&b==="after"&&(A.push(N),X.push(P));const f=q.pace.step(400);f&&await f}(0,k.N)(y),(0,H.m)(y),te&&y.editCatalog().set("PageLabels",y.add((0,M.Zh)(y,X))),await F.
rebuild(A)}function x(y,T){const{pages:b}=y,F={Type:(0,K.UU)("Page"),Resources:(0,K.jd)({})};for(const q of I)F[q]=b.attribute(T,q);for(const q of U)F[q]=y.entry(
b.number(T),q);return y.add((0,K.jd)(F)).number}}),73249:((se,_,r)=>{r.d(_,{E:()=>x});var K=r(21996),M=r(87773),H=r(90536),k=r(78157),B=r(45599),U=r(12207),I=r(
9819),P=r(17671);const G=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function x(A){const X=await q(A);if(X.length===0)return;let L;const l=(0,I.Wo)(A,"Dests");let v;
for(const E of X){const N=A.get(E),f={changed:!1},u=$=>{y($)&&($[0]=T(A,$[0])??(v??=A.add(null)),f.changed=!0)};y(N)&&(L??=await F(A),L.has(E)||u(N)),(0,B.cy)(N)&&
N.forEach(u),(0,H.C)(N,$=>b(A,$,u)),l?.holder===E&&l.dict.forEach(u),f.changed&&A.edit(E)}v&&await(0,P.E2)(A,v)}function y(A){return(0,B.cy)(A)&&typeof A[0]=="n\
umber"&&A[1]instanceof B.SX&&G.test(A[1].text)}function T(A,X){const L=(0,U.hN)(A,X);return L===void 0?void 0:new B.oS(A.pages.number(L))}function b(A,X,L){const l=X.
get("Names");(0,B.cy)(l)&&l.forEach(L),L(X.get("Dest")),L(X.get("OpenAction"));const v=A.resolve(X.get("S"));(v===null||(0,B.Eo)(v,"GoTo"))&&L(X.get("D"))}async function F(A){
const X=new Set,{GoToR:L,GoToE:l}=await(0,K.zx)(A,["GoToR","GoToE"]);for await(const[,v]of(0,M.$)(A,[...L,...l]))(0,H.C)(v,E=>{const[N,f]=[A.resolve(E.get("S")),
E.get("D")];(0,B.i9)(f)&&((0,B.Eo)(N,"GoToR")||(0,B.Eo)(N,"GoToE"))&&X.add(f.number)});return X}async function q(A){const X=new Set;await(0,K.RJ)(A,(L,l,v,E)=>{
const N=L.subarray(l,v);for(const f of["Fit","XYZ"])for(let u=N.indexOf(f);u>=0;u=N.indexOf(f,u+f.length)){if(!te(N,u))continue;const $=E(l+u);$!==void 0&&X.add(
$)}});for(const L of(0,K.vb)(A))X.add(L);return[...X]}function te(A,X){let L=X-2;for(;L>=0&&k.Kl[A[L]]===k.t6;)L--;return(0,k.yp)(A[L])}}),33238:((se,_,r)=>{r.d(
_,{Y:()=>L});var K=r(91374),M=r(39684),H=r(9819),k=r(33973),B=r(21996),U=r(87773),I=r(17671),P=r(58006),G=r(78157),x=r(45599),y=r(21115),T=r(17413);const b=2e3;
async function F(g,C,R){const j=g.resolve(C);let W="";for(const Q of(0,x.cy)(j)?j:[C]){const O=g.resolve(Q);if(O instanceof x.Mx&&(W=Buffer.from(O.bytes).toString(
"latin1")),!(0,x.i9)(Q)||!(O instanceof x.Z6))continue;const z=g.job.pace.step(b);z&&await z;let Y;try{Y=(0,G.bS)(g.decoded(O))}catch{continue}if(g.job.pace.add(
Y.length),!Y.includes("ignature"))continue;const V=Y.toString("latin1"),ee=await(0,T.Y)(V,q(W,R),g.job.pace);ee!==V&&g.put(Q,(0,P.n)(O,Buffer.from(ee,"latin1"),
{compress:!1}))}}function q(g,C){return({namespace:R,local:j},W)=>j==="Signature"&&R===y.dK.ds||j==="signature"&&C&&g!=="datasets"&&!W.some(te)}const te=({namespace:g,
local:C})=>C==="datasets"&&g===y.dK.xfa;var A=r(43791);const X=1e3;async function L(g,C){const R=(0,I.Hi)(g),j=await l(g),W=new Set,Q=new Set,O=[];for(const z of j)
O.push((0,K.fq)(g,z.dict)),await N(R,z,C,W,Q);return W.size>0&&await f(R,W,Q),await $(g,W.size>0),{fields:O,objects:W,usageRights:Z(g)}}async function l(g){const C=(await(0,B.
zx)(g,["Sig"])).Sig;if(C.length===0)return[];for await(const[Y,V]of(0,U.$)(g,C))v(g,Y,V);const R={fields:new Map,lists:new Set};for(const{number:Y,dict:V,type:ee}of await(0,K.
qU)(g)){ee==="Sig"&&Y!==void 0&&E(g,R,Y,V);const oe=g.job.pace.step(X);oe&&await oe}const j=new Set([...R.fields.values()].flatMap(({number:Y,widgets:V})=>[Y,...V])),
{Sig:W,Widget:Q}=await(0,B.zx)(g,["Sig","Widget"]),O=[];for await(const[Y,V]of(0,U.$)(g,new Set([...W,...Q])))j.has(Y)||!(0,x.Zm)(V)||!(V.has("T")||(0,x.Eo)(V.get(
"Subtype"),"Widget"))||(0,K.pv)(g,V)==="Sig"&&O.push(Y);const z=O.length>0?(await(0,k.Gy)(g)).live:void 0;for(const Y of O)z?.[Y]===1&&E(g,R,Y,g.get(Y));return[
...R.fields.values()]}function v(g,C,R){const j=[R];for(let W=j.pop();W!==void 0;W=j.pop()){if((0,x.Zm)(W))for(const Q of W.values())j.push(Q);if(Array.isArray(
W))for(const[Q,O]of W.entries())!(0,x.Zm)(O)||!(0,x.Eo)(O.get("FT"),"Sig")?j.push(O):(g.edit(C),W[Q]=g.add(O))}}function E(g,C,R,j){if(!(0,x.Zm)(g.resolve((0,K.
hj)(g,j,"V"))))return;const W=j.get("Parent"),Q=g.dict(W);if(!j.has("T")&&(0,x.i9)(W)&&Q?.has("T")){E(g,C,W.number,Q),C.fields.get(W.number)?.widgets.add(R);return}
if(C.fields.has(R))return;const O=new Set((0,x.Eo)(j.get("Subtype"),"Widget")?[R]:[]);C.fields.set(R,{number:R,dict:j,widgets:O});const z=g.array(j.get("Kids"));
if(!(!z||C.lists.has(z))){C.lists.add(z),g.job.pace.add(z.length);for(const Y of z)(0,x.i9)(Y)&&O.add(Y.number)}}async function N({removal:g},{number:C,dict:R,widgets:j},W,Q,O){
const{document:z}=g;Q.add(C);const Y=(0,K.hj)(z,R,"V");(0,x.i9)(Y)&&g.remove(Y.number);for(const ee of j){const oe=z.job.pace.step(X);oe&&await oe;const ce=z.get(
ee);if(!(0,x.Zm)(ce))continue;if(Q.add(ee),W==="keep"&&(0,M.K)(z,ce)){z.edit(ee),(0,M.x)(z,ce);continue}const he=z.resolve(ce.get("StructParent"));typeof he=="n\
umber"&&O.add(he),g.remove(ee)}j.has(C)||g.remove(C);const V=z.job.pace.step(X);V&&await V}async function f(g,C,R){const{removal:j,structure:W}=g,{document:Q}=j;
await u(g,C);const O=(0,H.Wo)(Q,"AcroForm");for(const z of["Fields","CO"]){const Y=Q.array(O?.dict.get(z)),V=Y?.filter(ee=>!j.isGone(ee)&&!((0,x.i9)(ee)&&C.has(
ee.number)));!O||!Y||!V||V.length===Y.length||(Q.edit(O.holder),V.length>0||z==="Fields"?O.dict.set(z,V):O.dict.delete(z))}await W.dropKeys(R),await W.flush(),await(0,I.
Pv)(g,new Set(j.removed()))}async function u({removal:g},C){const{document:R}=g,j=new Map;for(const{number:W,dict:Q}of[...await(0,K.qU)(R)].reverse()){const O=R.
array(Q.get("Kids")),z=R.job.pace.step(X);z&&await z;const Y=O&&j.get(O),V=Y??O?.filter(ee=>!g.isGone(ee)&&!((0,x.i9)(ee)&&C.has(ee.number)));O&&V&&!Y&&(j.set(O,
V),R.job.pace.add(O.length)),!(W===void 0||!O||!V||V.length===O.length)&&(R.edit(W),V.length>0?Q.set("Kids",V):(0,x.Eo)(Q.get("Subtype"),"Widget")?Q.delete("Kid\
s"):(g.remove(W),j.clear()))}}async function $(g,C){const R=(0,H.Wo)(g,"AcroForm");if(!R)return;R.dict.has("SigFlags")&&(g.edit(R.holder),R.dict.delete("SigFlag\
s")),await F(g,R.dict.get("XFA"),C);const j=(g.array(R.dict.get("Fields"))??[]).length===0&&!R.dict.has("DR")&&!R.dict.has("XFA");C&&j&&g.editCatalog().delete("\
AcroForm")}function Z(g){const{catalog:C}=g,R=g.dict(C.get("Perms"));(0,A.H)(g);for(const j of["Perms","Legal"])C.has(j)&&g.editCatalog().delete(j);return R?.has(
"UR3")===!0||R?.has("UR")===!0}})};
