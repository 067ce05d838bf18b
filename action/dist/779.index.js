"use strict";exports.id=779,exports.ids=[779],exports.modules={779:((D,A,l)=>{l.d(A,{patternOf:()=>q,G:()=>V,y:()=>E});var x=l(58552),w=l(98472),p=l(34378);const C=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),I=(t,e)=>E([t],e);async function E(t,e){const s=new Set;
for(const n of t)s.add((await P(n,e)).text.trim());s.delete("");const o=[...s].map(n=>n.match(/[\x21-\x7e]+/g)??[]),r=(n,f)=>n.length*o.length>X?!1:(f.add((n.length>>
2)+s.size*k),b(n,o));return{hasGroups:!1,lacks:r,...H(s)&&{countInPieces:$(s)},search:async(n,f,a)=>{const c=a.step(n.length>>2);if(c&&await c,r(n,a)||await W(n,
o,a))return{matches:[],truncated:!1};const u=await P(n,a),i=[];for(const d of s)if(!await j(d,u,i,f,a))return{matches:i,truncated:!0};return s.size>1&&i.sort((d,h)=>d.
start-h.start||h.end-d.end),{matches:i,truncated:!1}}}}async function W(t,e,s){const o=O(t);for(const r of e){const n=s.step((o.length>>3)*r.length);if(n&&await n,
y(o,r))return!1}return!0}function b(t,e){const s=O(t);for(const o of e)if(y(s,o))return!1;return!0}function y(t,e){for(const s of e)if(!t.includes(s))return!1;return!0}
function O(t){const e=t.toLowerCase();return S.test(e)?e.replace(G,N):e}const S=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,G=new RegExp(S,
"g"),H=t=>{for(const e of t)if(!/^[\x21-\x7e]{2,40}$/.test(e))return!1;return t.size>0&&t.size<=M},M=10,U=2e5,g="\0",$=t=>(e,s)=>{const o=O(`${g}${e.join(g)}${g}`);
if(s.add(o.length*t.size),o.length*t.size>U)return;let r=0;for(const n of t){if(v(o,n))return;for(let f=o.indexOf(n);f>=0;f=o.indexOf(n,f+n.length))r++}return r};
function v(t,e){const[s,o]=[new Uint8Array(e.length),new Uint8Array(e.length)];for(let r=t.indexOf(g),n;r>=0;r=n){n=t.indexOf(g,r+1);const[f,a]=[t.charCodeAt(r-
1),t.charCodeAt(r+1)];for(let c=1;c<e.length;c++)e.charCodeAt(c-1)===f&&t.startsWith(e.slice(0,c),r-c)&&(s[c]=1),e.charCodeAt(c)===a&&B(t,r+1,n,e,c)&&(o[c]=1)}return s.
some((r,n)=>r===1&&o[n]===1)}const B=(t,e,s,o,r)=>t.startsWith(o.slice(r),e)||s>e&&s-e<o.length&&o.startsWith(t.slice(e,s),r),k=6,X=2e4;async function j(t,{text:e,
places:s},o,r,n){const f=n.step(e.length>>3);f&&await f;for(let a=e.indexOf(t),c=0;a>=0;a=e.indexOf(t,c)){if(o.length===r)return!1;for(c=a+t.length;s[c]===s[c-1];)
c++;o.push((0,w.z)(s[a],s[c]));const u=n.step(t.length);u&&await u}return!0}async function P(t,e){if(!F.test(t))return Y(t,e);const s=[];let o="";for(const{0:r,
1:n,2:f,index:a}of t.matchAll(C)){const c=f===void 0?n?.toLowerCase()??N(r):" ";for(let i=0;i<c.length;i++)s.push(n===void 0?a:a+i);o+=c;const u=e.step(r.length*
10);u&&await u}return s.push(t.length),{text:o,places:s}}const F=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,T=65536;async function Y(t,e){
const s=t.includes(m)?t.split(m).length-1:0,o=new Uint32Array(t.length+s+1);let r="",n=0,f=!1;for(let a=0;a<t.length;a+=T){const c=t.slice(a,a+T),u=e.step(c.length);
u&&await u;const i=f;for(let h=0;h<c.length;h++){const L=c.charCodeAt(h),R=J(L);(!R||!f)&&(o[n++]=a+h),L===Z&&(o[n++]=a+h),f=R}const d=c.toLowerCase().replace(/\s+/g,
" ").replaceAll(m,"ss").replaceAll("µ","μ");r+=i&&d.startsWith(" ")?d.slice(1):d}return o[n]=t.length,{text:r,places:o}}const m="ß",Z=223,J=t=>t===32||t>=9&&
t<=13||t===160,N=t=>(0,p.w)((0,p.w)(t).toUpperCase().toLowerCase()),K=/^\/.+\/([dgimsuvy]*)$/s,Q=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function V(t,e){const s=K.exec(t);return e==="regex"?s?"slashes":void 0:Q.test(t)||s&&s[1]!==""?"regex-as-words":void 0}const z=1e6;async function q(t,e,s,o,r){
const n=s==="regex"?(await Promise.all([l.e(7398),l.e(9974)]).then(l.bind(l,39974))).expressionOf(e,r):await I(e,o);if("problem"in n)throw(0,x.G6)([{field:t,message:n.
problem}]);return{...n,search:async(f,a,c)=>{const u=await n.search(f.slice(0,z),a,c);return f.length>z?{...u,truncated:!0}:u}}}}),98472:((D,A,l)=>{l.d(A,{z:()=>x});
const x=(w,p,C=[])=>({start:w,end:p,groups:Object.fromEntries(C)})})};
