"use strict";exports.id=180,exports.ids=[180],exports.modules={52404:((I,P,g)=>{g.d(P,{$:()=>w,U:()=>O});var $=g(23169),v=g(78684),x=g(98446);const w={code:"no_pages_selecte\
d",message:"The document has none of the pages that were asked for, so nothing was changed."};function O({first_page:E,last_page:p,pages:d},h){if(d!==void 0)return(0,v.
k1)(d,h);const u=(0,x.y_)(h,"page"),s=[];if(E>h&&s.push({field:"first_page",message:`is ${E}, but the document has ${u}`}),p!==void 0&&p>h&&s.push({field:"last_\
page",message:`is ${p}, but the document has ${u}`}),s.length===0&&p!==void 0&&E>p&&s.push({field:"first_page",message:`is ${E}, which is after last_page (${p})`,
mentions:["last_page"]}),s.length>0)throw(0,$.G6)(s);return Uint32Array.from({length:(p??h)-E+1},(l,_)=>E+_)}}),87799:((I,P,g)=>{g.r(P),g.d(P,{rotate_pages:()=>O});
var $=g(6057),v=g(90966),x=g(37253),w=g(52404);const O=async(E,p,d)=>{const{angle:h}=p,u=await(0,v.E)(E.bytes,d,{password:p.open_password}),{pages:s}=u,l=s.count,
_=(0,w.U)(p,l),i=h===0?0:_.length,a={pageCount:l,rotatedPages:i},t=_.length===0?[w.$]:[];if(i===0&&!u.suspect)return{documents:[{...E,pageCount:l}],notes:t,facts:a};
const n=new Map;for(let e=0;e<i;e++){const r=_[e]-1,c=(((0,$.c_)(u.resolve(s.attribute(r,"Rotate")))+h)%360+360)%360;let f=n.get(c);f||n.set(c,f={Rotate:c}),s.patch(
r,f);const m=d.pace.step(400);m&&await m}return{documents:[{name:E.name,bytes:await(0,x.UN)(u),pageCount:l}],notes:t,facts:a}}}),74135:((I,P,g)=>{g.d(P,{$L:()=>u,
DI:()=>O,Gd:()=>p,Mo:()=>x,Mp:()=>i,Pj:()=>_,S3:()=>v,XM:()=>l,Z7:()=>w,d:()=>a,gF:()=>s,iN:()=>$,kO:()=>h,lw:()=>E,zl:()=>d});function $({box:[t,n,e,r],rotation:o}){
const c=e-t,f=r-n;return o%180===0?{width:c,height:f}:{width:f,height:c}}function v({box:[t,n,e,r],rotation:o}){switch(o){case 0:return[1,0,0,1,t,n];case 90:return[
0,1,-1,0,e,n];case 180:return[-1,0,0,-1,e,r];case 270:return[0,-1,1,0,t,r]}}function x(t,n){return n===void 0?t:_(t,n)??t}function w([t,n,e,r]){return[Math.min(
t,e),Math.min(n,r),Math.max(t,e),Math.max(n,r)]}function O([t,n,e,r,o,c]){const f=t*r-n*e,[m,M,y,b]=[r/f,-n/f,-e/f,t/f];return[m+0,M+0,y+0,b+0,-(o*m+c*y)+0,-(o*
M+c*b)+0]}function E(t,n){const[e,r,o,c,f,m]=t,[M,y,b,D,U,L]=n;return[e*M+r*b,e*y+r*D,o*M+c*b,o*y+c*D,f*M+m*b+U,f*y+m*D+L]}function p([t,n,e,r,o,c],f,m){return[
t*f+e*m+o,n*f+r*m+c]}function d(t,[n,e,r,o]){const[c,f]=p(t,n,e),[m,M]=p(t,r,e),[y,b]=p(t,n,o),[D,U]=p(t,r,o);return[Math.min(c,m,y,D),Math.min(f,M,b,U),Math.max(
c,m,y,D),Math.max(f,M,b,U)]}const h=(t,n)=>[Math.min(t[0],n[0]),Math.min(t[1],n[1]),Math.max(t[2],n[2]),Math.max(t[3],n[3])];function u(t){let[n,e,r,o]=s;for(const[
c,f]of t)n=Math.min(n,c),e=Math.min(e,f),r=Math.max(r,c),o=Math.max(o,f);return[n,e,r,o]}const s=[1/0,1/0,-1/0,-1/0],l=([t,n,e,r],o)=>[t-o,n-o,e+o,r+o];function _(t,n){
const e=[Math.max(t[0],n[0]),Math.max(t[1],n[1]),Math.min(t[2],n[2]),Math.min(t[3],n[3])];return e[0]<e[2]&&e[1]<e[3]?e:void 0}const i=t=>t.map(n=>Math.round(n*
1e5)/1e5+0),a=(t,{userUnit:n})=>String(Number((t*n/72).toPrecision(3)))}),6057:((I,P,g)=>{g.d(P,{VO:()=>x,b0:()=>O,c_:()=>p,iw:()=>w,lQ:()=>E});var $=g(74135);const v=[
0,0,612,792],x=(d,h)=>O(d,d.pages.attribute(h,"MediaBox"))??v;function w(d,h){const{pages:u}=d,s=d.resolve(d.entry(u.number(h),"UserUnit"));return{box:(0,$.Mo)(
x(d,h),O(d,u.attribute(h,"CropBox"))),rotation:p(d.resolve(u.attribute(h,"Rotate"))),userUnit:typeof s=="number"&&s>0?s:1}}function O(d,h){const u=d.array(h)?.map(
l=>d.resolve(l));if(u?.length!==4||!u.every(l=>typeof l=="number"&&Number.isFinite(l)))return;const s=(0,$.Z7)(u);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function E(d,h){
const u=(d.array(h)??[]).map(s=>d.resolve(s));return u.length===6&&u.every(s=>typeof s=="number")?u:[1,0,0,1,0,0]}function p(d){const h=typeof d=="number"?(d%360+
360)%360:0;return h===90||h===180||h===270?h:0}}),86024:((I,P,g)=>{g.d(P,{Ly:()=>E,NL:()=>l,UL:()=>p,aW:()=>O,bs:()=>s,ml:()=>_,p6:()=>w,vg:()=>d});var $=g(23169),
v=g(98446);const x=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function w(i){const a=[],t=[];for(const[n,e]of i.split(",").entries()){const r=n+1,o=x.exec(e),c=M=>{t.push(
`entry ${r} ('${_(e)}') ${M}`)};if(e.trim()===""){t.push(`entry ${r} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!o){c(
h(e));continue}const f=Number(o[1]),m=o[3]===void 0?void 0:Number(o[3]);f===0||m===0?c("names page 0: pages count from 1, and -1 is the last page"):a.push({from:f,
to:m,range:o[2]!==void 0,text:e.trim(),position:r})}return t.length>0?{problem:s(t)}:{items:a}}function O(i,a,t){const n=m=>(0,$.G6)([{field:"page_order",message:m}]),
e=w(i);if("problem"in e)throw n(e.problem);const r=E(e.items,a);if("problem"in r)throw n(r.problem);const o=p(r.spans);if(o>t)throw n(`names ${o} pages in all; \
at most ${t} are allowed`);const c=new Uint32Array(o);let f=0;for(const{first:m,last:M}of r.spans){const y=m<=M?1:-1;for(let b=m;b!==M+y;b+=y)c[f++]=b}return c}
function E(i,a){const t=[],n=i.map(e=>{const r=M=>M<0?a+1+M:M,o=r(e.from),c=e.range?e.to===void 0?a:r(e.to):o,m=[[e.from,o],[e.to??e.from,c]].find(([,M])=>M<1||
M>a);return m&&t.push(`entry ${e.position} ('${_(e.text)}') names ${d(m[0])}, but the document has ${(0,v.y_)(a,"page")}`),{first:o,last:c}});return t.length>0?
{problem:s(t)}:{spans:n}}const p=i=>i.reduce((a,{first:t,last:n})=>a+Math.abs(n-t)+1,0);function d(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far bey\
ond its end"}function h(i){return/^ *\.\./.test(i)?"has no start: a range is written 1..5":l(i)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const u=5;function s(i){const a=i.length-u;return[...i.slice(0,u),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function l(i){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(i);return a?`is not a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function _(i){const a=[
...i].map(t=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(t)?"?":t);return(0,v.Bu)(a.join(""),40)}}),78684:((I,P,g)=>{g.d(P,{k1:()=>E,lY:()=>O,m7:()=>p});var $=g(23169),v=g(
86024),x=g(98446);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function O(u){const s=[],l=[];for(const[_,i]of u.split(",").entries()){const a=_+
1,t=i.trim();if(t===""){l.push(`entry ${a} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const n=w.exec(t),e=D=>{l.push(`en\
try ${a} ('${(0,v.ml)(t)}') ${D}`)};if(!n){e(h(t));continue}const[,r,o,c,f,m]=n,M={negated:r!==void 0,text:t,position:a};if(o!==void 0){s.push({...M,pages:o.toLowerCase()});
continue}const y=Number(c),b=f===void 0?y:m===void 0?"end":Number(m);y===0||b===0?e("names page 0: pages count from 1, and -1 is the last page"):s.push({...M,pages:{
from:y,to:b}})}return l.length>0?{problem:(0,v.bs)(l)}:{items:s}}function E(u,s,l="pages"){const _=e=>(0,$.G6)([{field:l,message:e}]),i=O(u);if("problem"in i)throw _(
i.problem);const a=new d(s),t=new d(s),n=[];for(const e of i.items){const r=e.negated?t:a;if(typeof e.pages=="string"){r.add(e.pages);continue}const{from:o,to:c}=e.
pages,f=o<0?s+1+o:o,m=c==="end"?s:c<0?s+1+c:c,y=(c==="end"?o<0?[[o,f]]:[]:[[o,f],[c,m]]).find(([,b])=>b<1||b>s);y&&n.push(`entry ${e.position} ('${(0,v.ml)(e.text)}\
') names ${(0,v.vg)(y[0])}, but the document has ${(0,x.y_)(s,"page")}`),!(c==="end"&&f>s||n.length>0)&&r.range(Math.min(f,m),Math.max(f,m))}if(n.length>0)throw _(
(0,v.bs)(n));return i.items.every(({negated:e})=>e)&&a.add("all"),a.without(t)}function p(u){const s=O(u);if("problem"in s||s.items.length!==1)return;const{negated:l,
pages:_}=s.items[0];if(l)return;if(_==="all")return{first:1};if(typeof _=="string"||_.from<1)return;const{from:i,to:a}=_;return a==="end"?{first:i}:a===-1?{first:i}:
a<1?void 0:{first:Math.min(i,a),last:Math.max(i,a)}}class d{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=s,this.differences=new Int32Array(
s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,l){this.differences[s]++,this.differences[l+1]--}without(s){const l=new Uint32Array(this.
pageCount);let _=0,i=0,a=0;for(let t=1;t<=this.pageCount;t++){i+=this.differences[t],a+=s.differences[t];const n=t%2===1?"odd":"even";(i>0||this[n])&&!(a>0||s[n])&&
(l[_++]=t)}return l.subarray(0,_)}}function h(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is written 1..5":/^!/.test(u)?"is not a page: leave out p\
ages with not, such as not 2":(0,v.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}})};
