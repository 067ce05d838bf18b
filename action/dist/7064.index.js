"use strict";exports.id=7064,exports.ids=[7064],exports.modules={11544:((K,S,d)=>{d.d(S,{$:()=>L,EL:()=>A,HM:()=>x,KK:()=>m,YL:()=>E});const s=()=>d(57991),x=(i,c)=>s().inflateSync(
i,c),L=(i,c)=>s().zlibSync(i,c),A=function(...i){return Reflect.construct(s().Inflate,i)},m=function(...i){return Reflect.construct(s().Zlib,i)},E={get UnexpectedEOF(){
return s().FlateErrorCode.UnexpectedEOF}}}),57991:((K,S,d)=>{d.r(S),d.d(S,{FlateErrorCode:()=>s.YL,Inflate:()=>s.EL,Zlib:()=>s.KK,inflateSync:()=>s.HM,zlibSync:()=>s.
$});var s=d(37718)}),3405:((K,S,d)=>{d.d(S,{B:()=>L});var s=d(94322),x=d(78157);function*L(A){let m=A.length+5;for(let R=0;R<A.length;R+=s.Qd){const C=Math.min(
R+s.Qd,A.length);for(let D=R;D<C;D++)A[D]===x.y_&&(m+=3);yield}const E=new Uint8Array(m);let i=0,c=0,f=0,O=A[0]===x.iH&&A[1]===x.du?2:0;for(;O<A.length;O++){O%s.
Qd===s.Qd-1&&(yield);const R=A[O];if(R===x.du)break;if(x.Kl[R]!==x.t6){if(R===x.y_&&f===0){i+=4;continue}if(!(R<x.Ec||R>x.Hh)&&(c=c*85+(R-x.Ec),!(++f<5))){for(let C=24;C>=
0;C-=8)E[i++]=Math.floor(c/2**C)&255;c=f=0}}}if(f>1){for(let R=f;R<5;R++)c=c*85+84;for(let R=0;R<f-1;R++)E[i++]=Math.floor(c/2**(24-8*R))&255}return E.slice(0,i)}}),
81272:((K,S,d)=>{d.d(S,{g:()=>A,q:()=>L});var s=d(42973),x=d(79145);function L({stream:m,total:E,documents:i=1},c){const f="It may be a decompression bomb; if i\
t is not, save it without compression in another program",O=i===1?"the document":"this document and of those before it";return c>m?(0,s.F)("streamBytes",`A stre\
am of the document expands to more than ${m} bytes`,f):(0,s.F)("expansion",`The streams of ${O} expand to more than ${E} bytes`,f)}class A{budget;watch;chunks=[];size=0;consumed=0;constructor(E,i){
this.budget=E,this.watch=i}push(E){if(this.size+=E.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,L(
this.budget,this.size);this.watch?.(this.size),this.chunks.push(E)}finishAtEase(E){return this.budget.remaining-=this.size,(0,x.w)(this.chunks,E)}finish(){if(this.
budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const E=new Uint8Array(this.size);let i=0;for(const c of this.chunks)E.set(c,i),i+=c.length;
return E}}}),3084:((K,S,d)=>{d.d(S,{V:()=>A});var s=d(68973),x=d(81272),L=d(11032);async function A(m,E,i,{codec:c,pace:f},O={found:!1}){if(i.remaining<=0)throw(0,x.
q)(i,0);const R=Math.min(i.stream,i.remaining);let C=await c?.inflate(m,R);if(!C){const{bytes:D,reached:T,damaged:o,mismatch:h}=await(0,s.a5)(m,R,f);if(O.found||=
o,O.mismatch===!1&&(O.mismatch=h),T>R)throw i.remaining-=T,(0,x.q)(i,T);if(D.length===0)return;C=D}return i.remaining-=C.length,(0,L.M)(C,E,f)}}),93098:((K,S,d)=>{
d.d(S,{I:()=>R,J:()=>t});var s=d(54771),x=d(82416),L=d(3405),A=d(81272),m=d(3084),E=d(19590),i=d(60269),c=d(11032),f=d(70097),O=d(94322);const R=1<<21,C=80,D=20,
T=1e3,o=8,h=R>>11,u=64,e=1<<27;class t{kept=[];bytes=0;met;async run(a,g){for(;;){try{const P=await g();if(!this.met)return P}catch(P){if(!this.met)throw P}await a.
rest(),await this.decode(a)}}find(a,g,P){const p=this.kept.find(F=>w(F,a));if(!p)return;const{bytes:I,damaged:U,mismatch:W,refusal:H}=p;if(H)throw g.remaining-=
H.cost,H.error;if(I.length>g.stream||I.length>g.remaining)throw(0,A.q)(g,I.length);return g.remaining-=I.length,P.found||=U,P.mismatch===!1&&(P.mismatch=W),I}watch(a,g){
if(a.data.length<h||this.kept.length>=u||this.bytes>=e)return;let[P,p]=[performance.now(),0];return I=>{const U=performance.now();if(p+=Math.min(U-P,o),P=U,!(I<=
R&&p<C&&(p<D||I>p*T)))throw this.met={encoded:a,budget:g},new s.Q("A stream is decoded with pauses, and the work begins again")}}async decode(a){const{encoded:g,
budget:P}=this.met;this.met=void 0;const p={found:!1,mismatch:!1},I=P.remaining;try{const U=await r(g,P,p,a);this.kept.push({...g,bytes:U,damaged:p.found,mismatch:p.
mismatch}),this.bytes+=U.length}catch(U){const W=I-P.remaining;if(W===0)throw U;this.kept.push({...g,bytes:n,damaged:!0,mismatch:!1,refusal:{error:U,cost:W}})}}}
const n=new Uint8Array(0);async function r({filter:M,data:a,parameters:g},P,p,I){if(M==="FlateDecode")return await(0,m.V)(a,g,P,{pace:I},p)??new Uint8Array(0);if(M===
"ASCII85Decode")return(0,O.Io)((0,L.B)(a),I);if(M==="ASCIIHexDecode")return(0,x.pS)(a,0,a.length,I);if(M==="RunLengthDecode")return(0,O.Io)((0,f.A)(a,P),I);const U=await(0,E.
B)(a,(0,i.c)(g,"EarlyChange",1),P,p,I);return(0,c.M)(U,g,I)}const l=["Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function w(M,a){return M.filter!==
a.filter||M.data.length!==a.data.length||l.some(g=>(0,i.c)(M.parameters,g,-1)!==(0,i.c)(a.parameters,g,-1))?!1:M.data===a.data||Buffer.compare(M.data,a.data)===
0}}),19590:((K,S,d)=>{d.d(S,{B:()=>O,k:()=>c});var s=d(81272);const x=256,L=257,A=258,m=4096,E=65536,i=-1;function c(T,o,h,u,e){const t=new R(T,o,h,e);return t.
read(T.length)||(u.found=!0),t.finish()}const f=512;async function O(T,o,h,u,e){const t=new R(T,o,h);for(let n=0;t.at<T.length;n=t.size){t.read(t.at+f)||(u.found=
!0);const r=e.step(f+t.size-n);r&&await r}return t.finishAtEase(e)}class R{data;early;at=0;table;width=9;bits=0;held=0;constructor(o,h,u,e){this.data=o,this.early=
h,this.table=new D(u,e)}read(o){const{data:h,table:u,early:e}=this,t=Math.min(o,h.length);let{at:n,width:r,bits:l,held:w}=this;for(;n<t;){if(w=(w<<8|h[n++])&16777215,
l+=8,l<r)continue;l-=r;const M=w>>l&(1<<r)-1;if(M===x)u.clear();else if(M===L||!u.put(M))return this.at=h.length,M===L;r=C(u.next+e)}return Object.assign(this,{
at:n,width:r,bits:l,held:w}),!0}get size(){return this.table.size}finish(){return this.table.finish()}finishAtEase(o){return this.table.finishAtEase(o)}}function C(T){
return T>=2048?12:T>=1024?11:T>=512?10:9}class D{next=A;previous=i;prefix=new Int16Array(m);suffix=new Uint8Array(m);length=new Uint16Array(m);collector;out=new Uint8Array(
E);used=0;constructor(o,h){this.collector=new s.g(o,h);for(let u=0;u<x;u++)this.suffix[u]=u,this.length[u]=1}get size(){return this.collector.size+this.used}clear(){
this.next=A,this.previous=i}put(o){const{previous:h,next:u,length:e}=this,t=o<u;if(!t&&(h===i||o!==u))return!1;const n=t?e[o]:e[h]+1;this.used+n>E&&this.flush();
const r=this.used,l=this.write(t?o:h,r);return t||(this.out[r+n-1]=l),h!==i&&u<m&&this.add(h,l),this.used=r+n,this.previous=o,!0}write(o,h){const{out:u,prefix:e,
suffix:t}=this;for(let n=h+this.length[o]-1;n>h;n--)u[n]=t[o],o=e[o];return u[h]=t[o]}add(o,h){const{next:u}=this;this.prefix[u]=o,this.suffix[u]=h,this.length[u]=
this.length[o]+1,this.next=u+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(E),this.used=0}finish(){return this.collector.
push(this.out.subarray(0,this.used)),this.collector.finish()}finishAtEase(o){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finishAtEase(
o)}}}),60269:((K,S,d)=>{d.d(S,{c:()=>s});function s(x,L,A){const m=x?.get(L);return typeof m=="number"?Math.trunc(m):A}}),14752:((K,S,d)=>{d.d(S,{X:()=>x,Y:()=>s});
function s(L,A,m,E,i,c,f,O=0){const R=m+E,C=m-O+f,D=c-m;if(L===1)for(let T=Math.max(m,C);T<R;T++)A[T]=A[T]+A[T-f];else if(L===2)for(let T=m;T<R;T++)A[T]=A[T]+i[T+
D];else if(L===3)for(let T=m;T<R;T++)A[T]=A[T]+((T>=C?A[T-f]:0)+i[T+D]>>1);else if(L===4)for(let T=m;T<R;T++){const o=T<C,h=o?0:A[T-f];A[T]=A[T]+x(h,i[T+D],o?0:
i[T+D-f])}}function x(L,A,m){const E=L+A-m,[i,c,f]=[Math.abs(E-L),Math.abs(E-A),Math.abs(E-m)];return i<=c&&i<=f?L:c<=f?A:m}}),11032:((K,S,d)=>{d.d(S,{M:()=>E,T:()=>L});
var s=d(60269),x=d(14752);function L(h,u){const e=c(h,u);return e?(e.undo(0,e.count),e.out):h}const A=1<<18,m=4;async function E(h,u,e){const t=c(h,u);if(!t)return h;
const n=Math.max(1,Math.floor(A/t.size));for(let r=0;r<t.count;r+=n){const l=e.step(Math.min(n*t.size,h.length,A)*m);l&&await l,t.size>A?await i(t,r,e):t.undo(r,
Math.min(r+n,t.count))}return t.out}async function i(h,u,e){for(let t=0;t<h.size;t+=A){const n=e.step(A*m);n&&await n,h.undoPart(u,t,Math.min(t+A,h.size))}}function c(h,u){
const e=(0,s.c)(u,"Predictor",1);if(e<=1)return;const t=o((0,s.c)(u,"Colors",1),1,32),n=o((0,s.c)(u,"BitsPerComponent",8),1,16),r=o((0,s.c)(u,"Columns",1),1,1<<
24),l=Math.ceil(t*n*r/8);return e===2?f(h,l,t,n):T(h,l,Math.ceil(t*n/8))}function f(h,u,e,t){const n={colors:e,depth:t,before:new Uint8Array(e),color:0},r=t===8?
O:t===16?R:[1,2,4].includes(t)?C:void 0;if(!r)return;const l=h.slice(),w=(M,a,g)=>{const P=M*u;a===0&&t<8&&(n.before.fill(0),n.color=0),r(l,P,P+a,Math.min(P+g,l.
length),n)};return{count:Math.ceil(h.length/u),size:u,out:l,undo(M,a){for(let g=M;g<a;g++)w(g,0,u)},undoPart:w}}function O(h,u,e,t,{colors:n}){for(let r=Math.max(
e,u+n);r<t;r++)h[r]=h[r]+h[r-n]}function R(h,u,e,t,{colors:n}){const r=2*n;for(let l=Math.max(e,u+r);l+1<t;l+=2){const w=h[l+1]+h[l+1-r];h[l+1]=w,h[l]=h[l]+h[l-
r]+(w>>8)}}function C(h,u,e,t,n){const{colors:r,depth:l,before:w}=n,M=(1<<l)-1;let{color:a}=n;for(let g=e;g<t;g++){const P=h[g];let p=0;for(let I=8-l;I>=0;I-=l){
const U=w[a]+(P>>I)&M;w[a]=U,p|=U<<I,a=a+1===r?0:a+1}h[g]=p}n.color=a}const D=64;function T(h,u,e){const t=Math.ceil(h.length/(u+1)),n=new Uint8Array(h.length-t),
r=new Uint8Array(Math.min(u,h.length));return{count:t,size:u,out:n,undo:(M,a)=>{for(let g=M,P=M*u,p=M*(u+1);g<a;g++,P+=u,p+=u+1){const I=Math.min(u,h.length-p-1);
if(I<D)for(let U=0;U<I;U++)n[P+U]=h[p+1+U];else n.set(h.subarray(p+1,p+1+I),P);(0,x.Y)(h[p],n,P,I,g===0?r:n,g===0?0:P-u,e)}},undoPart:(M,a,g)=>{const[P,p]=[M*u,
M*(u+1)],I=Math.min(g,h.length-p-1)-a;if(I<=0)return;n.set(h.subarray(p+1+a,p+1+a+I),P+a);const U=M===0?r:n;(0,x.Y)(h[p],n,P+a,I,U,M===0?a:P-u+a,e,a)}}}const o=(h,u,e)=>Math.
min(Math.max(h,u),e)}),70097:((K,S,d)=>{d.d(S,{A:()=>L});var s=d(81272),x=d(94322);function*L(m,E){let i=0;for(let C=0;C<m.length;C=A(m,C,(D,T,o)=>i+=T+o))yield;
const c=i>E.stream||i>E.remaining;if(E.remaining-=i,c)throw(0,s.q)(E,i);const f=new Uint8Array(i);let O=0;const R=(C,D,T)=>{for(let o=0;o<D;o++)f[O+o]=m[C+o];T>
0&&f.fill(m[C],O,O+T),O+=D+T};for(let C=0;C<m.length;C=A(m,C,R))yield;return f}function A(m,E,i){let c=E;for(const f=E+x.Qd;c<f&&c<m.length;){const O=m[c++];if(O===
128||c>=m.length)return m.length;O<128?i(c,Math.min(O+1,m.length-c),0):i(c,0,257-O),c+=O<128?O+1:1}return c}}),94322:((K,S,d)=>{d.d(S,{Io:()=>A,Qd:()=>s,xm:()=>L});
const s=1<<17,x=1<<19;function L(m){for(;;){const{done:E,value:i}=m.next();if(E)return i}}async function A(m,E){for(;;){const{done:i,value:c}=m.next();if(i)return c;
const f=E.step(x);f&&await f}}}),54771:((K,S,d)=>{d.d(S,{Q:()=>s});class s extends Error{}}),42973:((K,S,d)=>{d.d(S,{F:()=>L,M:()=>x});var s=d(58552);const x={inputBytes:2**
31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,objectValues:32*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,
characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*
1024*1024};function L(A,m,E,i="file"){return new s.zU("limit_exceeded",m,{issues:[{field:i,message:`${m}.`}],advice:`${E} (limit: ${A})`})}}),27041:((K,S,d)=>{d.
d(S,{c:()=>D});var s=d(98446),x=d(42973);const L={operators:20,characters:0,glyphSteps:50,dataBytes:0},A="Open it in another PDF program and save it again",m="S\
plit it, or ask for fewer pages",E={operators:["The pages of the document draw","operator",A],characters:["The pages have","character",m],glyphSteps:["The progr\
ams of the glyphs take","step",A],dataBytes:["The result has","byte",m]},i=2**20;class c{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(o){
this.limits=o}admit(o){this.bytes+=o}spend(o,h){const u=this.spent[o]+=h;if(u<=this.limits[o])return;const e=this.limits[o]+Math.max(this.bytes-i,0)*L[o];if(u<=
e)return;const[t,n,r]=E[o];throw(0,x.F)(o,`${t} more than ${(0,s.y_)(e,n)}`,r)}}var f=d(27059);const O=20,R=100,C=8e6;class D{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=C;held={
all:new Set,bytes:0,most:0};constructor(o,h,u,e=new f.f,t=new c(o)){this.limits=o,this.codec=h,this.large=u,this.scratch=e,this.budget=t,this.stream=o.streamBytes,
this.total=this.remaining=this.held.most=o.allowance,this.values=o.values}admit(o){const h=o*this.limits.expansion;this.documents++,this.budget.admit(o),this.total+=
h,this.remaining+=h,this.values+=o*R,this.held.most+=o*O}fork(){const o=new D(this.limits,this.codec,this.large,this.scratch,this.budget);return o.documents=this.
documents,o.total=this.total,o.remaining=this.remaining,o.values=this.values,o.numbers=this.numbers,o.held=this.held,o}takeNumbers(o){if(this.numbers-=o,this.numbers<
0)throw(0,x.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(o){return o>this.remaining?!1:(this.remaining-=o,!0)}release(o){this.remaining+=o}hold(o,h,u){const{held:e}=this;e.all.add({bytes:o,
holder:h,key:u}),e.bytes+=o;for(const t of e.all){if(e.bytes<=e.most||e.all.size===1)return;e.all.delete(t),e.bytes-=t.bytes,t.holder.deref()?.delete(t.key)}}}}),
27059:((K,S,d)=>{d.d(S,{_:()=>L,f:()=>s});class s{memory=new Uint8Array(0);atLeast(m){const E=Math.min(m,L);return this.memory.length<E&&(this.memory=new Uint8Array(
Math.min(L,Math.max(x,E*2)))),this.memory}}const x=16384,L=1<<20}),43749:((K,S,d)=>{d.d(S,{Kw:()=>m,TU:()=>x,gZ:()=>A});var s=d(78157);class x{a=1;b=0;add(i){let{
a:c,b:f}=this;for(let O=0;O<i.length;){const R=Math.min(O+2e3,i.length);for(;O+4<=R;O+=4)f+=c+=i[O],f+=c+=i[O+1],f+=c+=i[O+2],f+=c+=i[O+3];for(;O<R;)f+=c+=i[O++];
c%=65521,f%=65521}this.a=c,this.b=f}get value(){return this.b*65536+this.a}}const L=256;function A(E,i){const c=Buffer.alloc(4);return c.writeUInt32BE(i),(0,s.bS)(
E.subarray(-L)).includes(c)}function m(E){let i=E.length;for(;i>0&&E.length-i<L&&s.Kl[E[i-1]]===s.t6;)i--;return E.subarray(0,Math.max(0,i-4))}}),78157:((K,S,d)=>{
d.d(S,{$k:()=>Tt,A4:()=>F,AF:()=>ht,AN:()=>J,AV:()=>$,AZ:()=>tt,Ah:()=>p,Cq:()=>s,Cx:()=>R,D:()=>it,Ec:()=>c,G_:()=>x,HF:()=>Q,HV:()=>W,HY:()=>ut,Hh:()=>dt,Hv:()=>a,
IQ:()=>O,JI:()=>nt,Kl:()=>k,Li:()=>ot,MV:()=>X,N5:()=>T,N9:()=>q,OY:()=>Y,PZ:()=>Ct,WL:()=>l,Wd:()=>Ot,Z4:()=>i,ay:()=>Rt,b9:()=>D,bS:()=>Lt,cL:()=>h,d2:()=>L,du:()=>P,
em:()=>e,ev:()=>t,fX:()=>o,gq:()=>Pt,iH:()=>n,j8:()=>gt,jq:()=>wt,kR:()=>A,l0:()=>u,mE:()=>xt,o1:()=>m,r_:()=>w,rc:()=>g,rg:()=>St,s1:()=>C,sk:()=>At,t6:()=>Z,t9:()=>Mt,
tF:()=>I,tw:()=>H,u7:()=>E,vz:()=>r,w1:()=>ct,wb:()=>yt,wn:()=>f,wt:()=>M,y_:()=>_t,yh:()=>ft,yp:()=>at,yq:()=>st});const s=0,x=8,L=9,A=10,m=12,E=13,i=32,c=33,f=35,
O=37,R=40,C=41,D=43,T=45,o=46,h=47,u=48,e=55,t=57,n=60,r=62,l=91,w=92,M=93,a=123,g=125,P=126,p=66,I=67,U=68,W=69,H=73,F=76,$=82,Y=98,G=100,Q=101,X=102,et=106,st=110,
rt=111,ht=114,ut=115,ft=116,dt=117,_t=122,q=0,Z=1,mt=2,Et=3,k=new Uint8Array(256);for(const _ of[s,L,A,m,E,i])k[_]=Z;for(const _ of"(<>[]/%")k[_.charCodeAt(0)]=
mt;for(const _ of"){}")k[_.charCodeAt(0)]=Et;function J(_,y,B){for(;y<B;){const b=_[y];if(k[b]===Z)y++;else if(b===O)y=it(_,y,B);else break}return y}function gt(_,y,B){
for(;y<B&&k[_[y]]===Z;)y++;return y}function it(_,y,B){for(;y<B&&_[y]!==A&&_[y]!==E;)y++;return y}function Mt(_,y,B){const b=tt(_,y,B);return b<0?B:b}function tt(_,y,B,b=0){
for(;y<B;){const v=_[y++];if(v===w)y++;else if(v===R)b++;else if(v===C&&--b===0)return y}return~b}function wt(_,y,B=_.length){const b=tt(_,y,B);return b<0?~b:0}
function Tt(_,y,B){for(;y<B;)if(_[y++]===r)return y;return B}function ot(_){return _===void 0?-1:_>=u&&_<=t?_-u:_>=65&&_<=70?_-55:_>=97&&_<=102?_-87:-1}function At(_,y,B){
const b=_[B-1]===r,v=new Uint8Array(B-y+(b?0:1)>>1);let N=0,z=-1;for(let j=y;j<B&&_[j]!==r;j++){const V=ot(_[j]);V<0||(z<0?z=V:(v[N++]=z*16+V,z=-1))}return z>=0&&
(v[N++]=z*16),N===v.length?v:v.subarray(0,N)}function Ot(_,y,B){for(;y<B&&k[_[y]]===q;)y++;return y}function ct(_,y,B){for(let b=0;b<B.length;b++)if(_[y+b]!==B.
charCodeAt(b))return!1;return!0}function yt(_,y,B){return ct(_,y,B)&&k[_[y+B.length]??i]!==q}const at=_=>_!==void 0&&_>=u&&_<=t;function nt(_,y,B){let b=0,v=y;for(;v<
B&&at(_[v]);)b=b*10+(_[v++]-u);return v===y?{value:-1,after:v}:{value:b,after:v}}function Rt(_,y,B){const b=J(_,y,B),v=nt(_,b,B);if(v.value<0||v.after===B||k[_[v.
after]]!==Z)return;const N=J(_,v.after,B),z=N<B&&_[N]===T,j=nt(_,z?N+1:N,B);if(j.value<0||j.value>65535)return;const V=J(_,j.after,B);if(lt(_,V))return{number:v.
value,generation:z?1:j.value,start:b,body:V+3}}const Pt=_=>new Uint8Array(_.buffer,_.byteOffset,_.byteLength),xt=_=>_.length===1?_[0]:Buffer.concat(_),Lt=_=>Buffer.
from(_.buffer,_.byteOffset,_.byteLength);function Ct(_,y,B,b){let v=0,N=_[y];for(;N>=u&&N<=t;N=_[++y])v=v*10+(N-u);if(v!==B||N!==i||(v=0,N=_[++y],N<u||N>t))return-1;
for(;N>=u&&N<=t;N=_[++y])v=v*10+(N-u);return v!==b||N!==i?-1:lt(_,y+1)?y+4:-1}const lt=(_,y)=>_[y]===rt&&_[y+1]===Y&&_[y+2]===et,St=(_,y)=>_[y]===Q&&_[y+1]===st&&
_[y+2]===G&&_[y+3]===rt&&_[y+4]===Y&&_[y+5]===et}),33095:((K,S,d)=>{d.d(S,{i:()=>x});var s=d(11544);function x(L,A){const m=new s.KK(L,E=>A.copy(E,0,E.length));
return Object.assign(m.s,{i:0,w:0,z:0}),m}}),4537:((K,S,d)=>{d.d(S,{$9:()=>i,Qk:()=>O,_p:()=>C,ay:()=>A,eO:()=>m});var s=d(11544),x=d(43749),L=d(78157);const A=256,
m=4096,E=1<<18,i=16384,c=3e5,f=1<<17;async function O(T,o,h,u,e){const t=(0,L.mE)(T.slice(0,3).map(U=>U.subarray(0,2))),[n=0,r=0]=t;if((n&15)!==8||(n<<8|r)%31!==
0||r&32)return{ending:"damaged",reached:0,consumed:0,sum:1};const l=Math.max(A,Math.floor(m/u));let w=A;const M=new x.TU;let[a,g]=[0,0];const P=new s.EL(U=>{const W=Math.
min(U.length,o-a);a+=U.length,M.add(U),W>0&&e(W===U.length?U:U.subarray(0,W))}),p=[];try{let U=2,W=0;for(const H of T)for(let F=0,$=0;F<H.length;F=$){$=F+w;const Y=Math.
min(U,H.length-F,w),G=H.subarray(F+Y,$);U-=Y;const Q=a;G.length>0&&a<o&&W<f?P.push(G):p.length<16&&p.push(G),W=a>Q?0:W+G.length,g+=Math.min($,H.length)-F,w=C(G.
length,a-Q,l);const X=h.step(Math.max((G.length+a-Q)*u,c));X&&await X}P.push((0,L.mE)(p).subarray(0,l),!0)}catch(U){return a>=o?{ending:"loose",reached:a,consumed:g,
sum:M.value}:{ending:U.code===s.YL.UnexpectedEOF?"short":"damaged",reached:a,consumed:g,sum:M.value}}return a<o&&!R(P)?{ending:"short",reached:a,consumed:g,sum:M.
value}:{ending:a<=o&&D(T,M.value)?"clean":"loose",reached:a,consumed:g,sum:M.value}}function R(T){const{s:o}=T;return o.f===1&&!o.l}function C(T,o,h){const u=Math.
floor(E*T/Math.max(o,1));return Math.min(Math.max(Math.min(u,2*T),A),h)}function D(T,o){let h=new Uint8Array(0);for(let e=T.length-1;e>=0&&h.length<6;e--)h=(0,L.
mE)([T[e].subarray(-6),h]);const u=Buffer.from(h);for(let e=0;e<=2&&u.length>=4+e;e++)if(u.readUInt32BE(u.length-4-e)===o)return!0;return!1}}),79145:((K,S,d)=>{
d.d(S,{I:()=>L,w:()=>A});var s=d(64680);const x=1<<22;class L{parts;constructor(E){this.parts=[new s.k(Math.min(E,x))]}copy(E,i,c){let f=this.parts.at(-1);f.length>
0&&f.length+c-i>x&&this.parts.push(f=new s.k(x)),f.copy(E,i,c)}join(E){return A(this.parts.map(({bytes:i})=>i),E)}}async function A(m,E){if(m.length===1)return m[0];
const i=Buffer.allocUnsafeSlow(m.reduce((f,{length:O})=>f+O,0));let c=0;for(const f of m){i.set(f,c),c+=f.length;const O=E.step(f.length);O&&await O}return i}}),
64680:((K,S,d)=>{d.d(S,{k:()=>A,t:()=>m});var s=d(78157);const x=12,L=20;class A{buffer;memory;length=0;constructor(c){this.buffer=Buffer.allocUnsafeSlow(Math.max(
c,256)),this.memory=(0,s.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const c=Buffer.
allocUnsafeSlow(this.length);return c.set(this.bytes),c}clear(){this.length=0}from(c){return this.memory.subarray(c,this.length)}reserve(c){const f=this.length+
c;f>this.memory.length&&this.grow(f)}grow(c){const f=Buffer.allocUnsafeSlow(Math.max(c,Math.ceil(this.memory.length*1.5)));f.set(this.bytes),this.buffer=f,this.
memory=(0,s.gq)(f)}copy(c,f,O){const R=O-f;if(this.reserve(R),R<x){const{memory:C}=this;let D=this.length;for(let T=f;T<O;T++)C[D++]=c[T]}else this.memory.set(new Uint8Array(
c.buffer,c.byteOffset+f,R),this.length);this.length+=R}text(c){const f=c.length;if(this.reserve(f),f<L){const{memory:O}=this;let R=this.length;for(let C=0;C<f;C++)
O[R++]=c.charCodeAt(C)}else this.buffer.write(c,this.length,"latin1");this.length+=f}integer(c){this.reserve(20);const{memory:f}=this,O=E(c);for(let R=this.length+
O-1;R>=this.length;R--){const C=Math.floor(c/10);f[R]=s.l0+(c-C*10),c=C}this.length+=O}byte(c){this.reserve(1),this.memory[this.length++]=c}fill(c,f){this.reserve(
c),f(this.memory,this.length),this.length+=c}}class m{length=0;copy(c,f,O){this.length+=O-f}text(c){this.length+=c.length}integer(c){this.length+=E(c)}byte(){this.
length++}fill(c){this.length+=c}}function E(i){return i<10?1:i<100?2:i<1e3?3:i<1e4?4:i<1e5?5:i<1e6?6:String(i).length}}),68973:((K,S,d)=>{d.d(S,{Uw:()=>D,a5:()=>h,
g0:()=>c,uM:()=>i});var s=d(11544),x=d(33095),L=d(43749),A=d(78157),m=d(4537),E=d(79145);const i=({codec:t,pace:n})=>t??C(n),c=({codec:t,pace:n})=>t&&{deflate:(r,l)=>C(
n).deflate(r,l),inflate:(r,l)=>t.inflate(r,l),inflateNow:(r,l)=>t.inflateNow(r,l)},f=65536,O=16384,R=1e5,C=t=>({async deflate(n,r){if(n.length<=O){const M=(0,s.
$)(n,{level:r}),a=t.step(R+n.length*10);return a&&await a,M}const l=new E.I(n.length>>2),w=(0,x.i)({level:r},l);for(let M=0;M<n.length;M+=f){n.length-M>O&&await t.
rest(),w.push(n.subarray(M,M+f),M+f>=n.length);const a=t.step(R+Math.min(n.length,f)*10);a&&await a}return l.join(t)},async inflate(n,r){const{bytes:l,ending:w}=await e(
n,r,t);return w==="clean"?l:void 0}});async function D(t,n,r){const{bytes:l,ending:w,reached:M}=await e(t,n,r);return w==="clean"||w==="loose"&&M<n?l:void 0}const T=Uint8Array.
of(120,156),o=16;async function h(t,n,r){const l=(0,A.j8)(t,0,Math.min(t.length,4)),[w=0,M=0]=t.subarray(l,l+2),a=(w&15)===8&&(w<<8|M)%31===0,g=a?t.subarray(l):
(0,A.mE)([T,t]),P=await e(g,n,r);if(P.ending==="clean"||P.ending==="loose"){const H=a&&P.ending==="loose"&&P.reached<n;return{...P,damaged:!a,mismatch:H&&await u(
g,P,r)}}const p=Math.max(T.length,Math.min(P.consumed,g.length-m.$9)),I=p-(p-T.length)%o,U=[g.subarray(0,I)];for(let H=I;H<p+m.$9;H+=o)U.push(g.subarray(H,H+o));
const W=await e(U,n,r);return{...W.reached>P.reached?W:P,damaged:!0,mismatch:!1}}async function u(t,{sum:n,reached:r},l){if((0,L.gZ)(t,n))return!1;const{ending:w}=await(0,m.
Qk)([(0,L.Kw)(t)],r+1,l,1,()=>{});return w==="clean"||w==="loose"}async function e(t,n,r){const l=t instanceof Uint8Array?[t]:t,w=l.reduce((g,{length:P})=>g+P,0),
M=new E.I(Math.min(w*4,n));return{...await(0,m.Qk)(l,n,r,1,g=>M.copy(g,0,g.length)),bytes:await M.join(r)}}}),82416:((K,S,d)=>{d.d(S,{E3:()=>h,MQ:()=>x,U1:()=>O,
kz:()=>i,nK:()=>T,pS:()=>o});var s=d(78157);function x(e,t,n){if(n-t>L)return A(e,t,n);let r="";for(let l=t;l<n;l++){const w=e[l]===s.wn?m(e,l,n):-1;r+=String.fromCharCode(
w<0?e[l]:w),w>=0&&(l+=2)}return r}const L=127;function A(e,t,n){const r=Buffer.allocUnsafe(n-t);let l=0;for(let w=t;w<n;w++){const M=e[w]===s.wn?m(e,w,n):-1;r[l++]=
M<0?e[w]:M,M>=0&&(w+=2)}return r.toString("latin1",0,l)}function m(e,t,n){if(t+2>=n)return-1;const[r,l]=[(0,s.Li)(e[t+1]),(0,s.Li)(e[t+2])];return r>=0&&l>=0?r*
16+l:-1}const E=15;function i(e,t,n){let r=t;const l=e[r];(l===s.N5||l===s.b9)&&r++;let w=0,M=-1,a=0;for(;r<n;r++){const P=e[r];if(P>=s.l0&&P<=s.ev)a=a*10+(P-s.
l0),w++,M>=0&&M++;else if(P===s.fX&&M<0)M=0;else break}if(r<n||w===0||w>E)return f(e,t,n);const g=M>0?a/c[M]:a;return l===s.N5?-g:g}const c=Float64Array.from({length:E+
1},(e,t)=>10**t);function f(e,t,n){const r=(0,s.bS)(e).toString("latin1",t,n),l=Number(r);if(!Number.isNaN(l)&&/^[+-]?[\d.]/.test(r))return l;const w=/^[+-]*(\d*\.?\d*)/.
exec(r),M=Number(w?.[1]??0)||0;return r.startsWith("-")?-M:M}function O(e,t,n){const r=R(e,t,n);if(r<n&&e[r]===s.s1)return e.subarray(t,r);const l={at:t,used:0,
depth:1,out:new Uint8Array(n-t)};return C(e,l,n,n),l.out.subarray(0,l.used)}function R(e,t,n){for(let r=t;r<n;r++){const l=e[r];if(l===s.s1||l===s.Cx||l===s.r_||
l===s.u7)return r}return n}function C(e,t,n,r){const{out:l}=t;let{at:w,used:M,depth:a}=t;for(;w<n;w++){let g=e[w];if(g===s.Cx)a++;else if(g===s.s1){if(--a===0)break}else if(g===
s.u7)e[w+1]===s.kR&&w++,g=s.kR;else if(g===s.r_){if(g=e[++w],w>=r)break;if(g>=s.l0&&g<=s.em){let P=g-s.l0;for(let p=0;p<2&&e[w+1]>=s.l0&&e[w+1]<=s.em;p++)P=P*8+
e[++w]-s.l0;g=P&255}else if(g===s.u7){e[w+1]===s.kR&&w++;continue}else{if(g===s.kR)continue;g=u.get(g)??g}}l[M++]=g}t.at=w,t.used=M,t.depth=a}const D=1<<20;async function T(e,t,n,r){
if(e[t]!==s.Cx)return o(e,t+1,n,r);const l=t+1;let w=l;for(let a=l;w===a&&a<n;){a=Math.min(a+D,n),w=R(e,w,a);const g=r.step(D);g&&await g}if(w<n&&e[w]===s.s1)return e.
subarray(l,w);const M={at:l,used:0,depth:1,out:new Uint8Array(n-l)};for(;M.at<n&&M.depth>0;){C(e,M,Math.min(M.at+D,n),n);const a=r.step(2*D);a&&await a}return M.
out.subarray(0,M.used)}async function o(e,t,n,r){const l=new Uint8Array(n-t);let w=0;for(let a=t;a<n&&e[a]!==s.vz;){for(const P=Math.min(a+D,n);a<P&&e[a]!==s.vz;a++)
(0,s.Li)(e[a])>=0&&(l[w++]=e[a]);const g=r.step(2*D);g&&await g}const M=new Uint8Array(w+1>>1);for(let a=0;a<w;a+=D){M.set((0,s.sk)(l,a,Math.min(a+D,w)),a>>1);const g=r.
step(2*D);g&&await g}return M}const h=(e,t,n)=>e[t]===s.Cx?O(e,t+1,n):(0,s.sk)(e,t+1,n),u=new Map([[s.yq,s.kR],[s.AF,s.u7],[s.yh,s.d2],[s.OY,s.G_],[s.MV,s.o1]])})};
