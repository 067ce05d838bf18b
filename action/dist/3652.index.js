"use strict";exports.id=3652,exports.ids=[3652],exports.modules={3652:((x,O,r)=>{r.r(O),r.d(O,{add_text_watermark:()=>E});var D=r(2146);const E=(P,_,u)=>(0,D.p)(P,_,u,async(g,v)=>{
const{addTextWatermark:f}=await(0,D.K)(u,()=>Promise.all([r.e(7762),r.e(397),r.e(3037),r.e(7069),r.e(6199),r.e(8e3)]).then(r.bind(r,8e3)));return{notes:await f(
g,_,v,u.prepared)}})}),1988:((x,O,r)=>{r.d(O,{$:()=>P,U:()=>_});var D=r(9153),E=r(3140);const P={code:"no_pages_selected",message:"The document has none of the \
pages that were asked for, so nothing was changed."};function _({first_page:u,last_page:g,pages:v},f){if(v!==void 0)return(0,E.k1)(v,f);const c=f===1?"1 page":`${f}\
 pages`,e=[];if(u>f&&e.push({field:"first_page",message:`is ${u}, but the document has ${c}`}),g!==void 0&&g>f&&e.push({field:"last_page",message:`is ${g}, but \
the document has ${c}`}),e.length===0&&g!==void 0&&u>g&&e.push({field:"first_page",message:`is ${u}, which is after last_page (${g})`,mentions:["last_page"]}),e.
length>0)throw(0,D.G6)(e);return Uint32Array.from({length:(g??f)-u+1},(n,t)=>u+t)}}),2146:((x,O,r)=>{r.d(O,{K:()=>v,p:()=>g});var D=r(3140),E=r(7390),P=r(5199),
_=r(1988);const u="1.4";async function g(f,{pages:c,open_password:e},n,t){const s=await(0,E.E)(f.bytes,n,{password:e}),a=s.pages.count,o=(0,D.k1)(c,a);if(o.length===
0){const d=s.suspect?await(0,P.UN)(s):f.bytes;return{documents:[{name:f.name,bytes:d,pageCount:a}],notes:[_.$],facts:{pageCount:a,stampedPages:0}}}const{notes:m,
facts:i,version:$=u,write:l}=await t(s,o),h={version:$>u?$:u},w=l?await l(h):await(0,P.UN)(s,h);return{documents:[{name:f.name,bytes:w,pageCount:a}],notes:m,facts:{
pageCount:a,stampedPages:o.length,...i}}}async function v({pace:f},c){await f.rest();const e=await c();return await f.rest(),e}}),480:((x,O,r)=>{r.d(O,{NL:()=>c,
aW:()=>_,bs:()=>f,ml:()=>e,p6:()=>P,vg:()=>u});var D=r(9153);const E=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function P(n){const t=[],s=[];for(const[a,o]of n.split("\
,").entries()){const m=a+1,i=E.exec(o),$=w=>{s.push(`entry ${m} ('${e(o)}') ${w}`)};if(o.trim()===""){s.push(`entry ${m} is empty: write pages such as 3,1,2 or \
2..5, separated by single commas`);continue}if(!i){$(g(o));continue}const l=Number(i[1]),h=i[3]===void 0?void 0:Number(i[3]);l===0||h===0?$("names page 0: pages\
 count from 1, and -1 is the last page"):t.push({from:l,to:h,range:i[2]!==void 0,text:o.trim(),position:m})}return s.length>0?{problem:f(s)}:{items:t}}function _(n,t,s){
const a=d=>(0,D.G6)([{field:"page_order",message:d}]),o=P(n);if("problem"in o)throw a(o.problem);const m=t===1?"1 page":`${t} pages`,i=[],$=o.items.map(d=>{const y=b=>b<
0?t+1+b:b,p=y(d.from),M=d.range?d.to===void 0?t:y(d.to):p,I=[[d.from,p],[d.to??d.from,M]].find(([,b])=>b<1||b>t);return I&&i.push(`entry ${d.position} ('${e(d.text)}\
') names ${u(I[0])}, but the document has ${m}`),{first:p,last:M}});if(i.length>0)throw a(f(i));const l=$.reduce((d,{first:y,last:p})=>d+Math.abs(p-y)+1,0);if(l>
s)throw a(`names ${l} pages in all; at most ${s} are allowed`);const h=new Uint32Array(l);let w=0;for(const{first:d,last:y}of $){const p=d<=y?1:-1;for(let M=d;M!==
y+p;M+=p)h[w++]=M}return h}function u(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}function g(n){return/^ *\.\./.test(n)?"has no st\
art: a range is written 1..5":c(n)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const v=5;function f(n){const t=n.length-v;return[...n.slice(
0,v),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function c(n){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return t?`is not a range: write ${t[1]}\
..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){
const t=[...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}}),3140:((x,O,r)=>{r.d(O,{k1:()=>u,
lY:()=>_,m7:()=>g});var D=r(9153),E=r(480);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function _(c){const e=[],n=[];for(const[t,s]of c.split(
",").entries()){const a=t+1,o=s.trim();if(o===""){n.push(`entry ${a} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const m=P.
exec(o),i=T=>{n.push(`entry ${a} ('${(0,E.ml)(o)}') ${T}`)};if(!m){i(f(o));continue}const[,$,l,h,w,d]=m,y={negated:$!==void 0,text:o,position:a};if(l!==void 0){
e.push({...y,pages:l.toLowerCase()});continue}const p=Number(h),M=w===void 0?p:d===void 0?"end":Number(d);p===0||M===0?i("names page 0: pages count from 1, and \
-1 is the last page"):e.push({...y,pages:{from:p,to:M}})}return n.length>0?{problem:(0,E.bs)(n)}:{items:e}}function u(c,e,n="pages"){const t=i=>(0,D.G6)([{field:n,
message:i}]),s=_(c);if("problem"in s)throw t(s.problem);const a=new v(e),o=new v(e),m=[];for(const i of s.items){const $=i.negated?o:a;if(typeof i.pages=="strin\
g"){$.add(i.pages);continue}const{from:l,to:h}=i.pages,w=l<0?e+1+l:l,d=h==="end"?e:h<0?e+1+h:h,p=(h==="end"?l<0?[[l,w]]:[]:[[l,w],[h,d]]).find(([,M])=>M<1||M>e);
p&&m.push(`entry ${i.position} ('${(0,E.ml)(i.text)}') names ${(0,E.vg)(p[0])}, but the document has ${e===1?"1 page":`${e} pages`}`),!(h==="end"&&w>e||m.length>
0)&&$.range(Math.min(w,d),Math.max(w,d))}if(m.length>0)throw t((0,E.bs)(m));return s.items.every(({negated:i})=>i)&&a.add("all"),a.without(o)}function g(c){const e=_(
c);if("problem"in e||e.items.length!==1)return;const{negated:n,pages:t}=e.items[0];if(n)return;if(t==="all")return{first:1};if(typeof t=="string"||t.from<1)return;
const{from:s,to:a}=t;return a==="end"?{first:s}:a<1?void 0:{first:Math.min(s,a),last:Math.max(s,a)}}class v{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+
1]--}without(e){const n=new Uint32Array(this.pageCount);let t=0,s=0,a=0;for(let o=1;o<=this.pageCount;o++){s+=this.differences[o],a+=e.differences[o];const m=o%
2===1?"odd":"even";(s>0||this[m])&&!(a>0||e[m])&&(n[t++]=o)}return n.subarray(0,t)}}function f(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is writt\
en 1..5":/^!/.test(c)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
