"use strict";exports.id=9690,exports.ids=[9690,779],exports.modules={59690:((z,I,f)=>{f.r(I),f.d(I,{split_by_text:()=>E});var P=f(58552),v=f(98446),D=f(94898),R=f(18163),B=f(
9312),U=f(22154),N=f(49568);const E=async(M,S,A)=>{const{search:W,search_mode:C,open_password:n}=S,s=await(0,B.Gv)("search",W,C,A);let e;const o=await(0,R.lD)(M,
{password:n},A,async l=>{e=new U.z(l.source,l.source.pages.count);const m=await x(l,e,s,A);if(m.length===0)throw $(e,S);return m[0].page>0&&m.unshift({page:0}),
(0,R.gD)(A,m.length),(0,D.AL)(l,m)}),{notes:u=[],textlessPages:g=[]}=e??{};return{...o,notes:[...u,...o.notes],facts:{...o.facts,textlessPages:g}}};async function x({
source:M},S,A,{pace:W}){const C=[];for(let n=0;n<M.pages.count;n++){const[s]=(await(0,N.Ao)(await S.page(n+1),A,1,W)).matches,e=s&&(A.hasGroups?_(s):s.text);e!==
void 0&&!(A.hasGroups&&e===C.at(-1)?.match)&&C.push({page:n,match:e})}return C}const _=({groups:M})=>Object.values(M)[0],y="recognize the text of scans (OCR) be\
fore this step";function $(M,{search:S,search_mode:A}){const{characters:W,damagedOn:C,textlessPages:n}=M,s=u=>(0,P.G6)([{field:"search",message:u,mentions:["fin\
d_text","search_mode"]}]);if(C.length>0)return s(`is not found on any page, and ${(0,v.oi)(C)} ${(0,v.d5)(C.length,"is","are")} damaged, so text may be missing \
there: get the document again from where it came from`);if(W===0)return s(`is not found, because the document has no text: ${y}`);const e=(0,B.MM)(S,A);if(e!==void 0)
return s(`is not found on any page: it ${e}`);if(n.length>0)return s(`is not found on any page, and ${(0,U.q)(n)}: ${y}`);const o=M.unreadable>0?`, and ${M.unreadableWords}\
 cannot be read`:"";return s(`is not found on any page${o}: check it with find_text, or split by page count instead`)}}),9312:((z,I,f)=>{f.d(I,{$0:()=>U,Gv:()=>D,
MM:()=>B});var P=f(779),v=f(42973);const D=(E,x,_,{pace:y,limits:$})=>(0,P.patternOf)(E,x,_,y,N(E,$)),R={slashes:"has slashes around it that count as characters\
: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex,\
 and leave out slashes around it"};function B(E,x){const _=(0,P.G)(E,x);return _&&R[_]}function U(E,x,_){const y=B(x,_);return y===void 0?[]:[{code:"search_mode\
_unlikely",message:`Nothing was found for ${E}, which ${y}.`,mentions:[E,"search_mode"]}]}function N(E,{searching:x}){let _=x;return y=>{if(_-=y,_<0)throw(0,v.F)(
"searching",`The search takes more than ${x} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search\
 fewer pages",E)}}}),49568:((z,I,f)=>{f.d(I,{Ao:()=>B,IQ:()=>U,m6:()=>N});var P=f(27077);const v=1e3,D=1e6,R=1e3;async function B(n,s,e,o){const u=Math.max(e,v),
g=await E(n.flow,s,u,o),l=await x(n,s,u,o),m=await $(g.found,l.found,n,o);return{matches:m.slice(0,e).map(C),truncated:g.truncated||l.truncated||m.length>e}}async function U(n,s,e,o){
const u=await E(n.flow,s,e,o),g=await x(n,s,e,o);return{all:[...u.found,...g.found],counted:await $(u.found,g.found,n,o),truncated:u.truncated||g.truncated}}async function N(n,s,e){
const o=await E(n.flow,s,1,e);if(o.found.length>0)return{isFound:!0,truncated:!0};const u=await x(n,s,1,e);return{isFound:u.found.length>0,truncated:o.truncated||
u.truncated}}async function E(n,s,e,o){const{matches:u,truncated:g}=await s.search(n.text,e,o);return{found:u.map(l=>({...l,flow:n})),truncated:g}}async function x(n,s,e,o){
const{flow:u,lines:g}=await(0,P.k6)(n.visualText(),o),{text:l}=u,m=[];let L=l.length>D;for(const t of g){if(t.end>D||m.length>=e){L=!0;break}const r=o.step(R);r&&
await r;const a=l.slice(t.start,t.end);if(s.lacks?.(a,o)===!0)continue;const{matches:d,truncated:p}=await s.search(a,e-m.length,o);L||=p;for(const{start:c,end:w,
groups:i}of d)m.push({start:t.start+c,end:t.start+w,groups:i,flow:u})}return{found:m,truncated:L}}const[_,y]=[500,30];async function $(n,s,e,o){if(s.length===0)
return n;const u=S(e),g=new Set,l=[];for(const t of s){const r=o.step((t.end-t.start)*y+_);r&&await r;const a=A(t,u),d=new Set;for(const{from:i,to:h}of a)for(let O=W(
n,i);O<n.length&&n[O].start<h;O++)d.add(O);const[p]=d,c=d.size===1?n[p]:void 0;if(c&&a.every(({from:i,to:h})=>c.start<=i&&h<=c.end))continue;for(const i of d)g.
add(i);const w=a.reduce((i,h)=>Math.min(i,h.from),1/0);l.push({match:t,from:w})}const m=n.flatMap((t,r)=>g.has(r)?[]:[{match:t,from:t.start}]);return(await(0,P.
k6)((0,P.p9)([...m,...l],(t,r)=>t.from-r.from),o)).map(({match:t})=>t)}const M=-1;function S({flow:n,found:{edges:s}}){const e=new Int32Array(s.count).fill(M);for(const{
first:o,position:u,count:g}of n.letters(0,n.text.length))for(let l=0;l<g;l++)e[o+l]=u+l;return e}function A({flow:n,start:s,end:e},o){const u=[];for(const{first:g,
count:l}of n.letters(s,e))for(let m=g;m<g+l;m++){const L=o[m];if(L===M)continue;const t=u.at(-1);t?.to===L?t.to++:u.push({from:L,to:L+1})}return u}function W(n,s){
let e=0;for(let o=n.length;e<o;){const u=e+o>>1;n[u].end<=s?e=u+1:o=u}return e}const C=({flow:n,start:s,end:e,groups:o})=>({text:n.text.slice(s,e),groups:o,box:n.
box(s,e),boxes:n.lineBoxes(s,e)})}),779:((z,I,f)=>{f.d(I,{patternOf:()=>L,G:()=>l,y:()=>U});var P=f(58552),v=f(98472),D=f(34378);const R=new RegExp("([\\x21-\\x7e\
]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),B=(t,r)=>U([t],r);async function U(t,r){const a=new Set;for(const c of t)
a.add((await W(c,r)).text.trim());a.delete("");const d=[...a].map(c=>c.match(/[\x21-\x7e]+/g)??[]),p=(c,w)=>c.length*d.length>S?!1:(w.add((c.length>>2)+a.size*M),
E(c,d));return{hasGroups:!1,lacks:p,search:async(c,w,i)=>{const h=i.step(c.length>>2);if(h&&await h,p(c,i)||await N(c,d,i))return{matches:[],truncated:!1};const O=await W(
c,i),T=[];for(const G of a)if(!await A(G,O,T,w,i))return{matches:T,truncated:!0};return a.size>1&&T.sort((G,K)=>G.start-K.start||K.end-G.end),{matches:T,truncated:!1}}}}
async function N(t,r,a){const d=_(t);for(const p of r){const c=a.step((d.length>>3)*p.length);if(c&&await c,x(d,p))return!1}return!0}function E(t,r){const a=_(t);
for(const d of r)if(x(a,d))return!1;return!0}function x(t,r){for(const a of r)if(!t.includes(a))return!1;return!0}function _(t){const r=t.toLowerCase();return y.
test(r)?r.replace($,o):r}const y=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,$=new RegExp(y,"g"),M=6,S=2e4;async function A(t,{text:r,places:a},d,p,c){
const w=c.step(r.length>>3);w&&await w;for(let i=r.indexOf(t),h=0;i>=0;i=r.indexOf(t,h)){if(d.length===p)return!1;for(h=i+t.length;a[h]===a[h-1];)h++;d.push((0,v.
z)(a[i],a[h]));const O=c.step(t.length);O&&await O}return!0}async function W(t,r){if(!C.test(t))return s(t,r);const a=[];let d="";for(const{0:p,1:c,2:w,index:i}of t.
matchAll(R)){const h=w===void 0?c?.toLowerCase()??o(p):" ";for(let T=0;T<h.length;T++)a.push(c===void 0?i:i+T);d+=h;const O=r.step(p.length*10);O&&await O}return a.
push(t.length),{text:d,places:a}}const C=/[^\0-\x7f]/,n=65536;async function s(t,r){const a=new Uint32Array(t.length+1);let d="",p=0,c=!1;for(let w=0;w<t.length;w+=
n){const i=t.slice(w,w+n),h=r.step(i.length);h&&await h;const O=c;for(let G=0;G<i.length;G++){const K=e(i.charCodeAt(G));(!K||!c)&&(a[p++]=w+G),c=K}const T=i.toLowerCase().
replace(/\s+/g," ");d+=O&&T.startsWith(" ")?T.slice(1):T}return a[p]=t.length,{text:d,places:a}}const e=t=>t===32||t>=9&&t<=13,o=t=>(0,D.w)((0,D.w)(t).toUpperCase().
toLowerCase()),u=/^\/.+\/([dgimsuvy]*)$/s,g=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function l(t,r){const a=u.
exec(t);return r==="regex"?a?"slashes":void 0:g.test(t)||a&&a[1]!==""?"regex-as-words":void 0}const m=1e6;async function L(t,r,a,d,p){const c=a==="regex"?(await Promise.
all([f.e(7398),f.e(9974)]).then(f.bind(f,39974))).expressionOf(r,p):await B(r,d);if("problem"in c)throw(0,P.G6)([{field:t,message:c.problem}]);return{...c,search:async(w,i,h)=>{
const O=await c.search(w.slice(0,m),i,h);return w.length>m?{...O,truncated:!0}:O}}}}),98472:((z,I,f)=>{f.d(I,{z:()=>P});const P=(v,D,R=[])=>({start:v,end:D,groups:Object.
fromEntries(R)})})};
