"use strict";exports.id=7190,exports.ids=[7190],exports.modules={17079:((W,T,i)=>{i.d(T,{Z:()=>y,_:()=>h});const u=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function h(s){
if(s.length>64)return;const o=s.trim().replace(M,(t,n,e,r)=>`${n??""}${1900+Number(e)}${r}`);return l(d(u.exec(o)??O.exec(o)))}function y(s){const o=s.length>64?
void 0:d(O.exec(s.trim()));if(!o||l(o)===void 0)return;const{year:t,month:n="",day:e="",hour:r="",minute:c="",second:a="",zone:f=""}=o;return`D:${t}${n}${e}${r}${c}${a}${f===
"Z"||f===""?f:`${f.replace(":","'")}'`}`}function d(s){if(!s)return;const[,o,t,n,e,r,c,a,f,_,w]=s,P=a??(f===void 0?void 0:`${f}${_??"00"}:${w??"00"}`);return{year:o,
month:t,day:n,hour:e,minute:r,second:c,zone:P}}function l(s){if(!s)return;const{year:o,month:t,day:n,hour:e,minute:r="00",second:c="00",zone:a}=s,f=(w,P,$)=>w===
void 0||Number(w)>=P&&Number(w)<=$;if(Number(o)===0||!f(t,1,12)||!f(n,1,p(Number(o),Number(t)))||!f(e,0,23)||!f(r,0,59)||!f(c,0,59)||a!==void 0&&a!=="Z"&&!(f(a.
slice(1,3),0,23)&&f(a.slice(4),0,59)))return;const _=[o,t,n].filter(w=>w!==void 0).join("-");return e===void 0?_:`${_}T${e}:${r}:${c}${a==="+00:00"||a==="-00:00"?
"Z":a??""}`}function p(s,o){return o===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),66974:((W,T,i)=>{i.d(T,{D6:()=>y,F1:()=>O,NL:()=>s,
P3:()=>M,br:()=>h,bs:()=>p});var u=i(98446);const M={problem:"names page 0: pages count from 1, and -1 is the last page"};function O(t,n,e){const r=[],c=[];for(const[
a,f]of t.split(",").entries()){const _=a+1;if(n!==void 0&&f.trim()===""){c.push(`entry ${_} is empty: write ${n}, separated by single commas`);continue}const w=e(
f,_);"problem"in w?c.push(h(_,f,w.problem)):r.push(w.item)}return c.length>0?{problem:p(c)}:{items:r}}const h=(t,n,e)=>`entry ${t} ('${o(n.trim())}') ${e}`,y=({
position:t,text:n},e,r)=>h(t,n,`names ${d(e)}, but the document has ${(0,u.y_)(r,"page")}`);function d(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const l=5;function p(t){const n=t.length-l;return[...t.slice(0,l),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function s(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,u.Bu)(n.join(""),40)}}),29082:((W,T,i)=>{i.d(T,{k1:()=>y,lY:()=>h,m7:()=>d});var u=i(58552),M=i(
66974);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,h=s=>(0,M.F1)(s,"pages such as 1..3, -1, odd",(o,t)=>{const n=o.trim(),e=O.exec(n);if(!e)
return{problem:p(n)};const[,r,c,a,f,_]=e,w={negated:r!==void 0,text:n,position:t};if(c!==void 0)return{item:{...w,pages:c.toLowerCase()}};const P=Number(a),$=f===
void 0?P:_===void 0?"end":Number(_);return P===0||$===0?M.P3:{item:{...w,pages:{from:P,to:$}}}});function y(s,o,t="pages"){const n=f=>(0,u.G6)([{field:t,message:f}]),
e=h(s);if("problem"in e)throw n(e.problem);const r=new l(o),c=new l(o),a=[];for(const f of e.items){const _=f.negated?c:r;if(typeof f.pages=="string"){_.add(f.pages);
continue}const{from:w,to:P}=f.pages,$=w<0?o+1+w:w,N=P==="end"?o:P<0?o+1+P:P,Z=(P==="end"?w<0?[[w,$]]:[]:[[w,$],[P,N]]).find(([,F])=>F<1||F>o);Z&&a.push((0,M.D6)(
f,Z[0],o)),!(P==="end"&&$>o||a.length>0)&&_.range(Math.min($,N),Math.max($,N))}if(a.length>0)throw n((0,M.bs)(a));return e.items.every(({negated:f})=>f)&&r.add(
"all"),r.without(c)}function d(s){const o=h(s);if("problem"in o||o.items.length!==1)return;const{negated:t,pages:n}=o.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:r}=n;return r==="end"?{first:e}:r===-1?{first:e}:r<1?void 0:{first:Math.min(e,r),last:Math.max(e,r)}}class l{pageCount;differences;odd=!1;even=!1;constructor(o){
this.pageCount=o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,t){this.differences[o]++,this.differences[t+
1]--}without(o){const t=new Uint32Array(this.pageCount);let n=0,e=0,r=0;for(let c=1;c<=this.pageCount;c++){e+=this.differences[c],r+=o.differences[c];const a=c%
2===1?"odd":"even";(e>0||this[a])&&!(r>0||o[a])&&(t[n++]=c)}return t.subarray(0,n)}}function p(s){return/^(not +)?\.\./i.test(s)?"has no start: a range is writt\
en 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)(s.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((W,T,i)=>{i.d(T,{Q:()=>M});const u=O();function M(h){const[y,d,l,p]=u;let s=4294967295,o=0;for(const t=h.
length-3;o<t;o+=4)s^=h[o]|h[o+1]<<8|h[o+2]<<16|h[o+3]<<24,s=p[s&255]^l[s>>>8&255]^d[s>>>16&255]^y[s>>>24];for(;o<h.length;o++)s=y[(s^h[o])&255]^s>>>8;return~s>>>
0}function O(){const h=new Int32Array(256);for(let p=0;p<256;p++){let s=p;for(let o=0;o<8;o++)s=s&1?s>>>1^3988292384:s>>>1;h[p]=s}const y=p=>p.map(s=>h[s&255]^s>>>
8),d=y(h),l=y(d);return[h,d,l,y(l)]}}),55772:((W,T,i)=>{i.d(T,{fl:()=>s,mm:()=>l,vg:()=>p});var u=i(94289),M=i(33546),O=i(74135),h=i(59071);const y=1e3;function d(t){
const{width:n,height:e}=(0,O.JQ)(t),r=c=>Math.round(c*y)/y;return{width:r(n),height:r(e)}}function l({kinds:t,kindOf:n}){const e=new Int32Array(t.length),r=new Int32Array(
t.length);for(let a=n.length-1;a>=0;a--)e[n[a]]++,r[n[a]]=a+1;const c=new Map;for(const[a,f]of t.entries()){const{width:_,height:w}=d(f),P=`${_} ${w}`,$=c.get(P);
$?$.count+=e[a]:c.set(P,{width:_,height:w,count:e[a],firstPage:r[a]})}return[...c.values()]}async function p(t,{kinds:n,kindOf:e},r){const c=await s(t),a=n.map(
d);return Array.from(e,(f,_)=>({...a[f],rotation:n[f].rotation,label:c(_),characters:r?.[_]??null}))}async function s(t){const n=await(0,M.Hr)(t);return e=>n?o(
n(e)):null}function o({style:t,prefix:n,number:e}){return(0,h.ZK)(n)+(0,u.Y)(t,e)}}),83653:((W,T,i)=>{i.r(T),i.d(T,{pages_to_images:()=>N});var u=i(58552),M=i(29082),
O=i(1900);const h=256;async function y({width:E,height:g,row:m},A){const I=new p;for(let R=0;R<g;R++){const D=m(R),B=(0,O.rr)(D);for(let S=0,U=0;S<B.length;S++,
U+=O.vO)if(!(S>0&&B[S]===B[S-1])&&I.numberOf(D[U+2],D[U+1],D[U])>=h)return;const x=A.step(D.length*O.oF);x&&await x}const C=new Uint8Array(E);return{colors:I.colors,
samples:R=>{const D=m(R),B=(0,O.rr)(D);for(let x=0,S=0;x<E;x++,S+=O.vO)C[x]=x>0&&B[x]===B[x-1]?C[x-1]:I.numberOf(D[S+2],D[S+1],D[S]);return C}}}const d=h*4,l=2654435761;
class p{keys=new Int32Array(d).fill(-1);numbers=new Uint16Array(d);met=[];count=0;numberOf(g,m,A){const I=g<<16|m<<8|A;let C=Math.imul(I,l)>>>16&d-1;for(;this.keys[C]!==
I&&this.keys[C]!==-1;)C=C+1&d-1;return this.keys[C]===-1&&(this.keys[C]=I,this.numbers[C]=this.count++,this.met.push(g,m,A)),this.numbers[C]}get colors(){return Uint8Array.
from(this.met)}}var s=i(36116),o=i(14118),t=i(86799),n=i(6057),e=i(30044),r=i(30586),c=i(42973),a=i(21836),f=i(98446),_=i(41516),w=i(55772),P=i(52404);const $={
png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},N=async(E,g,m)=>{const A=g.font&&(0,t.g)(g.font,"font").bytes,I=await(0,a.E)(
E.bytes,m,{password:g.open_password}),C=I.pages.count,R=(0,M.k1)(g.pages,C);if(R.length===0)return{documents:[],files:[],notes:[P.$],facts:{imageCount:0}};F(R.length,
m);const D=[...R].map(H=>G((0,n.iw)(I,H-1),H,g));L(D,g,m);const B=await(0,w.fl)(I),x=await(0,_.ve)(I,R,g.with_annotations),{bytes:S,missing:U}=x,z=A||U.pagesWithout().
size===0?void 0:await m.lent.drawingFont?.(),V=A??(z&&(0,t.g)({name:"font",bytes:z},"font").bytes),K=await o.YY.open(S,m,{...x,font:V}),Y=E.name.replace(/\.pdf$/i,
""),ot=String(C).length,X=[],{ending:rt,mediaType:k}=$[g.image_format];let q=0,Q=async()=>{};for(const[H,{page:J,width:tt,height:et,resolution:it}]of D.entries()){
const at=await K.draw(H,{width:tt,height:et,isTransparent:g.transparent}),{file:ct}=await Z(at,it,g,m);await Q(),Q=async()=>{const j=await ct;q+=j.length,b(q,m);
const nt=B(J-1),st=`${Y}-${String(J).padStart(ot,"0")}.${rt}`;X.push({name:st,bytes:await m.onResult({index:H,name:st,bytes:j}),mediaType:k,facts:{page:J,...nt&&
{label:nt},width:tt,height:et,size:j.length,mimeType:k}}),m.pace.progress((H+1)/D.length)}}return await Q(),{documents:[],files:X,notes:U.notes(A?"given":z&&"le\
nt"),facts:{imageCount:X.length}}};function G(E,g,m){const A=m.pixel_width===void 0?m.resolution:(0,s.C)(E,m.pixel_width);return{page:g,...(0,s.T)(E,A),resolution:A}}
async function Z(E,g,m,A){const{grayscale:I,transparent:C,image_format:R,quality:D}=m,{width:B,height:x}=E,S=I||!await(0,O.cE)(E,A.pace);if(R==="jpeg"){const K=S?
"gray":"rgb",Y=await(0,e.I)({width:B,height:x,color:K,quality:D,resolution:g,samples:(0,O.lc)(E,K)},A.pace);return{file:Promise.resolve(Y)}}const U=S||C?void 0:
await y(E,A.pace),z=U?"palette":C?S?"gray-alpha":"rgba":S?"gray":"rgb",V=U?U.samples:(0,O.lc)(E,z);return await(0,r.Fo)({width:B,height:x,depth:8,color:z,palette:U?.
colors,resolution:g,samples:V},A)}function F(E,{limits:{drawnPages:g}}){if(E<=g)return;const m=`pages_to_images gives at most ${(0,f.y_)(g,"image")} at once, an\
d pages names ${E}`;throw(0,c.F)("drawnPages",m,`Choose pages such as 1..${g}, or split the document first`,"pages")}function b(E,{limits:{drawnBytes:g}}){if(E<=
g)return;const m=`The images together are larger than ${g} bytes`;throw(0,c.F)("drawnBytes",m,"Choose fewer pages, or a lower resolution","pages")}const v=1e6;function L(E,g,{
limits:{pixels:m}}){const A=({width:S,height:U})=>S*U,I=E.reduce((S,U)=>A(U)>A(S)?U:S);if(A(I)<=m)return;const C=Math.sqrt(m/A(I)),[R,D]=g.pixel_width===void 0?
["resolution",g.resolution]:["pixel_width",g.pixel_width],B=Math.ceil(A(I)/v),x=`${D} would make images of ${(0,f.y_)(B,"megapixel")}: at most ${Math.floor(D*C)}\
 fits this document (page ${I.page})`;throw(0,u.G6)([{field:R,message:x}])}}),52404:((W,T,i)=>{i.d(T,{$:()=>h,U:()=>y});var u=i(58552),M=i(29082),O=i(98446);const h={
code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function y({first_page:d,last_page:l,pages:p},s){
if(p!==void 0)return(0,M.k1)(p,s);const o=(0,O.y_)(s,"page"),t=[];if(d>s&&t.push({field:"first_page",message:`is ${d}, but the document has ${o}`}),l!==void 0&&
l>s&&t.push({field:"last_page",message:`is ${l}, but the document has ${o}`}),t.length===0&&l!==void 0&&d>l&&t.push({field:"first_page",message:`is ${d}, which \
is after last_page (${l})`,mentions:["last_page"]}),t.length>0)throw(0,u.G6)(t);return Uint32Array.from({length:(l??s)-d+1},(n,e)=>d+e)}}),36116:((W,T,i)=>{i.d(
T,{C:()=>h,T:()=>O});var u=i(74135);const M=72;function O(y,d){const{width:l,height:p}=(0,u.JQ)(y),s=o=>Math.max(1,Math.round(o*d/M));return{width:s(l),height:s(
p)}}const h=(y,d)=>d*M/(0,u.JQ)(y).width}),30586:((W,T,i)=>{i.d(T,{Fo:()=>a,Hy:()=>c});var u=i(44131),M=i(64680),O=i(19158),h=i(68973);const y=Uint8Array.of(137,
80,78,71,13,10,26,10),d={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},l={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},p=.0254,s=6,o=8388608,t=65536,n=2,e=.6,r=4,
c=async(b,v)=>(await a(b,v)).file;async function a(b,v){const{width:L,height:E,depth:g,color:m,palette:A,profile:I,resolution:C}=b,R=Buffer.alloc(13);R.writeUInt32BE(
L,0),R.writeUInt32BE(E,4),R.set([g,d[m],0,0,0],8);const D=[y,F("IHDR",R)];I&&D.push(await _(I,v)),C!==void 0&&D.push(F("pHYs",w(C))),A&&D.push(F("PLTE",A));const{
data:B}=await P(b,v),x=B.then(S=>Buffer.concat([...D,F("IDAT",S),F("IEND",new Uint8Array(0))]));return x.catch(()=>{}),{file:x}}const f=4;async function _(b,v){
return F("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,h.uM)(v).deflate(b,f)]))}function w(b){const v=Buffer.alloc(9),L=Math.round(b/p);return v.
writeUInt32BE(L,0),v.writeUInt32BE(L,4),v[8]=1,v}async function P(b,{codec:v,pace:L}){const E=($(b)+1)*b.height;if(!v&&E>o){const I=await(0,O.p)(new CompressionStream(
"deflate"),N(b,L,!0));return{data:Promise.resolve(I)}}const g=new M.k(E);for await(const I of N(b,L,!1))g.copy(I,0,I.length);const m=g.bytes,A=v?v.deflate(m,s):
(0,O.p)(new CompressionStream("deflate"),[m]);return E>o&&await A,{data:A}}const $=({width:b,depth:v,color:L})=>Math.ceil(b*v*l[L]/8);async function*N(b,v,L){const{
height:E,samples:g}=b,m=$(b),A=G(b),I=typeof g=="function"?g:x=>g.subarray(x*m,x*m+m),C=new Uint8Array(m),R=Math.max(1,Math.floor(t/(m+1)));let D=new Uint8Array(
0),B=0;for(let x=0;x<E;x++){if(B===D.length){const K=Math.min(R,E-x)*(m+1);(L||D.length!==K)&&(D=new Uint8Array(K)),B=0}const S=D.subarray(B,B+=m+1),U=I(x).subarray(
0,m),z=x>0&&Buffer.compare(U,C)===0;if(S[0]=A(U,z),S[0]!==n)S.set(U,1);else if(!z)for(let K=0;K<m;K++)S[K+1]=U[K]-C[K];z||C.set(U),B===D.length&&(yield D);const V=v.
step(m);V&&await V}}function G({depth:b,color:v}){if(b<8||v==="palette")return()=>0;const L=l[v];let E;return(g,m)=>{if(m)return E;const A=E===void 0;return E=b===
8&&Z(g,L)?0:n,A?0:E}}function Z(b,v){let L=0,E=0;for(let g=v;g<b.length;g+=r*v)b[g]===b[g-v]&&L++,E++;return L>=E*e}function F(b,v){const L=Buffer.alloc(v.length+
12);return L.writeUInt32BE(v.length,0),L.write(b,4,"latin1"),L.set(v,8),L.writeUInt32BE((0,u.Q)(L.subarray(4,v.length+8)),v.length+8),L}}),5490:((W,T,i)=>{i.d(T,
{M:()=>h,U:()=>O});var u=i(74135);const M=1e4;class O{current;saved=[];beyond=0;constructor(d){this.current=d}follow(d){switch(d.operator){case"q":return this.saved.
length<M?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":
return this.transform(d),!0;default:return!1}}transform(d){if(d.count!==6)return;const[l,p,s,o,t,n]=h(d);this.current.matrix=(0,u.lw)([l,p,s,o,t,n],this.current.
matrix)}}const h=y=>Array.from({length:y.count},(d,l)=>y.number(l))}),36502:((W,T,i)=>{i.d(T,{z:()=>p});var u=i(45599);const M={View:"ViewState",Print:"PrintSta\
te"};class O{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.
get("AS"))??[]){const r=t.dict(e),c=t.resolve(r?.get("Event"));if(!r||!((0,u.Eo)(c,"View")||(0,u.Eo)(c,"Print")))continue;const a=h(t,r.get("Category")),f=this.
categories[c.text];for(const _ of t.array(r.get("OCGs"))??[]){if(!(0,u.i9)(_))continue;const w=f.get(_.number)??new Set;for(const P of a)w.add(P);f.set(_.number,
w)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.dict(new u.oS(t)));return!e.has("All")&&![...e].some(r=>n.
has(r))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const r=this.document.dict(this.document.dict(new u.oS(t))?.get("Usage"));let c;for(const a of e){
const f=M[a],_=f===void 0?null:this.document.resolve(this.document.dict(r?.get(a))?.get(f));if((0,u.Eo)(_,"OFF"))return!1;(0,u.Eo)(_,"ON")&&(c=!0)}return c}intentsOf(t){
const n=h(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function h(o,t){return(o.array(t)??[t??null]).map(e=>o.resolve(e)).flatMap(e=>e instanceof
u.SX?[e.text]:[])}const y=32;function d(o,t,n,e){const r=(c,a)=>{const f=e.get(c);if(f!==void 0)return f;e.set(c,!0);const _=o.resolve(c[0]),w=N=>{const G=o.resolve(
N);return(0,u.cy)(G)?a>0?r(G,a-1):!0:!(0,u.i9)(N)||n(N.number)},P=c.slice(1),$=l(_ instanceof u.SX?_.text:"",P,w);return e.set(c,$),$};return r(t,y)}function l(o,t,n){
switch(o){case"And":return t.every(n);case"Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class p{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,u.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,u.i9)(e)&&this.on.add(e.number);this.usages=new O(t,n),this.viewed=
s(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=s(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,u.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(t.flatMap(r=>(0,u.i9)(r)?[r.number]:[])),e=[];
for(const r of n){!this.viewed.states(r)&&!this.printed.states(r)&&e.push(r);const c=this.document.job.pace.step(1e3);c&&await c}return e}shows(t,n){const{document:e}=this,
{states:r,memberships:c,expressions:a}=n,f=e.dict(t);if(!f)return!0;if(!(0,u.Eo)(e.resolve(f.get("Type")),"OCMD"))return!(0,u.i9)(t)||r(t.number);const _=c.get(
f);if(_!==void 0)return _;const w=e.resolve(f.get("VE")),P=(0,u.cy)(w)?d(e,w,r,a):this.showsByPolicy(f,n);return c.set(f,P),P}showsByPolicy(t,{states:n,lists:e}){
const{document:r}=this,c=r.array(t.get("OCGs"))??[t.get("OCGs")??null];let a=e.get(c);if(!a){const _=c.filter(u.i9).map(({number:w})=>n(w));a=_.length===0?"empt\
y":{all:!_.includes(!1),any:_.includes(!0)},e.set(c,a)}if(a==="empty")return!0;const f=r.resolve(t.get("P"));switch(f instanceof u.SX?f.text:"AnyOn"){case"AllOn":
return a.all;case"AnyOff":return!a.all;case"AllOff":return!a.any;default:return a.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function s(o){
const t=new Map;return{states:e=>{let r=t.get(e);return r===void 0&&t.set(e,r=o(e)),r},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),94289:((W,T,i)=>{
i.d(T,{Y:()=>u});function u(l,p){switch(l){case"D":return String(p);case"R":return y(p);case"r":return y(p).toLowerCase();case"A":return d(p);case"a":return d(p).
toLowerCase();default:return""}}const M=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],O=1e5,h=2600;function y(l){if(l>O)return String(l);let p="",s=l;for(const[o,t]of M)for(;s>=o;)p+=t,s-=o;return p}function d(l){return l>h?String(l):String.
fromCharCode(65+(l-1)%26).repeat(Math.ceil(l/26))}}),44738:((W,T,i)=>{i.d(T,{L:()=>l,m:()=>p});var u=i(45599),M=i(55969),O=i(3466),h=i(9731),y=i(17671);const d=1e3;
async function l(s,o){const t=new Set;let n=0,e=!1;for(let a=0;a<s.pages.count;a++){const f=p(s,s.pages.number(a));for(const{number:w}of f){const P=s.get(w),$=s.
job.pace.step(d);if($&&await $,t.has(w)||!(0,u.Zm)(P)||!o(P,a))continue;t.add(w);const N=(0,M.B)(s,P);N==="Popup"&&n++,N==="Widget"&&(e=!0)}const _=s.job.pace.step(
500);_&&await _}if(t.size===0)return 0;const r=(0,y.Hi)(s),c=e?await O.R.of(s):void 0;return await(0,y.Pv)(r,t,()=>(0,y.Wi)(r,t)),c&&await(0,y.zg)(r,c),await(0,h.
U)(r),t.size-n}function p(s,o){const t=s.entry(o,"Annots"),n=s.array(t)??[];if(!n.some(u.Zm))return n.filter(u.i9);const e=s.edit((0,u.i9)(t)?t:o),r=s.array((0,u.
Zm)(e)?e.get("Annots"):e)??[];for(const[c,a]of r.entries())(0,u.Zm)(a)&&(r[c]=s.add(a));return r.filter(u.i9)}}),33311:((W,T,i)=>{i.d(T,{S:()=>O});var u=i(21996),
M=i(70549);const O=(0,M.n)(h=>(0,u.zx)(h,["AP","JS","EF","ByteRange","Sig"]))}),59071:((W,T,i)=>{i.d(T,{Gh:()=>t,ZK:()=>n,wh:()=>o});var u=i(77581),M=i(45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
h=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,y=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,d=e=>e.replace(O,"").replace(
h,"").replace(y,"�"),l=200,p=new WeakMap;function s(e){if(e.bytes.length<l)return d((0,u.g7)(e));let r=p.get(e);return r===void 0&&p.set(e,r=d((0,u.g7)(e))),r}
const o=e=>d(e).trim();function t(e){const r=e instanceof M.Mx?s(e).trim():"";return r===""?null:r}const n=e=>e?s(e):""})};
