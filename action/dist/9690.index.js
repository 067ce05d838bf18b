"use strict";exports.id=9690,exports.ids=[9690,779],exports.modules={59690:((z,R,f)=>{f.r(R),f.d(R,{split_by_text:()=>x});var T=f(58552),S=f(98446),D=f(94898),v=f(18163),$=f(
9312),G=f(22154),b=f(49568);const x=async(A,W,M)=>{const{search:B,search_mode:P,open_password:t}=W,s=await(0,$.Gv)("search",B,P,M);let e;const a=await(0,v.lD)(A,
{password:t},M,async l=>{e=new G.z(l.source,l.source.pages.count);const m=await O(l,e,s,M);if(m.length===0)throw N(e,W);return m[0].page>0&&m.unshift({page:0}),
(0,v.gD)(M,m.length),(0,D.AL)(l,m)}),{notes:u=[],textlessPages:h=[]}=e??{};return{...a,notes:[...u,...a.notes],facts:{...a.facts,textlessPages:h}}};async function O({
source:A},W,M,{pace:B}){const P=[];for(let t=0;t<A.pages.count;t++){const[s]=(await(0,b.Ao)(await W.page(t+1),M,1,B)).matches,e=s&&(M.hasGroups?_(s):s.text);e!==
void 0&&!(M.hasGroups&&e===P.at(-1)?.match)&&P.push({page:t,match:e})}return P}const _=({groups:A})=>Object.values(A)[0],y="recognize the text of scans (OCR) be\
fore this step";function N(A,{search:W,search_mode:M}){const{characters:B,damagedOn:P,textlessPages:t}=A,s=u=>(0,T.G6)([{field:"search",message:u,mentions:["fin\
d_text","search_mode"]}]);if(P.length>0)return s(`is not found on any page, and ${(0,S.oi)(P)} ${(0,S.d5)(P.length,"is","are")} damaged, so text may be missing \
there: get the document again from where it came from`);if(B===0)return s(`is not found, because the document has no text: ${y}`);const e=(0,$.MM)(W,M);if(e!==void 0)
return s(`is not found on any page: it ${e}`);if(t.length>0)return s(`is not found on any page, and ${(0,G.q)(t)}: ${y}`);const a=A.unreadable>0?`, and ${A.unreadableWords}\
 cannot be read`:"";return s(`is not found on any page${a}: check it with find_text, or split by page count instead`)}}),9312:((z,R,f)=>{f.d(R,{$0:()=>G,Gv:()=>D,
MM:()=>$});var T=f(779),S=f(42973);const D=(x,O,_,{pace:y,limits:N})=>(0,T.patternOf)(x,O,_,y,b(x,N)),v={slashes:"has slashes around it that count as characters\
: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex,\
 and leave out slashes around it"};function $(x,O){const _=(0,T.G)(x,O);return _&&v[_]}function G(x,O,_){const y=$(O,_);return y===void 0?[]:[{code:"search_mode\
_unlikely",message:`Nothing was found for ${x}, which ${y}.`,mentions:[x,"search_mode"]}]}function b(x,{searching:O}){let _=O;return y=>{if(_-=y,_<0)throw(0,S.F)(
"searching",`The search takes more than ${O} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search\
 fewer pages",x)}}}),49568:((z,R,f)=>{f.d(R,{Ao:()=>$,IQ:()=>G,m6:()=>b});var T=f(27077);const S=1e3,D=1e6,v=1e3;async function $(t,s,e,a){const u=Math.max(e,S),
h=await x(t.flow,s,u,a),l=await O(t,s,u,a),m=await N(h.found,l.found,t,a);return{matches:m.slice(0,e).map(P),truncated:h.truncated||l.truncated||m.length>e}}async function G(t,s,e,a){
const u=await x(t.flow,s,e,a),h=await O(t,s,e,a);return{all:[...u.found,...h.found],counted:await N(u.found,h.found,t,a),truncated:u.truncated||h.truncated}}async function b(t,s,e){
const a=await x(t.flow,s,1,e);if(a.found.length>0)return{isFound:!0,truncated:!0};const u=await O(t,s,1,e);return{isFound:u.found.length>0,truncated:a.truncated||
u.truncated}}async function x(t,s,e,a){const{matches:u,truncated:h}=await s.search(t.text,e,a);return{found:u.map(l=>({...l,flow:t})),truncated:h}}async function O(t,s,e,a){
const{flow:u,lines:h}=await(0,T.k6)(t.visualText(),a),{text:l}=u,m=[];let L=l.length>D;for(const g of h){if(g.end>D||m.length>=e){L=!0;break}const I=a.step(v);I&&
await I;const n=l.slice(g.start,g.end);if(s.lacks?.(n,a)===!0)continue;const{matches:r,truncated:c}=await s.search(n,e-m.length,a);L||=c;for(const{start:i,end:w,
groups:o}of r)m.push({start:g.start+i,end:g.start+w,groups:o,flow:u})}return{found:m,truncated:L}}const[_,y]=[500,30];async function N(t,s,e,a){if(s.length===0)
return t;const u=W(e),h=new Set,l=[];for(const g of s){const I=a.step((g.end-g.start)*y+_);I&&await I;const n=M(g,u),r=new Set;for(const{from:o,to:p}of n)for(let d=B(
t,o);d<t.length&&t[d].start<p;d++)r.add(d);const[c]=r,i=r.size===1?t[c]:void 0;if(i&&n.every(({from:o,to:p})=>i.start<=o&&p<=i.end))continue;for(const o of r)h.
add(o);const w=n.reduce((o,p)=>Math.min(o,p.from),1/0);l.push({match:g,from:w})}const m=t.flatMap((g,I)=>h.has(I)?[]:[{match:g,from:g.start}]);return(await(0,T.
k6)((0,T.p9)([...m,...l],(g,I)=>g.from-I.from),a)).map(({match:g})=>g)}const A=-1;function W({flow:t,found:{edges:s}}){const e=new Int32Array(s.count).fill(A);for(const{
first:a,position:u,count:h}of t.letters(0,t.text.length))for(let l=0;l<h;l++)e[a+l]=u+l;return e}function M({flow:t,start:s,end:e},a){const u=[];for(const{first:h,
count:l}of t.letters(s,e))for(let m=h;m<h+l;m++){const L=a[m];if(L===A)continue;const g=u.at(-1);g?.to===L?g.to++:u.push({from:L,to:L+1})}return u}function B(t,s){
let e=0;for(let a=t.length;e<a;){const u=e+a>>1;t[u].end<=s?e=u+1:a=u}return e}const P=({flow:t,start:s,end:e,groups:a})=>({text:t.text.slice(s,e),groups:a,box:t.
box(s,e),boxes:t.lineBoxes(s,e)})}),779:((z,R,f)=>{f.d(R,{patternOf:()=>I,G:()=>L,y:()=>G});var T=f(58552),S=f(98472),D=f(34378);const v=new RegExp("([\\x21-\\x7e\
]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),$=(n,r)=>G([n],r);async function G(n,r){const c=new Set;for(const o of n)
c.add((await B(o,r)).text.trim());c.delete("");const i=[...c].map(o=>o.match(/[\x21-\x7e]+/g)??[]),w=(o,p)=>o.length*i.length>W?!1:(p.add((o.length>>2)+c.size*A),
x(o,i));return{hasGroups:!1,lacks:w,search:async(o,p,d)=>{const E=d.step(o.length>>2);if(E&&await E,w(o,d)||await b(o,i,d))return{matches:[],truncated:!1};const C=await B(
o,d),U=[];for(const H of c)if(!await M(H,C,U,p,d))return{matches:U,truncated:!0};return c.size>1&&U.sort((H,K)=>H.start-K.start||K.end-H.end),{matches:U,truncated:!1}}}}
async function b(n,r,c){const i=_(n);for(const w of r){const o=c.step((i.length>>3)*w.length);if(o&&await o,O(i,w))return!1}return!0}function x(n,r){const c=_(n);
for(const i of r)if(O(c,i))return!1;return!0}function O(n,r){for(const c of r)if(!n.includes(c))return!1;return!0}function _(n){const r=n.toLowerCase();return y.
test(r)?r.replace(N,h):r}const y=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,N=new RegExp(y,"g"),A=6,W=2e4;async function M(n,{text:r,places:c},i,w,o){
const p=o.step(r.length>>3);p&&await p;for(let d=r.indexOf(n),E=0;d>=0;d=r.indexOf(n,E)){if(i.length===w)return!1;for(E=d+n.length;c[E]===c[E-1];)E++;i.push((0,S.
z)(c[d],c[E]));const C=o.step(n.length);C&&await C}return!0}async function B(n,r){if(!P.test(n))return s(n,r);const c=[];let i="";for(const{0:w,1:o,2:p,index:d}of n.
matchAll(v)){const E=p===void 0?o?.toLowerCase()??h(w):" ";for(let U=0;U<E.length;U++)c.push(o===void 0?d:d+U);i+=E;const C=r.step(w.length*10);C&&await C}return c.
push(n.length),{text:i,places:c}}const P=/[^\0-\xff]/,t=65536;async function s(n,r){const c=n.includes(e)?n.split(e).length-1:0,i=new Uint32Array(n.length+c+1);
let w="",o=0,p=!1;for(let d=0;d<n.length;d+=t){const E=n.slice(d,d+t),C=r.step(E.length);C&&await C;const U=p;for(let K=0;K<E.length;K++){const k=E.charCodeAt(K),
F=u(k);(!F||!p)&&(i[o++]=d+K),k===a&&(i[o++]=d+K),p=F}const H=E.toLowerCase().replace(/\s+/g," ").replaceAll(e,"ss").replaceAll("µ","μ");w+=U&&H.startsWith(" ")?
H.slice(1):H}return i[o]=n.length,{text:w,places:i}}const e="ß",a=223,u=n=>n===32||n>=9&&n<=13||n===160,h=n=>(0,D.w)((0,D.w)(n).toUpperCase().toLowerCase()),l=/^\/.+\/([dgimsuvy]*)$/s,
m=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function L(n,r){const c=l.exec(n);return r==="regex"?c?"slashes":void 0:
m.test(n)||c&&c[1]!==""?"regex-as-words":void 0}const g=1e6;async function I(n,r,c,i,w){const o=c==="regex"?(await Promise.all([f.e(7398),f.e(9974)]).then(f.bind(
f,39974))).expressionOf(r,w):await $(r,i);if("problem"in o)throw(0,T.G6)([{field:n,message:o.problem}]);return{...o,search:async(p,d,E)=>{const C=await o.search(
p.slice(0,g),d,E);return p.length>g?{...C,truncated:!0}:C}}}}),98472:((z,R,f)=>{f.d(R,{z:()=>T});const T=(S,D,v=[])=>({start:S,end:D,groups:Object.fromEntries(v)})})};
