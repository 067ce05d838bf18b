var c=Object.defineProperty;var M=Object.getOwnPropertyDescriptor;var D=Object.getOwnPropertyNames;var j=Object.prototype.hasOwnProperty;var S=(e,t)=>{for(var r in t)c(e,r,{get:t[r],enumerable:!0})},k=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of D(t))!j.call(e,a)&&a!==r&&
c(e,a,{get:()=>t[a],enumerable:!(n=M(t,a))||n.enumerable});return e};var y=e=>k(c({},"__esModule",{value:!0}),e);var A={};S(A,{a:()=>p,b:()=>h,c:()=>u,d:()=>w,e:()=>F,f:()=>$});module.exports=y(A);var g=require("./chunk-POKQ3S3A.js"),i=require("./chunk-4R5Q5HKP.js"),s=require("./chunk-IO24KDZ3.js");
function p(e,t,r){let{text:n,properties:a,end:o,about:d}=e,f=[],m=0;for(let l of a.filter(t).sort((b,v)=>b.from-v.from))l.from<m||(f.push(n.slice(m,l.from)),m=l.
to);return f.push(n.slice(m,Math.max(o,m))),r.length>0&&f.push(x(r,d)),f.push(n.slice(Math.max(o,m))),z(f.join(""))}function h(e){return`<?xpacket begin="\uFEFF" id=\
"W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${i.b.rdf}">
${x(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function x(e,t){let r=[...new Set(e.map(({prefix:a})=>a))].map(a=>` xmlns:${a}="${i.b[a]}"`).join(""),n=e.map(({prefix:a,name:o,form:d,values:f})=>`\
<${a}:${o}>${T(d,f)}</${a}:${o}>
`);return`<rdf:Description xmlns:rdf="${i.b.rdf}" rdf:about="${(0,i.a)(t)}"${r}>
${n.join("")}</rdf:Description>
`}function T(e,t){let r=n=>t.map(a=>`<rdf:li${n}>${(0,i.a)(a)}</rdf:li>`).join("");switch(e){case"simple":return(0,i.a)(t[0]??"");case"alternative":return`<rdf:\
Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}var z=e=>e.replace(
/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(e,t){let r=e.catalog.get("Metadata"),n=e.resolve(r),a=n instanceof s.w?[...n.dict].filter(([
f])=>!["Filter","DecodeParms","Length"].includes(f)):[],o=new s.v([["Type",new s.r("Metadata")],["Subtype",new s.r("XML")],...a]),d=new s.w(o,Buffer.from(t,"utf\
8"));(0,s.y)(r)&&n instanceof s.w?e.put(r,d):e.edit(e.catalogNumber).set("Metadata",e.add(d))}var w=(e,t)=>(0,g.f)(e,t).find(r=>r.startsWith("PDF/A-"));function F(e,t,r,n){
return u(e,p(t,({namespace:a})=>a===i.b.pdfaid,[])),$(r,n)}var $=(e,t)=>({code:"pdfa_identification_removed",message:`The document no longer calls itself ${e}: ${t}\
.`});0&&(module.exports={a,b,c,d,e,f});
