"use strict";exports.id=759,exports.ids=[759],exports.modules={66974:((O,g,i)=>{i.d(g,{D6:()=>E,F1:()=>_,NL:()=>t,P3:()=>d,br:()=>r,bs:()=>a});var m=i(98446);const d={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function _(n,s,o){const u=[],f=[];for(const[b,h]of n.split(",").entries()){const M=b+1;if(s!==void 0&&
h.trim()===""){f.push(`entry ${M} is empty: write ${s}, separated by single commas`);continue}const l=o(h,M);"problem"in l?f.push(r(M,h,l.problem)):u.push(l.item)}
return f.length>0?{problem:a(f)}:{items:u}}const r=(n,s,o)=>`entry ${n} ('${e(s.trim())}') ${o}`,E=({position:n,text:s},o,u)=>r(n,s,`names ${w(o)}, but the docu\
ment has ${(0,m.y_)(u,"page")}`);function w(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const c=5;function a(n){const s=n.length-c;
return[...n.slice(0,c),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function t(n){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const s=[...n].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,m.Bu)(s.join(""),40)}}),29082:((O,g,i)=>{i.d(g,{k1:()=>E,lY:()=>r,m7:()=>w});var m=i(58552),d=i(66974);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
r=t=>(0,d.F1)(t,"pages such as 1..3, -1, odd",(e,n)=>{const s=e.trim(),o=_.exec(s);if(!o)return{problem:a(s)};const[,u,f,b,h,M]=o,l={negated:u!==void 0,text:s,position:n};
if(f!==void 0)return{item:{...l,pages:f.toLowerCase()}};const p=Number(b),P=h===void 0?p:M===void 0?"end":Number(M);return p===0||P===0?d.P3:{item:{...l,pages:{
from:p,to:P}}}});function E(t,e,n="pages"){const s=h=>(0,m.G6)([{field:n,message:h}]),o=r(t);if("problem"in o)throw s(o.problem);const u=new c(e),f=new c(e),b=[];
for(const h of o.items){const M=h.negated?f:u;if(typeof h.pages=="string"){M.add(h.pages);continue}const{from:l,to:p}=h.pages,P=l<0?e+1+l:l,v=p==="end"?e:p<0?e+
1+p:p,x=(p==="end"?l<0?[[l,P]]:[]:[[l,P],[p,v]]).find(([,y])=>y<1||y>e);x&&b.push((0,d.D6)(h,x[0],e)),!(p==="end"&&P>e||b.length>0)&&M.range(Math.min(P,v),Math.
max(P,v))}if(b.length>0)throw s((0,d.bs)(b));return o.items.every(({negated:h})=>h)&&u.add("all"),u.without(f)}function w(t){const e=r(t);if("problem"in e||e.items.
length!==1)return;const{negated:n,pages:s}=e.items[0];if(n)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:o,to:u}=s;return u===
"end"?{first:o}:u===-1?{first:o}:u<1?void 0:{first:Math.min(o,u),last:Math.max(o,u)}}class c{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+1]--}without(e){
const n=new Uint32Array(this.pageCount);let s=0,o=0,u=0;for(let f=1;f<=this.pageCount;f++){o+=this.differences[f],u+=e.differences[f];const b=f%2===1?"odd":"eve\
n";(o>0||this[b])&&!(u>0||e[b])&&(n[s++]=f)}return n.subarray(0,s)}}function a(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":(0,d.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((O,g,i)=>{i.d(g,{Hn:()=>d,Kf:()=>r,RZ:()=>m,Vp:()=>w,YG:()=>E,vH:()=>_});function m(c,a){for(const t of a)c.push(
t)}const d=c=>c.slice();function _(c,a,t){const e=c.get(a);e?e.push(t):c.set(a,[t])}const r=c=>{let a=-1/0;for(const t of c)a=Math.max(a,t);return a},E=c=>{let a=1/0;
for(const t of c)a=Math.min(a,t);return a},w=c=>Number.isInteger(c)&&!Number.isSafeInteger(c)}),78905:((O,g,i)=>{i.r(g),i.d(g,{find_text:()=>a});var m=i(91519),
d=i(29082),_=i(22154),r=i(66403),E=i(9312),w=i(53949);const c=5e6,a=async(t,e,n)=>{const{search:s,search_mode:o,pages:u,maximum_matches:f,open_password:b}=e,h=await(0,E.
Gv)("search",s,o,n),M=await(0,m.E)(t.bytes,n,{password:b}),l=M.pages.count,p=(0,d.k1)(u,l),P=new _.z(M,p.length),v=[];let D=c,x=!1;for(const I of p){const R=await(0,w.
Ao)(await P.page(I),h,f-v.length,n.pace);x||=R.truncated;for(const{text:T,groups:C,box:$,boxes:S}of R.matches)D-=T.length+Object.values(C).reduce((K,U)=>K+U.length,
0),D>=0&&v.push({page:I,text:T,groups:C,box:(0,r.a)($),boxes:S.map(r.a)});if(x||=D<0,x&&(D<0||v.length===f))break}const y=[...new Set(v.map(({page:I})=>I))],A={
found:v.length>0,count:v.length,truncated:x,pages:y,matches:v},L=[...P.notes,...A.found?[]:(0,E.$0)("search",s,o)];return{documents:[{...t,pageCount:l}],data:A,
notes:L,facts:{textlessPages:P.textlessPages}}}}),66403:((O,g,i)=>{i.d(g,{a:()=>_});const m=100,d=r=>Math.round(r*m)/m,_=r=>r?{x:d(r.x),y:d(r.y),width:d(r.width),
height:d(r.height)}:null}),70549:((O,g,i)=>{i.d(g,{n:()=>m});function m(d){const _=new WeakMap;return r=>{if(r.hasChanges)return d(r);const E=_.get(r);if(E)return E.
answer;const w=d(r);return _.set(r,{answer:w}),w}}}),9819:((O,g,i)=>{i.d(g,{J7:()=>_,Kd:()=>w,Wo:()=>c,_i:()=>E,b9:()=>r});var m=i(42973),d=i(45599);class _{document;gone=new Set;chased=new Set;constructor(t){
this.document=t}remove(t){const{catalog:e,catalogNumber:n,pages:s}=this.document,o=e.get("Pages");t===n||(0,d.i9)(o)&&t===o.number||s.holds(t)||(this.gone.add(t),
this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,d.
i9)(t)&&this.gone.has(t.number)}}class r{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,m.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(t,e=new r(
t)){this.allowance=e,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,d.i9)(t))return!0;const{number:e}=t,n=e>>3;if(n>=this.seen.
length)return this.beyond.size<this.beyond.add(e).size;const s=1<<(e&7),o=(this.seen[n]&s)===0;return this.seen[n]|=s,o}}function w(a,t){return(0,d.i9)(a)?a.number:
t}function c(a,t){const e=a.catalog.get(t),n=a.dict(e);return n&&{dict:n,holder:w(e,a.catalogNumber)}}})};
