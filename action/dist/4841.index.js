"use strict";exports.id=4841,exports.ids=[4841],exports.modules={66974:((U,T,s)=>{s.d(T,{D6:()=>l,F1:()=>O,NL:()=>c,P3:()=>P,br:()=>h,bs:()=>M});var p=s(98446);const P={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function O(e,n,i){const f=[],_=[];for(const[m,t]of e.split(",").entries()){const o=m+1;if(n!==void 0&&
t.trim()===""){_.push(`entry ${o} is empty: write ${n}, separated by single commas`);continue}const a=i(t,o);"problem"in a?_.push(h(o,t,a.problem)):f.push(a.item)}
return _.length>0?{problem:M(_)}:{items:f}}const h=(e,n,i)=>`entry ${e} ('${r(n.trim())}') ${i}`,l=({position:e,text:n},i,f)=>h(e,n,`names ${E(i)}, but the docu\
ment has ${(0,p.y_)(f,"page")}`);function E(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const g=5;function M(e){const n=e.length-g;
return[...e.slice(0,g),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function c(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(e){const n=[...e].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(i)?"?":i);return(0,p.Bu)(n.join(""),40)}}),29082:((U,T,s)=>{s.d(T,{k1:()=>l,lY:()=>h,m7:()=>E});var p=s(58552),P=s(66974);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
h=c=>(0,P.F1)(c,"pages such as 1..3, -1, odd",(r,e)=>{const n=r.trim(),i=O.exec(n);if(!i)return{problem:M(n)};const[,f,_,m,t,o]=i,a={negated:f!==void 0,text:n,position:e};
if(_!==void 0)return{item:{...a,pages:_.toLowerCase()}};const d=Number(m),u=t===void 0?d:o===void 0?"end":Number(o);return d===0||u===0?P.P3:{item:{...a,pages:{
from:d,to:u}}}});function l(c,r,e="pages"){const n=t=>(0,p.G6)([{field:e,message:t}]),i=h(c);if("problem"in i)throw n(i.problem);const f=new g(r),_=new g(r),m=[];
for(const t of i.items){const o=t.negated?_:f;if(typeof t.pages=="string"){o.add(t.pages);continue}const{from:a,to:d}=t.pages,u=a<0?r+1+a:a,v=d==="end"?r:d<0?r+
1+d:d,b=(d==="end"?a<0?[[a,u]]:[]:[[a,u],[d,v]]).find(([,B])=>B<1||B>r);b&&m.push((0,P.D6)(t,b[0],r)),!(d==="end"&&u>r||m.length>0)&&o.range(Math.min(u,v),Math.
max(u,v))}if(m.length>0)throw n((0,P.bs)(m));return i.items.every(({negated:t})=>t)&&f.add("all"),f.without(_)}function E(c){const r=h(c);if("problem"in r||r.items.
length!==1)return;const{negated:e,pages:n}=r.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:i,to:f}=n;return f===
"end"?{first:i}:f===-1?{first:i}:f<1?void 0:{first:Math.min(i,f),last:Math.max(i,f)}}class g{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,e){this.differences[r]++,this.differences[e+1]--}without(r){
const e=new Uint32Array(this.pageCount);let n=0,i=0,f=0;for(let _=1;_<=this.pageCount;_++){i+=this.differences[_],f+=r.differences[_];const m=_%2===1?"odd":"eve\
n";(i>0||this[m])&&!(f>0||r[m])&&(e[n++]=_)}return e.subarray(0,n)}}function M(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is written 1..5":/^!/.test(
c)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),54841:((U,T,s)=>{s.r(T),s.d(T,{insert_blank_pages:()=>M});var p=s(29082),P=s(42973),O=s(91519),h=s(87826),l=s(14029),E=s(
65901),g=s(52404);const M=async(c,r,e)=>{const{blank_before:n,blank_after:i}=r,f=await(0,O.E)(c.bytes,e,{password:r.open_password}),{count:_}=f.pages,m=n===void 0?
"blank_after":"blank_before",t=(0,p.k1)(n??i??"",_,m),o=_+t.length,a={sourcePageCount:_,pageCount:o,insertedPages:t.length};if(t.length===0){const u=await(0,h.i)(
f,c.bytes);return{documents:[{name:c.name,bytes:u,pageCount:o}],notes:[g.$],facts:a}}const d=e.limits.pages;if(o>d)throw(0,P.F)("pages",`The result would have m\
ore than ${d} pages`,"Insert fewer pages",m);return await(0,E.U)(f,t,n===void 0?"after":"before"),{documents:[{name:c.name,bytes:await(0,l.UN)(f),pageCount:o}],
notes:[],facts:a}}}),52404:((U,T,s)=>{s.d(T,{$:()=>h,U:()=>l});var p=s(58552),P=s(29082),O=s(98446);const h={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function l({first_page:E,last_page:g,pages:M},c){if(M!==void 0)return(0,P.k1)(M,c);const r=(0,O.
y_)(c,"page"),e=[];if(E>c&&e.push({field:"first_page",message:`is ${E}, but the document has ${r}`}),g!==void 0&&g>c&&e.push({field:"last_page",message:`is ${g}\
, but the document has ${r}`}),e.length===0&&g!==void 0&&E>g&&e.push({field:"first_page",message:`is ${E}, which is after last_page (${g})`,mentions:["last_page"]}),
e.length>0)throw(0,p.G6)(e);return Uint32Array.from({length:(g??c)-E+1},(n,i)=>E+i)}}),65901:((U,T,s)=>{s.d(T,{U:()=>c});var p=s(45599),P=s(33546),O=s(2878),h=s(
94399),l=s(73249);const E=["BleedBox","TrimBox","ArtBox","UserUnit"],g=["MediaBox","CropBox","Rotate"],M={style:void 0,prefix:void 0,number:1};async function c(e,n,i){
await(0,l.E)(e);const{pages:f,job:_}=e,m=await(0,P.Hr)(e),t=[],o=[];let a=0;for(let d=0;d<f.count;d++){const u=n[a]===d+1;u&&a++;const v=m?.(d)??M,D=u?r(e,d):-1;
u&&i==="before"&&(t.push(D),o.push(M)),t.push(f.number(d)),o.push(v),u&&i==="after"&&(t.push(D),o.push(M));const b=_.pace.step(400);b&&await b}(0,h.N)(e),(0,O.m)(
e),m&&e.editCatalog().set("PageLabels",e.add((0,P.Zh)(e,o))),await f.rebuild(t)}function r(e,n){const{pages:i}=e,f={Type:(0,p.UU)("Page"),Resources:(0,p.jd)({})};
for(const _ of g)f[_]=i.attribute(n,_);for(const _ of E)f[_]=e.entry(i.number(n),_);return e.add((0,p.jd)(f)).number}}),73249:((U,T,s)=>{s.d(T,{E:()=>r});var p=s(
21996),P=s(87773),O=s(90536),h=s(78157),l=s(45599),E=s(12207),g=s(9819),M=s(17671);const c=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function r(t){const o=await _(
t);if(o.length===0)return;let a;const d=(0,g.Wo)(t,"Dests");let u;for(const v of o){const D=t.get(v),b={changed:!1},B=y=>{e(y)&&(y[0]=n(t,y[0])??(u??=t.add(null)),
b.changed=!0)};e(D)&&(a??=await f(t),a.has(v)||B(D)),(0,l.cy)(D)&&D.forEach(B),(0,O.C)(D,y=>i(t,y,B)),d?.holder===v&&d.dict.forEach(B),b.changed&&t.edit(v)}u&&await(0,M.
E2)(t,u)}function e(t){return(0,l.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof l.SX&&c.test(t[1].text)}function n(t,o){const a=(0,E.hN)(t,o);return a===void 0?
void 0:new l.oS(t.pages.number(a))}function i(t,o,a){const d=o.get("Names");(0,l.cy)(d)&&d.forEach(a),a(o.get("Dest")),a(o.get("OpenAction"));const u=t.resolve(
o.get("S"));(u===null||(0,l.Eo)(u,"GoTo"))&&a(o.get("D"))}async function f(t){const o=new Set,{GoToR:a,GoToE:d}=await(0,p.zx)(t,["GoToR","GoToE"]);for await(const[
,u]of(0,P.$)(t,[...a,...d]))(0,O.C)(u,v=>{const[D,b]=[t.resolve(v.get("S")),v.get("D")];(0,l.i9)(b)&&((0,l.Eo)(D,"GoToR")||(0,l.Eo)(D,"GoToE"))&&o.add(b.number)});
return o}async function _(t){const o=new Set;await(0,p.RJ)(t,(a,d,u,v)=>{const D=a.subarray(d,u);for(const b of["Fit","XYZ"])for(let B=D.indexOf(b);B>=0;B=D.indexOf(
b,B+b.length)){if(!m(D,B))continue;const y=v(d+B);y!==void 0&&o.add(y)}});for(const a of(0,p.vb)(t))o.add(a);return[...o]}function m(t,o){let a=o-2;for(;a>=0&&h.
Kl[t[a]]===h.t6;)a--;return(0,h.yp)(t[a])}}),87826:((U,T,s)=>{s.d(T,{N:()=>O,i:()=>h});var p=s(78157),P=s(14029);function O({suspect:l,bytes:E},g){if(!(l||(0,p.
bS)(E.subarray(0,5)).toString("latin1")!=="%PDF-"))return E.length===g.length?g:E}const h=async(l,E,g)=>O(l,E)??await(0,P.UN)(l,g)})};
