"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.byBytes=exports.strOf=exports.textOf=exports.Names=void 0,exports.lift=lift,exports.sameValue=sameValue,
exports.mergeLayers=mergeLayers;const chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");function lift(e,s){if(s===0||e instanceof chunk_IDQUK5WO_js_1.PartRef)return e;
if(e instanceof chunk_IDQUK5WO_js_1.Ref)return new chunk_IDQUK5WO_js_1.PartRef(s,e.number);if(Array.isArray(e))return e.map(t=>lift(t,s));if(e instanceof chunk_IDQUK5WO_js_1.
Stream||!(e instanceof chunk_IDQUK5WO_js_1.Dict))return e;let i=new chunk_IDQUK5WO_js_1.Dict;for(let[t,r]of e)i.set(t,lift(r,s));return i}var Names=class{constructor(e=[],s=i=>i){
this.meaning=s,this.taken=new Set([...e].map(s))}meaning;taken;last=new Map;get size(){return this.taken.size}has(e){return this.taken.has(this.meaning(e))}add(e){
this.taken.add(this.meaning(e))}free(e){let s=e.startsWith("þÿ");for(let i=(this.last.get(e)??1)+1;;i++){let t=`_${i}`,r=e+(s?[...t].map(a=>`\0${a}`).join(""):
t);if(!this.has(r))return this.last.set(e,i),this.add(r),r}}},textOf=e=>(0,chunk_IDQUK5WO_js_1.asBuffer)(e.bytes).toString("latin1"),strOf=e=>new chunk_IDQUK5WO_js_1.
Str(Uint8Array.from(Buffer.from(e,"latin1"))),byBytes=(e,s)=>e<s?-1:e>s?1:0;exports.Names=Names,exports.textOf=textOf,exports.strOf=strOf,exports.byBytes=byBytes;
function sameValue(e,s,i=8){let[t,r]=[e.document.resolve(e.value),s.document.resolve(s.value)];if(i===0)return!1;let a=(f,n)=>sameValue({document:e.document,value:f},
{document:s.document,value:n},i-1);return t instanceof chunk_IDQUK5WO_js_1.Str?r instanceof chunk_IDQUK5WO_js_1.Str&&Buffer.compare(t.bytes,r.bytes)===0:Array.isArray(
t)?Array.isArray(r)&&t.length===r.length&&t.every((f,n)=>a(f,r[n])):t instanceof chunk_IDQUK5WO_js_1.Dict?r instanceof chunk_IDQUK5WO_js_1.Dict&&t.size===r.size&&
[...t].every(([f,n])=>r.has(f)&&a(n,r.get(f))):t instanceof chunk_IDQUK5WO_js_1.Stream?r instanceof chunk_IDQUK5WO_js_1.Stream&&a(t.dict,r.dict)&&Buffer.compare(
e.document.encoded(t),s.document.encoded(r))===0:t!==null&&typeof t=="object"?r!==null&&typeof r=="object"&&"text"in t&&"text"in r&&t.text===r.text:t===r}var LISTS=[
"Order","AS","RBGroups","Locked"];function mergeLayers(e){let s=e.filter(({document:o})=>o.dict(o.catalog.get("OCProperties")));if(s.length===0||s.length===1&&s[0].
index===0)return;let{document:i}=e[0],t=i.dict(i.catalog.get("OCProperties")),r=[],[a,f]=[[],[]],n=new Map(LISTS.map(o=>[o,[]]));for(let o of s){let u=o.document.
dict(o.document.catalog.get("OCProperties")),d=o.document.dict(u.get("D")),p=(c,g)=>(o.document.array(c?.get(g))??[]).map(y=>lift(y,o.index));for(let c of p(u,"\
OCGs"))r.push(c);for(let[c,g]of n)for(let y of p(d,c))g.push(y);for(let c of p(d,"ON"))a.push(c);for(let c of hidden(o,u,d))f.push(c)}let l=new chunk_IDQUK5WO_js_1.
Dict(t&&i.dict(t.get("D")));l.delete("BaseState");for(let[o,u]of[...n,["ON",a],["OFF",f]])u.length>0?l.set(o,u):l.delete(o);let m=new chunk_IDQUK5WO_js_1.Dict(t);
m.set("OCGs",r),m.set("D",l),i.editCatalog().set("OCProperties",i.add(m))}function hidden({index:e,document:s},i,t){let r=n=>s.array(t?.get(n))??[];if(!(0,chunk_IDQUK5WO_js_1.
isName)(s.resolve(t?.get("BaseState")),"OFF"))return r("OFF").map(n=>lift(n,e));let a=n=>n!==null&&typeof n=="object"&&"number"in n?n.number:-1,f=new Set(r("ON").
map(a));return(s.array(i.get("OCGs"))??[]).filter(n=>!f.has(a(n))).map(n=>lift(n,e))}
