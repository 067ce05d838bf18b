"use strict";exports.id=8100,exports.ids=[8100],exports.modules={960:((j,Y,w)=>{w.r(Y),w.d(Y,{merge_documents:()=>lt});var P=w(9153),X=w(6009),B=w(8912),F=w(1777),D=w(9721),
T=w(656),M=w(3008),d=w(6031),u=w(5079),g=w(3319);async function v(t){const n=t.flatMap(({document:e})=>{const s=e.dict(e.catalog.get("AcroForm"));return s?[{document:e,
leftToViewers:e.resolve(s.get("NeedAppearances"))===!0}]:[]});if(!n.every(({leftToViewers:e})=>e))for(const{document:e,leftToViewers:s}of n){if(!s)continue;const r=await u.
mO.read(e),o=new g.n(e,r);await(0,d.$)(e,r,o,new M.y(e,r,o),{missing:!1})}}var b=w(783),C=w(1134),f=w(6039),x=w(2664),h=w(3019);async function O(t){const{document:n}=t[0],
e=n.editCatalog(),s=t.some(r=>r.document.catalog.has("Collection"));e.delete("Collection"),await E(t)||e.delete("OutputIntents"),N(t,e),R(t,e),t.length>1&&(0,C.
m)(n);for(const r of t)(0,b.N)(r.document);return{droppedPortfolio:s}}async function E([t,...n]){const e=({document:s})=>({document:s,value:s.array(s.catalog.get(
"OutputIntents"))??[]});for(const s of n)if(!await new h.U(s.document).same(e(s).value,e(t)))return!1;return!0}function N(t,n){const e=new f.Bi,s=new Map;for(const{
index:r,document:o}of t)for(const[i,a]of o.dict(o.catalog.get("Extensions"))??[])(!e.has(i)||A(o,a)>s.get(i))&&(e.set(i,(0,x.yY)(a,r)),s.set(i,A(o,a)));e.size>0?
n.set("Extensions",e):n.delete("Extensions")}function A(t,n){const e=t.resolve(t.dict(n)?.get("ExtensionLevel"));return typeof e=="number"?e:0}function R(t,n){const e=t.
flatMap(({index:s,document:r})=>(r.array(r.catalog.get("Threads"))??[]).map(o=>(0,x.yY)(o,s)));e.length>0&&n.set("Threads",e)}var L=w(282),k=w(6123);function U(t,n,e){
for(const s of(0,k.p$)(t,n)){const r={changed:!1};(0,k.CA)(t.get(s),o=>{e(o)&&(r.changed=!0)}),r.changed&&t.edit(s)}}var $=w(3811),I=w(8713);async function ye(t){
const n=new Map,e=new Map,s=[];for(const a of t)s.push({part:a,...await(0,$.jS)(a.document)});const r=new x.fS(s.flatMap(a=>[...a.strings.keys(),...a.names.keys()])),
o=s.some(a=>a.strings.size>0)&&s.some(a=>a.names.size>0),i=new Set;for(const{part:a,strings:c,names:p}of s){const S=new Set([...c.keys(),...p.keys()]),m=new Map;
for(const y of S)i.has(y)&&m.set(y,r.free(y));for(const y of S)i.add(m.get(y)??y);for(const[y,z]of c)n.set(m.get(y)??y,(0,x.yY)(z,a.index));const l=new Map;if(o)
for(const y of p.keys())c.has(y)&&l.set(y,r.free(y));for(const[y,z]of p)(o?n:e).set(l.get(y)??m.get(y)??y,(0,x.yY)(z,a.index));Se(a,new we(S,m,r),o?l:void 0)}return{
strings:n,names:e}}class we{own;renamed;taken;needed;constructor(n,e,s){this.own=n,this.renamed=e,this.taken=s,this.needed=e.size>0||s.size>n.size}nameFor(n){const e=this.
renamed.get(n);if(e!==void 0||this.own.has(n)||!this.taken.has(n))return e;const s=this.taken.free(n);return this.renamed.set(n,s),s}}function Se({document:t},n,e){
if(!n.needed&&!e)return;const s=r=>{const o=t.resolve(r);if(o instanceof f.SX&&e)return(0,f.Px)(e.get(o.text)??n.nameFor(o.text)??o.text);const i=o instanceof f.
Mx,a=i?n.nameFor((0,I.Pu)(o)):o instanceof f.SX?n.nameFor(o.text):void 0;if(a!==void 0)return i?(0,f.Px)(a):new f.SX(a)};U(t,["/Dest","/GoTo"],r=>{const o=r.has(
"Dest")?"Dest":(0,f.Eo)(t.resolve(r.get("S")),"GoTo")?"D":void 0,i=o&&s(r.get(o));return!o||i===void 0?!1:(r.set(o,i),!0)})}var Z=w(8990),xe=w(6725),H=w(381);const J=t=>(0,H.
g7)((0,f.Px)(t));class ve{taken;kept=new Set;renamed=new Map;constructor(n){this.taken=n}fullName(n){for(const r of Me(n)){const o=n.slice(0,r),i=this.renamed.get(
o);if(i!==void 0)return J(i)+n.slice(r);if(this.kept.has(o))return}const[e=""]=n.split(".",1),s=(0,I.Pu)((0,H.wx)(e));if(this.taken.has(s))return this.renamed.set(
e,this.taken.free(s)),this.fullName(n)}}const ne=10;function Me(t){const n=[];for(let e=t.indexOf(".");e>=0&&n.length<ne;e=t.indexOf(".",e+1))n.unshift(e);return n.
length<ne&&n.unshift(t.length),n}const se=new Map([["Hide","T"],["ResetForm","Fields"],["SubmitForm","Fields"]]),Pe=new Set(["ResetForm","SubmitForm"]),Oe=1;function Ee(t,n,e){
let s;const r=a=>{a.set("Fields",s??=t.add([...e]));const c=t.resolve(a.get("Flags"));typeof c=="number"&&a.set("Flags",c&~Oe)},o=a=>{const c=t.resolve(a),p=c instanceof
f.Mx?n.fullName((0,H.g7)(c)):void 0;return p===void 0?a:(0,H.wx)(p)},i=new Set;for(const a of(0,k.p$)(t,[...se.keys()]))(0,k.CA)(t.get(a),c=>{const p=t.resolve(
c.get("S")),S=p instanceof f.SX?se.get(p.text):void 0,m=S===void 0?void 0:c.get(S);if(S===void 0||!(p instanceof f.SX))return;if(m===void 0){if(!Pe.has(p.text)||
e.length===0)return;r(c),t.edit(a);return}const l=t.array(m);if(l&&m instanceof f.oS){if(i.has(m.number))return;i.add(m.number)}const y=l?l.map(o):o(m);if(!(l?l.
every((z,K)=>z===y[K]):y===m)){if(l&&m instanceof f.oS){t.put(m,y);return}c.set(S,y),t.edit(a)}})}var Te=w(5975),De=w(7967),be=w(6173);class Ae{merged=new f.Bi;origin=new Map;async add(n,e){
const{document:s}=n,r=new h.U(s),o=s.dict(e.get("DR")),i=new Map;for(const[a,c]of o??[]){const p=s.dict(c);if(!p){this.merged.has(a)||this.merged.set(a,(0,x.yY)(
s.resolve(c),n.index));continue}const S=this.category(a);for(const[m,l]of p){const y=await this.place(a,m,{document:s,value:l},r);S.set(y,S.get(y)??(0,x.yY)(l,n.
index)),a==="Font"&&y!==m&&i.set(m,y)}}i.size>0&&this.rewrite(n,e,i)}async place(n,e,s,r){for(let o=1;;o++){const i=o===1?e:`${e}_${o}`,a=`${n}/${i}`,c=this.origin.
get(a);if(!(c&&!await r.same(s.value,c)))return c||this.origin.set(a,s),i}}category(n){const e=this.merged.get(n);if(e instanceof f.Bi)return e;const s=new f.Bi;
return this.merged.set(n,s),s}rewrite({document:n},e,s){const r=n.resolve(e.get("DA"));for(const{number:o,dict:i,parent:a}of(0,Z.iA)(n)){const c=n.resolve(i.get(
"DA")),p=!a&&(0,Z.hj)(n,i,"DA")===void 0,S=c instanceof f.Mx?c:p?r:null;if(!(S instanceof f.Mx))continue;const m=oe(S,s);m&&(o!==void 0&&n.edit(o),i.set("DA",m))}
U(n,["/FreeText"],o=>{const i=n.resolve(o.get("DA")),c=(0,f.Eo)(n.resolve(o.get("Subtype")),"FreeText")&&i instanceof f.Mx?oe(i,s):void 0;return c&&o.set("DA",c),
c!==void 0})}}function oe(t,n){const e=t.bytes,s=new be.B(e),r=[];let o=0;for(;s.next();){const i=s.count-2,a=s.operator==="Tf"?n.get(s.name(i)??""):void 0;if(a===
void 0)continue;const c=new De.k(64);(0,Te.dZ)(c,a),r.push(e.subarray(o,s.startOf(i)),c.bytes),o=s.endOf(i)}return o===0?void 0:new f.Mx(Buffer.concat([...r,e.subarray(
o)]))}async function Ce(t,n){const e=t.filter(({document:m})=>G(m)),{document:s}=t[0];if(e.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};const r=s.editCatalog(),
o=new f.Bi(G(s)),i=e.some(m=>G(m.document).has("XFA"));o.delete("XFA"),r.delete("NeedsRendering");const a=[],c=[],p=new Ae,S=Ne(e).flatMap(m=>n.has(m)?[m.index]:
[]);for(const m of e){const l=G(m.document);m.index>0&&Be(m,l,s,o),await p.add(m,l),m.document.resolve(l.get("NeedAppearances"))===!0&&o.set("NeedAppearances",!0);
for(const y of m.document.array(l.get("Fields"))??[])a.push((0,x.yY)(y,m.index));for(const y of m.document.array(l.get("CO"))??[])c.push((0,x.yY)(y,m.index))}return o.
set("Fields",a),c.length>0&&o.set("CO",c),p.merged.size>0&&o.set("DR",p.merged),r.set("AcroForm",s.add(o)),{droppedXfa:i,renamedUnderScripts:S}}const G=t=>t.dict(
t.catalog.get("AcroForm"));function Ne(t){const n=t.map(i=>({part:i,fields:Re(i.document)})),e=new x.fS(n.flatMap(({part:i,fields:a})=>a.map(({dict:c})=>re(i.document,
c))),J),s=n.filter(({fields:i})=>i.length>0).length>1,r=new Set,o=[];for(const{part:i,fields:a}of n){const{document:c}=i,p=new ve(e);for(const{dict:S,number:m}of a){
const l=re(c,S),y=J(l);if(!r.has(y)){p.kept.add(y);continue}const z=p.renamed.get(y)??e.free(l);p.renamed.set(y,z),m!==void 0&&c.edit(m),S.set("T",(0,f.Px)(z))}
p.renamed.size>0&&o.push(i);for(const S of p.kept)r.add(S);for(const S of p.renamed.values())r.add(J(S));if(s){const S=c.array(G(c)?.get("Fields"))?.filter(f.i9)??
[];Ee(c,p,S)}}return o}async function Fe(t){const n=new Set;for(const e of t){const{document:s}=e;if(e.index===0||!G(s))continue;const r=new Set([s.catalogNumber]),
o=s.dict(s.catalog.get("Names"))?.get("JavaScript");for(const[,a]of await(0,I.Zc)(s,o,"Names"))a instanceof f.oS&&r.add(a.number);const i=(0,k.p$)(s,["/JavaScri\
pt"]).filter(a=>!r.has(a));await(0,xe.xS)(s,i)&&n.add(e)}return n}function Re(t){const n=new Set,e=[];for(const s of(0,Z.iA)(t))s.parent&&n.has(s.parent)?n.add(
s):t.resolve(s.dict.get("T"))instanceof f.Mx&&(n.add(s),e.push(s));return e}const re=(t,n)=>(0,I.Pu)(t.resolve(n.get("T")));function Be({document:t},n,e,s){for(const r of[
"DA","Q"]){const o=t.resolve(n.get(r))??(r==="Q"?0:null),i=e.resolve(s.get(r))??(r==="Q"?0:null);if(!(o===null||o instanceof f.oS||o===i)&&!(o instanceof f.Mx&&
i instanceof f.Mx&&(0,I.Pu)(o)===(0,I.Pu)(i)))for(const{number:a,dict:c,parent:p}of(0,Z.iA)(t))p||(0,Z.hj)(t,c,r)!==void 0||(a!==void 0&&t.edit(a),c.set(r,o))}}
var ie=w(138);function*Ie(t){for(const n of t)for(let e=0;e<n.document.pages.count;e++)yield{part:n,page:e}}function Le(t,n){if(n==="none")return;const e=[],s=t.
reduce((r,{document:o})=>Math.max(r,o.pages.count),0);for(let r=0;r<s;r++)for(const o of t){const{count:i}=o.document.pages;r<i&&e.push({part:o,page:n==="backwa\
rd"&&o.index>0?i-1-r:r})}return e}const ae=100;async function ze(t,n){const e=t[0].document;for(const{document:o}of t)await o.pages.rebuild(o.pages.numbers);const s=e.
add(null),r=[];for(let o=0;o<n.length;o+=ae){const i=e.add(null),a=[];for(const{part:c,page:p}of n.slice(o,o+ae)){const S=c.document.pages.number(p),m=c.document.
edit(S);m instanceof f.Bi&&m.set("Parent",(0,x.Po)(0,i.number,c.index)),a.push((0,x.Po)(c.index,S));const l=e.job.pace.step(1e3);l&&await l}e.put(i,_(a,a.length,
s)),r.push(i)}e.put(s,_(r,n.length)),e.edit(e.catalogNumber).set("Pages",s)}function _(t,n,e){return new f.Bi([["Type",new f.SX("Pages")],...e?[["Parent",e]]:[],
["Kids",t],["Count",n]])}async function ke(t){const n=t[0].document,e=n.add(null),s=[];let r=0;for(const{index:o,document:i}of t){await i.pages.settle(),i.catalog.
get("Pages")instanceof f.oS||await i.pages.rebuild(i.pages.numbers);const a=i.catalog.get("Pages"),c=i.edit(a);c instanceof f.Bi&&c.has("Kids")&&(c.set("Parent",
(0,x.Po)(0,e.number,o)),c.set("Count",i.pages.count),s.push((0,x.Po)(o,a.number))),r+=i.pages.count}n.put(e,_(s,r)),n.edit(n.catalogNumber).set("Pages",e)}async function Ue(t,n){
const e=[];for(const{document:o}of t)e.push(await(0,ie.Hr)(o));if(e.every(o=>o===void 0))return;const{document:s}=t[0],r=(0,ie.Zh)(s,Ke(n??Ie(t),e));s.editCatalog().
set("PageLabels",s.add(r))}function*Ke(t,n){for(const{part:e,page:s}of t)yield n[e.index]?.(s)??{style:"D",prefix:void 0,number:s+1}}var Ye=w(2896);const Xe=["A\
P","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];async function $e(t,n){const{document:e}=t[0],s=e.editCatalog(),r=new f.Bi(e.dict(s.get(
"Names"))),o=(a,c)=>{c.size!==0&&r.set(a,e.add((0,I.MN)(e,c)))};o("Dests",n.strings),o("EmbeddedFiles",await je(t));for(const a of Xe)t.some(c=>We(c,a))&&o(a,await Ge(
t,a));r.size>0&&s.set("Names",e.add(r)),n.names.size>0?s.set("Dests",e.add(new f.Bi(n.names))):s.delete("Dests");const i=t.flatMap(a=>(a.document.array(a.document.
catalog.get("AF"))??[]).map(c=>(0,x.yY)(c,a.index)));i.length>0&&s.set("AF",i)}async function ce({document:t},n){const e=t.dict(t.catalog.get("Names"))?.get(n);
return(await(0,I.Zc)(t,e,"Names")).flatMap(([s,r])=>s instanceof f.Mx?[[(0,I.Pu)(s),r]]:[])}const We=({document:t},n)=>t.dict(t.catalog.get("Names"))?.has(n)??!1;
async function je(t){const n=[];for(const r of t)n.push({part:r,entries:await ce(r,"EmbeddedFiles")});const e=new x.fS(n.flatMap(({entries:r})=>r.map(([o])=>o))),
s=new Map;for(const{part:r,entries:o}of n)for(const[i,a]of o)s.set(s.has(i)?e.free(i):i,(0,x.yY)(a,r.index));return s}async function Ge(t,n){const e=new Map;for(const s of t)
for(const[r,o]of await ce(s,n))e.has(r)||e.set(r,(0,x.yY)(o,s.index));return e}var Ze=w(3449);async function He(t,n){const e=[];for(const o of t)if(n)e.push(await Ve(
o,n[o.index]));else for(const i of await de(o))e.push(i);if(e.length===0)return;const{document:s}=t[0],r=s.add(null);s.put(r,fe(e,{part:0,number:r.number},new f.
Bi([["Type",new f.SX("Outlines")]]))),s.editCatalog().set("Outlines",r)}async function Ve(t,n){const{document:e}=t,s=e.add(null),r=new f.Bi([["Title",(0,H.wx)(n)],
["Dest",[new f.oS(e.pages.number(0)),new f.SX("Fit")]]]),o=await de(t);return e.put(s,o.length>0?fe(o,{part:t.index,number:s.number},r):r),{part:t,number:s.number}}
function fe(t,n,e){let s=0;for(const[i,a]of t.entries()){const c=a.part.document.edit(a.number);if(!(c instanceof f.Bi))continue;const p=a.part.document.resolve(
c.get("Count"));s+=1+(typeof p=="number"&&p>0?p:0),c.set("Parent",(0,x.Po)(n.part,n.number,a.part.index)),ue(c,"Prev",a,t[i-1]),ue(c,"Next",a,t[i+1])}const[r,o]=[
t[0],t.at(-1)];return e.set("First",(0,x.Po)(r.part.index,r.number,n.part)),e.set("Last",(0,x.Po)(o.part.index,o.number,n.part)),e.set("Count",s),e}async function de(t){
const{document:n}=t,e=[],s=r=>{const o=r instanceof f.oS&&n.get(r)instanceof f.Bi;return o&&e.push({part:t,number:r.number}),o};return await(0,Ze.O)(n,s,1),e}function ue(t,n,e,s){
s?t.set(n,(0,x.Po)(s.part.index,s.number,e.part.index)):t.delete(n)}async function Je(t){const n=t.filter(({document:l})=>q(l));if(n.length===0)return;const{document:e}=t[0],
s=e.editCatalog();(n.length<t.length||n.some(l=>!_e(l.document)))&&s.delete("MarkInfo");for(const l of t)q(l.document)||le(l.document,void 0);if(n.length===1&&n[0].
index===0)return;const r=e.add(null).number,o=[],i=[],a=new Map,c=new st,p=new Map(Qe.map(l=>[l,[]]));let S=0;for(const l of n){const y=q(l.document),z=qe(l.document,
y);for(const W of z)et(l,W,r,s);for(const W of z)o.push((0,x.yY)(W,l.index));const K=await(0,I.Zc)(l.document,y.get("ParentTree"),"Nums"),Mt=K.reduce((W,[V])=>Math.
max(W,Number(V)),le(l.document,S));for(const[W,V]of K)i.push([Number(W)+S,(0,x.yY)(V,l.index)]);S+=Math.max(Mt+1,tt(l.document,y));const te=await ot(l,y,a),pe=l.
document.dict(y.get("ClassMap"));te.size>0&&rt(l.document,pe,te);const Q={S:await c.join(l,"S",nt(l.document,y.get("RoleMap"))),C:await c.join(l,"C",pe),ID:te};
Q.S.size+Q.C.size+Q.ID.size>0&&it(l.document,Q);for(const[W,V]of p)for(const Pt of l.document.array(y.get(W))??[])V.push((0,x.yY)(Pt,l.index))}i.sort((l,y)=>Number(
l[0])-Number(y[0]));const m=new f.Bi([["Type",new f.SX("StructTreeRoot")],["K",o],["ParentTree",e.add((0,I.H6)(e,i,"Nums"))],["ParentTreeNextKey",S]]);c.roles.size>
0&&m.set("RoleMap",c.roles),c.classes.size>0&&m.set("ClassMap",c.classes);for(const[l,y]of p)y.length>0&&m.set(l,y);a.size>0&&m.set("IDTree",e.add((0,I.MN)(e,a))),
e.put(r,m),s.set("StructTreeRoot",new f.oS(r))}const Qe=["Namespaces","PronunciationLexicon","AF"],q=t=>t.dict(t.catalog.get("StructTreeRoot")),_e=t=>t.resolve(
t.dict(t.catalog.get("MarkInfo"))?.get("Marked"))===!0;function qe(t,n){const e=n.get("K");return e===void 0?[]:t.array(e)??[e]}function et({index:t,document:n},e,s,r){
const o=e instanceof f.oS?n.edit(e):e;if(!(o instanceof f.Bi))return;o.set("P",(0,x.Po)(0,s,t));const i=n.resolve(n.catalog.get("Lang"));if(t>0&&i instanceof f.
Mx&&!o.has("Lang")){const a=r.get("Lang");(!(a instanceof f.Mx)||(0,I.Pu)(a)!==(0,I.Pu)(i))&&o.set("Lang",i)}}function tt(t,n){const e=t.resolve(n.get("ParentTr\
eeNextKey"));return typeof e=="number"&&Number.isInteger(e)&&e>0&&e<1e8?e:0}function le(t,n){let e=-1;return U(t,["/StructParent"],s=>{let r=!1;for(const o of["\
StructParents","StructParent"]){const i=t.resolve(s.get(o));typeof i=="number"&&(e=Math.max(e,i),n!==0&&(r=!0,n===void 0?s.delete(o):s.set(o,i+n)))}return r}),e}
function nt(t,n){const e=t.dict(n);if(!e)return;const s=new f.Bi;for(const[r,o]of e){let i=t.resolve(o);for(const a=new Set([r]);i instanceof f.SX&&e.has(i.text)&&
!a.has(i.text);)a.add(i.text),i=t.resolve(e.get(i.text));s.set(r,i)}return s}class st{roles=new f.Bi;classes=new f.Bi;origins=new Map;taken={S:new x.fS,C:new x.
fS};async join({index:n,document:e},s,r){const o=s==="S"?this.roles:this.classes,i=new Map,a=this.taken[s];for(const p of r?.keys()??[])a.add(p);const c=new h.U(
e);for(const[p,S]of r??[]){const m=this.origins.get(`${s}/${p}`);if(m&&await c.same(S,m))continue;const l=m?a.free(p):p;m&&i.set(p,l),this.origins.set(`${s}/${l}`,
{document:e,value:S}),o.set(l,(0,x.yY)(S,n))}return i}}async function ot({index:t,document:n},e,s){const r=new Map,o=await(0,I.Zc)(n,e.get("IDTree"),"Names"),i=new x.
fS([...s.keys(),...o.map(([a])=>a instanceof f.Mx?(0,I.Pu)(a):"")]);for(const[a,c]of o){if(!(a instanceof f.Mx))continue;const p=(0,I.Pu)(a),S=s.has(p)?i.free(p):
p;S!==p&&r.set(p,S),s.set(S,(0,x.yY)(c,t))}return r}function ge(t,n,e){const s=t.array(n.get("Headers"));return s?.some(r=>r instanceof f.Mx&&e.has((0,I.Pu)(r)))?
(n.set("Headers",s.map(r=>me(r,e)??r)),!0):!1}function rt(t,n,e){const s=new Set;for(const r of n?.values()??[])if(!(r instanceof f.oS&&s.has(r.number))){r instanceof
f.oS&&s.add(r.number);for(const o of t.array(r)??[r]){const i=t.dict(o);if(!i||!ge(t,i,e))continue;const a=o instanceof f.oS?o:r;a instanceof f.oS&&t.edit(a)}}}
function it(t,{S:n,C:e,ID:s}){U(t,["/StructElem","/Headers","/ID","/Pg","/K"],r=>{const o=ge(t,r,s);if(!(0,f.Eo)(t.resolve(r.get("Type")),"StructElem")&&!(r.has(
"P")&&r.has("S")))return o;const i=t.resolve(r.get("C")),a={S:ee(t.resolve(r.get("S")),n),ID:me(t.resolve(r.get("ID")),s),C:Array.isArray(i)?i.map(c=>ee(c,e)??c):
ee(i,e)};for(const[c,p]of Object.entries(a))p!==void 0&&r.set(c,p);return o||Object.values(a).some(c=>c!==void 0)})}function ee(t,n){const e=t instanceof f.SX?n.
get(t.text):void 0;return e===void 0?void 0:new f.SX(e)}function me(t,n){const e=t instanceof f.Mx?n.get((0,I.Pu)(t)):void 0;return e===void 0?void 0:(0,f.Px)(e)}
var at=w(925),ct=w(397),ft=w(2510),dt=w(7390),ut=w(5199);const lt=async(t,{open_password:n,bookmarks:e,interleave:s},r)=>{const o=[],i=await ht(t,n,r,o),a=Le(i,
s);(i.length>1||e==="per_document")&&await wt(i,a,t,e==="per_document",o);const c=i.map(({document:m})=>m),p=await(0,ut.fT)(c,{encryption:"none",...i.length>1?{
dedupe:L.I}:{}}),S=i.reduce((m,{document:l})=>m+l.pages.count,0);return{documents:[{name:t[0].name,bytes:p,pageCount:S}],notes:o,facts:{pageCount:S,documentCount:t.
length,firstPages:pt(i,a)}}},gt=new Set(["unreadable_document","password_required","wrong_password","unsupported_encryption"]),mt=10,he=({error:t,position:n,name:e},s=[])=>(0,P.
xx)(t,n,e,s);async function ht(t,n,e,s){const r=[],o=[],i=[],a=[],c=[],p=y=>({...e,onRepaired:z=>c.push({name:y,pages:{...z}})});for(const[y,z]of t.entries()){try{
const K=await(0,dt.E)(z.bytes,t.length>1?p(z.name):e,{password:n});K.security&&o.push(z.name),a.push(await(0,ft.Y)(K,"keep")),await K.pages.settle(),r.push({index:y,
document:K})}catch(K){if(!(K instanceof P.zU)||K.code==="cancelled"||t.length===1)throw K;if(i.push({error:K,position:y+1,name:z.name}),!gt.has(K.code)||i.length===
mt)break}e.pace.progress((y+1)/(2*t.length))}const[S,...m]=i;if(S)throw he(S,m.map(y=>he(y)));s.push(...(0,B.d)(c)),o.length>0&&s.push(St(o));const l=a.flatMap(
y=>y.fields);return s.push(...(0,F.D)({fields:l,usageRights:a.some(({usageRights:y})=>y)},"merge")),r}function pt(t,n){let e=1;const s=t.map(({document:o})=>{const i=e;
return e+=o.pages.count,i});if(!n)return s;const r=new Map;for(const[o,{part:i}]of n.entries())r.has(i.index)||r.set(i.index,o+1);return t.map(({index:o})=>r.get(
o)??1)}const yt=({name:t},n)=>t.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`;async function wt(t,n,e,s,r){await v(t);for(const{document:S}of t)await(0,at.E)(
S);const o=await Fe(t);await He(t,s?e.map(yt):void 0);const i=await ye(t);await $e(t,i),await Ue(t,n),(0,Ye.J)(t),await Je(t);const{droppedXfa:a,renamedUnderScripts:c}=await Ce(
t,o),{droppedPortfolio:p}=await O(t);r.push(...await(0,ct.XM)(t[0].document)),await(n?ze(t,n):ke(t)),a&&r.push((0,T.Yw)("merge")),c.length>0&&r.push(xt(c.map(S=>e[S].
name))),p&&r.push(vt)}const St=t=>({code:"protection_removed",message:(0,X.$h)(`The result is not encrypted: it has neither the password nor the restrictions of\
 ${(0,D.KE)(t)}`)}),xt=t=>({code:"scripts_use_old_names",message:`Fields of ${(0,D.KE)(t)} were renamed, because an earlier document has fields with the same na\
