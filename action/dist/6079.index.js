"use strict";exports.id=6079,exports.ids=[6079],exports.modules={66974:((A,p,i)=>{i.d(p,{D6:()=>w,F1:()=>P,NL:()=>d,P3:()=>l,br:()=>u,bs:()=>g});var E=i(98446);const l={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(n,e,t){const r=[],a=[];for(const[f,o]of n.split(",").entries()){const D=f+1;if(e!==void 0&&
o.trim()===""){a.push(`entry ${D} is empty: write ${e}, separated by single commas`);continue}const h=t(o,D);"problem"in h?a.push(u(D,o,h.problem)):r.push(h.item)}
return a.length>0?{problem:g(a)}:{items:r}}const u=(n,e,t)=>`entry ${n} ('${s(e.trim())}') ${t}`,w=({position:n,text:e},t,r)=>u(n,e,`names ${_(t)}, but the docu\
ment has ${(0,E.y_)(r,"page")}`);function _(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const c=5;function g(n){const e=n.length-c;
return[...n.slice(0,c),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function d(n){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return e?`is n\
ot a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(n){const e=[...n].map(t=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(t)?"?":t);return(0,E.Bu)(e.join(""),40)}}),29082:((A,p,i)=>{i.d(p,{k1:()=>w,lY:()=>u,m7:()=>_});var E=i(58552),l=i(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=d=>(0,l.F1)(d,"pages such as 1..3, -1, odd",(s,n)=>{const e=s.trim(),t=P.exec(e);if(!t)return{problem:g(e)};const[,r,a,f,o,D]=t,h={negated:r!==void 0,text:e,position:n};
if(a!==void 0)return{item:{...h,pages:a.toLowerCase()}};const m=Number(f),M=o===void 0?m:D===void 0?"end":Number(D);return m===0||M===0?l.P3:{item:{...h,pages:{
from:m,to:M}}}});function w(d,s,n="pages"){const e=o=>(0,E.G6)([{field:n,message:o}]),t=u(d);if("problem"in t)throw e(t.problem);const r=new c(s),a=new c(s),f=[];
for(const o of t.items){const D=o.negated?a:r;if(typeof o.pages=="string"){D.add(o.pages);continue}const{from:h,to:m}=o.pages,M=h<0?s+1+h:h,O=m==="end"?s:m<0?s+
1+m:m,v=(m==="end"?h<0?[[h,M]]:[]:[[h,M],[m,O]]).find(([,y])=>y<1||y>s);v&&f.push((0,l.D6)(o,v[0],s)),!(m==="end"&&M>s||f.length>0)&&D.range(Math.min(M,O),Math.
max(M,O))}if(f.length>0)throw e((0,l.bs)(f));return t.items.every(({negated:o})=>o)&&r.add("all"),r.without(a)}function _(d){const s=u(d);if("problem"in s||s.items.
length!==1)return;const{negated:n,pages:e}=s.items[0];if(n)return;if(e==="all")return{first:1};if(typeof e=="string"||e.from<1)return;const{from:t,to:r}=e;return r===
"end"?{first:t}:r===-1?{first:t}:r<1?void 0:{first:Math.min(t,r),last:Math.max(t,r)}}class c{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,n){this.differences[s]++,this.differences[n+1]--}without(s){
const n=new Uint32Array(this.pageCount);let e=0,t=0,r=0;for(let a=1;a<=this.pageCount;a++){t+=this.differences[a],r+=s.differences[a];const f=a%2===1?"odd":"eve\
n";(t>0||this[f])&&!(r>0||s[f])&&(n[e++]=a)}return n.subarray(0,e)}}function g(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is written 1..5":/^!/.test(
d)?"is not a page: leave out pages with not, such as not 2":(0,l.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((A,p,i)=>{i.d(p,{$:()=>u,U:()=>w});var E=i(58552),l=i(29082),P=i(98446);const u={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function w({first_page:_,last_page:c,pages:g},d){if(g!==void 0)return(0,l.k1)(
g,d);const s=(0,P.y_)(d,"page"),n=[];if(_>d&&n.push({field:"first_page",message:`is ${_}, but the document has ${s}`}),c!==void 0&&c>d&&n.push({field:"last_page",
message:`is ${c}, but the document has ${s}`}),n.length===0&&c!==void 0&&_>c&&n.push({field:"first_page",message:`is ${_}, which is after last_page (${c})`,mentions:[
"last_page"]}),n.length>0)throw(0,E.G6)(n);return Uint32Array.from({length:(c??d)-_+1},(e,t)=>_+t)}}),222:((A,p,i)=>{i.r(p),i.d(p,{split_at_page:()=>w});var E=i(
29082),l=i(52404),P=i(94898),u=i(18163);const w=async(_,{pages:c,cut:g,open_password:d},s)=>{const n=[],e=await(0,u.lD)(_,{password:d},s,t=>{const r=t.source.pages.
count,a=(0,E.k1)(c,r);a.length===0&&n.push(l.$);const f=Array.from(a,o=>g==="before"?o-1:o).filter(o=>o>0&&o<r);return(0,u.gD)(s,f.length+1),(0,P.AL)(t,[0,...f].
map(o=>({page:o})))});return n.length>0?{...e,notes:[...n,...e.notes]}:(0,u.sJ)(e)}}),32488:((A,p,i)=>{i.d(p,{EI:()=>g,LG:()=>_,TA:()=>d,on:()=>c,v3:()=>w});var E=i(
58552),l=i(83287);const P=1e5,u=1e4;async function w(e,t){const r=await s(e,t);return r.whole||!(0,l.QJ)(e.encoded(t),r.damage)?r:{...r,whole:!0}}function _(e,t,r=!1){
const a=e.decodedPart(t,r);return!a||a.whole||!(0,l.QJ)(e.encoded(t),a.damage)?a:{...a,whole:!0}}async function c(e,t){return await n(e,t,P)??e.decodedPart(t)}async function g(e,t){
return await n(e,t,u)??e.decodedPart(t)}async function d(e,t){return(await g(e,t))?.data??await e.decodedAtEase(t)}async function s(e,t){const r=await n(e,t,P);
if(r)return r;const a=e.decodedPart(t,!0)??{data:new Uint8Array(0),whole:!1},f=e.job.pace.step(a.data.length);return f&&await f,a}async function n(e,t,r){if(!(t.
data.length<=r))try{return await e.decodedPartAtEase(t)}catch(a){if(!(a instanceof E.zU)||a.code!=="unreadable_document")throw a;return}}})};
