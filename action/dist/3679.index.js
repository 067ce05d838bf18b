"use strict";exports.id=3679,exports.ids=[3679,779],exports.modules={9312:((et,k,O)=>{O.d(k,{$0:()=>R,Gv:()=>D,MM:()=>b});var W=O(779),P=O(42973);const D=(C,S,_,{pace:y,limits:H})=>(0,W.
patternOf)(C,S,_,y,j(C,H)),N={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function b(C,S){const _=(0,W.GJ)(C,S);return _&&
N[_]}function R(C,S,_){const y=b(S,_);return y===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${C}, which ${y}.`,mentions:[C,"search_m\
ode"]}]}function j(C,{searching:S}){let _=S;return y=>{if(_-=y,_<0)throw(0,P.F)("searching",`The search takes more than ${S} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",C)}}}),49568:((et,k,O)=>{O.d(k,{Ao:()=>C,IQ:()=>S,m6:()=>_});var W=O(
45657),P=O(27077),D=O(93604),N=O(99689);const b=1e3,R=1e6,j=1e3;async function C(n,i,c,a){const f=Math.max(c,b),h=await G(n.flow,i,f,a),l=await J(n,i,f,a),g=await q(
h.found,l.found,n,a);return{matches:g.slice(0,c).map(it),truncated:h.truncated||l.truncated||g.length>c}}async function S(n,i,c,a){const f=await G(n.flow,i,c,a),
h=H(n,i,f,a)?y:await J(n,i,c,a);return{all:[...f.found,...h.found],counted:await q(f.found,h.found,n,a),truncated:f.truncated||h.truncated}}async function _(n,i,c){
const a=await G(n.flow,i,1,c);if(a.found.length>0)return{isFound:!0,truncated:!0};const f=await J(n,i,1,c);return{isFound:f.found.length>0,truncated:a.truncated||
f.truncated}}const y={found:[],truncated:!1};function H({found:{fragments:n}},{countInPieces:i},c,a){if(!i||c.truncated||n.some(N.lP))return!1;const{found:f}=c;
return f.every(({flow:l,start:g,end:m})=>l.letters(g,m).length===1)&&i(n.map(({text:l})=>l),a)===f.length}async function G(n,i,c,a){const{matches:f,truncated:h}=await i.
search(n.text,c,a),l=[];for(const g of f){const m=a.step(Y);m&&await m,l.push({...g,flow:n})}return{found:l,truncated:h}}async function J(n,i,c,a){const f=i.isWithinWords===
!0&&!n.found.fragments.some(N.lP),h=await(0,P.k6)(n.visualText(!f),a);if(f&&h.flow.text.length<=R)return G(h.flow,i,c,a);const l=await v(h,i,c,a);if(!h.below||l.
found.length>=c)return l;const g=await v(h.below,i,c-l.found.length,a),{found:m,truncated:E}=st(l,g);return{found:m,truncated:E||g.truncated}}function st(n,i){const c=new Set,
a=i.found.filter(({flow:h,start:l,end:g})=>{const m=h.text.slice(l,g).trim().includes(`
`);return m&&c.add(h.letters(l,g)[0].first),m});return a.length===0?n:{found:[...n.found.filter(({flow:h,start:l,end:g})=>!c.has(h.letters(l,g)[0]?.first??Z)),...a],
truncated:n.truncated}}async function v({flow:n,lines:i},c,a,f){const{text:h}=n,l=[];let g=h.length>R;for(const m of i){if(m.end>R||l.length>=a){g=!0;break}const E=f.
step(j);E&&await E;const T=h.slice(m.start,m.end);if(c.lacks?.(T,f)===!0)continue;const{matches:I,truncated:U}=await c.search(T,a-l.length,f);g||=U;for(const{start:$,
end:z,groups:Q}of I)l.push({start:m.start+$,end:m.start+z,groups:Q,flow:n})}return{found:l,truncated:g}}const Y=100,[ot,rt]=[500,30];async function q(n,i,c,a){if(i.
length===0)return n;const f=ct(c),h=new Set,l=[];for(const E of i){const T=a.step((E.end-E.start)*rt+ot);T&&await T;const I=at(E,f),U=new Set;for(const{from:L,to:B}of I)
for(let K=ut(n,L);K<n.length&&n[K].start<B;K++)U.add(K);const[$]=U,z=U.size===1?n[$]:void 0;if(z&&I.every(({from:L,to:B})=>z.start<=L&&B<=z.end))continue;for(const L of U)
h.add(L);const Q=I.reduce((L,B)=>Math.min(L,B.from),1/0);l.push({match:E,from:Q})}const g=[];for(const[E,T]of n.entries()){const I=a.step(Y);I&&await I,h.has(E)||
g.push({match:T,from:T.start})}return(0,W.RZ)(g,l),(await(0,P.k6)((0,D.p9)(g,(E,T)=>E.from-T.from),a)).map(({match:E})=>E)}const Z=-1;function ct({flow:n,found:{
edges:i}}){const c=new Int32Array(i.count).fill(Z);for(const{first:a,position:f,count:h}of n.letters(0,n.text.length))for(let l=0;l<h;l++)c[a+l]=f+l;return c}function at({
flow:n,start:i,end:c},a){const f=[];for(const{first:h,count:l}of n.letters(i,c))for(let g=h;g<h+l;g++){const m=a[g];if(m===Z)continue;const E=f.at(-1);E?.to===m?
E.to++:f.push({from:m,to:m+1})}return f}function ut(n,i){let c=0;for(let a=n.length;c<a;){const f=c+a>>1;n[f].end<=i?c=f+1:a=f}return c}const it=({flow:n,start:i,
end:c,groups:a})=>({text:n.text.slice(i,c),groups:a,box:n.box(i,c),boxes:n.lineBoxes(i,c)})}),779:((et,k,O)=>{O.d(k,{zx:()=>P.z,patternOf:()=>K,GJ:()=>L,yS:()=>R});
var W=O(58552),P=O(98472),D=O(34378);const N=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}",
"gu"),b=(t,s)=>R([t],s);async function R(t,s){const o=new Set;for(const e of t)o.add((await n(e,s)).text.trim());o.delete("");const r=[...o].map(e=>e.match(/[\x21-\x7e]+/g)??
[]),u=[...o].some(e=>e.includes(" ")),d=e=>e.length<=f&&!c.test(e)&&!(u&&a.test(e)),w=e=>e.length*r.length<=Z,x=(e,A)=>w(e)?(A.add((e.length>>2)+o.size*q),C(e,r)):
!1;return{hasGroups:!1,isWithinWords:!u,lacks:x,...G(o)&&{countInPieces:Y(o)},search:async(e,A,p)=>{const F=p.step(e.length>>2);F&&await F;const M=[],X=d(e);if(!X&&
(w(e)?x(e,p):await j(e,r,p)))return{matches:M,truncated:!1};const tt=!X&&!u;for await(const[nt,V]of tt?ct(e,x,p):[[0,e]]){const ft=X?{text:h(V)}:await n(V,p);for(const lt of o)
if(!await it(lt,ft,nt,M,A,p))return{matches:M,truncated:!0}}return o.size>1&&M.sort((nt,V)=>nt.start-V.start||V.end-nt.end),{matches:M,truncated:!1}}}}async function j(t,s,o){
const r=_(t);for(const u of s){const d=o.step((r.length>>3)*u.length);if(d&&await d,S(r,u))return!1}return!0}function C(t,s){const o=_(t);for(const r of s)if(S(
o,r))return!1;return!0}function S(t,s){for(const o of s)if(!t.includes(o))return!1;return!0}function _(t){const s=t.toLowerCase();return y.test(s)?s.replace(H,$):
s}const y=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,H=new RegExp(y,"g"),G=t=>{for(const s of t)if(!/^[\x21-\x7e]{2,40}$/.test(s))return!1;
return t.size>0&&t.size<=J},J=10,st=2e5,v="\0",Y=t=>(s,o)=>{const r=_(`${v}${s.join(v)}${v}`);if(o.add(r.length*t.size),r.length*t.size>st)return;let u=0;for(const d of t){
if(ot(r,d))return;for(let w=r.indexOf(d);w>=0;w=r.indexOf(d,w+d.length))u++}return u};function ot(t,s){const[o,r]=[new Uint8Array(s.length),new Uint8Array(s.length)];
for(let u=t.indexOf(v),d;u>=0;u=d){d=t.indexOf(v,u+1);const[w,x]=[t.charCodeAt(u-1),t.charCodeAt(u+1)];for(let e=1;e<s.length;e++)s.charCodeAt(e-1)===w&&t.startsWith(
s.slice(0,e),u-e)&&(o[e]=1),s.charCodeAt(e)===x&&rt(t,u+1,d,s,e)&&(r[e]=1)}return o.some((u,d)=>u===1&&r[d]===1)}const rt=(t,s,o,r,u)=>t.startsWith(r.slice(u),s)||
o>s&&o-s<r.length&&r.startsWith(t.slice(s,o),u),q=6,Z=2e4;async function*ct(t,s,o){let r=0,u=0;for(let d;u<t.length;u=d){d=t.indexOf(`
`,u+at)+1,d===0&&(d=t.length);const w=o.step(ut);w&&await w,s(t.slice(u,d),o)&&(u>r&&(yield[r,t.slice(r,u)]),r=d)}u>r&&(yield[r,t.slice(r,u)])}const[at,ut]=[200,
10];async function it(t,{text:s,places:o},r,u,d,w){const x=w.step(s.length>>3);x&&await x;for(let e=s.indexOf(t),A=0;e>=0;e=s.indexOf(t,A)){if(u.length===d)return!1;
for(A=e+t.length;o&&o[A]===o[A-1];)A++;u.push(o?(0,P.z)(r+o[e],r+o[A]):(0,P.z)(r+e,r+A));const p=w.step(t.length);p&&await p}return!0}async function n(t,s){if(!i.
test(t))return g(t,s);const o=[];let r="";for(const{0:u,1:d,2:w,index:x}of t.matchAll(N)){const e=w===void 0?d?.toLowerCase()??$(u):" ";for(let p=0;p<e.length;p++)
o.push(d===void 0?x:x+p);r+=e;const A=s.step(u.length*10);A&&await A}return o.push(t.length),{text:r,places:o}}const i=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
c=/[^\0-\xde\xe0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,a=/[\t-\r\xa0]| {2}/,f=131072,h=t=>t.toLowerCase().replaceAll(E,T),l=65536;async function g(t,s){
const o=t.includes(m)?t.split(m).length-1:0,r=new Uint32Array(t.length+o+1);let u="",d=0,w=!1;for(let x=0;x<t.length;x+=l){const e=t.slice(x,x+l),A=s.step(e.length);
A&&await A;const p=w;for(let M=0;M<e.length;M++){const X=e.charCodeAt(M),tt=U(X);(!tt||!w)&&(r[d++]=x+M),X===I&&(r[d++]=x+M),w=tt}const F=e.toLowerCase().replace(
/\s+/g," ").replaceAll(m,"ss").replaceAll(E,T);u+=p&&F.startsWith(" ")?F.slice(1):F}return r[d]=t.length,{text:u,places:r}}const m="ß",E="µ",T="μ",I=223,U=t=>t===
32||t>=9&&t<=13||t===160,$=t=>(0,D.w)((0,D.w)(t).toUpperCase().toLowerCase()),z=/^\/.+\/([dgimsuvy]*)$/s,Q=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function L(t,s){const o=z.exec(t);return s==="regex"?o?"slashes":void 0:Q.test(t)||o&&o[1]!==""?"regex-as-words":void 0}const B=1e6;async function K(t,s,o,r,u){
const d=o==="regex"?(await Promise.all([O.e(7398),O.e(9974)]).then(O.bind(O,39974))).expressionOf(s,u):await b(s,r);if("problem"in d)throw(0,W.G6)([{field:t,message:d.
problem}]);return{...d,search:async(w,x,e)=>{const A=await d.search(w.slice(0,B),x,e);return w.length>B?{...A,truncated:!0}:A}}}}),98472:((et,k,O)=>{O.d(k,{z:()=>W});
const W=(P,D,N=[])=>({start:P,end:D,groups:Object.fromEntries(N)})})};
