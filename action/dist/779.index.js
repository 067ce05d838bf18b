"use strict";exports.id=779,exports.ids=[779],exports.modules={779:((D,w,u)=>{u.d(w,{patternOf:()=>F,G:()=>j,y:()=>C});var g=u(58552),x=u(98472),p=u(34378);const A=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),H=(t,s)=>C([t],s);async function C(t,s){const n=new Set;
for(const e of t)n.add((await S(e,s)).text.trim());n.delete("");const r=[...n].map(e=>e.match(/[\x21-\x7e]+/g)??[]),c=(e,f)=>e.length*r.length>v?!1:(f.add((e.length>>
2)+n.size*b),G(e,r));return{hasGroups:!1,lacks:c,search:async(e,f,o)=>{const a=o.step(e.length>>2);if(a&&await a,c(e,o)||await z(e,r,o))return{matches:[],truncated:!1};
const l=await S(e,o),d=[];for(const i of n)if(!await B(i,l,d,f,o))return{matches:d,truncated:!0};return n.size>1&&d.sort((i,h)=>i.start-h.start||h.end-i.end),{matches:d,
truncated:!1}}}}async function z(t,s,n){const r=y(t);for(const c of s){const e=n.step((r.length>>3)*c.length);if(e&&await e,E(r,c))return!1}return!0}function G(t,s){
const n=y(t);for(const r of s)if(E(n,r))return!1;return!0}function E(t,s){for(const n of s)if(!t.includes(n))return!1;return!0}function y(t){const s=t.toLowerCase();
return O.test(s)?s.replace(M,P):s}const O=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,M=new RegExp(O,"g"),b=6,v=2e4;async function B(t,{text:s,
places:n},r,c,e){const f=e.step(s.length>>3);f&&await f;for(let o=s.indexOf(t),a=0;o>=0;o=s.indexOf(t,a)){if(r.length===c)return!1;for(a=o+t.length;n[a]===n[a-1];)
a++;r.push((0,x.z)(n[o],n[a]));const l=e.step(t.length);l&&await l}return!0}async function S(t,s){if(!I.test(t))return W(t,s);const n=[];let r="";for(const{0:c,
1:e,2:f,index:o}of t.matchAll(A)){const a=f===void 0?e?.toLowerCase()??P(c):" ";for(let d=0;d<a.length;d++)n.push(e===void 0?o:o+d);r+=a;const l=s.step(c.length*
10);l&&await l}return n.push(t.length),{text:r,places:n}}const I=/[^\0-\xff]/,L=65536;async function W(t,s){const n=t.includes(m)?t.split(m).length-1:0,r=new Uint32Array(
t.length+n+1);let c="",e=0,f=!1;for(let o=0;o<t.length;o+=L){const a=t.slice(o,o+L),l=s.step(a.length);l&&await l;const d=f;for(let h=0;h<a.length;h++){const T=a.
charCodeAt(h),R=U(T);(!R||!f)&&(r[e++]=o+h),T===k&&(r[e++]=o+h),f=R}const i=a.toLowerCase().replace(/\s+/g," ").replaceAll(m,"ss").replaceAll("µ","μ");c+=d&&i.
startsWith(" ")?i.slice(1):i}return r[e]=t.length,{text:c,places:r}}const m="ß",k=223,U=t=>t===32||t>=9&&t<=13||t===160,P=t=>(0,p.w)((0,p.w)(t).toUpperCase().toLowerCase()),
X=/^\/.+\/([dgimsuvy]*)$/s,$=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function j(t,s){const n=X.exec(t);return s===
"regex"?n?"slashes":void 0:$.test(t)||n&&n[1]!==""?"regex-as-words":void 0}const N=1e6;async function F(t,s,n,r,c){const e=n==="regex"?(await Promise.all([u.e(7398),
u.e(9974)]).then(u.bind(u,39974))).expressionOf(s,c):await H(s,r);if("problem"in e)throw(0,g.G6)([{field:t,message:e.problem}]);return{...e,search:async(f,o,a)=>{
const l=await e.search(f.slice(0,N),o,a);return f.length>N?{...l,truncated:!0}:l}}}}),98472:((D,w,u)=>{u.d(w,{z:()=>g});const g=(x,p,A=[])=>({start:x,end:p,groups:Object.
fromEntries(A)})})};
