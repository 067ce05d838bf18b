"use strict";exports.id=180,exports.ids=[180],exports.modules={66974:((I,D,m)=>{m.d(D,{D6:()=>M,F1:()=>y,NL:()=>i,P3:()=>E,br:()=>P,bs:()=>f});var v=m(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function y(e,r,d){const l=[],g=[];for(const[n,t]of e.split(",").entries()){const o=n+1;if(r!==void 0&&
t.trim()===""){g.push(`entry ${o} is empty: write ${r}, separated by single commas`);continue}const a=d(t,o);"problem"in a?g.push(P(o,t,a.problem)):l.push(a.item)}
return g.length>0?{problem:f(g)}:{items:l}}const P=(e,r,d)=>`entry ${e} ('${s(r.trim())}') ${d}`,M=({position:e,text:r},d,l)=>P(e,r,`names ${p(d)}, but the docu\
ment has ${(0,v.y_)(l,"page")}`);function p(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const u=5;function f(e){const r=e.length-u;
return[...e.slice(0,u),...r>0?[`and ${r} more such entries`]:[]].join("; ")}function i(e){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return r?`is n\
ot a range: write ${r[1]}..${r[2]}${r[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(e){const r=[...e].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(d)?"?":d);return(0,v.Bu)(r.join(""),40)}}),29082:((I,D,m)=>{m.d(D,{k1:()=>M,lY:()=>P,m7:()=>p});var v=m(58552),E=m(66974);const y=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=i=>(0,E.F1)(i,"pages such as 1..3, -1, odd",(s,e)=>{const r=s.trim(),d=y.exec(r);if(!d)return{problem:f(r)};const[,l,g,n,t,o]=d,a={negated:l!==void 0,text:r,position:e};
if(g!==void 0)return{item:{...a,pages:g.toLowerCase()}};const c=Number(n),_=t===void 0?c:o===void 0?"end":Number(o);return c===0||_===0?E.P3:{item:{...a,pages:{
from:c,to:_}}}});function M(i,s,e="pages"){const r=t=>(0,v.G6)([{field:e,message:t}]),d=P(i);if("problem"in d)throw r(d.problem);const l=new u(s),g=new u(s),n=[];
for(const t of d.items){const o=t.negated?g:l;if(typeof t.pages=="string"){o.add(t.pages);continue}const{from:a,to:c}=t.pages,_=a<0?s+1+a:a,h=c==="end"?s:c<0?s+
1+c:c,b=(c==="end"?a<0?[[a,_]]:[]:[[a,_],[c,h]]).find(([,w])=>w<1||w>s);b&&n.push((0,E.D6)(t,b[0],s)),!(c==="end"&&_>s||n.length>0)&&o.range(Math.min(_,h),Math.
max(_,h))}if(n.length>0)throw r((0,E.bs)(n));return d.items.every(({negated:t})=>t)&&l.add("all"),l.without(g)}function p(i){const s=P(i);if("problem"in s||s.items.
length!==1)return;const{negated:e,pages:r}=s.items[0];if(e)return;if(r==="all")return{first:1};if(typeof r=="string"||r.from<1)return;const{from:d,to:l}=r;return l===
"end"?{first:d}:l===-1?{first:d}:l<1?void 0:{first:Math.min(d,l),last:Math.max(d,l)}}class u{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,e){this.differences[s]++,this.differences[e+1]--}without(s){
const e=new Uint32Array(this.pageCount);let r=0,d=0,l=0;for(let g=1;g<=this.pageCount;g++){d+=this.differences[g],l+=s.differences[g];const n=g%2===1?"odd":"eve\
n";(d>0||this[n])&&!(l>0||s[n])&&(e[r++]=g)}return e.subarray(0,r)}}function f(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is written 1..5":/^!/.test(
i)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((I,D,m)=>{m.d(D,{$:()=>P,U:()=>M});var v=m(58552),E=m(29082),y=m(98446);const P={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:p,last_page:u,pages:f},i){if(f!==void 0)return(0,E.k1)(
f,i);const s=(0,y.y_)(i,"page"),e=[];if(p>i&&e.push({field:"first_page",message:`is ${p}, but the document has ${s}`}),u!==void 0&&u>i&&e.push({field:"last_page",
message:`is ${u}, but the document has ${s}`}),e.length===0&&u!==void 0&&p>u&&e.push({field:"first_page",message:`is ${p}, which is after last_page (${u})`,mentions:[
"last_page"]}),e.length>0)throw(0,v.G6)(e);return Uint32Array.from({length:(u??i)-p+1},(r,d)=>p+d)}}),87799:((I,D,m)=>{m.r(D),m.d(D,{rotate_pages:()=>p});var v=m(
6057),E=m(12237),y=m(87826),P=m(14029),M=m(52404);const p=async(u,f,i)=>{const{angle:s}=f,e=await(0,E.E)(u.bytes,i,{password:f.open_password}),{pages:r}=e,d=r.count,
l=(0,M.U)(f,d),g=s===0?0:l.length,n={pageCount:d,rotatedPages:g},t=l.length===0?[M.$]:[],o=g===0?(0,y.N)(e,u.bytes):void 0;if(o)return{documents:[{name:u.name,bytes:o,
pageCount:d}],notes:t,facts:n};const a=new Map;for(let c=0;c<g;c++){const _=l[c]-1,h=(0,v.c_)((0,v.c_)(e.resolve(r.attribute(_,"Rotate")))+s);let O=a.get(h);O||
a.set(h,O={Rotate:h}),r.patch(_,O);const b=i.pace.step(400);b&&await b}return{documents:[{name:u.name,bytes:await(0,P.UN)(e),pageCount:d}],notes:t,facts:n}}}),74135:((I,D,m)=>{
m.d(D,{$L:()=>s,DI:()=>M,Gd:()=>u,Mo:()=>y,Pj:()=>d,S3:()=>E,W1:()=>l,XM:()=>r,d:()=>g,ds:()=>P,gF:()=>e,iN:()=>v,kO:()=>i,lw:()=>p,zl:()=>f});function v({box:[
n,t,o,a],rotation:c}){const _=o-n,h=a-t;return c%180===0?{width:_,height:h}:{width:h,height:_}}function E({box:[n,t,o,a],rotation:c}){switch(c){case 0:return[1,
0,0,1,n,t];case 90:return[0,1,-1,0,o,t];case 180:return[-1,0,0,-1,o,a];case 270:return[0,-1,1,0,n,a]}}function y(n,t){return t===void 0?n:d(n,t)??n}function P([
n,t,o,a]){return[Math.min(n,o),Math.min(t,a),Math.max(n,o),Math.max(t,a)]}function M([n,t,o,a,c,_]){const h=n*a-t*o,[O,b,w,x]=[a/h,-t/h,-o/h,n/h];return[O+0,b+0,
w+0,x+0,-(c*O+_*w)+0,-(c*b+_*x)+0]}function p(n,t){const[o,a,c,_,h,O]=n,[b,w,x,U,$,B]=t;return[o*b+a*x,o*w+a*U,c*b+_*x,c*w+_*U,h*b+O*x+$,h*w+O*U+B]}function u([
n,t,o,a,c,_],h,O){return[n*h+o*O+c,t*h+a*O+_]}function f(n,[t,o,a,c]){const[_,h]=u(n,t,o),[O,b]=u(n,a,o),[w,x]=u(n,t,c),[U,$]=u(n,a,c);return[Math.min(_,O,w,U),
Math.min(h,b,x,$),Math.max(_,O,w,U),Math.max(h,b,x,$)]}const i=(n,t)=>[Math.min(n[0],t[0]),Math.min(n[1],t[1]),Math.max(n[2],t[2]),Math.max(n[3],t[3])];function s(n){
let[t,o,a,c]=e;for(const[_,h]of n)t=Math.min(t,_),o=Math.min(o,h),a=Math.max(a,_),c=Math.max(c,h);return[t,o,a,c]}const e=[1/0,1/0,-1/0,-1/0],r=([n,t,o,a],c)=>[
n-c,t-c,o+c,a+c];function d(n,t){const o=[Math.max(n[0],t[0]),Math.max(n[1],t[1]),Math.min(n[2],t[2]),Math.min(n[3],t[3])];return o[0]<o[2]&&o[1]<o[3]?o:void 0}
const l=n=>n.map(t=>Math.round(t*1e5)/1e5+0),g=(n,{userUnit:t})=>String(Number((n*t/72).toPrecision(3)))}),6057:((I,D,m)=>{m.d(D,{VO:()=>y,b0:()=>M,c_:()=>u,iw:()=>P,
lQ:()=>p});var v=m(74135);const E=[0,0,612,792],y=(f,i)=>M(f,f.pages.attribute(i,"MediaBox"))??E;function P(f,i){const{pages:s}=f,e=f.resolve(f.entry(s.number(i),
"UserUnit"));return{box:(0,v.Mo)(y(f,i),M(f,s.attribute(i,"CropBox"))),rotation:u(f.resolve(s.attribute(i,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function M(f,i){
const s=f.array(i)?.map(r=>f.resolve(r));if(s?.length!==4||!s.every(r=>typeof r=="number"&&Number.isFinite(r)))return;const e=(0,v.ds)(s);return e[0]<e[2]&&e[1]<
e[3]?e:void 0}function p(f,i){const s=(f.array(i)??[]).map(e=>f.resolve(e));return s.length===6&&s.every(e=>typeof e=="number")?s:[1,0,0,1,0,0]}function u(f){const i=typeof f==
"number"?(f%360+360)%360:0;return i===90||i===180||i===270?i:0}}),87826:((I,D,m)=>{m.d(D,{N:()=>y,i:()=>P});var v=m(78157),E=m(14029);function y({suspect:M,bytes:p},u){
if(!(M||(0,v.bS)(p.subarray(0,5)).toString("latin1")!=="%PDF-"))return p.length===u.length?u:p}const P=async(M,p,u)=>y(M,p)??await(0,E.UN)(M,u)})};
