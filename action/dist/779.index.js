"use strict";exports.id=779,exports.ids=[779],exports.modules={779:((T,p,d)=>{d.d(p,{patternOf:()=>X,G:()=>U,y:()=>A});var g=d(58552),x=d(98472),w=d(34378);const m=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),P=(t,s)=>A([t],s);async function A(t,s){const e=new Set;
for(const n of t)e.add((await O(n,s)).text.trim());e.delete("");const o=[...e].map(n=>n.match(/[\x21-\x7e]+/g)??[]),c=(n,a)=>n.length*o.length>R?!1:(a.add((n.length>>
2)+e.size*M),D(n,o));return{hasGroups:!1,lacks:c,search:async(n,a,r)=>{const f=r.step(n.length>>2);if(f&&await f,c(n,r)||await z(n,o,r))return{matches:[],truncated:!1};
const u=await O(n,r),l=[];for(const i of e)if(!await v(i,u,l,a,r))return{matches:l,truncated:!0};return e.size>1&&l.sort((i,h)=>i.start-h.start||h.end-i.end),{matches:l,
truncated:!1}}}}async function z(t,s,e){const o=y(t);for(const c of s){const n=e.step((o.length>>3)*c.length);if(n&&await n,C(o,c))return!1}return!0}function D(t,s){
const e=y(t);for(const o of s)if(C(e,o))return!1;return!0}function C(t,s){for(const e of s)if(!t.includes(e))return!1;return!0}function y(t){const s=t.toLowerCase();
return E.test(s)?s.replace(G,L):s}const E=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,G=new RegExp(E,"g"),M=6,R=2e4;async function v(t,{text:s,
places:e},o,c,n){const a=n.step(s.length>>3);a&&await a;for(let r=s.indexOf(t),f=0;r>=0;r=s.indexOf(t,f)){if(o.length===c)return!1;for(f=r+t.length;e[f]===e[f-1];)
f++;o.push((0,x.z)(e[r],e[f]));const u=n.step(t.length);u&&await u}return!0}async function O(t,s){if(!B.test(t))return H(t,s);const e=[];let o="";for(const{0:c,
1:n,2:a,index:r}of t.matchAll(m)){const f=a===void 0?n?.toLowerCase()??L(c):" ";for(let l=0;l<f.length;l++)e.push(n===void 0?r:r+l);o+=f;const u=s.step(c.length*
10);u&&await u}return e.push(t.length),{text:o,places:e}}const B=/[^\0-\x7f]/,S=65536;async function H(t,s){const e=new Uint32Array(t.length+1);let o="",c=0,n=!1;
for(let a=0;a<t.length;a+=S){const r=t.slice(a,a+S),f=s.step(r.length);f&&await f;const u=n;for(let i=0;i<r.length;i++){const h=I(r.charCodeAt(i));(!h||!n)&&(e[c++]=
a+i),n=h}const l=r.toLowerCase().replace(/\s+/g," ");o+=u&&l.startsWith(" ")?l.slice(1):l}return e[c]=t.length,{text:o,places:e}}const I=t=>t===32||t>=9&&t<=13,
L=t=>(0,w.w)((0,w.w)(t).toUpperCase().toLowerCase()),W=/^\/.+\/([dgimsuvy]*)$/s,k=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function U(t,s){const e=W.exec(t);return s==="regex"?e?"slashes":void 0:k.test(t)||e&&e[1]!==""?"regex-as-words":void 0}const N=1e6;async function X(t,s,e,o,c){
const n=e==="regex"?(await Promise.all([d.e(7398),d.e(9974)]).then(d.bind(d,39974))).expressionOf(s,c):await P(s,o);if("problem"in n)throw(0,g.G6)([{field:t,message:n.
problem}]);return{...n,search:async(a,r,f)=>{const u=await n.search(a.slice(0,N),r,f);return a.length>N?{...u,truncated:!0}:u}}}}),98472:((T,p,d)=>{d.d(p,{z:()=>g});
const g=(x,w,m=[])=>({start:x,end:w,groups:Object.fromEntries(m)})})};
