"use strict";exports.id=776,exports.ids=[776],exports.modules={66974:((O,E,t)=>{t.d(E,{D6:()=>M,F1:()=>p,NL:()=>r,P3:()=>u,br:()=>m,bs:()=>l});var _=t(98446);const u={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function p(e,n,a){const f=[],d=[];for(const[g,c]of e.split(",").entries()){const D=g+1;if(n!==void 0&&
c.trim()===""){d.push(`entry ${D} is empty: write ${n}, separated by single commas`);continue}const h=a(c,D);"problem"in h?d.push(m(D,c,h.problem)):f.push(h.item)}
return d.length>0?{problem:l(d)}:{items:f}}const m=(e,n,a)=>`entry ${e} ('${s(n.trim())}') ${a}`,M=({position:e,text:n},a,f)=>m(e,n,`names ${o(a)}, but the docu\
ment has ${(0,_.y_)(f,"page")}`);function o(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const i=5;function l(e){const n=e.length-i;
return[...e.slice(0,i),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function r(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(e){const n=[...e].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,_.Bu)(n.join(""),40)}}),29082:((O,E,t)=>{t.d(E,{k1:()=>M,lY:()=>m,m7:()=>o});var _=t(58552),u=t(66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
m=r=>(0,u.F1)(r,"pages such as 1..3, -1, odd",(s,e)=>{const n=s.trim(),a=p.exec(n);if(!a)return{problem:l(n)};const[,f,d,g,c,D]=a,h={negated:f!==void 0,text:n,position:e};
if(d!==void 0)return{item:{...h,pages:d.toLowerCase()}};const P=Number(g),v=c===void 0?P:D===void 0?"end":Number(D);return P===0||v===0?u.P3:{item:{...h,pages:{
from:P,to:v}}}});function M(r,s,e="pages"){const n=c=>(0,_.G6)([{field:e,message:c}]),a=m(r);if("problem"in a)throw n(a.problem);const f=new i(s),d=new i(s),g=[];
for(const c of a.items){const D=c.negated?d:f;if(typeof c.pages=="string"){D.add(c.pages);continue}const{from:h,to:P}=c.pages,v=h<0?s+1+h:h,y=P==="end"?s:P<0?s+
1+P:P,I=(P==="end"?h<0?[[h,v]]:[]:[[h,v],[P,y]]).find(([,$])=>$<1||$>s);I&&g.push((0,u.D6)(c,I[0],s)),!(P==="end"&&v>s||g.length>0)&&D.range(Math.min(v,y),Math.
max(v,y))}if(g.length>0)throw n((0,u.bs)(g));return a.items.every(({negated:c})=>c)&&f.add("all"),f.without(d)}function o(r){const s=m(r);if("problem"in s||s.items.
length!==1)return;const{negated:e,pages:n}=s.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:a,to:f}=n;return f===
"end"?{first:a}:f===-1?{first:a}:f<1?void 0:{first:Math.min(a,f),last:Math.max(a,f)}}class i{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,e){this.differences[s]++,this.differences[e+1]--}without(s){
const e=new Uint32Array(this.pageCount);let n=0,a=0,f=0;for(let d=1;d<=this.pageCount;d++){a+=this.differences[d],f+=s.differences[d];const g=d%2===1?"odd":"eve\
n";(a>0||this[g])&&!(f>0||s[g])&&(e[n++]=d)}return e.subarray(0,n)}}function l(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is written 1..5":/^!/.test(
r)?"is not a page: leave out pages with not, such as not 2":(0,u.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),776:((O,E,t)=>{t.r(E),t.d(E,{add_text_watermark:()=>p});var _=t(61281),u=t(95234);const p=(m,M,o)=>(0,u.W)(m,M,o,async(i,l)=>{
const{addTextWatermark:r}=await(0,_.V)(o,()=>Promise.all([t.e(6161),t.e(7762),t.e(824),t.e(7709),t.e(936),t.e(1966),t.e(4075),t.e(8195)]).then(t.bind(t,12342)));
return{notes:await r(i,M,l,o.prepared)}})}),61281:((O,E,t)=>{t.d(E,{V:()=>_});async function _({pace:u},p){await u.rest();const m=await p();return await u.rest(),
m}}),52404:((O,E,t)=>{t.d(E,{$:()=>m,U:()=>M});var _=t(58552),u=t(29082),p=t(98446);const m={code:"no_pages_selected",message:"The document has none of the page\
s that were asked for, so nothing was changed."};function M({first_page:o,last_page:i,pages:l},r){if(l!==void 0)return(0,u.k1)(l,r);const s=(0,p.y_)(r,"page"),e=[];
if(o>r&&e.push({field:"first_page",message:`is ${o}, but the document has ${s}`}),i!==void 0&&i>r&&e.push({field:"last_page",message:`is ${i}, but the document \
has ${s}`}),e.length===0&&i!==void 0&&o>i&&e.push({field:"first_page",message:`is ${o}, which is after last_page (${i})`,mentions:["last_page"]}),e.length>0)throw(0,_.
G6)(e);return Uint32Array.from({length:(i??r)-o+1},(n,a)=>o+a)}}),95234:((O,E,t)=>{t.d(E,{W:()=>i});var _=t(29082),u=t(91519),p=t(87826),m=t(14029),M=t(52404);const o="\
1.4";async function i(r,{pages:s,open_password:e,transparency:n},a,f){const d=await(0,u.E)(r.bytes,a,{password:e}),g=d.pages.count,c=(0,_.k1)(s,g);if(c.length===
0){const I=await(0,p.i)(d,r.bytes);return{documents:[{name:r.name,bytes:I,pageCount:g}],notes:[M.$],facts:{pageCount:g,stampedPages:0}}}const{notes:D,stampedPages:h=c.
length,version:P=o,write:v}=await f(d,c),y={version:P>o?P:o},T=v?await v(y):await(0,m.UN)(d,y);return{documents:[{name:r.name,bytes:T,pageCount:g}],notes:n===100?
[l,...D]:D,facts:{pageCount:g,stampedPages:h}}}const l={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]}}),87826:((O,E,t)=>{t.d(E,{N:()=>p,i:()=>M});var _=t(78157),u=t(14029);function p(o,i){const{bytes:l}=o;if(!(m(o)||(0,_.bS)(l.subarray(
0,5)).toString("latin1")!=="%PDF-"))return l.length===i.length?i:l}const m=({suspect:o,pages:i})=>o||i.count!==i.claimed||i.blank.length>0,M=async(o,i,l)=>p(o,i)??
await(0,u.UN)(o,l)})};
