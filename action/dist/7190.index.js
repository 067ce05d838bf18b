"use strict";exports.id=7190,exports.ids=[7190],exports.modules={17079:((G,T,d)=>{d.d(T,{Z:()=>A,_:()=>u});const h=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
m=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function u(f){
if(f.length>64)return;const a=f.trim().replace(m,(t,n,e,s)=>`${n??""}${1900+Number(e)}${s}`);return w(p(h.exec(a)??E.exec(a)))}function A(f){const a=f.length>64?
void 0:p(E.exec(f.trim()));if(!a||w(a)===void 0)return;const{year:t,month:n="",day:e="",hour:s="",minute:o="",second:i="",zone:r=""}=a;return`D:${t}${n}${e}${s}${o}${i}${r===
"Z"||r===""?r:`${r.replace(":","'")}'`}`}function p(f){if(!f)return;const[,a,t,n,e,s,o,i,r,l,c]=f,g=i??(r===void 0?void 0:`${r}${l??"00"}:${c??"00"}`);return{year:a,
month:t,day:n,hour:e,minute:s,second:o,zone:g}}function w(f){if(!f)return;const{year:a,month:t,day:n,hour:e,minute:s="00",second:o="00",zone:i}=f,r=(c,g,_)=>c===
void 0||Number(c)>=g&&Number(c)<=_;if(Number(a)===0||!r(t,1,12)||!r(n,1,O(Number(a),Number(t)))||!r(e,0,23)||!r(s,0,59)||!r(o,0,59)||i!==void 0&&i!=="Z"&&!(r(i.
slice(1,3),0,23)&&r(i.slice(4),0,59)))return;const l=[a,t,n].filter(c=>c!==void 0).join("-");return e===void 0?l:`${l}T${e}:${s}:${o}${i==="+00:00"||i==="-00:00"?
"Z":i??""}`}function O(f,a){return a===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),66974:((G,T,d)=>{d.d(T,{D6:()=>A,F1:()=>E,NL:()=>f,
P3:()=>m,br:()=>u,bs:()=>O});var h=d(98446);const m={problem:"names page 0: pages count from 1, and -1 is the last page"};function E(t,n,e){const s=[],o=[];for(const[
i,r]of t.split(",").entries()){const l=i+1;if(n!==void 0&&r.trim()===""){o.push(`entry ${l} is empty: write ${n}, separated by single commas`);continue}const c=e(
r,l);"problem"in c?o.push(u(l,r,c.problem)):s.push(c.item)}return o.length>0?{problem:O(o)}:{items:s}}const u=(t,n,e)=>`entry ${t} ('${a(n.trim())}') ${e}`,A=({
position:t,text:n},e,s)=>u(t,n,`names ${p(e)}, but the document has ${(0,h.y_)(s,"page")}`);function p(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const w=5;function O(t){const n=t.length-w;return[...t.slice(0,w),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function f(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,h.Bu)(n.join(""),40)}}),29082:((G,T,d)=>{d.d(T,{k1:()=>A,lY:()=>u,m7:()=>p});var h=d(58552),m=d(
66974);const E=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,u=f=>(0,m.F1)(f,"pages such as 1..3, -1, odd",(a,t)=>{const n=a.trim(),e=E.exec(n);if(!e)
return{problem:O(n)};const[,s,o,i,r,l]=e,c={negated:s!==void 0,text:n,position:t};if(o!==void 0)return{item:{...c,pages:o.toLowerCase()}};const g=Number(i),_=r===
void 0?g:l===void 0?"end":Number(l);return g===0||_===0?m.P3:{item:{...c,pages:{from:g,to:_}}}});function A(f,a,t="pages"){const n=r=>(0,h.G6)([{field:t,message:r}]),
e=u(f);if("problem"in e)throw n(e.problem);const s=new w(a),o=new w(a),i=[];for(const r of e.items){const l=r.negated?o:s;if(typeof r.pages=="string"){l.add(r.pages);
continue}const{from:c,to:g}=r.pages,_=c<0?a+1+c:c,P=g==="end"?a:g<0?a+1+g:g,$=(g==="end"?c<0?[[c,_]]:[]:[[c,_],[g,P]]).find(([,I])=>I<1||I>a);$&&i.push((0,m.D6)(
r,$[0],a)),!(g==="end"&&_>a||i.length>0)&&l.range(Math.min(_,P),Math.max(_,P))}if(i.length>0)throw n((0,m.bs)(i));return e.items.every(({negated:r})=>r)&&s.add(
"all"),s.without(o)}function p(f){const a=u(f);if("problem"in a||a.items.length!==1)return;const{negated:t,pages:n}=a.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:s}=n;return s==="end"?{first:e}:s===-1?{first:e}:s<1?void 0:{first:Math.min(e,s),last:Math.max(e,s)}}class w{pageCount;differences;odd=!1;even=!1;constructor(a){
this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,t){this.differences[a]++,this.differences[t+
1]--}without(a){const t=new Uint32Array(this.pageCount);let n=0,e=0,s=0;for(let o=1;o<=this.pageCount;o++){e+=this.differences[o],s+=a.differences[o];const i=o%
2===1?"odd":"even";(e>0||this[i])&&!(s>0||a[i])&&(t[n++]=o)}return t.subarray(0,n)}}function O(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,m.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((G,T,d)=>{d.d(T,{Q:()=>m});const h=E();function m(u,A=0){const[p,w,O,f]=h;let a=~A,t=0;for(const n=u.
length-3;t<n;t+=4)a^=u[t]|u[t+1]<<8|u[t+2]<<16|u[t+3]<<24,a=f[a&255]^O[a>>>8&255]^w[a>>>16&255]^p[a>>>24];for(;t<u.length;t++)a=p[(a^u[t])&255]^a>>>8;return~a>>>
0}function E(){const u=new Int32Array(256);for(let O=0;O<256;O++){let f=O;for(let a=0;a<8;a++)f=f&1?f>>>1^3988292384:f>>>1;u[O]=f}const A=O=>O.map(f=>u[f&255]^f>>>
8),p=A(u),w=A(p);return[u,p,w,A(w)]}}),55772:((G,T,d)=>{d.d(T,{fl:()=>f,mm:()=>w,vg:()=>O});var h=d(94289),m=d(33546),E=d(74135),u=d(59071);const A=1e3;function p(t){
const{width:n,height:e}=(0,E.JQ)(t),s=o=>Math.round(o*A)/A;return{width:s(n),height:s(e)}}function w({kinds:t,kindOf:n}){const e=new Int32Array(t.length),s=new Int32Array(
t.length);for(let i=n.length-1;i>=0;i--)e[n[i]]++,s[n[i]]=i+1;const o=new Map;for(const[i,r]of t.entries()){const{width:l,height:c}=p(r),g=`${l} ${c}`,_=o.get(g);
_?_.count+=e[i]:o.set(g,{width:l,height:c,count:e[i],firstPage:s[i]})}return[...o.values()]}async function O(t,{kinds:n,kindOf:e},s){const o=await f(t),i=n.map(
p);return Array.from(e,(r,l)=>({...i[r],rotation:n[r].rotation,label:o(l),characters:s?.[l]??null}))}async function f(t){const n=await(0,m.Hr)(t);return e=>n?a(
n(e)):null}function a({style:t,prefix:n,number:e}){return(0,u.ZK)(n)+(0,h.Y)(t,e)}}),83653:((G,T,d)=>{d.r(T),d.d(T,{pages_to_images:()=>P});var h=d(58552),m=d(29082),
E=d(1900);const u=256;async function A({width:b,height:y,row:M},C){const B=new O;for(let K=0;K<y;K++){const L=M(K),F=(0,E.rr)(L);for(let R=0,W=0;R<F.length;R++,
W+=E.vO)if(!(R>0&&F[R]===F[R-1])&&B.numberOf(L[W+2],L[W+1],L[W])>=u)return;const U=C.step(L.length*E.oF);U&&await U}const N=new Uint8Array(b);return{colors:B.colors,
samples:K=>{const L=M(K),F=(0,E.rr)(L);for(let U=0,R=0;U<b;U++,R+=E.vO)N[U]=U>0&&F[U]===F[U-1]?N[U-1]:B.numberOf(L[R+2],L[R+1],L[R]);return N}}}const p=u*4,w=2654435761;
class O{keys=new Int32Array(p).fill(-1);numbers=new Uint16Array(p);met=[];count=0;numberOf(y,M,C){const B=y<<16|M<<8|C;let N=Math.imul(B,w)>>>16&p-1;for(;this.keys[N]!==
B&&this.keys[N]!==-1;)N=N+1&p-1;return this.keys[N]===-1&&(this.keys[N]=B,this.numbers[N]=this.count++,this.met.push(y,M,C)),this.numbers[N]}get colors(){return Uint8Array.
from(this.met)}}var f=d(36116),a=d(14118),t=d(86799),n=d(6057),e=d(61273),s=d(30586),o=d(42973),i=d(91519),r=d(98446),l=d(41516),c=d(55772),g=d(52404);const _={
png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},P=async(b,y,M)=>{const C=y.font&&(0,t.g)(y.font,"font").bytes,B=await(0,i.E)(
b.bytes,M,{password:y.open_password}),N=B.pages.count,K=(0,m.k1)(y.pages,N);if(K.length===0)return{documents:[],files:[],notes:[g.$],facts:{imageCount:0}};I(K.length,
M);const L=[...K].map(Z=>D((0,n.iw)(B,Z-1),Z,y));S(L,y,M);const F=await(0,c.fl)(B),U=await(0,l.ve)(B,K,y.with_annotations),{bytes:R,missing:W}=U,H=C||W.pagesWithout().
size===0?void 0:await M.lent.drawingFont?.(),V=C??(H&&(0,t.g)({name:"font",bytes:H},"font").bytes),z=await a.YY.open(R,M,{...U,font:V}),X=b.name.replace(/\.pdf$/i,
""),ot=String(N).length,Y=[],{ending:it,mediaType:k}=_[y.image_format];let q=0,J=async()=>{};for(const[Z,{page:Q,width:tt,height:et,resolution:rt}]of L.entries()){
const at=await z.draw(Z,{width:tt,height:et,isTransparent:y.transparent}),{file:ct}=await $(at,rt,y,M);await J(),J=async()=>{const j=await ct;q+=j.length,x(q,M);
const nt=F(Q-1),st=`${X}-${String(Q).padStart(ot,"0")}.${it}`;Y.push({name:st,bytes:await M.onResult({index:Z,name:st,bytes:j}),mediaType:k,facts:{page:Q,...nt&&
{label:nt},width:tt,height:et,size:j.length,mimeType:k}}),M.pace.progress((Z+1)/L.length)}}return await J(),{documents:[],files:Y,notes:W.notes(C?"given":H&&"le\
nt"),facts:{imageCount:Y.length}}};function D(b,y,M){const C=M.pixel_width===void 0?M.resolution:(0,f.C)(b,M.pixel_width);return{page:y,...(0,f.T)(b,C),resolution:C}}
async function $(b,y,M,C){const{grayscale:B,transparent:N,image_format:K,quality:L}=M,{width:F,height:U}=b,R=B||!await(0,E.cE)(b,C.pace);if(K==="jpeg"){const z=R?
"gray":"rgb",X=await(0,e.I)({width:F,height:U,color:z,quality:L,resolution:y,samples:(0,E.lc)(b,z)},C.pace);return{file:Promise.resolve(X)}}const W=R||N?void 0:
await A(b,C.pace),H=W?"palette":N?R?"gray-alpha":"rgba":R?"gray":"rgb",V=W?W.samples:(0,E.lc)(b,H);return await(0,s.Fo)({width:F,height:U,depth:8,color:H,palette:W?.
colors,resolution:y,samples:V},C)}function I(b,{limits:{drawnPages:y}}){if(b<=y)return;const M=`pages_to_images gives at most ${(0,r.y_)(y,"image")} at once, an\
d pages names ${b}`;throw(0,o.FU)("drawnPages",M,`Choose pages such as 1..${y}, or split the document first`,"pages")}function x(b,{limits:{drawnBytes:y}}){if(b<=
y)return;const M=`The images together are larger than ${y} bytes`;throw(0,o.FU)("drawnBytes",M,"Choose fewer pages, or a lower resolution","pages")}const v=1e6;
function S(b,y,{limits:{pixels:M}}){const C=({width:R,height:W})=>R*W,B=b.reduce((R,W)=>C(W)>C(R)?W:R);if(C(B)<=M)return;const N=Math.sqrt(M/C(B)),[K,L]=y.pixel_width===
void 0?["resolution",y.resolution]:["pixel_width",y.pixel_width],F=Math.ceil(C(B)/v),U=`${L} would make images of ${(0,r.y_)(F,"megapixel")}: at most ${Math.floor(
L*N)} fits this document (page ${B.page})`;throw(0,h.G6)([{field:K,message:U}])}}),52404:((G,T,d)=>{d.d(T,{$:()=>u,U:()=>A});var h=d(58552),m=d(29082),E=d(98446);
const u={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function A({first_page:p,last_page:w,
pages:O},f){if(O!==void 0)return(0,m.k1)(O,f);const a=(0,E.y_)(f,"page"),t=[];if(p>f&&t.push({field:"first_page",message:`is ${p}, but the document has ${a}`}),
w!==void 0&&w>f&&t.push({field:"last_page",message:`is ${w}, but the document has ${a}`}),t.length===0&&w!==void 0&&p>w&&t.push({field:"first_page",message:`is ${p}\
, which is after last_page (${w})`,mentions:["last_page"]}),t.length>0)throw(0,h.G6)(t);return Uint32Array.from({length:(w??f)-p+1},(n,e)=>p+e)}}),36116:((G,T,d)=>{
d.d(T,{C:()=>u,T:()=>E});var h=d(74135);const m=72;function E(A,p){const{width:w,height:O}=(0,h.JQ)(A),f=a=>Math.max(1,Math.round(a*p/m));return{width:f(w),height:f(
O)}}const u=(A,p)=>p*m/(0,h.JQ)(A).width}),1900:((G,T,d)=>{d.d(T,{b:()=>a,cE:()=>w,lc:()=>O,oF:()=>m,rr:()=>u,vO:()=>h});const h=4,m=2,E={gray:1,rgb:3,rgba:4,"g\
ray-alpha":2},u=t=>t.byteOffset%h===0?new Uint32Array(t.buffer,t.byteOffset,t.length/h):new Uint32Array(t.slice().buffer),A=new Uint32Array(0),p=(t,n)=>n>0&&Buffer.
compare(t(n),t(n-1))===0;async function w({height:t,row:n},e){let s=-1;for(let o=0;o<t;o++){const i=n(o),r=p(n,o)?A:u(i);for(let c=0;c<r.length;c++){if(r[c]===s)
continue;const g=c*h,_=i[g+1];if(i[g]!==_||i[g+2]!==_)return!0;s=r[c]}const l=e.step(i.length*m);l&&await l}return!1}function O({width:t,row:n},e){const s=E[e],
o=new Uint8Array(t*s),i=s<3,r=s%2===0;let l=-1;return c=>{const g=l===c-1&&p(n,c);if(l=c,g)return o;const _=n(c),P=u(_);for(let D=0,$=0;D<P.length;D++){if(D>0&&
P[D]===P[D-1]){for(const b=$+s;$<b;$++)o[$]=o[$-s];continue}const I=D*h,[x,v,S]=[_[I],_[I+1],_[I+2]];i?o[$++]=f(S,v,x):(o[$++]=S,o[$++]=v,o[$++]=x),r&&(o[$++]=_[I+
3])}return o}}const f=(t,n,e)=>77*t+150*n+29*e+128>>8;function a(t){const n=new Uint8Array(t.length/3);for(let e=0;e<n.length;e++)n[e]=f(t[e*3],t[e*3+1],t[e*3+2]);
return n}}),61273:((G,T,d)=>{d.d(T,{I:()=>w});var h=d(64680),m=d(16353),E=d(47772);const u=8,A=12,p=65535;async function w(s,o){const{width:i,height:r,color:l,quality:c}=s,
g=new h.k(Math.max(4096,i*r>>2)),_=(0,E.vI)(c,"luminance"),P=l==="rgb"?[_,(0,E.vI)(c,"chrominance")]:[_];O(g,s,P);const D=l==="rgb"?new e(s,g,P):new n(s,g,P);for(let $=0;$<
r;$+=D.height){D.write($);const I=o.step(i*D.height*(l==="inks"?2:1)*A);I&&await I}return D.finish(),(0,m.HM)(g,217),g.bytes}function O(s,{width:o,height:i,color:r,
resolution:l},c){const g=(0,m.Nr)(Math.min(Math.round(l),p));(0,m.HM)(s,216),r!=="inks"&&(0,m.HM)(s,224,[...Buffer.from("JFIF\0","latin1"),1,1,1,...g,...g,0,0]);
for(const[D,$]of c.entries())(0,m.HM)(s,219,[D,...[...E.Tl].map(I=>$[I])]);const _=r==="rgb"?[1,34,0,2,17,1,3,17,1]:f(r).flatMap(D=>[D,17,0]);(0,m.HM)(s,192,[8,
...(0,m.Nr)(i),...(0,m.Nr)(o),_.length/3,..._]);for(const D of c.keys())(0,m.m2)(s,D);const P=r==="rgb"?[1,0,2,17,3,17]:f(r).flatMap(D=>[D,0]);(0,m.HM)(s,218,[P.
length/2,...P,0,63,0])}const f=s=>s==="gray"?[1]:[1,2,3,4];class a{width;height;samples;block=new Float64Array(u*u);divisors;coder;constructor(o,i,r,l,c,g){this.
width=o,this.height=i,this.samples=new Float32Array(o*i),this.divisors=(0,E.X)(l),this.coder=new m.tt(r,c,g)}set(o,i,r){this.samples[o*this.width+i]=r}setRow(o,i,r,l,c){
const{samples:g,width:_}=this,P=o*_;for(let D=0,$=r;D<c;D++,$+=l)g[P+D]=i[$];g.fill(g[P+c-1],P+c,P+_)}write(o,i){const{samples:r,width:l,block:c}=this;for(let g=0,
_=0;g<u;g++)for(let P=(i+g)*l+o,D=P+u;P<D;)c[_++]=r[P++]-128;(0,E.pd)(c),this.coder.write(c,this.divisors)}}const t=(s,o)=>Math.ceil(s/o)*o;class n{image;height=u;bits;planes;constructor(o,i,[
r]){this.image=o,this.bits=new m.t0(i);const l=t(o.width,u),c=o.color==="gray"?1:4;this.planes=Array.from({length:c},()=>new a(l,u,this.bits,r,m.np[0],m.e_[0]))}write(o){
const{image:i,planes:r}=this,{width:l}=r[0];for(let c=0;c<u;c++){const g=i.samples(Math.min(o+c,i.height-1));for(const[_,P]of r.entries())P.setRow(c,g,_,r.length,
i.width)}for(let c=0;c<l;c+=u)for(const g of r)g.write(c,0)}finish(){this.bits.finish()}}class e{image;height=2*u;bits;light;blue;red;sums;constructor(o,i,[r,l]){
this.image=o,this.bits=new m.t0(i);const c=t(o.width,2*u);this.light=new a(c,2*u,this.bits,r,m.np[0],m.e_[0]),this.blue=new a(c/2,u,this.bits,l,m.np[1],m.e_[1]),
this.red=new a(c/2,u,this.bits,l,m.np[1],m.e_[1]),this.sums=new Float32Array(c)}write(o){const{light:i,blue:r,red:l}=this;for(let c=0;c<this.height;c++)this.row(
c,Math.min(o+c,this.image.height-1));for(let c=0;c<i.width;c+=this.height){for(const g of[0,u])for(const _ of[0,u])i.write(c+_,g);r.write(c/2,0),l.write(c/2,0)}}finish(){
this.bits.finish()}row(o,i){const{image:r,light:l,blue:c,red:g,sums:_}=this,P=r.samples(i),D=r.width-1,$=o%2===0;$&&_.fill(0);for(let I=0;I<l.width;I++){const x=Math.
min(I,D)*3,[v,S,b]=[P[x],P[x+1],P[x+2]];l.set(o,I,.299*v+.587*S+.114*b);const y=I&-2;_[y]+=-.168736*v-.331264*S+.5*b,_[y+1]+=.5*v-.418688*S-.081312*b}if(!$)for(let I=0;I<
l.width;I+=2)c.set(o>>1,I>>1,_[I]/4+128),g.set(o>>1,I>>1,_[I+1]/4+128)}}}),30586:((G,T,d)=>{d.d(T,{Fo:()=>i,Hy:()=>o});var h=d(44131),m=d(64680),E=d(19158),u=d(
68973);const A=Uint8Array.of(137,80,78,71,13,10,26,10),p={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},w={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},O=.0254,
f=6,a=8388608,t=65536,n=2,e=.6,s=4,o=async(x,v)=>(await i(x,v)).file;async function i(x,v){const{width:S,height:b,depth:y,color:M,palette:C,profile:B,resolution:N}=x,
K=Buffer.alloc(13);K.writeUInt32BE(S,0),K.writeUInt32BE(b,4),K.set([y,p[M],0,0,0],8);const L=[A,I("IHDR",K)];B&&L.push(await l(B,v)),N!==void 0&&L.push(I("pHYs",
c(N))),C&&L.push(I("PLTE",C));const{data:F}=await g(x,v),U=F.then(R=>Buffer.concat([...L,I("IDAT",R),I("IEND",new Uint8Array(0))]));return U.catch(()=>{}),{file:U}}
const r=4;async function l(x,v){return I("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,u.uM)(v).deflate(x,r)]))}function c(x){const v=Buffer.alloc(
9),S=Math.round(x/O);return v.writeUInt32BE(S,0),v.writeUInt32BE(S,4),v[8]=1,v}async function g(x,{codec:v,pace:S}){const b=(_(x)+1)*x.height;if(!v&&b>a){const B=await(0,E.
p)(new CompressionStream("deflate"),P(x,S,!0));return{data:Promise.resolve(B)}}const y=new m.k(b);for await(const B of P(x,S,!1))y.copy(B,0,B.length);const M=y.
bytes,C=v?v.deflate(M,f):(0,E.p)(new CompressionStream("deflate"),[M]);return b>a&&await C,{data:C}}const _=({width:x,depth:v,color:S})=>Math.ceil(x*v*w[S]/8);async function*P(x,v,S){
const{height:b,samples:y}=x,M=_(x),C=D(x),B=typeof y=="function"?y:U=>y.subarray(U*M,U*M+M),N=new Uint8Array(M),K=Math.max(1,Math.floor(t/(M+1)));let L=new Uint8Array(
0),F=0;for(let U=0;U<b;U++){if(F===L.length){const z=Math.min(K,b-U)*(M+1);(S||L.length!==z)&&(L=new Uint8Array(z)),F=0}const R=L.subarray(F,F+=M+1),W=B(U).subarray(
0,M),H=U>0&&Buffer.compare(W,N)===0;if(R[0]=C(W,H),R[0]!==n)R.set(W,1);else if(!H)for(let z=0;z<M;z++)R[z+1]=W[z]-N[z];H||N.set(W),F===L.length&&(yield L);const V=v.
step(M);V&&await V}}function D({depth:x,color:v}){if(x<8||v==="palette")return()=>0;const S=w[v];let b;return(y,M)=>{if(M)return b;const C=b===void 0;return b=x===
8&&$(y,S)?0:n,C?0:b}}function $(x,v){let S=0,b=0;for(let y=v;y<x.length;y+=s*v)x[y]===x[y-v]&&S++,b++;return S>=b*e}function I(x,v){const S=Buffer.alloc(v.length+
12);return S.writeUInt32BE(v.length,0),S.write(x,4,"latin1"),S.set(v,8),S.writeUInt32BE((0,h.Q)(S.subarray(4,v.length+8)),v.length+8),S}}),5490:((G,T,d)=>{d.d(T,
{M:()=>u,U:()=>E});var h=d(74135);const m=1e4;class E{current;saved=[];beyond=0;constructor(p){this.current=p}follow(p){switch(p.operator){case"q":return this.saved.
length<m?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":
return this.transform(p),!0;default:return!1}}transform(p){if(p.count!==6)return;const[w,O,f,a,t,n]=u(p);this.current.matrix=(0,h.lw)([w,O,f,a,t,n],this.current.
matrix)}}const u=A=>Array.from({length:A.count},(p,w)=>A.number(w))}),36502:((G,T,d)=>{d.d(T,{z:()=>O});var h=d(45599);const m={View:"ViewState",Print:"PrintSta\
te"};class E{document;categories={View:new Map,Print:new Map};intents;names=new WeakMap;meant=new WeakMap;added=new WeakMap;constructor(t,n){this.document=t,this.
intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const s=t.dict(e),o=t.resolve(s?.get("Event"));if(!s||!((0,h.Eo)(o,"View")||(0,h.Eo)(o,"Prin\
t")))continue;const i=this.namesIn(s.get("Category")),r=Object.keys(m).filter(l=>i.has(l));this.addGroups(o.text,r,t.array(s.get("OCGs"))??[])}}addGroups(t,n,e){
const s=this.added.get(e)??new Set;this.added.set(e,s);const o=[t,...n].join(" ");if(s.has(o))return;s.add(o);const i=this.categories[t];for(const r of e){if(!(0,h.
i9)(r))continue;const l=i.get(r.number)??new Set;for(const c of n)l.add(c);i.set(r.number,l)}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.
intentsOf(this.document.dict(new h.oS(t)));let s=this.meant.get(e);return s===void 0&&this.meant.set(e,s=e.has("All")||[...e].some(o=>n.has(o))),!s}stateOf(t,n){
const e=this.categories[n].get(t);if(!e)return;const s=this.document.dict(this.document.dict(new h.oS(t))?.get("Usage"));let o;for(const i of e){const r=m[i],l=r===
void 0?null:this.document.resolve(this.document.dict(s?.get(i))?.get(r));if((0,h.Eo)(l,"OFF"))return!1;(0,h.Eo)(l,"ON")&&(o=!0)}return o}intentsOf(t){const n=this.
namesIn(t?.get("Intent"));return n.size>0?n:u}namesIn(t){const{document:n}=this,e=n.array(t)??[t??null];let s=this.names.get(e);return s||(s=new Set(e.map(o=>n.
resolve(o)).flatMap(o=>o instanceof h.SX?[o.text]:[])),this.names.set(e,s)),s}}const u=new Set(["View"]),A=32;function p(a,t,n,e){const s=(o,i)=>{const r=e.get(
o);if(r!==void 0)return r;e.set(o,!0);const l=a.resolve(o[0]),c=P=>{const D=a.resolve(P);return(0,h.cy)(D)?i>0?s(D,i-1):!0:!(0,h.i9)(P)||n(P.number)},g=o.slice(
1),_=w(l instanceof h.SX?l.text:"",g,c);return e.set(o,_),_};return s(t,A)}function w(a,t,n){switch(a){case"And":return t.every(n);case"Or":return t.some(n);case"\
Not":return t.length===0||!n(t[0]);default:return!0}}class O{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.
dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,h.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,h.
i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,h.i9)(e)&&this.on.add(e.number);this.usages=new E(t,n),this.viewed=f(e=>this.usages.isAlwaysOn(
e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=f(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,
this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.
baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,h.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){const t=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(t.flatMap(s=>(0,h.i9)(s)?[s.number]:[])),e=[];for(const s of n){
!this.viewed.states(s)&&!this.printed.states(s)&&e.push(s);const o=this.document.job.pace.step(1e3);o&&await o}return e}shows(t,n){const{document:e}=this,{states:s,
memberships:o,expressions:i}=n,r=e.dict(t);if(!r)return!0;if(!(0,h.Eo)(e.resolve(r.get("Type")),"OCMD"))return!(0,h.i9)(t)||s(t.number);const l=o.get(r);if(l!==
void 0)return l;const c=e.resolve(r.get("VE")),g=(0,h.cy)(c)?p(e,c,s,i):this.showsByPolicy(r,n);return o.set(r,g),g}showsByPolicy(t,{states:n,lists:e}){const{document:s}=this,
o=s.array(t.get("OCGs"))??[t.get("OCGs")??null];let i=e.get(o);if(!i){const l=o.filter(h.i9).map(({number:c})=>n(c));i=l.length===0?"empty":{all:!l.includes(!1),
any:l.includes(!0)},e.set(o,i)}if(i==="empty")return!0;const r=s.resolve(t.get("P"));switch(r instanceof h.SX?r.text:"AnyOn"){case"AllOn":return i.all;case"AnyO\
ff":return!i.all;case"AllOff":return!i.any;default:return i.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function f(a){const t=new Map;
return{states:e=>{let s=t.get(e);return s===void 0&&t.set(e,s=a(e)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),94289:((G,T,d)=>{d.
d(T,{Y:()=>h});function h(w,O){switch(w){case"D":return String(O);case"R":return A(O);case"r":return A(O).toLowerCase();case"A":return p(O);case"a":return p(O).
toLowerCase();default:return""}}const m=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],E=1e5,u=2600;function A(w){if(w>E)return String(w);let O="",f=w;for(const[a,t]of m)for(;f>=a;)O+=t,f-=a;return O}function p(w){return w>u?String(w):String.
fromCharCode(65+(w-1)%26).repeat(Math.ceil(w/26))}}),44738:((G,T,d)=>{d.d(T,{L:()=>w,m:()=>O});var h=d(45599),m=d(55969),E=d(3466),u=d(9731),A=d(17671);const p=1e3;
async function w(f,a){const t=new Set;let n=0,e=!1;for(let i=0;i<f.pages.count;i++){const r=O(f,f.pages.number(i));for(const{number:c}of r){const g=f.get(c),_=f.
job.pace.step(p);if(_&&await _,t.has(c)||!(0,h.Zm)(g)||!a(g,i))continue;t.add(c);const P=(0,m.B)(f,g);P==="Popup"&&n++,P==="Widget"&&(e=!0)}const l=f.job.pace.step(
500);l&&await l}if(t.size===0)return 0;const s=(0,A.Hi)(f),o=e?await E.R.of(f):void 0;return await(0,A.Pv)(s,t,()=>(0,A.Wi)(s,t)),o&&await(0,A.zg)(s,o),await(0,u.
U)(s),t.size-n}function O(f,a){const t=f.entry(a,"Annots"),n=f.array(t)??[];if(!n.some(h.Zm))return n.filter(h.i9);const e=f.edit((0,h.i9)(t)?t:a),s=f.array((0,h.
Zm)(e)?e.get("Annots"):e)??[];for(const[o,i]of s.entries())(0,h.Zm)(i)&&(s[o]=f.add(i));return s.filter(h.i9)}}),33311:((G,T,d)=>{d.d(T,{S:()=>E});var h=d(21996),
m=d(70549);const E=(0,m.n)(u=>(0,h.zx)(u,["AP","JS","EF","ByteRange","Sig"]))}),59071:((G,T,d)=>{d.d(T,{Gh:()=>t,ZK:()=>n,wh:()=>a});var h=d(77581),m=d(45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
u=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,A=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,p=e=>e.replace(E,"").replace(
u,"").replace(A,"�"),w=200,O=new WeakMap;function f(e){let s=O.get(e);if(s)return s;const o=p((0,h.g7)(e));return s={whole:o,trimmed:o.trim()},e.bytes.length>=
w&&O.set(e,s),s}const a=e=>p(e).trim();function t(e){const s=e instanceof m.Mx?f(e).trimmed:"";return s===""?null:s}const n=e=>e?f(e).whole:""})};
