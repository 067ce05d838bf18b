"use strict";exports.id=909,exports.ids=[909],exports.modules={11544:((K,C,g)=>{g.d(C,{$:()=>b,K:()=>D});const r=()=>g(57991),b=(A,E)=>r().zlibSync(A,E),D=function(...A){return Reflect.
construct(r().Zlib,A)}}),57991:((K,C,g)=>{g.r(C),g.d(C,{Zlib:()=>r.KK,zlibSync:()=>r.$});var r=g(37718)}),49692:((K,C,g)=>{g.d(C,{S3:()=>s,yO:()=>M,jf:()=>h});const r=15,
b=10,D=Uint8Array.of(16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15),A={literals:Int32Array.from({length:288},(c,t)=>{if(t<256)return t<<8;if(t===256)return 240;
if(t>285)return 224;if(t===285)return 66064;const{base:n,bits:d}=E(t-257,4);return n+3<<8|d+1<<4}),distances:Int32Array.from({length:32},(c,t)=>{if(t>29)return 224;
const{base:n,bits:d}=E(t,2);return n+1<<8|d<<4})};function E(c,t){if(c<2*t)return{base:c,bits:0};const n=Math.floor(c/t)-1;return{base:t+c%t<<n,bits:n}}const f=Uint16Array.
from({length:1<<b},(c,t)=>{let n=0;for(let d=0;d<b;d++)n|=(t>>d&1)<<b-1-d;return n});class a{table=new Int32Array(1<<b);mask=0;meanings;counts=new Uint16Array(r+
1);symbols;constructor(t){this.meanings=A[t],this.symbols=new Uint16Array(this.meanings.length)}assign(t,n,d){const{counts:i,symbols:w}=this;i.fill(0);for(let S=n;S<
d;S++)i[t[S]]++;i[0]=0;const _=new Uint16Array(r+2);let u=1,P=0;for(let S=1;S<=r;S++){if(u=u*2-i[S],u<0)return!1;i[S]>0&&(P=S),_[S+1]=_[S]+i[S]}for(let S=n;S<d;S++)
t[S]!==0&&(w[_[t[S]]++]=S-n);return this.fillTable(Math.min(P,b)),!0}fillTable(t){const{table:n,counts:d,symbols:i,meanings:w}=this,_=1<<t;this.mask=_-1,n.fill(
0,0,_);let u=0,P=0;for(let S=1;S<=t;S++,u<<=1)for(let U=d[S];U>0;U--,u++){const B=w[i[P++]]|S,W=1<<S;for(let N=f[u]>>b-S;N<_;N+=W)n[N]=B}}longEntryOf(t){const n=this.
find(t);return n<0?224:this.meanings[n>>4]|n&15}find(t){let[n,d,i]=[0,0,0];for(let w=1;w<=r;w++){n|=t>>w-1&1;const _=this.counts[w];if(n-_<d)return this.symbols[i+
n-d]<<4|w;i+=_,d=d+_<<1,n<<=1}return-1}}let e;function o(){if(e)return e;const c=new Uint8Array(288).fill(8).fill(9,144,256).fill(7,256,280),[t,n]=[new a("liter\
als"),new a("distances")];return t.assign(c,0,c.length),n.assign(new Uint8Array(32).fill(5),0,32),e={literals:t,distances:n}}const h=32768,M=258,y=8,p=256,x=12,
O=64,m=1<<29,l=-2,R=-1;class s{memory;progress="more";bit=0;end;begin;isTail=!1;block=l;isLast=!1;codes;data;constructor(t,n,d={}){this.memory=d,this.begin=Math.
min(n,t.length),this.data=t.subarray(n),this.end=this.data.length}get consumed(){return this.begin+Math.min(Math.ceil(this.bit/8),this.end)}get isBroken(){return this.
progress==="damaged"&&this.consumed<this.begin+this.end-y}inflate(t,n,d){let i=n,w=0;for(;i<d&&this.progress==="more";)if(this.bit>m&&this.moveTo(this.bit>>3),this.
block===R)i=this.followCodes(t,i,d);else if(this.block!==l)i=this.copyStored(t,i,d);else if(this.isLast)this.progress="ended";else{if(++w>p)break;this.beginBlock()}
return i}moveTo(t){this.data=this.data.subarray(t),this.begin+=t,this.end-=t,this.bit-=t*8}beginBlock(){this.isLast=this.take(1)===1;const t=this.take(2);t===0?
this.beginStored():t===1?this.codes=o():t===3?this.fail():this.readCodes(),t!==0&&(this.block=R)}beginStored(){this.bit=this.bit+7&-8;const t=this.take(16);this.
take(16)===(t^65535)?this.block=t===0?l:t:this.fail()}copyStored(t,n,d){const i=this.bit>>3,w=Math.min(this.block,d-n,this.end-i);return w===0?(this.progress="s\
hort",n):(t.set(this.data.subarray(i,i+w),n),this.bit+=w*8,this.block-=w,this.block===0&&(this.block=l),n+w)}readCodes(){const t=this.take(5)+257,n=this.take(5)+
1,d=this.take(4)+4,i=this.memory.codes??={literals:new a("literals"),distances:new a("distances")},w=new Uint8Array(t+n);for(let u=0;u<d;u++)w[D[u]]=this.take(3);
if(!i.literals.assign(w,0,D.length))return this.fail();this.readLengths(i.literals,w),i.literals.assign(w,0,t)&&i.distances.assign(w,t,w.length)||this.fail(),this.
codes=i}readLengths({table:t,mask:n},d){d.fill(0);for(let i=0;i<d.length&&this.progress==="more";){const w=t[this.look()&n];if(w===0)return this.fail();this.take(
w&15);const _=w>>8;if(_<=r){d[i++]=_;continue}const u=_===16?this.take(2)+3:_===17?this.take(3)+3:this.take(7)+11;if(i+u>d.length||_===16&&i===0)return this.fail();
_===16&&d.fill(d[i-1],i,i+u),i+=u}}fail(){this.progress==="more"&&(this.progress=this.bit>this.end*8?"short":"damaged")}followCodes(t,n,d){let i=n;if(!this.isTail){
if(i=this.followAhead(t,n,d),i>=d||this.progress!=="more"||this.block!==R)return i;this.turnToTail()}for(;i<d&&this.progress==="more"&&this.block===R;){const w=i;
if(i=this.followAhead(t,i,i+1),!(this.bit<=this.end*8))return this.progress="short",w}return i}turnToTail(){this.isTail=!0,this.moveTo(Math.max(0,Math.min(this.
bit>>3,this.end-O)));const t=new Uint8Array(this.end+2*x);t.set(this.data),this.data=t}followAhead(t,n,d){const{data:i,codes:w}=this,{literals:_,distances:u}=w,
{table:P,mask:S}=_,{table:U,mask:B}=u,W=(i.length-x)*8;let{bit:N}=this,F=n;for(;F<d&&N<=W;){let z=N>>3,V=(i[z]|i[z+1]<<8|i[z+2]<<16|i[z+3]<<24)>>>(N&7),j=P[V&S];
j===0&&(j=_.longEntryOf(V));const Z=j&15;N+=Z;let $=j>>4&15;if($===0){t[F++]=j>>8,j=P[(V>>>=Z)&S],(j&240)===0&&j!==0&&F<d&&(t[F++]=j>>8,N+=j&15);continue}if($>6){
$===15?this.block=l:this.progress="damaged";break}$--;const tt=(j>>8)+(V>>>Z&(1<<$)-1);N+=$,z=N>>3,V=(i[z]|i[z+1]<<8|i[z+2]<<16|i[z+3]<<24)>>>(N&7),j=U[V&B],j===
0&&(j=u.longEntryOf(V)),N+=j&15,$=j>>4&15,z=N>>3,V=(i[z]|i[z+1]<<8|i[z+2]<<16)>>>(N&7);const J=(j>>8)+(V&(1<<$)-1);if($>13||J>F){this.progress="damaged";break}N+=
$;const nt=F+tt;for(let st=F-J;F<nt;)t[F++]=t[st++]}return this.bit=N,F}look(){const t=this.bit>>3,{data:n}=this;return((n[t]??0)|(n[t+1]??0)<<8|(n[t+2]??0)<<16)>>
(this.bit&7)}take(t){const n=this.look()&(1<<t)-1;return this.bit+=t,this.bit>this.end*8&&this.fail(),n}}}),73208:((K,C,g)=>{g.d(C,{HR:()=>A,J7:()=>b,h5:()=>r});
const r=new Set(["content","a font","an image"]);class b{cut=new Set;contradicted=new Set;sound=0;wrong=0;get all(){const f=this.wrong>1&&this.sound===0;return[
...new Set([...this.cut,...f?[]:this.contradicted])]}addSound(){this.sound++}addCut(f){this.cut.add(f)}addContradicted(f){this.wrong++,this.contradicted.add(f)}}
const D={asked:new Set,broken:[],isDoubtful:!1,damagedData:[]};class A{before;watched=new Map;constructor(f=new Map){this.before=f}watch(f,a){const{asked:e,broken:o,
doubtful:h,damaged:M}=a;this.watched.set(f,{...a,known:{asked:e.size,broken:o.size,doubtful:h.size,damaged:M.all.length}})}of(f){return this.before.get(f)??D}review(){
const f=new Map;for(const[a,{asked:e,broken:o,doubtful:h,damaged:M,known:y}]of this.watched){const p=e.size>y.asked||h.size>y.doubtful;(p||o.size>y.broken||M.all.
length>y.damaged)&&f.set(a,{asked:e,broken:[...o.keys()],isDoubtful:p,damagedData:M.all})}return f.size>0?new A(f):void 0}}}),3405:((K,C,g)=>{g.d(C,{B:()=>D});var r=g(
94322),b=g(78157);function*D(A){let E=A.length+5;for(let M=0;M<A.length;M+=r.Qd){const y=Math.min(M+r.Qd,A.length);for(let p=M;p<y;p++)A[p]===b.y_&&(E+=3);yield}
const f=new Uint8Array(E);let a=0,e=0,o=0,h=A[0]===b.iH&&A[1]===b.du?2:0;for(;h<A.length;h++){h%r.Qd===r.Qd-1&&(yield);const M=A[h];if(M===b.du)break;if(b.Kl[M]!==
b.t6){if(M===b.y_&&o===0){a+=4;continue}if(!(M<b.Ec||M>b.Hh)&&(e=e*85+(M-b.Ec),!(++o<5))){for(let y=24;y>=0;y-=8)f[a++]=Math.floor(e/2**y)&255;e=o=0}}}if(o>1){for(let M=o;M<
5;M++)e=e*85+84;for(let M=0;M<o-1;M++)f[a++]=Math.floor(e/2**(24-8*M))&255}return f.slice(0,a)}}),81272:((K,C,g)=>{g.d(C,{g:()=>A,q:()=>D});var r=g(42973),b=g(79145);
function D({stream:E,total:f,documents:a=1},e){const o="It may be a decompression bomb; if it is not, save it without compression in another program",h=a===1?"t\
he document":"this document and of those before it";return e>E?(0,r.F)("streamBytes",`A stream of the document expands to more than ${E} bytes`,o):(0,r.F)("expa\
nsion",`The streams of ${h} expand to more than ${f} bytes`,o)}class A{budget;watch;chunks=[];size=0;constructor(f,a){this.budget=f,this.watch=a}push(f){if(this.
size+=f.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,D(this.budget,this.size);this.watch?.(this.size),
this.chunks.push(f)}finishAtEase(f){return this.budget.remaining-=this.size,(0,b.w)(this.chunks,f)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===
1)return this.chunks[0];const f=new Uint8Array(this.size);let a=0;for(const e of this.chunks)f.set(e,a),a+=e.length;return f}}}),3084:((K,C,g)=>{g.d(C,{V:()=>A});
var r=g(68973),b=g(81272),D=g(11032);async function A(E,f,a,{codec:e,pace:o},h={found:!1}){if(a.remaining<=0)throw(0,b.q)(a,0);const M=Math.min(a.stream,a.remaining);
let y=await e?.inflate(E,M);if(!y){const{bytes:p,reached:x,damaged:O,mismatch:m,broken:l}=await(0,r.a5)(E,M,o);if(h.found||=O,l&&(h.broken=!0),h.mismatch===!1&&
(h.mismatch=m),x>M)throw a.remaining-=x,(0,b.q)(a,x);if(p.length===0)return;y=p}return a.remaining-=y.length,(0,D.M)(y,f,o)}}),93098:((K,C,g)=>{g.d(C,{I:()=>M,J:()=>c});
var r=g(54771),b=g(82416),D=g(3405),A=g(81272),E=g(3084),f=g(19590),a=g(60269),e=g(11032),o=g(70097),h=g(94322);const M=1<<21,y=80,p=20,x=1e3,O=8,m=M>>11,l=6e6,
R=64,s=1<<27;class c{kept=[];bytes=0;met;results=[];open;async run(u,P){for(;;){try{const S=await P();if(!this.met&&!this.open)return S}catch(S){if(!this.met&&!this.
open)throw S}await u.rest(),this.met&&await this.decode(u),this.open&&await this.takeOpen(this.open,u)}}find(u,P,S){const U=this.kept.find(V=>i(V,u));if(!U)return;
const{bytes:B,damaged:W,mismatch:N,broken:F,refusal:z}=U;if(z)throw P.remaining-=z.cost,z.error;if(B.length>P.stream||B.length>P.remaining)throw(0,A.q)(P,B.length);
return P.remaining-=B.length,S.found||=W,F&&(S.broken=!0),S.mismatch===!1&&(S.mismatch=N),B}watch(u,P){if(u.data.length<m||this.kept.length>=R||this.bytes>=s)return;
let[S,U]=[performance.now(),0];return B=>{const W=performance.now();if(U+=Math.min(W-S,O),S=W,!(B<=M&&U<y&&(U<p||B>U*x)))throw this.met={encoded:u,budget:P},new r.
Q("A stream is decoded with pauses, and the work begins again")}}take(u,P,S){const U=this.results.find(W=>w(W.data,u));if(U?.error)throw U.error;if(U)return U.result;
const B=this.results.length<R&&this.bytes<s;for(let W=0;;){const{done:N,value:F}=P.next();if(N)return F;if(W+=F,!(W<l||!B))throw this.open={data:u,steps:P,bytesOf:S},
new r.Q("A stream is read with pauses, and the work begins again")}}async takeOpen({data:u,steps:P,bytesOf:S},U){for(this.open=void 0;;){let B;try{B=P.next()}catch(N){
this.results.push({data:u,error:N});return}if(B.done){this.results.push({data:u,result:B.value}),this.bytes+=u.length+S(B.value);return}const W=U.step(B.value);
W&&await W}}async decode(u){const{encoded:P,budget:S}=this.met;this.met=void 0;const U={found:!1,mismatch:!1,broken:!1},B=S.remaining;try{const W=await n(P,S,U,
u);this.kept.push({...P,bytes:W,damaged:U.found,mismatch:U.mismatch,broken:U.broken}),this.bytes+=W.length}catch(W){const N=B-S.remaining;if(N===0)throw W;this.
kept.push({...P,bytes:t,damaged:!0,mismatch:!1,refusal:{error:W,cost:N}})}}}const t=new Uint8Array(0);async function n({filter:_,data:u,parameters:P},S,U,B){if(_===
"FlateDecode")return await(0,E.V)(u,P,S,{pace:B},U)??new Uint8Array(0);if(_==="ASCII85Decode")return(0,h.Io)((0,D.B)(u),B);if(_==="ASCIIHexDecode")return(0,b.pS)(
u,0,u.length,B);if(_==="RunLengthDecode")return(0,h.Io)((0,o.A)(u,S),B);const W=await(0,f.B)(u,(0,a.c)(P,"EarlyChange",1),S,U,B);return(0,e.M)(W,P,B)}const d=["\
Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function i(_,u){return _.filter!==u.filter||_.data.length!==u.data.length||d.some(P=>(0,a.c)(_.parameters,
P,-1)!==(0,a.c)(u.parameters,P,-1))?!1:w(_.data,u.data)}const w=(_,u)=>_===u||_.length===u.length&&Buffer.compare(_,u)===0}),61811:((K,C,g)=>{g.d(C,{W:()=>f,w:()=>E});
const r=4096,b=12,D=65536,A=-1,E=(a,e)=>Math.max(e,Math.min(b,32-Math.clz32(a)));class f{sink;next;previous=A;first;prefix=new Int16Array(r);suffix=new Uint8Array(
r);length=new Uint16Array(r);out=new Uint8Array(D);used=0;constructor(e,o){this.sink=o,this.first=this.next=e+2;for(let h=0;h<e;h++)this.suffix[h]=h,this.length[h]=
1}get size(){return this.sink.size+this.used}clear(){this.next=this.first,this.previous=A}put(e){const{previous:o,next:h,length:M}=this,y=e<h;if(!y&&(o===A||e!==
h))return!1;const p=y?M[e]:M[o]+1;this.used+p>D&&this.flush();const x=this.used,O=this.write(y?e:o,x);return y||(this.out[x+p-1]=O),o!==A&&h<r&&this.add(o,O),this.
used=x+p,this.previous=e,!0}write(e,o){const{out:h,prefix:M,suffix:y}=this;for(let p=o+this.length[e]-1;p>o;p--)h[p]=y[e],e=M[e];return h[o]=y[e]}add(e,o){const{
next:h}=this;this.prefix[h]=e,this.suffix[h]=o,this.length[h]=this.length[e]+1,this.next=h+1}flush(){this.finish(),this.out=new Uint8Array(D),this.used=0}finish(){
this.sink.push(this.out.subarray(0,this.used))}}}),19590:((K,C,g)=>{g.d(C,{B:()=>e,k:()=>f});var r=g(81272),b=g(61811);const D=256,A=257,E=9;function f(h,M,y,p,x){
const O=new o(h,M,y,x);return O.read(h.length)||(p.found=!0),O.finish()}const a=512;async function e(h,M,y,p,x){const O=new o(h,M,y);for(let m=0;O.at<h.length;m=
O.size){O.read(O.at+a)||(p.found=!0);const l=x.step(a+O.size-m);l&&await l}return O.finishAtEase(x)}class o{data;early;at=0;table;collector;width=E;bits=0;held=0;constructor(M,y,p,x){
this.data=M,this.early=y,this.collector=new r.g(p,x),this.table=new b.W(D,this.collector)}read(M){const{data:y,table:p,early:x}=this,O=Math.min(M,y.length);let{
at:m,width:l,bits:R,held:s}=this;for(;m<O;){if(s=(s<<8|y[m++])&16777215,R+=8,R<l)continue;R-=l;const c=s>>R&(1<<l)-1;if(c===D)p.clear();else if(c===A||!p.put(c))
return this.at=y.length,c===A;l=(0,b.w)(p.next+x,E)}return Object.assign(this,{at:m,width:l,bits:R,held:s}),!0}get size(){return this.table.size}finish(){return this.
table.finish(),this.collector.finish()}finishAtEase(M){return this.table.finish(),this.collector.finishAtEase(M)}}}),60269:((K,C,g)=>{g.d(C,{c:()=>r});function r(b,D,A){
const E=b?.get(D);return typeof E=="number"?Math.trunc(E):A}}),14752:((K,C,g)=>{g.d(C,{X:()=>b,Y:()=>r});function r(D,A,E,f,a,e,o,h=0){const M=E+f,y=E-h+o,p=e-E;
if(D===1)for(let x=Math.max(E,y);x<M;x++)A[x]=A[x]+A[x-o];else if(D===2)for(let x=E;x<M;x++)A[x]=A[x]+a[x+p];else if(D===3)for(let x=E;x<M;x++)A[x]=A[x]+((x>=y?
A[x-o]:0)+a[x+p]>>1);else if(D===4)for(let x=E;x<M;x++){const O=x<y,m=O?0:A[x-o];A[x]=A[x]+b(m,a[x+p],O?0:a[x+p-o])}}function b(D,A,E){const f=D+A-E,[a,e,o]=[Math.
abs(f-D),Math.abs(f-A),Math.abs(f-E)];return a<=e&&a<=o?D:e<=o?A:E}}),11032:((K,C,g)=>{g.d(C,{M:()=>f,T:()=>D});var r=g(60269),b=g(14752);function D(m,l){const R=e(
m,l);return R?(R.undo(0,R.count),R.out):m}const A=1<<18,E=4;async function f(m,l,R){const s=e(m,l);if(!s)return m;const c=Math.max(1,Math.floor(A/s.size));for(let t=0;t<
s.count;t+=c){const n=R.step(Math.min(c*s.size,m.length,A)*E);n&&await n,s.size>A?await a(s,t,R):s.undo(t,Math.min(t+c,s.count))}return s.out}async function a(m,l,R){
for(let s=0;s<m.size;s+=A){const c=R.step(A*E);c&&await c,m.undoPart(l,s,Math.min(s+A,m.size))}}function e(m,l){const R=(0,r.c)(l,"Predictor",1);if(R<=1)return;
const s=O((0,r.c)(l,"Colors",1),1,32),c=O((0,r.c)(l,"BitsPerComponent",8),1,16),t=O((0,r.c)(l,"Columns",1),1,1<<24),n=Math.ceil(s*c*t/8);return R===2?o(m,n,s,c):
x(m,n,Math.ceil(s*c/8))}function o(m,l,R,s){const c={colors:R,depth:s,before:new Uint8Array(R),color:0},t=s===8?h:s===16?M:[1,2,4].includes(s)?y:void 0;if(!t)return;
const n=m.slice(),d=(i,w,_)=>{const u=i*l;w===0&&s<8&&(c.before.fill(0),c.color=0),t(n,u,u+w,Math.min(u+_,n.length),c)};return{count:Math.ceil(m.length/l),size:l,
out:n,undo(i,w){for(let _=i;_<w;_++)d(_,0,l)},undoPart:d}}function h(m,l,R,s,{colors:c}){for(let t=Math.max(R,l+c);t<s;t++)m[t]=m[t]+m[t-c]}function M(m,l,R,s,{
colors:c}){const t=2*c;for(let n=Math.max(R,l+t);n+1<s;n+=2){const d=m[n+1]+m[n+1-t];m[n+1]=d,m[n]=m[n]+m[n-t]+(d>>8)}}function y(m,l,R,s,c){const{colors:t,depth:n,
before:d}=c,i=(1<<n)-1;let{color:w}=c;for(let _=R;_<s;_++){const u=m[_];let P=0;for(let S=8-n;S>=0;S-=n){const U=d[w]+(u>>S)&i;d[w]=U,P|=U<<S,w=w+1===t?0:w+1}m[_]=
P}c.color=w}const p=64;function x(m,l,R){const s=Math.ceil(m.length/(l+1)),c=new Uint8Array(m.length-s),t=new Uint8Array(Math.min(l,m.length));return{count:s,size:l,
out:c,undo:(i,w)=>{for(let _=i,u=i*l,P=i*(l+1);_<w;_++,u+=l,P+=l+1){const S=Math.min(l,m.length-P-1);if(S<p)for(let U=0;U<S;U++)c[u+U]=m[P+1+U];else c.set(m.subarray(
P+1,P+1+S),u);(0,b.Y)(m[P],c,u,S,_===0?t:c,_===0?0:u-l,R)}},undoPart:(i,w,_)=>{const[u,P]=[i*l,i*(l+1)],S=Math.min(_,m.length-P-1)-w;if(S<=0)return;c.set(m.subarray(
P+1+w,P+1+w+S),u+w);const U=i===0?t:c;(0,b.Y)(m[P],c,u+w,S,U,i===0?w:u-l+w,R,w)}}}const O=(m,l,R)=>Math.min(Math.max(m,l),R)}),70097:((K,C,g)=>{g.d(C,{A:()=>D});
var r=g(81272),b=g(94322);function*D(E,f){let a=0;for(let y=0;y<E.length;y=A(E,y,(p,x,O)=>a+=x+O))yield;const e=a>f.stream||a>f.remaining;if(f.remaining-=a,e)throw(0,r.
q)(f,a);const o=new Uint8Array(a);let h=0;const M=(y,p,x)=>{for(let O=0;O<p;O++)o[h+O]=E[y+O];x>0&&o.fill(E[y],h,h+x),h+=p+x};for(let y=0;y<E.length;y=A(E,y,M))
yield;return o}function A(E,f,a){let e=f;for(const o=f+b.Qd;e<o&&e<E.length;){const h=E[e++];if(h===128||e>=E.length)return E.length;h<128?a(e,Math.min(h+1,E.length-
e),0):a(e,0,257-h),e+=h<128?h+1:1}return e}}),94322:((K,C,g)=>{g.d(C,{Io:()=>A,Qd:()=>r,xm:()=>D});const r=1<<17,b=1<<19;function D(E){for(;;){const{done:f,value:a}=E.
next();if(f)return a}}async function A(E,f){for(;;){const{done:a,value:e}=E.next();if(a)return e;const o=f.step(b);o&&await o}}}),54771:((K,C,g)=>{g.d(C,{Q:()=>r});
class r extends Error{}}),42973:((K,C,g)=>{g.d(C,{F:()=>D,M:()=>b});var r=g(58552);const b={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*
1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,objectValues:32*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,
pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,dataBytes:5e7,
searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function D(A,E,f,a="file"){return new r.
zU("limit_exceeded",E,{issues:[{field:a,message:`${E}.`}],advice:`${f} (limit: ${A})`})}}),27041:((K,C,g)=>{g.d(C,{c:()=>p});var r=g(98446),b=g(42973);const D={
operators:20,characters:0,glyphSteps:50,dataBytes:0},A="Open it in another PDF program and save it again",E="Split it, or ask for fewer pages",f={operators:["Th\
e pages of the document draw","operator",A],characters:["The pages have","character",E],glyphSteps:["The programs of the glyphs take","step",A],dataBytes:["The \
result has","byte",E]},a=2**20;class e{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(O){this.limits=O}admit(O){this.bytes+=
O}spend(O,m){const l=this.spent[O]+=m;if(l<=this.limits[O])return;const R=this.limits[O]+Math.max(this.bytes-a,0)*D[O];if(l<=R)return;const[s,c,t]=f[O];throw(0,b.
F)(O,`${s} more than ${(0,r.y_)(R,c)}`,t)}}var o=g(27059);const h=20,M=100,y=8e6;class p{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=y;held={
all:new Set,bytes:0,most:0};constructor(O,m,l,R=new o.f,s=new e(O)){this.limits=O,this.codec=m,this.large=l,this.scratch=R,this.budget=s,this.stream=O.streamBytes,
this.total=this.remaining=this.held.most=O.allowance,this.values=O.values}admit(O){const m=O*this.limits.expansion;this.documents++,this.budget.admit(O),this.total+=
m,this.remaining+=m,this.values+=O*M,this.held.most+=O*h}fork(){const O=new p(this.limits,this.codec,this.large,this.scratch,this.budget);return O.documents=this.
documents,O.total=this.total,O.remaining=this.remaining,O.values=this.values,O.numbers=this.numbers,O.held=this.held,O}takeNumbers(O){if(this.numbers-=O,this.numbers<
0)throw(0,b.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(O){return O>this.remaining?!1:(this.remaining-=O,!0)}release(O){this.remaining+=O}hold(O,m,l){const{held:R}=this;R.all.add({bytes:O,
holder:m,key:l}),R.bytes+=O;for(const s of R.all){if(R.bytes<=R.most||R.all.size===1)return;R.all.delete(s),R.bytes-=s.bytes,s.holder.deref()?.delete(s.key)}}}}),
27059:((K,C,g)=>{g.d(C,{f:()=>r});class r{memory=new Uint8Array(0);codes;atLeast(E){const f=Math.min(E,D);return this.memory.length<f&&(this.memory=new Uint8Array(
Math.min(D,Math.max(b,f*2)))),this.memory}}const b=16384,D=1<<20}),43749:((K,C,g)=>{g.d(C,{T:()=>b,V:()=>A});var r=g(78157);class b{a=1;b=0;add(f){let{a,b:e}=this;
for(let o=0;o<f.length;){const h=Math.min(o+2e3,f.length);for(;o+4<=h;o+=4)e+=a+=f[o],e+=a+=f[o+1],e+=a+=f[o+2],e+=a+=f[o+3];for(;o<h;)e+=a+=f[o++];a%=65521,e%=
65521}this.a=a,this.b=e}get value(){return this.b*65536+this.a}}const D=256;function A(E,f,a){let e=E.length;for(;e>0&&E.length-e<D&&r.Kl[E[e-1]]===r.t6;)e--;if(f>
e-4)return!1;const o=Buffer.alloc(4);return o.writeUInt32BE(a),!(0,r.bS)(E.subarray(-D)).includes(o)}}),78157:((K,C,g)=>{g.d(C,{$k:()=>yt,A4:()=>N,AF:()=>nt,AN:()=>et,
AV:()=>F,AZ:()=>rt,Ah:()=>P,Cq:()=>r,Cx:()=>M,D:()=>at,Ec:()=>e,G_:()=>b,HF:()=>j,HV:()=>B,HY:()=>st,Hh:()=>gt,Hv:()=>w,IQ:()=>h,JI:()=>ot,Kl:()=>Y,Li:()=>ht,MV:()=>Z,
N5:()=>x,N9:()=>it,OY:()=>z,PZ:()=>Ct,WL:()=>n,Wd:()=>pt,Z4:()=>a,ay:()=>Lt,b9:()=>p,bS:()=>ct,cL:()=>m,d2:()=>D,du:()=>u,em:()=>R,ev:()=>s,fX:()=>O,gq:()=>Pt,iH:()=>c,
j8:()=>Mt,jq:()=>Ot,kR:()=>A,l0:()=>l,mE:()=>Dt,o1:()=>E,r_:()=>d,rc:()=>_,rg:()=>kt,s1:()=>y,sk:()=>bt,t6:()=>q,t9:()=>At,tF:()=>S,tw:()=>W,u7:()=>f,vz:()=>t,w1:()=>ft,
wb:()=>xt,wn:()=>o,wt:()=>i,y_:()=>Et,yh:()=>mt,yp:()=>ut,yq:()=>tt});const r=0,b=8,D=9,A=10,E=12,f=13,a=32,e=33,o=35,h=37,M=40,y=41,p=43,x=45,O=46,m=47,l=48,R=55,
s=57,c=60,t=62,n=91,d=92,i=93,w=123,_=125,u=126,P=66,S=67,U=68,B=69,W=73,N=76,F=82,z=98,V=100,j=101,Z=102,$=106,tt=110,J=111,nt=114,st=115,mt=116,gt=117,Et=122,
it=0,q=1,wt=2,Tt=3,Y=new Uint8Array(256);for(const T of[r,D,A,E,f,a])Y[T]=q;for(const T of"(<>[]/%")Y[T.charCodeAt(0)]=wt;for(const T of"){}")Y[T.charCodeAt(0)]=
Tt;function et(T,L,k){for(;L<k;){const v=T[L];if(Y[v]===q)L++;else if(v===h)L=at(T,L,k);else break}return L}function Mt(T,L,k){for(;L<k&&Y[T[L]]===q;)L++;return L}
function at(T,L,k){for(;L<k&&T[L]!==A&&T[L]!==f;)L++;return L}function At(T,L,k){const v=rt(T,L,k);return v<0?k:v}function rt(T,L,k,v=0){for(;L<k;){const I=T[L++];
if(I===d)L++;else if(I===M)v++;else if(I===y&&--v===0)return L}return~v}function Ot(T,L,k=T.length){const v=rt(T,L,k);return v<0?~v:0}function yt(T,L,k){for(;L<
k;)if(T[L++]===t)return L;return k}function ht(T){return T===void 0?-1:T>=l&&T<=s?T-l:T>=65&&T<=70?T-55:T>=97&&T<=102?T-87:-1}function bt(T,L,k){const v=T[k-1]===
t,I=new Uint8Array(k-L+(v?0:1)>>1);let H=k-L<Rt?0:St(T,L,k,I),G=-1;for(let Q=L+2*H;Q<k&&T[Q]!==t;Q++){const X=ht(T[Q]);X<0||(G<0?G=X:(I[H++]=G*16+X,G=-1))}return G>=
0&&(I[H++]=G*16),H===I.length?I:I.subarray(0,H)}const[Rt,lt]=[4096,1<<20];function St(T,L,k,v){const[I,H]=[ct(T),ct(v)];let G=0;for(let Q=L;Q<k;Q=L+2*G){const X=I.
toString("latin1",Q,Math.min(Q+lt,k)),_t=H.write(X,G,"hex");if(G+=_t,2*_t<lt)break}return G}function pt(T,L,k){for(;L<k&&Y[T[L]]===it;)L++;return L}function ft(T,L,k){
for(let v=0;v<k.length;v++)if(T[L+v]!==k.charCodeAt(v))return!1;return!0}function xt(T,L,k){return ft(T,L,k)&&Y[T[L+k.length]??a]!==it}const ut=T=>T!==void 0&&T>=
l&&T<=s;function ot(T,L,k){let v=0,I=L;for(;I<k&&ut(T[I]);)v=v*10+(T[I++]-l);return I===L?{value:-1,after:I}:{value:v,after:I}}function Lt(T,L,k){const v=et(T,L,
k),I=ot(T,v,k);if(I.value<0||I.after===k||Y[T[I.after]]!==q)return;const H=et(T,I.after,k),G=H<k&&T[H]===x,Q=ot(T,G?H+1:H,k);if(Q.value<0||Q.value>65535)return;
const X=et(T,Q.after,k);if(dt(T,X))return{number:I.value,generation:G?1:Q.value,start:v,body:X+3}}const Pt=T=>new Uint8Array(T.buffer,T.byteOffset,T.byteLength),
Dt=T=>T.length===1?T[0]:Buffer.concat(T),ct=T=>Buffer.from(T.buffer,T.byteOffset,T.byteLength);function Ct(T,L,k,v){let I=0,H=T[L];for(;H>=l&&H<=s;H=T[++L])I=I*
10+(H-l);if(I!==k||H!==a||(I=0,H=T[++L],H<l||H>s))return-1;for(;H>=l&&H<=s;H=T[++L])I=I*10+(H-l);return I!==v||H!==a?-1:dt(T,L+1)?L+4:-1}const dt=(T,L)=>T[L]===
J&&T[L+1]===z&&T[L+2]===$,kt=(T,L)=>T[L]===j&&T[L+1]===tt&&T[L+2]===V&&T[L+3]===J&&T[L+4]===z&&T[L+5]===$}),33095:((K,C,g)=>{g.d(C,{W:()=>f,i:()=>b});var r=g(11544);
function b(a,e){const o=new r.K(a,h=>e.copy(h,0,h.length));return Object.assign(o.s,{i:0,w:0,z:0}),o}const D=1<<18,A=32768,E={h:new Uint16Array(0),p:new Uint16Array(
0)};function f(a,e,o){const h=b(e,o);if(E.h.length===0)Object.assign(E,{h:new Uint16Array(D),p:new Uint16Array(A)});else for(const M of[E.h,E.p])M.fill(0);Object.
assign(h.s,E),h.push(a,!0)}}),4537:((K,C,g)=>{g.d(C,{Q:()=>a});var r=g(43749),b=g(49692);const D=1<<18,A=4096,E=8,f=3e5;async function a(h,M,y,p,x){const[O=0,m=0]=h;
if((O&15)!==8||(O<<8|m)%31!==0||m&32)return{ending:"damaged",reached:0,consumed:0,sum:1,broken:!1};const l=new b.S3(h,2),R=Math.floor(Math.max(A,Math.min(D/p,h.
length*E))),s=new Uint8Array(b.jf+R+b.yO),c=new r.T;let[t,n]=[0,0];for(;l.progress==="more"&&t<=M;){n>b.jf&&(s.copyWithin(0,n-b.jf,n),n=b.jf);const w=l.inflate(
s,n,n+R),_=s.subarray(n,w),u=Math.min(_.length,M-t);c.add(_),u>0&&x(_.subarray(0,u)),t+=_.length,n=w;const P=y.step(Math.max(_.length*p,f));P&&await P}const{consumed:d,
isBroken:i}=l;return{ending:e(l,h,t-M,c.value),reached:t,consumed:d,sum:c.value,broken:i}}function e({progress:h},M,y,p){return y>0?"loose":h!=="ended"&&h!=="mo\
re"?y===0?"loose":h:o(M,p)?"clean":"loose"}function o(h,M){const y=Buffer.from(h.subarray(-6));for(let p=0;p<=2&&y.length>=4+p;p++)if(y.readUInt32BE(y.length-4-
p)===M)return!0;return!1}}),79145:((K,C,g)=>{g.d(C,{I:()=>D,w:()=>A});var r=g(64680);const b=1<<22;class D{parts;constructor(f){this.parts=[new r.k(Math.min(f,b))]}copy(f,a,e){
let o=this.parts.at(-1);o.length>0&&o.length+e-a>b&&this.parts.push(o=new r.k(b)),o.copy(f,a,e)}join(f){return A(this.parts.map(({bytes:a})=>a),f)}}async function A(E,f){
if(E.length===1)return E[0];const a=Buffer.allocUnsafeSlow(E.reduce((o,{length:h})=>o+h,0));let e=0;for(const o of E){a.set(o,e),e+=o.length;const h=f.step(o.length);
h&&await h}return a}}),64680:((K,C,g)=>{g.d(C,{k:()=>A,t:()=>E});var r=g(78157);const b=12,D=20;class A{buffer;memory;length=0;constructor(e){this.buffer=Buffer.
allocUnsafeSlow(Math.max(e,256)),this.memory=(0,r.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){
const e=Buffer.allocUnsafeSlow(this.length);return e.set(this.bytes),e}clear(){this.length=0}from(e){return this.memory.subarray(e,this.length)}reserve(e){const o=this.
length+e;o>this.memory.length&&this.grow(o)}grow(e){const o=Buffer.allocUnsafeSlow(Math.max(e,Math.ceil(this.memory.length*1.5)));o.set(this.bytes),this.buffer=
o,this.memory=(0,r.gq)(o)}copy(e,o,h){const M=h-o;if(this.reserve(M),M<b){const{memory:y}=this;let p=this.length;for(let x=o;x<h;x++)y[p++]=e[x]}else this.memory.
set(new Uint8Array(e.buffer,e.byteOffset+o,M),this.length);this.length+=M}text(e){const o=e.length;if(this.reserve(o),o<D){const{memory:h}=this;let M=this.length;
for(let y=0;y<o;y++)h[M++]=e.charCodeAt(y)}else this.buffer.write(e,this.length,"latin1");this.length+=o}integer(e){this.reserve(20);const{memory:o}=this,h=f(e);
for(let M=this.length+h-1;M>=this.length;M--){const y=Math.floor(e/10);o[M]=r.l0+(e-y*10),e=y}this.length+=h}byte(e){this.reserve(1),this.memory[this.length++]=
e}fill(e,o){this.reserve(e),o(this.memory,this.length),this.length+=e}}class E{length=0;copy(e,o,h){this.length+=h-o}text(e){this.length+=e.length}integer(e){this.
length+=f(e)}byte(){this.length++}fill(e){this.length+=e}}function f(a){return a<10?1:a<100?2:a<1e3?3:a<1e4?4:a<1e5?5:a<1e6?6:String(a).length}}),68973:((K,C,g)=>{
g.d(C,{a5:()=>x,g0:()=>e,uM:()=>a});var r=g(11544),b=g(33095),D=g(43749),A=g(78157),E=g(4537),f=g(79145);const a=({codec:m,pace:l})=>m??y(l),e=({codec:m,pace:l})=>m&&
{deflate:(R,s)=>y(l).deflate(R,s),inflate:(R,s)=>m.inflate(R,s),inflateNow:(R,s)=>m.inflateNow(R,s)},o=65536,h=16384,M=1e5,y=m=>({async deflate(l,R){if(l.length<=
h){const t=(0,r.$)(l,{level:R}),n=m.step(M+l.length*10);return n&&await n,t}const s=new f.I(l.length>>2);if(l.length<=o){await m.rest(),(0,b.W)(l,{level:R},s);const t=m.
step(M+l.length*10);return t&&await t,s.join(m)}const c=(0,b.i)({level:R},s);for(let t=0;t<l.length;t+=o){l.length-t>h&&await m.rest(),c.push(l.subarray(t,t+o),
t+o>=l.length);const n=m.step(M+Math.min(l.length,o)*10);n&&await n}return s.join(m)},async inflate(l,R){const{bytes:s,ending:c}=await O(l,R,m);return c==="clea\
n"?s:void 0}}),p=Uint8Array.of(120,156);async function x(m,l,R){const s=(0,A.j8)(m,0,Math.min(m.length,4)),[c=0,t=0]=m.subarray(s,s+2),n=(c&15)===8&&(c<<8|t)%31===
0,d=n?m.subarray(s):(0,A.mE)([p,m]),{bytes:i,reached:w,ending:_,consumed:u,sum:P,broken:S}=await O(d,l,R),U=_==="clean"||_==="loose",B=n&&_==="loose"&&w<l&&(0,D.
V)(d,u,P);return{bytes:i,reached:w,damaged:!U||!n,mismatch:B,broken:S}}async function O(m,l,R){const s=new f.I(Math.min(m.length*4,l));return{...await(0,E.Q)(m,
l,R,1,t=>s.copy(t,0,t.length)),bytes:await s.join(R)}}}),82416:((K,C,g)=>{g.d(C,{E3:()=>m,MQ:()=>b,U1:()=>h,kz:()=>a,nK:()=>x,pS:()=>O});var r=g(78157);function b(s,c,t){
if(t-c>D)return A(s,c,t);let n="";for(let d=c;d<t;d++){const i=s[d]===r.wn?E(s,d,t):-1;n+=String.fromCharCode(i<0?s[d]:i),i>=0&&(d+=2)}return n}const D=127;function A(s,c,t){
const n=Buffer.allocUnsafe(t-c);let d=0;for(let i=c;i<t;i++){const w=s[i]===r.wn?E(s,i,t):-1;n[d++]=w<0?s[i]:w,w>=0&&(i+=2)}return n.toString("latin1",0,d)}function E(s,c,t){
if(c+2>=t)return-1;const[n,d]=[(0,r.Li)(s[c+1]),(0,r.Li)(s[c+2])];return n>=0&&d>=0?n*16+d:-1}const f=15;function a(s,c,t){let n=c;const d=s[n];(d===r.N5||d===r.
b9)&&n++;let i=0,w=-1,_=0;for(;n<t;n++){const P=s[n];if(P>=r.l0&&P<=r.ev)_=_*10+(P-r.l0),i++,w>=0&&w++;else if(P===r.fX&&w<0)w=0;else break}if(n<t||i===0||i>f)return o(
s,c,t);const u=w>0?_/e[w]:_;return d===r.N5?-u:u}const e=Float64Array.from({length:f+1},(s,c)=>10**c);function o(s,c,t){const n=(0,r.bS)(s).toString("latin1",c,
t),d=Number(n);if(!Number.isNaN(d)&&/^[+-]?[\d.]/.test(n))return d;const i=/^[+-]*(\d*\.?\d*)/.exec(n),w=Number(i?.[1]??0)||0;return n.startsWith("-")?-w:w}function h(s,c,t){
const n=M(s,c,t);if(n<t&&s[n]===r.s1)return s.subarray(c,n);const d={at:c,used:0,depth:1,out:new Uint8Array(t-c)};return y(s,d,t,t),d.out.subarray(0,d.used)}function M(s,c,t){
for(let n=c;n<t;n++){const d=s[n];if(d===r.s1||d===r.Cx||d===r.r_||d===r.u7)return n}return t}function y(s,c,t,n){const{out:d}=c;let{at:i,used:w,depth:_}=c;for(;i<
t;i++){let u=s[i];if(u===r.Cx)_++;else if(u===r.s1){if(--_===0)break}else if(u===r.u7)s[i+1]===r.kR&&i++,u=r.kR;else if(u===r.r_){if(u=s[++i],i>=n)break;if(u>=r.
l0&&u<=r.em){let P=u-r.l0;for(let S=0;S<2&&s[i+1]>=r.l0&&s[i+1]<=r.em;S++)P=P*8+s[++i]-r.l0;u=P&255}else if(u===r.u7){s[i+1]===r.kR&&i++;continue}else{if(u===r.
kR)continue;u=R[u]}}d[w++]=u}c.at=i,c.used=w,c.depth=_}const p=1<<20;async function x(s,c,t,n){if(s[c]!==r.Cx)return O(s,c+1,t,n);const d=c+1;let i=d;for(let _=d;i===
_&&_<t;){_=Math.min(_+p,t),i=M(s,i,_);const u=n.step(p);u&&await u}if(i<t&&s[i]===r.s1)return s.subarray(d,i);const w={at:d,used:0,depth:1,out:new Uint8Array(t-
d)};for(;w.at<t&&w.depth>0;){y(s,w,Math.min(w.at+p,t),t);const _=n.step(2*p);_&&await _}return w.out.subarray(0,w.used)}async function O(s,c,t,n){const d=new Uint8Array(
t-c);let i=0;for(let _=c;_<t&&s[_]!==r.vz;){for(const P=Math.min(_+p,t);_<P&&s[_]!==r.vz;_++)(0,r.Li)(s[_])>=0&&(d[i++]=s[_]);const u=n.step(2*p);u&&await u}const w=new Uint8Array(
i+1>>1);for(let _=0;_<i;_+=p){w.set((0,r.sk)(d,_,Math.min(_+p,i)),_>>1);const u=n.step(2*p);u&&await u}return w}const m=(s,c,t)=>s[c]===r.Cx?h(s,c+1,t):(0,r.sk)(
s,c+1,t),l=new Map([[r.yq,r.kR],[r.AF,r.u7],[r.yh,r.d2],[r.OY,r.G_],[r.MV,r.o1]]),R=Uint8Array.from({length:256},(s,c)=>l.get(c)??c)})};
