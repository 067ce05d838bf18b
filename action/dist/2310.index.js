"use strict";exports.id=2310,exports.ids=[2310],exports.modules={72750:((D,M,a)=>{a.d(M,{Ly:()=>y,NL:()=>i,UL:()=>O,aW:()=>E,bs:()=>n,ml:()=>u,p6:()=>f,xv:()=>_});var b=a(58552),
m=a(98446);const x=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function f(t){const e=[],o=[];for(const[l,s]of t.split(",").entries()){const p=l+1,d=x.exec(s),c=v=>{o.push(
`entry ${p} ('${u(s)}') ${v}`)};if(s.trim()===""){o.push(`entry ${p} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!d){c(
r(s));continue}const g=Number(d[1]),w=d[3]===void 0?void 0:Number(d[3]);g===0||w===0?c("names page 0: pages count from 1, and -1 is the last page"):e.push({from:g,
to:w,range:d[2]!==void 0,text:s.trim(),position:p})}return o.length>0?{problem:n(o)}:{items:e}}function E(t,e,o){const l=w=>(0,b.G6)([{field:"page_order",message:w}]),
s=f(t);if("problem"in s)throw l(s.problem);const p=y(s.items,e);if("problem"in p)throw l(p.problem);const d=O(p.spans);if(d>o)throw l(`names ${d} pages in all; \
at most ${o} are allowed`);const c=new Uint32Array(d);let g=0;for(const{first:w,last:v}of p.spans){const $=w<=v?1:-1;for(let P=w;P!==v+$;P+=$)c[g++]=P}return c}
function y(t,e){const o=[],l=t.map(s=>{const p=v=>v<0?e+1+v:v,d=p(s.from),c=s.range?s.to===void 0?e:p(s.to):d,w=[[s.from,d],[s.to??s.from,c]].find(([,v])=>v<1||
v>e);return w&&o.push(`entry ${s.position} ('${u(s.text)}') names ${_(w[0])}, but the document has ${(0,m.y_)(e,"page")}`),{first:d,last:c}});return o.length>0?
{problem:n(o)}:{spans:l}}const O=t=>t.reduce((e,{first:o,last:l})=>e+Math.abs(l-o)+1,0);function _(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far bey\
ond its end"}function r(t){return/^ *\.\./.test(t)?"has no start: a range is written 1..5":i(t)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const h=5;function n(t){const e=t.length-h;return[...t.slice(0,h),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function i(t){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return e?`is not a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function u(t){const e=[
...t].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(o)?"?":o);return(0,m.Bu)(e.join(""),40)}}),29082:((D,M,a)=>{a.d(M,{k1:()=>y,lY:()=>E,m7:()=>O});var b=a(58552),m=a(
72750),x=a(98446);const f=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function E(h){const n=[],i=[];for(const[u,t]of h.split(",").entries()){const e=u+
1,o=t.trim();if(o===""){i.push(`entry ${e} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const l=f.exec(o),s=I=>{i.push(`en\
try ${e} ('${(0,m.ml)(o)}') ${I}`)};if(!l){s(r(o));continue}const[,p,d,c,g,w]=l,v={negated:p!==void 0,text:o,position:e};if(d!==void 0){n.push({...v,pages:d.toLowerCase()});
continue}const $=Number(c),P=g===void 0?$:w===void 0?"end":Number(w);$===0||P===0?s("names page 0: pages count from 1, and -1 is the last page"):n.push({...v,pages:{
from:$,to:P}})}return i.length>0?{problem:(0,m.bs)(i)}:{items:n}}function y(h,n,i="pages"){const u=s=>(0,b.G6)([{field:i,message:s}]),t=E(h);if("problem"in t)throw u(
t.problem);const e=new _(n),o=new _(n),l=[];for(const s of t.items){const p=s.negated?o:e;if(typeof s.pages=="string"){p.add(s.pages);continue}const{from:d,to:c}=s.
pages,g=d<0?n+1+d:d,w=c==="end"?n:c<0?n+1+c:c,$=(c==="end"?d<0?[[d,g]]:[]:[[d,g],[c,w]]).find(([,P])=>P<1||P>n);$&&l.push(`entry ${s.position} ('${(0,m.ml)(s.text)}\
') names ${(0,m.xv)($[0])}, but the document has ${(0,x.y_)(n,"page")}`),!(c==="end"&&g>n||l.length>0)&&p.range(Math.min(g,w),Math.max(g,w))}if(l.length>0)throw u(
(0,m.bs)(l));return t.items.every(({negated:s})=>s)&&e.add("all"),e.without(o)}function O(h){const n=E(h);if("problem"in n||n.items.length!==1)return;const{negated:i,
pages:u}=n.items[0];if(i)return;if(u==="all")return{first:1};if(typeof u=="string"||u.from<1)return;const{from:t,to:e}=u;return e==="end"?{first:t}:e===-1?{first:t}:
e<1?void 0:{first:Math.min(t,e),last:Math.max(t,e)}}class _{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=n,this.differences=new Int32Array(
n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,i){this.differences[n]++,this.differences[i+1]--}without(n){const i=new Uint32Array(this.
pageCount);let u=0,t=0,e=0;for(let o=1;o<=this.pageCount;o++){t+=this.differences[o],e+=n.differences[o];const l=o%2===1?"odd":"even";(t>0||this[l])&&!(e>0||n[l])&&
(i[u++]=o)}return i.subarray(0,u)}}function r(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is written 1..5":/^!/.test(h)?"is not a page: leave out p\
ages with not, such as not 2":(0,m.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),78905:((D,M,a)=>{a.r(M),a.d(M,{find_text:()=>O});var b=a(90966),m=a(29082),x=a(22154),f=a(66403),E=a(41658);const y=5e6,O=async(_,r,h)=>{const{search:n,
search_mode:i,pages:u,maximum_matches:t,open_password:e}=r,o=await(0,E.G)("search",n,i,h),l=await(0,b.E)(_.bytes,h,{password:e}),s=l.pages.count,p=(0,m.k1)(u,s),
d=new x.z(l,p.length),c=[];let g=y,w=!1;for(const P of p){const{flow:I}=await d.page(P),C=await o.search(I.text,t-c.length,h.pace);w||=C.truncated;for(const{start:T,
end:A,groups:L}of C.matches){const R=I.text.slice(T,A);g-=R.length+Object.values(L).reduce((U,S)=>U+S.length,0),g>=0&&c.push({page:P,text:R,groups:L,box:(0,f.a)(
I.box(T,A))})}if(w||=g<0,w&&(g<0||c.length===t))break}const v=[...new Set(c.map(({page:P})=>P))],$={found:c.length>0,count:c.length,truncated:w,pages:v,matches:c};
return{documents:[{..._,pageCount:s}],data:$,notes:d.notes,facts:{}}}}),66403:((D,M,a)=>{a.d(M,{a:()=>x});const b=100,m=f=>Math.round(f*b)/b,x=f=>f?{x:m(f.x),y:m(
f.y),width:m(f.width),height:m(f.height)}:null}),41658:((D,M,a)=>{a.d(M,{G:()=>h});var b=a(58552),m=a(98472);const x=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|(\\s+)|(\
?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function f(i,u){const t=(await E(i,u)).text.trim();return{hasGroups:!1,search:async(e,o,l)=>{const{text:s,
places:p}=await E(e,l),d=[];for(let c=s.indexOf(t),g=0;c>=0;c=s.indexOf(t,g)){if(d.length===o)return{matches:d,truncated:!0};for(g=c+t.length;p[g]===p[g-1];)g++;
d.push((0,m.z)(p[c],p[g]));const w=l.step(t.length);w&&await w}return{matches:d,truncated:!1}}}}async function E(i,u){const t=[];let e="";for(const{0:o,1:l,2:s,
index:p}of i.matchAll(x)){const d=s===void 0?l?.toLowerCase()??y(o):" ";for(let g=0;g<d.length;g++)t.push(l===void 0?p:p+g);e+=d;const c=u.step(o.length*10);c&&
await c}return t.push(i.length),{text:e,places:t}}const y=i=>i.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),O=1e6;async function _(i,u,t,e,o){const l=t===
"regex"?(await Promise.all([a.e(7398),a.e(9974)]).then(a.bind(a,39974))).expressionOf(u,o):await f(u,e);if("problem"in l)throw(0,b.G6)([{field:i,message:l.problem}]);
return{hasGroups:l.hasGroups,search:async(s,p,d)=>{const c=await l.search(s.slice(0,O),p,d);return s.length>O?{...c,truncated:!0}:c}}}var r=a(42973);const h=(i,u,t,{
pace:e,limits:o})=>_(i,u,t,e,n(i,o));function n(i,{searching:u}){let t=u;return e=>{if(t-=e,t<0)throw(0,r.F)("searching",`The search takes more than ${u} steps,\
 which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",i)}}}),70549:((D,M,a)=>{a.d(M,{n:()=>b});
function b(m){const x=new WeakMap;return f=>{if(f.hasChanges)return m(f);const E=x.get(f);if(E)return E.answer;const y=m(f);return x.set(f,{answer:y}),y}}}),9819:((D,M,a)=>{
a.d(M,{J7:()=>x,Kd:()=>y,Wo:()=>O,_i:()=>E,b9:()=>f});var b=a(42973),m=a(45599);class x{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){
const{catalog:h,catalogNumber:n,pages:i}=this.document,u=h.get("Pages");r===n||(0,m.i9)(u)&&r===u.number||i.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){
this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,m.i9)(r)&&this.gone.has(r.number)}}
class f{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,b.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(r,h=new f(
r)){this.allowance=h,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,m.i9)(r))return!0;const{number:h}=r,n=h>>3;if(n>=this.seen.
length)return this.beyond.size<this.beyond.add(h).size;const i=1<<(h&7),u=(this.seen[n]&i)===0;return this.seen[n]|=i,u}}function y(_,r){return(0,m.i9)(_)?_.number:
r}function O(_,r){const h=_.catalog.get(r),n=_.dict(h);return n&&{dict:n,holder:y(h,_.catalogNumber)}}}),98472:((D,M,a)=>{a.d(M,{z:()=>b});const b=(m,x,f=[])=>({
start:m,end:x,groups:Object.fromEntries(f)})}),93604:((D,M,a)=>{a.d(M,{B:()=>b,M:()=>m});const b=(f,E)=>x(f,E,!1),m=(f,E)=>x(f,E,!0);function x(f,E,y){let[O,_]=[
0,f.length];for(;O<_;){const r=O+_>>1,h=f[r];h<E||y&&h===E?O=r+1:_=r}return O}})};
