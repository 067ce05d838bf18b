"use strict";exports.id=7237,exports.ids=[7237],exports.modules={77237:((B,M,f)=>{f.r(M),f.d(M,{add_image_watermark:()=>u});var U=f(49153),m=f(16039),b=f(40315),E=f(80199),v=f(
85298),$=f(59234),y=f(97869),_=f(26844),i=f(30900);const t="OctavoImage";async function d(s,o,a,g){const{transparency:h,layer:w,image:p}=o,O=await(0,i.F)(s,a),P=await g.
prepared.ofFile(p.bytes,"image",()=>(0,b.A)(p,"image",g)),{kinds:T}=O,D=(0,v.Wx)("add_image_watermark",T,o.margin),A=T.map((I,x)=>D[x]&&l(P,I,D[x],o.image_width)),
N=e(O,D,A);if(N.length>0)throw(0,U.G6)(N);const W=await(0,y._B)(s),L=P.embed(s,{profiled:W!==void 0}),C=h===0?L:n(s,L,h),X=T.map((I,x)=>{const{width:j,height:G}=A[x],
[V,z]=(0,v.pi)(I,D[x],o.position,j,G),F=(0,E.lw)(P.upright,[j,0,0,G,V,z]);return(0,$.vs)((0,E.lw)(F,(0,E.S3)(I)))}),S=h>0||P.transparency==="soft-mask",R=await(0,_.
W)(s,O,{layer:w,subtype:"Watermark",groupColorSpace:S?(0,y.Qg)(W):void 0,on:({kind:I})=>({resources:[{category:"XObject",name:t,ref:C}],operators:([x=""])=>(0,$.
qK)(x,X[I])})}),K=W&&r(W,P,S);return K&&R.push((0,y.c4)(s,W,K)),{notes:R,version:P.version}}function l({displayed:s},o,a,g){const h=s.height/s.width,w=Math.min(
a.width,a.height/h),p=g===void 0?w:g*72/o.userUnit;return p>w*(1+1e-9)?void 0:{width:p,height:p*h}}function e({kinds:s,pages:o},a,g){const h=o.find(({kind:D})=>!a[D]);
if(h)return[{field:"margin",message:(0,v.fj)(h.index,s[h.kind])}];const w=o.find(({kind:D})=>!g[D]);if(!w)return[];const[p,O]=[s[w.kind],a[w.kind]],[P,T]=[(0,E.
d)(O.width,p),(0,E.d)(O.height,p)];return[{field:"image_width",message:`is too large for page ${w.index+1}, where the margins leave ${P} × ${T} inches for the \
image`}]}function n(s,o,a){const g=Math.round(100-a)/100,h=(0,m.jd)({Type:(0,m.UU)("ExtGState"),ca:g,CA:g,BM:(0,m.UU)("Normal"),SMask:(0,m.UU)("None")}),w=(0,m.
jd)({ExtGState:(0,m.jd)({G0:h}),XObject:(0,m.jd)({X0:o})}),p=(0,m.jd)({Type:(0,m.UU)("XObject"),Subtype:(0,m.UU)("Form"),BBox:[0,0,1,1],Resources:w});return s.add(
new m.Z6(p,Buffer.from("/G0 gs /X0 Do","latin1")))}function r(s,o,a){if(s.part===1){if(a)return y.Br.transparency;if(o.bitsPerComponent===16)return y.Br.sixteenBits;
if(o.iccVersion===4)return y.Br.profile}return o.components===4&&o.iccVersion===void 0&&!(0,y.hU)(s,4)?y.Br.cmyk:void 0}var c=f(62146);const u=(s,o,a)=>(0,c.p)(
s,o,a,(g,h)=>d(g,o,h,a))}),51988:((B,M,f)=>{f.d(M,{$:()=>b,U:()=>E});var U=f(49153),m=f(13140);const b={code:"no_pages_selected",message:"The document has none \
of the pages that were asked for, so nothing was changed."};function E({first_page:v,last_page:$,pages:y},_){if(y!==void 0)return(0,m.k1)(y,_);const i=_===1?"1 \
page":`${_} pages`,t=[];if(v>_&&t.push({field:"first_page",message:`is ${v}, but the document has ${i}`}),$!==void 0&&$>_&&t.push({field:"last_page",message:`is\
 ${$}, but the document has ${i}`}),t.length===0&&$!==void 0&&v>$&&t.push({field:"first_page",message:`is ${v}, which is after last_page (${$})`,mentions:["last\
_page"]}),t.length>0)throw(0,U.G6)(t);return Uint32Array.from({length:($??_)-v+1},(d,l)=>v+l)}}),85298:((B,M,f)=>{f.d(M,{Wx:()=>v,fj:()=>_,pi:()=>y});var U=f(93876),
m=f(80199);function b(i,t){return E(i,t*72/i.userUnit)}function E(i,t){const{width:d,height:l}=(0,m.iN)(i),e={width:d-2*t,height:l-2*t,inset:t};return e.width>0&&
e.height>0?e:void 0}function v(i,t,d){const l=d===U.zU[i].fields.margin.default;return t.map(e=>{const n=b(e,d);if(n||!l)return n;const{width:r,height:c}=(0,m.iN)(
e);return E(e,Math.min(r,c)/10)})}const $=null;function y(i,{inset:t},d,l,e){const n=(0,m.iN)(i),r=n.width-t-l,c=n.height-t-e,u=d.endsWith("left")?t:d.endsWith(
"right")?r:(n.width-l)/2,s=d.startsWith("bottom")?t:d.startsWith("top")?c:(n.height-e)/2;return[u,s]}function _(i,t){const{width:d,height:l}=(0,m.iN)(t),e=(0,m.
d)(Math.min(d,l)/2,t);return`leaves no room on page ${i+1}, which is ${(0,m.d)(d,t)} × ${(0,m.d)(l,t)} inches; it must be less than ${e}`}}),62146:((B,M,f)=>{f.
d(M,{K:()=>_,p:()=>$});var U=f(13140),m=f(7390),b=f(86009),E=f(51988);const v="1.4";async function $(i,{pages:t,open_password:d,transparency:l},e,n){const r=await(0,m.
E)(i.bytes,e,{password:d}),c=r.pages.count,u=(0,U.k1)(t,c);if(u.length===0){const p=r.suspect?await(0,b.UN)(r):i.bytes;return{documents:[{name:i.name,bytes:p,pageCount:c}],
notes:[E.$],facts:{pageCount:c,stampedPages:0}}}const{notes:s,facts:o,version:a=v,write:g}=await n(r,u),h={version:a>v?a:v},w=g?await g(h):await(0,b.UN)(r,h);return{
documents:[{name:i.name,bytes:w,pageCount:c}],notes:l===100?[y,...s]:s,facts:{pageCount:c,stampedPages:u.length,...o}}}const y={code:"stamp_invisible",message:"\
The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function _({pace:i},t){await i.rest();const d=await t();
return await i.rest(),d}}),60480:((B,M,f)=>{f.d(M,{Ly:()=>v,NL:()=>d,UL:()=>$,aW:()=>E,bs:()=>t,ml:()=>l,p6:()=>b,vg:()=>y});var U=f(49153);const m=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function b(e){const n=[],r=[];for(const[c,u]of e.split(",").entries()){const s=c+1,o=m.exec(u),a=w=>{r.push(`entry ${s} ('${l(u)}') ${w}`)};if(u.trim()===""){r.
push(`entry ${s} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!o){a(_(u));continue}const g=Number(o[1]),h=o[3]===void 0?
void 0:Number(o[3]);g===0||h===0?a("names page 0: pages count from 1, and -1 is the last page"):n.push({from:g,to:h,range:o[2]!==void 0,text:u.trim(),position:s})}
return r.length>0?{problem:t(r)}:{items:n}}function E(e,n,r){const c=h=>(0,U.G6)([{field:"page_order",message:h}]),u=b(e);if("problem"in u)throw c(u.problem);const s=v(
u.items,n);if("problem"in s)throw c(s.problem);const o=$(s.spans);if(o>r)throw c(`names ${o} pages in all; at most ${r} are allowed`);const a=new Uint32Array(o);
let g=0;for(const{first:h,last:w}of s.spans){const p=h<=w?1:-1;for(let O=h;O!==w+p;O+=p)a[g++]=O}return a}function v(e,n){const r=n===1?"1 page":`${n} pages`,c=[],
u=e.map(s=>{const o=p=>p<0?n+1+p:p,a=o(s.from),g=s.range?s.to===void 0?n:o(s.to):a,w=[[s.from,a],[s.to??s.from,g]].find(([,p])=>p<1||p>n);return w&&c.push(`entr\
y ${s.position} ('${l(s.text)}') names ${y(w[0])}, but the document has ${r}`),{first:a,last:g}});return c.length>0?{problem:t(c)}:{spans:u}}const $=e=>e.reduce(
(n,{first:r,last:c})=>n+Math.abs(c-r)+1,0);function y(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}function _(e){return/^ *\.\./.test(
e)?"has no start: a range is written 1..5":d(e)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const i=5;function t(e){const n=e.length-i;return[
...e.slice(0,i),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function d(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is not a ra\
nge: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a range from\
 it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function l(e){const n=[...e].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(r)?"?":r);return n.length>40?`${n.slice(0,40).join("")}…`:n.join("")}}),13140:((B,M,f)=>{f.d(M,{k1:()=>v,lY:()=>E,m7:()=>$});var U=f(49153),m=f(60480);const b=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function E(i){const t=[],d=[];for(const[l,e]of i.split(",").entries()){const n=l+1,r=e.trim();if(r===""){d.push(`entry ${n} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const c=b.exec(r),u=P=>{d.push(`entry ${n} ('${(0,m.ml)(r)}') ${P}`)};if(!c){u(_(r));continue}const[,s,o,a,g,h]=c,
w={negated:s!==void 0,text:r,position:n};if(o!==void 0){t.push({...w,pages:o.toLowerCase()});continue}const p=Number(a),O=g===void 0?p:h===void 0?"end":Number(h);
p===0||O===0?u("names page 0: pages count from 1, and -1 is the last page"):t.push({...w,pages:{from:p,to:O}})}return d.length>0?{problem:(0,m.bs)(d)}:{items:t}}
function v(i,t,d="pages"){const l=u=>(0,U.G6)([{field:d,message:u}]),e=E(i);if("problem"in e)throw l(e.problem);const n=new y(t),r=new y(t),c=[];for(const u of e.
items){const s=u.negated?r:n;if(typeof u.pages=="string"){s.add(u.pages);continue}const{from:o,to:a}=u.pages,g=o<0?t+1+o:o,h=a==="end"?t:a<0?t+1+a:a,p=(a==="end"?
o<0?[[o,g]]:[]:[[o,g],[a,h]]).find(([,O])=>O<1||O>t);p&&c.push(`entry ${u.position} ('${(0,m.ml)(u.text)}') names ${(0,m.vg)(p[0])}, but the document has ${t===
1?"1 page":`${t} pages`}`),!(a==="end"&&g>t||c.length>0)&&s.range(Math.min(g,h),Math.max(g,h))}if(c.length>0)throw l((0,m.bs)(c));return e.items.every(({negated:u})=>u)&&
n.add("all"),n.without(r)}function $(i){const t=E(i);if("problem"in t||t.items.length!==1)return;const{negated:d,pages:l}=t.items[0];if(d)return;if(l==="all")return{
first:1};if(typeof l=="string"||l.from<1)return;const{from:e,to:n}=l;return n==="end"?{first:e}:n===-1?{first:e}:n<1?void 0:{first:Math.min(e,n),last:Math.max(e,
n)}}class y{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&
(this.even=!0)}range(t,d){this.differences[t]++,this.differences[d+1]--}without(t){const d=new Uint32Array(this.pageCount);let l=0,e=0,n=0;for(let r=1;r<=this.pageCount;r++){
e+=this.differences[r],n+=t.differences[r];const c=r%2===1?"odd":"even";(e>0||this[c])&&!(n>0||t[c])&&(d[l++]=r)}return d.subarray(0,l)}}function _(i){return/^(not +)?\.\./i.
test(i)?"has no start: a range is written 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,m.NL)(i.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}})};
