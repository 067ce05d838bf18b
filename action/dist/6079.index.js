"use strict";exports.id=6079,exports.ids=[6079],exports.modules={66974:((O,p,i)=>{i.d(p,{D6:()=>D,F1:()=>P,NL:()=>a,P3:()=>l,br:()=>f,bs:()=>g});var E=i(98446);const l={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(e,n,s){const r=[],d=[];for(const[_,o]of e.split(",").entries()){const w=_+1;if(n!==void 0&&
o.trim()===""){d.push(`entry ${w} is empty: write ${n}, separated by single commas`);continue}const h=s(o,w);"problem"in h?d.push(f(w,o,h.problem)):r.push(h.item)}
return d.length>0?{problem:g(d)}:{items:r}}const f=(e,n,s)=>`entry ${e} ('${t(n.trim())}') ${s}`,D=({position:e,text:n},s,r)=>f(e,n,`names ${u(s)}, but the docu\
ment has ${(0,E.y_)(r,"page")}`);function u(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const c=5;function g(e){const n=e.length-c;
return[...e.slice(0,c),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function a(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(e){const n=[...e].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,E.Bu)(n.join(""),40)}}),29082:((O,p,i)=>{i.d(p,{k1:()=>D,lY:()=>f,m7:()=>u});var E=i(58552),l=i(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
f=a=>(0,l.F1)(a,"pages such as 1..3, -1, odd",(t,e)=>{const n=t.trim(),s=P.exec(n);if(!s)return{problem:g(n)};const[,r,d,_,o,w]=s,h={negated:r!==void 0,text:n,position:e};
if(d!==void 0)return{item:{...h,pages:d.toLowerCase()}};const m=Number(_),M=o===void 0?m:w===void 0?"end":Number(w);return m===0||M===0?l.P3:{item:{...h,pages:{
from:m,to:M}}}});function D(a,t,e="pages"){const n=o=>(0,E.G6)([{field:e,message:o}]),s=f(a);if("problem"in s)throw n(s.problem);const r=new c(t),d=new c(t),_=[];
for(const o of s.items){const w=o.negated?d:r;if(typeof o.pages=="string"){w.add(o.pages);continue}const{from:h,to:m}=o.pages,M=h<0?t+1+h:h,v=m==="end"?t:m<0?t+
1+m:m,A=(m==="end"?h<0?[[h,M]]:[]:[[h,M],[m,v]]).find(([,y])=>y<1||y>t);A&&_.push((0,l.D6)(o,A[0],t)),!(m==="end"&&M>t||_.length>0)&&w.range(Math.min(M,v),Math.
max(M,v))}if(_.length>0)throw n((0,l.bs)(_));return s.items.every(({negated:o})=>o)&&r.add("all"),r.without(d)}function u(a){const t=f(a);if("problem"in t||t.items.
length!==1)return;const{negated:e,pages:n}=t.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:s,to:r}=n;return r===
"end"?{first:s}:r===-1?{first:s}:r<1?void 0:{first:Math.min(s,r),last:Math.max(s,r)}}class c{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=
t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){
const e=new Uint32Array(this.pageCount);let n=0,s=0,r=0;for(let d=1;d<=this.pageCount;d++){s+=this.differences[d],r+=t.differences[d];const _=d%2===1?"odd":"eve\
n";(s>0||this[_])&&!(r>0||t[_])&&(e[n++]=d)}return e.subarray(0,n)}}function g(a){return/^(not +)?\.\./i.test(a)?"has no start: a range is written 1..5":/^!/.test(
a)?"is not a page: leave out pages with not, such as not 2":(0,l.NL)(a.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((O,p,i)=>{i.d(p,{$:()=>f,U:()=>D});var E=i(58552),l=i(29082),P=i(98446);const f={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function D({first_page:u,last_page:c,pages:g},a){if(g!==void 0)return(0,l.k1)(
g,a);const t=(0,P.y_)(a,"page"),e=[];if(u>a&&e.push({field:"first_page",message:`is ${u}, but the document has ${t}`}),c!==void 0&&c>a&&e.push({field:"last_page",
message:`is ${c}, but the document has ${t}`}),e.length===0&&c!==void 0&&u>c&&e.push({field:"first_page",message:`is ${u}, which is after last_page (${c})`,mentions:[
"last_page"]}),e.length>0)throw(0,E.G6)(e);return Uint32Array.from({length:(c??a)-u+1},(n,s)=>u+s)}}),222:((O,p,i)=>{i.r(p),i.d(p,{split_at_page:()=>D});var E=i(
29082),l=i(52404),P=i(94898),f=i(18163);const D=async(u,{pages:c,cut:g,open_password:a},t)=>{const e=[],n=await(0,f.lD)(u,{password:a},t,s=>{const r=s.source.pages.
count,d=(0,E.k1)(c,r);d.length===0&&e.push(l.$);const _=Array.from(d,o=>g==="before"?o-1:o).filter(o=>o>0&&o<r);return(0,f.gD)(t,_.length+1),(0,P.AL)(s,[0,..._].
map(o=>({page:o})))});return e.length>0?{...n,notes:[...e,...n.notes]}:(0,f.sJ)(n)}}),32488:((O,p,i)=>{i.d(p,{LG:()=>D,TA:()=>c,on:()=>u,v3:()=>f});var E=i(58552),
l=i(83287);const P=1e5;async function f(t,e){const n=await g(t,e);return n.whole||!(0,l.QJ)(t.encoded(e),n.damage)?n:{...n,whole:!0}}function D(t,e,n=!1){const s=t.
decodedPart(e,n);return!s||s.whole||!(0,l.QJ)(t.encoded(e),s.damage)?s:{...s,whole:!0}}async function u(t,e){return await a(t,e)??t.decodedPart(e)}async function c(t,e){
return(await u(t,e))?.data??await t.decodedAtEase(e)}async function g(t,e){const n=await a(t,e);if(n)return n;const s=t.decodedPart(e,!0)??{data:new Uint8Array(
0),whole:!1},r=t.job.pace.step(s.data.length);return r&&await r,s}async function a(t,e){if(!(e.data.length<=P))try{return await t.decodedPartAtEase(e)}catch(n){
if(!(n instanceof E.zU)||n.code!=="unreadable_document")throw n;return}}})};
