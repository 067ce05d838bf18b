"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.Names=exports.referenceTo=void 0,exports.lift=lift,exports.sameValue=sameValue,exports.mergeLayers=
mergeLayers;const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var referenceTo=(e,n,s=0)=>e===s?new chunk_RFKSFVTF_js_1.Ref(n):new chunk_RFKSFVTF_js_1.PartRef(
e,n);exports.referenceTo=referenceTo;function lift(e,n){if(n===0||e instanceof chunk_RFKSFVTF_js_1.PartRef)return e;if(e instanceof chunk_RFKSFVTF_js_1.Ref)return new chunk_RFKSFVTF_js_1.
PartRef(n,e.number);if(Array.isArray(e))return e.map(t=>lift(t,n));if(e instanceof chunk_RFKSFVTF_js_1.Stream||!(e instanceof chunk_RFKSFVTF_js_1.Dict))return e;
let s=new chunk_RFKSFVTF_js_1.Dict;for(let[t,r]of e)s.set(t,lift(r,n));return s}var Names=class{constructor(e=[],n=s=>s){this.meaning=n,this.taken=new Set([...e].
map(n))}meaning;taken;last=new Map;get size(){return this.taken.size}has(e){return this.taken.has(this.meaning(e))}add(e){this.taken.add(this.meaning(e))}free(e){
let n=e.startsWith("þÿ");for(let s=(this.last.get(e)??1)+1;;s++){let t=`_${s}`,r=e+(n?[...t].map(a=>`\0${a}`).join(""):t);if(!this.has(r))return this.last.set(
e,s),this.add(r),r}}};exports.Names=Names;function sameValue(e,n,s=8){let[t,r]=[e.document.resolve(e.value),n.document.resolve(n.value)];if(s===0)return!1;let a=(f,i)=>sameValue(
{document:e.document,value:f},{document:n.document,value:i},s-1);return t instanceof chunk_RFKSFVTF_js_1.Str?r instanceof chunk_RFKSFVTF_js_1.Str&&Buffer.compare(
t.bytes,r.bytes)===0:Array.isArray(t)?Array.isArray(r)&&t.length===r.length&&t.every((f,i)=>a(f,r[i])):t instanceof chunk_RFKSFVTF_js_1.Dict?r instanceof chunk_RFKSFVTF_js_1.
Dict&&t.size===r.size&&[...t].every(([f,i])=>r.has(f)&&a(i,r.get(f))):t instanceof chunk_RFKSFVTF_js_1.Stream?r instanceof chunk_RFKSFVTF_js_1.Stream&&a(t.dict,
r.dict)&&Buffer.compare(e.document.encoded(t),n.document.encoded(r))===0:t!==null&&typeof t=="object"?r!==null&&typeof r=="object"&&"text"in t&&"text"in r&&t.text===
r.text:t===r}var LISTS=["Order","AS","RBGroups","Locked"];function mergeLayers(e){let n=e.filter(({document:o})=>o.dict(o.catalog.get("OCProperties")));if(n.length===
0||n.length===1&&n[0].index===0)return;let{document:s}=e[0],t=s.dict(s.catalog.get("OCProperties")),r=[],[a,f]=[[],[]],i=new Map(LISTS.map(o=>[o,[]]));for(let o of n){
let l=o.document.dict(o.document.catalog.get("OCProperties")),d=o.document.dict(l.get("D")),p=(c,g)=>(o.document.array(c?.get(g))??[]).map(h=>lift(h,o.index));for(let c of p(
l,"OCGs"))r.push(c);for(let[c,g]of i)for(let h of p(d,c))g.push(h);for(let c of p(d,"ON"))a.push(c);for(let c of hidden(o,l,d))f.push(c)}let u=new chunk_RFKSFVTF_js_1.
Dict(t&&s.dict(t.get("D")));u.delete("BaseState");for(let[o,l]of[...i,["ON",a],["OFF",f]])l.length>0?u.set(o,l):u.delete(o);let m=new chunk_RFKSFVTF_js_1.Dict(t);
m.set("OCGs",r),m.set("D",u),s.editCatalog().set("OCProperties",s.add(m))}function hidden({index:e,document:n},s,t){let r=i=>n.array(t?.get(i))??[];if(!(0,chunk_RFKSFVTF_js_1.
isName)(n.resolve(t?.get("BaseState")),"OFF"))return r("OFF").map(i=>lift(i,e));let a=i=>i!==null&&typeof i=="object"&&"number"in i?i.number:-1,f=new Set(r("ON").
map(a));return(n.array(s.get("OCGs"))??[]).filter(i=>!f.has(a(i))).map(i=>lift(i,e))}
