"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.FormPruning=exports.Targets=void 0,exports.dropDocumentParts=dropDocumentParts,exports.dropPrintRange=
dropPrintRange,exports.readNamedDestinations=readNamedDestinations,exports.pageIndexOf=pageIndexOf,exports.selectPages=selectPages,exports.pruneMissingPage=pruneMissingPage,
exports.featuresOf=featuresOf,exports.pruneReferrers=pruneReferrers;const chunk_OC3U6JW6_js_1=require("./chunk-OC3U6JW6.js"),chunk_VM5OVVZ7_js_1=require("./chun\
k-VM5OVVZ7.js"),chunk_4OZNAQ5A_js_1=require("./chunk-4OZNAQ5A.js"),chunk_MO4LOFTN_js_1=require("./chunk-MO4LOFTN.js"),chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQT\
NMB.js"),chunk_OVFAED6I_js_1=require("./chunk-OVFAED6I.js"),chunk_X4D5GQRV_js_1=require("./chunk-X4D5GQRV.js"),chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js"),
chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");function dropDocumentParts(e){let t=e.catalog.get("DPartRo\
ot");if(t===void 0)return;let s=new chunk_ZDLQTNMB_js_1.Removal(e),i=new chunk_ZDLQTNMB_js_1.Visit(e),n=[t];for(let r=n.pop();r!==void 0;r=n.pop()){let o=e.dict(
r),a=e.array(r);if(!(!i.first(r)||!(o??a))){for(let d of a??[])n.push(d);for(let d of["DPartRootNode","DParts"]){let l=o?.get(d);l!==void 0&&n.push(l)}(0,chunk_RFKSFVTF_js_1.
isRef)(r)&&s.remove(r.number)}}e.editCatalog().delete("DPartRoot")}function dropPrintRange(e){let t=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"ViewerPreferences");
t?.dict.has("PrintPageRange")&&(e.edit(t.holder),t.dict.delete("PrintPageRange"),t.dict.size===0&&e.editCatalog().delete("ViewerPreferences"))}async function readNamedDestinations(e){
let{catalog:t}=e,s=await(0,chunk_4OZNAQ5A_js_1.readTree)(e,e.dict(t.get("Names"))?.get("Dests"),"Names");return{names:new Map(e.dict(t.get("Dests"))),strings:new Map(
s.map(([i,n])=>[(0,chunk_4OZNAQ5A_js_1.keyText)(i),n]))}}function pageIndexOf({pages:e},t){let s=(0,chunk_RFKSFVTF_js_1.isRef)(t)?e.indexOf(t.number):t;return typeof s==
"number"&&Number.isInteger(s)&&s>=0&&s<e.count?s:void 0}function nextActions(e,t){return t==null?[]:e.array(t)??[t]}var NAMES_OF_NAMES=8,CHAIN=50,Targets=class g{constructor(t,s){
this.document=t,this.named=s}document;named;static async of(t){return new g(t,await readNamedDestinations(t))}pageOf(t){return this.pageOfDestination(t.get("Des\
t"))??this.pageOfAction(t.get("A"))}pageOfDestination(t,s=NAMES_OF_NAMES){let{document:i}=this,n=i.resolve(t),r=i.array(n);if(r)return pageIndexOf(i,r[0]);if(s===
0)return;let o=i.dict(n);return o?this.pageOfDestination(o.get("D"),s-1):this.pageOfDestination(this.namedBy(n),s-1)}namedBy(t){let{names:s,strings:i}=this.named;
if(t instanceof chunk_RFKSFVTF_js_1.Name)return s.get(t.text)??i.get(t.text);if(!(t instanceof chunk_RFKSFVTF_js_1.Str))return;let n=(0,chunk_4OZNAQ5A_js_1.keyText)(
t);return i.get(n)??s.get(n)}pageOfAction(t){let{document:s}=this,i=t===void 0?[]:[t];for(let n=0;i.length>0&&n<CHAIN;n++){let r=s.dict(i.shift());if(!r)continue;
let o=(0,chunk_RFKSFVTF_js_1.isName)(s.resolve(r.get("S")),"GoTo")?this.pageOfDestination(r.get("D")):void 0;if(o!==void 0)return o;i.push(...nextActions(s,r.get(
"Next")).slice(0,CHAIN))}}};exports.Targets=Targets;var FormPruning=class{constructor(e){this.removal=e,this.document=e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){
if(!(0,chunk_RFKSFVTF_js_1.isName)(e.get("Subtype"),"Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,(0,chunk_MO4LOFTN_js_1.fieldType)(
this.document,e)!=="Sig"))return;this.signatureRemoved=!0;let t=(0,chunk_MO4LOFTN_js_1.inheritedEntry)(this.document,e,"V");(0,chunk_RFKSFVTF_js_1.isRef)(t)&&this.
signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Kids")))return!1;this.document.edit(e);for(let s of[...t.keys()])!chunk_MO4LOFTN_js_1.
FIELD_ENTRIES.includes(s)&&s!=="Kids"&&s!=="AA"&&t.delete(s);return this.touch(e),!0}touch(e){this.open.add(e),this.pruned=!0}touchForm(){this.pruned=!0}flush(){
for(let t of this.open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;let e=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(this.document,"Ac\
roForm");e&&(this.filter(e.holder,e.dict,"Fields"),this.filter(e.holder,e.dict,"CO"),this.signatureRemoved&&this.dropSignatureFlags(e.holder,e.dict),!(this.document.
array(e.dict.get("Fields"))?.length!==0||e.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){let e=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(
this.document,"AcroForm");e?.dict.has("XFA")&&(this.document.edit(e.holder),e.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRendering"),this.removedXfa=
!0)}pruneField(e){let t=this.document.dict(new chunk_RFKSFVTF_js_1.Ref(e)),s=this.document.array(t?.get("Kids"));if(!t||!s)return;let i=s.filter(r=>!this.removal.
isGone(r));if(i.length===s.length)return;if(this.document.edit(e),i.length>0||(0,chunk_RFKSFVTF_js_1.isName)(t.get("Subtype"),"Widget")){t.set("Kids",i);return}
let n=t.get("Parent");this.removal.remove(e),this.removedFields++,(0,chunk_RFKSFVTF_js_1.isRef)(n)&&this.open.add(n.number)}filter(e,t,s){let i=this.document.array(
t.get(s)),n=i?.filter(r=>!this.removal.isGone(r));!i||!n||n.length===i.length||(this.document.edit(e),n.length>0||s==="Fields"?t.set(s,n):t.delete(s))}dropSignatureFlags(e,t){
let s=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(this.document,"Perms");for(let[i,n]of s?[...s.dict]:[])!(0,chunk_RFKSFVTF_js_1.isRef)(n)||!this.signatures.has(n.number)||
(this.document.edit(s.holder),s.dict.delete(i));if(s?.dict.size===0&&this.document.editCatalog().delete("Perms"),!!t.has("SigFlags")){for(let{type:i}of(0,chunk_MO4LOFTN_js_1.
fieldNodes)(this.document))if(i==="Sig")return;this.document.edit(e),t.delete("SigFlags")}}};exports.FormPruning=FormPruning;var Annotations=class{constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document}removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;touch(e,t){
if(!this.prune(e,t))return;let s=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),s===void 0){this.removal.chase(e);return}let i=this.pages.get(s);i||this.
pages.set(s,i=new Set),i.add(e)}touchPage(e){let t=this.document.entry(e,"Annots"),s=this.document.array(t);if(!s||(0,chunk_RFKSFVTF_js_1.isRef)(t)&&this.touched.
has(t.number))return;(0,chunk_RFKSFVTF_js_1.isRef)(t)&&this.touched.add(t.number);let i=s.filter(n=>{if(this.removal.isGone(n))return!1;let r=this.document.dict(
n),o=(0,chunk_ZDLQTNMB_js_1.holderOf)(n,(0,chunk_ZDLQTNMB_js_1.holderOf)(t,e));return!r||!this.prune(o,r)?!0:(this.forget(r),(0,chunk_RFKSFVTF_js_1.isRef)(n)&&this.
removal.remove(n.number),!1)});i.length<s.length&&this.setAnnots(e,t,i)}async flush(){let e=new Map;for(let[t,s]of this.pages){let i=this.document.entry(t,"Anno\
ts"),n=((0,chunk_RFKSFVTF_js_1.isRef)(i)?e.get(i.number):void 0)??this.dropGone(t,i);(0,chunk_RFKSFVTF_js_1.isRef)(i)&&e.set(i.number,n);for(let o of s)n.has(o)||
this.removal.chase(o);let r=this.document.job.pace.step(1e3);r&&await r}this.pages.clear()}dropGone(e,t){let s=this.document.array(t)??[],i=s.filter(n=>!this.removal.
isGone(n));return i.length<s.length&&this.setAnnots(e,t,i),new Set(s.map(n=>(0,chunk_RFKSFVTF_js_1.isRef)(n)?n.number:-1))}prune(e,t){if(this.destinations.pruneTargets(
e,t)&&(0,chunk_RFKSFVTF_js_1.isName)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(let s of["P","Popup","IRT"])this.removal.isGone(t.get(s))&&(this.
document.edit(e),t.delete(s),s==="IRT"&&t.delete("RT"));return(0,chunk_RFKSFVTF_js_1.isName)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){
let{pages:s}=this.document,i=t.get("P");if((0,chunk_RFKSFVTF_js_1.isRef)(i)&&s.indexOf(i.number)>=0)return i.number;let n=this.via[e]??0;return[n,this.via[n]??0].
find(r=>s.indexOf(r)>=0)}forget(e){let t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t,s){(0,chunk_RFKSFVTF_js_1.
isRef)(t)&&this.document.put(t,s),s.length===0?this.document.patch(e,{Annots:void 0}):(0,chunk_RFKSFVTF_js_1.isRef)(t)||this.document.patch(e,{Annots:s})}};function isAnnotation(e){
return e.has("Rect")&&e.has("Subtype")}var OWN=["Parent","StructParents","B","DPart","PieceInfo","Annots"],OF_NODES=["Type","Kids","Count"],PageCopies=class{constructor(e){
this.document=e,this.allowance=new chunk_ZDLQTNMB_js_1.Allowance(e)}document;allowance;fields;copyPage(e){let{document:t}=this,s=t.pages.number(e),i=t.pages.attribute(
e,"Resources");(0,chunk_RFKSFVTF_js_1.isDict)(i)&&t.patch(s,{Resources:t.add(i)});let n=t.dict(new chunk_RFKSFVTF_js_1.Ref(s))??new chunk_RFKSFVTF_js_1.Dict,r=new chunk_RFKSFVTF_js_1.
Dict([["Type",new chunk_RFKSFVTF_js_1.Name("Page")]]);for(let[d,l]of n)!OWN.includes(d)&&!OF_NODES.includes(d)&&r.set(d,this.clone(l));for(let d of chunk_B2YFAM73_js_1.
INHERITABLE){let l=t.pages.attribute(e,d);l!==void 0&&!r.has(d)&&r.set(d,this.clone(l))}let o=t.add(r),a=t.array(n.get("Annots"));return a&&a.length>0&&r.set("A\
nnots",this.copyAnnotations(a,o)),o.number}clone(e){return(0,chunk_B2YFAM73_js_1.cloneValue)(e,this.allowance.spend)}copyAnnotations(e,t){let{document:s}=this,i=new Map,
n=[],r=[];for(let o of e){let a=s.dict(o);if(!a||(0,chunk_RFKSFVTF_js_1.isRef)(o)&&i.has(o.number))continue;let d=(0,chunk_RFKSFVTF_js_1.isName)(a.get("Subtype"),
"Widget");if(d&&(0,chunk_MO4LOFTN_js_1.fieldType)(s,a)==="Sig")continue;let l=this.clone(d&&(0,chunk_RFKSFVTF_js_1.isRef)(o)?this.asKid(o):a);if(l.delete("Struc\
tParent"),l.set("P",t),n.push(l),!(0,chunk_RFKSFVTF_js_1.isRef)(o)){r.push(l);continue}let h=s.add(l);i.set(o.number,h),r.push(h),d&&this.addKid(l,h)}for(let o of n)
relate(o,i);return r}asKid(e){let{document:t}=this,s=t.dict(e);if(!s.has("T")&&!s.has("FT")){let a=s.has("Parent")?void 0:this.fieldOf(e.number);return a?(t.edit(
e),s.set("Parent",a)):s}t.edit(e);let i=new chunk_RFKSFVTF_js_1.Dict;for(let a of chunk_MO4LOFTN_js_1.FIELD_ENTRIES){let d=s.get(a);d!==void 0&&(i.set(a,d),s.delete(
a))}this.divideActions(s,i),i.set("Kids",[e]);let n=t.add(i),r=i.get("Parent");s.set("Parent",n),(0,chunk_RFKSFVTF_js_1.isRef)(r)&&replace(t,r.number,t.dict(r),
"Kids",e,n);let o=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(t,"AcroForm");for(let a of["Fields","CO"])o&&replace(t,o.holder,o.dict,a,e,n);return s}fieldOf(e){return this.
fields??=new Map([...(0,chunk_MO4LOFTN_js_1.fieldNodes)(this.document)].flatMap(({number:t,parent:s})=>t===void 0||s?.number===void 0?[]:[[t,new chunk_RFKSFVTF_js_1.
Ref(s.number)]])),this.fields.get(e)}divideActions(e,t){let s=this.document.dict(e.get("AA"));if(!s)return;let[i,n]=[new chunk_RFKSFVTF_js_1.Dict,new chunk_RFKSFVTF_js_1.
Dict];for(let[r,o]of s)(["K","F","V","C"].includes(r)?i:n).set(r,o);i.size>0&&t.set("AA",i),n.size>0?e.set("AA",n):e.delete("AA")}addKid(e,t){let s=e.get("Paren\
t"),i=this.document.dict(s);if(!(0,chunk_RFKSFVTF_js_1.isRef)(s)||!i)return;this.document.edit(s);let n=this.document.array(i.get("Kids"));n&&!(0,chunk_RFKSFVTF_js_1.
isRef)(i.get("Kids"))?n.push(t):i.set("Kids",[...n??[],t])}};function relate(e,t){let s=(0,chunk_RFKSFVTF_js_1.isName)(e.get("Subtype"),"Popup")?["Parent"]:["Po\
pup","IRT"];for(let i of s){let n=e.get(i);if(!(0,chunk_RFKSFVTF_js_1.isRef)(n))continue;let r=t.get(n.number);r?e.set(i,r):e.delete(i)}}function replace(e,t,s,i,n,r){
let o=e.array(s?.get(i));!s||!o?.some(a=>(0,chunk_RFKSFVTF_js_1.isRef)(a)&&a.number===n.number)||(e.edit(t),s.set(i,o.map(a=>(0,chunk_RFKSFVTF_js_1.isRef)(a)&&a.
number===n.number?r:a)))}var Successors=class{constructor(e){this.chain=e}chain;known=new Map;of(e){return this.known.has(e)||this.explore(e),this.known.get(e)}explore(e){
let{chain:t,known:s}=this,i=new Map,n=[],r=[],o=a=>{t.spend(1);let d={action:a,next:t.next(a),at:0,index:i.size,low:i.size,place:n.length};i.set(a,d),n.push(d),
r.push(d)};o(e);for(let a=r.at(-1);a;a=r.at(-1)){if(a.at<a.next.length){let u=t.dead(a.next[a.at++]);if(!u||s.has(u))continue;let c=i.get(u);c?a.low=Math.min(a.
low,c.index):o(u);continue}r.pop();let d=r.at(-1);if(d&&(d.low=Math.min(d.low,a.low)),a.low<a.index)continue;let l=n.splice(a.place),h=this.collect(l);for(let{action:u}of l)
s.set(u,h)}}collect(e){let t=new Set;for(let{next:i}of e)for(let n of i){let r=this.chain.dead(n),o=r?this.known.get(r):[n];o&&o.length>0&&t.add(o)}if(t.size<2)
return[...t][0]??[];let s=new Map;for(let i of t){this.chain.spend(i.length);for(let n of i)s.set((0,chunk_RFKSFVTF_js_1.isRef)(n)?`${n.number}`:n,n)}return[...s.
values()]}},Destinations=class{constructor(e){this.removal=e,this.document=e.document,this.chain={next:t=>nextActions(this.document,t.get("Next")).filter(s=>!this.
removal.isGone(s)),dead:t=>this.deadAction(t),spend:new chunk_ZDLQTNMB_js_1.Allowance(this.document).spend},this.successors=new Successors(this.chain)}removal;document;deadNames=new Set;deadStrings=new Set;removedNames=0;settled=new Set;lists=new Map;chain;successors;isDead(e){
if(e==null)return!1;if(this.removal.isGone(e))return!0;let t=this.document.resolve(e);if(t instanceof chunk_RFKSFVTF_js_1.Name)return this.deadNames.has(t.text);
if(t instanceof chunk_RFKSFVTF_js_1.Str)return this.deadStrings.has((0,chunk_4OZNAQ5A_js_1.keyText)(t));if((0,chunk_RFKSFVTF_js_1.isArray)(t))return this.removal.
isGone(t[0]);if(!(0,chunk_RFKSFVTF_js_1.isDict)(t))return!1;let s=t.get("D");return this.removal.isGone(s)||this.removal.isGone(this.document.array(s)?.[0])}refresh(){
this.settled.clear(),this.lists.clear(),this.successors=new Successors(this.chain)}async pruneNames(){let e=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(this.document,"\
Dests"),[t,s,i]=[new Set,new Set,new Set];for(let[r,o]of e?[...e.dict]:[])this.isDead(o)&&(this.document.edit(e.holder),e.dict.delete(r),t.add(r),(0,chunk_RFKSFVTF_js_1.
isRef)(o)&&this.removal.remove(o.number));e?.dict.size===0&&this.document.editCatalog().delete("Dests");let n=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(this.document,
"Names");if(n){await this.pruneNameTree(n,"Dests",(r,o)=>this.isDead(o)?(s.add(r),(0,chunk_RFKSFVTF_js_1.isRef)(o)&&this.removal.remove(o.number),!0):(t.has(r)&&
i.add(r),!1));for(let r of["Pages","Templates"])await this.pruneNameTree(n,r,(o,a)=>this.removal.isGone(a))}this.removedNames+=t.size+s.size;for(let r of t)this.
deadNames.add(r),i.has(r)||this.deadStrings.add(r);for(let r of s)this.deadStrings.add(r),e?.dict.has(r)||this.deadNames.add(r)}pruneTargets(e,t){let s=!1;this.
isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),s=!0),this.pruneAction(e,t,"A")&&(s=!0);let i=t.get("AA"),n=this.document.dict(i);return n&&(this.
pruneActions((0,chunk_ZDLQTNMB_js_1.holderOf)(i,e),n),n.size===0&&(this.document.edit(e),t.delete("AA"))),s&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){for(let s of[
...t.keys()])this.pruneAction(e,t,s)}pruneOpenAction(){let{catalog:e,catalogNumber:t}=this.document,s=e.get("OpenAction");(0,chunk_RFKSFVTF_js_1.isDict)(this.document.
resolve(s))?this.pruneAction(t,e,"OpenAction"):this.isDead(s)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){let t=e.get("S");if((0,chunk_RFKSFVTF_js_1.
isName)(t,"GoTo"))return this.isDead(e.get("D"));if((0,chunk_RFKSFVTF_js_1.isName)(t,"Hide")){let s=e.get("T");return this.removal.isGone(s)||this.leftOf(s)?.length===
0}return(0,chunk_RFKSFVTF_js_1.isName)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneAction(e,t,s){let i=t.get(s);if(i===void 0)return!1;let[n,
...r]=this.living([i]);if(n===void 0)return this.document.edit(e),t.delete(s),!0;n!==i&&(this.document.edit(e),t.set(s,n));let o=this.document.dict(n);if(!o)return!1;
let a=nextActions(this.document,o.get("Next")),d=r.filter(l=>!a.includes(l));return d.length>0&&(this.document.edit((0,chunk_ZDLQTNMB_js_1.holderOf)(n,e)),o.set(
"Next",[...a,...d])),this.pruneChain(n,e),!1}pruneChain(e,t){let s=[[e,(0,chunk_ZDLQTNMB_js_1.holderOf)(e,t)]];for(let i=s.pop();i;i=s.pop()){let[n,r]=i,o=this.
document.dict(n);if(!o||(0,chunk_RFKSFVTF_js_1.isRef)(n)&&this.settled.has(n.number)||((0,chunk_RFKSFVTF_js_1.isRef)(n)&&this.settled.add(n.number),this.isDead(
o.get("SD"))&&(this.document.edit(r),o.delete("SD")),this.pruneLists(r,o),!o.has("Next")))continue;let a=nextActions(this.document,o.get("Next")),d=this.living(
a);(d.length!==a.length||d.some((l,h)=>l!==a[h]))&&(this.document.edit(r),d.length===0?o.delete("Next"):o.set("Next",d.length===1?d[0]:[...d]));for(let l of d)s.
push([l,(0,chunk_ZDLQTNMB_js_1.holderOf)(l,r)])}}pruneLists(e,t){for(let s of["T","Fields"]){let i=t.get(s),n=this.leftOf(i);if(!(!n||n===this.document.array(i))){
if((0,chunk_RFKSFVTF_js_1.isRef)(i)){this.document.put(i,n);continue}this.document.edit(e),t.set(s,n)}}}leftOf(e){let t=this.document.array(e);if(!t||t.length===
0)return;let s=(0,chunk_RFKSFVTF_js_1.isRef)(e)?this.lists.get(e.number):void 0;if(s)return s;let i=t.filter(r=>!this.removal.isGone(r)),n=i.length===t.length?t:
i;return(0,chunk_RFKSFVTF_js_1.isRef)(e)&&this.lists.set(e.number,n),n}living(e){let t=[],s=new Set;for(let i of e){if(this.removal.isGone(i))continue;let n=this.
deadAction(i);if(!n){t.push(i);continue}let r=this.successors.of(n);if(!s.has(r)){s.add(r);for(let o of r)t.push(o)}}return t}deadAction(e){let t=this.document.
dict(e);return t&&this.isDeadAction(t)?t:void 0}async pruneNameTree(e,t,s){let i=e.dict.get(t);if(i===void 0)return;let n=(0,chunk_ZDLQTNMB_js_1.holderOf)(i,e.holder);
await(0,chunk_4OZNAQ5A_js_1.pruneTree)(this.document,i,n,"Names",(r,o)=>s((0,chunk_4OZNAQ5A_js_1.keyText)(r),o))&&(this.document.edit(e.holder),e.dict.delete(t))}},
Outlines=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document,this.allowance=new chunk_ZDLQTNMB_js_1.Allowance(this.document)}removal;destinations;document;dead=new Set;repaired=new Set;allowance;get removedItems(){
return this.dead.size}touch(e,t){this.removal.isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){
await(0,chunk_OC3U6JW6_js_1.walkOutline)(this.document,e=>{let t=(0,chunk_RFKSFVTF_js_1.isRef)(e)?this.document.dict(e):void 0;return t&&this.touch(e.number,t),
t!==void 0})}async flush(){for(let t of this.dead){let s=this.document.dict(new chunk_RFKSFVTF_js_1.Ref(t));s&&this.unlink(t,s);let i=this.document.job.pace.step(
1e3);i&&await i}let e=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(this.document,"Outlines");!e||this.dead.size===0||this.document.dict(e.dict.get("First"))||this.document.
editCatalog().delete("Outlines")}unlink(e,t){let s=t.get("Parent"),i=this.document.dict(s);if(i&&(0,chunk_RFKSFVTF_js_1.isRef)(s)&&this.isLinked(e,t,s.number,i)){
let n=this.kidsOf(t);this.splice(t,n,s,i);let r=n.reduce((o,a)=>o+1+Math.max(0,countOf(this.document,a.item)),0);this.recount(s,countOf(this.document,t)>0?-1:r-
1),!i.has("First")&&i.has("Title")&&!i.has("Dest")&&!i.has("A")&&this.dead.add(s.number)}this.removal.remove(e)}splice(e,t,s,i){let n=this.itemAt(e.get("Prev")),
r=this.itemAt(e.get("Next")),[o,a]=[t[0],t.at(-1)];n?this.link(n,"Next",o??r):this.link({item:i,ref:s},"First",o??r),r?this.link(r,"Prev",a??n):this.link({item:i,
ref:s},"Last",a??n);for(let[d,l]of t.entries())this.link(l,"Parent",{item:i,ref:s}),this.link(l,"Prev",t[d-1]??n),this.link(l,"Next",t[d+1]??r)}recount(e,t){let s=this.
visit(),i=e;for(let n=this.document.dict(i);t!==0&&n&&(0,chunk_RFKSFVTF_js_1.isRef)(i)&&s.first(i);n=this.document.dict(i)){let r=countOf(this.document,n);if(r===
0)return;this.document.edit(i);let o=Math.abs(r)+t;if(o>0&&n.has("First")?n.set("Count",Math.sign(r)*o):n.delete("Count"),r<0)return;i=n.get("Parent")}}isLinked(e,t,s,i){
let n=()=>{let o=this.itemAt(t.get("Prev")),a=o?o.item.get("Next"):i.get("First");return(0,chunk_RFKSFVTF_js_1.isRef)(a)&&a.number===e};if(n())return!0;if(this.
repaired.has(s))return!1;this.repaired.add(s);let r;for(let o of this.kidsOf(i)){let a=o.item.get("Prev");((0,chunk_RFKSFVTF_js_1.isRef)(a)?a.number:void 0)!==r?.
ref.number&&this.link(o,"Prev",r),r=o}return n()}visit(){return new chunk_ZDLQTNMB_js_1.Visit(this.document,this.allowance)}kidsOf(e){let t=[],s=this.visit();for(let i=this.
itemAt(e.get("First"));i&&s.first(i.ref);i=this.itemAt(i.item.get("Next")))t.push(i);return t}itemAt(e){let t=this.document.dict(e);return t&&(0,chunk_RFKSFVTF_js_1.
isRef)(e)?{item:t,ref:e}:void 0}link(e,t,s){this.document.edit(e.ref),s?e.item.set(t,s.ref):e.item.delete(t)}};function isOutlineItem(e){return e.has("Title")&&
e.has("Parent")&&!e.has("S")&&!e.has("Subtype")&&!e.has("FT")}function countOf(e,t){let s=e.resolve(t.get("Count"));return typeof s=="number"?s:0}var Structure=class{constructor(e){
this.removal=e,this.document=e.document,this.root=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(this.document,"StructTreeRoot")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;async dropKeys(e){
let t=this.root?.dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;let s=Float64Array.from(e).sort(),i=(o,a)=>{let d=(0,chunk_OVFAED6I_js_1.countBelow)(
s,o);return d<s.length&&s[d]<=a},n=new Set,r=(o,a)=>{if(!e.has(o))return!1;let d=this.document.array(a);return(!d||!n.has(d))&&this.touchParents(a,d??[]),d&&n.add(
d),!0};await(0,chunk_4OZNAQ5A_js_1.pruneTree)(this.document,t,(0,chunk_ZDLQTNMB_js_1.holderOf)(t,this.root.holder),"Nums",r,i)&&(this.document.edit(this.root.holder),
this.root.dict.delete("ParentTree"))}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(let s of this.
open){this.open.delete(s);let i=this.document.job.pace.step(500);i&&await i,s===this.root.holder?this.pruneRoot(this.root):this.pruneElement(s)}let e=this.root.
dict.get("IDTree");if(!this.identifierRemoved||e===void 0)return;this.identifierRemoved=!1;let t=(s,i)=>this.removal.isGone(i);await(0,chunk_4OZNAQ5A_js_1.pruneTree)(
this.document,e,(0,chunk_ZDLQTNMB_js_1.holderOf)(e,this.root.holder),"Names",t)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e,t){
(0,chunk_RFKSFVTF_js_1.isRef)(e)&&!(0,chunk_RFKSFVTF_js_1.isArray)(this.document.resolve(e))&&this.open.add(e.number);for(let[s,i]of t.entries()){if(!(0,chunk_RFKSFVTF_js_1.
isRef)(i))continue;this.open.add(i.number);let n=this.unsaid.get(i.number);n||this.unsaid.set(i.number,n=new Set),n.add(s)}}pruneElement(e){let t=this.document.
dict(new chunk_RFKSFVTF_js_1.Ref(e));if(!t)return;this.pruneReferences(e,t);let s=t.get("Pg"),i=s===void 0?this.unsaid.get(e):void 0,n=this.kidsOf(t),r=n.filter(
a=>!this.isLost(a,s,i));if(this.removal.isGone(s)&&(this.document.edit(e),t.delete("Pg")),r.length===n.length)return;let o=t.get("P");r.length===0?(t.has("ID")&&
(this.identifierRemoved=!0),this.removal.remove(e),this.removedElements++):(this.document.edit(e),t.set("K",r.length===1?r[0]:r)),(0,chunk_RFKSFVTF_js_1.isRef)(
o)&&this.open.add(o.number),this.silence(r.length===0?o:new chunk_RFKSFVTF_js_1.Ref(e))}pruneRoot({dict:e,holder:t}){let s=this.kidsOf(e),i=s.filter(r=>!this.removal.
isGone(r));if(i.length===s.length)return;if(this.document.edit(t),i.length>0){e.set("K",i.length===1?i[0]:i);return}let n=this.document.editCatalog();n.delete("\
StructTreeRoot"),n.delete("MarkInfo")}isLost(e,t,s){return typeof e=="number"?this.removal.isGone(t)||(s?.has(e)??!1):this.removal.isGone(e)?!0:(0,chunk_RFKSFVTF_js_1.
isDict)(e)?(0,chunk_RFKSFVTF_js_1.isName)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get("Obj"))?!0:((0,chunk_RFKSFVTF_js_1.isName)(e.get("Type"),"MCR")||(0,chunk_RFKSFVTF_js_1.
isName)(e.get("Type"),"OBJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){let s=this.document.array(t.get("Ref")),i=s?.filter(n=>!this.removal.
isGone(n));!s||!i||i.length===s.length||(this.document.edit(e),i.length>0?t.set("Ref",i):t.delete("Ref"))}silence(e){for(;(0,chunk_RFKSFVTF_js_1.isRef)(e)&&!this.
silenced.has(e.number);){this.silenced.add(e.number);let t=this.document.dict(e);t?.has("ActualText")&&(this.document.edit(e),t.delete("ActualText")),e=t?.get("\
P")}}kidsOf(e){let t=e.get("K");return t==null?[]:this.document.array(t)??[t]}};function isStructureElement(e){return(0,chunk_RFKSFVTF_js_1.isName)(e.get("Type"),
"StructElem")?!0:!e.has("Type")&&e.has("S")&&(0,chunk_RFKSFVTF_js_1.isRef)(e.get("P"))&&(e.has("K")||e.has("Pg"))}function isContentReference(e){return(0,chunk_RFKSFVTF_js_1.
isName)(e.get("Type"),"MCR")||(0,chunk_RFKSFVTF_js_1.isName)(e.get("Type"),"OBJR")}var Threads=class{constructor(e){this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){
if(!this.removal.isGone(t.get("P")))return;let[s,i]=[t.get("N"),t.get("V")],[n,r]=[this.document.dict(s),this.document.dict(i)],o=this.threadStartingAt(e);if(this.
threads.delete(e),this.removal.remove(e),!(0,chunk_RFKSFVTF_js_1.isRef)(s)||s.number===e||!n){o&&this.removal.remove(o.number);return}r&&(0,chunk_RFKSFVTF_js_1.
isRef)(i)&&(this.document.edit(i),r.set("N",s),this.document.edit(s),n.set("V",i)),o&&(this.document.edit(o).set("F",s),this.document.edit(s),n.set("T",o),this.
threads.set(s.number,o))}threadStartingAt(e){if(!this.threads){this.threads=new Map;for(let t of this.document.array(this.document.catalog.get("Threads"))??[]){
let s=this.document.dict(t)?.get("F");(0,chunk_RFKSFVTF_js_1.isRef)(t)&&(0,chunk_RFKSFVTF_js_1.isRef)(s)&&this.threads.set(s.number,t)}}return this.threads.get(
e)}flush(){let{catalog:e,catalogNumber:t}=this.document,s=e.get("Threads"),i=this.document.array(s),n=i?.filter(r=>{let o=this.document.dict(r);return o?this.document.
dict(o.get("F"))!==void 0:!this.removal.isGone(r)});!i||!n||n.length===i.length||(this.document.edit(t),n.length>0?e.set("Threads",n):e.delete("Threads"))}};function isBead(e){
return(0,chunk_RFKSFVTF_js_1.isRef)(e.get("N"))&&(0,chunk_RFKSFVTF_js_1.isRef)(e.get("V"))&&(e.has("R")||e.has("P"))&&!e.has("S")}function touchReferrer(e,t){let{
removal:s}=e,{document:i}=s,n=i.get(t);(0,chunk_RFKSFVTF_js_1.isArray)(n)?touchArray(s,t,n):(0,chunk_RFKSFVTF_js_1.isDict)(n)&&touchDict(e,i,t,n)}function touchArray(e,t,s){
e.isGone(s[0])&&s[1]instanceof chunk_RFKSFVTF_js_1.Name&&e.remove(t),e.chase(t)}function touchDict(e,t,s,i){let{annotations:n,destinations:r,outlines:o,removal:a,
structure:d,threads:l}=e;s===t.catalogNumber?touchCatalog(e,i):(0,chunk_RFKSFVTF_js_1.isName)(i.get("Type"),"Page")||t.pages.indexOf(s)>=0?(r.pruneTargets(s,i),
n.touchPage(s),pruneSeparations(a,s,i)):isOutlineItem(i)?o.touch(s,i):isStructureElement(i)?d.touch(s):isContentReference(i)?(a.remove(s),a.chase(s)):isBead(i)?
l.touch(s,i):touchOther(e,t,s,i)}function touchOther(e,t,s,i){let{annotations:n,destinations:r,form:o,removal:a,structure:d}=e;isAnnotation(i)&&n.touch(s,i),t.get(
s)!==null&&(i.has("Kids")&&o.touch(s),i.has("Fields")&&o.touchForm(),(i.has("ParentTree")||(0,chunk_RFKSFVTF_js_1.isName)(i.get("Type"),"StructTreeRoot"))&&d.touchRoot(),
!isAnnotation(i)&&(r.pruneTargets(s,i),i.get("S")instanceof chunk_RFKSFVTF_js_1.Name?r.pruneChain(i,s):r.pruneActions(s,i),!(!r.isDeadAction(i)&&!(i.has("D")&&r.
isDead(i)))&&(i.has("Next")||a.remove(s),a.chase(s))))}function touchCatalog({destinations:e,form:t,removal:s,structure:i},n){e.pruneOpenAction(),e.pruneTargets(
s.document.catalogNumber,n),t.touchForm(),i.touchRoot()}function pruneSeparations(e,t,s){let{document:i}=e,n=i.dict(s.get("SeparationInfo")),r=i.array(n?.get("P\
ages"));!n||!r?.some(o=>e.isGone(o))||(i.edit((0,chunk_ZDLQTNMB_js_1.holderOf)(s.get("SeparationInfo"),t)),n.set("Pages",r.filter(o=>!e.isGone(o))))}var CATEGORIES=[
"ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"],ResourceLists=class{constructor(e){this.document=e,this.source=(0,chunk_RFKSFVTF_js_1.
asBuffer)(e.bytes)}document;shared=new Map;categories=new Map;entries=new chunk_I24CHX2T_js_1.Entries;inside=new chunk_I24CHX2T_js_1.Entries;source;last;of(e){let{
document:t}=this,s=t.place(e),{entries:i}=this,n=s&&t.locate(e,s,i)?i.find(s.bytes,"Resources"):-1;if(!s||n<0||s.bytes[i.at[n+2]]!==60)return this.ofShared(this.
valueOf(e));let r=i.at[n+2],o=i.at[n+3],{last:a,source:d}=this,l=s.bytes===t.bytes;if(a&&l&&d.compare(d,a.start,a.end,r,o)===0)return a.list;let h=this.written(
s.bytes,r,o)??this.ofShared(this.valueOf(e));return l&&(this.last={start:r,end:o,list:h}),h}valueOf(e){return this.document.entry(e,"Resources")??this.givenTo(e)}inheritedBy(e){
return this.ofShared(this.givenTo(e))}givenTo(e){let{pages:t}=this.document,s=t.indexOf(e);return s<0?void 0:t.inheritedBy(s).Resources}written(e,t,s){let{inside:i}=this;
if(!i.locate(e,t,s))return;let{at:n,scan:r}=i,o=[],a=[];for(let d of CATEGORIES){let l=i.find(e,d);if(l<0)continue;let h=n[l+2],u=n[l+3];if((0,chunk_RFKSFVTF_js_1.
isDigit)(e[h]))a.push(this.category((0,chunk_RFKSFVTF_js_1.readInteger)(e,h,u).value));else for(let c=i.marksFrom;c<i.marksTo;c+=3)r.marks[c]!==chunk_I24CHX2T_js_1.
STRING&&r.marks[c+1]>=h&&r.marks[c+1]<u&&o.push(r.marks[c])}return{numbers:o,categories:a}}ofShared(e){let t=(0,chunk_RFKSFVTF_js_1.isRef)(e)?e.number:(0,chunk_RFKSFVTF_js_1.
isDict)(e)?e:void 0;if(t===void 0)return NO_RESOURCES;let s=this.shared.get(t);if(!s){let i=this.document.dict(e),n=CATEGORIES.map(r=>i?.get(r));s={numbers:n.flatMap(
r=>(0,chunk_RFKSFVTF_js_1.isDict)(r)?references(r):[]),categories:n.flatMap(r=>(0,chunk_RFKSFVTF_js_1.isRef)(r)?[this.category(r.number)]:[])},this.shared.set(t,
s)}return s}category(e){let t=this.categories.get(e);if(!t){let s=this.document.dict(new chunk_RFKSFVTF_js_1.Ref(e));this.categories.set(e,t={numbers:s?references(
s):[],categories:[]})}return t}},NO_RESOURCES={numbers:[],categories:[]},Resources=class{categories;constructor(e,t){this.categories=CATEGORIES.flatMap(s=>e.dict(
t.get(s))??[])}named(e){let t=[];for(let s of this.categories){let i=s.get(e);i!==void 0&&t.push(i)}return t}};function mapCategories(e,t){let s=new chunk_RFKSFVTF_js_1.
Dict(e);for(let i of CATEGORIES){let n=e.get(i);n!==void 0&&s.set(i,t(n))}return s}function references(e){let t=new Set,s=[e];for(let i=s.pop();i!==void 0;i=s.pop())
if(i instanceof chunk_RFKSFVTF_js_1.Ref)t.add(i.number);else if(Array.isArray(i))for(let n of i)s.push(n);else if(i instanceof chunk_RFKSFVTF_js_1.Dict)for(let n of i.
values())s.push(n);return[...t]}var ResourceUses=class{constructor(e){this.document=e,this.allowance=new chunk_ZDLQTNMB_js_1.Allowance(e)}document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;inContent(e){
let{document:t,lists:s}=this,i=t.resolve(t.entry(e,"Contents"));return i instanceof chunk_RFKSFVTF_js_1.Stream?this.namesOf(i):(0,chunk_RFKSFVTF_js_1.isArray)(i)?
(s.has(i)?this.allowance.spend(s.get(i)?.size??0):s.set(i,this.inStreams(i)),s.get(i)):new Set}inStreams(e){let t=new Set;for(let s of e){let i=this.document.resolve(
s),n=i instanceof chunk_RFKSFVTF_js_1.Stream?this.namesOf(i):[];if(!n)return;for(let r of n)t.add(r)}return t}borrowed(e,t,s){let i=new Set(s),n=new Set(this.appearancesWithoutResources(
e)),r=o=>{let a=this.drawnBy(t.named(o));for(let d of a??[])n.add(d);return a!==void 0};for(let o of s)if(!r(o))return;for(let o of n){let a=this.contentOf(o);if(!a)
return;for(let d of a.draws)n.add(d);for(let d of a.lacking)if(!i.has(d)&&(i.add(d),!r(d)))return}return i}contentOf(e){let{contents:t}=this,s=t.get(e);return s?
this.allowance.spend(1+s.lacking.size+s.draws.length):t.has(e)||t.set(e,this.readContent(e)),t.get(e)}readContent(e){let t=this.namesOf(e),s=this.document.dict(
e.dict.get("Resources"));if(!t||!s)return t&&{lacking:t,draws:[]};let i=new Resources(this.document,s),n=new Set,r=[];for(let a of t){let d=i.named(a);d.length===
0&&n.add(a);for(let l of d)r.push(l)}let o=this.drawnBy(r);return o&&{lacking:n,draws:o}}appearancesWithoutResources(e){let{document:t,appearances:s}=this,i=t.array(
t.entry(e,"Annots"))??[],n=s.get(i);if(n)return this.allowance.spend(n.length),n;let r=[];for(let o of i)for(let a of t.dict(t.dict(o)?.get("AP"))?.values()??[]){
let d=t.resolve(a);for(let l of(0,chunk_RFKSFVTF_js_1.isDict)(d)?d.values():[d]){let h=t.resolve(l);h instanceof chunk_RFKSFVTF_js_1.Stream&&!this.hasResources(
h.dict)&&r.push(h)}}return s.set(i,r),r}drawnBy(e){let{document:t}=this,s=[];for(let i of e){let n=t.resolve(i),r=t.dict(n),o=t.resolve(r?.get("Subtype"));if(r&&
(0,chunk_RFKSFVTF_js_1.isName)(o,"Type3")&&!this.hasResources(r))return;if(n instanceof chunk_RFKSFVTF_js_1.Stream){((0,chunk_RFKSFVTF_js_1.isName)(o,"Form")||t.
resolve(n.dict.get("PatternType"))===1)&&s.push(n);continue}let a=t.resolve(t.dict(r?.get("SMask"))?.get("G"));a instanceof chunk_RFKSFVTF_js_1.Stream&&s.push(a)}
return s}hasResources(e){return this.document.dict(e.get("Resources"))!==void 0}namesOf(e){let{names:t}=this;if(t.has(e))this.allowance.spend(1+(t.get(e)?.size??
0));else{let s=this.document.decodedPart(e);t.set(e,s?.whole?namesIn(s.data):void 0)}return t.get(e)}};function namesIn(e){let t=new Set;for(let s=e.indexOf(47);s>=
0;s=e.indexOf(47,s)){let i=s+1;s=(0,chunk_RFKSFVTF_js_1.skipRegular)(e,i,e.length),t.add((0,chunk_I24CHX2T_js_1.readName)(e,i,s))}return t}async function dropUnusedResources(e,t,s){
let{pace:i}=e.job,n=new ResourceLists(e),r=new Candidates(e.size);for(let d of s){r.noteRemoved(n.of(d));let l=i.step(400);l&&await l}let o=new ResourceUses(e),
a=[];for(let d of t){if(r.areAllUsed)break;let l=n.of(d),h=i.step(400);r.consider(l)&&(a.push(d),r.hasSomeOf(l)&&readPage(e,d,n,o,r),h??=i.step(2e4)),h&&await h}
return r.isEmpty||await trim(e,n,a,r),e.pages.inherits("Resources")&&await nodesList(e,t,n,r)}async function nodesList(e,t,s,i){for(let n of t){if(i.wasRemoved(
s.inheritedBy(n)))return!0;let r=e.job.pace.step(400);r&&await r}return!1}function readPage(e,t,s,i,n){let r=e.dict(s.valueOf(t));if(!r)return;let o=new Resources(
e,r);for(let d of["DefaultGray","DefaultRGB","DefaultCMYK"])n.use(o.named(d));let a=i.inContent(t);for(let d of a??[])n.use(o.named(d));if(!(a&&!n.hasSomeOf(s.of(
t)))){a&&=i.borrowed(t,o,a),a||n.useAll(s.of(t));for(let d of a??[])n.use(o.named(d))}}var LISTED=1,USED=2,Candidates=class{leaving;unused=0;open=new Set;used=new WeakSet;constructor(e){
this.leaving=new Uint8Array(e)}get isEmpty(){return this.open.size===0}get areAllUsed(){return this.unused===0}has(e){return(0,chunk_RFKSFVTF_js_1.isRef)(e)?this.
open.has(e.number):references(e).some(t=>this.open.has(t))}noteRemoved(e){if(!e.isNoted){e.isNoted=!0;for(let t of e.numbers)this.leaving[t]===0&&this.unused++,
this.leaving[t]=LISTED;for(let t of e.categories)this.noteRemoved(t)}}consider(e){if(!e.left){e.left=e.numbers.filter(s=>this.leaving[s]===LISTED);for(let s of e.
left)this.open.add(s)}let t=e.left.length>0;for(let s of e.categories)t=this.consider(s)||t;return t}wasRemoved(e){return e.isLeaving??=e.numbers.some(t=>this.leaving[t]>
0)||e.categories.some(t=>this.wasRemoved(t))}hasSomeOf(e){let t=e.left??=[...e.numbers];for(;t.length>0&&!this.open.has(t.at(-1));)t.pop();return t.length>0||e.
categories.some(s=>this.hasSomeOf(s))}use(e){for(let t of e)if((0,chunk_RFKSFVTF_js_1.isRef)(t))this.take(t.number);else if(typeof t=="object"&&t!==null&&!this.
used.has(t)){this.used.add(t);for(let s of references(t))this.take(s)}}useAll(e){for(let t of e.left??e.numbers)this.take(t);e.left=[];for(let t of e.categories)
this.useAll(t)}take(e){this.leaving[e]===LISTED&&(this.leaving[e]=USED,this.unused--,this.open.delete(e))}};async function trim(e,t,s,i){let n=new Map,r=new Map,
o=a=>{let d=e.dict(a);if(!d)return a;let l=(0,chunk_RFKSFVTF_js_1.isRef)(a)?r.get(a.number):void 0;if(l!==void 0)return l;let h=new chunk_RFKSFVTF_js_1.Dict([...d].
filter(([,c])=>!i.has(c))),u=h.size===d.size?a:(0,chunk_RFKSFVTF_js_1.isRef)(a)?e.add(h):h;return(0,chunk_RFKSFVTF_js_1.isRef)(a)&&r.set(a.number,u),u};for(let a of s){
if(!i.hasSomeOf(t.of(a)))continue;let d=t.valueOf(a),l=e.dict(d);if(!l)continue;let h=(0,chunk_RFKSFVTF_js_1.isDict)(e.entry(a,"Resources")),u=(0,chunk_RFKSFVTF_js_1.
isRef)(d)?d.number:l,c=n.get(u)??mapCategories(l,o),f=c instanceof chunk_RFKSFVTF_js_1.Dict&&!h?e.add(c):c;f instanceof chunk_RFKSFVTF_js_1.Ref&&n.set(u,f),e.patch(
a,{Resources:f});let m=e.job.pace.step(1e3);m&&await m}}var ROUNDS=10;async function selectPages(e,t){let{pages:s}=e;await s.keepStreams();let{numbers:i,dropped:n,
repeated:r,used:o}=await arrange(e,t),a=i.length!==s.count||i.some((c,f)=>c!==s.number(f)),d=t.every((c,f)=>f===0||c>t[f-1]);a&&(await(0,chunk_VM5OVVZ7_js_1.reorderPageLabels)(
e,t),dropDocumentParts(e),dropPrintRange(e));let l=n.length>0?await readLeaving(e,n):void 0,h=l?await dropUnusedResources(e,i,n):!1;a&&await(d&&!h?s.keep(o):s.rebuild(
i));let u=l?await prune(e,i,l):void 0;return{pageCount:i.length,removedPages:n.length,repeatedPages:r,removedOutlineItems:u?.outlines.removedItems??0,removedDestinations:u?.
destinations.removedNames??0,removedLinks:u?.annotations.removedLinks??0,removedFields:u?.form.removedFields??0,removedStructureElements:u?.structure.removedElements??
0,removedXfa:u?.form.removedXfa??!1}}async function arrange(e,t){let{pages:s}=e,i=new PageCopies(e),n=new Uint8Array(s.count),r=[],o=0;for(let d of t){let l=d-1;
if(n[l]){r.push(i.copyPage(l)),o++;let h=e.job.pace.step(4e3);h&&await h}else r.push(s.number(l));n[l]=1}let a=[];for(let d=0;d<s.count;d++)n[d]||a.push(s.number(
d));return{numbers:r,dropped:a,repeated:o,used:n}}async function readLeaving(e,t){let s=new Set,i=new Map,n=new Set,r=e.dict(e.catalog.get("StructTreeRoot"))!==
void 0;for(let o of t){let a=r?e.resolve(e.entry(o,"StructParents")):null;typeof a=="number"&&n.add(a);let d=e.entry(o,"Annots"),l=e.array(d)??[];(0,chunk_RFKSFVTF_js_1.
isRef)(d)&&i.set(d.number,l);for(let u of l)(0,chunk_RFKSFVTF_js_1.isRef)(u)&&s.add(u.number);let h=e.job.pace.step(1e3);h&&await h}return{pages:t,annotations:s,
arrays:i,structKeys:n}}async function prune(e,t,s){let i=featuresOf(e),{destinations:n,removal:r,structure:o}=i;for(let d of s.pages)r.remove(d);await n.pruneNames(),
i.form.dropXfa(),await o.dropKeys(s.structKeys),await o.flush(),n.removedNames>0&&await touchNamed(i,t);let a=new Set([...r.removed(),...s.annotations]);return await pruneReferrers(
i,a,async({live:d,referrers:l})=>{spareShared(i,s,d,l),await removeAnnotations(i,s.annotations)}),i}async function pruneMissingPage(e,t){let s=featuresOf(e),{destinations:i,
removal:n}=s;n.remove(t.number),await i.pruneNames(),i.removedNames>0&&await touchNamed(s,e.pages.numbers),await pruneReferrers(s,new Set(n.removed()))}function featuresOf(e){
let t=new chunk_ZDLQTNMB_js_1.Removal(e),s=new Destinations(t);return{removal:t,destinations:s,annotations:new Annotations(t,s),outlines:new Outlines(t,s),form:new FormPruning(
t),structure:new Structure(t),threads:new Threads(t)}}async function pruneReferrers(e,t,s){let{destinations:i,removal:n}=e,{document:r}=n;for(let o=0;o<ROUNDS&&
t.size>0;o++){let a=await(0,chunk_X4D5GQRV_js_1.mark)(r,{watched:t});e.annotations.via=a.via,i.refresh(),o===0&&await s?.(a);for(let d of[...a.referrers].sort((l,h)=>l-
h)){touchReferrer(e,d);let l=r.job.pace.step(1e3);l&&await l}await settle(e),t=n.takeChased()}}async function touchNamed({annotations:e,destinations:t,outlines:s,
removal:i},n){let{document:r}=i;t.pruneOpenAction(),t.pruneTargets(r.catalogNumber,r.catalog),await s.touchAll();for(let o of n){let a=r.job.pace.step(2e3);a&&await a,
r.entry(o,"AA")!==void 0&&t.pruneTargets(o,r.get(o)),e.touchPage(o)}}function spareShared({removal:e},t,s,i){let{document:n}=e,r=a=>{for(let d of a??[])(0,chunk_RFKSFVTF_js_1.
isRef)(d)&&t.annotations.delete(d.number)};for(let[a,d]of t.arrays)s[a]&&r(d);let o=!1;for(let a of i)n.pages.indexOf(a)>=0?r(n.array(n.entry(a,"Annots"))):Array.
isArray(n.get(a))&&(o=!0);if(o)for(let a of n.pages.numbers){let d=n.entry(a,"Annots");(0,chunk_RFKSFVTF_js_1.isRef)(d)&&i.has(d.number)&&r(n.array(d))}}async function removeAnnotations({
form:e,removal:t,structure:s},i){let{document:n}=t,r=new Set,o=n.catalog.has("StructTreeRoot"),a=n.catalog.has("AcroForm");for(let d of i){let l=n.job.pace.step(
200);l&&await l;let h=o?n.resolve(n.entry(d,"StructParent")):null;if(typeof h=="number"&&r.add(h),a&&(0,chunk_RFKSFVTF_js_1.isName)(n.resolve(n.entry(d,"Subtype")),
"Widget")){let u=n.dict(new chunk_RFKSFVTF_js_1.Ref(d));if(u&&e.losing(u),u&&e.keepsAsField(d,u))continue}t.remove(d)}await s.dropKeys(r)}async function settle({
annotations:e,form:t,outlines:s,structure:i,threads:n}){await e.flush(),await i.dropKeys(e.structKeys),e.structKeys.clear(),await i.flush(),t.flush(),await s.flush(),
n.flush()}
