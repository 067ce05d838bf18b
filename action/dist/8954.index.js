"use strict";exports.id=8954,exports.ids=[8954],exports.modules={59690:((T,y,d)=>{d.r(y),d.d(y,{split_by_text:()=>D});var _=d(58552),P=d(94898),E=d(18163),O=d(9312),w=d(22154),
v=d(49568);const D=async(g,M,x)=>{const{search:p,search_mode:t,open_password:n}=M,e=await(0,O.Gv)("search",p,t,x);let o;const s=await(0,E.lD)(g,{password:n},x,async r=>{
o=new w.z(r.source,r.source.pages.count);const c=await a(r,o,e,x);if(c.length===0)throw h(o,M);return c[0].page>0&&c.unshift({page:0}),(0,E.gD)(x,c.length),(0,P.
AL)(r,c)}),{notes:f=[],textlessPages:u=[]}=o??{};return{...s,notes:[...f,...s.notes],facts:{...s.facts,textlessPages:u}}};async function a({source:g},M,x,{pace:p}){
const t=[];for(let n=0;n<g.pages.count;n++){const[e]=(await(0,v.Ao)(await M.page(n+1),x,1,p)).matches,o=e&&(x.hasGroups?i(e):e.text);o!==void 0&&!(x.hasGroups&&
o===t.at(-1)?.match)&&t.push({page:n,match:o})}return t}const i=({groups:g})=>Object.values(g)[0],l="recognize the text of scans (OCR) before this step";function h({
characters:g,textlessPages:M},{search:x,search_mode:p}){const t=e=>(0,_.G6)([{field:"search",message:e,mentions:["find_text","search_mode"]}]);if(g===0)return t(
`is not found, because the document has no text: ${l}`);const n=(0,O.MM)(x,p);return n!==void 0?t(`is not found on any page: it ${n}`):M.length>0?t(`is not foun\
d on any page, and ${(0,w.q)(M)}: ${l}`):t("is not found on any page: check it with find_text, or split by page count instead")}}),9312:((T,y,d)=>{d.d(y,{$0:()=>v,
Gv:()=>E,MM:()=>w});var _=d(779),P=d(42973);const E=(a,i,l,{pace:h,limits:g})=>(0,_.Id)(a,i,l,h,D(a,g)),O={slashes:"has slashes around it that count as characte\
rs: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to rege\
x, and leave out slashes around it"};function w(a,i){const l=(0,_.GJ)(a,i);return l&&O[l]}function v(a,i,l){const h=w(i,l);return h===void 0?[]:[{code:"search_m\
ode_unlikely",message:`Nothing was found for ${a}, which ${h}.`,mentions:[a,"search_mode"]}]}function D(a,{searching:i}){let l=i;return h=>{if(l-=h,l<0)throw(0,P.
F)("searching",`The search takes more than ${i} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or sea\
rch fewer pages",a)}}}),49568:((T,y,d)=>{d.d(y,{Ao:()=>w,IQ:()=>v,m6:()=>D});var _=d(27077);const P=1e3,E=1e6,O=1e3;async function w(t,n,e,o){const s=Math.max(e,
P),f=await a(t.flow,n,s,o),u=await i(t,n,s,o),r=l(f.found,u.found,t);return{matches:r.slice(0,e).map(p),truncated:f.truncated||u.truncated||r.length>e}}async function v(t,n,e,o){
const s=await a(t.flow,n,e,o),f=await i(t,n,e,o);return{all:[...s.found,...f.found],counted:l(s.found,f.found,t),truncated:s.truncated||f.truncated}}async function D(t,n,e){
const o=await a(t.flow,n,1,e);if(o.found.length>0)return{isFound:!0,truncated:!0};const s=await i(t,n,1,e);return{isFound:s.found.length>0,truncated:o.truncated||
s.truncated}}async function a(t,n,e,o){const{matches:s,truncated:f}=await n.search(t.text,e,o);return{found:s.map(u=>({...u,flow:t})),truncated:f}}async function i(t,n,e,o){
const{flow:s,lines:f}=await(0,_.k6)(t.visualText(),o),{text:u}=s,r=[];let c=u.length>E;for(const m of f){if(m.end>E||r.length>=e){c=!0;break}const U=o.step(O);U&&
await U;const{matches:L,truncated:R}=await n.search(u.slice(m.start,m.end),e-r.length,o);c||=R;for(const{start:I,end:A,groups:C}of L)r.push({start:m.start+I,end:m.
start+A,groups:C,flow:s})}return{found:r,truncated:c}}function l(t,n,e){if(n.length===0)return[...t];const o=g(e),s=new Set,f=[];for(const r of n){const c=M(r,o),
m=new Set;for(const{from:I,to:A}of c)for(let C=x(t,I);C<t.length&&t[C].start<A;C++)m.add(C);const[U]=m,L=m.size===1?t[U]:void 0;if(L&&c.every(({from:I,to:A})=>L.
start<=I&&A<=L.end))continue;for(const I of m)s.add(I);const R=c.reduce((I,A)=>Math.min(I,A.from),1/0);f.push({match:r,from:R})}return[...t.flatMap((r,c)=>s.has(
c)?[]:[{match:r,from:r.start}]),...f].sort((r,c)=>r.from-c.from).map(({match:r})=>r)}const h=-1;function g({flow:t,found:{edges:n}}){const e=new Int32Array(n.count).
fill(h);for(const{first:o,position:s,count:f}of t.letters(0,t.text.length))for(let u=0;u<f;u++)e[o+u]=s+u;return e}function M({flow:t,start:n,end:e},o){const s=[];
for(const{first:f,count:u}of t.letters(n,e))for(let r=f;r<f+u;r++){const c=o[r];if(c===h)continue;const m=s.at(-1);m?.to===c?m.to++:s.push({from:c,to:c+1})}return s}
function x(t,n){let e=0;for(let o=t.length;e<o;){const s=e+o>>1;t[s].end<=n?e=s+1:o=s}return e}const p=({flow:t,start:n,end:e,groups:o})=>({text:t.text.slice(n,
e),groups:o,box:t.box(n,e),boxes:t.lineBoxes(n,e)})}),6057:((T,y,d)=>{d.d(y,{VO:()=>E,b0:()=>w,c_:()=>D,iw:()=>O,lQ:()=>v});var _=d(74135);const P=[0,0,612,792],
E=(a,i)=>w(a,a.pages.attribute(i,"MediaBox"))??P;function O(a,i){const{pages:l}=a,h=a.resolve(a.entry(l.number(i),"UserUnit"));return{box:(0,_.Mo)(E(a,i),w(a,l.
attribute(i,"CropBox"))),rotation:D(a.resolve(l.attribute(i,"Rotate"))),userUnit:typeof h=="number"&&h>0?h:1}}function w(a,i){const l=a.array(i)?.map(g=>a.resolve(
g));if(l?.length!==4||!l.every(g=>typeof g=="number"&&Number.isFinite(g)))return;const h=(0,_.ds)(l);return h[0]<h[2]&&h[1]<h[3]?h:void 0}function v(a,i){const l=(a.
array(i)??[]).map(h=>a.resolve(h));return l.length===6&&l.every(h=>typeof h=="number")?l:[1,0,0,1,0,0]}function D(a){const i=typeof a=="number"?(a%360+360)%360:
0;return i===90||i===180||i===270?i:0}}),779:((T,y,d)=>{d.d(y,{Id:()=>x,GJ:()=>g,yS:()=>v});var _=d(58552),P=d(98472),E=d(34378);const O=new RegExp("([\\x21-\\x7e\
]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),w=(p,t)=>v([p],t);async function v(p,t){const n=new Set;for(const e of p)
n.add((await a(e,t)).text.trim());return n.delete(""),{hasGroups:!1,search:async(e,o,s)=>{const f=await a(e,s),u=[];for(const r of n)if(!await D(r,f,u,o,s))return{
matches:u,truncated:!0};return n.size>1&&u.sort((r,c)=>r.start-c.start||c.end-r.end),{matches:u,truncated:!1}}}}async function D(p,{text:t,places:n},e,o,s){const f=s.
step(t.length>>3);f&&await f;for(let u=t.indexOf(p),r=0;u>=0;u=t.indexOf(p,r)){if(e.length===o)return!1;for(r=u+p.length;n[r]===n[r-1];)r++;e.push((0,P.z)(n[u],
n[r]));const c=s.step(p.length);c&&await c}return!0}async function a(p,t){const n=[];let e="";for(const{0:o,1:s,2:f,index:u}of p.matchAll(O)){const r=f===void 0?
s?.toLowerCase()??i(o):" ";for(let m=0;m<r.length;m++)n.push(s===void 0?u:u+m);e+=r;const c=t.step(o.length*10);c&&await c}return n.push(p.length),{text:e,places:n}}
const i=p=>(0,E.w)((0,E.w)(p).toUpperCase().toLowerCase()),l=/^\/.+\/([dgimsuvy]*)$/s,h=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function g(p,t){const n=l.exec(p);return t==="regex"?n?"slashes":void 0:h.test(p)||n&&n[1]!==""?"regex-as-words":void 0}const M=1e6;async function x(p,t,n,e,o){
const s=n==="regex"?(await Promise.all([d.e(7398),d.e(9974)]).then(d.bind(d,39974))).expressionOf(t,o):await w(t,e);if("problem"in s)throw(0,_.G6)([{field:p,message:s.
problem}]);return{hasGroups:s.hasGroups,search:async(f,u,r)=>{const c=await s.search(f.slice(0,M),u,r);return f.length>M?{...c,truncated:!0}:c}}}}),98472:((T,y,d)=>{
d.d(y,{z:()=>_});const _=(P,E,O=[])=>({start:P,end:E,groups:Object.fromEntries(O)})})};
