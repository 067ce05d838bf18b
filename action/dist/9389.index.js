"use strict";exports.id=9389,exports.ids=[9389],exports.modules={66974:((A,M,o)=>{o.d(M,{D6:()=>O,F1:()=>D,NL:()=>i,P3:()=>m,br:()=>u,bs:()=>E});var P=o(98446);const m={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(t,e,s){const a=[],r=[];for(const[f,d]of t.split(",").entries()){const h=f+1;if(e!==void 0&&
d.trim()===""){r.push(`entry ${h} is empty: write ${e}, separated by single commas`);continue}const l=s(d,h);"problem"in l?r.push(u(h,d,l.problem)):a.push(l.item)}
return r.length>0?{problem:E(r)}:{items:a}}const u=(t,e,s)=>`entry ${t} ('${n(e.trim())}') ${s}`,O=({position:t,text:e},s,a)=>u(t,e,`names ${c(s)}, but the docu\
ment has ${(0,P.y_)(a,"page")}`);function c(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const _=5;function E(t){const e=t.length-_;
return[...t.slice(0,_),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function i(t){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return e?`is n\
ot a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(t){const e=[...t].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,P.Bu)(e.join(""),40)}}),29082:((A,M,o)=>{o.d(M,{k1:()=>O,lY:()=>u,m7:()=>c});var P=o(58552),m=o(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=i=>(0,m.F1)(i,"pages such as 1..3, -1, odd",(n,t)=>{const e=n.trim(),s=D.exec(e);if(!s)return{problem:E(e)};const[,a,r,f,d,h]=s,l={negated:a!==void 0,text:e,position:t};
if(r!==void 0)return{item:{...l,pages:r.toLowerCase()}};const g=Number(f),p=d===void 0?g:h===void 0?"end":Number(h);return g===0||p===0?m.P3:{item:{...l,pages:{
from:g,to:p}}}});function O(i,n,t="pages"){const e=d=>(0,P.G6)([{field:t,message:d}]),s=u(i);if("problem"in s)throw e(s.problem);const a=new _(n),r=new _(n),f=[];
for(const d of s.items){const h=d.negated?r:a;if(typeof d.pages=="string"){h.add(d.pages);continue}const{from:l,to:g}=d.pages,p=l<0?n+1+l:l,v=g==="end"?n:g<0?n+
1+g:g,L=(g==="end"?l<0?[[l,p]]:[]:[[l,p],[g,v]]).find(([,T])=>T<1||T>n);L&&f.push((0,m.D6)(d,L[0],n)),!(g==="end"&&p>n||f.length>0)&&h.range(Math.min(p,v),Math.
max(p,v))}if(f.length>0)throw e((0,m.bs)(f));return s.items.every(({negated:d})=>d)&&a.add("all"),a.without(r)}function c(i){const n=u(i);if("problem"in n||n.items.
length!==1)return;const{negated:t,pages:e}=n.items[0];if(t)return;if(e==="all")return{first:1};if(typeof e=="string"||e.from<1)return;const{from:s,to:a}=e;return a===
"end"?{first:s}:a===-1?{first:s}:a<1?void 0:{first:Math.min(s,a),last:Math.max(s,a)}}class _{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,t){this.differences[n]++,this.differences[t+1]--}without(n){
const t=new Uint32Array(this.pageCount);let e=0,s=0,a=0;for(let r=1;r<=this.pageCount;r++){s+=this.differences[r],a+=n.differences[r];const f=r%2===1?"odd":"eve\
n";(s>0||this[f])&&!(a>0||n[f])&&(t[e++]=r)}return t.subarray(0,e)}}function E(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is written 1..5":/^!/.test(
i)?"is not a page: leave out pages with not, such as not 2":(0,m.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),59389:((A,M,o)=>{o.r(M),o.d(M,{flatten_form:()=>c});var P=o(90966),m=o(37253),D=o(29082),u=o(27583),O=o(52404);const c=async(E,i,n)=>{
const t=await(0,P.E)(E.bytes,n,{password:i.open_password}),e=t.pages.count,s=(0,D.k1)(i.pages,e),a=[];let r=0;if(s.length===0)a.push(O.$);else{const d=await(0,u.
I)(t,s,i.font);r=d.widgets,a.push(...d.notes),d.isEmpty&&a.push(_)}const f=await(0,m.UN)(t);return{documents:[{name:E.name,bytes:f,pageCount:e}],notes:a,facts:{
pageCount:e,flattenedWidgets:r}}},_={code:"no_form_fields",message:"The selected pages have no form fields."}}),27583:((A,M,o)=>{o.d(M,{I:()=>t});var P=o(33238),
m=o(56457),D=o(72648),u=o(78906),O=o(52755),c=o(16259),_=o(77500),E=o(5964),i=o(71250),n=o(76586);async function t(e,s,a){const r=await(0,P.Y)(e,"keep"),f=await O.
mO.read(e);(0,_.mD)(e,f);const d=new c.n(e,f),h=a&&(0,D.g)(a,"font"),l=new u.y(e,f,d,h);await(0,E.$)(e,f,d,l,{missing:!0});const g=new Set(s),p=({widgets:I})=>I.
some(y=>y.pages.some(B=>g.has(B))),v=new Map([...l.missing].filter(([I])=>p(I))),R=[...l.tooSmall],L=I=>!p(I),T=[...(0,m.D)(r,"flatten"),...(0,i.jA)(v,new Set,h),
...(0,i.QR)(R.filter(p),!0),...(0,i.QR)(R.filter(L),!1),...(0,_.br)(e,"values")],{widgets:U,notes:$}=await(0,n.H)(e,f,s);return{widgets:U,isEmpty:U===0&&r.fields.
length===0,notes:[...T,...$]}}}),52404:((A,M,o)=>{o.d(M,{$:()=>u,U:()=>O});var P=o(58552),m=o(29082),D=o(98446);const u={code:"no_pages_selected",message:"The d\
ocument has none of the pages that were asked for, so nothing was changed."};function O({first_page:c,last_page:_,pages:E},i){if(E!==void 0)return(0,m.k1)(E,i);
const n=(0,D.y_)(i,"page"),t=[];if(c>i&&t.push({field:"first_page",message:`is ${c}, but the document has ${n}`}),_!==void 0&&_>i&&t.push({field:"last_page",message:`\
is ${_}, but the document has ${n}`}),t.length===0&&_!==void 0&&c>_&&t.push({field:"first_page",message:`is ${c}, which is after last_page (${_})`,mentions:["la\
st_page"]}),t.length>0)throw(0,P.G6)(t);return Uint32Array.from({length:(_??i)-c+1},(e,s)=>c+s)}})};
