"use strict";exports.id=5478,exports.ids=[5478],exports.modules={66974:((w,D,a)=>{a.d(D,{D6:()=>O,F1:()=>P,NL:()=>r,P3:()=>l,br:()=>_,bs:()=>g});var v=a(98446);const l={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(t,s,n){const f=[],u=[];for(const[o,d]of t.split(",").entries()){const i=o+1;if(s!==void 0&&
d.trim()===""){u.push(`entry ${i} is empty: write ${s}, separated by single commas`);continue}const c=n(d,i);"problem"in c?u.push(_(i,d,c.problem)):f.push(c.item)}
return u.length>0?{problem:g(u)}:{items:f}}const _=(t,s,n)=>`entry ${t} ('${e(s.trim())}') ${n}`,O=({position:t,text:s},n,f)=>_(t,s,`names ${E(n)}, but the docu\
ment has ${(0,v.y_)(f,"page")}`);function E(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const m=5;function g(t){const s=t.length-m;
return[...t.slice(0,m),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function r(t){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(t){const s=[...t].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(n)?"?":n);return(0,v.Bu)(s.join(""),40)}}),72750:((w,D,a)=>{a.d(D,{Ly:()=>E,UL:()=>m,aW:()=>O,p6:()=>_});var v=a(58552),l=a(66974);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,
_=r=>(0,l.F1)(r,"pages such as 3,1,2 or 2..5",(e,t)=>{const s=P.exec(e);if(!s)return{problem:g(e)};const n=Number(s[1]),f=s[3]===void 0?void 0:Number(s[3]);return n===
0||f===0?l.P3:{item:{from:n,to:f,range:s[2]!==void 0,text:e.trim(),position:t}}});function O(r,e,t){const s=i=>(0,v.G6)([{field:"page_order",message:i}]),n=_(r);
if("problem"in n)throw s(n.problem);const f=E(n.items,e);if("problem"in f)throw s(f.problem);const u=m(f.spans);if(u>t)throw s(`names ${u} pages in all; at most\
 ${t} are allowed`);const o=new Uint32Array(u);let d=0;for(const{first:i,last:c}of f.spans){const h=i<=c?1:-1;for(let p=i;p!==c+h;p+=h)o[d++]=p}return o}function E(r,e){
const t=[],s=r.map(n=>{const f=c=>c<0?e+1+c:c,u=f(n.from),o=n.range?n.to===void 0?e:f(n.to):u,i=[[n.from,u],[n.to??n.from,o]].find(([,c])=>c<1||c>e);return i&&t.
push((0,l.D6)(n,i[0],e)),{first:u,last:o}});return t.length>0?{problem:(0,l.bs)(t)}:{spans:s}}const m=r=>r.reduce((e,{first:t,last:s})=>e+Math.abs(s-t)+1,0);function g(r){
return/^ *\.\./.test(r)?"has no start: a range is written 1..5":(0,l.NL)(r)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((w,D,a)=>{
a.d(D,{k1:()=>O,lY:()=>_,m7:()=>E});var v=a(58552),l=a(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,_=r=>(0,l.F1)(r,"pages such as \
1..3, -1, odd",(e,t)=>{const s=e.trim(),n=P.exec(s);if(!n)return{problem:g(s)};const[,f,u,o,d,i]=n,c={negated:f!==void 0,text:s,position:t};if(u!==void 0)return{
item:{...c,pages:u.toLowerCase()}};const h=Number(o),p=d===void 0?h:i===void 0?"end":Number(i);return h===0||p===0?l.P3:{item:{...c,pages:{from:h,to:p}}}});function O(r,e,t="\
pages"){const s=d=>(0,v.G6)([{field:t,message:d}]),n=_(r);if("problem"in n)throw s(n.problem);const f=new m(e),u=new m(e),o=[];for(const d of n.items){const i=d.
negated?u:f;if(typeof d.pages=="string"){i.add(d.pages);continue}const{from:c,to:h}=d.pages,p=c<0?e+1+c:c,M=h==="end"?e:h<0?e+1+h:h,b=(h==="end"?c<0?[[c,p]]:[]:
[[c,p],[h,M]]).find(([,T])=>T<1||T>e);b&&o.push((0,l.D6)(d,b[0],e)),!(h==="end"&&p>e||o.length>0)&&i.range(Math.min(p,M),Math.max(p,M))}if(o.length>0)throw s((0,l.
bs)(o));return n.items.every(({negated:d})=>d)&&f.add("all"),f.without(u)}function E(r){const e=_(r);if("problem"in e||e.items.length!==1)return;const{negated:t,
pages:s}=e.items[0];if(t)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:n,to:f}=s;return f==="end"?{first:n}:f===-1?{first:n}:
f<1?void 0:{first:Math.min(n,f),last:Math.max(n,f)}}class m{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=e,this.differences=new Int32Array(
e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,t){this.differences[e]++,this.differences[t+1]--}without(e){const t=new Uint32Array(this.
pageCount);let s=0,n=0,f=0;for(let u=1;u<=this.pageCount;u++){n+=this.differences[u],f+=e.differences[u];const o=u%2===1?"odd":"even";(n>0||this[o])&&!(f>0||e[o])&&
(t[s++]=u)}return t.subarray(0,s)}}function g(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is written 1..5":/^!/.test(r)?"is not a page: leave out p\
ages with not, such as not 2":(0,l.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),52404:((w,D,a)=>{a.d(D,{$:()=>_,U:()=>O});var v=a(58552),l=a(29082),P=a(98446);const _={code:"no_pages_selected",message:"The document has none of t\
he pages that were asked for, so nothing was changed."};function O({first_page:E,last_page:m,pages:g},r){if(g!==void 0)return(0,l.k1)(g,r);const e=(0,P.y_)(r,"p\
age"),t=[];if(E>r&&t.push({field:"first_page",message:`is ${E}, but the document has ${e}`}),m!==void 0&&m>r&&t.push({field:"last_page",message:`is ${m}, but th\
e document has ${e}`}),t.length===0&&m!==void 0&&E>m&&t.push({field:"first_page",message:`is ${E}, which is after last_page (${m})`,mentions:["last_page"]}),t.length>
0)throw(0,v.G6)(t);return Uint32Array.from({length:(m??r)-E+1},(s,n)=>E+n)}}),36703:((w,D,a)=>{a.d(D,{L:()=>m});var v=a(12237),l=a(37253),P=a(77500),_=a(73249),
O=a(17671),E=a(52404);async function m(r,e,t,s){const n=await(0,v.E)(r.bytes,t,{password:e}),f=n.pages.count,u=s(f);if(!u){const i=n.suspect?await(0,l.UN)(n):r.
bytes,c=f;return{documents:[{name:r.name,bytes:i,pageCount:c}],notes:[E.$],facts:{sourcePageCount:f,pageCount:c}}}await(0,_.E)(n);const o=await(0,O.lh)(n,u),d=await(0,l.
UN)(n);return{documents:[{name:r.name,bytes:d,pageCount:o.pageCount}],notes:o.removedXfa?[(0,P.Yw)("pages")]:[],facts:g(f,o)}}function g(r,e){const{pageCount:t,
removedPages:s,repeatedPages:n}=e;return{sourcePageCount:r,pageCount:t,...n>0&&{repeatedPages:n},...s>0&&{removedPages:s,removedBookmarks:e.removedOutlineItems,
removedDestinations:e.removedDestinations,removedLinks:e.removedLinks,removedFields:e.removedFields}}}}),65478:((w,D,a)=>{a.r(D),a.d(D,{reorder_pages:()=>P});var v=a(
72750),l=a(36703);const P=(_,O,E)=>(0,l.L)(_,O.open_password,E,m=>(0,v.aW)(O.page_order,m,E.limits.orderPages))}),77500:((w,D,a)=>{a.d(D,{Yw:()=>m,br:()=>O,f4:()=>P,
mD:()=>_});var v=a(58552),l=a(9819);function P(g,r){return r.form?.dict.has("XFA")?g.resolve(g.catalog.get("NeedsRendering"))===!0||!r.fields.some(({kind:t})=>t!==
"unknown")?"dynamic":"static":"none"}function _(g,r){if(P(g,r)!=="dynamic")return;const e="is a dynamic XFA form, whose pages and fields only Adobe viewers show";
throw new v.zU("invalid_parameters",`file: ${e}`,{issues:[{field:"file",message:e}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for \
a form without XFA"})}function O(g,r){const e=(0,l.Wo)(g,"AcroForm");return e?.dict.has("XFA")?(g.edit(e.holder),e.dict.delete("XFA"),g.catalog.has("NeedsRender\
ing")&&g.editCatalog().delete("NeedsRendering"),[m(r)]):[]}const E={values:"it would still show the old values.",pages:"it described removed pages. The fields t\
hemselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"it says where fields are o\
n the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},m=g=>({code:"xfa_removed",message:`The XFA versio\
n of the form was removed, because ${E[g]}`})}),73249:((w,D,a)=>{a.d(D,{E:()=>r});var v=a(21996),l=a(90536),P=a(78157),_=a(45599),O=a(12207),E=a(9819),m=a(17671);
const g=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function r(o){const d=await f(o);if(d.length===0)return;let i;const c=(0,E.Wo)(o,"Dests");let h;for(const p of d){
const M=o.get(p),A={changed:!1},b=T=>{e(T)&&(T[0]=t(o,T[0])??(h??=o.add(null)),A.changed=!0)};e(M)&&(i??=await n(o),i.has(p)||b(M)),(0,_.cy)(M)&&M.forEach(b),(0,l.
C)(M,T=>s(o,T,b)),c?.holder===p&&c.dict.forEach(b),A.changed&&o.edit(p)}h&&await(0,m.E2)(o,h)}function e(o){return(0,_.cy)(o)&&typeof o[0]=="number"&&o[1]instanceof
_.SX&&g.test(o[1].text)}function t(o,d){const i=(0,O.hN)(o,d);return i===void 0?void 0:new _.oS(o.pages.number(i))}function s(o,d,i){const c=d.get("Names");(0,_.
cy)(c)&&c.forEach(i),i(d.get("Dest")),i(d.get("OpenAction"));const h=o.resolve(d.get("S"));(h===null||(0,_.Eo)(h,"GoTo"))&&i(d.get("D"))}async function n(o){const d=new Set,
{GoToR:i,GoToE:c}=await(0,v.zx)(o,["GoToR","GoToE"]);for(const h of[...i,...c])(0,l.C)(o.get(h),p=>{const[M,A]=[o.resolve(p.get("S")),p.get("D")];(0,_.i9)(A)&&((0,_.
Eo)(M,"GoToR")||(0,_.Eo)(M,"GoToE"))&&d.add(A.number)});return d}async function f(o){const d=new Set;await(0,v.RJ)(o,(i,c,h,p)=>{const M=i.subarray(c,h);for(const A of[
"Fit","XYZ"])for(let b=M.indexOf(A);b>=0;b=M.indexOf(A,b+A.length)){if(!u(M,b))continue;const T=p(c+b);T!==void 0&&d.add(T)}});for(const i of(0,v.vb)(o))d.add(i);
return[...d]}function u(o,d){let i=d-2;for(;i>=0&&P.Kl[o[i]]===P.t6;)i--;return(0,P.yp)(o[i])}})};
