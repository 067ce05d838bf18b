"use strict";exports.id=779,exports.ids=[779],exports.modules={779:((R,w,u)=>{u.d(w,{patternOf:()=>nt,G:()=>tt,y:()=>S});var C=u(58552),m=u(98472),A=u(34378);const E=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),W=(t,n)=>S([t],n);async function S(t,n){const e=new Set;
for(const c of t)e.add((await P(c,n)).text.trim());e.delete("");const s=[...e].map(c=>c.match(/[\x21-\x7e]+/g)??[]),o=[...e].some(c=>c.includes(" ")),r=c=>c.length*
s.length<=X,a=(c,f)=>r(c)?(f.add((c.length>>2)+e.size*v),H(c,s)):!1;return{hasGroups:!1,lacks:a,...G(e)&&{countInPieces:$(e)},search:async(c,f,l)=>{const i=l.step(
c.length>>2);if(i&&await i,r(c)?a(c,l):await D(c,s,l))return{matches:[],truncated:!1};const h=[];for await(const[d,g]of o?[[0,c]]:j(c,a,l)){const O=await P(g,l);
for(const et of e)if(!await Z(et,O,d,h,f,l))return{matches:h,truncated:!0}}return e.size>1&&h.sort((d,g)=>d.start-g.start||g.end-d.end),{matches:h,truncated:!1}}}}
async function D(t,n,e){const s=x(t);for(const o of n){const r=e.step((s.length>>3)*o.length);if(r&&await r,T(s,o))return!1}return!0}function H(t,n){const e=x(t);
for(const s of n)if(T(e,s))return!1;return!0}function T(t,n){for(const e of n)if(!t.includes(e))return!1;return!0}function x(t){const n=t.toLowerCase();return N.
test(n)?n.replace(b,z):n}const N=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,b=new RegExp(N,"g"),G=t=>{for(const n of t)if(!/^[\x21-\x7e]{2,40}$/.
test(n))return!1;return t.size>0&&t.size<=M},M=10,U=2e5,p="\0",$=t=>(n,e)=>{const s=x(`${p}${n.join(p)}${p}`);if(e.add(s.length*t.size),s.length*t.size>U)return;
let o=0;for(const r of t){if(B(s,r))return;for(let a=s.indexOf(r);a>=0;a=s.indexOf(r,a+r.length))o++}return o};function B(t,n){const[e,s]=[new Uint8Array(n.length),
new Uint8Array(n.length)];for(let o=t.indexOf(p),r;o>=0;o=r){r=t.indexOf(p,o+1);const[a,c]=[t.charCodeAt(o-1),t.charCodeAt(o+1)];for(let f=1;f<n.length;f++)n.charCodeAt(
f-1)===a&&t.startsWith(n.slice(0,f),o-f)&&(e[f]=1),n.charCodeAt(f)===c&&k(t,o+1,r,n,f)&&(s[f]=1)}return e.some((o,r)=>o===1&&s[r]===1)}const k=(t,n,e,s,o)=>t.startsWith(
s.slice(o),n)||e>n&&e-n<s.length&&s.startsWith(t.slice(n,e),o),v=6,X=2e4;async function*j(t,n,e){let s=0,o=0;for(let r;o<t.length;o=r){r=t.indexOf(`
`,o+F)+1,r===0&&(r=t.length);const a=e.step(Y);a&&await a,n(t.slice(o,r),e)&&(o>s&&(yield[s,t.slice(s,o)]),s=r)}o>s&&(yield[s,t.slice(s,o)])}const[F,Y]=[200,10];
async function Z(t,{text:n,places:e},s,o,r,a){const c=a.step(n.length>>3);c&&await c;for(let f=n.indexOf(t),l=0;f>=0;f=n.indexOf(t,l)){if(o.length===r)return!1;
for(l=f+t.length;e[l]===e[l-1];)l++;o.push((0,m.z)(s+e[f],s+e[l]));const i=a.step(t.length);i&&await i}return!0}async function P(t,n){if(!J.test(t))return K(t,n);
const e=[];let s="";for(const{0:o,1:r,2:a,index:c}of t.matchAll(E)){const f=a===void 0?r?.toLowerCase()??z(o):" ";for(let i=0;i<f.length;i++)e.push(r===void 0?c:
c+i);s+=f;const l=n.step(o.length*10);l&&await l}return e.push(t.length),{text:s,places:e}}const J=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
L=65536;async function K(t,n){const e=t.includes(y)?t.split(y).length-1:0,s=new Uint32Array(t.length+e+1);let o="",r=0,a=!1;for(let c=0;c<t.length;c+=L){const f=t.
slice(c,c+L),l=n.step(f.length);l&&await l;const i=a;for(let d=0;d<f.length;d++){const g=f.charCodeAt(d),O=V(g);(!O||!a)&&(s[r++]=c+d),g===Q&&(s[r++]=c+d),a=O}const h=f.
toLowerCase().replace(/\s+/g," ").replaceAll(y,"ss").replaceAll("µ","μ");o+=i&&h.startsWith(" ")?h.slice(1):h}return s[r]=t.length,{text:o,places:s}}const y="\
ß",Q=223,V=t=>t===32||t>=9&&t<=13||t===160,z=t=>(0,A.w)((0,A.w)(t).toUpperCase().toLowerCase()),q=/^\/.+\/([dgimsuvy]*)$/s,_=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function tt(t,n){const e=q.exec(t);return n==="regex"?e?"slashes":void 0:_.test(t)||e&&e[1]!==""?"regex-as-words":void 0}const I=1e6;async function nt(t,n,e,s,o){
const r=e==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(u,39974))).expressionOf(n,o):await W(n,s);if("problem"in r)throw(0,C.G6)([{field:t,message:r.
problem}]);return{...r,search:async(a,c,f)=>{const l=await r.search(a.slice(0,I),c,f);return a.length>I?{...l,truncated:!0}:l}}}}),98472:((R,w,u)=>{u.d(w,{z:()=>C});
const C=(m,A,E=[])=>({start:m,end:A,groups:Object.fromEntries(E)})})};
