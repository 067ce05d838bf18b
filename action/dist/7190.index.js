"use strict";exports.id=7190,exports.ids=[7190],exports.modules={17079:((G,S,d)=>{d.d(S,{Z:()=>P,_:()=>h});const g=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,A=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function h(i){
if(i.length>64)return;const r=i.trim().replace(O,(t,n,e,a)=>`${n??""}${1900+Number(e)}${a}`);return _(w(g.exec(r)??A.exec(r)))}function P(i){const r=i.length>64?
void 0:w(A.exec(i.trim()));if(!r||_(r)===void 0)return;const{year:t,month:n="",day:e="",hour:a="",minute:f="",second:o="",zone:s=""}=r;return`D:${t}${n}${e}${a}${f}${o}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function w(i){if(!i)return;const[,r,t,n,e,a,f,o,s,l,c]=i,m=o??(s===void 0?void 0:`${s}${l??"00"}:${c??"00"}`);return{year:r,
month:t,day:n,hour:e,minute:a,second:f,zone:m}}function _(i){if(!i)return;const{year:r,month:t,day:n,hour:e,minute:a="00",second:f="00",zone:o}=i,s=(c,m,u)=>c===
void 0||Number(c)>=m&&Number(c)<=u;if(Number(r)===0||!s(t,1,12)||!s(n,1,y(Number(r),Number(t)))||!s(e,0,23)||!s(a,0,59)||!s(f,0,59)||o!==void 0&&o!=="Z"&&!(s(o.
slice(1,3),0,23)&&s(o.slice(4),0,59)))return;const l=[r,t,n].filter(c=>c!==void 0).join("-");return e===void 0?l:`${l}T${e}:${a}:${f}${o==="+00:00"||o==="-00:00"?
"Z":o??""}`}function y(i,r){return r===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:((G,S,d)=>{d.d(S,{D6:()=>P,F1:()=>A,NL:()=>i,
P3:()=>O,br:()=>h,bs:()=>y});var g=d(98446);const O={problem:"names page 0: pages count from 1, and -1 is the last page"};function A(t,n,e){const a=[],f=[];for(const[
o,s]of t.split(",").entries()){const l=o+1;if(n!==void 0&&s.trim()===""){f.push(`entry ${l} is empty: write ${n}, separated by single commas`);continue}const c=e(
s,l);"problem"in c?f.push(h(l,s,c.problem)):a.push(c.item)}return f.length>0?{problem:y(f)}:{items:a}}const h=(t,n,e)=>`entry ${t} ('${r(n.trim())}') ${e}`,P=({
position:t,text:n},e,a)=>h(t,n,`names ${w(e)}, but the document has ${(0,g.y_)(a,"page")}`);function w(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const _=5;function y(t){const n=t.length-_;return[...t.slice(0,_),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function i(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,g.Bu)(n.join(""),40)}}),29082:((G,S,d)=>{d.d(S,{k1:()=>P,lY:()=>h,m7:()=>w});var g=d(58552),O=d(
66974);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,h=i=>(0,O.F1)(i,"pages such as 1..3, -1, odd",(r,t)=>{const n=r.trim(),e=A.exec(n);if(!e)
return{problem:y(n)};const[,a,f,o,s,l]=e,c={negated:a!==void 0,text:n,position:t};if(f!==void 0)return{item:{...c,pages:f.toLowerCase()}};const m=Number(o),u=s===
void 0?m:l===void 0?"end":Number(l);return m===0||u===0?O.P3:{item:{...c,pages:{from:m,to:u}}}});function P(i,r,t="pages"){const n=s=>(0,g.G6)([{field:t,message:s}]),
e=h(i);if("problem"in e)throw n(e.problem);const a=new _(r),f=new _(r),o=[];for(const s of e.items){const l=s.negated?f:a;if(typeof s.pages=="string"){l.add(s.pages);
continue}const{from:c,to:m}=s.pages,u=c<0?r+1+c:c,v=m==="end"?r:m<0?r+1+m:m,D=(m==="end"?c<0?[[c,u]]:[]:[[c,u],[m,v]]).find(([,T])=>T<1||T>r);D&&o.push((0,O.D6)(
s,D[0],r)),!(m==="end"&&u>r||o.length>0)&&l.range(Math.min(u,v),Math.max(u,v))}if(o.length>0)throw n((0,O.bs)(o));return e.items.every(({negated:s})=>s)&&a.add(
"all"),a.without(f)}function w(i){const r=h(i);if("problem"in r||r.items.length!==1)return;const{negated:t,pages:n}=r.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:a}=n;return a==="end"?{first:e}:a===-1?{first:e}:a<1?void 0:{first:Math.min(e,a),last:Math.max(e,a)}}class _{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,t){this.differences[r]++,this.differences[t+
1]--}without(r){const t=new Uint32Array(this.pageCount);let n=0,e=0,a=0;for(let f=1;f<=this.pageCount;f++){e+=this.differences[f],a+=r.differences[f];const o=f%
2===1?"odd":"even";(e>0||this[o])&&!(a>0||r[o])&&(t[n++]=f)}return t.subarray(0,n)}}function y(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is writt\
en 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((G,S,d)=>{d.d(S,{Q:()=>O});const g=A();function O(h){const[P,w,_,y]=g;let i=4294967295,r=0;for(const t=h.
length-3;r<t;r+=4)i^=h[r]|h[r+1]<<8|h[r+2]<<16|h[r+3]<<24,i=y[i&255]^_[i>>>8&255]^w[i>>>16&255]^P[i>>>24];for(;r<h.length;r++)i=P[(i^h[r])&255]^i>>>8;return~i>>>
0}function A(){const h=new Int32Array(256);for(let y=0;y<256;y++){let i=y;for(let r=0;r<8;r++)i=i&1?i>>>1^3988292384:i>>>1;h[y]=i}const P=y=>y.map(i=>h[i&255]^i>>>
8),w=P(h),_=P(w);return[h,w,_,P(_)]}}),55772:((G,S,d)=>{d.d(S,{fl:()=>i,mm:()=>_,vg:()=>y});var g=d(94289),O=d(33546),A=d(74135),h=d(59071);const P=1e3;function w(t){
const{width:n,height:e}=(0,A.JQ)(t),a=f=>Math.round(f*P)/P;return{width:a(n),height:a(e)}}function _({kinds:t,kindOf:n}){const e=new Int32Array(t.length),a=new Int32Array(
t.length);for(let o=n.length-1;o>=0;o--)e[n[o]]++,a[n[o]]=o+1;const f=new Map;for(const[o,s]of t.entries()){const{width:l,height:c}=w(s),m=`${l} ${c}`,u=f.get(m);
u?u.count+=e[o]:f.set(m,{width:l,height:c,count:e[o],firstPage:a[o]})}return[...f.values()]}async function y(t,{kinds:n,kindOf:e},a){const f=await i(t),o=n.map(
w);return Array.from(e,(s,l)=>({...o[s],rotation:n[s].rotation,label:f(l),characters:a?.[l]??null}))}async function i(t){const n=await(0,O.Hr)(t);return e=>n?r(
n(e)):null}function r({style:t,prefix:n,number:e}){return(0,h.ZK)(n)+(0,g.Y)(t,e)}}),83653:((G,S,d)=>{d.r(S),d.d(S,{pages_to_images:()=>v});var g=d(58552),O=d(29082),
A=d(1900);const h=256;async function P({width:x,height:E,row:M},C){const B=new y;for(let K=0;K<E;K++){const U=M(K),F=(0,A.rr)(U);for(let R=0,W=0;R<F.length;R++,
W+=A.vO)if(!(R>0&&F[R]===F[R-1])&&B.numberOf(U[W+2],U[W+1],U[W])>=h)return;const $=C.step(U.length*A.oF);$&&await $}const N=new Uint8Array(x);return{colors:B.colors,
samples:K=>{const U=M(K),F=(0,A.rr)(U);for(let $=0,R=0;$<x;$++,R+=A.vO)N[$]=$>0&&F[$]===F[$-1]?N[$-1]:B.numberOf(U[R+2],U[R+1],U[R]);return N}}}const w=h*4,_=2654435761;
class y{keys=new Int32Array(w).fill(-1);numbers=new Uint16Array(w);met=[];count=0;numberOf(E,M,C){const B=E<<16|M<<8|C;let N=Math.imul(B,_)>>>16&w-1;for(;this.keys[N]!==
B&&this.keys[N]!==-1;)N=N+1&w-1;return this.keys[N]===-1&&(this.keys[N]=B,this.numbers[N]=this.count++,this.met.push(E,M,C)),this.numbers[N]}get colors(){return Uint8Array.
from(this.met)}}var i=d(36116),r=d(14118),t=d(86799),n=d(6057),e=d(61273),a=d(30586),f=d(42973),o=d(21836),s=d(98446),l=d(41516),c=d(55772),m=d(52404);const u={
png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},v=async(x,E,M)=>{const C=E.font&&(0,t.g)(E.font,"font").bytes,B=await(0,o.E)(
x.bytes,M,{password:E.open_password}),N=B.pages.count,K=(0,O.k1)(E.pages,N);if(K.length===0)return{documents:[],files:[],notes:[m.$],facts:{imageCount:0}};T(K.length,
M);const U=[...K].map(H=>I((0,n.iw)(B,H-1),H,E));L(U,E,M);const F=await(0,c.fl)(B),$=await(0,l.ve)(B,K,E.with_annotations),{bytes:R,missing:W}=$,Z=C||W.pagesWithout().
size===0?void 0:await M.lent.drawingFont?.(),V=C??(Z&&(0,t.g)({name:"font",bytes:Z},"font").bytes),z=await r.YY.open(R,M,{...$,font:V}),X=x.name.replace(/\.pdf$/i,
""),ot=String(N).length,Y=[],{ending:it,mediaType:k}=u[E.image_format];let q=0,J=async()=>{};for(const[H,{page:Q,width:tt,height:et,resolution:rt}]of U.entries()){
const at=await z.draw(H,{width:tt,height:et,isTransparent:E.transparent}),{file:ct}=await D(at,rt,E,M);await J(),J=async()=>{const j=await ct;q+=j.length,b(q,M);
const nt=F(Q-1),st=`${X}-${String(Q).padStart(ot,"0")}.${it}`;Y.push({name:st,bytes:await M.onResult({index:H,name:st,bytes:j}),mediaType:k,facts:{page:Q,...nt&&
{label:nt},width:tt,height:et,size:j.length,mimeType:k}}),M.pace.progress((H+1)/U.length)}}return await J(),{documents:[],files:Y,notes:W.notes(C?"given":Z&&"le\
nt"),facts:{imageCount:Y.length}}};function I(x,E,M){const C=M.pixel_width===void 0?M.resolution:(0,i.C)(x,M.pixel_width);return{page:E,...(0,i.T)(x,C),resolution:C}}
async function D(x,E,M,C){const{grayscale:B,transparent:N,image_format:K,quality:U}=M,{width:F,height:$}=x,R=B||!await(0,A.cE)(x,C.pace);if(K==="jpeg"){const z=R?
"gray":"rgb",X=await(0,e.I)({width:F,height:$,color:z,quality:U,resolution:E,samples:(0,A.lc)(x,z)},C.pace);return{file:Promise.resolve(X)}}const W=R||N?void 0:
await P(x,C.pace),Z=W?"palette":N?R?"gray-alpha":"rgba":R?"gray":"rgb",V=W?W.samples:(0,A.lc)(x,Z);return await(0,a.Fo)({width:F,height:$,depth:8,color:Z,palette:W?.
colors,resolution:E,samples:V},C)}function T(x,{limits:{drawnPages:E}}){if(x<=E)return;const M=`pages_to_images gives at most ${(0,s.y_)(E,"image")} at once, an\
d pages names ${x}`;throw(0,f.F)("drawnPages",M,`Choose pages such as 1..${E}, or split the document first`,"pages")}function b(x,{limits:{drawnBytes:E}}){if(x<=
E)return;const M=`The images together are larger than ${E} bytes`;throw(0,f.F)("drawnBytes",M,"Choose fewer pages, or a lower resolution","pages")}const p=1e6;function L(x,E,{
limits:{pixels:M}}){const C=({width:R,height:W})=>R*W,B=x.reduce((R,W)=>C(W)>C(R)?W:R);if(C(B)<=M)return;const N=Math.sqrt(M/C(B)),[K,U]=E.pixel_width===void 0?
["resolution",E.resolution]:["pixel_width",E.pixel_width],F=Math.ceil(C(B)/p),$=`${U} would make images of ${(0,s.y_)(F,"megapixel")}: at most ${Math.floor(U*N)}\
 fits this document (page ${B.page})`;throw(0,g.G6)([{field:K,message:$}])}}),52404:((G,S,d)=>{d.d(S,{$:()=>h,U:()=>P});var g=d(58552),O=d(29082),A=d(98446);const h={
code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function P({first_page:w,last_page:_,pages:y},i){
if(y!==void 0)return(0,O.k1)(y,i);const r=(0,A.y_)(i,"page"),t=[];if(w>i&&t.push({field:"first_page",message:`is ${w}, but the document has ${r}`}),_!==void 0&&
_>i&&t.push({field:"last_page",message:`is ${_}, but the document has ${r}`}),t.length===0&&_!==void 0&&w>_&&t.push({field:"first_page",message:`is ${w}, which \
is after last_page (${_})`,mentions:["last_page"]}),t.length>0)throw(0,g.G6)(t);return Uint32Array.from({length:(_??i)-w+1},(n,e)=>w+e)}}),36116:((G,S,d)=>{d.d(
S,{C:()=>h,T:()=>A});var g=d(74135);const O=72;function A(P,w){const{width:_,height:y}=(0,g.JQ)(P),i=r=>Math.max(1,Math.round(r*w/O));return{width:i(_),height:i(
y)}}const h=(P,w)=>w*O/(0,g.JQ)(P).width}),1900:((G,S,d)=>{d.d(S,{b:()=>r,cE:()=>_,lc:()=>y,oF:()=>O,rr:()=>h,vO:()=>g});const g=4,O=2,A={gray:1,rgb:3,rgba:4,"g\
ray-alpha":2},h=t=>t.byteOffset%g===0?new Uint32Array(t.buffer,t.byteOffset,t.length/g):new Uint32Array(t.slice().buffer),P=new Uint32Array(0),w=(t,n)=>n>0&&Buffer.
compare(t(n),t(n-1))===0;async function _({height:t,row:n},e){let a=-1;for(let f=0;f<t;f++){const o=n(f),s=w(n,f)?P:h(o);for(let c=0;c<s.length;c++){if(s[c]===a)
continue;const m=c*g,u=o[m+1];if(o[m]!==u||o[m+2]!==u)return!0;a=s[c]}const l=e.step(o.length*O);l&&await l}return!1}function y({width:t,row:n},e){const a=A[e],
f=new Uint8Array(t*a),o=a<3,s=a%2===0;let l=-1;return c=>{const m=l===c-1&&w(n,c);if(l=c,m)return f;const u=n(c),v=h(u);for(let I=0,D=0;I<v.length;I++){if(I>0&&
v[I]===v[I-1]){for(const x=D+a;D<x;D++)f[D]=f[D-a];continue}const T=I*g,[b,p,L]=[u[T],u[T+1],u[T+2]];o?f[D++]=i(L,p,b):(f[D++]=L,f[D++]=p,f[D++]=b),s&&(f[D++]=u[T+
3])}return f}}const i=(t,n,e)=>77*t+150*n+29*e+128>>8;function r(t){const n=new Uint8Array(t.length/3);for(let e=0;e<n.length;e++)n[e]=i(t[e*3],t[e*3+1],t[e*3+2]);
return n}}),61273:((G,S,d)=>{d.d(S,{I:()=>_});var g=d(64680),O=d(16353),A=d(47772);const h=8,P=12,w=65535;async function _(o,s){const{width:l,height:c,color:m,quality:u}=o,
v=new g.k(Math.max(4096,l*c>>2)),I=(0,A.vI)(u,"luminance"),D=m==="rgb"?[I,(0,A.vI)(u,"chrominance")]:[I];r(v,o,D);const T=m==="rgb"?new f(o,v,D):new a(o,v,D);for(let b=0;b<
c;b+=T.height){T.write(b);const p=s.step(l*T.height*(m==="inks"?2:1)*P);p&&await p}return T.finish(),y(v,217),v.bytes}function y(o,s,...l){if(o.byte(255),o.byte(
s),l.length!==0)for(const c of[...i(l.length+2),...l])o.byte(c)}const i=o=>[o>>8,o&255];function r(o,{width:s,height:l,color:c,resolution:m},u){const v=i(Math.min(
Math.round(m),w));y(o,216),c!=="inks"&&y(o,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...v,...v,0,0);for(const[T,b]of u.entries())y(o,219,T,...[...A.Tl].map(p=>b[p]));
const I=c==="rgb"?[1,34,0,2,17,1,3,17,1]:t(c).flatMap(T=>[T,17,0]);y(o,192,8,...i(l),...i(s),I.length/3,...I);for(const T of u.keys())for(const[b,p]of[O.np[T],O.
e_[T]].entries())y(o,196,b<<4|T,...p.counts,...p.values);const D=c==="rgb"?[1,0,2,17,3,17]:t(c).flatMap(T=>[T,0]);y(o,218,D.length/2,...D,0,63,0)}const t=o=>o===
"gray"?[1]:[1,2,3,4];class n{width;height;samples;block=new Float32Array(h*h);divisors;coder;constructor(s,l,c,m,u,v){this.width=s,this.height=l,this.samples=new Float32Array(
s*l),this.divisors=(0,A.X)(m),this.coder=new O.tt(c,u,v)}set(s,l,c){this.samples[s*this.width+l]=c}setRow(s,l,c,m,u){const{samples:v,width:I}=this,D=s*I;for(let T=0,
b=c;T<u;T++,b+=m)v[D+T]=l[b];v.fill(v[D+u-1],D+u,D+I)}write(s,l){const{samples:c,width:m,block:u}=this;for(let v=0,I=0;v<h;v++)for(let D=(l+v)*m+s,T=D+h;D<T;)u[I++]=
c[D++]-128;(0,A.pd)(u),this.coder.write(u,this.divisors)}}const e=(o,s)=>Math.ceil(o/s)*s;class a{image;height=h;bits;planes;constructor(s,l,[c]){this.image=s,this.
bits=new O.t0(l);const m=e(s.width,h),u=s.color==="gray"?1:4;this.planes=Array.from({length:u},()=>new n(m,h,this.bits,c,O.np[0],O.e_[0]))}write(s){const{image:l,
planes:c}=this,{width:m}=c[0];for(let u=0;u<h;u++){const v=l.samples(Math.min(s+u,l.height-1));for(const[I,D]of c.entries())D.setRow(u,v,I,c.length,l.width)}for(let u=0;u<
m;u+=h)for(const v of c)v.write(u,0)}finish(){this.bits.finish()}}class f{image;height=2*h;bits;light;blue;red;sums;constructor(s,l,[c,m]){this.image=s,this.bits=
new O.t0(l);const u=e(s.width,2*h);this.light=new n(u,2*h,this.bits,c,O.np[0],O.e_[0]),this.blue=new n(u/2,h,this.bits,m,O.np[1],O.e_[1]),this.red=new n(u/2,h,this.
bits,m,O.np[1],O.e_[1]),this.sums=new Float32Array(u)}write(s){const{light:l,blue:c,red:m}=this;for(let u=0;u<this.height;u++)this.row(u,Math.min(s+u,this.image.
height-1));for(let u=0;u<l.width;u+=this.height){for(const v of[0,h])for(const I of[0,h])l.write(u+I,v);c.write(u/2,0),m.write(u/2,0)}}finish(){this.bits.finish()}row(s,l){
const{image:c,light:m,blue:u,red:v,sums:I}=this,D=c.samples(l),T=c.width-1,b=s%2===0;b&&I.fill(0);for(let p=0;p<m.width;p++){const L=Math.min(p,T)*3,[x,E,M]=[D[L],
D[L+1],D[L+2]];m.set(s,p,.299*x+.587*E+.114*M);const C=p&-2;I[C]+=-.168736*x-.331264*E+.5*M,I[C+1]+=.5*x-.418688*E-.081312*M}if(!b)for(let p=0;p<m.width;p+=2)u.
set(s>>1,p>>1,I[p]/4+128),v.set(s>>1,p>>1,I[p+1]/4+128)}}}),30586:((G,S,d)=>{d.d(S,{Fo:()=>o,Hy:()=>f});var g=d(44131),O=d(64680),A=d(19158),h=d(68973);const P=Uint8Array.
of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},_={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},y=.0254,i=6,r=8388608,t=65536,n=2,
e=.6,a=4,f=async(b,p)=>(await o(b,p)).file;async function o(b,p){const{width:L,height:x,depth:E,color:M,palette:C,profile:B,resolution:N}=b,K=Buffer.alloc(13);K.
writeUInt32BE(L,0),K.writeUInt32BE(x,4),K.set([E,w[M],0,0,0],8);const U=[P,T("IHDR",K)];B&&U.push(await l(B,p)),N!==void 0&&U.push(T("pHYs",c(N))),C&&U.push(T("\
PLTE",C));const{data:F}=await m(b,p),$=F.then(R=>Buffer.concat([...U,T("IDAT",R),T("IEND",new Uint8Array(0))]));return $.catch(()=>{}),{file:$}}const s=4;async function l(b,p){
return T("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,h.uM)(p).deflate(b,s)]))}function c(b){const p=Buffer.alloc(9),L=Math.round(b/y);return p.
writeUInt32BE(L,0),p.writeUInt32BE(L,4),p[8]=1,p}async function m(b,{codec:p,pace:L}){const x=(u(b)+1)*b.height;if(!p&&x>r){const B=await(0,A.p)(new CompressionStream(
"deflate"),v(b,L,!0));return{data:Promise.resolve(B)}}const E=new O.k(x);for await(const B of v(b,L,!1))E.copy(B,0,B.length);const M=E.bytes,C=p?p.deflate(M,i):
(0,A.p)(new CompressionStream("deflate"),[M]);return x>r&&await C,{data:C}}const u=({width:b,depth:p,color:L})=>Math.ceil(b*p*_[L]/8);async function*v(b,p,L){const{
height:x,samples:E}=b,M=u(b),C=I(b),B=typeof E=="function"?E:$=>E.subarray($*M,$*M+M),N=new Uint8Array(M),K=Math.max(1,Math.floor(t/(M+1)));let U=new Uint8Array(
0),F=0;for(let $=0;$<x;$++){if(F===U.length){const z=Math.min(K,x-$)*(M+1);(L||U.length!==z)&&(U=new Uint8Array(z)),F=0}const R=U.subarray(F,F+=M+1),W=B($).subarray(
0,M),Z=$>0&&Buffer.compare(W,N)===0;if(R[0]=C(W,Z),R[0]!==n)R.set(W,1);else if(!Z)for(let z=0;z<M;z++)R[z+1]=W[z]-N[z];Z||N.set(W),F===U.length&&(yield U);const V=p.
step(M);V&&await V}}function I({depth:b,color:p}){if(b<8||p==="palette")return()=>0;const L=_[p];let x;return(E,M)=>{if(M)return x;const C=x===void 0;return x=b===
8&&D(E,L)?0:n,C?0:x}}function D(b,p){let L=0,x=0;for(let E=p;E<b.length;E+=a*p)b[E]===b[E-p]&&L++,x++;return L>=x*e}function T(b,p){const L=Buffer.alloc(p.length+
12);return L.writeUInt32BE(p.length,0),L.write(b,4,"latin1"),L.set(p,8),L.writeUInt32BE((0,g.Q)(L.subarray(4,p.length+8)),p.length+8),L}}),5490:((G,S,d)=>{d.d(S,
{M:()=>h,U:()=>A});var g=d(74135);const O=1e4;class A{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){switch(w.operator){case"q":return this.saved.
length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":
return this.transform(w),!0;default:return!1}}transform(w){if(w.count!==6)return;const[_,y,i,r,t,n]=h(w);this.current.matrix=(0,g.lw)([_,y,i,r,t,n],this.current.
matrix)}}const h=P=>Array.from({length:P.count},(w,_)=>P.number(_))}),36502:((G,S,d)=>{d.d(S,{z:()=>y});var g=d(45599);const O={View:"ViewState",Print:"PrintSta\
te"};class A{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.
get("AS"))??[]){const a=t.dict(e),f=t.resolve(a?.get("Event"));if(!a||!((0,g.Eo)(f,"View")||(0,g.Eo)(f,"Print")))continue;const o=h(t,a.get("Category")),s=this.
categories[f.text];for(const l of t.array(a.get("OCGs"))??[]){if(!(0,g.i9)(l))continue;const c=s.get(l.number)??new Set;for(const m of o)c.add(m);s.set(l.number,
c)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.dict(new g.oS(t)));return!e.has("All")&&![...e].some(a=>n.
has(a))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const a=this.document.dict(this.document.dict(new g.oS(t))?.get("Usage"));let f;for(const o of e){
const s=O[o],l=s===void 0?null:this.document.resolve(this.document.dict(a?.get(o))?.get(s));if((0,g.Eo)(l,"OFF"))return!1;(0,g.Eo)(l,"ON")&&(f=!0)}return f}intentsOf(t){
const n=h(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function h(r,t){return(r.array(t)??[t??null]).map(e=>r.resolve(e)).flatMap(e=>e instanceof
g.SX?[e.text]:[])}const P=32;function w(r,t,n,e){const a=(f,o)=>{const s=e.get(f);if(s!==void 0)return s;e.set(f,!0);const l=r.resolve(f[0]),c=v=>{const I=r.resolve(
v);return(0,g.cy)(I)?o>0?a(I,o-1):!0:!(0,g.i9)(v)||n(v.number)},m=f.slice(1),u=_(l instanceof g.SX?l.text:"",m,c);return e.set(f,u),u};return a(t,P)}function _(r,t,n){
switch(r){case"And":return t.every(n);case"Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class y{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,g.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,g.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,g.i9)(e)&&this.on.add(e.number);this.usages=new A(t,n),this.viewed=
i(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=i(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,g.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(t.flatMap(a=>(0,g.i9)(a)?[a.number]:[])),e=[];
for(const a of n){!this.viewed.states(a)&&!this.printed.states(a)&&e.push(a);const f=this.document.job.pace.step(1e3);f&&await f}return e}shows(t,n){const{document:e}=this,
{states:a,memberships:f,expressions:o}=n,s=e.dict(t);if(!s)return!0;if(!(0,g.Eo)(e.resolve(s.get("Type")),"OCMD"))return!(0,g.i9)(t)||a(t.number);const l=f.get(
s);if(l!==void 0)return l;const c=e.resolve(s.get("VE")),m=(0,g.cy)(c)?w(e,c,a,o):this.showsByPolicy(s,n);return f.set(s,m),m}showsByPolicy(t,{states:n,lists:e}){
const{document:a}=this,f=a.array(t.get("OCGs"))??[t.get("OCGs")??null];let o=e.get(f);if(!o){const l=f.filter(g.i9).map(({number:c})=>n(c));o=l.length===0?"empt\
y":{all:!l.includes(!1),any:l.includes(!0)},e.set(f,o)}if(o==="empty")return!0;const s=a.resolve(t.get("P"));switch(s instanceof g.SX?s.text:"AnyOn"){case"AllOn":
return o.all;case"AnyOff":return!o.all;case"AllOff":return!o.any;default:return o.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function i(r){
const t=new Map;return{states:e=>{let a=t.get(e);return a===void 0&&t.set(e,a=r(e)),a},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),94289:((G,S,d)=>{
d.d(S,{Y:()=>g});function g(_,y){switch(_){case"D":return String(y);case"R":return P(y);case"r":return P(y).toLowerCase();case"A":return w(y);case"a":return w(y).
toLowerCase();default:return""}}const O=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],A=1e5,h=2600;function P(_){if(_>A)return String(_);let y="",i=_;for(const[r,t]of O)for(;i>=r;)y+=t,i-=r;return y}function w(_){return _>h?String(_):String.
fromCharCode(65+(_-1)%26).repeat(Math.ceil(_/26))}}),44738:((G,S,d)=>{d.d(S,{L:()=>_,m:()=>y});var g=d(45599),O=d(55969),A=d(3466),h=d(9731),P=d(17671);const w=1e3;
async function _(i,r){const t=new Set;let n=0,e=!1;for(let o=0;o<i.pages.count;o++){const s=y(i,i.pages.number(o));for(const{number:c}of s){const m=i.get(c),u=i.
job.pace.step(w);if(u&&await u,t.has(c)||!(0,g.Zm)(m)||!r(m,o))continue;t.add(c);const v=(0,O.B)(i,m);v==="Popup"&&n++,v==="Widget"&&(e=!0)}const l=i.job.pace.step(
500);l&&await l}if(t.size===0)return 0;const a=(0,P.Hi)(i),f=e?await A.R.of(i):void 0;return await(0,P.Pv)(a,t,()=>(0,P.Wi)(a,t)),f&&await(0,P.zg)(a,f),await(0,h.
U)(a),t.size-n}function y(i,r){const t=i.entry(r,"Annots"),n=i.array(t)??[];if(!n.some(g.Zm))return n.filter(g.i9);const e=i.edit((0,g.i9)(t)?t:r),a=i.array((0,g.
Zm)(e)?e.get("Annots"):e)??[];for(const[f,o]of a.entries())(0,g.Zm)(o)&&(a[f]=i.add(o));return a.filter(g.i9)}}),33311:((G,S,d)=>{d.d(S,{S:()=>A});var g=d(21996),
O=d(70549);const A=(0,O.n)(h=>(0,g.zx)(h,["AP","JS","EF","ByteRange","Sig"]))}),59071:((G,S,d)=>{d.d(S,{Gh:()=>t,ZK:()=>n,wh:()=>r});var g=d(77581),O=d(45599);const A=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
h=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,w=e=>e.replace(A,"").replace(
h,"").replace(P,"�"),_=200,y=new WeakMap;function i(e){if(e.bytes.length<_)return w((0,g.g7)(e));let a=y.get(e);return a===void 0&&y.set(e,a=w((0,g.g7)(e))),a}
const r=e=>w(e).trim();function t(e){const a=e instanceof O.Mx?i(e).trim():"";return a===""?null:a}const n=e=>e?i(e):""})};
