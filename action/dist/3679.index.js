"use strict";exports.id=3679,exports.ids=[3679,779],exports.modules={9312:((et,B,m)=>{m.d(B,{$0:()=>v,Gv:()=>R,MM:()=>H});var N=m(779),W=m(42973);const R=(T,y,p,{pace:M,limits:G})=>(0,N.
patternOf)(T,y,p,M,j(T,G)),U={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function H(T,y){const p=(0,N.G)(T,y);return p&&
U[p]}function v(T,y,p){const M=H(y,p);return M===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${T}, which ${M}.`,mentions:[T,"search_m\
ode"]}]}function j(T,{searching:y}){let p=y;return M=>{if(p-=M,p<0)throw(0,W.F)("searching",`The search takes more than ${y} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",T)}}}),49568:((et,B,m)=>{m.d(B,{Ao:()=>T,IQ:()=>y,m6:()=>p});var N=m(
45657),W=m(27077),R=m(93604),U=m(99689);const H=1e3,v=1e6,j=1e3;async function T(c,u,i,a){const l=Math.max(i,H),d=await $(c.flow,u,l,a),h=await Z(c,u,l,a),E=await V(
d.found,h.found,c,a);return{matches:E.slice(0,i).map(at),truncated:d.truncated||h.truncated||E.length>i}}async function y(c,u,i,a){const l=await $(c.flow,u,i,a),
d=G(c,u,l,a)?M:await Z(c,u,i,a);return{all:[...l.found,...d.found],counted:await V(l.found,d.found,c,a),truncated:l.truncated||d.truncated}}async function p(c,u,i){
const a=await $(c.flow,u,1,i);if(a.found.length>0)return{isFound:!0,truncated:!0};const l=await Z(c,u,1,i);return{isFound:l.found.length>0,truncated:a.truncated||
l.truncated}}const M={found:[],truncated:!1};function G({found:{fragments:c}},{countInPieces:u},i,a){if(!u||i.truncated||c.some(U.lP))return!1;const{found:l}=i;
return l.every(({flow:h,start:E,end:x})=>h.letters(E,x).length===1)&&u(c.map(({text:h})=>h),a)===l.length}async function $(c,u,i,a){const{matches:l,truncated:d}=await u.
search(c.text,i,a),h=[];for(const E of l){const x=a.step(J);x&&await x,h.push({...E,flow:c})}return{found:h,truncated:d}}async function Z(c,u,i,a){const l=u.isWithinWords===
!0&&!c.found.fragments.some(U.lP),{flow:d,lines:h}=await(0,W.k6)(c.visualText(!l),a),{text:E}=d;if(l&&E.length<=v)return $(d,u,i,a);const x=[];let A=E.length>v;
for(const _ of h){if(_.end>v||x.length>=i){A=!0;break}const S=a.step(j);S&&await S;const I=E.slice(_.start,_.end);if(u.lacks?.(I,a)===!0)continue;const{matches:Q,
truncated:z}=await u.search(I,i-x.length,a);A||=z;for(const{start:b,end:P,groups:D}of Q)x.push({start:_.start+b,end:_.start+P,groups:D,flow:d})}return{found:x,truncated:A}}
const J=100,[k,st]=[500,30];async function V(c,u,i,a){if(u.length===0)return c;const l=ot(i),d=new Set,h=[];for(const A of u){const _=a.step((A.end-A.start)*st+
k);_&&await _;const S=rt(A,l),I=new Set;for(const{from:P,to:D}of S)for(let K=ct(c,P);K<c.length&&c[K].start<D;K++)I.add(K);const[Q]=I,z=I.size===1?c[Q]:void 0;if(z&&
S.every(({from:P,to:D})=>z.start<=P&&D<=z.end))continue;for(const P of I)d.add(P);const b=S.reduce((P,D)=>Math.min(P,D.from),1/0);h.push({match:A,from:b})}const E=[];
for(const[A,_]of c.entries()){const S=a.step(J);S&&await S,d.has(A)||E.push({match:_,from:_.start})}return(0,N.RZ)(E,h),(await(0,W.k6)((0,R.p9)(E,(A,_)=>A.from-
_.from),a)).map(({match:A})=>A)}const q=-1;function ot({flow:c,found:{edges:u}}){const i=new Int32Array(u.count).fill(q);for(const{first:a,position:l,count:d}of c.
letters(0,c.text.length))for(let h=0;h<d;h++)i[a+h]=l+h;return i}function rt({flow:c,start:u,end:i},a){const l=[];for(const{first:d,count:h}of c.letters(u,i))for(let E=d;E<
d+h;E++){const x=a[E];if(x===q)continue;const A=l.at(-1);A?.to===x?A.to++:l.push({from:x,to:x+1})}return l}function ct(c,u){let i=0;for(let a=c.length;i<a;){const l=i+
a>>1;c[l].end<=u?i=l+1:a=l}return i}const at=({flow:c,start:u,end:i,groups:a})=>({text:c.text.slice(u,i),groups:a,box:c.box(u,i),boxes:c.lineBoxes(u,i)})}),779:((et,B,m)=>{
m.d(B,{patternOf:()=>ft,G:()=>K,y:()=>v});var N=m(58552),W=m(98472),R=m(34378);const U=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,100\
0}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),H=(t,e)=>v([t],e);async function v(t,e){const s=new Set;for(const n of t)s.add((await i(n,e)).text.trim());s.delete("");
const o=[...s].map(n=>n.match(/[\x21-\x7e]+/g)??[]),r=[...s].some(n=>n.includes(" ")),f=n=>n.length<=h&&!l.test(n)&&!(r&&d.test(n)),g=n=>n.length*o.length<=rt,O=(n,w)=>g(
n)?(w.add((n.length>>2)+s.size*ot),T(n,o)):!1;return{hasGroups:!1,isWithinWords:!r,lacks:O,...$(s)&&{countInPieces:st(s)},search:async(n,w,C)=>{const F=C.step(n.
length>>2);F&&await F;const L=[],X=f(n);if(!X&&(g(n)?O(n,C):await j(n,o,C)))return{matches:L,truncated:!1};const tt=!X&&!r;for await(const[nt,Y]of tt?ct(n,O,C):
[[0,n]]){const ut=X?{text:E(Y)}:await i(Y,C);for(const lt of s)if(!await u(lt,ut,nt,L,w,C))return{matches:L,truncated:!0}}return s.size>1&&L.sort((nt,Y)=>nt.start-
Y.start||Y.end-nt.end),{matches:L,truncated:!1}}}}async function j(t,e,s){const o=p(t);for(const r of e){const f=s.step((o.length>>3)*r.length);if(f&&await f,y(
o,r))return!1}return!0}function T(t,e){const s=p(t);for(const o of e)if(y(s,o))return!1;return!0}function y(t,e){for(const s of e)if(!t.includes(s))return!1;return!0}
function p(t){const e=t.toLowerCase();return M.test(e)?e.replace(G,b):e}const M=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,G=new RegExp(M,
"g"),$=t=>{for(const e of t)if(!/^[\x21-\x7e]{2,40}$/.test(e))return!1;return t.size>0&&t.size<=Z},Z=10,J=2e5,k="\0",st=t=>(e,s)=>{const o=p(`${k}${e.join(k)}${k}`);
if(s.add(o.length*t.size),o.length*t.size>J)return;let r=0;for(const f of t){if(V(o,f))return;for(let g=o.indexOf(f);g>=0;g=o.indexOf(f,g+f.length))r++}return r};
function V(t,e){const[s,o]=[new Uint8Array(e.length),new Uint8Array(e.length)];for(let r=t.indexOf(k),f;r>=0;r=f){f=t.indexOf(k,r+1);const[g,O]=[t.charCodeAt(r-
1),t.charCodeAt(r+1)];for(let n=1;n<e.length;n++)e.charCodeAt(n-1)===g&&t.startsWith(e.slice(0,n),r-n)&&(s[n]=1),e.charCodeAt(n)===O&&q(t,r+1,f,e,n)&&(o[n]=1)}return s.
some((r,f)=>r===1&&o[f]===1)}const q=(t,e,s,o,r)=>t.startsWith(o.slice(r),e)||s>e&&s-e<o.length&&o.startsWith(t.slice(e,s),r),ot=6,rt=2e4;async function*ct(t,e,s){
let o=0,r=0;for(let f;r<t.length;r=f){f=t.indexOf(`
`,r+at)+1,f===0&&(f=t.length);const g=s.step(c);g&&await g,e(t.slice(r,f),s)&&(r>o&&(yield[o,t.slice(o,r)]),o=f)}r>o&&(yield[o,t.slice(o,r)])}const[at,c]=[200,10];
async function u(t,{text:e,places:s},o,r,f,g){const O=g.step(e.length>>3);O&&await O;for(let n=e.indexOf(t),w=0;n>=0;n=e.indexOf(t,w)){if(r.length===f)return!1;
for(w=n+t.length;s&&s[w]===s[w-1];)w++;r.push(s?(0,W.z)(o+s[n],o+s[w]):(0,W.z)(o+n,o+w));const C=g.step(t.length);C&&await C}return!0}async function i(t,e){if(!a.
test(t))return A(t,e);const s=[];let o="";for(const{0:r,1:f,2:g,index:O}of t.matchAll(U)){const n=g===void 0?f?.toLowerCase()??b(r):" ";for(let C=0;C<n.length;C++)
s.push(f===void 0?O:O+C);o+=n;const w=e.step(r.length*10);w&&await w}return s.push(t.length),{text:o,places:s}}const a=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
l=/[^\0-\xde\xe0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,d=/[\t-\r\xa0]| {2}/,h=131072,E=t=>t.toLowerCase().replaceAll(S,I),x=65536;async function A(t,e){
const s=t.includes(_)?t.split(_).length-1:0,o=new Uint32Array(t.length+s+1);let r="",f=0,g=!1;for(let O=0;O<t.length;O+=x){const n=t.slice(O,O+x),w=e.step(n.length);
w&&await w;const C=g;for(let L=0;L<n.length;L++){const X=n.charCodeAt(L),tt=z(X);(!tt||!g)&&(o[f++]=O+L),X===Q&&(o[f++]=O+L),g=tt}const F=n.toLowerCase().replace(
/\s+/g," ").replaceAll(_,"ss").replaceAll(S,I);r+=C&&F.startsWith(" ")?F.slice(1):F}return o[f]=t.length,{text:r,places:o}}const _="ß",S="µ",I="μ",Q=223,z=t=>t===
32||t>=9&&t<=13||t===160,b=t=>(0,R.w)((0,R.w)(t).toUpperCase().toLowerCase()),P=/^\/.+\/([dgimsuvy]*)$/s,D=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function K(t,e){const s=P.exec(t);return e==="regex"?s?"slashes":void 0:D.test(t)||s&&s[1]!==""?"regex-as-words":void 0}const it=1e6;async function ft(t,e,s,o,r){
const f=s==="regex"?(await Promise.all([m.e(7398),m.e(9974)]).then(m.bind(m,39974))).expressionOf(e,r):await H(e,o);if("problem"in f)throw(0,N.G6)([{field:t,message:f.
problem}]);return{...f,search:async(g,O,n)=>{const w=await f.search(g.slice(0,it),O,n);return g.length>it?{...w,truncated:!0}:w}}}}),98472:((et,B,m)=>{m.d(B,{z:()=>N});
const N=(W,R,U=[])=>({start:W,end:R,groups:Object.fromEntries(U)})})};
