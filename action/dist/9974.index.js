"use strict";exports.id=9974,exports.ids=[9974],exports.modules={39974:((z,b,h)=>{h.r(b),h.d(b,{blanksToSpaces:()=>W,expressionOf:()=>U});var S=h(57398),R=h(98472);const T=1e4,
E=100,k=125e4,N=2e3,A=25,L=20,_=2e4,P=15;function U(e,n){const t=v(e);return t instanceof S.L3?t.programSize()>T?{problem:`is too large: repetitions such as {10\
00} make more than ${T} steps of it`}:t.groupCount()>E?{problem:`has more than ${E} groups`}:t.matches("")?{problem:"matches an empty text, so it would be found\
 everywhere: use + instead of *"}:{hasGroups:t.groupCount()>0,search:(r,s,o)=>y(t,r,s,o,n)}:t}const w=/\[\^?\]?(?:\\[\s\S]|\[:[^\]]*:\]|[^\]\\])*\]?|\\Q[\s\S]*?(?:\\E|$)|\\[\s\S]?| +|[^]/gu,
x=/^[*+?{]/;function W(e){const n=e.match(w)??[];return n.map((t,r)=>t.startsWith(" ")?x.test(n[r+1]??"")?t.length>1?"\\s+ ":" ":"\\s+":t).join("")}function v(e){
try{return S.L3.compile(W(e))}catch(n){if(!(n instanceof S.o_))throw n;return{problem:"is not a regular expression of RE2: check its brackets; look-around such \
as (?=…) and references such as \\1 do not exist there"}}}async function y(e,n,t,r,s){const o=e.programSize();let c=Math.max(N,Math.floor(k/(o*(1+e.groupCount()/
A))));const g=[];let C=!1,j=0;for(let i=0;i<n.length;){const m=Math.max(0,i-1),a=Math.min(n.length,i+c),p=a===n.length,O=p?a:i+(c>>1),d=e.matcher(n.slice(m,a));
let u=i,M=!1;for(let D=0;;D++){const I=r.step((a-u)*o*P);if(I&&await I,M=D===L&&a-i>_,M){c=Math.min(c,_);break}if(u>O||(s((a-u)*o),!d.find(u-m)))break;const[f,l]=[
m+d.start(),m+d.end()];if(f>=O&&!p)break;if(j++===t)return{matches:g,truncated:!0};if(l===a&&!p){C=!0;break}l>f&&g.push((0,R.z)(f,l,G(e,d))),u=l>f?l:f+1}i=M?u:p?
a:Math.max(u,O)}return{matches:g,truncated:C}}function G(e,n){const t=[],r=(s,o)=>{const c=n.group(o);c!==null&&t.push([s,c])};for(let s=1;s<=n.groupCount();s++)
r(String(s),s);for(const[s,o]of Object.entries(e.namedGroups()))r(s,o);return t}})};
