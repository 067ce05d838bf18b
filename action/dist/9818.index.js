"use strict";exports.id=9818,exports.ids=[9818],exports.modules={11911:((it,k,d)=>{d.r(k),d.d(k,{merge_documents:()=>Ie});var z=d(58552),N=d(82943),F=d(47707),U=d(91369),I=d(
95800),X=d(77500),Y=d(21281),K=d(824),J=d(73249),q=d(56457),A=d(33238),E=d(10442),P=d(91519),T=d(14029),$=d(98446),_=d(78906),D=d(68164),B=d(52755),b=d(16259);async function C(e){
const n=e.flatMap(({document:t})=>{const s=t.dict(t.catalog.get("AcroForm"));return s?[{document:t,leftToViewers:t.resolve(s.get("NeedAppearances"))===!0}]:[]});
if(!n.every(({leftToViewers:t})=>t))for(const{document:t,leftToViewers:s}of n){if(!s)continue;const o=await B.mO.read(t),a=await b.n.read(t,o);await(0,D.$)(t,o,
a,new _.y(t,o,a),{missing:!1})}}var W=d(94399),Z=d(2878),u=d(45599),O=d(25524),V=d(95947);async function et(e){const{document:n}=e[0],t=n.editCatalog(),s=e.some(
o=>o.document.catalog.has("Collection"));t.delete("Collection"),await Pt(e.filter(({made:o})=>!o))||t.delete("OutputIntents"),Et(e,t),Ot(e,t),e.length>1&&(0,Z.m)(
n);for(const o of e)(0,W.N)(o.document);return{droppedPortfolio:s}}async function Pt([e,...n]){const t=({document:s})=>({document:s,value:s.array(s.catalog.get(
"OutputIntents"))??[]});for(const s of n)if(!await new V.U(s.document).same(t(s).value,t(e)))return!1;return!0}function Et(e,n){const t=new u.Bi,s=new Map;for(const{
index:o,document:a}of e)for(const[i,c]of a.dict(a.catalog.get("Extensions"))??[])(!t.has(i)||xt(a,c)>s.get(i))&&(t.set(i,(0,O.yY)(c,o)),s.set(i,xt(a,c)));t.size>
0?n.set("Extensions",t):n.delete("Extensions")}function xt(e,n){const t=e.resolve(e.dict(n)?.get("ExtensionLevel"));return typeof t=="number"?t:0}function Ot(e,n){
const t=e.flatMap(({index:s,document:o})=>(o.array(o.catalog.get("Threads"))??[]).map(a=>(0,O.yY)(a,s)));t.length>0&&n.set("Threads",t)}var dt=d(27612),lt=d(12207),
G=d(81077);const ct=1e3;async function M(e){const n=new Map,t=new Map,s=[],o=new O.fS;for(const c of e){const f=await(0,lt.jS)(c.document);s.push({part:c,...f});
for(const h of[f.strings,f.names])for(const w of h.keys()){o.add(w);const p=c.document.job.pace.step(ct/4);p&&await p}}const a=s.some(c=>c.strings.size>0)&&s.some(
c=>c.names.size>0),i=new Set;for(const{part:c,strings:f,names:h}of s){const w=new Set([...f.keys(),...h.keys()]),p=new Map,{pace:x}=c.document.job;for(const S of w){
i.has(S)&&p.set(S,o.free(S));const j=x.step(ct);j&&await j}for(const S of w)i.add(p.get(S)??S);for(const[S,j]of f){n.set(p.get(S)??S,(0,O.yY)(j,c.index));const Q=x.
step(ct);Q&&await Q}const m=new Map;if(a)for(const S of h.keys())f.has(S)&&m.set(S,o.free(S));for(const[S,j]of h){(a?n:t).set(m.get(S)??p.get(S)??S,(0,O.yY)(j,c.
index));const Q=x.step(ct);Q&&await Q}await l(c,new r(w,p,o),a?m:void 0)}return{strings:n,names:t}}class r{own;renamed;taken;needed;constructor(n,t,s){this.own=
n,this.renamed=t,this.taken=s,this.needed=t.size>0||s.size>n.size}nameFor(n){const t=this.renamed.get(n);if(t!==void 0||this.own.has(n)||!this.taken.has(n))return t;
const s=this.taken.free(n);return this.renamed.set(n,s),s}}async function l({document:e},n,t){if(!n.needed&&!t)return;const s=o=>{const a=e.resolve(o);if(a instanceof
u.SX&&t)return(0,u.Px)(t.get(a.text)??n.nameFor(a.text)??a.text);const i=a instanceof u.Mx,c=i?n.nameFor((0,G.Pu)(a)):a instanceof u.SX?n.nameFor(a.text):void 0;
if(c!==void 0)return i?(0,u.Px)(c):new u.SX(c)};await(0,dt.l)(e,["Dest","GoTo"],o=>{const a=o.has("Dest")?"Dest":(0,u.Eo)(e.resolve(o.get("S")),"GoTo")?"D":void 0,
i=a&&s(o.get(a));return!a||i===void 0?!1:(o.set(a,i),!0)})}var v=d(91374),g=d(21996),y=d(84961),R=d(87773),L=d(90536),H=d(77581),tt=d(19557);const nt=e=>(0,H.g7)(
(0,u.Px)(e));class ft{taken;kept=new Set;renamed=new Map;constructor(n){this.taken=n}fullName(n){for(const o of ht(n)){const a=n.slice(0,o),i=this.renamed.get(a);
if(i!==void 0)return nt(i)+n.slice(o);if(this.kept.has(a))return}const[t=""]=n.split(".",1),s=(0,G.Pu)((0,H.wx)(t));if(this.taken.has(s))return this.renamed.set(
t,this.taken.free(s)),this.fullName(n)}}const St=10;function ht(e){const n=[];for(let t=e.indexOf(".");t>=0&&n.length<St;t=e.indexOf(".",t+1))n.unshift(t);return n.
length<St&&n.unshift(e.length),n}async function mt(e,n,t){let s;const o=c=>{c.set("Fields",s??=e.add([...t]));const f=e.resolve(c.get("Flags"));typeof f=="numbe\
r"&&c.set("Flags",f&~tt.Hx)},a=c=>{const f=e.resolve(c),h=f instanceof u.Mx?n.fullName((0,H.g7)(f)):void 0;return h===void 0?c:(0,H.wx)(h)},i=new Set;for await(const[
c,f]of(0,R.$)(e,await(0,g.V3)(e,[...tt.fP.keys()])))(0,L.C)(f,h=>{const w=e.resolve(h.get("S")),p=w instanceof u.SX?tt.fP.get(w.text):void 0,x=p===void 0?void 0:
h.get(p);if(p===void 0||!(w instanceof u.SX))return;if(x===void 0){if(!tt.ao.has(w.text)||t.length===0)return;o(h),e.edit(c);return}const m=e.array(x);if(m&&x instanceof
u.oS){if(i.has(x.number))return;i.add(x.number)}const S=m?m.map(a):a(x);if(!(m?m.every((j,Q)=>j===S[Q]):S===x)){if(m&&x instanceof u.oS){e.put(x,S);return}h.set(
p,S),e.edit(c)}})}var ot=d(45079),pt=d(64680),Gt=d(37709);const kt=1e3;class Vt{merged=new u.Bi;origin=new Map;async add(n,t){const{document:s}=n,o=new V.U(s),a=s.
dict(t.get("DR")),i=new Map;for(const[c,f]of a??[]){const h=s.dict(f);if(!h){this.merged.has(c)||this.merged.set(c,(0,O.yY)(s.resolve(f),n.index));continue}const w=this.
category(c);for(const[p,x]of h){const m=s.job.pace.step(kt);m&&await m;const S=await this.place(c,p,{document:s,value:x},o);w.set(S,w.get(S)??(0,O.yY)(x,n.index)),
c==="Font"&&S!==p&&i.set(p,S)}}i.size>0&&await this.rewrite(n,t,i)}async place(n,t,s,o){for(let a=1;;a++){const i=a===1?t:`${t}_${a}`,c=`${n}/${i}`,f=this.origin.
get(c);if(!(f&&!await o.same(s.value,f)))return f||this.origin.set(c,s),i}}category(n){const t=this.merged.get(n);if(t instanceof u.Bi)return t;const s=new u.Bi;
return this.merged.set(n,s),s}async rewrite({document:n},t,s){const o=n.resolve(t.get("DA"));for(const{number:a,dict:i,parent:c}of(0,v.iA)(n)){const f=n.resolve(
i.get("DA")),h=!c&&(0,v.hj)(n,i,"DA")===void 0,w=f instanceof u.Mx?f:h?o:null;if(!(w instanceof u.Mx))continue;const p=It(w,s);p&&(a!==void 0&&n.edit(a),i.set("\
DA",p))}await(0,dt.l)(n,["FreeText"],a=>{const i=n.resolve(a.get("DA")),f=(0,u.Eo)(n.resolve(a.get("Subtype")),"FreeText")&&i instanceof u.Mx?It(i,s):void 0;return f&&
a.set("DA",f),f!==void 0})}}function It(e,n){const t=e.bytes,s=new Gt.BT(t),o=[];let a=0;for(;s.next();){const i=s.count-2,c=s.operator==="Tf"?n.get(s.name(i)??
""):void 0;if(c===void 0)continue;const f=new pt.k(64);(0,ot.dZ)(f,c),o.push(t.subarray(a,s.startOf(i)),f.bytes),a=s.endOf(i)}return a===0?void 0:new u.Mx(Buffer.
concat([...o,t.subarray(a)]))}const Dt=1e3,Qt=100,Jt=200;async function qt(e,n){const t=e.filter(({document:p})=>ut(p)),{document:s}=e[0];if(t.length===0)return{
droppedXfa:!1,renamedUnderScripts:[]};const o=s.editCatalog(),a=new u.Bi(ut(s)),i=t.some(p=>ut(p.document).has("XFA"));a.delete("XFA"),o.delete("NeedsRendering");
const c=[],f=[],h=new Vt,w=(await _t(t)).flatMap(p=>n.has(p)?[p.index]:[]);for(const p of t){const x=ut(p.document);p.index>0&&await ne(p,x,s,a),await h.add(p,x),
p.document.resolve(x.get("NeedAppearances"))===!0&&a.set("NeedAppearances",!0),await Ct(p,x.get("Fields"),c),await Ct(p,x.get("CO"),f)}return a.set("Fields",c),
f.length>0&&a.set("CO",f),h.merged.size>0&&a.set("DR",h.merged),o.set("AcroForm",s.add(a)),{droppedXfa:i,renamedUnderScripts:w}}const ut=e=>e.dict(e.catalog.get(
"AcroForm"));async function _t(e){const n=[];for(const f of e)n.push({part:f,fields:await ee(f.document)});const t=new Map,s=f=>{let h=t.get(f);return h===void 0&&
t.set(f,h=nt(f)),h},o=new O.fS(n.flatMap(({part:f,fields:h})=>h.map(({dict:w})=>Nt(f.document,w))),s),a=n.filter(({fields:f})=>f.length>0).length>1,i=new Set,c=[];
for(const{part:f,fields:h}of n){const{document:w}=f,p=new ft(o),x=new Map;for(const{dict:m,number:S}of h){const j=w.job.pace.step(Dt);j&&await j;const Q=Nt(w,m),
rt=s(Q);if(!i.has(rt)){p.kept.add(rt);continue}const st=p.renamed.get(rt)??o.free(Q);p.renamed.set(rt,st),S!==void 0&&w.edit(S);let gt=x.get(st);gt===void 0&&x.
set(st,gt=st.length>Jt?w.add((0,u.Px)(st)):(0,u.Px)(st)),m.set("T",gt)}p.renamed.size>0&&c.push(f);for(const m of p.kept)i.add(m);for(const m of p.renamed.values())
i.add(s(m));if(a){const m=w.array(ut(w)?.get("Fields"))?.filter(u.i9)??[];await mt(w,p,m)}}return c}async function Ct({document:e,index:n},t,s){for(const o of e.
array(t)??[]){s.push((0,O.yY)(o,n));const a=e.job.pace.step(Qt);a&&await a}}async function te(e){const n=new Set;for(const t of e){const{document:s}=t;if(t.index===
0||!ut(s))continue;const o=new Set([s.catalogNumber]),a=s.dict(s.catalog.get("Names"))?.get("JavaScript");for(const[,c]of await(0,G.Zc)(s,a,"Names"))c instanceof
u.oS&&o.add(c.number);const i=(await(0,g.V3)(s,["JS"])).filter(c=>!o.has(c));await(0,y.xS)(s,i)&&n.add(t)}return n}async function ee(e){const n=new Set,t=[];for(const s of(0,v.
iA)(e)){const o=e.job.pace.step(Dt);o&&await o,s.parent&&n.has(s.parent)?n.add(s):e.resolve(s.dict.get("T"))instanceof u.Mx&&(n.add(s),t.push(s))}return t}const Nt=(e,n)=>(0,G.
Pu)(e.resolve(n.get("T")));async function ne({document:e},n,t,s){for(const o of["DA","Q"]){const a=e.resolve(n.get(o))??(o==="Q"?0:null),i=t.resolve(s.get(o))??
(o==="Q"?0:null);if(!(a===null||a instanceof u.oS||a===i)&&!(a instanceof u.Mx&&i instanceof u.Mx&&(0,G.Pu)(a)===(0,G.Pu)(i)))for(const{number:c,dict:f,parent:h}of(0,v.
iA)(e)){const w=e.job.pace.step(Dt);w&&await w,!(h||(0,v.hj)(e,f,o)!==void 0)&&(c!==void 0&&e.edit(c),f.set(o,a))}}}var Lt=d(33546);function*se(e){for(const n of e)
for(let t=0;t<n.document.pages.count;t++)yield{part:n,page:t}}function oe(e,n){if(n==="none")return;const t=[],s=e.reduce((o,{document:a})=>Math.max(o,a.pages.count),
0);for(let o=0;o<s;o++)for(const a of e){const{count:i}=a.document.pages;o<i&&t.push({part:a,page:n==="backward"&&a.index>0?i-1-o:o})}return t}const Ft=100;async function ae(e,n){
const t=e[0].document;for(const{document:a}of e)await a.pages.rebuild(a.pages.numbers);const s=t.add(null),o=[];for(let a=0;a<n.length;a+=Ft){const i=t.add(null),
c=[];for(const{part:f,page:h}of n.slice(a,a+Ft)){const w=f.document.pages.number(h),p=f.document.edit(w);p instanceof u.Bi&&p.set("Parent",(0,O.Po)(0,i.number,f.
index)),c.push((0,O.Po)(f.index,w));const x=t.job.pace.step(1e3);x&&await x}t.put(i,At(c,c.length,s)),o.push(i)}t.put(s,At(o,n.length)),t.edit(t.catalogNumber).
set("Pages",s)}function At(e,n,t){return new u.Bi([["Type",new u.SX("Pages")],...t?[["Parent",t]]:[],["Kids",e],["Count",n]])}async function ie(e){const n=(0,O.
Bg)(e),t=n.add(null),s=[];let o=0;for(const{index:a,document:i}of e){await i.pages.settle(),i.catalog.get("Pages")instanceof u.oS||await i.pages.rebuild(i.pages.
numbers);const c=i.catalog.get("Pages"),f=i.edit(c);f instanceof u.Bi&&f.has("Kids")&&(f.set("Parent",(0,O.Po)(0,t.number,a)),f.set("Count",i.pages.count),s.push(
(0,O.Po)(a,c.number))),o+=i.pages.count}n.put(t,At(s,o)),n.edit(n.catalogNumber).set("Pages",t)}async function re(e,n){const t=[];for(const{index:a,document:i}of e)
t[a]=await(0,Lt.Hr)(i);if(t.every(a=>a===void 0))return;const s=(0,O.Bg)(e),o=(0,Lt.Zh)(s,ce(n??se(e),t));s.editCatalog().set("PageLabels",s.add(o))}function*ce(e,n){
for(const{part:t,page:s}of e)yield n[t.index]?.(s)??{style:"D",prefix:void 0,number:s+1}}const fe=["AP","Pages","Templates","IDS","URLS","AlternatePresentations",
"Renditions"],wt=1e3;async function de(e,n){const{document:t}=e[0],s=t.editCatalog(),o=new u.Bi(t.dict(s.get("Names"))),a=async(c,f)=>{f.size>0&&o.set(c,t.add(await(0,G.
MN)(t,f)))};await a("Dests",n.strings),await a("EmbeddedFiles",await ue(e));for(const c of fe)e.some(f=>le(f,c))&&await a(c,await ge(e,c));o.size>0&&s.set("Name\
s",t.add(o)),n.names.size>0?s.set("Dests",t.add(new u.Bi(n.names))):s.delete("Dests");const i=[];for(const{document:c,index:f}of e)for(const h of c.array(c.catalog.
get("AF"))??[]){i.push((0,O.yY)(h,f));const w=t.job.pace.step(wt);w&&await w}i.length>0&&s.set("AF",i)}async function jt({document:e},n){const t=e.dict(e.catalog.
get("Names"))?.get(n),s=[];for(const[o,a]of await(0,G.Zc)(e,t,"Names")){o instanceof u.Mx&&s.push([(0,G.Pu)(o),a]);const i=e.job.pace.step(wt);i&&await i}return s}
const le=({document:e},n)=>e.dict(e.catalog.get("Names"))?.has(n)??!1;async function ue(e){const n=[],t=new O.fS;for(const o of e){const a=await jt(o,"EmbeddedF\
iles");n.push({part:o,entries:a});for(const[i]of a){t.add(i);const c=o.document.job.pace.step(wt);c&&await c}}const s=new Map;for(const{part:o,entries:a}of n)for(const[
i,c]of a){s.set(s.has(i)?t.free(i):i,(0,O.yY)(c,o.index));const f=o.document.job.pace.step(wt);f&&await f}return s}async function ge(e,n){const t=new Map;for(const s of e)
for(const[o,a]of await jt(s,n)){t.has(o)||t.set(o,(0,O.yY)(a,s.index));const i=s.document.job.pace.step(wt);i&&await i}return t}var yt=d(45553);const Ut=(e,n)=>(0,O.
Po)(e.part,e.number,n.part);async function he(e,n){const t=[];for(const a of e)if(n&&!a.made)t.push(await me(a,n[a.index]));else for(const i of await Kt(a))t.push(
i);if(t.length===0)return;const s=(0,O.Bg)(e),o=s.add(null);s.put(o,await(0,yt.RT)(t,{part:0,document:s,number:o.number},(0,yt.LB)(),Ut)),s.editCatalog().set("O\
utlines",o)}async function me(e,n){const{document:t}=e,{number:s}=t.add(null),o={part:e.index,document:t,number:s};return t.put(s,await(0,yt.RT)(await Kt(e),o,(0,yt.
AO)(t,n,0),Ut)),o}const Kt=async({index:e,document:n})=>(await(0,yt.M4)(n)).map(t=>({part:e,document:n,number:t}));var $t=d(47261),pe=d(44233),Wt=d(60660);async function we(e){
const n=e.filter(({document:o})=>!(0,Wt.Bi)(o)),t=e.some(({document:o,made:a})=>!a&&(0,Wt.Bi)(o)),s=e.filter(({document:o})=>Rt(o));return s.length>0&&await ye(
e,s,n.length>0),t?n:[]}async function ye(e,n,t){const s=(0,O.Bg)(e),o=s.editCatalog();t&&o.delete("MarkInfo");for(const m of e)Rt(m.document)||await Xt(m.document,
void 0);if(n.length===1&&n[0].index===0)return;const a=s.add(null).number,i=[],c=[],f={merged:new Map,taken:new O.fS},h=new Pe,w=new Map(ve.map(m=>[m,[]]));let p=0;
for(const m of n){const S=Rt(m.document),j=xe(m.document,S);for(const at of j)Se(m,at,a,o);for(const at of j)i.push((0,O.yY)(at,m.index));const Q=await(0,G.Zc)(
m.document,S.get("ParentTree"),"Nums"),rt=Q.reduce((at,[vt])=>Math.max(at,Number(vt)),await Xt(m.document,p));for(const[at,vt]of Q)c.push([Number(at)+p,(0,O.yY)(
vt,m.index)]);p+=Math.max(rt+1,Te(m.document,S));const st=await Ee(m,S,f),gt=m.document.dict(S.get("ClassMap"));st.size>0&&Oe(m.document,gt,st);const Mt={S:await h.
join(m,"S",await Me(m.document,S.get("RoleMap"))),C:await h.join(m,"C",gt),ID:st};Mt.S.size+Mt.C.size+Mt.ID.size>0&&await De(m.document,Mt);for(const[at,vt]of w)
for(const ze of m.document.array(S.get(at))??[])vt.push((0,O.yY)(ze,m.index))}const x=new u.Bi([["Type",new u.SX("StructTreeRoot")],["K",i],["ParentTree",s.add(
(0,G.H6)(s,await(0,pe.qZ)(c,(m,S)=>Number(m[0])-Number(S[0]),s.job.pace),"Nums"))],["ParentTreeNextKey",p]]);h.roles.size>0&&x.set("RoleMap",h.roles),h.classes.
size>0&&x.set("ClassMap",h.classes);for(const[m,S]of w)S.length>0&&x.set(m,S);f.merged.size>0&&x.set("IDTree",s.add(await(0,G.MN)(s,f.merged))),s.put(a,x),o.set(
"StructTreeRoot",new u.oS(a))}const ve=["Namespaces","PronunciationLexicon","AF"],Rt=e=>e.dict(e.catalog.get("StructTreeRoot"));function xe(e,n){const t=n.get("\
K");return t===void 0?[]:e.array(t)??[t]}function Se({index:e,document:n},t,s,o){const a=t instanceof u.oS?n.edit(t):t;if(!(a instanceof u.Bi))return;a.set("P",
(0,O.Po)(0,s,e));const i=n.resolve(n.catalog.get("Lang"));if(e>0&&i instanceof u.Mx&&!a.has("Lang")){const c=o.get("Lang");(!(c instanceof u.Mx)||(0,G.Pu)(c)!==
(0,G.Pu)(i))&&a.set("Lang",i)}}function Te(e,n){const t=e.resolve(n.get("ParentTreeNextKey"));return typeof t=="number"&&Number.isInteger(t)&&t>0&&t<1e8?t:0}async function Xt(e,n){
let t=-1;return await(0,dt.l)(e,["StructParent"],s=>{let o=!1;for(const a of["StructParents","StructParent"]){const i=e.resolve(s.get(a));typeof i=="number"&&(t=
Math.max(t,i),n!==0&&(o=!0,n===void 0?s.delete(a):s.set(a,i+n)))}return o}),t}async function Me(e,n){const t=e.dict(n);if(!t)return;const s=new Map;for(const o of t.
keys()){const a=new Set;let i=new u.SX(o);for(;i instanceof u.SX&&t.has(i.text)&&!s.has(i.text)&&!a.has(i.text);)a.add(i.text),i=e.resolve(t.get(i.text));const c=i instanceof
u.SX?i.text:"";let f=!1;for(const h of a){f||=a.has(c)&&h===c,s.set(h,f?new u.SX(h):s.get(c)??i);const w=e.job.pace.step(Tt);w&&await w}}return new u.Bi([...t.keys()].
map(o=>[o,s.get(o)]))}class Pe{roles=new u.Bi;classes=new u.Bi;origins=new Map;taken={S:new O.fS,C:new O.fS};async join({index:n,document:t},s,o){const a=s==="S"?
this.roles:this.classes,i=new Map,c=this.taken[s];for(const h of o?.keys()??[])c.add(h);const f=new V.U(t);for(const[h,w]of o??[]){const p=t.job.pace.step(Tt);p&&
await p;const x=this.origins.get(`${s}/${h}`);if(x&&await f.same(w,x))continue;const m=x?c.free(h):h;x&&i.set(h,m),this.origins.set(`${s}/${m}`,{document:t,value:w}),
a.set(m,(0,O.yY)(w,n))}return i}}const Tt=1e3;async function Ee({index:e,document:n},t,{merged:s,taken:o}){const a=new Map,i=[],{pace:c}=n.job;for(const[f,h]of await(0,G.
Zc)(n,t.get("IDTree"),"Names")){const w=(0,G.Pu)(f);i.push([w,h]),o.add(w);const p=c.step(Tt);p&&await p}for(const[f,h]of i){const w=s.has(f)?o.free(f):f;w!==f&&
a.set(f,w),s.set(w,(0,O.yY)(h,e));const p=c.step(Tt);p&&await p}return a}function zt(e,n,t){const s=e.array(n.get("Headers"));return s?.some(o=>o instanceof u.Mx&&
t.has((0,G.Pu)(o)))?(n.set("Headers",s.map(o=>Yt(o,t)??o)),!0):!1}function Oe(e,n,t){const s=new Set;for(const o of n?.values()??[])if(!(o instanceof u.oS&&s.has(
o.number))){o instanceof u.oS&&s.add(o.number);for(const a of e.array(o)??[o]){const i=e.dict(a);if(!i||!zt(e,i,t))continue;const c=a instanceof u.oS?a:o;c instanceof
u.oS&&e.edit(c)}}}async function De(e,{S:n,C:t,ID:s}){await(0,dt.l)(e,["StructElem","Headers","ID","Pg","K"],o=>{const a=zt(e,o,s);if(!(0,u.Eo)(e.resolve(o.get(
"Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return a;const i=e.resolve(o.get("C")),c={S:Bt(e.resolve(o.get("S")),n),ID:Yt(e.resolve(o.get("ID")),s),C:Array.
isArray(i)?i.map(f=>Bt(f,t)??f):Bt(i,t)};for(const[f,h]of Object.entries(c))h!==void 0&&o.set(f,h);return a||Object.values(c).some(f=>f!==void 0)})}function Bt(e,n){
const t=e instanceof u.SX?n.get(e.text):void 0;return t===void 0?void 0:new u.SX(t)}function Yt(e,n){const t=e instanceof u.Mx?n.get((0,G.Pu)(e)):void 0;return t===
void 0?void 0:(0,u.Px)(t)}const Zt=({name:e},n)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`,Ae=/^(untitled|unnamed|document ?\d*|title|\(.*\)|microsoft \w+ - .*)$|\.(docx?|xlsx?|pptx?|od[tsp]|pdf|rtf|txt|md|tex|dvi|indd|qxd|html?|e?ps|ai|psd|dwg|vsdx?|pages|key)$|^[\W_]*$/i,
Re=300;async function Be(e,n,t){const{title:s}=(0,K._6)(e,await(0,K.Br)(e));return s===null||s.length>Re||Ae.test(s)?Zt(n,t):s}var be=d(70344),bt=d(45657);const Ie=async(e,n,t)=>{
const{open_password:s,bookmarks:o,interleave:a,start_on_odd:i,table_of_contents:c}=n,f=[],h=await Ne(e,s,t,f),w=c?await Fe(h,e,i,t,f):void 0,p=w?[w,...h]:h;i&&await(0,$t.
_)(p);const x=oe(p,a);(p.length>1||o==="per_document")&&await je(p,x,e,o==="per_document",f);const m=w?[...h,w]:h,S=await(0,T.fT)(m.map(({document:Q})=>Q),{encryption:"\
none",...m.length>1?{dedupe:U.I}:{}}),j=m.reduce((Q,{document:rt})=>Q+rt.pages.count,0);return{documents:[{name:e[0].name,bytes:S,pageCount:j}],notes:f,facts:{pageCount:j,
documentCount:e.length,firstPages:Le(p,x)}}},Ce=10,Ht=({error:e,position:n,name:t},s=[])=>(0,z.xx)(e,n,t,s);async function Ne(e,n,t,s){const o=[],a=[],i=[],c=[],
f=[],h=m=>({...t,onRepaired:S=>f.push({name:m,damage:S})});for(const[m,S]of e.entries()){try{const j=await(0,P.E)(S.bytes,e.length>1?h(S.name):t,{password:n});j.
security&&a.push(S.name),c.push(await(0,A.Y)(j,"keep")),await j.pages.settle(),o.push({index:m,document:j})}catch(j){if(!(j instanceof z.zU)||j.code==="cancelle\
d"||e.length===1)throw j;if(i.push({error:j,position:m+1,name:S.name}),!z.vl.has(j.code)||i.length===Ce)break}t.pace.progress((m+1)/(2*e.length))}const[w,...p]=i;
if(w)throw Ht(w,p.map(m=>Ht(m)));(0,bt.RZ)(s,(0,be.dK)(f)),a.length>0&&s.push(Ue(a));const x=c.flatMap(m=>m.fields);return(0,bt.RZ)(s,(0,q.D)({fields:x,usageRights:c.
some(({usageRights:m})=>m)},"merge")),o}function Le(e,n){const t=e.filter(({made:o})=>!o);if(!n){const o=e.map(({document:a})=>a.pages.count);return(0,$t.b)(o,!1).
slice(e.length-t.length)}const s=new Map;for(const[o,{part:a}]of n.entries())s.has(a.index)||s.set(a.index,o+1);return t.map(({index:o})=>s.get(o)??1)}async function Fe(e,n,t,s,o){
const{makeContents:a}=await Promise.all([d.e(7762),d.e(9917),d.e(4075),d.e(3745),d.e(4258)]).then(d.bind(d,981)),{contentsHeading:i}=await d.e(7046).then(d.bind(
d,47046)),c=[];for(const{document:x,index:m}of e)c.push(await Be(x,n[m],m));const f=e[0].document,h=(0,K._6)(f,await(0,K.Br)(f)).language??void 0,{part:w,missing:p}=await a(
e,{heading:i(h),titles:c,language:h,startOnOdd:t},s);return p.size>0&&o.push(Ke([...p])),w}async function je(e,n,t,s,o){const a=[...e].sort((x,m)=>x.index-m.index);
await C(a);for(const{document:x}of a)await(0,J.E)(x);const i=await te(a);await he(e,s?t.map(Zt):void 0);const c=await M(a);await de(a,c),await re(e,n),(0,I.J)(a);
const f=await we(e),{droppedXfa:h,renamedUnderScripts:w}=await qt(a,i),{droppedPortfolio:p}=await et(a);(0,bt.RZ)(o,await(0,Y.XM)(a[0].document)),await(n?ae(a,n):
ie(e)),h&&o.push((0,X.Yw)("merge")),w.length>0&&o.push($e(w.map(x=>t[x].name))),p&&o.push(Xe),f.length>0&&o.push(We(f.map(({index:x})=>t[x].name)))}const Ue=e=>({
code:"protection_removed",message:(0,E.gm)(`The result is not encrypted: it has neither the password nor the restrictions of ${(0,$.Zv)(e)}`)}),Ke=e=>(0,N.F)(`t\
itles in the table of contents have ${[...new Set(e.map(F.I2))].sort().join(", ")}`,"Give these documents titles in Latin, Greek or Cyrillic letters with set_me\
tadata.",["set_metadata","table_of_contents"]),$e=e=>({code:"scripts_use_old_names",message:`Fields of ${(0,$.Zv)(e)} were renamed, because an earlier document \
has fields with the same names. Scripts were not changed: a script that uses the old names acts on the fields of the earlier document.`}),We=e=>({code:"tags_inc\
omplete",message:`The result is not marked as tagged, because ${(0,$.Zv)(e)} ${(0,$.d5)(e.length,"is","are")} not. It has the tags of the other documents.`}),Xe={
code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as attachments."}}),47261:((it,k,d)=>{d.d(k,{_:()=>F,b:()=>N});var z=d(
65901);function N(U,I){let X=1;return U.map(Y=>{const K=X;return X+=Y,I&&X%2===0&&X++,K})}async function F(U){const I=U.map(({document:Y})=>Y.pages.count),X=N(I,
!0);for(const[Y,{document:K}]of U.slice(0,-1).entries())X[Y]+I[Y]<X[Y+1]&&await(0,z.U)(K,Uint32Array.of(K.pages.count),"after")}}),36078:((it,k,d)=>{d.d(k,{AY:()=>X,
KJ:()=>J,XL:()=>Y,_:()=>N,hX:()=>A,id:()=>I,qK:()=>U,vs:()=>F,wW:()=>q,yQ:()=>K});var z=d(45079);function N(E){if(Number.isInteger(E)&&Math.abs(E)<1e7)return String(
E);const P=Number(E.toPrecision(7)),T=Math.abs(P)<1e-9?"0":String(P);return T.includes("e")?P.toFixed(12).replace(/\.?0+$/,""):T}const F=E=>E.map(N).join(" "),U=(E,P)=>`\
q ${P} cm /${E} Do Q`,I=E=>(0,z.ZV)(Math.round(E*1e3)/1e3||0),X=([E,P])=>`${I(E)} ${I(P)}`,Y=E=>E.map((P,T)=>`${X(P)} ${T===0?"m":"l"}`).join(" "),K=.5523;function J(E){
const P=K,T=(...$)=>`${$.map(([_,D])=>X(E(_,D))).join(" ")} c`;return[`${X(E(1,0))} m`,T([1,P],[P,1],[0,1]),T([-P,1],[-1,P],[-1,0]),T([-1,-P],[-P,-1],[0,-1]),T(
[P,-1],[1,-P],[1,0])].join(" ")}function q(E,P){const T={1:"g",3:"rg",4:"k"}[E.length];return`${E.map(I).join(" ")} ${P==="fill"?T:T.toUpperCase()}`}const A=E=>`\
[${E.map(I).join(" ")}] 0 d`}),45553:((it,k,d)=>{d.d(k,{AO:()=>X,LB:()=>Y,M4:()=>q,RT:()=>K,ro:()=>I});var z=d(77581),N=d(45599),F=d(37081);const U=1e3,I=({number:A})=>new N.
oS(A);function X(A,E,P){return new N.Bi([["Title",(0,z.wx)(E)],...P===void 0?[]:[["Dest",[new N.oS(A.pages.number(P)),new N.SX("Fit")]]]])}const Y=()=>new N.Bi(
[["Type",new N.SX("Outlines")]]);async function K(A,E,P,T,$=!1){const[_,D]=[A[0],A.at(-1)];if(!_||!D)return P;let B=0;for(const[b,C]of A.entries()){const W=C.document.
edit(C.number);if(!(W instanceof N.Bi))continue;const Z=C.document.resolve(W.get("Count"));B+=1+(typeof Z=="number"&&Z>0?Z:0),W.set("Parent",T(E,C)),J(W,"Prev",
A[b-1],C,T),J(W,"Next",A[b+1],C,T);const u=C.document.job.pace.step(U);u&&await u}return P.set("First",T(_,E)),P.set("Last",T(D,E)),P.set("Count",$?-B:B),P}function J(A,E,P,T,$){
P?A.set(E,$(P,T)):A.delete(E)}async function q(A){const E=[],P=T=>{const $=T instanceof N.oS&&A.get(T)instanceof N.Bi;return $&&E.push(T.number),$};return await(0,F.
O)(A,P,1),E}}),65901:((it,k,d)=>{d.d(k,{U:()=>J});var z=d(45599),N=d(33546),F=d(2878),U=d(94399),I=d(73249);const X=["BleedBox","TrimBox","ArtBox","UserUnit"],Y=[
"MediaBox","CropBox","Rotate"],K={style:void 0,prefix:void 0,number:1};async function J(A,E,P){await(0,I.E)(A);const{pages:T,job:$}=A,_=await(0,N.Hr)(A),D=[],B=[];
let b=0;for(let C=0;C<T.count;C++){const W=E[b]===C+1;W&&b++;const Z=_?.(C)??K,u=W?q(A,C):-1;W&&P==="before"&&(D.push(u),B.push(K)),D.push(T.number(C)),B.push(Z),
W&&P==="after"&&(D.push(u),B.push(K));const O=$.pace.step(400);O&&await O}(0,U.N)(A),(0,F.m)(A),_&&A.editCatalog().set("PageLabels",A.add((0,N.Zh)(A,B))),await T.
rebuild(D)}function q(A,E){const{pages:P}=A,T={Type:(0,z.UU)("Page"),Resources:(0,z.jd)({})};for(const $ of Y)T[$]=P.attribute(E,$);for(const $ of X)T[$]=A.entry(
P.number(E),$);return A.add((0,z.jd)(T)).number}}),73249:((it,k,d)=>{d.d(k,{E:()=>q});var z=d(21996),N=d(87773),F=d(90536),U=d(78157),I=d(45599),X=d(12207),Y=d(
9819),K=d(17671);const J=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function q(D){const B=await $(D);if(B.length===0)return;let b;const C=(0,Y.Wo)(D,"Dests");let W;
for(const Z of B){const u=D.get(Z),O={changed:!1},V=et=>{A(et)&&(et[0]=E(D,et[0])??(W??=D.add(null)),O.changed=!0)};A(u)&&(b??=await T(D),b.has(Z)||V(u)),(0,I.cy)(
u)&&u.forEach(V),(0,F.C)(u,et=>P(D,et,V)),C?.holder===Z&&C.dict.forEach(V),O.changed&&D.edit(Z)}W&&await(0,K.E2)(D,W)}function A(D){return(0,I.cy)(D)&&typeof D[0]==
"number"&&D[1]instanceof I.SX&&J.test(D[1].text)}function E(D,B){const b=(0,X.hN)(D,B);return b===void 0?void 0:new I.oS(D.pages.number(b))}function P(D,B,b){const C=B.
get("Names");(0,I.cy)(C)&&C.forEach(b),b(B.get("Dest")),b(B.get("OpenAction"));const W=D.resolve(B.get("S"));(W===null||(0,I.Eo)(W,"GoTo"))&&b(B.get("D"))}async function T(D){
const B=new Set,{GoToR:b,GoToE:C}=await(0,z.zx)(D,["GoToR","GoToE"]);for await(const[,W]of(0,N.$)(D,[...b,...C]))(0,F.C)(W,Z=>{const[u,O]=[D.resolve(Z.get("S")),
Z.get("D")];(0,I.i9)(O)&&((0,I.Eo)(u,"GoToR")||(0,I.Eo)(u,"GoToE"))&&B.add(O.number)});return B}async function $(D){const B=new Set;await(0,z.RJ)(D,(b,C,W,Z)=>{
const u=b.subarray(C,W);for(const O of["Fit","XYZ"])for(let V=u.indexOf(O);V>=0;V=u.indexOf(O,V+O.length)){if(!_(u,V))continue;const et=Z(C+V);et!==void 0&&B.add(
et)}});for(const b of(0,z.vb)(D))B.add(b);return[...B]}function _(D,B){let b=B-2;for(;b>=0&&U.Kl[D[b]]===U.t6;)b--;return(0,U.yp)(D[b])}}),60660:((it,k,d)=>{d.d(
k,{P9:()=>G,nZ:()=>lt,g$:()=>Pt,Bi:()=>Et,Hy:()=>ct});var z=d(44233),N=d(77581),F=d(45599),U=d(70549),I=d(9819);const X=1e3,Y=20,K=200,J=20;function q(M,r,l){let[
v,g,y]=[1,1,[]];for(const R of A(M,r)){v=E(M,R.get("ColSpan"))??v,g=E(M,R.get("RowSpan"))??g;const L=M.array(R.get("Headers"));L&&(y=L.slice(0,Y).flatMap(H=>P(M,
H)??[]))}return{columns:v,rows:g,id:P(M,l),heads:y}}function A(M,r){return r===void 0?[]:(M.array(r)?.slice(0,J)??[r]).flatMap(v=>M.dict(v)??[])}function E(M,r){
const l=r===void 0?void 0:M.resolve(r);return typeof l=="number"&&Number.isInteger(l)&&l>=1&&l<=X?l:void 0}function P(M,r){const l=r===void 0?void 0:M.resolve(r);
return l instanceof F.Mx?(0,N.g7)(l).slice(0,K):void 0}var T=d(78157),$=d(79725),_=d(82416);const D=2e3,B=9;class b{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new $.
R;number=0;isReference=!1;constructor(r){this.document=r}read(r){const{entries:l,kids:v}=this;v.length=0;const g=this.document.place(r);if(!g||!l.locate(g.bytes,
g.start,Math.min(g.end,g.start+D)))return!1;const{bytes:y}=g,{at:R}=l;if(l.find(y,"MCID")>=0)return!1;this.hasTexts=l.find(y,"ActualText")>=0||l.find(y,"Alt")>=
0,this.hasAttributes=l.find(y,"A")>=0||l.find(y,"ID")>=0;const L=l.find(y,"S");if(L<0||y[R[L+2]]!==T.cL)return!1;this.name(y,R[L+2]+1,R[L+3]);const H=l.find(y,"\
Pg");if(this.page=-1,H>=0){if(this.after(y,R[H+2],R[H+3])!==R[H+3]||!this.isReference)return!1;this.page=this.number}const tt=l.find(y,"K");return tt<0||this.readKids(
y,R[tt+2],R[tt+3])}name(r,l,v){const{type:g}=this;let y=0;if(g.length===v-l)for(;y<g.length&&r[l+y]===g.charCodeAt(y);)y++;(y<v-l||y===0)&&(this.type=(0,_.MQ)(r,
l,v))}readKids(r,l,v){const g=r[l]===T.WL,y=g?v-1:v;if(g&&r[y]!==T.wt)return!1;for(let R=(0,T.AN)(r,g?l+1:l,y);R<y;R=(0,T.AN)(r,R,y)){if(R=this.after(r,R,y),R<0)
return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return g||!this.isReference||this.isDictionary(this.number)}isDictionary(r){const l=this.document.
place(r);return l!==void 0&&l.bytes[(0,T.AN)(l.bytes,l.start,l.end)]===T.iH}after(r,l,v){let g=l,y=0;for(;g<v&&C(r[g]);g++)y=y*10+r[g]-T.l0;if(g===l||g-l>B||(this.
number=y,this.isReference=!1,g<v&&!W(r[g])))return-1;const R=(0,T.AN)(r,g,v);let L=R;for(;L<v&&C(r[L]);)L++;const H=(0,T.AN)(r,L,v);return L===R||H>=v||r[H]!==T.
AV?g:(this.isReference=!0,H+1)}}const C=M=>M>=T.l0&&M<=T.ev,W=M=>M===32||M===10||M===13,Z=1e7,u=4,O=2,V=1e4;class et{pages=new Map;count=0;last;hasTexts=!1;leaf(r,l,v){
const g=this.pages.get(r);return l===0&&v<V?g?.own[v]:g?.others.get(l*Z+v)}async leaves(r,l){const{own:v=[],others:g}=this.pages.get(r)??{};return await(0,z.qZ)(
[...v.flat(),...g?.values()??[]],(y,R)=>y.order-R.order,l)}hasPage(r){return this.pages.has(r)}add(r,l,v,g){if(!Number.isInteger(g)||g<0||g>=Z)return;const{own:y,
others:R}=this.leavesOf(l);if(v===0&&g<V)y[g]??={element:r,order:this.count++};else{const L=v*Z+g;R.has(L)||R.set(L,{element:r,order:this.count++})}for(let L=r;L&&
L.firstPage<0;L=L.parent)L.firstPage=l}leavesOf(r){if(this.last?.number===r)return this.last.leaves;let l=this.pages.get(r);return l||this.pages.set(r,l={own:[],
others:new Map}),this.last={number:r,leaves:l},l}}const Pt=(0,U.n)(xt);function Et(M){const r=M.dict(M.catalog.get("MarkInfo"));return M.dict(M.catalog.get("Str\
uctTreeRoot"))!==void 0&&M.resolve(r?.get("Marked"))===!0}async function xt(M){const r=M.dict(M.catalog.get("StructTreeRoot"));if(!r||M.resolve(M.dict(M.catalog.
get("MarkInfo"))?.get("Suspects"))===!0)return;const l=new Ot(M,M.dict(r.get("RoleMap")));return await l.run(r),l.tags}class Ot{document;roles;tags=new et;visit;bytes;types=new Map;open=[];constructor(r,l){
this.document=r,this.roles=l,this.visit=new I._i(r),this.bytes=new b(r)}async run(r){const{open:l,document:v}=this;this.push(r.get("K"),void 0,-1);for(let g=l.pop();g;g=
l.pop()){this.take(g);const y=v.job.pace.step(300);y&&await y}}push(r,l,v){if(r===void 0)return;const g=(0,F.i9)(r)||(0,F.cy)(r)?this.document.array(r)??[r]:[r];
for(let y=g.length-1;y>=0;y--)this.open.push({kid:g[y],parent:l,page:v})}take({kid:r,parent:l,page:v}){if(typeof r=="number"){l&&v>=0&&this.tags.add(l,v,0,r);return}
if(!this.visit.first(r)||(0,F.i9)(r)&&this.takeBytes(r.number,l,v))return;const g=this.document.dict(r);if(!g)return;const y=g.get("Pg"),R=(0,F.i9)(y)?y.number:
v,L=g.get("MCID");if(L!==void 0){const ft=g.get("Stm");l&&R>=0&&this.tags.add(l,R,(0,F.i9)(ft)?ft.number:0,Number(this.document.resolve(L)));return}const H=this.
document.resolve(g.get("S"));if(!(H instanceof F.SX))return;const tt=this.standard(H.text),nt={type:tt,parent:l,actualText:this.text(g.get("ActualText")),alternative:this.
text(g.get("Alt")),cell:lt(tt)?q(this.document,g.get("A"),g.get("ID")):void 0,firstPage:-1};this.enter(nt),this.push(g.get("K"),nt,R),(0,F.i9)(r)&&this.document.
release(r.number)}takeBytes(r,l,v){const{bytes:g,document:y,open:R,tags:L}=this;if(!g.read(r))return!1;const{hasTexts:H,hasAttributes:tt,kids:nt}=g,ft=this.standard(
g.type),St=tt&&lt(ft),ht={type:ft,parent:l,actualText:H?this.text(y.entry(r,"ActualText")):void 0,alternative:H?this.text(y.entry(r,"Alt")):void 0,cell:St?q(y,y.
entry(r,"A"),y.entry(r,"ID")):void 0,firstPage:-1};this.enter(ht);const mt=g.page<0?v:g.page;if(nt.some(ot=>ot<0))for(let ot=nt.length-1;ot>=0;ot--){const pt=nt[ot];
R.push({kid:pt<0?new F.oS(-1-pt):pt,parent:ht,page:mt})}else if(mt>=0)for(const ot of nt)L.add(ht,mt,0,ot);return!0}enter(r){const{type:l,parent:v,actualText:g}=r;
g!==void 0&&(this.tags.hasTexts=!0),l==="TR"&&dt(r),!(v?.type!=="TR"||!lt(l))&&(v.cells?v.cells.push(r):v.cells=[r])}text(r){const l=r===void 0?null:this.document.
resolve(r);if(!(l instanceof F.Mx))return;const v=(0,N.g7)(l);return this.document.job.memory.budget.spend("characters",v.length),v}standard(r){const l=this.types.
get(r);if(l!==void 0)return l;let v=r;for(let g=0;g<16;g++){const y=this.document.resolve(this.roles?.get(v));if(!(y instanceof F.SX)||y.text===v)break;v=y.text}
return this.types.set(r,v),v}}function dt(M){let r=M.parent;for(let l=1;l<O&&r?.type!=="Table";l++)r=r?.parent;r?.type==="Table"&&(r.firstRows??=[],r.firstRows.
length<u&&r.firstRows.push(M))}const lt=M=>M==="TD"||M==="TH";function G(M){const r=new Map;return l=>{const v=[];let g;for(const y of ct(l)){if(g=r.get(y)??(M(
y.type)?y:void 0),g||r.has(y))break;v.push(y)}for(const y of v)r.set(y,g);return g&&r.set(g,g),g}}function*ct(M){for(let r=M;r;r=r.parent)yield r}}),27612:((it,k,d)=>{
d.d(k,{l:()=>F});var z=d(21996),N=d(90536);async function F(U,I,X){for(const Y of await(0,z.V3)(U,I)){const K=U.job.pace.step(200);K&&await K;const J={changed:!1};
(0,N.C)(U.get(Y),q=>{X(q)&&(J.changed=!0)}),J.changed&&U.edit(Y)}}}),33311:((it,k,d)=>{d.d(k,{S:()=>F});var z=d(21996),N=d(70549);const F=(0,N.n)(U=>(0,z.zx)(U,
["AP","JS","EF","ByteRange","Sig"]))})};
