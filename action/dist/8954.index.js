"use strict";exports.id=8954,exports.ids=[8954],exports.modules={59690:((I,w,u)=>{u.r(w),u.d(w,{split_by_text:()=>v});var _=u(58552),M=u(94898),E=u(18163),y=u(9312),O=u(65773),
P=u(49568);const v=async(x,g,m)=>{const{search:t,search_mode:s,open_password:n}=g,e=await(0,y.Gv)("search",t,s,m);let o;const d=await(0,E.lD)(x,{password:n},m,async c=>{
o=new O.z(c.source,c.source.pages.count);const p=await r(c,o,e,m);if(p.length===0)throw l(o,g);return p[0].page>0&&p.unshift({page:0}),(0,E.gD)(m,p.length),(0,M.
AL)(c,p)}),{notes:h=[],textlessPages:a=[]}=o??{};return{...d,notes:[...h,...d.notes],facts:{...d.facts,textlessPages:a}}};async function r({source:x},g,m,{pace:t}){
const s=[];for(let n=0;n<x.pages.count;n++){const[e]=(await(0,P.A)(await g.page(n+1),m,1,t)).matches,o=e&&(m.hasGroups?i(e):e.text);o!==void 0&&!(m.hasGroups&&o===
s.at(-1)?.match)&&s.push({page:n,match:o})}return s}const i=({groups:x})=>Object.values(x)[0],f="recognize the text of scans (OCR) before this step";function l({
characters:x,textlessPages:g},{search:m,search_mode:t}){const s=e=>(0,_.G6)([{field:"search",message:e,mentions:["find_text","search_mode"]}]);if(x===0)return s(
`is not found, because the document has no text: ${f}`);const n=(0,y.MM)(m,t);return n!==void 0?s(`is not found on any page: it ${n}`):g.length>0?s(`is not foun\
d on any page, and ${(0,O.q)(g)}: ${f}`):s("is not found on any page: check it with find_text, or split by page count instead")}}),9312:((I,w,u)=>{u.d(w,{$0:()=>P,
Gv:()=>E,MM:()=>O});var _=u(779),M=u(42973);const E=(r,i,f,{pace:l,limits:x})=>(0,_.I)(r,i,f,l,v(r,x)),y={slashes:"has slashes around it that count as character\
s: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex\
, and leave out slashes around it"};function O(r,i){const f=(0,_.G)(r,i);return f&&y[f]}function P(r,i,f){const l=O(i,f);return l===void 0?[]:[{code:"search_mod\
e_unlikely",message:`Nothing was found for ${r}, which ${l}.`,mentions:[r,"search_mode"]}]}function v(r,{searching:i}){let f=i;return l=>{if(f-=l,f<0)throw(0,M.
F)("searching",`The search takes more than ${i} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or sea\
rch fewer pages",r)}}}),49568:((I,w,u)=>{u.d(w,{A:()=>O,m:()=>P});var _=u(27077);const M=1e3,E=1e6,y=1e3;async function O(t,s,n,e){const o=Math.max(n,M),d=await v(
t.flow,s,o,e),h=await r(t,s,o,e),a=i(d.found,h.found,t);return{matches:a.slice(0,n).map(m),truncated:d.truncated||h.truncated||a.length>n}}async function P(t,s,n){
const e=await v(t.flow,s,1,n);if(e.found.length>0)return{isFound:!0,truncated:!0};const o=await r(t,s,1,n);return{isFound:o.found.length>0,truncated:e.truncated||
o.truncated}}async function v(t,s,n,e){const{matches:o,truncated:d}=await s.search(t.text,n,e);return{found:o.map(h=>({...h,flow:t})),truncated:d}}async function r(t,s,n,e){
const{flow:o,lines:d}=await(0,_.k6)(t.visualText(),e),{text:h}=o,a=[];let c=h.length>E;for(const p of d){if(p.end>E||a.length>=n){c=!0;break}const L=e.step(y);L&&
await L;const{matches:T,truncated:U}=await s.search(h.slice(p.start,p.end),n-a.length,e);c||=U;for(const{start:D,end:A,groups:C}of T)a.push({start:p.start+D,end:p.
start+A,groups:C,flow:o})}return{found:a,truncated:c}}function i(t,s,n){if(s.length===0)return[...t];const e=l(n),o=new Set,d=[];for(const a of s){const c=x(a,e),
p=new Set;for(const{from:D,to:A}of c)for(let C=g(t,D);C<t.length&&t[C].start<A;C++)p.add(C);const[L]=p,T=p.size===1?t[L]:void 0;if(T&&c.every(({from:D,to:A})=>T.
start<=D&&A<=T.end))continue;for(const D of p)o.add(D);const U=c.reduce((D,A)=>Math.min(D,A.from),1/0);d.push({match:a,from:U})}return[...t.flatMap((a,c)=>o.has(
c)?[]:[{match:a,from:a.start}]),...d].sort((a,c)=>a.from-c.from).map(({match:a})=>a)}const f=-1;function l({flow:t,found:{edges:s}}){const n=new Int32Array(s.count).
fill(f);for(const{first:e,position:o,count:d}of t.letters(0,t.text.length))for(let h=0;h<d;h++)n[e+h]=o+h;return n}function x({flow:t,start:s,end:n},e){const o=[];
for(const{first:d,count:h}of t.letters(s,n))for(let a=d;a<d+h;a++){const c=e[a];if(c===f)continue;const p=o.at(-1);p?.to===c?p.to++:o.push({from:c,to:c+1})}return o}
function g(t,s){let n=0;for(let e=t.length;n<e;){const o=n+e>>1;t[o].end<=s?n=o+1:e=o}return n}const m=({flow:t,start:s,end:n,groups:e})=>({text:t.text.slice(s,
n),groups:e,box:t.box(s,n),boxes:t.lineBoxes(s,n)})}),6057:((I,w,u)=>{u.d(w,{VO:()=>E,b0:()=>O,c_:()=>v,iw:()=>y,lQ:()=>P});var _=u(74135);const M=[0,0,612,792],
E=(r,i)=>O(r,r.pages.attribute(i,"MediaBox"))??M;function y(r,i){const{pages:f}=r,l=r.resolve(r.entry(f.number(i),"UserUnit"));return{box:(0,_.Mo)(E(r,i),O(r,f.
attribute(i,"CropBox"))),rotation:v(r.resolve(f.attribute(i,"Rotate"))),userUnit:typeof l=="number"&&l>0?l:1}}function O(r,i){const f=r.array(i)?.map(x=>r.resolve(
x));if(f?.length!==4||!f.every(x=>typeof x=="number"&&Number.isFinite(x)))return;const l=(0,_.ds)(f);return l[0]<l[2]&&l[1]<l[3]?l:void 0}function P(r,i){const f=(r.
array(i)??[]).map(l=>r.resolve(l));return f.length===6&&f.every(l=>typeof l=="number")?f:[1,0,0,1,0,0]}function v(r){const i=typeof r=="number"?(r%360+360)%360:
0;return i===90||i===180||i===270?i:0}}),779:((I,w,u)=>{u.d(w,{I:()=>x,G:()=>f});var _=u(58552),M=u(98472),E=u(34378);const y=new RegExp("([\\x21-\\x7e]{1,1000})(\
?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu");async function O(g,m){const t=(await P(g,m)).text.trim();return{hasGroups:!1,
search:async(s,n,e)=>{const{text:o,places:d}=await P(s,e),h=[];for(let a=o.indexOf(t),c=0;a>=0;a=o.indexOf(t,c)){if(h.length===n)return{matches:h,truncated:!0};
for(c=a+t.length;d[c]===d[c-1];)c++;h.push((0,M.z)(d[a],d[c]));const p=e.step(t.length);p&&await p}return{matches:h,truncated:!1}}}}async function P(g,m){const t=[];
let s="";for(const{0:n,1:e,2:o,index:d}of g.matchAll(y)){const h=o===void 0?e?.toLowerCase()??v(n):" ";for(let c=0;c<h.length;c++)t.push(e===void 0?d:d+c);s+=h;
const a=m.step(n.length*10);a&&await a}return t.push(g.length),{text:s,places:t}}const v=g=>(0,E.w)((0,E.w)(g).toUpperCase().toLowerCase()),r=/^\/.+\/([dgimsuvy]*)$/s,
i=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function f(g,m){const t=r.exec(g);return m==="regex"?t?"slashes":void 0:
i.test(g)||t&&t[1]!==""?"regex-as-words":void 0}const l=1e6;async function x(g,m,t,s,n){const e=t==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(
u,39974))).expressionOf(m,n):await O(m,s);if("problem"in e)throw(0,_.G6)([{field:g,message:e.problem}]);return{hasGroups:e.hasGroups,search:async(o,d,h)=>{const a=await e.
search(o.slice(0,l),d,h);return o.length>l?{...a,truncated:!0}:a}}}}),98472:((I,w,u)=>{u.d(w,{z:()=>_});const _=(M,E,y=[])=>({start:M,end:E,groups:Object.fromEntries(
y)})})};
