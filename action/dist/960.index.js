"use strict";exports.id=960,exports.ids=[960],exports.modules={90960:((V,X,m)=>{m.r(X),m.d(X,{merge_documents:()=>ut});var v=m(49153),$=m(6009),k=m(98912),F=m(31777),T=m(39721),
O=m(30656),D=m(22318),S=m(86031),w=m(95079),x=m(23319);async function A(t){const n=t.flatMap(({document:e})=>{const s=e.dict(e.catalog.get("AcroForm"));return s?
[{document:e,leftToViewers:e.resolve(s.get("NeedAppearances"))===!0}]:[]});if(!n.every(({leftToViewers:e})=>e))for(const{document:e,leftToViewers:s}of n){if(!s)
continue;const a=await w.mO.read(e),o=new x.n(e,a);await(0,S.$)(e,a,o,new D.y(e,a,o),{missing:!1})}}var I=m(80783),K=m(91134),f=m(16039),y=m(32664),h=m(83019);async function P(t){
const{document:n}=t[0],e=n.editCatalog(),s=t.some(a=>a.document.catalog.has("Collection"));e.delete("Collection"),await M(t)||e.delete("OutputIntents"),C(t,e),N(
t,e),t.length>1&&(0,K.m)(n);for(const a of t)(0,I.N)(a.document);return{droppedPortfolio:s}}async function M([t,...n]){const e=({document:s})=>({document:s,value:s.
array(s.catalog.get("OutputIntents"))??[]});for(const s of n)if(!await new h.U(s.document).same(e(s).value,e(t)))return!1;return!0}function C(t,n){const e=new f.
Bi,s=new Map;for(const{index:a,document:o}of t)for(const[i,r]of o.dict(o.catalog.get("Extensions"))??[])(!e.has(i)||E(o,r)>s.get(i))&&(e.set(i,(0,y.yY)(r,a)),s.
set(i,E(o,r)));e.size>0?n.set("Extensions",e):n.delete("Extensions")}function E(t,n){const e=t.resolve(t.dict(n)?.get("ExtensionLevel"));return typeof e=="numbe\
r"?e:0}function N(t,n){const e=t.flatMap(({index:s,document:a})=>(a.array(a.catalog.get("Threads"))??[]).map(o=>(0,y.yY)(o,s)));e.length>0&&n.set("Threads",e)}var b=m(
282),Y=m(7548),z=m(38504);async function U(t,n,e){const s=await(0,Y.zx)(t,n);for(const a of[...new Set(Object.values(s).flat())].sort((o,i)=>o-i)){const o=t.job.
pace.step(200);o&&await o;const i={changed:!1};(0,z.CA)(t.get(a),r=>{e(r)&&(i.changed=!0)}),i.changed&&t.edit(a)}}var ye=m(73811),B=m(78713);async function we(t){
const n=new Map,e=new Map,s=[];for(const r of t)s.push({part:r,...await(0,ye.jS)(r.document)});const a=new y.fS(s.flatMap(r=>[...r.strings.keys(),...r.names.keys()])),
o=s.some(r=>r.strings.size>0)&&s.some(r=>r.names.size>0),i=new Set;for(const{part:r,strings:c,names:l}of s){const p=new Set([...c.keys(),...l.keys()]),u=new Map;
for(const g of p)i.has(g)&&u.set(g,a.free(g));for(const g of p)i.add(u.get(g)??g);for(const[g,R]of c)n.set(u.get(g)??g,(0,y.yY)(R,r.index));const d=new Map;if(o)
for(const g of l.keys())c.has(g)&&d.set(g,a.free(g));for(const[g,R]of l)(o?n:e).set(d.get(g)??u.get(g)??g,(0,y.yY)(R,r.index));await Se(r,new xe(p,u,a),o?d:void 0)}
return{strings:n,names:e}}class xe{own;renamed;taken;needed;constructor(n,e,s){this.own=n,this.renamed=e,this.taken=s,this.needed=e.size>0||s.size>n.size}nameFor(n){
const e=this.renamed.get(n);if(e!==void 0||this.own.has(n)||!this.taken.has(n))return e;const s=this.taken.free(n);return this.renamed.set(n,s),s}}async function Se({
document:t},n,e){if(!n.needed&&!e)return;const s=a=>{const o=t.resolve(a);if(o instanceof f.SX&&e)return(0,f.Px)(e.get(o.text)??n.nameFor(o.text)??o.text);const i=o instanceof
f.Mx,r=i?n.nameFor((0,B.Pu)(o)):o instanceof f.SX?n.nameFor(o.text):void 0;if(r!==void 0)return i?(0,f.Px)(r):new f.SX(r)};await U(t,["Dest","GoTo"],a=>{const o=a.
has("Dest")?"Dest":(0,f.Eo)(t.resolve(a.get("S")),"GoTo")?"D":void 0,i=o&&s(a.get(o));return!o||i===void 0?!1:(a.set(o,i),!0)})}var G=m(38990),ve=m(76725),Z=m(20381),
J=m(87357);const Q=t=>(0,Z.g7)((0,f.Px)(t));class Pe{taken;kept=new Set;renamed=new Map;constructor(n){this.taken=n}fullName(n){for(const a of Me(n)){const o=n.
slice(0,a),i=this.renamed.get(o);if(i!==void 0)return Q(i)+n.slice(a);if(this.kept.has(o))return}const[e=""]=n.split(".",1),s=(0,B.Pu)((0,Z.wx)(e));if(this.taken.
has(s))return this.renamed.set(e,this.taken.free(s)),this.fullName(n)}}const se=10;function Me(t){const n=[];for(let e=t.indexOf(".");e>=0&&n.length<se;e=t.indexOf(
".",e+1))n.unshift(e);return n.length<se&&n.unshift(t.length),n}function Oe(t,n,e){let s;const a=r=>{r.set("Fields",s??=t.add([...e]));const c=t.resolve(r.get("\
Flags"));typeof c=="number"&&r.set("Flags",c&~J.Hx)},o=r=>{const c=t.resolve(r),l=c instanceof f.Mx?n.fullName((0,Z.g7)(c)):void 0;return l===void 0?r:(0,Z.wx)(
l)},i=new Set;for(const r of(0,z.p$)(t,[...J.fP.keys()]))(0,z.CA)(t.get(r),c=>{const l=t.resolve(c.get("S")),p=l instanceof f.SX?J.fP.get(l.text):void 0,u=p===void 0?
void 0:c.get(p);if(p===void 0||!(l instanceof f.SX))return;if(u===void 0){if(!J.ao.has(l.text)||e.length===0)return;a(c),t.edit(r);return}const d=t.array(u);if(d&&
u instanceof f.oS){if(i.has(u.number))return;i.add(u.number)}const g=d?d.map(o):o(u);if(!(d?d.every((R,L)=>R===g[L]):g===u)){if(d&&u instanceof f.oS){t.put(u,g);
return}c.set(p,g),t.edit(r)}})}var Ee=m(15975),Te=m(348),De=m(66173);class Ae{merged=new f.Bi;origin=new Map;async add(n,e){const{document:s}=n,a=new h.U(s),o=s.
dict(e.get("DR")),i=new Map;for(const[r,c]of o??[]){const l=s.dict(c);if(!l){this.merged.has(r)||this.merged.set(r,(0,y.yY)(s.resolve(c),n.index));continue}const p=this.
category(r);for(const[u,d]of l){const g=await this.place(r,u,{document:s,value:d},a);p.set(g,p.get(g)??(0,y.yY)(d,n.index)),r==="Font"&&g!==u&&i.set(u,g)}}i.size>
0&&await this.rewrite(n,e,i)}async place(n,e,s,a){for(let o=1;;o++){const i=o===1?e:`${e}_${o}`,r=`${n}/${i}`,c=this.origin.get(r);if(!(c&&!await a.same(s.value,
c)))return c||this.origin.set(r,s),i}}category(n){const e=this.merged.get(n);if(e instanceof f.Bi)return e;const s=new f.Bi;return this.merged.set(n,s),s}async rewrite({
document:n},e,s){const a=n.resolve(e.get("DA"));for(const{number:o,dict:i,parent:r}of(0,G.iA)(n)){const c=n.resolve(i.get("DA")),l=!r&&(0,G.hj)(n,i,"DA")===void 0,
p=c instanceof f.Mx?c:l?a:null;if(!(p instanceof f.Mx))continue;const u=oe(p,s);u&&(o!==void 0&&n.edit(o),i.set("DA",u))}await U(n,["FreeText"],o=>{const i=n.resolve(
o.get("DA")),c=(0,f.Eo)(n.resolve(o.get("Subtype")),"FreeText")&&i instanceof f.Mx?oe(i,s):void 0;return c&&o.set("DA",c),c!==void 0})}}function oe(t,n){const e=t.
bytes,s=new De.B(e),a=[];let o=0;for(;s.next();){const i=s.count-2,r=s.operator==="Tf"?n.get(s.name(i)??""):void 0;if(r===void 0)continue;const c=new Te.k(64);(0,Ee.
dZ)(c,r),a.push(e.subarray(o,s.startOf(i)),c.bytes),o=s.endOf(i)}return o===0?void 0:new f.Mx(Buffer.concat([...a,e.subarray(o)]))}async function Ce(t,n){const e=t.
filter(({document:u})=>W(u)),{document:s}=t[0];if(e.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};const a=s.editCatalog(),o=new f.Bi(W(s)),i=e.some(u=>W(
u.document).has("XFA"));o.delete("XFA"),a.delete("NeedsRendering");const r=[],c=[],l=new Ae,p=Ne(e).flatMap(u=>n.has(u)?[u.index]:[]);for(const u of e){const d=W(
u.document);u.index>0&&be(u,d,s,o),await l.add(u,d),u.document.resolve(d.get("NeedAppearances"))===!0&&o.set("NeedAppearances",!0);for(const g of u.document.array(
d.get("Fields"))??[])r.push((0,y.yY)(g,u.index));for(const g of u.document.array(d.get("CO"))??[])c.push((0,y.yY)(g,u.index))}return o.set("Fields",r),c.length>
0&&o.set("CO",c),l.merged.size>0&&o.set("DR",l.merged),a.set("AcroForm",s.add(o)),{droppedXfa:i,renamedUnderScripts:p}}const W=t=>t.dict(t.catalog.get("AcroForm"));
function Ne(t){const n=t.map(i=>({part:i,fields:Fe(i.document)})),e=new y.fS(n.flatMap(({part:i,fields:r})=>r.map(({dict:c})=>ae(i.document,c))),Q),s=n.filter(({
fields:i})=>i.length>0).length>1,a=new Set,o=[];for(const{part:i,fields:r}of n){const{document:c}=i,l=new Pe(e);for(const{dict:p,number:u}of r){const d=ae(c,p),
g=Q(d);if(!a.has(g)){l.kept.add(g);continue}const R=l.renamed.get(g)??e.free(d);l.renamed.set(g,R),u!==void 0&&c.edit(u),p.set("T",(0,f.Px)(R))}l.renamed.size>0&&
o.push(i);for(const p of l.kept)a.add(p);for(const p of l.renamed.values())a.add(Q(p));if(s){const p=c.array(W(c)?.get("Fields"))?.filter(f.i9)??[];Oe(c,l,p)}}return o}
async function Be(t){const n=new Set;for(const e of t){const{document:s}=e;if(e.index===0||!W(s))continue;const a=new Set([s.catalogNumber]),o=s.dict(s.catalog.
get("Names"))?.get("JavaScript");for(const[,r]of await(0,B.Zc)(s,o,"Names"))r instanceof f.oS&&a.add(r.number);const i=(0,z.p$)(s,["/JavaScript"]).filter(r=>!a.
has(r));await(0,ve.xS)(s,i)&&n.add(e)}return n}function Fe(t){const n=new Set,e=[];for(const s of(0,G.iA)(t))s.parent&&n.has(s.parent)?n.add(s):t.resolve(s.dict.
get("T"))instanceof f.Mx&&(n.add(s),e.push(s));return e}const ae=(t,n)=>(0,B.Pu)(t.resolve(n.get("T")));function be({document:t},n,e,s){for(const a of["DA","Q"]){
const o=t.resolve(n.get(a))??(a==="Q"?0:null),i=e.resolve(s.get(a))??(a==="Q"?0:null);if(!(o===null||o instanceof f.oS||o===i)&&!(o instanceof f.Mx&&i instanceof
f.Mx&&(0,B.Pu)(o)===(0,B.Pu)(i)))for(const{number:r,dict:c,parent:l}of(0,G.iA)(t))l||(0,G.hj)(t,c,a)!==void 0||(r!==void 0&&t.edit(r),c.set(a,o))}}var ie=m(20138);
function*Re(t){for(const n of t)for(let e=0;e<n.document.pages.count;e++)yield{part:n,page:e}}function Ie(t,n){if(n==="none")return;const e=[],s=t.reduce((a,{document:o})=>Math.
max(a,o.pages.count),0);for(let a=0;a<s;a++)for(const o of t){const{count:i}=o.document.pages;a<i&&e.push({part:o,page:n==="backward"&&o.index>0?i-1-a:a})}return e}
const re=100;async function ze(t,n){const e=t[0].document;for(const{document:o}of t)await o.pages.rebuild(o.pages.numbers);const s=e.add(null),a=[];for(let o=0;o<
n.length;o+=re){const i=e.add(null),r=[];for(const{part:c,page:l}of n.slice(o,o+re)){const p=c.document.pages.number(l),u=c.document.edit(p);u instanceof f.Bi&&
u.set("Parent",(0,y.Po)(0,i.number,c.index)),r.push((0,y.Po)(c.index,p));const d=e.job.pace.step(1e3);d&&await d}e.put(i,_(r,r.length,s)),a.push(i)}e.put(s,_(a,
n.length)),e.edit(e.catalogNumber).set("Pages",s)}function _(t,n,e){return new f.Bi([["Type",new f.SX("Pages")],...e?[["Parent",e]]:[],["Kids",t],["Count",n]])}
async function Le(t){const n=t[0].document,e=n.add(null),s=[];let a=0;for(const{index:o,document:i}of t){await i.pages.settle(),i.catalog.get("Pages")instanceof
f.oS||await i.pages.rebuild(i.pages.numbers);const r=i.catalog.get("Pages"),c=i.edit(r);c instanceof f.Bi&&c.has("Kids")&&(c.set("Parent",(0,y.Po)(0,e.number,o)),
c.set("Count",i.pages.count),s.push((0,y.Po)(o,r.number))),a+=i.pages.count}n.put(e,_(s,a)),n.edit(n.catalogNumber).set("Pages",e)}async function ke(t,n){const e=[];
for(const{document:o}of t)e.push(await(0,ie.Hr)(o));if(e.every(o=>o===void 0))return;const{document:s}=t[0],a=(0,ie.Zh)(s,Ke(n??Re(t),e));s.editCatalog().set("P\
ageLabels",s.add(a))}function*Ke(t,n){for(const{part:e,page:s}of t)yield n[e.index]?.(s)??{style:"D",prefix:void 0,number:s+1}}var Ue=m(32896);const Ye=["AP","P\
ages","Templates","IDS","URLS","AlternatePresentations","Renditions"];async function Xe(t,n){const{document:e}=t[0],s=e.editCatalog(),a=new f.Bi(e.dict(s.get("N\
ames"))),o=(r,c)=>{c.size!==0&&a.set(r,e.add((0,B.MN)(e,c)))};o("Dests",n.strings),o("EmbeddedFiles",await je(t));for(const r of Ye)t.some(c=>$e(c,r))&&o(r,await We(
t,r));a.size>0&&s.set("Names",e.add(a)),n.names.size>0?s.set("Dests",e.add(new f.Bi(n.names))):s.delete("Dests");const i=t.flatMap(r=>(r.document.array(r.document.
catalog.get("AF"))??[]).map(c=>(0,y.yY)(c,r.index)));i.length>0&&s.set("AF",i)}async function ce({document:t},n){const e=t.dict(t.catalog.get("Names"))?.get(n);
return(await(0,B.Zc)(t,e,"Names")).flatMap(([s,a])=>s instanceof f.Mx?[[(0,B.Pu)(s),a]]:[])}const $e=({document:t},n)=>t.dict(t.catalog.get("Names"))?.has(n)??!1;
async function je(t){const n=[];for(const a of t)n.push({part:a,entries:await ce(a,"EmbeddedFiles")});const e=new y.fS(n.flatMap(({entries:a})=>a.map(([o])=>o))),
s=new Map;for(const{part:a,entries:o}of n)for(const[i,r]of o)s.set(s.has(i)?e.free(i):i,(0,y.yY)(r,a.index));return s}async function We(t,n){const e=new Map;for(const s of t)
for(const[a,o]of await ce(s,n))e.has(a)||e.set(a,(0,y.yY)(o,s.index));return e}var Ge=m(53449);async function Ze(t,n){const e=[];for(const o of t)if(n)e.push(await He(
o,n[o.index]));else for(const i of await de(o))e.push(i);if(e.length===0)return;const{document:s}=t[0],a=s.add(null);s.put(a,fe(e,{part:0,number:a.number},new f.
Bi([["Type",new f.SX("Outlines")]]))),s.editCatalog().set("Outlines",a)}async function He(t,n){const{document:e}=t,s=e.add(null),a=new f.Bi([["Title",(0,Z.wx)(n)],
["Dest",[new f.oS(e.pages.number(0)),new f.SX("Fit")]]]),o=await de(t);return e.put(s,o.length>0?fe(o,{part:t.index,number:s.number},a):a),{part:t,number:s.number}}
function fe(t,n,e){let s=0;for(const[i,r]of t.entries()){const c=r.part.document.edit(r.number);if(!(c instanceof f.Bi))continue;const l=r.part.document.resolve(
c.get("Count"));s+=1+(typeof l=="number"&&l>0?l:0),c.set("Parent",(0,y.Po)(n.part,n.number,r.part.index)),ue(c,"Prev",r,t[i-1]),ue(c,"Next",r,t[i+1])}const[a,o]=[
t[0],t.at(-1)];return e.set("First",(0,y.Po)(a.part.index,a.number,n.part)),e.set("Last",(0,y.Po)(o.part.index,o.number,n.part)),e.set("Count",s),e}async function de(t){
const{document:n}=t,e=[],s=a=>{const o=a instanceof f.oS&&n.get(a)instanceof f.Bi;return o&&e.push({part:t,number:a.number}),o};return await(0,Ge.O)(n,s,1),e}function ue(t,n,e,s){
s?t.set(n,(0,y.Po)(s.part.index,s.number,e.part.index)):t.delete(n)}async function Ve(t){const n=t.filter(({document:d})=>ee(d));if(n.length===0)return;const{document:e}=t[0],
s=e.editCatalog();(n.length<t.length||n.some(d=>!Qe(d.document)))&&s.delete("MarkInfo");for(const d of t)ee(d.document)||await le(d.document,void 0);if(n.length===
1&&n[0].index===0)return;const a=e.add(null).number,o=[],i=[],r=new Map,c=new nt,l=new Map(Je.map(d=>[d,[]]));let p=0;for(const d of n){const g=ee(d.document),R=qe(
d.document,g);for(const j of R)_e(d,j,a,s);for(const j of R)o.push((0,y.yY)(j,d.index));const L=await(0,B.Zc)(d.document,g.get("ParentTree"),"Nums"),vt=L.reduce(
(j,[H])=>Math.max(j,Number(H)),await le(d.document,p));for(const[j,H]of L)i.push([Number(j)+p,(0,y.yY)(H,d.index)]);p+=Math.max(vt+1,et(d.document,g));const ne=await st(
d,g,r),pe=d.document.dict(g.get("ClassMap"));ne.size>0&&ot(d.document,pe,ne);const q={S:await c.join(d,"S",tt(d.document,g.get("RoleMap"))),C:await c.join(d,"C",
pe),ID:ne};q.S.size+q.C.size+q.ID.size>0&&await at(d.document,q);for(const[j,H]of l)for(const Pt of d.document.array(g.get(j))??[])H.push((0,y.yY)(Pt,d.index))}
i.sort((d,g)=>Number(d[0])-Number(g[0]));const u=new f.Bi([["Type",new f.SX("StructTreeRoot")],["K",o],["ParentTree",e.add((0,B.H6)(e,i,"Nums"))],["ParentTreeNe\
xtKey",p]]);c.roles.size>0&&u.set("RoleMap",c.roles),c.classes.size>0&&u.set("ClassMap",c.classes);for(const[d,g]of l)g.length>0&&u.set(d,g);r.size>0&&u.set("ID\
Tree",e.add((0,B.MN)(e,r))),e.put(a,u),s.set("StructTreeRoot",new f.oS(a))}const Je=["Namespaces","PronunciationLexicon","AF"],ee=t=>t.dict(t.catalog.get("Struc\
tTreeRoot")),Qe=t=>t.resolve(t.dict(t.catalog.get("MarkInfo"))?.get("Marked"))===!0;function qe(t,n){const e=n.get("K");return e===void 0?[]:t.array(e)??[e]}function _e({
index:t,document:n},e,s,a){const o=e instanceof f.oS?n.edit(e):e;if(!(o instanceof f.Bi))return;o.set("P",(0,y.Po)(0,s,t));const i=n.resolve(n.catalog.get("Lang"));
if(t>0&&i instanceof f.Mx&&!o.has("Lang")){const r=a.get("Lang");(!(r instanceof f.Mx)||(0,B.Pu)(r)!==(0,B.Pu)(i))&&o.set("Lang",i)}}function et(t,n){const e=t.
resolve(n.get("ParentTreeNextKey"));return typeof e=="number"&&Number.isInteger(e)&&e>0&&e<1e8?e:0}async function le(t,n){let e=-1;return await U(t,["StructPare\
nt"],s=>{let a=!1;for(const o of["StructParents","StructParent"]){const i=t.resolve(s.get(o));typeof i=="number"&&(e=Math.max(e,i),n!==0&&(a=!0,n===void 0?s.delete(
o):s.set(o,i+n)))}return a}),e}function tt(t,n){const e=t.dict(n);if(!e)return;const s=new f.Bi;for(const[a,o]of e){let i=t.resolve(o);for(const r=new Set([a]);i instanceof
f.SX&&e.has(i.text)&&!r.has(i.text);)r.add(i.text),i=t.resolve(e.get(i.text));s.set(a,i)}return s}class nt{roles=new f.Bi;classes=new f.Bi;origins=new Map;taken={
S:new y.fS,C:new y.fS};async join({index:n,document:e},s,a){const o=s==="S"?this.roles:this.classes,i=new Map,r=this.taken[s];for(const l of a?.keys()??[])r.add(
l);const c=new h.U(e);for(const[l,p]of a??[]){const u=this.origins.get(`${s}/${l}`);if(u&&await c.same(p,u))continue;const d=u?r.free(l):l;u&&i.set(l,d),this.origins.
set(`${s}/${d}`,{document:e,value:p}),o.set(d,(0,y.yY)(p,n))}return i}}async function st({index:t,document:n},e,s){const a=new Map,o=await(0,B.Zc)(n,e.get("IDTr\
ee"),"Names"),i=new y.fS([...s.keys(),...o.map(([r])=>r instanceof f.Mx?(0,B.Pu)(r):"")]);for(const[r,c]of o){if(!(r instanceof f.Mx))continue;const l=(0,B.Pu)(
r),p=s.has(l)?i.free(l):l;p!==l&&a.set(l,p),s.set(p,(0,y.yY)(c,t))}return a}function ge(t,n,e){const s=t.array(n.get("Headers"));return s?.some(a=>a instanceof f.
Mx&&e.has((0,B.Pu)(a)))?(n.set("Headers",s.map(a=>me(a,e)??a)),!0):!1}function ot(t,n,e){const s=new Set;for(const a of n?.values()??[])if(!(a instanceof f.oS&&
s.has(a.number))){a instanceof f.oS&&s.add(a.number);for(const o of t.array(a)??[a]){const i=t.dict(o);if(!i||!ge(t,i,e))continue;const r=o instanceof f.oS?o:a;
r instanceof f.oS&&t.edit(r)}}}async function at(t,{S:n,C:e,ID:s}){await U(t,["StructElem","Headers","ID","Pg","K"],a=>{const o=ge(t,a,s);if(!(0,f.Eo)(t.resolve(
a.get("Type")),"StructElem")&&!(a.has("P")&&a.has("S")))return o;const i=t.resolve(a.get("C")),r={S:te(t.resolve(a.get("S")),n),ID:me(t.resolve(a.get("ID")),s),
C:Array.isArray(i)?i.map(c=>te(c,e)??c):te(i,e)};for(const[c,l]of Object.entries(r))l!==void 0&&a.set(c,l);return o||Object.values(r).some(c=>c!==void 0)})}function te(t,n){
const e=t instanceof f.SX?n.get(t.text):void 0;return e===void 0?void 0:new f.SX(e)}function me(t,n){const e=t instanceof f.Mx?n.get((0,B.Pu)(t)):void 0;return e===
void 0?void 0:(0,f.Px)(e)}var it=m(90925),rt=m(80397),ct=m(72510),ft=m(7390),dt=m(95199);const ut=async(t,{open_password:n,bookmarks:e,interleave:s},a)=>{const o=[],
i=await mt(t,n,a,o),r=Ie(i,s);(i.length>1||e==="per_document")&&await yt(i,r,t,e==="per_document",o);const c=i.map(({document:u})=>u),l=await(0,dt.fT)(c,{encryption:"\
none",...i.length>1?{dedupe:b.I}:{}}),p=i.reduce((u,{document:d})=>u+d.pages.count,0);return{documents:[{name:t[0].name,bytes:l,pageCount:p}],notes:o,facts:{pageCount:p,
documentCount:t.length,firstPages:ht(i,r)}}},lt=new Set(["unreadable_document","password_required","wrong_password","unsupported_encryption"]),gt=10,he=({error:t,
position:n,name:e},s=[])=>(0,v.xx)(t,n,e,s);async function mt(t,n,e,s){const a=[],o=[],i=[],r=[],c=[],l=g=>({...e,onRepaired:R=>c.push({name:g,pages:{...R}})});
for(const[g,R]of t.entries()){try{const L=await(0,ft.E)(R.bytes,t.length>1?l(R.name):e,{password:n});L.security&&o.push(R.name),r.push(await(0,ct.Y)(L,"keep")),
await L.pages.settle(),a.push({index:g,document:L})}catch(L){if(!(L instanceof v.zU)||L.code==="cancelled"||t.length===1)throw L;if(i.push({error:L,position:g+1,
name:R.name}),!lt.has(L.code)||i.length===gt)break}e.pace.progress((g+1)/(2*t.length))}const[p,...u]=i;if(p)throw he(p,u.map(g=>he(g)));s.push(...(0,k.d)(c)),o.
length>0&&s.push(wt(o));const d=r.flatMap(g=>g.fields);return s.push(...(0,F.D)({fields:d,usageRights:r.some(({usageRights:g})=>g)},"merge")),a}function ht(t,n){
let e=1;const s=t.map(({document:o})=>{const i=e;return e+=o.pages.count,i});if(!n)return s;const a=new Map;for(const[o,{part:i}]of n.entries())a.has(i.index)||
a.set(i.index,o+1);return t.map(({index:o})=>a.get(o)??1)}const pt=({name:t},n)=>t.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`;async function yt(t,n,e,s,a){
await A(t);for(const{document:p}of t)await(0,it.E)(p);const o=await Be(t);await Ze(t,s?e.map(pt):void 0);const i=await we(t);await Xe(t,i),await ke(t,n),(0,Ue.J)(
t),await Ve(t);const{droppedXfa:r,renamedUnderScripts:c}=await Ce(t,o),{droppedPortfolio:l}=await P(t);a.push(...await(0,rt.XM)(t[0].document)),await(n?ze(t,n):
Le(t)),r&&a.push((0,O.Yw)("merge")),c.length>0&&a.push(xt(c.map(p=>e[p].name))),l&&a.push(St)}const wt=t=>({code:"protection_removed",message:(0,$.$h)(`The resu\
lt is not encrypted: it has neither the password nor the restrictions of ${(0,T.KE)(t)}`)}),xt=t=>({code:"scripts_use_old_names",message:`Fields of ${(0,T.KE)(t)}\
 were renamed, because an earlier document has fields with the same names. Scripts were not changed: a script that uses the old names acts on the fields of the \
earlier document.`}),St={code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as attachments."}}),32896:((V,X,m)=>{m.d(X,
{J:()=>T});var v=m(16039),$=m(53403),k=m(32664);const F=["Order","AS","RBGroups","Locked"];function T(O){const D=O.filter(({document:h})=>h.dict(h.catalog.get("\
OCProperties")));if(D.length===0||D.length===1&&D[0].index===0)return;const{document:S}=O[0],w=S.dict(S.catalog.get("OCProperties")),x=[],[A,I]=[[],[]],K=new Map(
F.map(h=>[h,[]]));for(const h of D){const P=h.document.dict(h.document.catalog.get("OCProperties")),M=h.document.dict(P.get("D")),C=(E,N)=>(h.document.array(E?.
get(N))??[]).map(b=>(0,k.yY)(b,h.index));for(const E of C(P,"OCGs"))x.push(E);for(const[E,N]of K)for(const b of C(M,E))N.push(b);for(const E of C(M,"ON"))A.push(
E);for(const E of new $.z(h.document).groupsOff())I.push((0,k.yY)(E,h.index))}const f=new v.Bi(w&&S.dict(w.get("D")));f.delete("BaseState");for(const[h,P]of[...K,
["ON",A],["OFF",I]])P.length>0?f.set(h,P):f.delete(h);const y=new v.Bi(w);y.set("OCGs",x),y.set("D",f),S.editCatalog().set("OCProperties",S.add(y))}}),32664:((V,X,m)=>{
m.d(X,{Po:()=>$,fS:()=>F,yY:()=>k});var v=m(16039);const $=(T,O,D=0)=>T===D?new v.oS(O):new v.rV(T,O);function k(T,O){if(O===0||T instanceof v.rV)return T;if(T instanceof
v.oS)return new v.rV(O,T.number);if(Array.isArray(T))return T.map(S=>k(S,O));if(T instanceof v.Z6||!(T instanceof v.Bi))return T;const D=new v.Bi;for(const[S,w]of T)
D.set(S,k(w,O));return D}class F{meaning;taken;last=new Map;constructor(O=[],D=S=>S){this.meaning=D,this.taken=new Set([...O].map(D))}get size(){return this.taken.
size}has(O){return this.taken.has(this.meaning(O))}add(O){this.taken.add(this.meaning(O))}free(O){const D=O.startsWith("þÿ");for(let S=(this.last.get(O)??1)+1;;S++){
const w=`_${S}`,x=O+(D?[...w].map(A=>`\0${A}`).join(""):w);if(!this.has(x))return this.last.set(O,S),this.add(x),x}}}}),83019:((V,X,m)=>{m.d(X,{U:()=>T});var v=m(
16039);const $=2e4,k=4,F=16;class T{document;left;constructor(w){this.document=w,this.left=$+k*w.bytes.length}async same(w,x){const{document:A}=this,{pace:I}=A.
job,K=new Set,f=[w,x.value];for(;f.length>0;){const[y,h]=[f.pop(),f.pop()];if(h instanceof v.oS&&y instanceof v.oS){if(A===x.document&&h.number===y.number)continue;
const N=this.pairOf(h,y,x.document);if(K.has(N))continue;N>=0&&K.add(N)}const[P,M]=[A.resolve(h),x.document.resolve(y)],C=Math.max(D(P),D(M));if(this.left-=C,this.
left<0)return!1;const E=I.step(C*50);if(E&&await E,!this.alike(P,M,x.document,f))return!1}return!0}pairOf(w,x,A){return w.number<this.document.size&&x.number<A.
size?w.number*A.size+x.number:-1}alike(w,x,A,I){if(w===x&&(this.document===A||!(w instanceof Object)))return!0;if(w instanceof v.Mx)return x instanceof v.Mx&&Buffer.
compare(w.bytes,x.bytes)===0;if(w instanceof v.SX)return x instanceof v.SX&&w.text===x.text;if(Array.isArray(w)){if(!Array.isArray(x)||w.length!==x.length)return!1;
for(const[K,f]of w.entries())I.push(f,x[K]);return!0}return w instanceof v.Bi?x instanceof v.Bi&&O(w,x,I):!(w instanceof v.Z6)||!(x instanceof v.Z6)?!1:O(w.dict,
x.dict,I)&&Buffer.compare(this.document.encoded(w),A.encoded(x))===0}}function O(S,w,x){if(S.size!==w.size)return!1;for(const[A,I]of S){const K=w.get(A);if(K===
void 0)return!1;x.push(I,K)}return!0}function D(S){return S instanceof v.Z6?1+S.dict.size+S.data.length/F:S instanceof v.Mx?1+S.bytes.length/F:S instanceof v.Bi?
1+S.size:Array.isArray(S)?1+S.length:1}}),90925:((V,X,m)=>{m.d(X,{E:()=>w});var v=m(7548),$=m(38504),k=m(269),F=m(16039),T=m(73811),O=m(90191),D=m(27109);const S=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;
async function w(h){const P=await f(h);if(P.length===0)return;let M;const C=(0,O.Wo)(h,"Dests");let E;for(const N of P){const b=h.get(N),Y={changed:!1},z=U=>{x(
U)&&(U[0]=A(h,U[0])??(E??=h.add(null)),Y.changed=!0)};x(b)&&(M??=await K(h),M.has(N)||z(b)),(0,F.cy)(b)&&b.forEach(z),(0,$.CA)(b,U=>I(h,U,z)),C?.holder===N&&C.dict.
forEach(z),Y.changed&&h.edit(N)}E&&await(0,D.E2)(h,E)}function x(h){return(0,F.cy)(h)&&typeof h[0]=="number"&&h[1]instanceof F.SX&&S.test(h[1].text)}function A(h,P){
const M=(0,T.hN)(h,P);return M===void 0?void 0:new F.oS(h.pages.number(M))}function I(h,P,M){const C=P.get("Names");(0,F.cy)(C)&&C.forEach(M),M(P.get("Dest")),M(
P.get("OpenAction"));const E=h.resolve(P.get("S"));(E===null||(0,F.Eo)(E,"GoTo"))&&M(P.get("D"))}async function K(h){const P=new Set,{GoToR:M,GoToE:C}=await(0,v.
zx)(h,["GoToR","GoToE"]);for(const E of[...M,...C])(0,$.CA)(h.get(E),N=>{const[b,Y]=[h.resolve(N.get("S")),N.get("D")];(0,F.i9)(Y)&&((0,F.Eo)(b,"GoToR")||(0,F.Eo)(
b,"GoToE"))&&P.add(Y.number)});return P}async function f(h){const P=new Set;await(0,v.RJ)(h,(M,C,E,N)=>{const b=M.subarray(C,E);for(const Y of["Fit","XYZ"])for(let z=b.
indexOf(Y);z>=0;z=b.indexOf(Y,z+Y.length)){if(!y(b,z))continue;const U=N(C+z);U!==void 0&&P.add(U)}});for(const M of(0,v.vb)(h))P.add(M);return[...P]}function y(h,P){
let M=P-2;for(;M>=0&&k.Kl[h[M]]===k.t6;)M--;return(0,k.yp)(h[M])}})};
