"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.Prepared=void 0,exports.keyOf=keyOf;const node_crypto_1=require("node:crypto");var MOST_ENTRIES=16,
MOST_BYTES=64*1024*1024,Prepared=class{entries=new Map;bytes=0;files=new WeakMap;get(e){let t=this.entries.get(e);if(t)return this.entries.delete(e),this.entries.
set(e,t),t.value}put(e,t,s){if(!(s>MOST_BYTES))for(this.drop(e),this.entries.set(e,{value:t,bytes:s}),this.bytes+=s;this.bytes>MOST_BYTES||this.entries.size>MOST_ENTRIES;)
this.drop(this.entries.keys().next().value)}async ofFile(e,t,s){let r=this.files.get(e);if(r?.has(t))return r.get(t);let i=await s();return this.files.set(e,(r??
new Map).set(t,i)),i}drop(e){this.bytes-=this.entries.get(e)?.bytes??0,this.entries.delete(e)}};exports.Prepared=Prepared;function keyOf(e,...t){let s=(0,node_crypto_1.
createHash)("sha256").update(e);for(let r of t){let i=r instanceof Uint8Array?r:Buffer.from(JSON.stringify(r??null));s.update(`
${i.length}
`).update(i)}return s.digest("base64")}
