var v=Object.defineProperty;var A=Object.getOwnPropertyDescriptor;var D=Object.getOwnPropertyNames;var R=Object.prototype.hasOwnProperty;var T=(t,e)=>{for(var n in e)v(t,n,{get:e[n],enumerable:!0})},V=(t,e,n,l)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of D(e))!R.call(t,r)&&r!==n&&
v(t,r,{get:()=>e[r],enumerable:!(l=A(e,r))||l.enumerable});return t};var j=t=>V(v({},"__esModule",{value:!0}),t);var z={};T(z,{a:()=>S,b:()=>x,c:()=>B,d:()=>N});module.exports=j(z);var c=require("./chunk-TZ6YDG7T.js"),f=require("./chunk-IO24KDZ3.js"),g=64,S=t=>typeof t=="n\
umber"?String(t):Buffer.from(t.bytes).toString("latin1");function x(t,e,n){let l=[];for(let r of b(t,e,0))for(let i of L(t,r.dict,n))l.push(i);return l}function B(t,e,n,l,r,i){
let d=b(t,e,n,i);for(let u=d.length-1;u>=0;u--){let a=d[u],h=L(t,a.dict,l),s=h.filter(([y,p])=>!r(y,p));if(s.length<h.length&&(t.edit(a.holder),a.dict.set(l,s.flat()),
a.changed=!0),a.emptyKids){let y=(t.array(a.dict.get("Kids"))??[]).filter(p=>!a.emptyKids.has((0,f.y)(p)?p.number:p));t.edit(a.holder),a.dict.set("Kids",y),a.changed=
!0}if(!a.changed)continue;let K=t.array(a.dict.get("Kids"))??[];a.empty=s.length===0&&K.length===0;let m=a.parent;m&&(m.changed=!0,a.empty?(m.emptyKids??=new Set).
add((0,f.y)(a.value)?a.value.number:a.value):q(t,a,s,K))}let o=d[0];return{changed:o?.changed??!1,empty:o?.empty??!1}}function N(t,e,n){if(e.length<=g)return(0,f.B)(
{[n]:e.flat()});let l=[];for(let r of w(e)){let[i,d]=[r[0][0],r.at(-1)[0]];l.push({ref:t.add((0,f.B)({Limits:[i,d],[n]:r.flat()})),low:i,high:d})}for(;l.length>
g;)l=w(l).map(r=>{let[i,d]=[r[0].low,r.at(-1).high];return{ref:t.add((0,f.B)({Limits:[i,d],Kids:r.map(({ref:o})=>o)})),low:i,high:d}});return(0,f.B)({Kids:l.map(
({ref:r})=>r)})}function b(t,e,n,l){let r=new c.c(t),i=[],d=[{value:e??null,holder:n,parent:void 0}];for(let o=d.pop();o!==void 0;o=d.pop()){let u=t.dict(o.value);
if(!u||!r.first(o.value)||l&&o.parent&&!k(t,u,l))continue;let a={value:o.value,dict:u,holder:(0,c.d)(o.value,o.holder),parent:o.parent};i.push(a);let h=t.array(
u.get("Kids"))??[];for(let s=h.length-1;s>=0;s--)d.push({value:h[s],holder:(0,c.d)(u.get("Kids"),a.holder),parent:a})}return i}function k(t,e,n){let[l,r]=t.array(
e.get("Limits"))??[];return typeof l!="number"||typeof r!="number"||n(l,r)}function L(t,e,n){let l=t.array(e.get(n));if(!l)return[];let r=[];for(let i=0;i+1<l.length;i+=
2){let d=t.resolve(l[i]);(n==="Names"?d instanceof f.s:typeof d=="number")&&r.push([d,l[i+1]])}return r}function q(t,e,n,l){let r=o=>t.array(t.dict(o)?.get("Lim\
its"))??[],i=n[0]?.[0]??r(l[0])[0],d=n.at(-1)?.[0]??r(l.at(-1))[1];t.edit(e.holder),i!==void 0&&d!==void 0?e.dict.set("Limits",[i,d]):e.dict.delete("Limits")}function w(t){
let e=[];for(let n=0;n<t.length;n+=g)e.push(t.slice(n,n+g));return e}0&&(module.exports={a,b,c,d});
