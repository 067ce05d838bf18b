"use strict";exports.id=5407,exports.ids=[5407],exports.modules={79098:((U,B,O)=>{O.d(B,{eJ:()=>q,pK:()=>x,qq:()=>g});class x extends Error{}const f=9,E=16,A=11,H=(1<<A)-1,z=240;
class q{values;quick=new Uint16Array(1<<f);ends=new Int32Array(E+1);shifts=new Int32Array(E+1);constructor(i,o){this.values=o;let[l,w]=[0,0];for(let p=1;p<=E;p++,
l*=2){const b=i[p-1];this.shifts[p]=w-l;for(let y=0;y<b;y++,l++,w++)this.enter(l,p,o[w]);if(this.ends[p]=l,l>1<<p)throw new x}}readWhole(){const i=new Int32Array(
1<<A);for(let o=0;o<i.length;o++){const l=this.quick[o>>A-f],[w,p,b]=[l>>8,l>>4&15,l&15],y=w+b;if(l===0||y>A)continue;const K=o>>A-y&(1<<b)-1,R=b>0&&K<1<<b-1?K-
(1<<b)+1:K;i[o]=R<<8|p<<4|y}return i}enter(i,o,l){if(o>f)return;const w=i<<f-o;this.quick.fill(o<<8|l,w,w+(1<<f-o))}read(i){const o=this.quick[i.peek(f)];return o===
0?this.readLong(i):(i.skip(o>>8),o&255)}readLong(i){const o=i.peek(E);for(let l=f+1;l<=E;l++){const w=o>>E-l;if(!(w>=this.ends[l]))return i.skip(l),this.values[w+
this.shifts[l]]}throw new x}}const N=255;class g{bytes;at;bits=0;count=0;beyond=0;constructor(i,o){this.bytes=i,this.at=o}peek(i){return this.count<i&&this.fill(),
this.bits>>>this.count-i&(1<<i)-1}skip(i){this.count-=i}take(i){const o=this.peek(i);return this.count-=i,o}takeSigned(i){if(i===0)return 0;const o=this.take(i);
return o<1<<i-1?o-(1<<i)+1:o}takeCoefficients(i,o,l,w){let{bits:p,count:b}=this;for(let y=1;y<64;y++){b<A&&(this.bits=p,this.count=b,this.fill(),{bits:p,count:b}=
this);const K=l[p>>>b-A&H];if(K===0){this.bits=p,this.count=b,y=this.takeLong(i,o,y,w),{bits:p,count:b}=this;continue}b-=K&15;const R=K>>8;if(R===0&&(K&240)!==z)
break;if(y+=K>>4&15,y>63)throw new x;R!==0&&(i[o+y]=R)}this.bits=p,this.count=b}takeLong(i,o,l,w){const p=w.read(this),b=p&15;if(b===0&&p!==z)return 63;const y=l+
(p>>4);if(y>63)throw new x;return b>0&&(i[o+y]=this.takeSigned(b)),y}fill(){const{bytes:i}=this;let{bits:o,count:l,at:w}=this;for(;l<=24;l+=8){const p=w<i.length?
i[w]:N;if(p!==N)w++;else if(i[w+1]===0)w+=2;else{o<<=8,this.beyond+=8;continue}o=o<<8|p}this.bits=o,this.count=l,this.at=w}check(){if(this.beyond>this.count)throw new x}restart(){
this.check();const{bytes:i}=this;for(;i[this.at]===255&&i[this.at+1]===255;)this.at++;const o=i[this.at]===255?i[this.at+1]:0;if(o<208||o>215)throw new x;this.at+=
2,this.bits=this.count=this.beyond=0}}}),55407:((U,B,O)=>{O.d(B,{wU:()=>T,H_:()=>y,l5:()=>C,cm:()=>b,E0:()=>p});var x=O(8283),f=O(79098);function E(d,{dc:t,ac:s},e,r){
const{first:n,last:c,high:a,low:h}=e;if(!r){if(!t||!s)throw new f.pK;return new z(d,t,s)}if(n>c||c>63||h>13||n===0&&c!==0)throw new f.pK;if(a!==0&&a!==h+1)throw new f.
pK;if(n===0&&a!==0)return new H(d,h);if(n===0){if(!t)throw new f.pK;return new A(d,t,h)}if(!s)throw new f.pK;return a===0?new q(d,s,e):new N(d,s,e)}class A{bits;dc;low;before=0;constructor(t,s,e){
this.bits=t,this.dc=s,this.low=e}decode(t,s){const e=this.dc.read(this.bits);if(e>15)throw new f.pK;this.before+=this.bits.takeSigned(e),t[s]=this.before<<this.
low}reset(){this.before=0}}class H{bits;low;constructor(t,s){this.bits=t,this.low=s}decode(t,s){this.bits.take(1)&&(t[s]|=1<<this.low)}reset(){}}class z{bits;ac;first;whole;constructor(t,s,e){
this.bits=t,this.ac=e,this.first=new A(t,s,0),this.whole=e.readWhole()}decode(t,s){this.first.decode(t,s),this.bits.takeCoefficients(t,s,this.whole,this.ac)}reset(){
this.first.reset()}}class q{bits;ac;band;empty=0;constructor(t,s,e){this.bits=t,this.ac=s,this.band=e}decode(t,s){if(this.empty>0){this.empty--;return}const{bits:e,
ac:r}=this,{first:n,last:c,low:a}=this.band;for(let h=n;h<=c;h++){const k=r.read(e),[u,m]=[k>>4,k&15];if(m===0&&u<15){this.empty=(1<<u)-1+(u>0?e.take(u):0);return}
if(h+=u,h>c)throw new f.pK;m>0&&(t[s+h]=e.takeSigned(m)<<a)}}reset(){this.empty=0}}class N{bits;ac;band;empty=0;bit;constructor(t,s,e){this.bits=t,this.ac=s,this.
band=e,this.bit=1<<e.low}decode(t,s){const{first:e,last:r}=this.band;let n=e;if(this.empty===0&&(n=this.decodeCodes(t,s)),this.empty!==0){for(;n<=r;n++)t[s+n]!==
0&&this.refine(t,s+n);this.empty--}}decodeCodes(t,s){const{bits:e,ac:r,bit:n}=this,{first:c,last:a}=this.band;let h=c;for(;h<=a;h++){const k=r.read(e),[u,m]=[k>>
4,k&15];if(m>1)throw new f.pK;if(m===0&&u<15)return this.empty=(1<<u)+(u>0?e.take(u):0),h;const S=m===0?0:e.take(1)?n:-n;if(h=this.passZeros(t,s,h,u),S!==0){if(h>
a)throw new f.pK;t[s+h]=S}}return h}passZeros(t,s,e,r){const{last:n}=this.band;let c=e;for(let a=r;c<=n;c++)if(t[s+c]!==0)this.refine(t,s+c);else if(a--===0)break;
return c}refine(t,s){if(!this.bits.take(1))return;const e=t[s];(Math.abs(e)&this.bit)===0&&(t[s]=e<0?e-this.bit:e+this.bit)}reset(){this.empty=0}}var g=O(990);const T=219,
[i,o]=[196,221],l=100,w=200;async function p(d,{memory:t,pace:s},e,r){const n=new D(d,s);return R(async()=>{const c=n.readHead(),a=(0,g.n5)(c,c.unitRows)*(1+e);
return C(t,a,async()=>r(await n.readScans((0,g.tV)(c,c.unitRows))))})}async function b(d,{memory:t,pace:s},e){return K(new D(d,s,e),t)}async function y(d,{memory:t,
pace:s}){const e=new D(d,s,()=>()=>0);return await K(e,t),e.isAmongBlocks}const K=(d,t)=>R(async()=>{const s=d.readHead(),e=s.isProgressive?s.unitRows:1;return C(
t,(0,g.n5)(s,e),()=>d.readScans((0,g.tV)(s,e)))});async function R(d){try{return await d()}catch(t){if(t instanceof f.pK)return;throw t}}async function C(d,t,s){
if(d.borrow(t))try{return await s()}finally{d.release(t)}}class D{jpeg;pace;begin;isAmongBlocks=!1;segments;kept=[];dc=[];ac=[];restarts=1/0;take;constructor(t,s,e){
this.jpeg=t,this.pace=s,this.begin=e,this.segments=(0,x.OD)(t)}readHead(){for(let t=this.segments.next();!t.done;t=this.segments.next()){const{value:s}=t;if(s.marker===
x.Os)throw new f.pK;if((0,g.qt)(s.marker)){const e=(0,g.IW)(s.marker,s.data);if(!e)throw new f.pK;return e}this.takeTables(s)}throw new f.pK}async readScans(t){
const{begin:s,kept:e}=this;let r=0;const n=new Set;for(let c=this.segments.next();!c.done;c=this.segments.next()){const{value:a}=c;if((0,g.qt)(a.marker))throw new f.
pK;if(a.marker===T&&r>0)throw new f.pK;if(a.marker!==x.Os){this.takeTables(a);continue}if(++r>l)throw new f.pK;t.isProgressive||(this.take??=s?.({frame:t,kept:e})),
await this.readScan(t,a,n)}if(n.size<t.components.length)throw new f.pK;return s&&t.isProgressive&&await this.takeAll(t,s({frame:t,kept:e})),{frame:t,kept:e}}async takeAll({
unitRows:t,components:s},e){for(let r=0;r<t;r++)for(const n of s){const c=this.pace.step(F(e,n,r,r));c&&await c}}takeTables(t){const{marker:s,data:e}=t;(0,x.iN)(
s)||s===T?this.kept.push(t):s===o?this.restarts=(e[0]??0)<<8|(e[1]??0)||1/0:s===i&&this.takeHuffman(e)}takeHuffman(t){for(let s=0;s<t.length;){const[e,r]=[t[s]>>
4,t[s]&15],n=t.subarray(s+1,s+17),c=n.reduce((h,k)=>h+k,0),a=s+17+c;if(e>1||r>3||c>256||a>t.length)throw new f.pK;(e===0?this.dc:this.ac)[r]=new f.eJ(n,t.subarray(
s+17,a)),s=a}}async readScan(t,{data:s,end:e},r){const n=s[0]??0;if(n<1||n>t.components.length||s.length<4+2*n)throw new f.pK;const[c,a,h]=[s[1+2*n],s[2+2*n],s[3+
2*n]],k={first:c,last:a,high:h>>4,low:h&15};if(t.isProgressive&&c>0&&n>1)throw new f.pK;const u=new f.qq(this.jpeg,e),m=Array.from({length:n},(S,v)=>{const I=t.
components.find(({id:Z})=>Z===s[1+2*v]);if(!I)throw new f.pK;const L=s[2+2*v];if(this.take&&r.has(I))throw new f.pK;const{dc:P,ac:W}=this,V={dc:P[L>>4],ac:W[L&15]};
return r.add(I),{component:I,decoder:E(u,V,k,t.isProgressive)}});this.isAmongBlocks=!0,m.length===1?await this.readAlone(m[0],u):await this.readTogether(t,m,u),
u.check(),this.isAmongBlocks=!1}async readAlone({component:t,decoder:s},e){const{take:r}=this,{values:n,columns:c,rows:a,stride:h}=t;let k=this.restarts;for(let u=0;u<
a;u++){const m=r?0:u*h*g.IE;for(let I=0;I<c;I++)k=this.passRestart(k,[s],e),s.decode(n,m+I*g.IE);e.check();const S=r?r(t,u,0):0;r&&n.fill(0);const v=this.pace.step(
c*w+S);v&&await v}}async readTogether({unitColumns:t,unitRows:s},e,r){const n=e.map(({decoder:k})=>k),c=e.reduce((k,{component:{across:u,down:m}})=>k+u*m,0),{take:a}=this;
let h=this.restarts;for(let k=0;k<s;k++){for(let S=0;S<t;S++){h=this.passRestart(h,n,r);for(const v of e)M(v,a?0:k,S)}r.check();let u=0;if(a)for(const{component:S}of e)
u+=F(a,S,k,0),S.values.fill(0);const m=this.pace.step(t*c*w+u);m&&await m}}passRestart(t,s,e){if(t>0)return t-1;e.restart();for(const r of s)r.reset();return this.
restarts-1}}function M({component:d,decoder:t},s,e){const{values:r,across:n,down:c,stride:a}=d;for(let h=0;h<c;h++)for(let k=0;k<n;k++)t.decode(r,((s*c+h)*a+e*n+
k)*g.IE)}function F(d,t,s,e){const{down:r,rows:n,stride:c}=t;let a=0;for(let h=0;h<r&&s*r+h<n;h++)a+=d(t,s*r+h,(e*r+h)*c*g.IE);return a}})};
