"use strict";exports.id=1261,exports.ids=[1261],exports.modules={66974:((B,b,r)=>{r.d(b,{D6:()=>v,F1:()=>M,NL:()=>l,P3:()=>E,br:()=>_,bs:()=>P});var p=r(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(e,s,o){const f=[],c=[];for(const[t,n]of e.split(",").entries()){const a=t+1;if(s!==void 0&&
n.trim()===""){c.push(`entry ${a} is empty: write ${s}, separated by single commas`);continue}const u=o(n,a);"problem"in u?c.push(_(a,n,u.problem)):f.push(u.item)}
return c.length>0?{problem:P(c)}:{items:f}}const _=(e,s,o)=>`entry ${e} ('${i(s.trim())}') ${o}`,v=({position:e,text:s},o,f)=>_(e,s,`names ${h(o)}, but the docu\
ment has ${(0,p.y_)(f,"page")}`);function h(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const m=5;function P(e){const s=e.length-m;
return[...e.slice(0,m),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function l(e){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(e){const s=[...e].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,p.Bu)(s.join(""),40)}}),29082:((B,b,r)=>{r.d(b,{k1:()=>v,lY:()=>_,m7:()=>h});var p=r(58552),E=r(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
_=l=>(0,E.F1)(l,"pages such as 1..3, -1, odd",(i,e)=>{const s=i.trim(),o=M.exec(s);if(!o)return{problem:P(s)};const[,f,c,t,n,a]=o,u={negated:f!==void 0,text:s,position:e};
if(c!==void 0)return{item:{...u,pages:c.toLowerCase()}};const d=Number(t),g=n===void 0?d:a===void 0?"end":Number(a);return d===0||g===0?E.P3:{item:{...u,pages:{
from:d,to:g}}}});function v(l,i,e="pages"){const s=n=>(0,p.G6)([{field:e,message:n}]),o=_(l);if("problem"in o)throw s(o.problem);const f=new m(i),c=new m(i),t=[];
for(const n of o.items){const a=n.negated?c:f;if(typeof n.pages=="string"){a.add(n.pages);continue}const{from:u,to:d}=n.pages,g=u<0?i+1+u:u,D=d==="end"?i:d<0?i+
1+d:d,O=(d==="end"?u<0?[[u,g]]:[]:[[u,g],[d,D]]).find(([,y])=>y<1||y>i);O&&t.push((0,E.D6)(n,O[0],i)),!(d==="end"&&g>i||t.length>0)&&a.range(Math.min(g,D),Math.
max(g,D))}if(t.length>0)throw s((0,E.bs)(t));return o.items.every(({negated:n})=>n)&&f.add("all"),f.without(c)}function h(l){const i=_(l);if("problem"in i||i.items.
length!==1)return;const{negated:e,pages:s}=i.items[0];if(e)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:o,to:f}=s;return f===
"end"?{first:o}:f===-1?{first:o}:f<1?void 0:{first:Math.min(o,f),last:Math.max(o,f)}}class m{pageCount;differences;odd=!1;even=!1;constructor(i){this.pageCount=
i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,e){this.differences[i]++,this.differences[e+1]--}without(i){
const e=new Uint32Array(this.pageCount);let s=0,o=0,f=0;for(let c=1;c<=this.pageCount;c++){o+=this.differences[c],f+=i.differences[c];const t=c%2===1?"odd":"eve\
n";(o>0||this[t])&&!(f>0||i[t])&&(e[s++]=c)}return e.subarray(0,s)}}function P(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is written 1..5":/^!/.test(
l)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),54841:((B,b,r)=>{r.r(b),r.d(b,{insert_blank_pages:()=>m});var p=r(29082),E=r(42973),M=r(12237),_=r(14029),v=r(65901),h=r(
52404);const m=async(P,l,i)=>{const{blank_before:e,blank_after:s}=l,o=await(0,M.E)(P.bytes,i,{password:l.open_password}),{count:f}=o.pages,c=e===void 0?"blank_a\
fter":"blank_before",t=(0,p.k1)(e??s??"",f,c),n=f+t.length,a={sourcePageCount:f,pageCount:n,insertedPages:t.length};if(t.length===0){const d=o.suspect?await(0,_.
UN)(o):P.bytes;return{documents:[{name:P.name,bytes:d,pageCount:n}],notes:[h.$],facts:a}}const u=i.limits.pages;if(n>u)throw(0,E.F)("pages",`The result would ha\
ve more than ${u} pages`,"Insert fewer pages",c);return await(0,v.U)(o,t,e===void 0?"after":"before"),{documents:[{name:P.name,bytes:await(0,_.UN)(o),pageCount:n}],
notes:[],facts:a}}}),52404:((B,b,r)=>{r.d(b,{$:()=>_,U:()=>v});var p=r(58552),E=r(29082),M=r(98446);const _={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function v({first_page:h,last_page:m,pages:P},l){if(P!==void 0)return(0,E.k1)(P,l);const i=(0,M.
y_)(l,"page"),e=[];if(h>l&&e.push({field:"first_page",message:`is ${h}, but the document has ${i}`}),m!==void 0&&m>l&&e.push({field:"last_page",message:`is ${m}\
, but the document has ${i}`}),e.length===0&&m!==void 0&&h>m&&e.push({field:"first_page",message:`is ${h}, which is after last_page (${m})`,mentions:["last_page"]}),
e.length>0)throw(0,p.G6)(e);return Uint32Array.from({length:(m??l)-h+1},(s,o)=>h+o)}}),65901:((B,b,r)=>{r.d(b,{U:()=>l});var p=r(45599),E=r(33546),M=r(2878),_=r(
94399),v=r(73249);const h=["BleedBox","TrimBox","ArtBox","UserUnit"],m=["MediaBox","CropBox","Rotate"],P={style:void 0,prefix:void 0,number:1};async function l(e,s,o){
await(0,v.E)(e);const{pages:f,job:c}=e,t=await(0,E.Hr)(e),n=[],a=[];let u=0;for(let d=0;d<f.count;d++){const g=s[u]===d+1;g&&u++;const D=t?.(d)??P,T=g?i(e,d):-1;
g&&o==="before"&&(n.push(T),a.push(P)),n.push(f.number(d)),a.push(D),g&&o==="after"&&(n.push(T),a.push(P));const O=c.pace.step(400);O&&await O}(0,_.N)(e),(0,M.m)(
e),t&&e.editCatalog().set("PageLabels",e.add((0,E.Zh)(e,a))),await f.rebuild(n)}function i(e,s){const{pages:o}=e,f={Type:(0,p.UU)("Page"),Resources:(0,p.jd)({})};
for(const c of m)f[c]=o.attribute(s,c);for(const c of h)f[c]=e.entry(o.number(s),c);return e.add((0,p.jd)(f)).number}}),73249:((B,b,r)=>{r.d(b,{E:()=>l});var p=r(
21996),E=r(90536),M=r(78157),_=r(45599),v=r(12207),h=r(9819),m=r(17671);const P=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function l(t){const n=await f(t);if(n.length===
0)return;let a;const u=(0,h.Wo)(t,"Dests");let d;for(const g of n){const D=t.get(g),T={changed:!1},O=y=>{i(y)&&(y[0]=e(t,y[0])??(d??=t.add(null)),T.changed=!0)};
i(D)&&(a??=await o(t),a.has(g)||O(D)),(0,_.cy)(D)&&D.forEach(O),(0,E.C)(D,y=>s(t,y,O)),u?.holder===g&&u.dict.forEach(O),T.changed&&t.edit(g)}d&&await(0,m.E2)(t,
d)}function i(t){return(0,_.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof _.SX&&P.test(t[1].text)}function e(t,n){const a=(0,v.hN)(t,n);return a===void 0?void 0:
new _.oS(t.pages.number(a))}function s(t,n,a){const u=n.get("Names");(0,_.cy)(u)&&u.forEach(a),a(n.get("Dest")),a(n.get("OpenAction"));const d=t.resolve(n.get("\
S"));(d===null||(0,_.Eo)(d,"GoTo"))&&a(n.get("D"))}async function o(t){const n=new Set,{GoToR:a,GoToE:u}=await(0,p.zx)(t,["GoToR","GoToE"]);for(const d of[...a,
...u])(0,E.C)(t.get(d),g=>{const[D,T]=[t.resolve(g.get("S")),g.get("D")];(0,_.i9)(T)&&((0,_.Eo)(D,"GoToR")||(0,_.Eo)(D,"GoToE"))&&n.add(T.number)});return n}async function f(t){
const n=new Set;await(0,p.RJ)(t,(a,u,d,g)=>{const D=a.subarray(u,d);for(const T of["Fit","XYZ"])for(let O=D.indexOf(T);O>=0;O=D.indexOf(T,O+T.length)){if(!c(D,O))
continue;const y=g(u+O);y!==void 0&&n.add(y)}});for(const a of(0,p.vb)(t))n.add(a);return[...n]}function c(t,n){let a=n-2;for(;a>=0&&M.Kl[t[a]]===M.t6;)a--;return(0,M.
yp)(t[a])}}),70549:((B,b,r)=>{r.d(b,{n:()=>p});function p(E){const M=new WeakMap;return _=>{if(_.hasChanges)return E(_);const v=M.get(_);if(v)return v.answer;const h=E(
_);return M.set(_,{answer:h}),h}}})};
