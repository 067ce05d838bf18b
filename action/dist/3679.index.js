"use strict";exports.id=3679,exports.ids=[3679,779],exports.modules={9312:((et,b,O)=>{O.d(b,{$0:()=>D,Gv:()=>W,MM:()=>z});var I=O(779),P=O(42973);const W=(S,T,p,{pace:L,limits:B})=>(0,I.
patternOf)(S,T,p,L,F(S,B)),N={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function z(S,T){const p=(0,I.GJ)(S,T);return p&&
N[p]}function D(S,T,p){const L=z(T,p);return L===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${S}, which ${L}.`,mentions:[S,"search_m\
ode"]}]}function F(S,{searching:T}){let p=T;return L=>{if(p-=L,p<0)throw(0,P.F)("searching",`The search takes more than ${T} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",S)}}}),49568:((et,b,O)=>{O.d(b,{Ao:()=>S,IQ:()=>T,m6:()=>p});var I=O(
45657),P=O(54093),W=O(44233),N=O(98095);const z=1e3,D=1e6,F=1e3;async function S(n,f,c,a){const i=Math.max(c,z),g=await k(n.flow,f,i,a,K),l=await X(n,f,i,a,K),{
below:d}=l,m=d&&f.hasGroups?_=>_.filter(y=>!B(y,d)):L,w=await Y(m(g.found),m(l.found),n,a);return{matches:w.slice(0,c).map(ut),truncated:g.truncated||l.truncated||
w.length>c}}async function T(n,f,c,a){const i=await k(n.flow,f,c,a),g=v(n,f,i,a)?st:await X(n,f,c,a);return{all:[...i.found,...g.found],counted:await Y(i.found,
g.found,n,a),truncated:i.truncated||g.truncated}}async function p(n,f,c){const a=await k(n.flow,f,1,c);if(a.found.length>0)return{isFound:!0,truncated:!0};const i=await X(
n,f,1,c);return{isFound:i.found.length>0,truncated:a.truncated||i.truncated}}const L=n=>n;function B({flow:n,start:f,end:c},{labelOf:a,without:i}){if(i.size===0)
return!1;const[g,...l]=n.letters(f,c),d=g&&a.get(g.first);return d===void 0||!i.has(d)?!1:l.some(({first:m})=>(a.get(m)??d)!==d)}const st={found:[],truncated:!1},
K=({shown:n})=>n,Z=({text:n})=>n;function v({found:{fragments:n}},{countInPieces:f},c,a){if(!f||c.truncated||n.some(N.lP))return!1;const{found:i}=c;return i.every(
({flow:l,start:d,end:m})=>l.letters(d,m).length===1)&&f(n.map(({text:l})=>l),a)===i.length}async function k(n,f,c,a,i=Z){const{matches:g,truncated:l}=await f.search(
i(n),c,a),d=[];for(const m of g){const w=a.step(V);w&&await w,d.push({...m,flow:n})}return{found:d,truncated:l}}async function X(n,f,c,a,i=Z){const g=f.isWithinWords===
!0&&!n.found.fragments.some(N.lP),l=await(0,P.k)(n.visualText(!g),a);if(g&&l.flow.text.length<=D)return k(l.flow,f,c,a,i);const d=await Q(l,f,c,a,i);if(!l.below||
d.found.length>=c)return{...d,...l.below&&{below:l.below}};const m=await Q(l.below,f,c-d.found.length,a,i),{found:w,truncated:_}=ot(d,m);return{found:w,truncated:_||
m.truncated,below:l.below}}function ot(n,f){const c=new Set,a=f.found.filter(({flow:g,start:l,end:d})=>{const m=g.text.slice(l,d).trim().includes(`
`);return m&&c.add(g.letters(l,d)[0].first),m});return a.length===0?n:{found:[...n.found.filter(({flow:g,start:l,end:d})=>!c.has(g.letters(l,d)[0]?.first??j)),...a],
truncated:n.truncated}}async function Q({flow:n,lines:f},c,a,i,g){const l=g(n),d=[];let m=l.length>D;for(const w of f){if(w.end>D||d.length>=a){m=!0;break}const _=i.
step(F);_&&await _;const y=l.slice(w.start,w.end);if(c.lacks?.(y,i)===!0)continue;const{matches:R,truncated:H}=await c.search(y,a-d.length,i);m||=H;for(const{start:U,
end:t,groups:e}of R)d.push({start:w.start+U,end:w.start+t,groups:e,flow:n})}return{found:d,truncated:m}}const V=100,[rt,ct]=[500,30];async function Y(n,f,c,a){if(f.
length===0)return n;const i=q(c),g=new Set,l=[];for(const w of f){const _=a.step((w.end-w.start)*ct+rt);_&&await _;const y=at(w,i),R=new Set;for(const{from:e,to:s}of y)
for(let o=it(n,e);o<n.length&&n[o].start<s;o++)R.add(o);const[H]=R,U=R.size===1?n[H]:void 0;if(U&&y.every(({from:e,to:s})=>U.start<=e&&s<=U.end))continue;for(const e of R)
g.add(e);const t=y.reduce((e,s)=>Math.min(e,s.from),1/0);l.push({match:w,from:t})}const d=[];for(const[w,_]of n.entries()){const y=a.step(V);y&&await y,g.has(w)||
d.push({match:_,from:_.start})}return(0,I.RZ)(d,l),(await(0,P.k)((0,W.p9)(d,(w,_)=>w.from-_.from),a)).map(({match:w})=>w)}const j=-1;function q({flow:n,found:{edges:f}}){
const c=new Int32Array(f.count).fill(j);for(const{first:a,position:i,count:g}of n.letters(0,n.text.length))for(let l=0;l<g;l++)c[a+l]=i+l;return c}function at({
flow:n,start:f,end:c},a){const i=[];for(const{first:g,count:l}of n.letters(f,c))for(let d=g;d<g+l;d++){const m=a[d];if(m===j)continue;const w=i.at(-1);w?.to===m?
w.to++:i.push({from:m,to:m+1})}return i}function it(n,f){let c=0;for(let a=n.length;c<a;){const i=c+a>>1;n[i].end<=f?c=i+1:a=i}return c}const ut=({flow:n,start:f,
end:c,groups:a})=>({text:K(n).slice(f,c),groups:a,box:n.box(f,c),boxes:n.lineBoxes(f,c)})}),779:((et,b,O)=>{O.d(b,{zx:()=>P.z,patternOf:()=>U,GJ:()=>R,yS:()=>D});
var I=O(58552),P=O(98472),W=O(34378);const N=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}",
"gu"),z=(t,e)=>D([t],e);async function D(t,e){const s=new Set;for(const r of t)s.add((await q(r,e)).text.trim());s.delete("");const o=[...s].map(r=>r.match(/[\x21-\x7e]+/g)??
[]),u=[...s].some(r=>r.includes(" ")),h=r=>r.length<=n&&!it.test(r)&&!(u&&ut.test(r)),E=r=>r.length*o.length<=V,A=(r,x)=>E(r)?(x.add((r.length>>2)+s.size*Q),S(r,
o)):!1;return{hasGroups:!1,isWithinWords:!u,lacks:A,...st(s)&&{countInPieces:k(s)},search:async(r,x,C)=>{const G=C.step(r.length>>2);G&&await G;const M=[],$=h(r);
if(!$&&(E(r)?A(r,C):await F(r,o,C)))return{matches:M,truncated:!1};const tt=!$&&!u;for await(const[nt,J]of tt?rt(r,A,C):[[0,r]]){const ft=$?{text:f(J)}:await q(
J,C);for(const lt of s)if(!await j(lt,ft,nt,M,x,C))return{matches:M,truncated:!0}}return s.size>1&&M.sort((nt,J)=>nt.start-J.start||J.end-nt.end),{matches:M,truncated:!1}}}}
async function F(t,e,s){const o=p(t);for(const u of e){const h=s.step((o.length>>3)*u.length);if(h&&await h,T(o,u))return!1}return!0}function S(t,e){const s=p(t);
for(const o of e)if(T(s,o))return!1;return!0}function T(t,e){for(const s of e)if(!t.includes(s))return!1;return!0}function p(t){const e=t.toLowerCase();return L.
test(e)?e.replace(B,w):e}const L=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,B=new RegExp(L,"g"),st=t=>{for(const e of t)if(!/^[\x21-\x7e]{2,40}$/.
test(e))return!1;return t.size>0&&t.size<=K},K=10,Z=2e5,v="\0",k=t=>(e,s)=>{const o=p(`${v}${e.join(v)}${v}`);if(s.add(o.length*t.size),o.length*t.size>Z)return;
let u=0;for(const h of t){if(X(o,h))return;for(let E=o.indexOf(h);E>=0;E=o.indexOf(h,E+h.length))u++}return u};function X(t,e){const[s,o]=[new Uint8Array(e.length),
new Uint8Array(e.length)];for(let u=t.indexOf(v),h;u>=0;u=h){h=t.indexOf(v,u+1);const[E,A]=[t.charCodeAt(u-1),t.charCodeAt(u+1)];for(let r=1;r<e.length;r++)e.charCodeAt(
r-1)===E&&t.startsWith(e.slice(0,r),u-r)&&(s[r]=1),e.charCodeAt(r)===A&&ot(t,u+1,h,e,r)&&(o[r]=1)}return s.some((u,h)=>u===1&&o[h]===1)}const ot=(t,e,s,o,u)=>t.
startsWith(o.slice(u),e)||s>e&&s-e<o.length&&o.startsWith(t.slice(e,s),u),Q=6,V=2e4;async function*rt(t,e,s){let o=0,u=0;for(let h;u<t.length;u=h){h=t.indexOf(`\

`,u+ct)+1,h===0&&(h=t.length);const E=s.step(Y);E&&await E,e(t.slice(u,h),s)&&(u>o&&(yield[o,t.slice(o,u)]),o=h)}u>o&&(yield[o,t.slice(o,u)])}const[ct,Y]=[200,10];
async function j(t,{text:e,places:s},o,u,h,E){const A=E.step(e.length>>3);A&&await A;for(let r=e.indexOf(t),x=0;r>=0;r=e.indexOf(t,x)){if(u.length===h)return!1;
for(x=r+t.length;s&&s[x]===s[x-1];)x++;u.push(s?(0,P.z)(o+s[r],o+s[x]):(0,P.z)(o+r,o+x));const C=E.step(t.length);C&&await C}return!0}async function q(t,e){if(!at.
test(t))return a(t,e);const s=[];let o="";for(const{0:u,1:h,2:E,index:A}of t.matchAll(N)){const r=E===void 0?h?.toLowerCase()??w(u):" ";for(let C=0;C<r.length;C++)
s.push(h===void 0?A:A+C);o+=r;const x=e.step(u.length*10);x&&await x}return s.push(t.length),{text:o,places:s}}const at=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
it=/[^\0-\xde\xe0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,ut=/[\t-\r\xa0]| {2}/,n=131072,f=t=>t.toLowerCase().replaceAll(g,l),c=65536;async function a(t,e){
const s=t.includes(i)?t.split(i).length-1:0,o=new Uint32Array(t.length+s+1);let u="",h=0,E=!1;for(let A=0;A<t.length;A+=c){const r=t.slice(A,A+c),x=e.step(r.length);
x&&await x;const C=E;for(let M=0;M<r.length;M++){const $=r.charCodeAt(M),tt=m($);(!tt||!E)&&(o[h++]=A+M),$===d&&(o[h++]=A+M),E=tt}const G=r.toLowerCase().replace(
/\s+/g," ").replaceAll(i,"ss").replaceAll(g,l);u+=C&&G.startsWith(" ")?G.slice(1):G}return o[h]=t.length,{text:u,places:o}}const i="ß",g="µ",l="μ",d=223,m=t=>t===
32||t>=9&&t<=13||t===160,w=t=>(0,W.w)((0,W.w)(t).toUpperCase().toLowerCase()),_=/^\/.+\/([dgimsuvy]*)$/s,y=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function R(t,e){const s=_.exec(t);return e==="regex"?s?"slashes":void 0:y.test(t)||s&&s[1]!==""?"regex-as-words":void 0}const H=1e6;async function U(t,e,s,o,u){
const h=s==="regex"?(await Promise.all([O.e(7398),O.e(9974)]).then(O.bind(O,39974))).expressionOf(e,u):await z(e,o);if("problem"in h)throw(0,I.G6)([{field:t,message:h.
problem}]);return{...h,search:async(E,A,r)=>{const x=await h.search(E.slice(0,H),A,r);return E.length>H?{...x,truncated:!0}:x}}}}),98472:((et,b,O)=>{O.d(b,{z:()=>I});
const I=(P,W,N=[])=>({start:P,end:W,groups:Object.fromEntries(N)})})};
