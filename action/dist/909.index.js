"use strict";exports.id=909,exports.ids=[909],exports.modules={11544:((G,D,_)=>{_.d(D,{$:()=>O,K:()=>x});const o=()=>_(57991),O=(w,d)=>o().zlibSync(w,d),x=function(...w){return Reflect.
construct(o().Zlib,w)}}),57991:((G,D,_)=>{_.r(D),_.d(D,{Zlib:()=>o.KK,zlibSync:()=>o.$});var o=_(37718)}),49692:((G,D,_)=>{_.d(D,{S3:()=>f,yO:()=>E,jf:()=>l});const o=15,
O=10,x=Uint8Array.of(16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15),w={literals:Int32Array.from({length:288},(M,e)=>{if(e<256)return e<<8;if(e===256)return 240;
if(e>285)return 224;if(e===285)return 66064;const{base:t,bits:i}=d(e-257,4);return t+3<<8|i+1<<4}),distances:Int32Array.from({length:32},(M,e)=>{if(e>29)return 224;
const{base:t,bits:i}=d(e,2);return t+1<<8|i<<4})};function d(M,e){if(M<2*e)return{base:M,bits:0};const t=Math.floor(M/e)-1;return{base:e+M%e<<t,bits:t}}const g=Uint16Array.
from({length:1<<O},(M,e)=>{let t=0;for(let i=0;i<O;i++)t|=(e>>i&1)<<O-1-i;return t});class c{table=new Int32Array(1<<O);mask=0;meanings;counts=new Uint16Array(o+
1);symbols;constructor(e){this.meanings=w[e],this.symbols=new Uint16Array(this.meanings.length)}assign(e,t,i){const{counts:s,symbols:u}=this;s.fill(0);for(let S=t;S<
i;S++)s[e[S]]++;s[0]=0;const h=new Uint16Array(o+2);let a=1,y=0;for(let S=1;S<=o;S++){if(a=a*2-s[S],a<0)return!1;s[S]>0&&(y=S),h[S+1]=h[S]+s[S]}for(let S=t;S<i;S++)
e[S]!==0&&(u[h[e[S]]++]=S-t);return this.fillTable(Math.min(y,O)),!0}fillTable(e){const{table:t,counts:i,symbols:s,meanings:u}=this,h=1<<e;this.mask=h-1,t.fill(
0,0,h);let a=0,y=0;for(let S=1;S<=e;S++,a<<=1)for(let I=i[S];I>0;I--,a++){const U=u[s[y++]]|S,k=1<<S;for(let v=g[a]>>O-S;v<h;v+=k)t[v]=U}}longEntryOf(e){const t=this.
find(e);return t<0?224:this.meanings[t>>4]|t&15}find(e){let[t,i,s]=[0,0,0];for(let u=1;u<=o;u++){t|=e>>u-1&1;const h=this.counts[u];if(t-h<i)return this.symbols[s+
t-i]<<4|u;s+=h,i=i+h<<1,t<<=1}return-1}}let n;function r(){if(n)return n;const M=new Uint8Array(288).fill(8).fill(9,144,256).fill(7,256,280),[e,t]=[new c("liter\
als"),new c("distances")];return e.assign(M,0,M.length),t.assign(new Uint8Array(32).fill(5),0,32),n={literals:e,distances:t}}const l=32768,E=258,A=8,R=256,b=12,
T=64,P=1<<29,L=-2,C=-1;class f{memory;progress="more";bit=0;end;begin;isTail=!1;block=L;isLast=!1;codes;data;constructor(e,t,i={}){this.memory=i,this.begin=Math.
min(t,e.length),this.data=e.subarray(t),this.end=this.data.length}get consumed(){return this.begin+Math.min(Math.ceil(this.bit/8),this.end)}get isBroken(){return this.
progress==="damaged"&&this.consumed<this.begin+this.end-A}inflate(e,t,i){let s=t,u=0;for(;s<i&&this.progress==="more";)if(this.bit>P&&this.moveTo(this.bit>>3),this.
block===C)s=this.followCodes(e,s,i);else if(this.block!==L)s=this.copyStored(e,s,i);else if(this.isLast)this.progress="ended";else{if(++u>R)break;this.beginBlock()}
return s}moveTo(e){this.data=this.data.subarray(e),this.begin+=e,this.end-=e,this.bit-=e*8}beginBlock(){this.isLast=this.take(1)===1;const e=this.take(2);e===0?
this.beginStored():e===1?this.codes=r():e===3?this.fail():this.readCodes(),e!==0&&(this.block=C)}beginStored(){this.bit=this.bit+7&-8;const e=this.take(16);this.
take(16)===(e^65535)?this.block=e===0?L:e:this.fail()}copyStored(e,t,i){const s=this.bit>>3,u=Math.min(this.block,i-t,this.end-s);return u===0?(this.progress="s\
hort",t):(e.set(this.data.subarray(s,s+u),t),this.bit+=u*8,this.block-=u,this.block===0&&(this.block=L),t+u)}readCodes(){const e=this.take(5)+257,t=this.take(5)+
1,i=this.take(4)+4,s=this.memory.codes??={literals:new c("literals"),distances:new c("distances")},u=new Uint8Array(e+t);for(let a=0;a<i;a++)u[x[a]]=this.take(3);
if(!s.literals.assign(u,0,x.length))return this.fail();this.readLengths(s.literals,u),s.literals.assign(u,0,e)&&s.distances.assign(u,e,u.length)||this.fail(),this.
codes=s}readLengths({table:e,mask:t},i){i.fill(0);for(let s=0;s<i.length&&this.progress==="more";){const u=e[this.look()&t];if(u===0)return this.fail();this.take(
u&15);const h=u>>8;if(h<=o){i[s++]=h;continue}const a=h===16?this.take(2)+3:h===17?this.take(3)+3:this.take(7)+11;if(s+a>i.length||h===16&&s===0)return this.fail();
h===16&&i.fill(i[s-1],s,s+a),s+=a}}fail(){this.progress==="more"&&(this.progress=this.bit>this.end*8?"short":"damaged")}followCodes(e,t,i){let s=t;if(!this.isTail){
if(s=this.followAhead(e,t,i),s>=i||this.progress!=="more"||this.block!==C)return s;this.turnToTail()}for(;s<i&&this.progress==="more"&&this.block===C;){const u=s;
if(s=this.followAhead(e,s,s+1),!(this.bit<=this.end*8))return this.progress="short",u}return s}turnToTail(){this.isTail=!0,this.moveTo(Math.max(0,Math.min(this.
bit>>3,this.end-T)));const e=new Uint8Array(this.end+2*b);e.set(this.data),this.data=e}followAhead(e,t,i){const{data:s,codes:u}=this,{literals:h,distances:a}=u,
{table:y,mask:S}=h,{table:I,mask:U}=a,k=(s.length-b)*8;let{bit:v}=this,z=t;for(;z<i&&v<=k;){let N=v>>3,j=(s[N]|s[N+1]<<8|s[N+2]<<16|s[N+3]<<24)>>>(v&7),F=y[j&S];
F===0&&(F=h.longEntryOf(j));const J=F&15;v+=J;let $=F>>4&15;if($===0){e[z++]=F>>8,F=y[(j>>>=J)&S],(F&240)===0&&F!==0&&z<i&&(e[z++]=F>>8,v+=F&15);continue}if($>6){
$===15?this.block=L:this.progress="damaged";break}$--;const tt=(F>>8)+(j>>>J&(1<<$)-1);v+=$,N=v>>3,j=(s[N]|s[N+1]<<8|s[N+2]<<16|s[N+3]<<24)>>>(v&7),F=I[j&U],F===
0&&(F=a.longEntryOf(j)),v+=F&15,$=F>>4&15,N=v>>3,j=(s[N]|s[N+1]<<8|s[N+2]<<16)>>>(v&7);const q=(F>>8)+(j&(1<<$)-1);if($>13||q>z){this.progress="damaged";break}v+=
$;const nt=z+tt;for(let st=z-q;z<nt;)e[z++]=e[st++]}return this.bit=v,z}look(){const e=this.bit>>3,{data:t}=this;return((t[e]??0)|(t[e+1]??0)<<8|(t[e+2]??0)<<16)>>
(this.bit&7)}take(e){const t=this.look()&(1<<e)-1;return this.bit+=e,this.bit>this.end*8&&this.fail(),t}}}),73208:((G,D,_)=>{_.d(D,{HR:()=>d,J7:()=>x,h5:()=>o,md:()=>O});
const o=new Set(["content","a font","an image"]),O="a page size";class x{cut=new Set;contradicted=new Set;sound=0;wrong=0;get all(){const c=this.wrong>1&&this.sound===
0&&this.cut.size===0;return[...new Set([...this.cut,...c?[]:this.contradicted])]}addSound(){this.sound++}addCut(c){this.cut.add(c)}addContradicted(c){this.wrong++,
this.contradicted.add(c)}}const w={asked:new Set,broken:[],isDoubtful:!1,damagedData:[]};class d{before;watched=new Map;constructor(c=new Map){this.before=c}watch(c,n){
const{asked:r,broken:l,doubtful:E,damaged:A}=n;this.watched.set(c,{...n,known:{asked:r.size,broken:l.size,doubtful:E.size,damaged:A.all.length}})}of(c){return this.
before.get(c)??w}review(){const c=new Map;for(const[n,{asked:r,broken:l,doubtful:E,damaged:A,known:R}]of this.watched){const b=r.size>R.asked||E.size>R.doubtful;
(b||l.size>R.broken||A.all.length>R.damaged)&&c.set(n,{asked:r,broken:[...l.keys()],isDoubtful:b,damagedData:A.all})}return c.size>0?new d(c):void 0}}}),3405:((G,D,_)=>{
_.d(D,{B:()=>x});var o=_(94322),O=_(78157);function*x(w){let d=w.length+5;for(let E=0;E<w.length;E+=o.Qd){const A=Math.min(E+o.Qd,w.length);for(let R=E;R<A;R++)
w[R]===O.y_&&(d+=3);yield}const g=new Uint8Array(d);let c=0,n=0,r=0,l=w[0]===O.iH&&w[1]===O.du?2:0;for(;l<w.length;l++){l%o.Qd===o.Qd-1&&(yield);const E=w[l];if(E===
O.du)break;if(O.Kl[E]!==O.t6){if(E===O.y_&&r===0){c+=4;continue}if(!(E<O.Ec||E>O.Hh)&&(n=n*85+(E-O.Ec),!(++r<5))){for(let A=24;A>=0;A-=8)g[c++]=Math.floor(n/2**
A)&255;n=r=0}}}if(r>1){for(let E=r;E<5;E++)n=n*85+84;for(let E=0;E<r-1;E++)g[c++]=Math.floor(n/2**(24-8*E))&255}return g.slice(0,c)}}),81272:((G,D,_)=>{_.d(D,{g:()=>w,
q:()=>x});var o=_(42973),O=_(79145);function x({stream:d,total:g,documents:c=1},n){const r="It may be a decompression bomb; if it is not, save it without compre\
ssion in another program",l=c===1?"the document":"this document and of those before it";return n>d?(0,o.FU)("streamBytes",`A stream of the document expands to m\
ore than ${d} bytes`,r):(0,o.FU)("expansion",`The streams of ${l} expand to more than ${g} bytes`,r)}class w{budget;watch;chunks=[];size=0;constructor(g,c){this.
budget=g,this.watch=c}push(g){if(this.size+=g.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,x(this.
budget,this.size);this.watch?.(this.size),this.chunks.push(g)}finishAtEase(g){return this.budget.remaining-=this.size,(0,O.w)(this.chunks,g)}finish(){if(this.budget.
remaining-=this.size,this.chunks.length===1)return this.chunks[0];const g=new Uint8Array(this.size);let c=0;for(const n of this.chunks)g.set(n,c),c+=n.length;return g}}}),
3084:((G,D,_)=>{_.d(D,{V:()=>w});var o=_(68973),O=_(81272),x=_(11032);async function w(d,g,c,{codec:n,pace:r},l={found:!1}){if(c.remaining<=0)throw(0,O.q)(c,0);
const E=Math.min(c.stream,c.remaining);let A=await n?.inflate(d,E);if(!A){const{bytes:R,reached:b,damaged:T,mismatch:P,broken:L}=await(0,o.a5)(d,E,r);if(l.found||=
T,L&&(l.broken=!0),l.mismatch===!1&&(l.mismatch=P),b>E)throw c.remaining-=b,(0,O.q)(c,b);if(R.length===0)return;A=R}return c.remaining-=A.length,(0,x.M)(A,g,r,l)}}),
93098:((G,D,_)=>{_.d(D,{I:()=>E,J:()=>M});var o=_(54771),O=_(82416),x=_(3405),w=_(81272),d=_(3084),g=_(19590),c=_(60269),n=_(11032),r=_(70097),l=_(94322);const E=1<<
21,A=80,R=20,b=1e3,T=8,P=E>>11,L=6e6,C=64,f=1<<27;class M{kept=[];bytes=0;met;results=[];open;async run(a,y){for(;;){try{const S=await y();if(!this.met&&!this.open)
return S}catch(S){if(!this.met&&!this.open)throw S}await a.rest(),this.met&&await this.decode(a),this.open&&await this.takeOpen(this.open,a)}}find(a,y,S){const I=this.
kept.find(j=>s(j,a));if(!I)return;const{bytes:U,damaged:k,mismatch:v,broken:z,refusal:N}=I;if(N)throw y.remaining-=N.cost,N.error;if(U.length>y.stream||U.length>
y.remaining)throw(0,w.q)(y,U.length);return y.remaining-=U.length,S.found||=k,z&&(S.broken=!0),S.mismatch===!1&&(S.mismatch=v),U}watch(a,y){if(a.data.length<P||
this.kept.length>=C||this.bytes>=f)return;let[S,I]=[performance.now(),0];return U=>{const k=performance.now();if(I+=Math.min(k-S,T),S=k,!(U<=E&&I<A&&(I<R||U>I*b)))
throw this.met={encoded:a,budget:y},new o.Q("A stream is decoded with pauses, and the work begins again")}}take(a,y,S){const I=this.results.find(k=>u(k.data,a));
if(I?.error)throw I.error;if(I)return I.result;const U=this.results.length<C&&this.bytes<f;for(let k=0;;){const{done:v,value:z}=y.next();if(v)return z;if(k+=z,!(k<
L||!U))throw this.open={data:a,steps:y,bytesOf:S},new o.Q("A stream is read with pauses, and the work begins again")}}async takeOpen({data:a,steps:y,bytesOf:S},I){
for(this.open=void 0;;){let U;try{U=y.next()}catch(v){this.results.push({data:a,error:v});return}if(U.done){this.results.push({data:a,result:U.value}),this.bytes+=
a.length+S(U.value);return}const k=I.step(U.value);k&&await k}}async decode(a){const{encoded:y,budget:S}=this.met;this.met=void 0;const I={found:!1,mismatch:!1,
broken:!1},U=S.remaining;try{const k=await t(y,S,I,a);this.kept.push({...y,bytes:k,damaged:I.found,mismatch:I.mismatch,broken:I.broken}),this.bytes+=k.length}catch(k){
const v=U-S.remaining;if(v===0)throw k;this.kept.push({...y,bytes:e,damaged:!0,mismatch:!1,refusal:{error:k,cost:v}})}}}const e=new Uint8Array(0);async function t({
filter:h,data:a,parameters:y},S,I,U){if(h==="FlateDecode")return await(0,d.V)(a,y,S,{pace:U},I)??new Uint8Array(0);if(h==="ASCII85Decode")return(0,l.Io)((0,x.B)(
a),U);if(h==="ASCIIHexDecode")return(0,O.pS)(a,0,a.length,U);if(h==="RunLengthDecode")return(0,l.Io)((0,r.A)(a,S),U);const k=await(0,g.B)(a,(0,c.c)(y,"EarlyChan\
ge",1),S,I,U);return(0,n.M)(k,y,U,I)}const i=["Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function s(h,a){return h.filter!==a.filter||h.data.
length!==a.data.length||i.some(y=>(0,c.c)(h.parameters,y,-1)!==(0,c.c)(a.parameters,y,-1))?!1:u(h.data,a.data)}const u=(h,a)=>h===a||h.length===a.length&&Buffer.
compare(h,a)===0}),61811:((G,D,_)=>{_.d(D,{W:()=>g,w:()=>d});const o=4096,O=12,x=65536,w=-1,d=(c,n)=>Math.max(n,Math.min(O,32-Math.clz32(c)));class g{sink;next;previous=w;first;prefix=new Int16Array(
o);suffix=new Uint8Array(o);length=new Uint16Array(o);out=new Uint8Array(x);used=0;constructor(n,r){this.sink=r,this.first=this.next=n+2;for(let l=0;l<n;l++)this.
suffix[l]=l,this.length[l]=1}get size(){return this.sink.size+this.used}clear(){this.next=this.first,this.previous=w}put(n){const{previous:r,next:l,length:E}=this,
A=n<l;if(!A&&(r===w||n!==l))return!1;const R=A?E[n]:E[r]+1;this.used+R>x&&this.flush();const b=this.used,T=this.write(A?n:r,b);return A||(this.out[b+R-1]=T),r!==
w&&l<o&&this.add(r,T),this.used=b+R,this.previous=n,!0}write(n,r){const{out:l,prefix:E,suffix:A}=this;for(let R=r+this.length[n]-1;R>r;R--)l[R]=A[n],n=E[n];return l[r]=
A[n]}add(n,r){const{next:l}=this;this.prefix[l]=n,this.suffix[l]=r,this.length[l]=this.length[n]+1,this.next=l+1}flush(){this.finish(),this.out=new Uint8Array(x),
this.used=0}finish(){this.sink.push(this.out.subarray(0,this.used))}}}),19590:((G,D,_)=>{_.d(D,{B:()=>n,k:()=>g});var o=_(81272),O=_(61811);const x=256,w=257,d=9;
function g(l,E,A,R,b){const T=new r(l,E,A,b);return T.read(l.length)||(R.found=!0),T.finish()}const c=512;async function n(l,E,A,R,b){const T=new r(l,E,A);for(let P=0;T.
at<l.length;P=T.size){T.read(T.at+c)||(R.found=!0);const L=b.step(c+T.size-P);L&&await L}return T.finishAtEase(b)}class r{data;early;at=0;table;collector;width=d;bits=0;held=0;constructor(E,A,R,b){
this.data=E,this.early=A,this.collector=new o.g(R,b),this.table=new O.W(x,this.collector)}read(E){const{data:A,table:R,early:b}=this,T=Math.min(E,A.length);let{
at:P,width:L,bits:C,held:f}=this;for(;P<T;){if(f=(f<<8|A[P++])&16777215,C+=8,C<L)continue;C-=L;const M=f>>C&(1<<L)-1;if(M===x)R.clear();else if(M===w||!R.put(M))
return this.at=A.length,M===w;L=(0,O.w)(R.next+b,d)}return Object.assign(this,{at:P,width:L,bits:C,held:f}),!0}get size(){return this.table.size}finish(){return this.
table.finish(),this.collector.finish()}finishAtEase(E){return this.table.finish(),this.collector.finishAtEase(E)}}}),60269:((G,D,_)=>{_.d(D,{c:()=>o});function o(O,x,w){
const d=O?.get(x);return typeof d=="number"?Math.trunc(d):w}}),14752:((G,D,_)=>{_.d(D,{X:()=>O,Y:()=>o});function o(x,w,d,g,c,n,r,l=0){const E=d+g,A=d-l+r,R=n-d;
if(x===1)for(let b=Math.max(d,A);b<E;b++)w[b]=w[b]+w[b-r];else if(x===2)for(let b=d;b<E;b++)w[b]=w[b]+c[b+R];else if(x===3)for(let b=d;b<E;b++)w[b]=w[b]+((b>=A?
w[b-r]:0)+c[b+R]>>1);else if(x===4)for(let b=d;b<E;b++){const T=b<A,P=T?0:w[b-r];w[b]=w[b]+O(P,c[b+R],T?0:c[b+R-r])}}function O(x,w,d){const g=x+w-d,[c,n,r]=[Math.
abs(g-x),Math.abs(g-w),Math.abs(g-d)];return c<=n&&c<=r?x:n<=r?w:d}}),11032:((G,D,_)=>{_.d(D,{M:()=>g,T:()=>x});var o=_(60269),O=_(14752);function x(t,i,s){const u=E(
t,i);return u?(u.undo(0,u.count),c(u,s),u.out):t}const w=1<<18,d=4;async function g(t,i,s,u){const h=E(t,i);if(!h)return t;const a=Math.max(1,Math.floor(w/h.size));
for(let y=0;y<h.count;y+=a){const S=s.step(Math.min(a*h.size,t.length,w)*d);S&&await S,h.size>w?await n(h,y,s):h.undo(y,Math.min(y+a,h.count))}return c(h,u),h.out}
function c({hasUnknown:t},i){t&&i&&(i.found=i.broken=!0)}async function n(t,i,s){for(let u=0;u<t.size;u+=w){const h=s.step(w*d);h&&await h,t.undoPart(i,u,Math.min(
u+w,t.size))}}const[r,l]=[2,10];function E(t,i){const s=(0,o.c)(i,"Predictor",1);if(s<=1||s>r&&s<l)return;const u=e((0,o.c)(i,"Colors",1),1,32),h=e((0,o.c)(i,"B\
itsPerComponent",8),1,16),a=e((0,o.c)(i,"Columns",1),1,1<<24),y=Math.ceil(u*h*a/8);return s===r?A(t,y,u,h):M(t,y,Math.ceil(u*h/8))}function A(t,i,s,u){const h={
colors:s,depth:u,before:new Uint8Array(s),color:0},a=u===8?R:u===16?b:[1,2,4].includes(u)?T:void 0;if(!a)return;const y=t.slice(),S=(I,U,k)=>{const v=I*i;U===0&&
u<8&&(h.before.fill(0),h.color=0),a(y,v,v+U,Math.min(v+k,y.length),h)};return{count:Math.ceil(t.length/i),size:i,out:y,undo(I,U){for(let k=I;k<U;k++)S(k,0,i)},undoPart:S}}
function R(t,i,s,u,{colors:h}){for(let a=Math.max(s,i+h);a<u;a++)t[a]=t[a]+t[a-h]}function b(t,i,s,u,{colors:h}){const a=2*h;for(let y=Math.max(s,i+a);y+1<u;y+=
2){const S=t[y+1]+t[y+1-a];t[y+1]=S,t[y]=t[y]+t[y-a]+(S>>8)}}function T(t,i,s,u,h){const{colors:a,depth:y,before:S}=h,I=(1<<y)-1;let{color:U}=h;for(let k=s;k<u;k++){
const v=t[k];let z=0;for(let N=8-y;N>=0;N-=y){const j=S[U]+(v>>N)&I;S[U]=j,z|=j<<N,U=U+1===a?0:U+1}t[k]=z}h.color=U}const P=64,[L,C]=[4,2],f=(t,i)=>t>L&&i>=C;function M(t,i,s){
const u=Math.ceil(t.length/(i+1)),h=new Uint8Array(t.length-u),a=new Uint8Array(Math.min(i,t.length)),I={count:u,size:i,out:h,undo:(U,k)=>{for(let v=U,z=U*i,N=U*
(i+1);v<k;v++,z+=i,N+=i+1){const j=Math.min(i,t.length-N-1);if(j<P)for(let F=0;F<j;F++)h[z+F]=t[N+1+F];else h.set(t.subarray(N+1,N+1+j),z);I.hasUnknown||=f(t[N],
j),(0,O.Y)(t[N],h,z,j,v===0?a:h,v===0?0:z-i,s)}},undoPart:(U,k,v)=>{const[z,N]=[U*i,U*(i+1)],j=Math.min(v,t.length-N-1)-k;if(j<=0)return;h.set(t.subarray(N+1+k,
N+1+k+j),z+k);const F=U===0?a:h;k===0&&(I.hasUnknown||=f(t[N],j)),(0,O.Y)(t[N],h,z+k,j,F,U===0?k:z-i+k,s,k)},hasUnknown:!1};return I}const e=(t,i,s)=>Math.min(Math.
max(t,i),s)}),70097:((G,D,_)=>{_.d(D,{A:()=>x});var o=_(81272),O=_(94322);function*x(d,g){let c=0;for(let A=0;A<d.length;A=w(d,A,(R,b,T)=>c+=b+T))yield;const n=c>
g.stream||c>g.remaining;if(g.remaining-=c,n)throw(0,o.q)(g,c);const r=new Uint8Array(c);let l=0;const E=(A,R,b)=>{for(let T=0;T<R;T++)r[l+T]=d[A+T];b>0&&r.fill(
d[A],l,l+b),l+=R+b};for(let A=0;A<d.length;A=w(d,A,E))yield;return r}function w(d,g,c){let n=g;for(const r=g+O.Qd;n<r&&n<d.length;){const l=d[n++];if(l===128||n>=
d.length)return d.length;l<128?c(n,Math.min(l+1,d.length-n),0):c(n,0,257-l),n+=l<128?l+1:1}return n}}),94322:((G,D,_)=>{_.d(D,{Io:()=>w,Qd:()=>o,xm:()=>x});const o=1<<
17,O=1<<19;function x(d){for(;;){const{done:g,value:c}=d.next();if(g)return c}}async function w(d,g){for(;;){const{done:c,value:n}=d.next();if(c)return n;const r=g.
step(O);r&&await r}}}),54771:((G,D,_)=>{_.d(D,{Q:()=>o});class o extends Error{}}),42973:((G,D,_)=>{_.d(D,{FU:()=>x,MK:()=>O,e0:()=>w});var o=_(58552);const O={
inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,objectValues:32*1024*
1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,
fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,
drawnBytes:256*1024*1024};function x(d,g,c,n="file"){return new o.zU("limit_exceeded",g,{issues:[{field:n,message:`${g}.`}],advice:`${c} (limit: ${d})`})}const w=()=>x(
"values","The objects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compressio\
n in another program")}),27041:((G,D,_)=>{_.d(D,{c:()=>R});var o=_(98446),O=_(42973);const x={operators:20,characters:0,glyphSteps:50,dataBytes:0},w="Open it in\
 another PDF program and save it again",d="Split it, or ask for fewer pages",g={operators:["The pages of the document draw","operator",w],characters:["The pages\
 have","character",d],glyphSteps:["The programs of the glyphs take","step",w],dataBytes:["The result has","byte",d]},c=2**20;class n{limits;bytes=0;spent={operators:0,
characters:0,glyphSteps:0,dataBytes:0};constructor(T){this.limits=T}admit(T){this.bytes+=T}spend(T,P){const L=this.spent[T]+=P;if(L<=this.limits[T])return;const C=this.
limits[T]+Math.max(this.bytes-c,0)*x[T];if(L<=C)return;const[f,M,e]=g[T];throw(0,O.FU)(T,`${f} more than ${(0,o.y_)(C,M)}`,e)}}var r=_(27059);const l=20,E=100,A=8e6;
class R{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=A;held={all:new Set,bytes:0,most:0};constructor(T,P,L,C=new r.f,f=new n(
T)){this.limits=T,this.codec=P,this.large=L,this.scratch=C,this.budget=f,this.stream=T.streamBytes,this.total=this.remaining=this.held.most=T.allowance,this.values=
T.values}admit(T){const P=T*this.limits.expansion;this.documents++,this.budget.admit(T),this.total+=P,this.remaining+=P,this.values+=T*E,this.held.most+=T*l}fork(){
const T=new R(this.limits,this.codec,this.large,this.scratch,this.budget);return T.documents=this.documents,T.total=this.total,T.remaining=this.remaining,T.values=
this.values,T.numbers=this.numbers,T.held=this.held,T}takeNumbers(T){if(this.numbers-=T,this.numbers<0)throw(0,O.FU)("objects","The documents are small and have\
 objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}takeValues(T){if(this.values-=T,this.
values<0)throw(0,O.e0)()}borrow(T){return T>this.remaining?!1:(this.remaining-=T,!0)}release(T){this.remaining+=T}hold(T,P,L){const{held:C}=this;C.all.add({bytes:T,
holder:P,key:L}),C.bytes+=T;for(const f of C.all){if(C.bytes<=C.most||C.all.size===1)return;C.all.delete(f),C.bytes-=f.bytes,f.holder.deref()?.delete(f.key)}}}}),
27059:((G,D,_)=>{_.d(D,{f:()=>o});class o{memory=new Uint8Array(0);codes;atLeast(d){const g=Math.min(d,x);return this.memory.length<g&&(this.memory=new Uint8Array(
Math.min(x,Math.max(O,g*2)))),this.memory}}const O=16384,x=1<<20}),43749:((G,D,_)=>{_.d(D,{T:()=>O,V:()=>w});var o=_(78157);class O{a=1;b=0;add(g){let{a:c,b:n}=this;
for(let r=0;r<g.length;){const l=Math.min(r+2e3,g.length);for(;r+4<=l;r+=4)n+=c+=g[r],n+=c+=g[r+1],n+=c+=g[r+2],n+=c+=g[r+3];for(;r<l;)n+=c+=g[r++];c%=65521,n%=
65521}this.a=c,this.b=n}get value(){return this.b*65536+this.a}}const x=256;function w(d,g,c){let n=d.length;for(;n>0&&d.length-n<x&&o.Kl[d[n-1]]===o.t6;)n--;if(g>
d.length-4||g>=n)return!1;const r=Buffer.alloc(4);return r.writeUInt32BE(c),!(0,o.bS)(d.subarray(-x)).includes(r)}}),78157:((G,D,_)=>{_.d(D,{$k:()=>yt,A4:()=>v,
AF:()=>nt,AN:()=>et,AV:()=>z,AZ:()=>ot,Ah:()=>y,Cq:()=>o,Cx:()=>E,D:()=>ht,Ec:()=>n,G_:()=>O,HF:()=>F,HV:()=>U,HY:()=>st,Hh:()=>gt,Hv:()=>u,IQ:()=>l,J$:()=>Pt,JI:()=>rt,
Kl:()=>Y,Li:()=>at,MV:()=>J,N5:()=>b,N9:()=>it,OY:()=>N,PZ:()=>kt,WL:()=>t,Wd:()=>St,Z4:()=>c,ay:()=>Dt,b9:()=>R,bS:()=>ct,cL:()=>P,d2:()=>x,du:()=>a,em:()=>C,ev:()=>f,
fX:()=>T,gq:()=>Ut,iH:()=>M,j8:()=>At,jq:()=>Ot,kR:()=>w,l0:()=>L,mE:()=>Ct,o1:()=>d,r_:()=>i,rc:()=>h,rg:()=>Bt,s1:()=>A,sk:()=>bt,t6:()=>Z,t9:()=>Mt,tF:()=>S,
tw:()=>k,u7:()=>g,vz:()=>e,w1:()=>ft,wb:()=>Lt,wn:()=>r,wt:()=>s,y_:()=>Et,yh:()=>mt,yp:()=>ut,yq:()=>tt});const o=0,O=8,x=9,w=10,d=12,g=13,c=32,n=33,r=35,l=37,
E=40,A=41,R=43,b=45,T=46,P=47,L=48,C=55,f=57,M=60,e=62,t=91,i=92,s=93,u=123,h=125,a=126,y=66,S=67,I=68,U=69,k=73,v=76,z=82,N=98,j=100,F=101,J=102,$=106,tt=110,q=111,
nt=114,st=115,mt=116,gt=117,Et=122,it=0,Z=1,wt=2,Tt=3,Y=new Uint8Array(256);for(const m of[o,x,w,d,g,c])Y[m]=Z;for(const m of"(<>[]/%")Y[m.charCodeAt(0)]=wt;for(const m of"\
){}")Y[m.charCodeAt(0)]=Tt;function et(m,p,B){for(;p<B;){const W=m[p];if(Y[W]===Z)p++;else if(W===l)p=ht(m,p,B);else break}return p}function At(m,p,B){for(;p<B&&
Y[m[p]]===Z;)p++;return p}function ht(m,p,B){for(;p<B&&m[p]!==w&&m[p]!==g;)p++;return p}function Mt(m,p,B){const W=ot(m,p,B);return W<0?B:W}function ot(m,p,B,W=0){
for(;p<B;){const K=m[p++];if(K===i)p++;else if(K===E)W++;else if(K===A&&--W===0)return p}return~W}function Ot(m,p,B=m.length){const W=ot(m,p,B);return W<0?~W:0}
function yt(m,p,B){for(;p<B;)if(m[p++]===e)return p;return B}function at(m){return m===void 0?-1:m>=L&&m<=f?m-L:m>=65&&m<=70?m-55:m>=97&&m<=102?m-87:-1}function bt(m,p,B){
const W=m[B-1]===e,K=new Uint8Array(B-p+(W?0:1)>>1);let H=B-p<pt?0:Rt(m,p,B,K),V=-1;for(let Q=p+2*H;Q<B&&m[Q]!==e;Q++){const X=at(m[Q]);X<0||(V<0?V=X:(K[H++]=V*
16+X,V=-1))}return V>=0&&(K[H++]=V*16),H===K.length?K:K.subarray(0,H)}const[pt,lt]=[4096,1<<20];function Rt(m,p,B,W){const[K,H]=[ct(m),ct(W)];let V=0;for(let Q=p;Q<
B;Q=p+2*V){const X=K.toString("latin1",Q,Math.min(Q+lt,B)),_t=H.write(X,V,"hex");if(V+=_t,2*_t<lt)break}return V}function St(m,p,B){for(;p<B&&Y[m[p]]===it;)p++;
return p}function ft(m,p,B){for(let W=0;W<B.length;W++)if(m[p+W]!==B.charCodeAt(W))return!1;return!0}function Lt(m,p,B){return ft(m,p,B)&&Y[m[p+B.length]??c]!==
it}const ut=m=>m!==void 0&&m>=L&&m<=f;function rt(m,p,B){let W=0,K=p;for(;K<B&&ut(m[K]);)W=W*10+(m[K++]-L);return K===p?{value:-1,after:K}:{value:W,after:K}}const xt=9;
function Pt(m,p,B){let[W,K]=[p,p];for(let H=p;;){let V=H;for(let Q=m[V];Q>=L&&Q<=f;Q=m[V])V++;if(V===H||V-H>xt||V+1>=B||Y[m[V]]!==Z)return W;W=K,K=H,H=V+1}}function Dt(m,p,B){
const W=et(m,p,B),K=rt(m,W,B);if(K.value<0||K.after===B||Y[m[K.after]]!==Z)return;const H=et(m,K.after,B),V=H<B&&m[H]===b,Q=rt(m,V?H+1:H,B);if(Q.value<0||Q.value>
65535)return;const X=et(m,Q.after,B);if(dt(m,X))return{number:K.value,generation:V?1:Q.value,start:W,body:X+3}}const Ut=m=>new Uint8Array(m.buffer,m.byteOffset,
m.byteLength),Ct=m=>m.length===1?m[0]:Buffer.concat(m),ct=m=>Buffer.from(m.buffer,m.byteOffset,m.byteLength);function kt(m,p,B,W){let K=0,H=m[p];for(;H>=L&&H<=f;H=
m[++p])K=K*10+(H-L);if(K!==B||H!==c||(K=0,H=m[++p],H<L||H>f))return-1;for(;H>=L&&H<=f;H=m[++p])K=K*10+(H-L);return K!==W||H!==c?-1:dt(m,p+1)?p+4:-1}const dt=(m,p)=>m[p]===
q&&m[p+1]===N&&m[p+2]===$,Bt=(m,p)=>m[p]===F&&m[p+1]===tt&&m[p+2]===j&&m[p+3]===q&&m[p+4]===N&&m[p+5]===$}),33095:((G,D,_)=>{_.d(D,{W:()=>g,i:()=>O});var o=_(11544);
function O(c,n){const r=new o.K(c,l=>n.copy(l,0,l.length));return Object.assign(r.s,{i:0,w:0,z:0}),r}const x=1<<18,w=32768,d={h:new Uint16Array(0),p:new Uint16Array(
0)};function g(c,n,r){const l=O(n,r);if(d.h.length===0)Object.assign(d,{h:new Uint16Array(x),p:new Uint16Array(w)});else for(const E of[d.h,d.p])E.fill(0);Object.
assign(l.s,d),l.push(c,!0)}}),4537:((G,D,_)=>{_.d(D,{Q:()=>c});var o=_(43749),O=_(49692);const x=1<<18,w=4096,d=8,g=3e5;async function c(l,E,A,R,b){const[T=0,P=0]=l;
if((T&15)!==8||(T<<8|P)%31!==0||P&32)return{ending:"damaged",reached:0,consumed:0,sum:1,broken:!1};const L=new O.S3(l,2),C=Math.floor(Math.max(w,Math.min(x/R,l.
length*d))),f=new Uint8Array(O.jf+C+O.yO),M=new o.T;let[e,t]=[0,0];for(;L.progress==="more"&&e<=E;){t>O.jf&&(f.copyWithin(0,t-O.jf,t),t=O.jf);const u=L.inflate(
f,t,t+C),h=f.subarray(t,u),a=Math.min(h.length,E-e);M.add(h),a>0&&b(h.subarray(0,a)),e+=h.length,t=u;const y=A.step(Math.max(h.length*R,g));y&&await y}const{consumed:i,
isBroken:s}=L;return{ending:n(L,l,e-E,M.value),reached:e,consumed:i,sum:M.value,broken:s}}function n({progress:l},E,A,R){return A>0?"loose":l!=="ended"&&l!=="mo\
re"?A===0?"loose":l:r(E,R)?"clean":"loose"}function r(l,E){const A=Buffer.from(l.subarray(-6));for(let R=0;R<=2&&A.length>=4+R;R++)if(A.readUInt32BE(A.length-4-
R)===E)return!0;return!1}}),79145:((G,D,_)=>{_.d(D,{I:()=>x,w:()=>w});var o=_(64680);const O=1<<22;class x{parts;constructor(g){this.parts=[new o.k(Math.min(g,O))]}copy(g,c,n){
let r=this.parts.at(-1);r.length>0&&r.length+n-c>O&&this.parts.push(r=new o.k(O)),r.copy(g,c,n)}join(g){return w(this.parts.map(({bytes:c})=>c),g)}}async function w(d,g){
if(d.length===1)return d[0];const c=Buffer.allocUnsafeSlow(d.reduce((r,{length:l})=>r+l,0));let n=0;for(const r of d){c.set(r,n),n+=r.length;const l=g.step(r.length);
l&&await l}return c}}),64680:((G,D,_)=>{_.d(D,{k:()=>w,t:()=>d});var o=_(78157);const O=12,x=20;class w{buffer;memory;length=0;constructor(n){this.buffer=Buffer.
allocUnsafeSlow(Math.max(n,256)),this.memory=(0,o.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){
const n=Buffer.allocUnsafeSlow(this.length);return n.set(this.bytes),n}clear(){this.length=0}from(n){return this.memory.subarray(n,this.length)}reserve(n){const r=this.
length+n;r>this.memory.length&&this.grow(r)}grow(n){const r=Buffer.allocUnsafeSlow(Math.max(n,Math.ceil(this.memory.length*1.5)));r.set(this.bytes),this.buffer=
r,this.memory=(0,o.gq)(r)}copy(n,r,l){const E=l-r;if(this.reserve(E),E<O){const{memory:A}=this;let R=this.length;for(let b=r;b<l;b++)A[R++]=n[b]}else this.memory.
set(new Uint8Array(n.buffer,n.byteOffset+r,E),this.length);this.length+=E}text(n){const r=n.length;if(this.reserve(r),r<x){const{memory:l}=this;let E=this.length;
for(let A=0;A<r;A++)l[E++]=n.charCodeAt(A)}else this.buffer.write(n,this.length,"latin1");this.length+=r}integer(n){this.reserve(20);const{memory:r}=this,l=g(n);
for(let E=this.length+l-1;E>=this.length;E--){const A=Math.floor(n/10);r[E]=o.l0+(n-A*10),n=A}this.length+=l}byte(n){this.reserve(1),this.memory[this.length++]=
n}fill(n,r){this.reserve(n),r(this.memory,this.length),this.length+=n}}class d{length=0;copy(n,r,l){this.length+=l-r}text(n){this.length+=n.length}integer(n){this.
length+=g(n)}byte(){this.length++}fill(n){this.length+=n}}function g(c){return c<10?1:c<100?2:c<1e3?3:c<1e4?4:c<1e5?5:c<1e6?6:String(c).length}}),68973:((G,D,_)=>{
_.d(D,{a5:()=>b,g0:()=>n,uM:()=>c});var o=_(11544),O=_(33095),x=_(43749),w=_(78157),d=_(4537),g=_(79145);const c=({codec:P,pace:L})=>P??A(L),n=({codec:P,pace:L})=>P&&
{deflate:(C,f)=>A(L).deflate(C,f),inflate:(C,f)=>P.inflate(C,f),inflateNow:(C,f)=>P.inflateNow(C,f)},r=65536,l=16384,E=1e5,A=P=>({async deflate(L,C){if(L.length<=
l){const e=(0,o.$)(L,{level:C}),t=P.step(E+L.length*10);return t&&await t,e}const f=new g.I(L.length>>2);if(L.length<=r){await P.rest(),(0,O.W)(L,{level:C},f);const e=P.
step(E+L.length*10);return e&&await e,f.join(P)}const M=(0,O.i)({level:C},f);for(let e=0;e<L.length;e+=r){L.length-e>l&&await P.rest(),M.push(L.subarray(e,e+r),
e+r>=L.length);const t=P.step(E+Math.min(L.length,r)*10);t&&await t}return f.join(P)},async inflate(L,C){const{bytes:f,ending:M}=await T(L,C,P);return M==="clea\
n"?f:void 0}}),R=Uint8Array.of(120,156);async function b(P,L,C){const f=(0,w.j8)(P,0,Math.min(P.length,4)),[M=0,e=0]=P.subarray(f,f+2),t=(M&15)===8&&(M<<8|e)%31===
0,i=t?P.subarray(f):(0,w.mE)([R,P]),{bytes:s,reached:u,ending:h,consumed:a,sum:y,broken:S}=await T(i,L,C),I=h==="clean"||h==="loose",U=t&&h==="loose"&&u<L&&(0,x.
V)(i,a,y);return{bytes:s,reached:u,damaged:!I||!t,mismatch:U,broken:S}}async function T(P,L,C){const f=new g.I(Math.min(P.length*4,L));return{...await(0,d.Q)(P,
L,C,1,e=>f.copy(e,0,e.length)),bytes:await f.join(C)}}}),82416:((G,D,_)=>{_.d(D,{E3:()=>P,MQ:()=>O,U1:()=>l,kz:()=>c,nK:()=>b,pS:()=>T});var o=_(78157);function O(f,M,e){
if(e-M>x)return w(f,M,e);let t="";for(let i=M;i<e;i++){const s=f[i]===o.wn?d(f,i,e):-1;t+=String.fromCharCode(s<0?f[i]:s),s>=0&&(i+=2)}return t}const x=127;function w(f,M,e){
const t=Buffer.allocUnsafe(e-M);let i=0;for(let s=M;s<e;s++){const u=f[s]===o.wn?d(f,s,e):-1;t[i++]=u<0?f[s]:u,u>=0&&(s+=2)}return t.toString("latin1",0,i)}function d(f,M,e){
if(M+2>=e)return-1;const[t,i]=[(0,o.Li)(f[M+1]),(0,o.Li)(f[M+2])];return t>=0&&i>=0?t*16+i:-1}const g=15;function c(f,M,e){let t=M;const i=f[t];(i===o.N5||i===o.
b9)&&t++;let s=0,u=-1,h=0;for(;t<e;t++){const y=f[t];if(y>=o.l0&&y<=o.ev)h=h*10+(y-o.l0),s++,u>=0&&u++;else if(y===o.fX&&u<0)u=0;else break}if(t<e||s===0||s>g)return r(
f,M,e);const a=u>0?h/n[u]:h;return i===o.N5?-a:a}const n=Float64Array.from({length:g+1},(f,M)=>10**M);function r(f,M,e){const t=(0,o.bS)(f).toString("latin1",M,
e),i=Number(t);if(!Number.isNaN(i)&&/^[+-]?[\d.]/.test(t))return i;const s=/^[+-]*(\d*\.?\d*)/.exec(t),u=Number(s?.[1]??0)||0;return t.startsWith("-")?-u:u}function l(f,M,e){
const t=E(f,M,e);if(t<e&&f[t]===o.s1)return f.subarray(M,t);const i={at:M,used:0,depth:1,out:new Uint8Array(e-M)};return A(f,i,e,e),i.out.subarray(0,i.used)}function E(f,M,e){
for(let t=M;t<e;t++){const i=f[t];if(i===o.s1||i===o.Cx||i===o.r_||i===o.u7)return t}return e}function A(f,M,e,t){const{out:i}=M;let{at:s,used:u,depth:h}=M;for(;s<
e;s++){let a=f[s];if(a===o.Cx)h++;else if(a===o.s1){if(--h===0)break}else if(a===o.u7)f[s+1]===o.kR&&s++,a=o.kR;else if(a===o.r_){if(a=f[++s],s>=t)break;if(a>=o.
l0&&a<=o.em){let y=a-o.l0;for(let S=0;S<2&&f[s+1]>=o.l0&&f[s+1]<=o.em;S++)y=y*8+f[++s]-o.l0;a=y&255}else if(a===o.u7){f[s+1]===o.kR&&s++;continue}else{if(a===o.
kR)continue;a=C[a]}}i[u++]=a}M.at=s,M.used=u,M.depth=h}const R=1<<20;async function b(f,M,e,t){if(f[M]!==o.Cx)return T(f,M+1,e,t);const i=M+1;let s=i;for(let h=i;s===
h&&h<e;){h=Math.min(h+R,e),s=E(f,s,h);const a=t.step(R);a&&await a}if(s<e&&f[s]===o.s1)return f.subarray(i,s);const u={at:i,used:0,depth:1,out:new Uint8Array(e-
i)};for(;u.at<e&&u.depth>0;){A(f,u,Math.min(u.at+R,e),e);const h=t.step(2*R);h&&await h}return u.out.subarray(0,u.used)}async function T(f,M,e,t){const i=new Uint8Array(
e-M);let s=0;for(let h=M;h<e&&f[h]!==o.vz;){for(const y=Math.min(h+R,e);h<y&&f[h]!==o.vz;h++)(0,o.Li)(f[h])>=0&&(i[s++]=f[h]);const a=t.step(2*R);a&&await a}const u=new Uint8Array(
s+1>>1);for(let h=0;h<s;h+=R){u.set((0,o.sk)(i,h,Math.min(h+R,s)),h>>1);const a=t.step(2*R);a&&await a}return u}const P=(f,M,e)=>f[M]===o.Cx?l(f,M+1,e):(0,o.sk)(
f,M+1,e),L=new Map([[o.yq,o.kR],[o.AF,o.u7],[o.yh,o.d2],[o.OY,o.G_],[o.MV,o.o1]]),C=Uint8Array.from({length:256},(f,M)=>L.get(M)??M)})};
