"use strict";exports.id=9974,exports.ids=[9974],exports.modules={39974:((A,S,h)=>{h.r(S),h.d(S,{expressionOf:()=>R});var O=h(57398),I=h(98472);const E=1e4,W=100,L=25e5,N=2e3,
k=20,_=2e4,x=4;function R(o,t){const e=w(o);return e instanceof O.L3?e.programSize()>E?{problem:`is too large: repetitions such as {1000} make more than ${E} st\
eps of it`}:e.groupCount()>W?{problem:`has more than ${W} groups`}:e.matches("")?{problem:"matches an empty text, so it would be found everywhere: use + instead\
 of *"}:{hasGroups:e.groupCount()>0,search:(u,n,r)=>P(e,u,n,r,t)}:e}function w(o){try{return O.L3.compile(o)}catch(t){if(!(t instanceof O.o_))throw t;return{problem:"\
is not a regular expression of RE2: check its brackets; look-around such as (?=…) and references such as \\1 do not exist there"}}}async function P(o,t,e,u,n){
const r=o.programSize();let a=Math.max(N,Math.floor(L/r));const g=[];let D=!1,y=0;for(let i=0;i<t.length;){const m=Math.max(0,i-1),s=Math.min(t.length,i+a),p=s===
t.length,M=p?s:i+(a>>1),d=o.matcher(t.slice(m,s));let c=i,b=!1;for(let T=0;;T++){const C=u.step((s-c)*x);if(C&&await C,b=T===k&&s-i>_,b){a=Math.min(a,_);break}if(c>
M||(n((s-c)*r),!d.find(c-m)))break;const[f,l]=[m+d.start(),m+d.end()];if(f>=M&&!p)break;if(y++===e)return{matches:g,truncated:!0};if(l===s&&!p){D=!0;break}l>f&&
g.push((0,I.z)(f,l,v(o,d))),c=l>f?l:f+1}i=b?c:p?s:Math.max(c,M)}return{matches:g,truncated:D}}function v(o,t){const e=[],u=(n,r)=>{const a=t.group(r);a!==null&&
e.push([n,a])};for(let n=1;n<=t.groupCount();n++)u(String(n),n);for(const[n,r]of Object.entries(o.namedGroups()))u(n,r);return e}})};
