var a=Object.defineProperty;var u=Object.getOwnPropertyDescriptor;var o=Object.getOwnPropertyNames;var p=Object.prototype.hasOwnProperty;var y=(e,t)=>{for(var s in t)a(e,s,{get:t[s],enumerable:!0})},d=(e,t,s,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of o(t))!p.call(e,i)&&i!==s&&
a(e,i,{get:()=>t[i],enumerable:!(r=u(t,i))||r.enumerable});return e};var b=e=>d(a({},"__esModule",{value:!0}),e);var c={};y(c,{a:()=>l,b:()=>f});module.exports=b(c);var h=require("node:crypto"),g=16,n=64*1024*1024,l=class{entries=new Map;bytes=0;files=new WeakMap;get(e){let t=this.
entries.get(e);if(t)return this.entries.delete(e),this.entries.set(e,t),t.value}put(e,t,s){if(!(s>n))for(this.drop(e),this.entries.set(e,{value:t,bytes:s}),this.
bytes+=s;this.bytes>n||this.entries.size>g;)this.drop(this.entries.keys().next().value)}async ofFile(e,t,s){let r=this.files.get(e);if(r?.has(t))return r.get(t);
let i=await s();return this.files.set(e,(r??new Map).set(t,i)),i}drop(e){this.bytes-=this.entries.get(e)?.bytes??0,this.entries.delete(e)}};function f(e,...t){let s=(0,h.createHash)(
"sha256").update(e);for(let r of t){let i=r instanceof Uint8Array?r:Buffer.from(JSON.stringify(r??null));s.update(`
${i.length}
`).update(i)}return s.digest("base64")}0&&(module.exports={a,b});
