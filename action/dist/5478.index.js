"use strict";exports.id=5478,exports.ids=[5478],exports.modules={72750:((D,_,d)=>{d.d(_,{Ly:()=>u,UL:()=>g,aW:()=>m,p6:()=>p});var E=d(58552),f=d(66974);const h=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,
p=o=>(0,f.F1)(o,"pages such as 3,1,2 or 2..5",(t,n)=>{const s=h.exec(t);if(!s)return{problem:L(t)};const r=Number(s[1]),e=s[3]===void 0?void 0:Number(s[3]);return r===
0||e===0?f.P3:{item:{from:r,to:e,range:s[2]!==void 0,text:t.trim(),position:n}}});function m(o,t,n){const s=c=>(0,E.G6)([{field:"page_order",message:c}]),r=p(o);
if("problem"in r)throw s(r.problem);const e=u(r.items,t);if("problem"in e)throw s(e.problem);const l=g(e.spans);if(l>n)throw s(`names ${l} pages in all; at most\
 ${n} are allowed`);const i=new Uint32Array(l);let P=0;for(const{first:c,last:a}of e.spans){const M=c<=a?1:-1;for(let O=c;O!==a+M;O+=M)i[P++]=O}return i}function u(o,t){
const n=[],s=o.map(r=>{const e=a=>a<0?t+1+a:a,l=e(r.from),i=r.range?r.to===void 0?t:e(r.to):l,c=[[r.from,l],[r.to??r.from,i]].find(([,a])=>a<1||a>t);return c&&n.
push((0,f.D6)(r,c[0],t)),{first:l,last:i}});return n.length>0?{problem:(0,f.bs)(n)}:{spans:s}}const g=o=>o.reduce((t,{first:n,last:s})=>t+Math.abs(s-n)+1,0);function L(o){
return/^ *\.\./.test(o)?"has no start: a range is written 1..5":(0,f.NL)(o)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),65478:((D,_,d)=>{
d.r(_),d.d(_,{reorder_pages:()=>h});var E=d(72750),f=d(36703);const h=(p,m,u)=>(0,f.L)(p,m.open_password,u,g=>(0,E.aW)(m.page_order,g,u.limits.orderPages))})};
