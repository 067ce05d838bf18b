"use strict";exports.id=3636,exports.ids=[3636],exports.modules={17079:((Z,T,f)=>{f.d(T,{Z:()=>M,_:()=>y});const p=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
A=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function y(i){
if(i.length>64)return;const s=i.trim().replace(A,(t,n,e,a)=>`${n??""}${1900+Number(e)}${a}`);return w(_(p.exec(s)??v.exec(s)))}function M(i){const s=i.length>64?
void 0:_(v.exec(i.trim()));if(!s||w(s)===void 0)return;const{year:t,month:n="",day:e="",hour:a="",minute:u="",second:l="",zone:h=""}=s;return`D:${t}${n}${e}${a}${u}${l}${h===
"Z"||h===""?h:`${h.replace(":","'")}'`}`}function _(i){if(!i)return;const[,s,t,n,e,a,u,l,h,O,b]=i,L=l??(h===void 0?void 0:`${h}${O??"00"}:${b??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:a,second:u,zone:L}}function w(i){if(!i)return;const{year:s,month:t,day:n,hour:e,minute:a="00",second:u="00",zone:l}=i,h=(b,L,D)=>b===
void 0||Number(b)>=L&&Number(b)<=D;if(Number(s)===0||!h(t,1,12)||!h(n,1,g(Number(s),Number(t)))||!h(e,0,23)||!h(a,0,59)||!h(u,0,59)||l!==void 0&&l!=="Z"&&!(h(l.
slice(1,3),0,23)&&h(l.slice(4),0,59)))return;const O=[s,t,n].filter(b=>b!==void 0).join("-");return e===void 0?O:`${O}T${e}:${a}:${u}${l==="+00:00"||l==="-00:00"?
"Z":l??""}`}function g(i,s){return s===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((Z,T,f)=>{f.d(T,{D6:()=>M,F1:()=>v,NL:()=>i,
P3:()=>A,br:()=>y,bs:()=>g});var p=f(98446);const A={problem:"names page 0: pages count from 1, and -1 is the last page"};function v(t,n,e){const a=[],u=[];for(const[
l,h]of t.split(",").entries()){const O=l+1;if(n!==void 0&&h.trim()===""){u.push(`entry ${O} is empty: write ${n}, separated by single commas`);continue}const b=e(
h,O);"problem"in b?u.push(y(O,h,b.problem)):a.push(b.item)}return u.length>0?{problem:g(u)}:{items:a}}const y=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,M=({
position:t,text:n},e,a)=>y(t,n,`names ${_(e)}, but the document has ${(0,p.y_)(a,"page")}`);function _(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const w=5;function g(t){const n=t.length-w;return[...t.slice(0,w),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function i(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,p.Bu)(n.join(""),40)}}),29082:((Z,T,f)=>{f.d(T,{k1:()=>M,lY:()=>y,m7:()=>_});var p=f(58552),A=f(
66974);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,y=i=>(0,A.F1)(i,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=v.exec(n);if(!e)
return{problem:g(n)};const[,a,u,l,h,O]=e,b={negated:a!==void 0,text:n,position:t};if(u!==void 0)return{item:{...b,pages:u.toLowerCase()}};const L=Number(l),D=h===
void 0?L:O===void 0?"end":Number(O);return L===0||D===0?A.P3:{item:{...b,pages:{from:L,to:D}}}});function M(i,s,t="pages"){const n=h=>(0,p.G6)([{field:t,message:h}]),
e=y(i);if("problem"in e)throw n(e.problem);const a=new w(s),u=new w(s),l=[];for(const h of e.items){const O=h.negated?u:a;if(typeof h.pages=="string"){O.add(h.pages);
continue}const{from:b,to:L}=h.pages,D=b<0?s+1+b:b,C=L==="end"?s:L<0?s+1+L:L,$=(L==="end"?b<0?[[b,D]]:[]:[[b,D],[L,C]]).find(([,W])=>W<1||W>s);$&&l.push((0,A.D6)(
h,$[0],s)),!(L==="end"&&D>s||l.length>0)&&O.range(Math.min(D,C),Math.max(D,C))}if(l.length>0)throw n((0,A.bs)(l));return e.items.every(({negated:h})=>h)&&a.add(
"all"),a.without(u)}function _(i){const s=y(i);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:a}=n;return a==="end"?{first:e}:a===-1?{first:e}:a<1?void 0:{first:Math.min(e,a),last:Math.max(e,a)}}class w{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,a=0;for(let u=1;u<=this.pageCount;u++){e+=this.differences[u],a+=s.differences[u];const l=u%
2===1?"odd":"even";(e>0||this[l])&&!(a>0||s[l])&&(t[n++]=u)}return t.subarray(0,n)}}function g(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is writt\
en 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,A.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((Z,T,f)=>{f.d(T,{Q:()=>A});const p=v();function A(y){const[M,_,w,g]=p;let i=4294967295,s=0;for(const t=y.
length-3;s<t;s+=4)i^=y[s]|y[s+1]<<8|y[s+2]<<16|y[s+3]<<24,i=g[i&255]^w[i>>>8&255]^_[i>>>16&255]^M[i>>>24];for(;s<y.length;s++)i=M[(i^y[s])&255]^i>>>8;return~i>>>
0}function v(){const y=new Int32Array(256);for(let g=0;g<256;g++){let i=g;for(let s=0;s<8;s++)i=i&1?i>>>1^3988292384:i>>>1;y[g]=i}const M=g=>g.map(i=>y[i&255]^i>>>
8),_=M(y),w=M(_);return[y,_,w,M(w)]}}),55772:((Z,T,f)=>{f.d(T,{fl:()=>i,mm:()=>w,vg:()=>g});var p=f(94289),A=f(33546),v=f(74135),y=f(59071);const M=1e3;function _(t){
const{width:n,height:e}=(0,v.JQ)(t),a=u=>Math.round(u*M)/M;return{width:a(n),height:a(e)}}function w({kinds:t,kindOf:n}){const e=new Int32Array(t.length),a=new Int32Array(
t.length);for(let l=n.length-1;l>=0;l--)e[n[l]]++,a[n[l]]=l+1;const u=new Map;for(const[l,h]of t.entries()){const{width:O,height:b}=_(h),L=`${O} ${b}`,D=u.get(L);
D?D.count+=e[l]:u.set(L,{width:O,height:b,count:e[l],firstPage:a[l]})}return[...u.values()]}async function g(t,{kinds:n,kindOf:e},a){const u=await i(t),l=n.map(
_);return Array.from(e,(h,O)=>({...l[h],rotation:n[h].rotation,label:u(O),characters:a?.[O]??null}))}async function i(t){const n=await(0,A.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,y.ZK)(n)+(0,p.Y)(t,e)}}),83653:((Z,T,f)=>{f.r(T),f.d(T,{pages_to_images:()=>C});var p=f(58552),A=f(29082),
v=f(1900);const y=256;async function M({width:R,height:I,row:S},U){const r=new g;for(let d=0;d<I;d++){const m=S(d),x=(0,v.rr)(m);for(let E=0,P=0;E<x.length;E++,
P+=v.vO)if(!(E>0&&x[E]===x[E-1])&&r.numberOf(m[P+2],m[P+1],m[P])>=y)return;const c=U.step(m.length*v.oF);c&&await c}const o=new Uint8Array(R);return{colors:r.colors,
samples:d=>{const m=S(d),x=(0,v.rr)(m);for(let c=0,E=0;c<R;c++,E+=v.vO)o[c]=c>0&&x[c]===x[c-1]?o[c-1]:r.numberOf(m[E+2],m[E+1],m[E]);return o}}}const _=y*4,w=2654435761;
class g{keys=new Int32Array(_).fill(-1);numbers=new Uint16Array(_);met=[];count=0;last=-1;lastNumber=0;numberOf(I,S,U){const r=I<<16|S<<8|U;if(r===this.last)return this.
lastNumber;let o=Math.imul(r,w)>>>16&_-1;for(;this.keys[o]!==r&&this.keys[o]!==-1;)o=o+1&_-1;return this.keys[o]===-1&&(this.keys[o]=r,this.numbers[o]=this.count++,
this.met.push(I,S,U)),this.last=r,this.lastNumber=this.numbers[o]}get colors(){return Uint8Array.from(this.met)}}var i=f(36116),s=f(12195),t=f(86799),n=f(6057),
e=f(30044),a=f(30586),u=f(42973),l=f(92356),h=f(98446),O=f(50329),b=f(55772),L=f(52404);const D={png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"\
image/jpeg"}},C=async(R,I,S)=>{const U=I.font&&(0,t.g)(I.font,"font").bytes,r=await(0,l.E)(R.bytes,S,{password:I.open_password}),o=r.pages.count,d=(0,A.k1)(I.pages,
o);if(d.length===0)return{documents:[],files:[],notes:[L.$],facts:{imageCount:0}};W(d.length,S);const m=[...d].map(H=>B((0,n.iw)(r,H-1),H,I));V(m,I,S);const x=await(0,b.
fl)(r),{bytes:c,missing:E}=await(0,O.v)(r,d,I.with_annotations),P=U||E.pagesWithout().size===0?void 0:await S.lent.drawingFont?.(),F=await s.Y.open(c,S,U??(P&&(0,t.
g)({name:"font",bytes:P},"font").bytes)),N=R.name.replace(/\.pdf$/i,""),G=String(o).length,z=[],{ending:j,mediaType:Y}=D[I.image_format];let J=0;for(const[H,{page:Q,
width:q,height:tt,resolution:et}]of m.entries()){const ot=await F.draw(H,{width:q,height:tt,isTransparent:I.transparent}),k=await $(ot,et,I,S);J+=k.length,K(J,S);
const nt=x(Q-1),st=`${N}-${String(Q).padStart(G,"0")}.${j}`;z.push({name:st,bytes:await S.onResult({index:H,name:st,bytes:k}),mediaType:Y,facts:{page:Q,...nt&&{
label:nt},width:q,height:tt,size:k.length,mimeType:Y}}),S.pace.progress((H+1)/m.length)}return{documents:[],files:z,notes:E.notes(U?"given":P&&"lent"),facts:{imageCount:z.
length}}};function B(R,I,S){const U=S.pixel_width===void 0?S.resolution:(0,i.C)(R,S.pixel_width);return{page:I,...(0,i.T)(R,U),resolution:U}}async function $(R,I,S,U){
const{grayscale:r,transparent:o,image_format:d,quality:m}=S,{width:x,height:c}=R,E=r||!await(0,v.cE)(R,U.pace);if(d==="jpeg"){const G=E?"gray":"rgb";return await(0,e.
I)({width:x,height:c,color:G,quality:m,resolution:I,samples:(0,v.lc)(R,G)},U.pace)}const P=E||o?void 0:await M(R,U.pace),F=P?"palette":o?E?"gray-alpha":"rgba":E?
"gray":"rgb",N=P?P.samples:(0,v.lc)(R,F);return await(0,a.H)({width:x,height:c,depth:8,color:F,palette:P?.colors,resolution:I,samples:N},U)}function W(R,{limits:{
drawnPages:I}}){if(R<=I)return;const S=`pages_to_images gives at most ${(0,h.y_)(I,"image")} at once, and pages names ${R}`;throw(0,u.F)("drawnPages",S,`Choose \
pages such as 1..${I}, or split the document first`,"pages")}function K(R,{limits:{drawnBytes:I}}){if(R<=I)return;const S=`The images together are larger than ${I}\
 bytes`;throw(0,u.F)("drawnBytes",S,"Choose fewer pages, or a lower resolution","pages")}const X=1e6;function V(R,I,{limits:{pixels:S}}){const U=({width:E,height:P})=>E*
P,r=R.reduce((E,P)=>U(P)>U(E)?P:E);if(U(r)<=S)return;const o=Math.sqrt(S/U(r)),[d,m]=I.pixel_width===void 0?["resolution",I.resolution]:["pixel_width",I.pixel_width],
x=Math.ceil(U(r)/X),c=`${m} would make images of ${(0,h.y_)(x,"megapixel")}: at most ${Math.floor(m*o)} fits this document (page ${r.page})`;throw(0,p.G6)([{field:d,
message:c}])}}),52404:((Z,T,f)=>{f.d(T,{$:()=>y,U:()=>M});var p=f(58552),A=f(29082),v=f(98446);const y={code:"no_pages_selected",message:"The document has none \
of the pages that were asked for, so nothing was changed."};function M({first_page:_,last_page:w,pages:g},i){if(g!==void 0)return(0,A.k1)(g,i);const s=(0,v.y_)(
i,"page"),t=[];if(_>i&&t.push({field:"first_page",message:`is ${_}, but the document has ${s}`}),w!==void 0&&w>i&&t.push({field:"last_page",message:`is ${w}, bu\
t the document has ${s}`}),t.length===0&&w!==void 0&&_>w&&t.push({field:"first_page",message:`is ${_}, which is after last_page (${w})`,mentions:["last_page"]}),
t.length>0)throw(0,p.G6)(t);return Uint32Array.from({length:(w??i)-_+1},(n,e)=>_+e)}}),36116:((Z,T,f)=>{f.d(T,{C:()=>y,T:()=>v});var p=f(74135);const A=72;function v(M,_){
const{width:w,height:g}=(0,p.JQ)(M),i=s=>Math.max(1,Math.round(s*_/A));return{width:i(w),height:i(g)}}const y=(M,_)=>_*A/(0,p.JQ)(M).width}),1900:((Z,T,f)=>{f.d(
T,{cE:()=>M,lc:()=>_,oF:()=>A,rr:()=>y,vO:()=>p});const p=4,A=2,v={gray:1,rgb:3,rgba:4,"gray-alpha":2},y=g=>g.byteOffset%p===0?new Uint32Array(g.buffer,g.byteOffset,
g.length/p):new Uint32Array(g.slice().buffer);async function M({height:g,row:i},s){let t=-1;for(let n=0;n<g;n++){const e=i(n),a=y(e);for(let l=0;l<a.length;l++){
if(a[l]===t)continue;const h=l*p,O=e[h+1];if(e[h]!==O||e[h+2]!==O)return!0;t=a[l]}const u=s.step(e.length*A);u&&await u}return!1}function _({width:g,row:i},s){const t=v[s],
n=new Uint8Array(g*t),e=t<3,a=t%2===0;return u=>{const l=i(u),h=y(l);for(let O=0,b=0;O<h.length;O++){if(O>0&&h[O]===h[O-1]){for(const $=b+t;b<$;b++)n[b]=n[b-t];
continue}const L=O*p,[D,C,B]=[l[L],l[L+1],l[L+2]];e?n[b++]=w(B,C,D):(n[b++]=B,n[b++]=C,n[b++]=D),a&&(n[b++]=l[L+3])}return n}}const w=(g,i,s)=>77*g+150*i+29*s+128>>
8}),30044:((Z,T,f)=>{f.d(T,{I:()=>$});var p=f(64680);const A=Uint8Array.from(v());function*v(){for(let r=0;r<15;r++)for(let o=0;o<=r;o++){const[d,m]=r%2===0?[r-
o,o]:[o,r-o];d<8&&m<8&&(yield d*8+m)}}const y={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,
37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,
99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function M(r,o){const d=r<50?5e3/r:200-2*r;return Uint8Array.from(y[o],m=>Math.
min(Math.max(Math.floor((m*d+50)/100),1),255))}const _=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],w=r=>Float32Array.from(r,(o,d)=>1/
(o*_[d>>3]*_[d&7]*8));function g(r){for(let o=0;o<64;o+=8)s(r,o,1);for(let o=0;o<8;o++)s(r,o,8)}const i=Math.SQRT1_2;function s(r,o,d){const[m,x,c,E]=[o+d,o+2*d,
o+3*d,o+4*d],[P,F,N]=[o+5*d,o+6*d,o+7*d],[G,z,j,Y]=[r[o],r[m],r[x],r[c]],[J,H,Q,q]=[r[E],r[P],r[F],r[N]],[tt,et,ot,k]=[G+q,G-q,z+Q,z-Q],[nt,st,rt,wt]=[j+H,j-H,Y+
J,Y-J],[at,it,ct,yt]=[tt+rt,tt-rt,ot+nt,ot-nt];r[o]=at+ct,r[E]=at-ct;const ft=(yt+it)*i;r[x]=it+ft,r[F]=it-ft;const[dt,Ot,ut]=[wt+st,st+k,k+et],lt=(dt-ut)*.382683433,
ht=.5411961*dt+lt,gt=1.306562965*ut+lt,mt=Ot*i,[pt,_t]=[et+mt,et-mt];r[P]=_t+ht,r[c]=_t-ht,r[m]=pt+gt,r[N]=pt-gt}function t(r,o){const[d,m]=[new Uint16Array(256),
new Uint8Array(256)];let[x,c]=[0,0];for(const[E,P]of r.entries()){for(let F=0;F<P;F++,c++,x++)d[o[c]]=x,m[o[c]]=E+1;x*=2}return{counts:r,values:o,codes:d,lengths:m}}
const n=Array.from({length:12},(r,o)=>o),e=[t([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],n),t([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],n)],a=["010203000411051221314106135161072\
27114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],u=[[0,2,1,
3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],l=a.map((r,o)=>{const d=[...Buffer.from(r,"hex")],x=[0,240,...Array.from({length:160},(c,E)=>Math.
floor(E/10)<<4|E%10+1)].filter(c=>!d.includes(c)).sort((c,E)=>c-E);return t(u[o],[...d,...x])}),h=0,O=240;class b{output;bits=0;count=0;constructor(o){this.output=
o}add(o,d){for(this.bits=this.bits<<d|o,this.count+=d;this.count>=8;){this.count-=8;const m=this.bits>>>this.count&255;this.output.byte(m),m===255&&this.output.
byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class L{bits;dc;ac;before=0;constructor(o,d,m){this.bits=
o,this.dc=d,this.ac=m}write(o,d){const{bits:m,dc:x,ac:c}=this,E=Math.round(o[0]*d[0]);this.value(E-this.before,0,x),this.before=E;let P=0;for(let F=1;F<64;F++){
const N=A[F],G=Math.round(o[N]*d[N]);if(G===0){P++;continue}for(;P>15;P-=16)m.add(c.codes[O],c.lengths[O]);this.value(G,P,c),P=0}P>0&&m.add(c.codes[h],c.lengths[h])}value(o,d,{
codes:m,lengths:x}){const c=32-Math.clz32(Math.abs(o)),E=d<<4|c;this.bits.add(m[E],x[E]),c>0&&this.bits.add(o<0?o+(1<<c)-1:o,c)}}const D=8,C=12,B=65535;async function $(r,o){
const{width:d,height:m,color:x,quality:c}=r,E=new p.k(Math.max(4096,d*m>>2)),P=M(c,"luminance"),F=x==="rgb"?[P,M(c,"chrominance")]:[P];X(E,r,F);const N=x==="rgb"?
new U(r,E,F):new S(r,E,F);for(let G=0;G<m;G+=N.height){N.write(G);const z=o.step(d*N.height*(x==="inks"?2:1)*C);z&&await z}return N.finish(),W(E,217),E.bytes}function W(r,o,...d){
if(r.byte(255),r.byte(o),d.length!==0)for(const m of[...K(d.length+2),...d])r.byte(m)}const K=r=>[r>>8,r&255];function X(r,{width:o,height:d,color:m,resolution:x},c){
const E=K(Math.min(Math.round(x),B));W(r,216),m!=="inks"&&W(r,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...E,...E,0,0);for(const[N,G]of c.entries())W(r,219,N,
...[...A].map(z=>G[z]));const P=m==="rgb"?[1,34,0,2,17,1,3,17,1]:V(m).flatMap(N=>[N,17,0]);W(r,192,8,...K(d),...K(o),P.length/3,...P);for(const N of c.keys())for(const[
G,z]of[e[N],l[N]].entries())W(r,196,G<<4|N,...z.counts,...z.values);const F=m==="rgb"?[1,0,2,17,3,17]:V(m).flatMap(N=>[N,0]);W(r,218,F.length/2,...F,0,63,0)}const V=r=>r===
"gray"?[1]:[1,2,3,4];class R{width;height;samples;block=new Float32Array(D*D);divisors;coder;constructor(o,d,m,x,c,E){this.width=o,this.height=d,this.samples=new Float32Array(
o*d),this.divisors=w(x),this.coder=new L(m,c,E)}set(o,d,m){this.samples[o*this.width+d]=m}write(o,d){const{samples:m,width:x,block:c}=this;for(let E=0,P=0;E<D;E++)
for(let F=(d+E)*x+o,N=F+D;F<N;)c[P++]=m[F++]-128;g(c),this.coder.write(c,this.divisors)}}const I=(r,o)=>Math.ceil(r/o)*o;class S{image;height=D;bits;planes;constructor(o,d,[
m]){this.image=o,this.bits=new b(d);const x=I(o.width,D),c=o.color==="gray"?1:4;this.planes=Array.from({length:c},()=>new R(x,D,this.bits,m,e[0],l[0]))}write(o){
const{image:d,planes:m}=this,{width:x}=m[0];for(let c=0;c<D;c++){const E=d.samples(Math.min(o+c,d.height-1));for(const[P,F]of m.entries())for(let N=0;N<x;N++)F.
set(c,N,E[Math.min(N,d.width-1)*m.length+P])}for(let c=0;c<x;c+=D)for(const E of m)E.write(c,0)}finish(){this.bits.finish()}}class U{image;height=2*D;bits;light;blue;red;sums;constructor(o,d,[
m,x]){this.image=o,this.bits=new b(d);const c=I(o.width,2*D);this.light=new R(c,2*D,this.bits,m,e[0],l[0]),this.blue=new R(c/2,D,this.bits,x,e[1],l[1]),this.red=
new R(c/2,D,this.bits,x,e[1],l[1]),this.sums=new Float32Array(c)}write(o){const{light:d,blue:m,red:x}=this;for(let c=0;c<this.height;c++)this.row(c,Math.min(o+c,
this.image.height-1));for(let c=0;c<d.width;c+=this.height){for(const E of[0,D])for(const P of[0,D])d.write(c+P,E);m.write(c/2,0),x.write(c/2,0)}}finish(){this.
bits.finish()}row(o,d){const{image:m,light:x,blue:c,red:E,sums:P}=this,F=m.samples(d),N=m.width-1,G=o%2===0;G&&P.fill(0);for(let z=0;z<x.width;z++){const j=Math.
min(z,N)*3,[Y,J,H]=[F[j],F[j+1],F[j+2]];x.set(o,z,.299*Y+.587*J+.114*H);const Q=z&-2;P[Q]+=-.168736*Y-.331264*J+.5*H,P[Q+1]+=.5*Y-.418688*J-.081312*H}if(!G)for(let z=0;z<
x.width;z+=2)c.set(o>>1,z>>1,P[z]/4+128),E.set(o>>1,z>>1,P[z+1]/4+128)}}}),30586:((Z,T,f)=>{f.d(T,{H:()=>a});var p=f(44131),A=f(64680),v=f(19158),y=f(81679);const M=Uint8Array.
of(137,80,78,71,13,10,26,10),_={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},w={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},g=.0254,i=6,s=65536,t=2,n=.6,e=4;
async function a(C,B){const{width:$,height:W,depth:K,color:X,palette:V,profile:R,resolution:I}=C,S=Buffer.alloc(13);S.writeUInt32BE($,0),S.writeUInt32BE(W,4),S.
set([K,_[X],0,0,0],8);const U=[M,D("IHDR",S)];return R&&U.push(D("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,y.Kc)(R)]))),I!==void 0&&U.push(D("pHY\
s",u(I))),V&&U.push(D("PLTE",V)),U.push(D("IDAT",await l(C,B)),D("IEND",new Uint8Array(0))),Buffer.concat(U)}function u(C){const B=Buffer.alloc(9),$=Math.round(
C/g);return B.writeUInt32BE($,0),B.writeUInt32BE($,4),B[8]=1,B}async function l(C,{codec:B,pace:$}){if(!B)return(0,v.p)(new CompressionStream("deflate"),O(C,$));
const W=new A.k((h(C)+1)*C.height);for await(const K of O(C,$))W.copy(K,0,K.length);return B.deflate(W.bytes,i)}const h=({width:C,depth:B,color:$})=>Math.ceil(C*
B*w[$]/8);async function*O(C,B){const{height:$,samples:W}=C,K=h(C),X=b(C),V=typeof W=="function"?W:r=>W.subarray(r*K,r*K+K),R=new Uint8Array(K),I=Math.max(1,Math.
floor(s/(K+1)));let S=new Uint8Array(0),U=0;for(let r=0;r<$;r++){U===S.length&&(S=new Uint8Array(Math.min(I,$-r)*(K+1)),U=0);const o=S.subarray(U,U+=K+1),d=V(r).
subarray(0,K),m=r>0&&Buffer.compare(d,R)===0;if(o[0]=X(d,m),o[0]!==t)o.set(d,1);else if(!m)for(let c=0;c<K;c++)o[c+1]=d[c]-R[c];m||R.set(d),U===S.length&&(yield S);
const x=B.step(K);x&&await x}}function b({depth:C,color:B}){if(C<8||B==="palette")return()=>0;const $=w[B];let W;return(K,X)=>{if(X)return W;const V=W===void 0;
return W=C===8&&L(K,$)?0:t,V?0:W}}function L(C,B){let $=0,W=0;for(let K=B;K<C.length;K+=e*B)C[K]===C[K-B]&&$++,W++;return $>=W*n}function D(C,B){const $=Buffer.
alloc(B.length+12);return $.writeUInt32BE(B.length,0),$.write(C,4,"latin1"),$.set(B,8),$.writeUInt32BE((0,p.Q)($.subarray(4,B.length+8)),B.length+8),$}}),38671:((Z,T,f)=>{
f.d(T,{R:()=>y});var p=f(52205),A=f(45599);const v={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function y(M,_){
const w=(0,p.c3)(M,_.dict.get("Filter")),g=(0,p.c3)(M,_.dict.get("DecodeParms")),i=w.at(-1)??null,s=i instanceof A.SX?v[i.text]:void 0;if(!s)return{format:s,parameters:void 0,
filter:i,before:_};const t=new A.Bi(_.dict);t.set("Filter",w.slice(0,-1)),t.set("DecodeParms",g.slice(0,w.length-1));const n=g[w.length-1];return{format:s,parameters:(0,A.
Zm)(n)?n:void 0,filter:i,before:new A.Z6(t,_.data,_.sealed)}}}),93059:((Z,T,f)=>{f.d(T,{n:()=>v});var p=f(45599);const A={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function v(y){if(y.dataStart<0)return;const M=new p.Bi;for(let _=0;_+1<y.count;_+=2){
const w=y.name(_);w!==void 0&&M.set(A[w]??w,y.value(_+1))}return new p.Z6(M,y.content.subarray(y.dataStart,y.dataEnd))}}),8283:((Z,T,f)=>{f.d(T,{A2:()=>A,EI:()=>M,
GM:()=>v,OD:()=>w,Os:()=>y,iN:()=>_});var p=f(78157);const A=216,v=217,y=218,M=254,_=s=>s>=224&&s<=239;function*w(s){const t=(0,p.bS)(s);for(let n=2;;){const e=i(
t,n);if(e<0)return;const a=t[e+1],u=a===A||a===v||a===g;if(!u&&e+4>t.length)return;const l=u?0:t.readUInt16BE(e+2),h=e+2+l;if(h>t.length||!u&&l<2||(yield{marker:a,
start:e,end:h,data:t.subarray(u?h:e+4,h)},a===v))return;n=h}}const g=1;function i(s,t){for(let n=s.indexOf(255,t);n>=0&&n+1<s.length;n=s.indexOf(255,n+1)){const e=s[n+
1];if(e!==0&&e!==255&&(e<208||e>215))return n}return-1}}),5490:((Z,T,f)=>{f.d(T,{M:()=>y,U:()=>v});var p=f(74135);const A=1e4;class v{current;saved=[];beyond=0;constructor(_){
this.current=_}follow(_){switch(_.operator){case"q":return this.saved.length<A?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(_),!0;default:return!1}}transform(_){if(_.count!==6)return;const[w,g,
i,s,t,n]=y(_);this.current.matrix=(0,p.lw)([w,g,i,s,t,n],this.current.matrix)}}const y=M=>Array.from({length:M.count},(_,w)=>M.number(w))}),36502:((Z,T,f)=>{f.d(
T,{z:()=>g});var p=f(45599);const A={View:"ViewState",Print:"PrintState"};class v{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.
document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const a=t.dict(e),u=t.resolve(a?.get("Event"));if(!a||!((0,p.Eo)(u,"View")||
(0,p.Eo)(u,"Print")))continue;const l=y(t,a.get("Category")),h=this.categories[u.text];for(const O of t.array(a.get("OCGs"))??[]){if(!(0,p.i9)(O))continue;const b=h.
get(O.number)??new Set;for(const L of l)b.add(L);h.set(O.number,b)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.
dict(new p.oS(t)));return!e.has("All")&&![...e].some(a=>n.has(a))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const a=this.document.dict(this.document.
dict(new p.oS(t))?.get("Usage"));let u;for(const l of e){const h=A[l],O=h===void 0?null:this.document.resolve(this.document.dict(a?.get(l))?.get(h));if((0,p.Eo)(
O,"OFF"))return!1;(0,p.Eo)(O,"ON")&&(u=!0)}return u}intentsOf(t){const n=y(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function y(s,t){
return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof p.SX?[e.text]:[])}const M=32;function _(s,t,n){const e=new Map,a=(u,l)=>{const h=e.get(
u);if(h!==void 0)return h;e.set(u,!0);const O=s.resolve(u[0]),b=C=>{const B=s.resolve(C);return(0,p.cy)(B)?l>0?a(B,l-1):!0:!(0,p.i9)(C)||n(C.number)},L=u.slice(
1),D=w(O instanceof p.SX?O.text:"",L,b);return e.set(u,D),D};return a(t,M)}function w(s,t,n){switch(s){case"And":return t.every(n);case"Or":return t.some(n);case"\
Not":return t.length===0||!n(t[0]);default:return!0}}class g{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.
dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,p.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,p.
i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,p.i9)(e)&&this.on.add(e.number);this.usages=new v(t,n),this.viewed=i(e=>this.usages.isAlwaysOn(
e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=i(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,
this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.
baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,p.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.document.
array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,p.i9)(e)?[e.number]:[]))].filter(e=>!this.
viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:a}=this,u=a.dict(t);if(!u)return!0;if(!(0,p.Eo)(a.resolve(u.get("Typ\
e")),"OCMD"))return!(0,p.i9)(t)||n(t.number);const l=e.get(u);if(l!==void 0)return l;const h=a.resolve(u.get("VE")),O=(0,p.cy)(h)?_(a,h,n):this.showsByPolicy(u,
n);return e.set(u,O),O}showsByPolicy(t,n){const{document:e}=this,a=t.get("OCGs"),u=(e.array(a)??[a]).filter(p.i9);if(u.length===0)return!0;const l=u.map(({number:O})=>n(
O)),h=e.resolve(t.get("P"));switch(h instanceof p.SX?h.text:"AnyOn"){case"AllOn":return l.every(O=>O);case"AnyOff":return!l.every(O=>O);case"AllOff":return!l.some(
O=>O);default:return l.some(O=>O)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function i(s){const t=new Map;return{states:e=>{let a=t.
get(e);return a===void 0&&t.set(e,a=s(e)),a},memberships:new WeakMap}}}),94289:((Z,T,f)=>{f.d(T,{Y:()=>p});function p(w,g){switch(w){case"D":return String(g);case"\
R":return M(g);case"r":return M(g).toLowerCase();case"A":return _(g);case"a":return _(g).toLowerCase();default:return""}}const A=[[1e3,"M"],[900,"CM"],[500,"D"],
[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],v=1e5,y=2600;function M(w){if(w>v)return String(w);let g="",i=w;for(const[
s,t]of A)for(;i>=s;)g+=t,i-=s;return g}function _(w){return w>y?String(w):String.fromCharCode(65+(w-1)%26).repeat(Math.ceil(w/26))}}),44738:((Z,T,f)=>{f.d(T,{L:()=>_,
m:()=>w});var p=f(45599),A=f(55969),v=f(3466),y=f(9731),M=f(17671);async function _(g,i){const s=new Set;let t=0,n=!1;for(let u=0;u<g.pages.count;u++){const l=w(
g,g.pages.number(u));for(const{number:O}of l){const b=g.get(O);if(s.has(O)||!(0,p.Zm)(b)||!i(b,u))continue;s.add(O);const L=(0,A.B)(g,b);L==="Popup"&&t++,L==="W\
idget"&&(n=!0)}const h=g.job.pace.step(500+l.length*100);h&&await h}if(s.size===0)return 0;const e=(0,M.Hi)(g),a=n?await v.R.of(g):void 0;return await(0,M.Pv)(e,
s,()=>(0,M.Wi)(e,s)),a&&await(0,M.zg)(e,a),await(0,y.U)(e),s.size-t}function w(g,i){const s=g.entry(i,"Annots"),t=g.array(s)??[];if(!t.some(p.Zm))return t.filter(
p.i9);const n=g.edit((0,p.i9)(s)?s:i),e=g.array((0,p.Zm)(n)?n.get("Annots"):n)??[];for(const[a,u]of e.entries())(0,p.Zm)(u)&&(e[a]=g.add(u));return e.filter(p.i9)}}),
33311:((Z,T,f)=>{f.d(T,{S:()=>v});var p=f(21996),A=f(70549);const v=(0,A.n)(y=>(0,p.zx)(y,["AP","JS","EF","ByteRange","Sig"]))}),59071:((Z,T,f)=>{f.d(T,{Gh:()=>t,
ZK:()=>n,wh:()=>s});var p=f(77581),A=f(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,y=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
_=e=>e.replace(v,"").replace(y,"").replace(M,"�"),w=200,g=new WeakMap;function i(e){if(e.bytes.length<w)return _((0,p.g7)(e));let a=g.get(e);return a===void 0&&
g.set(e,a=_((0,p.g7)(e))),a}const s=e=>_(e).trim();function t(e){const a=e instanceof A.Mx?i(e).trim():"";return a===""?null:a}const n=e=>e?i(e):""})};
