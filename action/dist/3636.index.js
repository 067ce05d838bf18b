"use strict";exports.id=3636,exports.ids=[3636],exports.modules={17079:((z,C,f)=>{f.d(C,{Z:()=>M,_:()=>y});const g=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
A=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function y(i){
if(i.length>64)return;const s=i.trim().replace(A,(t,n,e,a)=>`${n??""}${1900+Number(e)}${a}`);return w(m(g.exec(s)??P.exec(s)))}function M(i){const s=i.length>64?
void 0:m(P.exec(i.trim()));if(!s||w(s)===void 0)return;const{year:t,month:n="",day:e="",hour:a="",minute:d="",second:h="",zone:_=""}=s;return`D:${t}${n}${e}${a}${d}${h}${_===
"Z"||_===""?_:`${_.replace(":","'")}'`}`}function m(i){if(!i)return;const[,s,t,n,e,a,d,h,_,E,D]=i,R=h??(_===void 0?void 0:`${_}${E??"00"}:${D??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:a,second:d,zone:R}}function w(i){if(!i)return;const{year:s,month:t,day:n,hour:e,minute:a="00",second:d="00",zone:h}=i,_=(D,R,I)=>D===
void 0||Number(D)>=R&&Number(D)<=I;if(Number(s)===0||!_(t,1,12)||!_(n,1,p(Number(s),Number(t)))||!_(e,0,23)||!_(a,0,59)||!_(d,0,59)||h!==void 0&&h!=="Z"&&!(_(h.
slice(1,3),0,23)&&_(h.slice(4),0,59)))return;const E=[s,t,n].filter(D=>D!==void 0).join("-");return e===void 0?E:`${E}T${e}:${a}:${d}${h==="+00:00"||h==="-00:00"?
"Z":h??""}`}function p(i,s){return s===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((z,C,f)=>{f.d(C,{D6:()=>M,F1:()=>P,NL:()=>i,
P3:()=>A,br:()=>y,bs:()=>p});var g=f(98446);const A={problem:"names page 0: pages count from 1, and -1 is the last page"};function P(t,n,e){const a=[],d=[];for(const[
h,_]of t.split(",").entries()){const E=h+1;if(n!==void 0&&_.trim()===""){d.push(`entry ${E} is empty: write ${n}, separated by single commas`);continue}const D=e(
_,E);"problem"in D?d.push(y(E,_,D.problem)):a.push(D.item)}return d.length>0?{problem:p(d)}:{items:a}}const y=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,M=({
position:t,text:n},e,a)=>y(t,n,`names ${m(e)}, but the document has ${(0,g.y_)(a,"page")}`);function m(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const w=5;function p(t){const n=t.length-w;return[...t.slice(0,w),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function i(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,g.Bu)(n.join(""),40)}}),29082:((z,C,f)=>{f.d(C,{k1:()=>M,lY:()=>y,m7:()=>m});var g=f(58552),A=f(
66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,y=i=>(0,A.F1)(i,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=P.exec(n);if(!e)
return{problem:p(n)};const[,a,d,h,_,E]=e,D={negated:a!==void 0,text:n,position:t};if(d!==void 0)return{item:{...D,pages:d.toLowerCase()}};const R=Number(h),I=_===
void 0?R:E===void 0?"end":Number(E);return R===0||I===0?A.P3:{item:{...D,pages:{from:R,to:I}}}});function M(i,s,t="pages"){const n=_=>(0,g.G6)([{field:t,message:_}]),
e=y(i);if("problem"in e)throw n(e.problem);const a=new w(s),d=new w(s),h=[];for(const _ of e.items){const E=_.negated?d:a;if(typeof _.pages=="string"){E.add(_.pages);
continue}const{from:D,to:R}=_.pages,I=D<0?s+1+D:D,G=R==="end"?s:R<0?s+1+R:R,N=(R==="end"?D<0?[[D,I]]:[]:[[D,I],[R,G]]).find(([,U])=>U<1||U>s);N&&h.push((0,A.D6)(
_,N[0],s)),!(R==="end"&&I>s||h.length>0)&&E.range(Math.min(I,G),Math.max(I,G))}if(h.length>0)throw n((0,A.bs)(h));return e.items.every(({negated:_})=>_)&&a.add(
"all"),a.without(d)}function m(i){const s=y(i);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:a}=n;return a==="end"?{first:e}:a===-1?{first:e}:a<1?void 0:{first:Math.min(e,a),last:Math.max(e,a)}}class w{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,a=0;for(let d=1;d<=this.pageCount;d++){e+=this.differences[d],a+=s.differences[d];const h=d%
2===1?"odd":"even";(e>0||this[h])&&!(a>0||s[h])&&(t[n++]=d)}return t.subarray(0,n)}}function p(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is writt\
en 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,A.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((z,C,f)=>{f.d(C,{Q:()=>A});const g=P();function A(y){const[M,m,w,p]=g;let i=4294967295,s=0;for(const t=y.
length-3;s<t;s+=4)i^=y[s]|y[s+1]<<8|y[s+2]<<16|y[s+3]<<24,i=p[i&255]^w[i>>>8&255]^m[i>>>16&255]^M[i>>>24];for(;s<y.length;s++)i=M[(i^y[s])&255]^i>>>8;return~i>>>
0}function P(){const y=new Int32Array(256);for(let p=0;p<256;p++){let i=p;for(let s=0;s<8;s++)i=i&1?i>>>1^3988292384:i>>>1;y[p]=i}const M=p=>p.map(i=>y[i&255]^i>>>
8),m=M(y),w=M(m);return[y,m,w,M(w)]}}),55772:((z,C,f)=>{f.d(C,{fl:()=>i,mm:()=>w,vg:()=>p});var g=f(94289),A=f(33546),P=f(74135),y=f(59071);const M=1e3;function m(t){
const{width:n,height:e}=(0,P.JQ)(t),a=d=>Math.round(d*M)/M;return{width:a(n),height:a(e)}}function w({kinds:t,kindOf:n}){const e=new Int32Array(t.length),a=new Int32Array(
t.length);for(let h=n.length-1;h>=0;h--)e[n[h]]++,a[n[h]]=h+1;const d=new Map;for(const[h,_]of t.entries()){const{width:E,height:D}=m(_),R=`${E} ${D}`,I=d.get(R);
I?I.count+=e[h]:d.set(R,{width:E,height:D,count:e[h],firstPage:a[h]})}return[...d.values()]}async function p(t,{kinds:n,kindOf:e},a){const d=await i(t),h=n.map(
m);return Array.from(e,(_,E)=>({...h[_],rotation:n[_].rotation,label:d(E),characters:a?.[E]??null}))}async function i(t){const n=await(0,A.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,y.ZK)(n)+(0,g.Y)(t,e)}}),83653:((z,C,f)=>{f.r(C),f.d(C,{pages_to_images:()=>G});var g=f(58552),A=f(29082),
P=f(1900);const y=256;async function M({width:L,height:T,row:b},$){const r=new p;for(let u=0;u<T;u++){const l=b(u);for(let c=0;c<l.length;c+=P.vO)if(r.numberOf(
l[c+2],l[c+1],l[c])>=y)return;const v=$.step(l.length*P.oF);v&&await v}const o=new Uint8Array(L);return{colors:r.colors,samples:u=>{const l=b(u);for(let v=0,c=0;v<
L;v++,c+=P.vO)o[v]=r.numberOf(l[c+2],l[c+1],l[c]);return o}}}const m=y*4,w=2654435761;class p{keys=new Int32Array(m).fill(-1);numbers=new Uint16Array(m);met=[];count=0;last=-1;lastNumber=0;numberOf(T,b,$){
const r=T<<16|b<<8|$;if(r===this.last)return this.lastNumber;let o=Math.imul(r,w)>>>16&m-1;for(;this.keys[o]!==r&&this.keys[o]!==-1;)o=o+1&m-1;return this.keys[o]===
-1&&(this.keys[o]=r,this.numbers[o]=this.count++,this.met.push(T,b,$)),this.last=r,this.lastNumber=this.numbers[o]}get colors(){return Uint8Array.from(this.met)}}
var i=f(36116),s=f(12195),t=f(86799),n=f(6057),e=f(30044),a=f(30586),d=f(42973),h=f(92356),_=f(98446),E=f(50329),D=f(55772),R=f(52404);const I={png:{ending:"png",
mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},G=async(L,T,b)=>{const $=T.font&&(0,t.g)(T.font,"font").bytes,r=await(0,h.E)(L.bytes,b,{password:T.
open_password}),o=r.pages.count,u=(0,A.k1)(T.pages,o);if(u.length===0)return{documents:[],files:[],notes:[R.$],facts:{imageCount:0}};U(u.length,b);const l=[...u].
map(X=>K((0,n.iw)(r,X-1),X,T));Y(l,T,b);const v=await(0,D.fl)(r),{bytes:c,missing:O}=await(0,E.v)(r,u,T.with_annotations),x=$||O.pagesWithout().size===0?void 0:
await b.lent.drawingFont?.(),B=await s.Y.open(c,b,$??(x&&(0,t.g)({name:"font",bytes:x},"font").bytes)),S=L.name.replace(/\.pdf$/i,""),F=String(o).length,W=[],{ending:V,
mediaType:J}=I[T.image_format];let Q=0;for(const[X,{page:j,width:q,height:tt,resolution:et}]of l.entries()){const ot=await B.draw(X,{width:q,height:tt,isTransparent:T.
transparent}),k=await N(ot,et,T,b);Q+=k.length,Z(Q,b);const nt=v(j-1),st=`${S}-${String(j).padStart(F,"0")}.${V}`;W.push({name:st,bytes:await b.onResult({index:X,
name:st,bytes:k}),mediaType:J,facts:{page:j,...nt&&{label:nt},width:q,height:tt,size:k.length,mimeType:J}}),b.pace.progress((X+1)/l.length)}return{documents:[],
files:W,notes:O.notes($?"given":x&&"lent"),facts:{imageCount:W.length}}};function K(L,T,b){const $=b.pixel_width===void 0?b.resolution:(0,i.C)(L,b.pixel_width);
return{page:T,...(0,i.T)(L,$),resolution:$}}async function N(L,T,b,$){const{grayscale:r,transparent:o,image_format:u,quality:l}=b,{width:v,height:c}=L,O=r||!await(0,P.
cE)(L,$.pace);if(u==="jpeg"){const F=O?"gray":"rgb";return await(0,e.I)({width:v,height:c,color:F,quality:l,resolution:T,samples:(0,P.lc)(L,F)},$.pace)}const x=O||
o?void 0:await M(L,$.pace),B=x?"palette":o?O?"gray-alpha":"rgba":O?"gray":"rgb",S=x?x.samples:(0,P.lc)(L,B);return await(0,a.H)({width:v,height:c,depth:8,color:B,
palette:x?.colors,resolution:T,samples:S},$)}function U(L,{limits:{drawnPages:T}}){if(L<=T)return;const b=`pages_to_images gives at most ${(0,_.y_)(T,"image")} \
at once, and pages names ${L}`;throw(0,d.F)("drawnPages",b,`Choose pages such as 1..${T}, or split the document first`,"pages")}function Z(L,{limits:{drawnBytes:T}}){
if(L<=T)return;const b=`The images together are larger than ${T} bytes`;throw(0,d.F)("drawnBytes",b,"Choose fewer pages, or a lower resolution","pages")}const H=1e6;
function Y(L,T,{limits:{pixels:b}}){const $=({width:O,height:x})=>O*x,r=L.reduce((O,x)=>$(x)>$(O)?x:O);if($(r)<=b)return;const o=Math.sqrt(b/$(r)),[u,l]=T.pixel_width===
void 0?["resolution",T.resolution]:["pixel_width",T.pixel_width],v=Math.ceil($(r)/H),c=`${l} would make images of ${(0,_.y_)(v,"megapixel")}: at most ${Math.floor(
l*o)} fits this document (page ${r.page})`;throw(0,g.G6)([{field:u,message:c}])}}),52404:((z,C,f)=>{f.d(C,{$:()=>y,U:()=>M});var g=f(58552),A=f(29082),P=f(98446);
const y={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:m,last_page:w,
pages:p},i){if(p!==void 0)return(0,A.k1)(p,i);const s=(0,P.y_)(i,"page"),t=[];if(m>i&&t.push({field:"first_page",message:`is ${m}, but the document has ${s}`}),
w!==void 0&&w>i&&t.push({field:"last_page",message:`is ${w}, but the document has ${s}`}),t.length===0&&w!==void 0&&m>w&&t.push({field:"first_page",message:`is ${m}\
, which is after last_page (${w})`,mentions:["last_page"]}),t.length>0)throw(0,g.G6)(t);return Uint32Array.from({length:(w??i)-m+1},(n,e)=>m+e)}}),36116:((z,C,f)=>{
f.d(C,{C:()=>y,T:()=>P});var g=f(74135);const A=72;function P(M,m){const{width:w,height:p}=(0,g.JQ)(M),i=s=>Math.max(1,Math.round(s*m/A));return{width:i(w),height:i(
p)}}const y=(M,m)=>m*A/(0,g.JQ)(M).width}),1900:((z,C,f)=>{f.d(C,{cE:()=>y,lc:()=>M,oF:()=>A,vO:()=>g});const g=4,A=2,P={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function y({
height:w,row:p},i){for(let s=0;s<w;s++){const t=p(s);for(let e=0;e<t.length;e+=g){const a=t[e+1];if(t[e]!==a||t[e+2]!==a)return!0}const n=i.step(t.length*A);n&&
await n}return!1}function M({width:w,row:p},i){const s=P[i],t=new Uint8Array(w*s),n=s<3;return e=>{const a=p(e);for(let d=0,h=0;d<a.length;d+=g){const[_,E,D]=[a[d],
a[d+1],a[d+2]];n?t[h++]=m(D,E,_):(t[h++]=D,t[h++]=E,t[h++]=_),s%2===0&&(t[h++]=a[d+3])}return t}}const m=(w,p,i)=>77*w+150*p+29*i+128>>8}),30044:((z,C,f)=>{f.d(
C,{I:()=>N});var g=f(64680);const A=Uint8Array.from(P());function*P(){for(let r=0;r<15;r++)for(let o=0;o<=r;o++){const[u,l]=r%2===0?[r-o,o]:[o,r-o];u<8&&l<8&&(yield u*
8+l)}}const y={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,
81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,
99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function M(r,o){const u=r<50?5e3/r:200-2*r;return Uint8Array.from(y[o],l=>Math.min(Math.max(Math.floor((l*
u+50)/100),1),255))}const m=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],w=r=>Float32Array.from(r,(o,u)=>1/(o*m[u>>3]*m[u&7]*8));function p(r){
for(let o=0;o<64;o+=8)s(r,o,1);for(let o=0;o<8;o++)s(r,o,8)}const i=Math.SQRT1_2;function s(r,o,u){const[l,v,c,O]=[o+u,o+2*u,o+3*u,o+4*u],[x,B,S]=[o+5*u,o+6*u,o+
7*u],[F,W,V,J]=[r[o],r[l],r[v],r[c]],[Q,X,j,q]=[r[O],r[x],r[B],r[S]],[tt,et,ot,k]=[F+q,F-q,W+j,W-j],[nt,st,rt,wt]=[V+X,V-X,J+Q,J-Q],[at,it,ct,yt]=[tt+rt,tt-rt,ot+
nt,ot-nt];r[o]=at+ct,r[O]=at-ct;const ft=(yt+it)*i;r[v]=it+ft,r[B]=it-ft;const[dt,Et,ut]=[wt+st,st+k,k+et],lt=(dt-ut)*.382683433,ht=.5411961*dt+lt,gt=1.306562965*
ut+lt,mt=Et*i,[pt,_t]=[et+mt,et-mt];r[x]=_t+ht,r[c]=_t-ht,r[l]=pt+gt,r[S]=pt-gt}function t(r,o){const[u,l]=[new Uint16Array(256),new Uint8Array(256)];let[v,c]=[
0,0];for(const[O,x]of r.entries()){for(let B=0;B<x;B++,c++,v++)u[o[c]]=v,l[o[c]]=O+1;v*=2}return{counts:r,values:o,codes:u,lengths:l}}const n=Array.from({length:12},
(r,o)=>o),e=[t([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],n),t([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],n)],a=["01020300041105122131410613516107227114328191a1082342b1c11552d1f0\
2433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],d=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,
2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],h=a.map((r,o)=>{const u=[...Buffer.from(r,"hex")],v=[0,240,...Array.from({length:160},(c,O)=>Math.floor(O/10)<<4|O%10+1)].filter(
c=>!u.includes(c)).sort((c,O)=>c-O);return t(d[o],[...u,...v])}),_=0,E=240;class D{output;bits=0;count=0;constructor(o){this.output=o}add(o,u){for(this.bits=this.
bits<<u|o,this.count+=u;this.count>=8;){this.count-=8;const l=this.bits>>>this.count&255;this.output.byte(l),l===255&&this.output.byte(0)}this.bits&=(1<<this.count)-
1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class R{bits;dc;ac;before=0;constructor(o,u,l){this.bits=o,this.dc=u,this.ac=l}write(o,u){const{
bits:l,dc:v,ac:c}=this,O=Math.round(o[0]*u[0]);this.value(O-this.before,0,v),this.before=O;let x=0;for(let B=1;B<64;B++){const S=A[B],F=Math.round(o[S]*u[S]);if(F===
0){x++;continue}for(;x>15;x-=16)l.add(c.codes[E],c.lengths[E]);this.value(F,x,c),x=0}x>0&&l.add(c.codes[_],c.lengths[_])}value(o,u,{codes:l,lengths:v}){const c=32-
Math.clz32(Math.abs(o)),O=u<<4|c;this.bits.add(l[O],v[O]),c>0&&this.bits.add(o<0?o+(1<<c)-1:o,c)}}const I=8,G=12,K=65535;async function N(r,o){const{width:u,height:l,
color:v,quality:c}=r,O=new g.k(Math.max(4096,u*l>>2)),x=M(c,"luminance"),B=v==="rgb"?[x,M(c,"chrominance")]:[x];H(O,r,B);const S=v==="rgb"?new $(r,O,B):new b(r,
O,B);for(let F=0;F<l;F+=S.height){S.write(F);const W=o.step(u*S.height*(v==="inks"?2:1)*G);W&&await W}return S.finish(),U(O,217),O.bytes}function U(r,o,...u){if(r.
byte(255),r.byte(o),u.length!==0)for(const l of[...Z(u.length+2),...u])r.byte(l)}const Z=r=>[r>>8,r&255];function H(r,{width:o,height:u,color:l,resolution:v},c){
const O=Z(Math.min(Math.round(v),K));U(r,216),l!=="inks"&&U(r,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...O,...O,0,0);for(const[S,F]of c.entries())U(r,219,S,
...[...A].map(W=>F[W]));const x=l==="rgb"?[1,34,0,2,17,1,3,17,1]:Y(l).flatMap(S=>[S,17,0]);U(r,192,8,...Z(u),...Z(o),x.length/3,...x);for(const S of c.keys())for(const[
F,W]of[e[S],h[S]].entries())U(r,196,F<<4|S,...W.counts,...W.values);const B=l==="rgb"?[1,0,2,17,3,17]:Y(l).flatMap(S=>[S,0]);U(r,218,B.length/2,...B,0,63,0)}const Y=r=>r===
"gray"?[1]:[1,2,3,4];class L{width;height;samples;block=new Float32Array(I*I);divisors;coder;constructor(o,u,l,v,c,O){this.width=o,this.height=u,this.samples=new Float32Array(
o*u),this.divisors=w(v),this.coder=new R(l,c,O)}set(o,u,l){this.samples[o*this.width+u]=l}write(o,u){const{samples:l,width:v,block:c}=this;for(let O=0,x=0;O<I;O++)
for(let B=(u+O)*v+o,S=B+I;B<S;)c[x++]=l[B++]-128;p(c),this.coder.write(c,this.divisors)}}const T=(r,o)=>Math.ceil(r/o)*o;class b{image;height=I;bits;planes;constructor(o,u,[
l]){this.image=o,this.bits=new D(u);const v=T(o.width,I),c=o.color==="gray"?1:4;this.planes=Array.from({length:c},()=>new L(v,I,this.bits,l,e[0],h[0]))}write(o){
const{image:u,planes:l}=this,{width:v}=l[0];for(let c=0;c<I;c++){const O=u.samples(Math.min(o+c,u.height-1));for(const[x,B]of l.entries())for(let S=0;S<v;S++)B.
set(c,S,O[Math.min(S,u.width-1)*l.length+x])}for(let c=0;c<v;c+=I)for(const O of l)O.write(c,0)}finish(){this.bits.finish()}}class ${image;height=2*I;bits;light;blue;red;sums;constructor(o,u,[
l,v]){this.image=o,this.bits=new D(u);const c=T(o.width,2*I);this.light=new L(c,2*I,this.bits,l,e[0],h[0]),this.blue=new L(c/2,I,this.bits,v,e[1],h[1]),this.red=
new L(c/2,I,this.bits,v,e[1],h[1]),this.sums=new Float32Array(c)}write(o){const{light:u,blue:l,red:v}=this;for(let c=0;c<this.height;c++)this.row(c,Math.min(o+c,
this.image.height-1));for(let c=0;c<u.width;c+=this.height){for(const O of[0,I])for(const x of[0,I])u.write(c+x,O);l.write(c/2,0),v.write(c/2,0)}}finish(){this.
bits.finish()}row(o,u){const{image:l,light:v,blue:c,red:O,sums:x}=this,B=l.samples(u),S=l.width-1,F=o%2===0;F&&x.fill(0);for(let W=0;W<v.width;W++){const V=Math.
min(W,S)*3,[J,Q,X]=[B[V],B[V+1],B[V+2]];v.set(o,W,.299*J+.587*Q+.114*X);const j=W&-2;x[j]+=-.168736*J-.331264*Q+.5*X,x[j+1]+=.5*J-.418688*Q-.081312*X}if(!F)for(let W=0;W<
v.width;W+=2)c.set(o>>1,W>>1,x[W]/4+128),O.set(o>>1,W>>1,x[W+1]/4+128)}}}),30586:((z,C,f)=>{f.d(C,{H:()=>_});var g=f(44131),A=f(33095),P=f(79145),y=f(64680),M=f(
81679);const m=Uint8Array.of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},i=.0254,
s=5,t=6,n=65536,e=10,a=2,d=.6,h=4;async function _(K,N){const{width:U,height:Z,depth:H,color:Y,palette:L,profile:T,resolution:b}=K,$=Buffer.alloc(13);$.writeUInt32BE(
U,0),$.writeUInt32BE(Z,4),$.set([H,w[Y],0,0,0],8);const r=[m,G("IHDR",$)];return T&&r.push(G("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,M.Kc)(T)]))),
b!==void 0&&r.push(G("pHYs",E(b))),L&&r.push(G("PLTE",L)),r.push(G("IDAT",await D(K,N)),G("IEND",new Uint8Array(0))),Buffer.concat(r)}function E(K){const N=Buffer.
alloc(9),U=Math.round(K/i);return N.writeUInt32BE(U,0),N.writeUInt32BE(U,4),N[8]=1,N}async function D(K,{codec:N,pace:U}){const{width:Z,height:H,depth:Y,color:L,
samples:T}=K,b=Math.ceil(Z*Y*p[L]/8),$=R(K),r=typeof T=="function"?T:x=>T.subarray(x*b,x*b+b),o=N?new y.k(b*H):new P.I(b*H>>3),u=N?void 0:(0,A.i)({level:s,mem:6},
o),l=new Uint8Array(b),v=Math.max(1,Math.floor(n/(b+1)));let c=new Uint8Array(0),O=0;for(let x=0;x<H;x++){O===c.length&&(c=new Uint8Array(Math.min(v,H-x)*(b+1)),
O=0);const B=c.subarray(O,O+=b+1),S=r(x).subarray(0,b),F=x>0&&Buffer.compare(S,l)===0;if(B[0]=$(S,F),B[0]!==a)B.set(S,1);else if(!F)for(let V=0;V<b;V++)B[V+1]=S[V]-
l[V];F||l.set(S),O===c.length&&(u?u.push(c,x===H-1):o.copy(c,0,c.length));const W=U.step(u?b*e:b);W&&await W}return o instanceof P.I?o.join(U):N.deflate(o.bytes,
t)}function R({depth:K,color:N}){if(K<8||N==="palette")return()=>0;const U=p[N];let Z;return(H,Y)=>{if(Y)return Z;const L=Z===void 0;return Z=K===8&&I(H,U)?0:a,
L?0:Z}}function I(K,N){let U=0,Z=0;for(let H=N;H<K.length;H+=h*N)K[H]===K[H-N]&&U++,Z++;return U>=Z*d}function G(K,N){const U=Buffer.alloc(N.length+12);return U.
writeUInt32BE(N.length,0),U.write(K,4,"latin1"),U.set(N,8),U.writeUInt32BE((0,g.Q)(U.subarray(4,N.length+8)),N.length+8),U}}),38671:((z,C,f)=>{f.d(C,{R:()=>y});
var g=f(52205),A=f(45599);const P={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function y(M,m){const w=(0,g.
c3)(M,m.dict.get("Filter")),p=(0,g.c3)(M,m.dict.get("DecodeParms")),i=w.at(-1)??null,s=i instanceof A.SX?P[i.text]:void 0;if(!s)return{format:s,parameters:void 0,
filter:i,before:m};const t=new A.Bi(m.dict);t.set("Filter",w.slice(0,-1)),t.set("DecodeParms",p.slice(0,w.length-1));const n=p[w.length-1];return{format:s,parameters:(0,A.
Zm)(n)?n:void 0,filter:i,before:new A.Z6(t,m.data,m.sealed)}}}),93059:((z,C,f)=>{f.d(C,{n:()=>P});var g=f(45599);const A={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function P(y){if(y.dataStart<0)return;const M=new g.Bi;for(let m=0;m+1<y.count;m+=2){
const w=y.name(m);w!==void 0&&M.set(A[w]??w,y.value(m+1))}return new g.Z6(M,y.content.subarray(y.dataStart,y.dataEnd))}}),8283:((z,C,f)=>{f.d(C,{A2:()=>A,EI:()=>M,
GM:()=>P,OD:()=>w,Os:()=>y,iN:()=>m});var g=f(78157);const A=216,P=217,y=218,M=254,m=s=>s>=224&&s<=239;function*w(s){const t=(0,g.bS)(s);for(let n=2;;){const e=i(
t,n);if(e<0)return;const a=t[e+1],d=a===A||a===P||a===p;if(!d&&e+4>t.length)return;const h=d?0:t.readUInt16BE(e+2),_=e+2+h;if(_>t.length||!d&&h<2||(yield{marker:a,
start:e,end:_,data:t.subarray(d?_:e+4,_)},a===P))return;n=_}}const p=1;function i(s,t){for(let n=s.indexOf(255,t);n>=0&&n+1<s.length;n=s.indexOf(255,n+1)){const e=s[n+
1];if(e!==0&&e!==255&&(e<208||e>215))return n}return-1}}),5490:((z,C,f)=>{f.d(C,{M:()=>y,U:()=>P});var g=f(74135);const A=1e4;class P{current;saved=[];beyond=0;constructor(m){
this.current=m}follow(m){switch(m.operator){case"q":return this.saved.length<A?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(m),!0;default:return!1}}transform(m){if(m.count!==6)return;const[w,p,
i,s,t,n]=y(m);this.current.matrix=(0,g.lw)([w,p,i,s,t,n],this.current.matrix)}}const y=M=>Array.from({length:M.count},(m,w)=>M.number(w))}),36502:((z,C,f)=>{f.d(
C,{z:()=>p});var g=f(45599);const A={View:"ViewState",Print:"PrintState"};class P{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.
document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const a=t.dict(e),d=t.resolve(a?.get("Event"));if(!a||!((0,g.Eo)(d,"View")||
(0,g.Eo)(d,"Print")))continue;const h=y(t,a.get("Category")),_=this.categories[d.text];for(const E of t.array(a.get("OCGs"))??[]){if(!(0,g.i9)(E))continue;const D=_.
get(E.number)??new Set;for(const R of h)D.add(R);_.set(E.number,D)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.
dict(new g.oS(t)));return!e.has("All")&&![...e].some(a=>n.has(a))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const a=this.document.dict(this.document.
dict(new g.oS(t))?.get("Usage"));let d;for(const h of e){const _=A[h],E=_===void 0?null:this.document.resolve(this.document.dict(a?.get(h))?.get(_));if((0,g.Eo)(
E,"OFF"))return!1;(0,g.Eo)(E,"ON")&&(d=!0)}return d}intentsOf(t){const n=y(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function y(s,t){
return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof g.SX?[e.text]:[])}const M=32;function m(s,t,n){const e=new Map,a=(d,h)=>{const _=e.get(
d);if(_!==void 0)return _;e.set(d,!0);const E=s.resolve(d[0]),D=G=>{const K=s.resolve(G);return(0,g.cy)(K)?h>0?a(K,h-1):!0:!(0,g.i9)(G)||n(G.number)},R=d.slice(
1),I=w(E instanceof g.SX?E.text:"",R,D);return e.set(d,I),I};return a(t,M)}function w(s,t,n){switch(s){case"And":return t.every(n);case"Or":return t.some(n);case"\
Not":return t.length===0||!n(t[0]);default:return!0}}class p{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.
dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,g.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,g.
i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,g.i9)(e)&&this.on.add(e.number);this.usages=new P(t,n),this.viewed=i(e=>this.usages.isAlwaysOn(
e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=i(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,
this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.
baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,g.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.document.
array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,g.i9)(e)?[e.number]:[]))].filter(e=>!this.
viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:a}=this,d=a.dict(t);if(!d)return!0;if(!(0,g.Eo)(a.resolve(d.get("Typ\
e")),"OCMD"))return!(0,g.i9)(t)||n(t.number);const h=e.get(d);if(h!==void 0)return h;const _=a.resolve(d.get("VE")),E=(0,g.cy)(_)?m(a,_,n):this.showsByPolicy(d,
n);return e.set(d,E),E}showsByPolicy(t,n){const{document:e}=this,a=t.get("OCGs"),d=(e.array(a)??[a]).filter(g.i9);if(d.length===0)return!0;const h=d.map(({number:E})=>n(
E)),_=e.resolve(t.get("P"));switch(_ instanceof g.SX?_.text:"AnyOn"){case"AllOn":return h.every(E=>E);case"AnyOff":return!h.every(E=>E);case"AllOff":return!h.some(
E=>E);default:return h.some(E=>E)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function i(s){const t=new Map;return{states:e=>{let a=t.
get(e);return a===void 0&&t.set(e,a=s(e)),a},memberships:new WeakMap}}}),94289:((z,C,f)=>{f.d(C,{Y:()=>g});function g(w,p){switch(w){case"D":return String(p);case"\
R":return M(p);case"r":return M(p).toLowerCase();case"A":return m(p);case"a":return m(p).toLowerCase();default:return""}}const A=[[1e3,"M"],[900,"CM"],[500,"D"],
[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],P=1e5,y=2600;function M(w){if(w>P)return String(w);let p="",i=w;for(const[
s,t]of A)for(;i>=s;)p+=t,i-=s;return p}function m(w){return w>y?String(w):String.fromCharCode(65+(w-1)%26).repeat(Math.ceil(w/26))}}),44738:((z,C,f)=>{f.d(C,{L:()=>m,
m:()=>w});var g=f(45599),A=f(55969),P=f(3466),y=f(9731),M=f(17671);async function m(p,i){const s=new Set;let t=0,n=!1;for(let d=0;d<p.pages.count;d++){const h=w(
p,p.pages.number(d));for(const{number:E}of h){const D=p.get(E);if(s.has(E)||!(0,g.Zm)(D)||!i(D,d))continue;s.add(E);const R=(0,A.B)(p,D);R==="Popup"&&t++,R==="W\
idget"&&(n=!0)}const _=p.job.pace.step(500+h.length*100);_&&await _}if(s.size===0)return 0;const e=(0,M.Hi)(p),a=n?await P.R.of(p):void 0;return await(0,M.Pv)(e,
s,()=>(0,M.Wi)(e,s)),a&&await(0,M.zg)(e,a),await(0,y.U)(e),s.size-t}function w(p,i){const s=p.entry(i,"Annots"),t=p.array(s)??[];if(!t.some(g.Zm))return t.filter(
g.i9);const n=p.edit((0,g.i9)(s)?s:i),e=p.array((0,g.Zm)(n)?n.get("Annots"):n)??[];for(const[a,d]of e.entries())(0,g.Zm)(d)&&(e[a]=p.add(d));return e.filter(g.i9)}}),
33311:((z,C,f)=>{f.d(C,{S:()=>P});var g=f(21996),A=f(70549);const P=(0,A.n)(y=>(0,g.zx)(y,["AP","JS","EF","ByteRange","Sig"]))}),59071:((z,C,f)=>{f.d(C,{Gh:()=>t,
ZK:()=>n,wh:()=>s});var g=f(77581),A=f(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,y=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
m=e=>e.replace(P,"").replace(y,"").replace(M,"�"),w=200,p=new WeakMap;function i(e){if(e.bytes.length<w)return m((0,g.g7)(e));let a=p.get(e);return a===void 0&&
p.set(e,a=m((0,g.g7)(e))),a}const s=e=>m(e).trim();function t(e){const a=e instanceof A.Mx?i(e).trim():"";return a===""?null:a}const n=e=>e?i(e):""})};
