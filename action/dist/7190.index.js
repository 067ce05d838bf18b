"use strict";exports.id=7190,exports.ids=[7190],exports.modules={17079:((G,T,l)=>{l.d(T,{Z:()=>A,_:()=>d});const g=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
m=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function d(f){
if(f.length>64)return;const r=f.trim().replace(m,(t,n,e,s)=>`${n??""}${1900+Number(e)}${s}`);return w(p(g.exec(r)??E.exec(r)))}function A(f){const r=f.length>64?
void 0:p(E.exec(f.trim()));if(!r||w(r)===void 0)return;const{year:t,month:n="",day:e="",hour:s="",minute:o="",second:i="",zone:a=""}=r;return`D:${t}${n}${e}${s}${o}${i}${a===
"Z"||a===""?a:`${a.replace(":","'")}'`}`}function p(f){if(!f)return;const[,r,t,n,e,s,o,i,a,u,c]=f,h=i??(a===void 0?void 0:`${a}${u??"00"}:${c??"00"}`);return{year:r,
month:t,day:n,hour:e,minute:s,second:o,zone:h}}function w(f){if(!f)return;const{year:r,month:t,day:n,hour:e,minute:s="00",second:o="00",zone:i}=f,a=(c,h,_)=>c===
void 0||Number(c)>=h&&Number(c)<=_;if(Number(r)===0||!a(t,1,12)||!a(n,1,O(Number(r),Number(t)))||!a(e,0,23)||!a(s,0,59)||!a(o,0,59)||i!==void 0&&i!=="Z"&&!(a(i.
slice(1,3),0,23)&&a(i.slice(4),0,59)))return;const u=[r,t,n].filter(c=>c!==void 0).join("-");return e===void 0?u:`${u}T${e}:${s}:${o}${i==="+00:00"||i==="-00:00"?
"Z":i??""}`}function O(f,r){return r===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:((G,T,l)=>{l.d(T,{D6:()=>A,F1:()=>E,NL:()=>f,
P3:()=>m,br:()=>d,bs:()=>O});var g=l(98446);const m={problem:"names page 0: pages count from 1, and -1 is the last page"};function E(t,n,e){const s=[],o=[];for(const[
i,a]of t.split(",").entries()){const u=i+1;if(n!==void 0&&a.trim()===""){o.push(`entry ${u} is empty: write ${n}, separated by single commas`);continue}const c=e(
a,u);"problem"in c?o.push(d(u,a,c.problem)):s.push(c.item)}return o.length>0?{problem:O(o)}:{items:s}}const d=(t,n,e)=>`entry ${t} ('${r(n.trim())}') ${e}`,A=({
position:t,text:n},e,s)=>d(t,n,`names ${p(e)}, but the document has ${(0,g.y_)(s,"page")}`);function p(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const w=5;function O(t){const n=t.length-w;return[...t.slice(0,w),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function f(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,g.Bu)(n.join(""),40)}}),29082:((G,T,l)=>{l.d(T,{k1:()=>A,lY:()=>d,m7:()=>p});var g=l(58552),m=l(
66974);const E=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,d=f=>(0,m.F1)(f,"pages such as 1..3, -1, odd",(r,t)=>{const n=r.trim(),e=E.exec(n);if(!e)
return{problem:O(n)};const[,s,o,i,a,u]=e,c={negated:s!==void 0,text:n,position:t};if(o!==void 0)return{item:{...c,pages:o.toLowerCase()}};const h=Number(i),_=a===
void 0?h:u===void 0?"end":Number(u);return h===0||_===0?m.P3:{item:{...c,pages:{from:h,to:_}}}});function A(f,r,t="pages"){const n=a=>(0,g.G6)([{field:t,message:a}]),
e=d(f);if("problem"in e)throw n(e.problem);const s=new w(r),o=new w(r),i=[];for(const a of e.items){const u=a.negated?o:s;if(typeof a.pages=="string"){u.add(a.pages);
continue}const{from:c,to:h}=a.pages,_=c<0?r+1+c:c,v=h==="end"?r:h<0?r+1+h:h,$=(h==="end"?c<0?[[c,_]]:[]:[[c,_],[h,v]]).find(([,I])=>I<1||I>r);$&&i.push((0,m.D6)(
a,$[0],r)),!(h==="end"&&_>r||i.length>0)&&u.range(Math.min(_,v),Math.max(_,v))}if(i.length>0)throw n((0,m.bs)(i));return e.items.every(({negated:a})=>a)&&s.add(
"all"),s.without(o)}function p(f){const r=d(f);if("problem"in r||r.items.length!==1)return;const{negated:t,pages:n}=r.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:s}=n;return s==="end"?{first:e}:s===-1?{first:e}:s<1?void 0:{first:Math.min(e,s),last:Math.max(e,s)}}class w{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,t){this.differences[r]++,this.differences[t+
1]--}without(r){const t=new Uint32Array(this.pageCount);let n=0,e=0,s=0;for(let o=1;o<=this.pageCount;o++){e+=this.differences[o],s+=r.differences[o];const i=o%
2===1?"odd":"even";(e>0||this[i])&&!(s>0||r[i])&&(t[n++]=o)}return t.subarray(0,n)}}function O(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,m.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((G,T,l)=>{l.d(T,{Q:()=>m});const g=E();function m(d,A=0){const[p,w,O,f]=g;let r=~A,t=0;for(const n=d.
length-3;t<n;t+=4)r^=d[t]|d[t+1]<<8|d[t+2]<<16|d[t+3]<<24,r=f[r&255]^O[r>>>8&255]^w[r>>>16&255]^p[r>>>24];for(;t<d.length;t++)r=p[(r^d[t])&255]^r>>>8;return~r>>>
0}function E(){const d=new Int32Array(256);for(let O=0;O<256;O++){let f=O;for(let r=0;r<8;r++)f=f&1?f>>>1^3988292384:f>>>1;d[O]=f}const A=O=>O.map(f=>d[f&255]^f>>>
8),p=A(d),w=A(p);return[d,p,w,A(w)]}}),55772:((G,T,l)=>{l.d(T,{fl:()=>f,mm:()=>w,vg:()=>O});var g=l(94289),m=l(33546),E=l(74135),d=l(59071);const A=1e3;function p(t){
const{width:n,height:e}=(0,E.JQ)(t),s=o=>Math.round(o*A)/A;return{width:s(n),height:s(e)}}function w({kinds:t,kindOf:n}){const e=new Int32Array(t.length),s=new Int32Array(
t.length);for(let i=n.length-1;i>=0;i--)e[n[i]]++,s[n[i]]=i+1;const o=new Map;for(const[i,a]of t.entries()){const{width:u,height:c}=p(a),h=`${u} ${c}`,_=o.get(h);
_?_.count+=e[i]:o.set(h,{width:u,height:c,count:e[i],firstPage:s[i]})}return[...o.values()]}async function O(t,{kinds:n,kindOf:e},s){const o=await f(t),i=n.map(
p);return Array.from(e,(a,u)=>({...i[a],rotation:n[a].rotation,label:o(u),characters:s?.[u]??null}))}async function f(t){const n=await(0,m.Hr)(t);return e=>n?r(
n(e)):null}function r({style:t,prefix:n,number:e}){return(0,d.ZK)(n)+(0,g.Y)(t,e)}}),83653:((G,T,l)=>{l.r(T),l.d(T,{pages_to_images:()=>v});var g=l(58552),m=l(29082),
E=l(1900);const d=256;async function A({width:b,height:y,row:M},S){const B=new O;for(let K=0;K<y;K++){const L=M(K),F=(0,E.rr)(L);for(let R=0,W=0;R<F.length;R++,
W+=E.vO)if(!(R>0&&F[R]===F[R-1])&&B.numberOf(L[W+2],L[W+1],L[W])>=d)return;const U=S.step(L.length*E.oF);U&&await U}const N=new Uint8Array(b);return{colors:B.colors,
samples:K=>{const L=M(K),F=(0,E.rr)(L);for(let U=0,R=0;U<b;U++,R+=E.vO)N[U]=U>0&&F[U]===F[U-1]?N[U-1]:B.numberOf(L[R+2],L[R+1],L[R]);return N}}}const p=d*4,w=2654435761;
class O{keys=new Int32Array(p).fill(-1);numbers=new Uint16Array(p);met=[];count=0;numberOf(y,M,S){const B=y<<16|M<<8|S;let N=Math.imul(B,w)>>>16&p-1;for(;this.keys[N]!==
B&&this.keys[N]!==-1;)N=N+1&p-1;return this.keys[N]===-1&&(this.keys[N]=B,this.numbers[N]=this.count++,this.met.push(y,M,S)),this.numbers[N]}get colors(){return Uint8Array.
from(this.met)}}var f=l(36116),r=l(14118),t=l(86799),n=l(6057),e=l(61273),s=l(30586),o=l(42973),i=l(91519),a=l(98446),u=l(41516),c=l(55772),h=l(52404);const _={
png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},v=async(b,y,M)=>{const S=y.font&&(0,t.g)(y.font,"font").bytes,B=await(0,i.E)(
b.bytes,M,{password:y.open_password}),N=B.pages.count,K=(0,m.k1)(y.pages,N);if(K.length===0)return{documents:[],files:[],notes:[h.$],facts:{imageCount:0}};I(K.length,
M);const L=[...K].map(V=>D((0,n.iw)(B,V-1),V,y));C(L,y,M);const F=await(0,c.fl)(B),U=await(0,u.ve)(B,K,y.with_annotations),{bytes:R,missing:W}=U,H=S||W.pagesWithout().
size===0?void 0:await M.lent.drawingFont?.(),Z=S??(H&&(0,t.g)({name:"font",bytes:H},"font").bytes),z=await r.YY.open(R,M,{...U,font:Z}),X=b.name.replace(/\.pdf$/i,
""),ot=String(N).length,Y=[],{ending:it,mediaType:k}=_[y.image_format];let q=0,J=async()=>{};for(const[V,{page:Q,width:tt,height:et,resolution:rt}]of L.entries()){
const at=await z.draw(V,{width:tt,height:et,isTransparent:y.transparent}),{file:ct}=await $(at,rt,y,M);await J(),J=async()=>{const j=await ct;q+=j.length,x(q,M);
const nt=F(Q-1),st=`${X}-${String(Q).padStart(ot,"0")}.${it}`;Y.push({name:st,bytes:await M.onResult({index:V,name:st,bytes:j}),mediaType:k,facts:{page:Q,...nt&&
{label:nt},width:tt,height:et,size:j.length,mimeType:k}}),M.pace.progress((V+1)/L.length)}}return await J(),{documents:[],files:Y,notes:W.notes(S?"given":H&&"le\
nt"),facts:{imageCount:Y.length}}};function D(b,y,M){const S=M.pixel_width===void 0?M.resolution:(0,f.C)(b,M.pixel_width);return{page:y,...(0,f.T)(b,S),resolution:S}}
async function $(b,y,M,S){const{grayscale:B,transparent:N,image_format:K,quality:L}=M,{width:F,height:U}=b,R=B||!await(0,E.cE)(b,S.pace);if(K==="jpeg"){const z=R?
"gray":"rgb",X=await(0,e.I)({width:F,height:U,color:z,quality:L,resolution:y,samples:(0,E.lc)(b,z)},S.pace);return{file:Promise.resolve(X)}}const W=R||N?void 0:
await A(b,S.pace),H=W?"palette":N?R?"gray-alpha":"rgba":R?"gray":"rgb",Z=W?W.samples:(0,E.lc)(b,H);return await(0,s.Fo)({width:F,height:U,depth:8,color:H,palette:W?.
colors,resolution:y,samples:Z},S)}function I(b,{limits:{drawnPages:y}}){if(b<=y)return;const M=`pages_to_images gives at most ${(0,a.y_)(y,"image")} at once, an\
d pages names ${b}`;throw(0,o.F)("drawnPages",M,`Choose pages such as 1..${y}, or split the document first`,"pages")}function x(b,{limits:{drawnBytes:y}}){if(b<=
y)return;const M=`The images together are larger than ${y} bytes`;throw(0,o.F)("drawnBytes",M,"Choose fewer pages, or a lower resolution","pages")}const P=1e6;function C(b,y,{
limits:{pixels:M}}){const S=({width:R,height:W})=>R*W,B=b.reduce((R,W)=>S(W)>S(R)?W:R);if(S(B)<=M)return;const N=Math.sqrt(M/S(B)),[K,L]=y.pixel_width===void 0?
["resolution",y.resolution]:["pixel_width",y.pixel_width],F=Math.ceil(S(B)/P),U=`${L} would make images of ${(0,a.y_)(F,"megapixel")}: at most ${Math.floor(L*N)}\
 fits this document (page ${B.page})`;throw(0,g.G6)([{field:K,message:U}])}}),52404:((G,T,l)=>{l.d(T,{$:()=>d,U:()=>A});var g=l(58552),m=l(29082),E=l(98446);const d={
code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function A({first_page:p,last_page:w,pages:O},f){
if(O!==void 0)return(0,m.k1)(O,f);const r=(0,E.y_)(f,"page"),t=[];if(p>f&&t.push({field:"first_page",message:`is ${p}, but the document has ${r}`}),w!==void 0&&
w>f&&t.push({field:"last_page",message:`is ${w}, but the document has ${r}`}),t.length===0&&w!==void 0&&p>w&&t.push({field:"first_page",message:`is ${p}, which \
is after last_page (${w})`,mentions:["last_page"]}),t.length>0)throw(0,g.G6)(t);return Uint32Array.from({length:(w??f)-p+1},(n,e)=>p+e)}}),36116:((G,T,l)=>{l.d(
T,{C:()=>d,T:()=>E});var g=l(74135);const m=72;function E(A,p){const{width:w,height:O}=(0,g.JQ)(A),f=r=>Math.max(1,Math.round(r*p/m));return{width:f(w),height:f(
O)}}const d=(A,p)=>p*m/(0,g.JQ)(A).width}),1900:((G,T,l)=>{l.d(T,{b:()=>r,cE:()=>w,lc:()=>O,oF:()=>m,rr:()=>d,vO:()=>g});const g=4,m=2,E={gray:1,rgb:3,rgba:4,"g\
ray-alpha":2},d=t=>t.byteOffset%g===0?new Uint32Array(t.buffer,t.byteOffset,t.length/g):new Uint32Array(t.slice().buffer),A=new Uint32Array(0),p=(t,n)=>n>0&&Buffer.
compare(t(n),t(n-1))===0;async function w({height:t,row:n},e){let s=-1;for(let o=0;o<t;o++){const i=n(o),a=p(n,o)?A:d(i);for(let c=0;c<a.length;c++){if(a[c]===s)
continue;const h=c*g,_=i[h+1];if(i[h]!==_||i[h+2]!==_)return!0;s=a[c]}const u=e.step(i.length*m);u&&await u}return!1}function O({width:t,row:n},e){const s=E[e],
o=new Uint8Array(t*s),i=s<3,a=s%2===0;let u=-1;return c=>{const h=u===c-1&&p(n,c);if(u=c,h)return o;const _=n(c),v=d(_);for(let D=0,$=0;D<v.length;D++){if(D>0&&
v[D]===v[D-1]){for(const b=$+s;$<b;$++)o[$]=o[$-s];continue}const I=D*g,[x,P,C]=[_[I],_[I+1],_[I+2]];i?o[$++]=f(C,P,x):(o[$++]=C,o[$++]=P,o[$++]=x),a&&(o[$++]=_[I+
3])}return o}}const f=(t,n,e)=>77*t+150*n+29*e+128>>8;function r(t){const n=new Uint8Array(t.length/3);for(let e=0;e<n.length;e++)n[e]=f(t[e*3],t[e*3+1],t[e*3+2]);
return n}}),61273:((G,T,l)=>{l.d(T,{I:()=>w});var g=l(64680),m=l(16353),E=l(47772);const d=8,A=12,p=65535;async function w(s,o){const{width:i,height:a,color:u,quality:c}=s,
h=new g.k(Math.max(4096,i*a>>2)),_=(0,E.vI)(c,"luminance"),v=u==="rgb"?[_,(0,E.vI)(c,"chrominance")]:[_];O(h,s,v);const D=u==="rgb"?new e(s,h,v):new n(s,h,v);for(let $=0;$<
a;$+=D.height){D.write($);const I=o.step(i*D.height*(u==="inks"?2:1)*A);I&&await I}return D.finish(),(0,m.HM)(h,217),h.bytes}function O(s,{width:o,height:i,color:a,
resolution:u},c){const h=(0,m.Nr)(Math.min(Math.round(u),p));(0,m.HM)(s,216),a!=="inks"&&(0,m.HM)(s,224,[...Buffer.from("JFIF\0","latin1"),1,1,1,...h,...h,0,0]);
for(const[D,$]of c.entries())(0,m.HM)(s,219,[D,...[...E.Tl].map(I=>$[I])]);const _=a==="rgb"?[1,34,0,2,17,1,3,17,1]:f(a).flatMap(D=>[D,17,0]);(0,m.HM)(s,192,[8,
...(0,m.Nr)(i),...(0,m.Nr)(o),_.length/3,..._]);for(const D of c.keys())(0,m.m2)(s,D);const v=a==="rgb"?[1,0,2,17,3,17]:f(a).flatMap(D=>[D,0]);(0,m.HM)(s,218,[v.
length/2,...v,0,63,0])}const f=s=>s==="gray"?[1]:[1,2,3,4];class r{width;height;samples;block=new Float64Array(d*d);divisors;coder;constructor(o,i,a,u,c,h){this.
width=o,this.height=i,this.samples=new Float32Array(o*i),this.divisors=(0,E.X)(u),this.coder=new m.tt(a,c,h)}set(o,i,a){this.samples[o*this.width+i]=a}setRow(o,i,a,u,c){
const{samples:h,width:_}=this,v=o*_;for(let D=0,$=a;D<c;D++,$+=u)h[v+D]=i[$];h.fill(h[v+c-1],v+c,v+_)}write(o,i){const{samples:a,width:u,block:c}=this;for(let h=0,
_=0;h<d;h++)for(let v=(i+h)*u+o,D=v+d;v<D;)c[_++]=a[v++]-128;(0,E.pd)(c),this.coder.write(c,this.divisors)}}const t=(s,o)=>Math.ceil(s/o)*o;class n{image;height=d;bits;planes;constructor(o,i,[
a]){this.image=o,this.bits=new m.t0(i);const u=t(o.width,d),c=o.color==="gray"?1:4;this.planes=Array.from({length:c},()=>new r(u,d,this.bits,a,m.np[0],m.e_[0]))}write(o){
const{image:i,planes:a}=this,{width:u}=a[0];for(let c=0;c<d;c++){const h=i.samples(Math.min(o+c,i.height-1));for(const[_,v]of a.entries())v.setRow(c,h,_,a.length,
i.width)}for(let c=0;c<u;c+=d)for(const h of a)h.write(c,0)}finish(){this.bits.finish()}}class e{image;height=2*d;bits;light;blue;red;sums;constructor(o,i,[a,u]){
this.image=o,this.bits=new m.t0(i);const c=t(o.width,2*d);this.light=new r(c,2*d,this.bits,a,m.np[0],m.e_[0]),this.blue=new r(c/2,d,this.bits,u,m.np[1],m.e_[1]),
this.red=new r(c/2,d,this.bits,u,m.np[1],m.e_[1]),this.sums=new Float32Array(c)}write(o){const{light:i,blue:a,red:u}=this;for(let c=0;c<this.height;c++)this.row(
c,Math.min(o+c,this.image.height-1));for(let c=0;c<i.width;c+=this.height){for(const h of[0,d])for(const _ of[0,d])i.write(c+_,h);a.write(c/2,0),u.write(c/2,0)}}finish(){
this.bits.finish()}row(o,i){const{image:a,light:u,blue:c,red:h,sums:_}=this,v=a.samples(i),D=a.width-1,$=o%2===0;$&&_.fill(0);for(let I=0;I<u.width;I++){const x=Math.
min(I,D)*3,[P,C,b]=[v[x],v[x+1],v[x+2]];u.set(o,I,.299*P+.587*C+.114*b);const y=I&-2;_[y]+=-.168736*P-.331264*C+.5*b,_[y+1]+=.5*P-.418688*C-.081312*b}if(!$)for(let I=0;I<
u.width;I+=2)c.set(o>>1,I>>1,_[I]/4+128),h.set(o>>1,I>>1,_[I+1]/4+128)}}}),30586:((G,T,l)=>{l.d(T,{Fo:()=>i,Hy:()=>o});var g=l(44131),m=l(64680),E=l(19158),d=l(
68973);const A=Uint8Array.of(137,80,78,71,13,10,26,10),p={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},w={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},O=.0254,
f=6,r=8388608,t=65536,n=2,e=.6,s=4,o=async(x,P)=>(await i(x,P)).file;async function i(x,P){const{width:C,height:b,depth:y,color:M,palette:S,profile:B,resolution:N}=x,
K=Buffer.alloc(13);K.writeUInt32BE(C,0),K.writeUInt32BE(b,4),K.set([y,p[M],0,0,0],8);const L=[A,I("IHDR",K)];B&&L.push(await u(B,P)),N!==void 0&&L.push(I("pHYs",
c(N))),S&&L.push(I("PLTE",S));const{data:F}=await h(x,P),U=F.then(R=>Buffer.concat([...L,I("IDAT",R),I("IEND",new Uint8Array(0))]));return U.catch(()=>{}),{file:U}}
const a=4;async function u(x,P){return I("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,d.uM)(P).deflate(x,a)]))}function c(x){const P=Buffer.alloc(
9),C=Math.round(x/O);return P.writeUInt32BE(C,0),P.writeUInt32BE(C,4),P[8]=1,P}async function h(x,{codec:P,pace:C}){const b=(_(x)+1)*x.height;if(!P&&b>r){const B=await(0,E.
p)(new CompressionStream("deflate"),v(x,C,!0));return{data:Promise.resolve(B)}}const y=new m.k(b);for await(const B of v(x,C,!1))y.copy(B,0,B.length);const M=y.
bytes,S=P?P.deflate(M,f):(0,E.p)(new CompressionStream("deflate"),[M]);return b>r&&await S,{data:S}}const _=({width:x,depth:P,color:C})=>Math.ceil(x*P*w[C]/8);async function*v(x,P,C){
const{height:b,samples:y}=x,M=_(x),S=D(x),B=typeof y=="function"?y:U=>y.subarray(U*M,U*M+M),N=new Uint8Array(M),K=Math.max(1,Math.floor(t/(M+1)));let L=new Uint8Array(
0),F=0;for(let U=0;U<b;U++){if(F===L.length){const z=Math.min(K,b-U)*(M+1);(C||L.length!==z)&&(L=new Uint8Array(z)),F=0}const R=L.subarray(F,F+=M+1),W=B(U).subarray(
0,M),H=U>0&&Buffer.compare(W,N)===0;if(R[0]=S(W,H),R[0]!==n)R.set(W,1);else if(!H)for(let z=0;z<M;z++)R[z+1]=W[z]-N[z];H||N.set(W),F===L.length&&(yield L);const Z=P.
step(M);Z&&await Z}}function D({depth:x,color:P}){if(x<8||P==="palette")return()=>0;const C=w[P];let b;return(y,M)=>{if(M)return b;const S=b===void 0;return b=x===
8&&$(y,C)?0:n,S?0:b}}function $(x,P){let C=0,b=0;for(let y=P;y<x.length;y+=s*P)x[y]===x[y-P]&&C++,b++;return C>=b*e}function I(x,P){const C=Buffer.alloc(P.length+
12);return C.writeUInt32BE(P.length,0),C.write(x,4,"latin1"),C.set(P,8),C.writeUInt32BE((0,g.Q)(C.subarray(4,P.length+8)),P.length+8),C}}),5490:((G,T,l)=>{l.d(T,
{M:()=>d,U:()=>E});var g=l(74135);const m=1e4;class E{current;saved=[];beyond=0;constructor(p){this.current=p}follow(p){switch(p.operator){case"q":return this.saved.
length<m?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":
return this.transform(p),!0;default:return!1}}transform(p){if(p.count!==6)return;const[w,O,f,r,t,n]=d(p);this.current.matrix=(0,g.lw)([w,O,f,r,t,n],this.current.
matrix)}}const d=A=>Array.from({length:A.count},(p,w)=>A.number(w))}),36502:((G,T,l)=>{l.d(T,{z:()=>O});var g=l(45599);const m={View:"ViewState",Print:"PrintSta\
te"};class E{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.
get("AS"))??[]){const s=t.dict(e),o=t.resolve(s?.get("Event"));if(!s||!((0,g.Eo)(o,"View")||(0,g.Eo)(o,"Print")))continue;const i=d(t,s.get("Category")),a=this.
categories[o.text];for(const u of t.array(s.get("OCGs"))??[]){if(!(0,g.i9)(u))continue;const c=a.get(u.number)??new Set;for(const h of i)c.add(h);a.set(u.number,
c)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.dict(new g.oS(t)));return!e.has("All")&&![...e].some(s=>n.
has(s))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const s=this.document.dict(this.document.dict(new g.oS(t))?.get("Usage"));let o;for(const i of e){
const a=m[i],u=a===void 0?null:this.document.resolve(this.document.dict(s?.get(i))?.get(a));if((0,g.Eo)(u,"OFF"))return!1;(0,g.Eo)(u,"ON")&&(o=!0)}return o}intentsOf(t){
const n=d(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function d(r,t){return(r.array(t)??[t??null]).map(e=>r.resolve(e)).flatMap(e=>e instanceof
g.SX?[e.text]:[])}const A=32;function p(r,t,n,e){const s=(o,i)=>{const a=e.get(o);if(a!==void 0)return a;e.set(o,!0);const u=r.resolve(o[0]),c=v=>{const D=r.resolve(
v);return(0,g.cy)(D)?i>0?s(D,i-1):!0:!(0,g.i9)(v)||n(v.number)},h=o.slice(1),_=w(u instanceof g.SX?u.text:"",h,c);return e.set(o,_),_};return s(t,A)}function w(r,t,n){
switch(r){case"And":return t.every(n);case"Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class O{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,g.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,g.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,g.i9)(e)&&this.on.add(e.number);this.usages=new E(t,n),this.viewed=
f(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=f(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,g.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(t.flatMap(s=>(0,g.i9)(s)?[s.number]:[])),e=[];
for(const s of n){!this.viewed.states(s)&&!this.printed.states(s)&&e.push(s);const o=this.document.job.pace.step(1e3);o&&await o}return e}shows(t,n){const{document:e}=this,
{states:s,memberships:o,expressions:i}=n,a=e.dict(t);if(!a)return!0;if(!(0,g.Eo)(e.resolve(a.get("Type")),"OCMD"))return!(0,g.i9)(t)||s(t.number);const u=o.get(
a);if(u!==void 0)return u;const c=e.resolve(a.get("VE")),h=(0,g.cy)(c)?p(e,c,s,i):this.showsByPolicy(a,n);return o.set(a,h),h}showsByPolicy(t,{states:n,lists:e}){
const{document:s}=this,o=s.array(t.get("OCGs"))??[t.get("OCGs")??null];let i=e.get(o);if(!i){const u=o.filter(g.i9).map(({number:c})=>n(c));i=u.length===0?"empt\
y":{all:!u.includes(!1),any:u.includes(!0)},e.set(o,i)}if(i==="empty")return!0;const a=s.resolve(t.get("P"));switch(a instanceof g.SX?a.text:"AnyOn"){case"AllOn":
return i.all;case"AnyOff":return!i.all;case"AllOff":return!i.any;default:return i.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function f(r){
const t=new Map;return{states:e=>{let s=t.get(e);return s===void 0&&t.set(e,s=r(e)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),94289:((G,T,l)=>{
l.d(T,{Y:()=>g});function g(w,O){switch(w){case"D":return String(O);case"R":return A(O);case"r":return A(O).toLowerCase();case"A":return p(O);case"a":return p(O).
toLowerCase();default:return""}}const m=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],E=1e5,d=2600;function A(w){if(w>E)return String(w);let O="",f=w;for(const[r,t]of m)for(;f>=r;)O+=t,f-=r;return O}function p(w){return w>d?String(w):String.
fromCharCode(65+(w-1)%26).repeat(Math.ceil(w/26))}}),44738:((G,T,l)=>{l.d(T,{L:()=>w,m:()=>O});var g=l(45599),m=l(55969),E=l(3466),d=l(9731),A=l(17671);const p=1e3;
async function w(f,r){const t=new Set;let n=0,e=!1;for(let i=0;i<f.pages.count;i++){const a=O(f,f.pages.number(i));for(const{number:c}of a){const h=f.get(c),_=f.
job.pace.step(p);if(_&&await _,t.has(c)||!(0,g.Zm)(h)||!r(h,i))continue;t.add(c);const v=(0,m.B)(f,h);v==="Popup"&&n++,v==="Widget"&&(e=!0)}const u=f.job.pace.step(
500);u&&await u}if(t.size===0)return 0;const s=(0,A.Hi)(f),o=e?await E.R.of(f):void 0;return await(0,A.Pv)(s,t,()=>(0,A.Wi)(s,t)),o&&await(0,A.zg)(s,o),await(0,d.
U)(s),t.size-n}function O(f,r){const t=f.entry(r,"Annots"),n=f.array(t)??[];if(!n.some(g.Zm))return n.filter(g.i9);const e=f.edit((0,g.i9)(t)?t:r),s=f.array((0,g.
Zm)(e)?e.get("Annots"):e)??[];for(const[o,i]of s.entries())(0,g.Zm)(i)&&(s[o]=f.add(i));return s.filter(g.i9)}}),33311:((G,T,l)=>{l.d(T,{S:()=>E});var g=l(21996),
m=l(70549);const E=(0,m.n)(d=>(0,g.zx)(d,["AP","JS","EF","ByteRange","Sig"]))}),59071:((G,T,l)=>{l.d(T,{Gh:()=>t,ZK:()=>n,wh:()=>r});var g=l(77581),m=l(45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
d=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,A=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,p=e=>e.replace(E,"").replace(
d,"").replace(A,"�"),w=200,O=new WeakMap;function f(e){let s=O.get(e);if(s)return s;const o=p((0,g.g7)(e));return s={whole:o,trimmed:o.trim()},e.bytes.length>=
w&&O.set(e,s),s}const r=e=>p(e).trim();function t(e){const s=e instanceof m.Mx?f(e).trimmed:"";return s===""?null:s}const n=e=>e?f(e).whole:""})};
