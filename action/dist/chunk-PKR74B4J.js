var v=Object.defineProperty;var B=Object.getOwnPropertyDescriptor;var S=Object.getOwnPropertyNames;var F=Object.prototype.hasOwnProperty;var j=(e,t)=>{for(var n in t)v(e,n,{get:t[n],enumerable:!0})},z=(e,t,n,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of S(t))!F.call(e,r)&&r!==n&&
v(e,r,{get:()=>t[r],enumerable:!(a=B(t,r))||a.enumerable});return e};var P=e=>z(v({},"__esModule",{value:!0}),e);var N={};j(N,{a:()=>c,b:()=>w,c:()=>A,d:()=>x,e:()=>C,f:()=>b,g:()=>k});module.exports=P(N);var s=require("./chunk-IO24KDZ3.js");function c(e,t){if(t===0||e instanceof
s.u)return e;if(e instanceof s.t)return new s.u(t,e.number);if(Array.isArray(e))return e.map(a=>c(a,t));if(e instanceof s.w||!(e instanceof s.v))return e;let n=new s.v;
for(let[a,r]of e)n.set(a,c(r,t));return n}var w=class{constructor(e=[],t=n=>n){this.meaning=t,this.taken=new Set([...e].map(t))}meaning;taken;last=new Map;get size(){
return this.taken.size}has(e){return this.taken.has(this.meaning(e))}add(e){this.taken.add(this.meaning(e))}free(e){let t=e.startsWith("þÿ");for(let n=(this.last.
get(e)??1)+1;;n++){let a=`_${n}`,r=e+(t?[...a].map(f=>`\0${f}`).join(""):a);if(!this.has(r))return this.last.set(e,n),this.add(r),r}}},A=e=>(0,s.o)(e.bytes).toString(
"latin1"),x=e=>new s.s(Uint8Array.from(Buffer.from(e,"latin1"))),C=(e,t)=>e<t?-1:e>t?1:0;function b(e,t,n=8){let[a,r]=[e.document.resolve(e.value),t.document.resolve(
t.value)];if(n===0)return!1;let f=(l,o)=>b({document:e.document,value:l},{document:t.document,value:o},n-1);return a instanceof s.s?r instanceof s.s&&Buffer.compare(
a.bytes,r.bytes)===0:Array.isArray(a)?Array.isArray(r)&&a.length===r.length&&a.every((l,o)=>f(l,r[o])):a instanceof s.v?r instanceof s.v&&a.size===r.size&&[...a].
every(([l,o])=>r.has(l)&&f(o,r.get(l))):a instanceof s.w?r instanceof s.w&&f(a.dict,r.dict)&&Buffer.compare(e.document.encoded(a),t.document.encoded(r))===0:a!==
null&&typeof a=="object"?r!==null&&typeof r=="object"&&"text"in a&&"text"in r&&a.text===r.text:a===r}var D=["Order","AS","RBGroups","Locked"];function k(e){let t=e.
filter(({document:i})=>i.dict(i.catalog.get("OCProperties")));if(t.length===0||t.length===1&&t[0].index===0)return;let{document:n}=e[0],a=n.dict(n.catalog.get("\
OCProperties")),r=[],[f,l]=[[],[]],o=new Map(D.map(i=>[i,[]]));for(let i of t){let d=i.document.dict(i.document.catalog.get("OCProperties")),h=i.document.dict(d.
get("D")),p=(u,y)=>(i.document.array(u?.get(y))??[]).map(O=>c(O,i.index));for(let u of p(d,"OCGs"))r.push(u);for(let[u,y]of o)for(let O of p(h,u))y.push(O);for(let u of p(
h,"ON"))f.push(u);for(let u of G(i,d,h))l.push(u)}let m=new s.v(a&&n.dict(a.get("D")));m.delete("BaseState");for(let[i,d]of[...o,["ON",f],["OFF",l]])d.length>0?
m.set(i,d):m.delete(i);let g=new s.v(a);g.set("OCGs",r),g.set("D",m),n.editCatalog().set("OCProperties",n.add(g))}function G({index:e,document:t},n,a){let r=o=>t.
array(a?.get(o))??[];if(!(0,s.A)(t.resolve(a?.get("BaseState")),"OFF"))return r("OFF").map(o=>c(o,e));let f=o=>o!==null&&typeof o=="object"&&"number"in o?o.number:
-1,l=new Set(r("ON").map(f));return(t.array(n.get("OCGs"))??[]).filter(o=>!l.has(f(o))).map(o=>c(o,e))}0&&(module.exports={a,b,c,d,e,f,g});
