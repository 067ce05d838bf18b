"use strict";exports.id=9690,exports.ids=[9690],exports.modules={59690:((T,w,u)=>{u.r(w),u.d(w,{split_by_text:()=>A});var _=u(58552),M=u(94898),E=u(18163),O=u(9312),y=u(65773),
D=u(49568);const A=async(m,f,l)=>{const{search:t,search_mode:s,open_password:n}=f,e=await(0,O.Gv)("search",t,s,l);let o;const c=await(0,E.lD)(m,{password:n},l,async r=>{
o=new y.z(r.source,r.source.pages.count);const d=await p(r,o,e,l);if(d.length===0)throw x(o,f);return d[0].page>0&&d.unshift({page:0}),(0,E.gD)(l,d.length),(0,M.
AL)(r,d)}),{notes:i=[],textlessPages:a=[]}=o??{};return{...c,notes:[...i,...c.notes],facts:{...c.facts,textlessPages:a}}};async function p({source:m},f,l,{pace:t}){
const s=[];for(let n=0;n<m.pages.count;n++){const[e]=(await(0,D.A)(await f.page(n+1),l,1,t)).matches,o=e&&(l.hasGroups?g(e):e.text);o!==void 0&&!(l.hasGroups&&o===
s.at(-1)?.match)&&s.push({page:n,match:o})}return s}const g=({groups:m})=>Object.values(m)[0],h="recognize the text of scans (OCR) before this step";function x({
characters:m,textlessPages:f},{search:l,search_mode:t}){const s=e=>(0,_.G6)([{field:"search",message:e,mentions:["find_text","search_mode"]}]);if(m===0)return s(
`is not found, because the document has no text: ${h}`);const n=(0,O.MM)(l,t);return n!==void 0?s(`is not found on any page: it ${n}`):f.length>0?s(`is not foun\
d on any page, and ${(0,y.q)(f)}: ${h}`):s("is not found on any page: check it with find_text, or split by page count instead")}}),9312:((T,w,u)=>{u.d(w,{$0:()=>D,
Gv:()=>E,MM:()=>y});var _=u(779),M=u(42973);const E=(p,g,h,{pace:x,limits:m})=>(0,_.I)(p,g,h,x,A(p,m)),O={slashes:"has slashes around it that count as character\
s: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex\
, and leave out slashes around it"};function y(p,g){const h=(0,_.G)(p,g);return h&&O[h]}function D(p,g,h){const x=y(g,h);return x===void 0?[]:[{code:"search_mod\
e_unlikely",message:`Nothing was found for ${p}, which ${x}.`,mentions:[p,"search_mode"]}]}function A(p,{searching:g}){let h=g;return x=>{if(h-=x,h<0)throw(0,M.
F)("searching",`The search takes more than ${g} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or sea\
rch fewer pages",p)}}}),49568:((T,w,u)=>{u.d(w,{A:()=>y,m:()=>D});var _=u(27077);const M=1e3,E=1e6,O=1e3;async function y(t,s,n,e){const o=Math.max(n,M),c=await A(
t.flow,s,o,e),i=await p(t,s,o,e),a=g(c.found,i.found,t);return{matches:a.slice(0,n).map(l),truncated:c.truncated||i.truncated||a.length>n}}async function D(t,s,n){
const e=await A(t.flow,s,1,n);if(e.found.length>0)return{isFound:!0,truncated:!0};const o=await p(t,s,1,n);return{isFound:o.found.length>0,truncated:e.truncated||
o.truncated}}async function A(t,s,n,e){const{matches:o,truncated:c}=await s.search(t.text,n,e);return{found:o.map(i=>({...i,flow:t})),truncated:c}}async function p(t,s,n,e){
const{flow:o,lines:c}=await(0,_.k6)(t.visualText(),e),{text:i}=o,a=[];let r=i.length>E;for(const d of c){if(d.end>E||a.length>=n){r=!0;break}const L=e.step(O);L&&
await L;const{matches:C,truncated:R}=await s.search(i.slice(d.start,d.end),n-a.length,e);r||=R;for(const{start:P,end:I,groups:v}of C)a.push({start:d.start+P,end:d.
start+I,groups:v,flow:o})}return{found:a,truncated:r}}function g(t,s,n){if(s.length===0)return[...t];const e=x(n),o=new Set,c=[];for(const a of s){const r=m(a,e),
d=new Set;for(const{from:P,to:I}of r)for(let v=f(t,P);v<t.length&&t[v].start<I;v++)d.add(v);const[L]=d,C=d.size===1?t[L]:void 0;if(C&&r.every(({from:P,to:I})=>C.
start<=P&&I<=C.end))continue;for(const P of d)o.add(P);const R=r.reduce((P,I)=>Math.min(P,I.from),1/0);c.push({match:a,from:R})}return[...t.flatMap((a,r)=>o.has(
r)?[]:[{match:a,from:a.start}]),...c].sort((a,r)=>a.from-r.from).map(({match:a})=>a)}const h=-1;function x({flow:t,found:{edges:s}}){const n=new Int32Array(s.count).
fill(h);for(const{first:e,position:o,count:c}of t.letters(0,t.text.length))for(let i=0;i<c;i++)n[e+i]=o+i;return n}function m({flow:t,start:s,end:n},e){const o=[];
for(const{first:c,count:i}of t.letters(s,n))for(let a=c;a<c+i;a++){const r=e[a];if(r===h)continue;const d=o.at(-1);d?.to===r?d.to++:o.push({from:r,to:r+1})}return o}
function f(t,s){let n=0;for(let e=t.length;n<e;){const o=n+e>>1;t[o].end<=s?n=o+1:e=o}return n}const l=({flow:t,start:s,end:n,groups:e})=>({text:t.text.slice(s,
n),groups:e,box:t.box(s,n),boxes:t.lineBoxes(s,n)})}),779:((T,w,u)=>{u.d(w,{I:()=>m,G:()=>h});var _=u(58552),M=u(98472),E=u(34378);const O=new RegExp("([\\x21-\\x\
7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu");async function y(f,l){const t=(await D(f,l)).text.trim();return{
hasGroups:!1,search:async(s,n,e)=>{const{text:o,places:c}=await D(s,e),i=[];for(let a=o.indexOf(t),r=0;a>=0;a=o.indexOf(t,r)){if(i.length===n)return{matches:i,truncated:!0};
for(r=a+t.length;c[r]===c[r-1];)r++;i.push((0,M.z)(c[a],c[r]));const d=e.step(t.length);d&&await d}return{matches:i,truncated:!1}}}}async function D(f,l){const t=[];
let s="";for(const{0:n,1:e,2:o,index:c}of f.matchAll(O)){const i=o===void 0?e?.toLowerCase()??A(n):" ";for(let r=0;r<i.length;r++)t.push(e===void 0?c:c+r);s+=i;
const a=l.step(n.length*10);a&&await a}return t.push(f.length),{text:s,places:t}}const A=f=>(0,E.w)((0,E.w)(f).toUpperCase().toLowerCase()),p=/^\/.+\/([dgimsuvy]*)$/s,
g=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function h(f,l){const t=p.exec(f);return l==="regex"?t?"slashes":void 0:
g.test(f)||t&&t[1]!==""?"regex-as-words":void 0}const x=1e6;async function m(f,l,t,s,n){const e=t==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(
u,39974))).expressionOf(l,n):await y(l,s);if("problem"in e)throw(0,_.G6)([{field:f,message:e.problem}]);return{hasGroups:e.hasGroups,search:async(o,c,i)=>{const a=await e.
search(o.slice(0,x),c,i);return o.length>x?{...a,truncated:!0}:a}}}}),98472:((T,w,u)=>{u.d(w,{z:()=>_});const _=(M,E,O=[])=>({start:M,end:E,groups:Object.fromEntries(
O)})})};
