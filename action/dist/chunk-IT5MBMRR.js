"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.FIELD_ENTRIES=exports.Form=void 0,exports.readFields=readFields,exports.fieldType=fieldType,exports.
inheritedEntry=inheritedEntry;const chunk_Y6XK6ZWX_js_1=require("./chunk-Y6XK6ZWX.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");var Form=class{constructor(e){
this.removal=e,this.document=e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){if(!(0,chunk_EE63N2TD_js_1.
isName)(e.get("Subtype"),"Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,fieldType(this.document,e)!=="Sig"))return;this.signatureRemoved=
!0;let t=inheritedEntry(this.document,e,"V");(0,chunk_EE63N2TD_js_1.isRef)(t)&&this.signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Ki\
ds")))return!1;this.document.edit(e);for(let i of[...t.keys()])!FIELD_ENTRIES.includes(i)&&i!=="Kids"&&i!=="AA"&&t.delete(i);return this.touch(e),!0}touch(e){this.
open.add(e),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(let t of this.open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;
let e=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(this.document,"AcroForm");e&&(this.filter(e.holder,e.dict,"Fields"),this.filter(e.holder,e.dict,"CO"),this.signatureRemoved&&
this.dropSignatureFlags(e.holder,e.dict),!(this.document.array(e.dict.get("Fields"))?.length!==0||e.dict.has("DR"))&&this.document.editCatalog().delete("AcroFor\
m"))}dropXfa(){let e=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(this.document,"AcroForm");e?.dict.has("XFA")&&(this.document.edit(e.holder),e.dict.delete("XFA"),this.
document.editCatalog().delete("NeedsRendering"),this.removedXfa=!0)}pruneField(e){let t=this.document.dict(new chunk_EE63N2TD_js_1.Ref(e)),i=this.document.array(
t?.get("Kids"));if(!t||!i)return;let s=i.filter(o=>!this.removal.isGone(o));if(s.length===i.length)return;if(this.document.edit(e),s.length>0||(0,chunk_EE63N2TD_js_1.
isName)(t.get("Subtype"),"Widget")){t.set("Kids",s);return}let r=t.get("Parent");this.removal.remove(e),this.removedFields++,(0,chunk_EE63N2TD_js_1.isRef)(r)&&this.
open.add(r.number)}filter(e,t,i){let s=this.document.array(t.get(i)),r=s?.filter(o=>!this.removal.isGone(o));!s||!r||r.length===s.length||(this.document.edit(e),
r.length>0||i==="Fields"?t.set(i,r):t.delete(i))}dropSignatureFlags(e,t){let i=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(this.document,"Perms");for(let[s,r]of i?[...i.
dict]:[])!(0,chunk_EE63N2TD_js_1.isRef)(r)||!this.signatures.has(r.number)||(this.document.edit(i.holder),i.dict.delete(s));i?.dict.size===0&&this.document.editCatalog().
delete("Perms"),t.has("SigFlags")&&(readFields(this.document).some(({type:s})=>s==="Sig")||(this.document.edit(e),t.delete("SigFlags")))}};exports.Form=Form;function readFields(e){
let t=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(e,"AcroForm"),i=new chunk_Y6XK6ZWX_js_1.Visit(e),s=[],r=[],o=(d,n)=>{for(let l=(d?.length??0)-1;l>=0;l--)r.push({value:d[l],
parent:n})};o(e.array(t?.dict.get("Fields")),void 0);for(let d=r.pop();d;d=r.pop()){let n=e.dict(d.value);if(!n||!i.first(d.value))continue;let l=e.resolve(n.get(
"FT")),a={number:(0,chunk_EE63N2TD_js_1.isRef)(d.value)?d.value.number:void 0,dict:n,type:l instanceof chunk_EE63N2TD_js_1.Name?l.text:d.parent?.type,parent:d.parent};
s.push(a),o(e.array(n.get("Kids")),a)}return s}function fieldType(e,t){let i=e.resolve(inheritedEntry(e,t,"FT"));return i instanceof chunk_EE63N2TD_js_1.Name?i.
text:void 0}function inheritedEntry(e,t,i){let s=t;for(let r=0;s&&r<MAXIMUM_DEPTH;r++){let o=s.get(i);if(o!==void 0)return o;s=e.dict(s.get("Parent"))}}var FIELD_ENTRIES="\
FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),MAXIMUM_DEPTH=100;exports.FIELD_ENTRIES=FIELD_ENTRIES;
