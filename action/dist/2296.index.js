"use strict";exports.id=2296,exports.ids=[2296],exports.modules={66974:((b,O,f)=>{f.d(O,{D6:()=>P,F1:()=>D,NL:()=>v,P3:()=>g,br:()=>_,bs:()=>I});var x=f(98446);const g={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(i,d,m){const p=[],E=[];for(const[s,t]of i.split(",").entries()){const n=s+1;if(d!==void 0&&
t.trim()===""){E.push(`entry ${n} is empty: write ${d}, separated by single commas`);continue}const e=m(t,n);"problem"in e?E.push(_(n,t,e.problem)):p.push(e.item)}
return E.length>0?{problem:I(E)}:{items:p}}const _=(i,d,m)=>`entry ${i} ('${o(d.trim())}') ${m}`,P=({position:i,text:d},m,p)=>_(i,d,`names ${l(m)}, but the docu\
ment has ${(0,x.y_)(p,"page")}`);function l(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}const u=5;function I(i){const d=i.length-u;
return[...i.slice(0,u),...d>0?[`and ${d} more such entries`]:[]].join("; ")}function v(i){const d=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return d?`is n\
ot a range: write ${d[1]}..${d[2]}${d[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(i){const d=[...i].map(m=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(m)?"?":m);return(0,x.Bu)(d.join(""),40)}}),29082:((b,O,f)=>{f.d(O,{k1:()=>P,lY:()=>_,m7:()=>l});var x=f(58552),g=f(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
_=v=>(0,g.F1)(v,"pages such as 1..3, -1, odd",(o,i)=>{const d=o.trim(),m=D.exec(d);if(!m)return{problem:I(d)};const[,p,E,s,t,n]=m,e={negated:p!==void 0,text:d,position:i};
if(E!==void 0)return{item:{...e,pages:E.toLowerCase()}};const a=Number(s),r=t===void 0?a:n===void 0?"end":Number(n);return a===0||r===0?g.P3:{item:{...e,pages:{
from:a,to:r}}}});function P(v,o,i="pages"){const d=t=>(0,x.G6)([{field:i,message:t}]),m=_(v);if("problem"in m)throw d(m.problem);const p=new u(o),E=new u(o),s=[];
for(const t of m.items){const n=t.negated?E:p;if(typeof t.pages=="string"){n.add(t.pages);continue}const{from:e,to:a}=t.pages,r=e<0?o+1+e:e,c=a==="end"?o:a<0?o+
1+a:a,h=(a==="end"?e<0?[[e,r]]:[]:[[e,r],[a,c]]).find(([,w])=>w<1||w>o);h&&s.push((0,g.D6)(t,h[0],o)),!(a==="end"&&r>o||s.length>0)&&n.range(Math.min(r,c),Math.
max(r,c))}if(s.length>0)throw d((0,g.bs)(s));return m.items.every(({negated:t})=>t)&&p.add("all"),p.without(E)}function l(v){const o=_(v);if("problem"in o||o.items.
length!==1)return;const{negated:i,pages:d}=o.items[0];if(i)return;if(d==="all")return{first:1};if(typeof d=="string"||d.from<1)return;const{from:m,to:p}=d;return p===
"end"?{first:m}:p===-1?{first:m}:p<1?void 0:{first:Math.min(m,p),last:Math.max(m,p)}}class u{pageCount;differences;odd=!1;even=!1;constructor(o){this.pageCount=
o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,i){this.differences[o]++,this.differences[i+1]--}without(o){
const i=new Uint32Array(this.pageCount);let d=0,m=0,p=0;for(let E=1;E<=this.pageCount;E++){m+=this.differences[E],p+=o.differences[E];const s=E%2===1?"odd":"eve\
n";(m>0||this[s])&&!(p>0||o[s])&&(i[d++]=E)}return i.subarray(0,d)}}function I(v){return/^(not +)?\.\./i.test(v)?"has no start: a range is written 1..5":/^!/.test(
v)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(v.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),72296:((b,O,f)=>{f.r(O),f.d(O,{add_image_watermark:()=>t});var x=f(58552),g=f(45599),D=f(86476),_=f(74135),P=f(95358),
l=f(36078),u=f(57117),I=f(72313),v=f(99876);const o="OctavoImage";async function i(n,e,a,r){const{transparency:c,layer:M,image:h}=e,w=await(0,v.F)(n,a),y=await r.
prepared.ofFile(h.bytes,"image",()=>(0,D.A)(h,"image",r)),{kinds:U}=w,B=(0,P.Wx)("add_image_watermark",U,e.margin),A=U.map((S,$)=>B[$]&&d(y,S,B[$],e.image_width)),
L=m(w,B,A);if(L.length>0)throw(0,x.G6)(L);const T=await(0,u._B)(n),W=y.embed(n,{profiled:T!==void 0}),G=c===0?W:p(n,W,c),F=U.map((S,$)=>{const{width:K,height:j}=A[$],
[X,z]=(0,P.pi)(S,B[$],e.position,K,j),V=(0,_.lw)(y.upright,[K,0,0,j,X,z]);return(0,l.vs)((0,_.lw)(V,(0,_.S3)(S)))}),N=c>0||y.transparency==="soft-mask",R=await(0,I.
W)(n,w,{layer:M,subtype:"Watermark",groupColorSpace:N?(0,u.Qg)(T):void 0,on:({kind:S})=>({resources:[{category:"XObject",name:o,ref:G}],operators:([$=""])=>(0,l.
qK)($,F[S])})}),C=T&&E(T,y,N);return C&&R.push((0,u.c4)(n,T,C)),{notes:R,version:y.version}}function d({displayed:n},e,a,r){const c=n.height/n.width,M=Math.min(
a.width,a.height/c),h=r===void 0?M:r*72/e.userUnit;return h>M*(1+1e-9)?void 0:{width:h,height:h*c}}function m(n,e,a){const{kinds:r,pages:c}=n,M=(0,P.z)(n,e);if(M.
length>0)return M;const h=c.find(({kind:A})=>!a[A]);if(!h)return[];const[w,y]=[r[h.kind],e[h.kind]],[U,B]=[(0,_.d)(y.width,w),(0,_.d)(y.height,w)];return[{field:"\
image_width",message:`is too large for page ${h.index+1}, where the margins leave ${U} × ${B} inches for the image`}]}function p(n,e,a){const r=Math.round(100-
a)/100,c=(0,g.jd)({Type:(0,g.UU)("ExtGState"),ca:r,CA:r,BM:(0,g.UU)("Normal"),SMask:(0,g.UU)("None")}),M=(0,g.jd)({ExtGState:(0,g.jd)({G0:c}),XObject:(0,g.jd)({
X0:e})}),h=(0,g.jd)({Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Form"),BBox:[0,0,1,1],Resources:M});return n.add(new g.Z6(h,Buffer.from("/G0 gs /X0 Do","latin1")))}
function E(n,e,a){if(n.part===1){if(a)return u.Br.transparency;if(e.bitsPerComponent===16)return u.Br.sixteenBits;if(e.iccVersion===4)return u.Br.profile}return e.
components===4&&e.iccVersion===void 0&&!(0,u.hU)(n,4)?u.Br.cmyk:void 0}var s=f(95234);const t=(n,e,a)=>(0,s.W)(n,e,a,(r,c)=>i(r,e,c,a))}),52404:((b,O,f)=>{f.d(O,
{$:()=>_,U:()=>P});var x=f(58552),g=f(29082),D=f(98446);const _={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so no\
thing was changed."};function P({first_page:l,last_page:u,pages:I},v){if(I!==void 0)return(0,g.k1)(I,v);const o=(0,D.y_)(v,"page"),i=[];if(l>v&&i.push({field:"f\
irst_page",message:`is ${l}, but the document has ${o}`}),u!==void 0&&u>v&&i.push({field:"last_page",message:`is ${u}, but the document has ${o}`}),i.length===0&&
u!==void 0&&l>u&&i.push({field:"first_page",message:`is ${l}, which is after last_page (${u})`,mentions:["last_page"]}),i.length>0)throw(0,x.G6)(i);return Uint32Array.
from({length:(u??v)-l+1},(d,m)=>l+m)}}),95234:((b,O,f)=>{f.d(O,{V:()=>v,W:()=>u});var x=f(29082),g=f(12237),D=f(87826),_=f(14029),P=f(52404);const l="1.4";async function u(o,{
pages:i,open_password:d,transparency:m},p,E){const s=await(0,g.E)(o.bytes,p,{password:d}),t=s.pages.count,n=(0,x.k1)(i,t);if(n.length===0){const w=await(0,D.i)(
s,o.bytes);return{documents:[{name:o.name,bytes:w,pageCount:t}],notes:[P.$],facts:{pageCount:t,stampedPages:0}}}const{notes:e,stampedPages:a=n.length,version:r=l,
write:c}=await E(s,n),M={version:r>l?r:l},h=c?await c(M):await(0,_.UN)(s,M);return{documents:[{name:o.name,bytes:h,pageCount:t}],notes:m===100?[I,...e]:e,facts:{
pageCount:t,stampedPages:a}}}const I={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["tran\
sparency"]};async function v({pace:o},i){await o.rest();const d=await i();return await o.rest(),d}}),74135:((b,O,f)=>{f.d(O,{$L:()=>o,DI:()=>P,Gd:()=>u,Mo:()=>D,
Pj:()=>m,S3:()=>g,W1:()=>p,XM:()=>d,d:()=>E,ds:()=>_,gF:()=>i,iN:()=>x,kO:()=>v,lw:()=>l,zl:()=>I});function x({box:[s,t,n,e],rotation:a}){const r=n-s,c=e-t;return a%
180===0?{width:r,height:c}:{width:c,height:r}}function g({box:[s,t,n,e],rotation:a}){switch(a){case 0:return[1,0,0,1,s,t];case 90:return[0,1,-1,0,n,t];case 180:
return[-1,0,0,-1,n,e];case 270:return[0,-1,1,0,s,e]}}function D(s,t){return t===void 0?s:m(s,t)??s}function _([s,t,n,e]){return[Math.min(s,n),Math.min(t,e),Math.
max(s,n),Math.max(t,e)]}function P([s,t,n,e,a,r]){const c=s*e-t*n,[M,h,w,y]=[e/c,-t/c,-n/c,s/c];return[M+0,h+0,w+0,y+0,-(a*M+r*w)+0,-(a*h+r*y)+0]}function l(s,t){
const[n,e,a,r,c,M]=s,[h,w,y,U,B,A]=t;return[n*h+e*y,n*w+e*U,a*h+r*y,a*w+r*U,c*h+M*y+B,c*w+M*U+A]}function u([s,t,n,e,a,r],c,M){return[s*c+n*M+a,t*c+e*M+r]}function I(s,[
t,n,e,a]){const[r,c]=u(s,t,n),[M,h]=u(s,e,n),[w,y]=u(s,t,a),[U,B]=u(s,e,a);return[Math.min(r,M,w,U),Math.min(c,h,y,B),Math.max(r,M,w,U),Math.max(c,h,y,B)]}const v=(s,t)=>[
Math.min(s[0],t[0]),Math.min(s[1],t[1]),Math.max(s[2],t[2]),Math.max(s[3],t[3])];function o(s){let[t,n,e,a]=i;for(const[r,c]of s)t=Math.min(t,r),n=Math.min(n,c),
e=Math.max(e,r),a=Math.max(a,c);return[t,n,e,a]}const i=[1/0,1/0,-1/0,-1/0],d=([s,t,n,e],a)=>[s-a,t-a,n+a,e+a];function m(s,t){const n=[Math.max(s[0],t[0]),Math.
max(s[1],t[1]),Math.min(s[2],t[2]),Math.min(s[3],t[3])];return n[0]<n[2]&&n[1]<n[3]?n:void 0}const p=s=>s.map(t=>Math.round(t*1e5)/1e5+0),E=(s,{userUnit:t})=>String(
Number((s*t/72).toPrecision(3)))}),87826:((b,O,f)=>{f.d(O,{N:()=>D,i:()=>_});var x=f(78157),g=f(14029);function D({suspect:P,bytes:l},u){if(!(P||(0,x.bS)(l.subarray(
0,5)).toString("latin1")!=="%PDF-"))return l.length===u.length?u:l}const _=async(P,l,u)=>D(P,l)??await(0,g.UN)(P,u)})};
