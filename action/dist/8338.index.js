"use strict";exports.id=8338,exports.ids=[8338],exports.modules={2301:((k,E,g)=>{g.d(E,{I:()=>O});var d=g(6039),p=g(191),T=g(8990);class O{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(l){
this.removal=l,this.document=l.document}losing(l){if(!(0,d.Eo)(l.get("Subtype"),"Widget")||(this.pruned=!0,l.has("T")&&!l.has("Kids")&&this.removedFields++,(0,T.
pv)(this.document,l)!=="Sig"))return;this.signatureRemoved=!0;const v=(0,T.hj)(this.document,l,"V");(0,d.i9)(v)&&this.signatures.add(v.number)}keepsAsField(l,v){
if(!this.document.array(v.get("Kids")))return!1;this.document.edit(l);for(const y of[...v.keys()])!T.QL.includes(y)&&y!=="Kids"&&y!=="AA"&&v.delete(y);return this.
touch(l),!0}touch(l){this.open.add(l),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const v of this.open)this.open.delete(v),this.pruneField(v);if(!this.
pruned)return;this.pruned=!1;const l=(0,p.Wo)(this.document,"AcroForm");l&&(this.filter(l.holder,l.dict,"Fields"),this.filter(l.holder,l.dict,"CO"),this.signatureRemoved&&
this.dropSignatureFlags(l.holder,l.dict),!(this.document.array(l.dict.get("Fields"))?.length!==0||l.dict.has("DR"))&&this.document.editCatalog().delete("AcroFor\
m"))}dropXfa(){const l=(0,p.Wo)(this.document,"AcroForm");l?.dict.has("XFA")&&(this.document.edit(l.holder),l.dict.delete("XFA"),this.document.editCatalog().delete(
"NeedsRendering"),this.removedXfa=!0)}pruneField(l){const v=this.document.dict(new d.oS(l)),y=this.document.array(v?.get("Kids"));if(!v||!y)return;const w=y.filter(
S=>!this.removal.isGone(S));if(w.length===y.length)return;if(this.document.edit(l),w.length>0||(0,d.Eo)(v.get("Subtype"),"Widget")){v.set("Kids",w);return}const h=v.
get("Parent");this.removal.remove(l),this.removedFields++,(0,d.i9)(h)&&this.open.add(h.number)}filter(l,v,y){const w=this.document.array(v.get(y)),h=w?.filter(S=>!this.
removal.isGone(S));!w||!h||h.length===w.length||(this.document.edit(l),h.length>0||y==="Fields"?v.set(y,h):v.delete(y))}dropSignatureFlags(l,v){const y=(0,p.Wo)(
this.document,"Perms");for(const[w,h]of y?[...y.dict]:[])!(0,d.i9)(h)||!this.signatures.has(h.number)||(this.document.edit(y.holder),y.dict.delete(w));if(y?.dict.
size===0&&this.document.editCatalog().delete("Perms"),!!v.has("SigFlags")){for(const{type:w}of(0,T.iA)(this.document))if(w==="Sig")return;this.document.edit(l),
v.delete("SigFlags")}}}}),1134:((k,E,g)=>{g.d(E,{m:()=>p});var d=g(191);function p(T){const O=(0,d.Wo)(T,"ViewerPreferences");O?.dict.has("PrintPageRange")&&(T.
edit(O.holder),O.dict.delete("PrintPageRange"),O.dict.size===0&&T.editCatalog().delete("ViewerPreferences"))}}),3811:((k,E,g)=>{g.d(E,{Ht:()=>y,hN:()=>O,jS:()=>T,
ji:()=>N});var d=g(6039),p=g(8713);async function T(w){const{catalog:h}=w,S=await(0,p.Zc)(w,w.dict(h.get("Names"))?.get("Dests"),"Names");return{names:new Map(w.
dict(h.get("Dests"))),strings:new Map(S.map(([A,P])=>[(0,p.Pu)(A),P]))}}function O({pages:w},h){const S=(0,d.i9)(h)?w.indexOf(h.number):h;return typeof S=="numb\
er"&&Number.isInteger(S)&&S>=0&&S<w.count?S:void 0}function N(w,h){return h==null?[]:w.array(h)??[h]}const l=8,v=50;class y{document;named;constructor(h,S){this.
document=h,this.named=S}static async of(h){return new y(h,await T(h))}pageOf(h){return this.pageOfDestination(h.get("Dest"))??this.pageOfAction(h.get("A"))}pageOfDestination(h,S=l){
const{document:A}=this,P=A.resolve(h),D=A.array(P);if(D)return O(A,D[0]);if(S===0)return;const x=A.dict(P);return x?this.pageOfDestination(x.get("D"),S-1):this.
pageOfDestination(this.namedBy(P),S-1)}namedBy(h){const{names:S,strings:A}=this.named;if(h instanceof d.SX)return S.get(h.text)??A.get(h.text);if(!(h instanceof
d.Mx))return;const P=(0,p.Pu)(h);return A.get(P)??S.get(P)}pageOfAction(h){const{document:S}=this,A=h===void 0?[]:[h];for(let P=0;A.length>0&&P<v;P++){const D=S.
dict(A.shift());if(!D)continue;const F=(0,d.Eo)(S.resolve(D.get("S")),"GoTo")?this.pageOfDestination(D.get("D")):void 0;if(F!==void 0)return F;A.push(...N(S,D.get(
"Next")).slice(0,v))}}}}),783:((k,E,g)=>{g.d(E,{N:()=>T});var d=g(6039),p=g(191);function T(O){const N=O.catalog.get("DPartRoot");if(N===void 0)return;const l=new p.
J7(O),v=new p._i(O),y=[N];for(let w=y.pop();w!==void 0;w=y.pop()){const h=O.dict(w),S=O.array(w);if(!(!v.first(w)||!(h??S))){for(const A of S??[])y.push(A);for(const A of[
"DPartRootNode","DParts"]){const P=h?.get(A);P!==void 0&&y.push(P)}(0,d.i9)(w)&&l.remove(w.number)}}O.editCatalog().delete("DPartRoot")}}),8338:((k,E,g)=>{g.d(E,
{Hi:()=>I,E2:()=>Ee,Pv:()=>W,lh:()=>Re});var d=g(6039),p=g(191);class T{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(t,e){
this.removal=t,this.destinations=e,this.document=t.document}touch(t,e){if(!this.prune(t,e))return;const s=this.pageOf(t,e);if(this.forget(e),this.removal.remove(
t),s===void 0){this.removal.chase(t);return}let n=this.pages.get(s);n||this.pages.set(s,n=new Set),n.add(t)}touchPage(t){const e=this.document.entry(t,"Annots"),
s=this.document.array(e);if(!s||(0,d.i9)(e)&&this.touched.has(e.number))return;(0,d.i9)(e)&&this.touched.add(e.number);const n=s.filter(i=>{if(this.removal.isGone(
i))return!1;const o=this.document.dict(i),r=(0,p.Kd)(i,(0,p.Kd)(e,t));return!o||!this.prune(r,o)?!0:(this.forget(o),(0,d.i9)(i)&&this.removal.remove(i.number),!1)});
n.length<s.length&&this.setAnnots(t,e,n)}async flush(){const t=new Map;for(const[e,s]of this.pages){const n=this.document.entry(e,"Annots"),i=((0,d.i9)(n)?t.get(
n.number):void 0)??this.dropGone(e,n);(0,d.i9)(n)&&t.set(n.number,i);for(const r of s)i.has(r)||this.removal.chase(r);const o=this.document.job.pace.step(1e3);o&&
await o}this.pages.clear()}dropGone(t,e){const s=this.document.array(e)??[],n=s.filter(i=>!this.removal.isGone(i));return n.length<s.length&&this.setAnnots(t,e,
n),new Set(s.map(i=>(0,d.i9)(i)?i.number:-1))}prune(t,e){if(this.destinations.pruneTargets(t,e)&&(0,d.Eo)(e.get("Subtype"),"Link"))return this.removedLinks++,!0;
for(const s of["P","Popup","IRT"])this.removal.isGone(e.get(s))&&(this.document.edit(t),e.delete(s),s==="IRT"&&e.delete("RT"));return(0,d.Eo)(e.get("Subtype"),"\
Popup")&&this.removal.isGone(e.get("Parent"))}pageOf(t,e){const{pages:s}=this.document,n=e.get("P");if((0,d.i9)(n)&&s.indexOf(n.number)>=0)return n.number;const i=this.
via[t]??0;return[i,this.via[i]??0].find(o=>s.indexOf(o)>=0)}forget(t){const e=this.document.resolve(t.get("StructParent"));typeof e=="number"&&this.structKeys.add(
e)}setAnnots(t,e,s){(0,d.i9)(e)&&this.document.put(e,s),s.length===0?this.document.patch(t,{Annots:void 0}):(0,d.i9)(e)||this.document.patch(t,{Annots:s})}}function O(a){
return a.has("Rect")&&a.has("Subtype")}var N=g(5920),l=g(625),v=g(8990);const y=["Parent","StructParents","B","DPart","PieceInfo","Annots"],w=["Type","Kids","Co\
unt"];class h{document;allowance;fields;constructor(t){this.document=t,this.allowance=new p.b9(t)}copyPage(t){const{document:e}=this,s=e.pages.number(t),n=e.pages.
attribute(t,"Resources");(0,d.Zm)(n)&&e.patch(s,{Resources:e.add(n)});const i=e.dict(new d.oS(s))??new d.Bi,o=new d.Bi([["Type",new d.SX("Page")]]);for(const[u,
f]of i)!y.includes(u)&&!w.includes(u)&&o.set(u,this.clone(f));for(const u of l.i){const f=e.pages.attribute(t,u);f!==void 0&&!o.has(u)&&o.set(u,this.clone(f))}const r=e.
add(o),c=e.array(i.get("Annots"));return c&&c.length>0&&o.set("Annots",this.copyAnnotations(c,r)),r.number}clone(t){return(0,N.F)(t,this.allowance.spend)}copyAnnotations(t,e){
const{document:s}=this,n=new Map,i=[],o=[];for(const r of t){const c=s.dict(r);if(!c||(0,d.i9)(r)&&n.has(r.number))continue;const u=(0,d.Eo)(c.get("Subtype"),"W\
idget");if(u&&(0,v.pv)(s,c)==="Sig")continue;const f=this.clone(u&&(0,d.i9)(r)?this.asKid(r):c);if(f.delete("StructParent"),f.set("P",e),i.push(f),!(0,d.i9)(r)){
o.push(f);continue}const m=s.add(f);n.set(r.number,m),o.push(m),u&&this.addKid(f,m)}for(const r of i)S(r,n);return o}asKid(t){const{document:e}=this,s=e.dict(t);
if(!s.has("T")&&!s.has("FT")){const c=s.has("Parent")?void 0:this.fieldOf(t.number);return c?(e.edit(t),s.set("Parent",c)):s}e.edit(t);const n=new d.Bi;for(const c of v.
QL){const u=s.get(c);u!==void 0&&(n.set(c,u),s.delete(c))}this.divideActions(s,n),n.set("Kids",[t]);const i=e.add(n),o=n.get("Parent");s.set("Parent",i),(0,d.i9)(
o)&&A(e,o.number,e.dict(o),"Kids",t,i);const r=(0,p.Wo)(e,"AcroForm");for(const c of["Fields","CO"])r&&A(e,r.holder,r.dict,c,t,i);return s}fieldOf(t){return this.
fields??=new Map([...(0,v.iA)(this.document)].flatMap(({number:e,parent:s})=>e===void 0||s?.number===void 0?[]:[[e,new d.oS(s.number)]])),this.fields.get(t)}divideActions(t,e){
const s=this.document.dict(t.get("AA"));if(!s)return;const[n,i]=[new d.Bi,new d.Bi];for(const[o,r]of s)(["K","F","V","C"].includes(o)?n:i).set(o,r);n.size>0&&e.
set("AA",n),i.size>0?t.set("AA",i):t.delete("AA")}addKid(t,e){const s=t.get("Parent"),n=this.document.dict(s);if(!(0,d.i9)(s)||!n)return;this.document.edit(s);const i=this.
document.array(n.get("Kids"));i&&!(0,d.i9)(n.get("Kids"))?i.push(e):n.set("Kids",[...i??[],e])}}function S(a,t){const e=(0,d.Eo)(a.get("Subtype"),"Popup")?["Par\
ent"]:["Popup","IRT"];for(const s of e){const n=a.get(s);if(!(0,d.i9)(n))continue;const i=t.get(n.number);i?a.set(s,i):a.delete(s)}}function A(a,t,e,s,n,i){const o=a.
array(e?.get(s));!e||!o?.some(r=>(0,d.i9)(r)&&r.number===n.number)||(a.edit(t),e.set(s,o.map(r=>(0,d.i9)(r)&&r.number===n.number?i:r)))}var P=g(8713);class D{chain;known=new Map;constructor(t){
this.chain=t}of(t){return this.known.has(t)||this.explore(t),this.known.get(t)}explore(t){const{chain:e,known:s}=this,n=new Map,i=[],o=[],r=c=>{e.spend(1);const u={
action:c,next:e.next(c),at:0,index:n.size,low:n.size,place:i.length};n.set(c,u),i.push(u),o.push(u)};r(t);for(let c=o.at(-1);c;c=o.at(-1)){if(c.at<c.next.length){
const R=e.dead(c.next[c.at++]);if(!R||s.has(R))continue;const b=n.get(R);b?c.low=Math.min(c.low,b.index):r(R);continue}o.pop();const u=o.at(-1);if(u&&(u.low=Math.
min(u.low,c.low)),c.low<c.index)continue;const f=i.splice(c.place),m=this.collect(f);for(const{action:R}of f)s.set(R,m)}}collect(t){const e=new Set;for(const{next:n}of t)
for(const i of n){const o=this.chain.dead(i),r=o?this.known.get(o):[i];r&&r.length>0&&e.add(r)}if(e.size<2)return[...e][0]??[];const s=new Map;for(const n of e){
this.chain.spend(n.length);for(const i of n)s.set((0,d.i9)(i)?`${i.number}`:i,i)}return[...s.values()]}}var x=g(3811);class F{removal;document;deadNames=new Set;deadStrings=new Set;removedNames=0;settled=new Set;lists=new Map;chain;successors;constructor(t){
this.removal=t,this.document=t.document,this.chain={next:e=>(0,x.ji)(this.document,e.get("Next")).filter(s=>!this.removal.isGone(s)),dead:e=>this.deadAction(e),
spend:new p.b9(this.document).spend},this.successors=new D(this.chain)}isDead(t){if(t==null)return!1;if(this.removal.isGone(t))return!0;const e=this.document.resolve(
t);if(e instanceof d.SX)return this.deadNames.has(e.text);if(e instanceof d.Mx)return this.deadStrings.has((0,P.Pu)(e));if((0,d.cy)(e))return this.removal.isGone(
e[0]);if(!(0,d.Zm)(e))return!1;const s=e.get("D");return this.removal.isGone(s)||this.removal.isGone(this.document.array(s)?.[0])}refresh(){this.settled.clear(),
this.lists.clear(),this.successors=new D(this.chain)}async pruneNames(){const t=(0,p.Wo)(this.document,"Dests"),[e,s,n]=[new Set,new Set,new Set];for(const[o,r]of t?
[...t.dict]:[])this.isDead(r)&&(this.document.edit(t.holder),t.dict.delete(o),e.add(o),(0,d.i9)(r)&&this.removal.remove(r.number));t?.dict.size===0&&this.document.
editCatalog().delete("Dests");const i=(0,p.Wo)(this.document,"Names");if(i){await this.pruneNameTree(i,"Dests",(o,r)=>this.isDead(r)?(s.add(o),(0,d.i9)(r)&&this.
removal.remove(r.number),!0):(e.has(o)&&n.add(o),!1));for(const o of["Pages","Templates"])await this.pruneNameTree(i,o,(r,c)=>this.removal.isGone(c))}this.removedNames+=
e.size+s.size;for(const o of e)this.deadNames.add(o),n.has(o)||this.deadStrings.add(o);for(const o of s)this.deadStrings.add(o),t?.dict.has(o)||this.deadNames.add(
o)}pruneTargets(t,e){let s=!1;this.isDead(e.get("Dest"))&&(this.document.edit(t),e.delete("Dest"),s=!0),this.pruneAction(t,e,"A")&&(s=!0);const n=e.get("AA"),i=this.
document.dict(n);return i&&(this.pruneActions((0,p.Kd)(n,t),i),i.size===0&&(this.document.edit(t),e.delete("AA"))),s&&!e.has("Dest")&&!e.has("A")}pruneActions(t,e){
for(const s of[...e.keys()])this.pruneAction(t,e,s)}pruneOpenAction(){const{catalog:t,catalogNumber:e}=this.document,s=t.get("OpenAction");(0,d.Zm)(this.document.
resolve(s))?this.pruneAction(e,t,"OpenAction"):this.isDead(s)&&(this.document.edit(e),t.delete("OpenAction"))}isDeadAction(t){const e=t.get("S");if((0,d.Eo)(e,"\
GoTo"))return this.isDead(t.get("D"));if((0,d.Eo)(e,"Hide")){const s=t.get("T");return this.removal.isGone(s)||this.leftOf(s)?.length===0}return(0,d.Eo)(e,"Thre\
ad")&&!t.has("F")&&this.removal.isGone(t.get("D"))}pruneAction(t,e,s){const n=e.get(s);if(n===void 0)return!1;const[i,...o]=this.living([n]);if(i===void 0)return this.
document.edit(t),e.delete(s),!0;i!==n&&(this.document.edit(t),e.set(s,i));const r=this.document.dict(i);if(!r)return!1;const c=(0,x.ji)(this.document,r.get("Nex\
t")),u=o.filter(f=>!c.includes(f));return u.length>0&&(this.document.edit((0,p.Kd)(i,t)),r.set("Next",[...c,...u])),this.pruneChain(i,t),!1}pruneChain(t,e){const s=[
[t,(0,p.Kd)(t,e)]];for(let n=s.pop();n;n=s.pop()){const[i,o]=n,r=this.document.dict(i);if(!r||(0,d.i9)(i)&&this.settled.has(i.number)||((0,d.i9)(i)&&this.settled.
add(i.number),this.isDead(r.get("SD"))&&(this.document.edit(o),r.delete("SD")),this.pruneLists(o,r),!r.has("Next")))continue;const c=(0,x.ji)(this.document,r.get(
"Next")),u=this.living(c);(u.length!==c.length||u.some((f,m)=>f!==c[m]))&&(this.document.edit(o),u.length===0?r.delete("Next"):r.set("Next",u.length===1?u[0]:[...u]));
for(const f of u)s.push([f,(0,p.Kd)(f,o)])}}pruneLists(t,e){for(const s of["T","Fields"]){const n=e.get(s),i=this.leftOf(n);if(!(!i||i===this.document.array(n))){
if((0,d.i9)(n)){this.document.put(n,i);continue}this.document.edit(t),e.set(s,i)}}}leftOf(t){const e=this.document.array(t);if(!e||e.length===0)return;const s=(0,d.
i9)(t)?this.lists.get(t.number):void 0;if(s)return s;const n=e.filter(o=>!this.removal.isGone(o)),i=n.length===e.length?e:n;return(0,d.i9)(t)&&this.lists.set(t.
number,i),i}living(t){const e=[],s=new Set;for(const n of t){if(this.removal.isGone(n))continue;const i=this.deadAction(n);if(!i){e.push(n);continue}const o=this.
successors.of(i);if(!s.has(o)){s.add(o);for(const r of o)e.push(r)}}return e}deadAction(t){const e=this.document.dict(t);return e&&this.isDeadAction(e)?e:void 0}async pruneNameTree(t,e,s){
const n=t.dict.get(e);if(n===void 0)return;const i=(0,p.Kd)(n,t.holder);await(0,P.BX)(this.document,n,i,"Names",(r,c)=>s((0,P.Pu)(r),c))&&(this.document.edit(t.
holder),t.dict.delete(e))}}var X=g(783),Z=g(2301),V=g(138),J=g(3449);class H{removal;destinations;document;dead=new Set;repaired=new Set;allowance;constructor(t,e){
this.removal=t,this.destinations=e,this.document=t.document,this.allowance=new p.b9(this.document)}get removedItems(){return this.dead.size}touch(t,e){this.removal.
isGone(e.get("SE"))&&(this.document.edit(t),e.delete("SE")),this.destinations.pruneTargets(t,e)&&this.dead.add(t)}async touchAll(){await(0,J.O)(this.document,t=>{
const e=(0,d.i9)(t)?this.document.dict(t):void 0;return e&&this.touch(t.number,e),e!==void 0})}async flush(){for(const e of this.dead){const s=this.document.dict(
new d.oS(e));s&&this.unlink(e,s);const n=this.document.job.pace.step(1e3);n&&await n}const t=(0,p.Wo)(this.document,"Outlines");!t||this.dead.size===0||this.document.
dict(t.dict.get("First"))||this.document.editCatalog().delete("Outlines")}unlink(t,e){const s=e.get("Parent"),n=this.document.dict(s);if(n&&(0,d.i9)(s)&&this.isLinked(
t,e,s.number,n)){const i=this.kidsOf(e);this.splice(e,i,s,n);const o=i.reduce((r,c)=>r+1+Math.max(0,G(this.document,c.item)),0);this.recount(s,G(this.document,e)>
0?-1:o-1),!n.has("First")&&n.has("Title")&&!n.has("Dest")&&!n.has("A")&&this.dead.add(s.number)}this.removal.remove(t)}splice(t,e,s,n){const i=this.itemAt(t.get(
"Prev")),o=this.itemAt(t.get("Next")),[r,c]=[e[0],e.at(-1)];i?this.link(i,"Next",r??o):this.link({item:n,ref:s},"First",r??o),o?this.link(o,"Prev",c??i):this.link(
{item:n,ref:s},"Last",c??i);for(const[u,f]of e.entries())this.link(f,"Parent",{item:n,ref:s}),this.link(f,"Prev",e[u-1]??i),this.link(f,"Next",e[u+1]??o)}recount(t,e){
const s=this.visit();let n=t;for(let i=this.document.dict(n);e!==0&&i&&(0,d.i9)(n)&&s.first(n);i=this.document.dict(n)){const o=G(this.document,i);if(o===0)return;
this.document.edit(n);const r=Math.abs(o)+e;if(r>0&&i.has("First")?i.set("Count",Math.sign(o)*r):i.delete("Count"),o<0)return;n=i.get("Parent")}}isLinked(t,e,s,n){
const i=()=>{const r=this.itemAt(e.get("Prev")),c=r?r.item.get("Next"):n.get("First");return(0,d.i9)(c)&&c.number===t};if(i())return!0;if(this.repaired.has(s))return!1;
this.repaired.add(s);let o;for(const r of this.kidsOf(n)){const c=r.item.get("Prev");((0,d.i9)(c)?c.number:void 0)!==o?.ref.number&&this.link(r,"Prev",o),o=r}return i()}visit(){
return new p._i(this.document,this.allowance)}kidsOf(t){const e=[],s=this.visit();for(let n=this.itemAt(t.get("First"));n&&s.first(n.ref);n=this.itemAt(n.item.get(
"Next")))e.push(n);return e}itemAt(t){const e=this.document.dict(t);return e&&(0,d.i9)(t)?{item:e,ref:t}:void 0}link(t,e,s){this.document.edit(t.ref),s?t.item.set(
e,s.ref):t.item.delete(e)}}function Q(a){return a.has("Title")&&a.has("Parent")&&!a.has("S")&&!a.has("Subtype")&&!a.has("FT")}function G(a,t){const e=a.resolve(
t.get("Count"));return typeof e=="number"?e:0}var Y=g(1134),$=g(8960);class _{removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;constructor(t){
this.removal=t,this.document=t.document,this.root=(0,p.Wo)(this.document,"StructTreeRoot")}async dropKeys(t){const e=this.root?.dict.get("ParentTree");if(!this.
root||e===void 0||t.size===0)return;const s=Float64Array.from(t).sort(),n=(c,u)=>{const f=(0,$.B)(s,c);return f<s.length&&s[f]<=u},i=new Set,o=(c,u)=>{if(!t.has(
c))return!1;const f=this.document.array(u);return(!f||!i.has(f))&&this.touchParents(u,f??[]),f&&i.add(f),!0};await(0,P.BX)(this.document,e,(0,p.Kd)(e,this.root.
holder),"Nums",o,n)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}touch(t){this.open.add(t)}touchRoot(){this.root&&this.open.add(this.
root.holder)}async flush(){if(!this.root)return;for(const s of this.open){this.open.delete(s);const n=this.document.job.pace.step(500);n&&await n,s===this.root.
holder?this.pruneRoot(this.root):this.pruneElement(s)}const t=this.root.dict.get("IDTree");if(!this.identifierRemoved||t===void 0)return;this.identifierRemoved=
!1;const e=(s,n)=>this.removal.isGone(n);await(0,P.BX)(this.document,t,(0,p.Kd)(t,this.root.holder),"Names",e)&&(this.document.edit(this.root.holder),this.root.
dict.delete("IDTree"))}touchParents(t,e){(0,d.i9)(t)&&!(0,d.cy)(this.document.resolve(t))&&this.open.add(t.number);for(const[s,n]of e.entries()){if(!(0,d.i9)(n))
continue;this.open.add(n.number);let i=this.unsaid.get(n.number);i||this.unsaid.set(n.number,i=new Set),i.add(s)}}pruneElement(t){const e=this.document.dict(new d.
oS(t));if(!e)return;this.pruneReferences(t,e);const s=e.get("Pg"),n=s===void 0?this.unsaid.get(t):void 0,i=this.kidsOf(e),o=i.filter(c=>!this.isLost(c,s,n));if(this.
removal.isGone(s)&&(this.document.edit(t),e.delete("Pg")),o.length===i.length)return;const r=e.get("P");o.length===0?(e.has("ID")&&(this.identifierRemoved=!0),this.
removal.remove(t),this.removedElements++):(this.document.edit(t),e.set("K",o.length===1?o[0]:o)),(0,d.i9)(r)&&this.open.add(r.number),this.silence(o.length===0?
r:new d.oS(t))}pruneRoot({dict:t,holder:e}){const s=this.kidsOf(t),n=s.filter(o=>!this.removal.isGone(o));if(n.length===s.length)return;if(this.document.edit(e),
n.length>0){t.set("K",n.length===1?n[0]:n);return}const i=this.document.editCatalog();i.delete("StructTreeRoot"),i.delete("MarkInfo")}isLost(t,e,s){return typeof t==
"number"?this.removal.isGone(e)||(s?.has(t)??!1):this.removal.isGone(t)?!0:(0,d.Zm)(t)?(0,d.Eo)(t.get("Type"),"OBJR")&&this.removal.isGone(t.get("Obj"))?!0:((0,d.
Eo)(t.get("Type"),"MCR")||(0,d.Eo)(t.get("Type"),"OBJR"))&&this.removal.isGone(t.get("Pg")??e):!1}pruneReferences(t,e){const s=this.document.array(e.get("Ref")),
n=s?.filter(i=>!this.removal.isGone(i));!s||!n||n.length===s.length||(this.document.edit(t),n.length>0?e.set("Ref",n):e.delete("Ref"))}silence(t){for(;(0,d.i9)(
t)&&!this.silenced.has(t.number);){this.silenced.add(t.number);const e=this.document.dict(t);e?.has("ActualText")&&(this.document.edit(t),e.delete("ActualText")),
t=e?.get("P")}}kidsOf(t){const e=t.get("K");return e==null?[]:this.document.array(e)??[e]}}function q(a){return(0,d.Eo)(a.get("Type"),"StructElem")?!0:!a.has("T\
ype")&&a.has("S")&&(0,d.i9)(a.get("P"))&&(a.has("K")||a.has("Pg"))}function ee(a){return(0,d.Eo)(a.get("Type"),"MCR")||(0,d.Eo)(a.get("Type"),"OBJR")}class te{removal;document;threads;constructor(t){
this.removal=t,this.document=t.document}touch(t,e){if(!this.removal.isGone(e.get("P")))return;const[s,n]=[e.get("N"),e.get("V")],[i,o]=[this.document.dict(s),this.
document.dict(n)],r=this.threadStartingAt(t);if(this.threads.delete(t),this.removal.remove(t),!(0,d.i9)(s)||s.number===t||!i){r&&this.removal.remove(r.number);return}
o&&(0,d.i9)(n)&&(this.document.edit(n),o.set("N",s),this.document.edit(s),i.set("V",n)),r&&(this.document.edit(r).set("F",s),this.document.edit(s),i.set("T",r),
this.threads.set(s.number,r))}threadStartingAt(t){if(!this.threads){this.threads=new Map;for(const e of this.document.array(this.document.catalog.get("Threads"))??
[]){const s=this.document.dict(e)?.get("F");(0,d.i9)(e)&&(0,d.i9)(s)&&this.threads.set(s.number,e)}}return this.threads.get(t)}flush(){const{catalog:t,catalogNumber:e}=this.
document,s=t.get("Threads"),n=this.document.array(s),i=n?.filter(o=>{const r=this.document.dict(o);return r?this.document.dict(r.get("F"))!==void 0:!this.removal.
isGone(o)});!n||!i||i.length===n.length||(this.document.edit(e),i.length>0?t.set("Threads",i):t.delete("Threads"))}}function se(a){return(0,d.i9)(a.get("N"))&&(0,d.
i9)(a.get("V"))&&(a.has("R")||a.has("P"))&&!a.has("S")}function ne(a,t){const{removal:e}=a,{document:s}=e,n=s.get(t);(0,d.cy)(n)?ie(e,t,n):(0,d.Zm)(n)&&oe(a,s,t,
n)}function ie(a,t,e){a.isGone(e[0])&&e[1]instanceof d.SX&&a.remove(t),a.chase(t)}function oe(a,t,e,s){const{annotations:n,destinations:i,outlines:o,removal:r,structure:c,
threads:u}=a;e===t.catalogNumber?ce(a,s):(0,d.Eo)(s.get("Type"),"Page")||t.pages.indexOf(e)>=0?(i.pruneTargets(e,s),n.touchPage(e),ae(r,e,s)):Q(s)?o.touch(e,s):
q(s)?c.touch(e):ee(s)?(r.remove(e),r.chase(e)):se(s)?u.touch(e,s):re(a,t,e,s)}function re(a,t,e,s){const{annotations:n,destinations:i,form:o,removal:r,structure:c}=a;
O(s)&&n.touch(e,s),t.get(e)!==null&&(s.has("Kids")&&o.touch(e),s.has("Fields")&&o.touchForm(),(s.has("ParentTree")||(0,d.Eo)(s.get("Type"),"StructTreeRoot"))&&c.
touchRoot(),!O(s)&&(i.pruneTargets(e,s),s.get("S")instanceof d.SX?i.pruneChain(s,e):i.pruneActions(e,s),!(!i.isDeadAction(s)&&!(s.has("D")&&i.isDead(s)))&&(s.has(
"Next")||r.remove(e),r.chase(e))))}function ce({destinations:a,form:t,removal:e,structure:s},n){a.pruneOpenAction(),a.pruneTargets(e.document.catalogNumber,n),t.
touchForm(),s.touchRoot()}function ae(a,t,e){const{document:s}=a,n=s.dict(e.get("SeparationInfo")),i=s.array(n?.get("Pages"));!n||!i?.some(o=>a.isGone(o))||(s.edit(
(0,p.Kd)(e.get("SeparationInfo"),t)),n.set("Pages",i.filter(o=>!a.isGone(o))))}var M=g(269),L=g(6249),de=g(8024);const K=["ExtGState","ColorSpace","Pattern","Sh\
ading","XObject","Font","Properties"];class ue{document;shared=new Map;categories=new Map;entries=new L.R;inside=new L.R;source;last;constructor(t){this.document=
t,this.source=(0,M.bS)(t.bytes)}of(t){const{document:e}=this,s=e.place(t),{entries:n}=this,i=s&&e.locate(t,s,n)?n.find(s.bytes,"Resources"):-1;if(!s||i<0||s.bytes[n.
at[i+2]]!==M.iH)return this.ofShared(this.valueOf(t));const o=n.at[i+2],r=n.at[i+3],{last:c,source:u}=this,f=s.bytes===e.bytes;if(c&&f&&u.compare(u,c.start,c.end,
o,r)===0)return c.list;const m=this.written(s.bytes,o,r)??this.ofShared(this.valueOf(t));return f&&(this.last={start:o,end:r,list:m}),m}valueOf(t){return this.document.
entry(t,"Resources")??this.givenTo(t)}inheritedBy(t){return this.ofShared(this.givenTo(t))}givenTo(t){const{pages:e}=this.document,s=e.indexOf(t);return s<0?void 0:
e.inheritedBy(s).Resources}written(t,e,s){const{inside:n}=this;if(!n.locate(t,e,s))return;const{at:i,scan:o}=n,r=[],c=[];for(const u of K){const f=n.find(t,u);if(f<
0)continue;const m=i[f+2],R=i[f+3];if((0,M.yp)(t[m]))c.push(this.category((0,M.JI)(t,m,R).value));else for(let b=n.marksFrom;b<n.marksTo;b+=3)o.marks[b]!==de.A&&
o.marks[b+1]>=m&&o.marks[b+1]<R&&r.push(o.marks[b])}return{numbers:r,categories:c}}ofShared(t){const e=(0,d.i9)(t)?t.number:(0,d.Zm)(t)?t:void 0;if(e===void 0)return fe;
let s=this.shared.get(e);if(!s){const n=this.document.dict(t),i=K.map(o=>n?.get(o));s={numbers:i.flatMap(o=>(0,d.Zm)(o)?C(o):[]),categories:i.flatMap(o=>(0,d.i9)(
o)?[this.category(o.number)]:[])},this.shared.set(e,s)}return s}category(t){let e=this.categories.get(t);if(!e){const s=this.document.dict(new d.oS(t));this.categories.
set(t,e={numbers:s?C(s):[],categories:[]})}return e}}const fe={numbers:[],categories:[]};class z{categories;constructor(t,e){this.categories=K.flatMap(s=>t.dict(
e.get(s))??[])}named(t){const e=[];for(const s of this.categories){const n=s.get(t);n!==void 0&&e.push(n)}return e}}function he(a,t){const e=new d.Bi(a);for(const s of K){
const n=a.get(s);n!==void 0&&e.set(s,t(n))}return e}function C(a){const t=new Set,e=[a];for(let s=e.pop();s!==void 0;s=e.pop())if(s instanceof d.oS)t.add(s.number);else if(Array.
isArray(s))for(const n of s)e.push(n);else if(s instanceof d.Bi)for(const n of s.values())e.push(n);return[...t]}var le=g(9980);class me{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(t){
this.document=t,this.allowance=new p.b9(t)}inContent(t){const{document:e,lists:s}=this,n=e.resolve(e.entry(t,"Contents"));return n instanceof d.Z6?this.namesOf(
n):(0,d.cy)(n)?(s.has(n)?this.allowance.spend(s.get(n)?.size??0):s.set(n,this.inStreams(n)),s.get(n)):new Set}inStreams(t){const e=new Set;for(const s of t){const n=this.
document.resolve(s),i=n instanceof d.Z6?this.namesOf(n):[];if(!i)return;for(const o of i)e.add(o)}return e}borrowed(t,e,s){const n=new Set(s),i=new Set(this.appearancesWithoutResources(
t)),o=r=>{const c=this.drawnBy(e.named(r));for(const u of c??[])i.add(u);return c!==void 0};for(const r of s)if(!o(r))return;for(const r of i){const c=this.contentOf(
r);if(!c)return;for(const u of c.draws)i.add(u);for(const u of c.lacking)if(!n.has(u)&&(n.add(u),!o(u)))return}return n}contentOf(t){const{contents:e}=this,s=e.
get(t);return s?this.allowance.spend(1+s.lacking.size+s.draws.length):e.has(t)||e.set(t,this.readContent(t)),e.get(t)}readContent(t){const e=this.namesOf(t),s=this.
document.dict(t.dict.get("Resources"));if(!e||!s)return e&&{lacking:e,draws:[]};const n=new z(this.document,s),i=new Set,o=[];for(const c of e){const u=n.named(
c);u.length===0&&i.add(c);for(const f of u)o.push(f)}const r=this.drawnBy(o);return r&&{lacking:i,draws:r}}appearancesWithoutResources(t){const{document:e,appearances:s}=this,
n=e.array(e.entry(t,"Annots"))??[],i=s.get(n);if(i)return this.allowance.spend(i.length),i;const o=[];for(const r of n)for(const c of e.dict(e.dict(r)?.get("AP"))?.
values()??[]){const u=e.resolve(c);for(const f of(0,d.Zm)(u)?u.values():[u]){const m=e.resolve(f);m instanceof d.Z6&&!this.hasResources(m.dict)&&o.push(m)}}return s.
set(n,o),o}drawnBy(t){const{document:e}=this,s=[];for(const n of t){const i=e.resolve(n),o=e.dict(i),r=e.resolve(o?.get("Subtype"));if(o&&(0,d.Eo)(r,"Type3")&&!this.
hasResources(o))return;if(i instanceof d.Z6){((0,d.Eo)(r,"Form")||e.resolve(i.dict.get("PatternType"))===1)&&s.push(i);continue}const c=e.resolve(e.dict(o?.get(
"SMask"))?.get("G"));c instanceof d.Z6&&s.push(c)}return s}hasResources(t){return this.document.dict(t.get("Resources"))!==void 0}namesOf(t){const{names:e}=this;
if(e.has(t))this.allowance.spend(1+(e.get(t)?.size??0));else{const s=this.document.decodedPart(t);e.set(t,s?.whole?ge(s.data):void 0)}return e.get(t)}}function ge(a){
const t=new Set;for(let e=a.indexOf(M.cL);e>=0;e=a.indexOf(M.cL,e)){const s=e+1;e=(0,M.Wd)(a,s,a.length),t.add((0,le.MQ)(a,s,e))}return t}async function pe(a,t,e){
const{pace:s}=a.job,n=new ue(a),i=new Se(a.size);for(const c of e){i.noteRemoved(n.of(c));const u=s.step(400);u&&await u}const o=new me(a),r=[];for(const c of t){
if(i.areAllUsed)break;const u=n.of(c);let f=s.step(400);i.consider(u)&&(r.push(c),i.hasSomeOf(u)&&we(a,c,n,o,i),f??=s.step(2e4)),f&&await f}return i.isEmpty||await Ae(
a,n,r,i),a.pages.inherits("Resources")&&await ve(a,t,n,i)}async function ve(a,t,e,s){for(const n of t){if(s.wasRemoved(e.inheritedBy(n)))return!0;const i=a.job.
pace.step(400);i&&await i}return!1}function we(a,t,e,s,n){const i=a.dict(e.valueOf(t));if(!i)return;const o=new z(a,i);for(const c of["DefaultGray","DefaultRGB",
"DefaultCMYK"])n.use(o.named(c));let r=s.inContent(t);for(const c of r??[])n.use(o.named(c));if(!(r&&!n.hasSomeOf(e.of(t)))){r&&=s.borrowed(t,o,r),r||n.useAll(e.
of(t));for(const c of r??[])n.use(o.named(c))}}const B=1,ye=2;class Se{leaving;unused=0;open=new Set;used=new WeakSet;constructor(t){this.leaving=new Uint8Array(
t)}get isEmpty(){return this.open.size===0}get areAllUsed(){return this.unused===0}has(t){return(0,d.i9)(t)?this.open.has(t.number):C(t).some(e=>this.open.has(e))}noteRemoved(t){
if(!t.isNoted){t.isNoted=!0;for(const e of t.numbers)this.leaving[e]===0&&this.unused++,this.leaving[e]=B;for(const e of t.categories)this.noteRemoved(e)}}consider(t){
if(!t.left){t.left=t.numbers.filter(s=>this.leaving[s]===B);for(const s of t.left)this.open.add(s)}let e=t.left.length>0;for(const s of t.categories)e=this.consider(
s)||e;return e}wasRemoved(t){return t.isLeaving??=t.numbers.some(e=>this.leaving[e]>0)||t.categories.some(e=>this.wasRemoved(e))}hasSomeOf(t){const e=t.left??=[
...t.numbers];for(;e.length>0&&!this.open.has(e.at(-1));)e.pop();return e.length>0||t.categories.some(s=>this.hasSomeOf(s))}use(t){for(const e of t)if((0,d.i9)(
e))this.take(e.number);else if(typeof e=="object"&&e!==null&&!this.used.has(e)){this.used.add(e);for(const s of C(e))this.take(s)}}useAll(t){for(const e of t.left??
t.numbers)this.take(e);t.left=[];for(const e of t.categories)this.useAll(e)}take(t){this.leaving[t]===B&&(this.leaving[t]=ye,this.unused--,this.open.delete(t))}}
async function Ae(a,t,e,s){const n=new Map,i=new Map,o=r=>{const c=a.dict(r);if(!c)return r;const u=(0,d.i9)(r)?i.get(r.number):void 0;if(u!==void 0)return u;const f=new d.
Bi([...c].filter(([,R])=>!s.has(R))),m=f.size===c.size?r:(0,d.i9)(r)?a.add(f):f;return(0,d.i9)(r)&&i.set(r.number,m),m};for(const r of e){if(!s.hasSomeOf(t.of(r)))
continue;const c=t.valueOf(r),u=a.dict(c);if(!u)continue;const f=(0,d.Zm)(a.entry(r,"Resources")),m=(0,d.i9)(c)?c.number:u,R=n.get(m)??he(u,o),b=R instanceof d.
Bi&&!f?a.add(R):R;b instanceof d.oS&&n.set(m,b),a.patch(r,{Resources:b});const U=a.job.pace.step(1e3);U&&await U}}var Pe=g(1275);const Oe=10;async function Re(a,t){
const{pages:e}=a;await e.keepStreams();const{numbers:s,dropped:n,repeated:i,used:o}=await be(a,t),r=s.length!==e.count||s.some((R,b)=>R!==e.number(b)),c=t.every(
(R,b)=>b===0||R>t[b-1]);r&&(await(0,V.qm)(a,t),(0,X.N)(a),(0,Y.m)(a));const u=n.length>0?await Te(a,n):void 0,f=u?await pe(a,s,n):!1;r&&await(c&&!f?e.keep(o):e.
rebuild(s));const m=u?await De(a,s,u):void 0;return{pageCount:s.length,removedPages:n.length,repeatedPages:i,removedOutlineItems:m?.outlines.removedItems??0,removedDestinations:m?.
destinations.removedNames??0,removedLinks:m?.annotations.removedLinks??0,removedFields:m?.form.removedFields??0,removedStructureElements:m?.structure.removedElements??
0,removedXfa:m?.form.removedXfa??!1}}async function be(a,t){const{pages:e}=a,s=new h(a),n=new Uint8Array(e.count),i=[];let o=0;for(const c of t){const u=c-1;if(n[u]){
i.push(s.copyPage(u)),o++;const f=a.job.pace.step(4e3);f&&await f}else i.push(e.number(u));n[u]=1}const r=[];for(let c=0;c<e.count;c++)n[c]||r.push(e.number(c));
return{numbers:i,dropped:r,repeated:o,used:n}}async function Te(a,t){const e=new Set,s=new Map,n=new Set,i=a.dict(a.catalog.get("StructTreeRoot"))!==void 0;for(const o of t){
const r=i?a.resolve(a.entry(o,"StructParents")):null;typeof r=="number"&&n.add(r);const c=a.entry(o,"Annots"),u=a.array(c)??[];(0,d.i9)(c)&&s.set(c.number,u);for(const m of u)
(0,d.i9)(m)&&e.add(m.number);const f=a.job.pace.step(1e3);f&&await f}return{pages:t,annotations:e,arrays:s,structKeys:n}}async function De(a,t,e){const s=I(a),{
destinations:n,removal:i,structure:o}=s;for(const c of e.pages)i.remove(c);await n.pruneNames(),s.form.dropXfa(),await o.dropKeys(e.structKeys),await o.flush(),
n.removedNames>0&&await j(s,t);const r=new Set([...i.removed(),...e.annotations]);return await W(s,r,async({live:c,referrers:u})=>{Ne(s,e,c,u),await xe(s,e.annotations)}),
s}async function Ee(a,t){const e=I(a),{destinations:s,removal:n}=e;n.remove(t.number),await s.pruneNames(),s.removedNames>0&&await j(e,a.pages.numbers),await W(
e,new Set(n.removed()))}function I(a){const t=new p.J7(a),e=new F(t);return{removal:t,destinations:e,annotations:new T(t,e),outlines:new H(t,e),form:new Z.I(t),
structure:new _(t),threads:new te(t)}}async function W(a,t,e){const{destinations:s,removal:n}=a,{document:i}=n;for(let o=0;o<Oe&&t.size>0;o++){const r=await(0,Pe.
Gy)(i,{watched:t});a.annotations.via=r.via,s.refresh(),o===0&&await e?.(r);for(const c of[...r.referrers].sort((u,f)=>u-f)){ne(a,c);const u=i.job.pace.step(1e3);
u&&await u}await Me(a),t=n.takeChased()}}async function j({annotations:a,destinations:t,outlines:e,removal:s},n){const{document:i}=s;t.pruneOpenAction(),t.pruneTargets(
i.catalogNumber,i.catalog),await e.touchAll();for(const o of n){const r=i.job.pace.step(2e3);r&&await r,i.entry(o,"AA")!==void 0&&t.pruneTargets(o,i.get(o)),a.touchPage(
o)}}function Ne({removal:a},t,e,s){const{document:n}=a,i=r=>{for(const c of r??[])(0,d.i9)(c)&&t.annotations.delete(c.number)};for(const[r,c]of t.arrays)e[r]&&i(
c);let o=!1;for(const r of s)n.pages.indexOf(r)>=0?i(n.array(n.entry(r,"Annots"))):Array.isArray(n.get(r))&&(o=!0);if(o)for(const r of n.pages.numbers){const c=n.
entry(r,"Annots");(0,d.i9)(c)&&s.has(c.number)&&i(n.array(c))}}async function xe({form:a,removal:t,structure:e},s){const{document:n}=t,i=new Set,o=n.catalog.has(
"StructTreeRoot"),r=n.catalog.has("AcroForm");for(const c of s){const u=n.job.pace.step(200);u&&await u;const f=o?n.resolve(n.entry(c,"StructParent")):null;if(typeof f==
"number"&&i.add(f),r&&(0,d.Eo)(n.resolve(n.entry(c,"Subtype")),"Widget")){const m=n.dict(new d.oS(c));if(m&&a.losing(m),m&&a.keepsAsField(c,m))continue}t.remove(
c)}await e.dropKeys(i)}async function Me({annotations:a,form:t,outlines:e,structure:s,threads:n}){await a.flush(),await s.dropKeys(a.structKeys),a.structKeys.clear(),
await s.flush(),t.flush(),await e.flush(),n.flush()}})};
