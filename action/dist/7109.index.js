"use strict";exports.id=7109,exports.ids=[7109],exports.modules={52301:((C,E,g)=>{g.d(E,{I:()=>D});var d=g(16039),p=g(90191),O=g(38990),A=g(91707);class D{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(h){
this.removal=h,this.document=h.document}losing(h){if(!(0,d.Eo)(h.get("Subtype"),"Widget")||(this.pruned=!0,h.has("T")&&!h.has("Kids")&&this.removedFields++,(0,O.
pv)(this.document,h)!=="Sig"))return;this.signatureRemoved=!0;const y=(0,O.hj)(this.document,h,"V");(0,d.i9)(y)&&this.signatures.add(y.number)}keepsAsField(h,y){
if(!this.document.array(y.get("Kids")))return!1;this.document.edit(h);for(const w of[...y.keys()])!O.QL.includes(w)&&w!=="Kids"&&w!=="AA"&&y.delete(w);return this.
touch(h),!0}touch(h){this.open.add(h),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const y of this.open)this.open.delete(y),this.pruneField(y);if(!this.
pruned)return;this.pruned=!1;const h=(0,p.Wo)(this.document,"AcroForm");h&&(this.filter(h.holder,h.dict,"Fields"),this.filter(h.holder,h.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(h.holder,h.dict),!(this.document.array(h.dict.get("Fields"))?.length!==0||h.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const h=(0,p.Wo)(this.document,"AcroForm");h?.dict.has("XFA")&&(this.document.edit(h.holder),h.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(h){const y=this.document.dict(new d.oS(h)),w=this.document.array(y?.get("Kids"));if(!y||!w)return;const m=w.filter(S=>!this.
removal.isGone(S));if(m.length===w.length)return;if(this.document.edit(h),m.length>0||(0,d.Eo)(y.get("Subtype"),"Widget")){y.set("Kids",m);return}const v=y.get(
"Parent");this.removal.remove(h),this.removedFields++,(0,d.i9)(v)&&this.open.add(v.number)}filter(h,y,w){const m=this.document.array(y.get(w)),v=m?.filter(S=>!this.
removal.isGone(S));!m||!v||v.length===m.length||(this.document.edit(h),v.length>0||w==="Fields"?y.set(w,v):y.delete(w))}dropSignatures(h,y){const w=(0,p.Wo)(this.
document,"Perms");for(const[S,b]of w?[...w.dict]:[])!(0,d.i9)(b)||!this.signatures.has(b.number)||(this.document.edit(w.holder),w.dict.delete(S));w?.dict.size===
0&&this.document.editCatalog().delete("Perms");const m=[...(0,O.iA)(this.document)].filter(({type:S})=>S==="Sig");m.some(({dict:S})=>(0,d.Zm)(this.document.resolve(
(0,O.hj)(this.document,S,"V"))))||(0,A.H)(this.document),!(!y.has("SigFlags")||m.length>0)&&(this.document.edit(h),y.delete("SigFlags"))}}}),91707:((C,E,g)=>{g.
d(E,{H:()=>p});var d=g(16039);function p(O){const{catalog:A}=O;if(!A.has("DSS")&&!A.has("Extensions"))return;const D=O.dict(A.get("Extensions"));if(!A.has("DSS")&&
!D?.has("ESIC")||(O.edit(O.catalogNumber),A.delete("DSS"),!D?.has("ESIC")))return;const M=new d.Bi([...D].filter(([h])=>h!=="ESIC"));M.size>0?A.set("Extensions",
M):A.delete("Extensions")}}),87357:((C,E,g)=>{g.d(E,{Hx:()=>O,ao:()=>p,fP:()=>d});const d=new Map([["Hide","T"],["ResetForm","Fields"],["SubmitForm","Fields"]]),
p=new Set(["ResetForm","SubmitForm"]),O=1}),91134:((C,E,g)=>{g.d(E,{m:()=>p});var d=g(90191);function p(O){const A=(0,d.Wo)(O,"ViewerPreferences");A?.dict.has("\
PrintPageRange")&&(O.edit(A.holder),A.dict.delete("PrintPageRange"),A.dict.size===0&&O.editCatalog().delete("ViewerPreferences"))}}),73811:((C,E,g)=>{g.d(E,{Ht:()=>y,
hN:()=>A,jS:()=>O,ji:()=>D});var d=g(16039),p=g(78713);async function O(w){const{catalog:m}=w,v=await(0,p.Zc)(w,w.dict(m.get("Names"))?.get("Dests"),"Names");return{
names:new Map(w.dict(m.get("Dests"))),strings:new Map(v.map(([S,b])=>[(0,p.Pu)(S),b]))}}function A({pages:w},m){const v=(0,d.i9)(m)?w.indexOf(m.number):m;return typeof v==
"number"&&Number.isInteger(v)&&v>=0&&v<w.count?v:void 0}function D(w,m){return m==null?[]:w.array(m)??[m]}const M=8,h=50;class y{document;named;constructor(m,v){
this.document=m,this.named=v}static async of(m){return new y(m,await O(m))}pageOf(m){return this.pageOfDestination(m.get("Dest"))??this.pageOfAction(m.get("A"))}pageOfDestination(m,v=M){
const{document:S}=this,b=S.resolve(m),T=S.array(b);if(T)return A(S,T[0]);if(v===0)return;const F=S.dict(b);return F?this.pageOfDestination(F.get("D"),v-1):this.
pageOfDestination(this.namedBy(b),v-1)}namedBy(m){const{names:v,strings:S}=this.named;if(m instanceof d.SX)return v.get(m.text)??S.get(m.text);if(!(m instanceof
d.Mx))return;const b=(0,p.Pu)(m);return S.get(b)??v.get(b)}pageOfAction(m){const{document:v}=this,S=m===void 0?[]:[m];for(let b=0;S.length>0&&b<h;b++){const T=v.
dict(S.shift());if(!T)continue;const N=(0,d.Eo)(v.resolve(T.get("S")),"GoTo")?this.pageOfDestination(T.get("D")):void 0;if(N!==void 0)return N;S.push(...D(v,T.get(
"Next")).slice(0,h))}}}}),80783:((C,E,g)=>{g.d(E,{N:()=>O});var d=g(16039),p=g(90191);function O(A){const D=A.catalog.get("DPartRoot");if(D===void 0)return;const M=new p.
J7(A),h=new p._i(A),y=[D];for(let w=y.pop();w!==void 0;w=y.pop()){const m=A.dict(w),v=A.array(w);if(!(!h.first(w)||!(m??v))){for(const S of v??[])y.push(S);for(const S of[
"DPartRootNode","DParts"]){const b=m?.get(S);b!==void 0&&y.push(b)}(0,d.i9)(w)&&M.remove(w.number)}}A.editCatalog().delete("DPartRoot")}}),27109:((C,E,g)=>{g.d(
E,{Hi:()=>U,E2:()=>ot,Pv:()=>G,lh:()=>et});var d=g(16039),p=g(90191);class O{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document}touch(e,t){if(!this.prune(e,t))return;const s=this.pageOf(e,t);if(this.forget(t),this.removal.remove(
e),s===void 0){this.removal.chase(e);return}let n=this.pages.get(s);n||this.pages.set(s,n=new Set),n.add(e)}touchPage(e){const t=this.document.entry(e,"Annots"),
s=this.document.array(t);if(!s||(0,d.i9)(t)&&this.touched.has(t.number))return;(0,d.i9)(t)&&this.touched.add(t.number);const n=s.filter(i=>{if(this.removal.isGone(
i))return!1;const o=this.document.dict(i),r=(0,p.Kd)(i,(0,p.Kd)(t,e));return!o||!this.prune(r,o)?!0:(this.forget(o),(0,d.i9)(i)&&this.removal.remove(i.number),!1)});
n.length<s.length&&this.setAnnots(e,t,n)}async flush(){const e=new Map;for(const[t,s]of this.pages){const n=this.document.entry(t,"Annots"),i=((0,d.i9)(n)?e.get(
n.number):void 0)??this.dropGone(t,n);(0,d.i9)(n)&&e.set(n.number,i);for(const r of s)i.has(r)||this.removal.chase(r);const o=this.document.job.pace.step(1e3);o&&
await o}this.pages.clear()}dropGone(e,t){const s=this.document.array(t)??[],n=s.filter(i=>!this.removal.isGone(i));return n.length<s.length&&this.setAnnots(e,t,
n),new Set(s.map(i=>(0,d.i9)(i)?i.number:-1))}prune(e,t){if(this.destinations.pruneTargets(e,t)&&(0,d.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;
for(const s of["P","Popup","IRT"])this.removal.isGone(t.get(s))&&(this.document.edit(e),t.delete(s),s==="IRT"&&t.delete("RT"));return(0,d.Eo)(t.get("Subtype"),"\
Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){const{pages:s}=this.document,n=t.get("P");if((0,d.i9)(n)&&s.indexOf(n.number)>=0)return n.number;const i=this.
via[e]??0;return[i,this.via[i]??0].find(o=>s.indexOf(o)>=0)}forget(e){const t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(
t)}setAnnots(e,t,s){(0,d.i9)(t)&&this.document.put(t,s),s.length===0?this.document.patch(e,{Annots:void 0}):(0,d.i9)(t)||this.document.patch(e,{Annots:s})}}function A(c){
return c.has("Rect")&&c.has("Subtype")}var D=g(65920),M=g(30625),h=g(38990);const y=["Parent","StructParents","B","DPart","PieceInfo","Annots"],w=["Type","Kids",
"Count"];class m{document;allowance;fields;constructor(e){this.document=e,this.allowance=new p.b9(e)}copyPage(e){const{document:t}=this,s=t.pages.number(e),n=t.
pages.attribute(e,"Resources");(0,d.Zm)(n)&&t.patch(s,{Resources:t.add(n)});const i=t.dict(new d.oS(s))??new d.Bi,o=new d.Bi([["Type",new d.SX("Page")]]);for(const[
f,u]of i)!y.includes(f)&&!w.includes(f)&&o.set(f,this.clone(u));for(const f of M.i){const u=t.pages.attribute(e,f);u!==void 0&&!o.has(f)&&o.set(f,this.clone(u))}
const r=t.add(o),a=t.array(i.get("Annots"));return a&&a.length>0&&o.set("Annots",this.copyAnnotations(a,r)),r.number}clone(e){return(0,D.F)(e,this.allowance.spend)}copyAnnotations(e,t){
const{document:s}=this,n=new Map,i=[],o=[];for(const r of e){const a=s.dict(r);if(!a||(0,d.i9)(r)&&n.has(r.number))continue;const f=(0,d.Eo)(a.get("Subtype"),"W\
idget");if(f&&(0,h.pv)(s,a)==="Sig")continue;const u=this.clone(f&&(0,d.i9)(r)?this.asKid(r):a);if(u.delete("StructParent"),u.set("P",t),i.push(u),!(0,d.i9)(r)){
o.push(u);continue}const l=s.add(u);n.set(r.number,l),o.push(l),f&&this.addKid(u,l)}for(const r of i)v(r,n);return o}asKid(e){const{document:t}=this,s=t.dict(e);
if(!s.has("T")&&!s.has("FT")){const a=s.has("Parent")?void 0:this.fieldOf(e.number);return a?(t.edit(e),s.set("Parent",a)):s}t.edit(e);const n=new d.Bi;for(const a of h.
QL){const f=s.get(a);f!==void 0&&(n.set(a,f),s.delete(a))}this.divideActions(s,n),n.set("Kids",[e]);const i=t.add(n),o=n.get("Parent");s.set("Parent",i),(0,d.i9)(
o)&&S(t,o.number,t.dict(o),"Kids",e,i);const r=(0,p.Wo)(t,"AcroForm");for(const a of["Fields","CO"])r&&S(t,r.holder,r.dict,a,e,i);return s}fieldOf(e){return this.
fields??=new Map([...(0,h.iA)(this.document)].flatMap(({number:t,parent:s})=>t===void 0||s?.number===void 0?[]:[[t,new d.oS(s.number)]])),this.fields.get(e)}divideActions(e,t){
const s=this.document.dict(e.get("AA"));if(!s)return;const[n,i]=[new d.Bi,new d.Bi];for(const[o,r]of s)(["K","F","V","C"].includes(o)?n:i).set(o,r);n.size>0&&t.
set("AA",n),i.size>0?e.set("AA",i):e.delete("AA")}addKid(e,t){const s=e.get("Parent"),n=this.document.dict(s);if(!(0,d.i9)(s)||!n)return;this.document.edit(s);const i=this.
document.array(n.get("Kids"));i&&!(0,d.i9)(n.get("Kids"))?i.push(t):n.set("Kids",[...i??[],t])}}function v(c,e){const t=(0,d.Eo)(c.get("Subtype"),"Popup")?["Par\
ent"]:["Popup","IRT"];for(const s of t){const n=c.get(s);if(!(0,d.i9)(n))continue;const i=e.get(n.number);i?c.set(s,i):c.delete(s)}}function S(c,e,t,s,n,i){const o=c.
array(t?.get(s));!t||!o?.some(r=>(0,d.i9)(r)&&r.number===n.number)||(c.edit(e),t.set(s,o.map(r=>(0,d.i9)(r)&&r.number===n.number?i:r)))}var b=g(20381),T=g(78713);
class F{chain;known=new Map;constructor(e){this.chain=e}of(e){return this.known.has(e)||this.explore(e),this.known.get(e)}explore(e){const{chain:t,known:s}=this,
n=new Map,i=[],o=[],r=a=>{t.spend(1);const f={action:a,next:t.next(a),at:0,index:n.size,low:n.size,place:i.length};n.set(a,f),i.push(f),o.push(f)};r(e);for(let a=o.
at(-1);a;a=o.at(-1)){if(a.at<a.next.length){const P=t.dead(a.next[a.at++]);if(!P||s.has(P))continue;const R=n.get(P);R?a.low=Math.min(a.low,R.index):r(P);continue}
o.pop();const f=o.at(-1);if(f&&(f.low=Math.min(f.low,a.low)),a.low<a.index)continue;const u=i.splice(a.place),l=this.collect(u);for(const{action:P}of u)s.set(P,
l)}}collect(e){const t=new Set;for(const{next:n}of e)for(const i of n){const o=this.chain.dead(i),r=o?this.known.get(o):[i];r&&r.length>0&&t.add(r)}if(t.size<2)
return[...t][0]??[];const s=new Map;for(const n of t){this.chain.spend(n.length);for(const i of n)s.set((0,d.i9)(i)?`${i.number}`:i,i)}return[...s.values()]}}var N=g(
87357),B=g(73811);class ce{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;settled=new Set;lists=new Map;chain;successors;constructor(e){
this.removal=e,this.document=e.document,this.chain={next:t=>(0,B.ji)(this.document,t.get("Next")).filter(s=>!this.removal.isGone(s)),dead:t=>this.deadAction(t),
spend:new p.b9(this.document).spend},this.successors=new F(this.chain)}isDead(e){if(e==null)return!1;if(this.removal.isGone(e))return!0;const t=this.document.resolve(
e);if(t instanceof d.SX)return this.deadNames.has(t.text);if(t instanceof d.Mx)return this.deadStrings.has((0,T.Pu)(t));if((0,d.cy)(t))return this.removal.isGone(
t[0]);if(!(0,d.Zm)(t))return!1;const s=t.get("D");return this.removal.isGone(s)||this.removal.isGone(this.document.array(s)?.[0])}refresh(){this.settled.clear(),
this.lists.clear(),this.successors=new F(this.chain)}async pruneNames(){const e=(0,p.Wo)(this.document,"Dests"),[t,s,n]=[new Set,new Set,new Set];for(const[o,r]of e?
[...e.dict]:[])this.isDead(r)&&(this.document.edit(e.holder),e.dict.delete(o),t.add(o),(0,d.i9)(r)&&this.removal.remove(r.number));e?.dict.size===0&&this.document.
editCatalog().delete("Dests");const i=(0,p.Wo)(this.document,"Names");if(i){await this.pruneNameTree(i,"Dests",(o,r)=>this.isDead(r)?(s.add(o),(0,d.i9)(r)&&this.
removal.remove(r.number),!0):(t.has(o)&&n.add(o),!1));for(const o of["Pages","Templates"])await this.pruneNameTree(i,o,(r,a)=>this.removal.isGone(a))}this.removedNames+=
t.size+s.size;for(const o of t)this.deadNames.add(o),n.has(o)||this.deadStrings.add(o);for(const o of s)this.deadStrings.add(o),e?.dict.has(o)||this.deadNames.add(
o)}pruneTargets(e,t){let s=!1;this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),s=!0),this.pruneAction(e,t,"A")&&(s=!0);const n=t.get("AA"),i=this.
document.dict(n);return i&&(this.pruneActions((0,p.Kd)(n,e),i),i.size===0&&(this.document.edit(e),t.delete("AA"))),s&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){
for(const s of[...t.keys()])this.pruneAction(e,t,s)}pruneOpenAction(){const{catalog:e,catalogNumber:t}=this.document,s=e.get("OpenAction");(0,d.Zm)(this.document.
resolve(s))?this.pruneAction(t,e,"OpenAction"):this.isDead(s)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){const t=e.get("S");if((0,d.Eo)(t,"\
GoTo"))return this.isDead(e.get("D"));if((0,d.Eo)(t,"Hide")){const s=e.get("T");return this.isGone(s)||this.leftOf(s)?.length===0}return t instanceof d.SX&&N.ao.
has(t.text)?this.leftOf(e.get("Fields"))?.length===0&&!ae(this.document.resolve(e.get("Flags"))):(0,d.Eo)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneAction(e,t,s){
const n=t.get(s);if(n===void 0)return!1;const[i,...o]=this.living([n]);if(i===void 0)return this.document.edit(e),t.delete(s),!0;i!==n&&(this.document.edit(e),t.
set(s,i));const r=this.document.dict(i);if(!r)return!1;const a=(0,B.ji)(this.document,r.get("Next")),f=o.filter(u=>!a.includes(u));return f.length>0&&(this.document.
edit((0,p.Kd)(i,e)),r.set("Next",[...a,...f])),this.pruneChain(i,e),!1}pruneChain(e,t){const s=[[e,(0,p.Kd)(e,t)]];for(let n=s.pop();n;n=s.pop()){const[i,o]=n,r=this.
document.dict(i);if(!r||(0,d.i9)(i)&&this.settled.has(i.number)||((0,d.i9)(i)&&this.settled.add(i.number),this.isDead(r.get("SD"))&&(this.document.edit(o),r.delete(
"SD")),this.pruneLists(o,r),!r.has("Next")))continue;const a=(0,B.ji)(this.document,r.get("Next")),f=this.living(a);(f.length!==a.length||f.some((u,l)=>u!==a[l]))&&
(this.document.edit(o),f.length===0?r.delete("Next"):r.set("Next",f.length===1?f[0]:[...f]));for(const u of f)s.push([u,(0,p.Kd)(u,o)])}}isGone(e){if(this.removal.
isGone(e))return!0;if(this.goneFields.size===0)return!1;const t=this.document.resolve(e);return t instanceof d.Mx&&this.goneFields.has((0,b.g7)(t))}pruneLists(e,t){
if(!this.isDeadAction(t))for(const s of["T","Fields"]){const n=t.get(s),i=this.leftOf(n);if(!(!i||i===this.document.array(n))){if((0,d.i9)(n)){this.document.put(
n,i);continue}this.document.edit(e),t.set(s,i)}}}leftOf(e){const t=this.document.array(e);if(!t||t.length===0)return;const s=(0,d.i9)(e)?this.lists.get(e.number):
void 0;if(s)return s;const n=t.filter(o=>!this.isGone(o)),i=n.length===t.length?t:n;return(0,d.i9)(e)&&this.lists.set(e.number,i),i}living(e){const t=[],s=new Set;
for(const n of e){if(this.removal.isGone(n))continue;const i=this.deadAction(n);if(!i){t.push(n);continue}const o=this.successors.of(i);if(!s.has(o)){s.add(o);for(const r of o)
t.push(r)}}return t}deadAction(e){const t=this.document.dict(e);return t&&this.isDeadAction(t)?t:void 0}async pruneNameTree(e,t,s){const n=e.dict.get(t);if(n===
void 0)return;const i=(0,p.Kd)(n,e.holder);await(0,T.BX)(this.document,n,i,"Names",(r,a)=>s((0,T.Pu)(r),a))&&(this.document.edit(e.holder),e.dict.delete(t))}}const ae=c=>typeof c==
"number"&&(c&N.Hx)!==0;var de=g(80783),fe=g(52301),X=g(7548),H=g(38504);const ue=4e3;class L{document;holders;names;constructor(e,t,s){this.document=e,this.holders=
t,this.names=s}static async of(e){if(!e.catalog.has("AcroForm"))return;const t=await(0,X.zx)(e,["Hide","ResetForm","SubmitForm"]),s=[...new Set(Object.values(t).
flat())].filter(i=>Z(e,i).length>0);if(s.length===0)return;const n=new Set(s.flatMap(i=>Z(e,i)));return new L(e,s,await V(e,n))}async gone(){const e=await V(this.
document,this.names);return new Set([...this.names].filter(t=>!e.has(t)))}}function Z(c,e){const t=[];return(0,H.CA)(c.get(e),s=>{const n=c.resolve(s.get("S")),
i=n instanceof d.SX?N.fP.get(n.text):void 0,o=i===void 0?void 0:c.resolve(s.get(i));for(const r of Array.isArray(o)?o:[o??null]){const a=c.resolve(r);a instanceof
d.Mx&&a.bytes.length<=ue&&t.push((0,b.g7)(a))}}),t}async function V(c,e){const t=new Set([...e].map(({length:n})=>n)),s=new Set;for(const{name:n}of await(0,h.qU)(
c))t.has(n.length)&&e.has(n)&&s.add(n);return s}var J=g(11275),x=g(269),Q=g(66249),he=g(48024);const k=["ExtGState","ColorSpace","Pattern","Shading","XObject","\
Font","Properties"];class le{document;shared=new Map;categories=new Map;entries=new Q.R;inside=new Q.R;source;last;constructor(e){this.document=e,this.source=(0,x.
bS)(e.bytes)}of(e){const{document:t}=this,s=t.place(e),{entries:n}=this,i=s&&t.locate(e,s,n)?n.find(s.bytes,"Resources"):-1;if(!s||i<0||s.bytes[n.at[i+2]]!==x.iH)
return this.ofShared(this.valueOf(e));const o=n.at[i+2],r=n.at[i+3],{last:a,source:f}=this,u=s.bytes===t.bytes;if(a&&u&&f.compare(f,a.start,a.end,o,r)===0)return a.
list;const l=this.written(s.bytes,o,r)??this.ofShared(this.valueOf(e));return u&&(this.last={start:o,end:r,list:l}),l}valueOf(e){return this.document.entry(e,"R\
esources")??this.givenTo(e)}inheritedBy(e){return this.ofShared(this.givenTo(e))}givenTo(e){const{pages:t}=this.document,s=t.indexOf(e);return s<0?void 0:t.inheritedBy(
s).Resources}written(e,t,s){const{inside:n}=this;if(!n.locate(e,t,s))return;const{at:i,scan:o}=n,r=[],a=[];for(const f of k){const u=n.find(e,f);if(u<0)continue;
const l=i[u+2],P=i[u+3];if((0,x.yp)(e[l]))a.push(this.category((0,x.JI)(e,l,P).value));else for(let R=n.marksFrom;R<n.marksTo;R+=3)o.marks[R]!==he.A&&o.marks[R+
1]>=l&&o.marks[R+1]<P&&r.push(o.marks[R])}return{numbers:r,categories:a}}ofShared(e){const t=(0,d.i9)(e)?e.number:(0,d.Zm)(e)?e:void 0;if(t===void 0)return me;let s=this.
shared.get(t);if(!s){const n=this.document.dict(e),i=k.map(o=>n?.get(o));s={numbers:i.flatMap(o=>(0,d.Zm)(o)?K(o):[]),categories:i.flatMap(o=>(0,d.i9)(o)?[this.
category(o.number)]:[])},this.shared.set(t,s)}return s}category(e){let t=this.categories.get(e);if(!t){const s=this.document.dict(new d.oS(e));this.categories.set(
e,t={numbers:s?K(s):[],categories:[]})}return t}}const me={numbers:[],categories:[]};class I{categories;constructor(e,t){this.categories=k.flatMap(s=>e.dict(t.get(
s))??[])}named(e){const t=[];for(const s of this.categories){const n=s.get(e);n!==void 0&&t.push(n)}return t}}function ge(c,e){const t=new d.Bi(c);for(const s of k){
const n=c.get(s);n!==void 0&&t.set(s,e(n))}return t}function K(c){const e=new Set,t=[c];for(let s=t.pop();s!==void 0;s=t.pop())if(s instanceof d.oS)e.add(s.number);else if(Array.
isArray(s))for(const n of s)t.push(n);else if(s instanceof d.Bi)for(const n of s.values())t.push(n);return[...e]}var pe=g(19980);const we=4096,ve=64,ye=1e4,Y=new WeakMap;
function Se(c,e,t){const{data:s,dict:n,sealed:i}=e;if(s.length<we||i||!(0,d.Eo)(n.get("Filter"),"FlateDecode")||n.has("DecodeParms"))return t();const{memory:o}=c.
job,r=Y.get(o)??[],a=r.find(u=>u.data.length===s.length&&Buffer.compare(u.data,s)===0);if(a)return a.names;const f=t();return r.length<ve&&(f?.size??0)<ye&&Y.set(
o,[...r,{data:s.slice(),names:f}]),f}class ${document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(e){this.document=
e,this.allowance=new p.b9(e)}inContent(e){const{document:t,lists:s}=this,n=t.resolve(t.entry(e,"Contents"));return n instanceof d.Z6?this.namesOf(n):(0,d.cy)(n)?
(s.has(n)?this.allowance.spend(s.get(n)?.size??0):s.set(n,this.inStreams(n)),s.get(n)):new Set}inStreams(e){const t=new Set;for(const s of e){const n=this.document.
resolve(s),i=n instanceof d.Z6?this.namesOf(n):[];if(!i)return;for(const o of i)t.add(o)}return t}borrowed(e,t,s){const n=new Set(s),i=new Set(this.appearancesWithoutResources(
e)),o=r=>{const a=this.drawnBy(t.named(r));for(const f of a??[])i.add(f);return a!==void 0};for(const r of s)if(!o(r))return;for(const r of i){const a=this.contentOf(
r);if(!a)return;for(const f of a.draws)i.add(f);for(const f of a.lacking)if(!n.has(f)&&(n.add(f),!o(f)))return}return n}contentOf(e){const{contents:t}=this,s=t.
get(e);return s?this.allowance.spend(1+s.lacking.size+s.draws.length):t.has(e)||t.set(e,this.readContent(e)),t.get(e)}readContent(e){const t=this.namesOf(e),s=this.
document.dict(e.dict.get("Resources"));if(!t||!s)return t&&{lacking:t,draws:[]};const n=new I(this.document,s),i=new Set,o=[];for(const a of t){const f=n.named(
a);f.length===0&&i.add(a);for(const u of f)o.push(u)}const r=this.drawnBy(o);return r&&{lacking:i,draws:r}}appearancesWithoutResources(e){const{document:t,appearances:s}=this,
n=t.array(t.entry(e,"Annots"))??[],i=s.get(n);if(i)return this.allowance.spend(i.length),i;const o=[];for(const r of n)for(const a of t.dict(t.dict(r)?.get("AP"))?.
values()??[]){const f=t.resolve(a);for(const u of(0,d.Zm)(f)?f.values():[f]){const l=t.resolve(u);l instanceof d.Z6&&!this.hasResources(l.dict)&&o.push(l)}}return s.
set(n,o),o}drawnBy(e){const{document:t}=this,s=[];for(const n of e){const i=t.resolve(n),o=t.dict(i),r=t.resolve(o?.get("Subtype"));if(o&&(0,d.Eo)(r,"Type3")&&!this.
hasResources(o))return;if(i instanceof d.Z6){((0,d.Eo)(r,"Form")||t.resolve(i.dict.get("PatternType"))===1)&&s.push(i);continue}const a=t.resolve(t.dict(o?.get(
"SMask"))?.get("G"));a instanceof d.Z6&&s.push(a)}return s}hasResources(e){return this.document.dict(e.get("Resources"))!==void 0}namesOf(e){const{names:t}=this;
if(t.has(e))this.allowance.spend(1+(t.get(e)?.size??0));else{const{document:s}=this,n=()=>{const i=s.decodedPart(e);return i?.whole?Ae(i.data):void 0};t.set(e,Se(
s,e,n))}return t.get(e)}}function Ae(c){const e=new Set;for(let t=c.indexOf(x.cL);t>=0;t=c.indexOf(x.cL,t)){const s=t+1;t=(0,x.Wd)(c,s,c.length),e.add((0,pe.MQ)(
c,s,t))}return e}const _=["XObject","Pattern","Shading","Properties"];async function Pe(c){const e=(0,p.Wo)(c,"AcroForm"),t=e?.dict.get("DR"),s=c.dict(t);if(!e||
t===void 0||!s||!_.some(o=>s.has(o)))return;const n=await Oe(c,s);if(!n)return;const i=o=>new d.Bi([...s].flatMap(([r,a])=>{const f=_.includes(r)?c.dict(a):void 0;
if(!f)return[[r,a]];const u=[...f].filter(([l,P])=>!(0,d.i9)(P)||n.has(l)||o(P.number));return u.length===f.size?[[r,a]]:u.length>0?[[r,new d.Bi(u)]]:[]}));return c.
edit(e.holder),e.dict.set("DR",i(()=>!1)),o=>e.dict.set("DR",i(r=>o[r]===1))}async function Oe(c,e){const t=new $(c),s=new Set,n=new I(c,e);for(const i of c.pages.
numbers){const o=c.job.pace.step(1e3);if(o&&await o,c.entry(i,"Annots")===void 0)continue;const r=t.borrowed(i,n,be);if(!r)return;for(const a of r)s.add(a)}return s}
const be=new Set;function Re(c){const e=(0,p.Wo)(c,"OCProperties"),t=c.array(e?.dict.get("OCGs"));if(!e||!t||t.length===0)return;const s=c.catalog.get("OCProper\
ties"),n=c.editCatalog();return n.delete("OCProperties"),i=>{const o=new Set(t.flatMap(r=>(0,d.i9)(r)&&i[r.number]!==1?[r.number]:[]));o.size===0?n.set("OCPrope\
rties",s):o.size<t.length&&n.set("OCProperties",new De(c,o).without(e.dict,Ee))}}const Ee=32;class De{document;gone;allowance;constructor(e,t){this.document=e,this.
gone=t,this.allowance=new p.b9(e)}without(e,t){if(this.allowance.spend(1),(0,d.i9)(e)&&this.isGroup(e))return e;const s=this.document.resolve(e);return Array.isArray(
s)?t===0?[]:this.items(s,t):s instanceof d.Bi?new d.Bi(t===0?[]:[...s].map(([n,i])=>[n,this.without(i,t-1)])):e}items(e,t){const s=[];let n=!1;for(const i of e){
if(this.isGone(i)){n=!0;continue}const o=this.without(i,t-1),r=Array.isArray(o),a=r&&o.every(f=>f instanceof d.Mx)&&this.document.array(i).length>o.length;if(r&&
n)for(const f of a?[]:o)s.push(f);else a||s.push(o);n=!1}return s}isGone(e){return(0,d.i9)(e)&&this.gone.has(e.number)}isGroup(e){return this.gone.has(e.number)||
(0,d.Eo)(this.document.dict(e)?.get("Type"),"OCG")}}async function Te({removal:{document:c},structure:e}){const t=await Pe(c),s=Re(c),n=e.types.take();if(!t&&!s&&
!n)return;const{live:i}=await(0,J.Gy)(c);t?.(i),s?.(i),await n?.(i)}var Me=g(20138),xe=g(53449);class Ce{removal;destinations;document;dead=new Set;repaired=new Set;allowance;constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document,this.allowance=new p.b9(this.document)}get removedItems(){return this.dead.size}touch(e,t){this.removal.
isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){await(0,xe.O)(this.document,e=>{
const t=(0,d.i9)(e)?this.document.dict(e):void 0;return t&&this.touch(e.number,t),t!==void 0})}async flush(){for(const t of this.dead){const s=this.document.dict(
new d.oS(t));s&&this.unlink(t,s);const n=this.document.job.pace.step(1e3);n&&await n}const e=(0,p.Wo)(this.document,"Outlines");!e||this.dead.size===0||this.document.
dict(e.dict.get("First"))||this.document.editCatalog().delete("Outlines")}unlink(e,t){const s=t.get("Parent"),n=this.document.dict(s);if(n&&(0,d.i9)(s)&&this.isLinked(
e,t,s.number,n)){const i=this.kidsOf(t);this.splice(t,i,s,n);const o=i.reduce((r,a)=>r+1+Math.max(0,W(this.document,a.item)),0);this.recount(s,W(this.document,t)>
0?-1:o-1),!n.has("First")&&n.has("Title")&&!n.has("Dest")&&!n.has("A")&&this.dead.add(s.number)}this.removal.remove(e)}splice(e,t,s,n){const i=this.itemAt(e.get(
"Prev")),o=this.itemAt(e.get("Next")),[r,a]=[t[0],t.at(-1)];i?this.link(i,"Next",r??o):this.link({item:n,ref:s},"First",r??o),o?this.link(o,"Prev",a??i):this.link(
{item:n,ref:s},"Last",a??i);for(const[f,u]of t.entries())this.link(u,"Parent",{item:n,ref:s}),this.link(u,"Prev",t[f-1]??i),this.link(u,"Next",t[f+1]??o)}recount(e,t){
const s=this.visit();let n=e;for(let i=this.document.dict(n);t!==0&&i&&(0,d.i9)(n)&&s.first(n);i=this.document.dict(n)){const o=W(this.document,i);if(o===0)return;
this.document.edit(n);const r=Math.abs(o)+t;if(r>0&&i.has("First")?i.set("Count",Math.sign(o)*r):i.delete("Count"),o<0)return;n=i.get("Parent")}}isLinked(e,t,s,n){
const i=()=>{const r=this.itemAt(t.get("Prev")),a=r?r.item.get("Next"):n.get("First");return(0,d.i9)(a)&&a.number===e};if(i())return!0;if(this.repaired.has(s))return!1;
this.repaired.add(s);let o;for(const r of this.kidsOf(n)){const a=r.item.get("Prev");((0,d.i9)(a)?a.number:void 0)!==o?.ref.number&&this.link(r,"Prev",o),o=r}return i()}visit(){
return new p._i(this.document,this.allowance)}kidsOf(e){const t=[],s=this.visit();for(let n=this.itemAt(e.get("First"));n&&s.first(n.ref);n=this.itemAt(n.item.get(
"Next")))t.push(n);return t}itemAt(e){const t=this.document.dict(e);return t&&(0,d.i9)(e)?{item:t,ref:e}:void 0}link(e,t,s){this.document.edit(e.ref),s?e.item.set(
t,s.ref):e.item.delete(t)}}function Fe(c){return c.has("Title")&&c.has("Parent")&&!c.has("S")&&!c.has("Subtype")&&!c.has("FT")}function W(c,e){const t=c.resolve(
e.get("Count"));return typeof t=="number"?t:0}var Ne=g(91134),ke=g(88960);const q={S:"RoleMap",C:"ClassMap"},z=["S","C"],Ke=200;class Ge{document;lost={S:new Set,
C:new Set};constructor(e){this.document=e}losing(e){for(const t of z)for(const s of ee(this.document,e,t))this.lost[t].add(s)}take(){const{document:e}=this,t=e.
catalog.get("StructTreeRoot"),s=e.dict(t);if(!s)return;const n={S:e.dict(s.get("RoleMap")),C:e.dict(s.get("ClassMap"))},i={S:se(n.S,te(e,n.S,this.lost.S)),C:se(
n.C,this.lost.C)};if(i.S.size+i.C.size!==0)return async o=>{const r=await this.used(i,o),a=[...n.S?.keys()??[]].filter(f=>!i.S.has(f)||r.S.has(f));for(const f of te(
e,n.S,a))r.S.add(f);for(const f of z){const u=[...i[f]].filter(P=>!r[f].has(P));if(u.length===0)continue;const l=(0,p.Kd)(t,e.catalogNumber);e.edit((0,p.Kd)(s.get(
q[f]),l));for(const P of u)n[f].delete(P);n[f].size>0||(e.edit(l),s.delete(q[f]))}}}async used(e,t){const{document:s}=this,n={S:new Set,C:new Set},i=[...e.S,...e.
C].filter(r=>r!==""),o=await(0,X.zx)(s,i.length>Ke?["S"]:i);for(const r of new Set(Object.values(o).flat())){const a=s.job.pace.step(200);a&&await a,t[r]===1&&(0,H.
CA)(s.get(r),f=>{for(const u of z)for(const l of ee(s,f,u))e[u].has(l)&&n[u].add(l)})}return n}}function ee(c,e,t){const s=c.resolve(e.get(t));return(Array.isArray(
s)?s.map(i=>c.resolve(i)):[s]).flatMap(i=>i instanceof d.SX?[i.text]:[])}function te(c,e,t){const s=new Set(t);for(const n of s){const i=c.resolve(e?.get(n));i instanceof
d.SX&&s.add(i.text)}return s}const se=(c,e)=>new Set([...e].filter(t=>c?.has(t)));class Be{removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(e){
this.removal=e,this.document=e.document,this.types=new Ge(this.document),this.root=(0,p.Wo)(this.document,"StructTreeRoot")}async dropKeys(e){const t=this.root?.
dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;const s=Float64Array.from(e).sort(),n=(a,f)=>{const u=(0,ke.B)(s,a);return u<s.length&&s[u]<=
f},i=new Set,o=(a,f)=>{if(!e.has(a))return!1;const u=this.document.array(f);return(!u||!i.has(u))&&this.touchParents(f,u??[]),u&&i.add(u),!0};await(0,T.BX)(this.
document,t,(0,p.Kd)(t,this.root.holder),"Nums",o,n)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}touch(e){this.open.add(e)}touchRoot(){
this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(const s of this.open){this.open.delete(s);const n=this.document.job.pace.step(
500);n&&await n,s===this.root.holder?this.pruneRoot(this.root):this.pruneElement(s)}const e=this.root.dict.get("IDTree");if(!this.identifierRemoved||e===void 0)
return;this.identifierRemoved=!1;const t=(s,n)=>this.removal.isGone(n);await(0,T.BX)(this.document,e,(0,p.Kd)(e,this.root.holder),"Names",t)&&(this.document.edit(
this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e,t){(0,d.i9)(e)&&!(0,d.cy)(this.document.resolve(e))&&this.open.add(e.number);for(const[s,n]of t.
entries()){if(!(0,d.i9)(n))continue;this.open.add(n.number);let i=this.unsaid.get(n.number);i||this.unsaid.set(n.number,i=new Set),i.add(s)}}pruneElement(e){const t=this.
document.dict(new d.oS(e));if(!t)return;this.pruneReferences(e,t);const s=t.get("Pg"),n=s===void 0?this.unsaid.get(e):void 0,i=this.kidsOf(t),o=i.filter(a=>!this.
isLost(a,s,n));if(this.removal.isGone(s)&&(this.document.edit(e),t.delete("Pg")),o.length===i.length)return;const r=t.get("P");o.length===0?(t.has("ID")&&(this.
identifierRemoved=!0),this.types.losing(t),this.removal.remove(e),this.removedElements++):(this.document.edit(e),t.set("K",o.length===1?o[0]:o)),(0,d.i9)(r)&&this.
open.add(r.number),this.silence(o.length===0?r:new d.oS(e))}pruneRoot({dict:e,holder:t}){const s=this.kidsOf(e),n=s.filter(o=>!this.removal.isGone(o));if(n.length===
s.length)return;if(this.document.edit(t),n.length>0){e.set("K",n.length===1?n[0]:n);return}const i=this.document.editCatalog();i.delete("StructTreeRoot"),i.delete(
"MarkInfo")}isLost(e,t,s){return typeof e=="number"?this.removal.isGone(t)||(s?.has(e)??!1):this.removal.isGone(e)?!0:(0,d.Zm)(e)?(0,d.Eo)(e.get("Type"),"OBJR")&&
this.removal.isGone(e.get("Obj"))?!0:((0,d.Eo)(e.get("Type"),"MCR")||(0,d.Eo)(e.get("Type"),"OBJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){
const s=this.document.array(t.get("Ref")),n=s?.filter(i=>!this.removal.isGone(i));!s||!n||n.length===s.length||(this.document.edit(e),n.length>0?t.set("Ref",n):
t.delete("Ref"))}silence(e){for(;(0,d.i9)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);const t=this.document.dict(e);t?.has("ActualText")&&(this.
document.edit(e),t.delete("ActualText")),e=t?.get("P")}}kidsOf(e){const t=e.get("K");return t==null?[]:this.document.array(t)??[t]}}function Le(c){return(0,d.Eo)(
c.get("Type"),"StructElem")?!0:!c.has("Type")&&c.has("S")&&(0,d.i9)(c.get("P"))&&(c.has("K")||c.has("Pg"))}function Ie(c){return(0,d.Eo)(c.get("Type"),"MCR")||(0,d.
Eo)(c.get("Type"),"OBJR")}class We{removal;document;threads;constructor(e){this.removal=e,this.document=e.document}touch(e,t){if(!this.removal.isGone(t.get("P")))
return;const[s,n]=[t.get("N"),t.get("V")],[i,o]=[this.document.dict(s),this.document.dict(n)],r=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.
remove(e),!(0,d.i9)(s)||s.number===e||!i){r&&this.removal.remove(r.number);return}o&&(0,d.i9)(n)&&(this.document.edit(n),o.set("N",s),this.document.edit(s),i.set(
"V",n)),r&&(this.document.edit(r).set("F",s),this.document.edit(s),i.set("T",r),this.threads.set(s.number,r))}threadStartingAt(e){if(!this.threads){this.threads=
new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const s=this.document.dict(t)?.get("F");(0,d.i9)(t)&&(0,d.i9)(s)&&this.threads.
set(s.number,t)}}return this.threads.get(e)}flush(){const{catalog:e,catalogNumber:t}=this.document,s=e.get("Threads"),n=this.document.array(s),i=n?.filter(o=>{const r=this.
document.dict(o);return r?this.document.dict(r.get("F"))!==void 0:!this.removal.isGone(o)});!n||!i||i.length===n.length||(this.document.edit(t),i.length>0?e.set(
"Threads",i):e.delete("Threads"))}}function ze(c){return(0,d.i9)(c.get("N"))&&(0,d.i9)(c.get("V"))&&(c.has("R")||c.has("P"))&&!c.has("S")}function ne(c,e){const{
removal:t}=c,{document:s}=t,n=s.get(e);(0,d.cy)(n)?je(t,e,n):(0,d.Zm)(n)&&Ue(c,s,e,n)}function je(c,e,t){c.isGone(t[0])&&t[1]instanceof d.SX&&c.remove(e),c.chase(
e)}function Ue(c,e,t,s){const{annotations:n,destinations:i,outlines:o,removal:r,structure:a,threads:f}=c;t===e.catalogNumber?He(c,s):(0,d.Eo)(s.get("Type"),"Pag\
e")||e.pages.indexOf(t)>=0?(i.pruneTargets(t,s),n.touchPage(t),Ze(r,t,s)):Fe(s)?o.touch(t,s):Le(s)?a.touch(t):Ie(s)?(r.remove(t),r.chase(t)):ze(s)?f.touch(t,s):
Xe(c,e,t,s)}function Xe(c,e,t,s){const{annotations:n,destinations:i,form:o,removal:r,structure:a}=c;A(s)&&n.touch(t,s),e.get(t)!==null&&(s.has("Kids")&&o.touch(
t),s.has("Fields")&&o.touchForm(),(s.has("ParentTree")||(0,d.Eo)(s.get("Type"),"StructTreeRoot"))&&a.touchRoot(),!A(s)&&(i.pruneTargets(t,s),s.get("S")instanceof
d.SX?i.pruneChain(s,t):i.pruneActions(t,s),!(!i.isDeadAction(s)&&!(s.has("D")&&i.isDead(s)))&&(s.has("Next")||r.remove(t),r.chase(t))))}function He({destinations:c,
form:e,removal:t,structure:s},n){c.pruneOpenAction(),c.pruneTargets(t.document.catalogNumber,n),e.touchForm(),s.touchRoot()}function Ze(c,e,t){const{document:s}=c,
n=s.dict(t.get("SeparationInfo")),i=s.array(n?.get("Pages"));!n||!i?.some(o=>c.isGone(o))||(s.edit((0,p.Kd)(t.get("SeparationInfo"),e)),n.set("Pages",i.filter(o=>!c.
isGone(o))))}async function Ve(c,e,t){const{pace:s}=c.job,n=new le(c),i=new $e(c.size);for(const a of t){i.noteRemoved(n.of(a));const f=s.step(400);f&&await f}const o=new $(
c),r=[];for(const a of e){if(i.areAllUsed)break;const f=n.of(a);let u=s.step(400);i.consider(f)&&(r.push(a),i.hasSomeOf(f)&&Qe(c,a,n,o,i),u??=s.step(2e4)),u&&await u}
return i.isEmpty||await _e(c,n,r,i),c.pages.inherits("Resources")&&await Je(c,e,n,i)}async function Je(c,e,t,s){for(const n of e){if(s.wasRemoved(t.inheritedBy(
n)))return!0;const i=c.job.pace.step(400);i&&await i}return!1}function Qe(c,e,t,s,n){const i=c.dict(t.valueOf(e));if(!i)return;const o=new I(c,i);for(const a of[
"DefaultGray","DefaultRGB","DefaultCMYK"])n.use(o.named(a));let r=s.inContent(e);for(const a of r??[])n.use(o.named(a));if(!(r&&!n.hasSomeOf(t.of(e)))){r&&=s.borrowed(
e,o,r),r||n.useAll(t.of(e));for(const a of r??[])n.use(o.named(a))}}const j=1,Ye=2;class $e{leaving;unused=0;open=new Set;used=new WeakSet;constructor(e){this.leaving=
new Uint8Array(e)}get isEmpty(){return this.open.size===0}get areAllUsed(){return this.unused===0}has(e){return(0,d.i9)(e)?this.open.has(e.number):K(e).some(t=>this.
open.has(t))}noteRemoved(e){if(!e.isNoted){e.isNoted=!0;for(const t of e.numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=j;for(const t of e.categories)
this.noteRemoved(t)}}consider(e){if(!e.left){e.left=e.numbers.filter(s=>this.leaving[s]===j);for(const s of e.left)this.open.add(s)}let t=e.left.length>0;for(const s of e.
categories)t=this.consider(s)||t;return t}wasRemoved(e){return e.isLeaving??=e.numbers.some(t=>this.leaving[t]>0)||e.categories.some(t=>this.wasRemoved(t))}hasSomeOf(e){
const t=e.left??=[...e.numbers];for(;t.length>0&&!this.open.has(t.at(-1));)t.pop();return t.length>0||e.categories.some(s=>this.hasSomeOf(s))}use(e){for(const t of e)
if((0,d.i9)(t))this.take(t.number);else if(typeof t=="object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const s of K(t))this.take(s)}}useAll(e){for(const t of e.
left??e.numbers)this.take(t);e.left=[];for(const t of e.categories)this.useAll(t)}take(e){this.leaving[e]===j&&(this.leaving[e]=Ye,this.unused--,this.open.delete(
e))}}async function _e(c,e,t,s){const n=new Map,i=new Map,o=r=>{const a=c.dict(r);if(!a)return r;const f=(0,d.i9)(r)?i.get(r.number):void 0;if(f!==void 0)return f;
const u=new d.Bi([...a].filter(([,P])=>!s.has(P))),l=u.size===a.size?r:(0,d.i9)(r)?c.add(u):u;return(0,d.i9)(r)&&i.set(r.number,l),l};for(const r of t){if(!s.hasSomeOf(
e.of(r)))continue;const a=e.valueOf(r),f=c.dict(a);if(!f)continue;const u=(0,d.Zm)(c.entry(r,"Resources")),l=(0,d.i9)(a)?a.number:f,P=n.get(l)??ge(f,o),R=P instanceof
d.Bi&&!u?c.add(P):P;R instanceof d.oS&&n.set(l,R),c.patch(r,{Resources:R});const re=c.job.pace.step(1e3);re&&await re}}const qe=10;async function et(c,e){const{
pages:t}=c;await t.keepStreams();const{numbers:s,dropped:n,repeated:i,used:o}=await tt(c,e),r=s.length!==t.count||s.some((P,R)=>P!==t.number(R)),a=e.every((P,R)=>R===
0||P>e[R-1]);r&&(await(0,Me.qm)(c,e),(0,de.N)(c),(0,Ne.m)(c));const f=n.length>0?await st(c,n):void 0,u=f?await Ve(c,s,n):!1;r&&await(a&&!u?t.keep(o):t.rebuild(
s));const l=f?await nt(c,s,f):void 0;return{pageCount:s.length,removedPages:n.length,repeatedPages:i,removedOutlineItems:l?.outlines.removedItems??0,removedDestinations:l?.
destinations.removedNames??0,removedLinks:l?.annotations.removedLinks??0,removedFields:l?.form.removedFields??0,removedStructureElements:l?.structure.removedElements??
0,removedXfa:l?.form.removedXfa??!1}}async function tt(c,e){const{pages:t}=c,s=new m(c),n=new Uint8Array(t.count),i=[];let o=0;for(const a of e){const f=a-1;if(n[f]){
i.push(s.copyPage(f)),o++;const u=c.job.pace.step(4e3);u&&await u}else i.push(t.number(f));n[f]=1}const r=[];for(let a=0;a<t.count;a++)n[a]||r.push(t.number(a));
return{numbers:i,dropped:r,repeated:o,used:n}}async function st(c,e){const t=new Set,s=new Map,n=new Set,i=c.dict(c.catalog.get("StructTreeRoot"))!==void 0;for(const o of e){
const r=i?c.resolve(c.entry(o,"StructParents")):null;typeof r=="number"&&n.add(r);const a=c.entry(o,"Annots"),f=c.array(a)??[];(0,d.i9)(a)&&s.set(a.number,f);for(const l of f)
(0,d.i9)(l)&&t.add(l.number);const u=c.job.pace.step(1e3);u&&await u}return{pages:e,annotations:t,arrays:s,structKeys:n}}async function nt(c,e,t){const s=U(c),{
destinations:n,removal:i,structure:o}=s,r=await L.of(c);for(const f of t.pages)i.remove(f);await n.pruneNames(),s.form.dropXfa(),await o.dropKeys(t.structKeys),
await o.flush(),n.removedNames>0&&await ie(s,e);const a=new Set([...i.removed(),...t.annotations]);return await G(s,a,async({live:f,referrers:u})=>{rt(s,t,f,u),
await ct(s,t.annotations)}),r&&await it(s,r),await Te(s),s}async function it(c,e){const{destinations:t,removal:s}=c;if(t.goneFields=await e.gone(),t.goneFields.
size!==0){t.refresh();for(const n of e.holders){ne(c,n);const i=s.document.job.pace.step(1e3);i&&await i}await oe(c),await G(c,s.takeChased())}}async function ot(c,e){
const t=U(c),{destinations:s,removal:n}=t;n.remove(e.number),await s.pruneNames(),s.removedNames>0&&await ie(t,c.pages.numbers),await G(t,new Set(n.removed()))}
function U(c){const e=new p.J7(c),t=new ce(e);return{removal:e,destinations:t,annotations:new O(e,t),outlines:new Ce(e,t),form:new fe.I(e),structure:new Be(e),threads:new We(
e)}}async function G(c,e,t){const{destinations:s,removal:n}=c,{document:i}=n;for(let o=0;o<qe&&e.size>0;o++){const r=await(0,J.Gy)(i,{watched:e});c.annotations.
via=r.via,s.refresh(),o===0&&await t?.(r);for(const a of[...r.referrers].sort((f,u)=>f-u)){ne(c,a);const f=i.job.pace.step(1e3);f&&await f}await oe(c),e=n.takeChased()}}
async function ie({annotations:c,destinations:e,outlines:t,removal:s},n){const{document:i}=s;e.pruneOpenAction(),e.pruneTargets(i.catalogNumber,i.catalog),await t.
touchAll();for(const o of n){const r=i.job.pace.step(2e3);r&&await r,i.entry(o,"AA")!==void 0&&e.pruneTargets(o,i.get(o)),c.touchPage(o)}}function rt({removal:c},e,t,s){
const{document:n}=c,i=r=>{for(const a of r??[])(0,d.i9)(a)&&e.annotations.delete(a.number)};for(const[r,a]of e.arrays)t[r]&&i(a);let o=!1;for(const r of s)n.pages.
indexOf(r)>=0?i(n.array(n.entry(r,"Annots"))):Array.isArray(n.get(r))&&(o=!0);if(o)for(const r of n.pages.numbers){const a=n.entry(r,"Annots");(0,d.i9)(a)&&s.has(
a.number)&&i(n.array(a))}}async function ct({form:c,removal:e,structure:t},s){const{document:n}=e,i=new Set,o=n.catalog.has("StructTreeRoot"),r=n.catalog.has("A\
croForm");for(const a of s){const f=n.job.pace.step(200);f&&await f;const u=o?n.resolve(n.entry(a,"StructParent")):null;if(typeof u=="number"&&i.add(u),r&&(0,d.
Eo)(n.resolve(n.entry(a,"Subtype")),"Widget")){const l=n.dict(new d.oS(a));if(l&&c.losing(l),l&&c.keepsAsField(a,l))continue}e.remove(a)}await t.dropKeys(i)}async function oe({
annotations:c,form:e,outlines:t,structure:s,threads:n}){await c.flush(),await s.dropKeys(c.structKeys),c.structKeys.clear(),await s.flush(),e.flush(),await t.flush(),
n.flush()}})};
