"use strict";exports.id=5366,exports.ids=[5366],exports.modules={17079:((Z,U,g)=>{g.d(U,{Z:()=>D,_:()=>E});const _=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
I=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,$=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(r){
if(r.length>64)return;const s=r.trim().replace(I,(t,o,e,a)=>`${o??""}${1900+Number(e)}${a}`);return O(P(_.exec(s)??$.exec(s)))}function D(r){const s=r.length>64?
void 0:P($.exec(r.trim()));if(!s||O(s)===void 0)return;const{year:t,month:o="",day:e="",hour:a="",minute:d="",second:u="",zone:f=""}=s;return`D:${t}${o}${e}${a}${d}${u}${f===
"Z"||f===""?f:`${f.replace(":","'")}'`}`}function P(r){if(!r)return;const[,s,t,o,e,a,d,u,f,h,M]=r,S=u??(f===void 0?void 0:`${f}${h??"00"}:${M??"00"}`);return{year:s,
month:t,day:o,hour:e,minute:a,second:d,zone:S}}function O(r){if(!r)return;const{year:s,month:t,day:o,hour:e,minute:a="00",second:d="00",zone:u}=r,f=(M,S,b)=>M===
void 0||Number(M)>=S&&Number(M)<=b;if(Number(s)===0||!f(t,1,12)||!f(o,1,x(Number(s),Number(t)))||!f(e,0,23)||!f(a,0,59)||!f(d,0,59)||u!==void 0&&u!=="Z"&&!(f(u.
slice(1,3),0,23)&&f(u.slice(4),0,59)))return;const h=[s,t,o].filter(M=>M!==void 0).join("-");return e===void 0?h:`${h}T${e}:${a}:${d}${u==="+00:00"||u==="-00:00"?
"Z":u??""}`}function x(r,s){return s===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((Z,U,g)=>{g.d(U,{D6:()=>D,F1:()=>$,NL:()=>r,
P3:()=>I,br:()=>E,bs:()=>x});var _=g(98446);const I={problem:"names page 0: pages count from 1, and -1 is the last page"};function $(t,o,e){const a=[],d=[];for(const[
u,f]of t.split(",").entries()){const h=u+1;if(o!==void 0&&f.trim()===""){d.push(`entry ${h} is empty: write ${o}, separated by single commas`);continue}const M=e(
f,h);"problem"in M?d.push(E(h,f,M.problem)):a.push(M.item)}return d.length>0?{problem:x(d)}:{items:a}}const E=(t,o,e)=>`entry ${t} ('${s(o.trim())}') ${e}`,D=({
position:t,text:o},e,a)=>E(t,o,`names ${P(e)}, but the document has ${(0,_.y_)(a,"page")}`);function P(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const O=5;function x(t){const o=t.length-O;return[...t.slice(0,O),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function r(t){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return o?`is not a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const o=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,_.Bu)(o.join(""),40)}}),29082:((Z,U,g)=>{g.d(U,{k1:()=>D,lY:()=>E,m7:()=>P});var _=g(58552),I=g(
66974);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,E=r=>(0,I.F1)(r,"pages such as 1..3, -1, odd",(s,t)=>{const o=s.trim(),e=$.exec(o);if(!e)
return{problem:x(o)};const[,a,d,u,f,h]=e,M={negated:a!==void 0,text:o,position:t};if(d!==void 0)return{item:{...M,pages:d.toLowerCase()}};const S=Number(u),b=f===
void 0?S:h===void 0?"end":Number(h);return S===0||b===0?I.P3:{item:{...M,pages:{from:S,to:b}}}});function D(r,s,t="pages"){const o=f=>(0,_.G6)([{field:t,message:f}]),
e=E(r);if("problem"in e)throw o(e.problem);const a=new O(s),d=new O(s),u=[];for(const f of e.items){const h=f.negated?d:a;if(typeof f.pages=="string"){h.add(f.pages);
continue}const{from:M,to:S}=f.pages,b=M<0?s+1+M:M,T=S==="end"?s:S<0?s+1+S:S,y=(S==="end"?M<0?[[M,b]]:[]:[[M,b],[S,T]]).find(([,v])=>v<1||v>s);y&&u.push((0,I.D6)(
f,y[0],s)),!(S==="end"&&b>s||u.length>0)&&h.range(Math.min(b,T),Math.max(b,T))}if(u.length>0)throw o((0,I.bs)(u));return e.items.every(({negated:f})=>f)&&a.add(
"all"),a.without(d)}function P(r){const s=E(r);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:o}=s.items[0];if(t)return;if(o==="all")return{first:1};
if(typeof o=="string"||o.from<1)return;const{from:e,to:a}=o;return a==="end"?{first:e}:a===-1?{first:e}:a<1?void 0:{first:Math.min(e,a),last:Math.max(e,a)}}class O{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let o=0,e=0,a=0;for(let d=1;d<=this.pageCount;d++){e+=this.differences[d],a+=s.differences[d];const u=d%
2===1?"odd":"even";(e>0||this[u])&&!(a>0||s[u])&&(t[o++]=d)}return t.subarray(0,o)}}function x(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is writt\
en 1..5":/^!/.test(r)?"is not a page: leave out pages with not, such as not 2":(0,I.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((Z,U,g)=>{g.d(U,{Q:()=>I});const _=$();function I(E){const[D,P,O,x]=_;let r=4294967295,s=0;for(const t=E.
length-3;s<t;s+=4)r^=E[s]|E[s+1]<<8|E[s+2]<<16|E[s+3]<<24,r=x[r&255]^O[r>>>8&255]^P[r>>>16&255]^D[r>>>24];for(;s<E.length;s++)r=D[(r^E[s])&255]^r>>>8;return~r>>>
0}function $(){const E=new Int32Array(256);for(let x=0;x<256;x++){let r=x;for(let s=0;s<8;s++)r=r&1?r>>>1^3988292384:r>>>1;E[x]=r}const D=x=>x.map(r=>E[r&255]^r>>>
8),P=D(E),O=D(P);return[E,P,O,D(O)]}}),36083:((Z,U,g)=>{g.r(U),g.d(U,{pages_to_images:()=>d});var _=g(58552),I=g(29082),$=g(36116),E=g(92043),D=g(1900),P=g(6057),
O=g(30044),x=g(30586),r=g(42973),s=g(12237),t=g(98446),o=g(37903),e=g(52404);const a={png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"ima\
ge/jpeg"}},d=async(T,A,y)=>{const v=await(0,s.E)(T.bytes,y,{password:A.open_password}),L=v.pages.count,G=(0,I.k1)(A.pages,L);if(G.length===0)return{documents:[],
files:[],notes:[e.$],facts:{imageCount:0}};h(G.length,y);const z=[...G].map(p=>u((0,P.iw)(v,p-1),p,A));b(z,A,y);const{bytes:H,missing:N}=await(0,o.v)(v,G,A.with_annotations),
F=await E.Y.open(H,y),i=T.name.replace(/\.pdf$/i,""),n=String(L).length,c=[],{ending:m,mediaType:w}=a[A.image_format];let l=0;for(const[p,{page:C,width:B,height:R,
resolution:W}]of z.entries()){const K=await F.draw(p,{width:B,height:R,isTransparent:A.transparent}),V=await f(K,W,A,y);l+=V.length,M(l,y);const Y=`${i}-${String(
C).padStart(n,"0")}.${m}`;c.push({name:Y,bytes:await y.onResult({index:p,name:Y,bytes:V}),mediaType:w,facts:{page:C,width:B,height:R,size:V.length,mimeType:w}}),
y.pace.progress((p+1)/z.length)}return{documents:[],files:c,notes:N.notes(),facts:{imageCount:c.length}}};function u(T,A,y){const v=y.pixel_width===void 0?y.resolution:
(0,$.C)(T,y.pixel_width);return{page:A,...(0,$.T)(T,v),resolution:v}}async function f(T,A,y,v){const{grayscale:L,transparent:G,image_format:z,quality:H}=y,{width:N,
height:F}=T,i=L||!await(0,D.cE)(T,v.pace);if(z==="jpeg"){const c=i?"gray":"rgb";return await(0,O.I)({width:N,height:F,color:c,quality:H,resolution:A,samples:(0,D.
lc)(T,c)},v.pace)}const n=G?i?"gray-alpha":"rgba":i?"gray":"rgb";return await(0,x.H)({width:N,height:F,depth:8,color:n,resolution:A,samples:(0,D.lc)(T,n)},v)}function h(T,{
limits:{drawnPages:A}}){if(T<=A)return;const y=`pages_to_images gives at most ${(0,t.y_)(A,"image")} at once, and pages names ${T}`;throw(0,r.F)("drawnPages",y,
`Choose pages such as 1..${A}, or split the document first`,"pages")}function M(T,{limits:{drawnBytes:A}}){if(T<=A)return;const y=`The images together are large\
r than ${A} bytes`;throw(0,r.F)("drawnBytes",y,"Choose fewer pages, or a lower resolution","pages")}const S=1e6;function b(T,A,{limits:{pixels:y}}){const v=({width:i,
height:n})=>i*n,L=T.reduce((i,n)=>v(n)>v(i)?n:i);if(v(L)<=y)return;const G=Math.sqrt(y/v(L)),[z,H]=A.pixel_width===void 0?["resolution",A.resolution]:["pixel_wi\
dth",A.pixel_width],N=Math.ceil(v(L)/S),F=`${H} would make images of ${(0,t.y_)(N,"megapixel")}: at most ${Math.floor(H*G)} fits this document (page ${L.page})`;
throw(0,_.G6)([{field:z,message:F}])}}),52404:((Z,U,g)=>{g.d(U,{$:()=>E,U:()=>D});var _=g(58552),I=g(29082),$=g(98446);const E={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function D({first_page:P,last_page:O,pages:x},r){if(x!==void 0)return(0,I.k1)(
x,r);const s=(0,$.y_)(r,"page"),t=[];if(P>r&&t.push({field:"first_page",message:`is ${P}, but the document has ${s}`}),O!==void 0&&O>r&&t.push({field:"last_page",
message:`is ${O}, but the document has ${s}`}),t.length===0&&O!==void 0&&P>O&&t.push({field:"first_page",message:`is ${P}, which is after last_page (${O})`,mentions:[
"last_page"]}),t.length>0)throw(0,_.G6)(t);return Uint32Array.from({length:(O??r)-P+1},(o,e)=>P+e)}}),36116:((Z,U,g)=>{g.d(U,{C:()=>E,T:()=>$});var _=g(74135);const I=72;
function $(D,P){const{width:O,height:x}=(0,_.JQ)(D),r=s=>Math.max(1,Math.round(s*P/I));return{width:r(O),height:r(x)}}const E=(D,P)=>P*I/(0,_.JQ)(D).width}),1900:((Z,U,g)=>{
g.d(U,{cE:()=>E,lc:()=>D});const _=4,I=2,$={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function E({height:O,row:x},r){for(let s=0;s<O;s++){const t=x(s);for(let e=0;e<
t.length;e+=_){const a=t[e+1];if(t[e]!==a||t[e+2]!==a)return!0}const o=r.step(t.length*I);o&&await o}return!1}function D({width:O,row:x},r){const s=$[r],t=new Uint8Array(
O*s),o=s<3;return e=>{const a=x(e);for(let d=0,u=0;d<a.length;d+=_){const[f,h,M]=[a[d],a[d+1],a[d+2]];o?t[u++]=P(M,h,f):(t[u++]=M,t[u++]=h,t[u++]=f),s%2===0&&(t[u++]=
a[d+3])}return t}}const P=(O,x,r)=>77*O+150*x+29*r+128>>8}),30044:((Z,U,g)=>{g.d(U,{I:()=>y});var _=g(64680);const I=Uint8Array.from($());function*$(){for(let i=0;i<
15;i++)for(let n=0;n<=i;n++){const[c,m]=i%2===0?[i-n,n]:[n,i-n];c<8&&m<8&&(yield c*8+m)}}const E={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,
13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[
17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function D(i,n){const c=i<50?
5e3/i:200-2*i;return Uint8Array.from(E[n],m=>Math.min(Math.max(Math.floor((m*c+50)/100),1),255))}const P=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,
.275899379],O=i=>Float32Array.from(i,(n,c)=>1/(n*P[c>>3]*P[c&7]*8));function x(i){for(let n=0;n<64;n+=8)s(i,n,1);for(let n=0;n<8;n++)s(i,n,8)}const r=Math.SQRT1_2;
function s(i,n,c){const[m,w,l,p]=[n+c,n+2*c,n+3*c,n+4*c],[C,B,R]=[n+5*c,n+6*c,n+7*c],[W,K,V,Y]=[i[n],i[m],i[w],i[l]],[J,Q,X,q]=[i[p],i[C],i[B],i[R]],[tt,j,et,nt]=[
W+q,W-q,K+X,K-X],[st,ot,it,pt]=[V+Q,V-Q,Y+J,Y-J],[rt,k,at,wt]=[tt+it,tt-it,et+st,et-st];i[n]=rt+at,i[p]=rt-at;const ct=(wt+k)*r;i[w]=k+ct,i[B]=k-ct;const[ft,Et,
dt]=[pt+ot,ot+nt,nt+j],ut=(ft-dt)*.382683433,ht=.5411961*ft+ut,lt=1.306562965*dt+ut,gt=Et*r,[mt,_t]=[j+gt,j-gt];i[C]=_t+ht,i[l]=_t-ht,i[m]=mt+lt,i[R]=mt-lt}function t(i,n){
const[c,m]=[new Uint16Array(256),new Uint8Array(256)];let[w,l]=[0,0];for(const[p,C]of i.entries()){for(let B=0;B<C;B++,l++,w++)c[n[l]]=w,m[n[l]]=p+1;w*=2}return{
counts:i,values:n,codes:c,lengths:m}}const o=Array.from({length:12},(i,n)=>n),e=[t([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],o),t([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],o)],
a=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a1624\
34e125f1".replace(" ","")],d=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],u=a.map((i,n)=>{const c=[...Buffer.from(i,"hex")],w=[0,240,
...Array.from({length:160},(l,p)=>Math.floor(p/10)<<4|p%10+1)].filter(l=>!c.includes(l)).sort((l,p)=>l-p);return t(d[n],[...c,...w])}),f=0,h=240;class M{output;bits=0;count=0;constructor(n){
this.output=n}add(n,c){for(this.bits=this.bits<<c|n,this.count+=c;this.count>=8;){this.count-=8;const m=this.bits>>>this.count&255;this.output.byte(m),m===255&&
this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class S{bits;dc;ac;before=0;constructor(n,c,m){
this.bits=n,this.dc=c,this.ac=m}write(n,c){const{bits:m,dc:w,ac:l}=this,p=Math.round(n[0]*c[0]);this.value(p-this.before,0,w),this.before=p;let C=0;for(let B=1;B<
64;B++){const R=I[B],W=Math.round(n[R]*c[R]);if(W===0){C++;continue}for(;C>15;C-=16)m.add(l.codes[h],l.lengths[h]);this.value(W,C,l),C=0}C>0&&m.add(l.codes[f],l.
lengths[f])}value(n,c,{codes:m,lengths:w}){const l=32-Math.clz32(Math.abs(n)),p=c<<4|l;this.bits.add(m[p],w[p]),l>0&&this.bits.add(n<0?n+(1<<l)-1:n,l)}}const b=8,
T=12,A=65535;async function y(i,n){const{width:c,height:m,color:w,quality:l}=i,p=new _.k(Math.max(4096,c*m>>2)),C=w==="gray"?[D(l,"luminance")]:[D(l,"luminance"),
D(l,"chrominance")];G(p,i,C);const B=w==="gray"?new N(i,p,C):new F(i,p,C);for(let R=0;R<m;R+=B.height){B.write(R);const W=n.step(c*B.height*T);W&&await W}return B.
finish(),v(p,217),p.bytes}function v(i,n,...c){if(i.byte(255),i.byte(n),c.length!==0)for(const m of[...L(c.length+2),...c])i.byte(m)}const L=i=>[i>>8,i&255];function G(i,{
width:n,height:c,color:m,resolution:w},l){const p=L(Math.min(Math.round(w),A));v(i,216),v(i,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...p,...p,0,0);for(const[
R,W]of l.entries())v(i,219,R,...[...I].map(K=>W[K]));const C=m==="gray"?[1,17,0]:[1,34,0,2,17,1,3,17,1];v(i,192,8,...L(c),...L(n),C.length/3,...C);for(const R of l.
keys())for(const[W,K]of[e[R],u[R]].entries())v(i,196,W<<4|R,...K.counts,...K.values);const B=m==="gray"?[1,0]:[1,0,2,17,3,17];v(i,218,B.length/2,...B,0,63,0)}class z{width;height;samples;block=new Float32Array(
b*b);divisors;coder;constructor(n,c,m,w,l,p){this.width=n,this.height=c,this.samples=new Float32Array(n*c),this.divisors=O(w),this.coder=new S(m,l,p)}set(n,c,m){
this.samples[n*this.width+c]=m}write(n,c){const{samples:m,width:w,block:l}=this;for(let p=0,C=0;p<b;p++)for(let B=(c+p)*w+n,R=B+b;B<R;)l[C++]=m[B++]-128;x(l),this.
coder.write(l,this.divisors)}}const H=(i,n)=>Math.ceil(i/n)*n;class N{image;height=b;bits;plane;constructor(n,c,[m]){this.image=n,this.bits=new M(c),this.plane=
new z(H(n.width,b),b,this.bits,m,e[0],u[0])}write(n){const{image:c,plane:m}=this;for(let w=0;w<b;w++){const l=c.samples(Math.min(n+w,c.height-1));for(let p=0;p<
m.width;p++)m.set(w,p,l[Math.min(p,c.width-1)])}for(let w=0;w<m.width;w+=b)m.write(w,0)}finish(){this.bits.finish()}}class F{image;height=2*b;bits;light;blue;red;sums;constructor(n,c,[
m,w]){this.image=n,this.bits=new M(c);const l=H(n.width,2*b);this.light=new z(l,2*b,this.bits,m,e[0],u[0]),this.blue=new z(l/2,b,this.bits,w,e[1],u[1]),this.red=
new z(l/2,b,this.bits,w,e[1],u[1]),this.sums=new Float32Array(l)}write(n){const{light:c,blue:m,red:w}=this;for(let l=0;l<this.height;l++)this.row(l,Math.min(n+l,
this.image.height-1));for(let l=0;l<c.width;l+=this.height){for(const p of[0,b])for(const C of[0,b])c.write(l+C,p);m.write(l/2,0),w.write(l/2,0)}}finish(){this.
bits.finish()}row(n,c){const{image:m,light:w,blue:l,red:p,sums:C}=this,B=m.samples(c),R=m.width-1,W=n%2===0;W&&C.fill(0);for(let K=0;K<w.width;K++){const V=Math.
min(K,R)*3,[Y,J,Q]=[B[V],B[V+1],B[V+2]];w.set(n,K,.299*Y+.587*J+.114*Q);const X=K&-2;C[X]+=-.168736*Y-.331264*J+.5*Q,C[X+1]+=.5*Y-.418688*J-.081312*Q}if(!W)for(let K=0;K<
w.width;K+=2)l.set(n>>1,K>>1,C[K]/4+128),p.set(n>>1,K>>1,C[K+1]/4+128)}}}),30586:((Z,U,g)=>{g.d(U,{H:()=>o});var _=g(44131),I=g(33095),$=g(64680),E=g(59596);const D=Uint8Array.
of(137,80,78,71,13,10,26,10),P={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},O={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},x=.0254,r=6,s=10,t=2;async function o(u,f){
const{width:h,height:M,depth:S,color:b,palette:T,profile:A,resolution:y}=u,v=Buffer.alloc(13);v.writeUInt32BE(h,0),v.writeUInt32BE(M,4),v.set([S,P[b],0,0,0],8);
const L=[D,d("IHDR",v)];return A&&L.push(d("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,E.Kc)(A)]))),y!==void 0&&L.push(d("pHYs",e(y))),T&&L.push(d(
"PLTE",T)),L.push(d("IDAT",await a(u,f)),d("IEND",new Uint8Array(0))),Buffer.concat(L)}function e(u){const f=Buffer.alloc(9),h=Math.round(u/x);return f.writeUInt32BE(
h,0),f.writeUInt32BE(h,4),f[8]=1,f}async function a(u,{codec:f,pace:h}){const{width:M,height:S,depth:b,color:T,samples:A}=u,y=Math.ceil(M*b*O[T]/8),v=b>=8&&T!==
"palette"?t:0,L=typeof A=="function"?A:N=>A.subarray(N*y,N*y+y),G=new $.k(Math.max(1024,y*S>>(f?0:3))),z=f?void 0:(0,I.i)({level:r,mem:6},G),H=new Uint8Array(y);
for(let N=0;N<S;N++){const F=new Uint8Array(y+1),i=L(N);if(F[0]=N===0?0:v,F[0]===t)for(let c=0;c<y;c++)F[c+1]=i[c]-H[c];else F.set(i.subarray(0,y),1);H.set(i.subarray(
0,y)),z?z.push(F,N===S-1):G.copy(F,0,F.length);const n=h.step(z?y*s:y);n&&await n}return f?f.deflate(G.bytes,r):G.bytes}function d(u,f){const h=Buffer.alloc(f.length+
12);return h.writeUInt32BE(f.length,0),h.write(u,4,"latin1"),h.set(f,8),h.writeUInt32BE((0,_.Q)(h.subarray(4,f.length+8)),f.length+8),h}}),36502:((Z,U,g)=>{g.d(
U,{z:()=>x});var _=g(45599);const I={View:"ViewState",Print:"PrintState"};class ${document;categories={View:new Map,Print:new Map};intents;constructor(t,o){this.
document=t,this.intents=this.intentsOf(o);for(const e of t.array(o?.get("AS"))??[]){const a=t.dict(e),d=t.resolve(a?.get("Event"));if(!a||!((0,_.Eo)(d,"View")||
(0,_.Eo)(d,"Print")))continue;const u=E(t,a.get("Category")),f=this.categories[d.text];for(const h of t.array(a.get("OCGs"))??[]){if(!(0,_.i9)(h))continue;const M=f.
get(h.number)??new Set;for(const S of u)M.add(S);f.set(h.number,M)}}}isAlwaysOn(t){const{intents:o}=this;if(o.has("All"))return!1;const e=this.intentsOf(this.document.
dict(new _.oS(t)));return!e.has("All")&&![...e].some(a=>o.has(a))}stateOf(t,o){const e=this.categories[o].get(t);if(!e)return;const a=this.document.dict(this.document.
dict(new _.oS(t))?.get("Usage"));let d;for(const u of e){const f=I[u],h=f===void 0?null:this.document.resolve(this.document.dict(a?.get(u))?.get(f));if((0,_.Eo)(
h,"OFF"))return!1;(0,_.Eo)(h,"ON")&&(d=!0)}return d}intentsOf(t){const o=E(this.document,t?.get("Intent"));return new Set(o.length>0?o:["View"])}}function E(s,t){
return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof _.SX?[e.text]:[])}const D=32;function P(s,t,o){const e=new Map,a=(d,u)=>{const f=e.get(
d);if(f!==void 0)return f;e.set(d,!0);const h=s.resolve(d[0]),M=T=>{const A=s.resolve(T);return(0,_.cy)(A)?u>0?a(A,u-1):!0:!(0,_.i9)(T)||o(T.number)},S=d.slice(
1),b=O(h instanceof _.SX?h.text:"",S,M);return e.set(d,b),b};return a(t,D)}function O(s,t,o){switch(s){case"And":return t.every(o);case"Or":return t.some(o);case"\
Not":return t.length===0||!o(t[0]);default:return!0}}class x{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const o=t.
dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,_.Eo)(t.resolve(o?.get("BaseState")),"OFF");for(const e of t.array(o?.get("OFF"))??[])(0,_.
i9)(e)&&this.off.add(e.number);for(const e of t.array(o?.get("ON"))??[])(0,_.i9)(e)&&this.on.add(e.number);this.usages=new $(t,o),this.viewed=r(e=>this.usages.isAlwaysOn(
e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=r(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,
this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,o=t.dict(t.catalog.get("OCProperties"));return this.
baseOff?(t.array(o?.get("OCGs"))??[]).filter(e=>!(0,_.i9)(e)||!this.on.has(e.number)):t.array(t.dict(o?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.document.
array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,_.i9)(e)?[e.number]:[]))].filter(e=>!this.
viewed.states(e)&&!this.printed.states(e))}shows(t,{states:o,memberships:e}){const{document:a}=this,d=a.dict(t);if(!d)return!0;if(!(0,_.Eo)(a.resolve(d.get("Typ\
e")),"OCMD"))return!(0,_.i9)(t)||o(t.number);const u=e.get(d);if(u!==void 0)return u;const f=a.resolve(d.get("VE")),h=(0,_.cy)(f)?P(a,f,o):this.showsByPolicy(d,
o);return e.set(d,h),h}showsByPolicy(t,o){const{document:e}=this,a=t.get("OCGs"),d=(e.array(a)??[a]).filter(_.i9);if(d.length===0)return!0;const u=d.map(({number:h})=>o(
h)),f=e.resolve(t.get("P"));switch(f instanceof _.SX?f.text:"AnyOn"){case"AllOn":return u.every(h=>h);case"AnyOff":return!u.every(h=>h);case"AllOff":return!u.some(
h=>h);default:return u.some(h=>h)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function r(s){const t=new Map;return{states:e=>{let a=t.
get(e);return a===void 0&&t.set(e,a=s(e)),a},memberships:new WeakMap}}}),33311:((Z,U,g)=>{g.d(U,{S:()=>$});var _=g(21996),I=g(70549);const $=(0,I.n)(E=>(0,_.zx)(
E,["AP","JS","EF","ByteRange","Sig"]))}),59071:((Z,U,g)=>{g.d(U,{Gh:()=>t,ZK:()=>o,wh:()=>s});var _=g(77581),I=g(45599);const $=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,P=e=>e.replace($,"").replace(
E,"").replace(D,"�"),O=200,x=new WeakMap;function r(e){if(e.bytes.length<O)return P((0,_.g7)(e));let a=x.get(e);return a===void 0&&x.set(e,a=P((0,_.g7)(e))),a}
const s=e=>P(e).trim();function t(e){const a=e instanceof I.Mx?r(e).trim():"";return a===""?null:a}const o=e=>e?r(e):""})};
