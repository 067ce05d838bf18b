"use strict";exports.id=8753,exports.ids=[8753],exports.modules={98753:(($,T,c)=>{c.r(T),c.d(T,{insert_blank_pages:()=>y});var M=c(13140),b=c(84293),v=c(7390),m=c(86009),D=c(
80121),P=c(51988);const y=async(E,p,r)=>{const{blank_before:d,blank_after:g}=p,o=await(0,v.E)(E.bytes,r,{password:p.open_password}),{count:t}=o.pages,a=d===void 0?
"blank_after":"blank_before",e=(0,M.k1)(d??g??"",t,a),n=t+e.length,s={sourcePageCount:t,pageCount:n,insertedPages:e.length};if(e.length===0){const f=o.suspect?await(0,m.
UN)(o):E.bytes;return{documents:[{name:E.name,bytes:f,pageCount:n}],notes:[P.$],facts:s}}const i=r.limits.pages;if(n>i)throw(0,b.F)("pages",`The result would ha\
ve more than ${i} pages`,"Insert fewer pages",a);return await(0,D.U)(o,e,d===void 0?"after":"before"),{documents:[{name:E.name,bytes:await(0,m.UN)(o),pageCount:n}],
notes:[],facts:s}}}),51988:(($,T,c)=>{c.d(T,{$:()=>v,U:()=>m});var M=c(49153),b=c(13140);const v={code:"no_pages_selected",message:"The document has none of the\
 pages that were asked for, so nothing was changed."};function m({first_page:D,last_page:P,pages:y},E){if(y!==void 0)return(0,b.k1)(y,E);const p=E===1?"1 page":
`${E} pages`,r=[];if(D>E&&r.push({field:"first_page",message:`is ${D}, but the document has ${p}`}),P!==void 0&&P>E&&r.push({field:"last_page",message:`is ${P},\
 but the document has ${p}`}),r.length===0&&P!==void 0&&D>P&&r.push({field:"first_page",message:`is ${D}, which is after last_page (${P})`,mentions:["last_page"]}),
r.length>0)throw(0,M.G6)(r);return Uint32Array.from({length:(P??E)-D+1},(d,g)=>D+g)}}),80121:(($,T,c)=>{c.d(T,{U:()=>p});var M=c(16039),b=c(20138),v=c(91134),m=c(
80783),D=c(90925);const P=["BleedBox","TrimBox","ArtBox","UserUnit"],y=["MediaBox","CropBox","Rotate"],E={style:void 0,prefix:void 0,number:1};async function p(d,g,o){
await(0,D.E)(d);const{pages:t,job:a}=d,e=await(0,b.Hr)(d),n=[],s=[];let i=0;for(let f=0;f<t.count;f++){const l=g[i]===f+1;l&&i++;const u=e?.(f)??E,h=l?r(d,f):-1;
l&&o==="before"&&(n.push(h),s.push(E)),n.push(t.number(f)),s.push(u),l&&o==="after"&&(n.push(h),s.push(E));const _=a.pace.step(400);_&&await _}(0,m.N)(d),(0,v.m)(
d),e&&d.editCatalog().set("PageLabels",d.add((0,b.Zh)(d,s))),await t.rebuild(n)}function r(d,g){const{pages:o}=d,t={Type:(0,M.UU)("Page"),Resources:(0,M.jd)({})};
for(const a of y)t[a]=o.attribute(g,a);for(const a of P)t[a]=d.entry(o.number(g),a);return d.add((0,M.jd)(t)).number}}),90925:(($,T,c)=>{c.d(T,{E:()=>p});var M=c(
7548),b=c(38504),v=c(269),m=c(16039),D=c(73811),P=c(90191),y=c(39935);const E=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function p(e){const n=await t(e);if(n.length===
0)return;let s;const i=(0,P.Wo)(e,"Dests");let f;for(const l of n){const u=e.get(l),h={changed:!1},_=O=>{r(O)&&(O[0]=d(e,O[0])??(f??=e.add(null)),h.changed=!0)};
r(u)&&(s??=await o(e),s.has(l)||_(u)),(0,m.cy)(u)&&u.forEach(_),(0,b.C)(u,O=>g(e,O,_)),i?.holder===l&&i.dict.forEach(_),h.changed&&e.edit(l)}f&&await(0,y.E2)(e,
f)}function r(e){return(0,m.cy)(e)&&typeof e[0]=="number"&&e[1]instanceof m.SX&&E.test(e[1].text)}function d(e,n){const s=(0,D.hN)(e,n);return s===void 0?void 0:
new m.oS(e.pages.number(s))}function g(e,n,s){const i=n.get("Names");(0,m.cy)(i)&&i.forEach(s),s(n.get("Dest")),s(n.get("OpenAction"));const f=e.resolve(n.get("\
S"));(f===null||(0,m.Eo)(f,"GoTo"))&&s(n.get("D"))}async function o(e){const n=new Set,{GoToR:s,GoToE:i}=await(0,M.zx)(e,["GoToR","GoToE"]);for(const f of[...s,
...i])(0,b.C)(e.get(f),l=>{const[u,h]=[e.resolve(l.get("S")),l.get("D")];(0,m.i9)(h)&&((0,m.Eo)(u,"GoToR")||(0,m.Eo)(u,"GoToE"))&&n.add(h.number)});return n}async function t(e){
const n=new Set;await(0,M.RJ)(e,(s,i,f,l)=>{const u=s.subarray(i,f);for(const h of["Fit","XYZ"])for(let _=u.indexOf(h);_>=0;_=u.indexOf(h,_+h.length)){if(!a(u,_))
continue;const O=l(i+_);O!==void 0&&n.add(O)}});for(const s of(0,M.vb)(e))n.add(s);return[...n]}function a(e,n){let s=n-2;for(;s>=0&&v.Kl[e[s]]===v.t6;)s--;return(0,v.
yp)(e[s])}}),60480:(($,T,c)=>{c.d(T,{Ly:()=>D,NL:()=>d,UL:()=>P,aW:()=>m,bs:()=>r,ml:()=>g,p6:()=>v,vg:()=>y});var M=c(49153);const b=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function v(o){const t=[],a=[];for(const[e,n]of o.split(",").entries()){const s=e+1,i=b.exec(n),f=h=>{a.push(`entry ${s} ('${g(n)}') ${h}`)};if(n.trim()===""){a.
push(`entry ${s} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!i){f(E(n));continue}const l=Number(i[1]),u=i[3]===void 0?
void 0:Number(i[3]);l===0||u===0?f("names page 0: pages count from 1, and -1 is the last page"):t.push({from:l,to:u,range:i[2]!==void 0,text:n.trim(),position:s})}
return a.length>0?{problem:r(a)}:{items:t}}function m(o,t,a){const e=u=>(0,M.G6)([{field:"page_order",message:u}]),n=v(o);if("problem"in n)throw e(n.problem);const s=D(
n.items,t);if("problem"in s)throw e(s.problem);const i=P(s.spans);if(i>a)throw e(`names ${i} pages in all; at most ${a} are allowed`);const f=new Uint32Array(i);
let l=0;for(const{first:u,last:h}of s.spans){const _=u<=h?1:-1;for(let O=u;O!==h+_;O+=_)f[l++]=O}return f}function D(o,t){const a=t===1?"1 page":`${t} pages`,e=[],
n=o.map(s=>{const i=_=>_<0?t+1+_:_,f=i(s.from),l=s.range?s.to===void 0?t:i(s.to):f,h=[[s.from,f],[s.to??s.from,l]].find(([,_])=>_<1||_>t);return h&&e.push(`entr\
y ${s.position} ('${g(s.text)}') names ${y(h[0])}, but the document has ${a}`),{first:f,last:l}});return e.length>0?{problem:r(e)}:{spans:n}}const P=o=>o.reduce(
(t,{first:a,last:e})=>t+Math.abs(e-a)+1,0);function y(o){return Number.isSafeInteger(o)?`page ${o}`:"a page far beyond its end"}function E(o){return/^ *\.\./.test(
o)?"has no start: a range is written 1..5":d(o)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const p=5;function r(o){const t=o.length-p;return[
...o.slice(0,p),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function d(o){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(o);return t?`is not a ra\
nge: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(o)?"is not a page: the first page is written 1, and a range from\
 it 1..5":/\b(last|end)\b/i.test(o)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function g(o){const t=[...o].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}}),13140:(($,T,c)=>{c.d(T,{k1:()=>D,lY:()=>m,m7:()=>P});var M=c(49153),b=c(60480);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function m(p){const r=[],d=[];for(const[g,o]of p.split(",").entries()){const t=g+1,a=o.trim();if(a===""){d.push(`entry ${t} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const e=v.exec(a),n=U=>{d.push(`entry ${t} ('${(0,b.ml)(a)}') ${U}`)};if(!e){n(E(a));continue}const[,s,i,f,l,u]=e,
h={negated:s!==void 0,text:a,position:t};if(i!==void 0){r.push({...h,pages:i.toLowerCase()});continue}const _=Number(f),O=l===void 0?_:u===void 0?"end":Number(u);
_===0||O===0?n("names page 0: pages count from 1, and -1 is the last page"):r.push({...h,pages:{from:_,to:O}})}return d.length>0?{problem:(0,b.bs)(d)}:{items:r}}
function D(p,r,d="pages"){const g=n=>(0,M.G6)([{field:d,message:n}]),o=m(p);if("problem"in o)throw g(o.problem);const t=new y(r),a=new y(r),e=[];for(const n of o.
items){const s=n.negated?a:t;if(typeof n.pages=="string"){s.add(n.pages);continue}const{from:i,to:f}=n.pages,l=i<0?r+1+i:i,u=f==="end"?r:f<0?r+1+f:f,_=(f==="end"?
i<0?[[i,l]]:[]:[[i,l],[f,u]]).find(([,O])=>O<1||O>r);_&&e.push(`entry ${n.position} ('${(0,b.ml)(n.text)}') names ${(0,b.vg)(_[0])}, but the document has ${r===
1?"1 page":`${r} pages`}`),!(f==="end"&&l>r||e.length>0)&&s.range(Math.min(l,u),Math.max(l,u))}if(e.length>0)throw g((0,b.bs)(e));return o.items.every(({negated:n})=>n)&&
t.add("all"),t.without(a)}function P(p){const r=m(p);if("problem"in r||r.items.length!==1)return;const{negated:d,pages:g}=r.items[0];if(d)return;if(g==="all")return{
first:1};if(typeof g=="string"||g.from<1)return;const{from:o,to:t}=g;return t==="end"?{first:o}:t===-1?{first:o}:t<1?void 0:{first:Math.min(o,t),last:Math.max(o,
t)}}class y{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&
(this.even=!0)}range(r,d){this.differences[r]++,this.differences[d+1]--}without(r){const d=new Uint32Array(this.pageCount);let g=0,o=0,t=0;for(let a=1;a<=this.pageCount;a++){
o+=this.differences[a],t+=r.differences[a];const e=a%2===1?"odd":"even";(o>0||this[e])&&!(t>0||r[e])&&(d[g++]=a)}return d.subarray(0,g)}}function E(p){return/^(not +)?\.\./i.
test(p)?"has no start: a range is written 1..5":/^!/.test(p)?"is not a page: leave out pages with not, such as not 2":(0,b.NL)(p.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}})};
