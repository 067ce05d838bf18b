"use strict";exports.id=3636,exports.ids=[3636],exports.modules={17079:((Z,S,f)=>{f.d(S,{Z:()=>x,_:()=>y});const g=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
v=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,b=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function y(i){
if(i.length>64)return;const s=i.trim().replace(v,(t,n,e,r)=>`${n??""}${1900+Number(e)}${r}`);return p(m(g.exec(s)??b.exec(s)))}function x(i){const s=i.length>64?
void 0:m(b.exec(i.trim()));if(!s||p(s)===void 0)return;const{year:t,month:n="",day:e="",hour:r="",minute:d="",second:l="",zone:_=""}=s;return`D:${t}${n}${e}${r}${d}${l}${_===
"Z"||_===""?_:`${_.replace(":","'")}'`}`}function m(i){if(!i)return;const[,s,t,n,e,r,d,l,_,M,D]=i,R=l??(_===void 0?void 0:`${_}${M??"00"}:${D??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:r,second:d,zone:R}}function p(i){if(!i)return;const{year:s,month:t,day:n,hour:e,minute:r="00",second:d="00",zone:l}=i,_=(D,R,T)=>D===
void 0||Number(D)>=R&&Number(D)<=T;if(Number(s)===0||!_(t,1,12)||!_(n,1,w(Number(s),Number(t)))||!_(e,0,23)||!_(r,0,59)||!_(d,0,59)||l!==void 0&&l!=="Z"&&!(_(l.
slice(1,3),0,23)&&_(l.slice(4),0,59)))return;const M=[s,t,n].filter(D=>D!==void 0).join("-");return e===void 0?M:`${M}T${e}:${r}:${d}${l==="+00:00"||l==="-00:00"?
"Z":l??""}`}function w(i,s){return s===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((Z,S,f)=>{f.d(S,{D6:()=>x,F1:()=>b,NL:()=>i,
P3:()=>v,br:()=>y,bs:()=>w});var g=f(98446);const v={problem:"names page 0: pages count from 1, and -1 is the last page"};function b(t,n,e){const r=[],d=[];for(const[
l,_]of t.split(",").entries()){const M=l+1;if(n!==void 0&&_.trim()===""){d.push(`entry ${M} is empty: write ${n}, separated by single commas`);continue}const D=e(
_,M);"problem"in D?d.push(y(M,_,D.problem)):r.push(D.item)}return d.length>0?{problem:w(d)}:{items:r}}const y=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,x=({
position:t,text:n},e,r)=>y(t,n,`names ${m(e)}, but the document has ${(0,g.y_)(r,"page")}`);function m(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const p=5;function w(t){const n=t.length-p;return[...t.slice(0,p),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function i(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,g.Bu)(n.join(""),40)}}),29082:((Z,S,f)=>{f.d(S,{k1:()=>x,lY:()=>y,m7:()=>m});var g=f(58552),v=f(
66974);const b=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,y=i=>(0,v.F1)(i,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=b.exec(n);if(!e)
return{problem:w(n)};const[,r,d,l,_,M]=e,D={negated:r!==void 0,text:n,position:t};if(d!==void 0)return{item:{...D,pages:d.toLowerCase()}};const R=Number(l),T=_===
void 0?R:M===void 0?"end":Number(M);return R===0||T===0?v.P3:{item:{...D,pages:{from:R,to:T}}}});function x(i,s,t="pages"){const n=_=>(0,g.G6)([{field:t,message:_}]),
e=y(i);if("problem"in e)throw n(e.problem);const r=new p(s),d=new p(s),l=[];for(const _ of e.items){const M=_.negated?d:r;if(typeof _.pages=="string"){M.add(_.pages);
continue}const{from:D,to:R}=_.pages,T=D<0?s+1+D:D,F=R==="end"?s:R<0?s+1+R:R,W=(R==="end"?D<0?[[D,T]]:[]:[[D,T],[R,F]]).find(([,z])=>z<1||z>s);W&&l.push((0,v.D6)(
_,W[0],s)),!(R==="end"&&T>s||l.length>0)&&M.range(Math.min(T,F),Math.max(T,F))}if(l.length>0)throw n((0,v.bs)(l));return e.items.every(({negated:_})=>_)&&r.add(
"all"),r.without(d)}function m(i){const s=y(i);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:r}=n;return r==="end"?{first:e}:r===-1?{first:e}:r<1?void 0:{first:Math.min(e,r),last:Math.max(e,r)}}class p{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,r=0;for(let d=1;d<=this.pageCount;d++){e+=this.differences[d],r+=s.differences[d];const l=d%
2===1?"odd":"even";(e>0||this[l])&&!(r>0||s[l])&&(t[n++]=d)}return t.subarray(0,n)}}function w(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is writt\
en 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((Z,S,f)=>{f.d(S,{Q:()=>v});const g=b();function v(y){const[x,m,p,w]=g;let i=4294967295,s=0;for(const t=y.
length-3;s<t;s+=4)i^=y[s]|y[s+1]<<8|y[s+2]<<16|y[s+3]<<24,i=w[i&255]^p[i>>>8&255]^m[i>>>16&255]^x[i>>>24];for(;s<y.length;s++)i=x[(i^y[s])&255]^i>>>8;return~i>>>
0}function b(){const y=new Int32Array(256);for(let w=0;w<256;w++){let i=w;for(let s=0;s<8;s++)i=i&1?i>>>1^3988292384:i>>>1;y[w]=i}const x=w=>w.map(i=>y[i&255]^i>>>
8),m=x(y),p=x(m);return[y,m,p,x(p)]}}),55772:((Z,S,f)=>{f.d(S,{fl:()=>i,mm:()=>p,vg:()=>w});var g=f(94289),v=f(33546),b=f(74135),y=f(59071);const x=1e3;function m(t){
const{width:n,height:e}=(0,b.JQ)(t),r=d=>Math.round(d*x)/x;return{width:r(n),height:r(e)}}function p({kinds:t,kindOf:n}){const e=new Int32Array(t.length),r=new Int32Array(
t.length);for(let l=n.length-1;l>=0;l--)e[n[l]]++,r[n[l]]=l+1;const d=new Map;for(const[l,_]of t.entries()){const{width:M,height:D}=m(_),R=`${M} ${D}`,T=d.get(R);
T?T.count+=e[l]:d.set(R,{width:M,height:D,count:e[l],firstPage:r[l]})}return[...d.values()]}async function w(t,{kinds:n,kindOf:e},r){const d=await i(t),l=n.map(
m);return Array.from(e,(_,M)=>({...l[_],rotation:n[_].rotation,label:d(M),characters:r?.[M]??null}))}async function i(t){const n=await(0,v.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,y.ZK)(n)+(0,g.Y)(t,e)}}),83653:((Z,S,f)=>{f.r(S),f.d(S,{pages_to_images:()=>F});var g=f(58552),v=f(29082),
b=f(1900);const y=256;async function x({width:L,height:A,row:B},$){const a=new w;for(let u=0;u<A;u++){const h=B(u);for(let c=0;c<h.length;c+=b.vO)if(a.numberOf(
h[c+2],h[c+1],h[c])>=y)return;const O=$.step(h.length*b.oF);O&&await O}const o=new Uint8Array(L);return{colors:a.colors,samples:u=>{const h=B(u);for(let O=0,c=0;O<
L;O++,c+=b.vO)o[O]=a.numberOf(h[c+2],h[c+1],h[c]);return o}}}const m=y*4,p=2654435761;class w{keys=new Int32Array(m).fill(-1);numbers=new Uint16Array(m);met=[];count=0;last=-1;lastNumber=0;numberOf(A,B,$){
const a=A<<16|B<<8|$;if(a===this.last)return this.lastNumber;let o=Math.imul(a,p)>>>16&m-1;for(;this.keys[o]!==a&&this.keys[o]!==-1;)o=o+1&m-1;return this.keys[o]===
-1&&(this.keys[o]=a,this.numbers[o]=this.count++,this.met.push(A,B,$)),this.last=a,this.lastNumber=this.numbers[o]}get colors(){return Uint8Array.from(this.met)}}
var i=f(36116),s=f(12195),t=f(86799),n=f(6057),e=f(30044),r=f(30586),d=f(42973),l=f(12237),_=f(98446),M=f(39212),D=f(55772),R=f(52404);const T={png:{ending:"png",
mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},F=async(L,A,B)=>{const $=A.font&&(0,t.g)(A.font,"font").bytes,a=await(0,l.E)(L.bytes,B,{password:A.
open_password}),o=a.pages.count,u=(0,v.k1)(A.pages,o);if(u.length===0)return{documents:[],files:[],notes:[R.$],facts:{imageCount:0}};z(u.length,B);const h=[...u].
map(H=>U((0,n.iw)(a,H-1),H,A));V(h,A,B);const O=await(0,D.fl)(a),{bytes:c,missing:E}=await(0,M.v)(a,u,A.with_annotations),P=await s.Y.open(c,B,$),C=L.name.replace(
/\.pdf$/i,""),I=String(o).length,K=[],{ending:N,mediaType:J}=T[A.image_format];let Q=0;for(const[H,{page:X,width:j,height:q,resolution:st}]of h.entries()){const tt=await P.
draw(H,{width:j,height:q,isTransparent:A.transparent}),k=await W(tt,st,A,B);Q+=k.length,G(Q,B);const et=O(X-1),nt=`${C}-${String(X).padStart(I,"0")}.${N}`;K.push(
{name:nt,bytes:await B.onResult({index:H,name:nt,bytes:k}),mediaType:J,facts:{page:X,...et&&{label:et},width:j,height:q,size:k.length,mimeType:J}}),B.pace.progress(
(H+1)/h.length)}return{documents:[],files:K,notes:E.notes($!==void 0),facts:{imageCount:K.length}}};function U(L,A,B){const $=B.pixel_width===void 0?B.resolution:
(0,i.C)(L,B.pixel_width);return{page:A,...(0,i.T)(L,$),resolution:$}}async function W(L,A,B,$){const{grayscale:a,transparent:o,image_format:u,quality:h}=B,{width:O,
height:c}=L,E=a||!await(0,b.cE)(L,$.pace);if(u==="jpeg"){const K=E?"gray":"rgb";return await(0,e.I)({width:O,height:c,color:K,quality:h,resolution:A,samples:(0,b.
lc)(L,K)},$.pace)}const P=E||o?void 0:await x(L,$.pace),C=P?"palette":o?E?"gray-alpha":"rgba":E?"gray":"rgb",I=P?P.samples:(0,b.lc)(L,C);return await(0,r.H)({width:O,
height:c,depth:8,color:C,palette:P?.colors,resolution:A,samples:I},$)}function z(L,{limits:{drawnPages:A}}){if(L<=A)return;const B=`pages_to_images gives at mos\
t ${(0,_.y_)(A,"image")} at once, and pages names ${L}`;throw(0,d.F)("drawnPages",B,`Choose pages such as 1..${A}, or split the document first`,"pages")}function G(L,{
limits:{drawnBytes:A}}){if(L<=A)return;const B=`The images together are larger than ${A} bytes`;throw(0,d.F)("drawnBytes",B,"Choose fewer pages, or a lower reso\
lution","pages")}const Y=1e6;function V(L,A,{limits:{pixels:B}}){const $=({width:E,height:P})=>E*P,a=L.reduce((E,P)=>$(P)>$(E)?P:E);if($(a)<=B)return;const o=Math.
sqrt(B/$(a)),[u,h]=A.pixel_width===void 0?["resolution",A.resolution]:["pixel_width",A.pixel_width],O=Math.ceil($(a)/Y),c=`${h} would make images of ${(0,_.y_)(
O,"megapixel")}: at most ${Math.floor(h*o)} fits this document (page ${a.page})`;throw(0,g.G6)([{field:u,message:c}])}}),52404:((Z,S,f)=>{f.d(S,{$:()=>y,U:()=>x});
var g=f(58552),v=f(29082),b=f(98446);const y={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};
function x({first_page:m,last_page:p,pages:w},i){if(w!==void 0)return(0,v.k1)(w,i);const s=(0,b.y_)(i,"page"),t=[];if(m>i&&t.push({field:"first_page",message:`i\
s ${m}, but the document has ${s}`}),p!==void 0&&p>i&&t.push({field:"last_page",message:`is ${p}, but the document has ${s}`}),t.length===0&&p!==void 0&&m>p&&t.
push({field:"first_page",message:`is ${m}, which is after last_page (${p})`,mentions:["last_page"]}),t.length>0)throw(0,g.G6)(t);return Uint32Array.from({length:(p??
i)-m+1},(n,e)=>m+e)}}),36116:((Z,S,f)=>{f.d(S,{C:()=>y,T:()=>b});var g=f(74135);const v=72;function b(x,m){const{width:p,height:w}=(0,g.JQ)(x),i=s=>Math.max(1,Math.
round(s*m/v));return{width:i(p),height:i(w)}}const y=(x,m)=>m*v/(0,g.JQ)(x).width}),1900:((Z,S,f)=>{f.d(S,{cE:()=>y,lc:()=>x,oF:()=>v,vO:()=>g});const g=4,v=2,b={
gray:1,rgb:3,rgba:4,"gray-alpha":2};async function y({height:p,row:w},i){for(let s=0;s<p;s++){const t=w(s);for(let e=0;e<t.length;e+=g){const r=t[e+1];if(t[e]!==
r||t[e+2]!==r)return!0}const n=i.step(t.length*v);n&&await n}return!1}function x({width:p,row:w},i){const s=b[i],t=new Uint8Array(p*s),n=s<3;return e=>{const r=w(
e);for(let d=0,l=0;d<r.length;d+=g){const[_,M,D]=[r[d],r[d+1],r[d+2]];n?t[l++]=m(D,M,_):(t[l++]=D,t[l++]=M,t[l++]=_),s%2===0&&(t[l++]=r[d+3])}return t}}const m=(p,w,i)=>77*
p+150*w+29*i+128>>8}),30044:((Z,S,f)=>{f.d(S,{I:()=>W});var g=f(64680);const v=Uint8Array.from(b());function*b(){for(let a=0;a<15;a++)for(let o=0;o<=a;o++){const[
u,h]=a%2===0?[a-o,o]:[o,a-o];u<8&&h<8&&(yield u*8+h)}}const y={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,
87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,
26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function x(a,o){const u=a<50?5e3/a:200-2*a;return Uint8Array.
from(y[o],h=>Math.min(Math.max(Math.floor((h*u+50)/100),1),255))}const m=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],p=a=>Float32Array.
from(a,(o,u)=>1/(o*m[u>>3]*m[u&7]*8));function w(a){for(let o=0;o<64;o+=8)s(a,o,1);for(let o=0;o<8;o++)s(a,o,8)}const i=Math.SQRT1_2;function s(a,o,u){const[h,O,
c,E]=[o+u,o+2*u,o+3*u,o+4*u],[P,C,I]=[o+5*u,o+6*u,o+7*u],[K,N,J,Q]=[a[o],a[h],a[O],a[c]],[H,X,j,q]=[a[E],a[P],a[C],a[I]],[st,tt,k,et]=[K+q,K-q,N+j,N-j],[nt,it,rt,
wt]=[J+X,J-X,Q+H,Q-H],[at,ot,ct,yt]=[st+rt,st-rt,k+nt,k-nt];a[o]=at+ct,a[E]=at-ct;const ft=(yt+ot)*i;a[O]=ot+ft,a[C]=ot-ft;const[dt,Et,ut]=[wt+it,it+et,et+tt],lt=(dt-
ut)*.382683433,ht=.5411961*dt+lt,gt=1.306562965*ut+lt,mt=Et*i,[pt,_t]=[tt+mt,tt-mt];a[P]=_t+ht,a[c]=_t-ht,a[h]=pt+gt,a[I]=pt-gt}function t(a,o){const[u,h]=[new Uint16Array(
256),new Uint8Array(256)];let[O,c]=[0,0];for(const[E,P]of a.entries()){for(let C=0;C<P;C++,c++,O++)u[o[c]]=O,h[o[c]]=E+1;O*=2}return{counts:a,values:o,codes:u,lengths:h}}
const n=Array.from({length:12},(a,o)=>o),e=[t([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],n),t([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],n)],r=["010203000411051221314106135161072\
27114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],d=[[0,2,1,
3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],l=r.map((a,o)=>{const u=[...Buffer.from(a,"hex")],O=[0,240,...Array.from({length:160},(c,E)=>Math.
floor(E/10)<<4|E%10+1)].filter(c=>!u.includes(c)).sort((c,E)=>c-E);return t(d[o],[...u,...O])}),_=0,M=240;class D{output;bits=0;count=0;constructor(o){this.output=
o}add(o,u){for(this.bits=this.bits<<u|o,this.count+=u;this.count>=8;){this.count-=8;const h=this.bits>>>this.count&255;this.output.byte(h),h===255&&this.output.
byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class R{bits;dc;ac;before=0;constructor(o,u,h){this.bits=
o,this.dc=u,this.ac=h}write(o,u){const{bits:h,dc:O,ac:c}=this,E=Math.round(o[0]*u[0]);this.value(E-this.before,0,O),this.before=E;let P=0;for(let C=1;C<64;C++){
const I=v[C],K=Math.round(o[I]*u[I]);if(K===0){P++;continue}for(;P>15;P-=16)h.add(c.codes[M],c.lengths[M]);this.value(K,P,c),P=0}P>0&&h.add(c.codes[_],c.lengths[_])}value(o,u,{
codes:h,lengths:O}){const c=32-Math.clz32(Math.abs(o)),E=u<<4|c;this.bits.add(h[E],O[E]),c>0&&this.bits.add(o<0?o+(1<<c)-1:o,c)}}const T=8,F=12,U=65535;async function W(a,o){
const{width:u,height:h,color:O,quality:c}=a,E=new g.k(Math.max(4096,u*h>>2)),P=x(c,"luminance"),C=O==="rgb"?[P,x(c,"chrominance")]:[P];Y(E,a,C);const I=O==="rgb"?
new $(a,E,C):new B(a,E,C);for(let K=0;K<h;K+=I.height){I.write(K);const N=o.step(u*I.height*(O==="inks"?2:1)*F);N&&await N}return I.finish(),z(E,217),E.bytes}function z(a,o,...u){
if(a.byte(255),a.byte(o),u.length!==0)for(const h of[...G(u.length+2),...u])a.byte(h)}const G=a=>[a>>8,a&255];function Y(a,{width:o,height:u,color:h,resolution:O},c){
const E=G(Math.min(Math.round(O),U));z(a,216),h!=="inks"&&z(a,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...E,...E,0,0);for(const[I,K]of c.entries())z(a,219,I,
...[...v].map(N=>K[N]));const P=h==="rgb"?[1,34,0,2,17,1,3,17,1]:V(h).flatMap(I=>[I,17,0]);z(a,192,8,...G(u),...G(o),P.length/3,...P);for(const I of c.keys())for(const[
K,N]of[e[I],l[I]].entries())z(a,196,K<<4|I,...N.counts,...N.values);const C=h==="rgb"?[1,0,2,17,3,17]:V(h).flatMap(I=>[I,0]);z(a,218,C.length/2,...C,0,63,0)}const V=a=>a===
"gray"?[1]:[1,2,3,4];class L{width;height;samples;block=new Float32Array(T*T);divisors;coder;constructor(o,u,h,O,c,E){this.width=o,this.height=u,this.samples=new Float32Array(
o*u),this.divisors=p(O),this.coder=new R(h,c,E)}set(o,u,h){this.samples[o*this.width+u]=h}write(o,u){const{samples:h,width:O,block:c}=this;for(let E=0,P=0;E<T;E++)
for(let C=(u+E)*O+o,I=C+T;C<I;)c[P++]=h[C++]-128;w(c),this.coder.write(c,this.divisors)}}const A=(a,o)=>Math.ceil(a/o)*o;class B{image;height=T;bits;planes;constructor(o,u,[
h]){this.image=o,this.bits=new D(u);const O=A(o.width,T),c=o.color==="gray"?1:4;this.planes=Array.from({length:c},()=>new L(O,T,this.bits,h,e[0],l[0]))}write(o){
const{image:u,planes:h}=this,{width:O}=h[0];for(let c=0;c<T;c++){const E=u.samples(Math.min(o+c,u.height-1));for(const[P,C]of h.entries())for(let I=0;I<O;I++)C.
set(c,I,E[Math.min(I,u.width-1)*h.length+P])}for(let c=0;c<O;c+=T)for(const E of h)E.write(c,0)}finish(){this.bits.finish()}}class ${image;height=2*T;bits;light;blue;red;sums;constructor(o,u,[
h,O]){this.image=o,this.bits=new D(u);const c=A(o.width,2*T);this.light=new L(c,2*T,this.bits,h,e[0],l[0]),this.blue=new L(c/2,T,this.bits,O,e[1],l[1]),this.red=
new L(c/2,T,this.bits,O,e[1],l[1]),this.sums=new Float32Array(c)}write(o){const{light:u,blue:h,red:O}=this;for(let c=0;c<this.height;c++)this.row(c,Math.min(o+c,
this.image.height-1));for(let c=0;c<u.width;c+=this.height){for(const E of[0,T])for(const P of[0,T])u.write(c+P,E);h.write(c/2,0),O.write(c/2,0)}}finish(){this.
bits.finish()}row(o,u){const{image:h,light:O,blue:c,red:E,sums:P}=this,C=h.samples(u),I=h.width-1,K=o%2===0;K&&P.fill(0);for(let N=0;N<O.width;N++){const J=Math.
min(N,I)*3,[Q,H,X]=[C[J],C[J+1],C[J+2]];O.set(o,N,.299*Q+.587*H+.114*X);const j=N&-2;P[j]+=-.168736*Q-.331264*H+.5*X,P[j+1]+=.5*Q-.418688*H-.081312*X}if(!K)for(let N=0;N<
O.width;N+=2)c.set(o>>1,N>>1,P[N]/4+128),E.set(o>>1,N>>1,P[N+1]/4+128)}}}),30586:((Z,S,f)=>{f.d(S,{H:()=>l});var g=f(44131),v=f(33095),b=f(64680),y=f(81679);const x=Uint8Array.
of(137,80,78,71,13,10,26,10),m={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},w=.0254,i=5,s=6,t=65536,n=10,e=2,
r=.6,d=4;async function l(F,U){const{width:W,height:z,depth:G,color:Y,palette:V,profile:L,resolution:A}=F,B=Buffer.alloc(13);B.writeUInt32BE(W,0),B.writeUInt32BE(
z,4),B.set([G,m[Y],0,0,0],8);const $=[x,T("IHDR",B)];return L&&$.push(T("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,y.Kc)(L)]))),A!==void 0&&$.push(
T("pHYs",_(A))),V&&$.push(T("PLTE",V)),$.push(T("IDAT",await M(F,U)),T("IEND",new Uint8Array(0))),Buffer.concat($)}function _(F){const U=Buffer.alloc(9),W=Math.
round(F/w);return U.writeUInt32BE(W,0),U.writeUInt32BE(W,4),U[8]=1,U}async function M(F,{codec:U,pace:W}){const{width:z,height:G,depth:Y,color:V,samples:L}=F,A=Math.
ceil(z*Y*p[V]/8),B=D(F),$=typeof L=="function"?L:E=>L.subarray(E*A,E*A+A),a=new b.k(Math.max(1024,A*G>>(U?0:3))),o=U?void 0:(0,v.i)({level:i,mem:6},a),u=new Uint8Array(
A),h=Math.max(1,Math.floor(t/(A+1)));let O=new Uint8Array(0),c=0;for(let E=0;E<G;E++){c===O.length&&(O=new Uint8Array(Math.min(h,G-E)*(A+1)),c=0);const P=O.subarray(
c,c+=A+1),C=$(E).subarray(0,A),I=E>0&&Buffer.compare(C,u)===0;if(P[0]=B(C,I),P[0]!==e)P.set(C,1);else if(!I)for(let N=0;N<A;N++)P[N+1]=C[N]-u[N];I||u.set(C),c===
O.length&&(o?o.push(O,E===G-1):a.copy(O,0,O.length));const K=W.step(o?A*n:A);K&&await K}return U?U.deflate(a.bytes,s):a.bytes}function D({depth:F,color:U}){if(F<
8||U==="palette")return()=>0;const W=p[U];let z;return(G,Y)=>{if(Y)return z;const V=z===void 0;return z=F===8&&R(G,W)?0:e,V?0:z}}function R(F,U){let W=0,z=0;for(let G=U;G<
F.length;G+=d*U)F[G]===F[G-U]&&W++,z++;return W>=z*r}function T(F,U){const W=Buffer.alloc(U.length+12);return W.writeUInt32BE(U.length,0),W.write(F,4,"latin1"),
W.set(U,8),W.writeUInt32BE((0,g.Q)(W.subarray(4,U.length+8)),U.length+8),W}}),38671:((Z,S,f)=>{f.d(S,{R:()=>y});var g=f(52205),v=f(45599);const b={DCTDecode:"jp\
g",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function y(x,m){const p=(0,g.c3)(x,m.dict.get("Filter")),w=(0,g.c3)(x,m.dict.
get("DecodeParms")),i=p.at(-1)??null,s=i instanceof v.SX?b[i.text]:void 0;if(!s)return{format:s,parameters:void 0,filter:i,before:m};const t=new v.Bi(m.dict);t.
set("Filter",p.slice(0,-1)),t.set("DecodeParms",w.slice(0,p.length-1));const n=w[p.length-1];return{format:s,parameters:(0,v.Zm)(n)?n:void 0,filter:i,before:new v.
Z6(t,m.data,m.sealed)}}}),93059:((Z,S,f)=>{f.d(S,{n:()=>b});var g=f(45599);const v={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function b(y){if(y.dataStart<0)return;const x=new g.Bi;for(let m=0;m+1<y.count;m+=2){const p=y.name(m);p!==void 0&&x.set(v[p]??
p,y.value(m+1))}return new g.Z6(x,y.content.subarray(y.dataStart,y.dataEnd))}}),8283:((Z,S,f)=>{f.d(S,{A2:()=>v,EI:()=>x,GM:()=>b,OD:()=>p,Os:()=>y,iN:()=>m});var g=f(
78157);const v=216,b=217,y=218,x=254,m=s=>s>=224&&s<=239;function*p(s){const t=(0,g.bS)(s);for(let n=2;;){const e=i(t,n);if(e<0)return;const r=t[e+1],d=r===v||r===
b||r===w;if(!d&&e+4>t.length)return;const l=d?0:t.readUInt16BE(e+2),_=e+2+l;if(_>t.length||!d&&l<2||(yield{marker:r,start:e,end:_,data:t.subarray(d?_:e+4,_)},r===
b))return;n=_}}const w=1;function i(s,t){for(let n=s.indexOf(255,t);n>=0&&n+1<s.length;n=s.indexOf(255,n+1)){const e=s[n+1];if(e!==0&&e!==255&&(e<208||e>215))return n}
return-1}}),5490:((Z,S,f)=>{f.d(S,{M:()=>y,U:()=>b});var g=f(74135);const v=1e4;class b{current;saved=[];beyond=0;constructor(m){this.current=m}follow(m){switch(m.
operator){case"q":return this.saved.length<v?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.
pop()??this.current,!0;case"cm":return this.transform(m),!0;default:return!1}}transform(m){if(m.count!==6)return;const[p,w,i,s,t,n]=y(m);this.current.matrix=(0,g.
lw)([p,w,i,s,t,n],this.current.matrix)}}const y=x=>Array.from({length:x.count},(m,p)=>x.number(p))}),36502:((Z,S,f)=>{f.d(S,{z:()=>w});var g=f(45599);const v={View:"\
ViewState",Print:"PrintState"};class b{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.intentsOf(n);
for(const e of t.array(n?.get("AS"))??[]){const r=t.dict(e),d=t.resolve(r?.get("Event"));if(!r||!((0,g.Eo)(d,"View")||(0,g.Eo)(d,"Print")))continue;const l=y(t,
r.get("Category")),_=this.categories[d.text];for(const M of t.array(r.get("OCGs"))??[]){if(!(0,g.i9)(M))continue;const D=_.get(M.number)??new Set;for(const R of l)
D.add(R);_.set(M.number,D)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.dict(new g.oS(t)));return!e.has("\
All")&&![...e].some(r=>n.has(r))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const r=this.document.dict(this.document.dict(new g.oS(t))?.get("Us\
age"));let d;for(const l of e){const _=v[l],M=_===void 0?null:this.document.resolve(this.document.dict(r?.get(l))?.get(_));if((0,g.Eo)(M,"OFF"))return!1;(0,g.Eo)(
M,"ON")&&(d=!0)}return d}intentsOf(t){const n=y(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function y(s,t){return(s.array(t)??[t??null]).
map(e=>s.resolve(e)).flatMap(e=>e instanceof g.SX?[e.text]:[])}const x=32;function m(s,t,n){const e=new Map,r=(d,l)=>{const _=e.get(d);if(_!==void 0)return _;e.
set(d,!0);const M=s.resolve(d[0]),D=F=>{const U=s.resolve(F);return(0,g.cy)(U)?l>0?r(U,l-1):!0:!(0,g.i9)(F)||n(F.number)},R=d.slice(1),T=p(M instanceof g.SX?M.text:
"",R,D);return e.set(d,T),T};return r(t,x)}function p(s,t,n){switch(s){case"And":return t.every(n);case"Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:
return!0}}class w{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,g.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,g.i9)(e)&&this.off.add(e.number);for(const e of t.
array(n?.get("ON"))??[])(0,g.i9)(e)&&this.on.add(e.number);this.usages=new b(t,n),this.viewed=i(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.
isGroupOff(e))),this.printed=i(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(
t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(
e=>!(0,g.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,g.i9)(e)?[e.number]:[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(
e))}shows(t,{states:n,memberships:e}){const{document:r}=this,d=r.dict(t);if(!d)return!0;if(!(0,g.Eo)(r.resolve(d.get("Type")),"OCMD"))return!(0,g.i9)(t)||n(t.number);
const l=e.get(d);if(l!==void 0)return l;const _=r.resolve(d.get("VE")),M=(0,g.cy)(_)?m(r,_,n):this.showsByPolicy(d,n);return e.set(d,M),M}showsByPolicy(t,n){const{
document:e}=this,r=t.get("OCGs"),d=(e.array(r)??[r]).filter(g.i9);if(d.length===0)return!0;const l=d.map(({number:M})=>n(M)),_=e.resolve(t.get("P"));switch(_ instanceof
g.SX?_.text:"AnyOn"){case"AllOn":return l.every(M=>M);case"AnyOff":return!l.every(M=>M);case"AllOff":return!l.some(M=>M);default:return l.some(M=>M)}}isGroupOff(t){
return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function i(s){const t=new Map;return{states:e=>{let r=t.get(e);return r===void 0&&t.set(e,r=s(e)),r},memberships:new WeakMap}}}),
94289:((Z,S,f)=>{f.d(S,{Y:()=>g});function g(p,w){switch(p){case"D":return String(w);case"R":return x(w);case"r":return x(w).toLowerCase();case"A":return m(w);case"\
a":return m(w).toLowerCase();default:return""}}const v=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],
[4,"IV"],[1,"I"]],b=1e5,y=2600;function x(p){if(p>b)return String(p);let w="",i=p;for(const[s,t]of v)for(;i>=s;)w+=t,i-=s;return w}function m(p){return p>y?String(
p):String.fromCharCode(65+(p-1)%26).repeat(Math.ceil(p/26))}}),44738:((Z,S,f)=>{f.d(S,{L:()=>m,m:()=>p});var g=f(45599),v=f(55969),b=f(3466),y=f(9731),x=f(17671);
async function m(w,i){const s=new Set;let t=0,n=!1;for(let d=0;d<w.pages.count;d++){const l=p(w,w.pages.number(d));for(const{number:M}of l){const D=w.get(M);if(s.
has(M)||!(0,g.Zm)(D)||!i(D,d))continue;s.add(M);const R=(0,v.B)(w,D);R==="Popup"&&t++,R==="Widget"&&(n=!0)}const _=w.job.pace.step(500+l.length*100);_&&await _}
if(s.size===0)return 0;const e=(0,x.Hi)(w),r=n?await b.R.of(w):void 0;return await(0,x.Pv)(e,s,()=>(0,x.Wi)(e,s)),r&&await(0,x.zg)(e,r),await(0,y.U)(e),s.size-t}
function p(w,i){const s=w.entry(i,"Annots"),t=w.array(s)??[];if(!t.some(g.Zm))return t.filter(g.i9);const n=w.edit((0,g.i9)(s)?s:i),e=w.array((0,g.Zm)(n)?n.get(
"Annots"):n)??[];for(const[r,d]of e.entries())(0,g.Zm)(d)&&(e[r]=w.add(d));return e.filter(g.i9)}}),33311:((Z,S,f)=>{f.d(S,{S:()=>b});var g=f(21996),v=f(70549);
const b=(0,v.n)(y=>(0,g.zx)(y,["AP","JS","EF","ByteRange","Sig"]))}),59071:((Z,S,f)=>{f.d(S,{Gh:()=>t,ZK:()=>n,wh:()=>s});var g=f(77581),v=f(45599);const b=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
y=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,m=e=>e.replace(b,"").replace(
y,"").replace(x,"�"),p=200,w=new WeakMap;function i(e){if(e.bytes.length<p)return m((0,g.g7)(e));let r=w.get(e);return r===void 0&&w.set(e,r=m((0,g.g7)(e))),r}
const s=e=>m(e).trim();function t(e){const r=e instanceof v.Mx?i(e).trim():"";return r===""?null:r}const n=e=>e?i(e):""})};
