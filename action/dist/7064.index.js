"use strict";exports.id=7064,exports.ids=[7064],exports.modules={11544:((W,C,E)=>{E.d(C,{$:()=>R,K:()=>P});const o=()=>E(57991),R=(O,d)=>o().zlibSync(O,d),P=function(...O){return Reflect.
construct(o().Zlib,O)}}),57991:((W,C,E)=>{E.r(C),E.d(C,{Zlib:()=>o.KK,zlibSync:()=>o.$});var o=E(37718)}),49692:((W,C,E)=>{E.d(C,{S3:()=>_,yO:()=>p,jf:()=>y});const o=15,
R=10,P=Uint8Array.of(16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15),O={literals:Int32Array.from({length:288},(n,t)=>{if(t<256)return t<<8;if(t===256)return 240;
if(t>285)return 224;if(t===285)return 66064;const{base:e,bits:s}=d(t-257,4);return e+3<<8|s+1<<4}),distances:Int32Array.from({length:32},(n,t)=>{if(t>29)return 224;
const{base:e,bits:s}=d(t,2);return e+1<<8|s<<4})};function d(n,t){if(n<2*t)return{base:n,bits:0};const e=Math.floor(n/t)-1;return{base:t+n%t<<e,bits:e}}const A=Uint16Array.
from({length:1<<R},(n,t)=>{let e=0;for(let s=0;s<R;s++)e|=(t>>s&1)<<R-1-s;return e});class h{table=new Int32Array(1<<R);mask=0;meanings;counts=new Uint16Array(o+
1);symbols;constructor(t){this.meanings=O[t],this.symbols=new Uint16Array(this.meanings.length)}assign(t,e,s){const{counts:i,symbols:l}=this;i.fill(0);for(let T=e;T<
s;T++)i[t[T]]++;i[0]=0;const M=new Uint16Array(o+2);let m=1,w=0;for(let T=1;T<=o;T++){if(m=m*2-i[T],m<0)return!1;i[T]>0&&(w=T),M[T+1]=M[T]+i[T]}for(let T=e;T<s;T++)
t[T]!==0&&(l[M[t[T]]++]=T-e);return this.fillTable(Math.min(w,R)),!0}fillTable(t){const{table:e,counts:s,symbols:i,meanings:l}=this,M=1<<t;this.mask=M-1,e.fill(
0,0,M);let m=0,w=0;for(let T=1;T<=t;T++,m<<=1)for(let D=s[T];D>0;D--,m++){const I=l[i[w++]]|T,v=1<<T;for(let B=A[m]>>R-T;B<M;B+=v)e[B]=I}}longEntryOf(t){const e=this.
find(t);return e<0?224:this.meanings[e>>4]|e&15}find(t){let[e,s,i]=[0,0,0];for(let l=1;l<=o;l++){e|=t>>l-1&1;const M=this.counts[l];if(e-M<s)return this.symbols[i+
e-s]<<4|l;i+=M,s=s+M<<1,e<<=1}return-1}}let c;function a(){if(c)return c;const n=new Uint8Array(288).fill(8).fill(9,144,256).fill(7,256,280),[t,e]=[new h("liter\
als"),new h("distances")];return t.assign(n,0,n.length),e.assign(new Uint8Array(32).fill(5),0,32),c={literals:t,distances:e}}const y=32768,p=258,L=256,S=12,x=64,
u=1<<29,f=-2,r=-1;class _{memory;progress="more";bit=0;end;begin;isTail=!1;block=f;isLast=!1;codes;data;constructor(t,e,s={}){this.memory=s,this.begin=Math.min(
e,t.length),this.data=t.subarray(e),this.end=this.data.length}get consumed(){return this.begin+Math.min(Math.ceil(this.bit/8),this.end)}inflate(t,e,s){let i=e,l=0;
for(;i<s&&this.progress==="more";)if(this.bit>u&&this.moveTo(this.bit>>3),this.block===r)i=this.followCodes(t,i,s);else if(this.block!==f)i=this.copyStored(t,i,
s);else if(this.isLast)this.progress="ended";else{if(++l>L)break;this.beginBlock()}return i}moveTo(t){this.data=this.data.subarray(t),this.begin+=t,this.end-=t,
this.bit-=t*8}beginBlock(){this.isLast=this.take(1)===1;const t=this.take(2);t===0?this.beginStored():t===1?this.codes=a():t===3?this.fail():this.readCodes(),t!==
0&&(this.block=r)}beginStored(){this.bit=this.bit+7&-8;const t=this.take(16);this.take(16)===(t^65535)?this.block=t===0?f:t:this.fail()}copyStored(t,e,s){const i=this.
bit>>3,l=Math.min(this.block,s-e,this.end-i);return l===0?(this.progress="short",e):(t.set(this.data.subarray(i,i+l),e),this.bit+=l*8,this.block-=l,this.block===
0&&(this.block=f),e+l)}readCodes(){const t=this.take(5)+257,e=this.take(5)+1,s=this.take(4)+4,i=this.memory.codes??={literals:new h("literals"),distances:new h(
"distances")},l=new Uint8Array(t+e);for(let m=0;m<s;m++)l[P[m]]=this.take(3);if(!i.literals.assign(l,0,P.length))return this.fail();this.readLengths(i.literals,
l),i.literals.assign(l,0,t)&&i.distances.assign(l,t,l.length)||this.fail(),this.codes=i}readLengths({table:t,mask:e},s){s.fill(0);for(let i=0;i<s.length&&this.progress===
"more";){const l=t[this.look()&e];if(l===0)return this.fail();this.take(l&15);const M=l>>8;if(M<=o){s[i++]=M;continue}const m=M===16?this.take(2)+3:M===17?this.
take(3)+3:this.take(7)+11;if(i+m>s.length||M===16&&i===0)return this.fail();M===16&&s.fill(s[i-1],i,i+m),i+=m}}fail(){this.progress==="more"&&(this.progress=this.
bit>this.end*8?"short":"damaged")}followCodes(t,e,s){let i=e;if(!this.isTail){if(i=this.followAhead(t,e,s),i>=s||this.progress!=="more"||this.block!==r)return i;
this.turnToTail()}for(;i<s&&this.progress==="more"&&this.block===r;){const l=i;if(i=this.followAhead(t,i,i+1),!(this.bit<=this.end*8))return this.progress="shor\
t",l}return i}turnToTail(){this.isTail=!0,this.moveTo(Math.max(0,Math.min(this.bit>>3,this.end-x)));const t=new Uint8Array(this.end+2*S);t.set(this.data),this.data=
t}followAhead(t,e,s){const{data:i,codes:l}=this,{literals:M,distances:m}=l,{table:w,mask:T}=M,{table:D,mask:I}=m,v=(i.length-S)*8;let{bit:B}=this,j=e;for(;j<s&&
B<=v;){let H=B>>3,F=(i[H]|i[H+1]<<8|i[H+2]<<16|i[H+3]<<24)>>>(B&7),z=w[F&T];z===0&&(z=M.longEntryOf(F));const X=z&15;B+=X;let V=z>>4&15;if(V===0){t[j++]=z>>8,z=
w[(F>>>=X)&T],(z&240)===0&&z!==0&&j<s&&(t[j++]=z>>8,B+=z&15);continue}if(V>6){V===15?this.block=f:this.progress="damaged";break}V--;const q=(z>>8)+(F>>>X&(1<<V)-
1);B+=V,H=B>>3,F=(i[H]|i[H+1]<<8|i[H+2]<<16|i[H+3]<<24)>>>(B&7),z=D[F&I],z===0&&(z=m.longEntryOf(F)),B+=z&15,V=z>>4&15,H=B>>3,F=(i[H]|i[H+1]<<8|i[H+2]<<16)>>>(B&
7);const Z=(z>>8)+(F&(1<<V)-1);if(V>13||Z>j){this.progress="damaged";break}B+=V;const tt=j+q;for(let nt=j-Z;j<tt;)t[j++]=t[nt++]}return this.bit=B,j}look(){const t=this.
bit>>3,{data:e}=this;return((e[t]??0)|(e[t+1]??0)<<8|(e[t+2]??0)<<16)>>(this.bit&7)}take(t){const e=this.look()&(1<<t)-1;return this.bit+=t,this.bit>this.end*8&&
this.fail(),e}}}),3405:((W,C,E)=>{E.d(C,{B:()=>P});var o=E(94322),R=E(78157);function*P(O){let d=O.length+5;for(let p=0;p<O.length;p+=o.Qd){const L=Math.min(p+o.
Qd,O.length);for(let S=p;S<L;S++)O[S]===R.y_&&(d+=3);yield}const A=new Uint8Array(d);let h=0,c=0,a=0,y=O[0]===R.iH&&O[1]===R.du?2:0;for(;y<O.length;y++){y%o.Qd===
o.Qd-1&&(yield);const p=O[y];if(p===R.du)break;if(R.Kl[p]!==R.t6){if(p===R.y_&&a===0){h+=4;continue}if(!(p<R.Ec||p>R.Hh)&&(c=c*85+(p-R.Ec),!(++a<5))){for(let L=24;L>=
0;L-=8)A[h++]=Math.floor(c/2**L)&255;c=a=0}}}if(a>1){for(let p=a;p<5;p++)c=c*85+84;for(let p=0;p<a-1;p++)A[h++]=Math.floor(c/2**(24-8*p))&255}return A.slice(0,h)}}),
81272:((W,C,E)=>{E.d(C,{g:()=>O,q:()=>P});var o=E(42973),R=E(79145);function P({stream:d,total:A,documents:h=1},c){const a="It may be a decompression bomb; if i\
t is not, save it without compression in another program",y=h===1?"the document":"this document and of those before it";return c>d?(0,o.F)("streamBytes",`A stre\
am of the document expands to more than ${d} bytes`,a):(0,o.F)("expansion",`The streams of ${y} expand to more than ${A} bytes`,a)}class O{budget;watch;chunks=[];size=0;constructor(A,h){
this.budget=A,this.watch=h}push(A){if(this.size+=A.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,P(
this.budget,this.size);this.watch?.(this.size),this.chunks.push(A)}finishAtEase(A){return this.budget.remaining-=this.size,(0,R.w)(this.chunks,A)}finish(){if(this.
budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const A=new Uint8Array(this.size);let h=0;for(const c of this.chunks)A.set(c,h),h+=c.length;
return A}}}),3084:((W,C,E)=>{E.d(C,{V:()=>O});var o=E(68973),R=E(81272),P=E(11032);async function O(d,A,h,{codec:c,pace:a},y={found:!1}){if(h.remaining<=0)throw(0,R.
q)(h,0);const p=Math.min(h.stream,h.remaining);let L=await c?.inflate(d,p);if(!L){const{bytes:S,reached:x,damaged:u,mismatch:f}=await(0,o.a5)(d,p,a);if(y.found||=
u,y.mismatch===!1&&(y.mismatch=f),x>p)throw h.remaining-=x,(0,R.q)(h,x);if(S.length===0)return;L=S}return h.remaining-=L.length,(0,P.M)(L,A,a)}}),93098:((W,C,E)=>{
E.d(C,{I:()=>p,J:()=>t});var o=E(54771),R=E(82416),P=E(3405),O=E(81272),d=E(3084),A=E(19590),h=E(60269),c=E(11032),a=E(70097),y=E(94322);const p=1<<21,L=80,S=20,
x=1e3,u=8,f=p>>11,r=6e6,_=64,n=1<<27;class t{kept=[];bytes=0;met;results=[];open;async run(w,T){for(;;){try{const D=await T();if(!this.met&&!this.open)return D}catch(D){
if(!this.met&&!this.open)throw D}await w.rest(),this.met&&await this.decode(w),this.open&&await this.takeOpen(this.open,w)}}find(w,T,D){const I=this.kept.find(F=>l(
F,w));if(!I)return;const{bytes:v,damaged:B,mismatch:j,refusal:H}=I;if(H)throw T.remaining-=H.cost,H.error;if(v.length>T.stream||v.length>T.remaining)throw(0,O.q)(
T,v.length);return T.remaining-=v.length,D.found||=B,D.mismatch===!1&&(D.mismatch=j),v}watch(w,T){if(w.data.length<f||this.kept.length>=_||this.bytes>=n)return;
let[D,I]=[performance.now(),0];return v=>{const B=performance.now();if(I+=Math.min(B-D,u),D=B,!(v<=p&&I<L&&(I<S||v>I*x)))throw this.met={encoded:w,budget:T},new o.
Q("A stream is decoded with pauses, and the work begins again")}}take(w,T,D){const I=this.results.find(B=>M(B.data,w));if(I?.error)throw I.error;if(I)return I.result;
const v=this.results.length<_&&this.bytes<n;for(let B=0;;){const{done:j,value:H}=T.next();if(j)return H;if(B+=H,!(B<r||!v))throw this.open={data:w,steps:T,bytesOf:D},
new o.Q("A stream is read with pauses, and the work begins again")}}async takeOpen({data:w,steps:T,bytesOf:D},I){for(this.open=void 0;;){let v;try{v=T.next()}catch(j){
this.results.push({data:w,error:j});return}if(v.done){this.results.push({data:w,result:v.value}),this.bytes+=w.length+D(v.value);return}const B=I.step(v.value);
B&&await B}}async decode(w){const{encoded:T,budget:D}=this.met;this.met=void 0;const I={found:!1,mismatch:!1},v=D.remaining;try{const B=await s(T,D,I,w);this.kept.
push({...T,bytes:B,damaged:I.found,mismatch:I.mismatch}),this.bytes+=B.length}catch(B){const j=v-D.remaining;if(j===0)throw B;this.kept.push({...T,bytes:e,damaged:!0,
mismatch:!1,refusal:{error:B,cost:j}})}}}const e=new Uint8Array(0);async function s({filter:m,data:w,parameters:T},D,I,v){if(m==="FlateDecode")return await(0,d.
V)(w,T,D,{pace:v},I)??new Uint8Array(0);if(m==="ASCII85Decode")return(0,y.Io)((0,P.B)(w),v);if(m==="ASCIIHexDecode")return(0,R.pS)(w,0,w.length,v);if(m==="RunLe\
ngthDecode")return(0,y.Io)((0,a.A)(w,D),v);const B=await(0,A.B)(w,(0,h.c)(T,"EarlyChange",1),D,I,v);return(0,c.M)(B,T,v)}const i=["Predictor","Colors","BitsPerC\
omponent","Columns","EarlyChange"];function l(m,w){return m.filter!==w.filter||m.data.length!==w.data.length||i.some(T=>(0,h.c)(m.parameters,T,-1)!==(0,h.c)(w.parameters,
T,-1))?!1:M(m.data,w.data)}const M=(m,w)=>m===w||m.length===w.length&&Buffer.compare(m,w)===0}),19590:((W,C,E)=>{E.d(C,{B:()=>y,k:()=>c});var o=E(81272);const R=256,
P=257,O=258,d=4096,A=65536,h=-1;function c(x,u,f,r,_){const n=new p(x,u,f,_);return n.read(x.length)||(r.found=!0),n.finish()}const a=512;async function y(x,u,f,r,_){
const n=new p(x,u,f);for(let t=0;n.at<x.length;t=n.size){n.read(n.at+a)||(r.found=!0);const e=_.step(a+n.size-t);e&&await e}return n.finishAtEase(_)}class p{data;early;at=0;table;width=9;bits=0;held=0;constructor(u,f,r,_){
this.data=u,this.early=f,this.table=new S(r,_)}read(u){const{data:f,table:r,early:_}=this,n=Math.min(u,f.length);let{at:t,width:e,bits:s,held:i}=this;for(;t<n;){
if(i=(i<<8|f[t++])&16777215,s+=8,s<e)continue;s-=e;const l=i>>s&(1<<e)-1;if(l===R)r.clear();else if(l===P||!r.put(l))return this.at=f.length,l===P;e=L(r.next+_)}
return Object.assign(this,{at:t,width:e,bits:s,held:i}),!0}get size(){return this.table.size}finish(){return this.table.finish()}finishAtEase(u){return this.table.
finishAtEase(u)}}function L(x){return x>=2048?12:x>=1024?11:x>=512?10:9}class S{next=O;previous=h;prefix=new Int16Array(d);suffix=new Uint8Array(d);length=new Uint16Array(
d);collector;out=new Uint8Array(A);used=0;constructor(u,f){this.collector=new o.g(u,f);for(let r=0;r<R;r++)this.suffix[r]=r,this.length[r]=1}get size(){return this.
collector.size+this.used}clear(){this.next=O,this.previous=h}put(u){const{previous:f,next:r,length:_}=this,n=u<r;if(!n&&(f===h||u!==r))return!1;const t=n?_[u]:_[f]+
1;this.used+t>A&&this.flush();const e=this.used,s=this.write(n?u:f,e);return n||(this.out[e+t-1]=s),f!==h&&r<d&&this.add(f,s),this.used=e+t,this.previous=u,!0}write(u,f){
const{out:r,prefix:_,suffix:n}=this;for(let t=f+this.length[u]-1;t>f;t--)r[t]=n[u],u=_[u];return r[f]=n[u]}add(u,f){const{next:r}=this;this.prefix[r]=u,this.suffix[r]=
f,this.length[r]=this.length[u]+1,this.next=r+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(A),this.used=0}finish(){return this.
collector.push(this.out.subarray(0,this.used)),this.collector.finish()}finishAtEase(u){return this.collector.push(this.out.subarray(0,this.used)),this.collector.
finishAtEase(u)}}}),60269:((W,C,E)=>{E.d(C,{c:()=>o});function o(R,P,O){const d=R?.get(P);return typeof d=="number"?Math.trunc(d):O}}),14752:((W,C,E)=>{E.d(C,{X:()=>R,
Y:()=>o});function o(P,O,d,A,h,c,a,y=0){const p=d+A,L=d-y+a,S=c-d;if(P===1)for(let x=Math.max(d,L);x<p;x++)O[x]=O[x]+O[x-a];else if(P===2)for(let x=d;x<p;x++)O[x]=
O[x]+h[x+S];else if(P===3)for(let x=d;x<p;x++)O[x]=O[x]+((x>=L?O[x-a]:0)+h[x+S]>>1);else if(P===4)for(let x=d;x<p;x++){const u=x<L,f=u?0:O[x-a];O[x]=O[x]+R(f,h[x+
S],u?0:h[x+S-a])}}function R(P,O,d){const A=P+O-d,[h,c,a]=[Math.abs(A-P),Math.abs(A-O),Math.abs(A-d)];return h<=c&&h<=a?P:c<=a?O:d}}),11032:((W,C,E)=>{E.d(C,{M:()=>A,
T:()=>P});var o=E(60269),R=E(14752);function P(f,r){const _=c(f,r);return _?(_.undo(0,_.count),_.out):f}const O=1<<18,d=4;async function A(f,r,_){const n=c(f,r);
if(!n)return f;const t=Math.max(1,Math.floor(O/n.size));for(let e=0;e<n.count;e+=t){const s=_.step(Math.min(t*n.size,f.length,O)*d);s&&await s,n.size>O?await h(
n,e,_):n.undo(e,Math.min(e+t,n.count))}return n.out}async function h(f,r,_){for(let n=0;n<f.size;n+=O){const t=_.step(O*d);t&&await t,f.undoPart(r,n,Math.min(n+
O,f.size))}}function c(f,r){const _=(0,o.c)(r,"Predictor",1);if(_<=1)return;const n=u((0,o.c)(r,"Colors",1),1,32),t=u((0,o.c)(r,"BitsPerComponent",8),1,16),e=u(
(0,o.c)(r,"Columns",1),1,1<<24),s=Math.ceil(n*t*e/8);return _===2?a(f,s,n,t):x(f,s,Math.ceil(n*t/8))}function a(f,r,_,n){const t={colors:_,depth:n,before:new Uint8Array(
_),color:0},e=n===8?y:n===16?p:[1,2,4].includes(n)?L:void 0;if(!e)return;const s=f.slice(),i=(l,M,m)=>{const w=l*r;M===0&&n<8&&(t.before.fill(0),t.color=0),e(s,
w,w+M,Math.min(w+m,s.length),t)};return{count:Math.ceil(f.length/r),size:r,out:s,undo(l,M){for(let m=l;m<M;m++)i(m,0,r)},undoPart:i}}function y(f,r,_,n,{colors:t}){
for(let e=Math.max(_,r+t);e<n;e++)f[e]=f[e]+f[e-t]}function p(f,r,_,n,{colors:t}){const e=2*t;for(let s=Math.max(_,r+e);s+1<n;s+=2){const i=f[s+1]+f[s+1-e];f[s+
1]=i,f[s]=f[s]+f[s-e]+(i>>8)}}function L(f,r,_,n,t){const{colors:e,depth:s,before:i}=t,l=(1<<s)-1;let{color:M}=t;for(let m=_;m<n;m++){const w=f[m];let T=0;for(let D=8-
s;D>=0;D-=s){const I=i[M]+(w>>D)&l;i[M]=I,T|=I<<D,M=M+1===e?0:M+1}f[m]=T}t.color=M}const S=64;function x(f,r,_){const n=Math.ceil(f.length/(r+1)),t=new Uint8Array(
f.length-n),e=new Uint8Array(Math.min(r,f.length));return{count:n,size:r,out:t,undo:(l,M)=>{for(let m=l,w=l*r,T=l*(r+1);m<M;m++,w+=r,T+=r+1){const D=Math.min(r,
f.length-T-1);if(D<S)for(let I=0;I<D;I++)t[w+I]=f[T+1+I];else t.set(f.subarray(T+1,T+1+D),w);(0,R.Y)(f[T],t,w,D,m===0?e:t,m===0?0:w-r,_)}},undoPart:(l,M,m)=>{const[
w,T]=[l*r,l*(r+1)],D=Math.min(m,f.length-T-1)-M;if(D<=0)return;t.set(f.subarray(T+1+M,T+1+M+D),w+M);const I=l===0?e:t;(0,R.Y)(f[T],t,w+M,D,I,l===0?M:w-r+M,_,M)}}}
const u=(f,r,_)=>Math.min(Math.max(f,r),_)}),70097:((W,C,E)=>{E.d(C,{A:()=>P});var o=E(81272),R=E(94322);function*P(d,A){let h=0;for(let L=0;L<d.length;L=O(d,L,
(S,x,u)=>h+=x+u))yield;const c=h>A.stream||h>A.remaining;if(A.remaining-=h,c)throw(0,o.q)(A,h);const a=new Uint8Array(h);let y=0;const p=(L,S,x)=>{for(let u=0;u<
S;u++)a[y+u]=d[L+u];x>0&&a.fill(d[L],y,y+x),y+=S+x};for(let L=0;L<d.length;L=O(d,L,p))yield;return a}function O(d,A,h){let c=A;for(const a=A+R.Qd;c<a&&c<d.length;){
const y=d[c++];if(y===128||c>=d.length)return d.length;y<128?h(c,Math.min(y+1,d.length-c),0):h(c,0,257-y),c+=y<128?y+1:1}return c}}),94322:((W,C,E)=>{E.d(C,{Io:()=>O,
Qd:()=>o,xm:()=>P});const o=1<<17,R=1<<19;function P(d){for(;;){const{done:A,value:h}=d.next();if(A)return h}}async function O(d,A){for(;;){const{done:h,value:c}=d.
next();if(h)return c;const a=A.step(R);a&&await a}}}),54771:((W,C,E)=>{E.d(C,{Q:()=>o});class o extends Error{}}),42973:((W,C,E)=>{E.d(C,{F:()=>P,M:()=>R});var o=E(
58552);const R={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,objectValues:32*
1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,
fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,
drawnBytes:256*1024*1024};function P(O,d,A,h="file"){return new o.zU("limit_exceeded",d,{issues:[{field:h,message:`${d}.`}],advice:`${A} (limit: ${O})`})}}),27041:((W,C,E)=>{
E.d(C,{c:()=>S});var o=E(98446),R=E(42973);const P={operators:20,characters:0,glyphSteps:50,dataBytes:0},O="Open it in another PDF program and save it again",d="\
Split it, or ask for fewer pages",A={operators:["The pages of the document draw","operator",O],characters:["The pages have","character",d],glyphSteps:["The prog\
rams of the glyphs take","step",O],dataBytes:["The result has","byte",d]},h=2**20;class c{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(u){
this.limits=u}admit(u){this.bytes+=u}spend(u,f){const r=this.spent[u]+=f;if(r<=this.limits[u])return;const _=this.limits[u]+Math.max(this.bytes-h,0)*P[u];if(r<=
_)return;const[n,t,e]=A[u];throw(0,R.F)(u,`${n} more than ${(0,o.y_)(_,t)}`,e)}}var a=E(27059);const y=20,p=100,L=8e6;class S{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=L;held={
all:new Set,bytes:0,most:0};constructor(u,f,r,_=new a.f,n=new c(u)){this.limits=u,this.codec=f,this.large=r,this.scratch=_,this.budget=n,this.stream=u.streamBytes,
this.total=this.remaining=this.held.most=u.allowance,this.values=u.values}admit(u){const f=u*this.limits.expansion;this.documents++,this.budget.admit(u),this.total+=
f,this.remaining+=f,this.values+=u*p,this.held.most+=u*y}fork(){const u=new S(this.limits,this.codec,this.large,this.scratch,this.budget);return u.documents=this.
documents,u.total=this.total,u.remaining=this.remaining,u.values=this.values,u.numbers=this.numbers,u.held=this.held,u}takeNumbers(u){if(this.numbers-=u,this.numbers<
0)throw(0,R.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(u){return u>this.remaining?!1:(this.remaining-=u,!0)}release(u){this.remaining+=u}hold(u,f,r){const{held:_}=this;_.all.add({bytes:u,
holder:f,key:r}),_.bytes+=u;for(const n of _.all){if(_.bytes<=_.most||_.all.size===1)return;_.all.delete(n),_.bytes-=n.bytes,n.holder.deref()?.delete(n.key)}}}}),
27059:((W,C,E)=>{E.d(C,{f:()=>o});class o{memory=new Uint8Array(0);codes;atLeast(d){const A=Math.min(d,P);return this.memory.length<A&&(this.memory=new Uint8Array(
Math.min(P,Math.max(R,A*2)))),this.memory}}const R=16384,P=1<<20}),43749:((W,C,E)=>{E.d(C,{T:()=>R,V:()=>O});var o=E(78157);class R{a=1;b=0;add(A){let{a:h,b:c}=this;
for(let a=0;a<A.length;){const y=Math.min(a+2e3,A.length);for(;a+4<=y;a+=4)c+=h+=A[a],c+=h+=A[a+1],c+=h+=A[a+2],c+=h+=A[a+3];for(;a<y;)c+=h+=A[a++];h%=65521,c%=
65521}this.a=h,this.b=c}get value(){return this.b*65536+this.a}}const P=256;function O(d,A,h){let c=d.length;for(;c>0&&d.length-c<P&&o.Kl[d[c-1]]===o.t6;)c--;if(A>
c-4)return!1;const a=Buffer.alloc(4);return a.writeUInt32BE(h),!(0,o.bS)(d.subarray(-P)).includes(a)}}),78157:((W,C,E)=>{E.d(C,{$k:()=>yt,A4:()=>j,AF:()=>nt,AN:()=>et,
AV:()=>H,AZ:()=>it,Ah:()=>T,Cq:()=>o,Cx:()=>p,D:()=>ct,Ec:()=>c,G_:()=>R,HF:()=>X,HV:()=>v,HY:()=>_t,Hh:()=>gt,Hv:()=>M,IQ:()=>y,JI:()=>rt,Kl:()=>$,Li:()=>lt,MV:()=>V,
N5:()=>x,N9:()=>st,OY:()=>F,PZ:()=>Dt,WL:()=>s,Wd:()=>xt,Z4:()=>h,ay:()=>Pt,b9:()=>S,bS:()=>ot,cL:()=>f,d2:()=>P,du:()=>w,em:()=>_,ev:()=>n,fX:()=>u,gq:()=>St,iH:()=>t,
j8:()=>Tt,jq:()=>Ot,kR:()=>O,l0:()=>r,mE:()=>Ct,o1:()=>d,r_:()=>i,rc:()=>m,rg:()=>Ut,s1:()=>L,sk:()=>Rt,t6:()=>J,t9:()=>Mt,tF:()=>D,tw:()=>B,u7:()=>A,vz:()=>e,w1:()=>at,
wb:()=>Lt,wn:()=>a,wt:()=>l,y_:()=>Et,yh:()=>mt,yp:()=>ft,yq:()=>Z});const o=0,R=8,P=9,O=10,d=12,A=13,h=32,c=33,a=35,y=37,p=40,L=41,S=43,x=45,u=46,f=47,r=48,_=55,
n=57,t=60,e=62,s=91,i=92,l=93,M=123,m=125,w=126,T=66,D=67,I=68,v=69,B=73,j=76,H=82,F=98,z=100,X=101,V=102,q=106,Z=110,tt=111,nt=114,_t=115,mt=116,gt=117,Et=122,
st=0,J=1,wt=2,At=3,$=new Uint8Array(256);for(const g of[o,P,O,d,A,h])$[g]=J;for(const g of"(<>[]/%")$[g.charCodeAt(0)]=wt;for(const g of"){}")$[g.charCodeAt(0)]=
At;function et(g,b,U){for(;b<U;){const N=g[b];if($[N]===J)b++;else if(N===y)b=ct(g,b,U);else break}return b}function Tt(g,b,U){for(;b<U&&$[g[b]]===J;)b++;return b}
function ct(g,b,U){for(;b<U&&g[b]!==O&&g[b]!==A;)b++;return b}function Mt(g,b,U){const N=it(g,b,U);return N<0?U:N}function it(g,b,U,N=0){for(;b<U;){const k=g[b++];
if(k===i)b++;else if(k===p)N++;else if(k===L&&--N===0)return b}return~N}function Ot(g,b,U=g.length){const N=it(g,b,U);return N<0?~N:0}function yt(g,b,U){for(;b<
U;)if(g[b++]===e)return b;return U}function lt(g){return g===void 0?-1:g>=r&&g<=n?g-r:g>=65&&g<=70?g-55:g>=97&&g<=102?g-87:-1}function Rt(g,b,U){const N=g[U-1]===
e,k=new Uint8Array(U-b+(N?0:1)>>1);let K=U-b<pt?0:bt(g,b,U,k),G=-1;for(let Q=b+2*K;Q<U&&g[Q]!==e;Q++){const Y=lt(g[Q]);Y<0||(G<0?G=Y:(k[K++]=G*16+Y,G=-1))}return G>=
0&&(k[K++]=G*16),K===k.length?k:k.subarray(0,K)}const[pt,ht]=[4096,1<<20];function bt(g,b,U,N){const[k,K]=[ot(g),ot(N)];let G=0;for(let Q=b;Q<U;Q=b+2*G){const Y=k.
toString("latin1",Q,Math.min(Q+ht,U)),dt=K.write(Y,G,"hex");if(G+=dt,2*dt<ht)break}return G}function xt(g,b,U){for(;b<U&&$[g[b]]===st;)b++;return b}function at(g,b,U){
for(let N=0;N<U.length;N++)if(g[b+N]!==U.charCodeAt(N))return!1;return!0}function Lt(g,b,U){return at(g,b,U)&&$[g[b+U.length]??h]!==st}const ft=g=>g!==void 0&&g>=
r&&g<=n;function rt(g,b,U){let N=0,k=b;for(;k<U&&ft(g[k]);)N=N*10+(g[k++]-r);return k===b?{value:-1,after:k}:{value:N,after:k}}function Pt(g,b,U){const N=et(g,b,
U),k=rt(g,N,U);if(k.value<0||k.after===U||$[g[k.after]]!==J)return;const K=et(g,k.after,U),G=K<U&&g[K]===x,Q=rt(g,G?K+1:K,U);if(Q.value<0||Q.value>65535)return;
const Y=et(g,Q.after,U);if(ut(g,Y))return{number:k.value,generation:G?1:Q.value,start:N,body:Y+3}}const St=g=>new Uint8Array(g.buffer,g.byteOffset,g.byteLength),
Ct=g=>g.length===1?g[0]:Buffer.concat(g),ot=g=>Buffer.from(g.buffer,g.byteOffset,g.byteLength);function Dt(g,b,U,N){let k=0,K=g[b];for(;K>=r&&K<=n;K=g[++b])k=k*
10+(K-r);if(k!==U||K!==h||(k=0,K=g[++b],K<r||K>n))return-1;for(;K>=r&&K<=n;K=g[++b])k=k*10+(K-r);return k!==N||K!==h?-1:ut(g,b+1)?b+4:-1}const ut=(g,b)=>g[b]===
tt&&g[b+1]===F&&g[b+2]===q,Ut=(g,b)=>g[b]===X&&g[b+1]===Z&&g[b+2]===z&&g[b+3]===tt&&g[b+4]===F&&g[b+5]===q}),33095:((W,C,E)=>{E.d(C,{W:()=>A,i:()=>R});var o=E(11544);
function R(h,c){const a=new o.K(h,y=>c.copy(y,0,y.length));return Object.assign(a.s,{i:0,w:0,z:0}),a}const P=1<<18,O=32768,d={h:new Uint16Array(0),p:new Uint16Array(
0)};function A(h,c,a){const y=R(c,a);if(d.h.length===0)Object.assign(d,{h:new Uint16Array(P),p:new Uint16Array(O)});else for(const p of[d.h,d.p])p.fill(0);Object.
assign(y.s,d),y.push(h,!0)}}),4537:((W,C,E)=>{E.d(C,{Q:()=>h});var o=E(43749),R=E(49692);const P=1<<18,O=4096,d=8,A=3e5;async function h(y,p,L,S,x){const[u=0,f=0]=y;
if((u&15)!==8||(u<<8|f)%31!==0||f&32)return{ending:"damaged",reached:0,consumed:0,sum:1};const r=new R.S3(y,2),_=Math.floor(Math.max(O,Math.min(P/S,y.length*d))),
n=new Uint8Array(R.jf+_+R.yO),t=new o.T;let[e,s]=[0,0];for(;r.progress==="more"&&e<=p;){s>R.jf&&(n.copyWithin(0,s-R.jf,s),s=R.jf);const i=r.inflate(n,s,s+_),l=n.
subarray(s,i),M=Math.min(l.length,p-e);t.add(l),M>0&&x(l.subarray(0,M)),e+=l.length,s=i;const m=L.step(Math.max(l.length*S,A));m&&await m}return{ending:c(r,y,e-
p,t.value),reached:e,consumed:r.consumed,sum:t.value}}function c({progress:y},p,L,S){return L>0?"loose":y!=="ended"&&y!=="more"?L===0?"loose":y:a(p,S)?"clean":"\
loose"}function a(y,p){const L=Buffer.from(y.subarray(-6));for(let S=0;S<=2&&L.length>=4+S;S++)if(L.readUInt32BE(L.length-4-S)===p)return!0;return!1}}),79145:((W,C,E)=>{
E.d(C,{I:()=>P,w:()=>O});var o=E(64680);const R=1<<22;class P{parts;constructor(A){this.parts=[new o.k(Math.min(A,R))]}copy(A,h,c){let a=this.parts.at(-1);a.length>
0&&a.length+c-h>R&&this.parts.push(a=new o.k(R)),a.copy(A,h,c)}join(A){return O(this.parts.map(({bytes:h})=>h),A)}}async function O(d,A){if(d.length===1)return d[0];
const h=Buffer.allocUnsafeSlow(d.reduce((a,{length:y})=>a+y,0));let c=0;for(const a of d){h.set(a,c),c+=a.length;const y=A.step(a.length);y&&await y}return h}}),
64680:((W,C,E)=>{E.d(C,{k:()=>O,t:()=>d});var o=E(78157);const R=12,P=20;class O{buffer;memory;length=0;constructor(c){this.buffer=Buffer.allocUnsafeSlow(Math.max(
c,256)),this.memory=(0,o.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const c=Buffer.
allocUnsafeSlow(this.length);return c.set(this.bytes),c}clear(){this.length=0}from(c){return this.memory.subarray(c,this.length)}reserve(c){const a=this.length+
c;a>this.memory.length&&this.grow(a)}grow(c){const a=Buffer.allocUnsafeSlow(Math.max(c,Math.ceil(this.memory.length*1.5)));a.set(this.bytes),this.buffer=a,this.
memory=(0,o.gq)(a)}copy(c,a,y){const p=y-a;if(this.reserve(p),p<R){const{memory:L}=this;let S=this.length;for(let x=a;x<y;x++)L[S++]=c[x]}else this.memory.set(new Uint8Array(
c.buffer,c.byteOffset+a,p),this.length);this.length+=p}text(c){const a=c.length;if(this.reserve(a),a<P){const{memory:y}=this;let p=this.length;for(let L=0;L<a;L++)
y[p++]=c.charCodeAt(L)}else this.buffer.write(c,this.length,"latin1");this.length+=a}integer(c){this.reserve(20);const{memory:a}=this,y=A(c);for(let p=this.length+
y-1;p>=this.length;p--){const L=Math.floor(c/10);a[p]=o.l0+(c-L*10),c=L}this.length+=y}byte(c){this.reserve(1),this.memory[this.length++]=c}fill(c,a){this.reserve(
c),a(this.memory,this.length),this.length+=c}}class d{length=0;copy(c,a,y){this.length+=y-a}text(c){this.length+=c.length}integer(c){this.length+=A(c)}byte(){this.
length++}fill(c){this.length+=c}}function A(h){return h<10?1:h<100?2:h<1e3?3:h<1e4?4:h<1e5?5:h<1e6?6:String(h).length}}),68973:((W,C,E)=>{E.d(C,{Uw:()=>S,a5:()=>u,
g0:()=>c,uM:()=>h});var o=E(11544),R=E(33095),P=E(43749),O=E(78157),d=E(4537),A=E(79145);const h=({codec:r,pace:_})=>r??L(_),c=({codec:r,pace:_})=>r&&{deflate:(n,t)=>L(
_).deflate(n,t),inflate:(n,t)=>r.inflate(n,t),inflateNow:(n,t)=>r.inflateNow(n,t)},a=65536,y=16384,p=1e5,L=r=>({async deflate(_,n){if(_.length<=y){const s=(0,o.
$)(_,{level:n}),i=r.step(p+_.length*10);return i&&await i,s}const t=new A.I(_.length>>2);if(_.length<=a){await r.rest(),(0,R.W)(_,{level:n},t);const s=r.step(p+
_.length*10);return s&&await s,t.join(r)}const e=(0,R.i)({level:n},t);for(let s=0;s<_.length;s+=a){_.length-s>y&&await r.rest(),e.push(_.subarray(s,s+a),s+a>=_.
length);const i=r.step(p+Math.min(_.length,a)*10);i&&await i}return t.join(r)},async inflate(_,n){const{bytes:t,ending:e}=await f(_,n,r);return e==="clean"?t:void 0}});
async function S(r,_,n){const{bytes:t,ending:e,reached:s}=await f(r,_,n);return e==="clean"||e==="loose"&&s<_?t:void 0}const x=Uint8Array.of(120,156);async function u(r,_,n){
const t=(0,O.j8)(r,0,Math.min(r.length,4)),[e=0,s=0]=r.subarray(t,t+2),i=(e&15)===8&&(e<<8|s)%31===0,l=i?r.subarray(t):(0,O.mE)([x,r]),{bytes:M,reached:m,ending:w,
consumed:T,sum:D}=await f(l,_,n),I=w==="clean"||w==="loose",v=i&&w==="loose"&&m<_&&(0,P.V)(l,T,D);return{bytes:M,reached:m,damaged:!I||!i,mismatch:v}}async function f(r,_,n){
const t=new A.I(Math.min(r.length*4,_));return{...await(0,d.Q)(r,_,n,1,s=>t.copy(s,0,s.length)),bytes:await t.join(n)}}}),82416:((W,C,E)=>{E.d(C,{E3:()=>f,MQ:()=>R,
U1:()=>y,kz:()=>h,nK:()=>x,pS:()=>u});var o=E(78157);function R(n,t,e){if(e-t>P)return O(n,t,e);let s="";for(let i=t;i<e;i++){const l=n[i]===o.wn?d(n,i,e):-1;s+=
String.fromCharCode(l<0?n[i]:l),l>=0&&(i+=2)}return s}const P=127;function O(n,t,e){const s=Buffer.allocUnsafe(e-t);let i=0;for(let l=t;l<e;l++){const M=n[l]===
o.wn?d(n,l,e):-1;s[i++]=M<0?n[l]:M,M>=0&&(l+=2)}return s.toString("latin1",0,i)}function d(n,t,e){if(t+2>=e)return-1;const[s,i]=[(0,o.Li)(n[t+1]),(0,o.Li)(n[t+2])];
return s>=0&&i>=0?s*16+i:-1}const A=15;function h(n,t,e){let s=t;const i=n[s];(i===o.N5||i===o.b9)&&s++;let l=0,M=-1,m=0;for(;s<e;s++){const T=n[s];if(T>=o.l0&&
T<=o.ev)m=m*10+(T-o.l0),l++,M>=0&&M++;else if(T===o.fX&&M<0)M=0;else break}if(s<e||l===0||l>A)return a(n,t,e);const w=M>0?m/c[M]:m;return i===o.N5?-w:w}const c=Float64Array.
from({length:A+1},(n,t)=>10**t);function a(n,t,e){const s=(0,o.bS)(n).toString("latin1",t,e),i=Number(s);if(!Number.isNaN(i)&&/^[+-]?[\d.]/.test(s))return i;const l=/^[+-]*(\d*\.?\d*)/.
exec(s),M=Number(l?.[1]??0)||0;return s.startsWith("-")?-M:M}function y(n,t,e){const s=p(n,t,e);if(s<e&&n[s]===o.s1)return n.subarray(t,s);const i={at:t,used:0,
depth:1,out:new Uint8Array(e-t)};return L(n,i,e,e),i.out.subarray(0,i.used)}function p(n,t,e){for(let s=t;s<e;s++){const i=n[s];if(i===o.s1||i===o.Cx||i===o.r_||
i===o.u7)return s}return e}function L(n,t,e,s){const{out:i}=t;let{at:l,used:M,depth:m}=t;for(;l<e;l++){let w=n[l];if(w===o.Cx)m++;else if(w===o.s1){if(--m===0)break}else if(w===
o.u7)n[l+1]===o.kR&&l++,w=o.kR;else if(w===o.r_){if(w=n[++l],l>=s)break;if(w>=o.l0&&w<=o.em){let T=w-o.l0;for(let D=0;D<2&&n[l+1]>=o.l0&&n[l+1]<=o.em;D++)T=T*8+
n[++l]-o.l0;w=T&255}else if(w===o.u7){n[l+1]===o.kR&&l++;continue}else{if(w===o.kR)continue;w=_[w]}}i[M++]=w}t.at=l,t.used=M,t.depth=m}const S=1<<20;async function x(n,t,e,s){
if(n[t]!==o.Cx)return u(n,t+1,e,s);const i=t+1;let l=i;for(let m=i;l===m&&m<e;){m=Math.min(m+S,e),l=p(n,l,m);const w=s.step(S);w&&await w}if(l<e&&n[l]===o.s1)return n.
subarray(i,l);const M={at:i,used:0,depth:1,out:new Uint8Array(e-i)};for(;M.at<e&&M.depth>0;){L(n,M,Math.min(M.at+S,e),e);const m=s.step(2*S);m&&await m}return M.
out.subarray(0,M.used)}async function u(n,t,e,s){const i=new Uint8Array(e-t);let l=0;for(let m=t;m<e&&n[m]!==o.vz;){for(const T=Math.min(m+S,e);m<T&&n[m]!==o.vz;m++)
(0,o.Li)(n[m])>=0&&(i[l++]=n[m]);const w=s.step(2*S);w&&await w}const M=new Uint8Array(l+1>>1);for(let m=0;m<l;m+=S){M.set((0,o.sk)(i,m,Math.min(m+S,l)),m>>1);const w=s.
step(2*S);w&&await w}return M}const f=(n,t,e)=>n[t]===o.Cx?y(n,t+1,e):(0,o.sk)(n,t+1,e),r=new Map([[o.yq,o.kR],[o.AF,o.u7],[o.yh,o.d2],[o.OY,o.G_],[o.MV,o.o1]]),
_=Uint8Array.from({length:256},(n,t)=>r.get(t)??t)})};
