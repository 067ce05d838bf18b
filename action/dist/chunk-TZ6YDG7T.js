var r=Object.defineProperty;var u=Object.getOwnPropertyDescriptor;var f=Object.getOwnPropertyNames;var g=Object.prototype.hasOwnProperty;var b=(e,t)=>{for(var s in t)r(e,s,{get:t[s],enumerable:!0})},w=(e,t,s,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of f(t))!g.call(e,o)&&o!==s&&
r(e,o,{get:()=>t[o],enumerable:!(a=u(t,o))||a.enumerable});return e};var p=e=>w(r({},"__esModule",{value:!0}),e);var k={};b(k,{a:()=>m,b:()=>h,c:()=>d,d:()=>c,e:()=>l});module.exports=p(k);var n=require("./chunk-IO24KDZ3.js"),i=require("./chunk-QY672WF6.js"),m=class{constructor(e){
this.document=e}document;gone=new Set;chased=new Set;remove(e){let{catalog:t,catalogNumber:s,pages:a}=this.document,o=t.get("Pages");e===s||(0,n.y)(o)&&e===o.number||
a.holds(e)||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){let e=this.chased;return this.chased=
new Set,e}isGone(e){return(0,n.y)(e)&&this.gone.has(e.number)}},h=class{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=
e,this.left<0)throw(0,i.b)("nodes",`The document has more than ${this.most} fields, bookmarks, names and elements of structure to look at`,"Remove bookmarks or \
tags with another program first")}},d=class{seen=new Set;allowance;constructor(e,t=new h(e)){this.allowance=t}first(e){return this.allowance.spend(1),(0,n.y)(e)?
this.seen.has(e.number)?!1:(this.seen.add(e.number),!0):!0}};function c(e,t){return(0,n.y)(e)?e.number:t}function l(e,t){let s=e.catalog.get(t),a=e.dict(s);return a&&
{dict:a,holder:c(s,e.catalogNumber)}}0&&(module.exports={a,b,c,d,e});
