"use strict";exports.id=3636,exports.ids=[3636],exports.modules={17079:((z,C,f)=>{f.d(C,{Z:()=>M,_:()=>E});const g=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
A=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(i){
if(i.length>64)return;const s=i.trim().replace(A,(t,n,e,a)=>`${n??""}${1900+Number(e)}${a}`);return w(m(g.exec(s)??P.exec(s)))}function M(i){const s=i.length>64?
void 0:m(P.exec(i.trim()));if(!s||w(s)===void 0)return;const{year:t,month:n="",day:e="",hour:a="",minute:d="",second:h="",zone:p=""}=s;return`D:${t}${n}${e}${a}${d}${h}${p===
"Z"||p===""?p:`${p.replace(":","'")}'`}`}function m(i){if(!i)return;const[,s,t,n,e,a,d,h,p,O,D]=i,R=h??(p===void 0?void 0:`${p}${O??"00"}:${D??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:a,second:d,zone:R}}function w(i){if(!i)return;const{year:s,month:t,day:n,hour:e,minute:a="00",second:d="00",zone:h}=i,p=(D,R,I)=>D===
void 0||Number(D)>=R&&Number(D)<=I;if(Number(s)===0||!p(t,1,12)||!p(n,1,_(Number(s),Number(t)))||!p(e,0,23)||!p(a,0,59)||!p(d,0,59)||h!==void 0&&h!=="Z"&&!(p(h.
slice(1,3),0,23)&&p(h.slice(4),0,59)))return;const O=[s,t,n].filter(D=>D!==void 0).join("-");return e===void 0?O:`${O}T${e}:${a}:${d}${h==="+00:00"||h==="-00:00"?
"Z":h??""}`}function _(i,s){return s===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((z,C,f)=>{f.d(C,{D6:()=>M,F1:()=>P,NL:()=>i,
P3:()=>A,br:()=>E,bs:()=>_});var g=f(98446);const A={problem:"names page 0: pages count from 1, and -1 is the last page"};function P(t,n,e){const a=[],d=[];for(const[
h,p]of t.split(",").entries()){const O=h+1;if(n!==void 0&&p.trim()===""){d.push(`entry ${O} is empty: write ${n}, separated by single commas`);continue}const D=e(
p,O);"problem"in D?d.push(E(O,p,D.problem)):a.push(D.item)}return d.length>0?{problem:_(d)}:{items:a}}const E=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,M=({
position:t,text:n},e,a)=>E(t,n,`names ${m(e)}, but the document has ${(0,g.y_)(a,"page")}`);function m(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const w=5;function _(t){const n=t.length-w;return[...t.slice(0,w),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function i(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,g.Bu)(n.join(""),40)}}),29082:((z,C,f)=>{f.d(C,{k1:()=>M,lY:()=>E,m7:()=>m});var g=f(58552),A=f(
66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,E=i=>(0,A.F1)(i,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=P.exec(n);if(!e)
return{problem:_(n)};const[,a,d,h,p,O]=e,D={negated:a!==void 0,text:n,position:t};if(d!==void 0)return{item:{...D,pages:d.toLowerCase()}};const R=Number(h),I=p===
void 0?R:O===void 0?"end":Number(O);return R===0||I===0?A.P3:{item:{...D,pages:{from:R,to:I}}}});function M(i,s,t="pages"){const n=p=>(0,g.G6)([{field:t,message:p}]),
e=E(i);if("problem"in e)throw n(e.problem);const a=new w(s),d=new w(s),h=[];for(const p of e.items){const O=p.negated?d:a;if(typeof p.pages=="string"){O.add(p.pages);
continue}const{from:D,to:R}=p.pages,I=D<0?s+1+D:D,G=R==="end"?s:R<0?s+1+R:R,$=(R==="end"?D<0?[[D,I]]:[]:[[D,I],[R,G]]).find(([,U])=>U<1||U>s);$&&h.push((0,A.D6)(
p,$[0],s)),!(R==="end"&&I>s||h.length>0)&&O.range(Math.min(I,G),Math.max(I,G))}if(h.length>0)throw n((0,A.bs)(h));return e.items.every(({negated:p})=>p)&&a.add(
"all"),a.without(d)}function m(i){const s=E(i);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:a}=n;return a==="end"?{first:e}:a===-1?{first:e}:a<1?void 0:{first:Math.min(e,a),last:Math.max(e,a)}}class w{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,a=0;for(let d=1;d<=this.pageCount;d++){e+=this.differences[d],a+=s.differences[d];const h=d%
2===1?"odd":"even";(e>0||this[h])&&!(a>0||s[h])&&(t[n++]=d)}return t.subarray(0,n)}}function _(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is writt\
en 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,A.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((z,C,f)=>{f.d(C,{Q:()=>A});const g=P();function A(E){const[M,m,w,_]=g;let i=4294967295,s=0;for(const t=E.
length-3;s<t;s+=4)i^=E[s]|E[s+1]<<8|E[s+2]<<16|E[s+3]<<24,i=_[i&255]^w[i>>>8&255]^m[i>>>16&255]^M[i>>>24];for(;s<E.length;s++)i=M[(i^E[s])&255]^i>>>8;return~i>>>
0}function P(){const E=new Int32Array(256);for(let _=0;_<256;_++){let i=_;for(let s=0;s<8;s++)i=i&1?i>>>1^3988292384:i>>>1;E[_]=i}const M=_=>_.map(i=>E[i&255]^i>>>
8),m=M(E),w=M(m);return[E,m,w,M(w)]}}),55772:((z,C,f)=>{f.d(C,{fl:()=>i,mm:()=>w,vg:()=>_});var g=f(94289),A=f(33546),P=f(74135),E=f(59071);const M=1e3;function m(t){
const{width:n,height:e}=(0,P.JQ)(t),a=d=>Math.round(d*M)/M;return{width:a(n),height:a(e)}}function w({kinds:t,kindOf:n}){const e=new Int32Array(t.length),a=new Int32Array(
t.length);for(let h=n.length-1;h>=0;h--)e[n[h]]++,a[n[h]]=h+1;const d=new Map;for(const[h,p]of t.entries()){const{width:O,height:D}=m(p),R=`${O} ${D}`,I=d.get(R);
I?I.count+=e[h]:d.set(R,{width:O,height:D,count:e[h],firstPage:a[h]})}return[...d.values()]}async function _(t,{kinds:n,kindOf:e},a){const d=await i(t),h=n.map(
m);return Array.from(e,(p,O)=>({...h[p],rotation:n[p].rotation,label:d(O),characters:a?.[O]??null}))}async function i(t){const n=await(0,A.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,E.ZK)(n)+(0,g.Y)(t,e)}}),83653:((z,C,f)=>{f.r(C),f.d(C,{pages_to_images:()=>G});var g=f(58552),A=f(29082),
P=f(1900);const E=256;async function M({width:L,height:T,row:b},N){const r=new _;for(let u=0;u<T;u++){const l=b(u);for(let c=0;c<l.length;c+=P.vO)if(r.numberOf(
l[c+2],l[c+1],l[c])>=E)return;const x=N.step(l.length*P.oF);x&&await x}const o=new Uint8Array(L);return{colors:r.colors,samples:u=>{const l=b(u);for(let x=0,c=0;x<
L;x++,c+=P.vO)o[x]=r.numberOf(l[c+2],l[c+1],l[c]);return o}}}const m=E*4,w=2654435761;class _{keys=new Int32Array(m).fill(-1);numbers=new Uint16Array(m);met=[];count=0;last=-1;lastNumber=0;numberOf(T,b,N){
const r=T<<16|b<<8|N;if(r===this.last)return this.lastNumber;let o=Math.imul(r,w)>>>16&m-1;for(;this.keys[o]!==r&&this.keys[o]!==-1;)o=o+1&m-1;return this.keys[o]===
-1&&(this.keys[o]=r,this.numbers[o]=this.count++,this.met.push(T,b,N)),this.last=r,this.lastNumber=this.numbers[o]}get colors(){return Uint8Array.from(this.met)}}
var i=f(36116),s=f(12195),t=f(86799),n=f(6057),e=f(30044),a=f(30586),d=f(42973),h=f(92356),p=f(98446),O=f(39212),D=f(55772),R=f(52404);const I={png:{ending:"png",
mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},G=async(L,T,b)=>{const N=T.font&&(0,t.g)(T.font,"font").bytes,r=await(0,h.E)(L.bytes,b,{password:T.
open_password}),o=r.pages.count,u=(0,A.k1)(T.pages,o);if(u.length===0)return{documents:[],files:[],notes:[R.$],facts:{imageCount:0}};U(u.length,b);const l=[...u].
map(X=>F((0,n.iw)(r,X-1),X,T));Y(l,T,b);const x=await(0,D.fl)(r),{bytes:c,missing:y}=await(0,O.v)(r,u,T.with_annotations),v=await s.Y.open(c,b,N),B=L.name.replace(
/\.pdf$/i,""),S=String(o).length,W=[],{ending:K,mediaType:V}=I[T.image_format];let Q=0;for(const[X,{page:J,width:j,height:q,resolution:st}]of l.entries()){const tt=await v.
draw(X,{width:j,height:q,isTransparent:T.transparent}),k=await $(tt,st,T,b);Q+=k.length,Z(Q,b);const et=x(J-1),nt=`${B}-${String(J).padStart(S,"0")}.${K}`;W.push(
{name:nt,bytes:await b.onResult({index:X,name:nt,bytes:k}),mediaType:V,facts:{page:J,...et&&{label:et},width:j,height:q,size:k.length,mimeType:V}}),b.pace.progress(
(X+1)/l.length)}return{documents:[],files:W,notes:y.notes(N!==void 0),facts:{imageCount:W.length}}};function F(L,T,b){const N=b.pixel_width===void 0?b.resolution:
(0,i.C)(L,b.pixel_width);return{page:T,...(0,i.T)(L,N),resolution:N}}async function $(L,T,b,N){const{grayscale:r,transparent:o,image_format:u,quality:l}=b,{width:x,
height:c}=L,y=r||!await(0,P.cE)(L,N.pace);if(u==="jpeg"){const W=y?"gray":"rgb";return await(0,e.I)({width:x,height:c,color:W,quality:l,resolution:T,samples:(0,P.
lc)(L,W)},N.pace)}const v=y||o?void 0:await M(L,N.pace),B=v?"palette":o?y?"gray-alpha":"rgba":y?"gray":"rgb",S=v?v.samples:(0,P.lc)(L,B);return await(0,a.H)({width:x,
height:c,depth:8,color:B,palette:v?.colors,resolution:T,samples:S},N)}function U(L,{limits:{drawnPages:T}}){if(L<=T)return;const b=`pages_to_images gives at mos\
t ${(0,p.y_)(T,"image")} at once, and pages names ${L}`;throw(0,d.F)("drawnPages",b,`Choose pages such as 1..${T}, or split the document first`,"pages")}function Z(L,{
limits:{drawnBytes:T}}){if(L<=T)return;const b=`The images together are larger than ${T} bytes`;throw(0,d.F)("drawnBytes",b,"Choose fewer pages, or a lower reso\
lution","pages")}const H=1e6;function Y(L,T,{limits:{pixels:b}}){const N=({width:y,height:v})=>y*v,r=L.reduce((y,v)=>N(v)>N(y)?v:y);if(N(r)<=b)return;const o=Math.
sqrt(b/N(r)),[u,l]=T.pixel_width===void 0?["resolution",T.resolution]:["pixel_width",T.pixel_width],x=Math.ceil(N(r)/H),c=`${l} would make images of ${(0,p.y_)(
x,"megapixel")}: at most ${Math.floor(l*o)} fits this document (page ${r.page})`;throw(0,g.G6)([{field:u,message:c}])}}),52404:((z,C,f)=>{f.d(C,{$:()=>E,U:()=>M});
var g=f(58552),A=f(29082),P=f(98446);const E={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};
function M({first_page:m,last_page:w,pages:_},i){if(_!==void 0)return(0,A.k1)(_,i);const s=(0,P.y_)(i,"page"),t=[];if(m>i&&t.push({field:"first_page",message:`i\
s ${m}, but the document has ${s}`}),w!==void 0&&w>i&&t.push({field:"last_page",message:`is ${w}, but the document has ${s}`}),t.length===0&&w!==void 0&&m>w&&t.
push({field:"first_page",message:`is ${m}, which is after last_page (${w})`,mentions:["last_page"]}),t.length>0)throw(0,g.G6)(t);return Uint32Array.from({length:(w??
i)-m+1},(n,e)=>m+e)}}),36116:((z,C,f)=>{f.d(C,{C:()=>E,T:()=>P});var g=f(74135);const A=72;function P(M,m){const{width:w,height:_}=(0,g.JQ)(M),i=s=>Math.max(1,Math.
round(s*m/A));return{width:i(w),height:i(_)}}const E=(M,m)=>m*A/(0,g.JQ)(M).width}),1900:((z,C,f)=>{f.d(C,{cE:()=>E,lc:()=>M,oF:()=>A,vO:()=>g});const g=4,A=2,P={
gray:1,rgb:3,rgba:4,"gray-alpha":2};async function E({height:w,row:_},i){for(let s=0;s<w;s++){const t=_(s);for(let e=0;e<t.length;e+=g){const a=t[e+1];if(t[e]!==
a||t[e+2]!==a)return!0}const n=i.step(t.length*A);n&&await n}return!1}function M({width:w,row:_},i){const s=P[i],t=new Uint8Array(w*s),n=s<3;return e=>{const a=_(
e);for(let d=0,h=0;d<a.length;d+=g){const[p,O,D]=[a[d],a[d+1],a[d+2]];n?t[h++]=m(D,O,p):(t[h++]=D,t[h++]=O,t[h++]=p),s%2===0&&(t[h++]=a[d+3])}return t}}const m=(w,_,i)=>77*
w+150*_+29*i+128>>8}),30044:((z,C,f)=>{f.d(C,{I:()=>$});var g=f(64680);const A=Uint8Array.from(P());function*P(){for(let r=0;r<15;r++)for(let o=0;o<=r;o++){const[
u,l]=r%2===0?[r-o,o]:[o,r-o];u<8&&l<8&&(yield u*8+l)}}const E={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,
87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,
26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function M(r,o){const u=r<50?5e3/r:200-2*r;return Uint8Array.
from(E[o],l=>Math.min(Math.max(Math.floor((l*u+50)/100),1),255))}const m=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],w=r=>Float32Array.
from(r,(o,u)=>1/(o*m[u>>3]*m[u&7]*8));function _(r){for(let o=0;o<64;o+=8)s(r,o,1);for(let o=0;o<8;o++)s(r,o,8)}const i=Math.SQRT1_2;function s(r,o,u){const[l,x,
c,y]=[o+u,o+2*u,o+3*u,o+4*u],[v,B,S]=[o+5*u,o+6*u,o+7*u],[W,K,V,Q]=[r[o],r[l],r[x],r[c]],[X,J,j,q]=[r[y],r[v],r[B],r[S]],[st,tt,k,et]=[W+q,W-q,K+j,K-j],[nt,it,rt,
wt]=[V+J,V-J,Q+X,Q-X],[at,ot,ct,Et]=[st+rt,st-rt,k+nt,k-nt];r[o]=at+ct,r[y]=at-ct;const ft=(Et+ot)*i;r[x]=ot+ft,r[B]=ot-ft;const[dt,Ot,ut]=[wt+it,it+et,et+tt],lt=(dt-
ut)*.382683433,ht=.5411961*dt+lt,gt=1.306562965*ut+lt,mt=Ot*i,[_t,pt]=[tt+mt,tt-mt];r[v]=pt+ht,r[c]=pt-ht,r[l]=_t+gt,r[S]=_t-gt}function t(r,o){const[u,l]=[new Uint16Array(
256),new Uint8Array(256)];let[x,c]=[0,0];for(const[y,v]of r.entries()){for(let B=0;B<v;B++,c++,x++)u[o[c]]=x,l[o[c]]=y+1;x*=2}return{counts:r,values:o,codes:u,lengths:l}}
const n=Array.from({length:12},(r,o)=>o),e=[t([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],n),t([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],n)],a=["010203000411051221314106135161072\
27114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],d=[[0,2,1,
3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],h=a.map((r,o)=>{const u=[...Buffer.from(r,"hex")],x=[0,240,...Array.from({length:160},(c,y)=>Math.
floor(y/10)<<4|y%10+1)].filter(c=>!u.includes(c)).sort((c,y)=>c-y);return t(d[o],[...u,...x])}),p=0,O=240;class D{output;bits=0;count=0;constructor(o){this.output=
o}add(o,u){for(this.bits=this.bits<<u|o,this.count+=u;this.count>=8;){this.count-=8;const l=this.bits>>>this.count&255;this.output.byte(l),l===255&&this.output.
byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class R{bits;dc;ac;before=0;constructor(o,u,l){this.bits=
o,this.dc=u,this.ac=l}write(o,u){const{bits:l,dc:x,ac:c}=this,y=Math.round(o[0]*u[0]);this.value(y-this.before,0,x),this.before=y;let v=0;for(let B=1;B<64;B++){
const S=A[B],W=Math.round(o[S]*u[S]);if(W===0){v++;continue}for(;v>15;v-=16)l.add(c.codes[O],c.lengths[O]);this.value(W,v,c),v=0}v>0&&l.add(c.codes[p],c.lengths[p])}value(o,u,{
codes:l,lengths:x}){const c=32-Math.clz32(Math.abs(o)),y=u<<4|c;this.bits.add(l[y],x[y]),c>0&&this.bits.add(o<0?o+(1<<c)-1:o,c)}}const I=8,G=12,F=65535;async function $(r,o){
const{width:u,height:l,color:x,quality:c}=r,y=new g.k(Math.max(4096,u*l>>2)),v=M(c,"luminance"),B=x==="rgb"?[v,M(c,"chrominance")]:[v];H(y,r,B);const S=x==="rgb"?
new N(r,y,B):new b(r,y,B);for(let W=0;W<l;W+=S.height){S.write(W);const K=o.step(u*S.height*(x==="inks"?2:1)*G);K&&await K}return S.finish(),U(y,217),y.bytes}function U(r,o,...u){
if(r.byte(255),r.byte(o),u.length!==0)for(const l of[...Z(u.length+2),...u])r.byte(l)}const Z=r=>[r>>8,r&255];function H(r,{width:o,height:u,color:l,resolution:x},c){
const y=Z(Math.min(Math.round(x),F));U(r,216),l!=="inks"&&U(r,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...y,...y,0,0);for(const[S,W]of c.entries())U(r,219,S,
...[...A].map(K=>W[K]));const v=l==="rgb"?[1,34,0,2,17,1,3,17,1]:Y(l).flatMap(S=>[S,17,0]);U(r,192,8,...Z(u),...Z(o),v.length/3,...v);for(const S of c.keys())for(const[
W,K]of[e[S],h[S]].entries())U(r,196,W<<4|S,...K.counts,...K.values);const B=l==="rgb"?[1,0,2,17,3,17]:Y(l).flatMap(S=>[S,0]);U(r,218,B.length/2,...B,0,63,0)}const Y=r=>r===
"gray"?[1]:[1,2,3,4];class L{width;height;samples;block=new Float32Array(I*I);divisors;coder;constructor(o,u,l,x,c,y){this.width=o,this.height=u,this.samples=new Float32Array(
o*u),this.divisors=w(x),this.coder=new R(l,c,y)}set(o,u,l){this.samples[o*this.width+u]=l}write(o,u){const{samples:l,width:x,block:c}=this;for(let y=0,v=0;y<I;y++)
for(let B=(u+y)*x+o,S=B+I;B<S;)c[v++]=l[B++]-128;_(c),this.coder.write(c,this.divisors)}}const T=(r,o)=>Math.ceil(r/o)*o;class b{image;height=I;bits;planes;constructor(o,u,[
l]){this.image=o,this.bits=new D(u);const x=T(o.width,I),c=o.color==="gray"?1:4;this.planes=Array.from({length:c},()=>new L(x,I,this.bits,l,e[0],h[0]))}write(o){
const{image:u,planes:l}=this,{width:x}=l[0];for(let c=0;c<I;c++){const y=u.samples(Math.min(o+c,u.height-1));for(const[v,B]of l.entries())for(let S=0;S<x;S++)B.
set(c,S,y[Math.min(S,u.width-1)*l.length+v])}for(let c=0;c<x;c+=I)for(const y of l)y.write(c,0)}finish(){this.bits.finish()}}class N{image;height=2*I;bits;light;blue;red;sums;constructor(o,u,[
l,x]){this.image=o,this.bits=new D(u);const c=T(o.width,2*I);this.light=new L(c,2*I,this.bits,l,e[0],h[0]),this.blue=new L(c/2,I,this.bits,x,e[1],h[1]),this.red=
new L(c/2,I,this.bits,x,e[1],h[1]),this.sums=new Float32Array(c)}write(o){const{light:u,blue:l,red:x}=this;for(let c=0;c<this.height;c++)this.row(c,Math.min(o+c,
this.image.height-1));for(let c=0;c<u.width;c+=this.height){for(const y of[0,I])for(const v of[0,I])u.write(c+v,y);l.write(c/2,0),x.write(c/2,0)}}finish(){this.
bits.finish()}row(o,u){const{image:l,light:x,blue:c,red:y,sums:v}=this,B=l.samples(u),S=l.width-1,W=o%2===0;W&&v.fill(0);for(let K=0;K<x.width;K++){const V=Math.
min(K,S)*3,[Q,X,J]=[B[V],B[V+1],B[V+2]];x.set(o,K,.299*Q+.587*X+.114*J);const j=K&-2;v[j]+=-.168736*Q-.331264*X+.5*J,v[j+1]+=.5*Q-.418688*X-.081312*J}if(!W)for(let K=0;K<
x.width;K+=2)c.set(o>>1,K>>1,v[K]/4+128),y.set(o>>1,K>>1,v[K+1]/4+128)}}}),30586:((z,C,f)=>{f.d(C,{H:()=>p});var g=f(44131),A=f(33095),P=f(79145),E=f(64680),M=f(
81679);const m=Uint8Array.of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},_={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},i=.0254,
s=5,t=6,n=65536,e=10,a=2,d=.6,h=4;async function p(F,$){const{width:U,height:Z,depth:H,color:Y,palette:L,profile:T,resolution:b}=F,N=Buffer.alloc(13);N.writeUInt32BE(
U,0),N.writeUInt32BE(Z,4),N.set([H,w[Y],0,0,0],8);const r=[m,G("IHDR",N)];return T&&r.push(G("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,M.Kc)(T)]))),
b!==void 0&&r.push(G("pHYs",O(b))),L&&r.push(G("PLTE",L)),r.push(G("IDAT",await D(F,$)),G("IEND",new Uint8Array(0))),Buffer.concat(r)}function O(F){const $=Buffer.
alloc(9),U=Math.round(F/i);return $.writeUInt32BE(U,0),$.writeUInt32BE(U,4),$[8]=1,$}async function D(F,{codec:$,pace:U}){const{width:Z,height:H,depth:Y,color:L,
samples:T}=F,b=Math.ceil(Z*Y*_[L]/8),N=R(F),r=typeof T=="function"?T:v=>T.subarray(v*b,v*b+b),o=$?new E.k(b*H):new P.I(b*H>>3),u=$?void 0:(0,A.i)({level:s,mem:6},
o),l=new Uint8Array(b),x=Math.max(1,Math.floor(n/(b+1)));let c=new Uint8Array(0),y=0;for(let v=0;v<H;v++){y===c.length&&(c=new Uint8Array(Math.min(x,H-v)*(b+1)),
y=0);const B=c.subarray(y,y+=b+1),S=r(v).subarray(0,b),W=v>0&&Buffer.compare(S,l)===0;if(B[0]=N(S,W),B[0]!==a)B.set(S,1);else if(!W)for(let V=0;V<b;V++)B[V+1]=S[V]-
l[V];W||l.set(S),y===c.length&&(u?u.push(c,v===H-1):o.copy(c,0,c.length));const K=U.step(u?b*e:b);K&&await K}return o instanceof P.I?o.join(U):$.deflate(o.bytes,
t)}function R({depth:F,color:$}){if(F<8||$==="palette")return()=>0;const U=_[$];let Z;return(H,Y)=>{if(Y)return Z;const L=Z===void 0;return Z=F===8&&I(H,U)?0:a,
L?0:Z}}function I(F,$){let U=0,Z=0;for(let H=$;H<F.length;H+=h*$)F[H]===F[H-$]&&U++,Z++;return U>=Z*d}function G(F,$){const U=Buffer.alloc($.length+12);return U.
writeUInt32BE($.length,0),U.write(F,4,"latin1"),U.set($,8),U.writeUInt32BE((0,g.Q)(U.subarray(4,$.length+8)),$.length+8),U}}),38671:((z,C,f)=>{f.d(C,{R:()=>E});
var g=f(52205),A=f(45599);const P={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function E(M,m){const w=(0,g.
c3)(M,m.dict.get("Filter")),_=(0,g.c3)(M,m.dict.get("DecodeParms")),i=w.at(-1)??null,s=i instanceof A.SX?P[i.text]:void 0;if(!s)return{format:s,parameters:void 0,
filter:i,before:m};const t=new A.Bi(m.dict);t.set("Filter",w.slice(0,-1)),t.set("DecodeParms",_.slice(0,w.length-1));const n=_[w.length-1];return{format:s,parameters:(0,A.
Zm)(n)?n:void 0,filter:i,before:new A.Z6(t,m.data,m.sealed)}}}),93059:((z,C,f)=>{f.d(C,{n:()=>P});var g=f(45599);const A={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function P(E){if(E.dataStart<0)return;const M=new g.Bi;for(let m=0;m+1<E.count;m+=2){
const w=E.name(m);w!==void 0&&M.set(A[w]??w,E.value(m+1))}return new g.Z6(M,E.content.subarray(E.dataStart,E.dataEnd))}}),8283:((z,C,f)=>{f.d(C,{A2:()=>A,EI:()=>M,
GM:()=>P,OD:()=>w,Os:()=>E,iN:()=>m});var g=f(78157);const A=216,P=217,E=218,M=254,m=s=>s>=224&&s<=239;function*w(s){const t=(0,g.bS)(s);for(let n=2;;){const e=i(
t,n);if(e<0)return;const a=t[e+1],d=a===A||a===P||a===_;if(!d&&e+4>t.length)return;const h=d?0:t.readUInt16BE(e+2),p=e+2+h;if(p>t.length||!d&&h<2||(yield{marker:a,
start:e,end:p,data:t.subarray(d?p:e+4,p)},a===P))return;n=p}}const _=1;function i(s,t){for(let n=s.indexOf(255,t);n>=0&&n+1<s.length;n=s.indexOf(255,n+1)){const e=s[n+
1];if(e!==0&&e!==255&&(e<208||e>215))return n}return-1}}),5490:((z,C,f)=>{f.d(C,{M:()=>E,U:()=>P});var g=f(74135);const A=1e4;class P{current;saved=[];beyond=0;constructor(m){
this.current=m}follow(m){switch(m.operator){case"q":return this.saved.length<A?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(m),!0;default:return!1}}transform(m){if(m.count!==6)return;const[w,_,
i,s,t,n]=E(m);this.current.matrix=(0,g.lw)([w,_,i,s,t,n],this.current.matrix)}}const E=M=>Array.from({length:M.count},(m,w)=>M.number(w))}),36502:((z,C,f)=>{f.d(
C,{z:()=>_});var g=f(45599);const A={View:"ViewState",Print:"PrintState"};class P{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.
document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const a=t.dict(e),d=t.resolve(a?.get("Event"));if(!a||!((0,g.Eo)(d,"View")||
(0,g.Eo)(d,"Print")))continue;const h=E(t,a.get("Category")),p=this.categories[d.text];for(const O of t.array(a.get("OCGs"))??[]){if(!(0,g.i9)(O))continue;const D=p.
get(O.number)??new Set;for(const R of h)D.add(R);p.set(O.number,D)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.
dict(new g.oS(t)));return!e.has("All")&&![...e].some(a=>n.has(a))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const a=this.document.dict(this.document.
dict(new g.oS(t))?.get("Usage"));let d;for(const h of e){const p=A[h],O=p===void 0?null:this.document.resolve(this.document.dict(a?.get(h))?.get(p));if((0,g.Eo)(
O,"OFF"))return!1;(0,g.Eo)(O,"ON")&&(d=!0)}return d}intentsOf(t){const n=E(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function E(s,t){
return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof g.SX?[e.text]:[])}const M=32;function m(s,t,n){const e=new Map,a=(d,h)=>{const p=e.get(
d);if(p!==void 0)return p;e.set(d,!0);const O=s.resolve(d[0]),D=G=>{const F=s.resolve(G);return(0,g.cy)(F)?h>0?a(F,h-1):!0:!(0,g.i9)(G)||n(G.number)},R=d.slice(
1),I=w(O instanceof g.SX?O.text:"",R,D);return e.set(d,I),I};return a(t,M)}function w(s,t,n){switch(s){case"And":return t.every(n);case"Or":return t.some(n);case"\
Not":return t.length===0||!n(t[0]);default:return!0}}class _{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.
dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,g.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,g.
i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,g.i9)(e)&&this.on.add(e.number);this.usages=new P(t,n),this.viewed=i(e=>this.usages.isAlwaysOn(
e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=i(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,
this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.
baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,g.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.document.
array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,g.i9)(e)?[e.number]:[]))].filter(e=>!this.
viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:a}=this,d=a.dict(t);if(!d)return!0;if(!(0,g.Eo)(a.resolve(d.get("Typ\
e")),"OCMD"))return!(0,g.i9)(t)||n(t.number);const h=e.get(d);if(h!==void 0)return h;const p=a.resolve(d.get("VE")),O=(0,g.cy)(p)?m(a,p,n):this.showsByPolicy(d,
n);return e.set(d,O),O}showsByPolicy(t,n){const{document:e}=this,a=t.get("OCGs"),d=(e.array(a)??[a]).filter(g.i9);if(d.length===0)return!0;const h=d.map(({number:O})=>n(
O)),p=e.resolve(t.get("P"));switch(p instanceof g.SX?p.text:"AnyOn"){case"AllOn":return h.every(O=>O);case"AnyOff":return!h.every(O=>O);case"AllOff":return!h.some(
O=>O);default:return h.some(O=>O)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function i(s){const t=new Map;return{states:e=>{let a=t.
get(e);return a===void 0&&t.set(e,a=s(e)),a},memberships:new WeakMap}}}),94289:((z,C,f)=>{f.d(C,{Y:()=>g});function g(w,_){switch(w){case"D":return String(_);case"\
R":return M(_);case"r":return M(_).toLowerCase();case"A":return m(_);case"a":return m(_).toLowerCase();default:return""}}const A=[[1e3,"M"],[900,"CM"],[500,"D"],
[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],P=1e5,E=2600;function M(w){if(w>P)return String(w);let _="",i=w;for(const[
s,t]of A)for(;i>=s;)_+=t,i-=s;return _}function m(w){return w>E?String(w):String.fromCharCode(65+(w-1)%26).repeat(Math.ceil(w/26))}}),44738:((z,C,f)=>{f.d(C,{L:()=>m,
m:()=>w});var g=f(45599),A=f(55969),P=f(3466),E=f(9731),M=f(17671);async function m(_,i){const s=new Set;let t=0,n=!1;for(let d=0;d<_.pages.count;d++){const h=w(
_,_.pages.number(d));for(const{number:O}of h){const D=_.get(O);if(s.has(O)||!(0,g.Zm)(D)||!i(D,d))continue;s.add(O);const R=(0,A.B)(_,D);R==="Popup"&&t++,R==="W\
idget"&&(n=!0)}const p=_.job.pace.step(500+h.length*100);p&&await p}if(s.size===0)return 0;const e=(0,M.Hi)(_),a=n?await P.R.of(_):void 0;return await(0,M.Pv)(e,
s,()=>(0,M.Wi)(e,s)),a&&await(0,M.zg)(e,a),await(0,E.U)(e),s.size-t}function w(_,i){const s=_.entry(i,"Annots"),t=_.array(s)??[];if(!t.some(g.Zm))return t.filter(
g.i9);const n=_.edit((0,g.i9)(s)?s:i),e=_.array((0,g.Zm)(n)?n.get("Annots"):n)??[];for(const[a,d]of e.entries())(0,g.Zm)(d)&&(e[a]=_.add(d));return e.filter(g.i9)}}),
33311:((z,C,f)=>{f.d(C,{S:()=>P});var g=f(21996),A=f(70549);const P=(0,A.n)(E=>(0,g.zx)(E,["AP","JS","EF","ByteRange","Sig"]))}),59071:((z,C,f)=>{f.d(C,{Gh:()=>t,
ZK:()=>n,wh:()=>s});var g=f(77581),A=f(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
m=e=>e.replace(P,"").replace(E,"").replace(M,"�"),w=200,_=new WeakMap;function i(e){if(e.bytes.length<w)return m((0,g.g7)(e));let a=_.get(e);return a===void 0&&
_.set(e,a=m((0,g.g7)(e))),a}const s=e=>m(e).trim();function t(e){const a=e instanceof A.Mx?i(e).trim():"";return a===""?null:a}const n=e=>e?i(e):""})};
