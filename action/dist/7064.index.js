"use strict";exports.id=7064,exports.ids=[7064],exports.modules={11544:((K,L,l)=>{l.d(L,{$:()=>y,EL:()=>g,HM:()=>A,KK:()=>d,YL:()=>w});const m=()=>l(57991),A=(_,a)=>m().inflateSync(
_,a),y=(_,a)=>m().zlibSync(_,a),g=function(..._){return Reflect.construct(m().Inflate,_)},d=function(..._){return Reflect.construct(m().Zlib,_)},w={get UnexpectedEOF(){
return m().FlateErrorCode.UnexpectedEOF}}}),57991:((K,L,l)=>{l.r(L),l.d(L,{FlateErrorCode:()=>m.YL,Inflate:()=>m.EL,Zlib:()=>m.KK,inflateSync:()=>m.HM,zlibSync:()=>m.
$});var m=l(37718)}),81272:((K,L,l)=>{l.d(L,{g:()=>y,q:()=>A});var m=l(42973);function A({stream:g,total:d,documents:w=1},_){const a="It may be a decompression \
bomb; if it is not, save it without compression in another program",E=w===1?"the document":"this document and of those before it";return _>g?(0,m.F)("streamByte\
s",`A stream of the document expands to more than ${g} bytes`,a):(0,m.F)("expansion",`The streams of ${E} expand to more than ${d} bytes`,a)}class y{budget;watch;chunks=[];size=0;consumed=0;constructor(d,w){
this.budget=d,this.watch=w}push(d){if(this.size+=d.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,A(
this.budget,this.size);this.watch?.(this.size),this.chunks.push(d)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const d=new Uint8Array(
this.size);let w=0;for(const _ of this.chunks)d.set(_,w),w+=_.length;return d}}}),3084:((K,L,l)=>{l.d(L,{V:()=>g});var m=l(68973),A=l(81272),y=l(11032);async function g(d,w,_,{
codec:a,pace:E},b={found:!1}){if(_.remaining<=0)throw(0,A.q)(_,0);const T=Math.min(_.stream,_.remaining);let M=await a?.inflate(d,T);if(!M){const{bytes:p,reached:c,
damaged:r}=await(0,m.a5)(d,T,E);if(b.found||=r,c>T)throw _.remaining-=c,(0,A.q)(_,c);if(p.length===0)return;M=p}return _.remaining-=M.length,(0,y.M)(M,w,E)}}),93098:((K,L,l)=>{
l.d(L,{J:()=>T});var m=l(54771),A=l(81272),y=l(3084),g=l(19590),d=l(60269),w=l(11032);const _=1<<21,a=_>>11,E=64,b=1<<27;class T{kept=[];bytes=0;met;async run(t,n){
for(;;){try{const e=await n();if(!this.met)return e}catch(e){if(!this.met)throw e}await this.decode(t)}}find(t,n,e){const i=this.kept.find(R=>r(R,t));if(!i)return;
const{bytes:h,damaged:u,refusal:x}=i;if(x)throw n.remaining-=x.cost,x.error;if(h.length>n.stream||h.length>n.remaining)throw(0,A.q)(n,h.length);return n.remaining-=
h.length,e.found||=u,h}watch(t,n){if(!(t.data.length<a||this.kept.length>=E||this.bytes>=b))return e=>{if(!(e<=_))throw this.met={encoded:t,budget:n},new m.Q("A\
 stream is decoded with pauses, and the work begins again")}}async decode(t){const{encoded:n,budget:e}=this.met;this.met=void 0;const i={found:!1},h=e.remaining;
try{const u=await p(n,e,i,t);this.kept.push({...n,bytes:u,damaged:i.found}),this.bytes+=u.length}catch(u){const x=h-e.remaining;if(x===0)throw u;this.kept.push(
{...n,bytes:M,damaged:!0,refusal:{error:u,cost:x}})}}}const M=new Uint8Array(0);async function p({filter:s,data:t,parameters:n},e,i,h){if(s==="FlateDecode")return await(0,y.
V)(t,n,e,{pace:h},i)??new Uint8Array(0);const u=await(0,g.B)(t,(0,d.c)(n,"EarlyChange",1),e,i,h);return(0,w.M)(u,n,h)}const c=["Predictor","Colors","BitsPerComp\
onent","Columns","EarlyChange"];function r(s,t){return s.filter!==t.filter||s.data.length!==t.data.length||c.some(n=>(0,d.c)(s.parameters,n,-1)!==(0,d.c)(t.parameters,
n,-1))?!1:s.data===t.data||Buffer.compare(s.data,t.data)===0}}),19590:((K,L,l)=>{l.d(L,{B:()=>b,k:()=>a});var m=l(81272);const A=256,y=257,g=258,d=4096,w=65536,
_=-1;function a(c,r,s,t,n){const e=new T(c,r,s,n);return e.read(c.length)||(t.found=!0),e.finish()}const E=512;async function b(c,r,s,t,n){const e=new T(c,r,s);
for(let i=0;e.at<c.length;i=e.size){e.read(e.at+E)||(t.found=!0);const h=n.step(E+e.size-i);h&&await h}return e.finish()}class T{data;early;at=0;table;width=9;bits=0;held=0;constructor(r,s,t,n){
this.data=r,this.early=s,this.table=new p(t,n)}read(r){const{data:s,table:t,early:n}=this,e=Math.min(r,s.length);let{at:i,width:h,bits:u,held:x}=this;for(;i<e;){
if(x=(x<<8|s[i++])&16777215,u+=8,u<h)continue;u-=h;const R=x>>u&(1<<h)-1;if(R===A)t.clear();else if(R===y||!t.put(R))return this.at=s.length,R===y;h=M(t.next+n)}
return Object.assign(this,{at:i,width:h,bits:u,held:x}),!0}get size(){return this.table.size}finish(){return this.table.finish()}}function M(c){return c>=2048?12:
c>=1024?11:c>=512?10:9}class p{next=g;previous=_;prefix=new Int16Array(d);suffix=new Uint8Array(d);length=new Uint16Array(d);collector;out=new Uint8Array(w);used=0;constructor(r,s){
this.collector=new m.g(r,s);for(let t=0;t<A;t++)this.suffix[t]=t,this.length[t]=1}get size(){return this.collector.size+this.used}clear(){this.next=g,this.previous=
_}put(r){const{previous:s,next:t,length:n}=this,e=r<t;if(!e&&(s===_||r!==t))return!1;const i=e?n[r]:n[s]+1;this.used+i>w&&this.flush();const h=this.used,u=this.
write(e?r:s,h);return e||(this.out[h+i-1]=u),s!==_&&t<d&&this.add(s,u),this.used=h+i,this.previous=r,!0}write(r,s){const{out:t,prefix:n,suffix:e}=this;for(let i=s+
this.length[r]-1;i>s;i--)t[i]=e[r],r=n[r];return t[s]=e[r]}add(r,s){const{next:t}=this;this.prefix[t]=r,this.suffix[t]=s,this.length[t]=this.length[r]+1,this.next=
t+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(w),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.
used)),this.collector.finish()}}}),60269:((K,L,l)=>{l.d(L,{c:()=>m});function m(A,y,g){const d=A?.get(y);return typeof d=="number"?Math.trunc(d):g}}),14752:((K,L,l)=>{
l.d(L,{X:()=>A,Y:()=>m});function m(y,g,d,w,_,a,E,b=0){const T=d+w,M=d-b+E,p=a-d;if(y===1)for(let c=Math.max(d,M);c<T;c++)g[c]=g[c]+g[c-E];else if(y===2)for(let c=d;c<
T;c++)g[c]=g[c]+_[c+p];else if(y===3)for(let c=d;c<T;c++)g[c]=g[c]+((c>=M?g[c-E]:0)+_[c+p]>>1);else if(y===4)for(let c=d;c<T;c++){const r=c<M,s=r?0:g[c-E];g[c]=
g[c]+A(s,_[c+p],r?0:_[c+p-E])}}function A(y,g,d){const w=y+g-d,[_,a,E]=[Math.abs(w-y),Math.abs(w-g),Math.abs(w-d)];return _<=a&&_<=E?y:a<=E?g:d}}),11032:((K,L,l)=>{
l.d(L,{M:()=>w,T:()=>y});var m=l(60269),A=l(14752);function y(s,t){const n=a(s,t);return n?(n.undo(0,n.count),n.out):s}const g=1<<18,d=4;async function w(s,t,n){
const e=a(s,t);if(!e)return s;const i=Math.max(1,Math.floor(g/e.size));for(let h=0;h<e.count;h+=i){const u=n.step(Math.min(i*e.size,s.length,g)*d);u&&await u,e.
size>g?await _(e,h,n):e.undo(h,Math.min(h+i,e.count))}return e.out}async function _(s,t,n){if(!s.undoPart)return s.undo(t,t+1);for(let e=0;e<s.size;e+=g){const i=n.
step(g*d);i&&await i,s.undoPart(t,e,Math.min(e+g,s.size))}}function a(s,t){const n=(0,m.c)(t,"Predictor",1);if(n<=1)return;const e=r((0,m.c)(t,"Colors",1),1,32),
i=r((0,m.c)(t,"BitsPerComponent",8),1,16),h=r((0,m.c)(t,"Columns",1),1,1<<24),u=Math.ceil(e*i*h/8);return n===2?E(s,u,e,i):c(s,u,Math.ceil(e*i/8))}function E(s,t,n,e){
const i=e===8?b:e===16?T:[1,2,4].includes(e)?M:void 0;if(!i)return;const h=s.slice();return{count:Math.ceil(s.length/t),size:t,out:h,undo(u,x){for(let R=u;R<x;R++)
i(h,R*t,Math.min((R+1)*t,h.length),n,e)}}}function b(s,t,n,e){for(let i=t+e;i<n;i++)s[i]=s[i]+s[i-e]}function T(s,t,n,e){const i=2*e;for(let h=t+i;h+1<n;h+=2){const u=s[h+
1]+s[h+1-i];s[h+1]=u,s[h]=s[h]+s[h-i]+(u>>8)}}function M(s,t,n,e,i){const h=(1<<i)-1,u=new Uint8Array(e);let x=0;for(let R=t;R<n;R++){const B=s[R];let C=0;for(let S=8-
i;S>=0;S-=i){const D=u[x]+(B>>S)&h;u[x]=D,C|=D<<S,x=x+1===e?0:x+1}s[R]=C}}const p=64;function c(s,t,n){const e=Math.ceil(s.length/(t+1)),i=new Uint8Array(s.length-
e),h=new Uint8Array(Math.min(t,s.length));return{count:e,size:t,out:i,undo:(R,B)=>{for(let C=R,S=R*t,D=R*(t+1);C<B;C++,S+=t,D+=t+1){const v=Math.min(t,s.length-
D-1);if(v<p)for(let N=0;N<v;N++)i[S+N]=s[D+1+N];else i.set(s.subarray(D+1,D+1+v),S);(0,A.Y)(s[D],i,S,v,C===0?h:i,C===0?0:S-t,n)}},undoPart:(R,B,C)=>{const[S,D]=[
R*t,R*(t+1)],v=Math.min(C,s.length-D-1)-B;if(v<=0)return;i.set(s.subarray(D+1+B,D+1+B+v),S+B);const N=R===0?h:i;(0,A.Y)(s[D],i,S+B,v,N,R===0?B:S-t+B,n,B)}}}const r=(s,t,n)=>Math.
min(Math.max(s,t),n)}),54771:((K,L,l)=>{l.d(L,{Q:()=>m});class m extends Error{}}),42973:((K,L,l)=>{l.d(L,{F:()=>y,M:()=>A});var m=l(58552);const A={inputBytes:2**
31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,
imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,
dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function y(g,d,w,_="\
file"){return new m.zU("limit_exceeded",d,{issues:[{field:_,message:`${d}.`}],advice:`${w} (limit: ${g})`})}}),27041:((K,L,l)=>{l.d(L,{c:()=>p});var m=l(98446),
A=l(42973);const y={operators:20,characters:0,glyphSteps:50,dataBytes:0},g="Open it in another PDF program and save it again",d="Split it, or ask for fewer page\
s",w={operators:["The pages of the document draw","operator",g],characters:["The pages have","character",d],glyphSteps:["The programs of the glyphs take","step",
g],dataBytes:["The result has","byte",d]},_=2**20;class a{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(r){this.limits=r}admit(r){
this.bytes+=r}spend(r,s){const t=this.spent[r]+=s;if(t<=this.limits[r])return;const n=this.limits[r]+Math.max(this.bytes-_,0)*y[r];if(t<=n)return;const[e,i,h]=w[r];
throw(0,A.F)(r,`${e} more than ${(0,m.y_)(n,i)}`,h)}}var E=l(27059);const b=20,T=100,M=8e6;class p{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=M;held={
all:new Set,bytes:0,most:0};constructor(r,s,t,n=new E.f,e=new a(r)){this.limits=r,this.codec=s,this.large=t,this.scratch=n,this.budget=e,this.stream=r.streamBytes,
this.total=this.remaining=this.held.most=r.allowance,this.values=r.values}admit(r){const s=r*this.limits.expansion;this.documents++,this.budget.admit(r),this.total+=
s,this.remaining+=s,this.values+=r*T,this.held.most+=r*b}fork(){const r=new p(this.limits,this.codec,this.large,this.scratch,this.budget);return r.documents=this.
documents,r.total=this.total,r.remaining=this.remaining,r.values=this.values,r.numbers=this.numbers,r.held=this.held,r}takeNumbers(r){if(this.numbers-=r,this.numbers<
0)throw(0,A.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(r){return r>this.remaining?!1:(this.remaining-=r,!0)}release(r){this.remaining+=r}hold(r,s,t){const{held:n}=this;n.all.add({bytes:r,
holder:s,key:t}),n.bytes+=r;for(const e of n.all){if(n.bytes<=n.most||n.all.size===1)return;n.all.delete(e),n.bytes-=e.bytes,e.holder.deref()?.delete(e.key)}}}}),
27059:((K,L,l)=>{l.d(L,{_:()=>y,f:()=>m});class m{memory=new Uint8Array(0);atLeast(d){const w=Math.min(d,y);return this.memory.length<w&&(this.memory=new Uint8Array(
Math.min(y,Math.max(A,w*2)))),this.memory}}const A=16384,y=1<<20}),78157:((K,L,l)=>{l.d(L,{$k:()=>wt,A4:()=>j,AF:()=>lt,AN:()=>V,AV:()=>G,AZ:()=>st,Ah:()=>D,Cq:()=>m,
Cx:()=>T,D:()=>nt,Ec:()=>a,G_:()=>A,HF:()=>J,HV:()=>Y,HY:()=>ut,Hh:()=>dt,Hv:()=>B,IQ:()=>b,JI:()=>X,Kl:()=>W,Li:()=>rt,MV:()=>at,N5:()=>c,N9:()=>Q,OY:()=>Z,PZ:()=>Lt,
WL:()=>u,Wd:()=>Mt,Z4:()=>_,ay:()=>Rt,b9:()=>p,bS:()=>Ot,cL:()=>s,d2:()=>y,du:()=>S,em:()=>n,ev:()=>e,fX:()=>r,gq:()=>pt,iH:()=>i,j8:()=>Et,kR:()=>g,l0:()=>t,mE:()=>xt,
o1:()=>d,r_:()=>x,rc:()=>C,rg:()=>Pt,s1:()=>M,sk:()=>Tt,t6:()=>$,t9:()=>yt,tF:()=>v,tw:()=>z,u7:()=>w,vz:()=>h,w1:()=>it,wb:()=>At,wn:()=>E,wt:()=>R,y_:()=>_t,yh:()=>ft,
yp:()=>ot,yq:()=>tt});const m=0,A=8,y=9,g=10,d=12,w=13,_=32,a=33,E=35,b=37,T=40,M=41,p=43,c=45,r=46,s=47,t=48,n=55,e=57,i=60,h=62,u=91,x=92,R=93,B=123,C=125,S=126,
D=66,v=67,N=68,Y=69,z=73,j=76,G=82,Z=98,ht=100,J=101,at=102,q=106,tt=110,et=111,lt=114,ut=115,ft=116,dt=117,_t=122,Q=0,$=1,gt=2,mt=3,W=new Uint8Array(256);for(const o of[
m,y,g,d,w,_])W[o]=$;for(const o of"(<>[]/%")W[o.charCodeAt(0)]=gt;for(const o of"){}")W[o.charCodeAt(0)]=mt;function V(o,f,O){for(;f<O;){const U=o[f];if(W[U]===
$)f++;else if(U===b)f=nt(o,f,O);else break}return f}function Et(o,f,O){for(;f<O&&W[o[f]]===$;)f++;return f}function nt(o,f,O){for(;f<O&&o[f]!==g&&o[f]!==w;)f++;
return f}function yt(o,f,O){const U=st(o,f,O);return U<0?O:U}function st(o,f,O){let U=0;for(;f<O;){const P=o[f++];if(P===x)f++;else if(P===T)U++;else if(P===M&&
--U===0)return f}return-1}function wt(o,f,O){for(;f<O;)if(o[f++]===h)return f;return O}function rt(o){return o===void 0?-1:o>=t&&o<=e?o-t:o>=65&&o<=70?o-55:o>=97&&
o<=102?o-87:-1}function Tt(o,f,O){const U=o[O-1]===h,P=new Uint8Array(O-f+(U?0:1)>>1);let I=0,F=-1;for(let H=f;H<O&&o[H]!==h;H++){const k=rt(o[H]);k<0||(F<0?F=k:
(P[I++]=F*16+k,F=-1))}return F>=0&&(P[I++]=F*16),I===P.length?P:P.subarray(0,I)}function Mt(o,f,O){for(;f<O&&W[o[f]]===Q;)f++;return f}function it(o,f,O){for(let U=0;U<
O.length;U++)if(o[f+U]!==O.charCodeAt(U))return!1;return!0}function At(o,f,O){return it(o,f,O)&&W[o[f+O.length]??_]!==Q}const ot=o=>o!==void 0&&o>=t&&o<=e;function X(o,f,O){
let U=0,P=f;for(;P<O&&ot(o[P]);)U=U*10+(o[P++]-t);return P===f?{value:-1,after:P}:{value:U,after:P}}function Rt(o,f,O){const U=V(o,f,O),P=X(o,U,O);if(P.value<0||
P.after===O||W[o[P.after]]!==$)return;const I=V(o,P.after,O),F=I<O&&o[I]===c,H=X(o,F?I+1:I,O);if(H.value<0||H.value>65535)return;const k=V(o,H.after,O);if(ct(o,
k))return{number:P.value,generation:F?1:H.value,start:U,body:k+3}}const pt=o=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength),xt=o=>o.length===1?o[0]:Buffer.
concat(o),Ot=o=>Buffer.from(o.buffer,o.byteOffset,o.byteLength);function Lt(o,f,O,U){let P=0,I=o[f];for(;I>=t&&I<=e;I=o[++f])P=P*10+(I-t);if(P!==O||I!==_||(P=0,
I=o[++f],I<t||I>e))return-1;for(;I>=t&&I<=e;I=o[++f])P=P*10+(I-t);return P!==U||I!==_?-1:ct(o,f+1)?f+4:-1}const ct=(o,f)=>o[f]===et&&o[f+1]===Z&&o[f+2]===q,Pt=(o,f)=>o[f]===
J&&o[f+1]===tt&&o[f+2]===ht&&o[f+3]===et&&o[f+4]===Z&&o[f+5]===q}),33095:((K,L,l)=>{l.d(L,{i:()=>A});var m=l(11544);function A(y,g){const d=new m.KK(y,w=>g.copy(
w,0,w.length));return Object.assign(d.s,{i:0,w:0,z:0}),d}}),4537:((K,L,l)=>{l.d(L,{$9:()=>g,Qk:()=>_,_p:()=>a,ay:()=>y});var m=l(11544),A=l(78157);const y=1024,
g=16384,d=1<<20,w=1<<17;async function _(T,M,p,c,r){const s=(0,A.mE)(T.slice(0,3).map(C=>C.subarray(0,2))),[t=0,n=0]=s;if((t&15)!==8||(t<<8|n)%31!==0||n&32)return{
ending:"damaged",reached:0,consumed:0};const e=Math.max(y,Math.floor(g/c));let i=y;const h=new b;let[u,x]=[0,0];const R=new m.EL(C=>{const S=Math.min(C.length,M-
u);u+=C.length,h.add(C),S>0&&r(S===C.length?C:C.subarray(0,S))}),B=[];try{let C=2,S=0;for(const D of T)for(let v=0,N=0;v<D.length;v=N){N=v+i;const Y=Math.min(C,
D.length-v,i),z=D.subarray(v+Y,N);C-=Y;const j=u;z.length>0&&u<M&&S<w?R.push(z):B.length<16&&B.push(z),S=u>j?0:S+z.length,x+=Math.min(N,D.length)-v,i=a(z.length,
u-j,e);const G=p.step((z.length+u-j)*c);G&&await G}R.push((0,A.mE)(B).subarray(0,e),!0)}catch(C){return u>=M?{ending:"loose",reached:u,consumed:x}:{ending:C.code===
m.YL.UnexpectedEOF?"short":"damaged",reached:u,consumed:x}}return{ending:u<=M&&E(T,h.value)?"clean":"loose",reached:u,consumed:x}}function a(T,M,p){const c=Math.
floor(d*T/Math.max(M,1));return Math.min(Math.max(c,y),p)}function E(T,M){let p=new Uint8Array(0);for(let r=T.length-1;r>=0&&p.length<6;r--)p=(0,A.mE)([T[r].subarray(
-6),p]);const c=Buffer.from(p);for(let r=0;r<=2&&c.length>=4+r;r++)if(c.readUInt32BE(c.length-4-r)===M)return!0;return!1}class b{a=1;b=0;add(M){let{a:p,b:c}=this;
for(let r=0;r<M.length;){const s=Math.min(r+2e3,M.length);for(;r<s;)c+=p+=M[r++];p%=65521,c%=65521}this.a=p,this.b=c}get value(){return this.b*65536+this.a}}}),
64680:((K,L,l)=>{l.d(L,{k:()=>g,t:()=>d});var m=l(78157);const A=12,y=20;class g{buffer;memory;length=0;constructor(a){this.buffer=Buffer.allocUnsafeSlow(Math.max(
a,256)),this.memory=(0,m.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const a=Buffer.
allocUnsafeSlow(this.length);return a.set(this.bytes),a}clear(){this.length=0}from(a){return this.memory.subarray(a,this.length)}reserve(a){const E=this.length+
a;E>this.memory.length&&this.grow(E)}grow(a){const E=Buffer.allocUnsafeSlow(Math.max(a,Math.ceil(this.memory.length*1.5)));E.set(this.bytes),this.buffer=E,this.
memory=(0,m.gq)(E)}copy(a,E,b){const T=b-E;if(this.reserve(T),T<A){const{memory:M}=this;let p=this.length;for(let c=E;c<b;c++)M[p++]=a[c]}else this.memory.set(new Uint8Array(
a.buffer,a.byteOffset+E,T),this.length);this.length+=T}text(a){const E=a.length;if(this.reserve(E),E<y){const{memory:b}=this;let T=this.length;for(let M=0;M<E;M++)
b[T++]=a.charCodeAt(M)}else this.buffer.write(a,this.length,"latin1");this.length+=E}integer(a){this.reserve(20);const{memory:E}=this,b=w(a);for(let T=this.length+
b-1;T>=this.length;T--){const M=Math.floor(a/10);E[T]=m.l0+(a-M*10),a=M}this.length+=b}byte(a){this.reserve(1),this.memory[this.length++]=a}fill(a,E){this.reserve(
a),E(this.memory,this.length),this.length+=a}}class d{length=0;copy(a,E,b){this.length+=b-E}text(a){this.length+=a.length}integer(a){this.length+=w(a)}byte(){this.
length++}fill(a){this.length+=a}}function w(_){return _<10?1:_<100?2:_<1e3?3:_<1e4?4:_<1e5?5:_<1e6?6:String(_).length}}),68973:((K,L,l)=>{l.d(L,{Uw:()=>M,a5:()=>r,
g0:()=>_,uM:()=>w});var m=l(11544),A=l(33095),y=l(78157),g=l(4537),d=l(64680);const w=({codec:t,pace:n})=>t??T(n),_=({codec:t,pace:n})=>t&&{deflate:(e,i)=>T(n).
deflate(e,i),inflate:(e,i)=>t.inflate(e,i),inflateNow:(e,i)=>t.inflateNow(e,i)},a=65536,E=16384,b=1e5,T=t=>({async deflate(n,e){if(n.length<=E){const u=(0,m.$)(
n,{level:e}),x=t.step(b+n.length*10);return x&&await x,u}const i=new d.k(Math.max(256,n.length>>2)),h=(0,A.i)({level:e},i);for(let u=0;u<n.length;u+=a){n.length-
u>E&&await t.rest(),h.push(n.subarray(u,u+a),u+a>=n.length);const x=t.step(b+Math.min(n.length,a)*10);x&&await x}return i.bytes},async inflate(n,e){const{bytes:i,
ending:h}=await s(n,e,t);return h==="clean"?i:void 0}});async function M(t,n,e){const{bytes:i,ending:h,reached:u}=await s(t,n,e);return h==="clean"||h==="loose"&&
u<n?i:void 0}const p=Uint8Array.of(120,156),c=16;async function r(t,n,e){const i=(0,y.j8)(t,0,Math.min(t.length,4)),[h=0,u=0]=t.subarray(i,i+2),x=(h&15)===8&&(h<<
8|u)%31===0,R=x?t.subarray(i):(0,y.mE)([p,t]),B=await s(R,n,e);if(B.ending==="clean"||B.ending==="loose")return{...B,damaged:!x};const C=Math.max(p.length,Math.
min(B.consumed,R.length-g.$9)),S=C-(C-p.length)%c,D=[R.subarray(0,S)];for(let N=S;N<C+g.$9;N+=c)D.push(R.subarray(N,N+c));const v=await s(D,n,e);return{...v.reached>
B.reached?v:B,damaged:!0}}async function s(t,n,e){const i=t instanceof Uint8Array?[t]:t,h=i.reduce((R,{length:B})=>R+B,0),u=new d.k(Math.min(h*4,n));return{...await(0,g.
Qk)(i,n,e,1,R=>u.copy(R,0,R.length)),bytes:u.bytes}}})};
