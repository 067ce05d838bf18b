"use strict";exports.id=180,exports.ids=[180],exports.modules={72750:((I,P,g)=>{g.d(P,{Ly:()=>E,NL:()=>h,UL:()=>p,aW:()=>O,bs:()=>s,ml:()=>_,p6:()=>w,xv:()=>d});var x=g(58552),
v=g(98446);const $=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function w(a){const i=[],t=[];for(const[n,e]of a.split(",").entries()){const r=n+1,o=$.exec(e),c=M=>{t.push(
`entry ${r} ('${_(e)}') ${M}`)};if(e.trim()===""){t.push(`entry ${r} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!o){c(
l(e));continue}const f=Number(o[1]),m=o[3]===void 0?void 0:Number(o[3]);f===0||m===0?c("names page 0: pages count from 1, and -1 is the last page"):i.push({from:f,
to:m,range:o[2]!==void 0,text:e.trim(),position:r})}return t.length>0?{problem:s(t)}:{items:i}}function O(a,i,t){const n=m=>(0,x.G6)([{field:"page_order",message:m}]),
e=w(a);if("problem"in e)throw n(e.problem);const r=E(e.items,i);if("problem"in r)throw n(r.problem);const o=p(r.spans);if(o>t)throw n(`names ${o} pages in all; \
at most ${t} are allowed`);const c=new Uint32Array(o);let f=0;for(const{first:m,last:M}of r.spans){const y=m<=M?1:-1;for(let b=m;b!==M+y;b+=y)c[f++]=b}return c}
function E(a,i){const t=[],n=a.map(e=>{const r=M=>M<0?i+1+M:M,o=r(e.from),c=e.range?e.to===void 0?i:r(e.to):o,m=[[e.from,o],[e.to??e.from,c]].find(([,M])=>M<1||
M>i);return m&&t.push(`entry ${e.position} ('${_(e.text)}') names ${d(m[0])}, but the document has ${(0,v.y_)(i,"page")}`),{first:o,last:c}});return t.length>0?
{problem:s(t)}:{spans:n}}const p=a=>a.reduce((i,{first:t,last:n})=>i+Math.abs(n-t)+1,0);function d(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far bey\
ond its end"}function l(a){return/^ *\.\./.test(a)?"has no start: a range is written 1..5":h(a)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const u=5;function s(a){const i=a.length-u;return[...a.slice(0,u),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function h(a){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(a);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(a)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function _(a){const i=[
...a].map(t=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(t)?"?":t);return(0,v.Bu)(i.join(""),40)}}),29082:((I,P,g)=>{g.d(P,{k1:()=>E,lY:()=>O,m7:()=>p});var x=g(58552),v=g(
72750),$=g(98446);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function O(u){const s=[],h=[];for(const[_,a]of u.split(",").entries()){const i=_+
1,t=a.trim();if(t===""){h.push(`entry ${i} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const n=w.exec(t),e=D=>{h.push(`en\
try ${i} ('${(0,v.ml)(t)}') ${D}`)};if(!n){e(l(t));continue}const[,r,o,c,f,m]=n,M={negated:r!==void 0,text:t,position:i};if(o!==void 0){s.push({...M,pages:o.toLowerCase()});
continue}const y=Number(c),b=f===void 0?y:m===void 0?"end":Number(m);y===0||b===0?e("names page 0: pages count from 1, and -1 is the last page"):s.push({...M,pages:{
from:y,to:b}})}return h.length>0?{problem:(0,v.bs)(h)}:{items:s}}function E(u,s,h="pages"){const _=e=>(0,x.G6)([{field:h,message:e}]),a=O(u);if("problem"in a)throw _(
a.problem);const i=new d(s),t=new d(s),n=[];for(const e of a.items){const r=e.negated?t:i;if(typeof e.pages=="string"){r.add(e.pages);continue}const{from:o,to:c}=e.
pages,f=o<0?s+1+o:o,m=c==="end"?s:c<0?s+1+c:c,y=(c==="end"?o<0?[[o,f]]:[]:[[o,f],[c,m]]).find(([,b])=>b<1||b>s);y&&n.push(`entry ${e.position} ('${(0,v.ml)(e.text)}\
') names ${(0,v.xv)(y[0])}, but the document has ${(0,$.y_)(s,"page")}`),!(c==="end"&&f>s||n.length>0)&&r.range(Math.min(f,m),Math.max(f,m))}if(n.length>0)throw _(
(0,v.bs)(n));return a.items.every(({negated:e})=>e)&&i.add("all"),i.without(t)}function p(u){const s=O(u);if("problem"in s||s.items.length!==1)return;const{negated:h,
pages:_}=s.items[0];if(h)return;if(_==="all")return{first:1};if(typeof _=="string"||_.from<1)return;const{from:a,to:i}=_;return i==="end"?{first:a}:i===-1?{first:a}:
i<1?void 0:{first:Math.min(a,i),last:Math.max(a,i)}}class d{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=s,this.differences=new Int32Array(
s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,h){this.differences[s]++,this.differences[h+1]--}without(s){const h=new Uint32Array(this.
pageCount);let _=0,a=0,i=0;for(let t=1;t<=this.pageCount;t++){a+=this.differences[t],i+=s.differences[t];const n=t%2===1?"odd":"even";(a>0||this[n])&&!(i>0||s[n])&&
(h[_++]=t)}return h.subarray(0,_)}}function l(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is written 1..5":/^!/.test(u)?"is not a page: leave out p\
ages with not, such as not 2":(0,v.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),52404:((I,P,g)=>{g.d(P,{$:()=>w,U:()=>O});var x=g(58552),v=g(29082),$=g(98446);const w={code:"no_pages_selected",message:"The document has none of t\
he pages that were asked for, so nothing was changed."};function O({first_page:E,last_page:p,pages:d},l){if(d!==void 0)return(0,v.k1)(d,l);const u=(0,$.y_)(l,"p\
age"),s=[];if(E>l&&s.push({field:"first_page",message:`is ${E}, but the document has ${u}`}),p!==void 0&&p>l&&s.push({field:"last_page",message:`is ${p}, but th\
e document has ${u}`}),s.length===0&&p!==void 0&&E>p&&s.push({field:"first_page",message:`is ${E}, which is after last_page (${p})`,mentions:["last_page"]}),s.length>
0)throw(0,x.G6)(s);return Uint32Array.from({length:(p??l)-E+1},(h,_)=>E+_)}}),87799:((I,P,g)=>{g.r(P),g.d(P,{rotate_pages:()=>O});var x=g(6057),v=g(90966),$=g(37253),
w=g(52404);const O=async(E,p,d)=>{const{angle:l}=p,u=await(0,v.E)(E.bytes,d,{password:p.open_password}),{pages:s}=u,h=s.count,_=(0,w.U)(p,h),a=l===0?0:_.length,
i={pageCount:h,rotatedPages:a},t=_.length===0?[w.$]:[];if(a===0&&!u.suspect)return{documents:[{...E,pageCount:h}],notes:t,facts:i};const n=new Map;for(let e=0;e<
a;e++){const r=_[e]-1,c=(((0,x.c_)(u.resolve(s.attribute(r,"Rotate")))+l)%360+360)%360;let f=n.get(c);f||n.set(c,f={Rotate:c}),s.patch(r,f);const m=d.pace.step(
400);m&&await m}return{documents:[{name:E.name,bytes:await(0,$.UN)(u),pageCount:h}],notes:t,facts:i}}}),74135:((I,P,g)=>{g.d(P,{$L:()=>u,DI:()=>O,Gd:()=>p,Mo:()=>$,
Pj:()=>_,S3:()=>v,W1:()=>a,XM:()=>h,d:()=>i,ds:()=>w,gF:()=>s,iN:()=>x,kO:()=>l,lw:()=>E,zl:()=>d});function x({box:[t,n,e,r],rotation:o}){const c=e-t,f=r-n;return o%
180===0?{width:c,height:f}:{width:f,height:c}}function v({box:[t,n,e,r],rotation:o}){switch(o){case 0:return[1,0,0,1,t,n];case 90:return[0,1,-1,0,e,n];case 180:
return[-1,0,0,-1,e,r];case 270:return[0,-1,1,0,t,r]}}function $(t,n){return n===void 0?t:_(t,n)??t}function w([t,n,e,r]){return[Math.min(t,e),Math.min(n,r),Math.
max(t,e),Math.max(n,r)]}function O([t,n,e,r,o,c]){const f=t*r-n*e,[m,M,y,b]=[r/f,-n/f,-e/f,t/f];return[m+0,M+0,y+0,b+0,-(o*m+c*y)+0,-(o*M+c*b)+0]}function E(t,n){
const[e,r,o,c,f,m]=t,[M,y,b,D,U,L]=n;return[e*M+r*b,e*y+r*D,o*M+c*b,o*y+c*D,f*M+m*b+U,f*y+m*D+L]}function p([t,n,e,r,o,c],f,m){return[t*f+e*m+o,n*f+r*m+c]}function d(t,[
n,e,r,o]){const[c,f]=p(t,n,e),[m,M]=p(t,r,e),[y,b]=p(t,n,o),[D,U]=p(t,r,o);return[Math.min(c,m,y,D),Math.min(f,M,b,U),Math.max(c,m,y,D),Math.max(f,M,b,U)]}const l=(t,n)=>[
Math.min(t[0],n[0]),Math.min(t[1],n[1]),Math.max(t[2],n[2]),Math.max(t[3],n[3])];function u(t){let[n,e,r,o]=s;for(const[c,f]of t)n=Math.min(n,c),e=Math.min(e,f),
r=Math.max(r,c),o=Math.max(o,f);return[n,e,r,o]}const s=[1/0,1/0,-1/0,-1/0],h=([t,n,e,r],o)=>[t-o,n-o,e+o,r+o];function _(t,n){const e=[Math.max(t[0],n[0]),Math.
max(t[1],n[1]),Math.min(t[2],n[2]),Math.min(t[3],n[3])];return e[0]<e[2]&&e[1]<e[3]?e:void 0}const a=t=>t.map(n=>Math.round(n*1e5)/1e5+0),i=(t,{userUnit:n})=>String(
Number((t*n/72).toPrecision(3)))}),6057:((I,P,g)=>{g.d(P,{VO:()=>$,b0:()=>O,c_:()=>p,iw:()=>w,lQ:()=>E});var x=g(74135);const v=[0,0,612,792],$=(d,l)=>O(d,d.pages.
attribute(l,"MediaBox"))??v;function w(d,l){const{pages:u}=d,s=d.resolve(d.entry(u.number(l),"UserUnit"));return{box:(0,x.Mo)($(d,l),O(d,u.attribute(l,"CropBox"))),
rotation:p(d.resolve(u.attribute(l,"Rotate"))),userUnit:typeof s=="number"&&s>0?s:1}}function O(d,l){const u=d.array(l)?.map(h=>d.resolve(h));if(u?.length!==4||
!u.every(h=>typeof h=="number"&&Number.isFinite(h)))return;const s=(0,x.ds)(u);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function E(d,l){const u=(d.array(l)??[]).map(
s=>d.resolve(s));return u.length===6&&u.every(s=>typeof s=="number")?u:[1,0,0,1,0,0]}function p(d){const l=typeof d=="number"?(d%360+360)%360:0;return l===90||l===
180||l===270?l:0}})};
