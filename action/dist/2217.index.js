"use strict";exports.id=2217,exports.ids=[2217],exports.modules={82217:((U,T,s)=>{s.r(T),s.d(T,{flatten_form:()=>o});var I=s(7390),D=s(72510),A=s(95199),$=s(13140),M=s(24840),
O=s(22318),P=s(86031),g=s(83910),l=s(89552),e=s(95079),n=s(51988),t=s(31777),a=s(23319),f=s(30656);const o=async(i,h,_)=>{const d=await(0,I.E)(i.bytes,_,{password:h.
open_password}),p=d.pages.count,r=(0,$.k1)(h.pages,p),m=[];let c=0;if(r.length===0)m.push(n.$);else{const L=await(0,D.Y)(d,"keep");m.push(...(0,t.D)(L,"flatten"));
const v=await e.mO.read(d);(0,f.mD)(d,v);const w=new a.n(d,v),B=h.font&&(0,M.g)(h.font,"font"),R=new O.y(d,v,w,B);await(0,P.$)(d,v,w,R,{missing:!0});const x=new Set(
r),W=({widgets:y})=>y.some(C=>C.pages.some(N=>x.has(N))),S=new Map([...R.missing].filter(([y])=>W(y))),K=[...R.tooSmall];m.push(...(0,g.jA)(S,new Set,B),...(0,g.
QR)(K.filter(W),!0),...(0,g.QR)(K.filter(y=>!W(y)),!1),...(0,f.br)(d,v));const b=await(0,l.H)(d,v,r);c=b.widgets,m.push(...b.notes),c===0&&L.fields.length===0&&
m.push(u)}const E=await(0,A.UN)(d);return{documents:[{name:i.name,bytes:E,pageCount:p}],notes:m,facts:{pageCount:p,flattenedWidgets:c}}},u={code:"no_form_fields",
message:"The selected pages have no form fields."}}),51988:((U,T,s)=>{s.d(T,{$:()=>A,U:()=>$});var I=s(49153),D=s(13140);const A={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function $({first_page:M,last_page:O,pages:P},g){if(P!==void 0)return(0,D.k1)(
P,g);const l=g===1?"1 page":`${g} pages`,e=[];if(M>g&&e.push({field:"first_page",message:`is ${M}, but the document has ${l}`}),O!==void 0&&O>g&&e.push({field:"\
last_page",message:`is ${O}, but the document has ${l}`}),e.length===0&&O!==void 0&&M>O&&e.push({field:"first_page",message:`is ${M}, which is after last_page (${O}\
)`,mentions:["last_page"]}),e.length>0)throw(0,I.G6)(e);return Uint32Array.from({length:(O??g)-M+1},(n,t)=>M+t)}}),60480:((U,T,s)=>{s.d(T,{NL:()=>l,aW:()=>$,bs:()=>g,
ml:()=>e,p6:()=>A,vg:()=>M});var I=s(49153);const D=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function A(n){const t=[],a=[];for(const[f,o]of n.split(",").entries()){const u=f+
1,i=D.exec(o),h=p=>{a.push(`entry ${u} ('${e(o)}') ${p}`)};if(o.trim()===""){a.push(`entry ${u} is empty: write pages such as 3,1,2 or 2..5, separated by single\
 commas`);continue}if(!i){h(O(o));continue}const _=Number(i[1]),d=i[3]===void 0?void 0:Number(i[3]);_===0||d===0?h("names page 0: pages count from 1, and -1 is \
the last page"):t.push({from:_,to:d,range:i[2]!==void 0,text:o.trim(),position:u})}return a.length>0?{problem:g(a)}:{items:t}}function $(n,t,a){const f=r=>(0,I.
G6)([{field:"page_order",message:r}]),o=A(n);if("problem"in o)throw f(o.problem);const u=t===1?"1 page":`${t} pages`,i=[],h=o.items.map(r=>{const m=w=>w<0?t+1+w:
w,c=m(r.from),E=r.range?r.to===void 0?t:m(r.to):c,v=[[r.from,c],[r.to??r.from,E]].find(([,w])=>w<1||w>t);return v&&i.push(`entry ${r.position} ('${e(r.text)}') \
names ${M(v[0])}, but the document has ${u}`),{first:c,last:E}});if(i.length>0)throw f(g(i));const _=h.reduce((r,{first:m,last:c})=>r+Math.abs(c-m)+1,0);if(_>a)
throw f(`names ${_} pages in all; at most ${a} are allowed`);const d=new Uint32Array(_);let p=0;for(const{first:r,last:m}of h){const c=r<=m?1:-1;for(let E=r;E!==
m+c;E+=c)d[p++]=E}return d}function M(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}function O(n){return/^ *\.\./.test(n)?"has no st\
art: a range is written 1..5":l(n)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const P=5;function g(n){const t=n.length-P;return[...n.slice(
0,P),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function l(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return t?`is not a range: write ${t[1]}\
..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){
const t=[...n].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(a)?"?":a);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}}),13140:((U,T,s)=>{s.d(T,{k1:()=>M,
lY:()=>$,m7:()=>O});var I=s(49153),D=s(60480);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function $(l){const e=[],n=[];for(const[t,a]of l.
split(",").entries()){const f=t+1,o=a.trim();if(o===""){n.push(`entry ${f} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const u=A.
exec(o),i=L=>{n.push(`entry ${f} ('${(0,D.ml)(o)}') ${L}`)};if(!u){i(g(o));continue}const[,h,_,d,p,r]=u,m={negated:h!==void 0,text:o,position:f};if(_!==void 0){
e.push({...m,pages:_.toLowerCase()});continue}const c=Number(d),E=p===void 0?c:r===void 0?"end":Number(r);c===0||E===0?i("names page 0: pages count from 1, and \
-1 is the last page"):e.push({...m,pages:{from:c,to:E}})}return n.length>0?{problem:(0,D.bs)(n)}:{items:e}}function M(l,e,n="pages"){const t=i=>(0,I.G6)([{field:n,
message:i}]),a=$(l);if("problem"in a)throw t(a.problem);const f=new P(e),o=new P(e),u=[];for(const i of a.items){const h=i.negated?o:f;if(typeof i.pages=="strin\
g"){h.add(i.pages);continue}const{from:_,to:d}=i.pages,p=_<0?e+1+_:_,r=d==="end"?e:d<0?e+1+d:d,c=(d==="end"?_<0?[[_,p]]:[]:[[_,p],[d,r]]).find(([,E])=>E<1||E>e);
c&&u.push(`entry ${i.position} ('${(0,D.ml)(i.text)}') names ${(0,D.vg)(c[0])}, but the document has ${e===1?"1 page":`${e} pages`}`),!(d==="end"&&p>e||u.length>
0)&&h.range(Math.min(p,r),Math.max(p,r))}if(u.length>0)throw t((0,D.bs)(u));return a.items.every(({negated:i})=>i)&&f.add("all"),f.without(o)}function O(l){const e=$(
l);if("problem"in e||e.items.length!==1)return;const{negated:n,pages:t}=e.items[0];if(n)return;if(t==="all")return{first:1};if(typeof t=="string"||t.from<1)return;
const{from:a,to:f}=t;return f==="end"?{first:a}:f<1?void 0:{first:Math.min(a,f),last:Math.max(a,f)}}class P{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+
1]--}without(e){const n=new Uint32Array(this.pageCount);let t=0,a=0,f=0;for(let o=1;o<=this.pageCount;o++){a+=this.differences[o],f+=e.differences[o];const u=o%
2===1?"odd":"even";(a>0||this[u])&&!(f>0||e[u])&&(n[t++]=o)}return n.subarray(0,t)}}function g(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is writt\
en 1..5":/^!/.test(l)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
