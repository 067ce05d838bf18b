"use strict";exports.id=6795,exports.ids=[6795],exports.modules={1900:((mt,J,H)=>{H.d(J,{b:()=>Z,cE:()=>Q,lc:()=>W,oF:()=>F,rr:()=>I,vO:()=>E});const E=4,F=2,X={gray:1,rgb:3,
rgba:4,"gray-alpha":2},I=l=>l.byteOffset%E===0?new Uint32Array(l.buffer,l.byteOffset,l.length/E):new Uint32Array(l.slice().buffer),P=new Uint32Array(0),L=(l,u)=>u>
0&&Buffer.compare(l(u),l(u-1))===0;async function Q({height:l,row:u},g){let A=-1;for(let m=0;m<l;m++){const b=u(m),M=L(u,m)?P:I(b);for(let y=0;y<M.length;y++){if(M[y]===
A)continue;const _=y*E,a=b[_+1];if(b[_]!==a||b[_+2]!==a)return!0;A=M[y]}const O=g.step(b.length*F);O&&await O}return!1}function W({width:l,row:u},g){const A=X[g],
m=new Uint8Array(l*A),b=A<3,M=A%2===0;let O=-1;return y=>{const _=O===y-1&&L(u,y);if(O=y,_)return m;const a=u(y),D=I(a);for(let S=0,p=0;S<D.length;S++){if(S>0&&
D[S]===D[S-1]){for(const C=p+A;p<C;p++)m[p]=m[p-A];continue}const x=S*E,[v,K,R]=[a[x],a[x+1],a[x+2]];b?m[p++]=N(R,K,v):(m[p++]=R,m[p++]=K,m[p++]=v),M&&(m[p++]=a[x+
3])}return m}}const N=(l,u,g)=>77*l+150*u+29*g+128>>8;function Z(l){const u=new Uint8Array(l.length/3);for(let g=0;g<u.length;g++)u[g]=N(l[g*3],l[g*3+1],l[g*3+2]);
return u}}),30044:((mt,J,H)=>{H.d(J,{I:()=>p});var E=H(64680);const F=Uint8Array.from(X());function*X(){for(let s=0;s<15;s++)for(let t=0;t<=s;t++){const[e,i]=s%
2===0?[s-t,t]:[t,s-t];e<8&&i<8&&(yield e*8+i)}}const I={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,
62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,
99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function P(s,t){const e=s<50?5e3/s:200-2*s;return Uint8Array.from(
I[t],i=>Math.min(Math.max(Math.floor((i*e+50)/100),1),255))}const L=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],Q=s=>Float32Array.from(
s,(t,e)=>1/(t*L[e>>3]*L[e&7]*8));function W(s){for(let t=0;t<64;t+=8)Z(s,t,1);for(let t=0;t<8;t++)Z(s,t,8)}const N=Math.SQRT1_2;function Z(s,t,e){const[i,r,n,o]=[
t+e,t+2*e,t+3*e,t+4*e],[c,f,h]=[t+5*e,t+6*e,t+7*e],[w,d,z,T]=[s[t],s[i],s[r],s[n]],[U,B,G,$]=[s[o],s[c],s[f],s[h]],[q,Y,k,tt]=[w+$,w-$,d+G,d-G],[st,nt,et,yt]=[z+
B,z-B,T+U,T-U],[it,j,ot,pt]=[q+et,q-et,k+st,k-st];s[t]=it+ot,s[o]=it-ot;const rt=(pt+j)*N;s[r]=j+rt,s[f]=j-rt;const[ct,xt,ht]=[yt+nt,nt+tt,tt+Y],ft=(ct-ht)*.382683433,
at=.5411961*ct+ft,lt=1.306562965*ht+ft,dt=xt*N,[ut,gt]=[Y+dt,Y-dt];s[c]=gt+at,s[n]=gt-at,s[i]=ut+lt,s[h]=ut-lt}function l(s,t){const[e,i]=[new Uint16Array(256),
new Uint8Array(256)];let[r,n]=[0,0];for(const[o,c]of s.entries()){for(let f=0;f<c;f++,n++,r++)e[t[n]]=r,i[t[n]]=o+1;r*=2}return{counts:s,values:t,codes:e,lengths:i}}
const u=Array.from({length:12},(s,t)=>t),g=[l([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],u),l([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],u)],A=["010203000411051221314106135161072\
27114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],m=[[0,2,1,
3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],b=A.map((s,t)=>{const e=[...Buffer.from(s,"hex")],r=[0,240,...Array.from({length:160},(n,o)=>Math.
floor(o/10)<<4|o%10+1)].filter(n=>!e.includes(n)).sort((n,o)=>n-o);return l(m[t],[...e,...r])}),M=0,O=240;class y{output;bits=0;count=0;constructor(t){this.output=
t}add(t,e){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;){this.count-=8;const i=this.bits>>>this.count&255;this.output.byte(i),i===255&&this.output.
byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class _{bits;dc;ac;before=0;constructor(t,e,i){this.bits=
t,this.dc=e,this.ac=i}write(t,e){const{bits:i,dc:r,ac:n}=this,o=Math.round(t[0]*e[0]);this.value(o-this.before,0,r),this.before=o;let c=0;for(let f=1;f<64;f++){
const h=F[f],w=Math.round(t[h]*e[h]);if(w===0){c++;continue}for(;c>15;c-=16)i.add(n.codes[O],n.lengths[O]);this.value(w,c,n),c=0}c>0&&i.add(n.codes[M],n.lengths[M])}value(t,e,{
codes:i,lengths:r}){const n=32-Math.clz32(Math.abs(t)),o=e<<4|n;this.bits.add(i[o],r[o]),n>0&&this.bits.add(t<0?t+(1<<n)-1:t,n)}}const a=8,D=12,S=65535;async function p(s,t){
const{width:e,height:i,color:r,quality:n}=s,o=new E.k(Math.max(4096,e*i>>2)),c=P(n,"luminance"),f=r==="rgb"?[c,P(n,"chrominance")]:[c];K(o,s,f);const h=r==="rgb"?
new bt(s,o,f):new wt(s,o,f);for(let w=0;w<i;w+=h.height){h.write(w);const d=t.step(e*h.height*(r==="inks"?2:1)*D);d&&await d}return h.finish(),x(o,217),o.bytes}
function x(s,t,...e){if(s.byte(255),s.byte(t),e.length!==0)for(const i of[...v(e.length+2),...e])s.byte(i)}const v=s=>[s>>8,s&255];function K(s,{width:t,height:e,
color:i,resolution:r},n){const o=v(Math.min(Math.round(r),S));x(s,216),i!=="inks"&&x(s,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...o,...o,0,0);for(const[h,w]of n.
entries())x(s,219,h,...[...F].map(d=>w[d]));const c=i==="rgb"?[1,34,0,2,17,1,3,17,1]:R(i).flatMap(h=>[h,17,0]);x(s,192,8,...v(e),...v(t),c.length/3,...c);for(const h of n.
keys())for(const[w,d]of[g[h],b[h]].entries())x(s,196,w<<4|h,...d.counts,...d.values);const f=i==="rgb"?[1,0,2,17,3,17]:R(i).flatMap(h=>[h,0]);x(s,218,f.length/2,
...f,0,63,0)}const R=s=>s==="gray"?[1]:[1,2,3,4];class C{width;height;samples;block=new Float32Array(a*a);divisors;coder;constructor(t,e,i,r,n,o){this.width=t,this.
height=e,this.samples=new Float32Array(t*e),this.divisors=Q(r),this.coder=new _(i,n,o)}set(t,e,i){this.samples[t*this.width+e]=i}write(t,e){const{samples:i,width:r,
block:n}=this;for(let o=0,c=0;o<a;o++)for(let f=(e+o)*r+t,h=f+a;f<h;)n[c++]=i[f++]-128;W(n),this.coder.write(n,this.divisors)}}const V=(s,t)=>Math.ceil(s/t)*t;class wt{image;height=a;bits;planes;constructor(t,e,[
i]){this.image=t,this.bits=new y(e);const r=V(t.width,a),n=t.color==="gray"?1:4;this.planes=Array.from({length:n},()=>new C(r,a,this.bits,i,g[0],b[0]))}write(t){
const{image:e,planes:i}=this,{width:r}=i[0];for(let n=0;n<a;n++){const o=e.samples(Math.min(t+n,e.height-1));for(const[c,f]of i.entries())for(let h=0;h<r;h++)f.
set(n,h,o[Math.min(h,e.width-1)*i.length+c])}for(let n=0;n<r;n+=a)for(const o of i)o.write(n,0)}finish(){this.bits.finish()}}class bt{image;height=2*a;bits;light;blue;red;sums;constructor(t,e,[
i,r]){this.image=t,this.bits=new y(e);const n=V(t.width,2*a);this.light=new C(n,2*a,this.bits,i,g[0],b[0]),this.blue=new C(n/2,a,this.bits,r,g[1],b[1]),this.red=
new C(n/2,a,this.bits,r,g[1],b[1]),this.sums=new Float32Array(n)}write(t){const{light:e,blue:i,red:r}=this;for(let n=0;n<this.height;n++)this.row(n,Math.min(t+n,
this.image.height-1));for(let n=0;n<e.width;n+=this.height){for(const o of[0,a])for(const c of[0,a])e.write(n+c,o);i.write(n/2,0),r.write(n/2,0)}}finish(){this.
bits.finish()}row(t,e){const{image:i,light:r,blue:n,red:o,sums:c}=this,f=i.samples(e),h=i.width-1,w=t%2===0;w&&c.fill(0);for(let d=0;d<r.width;d++){const z=Math.
min(d,h)*3,[T,U,B]=[f[z],f[z+1],f[z+2]];r.set(t,d,.299*T+.587*U+.114*B);const G=d&-2;c[G]+=-.168736*T-.331264*U+.5*B,c[G+1]+=.5*T-.418688*U-.081312*B}if(!w)for(let d=0;d<
r.width;d+=2)n.set(t>>1,d>>1,c[d]/4+128),o.set(t>>1,d>>1,c[d+1]/4+128)}}})};
