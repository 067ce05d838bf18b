"use strict";exports.id=9690,exports.ids=[9690,779],exports.modules={59690:((U,P,i)=>{i.r(P),i.d(P,{split_by_text:()=>S});var D=i(58552),v=i(94898),M=i(18163),T=i(9312),I=i(
22154),R=i(49568);const S=async(_,A,y)=>{const{search:L,search_mode:e,open_password:a}=A,o=await(0,T.Gv)("search",L,e,y);let r;const c=await(0,M.lD)(_,{password:a},
y,async s=>{r=new I.z(s.source,s.source.pages.count);const n=await w(s,r,o,y);if(n.length===0)throw O(r,A);return n[0].page>0&&n.unshift({page:0}),(0,M.gD)(y,n.
length),(0,v.AL)(s,n)}),{notes:h=[],textlessPages:t=[]}=r??{};return{...c,notes:[...h,...c.notes],facts:{...c.facts,textlessPages:t}}};async function w({source:_},A,y,{
pace:L}){const e=[];for(let a=0;a<_.pages.count;a++){const[o]=(await(0,R.Ao)(await A.page(a+1),y,1,L)).matches,r=o&&(y.hasGroups?x(o):o.text);r!==void 0&&!(y.hasGroups&&
r===e.at(-1)?.match)&&e.push({page:a,match:r})}return e}const x=({groups:_})=>Object.values(_)[0],E="recognize the text of scans (OCR) before this step";function O({
characters:_,textlessPages:A},{search:y,search_mode:L}){const e=o=>(0,D.G6)([{field:"search",message:o,mentions:["find_text","search_mode"]}]);if(_===0)return e(
`is not found, because the document has no text: ${E}`);const a=(0,T.MM)(y,L);return a!==void 0?e(`is not found on any page: it ${a}`):A.length>0?e(`is not foun\
d on any page, and ${(0,I.q)(A)}: ${E}`):e("is not found on any page: check it with find_text, or split by page count instead")}}),9312:((U,P,i)=>{i.d(P,{$0:()=>R,
Gv:()=>M,MM:()=>I});var D=i(779),v=i(42973);const M=(w,x,E,{pace:O,limits:_})=>(0,D.patternOf)(w,x,E,O,S(w,_)),T={slashes:"has slashes around it that count as c\
haracters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode \
to regex, and leave out slashes around it"};function I(w,x){const E=(0,D.G)(w,x);return E&&T[E]}function R(w,x,E){const O=I(x,E);return O===void 0?[]:[{code:"se\
arch_mode_unlikely",message:`Nothing was found for ${w}, which ${O}.`,mentions:[w,"search_mode"]}]}function S(w,{searching:x}){let E=x;return O=>{if(E-=O,E<0)throw(0,v.
F)("searching",`The search takes more than ${x} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or sea\
rch fewer pages",w)}}}),49568:((U,P,i)=>{i.d(P,{Ao:()=>I,IQ:()=>R,m6:()=>S});var D=i(27077);const v=1e3,M=1e6,T=1e3;async function I(e,a,o,r){const c=Math.max(o,
v),h=await w(e.flow,a,c,r),t=await x(e,a,c,r),s=E(h.found,t.found,e);return{matches:s.slice(0,o).map(L),truncated:h.truncated||t.truncated||s.length>o}}async function R(e,a,o,r){
const c=await w(e.flow,a,o,r),h=await x(e,a,o,r);return{all:[...c.found,...h.found],counted:E(c.found,h.found,e),truncated:c.truncated||h.truncated}}async function S(e,a,o){
const r=await w(e.flow,a,1,o);if(r.found.length>0)return{isFound:!0,truncated:!0};const c=await x(e,a,1,o);return{isFound:c.found.length>0,truncated:r.truncated||
c.truncated}}async function w(e,a,o,r){const{matches:c,truncated:h}=await a.search(e.text,o,r);return{found:c.map(t=>({...t,flow:e})),truncated:h}}async function x(e,a,o,r){
const{flow:c,lines:h}=await(0,D.k6)(e.visualText(),r),{text:t}=c,s=[];let n=t.length>M;for(const u of h){if(u.end>M||s.length>=o){n=!0;break}const d=r.step(T);d&&
await d;const{matches:g,truncated:m}=await a.search(t.slice(u.start,u.end),o-s.length,r);n||=m;for(const{start:f,end:l,groups:p}of g)s.push({start:u.start+f,end:u.
start+l,groups:p,flow:c})}return{found:s,truncated:n}}function E(e,a,o){if(a.length===0)return[...e];const r=_(o),c=new Set,h=[];for(const s of a){const n=A(s,r),
u=new Set;for(const{from:f,to:l}of n)for(let p=y(e,f);p<e.length&&e[p].start<l;p++)u.add(p);const[d]=u,g=u.size===1?e[d]:void 0;if(g&&n.every(({from:f,to:l})=>g.
start<=f&&l<=g.end))continue;for(const f of u)c.add(f);const m=n.reduce((f,l)=>Math.min(f,l.from),1/0);h.push({match:s,from:m})}return[...e.flatMap((s,n)=>c.has(
n)?[]:[{match:s,from:s.start}]),...h].sort((s,n)=>s.from-n.from).map(({match:s})=>s)}const O=-1;function _({flow:e,found:{edges:a}}){const o=new Int32Array(a.count).
fill(O);for(const{first:r,position:c,count:h}of e.letters(0,e.text.length))for(let t=0;t<h;t++)o[r+t]=c+t;return o}function A({flow:e,start:a,end:o},r){const c=[];
for(const{first:h,count:t}of e.letters(a,o))for(let s=h;s<h+t;s++){const n=r[s];if(n===O)continue;const u=c.at(-1);u?.to===n?u.to++:c.push({from:n,to:n+1})}return c}
function y(e,a){let o=0;for(let r=e.length;o<r;){const c=o+r>>1;e[c].end<=a?o=c+1:r=c}return o}const L=({flow:e,start:a,end:o,groups:r})=>({text:e.text.slice(a,
o),groups:r,box:e.box(a,o),boxes:e.lineBoxes(a,o)})}),779:((U,P,i)=>{i.d(P,{patternOf:()=>h,G:()=>r,y:()=>R});var D=i(58552),v=i(98472),M=i(34378);const T=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),I=(t,s)=>R([t],s);async function R(t,s){const n=new Set;
for(const d of t)n.add((await O(d,s)).text.trim());n.delete("");const u=[...n].map(d=>d.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(d,g,m)=>{const f=m.
step(d.length>>2);if(f&&await f,S(d,u))return{matches:[],truncated:!1};const l=await O(d,m),p=[];for(const C of n)if(!await E(C,l,p,g,m))return{matches:p,truncated:!0};
return n.size>1&&p.sort((C,B)=>C.start-B.start||B.end-C.end),{matches:p,truncated:!1}}}}function S(t,s){if(t.length<w||x.test(t))return!1;const n=t.toLowerCase().
replaceAll("ß","ss");return!s.some(u=>u.every(d=>n.includes(d)))}const w=64,x=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function E(t,{text:s,places:n},u,d,g){
const m=g.step(s.length>>3);m&&await m;for(let f=s.indexOf(t),l=0;f>=0;f=s.indexOf(t,l)){if(u.length===d)return!1;for(l=f+t.length;n[l]===n[l-1];)l++;u.push((0,v.
z)(n[f],n[l]));const p=g.step(t.length);p&&await p}return!0}async function O(t,s){if(!_.test(t))return y(t,s);const n=[];let u="";for(const{0:d,1:g,2:m,index:f}of t.
matchAll(T)){const l=m===void 0?g?.toLowerCase()??e(d):" ";for(let C=0;C<l.length;C++)n.push(g===void 0?f:f+C);u+=l;const p=s.step(d.length*10);p&&await p}return n.
push(t.length),{text:u,places:n}}const _=/[^\0-\x7f]/,A=65536;async function y(t,s){const n=new Uint32Array(t.length+1);let u="",d=0,g=!1;for(let m=0;m<t.length;m+=
A){const f=t.slice(m,m+A),l=s.step(f.length);l&&await l;const p=g;for(let B=0;B<f.length;B++){const W=L(f.charCodeAt(B));(!W||!g)&&(n[d++]=m+B),g=W}const C=f.toLowerCase().
replace(/\s+/g," ");u+=p&&C.startsWith(" ")?C.slice(1):C}return n[d]=t.length,{text:u,places:n}}const L=t=>t===32||t>=9&&t<=13,e=t=>(0,M.w)((0,M.w)(t).toUpperCase().
toLowerCase()),a=/^\/.+\/([dgimsuvy]*)$/s,o=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function r(t,s){const n=a.
exec(t);return s==="regex"?n?"slashes":void 0:o.test(t)||n&&n[1]!==""?"regex-as-words":void 0}const c=1e6;async function h(t,s,n,u,d){const g=n==="regex"?(await Promise.
all([i.e(7398),i.e(9974)]).then(i.bind(i,39974))).expressionOf(s,d):await I(s,u);if("problem"in g)throw(0,D.G6)([{field:t,message:g.problem}]);return{hasGroups:g.
hasGroups,search:async(m,f,l)=>{const p=await g.search(m.slice(0,c),f,l);return m.length>c?{...p,truncated:!0}:p}}}}),98472:((U,P,i)=>{i.d(P,{z:()=>D});const D=(v,M,T=[])=>({
start:v,end:M,groups:Object.fromEntries(T)})})};
