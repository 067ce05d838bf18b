"use strict";exports.id=7064,exports.ids=[7064],exports.modules={11544:((K,R,h)=>{h.d(R,{$:()=>T,EL:()=>w,HM:()=>O,KK:()=>_,YL:()=>m});const M=()=>h(57991),O=(c,a)=>M().inflateSync(
c,a),T=(c,a)=>M().zlibSync(c,a),w=function(...c){return Reflect.construct(M().Inflate,c)},_=function(...c){return Reflect.construct(M().Zlib,c)},m={get UnexpectedEOF(){
return M().FlateErrorCode.UnexpectedEOF}}}),57991:((K,R,h)=>{h.r(R),h.d(R,{FlateErrorCode:()=>M.YL,Inflate:()=>M.EL,Zlib:()=>M.KK,inflateSync:()=>M.HM,zlibSync:()=>M.
$});var M=h(37718)}),81272:((K,R,h)=>{h.d(R,{g:()=>w,q:()=>T});var M=h(42973),O=h(79145);function T({stream:_,total:m,documents:c=1},a){const l="It may be a dec\
ompression bomb; if it is not, save it without compression in another program",A=c===1?"the document":"this document and of those before it";return a>_?(0,M.F)(
"streamBytes",`A stream of the document expands to more than ${_} bytes`,l):(0,M.F)("expansion",`The streams of ${A} expand to more than ${m} bytes`,l)}class w{budget;watch;chunks=[];size=0;consumed=0;constructor(m,c){
this.budget=m,this.watch=c}push(m){if(this.size+=m.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,T(
this.budget,this.size);this.watch?.(this.size),this.chunks.push(m)}finishAtEase(m){return this.budget.remaining-=this.size,(0,O.w)(this.chunks,m)}finish(){if(this.
budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const m=new Uint8Array(this.size);let c=0;for(const a of this.chunks)m.set(a,c),c+=a.length;
return m}}}),3084:((K,R,h)=>{h.d(R,{V:()=>w});var M=h(68973),O=h(81272),T=h(11032);async function w(_,m,c,{codec:a,pace:l},A={found:!1}){if(c.remaining<=0)throw(0,O.
q)(c,0);const L=Math.min(c.stream,c.remaining);let C=await a?.inflate(_,L);if(!C){const{bytes:S,reached:u,damaged:r,mismatch:s}=await(0,M.a5)(_,L,l);if(A.found||=
r,A.mismatch===!1&&(A.mismatch=s),u>L)throw c.remaining-=u,(0,O.q)(c,u);if(S.length===0)return;C=S}return c.remaining-=C.length,(0,T.M)(C,m,l)}}),93098:((K,R,h)=>{
h.d(R,{J:()=>u});var M=h(54771),O=h(81272),T=h(3084),w=h(19590),_=h(60269),m=h(11032);const c=1<<21,a=20,l=2e4,A=8,L=c>>11,C=64,S=1<<27;class u{kept=[];bytes=0;met;async run(n,i){
for(;;){try{const f=await i();if(!this.met)return f}catch(f){if(!this.met)throw f}await n.rest(),await this.decode(n)}}find(n,i,f){const y=this.kept.find(b=>E(b,
n));if(!y)return;const{bytes:d,damaged:p,mismatch:B,refusal:P}=y;if(P)throw i.remaining-=P.cost,P.error;if(d.length>i.stream||d.length>i.remaining)throw(0,O.q)(
i,d.length);return i.remaining-=d.length,f.found||=p,f.mismatch===!1&&(f.mismatch=B),d}watch(n,i){if(n.data.length<L||this.kept.length>=C||this.bytes>=S)return;
let[f,y]=[performance.now(),0];return d=>{const p=performance.now();if(y+=Math.min(p-f,A),f=p,!(d<=c&&(y<a||d>y*l)))throw this.met={encoded:n,budget:i},new M.Q(
"A stream is decoded with pauses, and the work begins again")}}async decode(n){const{encoded:i,budget:f}=this.met;this.met=void 0;const y={found:!1,mismatch:!1},
d=f.remaining;try{const p=await s(i,f,y,n);this.kept.push({...i,bytes:p,damaged:y.found,mismatch:y.mismatch}),this.bytes+=p.length}catch(p){const B=d-f.remaining;
if(B===0)throw p;this.kept.push({...i,bytes:r,damaged:!0,mismatch:!1,refusal:{error:p,cost:B}})}}}const r=new Uint8Array(0);async function s({filter:t,data:n,parameters:i},f,y,d){
if(t==="FlateDecode")return await(0,T.V)(n,i,f,{pace:d},y)??new Uint8Array(0);const p=await(0,w.B)(n,(0,_.c)(i,"EarlyChange",1),f,y,d);return(0,m.M)(p,i,d)}const e=[
"Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function E(t,n){return t.filter!==n.filter||t.data.length!==n.data.length||e.some(i=>(0,_.c)(t.
parameters,i,-1)!==(0,_.c)(n.parameters,i,-1))?!1:t.data===n.data||Buffer.compare(t.data,n.data)===0}}),19590:((K,R,h)=>{h.d(R,{B:()=>A,k:()=>a});var M=h(81272);
const O=256,T=257,w=258,_=4096,m=65536,c=-1;function a(u,r,s,e,E){const t=new L(u,r,s,E);return t.read(u.length)||(e.found=!0),t.finish()}const l=512;async function A(u,r,s,e,E){
const t=new L(u,r,s);for(let n=0;t.at<u.length;n=t.size){t.read(t.at+l)||(e.found=!0);const i=E.step(l+t.size-n);i&&await i}return t.finishAtEase(E)}class L{data;early;at=0;table;width=9;bits=0;held=0;constructor(r,s,e,E){
this.data=r,this.early=s,this.table=new S(e,E)}read(r){const{data:s,table:e,early:E}=this,t=Math.min(r,s.length);let{at:n,width:i,bits:f,held:y}=this;for(;n<t;){
if(y=(y<<8|s[n++])&16777215,f+=8,f<i)continue;f-=i;const d=y>>f&(1<<i)-1;if(d===O)e.clear();else if(d===T||!e.put(d))return this.at=s.length,d===T;i=C(e.next+E)}
return Object.assign(this,{at:n,width:i,bits:f,held:y}),!0}get size(){return this.table.size}finish(){return this.table.finish()}finishAtEase(r){return this.table.
finishAtEase(r)}}function C(u){return u>=2048?12:u>=1024?11:u>=512?10:9}class S{next=w;previous=c;prefix=new Int16Array(_);suffix=new Uint8Array(_);length=new Uint16Array(
_);collector;out=new Uint8Array(m);used=0;constructor(r,s){this.collector=new M.g(r,s);for(let e=0;e<O;e++)this.suffix[e]=e,this.length[e]=1}get size(){return this.
collector.size+this.used}clear(){this.next=w,this.previous=c}put(r){const{previous:s,next:e,length:E}=this,t=r<e;if(!t&&(s===c||r!==e))return!1;const n=t?E[r]:E[s]+
1;this.used+n>m&&this.flush();const i=this.used,f=this.write(t?r:s,i);return t||(this.out[i+n-1]=f),s!==c&&e<_&&this.add(s,f),this.used=i+n,this.previous=r,!0}write(r,s){
const{out:e,prefix:E,suffix:t}=this;for(let n=s+this.length[r]-1;n>s;n--)e[n]=t[r],r=E[r];return e[s]=t[r]}add(r,s){const{next:e}=this;this.prefix[e]=r,this.suffix[e]=
s,this.length[e]=this.length[r]+1,this.next=e+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(m),this.used=0}finish(){return this.
collector.push(this.out.subarray(0,this.used)),this.collector.finish()}finishAtEase(r){return this.collector.push(this.out.subarray(0,this.used)),this.collector.
finishAtEase(r)}}}),60269:((K,R,h)=>{h.d(R,{c:()=>M});function M(O,T,w){const _=O?.get(T);return typeof _=="number"?Math.trunc(_):w}}),14752:((K,R,h)=>{h.d(R,{X:()=>O,
Y:()=>M});function M(T,w,_,m,c,a,l,A=0){const L=_+m,C=_-A+l,S=a-_;if(T===1)for(let u=Math.max(_,C);u<L;u++)w[u]=w[u]+w[u-l];else if(T===2)for(let u=_;u<L;u++)w[u]=
w[u]+c[u+S];else if(T===3)for(let u=_;u<L;u++)w[u]=w[u]+((u>=C?w[u-l]:0)+c[u+S]>>1);else if(T===4)for(let u=_;u<L;u++){const r=u<C,s=r?0:w[u-l];w[u]=w[u]+O(s,c[u+
S],r?0:c[u+S-l])}}function O(T,w,_){const m=T+w-_,[c,a,l]=[Math.abs(m-T),Math.abs(m-w),Math.abs(m-_)];return c<=a&&c<=l?T:a<=l?w:_}}),11032:((K,R,h)=>{h.d(R,{M:()=>m,
T:()=>T});var M=h(60269),O=h(14752);function T(s,e){const E=a(s,e);return E?(E.undo(0,E.count),E.out):s}const w=1<<18,_=4;async function m(s,e,E){const t=a(s,e);
if(!t)return s;const n=Math.max(1,Math.floor(w/t.size));for(let i=0;i<t.count;i+=n){const f=E.step(Math.min(n*t.size,s.length,w)*_);f&&await f,t.size>w?await c(
t,i,E):t.undo(i,Math.min(i+n,t.count))}return t.out}async function c(s,e,E){if(!s.undoPart)return s.undo(e,e+1);for(let t=0;t<s.size;t+=w){const n=E.step(w*_);n&&
await n,s.undoPart(e,t,Math.min(t+w,s.size))}}function a(s,e){const E=(0,M.c)(e,"Predictor",1);if(E<=1)return;const t=r((0,M.c)(e,"Colors",1),1,32),n=r((0,M.c)(
e,"BitsPerComponent",8),1,16),i=r((0,M.c)(e,"Columns",1),1,1<<24),f=Math.ceil(t*n*i/8);return E===2?l(s,f,t,n):u(s,f,Math.ceil(t*n/8))}function l(s,e,E,t){const n=t===
8?A:t===16?L:[1,2,4].includes(t)?C:void 0;if(!n)return;const i=s.slice();return{count:Math.ceil(s.length/e),size:e,out:i,undo(f,y){for(let d=f;d<y;d++)n(i,d*e,Math.
min((d+1)*e,i.length),E,t)}}}function A(s,e,E,t){for(let n=e+t;n<E;n++)s[n]=s[n]+s[n-t]}function L(s,e,E,t){const n=2*t;for(let i=e+n;i+1<E;i+=2){const f=s[i+1]+
s[i+1-n];s[i+1]=f,s[i]=s[i]+s[i-n]+(f>>8)}}function C(s,e,E,t,n){const i=(1<<n)-1,f=new Uint8Array(t);let y=0;for(let d=e;d<E;d++){const p=s[d];let B=0;for(let P=8-
n;P>=0;P-=n){const b=f[y]+(p>>P)&i;f[y]=b,B|=b<<P,y=y+1===t?0:y+1}s[d]=B}}const S=64;function u(s,e,E){const t=Math.ceil(s.length/(e+1)),n=new Uint8Array(s.length-
t),i=new Uint8Array(Math.min(e,s.length));return{count:t,size:e,out:n,undo:(d,p)=>{for(let B=d,P=d*e,b=d*(e+1);B<p;B++,P+=e,b+=e+1){const I=Math.min(e,s.length-
b-1);if(I<S)for(let N=0;N<I;N++)n[P+N]=s[b+1+N];else n.set(s.subarray(b+1,b+1+I),P);(0,O.Y)(s[b],n,P,I,B===0?i:n,B===0?0:P-e,E)}},undoPart:(d,p,B)=>{const[P,b]=[
d*e,d*(e+1)],I=Math.min(B,s.length-b-1)-p;if(I<=0)return;n.set(s.subarray(b+1+p,b+1+p+I),P+p);const N=d===0?i:n;(0,O.Y)(s[b],n,P+p,I,N,d===0?p:P-e+p,E,p)}}}const r=(s,e,E)=>Math.
min(Math.max(s,e),E)}),54771:((K,R,h)=>{h.d(R,{Q:()=>M});class M extends Error{}}),42973:((K,R,h)=>{h.d(R,{F:()=>T,M:()=>O});var M=h(58552);const O={inputBytes:2**
31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,
imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,
dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function T(w,_,m,c="\
file"){return new M.zU("limit_exceeded",_,{issues:[{field:c,message:`${_}.`}],advice:`${m} (limit: ${w})`})}}),27041:((K,R,h)=>{h.d(R,{c:()=>S});var M=h(98446),
O=h(42973);const T={operators:20,characters:0,glyphSteps:50,dataBytes:0},w="Open it in another PDF program and save it again",_="Split it, or ask for fewer page\
s",m={operators:["The pages of the document draw","operator",w],characters:["The pages have","character",_],glyphSteps:["The programs of the glyphs take","step",
w],dataBytes:["The result has","byte",_]},c=2**20;class a{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(r){this.limits=r}admit(r){
this.bytes+=r}spend(r,s){const e=this.spent[r]+=s;if(e<=this.limits[r])return;const E=this.limits[r]+Math.max(this.bytes-c,0)*T[r];if(e<=E)return;const[t,n,i]=m[r];
throw(0,O.F)(r,`${t} more than ${(0,M.y_)(E,n)}`,i)}}var l=h(27059);const A=20,L=100,C=8e6;class S{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=C;held={
all:new Set,bytes:0,most:0};constructor(r,s,e,E=new l.f,t=new a(r)){this.limits=r,this.codec=s,this.large=e,this.scratch=E,this.budget=t,this.stream=r.streamBytes,
this.total=this.remaining=this.held.most=r.allowance,this.values=r.values}admit(r){const s=r*this.limits.expansion;this.documents++,this.budget.admit(r),this.total+=
s,this.remaining+=s,this.values+=r*L,this.held.most+=r*A}fork(){const r=new S(this.limits,this.codec,this.large,this.scratch,this.budget);return r.documents=this.
documents,r.total=this.total,r.remaining=this.remaining,r.values=this.values,r.numbers=this.numbers,r.held=this.held,r}takeNumbers(r){if(this.numbers-=r,this.numbers<
0)throw(0,O.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(r){return r>this.remaining?!1:(this.remaining-=r,!0)}release(r){this.remaining+=r}hold(r,s,e){const{held:E}=this;E.all.add({bytes:r,
holder:s,key:e}),E.bytes+=r;for(const t of E.all){if(E.bytes<=E.most||E.all.size===1)return;E.all.delete(t),E.bytes-=t.bytes,t.holder.deref()?.delete(t.key)}}}}),
27059:((K,R,h)=>{h.d(R,{_:()=>T,f:()=>M});class M{memory=new Uint8Array(0);atLeast(_){const m=Math.min(_,T);return this.memory.length<m&&(this.memory=new Uint8Array(
Math.min(T,Math.max(O,m*2)))),this.memory}}const O=16384,T=1<<20}),43749:((K,R,h)=>{h.d(R,{Kw:()=>_,TU:()=>O,gZ:()=>w});var M=h(78157);class O{a=1;b=0;add(c){let{
a,b:l}=this;for(let A=0;A<c.length;){const L=Math.min(A+2e3,c.length);for(;A+4<=L;A+=4)l+=a+=c[A],l+=a+=c[A+1],l+=a+=c[A+2],l+=a+=c[A+3];for(;A<L;)l+=a+=c[A++];
a%=65521,l%=65521}this.a=a,this.b=l}get value(){return this.b*65536+this.a}}const T=256;function w(m,c){const a=Buffer.alloc(4);return a.writeUInt32BE(c),(0,M.bS)(
m.subarray(-T)).includes(a)}function _(m){let c=m.length;for(;c>0&&m.length-c<T&&M.Kl[m[c-1]]===M.t6;)c--;return m.subarray(0,Math.max(0,c-4))}}),78157:((K,R,h)=>{
h.d(R,{$k:()=>Tt,A4:()=>$,AF:()=>lt,AN:()=>X,AV:()=>V,AZ:()=>q,Ah:()=>b,Cq:()=>M,Cx:()=>L,D:()=>rt,Ec:()=>a,G_:()=>O,HF:()=>Z,HV:()=>H,HY:()=>ut,Hh:()=>dt,Hv:()=>p,
IQ:()=>A,JI:()=>tt,Kl:()=>j,Li:()=>it,MV:()=>ht,N5:()=>u,N9:()=>J,OY:()=>F,PZ:()=>Pt,WL:()=>f,Wd:()=>At,Z4:()=>c,ay:()=>pt,b9:()=>S,bS:()=>xt,cL:()=>s,d2:()=>T,
du:()=>P,em:()=>E,ev:()=>t,fX:()=>r,gq:()=>Rt,iH:()=>n,j8:()=>Et,jq:()=>Mt,kR:()=>w,l0:()=>e,mE:()=>Lt,o1:()=>_,r_:()=>y,rc:()=>B,rg:()=>Ct,s1:()=>C,sk:()=>yt,t6:()=>Q,
t9:()=>wt,tF:()=>I,tw:()=>W,u7:()=>m,vz:()=>i,w1:()=>ot,wb:()=>Ot,wn:()=>l,wt:()=>d,y_:()=>_t,yh:()=>ft,yp:()=>ct,yq:()=>et});const M=0,O=8,T=9,w=10,_=12,m=13,c=32,
a=33,l=35,A=37,L=40,C=41,S=43,u=45,r=46,s=47,e=48,E=55,t=57,n=60,i=62,f=91,y=92,d=93,p=123,B=125,P=126,b=66,I=67,N=68,H=69,W=73,$=76,V=82,F=98,G=100,Z=101,ht=102,
nt=106,et=110,st=111,lt=114,ut=115,ft=116,dt=117,_t=122,J=0,Q=1,mt=2,gt=3,j=new Uint8Array(256);for(const o of[M,T,w,_,m,c])j[o]=Q;for(const o of"(<>[]/%")j[o.charCodeAt(
0)]=mt;for(const o of"){}")j[o.charCodeAt(0)]=gt;function X(o,g,x){for(;g<x;){const U=o[g];if(j[U]===Q)g++;else if(U===A)g=rt(o,g,x);else break}return g}function Et(o,g,x){
for(;g<x&&j[o[g]]===Q;)g++;return g}function rt(o,g,x){for(;g<x&&o[g]!==w&&o[g]!==m;)g++;return g}function wt(o,g,x){const U=q(o,g,x);return U<0?x:U}function q(o,g,x,U=0){
for(;g<x;){const D=o[g++];if(D===y)g++;else if(D===L)U++;else if(D===C&&--U===0)return g}return~U}function Mt(o,g,x=o.length){const U=q(o,g,x);return U<0?~U:0}function Tt(o,g,x){
for(;g<x;)if(o[g++]===i)return g;return x}function it(o){return o===void 0?-1:o>=e&&o<=t?o-e:o>=65&&o<=70?o-55:o>=97&&o<=102?o-87:-1}function yt(o,g,x){const U=o[x-
1]===i,D=new Uint8Array(x-g+(U?0:1)>>1);let v=0,z=-1;for(let k=g;k<x&&o[k]!==i;k++){const Y=it(o[k]);Y<0||(z<0?z=Y:(D[v++]=z*16+Y,z=-1))}return z>=0&&(D[v++]=z*
16),v===D.length?D:D.subarray(0,v)}function At(o,g,x){for(;g<x&&j[o[g]]===J;)g++;return g}function ot(o,g,x){for(let U=0;U<x.length;U++)if(o[g+U]!==x.charCodeAt(
U))return!1;return!0}function Ot(o,g,x){return ot(o,g,x)&&j[o[g+x.length]??c]!==J}const ct=o=>o!==void 0&&o>=e&&o<=t;function tt(o,g,x){let U=0,D=g;for(;D<x&&ct(
o[D]);)U=U*10+(o[D++]-e);return D===g?{value:-1,after:D}:{value:U,after:D}}function pt(o,g,x){const U=X(o,g,x),D=tt(o,U,x);if(D.value<0||D.after===x||j[o[D.after]]!==
Q)return;const v=X(o,D.after,x),z=v<x&&o[v]===u,k=tt(o,z?v+1:v,x);if(k.value<0||k.value>65535)return;const Y=X(o,k.after,x);if(at(o,Y))return{number:D.value,generation:z?
1:k.value,start:U,body:Y+3}}const Rt=o=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength),Lt=o=>o.length===1?o[0]:Buffer.concat(o),xt=o=>Buffer.from(o.buffer,o.
byteOffset,o.byteLength);function Pt(o,g,x,U){let D=0,v=o[g];for(;v>=e&&v<=t;v=o[++g])D=D*10+(v-e);if(D!==x||v!==c||(D=0,v=o[++g],v<e||v>t))return-1;for(;v>=e&&
v<=t;v=o[++g])D=D*10+(v-e);return D!==U||v!==c?-1:at(o,g+1)?g+4:-1}const at=(o,g)=>o[g]===st&&o[g+1]===F&&o[g+2]===nt,Ct=(o,g)=>o[g]===Z&&o[g+1]===et&&o[g+2]===
G&&o[g+3]===st&&o[g+4]===F&&o[g+5]===nt}),33095:((K,R,h)=>{h.d(R,{i:()=>O});var M=h(11544);function O(T,w){const _=new M.KK(T,m=>w.copy(m,0,m.length));return Object.
assign(_.s,{i:0,w:0,z:0}),_}}),4537:((K,R,h)=>{h.d(R,{$9:()=>c,Qk:()=>A,_p:()=>L,ay:()=>w,eO:()=>_});var M=h(11544),O=h(43749),T=h(78157);const w=256,_=4096,m=1<<
18,c=16384,a=3e5,l=1<<17;async function A(S,u,r,s,e){const E=(0,T.mE)(S.slice(0,3).map(I=>I.subarray(0,2))),[t=0,n=0]=E;if((t&15)!==8||(t<<8|n)%31!==0||n&32)return{
ending:"damaged",reached:0,consumed:0,sum:1};const i=Math.max(w,Math.floor(_/s));let f=w;const y=new O.TU;let[d,p]=[0,0];const B=new M.EL(I=>{const N=Math.min(I.
length,u-d);d+=I.length,y.add(I),N>0&&e(N===I.length?I:I.subarray(0,N))}),P=[];try{let I=2,N=0;for(const H of S)for(let W=0,$=0;W<H.length;W=$){$=W+f;const V=Math.
min(I,H.length-W,f),F=H.subarray(W+V,$);I-=V;const G=d;F.length>0&&d<u&&N<l?B.push(F):P.length<16&&P.push(F),N=d>G?0:N+F.length,p+=Math.min($,H.length)-W,f=L(F.
length,d-G,i);const Z=r.step(Math.max((F.length+d-G)*s,a));Z&&await Z}B.push((0,T.mE)(P).subarray(0,i),!0)}catch(I){return d>=u?{ending:"loose",reached:d,consumed:p,
sum:y.value}:{ending:I.code===M.YL.UnexpectedEOF?"short":"damaged",reached:d,consumed:p,sum:y.value}}return{ending:d<=u&&C(S,y.value)?"clean":"loose",reached:d,
consumed:p,sum:y.value}}function L(S,u,r){const s=Math.floor(m*S/Math.max(u,1));return Math.min(Math.max(Math.min(s,2*S),w),r)}function C(S,u){let r=new Uint8Array(
0);for(let e=S.length-1;e>=0&&r.length<6;e--)r=(0,T.mE)([S[e].subarray(-6),r]);const s=Buffer.from(r);for(let e=0;e<=2&&s.length>=4+e;e++)if(s.readUInt32BE(s.length-
4-e)===u)return!0;return!1}}),79145:((K,R,h)=>{h.d(R,{I:()=>T,w:()=>w});var M=h(64680);const O=1<<22;class T{parts;constructor(m){this.parts=[new M.k(Math.min(m,
O))]}copy(m,c,a){let l=this.parts.at(-1);l.length>0&&l.length+a-c>O&&this.parts.push(l=new M.k(O)),l.copy(m,c,a)}join(m){return w(this.parts.map(({bytes:c})=>c),
m)}}async function w(_,m){if(_.length===1)return _[0];const c=Buffer.allocUnsafeSlow(_.reduce((l,{length:A})=>l+A,0));let a=0;for(const l of _){c.set(l,a),a+=l.
length;const A=m.step(l.length);A&&await A}return c}}),64680:((K,R,h)=>{h.d(R,{k:()=>w,t:()=>_});var M=h(78157);const O=12,T=20;class w{buffer;memory;length=0;constructor(a){
this.buffer=Buffer.allocUnsafeSlow(Math.max(a,256)),this.memory=(0,M.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.
memory.length}copied(){const a=Buffer.allocUnsafeSlow(this.length);return a.set(this.bytes),a}clear(){this.length=0}from(a){return this.memory.subarray(a,this.length)}reserve(a){
const l=this.length+a;l>this.memory.length&&this.grow(l)}grow(a){const l=Buffer.allocUnsafeSlow(Math.max(a,Math.ceil(this.memory.length*1.5)));l.set(this.bytes),
this.buffer=l,this.memory=(0,M.gq)(l)}copy(a,l,A){const L=A-l;if(this.reserve(L),L<O){const{memory:C}=this;let S=this.length;for(let u=l;u<A;u++)C[S++]=a[u]}else
this.memory.set(new Uint8Array(a.buffer,a.byteOffset+l,L),this.length);this.length+=L}text(a){const l=a.length;if(this.reserve(l),l<T){const{memory:A}=this;let L=this.
length;for(let C=0;C<l;C++)A[L++]=a.charCodeAt(C)}else this.buffer.write(a,this.length,"latin1");this.length+=l}integer(a){this.reserve(20);const{memory:l}=this,
A=m(a);for(let L=this.length+A-1;L>=this.length;L--){const C=Math.floor(a/10);l[L]=M.l0+(a-C*10),a=C}this.length+=A}byte(a){this.reserve(1),this.memory[this.length++]=
a}fill(a,l){this.reserve(a),l(this.memory,this.length),this.length+=a}}class _{length=0;copy(a,l,A){this.length+=A-l}text(a){this.length+=a.length}integer(a){this.
length+=m(a)}byte(){this.length++}fill(a){this.length+=a}}function m(c){return c<10?1:c<100?2:c<1e3?3:c<1e4?4:c<1e5?5:c<1e6?6:String(c).length}}),68973:((K,R,h)=>{
h.d(R,{Uw:()=>S,a5:()=>s,g0:()=>a,uM:()=>c});var M=h(11544),O=h(33095),T=h(43749),w=h(78157),_=h(4537),m=h(79145);const c=({codec:t,pace:n})=>t??C(n),a=({codec:t,
pace:n})=>t&&{deflate:(i,f)=>C(n).deflate(i,f),inflate:(i,f)=>t.inflate(i,f),inflateNow:(i,f)=>t.inflateNow(i,f)},l=65536,A=16384,L=1e5,C=t=>({async deflate(n,i){
if(n.length<=A){const d=(0,M.$)(n,{level:i}),p=t.step(L+n.length*10);return p&&await p,d}const f=new m.I(n.length>>2),y=(0,O.i)({level:i},f);for(let d=0;d<n.length;d+=
l){n.length-d>A&&await t.rest(),y.push(n.subarray(d,d+l),d+l>=n.length);const p=t.step(L+Math.min(n.length,l)*10);p&&await p}return f.join(t)},async inflate(n,i){
const{bytes:f,ending:y}=await E(n,i,t);return y==="clean"?f:void 0}});async function S(t,n,i){const{bytes:f,ending:y,reached:d}=await E(t,n,i);return y==="clean"||
y==="loose"&&d<n?f:void 0}const u=Uint8Array.of(120,156),r=16;async function s(t,n,i){const f=(0,w.j8)(t,0,Math.min(t.length,4)),[y=0,d=0]=t.subarray(f,f+2),p=(y&
15)===8&&(y<<8|d)%31===0,B=p?t.subarray(f):(0,w.mE)([u,t]),P=await E(B,n,i);if(P.ending==="clean"||P.ending==="loose"){const W=p&&P.ending==="loose"&&P.reached<
n;return{...P,damaged:!p,mismatch:W&&await e(B,P,i)}}const b=Math.max(u.length,Math.min(P.consumed,B.length-_.$9)),I=b-(b-u.length)%r,N=[B.subarray(0,I)];for(let W=I;W<
b+_.$9;W+=r)N.push(B.subarray(W,W+r));const H=await E(N,n,i);return{...H.reached>P.reached?H:P,damaged:!0,mismatch:!1}}async function e(t,{sum:n,reached:i},f){if((0,T.
gZ)(t,n))return!1;const{ending:y}=await(0,_.Qk)([(0,T.Kw)(t)],i+1,f,1,()=>{});return y==="clean"||y==="loose"}async function E(t,n,i){const f=t instanceof Uint8Array?
[t]:t,y=f.reduce((B,{length:P})=>B+P,0),d=new m.I(Math.min(y*4,n));return{...await(0,_.Qk)(f,n,i,1,B=>d.copy(B,0,B.length)),bytes:await d.join(i)}}})};
