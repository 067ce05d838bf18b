"use strict";exports.id=9490,exports.ids=[9490],exports.modules={25501:((P,b,d)=>{d.r(b),d.d(b,{find_text:()=>O});var M=d(7390),h=d(51046),_=d(13140),c=d(96706),w=d(85131);const v=5e6,
O=async(g,t,e)=>{const{search:a,search_mode:l,pages:n,maximum_matches:s,open_password:o}=t,u=await(0,h.I)("search",a,l,e.pace),r=await(0,M.E)(g.bytes,e,{password:o}),
f=r.pages.count,i=(0,_.k1)(n,f),m=new c.z(r,i.length),p=[];let E=v,x=!1;for(const D of i){const{flow:I}=await m.page(D),A=await u.search(I.text,s-p.length,e.pace);
x||=A.truncated;for(const{start:C,end:T,groups:L}of A.matches){const R=I.text.slice(C,T);E-=R.length+Object.values(L).reduce((S,U)=>S+U.length,0),E>=0&&p.push({
page:D,text:R,groups:L,box:(0,w.G)(I.box(C,T))})}if(x||=E<0,x&&(E<0||p.length===s))break}const y=[...new Set(p.map(({page:D})=>D))],$={found:p.length>0,count:p.
length,truncated:x,pages:y,matches:p};return{documents:[{...g,pageCount:f}],data:$,notes:m.notes,facts:{}}}}),85131:((P,b,d)=>{d.d(b,{G:()=>_});const M=100,h=c=>Math.
round(c*M)/M,_=c=>c?{x:h(c.x),y:h(c.y),width:h(c.width),height:h(c.height)}:null}),30729:((P,b,d)=>{d.d(b,{H:()=>M});function M(h){const _=new WeakMap;return c=>{
if(c.hasChanges)return h(c);const w=_.get(c);if(w)return w.answer;const v=h(c);return _.set(c,{answer:v}),v}}}),90191:((P,b,d)=>{d.d(b,{J7:()=>_,Kd:()=>v,Wo:()=>O,
_i:()=>w,b9:()=>c});var M=d(84293),h=d(16039);class _{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:e,catalogNumber:a,
pages:l}=this.document,n=e.get("Pages");t===a||(0,h.i9)(n)&&t===n.number||l.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){
return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,h.i9)(t)&&this.gone.has(t.number)}}class c{most;left;constructor(t){
this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(t,e=new c(t)){this.allowance=
e,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,h.i9)(t))return!0;const{number:e}=t,a=e>>3;if(a>=this.seen.length)return this.
beyond.size<this.beyond.add(e).size;const l=1<<(e&7),n=(this.seen[a]&l)===0;return this.seen[a]|=l,n}}function v(g,t){return(0,h.i9)(g)?g.number:t}function O(g,t){
const e=g.catalog.get(t),a=g.dict(e);return a&&{dict:a,holder:v(e,g.catalogNumber)}}}),60480:((P,b,d)=>{d.d(b,{Ly:()=>w,NL:()=>a,UL:()=>v,aW:()=>c,bs:()=>e,ml:()=>l,
p6:()=>_,vg:()=>O});var M=d(49153);const h=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function _(n){const s=[],o=[];for(const[u,r]of n.split(",").entries()){const f=u+1,
i=h.exec(r),m=x=>{o.push(`entry ${f} ('${l(r)}') ${x}`)};if(r.trim()===""){o.push(`entry ${f} is empty: write pages such as 3,1,2 or 2..5, separated by single c\
ommas`);continue}if(!i){m(g(r));continue}const p=Number(i[1]),E=i[3]===void 0?void 0:Number(i[3]);p===0||E===0?m("names page 0: pages count from 1, and -1 is th\
e last page"):s.push({from:p,to:E,range:i[2]!==void 0,text:r.trim(),position:f})}return o.length>0?{problem:e(o)}:{items:s}}function c(n,s,o){const u=E=>(0,M.G6)(
[{field:"page_order",message:E}]),r=_(n);if("problem"in r)throw u(r.problem);const f=w(r.items,s);if("problem"in f)throw u(f.problem);const i=v(f.spans);if(i>o)
throw u(`names ${i} pages in all; at most ${o} are allowed`);const m=new Uint32Array(i);let p=0;for(const{first:E,last:x}of f.spans){const y=E<=x?1:-1;for(let $=E;$!==
x+y;$+=y)m[p++]=$}return m}function w(n,s){const o=s===1?"1 page":`${s} pages`,u=[],r=n.map(f=>{const i=y=>y<0?s+1+y:y,m=i(f.from),p=f.range?f.to===void 0?s:i(f.
to):m,x=[[f.from,m],[f.to??f.from,p]].find(([,y])=>y<1||y>s);return x&&u.push(`entry ${f.position} ('${l(f.text)}') names ${O(x[0])}, but the document has ${o}`),
{first:m,last:p}});return u.length>0?{problem:e(u)}:{spans:r}}const v=n=>n.reduce((s,{first:o,last:u})=>s+Math.abs(u-o)+1,0);function O(n){return Number.isSafeInteger(
n)?`page ${n}`:"a page far beyond its end"}function g(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":a(n)??"is not a page, such as 3 or -1, \
nor a range, such as 2..5 or 2.."}const t=5;function e(n){const s=n.length-t;return[...n.slice(0,t),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function a(n){
const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return s?`is not a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.
test(n)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a rang\
e to it 2..":void 0}function l(n){const s=[...n].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(o)?"?":o);return s.length>40?`${s.slice(0,40).join("")}…`:s.join("")}}),
13140:((P,b,d)=>{d.d(b,{k1:()=>w,lY:()=>c,m7:()=>v});var M=d(49153),h=d(60480);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function c(t){
const e=[],a=[];for(const[l,n]of t.split(",").entries()){const s=l+1,o=n.trim();if(o===""){a.push(`entry ${s} is empty: write pages such as 1..3, -1, odd, separ\
ated by single commas`);continue}const u=_.exec(o),r=D=>{a.push(`entry ${s} ('${(0,h.ml)(o)}') ${D}`)};if(!u){r(g(o));continue}const[,f,i,m,p,E]=u,x={negated:f!==
void 0,text:o,position:s};if(i!==void 0){e.push({...x,pages:i.toLowerCase()});continue}const y=Number(m),$=p===void 0?y:E===void 0?"end":Number(E);y===0||$===0?
r("names page 0: pages count from 1, and -1 is the last page"):e.push({...x,pages:{from:y,to:$}})}return a.length>0?{problem:(0,h.bs)(a)}:{items:e}}function w(t,e,a="\
pages"){const l=r=>(0,M.G6)([{field:a,message:r}]),n=c(t);if("problem"in n)throw l(n.problem);const s=new O(e),o=new O(e),u=[];for(const r of n.items){const f=r.
negated?o:s;if(typeof r.pages=="string"){f.add(r.pages);continue}const{from:i,to:m}=r.pages,p=i<0?e+1+i:i,E=m==="end"?e:m<0?e+1+m:m,y=(m==="end"?i<0?[[i,p]]:[]:
[[i,p],[m,E]]).find(([,$])=>$<1||$>e);y&&u.push(`entry ${r.position} ('${(0,h.ml)(r.text)}') names ${(0,h.vg)(y[0])}, but the document has ${e===1?"1 page":`${e}\
 pages`}`),!(m==="end"&&p>e||u.length>0)&&f.range(Math.min(p,E),Math.max(p,E))}if(u.length>0)throw l((0,h.bs)(u));return n.items.every(({negated:r})=>r)&&s.add(
"all"),s.without(o)}function v(t){const e=c(t);if("problem"in e||e.items.length!==1)return;const{negated:a,pages:l}=e.items[0];if(a)return;if(l==="all")return{first:1};
if(typeof l=="string"||l.from<1)return;const{from:n,to:s}=l;return s==="end"?{first:n}:s===-1?{first:n}:s<1?void 0:{first:Math.min(n,s),last:Math.max(n,s)}}class O{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,a){this.differences[e]++,this.differences[a+
1]--}without(e){const a=new Uint32Array(this.pageCount);let l=0,n=0,s=0;for(let o=1;o<=this.pageCount;o++){n+=this.differences[o],s+=e.differences[o];const u=o%
2===1?"odd":"even";(n>0||this[u])&&!(s>0||e[u])&&(a[l++]=o)}return a.subarray(0,l)}}function g(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is writt\
en 1..5":/^!/.test(t)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),51046:((P,b,d)=>{d.d(b,{I:()=>g});var M=d(49153),h=d(44872);const _=new RegExp("([\\x21-\\x7e]+)(?!\\p\
{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function c(t,e){const a=(await w(t,e)).text.trim();return{hasGroups:!1,search:async(l,n,s)=>{
const{text:o,places:u}=await w(l,s),r=[];for(let f=o.indexOf(a),i=0;f>=0;f=o.indexOf(a,i)){if(r.length===n)return{matches:r,truncated:!0};for(i=f+a.length;u[i]===
u[i-1];)i++;r.push((0,h.F)(u[f],u[i]));const m=s.step(a.length);m&&await m}return{matches:r,truncated:!1}}}}async function w(t,e){const a=[];let l="";for(const{
0:n,1:s,2:o,index:u}of t.matchAll(_)){const r=o===void 0?s?.toLowerCase()??v(n):" ";for(let i=0;i<r.length;i++)a.push(s===void 0?u:u+i);l+=r;const f=e.step(n.length*
10);f&&await f}return a.push(t.length),{text:l,places:a}}const v=t=>t.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),O=1e6;async function g(t,e,a,l){
const n=a==="regex"?(await Promise.all([d.e(7398),d.e(3450)]).then(d.bind(d,73450))).expressionOf(e):await c(e,l);if("problem"in n)throw(0,M.G6)([{field:t,message:n.
problem}]);return{hasGroups:n.hasGroups,search:async(s,o,u)=>{const r=await n.search(s.slice(0,O),o,u);return s.length>O?{...r,truncated:!0}:r}}}}),44872:((P,b,d)=>{
d.d(b,{F:()=>M});const M=(h,_,c=[])=>({start:h,end:_,groups:Object.fromEntries(c)})}),88960:((P,b,d)=>{d.d(b,{B:()=>M,M:()=>h});const M=(c,w)=>_(c,w,!1),h=(c,w)=>_(
c,w,!0);function _(c,w,v){let[O,g]=[0,c.length];for(;O<g;){const t=O+g>>1,e=c[t];e<w||v&&e===w?O=t+1:g=t}return O}})};
