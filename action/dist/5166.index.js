"use strict";exports.id=5166,exports.ids=[5166],exports.modules={66974:((O,_,d)=>{d.d(_,{D6:()=>w,F1:()=>p,NL:()=>t,P3:()=>c,br:()=>i,bs:()=>o});var h=d(98446);const c={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function p(n,e,r){const a=[],f=[];for(const[g,l]of n.split(",").entries()){const b=g+1;if(e!==void 0&&
l.trim()===""){f.push(`entry ${b} is empty: write ${e}, separated by single commas`);continue}const m=r(l,b);"problem"in m?f.push(i(b,l,m.problem)):a.push(m.item)}
return f.length>0?{problem:o(f)}:{items:a}}const i=(n,e,r)=>`entry ${n} ('${s(e.trim())}') ${r}`,w=({position:n,text:e},r,a)=>i(n,e,`names ${E(r)}, but the docu\
ment has ${(0,h.y_)(a,"page")}`);function E(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const u=5;function o(n){const e=n.length-u;
return[...n.slice(0,u),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function t(n){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return e?`is n\
ot a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(n){const e=[...n].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(r)?"?":r);return(0,h.Bu)(e.join(""),40)}}),29082:((O,_,d)=>{d.d(_,{k1:()=>w,lY:()=>i,m7:()=>E});var h=d(58552),c=d(66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
i=t=>(0,c.F1)(t,"pages such as 1..3, -1, odd",(s,n)=>{const e=s.trim(),r=p.exec(e);if(!r)return{problem:o(e)};const[,a,f,g,l,b]=r,m={negated:a!==void 0,text:e,position:n};
if(f!==void 0)return{item:{...m,pages:f.toLowerCase()}};const M=Number(g),P=l===void 0?M:b===void 0?"end":Number(b);return M===0||P===0?c.P3:{item:{...m,pages:{
from:M,to:P}}}});function w(t,s,n="pages"){const e=l=>(0,h.G6)([{field:n,message:l}]),r=i(t);if("problem"in r)throw e(r.problem);const a=new u(s),f=new u(s),g=[];
for(const l of r.items){const b=l.negated?f:a;if(typeof l.pages=="string"){b.add(l.pages);continue}const{from:m,to:M}=l.pages,P=m<0?s+1+m:m,v=M==="end"?s:M<0?s+
1+M:M,x=(M==="end"?m<0?[[m,P]]:[]:[[m,P],[M,v]]).find(([,D])=>D<1||D>s);x&&g.push((0,c.D6)(l,x[0],s)),!(M==="end"&&P>s||g.length>0)&&b.range(Math.min(P,v),Math.
max(P,v))}if(g.length>0)throw e((0,c.bs)(g));return r.items.every(({negated:l})=>l)&&a.add("all"),a.without(f)}function E(t){const s=i(t);if("problem"in s||s.items.
length!==1)return;const{negated:n,pages:e}=s.items[0];if(n)return;if(e==="all")return{first:1};if(typeof e=="string"||e.from<1)return;const{from:r,to:a}=e;return a===
"end"?{first:r}:a===-1?{first:r}:a<1?void 0:{first:Math.min(r,a),last:Math.max(r,a)}}class u{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,n){this.differences[s]++,this.differences[n+1]--}without(s){
const n=new Uint32Array(this.pageCount);let e=0,r=0,a=0;for(let f=1;f<=this.pageCount;f++){r+=this.differences[f],a+=s.differences[f];const g=f%2===1?"odd":"eve\
n";(r>0||this[g])&&!(a>0||s[g])&&(n[e++]=f)}return n.subarray(0,e)}}function o(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":(0,c.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((O,_,d)=>{d.d(_,{Hn:()=>c,Kf:()=>i,RZ:()=>h,Vp:()=>E,YG:()=>w,vH:()=>p});function h(u,o){for(const t of o)u.push(
t)}const c=u=>u.slice();function p(u,o,t){const s=u.get(o);s?s.push(t):u.set(o,[t])}const i=u=>{let o=-1/0;for(const t of u)o=Math.max(o,t);return o},w=u=>{let o=1/0;
for(const t of u)o=Math.min(o,t);return o},E=u=>Number.isInteger(u)&&!Number.isSafeInteger(u)}),78905:((O,_,d)=>{d.r(_),d.d(_,{find_text:()=>o});var h=d(94518),
c=d(29082),p=d(22154),i=d(66403),w=d(9312),E=d(49568);const u=5e6,o=async(t,s,n)=>{const{search:e,search_mode:r,pages:a,maximum_matches:f,open_password:g}=s,l=await(0,w.
Gv)("search",e,r,n),b=await(0,h.E)(t.bytes,n,{password:g}),m=b.pages.count,M=(0,c.k1)(a,m),P=new p.z(b,M.length),v=[];let y=u,x=!1;for(const I of M){const R=await(0,E.
Ao)(await P.page(I),l,f-v.length,n.pace);x||=R.truncated;for(const{text:T,groups:C,box:S,boxes:$}of R.matches)y-=T.length+Object.values(C).reduce((U,B)=>U+B.length,
0),y>=0&&v.push({page:I,text:T,groups:C,box:(0,i.a)(S),boxes:$.map(i.a)});if(x||=y<0,x&&(y<0||v.length===f))break}const D=[...new Set(v.map(({page:I})=>I))],A={
found:v.length>0,count:v.length,truncated:x,pages:D,matches:v},L=[...P.notes,...A.found?[]:(0,w.$0)("search",e,r)];return{documents:[{...t,pageCount:m}],data:A,
notes:L,facts:{textlessPages:P.textlessPages}}}}),66403:((O,_,d)=>{d.d(_,{a:()=>p});const h=100,c=i=>Math.round(i*h)/h,p=i=>i?{x:c(i.x),y:c(i.y),width:c(i.width),
height:c(i.height)}:null}),70549:((O,_,d)=>{d.d(_,{n:()=>h});function h(c){const p=new WeakMap;return i=>{if(i.hasChanges)return c(i);const w=p.get(i);if(w)return w.
answer;const E=c(i);return p.set(i,{answer:E}),E}}}),9819:((O,_,d)=>{d.d(_,{J7:()=>p,Kd:()=>E,Wo:()=>u,_i:()=>w,b9:()=>i});var h=d(42973),c=d(45599);class p{document;gone=new Set;chased=new Set;constructor(t){
this.document=t}remove(t){const{catalog:s,catalogNumber:n,pages:e}=this.document,r=s.get("Pages");t===n||(0,c.i9)(r)&&t===r.number||e.holds(t)||(this.gone.add(t),
this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,c.
i9)(t)&&this.gone.has(t.number)}}class i{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,h.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(t,s=new i(
t)){this.allowance=s,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,c.i9)(t))return!0;const{number:s}=t,n=s>>3;if(n>=this.seen.
length)return this.beyond.size<this.beyond.add(s).size;const e=1<<(s&7),r=(this.seen[n]&e)===0;return this.seen[n]|=e,r}}function E(o,t){return(0,c.i9)(o)?o.number:
t}function u(o,t){const s=o.catalog.get(t),n=o.dict(s);return n&&{dict:n,holder:E(s,o.catalogNumber)}}}),93604:((O,_,d)=>{d.d(_,{BC:()=>w,MJ:()=>E,qZ:()=>p});const h=4096,
c=100;async function p(o,t,s){let n=[];for(let e=0;e<o.length;e+=h){for(const a of o.slice(e,e+h).sort(t))n.push(a);const r=s.step(12*h*c);r&&await r}for(let e=h;e<
o.length;e*=2){const r=[];for(let a=0;a<o.length;a+=2*e)await i(n,a,e,t,r,s);n=r}return n}async function i(o,t,s,n,e,r){const[a,f]=[Math.min(t+s,o.length),Math.
min(t+2*s,o.length)];let[g,l]=[t,a];for(;g<a||l<f;){const b=g===a||l<f&&n(o[l],o[g])<0;e.push(o[b?l++:g++]);const m=r.step(c);m&&await m}}const w=(o,t)=>u(o,t,!1),
E=(o,t)=>u(o,t,!0);function u(o,t,s){let[n,e]=[0,o.length];for(;n<e;){const r=n+e>>1,a=o[r];a<t||s&&a===t?n=r+1:e=r}return n}})};
