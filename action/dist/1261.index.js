"use strict";exports.id=1261,exports.ids=[1261],exports.modules={66974:((y,O,s)=>{s.d(O,{D6:()=>D,F1:()=>P,NL:()=>l,P3:()=>m,br:()=>_,bs:()=>v});var p=s(98446);const m={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(e,a,i){const f=[],c=[];for(const[t,n]of e.split(",").entries()){const o=t+1;if(a!==void 0&&
n.trim()===""){c.push(`entry ${o} is empty: write ${a}, separated by single commas`);continue}const u=i(n,o);"problem"in u?c.push(_(o,n,u.problem)):f.push(u.item)}
return c.length>0?{problem:v(c)}:{items:f}}const _=(e,a,i)=>`entry ${e} ('${r(a.trim())}') ${i}`,D=({position:e,text:a},i,f)=>_(e,a,`names ${g(i)}, but the docu\
ment has ${(0,p.y_)(f,"page")}`);function g(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const h=5;function v(e){const a=e.length-h;
return[...e.slice(0,h),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function l(e){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return a?`is n\
ot a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(e){const a=[...e].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(i)?"?":i);return(0,p.Bu)(a.join(""),40)}}),29082:((y,O,s)=>{s.d(O,{k1:()=>D,lY:()=>_,m7:()=>g});var p=s(58552),m=s(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
_=l=>(0,m.F1)(l,"pages such as 1..3, -1, odd",(r,e)=>{const a=r.trim(),i=P.exec(a);if(!i)return{problem:v(a)};const[,f,c,t,n,o]=i,u={negated:f!==void 0,text:a,position:e};
if(c!==void 0)return{item:{...u,pages:c.toLowerCase()}};const d=Number(t),E=n===void 0?d:o===void 0?"end":Number(o);return d===0||E===0?m.P3:{item:{...u,pages:{
from:d,to:E}}}});function D(l,r,e="pages"){const a=n=>(0,p.G6)([{field:e,message:n}]),i=_(l);if("problem"in i)throw a(i.problem);const f=new h(r),c=new h(r),t=[];
for(const n of i.items){const o=n.negated?c:f;if(typeof n.pages=="string"){o.add(n.pages);continue}const{from:u,to:d}=n.pages,E=u<0?r+1+u:u,M=d==="end"?r:d<0?r+
1+d:d,b=(d==="end"?u<0?[[u,E]]:[]:[[u,E],[d,M]]).find(([,B])=>B<1||B>r);b&&t.push((0,m.D6)(n,b[0],r)),!(d==="end"&&E>r||t.length>0)&&o.range(Math.min(E,M),Math.
max(E,M))}if(t.length>0)throw a((0,m.bs)(t));return i.items.every(({negated:n})=>n)&&f.add("all"),f.without(c)}function g(l){const r=_(l);if("problem"in r||r.items.
length!==1)return;const{negated:e,pages:a}=r.items[0];if(e)return;if(a==="all")return{first:1};if(typeof a=="string"||a.from<1)return;const{from:i,to:f}=a;return f===
"end"?{first:i}:f===-1?{first:i}:f<1?void 0:{first:Math.min(i,f),last:Math.max(i,f)}}class h{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,e){this.differences[r]++,this.differences[e+1]--}without(r){
const e=new Uint32Array(this.pageCount);let a=0,i=0,f=0;for(let c=1;c<=this.pageCount;c++){i+=this.differences[c],f+=r.differences[c];const t=c%2===1?"odd":"eve\
n";(i>0||this[t])&&!(f>0||r[t])&&(e[a++]=c)}return e.subarray(0,a)}}function v(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is written 1..5":/^!/.test(
l)?"is not a page: leave out pages with not, such as not 2":(0,m.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),54841:((y,O,s)=>{s.r(O),s.d(O,{insert_blank_pages:()=>v});var p=s(29082),m=s(42973),P=s(12237),_=s(87826),D=s(14029),g=s(
65901),h=s(52404);const v=async(l,r,e)=>{const{blank_before:a,blank_after:i}=r,f=await(0,P.E)(l.bytes,e,{password:r.open_password}),{count:c}=f.pages,t=a===void 0?
"blank_after":"blank_before",n=(0,p.k1)(a??i??"",c,t),o=c+n.length,u={sourcePageCount:c,pageCount:o,insertedPages:n.length};if(n.length===0){const E=await(0,_.i)(
f,l.bytes);return{documents:[{name:l.name,bytes:E,pageCount:o}],notes:[h.$],facts:u}}const d=e.limits.pages;if(o>d)throw(0,m.F)("pages",`The result would have m\
ore than ${d} pages`,"Insert fewer pages",t);return await(0,g.U)(f,n,a===void 0?"after":"before"),{documents:[{name:l.name,bytes:await(0,D.UN)(f),pageCount:o}],
notes:[],facts:u}}}),52404:((y,O,s)=>{s.d(O,{$:()=>_,U:()=>D});var p=s(58552),m=s(29082),P=s(98446);const _={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function D({first_page:g,last_page:h,pages:v},l){if(v!==void 0)return(0,m.k1)(v,l);const r=(0,P.
y_)(l,"page"),e=[];if(g>l&&e.push({field:"first_page",message:`is ${g}, but the document has ${r}`}),h!==void 0&&h>l&&e.push({field:"last_page",message:`is ${h}\
, but the document has ${r}`}),e.length===0&&h!==void 0&&g>h&&e.push({field:"first_page",message:`is ${g}, which is after last_page (${h})`,mentions:["last_page"]}),
e.length>0)throw(0,p.G6)(e);return Uint32Array.from({length:(h??l)-g+1},(a,i)=>g+i)}}),65901:((y,O,s)=>{s.d(O,{U:()=>l});var p=s(45599),m=s(33546),P=s(2878),_=s(
94399),D=s(73249);const g=["BleedBox","TrimBox","ArtBox","UserUnit"],h=["MediaBox","CropBox","Rotate"],v={style:void 0,prefix:void 0,number:1};async function l(e,a,i){
await(0,D.E)(e);const{pages:f,job:c}=e,t=await(0,m.Hr)(e),n=[],o=[];let u=0;for(let d=0;d<f.count;d++){const E=a[u]===d+1;E&&u++;const M=t?.(d)??v,T=E?r(e,d):-1;
E&&i==="before"&&(n.push(T),o.push(v)),n.push(f.number(d)),o.push(M),E&&i==="after"&&(n.push(T),o.push(v));const b=c.pace.step(400);b&&await b}(0,_.N)(e),(0,P.m)(
e),t&&e.editCatalog().set("PageLabels",e.add((0,m.Zh)(e,o))),await f.rebuild(n)}function r(e,a){const{pages:i}=e,f={Type:(0,p.UU)("Page"),Resources:(0,p.jd)({})};
for(const c of h)f[c]=i.attribute(a,c);for(const c of g)f[c]=e.entry(i.number(a),c);return e.add((0,p.jd)(f)).number}}),73249:((y,O,s)=>{s.d(O,{E:()=>l});var p=s(
21996),m=s(90536),P=s(78157),_=s(45599),D=s(12207),g=s(9819),h=s(17671);const v=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function l(t){const n=await f(t);if(n.length===
0)return;let o;const u=(0,g.Wo)(t,"Dests");let d;for(const E of n){const M=t.get(E),T={changed:!1},b=B=>{r(B)&&(B[0]=e(t,B[0])??(d??=t.add(null)),T.changed=!0)};
r(M)&&(o??=await i(t),o.has(E)||b(M)),(0,_.cy)(M)&&M.forEach(b),(0,m.C)(M,B=>a(t,B,b)),u?.holder===E&&u.dict.forEach(b),T.changed&&t.edit(E)}d&&await(0,h.E2)(t,
d)}function r(t){return(0,_.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof _.SX&&v.test(t[1].text)}function e(t,n){const o=(0,D.hN)(t,n);return o===void 0?void 0:
new _.oS(t.pages.number(o))}function a(t,n,o){const u=n.get("Names");(0,_.cy)(u)&&u.forEach(o),o(n.get("Dest")),o(n.get("OpenAction"));const d=t.resolve(n.get("\
S"));(d===null||(0,_.Eo)(d,"GoTo"))&&o(n.get("D"))}async function i(t){const n=new Set,{GoToR:o,GoToE:u}=await(0,p.zx)(t,["GoToR","GoToE"]);for(const d of[...o,
...u])(0,m.C)(t.get(d),E=>{const[M,T]=[t.resolve(E.get("S")),E.get("D")];(0,_.i9)(T)&&((0,_.Eo)(M,"GoToR")||(0,_.Eo)(M,"GoToE"))&&n.add(T.number)});return n}async function f(t){
const n=new Set;await(0,p.RJ)(t,(o,u,d,E)=>{const M=o.subarray(u,d);for(const T of["Fit","XYZ"])for(let b=M.indexOf(T);b>=0;b=M.indexOf(T,b+T.length)){if(!c(M,b))
continue;const B=E(u+b);B!==void 0&&n.add(B)}});for(const o of(0,p.vb)(t))n.add(o);return[...n]}function c(t,n){let o=n-2;for(;o>=0&&P.Kl[t[o]]===P.t6;)o--;return(0,P.
yp)(t[o])}}),70549:((y,O,s)=>{s.d(O,{n:()=>p});function p(m){const P=new WeakMap;return _=>{if(_.hasChanges)return m(_);const D=P.get(_);if(D)return D.answer;const g=m(
_);return P.set(_,{answer:g}),g}}}),87826:((y,O,s)=>{s.d(O,{N:()=>P,i:()=>_});var p=s(78157),m=s(14029);function P({suspect:D,bytes:g},h){if(!(D||(0,p.bS)(g.subarray(
0,5)).toString("latin1")!=="%PDF-"))return g.length===h.length?h:g}const _=async(D,g,h)=>P(D,g)??await(0,m.UN)(D,h)})};
