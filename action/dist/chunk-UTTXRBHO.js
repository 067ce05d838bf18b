"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.listed=exports.quoted=exports.shortened=exports.FieldNames=void 0;const chunk_VZIP5HSV_js_1=require(
"./chunk-VZIP5HSV.js");var COMPARED=2e3,LISTED=10,FieldNames=class{constructor(e){this.fields=e;for(let s of e){let t=s.name.normalize("NFC"),i=s.part.normalize(
"NFC");this.full.has(t)||this.full.set(t,s);for(let[l,n]of[plain(t),i,plain(i)].entries()){let o=this.loose[l].get(n);o?o.push(s):this.loose[l].set(n,[s])}}}fields;full=new Map;loose=[
new Map,new Map,new Map];find(e){let s=e.normalize("NFC"),t=this.full.get(s);if(t)return{field:t};for(let i of this.loose){let l=i.get(s);if(l?.length===1)return{
field:l[0]};if(l)return{problem:"ambiguous",message:ambiguous(e,l)}}return{problem:"unknown",message:this.unknown(e)}}unknown(e){let s=this.fields.slice(0,COMPARED).
map(({name:o})=>o),t=this.fields.slice(0,COMPARED).map(({part:o})=>o),i=(0,chunk_VZIP5HSV_js_1.suggestion)(e,s)||(0,chunk_VZIP5HSV_js_1.suggestion)(e,[...new Set(
t)]),l=this.fields.length>LISTED?`${this.fields.length} fields, such as `:"",n=i===""?`; the form has ${l}${quoted(s.slice(0,LISTED))}`:i;return`“${shortened(
e)}” is not a field of the form${n}`}},ambiguous=(e,s)=>`“${shortened(e)}” is the name of ${s.length} fields: write the full name, such as ${quoted(s.slice(
0,LISTED).map(({name:t})=>t))}`,plain=e=>e.replace(/\[\d+\]/g,""),shortened=e=>e.length>80?`${e.slice(0,79)}…`:e,quoted=e=>e.map(s=>`“${shortened(s)}”`).join(
", "),listed=e=>e.length>LISTED?`${e.slice(0,LISTED).map(shortened).join(", ")} and ${e.length-LISTED} more`:e.map(shortened).join(", ");exports.FieldNames=FieldNames,
exports.shortened=shortened,exports.quoted=quoted,exports.listed=listed;
