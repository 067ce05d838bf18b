"use strict";exports.id=779,exports.ids=[779],exports.modules={779:((H,E,d)=>{d.d(E,{zx:()=>p.z,patternOf:()=>lt,GJ:()=>at,yS:()=>N});var S=d(58552),p=d(98472),w=d(34378);const m=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),G=(t,e)=>N([t],e);async function N(t,e){const s=new Set;
for(const n of t)s.add((await P(n,e)).text.trim());s.delete("");const o=[...s].map(n=>n.match(/[\x21-\x7e]+/g)??[]),r=[...s].some(n=>n.includes(" ")),c=n=>n.length<=
nt&&!_.test(n)&&!(r&&tt.test(n)),f=n=>n.length*o.length<=K,a=(n,l)=>f(n)?(l.add((n.length>>2)+s.size*J),b(n,o)):!1;return{hasGroups:!1,isWithinWords:!r,lacks:a,
...$(s)&&{countInPieces:X(s)},search:async(n,l,u)=>{const h=u.step(n.length>>2);h&&await h;const i=[],g=c(n);if(!g&&(f(n)?a(n,u):await U(n,o,u)))return{matches:i,
truncated:!1};const C=!g&&!r;for await(const[x,O]of C?Y(n,a,u):[[0,n]]){const ut=g?{text:et(O)}:await P(O,u);for(const it of s)if(!await V(it,ut,x,i,l,u))return{
matches:i,truncated:!0}}return s.size>1&&i.sort((x,O)=>x.start-O.start||O.end-x.end),{matches:i,truncated:!1}}}}async function U(t,e,s){const o=y(t);for(const r of e){
const c=s.step((o.length>>3)*r.length);if(c&&await c,I(o,r))return!1}return!0}function b(t,e){const s=y(t);for(const o of e)if(I(s,o))return!1;return!0}function I(t,e){
for(const s of e)if(!t.includes(s))return!1;return!0}function y(t){const e=t.toLowerCase();return L.test(e)?e.replace(B,M):e}const L=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,
B=new RegExp(L,"g"),$=t=>{for(const e of t)if(!/^[\x21-\x7e]{2,40}$/.test(e))return!1;return t.size>0&&t.size<=k},k=10,v=2e5,A="\0",X=t=>(e,s)=>{const o=y(`${A}${e.
join(A)}${A}`);if(s.add(o.length*t.size),o.length*t.size>v)return;let r=0;for(const c of t){if(j(o,c))return;for(let f=o.indexOf(c);f>=0;f=o.indexOf(c,f+c.length))
r++}return r};function j(t,e){const[s,o]=[new Uint8Array(e.length),new Uint8Array(e.length)];for(let r=t.indexOf(A),c;r>=0;r=c){c=t.indexOf(A,r+1);const[f,a]=[t.
charCodeAt(r-1),t.charCodeAt(r+1)];for(let n=1;n<e.length;n++)e.charCodeAt(n-1)===f&&t.startsWith(e.slice(0,n),r-n)&&(s[n]=1),e.charCodeAt(n)===a&&F(t,r+1,c,e,n)&&
(o[n]=1)}return s.some((r,c)=>r===1&&o[c]===1)}const F=(t,e,s,o,r)=>t.startsWith(o.slice(r),e)||s>e&&s-e<o.length&&o.startsWith(t.slice(e,s),r),J=6,K=2e4;async function*Y(t,e,s){
let o=0,r=0;for(let c;r<t.length;r=c){c=t.indexOf(`
`,r+Z)+1,c===0&&(c=t.length);const f=s.step(Q);f&&await f,e(t.slice(r,c),s)&&(r>o&&(yield[o,t.slice(o,r)]),o=c)}r>o&&(yield[o,t.slice(o,r)])}const[Z,Q]=[200,10];
async function V(t,{text:e,places:s},o,r,c,f){const a=f.step(e.length>>3);a&&await a;for(let n=e.indexOf(t),l=0;n>=0;n=e.indexOf(t,l)){if(r.length===c)return!1;
for(l=n+t.length;s&&s[l]===s[l-1];)l++;r.push(s?(0,p.z)(o+s[n],o+s[l]):(0,p.z)(o+n,o+l));const u=f.step(t.length);u&&await u}return!0}async function P(t,e){if(!q.
test(t))return st(t,e);const s=[];let o="";for(const{0:r,1:c,2:f,index:a}of t.matchAll(m)){const n=f===void 0?c?.toLowerCase()??M(r):" ";for(let u=0;u<n.length;u++)
s.push(c===void 0?a:a+u);o+=n;const l=e.step(r.length*10);l&&await l}return s.push(t.length),{text:o,places:s}}const q=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
_=/[^\0-\xde\xe0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,tt=/[\t-\r\xa0]| {2}/,nt=131072,et=t=>t.toLowerCase().replaceAll(W,R),z=65536;async function st(t,e){
const s=t.includes(T)?t.split(T).length-1:0,o=new Uint32Array(t.length+s+1);let r="",c=0,f=!1;for(let a=0;a<t.length;a+=z){const n=t.slice(a,a+z),l=e.step(n.length);
l&&await l;const u=f;for(let i=0;i<n.length;i++){const g=n.charCodeAt(i),C=rt(g);(!C||!f)&&(o[c++]=a+i),g===ot&&(o[c++]=a+i),f=C}const h=n.toLowerCase().replace(
/\s+/g," ").replaceAll(T,"ss").replaceAll(W,R);r+=u&&h.startsWith(" ")?h.slice(1):h}return o[c]=t.length,{text:r,places:o}}const T="ß",W="µ",R="μ",ot=223,rt=t=>t===
32||t>=9&&t<=13||t===160,M=t=>(0,w.w)((0,w.w)(t).toUpperCase().toLowerCase()),ct=/^\/.+\/([dgimsuvy]*)$/s,ft=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^[\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function at(t,e){const s=ct.exec(t);return e==="regex"?s?"slashes":void 0:ft.test(t)||s&&s[1]!==""?"regex-as-words":void 0}const D=1e6;async function lt(t,e,s,o,r){
const c=s==="regex"?(await Promise.all([d.e(7398),d.e(9974)]).then(d.bind(d,39974))).expressionOf(e,r):await G(e,o);if("problem"in c)throw(0,S.G6)([{field:t,message:c.
problem}]);return{...c,search:async(f,a,n)=>{const l=await c.search(f.slice(0,D),a,n);return f.length>D?{...l,truncated:!0}:l}}}}),98472:((H,E,d)=>{d.d(E,{z:()=>S});
const S=(p,w,m=[])=>({start:p,end:w,groups:Object.fromEntries(m)})})};
