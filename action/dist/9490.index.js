"use strict";exports.id=9490,exports.ids=[9490],exports.modules={25501:((P,b,c)=>{c.r(b),c.d(b,{find_text:()=>x});var M=c(7390),l=c(51046),_=c(13140),i=c(96706),w=c(85131);const v=5e6,
x=async(g,t,e)=>{const{search:d,search_mode:h,pages:s,maximum_matches:n,open_password:o}=t,u=await(0,l.I)("search",d,h,e.pace),r=await(0,M.E)(g.bytes,e,{password:o}),
f=r.pages.count,a=(0,_.k1)(s,f),m=new i.z(r,a.length),p=[];let E=v,y=!1;for(const D of a){const{flow:I}=await m.page(D),C=await u.search(I.text,n-p.length,e.pace);
y||=C.truncated;for(const{start:T,end:A,groups:L}of C.matches){const R=I.text.slice(T,A);E-=R.length+Object.values(L).reduce((S,U)=>S+U.length,0),E>=0&&p.push({
page:D,text:R,groups:L,box:(0,w.G)(I.box(T,A))})}if(y||=E<0,y&&(E<0||p.length===n))break}const O=[...new Set(p.map(({page:D})=>D))],$={found:p.length>0,count:p.
length,truncated:y,pages:O,matches:p};return{documents:[{...g,pageCount:f}],data:$,notes:m.notes,facts:{}}}}),85131:((P,b,c)=>{c.d(b,{G:()=>_});const M=100,l=i=>Math.
round(i*M)/M,_=i=>i?{x:l(i.x),y:l(i.y),width:l(i.width),height:l(i.height)}:null}),30729:((P,b,c)=>{c.d(b,{H:()=>M});function M(l){const _=new WeakMap;return i=>{
if(i.hasChanges)return l(i);const w=_.get(i);if(w)return w.answer;const v=l(i);return _.set(i,{answer:v}),v}}}),90191:((P,b,c)=>{c.d(b,{J7:()=>_,Kd:()=>v,Wo:()=>x,
_i:()=>w,b9:()=>i});var M=c(84293),l=c(16039);class _{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:e,catalogNumber:d,
pages:h}=this.document,s=e.get("Pages");t===d||(0,l.i9)(s)&&t===s.number||h.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){
return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,l.i9)(t)&&this.gone.has(t.number)}}class i{most;left;constructor(t){
this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen=new Set;allowance;constructor(t,e=new i(t)){this.allowance=e}first(t){
return this.allowance.spend(1),(0,l.i9)(t)?this.seen.has(t.number)?!1:(this.seen.add(t.number),!0):!0}}function v(g,t){return(0,l.i9)(g)?g.number:t}function x(g,t){
const e=g.catalog.get(t),d=g.dict(e);return d&&{dict:d,holder:v(e,g.catalogNumber)}}}),60480:((P,b,c)=>{c.d(b,{Ly:()=>w,NL:()=>d,UL:()=>v,aW:()=>i,bs:()=>e,ml:()=>h,
p6:()=>_,vg:()=>x});var M=c(49153);const l=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function _(s){const n=[],o=[];for(const[u,r]of s.split(",").entries()){const f=u+1,
a=l.exec(r),m=y=>{o.push(`entry ${f} ('${h(r)}') ${y}`)};if(r.trim()===""){o.push(`entry ${f} is empty: write pages such as 3,1,2 or 2..5, separated by single c\
ommas`);continue}if(!a){m(g(r));continue}const p=Number(a[1]),E=a[3]===void 0?void 0:Number(a[3]);p===0||E===0?m("names page 0: pages count from 1, and -1 is th\
e last page"):n.push({from:p,to:E,range:a[2]!==void 0,text:r.trim(),position:f})}return o.length>0?{problem:e(o)}:{items:n}}function i(s,n,o){const u=E=>(0,M.G6)(
[{field:"page_order",message:E}]),r=_(s);if("problem"in r)throw u(r.problem);const f=w(r.items,n);if("problem"in f)throw u(f.problem);const a=v(f.spans);if(a>o)
throw u(`names ${a} pages in all; at most ${o} are allowed`);const m=new Uint32Array(a);let p=0;for(const{first:E,last:y}of f.spans){const O=E<=y?1:-1;for(let $=E;$!==
y+O;$+=O)m[p++]=$}return m}function w(s,n){const o=n===1?"1 page":`${n} pages`,u=[],r=s.map(f=>{const a=O=>O<0?n+1+O:O,m=a(f.from),p=f.range?f.to===void 0?n:a(f.
to):m,y=[[f.from,m],[f.to??f.from,p]].find(([,O])=>O<1||O>n);return y&&u.push(`entry ${f.position} ('${h(f.text)}') names ${x(y[0])}, but the document has ${o}`),
{first:m,last:p}});return u.length>0?{problem:e(u)}:{spans:r}}const v=s=>s.reduce((n,{first:o,last:u})=>n+Math.abs(u-o)+1,0);function x(s){return Number.isSafeInteger(
s)?`page ${s}`:"a page far beyond its end"}function g(s){return/^ *\.\./.test(s)?"has no start: a range is written 1..5":d(s)??"is not a page, such as 3 or -1, \
nor a range, such as 2..5 or 2.."}const t=5;function e(s){const n=s.length-t;return[...s.slice(0,t),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function d(s){
const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(s);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.
test(s)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a rang\
e to it 2..":void 0}function h(s){const n=[...s].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(o)?"?":o);return n.length>40?`${n.slice(0,40).join("")}…`:n.join("")}}),
13140:((P,b,c)=>{c.d(b,{k1:()=>w,lY:()=>i,m7:()=>v});var M=c(49153),l=c(60480);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function i(t){
const e=[],d=[];for(const[h,s]of t.split(",").entries()){const n=h+1,o=s.trim();if(o===""){d.push(`entry ${n} is empty: write pages such as 1..3, -1, odd, separ\
ated by single commas`);continue}const u=_.exec(o),r=D=>{d.push(`entry ${n} ('${(0,l.ml)(o)}') ${D}`)};if(!u){r(g(o));continue}const[,f,a,m,p,E]=u,y={negated:f!==
void 0,text:o,position:n};if(a!==void 0){e.push({...y,pages:a.toLowerCase()});continue}const O=Number(m),$=p===void 0?O:E===void 0?"end":Number(E);O===0||$===0?
r("names page 0: pages count from 1, and -1 is the last page"):e.push({...y,pages:{from:O,to:$}})}return d.length>0?{problem:(0,l.bs)(d)}:{items:e}}function w(t,e,d="\
pages"){const h=r=>(0,M.G6)([{field:d,message:r}]),s=i(t);if("problem"in s)throw h(s.problem);const n=new x(e),o=new x(e),u=[];for(const r of s.items){const f=r.
negated?o:n;if(typeof r.pages=="string"){f.add(r.pages);continue}const{from:a,to:m}=r.pages,p=a<0?e+1+a:a,E=m==="end"?e:m<0?e+1+m:m,O=(m==="end"?a<0?[[a,p]]:[]:
[[a,p],[m,E]]).find(([,$])=>$<1||$>e);O&&u.push(`entry ${r.position} ('${(0,l.ml)(r.text)}') names ${(0,l.vg)(O[0])}, but the document has ${e===1?"1 page":`${e}\
 pages`}`),!(m==="end"&&p>e||u.length>0)&&f.range(Math.min(p,E),Math.max(p,E))}if(u.length>0)throw h((0,l.bs)(u));return s.items.every(({negated:r})=>r)&&n.add(
"all"),n.without(o)}function v(t){const e=i(t);if("problem"in e||e.items.length!==1)return;const{negated:d,pages:h}=e.items[0];if(d)return;if(h==="all")return{first:1};
if(typeof h=="string"||h.from<1)return;const{from:s,to:n}=h;return n==="end"?{first:s}:n===-1?{first:s}:n<1?void 0:{first:Math.min(s,n),last:Math.max(s,n)}}class x{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,d){this.differences[e]++,this.differences[d+
1]--}without(e){const d=new Uint32Array(this.pageCount);let h=0,s=0,n=0;for(let o=1;o<=this.pageCount;o++){s+=this.differences[o],n+=e.differences[o];const u=o%
2===1?"odd":"even";(s>0||this[u])&&!(n>0||e[u])&&(d[h++]=o)}return d.subarray(0,h)}}function g(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is writt\
en 1..5":/^!/.test(t)?"is not a page: leave out pages with not, such as not 2":(0,l.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),51046:((P,b,c)=>{c.d(b,{I:()=>g});var M=c(49153),l=c(44872);const _=new RegExp("([\\x21-\\x7e]+)(?!\\p\
{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function i(t,e){const d=(await w(t,e)).text.trim();return{hasGroups:!1,search:async(h,s,n)=>{
const{text:o,places:u}=await w(h,n),r=[];for(let f=o.indexOf(d),a=0;f>=0;f=o.indexOf(d,a)){if(r.length===s)return{matches:r,truncated:!0};for(a=f+d.length;u[a]===
u[a-1];)a++;r.push((0,l.F)(u[f],u[a]));const m=n.step(d.length);m&&await m}return{matches:r,truncated:!1}}}}async function w(t,e){const d=[];let h="";for(const{
0:s,1:n,2:o,index:u}of t.matchAll(_)){const r=o===void 0?n?.toLowerCase()??v(s):" ";for(let a=0;a<r.length;a++)d.push(n===void 0?u:u+a);h+=r;const f=e.step(s.length*
10);f&&await f}return d.push(t.length),{text:h,places:d}}const v=t=>t.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),x=1e6;async function g(t,e,d,h){
const s=d==="regex"?(await Promise.all([c.e(7398),c.e(3450)]).then(c.bind(c,73450))).expressionOf(e):await i(e,h);if("problem"in s)throw(0,M.G6)([{field:t,message:s.
problem}]);return{hasGroups:s.hasGroups,search:async(n,o,u)=>{const r=await s.search(n.slice(0,x),o,u);return n.length>x?{...r,truncated:!0}:r}}}}),44872:((P,b,c)=>{
c.d(b,{F:()=>M});const M=(l,_,i=[])=>({start:l,end:_,groups:Object.fromEntries(i)})}),88960:((P,b,c)=>{c.d(b,{B:()=>M,M:()=>l});const M=(i,w)=>_(i,w,!1),l=(i,w)=>_(
i,w,!0);function _(i,w,v){let[x,g]=[0,i.length];for(;x<g;){const t=x+g>>1,e=i[t];e<w||v&&e===w?x=t+1:g=t}return x}})};
