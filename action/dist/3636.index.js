"use strict";exports.id=3636,exports.ids=[3636],exports.modules={17079:((Z,B,c)=>{c.d(B,{Z:()=>x,_:()=>O});const g=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,A=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(r){
if(r.length>64)return;const s=r.trim().replace(P,(t,n,e,f)=>`${n??""}${1900+Number(e)}${f}`);return _(h(g.exec(s)??A.exec(s)))}function x(r){const s=r.length>64?
void 0:h(A.exec(r.trim()));if(!s||_(s)===void 0)return;const{year:t,month:n="",day:e="",hour:f="",minute:l="",second:m="",zone:w=""}=s;return`D:${t}${n}${e}${f}${l}${m}${w===
"Z"||w===""?w:`${w.replace(":","'")}'`}`}function h(r){if(!r)return;const[,s,t,n,e,f,l,m,w,M,T]=r,$=m??(w===void 0?void 0:`${w}${M??"00"}:${T??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:f,second:l,zone:$}}function _(r){if(!r)return;const{year:s,month:t,day:n,hour:e,minute:f="00",second:l="00",zone:m}=r,w=(T,$,L)=>T===
void 0||Number(T)>=$&&Number(T)<=L;if(Number(s)===0||!w(t,1,12)||!w(n,1,y(Number(s),Number(t)))||!w(e,0,23)||!w(f,0,59)||!w(l,0,59)||m!==void 0&&m!=="Z"&&!(w(m.
slice(1,3),0,23)&&w(m.slice(4),0,59)))return;const M=[s,t,n].filter(T=>T!==void 0).join("-");return e===void 0?M:`${M}T${e}:${f}:${l}${m==="+00:00"||m==="-00:00"?
"Z":m??""}`}function y(r,s){return s===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((Z,B,c)=>{c.d(B,{D6:()=>x,F1:()=>A,NL:()=>r,
P3:()=>P,br:()=>O,bs:()=>y});var g=c(98446);const P={problem:"names page 0: pages count from 1, and -1 is the last page"};function A(t,n,e){const f=[],l=[];for(const[
m,w]of t.split(",").entries()){const M=m+1;if(n!==void 0&&w.trim()===""){l.push(`entry ${M} is empty: write ${n}, separated by single commas`);continue}const T=e(
w,M);"problem"in T?l.push(O(M,w,T.problem)):f.push(T.item)}return l.length>0?{problem:y(l)}:{items:f}}const O=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,x=({
position:t,text:n},e,f)=>O(t,n,`names ${h(e)}, but the document has ${(0,g.y_)(f,"page")}`);function h(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const _=5;function y(t){const n=t.length-_;return[...t.slice(0,_),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function r(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,g.Bu)(n.join(""),40)}}),29082:((Z,B,c)=>{c.d(B,{k1:()=>x,lY:()=>O,m7:()=>h});var g=c(58552),P=c(
66974);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,O=r=>(0,P.F1)(r,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=A.exec(n);if(!e)
return{problem:y(n)};const[,f,l,m,w,M]=e,T={negated:f!==void 0,text:n,position:t};if(l!==void 0)return{item:{...T,pages:l.toLowerCase()}};const $=Number(m),L=w===
void 0?$:M===void 0?"end":Number(M);return $===0||L===0?P.P3:{item:{...T,pages:{from:$,to:L}}}});function x(r,s,t="pages"){const n=w=>(0,g.G6)([{field:t,message:w}]),
e=O(r);if("problem"in e)throw n(e.problem);const f=new _(s),l=new _(s),m=[];for(const w of e.items){const M=w.negated?l:f;if(typeof w.pages=="string"){M.add(w.pages);
continue}const{from:T,to:$}=w.pages,L=T<0?s+1+T:T,V=$==="end"?s:$<0?s+1+$:$,U=($==="end"?T<0?[[T,L]]:[]:[[T,L],[$,V]]).find(([,S])=>S<1||S>s);U&&m.push((0,P.D6)(
w,U[0],s)),!($==="end"&&L>s||m.length>0)&&M.range(Math.min(L,V),Math.max(L,V))}if(m.length>0)throw n((0,P.bs)(m));return e.items.every(({negated:w})=>w)&&f.add(
"all"),f.without(l)}function h(r){const s=O(r);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:f}=n;return f==="end"?{first:e}:f===-1?{first:e}:f<1?void 0:{first:Math.min(e,f),last:Math.max(e,f)}}class _{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,f=0;for(let l=1;l<=this.pageCount;l++){e+=this.differences[l],f+=s.differences[l];const m=l%
2===1?"odd":"even";(e>0||this[m])&&!(f>0||s[m])&&(t[n++]=l)}return t.subarray(0,n)}}function y(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is writt\
en 1..5":/^!/.test(r)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((Z,B,c)=>{c.d(B,{Q:()=>P});const g=A();function P(O){const[x,h,_,y]=g;let r=4294967295,s=0;for(const t=O.
length-3;s<t;s+=4)r^=O[s]|O[s+1]<<8|O[s+2]<<16|O[s+3]<<24,r=y[r&255]^_[r>>>8&255]^h[r>>>16&255]^x[r>>>24];for(;s<O.length;s++)r=x[(r^O[s])&255]^r>>>8;return~r>>>
0}function A(){const O=new Int32Array(256);for(let y=0;y<256;y++){let r=y;for(let s=0;s<8;s++)r=r&1?r>>>1^3988292384:r>>>1;O[y]=r}const x=y=>y.map(r=>O[r&255]^r>>>
8),h=x(O),_=x(h);return[O,h,_,x(_)]}}),55772:((Z,B,c)=>{c.d(B,{fl:()=>r,mm:()=>_,vg:()=>y});var g=c(94289),P=c(33546),A=c(74135),O=c(59071);const x=1e3;function h(t){
const{width:n,height:e}=(0,A.JQ)(t),f=l=>Math.round(l*x)/x;return{width:f(n),height:f(e)}}function _({kinds:t,kindOf:n}){const e=new Int32Array(t.length),f=new Int32Array(
t.length);for(let m=n.length-1;m>=0;m--)e[n[m]]++,f[n[m]]=m+1;const l=new Map;for(const[m,w]of t.entries()){const{width:M,height:T}=h(w),$=`${M} ${T}`,L=l.get($);
L?L.count+=e[m]:l.set($,{width:M,height:T,count:e[m],firstPage:f[m]})}return[...l.values()]}async function y(t,{kinds:n,kindOf:e},f){const l=await r(t),m=n.map(
h);return Array.from(e,(w,M)=>({...m[w],rotation:n[w].rotation,label:l(M),characters:f?.[M]??null}))}async function r(t){const n=await(0,P.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,O.ZK)(n)+(0,g.Y)(t,e)}}),83653:((Z,B,c)=>{c.r(B),c.d(B,{pages_to_images:()=>V});var g=c(58552),P=c(29082),
A=c(1900);const O=256;async function x({width:b,height:D,row:C},F){const i=new y;for(let u=0;u<D;u++){const d=C(u),E=(0,A.rr)(d);for(let p=0,v=0;p<E.length;p++,
v+=A.vO)if(!(p>0&&E[p]===E[p-1])&&i.numberOf(d[v+2],d[v+1],d[v])>=O)return;const a=F.step(d.length*A.oF);a&&await a}const o=new Uint8Array(b);return{colors:i.colors,
samples:u=>{const d=C(u),E=(0,A.rr)(d);for(let a=0,p=0;a<b;a++,p+=A.vO)o[a]=a>0&&E[a]===E[a-1]?o[a-1]:i.numberOf(d[p+2],d[p+1],d[p]);return o}}}const h=O*4,_=2654435761;
class y{keys=new Int32Array(h).fill(-1);numbers=new Uint16Array(h);met=[];count=0;numberOf(D,C,F){const i=D<<16|C<<8|F;let o=Math.imul(i,_)>>>16&h-1;for(;this.keys[o]!==
i&&this.keys[o]!==-1;)o=o+1&h-1;return this.keys[o]===-1&&(this.keys[o]=i,this.numbers[o]=this.count++,this.met.push(D,C,F)),this.numbers[o]}get colors(){return Uint8Array.
from(this.met)}}var r=c(36116),s=c(12195),t=c(86799),n=c(6057),e=c(30044),f=c(30586),l=c(42973),m=c(92356),w=c(98446),M=c(21841),T=c(55772),$=c(52404);const L={
png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},V=async(b,D,C)=>{const F=D.font&&(0,t.g)(D.font,"font").bytes,i=await(0,m.E)(
b.bytes,C,{password:D.open_password}),o=i.pages.count,u=(0,P.k1)(D.pages,o);if(u.length===0)return{documents:[],files:[],notes:[$.$],facts:{imageCount:0}};S(u.length,
C);const d=[...u].map(X=>H((0,n.iw)(i,X-1),X,D));G(d,D,C);const E=await(0,T.fl)(i),{bytes:a,missing:p}=await(0,M.v)(i,u,D.with_annotations),v=F||p.pagesWithout().
size===0?void 0:await C.lent.drawingFont?.(),I=await s.Y.open(a,C,F??(v&&(0,t.g)({name:"font",bytes:v},"font").bytes)),R=b.name.replace(/\.pdf$/i,""),K=String(o).
length,W=[],{ending:j,mediaType:J}=L[D.image_format];let Q=0,Y=async()=>{};for(const[X,{page:k,width:et,height:q,resolution:st}]of d.entries()){const ot=await I.
draw(X,{width:et,height:q,isTransparent:D.transparent}),{file:it}=await U(ot,st,D,C);await Y(),Y=async()=>{const tt=await it;Q+=tt.length,N(Q,C);const nt=E(k-1),
rt=`${R}-${String(k).padStart(K,"0")}.${j}`;W.push({name:rt,bytes:await C.onResult({index:X,name:rt,bytes:tt}),mediaType:J,facts:{page:k,...nt&&{label:nt},width:et,
height:q,size:tt.length,mimeType:J}}),C.pace.progress((X+1)/d.length)}}return await Y(),{documents:[],files:W,notes:p.notes(F?"given":v&&"lent"),facts:{imageCount:W.
length}}};function H(b,D,C){const F=C.pixel_width===void 0?C.resolution:(0,r.C)(b,C.pixel_width);return{page:D,...(0,r.T)(b,F),resolution:F}}async function U(b,D,C,F){
const{grayscale:i,transparent:o,image_format:u,quality:d}=C,{width:E,height:a}=b,p=i||!await(0,A.cE)(b,F.pace);if(u==="jpeg"){const K=p?"gray":"rgb",W=await(0,e.
I)({width:E,height:a,color:K,quality:d,resolution:D,samples:(0,A.lc)(b,K)},F.pace);return{file:Promise.resolve(W)}}const v=p||o?void 0:await x(b,F.pace),I=v?"pa\
lette":o?p?"gray-alpha":"rgba":p?"gray":"rgb",R=v?v.samples:(0,A.lc)(b,I);return await(0,f.Fo)({width:E,height:a,depth:8,color:I,palette:v?.colors,resolution:D,
samples:R},F)}function S(b,{limits:{drawnPages:D}}){if(b<=D)return;const C=`pages_to_images gives at most ${(0,w.y_)(D,"image")} at once, and pages names ${b}`;
throw(0,l.F)("drawnPages",C,`Choose pages such as 1..${D}, or split the document first`,"pages")}function N(b,{limits:{drawnBytes:D}}){if(b<=D)return;const C=`T\
he images together are larger than ${D} bytes`;throw(0,l.F)("drawnBytes",C,"Choose fewer pages, or a lower resolution","pages")}const z=1e6;function G(b,D,{limits:{
pixels:C}}){const F=({width:p,height:v})=>p*v,i=b.reduce((p,v)=>F(v)>F(p)?v:p);if(F(i)<=C)return;const o=Math.sqrt(C/F(i)),[u,d]=D.pixel_width===void 0?["resolu\
tion",D.resolution]:["pixel_width",D.pixel_width],E=Math.ceil(F(i)/z),a=`${d} would make images of ${(0,w.y_)(E,"megapixel")}: at most ${Math.floor(d*o)} fits t\
his document (page ${i.page})`;throw(0,g.G6)([{field:u,message:a}])}}),52404:((Z,B,c)=>{c.d(B,{$:()=>O,U:()=>x});var g=c(58552),P=c(29082),A=c(98446);const O={code:"\
no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function x({first_page:h,last_page:_,pages:y},r){if(y!==
void 0)return(0,P.k1)(y,r);const s=(0,A.y_)(r,"page"),t=[];if(h>r&&t.push({field:"first_page",message:`is ${h}, but the document has ${s}`}),_!==void 0&&_>r&&t.
push({field:"last_page",message:`is ${_}, but the document has ${s}`}),t.length===0&&_!==void 0&&h>_&&t.push({field:"first_page",message:`is ${h}, which is afte\
r last_page (${_})`,mentions:["last_page"]}),t.length>0)throw(0,g.G6)(t);return Uint32Array.from({length:(_??r)-h+1},(n,e)=>h+e)}}),36116:((Z,B,c)=>{c.d(B,{C:()=>O,
T:()=>A});var g=c(74135);const P=72;function A(x,h){const{width:_,height:y}=(0,g.JQ)(x),r=s=>Math.max(1,Math.round(s*h/P));return{width:r(_),height:r(y)}}const O=(x,h)=>h*
P/(0,g.JQ)(x).width}),30044:((Z,B,c)=>{c.d(B,{I:()=>U});var g=c(64680);const P=Uint8Array.from(A());function*A(){for(let i=0;i<15;i++)for(let o=0;o<=i;o++){const[
u,d]=i%2===0?[i-o,o]:[o,i-o];u<8&&d<8&&(yield u*8+d)}}const O={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,
87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,
26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function x(i,o){const u=i<50?5e3/i:200-2*i;return Uint8Array.
from(O[o],d=>Math.min(Math.max(Math.floor((d*u+50)/100),1),255))}const h=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],_=i=>Float32Array.
from(i,(o,u)=>1/(o*h[u>>3]*h[u&7]*8));function y(i){for(let o=0;o<64;o+=8)s(i,o,1);for(let o=0;o<8;o++)s(i,o,8)}const r=Math.SQRT1_2;function s(i,o,u){const[d,E,
a,p]=[o+u,o+2*u,o+3*u,o+4*u],[v,I,R]=[o+5*u,o+6*u,o+7*u],[K,W,j,J]=[i[o],i[d],i[E],i[a]],[Q,Y,X,k]=[i[p],i[v],i[I],i[R]],[et,q,st,ot]=[K+k,K-k,W+X,W-X],[it,tt,nt,
rt]=[j+Y,j-Y,J+Q,J-Q],[ct,at,ft,yt]=[et+nt,et-nt,st+it,st-it];i[o]=ct+ft,i[p]=ct-ft;const dt=(yt+at)*r;i[E]=at+dt,i[I]=at-dt;const[ut,Ot,lt]=[rt+tt,tt+ot,ot+q],
ht=(ut-lt)*.382683433,gt=.5411961*ut+ht,mt=1.306562965*lt+ht,wt=Ot*r,[pt,_t]=[q+wt,q-wt];i[v]=_t+gt,i[a]=_t-gt,i[d]=pt+mt,i[R]=pt-mt}function t(i,o){const[u,d]=[
new Uint16Array(256),new Uint8Array(256)];let[E,a]=[0,0];for(const[p,v]of i.entries()){for(let I=0;I<v;I++,a++,E++)u[o[a]]=E,d[o[a]]=p+1;E*=2}return{counts:i,values:o,
codes:u,lengths:d}}const n=Array.from({length:12},(i,o)=>o),e=[t([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],n),t([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],n)],f=["01020300041105\
122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(
" ","")],l=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],m=f.map((i,o)=>{const u=[...Buffer.from(i,"hex")],E=[0,240,...Array.from({length:160},
(a,p)=>Math.floor(p/10)<<4|p%10+1)].filter(a=>!u.includes(a)).sort((a,p)=>a-p);return t(l[o],[...u,...E])}),w=0,M=240;class T{output;bits=0;count=0;constructor(o){
this.output=o}add(o,u){for(this.bits=this.bits<<u|o,this.count+=u;this.count>=8;){this.count-=8;const d=this.bits>>>this.count&255;this.output.byte(d),d===255&&
this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class ${bits;dc;ac;before=0;constructor(o,u,d){
this.bits=o,this.dc=u,this.ac=d}write(o,u){const{bits:d,dc:E,ac:a}=this,p=Math.round(o[0]*u[0]);this.value(p-this.before,0,E),this.before=p;let v=0;for(let I=1;I<
64;I++){const R=P[I],K=Math.round(o[R]*u[R]);if(K===0){v++;continue}for(;v>15;v-=16)d.add(a.codes[M],a.lengths[M]);this.value(K,v,a),v=0}v>0&&d.add(a.codes[w],a.
lengths[w])}value(o,u,{codes:d,lengths:E}){const a=32-Math.clz32(Math.abs(o)),p=u<<4|a;this.bits.add(d[p],E[p]),a>0&&this.bits.add(o<0?o+(1<<a)-1:o,a)}}const L=8,
V=12,H=65535;async function U(i,o){const{width:u,height:d,color:E,quality:a}=i,p=new g.k(Math.max(4096,u*d>>2)),v=x(a,"luminance"),I=E==="rgb"?[v,x(a,"chrominan\
ce")]:[v];z(p,i,I);const R=E==="rgb"?new F(i,p,I):new C(i,p,I);for(let K=0;K<d;K+=R.height){R.write(K);const W=o.step(u*R.height*(E==="inks"?2:1)*V);W&&await W}
return R.finish(),S(p,217),p.bytes}function S(i,o,...u){if(i.byte(255),i.byte(o),u.length!==0)for(const d of[...N(u.length+2),...u])i.byte(d)}const N=i=>[i>>8,i&
255];function z(i,{width:o,height:u,color:d,resolution:E},a){const p=N(Math.min(Math.round(E),H));S(i,216),d!=="inks"&&S(i,224,...Buffer.from("JFIF\0","latin1"),
1,1,1,...p,...p,0,0);for(const[R,K]of a.entries())S(i,219,R,...[...P].map(W=>K[W]));const v=d==="rgb"?[1,34,0,2,17,1,3,17,1]:G(d).flatMap(R=>[R,17,0]);S(i,192,8,
...N(u),...N(o),v.length/3,...v);for(const R of a.keys())for(const[K,W]of[e[R],m[R]].entries())S(i,196,K<<4|R,...W.counts,...W.values);const I=d==="rgb"?[1,0,2,
17,3,17]:G(d).flatMap(R=>[R,0]);S(i,218,I.length/2,...I,0,63,0)}const G=i=>i==="gray"?[1]:[1,2,3,4];class b{width;height;samples;block=new Float32Array(L*L);divisors;coder;constructor(o,u,d,E,a,p){
this.width=o,this.height=u,this.samples=new Float32Array(o*u),this.divisors=_(E),this.coder=new $(d,a,p)}set(o,u,d){this.samples[o*this.width+u]=d}write(o,u){const{
samples:d,width:E,block:a}=this;for(let p=0,v=0;p<L;p++)for(let I=(u+p)*E+o,R=I+L;I<R;)a[v++]=d[I++]-128;y(a),this.coder.write(a,this.divisors)}}const D=(i,o)=>Math.
ceil(i/o)*o;class C{image;height=L;bits;planes;constructor(o,u,[d]){this.image=o,this.bits=new T(u);const E=D(o.width,L),a=o.color==="gray"?1:4;this.planes=Array.
from({length:a},()=>new b(E,L,this.bits,d,e[0],m[0]))}write(o){const{image:u,planes:d}=this,{width:E}=d[0];for(let a=0;a<L;a++){const p=u.samples(Math.min(o+a,u.
height-1));for(const[v,I]of d.entries())for(let R=0;R<E;R++)I.set(a,R,p[Math.min(R,u.width-1)*d.length+v])}for(let a=0;a<E;a+=L)for(const p of d)p.write(a,0)}finish(){
this.bits.finish()}}class F{image;height=2*L;bits;light;blue;red;sums;constructor(o,u,[d,E]){this.image=o,this.bits=new T(u);const a=D(o.width,2*L);this.light=new b(
a,2*L,this.bits,d,e[0],m[0]),this.blue=new b(a/2,L,this.bits,E,e[1],m[1]),this.red=new b(a/2,L,this.bits,E,e[1],m[1]),this.sums=new Float32Array(a)}write(o){const{
light:u,blue:d,red:E}=this;for(let a=0;a<this.height;a++)this.row(a,Math.min(o+a,this.image.height-1));for(let a=0;a<u.width;a+=this.height){for(const p of[0,L])
for(const v of[0,L])u.write(a+v,p);d.write(a/2,0),E.write(a/2,0)}}finish(){this.bits.finish()}row(o,u){const{image:d,light:E,blue:a,red:p,sums:v}=this,I=d.samples(
u),R=d.width-1,K=o%2===0;K&&v.fill(0);for(let W=0;W<E.width;W++){const j=Math.min(W,R)*3,[J,Q,Y]=[I[j],I[j+1],I[j+2]];E.set(o,W,.299*J+.587*Q+.114*Y);const X=W&
-2;v[X]+=-.168736*J-.331264*Q+.5*Y,v[X+1]+=.5*J-.418688*Q-.081312*Y}if(!K)for(let W=0;W<E.width;W+=2)a.set(o>>1,W>>1,v[W]/4+128),p.set(o>>1,W>>1,v[W+1]/4+128)}}}),
30586:((Z,B,c)=>{c.d(B,{Fo:()=>m,Hy:()=>l});var g=c(44131),P=c(64680),A=c(19158),O=c(81679);const x=Uint8Array.of(137,80,78,71,13,10,26,10),h={gray:0,rgb:2,palette:3,
"gray-alpha":4,rgba:6},_={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},y=.0254,r=6,s=8388608,t=65536,n=2,e=.6,f=4,l=async(U,S)=>(await m(U,S)).file;async function m(U,S){
const{width:N,height:z,depth:G,color:b,palette:D,profile:C,resolution:F}=U,i=Buffer.alloc(13);i.writeUInt32BE(N,0),i.writeUInt32BE(z,4),i.set([G,h[b],0,0,0],8);
const o=[x,H("IHDR",i)];C&&o.push(H("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,O.Kc)(C)]))),F!==void 0&&o.push(H("pHYs",w(F))),D&&o.push(H("PLTE",
D));const{data:u}=await M(U,S),d=u.then(E=>Buffer.concat([...o,H("IDAT",E),H("IEND",new Uint8Array(0))]));return d.catch(()=>{}),{file:d}}function w(U){const S=Buffer.
alloc(9),N=Math.round(U/y);return S.writeUInt32BE(N,0),S.writeUInt32BE(N,4),S[8]=1,S}async function M(U,{codec:S,pace:N}){const z=(T(U)+1)*U.height;if(!S&&z>s){
const C=await(0,A.p)(new CompressionStream("deflate"),$(U,N,!0));return{data:Promise.resolve(C)}}const G=new P.k(z);for await(const C of $(U,N,!1))G.copy(C,0,C.
length);const b=G.bytes,D=S?S.deflate(b,r):(0,A.p)(new CompressionStream("deflate"),[b]);return z>s&&await D,{data:D}}const T=({width:U,depth:S,color:N})=>Math.
ceil(U*S*_[N]/8);async function*$(U,S,N){const{height:z,samples:G}=U,b=T(U),D=L(U),C=typeof G=="function"?G:d=>G.subarray(d*b,d*b+b),F=new Uint8Array(b),i=Math.
max(1,Math.floor(t/(b+1)));let o=new Uint8Array(0),u=0;for(let d=0;d<z;d++){if(u===o.length){const I=Math.min(i,z-d)*(b+1);(N||o.length!==I)&&(o=new Uint8Array(
I)),u=0}const E=o.subarray(u,u+=b+1),a=C(d).subarray(0,b),p=d>0&&Buffer.compare(a,F)===0;if(E[0]=D(a,p),E[0]!==n)E.set(a,1);else if(!p)for(let I=0;I<b;I++)E[I+1]=
a[I]-F[I];p||F.set(a),u===o.length&&(yield o);const v=S.step(b);v&&await v}}function L({depth:U,color:S}){if(U<8||S==="palette")return()=>0;const N=_[S];let z;return(G,b)=>{
if(b)return z;const D=z===void 0;return z=U===8&&V(G,N)?0:n,D?0:z}}function V(U,S){let N=0,z=0;for(let G=S;G<U.length;G+=f*S)U[G]===U[G-S]&&N++,z++;return N>=z*
e}function H(U,S){const N=Buffer.alloc(S.length+12);return N.writeUInt32BE(S.length,0),N.write(U,4,"latin1"),N.set(S,8),N.writeUInt32BE((0,g.Q)(N.subarray(4,S.length+
8)),S.length+8),N}}),38671:((Z,B,c)=>{c.d(B,{R:()=>O});var g=c(52205),P=c(45599);const A={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"\
ccitt",JBIG2Decode:"jbig2"};function O(x,h){const _=(0,g.c3)(x,h.dict.get("Filter")),y=(0,g.c3)(x,h.dict.get("DecodeParms")),r=_.at(-1)??null,s=r instanceof P.SX?
A[r.text]:void 0;if(!s)return{format:s,parameters:void 0,filter:r,before:h};const t=new P.Bi(h.dict);t.set("Filter",_.slice(0,-1)),t.set("DecodeParms",y.slice(0,
_.length-1));const n=y[_.length-1];return{format:s,parameters:(0,P.Zm)(n)?n:void 0,filter:r,before:new P.Z6(t,h.data,h.sealed)}}}),93059:((Z,B,c)=>{c.d(B,{n:()=>A});
var g=c(45599);const P={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function A(O){if(O.dataStart<
0)return;const x=new g.Bi;for(let h=0;h+1<O.count;h+=2){const _=O.name(h);_!==void 0&&x.set(P[_]??_,O.value(h+1))}return new g.Z6(x,O.content.subarray(O.dataStart,
O.dataEnd))}}),8283:((Z,B,c)=>{c.d(B,{A2:()=>P,EI:()=>x,GM:()=>A,OD:()=>_,Os:()=>O,iN:()=>h});var g=c(78157);const P=216,A=217,O=218,x=254,h=s=>s>=224&&s<=239;function*_(s){
const t=(0,g.bS)(s);for(let n=2;;){const e=r(t,n);if(e<0)return;const f=t[e+1],l=f===P||f===A||f===y;if(!l&&e+4>t.length)return;const m=l?0:t.readUInt16BE(e+2),
w=e+2+m;if(w>t.length||!l&&m<2||(yield{marker:f,start:e,end:w,data:t.subarray(l?w:e+4,w)},f===A))return;n=w}}const y=1;function r(s,t){for(let n=s.indexOf(255,t);n>=
0&&n+1<s.length;n=s.indexOf(255,n+1)){const e=s[n+1];if(e!==0&&e!==255&&(e<208||e>215))return n}return-1}}),5490:((Z,B,c)=>{c.d(B,{M:()=>O,U:()=>A});var g=c(74135);
const P=1e4;class A{current;saved=[];beyond=0;constructor(h){this.current=h}follow(h){switch(h.operator){case"q":return this.saved.length<P?this.saved.push({...this.
current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(h),!0;default:
return!1}}transform(h){if(h.count!==6)return;const[_,y,r,s,t,n]=O(h);this.current.matrix=(0,g.lw)([_,y,r,s,t,n],this.current.matrix)}}const O=x=>Array.from({length:x.
count},(h,_)=>x.number(_))}),36502:((Z,B,c)=>{c.d(B,{z:()=>y});var g=c(45599);const P={View:"ViewState",Print:"PrintState"};class A{document;categories={View:new Map,
Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const f=t.dict(e),l=t.resolve(f?.
get("Event"));if(!f||!((0,g.Eo)(l,"View")||(0,g.Eo)(l,"Print")))continue;const m=O(t,f.get("Category")),w=this.categories[l.text];for(const M of t.array(f.get("\
OCGs"))??[]){if(!(0,g.i9)(M))continue;const T=w.get(M.number)??new Set;for(const $ of m)T.add($);w.set(M.number,T)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has(
"All"))return!1;const e=this.intentsOf(this.document.dict(new g.oS(t)));return!e.has("All")&&![...e].some(f=>n.has(f))}stateOf(t,n){const e=this.categories[n].get(
t);if(!e)return;const f=this.document.dict(this.document.dict(new g.oS(t))?.get("Usage"));let l;for(const m of e){const w=P[m],M=w===void 0?null:this.document.resolve(
this.document.dict(f?.get(m))?.get(w));if((0,g.Eo)(M,"OFF"))return!1;(0,g.Eo)(M,"ON")&&(l=!0)}return l}intentsOf(t){const n=O(this.document,t?.get("Intent"));return new Set(
n.length>0?n:["View"])}}function O(s,t){return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof g.SX?[e.text]:[])}const x=32;function h(s,t,n){
const e=new Map,f=(l,m)=>{const w=e.get(l);if(w!==void 0)return w;e.set(l,!0);const M=s.resolve(l[0]),T=V=>{const H=s.resolve(V);return(0,g.cy)(H)?m>0?f(H,m-1):
!0:!(0,g.i9)(V)||n(V.number)},$=l.slice(1),L=_(M instanceof g.SX?M.text:"",$,T);return e.set(l,L),L};return f(t,x)}function _(s,t,n){switch(s){case"And":return t.
every(n);case"Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class y{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,g.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,g.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,g.i9)(e)&&this.on.add(e.number);this.usages=new A(t,n),this.viewed=
r(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=r(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,g.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,g.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:f}=this,l=f.dict(t);if(!l)return!0;if(!(0,g.Eo)(
f.resolve(l.get("Type")),"OCMD"))return!(0,g.i9)(t)||n(t.number);const m=e.get(l);if(m!==void 0)return m;const w=f.resolve(l.get("VE")),M=(0,g.cy)(w)?h(f,w,n):this.
showsByPolicy(l,n);return e.set(l,M),M}showsByPolicy(t,n){const{document:e}=this,f=t.get("OCGs"),l=(e.array(f)??[f]).filter(g.i9);if(l.length===0)return!0;const m=l.
map(({number:M})=>n(M)),w=e.resolve(t.get("P"));switch(w instanceof g.SX?w.text:"AnyOn"){case"AllOn":return m.every(M=>M);case"AnyOff":return!m.every(M=>M);case"\
AllOff":return!m.some(M=>M);default:return m.some(M=>M)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function r(s){const t=new Map;return{
states:e=>{let f=t.get(e);return f===void 0&&t.set(e,f=s(e)),f},memberships:new WeakMap}}}),94289:((Z,B,c)=>{c.d(B,{Y:()=>g});function g(_,y){switch(_){case"D":
return String(y);case"R":return x(y);case"r":return x(y).toLowerCase();case"A":return h(y);case"a":return h(y).toLowerCase();default:return""}}const P=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],A=1e5,O=2600;function x(_){if(_>A)return String(
_);let y="",r=_;for(const[s,t]of P)for(;r>=s;)y+=t,r-=s;return y}function h(_){return _>O?String(_):String.fromCharCode(65+(_-1)%26).repeat(Math.ceil(_/26))}}),
44738:((Z,B,c)=>{c.d(B,{L:()=>h,m:()=>_});var g=c(45599),P=c(55969),A=c(3466),O=c(9731),x=c(17671);async function h(y,r){const s=new Set;let t=0,n=!1;for(let l=0;l<
y.pages.count;l++){const m=_(y,y.pages.number(l));for(const{number:M}of m){const T=y.get(M);if(s.has(M)||!(0,g.Zm)(T)||!r(T,l))continue;s.add(M);const $=(0,P.B)(
y,T);$==="Popup"&&t++,$==="Widget"&&(n=!0)}const w=y.job.pace.step(500+m.length*100);w&&await w}if(s.size===0)return 0;const e=(0,x.Hi)(y),f=n?await A.R.of(y):void 0;
return await(0,x.Pv)(e,s,()=>(0,x.Wi)(e,s)),f&&await(0,x.zg)(e,f),await(0,O.U)(e),s.size-t}function _(y,r){const s=y.entry(r,"Annots"),t=y.array(s)??[];if(!t.some(
g.Zm))return t.filter(g.i9);const n=y.edit((0,g.i9)(s)?s:r),e=y.array((0,g.Zm)(n)?n.get("Annots"):n)??[];for(const[f,l]of e.entries())(0,g.Zm)(l)&&(e[f]=y.add(l));
return e.filter(g.i9)}}),33311:((Z,B,c)=>{c.d(B,{S:()=>A});var g=c(21996),P=c(70549);const A=(0,P.n)(O=>(0,g.zx)(O,["AP","JS","EF","ByteRange","Sig"]))}),59071:((Z,B,c)=>{
c.d(B,{Gh:()=>t,ZK:()=>n,wh:()=>s});var g=c(77581),P=c(45599);const A=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,h=e=>e.replace(A,"").replace(O,"").replace(x,"�"),_=200,y=new WeakMap;function r(e){
if(e.bytes.length<_)return h((0,g.g7)(e));let f=y.get(e);return f===void 0&&y.set(e,f=h((0,g.g7)(e))),f}const s=e=>h(e).trim();function t(e){const f=e instanceof
P.Mx?r(e).trim():"";return f===""?null:f}const n=e=>e?r(e):""})};
