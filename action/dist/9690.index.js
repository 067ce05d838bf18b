"use strict";exports.id=9690,exports.ids=[9690,779],exports.modules={59690:(($,T,d)=>{d.r(T),d.d(T,{split_by_text:()=>p});var M=d(58552),A=d(98446),C=d(94898),D=d(18163),L=d(
9312),R=d(22154),B=d(49568);const p=async(x,v,_)=>{const{search:W,search_mode:y,open_password:e}=v,r=await(0,L.Gv)("search",W,y,_);let s;const c=await(0,D.lD)(x,
{password:e},_,async n=>{s=new R.z(n.source,n.source.pages.count);const i=await w(n,s,r,_);if(i.length===0)throw S(s,v);return i[0].page>0&&i.unshift({page:0}),
(0,D.gD)(_,i.length),(0,C.AL)(n,i)}),{notes:t=[],textlessPages:o=[]}=s??{};return{...c,notes:[...t,...c.notes],facts:{...c.facts,textlessPages:o}}};async function w({
source:x},v,_,{pace:W}){const y=[];for(let e=0;e<x.pages.count;e++){const[r]=(await(0,B.Ao)(await v.page(e+1),_,1,W)).matches,s=r&&(_.hasGroups?E(r):r.text);s!==
void 0&&!(_.hasGroups&&s===y.at(-1)?.match)&&y.push({page:e,match:s})}return y}const E=({groups:x})=>Object.values(x)[0],O="recognize the text of scans (OCR) be\
fore this step";function S(x,{search:v,search_mode:_}){const{characters:W,damagedOn:y,textlessPages:e}=x,r=t=>(0,M.G6)([{field:"search",message:t,mentions:["fin\
d_text","search_mode"]}]);if(y.length>0)return r(`is not found on any page, and ${(0,A.oi)(y)} ${(0,A.d5)(y.length,"is","are")} damaged, so text may be missing \
there: get the document again from where it came from`);if(W===0)return r(`is not found, because the document has no text: ${O}`);const s=(0,L.MM)(v,_);if(s!==void 0)
return r(`is not found on any page: it ${s}`);if(e.length>0)return r(`is not found on any page, and ${(0,R.q)(e)}: ${O}`);const c=x.unreadable>0?`, and ${x.unreadableWords}\
 cannot be read`:"";return r(`is not found on any page${c}: check it with find_text, or split by page count instead`)}}),9312:(($,T,d)=>{d.d(T,{$0:()=>R,Gv:()=>C,
MM:()=>L});var M=d(779),A=d(42973);const C=(p,w,E,{pace:O,limits:S})=>(0,M.patternOf)(p,w,E,O,B(p,S)),D={slashes:"has slashes around it that count as characters\
: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex,\
 and leave out slashes around it"};function L(p,w){const E=(0,M.G)(p,w);return E&&D[E]}function R(p,w,E){const O=L(w,E);return O===void 0?[]:[{code:"search_mode\
_unlikely",message:`Nothing was found for ${p}, which ${O}.`,mentions:[p,"search_mode"]}]}function B(p,{searching:w}){let E=w;return O=>{if(E-=O,E<0)throw(0,A.F)(
"searching",`The search takes more than ${w} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search\
 fewer pages",p)}}}),49568:(($,T,d)=>{d.d(T,{Ao:()=>L,IQ:()=>R,m6:()=>B});var M=d(27077);const A=1e3,C=1e6,D=1e3;async function L(e,r,s,c){const t=Math.max(s,A),
o=await p(e.flow,r,t,c),n=await w(e,r,t,c),i=await S(o.found,n.found,e,c);return{matches:i.slice(0,s).map(y),truncated:o.truncated||n.truncated||i.length>s}}async function R(e,r,s,c){
const t=await p(e.flow,r,s,c),o=await w(e,r,s,c);return{all:[...t.found,...o.found],counted:await S(t.found,o.found,e,c),truncated:t.truncated||o.truncated}}async function B(e,r,s){
const c=await p(e.flow,r,1,s);if(c.found.length>0)return{isFound:!0,truncated:!0};const t=await w(e,r,1,s);return{isFound:t.found.length>0,truncated:c.truncated||
t.truncated}}async function p(e,r,s,c){const{matches:t,truncated:o}=await r.search(e.text,s,c);return{found:t.map(n=>({...n,flow:e})),truncated:o}}async function w(e,r,s,c){
const{flow:t,lines:o}=await(0,M.k6)(e.visualText(),c),{text:n}=t,i=[];let u=n.length>C;for(const a of o){if(a.end>C||i.length>=s){u=!0;break}const f=c.step(D);f&&
await f;const{matches:l,truncated:h}=await r.search(n.slice(a.start,a.end),s-i.length,c);u||=h;for(const{start:g,end:m,groups:P}of l)i.push({start:a.start+g,end:a.
start+m,groups:P,flow:t})}return{found:i,truncated:u}}const[E,O]=[500,30];async function S(e,r,s,c){if(r.length===0)return e;const t=v(s),o=new Set,n=[];for(const a of r){
const f=c.step((a.end-a.start)*O+E);f&&await f;const l=_(a,t),h=new Set;for(const{from:I,to:U}of l)for(let G=W(e,I);G<e.length&&e[G].start<U;G++)h.add(G);const[
g]=h,m=h.size===1?e[g]:void 0;if(m&&l.every(({from:I,to:U})=>m.start<=I&&U<=m.end))continue;for(const I of h)o.add(I);const P=l.reduce((I,U)=>Math.min(I,U.from),
1/0);n.push({match:a,from:P})}const i=e.flatMap((a,f)=>o.has(f)?[]:[{match:a,from:a.start}]);return(await(0,M.k6)((0,M.p9)([...i,...n],(a,f)=>a.from-f.from),c)).
map(({match:a})=>a)}const x=-1;function v({flow:e,found:{edges:r}}){const s=new Int32Array(r.count).fill(x);for(const{first:c,position:t,count:o}of e.letters(0,
e.text.length))for(let n=0;n<o;n++)s[c+n]=t+n;return s}function _({flow:e,start:r,end:s},c){const t=[];for(const{first:o,count:n}of e.letters(r,s))for(let i=o;i<
o+n;i++){const u=c[i];if(u===x)continue;const a=t.at(-1);a?.to===u?a.to++:t.push({from:u,to:u+1})}return t}function W(e,r){let s=0;for(let c=e.length;s<c;){const t=s+
c>>1;e[t].end<=r?s=t+1:c=t}return s}const y=({flow:e,start:r,end:s,groups:c})=>({text:e.text.slice(r,s),groups:c,box:e.box(r,s),boxes:e.lineBoxes(r,s)})}),779:(($,T,d)=>{
d.d(T,{patternOf:()=>c,G:()=>r,y:()=>R});var M=d(58552),A=d(98472),C=d(34378);const D=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000\
}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),L=(t,o)=>R([t],o);async function R(t,o){const n=new Set;for(const u of t)n.add((await O(u,o)).text.trim());n.delete("");
const i=[...n].map(u=>u.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(u,a,f)=>{const l=f.step(u.length>>2);if(l&&await l,await B(u,i,f))return{matches:[],
truncated:!1};const h=await O(u,f),g=[];for(const m of n)if(!await E(m,h,g,a,f))return{matches:g,truncated:!0};return n.size>1&&g.sort((m,P)=>m.start-P.start||P.
end-m.end),{matches:g,truncated:!1}}}}async function B(t,o,n){if(t.length<p||w.test(t))return!1;const i=t.toLowerCase().replaceAll("ß","ss");for(const u of o){
const a=n.step((i.length>>3)*u.length);if(a&&await a,u.every(f=>i.includes(f)))return!1}return!0}const p=64,w=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function E(t,{
text:o,places:n},i,u,a){const f=a.step(o.length>>3);f&&await f;for(let l=o.indexOf(t),h=0;l>=0;l=o.indexOf(t,h)){if(i.length===u)return!1;for(h=l+t.length;n[h]===
n[h-1];)h++;i.push((0,A.z)(n[l],n[h]));const g=a.step(t.length);g&&await g}return!0}async function O(t,o){if(!S.test(t))return v(t,o);const n=[];let i="";for(const{
0:u,1:a,2:f,index:l}of t.matchAll(D)){const h=f===void 0?a?.toLowerCase()??W(u):" ";for(let m=0;m<h.length;m++)n.push(a===void 0?l:l+m);i+=h;const g=o.step(u.length*
10);g&&await g}return n.push(t.length),{text:i,places:n}}const S=/[^\0-\x7f]/,x=65536;async function v(t,o){const n=new Uint32Array(t.length+1);let i="",u=0,a=!1;
for(let f=0;f<t.length;f+=x){const l=t.slice(f,f+x),h=o.step(l.length);h&&await h;const g=a;for(let P=0;P<l.length;P++){const I=_(l.charCodeAt(P));(!I||!a)&&(n[u++]=
f+P),a=I}const m=l.toLowerCase().replace(/\s+/g," ");i+=g&&m.startsWith(" ")?m.slice(1):m}return n[u]=t.length,{text:i,places:n}}const _=t=>t===32||t>=9&&t<=13,
W=t=>(0,C.w)((0,C.w)(t).toUpperCase().toLowerCase()),y=/^\/.+\/([dgimsuvy]*)$/s,e=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function r(t,o){const n=y.exec(t);return o==="regex"?n?"slashes":void 0:e.test(t)||n&&n[1]!==""?"regex-as-words":void 0}const s=1e6;async function c(t,o,n,i,u){
const a=n==="regex"?(await Promise.all([d.e(7398),d.e(9974)]).then(d.bind(d,39974))).expressionOf(o,u):await L(o,i);if("problem"in a)throw(0,M.G6)([{field:t,message:a.
problem}]);return{hasGroups:a.hasGroups,search:async(f,l,h)=>{const g=await a.search(f.slice(0,s),l,h);return f.length>s?{...g,truncated:!0}:g}}}}),98472:(($,T,d)=>{
d.d(T,{z:()=>M});const M=(A,C,D=[])=>({start:A,end:C,groups:Object.fromEntries(D)})})};
