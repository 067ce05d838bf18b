"use strict";exports.id=9375,exports.ids=[9375],exports.modules={51988:(($,y,f)=>{f.d(y,{$:()=>M,U:()=>p});var w=f(49153),v=f(13140);const M={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function p({first_page:O,last_page:D,pages:b},m){if(b!==void 0)return(0,v.k1)(
b,m);const d=m===1?"1 page":`${m} pages`,e=[];if(O>m&&e.push({field:"first_page",message:`is ${O}, but the document has ${d}`}),D!==void 0&&D>m&&e.push({field:"\
last_page",message:`is ${D}, but the document has ${d}`}),e.length===0&&D!==void 0&&O>D&&e.push({field:"first_page",message:`is ${O}, which is after last_page (${D}\
)`,mentions:["last_page"]}),e.length>0)throw(0,w.G6)(e);return Uint32Array.from({length:(D??m)-O+1},(g,h)=>O+h)}}),49375:(($,y,f)=>{f.d(y,{L:()=>b});var w=f(7390),
v=f(86009),M=f(30656),p=f(90925),O=f(39935),D=f(51988);async function b(d,e,g,h){const s=await(0,w.E)(d.bytes,g,{password:e}),t=s.pages.count,i=h(t);if(!i){const r=s.
suspect?await(0,v.UN)(s):d.bytes,a=t;return{documents:[{name:d.name,bytes:r,pageCount:a}],notes:[D.$],facts:{sourcePageCount:t,pageCount:a}}}await(0,p.E)(s);const n=await(0,O.
lh)(s,i),o=await(0,v.UN)(s);return{documents:[{name:d.name,bytes:o,pageCount:n.pageCount}],notes:n.removedXfa?[(0,M.Yw)("pages")]:[],facts:m(t,n)}}function m(d,e){
const{pageCount:g,removedPages:h,repeatedPages:s}=e,t={sourcePageCount:d,pageCount:g};return s>0&&(t.repeatedPages=s),h>0&&(t.removedPages=h,t.removedBookmarks=
e.removedOutlineItems,t.removedDestinations=e.removedDestinations,t.removedLinks=e.removedLinks,t.removedFields=e.removedFields),t}}),30656:(($,y,f)=>{f.d(y,{Yw:()=>b,
br:()=>O,f4:()=>M,mD:()=>p});var w=f(49153),v=f(90191);function M(m,d){return d.form?.dict.has("XFA")?m.resolve(m.catalog.get("NeedsRendering"))===!0||!d.fields.
some(({kind:g})=>g!=="unknown")?"dynamic":"static":"none"}function p(m,d){if(M(m,d)!=="dynamic")return;const e="is a dynamic XFA form, whose pages and fields on\
ly Adobe viewers show";throw new w.zU("invalid_parameters",`file: ${e}`,{issues:[{field:"file",message:e}],advice:"Print it to a PDF document from Adobe Reader,\
 or ask its author for a form without XFA"})}function O(m,d){const e=(0,v.Wo)(m,"AcroForm");return e?.dict.has("XFA")?(m.edit(e.holder),e.dict.delete("XFA"),m.catalog.
has("NeedsRendering")&&m.editCatalog().delete("NeedsRendering"),[b(d)]):[]}const D={values:"it would still show the old values.",pages:"it described removed pag\
es. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"it says wh\
ere fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},b=m=>({code:"xfa_removed",message:`\
The XFA version of the form was removed, because ${D[m]}`})}),90925:(($,y,f)=>{f.d(y,{E:()=>d});var w=f(7548),v=f(38504),M=f(269),p=f(16039),O=f(73811),D=f(90191),
b=f(39935);const m=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function d(n){const o=await t(n);if(o.length===0)return;let r;const a=(0,D.Wo)(n,"Dests");let c;for(const _ of o){
const u=n.get(_),E={changed:!1},l=P=>{e(P)&&(P[0]=g(n,P[0])??(c??=n.add(null)),E.changed=!0)};e(u)&&(r??=await s(n),r.has(_)||l(u)),(0,p.cy)(u)&&u.forEach(l),(0,v.
C)(u,P=>h(n,P,l)),a?.holder===_&&a.dict.forEach(l),E.changed&&n.edit(_)}c&&await(0,b.E2)(n,c)}function e(n){return(0,p.cy)(n)&&typeof n[0]=="number"&&n[1]instanceof
p.SX&&m.test(n[1].text)}function g(n,o){const r=(0,O.hN)(n,o);return r===void 0?void 0:new p.oS(n.pages.number(r))}function h(n,o,r){const a=o.get("Names");(0,p.
cy)(a)&&a.forEach(r),r(o.get("Dest")),r(o.get("OpenAction"));const c=n.resolve(o.get("S"));(c===null||(0,p.Eo)(c,"GoTo"))&&r(o.get("D"))}async function s(n){const o=new Set,
{GoToR:r,GoToE:a}=await(0,w.zx)(n,["GoToR","GoToE"]);for(const c of[...r,...a])(0,v.C)(n.get(c),_=>{const[u,E]=[n.resolve(_.get("S")),_.get("D")];(0,p.i9)(E)&&((0,p.
Eo)(u,"GoToR")||(0,p.Eo)(u,"GoToE"))&&o.add(E.number)});return o}async function t(n){const o=new Set;await(0,w.RJ)(n,(r,a,c,_)=>{const u=r.subarray(a,c);for(const E of[
"Fit","XYZ"])for(let l=u.indexOf(E);l>=0;l=u.indexOf(E,l+E.length)){if(!i(u,l))continue;const P=_(a+l);P!==void 0&&o.add(P)}});for(const r of(0,w.vb)(n))o.add(r);
return[...o]}function i(n,o){let r=o-2;for(;r>=0&&M.Kl[n[r]]===M.t6;)r--;return(0,M.yp)(n[r])}}),60480:(($,y,f)=>{f.d(y,{Ly:()=>O,NL:()=>g,UL:()=>D,aW:()=>p,bs:()=>e,
ml:()=>h,p6:()=>M,vg:()=>b});var w=f(49153);const v=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function M(s){const t=[],i=[];for(const[n,o]of s.split(",").entries()){const r=n+
1,a=v.exec(o),c=E=>{i.push(`entry ${r} ('${h(o)}') ${E}`)};if(o.trim()===""){i.push(`entry ${r} is empty: write pages such as 3,1,2 or 2..5, separated by single\
 commas`);continue}if(!a){c(m(o));continue}const _=Number(a[1]),u=a[3]===void 0?void 0:Number(a[3]);_===0||u===0?c("names page 0: pages count from 1, and -1 is \
the last page"):t.push({from:_,to:u,range:a[2]!==void 0,text:o.trim(),position:r})}return i.length>0?{problem:e(i)}:{items:t}}function p(s,t,i){const n=u=>(0,w.
G6)([{field:"page_order",message:u}]),o=M(s);if("problem"in o)throw n(o.problem);const r=O(o.items,t);if("problem"in r)throw n(r.problem);const a=D(r.spans);if(a>
i)throw n(`names ${a} pages in all; at most ${i} are allowed`);const c=new Uint32Array(a);let _=0;for(const{first:u,last:E}of r.spans){const l=u<=E?1:-1;for(let P=u;P!==
E+l;P+=l)c[_++]=P}return c}function O(s,t){const i=t===1?"1 page":`${t} pages`,n=[],o=s.map(r=>{const a=l=>l<0?t+1+l:l,c=a(r.from),_=r.range?r.to===void 0?t:a(r.
to):c,E=[[r.from,c],[r.to??r.from,_]].find(([,l])=>l<1||l>t);return E&&n.push(`entry ${r.position} ('${h(r.text)}') names ${b(E[0])}, but the document has ${i}`),
{first:c,last:_}});return n.length>0?{problem:e(n)}:{spans:o}}const D=s=>s.reduce((t,{first:i,last:n})=>t+Math.abs(n-i)+1,0);function b(s){return Number.isSafeInteger(
s)?`page ${s}`:"a page far beyond its end"}function m(s){return/^ *\.\./.test(s)?"has no start: a range is written 1..5":g(s)??"is not a page, such as 3 or -1, \
nor a range, such as 2..5 or 2.."}const d=5;function e(s){const t=s.length-d;return[...s.slice(0,d),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function g(s){
const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(s);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.
test(s)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a rang\
e to it 2..":void 0}function h(s){const t=[...s].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(i)?"?":i);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}}),
13140:(($,y,f)=>{f.d(y,{k1:()=>O,lY:()=>p,m7:()=>D});var w=f(49153),v=f(60480);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function p(d){
const e=[],g=[];for(const[h,s]of d.split(",").entries()){const t=h+1,i=s.trim();if(i===""){g.push(`entry ${t} is empty: write pages such as 1..3, -1, odd, separ\
ated by single commas`);continue}const n=M.exec(i),o=T=>{g.push(`entry ${t} ('${(0,v.ml)(i)}') ${T}`)};if(!n){o(m(i));continue}const[,r,a,c,_,u]=n,E={negated:r!==
void 0,text:i,position:t};if(a!==void 0){e.push({...E,pages:a.toLowerCase()});continue}const l=Number(c),P=_===void 0?l:u===void 0?"end":Number(u);l===0||P===0?
o("names page 0: pages count from 1, and -1 is the last page"):e.push({...E,pages:{from:l,to:P}})}return g.length>0?{problem:(0,v.bs)(g)}:{items:e}}function O(d,e,g="\
pages"){const h=o=>(0,w.G6)([{field:g,message:o}]),s=p(d);if("problem"in s)throw h(s.problem);const t=new b(e),i=new b(e),n=[];for(const o of s.items){const r=o.
negated?i:t;if(typeof o.pages=="string"){r.add(o.pages);continue}const{from:a,to:c}=o.pages,_=a<0?e+1+a:a,u=c==="end"?e:c<0?e+1+c:c,l=(c==="end"?a<0?[[a,_]]:[]:
[[a,_],[c,u]]).find(([,P])=>P<1||P>e);l&&n.push(`entry ${o.position} ('${(0,v.ml)(o.text)}') names ${(0,v.vg)(l[0])}, but the document has ${e===1?"1 page":`${e}\
 pages`}`),!(c==="end"&&_>e||n.length>0)&&r.range(Math.min(_,u),Math.max(_,u))}if(n.length>0)throw h((0,v.bs)(n));return s.items.every(({negated:o})=>o)&&t.add(
"all"),t.without(i)}function D(d){const e=p(d);if("problem"in e||e.items.length!==1)return;const{negated:g,pages:h}=e.items[0];if(g)return;if(h==="all")return{first:1};
if(typeof h=="string"||h.from<1)return;const{from:s,to:t}=h;return t==="end"?{first:s}:t===-1?{first:s}:t<1?void 0:{first:Math.min(s,t),last:Math.max(s,t)}}class b{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,g){this.differences[e]++,this.differences[g+
1]--}without(e){const g=new Uint32Array(this.pageCount);let h=0,s=0,t=0;for(let i=1;i<=this.pageCount;i++){s+=this.differences[i],t+=e.differences[i];const n=i%
2===1?"odd":"even";(s>0||this[n])&&!(t>0||e[n])&&(g[h++]=i)}return g.subarray(0,h)}}function m(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is writt\
en 1..5":/^!/.test(d)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
