"use strict";exports.id=3679,exports.ids=[3679,779],exports.modules={9312:((K,v,x)=>{x.d(v,{$0:()=>B,Gv:()=>L,MM:()=>z});var M=x(779),U=x(42973);const L=(A,C,E,{pace:y,limits:D})=>(0,M.
patternOf)(A,C,E,y,b(A,D)),k={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function z(A,C){const E=(0,M.G)(A,C);return E&&
k[E]}function B(A,C,E){const y=z(C,E);return y===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${A}, which ${y}.`,mentions:[A,"search_m\
ode"]}]}function b(A,{searching:C}){let E=C;return y=>{if(E-=y,E<0)throw(0,U.F)("searching",`The search takes more than ${C} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",A)}}}),49568:((K,v,x)=>{x.d(v,{Ao:()=>b,IQ:()=>A,m6:()=>C});var M=x(
27077),U=x(93604),L=x(99689);const k=1e3,z=1e6,B=1e3;async function b(o,f,u,a){const i=Math.max(u,k),h=await D(o.flow,f,i,a),g=await H(o,f,i,a),p=await I(h.found,
g.found,o,a);return{matches:p.slice(0,u).map(Z),truncated:h.truncated||g.truncated||p.length>u}}async function A(o,f,u,a){const i=await D(o.flow,f,u,a),h=y(o,f,
i,a)?E:await H(o,f,u,a);return{all:[...i.found,...h.found],counted:await I(i.found,h.found,o,a),truncated:i.truncated||h.truncated}}async function C(o,f,u){const a=await D(
o.flow,f,1,u);if(a.found.length>0)return{isFound:!0,truncated:!0};const i=await H(o,f,1,u);return{isFound:i.found.length>0,truncated:a.truncated||i.truncated}}const E={
found:[],truncated:!1};function y({found:{fragments:o}},{countInPieces:f},u,a){if(!f||u.truncated||o.some(L.lP))return!1;const{found:i}=u;return i.every(({flow:g,
start:p,end:O})=>g.letters(p,O).length===1)&&f(o.map(({text:g})=>g),a)===i.length}async function D(o,f,u,a){const{matches:i,truncated:h}=await f.search(o.text,u,
a);return{found:i.map(g=>({...g,flow:o})),truncated:h}}async function H(o,f,u,a){const{flow:i,lines:h}=await(0,M.k6)(o.visualText(),a),{text:g}=i,p=[];let O=g.length>
z;for(const m of h){if(m.end>z||p.length>=u){O=!0;break}const T=a.step(B);T&&await T;const R=g.slice(m.start,m.end);if(f.lacks?.(R,a)===!0)continue;const{matches:P,
truncated:$}=await f.search(R,u-p.length,a);O||=$;for(const{start:t,end:e,groups:n}of P)p.push({start:m.start+t,end:m.start+e,groups:n,flow:i})}return{found:p,truncated:O}}
const[F,X]=[500,30];async function I(o,f,u,a){if(f.length===0)return o;const i=j(u),h=new Set,g=[];for(const m of f){const T=a.step((m.end-m.start)*X+F);T&&await T;
const R=Q(m,i),P=new Set;for(const{from:n,to:r}of R)for(let c=Y(o,n);c<o.length&&o[c].start<r;c++)P.add(c);const[$]=P,t=P.size===1?o[$]:void 0;if(t&&R.every(({from:n,
to:r})=>t.start<=n&&r<=t.end))continue;for(const n of P)h.add(n);const e=R.reduce((n,r)=>Math.min(n,r.from),1/0);g.push({match:m,from:e})}const p=o.flatMap((m,T)=>h.
has(T)?[]:[{match:m,from:m.start}]);return(await(0,M.k6)((0,U.p9)([...p,...g],(m,T)=>m.from-T.from),a)).map(({match:m})=>m)}const G=-1;function j({flow:o,found:{
edges:f}}){const u=new Int32Array(f.count).fill(G);for(const{first:a,position:i,count:h}of o.letters(0,o.text.length))for(let g=0;g<h;g++)u[a+g]=i+g;return u}function Q({
flow:o,start:f,end:u},a){const i=[];for(const{first:h,count:g}of o.letters(f,u))for(let p=h;p<h+g;p++){const O=a[p];if(O===G)continue;const m=i.at(-1);m?.to===O?
m.to++:i.push({from:O,to:O+1})}return i}function Y(o,f){let u=0;for(let a=o.length;u<a;){const i=u+a>>1;o[i].end<=f?u=i+1:a=i}return u}const Z=({flow:o,start:f,
end:u,groups:a})=>({text:o.text.slice(f,u),groups:a,box:o.box(f,u),boxes:o.lineBoxes(f,u)})}),779:((K,v,x)=>{x.d(v,{patternOf:()=>$,G:()=>R,y:()=>B});var M=x(58552),
U=x(98472),L=x(34378);const k=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),z=(t,e)=>B(
[t],e);async function B(t,e){const n=new Set;for(const s of t)n.add((await f(s,e)).text.trim());n.delete("");const r=[...n].map(s=>s.match(/[\x21-\x7e]+/g)??[]),
c=(s,w)=>s.length*r.length>Z?!1:(w.add((s.length>>2)+n.size*Y),A(s,r));return{hasGroups:!1,lacks:c,...H(n)&&{countInPieces:G(n)},search:async(s,w,d)=>{const l=d.
step(s.length>>2);if(l&&await l,c(s,d)||await b(s,r,d))return{matches:[],truncated:!1};const _=await f(s,d),S=[];for(const N of n)if(!await o(N,_,S,w,d))return{
matches:S,truncated:!0};return n.size>1&&S.sort((N,W)=>N.start-W.start||W.end-N.end),{matches:S,truncated:!1}}}}async function b(t,e,n){const r=E(t);for(const c of e){
const s=n.step((r.length>>3)*c.length);if(s&&await s,C(r,c))return!1}return!0}function A(t,e){const n=E(t);for(const r of e)if(C(n,r))return!1;return!0}function C(t,e){
for(const n of e)if(!t.includes(n))return!1;return!0}function E(t){const e=t.toLowerCase();return y.test(e)?e.replace(D,O):e}const y=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,
D=new RegExp(y,"g"),H=t=>{for(const e of t)if(!/^[\x21-\x7e]{2,40}$/.test(e))return!1;return t.size>0&&t.size<=F},F=10,X=2e5,I="\0",G=t=>(e,n)=>{const r=E(`${I}${e.
join(I)}${I}`);if(n.add(r.length*t.size),r.length*t.size>X)return;let c=0;for(const s of t){if(j(r,s))return;for(let w=r.indexOf(s);w>=0;w=r.indexOf(s,w+s.length))
c++}return c};function j(t,e){const[n,r]=[new Uint8Array(e.length),new Uint8Array(e.length)];for(let c=t.indexOf(I),s;c>=0;c=s){s=t.indexOf(I,c+1);const[w,d]=[t.
charCodeAt(c-1),t.charCodeAt(c+1)];for(let l=1;l<e.length;l++)e.charCodeAt(l-1)===w&&t.startsWith(e.slice(0,l),c-l)&&(n[l]=1),e.charCodeAt(l)===d&&Q(t,c+1,s,e,l)&&
(r[l]=1)}return n.some((c,s)=>c===1&&r[s]===1)}const Q=(t,e,n,r,c)=>t.startsWith(r.slice(c),e)||n>e&&n-e<r.length&&r.startsWith(t.slice(e,n),c),Y=6,Z=2e4;async function o(t,{
text:e,places:n},r,c,s){const w=s.step(e.length>>3);w&&await w;for(let d=e.indexOf(t),l=0;d>=0;d=e.indexOf(t,l)){if(r.length===c)return!1;for(l=d+t.length;n[l]===
n[l-1];)l++;r.push((0,U.z)(n[d],n[l]));const _=s.step(t.length);_&&await _}return!0}async function f(t,e){if(!u.test(t))return i(t,e);const n=[];let r="";for(const{
0:c,1:s,2:w,index:d}of t.matchAll(k)){const l=w===void 0?s?.toLowerCase()??O(c):" ";for(let S=0;S<l.length;S++)n.push(s===void 0?d:d+S);r+=l;const _=e.step(c.length*
10);_&&await _}return n.push(t.length),{text:r,places:n}}const u=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,a=65536;async function i(t,e){
const n=t.includes(h)?t.split(h).length-1:0,r=new Uint32Array(t.length+n+1);let c="",s=0,w=!1;for(let d=0;d<t.length;d+=a){const l=t.slice(d,d+a),_=e.step(l.length);
_&&await _;const S=w;for(let W=0;W<l.length;W++){const J=l.charCodeAt(W),V=p(J);(!V||!w)&&(r[s++]=d+W),J===g&&(r[s++]=d+W),w=V}const N=l.toLowerCase().replace(/\s+/g,
" ").replaceAll(h,"ss").replaceAll("µ","μ");c+=S&&N.startsWith(" ")?N.slice(1):N}return r[s]=t.length,{text:c,places:r}}const h="ß",g=223,p=t=>t===32||t>=9&&
t<=13||t===160,O=t=>(0,L.w)((0,L.w)(t).toUpperCase().toLowerCase()),m=/^\/.+\/([dgimsuvy]*)$/s,T=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function R(t,e){const n=m.exec(t);return e==="regex"?n?"slashes":void 0:T.test(t)||n&&n[1]!==""?"regex-as-words":void 0}const P=1e6;async function $(t,e,n,r,c){
const s=n==="regex"?(await Promise.all([x.e(7398),x.e(9974)]).then(x.bind(x,39974))).expressionOf(e,c):await z(e,r);if("problem"in s)throw(0,M.G6)([{field:t,message:s.
problem}]);return{...s,search:async(w,d,l)=>{const _=await s.search(w.slice(0,P),d,l);return w.length>P?{..._,truncated:!0}:_}}}}),98472:((K,v,x)=>{x.d(v,{z:()=>M});
const M=(U,L,k=[])=>({start:U,end:L,groups:Object.fromEntries(k)})})};
