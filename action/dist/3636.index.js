"use strict";exports.id=3636,exports.ids=[3636],exports.modules={17079:((N,P,i)=>{i.d(P,{Z:()=>_,_:()=>g});const c=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,p=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function g(o){
if(o.length>64)return;const s=o.trim().replace(w,(t,n,e,r)=>`${n??""}${1900+Number(e)}${r}`);return u(f(c.exec(s)??p.exec(s)))}function _(o){const s=o.length>64?
void 0:f(p.exec(o.trim()));if(!s||u(s)===void 0)return;const{year:t,month:n="",day:e="",hour:r="",minute:a="",second:h="",zone:d=""}=s;return`D:${t}${n}${e}${r}${a}${h}${d===
"Z"||d===""?d:`${d.replace(":","'")}'`}`}function f(o){if(!o)return;const[,s,t,n,e,r,a,h,d,m,y]=o,T=h??(d===void 0?void 0:`${d}${m??"00"}:${y??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:r,second:a,zone:T}}function u(o){if(!o)return;const{year:s,month:t,day:n,hour:e,minute:r="00",second:a="00",zone:h}=o,d=(y,T,$)=>y===
void 0||Number(y)>=T&&Number(y)<=$;if(Number(s)===0||!d(t,1,12)||!d(n,1,l(Number(s),Number(t)))||!d(e,0,23)||!d(r,0,59)||!d(a,0,59)||h!==void 0&&h!=="Z"&&!(d(h.
slice(1,3),0,23)&&d(h.slice(4),0,59)))return;const m=[s,t,n].filter(y=>y!==void 0).join("-");return e===void 0?m:`${m}T${e}:${r}:${a}${h==="+00:00"||h==="-00:00"?
"Z":h??""}`}function l(o,s){return s===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((N,P,i)=>{i.d(P,{D6:()=>_,F1:()=>p,NL:()=>o,
P3:()=>w,br:()=>g,bs:()=>l});var c=i(98446);const w={problem:"names page 0: pages count from 1, and -1 is the last page"};function p(t,n,e){const r=[],a=[];for(const[
h,d]of t.split(",").entries()){const m=h+1;if(n!==void 0&&d.trim()===""){a.push(`entry ${m} is empty: write ${n}, separated by single commas`);continue}const y=e(
d,m);"problem"in y?a.push(g(m,d,y.problem)):r.push(y.item)}return a.length>0?{problem:l(a)}:{items:r}}const g=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,_=({
position:t,text:n},e,r)=>g(t,n,`names ${f(e)}, but the document has ${(0,c.y_)(r,"page")}`);function f(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const u=5;function l(t){const n=t.length-u;return[...t.slice(0,u),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function o(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,c.Bu)(n.join(""),40)}}),29082:((N,P,i)=>{i.d(P,{k1:()=>_,lY:()=>g,m7:()=>f});var c=i(58552),w=i(
66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,g=o=>(0,w.F1)(o,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=p.exec(n);if(!e)
return{problem:l(n)};const[,r,a,h,d,m]=e,y={negated:r!==void 0,text:n,position:t};if(a!==void 0)return{item:{...y,pages:a.toLowerCase()}};const T=Number(h),$=d===
void 0?T:m===void 0?"end":Number(m);return T===0||$===0?w.P3:{item:{...y,pages:{from:T,to:$}}}});function _(o,s,t="pages"){const n=d=>(0,c.G6)([{field:t,message:d}]),
e=g(o);if("problem"in e)throw n(e.problem);const r=new u(s),a=new u(s),h=[];for(const d of e.items){const m=d.negated?a:r;if(typeof d.pages=="string"){m.add(d.pages);
continue}const{from:y,to:T}=d.pages,$=y<0?s+1+y:y,G=T==="end"?s:T<0?s+1+T:T,A=(T==="end"?y<0?[[y,$]]:[]:[[y,$],[T,G]]).find(([,v])=>v<1||v>s);A&&h.push((0,w.D6)(
d,A[0],s)),!(T==="end"&&$>s||h.length>0)&&m.range(Math.min($,G),Math.max($,G))}if(h.length>0)throw n((0,w.bs)(h));return e.items.every(({negated:d})=>d)&&r.add(
"all"),r.without(a)}function f(o){const s=g(o);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:r}=n;return r==="end"?{first:e}:r===-1?{first:e}:r<1?void 0:{first:Math.min(e,r),last:Math.max(e,r)}}class u{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,r=0;for(let a=1;a<=this.pageCount;a++){e+=this.differences[a],r+=s.differences[a];const h=a%
2===1?"odd":"even";(e>0||this[h])&&!(r>0||s[h])&&(t[n++]=a)}return t.subarray(0,n)}}function l(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is writt\
en 1..5":/^!/.test(o)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((N,P,i)=>{i.d(P,{Q:()=>w});const c=p();function w(g){const[_,f,u,l]=c;let o=4294967295,s=0;for(const t=g.
length-3;s<t;s+=4)o^=g[s]|g[s+1]<<8|g[s+2]<<16|g[s+3]<<24,o=l[o&255]^u[o>>>8&255]^f[o>>>16&255]^_[o>>>24];for(;s<g.length;s++)o=_[(o^g[s])&255]^o>>>8;return~o>>>
0}function p(){const g=new Int32Array(256);for(let l=0;l<256;l++){let o=l;for(let s=0;s<8;s++)o=o&1?o>>>1^3988292384:o>>>1;g[l]=o}const _=l=>l.map(o=>g[o&255]^o>>>
8),f=_(g),u=_(f);return[g,f,u,_(u)]}}),55772:((N,P,i)=>{i.d(P,{fl:()=>o,mm:()=>u,vg:()=>l});var c=i(94289),w=i(33546),p=i(74135),g=i(59071);const _=1e3;function f(t){
const{width:n,height:e}=(0,p.JQ)(t),r=a=>Math.round(a*_)/_;return{width:r(n),height:r(e)}}function u({kinds:t,kindOf:n}){const e=new Int32Array(t.length),r=new Int32Array(
t.length);for(let h=n.length-1;h>=0;h--)e[n[h]]++,r[n[h]]=h+1;const a=new Map;for(const[h,d]of t.entries()){const{width:m,height:y}=f(d),T=`${m} ${y}`,$=a.get(T);
$?$.count+=e[h]:a.set(T,{width:m,height:y,count:e[h],firstPage:r[h]})}return[...a.values()]}async function l(t,{kinds:n,kindOf:e},r){const a=await o(t),h=n.map(
f);return Array.from(e,(d,m)=>({...h[d],rotation:n[d].rotation,label:a(m),characters:r?.[m]??null}))}async function o(t){const n=await(0,w.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,g.ZK)(n)+(0,c.Y)(t,e)}}),83653:((N,P,i)=>{i.r(P),i.d(P,{pages_to_images:()=>G});var c=i(58552),w=i(29082),
p=i(1900);const g=256;async function _({width:O,height:E,row:M},I){const S=new l;for(let B=0;B<E;B++){const x=M(B),U=(0,p.rr)(x);for(let C=0,R=0;C<U.length;C++,
R+=p.vO)if(!(C>0&&U[C]===U[C-1])&&S.numberOf(x[R+2],x[R+1],x[R])>=g)return;const L=I.step(x.length*p.oF);L&&await L}const D=new Uint8Array(O);return{colors:S.colors,
samples:B=>{const x=M(B),U=(0,p.rr)(x);for(let L=0,C=0;L<O;L++,C+=p.vO)D[L]=L>0&&U[L]===U[L-1]?D[L-1]:S.numberOf(x[C+2],x[C+1],x[C]);return D}}}const f=g*4,u=2654435761;
class l{keys=new Int32Array(f).fill(-1);numbers=new Uint16Array(f);met=[];count=0;numberOf(E,M,I){const S=E<<16|M<<8|I;let D=Math.imul(S,u)>>>16&f-1;for(;this.keys[D]!==
S&&this.keys[D]!==-1;)D=D+1&f-1;return this.keys[D]===-1&&(this.keys[D]=S,this.numbers[D]=this.count++,this.met.push(E,M,I)),this.numbers[D]}get colors(){return Uint8Array.
from(this.met)}}var o=i(36116),s=i(14118),t=i(86799),n=i(6057),e=i(30044),r=i(30586),a=i(42973),h=i(64173),d=i(98446),m=i(21841),y=i(55772),T=i(52404);const $={
png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},G=async(O,E,M)=>{const I=E.font&&(0,t.g)(E.font,"font").bytes,S=await(0,h.E)(
O.bytes,M,{password:E.open_password}),D=S.pages.count,B=(0,w.k1)(E.pages,D);if(B.length===0)return{documents:[],files:[],notes:[T.$],facts:{imageCount:0}};v(B.length,
M);const x=[...B].map(Z=>z((0,n.iw)(S,Z-1),Z,E));K(x,E,M);const U=await(0,y.fl)(S),{bytes:L,missing:C,images:R}=await(0,m.v)(S,B,E.with_annotations),F=I||C.pagesWithout().
size===0?void 0:await M.lent.drawingFont?.(),V=I??(F&&(0,t.g)({name:"font",bytes:F},"font").bytes),H=await s.Y.open(L,M,{font:V,images:R}),X=O.name.replace(/\.pdf$/i,
""),ot=String(D).length,Y=[],{ending:rt,mediaType:k}=$[E.image_format];let q=0,J=async()=>{};for(const[Z,{page:Q,width:tt,height:et,resolution:it}]of x.entries()){
const at=await H.draw(Z,{width:tt,height:et,isTransparent:E.transparent}),{file:ct}=await A(at,it,E,M);await J(),J=async()=>{const j=await ct;q+=j.length,b(q,M);
const nt=U(Q-1),st=`${X}-${String(Q).padStart(ot,"0")}.${rt}`;Y.push({name:st,bytes:await M.onResult({index:Z,name:st,bytes:j}),mediaType:k,facts:{page:Q,...nt&&
{label:nt},width:tt,height:et,size:j.length,mimeType:k}}),M.pace.progress((Z+1)/x.length)}}return await J(),{documents:[],files:Y,notes:C.notes(I?"given":F&&"le\
nt"),facts:{imageCount:Y.length}}};function z(O,E,M){const I=M.pixel_width===void 0?M.resolution:(0,o.C)(O,M.pixel_width);return{page:E,...(0,o.T)(O,I),resolution:I}}
async function A(O,E,M,I){const{grayscale:S,transparent:D,image_format:B,quality:x}=M,{width:U,height:L}=O,C=S||!await(0,p.cE)(O,I.pace);if(B==="jpeg"){const H=C?
"gray":"rgb",X=await(0,e.I)({width:U,height:L,color:H,quality:x,resolution:E,samples:(0,p.lc)(O,H)},I.pace);return{file:Promise.resolve(X)}}const R=C||D?void 0:
await _(O,I.pace),F=R?"palette":D?C?"gray-alpha":"rgba":C?"gray":"rgb",V=R?R.samples:(0,p.lc)(O,F);return await(0,r.Fo)({width:U,height:L,depth:8,color:F,palette:R?.
colors,resolution:E,samples:V},I)}function v(O,{limits:{drawnPages:E}}){if(O<=E)return;const M=`pages_to_images gives at most ${(0,d.y_)(E,"image")} at once, an\
d pages names ${O}`;throw(0,a.F)("drawnPages",M,`Choose pages such as 1..${E}, or split the document first`,"pages")}function b(O,{limits:{drawnBytes:E}}){if(O<=
E)return;const M=`The images together are larger than ${E} bytes`;throw(0,a.F)("drawnBytes",M,"Choose fewer pages, or a lower resolution","pages")}const W=1e6;function K(O,E,{
limits:{pixels:M}}){const I=({width:C,height:R})=>C*R,S=O.reduce((C,R)=>I(R)>I(C)?R:C);if(I(S)<=M)return;const D=Math.sqrt(M/I(S)),[B,x]=E.pixel_width===void 0?
["resolution",E.resolution]:["pixel_width",E.pixel_width],U=Math.ceil(I(S)/W),L=`${x} would make images of ${(0,d.y_)(U,"megapixel")}: at most ${Math.floor(x*D)}\
 fits this document (page ${S.page})`;throw(0,c.G6)([{field:B,message:L}])}}),52404:((N,P,i)=>{i.d(P,{$:()=>g,U:()=>_});var c=i(58552),w=i(29082),p=i(98446);const g={
code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function _({first_page:f,last_page:u,pages:l},o){
if(l!==void 0)return(0,w.k1)(l,o);const s=(0,p.y_)(o,"page"),t=[];if(f>o&&t.push({field:"first_page",message:`is ${f}, but the document has ${s}`}),u!==void 0&&
u>o&&t.push({field:"last_page",message:`is ${u}, but the document has ${s}`}),t.length===0&&u!==void 0&&f>u&&t.push({field:"first_page",message:`is ${f}, which \
is after last_page (${u})`,mentions:["last_page"]}),t.length>0)throw(0,c.G6)(t);return Uint32Array.from({length:(u??o)-f+1},(n,e)=>f+e)}}),36116:((N,P,i)=>{i.d(
P,{C:()=>g,T:()=>p});var c=i(74135);const w=72;function p(_,f){const{width:u,height:l}=(0,c.JQ)(_),o=s=>Math.max(1,Math.round(s*f/w));return{width:o(u),height:o(
l)}}const g=(_,f)=>f*w/(0,c.JQ)(_).width}),30586:((N,P,i)=>{i.d(P,{Fo:()=>h,Hy:()=>a});var c=i(44131),w=i(64680),p=i(19158),g=i(81679);const _=Uint8Array.of(137,
80,78,71,13,10,26,10),f={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},u={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},l=.0254,o=6,s=8388608,t=65536,n=2,e=.6,r=4,
a=async(A,v)=>(await h(A,v)).file;async function h(A,v){const{width:b,height:W,depth:K,color:O,palette:E,profile:M,resolution:I}=A,S=Buffer.alloc(13);S.writeUInt32BE(
b,0),S.writeUInt32BE(W,4),S.set([K,f[O],0,0,0],8);const D=[_,z("IHDR",S)];M&&D.push(z("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,g.Kc)(M)]))),I!==
void 0&&D.push(z("pHYs",d(I))),E&&D.push(z("PLTE",E));const{data:B}=await m(A,v),x=B.then(U=>Buffer.concat([...D,z("IDAT",U),z("IEND",new Uint8Array(0))]));return x.
catch(()=>{}),{file:x}}function d(A){const v=Buffer.alloc(9),b=Math.round(A/l);return v.writeUInt32BE(b,0),v.writeUInt32BE(b,4),v[8]=1,v}async function m(A,{codec:v,
pace:b}){const W=(y(A)+1)*A.height;if(!v&&W>s){const M=await(0,p.p)(new CompressionStream("deflate"),T(A,b,!0));return{data:Promise.resolve(M)}}const K=new w.k(
W);for await(const M of T(A,b,!1))K.copy(M,0,M.length);const O=K.bytes,E=v?v.deflate(O,o):(0,p.p)(new CompressionStream("deflate"),[O]);return W>s&&await E,{data:E}}
const y=({width:A,depth:v,color:b})=>Math.ceil(A*v*u[b]/8);async function*T(A,v,b){const{height:W,samples:K}=A,O=y(A),E=$(A),M=typeof K=="function"?K:x=>K.subarray(
x*O,x*O+O),I=new Uint8Array(O),S=Math.max(1,Math.floor(t/(O+1)));let D=new Uint8Array(0),B=0;for(let x=0;x<W;x++){if(B===D.length){const F=Math.min(S,W-x)*(O+1);
(b||D.length!==F)&&(D=new Uint8Array(F)),B=0}const U=D.subarray(B,B+=O+1),L=M(x).subarray(0,O),C=x>0&&Buffer.compare(L,I)===0;if(U[0]=E(L,C),U[0]!==n)U.set(L,1);else if(!C)
for(let F=0;F<O;F++)U[F+1]=L[F]-I[F];C||I.set(L),B===D.length&&(yield D);const R=v.step(O);R&&await R}}function $({depth:A,color:v}){if(A<8||v==="palette")return()=>0;
const b=u[v];let W;return(K,O)=>{if(O)return W;const E=W===void 0;return W=A===8&&G(K,b)?0:n,E?0:W}}function G(A,v){let b=0,W=0;for(let K=v;K<A.length;K+=r*v)A[K]===
A[K-v]&&b++,W++;return b>=W*e}function z(A,v){const b=Buffer.alloc(v.length+12);return b.writeUInt32BE(v.length,0),b.write(A,4,"latin1"),b.set(v,8),b.writeUInt32BE(
(0,c.Q)(b.subarray(4,v.length+8)),v.length+8),b}}),38671:((N,P,i)=>{i.d(P,{R:()=>g});var c=i(52205),w=i(45599);const p={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",
CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function g(_,f){const u=(0,c.c3)(_,f.dict.get("Filter")),l=(0,c.c3)(_,f.dict.get("DecodeParms")),o=u.at(
-1)??null,s=o instanceof w.SX?p[o.text]:void 0;if(!s)return{format:s,parameters:void 0,filter:o,before:f};const t=new w.Bi(f.dict);t.set("Filter",u.slice(0,-1)),
t.set("DecodeParms",l.slice(0,u.length-1));const n=l[u.length-1];return{format:s,parameters:(0,w.Zm)(n)?n:void 0,filter:o,before:new w.Z6(t,f.data,f.sealed)}}}),
93059:((N,P,i)=>{i.d(P,{n:()=>p});var c=i(45599);const w={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",
W:"Width"};function p(g){if(g.dataStart<0)return;const _=new c.Bi;for(let f=0;f+1<g.count;f+=2){const u=g.name(f);u!==void 0&&_.set(w[u]??u,g.value(f+1))}return new c.
Z6(_,g.content.subarray(g.dataStart,g.dataEnd))}}),8283:((N,P,i)=>{i.d(P,{A2:()=>w,EI:()=>_,GM:()=>p,OD:()=>u,Os:()=>g,iN:()=>f});var c=i(78157);const w=216,p=217,
g=218,_=254,f=s=>s>=224&&s<=239;function*u(s){const t=(0,c.bS)(s);for(let n=2;;){const e=o(t,n);if(e<0)return;const r=t[e+1],a=r===w||r===p||r===l;if(!a&&e+4>t.
length)return;const h=a?0:t.readUInt16BE(e+2),d=e+2+h;if(d>t.length||!a&&h<2||(yield{marker:r,start:e,end:d,data:t.subarray(a?d:e+4,d)},r===p))return;n=d}}const l=1;
function o(s,t){for(let n=s.indexOf(255,t);n>=0&&n+1<s.length;n=s.indexOf(255,n+1)){const e=s[n+1];if(e!==0&&e!==255&&(e<208||e>215))return n}return-1}}),5490:((N,P,i)=>{
i.d(P,{M:()=>g,U:()=>p});var c=i(74135);const w=1e4;class p{current;saved=[];beyond=0;constructor(f){this.current=f}follow(f){switch(f.operator){case"q":return this.
saved.length<w?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"\
cm":return this.transform(f),!0;default:return!1}}transform(f){if(f.count!==6)return;const[u,l,o,s,t,n]=g(f);this.current.matrix=(0,c.lw)([u,l,o,s,t,n],this.current.
matrix)}}const g=_=>Array.from({length:_.count},(f,u)=>_.number(u))}),36502:((N,P,i)=>{i.d(P,{z:()=>l});var c=i(45599);const w={View:"ViewState",Print:"PrintSta\
te"};class p{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.
get("AS"))??[]){const r=t.dict(e),a=t.resolve(r?.get("Event"));if(!r||!((0,c.Eo)(a,"View")||(0,c.Eo)(a,"Print")))continue;const h=g(t,r.get("Category")),d=this.
categories[a.text];for(const m of t.array(r.get("OCGs"))??[]){if(!(0,c.i9)(m))continue;const y=d.get(m.number)??new Set;for(const T of h)y.add(T);d.set(m.number,
y)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.dict(new c.oS(t)));return!e.has("All")&&![...e].some(r=>n.
has(r))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const r=this.document.dict(this.document.dict(new c.oS(t))?.get("Usage"));let a;for(const h of e){
const d=w[h],m=d===void 0?null:this.document.resolve(this.document.dict(r?.get(h))?.get(d));if((0,c.Eo)(m,"OFF"))return!1;(0,c.Eo)(m,"ON")&&(a=!0)}return a}intentsOf(t){
const n=g(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function g(s,t){return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof
c.SX?[e.text]:[])}const _=32;function f(s,t,n){const e=new Map,r=(a,h)=>{const d=e.get(a);if(d!==void 0)return d;e.set(a,!0);const m=s.resolve(a[0]),y=G=>{const z=s.
resolve(G);return(0,c.cy)(z)?h>0?r(z,h-1):!0:!(0,c.i9)(G)||n(G.number)},T=a.slice(1),$=u(m instanceof c.SX?m.text:"",T,y);return e.set(a,$),$};return r(t,_)}function u(s,t,n){
switch(s){case"And":return t.every(n);case"Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class l{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,c.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,c.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,c.i9)(e)&&this.on.add(e.number);this.usages=new p(t,n),this.viewed=
o(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=o(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,c.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,c.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:r}=this,a=r.dict(t);if(!a)return!0;if(!(0,c.Eo)(
r.resolve(a.get("Type")),"OCMD"))return!(0,c.i9)(t)||n(t.number);const h=e.get(a);if(h!==void 0)return h;const d=r.resolve(a.get("VE")),m=(0,c.cy)(d)?f(r,d,n):this.
showsByPolicy(a,n);return e.set(a,m),m}showsByPolicy(t,n){const{document:e}=this,r=t.get("OCGs"),a=(e.array(r)??[r]).filter(c.i9);if(a.length===0)return!0;const h=a.
map(({number:m})=>n(m)),d=e.resolve(t.get("P"));switch(d instanceof c.SX?d.text:"AnyOn"){case"AllOn":return h.every(m=>m);case"AnyOff":return!h.every(m=>m);case"\
AllOff":return!h.some(m=>m);default:return h.some(m=>m)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function o(s){const t=new Map;return{
states:e=>{let r=t.get(e);return r===void 0&&t.set(e,r=s(e)),r},memberships:new WeakMap}}}),94289:((N,P,i)=>{i.d(P,{Y:()=>c});function c(u,l){switch(u){case"D":
return String(l);case"R":return _(l);case"r":return _(l).toLowerCase();case"A":return f(l);case"a":return f(l).toLowerCase();default:return""}}const w=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],p=1e5,g=2600;function _(u){if(u>p)return String(
u);let l="",o=u;for(const[s,t]of w)for(;o>=s;)l+=t,o-=s;return l}function f(u){return u>g?String(u):String.fromCharCode(65+(u-1)%26).repeat(Math.ceil(u/26))}}),
44738:((N,P,i)=>{i.d(P,{L:()=>f,m:()=>u});var c=i(45599),w=i(55969),p=i(3466),g=i(9731),_=i(17671);async function f(l,o){const s=new Set;let t=0,n=!1;for(let a=0;a<
l.pages.count;a++){const h=u(l,l.pages.number(a));for(const{number:m}of h){const y=l.get(m);if(s.has(m)||!(0,c.Zm)(y)||!o(y,a))continue;s.add(m);const T=(0,w.B)(
l,y);T==="Popup"&&t++,T==="Widget"&&(n=!0)}const d=l.job.pace.step(500+h.length*100);d&&await d}if(s.size===0)return 0;const e=(0,_.Hi)(l),r=n?await p.R.of(l):void 0;
return await(0,_.Pv)(e,s,()=>(0,_.Wi)(e,s)),r&&await(0,_.zg)(e,r),await(0,g.U)(e),s.size-t}function u(l,o){const s=l.entry(o,"Annots"),t=l.array(s)??[];if(!t.some(
c.Zm))return t.filter(c.i9);const n=l.edit((0,c.i9)(s)?s:o),e=l.array((0,c.Zm)(n)?n.get("Annots"):n)??[];for(const[r,a]of e.entries())(0,c.Zm)(a)&&(e[r]=l.add(a));
return e.filter(c.i9)}}),33311:((N,P,i)=>{i.d(P,{S:()=>p});var c=i(21996),w=i(70549);const p=(0,w.n)(g=>(0,c.zx)(g,["AP","JS","EF","ByteRange","Sig"]))}),59071:((N,P,i)=>{
i.d(P,{Gh:()=>t,ZK:()=>n,wh:()=>s});var c=i(77581),w=i(45599);const p=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,g=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,f=e=>e.replace(p,"").replace(g,"").replace(_,"�"),u=200,l=new WeakMap;function o(e){
if(e.bytes.length<u)return f((0,c.g7)(e));let r=l.get(e);return r===void 0&&l.set(e,r=f((0,c.g7)(e))),r}const s=e=>f(e).trim();function t(e){const r=e instanceof
w.Mx?o(e).trim():"";return r===""?null:r}const n=e=>e?o(e):""})};
