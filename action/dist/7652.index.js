"use strict";exports.id=7652,exports.ids=[7652,779],exports.modules={9312:((K,b,d)=>{d.d(b,{$0:()=>W,Gv:()=>L,MM:()=>y});var S=d(779),A=d(42973);const L=(g,E,w,{pace:O,limits:v})=>(0,S.
patternOf)(g,E,w,O,R(g,v)),C={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function y(g,E){const w=(0,S.GJ)(g,E);return w&&
C[w]}function W(g,E,w){const O=y(E,w);return O===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${g}, which ${O}.`,mentions:[g,"search_m\
ode"]}]}function R(g,{searching:E}){let w=E;return O=>{if(w-=O,w<0)throw(0,A.FU)("searching",`The search takes more than ${E} steps, which are characters times \
the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",g)}}}),53949:((K,b,d)=>{d.d(b,{m6:()=>st,IQ:()=>et,Ao:()=>nt});var S=d(
45657),A=d(54093),L=d(44233),C=d(98095);const y=100,W=.6,R=1,g=.4,E=3,w=/[\p{L}\p{M}\p{Nd}.)\u2019'] ?[:\uff1a]$/u,O=new RegExp("^\\p{L}[^\\s:\\uff1a]{0,40}(?: [^\\\
s:\\uff1a]{1,40}){0,3} ?[:\\uff1a](?=\\s|$)","u"),v=/[\p{L}\p{M}\p{Nd}.)] ?$/u,J=/^[:\uff1a]$/;function _({flow:t,start:e,end:n,groups:s}){const{shown:o}=t,r=N(
o.slice(Math.max(e,n-y),n),s);if(r===void 0||n-r.length<=e)return;const a=n-r.length,i=o.slice(Math.max(e,a-y),a);if(J.test(r))return v.test(i)?"colon":void 0;const c=i.
trimEnd();if(c===i||!w.test(c))return;const u=i.includes(`
`,c.length),f=t.at(a-i.length+c.length-1),h=t.at(a);if(!f||!h)return;const l=O.exec(o.slice(a,a+y));return l&&n<=a+l[0].length?u||Q(f,h)?"label":void 0:u&&Y(t,e,
f,h)?"elsewhere":void 0}function Z({flow:t,start:e,end:n,groups:s}){const o=N(t.shown.slice(Math.max(e,n-y),n),s),r=t.at(e)??t.at(e+1),a=o===void 0?void 0:t.at(
n-o.length);if(!r||!a||a.style.frame!==r.style.frame)return!1;const i=(a.baseline-r.baseline)/r.style.size;return i>g&&i<E&&a.start<r.end&&a.end>r.start}function N(t,e){
let n;for(const s of Object.values(e))s&&t.endsWith(s)&&(n=s);return n}const Q=(t,e)=>k(t,e)||Math.max(e.start-t.end,t.start-e.end)>W*t.style.size,k=(t,e)=>t.style.
frame!==e.style.frame||Math.abs(e.baseline-t.baseline)>g*t.style.size;function Y(t,e,n,s){const o=[e,e+1].find(i=>t.at(i)),r=o===void 0?void 0:t.at(o);if(!r||k(
r,n)||r.style.frame!==s.style.frame||s.baseline-n.baseline<=g*n.style.size||s.end>=r.start)return!1;const a=t.at(o-1)??t.at(o-2);return!a||k(a,r)||r.start-a.end>
R*r.style.size}const q=1e3,B=1e6,tt=1e3;async function nt(t,e,n,s){const o=Math.max(n,q),r=await M(t.flow,e,o,s,G),a=await U(t,e,o,s,G),i=e.hasGroups?await P(...V(
r.found,a),t,s):await P(r.found,a.found,t,s);return{matches:i.slice(0,n).map(lt),truncated:r.truncated||a.truncated||i.length>n}}async function et(t,e,n,s){const o=await M(
t.flow,e,n,s),r=ct(t,e,o,s)?rt:await U(t,e,n,s);return{all:[...o.found,...r.found],counted:await P(o.found,r.found,t,s),truncated:o.truncated||r.truncated}}async function st(t,e,n){
const s=await M(t.flow,e,1,n);if(s.found.length>0)return{isFound:!0,truncated:!0};const o=await U(t,e,1,n);return{isFound:o.found.length>0,truncated:s.truncated||
o.truncated}}function V(t,{found:e,below:n}){const s=c=>n!==void 0&&ot(c,n),o=({flow:c,start:u,end:f})=>c.letters(u,f)[0]?.first??z,r=[],a=new Set;for(const c of e){
const u=_(c);u==="label"||s(c)?a.add(o(c)):u||r.push(c)}const i=c=>!_(c)&&!s(c)&&(!a.has(o(c))||Z(c));return[t.filter(i),r]}function ot({flow:t,start:e,end:n},{
labelOf:s,without:o}){if(o.size===0)return!1;const[r,...a]=t.letters(e,n),i=r&&s.get(r.first);return i===void 0||!o.has(i)?!1:a.some(({first:c})=>(s.get(c)??i)!==
i)}const rt={found:[],truncated:!1},G=({shown:t})=>t,X=({text:t})=>t;function ct({found:{fragments:t}},{countInPieces:e},n,s){if(!e||n.truncated||t.some(C.lP))return!1;
const{found:o}=n;return o.every(({flow:a,start:i,end:c})=>a.letters(i,c).length===1)&&e(t.map(({text:a})=>a),s)===o.length}async function M(t,e,n,s,o=X){const{matches:r,
truncated:a}=await e.search(o(t),n,s),i=[];for(const c of r){const u=s.step(F);u&&await u,i.push({...c,flow:t})}return{found:i,truncated:a}}async function U(t,e,n,s,o=X){
const r=e.isWithinWords===!0&&!t.found.fragments.some(C.lP),a=await(0,A.k)(t.visualText(!r),s);if(r&&a.flow.text.length<=B)return M(a.flow,e,n,s,o);const i=await H(
a,e,n,s,o);if(!a.below||i.found.length>=n)return{...i,...a.below&&{below:a.below}};const c=await H(a.below,e,n-i.found.length,s,o),{found:u,truncated:f}=$(i,c);
return{found:u,truncated:f||c.truncated,below:a.below}}function $(t,e){const n=new Set,s=e.found.filter(({flow:r,start:a,end:i})=>{const c=r.text.slice(a,i).trim().
includes(`
`);return c&&n.add(r.letters(a,i)[0].first),c});return s.length===0?t:{found:[...t.found.filter(({flow:r,start:a,end:i})=>!n.has(r.letters(a,i)[0]?.first??z)),...s],
truncated:t.truncated}}async function H({flow:t,lines:e},n,s,o,r){const a=r(t),i=[];let c=a.length>B;for(const u of e){if(u.end>B||i.length>=s){c=!0;break}const f=o.
step(tt);f&&await f;const h=a.slice(u.start,u.end);if(n.lacks?.(h,o)===!0)continue;const{matches:l,truncated:p}=await n.search(h,s-i.length,o);c||=p;for(const{start:x,
end:T,groups:m}of l)i.push({start:u.start+x,end:u.start+T,groups:m,flow:t})}return{found:i,truncated:c}}const F=100,[at,it]=[500,30];async function P(t,e,n,s){if(e.
length===0)return t;const o=ut(n),r=new Set,a=[];for(const u of e){const f=s.step((u.end-u.start)*it+at);f&&await f;const h=ft(u,o),l=new Set;for(const{from:m,to:I}of h)
for(let D=j(t,m);D<t.length&&t[D].start<I;D++)l.add(D);const[p]=l,x=l.size===1?t[p]:void 0;if(x&&h.every(({from:m,to:I})=>x.start<=m&&I<=x.end))continue;for(const m of l)
r.add(m);const T=h.reduce((m,I)=>Math.min(m,I.from),1/0);a.push({match:u,from:T})}const i=[];for(const[u,f]of t.entries()){const h=s.step(F);h&&await h,r.has(u)||
i.push({match:f,from:f.start})}return(0,S.RZ)(i,a),(await(0,A.k)((0,L.p9)(i,(u,f)=>u.from-f.from),s)).map(({match:u})=>u)}const z=-1;function ut({flow:t,found:{
edges:e}}){const n=new Int32Array(e.count).fill(z);for(const{first:s,position:o,count:r}of t.letters(0,t.text.length))for(let a=0;a<r;a++)n[s+a]=o+a;return n}function ft({
flow:t,start:e,end:n},s){const o=[];for(const{first:r,count:a}of t.letters(e,n))for(let i=r;i<r+a;i++){const c=s[i];if(c===z)continue;const u=o.at(-1);u?.to===c?
u.to++:o.push({from:c,to:c+1})}return o}function j(t,e){let n=0;for(let s=t.length;n<s;){const o=n+s>>1;t[o].end<=e?n=o+1:s=o}return n}const lt=({flow:t,start:e,
end:n,groups:s})=>({text:G(t).slice(e,n),groups:s,box:t.box(e,n),boxes:t.lineBoxes(e,n)})}),779:((K,b,d)=>{d.d(b,{zx:()=>A.z,patternOf:()=>lt,GJ:()=>ft,yS:()=>W});
var S=d(58552),A=d(98472),L=d(34378);const C=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}",
"gu"),y=(t,e)=>W([t],e);async function W(t,e){const n=new Set;for(const c of t)n.add((await V(c,e)).text.trim());n.delete("");const s=[...n].map(c=>c.match(/[\x21-\x7e]+/g)??
[]),o=[...n].some(c=>c.includes(" ")),r=c=>c.length<=X&&!rt.test(c)&&!(o&&G.test(c)),a=c=>c.length*s.length<=B,i=(c,u)=>a(c)?(u.add((c.length>>2)+n.size*q),g(c,
s)):!1;return{hasGroups:!1,isWithinWords:!o,lacks:i,...J(n)&&{countInPieces:Q(n)},search:async(c,u,f)=>{const h=f.step(c.length>>2);h&&await h;const l=[],p=r(c);
if(!p&&(a(c)?i(c,f):await R(c,s,f)))return{matches:l,truncated:!1};const x=!p&&!o;for await(const[T,m]of x?tt(c,i,f):[[0,c]]){const I=p?{text:ct(m)}:await V(m,f);
for(const D of n)if(!await st(D,I,T,l,u,f))return{matches:l,truncated:!0}}return n.size>1&&l.sort((T,m)=>T.start-m.start||m.end-T.end),{matches:l,truncated:!1}}}}
async function R(t,e,n){const s=w(t);for(const o of e){const r=n.step((s.length>>3)*o.length);if(r&&await r,E(s,o))return!1}return!0}function g(t,e){const n=w(t);
for(const s of e)if(E(n,s))return!1;return!0}function E(t,e){for(const n of e)if(!t.includes(n))return!1;return!0}function w(t){const e=t.toLowerCase();return O.
test(e)?e.replace(v,P):e}const O=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,v=new RegExp(O,"g"),J=t=>{for(const e of t)if(!/^[\x21-\x7e]{2,40}$/.
test(e))return!1;return t.size>0&&t.size<=_},_=10,Z=2e5,N="\0",Q=t=>(e,n)=>{const s=w(`${N}${e.join(N)}${N}`);if(n.add(s.length*t.size),s.length*t.size>Z)return;
let o=0;for(const r of t){if(k(s,r))return;for(let a=s.indexOf(r);a>=0;a=s.indexOf(r,a+r.length))o++}return o};function k(t,e){const[n,s]=[new Uint8Array(e.length),
new Uint8Array(e.length)];for(let o=t.indexOf(N),r;o>=0;o=r){r=t.indexOf(N,o+1);const[a,i]=[t.charCodeAt(o-1),t.charCodeAt(o+1)];for(let c=1;c<e.length;c++)e.charCodeAt(
c-1)===a&&t.startsWith(e.slice(0,c),o-c)&&(n[c]=1),e.charCodeAt(c)===i&&Y(t,o+1,r,e,c)&&(s[c]=1)}return n.some((o,r)=>o===1&&s[r]===1)}const Y=(t,e,n,s,o)=>t.startsWith(
s.slice(o),e)||n>e&&n-e<s.length&&s.startsWith(t.slice(e,n),o),q=6,B=2e4;async function*tt(t,e,n){let s=0,o=0;for(let r;o<t.length;o=r){r=t.indexOf(`
`,o+nt)+1,r===0&&(r=t.length);const a=n.step(et);a&&await a,e(t.slice(o,r),n)&&(o>s&&(yield[s,t.slice(s,o)]),s=r)}o>s&&(yield[s,t.slice(s,o)])}const[nt,et]=[200,
10];async function st(t,{text:e,places:n},s,o,r,a){const i=a.step(e.length>>3);i&&await i;for(let c=e.indexOf(t),u=0;c>=0;c=e.indexOf(t,u)){if(o.length===r)return!1;
for(u=c+t.length;n&&n[u]===n[u-1];)u++;o.push(n?(0,A.z)(s+n[c],s+n[u]):(0,A.z)(s+c,s+u));const f=a.step(t.length);f&&await f}return!0}async function V(t,e){if(!ot.
test(t))return U(t,e);const n=[];let s="";for(const{0:o,1:r,2:a,index:i}of t.matchAll(C)){const c=a===void 0?r?.toLowerCase()??P(o):" ";for(let f=0;f<c.length;f++)
n.push(r===void 0?i:i+f);s+=c;const u=e.step(o.length*10);u&&await u}return n.push(t.length),{text:s,places:n}}const ot=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
rt=/[^\0-\xde\xe0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,G=/[\t-\r\xa0]| {2}/,X=131072,ct=t=>t.toLowerCase().replaceAll(H,F),M=65536;async function U(t,e){
const n=t.includes($)?t.split($).length-1:0,s=new Uint32Array(t.length+n+1);let o="",r=0,a=!1;for(let i=0;i<t.length;i+=M){const c=t.slice(i,i+M),u=e.step(c.length);
u&&await u;const f=a;for(let l=0;l<c.length;l++){const p=c.charCodeAt(l),x=it(p);(!x||!a)&&(s[r++]=i+l),p===at&&(s[r++]=i+l),a=x}const h=c.toLowerCase().replace(
/\s+/g," ").replaceAll($,"ss").replaceAll(H,F);o+=f&&h.startsWith(" ")?h.slice(1):h}return s[r]=t.length,{text:o,places:s}}const $="ß",H="µ",F="μ",at=223,it=t=>t===
32||t>=9&&t<=13||t===160,P=t=>(0,L.w)((0,L.w)(t).toUpperCase().toLowerCase()),z=/^\/.+\/([dgimsuvy]*)$/s,ut=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^[\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function ft(t,e){const n=z.exec(t);return e==="regex"?n?"slashes":void 0:ut.test(t)||n&&n[1]!==""?"regex-as-words":void 0}const j=1e6;async function lt(t,e,n,s,o){
const r=n==="regex"?(await Promise.all([d.e(7398),d.e(9974)]).then(d.bind(d,39974))).expressionOf(e,o):await y(e,s);if("problem"in r)throw(0,S.G6)([{field:t,message:r.
problem}]);return{...r,search:async(a,i,c)=>{const u=await r.search(a.slice(0,j),i,c);return a.length>j?{...u,truncated:!0}:u}}}}),98472:((K,b,d)=>{d.d(b,{z:()=>S});
const S=(A,L,C=[])=>({start:A,end:L,groups:Object.fromEntries(C)})})};
