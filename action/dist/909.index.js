"use strict";exports.id=909,exports.ids=[909],exports.modules={11544:((K,D,_)=>{_.d(D,{$:()=>R,K:()=>P});const r=()=>_(57991),R=(M,m)=>r().zlibSync(M,m),P=function(...M){return Reflect.
construct(r().Zlib,M)}}),57991:((K,D,_)=>{_.r(D),_.d(D,{Zlib:()=>r.KK,zlibSync:()=>r.$});var r=_(37718)}),49692:((K,D,_)=>{_.d(D,{S3:()=>S,yO:()=>w,jf:()=>h});const r=15,
R=10,P=Uint8Array.of(16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15),M={literals:Int32Array.from({length:288},(n,t)=>{if(t<256)return t<<8;if(t===256)return 240;
if(t>285)return 224;if(t===285)return 66064;const{base:e,bits:i}=m(t-257,4);return e+3<<8|i+1<<4}),distances:Int32Array.from({length:32},(n,t)=>{if(t>29)return 224;
const{base:e,bits:i}=m(t,2);return e+1<<8|i<<4})};function m(n,t){if(n<2*t)return{base:n,bits:0};const e=Math.floor(n/t)-1;return{base:t+n%t<<e,bits:e}}const l=Uint16Array.
from({length:1<<R},(n,t)=>{let e=0;for(let i=0;i<R;i++)e|=(t>>i&1)<<R-1-i;return e});class a{table=new Int32Array(1<<R);mask=0;meanings;counts=new Uint16Array(r+
1);symbols;constructor(t){this.meanings=M[t],this.symbols=new Uint16Array(this.meanings.length)}assign(t,e,i){const{counts:c,symbols:u}=this;c.fill(0);for(let O=e;O<
i;O++)c[t[O]]++;c[0]=0;const b=new Uint16Array(r+2);let g=1,T=0;for(let O=1;O<=r;O++){if(g=g*2-c[O],g<0)return!1;c[O]>0&&(T=O),b[O+1]=b[O]+c[O]}for(let O=e;O<i;O++)
t[O]!==0&&(u[b[t[O]]++]=O-e);return this.fillTable(Math.min(T,R)),!0}fillTable(t){const{table:e,counts:i,symbols:c,meanings:u}=this,b=1<<t;this.mask=b-1,e.fill(
0,0,b);let g=0,T=0;for(let O=1;O<=t;O++,g<<=1)for(let C=i[O];C>0;C--,g++){const k=u[c[T++]]|O,v=1<<O;for(let B=l[g]>>R-O;B<b;B+=v)e[B]=k}}longEntryOf(t){const e=this.
find(t);return e<0?224:this.meanings[e>>4]|e&15}find(t){let[e,i,c]=[0,0,0];for(let u=1;u<=r;u++){e|=t>>u-1&1;const b=this.counts[u];if(e-b<i)return this.symbols[c+
e-i]<<4|u;c+=b,i=i+b<<1,e<<=1}return-1}}let s;function o(){if(s)return s;const n=new Uint8Array(288).fill(8).fill(9,144,256).fill(7,256,280),[t,e]=[new a("liter\
als"),new a("distances")];return t.assign(n,0,n.length),e.assign(new Uint8Array(32).fill(5),0,32),s={literals:t,distances:e}}const h=32768,w=258,y=256,p=12,x=64,
A=1<<29,f=-2,d=-1;class S{memory;progress="more";bit=0;end;begin;isTail=!1;block=f;isLast=!1;codes;data;constructor(t,e,i={}){this.memory=i,this.begin=Math.min(
e,t.length),this.data=t.subarray(e),this.end=this.data.length}get consumed(){return this.begin+Math.min(Math.ceil(this.bit/8),this.end)}inflate(t,e,i){let c=e,u=0;
for(;c<i&&this.progress==="more";)if(this.bit>A&&this.moveTo(this.bit>>3),this.block===d)c=this.followCodes(t,c,i);else if(this.block!==f)c=this.copyStored(t,c,
i);else if(this.isLast)this.progress="ended";else{if(++u>y)break;this.beginBlock()}return c}moveTo(t){this.data=this.data.subarray(t),this.begin+=t,this.end-=t,
this.bit-=t*8}beginBlock(){this.isLast=this.take(1)===1;const t=this.take(2);t===0?this.beginStored():t===1?this.codes=o():t===3?this.fail():this.readCodes(),t!==
0&&(this.block=d)}beginStored(){this.bit=this.bit+7&-8;const t=this.take(16);this.take(16)===(t^65535)?this.block=t===0?f:t:this.fail()}copyStored(t,e,i){const c=this.
bit>>3,u=Math.min(this.block,i-e,this.end-c);return u===0?(this.progress="short",e):(t.set(this.data.subarray(c,c+u),e),this.bit+=u*8,this.block-=u,this.block===
0&&(this.block=f),e+u)}readCodes(){const t=this.take(5)+257,e=this.take(5)+1,i=this.take(4)+4,c=this.memory.codes??={literals:new a("literals"),distances:new a(
"distances")},u=new Uint8Array(t+e);for(let g=0;g<i;g++)u[P[g]]=this.take(3);if(!c.literals.assign(u,0,P.length))return this.fail();this.readLengths(c.literals,
u),c.literals.assign(u,0,t)&&c.distances.assign(u,t,u.length)||this.fail(),this.codes=c}readLengths({table:t,mask:e},i){i.fill(0);for(let c=0;c<i.length&&this.progress===
"more";){const u=t[this.look()&e];if(u===0)return this.fail();this.take(u&15);const b=u>>8;if(b<=r){i[c++]=b;continue}const g=b===16?this.take(2)+3:b===17?this.
take(3)+3:this.take(7)+11;if(c+g>i.length||b===16&&c===0)return this.fail();b===16&&i.fill(i[c-1],c,c+g),c+=g}}fail(){this.progress==="more"&&(this.progress=this.
bit>this.end*8?"short":"damaged")}followCodes(t,e,i){let c=e;if(!this.isTail){if(c=this.followAhead(t,e,i),c>=i||this.progress!=="more"||this.block!==d)return c;
this.turnToTail()}for(;c<i&&this.progress==="more"&&this.block===d;){const u=c;if(c=this.followAhead(t,c,c+1),!(this.bit<=this.end*8))return this.progress="shor\
t",u}return c}turnToTail(){this.isTail=!0,this.moveTo(Math.max(0,Math.min(this.bit>>3,this.end-x)));const t=new Uint8Array(this.end+2*p);t.set(this.data),this.data=
t}followAhead(t,e,i){const{data:c,codes:u}=this,{literals:b,distances:g}=u,{table:T,mask:O}=b,{table:C,mask:k}=g,v=(c.length-p)*8;let{bit:B}=this,z=e;for(;z<i&&
B<=v;){let H=B>>3,F=(c[H]|c[H+1]<<8|c[H+2]<<16|c[H+3]<<24)>>>(B&7),j=T[F&O];j===0&&(j=b.longEntryOf(F));const X=j&15;B+=X;let V=j>>4&15;if(V===0){t[z++]=j>>8,j=
T[(F>>>=X)&O],(j&240)===0&&j!==0&&z<i&&(t[z++]=j>>8,B+=j&15);continue}if(V>6){V===15?this.block=f:this.progress="damaged";break}V--;const q=(j>>8)+(F>>>X&(1<<V)-
1);B+=V,H=B>>3,F=(c[H]|c[H+1]<<8|c[H+2]<<16|c[H+3]<<24)>>>(B&7),j=C[F&k],j===0&&(j=g.longEntryOf(F)),B+=j&15,V=j>>4&15,H=B>>3,F=(c[H]|c[H+1]<<8|c[H+2]<<16)>>>(B&
7);const Z=(j>>8)+(F&(1<<V)-1);if(V>13||Z>z){this.progress="damaged";break}B+=V;const tt=z+q;for(let nt=z-Z;z<tt;)t[z++]=t[nt++]}return this.bit=B,z}look(){const t=this.
bit>>3,{data:e}=this;return((e[t]??0)|(e[t+1]??0)<<8|(e[t+2]??0)<<16)>>(this.bit&7)}take(t){const e=this.look()&(1<<t)-1;return this.bit+=t,this.bit>this.end*8&&
this.fail(),e}}}),73208:((K,D,_)=>{_.d(D,{HR:()=>M,J7:()=>R,h5:()=>r});const r=new Set(["content","a font","an image"]);class R{cut=new Set;contradicted=new Set;sound=0;wrong=0;get all(){
const l=this.wrong>1&&this.sound===0;return[...new Set([...this.cut,...l?[]:this.contradicted])]}addSound(){this.sound++}addCut(l){this.cut.add(l)}addContradicted(l){
this.wrong++,this.contradicted.add(l)}}const P={asked:new Set,broken:[],isDoubtful:!1,damagedData:[]};class M{before;watched=new Map;constructor(l=new Map){this.
before=l}watch(l,a){const{asked:s,broken:o,doubtful:h,damaged:w}=a;this.watched.set(l,{...a,known:{asked:s.size,broken:o.size,doubtful:h.size,damaged:w.all.length}})}of(l){
return this.before.get(l)??P}review(){const l=new Map;for(const[a,{asked:s,broken:o,doubtful:h,damaged:w,known:y}]of this.watched){const p=s.size>y.asked||h.size>
y.doubtful;(p||o.size>y.broken||w.all.length>y.damaged)&&l.set(a,{asked:s,broken:[...o.keys()],isDoubtful:p,damagedData:w.all})}return l.size>0?new M(l):void 0}}}),
3405:((K,D,_)=>{_.d(D,{B:()=>P});var r=_(94322),R=_(78157);function*P(M){let m=M.length+5;for(let w=0;w<M.length;w+=r.Qd){const y=Math.min(w+r.Qd,M.length);for(let p=w;p<
y;p++)M[p]===R.y_&&(m+=3);yield}const l=new Uint8Array(m);let a=0,s=0,o=0,h=M[0]===R.iH&&M[1]===R.du?2:0;for(;h<M.length;h++){h%r.Qd===r.Qd-1&&(yield);const w=M[h];
if(w===R.du)break;if(R.Kl[w]!==R.t6){if(w===R.y_&&o===0){a+=4;continue}if(!(w<R.Ec||w>R.Hh)&&(s=s*85+(w-R.Ec),!(++o<5))){for(let y=24;y>=0;y-=8)l[a++]=Math.floor(
s/2**y)&255;s=o=0}}}if(o>1){for(let w=o;w<5;w++)s=s*85+84;for(let w=0;w<o-1;w++)l[a++]=Math.floor(s/2**(24-8*w))&255}return l.slice(0,a)}}),81272:((K,D,_)=>{_.d(
D,{g:()=>M,q:()=>P});var r=_(42973),R=_(79145);function P({stream:m,total:l,documents:a=1},s){const o="It may be a decompression bomb; if it is not, save it wit\
hout compression in another program",h=a===1?"the document":"this document and of those before it";return s>m?(0,r.F)("streamBytes",`A stream of the document ex\
pands to more than ${m} bytes`,o):(0,r.F)("expansion",`The streams of ${h} expand to more than ${l} bytes`,o)}class M{budget;watch;chunks=[];size=0;constructor(l,a){
this.budget=l,this.watch=a}push(l){if(this.size+=l.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,P(
this.budget,this.size);this.watch?.(this.size),this.chunks.push(l)}finishAtEase(l){return this.budget.remaining-=this.size,(0,R.w)(this.chunks,l)}finish(){if(this.
budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const l=new Uint8Array(this.size);let a=0;for(const s of this.chunks)l.set(s,a),a+=s.length;
return l}}}),3084:((K,D,_)=>{_.d(D,{V:()=>M});var r=_(68973),R=_(81272),P=_(11032);async function M(m,l,a,{codec:s,pace:o},h={found:!1}){if(a.remaining<=0)throw(0,R.
q)(a,0);const w=Math.min(a.stream,a.remaining);let y=await s?.inflate(m,w);if(!y){const{bytes:p,reached:x,damaged:A,mismatch:f}=await(0,r.a5)(m,w,o);if(h.found||=
A,h.mismatch===!1&&(h.mismatch=f),x>w)throw a.remaining-=x,(0,R.q)(a,x);if(p.length===0)return;y=p}return a.remaining-=y.length,(0,P.M)(y,l,o)}}),93098:((K,D,_)=>{
_.d(D,{I:()=>w,J:()=>t});var r=_(54771),R=_(82416),P=_(3405),M=_(81272),m=_(3084),l=_(19590),a=_(60269),s=_(11032),o=_(70097),h=_(94322);const w=1<<21,y=80,p=20,
x=1e3,A=8,f=w>>11,d=6e6,S=64,n=1<<27;class t{kept=[];bytes=0;met;results=[];open;async run(T,O){for(;;){try{const C=await O();if(!this.met&&!this.open)return C}catch(C){
if(!this.met&&!this.open)throw C}await T.rest(),this.met&&await this.decode(T),this.open&&await this.takeOpen(this.open,T)}}find(T,O,C){const k=this.kept.find(F=>u(
F,T));if(!k)return;const{bytes:v,damaged:B,mismatch:z,refusal:H}=k;if(H)throw O.remaining-=H.cost,H.error;if(v.length>O.stream||v.length>O.remaining)throw(0,M.q)(
O,v.length);return O.remaining-=v.length,C.found||=B,C.mismatch===!1&&(C.mismatch=z),v}watch(T,O){if(T.data.length<f||this.kept.length>=S||this.bytes>=n)return;
let[C,k]=[performance.now(),0];return v=>{const B=performance.now();if(k+=Math.min(B-C,A),C=B,!(v<=w&&k<y&&(k<p||v>k*x)))throw this.met={encoded:T,budget:O},new r.
Q("A stream is decoded with pauses, and the work begins again")}}take(T,O,C){const k=this.results.find(B=>b(B.data,T));if(k?.error)throw k.error;if(k)return k.result;
const v=this.results.length<S&&this.bytes<n;for(let B=0;;){const{done:z,value:H}=O.next();if(z)return H;if(B+=H,!(B<d||!v))throw this.open={data:T,steps:O,bytesOf:C},
new r.Q("A stream is read with pauses, and the work begins again")}}async takeOpen({data:T,steps:O,bytesOf:C},k){for(this.open=void 0;;){let v;try{v=O.next()}catch(z){
this.results.push({data:T,error:z});return}if(v.done){this.results.push({data:T,result:v.value}),this.bytes+=T.length+C(v.value);return}const B=k.step(v.value);
B&&await B}}async decode(T){const{encoded:O,budget:C}=this.met;this.met=void 0;const k={found:!1,mismatch:!1},v=C.remaining;try{const B=await i(O,C,k,T);this.kept.
push({...O,bytes:B,damaged:k.found,mismatch:k.mismatch}),this.bytes+=B.length}catch(B){const z=v-C.remaining;if(z===0)throw B;this.kept.push({...O,bytes:e,damaged:!0,
mismatch:!1,refusal:{error:B,cost:z}})}}}const e=new Uint8Array(0);async function i({filter:g,data:T,parameters:O},C,k,v){if(g==="FlateDecode")return await(0,m.
V)(T,O,C,{pace:v},k)??new Uint8Array(0);if(g==="ASCII85Decode")return(0,h.Io)((0,P.B)(T),v);if(g==="ASCIIHexDecode")return(0,R.pS)(T,0,T.length,v);if(g==="RunLe\
ngthDecode")return(0,h.Io)((0,o.A)(T,C),v);const B=await(0,l.B)(T,(0,a.c)(O,"EarlyChange",1),C,k,v);return(0,s.M)(B,O,v)}const c=["Predictor","Colors","BitsPerC\
omponent","Columns","EarlyChange"];function u(g,T){return g.filter!==T.filter||g.data.length!==T.data.length||c.some(O=>(0,a.c)(g.parameters,O,-1)!==(0,a.c)(T.parameters,
O,-1))?!1:b(g.data,T.data)}const b=(g,T)=>g===T||g.length===T.length&&Buffer.compare(g,T)===0}),61811:((K,D,_)=>{_.d(D,{W:()=>l,w:()=>m});const r=4096,R=12,P=65536,
M=-1,m=(a,s)=>Math.max(s,Math.min(R,32-Math.clz32(a)));class l{sink;next;previous=M;first;prefix=new Int16Array(r);suffix=new Uint8Array(r);length=new Uint16Array(
r);out=new Uint8Array(P);used=0;constructor(s,o){this.sink=o,this.first=this.next=s+2;for(let h=0;h<s;h++)this.suffix[h]=h,this.length[h]=1}get size(){return this.
sink.size+this.used}clear(){this.next=this.first,this.previous=M}put(s){const{previous:o,next:h,length:w}=this,y=s<h;if(!y&&(o===M||s!==h))return!1;const p=y?w[s]:
w[o]+1;this.used+p>P&&this.flush();const x=this.used,A=this.write(y?s:o,x);return y||(this.out[x+p-1]=A),o!==M&&h<r&&this.add(o,A),this.used=x+p,this.previous=s,
!0}write(s,o){const{out:h,prefix:w,suffix:y}=this;for(let p=o+this.length[s]-1;p>o;p--)h[p]=y[s],s=w[s];return h[o]=y[s]}add(s,o){const{next:h}=this;this.prefix[h]=
s,this.suffix[h]=o,this.length[h]=this.length[s]+1,this.next=h+1}flush(){this.finish(),this.out=new Uint8Array(P),this.used=0}finish(){this.sink.push(this.out.subarray(
0,this.used))}}}),19590:((K,D,_)=>{_.d(D,{B:()=>s,k:()=>l});var r=_(81272),R=_(61811);const P=256,M=257,m=9;function l(h,w,y,p,x){const A=new o(h,w,y,x);return A.
read(h.length)||(p.found=!0),A.finish()}const a=512;async function s(h,w,y,p,x){const A=new o(h,w,y);for(let f=0;A.at<h.length;f=A.size){A.read(A.at+a)||(p.found=
!0);const d=x.step(a+A.size-f);d&&await d}return A.finishAtEase(x)}class o{data;early;at=0;table;collector;width=m;bits=0;held=0;constructor(w,y,p,x){this.data=
w,this.early=y,this.collector=new r.g(p,x),this.table=new R.W(P,this.collector)}read(w){const{data:y,table:p,early:x}=this,A=Math.min(w,y.length);let{at:f,width:d,
bits:S,held:n}=this;for(;f<A;){if(n=(n<<8|y[f++])&16777215,S+=8,S<d)continue;S-=d;const t=n>>S&(1<<d)-1;if(t===P)p.clear();else if(t===M||!p.put(t))return this.
at=y.length,t===M;d=(0,R.w)(p.next+x,m)}return Object.assign(this,{at:f,width:d,bits:S,held:n}),!0}get size(){return this.table.size}finish(){return this.table.
finish(),this.collector.finish()}finishAtEase(w){return this.table.finish(),this.collector.finishAtEase(w)}}}),60269:((K,D,_)=>{_.d(D,{c:()=>r});function r(R,P,M){
const m=R?.get(P);return typeof m=="number"?Math.trunc(m):M}}),14752:((K,D,_)=>{_.d(D,{X:()=>R,Y:()=>r});function r(P,M,m,l,a,s,o,h=0){const w=m+l,y=m-h+o,p=s-m;
if(P===1)for(let x=Math.max(m,y);x<w;x++)M[x]=M[x]+M[x-o];else if(P===2)for(let x=m;x<w;x++)M[x]=M[x]+a[x+p];else if(P===3)for(let x=m;x<w;x++)M[x]=M[x]+((x>=y?
M[x-o]:0)+a[x+p]>>1);else if(P===4)for(let x=m;x<w;x++){const A=x<y,f=A?0:M[x-o];M[x]=M[x]+R(f,a[x+p],A?0:a[x+p-o])}}function R(P,M,m){const l=P+M-m,[a,s,o]=[Math.
abs(l-P),Math.abs(l-M),Math.abs(l-m)];return a<=s&&a<=o?P:s<=o?M:m}}),11032:((K,D,_)=>{_.d(D,{M:()=>l,T:()=>P});var r=_(60269),R=_(14752);function P(f,d){const S=s(
f,d);return S?(S.undo(0,S.count),S.out):f}const M=1<<18,m=4;async function l(f,d,S){const n=s(f,d);if(!n)return f;const t=Math.max(1,Math.floor(M/n.size));for(let e=0;e<
n.count;e+=t){const i=S.step(Math.min(t*n.size,f.length,M)*m);i&&await i,n.size>M?await a(n,e,S):n.undo(e,Math.min(e+t,n.count))}return n.out}async function a(f,d,S){
for(let n=0;n<f.size;n+=M){const t=S.step(M*m);t&&await t,f.undoPart(d,n,Math.min(n+M,f.size))}}function s(f,d){const S=(0,r.c)(d,"Predictor",1);if(S<=1)return;
const n=A((0,r.c)(d,"Colors",1),1,32),t=A((0,r.c)(d,"BitsPerComponent",8),1,16),e=A((0,r.c)(d,"Columns",1),1,1<<24),i=Math.ceil(n*t*e/8);return S===2?o(f,i,n,t):
x(f,i,Math.ceil(n*t/8))}function o(f,d,S,n){const t={colors:S,depth:n,before:new Uint8Array(S),color:0},e=n===8?h:n===16?w:[1,2,4].includes(n)?y:void 0;if(!e)return;
const i=f.slice(),c=(u,b,g)=>{const T=u*d;b===0&&n<8&&(t.before.fill(0),t.color=0),e(i,T,T+b,Math.min(T+g,i.length),t)};return{count:Math.ceil(f.length/d),size:d,
out:i,undo(u,b){for(let g=u;g<b;g++)c(g,0,d)},undoPart:c}}function h(f,d,S,n,{colors:t}){for(let e=Math.max(S,d+t);e<n;e++)f[e]=f[e]+f[e-t]}function w(f,d,S,n,{
colors:t}){const e=2*t;for(let i=Math.max(S,d+e);i+1<n;i+=2){const c=f[i+1]+f[i+1-e];f[i+1]=c,f[i]=f[i]+f[i-e]+(c>>8)}}function y(f,d,S,n,t){const{colors:e,depth:i,
before:c}=t,u=(1<<i)-1;let{color:b}=t;for(let g=S;g<n;g++){const T=f[g];let O=0;for(let C=8-i;C>=0;C-=i){const k=c[b]+(T>>C)&u;c[b]=k,O|=k<<C,b=b+1===e?0:b+1}f[g]=
O}t.color=b}const p=64;function x(f,d,S){const n=Math.ceil(f.length/(d+1)),t=new Uint8Array(f.length-n),e=new Uint8Array(Math.min(d,f.length));return{count:n,size:d,
out:t,undo:(u,b)=>{for(let g=u,T=u*d,O=u*(d+1);g<b;g++,T+=d,O+=d+1){const C=Math.min(d,f.length-O-1);if(C<p)for(let k=0;k<C;k++)t[T+k]=f[O+1+k];else t.set(f.subarray(
O+1,O+1+C),T);(0,R.Y)(f[O],t,T,C,g===0?e:t,g===0?0:T-d,S)}},undoPart:(u,b,g)=>{const[T,O]=[u*d,u*(d+1)],C=Math.min(g,f.length-O-1)-b;if(C<=0)return;t.set(f.subarray(
O+1+b,O+1+b+C),T+b);const k=u===0?e:t;(0,R.Y)(f[O],t,T+b,C,k,u===0?b:T-d+b,S,b)}}}const A=(f,d,S)=>Math.min(Math.max(f,d),S)}),70097:((K,D,_)=>{_.d(D,{A:()=>P});
var r=_(81272),R=_(94322);function*P(m,l){let a=0;for(let y=0;y<m.length;y=M(m,y,(p,x,A)=>a+=x+A))yield;const s=a>l.stream||a>l.remaining;if(l.remaining-=a,s)throw(0,r.
q)(l,a);const o=new Uint8Array(a);let h=0;const w=(y,p,x)=>{for(let A=0;A<p;A++)o[h+A]=m[y+A];x>0&&o.fill(m[y],h,h+x),h+=p+x};for(let y=0;y<m.length;y=M(m,y,w))
yield;return o}function M(m,l,a){let s=l;for(const o=l+R.Qd;s<o&&s<m.length;){const h=m[s++];if(h===128||s>=m.length)return m.length;h<128?a(s,Math.min(h+1,m.length-
s),0):a(s,0,257-h),s+=h<128?h+1:1}return s}}),94322:((K,D,_)=>{_.d(D,{Io:()=>M,Qd:()=>r,xm:()=>P});const r=1<<17,R=1<<19;function P(m){for(;;){const{done:l,value:a}=m.
next();if(l)return a}}async function M(m,l){for(;;){const{done:a,value:s}=m.next();if(a)return s;const o=l.step(R);o&&await o}}}),54771:((K,D,_)=>{_.d(D,{Q:()=>r});
class r extends Error{}}),42973:((K,D,_)=>{_.d(D,{F:()=>P,M:()=>R});var r=_(58552);const R={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*
1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,objectValues:32*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,
pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,dataBytes:5e7,
searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function P(M,m,l,a="file"){return new r.
zU("limit_exceeded",m,{issues:[{field:a,message:`${m}.`}],advice:`${l} (limit: ${M})`})}}),27041:((K,D,_)=>{_.d(D,{c:()=>p});var r=_(98446),R=_(42973);const P={
operators:20,characters:0,glyphSteps:50,dataBytes:0},M="Open it in another PDF program and save it again",m="Split it, or ask for fewer pages",l={operators:["Th\
e pages of the document draw","operator",M],characters:["The pages have","character",m],glyphSteps:["The programs of the glyphs take","step",M],dataBytes:["The \
result has","byte",m]},a=2**20;class s{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(A){this.limits=A}admit(A){this.bytes+=
A}spend(A,f){const d=this.spent[A]+=f;if(d<=this.limits[A])return;const S=this.limits[A]+Math.max(this.bytes-a,0)*P[A];if(d<=S)return;const[n,t,e]=l[A];throw(0,R.
F)(A,`${n} more than ${(0,r.y_)(S,t)}`,e)}}var o=_(27059);const h=20,w=100,y=8e6;class p{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=y;held={
all:new Set,bytes:0,most:0};constructor(A,f,d,S=new o.f,n=new s(A)){this.limits=A,this.codec=f,this.large=d,this.scratch=S,this.budget=n,this.stream=A.streamBytes,
this.total=this.remaining=this.held.most=A.allowance,this.values=A.values}admit(A){const f=A*this.limits.expansion;this.documents++,this.budget.admit(A),this.total+=
f,this.remaining+=f,this.values+=A*w,this.held.most+=A*h}fork(){const A=new p(this.limits,this.codec,this.large,this.scratch,this.budget);return A.documents=this.
documents,A.total=this.total,A.remaining=this.remaining,A.values=this.values,A.numbers=this.numbers,A.held=this.held,A}takeNumbers(A){if(this.numbers-=A,this.numbers<
0)throw(0,R.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(A){return A>this.remaining?!1:(this.remaining-=A,!0)}release(A){this.remaining+=A}hold(A,f,d){const{held:S}=this;S.all.add({bytes:A,
holder:f,key:d}),S.bytes+=A;for(const n of S.all){if(S.bytes<=S.most||S.all.size===1)return;S.all.delete(n),S.bytes-=n.bytes,n.holder.deref()?.delete(n.key)}}}}),
27059:((K,D,_)=>{_.d(D,{f:()=>r});class r{memory=new Uint8Array(0);codes;atLeast(m){const l=Math.min(m,P);return this.memory.length<l&&(this.memory=new Uint8Array(
Math.min(P,Math.max(R,l*2)))),this.memory}}const R=16384,P=1<<20}),43749:((K,D,_)=>{_.d(D,{T:()=>R,V:()=>M});var r=_(78157);class R{a=1;b=0;add(l){let{a,b:s}=this;
for(let o=0;o<l.length;){const h=Math.min(o+2e3,l.length);for(;o+4<=h;o+=4)s+=a+=l[o],s+=a+=l[o+1],s+=a+=l[o+2],s+=a+=l[o+3];for(;o<h;)s+=a+=l[o++];a%=65521,s%=
65521}this.a=a,this.b=s}get value(){return this.b*65536+this.a}}const P=256;function M(m,l,a){let s=m.length;for(;s>0&&m.length-s<P&&r.Kl[m[s-1]]===r.t6;)s--;if(l>
s-4)return!1;const o=Buffer.alloc(4);return o.writeUInt32BE(a),!(0,r.bS)(m.subarray(-P)).includes(o)}}),78157:((K,D,_)=>{_.d(D,{$k:()=>yt,A4:()=>z,AF:()=>nt,AN:()=>et,
AV:()=>H,AZ:()=>it,Ah:()=>O,Cq:()=>r,Cx:()=>w,D:()=>ct,Ec:()=>s,G_:()=>R,HF:()=>X,HV:()=>v,HY:()=>_t,Hh:()=>gt,Hv:()=>b,IQ:()=>h,JI:()=>rt,Kl:()=>$,Li:()=>at,MV:()=>V,
N5:()=>x,N9:()=>st,OY:()=>F,PZ:()=>Ct,WL:()=>i,Wd:()=>pt,Z4:()=>a,ay:()=>Lt,b9:()=>p,bS:()=>ot,cL:()=>f,d2:()=>P,du:()=>T,em:()=>S,ev:()=>n,fX:()=>A,gq:()=>Pt,iH:()=>t,
j8:()=>Mt,jq:()=>Ot,kR:()=>M,l0:()=>d,mE:()=>Dt,o1:()=>m,r_:()=>c,rc:()=>g,rg:()=>Ut,s1:()=>y,sk:()=>bt,t6:()=>J,t9:()=>At,tF:()=>C,tw:()=>B,u7:()=>l,vz:()=>e,w1:()=>lt,
wb:()=>xt,wn:()=>o,wt:()=>u,y_:()=>Et,yh:()=>mt,yp:()=>ft,yq:()=>Z});const r=0,R=8,P=9,M=10,m=12,l=13,a=32,s=33,o=35,h=37,w=40,y=41,p=43,x=45,A=46,f=47,d=48,S=55,
n=57,t=60,e=62,i=91,c=92,u=93,b=123,g=125,T=126,O=66,C=67,k=68,v=69,B=73,z=76,H=82,F=98,j=100,X=101,V=102,q=106,Z=110,tt=111,nt=114,_t=115,mt=116,gt=117,Et=122,
st=0,J=1,wt=2,Tt=3,$=new Uint8Array(256);for(const E of[r,P,M,m,l,a])$[E]=J;for(const E of"(<>[]/%")$[E.charCodeAt(0)]=wt;for(const E of"){}")$[E.charCodeAt(0)]=
Tt;function et(E,L,U){for(;L<U;){const N=E[L];if($[N]===J)L++;else if(N===h)L=ct(E,L,U);else break}return L}function Mt(E,L,U){for(;L<U&&$[E[L]]===J;)L++;return L}
function ct(E,L,U){for(;L<U&&E[L]!==M&&E[L]!==l;)L++;return L}function At(E,L,U){const N=it(E,L,U);return N<0?U:N}function it(E,L,U,N=0){for(;L<U;){const I=E[L++];
if(I===c)L++;else if(I===w)N++;else if(I===y&&--N===0)return L}return~N}function Ot(E,L,U=E.length){const N=it(E,L,U);return N<0?~N:0}function yt(E,L,U){for(;L<
U;)if(E[L++]===e)return L;return U}function at(E){return E===void 0?-1:E>=d&&E<=n?E-d:E>=65&&E<=70?E-55:E>=97&&E<=102?E-87:-1}function bt(E,L,U){const N=E[U-1]===
e,I=new Uint8Array(U-L+(N?0:1)>>1);let W=U-L<Rt?0:St(E,L,U,I),G=-1;for(let Q=L+2*W;Q<U&&E[Q]!==e;Q++){const Y=at(E[Q]);Y<0||(G<0?G=Y:(I[W++]=G*16+Y,G=-1))}return G>=
0&&(I[W++]=G*16),W===I.length?I:I.subarray(0,W)}const[Rt,ht]=[4096,1<<20];function St(E,L,U,N){const[I,W]=[ot(E),ot(N)];let G=0;for(let Q=L;Q<U;Q=L+2*G){const Y=I.
toString("latin1",Q,Math.min(Q+ht,U)),dt=W.write(Y,G,"hex");if(G+=dt,2*dt<ht)break}return G}function pt(E,L,U){for(;L<U&&$[E[L]]===st;)L++;return L}function lt(E,L,U){
for(let N=0;N<U.length;N++)if(E[L+N]!==U.charCodeAt(N))return!1;return!0}function xt(E,L,U){return lt(E,L,U)&&$[E[L+U.length]??a]!==st}const ft=E=>E!==void 0&&E>=
d&&E<=n;function rt(E,L,U){let N=0,I=L;for(;I<U&&ft(E[I]);)N=N*10+(E[I++]-d);return I===L?{value:-1,after:I}:{value:N,after:I}}function Lt(E,L,U){const N=et(E,L,
U),I=rt(E,N,U);if(I.value<0||I.after===U||$[E[I.after]]!==J)return;const W=et(E,I.after,U),G=W<U&&E[W]===x,Q=rt(E,G?W+1:W,U);if(Q.value<0||Q.value>65535)return;
const Y=et(E,Q.after,U);if(ut(E,Y))return{number:I.value,generation:G?1:Q.value,start:N,body:Y+3}}const Pt=E=>new Uint8Array(E.buffer,E.byteOffset,E.byteLength),
Dt=E=>E.length===1?E[0]:Buffer.concat(E),ot=E=>Buffer.from(E.buffer,E.byteOffset,E.byteLength);function Ct(E,L,U,N){let I=0,W=E[L];for(;W>=d&&W<=n;W=E[++L])I=I*
10+(W-d);if(I!==U||W!==a||(I=0,W=E[++L],W<d||W>n))return-1;for(;W>=d&&W<=n;W=E[++L])I=I*10+(W-d);return I!==N||W!==a?-1:ut(E,L+1)?L+4:-1}const ut=(E,L)=>E[L]===
tt&&E[L+1]===F&&E[L+2]===q,Ut=(E,L)=>E[L]===X&&E[L+1]===Z&&E[L+2]===j&&E[L+3]===tt&&E[L+4]===F&&E[L+5]===q}),33095:((K,D,_)=>{_.d(D,{W:()=>l,i:()=>R});var r=_(11544);
function R(a,s){const o=new r.K(a,h=>s.copy(h,0,h.length));return Object.assign(o.s,{i:0,w:0,z:0}),o}const P=1<<18,M=32768,m={h:new Uint16Array(0),p:new Uint16Array(
0)};function l(a,s,o){const h=R(s,o);if(m.h.length===0)Object.assign(m,{h:new Uint16Array(P),p:new Uint16Array(M)});else for(const w of[m.h,m.p])w.fill(0);Object.
assign(h.s,m),h.push(a,!0)}}),4537:((K,D,_)=>{_.d(D,{Q:()=>a});var r=_(43749),R=_(49692);const P=1<<18,M=4096,m=8,l=3e5;async function a(h,w,y,p,x){const[A=0,f=0]=h;
if((A&15)!==8||(A<<8|f)%31!==0||f&32)return{ending:"damaged",reached:0,consumed:0,sum:1};const d=new R.S3(h,2),S=Math.floor(Math.max(M,Math.min(P/p,h.length*m))),
n=new Uint8Array(R.jf+S+R.yO),t=new r.T;let[e,i]=[0,0];for(;d.progress==="more"&&e<=w;){i>R.jf&&(n.copyWithin(0,i-R.jf,i),i=R.jf);const c=d.inflate(n,i,i+S),u=n.
subarray(i,c),b=Math.min(u.length,w-e);t.add(u),b>0&&x(u.subarray(0,b)),e+=u.length,i=c;const g=y.step(Math.max(u.length*p,l));g&&await g}return{ending:s(d,h,e-
w,t.value),reached:e,consumed:d.consumed,sum:t.value}}function s({progress:h},w,y,p){return y>0?"loose":h!=="ended"&&h!=="more"?y===0?"loose":h:o(w,p)?"clean":"\
loose"}function o(h,w){const y=Buffer.from(h.subarray(-6));for(let p=0;p<=2&&y.length>=4+p;p++)if(y.readUInt32BE(y.length-4-p)===w)return!0;return!1}}),79145:((K,D,_)=>{
_.d(D,{I:()=>P,w:()=>M});var r=_(64680);const R=1<<22;class P{parts;constructor(l){this.parts=[new r.k(Math.min(l,R))]}copy(l,a,s){let o=this.parts.at(-1);o.length>
0&&o.length+s-a>R&&this.parts.push(o=new r.k(R)),o.copy(l,a,s)}join(l){return M(this.parts.map(({bytes:a})=>a),l)}}async function M(m,l){if(m.length===1)return m[0];
const a=Buffer.allocUnsafeSlow(m.reduce((o,{length:h})=>o+h,0));let s=0;for(const o of m){a.set(o,s),s+=o.length;const h=l.step(o.length);h&&await h}return a}}),
64680:((K,D,_)=>{_.d(D,{k:()=>M,t:()=>m});var r=_(78157);const R=12,P=20;class M{buffer;memory;length=0;constructor(s){this.buffer=Buffer.allocUnsafeSlow(Math.max(
s,256)),this.memory=(0,r.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const s=Buffer.
allocUnsafeSlow(this.length);return s.set(this.bytes),s}clear(){this.length=0}from(s){return this.memory.subarray(s,this.length)}reserve(s){const o=this.length+
s;o>this.memory.length&&this.grow(o)}grow(s){const o=Buffer.allocUnsafeSlow(Math.max(s,Math.ceil(this.memory.length*1.5)));o.set(this.bytes),this.buffer=o,this.
memory=(0,r.gq)(o)}copy(s,o,h){const w=h-o;if(this.reserve(w),w<R){const{memory:y}=this;let p=this.length;for(let x=o;x<h;x++)y[p++]=s[x]}else this.memory.set(new Uint8Array(
s.buffer,s.byteOffset+o,w),this.length);this.length+=w}text(s){const o=s.length;if(this.reserve(o),o<P){const{memory:h}=this;let w=this.length;for(let y=0;y<o;y++)
h[w++]=s.charCodeAt(y)}else this.buffer.write(s,this.length,"latin1");this.length+=o}integer(s){this.reserve(20);const{memory:o}=this,h=l(s);for(let w=this.length+
h-1;w>=this.length;w--){const y=Math.floor(s/10);o[w]=r.l0+(s-y*10),s=y}this.length+=h}byte(s){this.reserve(1),this.memory[this.length++]=s}fill(s,o){this.reserve(
s),o(this.memory,this.length),this.length+=s}}class m{length=0;copy(s,o,h){this.length+=h-o}text(s){this.length+=s.length}integer(s){this.length+=l(s)}byte(){this.
length++}fill(s){this.length+=s}}function l(a){return a<10?1:a<100?2:a<1e3?3:a<1e4?4:a<1e5?5:a<1e6?6:String(a).length}}),68973:((K,D,_)=>{_.d(D,{a5:()=>x,g0:()=>s,
uM:()=>a});var r=_(11544),R=_(33095),P=_(43749),M=_(78157),m=_(4537),l=_(79145);const a=({codec:f,pace:d})=>f??y(d),s=({codec:f,pace:d})=>f&&{deflate:(S,n)=>y(d).
deflate(S,n),inflate:(S,n)=>f.inflate(S,n),inflateNow:(S,n)=>f.inflateNow(S,n)},o=65536,h=16384,w=1e5,y=f=>({async deflate(d,S){if(d.length<=h){const e=(0,r.$)(
d,{level:S}),i=f.step(w+d.length*10);return i&&await i,e}const n=new l.I(d.length>>2);if(d.length<=o){await f.rest(),(0,R.W)(d,{level:S},n);const e=f.step(w+d.length*
10);return e&&await e,n.join(f)}const t=(0,R.i)({level:S},n);for(let e=0;e<d.length;e+=o){d.length-e>h&&await f.rest(),t.push(d.subarray(e,e+o),e+o>=d.length);const i=f.
step(w+Math.min(d.length,o)*10);i&&await i}return n.join(f)},async inflate(d,S){const{bytes:n,ending:t}=await A(d,S,f);return t==="clean"?n:void 0}}),p=Uint8Array.
of(120,156);async function x(f,d,S){const n=(0,M.j8)(f,0,Math.min(f.length,4)),[t=0,e=0]=f.subarray(n,n+2),i=(t&15)===8&&(t<<8|e)%31===0,c=i?f.subarray(n):(0,M.
mE)([p,f]),{bytes:u,reached:b,ending:g,consumed:T,sum:O}=await A(c,d,S),C=g==="clean"||g==="loose",k=i&&g==="loose"&&b<d&&(0,P.V)(c,T,O);return{bytes:u,reached:b,
damaged:!C||!i,mismatch:k}}async function A(f,d,S){const n=new l.I(Math.min(f.length*4,d));return{...await(0,m.Q)(f,d,S,1,e=>n.copy(e,0,e.length)),bytes:await n.
join(S)}}}),82416:((K,D,_)=>{_.d(D,{E3:()=>f,MQ:()=>R,U1:()=>h,kz:()=>a,nK:()=>x,pS:()=>A});var r=_(78157);function R(n,t,e){if(e-t>P)return M(n,t,e);let i="";for(let c=t;c<
e;c++){const u=n[c]===r.wn?m(n,c,e):-1;i+=String.fromCharCode(u<0?n[c]:u),u>=0&&(c+=2)}return i}const P=127;function M(n,t,e){const i=Buffer.allocUnsafe(e-t);let c=0;
for(let u=t;u<e;u++){const b=n[u]===r.wn?m(n,u,e):-1;i[c++]=b<0?n[u]:b,b>=0&&(u+=2)}return i.toString("latin1",0,c)}function m(n,t,e){if(t+2>=e)return-1;const[i,
c]=[(0,r.Li)(n[t+1]),(0,r.Li)(n[t+2])];return i>=0&&c>=0?i*16+c:-1}const l=15;function a(n,t,e){let i=t;const c=n[i];(c===r.N5||c===r.b9)&&i++;let u=0,b=-1,g=0;
for(;i<e;i++){const O=n[i];if(O>=r.l0&&O<=r.ev)g=g*10+(O-r.l0),u++,b>=0&&b++;else if(O===r.fX&&b<0)b=0;else break}if(i<e||u===0||u>l)return o(n,t,e);const T=b>0?
g/s[b]:g;return c===r.N5?-T:T}const s=Float64Array.from({length:l+1},(n,t)=>10**t);function o(n,t,e){const i=(0,r.bS)(n).toString("latin1",t,e),c=Number(i);if(!Number.
isNaN(c)&&/^[+-]?[\d.]/.test(i))return c;const u=/^[+-]*(\d*\.?\d*)/.exec(i),b=Number(u?.[1]??0)||0;return i.startsWith("-")?-b:b}function h(n,t,e){const i=w(n,
t,e);if(i<e&&n[i]===r.s1)return n.subarray(t,i);const c={at:t,used:0,depth:1,out:new Uint8Array(e-t)};return y(n,c,e,e),c.out.subarray(0,c.used)}function w(n,t,e){
for(let i=t;i<e;i++){const c=n[i];if(c===r.s1||c===r.Cx||c===r.r_||c===r.u7)return i}return e}function y(n,t,e,i){const{out:c}=t;let{at:u,used:b,depth:g}=t;for(;u<
e;u++){let T=n[u];if(T===r.Cx)g++;else if(T===r.s1){if(--g===0)break}else if(T===r.u7)n[u+1]===r.kR&&u++,T=r.kR;else if(T===r.r_){if(T=n[++u],u>=i)break;if(T>=r.
l0&&T<=r.em){let O=T-r.l0;for(let C=0;C<2&&n[u+1]>=r.l0&&n[u+1]<=r.em;C++)O=O*8+n[++u]-r.l0;T=O&255}else if(T===r.u7){n[u+1]===r.kR&&u++;continue}else{if(T===r.
kR)continue;T=S[T]}}c[b++]=T}t.at=u,t.used=b,t.depth=g}const p=1<<20;async function x(n,t,e,i){if(n[t]!==r.Cx)return A(n,t+1,e,i);const c=t+1;let u=c;for(let g=c;u===
g&&g<e;){g=Math.min(g+p,e),u=w(n,u,g);const T=i.step(p);T&&await T}if(u<e&&n[u]===r.s1)return n.subarray(c,u);const b={at:c,used:0,depth:1,out:new Uint8Array(e-
c)};for(;b.at<e&&b.depth>0;){y(n,b,Math.min(b.at+p,e),e);const g=i.step(2*p);g&&await g}return b.out.subarray(0,b.used)}async function A(n,t,e,i){const c=new Uint8Array(
e-t);let u=0;for(let g=t;g<e&&n[g]!==r.vz;){for(const O=Math.min(g+p,e);g<O&&n[g]!==r.vz;g++)(0,r.Li)(n[g])>=0&&(c[u++]=n[g]);const T=i.step(2*p);T&&await T}const b=new Uint8Array(
u+1>>1);for(let g=0;g<u;g+=p){b.set((0,r.sk)(c,g,Math.min(g+p,u)),g>>1);const T=i.step(2*p);T&&await T}return b}const f=(n,t,e)=>n[t]===r.Cx?h(n,t+1,e):(0,r.sk)(
n,t+1,e),d=new Map([[r.yq,r.kR],[r.AF,r.u7],[r.yh,r.d2],[r.OY,r.G_],[r.MV,r.o1]]),S=Uint8Array.from({length:256},(n,t)=>d.get(t)??t)})};
