"use strict";exports.id=7064,exports.ids=[7064],exports.modules={81272:((K,P,d)=>{d.d(P,{g:()=>T,q:()=>p});var M=d(42973);function p({stream:_,total:u,documents:w=1},g){const l="\
It may be a decompression bomb; if it is not, save it without compression in another program",m=w===1?"the document":"this document and of those before it";return g>
_?(0,M.F)("streamBytes",`A stream of the document expands to more than ${_} bytes`,l):(0,M.F)("expansion",`The streams of ${m} expand to more than ${u} bytes`,l)}
class T{budget;watch;chunks=[];size=0;consumed=0;constructor(u,w){this.budget=u,this.watch=w}push(u){if(this.size+=u.length,this.size>this.budget.stream||this.size>
this.budget.remaining)throw this.budget.remaining-=this.size,p(this.budget,this.size);this.watch?.(this.size),this.chunks.push(u)}finish(){if(this.budget.remaining-=
this.size,this.chunks.length===1)return this.chunks[0];const u=new Uint8Array(this.size);let w=0;for(const g of this.chunks)u.set(g,w),w+=g.length;return u}}}),
3084:((K,P,d)=>{d.d(P,{V:()=>_});var M=d(68973),p=d(81272),T=d(11032);async function _(u,w,g,{codec:l,pace:m},C={found:!1}){if(g.remaining<=0)throw(0,p.q)(g,0);
const y=Math.min(g.stream,g.remaining);let E=await l?.inflate(u,y);if(!E){const{bytes:x,reached:h,damaged:s}=await(0,M.a5)(u,y,m);if(C.found||=s,h>y)throw g.remaining-=
h,(0,p.q)(g,h);if(x.length===0)return;E=x}return g.remaining-=E.length,(0,T.M)(E,w,m)}}),93098:((K,P,d)=>{d.d(P,{J:()=>y});var M=d(54771),p=d(81272),T=d(3084),_=d(
19590),u=d(60269),w=d(11032);const g=1<<21,l=g>>11,m=64,C=1<<27;class y{kept=[];bytes=0;met;async run(t,r){for(;;){try{const n=await r();if(!this.met)return n}catch(n){
if(!this.met)throw n}await this.decode(t)}}find(t,r,n){const o=this.kept.find(A=>s(A,t));if(!o)return;const{bytes:c,damaged:f,refusal:R}=o;if(R)throw r.remaining-=
R.cost,R.error;if(c.length>r.stream||c.length>r.remaining)throw(0,p.q)(r,c.length);return r.remaining-=c.length,n.found||=f,c}watch(t,r){if(!(t.data.length<l||this.
kept.length>=m||this.bytes>=C))return n=>{if(!(n<=g))throw this.met={encoded:t,budget:r},new M.Q("A stream is decoded with pauses, and the work begins again")}}async decode(t){
const{encoded:r,budget:n}=this.met;this.met=void 0;const o={found:!1},c=n.remaining;try{const f=await x(r,n,o,t);this.kept.push({...r,bytes:f,damaged:o.found}),
this.bytes+=f.length}catch(f){const R=c-n.remaining;if(R===0)throw f;this.kept.push({...r,bytes:E,damaged:!0,refusal:{error:f,cost:R}})}}}const E=new Uint8Array(
0);async function x({filter:e,data:t,parameters:r},n,o,c){if(e==="FlateDecode")return await(0,T.V)(t,r,n,{pace:c},o)??new Uint8Array(0);const f=await(0,_.B)(t,(0,u.
c)(r,"EarlyChange",1),n,o,c);return(0,w.M)(f,r,c)}const h=["Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function s(e,t){return e.filter!==t.
filter||e.data.length!==t.data.length||h.some(r=>(0,u.c)(e.parameters,r,-1)!==(0,u.c)(t.parameters,r,-1))?!1:e.data===t.data||Buffer.compare(e.data,t.data)===0}}),
19590:((K,P,d)=>{d.d(P,{B:()=>C,k:()=>l});var M=d(81272);const p=256,T=257,_=258,u=4096,w=65536,g=-1;function l(h,s,e,t,r){const n=new y(h,s,e,r);return n.read(
h.length)||(t.found=!0),n.finish()}const m=512;async function C(h,s,e,t,r){const n=new y(h,s,e);for(let o=0;n.at<h.length;o=n.size){n.read(n.at+m)||(t.found=!0);
const c=r.step(m+n.size-o);c&&await c}return n.finish()}class y{data;early;at=0;table;width=9;bits=0;held=0;constructor(s,e,t,r){this.data=s,this.early=e,this.table=
new x(t,r)}read(s){const{data:e,table:t,early:r}=this,n=Math.min(s,e.length);let{at:o,width:c,bits:f,held:R}=this;for(;o<n;){if(R=(R<<8|e[o++])&16777215,f+=8,f<
c)continue;f-=c;const A=R>>f&(1<<c)-1;if(A===p)t.clear();else if(A===T||!t.put(A))return this.at=e.length,A===T;c=E(t.next+r)}return Object.assign(this,{at:o,width:c,
bits:f,held:R}),!0}get size(){return this.table.size}finish(){return this.table.finish()}}function E(h){return h>=2048?12:h>=1024?11:h>=512?10:9}class x{next=_;previous=g;prefix=new Int16Array(
u);suffix=new Uint8Array(u);length=new Uint16Array(u);collector;out=new Uint8Array(w);used=0;constructor(s,e){this.collector=new M.g(s,e);for(let t=0;t<p;t++)this.
suffix[t]=t,this.length[t]=1}get size(){return this.collector.size+this.used}clear(){this.next=_,this.previous=g}put(s){const{previous:e,next:t,length:r}=this,n=s<
t;if(!n&&(e===g||s!==t))return!1;const o=n?r[s]:r[e]+1;this.used+o>w&&this.flush();const c=this.used,f=this.write(n?s:e,c);return n||(this.out[c+o-1]=f),e!==g&&
t<u&&this.add(e,f),this.used=c+o,this.previous=s,!0}write(s,e){const{out:t,prefix:r,suffix:n}=this;for(let o=e+this.length[s]-1;o>e;o--)t[o]=n[s],s=r[s];return t[e]=
n[s]}add(s,e){const{next:t}=this;this.prefix[t]=s,this.suffix[t]=e,this.length[t]=this.length[s]+1,this.next=t+1}flush(){this.collector.push(this.out.subarray(0,
this.used)),this.out=new Uint8Array(w),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}}),60269:((K,P,d)=>{
d.d(P,{c:()=>M});function M(p,T,_){const u=p?.get(T);return typeof u=="number"?Math.trunc(u):_}}),14752:((K,P,d)=>{d.d(P,{X:()=>p,Y:()=>M});function M(T,_,u,w,g,l,m,C=0){
const y=u+w,E=u-C+m,x=l-u;if(T===1)for(let h=Math.max(u,E);h<y;h++)_[h]=_[h]+_[h-m];else if(T===2)for(let h=u;h<y;h++)_[h]=_[h]+g[h+x];else if(T===3)for(let h=u;h<
y;h++)_[h]=_[h]+((h>=E?_[h-m]:0)+g[h+x]>>1);else if(T===4)for(let h=u;h<y;h++){const s=h<E,e=s?0:_[h-m];_[h]=_[h]+p(e,g[h+x],s?0:g[h+x-m])}}function p(T,_,u){const w=T+
_-u,[g,l,m]=[Math.abs(w-T),Math.abs(w-_),Math.abs(w-u)];return g<=l&&g<=m?T:l<=m?_:u}}),11032:((K,P,d)=>{d.d(P,{M:()=>w,T:()=>T});var M=d(60269),p=d(14752);function T(e,t){
const r=l(e,t);return r?(r.undo(0,r.count),r.out):e}const _=1<<18,u=4;async function w(e,t,r){const n=l(e,t);if(!n)return e;const o=Math.max(1,Math.floor(_/n.size));
for(let c=0;c<n.count;c+=o){const f=r.step(Math.min(o*n.size,e.length,_)*u);f&&await f,n.size>_?await g(n,c,r):n.undo(c,Math.min(c+o,n.count))}return n.out}async function g(e,t,r){
if(!e.undoPart)return e.undo(t,t+1);for(let n=0;n<e.size;n+=_){const o=r.step(_*u);o&&await o,e.undoPart(t,n,Math.min(n+_,e.size))}}function l(e,t){const r=(0,M.
c)(t,"Predictor",1);if(r<=1)return;const n=s((0,M.c)(t,"Colors",1),1,32),o=s((0,M.c)(t,"BitsPerComponent",8),1,16),c=s((0,M.c)(t,"Columns",1),1,1<<24),f=Math.ceil(
n*o*c/8);return r===2?m(e,f,n,o):h(e,f,Math.ceil(n*o/8))}function m(e,t,r,n){const o=n===8?C:n===16?y:[1,2,4].includes(n)?E:void 0;if(!o)return;const c=e.slice();
return{count:Math.ceil(e.length/t),size:t,out:c,undo(f,R){for(let A=f;A<R;A++)o(c,A*t,Math.min((A+1)*t,c.length),r,n)}}}function C(e,t,r,n){for(let o=t+n;o<r;o++)
e[o]=e[o]+e[o-n]}function y(e,t,r,n){const o=2*n;for(let c=t+o;c+1<r;c+=2){const f=e[c+1]+e[c+1-o];e[c+1]=f,e[c]=e[c]+e[c-o]+(f>>8)}}function E(e,t,r,n,o){const c=(1<<
o)-1,f=new Uint8Array(n);let R=0;for(let A=t;A<r;A++){const I=e[A];let b=0;for(let B=8-o;B>=0;B-=o){const S=f[R]+(I>>B)&c;f[R]=S,b|=S<<B,R=R+1===n?0:R+1}e[A]=b}}
const x=64;function h(e,t,r){const n=Math.ceil(e.length/(t+1)),o=new Uint8Array(e.length-n),c=new Uint8Array(Math.min(t,e.length));return{count:n,size:t,out:o,undo:(A,I)=>{
for(let b=A,B=A*t,S=A*(t+1);b<I;b++,B+=t,S+=t+1){const v=Math.min(t,e.length-S-1);if(v<x)for(let N=0;N<v;N++)o[B+N]=e[S+1+N];else o.set(e.subarray(S+1,S+1+v),B);
(0,p.Y)(e[S],o,B,v,b===0?c:o,b===0?0:B-t,r)}},undoPart:(A,I,b)=>{const[B,S]=[A*t,A*(t+1)],v=Math.min(b,e.length-S-1)-I;if(v<=0)return;o.set(e.subarray(S+1+I,S+1+
I+v),B+I);const N=A===0?c:o;(0,p.Y)(e[S],o,B+I,v,N,A===0?I:B-t+I,r,I)}}}const s=(e,t,r)=>Math.min(Math.max(e,t),r)}),54771:((K,P,d)=>{d.d(P,{Q:()=>M});class M extends Error{}}),
42973:((K,P,d)=>{d.d(P,{F:()=>T,M:()=>p});var M=d(58552);const p={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*
1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,
operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*
1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function T(_,u,w,g="file"){return new M.zU("limit_exceeded",u,{issues:[{field:g,message:`${u}.`}],
advice:`${w} (limit: ${_})`})}}),27041:((K,P,d)=>{d.d(P,{c:()=>x});var M=d(98446),p=d(42973);const T={operators:20,characters:0,glyphSteps:50,dataBytes:0},_="Op\
en it in another PDF program and save it again",u="Split it, or ask for fewer pages",w={operators:["The pages of the document draw","operator",_],characters:["T\
he pages have","character",u],glyphSteps:["The programs of the glyphs take","step",_],dataBytes:["The result has","byte",u]},g=2**20;class l{limits;bytes=0;spent={
operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(s){this.limits=s}admit(s){this.bytes+=s}spend(s,e){const t=this.spent[s]+=e;if(t<=this.limits[s])
return;const r=this.limits[s]+Math.max(this.bytes-g,0)*T[s];if(t<=r)return;const[n,o,c]=w[s];throw(0,p.F)(s,`${n} more than ${(0,M.y_)(r,o)}`,c)}}var m=d(27059);
const C=20,y=100,E=8e6;class x{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=E;held={all:new Set,bytes:0,most:0};constructor(s,e,t,r=new m.
f,n=new l(s)){this.limits=s,this.codec=e,this.large=t,this.scratch=r,this.budget=n,this.stream=s.streamBytes,this.total=this.remaining=this.held.most=s.allowance,
this.values=s.values}admit(s){const e=s*this.limits.expansion;this.documents++,this.budget.admit(s),this.total+=e,this.remaining+=e,this.values+=s*y,this.held.most+=
s*C}fork(){const s=new x(this.limits,this.codec,this.large,this.scratch,this.budget);return s.documents=this.documents,s.total=this.total,s.remaining=this.remaining,
s.values=this.values,s.numbers=this.numbers,s.held=this.held,s}takeNumbers(s){if(this.numbers-=s,this.numbers<0)throw(0,p.F)("objects","The documents are small \
and have objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}borrow(s){return s>this.remaining?
!1:(this.remaining-=s,!0)}release(s){this.remaining+=s}hold(s,e,t){const{held:r}=this;r.all.add({bytes:s,holder:e,key:t}),r.bytes+=s;for(const n of r.all){if(r.
bytes<=r.most||r.all.size===1)return;r.all.delete(n),r.bytes-=n.bytes,n.holder.deref()?.delete(n.key)}}}}),27059:((K,P,d)=>{d.d(P,{_:()=>T,f:()=>M});class M{memory=new Uint8Array(
0);atLeast(u){const w=Math.min(u,T);return this.memory.length<w&&(this.memory=new Uint8Array(Math.min(T,Math.max(p,w*2)))),this.memory}}const p=16384,T=1<<20}),
78157:((K,P,d)=>{d.d(P,{$k:()=>wt,A4:()=>$,AF:()=>lt,AN:()=>V,AV:()=>G,AZ:()=>st,Ah:()=>S,Cq:()=>M,Cx:()=>y,D:()=>nt,Ec:()=>l,G_:()=>p,HF:()=>J,HV:()=>Y,HY:()=>ut,
Hh:()=>dt,Hv:()=>I,IQ:()=>C,JI:()=>Z,Kl:()=>W,Li:()=>rt,MV:()=>at,N5:()=>h,N9:()=>X,OY:()=>Q,PZ:()=>Pt,WL:()=>f,Wd:()=>Mt,Z4:()=>g,ay:()=>pt,b9:()=>x,bS:()=>Ot,
cL:()=>e,d2:()=>T,du:()=>B,em:()=>r,ev:()=>n,fX:()=>s,gq:()=>xt,iH:()=>o,j8:()=>Et,kR:()=>_,l0:()=>t,mE:()=>Rt,o1:()=>u,r_:()=>R,rc:()=>b,rg:()=>Lt,s1:()=>E,sk:()=>yt,
t6:()=>j,t9:()=>Tt,tF:()=>v,tw:()=>k,u7:()=>w,vz:()=>c,w1:()=>it,wb:()=>At,wn:()=>m,wt:()=>A,y_:()=>gt,yh:()=>ft,yp:()=>ot,yq:()=>tt});const M=0,p=8,T=9,_=10,u=12,
w=13,g=32,l=33,m=35,C=37,y=40,E=41,x=43,h=45,s=46,e=47,t=48,r=55,n=57,o=60,c=62,f=91,R=92,A=93,I=123,b=125,B=126,S=66,v=67,N=68,Y=69,k=73,$=76,G=82,Q=98,ht=100,
J=101,at=102,q=106,tt=110,et=111,lt=114,ut=115,ft=116,dt=117,gt=122,X=0,j=1,_t=2,mt=3,W=new Uint8Array(256);for(const i of[M,T,_,u,w,g])W[i]=j;for(const i of"(<\
>[]/%")W[i.charCodeAt(0)]=_t;for(const i of"){}")W[i.charCodeAt(0)]=mt;function V(i,a,O){for(;a<O;){const D=i[a];if(W[D]===j)a++;else if(D===C)a=nt(i,a,O);else break}
return a}function Et(i,a,O){for(;a<O&&W[i[a]]===j;)a++;return a}function nt(i,a,O){for(;a<O&&i[a]!==_&&i[a]!==w;)a++;return a}function Tt(i,a,O){const D=st(i,a,
O);return D<0?O:D}function st(i,a,O){let D=0;for(;a<O;){const L=i[a++];if(L===R)a++;else if(L===y)D++;else if(L===E&&--D===0)return a}return-1}function wt(i,a,O){
for(;a<O;)if(i[a++]===c)return a;return O}function rt(i){return i===void 0?-1:i>=t&&i<=n?i-t:i>=65&&i<=70?i-55:i>=97&&i<=102?i-87:-1}function yt(i,a,O){const D=i[O-
1]===c,L=new Uint8Array(O-a+(D?0:1)>>1);let U=0,H=-1;for(let F=a;F<O&&i[F]!==c;F++){const z=rt(i[F]);z<0||(H<0?H=z:(L[U++]=H*16+z,H=-1))}return H>=0&&(L[U++]=H*
16),U===L.length?L:L.subarray(0,U)}function Mt(i,a,O){for(;a<O&&W[i[a]]===X;)a++;return a}function it(i,a,O){for(let D=0;D<O.length;D++)if(i[a+D]!==O.charCodeAt(
D))return!1;return!0}function At(i,a,O){return it(i,a,O)&&W[i[a+O.length]??g]!==X}const ot=i=>i!==void 0&&i>=t&&i<=n;function Z(i,a,O){let D=0,L=a;for(;L<O&&ot(
i[L]);)D=D*10+(i[L++]-t);return L===a?{value:-1,after:L}:{value:D,after:L}}function pt(i,a,O){const D=V(i,a,O),L=Z(i,D,O);if(L.value<0||L.after===O||W[i[L.after]]!==
j)return;const U=V(i,L.after,O),H=U<O&&i[U]===h,F=Z(i,H?U+1:U,O);if(F.value<0||F.value>65535)return;const z=V(i,F.after,O);if(ct(i,z))return{number:L.value,generation:H?
1:F.value,start:D,body:z+3}}const xt=i=>new Uint8Array(i.buffer,i.byteOffset,i.byteLength),Rt=i=>i.length===1?i[0]:Buffer.concat(i),Ot=i=>Buffer.from(i.buffer,i.
byteOffset,i.byteLength);function Pt(i,a,O,D){let L=0,U=i[a];for(;U>=t&&U<=n;U=i[++a])L=L*10+(U-t);if(L!==O||U!==g||(L=0,U=i[++a],U<t||U>n))return-1;for(;U>=t&&
U<=n;U=i[++a])L=L*10+(U-t);return L!==D||U!==g?-1:ct(i,a+1)?a+4:-1}const ct=(i,a)=>i[a]===et&&i[a+1]===Q&&i[a+2]===q,Lt=(i,a)=>i[a]===J&&i[a+1]===tt&&i[a+2]===ht&&
i[a+3]===et&&i[a+4]===Q&&i[a+5]===q}),33095:((K,P,d)=>{d.d(P,{i:()=>p});var M=d(62760);function p(T,_){const u=new M.KK(T,w=>_.copy(w,0,w.length));return Object.
assign(u.s,{i:0,w:0,z:0}),u}}),4537:((K,P,d)=>{d.d(P,{$9:()=>_,Qk:()=>g,_p:()=>l,ay:()=>T});var M=d(62760),p=d(78157);const T=1024,_=16384,u=1<<20,w=1<<17;async function g(y,E,x,h,s){
const e=(0,p.mE)(y.slice(0,3).map(b=>b.subarray(0,2))),[t=0,r=0]=e;if((t&15)!==8||(t<<8|r)%31!==0||r&32)return{ending:"damaged",reached:0,consumed:0};const n=Math.
max(T,Math.floor(_/h));let o=T;const c=new C;let[f,R]=[0,0];const A=new M.EL(b=>{const B=Math.min(b.length,E-f);f+=b.length,c.add(b),B>0&&s(B===b.length?b:b.subarray(
0,B))}),I=[];try{let b=2,B=0;for(const S of y)for(let v=0,N=0;v<S.length;v=N){N=v+o;const Y=Math.min(b,S.length-v,o),k=S.subarray(v+Y,N);b-=Y;const $=f;k.length>
0&&f<E&&B<w?A.push(k):I.length<16&&I.push(k),B=f>$?0:B+k.length,R+=Math.min(N,S.length)-v,o=l(k.length,f-$,n);const G=x.step((k.length+f-$)*h);G&&await G}A.push(
(0,p.mE)(I).subarray(0,n),!0)}catch(b){return f>=E?{ending:"loose",reached:f,consumed:R}:{ending:b.code===M.YL.UnexpectedEOF?"short":"damaged",reached:f,consumed:R}}
return{ending:f<=E&&m(y,c.value)?"clean":"loose",reached:f,consumed:R}}function l(y,E,x){const h=Math.floor(u*y/Math.max(E,1));return Math.min(Math.max(h,T),x)}
function m(y,E){let x=new Uint8Array(0);for(let s=y.length-1;s>=0&&x.length<6;s--)x=(0,p.mE)([y[s].subarray(-6),x]);const h=Buffer.from(x);for(let s=0;s<=2&&h.length>=
4+s;s++)if(h.readUInt32BE(h.length-4-s)===E)return!0;return!1}class C{a=1;b=0;add(E){let{a:x,b:h}=this;for(let s=0;s<E.length;){const e=Math.min(s+2e3,E.length);
for(;s<e;)h+=x+=E[s++];x%=65521,h%=65521}this.a=x,this.b=h}get value(){return this.b*65536+this.a}}}),64680:((K,P,d)=>{d.d(P,{k:()=>_,t:()=>u});var M=d(78157);const p=12,
T=20;class _{buffer;memory;length=0;constructor(l){this.buffer=Buffer.allocUnsafeSlow(Math.max(l,256)),this.memory=(0,M.gq)(this.buffer)}get bytes(){return this.
buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const l=Buffer.allocUnsafeSlow(this.length);return l.set(this.bytes),l}clear(){
this.length=0}from(l){return this.memory.subarray(l,this.length)}reserve(l){const m=this.length+l;m>this.memory.length&&this.grow(m)}grow(l){const m=Buffer.allocUnsafeSlow(
Math.max(l,Math.ceil(this.memory.length*1.5)));m.set(this.bytes),this.buffer=m,this.memory=(0,M.gq)(m)}copy(l,m,C){const y=C-m;if(this.reserve(y),y<p){const{memory:E}=this;
let x=this.length;for(let h=m;h<C;h++)E[x++]=l[h]}else this.memory.set(new Uint8Array(l.buffer,l.byteOffset+m,y),this.length);this.length+=y}text(l){const m=l.length;
if(this.reserve(m),m<T){const{memory:C}=this;let y=this.length;for(let E=0;E<m;E++)C[y++]=l.charCodeAt(E)}else this.buffer.write(l,this.length,"latin1");this.length+=
m}integer(l){this.reserve(20);const{memory:m}=this,C=w(l);for(let y=this.length+C-1;y>=this.length;y--){const E=Math.floor(l/10);m[y]=M.l0+(l-E*10),l=E}this.length+=
C}byte(l){this.reserve(1),this.memory[this.length++]=l}fill(l,m){this.reserve(l),m(this.memory,this.length),this.length+=l}}class u{length=0;copy(l,m,C){this.length+=
C-m}text(l){this.length+=l.length}integer(l){this.length+=w(l)}byte(){this.length++}fill(l){this.length+=l}}function w(g){return g<10?1:g<100?2:g<1e3?3:g<1e4?4:
g<1e5?5:g<1e6?6:String(g).length}}),68973:((K,P,d)=>{d.d(P,{Uw:()=>y,a5:()=>h,uM:()=>w});var M=d(62760),p=d(33095),T=d(78157),_=d(4537),u=d(64680);const w=({codec:e,
pace:t})=>e??C(t),g=65536,l=16384,m=1e5,C=e=>({async deflate(t,r){if(t.length<=l){const c=(0,M.$)(t,{level:r}),f=e.step(m+t.length*10);return f&&await f,c}const n=new u.
k(Math.max(256,t.length>>2)),o=(0,p.i)({level:r},n);for(let c=0;c<t.length;c+=g){t.length-c>l&&await e.rest(),o.push(t.subarray(c,c+g),c+g>=t.length);const f=e.
step(m+Math.min(t.length,g)*10);f&&await f}return n.bytes},async inflate(t,r){const{bytes:n,ending:o}=await s(t,r,e);return o==="clean"?n:void 0}});async function y(e,t,r){
const{bytes:n,ending:o,reached:c}=await s(e,t,r);return o==="clean"||o==="loose"&&c<t?n:void 0}const E=Uint8Array.of(120,156),x=16;async function h(e,t,r){const n=(0,T.
j8)(e,0,Math.min(e.length,4)),[o=0,c=0]=e.subarray(n,n+2),f=(o&15)===8&&(o<<8|c)%31===0,R=f?e.subarray(n):(0,T.mE)([E,e]),A=await s(R,t,r);if(A.ending==="clean"||
A.ending==="loose")return{...A,damaged:!f};const I=Math.max(E.length,Math.min(A.consumed,R.length-_.$9)),b=I-(I-E.length)%x,B=[R.subarray(0,b)];for(let v=b;v<I+
_.$9;v+=x)B.push(R.subarray(v,v+x));const S=await s(B,t,r);return{...S.reached>A.reached?S:A,damaged:!0}}async function s(e,t,r){const n=e instanceof Uint8Array?
[e]:e,o=n.reduce((R,{length:A})=>R+A,0),c=new u.k(Math.min(o*4,t));return{...await(0,_.Qk)(n,t,r,1,R=>c.copy(R,0,R.length)),bytes:c.bytes}}})};
