"use strict";exports.id=4841,exports.ids=[4841],exports.modules={66974:((U,T,s)=>{s.d(T,{D6:()=>E,F1:()=>M,NL:()=>l,P3:()=>D,br:()=>m,bs:()=>h});var P=s(98446);const D={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(e,n,i){const f=[],_=[];for(const[p,t]of e.split(",").entries()){const o=p+1;if(n!==void 0&&
t.trim()===""){_.push(`entry ${o} is empty: write ${n}, separated by single commas`);continue}const a=i(t,o);"problem"in a?_.push(m(o,t,a.problem)):f.push(a.item)}
return _.length>0?{problem:h(_)}:{items:f}}const m=(e,n,i)=>`entry ${e} ('${r(n.trim())}') ${i}`,E=({position:e,text:n},i,f)=>m(e,n,`names ${g(i)}, but the docu\
ment has ${(0,P.y_)(f,"page")}`);function g(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const c=5;function h(e){const n=e.length-c;
return[...e.slice(0,c),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function l(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(e){const n=[...e].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(i)?"?":i);return(0,P.Bu)(n.join(""),40)}}),29082:((U,T,s)=>{s.d(T,{k1:()=>E,lY:()=>m,m7:()=>g});var P=s(58552),D=s(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
m=l=>(0,D.F1)(l,"pages such as 1..3, -1, odd",(r,e)=>{const n=r.trim(),i=M.exec(n);if(!i)return{problem:h(n)};const[,f,_,p,t,o]=i,a={negated:f!==void 0,text:n,position:e};
if(_!==void 0)return{item:{...a,pages:_.toLowerCase()}};const d=Number(p),u=t===void 0?d:o===void 0?"end":Number(o);return d===0||u===0?D.P3:{item:{...a,pages:{
from:d,to:u}}}});function E(l,r,e="pages"){const n=t=>(0,P.G6)([{field:e,message:t}]),i=m(l);if("problem"in i)throw n(i.problem);const f=new c(r),_=new c(r),p=[];
for(const t of i.items){const o=t.negated?_:f;if(typeof t.pages=="string"){o.add(t.pages);continue}const{from:a,to:d}=t.pages,u=a<0?r+1+a:a,b=d==="end"?r:d<0?r+
1+d:d,v=(d==="end"?a<0?[[a,u]]:[]:[[a,u],[d,b]]).find(([,y])=>y<1||y>r);v&&p.push((0,D.D6)(t,v[0],r)),!(d==="end"&&u>r||p.length>0)&&o.range(Math.min(u,b),Math.
max(u,b))}if(p.length>0)throw n((0,D.bs)(p));return i.items.every(({negated:t})=>t)&&f.add("all"),f.without(_)}function g(l){const r=m(l);if("problem"in r||r.items.
length!==1)return;const{negated:e,pages:n}=r.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:i,to:f}=n;return f===
"end"?{first:i}:f===-1?{first:i}:f<1?void 0:{first:Math.min(i,f),last:Math.max(i,f)}}class c{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,e){this.differences[r]++,this.differences[e+1]--}without(r){
const e=new Uint32Array(this.pageCount);let n=0,i=0,f=0;for(let _=1;_<=this.pageCount;_++){i+=this.differences[_],f+=r.differences[_];const p=_%2===1?"odd":"eve\
n";(i>0||this[p])&&!(f>0||r[p])&&(e[n++]=_)}return e.subarray(0,n)}}function h(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is written 1..5":/^!/.test(
l)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),54841:((U,T,s)=>{s.r(T),s.d(T,{insert_blank_pages:()=>h});var P=s(29082),D=s(42973),M=s(91519),m=s(87826),E=s(14029),g=s(
65901),c=s(52404);const h=async(l,r,e)=>{const{blank_before:n,blank_after:i}=r,f=await(0,M.E)(l.bytes,e,{password:r.open_password}),{count:_}=f.pages,p=n===void 0?
"blank_after":"blank_before",t=(0,P.k1)(n??i??"",_,p),o=_+t.length,a={sourcePageCount:_,pageCount:o,insertedPages:t.length};if(t.length===0){const u=await(0,m.i)(
f,l.bytes);return{documents:[{name:l.name,bytes:u,pageCount:o}],notes:[c.$],facts:a}}const d=e.limits.pages;if(o>d)throw(0,D.FU)("pages",`The result would have \
more than ${d} pages`,"Insert fewer pages",p);return await(0,g.U)(f,t,n===void 0?"after":"before"),{documents:[{name:l.name,bytes:await(0,E.UN)(f),pageCount:o}],
notes:[],facts:a}}}),52404:((U,T,s)=>{s.d(T,{$:()=>m,U:()=>E});var P=s(58552),D=s(29082),M=s(98446);const m={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function E({first_page:g,last_page:c,pages:h},l){if(h!==void 0)return(0,D.k1)(h,l);const r=(0,M.
y_)(l,"page"),e=[];if(g>l&&e.push({field:"first_page",message:`is ${g}, but the document has ${r}`}),c!==void 0&&c>l&&e.push({field:"last_page",message:`is ${c}\
, but the document has ${r}`}),e.length===0&&c!==void 0&&g>c&&e.push({field:"first_page",message:`is ${g}, which is after last_page (${c})`,mentions:["last_page"]}),
e.length>0)throw(0,P.G6)(e);return Uint32Array.from({length:(c??l)-g+1},(n,i)=>g+i)}}),65901:((U,T,s)=>{s.d(T,{U:()=>l});var P=s(45599),D=s(33546),M=s(2878),m=s(
94399),E=s(73249);const g=["BleedBox","TrimBox","ArtBox","UserUnit"],c=["MediaBox","CropBox","Rotate"],h={style:void 0,prefix:void 0,number:1};async function l(e,n,i){
await(0,E.E)(e);const{pages:f,job:_}=e,p=await(0,D.Hr)(e),t=[],o=[];let a=0;for(let d=0;d<f.count;d++){const u=n[a]===d+1;u&&a++;const b=p?.(d)??h,O=u?r(e,d):-1;
u&&i==="before"&&(t.push(O),o.push(h)),t.push(f.number(d)),o.push(b),u&&i==="after"&&(t.push(O),o.push(h));const v=_.pace.step(400);v&&await v}(0,m.N)(e),(0,M.m)(
e),p&&e.editCatalog().set("PageLabels",e.add((0,D.Zh)(e,o))),await f.rebuild(t)}function r(e,n){const{pages:i}=e,f={Type:(0,P.UU)("Page"),Resources:(0,P.jd)({})};
for(const _ of c)f[_]=i.attribute(n,_);for(const _ of g)f[_]=e.entry(i.number(n),_);return e.add((0,P.jd)(f)).number}}),73249:((U,T,s)=>{s.d(T,{E:()=>r});var P=s(
21996),D=s(87773),M=s(90536),m=s(78157),E=s(45599),g=s(12207),c=s(9819),h=s(17671);const l=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function r(t){const o=await _(
t);if(o.length===0)return;let a;const d=(0,c.Wo)(t,"Dests");let u;for(const b of o){const O=t.get(b),v={changed:!1},y=B=>{e(B)&&(B[0]=n(t,B[0])??(u??=t.add(null)),
v.changed=!0)};e(O)&&(a??=await f(t),a.has(b)||y(O)),(0,E.cy)(O)&&O.forEach(y),(0,M.C)(O,B=>i(t,B,y)),d?.holder===b&&d.dict.forEach(y),v.changed&&t.edit(b)}u&&await(0,h.
E2)(t,u)}function e(t){return(0,E.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof E.SX&&l.test(t[1].text)}function n(t,o){const a=(0,g.hN)(t,o);return a===void 0?
void 0:new E.oS(t.pages.number(a))}function i(t,o,a){const d=o.get("Names");(0,E.cy)(d)&&d.forEach(a),a(o.get("Dest")),a(o.get("OpenAction"));const u=t.resolve(
o.get("S"));(u===null||(0,E.Eo)(u,"GoTo"))&&a(o.get("D"))}async function f(t){const o=new Set,{GoToR:a,GoToE:d}=await(0,P.zx)(t,["GoToR","GoToE"]);for await(const[
,u]of(0,D.$)(t,[...a,...d]))(0,M.C)(u,b=>{const[O,v]=[t.resolve(b.get("S")),b.get("D")];(0,E.i9)(v)&&((0,E.Eo)(O,"GoToR")||(0,E.Eo)(O,"GoToE"))&&o.add(v.number)});
return o}async function _(t){const o=new Set;await(0,P.RJ)(t,(a,d,u,b)=>{const O=a.subarray(d,u);for(const v of["Fit","XYZ"])for(let y=O.indexOf(v);y>=0;y=O.indexOf(
v,y+v.length)){if(!p(O,y))continue;const B=b(d+y);B!==void 0&&o.add(B)}});for(const a of(0,P.vb)(t))o.add(a);return[...o]}function p(t,o){let a=o-2;for(;a>=0&&m.
Kl[t[a]]===m.t6;)a--;return(0,m.yp)(t[a])}}),87826:((U,T,s)=>{s.d(T,{N:()=>M,i:()=>E});var P=s(78157),D=s(14029);function M(g,c){const{bytes:h}=g;if(!(m(g)||(0,P.
bS)(h.subarray(0,5)).toString("latin1")!=="%PDF-"))return h.length===c.length?c:h}const m=({suspect:g,pages:c})=>g||c.count!==c.claimed||c.blank.length>0,E=async(g,c,h)=>M(
g,c)??await(0,D.UN)(g,h)})};
