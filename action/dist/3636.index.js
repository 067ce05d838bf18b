"use strict";exports.id=3636,exports.ids=[3636],exports.modules={17079:((W,P,i)=>{i.d(P,{Z:()=>m,_:()=>g});const c=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function g(r){
if(r.length>64)return;const s=r.trim().replace(O,(t,n,e,o)=>`${n??""}${1900+Number(e)}${o}`);return l(f(c.exec(s)??E.exec(s)))}function m(r){const s=r.length>64?
void 0:f(E.exec(r.trim()));if(!s||l(s)===void 0)return;const{year:t,month:n="",day:e="",hour:o="",minute:a="",second:d="",zone:u=""}=s;return`D:${t}${n}${e}${o}${a}${d}${u===
"Z"||u===""?u:`${u.replace(":","'")}'`}`}function f(r){if(!r)return;const[,s,t,n,e,o,a,d,u,_,y]=r,D=d??(u===void 0?void 0:`${u}${_??"00"}:${y??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:o,second:a,zone:D}}function l(r){if(!r)return;const{year:s,month:t,day:n,hour:e,minute:o="00",second:a="00",zone:d}=r,u=(y,D,$)=>y===
void 0||Number(y)>=D&&Number(y)<=$;if(Number(s)===0||!u(t,1,12)||!u(n,1,h(Number(s),Number(t)))||!u(e,0,23)||!u(o,0,59)||!u(a,0,59)||d!==void 0&&d!=="Z"&&!(u(d.
slice(1,3),0,23)&&u(d.slice(4),0,59)))return;const _=[s,t,n].filter(y=>y!==void 0).join("-");return e===void 0?_:`${_}T${e}:${o}:${a}${d==="+00:00"||d==="-00:00"?
"Z":d??""}`}function h(r,s){return s===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((W,P,i)=>{i.d(P,{D6:()=>m,F1:()=>E,NL:()=>r,
P3:()=>O,br:()=>g,bs:()=>h});var c=i(98446);const O={problem:"names page 0: pages count from 1, and -1 is the last page"};function E(t,n,e){const o=[],a=[];for(const[
d,u]of t.split(",").entries()){const _=d+1;if(n!==void 0&&u.trim()===""){a.push(`entry ${_} is empty: write ${n}, separated by single commas`);continue}const y=e(
u,_);"problem"in y?a.push(g(_,u,y.problem)):o.push(y.item)}return a.length>0?{problem:h(a)}:{items:o}}const g=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,m=({
position:t,text:n},e,o)=>g(t,n,`names ${f(e)}, but the document has ${(0,c.y_)(o,"page")}`);function f(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const l=5;function h(t){const n=t.length-l;return[...t.slice(0,l),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function r(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,c.Bu)(n.join(""),40)}}),29082:((W,P,i)=>{i.d(P,{k1:()=>m,lY:()=>g,m7:()=>f});var c=i(58552),O=i(
66974);const E=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,g=r=>(0,O.F1)(r,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=E.exec(n);if(!e)
return{problem:h(n)};const[,o,a,d,u,_]=e,y={negated:o!==void 0,text:n,position:t};if(a!==void 0)return{item:{...y,pages:a.toLowerCase()}};const D=Number(d),$=u===
void 0?D:_===void 0?"end":Number(_);return D===0||$===0?O.P3:{item:{...y,pages:{from:D,to:$}}}});function m(r,s,t="pages"){const n=u=>(0,c.G6)([{field:t,message:u}]),
e=g(r);if("problem"in e)throw n(e.problem);const o=new l(s),a=new l(s),d=[];for(const u of e.items){const _=u.negated?a:o;if(typeof u.pages=="string"){_.add(u.pages);
continue}const{from:y,to:D}=u.pages,$=y<0?s+1+y:y,K=D==="end"?s:D<0?s+1+D:D,Z=(D==="end"?y<0?[[y,$]]:[]:[[y,$],[D,K]]).find(([,F])=>F<1||F>s);Z&&d.push((0,O.D6)(
u,Z[0],s)),!(D==="end"&&$>s||d.length>0)&&_.range(Math.min($,K),Math.max($,K))}if(d.length>0)throw n((0,O.bs)(d));return e.items.every(({negated:u})=>u)&&o.add(
"all"),o.without(a)}function f(r){const s=g(r);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:o}=n;return o==="end"?{first:e}:o===-1?{first:e}:o<1?void 0:{first:Math.min(e,o),last:Math.max(e,o)}}class l{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,o=0;for(let a=1;a<=this.pageCount;a++){e+=this.differences[a],o+=s.differences[a];const d=a%
2===1?"odd":"even";(e>0||this[d])&&!(o>0||s[d])&&(t[n++]=a)}return t.subarray(0,n)}}function h(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is writt\
en 1..5":/^!/.test(r)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((W,P,i)=>{i.d(P,{Q:()=>O});const c=E();function O(g){const[m,f,l,h]=c;let r=4294967295,s=0;for(const t=g.
length-3;s<t;s+=4)r^=g[s]|g[s+1]<<8|g[s+2]<<16|g[s+3]<<24,r=h[r&255]^l[r>>>8&255]^f[r>>>16&255]^m[r>>>24];for(;s<g.length;s++)r=m[(r^g[s])&255]^r>>>8;return~r>>>
0}function E(){const g=new Int32Array(256);for(let h=0;h<256;h++){let r=h;for(let s=0;s<8;s++)r=r&1?r>>>1^3988292384:r>>>1;g[h]=r}const m=h=>h.map(r=>g[r&255]^r>>>
8),f=m(g),l=m(f);return[g,f,l,m(l)]}}),55772:((W,P,i)=>{i.d(P,{fl:()=>r,mm:()=>l,vg:()=>h});var c=i(94289),O=i(33546),E=i(74135),g=i(59071);const m=1e3;function f(t){
const{width:n,height:e}=(0,E.JQ)(t),o=a=>Math.round(a*m)/m;return{width:o(n),height:o(e)}}function l({kinds:t,kindOf:n}){const e=new Int32Array(t.length),o=new Int32Array(
t.length);for(let d=n.length-1;d>=0;d--)e[n[d]]++,o[n[d]]=d+1;const a=new Map;for(const[d,u]of t.entries()){const{width:_,height:y}=f(u),D=`${_} ${y}`,$=a.get(D);
$?$.count+=e[d]:a.set(D,{width:_,height:y,count:e[d],firstPage:o[d]})}return[...a.values()]}async function h(t,{kinds:n,kindOf:e},o){const a=await r(t),d=n.map(
f);return Array.from(e,(u,_)=>({...d[u],rotation:n[u].rotation,label:a(_),characters:o?.[_]??null}))}async function r(t){const n=await(0,O.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,g.ZK)(n)+(0,c.Y)(t,e)}}),83653:((W,P,i)=>{i.r(P),i.d(P,{pages_to_images:()=>K});var c=i(58552),O=i(29082),
E=i(1900);const g=256;async function m({width:M,height:p,row:w},A){const T=new h;for(let R=0;R<p;R++){const x=w(R),U=(0,E.rr)(x);for(let S=0,B=0;S<U.length;S++,
B+=E.vO)if(!(S>0&&U[S]===U[S-1])&&T.numberOf(x[B+2],x[B+1],x[B])>=g)return;const I=A.step(x.length*E.oF);I&&await I}const b=new Uint8Array(M);return{colors:T.colors,
samples:R=>{const x=w(R),U=(0,E.rr)(x);for(let I=0,S=0;I<M;I++,S+=E.vO)b[I]=I>0&&U[I]===U[I-1]?b[I-1]:T.numberOf(x[S+2],x[S+1],x[S]);return b}}}const f=g*4,l=2654435761;
class h{keys=new Int32Array(f).fill(-1);numbers=new Uint16Array(f);met=[];count=0;numberOf(p,w,A){const T=p<<16|w<<8|A;let b=Math.imul(T,l)>>>16&f-1;for(;this.keys[b]!==
T&&this.keys[b]!==-1;)b=b+1&f-1;return this.keys[b]===-1&&(this.keys[b]=T,this.numbers[b]=this.count++,this.met.push(p,w,A)),this.numbers[b]}get colors(){return Uint8Array.
from(this.met)}}var r=i(36116),s=i(14118),t=i(86799),n=i(6057),e=i(30044),o=i(30586),a=i(42973),d=i(94518),u=i(98446),_=i(41516),y=i(55772),D=i(52404);const $={
png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},K=async(M,p,w)=>{const A=p.font&&(0,t.g)(p.font,"font").bytes,T=await(0,d.E)(
M.bytes,w,{password:p.open_password}),b=T.pages.count,R=(0,O.k1)(p.pages,b);if(R.length===0)return{documents:[],files:[],notes:[D.$],facts:{imageCount:0}};F(R.length,
w);const x=[...R].map(H=>z((0,n.iw)(T,H-1),H,p));L(x,p,w);const U=await(0,y.fl)(T),I=await(0,_.ve)(T,R,p.with_annotations),{bytes:S,missing:B}=I,G=A||B.pagesWithout().
size===0?void 0:await w.lent.drawingFont?.(),V=A??(G&&(0,t.g)({name:"font",bytes:G},"font").bytes),N=await s.YY.open(S,w,{...I,font:V}),X=M.name.replace(/\.pdf$/i,
""),rt=String(b).length,Y=[],{ending:ot,mediaType:k}=$[p.image_format];let q=0,J=async()=>{};for(const[H,{page:Q,width:tt,height:et,resolution:it}]of x.entries()){
const at=await N.draw(H,{width:tt,height:et,isTransparent:p.transparent}),{file:ct}=await Z(at,it,p,w);await J(),J=async()=>{const j=await ct;q+=j.length,C(q,w);
const nt=U(Q-1),st=`${X}-${String(Q).padStart(rt,"0")}.${ot}`;Y.push({name:st,bytes:await w.onResult({index:H,name:st,bytes:j}),mediaType:k,facts:{page:Q,...nt&&
{label:nt},width:tt,height:et,size:j.length,mimeType:k}}),w.pace.progress((H+1)/x.length)}}return await J(),{documents:[],files:Y,notes:B.notes(A?"given":G&&"le\
nt"),facts:{imageCount:Y.length}}};function z(M,p,w){const A=w.pixel_width===void 0?w.resolution:(0,r.C)(M,w.pixel_width);return{page:p,...(0,r.T)(M,A),resolution:A}}
async function Z(M,p,w,A){const{grayscale:T,transparent:b,image_format:R,quality:x}=w,{width:U,height:I}=M,S=T||!await(0,E.cE)(M,A.pace);if(R==="jpeg"){const N=S?
"gray":"rgb",X=await(0,e.I)({width:U,height:I,color:N,quality:x,resolution:p,samples:(0,E.lc)(M,N)},A.pace);return{file:Promise.resolve(X)}}const B=S||b?void 0:
await m(M,A.pace),G=B?"palette":b?S?"gray-alpha":"rgba":S?"gray":"rgb",V=B?B.samples:(0,E.lc)(M,G);return await(0,o.Fo)({width:U,height:I,depth:8,color:G,palette:B?.
colors,resolution:p,samples:V},A)}function F(M,{limits:{drawnPages:p}}){if(M<=p)return;const w=`pages_to_images gives at most ${(0,u.y_)(p,"image")} at once, an\
d pages names ${M}`;throw(0,a.F)("drawnPages",w,`Choose pages such as 1..${p}, or split the document first`,"pages")}function C(M,{limits:{drawnBytes:p}}){if(M<=
p)return;const w=`The images together are larger than ${p} bytes`;throw(0,a.F)("drawnBytes",w,"Choose fewer pages, or a lower resolution","pages")}const v=1e6;function L(M,p,{
limits:{pixels:w}}){const A=({width:S,height:B})=>S*B,T=M.reduce((S,B)=>A(B)>A(S)?B:S);if(A(T)<=w)return;const b=Math.sqrt(w/A(T)),[R,x]=p.pixel_width===void 0?
["resolution",p.resolution]:["pixel_width",p.pixel_width],U=Math.ceil(A(T)/v),I=`${x} would make images of ${(0,u.y_)(U,"megapixel")}: at most ${Math.floor(x*b)}\
 fits this document (page ${T.page})`;throw(0,c.G6)([{field:R,message:I}])}}),52404:((W,P,i)=>{i.d(P,{$:()=>g,U:()=>m});var c=i(58552),O=i(29082),E=i(98446);const g={
code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function m({first_page:f,last_page:l,pages:h},r){
if(h!==void 0)return(0,O.k1)(h,r);const s=(0,E.y_)(r,"page"),t=[];if(f>r&&t.push({field:"first_page",message:`is ${f}, but the document has ${s}`}),l!==void 0&&
l>r&&t.push({field:"last_page",message:`is ${l}, but the document has ${s}`}),t.length===0&&l!==void 0&&f>l&&t.push({field:"first_page",message:`is ${f}, which \
is after last_page (${l})`,mentions:["last_page"]}),t.length>0)throw(0,c.G6)(t);return Uint32Array.from({length:(l??r)-f+1},(n,e)=>f+e)}}),36116:((W,P,i)=>{i.d(
P,{C:()=>g,T:()=>E});var c=i(74135);const O=72;function E(m,f){const{width:l,height:h}=(0,c.JQ)(m),r=s=>Math.max(1,Math.round(s*f/O));return{width:r(l),height:r(
h)}}const g=(m,f)=>f*O/(0,c.JQ)(m).width}),30586:((W,P,i)=>{i.d(P,{Fo:()=>d,Hy:()=>a});var c=i(44131),O=i(64680),E=i(19158),g=i(68973);const m=Uint8Array.of(137,
80,78,71,13,10,26,10),f={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},l={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},h=.0254,r=6,s=8388608,t=65536,n=2,e=.6,o=4,
a=async(C,v)=>(await d(C,v)).file;async function d(C,v){const{width:L,height:M,depth:p,color:w,palette:A,profile:T,resolution:b}=C,R=Buffer.alloc(13);R.writeUInt32BE(
L,0),R.writeUInt32BE(M,4),R.set([p,f[w],0,0,0],8);const x=[m,F("IHDR",R)];T&&x.push(await _(T,v)),b!==void 0&&x.push(F("pHYs",y(b))),A&&x.push(F("PLTE",A));const{
data:U}=await D(C,v),I=U.then(S=>Buffer.concat([...x,F("IDAT",S),F("IEND",new Uint8Array(0))]));return I.catch(()=>{}),{file:I}}const u=4;async function _(C,v){
return F("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,g.uM)(v).deflate(C,u)]))}function y(C){const v=Buffer.alloc(9),L=Math.round(C/h);return v.
writeUInt32BE(L,0),v.writeUInt32BE(L,4),v[8]=1,v}async function D(C,{codec:v,pace:L}){const M=($(C)+1)*C.height;if(!v&&M>s){const T=await(0,E.p)(new CompressionStream(
"deflate"),K(C,L,!0));return{data:Promise.resolve(T)}}const p=new O.k(M);for await(const T of K(C,L,!1))p.copy(T,0,T.length);const w=p.bytes,A=v?v.deflate(w,r):
(0,E.p)(new CompressionStream("deflate"),[w]);return M>s&&await A,{data:A}}const $=({width:C,depth:v,color:L})=>Math.ceil(C*v*l[L]/8);async function*K(C,v,L){const{
height:M,samples:p}=C,w=$(C),A=z(C),T=typeof p=="function"?p:I=>p.subarray(I*w,I*w+w),b=new Uint8Array(w),R=Math.max(1,Math.floor(t/(w+1)));let x=new Uint8Array(
0),U=0;for(let I=0;I<M;I++){if(U===x.length){const N=Math.min(R,M-I)*(w+1);(L||x.length!==N)&&(x=new Uint8Array(N)),U=0}const S=x.subarray(U,U+=w+1),B=T(I).subarray(
0,w),G=I>0&&Buffer.compare(B,b)===0;if(S[0]=A(B,G),S[0]!==n)S.set(B,1);else if(!G)for(let N=0;N<w;N++)S[N+1]=B[N]-b[N];G||b.set(B),U===x.length&&(yield x);const V=v.
step(w);V&&await V}}function z({depth:C,color:v}){if(C<8||v==="palette")return()=>0;const L=l[v];let M;return(p,w)=>{if(w)return M;const A=M===void 0;return M=C===
8&&Z(p,L)?0:n,A?0:M}}function Z(C,v){let L=0,M=0;for(let p=v;p<C.length;p+=o*v)C[p]===C[p-v]&&L++,M++;return L>=M*e}function F(C,v){const L=Buffer.alloc(v.length+
12);return L.writeUInt32BE(v.length,0),L.write(C,4,"latin1"),L.set(v,8),L.writeUInt32BE((0,c.Q)(L.subarray(4,v.length+8)),v.length+8),L}}),38671:((W,P,i)=>{i.d(
P,{R:()=>g});var c=i(52205),O=i(45599);const E={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function g(m,f){
const l=(0,c.c3)(m,f.dict.get("Filter")),h=(0,c.c3)(m,f.dict.get("DecodeParms")),r=l.at(-1)??null,s=r instanceof O.SX?E[r.text]:void 0;if(!s)return{format:s,parameters:void 0,
filter:r,before:f};const t=new O.Bi(f.dict);t.set("Filter",l.slice(0,-1)),t.set("DecodeParms",h.slice(0,l.length-1));const n=h[l.length-1];return{format:s,parameters:(0,O.
Zm)(n)?n:void 0,filter:r,before:new O.Z6(t,f.data,f.sealed)}}}),93059:((W,P,i)=>{i.d(P,{n:()=>E});var c=i(45599);const O={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function E(g){if(g.dataStart<0)return;const m=new c.Bi;for(let f=0;f+1<g.count;f+=2){
const l=g.name(f);l!==void 0&&m.set(O[l]??l,g.value(f+1))}return new c.Z6(m,g.content.subarray(g.dataStart,g.dataEnd))}}),8283:((W,P,i)=>{i.d(P,{A2:()=>O,EI:()=>m,
GM:()=>E,OD:()=>h,Os:()=>g,iN:()=>f});var c=i(78157);const O=216,E=217,g=218,m=254,f=t=>t>=224&&t<=239;class l{image;marker;start;end;constructor(n,e,o,a){this.
image=n,this.marker=e,this.start=o,this.end=a}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*h(t){const n=(0,c.bS)(t);
for(let e=2;;){const o=s(n,e);if(o<0)return;const a=n[o+1],d=a===O||a===E||a===r;if(!d&&o+4>n.length)return;const u=d?0:n.readUInt16BE(o+2),_=o+2+u;if(_>n.length||
!d&&u<2||(yield new l(n,a,o,_),a===E))return;e=_}}const r=1;function s(t,n){for(let e=t.indexOf(255,n);e>=0&&e+1<t.length;e=t.indexOf(255,e+1)){const o=t[e+1];if(o!==
0&&o!==255&&(o<208||o>215))return e}return-1}}),5490:((W,P,i)=>{i.d(P,{M:()=>g,U:()=>E});var c=i(74135);const O=1e4;class E{current;saved=[];beyond=0;constructor(f){
this.current=f}follow(f){switch(f.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(f),!0;default:return!1}}transform(f){if(f.count!==6)return;const[l,h,
r,s,t,n]=g(f);this.current.matrix=(0,c.lw)([l,h,r,s,t,n],this.current.matrix)}}const g=m=>Array.from({length:m.count},(f,l)=>m.number(l))}),36502:((W,P,i)=>{i.d(
P,{z:()=>h});var c=i(45599);const O={View:"ViewState",Print:"PrintState"};class E{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.
document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const o=t.dict(e),a=t.resolve(o?.get("Event"));if(!o||!((0,c.Eo)(a,"View")||
(0,c.Eo)(a,"Print")))continue;const d=g(t,o.get("Category")),u=this.categories[a.text];for(const _ of t.array(o.get("OCGs"))??[]){if(!(0,c.i9)(_))continue;const y=u.
get(_.number)??new Set;for(const D of d)y.add(D);u.set(_.number,y)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.
dict(new c.oS(t)));return!e.has("All")&&![...e].some(o=>n.has(o))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const o=this.document.dict(this.document.
dict(new c.oS(t))?.get("Usage"));let a;for(const d of e){const u=O[d],_=u===void 0?null:this.document.resolve(this.document.dict(o?.get(d))?.get(u));if((0,c.Eo)(
_,"OFF"))return!1;(0,c.Eo)(_,"ON")&&(a=!0)}return a}intentsOf(t){const n=g(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function g(s,t){
return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof c.SX?[e.text]:[])}const m=32;function f(s,t,n,e){const o=(a,d)=>{const u=e.get(a);if(u!==
void 0)return u;e.set(a,!0);const _=s.resolve(a[0]),y=K=>{const z=s.resolve(K);return(0,c.cy)(z)?d>0?o(z,d-1):!0:!(0,c.i9)(K)||n(K.number)},D=a.slice(1),$=l(_ instanceof
c.SX?_.text:"",D,y);return e.set(a,$),$};return o(t,m)}function l(s,t,n){switch(s){case"And":return t.every(n);case"Or":return t.some(n);case"Not":return t.length===
0||!n(t[0]);default:return!0}}class h{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.dict(t.dict(t.catalog.
get("OCProperties"))?.get("D"));this.baseOff=(0,c.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,c.i9)(e)&&this.off.add(
e.number);for(const e of t.array(n?.get("ON"))??[])(0,c.i9)(e)&&this.on.add(e.number);this.usages=new E(t,n),this.viewed=r(e=>this.usages.isAlwaysOn(e)||(this.usages.
stateOf(e,"View")??!this.isGroupOff(e))),this.printed=r(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,this.viewed)}isNeverShown(t){
return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.baseOff?(t.array(n?.get(
"OCGs"))??[]).filter(e=>!(0,c.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.document.array(this.document.
dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,c.i9)(e)?[e.number]:[]))].filter(e=>!this.viewed.states(e)&&
!this.printed.states(e))}shows(t,n){const{document:e}=this,{states:o,memberships:a,expressions:d}=n,u=e.dict(t);if(!u)return!0;if(!(0,c.Eo)(e.resolve(u.get("Typ\
e")),"OCMD"))return!(0,c.i9)(t)||o(t.number);const _=a.get(u);if(_!==void 0)return _;const y=e.resolve(u.get("VE")),D=(0,c.cy)(y)?f(e,y,o,d):this.showsByPolicy(
u,n);return a.set(u,D),D}showsByPolicy(t,{states:n,lists:e}){const{document:o}=this,a=o.array(t.get("OCGs"))??[t.get("OCGs")??null];let d=e.get(a);if(!d){const _=a.
filter(c.i9).map(({number:y})=>n(y));d=_.length===0?"empty":{all:!_.includes(!1),any:_.includes(!0)},e.set(a,d)}if(d==="empty")return!0;const u=o.resolve(t.get(
"P"));switch(u instanceof c.SX?u.text:"AnyOn"){case"AllOn":return d.all;case"AnyOff":return!d.all;case"AllOff":return!d.any;default:return d.any}}isGroupOff(t){
return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function r(s){const t=new Map;return{states:e=>{let o=t.get(e);return o===void 0&&t.set(e,o=s(e)),o},memberships:new WeakMap,
expressions:new WeakMap,lists:new WeakMap}}}),94289:((W,P,i)=>{i.d(P,{Y:()=>c});function c(l,h){switch(l){case"D":return String(h);case"R":return m(h);case"r":return m(
h).toLowerCase();case"A":return f(h);case"a":return f(h).toLowerCase();default:return""}}const O=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],
[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],E=1e5,g=2600;function m(l){if(l>E)return String(l);let h="",r=l;for(const[s,t]of O)for(;r>=s;)h+=
t,r-=s;return h}function f(l){return l>g?String(l):String.fromCharCode(65+(l-1)%26).repeat(Math.ceil(l/26))}}),44738:((W,P,i)=>{i.d(P,{L:()=>f,m:()=>l});var c=i(
45599),O=i(55969),E=i(3466),g=i(9731),m=i(17671);async function f(h,r){const s=new Set;let t=0,n=!1;for(let a=0;a<h.pages.count;a++){const d=l(h,h.pages.number(
a));for(const{number:_}of d){const y=h.get(_);if(s.has(_)||!(0,c.Zm)(y)||!r(y,a))continue;s.add(_);const D=(0,O.B)(h,y);D==="Popup"&&t++,D==="Widget"&&(n=!0)}const u=h.
job.pace.step(500+d.length*100);u&&await u}if(s.size===0)return 0;const e=(0,m.Hi)(h),o=n?await E.R.of(h):void 0;return await(0,m.Pv)(e,s,()=>(0,m.Wi)(e,s)),o&&
await(0,m.zg)(e,o),await(0,g.U)(e),s.size-t}function l(h,r){const s=h.entry(r,"Annots"),t=h.array(s)??[];if(!t.some(c.Zm))return t.filter(c.i9);const n=h.edit((0,c.
i9)(s)?s:r),e=h.array((0,c.Zm)(n)?n.get("Annots"):n)??[];for(const[o,a]of e.entries())(0,c.Zm)(a)&&(e[o]=h.add(a));return e.filter(c.i9)}}),33311:((W,P,i)=>{i.d(
P,{S:()=>E});var c=i(21996),O=i(70549);const E=(0,O.n)(g=>(0,c.zx)(g,["AP","JS","EF","ByteRange","Sig"]))}),59071:((W,P,i)=>{i.d(P,{Gh:()=>t,ZK:()=>n,wh:()=>s});
var c=i(77581),O=i(45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,g=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
f=e=>e.replace(E,"").replace(g,"").replace(m,"�"),l=200,h=new WeakMap;function r(e){if(e.bytes.length<l)return f((0,c.g7)(e));let o=h.get(e);return o===void 0&&
h.set(e,o=f((0,c.g7)(e))),o}const s=e=>f(e).trim();function t(e){const o=e instanceof O.Mx?r(e).trim():"";return o===""?null:o}const n=e=>e?r(e):""})};
