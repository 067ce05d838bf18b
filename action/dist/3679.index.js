"use strict";exports.id=3679,exports.ids=[3679,779],exports.modules={9312:((F,k,p)=>{p.d(k,{$0:()=>B,Gv:()=>P,MM:()=>z});var _=p(779),U=p(42973);const P=(O,A,E,{pace:C,limits:I})=>(0,_.
patternOf)(O,A,E,C,$(O,I)),L={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function z(O,A){const E=(0,_.G)(O,A);return E&&
L[E]}function B(O,A,E){const C=z(A,E);return C===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${O}, which ${C}.`,mentions:[O,"search_m\
ode"]}]}function $(O,{searching:A}){let E=A;return C=>{if(E-=C,E<0)throw(0,U.F)("searching",`The search takes more than ${A} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",O)}}}),49568:((F,k,p)=>{p.d(k,{Ao:()=>B,IQ:()=>$,m6:()=>O});var _=p(
27077),U=p(99689);const P=1e3,L=1e6,z=1e3;async function B(o,f,a,c){const u=Math.max(a,P),m=await C(o.flow,f,u,c),d=await I(o,f,u,c),x=await G(m.found,d.found,o,
c);return{matches:x.slice(0,a).map(Z),truncated:m.truncated||d.truncated||x.length>a}}async function $(o,f,a,c){const u=await C(o.flow,f,a,c),m=E(o,f,u,c)?A:await I(
o,f,a,c);return{all:[...u.found,...m.found],counted:await G(u.found,m.found,o,c),truncated:u.truncated||m.truncated}}async function O(o,f,a){const c=await C(o.flow,
f,1,a);if(c.found.length>0)return{isFound:!0,truncated:!0};const u=await I(o,f,1,a);return{isFound:u.found.length>0,truncated:c.truncated||u.truncated}}const A={
found:[],truncated:!1};function E({found:{fragments:o}},{countInPieces:f},a,c){if(!f||a.truncated||o.some(U.lP))return!1;const{found:u}=a;return u.every(({flow:d,
start:x,end:y})=>d.letters(x,y).length===1)&&f(o.map(({text:d})=>d),c)===u.length}async function C(o,f,a,c){const{matches:u,truncated:m}=await f.search(o.text,a,
c);return{found:u.map(d=>({...d,flow:o})),truncated:m}}async function I(o,f,a,c){const{flow:u,lines:m}=await(0,_.k6)(o.visualText(),c),{text:d}=u,x=[];let y=d.length>
L;for(const g of m){if(g.end>L||x.length>=a){y=!0;break}const S=c.step(z);S&&await S;const N=d.slice(g.start,g.end);if(f.lacks?.(N,c)===!0)continue;const{matches:R,
truncated:H}=await f.search(N,a-x.length,c);y||=H;for(const{start:b,end:t,groups:n}of R)x.push({start:g.start+b,end:g.start+t,groups:n,flow:u})}return{found:x,truncated:y}}
const[K,X]=[500,30];async function G(o,f,a,c){if(f.length===0)return o;const u=j(a),m=new Set,d=[];for(const g of f){const S=c.step((g.end-g.start)*X+K);S&&await S;
const N=Q(g,u),R=new Set;for(const{from:n,to:e}of N)for(let r=Y(o,n);r<o.length&&o[r].start<e;r++)R.add(r);const[H]=R,b=R.size===1?o[H]:void 0;if(b&&N.every(({from:n,
to:e})=>b.start<=n&&e<=b.end))continue;for(const n of R)m.add(n);const t=N.reduce((n,e)=>Math.min(n,e.from),1/0);d.push({match:g,from:t})}const x=o.flatMap((g,S)=>m.
has(S)?[]:[{match:g,from:g.start}]);return(await(0,_.k6)((0,_.p9)([...x,...d],(g,S)=>g.from-S.from),c)).map(({match:g})=>g)}const D=-1;function j({flow:o,found:{
edges:f}}){const a=new Int32Array(f.count).fill(D);for(const{first:c,position:u,count:m}of o.letters(0,o.text.length))for(let d=0;d<m;d++)a[c+d]=u+d;return a}function Q({
flow:o,start:f,end:a},c){const u=[];for(const{first:m,count:d}of o.letters(f,a))for(let x=m;x<m+d;x++){const y=c[x];if(y===D)continue;const g=u.at(-1);g?.to===y?
g.to++:u.push({from:y,to:y+1})}return u}function Y(o,f){let a=0;for(let c=o.length;a<c;){const u=a+c>>1;o[u].end<=f?a=u+1:c=u}return a}const Z=({flow:o,start:f,
end:a,groups:c})=>({text:o.text.slice(f,a),groups:c,box:o.box(f,a),boxes:o.lineBoxes(f,a)})}),779:((F,k,p)=>{p.d(k,{patternOf:()=>b,G:()=>R,y:()=>B});var _=p(58552),
U=p(98472),P=p(34378);const L=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),z=(t,n)=>B(
[t],n);async function B(t,n){const e=new Set;for(const s of t)e.add((await a(s,n)).text.trim());e.delete("");const r=[...e].map(s=>s.match(/[\x21-\x7e]+/g)??[]),
i=(s,w)=>s.length*r.length>o?!1:(w.add((s.length>>2)+e.size*Z),O(s,r));return{hasGroups:!1,lacks:i,...K(e)&&{countInPieces:j(e)},search:async(s,w,h)=>{const l=h.
step(s.length>>2);if(l&&await l,i(s,h)||await $(s,r,h))return{matches:[],truncated:!1};const T=await a(s,h),M=[];for(const W of e)if(!await f(W,T,M,w,h))return{
matches:M,truncated:!0};return e.size>1&&M.sort((W,v)=>W.start-v.start||v.end-W.end),{matches:M,truncated:!1}}}}async function $(t,n,e){const r=E(t);for(const i of n){
const s=e.step((r.length>>3)*i.length);if(s&&await s,A(r,i))return!1}return!0}function O(t,n){const e=E(t);for(const r of n)if(A(e,r))return!1;return!0}function A(t,n){
for(const e of n)if(!t.includes(e))return!1;return!0}function E(t){const n=t.toLowerCase();return C.test(n)?n.replace(I,g):n}const C=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,
I=new RegExp(C,"g"),K=t=>{for(const n of t)if(!/^[\x21-\x7e]{2,40}$/.test(n))return!1;return t.size>0&&t.size<=X},X=10,G=2e5,D="\0",j=t=>(n,e)=>{const r=E(`${D}${n.
join(D)}${D}`);if(e.add(r.length*t.size),r.length*t.size>G)return;let i=0;for(const s of t){if(Q(r,s))return;for(let w=r.indexOf(s);w>=0;w=r.indexOf(s,w+s.length))
i++}return i};function Q(t,n){const[e,r]=[new Uint8Array(n.length),new Uint8Array(n.length)];for(let i=t.indexOf(D),s;i>=0;i=s){s=t.indexOf(D,i+1);const[w,h]=[t.
charCodeAt(i-1),t.charCodeAt(i+1)];for(let l=1;l<n.length;l++)n.charCodeAt(l-1)===w&&t.startsWith(n.slice(0,l),i-l)&&(e[l]=1),n.charCodeAt(l)===h&&Y(t,i+1,s,n,l)&&
(r[l]=1)}return e.some((i,s)=>i===1&&r[s]===1)}const Y=(t,n,e,r,i)=>t.startsWith(r.slice(i),n)||e>n&&e-n<r.length&&r.startsWith(t.slice(n,e),i),Z=6,o=2e4;async function f(t,{
text:n,places:e},r,i,s){const w=s.step(n.length>>3);w&&await w;for(let h=n.indexOf(t),l=0;h>=0;h=n.indexOf(t,l)){if(r.length===i)return!1;for(l=h+t.length;e[l]===
e[l-1];)l++;r.push((0,U.z)(e[h],e[l]));const T=s.step(t.length);T&&await T}return!0}async function a(t,n){if(!c.test(t))return m(t,n);const e=[];let r="";for(const{
0:i,1:s,2:w,index:h}of t.matchAll(L)){const l=w===void 0?s?.toLowerCase()??g(i):" ";for(let M=0;M<l.length;M++)e.push(s===void 0?h:h+M);r+=l;const T=n.step(i.length*
10);T&&await T}return e.push(t.length),{text:r,places:e}}const c=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,u=65536;async function m(t,n){
const e=t.includes(d)?t.split(d).length-1:0,r=new Uint32Array(t.length+e+1);let i="",s=0,w=!1;for(let h=0;h<t.length;h+=u){const l=t.slice(h,h+u),T=n.step(l.length);
T&&await T;const M=w;for(let v=0;v<l.length;v++){const J=l.charCodeAt(v),V=y(J);(!V||!w)&&(r[s++]=h+v),J===x&&(r[s++]=h+v),w=V}const W=l.toLowerCase().replace(/\s+/g,
" ").replaceAll(d,"ss").replaceAll("µ","μ");i+=M&&W.startsWith(" ")?W.slice(1):W}return r[s]=t.length,{text:i,places:r}}const d="ß",x=223,y=t=>t===32||t>=9&&
t<=13||t===160,g=t=>(0,P.w)((0,P.w)(t).toUpperCase().toLowerCase()),S=/^\/.+\/([dgimsuvy]*)$/s,N=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function R(t,n){const e=S.exec(t);return n==="regex"?e?"slashes":void 0:N.test(t)||e&&e[1]!==""?"regex-as-words":void 0}const H=1e6;async function b(t,n,e,r,i){
const s=e==="regex"?(await Promise.all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(n,i):await z(n,r);if("problem"in s)throw(0,_.G6)([{field:t,message:s.
problem}]);return{...s,search:async(w,h,l)=>{const T=await s.search(w.slice(0,H),h,l);return w.length>H?{...T,truncated:!0}:T}}}}),98472:((F,k,p)=>{p.d(k,{z:()=>_});
const _=(U,P,L=[])=>({start:U,end:P,groups:Object.fromEntries(L)})})};
