"use strict";exports.id=1231,exports.ids=[1231],exports.modules={79098:((_,B,v)=>{v.d(B,{eJ:()=>H,pK:()=>K,qq:()=>z});class K extends Error{}const f=9,E=16,A=11,L=(1<<A)-1,N=240;
class H{values;quick=new Uint16Array(1<<f);ends=new Int32Array(E+1);shifts=new Int32Array(E+1);constructor(n,i){this.values=i;let[l,k]=[0,0];for(let u=1;u<=E;u++,
l*=2){const w=n[u-1];this.shifts[u]=k-l;for(let p=0;p<w;p++,l++,k++)this.enter(l,u,i[k]);if(this.ends[u]=l,l>1<<u)throw new K}}readWhole(){const n=new Int32Array(
1<<A);for(let i=0;i<n.length;i++){const l=this.quick[i>>A-f],[k,u,w]=[l>>8,l>>4&15,l&15],p=k+w;if(l===0||p>A)continue;const x=i>>A-p&(1<<w)-1,R=w>0&&x<1<<w-1?x-
(1<<w)+1:x;n[i]=R<<8|u<<4|p}return n}enter(n,i,l){if(i>f)return;const k=n<<f-i;this.quick.fill(i<<8|l,k,k+(1<<f-i))}read(n){const i=this.quick[n.peek(f)];return i===
0?this.readLong(n):(n.skip(i>>8),i&255)}readLong(n){const i=n.peek(E);for(let l=f+1;l<=E;l++){const k=i>>E-l;if(!(k>=this.ends[l]))return n.skip(l),this.values[k+
this.shifts[l]]}throw new K}}const I=255;class z{bytes;at;bits=0;count=0;beyond=0;constructor(n,i){this.bytes=n,this.at=i}peek(n){return this.count<n&&this.fill(),
this.bits>>>this.count-n&(1<<n)-1}skip(n){this.count-=n}take(n){const i=this.peek(n);return this.count-=n,i}takeSigned(n){if(n===0)return 0;const i=this.take(n);
return i<1<<n-1?i-(1<<n)+1:i}takeCoefficients(n,i,l,k){let{bits:u,count:w}=this;for(let p=1;p<64;p++){w<A&&(this.bits=u,this.count=w,this.fill(),{bits:u,count:w}=
this);const x=l[u>>>w-A&L];if(x===0){this.bits=u,this.count=w,p=this.takeLong(n,i,p,k),{bits:u,count:w}=this;continue}w-=x&15;const R=x>>8;if(R===0&&(x&240)!==N)
break;if(p+=x>>4&15,p>63)throw new K;R!==0&&(n[i+p]=R)}this.bits=u,this.count=w}refineCoefficients(n,i,l,k,u){let{bits:w,count:p}=this,[x,R]=[i,k];for(;x<=l;x++){
const O=n[x];if(O===0){if(R--===0)break;continue}p===0&&(this.bits=w,this.count=p,this.fill(),{bits:w,count:p}=this),p--,(w>>>p&1)!==0&&(Math.abs(O)&u)===0&&(n[x]=
O<0?O-u:O+u)}return this.bits=w,this.count=p,x}takeLong(n,i,l,k){const u=k.read(this),w=u&15;if(w===0&&u!==N)return 63;const p=l+(u>>4);if(p>63)throw new K;return w>
0&&(n[i+p]=this.takeSigned(w)),p}fill(){const{bytes:n}=this;let{bits:i,count:l,at:k}=this;for(;l<=24;l+=8){const u=k<n.length?n[k]:I;if(u!==I)k++;else if(n[k+1]===
0)k+=2;else{i<<=8,this.beyond+=8;continue}i=i<<8|u}this.bits=i,this.count=l,this.at=k}check(){if(this.beyond>this.count)throw new K}restart(){this.check();const{
bytes:n}=this;for(;n[this.at]===255&&n[this.at+1]===255;)this.at++;const i=n[this.at]===255?n[this.at+1]:0;if(i<208||i>215)throw new K;this.at+=2,this.bits=this.
count=this.beyond=0}}}),55407:((_,B,v)=>{v.d(B,{wU:()=>n,H_:()=>x,l5:()=>D,cm:()=>p,E0:()=>w});var K=v(8283),f=v(79098);function E(d,{dc:s,ac:t},e,r){const{first:o,
last:h,high:a,low:c}=e;if(!r){if(!s||!t)throw new f.pK;return new N(d,s,t)}if(o>h||h>63||c>13||o===0&&h!==0)throw new f.pK;if(a!==0&&a!==c+1)throw new f.pK;if(o===
0&&a!==0)return new L(d,c);if(o===0){if(!s)throw new f.pK;return new A(d,s,c)}if(!t)throw new f.pK;return a===0?new H(d,t,e):new z(d,t,e)}class A{bits;dc;low;before=0;constructor(s,t,e){
this.bits=s,this.dc=t,this.low=e}decode(s,t){const e=this.dc.read(this.bits);if(e>15)throw new f.pK;this.before+=this.bits.takeSigned(e),s[t]=this.before<<this.
low}reset(){this.before=0}}class L{bits;low;constructor(s,t){this.bits=s,this.low=t}decode(s,t){this.bits.take(1)&&(s[t]|=1<<this.low)}reset(){}}class N{bits;ac;first;whole;constructor(s,t,e){
this.bits=s,this.ac=e,this.first=new A(s,t,0),this.whole=e.readWhole()}decode(s,t){this.first.decode(s,t),this.bits.takeCoefficients(s,t,this.whole,this.ac)}reset(){
this.first.reset()}}class H{bits;ac;band;empty=0;constructor(s,t,e){this.bits=s,this.ac=t,this.band=e}decode(s,t){if(this.empty>0){this.empty--;return}const{bits:e,
ac:r}=this,{first:o,last:h,low:a}=this.band;for(let c=o;c<=h;c++){const m=r.read(e),[b,y]=[m>>4,m&15];if(y===0&&b<15){this.empty=(1<<b)-1+(b>0?e.take(b):0);return}
if(c+=b,c>h)throw new f.pK;y>0&&(s[t+c]=e.takeSigned(y)<<a)}}reset(){this.empty=0}}const I=64;class z{bits;ac;band;empty=0;bit;constructor(s,t,e){this.bits=s,this.
ac=t,this.band=e,this.bit=1<<e.low}decode(s,t){const{first:e,last:r}=this.band;let o=e;this.empty===0&&(o=this.decodeCodes(s,t)),this.empty!==0&&(this.bits.refineCoefficients(
s,t+o,t+r,I,this.bit),this.empty--)}decodeCodes(s,t){const{bits:e,ac:r,bit:o}=this,{first:h,last:a}=this.band;let c=h;for(;c<=a;c++){const m=r.read(e),[b,y]=[m>>
4,m&15];if(y>1)throw new f.pK;if(y===0&&b<15)return this.empty=(1<<b)+(b>0?e.take(b):0),c;const S=y===0?0:e.take(1)?o:-o;if(c=e.refineCoefficients(s,t+c,t+a,b,o)-
t,S!==0){if(c>a)throw new f.pK;s[t+c]=S}}return c}reset(){this.empty=0}}var g=v(990);const n=219,[i,l]=[196,221],k=100,u=200;async function w(d,{memory:s,pace:t},e,r){
const o=new U(d,t);return O(async()=>{const h=o.readHead(),a=(0,g.n5)(h,h.unitRows)*(1+e);return D(s,a,async()=>r(await o.readScans((0,g.tV)(h,h.unitRows))))})}
async function p(d,{memory:s,pace:t},e){return R(new U(d,t,e),s)}async function x(d,{memory:s,pace:t}){const e=new U(d,t,()=>()=>0);return await R(e,s),e.isAmongBlocks}
const R=(d,s)=>O(async()=>{const t=d.readHead(),e=t.isProgressive?t.unitRows:1;return D(s,(0,g.n5)(t,e),()=>d.readScans((0,g.tV)(t,e)))});async function O(d){try{
return await d()}catch(s){if(s instanceof f.pK)return;throw s}}async function D(d,s,t){if(d.borrow(s))try{return await t()}finally{d.release(s)}}class U{jpeg;pace;begin;isAmongBlocks=!1;segments;kept=[];dc=[];ac=[];restarts=1/0;take;constructor(s,t,e){
this.jpeg=s,this.pace=t,this.begin=e,this.segments=(0,K.OD)(s)}readHead(){for(let s=this.segments.next();!s.done;s=this.segments.next()){const{value:t}=s;if(t.marker===
K.Os)throw new f.pK;if((0,g.qt)(t.marker)){const e=(0,g.IW)(t.marker,t.data);if(!e)throw new f.pK;return e}this.takeTables(t)}throw new f.pK}async readScans(s){
const{begin:t,kept:e}=this;let r=0;const o=new Set;for(let h=this.segments.next();!h.done;h=this.segments.next()){const{value:a}=h;if((0,g.qt)(a.marker))throw new f.
pK;if(a.marker===n&&r>0)throw new f.pK;if(a.marker!==K.Os){this.takeTables(a);continue}if(++r>k)throw new f.pK;s.isProgressive||(this.take??=t?.({frame:s,kept:e})),
await this.readScan(s,a,o)}if(o.size<s.components.length)throw new f.pK;return t&&s.isProgressive&&await this.takeAll(s,t({frame:s,kept:e})),{frame:s,kept:e}}async takeAll({
unitRows:s,components:t},e){for(let r=0;r<s;r++)for(const o of t){const h=this.pace.step(q(e,o,r,r));h&&await h}}takeTables(s){const{marker:t,data:e}=s;(0,K.iN)(
t)||t===n?this.kept.push(s):t===l?this.restarts=(e[0]??0)<<8|(e[1]??0)||1/0:t===i&&this.takeHuffman(e)}takeHuffman(s){for(let t=0;t<s.length;){const[e,r]=[s[t]>>
4,s[t]&15],o=s.subarray(t+1,t+17),h=o.reduce((c,m)=>c+m,0),a=t+17+h;if(e>1||r>3||h>256||a>s.length)throw new f.pK;(e===0?this.dc:this.ac)[r]=new f.eJ(o,s.subarray(
t+17,a)),t=a}}async readScan(s,{data:t,end:e},r){const o=t[0]??0;if(o<1||o>s.components.length||t.length<4+2*o)throw new f.pK;const[h,a,c]=[t[1+2*o],t[2+2*o],t[3+
2*o]],m={first:h,last:a,high:c>>4,low:c&15};if(s.isProgressive&&h>0&&o>1)throw new f.pK;const b=new f.qq(this.jpeg,e),y=Array.from({length:o},(S,C)=>{const T=s.
components.find(({id:j})=>j===t[1+2*C]);if(!T)throw new f.pK;const F=t[2+2*C];if(this.take&&r.has(T))throw new f.pK;const{dc:M,ac:P}=this,V={dc:M[F>>4],ac:P[F&15]};
return r.add(T),{component:T,decoder:E(b,V,m,s.isProgressive)}});this.isAmongBlocks=!0,y.length===1?await this.readAlone(y[0],b):await this.readTogether(s,y,b),
b.check(),this.isAmongBlocks=!1}async readAlone({component:s,decoder:t},e){const{take:r}=this,{values:o,columns:h,rows:a,stride:c}=s;let m=this.restarts;for(let b=0;b<
a;b++){const y=r?0:b*c*g.IE;for(let T=0;T<h;T++)m=this.passRestart(m,[t],e),t.decode(o,y+T*g.IE);e.check();const S=r?r(s,b,0):0;r&&o.fill(0);const C=this.pace.step(
h*u+S);C&&await C}}async readTogether({unitColumns:s,unitRows:t},e,r){const o=e.map(({decoder:m})=>m),h=e.reduce((m,{component:{across:b,down:y}})=>m+b*y,0),{take:a}=this;
let c=this.restarts;for(let m=0;m<t;m++){for(let S=0;S<s;S++){c=this.passRestart(c,o,r);for(const C of e)W(C,a?0:m,S)}r.check();let b=0;if(a)for(const{component:S}of e)
b+=q(a,S,m,0),S.values.fill(0);const y=this.pace.step(s*h*u+b);y&&await y}}passRestart(s,t,e){if(s>0)return s-1;e.restart();for(const r of t)r.reset();return this.
restarts-1}}function W({component:d,decoder:s},t,e){const{values:r,across:o,down:h,stride:a}=d;for(let c=0;c<h;c++)for(let m=0;m<o;m++)s.decode(r,((t*h+c)*a+e*o+
m)*g.IE)}function q(d,s,t,e){const{down:r,rows:o,stride:h}=s;let a=0;for(let c=0;c<r&&t*r+c<o;c++)a+=d(s,t*r+c,(e*r+c)*h*g.IE);return a}}),17741:((_,B,v)=>{v.d(
B,{Bn:()=>E,CQ:()=>A,Kp:()=>N,UE:()=>K,Uv:()=>f,bx:()=>L,tT:()=>H});const K=I("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 0000\
11 110100 110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 00011011 00010\
010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 010\
10100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 00110110 00110111 0\
1100100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 01001\
1000 010011001 010011010 011000 010011011"),f=I("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 0000\
010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 00001100\
1101 000001101000 000001101001 000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101\
 000011011010 000011011011 000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000\
000111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 000011001000 000011001\
001 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 000000\
1110011 0000001110100 0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 000000110010\
0 0000001100101"),E=I("00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 0000000111\
01 000000011110 000000011111"),[A,L,N]=I("0001 001 000000000001"),H=I("0000010 000010 010 1 011 000011 0000011");function I(z){return z.split(" ").map(g=>[parseInt(
g,2),g.length])}})};
