"use strict";exports.id=853,exports.ids=[853],exports.modules={17079:((N,C,f)=>{f.d(C,{Z:()=>M,_:()=>p});const h=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
y=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,A=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function p(i){
if(i.length>64)return;const s=i.trim().replace(y,(t,n,e,r)=>`${n??""}${1900+Number(e)}${r}`);return E(w(h.exec(s)??A.exec(s)))}function M(i){const s=i.length>64?
void 0:w(A.exec(i.trim()));if(!s||E(s)===void 0)return;const{year:t,month:n="",day:e="",hour:r="",minute:a="",second:d="",zone:c=""}=s;return`D:${t}${n}${e}${r}${a}${d}${c===
"Z"||c===""?c:`${c.replace(":","'")}'`}`}function w(i){if(!i)return;const[,s,t,n,e,r,a,d,c,_,P]=i,S=d??(c===void 0?void 0:`${c}${_??"00"}:${P??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:r,second:a,zone:S}}function E(i){if(!i)return;const{year:s,month:t,day:n,hour:e,minute:r="00",second:a="00",zone:d}=i,c=(P,S,x)=>P===
void 0||Number(P)>=S&&Number(P)<=x;if(Number(s)===0||!c(t,1,12)||!c(n,1,g(Number(s),Number(t)))||!c(e,0,23)||!c(r,0,59)||!c(a,0,59)||d!==void 0&&d!=="Z"&&!(c(d.
slice(1,3),0,23)&&c(d.slice(4),0,59)))return;const _=[s,t,n].filter(P=>P!==void 0).join("-");return e===void 0?_:`${_}T${e}:${r}:${a}${d==="+00:00"||d==="-00:00"?
"Z":d??""}`}function g(i,s){return s===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((N,C,f)=>{f.d(C,{D6:()=>M,F1:()=>A,NL:()=>i,
P3:()=>y,br:()=>p,bs:()=>g});var h=f(98446);const y={problem:"names page 0: pages count from 1, and -1 is the last page"};function A(t,n,e){const r=[],a=[];for(const[
d,c]of t.split(",").entries()){const _=d+1;if(n!==void 0&&c.trim()===""){a.push(`entry ${_} is empty: write ${n}, separated by single commas`);continue}const P=e(
c,_);"problem"in P?a.push(p(_,c,P.problem)):r.push(P.item)}return a.length>0?{problem:g(a)}:{items:r}}const p=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,M=({
position:t,text:n},e,r)=>p(t,n,`names ${w(e)}, but the document has ${(0,h.y_)(r,"page")}`);function w(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const E=5;function g(t){const n=t.length-E;return[...t.slice(0,E),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function i(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,h.Bu)(n.join(""),40)}}),29082:((N,C,f)=>{f.d(C,{k1:()=>M,lY:()=>p,m7:()=>w});var h=f(58552),y=f(
66974);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,p=i=>(0,y.F1)(i,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=A.exec(n);if(!e)
return{problem:g(n)};const[,r,a,d,c,_]=e,P={negated:r!==void 0,text:n,position:t};if(a!==void 0)return{item:{...P,pages:a.toLowerCase()}};const S=Number(d),x=c===
void 0?S:_===void 0?"end":Number(_);return S===0||x===0?y.P3:{item:{...P,pages:{from:S,to:x}}}});function M(i,s,t="pages"){const n=c=>(0,h.G6)([{field:t,message:c}]),
e=p(i);if("problem"in e)throw n(e.problem);const r=new E(s),a=new E(s),d=[];for(const c of e.items){const _=c.negated?a:r;if(typeof c.pages=="string"){_.add(c.pages);
continue}const{from:P,to:S}=c.pages,x=P<0?s+1+P:P,G=S==="end"?s:S<0?s+1+S:S,I=(S==="end"?P<0?[[P,x]]:[]:[[P,x],[S,G]]).find(([,D])=>D<1||D>s);I&&d.push((0,y.D6)(
c,I[0],s)),!(S==="end"&&x>s||d.length>0)&&_.range(Math.min(x,G),Math.max(x,G))}if(d.length>0)throw n((0,y.bs)(d));return e.items.every(({negated:c})=>c)&&r.add(
"all"),r.without(a)}function w(i){const s=p(i);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:r}=n;return r==="end"?{first:e}:r===-1?{first:e}:r<1?void 0:{first:Math.min(e,r),last:Math.max(e,r)}}class E{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,r=0;for(let a=1;a<=this.pageCount;a++){e+=this.differences[a],r+=s.differences[a];const d=a%
2===1?"odd":"even";(e>0||this[d])&&!(r>0||s[d])&&(t[n++]=a)}return t.subarray(0,n)}}function g(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is writt\
en 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,y.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((N,C,f)=>{f.d(C,{Q:()=>y});const h=A();function y(p){const[M,w,E,g]=h;let i=4294967295,s=0;for(const t=p.
length-3;s<t;s+=4)i^=p[s]|p[s+1]<<8|p[s+2]<<16|p[s+3]<<24,i=g[i&255]^E[i>>>8&255]^w[i>>>16&255]^M[i>>>24];for(;s<p.length;s++)i=M[(i^p[s])&255]^i>>>8;return~i>>>
0}function A(){const p=new Int32Array(256);for(let g=0;g<256;g++){let i=g;for(let s=0;s<8;s++)i=i&1?i>>>1^3988292384:i>>>1;p[g]=i}const M=g=>g.map(i=>p[i&255]^i>>>
8),w=M(p),E=M(w);return[p,w,E,M(E)]}}),55772:((N,C,f)=>{f.d(C,{fl:()=>i,mm:()=>E,vg:()=>g});var h=f(94289),y=f(33546),A=f(74135),p=f(59071);const M=1e3;function w(t){
const{width:n,height:e}=(0,A.JQ)(t),r=a=>Math.round(a*M)/M;return{width:r(n),height:r(e)}}function E({kinds:t,kindOf:n}){const e=new Int32Array(t.length),r=new Int32Array(
t.length);for(let d=n.length-1;d>=0;d--)e[n[d]]++,r[n[d]]=d+1;const a=new Map;for(const[d,c]of t.entries()){const{width:_,height:P}=w(c),S=`${_} ${P}`,x=a.get(S);
x?x.count+=e[d]:a.set(S,{width:_,height:P,count:e[d],firstPage:r[d]})}return[...a.values()]}async function g(t,{kinds:n,kindOf:e},r){const a=await i(t),d=n.map(
w);return Array.from(e,(c,_)=>({...d[c],rotation:n[c].rotation,label:a(_),characters:r?.[_]??null}))}async function i(t){const n=await(0,y.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,p.ZK)(n)+(0,h.Y)(t,e)}}),36083:((N,C,f)=>{f.r(C),f.d(C,{pages_to_images:()=>c});var h=f(58552),y=f(29082),
A=f(36116),p=f(12195),M=f(1900),w=f(86799),E=f(6057),g=f(30044),i=f(30586),s=f(42973),t=f(12237),n=f(98446),e=f(56725),r=f(55772),a=f(52404);const d={png:{ending:"\
png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},c=async(I,D,B)=>{const $=D.font&&(0,w.g)(D.font,"font").bytes,F=await(0,t.E)(I.bytes,B,{
password:D.open_password}),H=F.pages.count,W=(0,y.k1)(D.pages,H);if(W.length===0)return{documents:[],files:[],notes:[a.$],facts:{imageCount:0}};S(W.length,B);const z=[
...W].map(b=>_((0,E.iw)(F,b-1),b,D));Z(z,D,B);const X=await(0,r.fl)(F),{bytes:u,missing:o}=await(0,e.v)(F,W,D.with_annotations),l=await p.Y.open(u,B,$),O=I.name.
replace(/\.pdf$/i,""),T=String(H).length,m=[],{ending:v,mediaType:L}=d[D.image_format];let R=0;for(const[b,{page:K,width:U,height:Y,resolution:J}]of z.entries()){
const Q=await l.draw(b,{width:U,height:Y,isTransparent:D.transparent}),V=await P(Q,J,D,B);R+=V.length,x(R,B);const j=X(K-1),k=`${O}-${String(K).padStart(T,"0")}\
.${v}`;m.push({name:k,bytes:await B.onResult({index:b,name:k,bytes:V}),mediaType:L,facts:{page:K,...j&&{label:j},width:U,height:Y,size:V.length,mimeType:L}}),B.
pace.progress((b+1)/z.length)}return{documents:[],files:m,notes:o.notes($!==void 0),facts:{imageCount:m.length}}};function _(I,D,B){const $=B.pixel_width===void 0?
B.resolution:(0,A.C)(I,B.pixel_width);return{page:D,...(0,A.T)(I,$),resolution:$}}async function P(I,D,B,$){const{grayscale:F,transparent:H,image_format:W,quality:z}=B,
{width:X,height:u}=I,o=F||!await(0,M.cE)(I,$.pace);if(W==="jpeg"){const O=o?"gray":"rgb";return await(0,g.I)({width:X,height:u,color:O,quality:z,resolution:D,samples:(0,M.
lc)(I,O)},$.pace)}const l=H?o?"gray-alpha":"rgba":o?"gray":"rgb";return await(0,i.H)({width:X,height:u,depth:8,color:l,resolution:D,samples:(0,M.lc)(I,l)},$)}function S(I,{
limits:{drawnPages:D}}){if(I<=D)return;const B=`pages_to_images gives at most ${(0,n.y_)(D,"image")} at once, and pages names ${I}`;throw(0,s.F)("drawnPages",B,
`Choose pages such as 1..${D}, or split the document first`,"pages")}function x(I,{limits:{drawnBytes:D}}){if(I<=D)return;const B=`The images together are large\
r than ${D} bytes`;throw(0,s.F)("drawnBytes",B,"Choose fewer pages, or a lower resolution","pages")}const G=1e6;function Z(I,D,{limits:{pixels:B}}){const $=({width:o,
height:l})=>o*l,F=I.reduce((o,l)=>$(l)>$(o)?l:o);if($(F)<=B)return;const H=Math.sqrt(B/$(F)),[W,z]=D.pixel_width===void 0?["resolution",D.resolution]:["pixel_wi\
dth",D.pixel_width],X=Math.ceil($(F)/G),u=`${z} would make images of ${(0,n.y_)(X,"megapixel")}: at most ${Math.floor(z*H)} fits this document (page ${F.page})`;
throw(0,h.G6)([{field:W,message:u}])}}),52404:((N,C,f)=>{f.d(C,{$:()=>p,U:()=>M});var h=f(58552),y=f(29082),A=f(98446);const p={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:w,last_page:E,pages:g},i){if(g!==void 0)return(0,y.k1)(
g,i);const s=(0,A.y_)(i,"page"),t=[];if(w>i&&t.push({field:"first_page",message:`is ${w}, but the document has ${s}`}),E!==void 0&&E>i&&t.push({field:"last_page",
message:`is ${E}, but the document has ${s}`}),t.length===0&&E!==void 0&&w>E&&t.push({field:"first_page",message:`is ${w}, which is after last_page (${E})`,mentions:[
"last_page"]}),t.length>0)throw(0,h.G6)(t);return Uint32Array.from({length:(E??i)-w+1},(n,e)=>w+e)}}),36116:((N,C,f)=>{f.d(C,{C:()=>p,T:()=>A});var h=f(74135);const y=72;
function A(M,w){const{width:E,height:g}=(0,h.JQ)(M),i=s=>Math.max(1,Math.round(s*w/y));return{width:i(E),height:i(g)}}const p=(M,w)=>w*y/(0,h.JQ)(M).width}),1900:((N,C,f)=>{
f.d(C,{cE:()=>p,lc:()=>M});const h=4,y=2,A={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function p({height:E,row:g},i){for(let s=0;s<E;s++){const t=g(s);for(let e=0;e<
t.length;e+=h){const r=t[e+1];if(t[e]!==r||t[e+2]!==r)return!0}const n=i.step(t.length*y);n&&await n}return!1}function M({width:E,row:g},i){const s=A[i],t=new Uint8Array(
E*s),n=s<3;return e=>{const r=g(e);for(let a=0,d=0;a<r.length;a+=h){const[c,_,P]=[r[a],r[a+1],r[a+2]];n?t[d++]=w(P,_,c):(t[d++]=P,t[d++]=_,t[d++]=c),s%2===0&&(t[d++]=
r[a+3])}return t}}const w=(E,g,i)=>77*E+150*g+29*i+128>>8}),30044:((N,C,f)=>{f.d(C,{I:()=>I});var h=f(64680);const y=Uint8Array.from(A());function*A(){for(let u=0;u<
15;u++)for(let o=0;o<=u;o++){const[l,O]=u%2===0?[u-o,o]:[o,u-o];l<8&&O<8&&(yield l*8+O)}}const p={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,
13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[
17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function M(u,o){const l=u<50?
5e3/u:200-2*u;return Uint8Array.from(p[o],O=>Math.min(Math.max(Math.floor((O*l+50)/100),1),255))}const w=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,
.275899379],E=u=>Float32Array.from(u,(o,l)=>1/(o*w[l>>3]*w[l&7]*8));function g(u){for(let o=0;o<64;o+=8)s(u,o,1);for(let o=0;o<8;o++)s(u,o,8)}const i=Math.SQRT1_2;
function s(u,o,l){const[O,T,m,v]=[o+l,o+2*l,o+3*l,o+4*l],[L,R,b]=[o+5*l,o+6*l,o+7*l],[K,U,Y,J]=[u[o],u[O],u[T],u[m]],[Q,V,j,k]=[u[v],u[L],u[R],u[b]],[et,q,nt,st]=[
K+k,K-k,U+j,U-j],[ot,it,rt,pt]=[Y+V,Y-V,J+Q,J-Q],[at,tt,ct,wt]=[et+rt,et-rt,nt+ot,nt-ot];u[o]=at+ct,u[v]=at-ct;const ft=(wt+tt)*i;u[T]=tt+ft,u[R]=tt-ft;const[dt,
Ot,ut]=[pt+it,it+st,st+q],lt=(dt-ut)*.382683433,ht=.5411961*dt+lt,_t=1.306562965*ut+lt,gt=Ot*i,[mt,Et]=[q+gt,q-gt];u[L]=Et+ht,u[m]=Et-ht,u[O]=mt+_t,u[b]=mt-_t}function t(u,o){
const[l,O]=[new Uint16Array(256),new Uint8Array(256)];let[T,m]=[0,0];for(const[v,L]of u.entries()){for(let R=0;R<L;R++,m++,T++)l[o[m]]=T,O[o[m]]=v+1;T*=2}return{
counts:u,values:o,codes:l,lengths:O}}const n=Array.from({length:12},(u,o)=>o),e=[t([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],n),t([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],n)],
r=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a1624\
34e125f1".replace(" ","")],a=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],d=r.map((u,o)=>{const l=[...Buffer.from(u,"hex")],T=[0,240,
...Array.from({length:160},(m,v)=>Math.floor(v/10)<<4|v%10+1)].filter(m=>!l.includes(m)).sort((m,v)=>m-v);return t(a[o],[...l,...T])}),c=0,_=240;class P{output;bits=0;count=0;constructor(o){
this.output=o}add(o,l){for(this.bits=this.bits<<l|o,this.count+=l;this.count>=8;){this.count-=8;const O=this.bits>>>this.count&255;this.output.byte(O),O===255&&
this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class S{bits;dc;ac;before=0;constructor(o,l,O){
this.bits=o,this.dc=l,this.ac=O}write(o,l){const{bits:O,dc:T,ac:m}=this,v=Math.round(o[0]*l[0]);this.value(v-this.before,0,T),this.before=v;let L=0;for(let R=1;R<
64;R++){const b=y[R],K=Math.round(o[b]*l[b]);if(K===0){L++;continue}for(;L>15;L-=16)O.add(m.codes[_],m.lengths[_]);this.value(K,L,m),L=0}L>0&&O.add(m.codes[c],m.
lengths[c])}value(o,l,{codes:O,lengths:T}){const m=32-Math.clz32(Math.abs(o)),v=l<<4|m;this.bits.add(O[v],T[v]),m>0&&this.bits.add(o<0?o+(1<<m)-1:o,m)}}const x=8,
G=12,Z=65535;async function I(u,o){const{width:l,height:O,color:T,quality:m}=u,v=new h.k(Math.max(4096,l*O>>2)),L=M(m,"luminance"),R=T==="rgb"?[L,M(m,"chrominan\
ce")]:[L];$(v,u,R);const b=T==="rgb"?new X(u,v,R):new z(u,v,R);for(let K=0;K<O;K+=b.height){b.write(K);const U=o.step(l*b.height*(T==="inks"?2:1)*G);U&&await U}
return b.finish(),D(v,217),v.bytes}function D(u,o,...l){if(u.byte(255),u.byte(o),l.length!==0)for(const O of[...B(l.length+2),...l])u.byte(O)}const B=u=>[u>>8,u&
255];function $(u,{width:o,height:l,color:O,resolution:T},m){const v=B(Math.min(Math.round(T),Z));D(u,216),O!=="inks"&&D(u,224,...Buffer.from("JFIF\0","latin1"),
1,1,1,...v,...v,0,0);for(const[b,K]of m.entries())D(u,219,b,...[...y].map(U=>K[U]));const L=O==="rgb"?[1,34,0,2,17,1,3,17,1]:F(O).flatMap(b=>[b,17,0]);D(u,192,8,
...B(l),...B(o),L.length/3,...L);for(const b of m.keys())for(const[K,U]of[e[b],d[b]].entries())D(u,196,K<<4|b,...U.counts,...U.values);const R=O==="rgb"?[1,0,2,
17,3,17]:F(O).flatMap(b=>[b,0]);D(u,218,R.length/2,...R,0,63,0)}const F=u=>u==="gray"?[1]:[1,2,3,4];class H{width;height;samples;block=new Float32Array(x*x);divisors;coder;constructor(o,l,O,T,m,v){
this.width=o,this.height=l,this.samples=new Float32Array(o*l),this.divisors=E(T),this.coder=new S(O,m,v)}set(o,l,O){this.samples[o*this.width+l]=O}write(o,l){const{
samples:O,width:T,block:m}=this;for(let v=0,L=0;v<x;v++)for(let R=(l+v)*T+o,b=R+x;R<b;)m[L++]=O[R++]-128;g(m),this.coder.write(m,this.divisors)}}const W=(u,o)=>Math.
ceil(u/o)*o;class z{image;height=x;bits;planes;constructor(o,l,[O]){this.image=o,this.bits=new P(l);const T=W(o.width,x),m=o.color==="gray"?1:4;this.planes=Array.
from({length:m},()=>new H(T,x,this.bits,O,e[0],d[0]))}write(o){const{image:l,planes:O}=this,{width:T}=O[0];for(let m=0;m<x;m++){const v=l.samples(Math.min(o+m,l.
height-1));for(const[L,R]of O.entries())for(let b=0;b<T;b++)R.set(m,b,v[Math.min(b,l.width-1)*O.length+L])}for(let m=0;m<T;m+=x)for(const v of O)v.write(m,0)}finish(){
this.bits.finish()}}class X{image;height=2*x;bits;light;blue;red;sums;constructor(o,l,[O,T]){this.image=o,this.bits=new P(l);const m=W(o.width,2*x);this.light=new H(
m,2*x,this.bits,O,e[0],d[0]),this.blue=new H(m/2,x,this.bits,T,e[1],d[1]),this.red=new H(m/2,x,this.bits,T,e[1],d[1]),this.sums=new Float32Array(m)}write(o){const{
light:l,blue:O,red:T}=this;for(let m=0;m<this.height;m++)this.row(m,Math.min(o+m,this.image.height-1));for(let m=0;m<l.width;m+=this.height){for(const v of[0,x])
for(const L of[0,x])l.write(m+L,v);O.write(m/2,0),T.write(m/2,0)}}finish(){this.bits.finish()}row(o,l){const{image:O,light:T,blue:m,red:v,sums:L}=this,R=O.samples(
l),b=O.width-1,K=o%2===0;K&&L.fill(0);for(let U=0;U<T.width;U++){const Y=Math.min(U,b)*3,[J,Q,V]=[R[Y],R[Y+1],R[Y+2]];T.set(o,U,.299*J+.587*Q+.114*V);const j=U&
-2;L[j]+=-.168736*J-.331264*Q+.5*V,L[j+1]+=.5*J-.418688*Q-.081312*V}if(!K)for(let U=0;U<T.width;U+=2)m.set(o>>1,U>>1,L[U]/4+128),v.set(o>>1,U>>1,L[U+1]/4+128)}}}),
30586:((N,C,f)=>{f.d(C,{H:()=>n});var h=f(44131),y=f(33095),A=f(64680),p=f(81679);const M=Uint8Array.of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gra\
y-alpha":4,rgba:6},E={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},g=.0254,i=6,s=10,t=2;async function n(d,c){const{width:_,height:P,depth:S,color:x,palette:G,
profile:Z,resolution:I}=d,D=Buffer.alloc(13);D.writeUInt32BE(_,0),D.writeUInt32BE(P,4),D.set([S,w[x],0,0,0],8);const B=[M,a("IHDR",D)];return Z&&B.push(a("iCCP",
Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,p.Kc)(Z)]))),I!==void 0&&B.push(a("pHYs",e(I))),G&&B.push(a("PLTE",G)),B.push(a("IDAT",await r(d,c)),a("IEND",
new Uint8Array(0))),Buffer.concat(B)}function e(d){const c=Buffer.alloc(9),_=Math.round(d/g);return c.writeUInt32BE(_,0),c.writeUInt32BE(_,4),c[8]=1,c}async function r(d,{
codec:c,pace:_}){const{width:P,height:S,depth:x,color:G,samples:Z}=d,I=Math.ceil(P*x*E[G]/8),D=x>=8&&G!=="palette"?t:0,B=typeof Z=="function"?Z:W=>Z.subarray(W*
I,W*I+I),$=new A.k(Math.max(1024,I*S>>(c?0:3))),F=c?void 0:(0,y.i)({level:i,mem:6},$),H=new Uint8Array(I);for(let W=0;W<S;W++){const z=new Uint8Array(I+1),X=B(W);
if(z[0]=W===0?0:D,z[0]===t)for(let o=0;o<I;o++)z[o+1]=X[o]-H[o];else z.set(X.subarray(0,I),1);H.set(X.subarray(0,I)),F?F.push(z,W===S-1):$.copy(z,0,z.length);const u=_.
step(F?I*s:I);u&&await u}return c?c.deflate($.bytes,i):$.bytes}function a(d,c){const _=Buffer.alloc(c.length+12);return _.writeUInt32BE(c.length,0),_.write(d,4,
"latin1"),_.set(c,8),_.writeUInt32BE((0,h.Q)(_.subarray(4,c.length+8)),c.length+8),_}}),38671:((N,C,f)=>{f.d(C,{R:()=>p});var h=f(52205),y=f(45599);const A={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function p(M,w){const E=(0,h.c3)(M,w.dict.get("Filter")),g=(0,h.c3)(M,w.dict.
get("DecodeParms")),i=E.at(-1)??null,s=i instanceof y.SX?A[i.text]:void 0;if(!s)return{format:s,parameters:void 0,filter:i,before:w};const t=new y.Bi(w.dict);t.
set("Filter",E.slice(0,-1)),t.set("DecodeParms",g.slice(0,E.length-1));const n=g[E.length-1];return{format:s,parameters:(0,y.Zm)(n)?n:void 0,filter:i,before:new y.
Z6(t,w.data,w.sealed)}}}),93059:((N,C,f)=>{f.d(C,{n:()=>A});var h=f(45599);const y={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function A(p){if(p.dataStart<0)return;const M=new h.Bi;for(let w=0;w+1<p.count;w+=2){const E=p.name(w);E!==void 0&&M.set(y[E]??
E,p.value(w+1))}return new h.Z6(M,p.content.subarray(p.dataStart,p.dataEnd))}}),8283:((N,C,f)=>{f.d(C,{A2:()=>y,EI:()=>M,GM:()=>A,OD:()=>E,Os:()=>p,iN:()=>w});var h=f(
78157);const y=216,A=217,p=218,M=254,w=s=>s>=224&&s<=239;function*E(s){const t=(0,h.bS)(s);for(let n=2;;){const e=i(t,n);if(e<0)return;const r=t[e+1],a=r===y||r===
A||r===g;if(!a&&e+4>t.length)return;const d=a?0:t.readUInt16BE(e+2),c=e+2+d;if(c>t.length||!a&&d<2||(yield{marker:r,start:e,end:c,data:t.subarray(a?c:e+4,c)},r===
A))return;n=c}}const g=1;function i(s,t){for(let n=s.indexOf(255,t);n>=0&&n+1<s.length;n=s.indexOf(255,n+1)){const e=s[n+1];if(e!==0&&e!==255&&(e<208||e>215))return n}
return-1}}),36502:((N,C,f)=>{f.d(C,{z:()=>g});var h=f(45599);const y={View:"ViewState",Print:"PrintState"};class A{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){
this.document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const r=t.dict(e),a=t.resolve(r?.get("Event"));if(!r||!((0,h.Eo)(a,"Vie\
w")||(0,h.Eo)(a,"Print")))continue;const d=p(t,r.get("Category")),c=this.categories[a.text];for(const _ of t.array(r.get("OCGs"))??[]){if(!(0,h.i9)(_))continue;
const P=c.get(_.number)??new Set;for(const S of d)P.add(S);c.set(_.number,P)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(
this.document.dict(new h.oS(t)));return!e.has("All")&&![...e].some(r=>n.has(r))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const r=this.document.
dict(this.document.dict(new h.oS(t))?.get("Usage"));let a;for(const d of e){const c=y[d],_=c===void 0?null:this.document.resolve(this.document.dict(r?.get(d))?.
get(c));if((0,h.Eo)(_,"OFF"))return!1;(0,h.Eo)(_,"ON")&&(a=!0)}return a}intentsOf(t){const n=p(this.document,t?.get("Intent"));return new Set(n.length>0?n:["Vie\
w"])}}function p(s,t){return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof h.SX?[e.text]:[])}const M=32;function w(s,t,n){const e=new Map,
r=(a,d)=>{const c=e.get(a);if(c!==void 0)return c;e.set(a,!0);const _=s.resolve(a[0]),P=G=>{const Z=s.resolve(G);return(0,h.cy)(Z)?d>0?r(Z,d-1):!0:!(0,h.i9)(G)||
n(G.number)},S=a.slice(1),x=E(_ instanceof h.SX?_.text:"",S,P);return e.set(a,x),x};return r(t,M)}function E(s,t,n){switch(s){case"And":return t.every(n);case"O\
r":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class g{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,h.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,h.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,h.i9)(e)&&this.on.add(e.number);this.usages=new A(t,n),this.viewed=
i(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=i(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,h.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,h.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:r}=this,a=r.dict(t);if(!a)return!0;if(!(0,h.Eo)(
r.resolve(a.get("Type")),"OCMD"))return!(0,h.i9)(t)||n(t.number);const d=e.get(a);if(d!==void 0)return d;const c=r.resolve(a.get("VE")),_=(0,h.cy)(c)?w(r,c,n):this.
showsByPolicy(a,n);return e.set(a,_),_}showsByPolicy(t,n){const{document:e}=this,r=t.get("OCGs"),a=(e.array(r)??[r]).filter(h.i9);if(a.length===0)return!0;const d=a.
map(({number:_})=>n(_)),c=e.resolve(t.get("P"));switch(c instanceof h.SX?c.text:"AnyOn"){case"AllOn":return d.every(_=>_);case"AnyOff":return!d.every(_=>_);case"\
AllOff":return!d.some(_=>_);default:return d.some(_=>_)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function i(s){const t=new Map;return{
states:e=>{let r=t.get(e);return r===void 0&&t.set(e,r=s(e)),r},memberships:new WeakMap}}}),94289:((N,C,f)=>{f.d(C,{Y:()=>h});function h(E,g){switch(E){case"D":
return String(g);case"R":return M(g);case"r":return M(g).toLowerCase();case"A":return w(g);case"a":return w(g).toLowerCase();default:return""}}const y=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],A=1e5,p=2600;function M(E){if(E>A)return String(
E);let g="",i=E;for(const[s,t]of y)for(;i>=s;)g+=t,i-=s;return g}function w(E){return E>p?String(E):String.fromCharCode(65+(E-1)%26).repeat(Math.ceil(E/26))}}),
44738:((N,C,f)=>{f.d(C,{L:()=>w,m:()=>E});var h=f(45599),y=f(55969),A=f(3466),p=f(9731),M=f(17671);async function w(g,i){const s=new Set;let t=0,n=!1;for(let a=0;a<
g.pages.count;a++){const d=E(g,g.pages.number(a));for(const{number:_}of d){const P=g.get(_);if(s.has(_)||!(0,h.Zm)(P)||!i(P,a))continue;s.add(_);const S=(0,y.B)(
g,P);S==="Popup"&&t++,S==="Widget"&&(n=!0)}const c=g.job.pace.step(500+d.length*100);c&&await c}if(s.size===0)return 0;const e=(0,M.Hi)(g),r=n?await A.R.of(g):void 0;
return await(0,M.Pv)(e,s,()=>(0,M.Wi)(e,s)),r&&await(0,M.zg)(e,r),await(0,p.U)(e),s.size-t}function E(g,i){const s=g.entry(i,"Annots"),t=g.array(s)??[];if(!t.some(
h.Zm))return t.filter(h.i9);const n=g.edit((0,h.i9)(s)?s:i),e=g.array((0,h.Zm)(n)?n.get("Annots"):n)??[];for(const[r,a]of e.entries())(0,h.Zm)(a)&&(e[r]=g.add(a));
return e.filter(h.i9)}}),33311:((N,C,f)=>{f.d(C,{S:()=>A});var h=f(21996),y=f(70549);const A=(0,y.n)(p=>(0,h.zx)(p,["AP","JS","EF","ByteRange","Sig"]))}),59071:((N,C,f)=>{
f.d(C,{Gh:()=>t,ZK:()=>n,wh:()=>s});var h=f(77581),y=f(45599);const A=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,p=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,w=e=>e.replace(A,"").replace(p,"").replace(M,"�"),E=200,g=new WeakMap;function i(e){
if(e.bytes.length<E)return w((0,h.g7)(e));let r=g.get(e);return r===void 0&&g.set(e,r=w((0,h.g7)(e))),r}const s=e=>w(e).trim();function t(e){const r=e instanceof
y.Mx?i(e).trim():"";return r===""?null:r}const n=e=>e?i(e):""})};
