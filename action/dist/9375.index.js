"use strict";exports.id=9375,exports.ids=[9375],exports.modules={51988:(($,y,f)=>{f.d(y,{$:()=>M,U:()=>p});var w=f(49153),D=f(13140);const M={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function p({first_page:b,last_page:O,pages:_},E){if(_!==void 0)return(0,D.k1)(
_,E);const d=E===1?"1 page":`${E} pages`,n=[];if(b>E&&n.push({field:"first_page",message:`is ${b}, but the document has ${d}`}),O!==void 0&&O>E&&n.push({field:"\
last_page",message:`is ${O}, but the document has ${d}`}),n.length===0&&O!==void 0&&b>O&&n.push({field:"first_page",message:`is ${b}, which is after last_page (${O}\
)`,mentions:["last_page"]}),n.length>0)throw(0,w.G6)(n);return Uint32Array.from({length:(O??E)-b+1},(h,m)=>b+m)}}),49375:(($,y,f)=>{f.d(y,{L:()=>_});var w=f(7390),
D=f(95199),M=f(30656),p=f(90925),b=f(27109),O=f(51988);async function _(d,n,h,m){const s=await(0,w.E)(d.bytes,h,{password:n}),e=s.pages.count,i=m(e);if(!i){const r=s.
suspect?await(0,D.UN)(s):d.bytes,a=e;return{documents:[{name:d.name,bytes:r,pageCount:a}],notes:[O.$],facts:{sourcePageCount:e,pageCount:a}}}await(0,p.E)(s);const t=await(0,b.
lh)(s,i),o=await(0,D.UN)(s);return{documents:[{name:d.name,bytes:o,pageCount:t.pageCount}],notes:t.removedXfa?[(0,M.Yw)("pages")]:[],facts:E(e,t)}}function E(d,n){
const{pageCount:h,removedPages:m,repeatedPages:s}=n,e={sourcePageCount:d,pageCount:h};return s>0&&(e.repeatedPages=s),m>0&&(e.removedPages=m,e.removedOutlineItems=
n.removedOutlineItems,e.removedDestinations=n.removedDestinations,e.removedLinks=n.removedLinks,e.removedFields=n.removedFields),e}}),30656:(($,y,f)=>{f.d(y,{Yw:()=>O,
br:()=>p,f4:()=>D,mD:()=>M});var w=f(49153);function D(_,E){return E.form?.dict.has("XFA")?_.resolve(_.catalog.get("NeedsRendering"))===!0||!E.fields.some(({kind:n})=>n!==
"unknown")?"dynamic":"static":"none"}function M(_,E){if(D(_,E)!=="dynamic")return;const d="is a dynamic XFA form, whose pages and fields only Adobe viewers show";
throw new w.zU("invalid_parameters",`file: ${d}`,{issues:[{field:"file",message:d}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for \
a form without XFA"})}function p(_,E){const{form:d}=E;return d?.dict.has("XFA")?(_.edit(d.holder),d.dict.delete("XFA"),_.catalog.has("NeedsRendering")&&_.editCatalog().
delete("NeedsRendering"),[O("values")]):[]}const b={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain\
.",merge:"XFA forms cannot be merged. The fields themselves remain."},O=_=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${b[_]}`})}),
90925:(($,y,f)=>{f.d(y,{E:()=>d});var w=f(7548),D=f(38504),M=f(269),p=f(16039),b=f(73811),O=f(90191),_=f(27109);const E=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function d(t){
const o=await e(t);if(o.length===0)return;let r;const a=(0,O.Wo)(t,"Dests");let c;for(const g of o){const u=t.get(g),v={changed:!1},l=P=>{n(P)&&(P[0]=h(t,P[0])??
(c??=t.add(null)),v.changed=!0)};n(u)&&(r??=await s(t),r.has(g)||l(u)),(0,p.cy)(u)&&u.forEach(l),(0,D.CA)(u,P=>m(t,P,l)),a?.holder===g&&a.dict.forEach(l),v.changed&&
t.edit(g)}c&&await(0,_.E2)(t,c)}function n(t){return(0,p.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof p.SX&&E.test(t[1].text)}function h(t,o){const r=(0,b.hN)(
t,o);return r===void 0?void 0:new p.oS(t.pages.number(r))}function m(t,o,r){const a=o.get("Names");(0,p.cy)(a)&&a.forEach(r),r(o.get("Dest")),r(o.get("OpenActio\
n"));const c=t.resolve(o.get("S"));(c===null||(0,p.Eo)(c,"GoTo"))&&r(o.get("D"))}async function s(t){const o=new Set,{GoToR:r,GoToE:a}=await(0,w.zx)(t,["GoToR",
"GoToE"]);for(const c of[...r,...a])(0,D.CA)(t.get(c),g=>{const[u,v]=[t.resolve(g.get("S")),g.get("D")];(0,p.i9)(v)&&((0,p.Eo)(u,"GoToR")||(0,p.Eo)(u,"GoToE"))&&
o.add(v.number)});return o}async function e(t){const o=new Set;await(0,w.RJ)(t,(r,a,c,g)=>{const u=r.subarray(a,c);for(const v of["Fit","XYZ"])for(let l=u.indexOf(
v);l>=0;l=u.indexOf(v,l+v.length)){if(!i(u,l))continue;const P=g(a+l);P!==void 0&&o.add(P)}});for(const r of(0,w.vb)(t))o.add(r);return[...o]}function i(t,o){let r=o-
2;for(;r>=0&&M.Kl[t[r]]===M.t6;)r--;return(0,M.yp)(t[r])}}),60480:(($,y,f)=>{f.d(y,{Ly:()=>b,NL:()=>h,UL:()=>O,aW:()=>p,bs:()=>n,ml:()=>m,p6:()=>M,vg:()=>_});var w=f(
49153);const D=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function M(s){const e=[],i=[];for(const[t,o]of s.split(",").entries()){const r=t+1,a=D.exec(o),c=v=>{i.push(`e\
ntry ${r} ('${m(o)}') ${v}`)};if(o.trim()===""){i.push(`entry ${r} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!a){c(E(
o));continue}const g=Number(a[1]),u=a[3]===void 0?void 0:Number(a[3]);g===0||u===0?c("names page 0: pages count from 1, and -1 is the last page"):e.push({from:g,
to:u,range:a[2]!==void 0,text:o.trim(),position:r})}return i.length>0?{problem:n(i)}:{items:e}}function p(s,e,i){const t=u=>(0,w.G6)([{field:"page_order",message:u}]),
o=M(s);if("problem"in o)throw t(o.problem);const r=b(o.items,e);if("problem"in r)throw t(r.problem);const a=O(r.spans);if(a>i)throw t(`names ${a} pages in all; \
at most ${i} are allowed`);const c=new Uint32Array(a);let g=0;for(const{first:u,last:v}of r.spans){const l=u<=v?1:-1;for(let P=u;P!==v+l;P+=l)c[g++]=P}return c}
function b(s,e){const i=e===1?"1 page":`${e} pages`,t=[],o=s.map(r=>{const a=l=>l<0?e+1+l:l,c=a(r.from),g=r.range?r.to===void 0?e:a(r.to):c,v=[[r.from,c],[r.to??
r.from,g]].find(([,l])=>l<1||l>e);return v&&t.push(`entry ${r.position} ('${m(r.text)}') names ${_(v[0])}, but the document has ${i}`),{first:c,last:g}});return t.
length>0?{problem:n(t)}:{spans:o}}const O=s=>s.reduce((e,{first:i,last:t})=>e+Math.abs(t-i)+1,0);function _(s){return Number.isSafeInteger(s)?`page ${s}`:"a pag\
e far beyond its end"}function E(s){return/^ *\.\./.test(s)?"has no start: a range is written 1..5":h(s)??"is not a page, such as 3 or -1, nor a range, such as \
2..5 or 2.."}const d=5;function n(s){const e=s.length-d;return[...s.slice(0,d),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function h(s){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(s);return e?`is not a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function m(s){const e=[
...s].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(i)?"?":i);return e.length>40?`${e.slice(0,40).join("")}…`:e.join("")}}),13140:(($,y,f)=>{f.d(y,{k1:()=>b,lY:()=>p,
m7:()=>O});var w=f(49153),D=f(60480);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function p(d){const n=[],h=[];for(const[m,s]of d.split("\
,").entries()){const e=m+1,i=s.trim();if(i===""){h.push(`entry ${e} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const t=M.
exec(i),o=A=>{h.push(`entry ${e} ('${(0,D.ml)(i)}') ${A}`)};if(!t){o(E(i));continue}const[,r,a,c,g,u]=t,v={negated:r!==void 0,text:i,position:e};if(a!==void 0){
n.push({...v,pages:a.toLowerCase()});continue}const l=Number(c),P=g===void 0?l:u===void 0?"end":Number(u);l===0||P===0?o("names page 0: pages count from 1, and \
-1 is the last page"):n.push({...v,pages:{from:l,to:P}})}return h.length>0?{problem:(0,D.bs)(h)}:{items:n}}function b(d,n,h="pages"){const m=o=>(0,w.G6)([{field:h,
message:o}]),s=p(d);if("problem"in s)throw m(s.problem);const e=new _(n),i=new _(n),t=[];for(const o of s.items){const r=o.negated?i:e;if(typeof o.pages=="strin\
g"){r.add(o.pages);continue}const{from:a,to:c}=o.pages,g=a<0?n+1+a:a,u=c==="end"?n:c<0?n+1+c:c,l=(c==="end"?a<0?[[a,g]]:[]:[[a,g],[c,u]]).find(([,P])=>P<1||P>n);
l&&t.push(`entry ${o.position} ('${(0,D.ml)(o.text)}') names ${(0,D.vg)(l[0])}, but the document has ${n===1?"1 page":`${n} pages`}`),!(c==="end"&&g>n||t.length>
0)&&r.range(Math.min(g,u),Math.max(g,u))}if(t.length>0)throw m((0,D.bs)(t));return s.items.every(({negated:o})=>o)&&e.add("all"),e.without(i)}function O(d){const n=p(
d);if("problem"in n||n.items.length!==1)return;const{negated:h,pages:m}=n.items[0];if(h)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;
const{from:s,to:e}=m;return e==="end"?{first:s}:e===-1?{first:s}:e<1?void 0:{first:Math.min(s,e),last:Math.max(s,e)}}class _{pageCount;differences;odd=!1;even=!1;constructor(n){
this.pageCount=n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,h){this.differences[n]++,this.differences[h+
1]--}without(n){const h=new Uint32Array(this.pageCount);let m=0,s=0,e=0;for(let i=1;i<=this.pageCount;i++){s+=this.differences[i],e+=n.differences[i];const t=i%
2===1?"odd":"even";(s>0||this[t])&&!(e>0||n[t])&&(h[m++]=i)}return h.subarray(0,m)}}function E(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is writt\
en 1..5":/^!/.test(d)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
