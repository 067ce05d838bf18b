"use strict";exports.id=9389,exports.ids=[9389],exports.modules={66974:((A,M,o)=>{o.d(M,{D6:()=>O,F1:()=>D,NL:()=>a,P3:()=>u,br:()=>g,bs:()=>p});var P=o(98446);const u={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(t,e,s){const i=[],r=[];for(const[d,f]of t.split(",").entries()){const c=d+1;if(e!==void 0&&
f.trim()===""){r.push(`entry ${c} is empty: write ${e}, separated by single commas`);continue}const l=s(f,c);"problem"in l?r.push(g(c,f,l.problem)):i.push(l.item)}
return r.length>0?{problem:p(r)}:{items:i}}const g=(t,e,s)=>`entry ${t} ('${n(e.trim())}') ${s}`,O=({position:t,text:e},s,i)=>g(t,e,`names ${m(s)}, but the docu\
ment has ${(0,P.y_)(i,"page")}`);function m(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const _=5;function p(t){const e=t.length-_;
return[...t.slice(0,_),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function a(t){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return e?`is n\
ot a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(t){const e=[...t].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,P.Bu)(e.join(""),40)}}),29082:((A,M,o)=>{o.d(M,{k1:()=>O,lY:()=>g,m7:()=>m});var P=o(58552),u=o(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
g=a=>(0,u.F1)(a,"pages such as 1..3, -1, odd",(n,t)=>{const e=n.trim(),s=D.exec(e);if(!s)return{problem:p(e)};const[,i,r,d,f,c]=s,l={negated:i!==void 0,text:e,position:t};
if(r!==void 0)return{item:{...l,pages:r.toLowerCase()}};const E=Number(d),h=f===void 0?E:c===void 0?"end":Number(c);return E===0||h===0?u.P3:{item:{...l,pages:{
from:E,to:h}}}});function O(a,n,t="pages"){const e=f=>(0,P.G6)([{field:t,message:f}]),s=g(a);if("problem"in s)throw e(s.problem);const i=new _(n),r=new _(n),d=[];
for(const f of s.items){const c=f.negated?r:i;if(typeof f.pages=="string"){c.add(f.pages);continue}const{from:l,to:E}=f.pages,h=l<0?n+1+l:l,v=E==="end"?n:E<0?n+
1+E:E,L=(E==="end"?l<0?[[l,h]]:[]:[[l,h],[E,v]]).find(([,T])=>T<1||T>n);L&&d.push((0,u.D6)(f,L[0],n)),!(E==="end"&&h>n||d.length>0)&&c.range(Math.min(h,v),Math.
max(h,v))}if(d.length>0)throw e((0,u.bs)(d));return s.items.every(({negated:f})=>f)&&i.add("all"),i.without(r)}function m(a){const n=g(a);if("problem"in n||n.items.
length!==1)return;const{negated:t,pages:e}=n.items[0];if(t)return;if(e==="all")return{first:1};if(typeof e=="string"||e.from<1)return;const{from:s,to:i}=e;return i===
"end"?{first:s}:i===-1?{first:s}:i<1?void 0:{first:Math.min(s,i),last:Math.max(s,i)}}class _{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,t){this.differences[n]++,this.differences[t+1]--}without(n){
const t=new Uint32Array(this.pageCount);let e=0,s=0,i=0;for(let r=1;r<=this.pageCount;r++){s+=this.differences[r],i+=n.differences[r];const d=r%2===1?"odd":"eve\
n";(s>0||this[d])&&!(i>0||n[d])&&(t[e++]=r)}return t.subarray(0,e)}}function p(a){return/^(not +)?\.\./i.test(a)?"has no start: a range is written 1..5":/^!/.test(
a)?"is not a page: leave out pages with not, such as not 2":(0,u.NL)(a.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),59389:((A,M,o)=>{o.r(M),o.d(M,{flatten_form:()=>_});var P=o(12237),u=o(14029),D=o(29082),g=o(27583),O=o(52404),m=o(45657);
const _=async(a,n,t)=>{const e=await(0,P.E)(a.bytes,t,{password:n.open_password}),s=e.pages.count,i=(0,D.k1)(n.pages,s),r=[];let d=0;if(i.length===0)r.push(O.$);else{
const c=await(0,g.I)(e,i,n.font);d=c.widgets,(0,m.RZ)(r,c.notes),c.isEmpty&&r.push(p)}const f=await(0,u.UN)(e);return{documents:[{name:a.name,bytes:f,pageCount:s}],
notes:r,facts:{pageCount:s,flattenedWidgets:d}}},p={code:"no_form_fields",message:"The selected pages have no form fields."}}),27583:((A,M,o)=>{o.d(M,{I:()=>t});
var P=o(33238),u=o(56457),D=o(72648),g=o(78906),O=o(52755),m=o(16259),_=o(77500),p=o(5964),a=o(71250),n=o(76586);async function t(e,s,i){const r=await(0,P.Y)(e,
"keep"),d=await O.mO.read(e);(0,_.mD)(e,d);const f=new m.n(e,d),c=i&&(0,D.g)(i,"font"),l=new g.y(e,d,f,c);await(0,p.$)(e,d,f,l,{missing:!0});const E=new Set(s),
h=({widgets:I})=>I.some(K=>K.pages.some(W=>E.has(W))),v=new Map([...l.missing].filter(([I])=>h(I))),R=[...l.tooSmall],L=I=>!h(I),T=[...(0,u.D)(r,"flatten"),...(0,a.
jA)(v,new Set,c),...(0,a.QR)(R.filter(h),!0),...(0,a.QR)(R.filter(L),!1),...(0,_.br)(e,"values")],{widgets:U,notes:B}=await(0,n.H)(e,d,s);return{widgets:U,isEmpty:U===
0&&r.fields.length===0,notes:[...T,...B]}}}),52404:((A,M,o)=>{o.d(M,{$:()=>g,U:()=>O});var P=o(58552),u=o(29082),D=o(98446);const g={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function O({first_page:m,last_page:_,pages:p},a){if(p!==void 0)return(0,u.k1)(
p,a);const n=(0,D.y_)(a,"page"),t=[];if(m>a&&t.push({field:"first_page",message:`is ${m}, but the document has ${n}`}),_!==void 0&&_>a&&t.push({field:"last_page",
message:`is ${_}, but the document has ${n}`}),t.length===0&&_!==void 0&&m>_&&t.push({field:"first_page",message:`is ${m}, which is after last_page (${_})`,mentions:[
"last_page"]}),t.length>0)throw(0,P.G6)(t);return Uint32Array.from({length:(_??a)-m+1},(e,s)=>m+s)}})};
