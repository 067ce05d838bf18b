var y=Object.defineProperty;var G=Object.getOwnPropertyDescriptor;var O=Object.getOwnPropertyNames;var R=Object.prototype.hasOwnProperty;var $=(t,e)=>{for(var n in e)y(t,n,{get:e[n],enumerable:!0})},z=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of O(e))!R.call(t,a)&&a!==n&&
y(t,a,{get:()=>e[a],enumerable:!(r=G(e,a))||r.enumerable});return t};var F=t=>z(y({},"__esModule",{value:!0}),t);var X={};$(X,{a:()=>p,b:()=>I,c:()=>T,d:()=>U,e:()=>w,f:()=>x,g:()=>m,h:()=>E,i:()=>M,j:()=>S,k:()=>j,l:()=>K,m:()=>L,n:()=>N,o:()=>q});module.exports=F(X);var D=require("./chunk-AEIRMEFM.js"),
l=require("./chunk-5ZFEDNQN.js"),p=new Map([...[728,711,710,729,733,731,730,732].map((t,e)=>[t,24+e]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,
8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((t,e)=>[t,128+e]),[8364,160]]),Q=new Map([...p].map(([t,e])=>[e,
t]));function I({bytes:t}){if(t[0]===254&&t[1]===255)return new TextDecoder("utf-16be").decode(t.subarray(2));if(t[0]===255&&t[1]===254)return new TextDecoder("\
utf-16le").decode(t.subarray(2));if(t[0]===239&&t[1]===187&&t[2]===191)return new TextDecoder().decode(t.subarray(3));let e="";for(let n of t)e+=String.fromCharCode(
Q.get(n)??n);return e}function T(t){let e=new Uint8Array(t.length);for(let r=0;r<t.length;r++){let a=V(t.charCodeAt(r));if(a===void 0)return new l.q(C(t));e[r]=
a}let n=e[0]===254&&e[1]===255||e[0]===255&&e[1]===254;return new l.q(n||e[0]===239&&e[1]===187&&e[2]===191?C(t):e)}function V(t){return t>=32&&t<127||t===9||t===
10||t===13||t>=161&&t<=255&&t!==173?t:p.get(t)}function C(t){let e=Buffer.alloc(t.length*2+2);e.writeUInt16BE(65279,0);for(let n=0;n<t.length;n++)e.writeUInt16BE(
t.charCodeAt(n),2+n*2);return e}var U=class{constructor(t){this.document=t}document;gone=new Set;chased=new Set;remove(t){let{catalog:e,catalogNumber:n,pages:r}=this.
document,a=e.get("Pages");t===n||(0,l.w)(a)&&t===a.number||r.indexOf(t)>=0||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.
gone}takeChased(){let t=this.chased;return this.chased=new Set,t}isGone(t){return(0,l.w)(t)&&this.gone.has(t.number)}},w=class{most;left;constructor(t){this.most=
this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,D.d)("nodes",`The document has more than ${this.most} fields, bookmarks, names and el\
ements of structure to look at`,"Remove bookmarks or tags with another program first")}},x=class{seen=new Set;allowance;constructor(t,e=new w(t)){this.allowance=
e}first(t){return this.allowance.spend(1),(0,l.w)(t)?this.seen.has(t.number)?!1:(this.seen.add(t.number),!0):!0}};function m(t,e){return(0,l.w)(t)?t.number:e}function E(t,e){
let n=t.catalog.get(e),r=t.dict(n);return r&&{dict:r,holder:m(n,t.catalogNumber)}}var g=64,M=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("lati\
n1");function S(t,e,n){let r=[];for(let a of A(t,e,0))for(let i of B(t,a.dict,n))r.push(i);return r}function j(t,e,n,r,a,i){let o=A(t,e,n,i);for(let f=o.length-
1;f>=0;f--){let s=o[f],c=B(t,s.dict,r),d=c.filter(([v,h])=>!a(v,h));if(d.length<c.length&&(t.edit(s.holder),s.dict.set(r,d.flat()),s.changed=!0),s.emptyKids){let v=(t.
array(s.dict.get("Kids"))??[]).filter(h=>!s.emptyKids.has((0,l.w)(h)?h.number:h));t.edit(s.holder),s.dict.set("Kids",v),s.changed=!0}if(!s.changed)continue;let k=t.
array(s.dict.get("Kids"))??[];s.empty=d.length===0&&k.length===0;let b=s.parent;b&&(b.changed=!0,s.empty?(b.emptyKids??=new Set).add((0,l.w)(s.value)?s.value.number:
s.value):_(t,s,d,k))}let u=o[0];return{changed:u?.changed??!1,empty:u?.empty??!1}}function K(t,e,n){if(e.length<=g)return(0,l.z)({[n]:e.flat()});let r=[];for(let a of P(
e)){let[i,o]=[a[0][0],a.at(-1)[0]];r.push({ref:t.add((0,l.z)({Limits:[i,o],[n]:a.flat()})),low:i,high:o})}for(;r.length>g;)r=P(r).map(a=>{let[i,o]=[a[0].low,a.at(
-1).high];return{ref:t.add((0,l.z)({Limits:[i,o],Kids:a.map(({ref:u})=>u)})),low:i,high:o}});return(0,l.z)({Kids:r.map(({ref:a})=>a)})}function A(t,e,n,r){let a=new x(
t),i=[],o=[{value:e??null,holder:n,parent:void 0}];for(let u=o.pop();u!==void 0;u=o.pop()){let f=t.dict(u.value);if(!f||!a.first(u.value)||r&&u.parent&&!Z(t,f,r))
continue;let s={value:u.value,dict:f,holder:m(u.value,u.holder),parent:u.parent};i.push(s);let c=t.array(f.get("Kids"))??[];for(let d=c.length-1;d>=0;d--)o.push(
{value:c[d],holder:m(f.get("Kids"),s.holder),parent:s})}return i}function Z(t,e,n){let[r,a]=t.array(e.get("Limits"))??[];return typeof r!="number"||typeof a!="n\
umber"||n(r,a)}function B(t,e,n){let r=t.array(e.get(n));if(!r)return[];let a=[];for(let i=0;i+1<r.length;i+=2){let o=t.resolve(r[i]);(n==="Names"?o instanceof l.q:
typeof o=="number")&&a.push([o,r[i+1]])}return a}function _(t,e,n,r){let a=u=>t.array(t.dict(u)?.get("Limits"))??[],i=n[0]?.[0]??a(r[0])[0],o=n.at(-1)?.[0]??a(r.
at(-1))[1];t.edit(e.holder),i!==void 0&&o!==void 0?e.dict.set("Limits",[i,o]):e.dict.delete("Limits")}function P(t){let e=[];for(let n=0;n<t.length;n+=g)e.push(
t.slice(n,n+g));return e}function L(t){let e=t.catalog.get("PageLabels");if(!t.dict(e))return;let n=S(t,e,"Nums").map(([r,a])=>({first:Number(r),label:t.dict(a)})).
filter(({first:r})=>Number.isInteger(r)&&r>=0).sort((r,a)=>r.first-a.first).map(({first:r,label:a})=>({first:r,...H(t,a)}));return r=>{let[a,i]=[0,n.length];for(;a<
i;){let u=a+i>>1;n[u].first<=r?a=u+1:i=u}let o=n[a-1];return o?{...o,number:o.start+r-o.first}:{style:"D",prefix:void 0,number:r+1}}}function N(t,e){let n=[],r,
a=0;for(let i of e)(!r||!J(r,i))&&n.push([a,W(i)]),r=i,a++;return K(t,n,"Nums")}function q(t,e){let n=L(t);if(!n)return;let r=N(t,Array.from(e,a=>n(a-1)));t.editCatalog().
set("PageLabels",t.add(r))}function H(t,e){let n=t.resolve(e?.get("S")),r=t.resolve(e?.get("P")),a=t.resolve(e?.get("St"));return{style:n instanceof l.p?n.text:
void 0,prefix:r instanceof l.q&&r.bytes.length>0?r:void 0,start:typeof a=="number"&&Number.isInteger(a)&&a>=1?a:1}}function J(t,e){return t.style!==e.style||e.style!==
void 0&&e.number!==t.number+1?!1:t.prefix===e.prefix?!0:!!t.prefix&&!!e.prefix&&Buffer.compare(t.prefix.bytes,e.prefix.bytes)===0}function W({style:t,prefix:e,number:n}){
return(0,l.z)({S:t===void 0?void 0:(0,l.A)(t),P:e,St:t===void 0||n===1?void 0:n})}0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k,l,m,n,o});
