"use strict";exports.id=7064,exports.ids=[7064],exports.modules={11544:((N,p,E)=>{E.d(p,{$:()=>O,K:()=>S});const c=()=>E(57991),O=(A,w)=>c().zlibSync(A,w),S=function(...A){return Reflect.
construct(c().Zlib,A)}}),57991:((N,p,E)=>{E.r(p),E.d(p,{Zlib:()=>c.KK,zlibSync:()=>c.$});var c=E(37718)}),49692:((N,p,E)=>{E.d(p,{S3:()=>i,yO:()=>R,jf:()=>M});const c=15,
O=10,S=Uint8Array.of(16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15),A={literals:Int32Array.from({length:288},(n,t)=>{if(t<256)return t<<8;if(t===256)return 240;
if(t>285)return 224;if(t===285)return 66064;const{base:e,bits:s}=w(t-257,4);return e+3<<8|s+1<<4}),distances:Int32Array.from({length:32},(n,t)=>{if(t>29)return 224;
const{base:e,bits:s}=w(t,2);return e+1<<8|s<<4})};function w(n,t){if(n<2*t)return{base:n,bits:0};const e=Math.floor(n/t)-1;return{base:t+n%t<<e,bits:e}}const T=Uint16Array.
from({length:1<<O},(n,t)=>{let e=0;for(let s=0;s<O;s++)e|=(t>>s&1)<<O-1-s;return e});class f{table=new Int32Array(1<<O);mask=0;meanings;counts=new Uint16Array(c+
1);symbols;constructor(t){this.meanings=A[t],this.symbols=new Uint16Array(this.meanings.length)}assign(t,e,s){const{counts:r,symbols:a}=this;r.fill(0);for(let L=e;L<
s;L++)r[t[L]]++;r[0]=0;const h=new Uint16Array(c+2);let m=1,b=0;for(let L=1;L<=c;L++){if(m=m*2-r[L],m<0)return!1;r[L]>0&&(b=L),h[L+1]=h[L]+r[L]}for(let L=e;L<s;L++)
t[L]!==0&&(a[h[t[L]]++]=L-e);return this.fillTable(Math.min(b,O)),!0}fillTable(t){const{table:e,counts:s,symbols:r,meanings:a}=this,h=1<<t;this.mask=h-1,e.fill(
0,0,h);let m=0,b=0;for(let L=1;L<=t;L++,m<<=1)for(let U=s[L];U>0;U--,m++){const v=a[r[b++]]|L,Q=1<<L;for(let K=T[m]>>O-L;K<h;K+=Q)e[K]=v}}longEntryOf(t){const e=this.
find(t);return e<0?224:this.meanings[e>>4]|e&15}find(t){let[e,s,r]=[0,0,0];for(let a=1;a<=c;a++){e|=t>>a-1&1;const h=this.counts[a];if(e-h<s)return this.symbols[r+
e-s]<<4|a;r+=h,s=s+h<<1,e<<=1}return-1}}let l;function u(){if(l)return l;const n=new Uint8Array(288).fill(8).fill(9,144,256).fill(7,256,280),[t,e]=[new f("liter\
als"),new f("distances")];return t.assign(n,0,n.length),e.assign(new Uint8Array(32).fill(5),0,32),l={literals:t,distances:e}}const M=32768,R=258,P=256,C=12,x=64,
_=1<<29,d=-2,o=-1;class i{memory;progress="more";bit=0;end;begin;isTail=!1;block=d;isLast=!1;codes;data;constructor(t,e,s={}){this.memory=s,this.begin=Math.min(
e,t.length),this.data=t.subarray(e),this.end=this.data.length}get consumed(){return this.begin+Math.min(Math.ceil(this.bit/8),this.end)}inflate(t,e,s){let r=e,a=0;
for(;r<s&&this.progress==="more";)if(this.bit>_&&this.moveTo(this.bit>>3),this.block===o)r=this.followCodes(t,r,s);else if(this.block!==d)r=this.copyStored(t,r,
s);else if(this.isLast)this.progress="ended";else{if(++a>P)break;this.beginBlock()}return r}moveTo(t){this.data=this.data.subarray(t),this.begin+=t,this.end-=t,
this.bit-=t*8}beginBlock(){this.isLast=this.take(1)===1;const t=this.take(2);t===0?this.beginStored():t===1?this.codes=u():t===3?this.fail():this.readCodes(),t!==
0&&(this.block=o)}beginStored(){this.bit=this.bit+7&-8;const t=this.take(16);this.take(16)===(t^65535)?this.block=t===0?d:t:this.fail()}copyStored(t,e,s){const r=this.
bit>>3,a=Math.min(this.block,s-e,this.end-r);return a===0?(this.progress="short",e):(t.set(this.data.subarray(r,r+a),e),this.bit+=a*8,this.block-=a,this.block===
0&&(this.block=d),e+a)}readCodes(){const t=this.take(5)+257,e=this.take(5)+1,s=this.take(4)+4,r=this.memory.codes??={literals:new f("literals"),distances:new f(
"distances")},a=new Uint8Array(t+e);for(let m=0;m<s;m++)a[S[m]]=this.take(3);if(!r.literals.assign(a,0,S.length))return this.fail();this.readLengths(r.literals,
a),r.literals.assign(a,0,t)&&r.distances.assign(a,t,a.length)||this.fail(),this.codes=r}readLengths({table:t,mask:e},s){s.fill(0);for(let r=0;r<s.length&&this.progress===
"more";){const a=t[this.look()&e];if(a===0)return this.fail();this.take(a&15);const h=a>>8;if(h<=c){s[r++]=h;continue}const m=h===16?this.take(2)+3:h===17?this.
take(3)+3:this.take(7)+11;if(r+m>s.length||h===16&&r===0)return this.fail();h===16&&s.fill(s[r-1],r,r+m),r+=m}}fail(){this.progress==="more"&&(this.progress=this.
bit>this.end*8?"short":"damaged")}followCodes(t,e,s){let r=e;if(!this.isTail){if(r=this.followAhead(t,e,s),r>=s||this.progress!=="more"||this.block!==o)return r;
this.turnToTail()}for(;r<s&&this.progress==="more"&&this.block===o;){const a=r;if(r=this.followAhead(t,r,r+1),!(this.bit<=this.end*8))return this.progress="shor\
t",a}return r}turnToTail(){this.isTail=!0,this.moveTo(Math.max(0,Math.min(this.bit>>3,this.end-x)));const t=new Uint8Array(this.end+2*C);t.set(this.data),this.data=
t}followAhead(t,e,s){const{data:r,codes:a}=this,{literals:h,distances:m}=a,{table:b,mask:L}=h,{table:U,mask:v}=m,Q=(r.length-C)*8;let{bit:K}=this,z=e;for(;z<s&&
K<=Q;){let H=K>>3,G=(r[H]|r[H+1]<<8|r[H+2]<<16|r[H+3]<<24)>>>(K&7),W=b[G&L];W===0&&(W=h.longEntryOf(G));const X=W&15;K+=X;let V=W>>4&15;if(V===0){t[z++]=W>>8,W=
b[(G>>>=X)&L],(W&240)===0&&W!==0&&z<s&&(t[z++]=W>>8,K+=W&15);continue}if(V>6){V===15?this.block=d:this.progress="damaged";break}V--;const q=(W>>8)+(G>>>X&(1<<V)-
1);K+=V,H=K>>3,G=(r[H]|r[H+1]<<8|r[H+2]<<16|r[H+3]<<24)>>>(K&7),W=U[G&v],W===0&&(W=m.longEntryOf(G)),K+=W&15,V=W>>4&15,H=K>>3,G=(r[H]|r[H+1]<<8|r[H+2]<<16)>>>(K&
7);const Z=(W>>8)+(G&(1<<V)-1);if(V>13||Z>z){this.progress="damaged";break}K+=V;const tt=z+q;for(let nt=z-Z;z<tt;)t[z++]=t[nt++]}return this.bit=K,z}look(){const t=this.
bit>>3,{data:e}=this;return((e[t]??0)|(e[t+1]??0)<<8|(e[t+2]??0)<<16)>>(this.bit&7)}take(t){const e=this.look()&(1<<t)-1;return this.bit+=t,this.bit>this.end*8&&
this.fail(),e}}}),3405:((N,p,E)=>{E.d(p,{B:()=>S});var c=E(94322),O=E(78157);function*S(A){let w=A.length+5;for(let R=0;R<A.length;R+=c.Qd){const P=Math.min(R+c.
Qd,A.length);for(let C=R;C<P;C++)A[C]===O.y_&&(w+=3);yield}const T=new Uint8Array(w);let f=0,l=0,u=0,M=A[0]===O.iH&&A[1]===O.du?2:0;for(;M<A.length;M++){M%c.Qd===
c.Qd-1&&(yield);const R=A[M];if(R===O.du)break;if(O.Kl[R]!==O.t6){if(R===O.y_&&u===0){f+=4;continue}if(!(R<O.Ec||R>O.Hh)&&(l=l*85+(R-O.Ec),!(++u<5))){for(let P=24;P>=
0;P-=8)T[f++]=Math.floor(l/2**P)&255;l=u=0}}}if(u>1){for(let R=u;R<5;R++)l=l*85+84;for(let R=0;R<u-1;R++)T[f++]=Math.floor(l/2**(24-8*R))&255}return T.slice(0,f)}}),
81272:((N,p,E)=>{E.d(p,{g:()=>A,q:()=>S});var c=E(42973),O=E(79145);function S({stream:w,total:T,documents:f=1},l){const u="It may be a decompression bomb; if i\
t is not, save it without compression in another program",M=f===1?"the document":"this document and of those before it";return l>w?(0,c.F)("streamBytes",`A stre\
am of the document expands to more than ${w} bytes`,u):(0,c.F)("expansion",`The streams of ${M} expand to more than ${T} bytes`,u)}class A{budget;watch;chunks=[];size=0;constructor(T,f){
this.budget=T,this.watch=f}push(T){if(this.size+=T.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,S(
this.budget,this.size);this.watch?.(this.size),this.chunks.push(T)}finishAtEase(T){return this.budget.remaining-=this.size,(0,O.w)(this.chunks,T)}finish(){if(this.
budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const T=new Uint8Array(this.size);let f=0;for(const l of this.chunks)T.set(l,f),f+=l.length;
return T}}}),3084:((N,p,E)=>{E.d(p,{V:()=>A});var c=E(68973),O=E(81272),S=E(11032);async function A(w,T,f,{codec:l,pace:u},M={found:!1}){if(f.remaining<=0)throw(0,O.
q)(f,0);const R=Math.min(f.stream,f.remaining);let P=await l?.inflate(w,R);if(!P){const{bytes:C,reached:x,damaged:_,mismatch:d}=await(0,c.a5)(w,R,u);if(M.found||=
_,M.mismatch===!1&&(M.mismatch=d),x>R)throw f.remaining-=x,(0,O.q)(f,x);if(C.length===0)return;P=C}return f.remaining-=P.length,(0,S.M)(P,T,u)}}),93098:((N,p,E)=>{
E.d(p,{I:()=>R,J:()=>n});var c=E(54771),O=E(82416),S=E(3405),A=E(81272),w=E(3084),T=E(19590),f=E(60269),l=E(11032),u=E(70097),M=E(94322);const R=1<<21,P=80,C=20,
x=1e3,_=8,d=R>>11,o=64,i=1<<27;class n{kept=[];bytes=0;met;async run(h,m){for(;;){try{const b=await m();if(!this.met)return b}catch(b){if(!this.met)throw b}await h.
rest(),await this.decode(h)}}find(h,m,b){const L=this.kept.find(z=>r(z,h));if(!L)return;const{bytes:U,damaged:v,mismatch:Q,refusal:K}=L;if(K)throw m.remaining-=
K.cost,K.error;if(U.length>m.stream||U.length>m.remaining)throw(0,A.q)(m,U.length);return m.remaining-=U.length,b.found||=v,b.mismatch===!1&&(b.mismatch=Q),U}watch(h,m){
if(h.data.length<d||this.kept.length>=o||this.bytes>=i)return;let[b,L]=[performance.now(),0];return U=>{const v=performance.now();if(L+=Math.min(v-b,_),b=v,!(U<=
R&&L<P&&(L<C||U>L*x)))throw this.met={encoded:h,budget:m},new c.Q("A stream is decoded with pauses, and the work begins again")}}async decode(h){const{encoded:m,
budget:b}=this.met;this.met=void 0;const L={found:!1,mismatch:!1},U=b.remaining;try{const v=await e(m,b,L,h);this.kept.push({...m,bytes:v,damaged:L.found,mismatch:L.
mismatch}),this.bytes+=v.length}catch(v){const Q=U-b.remaining;if(Q===0)throw v;this.kept.push({...m,bytes:t,damaged:!0,mismatch:!1,refusal:{error:v,cost:Q}})}}}
const t=new Uint8Array(0);async function e({filter:a,data:h,parameters:m},b,L,U){if(a==="FlateDecode")return await(0,w.V)(h,m,b,{pace:U},L)??new Uint8Array(0);if(a===
"ASCII85Decode")return(0,M.Io)((0,S.B)(h),U);if(a==="ASCIIHexDecode")return(0,O.pS)(h,0,h.length,U);if(a==="RunLengthDecode")return(0,M.Io)((0,u.A)(h,b),U);const v=await(0,T.
B)(h,(0,f.c)(m,"EarlyChange",1),b,L,U);return(0,l.M)(v,m,U)}const s=["Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function r(a,h){return a.filter!==
h.filter||a.data.length!==h.data.length||s.some(m=>(0,f.c)(a.parameters,m,-1)!==(0,f.c)(h.parameters,m,-1))?!1:a.data===h.data||Buffer.compare(a.data,h.data)===
0}}),19590:((N,p,E)=>{E.d(p,{B:()=>M,k:()=>l});var c=E(81272);const O=256,S=257,A=258,w=4096,T=65536,f=-1;function l(x,_,d,o,i){const n=new R(x,_,d,i);return n.
read(x.length)||(o.found=!0),n.finish()}const u=512;async function M(x,_,d,o,i){const n=new R(x,_,d);for(let t=0;n.at<x.length;t=n.size){n.read(n.at+u)||(o.found=
!0);const e=i.step(u+n.size-t);e&&await e}return n.finishAtEase(i)}class R{data;early;at=0;table;width=9;bits=0;held=0;constructor(_,d,o,i){this.data=_,this.early=
d,this.table=new C(o,i)}read(_){const{data:d,table:o,early:i}=this,n=Math.min(_,d.length);let{at:t,width:e,bits:s,held:r}=this;for(;t<n;){if(r=(r<<8|d[t++])&16777215,
s+=8,s<e)continue;s-=e;const a=r>>s&(1<<e)-1;if(a===O)o.clear();else if(a===S||!o.put(a))return this.at=d.length,a===S;e=P(o.next+i)}return Object.assign(this,{
at:t,width:e,bits:s,held:r}),!0}get size(){return this.table.size}finish(){return this.table.finish()}finishAtEase(_){return this.table.finishAtEase(_)}}function P(x){
return x>=2048?12:x>=1024?11:x>=512?10:9}class C{next=A;previous=f;prefix=new Int16Array(w);suffix=new Uint8Array(w);length=new Uint16Array(w);collector;out=new Uint8Array(
T);used=0;constructor(_,d){this.collector=new c.g(_,d);for(let o=0;o<O;o++)this.suffix[o]=o,this.length[o]=1}get size(){return this.collector.size+this.used}clear(){
this.next=A,this.previous=f}put(_){const{previous:d,next:o,length:i}=this,n=_<o;if(!n&&(d===f||_!==o))return!1;const t=n?i[_]:i[d]+1;this.used+t>T&&this.flush();
const e=this.used,s=this.write(n?_:d,e);return n||(this.out[e+t-1]=s),d!==f&&o<w&&this.add(d,s),this.used=e+t,this.previous=_,!0}write(_,d){const{out:o,prefix:i,
suffix:n}=this;for(let t=d+this.length[_]-1;t>d;t--)o[t]=n[_],_=i[_];return o[d]=n[_]}add(_,d){const{next:o}=this;this.prefix[o]=_,this.suffix[o]=d,this.length[o]=
this.length[_]+1,this.next=o+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(T),this.used=0}finish(){return this.collector.
push(this.out.subarray(0,this.used)),this.collector.finish()}finishAtEase(_){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finishAtEase(
_)}}}),60269:((N,p,E)=>{E.d(p,{c:()=>c});function c(O,S,A){const w=O?.get(S);return typeof w=="number"?Math.trunc(w):A}}),14752:((N,p,E)=>{E.d(p,{X:()=>O,Y:()=>c});
function c(S,A,w,T,f,l,u,M=0){const R=w+T,P=w-M+u,C=l-w;if(S===1)for(let x=Math.max(w,P);x<R;x++)A[x]=A[x]+A[x-u];else if(S===2)for(let x=w;x<R;x++)A[x]=A[x]+f[x+
C];else if(S===3)for(let x=w;x<R;x++)A[x]=A[x]+((x>=P?A[x-u]:0)+f[x+C]>>1);else if(S===4)for(let x=w;x<R;x++){const _=x<P,d=_?0:A[x-u];A[x]=A[x]+O(d,f[x+C],_?0:
f[x+C-u])}}function O(S,A,w){const T=S+A-w,[f,l,u]=[Math.abs(T-S),Math.abs(T-A),Math.abs(T-w)];return f<=l&&f<=u?S:l<=u?A:w}}),11032:((N,p,E)=>{E.d(p,{M:()=>T,T:()=>S});
var c=E(60269),O=E(14752);function S(d,o){const i=l(d,o);return i?(i.undo(0,i.count),i.out):d}const A=1<<18,w=4;async function T(d,o,i){const n=l(d,o);if(!n)return d;
const t=Math.max(1,Math.floor(A/n.size));for(let e=0;e<n.count;e+=t){const s=i.step(Math.min(t*n.size,d.length,A)*w);s&&await s,n.size>A?await f(n,e,i):n.undo(e,
Math.min(e+t,n.count))}return n.out}async function f(d,o,i){for(let n=0;n<d.size;n+=A){const t=i.step(A*w);t&&await t,d.undoPart(o,n,Math.min(n+A,d.size))}}function l(d,o){
const i=(0,c.c)(o,"Predictor",1);if(i<=1)return;const n=_((0,c.c)(o,"Colors",1),1,32),t=_((0,c.c)(o,"BitsPerComponent",8),1,16),e=_((0,c.c)(o,"Columns",1),1,1<<
24),s=Math.ceil(n*t*e/8);return i===2?u(d,s,n,t):x(d,s,Math.ceil(n*t/8))}function u(d,o,i,n){const t={colors:i,depth:n,before:new Uint8Array(i),color:0},e=n===8?
M:n===16?R:[1,2,4].includes(n)?P:void 0;if(!e)return;const s=d.slice(),r=(a,h,m)=>{const b=a*o;h===0&&n<8&&(t.before.fill(0),t.color=0),e(s,b,b+h,Math.min(b+m,s.
length),t)};return{count:Math.ceil(d.length/o),size:o,out:s,undo(a,h){for(let m=a;m<h;m++)r(m,0,o)},undoPart:r}}function M(d,o,i,n,{colors:t}){for(let e=Math.max(
i,o+t);e<n;e++)d[e]=d[e]+d[e-t]}function R(d,o,i,n,{colors:t}){const e=2*t;for(let s=Math.max(i,o+e);s+1<n;s+=2){const r=d[s+1]+d[s+1-e];d[s+1]=r,d[s]=d[s]+d[s-
e]+(r>>8)}}function P(d,o,i,n,t){const{colors:e,depth:s,before:r}=t,a=(1<<s)-1;let{color:h}=t;for(let m=i;m<n;m++){const b=d[m];let L=0;for(let U=8-s;U>=0;U-=s){
const v=r[h]+(b>>U)&a;r[h]=v,L|=v<<U,h=h+1===e?0:h+1}d[m]=L}t.color=h}const C=64;function x(d,o,i){const n=Math.ceil(d.length/(o+1)),t=new Uint8Array(d.length-n),
e=new Uint8Array(Math.min(o,d.length));return{count:n,size:o,out:t,undo:(a,h)=>{for(let m=a,b=a*o,L=a*(o+1);m<h;m++,b+=o,L+=o+1){const U=Math.min(o,d.length-L-1);
if(U<C)for(let v=0;v<U;v++)t[b+v]=d[L+1+v];else t.set(d.subarray(L+1,L+1+U),b);(0,O.Y)(d[L],t,b,U,m===0?e:t,m===0?0:b-o,i)}},undoPart:(a,h,m)=>{const[b,L]=[a*o,
a*(o+1)],U=Math.min(m,d.length-L-1)-h;if(U<=0)return;t.set(d.subarray(L+1+h,L+1+h+U),b+h);const v=a===0?e:t;(0,O.Y)(d[L],t,b+h,U,v,a===0?h:b-o+h,i,h)}}}const _=(d,o,i)=>Math.
min(Math.max(d,o),i)}),70097:((N,p,E)=>{E.d(p,{A:()=>S});var c=E(81272),O=E(94322);function*S(w,T){let f=0;for(let P=0;P<w.length;P=A(w,P,(C,x,_)=>f+=x+_))yield;
const l=f>T.stream||f>T.remaining;if(T.remaining-=f,l)throw(0,c.q)(T,f);const u=new Uint8Array(f);let M=0;const R=(P,C,x)=>{for(let _=0;_<C;_++)u[M+_]=w[P+_];x>
0&&u.fill(w[P],M,M+x),M+=C+x};for(let P=0;P<w.length;P=A(w,P,R))yield;return u}function A(w,T,f){let l=T;for(const u=T+O.Qd;l<u&&l<w.length;){const M=w[l++];if(M===
128||l>=w.length)return w.length;M<128?f(l,Math.min(M+1,w.length-l),0):f(l,0,257-M),l+=M<128?M+1:1}return l}}),94322:((N,p,E)=>{E.d(p,{Io:()=>A,Qd:()=>c,xm:()=>S});
const c=1<<17,O=1<<19;function S(w){for(;;){const{done:T,value:f}=w.next();if(T)return f}}async function A(w,T){for(;;){const{done:f,value:l}=w.next();if(f)return l;
const u=T.step(O);u&&await u}}}),54771:((N,p,E)=>{E.d(p,{Q:()=>c});class c extends Error{}}),42973:((N,p,E)=>{E.d(p,{F:()=>S,M:()=>O});var c=E(58552);const O={inputBytes:2**
31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,objectValues:32*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,
characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*
1024*1024};function S(A,w,T,f="file"){return new c.zU("limit_exceeded",w,{issues:[{field:f,message:`${w}.`}],advice:`${T} (limit: ${A})`})}}),27041:((N,p,E)=>{E.
d(p,{c:()=>C});var c=E(98446),O=E(42973);const S={operators:20,characters:0,glyphSteps:50,dataBytes:0},A="Open it in another PDF program and save it again",w="S\
plit it, or ask for fewer pages",T={operators:["The pages of the document draw","operator",A],characters:["The pages have","character",w],glyphSteps:["The progr\
ams of the glyphs take","step",A],dataBytes:["The result has","byte",w]},f=2**20;class l{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(_){
this.limits=_}admit(_){this.bytes+=_}spend(_,d){const o=this.spent[_]+=d;if(o<=this.limits[_])return;const i=this.limits[_]+Math.max(this.bytes-f,0)*S[_];if(o<=
i)return;const[n,t,e]=T[_];throw(0,O.F)(_,`${n} more than ${(0,c.y_)(i,t)}`,e)}}var u=E(27059);const M=20,R=100,P=8e6;class C{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=P;held={
all:new Set,bytes:0,most:0};constructor(_,d,o,i=new u.f,n=new l(_)){this.limits=_,this.codec=d,this.large=o,this.scratch=i,this.budget=n,this.stream=_.streamBytes,
this.total=this.remaining=this.held.most=_.allowance,this.values=_.values}admit(_){const d=_*this.limits.expansion;this.documents++,this.budget.admit(_),this.total+=
d,this.remaining+=d,this.values+=_*R,this.held.most+=_*M}fork(){const _=new C(this.limits,this.codec,this.large,this.scratch,this.budget);return _.documents=this.
documents,_.total=this.total,_.remaining=this.remaining,_.values=this.values,_.numbers=this.numbers,_.held=this.held,_}takeNumbers(_){if(this.numbers-=_,this.numbers<
0)throw(0,O.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(_){return _>this.remaining?!1:(this.remaining-=_,!0)}release(_){this.remaining+=_}hold(_,d,o){const{held:i}=this;i.all.add({bytes:_,
holder:d,key:o}),i.bytes+=_;for(const n of i.all){if(i.bytes<=i.most||i.all.size===1)return;i.all.delete(n),i.bytes-=n.bytes,n.holder.deref()?.delete(n.key)}}}}),
27059:((N,p,E)=>{E.d(p,{f:()=>c});class c{memory=new Uint8Array(0);codes;atLeast(w){const T=Math.min(w,S);return this.memory.length<T&&(this.memory=new Uint8Array(
Math.min(S,Math.max(O,T*2)))),this.memory}}const O=16384,S=1<<20}),43749:((N,p,E)=>{E.d(p,{T:()=>O,V:()=>A});var c=E(78157);class O{a=1;b=0;add(T){let{a:f,b:l}=this;
for(let u=0;u<T.length;){const M=Math.min(u+2e3,T.length);for(;u+4<=M;u+=4)l+=f+=T[u],l+=f+=T[u+1],l+=f+=T[u+2],l+=f+=T[u+3];for(;u<M;)l+=f+=T[u++];f%=65521,l%=
65521}this.a=f,this.b=l}get value(){return this.b*65536+this.a}}const S=256;function A(w,T,f){let l=w.length;for(;l>0&&w.length-l<S&&c.Kl[w[l-1]]===c.t6;)l--;if(T>
l-4)return!1;const u=Buffer.alloc(4);return u.writeUInt32BE(f),!(0,c.bS)(w.subarray(-S)).includes(u)}}),78157:((N,p,E)=>{E.d(p,{$k:()=>yt,A4:()=>z,AF:()=>nt,AN:()=>et,
AV:()=>H,AZ:()=>it,Ah:()=>L,Cq:()=>c,Cx:()=>R,D:()=>ct,Ec:()=>l,G_:()=>O,HF:()=>X,HV:()=>Q,HY:()=>_t,Hh:()=>gt,Hv:()=>h,IQ:()=>M,JI:()=>rt,Kl:()=>$,Li:()=>lt,MV:()=>V,
N5:()=>x,N9:()=>st,OY:()=>G,PZ:()=>Dt,WL:()=>s,Wd:()=>Pt,Z4:()=>f,ay:()=>St,b9:()=>C,bS:()=>ot,cL:()=>d,d2:()=>S,du:()=>b,em:()=>i,ev:()=>n,fX:()=>_,gq:()=>Ct,iH:()=>t,
j8:()=>At,jq:()=>Ot,kR:()=>A,l0:()=>o,mE:()=>pt,o1:()=>w,r_:()=>r,rc:()=>m,rg:()=>Ut,s1:()=>P,sk:()=>Rt,t6:()=>J,t9:()=>Mt,tF:()=>U,tw:()=>K,u7:()=>T,vz:()=>e,w1:()=>at,
wb:()=>bt,wn:()=>u,wt:()=>a,y_:()=>Et,yh:()=>mt,yp:()=>ft,yq:()=>Z});const c=0,O=8,S=9,A=10,w=12,T=13,f=32,l=33,u=35,M=37,R=40,P=41,C=43,x=45,_=46,d=47,o=48,i=55,
n=57,t=60,e=62,s=91,r=92,a=93,h=123,m=125,b=126,L=66,U=67,v=68,Q=69,K=73,z=76,H=82,G=98,W=100,X=101,V=102,q=106,Z=110,tt=111,nt=114,_t=115,mt=116,gt=117,Et=122,
st=0,J=1,wt=2,Tt=3,$=new Uint8Array(256);for(const g of[c,S,A,w,T,f])$[g]=J;for(const g of"(<>[]/%")$[g.charCodeAt(0)]=wt;for(const g of"){}")$[g.charCodeAt(0)]=
Tt;function et(g,y,D){for(;y<D;){const I=g[y];if($[I]===J)y++;else if(I===M)y=ct(g,y,D);else break}return y}function At(g,y,D){for(;y<D&&$[g[y]]===J;)y++;return y}
function ct(g,y,D){for(;y<D&&g[y]!==A&&g[y]!==T;)y++;return y}function Mt(g,y,D){const I=it(g,y,D);return I<0?D:I}function it(g,y,D,I=0){for(;y<D;){const B=g[y++];
if(B===r)y++;else if(B===R)I++;else if(B===P&&--I===0)return y}return~I}function Ot(g,y,D=g.length){const I=it(g,y,D);return I<0?~I:0}function yt(g,y,D){for(;y<
D;)if(g[y++]===e)return y;return D}function lt(g){return g===void 0?-1:g>=o&&g<=n?g-o:g>=65&&g<=70?g-55:g>=97&&g<=102?g-87:-1}function Rt(g,y,D){const I=g[D-1]===
e,B=new Uint8Array(D-y+(I?0:1)>>1);let k=D-y<xt?0:Lt(g,y,D,B),j=-1;for(let F=y+2*k;F<D&&g[F]!==e;F++){const Y=lt(g[F]);Y<0||(j<0?j=Y:(B[k++]=j*16+Y,j=-1))}return j>=
0&&(B[k++]=j*16),k===B.length?B:B.subarray(0,k)}const[xt,ht]=[4096,1<<20];function Lt(g,y,D,I){const[B,k]=[ot(g),ot(I)];let j=0;for(let F=y;F<D;F=y+2*j){const Y=B.
toString("latin1",F,Math.min(F+ht,D)),dt=k.write(Y,j,"hex");if(j+=dt,2*dt<ht)break}return j}function Pt(g,y,D){for(;y<D&&$[g[y]]===st;)y++;return y}function at(g,y,D){
for(let I=0;I<D.length;I++)if(g[y+I]!==D.charCodeAt(I))return!1;return!0}function bt(g,y,D){return at(g,y,D)&&$[g[y+D.length]??f]!==st}const ft=g=>g!==void 0&&g>=
o&&g<=n;function rt(g,y,D){let I=0,B=y;for(;B<D&&ft(g[B]);)I=I*10+(g[B++]-o);return B===y?{value:-1,after:B}:{value:I,after:B}}function St(g,y,D){const I=et(g,y,
D),B=rt(g,I,D);if(B.value<0||B.after===D||$[g[B.after]]!==J)return;const k=et(g,B.after,D),j=k<D&&g[k]===x,F=rt(g,j?k+1:k,D);if(F.value<0||F.value>65535)return;
const Y=et(g,F.after,D);if(ut(g,Y))return{number:B.value,generation:j?1:F.value,start:I,body:Y+3}}const Ct=g=>new Uint8Array(g.buffer,g.byteOffset,g.byteLength),
pt=g=>g.length===1?g[0]:Buffer.concat(g),ot=g=>Buffer.from(g.buffer,g.byteOffset,g.byteLength);function Dt(g,y,D,I){let B=0,k=g[y];for(;k>=o&&k<=n;k=g[++y])B=B*
10+(k-o);if(B!==D||k!==f||(B=0,k=g[++y],k<o||k>n))return-1;for(;k>=o&&k<=n;k=g[++y])B=B*10+(k-o);return B!==I||k!==f?-1:ut(g,y+1)?y+4:-1}const ut=(g,y)=>g[y]===
tt&&g[y+1]===G&&g[y+2]===q,Ut=(g,y)=>g[y]===X&&g[y+1]===Z&&g[y+2]===W&&g[y+3]===tt&&g[y+4]===G&&g[y+5]===q}),33095:((N,p,E)=>{E.d(p,{i:()=>O});var c=E(11544);function O(S,A){
const w=new c.K(S,T=>A.copy(T,0,T.length));return Object.assign(w.s,{i:0,w:0,z:0}),w}}),4537:((N,p,E)=>{E.d(p,{Q:()=>f});var c=E(43749),O=E(49692);const S=1<<18,
A=4096,w=8,T=3e5;async function f(M,R,P,C,x){const[_=0,d=0]=M;if((_&15)!==8||(_<<8|d)%31!==0||d&32)return{ending:"damaged",reached:0,consumed:0,sum:1};const o=new O.
S3(M,2),i=Math.floor(Math.max(A,Math.min(S/C,M.length*w))),n=new Uint8Array(O.jf+i+O.yO),t=new c.T;let[e,s]=[0,0];for(;o.progress==="more"&&e<=R;){s>O.jf&&(n.copyWithin(
0,s-O.jf,s),s=O.jf);const r=o.inflate(n,s,s+i),a=n.subarray(s,r),h=Math.min(a.length,R-e);t.add(a),h>0&&x(a.subarray(0,h)),e+=a.length,s=r;const m=P.step(Math.max(
a.length*C,T));m&&await m}return{ending:l(o,M,e-R,t.value),reached:e,consumed:o.consumed,sum:t.value}}function l({progress:M},R,P,C){return P>0?"loose":M!=="end\
ed"&&M!=="more"?P===0?"loose":M:u(R,C)?"clean":"loose"}function u(M,R){const P=Buffer.from(M.subarray(-6));for(let C=0;C<=2&&P.length>=4+C;C++)if(P.readUInt32BE(
P.length-4-C)===R)return!0;return!1}}),79145:((N,p,E)=>{E.d(p,{I:()=>S,w:()=>A});var c=E(64680);const O=1<<22;class S{parts;constructor(T){this.parts=[new c.k(Math.
min(T,O))]}copy(T,f,l){let u=this.parts.at(-1);u.length>0&&u.length+l-f>O&&this.parts.push(u=new c.k(O)),u.copy(T,f,l)}join(T){return A(this.parts.map(({bytes:f})=>f),
T)}}async function A(w,T){if(w.length===1)return w[0];const f=Buffer.allocUnsafeSlow(w.reduce((u,{length:M})=>u+M,0));let l=0;for(const u of w){f.set(u,l),l+=u.
length;const M=T.step(u.length);M&&await M}return f}}),64680:((N,p,E)=>{E.d(p,{k:()=>A,t:()=>w});var c=E(78157);const O=12,S=20;class A{buffer;memory;length=0;constructor(l){
this.buffer=Buffer.allocUnsafeSlow(Math.max(l,256)),this.memory=(0,c.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.
memory.length}copied(){const l=Buffer.allocUnsafeSlow(this.length);return l.set(this.bytes),l}clear(){this.length=0}from(l){return this.memory.subarray(l,this.length)}reserve(l){
const u=this.length+l;u>this.memory.length&&this.grow(u)}grow(l){const u=Buffer.allocUnsafeSlow(Math.max(l,Math.ceil(this.memory.length*1.5)));u.set(this.bytes),
this.buffer=u,this.memory=(0,c.gq)(u)}copy(l,u,M){const R=M-u;if(this.reserve(R),R<O){const{memory:P}=this;let C=this.length;for(let x=u;x<M;x++)P[C++]=l[x]}else
this.memory.set(new Uint8Array(l.buffer,l.byteOffset+u,R),this.length);this.length+=R}text(l){const u=l.length;if(this.reserve(u),u<S){const{memory:M}=this;let R=this.
length;for(let P=0;P<u;P++)M[R++]=l.charCodeAt(P)}else this.buffer.write(l,this.length,"latin1");this.length+=u}integer(l){this.reserve(20);const{memory:u}=this,
M=T(l);for(let R=this.length+M-1;R>=this.length;R--){const P=Math.floor(l/10);u[R]=c.l0+(l-P*10),l=P}this.length+=M}byte(l){this.reserve(1),this.memory[this.length++]=
l}fill(l,u){this.reserve(l),u(this.memory,this.length),this.length+=l}}class w{length=0;copy(l,u,M){this.length+=M-u}text(l){this.length+=l.length}integer(l){this.
length+=T(l)}byte(){this.length++}fill(l){this.length+=l}}function T(f){return f<10?1:f<100?2:f<1e3?3:f<1e4?4:f<1e5?5:f<1e6?6:String(f).length}}),68973:((N,p,E)=>{
E.d(p,{Uw:()=>C,a5:()=>_,g0:()=>l,uM:()=>f});var c=E(11544),O=E(33095),S=E(43749),A=E(78157),w=E(4537),T=E(79145);const f=({codec:o,pace:i})=>o??P(i),l=({codec:o,
pace:i})=>o&&{deflate:(n,t)=>P(i).deflate(n,t),inflate:(n,t)=>o.inflate(n,t),inflateNow:(n,t)=>o.inflateNow(n,t)},u=65536,M=16384,R=1e5,P=o=>({async deflate(i,n){
if(i.length<=M){const s=(0,c.$)(i,{level:n}),r=o.step(R+i.length*10);return r&&await r,s}const t=new T.I(i.length>>2),e=(0,O.i)({level:n},t);for(let s=0;s<i.length;s+=
u){i.length-s>M&&await o.rest(),e.push(i.subarray(s,s+u),s+u>=i.length);const r=o.step(R+Math.min(i.length,u)*10);r&&await r}return t.join(o)},async inflate(i,n){
const{bytes:t,ending:e}=await d(i,n,o);return e==="clean"?t:void 0}});async function C(o,i,n){const{bytes:t,ending:e,reached:s}=await d(o,i,n);return e==="clean"||
e==="loose"&&s<i?t:void 0}const x=Uint8Array.of(120,156);async function _(o,i,n){const t=(0,A.j8)(o,0,Math.min(o.length,4)),[e=0,s=0]=o.subarray(t,t+2),r=(e&15)===
8&&(e<<8|s)%31===0,a=r?o.subarray(t):(0,A.mE)([x,o]),{bytes:h,reached:m,ending:b,consumed:L,sum:U}=await d(a,i,n),v=b==="clean"||b==="loose",Q=r&&b==="loose"&&m<
i&&(0,S.V)(a,L,U);return{bytes:h,reached:m,damaged:!v||!r,mismatch:Q}}async function d(o,i,n){const t=new T.I(Math.min(o.length*4,i));return{...await(0,w.Q)(o,i,
n,1,s=>t.copy(s,0,s.length)),bytes:await t.join(n)}}}),82416:((N,p,E)=>{E.d(p,{E3:()=>d,MQ:()=>O,U1:()=>M,kz:()=>f,nK:()=>x,pS:()=>_});var c=E(78157);function O(i,n,t){
if(t-n>S)return A(i,n,t);let e="";for(let s=n;s<t;s++){const r=i[s]===c.wn?w(i,s,t):-1;e+=String.fromCharCode(r<0?i[s]:r),r>=0&&(s+=2)}return e}const S=127;function A(i,n,t){
const e=Buffer.allocUnsafe(t-n);let s=0;for(let r=n;r<t;r++){const a=i[r]===c.wn?w(i,r,t):-1;e[s++]=a<0?i[r]:a,a>=0&&(r+=2)}return e.toString("latin1",0,s)}function w(i,n,t){
if(n+2>=t)return-1;const[e,s]=[(0,c.Li)(i[n+1]),(0,c.Li)(i[n+2])];return e>=0&&s>=0?e*16+s:-1}const T=15;function f(i,n,t){let e=n;const s=i[e];(s===c.N5||s===c.
b9)&&e++;let r=0,a=-1,h=0;for(;e<t;e++){const b=i[e];if(b>=c.l0&&b<=c.ev)h=h*10+(b-c.l0),r++,a>=0&&a++;else if(b===c.fX&&a<0)a=0;else break}if(e<t||r===0||r>T)return u(
i,n,t);const m=a>0?h/l[a]:h;return s===c.N5?-m:m}const l=Float64Array.from({length:T+1},(i,n)=>10**n);function u(i,n,t){const e=(0,c.bS)(i).toString("latin1",n,
t),s=Number(e);if(!Number.isNaN(s)&&/^[+-]?[\d.]/.test(e))return s;const r=/^[+-]*(\d*\.?\d*)/.exec(e),a=Number(r?.[1]??0)||0;return e.startsWith("-")?-a:a}function M(i,n,t){
const e=R(i,n,t);if(e<t&&i[e]===c.s1)return i.subarray(n,e);const s={at:n,used:0,depth:1,out:new Uint8Array(t-n)};return P(i,s,t,t),s.out.subarray(0,s.used)}function R(i,n,t){
for(let e=n;e<t;e++){const s=i[e];if(s===c.s1||s===c.Cx||s===c.r_||s===c.u7)return e}return t}function P(i,n,t,e){const{out:s}=n;let{at:r,used:a,depth:h}=n;for(;r<
t;r++){let m=i[r];if(m===c.Cx)h++;else if(m===c.s1){if(--h===0)break}else if(m===c.u7)i[r+1]===c.kR&&r++,m=c.kR;else if(m===c.r_){if(m=i[++r],r>=e)break;if(m>=c.
l0&&m<=c.em){let b=m-c.l0;for(let L=0;L<2&&i[r+1]>=c.l0&&i[r+1]<=c.em;L++)b=b*8+i[++r]-c.l0;m=b&255}else if(m===c.u7){i[r+1]===c.kR&&r++;continue}else{if(m===c.
kR)continue;m=o.get(m)??m}}s[a++]=m}n.at=r,n.used=a,n.depth=h}const C=1<<20;async function x(i,n,t,e){if(i[n]!==c.Cx)return _(i,n+1,t,e);const s=n+1;let r=s;for(let h=s;r===
h&&h<t;){h=Math.min(h+C,t),r=R(i,r,h);const m=e.step(C);m&&await m}if(r<t&&i[r]===c.s1)return i.subarray(s,r);const a={at:s,used:0,depth:1,out:new Uint8Array(t-
s)};for(;a.at<t&&a.depth>0;){P(i,a,Math.min(a.at+C,t),t);const h=e.step(2*C);h&&await h}return a.out.subarray(0,a.used)}async function _(i,n,t,e){const s=new Uint8Array(
t-n);let r=0;for(let h=n;h<t&&i[h]!==c.vz;){for(const b=Math.min(h+C,t);h<b&&i[h]!==c.vz;h++)(0,c.Li)(i[h])>=0&&(s[r++]=i[h]);const m=e.step(2*C);m&&await m}const a=new Uint8Array(
r+1>>1);for(let h=0;h<r;h+=C){a.set((0,c.sk)(s,h,Math.min(h+C,r)),h>>1);const m=e.step(2*C);m&&await m}return a}const d=(i,n,t)=>i[n]===c.Cx?M(i,n+1,t):(0,c.sk)(
i,n+1,t),o=new Map([[c.yq,c.kR],[c.AF,c.u7],[c.yh,c.d2],[c.OY,c.G_],[c.MV,c.o1]])})};
