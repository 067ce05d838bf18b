"use strict";exports.id=9045,exports.ids=[9045],exports.modules={66974:((y,v,s)=>{s.d(v,{D6:()=>p,F1:()=>D,NL:()=>a,P3:()=>h,br:()=>m,bs:()=>P});var _=s(98446);const h={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(e,n,o){const r=[],i=[];for(const[c,d]of e.split(",").entries()){const E=c+1;if(n!==void 0&&
d.trim()===""){i.push(`entry ${E} is empty: write ${n}, separated by single commas`);continue}const u=o(d,E);"problem"in u?i.push(m(E,d,u.problem)):r.push(u.item)}
return i.length>0?{problem:P(i)}:{items:r}}const m=(e,n,o)=>`entry ${e} ('${t(n.trim())}') ${o}`,p=({position:e,text:n},o,r)=>m(e,n,`names ${l(o)}, but the docu\
ment has ${(0,_.y_)(r,"page")}`);function l(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const f=5;function P(e){const n=e.length-f;
return[...e.slice(0,f),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function a(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(e){const n=[...e].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,_.Bu)(n.join(""),40)}}),29082:((y,v,s)=>{s.d(v,{k1:()=>p,lY:()=>m,m7:()=>l});var _=s(58552),h=s(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
m=a=>(0,h.F1)(a,"pages such as 1..3, -1, odd",(t,e)=>{const n=t.trim(),o=D.exec(n);if(!o)return{problem:P(n)};const[,r,i,c,d,E]=o,u={negated:r!==void 0,text:n,position:e};
if(i!==void 0)return{item:{...u,pages:i.toLowerCase()}};const g=Number(c),M=d===void 0?g:E===void 0?"end":Number(E);return g===0||M===0?h.P3:{item:{...u,pages:{
from:g,to:M}}}});function p(a,t,e="pages"){const n=d=>(0,_.G6)([{field:e,message:d}]),o=m(a);if("problem"in o)throw n(o.problem);const r=new f(t),i=new f(t),c=[];
for(const d of o.items){const E=d.negated?i:r;if(typeof d.pages=="string"){E.add(d.pages);continue}const{from:u,to:g}=d.pages,M=u<0?t+1+u:u,O=g==="end"?t:g<0?t+
1+g:g,I=(g==="end"?u<0?[[u,M]]:[]:[[u,M],[g,O]]).find(([,w])=>w<1||w>t);I&&c.push((0,h.D6)(d,I[0],t)),!(g==="end"&&M>t||c.length>0)&&E.range(Math.min(M,O),Math.
max(M,O))}if(c.length>0)throw n((0,h.bs)(c));return o.items.every(({negated:d})=>d)&&r.add("all"),r.without(i)}function l(a){const t=m(a);if("problem"in t||t.items.
length!==1)return;const{negated:e,pages:n}=t.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:o,to:r}=n;return r===
"end"?{first:o}:r===-1?{first:o}:r<1?void 0:{first:Math.min(o,r),last:Math.max(o,r)}}class f{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=
t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){
const e=new Uint32Array(this.pageCount);let n=0,o=0,r=0;for(let i=1;i<=this.pageCount;i++){o+=this.differences[i],r+=t.differences[i];const c=i%2===1?"odd":"eve\
n";(o>0||this[c])&&!(r>0||t[c])&&(e[n++]=i)}return e.subarray(0,n)}}function P(a){return/^(not +)?\.\./i.test(a)?"has no start: a range is written 1..5":/^!/.test(
a)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(a.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),39045:((y,v,s)=>{s.r(v),s.d(v,{add_qr_code:()=>h});var _=s(95234);const h=(D,m,p)=>(0,_.W)(D,m,p,async(l,f)=>{const{addQrCode:P}=await(0,_.
V)(p,()=>Promise.all([s.e(8481),s.e(824),s.e(9250),s.e(7853),s.e(7260)]).then(s.bind(s,9822)));return{notes:await P(l,m,f)}})}),52404:((y,v,s)=>{s.d(v,{$:()=>m,
U:()=>p});var _=s(58552),h=s(29082),D=s(98446);const m={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was\
 changed."};function p({first_page:l,last_page:f,pages:P},a){if(P!==void 0)return(0,h.k1)(P,a);const t=(0,D.y_)(a,"page"),e=[];if(l>a&&e.push({field:"first_page",
message:`is ${l}, but the document has ${t}`}),f!==void 0&&f>a&&e.push({field:"last_page",message:`is ${f}, but the document has ${t}`}),e.length===0&&f!==void 0&&
l>f&&e.push({field:"first_page",message:`is ${l}, which is after last_page (${f})`,mentions:["last_page"]}),e.length>0)throw(0,_.G6)(e);return Uint32Array.from(
{length:(f??a)-l+1},(n,o)=>l+o)}}),95234:((y,v,s)=>{s.d(v,{V:()=>P,W:()=>l});var _=s(29082),h=s(12237),D=s(14029),m=s(52404);const p="1.4";async function l(a,{pages:t,
open_password:e,transparency:n},o,r){const i=await(0,h.E)(a.bytes,o,{password:e}),c=i.pages.count,d=(0,_.k1)(t,c);if(d.length===0){const I=i.suspect?await(0,D.UN)(
i):a.bytes;return{documents:[{name:a.name,bytes:I,pageCount:c}],notes:[m.$],facts:{pageCount:c,stampedPages:0}}}const{notes:E,stampedPages:u=d.length,version:g=p,
write:M}=await r(i,d),O={version:g>p?g:p},$=M?await M(O):await(0,D.UN)(i,O);return{documents:[{name:a.name,bytes:$,pageCount:c}],notes:n===100?[f,...E]:E,facts:{
pageCount:c,stampedPages:u}}}const f={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["tran\
sparency"]};async function P({pace:a},t){await a.rest();const e=await t();return await a.rest(),e}})};
