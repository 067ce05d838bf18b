"use strict";exports.id=6703,exports.ids=[6703],exports.modules={66974:((R,O,s)=>{s.d(O,{D6:()=>u,F1:()=>D,NL:()=>f,P3:()=>v,br:()=>g,bs:()=>m});var p=s(98446);const v={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(t,o,r){const d=[],l=[];for(const[P,e]of t.split(",").entries()){const i=P+1;if(o!==void 0&&
e.trim()===""){l.push(`entry ${i} is empty: write ${o}, separated by single commas`);continue}const a=r(e,i);"problem"in a?l.push(g(i,e,a.problem)):d.push(a.item)}
return l.length>0?{problem:m(l)}:{items:d}}const g=(t,o,r)=>`entry ${t} ('${n(o.trim())}') ${r}`,u=({position:t,text:o},r,d)=>g(t,o,`names ${h(r)}, but the docu\
ment has ${(0,p.y_)(d,"page")}`);function h(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const _=5;function m(t){const o=t.length-_;
return[...t.slice(0,_),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function f(t){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return o?`is n\
ot a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(t){const o=[...t].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(r)?"?":r);return(0,p.Bu)(o.join(""),40)}}),29082:((R,O,s)=>{s.d(O,{k1:()=>u,lY:()=>g,m7:()=>h});var p=s(58552),v=s(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
g=f=>(0,v.F1)(f,"pages such as 1..3, -1, odd",(n,t)=>{const o=n.trim(),r=D.exec(o);if(!r)return{problem:m(o)};const[,d,l,P,e,i]=r,a={negated:d!==void 0,text:o,position:t};
if(l!==void 0)return{item:{...a,pages:l.toLowerCase()}};const c=Number(P),E=e===void 0?c:i===void 0?"end":Number(i);return c===0||E===0?v.P3:{item:{...a,pages:{
from:c,to:E}}}});function u(f,n,t="pages"){const o=e=>(0,p.G6)([{field:t,message:e}]),r=g(f);if("problem"in r)throw o(r.problem);const d=new _(n),l=new _(n),P=[];
for(const e of r.items){const i=e.negated?l:d;if(typeof e.pages=="string"){i.add(e.pages);continue}const{from:a,to:c}=e.pages,E=a<0?n+1+a:a,M=c==="end"?n:c<0?n+
1+c:c,y=(c==="end"?a<0?[[a,E]]:[]:[[a,E],[c,M]]).find(([,A])=>A<1||A>n);y&&P.push((0,v.D6)(e,y[0],n)),!(c==="end"&&E>n||P.length>0)&&i.range(Math.min(E,M),Math.
max(E,M))}if(P.length>0)throw o((0,v.bs)(P));return r.items.every(({negated:e})=>e)&&d.add("all"),d.without(l)}function h(f){const n=g(f);if("problem"in n||n.items.
length!==1)return;const{negated:t,pages:o}=n.items[0];if(t)return;if(o==="all")return{first:1};if(typeof o=="string"||o.from<1)return;const{from:r,to:d}=o;return d===
"end"?{first:r}:d===-1?{first:r}:d<1?void 0:{first:Math.min(r,d),last:Math.max(r,d)}}class _{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,t){this.differences[n]++,this.differences[t+1]--}without(n){
const t=new Uint32Array(this.pageCount);let o=0,r=0,d=0;for(let l=1;l<=this.pageCount;l++){r+=this.differences[l],d+=n.differences[l];const P=l%2===1?"odd":"eve\
n";(r>0||this[P])&&!(d>0||n[P])&&(t[o++]=l)}return t.subarray(0,o)}}function m(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is written 1..5":/^!/.test(
f)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((R,O,s)=>{s.d(O,{$:()=>g,U:()=>u});var p=s(58552),v=s(29082),D=s(98446);const g={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function u({first_page:h,last_page:_,pages:m},f){if(m!==void 0)return(0,v.k1)(
m,f);const n=(0,D.y_)(f,"page"),t=[];if(h>f&&t.push({field:"first_page",message:`is ${h}, but the document has ${n}`}),_!==void 0&&_>f&&t.push({field:"last_page",
message:`is ${_}, but the document has ${n}`}),t.length===0&&_!==void 0&&h>_&&t.push({field:"first_page",message:`is ${h}, which is after last_page (${_})`,mentions:[
"last_page"]}),t.length>0)throw(0,p.G6)(t);return Uint32Array.from({length:(_??f)-h+1},(o,r)=>h+r)}}),36703:((R,O,s)=>{s.d(O,{L:()=>m});var p=s(91519),v=s(87826),
D=s(14029),g=s(77500),u=s(73249),h=s(17671),_=s(52404);async function m(n,t,o,r){const d=await(0,p.E)(n.bytes,o,{password:t}),l=d.pages.count,P=r(l);if(!P){const a=await(0,v.
i)(d,n.bytes),c=l;return{documents:[{name:n.name,bytes:a,pageCount:c}],notes:[_.$],facts:{sourcePageCount:l,pageCount:c}}}await(0,u.E)(d);const e=await(0,h.lh)(
d,P),i=await(0,D.UN)(d);return{documents:[{name:n.name,bytes:i,pageCount:e.pageCount}],notes:e.removedXfa?[(0,g.Yw)("pages")]:[],facts:f(l,e)}}function f(n,t){const{
pageCount:o,removedPages:r,repeatedPages:d}=t;return{sourcePageCount:n,pageCount:o,...d>0&&{repeatedPages:d},...r>0&&{removedPages:r,removedBookmarks:t.removedOutlineItems,
removedDestinations:t.removedDestinations,removedLinks:t.removedLinks,removedFields:t.removedFields}}}}),77500:((R,O,s)=>{s.d(O,{Yw:()=>_,br:()=>u,f4:()=>D,mD:()=>g});
var p=s(58552),v=s(9819);function D(m,f){return f.form?.dict.has("XFA")?m.resolve(m.catalog.get("NeedsRendering"))===!0||!f.fields.some(({kind:t})=>t!=="unknown")?
"dynamic":"static":"none"}function g(m,f){if(D(m,f)!=="dynamic")return;const n="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new p.
zU("invalid_parameters",`file: ${n}`,{issues:[{field:"file",message:n}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function u(m,f){const n=(0,v.Wo)(m,"AcroForm");return n?.dict.has("XFA")?(m.edit(n.holder),n.dict.delete("XFA"),m.catalog.has("NeedsRendering")&&m.editCatalog().
delete("NeedsRendering"),[_(f)]):[]}const h={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"its data repeats the values of fields, also of hidden\
 ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The field\
s themselves remain."},_=m=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${h[m]}`})}),73249:((R,O,s)=>{s.d(O,{E:()=>n});var p=s(
21996),v=s(87773),D=s(90536),g=s(78157),u=s(45599),h=s(12207),_=s(9819),m=s(17671);const f=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function n(e){const i=await l(
e);if(i.length===0)return;let a;const c=(0,_.Wo)(e,"Dests");let E;for(const M of i){const T=e.get(M),y={changed:!1},A=w=>{t(w)&&(w[0]=o(e,w[0])??(E??=e.add(null)),
y.changed=!0)};t(T)&&(a??=await d(e),a.has(M)||A(T)),(0,u.cy)(T)&&T.forEach(A),(0,D.C)(T,w=>r(e,w,A)),c?.holder===M&&c.dict.forEach(A),y.changed&&e.edit(M)}E&&await(0,m.
E2)(e,E)}function t(e){return(0,u.cy)(e)&&typeof e[0]=="number"&&e[1]instanceof u.SX&&f.test(e[1].text)}function o(e,i){const a=(0,h.hN)(e,i);return a===void 0?
void 0:new u.oS(e.pages.number(a))}function r(e,i,a){const c=i.get("Names");(0,u.cy)(c)&&c.forEach(a),a(i.get("Dest")),a(i.get("OpenAction"));const E=e.resolve(
i.get("S"));(E===null||(0,u.Eo)(E,"GoTo"))&&a(i.get("D"))}async function d(e){const i=new Set,{GoToR:a,GoToE:c}=await(0,p.zx)(e,["GoToR","GoToE"]);for await(const[
,E]of(0,v.$)(e,[...a,...c]))(0,D.C)(E,M=>{const[T,y]=[e.resolve(M.get("S")),M.get("D")];(0,u.i9)(y)&&((0,u.Eo)(T,"GoToR")||(0,u.Eo)(T,"GoToE"))&&i.add(y.number)});
return i}async function l(e){const i=new Set;await(0,p.RJ)(e,(a,c,E,M)=>{const T=a.subarray(c,E);for(const y of["Fit","XYZ"])for(let A=T.indexOf(y);A>=0;A=T.indexOf(
y,A+y.length)){if(!P(T,A))continue;const w=M(c+A);w!==void 0&&i.add(w)}});for(const a of(0,p.vb)(e))i.add(a);return[...i]}function P(e,i){let a=i-2;for(;a>=0&&g.
Kl[e[a]]===g.t6;)a--;return(0,g.yp)(e[a])}}),87826:((R,O,s)=>{s.d(O,{N:()=>D,i:()=>g});var p=s(78157),v=s(14029);function D({suspect:u,bytes:h},_){if(!(u||(0,p.
bS)(h.subarray(0,5)).toString("latin1")!=="%PDF-"))return h.length===_.length?_:h}const g=async(u,h,_)=>D(u,h)??await(0,v.UN)(u,_)})};
