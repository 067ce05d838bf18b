"use strict";exports.id=4841,exports.ids=[4841],exports.modules={72750:((B,T,i)=>{i.d(T,{Ly:()=>D,NL:()=>g,UL:()=>P,aW:()=>y,bs:()=>n,ml:()=>c,p6:()=>p,xv:()=>m});var b=i(58552),
E=i(98446);const v=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function p(s){const o=[],e=[];for(const[a,t]of s.split(",").entries()){const f=a+1,r=v.exec(t),d=u=>{e.push(
`entry ${f} ('${c(t)}') ${u}`)};if(t.trim()===""){e.push(`entry ${f} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!r){d(
M(t));continue}const l=Number(r[1]),_=r[3]===void 0?void 0:Number(r[3]);l===0||_===0?d("names page 0: pages count from 1, and -1 is the last page"):o.push({from:l,
to:_,range:r[2]!==void 0,text:t.trim(),position:f})}return e.length>0?{problem:n(e)}:{items:o}}function y(s,o,e){const a=_=>(0,b.G6)([{field:"page_order",message:_}]),
t=p(s);if("problem"in t)throw a(t.problem);const f=D(t.items,o);if("problem"in f)throw a(f.problem);const r=P(f.spans);if(r>e)throw a(`names ${r} pages in all; \
at most ${e} are allowed`);const d=new Uint32Array(r);let l=0;for(const{first:_,last:u}of f.spans){const O=_<=u?1:-1;for(let U=_;U!==u+O;U+=O)d[l++]=U}return d}
function D(s,o){const e=[],a=s.map(t=>{const f=u=>u<0?o+1+u:u,r=f(t.from),d=t.range?t.to===void 0?o:f(t.to):r,_=[[t.from,r],[t.to??t.from,d]].find(([,u])=>u<1||
u>o);return _&&e.push(`entry ${t.position} ('${c(t.text)}') names ${m(_[0])}, but the document has ${(0,E.y_)(o,"page")}`),{first:r,last:d}});return e.length>0?
{problem:n(e)}:{spans:a}}const P=s=>s.reduce((o,{first:e,last:a})=>o+Math.abs(a-e)+1,0);function m(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far bey\
ond its end"}function M(s){return/^ *\.\./.test(s)?"has no start: a range is written 1..5":g(s)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const h=5;function n(s){const o=s.length-h;return[...s.slice(0,h),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function g(s){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(s);return o?`is not a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function c(s){const o=[
...s].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,E.Bu)(o.join(""),40)}}),29082:((B,T,i)=>{i.d(T,{k1:()=>D,lY:()=>y,m7:()=>P});var b=i(58552),E=i(
72750),v=i(98446);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function y(h){const n=[],g=[];for(const[c,s]of h.split(",").entries()){const o=c+
1,e=s.trim();if(e===""){g.push(`entry ${o} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const a=p.exec(e),t=I=>{g.push(`en\
try ${o} ('${(0,E.ml)(e)}') ${I}`)};if(!a){t(M(e));continue}const[,f,r,d,l,_]=a,u={negated:f!==void 0,text:e,position:o};if(r!==void 0){n.push({...u,pages:r.toLowerCase()});
continue}const O=Number(d),U=l===void 0?O:_===void 0?"end":Number(_);O===0||U===0?t("names page 0: pages count from 1, and -1 is the last page"):n.push({...u,pages:{
from:O,to:U}})}return g.length>0?{problem:(0,E.bs)(g)}:{items:n}}function D(h,n,g="pages"){const c=t=>(0,b.G6)([{field:g,message:t}]),s=y(h);if("problem"in s)throw c(
s.problem);const o=new m(n),e=new m(n),a=[];for(const t of s.items){const f=t.negated?e:o;if(typeof t.pages=="string"){f.add(t.pages);continue}const{from:r,to:d}=t.
pages,l=r<0?n+1+r:r,_=d==="end"?n:d<0?n+1+d:d,O=(d==="end"?r<0?[[r,l]]:[]:[[r,l],[d,_]]).find(([,U])=>U<1||U>n);O&&a.push(`entry ${t.position} ('${(0,E.ml)(t.text)}\
') names ${(0,E.xv)(O[0])}, but the document has ${(0,v.y_)(n,"page")}`),!(d==="end"&&l>n||a.length>0)&&f.range(Math.min(l,_),Math.max(l,_))}if(a.length>0)throw c(
(0,E.bs)(a));return s.items.every(({negated:t})=>t)&&o.add("all"),o.without(e)}function P(h){const n=y(h);if("problem"in n||n.items.length!==1)return;const{negated:g,
pages:c}=n.items[0];if(g)return;if(c==="all")return{first:1};if(typeof c=="string"||c.from<1)return;const{from:s,to:o}=c;return o==="end"?{first:s}:o===-1?{first:s}:
o<1?void 0:{first:Math.min(s,o),last:Math.max(s,o)}}class m{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=n,this.differences=new Int32Array(
n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,g){this.differences[n]++,this.differences[g+1]--}without(n){const g=new Uint32Array(this.
pageCount);let c=0,s=0,o=0;for(let e=1;e<=this.pageCount;e++){s+=this.differences[e],o+=n.differences[e];const a=e%2===1?"odd":"even";(s>0||this[a])&&!(o>0||n[a])&&
(g[c++]=e)}return g.subarray(0,c)}}function M(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is written 1..5":/^!/.test(h)?"is not a page: leave out p\
ages with not, such as not 2":(0,E.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),54841:((B,T,i)=>{i.r(T),i.d(T,{insert_blank_pages:()=>P});var b=i(29082),E=i(42973),v=i(90966),p=i(37253),y=i(65901),D=i(52404);const P=async(m,M,h)=>{
const{blank_before:n,blank_after:g}=M,c=await(0,v.E)(m.bytes,h,{password:M.open_password}),{count:s}=c.pages,o=n===void 0?"blank_after":"blank_before",e=(0,b.k1)(
n??g??"",s,o),a=s+e.length,t={sourcePageCount:s,pageCount:a,insertedPages:e.length};if(e.length===0){const r=c.suspect?await(0,p.UN)(c):m.bytes;return{documents:[
{name:m.name,bytes:r,pageCount:a}],notes:[D.$],facts:t}}const f=h.limits.pages;if(a>f)throw(0,E.F)("pages",`The result would have more than ${f} pages`,"Insert \
fewer pages",o);return await(0,y.U)(c,e,n===void 0?"after":"before"),{documents:[{name:m.name,bytes:await(0,p.UN)(c),pageCount:a}],notes:[],facts:t}}}),52404:((B,T,i)=>{
i.d(T,{$:()=>p,U:()=>y});var b=i(58552),E=i(29082),v=i(98446);const p={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function y({first_page:D,last_page:P,pages:m},M){if(m!==void 0)return(0,E.k1)(m,M);const h=(0,v.y_)(M,"page"),n=[];if(D>M&&n.push({field:"\
first_page",message:`is ${D}, but the document has ${h}`}),P!==void 0&&P>M&&n.push({field:"last_page",message:`is ${P}, but the document has ${h}`}),n.length===
0&&P!==void 0&&D>P&&n.push({field:"first_page",message:`is ${D}, which is after last_page (${P})`,mentions:["last_page"]}),n.length>0)throw(0,b.G6)(n);return Uint32Array.
from({length:(P??M)-D+1},(g,c)=>D+c)}}),65901:((B,T,i)=>{i.d(T,{U:()=>M});var b=i(45599),E=i(33546),v=i(2878),p=i(94399),y=i(73249);const D=["BleedBox","TrimBox",
"ArtBox","UserUnit"],P=["MediaBox","CropBox","Rotate"],m={style:void 0,prefix:void 0,number:1};async function M(n,g,c){await(0,y.E)(n);const{pages:s,job:o}=n,e=await(0,E.
Hr)(n),a=[],t=[];let f=0;for(let r=0;r<s.count;r++){const d=g[f]===r+1;d&&f++;const l=e?.(r)??m,_=d?h(n,r):-1;d&&c==="before"&&(a.push(_),t.push(m)),a.push(s.number(
r)),t.push(l),d&&c==="after"&&(a.push(_),t.push(m));const u=o.pace.step(400);u&&await u}(0,p.N)(n),(0,v.m)(n),e&&n.editCatalog().set("PageLabels",n.add((0,E.Zh)(
n,t))),await s.rebuild(a)}function h(n,g){const{pages:c}=n,s={Type:(0,b.UU)("Page"),Resources:(0,b.jd)({})};for(const o of P)s[o]=c.attribute(g,o);for(const o of D)
s[o]=n.entry(c.number(g),o);return n.add((0,b.jd)(s)).number}}),73249:((B,T,i)=>{i.d(T,{E:()=>M});var b=i(21996),E=i(90536),v=i(78157),p=i(45599),y=i(12207),D=i(
9819),P=i(17671);const m=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function M(e){const a=await s(e);if(a.length===0)return;let t;const f=(0,D.Wo)(e,"Dests");let r;
for(const d of a){const l=e.get(d),_={changed:!1},u=O=>{h(O)&&(O[0]=n(e,O[0])??(r??=e.add(null)),_.changed=!0)};h(l)&&(t??=await c(e),t.has(d)||u(l)),(0,p.cy)(l)&&
l.forEach(u),(0,E.C)(l,O=>g(e,O,u)),f?.holder===d&&f.dict.forEach(u),_.changed&&e.edit(d)}r&&await(0,P.E2)(e,r)}function h(e){return(0,p.cy)(e)&&typeof e[0]=="n\
umber"&&e[1]instanceof p.SX&&m.test(e[1].text)}function n(e,a){const t=(0,y.hN)(e,a);return t===void 0?void 0:new p.oS(e.pages.number(t))}function g(e,a,t){const f=a.
get("Names");(0,p.cy)(f)&&f.forEach(t),t(a.get("Dest")),t(a.get("OpenAction"));const r=e.resolve(a.get("S"));(r===null||(0,p.Eo)(r,"GoTo"))&&t(a.get("D"))}async function c(e){
const a=new Set,{GoToR:t,GoToE:f}=await(0,b.zx)(e,["GoToR","GoToE"]);for(const r of[...t,...f])(0,E.C)(e.get(r),d=>{const[l,_]=[e.resolve(d.get("S")),d.get("D")];
(0,p.i9)(_)&&((0,p.Eo)(l,"GoToR")||(0,p.Eo)(l,"GoToE"))&&a.add(_.number)});return a}async function s(e){const a=new Set;await(0,b.RJ)(e,(t,f,r,d)=>{const l=t.subarray(
f,r);for(const _ of["Fit","XYZ"])for(let u=l.indexOf(_);u>=0;u=l.indexOf(_,u+_.length)){if(!o(l,u))continue;const O=d(f+u);O!==void 0&&a.add(O)}});for(const t of(0,b.
vb)(e))a.add(t);return[...a]}function o(e,a){let t=a-2;for(;t>=0&&v.Kl[e[t]]===v.t6;)t--;return(0,v.yp)(e[t])}})};
