"use strict";exports.id=1288,exports.ids=[1288],exports.modules={51988:((D,M,h)=>{h.d(M,{$:()=>O,U:()=>v});var P=h(49153),b=h(13140);const O={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function v({first_page:$,last_page:f,pages:w},E){if(w!==void 0)return(0,b.k1)(
w,E);const l=E===1?"1 page":`${E} pages`,t=[];if($>E&&t.push({field:"first_page",message:`is ${$}, but the document has ${l}`}),f!==void 0&&f>E&&t.push({field:"\
last_page",message:`is ${f}, but the document has ${l}`}),t.length===0&&f!==void 0&&$>f&&t.push({field:"first_page",message:`is ${$}, which is after last_page (${f}\
)`,mentions:["last_page"]}),t.length>0)throw(0,P.G6)(t);return Uint32Array.from({length:(f??E)-$+1},(c,d)=>$+d)}}),71288:((D,M,h)=>{h.r(M),h.d(M,{rotate_pages:()=>v});
var P=h(51988),b=h(7390),O=h(86009);const v=async(f,w,E)=>{const{angle:l}=w,t=await(0,b.E)(f.bytes,E,{password:w.open_password}),{pages:c}=t,d=c.count,n=(0,P.U)(
w,d),e=l===0?0:n.length,s={pageCount:d,rotatedPages:e},a=n.length===0?[P.$]:[];if(e===0&&!t.suspect)return{documents:[{...f,pageCount:d}],notes:a,facts:s};const o=new Map;
for(let r=0;r<e;r++){const i=n[r]-1,p=(($(t.resolve(c.attribute(i,"Rotate")))+l)%360+360)%360;let g=o.get(p);g||o.set(p,g={Rotate:p}),c.patch(i,g);const _=E.pace.
step(400);_&&await _}return{documents:[{name:f.name,bytes:await(0,O.UN)(t),pageCount:d}],notes:a,facts:s}};function $(f){return typeof f=="number"&&f%90===0?f:0}}),
60480:((D,M,h)=>{h.d(M,{Ly:()=>$,NL:()=>c,UL:()=>f,aW:()=>v,bs:()=>t,ml:()=>d,p6:()=>O,vg:()=>w});var P=h(49153);const b=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function O(n){
const e=[],s=[];for(const[a,o]of n.split(",").entries()){const r=a+1,i=b.exec(o),u=_=>{s.push(`entry ${r} ('${d(o)}') ${_}`)};if(o.trim()===""){s.push(`entry ${r}\
 is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!i){u(E(o));continue}const p=Number(i[1]),g=i[3]===void 0?void 0:Number(i[3]);
p===0||g===0?u("names page 0: pages count from 1, and -1 is the last page"):e.push({from:p,to:g,range:i[2]!==void 0,text:o.trim(),position:r})}return s.length>0?
{problem:t(s)}:{items:e}}function v(n,e,s){const a=g=>(0,P.G6)([{field:"page_order",message:g}]),o=O(n);if("problem"in o)throw a(o.problem);const r=$(o.items,e);
if("problem"in r)throw a(r.problem);const i=f(r.spans);if(i>s)throw a(`names ${i} pages in all; at most ${s} are allowed`);const u=new Uint32Array(i);let p=0;for(const{
first:g,last:_}of r.spans){const m=g<=_?1:-1;for(let y=g;y!==_+m;y+=m)u[p++]=y}return u}function $(n,e){const s=e===1?"1 page":`${e} pages`,a=[],o=n.map(r=>{const i=m=>m<
0?e+1+m:m,u=i(r.from),p=r.range?r.to===void 0?e:i(r.to):u,_=[[r.from,u],[r.to??r.from,p]].find(([,m])=>m<1||m>e);return _&&a.push(`entry ${r.position} ('${d(r.text)}\
') names ${w(_[0])}, but the document has ${s}`),{first:u,last:p}});return a.length>0?{problem:t(a)}:{spans:o}}const f=n=>n.reduce((e,{first:s,last:a})=>e+Math.
abs(a-s)+1,0);function w(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}function E(n){return/^ *\.\./.test(n)?"has no start: a range \
is written 1..5":c(n)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const l=5;function t(n){const e=n.length-l;return[...n.slice(0,l),...e>
0?[`and ${e} more such entries`]:[]].join("; ")}function c(n){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return e?`is not a range: write ${e[1]}..${e[2]}${e[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(n){const e=[...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return e.
length>40?`${e.slice(0,40).join("")}…`:e.join("")}}),13140:((D,M,h)=>{h.d(M,{k1:()=>$,lY:()=>v,m7:()=>f});var P=h(49153),b=h(60480);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function v(l){const t=[],c=[];for(const[d,n]of l.split(",").entries()){const e=d+1,s=n.trim();if(s===""){c.push(`entry ${e} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const a=O.exec(s),o=x=>{c.push(`entry ${e} ('${(0,b.ml)(s)}') ${x}`)};if(!a){o(E(s));continue}const[,r,i,u,p,g]=a,
_={negated:r!==void 0,text:s,position:e};if(i!==void 0){t.push({..._,pages:i.toLowerCase()});continue}const m=Number(u),y=p===void 0?m:g===void 0?"end":Number(g);
m===0||y===0?o("names page 0: pages count from 1, and -1 is the last page"):t.push({..._,pages:{from:m,to:y}})}return c.length>0?{problem:(0,b.bs)(c)}:{items:t}}
function $(l,t,c="pages"){const d=o=>(0,P.G6)([{field:c,message:o}]),n=v(l);if("problem"in n)throw d(n.problem);const e=new w(t),s=new w(t),a=[];for(const o of n.
items){const r=o.negated?s:e;if(typeof o.pages=="string"){r.add(o.pages);continue}const{from:i,to:u}=o.pages,p=i<0?t+1+i:i,g=u==="end"?t:u<0?t+1+u:u,m=(u==="end"?
i<0?[[i,p]]:[]:[[i,p],[u,g]]).find(([,y])=>y<1||y>t);m&&a.push(`entry ${o.position} ('${(0,b.ml)(o.text)}') names ${(0,b.vg)(m[0])}, but the document has ${t===
1?"1 page":`${t} pages`}`),!(u==="end"&&p>t||a.length>0)&&r.range(Math.min(p,g),Math.max(p,g))}if(a.length>0)throw d((0,b.bs)(a));return n.items.every(({negated:o})=>o)&&
e.add("all"),e.without(s)}function f(l){const t=v(l);if("problem"in t||t.items.length!==1)return;const{negated:c,pages:d}=t.items[0];if(c)return;if(d==="all")return{
first:1};if(typeof d=="string"||d.from<1)return;const{from:n,to:e}=d;return e==="end"?{first:n}:e===-1?{first:n}:e<1?void 0:{first:Math.min(n,e),last:Math.max(n,
e)}}class w{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&
(this.even=!0)}range(t,c){this.differences[t]++,this.differences[c+1]--}without(t){const c=new Uint32Array(this.pageCount);let d=0,n=0,e=0;for(let s=1;s<=this.pageCount;s++){
n+=this.differences[s],e+=t.differences[s];const a=s%2===1?"odd":"even";(n>0||this[a])&&!(e>0||t[a])&&(c[d++]=s)}return c.subarray(0,d)}}function E(l){return/^(not +)?\.\./i.
test(l)?"has no start: a range is written 1..5":/^!/.test(l)?"is not a page: leave out pages with not, such as not 2":(0,b.NL)(l.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}})};
