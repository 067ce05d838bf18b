"use strict";exports.id=180,exports.ids=[180],exports.modules={66974:(($,D,f)=>{f.d(D,{D6:()=>E,F1:()=>y,NL:()=>o,P3:()=>v,br:()=>O,bs:()=>d});var P=f(98446);const v={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function y(n,i,c){const m=[],l=[];for(const[b,M]of n.split(",").entries()){const e=b+1;if(i!==void 0&&
M.trim()===""){l.push(`entry ${e} is empty: write ${i}, separated by single commas`);continue}const t=c(M,e);"problem"in t?l.push(O(e,M,t.problem)):m.push(t.item)}
return l.length>0?{problem:d(l)}:{items:m}}const O=(n,i,c)=>`entry ${n} ('${r(i.trim())}') ${c}`,E=({position:n,text:i},c,m)=>O(n,i,`names ${g(c)}, but the docu\
ment has ${(0,P.y_)(m,"page")}`);function g(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const h=5;function d(n){const i=n.length-h;
return[...n.slice(0,h),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function o(n){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(n){const i=[...n].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(c)?"?":c);return(0,P.Bu)(i.join(""),40)}}),29082:(($,D,f)=>{f.d(D,{k1:()=>E,lY:()=>O,m7:()=>g});var P=f(58552),v=f(66974);const y=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
O=o=>(0,v.F1)(o,"pages such as 1..3, -1, odd",(r,n)=>{const i=r.trim(),c=y.exec(i);if(!c)return{problem:d(i)};const[,m,l,b,M,e]=c,t={negated:m!==void 0,text:i,position:n};
if(l!==void 0)return{item:{...t,pages:l.toLowerCase()}};const s=Number(b),a=M===void 0?s:e===void 0?"end":Number(e);return s===0||a===0?v.P3:{item:{...t,pages:{
from:s,to:a}}}});function E(o,r,n="pages"){const i=M=>(0,P.G6)([{field:n,message:M}]),c=O(o);if("problem"in c)throw i(c.problem);const m=new h(r),l=new h(r),b=[];
for(const M of c.items){const e=M.negated?l:m;if(typeof M.pages=="string"){e.add(M.pages);continue}const{from:t,to:s}=M.pages,a=t<0?r+1+t:t,u=s==="end"?r:s<0?r+
1+s:s,_=(s==="end"?t<0?[[t,a]]:[]:[[t,a],[s,u]]).find(([,w])=>w<1||w>r);_&&b.push((0,v.D6)(M,_[0],r)),!(s==="end"&&a>r||b.length>0)&&e.range(Math.min(a,u),Math.
max(a,u))}if(b.length>0)throw i((0,v.bs)(b));return c.items.every(({negated:M})=>M)&&m.add("all"),m.without(l)}function g(o){const r=O(o);if("problem"in r||r.items.
length!==1)return;const{negated:n,pages:i}=r.items[0];if(n)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:c,to:m}=i;return m===
"end"?{first:c}:m===-1?{first:c}:m<1?void 0:{first:Math.min(c,m),last:Math.max(c,m)}}class h{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,n){this.differences[r]++,this.differences[n+1]--}without(r){
const n=new Uint32Array(this.pageCount);let i=0,c=0,m=0;for(let l=1;l<=this.pageCount;l++){c+=this.differences[l],m+=r.differences[l];const b=l%2===1?"odd":"eve\
n";(c>0||this[b])&&!(m>0||r[b])&&(n[i++]=l)}return n.subarray(0,i)}}function d(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is written 1..5":/^!/.test(
o)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:(($,D,f)=>{f.d(D,{$:()=>O,U:()=>E});var P=f(58552),v=f(29082),y=f(98446);const O={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function E({first_page:g,last_page:h,pages:d},o){if(d!==void 0)return(0,v.k1)(
d,o);const r=(0,y.y_)(o,"page"),n=[];if(g>o&&n.push({field:"first_page",message:`is ${g}, but the document has ${r}`}),h!==void 0&&h>o&&n.push({field:"last_page",
message:`is ${h}, but the document has ${r}`}),n.length===0&&h!==void 0&&g>h&&n.push({field:"first_page",message:`is ${g}, which is after last_page (${h})`,mentions:[
"last_page"]}),n.length>0)throw(0,P.G6)(n);return Uint32Array.from({length:(h??o)-g+1},(i,c)=>g+c)}}),87799:(($,D,f)=>{f.r(D),f.d(D,{rotate_pages:()=>g});var P=f(
6057),v=f(92356),y=f(87826),O=f(14029),E=f(52404);const g=async(h,d,o)=>{const{angle:r}=d,n=await(0,v.E)(h.bytes,o,{password:d.open_password}),{pages:i}=n,c=i.count,
m=(0,E.U)(d,c),l=r===0?0:m.length,b={pageCount:c,rotatedPages:l},M=m.length===0?[E.$]:[],e=l===0?(0,y.N)(n,h.bytes):void 0;if(e)return{documents:[{name:h.name,bytes:e,
pageCount:c}],notes:M,facts:b};const t=new Map;for(let s=0;s<l;s++){const a=m[s]-1,u=(0,P.c_)((0,P.c_)(n.resolve(i.attribute(a,"Rotate")))+r);let p=t.get(u);p||
t.set(u,p={Rotate:u}),i.patch(a,p);const _=o.pace.step(400);_&&await _}return{documents:[{name:h.name,bytes:await(0,O.UN)(n),pageCount:c}],notes:M,facts:b}}}),74135:(($,D,f)=>{
f.d(D,{$L:()=>i,DI:()=>g,Gd:()=>o,JQ:()=>v,Mo:()=>O,PU:()=>h,Pj:()=>l,S3:()=>y,W1:()=>b,XM:()=>m,d:()=>M,ds:()=>E,gF:()=>c,iN:()=>P,kO:()=>n,lw:()=>d,zl:()=>r});
function P({box:[e,t,s,a],rotation:u}){const p=s-e,_=a-t;return u%180===0?{width:p,height:_}:{width:_,height:p}}function v(e){const{width:t,height:s}=P(e);return{
width:t*e.userUnit,height:s*e.userUnit}}function y({box:[e,t,s,a],rotation:u}){switch(u){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,s,t];case 180:return[
-1,0,0,-1,s,a];case 270:return[0,-1,1,0,e,a]}}function O(e,t){return t===void 0?e:l(e,t)??e}function E([e,t,s,a]){return[Math.min(e,s),Math.min(t,a),Math.max(e,
s),Math.max(t,a)]}function g([e,t,s,a,u,p]){const _=e*a-t*s,[w,x,U,I]=[a/_,-t/_,-s/_,e/_];return[w+0,x+0,U+0,I+0,-(u*w+p*U)+0,-(u*x+p*I)+0]}const h=([e,t,s,a])=>Math.
sqrt(Math.abs(e*a-t*s));function d(e,t){const[s,a,u,p,_,w]=e,[x,U,I,B,L,T]=t;return[s*x+a*I,s*U+a*B,u*x+p*I,u*U+p*B,_*x+w*I+L,_*U+w*B+T]}function o([e,t,s,a,u,p],_,w){
return[e*_+s*w+u,t*_+a*w+p]}function r(e,[t,s,a,u]){const[p,_]=o(e,t,s),[w,x]=o(e,a,s),[U,I]=o(e,t,u),[B,L]=o(e,a,u);return[Math.min(p,w,U,B),Math.min(_,x,I,L),
Math.max(p,w,U,B),Math.max(_,x,I,L)]}const n=(e,t)=>[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.max(e[2],t[2]),Math.max(e[3],t[3])];function i(e){let[t,s,a,u]=c;
for(const[p,_]of e)t=Math.min(t,p),s=Math.min(s,_),a=Math.max(a,p),u=Math.max(u,_);return[t,s,a,u]}const c=[1/0,1/0,-1/0,-1/0],m=([e,t,s,a],u)=>[e-u,t-u,s+u,a+u];
function l(e,t){const s=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])];return s[0]<s[2]&&s[1]<s[3]?s:void 0}const b=e=>e.map(
t=>Math.round(t*1e5)/1e5+0),M=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)))}),6057:(($,D,f)=>{f.d(D,{VO:()=>y,b0:()=>E,c_:()=>h,iw:()=>O,lQ:()=>g});
var P=f(74135);const v=[0,0,612,792],y=(d,o)=>E(d,d.pages.attribute(o,"MediaBox"))??v;function O(d,o){const{pages:r}=d,n=d.resolve(d.entry(r.number(o),"UserUnit"));
return{box:(0,P.Mo)(y(d,o),E(d,r.attribute(o,"CropBox"))),rotation:h(d.resolve(r.attribute(o,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function E(d,o){const r=d.
array(o)?.map(i=>d.resolve(i));if(r?.length!==4||!r.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const n=(0,P.ds)(r);return n[0]<n[2]&&n[1]<n[3]?n:void 0}
function g(d,o){const r=(d.array(o)??[]).map(n=>d.resolve(n));return r.length===6&&r.every(n=>typeof n=="number")?r:[1,0,0,1,0,0]}function h(d){const o=typeof d==
"number"?(d%360+360)%360:0;return o===90||o===180||o===270?o:0}}),87826:(($,D,f)=>{f.d(D,{N:()=>y,i:()=>O});var P=f(78157),v=f(14029);function y({suspect:E,bytes:g},h){
if(!(E||(0,P.bS)(g.subarray(0,5)).toString("latin1")!=="%PDF-"))return g.length===h.length?h:g}const O=async(E,g,h)=>y(E,g)??await(0,v.UN)(E,h)})};
