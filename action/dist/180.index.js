"use strict";exports.id=180,exports.ids=[180],exports.modules={66974:((T,v,h)=>{h.d(v,{D6:()=>D,F1:()=>y,NL:()=>u,P3:()=>E,br:()=>P,bs:()=>p});var O=h(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function y(n,o,i){const d=[],g=[];for(const[b,M]of n.split(",").entries()){const x=b+1;if(o!==void 0&&
M.trim()===""){g.push(`entry ${x} is empty: write ${o}, separated by single commas`);continue}const t=i(M,x);"problem"in t?g.push(P(x,M,t.problem)):d.push(t.item)}
return g.length>0?{problem:p(g)}:{items:d}}const P=(n,o,i)=>`entry ${n} ('${s(o.trim())}') ${i}`,D=({position:n,text:o},i,d)=>P(n,o,`names ${m(i)}, but the docu\
ment has ${(0,O.y_)(d,"page")}`);function m(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const c=5;function p(n){const o=n.length-c;
return[...n.slice(0,c),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function u(n){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return o?`is n\
ot a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(n){const o=[...n].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(i)?"?":i);return(0,O.Bu)(o.join(""),40)}}),29082:((T,v,h)=>{h.d(v,{k1:()=>D,lY:()=>P,m7:()=>m});var O=h(58552),E=h(66974);const y=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=u=>(0,E.F1)(u,"pages such as 1..3, -1, odd",(s,n)=>{const o=s.trim(),i=y.exec(o);if(!i)return{problem:p(o)};const[,d,g,b,M,x]=i,t={negated:d!==void 0,text:o,position:n};
if(g!==void 0)return{item:{...t,pages:g.toLowerCase()}};const e=Number(b),r=M===void 0?e:x===void 0?"end":Number(x);return e===0||r===0?E.P3:{item:{...t,pages:{
from:e,to:r}}}});function D(u,s,n="pages"){const o=M=>(0,O.G6)([{field:n,message:M}]),i=P(u);if("problem"in i)throw o(i.problem);const d=new c(s),g=new c(s),b=[];
for(const M of i.items){const x=M.negated?g:d;if(typeof M.pages=="string"){x.add(M.pages);continue}const{from:t,to:e}=M.pages,r=t<0?s+1+t:t,a=e==="end"?s:e<0?s+
1+e:e,_=(e==="end"?t<0?[[t,r]]:[]:[[t,r],[e,a]]).find(([,l])=>l<1||l>s);_&&b.push((0,E.D6)(M,_[0],s)),!(e==="end"&&r>s||b.length>0)&&x.range(Math.min(r,a),Math.
max(r,a))}if(b.length>0)throw o((0,E.bs)(b));return i.items.every(({negated:M})=>M)&&d.add("all"),d.without(g)}function m(u){const s=P(u);if("problem"in s||s.items.
length!==1)return;const{negated:n,pages:o}=s.items[0];if(n)return;if(o==="all")return{first:1};if(typeof o=="string"||o.from<1)return;const{from:i,to:d}=o;return d===
"end"?{first:i}:d===-1?{first:i}:d<1?void 0:{first:Math.min(i,d),last:Math.max(i,d)}}class c{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,n){this.differences[s]++,this.differences[n+1]--}without(s){
const n=new Uint32Array(this.pageCount);let o=0,i=0,d=0;for(let g=1;g<=this.pageCount;g++){i+=this.differences[g],d+=s.differences[g];const b=g%2===1?"odd":"eve\
n";(i>0||this[b])&&!(d>0||s[b])&&(n[o++]=g)}return n.subarray(0,o)}}function p(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is written 1..5":/^!/.test(
u)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((T,v,h)=>{h.d(v,{$:()=>P,U:()=>D});var O=h(58552),E=h(29082),y=h(98446);const P={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function D({first_page:m,last_page:c,pages:p},u){if(p!==void 0)return(0,E.k1)(
p,u);const s=(0,y.y_)(u,"page"),n=[];if(m>u&&n.push({field:"first_page",message:`is ${m}, but the document has ${s}`}),c!==void 0&&c>u&&n.push({field:"last_page",
message:`is ${c}, but the document has ${s}`}),n.length===0&&c!==void 0&&m>c&&n.push({field:"first_page",message:`is ${m}, which is after last_page (${c})`,mentions:[
"last_page"]}),n.length>0)throw(0,O.G6)(n);return Uint32Array.from({length:(c??u)-m+1},(o,i)=>m+i)}}),87799:((T,v,h)=>{h.r(v),h.d(v,{rotate_pages:()=>m});var O=h(
6057),E=h(91519),y=h(87826),P=h(14029),D=h(52404);const m=async(c,p,u)=>{const{angle:s}=p,n=await(0,E.E)(c.bytes,u,{password:p.open_password}),{pages:o}=n,i=o.count,
d=(0,D.U)(p,i),g=s===0?0:d.length,b={pageCount:i,rotatedPages:g},M=d.length===0?[D.$]:[],x=g===0?(0,y.N)(n,c.bytes):void 0;if(x)return{documents:[{name:c.name,bytes:x,
pageCount:i}],notes:M,facts:b};const t=new Map;for(let e=0;e<g;e++){const r=d[e]-1,a=(0,O.c_)((0,O.c_)(n.resolve(o.attribute(r,"Rotate")))+s);let f=t.get(a);f||
t.set(a,f={Rotate:a}),o.patch(r,f);const _=u.pace.step(400);_&&await _}return{documents:[{name:c.name,bytes:await(0,P.UN)(n),pageCount:i}],notes:M,facts:b}}}),74135:((T,v,h)=>{
h.d(v,{$L:()=>i,DI:()=>m,Gd:()=>u,JQ:()=>E,Mo:()=>P,PU:()=>c,Pj:()=>b,S3:()=>y,W1:()=>M,XM:()=>g,d:()=>x,ds:()=>D,gF:()=>d,iN:()=>O,kO:()=>o,lw:()=>p,xk:()=>s,zl:()=>n});
function O({box:[t,e,r,a],rotation:f}){const _=r-t,l=a-e;return f%180===0?{width:_,height:l}:{width:l,height:_}}function E(t){const{width:e,height:r}=O(t);return{
width:e*t.userUnit,height:r*t.userUnit}}function y({box:[t,e,r,a],rotation:f}){switch(f){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,r,e];case 180:return[
-1,0,0,-1,r,a];case 270:return[0,-1,1,0,t,a]}}function P(t,e){return e===void 0?t:b(t,e)??t}function D([t,e,r,a]){return[Math.min(t,r),Math.min(e,a),Math.max(t,
r),Math.max(e,a)]}function m([t,e,r,a,f,_]){const l=t*a-e*r,[U,w,I,B]=[a/l,-e/l,-r/l,t/l];return[U+0,w+0,I+0,B+0,-(f*U+_*I)+0,-(f*w+_*B)+0]}const c=([t,e,r,a])=>Math.
sqrt(Math.abs(t*a-e*r));function p(t,e){const[r,a,f,_,l,U]=t,[w,I,B,$,L,A]=e;return[r*w+a*B,r*I+a*$,f*w+_*B,f*I+_*$,l*w+U*B+L,l*I+U*$+A]}function u([t,e,r,a,f,_],l,U){
return[t*l+r*U+f,e*l+a*U+_]}function s([t,e],[r,a],[f,_],[l,U],w){const I=1-w,[B,$,L,A]=[I**3,3*w*I**2,3*w**2*I,w**3];return[B*t+$*r+L*f+A*l,B*e+$*a+L*_+A*U]}function n(t,[
e,r,a,f]){const[_,l]=u(t,e,r),[U,w]=u(t,a,r),[I,B]=u(t,e,f),[$,L]=u(t,a,f);return[Math.min(_,U,I,$),Math.min(l,w,B,L),Math.max(_,U,I,$),Math.max(l,w,B,L)]}const o=(t,e)=>[
Math.min(t[0],e[0]),Math.min(t[1],e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])];function i(t){let[e,r,a,f]=d;for(const[_,l]of t)e=Math.min(e,_),r=Math.min(r,l),
a=Math.max(a,_),f=Math.max(f,l);return[e,r,a,f]}const d=[1/0,1/0,-1/0,-1/0],g=([t,e,r,a],f)=>[t-f,e-f,r+f,a+f];function b(t,e){const r=[Math.max(t[0],e[0]),Math.
max(t[1],e[1]),Math.min(t[2],e[2]),Math.min(t[3],e[3])];return r[0]<r[2]&&r[1]<r[3]?r:void 0}const M=t=>t.map(e=>Math.round(e*1e5)/1e5+0),x=(t,{userUnit:e})=>String(
Number((t*e/72).toPrecision(3)))}),6057:((T,v,h)=>{h.d(v,{VO:()=>P,b0:()=>c,c_:()=>u,iw:()=>m,lQ:()=>p});var O=h(73208),E=h(74135);const y=[0,0,612,792],P=(s,n)=>c(
s,s.pages.attribute(n,"MediaBox"))??D(s);function D({table:s}){return s.damagedKinds.addCut(O.md),y}function m(s,n){const{pages:o}=s,i=s.resolve(s.entry(o.number(
n),"UserUnit"));return{box:(0,E.Mo)(P(s,n),c(s,o.attribute(n,"CropBox"))),rotation:u(s.resolve(o.attribute(n,"Rotate"))),userUnit:typeof i=="number"&&i>0?i:1}}function c(s,n){
const o=s.array(n)?.map(d=>s.resolve(d));if(o?.length!==4||!o.every(d=>typeof d=="number"&&Number.isFinite(d)))return;const i=(0,E.ds)(o);return i[0]<i[2]&&i[1]<
i[3]?i:void 0}function p(s,n){const o=(s.array(n)??[]).map(i=>s.resolve(i));return o.length===6&&o.every(i=>typeof i=="number")?o:[1,0,0,1,0,0]}function u(s){const n=typeof s==
"number"?(s%360+360)%360:0;return n===90||n===180||n===270?n:0}}),87826:((T,v,h)=>{h.d(v,{N:()=>y,i:()=>D});var O=h(78157),E=h(14029);function y(m,c){const{bytes:p}=m;
if(!(P(m)||(0,O.bS)(p.subarray(0,5)).toString("latin1")!=="%PDF-"))return p.length===c.length?c:p}const P=({suspect:m,pages:c})=>m||c.count!==c.claimed||c.blank.
length>0,D=async(m,c,p)=>y(m,c)??await(0,E.UN)(m,p)})};
