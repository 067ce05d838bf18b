"use strict";exports.id=287,exports.ids=[287],exports.modules={80287:((P,C,g)=>{g.d(C,{F:()=>v,i:()=>S});var M=g(58006),f=g(45599),K=g(38671),x=g(90634),D=g(74262);async function S(A,O){
const{format:u,parameters:i,before:c}=(0,K.R)(A,O);if(u!=="jpg")return;const{data:h,whole:_}=await A.decodedPartAtEase(c);if(!_||(0,D.YL)(h))return;const p=await(0,x.
LG)(h,A.job);if(!p)return;const m=(0,M.n)(O,p,{compress:!1});return m.dict.set("Filter",(0,f.UU)("DCTDecode")),i&&m.dict.set("DecodeParms",i),m}async function v(A,O){
let u=!1;for(const i of O){const c=A.get(i),h=c instanceof f.Z6?await S(A,c):void 0;h&&(A.put(i,h),u=!0)}return u}}),79098:((P,C,g)=>{g.d(C,{eJ:()=>v,pK:()=>M,qq:()=>O});
class M extends Error{}const f=9,K=16,x=11,D=(1<<x)-1,S=240;class v{values;quick=new Uint16Array(1<<f);ends=new Int32Array(K+1);shifts=new Int32Array(K+1);constructor(i,c){
this.values=c;let[h,_]=[0,0];for(let p=1;p<=K;p++,h*=2){const m=i[p-1];this.shifts[p]=_-h;for(let b=0;b<m;b++,h++,_++)this.enter(h,p,c[_]);if(this.ends[p]=h,h>1<<
p)throw new M}}readWhole(){const i=new Int32Array(1<<x);for(let c=0;c<i.length;c++){const h=this.quick[c>>x-f],[_,p,m]=[h>>8,h>>4&15,h&15],b=_+m;if(h===0||b>x)continue;
const E=c>>x-b&(1<<m)-1,e=m>0&&E<1<<m-1?E-(1<<m)+1:E;i[c]=e<<8|p<<4|b}return i}enter(i,c,h){if(c>f)return;const _=i<<f-c;this.quick.fill(c<<8|h,_,_+(1<<f-c))}read(i){
const c=this.quick[i.peek(f)];return c===0?this.readLong(i):(i.skip(c>>8),c&255)}readLong(i){const c=i.peek(K);for(let h=f+1;h<=K;h++){const _=c>>K-h;if(!(_>=this.
ends[h]))return i.skip(h),this.values[_+this.shifts[h]]}throw new M}}const A=255;class O{bytes;at;bits=0;count=0;beyond=0;constructor(i,c){this.bytes=i,this.at=
c}peek(i){return this.count<i&&this.fill(),this.bits>>>this.count-i&(1<<i)-1}skip(i){this.count-=i}take(i){const c=this.peek(i);return this.count-=i,c}takeSigned(i){
if(i===0)return 0;const c=this.take(i);return c<1<<i-1?c-(1<<i)+1:c}takeCoefficients(i,c,h,_){let{bits:p,count:m}=this;for(let b=1;b<64;b++){m<x&&(this.bits=p,this.
count=m,this.fill(),{bits:p,count:m}=this);const E=h[p>>>m-x&D];if(E===0){this.bits=p,this.count=m,b=this.takeLong(i,c,b,_),{bits:p,count:m}=this;continue}m-=E&
15;const e=E>>8;if(e===0&&(E&240)!==S)break;if(b+=E>>4&15,b>63)throw new M;e!==0&&(i[c+b]=e)}this.bits=p,this.count=m}takeLong(i,c,h,_){const p=_.read(this),m=p&
15;if(m===0&&p!==S)return 63;const b=h+(p>>4);if(b>63)throw new M;return m>0&&(i[c+b]=this.takeSigned(m)),b}fill(){const{bytes:i}=this;let{bits:c,count:h,at:_}=this;
for(;h<=24;h+=8){const p=_<i.length?i[_]:A;if(p!==A)_++;else if(i[_+1]===0)_+=2;else{c<<=8,this.beyond+=8;continue}c=c<<8|p}this.bits=c,this.count=h,this.at=_}check(){
if(this.beyond>this.count)throw new M}restart(){this.check();const{bytes:i}=this;for(;i[this.at]===255&&i[this.at+1]===255;)this.at++;const c=i[this.at]===255?i[this.
at+1]:0;if(c<208||c>215)throw new M;this.at+=2,this.bits=this.count=this.beyond=0}}}),55407:((P,C,g)=>{g.d(C,{w:()=>u,E:()=>p});var M=g(8283),f=g(79098);function K(E,{
dc:e,ac:t},s,o){const{first:n,last:r,high:d,low:a}=s;if(!o){if(!e||!t)throw new f.pK;return new S(E,e,t)}if(n>r||r>63||a>13||n===0&&r!==0)throw new f.pK;if(d!==
0&&d!==a+1)throw new f.pK;if(n===0&&d!==0)return new D(E,a);if(n===0){if(!e)throw new f.pK;return new x(E,e,a)}if(!t)throw new f.pK;return d===0?new v(E,t,s):new A(
E,t,s)}class x{bits;dc;low;before=0;constructor(e,t,s){this.bits=e,this.dc=t,this.low=s}decode(e,t){const s=this.dc.read(this.bits);if(s>15)throw new f.pK;this.
before+=this.bits.takeSigned(s),e[t]=this.before<<this.low}reset(){this.before=0}}class D{bits;low;constructor(e,t){this.bits=e,this.low=t}decode(e,t){this.bits.
take(1)&&(e[t]|=1<<this.low)}reset(){}}class S{bits;ac;first;whole;constructor(e,t,s){this.bits=e,this.ac=s,this.first=new x(e,t,0),this.whole=s.readWhole()}decode(e,t){
this.first.decode(e,t),this.bits.takeCoefficients(e,t,this.whole,this.ac)}reset(){this.first.reset()}}class v{bits;ac;band;empty=0;constructor(e,t,s){this.bits=
e,this.ac=t,this.band=s}decode(e,t){if(this.empty>0){this.empty--;return}const{bits:s,ac:o}=this,{first:n,last:r,low:d}=this.band;for(let a=n;a<=r;a++){const l=o.
read(s),[w,y]=[l>>4,l&15];if(y===0&&w<15){this.empty=(1<<w)-1+(w>0?s.take(w):0);return}if(a+=w,a>r)throw new f.pK;y>0&&(e[t+a]=s.takeSigned(y)<<d)}}reset(){this.
empty=0}}class A{bits;ac;band;empty=0;bit;constructor(e,t,s){this.bits=e,this.ac=t,this.band=s,this.bit=1<<s.low}decode(e,t){const{first:s,last:o}=this.band;let n=s;
if(this.empty===0&&(n=this.decodeCodes(e,t)),this.empty!==0){for(;n<=o;n++)e[t+n]!==0&&this.refine(e,t+n);this.empty--}}decodeCodes(e,t){const{bits:s,ac:o,bit:n}=this,
{first:r,last:d}=this.band;let a=r;for(;a<=d;a++){const l=o.read(s),[w,y]=[l>>4,l&15];if(y>1)throw new f.pK;if(y===0&&w<15)return this.empty=(1<<w)+(w>0?s.take(
w):0),a;const k=y===0?0:s.take(1)?n:-n;if(a=this.passZeros(e,t,a,w),k!==0){if(a>d)throw new f.pK;e[t+a]=k}}return a}passZeros(e,t,s,o){const{last:n}=this.band;let r=s;
for(let d=o;r<=n;r++)if(e[t+r]!==0)this.refine(e,t+r);else if(d--===0)break;return r}refine(e,t){if(!this.bits.take(1))return;const s=e[t];(Math.abs(s)&this.bit)===
0&&(e[t]=s<0?s-this.bit:s+this.bit)}reset(){this.empty=0}}var O=g(990);const u=219,[i,c]=[196,221],h=100,_=200;async function p(E,{memory:e,pace:t},s,o){const n=new m(
E,t);try{const r=n.readHead()*(1+s);if(!e.borrow(r))return;try{return await o(await n.readScans())}finally{e.release(r)}}catch(r){if(r instanceof f.pK)return;throw r}}
class m{jpeg;pace;segments;kept=[];dc=[];ac=[];restarts=1/0;shape;constructor(e,t){this.jpeg=e,this.pace=t,this.segments=(0,M.OD)(e)}readHead(){for(let e=this.segments.
next();!e.done;e=this.segments.next()){const{value:t}=e;if(t.marker===M.Os)throw new f.pK;if((0,O.qt)(t.marker)){if(this.shape=(0,O.IW)(t.marker,t.data),!this.shape)
throw new f.pK;return(0,O.n5)(this.shape)}this.takeTables(t)}throw new f.pK}async readScans(){const e=(0,O.tV)(this.shape);let t=0;const s=new Set;for(let o=this.
segments.next();!o.done;o=this.segments.next()){const{value:n}=o;if((0,O.qt)(n.marker))throw new f.pK;if(n.marker===u&&t>0)throw new f.pK;if(n.marker!==M.Os){this.
takeTables(n);continue}if(++t>h)throw new f.pK;await this.readScan(e,n,s)}if(s.size<e.components.length)throw new f.pK;return{frame:e,kept:this.kept}}takeTables(e){
const{marker:t,data:s}=e;(0,M.iN)(t)||t===u?this.kept.push(e):t===c?this.restarts=(s[0]??0)<<8|(s[1]??0)||1/0:t===i&&this.takeHuffman(s)}takeHuffman(e){for(let t=0;t<
e.length;){const[s,o]=[e[t]>>4,e[t]&15],n=e.subarray(t+1,t+17),r=n.reduce((a,l)=>a+l,0),d=t+17+r;if(s>1||o>3||r>256||d>e.length)throw new f.pK;(s===0?this.dc:this.
ac)[o]=new f.eJ(n,e.subarray(t+17,d)),t=d}}async readScan(e,{data:t,end:s},o){const n=t[0]??0;if(n<1||n>e.components.length||t.length<4+2*n)throw new f.pK;const[
r,d,a]=[t[1+2*n],t[2+2*n],t[3+2*n]],l={first:r,last:d,high:a>>4,low:a&15};if(e.isProgressive&&r>0&&n>1)throw new f.pK;const w=new f.qq(this.jpeg,s),y=Array.from(
{length:n},(k,I)=>{const T=e.components.find(({id:B})=>B===t[1+2*I]);if(!T)throw new f.pK;const L=t[2+2*I],{dc:R,ac:U}=this,z={dc:R[L>>4],ac:U[L&15]};return o.add(
T),{component:T,decoder:K(w,z,l,e.isProgressive)}});y.length===1?await this.readAlone(y[0],w):await this.readTogether(e,y,w),w.check()}async readAlone({component:e,
decoder:t},s){const{values:o,columns:n,rows:r,stride:d}=e;let a=this.restarts;for(let l=0;l<r;l++){for(let y=0;y<n;y++)a=this.passRestart(a,[t],s),t.decode(o,(l*
d+y)*O.IE);s.check();const w=this.pace.step(n*_);w&&await w}}async readTogether({unitColumns:e,unitRows:t},s,o){const n=s.map(({decoder:a})=>a),r=s.reduce((a,{component:{
across:l,down:w}})=>a+l*w,0);let d=this.restarts;for(let a=0;a<t;a++){for(let w=0;w<e;w++){d=this.passRestart(d,n,o);for(const y of s)b(y,a,w)}o.check();const l=this.
pace.step(e*r*_);l&&await l}}passRestart(e,t,s){if(e>0)return e-1;s.restart();for(const o of t)o.reset();return this.restarts-1}}function b({component:E,decoder:e},t,s){
const{values:o,across:n,down:r,stride:d}=E;for(let a=0;a<r;a++)for(let l=0;l<n;l++)e.decode(o,((t*r+a)*d+s*n+l)*O.IE)}}),90634:((P,C,g)=>{g.d(C,{GO:()=>O,LG:()=>c,
hf:()=>_,mK:()=>h,mU:()=>p});var M=g(64680),f=g(16353),K=g(8283),x=g(990),D=g(55407);const[S,v]=[1023,2047],A=250,O=1,[u,i]=[192,193],c=(t,s)=>(0,D.E)(t,s,O,({frame:o,
kept:n})=>{const r=h(t,n),d=n.some(({marker:a,data:l})=>a===D.w&&l[0]>>4===1);return _(o,r,s.pace,{isLarge:d,codesFor:p})});function h(t,s){const o=new M.k(Math.
ceil(t.length*1.2)+4096);(0,f.HM)(o,K.A2);for(const{start:n,end:r}of s)o.copy(t,n,r);return o}async function _(t,s,o,{isLarge:n,codesFor:r}){(0,f.HM)(s,n?i:u,m(
t));for(const a of f.np.keys())(0,f.m2)(s,a);const d=t.components.flatMap(({id:a},l)=>[a,r(l)*17]);if((0,f.HM)(s,K.Os,[t.components.length,...d,0,x.IE-1,0]),!!await b(
t,s,o,r))return(0,f.HM)(s,K.GM),s.from(0)}const p=t=>t===0||t===3?0:1;function m({width:t,height:s,components:o}){return[8,...[...(0,f.Nr)(s),...(0,f.Nr)(t)],o.
length,...o.flatMap(({id:r,across:d,down:a,table:l})=>[r,d<<4|a,l])]}async function b({components:t,unitColumns:s,unitRows:o},n,r,d){const a=new f.t0(n),l=t.map(
(I,T)=>new f.tt(a,f.np[d(T)],f.e_[d(T)])),w=t.reduce((I,{across:T,down:L})=>I+T*L,0),y=n.length,k=t.reduce((I,{values:T})=>I+T.byteLength*O,0);for(let I=0;I<o;I++){
for(let L=0;L<s;L++)for(const[R,U]of t.entries())if(!E(U,l[R],I,L))return!1;if(n.length-y>k)return!1;const T=r.step(s*w*A);T&&await T}return a.finish(),!0}function E({
values:t,across:s,down:o,stride:n},r,d,a){for(let l=0;l<o;l++)for(let w=0;w<s;w++){const y=((d*o+l)*n+a*s+w)*x.IE;if(Math.abs(t[y]-r.before)>v||!e(t,y+1,y+x.IE))
return!1;r.writeValues(t,y)}return!0}function e(t,s,o){for(let n=s;n<o;n++){const r=t[n];if(r>S||r<-S)return!1}return!0}}),16353:((P,C,g)=>{g.d(C,{HM:()=>A,Nr:()=>O,
e_:()=>v,m2:()=>u,np:()=>x,t0:()=>b,tt:()=>E});var M=g(47772);function f(e,t){const[s,o]=[new Uint16Array(256),new Uint8Array(256)];let[n,r]=[0,0];for(const[d,a]of e.
entries()){for(let l=0;l<a;l++,r++,n++)s[t[r]]=n,o[t[r]]=d+1;n*=2}return{counts:e,values:t,codes:s,lengths:o}}const K=Array.from({length:12},(e,t)=>t),x=[f([0,1,
5,1,1,1,1,1,1,0,0,0,0,0,0,0],K),f([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],K)],D=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020\
311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],S=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,
4,0,1,2,119]],v=D.map((e,t)=>{const s=[...Buffer.from(e,"hex")],n=[0,240,...Array.from({length:160},(r,d)=>Math.floor(d/10)<<4|d%10+1)].filter(r=>!s.includes(r)).
sort((r,d)=>r-d);return f(S[t],[...s,...n])});function A(e,t,s=[]){if(e.byte(255),e.byte(t),s.length!==0)for(const o of[...O(s.length+2),...s])e.byte(o)}const O=e=>[
e>>8,e&255];function u(e,t){for(const[s,o]of[x[t],v[t]].entries())A(e,196,[s<<4|t,...o.counts,...o.values])}const i=32768,c=i+.5,h=0,_=240,[p,m]=[16384,512];class b{output;bits=0;count=0;at=0;bytes=new Uint8Array(
p+m);constructor(t){this.output=t}reserve(){this.at>=p&&this.flush()}add(t,s){const o=this.bits<<s|t,n=this.count+s-16;if(n<0){this.bits=o,this.count+=s;return}
this.bits=o&(1<<n)-1,this.count=n,this.put(o>>>n+8&255),this.put(o>>>n&255)}put(t){this.bytes[this.at++]=t,t===255&&(this.bytes[this.at++]=0)}finish(){const{count:t}=this,
s=t+7&-8,o=this.bits<<s-t|(1<<s-t)-1;for(let n=s-8;n>=0;n-=8)this.put(o>>>n&255);this.bits=this.count=0,this.flush()}flush(){this.output.copy(this.bytes,0,this.
at),this.at=0}}class E{bits;dc;ac;before=0;values=new Int16Array(64);constructor(t,s,o){this.bits=t,this.dc=s,this.ac=o}write(t,s){const{values:o}=this;for(let n=0;n<
64;n++){const r=M.Tl[n];o[n]=(t[r]*s[r]+c|0)-i}this.writeValues(o,0)}writeValues(t,s){const{bits:o,dc:n,ac:r}=this,{codes:d,lengths:a}=r;o.reserve();const l=t[s];
this.value(l-this.before,0,n),this.before=l;let w=0;for(let y=s+1;y<s+64;y++){const k=t[y];if(k===0){w++;continue}for(;w>15;w-=16)o.add(d[_],a[_]);this.value(k,
w,r),w=0}w>0&&o.add(d[h],a[h])}value(t,s,{codes:o,lengths:n}){const r=32-Math.clz32(Math.abs(t)),d=s<<4|r;this.bits.add(o[d],n[d]),r>0&&this.bits.add(t<0?t+(1<<
r)-1:t,r)}}}),47772:((P,C,g)=>{g.d(C,{Tl:()=>M,X:()=>S,gS:()=>D,pd:()=>v,vI:()=>x});const M=Uint8Array.from(f());function*f(){for(let u=0;u<15;u++)for(let i=0;i<=
u;i++){const[c,h]=u%2===0?[u-i,i]:[i,u-i];c<8&&h<8&&(yield c*8+h)}}const K={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,
17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,
99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function x(u,i){const c=u<50?5e3/u:200-2*u;return Uint8Array.
from(K[i],h=>Math.min(Math.max(Math.floor((h*c+50)/100),1),255))}const D=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],S=u=>Float64Array.
from(u,(i,c)=>1/(i*D[c>>3]*D[c&7]*8));function v(u){for(let i=0;i<64;i+=8)O(u,i,1);for(let i=0;i<8;i++)O(u,i,8)}const A=Math.SQRT1_2;function O(u,i,c){const h=i+
c,_=h+c,p=_+c,m=p+c,b=m+c,E=b+c,e=E+c,t=u[i],s=u[h],o=u[_],n=u[p],r=u[m],d=u[b],a=u[E],l=u[e],w=t+l,y=t-l,k=s+a,I=s-a,T=o+d,L=o-d,R=n+r,U=n-r,z=w+R,B=w-R,N=k+T,
Q=k-T;u[i]=z+N,u[m]=z-N;const W=(Q+B)*A;u[_]=B+W,u[E]=B-W;const F=U+L,Y=L+I,H=I+y,Z=(F-H)*.382683433,G=.5411961*F+Z,V=1.306562965*H+Z,j=Y*A,X=y+j,J=y-j;u[b]=J+G,
u[p]=J-G,u[h]=X+V,u[e]=X-V}})};
