"use strict";exports.id=7064,exports.ids=[7064],exports.modules={11544:((K,p,l)=>{l.d(p,{$:()=>M,EL:()=>E,HM:()=>O,KK:()=>d,YL:()=>_});const w=()=>l(57991),O=(o,a)=>w().inflateSync(
o,a),M=(o,a)=>w().zlibSync(o,a),E=function(...o){return Reflect.construct(w().Inflate,o)},d=function(...o){return Reflect.construct(w().Zlib,o)},_={get UnexpectedEOF(){
return w().FlateErrorCode.UnexpectedEOF}}}),57991:((K,p,l)=>{l.r(p),l.d(p,{FlateErrorCode:()=>w.YL,Inflate:()=>w.EL,Zlib:()=>w.KK,inflateSync:()=>w.HM,zlibSync:()=>w.
$});var w=l(37718)}),81272:((K,p,l)=>{l.d(p,{g:()=>E,q:()=>M});var w=l(42973),O=l(79145);function M({stream:d,total:_,documents:o=1},a){const u="It may be a dec\
ompression bomb; if it is not, save it without compression in another program",T=o===1?"the document":"this document and of those before it";return a>d?(0,w.F)(
"streamBytes",`A stream of the document expands to more than ${d} bytes`,u):(0,w.F)("expansion",`The streams of ${T} expand to more than ${_} bytes`,u)}class E{budget;watch;chunks=[];size=0;consumed=0;constructor(_,o){
this.budget=_,this.watch=o}push(_){if(this.size+=_.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,M(
this.budget,this.size);this.watch?.(this.size),this.chunks.push(_)}finishAtEase(_){return this.budget.remaining-=this.size,(0,O.w)(this.chunks,_)}finish(){if(this.
budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const _=new Uint8Array(this.size);let o=0;for(const a of this.chunks)_.set(a,o),o+=a.length;
return _}}}),3084:((K,p,l)=>{l.d(p,{V:()=>E});var w=l(68973),O=l(81272),M=l(11032);async function E(d,_,o,{codec:a,pace:u},T={found:!1}){if(o.remaining<=0)throw(0,O.
q)(o,0);const P=Math.min(o.stream,o.remaining);let R=await a?.inflate(d,P);if(!R){const{bytes:C,reached:f,damaged:i,mismatch:e}=await(0,w.a5)(d,P,u);if(T.found||=
i,T.mismatch===!1&&(T.mismatch=e),f>P)throw o.remaining-=f,(0,O.q)(o,f);if(C.length===0)return;R=C}return o.remaining-=R.length,(0,M.M)(R,_,u)}}),93098:((K,p,l)=>{
l.d(p,{J:()=>P});var w=l(54771),O=l(81272),M=l(3084),E=l(19590),d=l(60269),_=l(11032);const o=1<<21,a=o>>11,u=64,T=1<<27;class P{kept=[];bytes=0;met;async run(n,c){
for(;;){try{const t=await c();if(!this.met)return t}catch(t){if(!this.met)throw t}await n.rest(),await this.decode(n)}}find(n,c,t){const s=this.kept.find(B=>i(B,
n));if(!s)return;const{bytes:h,damaged:g,mismatch:A,refusal:y}=s;if(y)throw c.remaining-=y.cost,y.error;if(h.length>c.stream||h.length>c.remaining)throw(0,O.q)(
c,h.length);return c.remaining-=h.length,t.found||=g,t.mismatch===!1&&(t.mismatch=A),h}watch(n,c){if(!(n.data.length<a||this.kept.length>=u||this.bytes>=T))return t=>{
if(!(t<=o))throw this.met={encoded:n,budget:c},new w.Q("A stream is decoded with pauses, and the work begins again")}}async decode(n){const{encoded:c,budget:t}=this.
met;this.met=void 0;const s={found:!1,mismatch:!1},h=t.remaining;try{const g=await C(c,t,s,n);this.kept.push({...c,bytes:g,damaged:s.found,mismatch:s.mismatch}),
this.bytes+=g.length}catch(g){const A=h-t.remaining;if(A===0)throw g;this.kept.push({...c,bytes:R,damaged:!0,mismatch:!1,refusal:{error:g,cost:A}})}}}const R=new Uint8Array(
0);async function C({filter:e,data:n,parameters:c},t,s,h){if(e==="FlateDecode")return await(0,M.V)(n,c,t,{pace:h},s)??new Uint8Array(0);const g=await(0,E.B)(n,(0,d.
c)(c,"EarlyChange",1),t,s,h);return(0,_.M)(g,c,h)}const f=["Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function i(e,n){return e.filter!==n.
filter||e.data.length!==n.data.length||f.some(c=>(0,d.c)(e.parameters,c,-1)!==(0,d.c)(n.parameters,c,-1))?!1:e.data===n.data||Buffer.compare(e.data,n.data)===0}}),
19590:((K,p,l)=>{l.d(p,{B:()=>T,k:()=>a});var w=l(81272);const O=256,M=257,E=258,d=4096,_=65536,o=-1;function a(f,i,e,n,c){const t=new P(f,i,e,c);return t.read(
f.length)||(n.found=!0),t.finish()}const u=512;async function T(f,i,e,n,c){const t=new P(f,i,e);for(let s=0;t.at<f.length;s=t.size){t.read(t.at+u)||(n.found=!0);
const h=c.step(u+t.size-s);h&&await h}return t.finishAtEase(c)}class P{data;early;at=0;table;width=9;bits=0;held=0;constructor(i,e,n,c){this.data=i,this.early=e,
this.table=new C(n,c)}read(i){const{data:e,table:n,early:c}=this,t=Math.min(i,e.length);let{at:s,width:h,bits:g,held:A}=this;for(;s<t;){if(A=(A<<8|e[s++])&16777215,
g+=8,g<h)continue;g-=h;const y=A>>g&(1<<h)-1;if(y===O)n.clear();else if(y===M||!n.put(y))return this.at=e.length,y===M;h=R(n.next+c)}return Object.assign(this,{
at:s,width:h,bits:g,held:A}),!0}get size(){return this.table.size}finish(){return this.table.finish()}finishAtEase(i){return this.table.finishAtEase(i)}}function R(f){
return f>=2048?12:f>=1024?11:f>=512?10:9}class C{next=E;previous=o;prefix=new Int16Array(d);suffix=new Uint8Array(d);length=new Uint16Array(d);collector;out=new Uint8Array(
_);used=0;constructor(i,e){this.collector=new w.g(i,e);for(let n=0;n<O;n++)this.suffix[n]=n,this.length[n]=1}get size(){return this.collector.size+this.used}clear(){
this.next=E,this.previous=o}put(i){const{previous:e,next:n,length:c}=this,t=i<n;if(!t&&(e===o||i!==n))return!1;const s=t?c[i]:c[e]+1;this.used+s>_&&this.flush();
const h=this.used,g=this.write(t?i:e,h);return t||(this.out[h+s-1]=g),e!==o&&n<d&&this.add(e,g),this.used=h+s,this.previous=i,!0}write(i,e){const{out:n,prefix:c,
suffix:t}=this;for(let s=e+this.length[i]-1;s>e;s--)n[s]=t[i],i=c[i];return n[e]=t[i]}add(i,e){const{next:n}=this;this.prefix[n]=i,this.suffix[n]=e,this.length[n]=
this.length[i]+1,this.next=n+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(_),this.used=0}finish(){return this.collector.
push(this.out.subarray(0,this.used)),this.collector.finish()}finishAtEase(i){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finishAtEase(
i)}}}),60269:((K,p,l)=>{l.d(p,{c:()=>w});function w(O,M,E){const d=O?.get(M);return typeof d=="number"?Math.trunc(d):E}}),14752:((K,p,l)=>{l.d(p,{X:()=>O,Y:()=>w});
function w(M,E,d,_,o,a,u,T=0){const P=d+_,R=d-T+u,C=a-d;if(M===1)for(let f=Math.max(d,R);f<P;f++)E[f]=E[f]+E[f-u];else if(M===2)for(let f=d;f<P;f++)E[f]=E[f]+o[f+
C];else if(M===3)for(let f=d;f<P;f++)E[f]=E[f]+((f>=R?E[f-u]:0)+o[f+C]>>1);else if(M===4)for(let f=d;f<P;f++){const i=f<R,e=i?0:E[f-u];E[f]=E[f]+O(e,o[f+C],i?0:
o[f+C-u])}}function O(M,E,d){const _=M+E-d,[o,a,u]=[Math.abs(_-M),Math.abs(_-E),Math.abs(_-d)];return o<=a&&o<=u?M:a<=u?E:d}}),11032:((K,p,l)=>{l.d(p,{M:()=>_,T:()=>M});
var w=l(60269),O=l(14752);function M(e,n){const c=a(e,n);return c?(c.undo(0,c.count),c.out):e}const E=1<<18,d=4;async function _(e,n,c){const t=a(e,n);if(!t)return e;
const s=Math.max(1,Math.floor(E/t.size));for(let h=0;h<t.count;h+=s){const g=c.step(Math.min(s*t.size,e.length,E)*d);g&&await g,t.size>E?await o(t,h,c):t.undo(h,
Math.min(h+s,t.count))}return t.out}async function o(e,n,c){if(!e.undoPart)return e.undo(n,n+1);for(let t=0;t<e.size;t+=E){const s=c.step(E*d);s&&await s,e.undoPart(
n,t,Math.min(t+E,e.size))}}function a(e,n){const c=(0,w.c)(n,"Predictor",1);if(c<=1)return;const t=i((0,w.c)(n,"Colors",1),1,32),s=i((0,w.c)(n,"BitsPerComponent",
8),1,16),h=i((0,w.c)(n,"Columns",1),1,1<<24),g=Math.ceil(t*s*h/8);return c===2?u(e,g,t,s):f(e,g,Math.ceil(t*s/8))}function u(e,n,c,t){const s=t===8?T:t===16?P:[
1,2,4].includes(t)?R:void 0;if(!s)return;const h=e.slice();return{count:Math.ceil(e.length/n),size:n,out:h,undo(g,A){for(let y=g;y<A;y++)s(h,y*n,Math.min((y+1)*
n,h.length),c,t)}}}function T(e,n,c,t){for(let s=n+t;s<c;s++)e[s]=e[s]+e[s-t]}function P(e,n,c,t){const s=2*t;for(let h=n+s;h+1<c;h+=2){const g=e[h+1]+e[h+1-s];
e[h+1]=g,e[h]=e[h]+e[h-s]+(g>>8)}}function R(e,n,c,t,s){const h=(1<<s)-1,g=new Uint8Array(t);let A=0;for(let y=n;y<c;y++){const B=e[y];let I=0;for(let S=8-s;S>=
0;S-=s){const L=g[A]+(B>>S)&h;g[A]=L,I|=L<<S,A=A+1===t?0:A+1}e[y]=I}}const C=64;function f(e,n,c){const t=Math.ceil(e.length/(n+1)),s=new Uint8Array(e.length-t),
h=new Uint8Array(Math.min(n,e.length));return{count:t,size:n,out:s,undo:(y,B)=>{for(let I=y,S=y*n,L=y*(n+1);I<B;I++,S+=n,L+=n+1){const v=Math.min(n,e.length-L-1);
if(v<C)for(let W=0;W<v;W++)s[S+W]=e[L+1+W];else s.set(e.subarray(L+1,L+1+v),S);(0,O.Y)(e[L],s,S,v,I===0?h:s,I===0?0:S-n,c)}},undoPart:(y,B,I)=>{const[S,L]=[y*n,
y*(n+1)],v=Math.min(I,e.length-L-1)-B;if(v<=0)return;s.set(e.subarray(L+1+B,L+1+B+v),S+B);const W=y===0?h:s;(0,O.Y)(e[L],s,S+B,v,W,y===0?B:S-n+B,c,B)}}}const i=(e,n,c)=>Math.
min(Math.max(e,n),c)}),54771:((K,p,l)=>{l.d(p,{Q:()=>w});class w extends Error{}}),42973:((K,p,l)=>{l.d(p,{F:()=>M,M:()=>O});var w=l(58552);const O={inputBytes:2**
31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,
imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,
dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function M(E,d,_,o="\
file"){return new w.zU("limit_exceeded",d,{issues:[{field:o,message:`${d}.`}],advice:`${_} (limit: ${E})`})}}),27041:((K,p,l)=>{l.d(p,{c:()=>C});var w=l(98446),
O=l(42973);const M={operators:20,characters:0,glyphSteps:50,dataBytes:0},E="Open it in another PDF program and save it again",d="Split it, or ask for fewer page\
s",_={operators:["The pages of the document draw","operator",E],characters:["The pages have","character",d],glyphSteps:["The programs of the glyphs take","step",
E],dataBytes:["The result has","byte",d]},o=2**20;class a{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(i){this.limits=i}admit(i){
this.bytes+=i}spend(i,e){const n=this.spent[i]+=e;if(n<=this.limits[i])return;const c=this.limits[i]+Math.max(this.bytes-o,0)*M[i];if(n<=c)return;const[t,s,h]=_[i];
throw(0,O.F)(i,`${t} more than ${(0,w.y_)(c,s)}`,h)}}var u=l(27059);const T=20,P=100,R=8e6;class C{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=R;held={
all:new Set,bytes:0,most:0};constructor(i,e,n,c=new u.f,t=new a(i)){this.limits=i,this.codec=e,this.large=n,this.scratch=c,this.budget=t,this.stream=i.streamBytes,
this.total=this.remaining=this.held.most=i.allowance,this.values=i.values}admit(i){const e=i*this.limits.expansion;this.documents++,this.budget.admit(i),this.total+=
e,this.remaining+=e,this.values+=i*P,this.held.most+=i*T}fork(){const i=new C(this.limits,this.codec,this.large,this.scratch,this.budget);return i.documents=this.
documents,i.total=this.total,i.remaining=this.remaining,i.values=this.values,i.numbers=this.numbers,i.held=this.held,i}takeNumbers(i){if(this.numbers-=i,this.numbers<
0)throw(0,O.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(i){return i>this.remaining?!1:(this.remaining-=i,!0)}release(i){this.remaining+=i}hold(i,e,n){const{held:c}=this;c.all.add({bytes:i,
holder:e,key:n}),c.bytes+=i;for(const t of c.all){if(c.bytes<=c.most||c.all.size===1)return;c.all.delete(t),c.bytes-=t.bytes,t.holder.deref()?.delete(t.key)}}}}),
27059:((K,p,l)=>{l.d(p,{_:()=>M,f:()=>w});class w{memory=new Uint8Array(0);atLeast(d){const _=Math.min(d,M);return this.memory.length<_&&(this.memory=new Uint8Array(
Math.min(M,Math.max(O,_*2)))),this.memory}}const O=16384,M=1<<20}),43749:((K,p,l)=>{l.d(p,{Kw:()=>d,TU:()=>O,gZ:()=>E});var w=l(78157);class O{a=1;b=0;add(o){let{
a,b:u}=this;for(let T=0;T<o.length;){const P=Math.min(T+2e3,o.length);for(;T+4<=P;T+=4)u+=a+=o[T],u+=a+=o[T+1],u+=a+=o[T+2],u+=a+=o[T+3];for(;T<P;)u+=a+=o[T++];
a%=65521,u%=65521}this.a=a,this.b=u}get value(){return this.b*65536+this.a}}const M=256;function E(_,o){const a=Buffer.alloc(4);return a.writeUInt32BE(o),(0,w.bS)(
_.subarray(-M)).includes(a)}function d(_){let o=_.length;for(;o>0&&_.length-o<M&&w.Kl[_[o-1]]===w.t6;)o--;return _.subarray(0,Math.max(0,o-4))}}),78157:((K,p,l)=>{
l.d(p,{$k:()=>Tt,A4:()=>Z,AF:()=>lt,AN:()=>V,AV:()=>k,AZ:()=>J,Ah:()=>L,Cq:()=>w,Cx:()=>P,D:()=>it,Ec:()=>a,G_:()=>O,HF:()=>tt,HV:()=>F,HY:()=>ut,Hh:()=>dt,Hv:()=>B,
IQ:()=>T,JI:()=>q,Kl:()=>H,Li:()=>rt,MV:()=>ht,N5:()=>f,N9:()=>X,OY:()=>$,PZ:()=>Lt,WL:()=>g,Wd:()=>At,Z4:()=>o,ay:()=>Rt,b9:()=>C,bS:()=>Pt,cL:()=>e,d2:()=>M,du:()=>S,
em:()=>c,ev:()=>t,fX:()=>i,gq:()=>pt,iH:()=>s,j8:()=>Et,jq:()=>Mt,kR:()=>E,l0:()=>n,mE:()=>xt,o1:()=>d,r_:()=>A,rc:()=>I,rg:()=>Ct,s1:()=>R,sk:()=>yt,t6:()=>G,t9:()=>wt,
tF:()=>v,tw:()=>N,u7:()=>_,vz:()=>h,w1:()=>ot,wb:()=>Ot,wn:()=>u,wt:()=>y,y_:()=>_t,yh:()=>ft,yp:()=>ct,yq:()=>et});const w=0,O=8,M=9,E=10,d=12,_=13,o=32,a=33,u=35,
T=37,P=40,R=41,C=43,f=45,i=46,e=47,n=48,c=55,t=57,s=60,h=62,g=91,A=92,y=93,B=123,I=125,S=126,L=66,v=67,W=68,F=69,N=73,Z=76,k=82,$=98,Q=100,tt=101,ht=102,nt=106,
et=110,st=111,lt=114,ut=115,ft=116,dt=117,_t=122,X=0,G=1,mt=2,gt=3,H=new Uint8Array(256);for(const r of[w,M,E,d,_,o])H[r]=G;for(const r of"(<>[]/%")H[r.charCodeAt(
0)]=mt;for(const r of"){}")H[r.charCodeAt(0)]=gt;function V(r,m,x){for(;m<x;){const U=r[m];if(H[U]===G)m++;else if(U===T)m=it(r,m,x);else break}return m}function Et(r,m,x){
for(;m<x&&H[r[m]]===G;)m++;return m}function it(r,m,x){for(;m<x&&r[m]!==E&&r[m]!==_;)m++;return m}function wt(r,m,x){const U=J(r,m,x);return U<0?x:U}function J(r,m,x,U=0){
for(;m<x;){const D=r[m++];if(D===A)m++;else if(D===P)U++;else if(D===R&&--U===0)return m}return~U}function Mt(r,m,x=r.length){const U=J(r,m,x);return U<0?~U:0}function Tt(r,m,x){
for(;m<x;)if(r[m++]===h)return m;return x}function rt(r){return r===void 0?-1:r>=n&&r<=t?r-n:r>=65&&r<=70?r-55:r>=97&&r<=102?r-87:-1}function yt(r,m,x){const U=r[x-
1]===h,D=new Uint8Array(x-m+(U?0:1)>>1);let b=0,z=-1;for(let j=m;j<x&&r[j]!==h;j++){const Y=rt(r[j]);Y<0||(z<0?z=Y:(D[b++]=z*16+Y,z=-1))}return z>=0&&(D[b++]=z*
16),b===D.length?D:D.subarray(0,b)}function At(r,m,x){for(;m<x&&H[r[m]]===X;)m++;return m}function ot(r,m,x){for(let U=0;U<x.length;U++)if(r[m+U]!==x.charCodeAt(
U))return!1;return!0}function Ot(r,m,x){return ot(r,m,x)&&H[r[m+x.length]??o]!==X}const ct=r=>r!==void 0&&r>=n&&r<=t;function q(r,m,x){let U=0,D=m;for(;D<x&&ct(
r[D]);)U=U*10+(r[D++]-n);return D===m?{value:-1,after:D}:{value:U,after:D}}function Rt(r,m,x){const U=V(r,m,x),D=q(r,U,x);if(D.value<0||D.after===x||H[r[D.after]]!==
G)return;const b=V(r,D.after,x),z=b<x&&r[b]===f,j=q(r,z?b+1:b,x);if(j.value<0||j.value>65535)return;const Y=V(r,j.after,x);if(at(r,Y))return{number:D.value,generation:z?
1:j.value,start:U,body:Y+3}}const pt=r=>new Uint8Array(r.buffer,r.byteOffset,r.byteLength),xt=r=>r.length===1?r[0]:Buffer.concat(r),Pt=r=>Buffer.from(r.buffer,r.
byteOffset,r.byteLength);function Lt(r,m,x,U){let D=0,b=r[m];for(;b>=n&&b<=t;b=r[++m])D=D*10+(b-n);if(D!==x||b!==o||(D=0,b=r[++m],b<n||b>t))return-1;for(;b>=n&&
b<=t;b=r[++m])D=D*10+(b-n);return D!==U||b!==o?-1:at(r,m+1)?m+4:-1}const at=(r,m)=>r[m]===st&&r[m+1]===$&&r[m+2]===nt,Ct=(r,m)=>r[m]===tt&&r[m+1]===et&&r[m+2]===
Q&&r[m+3]===st&&r[m+4]===$&&r[m+5]===nt}),33095:((K,p,l)=>{l.d(p,{i:()=>O});var w=l(11544);function O(M,E){const d=new w.KK(M,_=>E.copy(_,0,_.length));return Object.
assign(d.s,{i:0,w:0,z:0}),d}}),4537:((K,p,l)=>{l.d(p,{$9:()=>o,Qk:()=>u,_p:()=>T,ay:()=>E,eO:()=>d});var w=l(11544),O=l(43749),M=l(78157);const E=256,d=4096,_=1<<
18,o=16384,a=1<<17;async function u(R,C,f,i,e){const n=(0,M.mE)(R.slice(0,3).map(L=>L.subarray(0,2))),[c=0,t=0]=n;if((c&15)!==8||(c<<8|t)%31!==0||t&32)return{ending:"\
damaged",reached:0,consumed:0,sum:1};const s=Math.max(E,Math.floor(d/i));let h=E;const g=new O.TU;let[A,y]=[0,0];const B=new w.EL(L=>{const v=Math.min(L.length,
C-A);A+=L.length,g.add(L),v>0&&e(v===L.length?L:L.subarray(0,v))}),I=[];try{let L=2,v=0;for(const W of R)for(let F=0,N=0;F<W.length;F=N){N=F+h;const Z=Math.min(
L,W.length-F,h),k=W.subarray(F+Z,N);L-=Z;const $=A;k.length>0&&A<C&&v<a?B.push(k):I.length<16&&I.push(k),v=A>$?0:v+k.length,y+=Math.min(N,W.length)-F,h=T(k.length,
A-$,s);const Q=f.step((k.length+A-$)*i);Q&&await Q}B.push((0,M.mE)(I).subarray(0,s),!0)}catch(L){return A>=C?{ending:"loose",reached:A,consumed:y,sum:g.value}:{
ending:L.code===w.YL.UnexpectedEOF?"short":"damaged",reached:A,consumed:y,sum:g.value}}return{ending:A<=C&&P(R,g.value)?"clean":"loose",reached:A,consumed:y,sum:g.
value}}function T(R,C,f){const i=Math.floor(_*R/Math.max(C,1));return Math.min(Math.max(Math.min(i,2*R),E),f)}function P(R,C){let f=new Uint8Array(0);for(let e=R.
length-1;e>=0&&f.length<6;e--)f=(0,M.mE)([R[e].subarray(-6),f]);const i=Buffer.from(f);for(let e=0;e<=2&&i.length>=4+e;e++)if(i.readUInt32BE(i.length-4-e)===C)return!0;
return!1}}),79145:((K,p,l)=>{l.d(p,{I:()=>M,w:()=>E});var w=l(64680);const O=1<<22;class M{parts;constructor(_){this.parts=[new w.k(Math.min(_,O))]}copy(_,o,a){
let u=this.parts.at(-1);u.length>0&&u.length+a-o>O&&this.parts.push(u=new w.k(O)),u.copy(_,o,a)}join(_){return E(this.parts.map(({bytes:o})=>o),_)}}async function E(d,_){
if(d.length===1)return d[0];const o=Buffer.allocUnsafeSlow(d.reduce((u,{length:T})=>u+T,0));let a=0;for(const u of d){o.set(u,a),a+=u.length;const T=_.step(u.length);
T&&await T}return o}}),64680:((K,p,l)=>{l.d(p,{k:()=>E,t:()=>d});var w=l(78157);const O=12,M=20;class E{buffer;memory;length=0;constructor(a){this.buffer=Buffer.
allocUnsafeSlow(Math.max(a,256)),this.memory=(0,w.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){
const a=Buffer.allocUnsafeSlow(this.length);return a.set(this.bytes),a}clear(){this.length=0}from(a){return this.memory.subarray(a,this.length)}reserve(a){const u=this.
length+a;u>this.memory.length&&this.grow(u)}grow(a){const u=Buffer.allocUnsafeSlow(Math.max(a,Math.ceil(this.memory.length*1.5)));u.set(this.bytes),this.buffer=
u,this.memory=(0,w.gq)(u)}copy(a,u,T){const P=T-u;if(this.reserve(P),P<O){const{memory:R}=this;let C=this.length;for(let f=u;f<T;f++)R[C++]=a[f]}else this.memory.
set(new Uint8Array(a.buffer,a.byteOffset+u,P),this.length);this.length+=P}text(a){const u=a.length;if(this.reserve(u),u<M){const{memory:T}=this;let P=this.length;
for(let R=0;R<u;R++)T[P++]=a.charCodeAt(R)}else this.buffer.write(a,this.length,"latin1");this.length+=u}integer(a){this.reserve(20);const{memory:u}=this,T=_(a);
for(let P=this.length+T-1;P>=this.length;P--){const R=Math.floor(a/10);u[P]=w.l0+(a-R*10),a=R}this.length+=T}byte(a){this.reserve(1),this.memory[this.length++]=
a}fill(a,u){this.reserve(a),u(this.memory,this.length),this.length+=a}}class d{length=0;copy(a,u,T){this.length+=T-u}text(a){this.length+=a.length}integer(a){this.
length+=_(a)}byte(){this.length++}fill(a){this.length+=a}}function _(o){return o<10?1:o<100?2:o<1e3?3:o<1e4?4:o<1e5?5:o<1e6?6:String(o).length}}),68973:((K,p,l)=>{
l.d(p,{Uw:()=>C,a5:()=>e,g0:()=>a,uM:()=>o});var w=l(11544),O=l(33095),M=l(43749),E=l(78157),d=l(4537),_=l(79145);const o=({codec:t,pace:s})=>t??R(s),a=({codec:t,
pace:s})=>t&&{deflate:(h,g)=>R(s).deflate(h,g),inflate:(h,g)=>t.inflate(h,g),inflateNow:(h,g)=>t.inflateNow(h,g)},u=65536,T=16384,P=1e5,R=t=>({async deflate(s,h){
if(s.length<=T){const y=(0,w.$)(s,{level:h}),B=t.step(P+s.length*10);return B&&await B,y}const g=new _.I(s.length>>2),A=(0,O.i)({level:h},g);for(let y=0;y<s.length;y+=
u){s.length-y>T&&await t.rest(),A.push(s.subarray(y,y+u),y+u>=s.length);const B=t.step(P+Math.min(s.length,u)*10);B&&await B}return g.join(t)},async inflate(s,h){
const{bytes:g,ending:A}=await c(s,h,t);return A==="clean"?g:void 0}});async function C(t,s,h){const{bytes:g,ending:A,reached:y}=await c(t,s,h);return A==="clean"||
A==="loose"&&y<s?g:void 0}const f=Uint8Array.of(120,156),i=16;async function e(t,s,h){const g=(0,E.j8)(t,0,Math.min(t.length,4)),[A=0,y=0]=t.subarray(g,g+2),B=(A&
15)===8&&(A<<8|y)%31===0,I=B?t.subarray(g):(0,E.mE)([f,t]),S=await c(I,s,h);if(S.ending==="clean"||S.ending==="loose"){const N=B&&S.ending==="loose"&&S.reached<
s;return{...S,damaged:!B,mismatch:N&&await n(I,S,h)}}const L=Math.max(f.length,Math.min(S.consumed,I.length-d.$9)),v=L-(L-f.length)%i,W=[I.subarray(0,v)];for(let N=v;N<
L+d.$9;N+=i)W.push(I.subarray(N,N+i));const F=await c(W,s,h);return{...F.reached>S.reached?F:S,damaged:!0,mismatch:!1}}async function n(t,{sum:s,reached:h},g){if((0,M.
gZ)(t,s))return!1;const{ending:A}=await(0,d.Qk)([(0,M.Kw)(t)],h+1,g,1,()=>{});return A==="clean"||A==="loose"}async function c(t,s,h){const g=t instanceof Uint8Array?
[t]:t,A=g.reduce((I,{length:S})=>I+S,0),y=new _.I(Math.min(A*4,s));return{...await(0,d.Qk)(g,s,h,1,I=>y.copy(I,0,I.length)),bytes:await y.join(h)}}})};
