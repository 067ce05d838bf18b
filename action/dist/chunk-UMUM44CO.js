var v=Object.defineProperty;var R=Object.getOwnPropertyDescriptor;var T=Object.getOwnPropertyNames;var q=Object.prototype.hasOwnProperty;var z=(e,t)=>{for(var i in t)v(e,i,{get:t[i],enumerable:!0})},E=(e,t,i,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of T(t))!q.call(e,n)&&n!==i&&
v(e,n,{get:()=>t[n],enumerable:!(r=R(t,n))||r.enumerable});return e};var G=e=>E(v({},"__esModule",{value:!0}),e);var $={};z($,{a:()=>B,b:()=>y,c:()=>w,d:()=>m,e:()=>C,f:()=>I,g:()=>x,h:()=>D,i:()=>S,j:()=>K,k:()=>L,l:()=>O});module.exports=G($);var A=require("./chunk-TEIAEA6Y.js"),
u=require("./chunk-5ZFEDNQN.js"),B=class{constructor(e){this.document=e}document;gone=new Set;chased=new Set;remove(e){let{catalog:t,catalogNumber:i,pages:r}=this.
document,n=t.get("Pages");e===i||(0,u.w)(n)&&e===n.number||r.indexOf(e)>=0||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.
gone}takeChased(){let e=this.chased;return this.chased=new Set,e}isGone(e){return(0,u.w)(e)&&this.gone.has(e.number)}},y=class{most;left;constructor(e){this.most=
this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,A.b)("nodes",`The document has more than ${this.most} fields, bookmarks, names and el\
ements of structure to look at`,"Remove bookmarks or tags with another program first")}},w=class{seen=new Set;allowance;constructor(e,t=new y(e)){this.allowance=
t}first(e){return this.allowance.spend(1),(0,u.w)(e)?this.seen.has(e.number)?!1:(this.seen.add(e.number),!0):!0}};function m(e,t){return(0,u.w)(e)?e.number:t}function C(e,t){
let i=e.catalog.get(t),r=e.dict(i);return r&&{dict:r,holder:m(i,e.catalogNumber)}}var g=64,I=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("lati\
n1");function x(e,t,i){let r=[];for(let n of k(e,t,0))for(let s of P(e,n.dict,i))r.push(s);return r}function D(e,t,i,r,n,s){let a=k(e,t,i,s);for(let f=a.length-
1;f>=0;f--){let o=a[f],h=P(e,o.dict,r),d=h.filter(([b,c])=>!n(b,c));if(d.length<h.length&&(e.edit(o.holder),o.dict.set(r,d.flat()),o.changed=!0),o.emptyKids){let b=(e.
array(o.dict.get("Kids"))??[]).filter(c=>!o.emptyKids.has((0,u.w)(c)?c.number:c));e.edit(o.holder),o.dict.set("Kids",b),o.changed=!0}if(!o.changed)continue;let N=e.
array(o.dict.get("Kids"))??[];o.empty=d.length===0&&N.length===0;let p=o.parent;p&&(p.changed=!0,o.empty?(p.emptyKids??=new Set).add((0,u.w)(o.value)?o.value.number:
o.value):J(e,o,d,N))}let l=a[0];return{changed:l?.changed??!1,empty:l?.empty??!1}}function S(e,t,i){if(t.length<=g)return(0,u.z)({[i]:t.flat()});let r=[];for(let n of j(
t)){let[s,a]=[n[0][0],n.at(-1)[0]];r.push({ref:e.add((0,u.z)({Limits:[s,a],[i]:n.flat()})),low:s,high:a})}for(;r.length>g;)r=j(r).map(n=>{let[s,a]=[n[0].low,n.at(
-1).high];return{ref:e.add((0,u.z)({Limits:[s,a],Kids:n.map(({ref:l})=>l)})),low:s,high:a}});return(0,u.z)({Kids:r.map(({ref:n})=>n)})}function k(e,t,i,r){let n=new w(
e),s=[],a=[{value:t??null,holder:i,parent:void 0}];for(let l=a.pop();l!==void 0;l=a.pop()){let f=e.dict(l.value);if(!f||!n.first(l.value)||r&&l.parent&&!H(e,f,r))
continue;let o={value:l.value,dict:f,holder:m(l.value,l.holder),parent:l.parent};s.push(o);let h=e.array(f.get("Kids"))??[];for(let d=h.length-1;d>=0;d--)a.push(
{value:h[d],holder:m(f.get("Kids"),o.holder),parent:o})}return s}function H(e,t,i){let[r,n]=e.array(t.get("Limits"))??[];return typeof r!="number"||typeof n!="n\
umber"||i(r,n)}function P(e,t,i){let r=e.array(t.get(i));if(!r)return[];let n=[];for(let s=0;s+1<r.length;s+=2){let a=e.resolve(r[s]);(i==="Names"?a instanceof u.q:
typeof a=="number")&&n.push([a,r[s+1]])}return n}function J(e,t,i,r){let n=l=>e.array(e.dict(l)?.get("Limits"))??[],s=i[0]?.[0]??n(r[0])[0],a=i.at(-1)?.[0]??n(r.
at(-1))[1];e.edit(t.holder),s!==void 0&&a!==void 0?t.dict.set("Limits",[s,a]):t.dict.delete("Limits")}function j(e){let t=[];for(let i=0;i<e.length;i+=g)t.push(
e.slice(i,i+g));return t}function K(e){let t=e.catalog.get("PageLabels");if(!e.dict(t))return;let i=x(e,t,"Nums").map(([r,n])=>({first:Number(r),label:e.dict(n)})).
filter(({first:r})=>Number.isInteger(r)&&r>=0).sort((r,n)=>r.first-n.first).map(({first:r,label:n})=>({first:r,...U(e,n)}));return r=>{let[n,s]=[0,i.length];for(;n<
s;){let l=n+s>>1;i[l].first<=r?n=l+1:s=l}let a=i[n-1];return a?{...a,number:a.start+r-a.first}:{style:"D",prefix:void 0,number:r+1}}}function L(e,t){let i=[],r,
n=0;for(let s of t)(!r||!V(r,s))&&i.push([n,X(s)]),r=s,n++;return S(e,i,"Nums")}function O(e,t){let i=K(e);if(!i)return;let r=L(e,Array.from(t,n=>i(n-1)));e.editCatalog().
set("PageLabels",e.add(r))}function U(e,t){let i=e.resolve(t?.get("S")),r=e.resolve(t?.get("P")),n=e.resolve(t?.get("St"));return{style:i instanceof u.p?i.text:
void 0,prefix:r instanceof u.q&&r.bytes.length>0?r:void 0,start:typeof n=="number"&&Number.isInteger(n)&&n>=1?n:1}}function V(e,t){return e.style!==t.style||t.style!==
void 0&&t.number!==e.number+1?!1:e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}function X({style:e,prefix:t,number:i}){
return(0,u.z)({S:e===void 0?void 0:(0,u.A)(e),P:t,St:e===void 0||i===1?void 0:i})}0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k,l});
