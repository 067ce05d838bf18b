"use strict";exports.id=7190,exports.ids=[7190],exports.modules={17079:((G,I,u)=>{u.d(I,{Z:()=>A,_:()=>h});const g=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,b=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function h(o){
if(o.length>64)return;const r=o.trim().replace(O,(t,n,e,a)=>`${n??""}${1900+Number(e)}${a}`);return _(w(g.exec(r)??b.exec(r)))}function A(o){const r=o.length>64?
void 0:w(b.exec(o.trim()));if(!r||_(r)===void 0)return;const{year:t,month:n="",day:e="",hour:a="",minute:f="",second:s="",zone:i=""}=r;return`D:${t}${n}${e}${a}${f}${s}${i===
"Z"||i===""?i:`${i.replace(":","'")}'`}`}function w(o){if(!o)return;const[,r,t,n,e,a,f,s,i,l,c]=o,m=s??(i===void 0?void 0:`${i}${l??"00"}:${c??"00"}`);return{year:r,
month:t,day:n,hour:e,minute:a,second:f,zone:m}}function _(o){if(!o)return;const{year:r,month:t,day:n,hour:e,minute:a="00",second:f="00",zone:s}=o,i=(c,m,d)=>c===
void 0||Number(c)>=m&&Number(c)<=d;if(Number(r)===0||!i(t,1,12)||!i(n,1,y(Number(r),Number(t)))||!i(e,0,23)||!i(a,0,59)||!i(f,0,59)||s!==void 0&&s!=="Z"&&!(i(s.
slice(1,3),0,23)&&i(s.slice(4),0,59)))return;const l=[r,t,n].filter(c=>c!==void 0).join("-");return e===void 0?l:`${l}T${e}:${a}:${f}${s==="+00:00"||s==="-00:00"?
"Z":s??""}`}function y(o,r){return r===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:((G,I,u)=>{u.d(I,{D6:()=>A,F1:()=>b,NL:()=>o,
P3:()=>O,br:()=>h,bs:()=>y});var g=u(98446);const O={problem:"names page 0: pages count from 1, and -1 is the last page"};function b(t,n,e){const a=[],f=[];for(const[
s,i]of t.split(",").entries()){const l=s+1;if(n!==void 0&&i.trim()===""){f.push(`entry ${l} is empty: write ${n}, separated by single commas`);continue}const c=e(
i,l);"problem"in c?f.push(h(l,i,c.problem)):a.push(c.item)}return f.length>0?{problem:y(f)}:{items:a}}const h=(t,n,e)=>`entry ${t} ('${r(n.trim())}') ${e}`,A=({
position:t,text:n},e,a)=>h(t,n,`names ${w(e)}, but the document has ${(0,g.y_)(a,"page")}`);function w(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const _=5;function y(t){const n=t.length-_;return[...t.slice(0,_),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function o(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,g.Bu)(n.join(""),40)}}),29082:((G,I,u)=>{u.d(I,{k1:()=>A,lY:()=>h,m7:()=>w});var g=u(58552),O=u(
66974);const b=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,h=o=>(0,O.F1)(o,"pages such as 1..3, -1, odd",(r,t)=>{const n=r.trim(),e=b.exec(n);if(!e)
return{problem:y(n)};const[,a,f,s,i,l]=e,c={negated:a!==void 0,text:n,position:t};if(f!==void 0)return{item:{...c,pages:f.toLowerCase()}};const m=Number(s),d=i===
void 0?m:l===void 0?"end":Number(l);return m===0||d===0?O.P3:{item:{...c,pages:{from:m,to:d}}}});function A(o,r,t="pages"){const n=i=>(0,g.G6)([{field:t,message:i}]),
e=h(o);if("problem"in e)throw n(e.problem);const a=new _(r),f=new _(r),s=[];for(const i of e.items){const l=i.negated?f:a;if(typeof i.pages=="string"){l.add(i.pages);
continue}const{from:c,to:m}=i.pages,d=c<0?r+1+c:c,x=m==="end"?r:m<0?r+1+m:m,C=(m==="end"?c<0?[[c,d]]:[]:[[c,d],[m,x]]).find(([,D])=>D<1||D>r);C&&s.push((0,O.D6)(
i,C[0],r)),!(m==="end"&&d>r||s.length>0)&&l.range(Math.min(d,x),Math.max(d,x))}if(s.length>0)throw n((0,O.bs)(s));return e.items.every(({negated:i})=>i)&&a.add(
"all"),a.without(f)}function w(o){const r=h(o);if("problem"in r||r.items.length!==1)return;const{negated:t,pages:n}=r.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:a}=n;return a==="end"?{first:e}:a===-1?{first:e}:a<1?void 0:{first:Math.min(e,a),last:Math.max(e,a)}}class _{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,t){this.differences[r]++,this.differences[t+
1]--}without(r){const t=new Uint32Array(this.pageCount);let n=0,e=0,a=0;for(let f=1;f<=this.pageCount;f++){e+=this.differences[f],a+=r.differences[f];const s=f%
2===1?"odd":"even";(e>0||this[s])&&!(a>0||r[s])&&(t[n++]=f)}return t.subarray(0,n)}}function y(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is writt\
en 1..5":/^!/.test(o)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((G,I,u)=>{u.d(I,{Q:()=>O});const g=b();function O(h){const[A,w,_,y]=g;let o=4294967295,r=0;for(const t=h.
length-3;r<t;r+=4)o^=h[r]|h[r+1]<<8|h[r+2]<<16|h[r+3]<<24,o=y[o&255]^_[o>>>8&255]^w[o>>>16&255]^A[o>>>24];for(;r<h.length;r++)o=A[(o^h[r])&255]^o>>>8;return~o>>>
0}function b(){const h=new Int32Array(256);for(let y=0;y<256;y++){let o=y;for(let r=0;r<8;r++)o=o&1?o>>>1^3988292384:o>>>1;h[y]=o}const A=y=>y.map(o=>h[o&255]^o>>>
8),w=A(h),_=A(w);return[h,w,_,A(_)]}}),55772:((G,I,u)=>{u.d(I,{fl:()=>o,mm:()=>_,vg:()=>y});var g=u(94289),O=u(33546),b=u(74135),h=u(59071);const A=1e3;function w(t){
const{width:n,height:e}=(0,b.JQ)(t),a=f=>Math.round(f*A)/A;return{width:a(n),height:a(e)}}function _({kinds:t,kindOf:n}){const e=new Int32Array(t.length),a=new Int32Array(
t.length);for(let s=n.length-1;s>=0;s--)e[n[s]]++,a[n[s]]=s+1;const f=new Map;for(const[s,i]of t.entries()){const{width:l,height:c}=w(i),m=`${l} ${c}`,d=f.get(m);
d?d.count+=e[s]:f.set(m,{width:l,height:c,count:e[s],firstPage:a[s]})}return[...f.values()]}async function y(t,{kinds:n,kindOf:e},a){const f=await o(t),s=n.map(
w);return Array.from(e,(i,l)=>({...s[i],rotation:n[i].rotation,label:f(l),characters:a?.[l]??null}))}async function o(t){const n=await(0,O.Hr)(t);return e=>n?r(
n(e)):null}function r({style:t,prefix:n,number:e}){return(0,h.ZK)(n)+(0,g.Y)(t,e)}}),83653:((G,I,u)=>{u.r(I),u.d(I,{pages_to_images:()=>x});var g=u(58552),O=u(29082),
b=u(1900);const h=256;async function A({width:v,height:E,row:M},T){const B=new y;for(let K=0;K<E;K++){const U=M(K),F=(0,b.rr)(U);for(let R=0,W=0;R<F.length;R++,
W+=b.vO)if(!(R>0&&F[R]===F[R-1])&&B.numberOf(U[W+2],U[W+1],U[W])>=h)return;const $=T.step(U.length*b.oF);$&&await $}const N=new Uint8Array(v);return{colors:B.colors,
samples:K=>{const U=M(K),F=(0,b.rr)(U);for(let $=0,R=0;$<v;$++,R+=b.vO)N[$]=$>0&&F[$]===F[$-1]?N[$-1]:B.numberOf(U[R+2],U[R+1],U[R]);return N}}}const w=h*4,_=2654435761;
class y{keys=new Int32Array(w).fill(-1);numbers=new Uint16Array(w);met=[];count=0;numberOf(E,M,T){const B=E<<16|M<<8|T;let N=Math.imul(B,_)>>>16&w-1;for(;this.keys[N]!==
B&&this.keys[N]!==-1;)N=N+1&w-1;return this.keys[N]===-1&&(this.keys[N]=B,this.numbers[N]=this.count++,this.met.push(E,M,T)),this.numbers[N]}get colors(){return Uint8Array.
from(this.met)}}var o=u(36116),r=u(14118),t=u(86799),n=u(6057),e=u(61273),a=u(30586),f=u(42973),s=u(21836),i=u(98446),l=u(41516),c=u(55772),m=u(52404);const d={
png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},x=async(v,E,M)=>{const T=E.font&&(0,t.g)(E.font,"font").bytes,B=await(0,s.E)(
v.bytes,M,{password:E.open_password}),N=B.pages.count,K=(0,O.k1)(E.pages,N);if(K.length===0)return{documents:[],files:[],notes:[m.$],facts:{imageCount:0}};D(K.length,
M);const U=[...K].map(H=>S((0,n.iw)(B,H-1),H,E));L(U,E,M);const F=await(0,c.fl)(B),$=await(0,l.ve)(B,K,E.with_annotations),{bytes:R,missing:W}=$,Z=T||W.pagesWithout().
size===0?void 0:await M.lent.drawingFont?.(),V=T??(Z&&(0,t.g)({name:"font",bytes:Z},"font").bytes),z=await r.YY.open(R,M,{...$,font:V}),X=v.name.replace(/\.pdf$/i,
""),ot=String(N).length,Y=[],{ending:it,mediaType:k}=d[E.image_format];let q=0,J=async()=>{};for(const[H,{page:Q,width:tt,height:et,resolution:rt}]of U.entries()){
const at=await z.draw(H,{width:tt,height:et,isTransparent:E.transparent}),{file:ct}=await C(at,rt,E,M);await J(),J=async()=>{const j=await ct;q+=j.length,P(q,M);
const nt=F(Q-1),st=`${X}-${String(Q).padStart(ot,"0")}.${it}`;Y.push({name:st,bytes:await M.onResult({index:H,name:st,bytes:j}),mediaType:k,facts:{page:Q,...nt&&
{label:nt},width:tt,height:et,size:j.length,mimeType:k}}),M.pace.progress((H+1)/U.length)}}return await J(),{documents:[],files:Y,notes:W.notes(T?"given":Z&&"le\
nt"),facts:{imageCount:Y.length}}};function S(v,E,M){const T=M.pixel_width===void 0?M.resolution:(0,o.C)(v,M.pixel_width);return{page:E,...(0,o.T)(v,T),resolution:T}}
async function C(v,E,M,T){const{grayscale:B,transparent:N,image_format:K,quality:U}=M,{width:F,height:$}=v,R=B||!await(0,b.cE)(v,T.pace);if(K==="jpeg"){const z=R?
"gray":"rgb",X=await(0,e.I)({width:F,height:$,color:z,quality:U,resolution:E,samples:(0,b.lc)(v,z)},T.pace);return{file:Promise.resolve(X)}}const W=R||N?void 0:
await A(v,T.pace),Z=W?"palette":N?R?"gray-alpha":"rgba":R?"gray":"rgb",V=W?W.samples:(0,b.lc)(v,Z);return await(0,a.Fo)({width:F,height:$,depth:8,color:Z,palette:W?.
colors,resolution:E,samples:V},T)}function D(v,{limits:{drawnPages:E}}){if(v<=E)return;const M=`pages_to_images gives at most ${(0,i.y_)(E,"image")} at once, an\
d pages names ${v}`;throw(0,f.F)("drawnPages",M,`Choose pages such as 1..${E}, or split the document first`,"pages")}function P(v,{limits:{drawnBytes:E}}){if(v<=
E)return;const M=`The images together are larger than ${E} bytes`;throw(0,f.F)("drawnBytes",M,"Choose fewer pages, or a lower resolution","pages")}const p=1e6;function L(v,E,{
limits:{pixels:M}}){const T=({width:R,height:W})=>R*W,B=v.reduce((R,W)=>T(W)>T(R)?W:R);if(T(B)<=M)return;const N=Math.sqrt(M/T(B)),[K,U]=E.pixel_width===void 0?
["resolution",E.resolution]:["pixel_width",E.pixel_width],F=Math.ceil(T(B)/p),$=`${U} would make images of ${(0,i.y_)(F,"megapixel")}: at most ${Math.floor(U*N)}\
 fits this document (page ${B.page})`;throw(0,g.G6)([{field:K,message:$}])}}),52404:((G,I,u)=>{u.d(I,{$:()=>h,U:()=>A});var g=u(58552),O=u(29082),b=u(98446);const h={
code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function A({first_page:w,last_page:_,pages:y},o){
if(y!==void 0)return(0,O.k1)(y,o);const r=(0,b.y_)(o,"page"),t=[];if(w>o&&t.push({field:"first_page",message:`is ${w}, but the document has ${r}`}),_!==void 0&&
_>o&&t.push({field:"last_page",message:`is ${_}, but the document has ${r}`}),t.length===0&&_!==void 0&&w>_&&t.push({field:"first_page",message:`is ${w}, which \
is after last_page (${_})`,mentions:["last_page"]}),t.length>0)throw(0,g.G6)(t);return Uint32Array.from({length:(_??o)-w+1},(n,e)=>w+e)}}),36116:((G,I,u)=>{u.d(
I,{C:()=>h,T:()=>b});var g=u(74135);const O=72;function b(A,w){const{width:_,height:y}=(0,g.JQ)(A),o=r=>Math.max(1,Math.round(r*w/O));return{width:o(_),height:o(
y)}}const h=(A,w)=>w*O/(0,g.JQ)(A).width}),1900:((G,I,u)=>{u.d(I,{b:()=>r,cE:()=>_,lc:()=>y,oF:()=>O,rr:()=>h,vO:()=>g});const g=4,O=2,b={gray:1,rgb:3,rgba:4,"g\
ray-alpha":2},h=t=>t.byteOffset%g===0?new Uint32Array(t.buffer,t.byteOffset,t.length/g):new Uint32Array(t.slice().buffer),A=new Uint32Array(0),w=(t,n)=>n>0&&Buffer.
compare(t(n),t(n-1))===0;async function _({height:t,row:n},e){let a=-1;for(let f=0;f<t;f++){const s=n(f),i=w(n,f)?A:h(s);for(let c=0;c<i.length;c++){if(i[c]===a)
continue;const m=c*g,d=s[m+1];if(s[m]!==d||s[m+2]!==d)return!0;a=i[c]}const l=e.step(s.length*O);l&&await l}return!1}function y({width:t,row:n},e){const a=b[e],
f=new Uint8Array(t*a),s=a<3,i=a%2===0;let l=-1;return c=>{const m=l===c-1&&w(n,c);if(l=c,m)return f;const d=n(c),x=h(d);for(let S=0,C=0;S<x.length;S++){if(S>0&&
x[S]===x[S-1]){for(const v=C+a;C<v;C++)f[C]=f[C-a];continue}const D=S*g,[P,p,L]=[d[D],d[D+1],d[D+2]];s?f[C++]=o(L,p,P):(f[C++]=L,f[C++]=p,f[C++]=P),i&&(f[C++]=d[D+
3])}return f}}const o=(t,n,e)=>77*t+150*n+29*e+128>>8;function r(t){const n=new Uint8Array(t.length/3);for(let e=0;e<n.length;e++)n[e]=o(t[e*3],t[e*3+1],t[e*3+2]);
return n}}),61273:((G,I,u)=>{u.d(I,{I:()=>_});var g=u(64680),O=u(16353),b=u(47772);const h=8,A=12,w=65535;async function _(s,i){const{width:l,height:c,color:m,quality:d}=s,
x=new g.k(Math.max(4096,l*c>>2)),S=(0,b.vI)(d,"luminance"),C=m==="rgb"?[S,(0,b.vI)(d,"chrominance")]:[S];r(x,s,C);const D=m==="rgb"?new f(s,x,C):new a(s,x,C);for(let P=0;P<
c;P+=D.height){D.write(P);const p=i.step(l*D.height*(m==="inks"?2:1)*A);p&&await p}return D.finish(),y(x,217),x.bytes}function y(s,i,...l){if(s.byte(255),s.byte(
i),l.length!==0)for(const c of[...o(l.length+2),...l])s.byte(c)}const o=s=>[s>>8,s&255];function r(s,{width:i,height:l,color:c,resolution:m},d){const x=o(Math.min(
Math.round(m),w));y(s,216),c!=="inks"&&y(s,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...x,...x,0,0);for(const[D,P]of d.entries())y(s,219,D,...[...b.Tl].map(p=>P[p]));
const S=c==="rgb"?[1,34,0,2,17,1,3,17,1]:t(c).flatMap(D=>[D,17,0]);y(s,192,8,...o(l),...o(i),S.length/3,...S);for(const D of d.keys())for(const[P,p]of[O.np[D],O.
e_[D]].entries())y(s,196,P<<4|D,...p.counts,...p.values);const C=c==="rgb"?[1,0,2,17,3,17]:t(c).flatMap(D=>[D,0]);y(s,218,C.length/2,...C,0,63,0)}const t=s=>s===
"gray"?[1]:[1,2,3,4];class n{width;height;samples;block=new Float32Array(h*h);divisors;coder;constructor(i,l,c,m,d,x){this.width=i,this.height=l,this.samples=new Float32Array(
i*l),this.divisors=(0,b.X)(m),this.coder=new O.tt(c,d,x)}set(i,l,c){this.samples[i*this.width+l]=c}write(i,l){const{samples:c,width:m,block:d}=this;for(let x=0,
S=0;x<h;x++)for(let C=(l+x)*m+i,D=C+h;C<D;)d[S++]=c[C++]-128;(0,b.pd)(d),this.coder.write(d,this.divisors)}}const e=(s,i)=>Math.ceil(s/i)*i;class a{image;height=h;bits;planes;constructor(i,l,[
c]){this.image=i,this.bits=new O.t0(l);const m=e(i.width,h),d=i.color==="gray"?1:4;this.planes=Array.from({length:d},()=>new n(m,h,this.bits,c,O.np[0],O.e_[0]))}write(i){
const{image:l,planes:c}=this,{width:m}=c[0];for(let d=0;d<h;d++){const x=l.samples(Math.min(i+d,l.height-1));for(const[S,C]of c.entries())for(let D=0;D<m;D++)C.
set(d,D,x[Math.min(D,l.width-1)*c.length+S])}for(let d=0;d<m;d+=h)for(const x of c)x.write(d,0)}finish(){this.bits.finish()}}class f{image;height=2*h;bits;light;blue;red;sums;constructor(i,l,[
c,m]){this.image=i,this.bits=new O.t0(l);const d=e(i.width,2*h);this.light=new n(d,2*h,this.bits,c,O.np[0],O.e_[0]),this.blue=new n(d/2,h,this.bits,m,O.np[1],O.
e_[1]),this.red=new n(d/2,h,this.bits,m,O.np[1],O.e_[1]),this.sums=new Float32Array(d)}write(i){const{light:l,blue:c,red:m}=this;for(let d=0;d<this.height;d++)this.
row(d,Math.min(i+d,this.image.height-1));for(let d=0;d<l.width;d+=this.height){for(const x of[0,h])for(const S of[0,h])l.write(d+S,x);c.write(d/2,0),m.write(d/2,
0)}}finish(){this.bits.finish()}row(i,l){const{image:c,light:m,blue:d,red:x,sums:S}=this,C=c.samples(l),D=c.width-1,P=i%2===0;P&&S.fill(0);for(let p=0;p<m.width;p++){
const L=Math.min(p,D)*3,[v,E,M]=[C[L],C[L+1],C[L+2]];m.set(i,p,.299*v+.587*E+.114*M);const T=p&-2;S[T]+=-.168736*v-.331264*E+.5*M,S[T+1]+=.5*v-.418688*E-.081312*
M}if(!P)for(let p=0;p<m.width;p+=2)d.set(i>>1,p>>1,S[p]/4+128),x.set(i>>1,p>>1,S[p+1]/4+128)}}}),30586:((G,I,u)=>{u.d(I,{Fo:()=>s,Hy:()=>f});var g=u(44131),O=u(
64680),b=u(19158),h=u(68973);const A=Uint8Array.of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},_={gray:1,rgb:3,palette:1,"gray-al\
pha":2,rgba:4},y=.0254,o=6,r=8388608,t=65536,n=2,e=.6,a=4,f=async(P,p)=>(await s(P,p)).file;async function s(P,p){const{width:L,height:v,depth:E,color:M,palette:T,
profile:B,resolution:N}=P,K=Buffer.alloc(13);K.writeUInt32BE(L,0),K.writeUInt32BE(v,4),K.set([E,w[M],0,0,0],8);const U=[A,D("IHDR",K)];B&&U.push(await l(B,p)),N!==
void 0&&U.push(D("pHYs",c(N))),T&&U.push(D("PLTE",T));const{data:F}=await m(P,p),$=F.then(R=>Buffer.concat([...U,D("IDAT",R),D("IEND",new Uint8Array(0))]));return $.
catch(()=>{}),{file:$}}const i=4;async function l(P,p){return D("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,h.uM)(p).deflate(P,i)]))}function c(P){
const p=Buffer.alloc(9),L=Math.round(P/y);return p.writeUInt32BE(L,0),p.writeUInt32BE(L,4),p[8]=1,p}async function m(P,{codec:p,pace:L}){const v=(d(P)+1)*P.height;
if(!p&&v>r){const B=await(0,b.p)(new CompressionStream("deflate"),x(P,L,!0));return{data:Promise.resolve(B)}}const E=new O.k(v);for await(const B of x(P,L,!1))E.
copy(B,0,B.length);const M=E.bytes,T=p?p.deflate(M,o):(0,b.p)(new CompressionStream("deflate"),[M]);return v>r&&await T,{data:T}}const d=({width:P,depth:p,color:L})=>Math.
ceil(P*p*_[L]/8);async function*x(P,p,L){const{height:v,samples:E}=P,M=d(P),T=S(P),B=typeof E=="function"?E:$=>E.subarray($*M,$*M+M),N=new Uint8Array(M),K=Math.
max(1,Math.floor(t/(M+1)));let U=new Uint8Array(0),F=0;for(let $=0;$<v;$++){if(F===U.length){const z=Math.min(K,v-$)*(M+1);(L||U.length!==z)&&(U=new Uint8Array(
z)),F=0}const R=U.subarray(F,F+=M+1),W=B($).subarray(0,M),Z=$>0&&Buffer.compare(W,N)===0;if(R[0]=T(W,Z),R[0]!==n)R.set(W,1);else if(!Z)for(let z=0;z<M;z++)R[z+1]=
W[z]-N[z];Z||N.set(W),F===U.length&&(yield U);const V=p.step(M);V&&await V}}function S({depth:P,color:p}){if(P<8||p==="palette")return()=>0;const L=_[p];let v;return(E,M)=>{
if(M)return v;const T=v===void 0;return v=P===8&&C(E,L)?0:n,T?0:v}}function C(P,p){let L=0,v=0;for(let E=p;E<P.length;E+=a*p)P[E]===P[E-p]&&L++,v++;return L>=v*
e}function D(P,p){const L=Buffer.alloc(p.length+12);return L.writeUInt32BE(p.length,0),L.write(P,4,"latin1"),L.set(p,8),L.writeUInt32BE((0,g.Q)(L.subarray(4,p.length+
8)),p.length+8),L}}),5490:((G,I,u)=>{u.d(I,{M:()=>h,U:()=>b});var g=u(74135);const O=1e4;class b{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){
switch(w.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=
this.saved.pop()??this.current,!0;case"cm":return this.transform(w),!0;default:return!1}}transform(w){if(w.count!==6)return;const[_,y,o,r,t,n]=h(w);this.current.
matrix=(0,g.lw)([_,y,o,r,t,n],this.current.matrix)}}const h=A=>Array.from({length:A.count},(w,_)=>A.number(_))}),36502:((G,I,u)=>{u.d(I,{z:()=>y});var g=u(45599);
const O={View:"ViewState",Print:"PrintState"};class b{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.
intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const a=t.dict(e),f=t.resolve(a?.get("Event"));if(!a||!((0,g.Eo)(f,"View")||(0,g.Eo)(f,"Print")))continue;
const s=h(t,a.get("Category")),i=this.categories[f.text];for(const l of t.array(a.get("OCGs"))??[]){if(!(0,g.i9)(l))continue;const c=i.get(l.number)??new Set;for(const m of s)
c.add(m);i.set(l.number,c)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.dict(new g.oS(t)));return!e.has("\
All")&&![...e].some(a=>n.has(a))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const a=this.document.dict(this.document.dict(new g.oS(t))?.get("Us\
age"));let f;for(const s of e){const i=O[s],l=i===void 0?null:this.document.resolve(this.document.dict(a?.get(s))?.get(i));if((0,g.Eo)(l,"OFF"))return!1;(0,g.Eo)(
l,"ON")&&(f=!0)}return f}intentsOf(t){const n=h(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function h(r,t){return(r.array(t)??[t??null]).
map(e=>r.resolve(e)).flatMap(e=>e instanceof g.SX?[e.text]:[])}const A=32;function w(r,t,n,e){const a=(f,s)=>{const i=e.get(f);if(i!==void 0)return i;e.set(f,!0);
const l=r.resolve(f[0]),c=x=>{const S=r.resolve(x);return(0,g.cy)(S)?s>0?a(S,s-1):!0:!(0,g.i9)(x)||n(x.number)},m=f.slice(1),d=_(l instanceof g.SX?l.text:"",m,c);
return e.set(f,d),d};return a(t,A)}function _(r,t,n){switch(r){case"And":return t.every(n);case"Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:
return!0}}class y{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,g.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,g.i9)(e)&&this.off.add(e.number);for(const e of t.
array(n?.get("ON"))??[])(0,g.i9)(e)&&this.on.add(e.number);this.usages=new b(t,n),this.viewed=o(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.
isGroupOff(e))),this.printed=o(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(
t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(
e=>!(0,g.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){const t=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(t.flatMap(a=>(0,g.i9)(a)?[a.number]:[])),e=[];for(const a of n){!this.viewed.states(a)&&!this.printed.states(
a)&&e.push(a);const f=this.document.job.pace.step(1e3);f&&await f}return e}shows(t,n){const{document:e}=this,{states:a,memberships:f,expressions:s}=n,i=e.dict(t);
if(!i)return!0;if(!(0,g.Eo)(e.resolve(i.get("Type")),"OCMD"))return!(0,g.i9)(t)||a(t.number);const l=f.get(i);if(l!==void 0)return l;const c=e.resolve(i.get("VE")),
m=(0,g.cy)(c)?w(e,c,a,s):this.showsByPolicy(i,n);return f.set(i,m),m}showsByPolicy(t,{states:n,lists:e}){const{document:a}=this,f=a.array(t.get("OCGs"))??[t.get(
"OCGs")??null];let s=e.get(f);if(!s){const l=f.filter(g.i9).map(({number:c})=>n(c));s=l.length===0?"empty":{all:!l.includes(!1),any:l.includes(!0)},e.set(f,s)}if(s===
"empty")return!0;const i=a.resolve(t.get("P"));switch(i instanceof g.SX?i.text:"AnyOn"){case"AllOn":return s.all;case"AnyOff":return!s.all;case"AllOff":return!s.
any;default:return s.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function o(r){const t=new Map;return{states:e=>{let a=t.get(e);return a===
void 0&&t.set(e,a=r(e)),a},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),94289:((G,I,u)=>{u.d(I,{Y:()=>g});function g(_,y){switch(_){case"\
D":return String(y);case"R":return A(y);case"r":return A(y).toLowerCase();case"A":return w(y);case"a":return w(y).toLowerCase();default:return""}}const O=[[1e3,
"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],b=1e5,h=2600;function A(_){if(_>b)return String(
_);let y="",o=_;for(const[r,t]of O)for(;o>=r;)y+=t,o-=r;return y}function w(_){return _>h?String(_):String.fromCharCode(65+(_-1)%26).repeat(Math.ceil(_/26))}}),
44738:((G,I,u)=>{u.d(I,{L:()=>_,m:()=>y});var g=u(45599),O=u(55969),b=u(3466),h=u(9731),A=u(17671);const w=1e3;async function _(o,r){const t=new Set;let n=0,e=!1;
for(let s=0;s<o.pages.count;s++){const i=y(o,o.pages.number(s));for(const{number:c}of i){const m=o.get(c),d=o.job.pace.step(w);if(d&&await d,t.has(c)||!(0,g.Zm)(
m)||!r(m,s))continue;t.add(c);const x=(0,O.B)(o,m);x==="Popup"&&n++,x==="Widget"&&(e=!0)}const l=o.job.pace.step(500);l&&await l}if(t.size===0)return 0;const a=(0,A.
Hi)(o),f=e?await b.R.of(o):void 0;return await(0,A.Pv)(a,t,()=>(0,A.Wi)(a,t)),f&&await(0,A.zg)(a,f),await(0,h.U)(a),t.size-n}function y(o,r){const t=o.entry(r,"\
Annots"),n=o.array(t)??[];if(!n.some(g.Zm))return n.filter(g.i9);const e=o.edit((0,g.i9)(t)?t:r),a=o.array((0,g.Zm)(e)?e.get("Annots"):e)??[];for(const[f,s]of a.
entries())(0,g.Zm)(s)&&(a[f]=o.add(s));return a.filter(g.i9)}}),33311:((G,I,u)=>{u.d(I,{S:()=>b});var g=u(21996),O=u(70549);const b=(0,O.n)(h=>(0,g.zx)(h,["AP",
"JS","EF","ByteRange","Sig"]))}),59071:((G,I,u)=>{u.d(I,{Gh:()=>t,ZK:()=>n,wh:()=>r});var g=u(77581),O=u(45599);const b=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
h=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,A=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,w=e=>e.replace(b,"").replace(
h,"").replace(A,"�"),_=200,y=new WeakMap;function o(e){if(e.bytes.length<_)return w((0,g.g7)(e));let a=y.get(e);return a===void 0&&y.set(e,a=w((0,g.g7)(e))),a}
const r=e=>w(e).trim();function t(e){const a=e instanceof O.Mx?o(e).trim():"";return a===""?null:a}const n=e=>e?o(e):""})};
