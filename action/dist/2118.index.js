"use strict";exports.id=2118,exports.ids=[2118],exports.modules={42118:((L,F,v)=>{v.d(F,{i:()=>n,F:()=>d});var M=v(58006),u=v(45599),O=v(38671),D=v(64680),K=v(16353),N=v(8283),
f=v(990),l=v(55407);const[x,r]=[1023,2047],w=250,E=1,[k,U]=[192,193],S=(e,o)=>(0,l.E)(e,o,E,c=>p(c,e,o.pace));async function p({frame:e,kept:o},c,i){const a=new D.
k(Math.ceil(c.length*1.2)+4096);(0,K.HM)(a,N.A2);for(const{start:A,end:T}of o)a.copy(c,A,T);const h=o.some(({marker:A,data:T})=>A===l.w&&T[0]>>4===1);(0,K.HM)(a,
h?U:k,g(e));for(const A of K.np.keys())(0,K.m2)(a,A);const b=e.components.flatMap(({id:A},T)=>[A,y(T)*17]);if((0,K.HM)(a,N.Os,[e.components.length,...b,0,f.IE-1,
0]),!!await m(e,a,i))return(0,K.HM)(a,N.GM),a.from(0)}const y=e=>e===0||e===3?0:1;function g({width:e,height:o,components:c}){return[8,...[...(0,K.Nr)(o),...(0,K.
Nr)(e)],c.length,...c.flatMap(({id:a,across:h,down:b,table:A})=>[a,h<<4|b,A])]}async function m({components:e,unitColumns:o,unitRows:c},i,a){const h=new K.t0(i),
b=e.map((I,R)=>new K.tt(h,K.np[y(R)],K.e_[y(R)])),A=e.reduce((I,{across:R,down:C})=>I+R*C,0),T=i.length,z=e.reduce((I,{values:R})=>I+R.byteLength*E,0);for(let I=0;I<
c;I++){for(let C=0;C<o;C++)for(const[H,B]of e.entries())if(!t(B,b[H],I,C))return!1;if(i.length-T>z)return!1;const R=a.step(o*A*w);R&&await R}return h.finish(),!0}
function t({values:e,across:o,down:c,stride:i},a,h,b){for(let A=0;A<c;A++)for(let T=0;T<o;T++){const z=((h*c+A)*i+b*o+T)*f.IE;if(Math.abs(e[z]-a.before)>r)return!1;
for(let I=z+1;I<z+f.IE;I++)if(Math.abs(e[I])>x)return!1;a.writeValues(e,z)}return!0}var s=v(74262);async function n(e,o){const{format:c,parameters:i,before:a}=(0,O.
R)(e,o);if(c!=="jpg")return;const{data:h,whole:b}=await e.decodedPartAtEase(a);if(!b||(0,s.YL)(h))return;const A=await S(h,e.job);if(!A)return;const T=(0,M.n)(o,
A,{compress:!1});return T.dict.set("Filter",(0,u.UU)("DCTDecode")),i&&T.dict.set("DecodeParms",i),T}async function d(e,o){let c=!1;for(const i of o){const a=e.get(
i),h=a instanceof u.Z6?await n(e,a):void 0;h&&(e.put(i,h),c=!0)}return c}}),79098:((L,F,v)=>{v.d(F,{eJ:()=>D,pK:()=>M,qq:()=>K});class M extends Error{}const u=9,
O=16;class D{values;quick=new Uint16Array(1<<u);ends=new Int32Array(O+1);shifts=new Int32Array(O+1);constructor(f,l){this.values=l;let[x,r]=[0,0];for(let w=1;w<=
O;w++,x*=2){const E=f[w-1];this.shifts[w]=r-x;for(let k=0;k<E;k++,x++,r++)this.enter(x,w,l[r]);if(this.ends[w]=x,x>1<<w)throw new M}}enter(f,l,x){if(l>u)return;
const r=f<<u-l;this.quick.fill(l<<8|x,r,r+(1<<u-l))}read(f){const l=this.quick[f.peek(u)];return l===0?this.readLong(f):(f.skip(l>>8),l&255)}readLong(f){const l=f.
peek(O);for(let x=u+1;x<=O;x++){const r=l>>O-x;if(!(r>=this.ends[x]))return f.skip(x),this.values[r+this.shifts[x]]}throw new M}}class K{bytes;at;bits=0;count=0;beyond=0;constructor(f,l){
this.bytes=f,this.at=l}peek(f){return this.count<f&&this.fill(),this.bits>>>this.count-f&(1<<f)-1}skip(f){this.count-=f}take(f){const l=this.peek(f);return this.
count-=f,l}takeSigned(f){if(f===0)return 0;const l=this.take(f);return l<1<<f-1?l-(1<<f)+1:l}fill(){const{bytes:f}=this;for(;this.count<=24;this.count+=8){const l=f[this.
at],x=l===void 0||l===255&&f[this.at+1]!==0;this.bits=this.bits<<8|(x?0:l),x?this.beyond+=8:this.at+=l===255?2:1}}check(){if(this.beyond>this.count)throw new M}restart(){
this.check();const{bytes:f}=this;for(;f[this.at]===255&&f[this.at+1]===255;)this.at++;const l=f[this.at]===255?f[this.at+1]:0;if(l<208||l>215)throw new M;this.at+=
2,this.bits=this.count=this.beyond=0}}}),55407:((L,F,v)=>{v.d(F,{w:()=>w,E:()=>p});var M=v(8283),u=v(79098);function O(m,{dc:t,ac:s},n,d){const{first:e,last:o,high:c,
low:i}=n;if(!d){if(!t||!s)throw new u.pK;return new N(m,t,s)}if(e>o||o>63||i>13||e===0&&o!==0)throw new u.pK;if(c!==0&&c!==i+1)throw new u.pK;if(e===0&&c!==0)return new K(
m,i);if(e===0){if(!t)throw new u.pK;return new D(m,t,i)}if(!s)throw new u.pK;return c===0?new l(m,s,n):new x(m,s,n)}class D{bits;dc;low;before=0;constructor(t,s,n){
this.bits=t,this.dc=s,this.low=n}decode(t,s){const n=this.dc.read(this.bits);if(n>15)throw new u.pK;this.before+=this.bits.takeSigned(n),t[s]=this.before<<this.
low}reset(){this.before=0}}class K{bits;low;constructor(t,s){this.bits=t,this.low=s}decode(t,s){this.bits.take(1)&&(t[s]|=1<<this.low)}reset(){}}class N{bits;ac;first;constructor(t,s,n){
this.bits=t,this.ac=n,this.first=new D(t,s,0)}decode(t,s){this.first.decode(t,s);const{bits:n,ac:d}=this;for(let e=1;e<64;e++){const o=d.read(n),c=o&15;if(c===0&&
o!==f)return;if(e+=o>>4,e>63)throw new u.pK;c>0&&(t[s+e]=n.takeSigned(c))}}reset(){this.first.reset()}}const f=240;class l{bits;ac;band;empty=0;constructor(t,s,n){
this.bits=t,this.ac=s,this.band=n}decode(t,s){if(this.empty>0){this.empty--;return}const{bits:n,ac:d}=this,{first:e,last:o,low:c}=this.band;for(let i=e;i<=o;i++){
const a=d.read(n),[h,b]=[a>>4,a&15];if(b===0&&h<15){this.empty=(1<<h)-1+(h>0?n.take(h):0);return}if(i+=h,i>o)throw new u.pK;b>0&&(t[s+i]=n.takeSigned(b)<<c)}}reset(){
this.empty=0}}class x{bits;ac;band;empty=0;bit;constructor(t,s,n){this.bits=t,this.ac=s,this.band=n,this.bit=1<<n.low}decode(t,s){const{first:n,last:d}=this.band;
let e=n;if(this.empty===0&&(e=this.decodeCodes(t,s)),this.empty!==0){for(;e<=d;e++)t[s+e]!==0&&this.refine(t,s+e);this.empty--}}decodeCodes(t,s){const{bits:n,ac:d,
bit:e}=this,{first:o,last:c}=this.band;let i=o;for(;i<=c;i++){const a=d.read(n),[h,b]=[a>>4,a&15];if(b>1)throw new u.pK;if(b===0&&h<15)return this.empty=(1<<h)+
(h>0?n.take(h):0),i;const A=b===0?0:n.take(1)?e:-e;if(i=this.passZeros(t,s,i,h),A!==0){if(i>c)throw new u.pK;t[s+i]=A}}return i}passZeros(t,s,n,d){const{last:e}=this.
band;let o=n;for(let c=d;o<=e;o++)if(t[s+o]!==0)this.refine(t,s+o);else if(c--===0)break;return o}refine(t,s){if(!this.bits.take(1))return;const n=t[s];(Math.abs(
n)&this.bit)===0&&(t[s]=n<0?n-this.bit:n+this.bit)}reset(){this.empty=0}}var r=v(990);const w=219,[E,k]=[196,221],U=100,S=200;async function p(m,{memory:t,pace:s},n,d){
const e=new y(m,s);try{const o=e.readHead()*(1+n);if(!t.borrow(o))return;try{return await d(await e.readScans())}finally{t.release(o)}}catch(o){if(o instanceof u.
pK)return;throw o}}class y{jpeg;pace;segments;kept=[];dc=[];ac=[];restarts=1/0;shape;constructor(t,s){this.jpeg=t,this.pace=s,this.segments=(0,M.OD)(t)}readHead(){
for(let t=this.segments.next();!t.done;t=this.segments.next()){const{value:s}=t;if(s.marker===M.Os)throw new u.pK;if((0,r.qt)(s.marker)){if(this.shape=(0,r.IW)(
s.marker,s.data),!this.shape)throw new u.pK;return(0,r.n5)(this.shape)}this.takeTables(s)}throw new u.pK}async readScans(){const t=(0,r.tV)(this.shape);let s=0;
const n=new Set;for(let d=this.segments.next();!d.done;d=this.segments.next()){const{value:e}=d;if((0,r.qt)(e.marker))throw new u.pK;if(e.marker===w&&s>0)throw new u.
pK;if(e.marker!==M.Os){this.takeTables(e);continue}if(++s>U)throw new u.pK;await this.readScan(t,e,n)}if(n.size<t.components.length)throw new u.pK;return{frame:t,
kept:this.kept}}takeTables(t){const{marker:s,data:n}=t;(0,M.iN)(s)||s===w?this.kept.push(t):s===k?this.restarts=(n[0]??0)<<8|(n[1]??0)||1/0:s===E&&this.takeHuffman(
n)}takeHuffman(t){for(let s=0;s<t.length;){const[n,d]=[t[s]>>4,t[s]&15],e=t.subarray(s+1,s+17),o=e.reduce((i,a)=>i+a,0),c=s+17+o;if(n>1||d>3||o>256||c>t.length)
throw new u.pK;(n===0?this.dc:this.ac)[d]=new u.eJ(e,t.subarray(s+17,c)),s=c}}async readScan(t,{data:s,end:n},d){const e=s[0]??0;if(e<1||e>t.components.length||
s.length<4+2*e)throw new u.pK;const[o,c,i]=[s[1+2*e],s[2+2*e],s[3+2*e]],a={first:o,last:c,high:i>>4,low:i&15};if(t.isProgressive&&o>0&&e>1)throw new u.pK;const h=new u.
qq(this.jpeg,n),b=Array.from({length:e},(A,T)=>{const z=t.components.find(({id:B})=>B===s[1+2*T]);if(!z)throw new u.pK;const I=s[2+2*T],{dc:R,ac:C}=this,H={dc:R[I>>
4],ac:C[I&15]};return d.add(z),{component:z,decoder:O(h,H,a,t.isProgressive)}});b.length===1?await this.readAlone(b[0],h):await this.readTogether(t,b,h),h.check()}async readAlone({
component:t,decoder:s},n){const{values:d,columns:e,rows:o,stride:c}=t;let i=this.restarts;for(let a=0;a<o;a++){for(let b=0;b<e;b++)i=this.passRestart(i,[s],n),s.
decode(d,(a*c+b)*r.IE);n.check();const h=this.pace.step(e*S);h&&await h}}async readTogether({unitColumns:t,unitRows:s},n,d){const e=n.map(({decoder:i})=>i),o=n.
reduce((i,{component:{across:a,down:h}})=>i+a*h,0);let c=this.restarts;for(let i=0;i<s;i++){for(let h=0;h<t;h++){c=this.passRestart(c,e,d);for(const b of n)g(b,
i,h)}d.check();const a=this.pace.step(t*o*S);a&&await a}}passRestart(t,s,n){if(t>0)return t-1;n.restart();for(const d of s)d.reset();return this.restarts-1}}function g({
component:m,decoder:t},s,n){const{values:d,across:e,down:o,stride:c}=m;for(let i=0;i<o;i++)for(let a=0;a<e;a++)t.decode(d,((s*o+i)*c+n*e+a)*r.IE)}}),16353:((L,F,v)=>{
v.d(F,{HM:()=>l,Nr:()=>x,e_:()=>f,m2:()=>r,np:()=>D,t0:()=>k,tt:()=>U});var M=v(47772);function u(S,p){const[y,g]=[new Uint16Array(256),new Uint8Array(256)];let[
m,t]=[0,0];for(const[s,n]of S.entries()){for(let d=0;d<n;d++,t++,m++)y[p[t]]=m,g[p[t]]=s+1;m*=2}return{counts:S,values:p,codes:y,lengths:g}}const O=Array.from({
length:12},(S,p)=>p),D=[u([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],O),u([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],O)],K=["01020300041105122131410613516107227114328191a1082342b\
1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],N=[[0,2,1,3,3,2,4,3,5,5,4,4,0,
0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],f=K.map((S,p)=>{const y=[...Buffer.from(S,"hex")],m=[0,240,...Array.from({length:160},(t,s)=>Math.floor(s/10)<<4|s%
10+1)].filter(t=>!y.includes(t)).sort((t,s)=>t-s);return u(N[p],[...y,...m])});function l(S,p,y=[]){if(S.byte(255),S.byte(p),y.length!==0)for(const g of[...x(y.
length+2),...y])S.byte(g)}const x=S=>[S>>8,S&255];function r(S,p){for(const[y,g]of[D[p],f[p]].entries())l(S,196,[y<<4|p,...g.counts,...g.values])}const w=0,E=240;
class k{output;bits=0;count=0;constructor(p){this.output=p}add(p,y){for(this.bits=this.bits<<y|p,this.count+=y;this.count>=8;){this.count-=8;const g=this.bits>>>
this.count&255;this.output.byte(g),g===255&&this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}
class U{bits;dc;ac;before=0;values=new Int16Array(64);constructor(p,y,g){this.bits=p,this.dc=y,this.ac=g}write(p,y){const{values:g}=this;for(let m=0;m<64;m++){const t=M.
Tl[m];g[m]=Math.round(p[t]*y[t])}this.writeValues(g,0)}writeValues(p,y){const{bits:g,dc:m,ac:t}=this,s=p[y];this.value(s-this.before,0,m),this.before=s;let n=0;
for(let d=y+1;d<y+64;d++){const e=p[d];if(e===0){n++;continue}for(;n>15;n-=16)g.add(t.codes[E],t.lengths[E]);this.value(e,n,t),n=0}n>0&&g.add(t.codes[w],t.lengths[w])}value(p,y,{
codes:g,lengths:m}){const t=32-Math.clz32(Math.abs(p)),s=y<<4|t;this.bits.add(g[s],m[s]),t>0&&this.bits.add(p<0?p+(1<<t)-1:p,t)}}}),47772:((L,F,v)=>{v.d(F,{Tl:()=>M,
X:()=>N,gS:()=>K,pd:()=>f,vI:()=>D});const M=Uint8Array.from(u());function*u(){for(let r=0;r<15;r++)for(let w=0;w<=r;w++){const[E,k]=r%2===0?[r-w,w]:[w,r-w];E<8&&
k<8&&(yield E*8+k)}}const O={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,
24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,
99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function D(r,w){const E=r<50?5e3/r:200-2*r;return Uint8Array.from(O[w],k=>Math.min(Math.max(Math.
floor((k*E+50)/100),1),255))}const K=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],N=r=>Float32Array.from(r,(w,E)=>1/(w*K[E>>3]*K[E&7]*
8));function f(r){for(let w=0;w<64;w+=8)x(r,w,1);for(let w=0;w<8;w++)x(r,w,8)}const l=Math.SQRT1_2;function x(r,w,E){const k=w+E,U=k+E,S=U+E,p=S+E,y=p+E,g=y+E,m=g+
E,t=r[w],s=r[k],n=r[U],d=r[S],e=r[p],o=r[y],c=r[g],i=r[m],a=t+i,h=t-i,b=s+c,A=s-c,T=n+o,z=n-o,I=d+e,R=d-e,C=a+I,H=a-I,B=b+T,Y=b-T;r[w]=C+B,r[p]=C-B;const Z=(Y+H)*
l;r[U]=H+Z,r[g]=H-Z;const P=R+z,$=z+A,V=A+h,W=(P-V)*.382683433,j=.5411961*P+W,G=1.306562965*V+W,X=$*l,Q=h+X,J=h-X;r[y]=J+j,r[S]=J-j,r[k]=Q+G,r[m]=Q-G}})};
