"use strict";exports.id=3636,exports.ids=[3636],exports.modules={17079:((W,P,i)=>{i.d(P,{Z:()=>_,_:()=>g});const c=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,w=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function g(r){
if(r.length>64)return;const s=r.trim().replace(O,(t,n,e,o)=>`${n??""}${1900+Number(e)}${o}`);return d(f(c.exec(s)??w.exec(s)))}function _(r){const s=r.length>64?
void 0:f(w.exec(r.trim()));if(!s||d(s)===void 0)return;const{year:t,month:n="",day:e="",hour:o="",minute:a="",second:u="",zone:h=""}=s;return`D:${t}${n}${e}${o}${a}${u}${h===
"Z"||h===""?h:`${h.replace(":","'")}'`}`}function f(r){if(!r)return;const[,s,t,n,e,o,a,u,h,m,M]=r,T=u??(h===void 0?void 0:`${h}${m??"00"}:${M??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:o,second:a,zone:T}}function d(r){if(!r)return;const{year:s,month:t,day:n,hour:e,minute:o="00",second:a="00",zone:u}=r,h=(M,T,$)=>M===
void 0||Number(M)>=T&&Number(M)<=$;if(Number(s)===0||!h(t,1,12)||!h(n,1,l(Number(s),Number(t)))||!h(e,0,23)||!h(o,0,59)||!h(a,0,59)||u!==void 0&&u!=="Z"&&!(h(u.
slice(1,3),0,23)&&h(u.slice(4),0,59)))return;const m=[s,t,n].filter(M=>M!==void 0).join("-");return e===void 0?m:`${m}T${e}:${o}:${a}${u==="+00:00"||u==="-00:00"?
"Z":u??""}`}function l(r,s){return s===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((W,P,i)=>{i.d(P,{D6:()=>_,F1:()=>w,NL:()=>r,
P3:()=>O,br:()=>g,bs:()=>l});var c=i(98446);const O={problem:"names page 0: pages count from 1, and -1 is the last page"};function w(t,n,e){const o=[],a=[];for(const[
u,h]of t.split(",").entries()){const m=u+1;if(n!==void 0&&h.trim()===""){a.push(`entry ${m} is empty: write ${n}, separated by single commas`);continue}const M=e(
h,m);"problem"in M?a.push(g(m,h,M.problem)):o.push(M.item)}return a.length>0?{problem:l(a)}:{items:o}}const g=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,_=({
position:t,text:n},e,o)=>g(t,n,`names ${f(e)}, but the document has ${(0,c.y_)(o,"page")}`);function f(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const d=5;function l(t){const n=t.length-d;return[...t.slice(0,d),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function r(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,c.Bu)(n.join(""),40)}}),29082:((W,P,i)=>{i.d(P,{k1:()=>_,lY:()=>g,m7:()=>f});var c=i(58552),O=i(
66974);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,g=r=>(0,O.F1)(r,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=w.exec(n);if(!e)
return{problem:l(n)};const[,o,a,u,h,m]=e,M={negated:o!==void 0,text:n,position:t};if(a!==void 0)return{item:{...M,pages:a.toLowerCase()}};const T=Number(u),$=h===
void 0?T:m===void 0?"end":Number(m);return T===0||$===0?O.P3:{item:{...M,pages:{from:T,to:$}}}});function _(r,s,t="pages"){const n=h=>(0,c.G6)([{field:t,message:h}]),
e=g(r);if("problem"in e)throw n(e.problem);const o=new d(s),a=new d(s),u=[];for(const h of e.items){const m=h.negated?a:o;if(typeof h.pages=="string"){m.add(h.pages);
continue}const{from:M,to:T}=h.pages,$=M<0?s+1+M:M,K=T==="end"?s:T<0?s+1+T:T,Z=(T==="end"?M<0?[[M,$]]:[]:[[M,$],[T,K]]).find(([,F])=>F<1||F>s);Z&&u.push((0,O.D6)(
h,Z[0],s)),!(T==="end"&&$>s||u.length>0)&&m.range(Math.min($,K),Math.max($,K))}if(u.length>0)throw n((0,O.bs)(u));return e.items.every(({negated:h})=>h)&&o.add(
"all"),o.without(a)}function f(r){const s=g(r);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:o}=n;return o==="end"?{first:e}:o===-1?{first:e}:o<1?void 0:{first:Math.min(e,o),last:Math.max(e,o)}}class d{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,o=0;for(let a=1;a<=this.pageCount;a++){e+=this.differences[a],o+=s.differences[a];const u=a%
2===1?"odd":"even";(e>0||this[u])&&!(o>0||s[u])&&(t[n++]=a)}return t.subarray(0,n)}}function l(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is writt\
en 1..5":/^!/.test(r)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((W,P,i)=>{i.d(P,{Q:()=>O});const c=w();function O(g){const[_,f,d,l]=c;let r=4294967295,s=0;for(const t=g.
length-3;s<t;s+=4)r^=g[s]|g[s+1]<<8|g[s+2]<<16|g[s+3]<<24,r=l[r&255]^d[r>>>8&255]^f[r>>>16&255]^_[r>>>24];for(;s<g.length;s++)r=_[(r^g[s])&255]^r>>>8;return~r>>>
0}function w(){const g=new Int32Array(256);for(let l=0;l<256;l++){let r=l;for(let s=0;s<8;s++)r=r&1?r>>>1^3988292384:r>>>1;g[l]=r}const _=l=>l.map(r=>g[r&255]^r>>>
8),f=_(g),d=_(f);return[g,f,d,_(d)]}}),55772:((W,P,i)=>{i.d(P,{fl:()=>r,mm:()=>d,vg:()=>l});var c=i(94289),O=i(33546),w=i(74135),g=i(59071);const _=1e3;function f(t){
const{width:n,height:e}=(0,w.JQ)(t),o=a=>Math.round(a*_)/_;return{width:o(n),height:o(e)}}function d({kinds:t,kindOf:n}){const e=new Int32Array(t.length),o=new Int32Array(
t.length);for(let u=n.length-1;u>=0;u--)e[n[u]]++,o[n[u]]=u+1;const a=new Map;for(const[u,h]of t.entries()){const{width:m,height:M}=f(h),T=`${m} ${M}`,$=a.get(T);
$?$.count+=e[u]:a.set(T,{width:m,height:M,count:e[u],firstPage:o[u]})}return[...a.values()]}async function l(t,{kinds:n,kindOf:e},o){const a=await r(t),u=n.map(
f);return Array.from(e,(h,m)=>({...u[h],rotation:n[h].rotation,label:a(m),characters:o?.[m]??null}))}async function r(t){const n=await(0,O.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,g.ZK)(n)+(0,c.Y)(t,e)}}),83653:((W,P,i)=>{i.r(P),i.d(P,{pages_to_images:()=>K});var c=i(58552),O=i(29082),
w=i(1900);const g=256;async function _({width:y,height:p,row:E},D){const C=new l;for(let R=0;R<p;R++){const A=E(R),U=(0,w.rr)(A);for(let S=0,B=0;S<U.length;S++,
B+=w.vO)if(!(S>0&&U[S]===U[S-1])&&C.numberOf(A[B+2],A[B+1],A[B])>=g)return;const I=D.step(A.length*w.oF);I&&await I}const b=new Uint8Array(y);return{colors:C.colors,
samples:R=>{const A=E(R),U=(0,w.rr)(A);for(let I=0,S=0;I<y;I++,S+=w.vO)b[I]=I>0&&U[I]===U[I-1]?b[I-1]:C.numberOf(A[S+2],A[S+1],A[S]);return b}}}const f=g*4,d=2654435761;
class l{keys=new Int32Array(f).fill(-1);numbers=new Uint16Array(f);met=[];count=0;numberOf(p,E,D){const C=p<<16|E<<8|D;let b=Math.imul(C,d)>>>16&f-1;for(;this.keys[b]!==
C&&this.keys[b]!==-1;)b=b+1&f-1;return this.keys[b]===-1&&(this.keys[b]=C,this.numbers[b]=this.count++,this.met.push(p,E,D)),this.numbers[b]}get colors(){return Uint8Array.
from(this.met)}}var r=i(36116),s=i(14118),t=i(86799),n=i(6057),e=i(30044),o=i(30586),a=i(42973),u=i(94518),h=i(98446),m=i(41516),M=i(55772),T=i(52404);const $={
png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},K=async(y,p,E)=>{const D=p.font&&(0,t.g)(p.font,"font").bytes,C=await(0,u.E)(
y.bytes,E,{password:p.open_password}),b=C.pages.count,R=(0,O.k1)(p.pages,b);if(R.length===0)return{documents:[],files:[],notes:[T.$],facts:{imageCount:0}};F(R.length,
E);const A=[...R].map(H=>G((0,n.iw)(C,H-1),H,p));L(A,p,E);const U=await(0,M.fl)(C),I=await(0,m.v)(C,R,p.with_annotations),{bytes:S,missing:B}=I,z=D||B.pagesWithout().
size===0?void 0:await E.lent.drawingFont?.(),V=D??(z&&(0,t.g)({name:"font",bytes:z},"font").bytes),N=await s.YY.open(S,E,{...I,font:V}),X=y.name.replace(/\.pdf$/i,
""),ot=String(b).length,Y=[],{ending:rt,mediaType:k}=$[p.image_format];let q=0,J=async()=>{};for(const[H,{page:Q,width:tt,height:et,resolution:it}]of A.entries()){
const at=await N.draw(H,{width:tt,height:et,isTransparent:p.transparent}),{file:ct}=await Z(at,it,p,E);await J(),J=async()=>{const j=await ct;q+=j.length,x(q,E);
const nt=U(Q-1),st=`${X}-${String(Q).padStart(ot,"0")}.${rt}`;Y.push({name:st,bytes:await E.onResult({index:H,name:st,bytes:j}),mediaType:k,facts:{page:Q,...nt&&
{label:nt},width:tt,height:et,size:j.length,mimeType:k}}),E.pace.progress((H+1)/A.length)}}return await J(),{documents:[],files:Y,notes:B.notes(D?"given":z&&"le\
nt"),facts:{imageCount:Y.length}}};function G(y,p,E){const D=E.pixel_width===void 0?E.resolution:(0,r.C)(y,E.pixel_width);return{page:p,...(0,r.T)(y,D),resolution:D}}
async function Z(y,p,E,D){const{grayscale:C,transparent:b,image_format:R,quality:A}=E,{width:U,height:I}=y,S=C||!await(0,w.cE)(y,D.pace);if(R==="jpeg"){const N=S?
"gray":"rgb",X=await(0,e.I)({width:U,height:I,color:N,quality:A,resolution:p,samples:(0,w.lc)(y,N)},D.pace);return{file:Promise.resolve(X)}}const B=S||b?void 0:
await _(y,D.pace),z=B?"palette":b?S?"gray-alpha":"rgba":S?"gray":"rgb",V=B?B.samples:(0,w.lc)(y,z);return await(0,o.Fo)({width:U,height:I,depth:8,color:z,palette:B?.
colors,resolution:p,samples:V},D)}function F(y,{limits:{drawnPages:p}}){if(y<=p)return;const E=`pages_to_images gives at most ${(0,h.y_)(p,"image")} at once, an\
d pages names ${y}`;throw(0,a.F)("drawnPages",E,`Choose pages such as 1..${p}, or split the document first`,"pages")}function x(y,{limits:{drawnBytes:p}}){if(y<=
p)return;const E=`The images together are larger than ${p} bytes`;throw(0,a.F)("drawnBytes",E,"Choose fewer pages, or a lower resolution","pages")}const v=1e6;function L(y,p,{
limits:{pixels:E}}){const D=({width:S,height:B})=>S*B,C=y.reduce((S,B)=>D(B)>D(S)?B:S);if(D(C)<=E)return;const b=Math.sqrt(E/D(C)),[R,A]=p.pixel_width===void 0?
["resolution",p.resolution]:["pixel_width",p.pixel_width],U=Math.ceil(D(C)/v),I=`${A} would make images of ${(0,h.y_)(U,"megapixel")}: at most ${Math.floor(A*b)}\
 fits this document (page ${C.page})`;throw(0,c.G6)([{field:R,message:I}])}}),52404:((W,P,i)=>{i.d(P,{$:()=>g,U:()=>_});var c=i(58552),O=i(29082),w=i(98446);const g={
code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function _({first_page:f,last_page:d,pages:l},r){
if(l!==void 0)return(0,O.k1)(l,r);const s=(0,w.y_)(r,"page"),t=[];if(f>r&&t.push({field:"first_page",message:`is ${f}, but the document has ${s}`}),d!==void 0&&
d>r&&t.push({field:"last_page",message:`is ${d}, but the document has ${s}`}),t.length===0&&d!==void 0&&f>d&&t.push({field:"first_page",message:`is ${f}, which \
is after last_page (${d})`,mentions:["last_page"]}),t.length>0)throw(0,c.G6)(t);return Uint32Array.from({length:(d??r)-f+1},(n,e)=>f+e)}}),36116:((W,P,i)=>{i.d(
P,{C:()=>g,T:()=>w});var c=i(74135);const O=72;function w(_,f){const{width:d,height:l}=(0,c.JQ)(_),r=s=>Math.max(1,Math.round(s*f/O));return{width:r(d),height:r(
l)}}const g=(_,f)=>f*O/(0,c.JQ)(_).width}),30586:((W,P,i)=>{i.d(P,{Fo:()=>u,Hy:()=>a});var c=i(44131),O=i(64680),w=i(19158),g=i(68973);const _=Uint8Array.of(137,
80,78,71,13,10,26,10),f={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},d={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},l=.0254,r=6,s=8388608,t=65536,n=2,e=.6,o=4,
a=async(x,v)=>(await u(x,v)).file;async function u(x,v){const{width:L,height:y,depth:p,color:E,palette:D,profile:C,resolution:b}=x,R=Buffer.alloc(13);R.writeUInt32BE(
L,0),R.writeUInt32BE(y,4),R.set([p,f[E],0,0,0],8);const A=[_,F("IHDR",R)];C&&A.push(await m(C,v)),b!==void 0&&A.push(F("pHYs",M(b))),D&&A.push(F("PLTE",D));const{
data:U}=await T(x,v),I=U.then(S=>Buffer.concat([...A,F("IDAT",S),F("IEND",new Uint8Array(0))]));return I.catch(()=>{}),{file:I}}const h=4;async function m(x,v){
return F("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,g.uM)(v).deflate(x,h)]))}function M(x){const v=Buffer.alloc(9),L=Math.round(x/l);return v.
writeUInt32BE(L,0),v.writeUInt32BE(L,4),v[8]=1,v}async function T(x,{codec:v,pace:L}){const y=($(x)+1)*x.height;if(!v&&y>s){const C=await(0,w.p)(new CompressionStream(
"deflate"),K(x,L,!0));return{data:Promise.resolve(C)}}const p=new O.k(y);for await(const C of K(x,L,!1))p.copy(C,0,C.length);const E=p.bytes,D=v?v.deflate(E,r):
(0,w.p)(new CompressionStream("deflate"),[E]);return y>s&&await D,{data:D}}const $=({width:x,depth:v,color:L})=>Math.ceil(x*v*d[L]/8);async function*K(x,v,L){const{
height:y,samples:p}=x,E=$(x),D=G(x),C=typeof p=="function"?p:I=>p.subarray(I*E,I*E+E),b=new Uint8Array(E),R=Math.max(1,Math.floor(t/(E+1)));let A=new Uint8Array(
0),U=0;for(let I=0;I<y;I++){if(U===A.length){const N=Math.min(R,y-I)*(E+1);(L||A.length!==N)&&(A=new Uint8Array(N)),U=0}const S=A.subarray(U,U+=E+1),B=C(I).subarray(
0,E),z=I>0&&Buffer.compare(B,b)===0;if(S[0]=D(B,z),S[0]!==n)S.set(B,1);else if(!z)for(let N=0;N<E;N++)S[N+1]=B[N]-b[N];z||b.set(B),U===A.length&&(yield A);const V=v.
step(E);V&&await V}}function G({depth:x,color:v}){if(x<8||v==="palette")return()=>0;const L=d[v];let y;return(p,E)=>{if(E)return y;const D=y===void 0;return y=x===
8&&Z(p,L)?0:n,D?0:y}}function Z(x,v){let L=0,y=0;for(let p=v;p<x.length;p+=o*v)x[p]===x[p-v]&&L++,y++;return L>=y*e}function F(x,v){const L=Buffer.alloc(v.length+
12);return L.writeUInt32BE(v.length,0),L.write(x,4,"latin1"),L.set(v,8),L.writeUInt32BE((0,c.Q)(L.subarray(4,v.length+8)),v.length+8),L}}),38671:((W,P,i)=>{i.d(
P,{R:()=>g});var c=i(52205),O=i(45599);const w={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function g(_,f){
const d=(0,c.c3)(_,f.dict.get("Filter")),l=(0,c.c3)(_,f.dict.get("DecodeParms")),r=d.at(-1)??null,s=r instanceof O.SX?w[r.text]:void 0;if(!s)return{format:s,parameters:void 0,
filter:r,before:f};const t=new O.Bi(f.dict);t.set("Filter",d.slice(0,-1)),t.set("DecodeParms",l.slice(0,d.length-1));const n=l[d.length-1];return{format:s,parameters:(0,O.
Zm)(n)?n:void 0,filter:r,before:new O.Z6(t,f.data,f.sealed)}}}),93059:((W,P,i)=>{i.d(P,{n:()=>w});var c=i(45599);const O={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function w(g){if(g.dataStart<0)return;const _=new c.Bi;for(let f=0;f+1<g.count;f+=2){
const d=g.name(f);d!==void 0&&_.set(O[d]??d,g.value(f+1))}return new c.Z6(_,g.content.subarray(g.dataStart,g.dataEnd))}}),8283:((W,P,i)=>{i.d(P,{A2:()=>O,EI:()=>_,
GM:()=>w,OD:()=>l,Os:()=>g,iN:()=>f});var c=i(78157);const O=216,w=217,g=218,_=254,f=t=>t>=224&&t<=239;class d{image;marker;start;end;constructor(n,e,o,a){this.
image=n,this.marker=e,this.start=o,this.end=a}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*l(t){const n=(0,c.bS)(t);
for(let e=2;;){const o=s(n,e);if(o<0)return;const a=n[o+1],u=a===O||a===w||a===r;if(!u&&o+4>n.length)return;const h=u?0:n.readUInt16BE(o+2),m=o+2+h;if(m>n.length||
!u&&h<2||(yield new d(n,a,o,m),a===w))return;e=m}}const r=1;function s(t,n){for(let e=t.indexOf(255,n);e>=0&&e+1<t.length;e=t.indexOf(255,e+1)){const o=t[e+1];if(o!==
0&&o!==255&&(o<208||o>215))return e}return-1}}),5490:((W,P,i)=>{i.d(P,{M:()=>g,U:()=>w});var c=i(74135);const O=1e4;class w{current;saved=[];beyond=0;constructor(f){
this.current=f}follow(f){switch(f.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(f),!0;default:return!1}}transform(f){if(f.count!==6)return;const[d,l,
r,s,t,n]=g(f);this.current.matrix=(0,c.lw)([d,l,r,s,t,n],this.current.matrix)}}const g=_=>Array.from({length:_.count},(f,d)=>_.number(d))}),36502:((W,P,i)=>{i.d(
P,{z:()=>l});var c=i(45599);const O={View:"ViewState",Print:"PrintState"};class w{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.
document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const o=t.dict(e),a=t.resolve(o?.get("Event"));if(!o||!((0,c.Eo)(a,"View")||
(0,c.Eo)(a,"Print")))continue;const u=g(t,o.get("Category")),h=this.categories[a.text];for(const m of t.array(o.get("OCGs"))??[]){if(!(0,c.i9)(m))continue;const M=h.
get(m.number)??new Set;for(const T of u)M.add(T);h.set(m.number,M)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.
dict(new c.oS(t)));return!e.has("All")&&![...e].some(o=>n.has(o))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const o=this.document.dict(this.document.
dict(new c.oS(t))?.get("Usage"));let a;for(const u of e){const h=O[u],m=h===void 0?null:this.document.resolve(this.document.dict(o?.get(u))?.get(h));if((0,c.Eo)(
m,"OFF"))return!1;(0,c.Eo)(m,"ON")&&(a=!0)}return a}intentsOf(t){const n=g(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function g(s,t){
return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof c.SX?[e.text]:[])}const _=32;function f(s,t,n){const e=new Map,o=(a,u)=>{const h=e.get(
a);if(h!==void 0)return h;e.set(a,!0);const m=s.resolve(a[0]),M=K=>{const G=s.resolve(K);return(0,c.cy)(G)?u>0?o(G,u-1):!0:!(0,c.i9)(K)||n(K.number)},T=a.slice(
1),$=d(m instanceof c.SX?m.text:"",T,M);return e.set(a,$),$};return o(t,_)}function d(s,t,n){switch(s){case"And":return t.every(n);case"Or":return t.some(n);case"\
Not":return t.length===0||!n(t[0]);default:return!0}}class l{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.
dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,c.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,c.
i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,c.i9)(e)&&this.on.add(e.number);this.usages=new w(t,n),this.viewed=r(e=>this.usages.isAlwaysOn(
e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=r(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,
this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.
baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,c.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.document.
array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,c.i9)(e)?[e.number]:[]))].filter(e=>!this.
viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:o}=this,a=o.dict(t);if(!a)return!0;if(!(0,c.Eo)(o.resolve(a.get("Typ\
e")),"OCMD"))return!(0,c.i9)(t)||n(t.number);const u=e.get(a);if(u!==void 0)return u;const h=o.resolve(a.get("VE")),m=(0,c.cy)(h)?f(o,h,n):this.showsByPolicy(a,
n);return e.set(a,m),m}showsByPolicy(t,n){const{document:e}=this,o=t.get("OCGs"),a=(e.array(o)??[o]).filter(c.i9);if(a.length===0)return!0;const u=a.map(({number:m})=>n(
m)),h=e.resolve(t.get("P"));switch(h instanceof c.SX?h.text:"AnyOn"){case"AllOn":return u.every(m=>m);case"AnyOff":return!u.every(m=>m);case"AllOff":return!u.some(
m=>m);default:return u.some(m=>m)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function r(s){const t=new Map;return{states:e=>{let o=t.
get(e);return o===void 0&&t.set(e,o=s(e)),o},memberships:new WeakMap}}}),94289:((W,P,i)=>{i.d(P,{Y:()=>c});function c(d,l){switch(d){case"D":return String(l);case"\
R":return _(l);case"r":return _(l).toLowerCase();case"A":return f(l);case"a":return f(l).toLowerCase();default:return""}}const O=[[1e3,"M"],[900,"CM"],[500,"D"],
[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],w=1e5,g=2600;function _(d){if(d>w)return String(d);let l="",r=d;for(const[
s,t]of O)for(;r>=s;)l+=t,r-=s;return l}function f(d){return d>g?String(d):String.fromCharCode(65+(d-1)%26).repeat(Math.ceil(d/26))}}),44738:((W,P,i)=>{i.d(P,{L:()=>f,
m:()=>d});var c=i(45599),O=i(55969),w=i(3466),g=i(9731),_=i(17671);async function f(l,r){const s=new Set;let t=0,n=!1;for(let a=0;a<l.pages.count;a++){const u=d(
l,l.pages.number(a));for(const{number:m}of u){const M=l.get(m);if(s.has(m)||!(0,c.Zm)(M)||!r(M,a))continue;s.add(m);const T=(0,O.B)(l,M);T==="Popup"&&t++,T==="W\
idget"&&(n=!0)}const h=l.job.pace.step(500+u.length*100);h&&await h}if(s.size===0)return 0;const e=(0,_.Hi)(l),o=n?await w.R.of(l):void 0;return await(0,_.Pv)(e,
s,()=>(0,_.Wi)(e,s)),o&&await(0,_.zg)(e,o),await(0,g.U)(e),s.size-t}function d(l,r){const s=l.entry(r,"Annots"),t=l.array(s)??[];if(!t.some(c.Zm))return t.filter(
c.i9);const n=l.edit((0,c.i9)(s)?s:r),e=l.array((0,c.Zm)(n)?n.get("Annots"):n)??[];for(const[o,a]of e.entries())(0,c.Zm)(a)&&(e[o]=l.add(a));return e.filter(c.i9)}}),
33311:((W,P,i)=>{i.d(P,{S:()=>w});var c=i(21996),O=i(70549);const w=(0,O.n)(g=>(0,c.zx)(g,["AP","JS","EF","ByteRange","Sig"]))}),59071:((W,P,i)=>{i.d(P,{Gh:()=>t,
ZK:()=>n,wh:()=>s});var c=i(77581),O=i(45599);const w=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,g=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
f=e=>e.replace(w,"").replace(g,"").replace(_,"�"),d=200,l=new WeakMap;function r(e){if(e.bytes.length<d)return f((0,c.g7)(e));let o=l.get(e);return o===void 0&&
l.set(e,o=f((0,c.g7)(e))),o}const s=e=>f(e).trim();function t(e){const o=e instanceof O.Mx?r(e).trim():"";return o===""?null:o}const n=e=>e?r(e):""})};
