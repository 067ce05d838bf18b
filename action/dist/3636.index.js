"use strict";exports.id=3636,exports.ids=[3636],exports.modules={17079:((N,P,i)=>{i.d(P,{Z:()=>m,_:()=>h});const f=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,w=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function h(s){
if(s.length>64)return;const r=s.trim().replace(E,(t,n,e,o)=>`${n??""}${1900+Number(e)}${o}`);return l(d(f.exec(r)??w.exec(r)))}function m(s){const r=s.length>64?
void 0:d(w.exec(s.trim()));if(!r||l(r)===void 0)return;const{year:t,month:n="",day:e="",hour:o="",minute:a="",second:c="",zone:u=""}=r;return`D:${t}${n}${e}${o}${a}${c}${u===
"Z"||u===""?u:`${u.replace(":","'")}'`}`}function d(s){if(!s)return;const[,r,t,n,e,o,a,c,u,p,y]=s,D=c??(u===void 0?void 0:`${u}${p??"00"}:${y??"00"}`);return{year:r,
month:t,day:n,hour:e,minute:o,second:a,zone:D}}function l(s){if(!s)return;const{year:r,month:t,day:n,hour:e,minute:o="00",second:a="00",zone:c}=s,u=(y,D,B)=>y===
void 0||Number(y)>=D&&Number(y)<=B;if(Number(r)===0||!u(t,1,12)||!u(n,1,g(Number(r),Number(t)))||!u(e,0,23)||!u(o,0,59)||!u(a,0,59)||c!==void 0&&c!=="Z"&&!(u(c.
slice(1,3),0,23)&&u(c.slice(4),0,59)))return;const p=[r,t,n].filter(y=>y!==void 0).join("-");return e===void 0?p:`${p}T${e}:${o}:${a}${c==="+00:00"||c==="-00:00"?
"Z":c??""}`}function g(s,r){return r===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:((N,P,i)=>{i.d(P,{D6:()=>m,F1:()=>w,NL:()=>s,
P3:()=>E,br:()=>h,bs:()=>g});var f=i(98446);const E={problem:"names page 0: pages count from 1, and -1 is the last page"};function w(t,n,e){const o=[],a=[];for(const[
c,u]of t.split(",").entries()){const p=c+1;if(n!==void 0&&u.trim()===""){a.push(`entry ${p} is empty: write ${n}, separated by single commas`);continue}const y=e(
u,p);"problem"in y?a.push(h(p,u,y.problem)):o.push(y.item)}return a.length>0?{problem:g(a)}:{items:o}}const h=(t,n,e)=>`entry ${t} ('${r(n.trim())}') ${e}`,m=({
position:t,text:n},e,o)=>h(t,n,`names ${d(e)}, but the document has ${(0,f.y_)(o,"page")}`);function d(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const l=5;function g(t){const n=t.length-l;return[...t.slice(0,l),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function s(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,f.Bu)(n.join(""),40)}}),29082:((N,P,i)=>{i.d(P,{k1:()=>m,lY:()=>h,m7:()=>d});var f=i(58552),E=i(
66974);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,h=s=>(0,E.F1)(s,"pages such as 1..3, -1, odd",(r,t)=>{const n=r.trim(),e=w.exec(n);if(!e)
return{problem:g(n)};const[,o,a,c,u,p]=e,y={negated:o!==void 0,text:n,position:t};if(a!==void 0)return{item:{...y,pages:a.toLowerCase()}};const D=Number(c),B=u===
void 0?D:p===void 0?"end":Number(p);return D===0||B===0?E.P3:{item:{...y,pages:{from:D,to:B}}}});function m(s,r,t="pages"){const n=u=>(0,f.G6)([{field:t,message:u}]),
e=h(s);if("problem"in e)throw n(e.problem);const o=new l(r),a=new l(r),c=[];for(const u of e.items){const p=u.negated?a:o;if(typeof u.pages=="string"){p.add(u.pages);
continue}const{from:y,to:D}=u.pages,B=y<0?r+1+y:y,W=D==="end"?r:D<0?r+1+D:D,Z=(D==="end"?y<0?[[y,B]]:[]:[[y,B],[D,W]]).find(([,F])=>F<1||F>r);Z&&c.push((0,E.D6)(
u,Z[0],r)),!(D==="end"&&B>r||c.length>0)&&p.range(Math.min(B,W),Math.max(B,W))}if(c.length>0)throw n((0,E.bs)(c));return e.items.every(({negated:u})=>u)&&o.add(
"all"),o.without(a)}function d(s){const r=h(s);if("problem"in r||r.items.length!==1)return;const{negated:t,pages:n}=r.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:o}=n;return o==="end"?{first:e}:o===-1?{first:e}:o<1?void 0:{first:Math.min(e,o),last:Math.max(e,o)}}class l{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,t){this.differences[r]++,this.differences[t+
1]--}without(r){const t=new Uint32Array(this.pageCount);let n=0,e=0,o=0;for(let a=1;a<=this.pageCount;a++){e+=this.differences[a],o+=r.differences[a];const c=a%
2===1?"odd":"even";(e>0||this[c])&&!(o>0||r[c])&&(t[n++]=a)}return t.subarray(0,n)}}function g(s){return/^(not +)?\.\./i.test(s)?"has no start: a range is writt\
en 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(s.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((N,P,i)=>{i.d(P,{Q:()=>E});const f=w();function E(h){const[m,d,l,g]=f;let s=4294967295,r=0;for(const t=h.
length-3;r<t;r+=4)s^=h[r]|h[r+1]<<8|h[r+2]<<16|h[r+3]<<24,s=g[s&255]^l[s>>>8&255]^d[s>>>16&255]^m[s>>>24];for(;r<h.length;r++)s=m[(s^h[r])&255]^s>>>8;return~s>>>
0}function w(){const h=new Int32Array(256);for(let g=0;g<256;g++){let s=g;for(let r=0;r<8;r++)s=s&1?s>>>1^3988292384:s>>>1;h[g]=s}const m=g=>g.map(s=>h[s&255]^s>>>
8),d=m(h),l=m(d);return[h,d,l,m(l)]}}),55772:((N,P,i)=>{i.d(P,{fl:()=>s,mm:()=>l,vg:()=>g});var f=i(94289),E=i(33546),w=i(74135),h=i(59071);const m=1e3;function d(t){
const{width:n,height:e}=(0,w.JQ)(t),o=a=>Math.round(a*m)/m;return{width:o(n),height:o(e)}}function l({kinds:t,kindOf:n}){const e=new Int32Array(t.length),o=new Int32Array(
t.length);for(let c=n.length-1;c>=0;c--)e[n[c]]++,o[n[c]]=c+1;const a=new Map;for(const[c,u]of t.entries()){const{width:p,height:y}=d(u),D=`${p} ${y}`,B=a.get(D);
B?B.count+=e[c]:a.set(D,{width:p,height:y,count:e[c],firstPage:o[c]})}return[...a.values()]}async function g(t,{kinds:n,kindOf:e},o){const a=await s(t),c=n.map(
d);return Array.from(e,(u,p)=>({...c[u],rotation:n[u].rotation,label:a(p),characters:o?.[p]??null}))}async function s(t){const n=await(0,E.Hr)(t);return e=>n?r(
n(e)):null}function r({style:t,prefix:n,number:e}){return(0,h.ZK)(n)+(0,f.Y)(t,e)}}),83653:((N,P,i)=>{i.r(P),i.d(P,{pages_to_images:()=>W});var f=i(58552),E=i(29082),
w=i(1900);const h=256;async function m({width:M,height:_,row:O},A){const I=new g;for(let R=0;R<_;R++){const x=O(R),U=(0,w.rr)(x);for(let S=0,$=0;S<U.length;S++,
$+=w.vO)if(!(S>0&&U[S]===U[S-1])&&I.numberOf(x[$+2],x[$+1],x[$])>=h)return;const C=A.step(x.length*w.oF);C&&await C}const b=new Uint8Array(M);return{colors:I.colors,
samples:R=>{const x=O(R),U=(0,w.rr)(x);for(let C=0,S=0;C<M;C++,S+=w.vO)b[C]=C>0&&U[C]===U[C-1]?b[C-1]:I.numberOf(x[S+2],x[S+1],x[S]);return b}}}const d=h*4,l=2654435761;
class g{keys=new Int32Array(d).fill(-1);numbers=new Uint16Array(d);met=[];count=0;numberOf(_,O,A){const I=_<<16|O<<8|A;let b=Math.imul(I,l)>>>16&d-1;for(;this.keys[b]!==
I&&this.keys[b]!==-1;)b=b+1&d-1;return this.keys[b]===-1&&(this.keys[b]=I,this.numbers[b]=this.count++,this.met.push(_,O,A)),this.numbers[b]}get colors(){return Uint8Array.
from(this.met)}}var s=i(36116),r=i(14118),t=i(86799),n=i(6057),e=i(30044),o=i(30586),a=i(42973),c=i(21836),u=i(98446),p=i(41516),y=i(55772),D=i(52404);const B={
png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},W=async(M,_,O)=>{const A=_.font&&(0,t.g)(_.font,"font").bytes,I=await(0,c.E)(
M.bytes,O,{password:_.open_password}),b=I.pages.count,R=(0,E.k1)(_.pages,b);if(R.length===0)return{documents:[],files:[],notes:[D.$],facts:{imageCount:0}};F(R.length,
O);const x=[...R].map(H=>z((0,n.iw)(I,H-1),H,_));L(x,_,O);const U=await(0,y.fl)(I),C=await(0,p.ve)(I,R,_.with_annotations),{bytes:S,missing:$}=C,G=A||$.pagesWithout().
size===0?void 0:await O.lent.drawingFont?.(),V=A??(G&&(0,t.g)({name:"font",bytes:G},"font").bytes),K=await r.YY.open(S,O,{...C,font:V}),X=M.name.replace(/\.pdf$/i,
""),ot=String(b).length,Y=[],{ending:rt,mediaType:k}=B[_.image_format];let q=0,J=async()=>{};for(const[H,{page:Q,width:tt,height:et,resolution:it}]of x.entries()){
const at=await K.draw(H,{width:tt,height:et,isTransparent:_.transparent}),{file:ct}=await Z(at,it,_,O);await J(),J=async()=>{const j=await ct;q+=j.length,T(q,O);
const nt=U(Q-1),st=`${X}-${String(Q).padStart(ot,"0")}.${rt}`;Y.push({name:st,bytes:await O.onResult({index:H,name:st,bytes:j}),mediaType:k,facts:{page:Q,...nt&&
{label:nt},width:tt,height:et,size:j.length,mimeType:k}}),O.pace.progress((H+1)/x.length)}}return await J(),{documents:[],files:Y,notes:$.notes(A?"given":G&&"le\
nt"),facts:{imageCount:Y.length}}};function z(M,_,O){const A=O.pixel_width===void 0?O.resolution:(0,s.C)(M,O.pixel_width);return{page:_,...(0,s.T)(M,A),resolution:A}}
async function Z(M,_,O,A){const{grayscale:I,transparent:b,image_format:R,quality:x}=O,{width:U,height:C}=M,S=I||!await(0,w.cE)(M,A.pace);if(R==="jpeg"){const K=S?
"gray":"rgb",X=await(0,e.I)({width:U,height:C,color:K,quality:x,resolution:_,samples:(0,w.lc)(M,K)},A.pace);return{file:Promise.resolve(X)}}const $=S||b?void 0:
await m(M,A.pace),G=$?"palette":b?S?"gray-alpha":"rgba":S?"gray":"rgb",V=$?$.samples:(0,w.lc)(M,G);return await(0,o.Fo)({width:U,height:C,depth:8,color:G,palette:$?.
colors,resolution:_,samples:V},A)}function F(M,{limits:{drawnPages:_}}){if(M<=_)return;const O=`pages_to_images gives at most ${(0,u.y_)(_,"image")} at once, an\
d pages names ${M}`;throw(0,a.F)("drawnPages",O,`Choose pages such as 1..${_}, or split the document first`,"pages")}function T(M,{limits:{drawnBytes:_}}){if(M<=
_)return;const O=`The images together are larger than ${_} bytes`;throw(0,a.F)("drawnBytes",O,"Choose fewer pages, or a lower resolution","pages")}const v=1e6;function L(M,_,{
limits:{pixels:O}}){const A=({width:S,height:$})=>S*$,I=M.reduce((S,$)=>A($)>A(S)?$:S);if(A(I)<=O)return;const b=Math.sqrt(O/A(I)),[R,x]=_.pixel_width===void 0?
["resolution",_.resolution]:["pixel_width",_.pixel_width],U=Math.ceil(A(I)/v),C=`${x} would make images of ${(0,u.y_)(U,"megapixel")}: at most ${Math.floor(x*b)}\
 fits this document (page ${I.page})`;throw(0,f.G6)([{field:R,message:C}])}}),52404:((N,P,i)=>{i.d(P,{$:()=>h,U:()=>m});var f=i(58552),E=i(29082),w=i(98446);const h={
code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function m({first_page:d,last_page:l,pages:g},s){
if(g!==void 0)return(0,E.k1)(g,s);const r=(0,w.y_)(s,"page"),t=[];if(d>s&&t.push({field:"first_page",message:`is ${d}, but the document has ${r}`}),l!==void 0&&
l>s&&t.push({field:"last_page",message:`is ${l}, but the document has ${r}`}),t.length===0&&l!==void 0&&d>l&&t.push({field:"first_page",message:`is ${d}, which \
is after last_page (${l})`,mentions:["last_page"]}),t.length>0)throw(0,f.G6)(t);return Uint32Array.from({length:(l??s)-d+1},(n,e)=>d+e)}}),36116:((N,P,i)=>{i.d(
P,{C:()=>h,T:()=>w});var f=i(74135);const E=72;function w(m,d){const{width:l,height:g}=(0,f.JQ)(m),s=r=>Math.max(1,Math.round(r*d/E));return{width:s(l),height:s(
g)}}const h=(m,d)=>d*E/(0,f.JQ)(m).width}),30586:((N,P,i)=>{i.d(P,{Fo:()=>c,Hy:()=>a});var f=i(44131),E=i(64680),w=i(19158),h=i(68973);const m=Uint8Array.of(137,
80,78,71,13,10,26,10),d={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},l={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},g=.0254,s=6,r=8388608,t=65536,n=2,e=.6,o=4,
a=async(T,v)=>(await c(T,v)).file;async function c(T,v){const{width:L,height:M,depth:_,color:O,palette:A,profile:I,resolution:b}=T,R=Buffer.alloc(13);R.writeUInt32BE(
L,0),R.writeUInt32BE(M,4),R.set([_,d[O],0,0,0],8);const x=[m,F("IHDR",R)];I&&x.push(await p(I,v)),b!==void 0&&x.push(F("pHYs",y(b))),A&&x.push(F("PLTE",A));const{
data:U}=await D(T,v),C=U.then(S=>Buffer.concat([...x,F("IDAT",S),F("IEND",new Uint8Array(0))]));return C.catch(()=>{}),{file:C}}const u=4;async function p(T,v){
return F("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,h.uM)(v).deflate(T,u)]))}function y(T){const v=Buffer.alloc(9),L=Math.round(T/g);return v.
writeUInt32BE(L,0),v.writeUInt32BE(L,4),v[8]=1,v}async function D(T,{codec:v,pace:L}){const M=(B(T)+1)*T.height;if(!v&&M>r){const I=await(0,w.p)(new CompressionStream(
"deflate"),W(T,L,!0));return{data:Promise.resolve(I)}}const _=new E.k(M);for await(const I of W(T,L,!1))_.copy(I,0,I.length);const O=_.bytes,A=v?v.deflate(O,s):
(0,w.p)(new CompressionStream("deflate"),[O]);return M>r&&await A,{data:A}}const B=({width:T,depth:v,color:L})=>Math.ceil(T*v*l[L]/8);async function*W(T,v,L){const{
height:M,samples:_}=T,O=B(T),A=z(T),I=typeof _=="function"?_:C=>_.subarray(C*O,C*O+O),b=new Uint8Array(O),R=Math.max(1,Math.floor(t/(O+1)));let x=new Uint8Array(
0),U=0;for(let C=0;C<M;C++){if(U===x.length){const K=Math.min(R,M-C)*(O+1);(L||x.length!==K)&&(x=new Uint8Array(K)),U=0}const S=x.subarray(U,U+=O+1),$=I(C).subarray(
0,O),G=C>0&&Buffer.compare($,b)===0;if(S[0]=A($,G),S[0]!==n)S.set($,1);else if(!G)for(let K=0;K<O;K++)S[K+1]=$[K]-b[K];G||b.set($),U===x.length&&(yield x);const V=v.
step(O);V&&await V}}function z({depth:T,color:v}){if(T<8||v==="palette")return()=>0;const L=l[v];let M;return(_,O)=>{if(O)return M;const A=M===void 0;return M=T===
8&&Z(_,L)?0:n,A?0:M}}function Z(T,v){let L=0,M=0;for(let _=v;_<T.length;_+=o*v)T[_]===T[_-v]&&L++,M++;return L>=M*e}function F(T,v){const L=Buffer.alloc(v.length+
12);return L.writeUInt32BE(v.length,0),L.write(T,4,"latin1"),L.set(v,8),L.writeUInt32BE((0,f.Q)(L.subarray(4,v.length+8)),v.length+8),L}}),38671:((N,P,i)=>{i.d(
P,{R:()=>h});var f=i(52205),E=i(45599);const w={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function h(m,d){
const l=(0,f.c3)(m,d.dict.get("Filter")),g=(0,f.c3)(m,d.dict.get("DecodeParms")),s=l.at(-1)??null,r=s instanceof E.SX?w[s.text]:void 0;if(!r)return{format:r,parameters:void 0,
filter:s,before:d};const t=new E.Bi(d.dict);t.set("Filter",l.slice(0,-1)),t.set("DecodeParms",g.slice(0,l.length-1));const n=g[l.length-1];return{format:r,parameters:(0,E.
Zm)(n)?n:void 0,filter:s,before:new E.Z6(t,d.data,d.sealed)}}}),93059:((N,P,i)=>{i.d(P,{n:()=>w});var f=i(45599);const E={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function w(h){if(h.dataStart<0)return;const m=new f.Bi;for(let d=0;d+1<h.count;d+=2){
const l=h.name(d);l!==void 0&&m.set(E[l]??l,h.value(d+1))}return new f.Z6(m,h.content.subarray(h.dataStart,h.dataEnd))}}),8283:((N,P,i)=>{i.d(P,{A2:()=>E,EI:()=>m,
GM:()=>w,OD:()=>g,Os:()=>h,iN:()=>d});var f=i(78157);const E=216,w=217,h=218,m=254,d=t=>t>=224&&t<=239;class l{image;marker;start;end;constructor(n,e,o,a){this.
image=n,this.marker=e,this.start=o,this.end=a}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*g(t){const n=(0,f.bS)(t);
for(let e=2;;){const o=r(n,e);if(o<0)return;const a=n[o+1],c=a===E||a===w||a===s;if(!c&&o+4>n.length)return;const u=c?0:n.readUInt16BE(o+2),p=o+2+u;if(p>n.length||
!c&&u<2||(yield new l(n,a,o,p),a===w))return;e=p}}const s=1;function r(t,n){for(let e=t.indexOf(255,n);e>=0&&e+1<t.length;e=t.indexOf(255,e+1)){const o=t[e+1];if(o!==
0&&o!==255&&(o<208||o>215))return e}return-1}}),5490:((N,P,i)=>{i.d(P,{M:()=>h,U:()=>w});var f=i(74135);const E=1e4;class w{current;saved=[];beyond=0;constructor(d){
this.current=d}follow(d){switch(d.operator){case"q":return this.saved.length<E?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(d),!0;default:return!1}}transform(d){if(d.count!==6)return;const[l,g,
s,r,t,n]=h(d);this.current.matrix=(0,f.lw)([l,g,s,r,t,n],this.current.matrix)}}const h=m=>Array.from({length:m.count},(d,l)=>m.number(l))}),36502:((N,P,i)=>{i.d(
P,{z:()=>g});var f=i(45599);const E={View:"ViewState",Print:"PrintState"};class w{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.
document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const o=t.dict(e),a=t.resolve(o?.get("Event"));if(!o||!((0,f.Eo)(a,"View")||
(0,f.Eo)(a,"Print")))continue;const c=h(t,o.get("Category")),u=this.categories[a.text];for(const p of t.array(o.get("OCGs"))??[]){if(!(0,f.i9)(p))continue;const y=u.
get(p.number)??new Set;for(const D of c)y.add(D);u.set(p.number,y)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.
dict(new f.oS(t)));return!e.has("All")&&![...e].some(o=>n.has(o))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const o=this.document.dict(this.document.
dict(new f.oS(t))?.get("Usage"));let a;for(const c of e){const u=E[c],p=u===void 0?null:this.document.resolve(this.document.dict(o?.get(c))?.get(u));if((0,f.Eo)(
p,"OFF"))return!1;(0,f.Eo)(p,"ON")&&(a=!0)}return a}intentsOf(t){const n=h(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function h(r,t){
return(r.array(t)??[t??null]).map(e=>r.resolve(e)).flatMap(e=>e instanceof f.SX?[e.text]:[])}const m=32;function d(r,t,n,e){const o=(a,c)=>{const u=e.get(a);if(u!==
void 0)return u;e.set(a,!0);const p=r.resolve(a[0]),y=W=>{const z=r.resolve(W);return(0,f.cy)(z)?c>0?o(z,c-1):!0:!(0,f.i9)(W)||n(W.number)},D=a.slice(1),B=l(p instanceof
f.SX?p.text:"",D,y);return e.set(a,B),B};return o(t,m)}function l(r,t,n){switch(r){case"And":return t.every(n);case"Or":return t.some(n);case"Not":return t.length===
0||!n(t[0]);default:return!0}}class g{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.dict(t.dict(t.catalog.
get("OCProperties"))?.get("D"));this.baseOff=(0,f.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,f.i9)(e)&&this.off.add(
e.number);for(const e of t.array(n?.get("ON"))??[])(0,f.i9)(e)&&this.on.add(e.number);this.usages=new w(t,n),this.viewed=s(e=>this.usages.isAlwaysOn(e)||(this.usages.
stateOf(e,"View")??!this.isGroupOff(e))),this.printed=s(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,this.viewed)}isNeverShown(t){
return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.baseOff?(t.array(n?.get(
"OCGs"))??[]).filter(e=>!(0,f.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){const t=this.document.array(this.document.
dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(t.flatMap(o=>(0,f.i9)(o)?[o.number]:[])),e=[];for(const o of n){!this.viewed.states(
o)&&!this.printed.states(o)&&e.push(o);const a=this.document.job.pace.step(1e3);a&&await a}return e}shows(t,n){const{document:e}=this,{states:o,memberships:a,expressions:c}=n,
u=e.dict(t);if(!u)return!0;if(!(0,f.Eo)(e.resolve(u.get("Type")),"OCMD"))return!(0,f.i9)(t)||o(t.number);const p=a.get(u);if(p!==void 0)return p;const y=e.resolve(
u.get("VE")),D=(0,f.cy)(y)?d(e,y,o,c):this.showsByPolicy(u,n);return a.set(u,D),D}showsByPolicy(t,{states:n,lists:e}){const{document:o}=this,a=o.array(t.get("OC\
Gs"))??[t.get("OCGs")??null];let c=e.get(a);if(!c){const p=a.filter(f.i9).map(({number:y})=>n(y));c=p.length===0?"empty":{all:!p.includes(!1),any:p.includes(!0)},
e.set(a,c)}if(c==="empty")return!0;const u=o.resolve(t.get("P"));switch(u instanceof f.SX?u.text:"AnyOn"){case"AllOn":return c.all;case"AnyOff":return!c.all;case"\
AllOff":return!c.any;default:return c.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function s(r){const t=new Map;return{states:e=>{
let o=t.get(e);return o===void 0&&t.set(e,o=r(e)),o},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),94289:((N,P,i)=>{i.d(P,{Y:()=>f});function f(l,g){
switch(l){case"D":return String(g);case"R":return m(g);case"r":return m(g).toLowerCase();case"A":return d(g);case"a":return d(g).toLowerCase();default:return""}}
const E=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],w=1e5,h=2600;function m(l){
if(l>w)return String(l);let g="",s=l;for(const[r,t]of E)for(;s>=r;)g+=t,s-=r;return g}function d(l){return l>h?String(l):String.fromCharCode(65+(l-1)%26).repeat(
Math.ceil(l/26))}}),44738:((N,P,i)=>{i.d(P,{L:()=>l,m:()=>g});var f=i(45599),E=i(55969),w=i(3466),h=i(9731),m=i(17671);const d=1e3;async function l(s,r){const t=new Set;
let n=0,e=!1;for(let c=0;c<s.pages.count;c++){const u=g(s,s.pages.number(c));for(const{number:y}of u){const D=s.get(y),B=s.job.pace.step(d);if(B&&await B,t.has(
y)||!(0,f.Zm)(D)||!r(D,c))continue;t.add(y);const W=(0,E.B)(s,D);W==="Popup"&&n++,W==="Widget"&&(e=!0)}const p=s.job.pace.step(500);p&&await p}if(t.size===0)return 0;
const o=(0,m.Hi)(s),a=e?await w.R.of(s):void 0;return await(0,m.Pv)(o,t,()=>(0,m.Wi)(o,t)),a&&await(0,m.zg)(o,a),await(0,h.U)(o),t.size-n}function g(s,r){const t=s.
entry(r,"Annots"),n=s.array(t)??[];if(!n.some(f.Zm))return n.filter(f.i9);const e=s.edit((0,f.i9)(t)?t:r),o=s.array((0,f.Zm)(e)?e.get("Annots"):e)??[];for(const[
a,c]of o.entries())(0,f.Zm)(c)&&(o[a]=s.add(c));return o.filter(f.i9)}}),33311:((N,P,i)=>{i.d(P,{S:()=>w});var f=i(21996),E=i(70549);const w=(0,E.n)(h=>(0,f.zx)(
h,["AP","JS","EF","ByteRange","Sig"]))}),59071:((N,P,i)=>{i.d(P,{Gh:()=>t,ZK:()=>n,wh:()=>r});var f=i(77581),E=i(45599);const w=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
h=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,d=e=>e.replace(w,"").replace(
h,"").replace(m,"�"),l=200,g=new WeakMap;function s(e){if(e.bytes.length<l)return d((0,f.g7)(e));let o=g.get(e);return o===void 0&&g.set(e,o=d((0,f.g7)(e))),o}
const r=e=>d(e).trim();function t(e){const o=e instanceof E.Mx?s(e).trim():"";return o===""?null:o}const n=e=>e?s(e):""})};
