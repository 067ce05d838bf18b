"use strict";exports.id=3679,exports.ids=[3679,779],exports.modules={9312:((Y,U,O)=>{O.d(U,{$0:()=>$,Gv:()=>D,MM:()=>z});var L=O(779),k=O(42973);const D=(y,C,A,{pace:_,limits:N})=>(0,L.
patternOf)(y,C,A,_,K(y,N)),B={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function z(y,C){const A=(0,L.G)(y,C);return A&&
B[A]}function $(y,C,A){const _=z(C,A);return _===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${y}, which ${_}.`,mentions:[y,"search_m\
ode"]}]}function K(y,{searching:C}){let A=C;return _=>{if(A-=_,A<0)throw(0,k.F)("searching",`The search takes more than ${C} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",y)}}}),49568:((Y,U,O)=>{O.d(U,{Ao:()=>K,IQ:()=>y,m6:()=>C});var L=O(
27077),k=O(93604),D=O(99689);const B=1e3,z=1e6,$=1e3;async function K(o,l,c,f){const u=Math.max(c,B),E=await N(o.flow,l,u,f),h=await F(o,l,u,f),p=await R(E.found,
h.found,o,f);return{matches:p.slice(0,c).map(nt),truncated:E.truncated||h.truncated||p.length>c}}async function y(o,l,c,f){const u=await N(o.flow,l,c,f),E=_(o,l,
u,f)?A:await F(o,l,c,f);return{all:[...u.found,...E.found],counted:await R(u.found,E.found,o,f),truncated:u.truncated||E.truncated}}async function C(o,l,c){const f=await N(
o.flow,l,1,c);if(f.found.length>0)return{isFound:!0,truncated:!0};const u=await F(o,l,1,c);return{isFound:u.found.length>0,truncated:f.truncated||u.truncated}}const A={
found:[],truncated:!1};function _({found:{fragments:o}},{countInPieces:l},c,f){if(!l||c.truncated||o.some(D.lP))return!1;const{found:u}=c;return u.every(({flow:h,
start:p,end:x})=>h.letters(p,x).length===1)&&l(o.map(({text:h})=>h),f)===u.length}async function N(o,l,c,f){const{matches:u,truncated:E}=await l.search(o.text,c,
f);return{found:u.map(h=>({...h,flow:o})),truncated:E}}async function F(o,l,c,f){const{flow:u,lines:E}=await(0,L.k6)(o.visualText(),f),{text:h}=u,p=[];let x=h.length>
z;for(const m of E){if(m.end>z||p.length>=c){x=!0;break}const T=f.step($);T&&await T;const I=h.slice(m.start,m.end);if(l.lacks?.(I,f)===!0)continue;const{matches:W,
truncated:X}=await l.search(I,c-p.length,f);x||=X;for(const{start:H,end:G,groups:S}of W)p.push({start:m.start+H,end:m.start+G,groups:S,flow:u})}return{found:p,truncated:x}}
const[Z,J]=[500,30];async function R(o,l,c,f){if(l.length===0)return o;const u=V(c),E=new Set,h=[];for(const m of l){const T=f.step((m.end-m.start)*J+Z);T&&await T;
const I=q(m,u),W=new Set;for(const{from:S,to:t}of I)for(let n=tt(o,S);n<o.length&&o[n].start<t;n++)W.add(n);const[X]=W,H=W.size===1?o[X]:void 0;if(H&&I.every(({
from:S,to:t})=>H.start<=S&&t<=H.end))continue;for(const S of W)E.add(S);const G=I.reduce((S,t)=>Math.min(S,t.from),1/0);h.push({match:m,from:G})}const p=o.flatMap(
(m,T)=>E.has(T)?[]:[{match:m,from:m.start}]);return(await(0,L.k6)((0,k.p9)([...p,...h],(m,T)=>m.from-T.from),f)).map(({match:m})=>m)}const j=-1;function V({flow:o,
found:{edges:l}}){const c=new Int32Array(l.count).fill(j);for(const{first:f,position:u,count:E}of o.letters(0,o.text.length))for(let h=0;h<E;h++)c[f+h]=u+h;return c}
function q({flow:o,start:l,end:c},f){const u=[];for(const{first:E,count:h}of o.letters(l,c))for(let p=E;p<E+h;p++){const x=f[p];if(x===j)continue;const m=u.at(-1);
m?.to===x?m.to++:u.push({from:x,to:x+1})}return u}function tt(o,l){let c=0;for(let f=o.length;c<f;){const u=c+f>>1;o[u].end<=l?c=u+1:f=u}return c}const nt=({flow:o,
start:l,end:c,groups:f})=>({text:o.text.slice(l,c),groups:f,box:o.box(l,c),boxes:o.lineBoxes(l,c)})}),779:((Y,U,O)=>{O.d(U,{patternOf:()=>S,G:()=>H,y:()=>$});var L=O(
58552),k=O(98472),D=O(34378);const B=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),z=(t,n)=>$(
[t],n);async function $(t,n){const e=new Set;for(const i of t)e.add((await u(i,n)).text.trim());e.delete("");const s=[...e].map(i=>i.match(/[\x21-\x7e]+/g)??[]),
r=[...e].some(i=>i.includes(" ")),a=i=>i.length*s.length<=nt,g=(i,d)=>a(i)?(d.add((i.length>>2)+e.size*tt),y(i,s)):!1;return{hasGroups:!1,lacks:g,...F(e)&&{countInPieces:j(
e)},search:async(i,d,w)=>{const M=w.step(i.length>>2);if(M&&await M,a(i)?g(i,w):await K(i,s,w))return{matches:[],truncated:!1};const v=[];for await(const[P,b]of r?
[[0,i]]:o(i,g,w)){const Q=await u(b,w);for(const et of e)if(!await f(et,Q,P,v,d,w))return{matches:v,truncated:!0}}return e.size>1&&v.sort((P,b)=>P.start-b.start||
b.end-P.end),{matches:v,truncated:!1}}}}async function K(t,n,e){const s=A(t);for(const r of n){const a=e.step((s.length>>3)*r.length);if(a&&await a,C(s,r))return!1}
return!0}function y(t,n){const e=A(t);for(const s of n)if(C(e,s))return!1;return!0}function C(t,n){for(const e of n)if(!t.includes(e))return!1;return!0}function A(t){
const n=t.toLowerCase();return _.test(n)?n.replace(N,I):n}const _=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,N=new RegExp(_,"g"),F=t=>{for(const n of t)
if(!/^[\x21-\x7e]{2,40}$/.test(n))return!1;return t.size>0&&t.size<=Z},Z=10,J=2e5,R="\0",j=t=>(n,e)=>{const s=A(`${R}${n.join(R)}${R}`);if(e.add(s.length*t.size),
s.length*t.size>J)return;let r=0;for(const a of t){if(V(s,a))return;for(let g=s.indexOf(a);g>=0;g=s.indexOf(a,g+a.length))r++}return r};function V(t,n){const[e,
s]=[new Uint8Array(n.length),new Uint8Array(n.length)];for(let r=t.indexOf(R),a;r>=0;r=a){a=t.indexOf(R,r+1);const[g,i]=[t.charCodeAt(r-1),t.charCodeAt(r+1)];for(let d=1;d<
n.length;d++)n.charCodeAt(d-1)===g&&t.startsWith(n.slice(0,d),r-d)&&(e[d]=1),n.charCodeAt(d)===i&&q(t,r+1,a,n,d)&&(s[d]=1)}return e.some((r,a)=>r===1&&s[a]===1)}
const q=(t,n,e,s,r)=>t.startsWith(s.slice(r),n)||e>n&&e-n<s.length&&s.startsWith(t.slice(n,e),r),tt=6,nt=2e4;async function*o(t,n,e){let s=0,r=0;for(let a;r<t.length;r=
a){a=t.indexOf(`
`,r+l)+1,a===0&&(a=t.length);const g=e.step(c);g&&await g,n(t.slice(r,a),e)&&(r>s&&(yield[s,t.slice(s,r)]),s=a)}r>s&&(yield[s,t.slice(s,r)])}const[l,c]=[200,10];
async function f(t,{text:n,places:e},s,r,a,g){const i=g.step(n.length>>3);i&&await i;for(let d=n.indexOf(t),w=0;d>=0;d=n.indexOf(t,w)){if(r.length===a)return!1;
for(w=d+t.length;e[w]===e[w-1];)w++;r.push((0,k.z)(s+e[d],s+e[w]));const M=g.step(t.length);M&&await M}return!0}async function u(t,n){if(!E.test(t))return p(t,n);
const e=[];let s="";for(const{0:r,1:a,2:g,index:i}of t.matchAll(B)){const d=g===void 0?a?.toLowerCase()??I(r):" ";for(let M=0;M<d.length;M++)e.push(a===void 0?i:
i+M);s+=d;const w=n.step(r.length*10);w&&await w}return e.push(t.length),{text:s,places:e}}const E=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
h=65536;async function p(t,n){const e=t.includes(x)?t.split(x).length-1:0,s=new Uint32Array(t.length+e+1);let r="",a=0,g=!1;for(let i=0;i<t.length;i+=h){const d=t.
slice(i,i+h),w=n.step(d.length);w&&await w;const M=g;for(let P=0;P<d.length;P++){const b=d.charCodeAt(P),Q=T(b);(!Q||!g)&&(s[a++]=i+P),b===m&&(s[a++]=i+P),g=Q}const v=d.
toLowerCase().replace(/\s+/g," ").replaceAll(x,"ss").replaceAll("µ","μ");r+=M&&v.startsWith(" ")?v.slice(1):v}return s[a]=t.length,{text:r,places:s}}const x="\
ß",m=223,T=t=>t===32||t>=9&&t<=13||t===160,I=t=>(0,D.w)((0,D.w)(t).toUpperCase().toLowerCase()),W=/^\/.+\/([dgimsuvy]*)$/s,X=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function H(t,n){const e=W.exec(t);return n==="regex"?e?"slashes":void 0:X.test(t)||e&&e[1]!==""?"regex-as-words":void 0}const G=1e6;async function S(t,n,e,s,r){
const a=e==="regex"?(await Promise.all([O.e(7398),O.e(9974)]).then(O.bind(O,39974))).expressionOf(n,r):await z(n,s);if("problem"in a)throw(0,L.G6)([{field:t,message:a.
problem}]);return{...a,search:async(g,i,d)=>{const w=await a.search(g.slice(0,G),i,d);return g.length>G?{...w,truncated:!0}:w}}}}),98472:((Y,U,O)=>{O.d(U,{z:()=>L});
const L=(k,D,B=[])=>({start:k,end:D,groups:Object.fromEntries(B)})})};
