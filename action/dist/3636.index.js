"use strict";exports.id=3636,exports.ids=[3636],exports.modules={17079:((Z,I,c)=>{c.d(I,{Z:()=>x,_:()=>O});const g=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
b=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,A=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(r){
if(r.length>64)return;const o=r.trim().replace(b,(t,n,e,f)=>`${n??""}${1900+Number(e)}${f}`);return _(h(g.exec(o)??A.exec(o)))}function x(r){const o=r.length>64?
void 0:h(A.exec(r.trim()));if(!o||_(o)===void 0)return;const{year:t,month:n="",day:e="",hour:f="",minute:l="",second:m="",zone:p=""}=o;return`D:${t}${n}${e}${f}${l}${m}${p===
"Z"||p===""?p:`${p.replace(":","'")}'`}`}function h(r){if(!r)return;const[,o,t,n,e,f,l,m,p,M,T]=r,$=m??(p===void 0?void 0:`${p}${M??"00"}:${T??"00"}`);return{year:o,
month:t,day:n,hour:e,minute:f,second:l,zone:$}}function _(r){if(!r)return;const{year:o,month:t,day:n,hour:e,minute:f="00",second:l="00",zone:m}=r,p=(T,$,B)=>T===
void 0||Number(T)>=$&&Number(T)<=B;if(Number(o)===0||!p(t,1,12)||!p(n,1,y(Number(o),Number(t)))||!p(e,0,23)||!p(f,0,59)||!p(l,0,59)||m!==void 0&&m!=="Z"&&!(p(m.
slice(1,3),0,23)&&p(m.slice(4),0,59)))return;const M=[o,t,n].filter(T=>T!==void 0).join("-");return e===void 0?M:`${M}T${e}:${f}:${l}${m==="+00:00"||m==="-00:00"?
"Z":m??""}`}function y(r,o){return o===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),66974:((Z,I,c)=>{c.d(I,{D6:()=>x,F1:()=>A,NL:()=>r,
P3:()=>b,br:()=>O,bs:()=>y});var g=c(98446);const b={problem:"names page 0: pages count from 1, and -1 is the last page"};function A(t,n,e){const f=[],l=[];for(const[
m,p]of t.split(",").entries()){const M=m+1;if(n!==void 0&&p.trim()===""){l.push(`entry ${M} is empty: write ${n}, separated by single commas`);continue}const T=e(
p,M);"problem"in T?l.push(O(M,p,T.problem)):f.push(T.item)}return l.length>0?{problem:y(l)}:{items:f}}const O=(t,n,e)=>`entry ${t} ('${o(n.trim())}') ${e}`,x=({
position:t,text:n},e,f)=>O(t,n,`names ${h(e)}, but the document has ${(0,g.y_)(f,"page")}`);function h(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const _=5;function y(t){const n=t.length-_;return[...t.slice(0,_),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function r(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,g.Bu)(n.join(""),40)}}),29082:((Z,I,c)=>{c.d(I,{k1:()=>x,lY:()=>O,m7:()=>h});var g=c(58552),b=c(
66974);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,O=r=>(0,b.F1)(r,"pages such as 1..3, -1, odd",(o,t)=>{const n=o.trim(),e=A.exec(n);if(!e)
return{problem:y(n)};const[,f,l,m,p,M]=e,T={negated:f!==void 0,text:n,position:t};if(l!==void 0)return{item:{...T,pages:l.toLowerCase()}};const $=Number(m),B=p===
void 0?$:M===void 0?"end":Number(M);return $===0||B===0?b.P3:{item:{...T,pages:{from:$,to:B}}}});function x(r,o,t="pages"){const n=p=>(0,g.G6)([{field:t,message:p}]),
e=O(r);if("problem"in e)throw n(e.problem);const f=new _(o),l=new _(o),m=[];for(const p of e.items){const M=p.negated?l:f;if(typeof p.pages=="string"){M.add(p.pages);
continue}const{from:T,to:$}=p.pages,B=T<0?o+1+T:T,V=$==="end"?o:$<0?o+1+$:$,U=($==="end"?T<0?[[T,B]]:[]:[[T,B],[$,V]]).find(([,S])=>S<1||S>o);U&&m.push((0,b.D6)(
p,U[0],o)),!($==="end"&&B>o||m.length>0)&&M.range(Math.min(B,V),Math.max(B,V))}if(m.length>0)throw n((0,b.bs)(m));return e.items.every(({negated:p})=>p)&&f.add(
"all"),f.without(l)}function h(r){const o=O(r);if("problem"in o||o.items.length!==1)return;const{negated:t,pages:n}=o.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:f}=n;return f==="end"?{first:e}:f===-1?{first:e}:f<1?void 0:{first:Math.min(e,f),last:Math.max(e,f)}}class _{pageCount;differences;odd=!1;even=!1;constructor(o){
this.pageCount=o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,t){this.differences[o]++,this.differences[t+
1]--}without(o){const t=new Uint32Array(this.pageCount);let n=0,e=0,f=0;for(let l=1;l<=this.pageCount;l++){e+=this.differences[l],f+=o.differences[l];const m=l%
2===1?"odd":"even";(e>0||this[m])&&!(f>0||o[m])&&(t[n++]=l)}return t.subarray(0,n)}}function y(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is writt\
en 1..5":/^!/.test(r)?"is not a page: leave out pages with not, such as not 2":(0,b.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((Z,I,c)=>{c.d(I,{Q:()=>b});const g=A();function b(O){const[x,h,_,y]=g;let r=4294967295,o=0;for(const t=O.
length-3;o<t;o+=4)r^=O[o]|O[o+1]<<8|O[o+2]<<16|O[o+3]<<24,r=y[r&255]^_[r>>>8&255]^h[r>>>16&255]^x[r>>>24];for(;o<O.length;o++)r=x[(r^O[o])&255]^r>>>8;return~r>>>
0}function A(){const O=new Int32Array(256);for(let y=0;y<256;y++){let r=y;for(let o=0;o<8;o++)r=r&1?r>>>1^3988292384:r>>>1;O[y]=r}const x=y=>y.map(r=>O[r&255]^r>>>
8),h=x(O),_=x(h);return[O,h,_,x(_)]}}),55772:((Z,I,c)=>{c.d(I,{fl:()=>r,mm:()=>_,vg:()=>y});var g=c(94289),b=c(33546),A=c(74135),O=c(59071);const x=1e3;function h(t){
const{width:n,height:e}=(0,A.JQ)(t),f=l=>Math.round(l*x)/x;return{width:f(n),height:f(e)}}function _({kinds:t,kindOf:n}){const e=new Int32Array(t.length),f=new Int32Array(
t.length);for(let m=n.length-1;m>=0;m--)e[n[m]]++,f[n[m]]=m+1;const l=new Map;for(const[m,p]of t.entries()){const{width:M,height:T}=h(p),$=`${M} ${T}`,B=l.get($);
B?B.count+=e[m]:l.set($,{width:M,height:T,count:e[m],firstPage:f[m]})}return[...l.values()]}async function y(t,{kinds:n,kindOf:e},f){const l=await r(t),m=n.map(
h);return Array.from(e,(p,M)=>({...m[p],rotation:n[p].rotation,label:l(M),characters:f?.[M]??null}))}async function r(t){const n=await(0,b.Hr)(t);return e=>n?o(
n(e)):null}function o({style:t,prefix:n,number:e}){return(0,O.ZK)(n)+(0,g.Y)(t,e)}}),83653:((Z,I,c)=>{c.r(I),c.d(I,{pages_to_images:()=>V});var g=c(58552),b=c(29082),
A=c(1900);const O=256;async function x({width:D,height:P,row:L},N){const i=new y;for(let u=0;u<P;u++){const d=L(u),E=(0,A.rr)(d);for(let w=0,v=0;w<E.length;w++,
v+=A.vO)if(!(w>0&&E[w]===E[w-1])&&i.numberOf(d[v+2],d[v+1],d[v])>=O)return;const a=N.step(d.length*A.oF);a&&await a}const s=new Uint8Array(D);return{colors:i.colors,
samples:u=>{const d=L(u),E=(0,A.rr)(d);for(let a=0,w=0;a<D;a++,w+=A.vO)s[a]=a>0&&E[a]===E[a-1]?s[a-1]:i.numberOf(d[w+2],d[w+1],d[w]);return s}}}const h=O*4,_=2654435761;
class y{keys=new Int32Array(h).fill(-1);numbers=new Uint16Array(h);met=[];count=0;last=-1;lastNumber=0;numberOf(P,L,N){const i=P<<16|L<<8|N;if(i===this.last)return this.
lastNumber;let s=Math.imul(i,_)>>>16&h-1;for(;this.keys[s]!==i&&this.keys[s]!==-1;)s=s+1&h-1;return this.keys[s]===-1&&(this.keys[s]=i,this.numbers[s]=this.count++,
this.met.push(P,L,N)),this.last=i,this.lastNumber=this.numbers[s]}get colors(){return Uint8Array.from(this.met)}}var r=c(36116),o=c(12195),t=c(86799),n=c(6057),
e=c(30044),f=c(30586),l=c(42973),m=c(92356),p=c(98446),M=c(50329),T=c(55772),$=c(52404);const B={png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"\
image/jpeg"}},V=async(D,P,L)=>{const N=P.font&&(0,t.g)(P.font,"font").bytes,i=await(0,m.E)(D.bytes,L,{password:P.open_password}),s=i.pages.count,u=(0,b.k1)(P.pages,
s);if(u.length===0)return{documents:[],files:[],notes:[$.$],facts:{imageCount:0}};S(u.length,L);const d=[...u].map(X=>H((0,n.iw)(i,X-1),X,P));z(d,P,L);const E=await(0,T.
fl)(i),{bytes:a,missing:w}=await(0,M.v)(i,u,P.with_annotations),v=N||w.pagesWithout().size===0?void 0:await L.lent.drawingFont?.(),C=await o.Y.open(a,L,N??(v&&(0,t.
g)({name:"font",bytes:v},"font").bytes)),R=D.name.replace(/\.pdf$/i,""),K=String(s).length,W=[],{ending:j,mediaType:J}=B[P.image_format];let Q=0,Y=async()=>{};for(const[
X,{page:k,width:et,height:q,resolution:st}]of d.entries()){const ot=await C.draw(X,{width:et,height:q,isTransparent:P.transparent}),{file:it}=await U(ot,st,P,L);
await Y(),Y=async()=>{const tt=await it;Q+=tt.length,F(Q,L);const nt=E(k-1),rt=`${R}-${String(k).padStart(K,"0")}.${j}`;W.push({name:rt,bytes:await L.onResult({
index:X,name:rt,bytes:tt}),mediaType:J,facts:{page:k,...nt&&{label:nt},width:et,height:q,size:tt.length,mimeType:J}}),L.pace.progress((X+1)/d.length)}}return await Y(),
{documents:[],files:W,notes:w.notes(N?"given":v&&"lent"),facts:{imageCount:W.length}}};function H(D,P,L){const N=L.pixel_width===void 0?L.resolution:(0,r.C)(D,L.
pixel_width);return{page:P,...(0,r.T)(D,N),resolution:N}}async function U(D,P,L,N){const{grayscale:i,transparent:s,image_format:u,quality:d}=L,{width:E,height:a}=D,
w=i||!await(0,A.cE)(D,N.pace);if(u==="jpeg"){const K=w?"gray":"rgb",W=await(0,e.I)({width:E,height:a,color:K,quality:d,resolution:P,samples:(0,A.lc)(D,K)},N.pace);
return{file:Promise.resolve(W)}}const v=w||s?void 0:await x(D,N.pace),C=v?"palette":s?w?"gray-alpha":"rgba":w?"gray":"rgb",R=v?v.samples:(0,A.lc)(D,C);return await(0,f.
Fo)({width:E,height:a,depth:8,color:C,palette:v?.colors,resolution:P,samples:R},N)}function S(D,{limits:{drawnPages:P}}){if(D<=P)return;const L=`pages_to_images\
 gives at most ${(0,p.y_)(P,"image")} at once, and pages names ${D}`;throw(0,l.F)("drawnPages",L,`Choose pages such as 1..${P}, or split the document first`,"pa\
ges")}function F(D,{limits:{drawnBytes:P}}){if(D<=P)return;const L=`The images together are larger than ${P} bytes`;throw(0,l.F)("drawnBytes",L,"Choose fewer pa\
ges, or a lower resolution","pages")}const G=1e6;function z(D,P,{limits:{pixels:L}}){const N=({width:w,height:v})=>w*v,i=D.reduce((w,v)=>N(v)>N(w)?v:w);if(N(i)<=
L)return;const s=Math.sqrt(L/N(i)),[u,d]=P.pixel_width===void 0?["resolution",P.resolution]:["pixel_width",P.pixel_width],E=Math.ceil(N(i)/G),a=`${d} would make\
 images of ${(0,p.y_)(E,"megapixel")}: at most ${Math.floor(d*s)} fits this document (page ${i.page})`;throw(0,g.G6)([{field:u,message:a}])}}),52404:((Z,I,c)=>{
c.d(I,{$:()=>O,U:()=>x});var g=c(58552),b=c(29082),A=c(98446);const O={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function x({first_page:h,last_page:_,pages:y},r){if(y!==void 0)return(0,b.k1)(y,r);const o=(0,A.y_)(r,"page"),t=[];if(h>r&&t.push({field:"\
first_page",message:`is ${h}, but the document has ${o}`}),_!==void 0&&_>r&&t.push({field:"last_page",message:`is ${_}, but the document has ${o}`}),t.length===
0&&_!==void 0&&h>_&&t.push({field:"first_page",message:`is ${h}, which is after last_page (${_})`,mentions:["last_page"]}),t.length>0)throw(0,g.G6)(t);return Uint32Array.
from({length:(_??r)-h+1},(n,e)=>h+e)}}),36116:((Z,I,c)=>{c.d(I,{C:()=>O,T:()=>A});var g=c(74135);const b=72;function A(x,h){const{width:_,height:y}=(0,g.JQ)(x),
r=o=>Math.max(1,Math.round(o*h/b));return{width:r(_),height:r(y)}}const O=(x,h)=>h*b/(0,g.JQ)(x).width}),30044:((Z,I,c)=>{c.d(I,{I:()=>U});var g=c(64680);const b=Uint8Array.
from(A());function*A(){for(let i=0;i<15;i++)for(let s=0;s<=i;s++){const[u,d]=i%2===0?[i-s,s]:[s,i-s];u<8&&d<8&&(yield u*8+d)}}const O={luminance:[16,11,10,16,24,
40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,
72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},
()=>99)]};function x(i,s){const u=i<50?5e3/i:200-2*i;return Uint8Array.from(O[s],d=>Math.min(Math.max(Math.floor((d*u+50)/100),1),255))}const h=[1,1.387039845,1.306562965,
1.175875602,1,.785694958,.5411961,.275899379],_=i=>Float32Array.from(i,(s,u)=>1/(s*h[u>>3]*h[u&7]*8));function y(i){for(let s=0;s<64;s+=8)o(i,s,1);for(let s=0;s<
8;s++)o(i,s,8)}const r=Math.SQRT1_2;function o(i,s,u){const[d,E,a,w]=[s+u,s+2*u,s+3*u,s+4*u],[v,C,R]=[s+5*u,s+6*u,s+7*u],[K,W,j,J]=[i[s],i[d],i[E],i[a]],[Q,Y,X,
k]=[i[w],i[v],i[C],i[R]],[et,q,st,ot]=[K+k,K-k,W+X,W-X],[it,tt,nt,rt]=[j+Y,j-Y,J+Q,J-Q],[ct,at,ft,yt]=[et+nt,et-nt,st+it,st-it];i[s]=ct+ft,i[w]=ct-ft;const dt=(yt+
at)*r;i[E]=at+dt,i[C]=at-dt;const[ut,Ot,lt]=[rt+tt,tt+ot,ot+q],ht=(ut-lt)*.382683433,gt=.5411961*ut+ht,mt=1.306562965*lt+ht,pt=Ot*r,[wt,_t]=[q+pt,q-pt];i[v]=_t+
gt,i[a]=_t-gt,i[d]=wt+mt,i[R]=wt-mt}function t(i,s){const[u,d]=[new Uint16Array(256),new Uint8Array(256)];let[E,a]=[0,0];for(const[w,v]of i.entries()){for(let C=0;C<
v;C++,a++,E++)u[s[a]]=E,d[s[a]]=w+1;E*=2}return{counts:i,values:s,codes:u,lengths:d}}const n=Array.from({length:12},(i,s)=>s),e=[t([0,1,5,1,1,1,1,1,1,0,0,0,0,0,
0,0],n),t([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],n)],f=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617\
113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],l=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],m=f.map((i,s)=>{
const u=[...Buffer.from(i,"hex")],E=[0,240,...Array.from({length:160},(a,w)=>Math.floor(w/10)<<4|w%10+1)].filter(a=>!u.includes(a)).sort((a,w)=>a-w);return t(l[s],
[...u,...E])}),p=0,M=240;class T{output;bits=0;count=0;constructor(s){this.output=s}add(s,u){for(this.bits=this.bits<<u|s,this.count+=u;this.count>=8;){this.count-=
8;const d=this.bits>>>this.count&255;this.output.byte(d),d===255&&this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-
1,8-this.count)}}class ${bits;dc;ac;before=0;constructor(s,u,d){this.bits=s,this.dc=u,this.ac=d}write(s,u){const{bits:d,dc:E,ac:a}=this,w=Math.round(s[0]*u[0]);
this.value(w-this.before,0,E),this.before=w;let v=0;for(let C=1;C<64;C++){const R=b[C],K=Math.round(s[R]*u[R]);if(K===0){v++;continue}for(;v>15;v-=16)d.add(a.codes[M],
a.lengths[M]);this.value(K,v,a),v=0}v>0&&d.add(a.codes[p],a.lengths[p])}value(s,u,{codes:d,lengths:E}){const a=32-Math.clz32(Math.abs(s)),w=u<<4|a;this.bits.add(
d[w],E[w]),a>0&&this.bits.add(s<0?s+(1<<a)-1:s,a)}}const B=8,V=12,H=65535;async function U(i,s){const{width:u,height:d,color:E,quality:a}=i,w=new g.k(Math.max(4096,
u*d>>2)),v=x(a,"luminance"),C=E==="rgb"?[v,x(a,"chrominance")]:[v];G(w,i,C);const R=E==="rgb"?new N(i,w,C):new L(i,w,C);for(let K=0;K<d;K+=R.height){R.write(K);
const W=s.step(u*R.height*(E==="inks"?2:1)*V);W&&await W}return R.finish(),S(w,217),w.bytes}function S(i,s,...u){if(i.byte(255),i.byte(s),u.length!==0)for(const d of[
...F(u.length+2),...u])i.byte(d)}const F=i=>[i>>8,i&255];function G(i,{width:s,height:u,color:d,resolution:E},a){const w=F(Math.min(Math.round(E),H));S(i,216),d!==
"inks"&&S(i,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...w,...w,0,0);for(const[R,K]of a.entries())S(i,219,R,...[...b].map(W=>K[W]));const v=d==="rgb"?[1,34,0,
2,17,1,3,17,1]:z(d).flatMap(R=>[R,17,0]);S(i,192,8,...F(u),...F(s),v.length/3,...v);for(const R of a.keys())for(const[K,W]of[e[R],m[R]].entries())S(i,196,K<<4|R,
...W.counts,...W.values);const C=d==="rgb"?[1,0,2,17,3,17]:z(d).flatMap(R=>[R,0]);S(i,218,C.length/2,...C,0,63,0)}const z=i=>i==="gray"?[1]:[1,2,3,4];class D{width;height;samples;block=new Float32Array(
B*B);divisors;coder;constructor(s,u,d,E,a,w){this.width=s,this.height=u,this.samples=new Float32Array(s*u),this.divisors=_(E),this.coder=new $(d,a,w)}set(s,u,d){
this.samples[s*this.width+u]=d}write(s,u){const{samples:d,width:E,block:a}=this;for(let w=0,v=0;w<B;w++)for(let C=(u+w)*E+s,R=C+B;C<R;)a[v++]=d[C++]-128;y(a),this.
coder.write(a,this.divisors)}}const P=(i,s)=>Math.ceil(i/s)*s;class L{image;height=B;bits;planes;constructor(s,u,[d]){this.image=s,this.bits=new T(u);const E=P(
s.width,B),a=s.color==="gray"?1:4;this.planes=Array.from({length:a},()=>new D(E,B,this.bits,d,e[0],m[0]))}write(s){const{image:u,planes:d}=this,{width:E}=d[0];for(let a=0;a<
B;a++){const w=u.samples(Math.min(s+a,u.height-1));for(const[v,C]of d.entries())for(let R=0;R<E;R++)C.set(a,R,w[Math.min(R,u.width-1)*d.length+v])}for(let a=0;a<
E;a+=B)for(const w of d)w.write(a,0)}finish(){this.bits.finish()}}class N{image;height=2*B;bits;light;blue;red;sums;constructor(s,u,[d,E]){this.image=s,this.bits=
new T(u);const a=P(s.width,2*B);this.light=new D(a,2*B,this.bits,d,e[0],m[0]),this.blue=new D(a/2,B,this.bits,E,e[1],m[1]),this.red=new D(a/2,B,this.bits,E,e[1],
m[1]),this.sums=new Float32Array(a)}write(s){const{light:u,blue:d,red:E}=this;for(let a=0;a<this.height;a++)this.row(a,Math.min(s+a,this.image.height-1));for(let a=0;a<
u.width;a+=this.height){for(const w of[0,B])for(const v of[0,B])u.write(a+v,w);d.write(a/2,0),E.write(a/2,0)}}finish(){this.bits.finish()}row(s,u){const{image:d,
light:E,blue:a,red:w,sums:v}=this,C=d.samples(u),R=d.width-1,K=s%2===0;K&&v.fill(0);for(let W=0;W<E.width;W++){const j=Math.min(W,R)*3,[J,Q,Y]=[C[j],C[j+1],C[j+
2]];E.set(s,W,.299*J+.587*Q+.114*Y);const X=W&-2;v[X]+=-.168736*J-.331264*Q+.5*Y,v[X+1]+=.5*J-.418688*Q-.081312*Y}if(!K)for(let W=0;W<E.width;W+=2)a.set(s>>1,W>>
1,v[W]/4+128),w.set(s>>1,W>>1,v[W+1]/4+128)}}}),30586:((Z,I,c)=>{c.d(I,{Fo:()=>m,Hy:()=>l});var g=c(44131),b=c(64680),A=c(19158),O=c(81679);const x=Uint8Array.of(
137,80,78,71,13,10,26,10),h={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},_={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},y=.0254,r=6,o=8388608,t=65536,n=2,e=.6,
f=4,l=async(U,S)=>(await m(U,S)).file;async function m(U,S){const{width:F,height:G,depth:z,color:D,palette:P,profile:L,resolution:N}=U,i=Buffer.alloc(13);i.writeUInt32BE(
F,0),i.writeUInt32BE(G,4),i.set([z,h[D],0,0,0],8);const s=[x,H("IHDR",i)];L&&s.push(H("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,O.Kc)(L)]))),N!==
void 0&&s.push(H("pHYs",p(N))),P&&s.push(H("PLTE",P));const{data:u}=await M(U,S),d=u.then(E=>Buffer.concat([...s,H("IDAT",E),H("IEND",new Uint8Array(0))]));return d.
catch(()=>{}),{file:d}}function p(U){const S=Buffer.alloc(9),F=Math.round(U/y);return S.writeUInt32BE(F,0),S.writeUInt32BE(F,4),S[8]=1,S}async function M(U,{codec:S,
pace:F}){const G=(T(U)+1)*U.height;if(!S&&G>o){const P=await(0,A.p)(new CompressionStream("deflate"),$(U,F,!0));return{data:Promise.resolve(P)}}const z=new b.k(
G);for await(const P of $(U,F,!1))z.copy(P,0,P.length);const D=z.bytes;return{data:S?S.deflate(D,r):(0,A.p)(new CompressionStream("deflate"),[D])}}const T=({width:U,
depth:S,color:F})=>Math.ceil(U*S*_[F]/8);async function*$(U,S,F){const{height:G,samples:z}=U,D=T(U),P=B(U),L=typeof z=="function"?z:d=>z.subarray(d*D,d*D+D),N=new Uint8Array(
D),i=Math.max(1,Math.floor(t/(D+1)));let s=new Uint8Array(0),u=0;for(let d=0;d<G;d++){if(u===s.length){const C=Math.min(i,G-d)*(D+1);(F||s.length!==C)&&(s=new Uint8Array(
C)),u=0}const E=s.subarray(u,u+=D+1),a=L(d).subarray(0,D),w=d>0&&Buffer.compare(a,N)===0;if(E[0]=P(a,w),E[0]!==n)E.set(a,1);else if(!w)for(let C=0;C<D;C++)E[C+1]=
a[C]-N[C];w||N.set(a),u===s.length&&(yield s);const v=S.step(D);v&&await v}}function B({depth:U,color:S}){if(U<8||S==="palette")return()=>0;const F=_[S];let G;return(z,D)=>{
if(D)return G;const P=G===void 0;return G=U===8&&V(z,F)?0:n,P?0:G}}function V(U,S){let F=0,G=0;for(let z=S;z<U.length;z+=f*S)U[z]===U[z-S]&&F++,G++;return F>=G*
e}function H(U,S){const F=Buffer.alloc(S.length+12);return F.writeUInt32BE(S.length,0),F.write(U,4,"latin1"),F.set(S,8),F.writeUInt32BE((0,g.Q)(F.subarray(4,S.length+
8)),S.length+8),F}}),38671:((Z,I,c)=>{c.d(I,{R:()=>O});var g=c(52205),b=c(45599);const A={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"\
ccitt",JBIG2Decode:"jbig2"};function O(x,h){const _=(0,g.c3)(x,h.dict.get("Filter")),y=(0,g.c3)(x,h.dict.get("DecodeParms")),r=_.at(-1)??null,o=r instanceof b.SX?
A[r.text]:void 0;if(!o)return{format:o,parameters:void 0,filter:r,before:h};const t=new b.Bi(h.dict);t.set("Filter",_.slice(0,-1)),t.set("DecodeParms",y.slice(0,
_.length-1));const n=y[_.length-1];return{format:o,parameters:(0,b.Zm)(n)?n:void 0,filter:r,before:new b.Z6(t,h.data,h.sealed)}}}),93059:((Z,I,c)=>{c.d(I,{n:()=>A});
var g=c(45599);const b={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function A(O){if(O.dataStart<
0)return;const x=new g.Bi;for(let h=0;h+1<O.count;h+=2){const _=O.name(h);_!==void 0&&x.set(b[_]??_,O.value(h+1))}return new g.Z6(x,O.content.subarray(O.dataStart,
O.dataEnd))}}),8283:((Z,I,c)=>{c.d(I,{A2:()=>b,EI:()=>x,GM:()=>A,OD:()=>_,Os:()=>O,iN:()=>h});var g=c(78157);const b=216,A=217,O=218,x=254,h=o=>o>=224&&o<=239;function*_(o){
const t=(0,g.bS)(o);for(let n=2;;){const e=r(t,n);if(e<0)return;const f=t[e+1],l=f===b||f===A||f===y;if(!l&&e+4>t.length)return;const m=l?0:t.readUInt16BE(e+2),
p=e+2+m;if(p>t.length||!l&&m<2||(yield{marker:f,start:e,end:p,data:t.subarray(l?p:e+4,p)},f===A))return;n=p}}const y=1;function r(o,t){for(let n=o.indexOf(255,t);n>=
0&&n+1<o.length;n=o.indexOf(255,n+1)){const e=o[n+1];if(e!==0&&e!==255&&(e<208||e>215))return n}return-1}}),5490:((Z,I,c)=>{c.d(I,{M:()=>O,U:()=>A});var g=c(74135);
const b=1e4;class A{current;saved=[];beyond=0;constructor(h){this.current=h}follow(h){switch(h.operator){case"q":return this.saved.length<b?this.saved.push({...this.
current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(h),!0;default:
return!1}}transform(h){if(h.count!==6)return;const[_,y,r,o,t,n]=O(h);this.current.matrix=(0,g.lw)([_,y,r,o,t,n],this.current.matrix)}}const O=x=>Array.from({length:x.
count},(h,_)=>x.number(_))}),36502:((Z,I,c)=>{c.d(I,{z:()=>y});var g=c(45599);const b={View:"ViewState",Print:"PrintState"};class A{document;categories={View:new Map,
Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const f=t.dict(e),l=t.resolve(f?.
get("Event"));if(!f||!((0,g.Eo)(l,"View")||(0,g.Eo)(l,"Print")))continue;const m=O(t,f.get("Category")),p=this.categories[l.text];for(const M of t.array(f.get("\
OCGs"))??[]){if(!(0,g.i9)(M))continue;const T=p.get(M.number)??new Set;for(const $ of m)T.add($);p.set(M.number,T)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has(
"All"))return!1;const e=this.intentsOf(this.document.dict(new g.oS(t)));return!e.has("All")&&![...e].some(f=>n.has(f))}stateOf(t,n){const e=this.categories[n].get(
t);if(!e)return;const f=this.document.dict(this.document.dict(new g.oS(t))?.get("Usage"));let l;for(const m of e){const p=b[m],M=p===void 0?null:this.document.resolve(
this.document.dict(f?.get(m))?.get(p));if((0,g.Eo)(M,"OFF"))return!1;(0,g.Eo)(M,"ON")&&(l=!0)}return l}intentsOf(t){const n=O(this.document,t?.get("Intent"));return new Set(
n.length>0?n:["View"])}}function O(o,t){return(o.array(t)??[t??null]).map(e=>o.resolve(e)).flatMap(e=>e instanceof g.SX?[e.text]:[])}const x=32;function h(o,t,n){
const e=new Map,f=(l,m)=>{const p=e.get(l);if(p!==void 0)return p;e.set(l,!0);const M=o.resolve(l[0]),T=V=>{const H=o.resolve(V);return(0,g.cy)(H)?m>0?f(H,m-1):
!0:!(0,g.i9)(V)||n(V.number)},$=l.slice(1),B=_(M instanceof g.SX?M.text:"",$,T);return e.set(l,B),B};return f(t,x)}function _(o,t,n){switch(o){case"And":return t.
every(n);case"Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class y{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,g.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,g.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,g.i9)(e)&&this.on.add(e.number);this.usages=new A(t,n),this.viewed=
r(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=r(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,g.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,g.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:f}=this,l=f.dict(t);if(!l)return!0;if(!(0,g.Eo)(
f.resolve(l.get("Type")),"OCMD"))return!(0,g.i9)(t)||n(t.number);const m=e.get(l);if(m!==void 0)return m;const p=f.resolve(l.get("VE")),M=(0,g.cy)(p)?h(f,p,n):this.
showsByPolicy(l,n);return e.set(l,M),M}showsByPolicy(t,n){const{document:e}=this,f=t.get("OCGs"),l=(e.array(f)??[f]).filter(g.i9);if(l.length===0)return!0;const m=l.
map(({number:M})=>n(M)),p=e.resolve(t.get("P"));switch(p instanceof g.SX?p.text:"AnyOn"){case"AllOn":return m.every(M=>M);case"AnyOff":return!m.every(M=>M);case"\
AllOff":return!m.some(M=>M);default:return m.some(M=>M)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function r(o){const t=new Map;return{
states:e=>{let f=t.get(e);return f===void 0&&t.set(e,f=o(e)),f},memberships:new WeakMap}}}),94289:((Z,I,c)=>{c.d(I,{Y:()=>g});function g(_,y){switch(_){case"D":
return String(y);case"R":return x(y);case"r":return x(y).toLowerCase();case"A":return h(y);case"a":return h(y).toLowerCase();default:return""}}const b=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],A=1e5,O=2600;function x(_){if(_>A)return String(
_);let y="",r=_;for(const[o,t]of b)for(;r>=o;)y+=t,r-=o;return y}function h(_){return _>O?String(_):String.fromCharCode(65+(_-1)%26).repeat(Math.ceil(_/26))}}),
44738:((Z,I,c)=>{c.d(I,{L:()=>h,m:()=>_});var g=c(45599),b=c(55969),A=c(3466),O=c(9731),x=c(17671);async function h(y,r){const o=new Set;let t=0,n=!1;for(let l=0;l<
y.pages.count;l++){const m=_(y,y.pages.number(l));for(const{number:M}of m){const T=y.get(M);if(o.has(M)||!(0,g.Zm)(T)||!r(T,l))continue;o.add(M);const $=(0,b.B)(
y,T);$==="Popup"&&t++,$==="Widget"&&(n=!0)}const p=y.job.pace.step(500+m.length*100);p&&await p}if(o.size===0)return 0;const e=(0,x.Hi)(y),f=n?await A.R.of(y):void 0;
return await(0,x.Pv)(e,o,()=>(0,x.Wi)(e,o)),f&&await(0,x.zg)(e,f),await(0,O.U)(e),o.size-t}function _(y,r){const o=y.entry(r,"Annots"),t=y.array(o)??[];if(!t.some(
g.Zm))return t.filter(g.i9);const n=y.edit((0,g.i9)(o)?o:r),e=y.array((0,g.Zm)(n)?n.get("Annots"):n)??[];for(const[f,l]of e.entries())(0,g.Zm)(l)&&(e[f]=y.add(l));
return e.filter(g.i9)}}),33311:((Z,I,c)=>{c.d(I,{S:()=>A});var g=c(21996),b=c(70549);const A=(0,b.n)(O=>(0,g.zx)(O,["AP","JS","EF","ByteRange","Sig"]))}),59071:((Z,I,c)=>{
c.d(I,{Gh:()=>t,ZK:()=>n,wh:()=>o});var g=c(77581),b=c(45599);const A=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,h=e=>e.replace(A,"").replace(O,"").replace(x,"�"),_=200,y=new WeakMap;function r(e){
if(e.bytes.length<_)return h((0,g.g7)(e));let f=y.get(e);return f===void 0&&y.set(e,f=h((0,g.g7)(e))),f}const o=e=>h(e).trim();function t(e){const f=e instanceof
b.Mx?r(e).trim():"";return f===""?null:f}const n=e=>e?r(e):""})};
