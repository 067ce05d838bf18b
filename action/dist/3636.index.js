"use strict";exports.id=3636,exports.ids=[3636],exports.modules={17079:((z,C,c)=>{c.d(C,{Z:()=>M,_:()=>E});const g=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
A=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,b=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(i){
if(i.length>64)return;const s=i.trim().replace(A,(t,n,e,r)=>`${n??""}${1900+Number(e)}${r}`);return p(m(g.exec(s)??b.exec(s)))}function M(i){const s=i.length>64?
void 0:m(b.exec(i.trim()));if(!s||p(s)===void 0)return;const{year:t,month:n="",day:e="",hour:r="",minute:u="",second:h="",zone:_=""}=s;return`D:${t}${n}${e}${r}${u}${h}${_===
"Z"||_===""?_:`${_.replace(":","'")}'`}`}function m(i){if(!i)return;const[,s,t,n,e,r,u,h,_,y,D]=i,B=h??(_===void 0?void 0:`${_}${y??"00"}:${D??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:r,second:u,zone:B}}function p(i){if(!i)return;const{year:s,month:t,day:n,hour:e,minute:r="00",second:u="00",zone:h}=i,_=(D,B,v)=>D===
void 0||Number(D)>=B&&Number(D)<=v;if(Number(s)===0||!_(t,1,12)||!_(n,1,w(Number(s),Number(t)))||!_(e,0,23)||!_(r,0,59)||!_(u,0,59)||h!==void 0&&h!=="Z"&&!(_(h.
slice(1,3),0,23)&&_(h.slice(4),0,59)))return;const y=[s,t,n].filter(D=>D!==void 0).join("-");return e===void 0?y:`${y}T${e}:${r}:${u}${h==="+00:00"||h==="-00:00"?
"Z":h??""}`}function w(i,s){return s===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((z,C,c)=>{c.d(C,{D6:()=>M,F1:()=>b,NL:()=>i,
P3:()=>A,br:()=>E,bs:()=>w});var g=c(98446);const A={problem:"names page 0: pages count from 1, and -1 is the last page"};function b(t,n,e){const r=[],u=[];for(const[
h,_]of t.split(",").entries()){const y=h+1;if(n!==void 0&&_.trim()===""){u.push(`entry ${y} is empty: write ${n}, separated by single commas`);continue}const D=e(
_,y);"problem"in D?u.push(E(y,_,D.problem)):r.push(D.item)}return u.length>0?{problem:w(u)}:{items:r}}const E=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,M=({
position:t,text:n},e,r)=>E(t,n,`names ${m(e)}, but the document has ${(0,g.y_)(r,"page")}`);function m(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const p=5;function w(t){const n=t.length-p;return[...t.slice(0,p),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function i(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,g.Bu)(n.join(""),40)}}),29082:((z,C,c)=>{c.d(C,{k1:()=>M,lY:()=>E,m7:()=>m});var g=c(58552),A=c(
66974);const b=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,E=i=>(0,A.F1)(i,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=b.exec(n);if(!e)
return{problem:w(n)};const[,r,u,h,_,y]=e,D={negated:r!==void 0,text:n,position:t};if(u!==void 0)return{item:{...D,pages:u.toLowerCase()}};const B=Number(h),v=_===
void 0?B:y===void 0?"end":Number(y);return B===0||v===0?A.P3:{item:{...D,pages:{from:B,to:v}}}});function M(i,s,t="pages"){const n=_=>(0,g.G6)([{field:t,message:_}]),
e=E(i);if("problem"in e)throw n(e.problem);const r=new p(s),u=new p(s),h=[];for(const _ of e.items){const y=_.negated?u:r;if(typeof _.pages=="string"){y.add(_.pages);
continue}const{from:D,to:B}=_.pages,v=D<0?s+1+D:D,L=B==="end"?s:B<0?s+1+B:B,G=(B==="end"?D<0?[[D,v]]:[]:[[D,v],[B,L]]).find(([,F])=>F<1||F>s);G&&h.push((0,A.D6)(
_,G[0],s)),!(B==="end"&&v>s||h.length>0)&&y.range(Math.min(v,L),Math.max(v,L))}if(h.length>0)throw n((0,A.bs)(h));return e.items.every(({negated:_})=>_)&&r.add(
"all"),r.without(u)}function m(i){const s=E(i);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:r}=n;return r==="end"?{first:e}:r===-1?{first:e}:r<1?void 0:{first:Math.min(e,r),last:Math.max(e,r)}}class p{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,r=0;for(let u=1;u<=this.pageCount;u++){e+=this.differences[u],r+=s.differences[u];const h=u%
2===1?"odd":"even";(e>0||this[h])&&!(r>0||s[h])&&(t[n++]=u)}return t.subarray(0,n)}}function w(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is writt\
en 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,A.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((z,C,c)=>{c.d(C,{Q:()=>A});const g=b();function A(E){const[M,m,p,w]=g;let i=4294967295,s=0;for(const t=E.
length-3;s<t;s+=4)i^=E[s]|E[s+1]<<8|E[s+2]<<16|E[s+3]<<24,i=w[i&255]^p[i>>>8&255]^m[i>>>16&255]^M[i>>>24];for(;s<E.length;s++)i=M[(i^E[s])&255]^i>>>8;return~i>>>
0}function b(){const E=new Int32Array(256);for(let w=0;w<256;w++){let i=w;for(let s=0;s<8;s++)i=i&1?i>>>1^3988292384:i>>>1;E[w]=i}const M=w=>w.map(i=>E[i&255]^i>>>
8),m=M(E),p=M(m);return[E,m,p,M(p)]}}),55772:((z,C,c)=>{c.d(C,{fl:()=>i,mm:()=>p,vg:()=>w});var g=c(94289),A=c(33546),b=c(74135),E=c(59071);const M=1e3;function m(t){
const{width:n,height:e}=(0,b.JQ)(t),r=u=>Math.round(u*M)/M;return{width:r(n),height:r(e)}}function p({kinds:t,kindOf:n}){const e=new Int32Array(t.length),r=new Int32Array(
t.length);for(let h=n.length-1;h>=0;h--)e[n[h]]++,r[n[h]]=h+1;const u=new Map;for(const[h,_]of t.entries()){const{width:y,height:D}=m(_),B=`${y} ${D}`,v=u.get(B);
v?v.count+=e[h]:u.set(B,{width:y,height:D,count:e[h],firstPage:r[h]})}return[...u.values()]}async function w(t,{kinds:n,kindOf:e},r){const u=await i(t),h=n.map(
m);return Array.from(e,(_,y)=>({...h[_],rotation:n[_].rotation,label:u(y),characters:r?.[y]??null}))}async function i(t){const n=await(0,A.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,E.ZK)(n)+(0,g.Y)(t,e)}}),83653:((z,C,c)=>{c.r(C),c.d(C,{pages_to_images:()=>L});var g=c(58552),A=c(29082),
b=c(1900);const E=256;async function M({width:T,height:S,row:I},$){const a=new w;for(let d=0;d<S;d++){const l=I(d);for(let f=0;f<l.length;f+=b.vO)if(a.numberOf(
l[f+2],l[f+1],l[f])>=E)return;const O=$.step(l.length*b.oF);O&&await O}const o=new Uint8Array(T);return{colors:a.colors,samples:d=>{const l=I(d);for(let O=0,f=0;O<
T;O++,f+=b.vO)o[O]=a.numberOf(l[f+2],l[f+1],l[f]);return o}}}const m=E*4,p=2654435761;class w{keys=new Int32Array(m).fill(-1);numbers=new Uint16Array(m);met=[];count=0;last=-1;lastNumber=0;numberOf(S,I,$){
const a=S<<16|I<<8|$;if(a===this.last)return this.lastNumber;let o=Math.imul(a,p)>>>16&m-1;for(;this.keys[o]!==a&&this.keys[o]!==-1;)o=o+1&m-1;return this.keys[o]===
-1&&(this.keys[o]=a,this.numbers[o]=this.count++,this.met.push(S,I,$)),this.last=a,this.lastNumber=this.numbers[o]}get colors(){return Uint8Array.from(this.met)}}
var i=c(36116),s=c(12195),t=c(86799),n=c(6057),e=c(30044),r=c(30586),u=c(42973),h=c(12237),_=c(98446),y=c(39212),D=c(55772),B=c(52404);const v={png:{ending:"png",
mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},L=async(T,S,I)=>{const $=S.font&&(0,t.g)(S.font,"font").bytes,a=await(0,h.E)(T.bytes,I,{password:S.
open_password}),o=a.pages.count,d=(0,A.k1)(S.pages,o);if(d.length===0)return{documents:[],files:[],notes:[B.$],facts:{imageCount:0}};F(d.length,I);const l=[...d].
map(Z=>N((0,n.iw)(a,Z-1),Z,S));V(l,S,I);const O=await(0,D.fl)(a),{bytes:f,missing:x}=await(0,y.v)(a,d,S.with_annotations),P=await s.Y.open(f,I,$),R=T.name.replace(
/\.pdf$/i,""),U=String(o).length,K=[],{ending:W,mediaType:J}=v[S.image_format];let Q=0;for(const[Z,{page:Y,width:j,height:q,resolution:st}]of l.entries()){const tt=await P.
draw(Z,{width:j,height:q,isTransparent:S.transparent}),k=await G(tt,st,S,I);Q+=k.length,H(Q,I);const et=O(Y-1),nt=`${R}-${String(Y).padStart(U,"0")}.${W}`;K.push(
{name:nt,bytes:await I.onResult({index:Z,name:nt,bytes:k}),mediaType:J,facts:{page:Y,...et&&{label:et},width:j,height:q,size:k.length,mimeType:J}}),I.pace.progress(
(Z+1)/l.length)}return{documents:[],files:K,notes:x.notes($!==void 0),facts:{imageCount:K.length}}};function N(T,S,I){const $=I.pixel_width===void 0?I.resolution:
(0,i.C)(T,I.pixel_width);return{page:S,...(0,i.T)(T,$),resolution:$}}async function G(T,S,I,$){const{grayscale:a,transparent:o,image_format:d,quality:l}=I,{width:O,
height:f}=T,x=a||!await(0,b.cE)(T,$.pace);if(d==="jpeg"){const K=x?"gray":"rgb";return await(0,e.I)({width:O,height:f,color:K,quality:l,resolution:S,samples:(0,b.
lc)(T,K)},$.pace)}const P=x||o?void 0:await M(T,$.pace),R=P?"palette":o?x?"gray-alpha":"rgba":x?"gray":"rgb",U=P?P.samples:(0,b.lc)(T,R);return await(0,r.H)({width:O,
height:f,depth:8,color:R,palette:P?.colors,resolution:S,samples:U},$)}function F(T,{limits:{drawnPages:S}}){if(T<=S)return;const I=`pages_to_images gives at mos\
t ${(0,_.y_)(S,"image")} at once, and pages names ${T}`;throw(0,u.F)("drawnPages",I,`Choose pages such as 1..${S}, or split the document first`,"pages")}function H(T,{
limits:{drawnBytes:S}}){if(T<=S)return;const I=`The images together are larger than ${S} bytes`;throw(0,u.F)("drawnBytes",I,"Choose fewer pages, or a lower reso\
lution","pages")}const X=1e6;function V(T,S,{limits:{pixels:I}}){const $=({width:x,height:P})=>x*P,a=T.reduce((x,P)=>$(P)>$(x)?P:x);if($(a)<=I)return;const o=Math.
sqrt(I/$(a)),[d,l]=S.pixel_width===void 0?["resolution",S.resolution]:["pixel_width",S.pixel_width],O=Math.ceil($(a)/X),f=`${l} would make images of ${(0,_.y_)(
O,"megapixel")}: at most ${Math.floor(l*o)} fits this document (page ${a.page})`;throw(0,g.G6)([{field:d,message:f}])}}),52404:((z,C,c)=>{c.d(C,{$:()=>E,U:()=>M});
var g=c(58552),A=c(29082),b=c(98446);const E={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};
function M({first_page:m,last_page:p,pages:w},i){if(w!==void 0)return(0,A.k1)(w,i);const s=(0,b.y_)(i,"page"),t=[];if(m>i&&t.push({field:"first_page",message:`i\
s ${m}, but the document has ${s}`}),p!==void 0&&p>i&&t.push({field:"last_page",message:`is ${p}, but the document has ${s}`}),t.length===0&&p!==void 0&&m>p&&t.
push({field:"first_page",message:`is ${m}, which is after last_page (${p})`,mentions:["last_page"]}),t.length>0)throw(0,g.G6)(t);return Uint32Array.from({length:(p??
i)-m+1},(n,e)=>m+e)}}),36116:((z,C,c)=>{c.d(C,{C:()=>E,T:()=>b});var g=c(74135);const A=72;function b(M,m){const{width:p,height:w}=(0,g.JQ)(M),i=s=>Math.max(1,Math.
round(s*m/A));return{width:i(p),height:i(w)}}const E=(M,m)=>m*A/(0,g.JQ)(M).width}),1900:((z,C,c)=>{c.d(C,{cE:()=>E,lc:()=>M,oF:()=>A,vO:()=>g});const g=4,A=2,b={
gray:1,rgb:3,rgba:4,"gray-alpha":2};async function E({height:p,row:w},i){for(let s=0;s<p;s++){const t=w(s);for(let e=0;e<t.length;e+=g){const r=t[e+1];if(t[e]!==
r||t[e+2]!==r)return!0}const n=i.step(t.length*A);n&&await n}return!1}function M({width:p,row:w},i){const s=b[i],t=new Uint8Array(p*s),n=s<3;return e=>{const r=w(
e);for(let u=0,h=0;u<r.length;u+=g){const[_,y,D]=[r[u],r[u+1],r[u+2]];n?t[h++]=m(D,y,_):(t[h++]=D,t[h++]=y,t[h++]=_),s%2===0&&(t[h++]=r[u+3])}return t}}const m=(p,w,i)=>77*
p+150*w+29*i+128>>8}),30044:((z,C,c)=>{c.d(C,{I:()=>G});var g=c(64680);const A=Uint8Array.from(b());function*b(){for(let a=0;a<15;a++)for(let o=0;o<=a;o++){const[
d,l]=a%2===0?[a-o,o]:[o,a-o];d<8&&l<8&&(yield d*8+l)}}const E={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,
87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,
26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function M(a,o){const d=a<50?5e3/a:200-2*a;return Uint8Array.
from(E[o],l=>Math.min(Math.max(Math.floor((l*d+50)/100),1),255))}const m=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],p=a=>Float32Array.
from(a,(o,d)=>1/(o*m[d>>3]*m[d&7]*8));function w(a){for(let o=0;o<64;o+=8)s(a,o,1);for(let o=0;o<8;o++)s(a,o,8)}const i=Math.SQRT1_2;function s(a,o,d){const[l,O,
f,x]=[o+d,o+2*d,o+3*d,o+4*d],[P,R,U]=[o+5*d,o+6*d,o+7*d],[K,W,J,Q]=[a[o],a[l],a[O],a[f]],[Z,Y,j,q]=[a[x],a[P],a[R],a[U]],[st,tt,k,et]=[K+q,K-q,W+j,W-j],[nt,it,rt,
wt]=[J+Y,J-Y,Q+Z,Q-Z],[at,ot,ct,Et]=[st+rt,st-rt,k+nt,k-nt];a[o]=at+ct,a[x]=at-ct;const ft=(Et+ot)*i;a[O]=ot+ft,a[R]=ot-ft;const[dt,yt,ut]=[wt+it,it+et,et+tt],lt=(dt-
ut)*.382683433,ht=.5411961*dt+lt,gt=1.306562965*ut+lt,mt=yt*i,[pt,_t]=[tt+mt,tt-mt];a[P]=_t+ht,a[f]=_t-ht,a[l]=pt+gt,a[U]=pt-gt}function t(a,o){const[d,l]=[new Uint16Array(
256),new Uint8Array(256)];let[O,f]=[0,0];for(const[x,P]of a.entries()){for(let R=0;R<P;R++,f++,O++)d[o[f]]=O,l[o[f]]=x+1;O*=2}return{counts:a,values:o,codes:d,lengths:l}}
const n=Array.from({length:12},(a,o)=>o),e=[t([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],n),t([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],n)],r=["010203000411051221314106135161072\
27114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],u=[[0,2,1,
3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],h=r.map((a,o)=>{const d=[...Buffer.from(a,"hex")],O=[0,240,...Array.from({length:160},(f,x)=>Math.
floor(x/10)<<4|x%10+1)].filter(f=>!d.includes(f)).sort((f,x)=>f-x);return t(u[o],[...d,...O])}),_=0,y=240;class D{output;bits=0;count=0;constructor(o){this.output=
o}add(o,d){for(this.bits=this.bits<<d|o,this.count+=d;this.count>=8;){this.count-=8;const l=this.bits>>>this.count&255;this.output.byte(l),l===255&&this.output.
byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class B{bits;dc;ac;before=0;constructor(o,d,l){this.bits=
o,this.dc=d,this.ac=l}write(o,d){const{bits:l,dc:O,ac:f}=this,x=Math.round(o[0]*d[0]);this.value(x-this.before,0,O),this.before=x;let P=0;for(let R=1;R<64;R++){
const U=A[R],K=Math.round(o[U]*d[U]);if(K===0){P++;continue}for(;P>15;P-=16)l.add(f.codes[y],f.lengths[y]);this.value(K,P,f),P=0}P>0&&l.add(f.codes[_],f.lengths[_])}value(o,d,{
codes:l,lengths:O}){const f=32-Math.clz32(Math.abs(o)),x=d<<4|f;this.bits.add(l[x],O[x]),f>0&&this.bits.add(o<0?o+(1<<f)-1:o,f)}}const v=8,L=12,N=65535;async function G(a,o){
const{width:d,height:l,color:O,quality:f}=a,x=new g.k(Math.max(4096,d*l>>2)),P=M(f,"luminance"),R=O==="rgb"?[P,M(f,"chrominance")]:[P];X(x,a,R);const U=O==="rgb"?
new $(a,x,R):new I(a,x,R);for(let K=0;K<l;K+=U.height){U.write(K);const W=o.step(d*U.height*(O==="inks"?2:1)*L);W&&await W}return U.finish(),F(x,217),x.bytes}function F(a,o,...d){
if(a.byte(255),a.byte(o),d.length!==0)for(const l of[...H(d.length+2),...d])a.byte(l)}const H=a=>[a>>8,a&255];function X(a,{width:o,height:d,color:l,resolution:O},f){
const x=H(Math.min(Math.round(O),N));F(a,216),l!=="inks"&&F(a,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...x,...x,0,0);for(const[U,K]of f.entries())F(a,219,U,
...[...A].map(W=>K[W]));const P=l==="rgb"?[1,34,0,2,17,1,3,17,1]:V(l).flatMap(U=>[U,17,0]);F(a,192,8,...H(d),...H(o),P.length/3,...P);for(const U of f.keys())for(const[
K,W]of[e[U],h[U]].entries())F(a,196,K<<4|U,...W.counts,...W.values);const R=l==="rgb"?[1,0,2,17,3,17]:V(l).flatMap(U=>[U,0]);F(a,218,R.length/2,...R,0,63,0)}const V=a=>a===
"gray"?[1]:[1,2,3,4];class T{width;height;samples;block=new Float32Array(v*v);divisors;coder;constructor(o,d,l,O,f,x){this.width=o,this.height=d,this.samples=new Float32Array(
o*d),this.divisors=p(O),this.coder=new B(l,f,x)}set(o,d,l){this.samples[o*this.width+d]=l}write(o,d){const{samples:l,width:O,block:f}=this;for(let x=0,P=0;x<v;x++)
for(let R=(d+x)*O+o,U=R+v;R<U;)f[P++]=l[R++]-128;w(f),this.coder.write(f,this.divisors)}}const S=(a,o)=>Math.ceil(a/o)*o;class I{image;height=v;bits;planes;constructor(o,d,[
l]){this.image=o,this.bits=new D(d);const O=S(o.width,v),f=o.color==="gray"?1:4;this.planes=Array.from({length:f},()=>new T(O,v,this.bits,l,e[0],h[0]))}write(o){
const{image:d,planes:l}=this,{width:O}=l[0];for(let f=0;f<v;f++){const x=d.samples(Math.min(o+f,d.height-1));for(const[P,R]of l.entries())for(let U=0;U<O;U++)R.
set(f,U,x[Math.min(U,d.width-1)*l.length+P])}for(let f=0;f<O;f+=v)for(const x of l)x.write(f,0)}finish(){this.bits.finish()}}class ${image;height=2*v;bits;light;blue;red;sums;constructor(o,d,[
l,O]){this.image=o,this.bits=new D(d);const f=S(o.width,2*v);this.light=new T(f,2*v,this.bits,l,e[0],h[0]),this.blue=new T(f/2,v,this.bits,O,e[1],h[1]),this.red=
new T(f/2,v,this.bits,O,e[1],h[1]),this.sums=new Float32Array(f)}write(o){const{light:d,blue:l,red:O}=this;for(let f=0;f<this.height;f++)this.row(f,Math.min(o+f,
this.image.height-1));for(let f=0;f<d.width;f+=this.height){for(const x of[0,v])for(const P of[0,v])d.write(f+P,x);l.write(f/2,0),O.write(f/2,0)}}finish(){this.
bits.finish()}row(o,d){const{image:l,light:O,blue:f,red:x,sums:P}=this,R=l.samples(d),U=l.width-1,K=o%2===0;K&&P.fill(0);for(let W=0;W<O.width;W++){const J=Math.
min(W,U)*3,[Q,Z,Y]=[R[J],R[J+1],R[J+2]];O.set(o,W,.299*Q+.587*Z+.114*Y);const j=W&-2;P[j]+=-.168736*Q-.331264*Z+.5*Y,P[j+1]+=.5*Q-.418688*Z-.081312*Y}if(!K)for(let W=0;W<
O.width;W+=2)f.set(o>>1,W>>1,P[W]/4+128),x.set(o>>1,W>>1,P[W+1]/4+128)}}}),30586:((z,C,c)=>{c.d(C,{H:()=>u});var g=c(44131),A=c(33095),b=c(64680),E=c(81679);const M=Uint8Array.
of(137,80,78,71,13,10,26,10),m={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},w=.0254,i=5,s=6,t=10,n=2,e=.6,r=4;
async function u(v,L){const{width:N,height:G,depth:F,color:H,palette:X,profile:V,resolution:T}=v,S=Buffer.alloc(13);S.writeUInt32BE(N,0),S.writeUInt32BE(G,4),S.
set([F,m[H],0,0,0],8);const I=[M,B("IHDR",S)];return V&&I.push(B("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,E.Kc)(V)]))),T!==void 0&&I.push(B("pHY\
s",h(T))),X&&I.push(B("PLTE",X)),I.push(B("IDAT",await _(v,L)),B("IEND",new Uint8Array(0))),Buffer.concat(I)}function h(v){const L=Buffer.alloc(9),N=Math.round(
v/w);return L.writeUInt32BE(N,0),L.writeUInt32BE(N,4),L[8]=1,L}async function _(v,{codec:L,pace:N}){const{width:G,height:F,depth:H,color:X,samples:V}=v,T=Math.ceil(
G*H*p[X]/8),S=y(v),I=typeof V=="function"?V:d=>V.subarray(d*T,d*T+T),$=new b.k(Math.max(1024,T*F>>(L?0:3))),a=L?void 0:(0,A.i)({level:i,mem:6},$),o=new Uint8Array(
T);for(let d=0;d<F;d++){const l=new Uint8Array(T+1),O=I(d).subarray(0,T),f=d>0&&Buffer.compare(O,o)===0;if(l[0]=S(O,f),l[0]!==n)l.set(O,1);else if(!f)for(let P=0;P<
T;P++)l[P+1]=O[P]-o[P];f||o.set(O),a?a.push(l,d===F-1):$.copy(l,0,l.length);const x=N.step(a?T*t:T);x&&await x}return L?L.deflate($.bytes,s):$.bytes}function y({
depth:v,color:L}){if(v<8||L==="palette")return()=>0;const N=p[L];let G;return(F,H)=>{if(H)return G;const X=G===void 0;return G=v===8&&D(F,N)?0:n,X?0:G}}function D(v,L){
let N=0,G=0;for(let F=L;F<v.length;F+=r*L)v[F]===v[F-L]&&N++,G++;return N>=G*e}function B(v,L){const N=Buffer.alloc(L.length+12);return N.writeUInt32BE(L.length,
0),N.write(v,4,"latin1"),N.set(L,8),N.writeUInt32BE((0,g.Q)(N.subarray(4,L.length+8)),L.length+8),N}}),38671:((z,C,c)=>{c.d(C,{R:()=>E});var g=c(52205),A=c(45599);
const b={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function E(M,m){const p=(0,g.c3)(M,m.dict.get("Filter")),
w=(0,g.c3)(M,m.dict.get("DecodeParms")),i=p.at(-1)??null,s=i instanceof A.SX?b[i.text]:void 0;if(!s)return{format:s,parameters:void 0,filter:i,before:m};const t=new A.
Bi(m.dict);t.set("Filter",p.slice(0,-1)),t.set("DecodeParms",w.slice(0,p.length-1));const n=w[p.length-1];return{format:s,parameters:(0,A.Zm)(n)?n:void 0,filter:i,
before:new A.Z6(t,m.data,m.sealed)}}}),93059:((z,C,c)=>{c.d(C,{n:()=>b});var g=c(45599);const A={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodePar\
ms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function b(E){if(E.dataStart<0)return;const M=new g.Bi;for(let m=0;m+1<E.count;m+=2){const p=E.name(m);p!==void 0&&
M.set(A[p]??p,E.value(m+1))}return new g.Z6(M,E.content.subarray(E.dataStart,E.dataEnd))}}),8283:((z,C,c)=>{c.d(C,{A2:()=>A,EI:()=>M,GM:()=>b,OD:()=>p,Os:()=>E,
iN:()=>m});var g=c(78157);const A=216,b=217,E=218,M=254,m=s=>s>=224&&s<=239;function*p(s){const t=(0,g.bS)(s);for(let n=2;;){const e=i(t,n);if(e<0)return;const r=t[e+
1],u=r===A||r===b||r===w;if(!u&&e+4>t.length)return;const h=u?0:t.readUInt16BE(e+2),_=e+2+h;if(_>t.length||!u&&h<2||(yield{marker:r,start:e,end:_,data:t.subarray(
u?_:e+4,_)},r===b))return;n=_}}const w=1;function i(s,t){for(let n=s.indexOf(255,t);n>=0&&n+1<s.length;n=s.indexOf(255,n+1)){const e=s[n+1];if(e!==0&&e!==255&&(e<
208||e>215))return n}return-1}}),5490:((z,C,c)=>{c.d(C,{M:()=>E,U:()=>b});var g=c(74135);const A=1e4;class b{current;saved=[];beyond=0;constructor(m){this.current=
m}follow(m){switch(m.operator){case"q":return this.saved.length<A?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:
this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(m),!0;default:return!1}}transform(m){if(m.count!==6)return;const[p,w,i,s,t,n]=E(m);
this.current.matrix=(0,g.lw)([p,w,i,s,t,n],this.current.matrix)}}const E=M=>Array.from({length:M.count},(m,p)=>M.number(p))}),36502:((z,C,c)=>{c.d(C,{z:()=>w});
var g=c(45599);const A={View:"ViewState",Print:"PrintState"};class b{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.document=t,this.
intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const r=t.dict(e),u=t.resolve(r?.get("Event"));if(!r||!((0,g.Eo)(u,"View")||(0,g.Eo)(u,"Prin\
t")))continue;const h=E(t,r.get("Category")),_=this.categories[u.text];for(const y of t.array(r.get("OCGs"))??[]){if(!(0,g.i9)(y))continue;const D=_.get(y.number)??
new Set;for(const B of h)D.add(B);_.set(y.number,D)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.dict(new g.
oS(t)));return!e.has("All")&&![...e].some(r=>n.has(r))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const r=this.document.dict(this.document.dict(
new g.oS(t))?.get("Usage"));let u;for(const h of e){const _=A[h],y=_===void 0?null:this.document.resolve(this.document.dict(r?.get(h))?.get(_));if((0,g.Eo)(y,"O\
FF"))return!1;(0,g.Eo)(y,"ON")&&(u=!0)}return u}intentsOf(t){const n=E(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function E(s,t){return(s.
array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof g.SX?[e.text]:[])}const M=32;function m(s,t,n){const e=new Map,r=(u,h)=>{const _=e.get(u);if(_!==
void 0)return _;e.set(u,!0);const y=s.resolve(u[0]),D=L=>{const N=s.resolve(L);return(0,g.cy)(N)?h>0?r(N,h-1):!0:!(0,g.i9)(L)||n(L.number)},B=u.slice(1),v=p(y instanceof
g.SX?y.text:"",B,D);return e.set(u,v),v};return r(t,M)}function p(s,t,n){switch(s){case"And":return t.every(n);case"Or":return t.some(n);case"Not":return t.length===
0||!n(t[0]);default:return!0}}class w{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.dict(t.dict(t.catalog.
get("OCProperties"))?.get("D"));this.baseOff=(0,g.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,g.i9)(e)&&this.off.add(
e.number);for(const e of t.array(n?.get("ON"))??[])(0,g.i9)(e)&&this.on.add(e.number);this.usages=new b(t,n),this.viewed=i(e=>this.usages.isAlwaysOn(e)||(this.usages.
stateOf(e,"View")??!this.isGroupOff(e))),this.printed=i(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,this.viewed)}isNeverShown(t){
return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.baseOff?(t.array(n?.get(
"OCGs"))??[]).filter(e=>!(0,g.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.document.array(this.document.
dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,g.i9)(e)?[e.number]:[]))].filter(e=>!this.viewed.states(e)&&
!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:r}=this,u=r.dict(t);if(!u)return!0;if(!(0,g.Eo)(r.resolve(u.get("Type")),"OCMD"))return!(0,g.
i9)(t)||n(t.number);const h=e.get(u);if(h!==void 0)return h;const _=r.resolve(u.get("VE")),y=(0,g.cy)(_)?m(r,_,n):this.showsByPolicy(u,n);return e.set(u,y),y}showsByPolicy(t,n){
const{document:e}=this,r=t.get("OCGs"),u=(e.array(r)??[r]).filter(g.i9);if(u.length===0)return!0;const h=u.map(({number:y})=>n(y)),_=e.resolve(t.get("P"));switch(_ instanceof
g.SX?_.text:"AnyOn"){case"AllOn":return h.every(y=>y);case"AnyOff":return!h.every(y=>y);case"AllOff":return!h.some(y=>y);default:return h.some(y=>y)}}isGroupOff(t){
return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function i(s){const t=new Map;return{states:e=>{let r=t.get(e);return r===void 0&&t.set(e,r=s(e)),r},memberships:new WeakMap}}}),
94289:((z,C,c)=>{c.d(C,{Y:()=>g});function g(p,w){switch(p){case"D":return String(w);case"R":return M(w);case"r":return M(w).toLowerCase();case"A":return m(w);case"\
a":return m(w).toLowerCase();default:return""}}const A=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],
[4,"IV"],[1,"I"]],b=1e5,E=2600;function M(p){if(p>b)return String(p);let w="",i=p;for(const[s,t]of A)for(;i>=s;)w+=t,i-=s;return w}function m(p){return p>E?String(
p):String.fromCharCode(65+(p-1)%26).repeat(Math.ceil(p/26))}}),44738:((z,C,c)=>{c.d(C,{L:()=>m,m:()=>p});var g=c(45599),A=c(55969),b=c(3466),E=c(9731),M=c(17671);
async function m(w,i){const s=new Set;let t=0,n=!1;for(let u=0;u<w.pages.count;u++){const h=p(w,w.pages.number(u));for(const{number:y}of h){const D=w.get(y);if(s.
has(y)||!(0,g.Zm)(D)||!i(D,u))continue;s.add(y);const B=(0,A.B)(w,D);B==="Popup"&&t++,B==="Widget"&&(n=!0)}const _=w.job.pace.step(500+h.length*100);_&&await _}
if(s.size===0)return 0;const e=(0,M.Hi)(w),r=n?await b.R.of(w):void 0;return await(0,M.Pv)(e,s,()=>(0,M.Wi)(e,s)),r&&await(0,M.zg)(e,r),await(0,E.U)(e),s.size-t}
function p(w,i){const s=w.entry(i,"Annots"),t=w.array(s)??[];if(!t.some(g.Zm))return t.filter(g.i9);const n=w.edit((0,g.i9)(s)?s:i),e=w.array((0,g.Zm)(n)?n.get(
"Annots"):n)??[];for(const[r,u]of e.entries())(0,g.Zm)(u)&&(e[r]=w.add(u));return e.filter(g.i9)}}),33311:((z,C,c)=>{c.d(C,{S:()=>b});var g=c(21996),A=c(70549);
const b=(0,A.n)(E=>(0,g.zx)(E,["AP","JS","EF","ByteRange","Sig"]))}),59071:((z,C,c)=>{c.d(C,{Gh:()=>t,ZK:()=>n,wh:()=>s});var g=c(77581),A=c(45599);const b=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,m=e=>e.replace(b,"").replace(
E,"").replace(M,"�"),p=200,w=new WeakMap;function i(e){if(e.bytes.length<p)return m((0,g.g7)(e));let r=w.get(e);return r===void 0&&w.set(e,r=m((0,g.g7)(e))),r}
const s=e=>m(e).trim();function t(e){const r=e instanceof A.Mx?i(e).trim():"";return r===""?null:r}const n=e=>e?i(e):""})};
