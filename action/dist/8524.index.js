"use strict";exports.id=8524,exports.ids=[8524],exports.modules={66974:((O,E,e)=>{e.d(E,{D6:()=>g,F1:()=>p,NL:()=>o,P3:()=>u,br:()=>m,bs:()=>M});var _=e(98446);const u={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function p(t,n,a){const f=[],d=[];for(const[l,c]of t.split(",").entries()){const D=l+1;if(n!==void 0&&
c.trim()===""){d.push(`entry ${D} is empty: write ${n}, separated by single commas`);continue}const h=a(c,D);"problem"in h?d.push(m(D,c,h.problem)):f.push(h.item)}
return d.length>0?{problem:M(d)}:{items:f}}const m=(t,n,a)=>`entry ${t} ('${s(n.trim())}') ${a}`,g=({position:t,text:n},a,f)=>m(t,n,`names ${i(a)}, but the docu\
ment has ${(0,_.y_)(f,"page")}`);function i(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const r=5;function M(t){const n=t.length-r;
return[...t.slice(0,r),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function o(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[...t].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,_.Bu)(n.join(""),40)}}),29082:((O,E,e)=>{e.d(E,{k1:()=>g,lY:()=>m,m7:()=>i});var _=e(58552),u=e(66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
m=o=>(0,u.F1)(o,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),a=p.exec(n);if(!a)return{problem:M(n)};const[,f,d,l,c,D]=a,h={negated:f!==void 0,text:n,position:t};
if(d!==void 0)return{item:{...h,pages:d.toLowerCase()}};const P=Number(l),v=c===void 0?P:D===void 0?"end":Number(D);return P===0||v===0?u.P3:{item:{...h,pages:{
from:P,to:v}}}});function g(o,s,t="pages"){const n=c=>(0,_.G6)([{field:t,message:c}]),a=m(o);if("problem"in a)throw n(a.problem);const f=new r(s),d=new r(s),l=[];
for(const c of a.items){const D=c.negated?d:f;if(typeof c.pages=="string"){D.add(c.pages);continue}const{from:h,to:P}=c.pages,v=h<0?s+1+h:h,y=P==="end"?s:P<0?s+
1+P:P,I=(P==="end"?h<0?[[h,v]]:[]:[[h,v],[P,y]]).find(([,L])=>L<1||L>s);I&&l.push((0,u.D6)(c,I[0],s)),!(P==="end"&&v>s||l.length>0)&&D.range(Math.min(v,y),Math.
max(v,y))}if(l.length>0)throw n((0,u.bs)(l));return a.items.every(({negated:c})=>c)&&f.add("all"),f.without(d)}function i(o){const s=m(o);if("problem"in s||s.items.
length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:a,to:f}=n;return f===
"end"?{first:a}:f===-1?{first:a}:f<1?void 0:{first:Math.min(a,f),last:Math.max(a,f)}}class r{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+1]--}without(s){
const t=new Uint32Array(this.pageCount);let n=0,a=0,f=0;for(let d=1;d<=this.pageCount;d++){a+=this.differences[d],f+=s.differences[d];const l=d%2===1?"odd":"eve\
n";(a>0||this[l])&&!(f>0||s[l])&&(t[n++]=d)}return t.subarray(0,n)}}function M(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is written 1..5":/^!/.test(
o)?"is not a page: leave out pages with not, such as not 2":(0,u.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),78524:((O,E,e)=>{e.r(E),e.d(E,{add_page_numbers:()=>p});var _=e(61281),u=e(95234);const p=async(m,g,i)=>{const{first_number:r}=g,
M=await(0,u.W)(m,g,i,async(s,t)=>{const{addPageNumbers:n}=await(0,_.V)(i,()=>Promise.all([e.e(6161),e.e(7762),e.e(824),e.e(7709),e.e(936),e.e(1966),e.e(4075),e.
e(3967)]).then(e.bind(e,62166)));return{notes:await n(s,m.name,g,t,i.prepared)}}),o=r+M.facts.stampedPages;return{...M,facts:{...M.facts,lastNumber:o-1,nextNumber:o}}}}),
61281:((O,E,e)=>{e.d(E,{V:()=>_});async function _({pace:u},p){await u.rest();const m=await p();return await u.rest(),m}}),52404:((O,E,e)=>{e.d(E,{$:()=>m,U:()=>g});
var _=e(58552),u=e(29082),p=e(98446);const m={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};
function g({first_page:i,last_page:r,pages:M},o){if(M!==void 0)return(0,u.k1)(M,o);const s=(0,p.y_)(o,"page"),t=[];if(i>o&&t.push({field:"first_page",message:`i\
s ${i}, but the document has ${s}`}),r!==void 0&&r>o&&t.push({field:"last_page",message:`is ${r}, but the document has ${s}`}),t.length===0&&r!==void 0&&i>r&&t.
push({field:"first_page",message:`is ${i}, which is after last_page (${r})`,mentions:["last_page"]}),t.length>0)throw(0,_.G6)(t);return Uint32Array.from({length:(r??
o)-i+1},(n,a)=>i+a)}}),95234:((O,E,e)=>{e.d(E,{W:()=>r});var _=e(29082),u=e(91519),p=e(87826),m=e(14029),g=e(52404);const i="1.4";async function r(o,{pages:s,open_password:t,
transparency:n},a,f){const d=await(0,u.E)(o.bytes,a,{password:t}),l=d.pages.count,c=(0,_.k1)(s,l);if(c.length===0){const I=await(0,p.i)(d,o.bytes);return{documents:[
{name:o.name,bytes:I,pageCount:l}],notes:[g.$],facts:{pageCount:l,stampedPages:0}}}const{notes:D,stampedPages:h=c.length,version:P=i,write:v}=await f(d,c),y={version:P>
i?P:i},$=v?await v(y):await(0,m.UN)(d,y);return{documents:[{name:o.name,bytes:$,pageCount:l}],notes:n===100?[M,...D]:D,facts:{pageCount:l,stampedPages:h}}}const M={
code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]}}),87826:((O,E,e)=>{e.d(E,{
N:()=>p,i:()=>m});var _=e(78157),u=e(14029);function p({suspect:g,bytes:i},r){if(!(g||(0,_.bS)(i.subarray(0,5)).toString("latin1")!=="%PDF-"))return i.length===
r.length?r:i}const m=async(g,i,r)=>p(g,i)??await(0,u.UN)(g,r)})};
