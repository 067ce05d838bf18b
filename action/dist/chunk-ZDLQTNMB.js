"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.Visit=exports.Allowance=exports.Removal=void 0,exports.holderOf=holderOf,exports.catalogEntry=catalogEntry;
const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js"),chunk_2D65I2CG_js_1=require("./chunk-2D65I2CG.js");var Removal=class{constructor(e){this.document=e}document;gone=new Set;chased=new Set;remove(e){
let{catalog:t,catalogNumber:s,pages:o}=this.document,r=t.get("Pages");e===s||(0,chunk_RFKSFVTF_js_1.isRef)(r)&&e===r.number||o.holds(e)||(this.gone.add(e),this.
document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){let e=this.chased;return this.chased=new Set,e}isGone(e){return(0,chunk_RFKSFVTF_js_1.
isRef)(e)&&this.gone.has(e.number)}},Allowance=class{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,chunk_2D65I2CG_js_1.
limitExceeded)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program \
first")}},Visit=class{seen=new Set;allowance;constructor(e,t=new Allowance(e)){this.allowance=t}first(e){return this.allowance.spend(1),(0,chunk_RFKSFVTF_js_1.isRef)(
e)?this.seen.has(e.number)?!1:(this.seen.add(e.number),!0):!0}};exports.Removal=Removal,exports.Allowance=Allowance,exports.Visit=Visit;function holderOf(e,t){return(0,chunk_RFKSFVTF_js_1.
isRef)(e)?e.number:t}function catalogEntry(e,t){let s=e.catalog.get(t),o=e.dict(s);return o&&{dict:o,holder:holderOf(s,e.catalogNumber)}}
