"use strict";exports.id=5166,exports.ids=[5166],exports.modules={66974:((y,M,a)=>{a.d(M,{D6:()=>u,F1:()=>_,NL:()=>t,P3:()=>d,br:()=>s,bs:()=>l});var x=a(98446);const d={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function _(o,r,n){const c=[],i=[];for(const[m,f]of o.split(",").entries()){const w=m+1;if(r!==void 0&&
f.trim()===""){i.push(`entry ${w} is empty: write ${r}, separated by single commas`);continue}const g=n(f,w);"problem"in g?i.push(s(w,f,g.problem)):c.push(g.item)}
return i.length>0?{problem:l(i)}:{items:c}}const s=(o,r,n)=>`entry ${o} ('${e(r.trim())}') ${n}`,u=({position:o,text:r},n,c)=>s(o,r,`names ${E(n)}, but the docu\
ment has ${(0,x.y_)(c,"page")}`);function E(o){return Number.isSafeInteger(o)?`page ${o}`:"a page far beyond its end"}const v=5;function l(o){const r=o.length-v;
return[...o.slice(0,v),...r>0?[`and ${r} more such entries`]:[]].join("; ")}function t(o){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(o);return r?`is n\
ot a range: write ${r[1]}..${r[2]}${r[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(o)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(o)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(o){const r=[...o].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(n)?"?":n);return(0,x.Bu)(r.join(""),40)}}),29082:((y,M,a)=>{a.d(M,{k1:()=>u,lY:()=>s,m7:()=>E});var x=a(58552),d=a(66974);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
s=t=>(0,d.F1)(t,"pages such as 1..3, -1, odd",(e,o)=>{const r=e.trim(),n=_.exec(r);if(!n)return{problem:l(r)};const[,c,i,m,f,w]=n,g={negated:c!==void 0,text:r,position:o};
if(i!==void 0)return{item:{...g,pages:i.toLowerCase()}};const p=Number(m),h=f===void 0?p:w===void 0?"end":Number(w);return p===0||h===0?d.P3:{item:{...g,pages:{
from:p,to:h}}}});function u(t,e,o="pages"){const r=f=>(0,x.G6)([{field:o,message:f}]),n=s(t);if("problem"in n)throw r(n.problem);const c=new v(e),i=new v(e),m=[];
for(const f of n.items){const w=f.negated?i:c;if(typeof f.pages=="string"){w.add(f.pages);continue}const{from:g,to:p}=f.pages,h=g<0?e+1+g:g,b=p==="end"?e:p<0?e+
1+p:p,O=(p==="end"?g<0?[[g,h]]:[]:[[g,h],[p,b]]).find(([,D])=>D<1||D>e);O&&m.push((0,d.D6)(f,O[0],e)),!(p==="end"&&h>e||m.length>0)&&w.range(Math.min(h,b),Math.
max(h,b))}if(m.length>0)throw r((0,d.bs)(m));return n.items.every(({negated:f})=>f)&&c.add("all"),c.without(i)}function E(t){const e=s(t);if("problem"in e||e.items.
length!==1)return;const{negated:o,pages:r}=e.items[0];if(o)return;if(r==="all")return{first:1};if(typeof r=="string"||r.from<1)return;const{from:n,to:c}=r;return c===
"end"?{first:n}:c===-1?{first:n}:c<1?void 0:{first:Math.min(n,c),last:Math.max(n,c)}}class v{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,o){this.differences[e]++,this.differences[o+1]--}without(e){
const o=new Uint32Array(this.pageCount);let r=0,n=0,c=0;for(let i=1;i<=this.pageCount;i++){n+=this.differences[i],c+=e.differences[i];const m=i%2===1?"odd":"eve\
n";(n>0||this[m])&&!(c>0||e[m])&&(o[r++]=i)}return o.subarray(0,r)}}function l(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":(0,d.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((y,M,a)=>{a.d(M,{Kf:()=>d,RZ:()=>x,YG:()=>_});function x(s,u){for(const E of u)s.push(E)}const d=s=>{let u=-1/0;
for(const E of s)u=Math.max(u,E);return u},_=s=>{let u=1/0;for(const E of s)u=Math.min(u,E);return u}}),78905:((y,M,a)=>{a.r(M),a.d(M,{find_text:()=>v});var x=a(
12237),d=a(29082),_=a(22154),s=a(66403),u=a(41658);const E=5e6,v=async(l,t,e)=>{const{search:o,search_mode:r,pages:n,maximum_matches:c,open_password:i}=t,m=await(0,u.
G)("search",o,r,e),f=await(0,x.E)(l.bytes,e,{password:i}),w=f.pages.count,g=(0,d.k1)(n,w),p=new _.z(f,g.length),h=[];let b=E,P=!1;for(const I of g){const{flow:C}=await p.
page(I),A=await m.search(C.text,c-h.length,e.pace);P||=A.truncated;for(const{start:T,end:R,groups:L}of A.matches){const S=C.text.slice(T,R);b-=S.length+Object.values(
L).reduce(($,U)=>$+U.length,0),b>=0&&h.push({page:I,text:S,groups:L,box:(0,s.a)(C.box(T,R))})}if(P||=b<0,P&&(b<0||h.length===c))break}const O=[...new Set(h.map(
({page:I})=>I))],D={found:h.length>0,count:h.length,truncated:P,pages:O,matches:h};return{documents:[{...l,pageCount:w}],data:D,notes:p.notes,facts:{}}}}),66403:((y,M,a)=>{
a.d(M,{a:()=>_});const x=100,d=s=>Math.round(s*x)/x,_=s=>s?{x:d(s.x),y:d(s.y),width:d(s.width),height:d(s.height)}:null}),41658:((y,M,a)=>{a.d(M,{G:()=>o});var x=a(
58552),d=a(98472),_=a(34378);const s=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu");async function u(n,c){
const i=(await E(n,c)).text.trim();return{hasGroups:!1,search:async(m,f,w)=>{const{text:g,places:p}=await E(m,w),h=[];for(let b=g.indexOf(i),P=0;b>=0;b=g.indexOf(
i,P)){if(h.length===f)return{matches:h,truncated:!0};for(P=b+i.length;p[P]===p[P-1];)P++;h.push((0,d.z)(p[b],p[P]));const O=w.step(i.length);O&&await O}return{matches:h,
truncated:!1}}}}async function E(n,c){const i=[];let m="";for(const{0:f,1:w,2:g,index:p}of n.matchAll(s)){const h=g===void 0?w?.toLowerCase()??v(f):" ";for(let P=0;P<
h.length;P++)i.push(w===void 0?p:p+P);m+=h;const b=c.step(f.length*10);b&&await b}return i.push(n.length),{text:m,places:i}}const v=n=>(0,_.w)((0,_.w)(n).toUpperCase().
toLowerCase()),l=1e6;async function t(n,c,i,m,f){const w=i==="regex"?(await Promise.all([a.e(7398),a.e(9974)]).then(a.bind(a,39974))).expressionOf(c,f):await u(
c,m);if("problem"in w)throw(0,x.G6)([{field:n,message:w.problem}]);return{hasGroups:w.hasGroups,search:async(g,p,h)=>{const b=await w.search(g.slice(0,l),p,h);return g.
length>l?{...b,truncated:!0}:b}}}var e=a(42973);const o=(n,c,i,{pace:m,limits:f})=>t(n,c,i,m,r(n,f));function r(n,{searching:c}){let i=c;return m=>{if(i-=m,i<0)
throw(0,e.F)("searching",`The search takes more than ${c} steps, which are characters times the size of the expression`,"Make the expression shorter or more exa\
ct, or search fewer pages",n)}}}),70549:((y,M,a)=>{a.d(M,{n:()=>x});function x(d){const _=new WeakMap;return s=>{if(s.hasChanges)return d(s);const u=_.get(s);if(u)
return u.answer;const E=d(s);return _.set(s,{answer:E}),E}}}),9819:((y,M,a)=>{a.d(M,{J7:()=>_,Kd:()=>E,Wo:()=>v,_i:()=>u,b9:()=>s});var x=a(42973),d=a(45599);class _{document;gone=new Set;chased=new Set;constructor(t){
this.document=t}remove(t){const{catalog:e,catalogNumber:o,pages:r}=this.document,n=e.get("Pages");t===o||(0,d.i9)(n)&&t===n.number||r.holds(t)||(this.gone.add(t),
this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,d.
i9)(t)&&this.gone.has(t.number)}}class s{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,x.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class u{seen;beyond=new Set;allowance;constructor(t,e=new s(
t)){this.allowance=e,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,d.i9)(t))return!0;const{number:e}=t,o=e>>3;if(o>=this.seen.
length)return this.beyond.size<this.beyond.add(e).size;const r=1<<(e&7),n=(this.seen[o]&r)===0;return this.seen[o]|=r,n}}function E(l,t){return(0,d.i9)(l)?l.number:
t}function v(l,t){const e=l.catalog.get(t),o=l.dict(e);return o&&{dict:o,holder:E(e,l.catalogNumber)}}}),98472:((y,M,a)=>{a.d(M,{z:()=>x});const x=(d,_,s=[])=>({
start:d,end:_,groups:Object.fromEntries(s)})}),93604:((y,M,a)=>{a.d(M,{B:()=>x,M:()=>d});const x=(s,u)=>_(s,u,!1),d=(s,u)=>_(s,u,!0);function _(s,u,E){let[v,l]=[
0,s.length];for(;v<l;){const t=v+l>>1,e=s[t];e<u||E&&e===u?v=t+1:l=t}return v}})};
