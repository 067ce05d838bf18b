"use strict";exports.id=9690,exports.ids=[9690,779],exports.modules={59690:((R,y,i)=>{i.r(y),i.d(y,{split_by_text:()=>L});var P=i(58552),C=i(94898),_=i(18163),D=i(9312),I=i(
22154),T=i(49568);const L=async(E,M,x)=>{const{search:v,search_mode:e,open_password:r}=M,a=await(0,D.Gv)("search",v,e,x);let t;const n=await(0,_.lD)(E,{password:r},
x,async o=>{t=new I.z(o.source,o.source.pages.count);const c=await h(o,t,a,x);if(c.length===0)throw O(t,M);return c[0].page>0&&c.unshift({page:0}),(0,_.gD)(x,c.
length),(0,C.AL)(o,c)}),{notes:s=[],textlessPages:u=[]}=t??{};return{...n,notes:[...s,...n.notes],facts:{...n.facts,textlessPages:u}}};async function h({source:E},M,x,{
pace:v}){const e=[];for(let r=0;r<E.pages.count;r++){const[a]=(await(0,T.Ao)(await M.page(r+1),x,1,v)).matches,t=a&&(x.hasGroups?w(a):a.text);t!==void 0&&!(x.hasGroups&&
t===e.at(-1)?.match)&&e.push({page:r,match:t})}return e}const w=({groups:E})=>Object.values(E)[0],g="recognize the text of scans (OCR) before this step";function O({
characters:E,textlessPages:M},{search:x,search_mode:v}){const e=a=>(0,P.G6)([{field:"search",message:a,mentions:["find_text","search_mode"]}]);if(E===0)return e(
`is not found, because the document has no text: ${g}`);const r=(0,D.MM)(x,v);return r!==void 0?e(`is not found on any page: it ${r}`):M.length>0?e(`is not foun\
d on any page, and ${(0,I.q)(M)}: ${g}`):e("is not found on any page: check it with find_text, or split by page count instead")}}),9312:((R,y,i)=>{i.d(y,{$0:()=>T,
Gv:()=>_,MM:()=>I});var P=i(779),C=i(42973);const _=(h,w,g,{pace:O,limits:E})=>(0,P.patternOf)(h,w,g,O,L(h,E)),D={slashes:"has slashes around it that count as c\
haracters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode \
to regex, and leave out slashes around it"};function I(h,w){const g=(0,P.G)(h,w);return g&&D[g]}function T(h,w,g){const O=I(w,g);return O===void 0?[]:[{code:"se\
arch_mode_unlikely",message:`Nothing was found for ${h}, which ${O}.`,mentions:[h,"search_mode"]}]}function L(h,{searching:w}){let g=w;return O=>{if(g-=O,g<0)throw(0,C.
F)("searching",`The search takes more than ${w} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or sea\
rch fewer pages",h)}}}),49568:((R,y,i)=>{i.d(y,{Ao:()=>I,IQ:()=>T,m6:()=>L});var P=i(27077);const C=1e3,_=1e6,D=1e3;async function I(e,r,a,t){const n=Math.max(a,
C),s=await h(e.flow,r,n,t),u=await w(e,r,n,t),o=g(s.found,u.found,e);return{matches:o.slice(0,a).map(v),truncated:s.truncated||u.truncated||o.length>a}}async function T(e,r,a,t){
const n=await h(e.flow,r,a,t),s=await w(e,r,a,t);return{all:[...n.found,...s.found],counted:g(n.found,s.found,e),truncated:n.truncated||s.truncated}}async function L(e,r,a){
const t=await h(e.flow,r,1,a);if(t.found.length>0)return{isFound:!0,truncated:!0};const n=await w(e,r,1,a);return{isFound:n.found.length>0,truncated:t.truncated||
n.truncated}}async function h(e,r,a,t){const{matches:n,truncated:s}=await r.search(e.text,a,t);return{found:n.map(u=>({...u,flow:e})),truncated:s}}async function w(e,r,a,t){
const{flow:n,lines:s}=await(0,P.k6)(e.visualText(),t),{text:u}=n,o=[];let c=u.length>_;for(const f of s){if(f.end>_||o.length>=a){c=!0;break}const m=t.step(D);m&&
await m;const{matches:d,truncated:p}=await r.search(u.slice(f.start,f.end),a-o.length,t);c||=p;for(const{start:l,end:A,groups:S}of d)o.push({start:f.start+l,end:f.
start+A,groups:S,flow:n})}return{found:o,truncated:c}}function g(e,r,a){if(r.length===0)return[...e];const t=E(a),n=new Set,s=[];for(const o of r){const c=M(o,t),
f=new Set;for(const{from:l,to:A}of c)for(let S=x(e,l);S<e.length&&e[S].start<A;S++)f.add(S);const[m]=f,d=f.size===1?e[m]:void 0;if(d&&c.every(({from:l,to:A})=>d.
start<=l&&A<=d.end))continue;for(const l of f)n.add(l);const p=c.reduce((l,A)=>Math.min(l,A.from),1/0);s.push({match:o,from:p})}return[...e.flatMap((o,c)=>n.has(
c)?[]:[{match:o,from:o.start}]),...s].sort((o,c)=>o.from-c.from).map(({match:o})=>o)}const O=-1;function E({flow:e,found:{edges:r}}){const a=new Int32Array(r.count).
fill(O);for(const{first:t,position:n,count:s}of e.letters(0,e.text.length))for(let u=0;u<s;u++)a[t+u]=n+u;return a}function M({flow:e,start:r,end:a},t){const n=[];
for(const{first:s,count:u}of e.letters(r,a))for(let o=s;o<s+u;o++){const c=t[o];if(c===O)continue;const f=n.at(-1);f?.to===c?f.to++:n.push({from:c,to:c+1})}return n}
function x(e,r){let a=0;for(let t=e.length;a<t;){const n=a+t>>1;e[n].end<=r?a=n+1:t=n}return a}const v=({flow:e,start:r,end:a,groups:t})=>({text:e.text.slice(r,
a),groups:t,box:e.box(r,a),boxes:e.lineBoxes(r,a)})}),779:((R,y,i)=>{i.d(y,{patternOf:()=>a,G:()=>e,y:()=>T});var P=i(58552),C=i(98472),_=i(34378);const D=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),I=(t,n)=>T([t],n);async function T(t,n){const s=new Set;
for(const o of t)s.add((await E(o,n)).text.trim());s.delete("");const u=[...s].map(o=>L(o.match(/[\x21-\x7e]+/g)??[""]));return{hasGroups:!1,search:async(o,c,f)=>{
const m=f.step(o.length>>2);if(m&&await m,h(o,u))return{matches:[],truncated:!1};const d=await E(o,f),p=[];for(const l of s)if(!await O(l,d,p,c,f))return{matches:p,
truncated:!0};return s.size>1&&p.sort((l,A)=>l.start-A.start||A.end-l.end),{matches:p,truncated:!1}}}}const L=t=>t.reduce((n,s)=>s.length>n.length?s:n);function h(t,n){
if(t.length<w||g.test(t))return!1;const s=t.toLowerCase().replaceAll("ß","ss");return!n.some(u=>s.includes(u))}const w=64,g=/[\u0100-\uffff]/;async function O(t,{
text:n,places:s},u,o,c){const f=c.step(n.length>>3);f&&await f;for(let m=n.indexOf(t),d=0;m>=0;m=n.indexOf(t,d)){if(u.length===o)return!1;for(d=m+t.length;s[d]===
s[d-1];)d++;u.push((0,C.z)(s[m],s[d]));const p=c.step(t.length);p&&await p}return!0}async function E(t,n){const s=[];let u="";for(const{0:o,1:c,2:f,index:m}of t.
matchAll(D)){const d=f===void 0?c?.toLowerCase()??M(o):" ";for(let l=0;l<d.length;l++)s.push(c===void 0?m:m+l);u+=d;const p=n.step(o.length*10);p&&await p}return s.
push(t.length),{text:u,places:s}}const M=t=>(0,_.w)((0,_.w)(t).toUpperCase().toLowerCase()),x=/^\/.+\/([dgimsuvy]*)$/s,v=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function e(t,n){const s=x.exec(t);return n==="regex"?s?"slashes":void 0:v.test(t)||s&&s[1]!==""?"regex-as-words":void 0}const r=1e6;async function a(t,n,s,u,o){
const c=s==="regex"?(await Promise.all([i.e(7398),i.e(9974)]).then(i.bind(i,39974))).expressionOf(n,o):await I(n,u);if("problem"in c)throw(0,P.G6)([{field:t,message:c.
problem}]);return{hasGroups:c.hasGroups,search:async(f,m,d)=>{const p=await c.search(f.slice(0,r),m,d);return f.length>r?{...p,truncated:!0}:p}}}}),98472:((R,y,i)=>{
i.d(y,{z:()=>P});const P=(C,_,D=[])=>({start:C,end:_,groups:Object.fromEntries(D)})})};
