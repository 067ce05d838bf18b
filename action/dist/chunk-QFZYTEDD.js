var h=Object.defineProperty;var N=Object.getOwnPropertyDescriptor;var j=Object.getOwnPropertyNames;var z=Object.prototype.hasOwnProperty;var H=(t,e)=>{for(var a in e)h(t,a,{get:e[a],enumerable:!0})},I=(t,e,a,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of j(e))!z.call(t,s)&&s!==a&&
h(t,s,{get:()=>e[s],enumerable:!(r=N(e,s))||r.enumerable});return t};var L=t=>I(h({},"__esModule",{value:!0}),t);var et={};H(et,{a:()=>$,b:()=>E,c:()=>T});module.exports=L(et);var A=require("./chunk-UUYIRR4Q.js"),k=require("./chunk-L7SJPDY3.js"),w=require("./chunk-XFNUYN5F.js"),
P=require("./chunk-UI5IVMTH.js"),y=require("./chunk-TZ6YDG7T.js"),B=require("./chunk-KFSB3YBL.js"),b=require("./chunk-OWBHEB44.js"),O=require("./chunk-6YBJABQD.js"),
c=require("./chunk-IO24KDZ3.js"),M=require("./chunk-QY672WF6.js");function U(t){let e=t.editCatalog(),a=(0,y.e)(t,"Names"),r=a?(0,P.b)(t,a.dict.get("EmbeddedFil\
es"),"Names").length:0;return a?.dict.has("EmbeddedFiles")&&(t.edit(a.holder),a.dict.delete("EmbeddedFiles")),e.delete("AF"),e.delete("Collection"),_(t),r}function _(t){
let e=t.catalog.get("Metadata"),a=t.resolve(e);if(!(0,c.y)(e)||!(a instanceof c.w))return;let r;try{r=Buffer.from(t.decoded(a)).toString("latin1")}catch{return}
let s=(0,k.a)(r,i=>J.has(i));if(s===r)return;let n=new c.v([...a.dict].filter(([i])=>i!=="Filter"&&i!=="DecodeParms")),o=Buffer.from(s,"latin1");a.dict.has("Fil\
ter")&&n.set("Filter",new c.r("FlateDecode")),t.put(e,new c.w(n,a.dict.has("Filter")?(0,O.j)(o):o))}var J=new Set(["xmpMM:History","xmpMM:Ingredients","xmpMM:Pa\
ntry","xmpMM:Manifest"]);async function R(t){let e=(0,y.e)(t,"OCProperties"),a=t.array(e?.dict.get("OCGs"));if(!e||!a||a.length===0)return;let r=t.editCatalog();
r.delete("OCProperties");let{live:s}=await(0,B.a)(t),n=new Set(a.flatMap(o=>(0,c.y)(o)&&s[o.number]!==1?[o.number]:[]));n.size<a.length&&r.set("OCProperties",g(
t,e.dict,n,8))}function g(t,e,a,r){if((0,c.y)(e)&&(a.has(e.number)||V(t,e)))return e;let s=t.resolve(e);if(r===0||!(Array.isArray(s)||s instanceof c.v))return e;
let n=o=>(0,c.y)(o)&&a.has(o.number);return Array.isArray(s)?s.filter(o=>!n(o)).map(o=>g(t,o,a,r-1)):new c.v([...s].map(([o,i])=>[o,g(t,i,a,r-1)]))}var V=(t,e)=>(0,c.A)(
t.dict(e)?.get("Type"),"OCG"),W=4,x=1.5,Y=12,q=1e5,K=class{stack;constructor(t){this.stack=[{document:t,first:0,count:t.pages.count}]}async around(t,e,a){let{stack:r}=this;
for(;r.length>1&&!X(r.at(-1),t,e);)r.pop();let s=e-t+1;for(;;){let n=r.at(-1);if(n.count<=Y||n.count<s*x||n.count<s*64&&n.document.bytes.length>n.count*q)return n;
let o=n.first+n.count-t,i=Math.min(Math.max(Math.ceil(n.count/W),s),o);if(a&&(i=Math.min(Q(a,t+i-1)-t+1,o),i===s||n.count<i*x))return n;let l=await this.cut(n,t,
t+i-1),f=await(0,w.a)(l,{encryption:"none",compact:!0,draft:!0});r.push({document:await(0,b.s)(f,l.job),first:t,count:i})}}async cut(t,e,a){let r=t.document.fork();
if(e>t.first||a<t.first+t.count-1){let s=Uint32Array.from({length:a-e+1},(n,o)=>e-t.first+o+1);await(0,A.b)(r,s)}return r}};function Q(t,e){let[a,r]=[0,t.length];
for(;a<r;){let s=a+r>>1;t[s]<e?a=s+1:r=s}return t[a]??1/0}var X=({first:t,count:e},a,r)=>t<=a&&r<t+e,Z=class S{constructor(e,a,r,s){this.source=e,this.windows=a,
this.options=r,this.attachments=s}source;windows;options;attachments;static of(e){let a=U(e),r={encryption:e.security??"none",compact:!0};return new S(e,new K(e),
r,a)}async cut(e,a,r){let s=await this.windows.cut(e,a,r);return await R(s),s}};function $(t,e){let a=t.source.pages.count,r=[...e.slice(1).map(({page:n})=>n-1),
a-1],s=0;return{async next(n){let o=e[s]?.title,i=r[s++];return{document:await t.cut(await t.windows.around(n,i,r),n,i),last:i,...o===void 0?{}:{title:o}}}}}async function E(t,e,a,r){
let s=await(0,b.s)(t.bytes,a,{password:e}),n=s.pages.count,o=Z.of(s),i=await r(o),l=[],f=0;for(let u=0;u<n;){let{document:p,last:d,title:v}=await i.next(u),G=`${String(
l.length+1).padStart(5,"0")}.pdf`,C=await(0,w.a)(p,o.options);l.push({name:G,bytes:C,pageCount:d-u+1,firstPage:u+1,lastPage:d+1,...v===void 0?{}:{title:v}}),f+=
C.length,F(a,l.length,f),u=d+1,a.pace.progress(u/n)}let{attachments:m}=o,D={pageCount:n,parts:l.length,largestBytes:l.reduce((u,{bytes:p})=>Math.max(u,p.length),
0),attachmentsLeftOut:m};return{documents:l,notes:m>0?[tt(m)]:[],facts:D}}function T(t,e){F(t,e,0)}function F({limits:t},e,a){if(e>t.parts)throw(0,M.b)("parts",
`The split makes more than ${t.parts} parts`,"Ask for larger parts, or split a part of the document");if(a>t.partBytes)throw(0,M.b)("partBytes",`The parts toget\
her are larger than ${t.partBytes} bytes`,"Ask for fewer parts: each carries the fonts and images of its pages")}var tt=t=>({code:"attachments_left_out",message:`${t}\
 ${t===1?"attachment is":"attachments are"} in none of the parts.`});0&&(module.exports={a,b,c});
