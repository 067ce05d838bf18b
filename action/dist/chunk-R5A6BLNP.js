"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.Names=exports.referenceTo=void 0,exports.lift=lift,exports.sameValue=sameValue,exports.mergeLayers=
mergeLayers;const chunk_2OOG7MWY_js_1=require("./chunk-2OOG7MWY.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var referenceTo=(e,n,s=0)=>e===s?new chunk_RFKSFVTF_js_1.
Ref(n):new chunk_RFKSFVTF_js_1.PartRef(e,n);exports.referenceTo=referenceTo;function lift(e,n){if(n===0||e instanceof chunk_RFKSFVTF_js_1.PartRef)return e;if(e instanceof
chunk_RFKSFVTF_js_1.Ref)return new chunk_RFKSFVTF_js_1.PartRef(n,e.number);if(Array.isArray(e))return e.map(t=>lift(t,n));if(e instanceof chunk_RFKSFVTF_js_1.Stream||
!(e instanceof chunk_RFKSFVTF_js_1.Dict))return e;let s=new chunk_RFKSFVTF_js_1.Dict;for(let[t,r]of e)s.set(t,lift(r,n));return s}var Names=class{constructor(e=[],n=s=>s){
this.meaning=n,this.taken=new Set([...e].map(n))}meaning;taken;last=new Map;get size(){return this.taken.size}has(e){return this.taken.has(this.meaning(e))}add(e){
this.taken.add(this.meaning(e))}free(e){let n=e.startsWith("þÿ");for(let s=(this.last.get(e)??1)+1;;s++){let t=`_${s}`,r=e+(n?[...t].map(c=>`\0${c}`).join(""):
t);if(!this.has(r))return this.last.set(e,s),this.add(r),r}}};exports.Names=Names;function sameValue(e,n,s=8){let[t,r]=[e.document.resolve(e.value),n.document.resolve(
n.value)];if(s===0)return!1;let c=(i,f)=>sameValue({document:e.document,value:i},{document:n.document,value:f},s-1);return t instanceof chunk_RFKSFVTF_js_1.Str?
r instanceof chunk_RFKSFVTF_js_1.Str&&Buffer.compare(t.bytes,r.bytes)===0:Array.isArray(t)?Array.isArray(r)&&t.length===r.length&&t.every((i,f)=>c(i,r[f])):t instanceof
chunk_RFKSFVTF_js_1.Dict?r instanceof chunk_RFKSFVTF_js_1.Dict&&t.size===r.size&&[...t].every(([i,f])=>r.has(i)&&c(f,r.get(i))):t instanceof chunk_RFKSFVTF_js_1.
Stream?r instanceof chunk_RFKSFVTF_js_1.Stream&&c(t.dict,r.dict)&&Buffer.compare(e.document.encoded(t),n.document.encoded(r))===0:t!==null&&typeof t=="object"?r!==
null&&typeof r=="object"&&"text"in t&&"text"in r&&t.text===r.text:t===r}var LISTS=["Order","AS","RBGroups","Locked"];function mergeLayers(e){let n=e.filter(({document:o})=>o.
dict(o.catalog.get("OCProperties")));if(n.length===0||n.length===1&&n[0].index===0)return;let{document:s}=e[0],t=s.dict(s.catalog.get("OCProperties")),r=[],[c,i]=[
[],[]],f=new Map(LISTS.map(o=>[o,[]]));for(let o of n){let u=o.document.dict(o.document.catalog.get("OCProperties")),h=o.document.dict(u.get("D")),m=(a,p)=>(o.document.
array(a?.get(p))??[]).map(g=>lift(g,o.index));for(let a of m(u,"OCGs"))r.push(a);for(let[a,p]of f)for(let g of m(h,a))p.push(g);for(let a of m(h,"ON"))c.push(a);
for(let a of new chunk_2OOG7MWY_js_1.Layers(o.document).groupsOff())i.push(lift(a,o.index))}let l=new chunk_RFKSFVTF_js_1.Dict(t&&s.dict(t.get("D")));l.delete("\
BaseState");for(let[o,u]of[...f,["ON",c],["OFF",i]])u.length>0?l.set(o,u):l.delete(o);let d=new chunk_RFKSFVTF_js_1.Dict(t);d.set("OCGs",r),d.set("D",l),s.editCatalog().
set("OCProperties",s.add(d))}
