"use strict";exports.id=6703,exports.ids=[6703],exports.modules={66974:((w,O,o)=>{o.d(O,{D6:()=>u,F1:()=>P,NL:()=>d,P3:()=>p,br:()=>E,bs:()=>m});var D=o(98446);const p={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(t,s,i){const _=[],f=[];for(const[v,e]of t.split(",").entries()){const r=v+1;if(s!==void 0&&
e.trim()===""){f.push(`entry ${r} is empty: write ${s}, separated by single commas`);continue}const a=i(e,r);"problem"in a?f.push(E(r,e,a.problem)):_.push(a.item)}
return f.length>0?{problem:m(f)}:{items:_}}const E=(t,s,i)=>`entry ${t} ('${n(s.trim())}') ${i}`,u=({position:t,text:s},i,_)=>E(t,s,`names ${g(i)}, but the docu\
ment has ${(0,D.y_)(_,"page")}`);function g(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const c=5;function m(t){const s=t.length-c;
return[...t.slice(0,c),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function d(t){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(t){const s=[...t].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(i)?"?":i);return(0,D.Bu)(s.join(""),40)}}),29082:((w,O,o)=>{o.d(O,{k1:()=>u,lY:()=>E,m7:()=>g});var D=o(58552),p=o(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
E=d=>(0,p.F1)(d,"pages such as 1..3, -1, odd",(n,t)=>{const s=n.trim(),i=P.exec(s);if(!i)return{problem:m(s)};const[,_,f,v,e,r]=i,a={negated:_!==void 0,text:s,position:t};
if(f!==void 0)return{item:{...a,pages:f.toLowerCase()}};const l=Number(v),h=e===void 0?l:r===void 0?"end":Number(r);return l===0||h===0?p.P3:{item:{...a,pages:{
from:l,to:h}}}});function u(d,n,t="pages"){const s=e=>(0,D.G6)([{field:t,message:e}]),i=E(d);if("problem"in i)throw s(i.problem);const _=new c(n),f=new c(n),v=[];
for(const e of i.items){const r=e.negated?f:_;if(typeof e.pages=="string"){r.add(e.pages);continue}const{from:a,to:l}=e.pages,h=a<0?n+1+a:a,M=l==="end"?n:l<0?n+
1+l:l,y=(l==="end"?a<0?[[a,h]]:[]:[[a,h],[l,M]]).find(([,A])=>A<1||A>n);y&&v.push((0,p.D6)(e,y[0],n)),!(l==="end"&&h>n||v.length>0)&&r.range(Math.min(h,M),Math.
max(h,M))}if(v.length>0)throw s((0,p.bs)(v));return i.items.every(({negated:e})=>e)&&_.add("all"),_.without(f)}function g(d){const n=E(d);if("problem"in n||n.items.
length!==1)return;const{negated:t,pages:s}=n.items[0];if(t)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:i,to:_}=s;return _===
"end"?{first:i}:_===-1?{first:i}:_<1?void 0:{first:Math.min(i,_),last:Math.max(i,_)}}class c{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,t){this.differences[n]++,this.differences[t+1]--}without(n){
const t=new Uint32Array(this.pageCount);let s=0,i=0,_=0;for(let f=1;f<=this.pageCount;f++){i+=this.differences[f],_+=n.differences[f];const v=f%2===1?"odd":"eve\
n";(i>0||this[v])&&!(_>0||n[v])&&(t[s++]=f)}return t.subarray(0,s)}}function m(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is written 1..5":/^!/.test(
d)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((w,O,o)=>{o.d(O,{$:()=>E,U:()=>u});var D=o(58552),p=o(29082),P=o(98446);const E={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function u({first_page:g,last_page:c,pages:m},d){if(m!==void 0)return(0,p.k1)(
m,d);const n=(0,P.y_)(d,"page"),t=[];if(g>d&&t.push({field:"first_page",message:`is ${g}, but the document has ${n}`}),c!==void 0&&c>d&&t.push({field:"last_page",
message:`is ${c}, but the document has ${n}`}),t.length===0&&c!==void 0&&g>c&&t.push({field:"first_page",message:`is ${g}, which is after last_page (${c})`,mentions:[
"last_page"]}),t.length>0)throw(0,D.G6)(t);return Uint32Array.from({length:(c??d)-g+1},(s,i)=>g+i)}}),36703:((w,O,o)=>{o.d(O,{L:()=>d});var D=o(56457),p=o(91519),
P=o(87826),E=o(14029),u=o(77500),g=o(73249),c=o(17671),m=o(52404);async function d(t,s,i,_){const f=await(0,p.E)(t.bytes,i,{password:s}),v=f.pages.count,e=_(v);
if(!e){const l=await(0,P.i)(f,t.bytes),h=v;return{documents:[{name:t.name,bytes:l,pageCount:h}],notes:[m.$],facts:{sourcePageCount:v,pageCount:h}}}await(0,g.E)(
f);const r=await(0,c.lh)(f,e),a=await(0,E.UN)(f);return{documents:[{name:t.name,bytes:a,pageCount:r.pageCount}],notes:[...(0,D.L4)(r.removedSignatures),...r.removedXfa?
[(0,u.Yw)("pages")]:[]],facts:n(v,r)}}function n(t,s){const{pageCount:i,removedPages:_,repeatedPages:f}=s;return{sourcePageCount:t,pageCount:i,...f>0&&{repeatedPages:f},
..._>0&&{removedPages:_,removedBookmarks:s.removedOutlineItems,removedDestinations:s.removedDestinations,removedLinks:s.removedLinks,removedFields:s.removedFields}}}}),
77500:((w,O,o)=>{o.d(O,{Yw:()=>c,br:()=>u,f4:()=>P,mD:()=>E});var D=o(58552),p=o(9819);function P(m,d){return d.form?.dict.has("XFA")?m.resolve(m.catalog.get("N\
eedsRendering"))===!0||!d.fields.some(({kind:t})=>t!=="unknown")?"dynamic":"static":"none"}function E(m,d){if(P(m,d)!=="dynamic")return;const n="is a dynamic XF\
A form, whose pages and fields only Adobe viewers show";throw new D.zU("invalid_parameters",`file: ${n}`,{issues:[{field:"file",message:n}],advice:"Print it to \
a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function u(m,d){const n=(0,p.Wo)(m,"AcroForm");return n?.dict.has("XFA")?(m.edit(n.
holder),n.dict.delete("XFA"),m.catalog.has("NeedsRendering")&&m.editCatalog().delete("NeedsRendering"),[c(d)]):[]}const g={values:"it would still show the old v\
alues.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields\
 themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the\
 pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},c=m=>({code:"xfa_removed",message:`The XFA version of \
the form was removed, because ${g[m]}`})}),73249:((w,O,o)=>{o.d(O,{E:()=>n});var D=o(21996),p=o(87773),P=o(90536),E=o(78157),u=o(45599),g=o(12207),c=o(9819),m=o(
17671);const d=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function n(e){const r=await f(e);if(r.length===0)return;let a;const l=(0,c.Wo)(e,"Dests");let h;for(const M of r){
const T=e.get(M),y={changed:!1},A=R=>{t(R)&&(R[0]=s(e,R[0])??(h??=e.add(null)),y.changed=!0)};t(T)&&(a??=await _(e),a.has(M)||A(T)),(0,u.cy)(T)&&T.forEach(A),(0,P.
C)(T,R=>i(e,R,A)),l?.holder===M&&l.dict.forEach(A),y.changed&&e.edit(M)}h&&await(0,m.E2)(e,h)}function t(e){return(0,u.cy)(e)&&typeof e[0]=="number"&&e[1]instanceof
u.SX&&d.test(e[1].text)}function s(e,r){const a=(0,g.hN)(e,r);return a===void 0?void 0:new u.oS(e.pages.number(a))}function i(e,r,a){const l=r.get("Names");(0,u.
cy)(l)&&l.forEach(a),a(r.get("Dest")),a(r.get("OpenAction"));const h=e.resolve(r.get("S"));(h===null||(0,u.Eo)(h,"GoTo"))&&a(r.get("D"))}async function _(e){const r=new Set,
{GoToR:a,GoToE:l}=await(0,D.zx)(e,["GoToR","GoToE"]);for await(const[,h]of(0,p.$)(e,[...a,...l]))(0,P.C)(h,M=>{const[T,y]=[e.resolve(M.get("S")),M.get("D")];(0,u.
i9)(y)&&((0,u.Eo)(T,"GoToR")||(0,u.Eo)(T,"GoToE"))&&r.add(y.number)});return r}async function f(e){const r=new Set;await(0,D.RJ)(e,(a,l,h,M)=>{const T=a.subarray(
l,h);for(const y of["Fit","XYZ"])for(let A=T.indexOf(y);A>=0;A=T.indexOf(y,A+y.length)){if(!v(T,A))continue;const R=M(l+A);R!==void 0&&r.add(R)}});for(const a of(0,D.
vb)(e))r.add(a);return[...r]}function v(e,r){let a=r-2;for(;a>=0&&E.Kl[e[a]]===E.t6;)a--;return(0,E.yp)(e[a])}}),87826:((w,O,o)=>{o.d(O,{N:()=>P,i:()=>E});var D=o(
78157),p=o(14029);function P({suspect:u,bytes:g},c){if(!(u||(0,D.bS)(g.subarray(0,5)).toString("latin1")!=="%PDF-"))return g.length===c.length?c:g}const E=async(u,g,c)=>P(
u,g)??await(0,p.UN)(u,c)})};
