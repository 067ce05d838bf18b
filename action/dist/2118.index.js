"use strict";exports.id=2118,exports.ids=[2118],exports.modules={42118:((H,L,v)=>{v.d(L,{i:()=>f,F:()=>E});var N=v(58006),h=v(45599),F=v(38671),B=v(64680),z=v(16353),C=v(8283),
d=v(990),l=v(55407);const[I,r]=[1023,2047],m=250,g=1,[i,w,S,T]=[192,193,196,219],b=(e,a)=>(0,l.E)(e,a,g,c=>M(c,e,a.pace));async function M({frame:e,kept:a},c,p){
const u=new B.k(Math.ceil(c.length*1.2)+4096);t(u,C.A2);for(const{start:K,end:O}of a)u.copy(c,K,O);const A=a.some(({marker:K,data:O})=>K===T&&O[0]>>4===1);t(u,A?
w:i,s(e));for(const[K,O]of z.np.entries())for(const[k,D]of[O,z.e_[K]].entries())t(u,S,[k<<4|K,...D.counts,...D.values]);const R=e.components.flatMap(({id:K},O)=>[
K,x(O)*17]);if(t(u,C.Os,[e.components.length,...R,0,d.IE-1,0]),!!await n(e,u,p))return t(u,C.GM),u.from(0)}const x=e=>e===0||e===3?0:1;function s({width:e,height:a,
components:c}){return[8,...[a>>8,a&255,e>>8,e&255],c.length,...c.flatMap(({id:u,across:A,down:R,table:K})=>[u,A<<4|R,K])]}function t(e,a,c){if(e.byte(255),e.byte(
a),!!c)for(const p of[c.length+2>>8,c.length+2&255,...c])e.byte(p)}async function n({components:e,unitColumns:a,unitRows:c},p,u){const A=new z.t0(p),R=e.map((D,U)=>new z.
tt(A,z.np[x(U)],z.e_[x(U)])),K=e.reduce((D,{across:U,down:P})=>D+U*P,0),O=p.length,k=e.reduce((D,{values:U})=>D+U.byteLength*g,0);for(let D=0;D<c;D++){for(let P=0;P<
a;P++)for(const[V,Z]of e.entries())if(!y(Z,R[V],D,P))return!1;if(p.length-O>k)return!1;const U=u.step(a*K*m);U&&await U}return A.finish(),!0}function y({values:e,
across:a,down:c,stride:p},u,A,R){for(let K=0;K<c;K++)for(let O=0;O<a;O++){const k=((A*c+K)*p+R*a+O)*d.IE;if(Math.abs(e[k]-u.before)>r)return!1;for(let D=k+1;D<k+
d.IE;D++)if(Math.abs(e[D])>I)return!1;u.writeValues(e,k)}return!0}var o=v(74262);async function f(e,a){const{format:c,parameters:p,before:u}=(0,F.R)(e,a);if(c!==
"jpg")return;const{data:A,whole:R}=await e.decodedPartAtEase(u);if(!R||(0,o.YL)(A))return;const K=await b(A,e.job);if(!K)return;const O=(0,N.n)(a,K,{compress:!1});
return O.dict.set("Filter",(0,h.UU)("DCTDecode")),p&&O.dict.set("DecodeParms",p),O}async function E(e,a){let c=!1;for(const p of a){const u=e.get(p),A=u instanceof
h.Z6?await f(e,u):void 0;A&&(e.put(p,A),c=!0)}return c}}),990:((H,L,v)=>{v.d(L,{IE:()=>F,IW:()=>I,n5:()=>m,qt:()=>l,tV:()=>g});var N=v(45657);const h=8,F=h*h,B=10,
[z,C,d]=[192,193,194],l=i=>i>=192&&i<=207&&i!==196&&i!==200&&i!==204;function I(i,w){if(i!==z&&i!==C&&i!==d)return;const[S,T=0,b=0,M=0,x=0,s=0]=w,[t,n]=[T<<8|b,
M<<8|x];if(!(S===8&&n>0&&t>0&&s>=1&&s<=4&&w.length>=6+3*s))return;const o=Array.from({length:s},(u,A)=>r(w.subarray(6+3*A)));if(o.some(({across:u,down:A,table:R})=>u<
1||u>4||A<1||A>4||R>3))return;const f=s===1?o.map(u=>({...u,across:1,down:1})):o;if(f.reduce((u,{across:A,down:R})=>u+A*R,0)>B||new Set(f.map(({id:u})=>u)).size<
s)return;const e=(0,N.Kf)(f.map(({across:u})=>u)),a=(0,N.Kf)(f.map(({down:u})=>u)),c=Math.ceil(n/(h*e)),p=Math.ceil(t/(h*a));return{width:n,height:t,unitColumns:c,
unitRows:p,isProgressive:i===d,components:f.map(u=>({...u,columns:Math.ceil(Math.ceil(n*u.across/e)/h),rows:Math.ceil(Math.ceil(t*u.down/a)/h),stride:c*u.across}))}}
function r([i=0,w=0,S=0]){return{id:i,across:w>>4,down:w&15,table:S}}const m=({components:i,unitRows:w})=>i.reduce((S,{stride:T,down:b})=>S+T*w*b,0)*F*Int16Array.
BYTES_PER_ELEMENT,g=i=>({...i,components:i.components.map(w=>({...w,values:new Int16Array(w.stride*i.unitRows*w.down*F)}))})}),79098:((H,L,v)=>{v.d(L,{eJ:()=>B,
pK:()=>N,qq:()=>z});class N extends Error{}const h=9,F=16;class B{values;quick=new Uint16Array(1<<h);ends=new Int32Array(F+1);shifts=new Int32Array(F+1);constructor(d,l){
this.values=l;let[I,r]=[0,0];for(let m=1;m<=F;m++,I*=2){const g=d[m-1];this.shifts[m]=r-I;for(let i=0;i<g;i++,I++,r++)this.enter(I,m,l[r]);if(this.ends[m]=I,I>1<<
m)throw new N}}enter(d,l,I){if(l>h)return;const r=d<<h-l;this.quick.fill(l<<8|I,r,r+(1<<h-l))}read(d){const l=this.quick[d.peek(h)];return l===0?this.readLong(d):
(d.skip(l>>8),l&255)}readLong(d){const l=d.peek(F);for(let I=h+1;I<=F;I++){const r=l>>F-I;if(!(r>=this.ends[I]))return d.skip(I),this.values[r+this.shifts[I]]}throw new N}}
class z{bytes;at;bits=0;count=0;beyond=0;constructor(d,l){this.bytes=d,this.at=l}peek(d){return this.count<d&&this.fill(),this.bits>>>this.count-d&(1<<d)-1}skip(d){
this.count-=d}take(d){const l=this.peek(d);return this.count-=d,l}takeSigned(d){if(d===0)return 0;const l=this.take(d);return l<1<<d-1?l-(1<<d)+1:l}fill(){const{
bytes:d}=this;for(;this.count<=24;this.count+=8){const l=d[this.at],I=l===void 0||l===255&&d[this.at+1]!==0;this.bits=this.bits<<8|(I?0:l),I?this.beyond+=8:this.
at+=l===255?2:1}}check(){if(this.beyond>this.count)throw new N}restart(){this.check();const{bytes:d}=this;for(;d[this.at]===255&&d[this.at+1]===255;)this.at++;const l=d[this.
at]===255?d[this.at+1]:0;if(l<208||l>215)throw new N;this.at+=2,this.bits=this.count=this.beyond=0}}}),55407:((H,L,v)=>{v.d(L,{E:()=>T});var N=v(8283),h=v(79098);
function F(x,{dc:s,ac:t},n,y){const{first:o,last:f,high:E,low:e}=n;if(!y){if(!s||!t)throw new h.pK;return new C(x,s,t)}if(o>f||f>63||e>13||o===0&&f!==0)throw new h.
pK;if(E!==0&&E!==e+1)throw new h.pK;if(o===0&&E!==0)return new z(x,e);if(o===0){if(!s)throw new h.pK;return new B(x,s,e)}if(!t)throw new h.pK;return E===0?new l(
x,t,n):new I(x,t,n)}class B{bits;dc;low;before=0;constructor(s,t,n){this.bits=s,this.dc=t,this.low=n}decode(s,t){const n=this.dc.read(this.bits);if(n>15)throw new h.
pK;this.before+=this.bits.takeSigned(n),s[t]=this.before<<this.low}reset(){this.before=0}}class z{bits;low;constructor(s,t){this.bits=s,this.low=t}decode(s,t){this.
bits.take(1)&&(s[t]|=1<<this.low)}reset(){}}class C{bits;ac;first;constructor(s,t,n){this.bits=s,this.ac=n,this.first=new B(s,t,0)}decode(s,t){this.first.decode(
s,t);const{bits:n,ac:y}=this;for(let o=1;o<64;o++){const f=y.read(n),E=f&15;if(E===0&&f!==d)return;if(o+=f>>4,o>63)throw new h.pK;E>0&&(s[t+o]=n.takeSigned(E))}}reset(){
this.first.reset()}}const d=240;class l{bits;ac;band;empty=0;constructor(s,t,n){this.bits=s,this.ac=t,this.band=n}decode(s,t){if(this.empty>0){this.empty--;return}
const{bits:n,ac:y}=this,{first:o,last:f,low:E}=this.band;for(let e=o;e<=f;e++){const a=y.read(n),[c,p]=[a>>4,a&15];if(p===0&&c<15){this.empty=(1<<c)-1+(c>0?n.take(
c):0);return}if(e+=c,e>f)throw new h.pK;p>0&&(s[t+e]=n.takeSigned(p)<<E)}}reset(){this.empty=0}}class I{bits;ac;band;empty=0;bit;constructor(s,t,n){this.bits=s,
this.ac=t,this.band=n,this.bit=1<<n.low}decode(s,t){const{first:n,last:y}=this.band;let o=n;if(this.empty===0&&(o=this.decodeCodes(s,t)),this.empty!==0){for(;o<=
y;o++)s[t+o]!==0&&this.refine(s,t+o);this.empty--}}decodeCodes(s,t){const{bits:n,ac:y,bit:o}=this,{first:f,last:E}=this.band;let e=f;for(;e<=E;e++){const a=y.read(
n),[c,p]=[a>>4,a&15];if(p>1)throw new h.pK;if(p===0&&c<15)return this.empty=(1<<c)+(c>0?n.take(c):0),e;const u=p===0?0:n.take(1)?o:-o;if(e=this.passZeros(s,t,e,
c),u!==0){if(e>E)throw new h.pK;s[t+e]=u}}return e}passZeros(s,t,n,y){const{last:o}=this.band;let f=n;for(let E=y;f<=o;f++)if(s[t+f]!==0)this.refine(s,t+f);else if(E--===
0)break;return f}refine(s,t){if(!this.bits.take(1))return;const n=s[t];(Math.abs(n)&this.bit)===0&&(s[t]=n<0?n-this.bit:n+this.bit)}reset(){this.empty=0}}var r=v(
990);const[m,g,i]=[196,219,221],w=100,S=200;async function T(x,{memory:s,pace:t},n,y){const o=new b(x,t);try{const f=o.readHead()*(1+n);if(!s.borrow(f))return;try{
return await y(await o.readScans())}finally{s.release(f)}}catch(f){if(f instanceof h.pK)return;throw f}}class b{jpeg;pace;segments;kept=[];dc=[];ac=[];restarts=1/0;shape;constructor(s,t){
this.jpeg=s,this.pace=t,this.segments=(0,N.OD)(s)}readHead(){for(let s=this.segments.next();!s.done;s=this.segments.next()){const{value:t}=s;if(t.marker===N.Os)
throw new h.pK;if((0,r.qt)(t.marker)){if(this.shape=(0,r.IW)(t.marker,t.data),!this.shape)throw new h.pK;return(0,r.n5)(this.shape)}this.takeTables(t)}throw new h.
pK}async readScans(){const s=(0,r.tV)(this.shape);let t=0;const n=new Set;for(let y=this.segments.next();!y.done;y=this.segments.next()){const{value:o}=y;if((0,r.
qt)(o.marker))throw new h.pK;if(o.marker===g&&t>0)throw new h.pK;if(o.marker!==N.Os){this.takeTables(o);continue}if(++t>w)throw new h.pK;await this.readScan(s,o,
n)}if(n.size<s.components.length)throw new h.pK;return{frame:s,kept:this.kept}}takeTables(s){const{marker:t,data:n}=s;(0,N.iN)(t)||t===g?this.kept.push(s):t===i?
this.restarts=(n[0]??0)<<8|(n[1]??0)||1/0:t===m&&this.takeHuffman(n)}takeHuffman(s){for(let t=0;t<s.length;){const[n,y]=[s[t]>>4,s[t]&15],o=s.subarray(t+1,t+17),
f=o.reduce((e,a)=>e+a,0),E=t+17+f;if(n>1||y>3||f>256||E>s.length)throw new h.pK;(n===0?this.dc:this.ac)[y]=new h.eJ(o,s.subarray(t+17,E)),t=E}}async readScan(s,{
data:t,end:n},y){const o=t[0]??0;if(o<1||o>s.components.length||t.length<4+2*o)throw new h.pK;const[f,E,e]=[t[1+2*o],t[2+2*o],t[3+2*o]],a={first:f,last:E,high:e>>
4,low:e&15};if(s.isProgressive&&f>0&&o>1)throw new h.pK;const c=new h.qq(this.jpeg,n),p=Array.from({length:o},(u,A)=>{const R=s.components.find(({id:U})=>U===t[1+
2*A]);if(!R)throw new h.pK;const K=t[2+2*A],{dc:O,ac:k}=this,D={dc:O[K>>4],ac:k[K&15]};return y.add(R),{component:R,decoder:F(c,D,a,s.isProgressive)}});p.length===
1?await this.readAlone(p[0],c):await this.readTogether(s,p,c),c.check()}async readAlone({component:s,decoder:t},n){const{values:y,columns:o,rows:f,stride:E}=s;let e=this.
restarts;for(let a=0;a<f;a++){for(let p=0;p<o;p++)e=this.passRestart(e,[t],n),t.decode(y,(a*E+p)*r.IE);n.check();const c=this.pace.step(o*S);c&&await c}}async readTogether({
unitColumns:s,unitRows:t},n,y){const o=n.map(({decoder:e})=>e),f=n.reduce((e,{component:{across:a,down:c}})=>e+a*c,0);let E=this.restarts;for(let e=0;e<t;e++){for(let c=0;c<
s;c++){E=this.passRestart(E,o,y);for(const p of n)M(p,e,c)}y.check();const a=this.pace.step(s*f*S);a&&await a}}passRestart(s,t,n){if(s>0)return s-1;n.restart();
for(const y of t)y.reset();return this.restarts-1}}function M({component:x,decoder:s},t,n){const{values:y,across:o,down:f,stride:E}=x;for(let e=0;e<f;e++)for(let a=0;a<
o;a++)s.decode(y,((t*f+e)*E+n*o+a)*r.IE)}}),16353:((H,L,v)=>{v.d(L,{e_:()=>d,np:()=>B,t0:()=>r,tt:()=>m});var N=v(47772);function h(g,i){const[w,S]=[new Uint16Array(
256),new Uint8Array(256)];let[T,b]=[0,0];for(const[M,x]of g.entries()){for(let s=0;s<x;s++,b++,T++)w[i[b]]=T,S[i[b]]=M+1;T*=2}return{counts:g,values:i,codes:w,lengths:S}}
const F=Array.from({length:12},(g,i)=>i),B=[h([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],F),h([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],F)],z=["010203000411051221314106135161072\
27114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],C=[[0,2,1,
3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],d=z.map((g,i)=>{const w=[...Buffer.from(g,"hex")],T=[0,240,...Array.from({length:160},(b,M)=>Math.
floor(M/10)<<4|M%10+1)].filter(b=>!w.includes(b)).sort((b,M)=>b-M);return h(C[i],[...w,...T])}),l=0,I=240;class r{output;bits=0;count=0;constructor(i){this.output=
i}add(i,w){for(this.bits=this.bits<<w|i,this.count+=w;this.count>=8;){this.count-=8;const S=this.bits>>>this.count&255;this.output.byte(S),S===255&&this.output.
byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class m{bits;dc;ac;before=0;values=new Int16Array(64);constructor(i,w,S){
this.bits=i,this.dc=w,this.ac=S}write(i,w){const{values:S}=this;for(let T=0;T<64;T++){const b=N.Tl[T];S[T]=Math.round(i[b]*w[b])}this.writeValues(S,0)}writeValues(i,w){
const{bits:S,dc:T,ac:b}=this,M=i[w];this.value(M-this.before,0,T),this.before=M;let x=0;for(let s=w+1;s<w+64;s++){const t=i[s];if(t===0){x++;continue}for(;x>15;x-=
16)S.add(b.codes[I],b.lengths[I]);this.value(t,x,b),x=0}x>0&&S.add(b.codes[l],b.lengths[l])}value(i,w,{codes:S,lengths:T}){const b=32-Math.clz32(Math.abs(i)),M=w<<
4|b;this.bits.add(S[M],T[M]),b>0&&this.bits.add(i<0?i+(1<<b)-1:i,b)}}}),47772:((H,L,v)=>{v.d(L,{Tl:()=>N,X:()=>C,gS:()=>z,pd:()=>d,vI:()=>B});const N=Uint8Array.
from(h());function*h(){for(let r=0;r<15;r++)for(let m=0;m<=r;m++){const[g,i]=r%2===0?[r-m,m]:[m,r-m];g<8&&i<8&&(yield g*8+i)}}const F={luminance:[16,11,10,16,24,
40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,
72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},
()=>99)]};function B(r,m){const g=r<50?5e3/r:200-2*r;return Uint8Array.from(F[m],i=>Math.min(Math.max(Math.floor((i*g+50)/100),1),255))}const z=[1,1.387039845,1.306562965,
1.175875602,1,.785694958,.5411961,.275899379],C=r=>Float32Array.from(r,(m,g)=>1/(m*z[g>>3]*z[g&7]*8));function d(r){for(let m=0;m<64;m+=8)I(r,m,1);for(let m=0;m<
8;m++)I(r,m,8)}const l=Math.SQRT1_2;function I(r,m,g){const i=m+g,w=i+g,S=w+g,T=S+g,b=T+g,M=b+g,x=M+g,s=r[m],t=r[i],n=r[w],y=r[S],o=r[T],f=r[b],E=r[M],e=r[x],a=s+
e,c=s-e,p=t+E,u=t-E,A=n+f,R=n-f,K=y+o,O=y-o,k=a+K,D=a-K,U=p+A,P=p-A;r[m]=k+U,r[T]=k-U;const V=(P+D)*l;r[w]=D+V,r[M]=D-V;const Z=O+R,Y=R+u,W=u+c,_=(Z-W)*.382683433,
j=.5411961*Z+_,G=1.306562965*W+_,X=Y*l,Q=c+X,J=c-X;r[b]=J+j,r[S]=J-j,r[i]=Q+G,r[x]=Q-G}})};
