"use strict";exports.id=9690,exports.ids=[9690],exports.modules={59690:((L,_,u)=>{u.r(_),u.d(_,{split_by_text:()=>A});var O=u(58552),y=u(94898),w=u(18163),M=u(9312),P=u(22154),
I=u(49568);const A=async(p,x,m)=>{const{search:d,search_mode:t,open_password:n}=x,e=await(0,M.Gv)("search",d,t,m);let o;const s=await(0,w.lD)(p,{password:n},m,async a=>{
o=new P.z(a.source,a.source.pages.count);const r=await f(a,o,e,m);if(r.length===0)throw E(o,x);return r[0].page>0&&r.unshift({page:0}),(0,w.gD)(m,r.length),(0,y.
AL)(a,r)}),{notes:i=[],textlessPages:c=[]}=o??{};return{...s,notes:[...i,...s.notes],facts:{...s.facts,textlessPages:c}}};async function f({source:p},x,m,{pace:d}){
const t=[];for(let n=0;n<p.pages.count;n++){const[e]=(await(0,I.Ao)(await x.page(n+1),m,1,d)).matches,o=e&&(m.hasGroups?g(e):e.text);o!==void 0&&!(m.hasGroups&&
o===t.at(-1)?.match)&&t.push({page:n,match:o})}return t}const g=({groups:p})=>Object.values(p)[0],l="recognize the text of scans (OCR) before this step";function E({
characters:p,textlessPages:x},{search:m,search_mode:d}){const t=e=>(0,O.G6)([{field:"search",message:e,mentions:["find_text","search_mode"]}]);if(p===0)return t(
`is not found, because the document has no text: ${l}`);const n=(0,M.MM)(m,d);return n!==void 0?t(`is not found on any page: it ${n}`):x.length>0?t(`is not foun\
d on any page, and ${(0,P.q)(x)}: ${l}`):t("is not found on any page: check it with find_text, or split by page count instead")}}),9312:((L,_,u)=>{u.d(_,{$0:()=>I,
Gv:()=>w,MM:()=>P});var O=u(779),y=u(42973);const w=(f,g,l,{pace:E,limits:p})=>(0,O.Id)(f,g,l,E,A(f,p)),M={slashes:"has slashes around it that count as characte\
rs: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to rege\
x, and leave out slashes around it"};function P(f,g){const l=(0,O.GJ)(f,g);return l&&M[l]}function I(f,g,l){const E=P(g,l);return E===void 0?[]:[{code:"search_m\
ode_unlikely",message:`Nothing was found for ${f}, which ${E}.`,mentions:[f,"search_mode"]}]}function A(f,{searching:g}){let l=g;return E=>{if(l-=E,l<0)throw(0,y.
F)("searching",`The search takes more than ${g} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or sea\
rch fewer pages",f)}}}),49568:((L,_,u)=>{u.d(_,{Ao:()=>P,IQ:()=>I,m6:()=>A});var O=u(27077);const y=1e3,w=1e6,M=1e3;async function P(t,n,e,o){const s=Math.max(e,
y),i=await f(t.flow,n,s,o),c=await g(t,n,s,o),a=l(i.found,c.found,t);return{matches:a.slice(0,e).map(d),truncated:i.truncated||c.truncated||a.length>e}}async function I(t,n,e,o){
const s=await f(t.flow,n,e,o),i=await g(t,n,e,o);return{all:[...s.found,...i.found],counted:l(s.found,i.found,t),truncated:s.truncated||i.truncated}}async function A(t,n,e){
const o=await f(t.flow,n,1,e);if(o.found.length>0)return{isFound:!0,truncated:!0};const s=await g(t,n,1,e);return{isFound:s.found.length>0,truncated:o.truncated||
s.truncated}}async function f(t,n,e,o){const{matches:s,truncated:i}=await n.search(t.text,e,o);return{found:s.map(c=>({...c,flow:t})),truncated:i}}async function g(t,n,e,o){
const{flow:s,lines:i}=await(0,O.k6)(t.visualText(),o),{text:c}=s,a=[];let r=c.length>w;for(const h of i){if(h.end>w||a.length>=e){r=!0;break}const S=o.step(M);S&&
await S;const{matches:T,truncated:R}=await n.search(c.slice(h.start,h.end),e-a.length,o);r||=R;for(const{start:D,end:v,groups:C}of T)a.push({start:h.start+D,end:h.
start+v,groups:C,flow:s})}return{found:a,truncated:r}}function l(t,n,e){if(n.length===0)return[...t];const o=p(e),s=new Set,i=[];for(const a of n){const r=x(a,o),
h=new Set;for(const{from:D,to:v}of r)for(let C=m(t,D);C<t.length&&t[C].start<v;C++)h.add(C);const[S]=h,T=h.size===1?t[S]:void 0;if(T&&r.every(({from:D,to:v})=>T.
start<=D&&v<=T.end))continue;for(const D of h)s.add(D);const R=r.reduce((D,v)=>Math.min(D,v.from),1/0);i.push({match:a,from:R})}return[...t.flatMap((a,r)=>s.has(
r)?[]:[{match:a,from:a.start}]),...i].sort((a,r)=>a.from-r.from).map(({match:a})=>a)}const E=-1;function p({flow:t,found:{edges:n}}){const e=new Int32Array(n.count).
fill(E);for(const{first:o,position:s,count:i}of t.letters(0,t.text.length))for(let c=0;c<i;c++)e[o+c]=s+c;return e}function x({flow:t,start:n,end:e},o){const s=[];
for(const{first:i,count:c}of t.letters(n,e))for(let a=i;a<i+c;a++){const r=o[a];if(r===E)continue;const h=s.at(-1);h?.to===r?h.to++:s.push({from:r,to:r+1})}return s}
function m(t,n){let e=0;for(let o=t.length;e<o;){const s=e+o>>1;t[s].end<=n?e=s+1:o=s}return e}const d=({flow:t,start:n,end:e,groups:o})=>({text:t.text.slice(n,
e),groups:o,box:t.box(n,e),boxes:t.lineBoxes(n,e)})}),779:((L,_,u)=>{u.d(_,{Id:()=>m,GJ:()=>p,yS:()=>I});var O=u(58552),y=u(98472),w=u(34378);const M=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),P=(d,t)=>I([d],t);async function I(d,t){const n=new Set;
for(const e of d)n.add((await f(e,t)).text.trim());return n.delete(""),{hasGroups:!1,search:async(e,o,s)=>{const i=await f(e,s),c=[];for(const a of n)if(!await A(
a,i,c,o,s))return{matches:c,truncated:!0};return n.size>1&&c.sort((a,r)=>a.start-r.start||r.end-a.end),{matches:c,truncated:!1}}}}async function A(d,{text:t,places:n},e,o,s){
const i=s.step(t.length>>3);i&&await i;for(let c=t.indexOf(d),a=0;c>=0;c=t.indexOf(d,a)){if(e.length===o)return!1;for(a=c+d.length;n[a]===n[a-1];)a++;e.push((0,y.
z)(n[c],n[a]));const r=s.step(d.length);r&&await r}return!0}async function f(d,t){const n=[];let e="";for(const{0:o,1:s,2:i,index:c}of d.matchAll(M)){const a=i===
void 0?s?.toLowerCase()??g(o):" ";for(let h=0;h<a.length;h++)n.push(s===void 0?c:c+h);e+=a;const r=t.step(o.length*10);r&&await r}return n.push(d.length),{text:e,
places:n}}const g=d=>(0,w.w)((0,w.w)(d).toUpperCase().toLowerCase()),l=/^\/.+\/([dgimsuvy]*)$/s,E=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function p(d,t){const n=l.exec(d);return t==="regex"?n?"slashes":void 0:E.test(d)||n&&n[1]!==""?"regex-as-words":void 0}const x=1e6;async function m(d,t,n,e,o){
const s=n==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(u,39974))).expressionOf(t,o):await P(t,e);if("problem"in s)throw(0,O.G6)([{field:d,message:s.
problem}]);return{hasGroups:s.hasGroups,search:async(i,c,a)=>{const r=await s.search(i.slice(0,x),c,a);return i.length>x?{...r,truncated:!0}:r}}}}),98472:((L,_,u)=>{
u.d(_,{z:()=>O});const O=(y,w,M=[])=>({start:y,end:w,groups:Object.fromEntries(M)})})};
