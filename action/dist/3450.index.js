"use strict";exports.id=3450,exports.ids=[3450],exports.modules={73450:((k,M,m)=>{m.r(M),m.d(M,{expressionOf:()=>D});var O=m(57398),_=m(44872);const S=1e4,b=100,C=25e5,L=2e3,
W=4;function D(o){const t=I(o);return t instanceof O.L3?t.programSize()>S?{problem:`is too large: repetitions such as {1000} make more than ${S} steps of it`}:t.
groupCount()>b?{problem:`has more than ${b} groups`}:t.matches("")?{problem:"matches an empty text, so it would be found everywhere: use + instead of *"}:{hasGroups:t.
groupCount()>0,search:(n,r,e)=>R(t,n,r,e)}:t}function I(o){try{return O.L3.compile(o)}catch(t){if(!(t instanceof O.o_))throw t;return{problem:"is not a regular \
expression of RE2: check its brackets; look-around such as (?=…) and references such as \\1 do not exist there"}}}async function R(o,t,n,r){const e=o.programSize(),
s=Math.max(L,Math.floor(C/e)),a=[];let E=!1,P=0;for(let c=0;c<t.length;){const l=Math.max(0,c-1),u=Math.min(t.length,c+s),p=u===t.length,g=p?u:c+(s>>1),d=o.matcher(
t.slice(l,u));let i=c;for(;;){const T=r.step((u-i)*W);if(T&&await T,i>g||!d.find(i-l))break;const[f,h]=[l+d.start(),l+d.end()];if(f>=g&&!p)break;if(P++===n)return{
matches:a,truncated:!0};if(h===u&&!p){E=!0;break}h>f&&a.push((0,_.F)(f,h,x(o,d))),i=h>f?h:f+1}c=p?u:Math.max(i,g)}return{matches:a,truncated:E}}function x(o,t){
const n=[],r=(e,s)=>{const a=t.group(s);a!==null&&n.push([e,a])};for(let e=1;e<=t.groupCount();e++)r(String(e),e);for(const[e,s]of Object.entries(o.namedGroups()))
r(e,s);return n}})};