mes. Scripts were not changed: a script that uses the old names acts on the fields of the earlier document.`}),vt={code:"portfolio_dropped",message:"A portfolio\
 became an ordinary document. Its files remain as attachments."}}),2896:((j,Y,w)=>{w.d(Y,{J:()=>D});var P=w(6039),X=w(3403),B=w(2664);const F=["Order","AS","RBG\
roups","Locked"];function D(T){const M=T.filter(({document:h})=>h.dict(h.catalog.get("OCProperties")));if(M.length===0||M.length===1&&M[0].index===0)return;const{
document:d}=T[0],u=d.dict(d.catalog.get("OCProperties")),g=[],[v,b]=[[],[]],C=new Map(F.map(h=>[h,[]]));for(const h of M){const O=h.document.dict(h.document.catalog.
get("OCProperties")),E=h.document.dict(O.get("D")),N=(A,R)=>(h.document.array(A?.get(R))??[]).map(L=>(0,B.yY)(L,h.index));for(const A of N(O,"OCGs"))g.push(A);for(const[
A,R]of C)for(const L of N(E,A))R.push(L);for(const A of N(E,"ON"))v.push(A);for(const A of new X.z(h.document).groupsOff())b.push((0,B.yY)(A,h.index))}const f=new P.
Bi(u&&d.dict(u.get("D")));f.delete("BaseState");for(const[h,O]of[...C,["ON",v],["OFF",b]])O.length>0?f.set(h,O):f.delete(h);const x=new P.Bi(u);x.set("OCGs",g),
x.set("D",f),d.editCatalog().set("OCProperties",d.add(x))}}),2664:((j,Y,w)=>{w.d(Y,{Po:()=>X,fS:()=>F,yY:()=>B});var P=w(6039);const X=(D,T,M=0)=>D===M?new P.oS(
T):new P.rV(D,T);function B(D,T){if(T===0||D instanceof P.rV)return D;if(D instanceof P.oS)return new P.rV(T,D.number);if(Array.isArray(D))return D.map(d=>B(d,T));
if(D instanceof P.Z6||!(D instanceof P.Bi))return D;const M=new P.Bi;for(const[d,u]of D)M.set(d,B(u,T));return M}class F{meaning;taken;last=new Map;constructor(T=[],M=d=>d){
this.meaning=M,this.taken=new Set([...T].map(M))}get size(){return this.taken.size}has(T){return this.taken.has(this.meaning(T))}add(T){this.taken.add(this.meaning(
T))}free(T){const M=T.startsWith("þÿ");for(let d=(this.last.get(T)??1)+1;;d++){const u=`_${d}`,g=T+(M?[...u].map(v=>`\0${v}`).join(""):u);if(!this.has(g))return this.
last.set(T,d),this.add(g),g}}}}),3019:((j,Y,w)=>{w.d(Y,{U:()=>D});var P=w(6039);const X=2e4,B=4,F=16;class D{document;left;constructor(u){this.document=u,this.left=
X+B*u.bytes.length}async same(u,g){const{document:v}=this,{pace:b}=v.job,C=new Set,f=[u,g.value];for(;f.length>0;){const[x,h]=[f.pop(),f.pop()];if(h instanceof P.
oS&&x instanceof P.oS){if(v===g.document&&h.number===x.number)continue;const R=this.pairOf(h,x,g.document);if(C.has(R))continue;R>=0&&C.add(R)}const[O,E]=[v.resolve(
h),g.document.resolve(x)],N=Math.max(M(O),M(E));if(this.left-=N,this.left<0)return!1;const A=b.step(N*50);if(A&&await A,!this.alike(O,E,g.document,f))return!1}return!0}pairOf(u,g,v){
return u.number<this.document.size&&g.number<v.size?u.number*v.size+g.number:-1}alike(u,g,v,b){if(u===g&&(this.document===v||!(u instanceof Object)))return!0;if(u instanceof
P.Mx)return g instanceof P.Mx&&Buffer.compare(u.bytes,g.bytes)===0;if(u instanceof P.SX)return g instanceof P.SX&&u.text===g.text;if(Array.isArray(u)){if(!Array.
isArray(g)||u.length!==g.length)return!1;for(const[C,f]of u.entries())b.push(f,g[C]);return!0}return u instanceof P.Bi?g instanceof P.Bi&&T(u,g,b):!(u instanceof
P.Z6)||!(g instanceof P.Z6)?!1:T(u.dict,g.dict,b)&&Buffer.compare(this.document.encoded(u),v.encoded(g))===0}}function T(d,u,g){if(d.size!==u.size)return!1;for(const[
v,b]of d){const C=u.get(v);if(C===void 0)return!1;g.push(b,C)}return!0}function M(d){return d instanceof P.Z6?1+d.dict.size+d.data.length/F:d instanceof P.Mx?1+
d.bytes.length/F:d instanceof P.Bi?1+d.size:Array.isArray(d)?1+d.length:1}}),199:((j,Y,w)=>{w.d(Y,{DI:()=>D,Mo:()=>B,S3:()=>X,Z7:()=>F,d:()=>M,iN:()=>P,lw:()=>T});
function P({box:[d,u,g,v],rotation:b}){const C=g-d,f=v-u;return b%180===0?{width:C,height:f}:{width:f,height:C}}function X({box:[d,u,g,v],rotation:b}){switch(b){case 0:
return[1,0,0,1,d,u];case 90:return[0,1,-1,0,g,u];case 180:return[-1,0,0,-1,g,v];case 270:return[0,-1,1,0,d,v]}}function B(d,u){if(u===void 0)return d;const[g,v,
b,C]=[Math.max(d[0],u[0]),Math.max(d[1],u[1]),Math.min(d[2],u[2]),Math.min(d[3],u[3])];return g<b&&v<C?[g,v,b,C]:d}function F([d,u,g,v]){return[Math.min(d,g),Math.
min(u,v),Math.max(d,g),Math.max(u,v)]}function D([d,u,g,v,b,C]){const f=d*v-u*g,[x,h,O,E]=[v/f,-u/f,-g/f,d/f];return[x+0,h+0,O+0,E+0,-(b*x+C*O)+0,-(b*h+C*E)+0]}
function T(d,u){const[g,v,b,C,f,x]=d,[h,O,E,N,A,R]=u;return[g*h+v*E,g*O+v*N,b*h+C*E,b*O+C*N,f*h+x*E+A,f*O+x*N+R]}const M=(d,{userUnit:u})=>String(Number((d*u/72).
toPrecision(3)))}),4805:((j,Y,w)=>{w.d(Y,{VO:()=>B,b0:()=>D,iw:()=>F});var P=w(199);const X=[0,0,612,792],B=(M,d)=>D(M,M.pages.attribute(d,"MediaBox"))??X;function F(M,d){
const{pages:u}=M,g=M.resolve(M.entry(u.number(d),"UserUnit"));return{box:(0,P.Mo)(B(M,d),D(M,u.attribute(d,"CropBox"))),rotation:T(M.resolve(u.attribute(d,"Rota\
te"))),userUnit:typeof g=="number"&&g>0?g:1}}function D(M,d){const u=M.array(d)?.map(v=>M.resolve(v));if(u?.length!==4||!u.every(v=>typeof v=="number"&&Number.isFinite(
v)))return;const g=(0,P.Z7)(u);return g[0]<g[2]&&g[1]<g[3]?g:void 0}function T(M){const d=typeof M=="number"?(M%360+360)%360:0;return d===90||d===180||d===270?d:
0}}),925:((j,Y,w)=>{w.d(Y,{E:()=>u});var P=w(7548),X=w(6123),B=w(269),F=w(6039),D=w(3811),T=w(191),M=w(8338);const d=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function u(h){
const O=await f(h);if(O.length===0)return;let E;const N=(0,T.Wo)(h,"Dests");let A;for(const R of O){const L=h.get(R),k={changed:!1},U=$=>{g($)&&($[0]=v(h,$[0])??
(A??=h.add(null)),k.changed=!0)};g(L)&&(E??=await C(h),E.has(R)||U(L)),(0,F.cy)(L)&&L.forEach(U),(0,X.CA)(L,$=>b(h,$,U)),N?.holder===R&&N.dict.forEach(U),k.changed&&
h.edit(R)}A&&await(0,M.E2)(h,A)}function g(h){return(0,F.cy)(h)&&typeof h[0]=="number"&&h[1]instanceof F.SX&&d.test(h[1].text)}function v(h,O){const E=(0,D.hN)(
h,O);return E===void 0?void 0:new F.oS(h.pages.number(E))}function b(h,O,E){const N=O.get("Names");(0,F.cy)(N)&&N.forEach(E),E(O.get("Dest")),E(O.get("OpenActio\
n"));const A=h.resolve(O.get("S"));(A===null||(0,F.Eo)(A,"GoTo"))&&E(O.get("D"))}async function C(h){const O=new Set,{GoToR:E,GoToE:N}=await(0,P.zx)(h,["GoToR",
"GoToE"]);for(const A of[...E,...N])(0,X.CA)(h.get(A),R=>{const[L,k]=[h.resolve(R.get("S")),R.get("D")];(0,F.i9)(k)&&((0,F.Eo)(L,"GoToR")||(0,F.Eo)(L,"GoToE"))&&
O.add(k.number)});return O}async function f(h){const O=new Set;await(0,P.RJ)(h,(E,N,A,R)=>{const L=E.subarray(N,A);for(const k of["Fit","XYZ"])for(let U=L.indexOf(
k);U>=0;U=L.indexOf(k,U+k.length)){if(!x(L,U))continue;const $=R(N+U);$!==void 0&&O.add($)}});for(const E of(0,P.vb)(h))O.add(E);return[...O]}function x(h,O){let E=O-
2;for(;E>=0&&B.Kl[h[E]]===B.t6;)E--;return(0,B.yp)(h[E])}})};
