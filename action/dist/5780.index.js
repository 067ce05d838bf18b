"use strict";exports.id=5780,exports.ids=[5780],exports.modules={45780:((I,O,o)=>{o.r(O),o.d(O,{add_page_numbers:()=>E});var D=o(62146);const E=async(b,y,u)=>{const{first_number:p}=y,
$=await(0,D.p)(b,y,u,async(r,e)=>{const{addPageNumbers:t}=await(0,D.K)(u,()=>Promise.all([o.e(6161),o.e(7762),o.e(404),o.e(3241),o.e(9572),o.e(7593),o.e(3961),o.
e(2538)]).then(o.bind(o,72538)));return{notes:await t(r,b.name,y,e,u.prepared)}}),g=p+Number($.facts.stampedPages);return{...$,facts:{...$.facts,lastNumber:g-1,
nextNumber:g}}}}),51988:((I,O,o)=>{o.d(O,{$:()=>b,U:()=>y});var D=o(49153),E=o(13140);const b={code:"no_pages_selected",message:"The document has none of the pa\
ges that were asked for, so nothing was changed."};function y({first_page:u,last_page:p,pages:$},g){if($!==void 0)return(0,E.k1)($,g);const r=g===1?"1 page":`${g}\
 pages`,e=[];if(u>g&&e.push({field:"first_page",message:`is ${u}, but the document has ${r}`}),p!==void 0&&p>g&&e.push({field:"last_page",message:`is ${p}, but \
the document has ${r}`}),e.length===0&&p!==void 0&&u>p&&e.push({field:"first_page",message:`is ${u}, which is after last_page (${p})`,mentions:["last_page"]}),e.
length>0)throw(0,D.G6)(e);return Uint32Array.from({length:(p??g)-u+1},(t,n)=>u+n)}}),62146:((I,O,o)=>{o.d(O,{K:()=>g,p:()=>p});var D=o(13140),E=o(7390),b=o(95199),
y=o(51988);const u="1.4";async function p(r,{pages:e,open_password:t,transparency:n},i,c){const s=await(0,E.E)(r.bytes,i,{password:t}),f=s.pages.count,a=(0,D.k1)(
e,f);if(a.length===0){const h=s.suspect?await(0,b.UN)(s):r.bytes;return{documents:[{name:r.name,bytes:h,pageCount:f}],notes:[y.$],facts:{pageCount:f,stampedPages:0}}}
const{notes:P,facts:m,version:l=u,write:v}=await c(s,a),d={version:l>u?l:u},M=v?await v(d):await(0,b.UN)(s,d);return{documents:[{name:r.name,bytes:M,pageCount:f}],
notes:n===100?[$,...P]:P,facts:{pageCount:f,stampedPages:a.length,...m}}}const $={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency\
 is 100. Use a lower value.",mentions:["transparency"]};async function g({pace:r},e){await r.rest();const t=await e();return await r.rest(),t}}),60480:((I,O,o)=>{
o.d(O,{NL:()=>r,aW:()=>y,bs:()=>g,ml:()=>e,p6:()=>b,vg:()=>u});var D=o(49153);const E=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function b(t){const n=[],i=[];for(const[
c,s]of t.split(",").entries()){const f=c+1,a=E.exec(s),P=v=>{i.push(`entry ${f} ('${e(s)}') ${v}`)};if(s.trim()===""){i.push(`entry ${f} is empty: write pages s\
uch as 3,1,2 or 2..5, separated by single commas`);continue}if(!a){P(p(s));continue}const m=Number(a[1]),l=a[3]===void 0?void 0:Number(a[3]);m===0||l===0?P("nam\
es page 0: pages count from 1, and -1 is the last page"):n.push({from:m,to:l,range:a[2]!==void 0,text:s.trim(),position:f})}return i.length>0?{problem:g(i)}:{items:n}}
function y(t,n,i){const c=d=>(0,D.G6)([{field:"page_order",message:d}]),s=b(t);if("problem"in s)throw c(s.problem);const f=n===1?"1 page":`${n} pages`,a=[],P=s.
items.map(d=>{const M=_=>_<0?n+1+_:_,h=M(d.from),w=d.range?d.to===void 0?n:M(d.to):h,U=[[d.from,h],[d.to??d.from,w]].find(([,_])=>_<1||_>n);return U&&a.push(`en\
try ${d.position} ('${e(d.text)}') names ${u(U[0])}, but the document has ${f}`),{first:h,last:w}});if(a.length>0)throw c(g(a));const m=P.reduce((d,{first:M,last:h})=>d+
Math.abs(h-M)+1,0);if(m>i)throw c(`names ${m} pages in all; at most ${i} are allowed`);const l=new Uint32Array(m);let v=0;for(const{first:d,last:M}of P){const h=d<=
M?1:-1;for(let w=d;w!==M+h;w+=h)l[v++]=w}return l}function u(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}function p(t){return/^ *\.\./.
test(t)?"has no start: a range is written 1..5":r(t)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const $=5;function g(t){const n=t.length-
$;return[...t.slice(0,$),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function r(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return n?`is\
 not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(t)?"is not a page: the last page is written -1, and a ra\
nge to it 2..":void 0}function e(t){const n=[...t].map(i=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(i)?"?":i);return n.length>40?`${n.slice(0,40).join("")}…`:n.join(
"")}}),13140:((I,O,o)=>{o.d(O,{k1:()=>u,lY:()=>y,m7:()=>p});var D=o(49153),E=o(60480);const b=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function y(r){
const e=[],t=[];for(const[n,i]of r.split(",").entries()){const c=n+1,s=i.trim();if(s===""){t.push(`entry ${c} is empty: write pages such as 1..3, -1, odd, separ\
ated by single commas`);continue}const f=b.exec(s),a=T=>{t.push(`entry ${c} ('${(0,E.ml)(s)}') ${T}`)};if(!f){a(g(s));continue}const[,P,m,l,v,d]=f,M={negated:P!==
void 0,text:s,position:c};if(m!==void 0){e.push({...M,pages:m.toLowerCase()});continue}const h=Number(l),w=v===void 0?h:d===void 0?"end":Number(d);h===0||w===0?
a("names page 0: pages count from 1, and -1 is the last page"):e.push({...M,pages:{from:h,to:w}})}return t.length>0?{problem:(0,E.bs)(t)}:{items:e}}function u(r,e,t="\
pages"){const n=a=>(0,D.G6)([{field:t,message:a}]),i=y(r);if("problem"in i)throw n(i.problem);const c=new $(e),s=new $(e),f=[];for(const a of i.items){const P=a.
negated?s:c;if(typeof a.pages=="string"){P.add(a.pages);continue}const{from:m,to:l}=a.pages,v=m<0?e+1+m:m,d=l==="end"?e:l<0?e+1+l:l,h=(l==="end"?m<0?[[m,v]]:[]:
[[m,v],[l,d]]).find(([,w])=>w<1||w>e);h&&f.push(`entry ${a.position} ('${(0,E.ml)(a.text)}') names ${(0,E.vg)(h[0])}, but the document has ${e===1?"1 page":`${e}\
 pages`}`),!(l==="end"&&v>e||f.length>0)&&P.range(Math.min(v,d),Math.max(v,d))}if(f.length>0)throw n((0,E.bs)(f));return i.items.every(({negated:a})=>a)&&c.add(
"all"),c.without(s)}function p(r){const e=y(r);if("problem"in e||e.items.length!==1)return;const{negated:t,pages:n}=e.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:i,to:c}=n;return c==="end"?{first:i}:c<1?void 0:{first:Math.min(i,c),last:Math.max(i,c)}}class ${pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,t){this.differences[e]++,this.differences[t+
1]--}without(e){const t=new Uint32Array(this.pageCount);let n=0,i=0,c=0;for(let s=1;s<=this.pageCount;s++){i+=this.differences[s],c+=e.differences[s];const f=s%
2===1?"odd":"even";(i>0||this[f])&&!(c>0||e[f])&&(t[n++]=s)}return t.subarray(0,n)}}function g(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is writt\
en 1..5":/^!/.test(r)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
