"use strict";exports.id=180,exports.ids=[180],exports.modules={66974:((T,y,f)=>{f.d(y,{D6:()=>P,F1:()=>D,NL:()=>c,P3:()=>M,br:()=>E,bs:()=>b});var v=f(98446);const M={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(n,o,i){const d=[],l=[];for(const[O,p]of n.split(",").entries()){const x=O+1;if(o!==void 0&&
p.trim()===""){l.push(`entry ${x} is empty: write ${o}, separated by single commas`);continue}const t=i(p,x);"problem"in t?l.push(E(x,p,t.problem)):d.push(t.item)}
return l.length>0?{problem:b(l)}:{items:d}}const E=(n,o,i)=>`entry ${n} ('${s(o.trim())}') ${i}`,P=({position:n,text:o},i,d)=>E(n,o,`names ${g(i)}, but the docu\
ment has ${(0,v.y_)(d,"page")}`);function g(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const m=5;function b(n){const o=n.length-m;
return[...n.slice(0,m),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function c(n){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return o?`is n\
ot a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(n){const o=[...n].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(i)?"?":i);return(0,v.Bu)(o.join(""),40)}}),29082:((T,y,f)=>{f.d(y,{k1:()=>P,lY:()=>E,m7:()=>g});var v=f(58552),M=f(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
E=c=>(0,M.F1)(c,"pages such as 1..3, -1, odd",(s,n)=>{const o=s.trim(),i=D.exec(o);if(!i)return{problem:b(o)};const[,d,l,O,p,x]=i,t={negated:d!==void 0,text:o,position:n};
if(l!==void 0)return{item:{...t,pages:l.toLowerCase()}};const e=Number(O),r=p===void 0?e:x===void 0?"end":Number(x);return e===0||r===0?M.P3:{item:{...t,pages:{
from:e,to:r}}}});function P(c,s,n="pages"){const o=p=>(0,v.G6)([{field:n,message:p}]),i=E(c);if("problem"in i)throw o(i.problem);const d=new m(s),l=new m(s),O=[];
for(const p of i.items){const x=p.negated?l:d;if(typeof p.pages=="string"){x.add(p.pages);continue}const{from:t,to:e}=p.pages,r=t<0?s+1+t:t,a=e==="end"?s:e<0?s+
1+e:e,h=(e==="end"?t<0?[[t,r]]:[]:[[t,r],[e,a]]).find(([,_])=>_<1||_>s);h&&O.push((0,M.D6)(p,h[0],s)),!(e==="end"&&r>s||O.length>0)&&x.range(Math.min(r,a),Math.
max(r,a))}if(O.length>0)throw o((0,M.bs)(O));return i.items.every(({negated:p})=>p)&&d.add("all"),d.without(l)}function g(c){const s=E(c);if("problem"in s||s.items.
length!==1)return;const{negated:n,pages:o}=s.items[0];if(n)return;if(o==="all")return{first:1};if(typeof o=="string"||o.from<1)return;const{from:i,to:d}=o;return d===
"end"?{first:i}:d===-1?{first:i}:d<1?void 0:{first:Math.min(i,d),last:Math.max(i,d)}}class m{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,n){this.differences[s]++,this.differences[n+1]--}without(s){
const n=new Uint32Array(this.pageCount);let o=0,i=0,d=0;for(let l=1;l<=this.pageCount;l++){i+=this.differences[l],d+=s.differences[l];const O=l%2===1?"odd":"eve\
n";(i>0||this[O])&&!(d>0||s[O])&&(n[o++]=l)}return n.subarray(0,o)}}function b(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is written 1..5":/^!/.test(
c)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((T,y,f)=>{f.d(y,{$:()=>E,U:()=>P});var v=f(58552),M=f(29082),D=f(98446);const E={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function P({first_page:g,last_page:m,pages:b},c){if(b!==void 0)return(0,M.k1)(
b,c);const s=(0,D.y_)(c,"page"),n=[];if(g>c&&n.push({field:"first_page",message:`is ${g}, but the document has ${s}`}),m!==void 0&&m>c&&n.push({field:"last_page",
message:`is ${m}, but the document has ${s}`}),n.length===0&&m!==void 0&&g>m&&n.push({field:"first_page",message:`is ${g}, which is after last_page (${m})`,mentions:[
"last_page"]}),n.length>0)throw(0,v.G6)(n);return Uint32Array.from({length:(m??c)-g+1},(o,i)=>g+i)}}),87799:((T,y,f)=>{f.r(y),f.d(y,{rotate_pages:()=>g});var v=f(
6057),M=f(91519),D=f(87826),E=f(14029),P=f(52404);const g=async(m,b,c)=>{const{angle:s}=b,n=await(0,M.E)(m.bytes,c,{password:b.open_password}),{pages:o}=n,i=o.count,
d=(0,P.U)(b,i),l=s===0?0:d.length,O={pageCount:i,rotatedPages:l},p=d.length===0?[P.$]:[],x=l===0?(0,D.N)(n,m.bytes):void 0;if(x)return{documents:[{name:m.name,bytes:x,
pageCount:i}],notes:p,facts:O};const t=new Map;for(let e=0;e<l;e++){const r=d[e]-1,a=(0,v.c_)((0,v.c_)(n.resolve(o.attribute(r,"Rotate")))+s);let u=t.get(a);u||
t.set(a,u={Rotate:a}),o.patch(r,u);const h=c.pace.step(400);h&&await h}return{documents:[{name:m.name,bytes:await(0,E.UN)(n),pageCount:i}],notes:p,facts:O}}}),74135:((T,y,f)=>{
f.d(y,{$L:()=>i,DI:()=>g,Gd:()=>c,JQ:()=>M,Mo:()=>E,PU:()=>m,Pj:()=>O,S3:()=>D,W1:()=>p,XM:()=>l,d:()=>x,ds:()=>P,gF:()=>d,iN:()=>v,kO:()=>o,lw:()=>b,xk:()=>s,zl:()=>n});
function v({box:[t,e,r,a],rotation:u}){const h=r-t,_=a-e;return u%180===0?{width:h,height:_}:{width:_,height:h}}function M(t){const{width:e,height:r}=v(t);return{
width:e*t.userUnit,height:r*t.userUnit}}function D({box:[t,e,r,a],rotation:u}){switch(u){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,r,e];case 180:return[
-1,0,0,-1,r,a];case 270:return[0,-1,1,0,t,a]}}function E(t,e){return e===void 0?t:O(t,e)??t}function P([t,e,r,a]){return[Math.min(t,r),Math.min(e,a),Math.max(t,
r),Math.max(e,a)]}function g([t,e,r,a,u,h]){const _=t*a-e*r,[U,w,I,B]=[a/_,-e/_,-r/_,t/_];return[U+0,w+0,I+0,B+0,-(u*U+h*I)+0,-(u*w+h*B)+0]}const m=([t,e,r,a])=>Math.
sqrt(Math.abs(t*a-e*r));function b(t,e){const[r,a,u,h,_,U]=t,[w,I,B,$,L,A]=e;return[r*w+a*B,r*I+a*$,u*w+h*B,u*I+h*$,_*w+U*B+L,_*I+U*$+A]}function c([t,e,r,a,u,h],_,U){
return[t*_+r*U+u,e*_+a*U+h]}function s([t,e],[r,a],[u,h],[_,U],w){const I=1-w,[B,$,L,A]=[I**3,3*w*I**2,3*w**2*I,w**3];return[B*t+$*r+L*u+A*_,B*e+$*a+L*h+A*U]}function n(t,[
e,r,a,u]){const[h,_]=c(t,e,r),[U,w]=c(t,a,r),[I,B]=c(t,e,u),[$,L]=c(t,a,u);return[Math.min(h,U,I,$),Math.min(_,w,B,L),Math.max(h,U,I,$),Math.max(_,w,B,L)]}const o=(t,e)=>[
Math.min(t[0],e[0]),Math.min(t[1],e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])];function i(t){let[e,r,a,u]=d;for(const[h,_]of t)e=Math.min(e,h),r=Math.min(r,_),
a=Math.max(a,h),u=Math.max(u,_);return[e,r,a,u]}const d=[1/0,1/0,-1/0,-1/0],l=([t,e,r,a],u)=>[t-u,e-u,r+u,a+u];function O(t,e){const r=[Math.max(t[0],e[0]),Math.
max(t[1],e[1]),Math.min(t[2],e[2]),Math.min(t[3],e[3])];return r[0]<r[2]&&r[1]<r[3]?r:void 0}const p=t=>t.map(e=>Math.round(e*1e5)/1e5+0),x=(t,{userUnit:e})=>String(
Number((t*e/72).toPrecision(3)))}),6057:((T,y,f)=>{f.d(y,{VO:()=>E,b0:()=>m,c_:()=>c,iw:()=>g,lQ:()=>b});var v=f(73208),M=f(74135);const D=[0,0,612,792],E=(s,n)=>m(
s,s.pages.attribute(n,"MediaBox"))??P(s);function P({table:s}){return s.damagedKinds.addCut(v.md),D}function g(s,n){const{pages:o}=s,i=s.resolve(s.entry(o.number(
n),"UserUnit"));return{box:(0,M.Mo)(E(s,n),m(s,o.attribute(n,"CropBox"))),rotation:c(s.resolve(o.attribute(n,"Rotate"))),userUnit:typeof i=="number"&&i>0?i:1}}function m(s,n){
const o=s.array(n)?.map(d=>s.resolve(d));if(o?.length!==4||!o.every(d=>typeof d=="number"&&Number.isFinite(d)))return;const i=(0,M.ds)(o);return i[0]<i[2]&&i[1]<
i[3]?i:void 0}function b(s,n){const o=(s.array(n)??[]).map(i=>s.resolve(i));return o.length===6&&o.every(i=>typeof i=="number")?o:[1,0,0,1,0,0]}function c(s){const n=typeof s==
"number"?(s%360+360)%360:0;return n===90||n===180||n===270?n:0}}),87826:((T,y,f)=>{f.d(y,{N:()=>D,i:()=>E});var v=f(78157),M=f(14029);function D({suspect:P,bytes:g},m){
if(!(P||(0,v.bS)(g.subarray(0,5)).toString("latin1")!=="%PDF-"))return g.length===m.length?m:g}const E=async(P,g,m)=>D(P,g)??await(0,M.UN)(P,m)})};
