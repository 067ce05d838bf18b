"use strict";exports.id=909,exports.ids=[909],exports.modules={11544:((F,D,_)=>{_.d(D,{$:()=>O,K:()=>x});const o=()=>_(57991),O=(w,d)=>o().zlibSync(w,d),x=function(...w){return Reflect.
construct(o().Zlib,w)}}),57991:((F,D,_)=>{_.r(D),_.d(D,{Zlib:()=>o.KK,zlibSync:()=>o.$});var o=_(37718)}),49692:((F,D,_)=>{_.d(D,{S3:()=>f,yO:()=>g,jf:()=>a});const o=15,
O=10,x=Uint8Array.of(16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15),w={literals:Int32Array.from({length:288},(M,e)=>{if(e<256)return e<<8;if(e===256)return 240;
if(e>285)return 224;if(e===285)return 66064;const{base:t,bits:i}=d(e-257,4);return t+3<<8|i+1<<4}),distances:Int32Array.from({length:32},(M,e)=>{if(e>29)return 224;
const{base:t,bits:i}=d(e,2);return t+1<<8|i<<4})};function d(M,e){if(M<2*e)return{base:M,bits:0};const t=Math.floor(M/e)-1;return{base:e+M%e<<t,bits:t}}const E=Uint16Array.
from({length:1<<O},(M,e)=>{let t=0;for(let i=0;i<O;i++)t|=(e>>i&1)<<O-1-i;return t});class c{table=new Int32Array(1<<O);mask=0;meanings;counts=new Uint16Array(o+
1);symbols;constructor(e){this.meanings=w[e],this.symbols=new Uint16Array(this.meanings.length)}assign(e,t,i){const{counts:s,symbols:u}=this;s.fill(0);for(let S=t;S<
i;S++)s[e[S]]++;s[0]=0;const h=new Uint16Array(o+2);let l=1,y=0;for(let S=1;S<=o;S++){if(l=l*2-s[S],l<0)return!1;s[S]>0&&(y=S),h[S+1]=h[S]+s[S]}for(let S=t;S<i;S++)
e[S]!==0&&(u[h[e[S]]++]=S-t);return this.fillTable(Math.min(y,O)),!0}fillTable(e){const{table:t,counts:i,symbols:s,meanings:u}=this,h=1<<e;this.mask=h-1,t.fill(
0,0,h);let l=0,y=0;for(let S=1;S<=e;S++,l<<=1)for(let I=i[S];I>0;I--,l++){const C=u[s[y++]]|S,U=1<<S;for(let v=E[l]>>O-S;v<h;v+=U)t[v]=C}}longEntryOf(e){const t=this.
find(e);return t<0?224:this.meanings[t>>4]|t&15}find(e){let[t,i,s]=[0,0,0];for(let u=1;u<=o;u++){t|=e>>u-1&1;const h=this.counts[u];if(t-h<i)return this.symbols[s+
t-i]<<4|u;s+=h,i=i+h<<1,t<<=1}return-1}}let n;function r(){if(n)return n;const M=new Uint8Array(288).fill(8).fill(9,144,256).fill(7,256,280),[e,t]=[new c("liter\
als"),new c("distances")];return e.assign(M,0,M.length),t.assign(new Uint8Array(32).fill(5),0,32),n={literals:e,distances:t}}const a=32768,g=258,T=8,R=256,b=12,
A=64,P=1<<29,L=-2,k=-1;class f{memory;progress="more";bit=0;end;begin;isTail=!1;block=L;isLast=!1;codes;data;constructor(e,t,i={}){this.memory=i,this.begin=Math.
min(t,e.length),this.data=e.subarray(t),this.end=this.data.length}get consumed(){return this.begin+Math.min(Math.ceil(this.bit/8),this.end)}get isBroken(){return this.
progress==="damaged"&&this.consumed<this.begin+this.end-T}inflate(e,t,i){let s=t,u=0;for(;s<i&&this.progress==="more";)if(this.bit>P&&this.moveTo(this.bit>>3),this.
block===k)s=this.followCodes(e,s,i);else if(this.block!==L)s=this.copyStored(e,s,i);else if(this.isLast)this.progress="ended";else{if(++u>R)break;this.beginBlock()}
return s}moveTo(e){this.data=this.data.subarray(e),this.begin+=e,this.end-=e,this.bit-=e*8}beginBlock(){this.isLast=this.take(1)===1;const e=this.take(2);e===0?
this.beginStored():e===1?this.codes=r():e===3?this.fail():this.readCodes(),e!==0&&(this.block=k)}beginStored(){this.bit=this.bit+7&-8;const e=this.take(16);this.
take(16)===(e^65535)?this.block=e===0?L:e:this.fail()}copyStored(e,t,i){const s=this.bit>>3,u=Math.min(this.block,i-t,this.end-s);return u===0?(this.progress="s\
hort",t):(e.set(this.data.subarray(s,s+u),t),this.bit+=u*8,this.block-=u,this.block===0&&(this.block=L),t+u)}readCodes(){const e=this.take(5)+257,t=this.take(5)+
1,i=this.take(4)+4,s=this.memory.codes??={literals:new c("literals"),distances:new c("distances")},u=new Uint8Array(e+t);for(let l=0;l<i;l++)u[x[l]]=this.take(3);
if(!s.literals.assign(u,0,x.length))return this.fail();this.readLengths(s.literals,u),s.literals.assign(u,0,e)&&s.distances.assign(u,e,u.length)||this.fail(),this.
codes=s}readLengths({table:e,mask:t},i){i.fill(0);for(let s=0;s<i.length&&this.progress==="more";){const u=e[this.look()&t];if(u===0)return this.fail();this.take(
u&15);const h=u>>8;if(h<=o){i[s++]=h;continue}const l=h===16?this.take(2)+3:h===17?this.take(3)+3:this.take(7)+11;if(s+l>i.length||h===16&&s===0)return this.fail();
h===16&&i.fill(i[s-1],s,s+l),s+=l}}fail(){this.progress==="more"&&(this.progress=this.bit>this.end*8?"short":"damaged")}followCodes(e,t,i){let s=t;if(!this.isTail){
if(s=this.followAhead(e,t,i),s>=i||this.progress!=="more"||this.block!==k)return s;this.turnToTail()}for(;s<i&&this.progress==="more"&&this.block===k;){const u=s;
if(s=this.followAhead(e,s,s+1),!(this.bit<=this.end*8))return this.progress="short",u}return s}turnToTail(){this.isTail=!0,this.moveTo(Math.max(0,Math.min(this.
bit>>3,this.end-A)));const e=new Uint8Array(this.end+2*b);e.set(this.data),this.data=e}followAhead(e,t,i){const{data:s,codes:u}=this,{literals:h,distances:l}=u,
{table:y,mask:S}=h,{table:I,mask:C}=l,U=(s.length-b)*8;let{bit:v}=this,W=t;for(;W<i&&v<=U;){let N=v>>3,z=(s[N]|s[N+1]<<8|s[N+2]<<16|s[N+3]<<24)>>>(v&7),j=y[z&S];
j===0&&(j=h.longEntryOf(z));const Z=j&15;v+=Z;let $=j>>4&15;if($===0){e[W++]=j>>8,j=y[(z>>>=Z)&S],(j&240)===0&&j!==0&&W<i&&(e[W++]=j>>8,v+=j&15);continue}if($>6){
$===15?this.block=L:this.progress="damaged";break}$--;const tt=(j>>8)+(z>>>Z&(1<<$)-1);v+=$,N=v>>3,z=(s[N]|s[N+1]<<8|s[N+2]<<16|s[N+3]<<24)>>>(v&7),j=I[z&C],j===
0&&(j=l.longEntryOf(z)),v+=j&15,$=j>>4&15,N=v>>3,z=(s[N]|s[N+1]<<8|s[N+2]<<16)>>>(v&7);const J=(j>>8)+(z&(1<<$)-1);if($>13||J>W){this.progress="damaged";break}v+=
$;const nt=W+tt;for(let st=W-J;W<nt;)e[W++]=e[st++]}return this.bit=v,W}look(){const e=this.bit>>3,{data:t}=this;return((t[e]??0)|(t[e+1]??0)<<8|(t[e+2]??0)<<16)>>
(this.bit&7)}take(e){const t=this.look()&(1<<e)-1;return this.bit+=e,this.bit>this.end*8&&this.fail(),t}}}),73208:((F,D,_)=>{_.d(D,{HR:()=>d,J7:()=>x,h5:()=>o,md:()=>O});
const o=new Set(["content","a font","an image"]),O="a page size";class x{cut=new Set;contradicted=new Set;sound=0;wrong=0;get all(){const c=this.wrong>1&&this.sound===
0&&this.cut.size===0;return[...new Set([...this.cut,...c?[]:this.contradicted])]}addSound(){this.sound++}addCut(c){this.cut.add(c)}addContradicted(c){this.wrong++,
this.contradicted.add(c)}}const w={asked:new Set,broken:[],isDoubtful:!1,damagedData:[]};class d{before;watched=new Map;constructor(c=new Map){this.before=c}watch(c,n){
const{asked:r,broken:a,doubtful:g,damaged:T}=n;this.watched.set(c,{...n,known:{asked:r.size,broken:a.size,doubtful:g.size,damaged:T.all.length}})}of(c){return this.
before.get(c)??w}review(){const c=new Map;for(const[n,{asked:r,broken:a,doubtful:g,damaged:T,known:R}]of this.watched){const b=r.size>R.asked||g.size>R.doubtful;
(b||a.size>R.broken||T.all.length>R.damaged)&&c.set(n,{asked:r,broken:[...a.keys()],isDoubtful:b,damagedData:T.all})}return c.size>0?new d(c):void 0}}}),3405:((F,D,_)=>{
_.d(D,{B:()=>x});var o=_(94322),O=_(78157);function*x(w){let d=w.length+5;for(let g=0;g<w.length;g+=o.Qd){const T=Math.min(g+o.Qd,w.length);for(let R=g;R<T;R++)
w[R]===O.y_&&(d+=3);yield}const E=new Uint8Array(d);let c=0,n=0,r=0,a=w[0]===O.iH&&w[1]===O.du?2:0;for(;a<w.length;a++){a%o.Qd===o.Qd-1&&(yield);const g=w[a];if(g===
O.du)break;if(O.Kl[g]!==O.t6){if(g===O.y_&&r===0){c+=4;continue}if(!(g<O.Ec||g>O.Hh)&&(n=n*85+(g-O.Ec),!(++r<5))){for(let T=24;T>=0;T-=8)E[c++]=Math.floor(n/2**
T)&255;n=r=0}}}if(r>1){for(let g=r;g<5;g++)n=n*85+84;for(let g=0;g<r-1;g++)E[c++]=Math.floor(n/2**(24-8*g))&255}return E.slice(0,c)}}),81272:((F,D,_)=>{_.d(D,{g:()=>w,
q:()=>x});var o=_(42973),O=_(79145);function x({stream:d,total:E,documents:c=1},n){const r="It may be a decompression bomb; if it is not, save it without compre\
ssion in another program",a=c===1?"the document":"this document and of those before it";return n>d?(0,o.F)("streamBytes",`A stream of the document expands to mo\
re than ${d} bytes`,r):(0,o.F)("expansion",`The streams of ${a} expand to more than ${E} bytes`,r)}class w{budget;watch;chunks=[];size=0;constructor(E,c){this.budget=
E,this.watch=c}push(E){if(this.size+=E.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,x(this.budget,
this.size);this.watch?.(this.size),this.chunks.push(E)}finishAtEase(E){return this.budget.remaining-=this.size,(0,O.w)(this.chunks,E)}finish(){if(this.budget.remaining-=
this.size,this.chunks.length===1)return this.chunks[0];const E=new Uint8Array(this.size);let c=0;for(const n of this.chunks)E.set(n,c),c+=n.length;return E}}}),
3084:((F,D,_)=>{_.d(D,{V:()=>w});var o=_(68973),O=_(81272),x=_(11032);async function w(d,E,c,{codec:n,pace:r},a={found:!1}){if(c.remaining<=0)throw(0,O.q)(c,0);
const g=Math.min(c.stream,c.remaining);let T=await n?.inflate(d,g);if(!T){const{bytes:R,reached:b,damaged:A,mismatch:P,broken:L}=await(0,o.a5)(d,g,r);if(a.found||=
A,L&&(a.broken=!0),a.mismatch===!1&&(a.mismatch=P),b>g)throw c.remaining-=b,(0,O.q)(c,b);if(R.length===0)return;T=R}return c.remaining-=T.length,(0,x.M)(T,E,r,a)}}),
93098:((F,D,_)=>{_.d(D,{I:()=>g,J:()=>M});var o=_(54771),O=_(82416),x=_(3405),w=_(81272),d=_(3084),E=_(19590),c=_(60269),n=_(11032),r=_(70097),a=_(94322);const g=1<<
21,T=80,R=20,b=1e3,A=8,P=g>>11,L=6e6,k=64,f=1<<27;class M{kept=[];bytes=0;met;results=[];open;async run(l,y){for(;;){try{const S=await y();if(!this.met&&!this.open)
return S}catch(S){if(!this.met&&!this.open)throw S}await l.rest(),this.met&&await this.decode(l),this.open&&await this.takeOpen(this.open,l)}}find(l,y,S){const I=this.
kept.find(z=>s(z,l));if(!I)return;const{bytes:C,damaged:U,mismatch:v,broken:W,refusal:N}=I;if(N)throw y.remaining-=N.cost,N.error;if(C.length>y.stream||C.length>
y.remaining)throw(0,w.q)(y,C.length);return y.remaining-=C.length,S.found||=U,W&&(S.broken=!0),S.mismatch===!1&&(S.mismatch=v),C}watch(l,y){if(l.data.length<P||
this.kept.length>=k||this.bytes>=f)return;let[S,I]=[performance.now(),0];return C=>{const U=performance.now();if(I+=Math.min(U-S,A),S=U,!(C<=g&&I<T&&(I<R||C>I*b)))
throw this.met={encoded:l,budget:y},new o.Q("A stream is decoded with pauses, and the work begins again")}}take(l,y,S){const I=this.results.find(U=>u(U.data,l));
if(I?.error)throw I.error;if(I)return I.result;const C=this.results.length<k&&this.bytes<f;for(let U=0;;){const{done:v,value:W}=y.next();if(v)return W;if(U+=W,!(U<
L||!C))throw this.open={data:l,steps:y,bytesOf:S},new o.Q("A stream is read with pauses, and the work begins again")}}async takeOpen({data:l,steps:y,bytesOf:S},I){
for(this.open=void 0;;){let C;try{C=y.next()}catch(v){this.results.push({data:l,error:v});return}if(C.done){this.results.push({data:l,result:C.value}),this.bytes+=
l.length+S(C.value);return}const U=I.step(C.value);U&&await U}}async decode(l){const{encoded:y,budget:S}=this.met;this.met=void 0;const I={found:!1,mismatch:!1,
broken:!1},C=S.remaining;try{const U=await t(y,S,I,l);this.kept.push({...y,bytes:U,damaged:I.found,mismatch:I.mismatch,broken:I.broken}),this.bytes+=U.length}catch(U){
const v=C-S.remaining;if(v===0)throw U;this.kept.push({...y,bytes:e,damaged:!0,mismatch:!1,refusal:{error:U,cost:v}})}}}const e=new Uint8Array(0);async function t({
filter:h,data:l,parameters:y},S,I,C){if(h==="FlateDecode")return await(0,d.V)(l,y,S,{pace:C},I)??new Uint8Array(0);if(h==="ASCII85Decode")return(0,a.Io)((0,x.B)(
l),C);if(h==="ASCIIHexDecode")return(0,O.pS)(l,0,l.length,C);if(h==="RunLengthDecode")return(0,a.Io)((0,r.A)(l,S),C);const U=await(0,E.B)(l,(0,c.c)(y,"EarlyChan\
ge",1),S,I,C);return(0,n.M)(U,y,C,I)}const i=["Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function s(h,l){return h.filter!==l.filter||h.data.
length!==l.data.length||i.some(y=>(0,c.c)(h.parameters,y,-1)!==(0,c.c)(l.parameters,y,-1))?!1:u(h.data,l.data)}const u=(h,l)=>h===l||h.length===l.length&&Buffer.
compare(h,l)===0}),61811:((F,D,_)=>{_.d(D,{W:()=>E,w:()=>d});const o=4096,O=12,x=65536,w=-1,d=(c,n)=>Math.max(n,Math.min(O,32-Math.clz32(c)));class E{sink;next;previous=w;first;prefix=new Int16Array(
o);suffix=new Uint8Array(o);length=new Uint16Array(o);out=new Uint8Array(x);used=0;constructor(n,r){this.sink=r,this.first=this.next=n+2;for(let a=0;a<n;a++)this.
suffix[a]=a,this.length[a]=1}get size(){return this.sink.size+this.used}clear(){this.next=this.first,this.previous=w}put(n){const{previous:r,next:a,length:g}=this,
T=n<a;if(!T&&(r===w||n!==a))return!1;const R=T?g[n]:g[r]+1;this.used+R>x&&this.flush();const b=this.used,A=this.write(T?n:r,b);return T||(this.out[b+R-1]=A),r!==
w&&a<o&&this.add(r,A),this.used=b+R,this.previous=n,!0}write(n,r){const{out:a,prefix:g,suffix:T}=this;for(let R=r+this.length[n]-1;R>r;R--)a[R]=T[n],n=g[n];return a[r]=
T[n]}add(n,r){const{next:a}=this;this.prefix[a]=n,this.suffix[a]=r,this.length[a]=this.length[n]+1,this.next=a+1}flush(){this.finish(),this.out=new Uint8Array(x),
this.used=0}finish(){this.sink.push(this.out.subarray(0,this.used))}}}),19590:((F,D,_)=>{_.d(D,{B:()=>n,k:()=>E});var o=_(81272),O=_(61811);const x=256,w=257,d=9;
function E(a,g,T,R,b){const A=new r(a,g,T,b);return A.read(a.length)||(R.found=!0),A.finish()}const c=512;async function n(a,g,T,R,b){const A=new r(a,g,T);for(let P=0;A.
at<a.length;P=A.size){A.read(A.at+c)||(R.found=!0);const L=b.step(c+A.size-P);L&&await L}return A.finishAtEase(b)}class r{data;early;at=0;table;collector;width=d;bits=0;held=0;constructor(g,T,R,b){
this.data=g,this.early=T,this.collector=new o.g(R,b),this.table=new O.W(x,this.collector)}read(g){const{data:T,table:R,early:b}=this,A=Math.min(g,T.length);let{
at:P,width:L,bits:k,held:f}=this;for(;P<A;){if(f=(f<<8|T[P++])&16777215,k+=8,k<L)continue;k-=L;const M=f>>k&(1<<L)-1;if(M===x)R.clear();else if(M===w||!R.put(M))
return this.at=T.length,M===w;L=(0,O.w)(R.next+b,d)}return Object.assign(this,{at:P,width:L,bits:k,held:f}),!0}get size(){return this.table.size}finish(){return this.
table.finish(),this.collector.finish()}finishAtEase(g){return this.table.finish(),this.collector.finishAtEase(g)}}}),60269:((F,D,_)=>{_.d(D,{c:()=>o});function o(O,x,w){
const d=O?.get(x);return typeof d=="number"?Math.trunc(d):w}}),14752:((F,D,_)=>{_.d(D,{X:()=>O,Y:()=>o});function o(x,w,d,E,c,n,r,a=0){const g=d+E,T=d-a+r,R=n-d;
if(x===1)for(let b=Math.max(d,T);b<g;b++)w[b]=w[b]+w[b-r];else if(x===2)for(let b=d;b<g;b++)w[b]=w[b]+c[b+R];else if(x===3)for(let b=d;b<g;b++)w[b]=w[b]+((b>=T?
w[b-r]:0)+c[b+R]>>1);else if(x===4)for(let b=d;b<g;b++){const A=b<T,P=A?0:w[b-r];w[b]=w[b]+O(P,c[b+R],A?0:c[b+R-r])}}function O(x,w,d){const E=x+w-d,[c,n,r]=[Math.
abs(E-x),Math.abs(E-w),Math.abs(E-d)];return c<=n&&c<=r?x:n<=r?w:d}}),11032:((F,D,_)=>{_.d(D,{M:()=>E,T:()=>x});var o=_(60269),O=_(14752);function x(t,i,s){const u=g(
t,i);return u?(u.undo(0,u.count),c(u,s),u.out):t}const w=1<<18,d=4;async function E(t,i,s,u){const h=g(t,i);if(!h)return t;const l=Math.max(1,Math.floor(w/h.size));
for(let y=0;y<h.count;y+=l){const S=s.step(Math.min(l*h.size,t.length,w)*d);S&&await S,h.size>w?await n(h,y,s):h.undo(y,Math.min(y+l,h.count))}return c(h,u),h.out}
function c({hasUnknown:t},i){t&&i&&(i.found=i.broken=!0)}async function n(t,i,s){for(let u=0;u<t.size;u+=w){const h=s.step(w*d);h&&await h,t.undoPart(i,u,Math.min(
u+w,t.size))}}const[r,a]=[2,10];function g(t,i){const s=(0,o.c)(i,"Predictor",1);if(s<=1||s>r&&s<a)return;const u=e((0,o.c)(i,"Colors",1),1,32),h=e((0,o.c)(i,"B\
itsPerComponent",8),1,16),l=e((0,o.c)(i,"Columns",1),1,1<<24),y=Math.ceil(u*h*l/8);return s===r?T(t,y,u,h):M(t,y,Math.ceil(u*h/8))}function T(t,i,s,u){const h={
colors:s,depth:u,before:new Uint8Array(s),color:0},l=u===8?R:u===16?b:[1,2,4].includes(u)?A:void 0;if(!l)return;const y=t.slice(),S=(I,C,U)=>{const v=I*i;C===0&&
u<8&&(h.before.fill(0),h.color=0),l(y,v,v+C,Math.min(v+U,y.length),h)};return{count:Math.ceil(t.length/i),size:i,out:y,undo(I,C){for(let U=I;U<C;U++)S(U,0,i)},undoPart:S}}
function R(t,i,s,u,{colors:h}){for(let l=Math.max(s,i+h);l<u;l++)t[l]=t[l]+t[l-h]}function b(t,i,s,u,{colors:h}){const l=2*h;for(let y=Math.max(s,i+l);y+1<u;y+=
2){const S=t[y+1]+t[y+1-l];t[y+1]=S,t[y]=t[y]+t[y-l]+(S>>8)}}function A(t,i,s,u,h){const{colors:l,depth:y,before:S}=h,I=(1<<y)-1;let{color:C}=h;for(let U=s;U<u;U++){
const v=t[U];let W=0;for(let N=8-y;N>=0;N-=y){const z=S[C]+(v>>N)&I;S[C]=z,W|=z<<N,C=C+1===l?0:C+1}t[U]=W}h.color=C}const P=64,[L,k]=[4,2],f=(t,i)=>t>L&&i>=k;function M(t,i,s){
const u=Math.ceil(t.length/(i+1)),h=new Uint8Array(t.length-u),l=new Uint8Array(Math.min(i,t.length)),I={count:u,size:i,out:h,undo:(C,U)=>{for(let v=C,W=C*i,N=C*
(i+1);v<U;v++,W+=i,N+=i+1){const z=Math.min(i,t.length-N-1);if(z<P)for(let j=0;j<z;j++)h[W+j]=t[N+1+j];else h.set(t.subarray(N+1,N+1+z),W);I.hasUnknown||=f(t[N],
z),(0,O.Y)(t[N],h,W,z,v===0?l:h,v===0?0:W-i,s)}},undoPart:(C,U,v)=>{const[W,N]=[C*i,C*(i+1)],z=Math.min(v,t.length-N-1)-U;if(z<=0)return;h.set(t.subarray(N+1+U,
N+1+U+z),W+U);const j=C===0?l:h;U===0&&(I.hasUnknown||=f(t[N],z)),(0,O.Y)(t[N],h,W+U,z,j,C===0?U:W-i+U,s,U)},hasUnknown:!1};return I}const e=(t,i,s)=>Math.min(Math.
max(t,i),s)}),70097:((F,D,_)=>{_.d(D,{A:()=>x});var o=_(81272),O=_(94322);function*x(d,E){let c=0;for(let T=0;T<d.length;T=w(d,T,(R,b,A)=>c+=b+A))yield;const n=c>
E.stream||c>E.remaining;if(E.remaining-=c,n)throw(0,o.q)(E,c);const r=new Uint8Array(c);let a=0;const g=(T,R,b)=>{for(let A=0;A<R;A++)r[a+A]=d[T+A];b>0&&r.fill(
d[T],a,a+b),a+=R+b};for(let T=0;T<d.length;T=w(d,T,g))yield;return r}function w(d,E,c){let n=E;for(const r=E+O.Qd;n<r&&n<d.length;){const a=d[n++];if(a===128||n>=
d.length)return d.length;a<128?c(n,Math.min(a+1,d.length-n),0):c(n,0,257-a),n+=a<128?a+1:1}return n}}),94322:((F,D,_)=>{_.d(D,{Io:()=>w,Qd:()=>o,xm:()=>x});const o=1<<
17,O=1<<19;function x(d){for(;;){const{done:E,value:c}=d.next();if(E)return c}}async function w(d,E){for(;;){const{done:c,value:n}=d.next();if(c)return n;const r=E.
step(O);r&&await r}}}),54771:((F,D,_)=>{_.d(D,{Q:()=>o});class o extends Error{}}),42973:((F,D,_)=>{_.d(D,{F:()=>x,M:()=>O});var o=_(58552);const O={inputBytes:2**
31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,objectValues:32*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,
characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*
1024*1024};function x(w,d,E,c="file"){return new o.zU("limit_exceeded",d,{issues:[{field:c,message:`${d}.`}],advice:`${E} (limit: ${w})`})}}),27041:((F,D,_)=>{_.
d(D,{c:()=>R});var o=_(98446),O=_(42973);const x={operators:20,characters:0,glyphSteps:50,dataBytes:0},w="Open it in another PDF program and save it again",d="S\
plit it, or ask for fewer pages",E={operators:["The pages of the document draw","operator",w],characters:["The pages have","character",d],glyphSteps:["The progr\
ams of the glyphs take","step",w],dataBytes:["The result has","byte",d]},c=2**20;class n{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(A){
this.limits=A}admit(A){this.bytes+=A}spend(A,P){const L=this.spent[A]+=P;if(L<=this.limits[A])return;const k=this.limits[A]+Math.max(this.bytes-c,0)*x[A];if(L<=
k)return;const[f,M,e]=E[A];throw(0,O.F)(A,`${f} more than ${(0,o.y_)(k,M)}`,e)}}var r=_(27059);const a=20,g=100,T=8e6;class R{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=T;held={
all:new Set,bytes:0,most:0};constructor(A,P,L,k=new r.f,f=new n(A)){this.limits=A,this.codec=P,this.large=L,this.scratch=k,this.budget=f,this.stream=A.streamBytes,
this.total=this.remaining=this.held.most=A.allowance,this.values=A.values}admit(A){const P=A*this.limits.expansion;this.documents++,this.budget.admit(A),this.total+=
P,this.remaining+=P,this.values+=A*g,this.held.most+=A*a}fork(){const A=new R(this.limits,this.codec,this.large,this.scratch,this.budget);return A.documents=this.
documents,A.total=this.total,A.remaining=this.remaining,A.values=this.values,A.numbers=this.numbers,A.held=this.held,A}takeNumbers(A){if(this.numbers-=A,this.numbers<
0)throw(0,O.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(A){return A>this.remaining?!1:(this.remaining-=A,!0)}release(A){this.remaining+=A}hold(A,P,L){const{held:k}=this;k.all.add({bytes:A,
holder:P,key:L}),k.bytes+=A;for(const f of k.all){if(k.bytes<=k.most||k.all.size===1)return;k.all.delete(f),k.bytes-=f.bytes,f.holder.deref()?.delete(f.key)}}}}),
27059:((F,D,_)=>{_.d(D,{f:()=>o});class o{memory=new Uint8Array(0);codes;atLeast(d){const E=Math.min(d,x);return this.memory.length<E&&(this.memory=new Uint8Array(
Math.min(x,Math.max(O,E*2)))),this.memory}}const O=16384,x=1<<20}),43749:((F,D,_)=>{_.d(D,{T:()=>O,V:()=>w});var o=_(78157);class O{a=1;b=0;add(E){let{a:c,b:n}=this;
for(let r=0;r<E.length;){const a=Math.min(r+2e3,E.length);for(;r+4<=a;r+=4)n+=c+=E[r],n+=c+=E[r+1],n+=c+=E[r+2],n+=c+=E[r+3];for(;r<a;)n+=c+=E[r++];c%=65521,n%=
65521}this.a=c,this.b=n}get value(){return this.b*65536+this.a}}const x=256;function w(d,E,c){let n=d.length;for(;n>0&&d.length-n<x&&o.Kl[d[n-1]]===o.t6;)n--;if(E>
d.length-4||E>=n)return!1;const r=Buffer.alloc(4);return r.writeUInt32BE(c),!(0,o.bS)(d.subarray(-x)).includes(r)}}),78157:((F,D,_)=>{_.d(D,{$k:()=>yt,A4:()=>v,
AF:()=>nt,AN:()=>et,AV:()=>W,AZ:()=>ot,Ah:()=>y,Cq:()=>o,Cx:()=>g,D:()=>ht,Ec:()=>n,G_:()=>O,HF:()=>j,HV:()=>C,HY:()=>st,Hh:()=>gt,Hv:()=>u,IQ:()=>a,JI:()=>rt,Kl:()=>Y,
Li:()=>lt,MV:()=>Z,N5:()=>b,N9:()=>it,OY:()=>N,PZ:()=>Ct,WL:()=>t,Wd:()=>pt,Z4:()=>c,ay:()=>xt,b9:()=>R,bS:()=>ct,cL:()=>P,d2:()=>x,du:()=>l,em:()=>k,ev:()=>f,fX:()=>A,
gq:()=>Pt,iH:()=>M,j8:()=>At,jq:()=>Ot,kR:()=>w,l0:()=>L,mE:()=>Dt,o1:()=>d,r_:()=>i,rc:()=>h,rg:()=>kt,s1:()=>T,sk:()=>bt,t6:()=>q,t9:()=>Mt,tF:()=>S,tw:()=>U,
u7:()=>E,vz:()=>e,w1:()=>ft,wb:()=>Lt,wn:()=>r,wt:()=>s,y_:()=>Et,yh:()=>mt,yp:()=>ut,yq:()=>tt});const o=0,O=8,x=9,w=10,d=12,E=13,c=32,n=33,r=35,a=37,g=40,T=41,
R=43,b=45,A=46,P=47,L=48,k=55,f=57,M=60,e=62,t=91,i=92,s=93,u=123,h=125,l=126,y=66,S=67,I=68,C=69,U=73,v=76,W=82,N=98,z=100,j=101,Z=102,$=106,tt=110,J=111,nt=114,
st=115,mt=116,gt=117,Et=122,it=0,q=1,wt=2,Tt=3,Y=new Uint8Array(256);for(const m of[o,x,w,d,E,c])Y[m]=q;for(const m of"(<>[]/%")Y[m.charCodeAt(0)]=wt;for(const m of"\
){}")Y[m.charCodeAt(0)]=Tt;function et(m,p,B){for(;p<B;){const H=m[p];if(Y[H]===q)p++;else if(H===a)p=ht(m,p,B);else break}return p}function At(m,p,B){for(;p<B&&
Y[m[p]]===q;)p++;return p}function ht(m,p,B){for(;p<B&&m[p]!==w&&m[p]!==E;)p++;return p}function Mt(m,p,B){const H=ot(m,p,B);return H<0?B:H}function ot(m,p,B,H=0){
for(;p<B;){const K=m[p++];if(K===i)p++;else if(K===g)H++;else if(K===T&&--H===0)return p}return~H}function Ot(m,p,B=m.length){const H=ot(m,p,B);return H<0?~H:0}
function yt(m,p,B){for(;p<B;)if(m[p++]===e)return p;return B}function lt(m){return m===void 0?-1:m>=L&&m<=f?m-L:m>=65&&m<=70?m-55:m>=97&&m<=102?m-87:-1}function bt(m,p,B){
const H=m[B-1]===e,K=new Uint8Array(B-p+(H?0:1)>>1);let G=B-p<Rt?0:St(m,p,B,K),Q=-1;for(let V=p+2*G;V<B&&m[V]!==e;V++){const X=lt(m[V]);X<0||(Q<0?Q=X:(K[G++]=Q*
16+X,Q=-1))}return Q>=0&&(K[G++]=Q*16),G===K.length?K:K.subarray(0,G)}const[Rt,at]=[4096,1<<20];function St(m,p,B,H){const[K,G]=[ct(m),ct(H)];let Q=0;for(let V=p;V<
B;V=p+2*Q){const X=K.toString("latin1",V,Math.min(V+at,B)),_t=G.write(X,Q,"hex");if(Q+=_t,2*_t<at)break}return Q}function pt(m,p,B){for(;p<B&&Y[m[p]]===it;)p++;
return p}function ft(m,p,B){for(let H=0;H<B.length;H++)if(m[p+H]!==B.charCodeAt(H))return!1;return!0}function Lt(m,p,B){return ft(m,p,B)&&Y[m[p+B.length]??c]!==
it}const ut=m=>m!==void 0&&m>=L&&m<=f;function rt(m,p,B){let H=0,K=p;for(;K<B&&ut(m[K]);)H=H*10+(m[K++]-L);return K===p?{value:-1,after:K}:{value:H,after:K}}function xt(m,p,B){
const H=et(m,p,B),K=rt(m,H,B);if(K.value<0||K.after===B||Y[m[K.after]]!==q)return;const G=et(m,K.after,B),Q=G<B&&m[G]===b,V=rt(m,Q?G+1:G,B);if(V.value<0||V.value>
65535)return;const X=et(m,V.after,B);if(dt(m,X))return{number:K.value,generation:Q?1:V.value,start:H,body:X+3}}const Pt=m=>new Uint8Array(m.buffer,m.byteOffset,
m.byteLength),Dt=m=>m.length===1?m[0]:Buffer.concat(m),ct=m=>Buffer.from(m.buffer,m.byteOffset,m.byteLength);function Ct(m,p,B,H){let K=0,G=m[p];for(;G>=L&&G<=f;G=
m[++p])K=K*10+(G-L);if(K!==B||G!==c||(K=0,G=m[++p],G<L||G>f))return-1;for(;G>=L&&G<=f;G=m[++p])K=K*10+(G-L);return K!==H||G!==c?-1:dt(m,p+1)?p+4:-1}const dt=(m,p)=>m[p]===
J&&m[p+1]===N&&m[p+2]===$,kt=(m,p)=>m[p]===j&&m[p+1]===tt&&m[p+2]===z&&m[p+3]===J&&m[p+4]===N&&m[p+5]===$}),33095:((F,D,_)=>{_.d(D,{W:()=>E,i:()=>O});var o=_(11544);
function O(c,n){const r=new o.K(c,a=>n.copy(a,0,a.length));return Object.assign(r.s,{i:0,w:0,z:0}),r}const x=1<<18,w=32768,d={h:new Uint16Array(0),p:new Uint16Array(
0)};function E(c,n,r){const a=O(n,r);if(d.h.length===0)Object.assign(d,{h:new Uint16Array(x),p:new Uint16Array(w)});else for(const g of[d.h,d.p])g.fill(0);Object.
assign(a.s,d),a.push(c,!0)}}),4537:((F,D,_)=>{_.d(D,{Q:()=>c});var o=_(43749),O=_(49692);const x=1<<18,w=4096,d=8,E=3e5;async function c(a,g,T,R,b){const[A=0,P=0]=a;
if((A&15)!==8||(A<<8|P)%31!==0||P&32)return{ending:"damaged",reached:0,consumed:0,sum:1,broken:!1};const L=new O.S3(a,2),k=Math.floor(Math.max(w,Math.min(x/R,a.
length*d))),f=new Uint8Array(O.jf+k+O.yO),M=new o.T;let[e,t]=[0,0];for(;L.progress==="more"&&e<=g;){t>O.jf&&(f.copyWithin(0,t-O.jf,t),t=O.jf);const u=L.inflate(
f,t,t+k),h=f.subarray(t,u),l=Math.min(h.length,g-e);M.add(h),l>0&&b(h.subarray(0,l)),e+=h.length,t=u;const y=T.step(Math.max(h.length*R,E));y&&await y}const{consumed:i,
isBroken:s}=L;return{ending:n(L,a,e-g,M.value),reached:e,consumed:i,sum:M.value,broken:s}}function n({progress:a},g,T,R){return T>0?"loose":a!=="ended"&&a!=="mo\
re"?T===0?"loose":a:r(g,R)?"clean":"loose"}function r(a,g){const T=Buffer.from(a.subarray(-6));for(let R=0;R<=2&&T.length>=4+R;R++)if(T.readUInt32BE(T.length-4-
R)===g)return!0;return!1}}),79145:((F,D,_)=>{_.d(D,{I:()=>x,w:()=>w});var o=_(64680);const O=1<<22;class x{parts;constructor(E){this.parts=[new o.k(Math.min(E,O))]}copy(E,c,n){
let r=this.parts.at(-1);r.length>0&&r.length+n-c>O&&this.parts.push(r=new o.k(O)),r.copy(E,c,n)}join(E){return w(this.parts.map(({bytes:c})=>c),E)}}async function w(d,E){
if(d.length===1)return d[0];const c=Buffer.allocUnsafeSlow(d.reduce((r,{length:a})=>r+a,0));let n=0;for(const r of d){c.set(r,n),n+=r.length;const a=E.step(r.length);
a&&await a}return c}}),64680:((F,D,_)=>{_.d(D,{k:()=>w,t:()=>d});var o=_(78157);const O=12,x=20;class w{buffer;memory;length=0;constructor(n){this.buffer=Buffer.
allocUnsafeSlow(Math.max(n,256)),this.memory=(0,o.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){
const n=Buffer.allocUnsafeSlow(this.length);return n.set(this.bytes),n}clear(){this.length=0}from(n){return this.memory.subarray(n,this.length)}reserve(n){const r=this.
length+n;r>this.memory.length&&this.grow(r)}grow(n){const r=Buffer.allocUnsafeSlow(Math.max(n,Math.ceil(this.memory.length*1.5)));r.set(this.bytes),this.buffer=
r,this.memory=(0,o.gq)(r)}copy(n,r,a){const g=a-r;if(this.reserve(g),g<O){const{memory:T}=this;let R=this.length;for(let b=r;b<a;b++)T[R++]=n[b]}else this.memory.
set(new Uint8Array(n.buffer,n.byteOffset+r,g),this.length);this.length+=g}text(n){const r=n.length;if(this.reserve(r),r<x){const{memory:a}=this;let g=this.length;
for(let T=0;T<r;T++)a[g++]=n.charCodeAt(T)}else this.buffer.write(n,this.length,"latin1");this.length+=r}integer(n){this.reserve(20);const{memory:r}=this,a=E(n);
for(let g=this.length+a-1;g>=this.length;g--){const T=Math.floor(n/10);r[g]=o.l0+(n-T*10),n=T}this.length+=a}byte(n){this.reserve(1),this.memory[this.length++]=
n}fill(n,r){this.reserve(n),r(this.memory,this.length),this.length+=n}}class d{length=0;copy(n,r,a){this.length+=a-r}text(n){this.length+=n.length}integer(n){this.
length+=E(n)}byte(){this.length++}fill(n){this.length+=n}}function E(c){return c<10?1:c<100?2:c<1e3?3:c<1e4?4:c<1e5?5:c<1e6?6:String(c).length}}),68973:((F,D,_)=>{
_.d(D,{a5:()=>b,g0:()=>n,uM:()=>c});var o=_(11544),O=_(33095),x=_(43749),w=_(78157),d=_(4537),E=_(79145);const c=({codec:P,pace:L})=>P??T(L),n=({codec:P,pace:L})=>P&&
{deflate:(k,f)=>T(L).deflate(k,f),inflate:(k,f)=>P.inflate(k,f),inflateNow:(k,f)=>P.inflateNow(k,f)},r=65536,a=16384,g=1e5,T=P=>({async deflate(L,k){if(L.length<=
a){const e=(0,o.$)(L,{level:k}),t=P.step(g+L.length*10);return t&&await t,e}const f=new E.I(L.length>>2);if(L.length<=r){await P.rest(),(0,O.W)(L,{level:k},f);const e=P.
step(g+L.length*10);return e&&await e,f.join(P)}const M=(0,O.i)({level:k},f);for(let e=0;e<L.length;e+=r){L.length-e>a&&await P.rest(),M.push(L.subarray(e,e+r),
e+r>=L.length);const t=P.step(g+Math.min(L.length,r)*10);t&&await t}return f.join(P)},async inflate(L,k){const{bytes:f,ending:M}=await A(L,k,P);return M==="clea\
n"?f:void 0}}),R=Uint8Array.of(120,156);async function b(P,L,k){const f=(0,w.j8)(P,0,Math.min(P.length,4)),[M=0,e=0]=P.subarray(f,f+2),t=(M&15)===8&&(M<<8|e)%31===
0,i=t?P.subarray(f):(0,w.mE)([R,P]),{bytes:s,reached:u,ending:h,consumed:l,sum:y,broken:S}=await A(i,L,k),I=h==="clean"||h==="loose",C=t&&h==="loose"&&u<L&&(0,x.
V)(i,l,y);return{bytes:s,reached:u,damaged:!I||!t,mismatch:C,broken:S}}async function A(P,L,k){const f=new E.I(Math.min(P.length*4,L));return{...await(0,d.Q)(P,
L,k,1,e=>f.copy(e,0,e.length)),bytes:await f.join(k)}}}),82416:((F,D,_)=>{_.d(D,{E3:()=>P,MQ:()=>O,U1:()=>a,kz:()=>c,nK:()=>b,pS:()=>A});var o=_(78157);function O(f,M,e){
if(e-M>x)return w(f,M,e);let t="";for(let i=M;i<e;i++){const s=f[i]===o.wn?d(f,i,e):-1;t+=String.fromCharCode(s<0?f[i]:s),s>=0&&(i+=2)}return t}const x=127;function w(f,M,e){
const t=Buffer.allocUnsafe(e-M);let i=0;for(let s=M;s<e;s++){const u=f[s]===o.wn?d(f,s,e):-1;t[i++]=u<0?f[s]:u,u>=0&&(s+=2)}return t.toString("latin1",0,i)}function d(f,M,e){
if(M+2>=e)return-1;const[t,i]=[(0,o.Li)(f[M+1]),(0,o.Li)(f[M+2])];return t>=0&&i>=0?t*16+i:-1}const E=15;function c(f,M,e){let t=M;const i=f[t];(i===o.N5||i===o.
b9)&&t++;let s=0,u=-1,h=0;for(;t<e;t++){const y=f[t];if(y>=o.l0&&y<=o.ev)h=h*10+(y-o.l0),s++,u>=0&&u++;else if(y===o.fX&&u<0)u=0;else break}if(t<e||s===0||s>E)return r(
f,M,e);const l=u>0?h/n[u]:h;return i===o.N5?-l:l}const n=Float64Array.from({length:E+1},(f,M)=>10**M);function r(f,M,e){const t=(0,o.bS)(f).toString("latin1",M,
e),i=Number(t);if(!Number.isNaN(i)&&/^[+-]?[\d.]/.test(t))return i;const s=/^[+-]*(\d*\.?\d*)/.exec(t),u=Number(s?.[1]??0)||0;return t.startsWith("-")?-u:u}function a(f,M,e){
const t=g(f,M,e);if(t<e&&f[t]===o.s1)return f.subarray(M,t);const i={at:M,used:0,depth:1,out:new Uint8Array(e-M)};return T(f,i,e,e),i.out.subarray(0,i.used)}function g(f,M,e){
for(let t=M;t<e;t++){const i=f[t];if(i===o.s1||i===o.Cx||i===o.r_||i===o.u7)return t}return e}function T(f,M,e,t){const{out:i}=M;let{at:s,used:u,depth:h}=M;for(;s<
e;s++){let l=f[s];if(l===o.Cx)h++;else if(l===o.s1){if(--h===0)break}else if(l===o.u7)f[s+1]===o.kR&&s++,l=o.kR;else if(l===o.r_){if(l=f[++s],s>=t)break;if(l>=o.
l0&&l<=o.em){let y=l-o.l0;for(let S=0;S<2&&f[s+1]>=o.l0&&f[s+1]<=o.em;S++)y=y*8+f[++s]-o.l0;l=y&255}else if(l===o.u7){f[s+1]===o.kR&&s++;continue}else{if(l===o.
kR)continue;l=k[l]}}i[u++]=l}M.at=s,M.used=u,M.depth=h}const R=1<<20;async function b(f,M,e,t){if(f[M]!==o.Cx)return A(f,M+1,e,t);const i=M+1;let s=i;for(let h=i;s===
h&&h<e;){h=Math.min(h+R,e),s=g(f,s,h);const l=t.step(R);l&&await l}if(s<e&&f[s]===o.s1)return f.subarray(i,s);const u={at:i,used:0,depth:1,out:new Uint8Array(e-
i)};for(;u.at<e&&u.depth>0;){T(f,u,Math.min(u.at+R,e),e);const h=t.step(2*R);h&&await h}return u.out.subarray(0,u.used)}async function A(f,M,e,t){const i=new Uint8Array(
e-M);let s=0;for(let h=M;h<e&&f[h]!==o.vz;){for(const y=Math.min(h+R,e);h<y&&f[h]!==o.vz;h++)(0,o.Li)(f[h])>=0&&(i[s++]=f[h]);const l=t.step(2*R);l&&await l}const u=new Uint8Array(
s+1>>1);for(let h=0;h<s;h+=R){u.set((0,o.sk)(i,h,Math.min(h+R,s)),h>>1);const l=t.step(2*R);l&&await l}return u}const P=(f,M,e)=>f[M]===o.Cx?a(f,M+1,e):(0,o.sk)(
f,M+1,e),L=new Map([[o.yq,o.kR],[o.AF,o.u7],[o.yh,o.d2],[o.OY,o.G_],[o.MV,o.o1]]),k=Uint8Array.from({length:256},(f,M)=>L.get(M)??M)})};
