"use strict";exports.id=9389,exports.ids=[9389],exports.modules={72750:((A,$,r)=>{r.d($,{Ly:()=>E,NL:()=>a,UL:()=>m,aW:()=>D,bs:()=>t,ml:()=>d,p6:()=>I,xv:()=>O});var y=r(58552),
p=r(98446);const L=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function I(e){const n=[],s=[];for(const[i,o]of e.split(",").entries()){const c=i+1,f=L.exec(o),_=h=>{s.push(
`entry ${c} ('${d(o)}') ${h}`)};if(o.trim()===""){s.push(`entry ${c} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!f){_(
g(o));continue}const M=Number(f[1]),u=f[3]===void 0?void 0:Number(f[3]);M===0||u===0?_("names page 0: pages count from 1, and -1 is the last page"):n.push({from:M,
to:u,range:f[2]!==void 0,text:o.trim(),position:c})}return s.length>0?{problem:t(s)}:{items:n}}function D(e,n,s){const i=u=>(0,y.G6)([{field:"page_order",message:u}]),
o=I(e);if("problem"in o)throw i(o.problem);const c=E(o.items,n);if("problem"in c)throw i(c.problem);const f=m(c.spans);if(f>s)throw i(`names ${f} pages in all; \
at most ${s} are allowed`);const _=new Uint32Array(f);let M=0;for(const{first:u,last:h}of c.spans){const v=u<=h?1:-1;for(let P=u;P!==h+v;P+=v)_[M++]=P}return _}
function E(e,n){const s=[],i=e.map(o=>{const c=h=>h<0?n+1+h:h,f=c(o.from),_=o.range?o.to===void 0?n:c(o.to):f,u=[[o.from,f],[o.to??o.from,_]].find(([,h])=>h<1||
h>n);return u&&s.push(`entry ${o.position} ('${d(o.text)}') names ${O(u[0])}, but the document has ${(0,p.y_)(n,"page")}`),{first:f,last:_}});return s.length>0?
{problem:t(s)}:{spans:i}}const m=e=>e.reduce((n,{first:s,last:i})=>n+Math.abs(i-s)+1,0);function O(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far bey\
ond its end"}function g(e){return/^ *\.\./.test(e)?"has no start: a range is written 1..5":a(e)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const l=5;function t(e){const n=e.length-l;return[...e.slice(0,l),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function a(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(e);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(e){const n=[
...e].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return(0,p.Bu)(n.join(""),40)}}),29082:((A,$,r)=>{r.d($,{k1:()=>E,lY:()=>D,m7:()=>m});var y=r(58552),p=r(
72750),L=r(98446);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function D(l){const t=[],a=[];for(const[d,e]of l.split(",").entries()){const n=d+
1,s=e.trim();if(s===""){a.push(`entry ${n} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const i=I.exec(s),o=U=>{a.push(`en\
try ${n} ('${(0,p.ml)(s)}') ${U}`)};if(!i){o(g(s));continue}const[,c,f,_,M,u]=i,h={negated:c!==void 0,text:s,position:n};if(f!==void 0){t.push({...h,pages:f.toLowerCase()});
continue}const v=Number(_),P=M===void 0?v:u===void 0?"end":Number(u);v===0||P===0?o("names page 0: pages count from 1, and -1 is the last page"):t.push({...h,pages:{
from:v,to:P}})}return a.length>0?{problem:(0,p.bs)(a)}:{items:t}}function E(l,t,a="pages"){const d=o=>(0,y.G6)([{field:a,message:o}]),e=D(l);if("problem"in e)throw d(
e.problem);const n=new O(t),s=new O(t),i=[];for(const o of e.items){const c=o.negated?s:n;if(typeof o.pages=="string"){c.add(o.pages);continue}const{from:f,to:_}=o.
pages,M=f<0?t+1+f:f,u=_==="end"?t:_<0?t+1+_:_,v=(_==="end"?f<0?[[f,M]]:[]:[[f,M],[_,u]]).find(([,P])=>P<1||P>t);v&&i.push(`entry ${o.position} ('${(0,p.ml)(o.text)}\
') names ${(0,p.xv)(v[0])}, but the document has ${(0,L.y_)(t,"page")}`),!(_==="end"&&M>t||i.length>0)&&c.range(Math.min(M,u),Math.max(M,u))}if(i.length>0)throw d(
(0,p.bs)(i));return e.items.every(({negated:o})=>o)&&n.add("all"),n.without(s)}function m(l){const t=D(l);if("problem"in t||t.items.length!==1)return;const{negated:a,
pages:d}=t.items[0];if(a)return;if(d==="all")return{first:1};if(typeof d=="string"||d.from<1)return;const{from:e,to:n}=d;return n==="end"?{first:e}:n===-1?{first:e}:
n<1?void 0:{first:Math.min(e,n),last:Math.max(e,n)}}class O{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=t,this.differences=new Int32Array(
t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,a){this.differences[t]++,this.differences[a+1]--}without(t){const a=new Uint32Array(this.
pageCount);let d=0,e=0,n=0;for(let s=1;s<=this.pageCount;s++){e+=this.differences[s],n+=t.differences[s];const i=s%2===1?"odd":"even";(e>0||this[i])&&!(n>0||t[i])&&
(a[d++]=s)}return a.subarray(0,d)}}function g(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is written 1..5":/^!/.test(l)?"is not a page: leave out p\
ages with not, such as not 2":(0,p.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),59389:((A,$,r)=>{r.r($),r.d($,{flatten_form:()=>E});var y=r(90966),p=r(37253),L=r(29082),I=r(27583),D=r(52404);const E=async(O,g,l)=>{const t=await(0,y.
E)(O.bytes,l,{password:g.open_password}),a=t.pages.count,d=(0,L.k1)(g.pages,a),e=[];let n=0;if(d.length===0)e.push(D.$);else{const i=await(0,I.I)(t,d,g.font);n=
i.widgets,e.push(...i.notes),i.isEmpty&&e.push(m)}const s=await(0,p.UN)(t);return{documents:[{name:O.name,bytes:s,pageCount:a}],notes:e,facts:{pageCount:a,flattenedWidgets:n}}},
m={code:"no_form_fields",message:"The selected pages have no form fields."}}),27583:((A,$,r)=>{r.d($,{I:()=>t});var y=r(33238),p=r(56457),L=r(72648),I=r(78906),
D=r(52755),E=r(16259),m=r(77500),O=r(5964),g=r(71250),l=r(76586);async function t(a,d,e){const n=await(0,y.Y)(a,"keep"),s=await D.mO.read(a);(0,m.mD)(a,s);const i=new E.
n(a,s),o=e&&(0,L.g)(e,"font"),c=new I.y(a,s,i,o);await(0,O.$)(a,s,i,c,{missing:!0});const f=new Set(d),_=({widgets:T})=>T.some(w=>w.pages.some(R=>f.has(R))),M=new Map(
[...c.missing].filter(([T])=>_(T))),u=[...c.tooSmall],h=T=>!_(T),v=[...(0,p.D)(n,"flatten"),...(0,g.jA)(M,new Set,o),...(0,g.QR)(u.filter(_),!0),...(0,g.QR)(u.filter(
h),!1),...(0,m.br)(a,"values")],{widgets:P,notes:U}=await(0,l.H)(a,s,d);return{widgets:P,isEmpty:P===0&&n.fields.length===0,notes:[...v,...U]}}}),52404:((A,$,r)=>{
r.d($,{$:()=>I,U:()=>D});var y=r(58552),p=r(29082),L=r(98446);const I={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function D({first_page:E,last_page:m,pages:O},g){if(O!==void 0)return(0,p.k1)(O,g);const l=(0,L.y_)(g,"page"),t=[];if(E>g&&t.push({field:"\
first_page",message:`is ${E}, but the document has ${l}`}),m!==void 0&&m>g&&t.push({field:"last_page",message:`is ${m}, but the document has ${l}`}),t.length===
0&&m!==void 0&&E>m&&t.push({field:"first_page",message:`is ${E}, which is after last_page (${m})`,mentions:["last_page"]}),t.length>0)throw(0,y.G6)(t);return Uint32Array.
from({length:(m??g)-E+1},(a,d)=>E+d)}})};
