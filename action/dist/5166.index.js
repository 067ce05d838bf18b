"use strict";exports.id=5166,exports.ids=[5166],exports.modules={66974:((x,_,d)=>{d.d(_,{D6:()=>w,F1:()=>g,NL:()=>t,P3:()=>c,br:()=>a,bs:()=>r});var h=d(98446);const c={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function g(n,s,o){const i=[],f=[];for(const[m,l]of n.split(",").entries()){const b=m+1;if(s!==void 0&&
l.trim()===""){f.push(`entry ${b} is empty: write ${s}, separated by single commas`);continue}const p=o(l,b);"problem"in p?f.push(a(b,l,p.problem)):i.push(p.item)}
return f.length>0?{problem:r(f)}:{items:i}}const a=(n,s,o)=>`entry ${n} ('${e(s.trim())}') ${o}`,w=({position:n,text:s},o,i)=>a(n,s,`names ${E(o)}, but the docu\
ment has ${(0,h.y_)(i,"page")}`);function E(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const u=5;function r(n){const s=n.length-u;
return[...n.slice(0,u),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function t(n){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const s=[...n].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,h.Bu)(s.join(""),40)}}),29082:((x,_,d)=>{d.d(_,{k1:()=>w,lY:()=>a,m7:()=>E});var h=d(58552),c=d(66974);const g=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
a=t=>(0,c.F1)(t,"pages such as 1..3, -1, odd",(e,n)=>{const s=e.trim(),o=g.exec(s);if(!o)return{problem:r(s)};const[,i,f,m,l,b]=o,p={negated:i!==void 0,text:s,position:n};
if(f!==void 0)return{item:{...p,pages:f.toLowerCase()}};const M=Number(m),P=l===void 0?M:b===void 0?"end":Number(b);return M===0||P===0?c.P3:{item:{...p,pages:{
from:M,to:P}}}});function w(t,e,n="pages"){const s=l=>(0,h.G6)([{field:n,message:l}]),o=a(t);if("problem"in o)throw s(o.problem);const i=new u(e),f=new u(e),m=[];
for(const l of o.items){const b=l.negated?f:i;if(typeof l.pages=="string"){b.add(l.pages);continue}const{from:p,to:M}=l.pages,P=p<0?e+1+p:p,v=M==="end"?e:M<0?e+
1+M:M,y=(M==="end"?p<0?[[p,P]]:[]:[[p,P],[M,v]]).find(([,D])=>D<1||D>e);y&&m.push((0,c.D6)(l,y[0],e)),!(M==="end"&&P>e||m.length>0)&&b.range(Math.min(P,v),Math.
max(P,v))}if(m.length>0)throw s((0,c.bs)(m));return o.items.every(({negated:l})=>l)&&i.add("all"),i.without(f)}function E(t){const e=a(t);if("problem"in e||e.items.
length!==1)return;const{negated:n,pages:s}=e.items[0];if(n)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:o,to:i}=s;return i===
"end"?{first:o}:i===-1?{first:o}:i<1?void 0:{first:Math.min(o,i),last:Math.max(o,i)}}class u{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+1]--}without(e){
const n=new Uint32Array(this.pageCount);let s=0,o=0,i=0;for(let f=1;f<=this.pageCount;f++){o+=this.differences[f],i+=e.differences[f];const m=f%2===1?"odd":"eve\
n";(o>0||this[m])&&!(i>0||e[m])&&(n[s++]=f)}return n.subarray(0,s)}}function r(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":(0,c.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((x,_,d)=>{d.d(_,{Hn:()=>c,Kf:()=>a,RZ:()=>h,Vp:()=>E,YG:()=>w,vH:()=>g});function h(u,r){for(const t of r)u.push(
t)}const c=u=>u.slice();function g(u,r,t){const e=u.get(r);e?e.push(t):u.set(r,[t])}const a=u=>{let r=-1/0;for(const t of u)r=Math.max(r,t);return r},w=u=>{let r=1/0;
for(const t of u)r=Math.min(r,t);return r},E=u=>Number.isInteger(u)&&!Number.isSafeInteger(u)}),78905:((x,_,d)=>{d.r(_),d.d(_,{find_text:()=>r});var h=d(21836),
c=d(29082),g=d(22154),a=d(66403),w=d(9312),E=d(49568);const u=5e6,r=async(t,e,n)=>{const{search:s,search_mode:o,pages:i,maximum_matches:f,open_password:m}=e,l=await(0,w.
Gv)("search",s,o,n),b=await(0,h.E)(t.bytes,n,{password:m}),p=b.pages.count,M=(0,c.k1)(i,p),P=new g.z(b,M.length),v=[];let O=u,y=!1;for(const I of M){const R=await(0,E.
Ao)(await P.page(I),l,f-v.length,n.pace);y||=R.truncated;for(const{text:T,groups:C,box:S,boxes:U}of R.matches)O-=T.length+Object.values(C).reduce(($,B)=>$+B.length,
0),O>=0&&v.push({page:I,text:T,groups:C,box:(0,a.a)(S),boxes:U.map(a.a)});if(y||=O<0,y&&(O<0||v.length===f))break}const D=[...new Set(v.map(({page:I})=>I))],A={
found:v.length>0,count:v.length,truncated:y,pages:D,matches:v},L=[...P.notes,...A.found?[]:(0,w.$0)("search",s,o)];return{documents:[{...t,pageCount:p}],data:A,
notes:L,facts:{textlessPages:P.textlessPages}}}}),66403:((x,_,d)=>{d.d(_,{a:()=>g});const h=100,c=a=>Math.round(a*h)/h,g=a=>a?{x:c(a.x),y:c(a.y),width:c(a.width),
height:c(a.height)}:null}),70549:((x,_,d)=>{d.d(_,{n:()=>h});function h(c){const g=new WeakMap;return a=>{if(a.hasChanges)return c(a);const w=g.get(a);if(w)return w.
answer;const E=c(a);return g.set(a,{answer:E}),E}}}),9819:((x,_,d)=>{d.d(_,{J7:()=>g,Kd:()=>E,Wo:()=>u,_i:()=>w,b9:()=>a});var h=d(42973),c=d(45599);class g{document;gone=new Set;chased=new Set;constructor(t){
this.document=t}remove(t){const{catalog:e,catalogNumber:n,pages:s}=this.document,o=e.get("Pages");t===n||(0,c.i9)(o)&&t===o.number||s.holds(t)||(this.gone.add(t),
this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,c.
i9)(t)&&this.gone.has(t.number)}}class a{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,h.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(t,e=new a(
t)){this.allowance=e,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,c.i9)(t))return!0;const{number:e}=t,n=e>>3;if(n>=this.seen.
length)return this.beyond.size<this.beyond.add(e).size;const s=1<<(e&7),o=(this.seen[n]&s)===0;return this.seen[n]|=s,o}}function E(r,t){return(0,c.i9)(r)?r.number:
t}function u(r,t){const e=r.catalog.get(t),n=r.dict(e);return n&&{dict:n,holder:E(e,r.catalogNumber)}}}),93604:((x,_,d)=>{d.d(_,{BC:()=>w,MJ:()=>E,p9:()=>g,qZ:()=>a});
const h=1e3,c=3e5;function*g(r,t){if(r.length<=h)return[...r].sort(t);let e=[];for(let n=0;n<r.length;n+=h){for(const s of r.slice(n,n+h).sort(t))e.push(s);yield c}
for(let n=h;n<e.length;n*=2){const s=[];for(let o=0;o<e.length;o+=2*n){const i=Math.min(o+n,e.length),f=Math.min(i+n,e.length);for(let m=o,l=i;m<i||l<f;){const b=l===
f||m<i&&t(e[m],e[l])<=0;s.push(b?e[m++]:e[l++]),s.length%h===0&&(yield c)}}e=s}return e}async function a(r,t,e){const n=g(r,t);for(;;){const{done:s,value:o}=n.next();
if(s)return o;const i=e.step(o);i&&await i}}const w=(r,t)=>u(r,t,!1),E=(r,t)=>u(r,t,!0);function u(r,t,e){let[n,s]=[0,r.length];for(;n<s;){const o=n+s>>1,i=r[o];
i<t||e&&i===t?n=o+1:s=o}return n}})};
