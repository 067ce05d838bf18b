"use strict";exports.id=180,exports.ids=[180],exports.modules={66974:((U,D,f)=>{f.d(D,{D6:()=>M,F1:()=>b,NL:()=>a,P3:()=>P,br:()=>v,bs:()=>d});var E=f(98446);const P={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function b(e,o,u){const m=[],g=[];for(const[y,t]of e.split(",").entries()){const n=y+1;if(o!==void 0&&
t.trim()===""){g.push(`entry ${n} is empty: write ${o}, separated by single commas`);continue}const s=u(t,n);"problem"in s?g.push(v(n,t,s.problem)):m.push(s.item)}
return g.length>0?{problem:d(g)}:{items:m}}const v=(e,o,u)=>`entry ${e} ('${r(o.trim())}') ${u}`,M=({position:e,text:o},u,m)=>v(e,o,`names ${p(u)}, but the docu\
ment has ${(0,E.y_)(m,"page")}`);function p(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const h=5;function d(e){const o=e.length-h;
return[...e.slice(0,h),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function a(e){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return o?`is n\
ot a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(e){const o=[...e].map(u=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(u)?"?":u);return(0,E.Bu)(o.join(""),40)}}),29082:((U,D,f)=>{f.d(D,{k1:()=>M,lY:()=>v,m7:()=>p});var E=f(58552),P=f(66974);const b=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
v=a=>(0,P.F1)(a,"pages such as 1..3, -1, odd",(r,e)=>{const o=r.trim(),u=b.exec(o);if(!u)return{problem:d(o)};const[,m,g,y,t,n]=u,s={negated:m!==void 0,text:o,position:e};
if(g!==void 0)return{item:{...s,pages:g.toLowerCase()}};const i=Number(y),c=t===void 0?i:n===void 0?"end":Number(n);return i===0||c===0?P.P3:{item:{...s,pages:{
from:i,to:c}}}});function M(a,r,e="pages"){const o=t=>(0,E.G6)([{field:e,message:t}]),u=v(a);if("problem"in u)throw o(u.problem);const m=new h(r),g=new h(r),y=[];
for(const t of u.items){const n=t.negated?g:m;if(typeof t.pages=="string"){n.add(t.pages);continue}const{from:s,to:i}=t.pages,c=s<0?r+1+s:s,_=i==="end"?r:i<0?r+
1+i:i,O=(i==="end"?s<0?[[s,c]]:[]:[[s,c],[i,_]]).find(([,w])=>w<1||w>r);O&&y.push((0,P.D6)(t,O[0],r)),!(i==="end"&&c>r||y.length>0)&&n.range(Math.min(c,_),Math.
max(c,_))}if(y.length>0)throw o((0,P.bs)(y));return u.items.every(({negated:t})=>t)&&m.add("all"),m.without(g)}function p(a){const r=v(a);if("problem"in r||r.items.
length!==1)return;const{negated:e,pages:o}=r.items[0];if(e)return;if(o==="all")return{first:1};if(typeof o=="string"||o.from<1)return;const{from:u,to:m}=o;return m===
"end"?{first:u}:m===-1?{first:u}:m<1?void 0:{first:Math.min(u,m),last:Math.max(u,m)}}class h{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,e){this.differences[r]++,this.differences[e+1]--}without(r){
const e=new Uint32Array(this.pageCount);let o=0,u=0,m=0;for(let g=1;g<=this.pageCount;g++){u+=this.differences[g],m+=r.differences[g];const y=g%2===1?"odd":"eve\
n";(u>0||this[y])&&!(m>0||r[y])&&(e[o++]=g)}return e.subarray(0,o)}}function d(a){return/^(not +)?\.\./i.test(a)?"has no start: a range is written 1..5":/^!/.test(
a)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(a.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((U,D,f)=>{f.d(D,{$:()=>v,U:()=>M});var E=f(58552),P=f(29082),b=f(98446);const v={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:p,last_page:h,pages:d},a){if(d!==void 0)return(0,P.k1)(
d,a);const r=(0,b.y_)(a,"page"),e=[];if(p>a&&e.push({field:"first_page",message:`is ${p}, but the document has ${r}`}),h!==void 0&&h>a&&e.push({field:"last_page",
message:`is ${h}, but the document has ${r}`}),e.length===0&&h!==void 0&&p>h&&e.push({field:"first_page",message:`is ${p}, which is after last_page (${h})`,mentions:[
"last_page"]}),e.length>0)throw(0,E.G6)(e);return Uint32Array.from({length:(h??a)-p+1},(o,u)=>p+u)}}),87799:((U,D,f)=>{f.r(D),f.d(D,{rotate_pages:()=>p});var E=f(
6057),P=f(92356),b=f(87826),v=f(14029),M=f(52404);const p=async(h,d,a)=>{const{angle:r}=d,e=await(0,P.E)(h.bytes,a,{password:d.open_password}),{pages:o}=e,u=o.count,
m=(0,M.U)(d,u),g=r===0?0:m.length,y={pageCount:u,rotatedPages:g},t=m.length===0?[M.$]:[],n=g===0?(0,b.N)(e,h.bytes):void 0;if(n)return{documents:[{name:h.name,bytes:n,
pageCount:u}],notes:t,facts:y};const s=new Map;for(let i=0;i<g;i++){const c=m[i]-1,_=(0,E.c_)((0,E.c_)(e.resolve(o.attribute(c,"Rotate")))+r);let l=s.get(_);l||
s.set(_,l={Rotate:_}),o.patch(c,l);const O=a.pace.step(400);O&&await O}return{documents:[{name:h.name,bytes:await(0,v.UN)(e),pageCount:u}],notes:t,facts:y}}}),74135:((U,D,f)=>{
f.d(D,{$L:()=>e,DI:()=>p,Gd:()=>d,JQ:()=>P,Mo:()=>v,Pj:()=>m,S3:()=>b,W1:()=>g,XM:()=>u,d:()=>y,ds:()=>M,gF:()=>o,iN:()=>E,kO:()=>r,lw:()=>h,zl:()=>a});function E({
box:[t,n,s,i],rotation:c}){const _=s-t,l=i-n;return c%180===0?{width:_,height:l}:{width:l,height:_}}function P(t){const{width:n,height:s}=E(t);return{width:n*t.
userUnit,height:s*t.userUnit}}function b({box:[t,n,s,i],rotation:c}){switch(c){case 0:return[1,0,0,1,t,n];case 90:return[0,1,-1,0,s,n];case 180:return[-1,0,0,-1,
s,i];case 270:return[0,-1,1,0,t,i]}}function v(t,n){return n===void 0?t:m(t,n)??t}function M([t,n,s,i]){return[Math.min(t,s),Math.min(n,i),Math.max(t,s),Math.max(
n,i)]}function p([t,n,s,i,c,_]){const l=t*i-n*s,[O,w,x,I]=[i/l,-n/l,-s/l,t/l];return[O+0,w+0,x+0,I+0,-(c*O+_*x)+0,-(c*w+_*I)+0]}function h(t,n){const[s,i,c,_,l,
O]=t,[w,x,I,$,B,L]=n;return[s*w+i*I,s*x+i*$,c*w+_*I,c*x+_*$,l*w+O*I+B,l*x+O*$+L]}function d([t,n,s,i,c,_],l,O){return[t*l+s*O+c,n*l+i*O+_]}function a(t,[n,s,i,c]){
const[_,l]=d(t,n,s),[O,w]=d(t,i,s),[x,I]=d(t,n,c),[$,B]=d(t,i,c);return[Math.min(_,O,x,$),Math.min(l,w,I,B),Math.max(_,O,x,$),Math.max(l,w,I,B)]}const r=(t,n)=>[
Math.min(t[0],n[0]),Math.min(t[1],n[1]),Math.max(t[2],n[2]),Math.max(t[3],n[3])];function e(t){let[n,s,i,c]=o;for(const[_,l]of t)n=Math.min(n,_),s=Math.min(s,l),
i=Math.max(i,_),c=Math.max(c,l);return[n,s,i,c]}const o=[1/0,1/0,-1/0,-1/0],u=([t,n,s,i],c)=>[t-c,n-c,s+c,i+c];function m(t,n){const s=[Math.max(t[0],n[0]),Math.
max(t[1],n[1]),Math.min(t[2],n[2]),Math.min(t[3],n[3])];return s[0]<s[2]&&s[1]<s[3]?s:void 0}const g=t=>t.map(n=>Math.round(n*1e5)/1e5+0),y=(t,{userUnit:n})=>String(
Number((t*n/72).toPrecision(3)))}),6057:((U,D,f)=>{f.d(D,{VO:()=>b,b0:()=>M,c_:()=>h,iw:()=>v,lQ:()=>p});var E=f(74135);const P=[0,0,612,792],b=(d,a)=>M(d,d.pages.
attribute(a,"MediaBox"))??P;function v(d,a){const{pages:r}=d,e=d.resolve(d.entry(r.number(a),"UserUnit"));return{box:(0,E.Mo)(b(d,a),M(d,r.attribute(a,"CropBox"))),
rotation:h(d.resolve(r.attribute(a,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function M(d,a){const r=d.array(a)?.map(o=>d.resolve(o));if(r?.length!==4||
!r.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const e=(0,E.ds)(r);return e[0]<e[2]&&e[1]<e[3]?e:void 0}function p(d,a){const r=(d.array(a)??[]).map(
e=>d.resolve(e));return r.length===6&&r.every(e=>typeof e=="number")?r:[1,0,0,1,0,0]}function h(d){const a=typeof d=="number"?(d%360+360)%360:0;return a===90||a===
180||a===270?a:0}}),87826:((U,D,f)=>{f.d(D,{N:()=>b,i:()=>v});var E=f(78157),P=f(14029);function b({suspect:M,bytes:p},h){if(!(M||(0,E.bS)(p.subarray(0,5)).toString(
"latin1")!=="%PDF-"))return p.length===h.length?h:p}const v=async(M,p,h)=>b(M,p)??await(0,P.UN)(M,h)})};
