"use strict";exports.id=6795,exports.ids=[6795],exports.modules={1900:((gt,J,R)=>{R.d(J,{cE:()=>Q,lc:()=>W,oF:()=>I,rr:()=>L,vO:()=>v});const v=4,I=2,X={gray:1,rgb:3,rgba:4,
"gray-alpha":2},L=d=>d.byteOffset%v===0?new Uint32Array(d.buffer,d.byteOffset,d.length/v):new Uint32Array(d.slice().buffer),H=new Uint32Array(0),N=(d,g)=>g>0&&Buffer.
compare(d(g),d(g-1))===0;async function Q({height:d,row:g},O){let w=-1;for(let u=0;u<d;u++){const M=g(u),p=N(g,u)?H:L(M);for(let b=0;b<p.length;b++){if(p[b]===w)
continue;const E=b*v,x=M[E+1];if(M[E]!==x||M[E+2]!==x)return!0;w=p[b]}const S=O.step(M.length*I);S&&await S}return!1}function W({width:d,row:g},O){const w=X[O],
u=new Uint8Array(d*w),M=w<3,p=w%2===0;let S=-1;return b=>{const E=S===b-1&&N(g,b);if(S=b,E)return u;const x=g(b),l=L(x);for(let _=0,y=0;_<l.length;_++){if(_>0&&
l[_]===l[_-1]){for(const G=y+w;y<G;y++)u[y]=u[y-w];continue}const z=_*v,[A,C,Z]=[x[z],x[z+1],x[z+2]];M?u[y++]=P(Z,C,A):(u[y++]=Z,u[y++]=C,u[y++]=A),p&&(u[y++]=x[z+
3])}return u}}const P=(d,g,O)=>77*d+150*g+29*O+128>>8}),30044:((gt,J,R)=>{R.d(J,{I:()=>z});var v=R(64680);const I=Uint8Array.from(X());function*X(){for(let s=0;s<
15;s++)for(let t=0;t<=s;t++){const[e,i]=s%2===0?[s-t,t]:[t,s-t];e<8&&i<8&&(yield e*8+i)}}const L={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,
13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[
17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function H(s,t){const e=s<50?
5e3/s:200-2*s;return Uint8Array.from(L[t],i=>Math.min(Math.max(Math.floor((i*e+50)/100),1),255))}const N=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,
.275899379],Q=s=>Float32Array.from(s,(t,e)=>1/(t*N[e>>3]*N[e&7]*8));function W(s){for(let t=0;t<64;t+=8)d(s,t,1);for(let t=0;t<8;t++)d(s,t,8)}const P=Math.SQRT1_2;
function d(s,t,e){const[i,r,n,o]=[t+e,t+2*e,t+3*e,t+4*e],[c,f,h]=[t+5*e,t+6*e,t+7*e],[m,a,T,B]=[s[t],s[i],s[r],s[n]],[F,U,D,$]=[s[o],s[c],s[f],s[h]],[q,Y,k,tt]=[
m+$,m-$,a+D,a-D],[st,nt,et,yt]=[T+U,T-U,B+F,B-F],[it,j,ot,pt]=[q+et,q-et,k+st,k-st];s[t]=it+ot,s[o]=it-ot;const rt=(pt+j)*P;s[r]=j+rt,s[f]=j-rt;const[ct,xt,ht]=[
yt+nt,nt+tt,tt+Y],ft=(ct-ht)*.382683433,at=.5411961*ct+ft,lt=1.306562965*ht+ft,dt=xt*P,[ut,mt]=[Y+dt,Y-dt];s[c]=mt+at,s[n]=mt-at,s[i]=ut+lt,s[h]=ut-lt}function g(s,t){
const[e,i]=[new Uint16Array(256),new Uint8Array(256)];let[r,n]=[0,0];for(const[o,c]of s.entries()){for(let f=0;f<c;f++,n++,r++)e[t[n]]=r,i[t[n]]=o+1;r*=2}return{
counts:s,values:t,codes:e,lengths:i}}const O=Array.from({length:12},(s,t)=>t),w=[g([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],O),g([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],O)],
u=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a1624\
34e125f1".replace(" ","")],M=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],p=u.map((s,t)=>{const e=[...Buffer.from(s,"hex")],r=[0,240,
...Array.from({length:160},(n,o)=>Math.floor(o/10)<<4|o%10+1)].filter(n=>!e.includes(n)).sort((n,o)=>n-o);return g(M[t],[...e,...r])}),S=0,b=240;class E{output;bits=0;count=0;constructor(t){
this.output=t}add(t,e){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;){this.count-=8;const i=this.bits>>>this.count&255;this.output.byte(i),i===255&&
this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class x{bits;dc;ac;before=0;constructor(t,e,i){
this.bits=t,this.dc=e,this.ac=i}write(t,e){const{bits:i,dc:r,ac:n}=this,o=Math.round(t[0]*e[0]);this.value(o-this.before,0,r),this.before=o;let c=0;for(let f=1;f<
64;f++){const h=I[f],m=Math.round(t[h]*e[h]);if(m===0){c++;continue}for(;c>15;c-=16)i.add(n.codes[b],n.lengths[b]);this.value(m,c,n),c=0}c>0&&i.add(n.codes[S],n.
lengths[S])}value(t,e,{codes:i,lengths:r}){const n=32-Math.clz32(Math.abs(t)),o=e<<4|n;this.bits.add(i[o],r[o]),n>0&&this.bits.add(t<0?t+(1<<n)-1:t,n)}}const l=8,
_=12,y=65535;async function z(s,t){const{width:e,height:i,color:r,quality:n}=s,o=new v.k(Math.max(4096,e*i>>2)),c=H(n,"luminance"),f=r==="rgb"?[c,H(n,"chrominan\
ce")]:[c];Z(o,s,f);const h=r==="rgb"?new bt(s,o,f):new wt(s,o,f);for(let m=0;m<i;m+=h.height){h.write(m);const a=t.step(e*h.height*(r==="inks"?2:1)*_);a&&await a}
return h.finish(),A(o,217),o.bytes}function A(s,t,...e){if(s.byte(255),s.byte(t),e.length!==0)for(const i of[...C(e.length+2),...e])s.byte(i)}const C=s=>[s>>8,s&
255];function Z(s,{width:t,height:e,color:i,resolution:r},n){const o=C(Math.min(Math.round(r),y));A(s,216),i!=="inks"&&A(s,224,...Buffer.from("JFIF\0","latin1"),
1,1,1,...o,...o,0,0);for(const[h,m]of n.entries())A(s,219,h,...[...I].map(a=>m[a]));const c=i==="rgb"?[1,34,0,2,17,1,3,17,1]:G(i).flatMap(h=>[h,17,0]);A(s,192,8,
...C(e),...C(t),c.length/3,...c);for(const h of n.keys())for(const[m,a]of[w[h],p[h]].entries())A(s,196,m<<4|h,...a.counts,...a.values);const f=i==="rgb"?[1,0,2,
17,3,17]:G(i).flatMap(h=>[h,0]);A(s,218,f.length/2,...f,0,63,0)}const G=s=>s==="gray"?[1]:[1,2,3,4];class K{width;height;samples;block=new Float32Array(l*l);divisors;coder;constructor(t,e,i,r,n,o){
this.width=t,this.height=e,this.samples=new Float32Array(t*e),this.divisors=Q(r),this.coder=new x(i,n,o)}set(t,e,i){this.samples[t*this.width+e]=i}write(t,e){const{
samples:i,width:r,block:n}=this;for(let o=0,c=0;o<l;o++)for(let f=(e+o)*r+t,h=f+l;f<h;)n[c++]=i[f++]-128;W(n),this.coder.write(n,this.divisors)}}const V=(s,t)=>Math.
ceil(s/t)*t;class wt{image;height=l;bits;planes;constructor(t,e,[i]){this.image=t,this.bits=new E(e);const r=V(t.width,l),n=t.color==="gray"?1:4;this.planes=Array.
from({length:n},()=>new K(r,l,this.bits,i,w[0],p[0]))}write(t){const{image:e,planes:i}=this,{width:r}=i[0];for(let n=0;n<l;n++){const o=e.samples(Math.min(t+n,e.
height-1));for(const[c,f]of i.entries())for(let h=0;h<r;h++)f.set(n,h,o[Math.min(h,e.width-1)*i.length+c])}for(let n=0;n<r;n+=l)for(const o of i)o.write(n,0)}finish(){
this.bits.finish()}}class bt{image;height=2*l;bits;light;blue;red;sums;constructor(t,e,[i,r]){this.image=t,this.bits=new E(e);const n=V(t.width,2*l);this.light=
new K(n,2*l,this.bits,i,w[0],p[0]),this.blue=new K(n/2,l,this.bits,r,w[1],p[1]),this.red=new K(n/2,l,this.bits,r,w[1],p[1]),this.sums=new Float32Array(n)}write(t){
const{light:e,blue:i,red:r}=this;for(let n=0;n<this.height;n++)this.row(n,Math.min(t+n,this.image.height-1));for(let n=0;n<e.width;n+=this.height){for(const o of[
0,l])for(const c of[0,l])e.write(n+c,o);i.write(n/2,0),r.write(n/2,0)}}finish(){this.bits.finish()}row(t,e){const{image:i,light:r,blue:n,red:o,sums:c}=this,f=i.
samples(e),h=i.width-1,m=t%2===0;m&&c.fill(0);for(let a=0;a<r.width;a++){const T=Math.min(a,h)*3,[B,F,U]=[f[T],f[T+1],f[T+2]];r.set(t,a,.299*B+.587*F+.114*U);const D=a&
-2;c[D]+=-.168736*B-.331264*F+.5*U,c[D+1]+=.5*B-.418688*F-.081312*U}if(!m)for(let a=0;a<r.width;a+=2)n.set(t>>1,a>>1,c[a]/4+128),o.set(t>>1,a>>1,c[a+1]/4+128)}}})};
