"use strict";exports.id=7064,exports.ids=[7064],exports.modules={11544:((K,R,h)=>{h.d(R,{$:()=>y,EL:()=>w,HM:()=>p,KK:()=>_,YL:()=>m});const M=()=>h(57991),p=(c,a)=>M().inflateSync(
c,a),y=(c,a)=>M().zlibSync(c,a),w=function(...c){return Reflect.construct(M().Inflate,c)},_=function(...c){return Reflect.construct(M().Zlib,c)},m={get UnexpectedEOF(){
return M().FlateErrorCode.UnexpectedEOF}}}),57991:((K,R,h)=>{h.r(R),h.d(R,{FlateErrorCode:()=>M.YL,Inflate:()=>M.EL,Zlib:()=>M.KK,inflateSync:()=>M.HM,zlibSync:()=>M.
$});var M=h(37718)}),81272:((K,R,h)=>{h.d(R,{g:()=>w,q:()=>y});var M=h(42973),p=h(79145);function y({stream:_,total:m,documents:c=1},a){const l="It may be a dec\
ompression bomb; if it is not, save it without compression in another program",A=c===1?"the document":"this document and of those before it";return a>_?(0,M.F)(
"streamBytes",`A stream of the document expands to more than ${_} bytes`,l):(0,M.F)("expansion",`The streams of ${A} expand to more than ${m} bytes`,l)}class w{budget;watch;chunks=[];size=0;consumed=0;constructor(m,c){
this.budget=m,this.watch=c}push(m){if(this.size+=m.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,y(
this.budget,this.size);this.watch?.(this.size),this.chunks.push(m)}finishAtEase(m){return this.budget.remaining-=this.size,(0,p.w)(this.chunks,m)}finish(){if(this.
budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const m=new Uint8Array(this.size);let c=0;for(const a of this.chunks)m.set(a,c),c+=a.length;
return m}}}),3084:((K,R,h)=>{h.d(R,{V:()=>w});var M=h(68973),p=h(81272),y=h(11032);async function w(_,m,c,{codec:a,pace:l},A={found:!1}){if(c.remaining<=0)throw(0,p.
q)(c,0);const x=Math.min(c.stream,c.remaining);let C=await a?.inflate(_,x);if(!C){const{bytes:I,reached:f,damaged:e,mismatch:s}=await(0,M.a5)(_,x,l);if(A.found||=
e,A.mismatch===!1&&(A.mismatch=s),f>x)throw c.remaining-=f,(0,p.q)(c,f);if(I.length===0)return;C=I}return c.remaining-=C.length,(0,y.M)(C,m,l)}}),93098:((K,R,h)=>{
h.d(R,{J:()=>f});var M=h(54771),p=h(81272),y=h(3084),w=h(19590),_=h(60269),m=h(11032);const c=1<<21,a=20,l=2e4,A=8,x=c>>11,C=64,I=1<<27;class f{kept=[];bytes=0;met;async run(n,i){
for(;;){try{const d=await i();if(!this.met)return d}catch(d){if(!this.met)throw d}await n.rest(),await this.decode(n)}}find(n,i,d){const O=this.kept.find(U=>u(U,
n));if(!O)return;const{bytes:E,damaged:T,mismatch:S,refusal:P}=O;if(P)throw i.remaining-=P.cost,P.error;if(E.length>i.stream||E.length>i.remaining)throw(0,p.q)(
i,E.length);return i.remaining-=E.length,d.found||=T,d.mismatch===!1&&(d.mismatch=S),E}watch(n,i){if(n.data.length<x||this.kept.length>=C||this.bytes>=I)return;
let[d,O]=[performance.now(),0];return E=>{const T=performance.now();if(O+=Math.min(T-d,A),d=T,!(E<=c&&(O<a||E>O*l)))throw this.met={encoded:n,budget:i},new M.Q(
"A stream is decoded with pauses, and the work begins again")}}async decode(n){const{encoded:i,budget:d}=this.met;this.met=void 0;const O={found:!1,mismatch:!1},
E=d.remaining;try{const T=await s(i,d,O,n);this.kept.push({...i,bytes:T,damaged:O.found,mismatch:O.mismatch}),this.bytes+=T.length}catch(T){const S=E-d.remaining;
if(S===0)throw T;this.kept.push({...i,bytes:e,damaged:!0,mismatch:!1,refusal:{error:T,cost:S}})}}}const e=new Uint8Array(0);async function s({filter:t,data:n,parameters:i},d,O,E){
if(t==="FlateDecode")return await(0,y.V)(n,i,d,{pace:E},O)??new Uint8Array(0);const T=await(0,w.B)(n,(0,_.c)(i,"EarlyChange",1),d,O,E);return(0,m.M)(T,i,E)}const r=[
"Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function u(t,n){return t.filter!==n.filter||t.data.length!==n.data.length||r.some(i=>(0,_.c)(t.
parameters,i,-1)!==(0,_.c)(n.parameters,i,-1))?!1:t.data===n.data||Buffer.compare(t.data,n.data)===0}}),19590:((K,R,h)=>{h.d(R,{B:()=>A,k:()=>a});var M=h(81272);
const p=256,y=257,w=258,_=4096,m=65536,c=-1;function a(f,e,s,r,u){const t=new x(f,e,s,u);return t.read(f.length)||(r.found=!0),t.finish()}const l=512;async function A(f,e,s,r,u){
const t=new x(f,e,s);for(let n=0;t.at<f.length;n=t.size){t.read(t.at+l)||(r.found=!0);const i=u.step(l+t.size-n);i&&await i}return t.finishAtEase(u)}class x{data;early;at=0;table;width=9;bits=0;held=0;constructor(e,s,r,u){
this.data=e,this.early=s,this.table=new I(r,u)}read(e){const{data:s,table:r,early:u}=this,t=Math.min(e,s.length);let{at:n,width:i,bits:d,held:O}=this;for(;n<t;){
if(O=(O<<8|s[n++])&16777215,d+=8,d<i)continue;d-=i;const E=O>>d&(1<<i)-1;if(E===p)r.clear();else if(E===y||!r.put(E))return this.at=s.length,E===y;i=C(r.next+u)}
return Object.assign(this,{at:n,width:i,bits:d,held:O}),!0}get size(){return this.table.size}finish(){return this.table.finish()}finishAtEase(e){return this.table.
finishAtEase(e)}}function C(f){return f>=2048?12:f>=1024?11:f>=512?10:9}class I{next=w;previous=c;prefix=new Int16Array(_);suffix=new Uint8Array(_);length=new Uint16Array(
_);collector;out=new Uint8Array(m);used=0;constructor(e,s){this.collector=new M.g(e,s);for(let r=0;r<p;r++)this.suffix[r]=r,this.length[r]=1}get size(){return this.
collector.size+this.used}clear(){this.next=w,this.previous=c}put(e){const{previous:s,next:r,length:u}=this,t=e<r;if(!t&&(s===c||e!==r))return!1;const n=t?u[e]:u[s]+
1;this.used+n>m&&this.flush();const i=this.used,d=this.write(t?e:s,i);return t||(this.out[i+n-1]=d),s!==c&&r<_&&this.add(s,d),this.used=i+n,this.previous=e,!0}write(e,s){
const{out:r,prefix:u,suffix:t}=this;for(let n=s+this.length[e]-1;n>s;n--)r[n]=t[e],e=u[e];return r[s]=t[e]}add(e,s){const{next:r}=this;this.prefix[r]=e,this.suffix[r]=
s,this.length[r]=this.length[e]+1,this.next=r+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(m),this.used=0}finish(){return this.
collector.push(this.out.subarray(0,this.used)),this.collector.finish()}finishAtEase(e){return this.collector.push(this.out.subarray(0,this.used)),this.collector.
finishAtEase(e)}}}),60269:((K,R,h)=>{h.d(R,{c:()=>M});function M(p,y,w){const _=p?.get(y);return typeof _=="number"?Math.trunc(_):w}}),14752:((K,R,h)=>{h.d(R,{X:()=>p,
Y:()=>M});function M(y,w,_,m,c,a,l,A=0){const x=_+m,C=_-A+l,I=a-_;if(y===1)for(let f=Math.max(_,C);f<x;f++)w[f]=w[f]+w[f-l];else if(y===2)for(let f=_;f<x;f++)w[f]=
w[f]+c[f+I];else if(y===3)for(let f=_;f<x;f++)w[f]=w[f]+((f>=C?w[f-l]:0)+c[f+I]>>1);else if(y===4)for(let f=_;f<x;f++){const e=f<C,s=e?0:w[f-l];w[f]=w[f]+p(s,c[f+
I],e?0:c[f+I-l])}}function p(y,w,_){const m=y+w-_,[c,a,l]=[Math.abs(m-y),Math.abs(m-w),Math.abs(m-_)];return c<=a&&c<=l?y:a<=l?w:_}}),11032:((K,R,h)=>{h.d(R,{M:()=>m,
T:()=>y});var M=h(60269),p=h(14752);function y(s,r){const u=a(s,r);return u?(u.undo(0,u.count),u.out):s}const w=1<<18,_=4;async function m(s,r,u){const t=a(s,r);
if(!t)return s;const n=Math.max(1,Math.floor(w/t.size));for(let i=0;i<t.count;i+=n){const d=u.step(Math.min(n*t.size,s.length,w)*_);d&&await d,t.size>w?await c(
t,i,u):t.undo(i,Math.min(i+n,t.count))}return t.out}async function c(s,r,u){if(!s.undoPart)return s.undo(r,r+1);for(let t=0;t<s.size;t+=w){const n=u.step(w*_);n&&
await n,s.undoPart(r,t,Math.min(t+w,s.size))}}function a(s,r){const u=(0,M.c)(r,"Predictor",1);if(u<=1)return;const t=e((0,M.c)(r,"Colors",1),1,32),n=e((0,M.c)(
r,"BitsPerComponent",8),1,16),i=e((0,M.c)(r,"Columns",1),1,1<<24),d=Math.ceil(t*n*i/8);return u===2?l(s,d,t,n):f(s,d,Math.ceil(t*n/8))}function l(s,r,u,t){const n=t===
8?A:t===16?x:[1,2,4].includes(t)?C:void 0;if(!n)return;const i=s.slice();return{count:Math.ceil(s.length/r),size:r,out:i,undo(d,O){for(let E=d;E<O;E++)n(i,E*r,Math.
min((E+1)*r,i.length),u,t)}}}function A(s,r,u,t){for(let n=r+t;n<u;n++)s[n]=s[n]+s[n-t]}function x(s,r,u,t){const n=2*t;for(let i=r+n;i+1<u;i+=2){const d=s[i+1]+
s[i+1-n];s[i+1]=d,s[i]=s[i]+s[i-n]+(d>>8)}}function C(s,r,u,t,n){const i=(1<<n)-1,d=new Uint8Array(t);let O=0;for(let E=r;E<u;E++){const T=s[E];let S=0;for(let P=8-
n;P>=0;P-=n){const U=d[O]+(T>>P)&i;d[O]=U,S|=U<<P,O=O+1===t?0:O+1}s[E]=S}}const I=64;function f(s,r,u){const t=Math.ceil(s.length/(r+1)),n=new Uint8Array(s.length-
t),i=new Uint8Array(Math.min(r,s.length));return{count:t,size:r,out:n,undo:(E,T)=>{for(let S=E,P=E*r,U=E*(r+1);S<T;S++,P+=r,U+=r+1){const N=Math.min(r,s.length-
U-1);if(N<I)for(let b=0;b<N;b++)n[P+b]=s[U+1+b];else n.set(s.subarray(U+1,U+1+N),P);(0,p.Y)(s[U],n,P,N,S===0?i:n,S===0?0:P-r,u)}},undoPart:(E,T,S)=>{const[P,U]=[
E*r,E*(r+1)],N=Math.min(S,s.length-U-1)-T;if(N<=0)return;n.set(s.subarray(U+1+T,U+1+T+N),P+T);const b=E===0?i:n;(0,p.Y)(s[U],n,P+T,N,b,E===0?T:P-r+T,u,T)}}}const e=(s,r,u)=>Math.
min(Math.max(s,r),u)}),54771:((K,R,h)=>{h.d(R,{Q:()=>M});class M extends Error{}}),42973:((K,R,h)=>{h.d(R,{F:()=>y,M:()=>p});var M=h(58552);const p={inputBytes:2**
31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,objectValues:32*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,
characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*
1024*1024};function y(w,_,m,c="file"){return new M.zU("limit_exceeded",_,{issues:[{field:c,message:`${_}.`}],advice:`${m} (limit: ${w})`})}}),27041:((K,R,h)=>{h.
d(R,{c:()=>I});var M=h(98446),p=h(42973);const y={operators:20,characters:0,glyphSteps:50,dataBytes:0},w="Open it in another PDF program and save it again",_="S\
plit it, or ask for fewer pages",m={operators:["The pages of the document draw","operator",w],characters:["The pages have","character",_],glyphSteps:["The progr\
ams of the glyphs take","step",w],dataBytes:["The result has","byte",_]},c=2**20;class a{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(e){
this.limits=e}admit(e){this.bytes+=e}spend(e,s){const r=this.spent[e]+=s;if(r<=this.limits[e])return;const u=this.limits[e]+Math.max(this.bytes-c,0)*y[e];if(r<=
u)return;const[t,n,i]=m[e];throw(0,p.F)(e,`${t} more than ${(0,M.y_)(u,n)}`,i)}}var l=h(27059);const A=20,x=100,C=8e6;class I{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=C;held={
all:new Set,bytes:0,most:0};constructor(e,s,r,u=new l.f,t=new a(e)){this.limits=e,this.codec=s,this.large=r,this.scratch=u,this.budget=t,this.stream=e.streamBytes,
this.total=this.remaining=this.held.most=e.allowance,this.values=e.values}admit(e){const s=e*this.limits.expansion;this.documents++,this.budget.admit(e),this.total+=
s,this.remaining+=s,this.values+=e*x,this.held.most+=e*A}fork(){const e=new I(this.limits,this.codec,this.large,this.scratch,this.budget);return e.documents=this.
documents,e.total=this.total,e.remaining=this.remaining,e.values=this.values,e.numbers=this.numbers,e.held=this.held,e}takeNumbers(e){if(this.numbers-=e,this.numbers<
0)throw(0,p.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(e){return e>this.remaining?!1:(this.remaining-=e,!0)}release(e){this.remaining+=e}hold(e,s,r){const{held:u}=this;u.all.add({bytes:e,
holder:s,key:r}),u.bytes+=e;for(const t of u.all){if(u.bytes<=u.most||u.all.size===1)return;u.all.delete(t),u.bytes-=t.bytes,t.holder.deref()?.delete(t.key)}}}}),
27059:((K,R,h)=>{h.d(R,{_:()=>y,f:()=>M});class M{memory=new Uint8Array(0);atLeast(_){const m=Math.min(_,y);return this.memory.length<m&&(this.memory=new Uint8Array(
Math.min(y,Math.max(p,m*2)))),this.memory}}const p=16384,y=1<<20}),43749:((K,R,h)=>{h.d(R,{Kw:()=>_,TU:()=>p,gZ:()=>w});var M=h(78157);class p{a=1;b=0;add(c){let{
a,b:l}=this;for(let A=0;A<c.length;){const x=Math.min(A+2e3,c.length);for(;A+4<=x;A+=4)l+=a+=c[A],l+=a+=c[A+1],l+=a+=c[A+2],l+=a+=c[A+3];for(;A<x;)l+=a+=c[A++];
a%=65521,l%=65521}this.a=a,this.b=l}get value(){return this.b*65536+this.a}}const y=256;function w(m,c){const a=Buffer.alloc(4);return a.writeUInt32BE(c),(0,M.bS)(
m.subarray(-y)).includes(a)}function _(m){let c=m.length;for(;c>0&&m.length-c<y&&M.Kl[m[c-1]]===M.t6;)c--;return m.subarray(0,Math.max(0,c-4))}}),78157:((K,R,h)=>{
h.d(R,{$k:()=>Tt,A4:()=>k,AF:()=>lt,AN:()=>J,AV:()=>Y,AZ:()=>tt,Ah:()=>U,Cq:()=>M,Cx:()=>x,D:()=>it,Ec:()=>a,G_:()=>p,HF:()=>Z,HV:()=>W,HY:()=>ut,Hh:()=>dt,Hv:()=>T,
IQ:()=>A,JI:()=>nt,Kl:()=>H,Li:()=>ot,MV:()=>X,N5:()=>f,N9:()=>q,OY:()=>G,PZ:()=>Pt,WL:()=>d,Wd:()=>At,Z4:()=>c,ay:()=>pt,b9:()=>I,bS:()=>xt,cL:()=>s,d2:()=>y,du:()=>P,
em:()=>u,ev:()=>t,fX:()=>e,gq:()=>Rt,iH:()=>n,j8:()=>Et,jq:()=>Mt,kR:()=>w,l0:()=>r,mE:()=>Lt,o1:()=>_,r_:()=>O,rc:()=>S,rg:()=>Ct,s1:()=>C,sk:()=>yt,t6:()=>Q,t9:()=>wt,
tF:()=>N,tw:()=>F,u7:()=>m,vz:()=>i,w1:()=>ct,wb:()=>Ot,wn:()=>l,wt:()=>E,y_:()=>_t,yh:()=>ft,yp:()=>at,yq:()=>st});const M=0,p=8,y=9,w=10,_=12,m=13,c=32,a=33,l=35,
A=37,x=40,C=41,I=43,f=45,e=46,s=47,r=48,u=55,t=57,n=60,i=62,d=91,O=92,E=93,T=123,S=125,P=126,U=66,N=67,b=68,W=69,F=73,k=76,Y=82,G=98,$=100,Z=101,X=102,et=106,st=110,
rt=111,lt=114,ut=115,ft=116,dt=117,_t=122,q=0,Q=1,mt=2,gt=3,H=new Uint8Array(256);for(const o of[M,y,w,_,m,c])H[o]=Q;for(const o of"(<>[]/%")H[o.charCodeAt(0)]=
mt;for(const o of"){}")H[o.charCodeAt(0)]=gt;function J(o,g,L){for(;g<L;){const D=o[g];if(H[D]===Q)g++;else if(D===A)g=it(o,g,L);else break}return g}function Et(o,g,L){
for(;g<L&&H[o[g]]===Q;)g++;return g}function it(o,g,L){for(;g<L&&o[g]!==w&&o[g]!==m;)g++;return g}function wt(o,g,L){const D=tt(o,g,L);return D<0?L:D}function tt(o,g,L,D=0){
for(;g<L;){const B=o[g++];if(B===O)g++;else if(B===x)D++;else if(B===C&&--D===0)return g}return~D}function Mt(o,g,L=o.length){const D=tt(o,g,L);return D<0?~D:0}
function Tt(o,g,L){for(;g<L;)if(o[g++]===i)return g;return L}function ot(o){return o===void 0?-1:o>=r&&o<=t?o-r:o>=65&&o<=70?o-55:o>=97&&o<=102?o-87:-1}function yt(o,g,L){
const D=o[L-1]===i,B=new Uint8Array(L-g+(D?0:1)>>1);let v=0,j=-1;for(let z=g;z<L&&o[z]!==i;z++){const V=ot(o[z]);V<0||(j<0?j=V:(B[v++]=j*16+V,j=-1))}return j>=0&&
(B[v++]=j*16),v===B.length?B:B.subarray(0,v)}function At(o,g,L){for(;g<L&&H[o[g]]===q;)g++;return g}function ct(o,g,L){for(let D=0;D<L.length;D++)if(o[g+D]!==L.
charCodeAt(D))return!1;return!0}function Ot(o,g,L){return ct(o,g,L)&&H[o[g+L.length]??c]!==q}const at=o=>o!==void 0&&o>=r&&o<=t;function nt(o,g,L){let D=0,B=g;for(;B<
L&&at(o[B]);)D=D*10+(o[B++]-r);return B===g?{value:-1,after:B}:{value:D,after:B}}function pt(o,g,L){const D=J(o,g,L),B=nt(o,D,L);if(B.value<0||B.after===L||H[o[B.
after]]!==Q)return;const v=J(o,B.after,L),j=v<L&&o[v]===f,z=nt(o,j?v+1:v,L);if(z.value<0||z.value>65535)return;const V=J(o,z.after,L);if(ht(o,V))return{number:B.
value,generation:j?1:z.value,start:D,body:V+3}}const Rt=o=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength),Lt=o=>o.length===1?o[0]:Buffer.concat(o),xt=o=>Buffer.
from(o.buffer,o.byteOffset,o.byteLength);function Pt(o,g,L,D){let B=0,v=o[g];for(;v>=r&&v<=t;v=o[++g])B=B*10+(v-r);if(B!==L||v!==c||(B=0,v=o[++g],v<r||v>t))return-1;
for(;v>=r&&v<=t;v=o[++g])B=B*10+(v-r);return B!==D||v!==c?-1:ht(o,g+1)?g+4:-1}const ht=(o,g)=>o[g]===rt&&o[g+1]===G&&o[g+2]===et,Ct=(o,g)=>o[g]===Z&&o[g+1]===st&&
o[g+2]===$&&o[g+3]===rt&&o[g+4]===G&&o[g+5]===et}),33095:((K,R,h)=>{h.d(R,{i:()=>p});var M=h(11544);function p(y,w){const _=new M.KK(y,m=>w.copy(m,0,m.length));
return Object.assign(_.s,{i:0,w:0,z:0}),_}}),4537:((K,R,h)=>{h.d(R,{$9:()=>c,Qk:()=>A,_p:()=>C,ay:()=>w,eO:()=>_});var M=h(11544),p=h(43749),y=h(78157);const w=256,
_=4096,m=1<<18,c=16384,a=3e5,l=1<<17;async function A(f,e,s,r,u){const t=(0,y.mE)(f.slice(0,3).map(b=>b.subarray(0,2))),[n=0,i=0]=t;if((n&15)!==8||(n<<8|i)%31!==
0||i&32)return{ending:"damaged",reached:0,consumed:0,sum:1};const d=Math.max(w,Math.floor(_/r));let O=w;const E=new p.TU;let[T,S]=[0,0];const P=new M.EL(b=>{const W=Math.
min(b.length,e-T);T+=b.length,E.add(b),W>0&&u(W===b.length?b:b.subarray(0,W))}),U=[];try{let b=2,W=0;for(const F of f)for(let k=0,Y=0;k<F.length;k=Y){Y=k+O;const G=Math.
min(b,F.length-k,O),$=F.subarray(k+G,Y);b-=G;const Z=T;$.length>0&&T<e&&W<l?P.push($):U.length<16&&U.push($),W=T>Z?0:W+$.length,S+=Math.min(Y,F.length)-k,O=C($.
length,T-Z,d);const X=s.step(Math.max(($.length+T-Z)*r,a));X&&await X}P.push((0,y.mE)(U).subarray(0,d),!0)}catch(b){return T>=e?{ending:"loose",reached:T,consumed:S,
sum:E.value}:{ending:b.code===M.YL.UnexpectedEOF?"short":"damaged",reached:T,consumed:S,sum:E.value}}return T<e&&!x(P)?{ending:"short",reached:T,consumed:S,sum:E.
value}:{ending:T<=e&&I(f,E.value)?"clean":"loose",reached:T,consumed:S,sum:E.value}}function x(f){const{s:e}=f;return e.f===1&&!e.l}function C(f,e,s){const r=Math.
floor(m*f/Math.max(e,1));return Math.min(Math.max(Math.min(r,2*f),w),s)}function I(f,e){let s=new Uint8Array(0);for(let u=f.length-1;u>=0&&s.length<6;u--)s=(0,y.
mE)([f[u].subarray(-6),s]);const r=Buffer.from(s);for(let u=0;u<=2&&r.length>=4+u;u++)if(r.readUInt32BE(r.length-4-u)===e)return!0;return!1}}),79145:((K,R,h)=>{
h.d(R,{I:()=>y,w:()=>w});var M=h(64680);const p=1<<22;class y{parts;constructor(m){this.parts=[new M.k(Math.min(m,p))]}copy(m,c,a){let l=this.parts.at(-1);l.length>
0&&l.length+a-c>p&&this.parts.push(l=new M.k(p)),l.copy(m,c,a)}join(m){return w(this.parts.map(({bytes:c})=>c),m)}}async function w(_,m){if(_.length===1)return _[0];
const c=Buffer.allocUnsafeSlow(_.reduce((l,{length:A})=>l+A,0));let a=0;for(const l of _){c.set(l,a),a+=l.length;const A=m.step(l.length);A&&await A}return c}}),
64680:((K,R,h)=>{h.d(R,{k:()=>w,t:()=>_});var M=h(78157);const p=12,y=20;class w{buffer;memory;length=0;constructor(a){this.buffer=Buffer.allocUnsafeSlow(Math.max(
a,256)),this.memory=(0,M.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const a=Buffer.
allocUnsafeSlow(this.length);return a.set(this.bytes),a}clear(){this.length=0}from(a){return this.memory.subarray(a,this.length)}reserve(a){const l=this.length+
a;l>this.memory.length&&this.grow(l)}grow(a){const l=Buffer.allocUnsafeSlow(Math.max(a,Math.ceil(this.memory.length*1.5)));l.set(this.bytes),this.buffer=l,this.
memory=(0,M.gq)(l)}copy(a,l,A){const x=A-l;if(this.reserve(x),x<p){const{memory:C}=this;let I=this.length;for(let f=l;f<A;f++)C[I++]=a[f]}else this.memory.set(new Uint8Array(
a.buffer,a.byteOffset+l,x),this.length);this.length+=x}text(a){const l=a.length;if(this.reserve(l),l<y){const{memory:A}=this;let x=this.length;for(let C=0;C<l;C++)
A[x++]=a.charCodeAt(C)}else this.buffer.write(a,this.length,"latin1");this.length+=l}integer(a){this.reserve(20);const{memory:l}=this,A=m(a);for(let x=this.length+
A-1;x>=this.length;x--){const C=Math.floor(a/10);l[x]=M.l0+(a-C*10),a=C}this.length+=A}byte(a){this.reserve(1),this.memory[this.length++]=a}fill(a,l){this.reserve(
a),l(this.memory,this.length),this.length+=a}}class _{length=0;copy(a,l,A){this.length+=A-l}text(a){this.length+=a.length}integer(a){this.length+=m(a)}byte(){this.
length++}fill(a){this.length+=a}}function m(c){return c<10?1:c<100?2:c<1e3?3:c<1e4?4:c<1e5?5:c<1e6?6:String(c).length}}),68973:((K,R,h)=>{h.d(R,{Uw:()=>I,a5:()=>s,
g0:()=>a,uM:()=>c});var M=h(11544),p=h(33095),y=h(43749),w=h(78157),_=h(4537),m=h(79145);const c=({codec:t,pace:n})=>t??C(n),a=({codec:t,pace:n})=>t&&{deflate:(i,d)=>C(
n).deflate(i,d),inflate:(i,d)=>t.inflate(i,d),inflateNow:(i,d)=>t.inflateNow(i,d)},l=65536,A=16384,x=1e5,C=t=>({async deflate(n,i){if(n.length<=A){const E=(0,M.
$)(n,{level:i}),T=t.step(x+n.length*10);return T&&await T,E}const d=new m.I(n.length>>2),O=(0,p.i)({level:i},d);for(let E=0;E<n.length;E+=l){n.length-E>A&&await t.
rest(),O.push(n.subarray(E,E+l),E+l>=n.length);const T=t.step(x+Math.min(n.length,l)*10);T&&await T}return d.join(t)},async inflate(n,i){const{bytes:d,ending:O}=await u(
n,i,t);return O==="clean"?d:void 0}});async function I(t,n,i){const{bytes:d,ending:O,reached:E}=await u(t,n,i);return O==="clean"||O==="loose"&&E<n?d:void 0}const f=Uint8Array.
of(120,156),e=16;async function s(t,n,i){const d=(0,w.j8)(t,0,Math.min(t.length,4)),[O=0,E=0]=t.subarray(d,d+2),T=(O&15)===8&&(O<<8|E)%31===0,S=T?t.subarray(d):
(0,w.mE)([f,t]),P=await u(S,n,i);if(P.ending==="clean"||P.ending==="loose"){const F=T&&P.ending==="loose"&&P.reached<n;return{...P,damaged:!T,mismatch:F&&await r(
S,P,i)}}const U=Math.max(f.length,Math.min(P.consumed,S.length-_.$9)),N=U-(U-f.length)%e,b=[S.subarray(0,N)];for(let F=N;F<U+_.$9;F+=e)b.push(S.subarray(F,F+e));
const W=await u(b,n,i);return{...W.reached>P.reached?W:P,damaged:!0,mismatch:!1}}async function r(t,{sum:n,reached:i},d){if((0,y.gZ)(t,n))return!1;const{ending:O}=await(0,_.
Qk)([(0,y.Kw)(t)],i+1,d,1,()=>{});return O==="clean"||O==="loose"}async function u(t,n,i){const d=t instanceof Uint8Array?[t]:t,O=d.reduce((S,{length:P})=>S+P,0),
E=new m.I(Math.min(O*4,n));return{...await(0,_.Qk)(d,n,i,1,S=>E.copy(S,0,S.length)),bytes:await E.join(i)}}})};
