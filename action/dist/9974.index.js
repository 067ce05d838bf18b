"use strict";exports.id=9974,exports.ids=[9974],exports.modules={39974:((z,M,h)=>{h.r(M),h.d(M,{blanksToSpaces:()=>_,expressionOf:()=>A});var g=h(57398),N=h(98472);const T=1e4,
E=100,R=25e5,C=2e3,L=20,W=2e4,x=4;function A(s,e){const t=U(s);return t instanceof g.L3?t.programSize()>T?{problem:`is too large: repetitions such as {1000} mak\
e more than ${T} steps of it`}:t.groupCount()>E?{problem:`has more than ${E} groups`}:t.matches("")?{problem:"matches an empty text, so it would be found everyw\
here: use + instead of *"}:{hasGroups:t.groupCount()>0,search:(o,n,r)=>v(t,o,n,r,e)}:t}const P=/\[\^?\]?(?:\\[\s\S]|\[:[^\]]*:\]|[^\]\\])*\]?|\\Q[\s\S]*?(?:\\E|$)|\\[\s\S]?| +|[^]/gu,
w=/^[*+?{]/;function _(s){const e=s.match(P)??[];return e.map((t,o)=>t.startsWith(" ")?w.test(e[o+1]??"")?t.length>1?"\\s+ ":" ":"\\s+":t).join("")}function U(s){
try{return g.L3.compile(_(s))}catch(e){if(!(e instanceof g.o_))throw e;return{problem:"is not a regular expression of RE2: check its brackets; look-around such \
as (?=…) and references such as \\1 do not exist there"}}}async function v(s,e,t,o,n){const r=s.programSize();let i=Math.max(C,Math.floor(R/r));const O=[];let D=!1,
j=0;for(let c=0;c<e.length;){const m=Math.max(0,c-1),a=Math.min(e.length,c+i),p=a===e.length,S=p?a:c+(i>>1),d=s.matcher(e.slice(m,a));let u=c,b=!1;for(let I=0;;I++){
const k=o.step((a-u)*x);if(k&&await k,b=I===L&&a-c>W,b){i=Math.min(i,W);break}if(u>S||(n((a-u)*r),!d.find(u-m)))break;const[f,l]=[m+d.start(),m+d.end()];if(f>=S&&
!p)break;if(j++===t)return{matches:O,truncated:!0};if(l===a&&!p){D=!0;break}l>f&&O.push((0,N.z)(f,l,y(s,d))),u=l>f?l:f+1}c=b?u:p?a:Math.max(u,S)}return{matches:O,
truncated:D}}function y(s,e){const t=[],o=(n,r)=>{const i=e.group(r);i!==null&&t.push([n,i])};for(let n=1;n<=e.groupCount();n++)o(String(n),n);for(const[n,r]of Object.
entries(s.namedGroups()))o(n,r);return t}})};
