"use strict";exports.id=7064,exports.ids=[7064],exports.modules={11544:((K,p,l)=>{l.d(p,{$:()=>M,EL:()=>E,HM:()=>O,KK:()=>d,YL:()=>_});const w=()=>l(57991),O=(r,h)=>w().inflateSync(
r,h),M=(r,h)=>w().zlibSync(r,h),E=function(...r){return Reflect.construct(w().Inflate,r)},d=function(...r){return Reflect.construct(w().Zlib,r)},_={get UnexpectedEOF(){
return w().FlateErrorCode.UnexpectedEOF}}}),57991:((K,p,l)=>{l.r(p),l.d(p,{FlateErrorCode:()=>w.YL,Inflate:()=>w.EL,Zlib:()=>w.KK,inflateSync:()=>w.HM,zlibSync:()=>w.
$});var w=l(37718)}),81272:((K,p,l)=>{l.d(p,{g:()=>E,q:()=>M});var w=l(42973),O=l(79145);function M({stream:d,total:_,documents:r=1},h){const u="It may be a dec\
ompression bomb; if it is not, save it without compression in another program",T=r===1?"the document":"this document and of those before it";return h>d?(0,w.F)(
"streamBytes",`A stream of the document expands to more than ${d} bytes`,u):(0,w.F)("expansion",`The streams of ${T} expand to more than ${_} bytes`,u)}class E{budget;watch;chunks=[];size=0;consumed=0;constructor(_,r){
this.budget=_,this.watch=r}push(_){if(this.size+=_.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,M(
this.budget,this.size);this.watch?.(this.size),this.chunks.push(_)}finishAtEase(_){return this.budget.remaining-=this.size,(0,O.w)(this.chunks,_)}finish(){if(this.
budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const _=new Uint8Array(this.size);let r=0;for(const h of this.chunks)_.set(h,r),r+=h.length;
return _}}}),3084:((K,p,l)=>{l.d(p,{V:()=>E});var w=l(68973),O=l(81272),M=l(11032);async function E(d,_,r,{codec:h,pace:u},T={found:!1}){if(r.remaining<=0)throw(0,O.
q)(r,0);const x=Math.min(r.stream,r.remaining);let R=await h?.inflate(d,x);if(!R){const{bytes:C,reached:f,damaged:i,mismatch:n}=await(0,w.a5)(d,x,u);if(T.found||=
i,T.mismatch===!1&&(T.mismatch=n),f>x)throw r.remaining-=f,(0,O.q)(r,f);if(C.length===0)return;R=C}return r.remaining-=R.length,(0,M.M)(R,_,u)}}),93098:((K,p,l)=>{
l.d(p,{J:()=>x});var w=l(54771),O=l(81272),M=l(3084),E=l(19590),d=l(60269),_=l(11032);const r=1<<21,h=r>>11,u=64,T=1<<27;class x{kept=[];bytes=0;met;async run(e,c){
for(;;){try{const t=await c();if(!this.met)return t}catch(t){if(!this.met)throw t}await this.decode(e)}}find(e,c,t){const s=this.kept.find(B=>i(B,e));if(!s)return;
const{bytes:a,damaged:g,mismatch:A,refusal:y}=s;if(y)throw c.remaining-=y.cost,y.error;if(a.length>c.stream||a.length>c.remaining)throw(0,O.q)(c,a.length);return c.
remaining-=a.length,t.found||=g,t.mismatch===!1&&(t.mismatch=A),a}watch(e,c){if(!(e.data.length<h||this.kept.length>=u||this.bytes>=T))return t=>{if(!(t<=r))throw this.
met={encoded:e,budget:c},new w.Q("A stream is decoded with pauses, and the work begins again")}}async decode(e){const{encoded:c,budget:t}=this.met;this.met=void 0;
const s={found:!1,mismatch:!1},a=t.remaining;try{const g=await C(c,t,s,e);this.kept.push({...c,bytes:g,damaged:s.found,mismatch:s.mismatch}),this.bytes+=g.length}catch(g){
const A=a-t.remaining;if(A===0)throw g;this.kept.push({...c,bytes:R,damaged:!0,mismatch:!1,refusal:{error:g,cost:A}})}}}const R=new Uint8Array(0);async function C({
filter:n,data:e,parameters:c},t,s,a){if(n==="FlateDecode")return await(0,M.V)(e,c,t,{pace:a},s)??new Uint8Array(0);const g=await(0,E.B)(e,(0,d.c)(c,"EarlyChange",
1),t,s,a);return(0,_.M)(g,c,a)}const f=["Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function i(n,e){return n.filter!==e.filter||n.data.length!==
e.data.length||f.some(c=>(0,d.c)(n.parameters,c,-1)!==(0,d.c)(e.parameters,c,-1))?!1:n.data===e.data||Buffer.compare(n.data,e.data)===0}}),19590:((K,p,l)=>{l.d(
p,{B:()=>T,k:()=>h});var w=l(81272);const O=256,M=257,E=258,d=4096,_=65536,r=-1;function h(f,i,n,e,c){const t=new x(f,i,n,c);return t.read(f.length)||(e.found=!0),
t.finish()}const u=512;async function T(f,i,n,e,c){const t=new x(f,i,n);for(let s=0;t.at<f.length;s=t.size){t.read(t.at+u)||(e.found=!0);const a=c.step(u+t.size-
s);a&&await a}return t.finishAtEase(c)}class x{data;early;at=0;table;width=9;bits=0;held=0;constructor(i,n,e,c){this.data=i,this.early=n,this.table=new C(e,c)}read(i){
const{data:n,table:e,early:c}=this,t=Math.min(i,n.length);let{at:s,width:a,bits:g,held:A}=this;for(;s<t;){if(A=(A<<8|n[s++])&16777215,g+=8,g<a)continue;g-=a;const y=A>>
g&(1<<a)-1;if(y===O)e.clear();else if(y===M||!e.put(y))return this.at=n.length,y===M;a=R(e.next+c)}return Object.assign(this,{at:s,width:a,bits:g,held:A}),!0}get size(){
return this.table.size}finish(){return this.table.finish()}finishAtEase(i){return this.table.finishAtEase(i)}}function R(f){return f>=2048?12:f>=1024?11:f>=512?
10:9}class C{next=E;previous=r;prefix=new Int16Array(d);suffix=new Uint8Array(d);length=new Uint16Array(d);collector;out=new Uint8Array(_);used=0;constructor(i,n){
this.collector=new w.g(i,n);for(let e=0;e<O;e++)this.suffix[e]=e,this.length[e]=1}get size(){return this.collector.size+this.used}clear(){this.next=E,this.previous=
r}put(i){const{previous:n,next:e,length:c}=this,t=i<e;if(!t&&(n===r||i!==e))return!1;const s=t?c[i]:c[n]+1;this.used+s>_&&this.flush();const a=this.used,g=this.
write(t?i:n,a);return t||(this.out[a+s-1]=g),n!==r&&e<d&&this.add(n,g),this.used=a+s,this.previous=i,!0}write(i,n){const{out:e,prefix:c,suffix:t}=this;for(let s=n+
this.length[i]-1;s>n;s--)e[s]=t[i],i=c[i];return e[n]=t[i]}add(i,n){const{next:e}=this;this.prefix[e]=i,this.suffix[e]=n,this.length[e]=this.length[i]+1,this.next=
e+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(_),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.
used)),this.collector.finish()}finishAtEase(i){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finishAtEase(i)}}}),60269:((K,p,l)=>{l.
d(p,{c:()=>w});function w(O,M,E){const d=O?.get(M);return typeof d=="number"?Math.trunc(d):E}}),14752:((K,p,l)=>{l.d(p,{X:()=>O,Y:()=>w});function w(M,E,d,_,r,h,u,T=0){
const x=d+_,R=d-T+u,C=h-d;if(M===1)for(let f=Math.max(d,R);f<x;f++)E[f]=E[f]+E[f-u];else if(M===2)for(let f=d;f<x;f++)E[f]=E[f]+r[f+C];else if(M===3)for(let f=d;f<
x;f++)E[f]=E[f]+((f>=R?E[f-u]:0)+r[f+C]>>1);else if(M===4)for(let f=d;f<x;f++){const i=f<R,n=i?0:E[f-u];E[f]=E[f]+O(n,r[f+C],i?0:r[f+C-u])}}function O(M,E,d){const _=M+
E-d,[r,h,u]=[Math.abs(_-M),Math.abs(_-E),Math.abs(_-d)];return r<=h&&r<=u?M:h<=u?E:d}}),11032:((K,p,l)=>{l.d(p,{M:()=>_,T:()=>M});var w=l(60269),O=l(14752);function M(n,e){
const c=h(n,e);return c?(c.undo(0,c.count),c.out):n}const E=1<<18,d=4;async function _(n,e,c){const t=h(n,e);if(!t)return n;const s=Math.max(1,Math.floor(E/t.size));
for(let a=0;a<t.count;a+=s){const g=c.step(Math.min(s*t.size,n.length,E)*d);g&&await g,t.size>E?await r(t,a,c):t.undo(a,Math.min(a+s,t.count))}return t.out}async function r(n,e,c){
if(!n.undoPart)return n.undo(e,e+1);for(let t=0;t<n.size;t+=E){const s=c.step(E*d);s&&await s,n.undoPart(e,t,Math.min(t+E,n.size))}}function h(n,e){const c=(0,w.
c)(e,"Predictor",1);if(c<=1)return;const t=i((0,w.c)(e,"Colors",1),1,32),s=i((0,w.c)(e,"BitsPerComponent",8),1,16),a=i((0,w.c)(e,"Columns",1),1,1<<24),g=Math.ceil(
t*s*a/8);return c===2?u(n,g,t,s):f(n,g,Math.ceil(t*s/8))}function u(n,e,c,t){const s=t===8?T:t===16?x:[1,2,4].includes(t)?R:void 0;if(!s)return;const a=n.slice();
return{count:Math.ceil(n.length/e),size:e,out:a,undo(g,A){for(let y=g;y<A;y++)s(a,y*e,Math.min((y+1)*e,a.length),c,t)}}}function T(n,e,c,t){for(let s=e+t;s<c;s++)
n[s]=n[s]+n[s-t]}function x(n,e,c,t){const s=2*t;for(let a=e+s;a+1<c;a+=2){const g=n[a+1]+n[a+1-s];n[a+1]=g,n[a]=n[a]+n[a-s]+(g>>8)}}function R(n,e,c,t,s){const a=(1<<
s)-1,g=new Uint8Array(t);let A=0;for(let y=e;y<c;y++){const B=n[y];let U=0;for(let S=8-s;S>=0;S-=s){const P=g[A]+(B>>S)&a;g[A]=P,U|=P<<S,A=A+1===t?0:A+1}n[y]=U}}
const C=64;function f(n,e,c){const t=Math.ceil(n.length/(e+1)),s=new Uint8Array(n.length-t),a=new Uint8Array(Math.min(e,n.length));return{count:t,size:e,out:s,undo:(y,B)=>{
for(let U=y,S=y*e,P=y*(e+1);U<B;U++,S+=e,P+=e+1){const v=Math.min(e,n.length-P-1);if(v<C)for(let W=0;W<v;W++)s[S+W]=n[P+1+W];else s.set(n.subarray(P+1,P+1+v),S);
(0,O.Y)(n[P],s,S,v,U===0?a:s,U===0?0:S-e,c)}},undoPart:(y,B,U)=>{const[S,P]=[y*e,y*(e+1)],v=Math.min(U,n.length-P-1)-B;if(v<=0)return;s.set(n.subarray(P+1+B,P+1+
B+v),S+B);const W=y===0?a:s;(0,O.Y)(n[P],s,S+B,v,W,y===0?B:S-e+B,c,B)}}}const i=(n,e,c)=>Math.min(Math.max(n,e),c)}),54771:((K,p,l)=>{l.d(p,{Q:()=>w});class w extends Error{}}),
42973:((K,p,l)=>{l.d(p,{F:()=>M,M:()=>O});var w=l(58552);const O={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*
1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,
operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*
1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function M(E,d,_,r="file"){return new w.zU("limit_exceeded",d,{issues:[{field:r,message:`${d}.`}],
advice:`${_} (limit: ${E})`})}}),27041:((K,p,l)=>{l.d(p,{c:()=>C});var w=l(98446),O=l(42973);const M={operators:20,characters:0,glyphSteps:50,dataBytes:0},E="Op\
en it in another PDF program and save it again",d="Split it, or ask for fewer pages",_={operators:["The pages of the document draw","operator",E],characters:["T\
he pages have","character",d],glyphSteps:["The programs of the glyphs take","step",E],dataBytes:["The result has","byte",d]},r=2**20;class h{limits;bytes=0;spent={
operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(i){this.limits=i}admit(i){this.bytes+=i}spend(i,n){const e=this.spent[i]+=n;if(e<=this.limits[i])
return;const c=this.limits[i]+Math.max(this.bytes-r,0)*M[i];if(e<=c)return;const[t,s,a]=_[i];throw(0,O.F)(i,`${t} more than ${(0,w.y_)(c,s)}`,a)}}var u=l(27059);
const T=20,x=100,R=8e6;class C{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=R;held={all:new Set,bytes:0,most:0};constructor(i,n,e,c=new u.
f,t=new h(i)){this.limits=i,this.codec=n,this.large=e,this.scratch=c,this.budget=t,this.stream=i.streamBytes,this.total=this.remaining=this.held.most=i.allowance,
this.values=i.values}admit(i){const n=i*this.limits.expansion;this.documents++,this.budget.admit(i),this.total+=n,this.remaining+=n,this.values+=i*x,this.held.most+=
i*T}fork(){const i=new C(this.limits,this.codec,this.large,this.scratch,this.budget);return i.documents=this.documents,i.total=this.total,i.remaining=this.remaining,
i.values=this.values,i.numbers=this.numbers,i.held=this.held,i}takeNumbers(i){if(this.numbers-=i,this.numbers<0)throw(0,O.F)("objects","The documents are small \
and have objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}borrow(i){return i>this.remaining?
!1:(this.remaining-=i,!0)}release(i){this.remaining+=i}hold(i,n,e){const{held:c}=this;c.all.add({bytes:i,holder:n,key:e}),c.bytes+=i;for(const t of c.all){if(c.
bytes<=c.most||c.all.size===1)return;c.all.delete(t),c.bytes-=t.bytes,t.holder.deref()?.delete(t.key)}}}}),27059:((K,p,l)=>{l.d(p,{_:()=>M,f:()=>w});class w{memory=new Uint8Array(
0);atLeast(d){const _=Math.min(d,M);return this.memory.length<_&&(this.memory=new Uint8Array(Math.min(M,Math.max(O,_*2)))),this.memory}}const O=16384,M=1<<20}),
43749:((K,p,l)=>{l.d(p,{Kw:()=>d,TU:()=>O,gZ:()=>E});var w=l(78157);class O{a=1;b=0;add(r){let{a:h,b:u}=this;for(let T=0;T<r.length;){const x=Math.min(T+2e3,r.length);
for(;T+4<=x;T+=4)u+=h+=r[T],u+=h+=r[T+1],u+=h+=r[T+2],u+=h+=r[T+3];for(;T<x;)u+=h+=r[T++];h%=65521,u%=65521}this.a=h,this.b=u}get value(){return this.b*65536+this.
a}}const M=256;function E(_,r){const h=Buffer.alloc(4);return h.writeUInt32BE(r),(0,w.bS)(_.subarray(-M)).includes(h)}function d(_){let r=_.length;for(;r>0&&_.length-
r<M&&w.Kl[_[r-1]]===w.t6;)r--;return _.subarray(0,Math.max(0,r-4))}}),78157:((K,p,l)=>{l.d(p,{$k:()=>Mt,A4:()=>Z,AF:()=>lt,AN:()=>V,AV:()=>k,AZ:()=>it,Ah:()=>P,
Cq:()=>w,Cx:()=>x,D:()=>st,Ec:()=>h,G_:()=>O,HF:()=>q,HV:()=>F,HY:()=>ut,Hh:()=>dt,Hv:()=>B,IQ:()=>T,JI:()=>J,Kl:()=>H,Li:()=>rt,MV:()=>at,N5:()=>f,N9:()=>X,OY:()=>$,
PZ:()=>Lt,WL:()=>g,Wd:()=>yt,Z4:()=>r,ay:()=>Ot,b9:()=>C,bS:()=>xt,cL:()=>n,d2:()=>M,du:()=>S,em:()=>c,ev:()=>t,fX:()=>i,gq:()=>Rt,iH:()=>s,j8:()=>Et,kR:()=>E,l0:()=>e,
mE:()=>pt,o1:()=>d,r_:()=>A,rc:()=>U,rg:()=>Pt,s1:()=>R,sk:()=>Tt,t6:()=>G,t9:()=>wt,tF:()=>v,tw:()=>N,u7:()=>_,vz:()=>a,w1:()=>ot,wb:()=>At,wn:()=>u,wt:()=>y,y_:()=>_t,
yh:()=>ft,yp:()=>ct,yq:()=>nt});const w=0,O=8,M=9,E=10,d=12,_=13,r=32,h=33,u=35,T=37,x=40,R=41,C=43,f=45,i=46,n=47,e=48,c=55,t=57,s=60,a=62,g=91,A=92,y=93,B=123,
U=125,S=126,P=66,v=67,W=68,F=69,N=73,Z=76,k=82,$=98,Q=100,q=101,at=102,tt=106,nt=110,et=111,lt=114,ut=115,ft=116,dt=117,_t=122,X=0,G=1,mt=2,gt=3,H=new Uint8Array(
256);for(const o of[w,M,E,d,_,r])H[o]=G;for(const o of"(<>[]/%")H[o.charCodeAt(0)]=mt;for(const o of"){}")H[o.charCodeAt(0)]=gt;function V(o,m,L){for(;m<L;){const b=o[m];
if(H[b]===G)m++;else if(b===T)m=st(o,m,L);else break}return m}function Et(o,m,L){for(;m<L&&H[o[m]]===G;)m++;return m}function st(o,m,L){for(;m<L&&o[m]!==E&&o[m]!==
_;)m++;return m}function wt(o,m,L){const b=it(o,m,L);return b<0?L:b}function it(o,m,L){let b=0;for(;m<L;){const D=o[m++];if(D===A)m++;else if(D===x)b++;else if(D===
R&&--b===0)return m}return-1}function Mt(o,m,L){for(;m<L;)if(o[m++]===a)return m;return L}function rt(o){return o===void 0?-1:o>=e&&o<=t?o-e:o>=65&&o<=70?o-55:o>=
97&&o<=102?o-87:-1}function Tt(o,m,L){const b=o[L-1]===a,D=new Uint8Array(L-m+(b?0:1)>>1);let I=0,z=-1;for(let j=m;j<L&&o[j]!==a;j++){const Y=rt(o[j]);Y<0||(z<0?
z=Y:(D[I++]=z*16+Y,z=-1))}return z>=0&&(D[I++]=z*16),I===D.length?D:D.subarray(0,I)}function yt(o,m,L){for(;m<L&&H[o[m]]===X;)m++;return m}function ot(o,m,L){for(let b=0;b<
L.length;b++)if(o[m+b]!==L.charCodeAt(b))return!1;return!0}function At(o,m,L){return ot(o,m,L)&&H[o[m+L.length]??r]!==X}const ct=o=>o!==void 0&&o>=e&&o<=t;function J(o,m,L){
let b=0,D=m;for(;D<L&&ct(o[D]);)b=b*10+(o[D++]-e);return D===m?{value:-1,after:D}:{value:b,after:D}}function Ot(o,m,L){const b=V(o,m,L),D=J(o,b,L);if(D.value<0||
D.after===L||H[o[D.after]]!==G)return;const I=V(o,D.after,L),z=I<L&&o[I]===f,j=J(o,z?I+1:I,L);if(j.value<0||j.value>65535)return;const Y=V(o,j.after,L);if(ht(o,
Y))return{number:D.value,generation:z?1:j.value,start:b,body:Y+3}}const Rt=o=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength),pt=o=>o.length===1?o[0]:Buffer.
concat(o),xt=o=>Buffer.from(o.buffer,o.byteOffset,o.byteLength);function Lt(o,m,L,b){let D=0,I=o[m];for(;I>=e&&I<=t;I=o[++m])D=D*10+(I-e);if(D!==L||I!==r||(D=0,
I=o[++m],I<e||I>t))return-1;for(;I>=e&&I<=t;I=o[++m])D=D*10+(I-e);return D!==b||I!==r?-1:ht(o,m+1)?m+4:-1}const ht=(o,m)=>o[m]===et&&o[m+1]===$&&o[m+2]===tt,Pt=(o,m)=>o[m]===
q&&o[m+1]===nt&&o[m+2]===Q&&o[m+3]===et&&o[m+4]===$&&o[m+5]===tt}),33095:((K,p,l)=>{l.d(p,{i:()=>O});var w=l(11544);function O(M,E){const d=new w.KK(M,_=>E.copy(
_,0,_.length));return Object.assign(d.s,{i:0,w:0,z:0}),d}}),4537:((K,p,l)=>{l.d(p,{$9:()=>r,Qk:()=>u,_p:()=>T,ay:()=>E,eO:()=>d});var w=l(11544),O=l(43749),M=l(
78157);const E=256,d=4096,_=1<<18,r=16384,h=1<<17;async function u(R,C,f,i,n){const e=(0,M.mE)(R.slice(0,3).map(P=>P.subarray(0,2))),[c=0,t=0]=e;if((c&15)!==8||
(c<<8|t)%31!==0||t&32)return{ending:"damaged",reached:0,consumed:0,sum:1};const s=Math.max(E,Math.floor(d/i));let a=E;const g=new O.TU;let[A,y]=[0,0];const B=new w.
EL(P=>{const v=Math.min(P.length,C-A);A+=P.length,g.add(P),v>0&&n(v===P.length?P:P.subarray(0,v))}),U=[];try{let P=2,v=0;for(const W of R)for(let F=0,N=0;F<W.length;F=
N){N=F+a;const Z=Math.min(P,W.length-F,a),k=W.subarray(F+Z,N);P-=Z;const $=A;k.length>0&&A<C&&v<h?B.push(k):U.length<16&&U.push(k),v=A>$?0:v+k.length,y+=Math.min(
N,W.length)-F,a=T(k.length,A-$,s);const Q=f.step((k.length+A-$)*i);Q&&await Q}B.push((0,M.mE)(U).subarray(0,s),!0)}catch(P){return A>=C?{ending:"loose",reached:A,
consumed:y,sum:g.value}:{ending:P.code===w.YL.UnexpectedEOF?"short":"damaged",reached:A,consumed:y,sum:g.value}}return{ending:A<=C&&x(R,g.value)?"clean":"loose",
reached:A,consumed:y,sum:g.value}}function T(R,C,f){const i=Math.floor(_*R/Math.max(C,1));return Math.min(Math.max(Math.min(i,2*R),E),f)}function x(R,C){let f=new Uint8Array(
0);for(let n=R.length-1;n>=0&&f.length<6;n--)f=(0,M.mE)([R[n].subarray(-6),f]);const i=Buffer.from(f);for(let n=0;n<=2&&i.length>=4+n;n++)if(i.readUInt32BE(i.length-
4-n)===C)return!0;return!1}}),79145:((K,p,l)=>{l.d(p,{I:()=>M,w:()=>E});var w=l(64680);const O=1<<22;class M{parts;constructor(_){this.parts=[new w.k(Math.min(_,
O))]}copy(_,r,h){let u=this.parts.at(-1);u.length>0&&u.length+h-r>O&&this.parts.push(u=new w.k(O)),u.copy(_,r,h)}join(_){return E(this.parts.map(({bytes:r})=>r),
_)}}async function E(d,_){if(d.length===1)return d[0];const r=Buffer.allocUnsafeSlow(d.reduce((u,{length:T})=>u+T,0));let h=0;for(const u of d){r.set(u,h),h+=u.
length;const T=_.step(u.length);T&&await T}return r}}),64680:((K,p,l)=>{l.d(p,{k:()=>E,t:()=>d});var w=l(78157);const O=12,M=20;class E{buffer;memory;length=0;constructor(h){
this.buffer=Buffer.allocUnsafeSlow(Math.max(h,256)),this.memory=(0,w.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.
memory.length}copied(){const h=Buffer.allocUnsafeSlow(this.length);return h.set(this.bytes),h}clear(){this.length=0}from(h){return this.memory.subarray(h,this.length)}reserve(h){
const u=this.length+h;u>this.memory.length&&this.grow(u)}grow(h){const u=Buffer.allocUnsafeSlow(Math.max(h,Math.ceil(this.memory.length*1.5)));u.set(this.bytes),
this.buffer=u,this.memory=(0,w.gq)(u)}copy(h,u,T){const x=T-u;if(this.reserve(x),x<O){const{memory:R}=this;let C=this.length;for(let f=u;f<T;f++)R[C++]=h[f]}else
this.memory.set(new Uint8Array(h.buffer,h.byteOffset+u,x),this.length);this.length+=x}text(h){const u=h.length;if(this.reserve(u),u<M){const{memory:T}=this;let x=this.
length;for(let R=0;R<u;R++)T[x++]=h.charCodeAt(R)}else this.buffer.write(h,this.length,"latin1");this.length+=u}integer(h){this.reserve(20);const{memory:u}=this,
T=_(h);for(let x=this.length+T-1;x>=this.length;x--){const R=Math.floor(h/10);u[x]=w.l0+(h-R*10),h=R}this.length+=T}byte(h){this.reserve(1),this.memory[this.length++]=
h}fill(h,u){this.reserve(h),u(this.memory,this.length),this.length+=h}}class d{length=0;copy(h,u,T){this.length+=T-u}text(h){this.length+=h.length}integer(h){this.
length+=_(h)}byte(){this.length++}fill(h){this.length+=h}}function _(r){return r<10?1:r<100?2:r<1e3?3:r<1e4?4:r<1e5?5:r<1e6?6:String(r).length}}),68973:((K,p,l)=>{
l.d(p,{Uw:()=>C,a5:()=>n,g0:()=>h,uM:()=>r});var w=l(11544),O=l(33095),M=l(43749),E=l(78157),d=l(4537),_=l(79145);const r=({codec:t,pace:s})=>t??R(s),h=({codec:t,
pace:s})=>t&&{deflate:(a,g)=>R(s).deflate(a,g),inflate:(a,g)=>t.inflate(a,g),inflateNow:(a,g)=>t.inflateNow(a,g)},u=65536,T=16384,x=1e5,R=t=>({async deflate(s,a){
if(s.length<=T){const y=(0,w.$)(s,{level:a}),B=t.step(x+s.length*10);return B&&await B,y}const g=new _.I(s.length>>2),A=(0,O.i)({level:a},g);for(let y=0;y<s.length;y+=
u){s.length-y>T&&await t.rest(),A.push(s.subarray(y,y+u),y+u>=s.length);const B=t.step(x+Math.min(s.length,u)*10);B&&await B}return g.join(t)},async inflate(s,a){
const{bytes:g,ending:A}=await c(s,a,t);return A==="clean"?g:void 0}});async function C(t,s,a){const{bytes:g,ending:A,reached:y}=await c(t,s,a);return A==="clean"||
A==="loose"&&y<s?g:void 0}const f=Uint8Array.of(120,156),i=16;async function n(t,s,a){const g=(0,E.j8)(t,0,Math.min(t.length,4)),[A=0,y=0]=t.subarray(g,g+2),B=(A&
15)===8&&(A<<8|y)%31===0,U=B?t.subarray(g):(0,E.mE)([f,t]),S=await c(U,s,a);if(S.ending==="clean"||S.ending==="loose"){const N=B&&S.ending==="loose"&&S.reached<
s;return{...S,damaged:!B,mismatch:N&&await e(U,S,a)}}const P=Math.max(f.length,Math.min(S.consumed,U.length-d.$9)),v=P-(P-f.length)%i,W=[U.subarray(0,v)];for(let N=v;N<
P+d.$9;N+=i)W.push(U.subarray(N,N+i));const F=await c(W,s,a);return{...F.reached>S.reached?F:S,damaged:!0,mismatch:!1}}async function e(t,{sum:s,reached:a},g){if((0,M.
gZ)(t,s))return!1;const{ending:A}=await(0,d.Qk)([(0,M.Kw)(t)],a+1,g,1,()=>{});return A==="clean"||A==="loose"}async function c(t,s,a){const g=t instanceof Uint8Array?
[t]:t,A=g.reduce((U,{length:S})=>U+S,0),y=new _.I(Math.min(A*4,s));return{...await(0,d.Qk)(g,s,a,1,U=>y.copy(U,0,U.length)),bytes:await y.join(a)}}})};
