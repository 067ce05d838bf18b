"use strict";exports.id=7064,exports.ids=[7064],exports.modules={81272:((K,O,f)=>{f.d(O,{g:()=>T,q:()=>A});var M=f(42973);function A({stream:_,total:u,documents:w=1},d){const l="\
It may be a decompression bomb; if it is not, save it without compression in another program",g=w===1?"the document":"this document and of those before it";return d>
_?(0,M.F)("streamBytes",`A stream of the document expands to more than ${_} bytes`,l):(0,M.F)("expansion",`The streams of ${g} expand to more than ${u} bytes`,l)}
class T{budget;watch;chunks=[];size=0;consumed=0;constructor(u,w){this.budget=u,this.watch=w}push(u){if(this.size+=u.length,this.size>this.budget.stream||this.size>
this.budget.remaining)throw this.budget.remaining-=this.size,A(this.budget,this.size);this.watch?.(this.size),this.chunks.push(u)}finish(){if(this.budget.remaining-=
this.size,this.chunks.length===1)return this.chunks[0];const u=new Uint8Array(this.size);let w=0;for(const d of this.chunks)u.set(d,w),w+=d.length;return u}}}),
3084:((K,O,f)=>{f.d(O,{V:()=>_});var M=f(68973),A=f(81272),T=f(11032);async function _(u,w,d,{codec:l,pace:g},C={found:!1}){if(d.remaining<=0)throw(0,A.q)(d,0);
const y=Math.min(d.stream,d.remaining);let E=await l?.inflate(u,y);if(!E){const{bytes:p,reached:c,damaged:n}=await(0,M.a5)(u,y,g);if(C.found||=n,c>y)throw d.remaining-=
c,(0,A.q)(d,c);if(p.length===0)return;E=p}return d.remaining-=E.length,(0,T.M)(E,w,g)}}),93098:((K,O,f)=>{f.d(O,{J:()=>y});var M=f(54771),A=f(81272),T=f(3084),_=f(
19590),u=f(60269),w=f(11032);const d=1<<21,l=d>>11,g=64,C=1<<27;class y{kept=[];bytes=0;met;async run(e,t){for(;;){try{const o=await t();if(!this.met)return o}catch(o){
if(!this.met)throw o}await this.decode(e)}}find(e,t,o){const s=this.kept.find(m=>c(m,e));if(!s)return;const{bytes:i,damaged:h}=s;if(i.length>t.stream||i.length>
t.remaining)throw(0,A.q)(t,i.length);return t.remaining-=i.length,o.found||=h,i}watch(e,t){if(!(e.data.length<l||this.kept.length>=g||this.bytes>=C))return o=>{
if(!(o<=d))throw this.met={encoded:e,budget:t},new M.Q("A stream is decoded with pauses, and the work begins again")}}async decode(e){const{encoded:t,budget:o}=this.
met;this.met=void 0;const s={found:!1},i=await E(t,o,s,e);this.kept.push({...t,bytes:i,damaged:s.found}),this.bytes+=i.length}}async function E({filter:n,data:e,
parameters:t},o,s,i){if(n==="FlateDecode")return await(0,T.V)(e,t,o,{pace:i},s)??new Uint8Array(0);const h=await(0,_.B)(e,(0,u.c)(t,"EarlyChange",1),o,s,i);return(0,w.
M)(h,t,i)}const p=["Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function c(n,e){return n.filter!==e.filter||n.data.length!==e.data.length||p.
some(t=>(0,u.c)(n.parameters,t,-1)!==(0,u.c)(e.parameters,t,-1))?!1:n.data===e.data||Buffer.compare(n.data,e.data)===0}}),19590:((K,O,f)=>{f.d(O,{B:()=>C,k:()=>l});
var M=f(81272);const A=256,T=257,_=258,u=4096,w=65536,d=-1;function l(c,n,e,t,o){const s=new y(c,n,e,o);return s.read(c.length)||(t.found=!0),s.finish()}const g=512;
async function C(c,n,e,t,o){const s=new y(c,n,e);for(let i=0;s.at<c.length;i=s.size){s.read(s.at+g)||(t.found=!0);const h=o.step(g+s.size-i);h&&await h}return s.
finish()}class y{data;early;at=0;table;width=9;bits=0;held=0;constructor(n,e,t,o){this.data=n,this.early=e,this.table=new p(t,o)}read(n){const{data:e,table:t,early:o}=this,
s=Math.min(n,e.length);let{at:i,width:h,bits:m,held:P}=this;for(;i<s;){if(P=(P<<8|e[i++])&16777215,m+=8,m<h)continue;m-=h;const R=P>>m&(1<<h)-1;if(R===A)t.clear();else if(R===
T||!t.put(R))return this.at=e.length,R===T;h=E(t.next+o)}return Object.assign(this,{at:i,width:h,bits:m,held:P}),!0}get size(){return this.table.size}finish(){return this.
table.finish()}}function E(c){return c>=2048?12:c>=1024?11:c>=512?10:9}class p{next=_;previous=d;prefix=new Int16Array(u);suffix=new Uint8Array(u);length=new Uint16Array(
u);collector;out=new Uint8Array(w);used=0;constructor(n,e){this.collector=new M.g(n,e);for(let t=0;t<A;t++)this.suffix[t]=t,this.length[t]=1}get size(){return this.
collector.size+this.used}clear(){this.next=_,this.previous=d}put(n){const{previous:e,next:t,length:o}=this,s=n<t;if(!s&&(e===d||n!==t))return!1;const i=s?o[n]:o[e]+
1;this.used+i>w&&this.flush();const h=this.used,m=this.write(s?n:e,h);return s||(this.out[h+i-1]=m),e!==d&&t<u&&this.add(e,m),this.used=h+i,this.previous=n,!0}write(n,e){
const{out:t,prefix:o,suffix:s}=this;for(let i=e+this.length[n]-1;i>e;i--)t[i]=s[n],n=o[n];return t[e]=s[n]}add(n,e){const{next:t}=this;this.prefix[t]=n,this.suffix[t]=
e,this.length[t]=this.length[n]+1,this.next=t+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(w),this.used=0}finish(){return this.
collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}}),60269:((K,O,f)=>{f.d(O,{c:()=>M});function M(A,T,_){const u=A?.get(T);return typeof u==
"number"?Math.trunc(u):_}}),14752:((K,O,f)=>{f.d(O,{X:()=>A,Y:()=>M});function M(T,_,u,w,d,l,g,C=0){const y=u+w,E=u-C+g,p=l-u;if(T===1)for(let c=Math.max(u,E);c<
y;c++)_[c]=_[c]+_[c-g];else if(T===2)for(let c=u;c<y;c++)_[c]=_[c]+d[c+p];else if(T===3)for(let c=u;c<y;c++)_[c]=_[c]+((c>=E?_[c-g]:0)+d[c+p]>>1);else if(T===4)
for(let c=u;c<y;c++){const n=c<E,e=n?0:_[c-g];_[c]=_[c]+A(e,d[c+p],n?0:d[c+p-g])}}function A(T,_,u){const w=T+_-u,[d,l,g]=[Math.abs(w-T),Math.abs(w-_),Math.abs(
w-u)];return d<=l&&d<=g?T:l<=g?_:u}}),11032:((K,O,f)=>{f.d(O,{M:()=>w,T:()=>T});var M=f(60269),A=f(14752);function T(e,t){const o=l(e,t);return o?(o.undo(0,o.count),
o.out):e}const _=1<<18,u=4;async function w(e,t,o){const s=l(e,t);if(!s)return e;const i=Math.max(1,Math.floor(_/s.size));for(let h=0;h<s.count;h+=i){const m=o.
step(Math.min(i*s.size,e.length,_)*u);m&&await m,s.size>_?await d(s,h,o):s.undo(h,Math.min(h+i,s.count))}return s.out}async function d(e,t,o){if(!e.undoPart)return e.
undo(t,t+1);for(let s=0;s<e.size;s+=_){const i=o.step(_*u);i&&await i,e.undoPart(t,s,Math.min(s+_,e.size))}}function l(e,t){const o=(0,M.c)(t,"Predictor",1);if(o<=
1)return;const s=n((0,M.c)(t,"Colors",1),1,32),i=n((0,M.c)(t,"BitsPerComponent",8),1,16),h=n((0,M.c)(t,"Columns",1),1,1<<24),m=Math.ceil(s*i*h/8);return o===2?g(
e,m,s,i):c(e,m,Math.ceil(s*i/8))}function g(e,t,o,s){const i=s===8?C:s===16?y:[1,2,4].includes(s)?E:void 0;if(!i)return;const h=e.slice();return{count:Math.ceil(
e.length/t),size:t,out:h,undo(m,P){for(let R=m;R<P;R++)i(h,R*t,Math.min((R+1)*t,h.length),o,s)}}}function C(e,t,o,s){for(let i=t+s;i<o;i++)e[i]=e[i]+e[i-s]}function y(e,t,o,s){
const i=2*s;for(let h=t+i;h+1<o;h+=2){const m=e[h+1]+e[h+1-i];e[h+1]=m,e[h]=e[h]+e[h-i]+(m>>8)}}function E(e,t,o,s,i){const h=(1<<i)-1,m=new Uint8Array(s);let P=0;
for(let R=t;R<o;R++){const I=e[R];let B=0;for(let b=8-i;b>=0;b-=i){const S=m[P]+(I>>b)&h;m[P]=S,B|=S<<b,P=P+1===s?0:P+1}e[R]=B}}const p=64;function c(e,t,o){const s=Math.
ceil(e.length/(t+1)),i=new Uint8Array(e.length-s),h=new Uint8Array(Math.min(t,e.length));return{count:s,size:t,out:i,undo:(R,I)=>{for(let B=R,b=R*t,S=R*(t+1);B<
I;B++,b+=t,S+=t+1){const v=Math.min(t,e.length-S-1);if(v<p)for(let N=0;N<v;N++)i[b+N]=e[S+1+N];else i.set(e.subarray(S+1,S+1+v),b);(0,A.Y)(e[S],i,b,v,B===0?h:i,
B===0?0:b-t,o)}},undoPart:(R,I,B)=>{const[b,S]=[R*t,R*(t+1)],v=Math.min(B,e.length-S-1)-I;if(v<=0)return;i.set(e.subarray(S+1+I,S+1+I+v),b+I);const N=R===0?h:i;
(0,A.Y)(e[S],i,b+I,v,N,R===0?I:b-t+I,o,I)}}}const n=(e,t,o)=>Math.min(Math.max(e,t),o)}),54771:((K,O,f)=>{f.d(O,{Q:()=>M});class M extends Error{}}),42973:((K,O,f)=>{
f.d(O,{F:()=>T,M:()=>A});var M=f(58552);const A={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,
values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,
fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,
drawnBytes:256*1024*1024};function T(_,u,w,d="file"){return new M.zU("limit_exceeded",u,{issues:[{field:d,message:`${u}.`}],advice:`${w} (limit: ${_})`})}}),27041:((K,O,f)=>{
f.d(O,{c:()=>p});var M=f(98446),A=f(42973);const T={operators:20,characters:0,glyphSteps:50,dataBytes:0},_="Open it in another PDF program and save it again",u="\
Split it, or ask for fewer pages",w={operators:["The pages of the document draw","operator",_],characters:["The pages have","character",u],glyphSteps:["The prog\
rams of the glyphs take","step",_],dataBytes:["The result has","byte",u]},d=2**20;class l{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(n){
this.limits=n}admit(n){this.bytes+=n}spend(n,e){const t=this.spent[n]+=e;if(t<=this.limits[n])return;const o=this.limits[n]+Math.max(this.bytes-d,0)*T[n];if(t<=
o)return;const[s,i,h]=w[n];throw(0,A.F)(n,`${s} more than ${(0,M.y_)(o,i)}`,h)}}var g=f(27059);const C=20,y=100,E=8e6;class p{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=E;held={
all:new Set,bytes:0,most:0};constructor(n,e,t,o=new g.f,s=new l(n)){this.limits=n,this.codec=e,this.large=t,this.scratch=o,this.budget=s,this.stream=n.streamBytes,
this.total=this.remaining=this.held.most=n.allowance,this.values=n.values}admit(n){const e=n*this.limits.expansion;this.documents++,this.budget.admit(n),this.total+=
e,this.remaining+=e,this.values+=n*y,this.held.most+=n*C}fork(){const n=new p(this.limits,this.codec,this.large,this.scratch,this.budget);return n.documents=this.
documents,n.total=this.total,n.remaining=this.remaining,n.values=this.values,n.numbers=this.numbers,n.held=this.held,n}takeNumbers(n){if(this.numbers-=n,this.numbers<
0)throw(0,A.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(n){return n>this.remaining?!1:(this.remaining-=n,!0)}release(n){this.remaining+=n}hold(n,e,t){const{held:o}=this;o.all.add({bytes:n,
holder:e,key:t}),o.bytes+=n;for(const s of o.all){if(o.bytes<=o.most||o.all.size===1)return;o.all.delete(s),o.bytes-=s.bytes,s.holder.deref()?.delete(s.key)}}}}),
27059:((K,O,f)=>{f.d(O,{_:()=>T,f:()=>M});class M{memory=new Uint8Array(0);atLeast(u){const w=Math.min(u,T);return this.memory.length<w&&(this.memory=new Uint8Array(
Math.min(T,Math.max(A,w*2)))),this.memory}}const A=16384,T=1<<20}),78157:((K,O,f)=>{f.d(O,{$k:()=>wt,A4:()=>$,AF:()=>lt,AN:()=>V,AV:()=>G,AZ:()=>st,Ah:()=>S,Cq:()=>M,
Cx:()=>y,D:()=>nt,Ec:()=>l,G_:()=>A,HF:()=>J,HV:()=>Y,HY:()=>ut,Hh:()=>dt,Hv:()=>I,IQ:()=>C,JI:()=>Z,Kl:()=>W,Li:()=>rt,MV:()=>at,N5:()=>c,N9:()=>X,OY:()=>Q,PZ:()=>Pt,
WL:()=>m,Wd:()=>Mt,Z4:()=>d,ay:()=>pt,b9:()=>p,bS:()=>Ot,cL:()=>e,d2:()=>T,du:()=>b,em:()=>o,ev:()=>s,fX:()=>n,gq:()=>xt,iH:()=>i,j8:()=>Et,kR:()=>_,l0:()=>t,mE:()=>Rt,
o1:()=>u,r_:()=>P,rc:()=>B,rg:()=>Lt,s1:()=>E,sk:()=>yt,t6:()=>j,t9:()=>Tt,tF:()=>v,tw:()=>k,u7:()=>w,vz:()=>h,w1:()=>it,wb:()=>At,wn:()=>g,wt:()=>R,y_:()=>_t,yh:()=>ft,
yp:()=>ot,yq:()=>tt});const M=0,A=8,T=9,_=10,u=12,w=13,d=32,l=33,g=35,C=37,y=40,E=41,p=43,c=45,n=46,e=47,t=48,o=55,s=57,i=60,h=62,m=91,P=92,R=93,I=123,B=125,b=126,
S=66,v=67,N=68,Y=69,k=73,$=76,G=82,Q=98,ht=100,J=101,at=102,q=106,tt=110,et=111,lt=114,ut=115,ft=116,dt=117,_t=122,X=0,j=1,gt=2,mt=3,W=new Uint8Array(256);for(const r of[
M,T,_,u,w,d])W[r]=j;for(const r of"(<>[]/%")W[r.charCodeAt(0)]=gt;for(const r of"){}")W[r.charCodeAt(0)]=mt;function V(r,a,x){for(;a<x;){const D=r[a];if(W[D]===
j)a++;else if(D===C)a=nt(r,a,x);else break}return a}function Et(r,a,x){for(;a<x&&W[r[a]]===j;)a++;return a}function nt(r,a,x){for(;a<x&&r[a]!==_&&r[a]!==w;)a++;
return a}function Tt(r,a,x){const D=st(r,a,x);return D<0?x:D}function st(r,a,x){let D=0;for(;a<x;){const L=r[a++];if(L===P)a++;else if(L===y)D++;else if(L===E&&
--D===0)return a}return-1}function wt(r,a,x){for(;a<x;)if(r[a++]===h)return a;return x}function rt(r){return r===void 0?-1:r>=t&&r<=s?r-t:r>=65&&r<=70?r-55:r>=97&&
r<=102?r-87:-1}function yt(r,a,x){const D=r[x-1]===h,L=new Uint8Array(x-a+(D?0:1)>>1);let U=0,F=-1;for(let H=a;H<x&&r[H]!==h;H++){const z=rt(r[H]);z<0||(F<0?F=z:
(L[U++]=F*16+z,F=-1))}return F>=0&&(L[U++]=F*16),U===L.length?L:L.subarray(0,U)}function Mt(r,a,x){for(;a<x&&W[r[a]]===X;)a++;return a}function it(r,a,x){for(let D=0;D<
x.length;D++)if(r[a+D]!==x.charCodeAt(D))return!1;return!0}function At(r,a,x){return it(r,a,x)&&W[r[a+x.length]??d]!==X}const ot=r=>r!==void 0&&r>=t&&r<=s;function Z(r,a,x){
let D=0,L=a;for(;L<x&&ot(r[L]);)D=D*10+(r[L++]-t);return L===a?{value:-1,after:L}:{value:D,after:L}}function pt(r,a,x){const D=V(r,a,x),L=Z(r,D,x);if(L.value<0||
L.after===x||W[r[L.after]]!==j)return;const U=V(r,L.after,x),F=U<x&&r[U]===c,H=Z(r,F?U+1:U,x);if(H.value<0||H.value>65535)return;const z=V(r,H.after,x);if(ct(r,
z))return{number:L.value,generation:F?1:H.value,start:D,body:z+3}}const xt=r=>new Uint8Array(r.buffer,r.byteOffset,r.byteLength),Rt=r=>r.length===1?r[0]:Buffer.
concat(r),Ot=r=>Buffer.from(r.buffer,r.byteOffset,r.byteLength);function Pt(r,a,x,D){let L=0,U=r[a];for(;U>=t&&U<=s;U=r[++a])L=L*10+(U-t);if(L!==x||U!==d||(L=0,
U=r[++a],U<t||U>s))return-1;for(;U>=t&&U<=s;U=r[++a])L=L*10+(U-t);return L!==D||U!==d?-1:ct(r,a+1)?a+4:-1}const ct=(r,a)=>r[a]===et&&r[a+1]===Q&&r[a+2]===q,Lt=(r,a)=>r[a]===
J&&r[a+1]===tt&&r[a+2]===ht&&r[a+3]===et&&r[a+4]===Q&&r[a+5]===q}),33095:((K,O,f)=>{f.d(O,{i:()=>A});var M=f(62760);function A(T,_){const u=new M.KK(T,w=>_.copy(
w,0,w.length));return Object.assign(u.s,{i:0,w:0,z:0}),u}}),4537:((K,O,f)=>{f.d(O,{$9:()=>_,Qk:()=>d,_p:()=>l,ay:()=>T});var M=f(62760),A=f(78157);const T=1024,
_=16384,u=1<<20,w=1<<17;async function d(y,E,p,c,n){const e=(0,A.mE)(y.slice(0,3).map(B=>B.subarray(0,2))),[t=0,o=0]=e;if((t&15)!==8||(t<<8|o)%31!==0||o&32)return{
ending:"damaged",reached:0,consumed:0};const s=Math.max(T,Math.floor(_/c));let i=T;const h=new C;let[m,P]=[0,0];const R=new M.EL(B=>{const b=Math.min(B.length,E-
m);m+=B.length,h.add(B),b>0&&n(b===B.length?B:B.subarray(0,b))}),I=[];try{let B=2,b=0;for(const S of y)for(let v=0,N=0;v<S.length;v=N){N=v+i;const Y=Math.min(B,
S.length-v,i),k=S.subarray(v+Y,N);B-=Y;const $=m;k.length>0&&m<E&&b<w?R.push(k):I.length<16&&I.push(k),b=m>$?0:b+k.length,P+=Math.min(N,S.length)-v,i=l(k.length,
m-$,s);const G=p.step((k.length+m-$)*c);G&&await G}R.push((0,A.mE)(I).subarray(0,s),!0)}catch(B){return m>=E?{ending:"loose",reached:m,consumed:P}:{ending:B.code===
M.YL.UnexpectedEOF?"short":"damaged",reached:m,consumed:P}}return{ending:m<=E&&g(y,h.value)?"clean":"loose",reached:m,consumed:P}}function l(y,E,p){const c=Math.
floor(u*y/Math.max(E,1));return Math.min(Math.max(c,T),p)}function g(y,E){let p=new Uint8Array(0);for(let n=y.length-1;n>=0&&p.length<6;n--)p=(0,A.mE)([y[n].subarray(
-6),p]);const c=Buffer.from(p);for(let n=0;n<=2&&c.length>=4+n;n++)if(c.readUInt32BE(c.length-4-n)===E)return!0;return!1}class C{a=1;b=0;add(E){let{a:p,b:c}=this;
for(let n=0;n<E.length;){const e=Math.min(n+2e3,E.length);for(;n<e;)c+=p+=E[n++];p%=65521,c%=65521}this.a=p,this.b=c}get value(){return this.b*65536+this.a}}}),
64680:((K,O,f)=>{f.d(O,{k:()=>_,t:()=>u});var M=f(78157);const A=12,T=20;class _{buffer;memory;length=0;constructor(l){this.buffer=Buffer.allocUnsafeSlow(Math.max(
l,256)),this.memory=(0,M.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const l=Buffer.
allocUnsafeSlow(this.length);return l.set(this.bytes),l}clear(){this.length=0}from(l){return this.memory.subarray(l,this.length)}reserve(l){const g=this.length+
l;g>this.memory.length&&this.grow(g)}grow(l){const g=Buffer.allocUnsafeSlow(Math.max(l,Math.ceil(this.memory.length*1.5)));g.set(this.bytes),this.buffer=g,this.
memory=(0,M.gq)(g)}copy(l,g,C){const y=C-g;if(this.reserve(y),y<A){const{memory:E}=this;let p=this.length;for(let c=g;c<C;c++)E[p++]=l[c]}else this.memory.set(new Uint8Array(
l.buffer,l.byteOffset+g,y),this.length);this.length+=y}text(l){const g=l.length;if(this.reserve(g),g<T){const{memory:C}=this;let y=this.length;for(let E=0;E<g;E++)
C[y++]=l.charCodeAt(E)}else this.buffer.write(l,this.length,"latin1");this.length+=g}integer(l){this.reserve(20);const{memory:g}=this,C=w(l);for(let y=this.length+
C-1;y>=this.length;y--){const E=Math.floor(l/10);g[y]=M.l0+(l-E*10),l=E}this.length+=C}byte(l){this.reserve(1),this.memory[this.length++]=l}fill(l,g){this.reserve(
l),g(this.memory,this.length),this.length+=l}}class u{length=0;copy(l,g,C){this.length+=C-g}text(l){this.length+=l.length}integer(l){this.length+=w(l)}byte(){this.
length++}fill(l){this.length+=l}}function w(d){return d<10?1:d<100?2:d<1e3?3:d<1e4?4:d<1e5?5:d<1e6?6:String(d).length}}),68973:((K,O,f)=>{f.d(O,{Uw:()=>y,a5:()=>c,
uM:()=>w});var M=f(62760),A=f(33095),T=f(78157),_=f(4537),u=f(64680);const w=({codec:e,pace:t})=>e??C(t),d=65536,l=16384,g=1e5,C=e=>({async deflate(t,o){if(t.length<=
l){const h=(0,M.$)(t,{level:o}),m=e.step(g+t.length*10);return m&&await m,h}const s=new u.k(Math.max(256,t.length>>2)),i=(0,A.i)({level:o},s);for(let h=0;h<t.length;h+=
d){t.length-h>l&&await e.rest(),i.push(t.subarray(h,h+d),h+d>=t.length);const m=e.step(g+Math.min(t.length,d)*10);m&&await m}return s.bytes},async inflate(t,o){
const{bytes:s,ending:i}=await n(t,o,e);return i==="clean"?s:void 0}});async function y(e,t,o){const{bytes:s,ending:i,reached:h}=await n(e,t,o);return i==="clean"||
i==="loose"&&h<t?s:void 0}const E=Uint8Array.of(120,156),p=16;async function c(e,t,o){const s=(0,T.j8)(e,0,Math.min(e.length,4)),[i=0,h=0]=e.subarray(s,s+2),m=(i&
15)===8&&(i<<8|h)%31===0,P=m?e.subarray(s):(0,T.mE)([E,e]),R=await n(P,t,o);if(R.ending==="clean"||R.ending==="loose")return{...R,damaged:!m};const I=Math.max(E.
length,Math.min(R.consumed,P.length-_.$9)),B=I-(I-E.length)%p,b=[P.subarray(0,B)];for(let v=B;v<I+_.$9;v+=p)b.push(P.subarray(v,v+p));const S=await n(b,t,o);return{
...S.reached>R.reached?S:R,damaged:!0}}async function n(e,t,o){const s=e instanceof Uint8Array?[e]:e,i=s.reduce((P,{length:R})=>P+R,0),h=new u.k(Math.min(i*4,t));
return{...await(0,_.Qk)(s,t,o,1,P=>h.copy(P,0,P.length)),bytes:h.bytes}}})};
