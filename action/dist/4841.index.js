"use strict";exports.id=4841,exports.ids=[4841],exports.modules={66974:((y,v,a)=>{a.d(v,{D6:()=>O,F1:()=>D,NL:()=>u,P3:()=>m,br:()=>l,bs:()=>b});var p=a(98446);const m={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(e,s,i){const f=[],_=[];for(const[t,n]of e.split(",").entries()){const o=t+1;if(s!==void 0&&
n.trim()===""){_.push(`entry ${o} is empty: write ${s}, separated by single commas`);continue}const c=i(n,o);"problem"in c?_.push(l(o,n,c.problem)):f.push(c.item)}
return _.length>0?{problem:b(_)}:{items:f}}const l=(e,s,i)=>`entry ${e} ('${r(s.trim())}') ${i}`,O=({position:e,text:s},i,f)=>l(e,s,`names ${h(i)}, but the docu\
ment has ${(0,p.y_)(f,"page")}`);function h(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const E=5;function b(e){const s=e.length-E;
return[...e.slice(0,E),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function u(e){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(e){const s=[...e].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(i)?"?":i);return(0,p.Bu)(s.join(""),40)}}),29082:((y,v,a)=>{a.d(v,{k1:()=>O,lY:()=>l,m7:()=>h});var p=a(58552),m=a(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
l=u=>(0,m.F1)(u,"pages such as 1..3, -1, odd",(r,e)=>{const s=r.trim(),i=D.exec(s);if(!i)return{problem:b(s)};const[,f,_,t,n,o]=i,c={negated:f!==void 0,text:s,position:e};
if(_!==void 0)return{item:{...c,pages:_.toLowerCase()}};const d=Number(t),g=n===void 0?d:o===void 0?"end":Number(o);return d===0||g===0?m.P3:{item:{...c,pages:{
from:d,to:g}}}});function O(u,r,e="pages"){const s=n=>(0,p.G6)([{field:e,message:n}]),i=l(u);if("problem"in i)throw s(i.problem);const f=new E(r),_=new E(r),t=[];
for(const n of i.items){const o=n.negated?_:f;if(typeof n.pages=="string"){o.add(n.pages);continue}const{from:c,to:d}=n.pages,g=c<0?r+1+c:c,P=d==="end"?r:d<0?r+
1+d:d,M=(d==="end"?c<0?[[c,g]]:[]:[[c,g],[d,P]]).find(([,B])=>B<1||B>r);M&&t.push((0,m.D6)(n,M[0],r)),!(d==="end"&&g>r||t.length>0)&&o.range(Math.min(g,P),Math.
max(g,P))}if(t.length>0)throw s((0,m.bs)(t));return i.items.every(({negated:n})=>n)&&f.add("all"),f.without(_)}function h(u){const r=l(u);if("problem"in r||r.items.
length!==1)return;const{negated:e,pages:s}=r.items[0];if(e)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:i,to:f}=s;return f===
"end"?{first:i}:f===-1?{first:i}:f<1?void 0:{first:Math.min(i,f),last:Math.max(i,f)}}class E{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,e){this.differences[r]++,this.differences[e+1]--}without(r){
const e=new Uint32Array(this.pageCount);let s=0,i=0,f=0;for(let _=1;_<=this.pageCount;_++){i+=this.differences[_],f+=r.differences[_];const t=_%2===1?"odd":"eve\
n";(i>0||this[t])&&!(f>0||r[t])&&(e[s++]=_)}return e.subarray(0,s)}}function b(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is written 1..5":/^!/.test(
u)?"is not a page: leave out pages with not, such as not 2":(0,m.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),54841:((y,v,a)=>{a.r(v),a.d(v,{insert_blank_pages:()=>b});var p=a(29082),m=a(42973),D=a(94518),l=a(87826),O=a(14029),h=a(
65901),E=a(52404);const b=async(u,r,e)=>{const{blank_before:s,blank_after:i}=r,f=await(0,D.E)(u.bytes,e,{password:r.open_password}),{count:_}=f.pages,t=s===void 0?
"blank_after":"blank_before",n=(0,p.k1)(s??i??"",_,t),o=_+n.length,c={sourcePageCount:_,pageCount:o,insertedPages:n.length};if(n.length===0){const g=await(0,l.i)(
f,u.bytes);return{documents:[{name:u.name,bytes:g,pageCount:o}],notes:[E.$],facts:c}}const d=e.limits.pages;if(o>d)throw(0,m.F)("pages",`The result would have m\
ore than ${d} pages`,"Insert fewer pages",t);return await(0,h.U)(f,n,s===void 0?"after":"before"),{documents:[{name:u.name,bytes:await(0,O.UN)(f),pageCount:o}],
notes:[],facts:c}}}),52404:((y,v,a)=>{a.d(v,{$:()=>l,U:()=>O});var p=a(58552),m=a(29082),D=a(98446);const l={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function O({first_page:h,last_page:E,pages:b},u){if(b!==void 0)return(0,m.k1)(b,u);const r=(0,D.
y_)(u,"page"),e=[];if(h>u&&e.push({field:"first_page",message:`is ${h}, but the document has ${r}`}),E!==void 0&&E>u&&e.push({field:"last_page",message:`is ${E}\
, but the document has ${r}`}),e.length===0&&E!==void 0&&h>E&&e.push({field:"first_page",message:`is ${h}, which is after last_page (${E})`,mentions:["last_page"]}),
e.length>0)throw(0,p.G6)(e);return Uint32Array.from({length:(E??u)-h+1},(s,i)=>h+i)}}),65901:((y,v,a)=>{a.d(v,{U:()=>u});var p=a(45599),m=a(33546),D=a(2878),l=a(
94399),O=a(73249);const h=["BleedBox","TrimBox","ArtBox","UserUnit"],E=["MediaBox","CropBox","Rotate"],b={style:void 0,prefix:void 0,number:1};async function u(e,s,i){
await(0,O.E)(e);const{pages:f,job:_}=e,t=await(0,m.Hr)(e),n=[],o=[];let c=0;for(let d=0;d<f.count;d++){const g=s[c]===d+1;g&&c++;const P=t?.(d)??b,T=g?r(e,d):-1;
g&&i==="before"&&(n.push(T),o.push(b)),n.push(f.number(d)),o.push(P),g&&i==="after"&&(n.push(T),o.push(b));const M=_.pace.step(400);M&&await M}(0,l.N)(e),(0,D.m)(
e),t&&e.editCatalog().set("PageLabels",e.add((0,m.Zh)(e,o))),await f.rebuild(n)}function r(e,s){const{pages:i}=e,f={Type:(0,p.UU)("Page"),Resources:(0,p.jd)({})};
for(const _ of E)f[_]=i.attribute(s,_);for(const _ of h)f[_]=e.entry(i.number(s),_);return e.add((0,p.jd)(f)).number}}),73249:((y,v,a)=>{a.d(v,{E:()=>u});var p=a(
21996),m=a(90536),D=a(78157),l=a(45599),O=a(12207),h=a(9819),E=a(17671);const b=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function u(t){const n=await f(t);if(n.length===
0)return;let o;const c=(0,h.Wo)(t,"Dests");let d;for(const g of n){const P=t.get(g),T={changed:!1},M=B=>{r(B)&&(B[0]=e(t,B[0])??(d??=t.add(null)),T.changed=!0)};
r(P)&&(o??=await i(t),o.has(g)||M(P)),(0,l.cy)(P)&&P.forEach(M),(0,m.C)(P,B=>s(t,B,M)),c?.holder===g&&c.dict.forEach(M),T.changed&&t.edit(g)}d&&await(0,E.E2)(t,
d)}function r(t){return(0,l.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof l.SX&&b.test(t[1].text)}function e(t,n){const o=(0,O.hN)(t,n);return o===void 0?void 0:
new l.oS(t.pages.number(o))}function s(t,n,o){const c=n.get("Names");(0,l.cy)(c)&&c.forEach(o),o(n.get("Dest")),o(n.get("OpenAction"));const d=t.resolve(n.get("\
S"));(d===null||(0,l.Eo)(d,"GoTo"))&&o(n.get("D"))}async function i(t){const n=new Set,{GoToR:o,GoToE:c}=await(0,p.zx)(t,["GoToR","GoToE"]);for(const d of[...o,
...c])(0,m.C)(t.get(d),g=>{const[P,T]=[t.resolve(g.get("S")),g.get("D")];(0,l.i9)(T)&&((0,l.Eo)(P,"GoToR")||(0,l.Eo)(P,"GoToE"))&&n.add(T.number)});return n}async function f(t){
const n=new Set;await(0,p.RJ)(t,(o,c,d,g)=>{const P=o.subarray(c,d);for(const T of["Fit","XYZ"])for(let M=P.indexOf(T);M>=0;M=P.indexOf(T,M+T.length)){if(!_(P,M))
continue;const B=g(c+M);B!==void 0&&n.add(B)}});for(const o of(0,p.vb)(t))n.add(o);return[...n]}function _(t,n){let o=n-2;for(;o>=0&&D.Kl[t[o]]===D.t6;)o--;return(0,D.
yp)(t[o])}}),87826:((y,v,a)=>{a.d(v,{N:()=>D,i:()=>l});var p=a(78157),m=a(14029);function D({suspect:O,bytes:h},E){if(!(O||(0,p.bS)(h.subarray(0,5)).toString("l\
atin1")!=="%PDF-"))return h.length===E.length?E:h}const l=async(O,h,E)=>D(O,h)??await(0,m.UN)(O,E)})};
