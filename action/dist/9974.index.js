"use strict";exports.id=9974,exports.ids=[9974],exports.modules={39974:((X,_,h)=>{h.r(_),h.d(_,{blanksToSpaces:()=>D,expressionOf:()=>K});var S=h(57398),w=h(98472);const b=1e4,
I=100,U=7e4,[N,g,P]=[80,6,2],x=500,G=125e4,v=2e3,y=25,z=20,C=2e4,j=15;function K(n,t){const s={problem:`is too large: repetitions such as {1000} make more than ${b}\
 steps of it`};if($(n)>U)return s;const e=Y(n);return e instanceof S.L3?e.programSize()>b?s:e.groupCount()>I?{problem:`has more than ${I} groups`}:e.matches("")?
{problem:"matches an empty text, so it would be found everywhere: use + instead of *"}:{hasGroups:e.groupCount()>0,search:(o,r,a)=>F(e,o,r,a,t)}:e}const R=/\[\^?\]?(?:\\[\s\S]|\[:\^?[a-z]{1,9}:\]|[^\]\\])*\]?|\\Q[\s\S]*?(?:\\E|$)|\\[pP](?:\{[^}]{0,99}\}|[^])|\\[\s\S]?| +|\{\d{1,9}(?:,\d{0,9})?\}|[^]/gu,
Q=/^[*+?{]/;function D(n){const t=n.match(R)??[];return t.map((s,e)=>s.startsWith(" ")?Q.test(t[e+1]??"")?s.length>1?"\\s+ ":" ":"\\s+":s).join("")}const M=(n,t)=>({
once:n.once+t.once,again:n.again+t.again});function $(n){const t=[m];let s=m;for(const e of n.match(R)??[])e==="("?t.push(m):(e.startsWith("{")&&e.length>1?s=B(
s,e):s=M(H(e),e===")"&&t.length>1&&t.pop()||m),t.push(M(t.pop(),s)));return t.reduce(M).once}const m={once:0,again:0};function B({again:n},t){const[s,e=0]=t.slice(
1,-1).split(",").map(Number),o=n*Math.max(s,e,1);return{once:o,again:o}}function H(n){const t=n.match(/\\p/gi)?.length??0;if(n.startsWith("[")){const e=n.split(
"[:").length-1;return{once:g+n.length/2+t*N+e*n.length/x,again:g}}if(t>0)return{once:N,again:g};const s=n.startsWith("\\Q")?n.length*P:/^[\\ .]/.test(n)?g:P;return{
once:s,again:s}}function Y(n){try{return S.L3.compile(D(n))}catch(t){if(!(t instanceof S.o_))throw t;return{problem:"is not a regular expression of RE2: check i\
ts brackets; look-around such as (?=…) and references such as \\1 do not exist there"}}}async function F(n,t,s,e,o){const r=n.programSize();let a=Math.max(v,Math.
floor(G/(r*(1+n.groupCount()/y))));const T=[];let L=!1,V=0;for(let i=0;i<t.length;){const p=Math.max(0,i-1),c=Math.min(t.length,i+a),d=c===t.length,W=d?c:i+(a>>
1),O=n.matcher(t.slice(p,c));let u=i,E=!1;for(let A=0;;A++){const k=e.step((c-u)*r*j);if(k&&await k,E=A===z&&c-i>C,E){a=Math.min(a,C);break}if(u>W||(o((c-u)*r),
!O.find(u-p)))break;const[f,l]=[p+O.start(),p+O.end()];if(f>=W&&!d)break;if(V++===s)return{matches:T,truncated:!0};if(l===c&&!d){L=!0;break}l>f&&T.push((0,w.z)(
f,l,J(n,O))),u=l>f?l:f+1}i=E?u:d?c:Math.max(u,W)}return{matches:T,truncated:L}}function J(n,t){const s=[],e=(o,r)=>{const a=t.group(r);a!==null&&s.push([o,a])};
for(let o=1;o<=t.groupCount();o++)e(String(o),o);for(const[o,r]of Object.entries(n.namedGroups()))e(o,r);return s}})};
