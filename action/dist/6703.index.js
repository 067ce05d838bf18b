"use strict";exports.id=6703,exports.ids=[6703],exports.modules={66974:((w,M,a)=>{a.d(M,{D6:()=>P,F1:()=>v,NL:()=>f,P3:()=>E,br:()=>_,bs:()=>h});var D=a(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function v(t,o,r){const d=[],l=[];for(const[n,s]of t.split(",").entries()){const i=n+1;if(o!==void 0&&
s.trim()===""){l.push(`entry ${i} is empty: write ${o}, separated by single commas`);continue}const c=r(s,i);"problem"in c?l.push(_(i,s,c.problem)):d.push(c.item)}
return l.length>0?{problem:h(l)}:{items:d}}const _=(t,o,r)=>`entry ${t} ('${e(o.trim())}') ${r}`,P=({position:t,text:o},r,d)=>_(t,o,`names ${g(r)}, but the docu\
ment has ${(0,D.y_)(d,"page")}`);function g(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const u=5;function h(t){const o=t.length-u;
return[...t.slice(0,u),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function f(t){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return o?`is n\
ot a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(t){const o=[...t].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(r)?"?":r);return(0,D.Bu)(o.join(""),40)}}),29082:((w,M,a)=>{a.d(M,{k1:()=>P,lY:()=>_,m7:()=>g});var D=a(58552),E=a(66974);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
_=f=>(0,E.F1)(f,"pages such as 1..3, -1, odd",(e,t)=>{const o=e.trim(),r=v.exec(o);if(!r)return{problem:h(o)};const[,d,l,n,s,i]=r,c={negated:d!==void 0,text:o,position:t};
if(l!==void 0)return{item:{...c,pages:l.toLowerCase()}};const m=Number(n),p=s===void 0?m:i===void 0?"end":Number(i);return m===0||p===0?E.P3:{item:{...c,pages:{
from:m,to:p}}}});function P(f,e,t="pages"){const o=s=>(0,D.G6)([{field:t,message:s}]),r=_(f);if("problem"in r)throw o(r.problem);const d=new u(e),l=new u(e),n=[];
for(const s of r.items){const i=s.negated?l:d;if(typeof s.pages=="string"){i.add(s.pages);continue}const{from:c,to:m}=s.pages,p=c<0?e+1+c:c,O=m==="end"?e:m<0?e+
1+m:m,T=(m==="end"?c<0?[[c,p]]:[]:[[c,p],[m,O]]).find(([,A])=>A<1||A>e);T&&n.push((0,E.D6)(s,T[0],e)),!(m==="end"&&p>e||n.length>0)&&i.range(Math.min(p,O),Math.
max(p,O))}if(n.length>0)throw o((0,E.bs)(n));return r.items.every(({negated:s})=>s)&&d.add("all"),d.without(l)}function g(f){const e=_(f);if("problem"in e||e.items.
length!==1)return;const{negated:t,pages:o}=e.items[0];if(t)return;if(o==="all")return{first:1};if(typeof o=="string"||o.from<1)return;const{from:r,to:d}=o;return d===
"end"?{first:r}:d===-1?{first:r}:d<1?void 0:{first:Math.min(r,d),last:Math.max(r,d)}}class u{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,t){this.differences[e]++,this.differences[t+1]--}without(e){
const t=new Uint32Array(this.pageCount);let o=0,r=0,d=0;for(let l=1;l<=this.pageCount;l++){r+=this.differences[l],d+=e.differences[l];const n=l%2===1?"odd":"eve\
n";(r>0||this[n])&&!(d>0||e[n])&&(t[o++]=l)}return t.subarray(0,o)}}function h(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is written 1..5":/^!/.test(
f)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((w,M,a)=>{a.d(M,{$:()=>_,U:()=>P});var D=a(58552),E=a(29082),v=a(98446);const _={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function P({first_page:g,last_page:u,pages:h},f){if(h!==void 0)return(0,E.k1)(
h,f);const e=(0,v.y_)(f,"page"),t=[];if(g>f&&t.push({field:"first_page",message:`is ${g}, but the document has ${e}`}),u!==void 0&&u>f&&t.push({field:"last_page",
message:`is ${u}, but the document has ${e}`}),t.length===0&&u!==void 0&&g>u&&t.push({field:"first_page",message:`is ${g}, which is after last_page (${u})`,mentions:[
"last_page"]}),t.length>0)throw(0,D.G6)(t);return Uint32Array.from({length:(u??f)-g+1},(o,r)=>g+r)}}),36703:((w,M,a)=>{a.d(M,{L:()=>h});var D=a(94518),E=a(87826),
v=a(14029),_=a(77500),P=a(73249),g=a(17671),u=a(52404);async function h(e,t,o,r){const d=await(0,D.E)(e.bytes,o,{password:t}),l=d.pages.count,n=r(l);if(!n){const c=await(0,E.
i)(d,e.bytes),m=l;return{documents:[{name:e.name,bytes:c,pageCount:m}],notes:[u.$],facts:{sourcePageCount:l,pageCount:m}}}await(0,P.E)(d);const s=await(0,g.lh)(
d,n),i=await(0,v.UN)(d);return{documents:[{name:e.name,bytes:i,pageCount:s.pageCount}],notes:s.removedXfa?[(0,_.Yw)("pages")]:[],facts:f(l,s)}}function f(e,t){const{
pageCount:o,removedPages:r,repeatedPages:d}=t;return{sourcePageCount:e,pageCount:o,...d>0&&{repeatedPages:d},...r>0&&{removedPages:r,removedBookmarks:t.removedOutlineItems,
removedDestinations:t.removedDestinations,removedLinks:t.removedLinks,removedFields:t.removedFields}}}}),77500:((w,M,a)=>{a.d(M,{Yw:()=>u,br:()=>P,f4:()=>v,mD:()=>_});
var D=a(58552),E=a(9819);function v(h,f){return f.form?.dict.has("XFA")?h.resolve(h.catalog.get("NeedsRendering"))===!0||!f.fields.some(({kind:t})=>t!=="unknown")?
"dynamic":"static":"none"}function _(h,f){if(v(h,f)!=="dynamic")return;const e="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new D.
zU("invalid_parameters",`file: ${e}`,{issues:[{field:"file",message:e}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function P(h,f){const e=(0,E.Wo)(h,"AcroForm");return e?.dict.has("XFA")?(h.edit(e.holder),e.dict.delete("XFA"),h.catalog.has("NeedsRendering")&&h.editCatalog().
delete("NeedsRendering"),[u(f)]):[]}const g={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"its data repeats the values of fields, also of hidden\
 ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The field\
s themselves remain."},u=h=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${g[h]}`})}),73249:((w,M,a)=>{a.d(M,{E:()=>f});var D=a(
21996),E=a(90536),v=a(78157),_=a(45599),P=a(12207),g=a(9819),u=a(17671);const h=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function f(n){const s=await d(n);if(s.length===
0)return;let i;const c=(0,g.Wo)(n,"Dests");let m;for(const p of s){const O=n.get(p),y={changed:!1},T=A=>{e(A)&&(A[0]=t(n,A[0])??(m??=n.add(null)),y.changed=!0)};
e(O)&&(i??=await r(n),i.has(p)||T(O)),(0,_.cy)(O)&&O.forEach(T),(0,E.C)(O,A=>o(n,A,T)),c?.holder===p&&c.dict.forEach(T),y.changed&&n.edit(p)}m&&await(0,u.E2)(n,
m)}function e(n){return(0,_.cy)(n)&&typeof n[0]=="number"&&n[1]instanceof _.SX&&h.test(n[1].text)}function t(n,s){const i=(0,P.hN)(n,s);return i===void 0?void 0:
new _.oS(n.pages.number(i))}function o(n,s,i){const c=s.get("Names");(0,_.cy)(c)&&c.forEach(i),i(s.get("Dest")),i(s.get("OpenAction"));const m=n.resolve(s.get("\
S"));(m===null||(0,_.Eo)(m,"GoTo"))&&i(s.get("D"))}async function r(n){const s=new Set,{GoToR:i,GoToE:c}=await(0,D.zx)(n,["GoToR","GoToE"]);for(const m of[...i,
...c])(0,E.C)(n.get(m),p=>{const[O,y]=[n.resolve(p.get("S")),p.get("D")];(0,_.i9)(y)&&((0,_.Eo)(O,"GoToR")||(0,_.Eo)(O,"GoToE"))&&s.add(y.number)});return s}async function d(n){
const s=new Set;await(0,D.RJ)(n,(i,c,m,p)=>{const O=i.subarray(c,m);for(const y of["Fit","XYZ"])for(let T=O.indexOf(y);T>=0;T=O.indexOf(y,T+y.length)){if(!l(O,T))
continue;const A=p(c+T);A!==void 0&&s.add(A)}});for(const i of(0,D.vb)(n))s.add(i);return[...s]}function l(n,s){let i=s-2;for(;i>=0&&v.Kl[n[i]]===v.t6;)i--;return(0,v.
yp)(n[i])}}),87826:((w,M,a)=>{a.d(M,{N:()=>v,i:()=>_});var D=a(78157),E=a(14029);function v({suspect:P,bytes:g},u){if(!(P||(0,D.bS)(g.subarray(0,5)).toString("l\
atin1")!=="%PDF-"))return g.length===u.length?u:g}const _=async(P,g,u)=>v(P,g)??await(0,E.UN)(P,u)})};
