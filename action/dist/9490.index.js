"use strict";exports.id=9490,exports.ids=[9490],exports.modules={25501:((D,M,i)=>{i.r(M),i.d(M,{find_text:()=>x});var b=i(7390),f=i(51046),_=i(13140),a=i(16797),p=i(85131);const y=5e6,
x=async(m,t,e)=>{const{search:n,search_mode:s,pages:o,maximum_matches:d,open_password:c}=t,l=await(0,f.I)("search",n,s,e.pace),r=await(0,b.E)(m.bytes,e,{password:c}),
g=r.pages.count,u=(0,_.k1)(o,g),w=new a.z(r,u.length),E=[];let h=y,v=!1;for(const I of u){const{flow:C}=await w.page(I),P=await l.search(C.text,d-E.length,e.pace);
v||=P.truncated;for(const{start:T,end:A,groups:R}of P.matches){const L=C.text.slice(T,A);h-=L.length+Object.values(R).reduce((S,U)=>S+U.length,0),h>=0&&E.push({
page:I,text:L,groups:R,box:(0,p.G)(C.box(T,A))})}if(v||=h<0,v&&(h<0||E.length===d))break}const O=[...new Set(E.map(({page:I})=>I))],$={found:E.length>0,count:E.
length,truncated:v,pages:O,matches:E};return{documents:[{...m,pageCount:g}],data:$,notes:w.notes,facts:{}}}}),85131:((D,M,i)=>{i.d(M,{G:()=>_});const b=100,f=a=>Math.
round(a*b)/b,_=a=>a?{x:f(a.x),y:f(a.y),width:f(a.width),height:f(a.height)}:null}),30729:((D,M,i)=>{i.d(M,{H:()=>b});function b(f){const _=new WeakMap;return a=>{
if(a.hasChanges)return f(a);const p=_.get(a);if(p)return p.answer;const y=f(a);return _.set(a,{answer:y}),y}}}),90191:((D,M,i)=>{i.d(M,{J7:()=>_,Kd:()=>y,Wo:()=>x,
_i:()=>p,b9:()=>a});var b=i(84293),f=i(16039);class _{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:e,catalogNumber:n,
pages:s}=this.document,o=e.get("Pages");t===n||(0,f.i9)(o)&&t===o.number||s.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){
return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,f.i9)(t)&&this.gone.has(t.number)}}class a{most;left;constructor(t){
this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,b.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen=new Set;allowance;constructor(t,e=new a(t)){this.allowance=e}first(t){
return this.allowance.spend(1),(0,f.i9)(t)?this.seen.has(t.number)?!1:(this.seen.add(t.number),!0):!0}}function y(m,t){return(0,f.i9)(m)?m.number:t}function x(m,t){
const e=m.catalog.get(t),n=m.dict(e);return n&&{dict:n,holder:y(e,m.catalogNumber)}}}),60480:((D,M,i)=>{i.d(M,{NL:()=>t,aW:()=>a,bs:()=>m,ml:()=>e,p6:()=>_,vg:()=>p});
var b=i(49153);const f=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function _(n){const s=[],o=[];for(const[d,c]of n.split(",").entries()){const l=d+1,r=f.exec(c),g=E=>{o.
push(`entry ${l} ('${e(c)}') ${E}`)};if(c.trim()===""){o.push(`entry ${l} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!r){
g(y(c));continue}const u=Number(r[1]),w=r[3]===void 0?void 0:Number(r[3]);u===0||w===0?g("names page 0: pages count from 1, and -1 is the last page"):s.push({from:u,
to:w,range:r[2]!==void 0,text:c.trim(),position:l})}return o.length>0?{problem:m(o)}:{items:s}}function a(n,s,o){const d=h=>(0,b.G6)([{field:"page_order",message:h}]),
c=_(n);if("problem"in c)throw d(c.problem);const l=s===1?"1 page":`${s} pages`,r=[],g=c.items.map(h=>{const v=P=>P<0?s+1+P:P,O=v(h.from),$=h.range?h.to===void 0?
s:v(h.to):O,C=[[h.from,O],[h.to??h.from,$]].find(([,P])=>P<1||P>s);return C&&r.push(`entry ${h.position} ('${e(h.text)}') names ${p(C[0])}, but the document has\
 ${l}`),{first:O,last:$}});if(r.length>0)throw d(m(r));const u=g.reduce((h,{first:v,last:O})=>h+Math.abs(O-v)+1,0);if(u>o)throw d(`names ${u} pages in all; at m\
ost ${o} are allowed`);const w=new Uint32Array(u);let E=0;for(const{first:h,last:v}of g){const O=h<=v?1:-1;for(let $=h;$!==v+O;$+=O)w[E++]=$}return w}function p(n){
return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}function y(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":t(n)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const x=5;function m(n){const s=n.length-x;return[...n.slice(0,x),...s>0?[`and ${s} more such entr\
ies`]:[]].join("; ")}function t(n){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return s?`is not a range: write ${s[1]}..${s[2]}${s[2]===""?" for thi\
s page and all after it":""}`:/\blast\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const s=[...n].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return s.length>40?`${s.slice(0,40).join("")}…`:s.join("")}}),13140:((D,M,i)=>{i.d(M,{k1:()=>p,lY:()=>a,m7:()=>y});var b=i(49153),f=i(60480);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function a(t){const e=[],n=[];for(const[s,o]of t.split(",").entries()){const d=s+1,c=o.trim();if(c===""){n.push(`entry ${d} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const l=_.exec(c),r=I=>{n.push(`entry ${d} ('${(0,f.ml)(c)}') ${I}`)};if(!l){r(m(c));continue}const[,g,u,w,E,h]=l,
v={negated:g!==void 0,text:c,position:d};if(u!==void 0){e.push({...v,pages:u.toLowerCase()});continue}const O=Number(w),$=E===void 0?O:h===void 0?"end":Number(h);
O===0||$===0?r("names page 0: pages count from 1, and -1 is the last page"):e.push({...v,pages:{from:O,to:$}})}return n.length>0?{problem:(0,f.bs)(n)}:{items:e}}
function p(t,e,n="pages"){const s=r=>(0,b.G6)([{field:n,message:r}]),o=a(t);if("problem"in o)throw s(o.problem);const d=new x(e),c=new x(e),l=[];for(const r of o.
items){const g=r.negated?c:d;if(typeof r.pages=="string"){g.add(r.pages);continue}const{from:u,to:w}=r.pages,E=u<0?e+1+u:u,h=w==="end"?e:w<0?e+1+w:w,O=(w==="end"?
u<0?[[u,E]]:[]:[[u,E],[w,h]]).find(([,$])=>$<1||$>e);O&&l.push(`entry ${r.position} ('${(0,f.ml)(r.text)}') names ${(0,f.vg)(O[0])}, but the document has ${e===
1?"1 page":`${e} pages`}`),!(w==="end"&&E>e||l.length>0)&&g.range(Math.min(E,h),Math.max(E,h))}if(l.length>0)throw s((0,f.bs)(l));return o.items.every(({negated:r})=>r)&&
d.add("all"),d.without(c)}function y(t){const e=a(t);if("problem"in e||e.items.length!==1)return;const{negated:n,pages:s}=e.items[0];if(n)return;if(s==="all")return{
first:1};if(typeof s=="string"||s.from<1)return;const{from:o,to:d}=s;return d==="end"?{first:o}:d<1?void 0:{first:Math.min(o,d),last:Math.max(o,d)}}class x{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+
1]--}without(e){const n=new Uint32Array(this.pageCount);let s=0,o=0,d=0;for(let c=1;c<=this.pageCount;c++){o+=this.differences[c],d+=e.differences[c];const l=c%
2===1?"odd":"even";(o>0||this[l])&&!(d>0||e[l])&&(n[s++]=c)}return n.subarray(0,s)}}function m(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is writt\
en 1..5":/^!/.test(t)?"is not a page: leave out pages with not, such as not 2":(0,f.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),51046:((D,M,i)=>{i.d(M,{I:()=>m});var b=i(49153),f=i(44872);const _=new RegExp("([\\x21-\\x7e]+)(?!\\p\
{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function a(t,e){const n=(await p(t,e)).text.trim();return{hasGroups:!1,search:async(s,o,d)=>{
const{text:c,places:l}=await p(s,d),r=[];for(let g=c.indexOf(n),u=0;g>=0;g=c.indexOf(n,u)){if(r.length===o)return{matches:r,truncated:!0};for(u=g+n.length;l[u]===
l[u-1];)u++;r.push((0,f.F)(l[g],l[u]));const w=d.step(n.length);w&&await w}return{matches:r,truncated:!1}}}}async function p(t,e){const n=[];let s="";for(const{
0:o,1:d,2:c,index:l}of t.matchAll(_)){const r=c===void 0?d?.toLowerCase()??y(o):" ";for(let u=0;u<r.length;u++)n.push(d===void 0?l:l+u);s+=r;const g=e.step(o.length*
10);g&&await g}return n.push(t.length),{text:s,places:n}}const y=t=>t.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),x=1e6;async function m(t,e,n,s){
const o=n==="regex"?(await Promise.all([i.e(7398),i.e(3450)]).then(i.bind(i,73450))).expressionOf(e):await a(e,s);if("problem"in o)throw(0,b.G6)([{field:t,message:o.
problem}]);return{hasGroups:o.hasGroups,search:async(d,c,l)=>{const r=await o.search(d.slice(0,x),c,l);return d.length>x?{...r,truncated:!0}:r}}}}),44872:((D,M,i)=>{
i.d(M,{F:()=>b});const b=(f,_,a=[])=>({start:f,end:_,groups:Object.fromEntries(a)})}),88960:((D,M,i)=>{i.d(M,{B:()=>b,M:()=>f});const b=(a,p)=>_(a,p,!1),f=(a,p)=>_(
a,p,!0);function _(a,p,y){let[x,m]=[0,a.length];for(;x<m;){const t=x+m>>1,e=a[t];e<p||y&&e===p?x=t+1:m=t}return x}})};
