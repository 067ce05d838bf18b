"use strict";exports.id=9490,exports.ids=[9490],exports.modules={25501:((P,x,i)=>{i.r(x),i.d(x,{find_text:()=>y});var M=i(7390),p=i(13140),E=i(96706),c=i(85131),_=i(60170);const O=5e6,
y=async(w,s,n)=>{const{search:g,search_mode:a,pages:e,maximum_matches:t,open_password:o}=s,l=await(0,_.G)("search",g,a,n),r=await(0,M.E)(w.bytes,n,{password:o}),
u=r.pages.count,d=(0,p.k1)(e,u),h=new E.z(r,d.length),f=[];let m=O,b=!1;for(const D of d){const{flow:I}=await h.page(D),T=await l.search(I.text,t-f.length,n.pace);
b||=T.truncated;for(const{start:A,end:C,groups:L}of T.matches){const R=I.text.slice(A,C);m-=R.length+Object.values(L).reduce((S,U)=>S+U.length,0),m>=0&&f.push({
page:D,text:R,groups:L,box:(0,c.G)(I.box(A,C))})}if(b||=m<0,b&&(m<0||f.length===t))break}const v=[...new Set(f.map(({page:D})=>D))],$={found:f.length>0,count:f.
length,truncated:b,pages:v,matches:f};return{documents:[{...w,pageCount:u}],data:$,notes:h.notes,facts:{}}}}),85131:((P,x,i)=>{i.d(x,{G:()=>E});const M=100,p=c=>Math.
round(c*M)/M,E=c=>c?{x:p(c.x),y:p(c.y),width:p(c.width),height:p(c.height)}:null}),60170:((P,x,i)=>{i.d(x,{G:()=>n});var M=i(49153),p=i(44872);const E=new RegExp(
"([\\x21-\\x7e]+)(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function c(a,e){const t=(await _(a,e)).text.trim();return{hasGroups:!1,
search:async(o,l,r)=>{const{text:u,places:d}=await _(o,r),h=[];for(let f=u.indexOf(t),m=0;f>=0;f=u.indexOf(t,m)){if(h.length===l)return{matches:h,truncated:!0};
for(m=f+t.length;d[m]===d[m-1];)m++;h.push((0,p.F)(d[f],d[m]));const b=r.step(t.length);b&&await b}return{matches:h,truncated:!1}}}}async function _(a,e){const t=[];
let o="";for(const{0:l,1:r,2:u,index:d}of a.matchAll(E)){const h=u===void 0?r?.toLowerCase()??O(l):" ";for(let m=0;m<h.length;m++)t.push(r===void 0?d:d+m);o+=h;
const f=e.step(l.length*10);f&&await f}return t.push(a.length),{text:o,places:t}}const O=a=>a.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),y=1e6;
async function w(a,e,t,o,l){const r=t==="regex"?(await Promise.all([i.e(7398),i.e(3450)]).then(i.bind(i,73450))).expressionOf(e,l):await c(e,o);if("problem"in r)
throw(0,M.G6)([{field:a,message:r.problem}]);return{hasGroups:r.hasGroups,search:async(u,d,h)=>{const f=await r.search(u.slice(0,y),d,h);return u.length>y?{...f,
truncated:!0}:f}}}var s=i(84293);const n=(a,e,t,{pace:o,limits:l})=>w(a,e,t,o,g(a,l));function g(a,{searching:e}){let t=e;return o=>{if(t-=o,t<0)throw(0,s.F)("s\
earching",`The search takes more than ${e} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search f\
ewer pages",a)}}}),30729:((P,x,i)=>{i.d(x,{H:()=>M});function M(p){const E=new WeakMap;return c=>{if(c.hasChanges)return p(c);const _=E.get(c);if(_)return _.answer;
const O=p(c);return E.set(c,{answer:O}),O}}}),90191:((P,x,i)=>{i.d(x,{J7:()=>E,Kd:()=>O,Wo:()=>y,_i:()=>_,b9:()=>c});var M=i(84293),p=i(16039);class E{document;gone=new Set;chased=new Set;constructor(s){
this.document=s}remove(s){const{catalog:n,catalogNumber:g,pages:a}=this.document,e=n.get("Pages");s===g||(0,p.i9)(e)&&s===e.number||a.holds(s)||(this.gone.add(s),
this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,p.
i9)(s)&&this.gone.has(s.number)}}class c{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,M.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(s,n=new c(
s)){this.allowance=n,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,p.i9)(s))return!0;const{number:n}=s,g=n>>3;if(g>=this.seen.
length)return this.beyond.size<this.beyond.add(n).size;const a=1<<(n&7),e=(this.seen[g]&a)===0;return this.seen[g]|=a,e}}function O(w,s){return(0,p.i9)(w)?w.number:
s}function y(w,s){const n=w.catalog.get(s),g=w.dict(n);return g&&{dict:g,holder:O(n,w.catalogNumber)}}}),60480:((P,x,i)=>{i.d(x,{Ly:()=>_,NL:()=>g,UL:()=>O,aW:()=>c,
bs:()=>n,ml:()=>a,p6:()=>E,vg:()=>y});var M=i(49153);const p=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function E(e){const t=[],o=[];for(const[l,r]of e.split(",").entries()){
const u=l+1,d=p.exec(r),h=b=>{o.push(`entry ${u} ('${a(r)}') ${b}`)};if(r.trim()===""){o.push(`entry ${u} is empty: write pages such as 3,1,2 or 2..5, separated\
 by single commas`);continue}if(!d){h(w(r));continue}const f=Number(d[1]),m=d[3]===void 0?void 0:Number(d[3]);f===0||m===0?h("names page 0: pages count from 1, \
and -1 is the last page"):t.push({from:f,to:m,range:d[2]!==void 0,text:r.trim(),position:u})}return o.length>0?{problem:n(o)}:{items:t}}function c(e,t,o){const l=m=>(0,M.
G6)([{field:"page_order",message:m}]),r=E(e);if("problem"in r)throw l(r.problem);const u=_(r.items,t);if("problem"in u)throw l(u.problem);const d=O(u.spans);if(d>
o)throw l(`names ${d} pages in all; at most ${o} are allowed`);const h=new Uint32Array(d);let f=0;for(const{first:m,last:b}of u.spans){const v=m<=b?1:-1;for(let $=m;$!==
b+v;$+=v)h[f++]=$}return h}function _(e,t){const o=t===1?"1 page":`${t} pages`,l=[],r=e.map(u=>{const d=v=>v<0?t+1+v:v,h=d(u.from),f=u.range?u.to===void 0?t:d(u.
to):h,b=[[u.from,h],[u.to??u.from,f]].find(([,v])=>v<1||v>t);return b&&l.push(`entry ${u.position} ('${a(u.text)}') names ${y(b[0])}, but the document has ${o}`),
{first:h,last:f}});return l.length>0?{problem:n(l)}:{spans:r}}const O=e=>e.reduce((t,{first:o,last:l})=>t+Math.abs(l-o)+1,0);function y(e){return Number.isSafeInteger(
e)?`page ${e}`:"a page far beyond its end"}function w(e){return/^ *\.\./.test(e)?"has no start: a range is written 1..5":g(e)??"is not a page, such as 3 or -1, \
nor a range, such as 2..5 or 2.."}const s=5;function n(e){const t=e.length-s;return[...e.slice(0,s),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function g(e){
const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.
test(e)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a rang\
e to it 2..":void 0}function a(e){const t=[...e].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(o)?"?":o);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}}),
13140:((P,x,i)=>{i.d(x,{k1:()=>_,lY:()=>c,m7:()=>O});var M=i(49153),p=i(60480);const E=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function c(s){
const n=[],g=[];for(const[a,e]of s.split(",").entries()){const t=a+1,o=e.trim();if(o===""){g.push(`entry ${t} is empty: write pages such as 1..3, -1, odd, separ\
ated by single commas`);continue}const l=E.exec(o),r=D=>{g.push(`entry ${t} ('${(0,p.ml)(o)}') ${D}`)};if(!l){r(w(o));continue}const[,u,d,h,f,m]=l,b={negated:u!==
void 0,text:o,position:t};if(d!==void 0){n.push({...b,pages:d.toLowerCase()});continue}const v=Number(h),$=f===void 0?v:m===void 0?"end":Number(m);v===0||$===0?
r("names page 0: pages count from 1, and -1 is the last page"):n.push({...b,pages:{from:v,to:$}})}return g.length>0?{problem:(0,p.bs)(g)}:{items:n}}function _(s,n,g="\
pages"){const a=r=>(0,M.G6)([{field:g,message:r}]),e=c(s);if("problem"in e)throw a(e.problem);const t=new y(n),o=new y(n),l=[];for(const r of e.items){const u=r.
negated?o:t;if(typeof r.pages=="string"){u.add(r.pages);continue}const{from:d,to:h}=r.pages,f=d<0?n+1+d:d,m=h==="end"?n:h<0?n+1+h:h,v=(h==="end"?d<0?[[d,f]]:[]:
[[d,f],[h,m]]).find(([,$])=>$<1||$>n);v&&l.push(`entry ${r.position} ('${(0,p.ml)(r.text)}') names ${(0,p.vg)(v[0])}, but the document has ${n===1?"1 page":`${n}\
 pages`}`),!(h==="end"&&f>n||l.length>0)&&u.range(Math.min(f,m),Math.max(f,m))}if(l.length>0)throw a((0,p.bs)(l));return e.items.every(({negated:r})=>r)&&t.add(
"all"),t.without(o)}function O(s){const n=c(s);if("problem"in n||n.items.length!==1)return;const{negated:g,pages:a}=n.items[0];if(g)return;if(a==="all")return{first:1};
if(typeof a=="string"||a.from<1)return;const{from:e,to:t}=a;return t==="end"?{first:e}:t===-1?{first:e}:t<1?void 0:{first:Math.min(e,t),last:Math.max(e,t)}}class y{pageCount;differences;odd=!1;even=!1;constructor(n){
this.pageCount=n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,g){this.differences[n]++,this.differences[g+
1]--}without(n){const g=new Uint32Array(this.pageCount);let a=0,e=0,t=0;for(let o=1;o<=this.pageCount;o++){e+=this.differences[o],t+=n.differences[o];const l=o%
2===1?"odd":"even";(e>0||this[l])&&!(t>0||n[l])&&(g[a++]=o)}return g.subarray(0,a)}}function w(s){return/^(not +)?\.\./i.test(s)?"has no start: a range is writt\
en 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(s.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44872:((P,x,i)=>{i.d(x,{F:()=>M});const M=(p,E,c=[])=>({start:p,end:E,groups:Object.fromEntries(c)})}),
88960:((P,x,i)=>{i.d(x,{B:()=>M,M:()=>p});const M=(c,_)=>E(c,_,!1),p=(c,_)=>E(c,_,!0);function E(c,_,O){let[y,w]=[0,c.length];for(;y<w;){const s=y+w>>1,n=c[s];n<
_||O&&n===_?y=s+1:w=s}return y}})};
