"use strict";exports.id=2296,exports.ids=[2296],exports.modules={66974:((B,x,h)=>{h.d(x,{D6:()=>O,F1:()=>U,NL:()=>p,P3:()=>g,br:()=>w,bs:()=>P});var I=h(98446);const g={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function U(s,i,c){const u=[],m=[];for(const[n,t]of s.split(",").entries()){const e=n+1;if(i!==void 0&&
t.trim()===""){m.push(`entry ${e} is empty: write ${i}, separated by single commas`);continue}const o=c(t,e);"problem"in o?m.push(w(e,t,o.problem)):u.push(o.item)}
return m.length>0?{problem:P(m)}:{items:u}}const w=(s,i,c)=>`entry ${s} ('${a(i.trim())}') ${c}`,O=({position:s,text:i},c,u)=>w(s,i,`names ${y(c)}, but the docu\
ment has ${(0,I.y_)(u,"page")}`);function y(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far beyond its end"}const l=5;function P(s){const i=s.length-l;
return[...s.slice(0,l),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function p(s){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(s);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(s){const i=[...s].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(c)?"?":c);return(0,I.Bu)(i.join(""),40)}}),29082:((B,x,h)=>{h.d(x,{k1:()=>O,lY:()=>w,m7:()=>y});var I=h(58552),g=h(66974);const U=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
w=p=>(0,g.F1)(p,"pages such as 1..3, -1, odd",(a,s)=>{const i=a.trim(),c=U.exec(i);if(!c)return{problem:P(i)};const[,u,m,n,t,e]=c,o={negated:u!==void 0,text:i,position:s};
if(m!==void 0)return{item:{...o,pages:m.toLowerCase()}};const r=Number(n),d=t===void 0?r:e===void 0?"end":Number(e);return r===0||d===0?g.P3:{item:{...o,pages:{
from:r,to:d}}}});function O(p,a,s="pages"){const i=t=>(0,I.G6)([{field:s,message:t}]),c=w(p);if("problem"in c)throw i(c.problem);const u=new l(a),m=new l(a),n=[];
for(const t of c.items){const e=t.negated?m:u;if(typeof t.pages=="string"){e.add(t.pages);continue}const{from:o,to:r}=t.pages,d=o<0?a+1+o:o,f=r==="end"?a:r<0?a+
1+r:r,M=(r==="end"?o<0?[[o,d]]:[]:[[o,d],[r,f]]).find(([,v])=>v<1||v>a);M&&n.push((0,g.D6)(t,M[0],a)),!(r==="end"&&d>a||n.length>0)&&e.range(Math.min(d,f),Math.
max(d,f))}if(n.length>0)throw i((0,g.bs)(n));return c.items.every(({negated:t})=>t)&&u.add("all"),u.without(m)}function y(p){const a=w(p);if("problem"in a||a.items.
length!==1)return;const{negated:s,pages:i}=a.items[0];if(s)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:c,to:u}=i;return u===
"end"?{first:c}:u===-1?{first:c}:u<1?void 0:{first:Math.min(c,u),last:Math.max(c,u)}}class l{pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=
a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,s){this.differences[a]++,this.differences[s+1]--}without(a){
const s=new Uint32Array(this.pageCount);let i=0,c=0,u=0;for(let m=1;m<=this.pageCount;m++){c+=this.differences[m],u+=a.differences[m];const n=m%2===1?"odd":"eve\
n";(c>0||this[n])&&!(u>0||a[n])&&(s[i++]=m)}return s.subarray(0,i)}}function P(p){return/^(not +)?\.\./i.test(p)?"has no start: a range is written 1..5":/^!/.test(
p)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(p.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),72296:((B,x,h)=>{h.r(x),h.d(x,{add_image_watermark:()=>t});var I=h(58552),g=h(45599),U=h(62488),w=h(74135),O=h(95358),
y=h(36078),l=h(57117),P=h(72313),p=h(99876);const a="OctavoImage";async function s(e,o,r,d){const{transparency:f,layer:_,image:M}=o,v=await(0,p.F)(e,r),E=await d.
prepared.ofFile(M.bytes,"image",()=>(0,U.A)(M,"image",d)),{kinds:b}=v,D=(0,O.Wx)("add_image_watermark",b,o.margin),W=b.map((A,$)=>D[$]&&i(E,A,D[$],o.image_width)),
T=c(v,D,W);if(T.length>0)throw(0,I.G6)(T);const N=await(0,l._B)(e),S=E.embed(e,{profiled:N!==void 0}),G=f===0?S:u(e,S,f),z=b.map((A,$)=>{const{width:K,height:j}=W[$],
[X,F]=(0,O.pi)(A,D[$],o.position,K,j),V=(0,w.lw)(E.upright,[K,0,0,j,X,F]);return(0,y.vs)((0,w.lw)(V,(0,w.S3)(A)))}),L=f>0||E.transparency==="soft-mask",R=await(0,P.
W)(e,v,{layer:_,subtype:"Watermark",groupColorSpace:L?(0,l.Qg)(N):void 0,on:({kind:A})=>({resources:[{category:"XObject",name:a,ref:G}],operators:([$=""])=>(0,y.
qK)($,z[A])})}),C=N&&m(N,E,L);return C&&R.push((0,l.c4)(e,N,C)),{notes:R,version:E.version}}function i({displayed:e},o,r,d){const f=e.height/e.width,_=Math.min(
r.width,r.height/f),M=d===void 0?_:d*72/o.userUnit;return M>_*(1+1e-9)?void 0:{width:M,height:M*f}}function c(e,o,r){const{kinds:d,pages:f}=e,_=(0,O.z)(e,o);if(_.
length>0)return _;const M=f.find(({kind:W})=>!r[W]);if(!M)return[];const[v,E]=[d[M.kind],o[M.kind]],[b,D]=[(0,w.d)(E.width,v),(0,w.d)(E.height,v)];return[{field:"\
image_width",message:`is too large for page ${M.index+1}, where the margins leave ${b} × ${D} inches for the image`}]}function u(e,o,r){const d=Math.round(100-
r)/100,f=(0,g.jd)({Type:(0,g.UU)("ExtGState"),ca:d,CA:d,BM:(0,g.UU)("Normal"),SMask:(0,g.UU)("None")}),_=(0,g.jd)({ExtGState:(0,g.jd)({G0:f}),XObject:(0,g.jd)({
X0:o})}),M=(0,g.jd)({Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Form"),BBox:[0,0,1,1],Resources:_});return e.add(new g.Z6(M,Buffer.from("/G0 gs /X0 Do","latin1")))}
function m(e,o,r){if(e.part===1){if(r)return l.Br.transparency;if(o.bitsPerComponent===16)return l.Br.sixteenBits;if(o.iccVersion===4)return l.Br.profile}return o.
components===4&&o.iccVersion===void 0&&!(0,l.hU)(e,4)?l.Br.cmyk:void 0}var n=h(95234);const t=(e,o,r)=>(0,n.W)(e,o,r,(d,f)=>s(d,o,f,r))}),52404:((B,x,h)=>{h.d(x,
{$:()=>w,U:()=>O});var I=h(58552),g=h(29082),U=h(98446);const w={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so no\
thing was changed."};function O({first_page:y,last_page:l,pages:P},p){if(P!==void 0)return(0,g.k1)(P,p);const a=(0,U.y_)(p,"page"),s=[];if(y>p&&s.push({field:"f\
irst_page",message:`is ${y}, but the document has ${a}`}),l!==void 0&&l>p&&s.push({field:"last_page",message:`is ${l}, but the document has ${a}`}),s.length===0&&
l!==void 0&&y>l&&s.push({field:"first_page",message:`is ${y}, which is after last_page (${l})`,mentions:["last_page"]}),s.length>0)throw(0,I.G6)(s);return Uint32Array.
from({length:(l??p)-y+1},(i,c)=>y+c)}}),95358:((B,x,h)=>{h.d(x,{Wx:()=>O,pi:()=>l,z:()=>P});var I=h(54823),g=h(74135);function U(a,s){return w(a,s*72/a.userUnit)}
function w(a,s){const{width:i,height:c}=(0,g.iN)(a),u={width:i-2*s,height:c-2*s,inset:s};return u.width>0&&u.height>0?u:void 0}function O(a,s,i){const c=i===I.zU[a].
fields.margin.default;return s.map(u=>{const m=U(u,i);if(m||!c)return m;const{width:n,height:t}=(0,g.iN)(u);return w(u,Math.min(n,t)/10)})}const y=null;function l(a,{
inset:s},i,c,u){const m=(0,g.iN)(a),n=m.width-s-c,t=m.height-s-u,e=i.endsWith("left")?s:i.endsWith("right")?n:(m.width-c)/2,o=i.startsWith("bottom")?s:i.startsWith(
"top")?t:(m.height-u)/2;return[e,o]}function P({kinds:a,pages:s},i){const c=s.find(({kind:u})=>!i[u]);return c?[{field:"margin",message:p(c.index,a[c.kind])}]:[]}
function p(a,s){const{width:i,height:c}=(0,g.iN)(s),u=(0,g.d)(Math.min(i,c)/2,s);return`leaves no room on page ${a+1}, which is ${(0,g.d)(i,s)} × ${(0,g.d)(c,s)}\
 inches; it must be less than ${u}`}}),95234:((B,x,h)=>{h.d(x,{V:()=>P,W:()=>y});var I=h(29082),g=h(12237),U=h(37253),w=h(52404);const O="1.4";async function y(p,{
pages:a,open_password:s,transparency:i},c,u){const m=await(0,g.E)(p.bytes,c,{password:s}),n=m.pages.count,t=(0,I.k1)(a,n);if(t.length===0){const M=m.suspect?await(0,U.
UN)(m):p.bytes;return{documents:[{name:p.name,bytes:M,pageCount:n}],notes:[w.$],facts:{pageCount:n,stampedPages:0}}}const{notes:e,stampedPages:o=t.length,version:r=O,
write:d}=await u(m,t),f={version:r>O?r:O},_=d?await d(f):await(0,U.UN)(m,f);return{documents:[{name:p.name,bytes:_,pageCount:n}],notes:i===100?[l,...e]:e,facts:{
pageCount:n,stampedPages:o}}}const l={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["tran\
sparency"]};async function P({pace:p},a){await p.rest();const s=await a();return await p.rest(),s}}),74135:((B,x,h)=>{h.d(x,{$L:()=>a,DI:()=>O,Gd:()=>l,Mo:()=>U,
Pj:()=>c,S3:()=>g,W1:()=>u,XM:()=>i,d:()=>m,ds:()=>w,gF:()=>s,iN:()=>I,kO:()=>p,lw:()=>y,zl:()=>P});function I({box:[n,t,e,o],rotation:r}){const d=e-n,f=o-t;return r%
180===0?{width:d,height:f}:{width:f,height:d}}function g({box:[n,t,e,o],rotation:r}){switch(r){case 0:return[1,0,0,1,n,t];case 90:return[0,1,-1,0,e,t];case 180:
return[-1,0,0,-1,e,o];case 270:return[0,-1,1,0,n,o]}}function U(n,t){return t===void 0?n:c(n,t)??n}function w([n,t,e,o]){return[Math.min(n,e),Math.min(t,o),Math.
max(n,e),Math.max(t,o)]}function O([n,t,e,o,r,d]){const f=n*o-t*e,[_,M,v,E]=[o/f,-t/f,-e/f,n/f];return[_+0,M+0,v+0,E+0,-(r*_+d*v)+0,-(r*M+d*E)+0]}function y(n,t){
const[e,o,r,d,f,_]=n,[M,v,E,b,D,W]=t;return[e*M+o*E,e*v+o*b,r*M+d*E,r*v+d*b,f*M+_*E+D,f*v+_*b+W]}function l([n,t,e,o,r,d],f,_){return[n*f+e*_+r,t*f+o*_+d]}function P(n,[
t,e,o,r]){const[d,f]=l(n,t,e),[_,M]=l(n,o,e),[v,E]=l(n,t,r),[b,D]=l(n,o,r);return[Math.min(d,_,v,b),Math.min(f,M,E,D),Math.max(d,_,v,b),Math.max(f,M,E,D)]}const p=(n,t)=>[
Math.min(n[0],t[0]),Math.min(n[1],t[1]),Math.max(n[2],t[2]),Math.max(n[3],t[3])];function a(n){let[t,e,o,r]=s;for(const[d,f]of n)t=Math.min(t,d),e=Math.min(e,f),
o=Math.max(o,d),r=Math.max(r,f);return[t,e,o,r]}const s=[1/0,1/0,-1/0,-1/0],i=([n,t,e,o],r)=>[n-r,t-r,e+r,o+r];function c(n,t){const e=[Math.max(n[0],t[0]),Math.
max(n[1],t[1]),Math.min(n[2],t[2]),Math.min(n[3],t[3])];return e[0]<e[2]&&e[1]<e[3]?e:void 0}const u=n=>n.map(t=>Math.round(t*1e5)/1e5+0),m=(n,{userUnit:t})=>String(
Number((n*t/72).toPrecision(3)))})};
