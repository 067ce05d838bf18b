"use strict";exports.id=2118,exports.ids=[2118],exports.modules={42118:((H,L,T)=>{T.d(L,{i:()=>f,F:()=>b});var N=T(58006),h=T(45599),F=T(38671),B=T(64680),z=T(16353),C=T(8283),
d=T(990),w=T(55407);const[S,r]=[1023,2047],l=250,E=1,[o,m,I,v]=[192,193,196,219],g=(e,a)=>(0,w.E)(e,a,E,c=>M(c,e,a.pace));async function M({frame:e,kept:a},c,p){
const u=new B.k(Math.ceil(c.length*1.2)+4096);t(u,C.A2);for(const{start:K,end:O}of a)u.copy(c,K,O);const A=a.some(({marker:K,data:O})=>K===v&&O[0]>>4===1);t(u,A?
m:o,s(e));for(const[K,O]of z.np.entries())for(const[k,D]of[O,z.e_[K]].entries())t(u,I,[k<<4|K,...D.counts,...D.values]);const R=e.components.flatMap(({id:K},O)=>[
K,x(O)*17]);if(t(u,C.Os,[e.components.length,...R,0,d.IE-1,0]),!!await n(e,u,p))return t(u,C.GM),u.from(0)}const x=e=>e===0||e===3?0:1;function s({width:e,height:a,
components:c}){return[8,...[a>>8,a&255,e>>8,e&255],c.length,...c.flatMap(({id:u,across:A,down:R,table:K})=>[u,A<<4|R,K])]}function t(e,a,c){if(e.byte(255),e.byte(
a),!!c)for(const p of[c.length+2>>8,c.length+2&255,...c])e.byte(p)}async function n({components:e,unitColumns:a,unitRows:c},p,u){const A=new z.t0(p),R=e.map((D,U)=>new z.
tt(A,z.np[x(U)],z.e_[x(U)])),K=e.reduce((D,{across:U,down:P})=>D+U*P,0),O=p.length,k=e.reduce((D,{values:U})=>D+U.byteLength*E,0);for(let D=0;D<c;D++){for(let P=0;P<
a;P++)for(const[V,Z]of e.entries())if(!y(Z,R[V],D,P))return!1;if(p.length-O>k)return!1;const U=u.step(a*K*l);U&&await U}return A.finish(),!0}function y({values:e,
across:a,down:c,stride:p},u,A,R){for(let K=0;K<c;K++)for(let O=0;O<a;O++){const k=((A*c+K)*p+R*a+O)*d.IE;if(Math.abs(e[k]-u.before)>r)return!1;for(let D=k+1;D<k+
d.IE;D++)if(Math.abs(e[D])>S)return!1;u.writeValues(e,k)}return!0}var i=T(74262);async function f(e,a){const{format:c,parameters:p,before:u}=(0,F.R)(e,a);if(c!==
"jpg")return;const{data:A,whole:R}=await e.decodedPartAtEase(u);if(!R||(0,i.YL)(A))return;const K=await g(A,e.job);if(!K)return;const O=(0,N.n)(a,K,{compress:!1});
return O.dict.set("Filter",(0,h.UU)("DCTDecode")),p&&O.dict.set("DecodeParms",p),O}async function b(e,a){let c=!1;for(const p of a){const u=e.get(p),A=u instanceof
h.Z6?await f(e,u):void 0;A&&(e.put(p,A),c=!0)}return c}}),990:((H,L,T)=>{T.d(L,{IE:()=>F,IW:()=>S,n5:()=>l,qt:()=>w,tV:()=>E});var N=T(45657);const h=8,F=h*h,B=10,
[z,C,d]=[192,193,194],w=o=>o>=192&&o<=207&&o!==196&&o!==200&&o!==204;function S(o,m){if(o!==z&&o!==C&&o!==d)return;const[I,v=0,g=0,M=0,x=0,s=0]=m,[t,n]=[v<<8|g,
M<<8|x];if(!(I===8&&n>0&&t>0&&s>=1&&s<=4&&m.length>=6+3*s))return;const i=Array.from({length:s},(u,A)=>r(m.subarray(6+3*A)));if(i.some(({across:u,down:A,table:R})=>u<
1||u>4||A<1||A>4||R>3))return;const f=s===1?i.map(u=>({...u,across:1,down:1})):i;if(f.reduce((u,{across:A,down:R})=>u+A*R,0)>B||new Set(f.map(({id:u})=>u)).size<
s)return;const e=(0,N.Kf)(f.map(({across:u})=>u)),a=(0,N.Kf)(f.map(({down:u})=>u)),c=Math.ceil(n/(h*e)),p=Math.ceil(t/(h*a));return{width:n,height:t,unitColumns:c,
unitRows:p,isProgressive:o===d,components:f.map(u=>({...u,columns:Math.ceil(Math.ceil(n*u.across/e)/h),rows:Math.ceil(Math.ceil(t*u.down/a)/h),stride:c*u.across}))}}
function r([o=0,m=0,I=0]){return{id:o,across:m>>4,down:m&15,table:I}}const l=({components:o,unitRows:m})=>o.reduce((I,{stride:v,down:g})=>I+v*m*g,0)*F*Int16Array.
BYTES_PER_ELEMENT,E=o=>({...o,components:o.components.map(m=>({...m,values:new Int16Array(m.stride*o.unitRows*m.down*F)}))})}),79098:((H,L,T)=>{T.d(L,{eJ:()=>B,
pK:()=>N,qq:()=>z});class N extends Error{}const h=9,F=16;class B{values;quick=new Uint16Array(1<<h);ends=new Int32Array(F+1);shifts=new Int32Array(F+1);constructor(d,w){
this.values=w;let[S,r]=[0,0];for(let l=1;l<=F;l++,S*=2){const E=d[l-1];this.shifts[l]=r-S;for(let o=0;o<E;o++,S++,r++)this.enter(S,l,w[r]);if(this.ends[l]=S,S>1<<
l)throw new N}}enter(d,w,S){if(w>h)return;const r=d<<h-w;this.quick.fill(w<<8|S,r,r+(1<<h-w))}read(d){const w=this.quick[d.peek(h)];return w===0?this.readLong(d):
(d.skip(w>>8),w&255)}readLong(d){const w=d.peek(F);for(let S=h+1;S<=F;S++){const r=w>>F-S;if(!(r>=this.ends[S]))return d.skip(S),this.values[r+this.shifts[S]]}throw new N}}
class z{bytes;at;bits=0;count=0;beyond=0;constructor(d,w){this.bytes=d,this.at=w}peek(d){return this.count<d&&this.fill(),this.bits>>>this.count-d&(1<<d)-1}skip(d){
this.count-=d}take(d){const w=this.peek(d);return this.count-=d,w}takeSigned(d){if(d===0)return 0;const w=this.take(d);return w<1<<d-1?w-(1<<d)+1:w}fill(){const{
bytes:d}=this;for(;this.count<=24;this.count+=8){const w=d[this.at],S=w===void 0||w===255&&d[this.at+1]!==0;this.bits=this.bits<<8|(S?0:w),S?this.beyond+=8:this.
at+=w===255?2:1}}check(){if(this.beyond>this.count)throw new N}restart(){this.check();const{bytes:d}=this;for(;d[this.at]===255&&d[this.at+1]===255;)this.at++;const w=d[this.
at]===255?d[this.at+1]:0;if(w<208||w>215)throw new N;this.at+=2,this.bits=this.count=this.beyond=0}}}),55407:((H,L,T)=>{T.d(L,{E:()=>v});var N=T(8283),h=T(79098);
function F(x,{dc:s,ac:t},n,y){const{first:i,last:f,high:b,low:e}=n;if(!y){if(!s||!t)throw new h.pK;return new C(x,s,t)}if(i>f||f>63||e>13||i===0&&f!==0)throw new h.
pK;if(b!==0&&b!==e+1)throw new h.pK;if(i===0&&b!==0)return new z(x,e);if(i===0){if(!s)throw new h.pK;return new B(x,s,e)}if(!t)throw new h.pK;return b===0?new w(
x,t,n):new S(x,t,n)}class B{bits;dc;low;before=0;constructor(s,t,n){this.bits=s,this.dc=t,this.low=n}decode(s,t){const n=this.dc.read(this.bits);if(n>15)throw new h.
pK;this.before+=this.bits.takeSigned(n),s[t]=this.before<<this.low}reset(){this.before=0}}class z{bits;low;constructor(s,t){this.bits=s,this.low=t}decode(s,t){this.
bits.take(1)&&(s[t]|=1<<this.low)}reset(){}}class C{bits;ac;first;constructor(s,t,n){this.bits=s,this.ac=n,this.first=new B(s,t,0)}decode(s,t){this.first.decode(
s,t);const{bits:n,ac:y}=this;for(let i=1;i<64;i++){const f=y.read(n),b=f&15;if(b===0&&f!==d)return;if(i+=f>>4,i>63)throw new h.pK;b>0&&(s[t+i]=n.takeSigned(b))}}reset(){
this.first.reset()}}const d=240;class w{bits;ac;band;empty=0;constructor(s,t,n){this.bits=s,this.ac=t,this.band=n}decode(s,t){if(this.empty>0){this.empty--;return}
const{bits:n,ac:y}=this,{first:i,last:f,low:b}=this.band;for(let e=i;e<=f;e++){const a=y.read(n),[c,p]=[a>>4,a&15];if(p===0&&c<15){this.empty=(1<<c)-1+(c>0?n.take(
c):0);return}if(e+=c,e>f)throw new h.pK;p>0&&(s[t+e]=n.takeSigned(p)<<b)}}reset(){this.empty=0}}class S{bits;ac;band;empty=0;bit;constructor(s,t,n){this.bits=s,
this.ac=t,this.band=n,this.bit=1<<n.low}decode(s,t){const{first:n,last:y}=this.band;let i=n;if(this.empty===0&&(i=this.decodeCodes(s,t)),this.empty!==0){for(;i<=
y;i++)s[t+i]!==0&&this.refine(s,t+i);this.empty--}}decodeCodes(s,t){const{bits:n,ac:y,bit:i}=this,{first:f,last:b}=this.band;let e=f;for(;e<=b;e++){const a=y.read(
n),[c,p]=[a>>4,a&15];if(p>1)throw new h.pK;if(p===0&&c<15)return this.empty=(1<<c)+(c>0?n.take(c):0),e;const u=p===0?0:n.take(1)?i:-i;if(e=this.passZeros(s,t,e,
c),u!==0){if(e>b)throw new h.pK;s[t+e]=u}}return e}passZeros(s,t,n,y){const{last:i}=this.band;let f=n;for(let b=y;f<=i;f++)if(s[t+f]!==0)this.refine(s,t+f);else if(b--===
0)break;return f}refine(s,t){if(!this.bits.take(1))return;const n=s[t];(Math.abs(n)&this.bit)===0&&(s[t]=n<0?n-this.bit:n+this.bit)}reset(){this.empty=0}}var r=T(
990);const[l,E,o]=[196,219,221],m=100,I=200;async function v(x,{memory:s,pace:t},n,y){const i=new g(x,t);try{const f=i.readHead()*(1+n);if(!s.borrow(f))return;try{
return await y(await i.readScans())}finally{s.release(f)}}catch(f){if(f instanceof h.pK)return;throw f}}class g{jpeg;pace;segments;kept=[];dc=[];ac=[];restarts=1/0;shape;constructor(s,t){
this.jpeg=s,this.pace=t,this.segments=(0,N.OD)(s)}readHead(){for(let s=this.segments.next();!s.done;s=this.segments.next()){const{value:t}=s;if(t.marker===N.Os)
throw new h.pK;if((0,r.qt)(t.marker)){if(this.shape=(0,r.IW)(t.marker,t.data),!this.shape)throw new h.pK;return(0,r.n5)(this.shape)}this.takeTables(t)}throw new h.
pK}async readScans(){const s=(0,r.tV)(this.shape);let t=0;const n=new Set;for(let y=this.segments.next();!y.done;y=this.segments.next()){const{value:i}=y;if((0,r.
qt)(i.marker))throw new h.pK;if(i.marker===E&&t>0)throw new h.pK;if(i.marker!==N.Os){this.takeTables(i);continue}if(++t>m)throw new h.pK;await this.readScan(s,i,
n)}if(n.size<s.components.length)throw new h.pK;return{frame:s,kept:this.kept}}takeTables(s){const{marker:t,data:n}=s;(0,N.iN)(t)||t===E?this.kept.push(s):t===o?
this.restarts=(n[0]??0)<<8|(n[1]??0)||1/0:t===l&&this.takeHuffman(n)}takeHuffman(s){for(let t=0;t<s.length;){const[n,y]=[s[t]>>4,s[t]&15],i=s.subarray(t+1,t+17),
f=i.reduce((e,a)=>e+a,0),b=t+17+f;if(n>1||y>3||f>256||b>s.length)throw new h.pK;(n===0?this.dc:this.ac)[y]=new h.eJ(i,s.subarray(t+17,b)),t=b}}async readScan(s,{
data:t,end:n},y){const i=t[0]??0;if(i<1||i>s.components.length||t.length<4+2*i)throw new h.pK;const[f,b,e]=[t[1+2*i],t[2+2*i],t[3+2*i]],a={first:f,last:b,high:e>>
4,low:e&15};if(s.isProgressive&&f>0&&i>1)throw new h.pK;const c=new h.qq(this.jpeg,n),p=Array.from({length:i},(u,A)=>{const R=s.components.find(({id:U})=>U===t[1+
2*A]);if(!R)throw new h.pK;const K=t[2+2*A],{dc:O,ac:k}=this,D={dc:O[K>>4],ac:k[K&15]};return y.add(R),{component:R,decoder:F(c,D,a,s.isProgressive)}});p.length===
1?await this.readAlone(p[0],c):await this.readTogether(s,p,c),c.check()}async readAlone({component:s,decoder:t},n){const{values:y,columns:i,rows:f,stride:b}=s;let e=this.
restarts;for(let a=0;a<f;a++){for(let p=0;p<i;p++)e=this.passRestart(e,[t],n),t.decode(y,(a*b+p)*r.IE);n.check();const c=this.pace.step(i*I);c&&await c}}async readTogether({
unitColumns:s,unitRows:t},n,y){const i=n.map(({decoder:e})=>e),f=n.reduce((e,{component:{across:a,down:c}})=>e+a*c,0);let b=this.restarts;for(let e=0;e<t;e++){for(let c=0;c<
s;c++){b=this.passRestart(b,i,y);for(const p of n)M(p,e,c)}y.check();const a=this.pace.step(s*f*I);a&&await a}}passRestart(s,t,n){if(s>0)return s-1;n.restart();
for(const y of t)y.reset();return this.restarts-1}}function M({component:x,decoder:s},t,n){const{values:y,across:i,down:f,stride:b}=x;for(let e=0;e<f;e++)for(let a=0;a<
i;a++)s.decode(y,((t*f+e)*b+n*i+a)*r.IE)}}),16353:((H,L,T)=>{T.d(L,{e_:()=>d,np:()=>B,t0:()=>r,tt:()=>l});var N=T(47772);function h(E,o){const[m,I]=[new Uint16Array(
256),new Uint8Array(256)];let[v,g]=[0,0];for(const[M,x]of E.entries()){for(let s=0;s<x;s++,g++,v++)m[o[g]]=v,I[o[g]]=M+1;v*=2}return{counts:E,values:o,codes:m,lengths:I}}
const F=Array.from({length:12},(E,o)=>o),B=[h([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],F),h([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],F)],z=["010203000411051221314106135161072\
27114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],C=[[0,2,1,
3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],d=z.map((E,o)=>{const m=[...Buffer.from(E,"hex")],v=[0,240,...Array.from({length:160},(g,M)=>Math.
floor(M/10)<<4|M%10+1)].filter(g=>!m.includes(g)).sort((g,M)=>g-M);return h(C[o],[...m,...v])}),w=0,S=240;class r{output;bits=0;count=0;constructor(o){this.output=
o}add(o,m){for(this.bits=this.bits<<m|o,this.count+=m;this.count>=8;){this.count-=8;const I=this.bits>>>this.count&255;this.output.byte(I),I===255&&this.output.
byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class l{bits;dc;ac;before=0;values=new Int16Array(64);constructor(o,m,I){
this.bits=o,this.dc=m,this.ac=I}write(o,m){const{values:I}=this;for(let v=0;v<64;v++){const g=N.Tl[v];I[v]=Math.round(o[g]*m[g])}this.writeValues(I,0)}writeValues(o,m){
const{bits:I,dc:v,ac:g}=this,M=o[m];this.value(M-this.before,0,v),this.before=M;let x=0;for(let s=m+1;s<m+64;s++){const t=o[s];if(t===0){x++;continue}for(;x>15;x-=
16)I.add(g.codes[S],g.lengths[S]);this.value(t,x,g),x=0}x>0&&I.add(g.codes[w],g.lengths[w])}value(o,m,{codes:I,lengths:v}){const g=32-Math.clz32(Math.abs(o)),M=m<<
4|g;this.bits.add(I[M],v[M]),g>0&&this.bits.add(o<0?o+(1<<g)-1:o,g)}}}),47772:((H,L,T)=>{T.d(L,{Tl:()=>N,X:()=>C,gS:()=>z,pd:()=>d,vI:()=>B});const N=Uint8Array.
from(h());function*h(){for(let r=0;r<15;r++)for(let l=0;l<=r;l++){const[E,o]=r%2===0?[r-l,l]:[l,r-l];E<8&&o<8&&(yield E*8+o)}}const F={luminance:[16,11,10,16,24,
40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,
72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},
()=>99)]};function B(r,l){const E=r<50?5e3/r:200-2*r;return Uint8Array.from(F[l],o=>Math.min(Math.max(Math.floor((o*E+50)/100),1),255))}const z=[1,1.387039845,1.306562965,
1.175875602,1,.785694958,.5411961,.275899379],C=r=>Float32Array.from(r,(l,E)=>1/(l*z[E>>3]*z[E&7]*8));function d(r){for(let l=0;l<64;l+=8)S(r,l,1);for(let l=0;l<
8;l++)S(r,l,8)}const w=Math.SQRT1_2;function S(r,l,E){const[o,m,I,v]=[l+E,l+2*E,l+3*E,l+4*E],[g,M,x]=[l+5*E,l+6*E,l+7*E],[s,t,n,y]=[r[l],r[o],r[m],r[I]],[i,f,b,
e]=[r[v],r[g],r[M],r[x]],[a,c,p,u]=[s+e,s-e,t+b,t-b],[A,R,K,O]=[n+f,n-f,y+i,y-i],[k,D,U,P]=[a+K,a-K,p+A,p-A];r[l]=k+U,r[v]=k-U;const V=(P+D)*w;r[m]=D+V,r[M]=D-V;
const[Z,Y,W]=[O+R,R+u,u+c],_=(Z-W)*.382683433,j=.5411961*Z+_,G=1.306562965*W+_,X=Y*w,[Q,J]=[c+X,c-X];r[g]=J+j,r[I]=J-j,r[o]=Q+G,r[x]=Q-G}})};
