"use strict";exports.id=5922,exports.ids=[5922],exports.modules={66974:((O,p,a)=>{a.d(p,{D6:()=>g,F1:()=>v,NL:()=>o,P3:()=>_,br:()=>l,bs:()=>D});var E=a(98446);const _={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function v(e,t,s){const f=[],r=[];for(const[u,c]of e.split(",").entries()){const P=u+1;if(t!==void 0&&
c.trim()===""){r.push(`entry ${P} is empty: write ${t}, separated by single commas`);continue}const m=s(c,P);"problem"in m?r.push(l(P,c,m.problem)):f.push(m.item)}
return r.length>0?{problem:D(r)}:{items:f}}const l=(e,t,s)=>`entry ${e} ('${n(t.trim())}') ${s}`,g=({position:e,text:t},s,f)=>l(e,t,`names ${i(s)}, but the docu\
ment has ${(0,E.y_)(f,"page")}`);function i(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const d=5;function D(e){const t=e.length-d;
return[...e.slice(0,d),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function o(e){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return t?`is n\
ot a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(e){const t=[...e].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,E.Bu)(t.join(""),40)}}),29082:((O,p,a)=>{a.d(p,{k1:()=>g,lY:()=>l,m7:()=>i});var E=a(58552),_=a(66974);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
l=o=>(0,_.F1)(o,"pages such as 1..3, -1, odd",(n,e)=>{const t=n.trim(),s=v.exec(t);if(!s)return{problem:D(t)};const[,f,r,u,c,P]=s,m={negated:f!==void 0,text:t,position:e};
if(r!==void 0)return{item:{...m,pages:r.toLowerCase()}};const h=Number(u),M=c===void 0?h:P===void 0?"end":Number(P);return h===0||M===0?_.P3:{item:{...m,pages:{
from:h,to:M}}}});function g(o,n,e="pages"){const t=c=>(0,E.G6)([{field:e,message:c}]),s=l(o);if("problem"in s)throw t(s.problem);const f=new d(n),r=new d(n),u=[];
for(const c of s.items){const P=c.negated?r:f;if(typeof c.pages=="string"){P.add(c.pages);continue}const{from:m,to:h}=c.pages,M=m<0?n+1+m:m,y=h==="end"?n:h<0?n+
1+h:h,I=(h==="end"?m<0?[[m,M]]:[]:[[m,M],[h,y]]).find(([,b])=>b<1||b>n);I&&u.push((0,_.D6)(c,I[0],n)),!(h==="end"&&M>n||u.length>0)&&P.range(Math.min(M,y),Math.
max(M,y))}if(u.length>0)throw t((0,_.bs)(u));return s.items.every(({negated:c})=>c)&&f.add("all"),f.without(r)}function i(o){const n=l(o);if("problem"in n||n.items.
length!==1)return;const{negated:e,pages:t}=n.items[0];if(e)return;if(t==="all")return{first:1};if(typeof t=="string"||t.from<1)return;const{from:s,to:f}=t;return f===
"end"?{first:s}:f===-1?{first:s}:f<1?void 0:{first:Math.min(s,f),last:Math.max(s,f)}}class d{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,e){this.differences[n]++,this.differences[e+1]--}without(n){
const e=new Uint32Array(this.pageCount);let t=0,s=0,f=0;for(let r=1;r<=this.pageCount;r++){s+=this.differences[r],f+=n.differences[r];const u=r%2===1?"odd":"eve\
n";(s>0||this[u])&&!(f>0||n[u])&&(e[t++]=r)}return e.subarray(0,t)}}function D(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is written 1..5":/^!/.test(
o)?"is not a page: leave out pages with not, such as not 2":(0,_.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),15922:((O,p,a)=>{a.r(p),a.d(p,{add_overlay:()=>l});var E=a(86687),_=a(95234);const v={file:"overlay",password:"overlay\
_password",noun:"the overlay"},l=(g,i,d)=>{const{overlay:D,overlay_password:o,layer:n,repeat:e,fit:t}=i,s={file:D,password:o,fields:v,layer:n,repeat:e,fit:t};return(0,_.
W)(g,i,d,(f,r)=>(0,E.e)(f,s,r,d))}}),52404:((O,p,a)=>{a.d(p,{$:()=>l,U:()=>g});var E=a(58552),_=a(29082),v=a(98446);const l={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function g({first_page:i,last_page:d,pages:D},o){if(D!==void 0)return(0,_.k1)(D,
o);const n=(0,v.y_)(o,"page"),e=[];if(i>o&&e.push({field:"first_page",message:`is ${i}, but the document has ${n}`}),d!==void 0&&d>o&&e.push({field:"last_page",
message:`is ${d}, but the document has ${n}`}),e.length===0&&d!==void 0&&i>d&&e.push({field:"first_page",message:`is ${i}, which is after last_page (${d})`,mentions:[
"last_page"]}),e.length>0)throw(0,E.G6)(e);return Uint32Array.from({length:(d??o)-i+1},(t,s)=>i+s)}}),95234:((O,p,a)=>{a.d(p,{W:()=>d});var E=a(29082),_=a(91519),
v=a(87826),l=a(14029),g=a(52404);const i="1.4";async function d(o,{pages:n,open_password:e,transparency:t},s,f){const r=await(0,_.E)(o.bytes,s,{password:e}),u=r.
pages.count,c=(0,E.k1)(n,u);if(c.length===0){const I=await(0,v.i)(r,o.bytes);return{documents:[{name:o.name,bytes:I,pageCount:u}],notes:[g.$],facts:{pageCount:u,
stampedPages:0}}}const{notes:P,stampedPages:m=c.length,version:h=i,write:M}=await f(r,c),y={version:h>i?h:i},w=M?await M(y):await(0,l.UN)(r,y);return{documents:[
{name:o.name,bytes:w,pageCount:u}],notes:t===100?[D,...P]:P,facts:{pageCount:u,stampedPages:m}}}const D={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]}}),87826:((O,p,a)=>{a.d(p,{N:()=>v,i:()=>l});var E=a(78157),_=a(14029);function v({
suspect:g,bytes:i},d){if(!(g||(0,E.bS)(i.subarray(0,5)).toString("latin1")!=="%PDF-"))return i.length===d.length?d:i}const l=async(g,i,d)=>v(g,i)??await(0,_.UN)(
g,d)})};
