"use strict";exports.id=4841,exports.ids=[4841],exports.modules={66974:((B,v,i)=>{i.d(v,{D6:()=>T,F1:()=>O,NL:()=>u,P3:()=>p,br:()=>l,bs:()=>h});var P=i(98446);const p={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function O(e,s,o){const f=[],_=[];for(const[t,n]of e.split(",").entries()){const a=t+1;if(s!==void 0&&
n.trim()===""){_.push(`entry ${a} is empty: write ${s}, separated by single commas`);continue}const c=o(n,a);"problem"in c?_.push(l(a,n,c.problem)):f.push(c.item)}
return _.length>0?{problem:h(_)}:{items:f}}const l=(e,s,o)=>`entry ${e} ('${r(s.trim())}') ${o}`,T=({position:e,text:s},o,f)=>l(e,s,`names ${D(o)}, but the docu\
ment has ${(0,P.y_)(f,"page")}`);function D(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const E=5;function h(e){const s=e.length-E;
return[...e.slice(0,E),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function u(e){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(e){const s=[...e].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,P.Bu)(s.join(""),40)}}),29082:((B,v,i)=>{i.d(v,{k1:()=>T,lY:()=>l,m7:()=>D});var P=i(58552),p=i(66974);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
l=u=>(0,p.F1)(u,"pages such as 1..3, -1, odd",(r,e)=>{const s=r.trim(),o=O.exec(s);if(!o)return{problem:h(s)};const[,f,_,t,n,a]=o,c={negated:f!==void 0,text:s,position:e};
if(_!==void 0)return{item:{...c,pages:_.toLowerCase()}};const d=Number(t),g=n===void 0?d:a===void 0?"end":Number(a);return d===0||g===0?p.P3:{item:{...c,pages:{
from:d,to:g}}}});function T(u,r,e="pages"){const s=n=>(0,P.G6)([{field:e,message:n}]),o=l(u);if("problem"in o)throw s(o.problem);const f=new E(r),_=new E(r),t=[];
for(const n of o.items){const a=n.negated?_:f;if(typeof n.pages=="string"){a.add(n.pages);continue}const{from:c,to:d}=n.pages,g=c<0?r+1+c:c,m=d==="end"?r:d<0?r+
1+d:d,M=(d==="end"?c<0?[[c,g]]:[]:[[c,g],[d,m]]).find(([,y])=>y<1||y>r);M&&t.push((0,p.D6)(n,M[0],r)),!(d==="end"&&g>r||t.length>0)&&a.range(Math.min(g,m),Math.
max(g,m))}if(t.length>0)throw s((0,p.bs)(t));return o.items.every(({negated:n})=>n)&&f.add("all"),f.without(_)}function D(u){const r=l(u);if("problem"in r||r.items.
length!==1)return;const{negated:e,pages:s}=r.items[0];if(e)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:o,to:f}=s;return f===
"end"?{first:o}:f===-1?{first:o}:f<1?void 0:{first:Math.min(o,f),last:Math.max(o,f)}}class E{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,e){this.differences[r]++,this.differences[e+1]--}without(r){
const e=new Uint32Array(this.pageCount);let s=0,o=0,f=0;for(let _=1;_<=this.pageCount;_++){o+=this.differences[_],f+=r.differences[_];const t=_%2===1?"odd":"eve\
n";(o>0||this[t])&&!(f>0||r[t])&&(e[s++]=_)}return e.subarray(0,s)}}function h(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is written 1..5":/^!/.test(
u)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),54841:((B,v,i)=>{i.r(v),i.d(v,{insert_blank_pages:()=>E});var P=i(29082),p=i(42973),O=i(12237),l=i(37253),T=i(65901),D=i(
52404);const E=async(h,u,r)=>{const{blank_before:e,blank_after:s}=u,o=await(0,O.E)(h.bytes,r,{password:u.open_password}),{count:f}=o.pages,_=e===void 0?"blank_a\
fter":"blank_before",t=(0,P.k1)(e??s??"",f,_),n=f+t.length,a={sourcePageCount:f,pageCount:n,insertedPages:t.length};if(t.length===0){const d=o.suspect?await(0,l.
UN)(o):h.bytes;return{documents:[{name:h.name,bytes:d,pageCount:n}],notes:[D.$],facts:a}}const c=r.limits.pages;if(n>c)throw(0,p.F)("pages",`The result would ha\
ve more than ${c} pages`,"Insert fewer pages",_);return await(0,T.U)(o,t,e===void 0?"after":"before"),{documents:[{name:h.name,bytes:await(0,l.UN)(o),pageCount:n}],
notes:[],facts:a}}}),52404:((B,v,i)=>{i.d(v,{$:()=>l,U:()=>T});var P=i(58552),p=i(29082),O=i(98446);const l={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function T({first_page:D,last_page:E,pages:h},u){if(h!==void 0)return(0,p.k1)(h,u);const r=(0,O.
y_)(u,"page"),e=[];if(D>u&&e.push({field:"first_page",message:`is ${D}, but the document has ${r}`}),E!==void 0&&E>u&&e.push({field:"last_page",message:`is ${E}\
, but the document has ${r}`}),e.length===0&&E!==void 0&&D>E&&e.push({field:"first_page",message:`is ${D}, which is after last_page (${E})`,mentions:["last_page"]}),
e.length>0)throw(0,P.G6)(e);return Uint32Array.from({length:(E??u)-D+1},(s,o)=>D+o)}}),65901:((B,v,i)=>{i.d(v,{U:()=>u});var P=i(45599),p=i(33546),O=i(2878),l=i(
94399),T=i(73249);const D=["BleedBox","TrimBox","ArtBox","UserUnit"],E=["MediaBox","CropBox","Rotate"],h={style:void 0,prefix:void 0,number:1};async function u(e,s,o){
await(0,T.E)(e);const{pages:f,job:_}=e,t=await(0,p.Hr)(e),n=[],a=[];let c=0;for(let d=0;d<f.count;d++){const g=s[c]===d+1;g&&c++;const m=t?.(d)??h,b=g?r(e,d):-1;
g&&o==="before"&&(n.push(b),a.push(h)),n.push(f.number(d)),a.push(m),g&&o==="after"&&(n.push(b),a.push(h));const M=_.pace.step(400);M&&await M}(0,l.N)(e),(0,O.m)(
e),t&&e.editCatalog().set("PageLabels",e.add((0,p.Zh)(e,a))),await f.rebuild(n)}function r(e,s){const{pages:o}=e,f={Type:(0,P.UU)("Page"),Resources:(0,P.jd)({})};
for(const _ of E)f[_]=o.attribute(s,_);for(const _ of D)f[_]=e.entry(o.number(s),_);return e.add((0,P.jd)(f)).number}}),73249:((B,v,i)=>{i.d(v,{E:()=>u});var P=i(
21996),p=i(90536),O=i(78157),l=i(45599),T=i(12207),D=i(9819),E=i(17671);const h=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function u(t){const n=await f(t);if(n.length===
0)return;let a;const c=(0,D.Wo)(t,"Dests");let d;for(const g of n){const m=t.get(g),b={changed:!1},M=y=>{r(y)&&(y[0]=e(t,y[0])??(d??=t.add(null)),b.changed=!0)};
r(m)&&(a??=await o(t),a.has(g)||M(m)),(0,l.cy)(m)&&m.forEach(M),(0,p.C)(m,y=>s(t,y,M)),c?.holder===g&&c.dict.forEach(M),b.changed&&t.edit(g)}d&&await(0,E.E2)(t,
d)}function r(t){return(0,l.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof l.SX&&h.test(t[1].text)}function e(t,n){const a=(0,T.hN)(t,n);return a===void 0?void 0:
new l.oS(t.pages.number(a))}function s(t,n,a){const c=n.get("Names");(0,l.cy)(c)&&c.forEach(a),a(n.get("Dest")),a(n.get("OpenAction"));const d=t.resolve(n.get("\
S"));(d===null||(0,l.Eo)(d,"GoTo"))&&a(n.get("D"))}async function o(t){const n=new Set,{GoToR:a,GoToE:c}=await(0,P.zx)(t,["GoToR","GoToE"]);for(const d of[...a,
...c])(0,p.C)(t.get(d),g=>{const[m,b]=[t.resolve(g.get("S")),g.get("D")];(0,l.i9)(b)&&((0,l.Eo)(m,"GoToR")||(0,l.Eo)(m,"GoToE"))&&n.add(b.number)});return n}async function f(t){
const n=new Set;await(0,P.RJ)(t,(a,c,d,g)=>{const m=a.subarray(c,d);for(const b of["Fit","XYZ"])for(let M=m.indexOf(b);M>=0;M=m.indexOf(b,M+b.length)){if(!_(m,M))
continue;const y=g(c+M);y!==void 0&&n.add(y)}});for(const a of(0,P.vb)(t))n.add(a);return[...n]}function _(t,n){let a=n-2;for(;a>=0&&O.Kl[t[a]]===O.t6;)a--;return(0,O.
yp)(t[a])}})};
