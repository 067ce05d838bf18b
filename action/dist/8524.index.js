"use strict";exports.id=8524,exports.ids=[8524],exports.modules={66974:((y,M,n)=>{n.d(M,{D6:()=>m,F1:()=>p,NL:()=>r,P3:()=>h,br:()=>u,bs:()=>v});var E=n(98446);const h={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function p(e,s,a){const d=[],c=[];for(const[l,f]of e.split(",").entries()){const _=l+1;if(s!==void 0&&
f.trim()===""){c.push(`entry ${_} is empty: write ${s}, separated by single commas`);continue}const g=a(f,_);"problem"in g?c.push(u(_,f,g.problem)):d.push(g.item)}
return c.length>0?{problem:v(c)}:{items:d}}const u=(e,s,a)=>`entry ${e} ('${t(s.trim())}') ${a}`,m=({position:e,text:s},a,d)=>u(e,s,`names ${i(a)}, but the docu\
ment has ${(0,E.y_)(d,"page")}`);function i(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const o=5;function v(e){const s=e.length-o;
return[...e.slice(0,o),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function r(e){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(e){const s=[...e].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,E.Bu)(s.join(""),40)}}),29082:((y,M,n)=>{n.d(M,{k1:()=>m,lY:()=>u,m7:()=>i});var E=n(58552),h=n(66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=r=>(0,h.F1)(r,"pages such as 1..3, -1, odd",(t,e)=>{const s=t.trim(),a=p.exec(s);if(!a)return{problem:v(s)};const[,d,c,l,f,_]=a,g={negated:d!==void 0,text:s,position:e};
if(c!==void 0)return{item:{...g,pages:c.toLowerCase()}};const P=Number(l),D=f===void 0?P:_===void 0?"end":Number(_);return P===0||D===0?h.P3:{item:{...g,pages:{
from:P,to:D}}}});function m(r,t,e="pages"){const s=f=>(0,E.G6)([{field:e,message:f}]),a=u(r);if("problem"in a)throw s(a.problem);const d=new o(t),c=new o(t),l=[];
for(const f of a.items){const _=f.negated?c:d;if(typeof f.pages=="string"){_.add(f.pages);continue}const{from:g,to:P}=f.pages,D=g<0?t+1+g:g,O=P==="end"?t:P<0?t+
1+P:P,I=(P==="end"?g<0?[[g,D]]:[]:[[g,D],[P,O]]).find(([,$])=>$<1||$>t);I&&l.push((0,h.D6)(f,I[0],t)),!(P==="end"&&D>t||l.length>0)&&_.range(Math.min(D,O),Math.
max(D,O))}if(l.length>0)throw s((0,h.bs)(l));return a.items.every(({negated:f})=>f)&&d.add("all"),d.without(c)}function i(r){const t=u(r);if("problem"in t||t.items.
length!==1)return;const{negated:e,pages:s}=t.items[0];if(e)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:a,to:d}=s;return d===
"end"?{first:a}:d===-1?{first:a}:d<1?void 0:{first:Math.min(a,d),last:Math.max(a,d)}}class o{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=
t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){
const e=new Uint32Array(this.pageCount);let s=0,a=0,d=0;for(let c=1;c<=this.pageCount;c++){a+=this.differences[c],d+=t.differences[c];const l=c%2===1?"odd":"eve\
n";(a>0||this[l])&&!(d>0||t[l])&&(e[s++]=c)}return e.subarray(0,s)}}function v(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is written 1..5":/^!/.test(
r)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),78524:((y,M,n)=>{n.r(M),n.d(M,{add_page_numbers:()=>h});var E=n(95234);const h=async(p,u,m)=>{const{first_number:i}=u,
o=await(0,E.W)(p,u,m,async(r,t)=>{const{addPageNumbers:e}=await(0,E.V)(m,()=>Promise.all([n.e(6161),n.e(7762),n.e(7709),n.e(936),n.e(1966),n.e(1320),n.e(4075),n.
e(2757)]).then(n.bind(n,62166)));return{notes:await e(r,p.name,u,t,m.prepared)}}),v=i+o.facts.stampedPages;return{...o,facts:{...o.facts,lastNumber:v-1,nextNumber:v}}}}),
52404:((y,M,n)=>{n.d(M,{$:()=>u,U:()=>m});var E=n(58552),h=n(29082),p=n(98446);const u={code:"no_pages_selected",message:"The document has none of the pages tha\
t were asked for, so nothing was changed."};function m({first_page:i,last_page:o,pages:v},r){if(v!==void 0)return(0,h.k1)(v,r);const t=(0,p.y_)(r,"page"),e=[];if(i>
r&&e.push({field:"first_page",message:`is ${i}, but the document has ${t}`}),o!==void 0&&o>r&&e.push({field:"last_page",message:`is ${o}, but the document has ${t}`}),
e.length===0&&o!==void 0&&i>o&&e.push({field:"first_page",message:`is ${i}, which is after last_page (${o})`,mentions:["last_page"]}),e.length>0)throw(0,E.G6)(e);
return Uint32Array.from({length:(o??r)-i+1},(s,a)=>i+a)}}),95234:((y,M,n)=>{n.d(M,{V:()=>r,W:()=>o});var E=n(29082),h=n(91519),p=n(87826),u=n(14029),m=n(52404);
const i="1.4";async function o(t,{pages:e,open_password:s,transparency:a},d,c){const l=await(0,h.E)(t.bytes,d,{password:s}),f=l.pages.count,_=(0,E.k1)(e,f);if(_.
length===0){const $=await(0,p.i)(l,t.bytes);return{documents:[{name:t.name,bytes:$,pageCount:f}],notes:[m.$],facts:{pageCount:f,stampedPages:0}}}const{notes:g,stampedPages:P=_.
length,version:D=i,write:O}=await c(l,_),b={version:D>i?D:i},I=O?await O(b):await(0,u.UN)(l,b);return{documents:[{name:t.name,bytes:I,pageCount:f}],notes:a===100?
[v,...g]:g,facts:{pageCount:f,stampedPages:P}}}const v={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]};async function r({pace:t},e){await t.rest();const s=await e();return await t.rest(),s}}),87826:((y,M,n)=>{n.d(M,{N:()=>p,i:()=>u});
var E=n(78157),h=n(14029);function p({suspect:m,bytes:i},o){if(!(m||(0,E.bS)(i.subarray(0,5)).toString("latin1")!=="%PDF-"))return i.length===o.length?o:i}const u=async(m,i,o)=>p(
m,i)??await(0,h.UN)(m,o)})};
