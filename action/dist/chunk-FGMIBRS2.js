"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.dropDocumentParts=dropDocumentParts,exports.dropPrintRange=dropPrintRange,exports.selectPages=selectPages,
exports.pruneMissingPage=pruneMissingPage,exports.featuresOf=featuresOf,exports.pruneReferrers=pruneReferrers;const chunk_CHTHLDHU_js_1=require("./chunk-CHTHLDH\
U.js"),chunk_RBB7JJQX_js_1=require("./chunk-RBB7JJQX.js"),chunk_4Z7C7T6I_js_1=require("./chunk-4Z7C7T6I.js"),chunk_5LBCI6IC_js_1=require("./chunk-5LBCI6IC.js"),
chunk_SPHPKC2T_js_1=require("./chunk-SPHPKC2T.js"),chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js"),chunk_FI4XWXPB_js_1=require("./chunk-FI4XWXPB.js");function dropDocumentParts(e){
let t=e.catalog.get("DPartRoot");if(t===void 0)return;let s=new chunk_5LBCI6IC_js_1.Removal(e),i=new chunk_5LBCI6IC_js_1.Visit(e),n=[t];for(let r=n.pop();r!==void 0;r=
n.pop()){let o=e.dict(r),a=e.array(r);if(!(!i.first(r)||!(o??a))){for(let d of a??[])n.push(d);for(let d of["DPartRootNode","DParts"]){let l=o?.get(d);l!==void 0&&
n.push(l)}(0,chunk_FI4XWXPB_js_1.isRef)(r)&&s.remove(r.number)}}e.editCatalog().delete("DPartRoot")}function dropPrintRange(e){let t=(0,chunk_5LBCI6IC_js_1.catalogEntry)(
e,"ViewerPreferences");t?.dict.has("PrintPageRange")&&(e.edit(t.holder),t.dict.delete("PrintPageRange"),t.dict.size===0&&e.editCatalog().delete("ViewerPreferenc\
es"))}var Annotations=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document}removal;destinations;document;pages=new Map;structKeys=new Set;via=new Int32Array;removedLinks=0;touch(e,t){
if(!this.prune(e,t))return;let s=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),s===void 0){this.removal.chase(e);return}let i=this.pages.get(s);i||this.
pages.set(s,i=new Set),i.add(e)}touchPage(e){let t=this.document.entry(e,"Annots"),s=this.document.array(t);if(!s)return;let i=s.filter(n=>{if(this.removal.isGone(
n))return!1;let r=this.document.dict(n),o=(0,chunk_5LBCI6IC_js_1.holderOf)(n,(0,chunk_5LBCI6IC_js_1.holderOf)(t,e));return!r||!this.prune(o,r)?!0:(this.forget(r),
(0,chunk_FI4XWXPB_js_1.isRef)(n)&&this.removal.remove(n.number),!1)});i.length<s.length&&this.setAnnots(e,i)}async flush(){for(let[e,t]of this.pages){let s=this.
document.array(this.document.entry(e,"Annots"))??[],i=s.filter(o=>!this.removal.isGone(o));i.length<s.length&&this.setAnnots(e,i);let n=new Set(s.map(o=>(0,chunk_FI4XWXPB_js_1.
isRef)(o)?o.number:-1));for(let o of t)n.has(o)||this.removal.chase(o);let r=this.document.job.pace.step(1e3);r&&await r}this.pages.clear()}prune(e,t){if(this.destinations.
pruneTargets(e,t)&&(0,chunk_FI4XWXPB_js_1.isName)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(let s of["P","Popup","IRT"])this.removal.isGone(t.get(
s))&&(this.document.edit(e),t.delete(s),s==="IRT"&&t.delete("RT"));return(0,chunk_FI4XWXPB_js_1.isName)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Pa\
rent"))}pageOf(e,t){let{pages:s}=this.document,i=t.get("P");if((0,chunk_FI4XWXPB_js_1.isRef)(i)&&s.indexOf(i.number)>=0)return i.number;let n=this.via[e]??0;return[
n,this.via[n]??0].find(r=>s.indexOf(r)>=0)}forget(e){let t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t){
this.document.patch(e,{Annots:t.length>0?t:void 0})}};function isAnnotation(e){return e.has("Rect")&&e.has("Subtype")}var OWN=["Parent","StructParents","B","DPa\
rt","PieceInfo","Annots"],OF_NODES=["Type","Kids","Count"],PageCopies=class{constructor(e){this.document=e,this.allowance=new chunk_5LBCI6IC_js_1.Allowance(e)}document;allowance;fields;copyPage(e){
let{document:t}=this,s=t.pages.number(e),i=t.pages.attribute(e,"Resources");(0,chunk_FI4XWXPB_js_1.isDict)(i)&&t.patch(s,{Resources:t.add(i)});let n=t.dict(new chunk_FI4XWXPB_js_1.
Ref(s))??new chunk_FI4XWXPB_js_1.Dict,r=new chunk_FI4XWXPB_js_1.Dict([["Type",new chunk_FI4XWXPB_js_1.Name("Page")]]);for(let[d,l]of n)!OWN.includes(d)&&!OF_NODES.
includes(d)&&r.set(d,this.clone(l));for(let d of chunk_6FDLZIHI_js_1.INHERITABLE){let l=t.pages.attribute(e,d);l!==void 0&&!r.has(d)&&r.set(d,this.clone(l))}let o=t.
add(r),a=t.array(n.get("Annots"));return a&&a.length>0&&r.set("Annots",this.copyAnnotations(a,o)),o.number}clone(e){return(0,chunk_6FDLZIHI_js_1.cloneValue)(e,this.
allowance.spend)}copyAnnotations(e,t){let{document:s}=this,i=new Map,n=[],r=[];for(let o of e){let a=s.dict(o);if(!a||(0,chunk_FI4XWXPB_js_1.isRef)(o)&&i.has(o.
number))continue;let d=(0,chunk_FI4XWXPB_js_1.isName)(a.get("Subtype"),"Widget");if(d&&(0,chunk_CHTHLDHU_js_1.fieldType)(s,a)==="Sig")continue;let l=this.clone(
d&&(0,chunk_FI4XWXPB_js_1.isRef)(o)?this.asKid(o):a);if(l.delete("StructParent"),l.set("P",t),n.push(l),!(0,chunk_FI4XWXPB_js_1.isRef)(o)){r.push(l);continue}let u=s.
add(l);i.set(o.number,u),r.push(u),d&&this.addKid(l,u)}for(let o of n)relate(o,i);return r}asKid(e){let{document:t}=this,s=t.dict(e);if(!s.has("T")&&!s.has("FT")){
let a=s.has("Parent")?void 0:this.fieldOf(e.number);return a?(t.edit(e),s.set("Parent",a)):s}t.edit(e);let i=new chunk_FI4XWXPB_js_1.Dict;for(let a of chunk_CHTHLDHU_js_1.
FIELD_ENTRIES){let d=s.get(a);d!==void 0&&(i.set(a,d),s.delete(a))}this.divideActions(s,i),i.set("Kids",[e]);let n=t.add(i),r=i.get("Parent");s.set("Parent",n),
(0,chunk_FI4XWXPB_js_1.isRef)(r)&&replace(t,r.number,t.dict(r),"Kids",e,n);let o=(0,chunk_5LBCI6IC_js_1.catalogEntry)(t,"AcroForm");for(let a of["Fields","CO"])
o&&replace(t,o.holder,o.dict,a,e,n);return s}fieldOf(e){return this.fields??=new Map((0,chunk_CHTHLDHU_js_1.readFields)(this.document).flatMap(({number:t,parent:s})=>t===
void 0||s?.number===void 0?[]:[[t,new chunk_FI4XWXPB_js_1.Ref(s.number)]])),this.fields.get(e)}divideActions(e,t){let s=this.document.dict(e.get("AA"));if(!s)return;
let[i,n]=[new chunk_FI4XWXPB_js_1.Dict,new chunk_FI4XWXPB_js_1.Dict];for(let[r,o]of s)(["K","F","V","C"].includes(r)?i:n).set(r,o);i.size>0&&t.set("AA",i),n.size>
0?e.set("AA",n):e.delete("AA")}addKid(e,t){let s=e.get("Parent"),i=this.document.dict(s);if(!(0,chunk_FI4XWXPB_js_1.isRef)(s)||!i)return;this.document.edit(s);let n=this.
document.array(i.get("Kids"));n&&!(0,chunk_FI4XWXPB_js_1.isRef)(i.get("Kids"))?n.push(t):i.set("Kids",[...n??[],t])}};function relate(e,t){let s=(0,chunk_FI4XWXPB_js_1.
isName)(e.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(let i of s){let n=e.get(i);if(!(0,chunk_FI4XWXPB_js_1.isRef)(n))continue;let r=t.get(n.number);
r?e.set(i,r):e.delete(i)}}function replace(e,t,s,i,n,r){let o=e.array(s?.get(i));!s||!o?.some(a=>(0,chunk_FI4XWXPB_js_1.isRef)(a)&&a.number===n.number)||(e.edit(
t),s.set(i,o.map(a=>(0,chunk_FI4XWXPB_js_1.isRef)(a)&&a.number===n.number?r:a)))}var Successors=class{constructor(e){this.chain=e}chain;known=new Map;of(e){return this.
known.has(e)||this.explore(e),this.known.get(e)}explore(e){let{chain:t,known:s}=this,i=new Map,n=[],r=[],o=a=>{t.spend(1);let d={action:a,next:t.next(a),at:0,index:i.
size,low:i.size,place:n.length};i.set(a,d),n.push(d),r.push(d)};o(e);for(let a=r.at(-1);a;a=r.at(-1)){if(a.at<a.next.length){let h=t.dead(a.next[a.at++]);if(!h||
s.has(h))continue;let c=i.get(h);c?a.low=Math.min(a.low,c.index):o(h);continue}r.pop();let d=r.at(-1);if(d&&(d.low=Math.min(d.low,a.low)),a.low<a.index)continue;
let l=n.splice(a.place),u=this.collect(l);for(let{action:h}of l)s.set(h,u)}}collect(e){let t=new Set;for(let{next:i}of e)for(let n of i){let r=this.chain.dead(n),
o=r?this.known.get(r):[n];o&&o.length>0&&t.add(o)}if(t.size<2)return[...t][0]??[];let s=new Map;for(let i of t){this.chain.spend(i.length);for(let n of i)s.set(
(0,chunk_FI4XWXPB_js_1.isRef)(n)?`${n.number}`:n,n)}return[...s.values()]}},Destinations=class{constructor(e){this.removal=e,this.document=e.document,this.chain=
{next:t=>nextActions(this.document,t.get("Next")).filter(s=>!this.removal.isGone(s)),dead:t=>this.deadAction(t),spend:new chunk_5LBCI6IC_js_1.Allowance(this.document).
spend},this.successors=new Successors(this.chain)}removal;document;deadNames=new Set;deadStrings=new Set;removedNames=0;settled=new Set;lists=new Map;chain;successors;isDead(e){
if(e==null)return!1;if(this.removal.isGone(e))return!0;let t=this.document.resolve(e);if(t instanceof chunk_FI4XWXPB_js_1.Name)return this.deadNames.has(t.text);
if(t instanceof chunk_FI4XWXPB_js_1.Str)return this.deadStrings.has((0,chunk_4Z7C7T6I_js_1.keyText)(t));if((0,chunk_FI4XWXPB_js_1.isArray)(t))return this.removal.
isGone(t[0]);if(!(0,chunk_FI4XWXPB_js_1.isDict)(t))return!1;let s=t.get("D");return this.removal.isGone(s)||this.removal.isGone(this.document.array(s)?.[0])}refresh(){
this.settled.clear(),this.lists.clear(),this.successors=new Successors(this.chain)}async pruneNames(){let e=(0,chunk_5LBCI6IC_js_1.catalogEntry)(this.document,"\
Dests"),[t,s,i]=[new Set,new Set,new Set];for(let[r,o]of e?[...e.dict]:[])this.isDead(o)&&(this.document.edit(e.holder),e.dict.delete(r),t.add(r),(0,chunk_FI4XWXPB_js_1.
isRef)(o)&&this.removal.remove(o.number));e?.dict.size===0&&this.document.editCatalog().delete("Dests");let n=(0,chunk_5LBCI6IC_js_1.catalogEntry)(this.document,
"Names");if(n){await this.pruneNameTree(n,"Dests",(r,o)=>this.isDead(o)?(s.add(r),(0,chunk_FI4XWXPB_js_1.isRef)(o)&&this.removal.remove(o.number),!0):(t.has(r)&&
i.add(r),!1));for(let r of["Pages","Templates"])await this.pruneNameTree(n,r,(o,a)=>this.removal.isGone(a))}this.removedNames+=t.size+s.size;for(let r of t)this.
deadNames.add(r),i.has(r)||this.deadStrings.add(r);for(let r of s)this.deadStrings.add(r),e?.dict.has(r)||this.deadNames.add(r)}pruneTargets(e,t){let s=!1;this.
isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),s=!0),this.pruneAction(e,t,"A")&&(s=!0);let i=t.get("AA"),n=this.document.dict(i);return n&&(this.
pruneActions((0,chunk_5LBCI6IC_js_1.holderOf)(i,e),n),n.size===0&&(this.document.edit(e),t.delete("AA"))),s&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){for(let s of[
...t.keys()])this.pruneAction(e,t,s)}pruneOpenAction(){let{catalog:e,catalogNumber:t}=this.document,s=e.get("OpenAction");(0,chunk_FI4XWXPB_js_1.isDict)(this.document.
resolve(s))?this.pruneAction(t,e,"OpenAction"):this.isDead(s)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){let t=e.get("S");if((0,chunk_FI4XWXPB_js_1.
isName)(t,"GoTo"))return this.isDead(e.get("D"));if((0,chunk_FI4XWXPB_js_1.isName)(t,"Hide")){let s=e.get("T");return this.removal.isGone(s)||this.leftOf(s)?.length===
0}return(0,chunk_FI4XWXPB_js_1.isName)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneAction(e,t,s){let i=t.get(s);if(i===void 0)return!1;let[n,
...r]=this.living([i]);if(n===void 0)return this.document.edit(e),t.delete(s),!0;n!==i&&(this.document.edit(e),t.set(s,n));let o=this.document.dict(n);if(!o)return!1;
let a=nextActions(this.document,o.get("Next")),d=r.filter(l=>!a.includes(l));return d.length>0&&(this.document.edit((0,chunk_5LBCI6IC_js_1.holderOf)(n,e)),o.set(
"Next",[...a,...d])),this.pruneChain(n,e),!1}pruneChain(e,t){let s=[[e,(0,chunk_5LBCI6IC_js_1.holderOf)(e,t)]];for(let i=s.pop();i;i=s.pop()){let[n,r]=i,o=this.
document.dict(n);if(!o||(0,chunk_FI4XWXPB_js_1.isRef)(n)&&this.settled.has(n.number)||((0,chunk_FI4XWXPB_js_1.isRef)(n)&&this.settled.add(n.number),this.isDead(
o.get("SD"))&&(this.document.edit(r),o.delete("SD")),this.pruneLists(r,o),!o.has("Next")))continue;let a=nextActions(this.document,o.get("Next")),d=this.living(
a);(d.length!==a.length||d.some((l,u)=>l!==a[u]))&&(this.document.edit(r),d.length===0?o.delete("Next"):o.set("Next",d.length===1?d[0]:[...d]));for(let l of d)s.
push([l,(0,chunk_5LBCI6IC_js_1.holderOf)(l,r)])}}pruneLists(e,t){for(let s of["T","Fields"]){let i=t.get(s),n=this.leftOf(i);if(!(!n||n===this.document.array(i))){
if((0,chunk_FI4XWXPB_js_1.isRef)(i)){this.document.put(i,n);continue}this.document.edit(e),t.set(s,n)}}}leftOf(e){let t=this.document.array(e);if(!t||t.length===
0)return;let s=(0,chunk_FI4XWXPB_js_1.isRef)(e)?this.lists.get(e.number):void 0;if(s)return s;let i=t.filter(r=>!this.removal.isGone(r)),n=i.length===t.length?t:
i;return(0,chunk_FI4XWXPB_js_1.isRef)(e)&&this.lists.set(e.number,n),n}living(e){let t=[],s=new Set;for(let i of e){if(this.removal.isGone(i))continue;let n=this.
deadAction(i);if(!n){t.push(i);continue}let r=this.successors.of(n);if(!s.has(r)){s.add(r);for(let o of r)t.push(o)}}return t}deadAction(e){let t=this.document.
dict(e);return t&&this.isDeadAction(t)?t:void 0}async pruneNameTree(e,t,s){let i=e.dict.get(t);if(i===void 0)return;let n=(0,chunk_5LBCI6IC_js_1.holderOf)(i,e.holder);
await(0,chunk_4Z7C7T6I_js_1.pruneTree)(this.document,i,n,"Names",(r,o)=>s((0,chunk_4Z7C7T6I_js_1.keyText)(r),o))&&(this.document.edit(e.holder),e.dict.delete(t))}};
function nextActions(e,t){return t==null?[]:[...e.array(t)??[t]]}var Outlines=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document,
this.allowance=new chunk_5LBCI6IC_js_1.Allowance(this.document)}removal;destinations;document;dead=new Set;repaired=new Set;allowance;get removedItems(){return this.
dead.size}touch(e,t){this.removal.isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){
let e=(0,chunk_5LBCI6IC_js_1.catalogEntry)(this.document,"Outlines"),t=new chunk_5LBCI6IC_js_1.Visit(this.document),s=[e?.dict.get("First")];for(;s.length>0;){let i=s.
pop(),n=this.document.dict(i);if(!n||!(0,chunk_FI4XWXPB_js_1.isRef)(i)||!t.first(i))continue;this.touch(i.number,n),s.push(n.get("Next"),n.get("First"));let r=this.
document.job.pace.step(200);r&&await r}}async flush(){for(let t of this.dead){let s=this.document.dict(new chunk_FI4XWXPB_js_1.Ref(t));s&&this.unlink(t,s);let i=this.
document.job.pace.step(1e3);i&&await i}let e=(0,chunk_5LBCI6IC_js_1.catalogEntry)(this.document,"Outlines");!e||this.dead.size===0||this.document.dict(e.dict.get(
"First"))||this.document.editCatalog().delete("Outlines")}unlink(e,t){let s=t.get("Parent"),i=this.document.dict(s);if(i&&(0,chunk_FI4XWXPB_js_1.isRef)(s)&&this.
isLinked(e,t,s.number,i)){let n=this.kidsOf(t);this.splice(t,n,s,i);let r=n.reduce((o,a)=>o+1+Math.max(0,countOf(this.document,a.item)),0);this.recount(s,countOf(
this.document,t)>0?-1:r-1),!i.has("First")&&i.has("Title")&&!i.has("Dest")&&!i.has("A")&&this.dead.add(s.number)}this.removal.remove(e)}splice(e,t,s,i){let n=this.
itemAt(e.get("Prev")),r=this.itemAt(e.get("Next")),[o,a]=[t[0],t.at(-1)];n?this.link(n,"Next",o??r):this.link({item:i,ref:s},"First",o??r),r?this.link(r,"Prev",
a??n):this.link({item:i,ref:s},"Last",a??n);for(let[d,l]of t.entries())this.link(l,"Parent",{item:i,ref:s}),this.link(l,"Prev",t[d-1]??n),this.link(l,"Next",t[d+
1]??r)}recount(e,t){let s=this.visit(),i=e;for(let n=this.document.dict(i);t!==0&&n&&(0,chunk_FI4XWXPB_js_1.isRef)(i)&&s.first(i);n=this.document.dict(i)){let r=countOf(
this.document,n);if(r===0)return;this.document.edit(i);let o=Math.abs(r)+t;if(o>0&&n.has("First")?n.set("Count",Math.sign(r)*o):n.delete("Count"),r<0)return;i=n.
get("Parent")}}isLinked(e,t,s,i){let n=()=>{let o=this.itemAt(t.get("Prev")),a=o?o.item.get("Next"):i.get("First");return(0,chunk_FI4XWXPB_js_1.isRef)(a)&&a.number===
e};if(n())return!0;if(this.repaired.has(s))return!1;this.repaired.add(s);let r;for(let o of this.kidsOf(i)){let a=o.item.get("Prev");((0,chunk_FI4XWXPB_js_1.isRef)(
a)?a.number:void 0)!==r?.ref.number&&this.link(o,"Prev",r),r=o}return n()}visit(){return new chunk_5LBCI6IC_js_1.Visit(this.document,this.allowance)}kidsOf(e){let t=[],
s=this.visit();for(let i=this.itemAt(e.get("First"));i&&s.first(i.ref);i=this.itemAt(i.item.get("Next")))t.push(i);return t}itemAt(e){let t=this.document.dict(e);
return t&&(0,chunk_FI4XWXPB_js_1.isRef)(e)?{item:t,ref:e}:void 0}link(e,t,s){this.document.edit(e.ref),s?e.item.set(t,s.ref):e.item.delete(t)}};function isOutlineItem(e){
return e.has("Title")&&e.has("Parent")&&!e.has("S")&&!e.has("Subtype")&&!e.has("FT")}function countOf(e,t){let s=e.resolve(t.get("Count"));return typeof s=="num\
ber"?s:0}var Structure=class{constructor(e){this.removal=e,this.document=e.document,this.root=(0,chunk_5LBCI6IC_js_1.catalogEntry)(this.document,"StructTreeRoot")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;async dropKeys(e){
let t=this.root?.dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;let s=Float64Array.from(e).sort(),i=(o,a)=>{let d=lowerBound(s,o);return d<
s.length&&s[d]<=a},n=new Set,r=(o,a)=>{if(!e.has(o))return!1;let d=this.document.array(a);return(!d||!n.has(d))&&this.touchParents(a,d??[]),d&&n.add(d),!0};await(0,chunk_4Z7C7T6I_js_1.
pruneTree)(this.document,t,(0,chunk_5LBCI6IC_js_1.holderOf)(t,this.root.holder),"Nums",r,i)&&(this.document.edit(this.root.holder),this.root.dict.delete("Parent\
Tree"))}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(let s of this.open){this.open.delete(
s);let i=this.document.job.pace.step(500);i&&await i,s===this.root.holder?this.pruneRoot(this.root):this.pruneElement(s)}let e=this.root.dict.get("IDTree");if(!this.
identifierRemoved||e===void 0)return;this.identifierRemoved=!1;let t=(s,i)=>this.removal.isGone(i);await(0,chunk_4Z7C7T6I_js_1.pruneTree)(this.document,e,(0,chunk_5LBCI6IC_js_1.
holderOf)(e,this.root.holder),"Names",t)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e,t){(0,chunk_FI4XWXPB_js_1.isRef)(
e)&&!(0,chunk_FI4XWXPB_js_1.isArray)(this.document.resolve(e))&&this.open.add(e.number);for(let[s,i]of t.entries()){if(!(0,chunk_FI4XWXPB_js_1.isRef)(i))continue;
this.open.add(i.number);let n=this.unsaid.get(i.number);n||this.unsaid.set(i.number,n=new Set),n.add(s)}}pruneElement(e){let t=this.document.dict(new chunk_FI4XWXPB_js_1.
Ref(e));if(!t)return;this.pruneReferences(e,t);let s=t.get("Pg"),i=s===void 0?this.unsaid.get(e):void 0,n=this.kidsOf(t),r=n.filter(a=>!this.isLost(a,s,i));if(this.
removal.isGone(s)&&(this.document.edit(e),t.delete("Pg")),r.length===n.length)return;let o=t.get("P");r.length===0?(t.has("ID")&&(this.identifierRemoved=!0),this.
removal.remove(e),this.removedElements++):(this.document.edit(e),t.set("K",r.length===1?r[0]:r)),(0,chunk_FI4XWXPB_js_1.isRef)(o)&&this.open.add(o.number),this.
silence(r.length===0?o:new chunk_FI4XWXPB_js_1.Ref(e))}pruneRoot({dict:e,holder:t}){let s=this.kidsOf(e),i=s.filter(r=>!this.removal.isGone(r));if(i.length===s.
length)return;if(this.document.edit(t),i.length>0){e.set("K",i.length===1?i[0]:i);return}let n=this.document.editCatalog();n.delete("StructTreeRoot"),n.delete("\
MarkInfo")}isLost(e,t,s){return typeof e=="number"?this.removal.isGone(t)||(s?.has(e)??!1):this.removal.isGone(e)?!0:(0,chunk_FI4XWXPB_js_1.isDict)(e)?(0,chunk_FI4XWXPB_js_1.
isName)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get("Obj"))?!0:((0,chunk_FI4XWXPB_js_1.isName)(e.get("Type"),"MCR")||(0,chunk_FI4XWXPB_js_1.isName)(e.get("\
Type"),"OBJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){let s=this.document.array(t.get("Ref")),i=s?.filter(n=>!this.removal.isGone(n));!s||
!i||i.length===s.length||(this.document.edit(e),i.length>0?t.set("Ref",i):t.delete("Ref"))}silence(e){for(;(0,chunk_FI4XWXPB_js_1.isRef)(e)&&!this.silenced.has(
e.number);){this.silenced.add(e.number);let t=this.document.dict(e);t?.has("ActualText")&&(this.document.edit(e),t.delete("ActualText")),e=t?.get("P")}}kidsOf(e){
let t=e.get("K");return t==null?[]:this.document.array(t)??[t]}};function isStructureElement(e){return(0,chunk_FI4XWXPB_js_1.isName)(e.get("Type"),"StructElem")?
!0:!e.has("Type")&&e.has("S")&&(0,chunk_FI4XWXPB_js_1.isRef)(e.get("P"))&&(e.has("K")||e.has("Pg"))}function isContentReference(e){return(0,chunk_FI4XWXPB_js_1.
isName)(e.get("Type"),"MCR")||(0,chunk_FI4XWXPB_js_1.isName)(e.get("Type"),"OBJR")}function lowerBound(e,t){let[s,i]=[0,e.length];for(;s<i;){let n=s+i>>1;e[n]<t?
s=n+1:i=n}return s}var Threads=class{constructor(e){this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){if(!this.removal.isGone(t.get("P")))
return;let[s,i]=[t.get("N"),t.get("V")],[n,r]=[this.document.dict(s),this.document.dict(i)],o=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.remove(
e),!(0,chunk_FI4XWXPB_js_1.isRef)(s)||s.number===e||!n){o&&this.removal.remove(o.number);return}r&&(0,chunk_FI4XWXPB_js_1.isRef)(i)&&(this.document.edit(i),r.set(
"N",s),this.document.edit(s),n.set("V",i)),o&&(this.document.edit(o).set("F",s),this.document.edit(s),n.set("T",o),this.threads.set(s.number,o))}threadStartingAt(e){
if(!this.threads){this.threads=new Map;for(let t of this.document.array(this.document.catalog.get("Threads"))??[]){let s=this.document.dict(t)?.get("F");(0,chunk_FI4XWXPB_js_1.
isRef)(t)&&(0,chunk_FI4XWXPB_js_1.isRef)(s)&&this.threads.set(s.number,t)}}return this.threads.get(e)}flush(){let{catalog:e,catalogNumber:t}=this.document,s=e.get(
"Threads"),i=this.document.array(s),n=i?.filter(r=>{let o=this.document.dict(r);return o?this.document.dict(o.get("F"))!==void 0:!this.removal.isGone(r)});!i||!n||
n.length===i.length||(this.document.edit(t),n.length>0?e.set("Threads",n):e.delete("Threads"))}};function isBead(e){return(0,chunk_FI4XWXPB_js_1.isRef)(e.get("N"))&&
(0,chunk_FI4XWXPB_js_1.isRef)(e.get("V"))&&(e.has("R")||e.has("P"))&&!e.has("S")}function touchReferrer(e,t){let{removal:s}=e,{document:i}=s,n=i.get(t);(0,chunk_FI4XWXPB_js_1.
isArray)(n)?touchArray(s,t,n):(0,chunk_FI4XWXPB_js_1.isDict)(n)&&touchDict(e,i,t,n)}function touchArray(e,t,s){e.isGone(s[0])&&s[1]instanceof chunk_FI4XWXPB_js_1.
Name&&e.remove(t),e.chase(t)}function touchDict(e,t,s,i){let{annotations:n,destinations:r,outlines:o,removal:a,structure:d,threads:l}=e;s===t.catalogNumber?touchCatalog(
e,i):(0,chunk_FI4XWXPB_js_1.isName)(i.get("Type"),"Page")||t.pages.indexOf(s)>=0?(r.pruneTargets(s,i),n.touchPage(s),pruneSeparations(a,s,i)):isOutlineItem(i)?o.
touch(s,i):isStructureElement(i)?d.touch(s):isContentReference(i)?(a.remove(s),a.chase(s)):isBead(i)?l.touch(s,i):touchOther(e,t,s,i)}function touchOther(e,t,s,i){
let{annotations:n,destinations:r,form:o,removal:a,structure:d}=e;isAnnotation(i)&&n.touch(s,i),t.get(s)!==null&&(i.has("Kids")&&o.touch(s),i.has("Fields")&&o.touchForm(),
(i.has("ParentTree")||(0,chunk_FI4XWXPB_js_1.isName)(i.get("Type"),"StructTreeRoot"))&&d.touchRoot(),!isAnnotation(i)&&(r.pruneTargets(s,i),i.get("S")instanceof
chunk_FI4XWXPB_js_1.Name?r.pruneChain(i,s):r.pruneActions(s,i),!(!r.isDeadAction(i)&&!(i.has("D")&&r.isDead(i)))&&(i.has("Next")||a.remove(s),a.chase(s))))}function touchCatalog({
destinations:e,form:t,removal:s,structure:i},n){e.pruneOpenAction(),e.pruneTargets(s.document.catalogNumber,n),t.touchForm(),i.touchRoot()}function pruneSeparations(e,t,s){
let{document:i}=e,n=i.dict(s.get("SeparationInfo")),r=i.array(n?.get("Pages"));!n||!r?.some(o=>e.isGone(o))||(i.edit((0,chunk_5LBCI6IC_js_1.holderOf)(s.get("Sep\
arationInfo"),t)),n.set("Pages",r.filter(o=>!e.isGone(o))))}async function dropUnusedResources(e,t,s){let{pace:i}=e.job,n=new ResourceLists(e),r=new Uint8Array(
e.size);for(let h of s){let c=n.of(h);if(!c.isNoted)for(let f of c.numbers)r[f]=1;c.isNoted=!0;let m=i.step(400);m&&await m}let o=new Set,a=[],d=e.pages.inherits(
"Resources"),l=!1;for(let h of t){let c=n.of(h);if(!c.pending){c.pending=c.numbers.filter(f=>r[f]===1);for(let f of c.pending)o.add(f)}c.pending.length>0&&a.push(
h),d&&(l||=n.inheritedBy(h).numbers.some(f=>r[f]===1));let m=i.step(400);m&&await m}let u=new Uses(e);for(let h of a){if(o.size===0)break;if(!listsSome(n.of(h),
o))continue;let c=e.dict(n.valueOf(h));if(!c)continue;let m=u.names(h,c),f=m&&[...m].flatMap(p=>u.named(c,p));for(let{value:p}of[...f??[],...u.unnamed(c)])for(let v of n.
in(p))o.delete(v);if(!f||listsSome(n.of(h),o)&&u.isBorrowedBy(h))for(let p of n.of(h).numbers)o.delete(p);let g=i.step(2e4);g&&await g}return o.size>0&&trim(e,n,
a,o),l}function listsSome(e,t){let s=e.pending??=[...e.numbers];for(;s.length>0&&!t.has(s.at(-1));)s.pop();return s.length>0}var ResourceLists=class{constructor(e){
this.document=e,this.source=(0,chunk_FI4XWXPB_js_1.asBuffer)(e.bytes)}document;shared=new Map;inner=new Map;source;last;of(e){let{document:t}=this,s=t.place(e),
i=s&&t.entriesOf(e),n=i?i.find(s.bytes,"Resources"):-1;if(!i||n<0||s.bytes[i.at[n+2]]!==60)return this.ofShared(this.valueOf(e));let r=i.at[n+2],o=i.at[n+3],{last:a,
source:d}=this,l=s.bytes===t.bytes;if(a&&l&&d.compare(d,a.start,a.end,r,o)===0)return a.list;let{marks:u}=i.scan,h=[];for(let f=i.marksFrom;f<i.marksTo;f+=3)u[f]!==
chunk_6FDLZIHI_js_1.STRING&&u[f+1]>=r&&u[f+1]<o&&h.push(u[f]);let{length:c}=h;for(let f=0;f<c;f++)for(let g of this.innerOf(h[f]))h.push(g);let m={numbers:h};return l&&
(this.last={start:r,end:o,list:m}),m}valueOf(e){return this.document.entry(e,"Resources")??this.givenTo(e)}inheritedBy(e){return this.ofShared(this.givenTo(e))}givenTo(e){
let{pages:t}=this.document,s=t.indexOf(e);return s<0?void 0:t.inheritedBy(s).Resources}in(e){return references(e).flatMap(t=>[t,...this.innerOf(t)])}ofShared(e){
let t=(0,chunk_FI4XWXPB_js_1.isRef)(e)?e.number:(0,chunk_FI4XWXPB_js_1.isDict)(e)?e:void 0;if(t===void 0)return{numbers:[]};let s=this.shared.get(t);if(!s){let i=this.
document.dict(e),n=i?resourcesOf(this.document,i).flatMap(r=>this.in(r.value)):[];this.shared.set(t,s={numbers:n})}return s}innerOf(e){let{document:t,inner:s}=this,
i=s.get(e);if(!i){let n=t.isStream(e)||t.entry(e,"Type")!==void 0?null:t.get(e);i=(0,chunk_FI4XWXPB_js_1.isDict)(n)?references(n):[],s.set(e,i)}return i}};function resourcesOf(e,t){
return[...t].flatMap(([s,i])=>{let n=s==="ProcSet"?void 0:e.dict(i);return n?[...n].map(([r,o])=>({category:s,name:r,value:o})):[]})}function references(e){let t=[],
s=[e];for(let i=s.pop();i!==void 0;i=s.pop())if(i instanceof chunk_FI4XWXPB_js_1.Ref)t.push(i.number);else if(Array.isArray(i))for(let n of i)s.push(n);else if(i instanceof
chunk_FI4XWXPB_js_1.Dict)for(let n of i.values())s.push(n);return t}var Uses=class{constructor(e){this.document=e}document;ofStreams=new Map;byName=new Map;named(e,t){
let s=this.byName.get(e);if(!s){let i=new Map;for(let n of resourcesOf(this.document,e)){let r=i.get(n.name);r?r.push(n):i.set(n.name,[n])}this.byName.set(e,s=i)}
return s.get(t)??[]}unnamed(e){return["DefaultGray","DefaultRGB","DefaultCMYK"].flatMap(t=>this.named(e,t))}names(e,t){let{document:s}=this,i=s.entry(e,"Content\
s"),n=new Set;for(let r of s.array(i)??[i]){let o=s.resolve(r),a=o instanceof chunk_FI4XWXPB_js_1.Stream?this.in(o):[];if(!a)return;for(let d of a)n.add(d)}for(let r of n)
for(let o of this.named(t,r)){let a=this.borrowerOf(o),d=a instanceof chunk_FI4XWXPB_js_1.Stream?this.in(a):[];if(a==="others"||!d)return;for(let l of d)n.add(l)}
return n}isBorrowedBy(e){let{document:t}=this;return(t.array(t.entry(e,"Annots"))??[]).some(s=>[...t.dict(t.dict(s)?.get("AP"))?.values()??[]].some(i=>{let n=t.
resolve(i);return((0,chunk_FI4XWXPB_js_1.isDict)(n)?[...n.values()].map(r=>t.resolve(r)):[n]).some(r=>r instanceof chunk_FI4XWXPB_js_1.Stream&&!this.hasResources(
r))}))}borrowerOf({category:e,value:t}){let{document:s}=this,i=s.resolve(t);if(e==="XObject")return i instanceof chunk_FI4XWXPB_js_1.Stream&&(0,chunk_FI4XWXPB_js_1.
isName)(s.resolve(i.dict.get("Subtype")),"Form")&&!this.hasResources(i)?i:void 0;let n=s.dict(i);if(e==="Font")return(0,chunk_FI4XWXPB_js_1.isName)(s.resolve(n?.
get("Subtype")),"Type3")&&!n?.has("Resources")?"others":void 0;if(e==="Pattern")return i instanceof chunk_FI4XWXPB_js_1.Stream&&!this.hasResources(i)?"others":void 0;
let r=e==="ExtGState"?s.resolve(s.dict(n?.get("SMask"))?.get("G")):null;return r instanceof chunk_FI4XWXPB_js_1.Stream&&!this.hasResources(r)?"others":void 0}hasResources({
dict:e}){return this.document.dict(e.get("Resources"))!==void 0}in(e){if(this.ofStreams.has(e))return this.ofStreams.get(e);let t=this.document.decodedPart(e),s=t?.
whole?namesIn(t.data):void 0;return this.ofStreams.set(e,s),s}},NAME=/\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;function namesIn(e){let t=new Set;for(let[,s=""]of(0,chunk_FI4XWXPB_js_1.
asBuffer)(e).toString("latin1").matchAll(NAME))t.add(s.replace(/#([0-9A-Fa-f]{2})/g,(i,n)=>String.fromCharCode(parseInt(n,16))));return t}function trim(e,t,s,i){
let n=new Map;for(let r of s){if(!listsSome(t.of(r),i))continue;let o=e.entry(r,"Resources"),a=t.valueOf(r),d=e.dict(a);if(!d)continue;let l=(0,chunk_FI4XWXPB_js_1.
isDict)(o),u=(0,chunk_FI4XWXPB_js_1.isRef)(a)?a.number:d,h=n.get(u);!h&&!l&&n.set(u,h=e.add(without(e,t,d,i))),e.patch(r,{Resources:h??without(e,t,d,i)})}}function without(e,t,s,i){
let n=r=>t.in(r).some(o=>i.has(o));return new chunk_FI4XWXPB_js_1.Dict([...s].map(([r,o])=>{let a=r==="ProcSet"?void 0:e.dict(o),d=a&&[...a].filter(([,l])=>!n(l));
return[r,d&&d.length<a.size?new chunk_FI4XWXPB_js_1.Dict(d):o]}))}var ROUNDS=10;async function selectPages(e,t){let{pages:s}=e;await s.keepStreams();let{numbers:i,
dropped:n,repeated:r,used:o}=await arrange(e,t),a=i.length!==s.count||i.some((c,m)=>c!==s.number(m)),d=t.every((c,m)=>m===0||c>t[m-1]);a&&(await(0,chunk_RBB7JJQX_js_1.
reorderPageLabels)(e,t),dropDocumentParts(e),dropPrintRange(e));let l=n.length>0?await readLeaving(e,n):void 0,u=l?await dropUnusedResources(e,i,n):!1;a&&await(d&&
!u?s.keep(o):s.rebuild(i));let h=l?await prune(e,i,l):void 0;return{pageCount:i.length,removedPages:n.length,repeatedPages:r,removedOutlineItems:h?.outlines.removedItems??
0,removedDestinations:h?.destinations.removedNames??0,removedLinks:h?.annotations.removedLinks??0,removedFields:h?.form.removedFields??0,removedStructureElements:h?.
structure.removedElements??0,removedXfa:h?.form.removedXfa??!1}}async function arrange(e,t){let{pages:s}=e,i=new PageCopies(e),n=new Uint8Array(s.count),r=[],o=0;
for(let d of t){let l=d-1;if(n[l]){r.push(i.copyPage(l)),o++;let u=e.job.pace.step(4e3);u&&await u}else r.push(s.number(l));n[l]=1}let a=[];for(let d=0;d<s.count;d++)
n[d]||a.push(s.number(d));return{numbers:r,dropped:a,repeated:o,used:n}}async function readLeaving(e,t){let s=new Set,i=new Map,n=new Set,r=e.dict(e.catalog.get(
"StructTreeRoot"))!==void 0;for(let o of t){let a=r?e.resolve(e.entry(o,"StructParents")):null;typeof a=="number"&&n.add(a);let d=e.entry(o,"Annots"),l=e.array(
d)??[];(0,chunk_FI4XWXPB_js_1.isRef)(d)&&i.set(d.number,l);for(let h of l)(0,chunk_FI4XWXPB_js_1.isRef)(h)&&s.add(h.number);let u=e.job.pace.step(1e3);u&&await u}
return{pages:t,annotations:s,arrays:i,structKeys:n}}async function prune(e,t,s){let i=featuresOf(e),{destinations:n,removal:r,structure:o}=i;for(let d of s.pages)
r.remove(d);await n.pruneNames(),i.form.dropXfa(),await o.dropKeys(s.structKeys),await o.flush(),n.removedNames>0&&await touchNamed(i,t);let a=new Set([...r.removed(),
...s.annotations]);return await pruneReferrers(i,a,async({live:d,referrers:l})=>{spareShared(i,s,d,l),await removeAnnotations(i,s.annotations)}),i}async function pruneMissingPage(e,t){
let s=featuresOf(e),{destinations:i,removal:n}=s;n.remove(t.number),await i.pruneNames(),i.removedNames>0&&await touchNamed(s,e.pages.numbers),await pruneReferrers(
s,new Set(n.removed()))}function featuresOf(e){let t=new chunk_5LBCI6IC_js_1.Removal(e),s=new Destinations(t);return{removal:t,destinations:s,annotations:new Annotations(
t,s),outlines:new Outlines(t,s),form:new chunk_CHTHLDHU_js_1.Form(t),structure:new Structure(t),threads:new Threads(t)}}async function pruneReferrers(e,t,s){let{
destinations:i,removal:n}=e,{document:r}=n;for(let o=0;o<ROUNDS&&t.size>0;o++){let a=await(0,chunk_SPHPKC2T_js_1.mark)(r,{watched:t});e.annotations.via=a.via,i.
refresh(),o===0&&await s?.(a);for(let d of[...a.referrers].sort((l,u)=>l-u)){touchReferrer(e,d);let l=r.job.pace.step(1e3);l&&await l}await settle(e),t=n.takeChased()}}
async function touchNamed({annotations:e,destinations:t,outlines:s,removal:i},n){let{document:r}=i;t.pruneOpenAction(),t.pruneTargets(r.catalogNumber,r.catalog),
await s.touchAll();for(let o of n){let a=r.job.pace.step(2e3);a&&await a,r.entry(o,"AA")!==void 0&&t.pruneTargets(o,r.get(o)),e.touchPage(o)}}function spareShared({
removal:e},t,s,i){let{document:n}=e,r=a=>{for(let d of a??[])(0,chunk_FI4XWXPB_js_1.isRef)(d)&&t.annotations.delete(d.number)};for(let[a,d]of t.arrays)s[a]&&r(d);
let o=!1;for(let a of i)n.pages.indexOf(a)>=0?r(n.array(n.entry(a,"Annots"))):Array.isArray(n.get(a))&&(o=!0);if(o)for(let a of n.pages.numbers){let d=n.entry(a,
"Annots");(0,chunk_FI4XWXPB_js_1.isRef)(d)&&i.has(d.number)&&r(n.array(d))}}async function removeAnnotations({form:e,removal:t,structure:s},i){let{document:n}=t,
r=new Set,o=n.catalog.has("StructTreeRoot"),a=n.catalog.has("AcroForm");for(let d of i){let l=n.job.pace.step(200);l&&await l;let u=o?n.resolve(n.entry(d,"Struc\
tParent")):null;if(typeof u=="number"&&r.add(u),a&&(0,chunk_FI4XWXPB_js_1.isName)(n.resolve(n.entry(d,"Subtype")),"Widget")){let h=n.dict(new chunk_FI4XWXPB_js_1.
Ref(d));if(h&&e.losing(h),h&&e.keepsAsField(d,h))continue}t.remove(d)}await s.dropKeys(r)}async function settle({annotations:e,form:t,outlines:s,structure:i,threads:n}){
await e.flush(),await i.dropKeys(e.structKeys),e.structKeys.clear(),await i.flush(),t.flush(),await s.flush(),n.flush()}
