"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.withoutElements=withoutElements;const chunk_FQ5CLANY_js_1=require("./chunk-FQ5CLANY.js"),chunk_E2ZVEWZV_js_1=require(
"./chunk-E2ZVEWZV.js");async function withoutElements(s,o,t){let p=new Walk(o);await(0,chunk_E2ZVEWZV_js_1.readXml)(s,t,e=>((e.kind==="start"||e.kind==="empty")&&
p.start(e.name,e.attributes,e.from),(e.kind==="end"||e.kind==="empty")&&p.end(e.name,e.to),p.isTooDeep));let r=[],i=0;for(let e of p.dropped)r.push(s.slice(i,e.
from)),i=e.to;return r.join("")+s.slice(i)}var Walk=class{constructor(s){this.drops=s}drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new chunk_FQ5CLANY_js_1.
NamespaceScope;start(s,o,t){this.isTooDeep=this.open.length>=200,this.scope.enter(o);let p=this.scope.ofElement(s);this.open.push({name:s,from:t,drops:this.drops(
p,this.elements)}),this.elements.push(p)}end(s,o){let t=this.open.length-1;for(;t>=0&&this.open[t].name!==s;)t--;if(t<0)return;let{drops:p,from:r}=this.open[t];
for(;this.open.length>t;)this.open.pop(),this.elements.pop(),this.scope.leave();if(p){for(;this.dropped.length>0&&this.dropped.at(-1).from>r;)this.dropped.pop();
this.dropped.push({from:r,to:o})}}};
