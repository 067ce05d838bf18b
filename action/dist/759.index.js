"use strict";exports.id=759,exports.ids=[759],exports.modules={66974:((b,m,n)=>{n.d(m,{D6:()=>M,F1:()=>u,NL:()=>t,P3:()=>i,br:()=>r,bs:()=>d});var l=n(98446);const i={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function u(o,s,a){const f=[],h=[];for(const[_,g]of o.split(",").entries()){const P=_+1;if(s!==void 0&&
g.trim()===""){h.push(`entry ${P} is empty: write ${s}, separated by single commas`);continue}const p=a(g,P);"problem"in p?h.push(r(P,g,p.problem)):f.push(p.item)}
return h.length>0?{problem:d(h)}:{items:f}}const r=(o,s,a)=>`entry ${o} ('${e(s.trim())}') ${a}`,M=({position:o,text:s},a,f)=>r(o,s,`names ${E(a)}, but the docu\
ment has ${(0,l.y_)(f,"page")}`);function E(o){return Number.isSafeInteger(o)?`page ${o}`:"a page far beyond its end"}const c=5;function d(o){const s=o.length-c;
return[...o.slice(0,c),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function t(o){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(o);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(o)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(o)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(o){const s=[...o].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,l.Bu)(s.join(""),40)}}),29082:((b,m,n)=>{n.d(m,{k1:()=>M,lY:()=>r,m7:()=>E});var l=n(58552),i=n(66974);const u=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
r=t=>(0,i.F1)(t,"pages such as 1..3, -1, odd",(e,o)=>{const s=e.trim(),a=u.exec(s);if(!a)return{problem:d(s)};const[,f,h,_,g,P]=a,p={negated:f!==void 0,text:s,position:o};
if(h!==void 0)return{item:{...p,pages:h.toLowerCase()}};const w=Number(_),v=g===void 0?w:P===void 0?"end":Number(P);return w===0||v===0?i.P3:{item:{...p,pages:{
from:w,to:v}}}});function M(t,e,o="pages"){const s=g=>(0,l.G6)([{field:o,message:g}]),a=r(t);if("problem"in a)throw s(a.problem);const f=new c(e),h=new c(e),_=[];
for(const g of a.items){const P=g.negated?h:f;if(typeof g.pages=="string"){P.add(g.pages);continue}const{from:p,to:w}=g.pages,v=p<0?e+1+p:p,D=w==="end"?e:w<0?e+
1+w:w,x=(w==="end"?p<0?[[p,v]]:[]:[[p,v],[w,D]]).find(([,y])=>y<1||y>e);x&&_.push((0,i.D6)(g,x[0],e)),!(w==="end"&&v>e||_.length>0)&&P.range(Math.min(v,D),Math.
max(v,D))}if(_.length>0)throw s((0,i.bs)(_));return a.items.every(({negated:g})=>g)&&f.add("all"),f.without(h)}function E(t){const e=r(t);if("problem"in e||e.items.
length!==1)return;const{negated:o,pages:s}=e.items[0];if(o)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:a,to:f}=s;return f===
"end"?{first:a}:f===-1?{first:a}:f<1?void 0:{first:Math.min(a,f),last:Math.max(a,f)}}class c{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,o){this.differences[e]++,this.differences[o+1]--}without(e){
const o=new Uint32Array(this.pageCount);let s=0,a=0,f=0;for(let h=1;h<=this.pageCount;h++){a+=this.differences[h],f+=e.differences[h];const _=h%2===1?"odd":"eve\
n";(a>0||this[_])&&!(f>0||e[_])&&(o[s++]=h)}return o.subarray(0,s)}}function d(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":(0,i.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((b,m,n)=>{n.d(m,{Hn:()=>i,Kf:()=>r,RZ:()=>l,Vp:()=>E,YG:()=>M,vH:()=>u});function l(c,d){for(const t of d)c.push(
t)}const i=c=>c.slice();function u(c,d,t){const e=c.get(d);e?e.push(t):c.set(d,[t])}const r=c=>{let d=-1/0;for(const t of c)d=Math.max(d,t);return d},M=c=>{let d=1/0;
for(const t of c)d=Math.min(d,t);return d},E=c=>Number.isInteger(c)&&!Number.isSafeInteger(c)}),78905:((b,m,n)=>{n.r(m),n.d(m,{find_text:()=>t});var l=n(91519),
i=n(29082),u=n(60982),r=n(22154),M=n(66403),E=n(9312),c=n(53949);const d=5e6,t=async(e,o,s)=>{const{search:a,search_mode:f,pages:h,maximum_matches:_,open_password:g}=o,
P=await(0,E.Gv)("search",a,f,s),p=await(0,l.E)(e.bytes,s,{password:g}),w=p.pages.count,v=(0,i.k1)(h,w);await(0,u._)(p);const D=new r.z(p,v.length),O=[];let x=d,
y=!1;for(const I of v){const R=await(0,c.Ao)(await D.page(I),P,_-O.length,s.pace);y||=R.truncated;for(const{text:L,groups:T,box:S,boxes:$}of R.matches)x-=L.length+
Object.values(T).reduce((K,W)=>K+W.length,0),x>=0&&O.push({page:I,text:L,groups:T,box:(0,M.a)(S),boxes:$.map(M.a)});if(y||=x<0,y&&(x<0||O.length===_))break}const C=[
...new Set(O.map(({page:I})=>I))],A={found:O.length>0,count:O.length,truncated:y,pages:C,matches:O},U=[...D.notes,...A.found?[]:(0,E.$0)("search",a,f)];return{documents:[
{...e,pageCount:w}],data:A,notes:U,facts:{textlessPages:D.textlessPages}}}}),60982:((b,m,n)=>{n.d(m,{_:()=>i});var l=n(61281);async function i(u){if(!u.dict(u.catalog.
get("AcroForm")))return;const{drawUndrawnFields:r}=await(0,l.V)(u.job,()=>Promise.all([n.e(6161),n.e(824),n.e(4950),n.e(7809),n.e(5270),n.e(8164),n.e(9907)]).then(
n.bind(n,87267)));await r(u)}}),61281:((b,m,n)=>{n.d(m,{V:()=>l});async function l({pace:i},u){await i.rest();const r=await u();return await i.rest(),r}}),66403:((b,m,n)=>{
n.d(m,{a:()=>u});const l=100,i=r=>Math.round(r*l)/l,u=r=>r?{x:i(r.x),y:i(r.y),width:i(r.width),height:i(r.height)}:null}),70549:((b,m,n)=>{n.d(m,{n:()=>l});function l(i){
const u=new WeakMap;return r=>{if(r.hasChanges)return i(r);const M=u.get(r);if(M)return M.answer;const E=i(r);return u.set(r,{answer:E}),E}}}),9819:((b,m,n)=>{n.
d(m,{J7:()=>u,Kd:()=>E,Wo:()=>c,_i:()=>M,b9:()=>r});var l=n(42973),i=n(45599);class u{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){
const{catalog:e,catalogNumber:o,pages:s}=this.document,a=e.get("Pages");t===o||(0,i.i9)(a)&&t===a.number||s.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){
this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,i.i9)(t)&&this.gone.has(t.number)}}
class r{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,l.FU)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;lists=new Set;allowance;constructor(t,e=new r(
t)){this.allowance=e,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,i.i9)(t))return!0;const{number:e}=t,o=e>>3;if(o>=this.seen.
length)return this.beyond.size<this.beyond.add(e).size;const s=1<<(e&7),a=(this.seen[o]&s)===0;return this.seen[o]|=s,a}firstList(t){return this.lists.size<this.
lists.add(t).size}}function E(d,t){return(0,i.i9)(d)?d.number:t}function c(d,t){const e=d.catalog.get(t),o=d.dict(e);return o&&{dict:o,holder:E(e,d.catalogNumber)}}})};
