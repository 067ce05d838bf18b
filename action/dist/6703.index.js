"use strict";exports.id=6703,exports.ids=[6703],exports.modules={66974:((b,O,o)=>{o.d(O,{D6:()=>g,F1:()=>P,NL:()=>_,P3:()=>p,br:()=>E,bs:()=>f});var D=o(98446);const p={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(t,s,i){const u=[],c=[];for(const[v,e]of t.split(",").entries()){const r=v+1;if(s!==void 0&&
e.trim()===""){c.push(`entry ${r} is empty: write ${s}, separated by single commas`);continue}const a=i(e,r);"problem"in a?c.push(E(r,e,a.problem)):u.push(a.item)}
return c.length>0?{problem:f(c)}:{items:u}}const E=(t,s,i)=>`entry ${t} ('${n(s.trim())}') ${i}`,g=({position:t,text:s},i,u)=>E(t,s,`names ${l(i)}, but the docu\
ment has ${(0,D.y_)(u,"page")}`);function l(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const d=5;function f(t){const s=t.length-d;
return[...t.slice(0,d),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function _(t){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(t){const s=[...t].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(i)?"?":i);return(0,D.Bu)(s.join(""),40)}}),29082:((b,O,o)=>{o.d(O,{k1:()=>g,lY:()=>E,m7:()=>l});var D=o(58552),p=o(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
E=_=>(0,p.F1)(_,"pages such as 1..3, -1, odd",(n,t)=>{const s=n.trim(),i=P.exec(s);if(!i)return{problem:f(s)};const[,u,c,v,e,r]=i,a={negated:u!==void 0,text:s,position:t};
if(c!==void 0)return{item:{...a,pages:c.toLowerCase()}};const m=Number(v),h=e===void 0?m:r===void 0?"end":Number(r);return m===0||h===0?p.P3:{item:{...a,pages:{
from:m,to:h}}}});function g(_,n,t="pages"){const s=e=>(0,D.G6)([{field:t,message:e}]),i=E(_);if("problem"in i)throw s(i.problem);const u=new d(n),c=new d(n),v=[];
for(const e of i.items){const r=e.negated?c:u;if(typeof e.pages=="string"){r.add(e.pages);continue}const{from:a,to:m}=e.pages,h=a<0?n+1+a:a,M=m==="end"?n:m<0?n+
1+m:m,y=(m==="end"?a<0?[[a,h]]:[]:[[a,h],[m,M]]).find(([,A])=>A<1||A>n);y&&v.push((0,p.D6)(e,y[0],n)),!(m==="end"&&h>n||v.length>0)&&r.range(Math.min(h,M),Math.
max(h,M))}if(v.length>0)throw s((0,p.bs)(v));return i.items.every(({negated:e})=>e)&&u.add("all"),u.without(c)}function l(_){const n=E(_);if("problem"in n||n.items.
length!==1)return;const{negated:t,pages:s}=n.items[0];if(t)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:i,to:u}=s;return u===
"end"?{first:i}:u===-1?{first:i}:u<1?void 0:{first:Math.min(i,u),last:Math.max(i,u)}}class d{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,t){this.differences[n]++,this.differences[t+1]--}without(n){
const t=new Uint32Array(this.pageCount);let s=0,i=0,u=0;for(let c=1;c<=this.pageCount;c++){i+=this.differences[c],u+=n.differences[c];const v=c%2===1?"odd":"eve\
n";(i>0||this[v])&&!(u>0||n[v])&&(t[s++]=c)}return t.subarray(0,s)}}function f(_){return/^(not +)?\.\./i.test(_)?"has no start: a range is written 1..5":/^!/.test(
_)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(_.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((b,O,o)=>{o.d(O,{$:()=>E,U:()=>g});var D=o(58552),p=o(29082),P=o(98446);const E={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function g({first_page:l,last_page:d,pages:f},_){if(f!==void 0)return(0,p.k1)(
f,_);const n=(0,P.y_)(_,"page"),t=[];if(l>_&&t.push({field:"first_page",message:`is ${l}, but the document has ${n}`}),d!==void 0&&d>_&&t.push({field:"last_page",
message:`is ${d}, but the document has ${n}`}),t.length===0&&d!==void 0&&l>d&&t.push({field:"first_page",message:`is ${l}, which is after last_page (${d})`,mentions:[
"last_page"]}),t.length>0)throw(0,D.G6)(t);return Uint32Array.from({length:(d??_)-l+1},(s,i)=>l+i)}}),36703:((b,O,o)=>{o.d(O,{L:()=>_});var D=o(56457),p=o(91519),
P=o(87826),E=o(14029),g=o(77500),l=o(73249),d=o(17671),f=o(52404);async function _(t,s,i,u){const c=await(0,p.E)(t.bytes,i,{password:s}),v=c.pages.count,e=u(v);
if(!e){const m=await(0,P.i)(c,t.bytes),h=v;return{documents:[{name:t.name,bytes:m,pageCount:h}],notes:[f.$],facts:{sourcePageCount:v,pageCount:h}}}await(0,l.E)(
c);const r=await(0,d.lh)(c,e),a=await(0,E.UN)(c);return{documents:[{name:t.name,bytes:a,pageCount:r.pageCount}],notes:[...(0,D.L4)(r.removedSignatures),...r.removedXfa?
[(0,g.Yw)("pages")]:[]],facts:n(v,r)}}function n(t,s){const{pageCount:i,removedPages:u,repeatedPages:c}=s;return{sourcePageCount:t,pageCount:i,...c>0&&{repeatedPages:c},
...u>0&&{removedPages:u,removedBookmarks:s.removedOutlineItems,removedDestinations:s.removedDestinations,removedLinks:s.removedLinks,removedFields:s.removedFields}}}}),
77500:((b,O,o)=>{o.d(O,{Yw:()=>d,br:()=>g,f4:()=>P,mD:()=>E});var D=o(58552),p=o(9819);function P(f,_){return _.form?.dict.has("XFA")?f.resolve(f.catalog.get("N\
eedsRendering"))===!0||!_.fields.some(({kind:t})=>t!=="unknown")?"dynamic":"static":"none"}function E(f,_){if(P(f,_)!=="dynamic")return;const n="is a dynamic XF\
A form, whose pages and fields only Adobe viewers show";throw new D.zU("invalid_parameters",`file: ${n}`,{issues:[{field:"file",message:n}],advice:"Print it to \
a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function g(f,_){const n=(0,p.Wo)(f,"AcroForm");return n?.dict.has("XFA")?(f.edit(n.
holder),n.dict.delete("XFA"),f.catalog.has("NeedsRendering")&&f.editCatalog().delete("NeedsRendering"),[d(_)]):[]}const l={values:"it would still show the old v\
alues.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields\
 themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the\
 pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},d=f=>({code:"xfa_removed",message:`The XFA version of \
the form was removed, because ${l[f]}`})}),73249:((b,O,o)=>{o.d(O,{E:()=>n});var D=o(21996),p=o(87773),P=o(90536),E=o(78157),g=o(45599),l=o(12207),d=o(9819),f=o(
17671);const _=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function n(e){const r=await c(e);if(r.length===0)return;let a;const m=(0,d.Wo)(e,"Dests");let h;for(const M of r){
const T=e.get(M),y={changed:!1},A=R=>{t(R)&&(R[0]=s(e,R[0])??(h??=e.add(null)),y.changed=!0)};t(T)&&(a??=await u(e),a.has(M)||A(T)),(0,g.cy)(T)&&T.forEach(A),(0,P.
C)(T,R=>i(e,R,A)),m?.holder===M&&m.dict.forEach(A),y.changed&&e.edit(M)}h&&await(0,f.E2)(e,h)}function t(e){return(0,g.cy)(e)&&typeof e[0]=="number"&&e[1]instanceof
g.SX&&_.test(e[1].text)}function s(e,r){const a=(0,l.hN)(e,r);return a===void 0?void 0:new g.oS(e.pages.number(a))}function i(e,r,a){const m=r.get("Names");(0,g.
cy)(m)&&m.forEach(a),a(r.get("Dest")),a(r.get("OpenAction"));const h=e.resolve(r.get("S"));(h===null||(0,g.Eo)(h,"GoTo"))&&a(r.get("D"))}async function u(e){const r=new Set,
{GoToR:a,GoToE:m}=await(0,D.zx)(e,["GoToR","GoToE"]);for await(const[,h]of(0,p.$)(e,[...a,...m]))(0,P.C)(h,M=>{const[T,y]=[e.resolve(M.get("S")),M.get("D")];(0,g.
i9)(y)&&((0,g.Eo)(T,"GoToR")||(0,g.Eo)(T,"GoToE"))&&r.add(y.number)});return r}async function c(e){const r=new Set;await(0,D.RJ)(e,(a,m,h,M)=>{const T=a.subarray(
m,h);for(const y of["Fit","XYZ"])for(let A=T.indexOf(y);A>=0;A=T.indexOf(y,A+y.length)){if(!v(T,A))continue;const R=M(m+A);R!==void 0&&r.add(R)}});for(const a of(0,D.
vb)(e))r.add(a);return[...r]}function v(e,r){let a=r-2;for(;a>=0&&E.Kl[e[a]]===E.t6;)a--;return(0,E.yp)(e[a])}}),87826:((b,O,o)=>{o.d(O,{N:()=>P,i:()=>g});var D=o(
78157),p=o(14029);function P(l,d){const{bytes:f}=l;if(!(E(l)||(0,D.bS)(f.subarray(0,5)).toString("latin1")!=="%PDF-"))return f.length===d.length?d:f}const E=({suspect:l,
pages:d})=>l||d.count!==d.claimed||d.blank.length>0,g=async(l,d,f)=>P(l,d)??await(0,p.UN)(l,f)})};
