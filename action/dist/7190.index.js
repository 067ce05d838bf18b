"use strict";exports.id=7190,exports.ids=[7190],exports.modules={17079:((V,T,d)=>{d.d(T,{Z:()=>O,_:()=>u});const h=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
m=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function u(f){
if(f.length>64)return;const a=f.trim().replace(m,(t,n,e,s)=>`${n??""}${1900+Number(e)}${s}`);return p(w(h.exec(a)??v.exec(a)))}function O(f){const a=f.length>64?
void 0:w(v.exec(f.trim()));if(!a||p(a)===void 0)return;const{year:t,month:n="",day:e="",hour:s="",minute:o="",second:i="",zone:r=""}=a;return`D:${t}${n}${e}${s}${o}${i}${r===
"Z"||r===""?r:`${r.replace(":","'")}'`}`}function w(f){if(!f)return;const[,a,t,n,e,s,o,i,r,l,c]=f,g=i??(r===void 0?void 0:`${r}${l??"00"}:${c??"00"}`);return{year:a,
month:t,day:n,hour:e,minute:s,second:o,zone:g}}function p(f){if(!f)return;const{year:a,month:t,day:n,hour:e,minute:s="00",second:o="00",zone:i}=f,r=(c,g,_)=>c===
void 0||Number(c)>=g&&Number(c)<=_;if(Number(a)===0||!r(t,1,12)||!r(n,1,y(Number(a),Number(t)))||!r(e,0,23)||!r(s,0,59)||!r(o,0,59)||i!==void 0&&i!=="Z"&&!(r(i.
slice(1,3),0,23)&&r(i.slice(4),0,59)))return;const l=[a,t,n].filter(c=>c!==void 0).join("-");return e===void 0?l:`${l}T${e}:${s}:${o}${i==="+00:00"||i==="-00:00"?
"Z":i??""}`}function y(f,a){return a===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),66974:((V,T,d)=>{d.d(T,{D6:()=>O,F1:()=>v,NL:()=>f,
P3:()=>m,br:()=>u,bs:()=>y});var h=d(98446);const m={problem:"names page 0: pages count from 1, and -1 is the last page"};function v(t,n,e){const s=[],o=[];for(const[
i,r]of t.split(",").entries()){const l=i+1;if(n!==void 0&&r.trim()===""){o.push(`entry ${l} is empty: write ${n}, separated by single commas`);continue}const c=e(
r,l);"problem"in c?o.push(u(l,r,c.problem)):s.push(c.item)}return o.length>0?{problem:y(o)}:{items:s}}const u=(t,n,e)=>`entry ${t} ('${a(n.trim())}') ${e}`,O=({
position:t,text:n},e,s)=>u(t,n,`names ${w(e)}, but the document has ${(0,h.y_)(s,"page")}`);function w(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const p=5;function y(t){const n=t.length-p;return[...t.slice(0,p),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function f(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,h.Bu)(n.join(""),40)}}),29082:((V,T,d)=>{d.d(T,{k1:()=>O,lY:()=>u,m7:()=>w});var h=d(58552),m=d(
66974);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,u=f=>(0,m.F1)(f,"pages such as 1..3, -1, odd",(a,t)=>{const n=a.trim(),e=v.exec(n);if(!e)
return{problem:y(n)};const[,s,o,i,r,l]=e,c={negated:s!==void 0,text:n,position:t};if(o!==void 0)return{item:{...c,pages:o.toLowerCase()}};const g=Number(i),_=r===
void 0?g:l===void 0?"end":Number(l);return g===0||_===0?m.P3:{item:{...c,pages:{from:g,to:_}}}});function O(f,a,t="pages"){const n=r=>(0,h.G6)([{field:t,message:r}]),
e=u(f);if("problem"in e)throw n(e.problem);const s=new p(a),o=new p(a),i=[];for(const r of e.items){const l=r.negated?o:s;if(typeof r.pages=="string"){l.add(r.pages);
continue}const{from:c,to:g}=r.pages,_=c<0?a+1+c:c,E=g==="end"?a:g<0?a+1+g:g,U=(g==="end"?c<0?[[c,_]]:[]:[[c,_],[g,E]]).find(([,I])=>I<1||I>a);U&&i.push((0,m.D6)(
r,U[0],a)),!(g==="end"&&_>a||i.length>0)&&l.range(Math.min(_,E),Math.max(_,E))}if(i.length>0)throw n((0,m.bs)(i));return e.items.every(({negated:r})=>r)&&s.add(
"all"),s.without(o)}function w(f){const a=u(f);if("problem"in a||a.items.length!==1)return;const{negated:t,pages:n}=a.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:s}=n;return s==="end"?{first:e}:s===-1?{first:e}:s<1?void 0:{first:Math.min(e,s),last:Math.max(e,s)}}class p{pageCount;differences;odd=!1;even=!1;constructor(a){
this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,t){this.differences[a]++,this.differences[t+
1]--}without(a){const t=new Uint32Array(this.pageCount);let n=0,e=0,s=0;for(let o=1;o<=this.pageCount;o++){e+=this.differences[o],s+=a.differences[o];const i=o%
2===1?"odd":"even";(e>0||this[i])&&!(s>0||a[i])&&(t[n++]=o)}return t.subarray(0,n)}}function y(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,m.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((V,T,d)=>{d.d(T,{Q:()=>m});const h=v();function m(u,O=0){const[w,p,y,f]=h;let a=~O,t=0;for(const n=u.
length-3;t<n;t+=4)a^=u[t]|u[t+1]<<8|u[t+2]<<16|u[t+3]<<24,a=f[a&255]^y[a>>>8&255]^p[a>>>16&255]^w[a>>>24];for(;t<u.length;t++)a=w[(a^u[t])&255]^a>>>8;return~a>>>
0}function v(){const u=new Int32Array(256);for(let y=0;y<256;y++){let f=y;for(let a=0;a<8;a++)f=f&1?f>>>1^3988292384:f>>>1;u[y]=f}const O=y=>y.map(f=>u[f&255]^f>>>
8),w=O(u),p=O(w);return[u,w,p,O(p)]}}),55772:((V,T,d)=>{d.d(T,{fl:()=>f,mm:()=>p,vg:()=>y});var h=d(94289),m=d(33546),v=d(74135),u=d(59071);const O=1e3;function w(t){
const{width:n,height:e}=(0,v.JQ)(t),s=o=>Math.round(o*O)/O;return{width:s(n),height:s(e)}}function p({kinds:t,kindOf:n}){const e=new Int32Array(t.length),s=new Int32Array(
t.length);for(let i=n.length-1;i>=0;i--)e[n[i]]++,s[n[i]]=i+1;const o=new Map;for(const[i,r]of t.entries()){const{width:l,height:c}=w(r),g=`${l} ${c}`,_=o.get(g);
_?_.count+=e[i]:o.set(g,{width:l,height:c,count:e[i],firstPage:s[i]})}return[...o.values()]}async function y(t,{kinds:n,kindOf:e},s){const o=await f(t),i=n.map(
w);return Array.from(e,(r,l)=>({...i[r],rotation:n[r].rotation,label:o(l),characters:s?.[l]??null}))}async function f(t){const n=await(0,m.Hr)(t);return e=>n?a(
n(e)):null}function a({style:t,prefix:n,number:e}){return(0,u.ZK)(n)+(0,h.Y)(t,e)}}),83653:((V,T,d)=>{d.r(T),d.d(T,{pages_to_images:()=>D});var h=d(58552),m=d(38340),
v=d(29082),u=d(1900);const O=256;async function w({width:A,height:b,row:x},$){const R=new f;for(let W=0;W<b;W++){const L=x(W),F=(0,u.rr)(L);for(let K=0,H=0;K<F.
length;K++,H+=u.vO)if(!(K>0&&F[K]===F[K-1])&&R.numberOf(L[H+2],L[H+1],L[H])>=O)return;const N=$.step(L.length*u.oF);N&&await N}const S=new Uint8Array(A);return{
colors:R.colors,samples:W=>{const L=x(W),F=(0,u.rr)(L);for(let N=0,K=0;N<A;N++,K+=u.vO)S[N]=N>0&&F[N]===F[N-1]?S[N-1]:R.numberOf(L[K+2],L[K+1],L[K]);return S}}}
const p=O*4,y=2654435761;class f{keys=new Int32Array(p).fill(-1);numbers=new Uint16Array(p);met=[];count=0;numberOf(b,x,$){const R=b<<16|x<<8|$;let S=Math.imul(
R,y)>>>16&p-1;for(;this.keys[S]!==R&&this.keys[S]!==-1;)S=S+1&p-1;return this.keys[S]===-1&&(this.keys[S]=R,this.numbers[S]=this.count++,this.met.push(b,x,$)),this.
numbers[S]}get colors(){return Uint8Array.from(this.met)}}var a=d(36116),t=d(14118),n=d(86799),e=d(6057),s=d(61273),o=d(30586),i=d(42973),r=d(91519),l=d(98446),
c=d(41516),g=d(55772),_=d(52404);const E={png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},D=async(A,b,x)=>{const $=b.font&&
(0,n.g)(b.font,"font").bytes,R=await(0,r.E)(A.bytes,x,{password:b.open_password}),S=R.pages.count,W=(0,v.k1)(b.pages,S);if(W.length===0)return{documents:[],files:[],
notes:[_.$],facts:{imageCount:0}};P(W.length,x);const L=[...W].map(J=>U((0,e.iw)(R,J-1),J,b));z(L,b,x);const F=await(0,g.fl)(R),N=await(0,c.ve)(R,W,b.with_annotations),
{bytes:K,missing:H}=N,G=$||H.pagesWithout().size===0?void 0:await x.lent.drawingFont?.(),Q=$??(G&&(0,n.g)({name:"font",bytes:G},"font").bytes),X=await t.YY.open(
K,x,{...N,font:Q}),Z=A.name.replace(/\.pdf$/i,""),Y=String(S).length,j=[],{ending:at,mediaType:et}=E[b.image_format];let nt=0,k=async()=>{};for(const[J,{page:q,
width:st,height:ot,resolution:ct}]of L.entries()){const ft=await X.draw(J,{width:st,height:ot,isTransparent:b.transparent}),{file:dt}=await I(ft,ct,b,x);await k(),
k=async()=>{const tt=await dt;nt+=tt.length,M(nt,x);const it=F(q-1),rt=`${Z}-${String(q).padStart(Y,"0")}.${at}`;j.push({name:rt,bytes:await x.onResult({index:J,
name:rt,bytes:tt}),mediaType:et,facts:{page:q,...it&&{label:it},width:st,height:ot,size:tt.length,mimeType:et}}),x.pace.progress((J+1)/L.length)}}return await k(),
{documents:[],files:j,notes:H.notes($?"given":G&&"lent"),facts:{imageCount:j.length}}};function U(A,b,x){const $=x.pixel_width===void 0?x.resolution:(0,a.C)(A,x.
pixel_width);return{page:b,...(0,a.T)(A,$),resolution:$}}async function I(A,b,x,$){const{grayscale:R,transparent:S,image_format:W,quality:L}=x,{width:F,height:N}=A,
K=R||!await(0,u.cE)(A,$.pace);if(W==="jpeg"){const X=K?"gray":"rgb",Z=await(0,s.I)({width:F,height:N,color:X,quality:L,resolution:b,samples:(0,u.lc)(A,X)},$.pace);
return{file:Promise.resolve(Z)}}const H=K||S?void 0:await w(A,$.pace),G=H?"palette":S?K?"gray-alpha":"rgba":K?"gray":"rgb",Q=H?H.samples:(0,u.lc)(A,G);return await(0,o.
Fo)({width:F,height:N,depth:8,color:G,palette:H?.colors,resolution:b,samples:Q},$)}function P(A,{limits:{drawnPages:b}}){if(A<=b)return;const x=`pages_to_images\
 gives at most ${(0,l.y_)(b,"image")} at once, and pages names ${A}`;throw(0,i.FU)("drawnPages",x,`Choose pages such as 1..${b}, or split the document first`,"p\
ages")}function M(A,{limits:{drawnBytes:b}}){if(A<=b)return;const x=`The images together are larger than ${b} bytes`;throw(0,i.FU)("drawnBytes",x,"Choose fewer \
pages, or a lower resolution","pages")}const C=1e6,B=65500;function z(A,b,{limits:{pixels:x}}){const $=({width:Z,height:Y})=>B/Math.max(Z,Y),R=Z=>Math.min(Math.
sqrt(x/(Z.width*Z.height)),$(Z)),S=A.reduce((Z,Y)=>R(Y)<R(Z)?Y:Z),W=R(S);if(W>=1)return;const L=b.pixel_width===void 0?"resolution":"pixel_width",F=b.pixel_width??
b.resolution,N=Math.floor(F*W),{width:K,height:H,page:G}=S,Q=W<$(S)?`images of ${(0,l.y_)(Math.ceil(K*H/C),"megapixel")}`:`an image of more than ${(0,l.y_)(B,"p\
ixel")} a side`,X=N<m.zU.pages_to_images.fields[L].min?`crop or resize page ${G} first`:`at most ${N} fits this document (page ${G})`;throw(0,h.G6)([{field:L,message:`${F}\
 would make ${Q}: ${X}`}])}}),52404:((V,T,d)=>{d.d(T,{$:()=>u,U:()=>O});var h=d(58552),m=d(29082),v=d(98446);const u={code:"no_pages_selected",message:"The docu\
ment has none of the pages that were asked for, so nothing was changed."};function O({first_page:w,last_page:p,pages:y},f){if(y!==void 0)return(0,m.k1)(y,f);const a=(0,v.
y_)(f,"page"),t=[];if(w>f&&t.push({field:"first_page",message:`is ${w}, but the document has ${a}`}),p!==void 0&&p>f&&t.push({field:"last_page",message:`is ${p}\
, but the document has ${a}`}),t.length===0&&p!==void 0&&w>p&&t.push({field:"first_page",message:`is ${w}, which is after last_page (${p})`,mentions:["last_page"]}),
t.length>0)throw(0,h.G6)(t);return Uint32Array.from({length:(p??f)-w+1},(n,e)=>w+e)}}),36116:((V,T,d)=>{d.d(T,{C:()=>u,T:()=>v});var h=d(74135);const m=72;function v(O,w){
const{width:p,height:y}=(0,h.JQ)(O),f=a=>Math.max(1,Math.round(a*w/m));return{width:f(p),height:f(y)}}const u=(O,w)=>w*m/(0,h.JQ)(O).width}),1900:((V,T,d)=>{d.d(
T,{b:()=>a,cE:()=>p,lc:()=>y,oF:()=>m,rr:()=>u,vO:()=>h});const h=4,m=2,v={gray:1,rgb:3,rgba:4,"gray-alpha":2},u=t=>t.byteOffset%h===0?new Uint32Array(t.buffer,
t.byteOffset,t.length/h):new Uint32Array(t.slice().buffer),O=new Uint32Array(0),w=(t,n)=>n>0&&Buffer.compare(t(n),t(n-1))===0;async function p({height:t,row:n},e){
let s=-1;for(let o=0;o<t;o++){const i=n(o),r=w(n,o)?O:u(i);for(let c=0;c<r.length;c++){if(r[c]===s)continue;const g=c*h,_=i[g+1];if(i[g]!==_||i[g+2]!==_)return!0;
s=r[c]}const l=e.step(i.length*m);l&&await l}return!1}function y({width:t,row:n},e){const s=v[e],o=new Uint8Array(t*s),i=s<3,r=s%2===0;let l=-1;return c=>{const g=l===
c-1&&w(n,c);if(l=c,g)return o;const _=n(c),E=u(_);for(let D=0,U=0;D<E.length;D++){if(D>0&&E[D]===E[D-1]){for(const B=U+s;U<B;U++)o[U]=o[U-s];continue}const I=D*
h,[P,M,C]=[_[I],_[I+1],_[I+2]];i?o[U++]=f(C,M,P):(o[U++]=C,o[U++]=M,o[U++]=P),r&&(o[U++]=_[I+3])}return o}}const f=(t,n,e)=>77*t+150*n+29*e+128>>8;function a(t){
const n=new Uint8Array(t.length/3);for(let e=0;e<n.length;e++)n[e]=f(t[e*3],t[e*3+1],t[e*3+2]);return n}}),61273:((V,T,d)=>{d.d(T,{I:()=>p});var h=d(64680),m=d(
16353),v=d(47772);const u=8,O=12,w=65535;async function p(s,o){const{width:i,height:r,color:l,quality:c}=s,g=new h.k(Math.max(4096,i*r>>2)),_=(0,v.vI)(c,"lumina\
nce"),E=l==="rgb"?[_,(0,v.vI)(c,"chrominance")]:[_];y(g,s,E);const D=l==="rgb"?new e(s,g,E):new n(s,g,E);for(let U=0;U<r;U+=D.height){D.write(U);const I=o.step(
i*D.height*(l==="inks"?2:1)*O);I&&await I}return D.finish(),(0,m.HM)(g,217),g.bytes}function y(s,{width:o,height:i,color:r,resolution:l},c){const g=(0,m.Nr)(Math.
min(Math.round(l),w));(0,m.HM)(s,216),r!=="inks"&&(0,m.HM)(s,224,[...Buffer.from("JFIF\0","latin1"),1,1,1,...g,...g,0,0]);for(const[D,U]of c.entries())(0,m.HM)(
s,219,[D,...[...v.Tl].map(I=>U[I])]);const _=r==="rgb"?[1,34,0,2,17,1,3,17,1]:f(r).flatMap(D=>[D,17,0]);(0,m.HM)(s,192,[8,...(0,m.Nr)(i),...(0,m.Nr)(o),_.length/
3,..._]);for(const D of c.keys())(0,m.m2)(s,D);const E=r==="rgb"?[1,0,2,17,3,17]:f(r).flatMap(D=>[D,0]);(0,m.HM)(s,218,[E.length/2,...E,0,63,0])}const f=s=>s===
"gray"?[1]:[1,2,3,4];class a{width;height;samples;block=new Float64Array(u*u);divisors;coder;constructor(o,i,r,l,c,g){this.width=o,this.height=i,this.samples=new Float32Array(
o*i),this.divisors=(0,v.X)(l),this.coder=new m.tt(r,c,g)}set(o,i,r){this.samples[o*this.width+i]=r}setRow(o,i,r,l,c){const{samples:g,width:_}=this,E=o*_;for(let D=0,
U=r;D<c;D++,U+=l)g[E+D]=i[U];g.fill(g[E+c-1],E+c,E+_)}write(o,i){const{samples:r,width:l,block:c}=this;for(let g=0,_=0;g<u;g++)for(let E=(i+g)*l+o,D=E+u;E<D;)c[_++]=
r[E++]-128;(0,v.pd)(c),this.coder.write(c,this.divisors)}}const t=(s,o)=>Math.ceil(s/o)*o;class n{image;height=u;bits;planes;constructor(o,i,[r]){this.image=o,this.
bits=new m.t0(i);const l=t(o.width,u),c=o.color==="gray"?1:4;this.planes=Array.from({length:c},()=>new a(l,u,this.bits,r,m.np[0],m.e_[0]))}write(o){const{image:i,
planes:r}=this,{width:l}=r[0];for(let c=0;c<u;c++){const g=i.samples(Math.min(o+c,i.height-1));for(const[_,E]of r.entries())E.setRow(c,g,_,r.length,i.width)}for(let c=0;c<
l;c+=u)for(const g of r)g.write(c,0)}finish(){this.bits.finish()}}class e{image;height=2*u;bits;light;blue;red;sums;constructor(o,i,[r,l]){this.image=o,this.bits=
new m.t0(i);const c=t(o.width,2*u);this.light=new a(c,2*u,this.bits,r,m.np[0],m.e_[0]),this.blue=new a(c/2,u,this.bits,l,m.np[1],m.e_[1]),this.red=new a(c/2,u,this.
bits,l,m.np[1],m.e_[1]),this.sums=new Float32Array(c)}write(o){const{light:i,blue:r,red:l}=this;for(let c=0;c<this.height;c++)this.row(c,Math.min(o+c,this.image.
height-1));for(let c=0;c<i.width;c+=this.height){for(const g of[0,u])for(const _ of[0,u])i.write(c+_,g);r.write(c/2,0),l.write(c/2,0)}}finish(){this.bits.finish()}row(o,i){
const{image:r,light:l,blue:c,red:g,sums:_}=this,E=r.samples(i),D=r.width-1,U=o%2===0;U&&_.fill(0);for(let I=0;I<l.width;I++){const P=Math.min(I,D)*3,[M,C,B]=[E[P],
E[P+1],E[P+2]];l.set(o,I,.299*M+.587*C+.114*B);const z=I&-2;_[z]+=-.168736*M-.331264*C+.5*B,_[z+1]+=.5*M-.418688*C-.081312*B}if(!U)for(let I=0;I<l.width;I+=2)c.
set(o>>1,I>>1,_[I]/4+128),g.set(o>>1,I>>1,_[I+1]/4+128)}}}),30586:((V,T,d)=>{d.d(T,{Fo:()=>i,Hy:()=>o});var h=d(44131),m=d(64680),v=d(19158),u=d(68973);const O=Uint8Array.
of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},y=.0254,f=6,a=8388608,t=65536,n=2,
e=.6,s=4,o=async(P,M)=>(await i(P,M)).file;async function i(P,M){const{width:C,height:B,depth:z,color:A,palette:b,profile:x,resolution:$}=P,R=Buffer.alloc(13);R.
writeUInt32BE(C,0),R.writeUInt32BE(B,4),R.set([z,w[A],0,0,0],8);const S=[O,I("IHDR",R)];x&&S.push(await l(x,M)),$!==void 0&&S.push(I("pHYs",c($))),b&&S.push(I("\
PLTE",b));const{data:W}=await g(P,M),L=W.then(F=>Buffer.concat([...S,I("IDAT",F),I("IEND",new Uint8Array(0))]));return L.catch(()=>{}),{file:L}}const r=4;async function l(P,M){
return I("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,u.uM)(M).deflate(P,r)]))}function c(P){const M=Buffer.alloc(9),C=Math.round(P/y);return M.
writeUInt32BE(C,0),M.writeUInt32BE(C,4),M[8]=1,M}async function g(P,{codec:M,pace:C}){const B=(_(P)+1)*P.height;if(!M&&B>a){const x=await(0,v.p)(new CompressionStream(
"deflate"),E(P,C,!0));return{data:Promise.resolve(x)}}const z=new m.k(B);for await(const x of E(P,C,!1))z.copy(x,0,x.length);const A=z.bytes,b=M?M.deflate(A,f):
(0,v.p)(new CompressionStream("deflate"),[A]);return B>a&&await b,{data:b}}const _=({width:P,depth:M,color:C})=>Math.ceil(P*M*p[C]/8);async function*E(P,M,C){const{
height:B,samples:z}=P,A=_(P),b=D(P),x=typeof z=="function"?z:L=>z.subarray(L*A,L*A+A),$=new Uint8Array(A),R=Math.max(1,Math.floor(t/(A+1)));let S=new Uint8Array(
0),W=0;for(let L=0;L<B;L++){if(W===S.length){const G=Math.min(R,B-L)*(A+1);(C||S.length!==G)&&(S=new Uint8Array(G)),W=0}const F=S.subarray(W,W+=A+1),N=x(L).subarray(
0,A),K=L>0&&Buffer.compare(N,$)===0;if(F[0]=b(N,K),F[0]!==n)F.set(N,1);else if(!K)for(let G=0;G<A;G++)F[G+1]=N[G]-$[G];K||$.set(N),W===S.length&&(yield S);const H=M.
step(A);H&&await H}}function D({depth:P,color:M}){if(P<8||M==="palette")return()=>0;const C=p[M];let B;return(z,A)=>{if(A)return B;const b=B===void 0;return B=P===
8&&U(z,C)?0:n,b?0:B}}function U(P,M){let C=0,B=0;for(let z=M;z<P.length;z+=s*M)P[z]===P[z-M]&&C++,B++;return C>=B*e}function I(P,M){const C=Buffer.alloc(M.length+
12);return C.writeUInt32BE(M.length,0),C.write(P,4,"latin1"),C.set(M,8),C.writeUInt32BE((0,h.Q)(C.subarray(4,M.length+8)),M.length+8),C}}),5490:((V,T,d)=>{d.d(T,
{M:()=>u,U:()=>v});var h=d(74135);const m=1e4;class v{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){switch(w.operator){case"q":return this.saved.
length<m?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":
return this.transform(w),!0;default:return!1}}transform(w){if(w.count!==6)return;const[p,y,f,a,t,n]=u(w);this.current.matrix=(0,h.lw)([p,y,f,a,t,n],this.current.
matrix)}}const u=O=>Array.from({length:O.count},(w,p)=>O.number(p))}),36502:((V,T,d)=>{d.d(T,{z:()=>y});var h=d(45599);const m={View:"ViewState",Print:"PrintSta\
te"};class v{document;categories={View:new Map,Print:new Map};intents;names=new WeakMap;meant=new WeakMap;added=new WeakMap;constructor(t,n){this.document=t,this.
intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const s=t.dict(e),o=t.resolve(s?.get("Event"));if(!s||!((0,h.Eo)(o,"View")||(0,h.Eo)(o,"Prin\
t")))continue;const i=this.namesIn(s.get("Category")),r=Object.keys(m).filter(l=>i.has(l));this.addGroups(o.text,r,t.array(s.get("OCGs"))??[])}}addGroups(t,n,e){
const s=this.added.get(e)??new Set;this.added.set(e,s);const o=[t,...n].join(" ");if(s.has(o))return;s.add(o);const i=this.categories[t];for(const r of e){if(!(0,h.
i9)(r))continue;const l=i.get(r.number)??new Set;for(const c of n)l.add(c);i.set(r.number,l)}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.
intentsOf(this.document.dict(new h.oS(t)));let s=this.meant.get(e);return s===void 0&&this.meant.set(e,s=e.has("All")||[...e].some(o=>n.has(o))),!s}stateOf(t,n){
const e=this.categories[n].get(t);if(!e)return;const s=this.document.dict(this.document.dict(new h.oS(t))?.get("Usage"));let o;for(const i of e){const r=m[i],l=r===
void 0?null:this.document.resolve(this.document.dict(s?.get(i))?.get(r));if((0,h.Eo)(l,"OFF"))return!1;(0,h.Eo)(l,"ON")&&(o=!0)}return o}intentsOf(t){const n=this.
namesIn(t?.get("Intent"));return n.size>0?n:u}namesIn(t){const{document:n}=this,e=n.array(t)??[t??null];let s=this.names.get(e);return s||(s=new Set(e.map(o=>n.
resolve(o)).flatMap(o=>o instanceof h.SX?[o.text]:[])),this.names.set(e,s)),s}}const u=new Set(["View"]),O=32;function w(a,t,n,e){const s=(o,i)=>{const r=e.get(
o);if(r!==void 0)return r;e.set(o,!0);const l=a.resolve(o[0]),c=E=>{const D=a.resolve(E);return(0,h.cy)(D)?i>0?s(D,i-1):!0:!(0,h.i9)(E)||n(E.number)},g=o.slice(
1),_=p(l instanceof h.SX?l.text:"",g,c);return e.set(o,_),_};return s(t,O)}function p(a,t,n){switch(a){case"And":return t.every(n);case"Or":return t.some(n);case"\
Not":return t.length===0||!n(t[0]);default:return!0}}class y{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.
dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,h.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,h.
i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,h.i9)(e)&&this.on.add(e.number);this.usages=new v(t,n),this.viewed=f(e=>this.usages.isAlwaysOn(
e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=f(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,
this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.
baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,h.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){const t=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(t.flatMap(s=>(0,h.i9)(s)?[s.number]:[])),e=[];for(const s of n){
!this.viewed.states(s)&&!this.printed.states(s)&&e.push(s);const o=this.document.job.pace.step(1e3);o&&await o}return e}shows(t,n){const{document:e}=this,{states:s,
memberships:o,expressions:i}=n,r=e.dict(t);if(!r)return!0;if(!(0,h.Eo)(e.resolve(r.get("Type")),"OCMD"))return!(0,h.i9)(t)||s(t.number);const l=o.get(r);if(l!==
void 0)return l;const c=e.resolve(r.get("VE")),g=(0,h.cy)(c)?w(e,c,s,i):this.showsByPolicy(r,n);return o.set(r,g),g}showsByPolicy(t,{states:n,lists:e}){const{document:s}=this,
o=s.array(t.get("OCGs"))??[t.get("OCGs")??null];let i=e.get(o);if(!i){const l=o.filter(h.i9).map(({number:c})=>n(c));i=l.length===0?"empty":{all:!l.includes(!1),
any:l.includes(!0)},e.set(o,i)}if(i==="empty")return!0;const r=s.resolve(t.get("P"));switch(r instanceof h.SX?r.text:"AnyOn"){case"AllOn":return i.all;case"AnyO\
ff":return!i.all;case"AllOff":return!i.any;default:return i.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function f(a){const t=new Map;
return{states:e=>{let s=t.get(e);return s===void 0&&t.set(e,s=a(e)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),94289:((V,T,d)=>{d.
d(T,{Y:()=>h});function h(p,y){switch(p){case"D":return String(y);case"R":return O(y);case"r":return O(y).toLowerCase();case"A":return w(y);case"a":return w(y).
toLowerCase();default:return""}}const m=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],v=1e5,u=2600;function O(p){if(p>v)return String(p);let y="",f=p;for(const[a,t]of m)for(;f>=a;)y+=t,f-=a;return y}function w(p){return p>u?String(p):String.
fromCharCode(65+(p-1)%26).repeat(Math.ceil(p/26))}}),44738:((V,T,d)=>{d.d(T,{L:()=>p,m:()=>y});var h=d(45599),m=d(55969),v=d(3466),u=d(9731),O=d(17671);const w=1e3;
async function p(f,a){const t=new Set;let n=0,e=!1;for(let i=0;i<f.pages.count;i++){const r=y(f,f.pages.number(i));for(const{number:c}of r){const g=f.get(c),_=f.
job.pace.step(w);if(_&&await _,t.has(c)||!(0,h.Zm)(g)||!a(g,i))continue;t.add(c);const E=(0,m.B)(f,g);E==="Popup"&&n++,E==="Widget"&&(e=!0)}const l=f.job.pace.step(
500);l&&await l}if(t.size===0)return 0;const s=(0,O.Hi)(f),o=e?await v.R.of(f):void 0;return await(0,O.Pv)(s,t,()=>(0,O.Wi)(s,t)),o&&await(0,O.zg)(s,o),await(0,u.
U)(s),t.size-n}function y(f,a){const t=f.entry(a,"Annots"),n=f.array(t)??[];if(!n.some(h.Zm))return n.filter(h.i9);const e=f.edit((0,h.i9)(t)?t:a),s=f.array((0,h.
Zm)(e)?e.get("Annots"):e)??[];for(const[o,i]of s.entries())(0,h.Zm)(i)&&(s[o]=f.add(i));return s.filter(h.i9)}}),33311:((V,T,d)=>{d.d(T,{S:()=>v});var h=d(21996),
m=d(70549);const v=(0,m.n)(u=>(0,h.zx)(u,["AP","JS","EF","ByteRange","Sig"]))}),59071:((V,T,d)=>{d.d(T,{Gh:()=>t,ZK:()=>n,wh:()=>a});var h=d(77581),m=d(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
u=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,w=e=>e.replace(v,"").replace(
u,"").replace(O,"�"),p=200,y=new WeakMap;function f(e){let s=y.get(e);if(s)return s;const o=w((0,h.g7)(e));return s={whole:o,trimmed:o.trim()},e.bytes.length>=
p&&y.set(e,s),s}const a=e=>w(e).trim();function t(e){const s=e instanceof m.Mx?f(e).trimmed:"";return s===""?null:s}const n=e=>e?f(e).whole:""})};
