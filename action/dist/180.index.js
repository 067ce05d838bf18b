"use strict";exports.id=180,exports.ids=[180],exports.modules={66974:(($,y,l)=>{l.d(y,{D6:()=>v,F1:()=>P,NL:()=>a,P3:()=>E,br:()=>M,bs:()=>d});var b=l(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(t,o,u){const g=[],_=[];for(const[n,e]of t.split(",").entries()){const r=n+1;if(o!==void 0&&
e.trim()===""){_.push(`entry ${r} is empty: write ${o}, separated by single commas`);continue}const i=u(e,r);"problem"in i?_.push(M(r,e,i.problem)):g.push(i.item)}
return _.length>0?{problem:d(_)}:{items:g}}const M=(t,o,u)=>`entry ${t} ('${s(o.trim())}') ${u}`,v=({position:t,text:o},u,g)=>M(t,o,`names ${p(u)}, but the docu\
ment has ${(0,b.y_)(g,"page")}`);function p(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const m=5;function d(t){const o=t.length-m;
return[...t.slice(0,m),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function a(t){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return o?`is n\
ot a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const o=[...t].map(u=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(u)?"?":u);return(0,b.Bu)(o.join(""),40)}}),29082:(($,y,l)=>{l.d(y,{k1:()=>v,lY:()=>M,m7:()=>p});var b=l(58552),E=l(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
M=a=>(0,E.F1)(a,"pages such as 1..3, -1, odd",(s,t)=>{const o=s.trim(),u=P.exec(o);if(!u)return{problem:d(o)};const[,g,_,n,e,r]=u,i={negated:g!==void 0,text:o,position:t};
if(_!==void 0)return{item:{...i,pages:_.toLowerCase()}};const c=Number(n),f=e===void 0?c:r===void 0?"end":Number(r);return c===0||f===0?E.P3:{item:{...i,pages:{
from:c,to:f}}}});function v(a,s,t="pages"){const o=e=>(0,b.G6)([{field:t,message:e}]),u=M(a);if("problem"in u)throw o(u.problem);const g=new m(s),_=new m(s),n=[];
for(const e of u.items){const r=e.negated?_:g;if(typeof e.pages=="string"){r.add(e.pages);continue}const{from:i,to:c}=e.pages,f=i<0?s+1+i:i,h=c==="end"?s:c<0?s+
1+c:c,w=(c==="end"?i<0?[[i,f]]:[]:[[i,f],[c,h]]).find(([,x])=>x<1||x>s);w&&n.push((0,E.D6)(e,w[0],s)),!(c==="end"&&f>s||n.length>0)&&r.range(Math.min(f,h),Math.
max(f,h))}if(n.length>0)throw o((0,E.bs)(n));return u.items.every(({negated:e})=>e)&&g.add("all"),g.without(_)}function p(a){const s=M(a);if("problem"in s||s.items.
length!==1)return;const{negated:t,pages:o}=s.items[0];if(t)return;if(o==="all")return{first:1};if(typeof o=="string"||o.from<1)return;const{from:u,to:g}=o;return g===
"end"?{first:u}:g===-1?{first:u}:g<1?void 0:{first:Math.min(u,g),last:Math.max(u,g)}}class m{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+1]--}without(s){
const t=new Uint32Array(this.pageCount);let o=0,u=0,g=0;for(let _=1;_<=this.pageCount;_++){u+=this.differences[_],g+=s.differences[_];const n=_%2===1?"odd":"eve\
n";(u>0||this[n])&&!(g>0||s[n])&&(t[o++]=_)}return t.subarray(0,o)}}function d(a){return/^(not +)?\.\./i.test(a)?"has no start: a range is written 1..5":/^!/.test(
a)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(a.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:(($,y,l)=>{l.d(y,{$:()=>M,U:()=>v});var b=l(58552),E=l(29082),P=l(98446);const M={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function v({first_page:p,last_page:m,pages:d},a){if(d!==void 0)return(0,E.k1)(
d,a);const s=(0,P.y_)(a,"page"),t=[];if(p>a&&t.push({field:"first_page",message:`is ${p}, but the document has ${s}`}),m!==void 0&&m>a&&t.push({field:"last_page",
message:`is ${m}, but the document has ${s}`}),t.length===0&&m!==void 0&&p>m&&t.push({field:"first_page",message:`is ${p}, which is after last_page (${m})`,mentions:[
"last_page"]}),t.length>0)throw(0,b.G6)(t);return Uint32Array.from({length:(m??a)-p+1},(o,u)=>p+u)}}),87799:(($,y,l)=>{l.r(y),l.d(y,{rotate_pages:()=>v});var b=l(
6057),E=l(12237),P=l(14029),M=l(52404);const v=async(p,m,d)=>{const{angle:a}=m,s=await(0,E.E)(p.bytes,d,{password:m.open_password}),{pages:t}=s,o=t.count,u=(0,M.
U)(m,o),g=a===0?0:u.length,_={pageCount:o,rotatedPages:g},n=u.length===0?[M.$]:[];if(g===0&&!s.suspect)return{documents:[{...p,pageCount:o}],notes:n,facts:_};const e=new Map;
for(let r=0;r<g;r++){const i=u[r]-1,c=(0,b.c_)((0,b.c_)(s.resolve(t.attribute(i,"Rotate")))+a);let f=e.get(c);f||e.set(c,f={Rotate:c}),t.patch(i,f);const h=d.pace.
step(400);h&&await h}return{documents:[{name:p.name,bytes:await(0,P.UN)(s),pageCount:o}],notes:n,facts:_}}}),74135:(($,y,l)=>{l.d(y,{$L:()=>s,DI:()=>v,Gd:()=>m,
Mo:()=>P,Pj:()=>u,S3:()=>E,W1:()=>g,XM:()=>o,d:()=>_,ds:()=>M,gF:()=>t,iN:()=>b,kO:()=>a,lw:()=>p,zl:()=>d});function b({box:[n,e,r,i],rotation:c}){const f=r-n,
h=i-e;return c%180===0?{width:f,height:h}:{width:h,height:f}}function E({box:[n,e,r,i],rotation:c}){switch(c){case 0:return[1,0,0,1,n,e];case 90:return[0,1,-1,0,
r,e];case 180:return[-1,0,0,-1,r,i];case 270:return[0,-1,1,0,n,i]}}function P(n,e){return e===void 0?n:u(n,e)??n}function M([n,e,r,i]){return[Math.min(n,r),Math.
min(e,i),Math.max(n,r),Math.max(e,i)]}function v([n,e,r,i,c,f]){const h=n*i-e*r,[O,w,x,D]=[i/h,-e/h,-r/h,n/h];return[O+0,w+0,x+0,D+0,-(c*O+f*x)+0,-(c*w+f*D)+0]}
function p(n,e){const[r,i,c,f,h,O]=n,[w,x,D,I,U,B]=e;return[r*w+i*D,r*x+i*I,c*w+f*D,c*x+f*I,h*w+O*D+U,h*x+O*I+B]}function m([n,e,r,i,c,f],h,O){return[n*h+r*O+c,
e*h+i*O+f]}function d(n,[e,r,i,c]){const[f,h]=m(n,e,r),[O,w]=m(n,i,r),[x,D]=m(n,e,c),[I,U]=m(n,i,c);return[Math.min(f,O,x,I),Math.min(h,w,D,U),Math.max(f,O,x,I),
Math.max(h,w,D,U)]}const a=(n,e)=>[Math.min(n[0],e[0]),Math.min(n[1],e[1]),Math.max(n[2],e[2]),Math.max(n[3],e[3])];function s(n){let[e,r,i,c]=t;for(const[f,h]of n)
e=Math.min(e,f),r=Math.min(r,h),i=Math.max(i,f),c=Math.max(c,h);return[e,r,i,c]}const t=[1/0,1/0,-1/0,-1/0],o=([n,e,r,i],c)=>[n-c,e-c,r+c,i+c];function u(n,e){const r=[
Math.max(n[0],e[0]),Math.max(n[1],e[1]),Math.min(n[2],e[2]),Math.min(n[3],e[3])];return r[0]<r[2]&&r[1]<r[3]?r:void 0}const g=n=>n.map(e=>Math.round(e*1e5)/1e5+
0),_=(n,{userUnit:e})=>String(Number((n*e/72).toPrecision(3)))}),6057:(($,y,l)=>{l.d(y,{VO:()=>P,b0:()=>v,c_:()=>m,iw:()=>M,lQ:()=>p});var b=l(74135);const E=[0,
0,612,792],P=(d,a)=>v(d,d.pages.attribute(a,"MediaBox"))??E;function M(d,a){const{pages:s}=d,t=d.resolve(d.entry(s.number(a),"UserUnit"));return{box:(0,b.Mo)(P(
d,a),v(d,s.attribute(a,"CropBox"))),rotation:m(d.resolve(s.attribute(a,"Rotate"))),userUnit:typeof t=="number"&&t>0?t:1}}function v(d,a){const s=d.array(a)?.map(
o=>d.resolve(o));if(s?.length!==4||!s.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const t=(0,b.ds)(s);return t[0]<t[2]&&t[1]<t[3]?t:void 0}function p(d,a){
const s=(d.array(a)??[]).map(t=>d.resolve(t));return s.length===6&&s.every(t=>typeof t=="number")?s:[1,0,0,1,0,0]}function m(d){const a=typeof d=="number"?(d%360+
360)%360:0;return a===90||a===180||a===270?a:0}})};
