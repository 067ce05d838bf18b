"use strict";exports.id=2296,exports.ids=[2296],exports.modules={72750:((B,$,m)=>{m.d($,{Ly:()=>O,NL:()=>p,UL:()=>_,aW:()=>y,bs:()=>r,ml:()=>l,p6:()=>E,xv:()=>P});var I=m(58552),
g=m(98446);const x=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function E(a){const i=[],n=[];for(const[e,t]of a.split(",").entries()){const o=e+1,s=x.exec(t),c=h=>{n.push(
`entry ${o} ('${l(t)}') ${h}`)};if(t.trim()===""){n.push(`entry ${o} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!s){c(
M(t));continue}const d=Number(s[1]),f=s[3]===void 0?void 0:Number(s[3]);d===0||f===0?c("names page 0: pages count from 1, and -1 is the last page"):i.push({from:d,
to:f,range:s[2]!==void 0,text:t.trim(),position:o})}return n.length>0?{problem:r(n)}:{items:i}}function y(a,i,n){const e=f=>(0,I.G6)([{field:"page_order",message:f}]),
t=E(a);if("problem"in t)throw e(t.problem);const o=O(t.items,i);if("problem"in o)throw e(o.problem);const s=_(o.spans);if(s>n)throw e(`names ${s} pages in all; \
at most ${n} are allowed`);const c=new Uint32Array(s);let d=0;for(const{first:f,last:h}of o.spans){const w=f<=h?1:-1;for(let v=f;v!==h+w;v+=w)c[d++]=v}return c}
function O(a,i){const n=[],e=a.map(t=>{const o=h=>h<0?i+1+h:h,s=o(t.from),c=t.range?t.to===void 0?i:o(t.to):s,f=[[t.from,s],[t.to??t.from,c]].find(([,h])=>h<1||
h>i);return f&&n.push(`entry ${t.position} ('${l(t.text)}') names ${P(f[0])}, but the document has ${(0,g.y_)(i,"page")}`),{first:s,last:c}});return n.length>0?
{problem:r(n)}:{spans:e}}const _=a=>a.reduce((i,{first:n,last:e})=>i+Math.abs(e-n)+1,0);function P(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far bey\
ond its end"}function M(a){return/^ *\.\./.test(a)?"has no start: a range is written 1..5":p(a)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const u=5;function r(a){const i=a.length-u;return[...a.slice(0,u),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function p(a){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(a);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(a)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function l(a){const i=[
...a].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(n)?"?":n);return(0,g.Bu)(i.join(""),40)}}),29082:((B,$,m)=>{m.d($,{k1:()=>O,lY:()=>y,m7:()=>_});var I=m(58552),g=m(
72750),x=m(98446);const E=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function y(u){const r=[],p=[];for(const[l,a]of u.split(",").entries()){const i=l+
1,n=a.trim();if(n===""){p.push(`entry ${i} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const e=E.exec(n),t=b=>{p.push(`en\
try ${i} ('${(0,g.ml)(n)}') ${b}`)};if(!e){t(M(n));continue}const[,o,s,c,d,f]=e,h={negated:o!==void 0,text:n,position:i};if(s!==void 0){r.push({...h,pages:s.toLowerCase()});
continue}const w=Number(c),v=d===void 0?w:f===void 0?"end":Number(f);w===0||v===0?t("names page 0: pages count from 1, and -1 is the last page"):r.push({...h,pages:{
from:w,to:v}})}return p.length>0?{problem:(0,g.bs)(p)}:{items:r}}function O(u,r,p="pages"){const l=t=>(0,I.G6)([{field:p,message:t}]),a=y(u);if("problem"in a)throw l(
a.problem);const i=new P(r),n=new P(r),e=[];for(const t of a.items){const o=t.negated?n:i;if(typeof t.pages=="string"){o.add(t.pages);continue}const{from:s,to:c}=t.
pages,d=s<0?r+1+s:s,f=c==="end"?r:c<0?r+1+c:c,w=(c==="end"?s<0?[[s,d]]:[]:[[s,d],[c,f]]).find(([,v])=>v<1||v>r);w&&e.push(`entry ${t.position} ('${(0,g.ml)(t.text)}\
') names ${(0,g.xv)(w[0])}, but the document has ${(0,x.y_)(r,"page")}`),!(c==="end"&&d>r||e.length>0)&&o.range(Math.min(d,f),Math.max(d,f))}if(e.length>0)throw l(
(0,g.bs)(e));return a.items.every(({negated:t})=>t)&&i.add("all"),i.without(n)}function _(u){const r=y(u);if("problem"in r||r.items.length!==1)return;const{negated:p,
pages:l}=r.items[0];if(p)return;if(l==="all")return{first:1};if(typeof l=="string"||l.from<1)return;const{from:a,to:i}=l;return i==="end"?{first:a}:i===-1?{first:a}:
i<1?void 0:{first:Math.min(a,i),last:Math.max(a,i)}}class P{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=r,this.differences=new Int32Array(
r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,p){this.differences[r]++,this.differences[p+1]--}without(r){const p=new Uint32Array(this.
pageCount);let l=0,a=0,i=0;for(let n=1;n<=this.pageCount;n++){a+=this.differences[n],i+=r.differences[n];const e=n%2===1?"odd":"even";(a>0||this[e])&&!(i>0||r[e])&&
(p[l++]=n)}return p.subarray(0,l)}}function M(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is written 1..5":/^!/.test(u)?"is not a page: leave out p\
ages with not, such as not 2":(0,g.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),72296:((B,$,m)=>{m.r($),m.d($,{add_image_watermark:()=>e});var I=m(58552),g=m(45599),x=m(62488),E=m(74135),y=m(95358),O=m(36078),_=m(57117),P=m(72313),
M=m(99876);const u="OctavoImage";async function r(t,o,s,c){const{transparency:d,layer:f,image:h}=o,w=await(0,M.F)(t,s),v=await c.prepared.ofFile(h.bytes,"image",
()=>(0,x.A)(h,"image",c)),{kinds:b}=w,U=(0,y.Wx)("add_image_watermark",b,o.margin),A=b.map((W,D)=>U[D]&&p(v,W,U[D],o.image_width)),N=l(w,U,A);if(N.length>0)throw(0,I.
G6)(N);const T=await(0,_._B)(t),L=v.embed(t,{profiled:T!==void 0}),G=d===0?L:a(t,L,d),X=b.map((W,D)=>{const{width:j,height:C}=A[D],[z,V]=(0,y.pi)(W,U[D],o.position,
j,C),F=(0,E.lw)(v.upright,[j,0,0,C,z,V]);return(0,O.vs)((0,E.lw)(F,(0,E.S3)(W)))}),S=d>0||v.transparency==="soft-mask",R=await(0,P.W)(t,w,{layer:f,subtype:"Wate\
rmark",groupColorSpace:S?(0,_.Qg)(T):void 0,on:({kind:W})=>({resources:[{category:"XObject",name:u,ref:G}],operators:([D=""])=>(0,O.qK)(D,X[W])})}),K=T&&i(T,v,S);
return K&&R.push((0,_.c4)(t,T,K)),{notes:R,version:v.version}}function p({displayed:t},o,s,c){const d=t.height/t.width,f=Math.min(s.width,s.height/d),h=c===void 0?
f:c*72/o.userUnit;return h>f*(1+1e-9)?void 0:{width:h,height:h*d}}function l({kinds:t,pages:o},s,c){const d=o.find(({kind:U})=>!s[U]);if(d)return[{field:"margin",
message:(0,y.fj)(d.index,t[d.kind])}];const f=o.find(({kind:U})=>!c[U]);if(!f)return[];const[h,w]=[t[f.kind],s[f.kind]],[v,b]=[(0,E.d)(w.width,h),(0,E.d)(w.height,
h)];return[{field:"image_width",message:`is too large for page ${f.index+1}, where the margins leave ${v} × ${b} inches for the image`}]}function a(t,o,s){const c=Math.
round(100-s)/100,d=(0,g.jd)({Type:(0,g.UU)("ExtGState"),ca:c,CA:c,BM:(0,g.UU)("Normal"),SMask:(0,g.UU)("None")}),f=(0,g.jd)({ExtGState:(0,g.jd)({G0:d}),XObject:(0,g.
jd)({X0:o})}),h=(0,g.jd)({Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Form"),BBox:[0,0,1,1],Resources:f});return t.add(new g.Z6(h,Buffer.from("/G0 gs /X0 Do","la\
tin1")))}function i(t,o,s){if(t.part===1){if(s)return _.Br.transparency;if(o.bitsPerComponent===16)return _.Br.sixteenBits;if(o.iccVersion===4)return _.Br.profile}
return o.components===4&&o.iccVersion===void 0&&!(0,_.hU)(t,4)?_.Br.cmyk:void 0}var n=m(95234);const e=(t,o,s)=>(0,n.W)(t,o,s,(c,d)=>r(c,o,d,s))}),52404:((B,$,m)=>{
m.d($,{$:()=>E,U:()=>y});var I=m(58552),g=m(29082),x=m(98446);const E={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function y({first_page:O,last_page:_,pages:P},M){if(P!==void 0)return(0,g.k1)(P,M);const u=(0,x.y_)(M,"page"),r=[];if(O>M&&r.push({field:"\
first_page",message:`is ${O}, but the document has ${u}`}),_!==void 0&&_>M&&r.push({field:"last_page",message:`is ${_}, but the document has ${u}`}),r.length===
0&&_!==void 0&&O>_&&r.push({field:"first_page",message:`is ${O}, which is after last_page (${_})`,mentions:["last_page"]}),r.length>0)throw(0,I.G6)(r);return Uint32Array.
from({length:(_??M)-O+1},(p,l)=>O+l)}}),95358:((B,$,m)=>{m.d($,{Wx:()=>y,fj:()=>P,pi:()=>_});var I=m(85893),g=m(74135);function x(M,u){return E(M,u*72/M.userUnit)}
function E(M,u){const{width:r,height:p}=(0,g.iN)(M),l={width:r-2*u,height:p-2*u,inset:u};return l.width>0&&l.height>0?l:void 0}function y(M,u,r){const p=r===I.zU[M].
fields.margin.default;return u.map(l=>{const a=x(l,r);if(a||!p)return a;const{width:i,height:n}=(0,g.iN)(l);return E(l,Math.min(i,n)/10)})}const O=null;function _(M,{
inset:u},r,p,l){const a=(0,g.iN)(M),i=a.width-u-p,n=a.height-u-l,e=r.endsWith("left")?u:r.endsWith("right")?i:(a.width-p)/2,t=r.startsWith("bottom")?u:r.startsWith(
"top")?n:(a.height-l)/2;return[e,t]}function P(M,u){const{width:r,height:p}=(0,g.iN)(u),l=(0,g.d)(Math.min(r,p)/2,u);return`leaves no room on page ${M+1}, which\
 is ${(0,g.d)(r,u)} × ${(0,g.d)(p,u)} inches; it must be less than ${l}`}}),95234:((B,$,m)=>{m.d($,{V:()=>P,W:()=>O});var I=m(29082),g=m(90966),x=m(37253),E=m(
52404);const y="1.4";async function O(M,{pages:u,open_password:r,transparency:p},l,a){const i=await(0,g.E)(M.bytes,l,{password:r}),n=i.pages.count,e=(0,I.k1)(u,
n);if(e.length===0){const h=i.suspect?await(0,x.UN)(i):M.bytes;return{documents:[{name:M.name,bytes:h,pageCount:n}],notes:[E.$],facts:{pageCount:n,stampedPages:0}}}
const{notes:t,stampedPages:o=e.length,version:s=y,write:c}=await a(i,e),d={version:s>y?s:y},f=c?await c(d):await(0,x.UN)(i,d);return{documents:[{name:M.name,bytes:f,
pageCount:n}],notes:p===100?[_,...t]:t,facts:{pageCount:n,stampedPages:o}}}const _={code:"stamp_invisible",message:"The stamp cannot be seen, because transparen\
cy is 100. Use a lower value.",mentions:["transparency"]};async function P({pace:M},u){await M.rest();const r=await u();return await M.rest(),r}}),74135:((B,$,m)=>{
m.d($,{$L:()=>u,DI:()=>y,Gd:()=>_,Mo:()=>x,Pj:()=>l,S3:()=>g,W1:()=>a,XM:()=>p,d:()=>i,ds:()=>E,gF:()=>r,iN:()=>I,kO:()=>M,lw:()=>O,zl:()=>P});function I({box:[
n,e,t,o],rotation:s}){const c=t-n,d=o-e;return s%180===0?{width:c,height:d}:{width:d,height:c}}function g({box:[n,e,t,o],rotation:s}){switch(s){case 0:return[1,
0,0,1,n,e];case 90:return[0,1,-1,0,t,e];case 180:return[-1,0,0,-1,t,o];case 270:return[0,-1,1,0,n,o]}}function x(n,e){return e===void 0?n:l(n,e)??n}function E([
n,e,t,o]){return[Math.min(n,t),Math.min(e,o),Math.max(n,t),Math.max(e,o)]}function y([n,e,t,o,s,c]){const d=n*o-e*t,[f,h,w,v]=[o/d,-e/d,-t/d,n/d];return[f+0,h+0,
w+0,v+0,-(s*f+c*w)+0,-(s*h+c*v)+0]}function O(n,e){const[t,o,s,c,d,f]=n,[h,w,v,b,U,A]=e;return[t*h+o*v,t*w+o*b,s*h+c*v,s*w+c*b,d*h+f*v+U,d*w+f*b+A]}function _([
n,e,t,o,s,c],d,f){return[n*d+t*f+s,e*d+o*f+c]}function P(n,[e,t,o,s]){const[c,d]=_(n,e,t),[f,h]=_(n,o,t),[w,v]=_(n,e,s),[b,U]=_(n,o,s);return[Math.min(c,f,w,b),
Math.min(d,h,v,U),Math.max(c,f,w,b),Math.max(d,h,v,U)]}const M=(n,e)=>[Math.min(n[0],e[0]),Math.min(n[1],e[1]),Math.max(n[2],e[2]),Math.max(n[3],e[3])];function u(n){
let[e,t,o,s]=r;for(const[c,d]of n)e=Math.min(e,c),t=Math.min(t,d),o=Math.max(o,c),s=Math.max(s,d);return[e,t,o,s]}const r=[1/0,1/0,-1/0,-1/0],p=([n,e,t,o],s)=>[
n-s,e-s,t+s,o+s];function l(n,e){const t=[Math.max(n[0],e[0]),Math.max(n[1],e[1]),Math.min(n[2],e[2]),Math.min(n[3],e[3])];return t[0]<t[2]&&t[1]<t[3]?t:void 0}
const a=n=>n.map(e=>Math.round(e*1e5)/1e5+0),i=(n,{userUnit:e})=>String(Number((n*e/72).toPrecision(3)))})};
