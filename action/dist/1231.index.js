"use strict";exports.id=1231,exports.ids=[1231],exports.modules={79098:((F,D,v)=>{v.d(D,{SN:()=>H,eJ:()=>O,pK:()=>x,qq:()=>C});class x extends Error{}const k=9,b=16,S=11,B=(1<<
S)-1,L=240,H=64;class O{values;quick=new Uint16Array(1<<k);ends=new Int32Array(b+1);shifts=new Int32Array(b+1);constructor(i,o){this.values=o;let[r,u]=[0,0];for(let d=1;d<=
b;d++,r*=2){const p=i[d-1];this.shifts[d]=u-r;for(let h=0;h<p;h++,r++,u++)this.enter(r,d,o[u]);if(this.ends[d]=r,r>1<<d)throw new x}}readWhole(){const i=new Int32Array(
1<<S);for(let o=0;o<i.length;o++){const r=this.quick[o>>S-k],[u,d,p]=[r>>8,r>>4&15,r&15],h=u+p;if(r===0||h>S)continue;const a=o>>S-h&(1<<p)-1,m=p>0&&a<1<<p-1?a-
(1<<p)+1:a;i[o]=m<<8|d<<4|h}return i}enter(i,o,r){if(o>k)return;const u=i<<k-o;this.quick.fill(o<<8|r,u,u+(1<<k-o))}read(i){const o=this.quick[i.peek(k)];return o===
0?this.readLong(i):(i.skip(o>>8),o&255)}readLong(i){const o=i.peek(b);for(let r=k+1;r<=b;r++){const u=o>>b-r;if(!(u>=this.ends[r]))return i.skip(r),this.values[u+
this.shifts[r]]}throw new x}}const U=255;class C{bytes;at;bits=0;count=0;beyond=0;constructor(i,o){this.bytes=i,this.at=o}peek(i){return this.count<i&&this.fill(),
this.bits>>>this.count-i&(1<<i)-1}skip(i){this.count-=i}take(i){const o=this.peek(i);return this.count-=i,o}takeSigned(i){if(i===0)return 0;const o=this.take(i);
return o<1<<i-1?o-(1<<i)+1:o}takeCoefficients(i,o,r,u){let{bits:d,count:p}=this;for(let h=1;h<64;h++){p<S&&(this.bits=d,this.count=p,this.fill(),{bits:d,count:p}=
this);const a=r[d>>>p-S&B];if(a===0){this.bits=d,this.count=p,h=this.takeLong(i,o,h,u),{bits:d,count:p}=this;continue}p-=a&15;const m=a>>8;if(m===0&&(a&240)!==L)
break;if(h+=a>>4&15,h>63)throw new x;m!==0&&(i[o+h]=m)}this.bits=d,this.count=p}takeBand(i,o,{first:r,last:u,low:d},p,h){let{bits:a,count:m}=this;for(let g=r;g<=
u;g++){m<S&&(this.bits=a,this.count=m,this.fill(),{bits:a,count:m}=this);let A=p[a>>>m-S&B];A===0?(this.bits=a,this.count=m,A=this.takeCode(h),{bits:a,count:m}=
this):m-=A&15;const R=A>>8,N=A>>4&15;if(R===0&&N<15)return this.bits=a,this.count=m,(1<<N)-1+this.take(N);if(g+=N,g>u)throw new x;R!==0&&(i[o+g]=R<<d)}return this.
bits=a,this.count=m,0}refineBand(i,o,r,u,d,p){let{bits:h,count:a}=this;for(let m=o;m<=r;m++){a<S&&(this.bits=h,this.count=a,this.fill(),{bits:h,count:a}=this);let g=d[h>>>
a-S&B];g===0?(this.bits=h,this.count=a,g=this.takeCode(p),{bits:h,count:a}=this):a-=g&15;const A=g>>8,R=g>>4&15;if(A>1||A<-1)throw new x;if(this.bits=h,this.count=
a,A===0&&R<15){const N=(1<<R)-1+this.take(R);return this.refineCoefficients(i,m,r,H,u),N}if(m=this.refineCoefficients(i,m,r,R,u),{bits:h,count:a}=this,A!==0){if(m>
r)throw new x;i[m]=A*u}}return this.bits=h,this.count=a,0}refineCoefficients(i,o,r,u,d){let{bits:p,count:h}=this,[a,m]=[o,u];for(;a<=r;a++){const g=i[a];if(g===
0){if(m--===0)break;continue}h===0&&(this.bits=p,this.count=h,this.fill(),{bits:p,count:h}=this),h--,(p>>>h&1)!==0&&(Math.abs(g)&d)===0&&(i[a]=g<0?g-d:g+d)}return this.
bits=p,this.count=h,a}takeCode(i){const o=i.read(this);return this.takeSigned(o&15)<<8|o&240}takeLong(i,o,r,u){const d=u.read(this),p=d&15;if(p===0&&d!==L)return 63;
const h=r+(d>>4);if(h>63)throw new x;return p>0&&(i[o+h]=this.takeSigned(p)),h}fill(){const{bytes:i}=this;let{bits:o,count:r,at:u}=this;for(;r<=24;r+=8){const d=u<
i.length?i[u]:U;if(d!==U)u++;else if(i[u+1]===0)u+=2;else{o<<=8,this.beyond+=8;continue}o=o<<8|d}this.bits=o,this.count=r,this.at=u}check(){if(this.beyond>this.
count)throw new x}restart(){this.check();const{bytes:i}=this;for(;i[this.at]===255&&i[this.at+1]===255;)this.at++;const o=i[this.at]===255?i[this.at+1]:0;if(o<208||
o>215)throw new x;this.at+=2,this.bits=this.count=this.beyond=0}}}),55407:((F,D,v)=>{v.d(D,{wU:()=>C,H_:()=>p,l5:()=>m,cm:()=>d,E0:()=>u});var x=v(8283),k=v(990),
b=v(79098);function S(w,{dc:s,ac:t},e,c){const{first:n,last:f,high:l,low:y}=e;if(!c){if(!s||!t)throw new b.pK;return new H(w,s,t)}if(n>f||f>63||y>13||n===0&&f!==
0)throw new b.pK;if(l!==0&&l!==y+1)throw new b.pK;if(n===0&&l!==0)return new L(w,y);if(n===0){if(!s)throw new b.pK;return new B(w,s,y)}if(!t)throw new b.pK;return l===
0?new O(w,t,e):new U(w,t,e)}class B{bits;dc;low;before=0;constructor(s,t,e){this.bits=s,this.dc=t,this.low=e}decode(s,t,e){const c=t+e*k.IE;for(let n=t;n<c;n+=k.
IE){const f=this.dc.read(this.bits);if(f>15)throw new b.pK;this.before+=this.bits.takeSigned(f),s[n]=this.before<<this.low}}reset(){this.before=0}}class L{bits;low;constructor(s,t){
this.bits=s,this.low=t}decode(s,t,e){const c=t+e*k.IE;for(let n=t;n<c;n+=k.IE)this.bits.take(1)&&(s[n]|=1<<this.low)}reset(){}}class H{bits;ac;first;whole;constructor(s,t,e){
this.bits=s,this.ac=e,this.first=new B(s,t,0),this.whole=e.readWhole()}decode(s,t,e){const c=t+e*k.IE;for(let n=t;n<c;n+=k.IE)this.first.decode(s,n,1),this.bits.
takeCoefficients(s,n,this.whole,this.ac)}reset(){this.first.reset()}}class O{bits;ac;band;empty=0;whole;constructor(s,t,e){this.bits=s,this.ac=t,this.band=e,this.
whole=t.readWhole()}decode(s,t,e){const{bits:c,band:n,whole:f,ac:l}=this,y=t+e*k.IE;for(let E=t;E<y;E+=k.IE)this.empty>0?this.empty--:this.empty=c.takeBand(s,E,
n,f,l)}reset(){this.empty=0}}class U{bits;ac;band;empty=0;bit;whole;constructor(s,t,e){this.bits=s,this.ac=t,this.band=e,this.bit=1<<e.low,this.whole=t.readWhole()}decode(s,t,e){
const{bits:c,bit:n,whole:f,ac:l}=this,{first:y,last:E}=this.band,K=t+e*k.IE;for(let I=t;I<K;I+=k.IE)this.empty>0?(c.refineCoefficients(s,I+y,I+E,b.SN,n),this.empty--):
this.empty=c.refineBand(s,I+y,I+E,n,f,l)}reset(){this.empty=0}}const C=219,[q,i]=[196,221],o=100,r=200;async function u(w,{memory:s,pace:t},e,c){const n=new g(w,
t);return a(async()=>{const f=n.readHead(),l=(0,k.n5)(f,f.unitRows)*(1+e);return m(s,l,async()=>c(await n.readScans((0,k.tV)(f,f.unitRows))))})}async function d(w,{
memory:s,pace:t},e){return h(new g(w,t,e),s)}async function p(w,{memory:s,pace:t}){const e=new g(w,t,()=>()=>0);return await h(e,s),e.isAmongBlocks}const h=(w,s)=>a(
async()=>{const t=w.readHead(),e=t.isProgressive?t.unitRows:1;return m(s,(0,k.n5)(t,e),()=>w.readScans((0,k.tV)(t,e)))});async function a(w){try{return await w()}catch(s){
if(s instanceof b.pK)return;throw s}}async function m(w,s,t){if(w.borrow(s))try{return await t()}finally{w.release(s)}}class g{jpeg;pace;begin;isAmongBlocks=!1;segments;kept=[];dc=[];ac=[];restarts=1/0;take;constructor(s,t,e){
this.jpeg=s,this.pace=t,this.begin=e,this.segments=(0,x.OD)(s)}readHead(){for(let s=this.segments.next();!s.done;s=this.segments.next()){const{value:t}=s;if(t.marker===
x.Os)throw new b.pK;if((0,k.qt)(t.marker)){const e=(0,k.IW)(t.marker,t.data);if(!e)throw new b.pK;return e}this.takeTables(t)}throw new b.pK}async readScans(s){
const{begin:t,kept:e}=this;let c=0;const n=new Set;for(let f=this.segments.next();!f.done;f=this.segments.next()){const{value:l}=f;if((0,k.qt)(l.marker))throw new b.
pK;if(l.marker===C&&c>0)throw new b.pK;if(l.marker!==x.Os){this.takeTables(l);continue}if(++c>o)throw new b.pK;s.isProgressive||(this.take??=t?.({frame:s,kept:e})),
await this.readScan(s,l,n)}if(n.size<s.components.length)throw new b.pK;return t&&s.isProgressive&&await this.takeAll(s,t({frame:s,kept:e})),{frame:s,kept:e}}async takeAll({
unitRows:s,components:t},e){for(let c=0;c<s;c++)for(const n of t){const f=this.pace.step(M(e,n,c,c));f&&await f}}takeTables(s){const{marker:t,data:e}=s;(0,x.iN)(
t)||t===C?this.kept.push(s):t===i?this.restarts=(e[0]??0)<<8|(e[1]??0)||1/0:t===q&&this.takeHuffman(e)}takeHuffman(s){for(let t=0;t<s.length;){const[e,c]=[s[t]>>
4,s[t]&15],n=s.subarray(t+1,t+17),f=n.reduce((y,E)=>y+E,0),l=t+17+f;if(e>1||c>3||f>256||l>s.length)throw new b.pK;(e===0?this.dc:this.ac)[c]=new b.eJ(n,s.subarray(
t+17,l)),t=l}}async readScan(s,{data:t,end:e},c){const n=t[0]??0;if(n<1||n>s.components.length||t.length<4+2*n)throw new b.pK;const[f,l,y]=[t[1+2*n],t[2+2*n],t[3+
2*n]],E={first:f,last:l,high:y>>4,low:y&15};if(s.isProgressive&&f>0&&n>1)throw new b.pK;const K=new b.qq(this.jpeg,e),I=Array.from({length:n},(W,z)=>{const T=s.
components.find(({id:Q})=>Q===t[1+2*z]);if(!T)throw new b.pK;const _=t[2+2*z];if(this.take&&c.has(T))throw new b.pK;const{dc:P,ac:V}=this,j={dc:P[_>>4],ac:V[_&15]};
return c.add(T),{component:T,decoder:S(K,j,E,s.isProgressive)}});this.isAmongBlocks=!0,I.length===1?await this.readAlone(I[0],K):await this.readTogether(s,I,K),
K.check(),this.isAmongBlocks=!1}async readAlone({component:s,decoder:t},e){const{take:c}=this,{values:n,columns:f,rows:l,stride:y}=s,E=new A(this.restarts,[t],e);
for(let K=0;K<l;K++){const I=c?0:K*y*k.IE;for(let T=0;T<f;){const _=E.take(f-T);t.decode(n,I+T*k.IE,_),T+=_}e.check();const W=c?c(s,K,0):0;c&&n.fill(0);const z=this.
pace.step(f*r+W);z&&await z}}async readTogether({unitColumns:s,unitRows:t},e,c){const n=e.map(({decoder:E})=>E),f=e.reduce((E,{component:{across:K,down:I}})=>E+
K*I,0),{take:l}=this,y=new A(this.restarts,n,c);for(let E=0;E<t;E++){R(e,y,l?0:E,s),c.check();let K=0;if(l)for(const{component:W}of e)K+=M(l,W,E,0),W.values.fill(
0);const I=this.pace.step(s*f*r+K);I&&await I}}}class A{restarts;decoders;bits;left;constructor(s,t,e){this.restarts=s,this.decoders=t,this.bits=e,this.left=s}take(s){
if(this.left===0){this.bits.restart();for(const e of this.decoders)e.reset();this.left=this.restarts}const t=Math.min(s,this.left);return this.left-=t,t}}function R(w,s,t,e){
for(let c=0;c<e;c++){s.take(1);for(let n=0;n<w.length;n++)N(w[n],t,c)}}function N({component:{values:w,across:s,down:t,stride:e},decoder:c},n,f){for(let l=0;l<t;l++)
c.decode(w,((n*t+l)*e+f*s)*k.IE,s)}function M(w,s,t,e){const{down:c,rows:n,stride:f}=s;let l=0;for(let y=0;y<c&&t*c+y<n;y++)l+=w(s,t*c+y,(e*c+y)*f*k.IE);return l}}),
17741:((F,D,v)=>{v.d(D,{Bn:()=>b,CQ:()=>S,Kp:()=>L,UE:()=>x,Uv:()=>k,bx:()=>B,tT:()=>H});const x=O("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00\
111 01000 001000 000011 110100 110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00\
011010 00011011 00010010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 \
01010010 01010011 01010100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 011011\
1 00110110 00110111 01100100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 0110\
11010 011011011 010011000 010011001 010011010 011000 010011011"),k=O("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00\
000111 000011000 0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 \
000011001100 000011001101 000001101000 000001101001 000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 0000\
01101100 000001101101 000011011010 000011011011 000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 00000010\
0100 000000110111 000000111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 0\
00011001000 000011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101\
 0000001110010 0000001110011 0000001110100 0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 00000\
01011011 0000001100100 0000001100101"),b=O("00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 00\
0000011100 000000011101 000000011110 000000011111"),[S,B,L]=O("0001 001 000000000001"),H=O("0000010 000010 010 1 011 000011 0000011");function O(U){return U.split(
" ").map(C=>[parseInt(C,2),C.length])}})};
