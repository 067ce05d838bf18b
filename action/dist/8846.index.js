"use strict";exports.id=8846,exports.ids=[8846],exports.modules={66974:((b,P,c)=>{c.d(P,{D6:()=>E,F1:()=>w,NL:()=>h,P3:()=>p,br:()=>M,bs:()=>I});var y=c(98446);const p={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function w(n,i,d){const l=[],g=[];for(const[e,t]of n.split(",").entries()){const s=e+1;if(i!==void 0&&
t.trim()===""){g.push(`entry ${s} is empty: write ${i}, separated by single commas`);continue}const o=d(t,s);"problem"in o?g.push(M(s,t,o.problem)):l.push(o.item)}
return g.length>0?{problem:I(g)}:{items:l}}const M=(n,i,d)=>`entry ${n} ('${a(i.trim())}') ${d}`,E=({position:n,text:i},d,l)=>M(n,i,`names ${_(d)}, but the docu\
ment has ${(0,y.y_)(l,"page")}`);function _(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const u=5;function I(n){const i=n.length-u;
return[...n.slice(0,u),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function h(n){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(n){const i=[...n].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(d)?"?":d);return(0,y.Bu)(i.join(""),40)}}),29082:((b,P,c)=>{c.d(P,{k1:()=>E,lY:()=>M,m7:()=>_});var y=c(58552),p=c(66974);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
M=h=>(0,p.F1)(h,"pages such as 1..3, -1, odd",(a,n)=>{const i=a.trim(),d=w.exec(i);if(!d)return{problem:I(i)};const[,l,g,e,t,s]=d,o={negated:l!==void 0,text:i,position:n};
if(g!==void 0)return{item:{...o,pages:g.toLowerCase()}};const r=Number(e),f=t===void 0?r:s===void 0?"end":Number(s);return r===0||f===0?p.P3:{item:{...o,pages:{
from:r,to:f}}}});function E(h,a,n="pages"){const i=t=>(0,y.G6)([{field:n,message:t}]),d=M(h);if("problem"in d)throw i(d.problem);const l=new u(a),g=new u(a),e=[];
for(const t of d.items){const s=t.negated?g:l;if(typeof t.pages=="string"){s.add(t.pages);continue}const{from:o,to:r}=t.pages,f=o<0?a+1+o:o,m=r==="end"?a:r<0?a+
1+r:r,D=(r==="end"?o<0?[[o,f]]:[]:[[o,f],[r,m]]).find(([,O])=>O<1||O>a);D&&e.push((0,p.D6)(t,D[0],a)),!(r==="end"&&f>a||e.length>0)&&s.range(Math.min(f,m),Math.
max(f,m))}if(e.length>0)throw i((0,p.bs)(e));return d.items.every(({negated:t})=>t)&&l.add("all"),l.without(g)}function _(h){const a=M(h);if("problem"in a||a.items.
length!==1)return;const{negated:n,pages:i}=a.items[0];if(n)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:d,to:l}=i;return l===
"end"?{first:d}:l===-1?{first:d}:l<1?void 0:{first:Math.min(d,l),last:Math.max(d,l)}}class u{pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=
a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,n){this.differences[a]++,this.differences[n+1]--}without(a){
const n=new Uint32Array(this.pageCount);let i=0,d=0,l=0;for(let g=1;g<=this.pageCount;g++){d+=this.differences[g],l+=a.differences[g];const e=g%2===1?"odd":"eve\
n";(d>0||this[e])&&!(l>0||a[e])&&(n[i++]=g)}return n.subarray(0,i)}}function I(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is written 1..5":/^!/.test(
h)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),15922:((b,P,c)=>{c.r(P),c.d(P,{add_overlay:()=>M});var y=c(86687),p=c(95234);const w={file:"overlay",password:"overlay\
_password",noun:"the overlay"},M=(E,_,u)=>{const{overlay:I,overlay_password:h,layer:a,repeat:n,fit:i}=_,d={file:I,password:h,fields:w,layer:a,repeat:n,fit:i};return(0,p.
W)(E,_,u,(l,g)=>(0,y.e)(l,d,g,u))}}),52404:((b,P,c)=>{c.d(P,{$:()=>M,U:()=>E});var y=c(58552),p=c(29082),w=c(98446);const M={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function E({first_page:_,last_page:u,pages:I},h){if(I!==void 0)return(0,p.k1)(I,
h);const a=(0,w.y_)(h,"page"),n=[];if(_>h&&n.push({field:"first_page",message:`is ${_}, but the document has ${a}`}),u!==void 0&&u>h&&n.push({field:"last_page",
message:`is ${u}, but the document has ${a}`}),n.length===0&&u!==void 0&&_>u&&n.push({field:"first_page",message:`is ${_}, which is after last_page (${u})`,mentions:[
"last_page"]}),n.length>0)throw(0,y.G6)(n);return Uint32Array.from({length:(u??h)-_+1},(i,d)=>_+d)}}),95234:((b,P,c)=>{c.d(P,{V:()=>h,W:()=>u});var y=c(29082),p=c(
12237),w=c(87826),M=c(14029),E=c(52404);const _="1.4";async function u(a,{pages:n,open_password:i,transparency:d},l,g){const e=await(0,p.E)(a.bytes,l,{password:i}),
t=e.pages.count,s=(0,y.k1)(n,t);if(s.length===0){const O=await(0,w.i)(e,a.bytes);return{documents:[{name:a.name,bytes:O,pageCount:t}],notes:[E.$],facts:{pageCount:t,
stampedPages:0}}}const{notes:o,stampedPages:r=s.length,version:f=_,write:m}=await g(e,s),v={version:f>_?f:_},D=m?await m(v):await(0,M.UN)(e,v);return{documents:[
{name:a.name,bytes:D,pageCount:t}],notes:d===100?[I,...o]:o,facts:{pageCount:t,stampedPages:r}}}const I={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function h({pace:a},n){await a.rest();const i=await n();return await a.rest(),
i}}),74135:((b,P,c)=>{c.d(P,{$L:()=>a,DI:()=>E,Gd:()=>u,Mo:()=>w,Pj:()=>d,S3:()=>p,W1:()=>l,XM:()=>i,d:()=>g,ds:()=>M,gF:()=>n,iN:()=>y,kO:()=>h,lw:()=>_,zl:()=>I});
function y({box:[e,t,s,o],rotation:r}){const f=s-e,m=o-t;return r%180===0?{width:f,height:m}:{width:m,height:f}}function p({box:[e,t,s,o],rotation:r}){switch(r){case 0:
return[1,0,0,1,e,t];case 90:return[0,1,-1,0,s,t];case 180:return[-1,0,0,-1,s,o];case 270:return[0,-1,1,0,e,o]}}function w(e,t){return t===void 0?e:d(e,t)??e}function M([
e,t,s,o]){return[Math.min(e,s),Math.min(t,o),Math.max(e,s),Math.max(t,o)]}function E([e,t,s,o,r,f]){const m=e*o-t*s,[v,D,O,x]=[o/m,-t/m,-s/m,e/m];return[v+0,D+0,
O+0,x+0,-(r*v+f*O)+0,-(r*D+f*x)+0]}function _(e,t){const[s,o,r,f,m,v]=e,[D,O,x,L,$,A]=t;return[s*D+o*x,s*O+o*L,r*D+f*x,r*O+f*L,m*D+v*x+$,m*O+v*L+A]}function u([
e,t,s,o,r,f],m,v){return[e*m+s*v+r,t*m+o*v+f]}function I(e,[t,s,o,r]){const[f,m]=u(e,t,s),[v,D]=u(e,o,s),[O,x]=u(e,t,r),[L,$]=u(e,o,r);return[Math.min(f,v,O,L),
Math.min(m,D,x,$),Math.max(f,v,O,L),Math.max(m,D,x,$)]}const h=(e,t)=>[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.max(e[2],t[2]),Math.max(e[3],t[3])];function a(e){
let[t,s,o,r]=n;for(const[f,m]of e)t=Math.min(t,f),s=Math.min(s,m),o=Math.max(o,f),r=Math.max(r,m);return[t,s,o,r]}const n=[1/0,1/0,-1/0,-1/0],i=([e,t,s,o],r)=>[
e-r,t-r,s+r,o+r];function d(e,t){const s=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])];return s[0]<s[2]&&s[1]<s[3]?s:void 0}
const l=e=>e.map(t=>Math.round(t*1e5)/1e5+0),g=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)))}),87826:((b,P,c)=>{c.d(P,{N:()=>w,i:()=>M});var y=c(78157),
p=c(14029);function w({suspect:E,bytes:_},u){if(!(E||(0,y.bS)(_.subarray(0,5)).toString("latin1")!=="%PDF-"))return _.length===u.length?u:_}const M=async(E,_,u)=>w(
E,_)??await(0,p.UN)(E,u)})};
