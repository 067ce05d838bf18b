"use strict";exports.id=7190,exports.ids=[7190],exports.modules={17079:((z,T,l)=>{l.d(T,{Z:()=>O,_:()=>u});const g=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
m=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function u(f){
if(f.length>64)return;const a=f.trim().replace(m,(t,n,e,s)=>`${n??""}${1900+Number(e)}${s}`);return p(_(g.exec(a)??v.exec(a)))}function O(f){const a=f.length>64?
void 0:_(v.exec(f.trim()));if(!a||p(a)===void 0)return;const{year:t,month:n="",day:e="",hour:s="",minute:o="",second:i="",zone:r=""}=a;return`D:${t}${n}${e}${s}${o}${i}${r===
"Z"||r===""?r:`${r.replace(":","'")}'`}`}function _(f){if(!f)return;const[,a,t,n,e,s,o,i,r,d,c]=f,h=i??(r===void 0?void 0:`${r}${d??"00"}:${c??"00"}`);return{year:a,
month:t,day:n,hour:e,minute:s,second:o,zone:h}}function p(f){if(!f)return;const{year:a,month:t,day:n,hour:e,minute:s="00",second:o="00",zone:i}=f,r=(c,h,w)=>c===
void 0||Number(c)>=h&&Number(c)<=w;if(Number(a)===0||!r(t,1,12)||!r(n,1,E(Number(a),Number(t)))||!r(e,0,23)||!r(s,0,59)||!r(o,0,59)||i!==void 0&&i!=="Z"&&!(r(i.
slice(1,3),0,23)&&r(i.slice(4),0,59)))return;const d=[a,t,n].filter(c=>c!==void 0).join("-");return e===void 0?d:`${d}T${e}:${s}:${o}${i==="+00:00"||i==="-00:00"?
"Z":i??""}`}function E(f,a){return a===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),66974:((z,T,l)=>{l.d(T,{D6:()=>O,F1:()=>v,NL:()=>f,
P3:()=>m,br:()=>u,bs:()=>E});var g=l(98446);const m={problem:"names page 0: pages count from 1, and -1 is the last page"};function v(t,n,e){const s=[],o=[];for(const[
i,r]of t.split(",").entries()){const d=i+1;if(n!==void 0&&r.trim()===""){o.push(`entry ${d} is empty: write ${n}, separated by single commas`);continue}const c=e(
r,d);"problem"in c?o.push(u(d,r,c.problem)):s.push(c.item)}return o.length>0?{problem:E(o)}:{items:s}}const u=(t,n,e)=>`entry ${t} ('${a(n.trim())}') ${e}`,O=({
position:t,text:n},e,s)=>u(t,n,`names ${_(e)}, but the document has ${(0,g.y_)(s,"page")}`);function _(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const p=5;function E(t){const n=t.length-p;return[...t.slice(0,p),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function f(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,g.Bu)(n.join(""),40)}}),29082:((z,T,l)=>{l.d(T,{k1:()=>O,lY:()=>u,m7:()=>_});var g=l(58552),m=l(
66974);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,u=f=>(0,m.F1)(f,"pages such as 1..3, -1, odd",(a,t)=>{const n=a.trim(),e=v.exec(n);if(!e)
return{problem:E(n)};const[,s,o,i,r,d]=e,c={negated:s!==void 0,text:n,position:t};if(o!==void 0)return{item:{...c,pages:o.toLowerCase()}};const h=Number(i),w=r===
void 0?h:d===void 0?"end":Number(d);return h===0||w===0?m.P3:{item:{...c,pages:{from:h,to:w}}}});function O(f,a,t="pages"){const n=r=>(0,g.G6)([{field:t,message:r}]),
e=u(f);if("problem"in e)throw n(e.problem);const s=new p(a),o=new p(a),i=[];for(const r of e.items){const d=r.negated?o:s;if(typeof r.pages=="string"){d.add(r.pages);
continue}const{from:c,to:h}=r.pages,w=c<0?a+1+c:c,M=h==="end"?a:h<0?a+1+h:h,C=(h==="end"?c<0?[[c,w]]:[]:[[c,w],[h,M]]).find(([,I])=>I<1||I>a);C&&i.push((0,m.D6)(
r,C[0],a)),!(h==="end"&&w>a||i.length>0)&&d.range(Math.min(w,M),Math.max(w,M))}if(i.length>0)throw n((0,m.bs)(i));return e.items.every(({negated:r})=>r)&&s.add(
"all"),s.without(o)}function _(f){const a=u(f);if("problem"in a||a.items.length!==1)return;const{negated:t,pages:n}=a.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:s}=n;return s==="end"?{first:e}:s===-1?{first:e}:s<1?void 0:{first:Math.min(e,s),last:Math.max(e,s)}}class p{pageCount;differences;odd=!1;even=!1;constructor(a){
this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,t){this.differences[a]++,this.differences[t+
1]--}without(a){const t=new Uint32Array(this.pageCount);let n=0,e=0,s=0;for(let o=1;o<=this.pageCount;o++){e+=this.differences[o],s+=a.differences[o];const i=o%
2===1?"odd":"even";(e>0||this[i])&&!(s>0||a[i])&&(t[n++]=o)}return t.subarray(0,n)}}function E(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,m.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((z,T,l)=>{l.d(T,{Q:()=>m});const g=v();function m(u,O=0){const[_,p,E,f]=g;let a=~O,t=0;for(const n=u.
length-3;t<n;t+=4)a^=u[t]|u[t+1]<<8|u[t+2]<<16|u[t+3]<<24,a=f[a&255]^E[a>>>8&255]^p[a>>>16&255]^_[a>>>24];for(;t<u.length;t++)a=_[(a^u[t])&255]^a>>>8;return~a>>>
0}function v(){const u=new Int32Array(256);for(let E=0;E<256;E++){let f=E;for(let a=0;a<8;a++)f=f&1?f>>>1^3988292384:f>>>1;u[E]=f}const O=E=>E.map(f=>u[f&255]^f>>>
8),_=O(u),p=O(_);return[u,_,p,O(p)]}}),55772:((z,T,l)=>{l.d(T,{fl:()=>f,mm:()=>p,vg:()=>E});var g=l(94289),m=l(33546),v=l(74135),u=l(59071);const O=1e3;function _(t){
const{width:n,height:e}=(0,v.JQ)(t),s=o=>Math.round(o*O)/O;return{width:s(n),height:s(e)}}function p({kinds:t,kindOf:n}){const e=new Int32Array(t.length),s=new Int32Array(
t.length);for(let i=n.length-1;i>=0;i--)e[n[i]]++,s[n[i]]=i+1;const o=new Map;for(const[i,r]of t.entries()){const{width:d,height:c}=_(r),h=`${d} ${c}`,w=o.get(h);
w?w.count+=e[i]:o.set(h,{width:d,height:c,count:e[i],firstPage:s[i]})}return[...o.values()]}async function E(t,{kinds:n,kindOf:e},s){const o=await f(t),i=n.map(
_);return Array.from(e,(r,d)=>({...i[r],rotation:n[r].rotation,label:o(d),characters:s?.[d]??null}))}async function f(t){const n=await(0,m.Hr)(t);return e=>n?a(
n(e)):null}function a({style:t,prefix:n,number:e}){return(0,u.ZK)(n)+(0,g.Y)(t,e)}}),83653:((z,T,l)=>{l.r(T),l.d(T,{pages_to_images:()=>D});var g=l(58552),m=l(38340),
v=l(29082),u=l(1900);const O=256;async function _({width:A,height:y,row:x},L){const W=new f;for(let $=0;$<y;$++){const B=x($),R=(0,u.rr)(B);for(let F=0,G=0;F<R.
length;F++,G+=u.vO)if(!(F>0&&R[F]===R[F-1])&&W.numberOf(B[G+2],B[G+1],B[G])>=O)return;const N=L.step(B.length*u.oF);N&&await N}const U=new Uint8Array(A);return{
colors:W.colors,samples:$=>{const B=x($),R=(0,u.rr)(B);for(let N=0,F=0;N<A;N++,F+=u.vO)U[N]=N>0&&R[N]===R[N-1]?U[N-1]:W.numberOf(B[F+2],B[F+1],B[F]);return U}}}
const p=O*4,E=2654435761;class f{keys=new Int32Array(p).fill(-1);numbers=new Uint16Array(p);met=[];count=0;numberOf(y,x,L){const W=y<<16|x<<8|L;let U=Math.imul(
W,E)>>>16&p-1;for(;this.keys[U]!==W&&this.keys[U]!==-1;)U=U+1&p-1;return this.keys[U]===-1&&(this.keys[U]=W,this.numbers[U]=this.count++,this.met.push(y,x,L)),this.
numbers[U]}get colors(){return Uint8Array.from(this.met)}}var a=l(36116),t=l(14118),n=l(86799),e=l(6057),s=l(61273),o=l(30586),i=l(42973),r=l(91519),d=l(98446),
c=l(41516),h=l(55772),w=l(52404);const M={png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},D=async(A,y,x)=>{const L=y.font&&
(0,n.g)(y.font,"font").bytes,W=await(0,r.E)(A.bytes,x,{password:y.open_password}),U=W.pages.count,$=(0,v.k1)(y.pages,U);if($.length===0)return{documents:[],files:[],
notes:[w.$],facts:{imageCount:0}};P($.length,x);const B=[...$].map(j=>C((0,e.iw)(W,j-1),j,y));K(B,y,x);const R=await(0,h.fl)(W),N=await(0,c.ve)(W,$,y.with_annotations),
{bytes:F,missing:G}=N,V=L||G.pagesWithout().size===0?void 0:await x.lent.drawingFont?.(),H=L??(V&&(0,n.g)({name:"font",bytes:V},"font").bytes),X=await t.YY.open(
F,x,{...N,font:H}),Z=A.name.replace(/\.pdf$/i,""),Y=String(U).length,J=[],{ending:rt,mediaType:tt}=M[y.image_format];let et=0,Q=async()=>{};for(const[j,{page:k,
width:nt,height:st,resolution:at}]of B.entries()){const ct=await X.draw(j,{width:nt,height:st,isTransparent:y.transparent}),{file:ft}=await I(ct,at,y,x);await Q(),
Q=async()=>{const q=await ft;et+=q.length,b(et,x);const ot=R(k-1),it=`${Z}-${String(k).padStart(Y,"0")}.${rt}`;J.push({name:it,bytes:await x.onResult({index:j,name:it,
bytes:q}),mediaType:tt,facts:{page:k,...ot&&{label:ot},width:nt,height:st,size:q.length,mimeType:tt}}),x.pace.progress((j+1)/B.length)}}return await Q(),{documents:[],
files:J,notes:G.notes(L?"given":V&&"lent"),facts:{imageCount:J.length}}};function C(A,y,x){const L=x.pixel_width===void 0?x.resolution:(0,a.Cp)(A,x.pixel_width);
return{page:y,...(0,a.TD)(A,L),resolution:L}}async function I(A,y,x,L){const{grayscale:W,transparent:U,image_format:$,quality:B}=x,{width:R,height:N}=A,F=W||!await(0,u.
cE)(A,L.pace);if($==="jpeg"){const X=F?"gray":"rgb",Z=await(0,s.I)({width:R,height:N,color:X,quality:B,resolution:y,samples:(0,u.lc)(A,X)},L.pace);return{file:Promise.
resolve(Z)}}const G=F||U?void 0:await _(A,L.pace),V=G?"palette":U?F?"gray-alpha":"rgba":F?"gray":"rgb",H=G?G.samples:(0,u.lc)(A,V);return await(0,o.Fo)({width:R,
height:N,depth:8,color:V,palette:G?.colors,resolution:y,samples:H},L)}function P(A,{limits:{drawnPages:y}}){if(A<=y)return;const x=`pages_to_images gives at mos\
t ${(0,d.y_)(y,"image")} at once, and pages names ${A}`;throw(0,i.FU)("drawnPages",x,`Choose pages such as 1..${y}, or split the document first`,"pages")}function b(A,{
limits:{drawnBytes:y}}){if(A<=y)return;const x=`The images together are larger than ${y} bytes`;throw(0,i.FU)("drawnBytes",x,"Choose fewer pages, or a lower res\
olution","pages")}const S=1e6;function K(A,y,{limits:{pixels:x}}){const L=({width:Z,height:Y})=>a.GE/Math.max(Z,Y),W=Z=>Math.min(Math.sqrt(x/(Z.width*Z.height)),
L(Z)),U=A.reduce((Z,Y)=>W(Y)<W(Z)?Y:Z),$=W(U);if($>=1)return;const B=y.pixel_width===void 0?"resolution":"pixel_width",R=y.pixel_width??y.resolution,N=Math.floor(
R*$),{width:F,height:G,page:V}=U,H=$<L(U)?`images of ${(0,d.y_)(Math.ceil(F*G/S),"megapixel")}`:`an image of more than ${(0,d.y_)(a.GE,"pixel")} a side`,X=N<m.zU.
pages_to_images.fields[B].min?`crop or resize page ${V} first`:`at most ${N} fits this document (page ${V})`;throw(0,g.G6)([{field:B,message:`${R} would make ${H}\
: ${X}`}])}}),52404:((z,T,l)=>{l.d(T,{$:()=>u,U:()=>O});var g=l(58552),m=l(29082),v=l(98446);const u={code:"no_pages_selected",message:"The document has none of\
 the pages that were asked for, so nothing was changed."};function O({first_page:_,last_page:p,pages:E},f){if(E!==void 0)return(0,m.k1)(E,f);const a=(0,v.y_)(f,
"page"),t=[];if(_>f&&t.push({field:"first_page",message:`is ${_}, but the document has ${a}`}),p!==void 0&&p>f&&t.push({field:"last_page",message:`is ${p}, but \
the document has ${a}`}),t.length===0&&p!==void 0&&_>p&&t.push({field:"first_page",message:`is ${_}, which is after last_page (${p})`,mentions:["last_page"]}),t.
length>0)throw(0,g.G6)(t);return Uint32Array.from({length:(p??f)-_+1},(n,e)=>_+e)}}),1900:((z,T,l)=>{l.d(T,{b:()=>a,cE:()=>p,lc:()=>E,oF:()=>m,rr:()=>u,vO:()=>g});
const g=4,m=2,v={gray:1,rgb:3,rgba:4,"gray-alpha":2},u=t=>t.byteOffset%g===0?new Uint32Array(t.buffer,t.byteOffset,t.length/g):new Uint32Array(t.slice().buffer),
O=new Uint32Array(0),_=(t,n)=>n>0&&Buffer.compare(t(n),t(n-1))===0;async function p({height:t,row:n},e){let s=-1;for(let o=0;o<t;o++){const i=n(o),r=_(n,o)?O:u(
i);for(let c=0;c<r.length;c++){if(r[c]===s)continue;const h=c*g,w=i[h+1];if(i[h]!==w||i[h+2]!==w)return!0;s=r[c]}const d=e.step(i.length*m);d&&await d}return!1}
function E({width:t,row:n},e){const s=v[e],o=new Uint8Array(t*s),i=s<3,r=s%2===0;let d=-1;return c=>{const h=d===c-1&&_(n,c);if(d=c,h)return o;const w=n(c),M=u(
w);for(let D=0,C=0;D<M.length;D++){if(D>0&&M[D]===M[D-1]){for(const K=C+s;C<K;C++)o[C]=o[C-s];continue}const I=D*g,[P,b,S]=[w[I],w[I+1],w[I+2]];i?o[C++]=f(S,b,P):
(o[C++]=S,o[C++]=b,o[C++]=P),r&&(o[C++]=w[I+3])}return o}}const f=(t,n,e)=>77*t+150*n+29*e+128>>8;function a(t){const n=new Uint8Array(t.length/3);for(let e=0;e<
n.length;e++)n[e]=f(t[e*3],t[e*3+1],t[e*3+2]);return n}}),61273:((z,T,l)=>{l.d(T,{I:()=>p});var g=l(64680),m=l(16353),v=l(47772);const u=8,O=12,_=65535;async function p(s,o){
const{width:i,height:r,color:d,quality:c}=s,h=new g.k(Math.max(4096,i*r>>2)),w=(0,v.vI)(c,"luminance"),M=d==="rgb"?[w,(0,v.vI)(c,"chrominance")]:[w];E(h,s,M);const D=d===
"rgb"?new e(s,h,M):new n(s,h,M);for(let C=0;C<r;C+=D.height){D.write(C);const I=o.step(i*D.height*(d==="inks"?2:1)*O);I&&await I}return D.finish(),(0,m.HM)(h,217),
h.bytes}function E(s,{width:o,height:i,color:r,resolution:d},c){const h=(0,m.Nr)(Math.min(Math.round(d),_));(0,m.HM)(s,216),r!=="inks"&&(0,m.HM)(s,224,[...Buffer.
from("JFIF\0","latin1"),1,1,1,...h,...h,0,0]);for(const[D,C]of c.entries())(0,m.HM)(s,219,[D,...[...v.Tl].map(I=>C[I])]);const w=r==="rgb"?[1,34,0,2,17,1,3,17,1]:
f(r).flatMap(D=>[D,17,0]);(0,m.HM)(s,192,[8,...(0,m.Nr)(i),...(0,m.Nr)(o),w.length/3,...w]);for(const D of c.keys())(0,m.m2)(s,D);const M=r==="rgb"?[1,0,2,17,3,
17]:f(r).flatMap(D=>[D,0]);(0,m.HM)(s,218,[M.length/2,...M,0,63,0])}const f=s=>s==="gray"?[1]:[1,2,3,4];class a{width;height;samples;block=new Float64Array(u*u);divisors;coder;constructor(o,i,r,d,c,h){
this.width=o,this.height=i,this.samples=new Float32Array(o*i),this.divisors=(0,v.X)(d),this.coder=new m.tt(r,c,h)}set(o,i,r){this.samples[o*this.width+i]=r}setRow(o,i,r,d,c){
const{samples:h,width:w}=this,M=o*w;for(let D=0,C=r;D<c;D++,C+=d)h[M+D]=i[C];h.fill(h[M+c-1],M+c,M+w)}write(o,i){const{samples:r,width:d,block:c}=this;for(let h=0,
w=0;h<u;h++)for(let M=(i+h)*d+o,D=M+u;M<D;)c[w++]=r[M++]-128;(0,v.pd)(c),this.coder.write(c,this.divisors)}}const t=(s,o)=>Math.ceil(s/o)*o;class n{image;height=u;bits;planes;constructor(o,i,[
r]){this.image=o,this.bits=new m.t0(i);const d=t(o.width,u),c=o.color==="gray"?1:4;this.planes=Array.from({length:c},()=>new a(d,u,this.bits,r,m.np[0],m.e_[0]))}write(o){
const{image:i,planes:r}=this,{width:d}=r[0];for(let c=0;c<u;c++){const h=i.samples(Math.min(o+c,i.height-1));for(const[w,M]of r.entries())M.setRow(c,h,w,r.length,
i.width)}for(let c=0;c<d;c+=u)for(const h of r)h.write(c,0)}finish(){this.bits.finish()}}class e{image;height=2*u;bits;light;blue;red;sums;constructor(o,i,[r,d]){
this.image=o,this.bits=new m.t0(i);const c=t(o.width,2*u);this.light=new a(c,2*u,this.bits,r,m.np[0],m.e_[0]),this.blue=new a(c/2,u,this.bits,d,m.np[1],m.e_[1]),
this.red=new a(c/2,u,this.bits,d,m.np[1],m.e_[1]),this.sums=new Float32Array(c)}write(o){const{light:i,blue:r,red:d}=this;for(let c=0;c<this.height;c++)this.row(
c,Math.min(o+c,this.image.height-1));for(let c=0;c<i.width;c+=this.height){for(const h of[0,u])for(const w of[0,u])i.write(c+w,h);r.write(c/2,0),d.write(c/2,0)}}finish(){
this.bits.finish()}row(o,i){const{image:r,light:d,blue:c,red:h,sums:w}=this,M=r.samples(i),D=r.width-1,C=o%2===0;C&&w.fill(0);for(let I=0;I<d.width;I++){const P=Math.
min(I,D)*3,[b,S,K]=[M[P],M[P+1],M[P+2]];d.set(o,I,.299*b+.587*S+.114*K);const A=I&-2;w[A]+=-.168736*b-.331264*S+.5*K,w[A+1]+=.5*b-.418688*S-.081312*K}if(!C)for(let I=0;I<
d.width;I+=2)c.set(o>>1,I>>1,w[I]/4+128),h.set(o>>1,I>>1,w[I+1]/4+128)}}}),30586:((z,T,l)=>{l.d(T,{Fo:()=>i,Hy:()=>o});var g=l(44131),m=l(64680),v=l(19158),u=l(
68973);const O=Uint8Array.of(137,80,78,71,13,10,26,10),_={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},E=.0254,
f=6,a=8388608,t=65536,n=2,e=.6,s=4,o=async(P,b)=>(await i(P,b)).file;async function i(P,b){const{width:S,height:K,depth:A,color:y,palette:x,profile:L,resolution:W}=P,
U=Buffer.alloc(13);U.writeUInt32BE(S,0),U.writeUInt32BE(K,4),U.set([A,_[y],0,0,0],8);const $=[O,I("IHDR",U)];L&&$.push(await d(L,b)),W!==void 0&&$.push(I("pHYs",
c(W))),x&&$.push(I("PLTE",x));const{data:B}=await h(P,b),R=B.then(N=>Buffer.concat([...$,I("IDAT",N),I("IEND",new Uint8Array(0))]));return R.catch(()=>{}),{file:R}}
const r=4;async function d(P,b){return I("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,u.uM)(b).deflate(P,r)]))}function c(P){const b=Buffer.alloc(
9),S=Math.round(P/E);return b.writeUInt32BE(S,0),b.writeUInt32BE(S,4),b[8]=1,b}async function h(P,{codec:b,pace:S}){const K=(w(P)+1)*P.height;if(!b&&K>a){const L=await(0,v.
p)(new CompressionStream("deflate"),M(P,S,!0));return{data:Promise.resolve(L)}}const A=new m.k(K);for await(const L of M(P,S,!1))A.copy(L,0,L.length);const y=A.
bytes,x=b?b.deflate(y,f):(0,v.p)(new CompressionStream("deflate"),[y]);return K>a&&await x,{data:x}}const w=({width:P,depth:b,color:S})=>Math.ceil(P*b*p[S]/8);async function*M(P,b,S){
const{height:K,samples:A}=P,y=w(P),x=D(P),L=typeof A=="function"?A:R=>A.subarray(R*y,R*y+y),W=new Uint8Array(y),U=Math.max(1,Math.floor(t/(y+1)));let $=new Uint8Array(
0),B=0;for(let R=0;R<K;R++){if(B===$.length){const H=Math.min(U,K-R)*(y+1);(S||$.length!==H)&&($=new Uint8Array(H)),B=0}const N=$.subarray(B,B+=y+1),F=L(R).subarray(
0,y),G=R>0&&Buffer.compare(F,W)===0;if(N[0]=x(F,G),N[0]!==n)N.set(F,1);else if(!G)for(let H=0;H<y;H++)N[H+1]=F[H]-W[H];G||W.set(F),B===$.length&&(yield $);const V=b.
step(y);V&&await V}}function D({depth:P,color:b}){if(P<8||b==="palette")return()=>0;const S=p[b];let K;return(A,y)=>{if(y)return K;const x=K===void 0;return K=P===
8&&C(A,S)?0:n,x?0:K}}function C(P,b){let S=0,K=0;for(let A=b;A<P.length;A+=s*b)P[A]===P[A-b]&&S++,K++;return S>=K*e}function I(P,b){const S=Buffer.alloc(b.length+
12);return S.writeUInt32BE(b.length,0),S.write(P,4,"latin1"),S.set(b,8),S.writeUInt32BE((0,g.Q)(S.subarray(4,b.length+8)),b.length+8),S}}),5490:((z,T,l)=>{l.d(T,
{M:()=>u,U:()=>v});var g=l(74135);const m=1e4;class v{current;saved=[];beyond=0;constructor(_){this.current=_}follow(_){switch(_.operator){case"q":return this.saved.
length<m?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":
return this.transform(_),!0;default:return!1}}transform(_){if(_.count!==6)return;const[p,E,f,a,t,n]=u(_);this.current.matrix=(0,g.lw)([p,E,f,a,t,n],this.current.
matrix)}}const u=O=>Array.from({length:O.count},(_,p)=>O.number(p))}),36502:((z,T,l)=>{l.d(T,{z:()=>E});var g=l(45599);const m={View:"ViewState",Print:"PrintSta\
te"};class v{document;categories={View:new Map,Print:new Map};intents;names=new WeakMap;meant=new WeakMap;added=new WeakMap;constructor(t,n){this.document=t,this.
intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const s=t.dict(e),o=t.resolve(s?.get("Event"));if(!s||!((0,g.Eo)(o,"View")||(0,g.Eo)(o,"Prin\
t")))continue;const i=this.namesIn(s.get("Category")),r=Object.keys(m).filter(d=>i.has(d));this.addGroups(o.text,r,t.array(s.get("OCGs"))??[])}}addGroups(t,n,e){
const s=this.added.get(e)??new Set;this.added.set(e,s);const o=[t,...n].join(" ");if(s.has(o))return;s.add(o);const i=this.categories[t];for(const r of e){if(!(0,g.
i9)(r))continue;const d=i.get(r.number)??new Set;for(const c of n)d.add(c);i.set(r.number,d)}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.
intentsOf(this.document.dict(new g.oS(t)));let s=this.meant.get(e);return s===void 0&&this.meant.set(e,s=e.has("All")||[...e].some(o=>n.has(o))),!s}stateOf(t,n){
const e=this.categories[n].get(t);if(!e)return;const s=this.document.dict(this.document.dict(new g.oS(t))?.get("Usage"));let o;for(const i of e){const r=m[i],d=r===
void 0?null:this.document.resolve(this.document.dict(s?.get(i))?.get(r));if((0,g.Eo)(d,"OFF"))return!1;(0,g.Eo)(d,"ON")&&(o=!0)}return o}intentsOf(t){const n=this.
namesIn(t?.get("Intent"));return n.size>0?n:u}namesIn(t){const{document:n}=this,e=n.array(t)??[t??null];let s=this.names.get(e);return s||(s=new Set(e.map(o=>n.
resolve(o)).flatMap(o=>o instanceof g.SX?[o.text]:[])),this.names.set(e,s)),s}}const u=new Set(["View"]),O=32;function _(a,t,n,e){const s=(o,i)=>{const r=e.get(
o);if(r!==void 0)return r;e.set(o,!0);const d=a.resolve(o[0]),c=M=>{const D=a.resolve(M);return(0,g.cy)(D)?i>0?s(D,i-1):!0:!(0,g.i9)(M)||n(M.number)},h=o.slice(
1),w=p(d instanceof g.SX?d.text:"",h,c);return e.set(o,w),w};return s(t,O)}function p(a,t,n){switch(a){case"And":return t.every(n);case"Or":return t.some(n);case"\
Not":return t.length===0||!n(t[0]);default:return!0}}class E{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.
dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,g.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,g.
i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,g.i9)(e)&&this.on.add(e.number);this.usages=new v(t,n),this.viewed=f(e=>this.usages.isAlwaysOn(
e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=f(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,
this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.
baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,g.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){const t=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(t.flatMap(s=>(0,g.i9)(s)?[s.number]:[])),e=[];for(const s of n){
!this.viewed.states(s)&&!this.printed.states(s)&&e.push(s);const o=this.document.job.pace.step(1e3);o&&await o}return e}shows(t,n){const{document:e}=this,{states:s,
memberships:o,expressions:i}=n,r=e.dict(t);if(!r)return!0;if(!(0,g.Eo)(e.resolve(r.get("Type")),"OCMD"))return!(0,g.i9)(t)||s(t.number);const d=o.get(r);if(d!==
void 0)return d;const c=e.resolve(r.get("VE")),h=(0,g.cy)(c)?_(e,c,s,i):this.showsByPolicy(r,n);return o.set(r,h),h}showsByPolicy(t,{states:n,lists:e}){const{document:s}=this,
o=s.array(t.get("OCGs"))??[t.get("OCGs")??null];let i=e.get(o);if(!i){const d=o.filter(g.i9).map(({number:c})=>n(c));i=d.length===0?"empty":{all:!d.includes(!1),
any:d.includes(!0)},e.set(o,i)}if(i==="empty")return!0;const r=s.resolve(t.get("P"));switch(r instanceof g.SX?r.text:"AnyOn"){case"AllOn":return i.all;case"AnyO\
ff":return!i.all;case"AllOff":return!i.any;default:return i.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function f(a){const t=new Map;
return{states:e=>{let s=t.get(e);return s===void 0&&t.set(e,s=a(e)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),94289:((z,T,l)=>{l.
d(T,{Y:()=>g});function g(p,E){switch(p){case"D":return String(E);case"R":return O(E);case"r":return O(E).toLowerCase();case"A":return _(E);case"a":return _(E).
toLowerCase();default:return""}}const m=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],v=1e5,u=2600;function O(p){if(p>v)return String(p);let E="",f=p;for(const[a,t]of m)for(;f>=a;)E+=t,f-=a;return E}function _(p){return p>u?String(p):String.
fromCharCode(65+(p-1)%26).repeat(Math.ceil(p/26))}}),44738:((z,T,l)=>{l.d(T,{L:()=>p,m:()=>E});var g=l(45599),m=l(55969),v=l(3466),u=l(9731),O=l(17671);const _=1e3;
async function p(f,a){const t=new Set;let n=0,e=!1;for(let i=0;i<f.pages.count;i++){const r=E(f,f.pages.number(i));for(const{number:c}of r){const h=f.get(c),w=f.
job.pace.step(_);if(w&&await w,t.has(c)||!(0,g.Zm)(h)||!a(h,i))continue;t.add(c);const M=(0,m.B)(f,h);M==="Popup"&&n++,M==="Widget"&&(e=!0)}const d=f.job.pace.step(
500);d&&await d}if(t.size===0)return 0;const s=(0,O.Hi)(f),o=e?await v.R.of(f):void 0;return await(0,O.Pv)(s,t,()=>(0,O.Wi)(s,t)),o&&await(0,O.zg)(s,o),await(0,u.
U)(s),t.size-n}function E(f,a){const t=f.entry(a,"Annots"),n=f.array(t)??[];if(!n.some(g.Zm))return n.filter(g.i9);const e=f.edit((0,g.i9)(t)?t:a),s=f.array((0,g.
Zm)(e)?e.get("Annots"):e)??[];for(const[o,i]of s.entries())(0,g.Zm)(i)&&(s[o]=f.add(i));return s.filter(g.i9)}}),33311:((z,T,l)=>{l.d(T,{S:()=>v});var g=l(21996),
m=l(70549);const v=(0,m.n)(u=>(0,g.zx)(u,["AP","JS","EF","ByteRange","Sig"]))}),59071:((z,T,l)=>{l.d(T,{Gh:()=>t,ZK:()=>n,wh:()=>a});var g=l(77581),m=l(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
u=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,_=e=>e.replace(v,"").replace(
u,"").replace(O,"�"),p=200,E=new WeakMap;function f(e){let s=E.get(e);if(s)return s;const o=_((0,g.g7)(e));return s={whole:o,trimmed:o.trim()},e.bytes.length>=
p&&E.set(e,s),s}const a=e=>_(e).trim();function t(e){const s=e instanceof m.Mx?f(e).trimmed:"";return s===""?null:s}const n=e=>e?f(e).whole:""})};
