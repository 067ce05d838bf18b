"use strict";exports.id=180,exports.ids=[180],exports.modules={66974:((T,D,f)=>{f.d(D,{D6:()=>E,F1:()=>y,NL:()=>o,P3:()=>b,br:()=>v,bs:()=>d});var P=f(98446);const b={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function y(n,i,c){const m=[],g=[];for(const[O,M]of n.split(",").entries()){const w=O+1;if(i!==void 0&&
M.trim()===""){g.push(`entry ${w} is empty: write ${i}, separated by single commas`);continue}const t=c(M,w);"problem"in t?g.push(v(w,M,t.problem)):m.push(t.item)}
return g.length>0?{problem:d(g)}:{items:m}}const v=(n,i,c)=>`entry ${n} ('${r(i.trim())}') ${c}`,E=({position:n,text:i},c,m)=>v(n,i,`names ${p(c)}, but the docu\
ment has ${(0,P.y_)(m,"page")}`);function p(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const h=5;function d(n){const i=n.length-h;
return[...n.slice(0,h),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function o(n){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(n){const i=[...n].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(c)?"?":c);return(0,P.Bu)(i.join(""),40)}}),29082:((T,D,f)=>{f.d(D,{k1:()=>E,lY:()=>v,m7:()=>p});var P=f(58552),b=f(66974);const y=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
v=o=>(0,b.F1)(o,"pages such as 1..3, -1, odd",(r,n)=>{const i=r.trim(),c=y.exec(i);if(!c)return{problem:d(i)};const[,m,g,O,M,w]=c,t={negated:m!==void 0,text:i,position:n};
if(g!==void 0)return{item:{...t,pages:g.toLowerCase()}};const e=Number(O),s=M===void 0?e:w===void 0?"end":Number(w);return e===0||s===0?b.P3:{item:{...t,pages:{
from:e,to:s}}}});function E(o,r,n="pages"){const i=M=>(0,P.G6)([{field:n,message:M}]),c=v(o);if("problem"in c)throw i(c.problem);const m=new h(r),g=new h(r),O=[];
for(const M of c.items){const w=M.negated?g:m;if(typeof M.pages=="string"){w.add(M.pages);continue}const{from:t,to:e}=M.pages,s=t<0?r+1+t:t,a=e==="end"?r:e<0?r+
1+e:e,_=(e==="end"?t<0?[[t,s]]:[]:[[t,s],[e,a]]).find(([,l])=>l<1||l>r);_&&O.push((0,b.D6)(M,_[0],r)),!(e==="end"&&s>r||O.length>0)&&w.range(Math.min(s,a),Math.
max(s,a))}if(O.length>0)throw i((0,b.bs)(O));return c.items.every(({negated:M})=>M)&&m.add("all"),m.without(g)}function p(o){const r=v(o);if("problem"in r||r.items.
length!==1)return;const{negated:n,pages:i}=r.items[0];if(n)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:c,to:m}=i;return m===
"end"?{first:c}:m===-1?{first:c}:m<1?void 0:{first:Math.min(c,m),last:Math.max(c,m)}}class h{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,n){this.differences[r]++,this.differences[n+1]--}without(r){
const n=new Uint32Array(this.pageCount);let i=0,c=0,m=0;for(let g=1;g<=this.pageCount;g++){c+=this.differences[g],m+=r.differences[g];const O=g%2===1?"odd":"eve\
n";(c>0||this[O])&&!(m>0||r[O])&&(n[i++]=g)}return n.subarray(0,i)}}function d(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is written 1..5":/^!/.test(
o)?"is not a page: leave out pages with not, such as not 2":(0,b.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((T,D,f)=>{f.d(D,{$:()=>v,U:()=>E});var P=f(58552),b=f(29082),y=f(98446);const v={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function E({first_page:p,last_page:h,pages:d},o){if(d!==void 0)return(0,b.k1)(
d,o);const r=(0,y.y_)(o,"page"),n=[];if(p>o&&n.push({field:"first_page",message:`is ${p}, but the document has ${r}`}),h!==void 0&&h>o&&n.push({field:"last_page",
message:`is ${h}, but the document has ${r}`}),n.length===0&&h!==void 0&&p>h&&n.push({field:"first_page",message:`is ${p}, which is after last_page (${h})`,mentions:[
"last_page"]}),n.length>0)throw(0,P.G6)(n);return Uint32Array.from({length:(h??o)-p+1},(i,c)=>p+c)}}),87799:((T,D,f)=>{f.r(D),f.d(D,{rotate_pages:()=>p});var P=f(
6057),b=f(91519),y=f(87826),v=f(14029),E=f(52404);const p=async(h,d,o)=>{const{angle:r}=d,n=await(0,b.E)(h.bytes,o,{password:d.open_password}),{pages:i}=n,c=i.count,
m=(0,E.U)(d,c),g=r===0?0:m.length,O={pageCount:c,rotatedPages:g},M=m.length===0?[E.$]:[],w=g===0?(0,y.N)(n,h.bytes):void 0;if(w)return{documents:[{name:h.name,bytes:w,
pageCount:c}],notes:M,facts:O};const t=new Map;for(let e=0;e<g;e++){const s=m[e]-1,a=(0,P.c_)((0,P.c_)(n.resolve(i.attribute(s,"Rotate")))+r);let u=t.get(a);u||
t.set(a,u={Rotate:a}),i.patch(s,u);const _=o.pace.step(400);_&&await _}return{documents:[{name:h.name,bytes:await(0,v.UN)(n),pageCount:c}],notes:M,facts:O}}}),74135:((T,D,f)=>{
f.d(D,{$L:()=>c,DI:()=>p,Gd:()=>o,JQ:()=>b,Mo:()=>v,PU:()=>h,Pj:()=>O,S3:()=>y,W1:()=>M,XM:()=>g,d:()=>w,ds:()=>E,gF:()=>m,iN:()=>P,kO:()=>i,lw:()=>d,xk:()=>r,zl:()=>n});
function P({box:[t,e,s,a],rotation:u}){const _=s-t,l=a-e;return u%180===0?{width:_,height:l}:{width:l,height:_}}function b(t){const{width:e,height:s}=P(t);return{
width:e*t.userUnit,height:s*t.userUnit}}function y({box:[t,e,s,a],rotation:u}){switch(u){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,s,e];case 180:return[
-1,0,0,-1,s,a];case 270:return[0,-1,1,0,t,a]}}function v(t,e){return e===void 0?t:O(t,e)??t}function E([t,e,s,a]){return[Math.min(t,s),Math.min(e,a),Math.max(t,
s),Math.max(e,a)]}function p([t,e,s,a,u,_]){const l=t*a-e*s,[U,x,I,$]=[a/l,-e/l,-s/l,t/l];return[U+0,x+0,I+0,$+0,-(u*U+_*I)+0,-(u*x+_*$)+0]}const h=([t,e,s,a])=>Math.
sqrt(Math.abs(t*a-e*s));function d(t,e){const[s,a,u,_,l,U]=t,[x,I,$,B,L,A]=e;return[s*x+a*$,s*I+a*B,u*x+_*$,u*I+_*B,l*x+U*$+L,l*I+U*B+A]}function o([t,e,s,a,u,_],l,U){
return[t*l+s*U+u,e*l+a*U+_]}function r([t,e],[s,a],[u,_],[l,U],x){const I=1-x,[$,B,L,A]=[I**3,3*x*I**2,3*x**2*I,x**3];return[$*t+B*s+L*u+A*l,$*e+B*a+L*_+A*U]}function n(t,[
e,s,a,u]){const[_,l]=o(t,e,s),[U,x]=o(t,a,s),[I,$]=o(t,e,u),[B,L]=o(t,a,u);return[Math.min(_,U,I,B),Math.min(l,x,$,L),Math.max(_,U,I,B),Math.max(l,x,$,L)]}const i=(t,e)=>[
Math.min(t[0],e[0]),Math.min(t[1],e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])];function c(t){let[e,s,a,u]=m;for(const[_,l]of t)e=Math.min(e,_),s=Math.min(s,l),
a=Math.max(a,_),u=Math.max(u,l);return[e,s,a,u]}const m=[1/0,1/0,-1/0,-1/0],g=([t,e,s,a],u)=>[t-u,e-u,s+u,a+u];function O(t,e){const s=[Math.max(t[0],e[0]),Math.
max(t[1],e[1]),Math.min(t[2],e[2]),Math.min(t[3],e[3])];return s[0]<s[2]&&s[1]<s[3]?s:void 0}const M=t=>t.map(e=>Math.round(e*1e5)/1e5+0),w=(t,{userUnit:e})=>String(
Number((t*e/72).toPrecision(3)))}),6057:((T,D,f)=>{f.d(D,{VO:()=>y,b0:()=>E,c_:()=>h,iw:()=>v,lQ:()=>p});var P=f(74135);const b=[0,0,612,792],y=(d,o)=>E(d,d.pages.
attribute(o,"MediaBox"))??b;function v(d,o){const{pages:r}=d,n=d.resolve(d.entry(r.number(o),"UserUnit"));return{box:(0,P.Mo)(y(d,o),E(d,r.attribute(o,"CropBox"))),
rotation:h(d.resolve(r.attribute(o,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function E(d,o){const r=d.array(o)?.map(i=>d.resolve(i));if(r?.length!==4||
!r.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const n=(0,P.ds)(r);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function p(d,o){const r=(d.array(o)??[]).map(
n=>d.resolve(n));return r.length===6&&r.every(n=>typeof n=="number")?r:[1,0,0,1,0,0]}function h(d){const o=typeof d=="number"?(d%360+360)%360:0;return o===90||o===
180||o===270?o:0}}),87826:((T,D,f)=>{f.d(D,{N:()=>y,i:()=>v});var P=f(78157),b=f(14029);function y({suspect:E,bytes:p},h){if(!(E||(0,P.bS)(p.subarray(0,5)).toString(
"latin1")!=="%PDF-"))return p.length===h.length?h:p}const v=async(E,p,h)=>y(E,p)??await(0,b.UN)(E,h)})};
