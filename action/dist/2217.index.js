"use strict";exports.id=2217,exports.ids=[2217],exports.modules={82217:((A,$,i)=>{i.r($),i.d($,{flatten_form:()=>s});var L=i(7390),O=i(72510),w=i(95199),v=i(13140),M=i(24840),
p=i(22318),P=i(86031),E=i(83910),g=i(89552),t=i(95079),u=i(51988),l=i(31777),n=i(23319),e=i(30656);const s=async(r,a,d)=>{const o=await(0,L.E)(r.bytes,d,{password:a.
open_password}),_=o.pages.count,m=(0,v.k1)(a.pages,_),h=[];let c=0;if(m.length===0)h.push(u.$);else{const y=await(0,O.Y)(o,"keep");h.push(...(0,l.D)(y,"flatten"));
const I=await t.mO.read(o);(0,e.mD)(o,I);const b=new n.n(o,I),W=a.font&&(0,M.g)(a.font,"font"),U=new p.y(o,I,b,W);await(0,P.$)(o,I,b,U,{missing:!0});const x=new Set(
m),R=({widgets:T})=>T.some(C=>C.pages.some(N=>x.has(N))),S=new Map([...U.missing].filter(([T])=>R(T))),B=[...U.tooSmall];h.push(...(0,E.jA)(S,new Set,W),...(0,E.
QR)(B.filter(R),!0),...(0,E.QR)(B.filter(T=>!R(T)),!1),...(0,e.br)(o,"values"));const K=await(0,g.H)(o,I,m);c=K.widgets,h.push(...K.notes),c===0&&y.fields.length===
0&&h.push(f)}const D=await(0,w.UN)(o);return{documents:[{name:r.name,bytes:D,pageCount:_}],notes:h,facts:{pageCount:_,flattenedWidgets:c}}},f={code:"no_form_fie\
lds",message:"The selected pages have no form fields."}}),51988:((A,$,i)=>{i.d($,{$:()=>w,U:()=>v});var L=i(49153),O=i(13140);const w={code:"no_pages_selected",
message:"The document has none of the pages that were asked for, so nothing was changed."};function v({first_page:M,last_page:p,pages:P},E){if(P!==void 0)return(0,O.
k1)(P,E);const g=E===1?"1 page":`${E} pages`,t=[];if(M>E&&t.push({field:"first_page",message:`is ${M}, but the document has ${g}`}),p!==void 0&&p>E&&t.push({field:"\
last_page",message:`is ${p}, but the document has ${g}`}),t.length===0&&p!==void 0&&M>p&&t.push({field:"first_page",message:`is ${M}, which is after last_page (${p}\
)`,mentions:["last_page"]}),t.length>0)throw(0,L.G6)(t);return Uint32Array.from({length:(p??E)-M+1},(u,l)=>M+l)}}),60480:((A,$,i)=>{i.d($,{Ly:()=>M,NL:()=>u,UL:()=>p,
aW:()=>v,bs:()=>t,ml:()=>l,p6:()=>w,vg:()=>P});var L=i(49153);const O=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function w(n){const e=[],s=[];for(const[f,r]of n.split(
",").entries()){const a=f+1,d=O.exec(r),o=h=>{s.push(`entry ${a} ('${l(r)}') ${h}`)};if(r.trim()===""){s.push(`entry ${a} is empty: write pages such as 3,1,2 or\
 2..5, separated by single commas`);continue}if(!d){o(E(r));continue}const _=Number(d[1]),m=d[3]===void 0?void 0:Number(d[3]);_===0||m===0?o("names page 0: page\
s count from 1, and -1 is the last page"):e.push({from:_,to:m,range:d[2]!==void 0,text:r.trim(),position:a})}return s.length>0?{problem:t(s)}:{items:e}}function v(n,e,s){
const f=m=>(0,L.G6)([{field:"page_order",message:m}]),r=w(n);if("problem"in r)throw f(r.problem);const a=M(r.items,e);if("problem"in a)throw f(a.problem);const d=p(
a.spans);if(d>s)throw f(`names ${d} pages in all; at most ${s} are allowed`);const o=new Uint32Array(d);let _=0;for(const{first:m,last:h}of a.spans){const c=m<=
h?1:-1;for(let D=m;D!==h+c;D+=c)o[_++]=D}return o}function M(n,e){const s=e===1?"1 page":`${e} pages`,f=[],r=n.map(a=>{const d=c=>c<0?e+1+c:c,o=d(a.from),_=a.range?
a.to===void 0?e:d(a.to):o,h=[[a.from,o],[a.to??a.from,_]].find(([,c])=>c<1||c>e);return h&&f.push(`entry ${a.position} ('${l(a.text)}') names ${P(h[0])}, but th\
e document has ${s}`),{first:o,last:_}});return f.length>0?{problem:t(f)}:{spans:r}}const p=n=>n.reduce((e,{first:s,last:f})=>e+Math.abs(f-s)+1,0);function P(n){
return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}function E(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":u(n)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const g=5;function t(n){const e=n.length-g;return[...n.slice(0,g),...e>0?[`and ${e} more such entr\
ies`]:[]].join("; ")}function u(n){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return e?`is not a range: write ${e[1]}..${e[2]}${e[2]===""?" for thi\
s page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a pa\
ge: the last page is written -1, and a range to it 2..":void 0}function l(n){const e=[...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return e.length>
40?`${e.slice(0,40).join("")}…`:e.join("")}}),13140:((A,$,i)=>{i.d($,{k1:()=>M,lY:()=>v,m7:()=>p});var L=i(49153),O=i(60480);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function v(g){const t=[],u=[];for(const[l,n]of g.split(",").entries()){const e=l+1,s=n.trim();if(s===""){u.push(`entry ${e} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const f=w.exec(s),r=y=>{u.push(`entry ${e} ('${(0,O.ml)(s)}') ${y}`)};if(!f){r(E(s));continue}const[,a,d,o,_,m]=f,
h={negated:a!==void 0,text:s,position:e};if(d!==void 0){t.push({...h,pages:d.toLowerCase()});continue}const c=Number(o),D=_===void 0?c:m===void 0?"end":Number(m);
c===0||D===0?r("names page 0: pages count from 1, and -1 is the last page"):t.push({...h,pages:{from:c,to:D}})}return u.length>0?{problem:(0,O.bs)(u)}:{items:t}}
function M(g,t,u="pages"){const l=r=>(0,L.G6)([{field:u,message:r}]),n=v(g);if("problem"in n)throw l(n.problem);const e=new P(t),s=new P(t),f=[];for(const r of n.
items){const a=r.negated?s:e;if(typeof r.pages=="string"){a.add(r.pages);continue}const{from:d,to:o}=r.pages,_=d<0?t+1+d:d,m=o==="end"?t:o<0?t+1+o:o,c=(o==="end"?
d<0?[[d,_]]:[]:[[d,_],[o,m]]).find(([,D])=>D<1||D>t);c&&f.push(`entry ${r.position} ('${(0,O.ml)(r.text)}') names ${(0,O.vg)(c[0])}, but the document has ${t===
1?"1 page":`${t} pages`}`),!(o==="end"&&_>t||f.length>0)&&a.range(Math.min(_,m),Math.max(_,m))}if(f.length>0)throw l((0,O.bs)(f));return n.items.every(({negated:r})=>r)&&
e.add("all"),e.without(s)}function p(g){const t=v(g);if("problem"in t||t.items.length!==1)return;const{negated:u,pages:l}=t.items[0];if(u)return;if(l==="all")return{
first:1};if(typeof l=="string"||l.from<1)return;const{from:n,to:e}=l;return e==="end"?{first:n}:e===-1?{first:n}:e<1?void 0:{first:Math.min(n,e),last:Math.max(n,
e)}}class P{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&
(this.even=!0)}range(t,u){this.differences[t]++,this.differences[u+1]--}without(t){const u=new Uint32Array(this.pageCount);let l=0,n=0,e=0;for(let s=1;s<=this.pageCount;s++){
n+=this.differences[s],e+=t.differences[s];const f=s%2===1?"odd":"even";(n>0||this[f])&&!(e>0||t[f])&&(u[l++]=s)}return u.subarray(0,l)}}function E(g){return/^(not +)?\.\./i.
test(g)?"has no start: a range is written 1..5":/^!/.test(g)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(g.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}})};
