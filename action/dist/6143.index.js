"use strict";exports.id=6143,exports.ids=[6143],exports.modules={66974:((y,M,n)=>{n.d(M,{D6:()=>m,F1:()=>p,NL:()=>r,P3:()=>h,br:()=>u,bs:()=>v});var E=n(98446);const h={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function p(t,s,a){const d=[],c=[];for(const[l,f]of t.split(",").entries()){const P=l+1;if(s!==void 0&&
f.trim()===""){c.push(`entry ${P} is empty: write ${s}, separated by single commas`);continue}const g=a(f,P);"problem"in g?c.push(u(P,f,g.problem)):d.push(g.item)}
return c.length>0?{problem:v(c)}:{items:d}}const u=(t,s,a)=>`entry ${t} ('${e(s.trim())}') ${a}`,m=({position:t,text:s},a,d)=>u(t,s,`names ${i(a)}, but the docu\
ment has ${(0,E.y_)(d,"page")}`);function i(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const o=5;function v(t){const s=t.length-o;
return[...t.slice(0,o),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function r(t){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(t){const s=[...t].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,E.Bu)(s.join(""),40)}}),29082:((y,M,n)=>{n.d(M,{k1:()=>m,lY:()=>u,m7:()=>i});var E=n(58552),h=n(66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=r=>(0,h.F1)(r,"pages such as 1..3, -1, odd",(e,t)=>{const s=e.trim(),a=p.exec(s);if(!a)return{problem:v(s)};const[,d,c,l,f,P]=a,g={negated:d!==void 0,text:s,position:t};
if(c!==void 0)return{item:{...g,pages:c.toLowerCase()}};const _=Number(l),D=f===void 0?_:P===void 0?"end":Number(P);return _===0||D===0?h.P3:{item:{...g,pages:{
from:_,to:D}}}});function m(r,e,t="pages"){const s=f=>(0,E.G6)([{field:t,message:f}]),a=u(r);if("problem"in a)throw s(a.problem);const d=new o(e),c=new o(e),l=[];
for(const f of a.items){const P=f.negated?c:d;if(typeof f.pages=="string"){P.add(f.pages);continue}const{from:g,to:_}=f.pages,D=g<0?e+1+g:g,O=_==="end"?e:_<0?e+
1+_:_,I=(_==="end"?g<0?[[g,D]]:[]:[[g,D],[_,O]]).find(([,$])=>$<1||$>e);I&&l.push((0,h.D6)(f,I[0],e)),!(_==="end"&&D>e||l.length>0)&&P.range(Math.min(D,O),Math.
max(D,O))}if(l.length>0)throw s((0,h.bs)(l));return a.items.every(({negated:f})=>f)&&d.add("all"),d.without(c)}function i(r){const e=u(r);if("problem"in e||e.items.
length!==1)return;const{negated:t,pages:s}=e.items[0];if(t)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:a,to:d}=s;return d===
"end"?{first:a}:d===-1?{first:a}:d<1?void 0:{first:Math.min(a,d),last:Math.max(a,d)}}class o{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,t){this.differences[e]++,this.differences[t+1]--}without(e){
const t=new Uint32Array(this.pageCount);let s=0,a=0,d=0;for(let c=1;c<=this.pageCount;c++){a+=this.differences[c],d+=e.differences[c];const l=c%2===1?"odd":"eve\
n";(a>0||this[l])&&!(d>0||e[l])&&(t[s++]=c)}return t.subarray(0,s)}}function v(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is written 1..5":/^!/.test(
r)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),78524:((y,M,n)=>{n.r(M),n.d(M,{add_page_numbers:()=>h});var E=n(95234);const h=async(p,u,m)=>{const{first_number:i}=u,
o=await(0,E.W)(p,u,m,async(r,e)=>{const{addPageNumbers:t}=await(0,E.V)(m,()=>Promise.all([n.e(6161),n.e(7762),n.e(824),n.e(9980),n.e(9250),n.e(4776),n.e(7853),n.
e(5692),n.e(2166)]).then(n.bind(n,62166)));return{notes:await t(r,p.name,u,e,m.prepared)}}),v=i+o.facts.stampedPages;return{...o,facts:{...o.facts,lastNumber:v-
1,nextNumber:v}}}}),52404:((y,M,n)=>{n.d(M,{$:()=>u,U:()=>m});var E=n(58552),h=n(29082),p=n(98446);const u={code:"no_pages_selected",message:"The document has n\
one of the pages that were asked for, so nothing was changed."};function m({first_page:i,last_page:o,pages:v},r){if(v!==void 0)return(0,h.k1)(v,r);const e=(0,p.
y_)(r,"page"),t=[];if(i>r&&t.push({field:"first_page",message:`is ${i}, but the document has ${e}`}),o!==void 0&&o>r&&t.push({field:"last_page",message:`is ${o}\
, but the document has ${e}`}),t.length===0&&o!==void 0&&i>o&&t.push({field:"first_page",message:`is ${i}, which is after last_page (${o})`,mentions:["last_page"]}),
t.length>0)throw(0,E.G6)(t);return Uint32Array.from({length:(o??r)-i+1},(s,a)=>i+a)}}),95234:((y,M,n)=>{n.d(M,{V:()=>r,W:()=>o});var E=n(29082),h=n(12237),p=n(87826),
u=n(14029),m=n(52404);const i="1.4";async function o(e,{pages:t,open_password:s,transparency:a},d,c){const l=await(0,h.E)(e.bytes,d,{password:s}),f=l.pages.count,
P=(0,E.k1)(t,f);if(P.length===0){const $=await(0,p.i)(l,e.bytes);return{documents:[{name:e.name,bytes:$,pageCount:f}],notes:[m.$],facts:{pageCount:f,stampedPages:0}}}
const{notes:g,stampedPages:_=P.length,version:D=i,write:O}=await c(l,P),L={version:D>i?D:i},I=O?await O(L):await(0,u.UN)(l,L);return{documents:[{name:e.name,bytes:I,
pageCount:f}],notes:a===100?[v,...g]:g,facts:{pageCount:f,stampedPages:_}}}const v={code:"stamp_invisible",message:"The stamp cannot be seen, because transparen\
cy is 100. Use a lower value.",mentions:["transparency"]};async function r({pace:e},t){await e.rest();const s=await t();return await e.rest(),s}}),87826:((y,M,n)=>{
n.d(M,{N:()=>p,i:()=>u});var E=n(78157),h=n(14029);function p({suspect:m,bytes:i},o){if(!(m||(0,E.bS)(i.subarray(0,5)).toString("latin1")!=="%PDF-"))return i.length===
o.length?o:i}const u=async(m,i,o)=>p(m,i)??await(0,h.UN)(m,o)})};
