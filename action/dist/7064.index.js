"use strict";exports.id=7064,exports.ids=[7064],exports.modules={11544:((K,S,m)=>{m.d(S,{$:()=>x,EL:()=>A,HM:()=>P,KK:()=>g,YL:()=>M});const s=()=>m(57991),P=(i,c)=>s().inflateSync(
i,c),x=(i,c)=>s().zlibSync(i,c),A=function(...i){return Reflect.construct(s().Inflate,i)},g=function(...i){return Reflect.construct(s().Zlib,i)},M={get UnexpectedEOF(){
return s().FlateErrorCode.UnexpectedEOF}}}),57991:((K,S,m)=>{m.r(S),m.d(S,{FlateErrorCode:()=>s.YL,Inflate:()=>s.EL,Zlib:()=>s.KK,inflateSync:()=>s.HM,zlibSync:()=>s.
$});var s=m(37718)}),3405:((K,S,m)=>{m.d(S,{B:()=>x});var s=m(94322),P=m(78157);function*x(A){let g=A.length+5;for(let R=0;R<A.length;R+=s.Qd){const C=Math.min(
R+s.Qd,A.length);for(let p=R;p<C;p++)A[p]===P.y_&&(g+=3);yield}const M=new Uint8Array(g);let i=0,c=0,d=0,O=A[0]===P.iH&&A[1]===P.du?2:0;for(;O<A.length;O++){O%s.
Qd===s.Qd-1&&(yield);const R=A[O];if(R===P.du)break;if(P.Kl[R]!==P.t6){if(R===P.y_&&d===0){i+=4;continue}if(!(R<P.Ec||R>P.Hh)&&(c=c*85+(R-P.Ec),!(++d<5))){for(let C=24;C>=
0;C-=8)M[i++]=Math.floor(c/2**C)&255;c=d=0}}}if(d>1){for(let R=d;R<5;R++)c=c*85+84;for(let R=0;R<d-1;R++)M[i++]=Math.floor(c/2**(24-8*R))&255}return M.slice(0,i)}}),
81272:((K,S,m)=>{m.d(S,{g:()=>A,q:()=>x});var s=m(42973),P=m(79145);function x({stream:g,total:M,documents:i=1},c){const d="It may be a decompression bomb; if i\
t is not, save it without compression in another program",O=i===1?"the document":"this document and of those before it";return c>g?(0,s.F)("streamBytes",`A stre\
am of the document expands to more than ${g} bytes`,d):(0,s.F)("expansion",`The streams of ${O} expand to more than ${M} bytes`,d)}class A{budget;watch;chunks=[];size=0;consumed=0;constructor(M,i){
this.budget=M,this.watch=i}push(M){if(this.size+=M.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,x(
this.budget,this.size);this.watch?.(this.size),this.chunks.push(M)}finishAtEase(M){return this.budget.remaining-=this.size,(0,P.w)(this.chunks,M)}finish(){if(this.
budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const M=new Uint8Array(this.size);let i=0;for(const c of this.chunks)M.set(c,i),i+=c.length;
return M}}}),3084:((K,S,m)=>{m.d(S,{V:()=>A});var s=m(68973),P=m(81272),x=m(11032);async function A(g,M,i,{codec:c,pace:d},O={found:!1}){if(i.remaining<=0)throw(0,P.
q)(i,0);const R=Math.min(i.stream,i.remaining);let C=await c?.inflate(g,R);if(!C){const{bytes:p,reached:T,damaged:o,mismatch:h}=await(0,s.a5)(g,R,d);if(O.found||=
o,O.mismatch===!1&&(O.mismatch=h),T>R)throw i.remaining-=T,(0,P.q)(i,T);if(p.length===0)return;C=p}return i.remaining-=C.length,(0,x.M)(C,M,d)}}),93098:((K,S,m)=>{
m.d(S,{I:()=>R,J:()=>e});var s=m(54771),P=m(82416),x=m(3405),A=m(81272),g=m(3084),M=m(19590),i=m(60269),c=m(11032),d=m(70097),O=m(94322);const R=1<<21,C=20,p=2e4,
T=8,o=R>>11,h=64,u=1<<27;class e{kept=[];bytes=0;met;async run(f,a){for(;;){try{const w=await a();if(!this.met)return w}catch(w){if(!this.met)throw w}await f.rest(),
await this.decode(f)}}find(f,a,w){const L=this.kept.find(H=>l(H,f));if(!L)return;const{bytes:D,damaged:B,mismatch:I,refusal:W}=L;if(W)throw a.remaining-=W.cost,
W.error;if(D.length>a.stream||D.length>a.remaining)throw(0,A.q)(a,D.length);return a.remaining-=D.length,w.found||=B,w.mismatch===!1&&(w.mismatch=I),D}watch(f,a){
if(f.data.length<o||this.kept.length>=h||this.bytes>=u)return;let[w,L]=[performance.now(),0];return D=>{const B=performance.now();if(L+=Math.min(B-w,T),w=B,!(D<=
R&&(L<C||D>L*p)))throw this.met={encoded:f,budget:a},new s.Q("A stream is decoded with pauses, and the work begins again")}}async decode(f){const{encoded:a,budget:w}=this.
met;this.met=void 0;const L={found:!1,mismatch:!1},D=w.remaining;try{const B=await n(a,w,L,f);this.kept.push({...a,bytes:B,damaged:L.found,mismatch:L.mismatch}),
this.bytes+=B.length}catch(B){const I=D-w.remaining;if(I===0)throw B;this.kept.push({...a,bytes:t,damaged:!0,mismatch:!1,refusal:{error:B,cost:I}})}}}const t=new Uint8Array(
0);async function n({filter:_,data:f,parameters:a},w,L,D){if(_==="FlateDecode")return await(0,g.V)(f,a,w,{pace:D},L)??new Uint8Array(0);if(_==="ASCII85Decode")return(0,O.
Io)((0,x.B)(f),D);if(_==="ASCIIHexDecode")return(0,P.pS)(f,0,f.length,D);if(_==="RunLengthDecode")return(0,O.Io)((0,d.A)(f,w),D);const B=await(0,M.B)(f,(0,i.c)(
a,"EarlyChange",1),w,L,D);return(0,c.M)(B,a,D)}const r=["Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function l(_,f){return _.filter!==f.filter||
_.data.length!==f.data.length||r.some(a=>(0,i.c)(_.parameters,a,-1)!==(0,i.c)(f.parameters,a,-1))?!1:_.data===f.data||Buffer.compare(_.data,f.data)===0}}),19590:((K,S,m)=>{
m.d(S,{B:()=>O,k:()=>c});var s=m(81272);const P=256,x=257,A=258,g=4096,M=65536,i=-1;function c(T,o,h,u,e){const t=new R(T,o,h,e);return t.read(T.length)||(u.found=
!0),t.finish()}const d=512;async function O(T,o,h,u,e){const t=new R(T,o,h);for(let n=0;t.at<T.length;n=t.size){t.read(t.at+d)||(u.found=!0);const r=e.step(d+t.
size-n);r&&await r}return t.finishAtEase(e)}class R{data;early;at=0;table;width=9;bits=0;held=0;constructor(o,h,u,e){this.data=o,this.early=h,this.table=new p(u,
e)}read(o){const{data:h,table:u,early:e}=this,t=Math.min(o,h.length);let{at:n,width:r,bits:l,held:_}=this;for(;n<t;){if(_=(_<<8|h[n++])&16777215,l+=8,l<r)continue;
l-=r;const f=_>>l&(1<<r)-1;if(f===P)u.clear();else if(f===x||!u.put(f))return this.at=h.length,f===x;r=C(u.next+e)}return Object.assign(this,{at:n,width:r,bits:l,
held:_}),!0}get size(){return this.table.size}finish(){return this.table.finish()}finishAtEase(o){return this.table.finishAtEase(o)}}function C(T){return T>=2048?
12:T>=1024?11:T>=512?10:9}class p{next=A;previous=i;prefix=new Int16Array(g);suffix=new Uint8Array(g);length=new Uint16Array(g);collector;out=new Uint8Array(M);used=0;constructor(o,h){
this.collector=new s.g(o,h);for(let u=0;u<P;u++)this.suffix[u]=u,this.length[u]=1}get size(){return this.collector.size+this.used}clear(){this.next=A,this.previous=
i}put(o){const{previous:h,next:u,length:e}=this,t=o<u;if(!t&&(h===i||o!==u))return!1;const n=t?e[o]:e[h]+1;this.used+n>M&&this.flush();const r=this.used,l=this.
write(t?o:h,r);return t||(this.out[r+n-1]=l),h!==i&&u<g&&this.add(h,l),this.used=r+n,this.previous=o,!0}write(o,h){const{out:u,prefix:e,suffix:t}=this;for(let n=h+
this.length[o]-1;n>h;n--)u[n]=t[o],o=e[o];return u[h]=t[o]}add(o,h){const{next:u}=this;this.prefix[u]=o,this.suffix[u]=h,this.length[u]=this.length[o]+1,this.next=
u+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(M),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.
used)),this.collector.finish()}finishAtEase(o){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finishAtEase(o)}}}),60269:((K,S,m)=>{m.
d(S,{c:()=>s});function s(P,x,A){const g=P?.get(x);return typeof g=="number"?Math.trunc(g):A}}),14752:((K,S,m)=>{m.d(S,{X:()=>P,Y:()=>s});function s(x,A,g,M,i,c,d,O=0){
const R=g+M,C=g-O+d,p=c-g;if(x===1)for(let T=Math.max(g,C);T<R;T++)A[T]=A[T]+A[T-d];else if(x===2)for(let T=g;T<R;T++)A[T]=A[T]+i[T+p];else if(x===3)for(let T=g;T<
R;T++)A[T]=A[T]+((T>=C?A[T-d]:0)+i[T+p]>>1);else if(x===4)for(let T=g;T<R;T++){const o=T<C,h=o?0:A[T-d];A[T]=A[T]+P(h,i[T+p],o?0:i[T+p-d])}}function P(x,A,g){const M=x+
A-g,[i,c,d]=[Math.abs(M-x),Math.abs(M-A),Math.abs(M-g)];return i<=c&&i<=d?x:c<=d?A:g}}),11032:((K,S,m)=>{m.d(S,{M:()=>M,T:()=>x});var s=m(60269),P=m(14752);function x(h,u){
const e=c(h,u);return e?(e.undo(0,e.count),e.out):h}const A=1<<18,g=4;async function M(h,u,e){const t=c(h,u);if(!t)return h;const n=Math.max(1,Math.floor(A/t.size));
for(let r=0;r<t.count;r+=n){const l=e.step(Math.min(n*t.size,h.length,A)*g);l&&await l,t.size>A?await i(t,r,e):t.undo(r,Math.min(r+n,t.count))}return t.out}async function i(h,u,e){
for(let t=0;t<h.size;t+=A){const n=e.step(A*g);n&&await n,h.undoPart(u,t,Math.min(t+A,h.size))}}function c(h,u){const e=(0,s.c)(u,"Predictor",1);if(e<=1)return;
const t=o((0,s.c)(u,"Colors",1),1,32),n=o((0,s.c)(u,"BitsPerComponent",8),1,16),r=o((0,s.c)(u,"Columns",1),1,1<<24),l=Math.ceil(t*n*r/8);return e===2?d(h,l,t,n):
T(h,l,Math.ceil(t*n/8))}function d(h,u,e,t){const n={colors:e,depth:t,before:new Uint8Array(e),color:0},r=t===8?O:t===16?R:[1,2,4].includes(t)?C:void 0;if(!r)return;
const l=h.slice(),_=(f,a,w)=>{const L=f*u;a===0&&t<8&&(n.before.fill(0),n.color=0),r(l,L,L+a,Math.min(L+w,l.length),n)};return{count:Math.ceil(h.length/u),size:u,
out:l,undo(f,a){for(let w=f;w<a;w++)_(w,0,u)},undoPart:_}}function O(h,u,e,t,{colors:n}){for(let r=Math.max(e,u+n);r<t;r++)h[r]=h[r]+h[r-n]}function R(h,u,e,t,{
colors:n}){const r=2*n;for(let l=Math.max(e,u+r);l+1<t;l+=2){const _=h[l+1]+h[l+1-r];h[l+1]=_,h[l]=h[l]+h[l-r]+(_>>8)}}function C(h,u,e,t,n){const{colors:r,depth:l,
before:_}=n,f=(1<<l)-1;let{color:a}=n;for(let w=e;w<t;w++){const L=h[w];let D=0;for(let B=8-l;B>=0;B-=l){const I=_[a]+(L>>B)&f;_[a]=I,D|=I<<B,a=a+1===r?0:a+1}h[w]=
D}n.color=a}const p=64;function T(h,u,e){const t=Math.ceil(h.length/(u+1)),n=new Uint8Array(h.length-t),r=new Uint8Array(Math.min(u,h.length));return{count:t,size:u,
out:n,undo:(f,a)=>{for(let w=f,L=f*u,D=f*(u+1);w<a;w++,L+=u,D+=u+1){const B=Math.min(u,h.length-D-1);if(B<p)for(let I=0;I<B;I++)n[L+I]=h[D+1+I];else n.set(h.subarray(
D+1,D+1+B),L);(0,P.Y)(h[D],n,L,B,w===0?r:n,w===0?0:L-u,e)}},undoPart:(f,a,w)=>{const[L,D]=[f*u,f*(u+1)],B=Math.min(w,h.length-D-1)-a;if(B<=0)return;n.set(h.subarray(
D+1+a,D+1+a+B),L+a);const I=f===0?r:n;(0,P.Y)(h[D],n,L+a,B,I,f===0?a:L-u+a,e,a)}}}const o=(h,u,e)=>Math.min(Math.max(h,u),e)}),70097:((K,S,m)=>{m.d(S,{A:()=>x});
var s=m(81272),P=m(94322);function*x(g,M){let i=0;for(let C=0;C<g.length;C=A(g,C,(p,T,o)=>i+=T+o))yield;const c=i>M.stream||i>M.remaining;if(M.remaining-=i,c)throw(0,s.
q)(M,i);const d=new Uint8Array(i);let O=0;const R=(C,p,T)=>{for(let o=0;o<p;o++)d[O+o]=g[C+o];T>0&&d.fill(g[C],O,O+T),O+=p+T};for(let C=0;C<g.length;C=A(g,C,R))
yield;return d}function A(g,M,i){let c=M;for(const d=M+P.Qd;c<d&&c<g.length;){const O=g[c++];if(O===128||c>=g.length)return g.length;O<128?i(c,Math.min(O+1,g.length-
c),0):i(c,0,257-O),c+=O<128?O+1:1}return c}}),94322:((K,S,m)=>{m.d(S,{Io:()=>A,Qd:()=>s,xm:()=>x});const s=1<<17,P=1<<19;function x(g){for(;;){const{done:M,value:i}=g.
next();if(M)return i}}async function A(g,M){for(;;){const{done:i,value:c}=g.next();if(i)return c;const d=M.step(P);d&&await d}}}),54771:((K,S,m)=>{m.d(S,{Q:()=>s});
class s extends Error{}}),42973:((K,S,m)=>{m.d(S,{F:()=>x,M:()=>P});var s=m(58552);const P={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*
1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,objectValues:32*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,
pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,dataBytes:5e7,
searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function x(A,g,M,i="file"){return new s.
zU("limit_exceeded",g,{issues:[{field:i,message:`${g}.`}],advice:`${M} (limit: ${A})`})}}),27041:((K,S,m)=>{m.d(S,{c:()=>p});var s=m(98446),P=m(42973);const x={
operators:20,characters:0,glyphSteps:50,dataBytes:0},A="Open it in another PDF program and save it again",g="Split it, or ask for fewer pages",M={operators:["Th\
e pages of the document draw","operator",A],characters:["The pages have","character",g],glyphSteps:["The programs of the glyphs take","step",A],dataBytes:["The \
result has","byte",g]},i=2**20;class c{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(o){this.limits=o}admit(o){this.bytes+=
o}spend(o,h){const u=this.spent[o]+=h;if(u<=this.limits[o])return;const e=this.limits[o]+Math.max(this.bytes-i,0)*x[o];if(u<=e)return;const[t,n,r]=M[o];throw(0,P.
F)(o,`${t} more than ${(0,s.y_)(e,n)}`,r)}}var d=m(27059);const O=20,R=100,C=8e6;class p{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=C;held={
all:new Set,bytes:0,most:0};constructor(o,h,u,e=new d.f,t=new c(o)){this.limits=o,this.codec=h,this.large=u,this.scratch=e,this.budget=t,this.stream=o.streamBytes,
this.total=this.remaining=this.held.most=o.allowance,this.values=o.values}admit(o){const h=o*this.limits.expansion;this.documents++,this.budget.admit(o),this.total+=
h,this.remaining+=h,this.values+=o*R,this.held.most+=o*O}fork(){const o=new p(this.limits,this.codec,this.large,this.scratch,this.budget);return o.documents=this.
documents,o.total=this.total,o.remaining=this.remaining,o.values=this.values,o.numbers=this.numbers,o.held=this.held,o}takeNumbers(o){if(this.numbers-=o,this.numbers<
0)throw(0,P.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(o){return o>this.remaining?!1:(this.remaining-=o,!0)}release(o){this.remaining+=o}hold(o,h,u){const{held:e}=this;e.all.add({bytes:o,
holder:h,key:u}),e.bytes+=o;for(const t of e.all){if(e.bytes<=e.most||e.all.size===1)return;e.all.delete(t),e.bytes-=t.bytes,t.holder.deref()?.delete(t.key)}}}}),
27059:((K,S,m)=>{m.d(S,{_:()=>x,f:()=>s});class s{memory=new Uint8Array(0);atLeast(g){const M=Math.min(g,x);return this.memory.length<M&&(this.memory=new Uint8Array(
Math.min(x,Math.max(P,M*2)))),this.memory}}const P=16384,x=1<<20}),43749:((K,S,m)=>{m.d(S,{Kw:()=>g,TU:()=>P,gZ:()=>A});var s=m(78157);class P{a=1;b=0;add(i){let{
a:c,b:d}=this;for(let O=0;O<i.length;){const R=Math.min(O+2e3,i.length);for(;O+4<=R;O+=4)d+=c+=i[O],d+=c+=i[O+1],d+=c+=i[O+2],d+=c+=i[O+3];for(;O<R;)d+=c+=i[O++];
c%=65521,d%=65521}this.a=c,this.b=d}get value(){return this.b*65536+this.a}}const x=256;function A(M,i){const c=Buffer.alloc(4);return c.writeUInt32BE(i),(0,s.bS)(
M.subarray(-x)).includes(c)}function g(M){let i=M.length;for(;i>0&&M.length-i<x&&s.Kl[M[i-1]]===s.t6;)i--;return M.subarray(0,Math.max(0,i-4))}}),78157:((K,S,m)=>{
m.d(S,{$k:()=>Tt,A4:()=>j,AF:()=>ht,AN:()=>J,AV:()=>G,AZ:()=>tt,Ah:()=>D,Cq:()=>s,Cx:()=>R,D:()=>it,Ec:()=>c,G_:()=>P,HF:()=>Q,HV:()=>W,HY:()=>ut,Hh:()=>dt,Hv:()=>a,
IQ:()=>O,JI:()=>nt,Kl:()=>F,Li:()=>ot,MV:()=>X,N5:()=>T,N9:()=>q,OY:()=>Y,PZ:()=>Ct,WL:()=>l,Wd:()=>Ot,Z4:()=>i,ay:()=>Rt,b9:()=>p,bS:()=>Lt,cL:()=>h,d2:()=>x,du:()=>L,
em:()=>e,ev:()=>t,fX:()=>o,gq:()=>Pt,iH:()=>n,j8:()=>gt,jq:()=>wt,kR:()=>A,l0:()=>u,mE:()=>xt,o1:()=>g,r_:()=>_,rc:()=>w,rg:()=>St,s1:()=>C,sk:()=>At,t6:()=>Z,t9:()=>Mt,
tF:()=>B,tw:()=>H,u7:()=>M,vz:()=>r,w1:()=>ct,wb:()=>yt,wn:()=>d,wt:()=>f,y_:()=>_t,yh:()=>ft,yp:()=>at,yq:()=>st});const s=0,P=8,x=9,A=10,g=12,M=13,i=32,c=33,d=35,
O=37,R=40,C=41,p=43,T=45,o=46,h=47,u=48,e=55,t=57,n=60,r=62,l=91,_=92,f=93,a=123,w=125,L=126,D=66,B=67,I=68,W=69,H=73,j=76,G=82,Y=98,$=100,Q=101,X=102,et=106,st=110,
rt=111,ht=114,ut=115,ft=116,dt=117,_t=122,q=0,Z=1,mt=2,Et=3,F=new Uint8Array(256);for(const E of[s,x,A,g,M,i])F[E]=Z;for(const E of"(<>[]/%")F[E.charCodeAt(0)]=
mt;for(const E of"){}")F[E.charCodeAt(0)]=Et;function J(E,y,U){for(;y<U;){const b=E[y];if(F[b]===Z)y++;else if(b===O)y=it(E,y,U);else break}return y}function gt(E,y,U){
for(;y<U&&F[E[y]]===Z;)y++;return y}function it(E,y,U){for(;y<U&&E[y]!==A&&E[y]!==M;)y++;return y}function Mt(E,y,U){const b=tt(E,y,U);return b<0?U:b}function tt(E,y,U,b=0){
for(;y<U;){const v=E[y++];if(v===_)y++;else if(v===R)b++;else if(v===C&&--b===0)return y}return~b}function wt(E,y,U=E.length){const b=tt(E,y,U);return b<0?~b:0}
function Tt(E,y,U){for(;y<U;)if(E[y++]===r)return y;return U}function ot(E){return E===void 0?-1:E>=u&&E<=t?E-u:E>=65&&E<=70?E-55:E>=97&&E<=102?E-87:-1}function At(E,y,U){
const b=E[U-1]===r,v=new Uint8Array(U-y+(b?0:1)>>1);let N=0,k=-1;for(let z=y;z<U&&E[z]!==r;z++){const V=ot(E[z]);V<0||(k<0?k=V:(v[N++]=k*16+V,k=-1))}return k>=0&&
(v[N++]=k*16),N===v.length?v:v.subarray(0,N)}function Ot(E,y,U){for(;y<U&&F[E[y]]===q;)y++;return y}function ct(E,y,U){for(let b=0;b<U.length;b++)if(E[y+b]!==U.
charCodeAt(b))return!1;return!0}function yt(E,y,U){return ct(E,y,U)&&F[E[y+U.length]??i]!==q}const at=E=>E!==void 0&&E>=u&&E<=t;function nt(E,y,U){let b=0,v=y;for(;v<
U&&at(E[v]);)b=b*10+(E[v++]-u);return v===y?{value:-1,after:v}:{value:b,after:v}}function Rt(E,y,U){const b=J(E,y,U),v=nt(E,b,U);if(v.value<0||v.after===U||F[E[v.
after]]!==Z)return;const N=J(E,v.after,U),k=N<U&&E[N]===T,z=nt(E,k?N+1:N,U);if(z.value<0||z.value>65535)return;const V=J(E,z.after,U);if(lt(E,V))return{number:v.
value,generation:k?1:z.value,start:b,body:V+3}}const Pt=E=>new Uint8Array(E.buffer,E.byteOffset,E.byteLength),xt=E=>E.length===1?E[0]:Buffer.concat(E),Lt=E=>Buffer.
from(E.buffer,E.byteOffset,E.byteLength);function Ct(E,y,U,b){let v=0,N=E[y];for(;N>=u&&N<=t;N=E[++y])v=v*10+(N-u);if(v!==U||N!==i||(v=0,N=E[++y],N<u||N>t))return-1;
for(;N>=u&&N<=t;N=E[++y])v=v*10+(N-u);return v!==b||N!==i?-1:lt(E,y+1)?y+4:-1}const lt=(E,y)=>E[y]===rt&&E[y+1]===Y&&E[y+2]===et,St=(E,y)=>E[y]===Q&&E[y+1]===st&&
E[y+2]===$&&E[y+3]===rt&&E[y+4]===Y&&E[y+5]===et}),33095:((K,S,m)=>{m.d(S,{i:()=>P});var s=m(11544);function P(x,A){const g=new s.KK(x,M=>A.copy(M,0,M.length));
return Object.assign(g.s,{i:0,w:0,z:0}),g}}),4537:((K,S,m)=>{m.d(S,{$9:()=>i,Qk:()=>O,_p:()=>C,ay:()=>A,eO:()=>g});var s=m(11544),P=m(43749),x=m(78157);const A=256,
g=4096,M=1<<18,i=16384,c=3e5,d=1<<17;async function O(T,o,h,u,e){const t=(0,x.mE)(T.slice(0,3).map(I=>I.subarray(0,2))),[n=0,r=0]=t;if((n&15)!==8||(n<<8|r)%31!==
0||r&32)return{ending:"damaged",reached:0,consumed:0,sum:1};const l=Math.max(A,Math.floor(g/u));let _=A;const f=new P.TU;let[a,w]=[0,0];const L=new s.EL(I=>{const W=Math.
min(I.length,o-a);a+=I.length,f.add(I),W>0&&e(W===I.length?I:I.subarray(0,W))}),D=[];try{let I=2,W=0;for(const H of T)for(let j=0,G=0;j<H.length;j=G){G=j+_;const Y=Math.
min(I,H.length-j,_),$=H.subarray(j+Y,G);I-=Y;const Q=a;$.length>0&&a<o&&W<d?L.push($):D.length<16&&D.push($),W=a>Q?0:W+$.length,w+=Math.min(G,H.length)-j,_=C($.
length,a-Q,l);const X=h.step(Math.max(($.length+a-Q)*u,c));X&&await X}L.push((0,x.mE)(D).subarray(0,l),!0)}catch(I){return a>=o?{ending:"loose",reached:a,consumed:w,
sum:f.value}:{ending:I.code===s.YL.UnexpectedEOF?"short":"damaged",reached:a,consumed:w,sum:f.value}}return a<o&&!R(L)?{ending:"short",reached:a,consumed:w,sum:f.
value}:{ending:a<=o&&p(T,f.value)?"clean":"loose",reached:a,consumed:w,sum:f.value}}function R(T){const{s:o}=T;return o.f===1&&!o.l}function C(T,o,h){const u=Math.
floor(M*T/Math.max(o,1));return Math.min(Math.max(Math.min(u,2*T),A),h)}function p(T,o){let h=new Uint8Array(0);for(let e=T.length-1;e>=0&&h.length<6;e--)h=(0,x.
mE)([T[e].subarray(-6),h]);const u=Buffer.from(h);for(let e=0;e<=2&&u.length>=4+e;e++)if(u.readUInt32BE(u.length-4-e)===o)return!0;return!1}}),79145:((K,S,m)=>{
m.d(S,{I:()=>x,w:()=>A});var s=m(64680);const P=1<<22;class x{parts;constructor(M){this.parts=[new s.k(Math.min(M,P))]}copy(M,i,c){let d=this.parts.at(-1);d.length>
0&&d.length+c-i>P&&this.parts.push(d=new s.k(P)),d.copy(M,i,c)}join(M){return A(this.parts.map(({bytes:i})=>i),M)}}async function A(g,M){if(g.length===1)return g[0];
const i=Buffer.allocUnsafeSlow(g.reduce((d,{length:O})=>d+O,0));let c=0;for(const d of g){i.set(d,c),c+=d.length;const O=M.step(d.length);O&&await O}return i}}),
64680:((K,S,m)=>{m.d(S,{k:()=>A,t:()=>g});var s=m(78157);const P=12,x=20;class A{buffer;memory;length=0;constructor(c){this.buffer=Buffer.allocUnsafeSlow(Math.max(
c,256)),this.memory=(0,s.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const c=Buffer.
allocUnsafeSlow(this.length);return c.set(this.bytes),c}clear(){this.length=0}from(c){return this.memory.subarray(c,this.length)}reserve(c){const d=this.length+
c;d>this.memory.length&&this.grow(d)}grow(c){const d=Buffer.allocUnsafeSlow(Math.max(c,Math.ceil(this.memory.length*1.5)));d.set(this.bytes),this.buffer=d,this.
memory=(0,s.gq)(d)}copy(c,d,O){const R=O-d;if(this.reserve(R),R<P){const{memory:C}=this;let p=this.length;for(let T=d;T<O;T++)C[p++]=c[T]}else this.memory.set(new Uint8Array(
c.buffer,c.byteOffset+d,R),this.length);this.length+=R}text(c){const d=c.length;if(this.reserve(d),d<x){const{memory:O}=this;let R=this.length;for(let C=0;C<d;C++)
O[R++]=c.charCodeAt(C)}else this.buffer.write(c,this.length,"latin1");this.length+=d}integer(c){this.reserve(20);const{memory:d}=this,O=M(c);for(let R=this.length+
O-1;R>=this.length;R--){const C=Math.floor(c/10);d[R]=s.l0+(c-C*10),c=C}this.length+=O}byte(c){this.reserve(1),this.memory[this.length++]=c}fill(c,d){this.reserve(
c),d(this.memory,this.length),this.length+=c}}class g{length=0;copy(c,d,O){this.length+=O-d}text(c){this.length+=c.length}integer(c){this.length+=M(c)}byte(){this.
length++}fill(c){this.length+=c}}function M(i){return i<10?1:i<100?2:i<1e3?3:i<1e4?4:i<1e5?5:i<1e6?6:String(i).length}}),68973:((K,S,m)=>{m.d(S,{Uw:()=>p,a5:()=>h,
g0:()=>c,uM:()=>i});var s=m(11544),P=m(33095),x=m(43749),A=m(78157),g=m(4537),M=m(79145);const i=({codec:t,pace:n})=>t??C(n),c=({codec:t,pace:n})=>t&&{deflate:(r,l)=>C(
n).deflate(r,l),inflate:(r,l)=>t.inflate(r,l),inflateNow:(r,l)=>t.inflateNow(r,l)},d=65536,O=16384,R=1e5,C=t=>({async deflate(n,r){if(n.length<=O){const f=(0,s.
$)(n,{level:r}),a=t.step(R+n.length*10);return a&&await a,f}const l=new M.I(n.length>>2),_=(0,P.i)({level:r},l);for(let f=0;f<n.length;f+=d){n.length-f>O&&await t.
rest(),_.push(n.subarray(f,f+d),f+d>=n.length);const a=t.step(R+Math.min(n.length,d)*10);a&&await a}return l.join(t)},async inflate(n,r){const{bytes:l,ending:_}=await e(
n,r,t);return _==="clean"?l:void 0}});async function p(t,n,r){const{bytes:l,ending:_,reached:f}=await e(t,n,r);return _==="clean"||_==="loose"&&f<n?l:void 0}const T=Uint8Array.
of(120,156),o=16;async function h(t,n,r){const l=(0,A.j8)(t,0,Math.min(t.length,4)),[_=0,f=0]=t.subarray(l,l+2),a=(_&15)===8&&(_<<8|f)%31===0,w=a?t.subarray(l):
(0,A.mE)([T,t]),L=await e(w,n,r);if(L.ending==="clean"||L.ending==="loose"){const H=a&&L.ending==="loose"&&L.reached<n;return{...L,damaged:!a,mismatch:H&&await u(
w,L,r)}}const D=Math.max(T.length,Math.min(L.consumed,w.length-g.$9)),B=D-(D-T.length)%o,I=[w.subarray(0,B)];for(let H=B;H<D+g.$9;H+=o)I.push(w.subarray(H,H+o));
const W=await e(I,n,r);return{...W.reached>L.reached?W:L,damaged:!0,mismatch:!1}}async function u(t,{sum:n,reached:r},l){if((0,x.gZ)(t,n))return!1;const{ending:_}=await(0,g.
Qk)([(0,x.Kw)(t)],r+1,l,1,()=>{});return _==="clean"||_==="loose"}async function e(t,n,r){const l=t instanceof Uint8Array?[t]:t,_=l.reduce((w,{length:L})=>w+L,0),
f=new M.I(Math.min(_*4,n));return{...await(0,g.Qk)(l,n,r,1,w=>f.copy(w,0,w.length)),bytes:await f.join(r)}}}),82416:((K,S,m)=>{m.d(S,{E3:()=>h,MQ:()=>P,U1:()=>O,
kz:()=>i,nK:()=>T,pS:()=>o});var s=m(78157);function P(e,t,n){if(n-t>x)return A(e,t,n);let r="";for(let l=t;l<n;l++){const _=e[l]===s.wn?g(e,l,n):-1;r+=String.fromCharCode(
_<0?e[l]:_),_>=0&&(l+=2)}return r}const x=127;function A(e,t,n){const r=Buffer.allocUnsafe(n-t);let l=0;for(let _=t;_<n;_++){const f=e[_]===s.wn?g(e,_,n):-1;r[l++]=
f<0?e[_]:f,f>=0&&(_+=2)}return r.toString("latin1",0,l)}function g(e,t,n){if(t+2>=n)return-1;const[r,l]=[(0,s.Li)(e[t+1]),(0,s.Li)(e[t+2])];return r>=0&&l>=0?r*
16+l:-1}const M=15;function i(e,t,n){let r=t;const l=e[r];(l===s.N5||l===s.b9)&&r++;let _=0,f=-1,a=0;for(;r<n;r++){const L=e[r];if(L>=s.l0&&L<=s.ev)a=a*10+(L-s.
l0),_++,f>=0&&f++;else if(L===s.fX&&f<0)f=0;else break}if(r<n||_===0||_>M)return d(e,t,n);const w=f>0?a/c[f]:a;return l===s.N5?-w:w}const c=Float64Array.from({length:M+
1},(e,t)=>10**t);function d(e,t,n){const r=(0,s.bS)(e).toString("latin1",t,n),l=Number(r);if(!Number.isNaN(l)&&/^[+-]?[\d.]/.test(r))return l;const _=/^[+-]*(\d*\.?\d*)/.
exec(r),f=Number(_?.[1]??0)||0;return r.startsWith("-")?-f:f}function O(e,t,n){const r=R(e,t,n);if(r<n&&e[r]===s.s1)return e.subarray(t,r);const l={at:t,used:0,
depth:1,out:new Uint8Array(n-t)};return C(e,l,n,n),l.out.subarray(0,l.used)}function R(e,t,n){for(let r=t;r<n;r++){const l=e[r];if(l===s.s1||l===s.Cx||l===s.r_||
l===s.u7)return r}return n}function C(e,t,n,r){const{out:l}=t;let{at:_,used:f,depth:a}=t;for(;_<n;_++){let w=e[_];if(w===s.Cx)a++;else if(w===s.s1){if(--a===0)break}else if(w===
s.u7)e[_+1]===s.kR&&_++,w=s.kR;else if(w===s.r_){if(w=e[++_],_>=r)break;if(w>=s.l0&&w<=s.em){let L=w-s.l0;for(let D=0;D<2&&e[_+1]>=s.l0&&e[_+1]<=s.em;D++)L=L*8+
e[++_]-s.l0;w=L&255}else if(w===s.u7){e[_+1]===s.kR&&_++;continue}else{if(w===s.kR)continue;w=u.get(w)??w}}l[f++]=w}t.at=_,t.used=f,t.depth=a}const p=1<<20;async function T(e,t,n,r){
if(e[t]!==s.Cx)return o(e,t+1,n,r);const l=t+1;let _=l;for(let a=l;_===a&&a<n;){a=Math.min(a+p,n),_=R(e,_,a);const w=r.step(p);w&&await w}if(_<n&&e[_]===s.s1)return e.
subarray(l,_);const f={at:l,used:0,depth:1,out:new Uint8Array(n-l)};for(;f.at<n&&f.depth>0;){C(e,f,Math.min(f.at+p,n),n);const a=r.step(2*p);a&&await a}return f.
out.subarray(0,f.used)}async function o(e,t,n,r){const l=new Uint8Array(n-t);let _=0;for(let a=t;a<n&&e[a]!==s.vz;){for(const L=Math.min(a+p,n);a<L&&e[a]!==s.vz;a++)
(0,s.Li)(e[a])>=0&&(l[_++]=e[a]);const w=r.step(2*p);w&&await w}const f=new Uint8Array(_+1>>1);for(let a=0;a<_;a+=p){f.set((0,s.sk)(l,a,Math.min(a+p,_)),a>>1);const w=r.
step(2*p);w&&await w}return f}const h=(e,t,n)=>e[t]===s.Cx?O(e,t+1,n):(0,s.sk)(e,t+1,n),u=new Map([[s.yq,s.kR],[s.AF,s.u7],[s.yh,s.d2],[s.OY,s.G_],[s.MV,s.o1]])})};
