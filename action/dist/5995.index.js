"use strict";exports.id=5995,exports.ids=[5995],exports.modules={1900:((N,I,A)=>{A.d(I,{cE:()=>v,lc:()=>S});const D=4,M=2,T={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function v({
height:y,row:E},x){for(let d=0;d<y;d++){const c=E(d);for(let a=0;a<c.length;a+=D){const w=c[a+1];if(c[a]!==w||c[a+2]!==w)return!0}const l=x.step(c.length*M);l&&
await l}return!1}function S({width:y,row:E},x){const d=T[x],c=new Uint8Array(y*d),l=d<3;return a=>{const w=E(a);for(let O=0,b=0;O<w.length;O+=D){const[C,R,L]=[w[O],
w[O+1],w[O+2]];l?c[b++]=p(L,R,C):(c[b++]=L,c[b++]=R,c[b++]=C),d%2===0&&(c[b++]=w[O+3])}return c}}const p=(y,E,x)=>77*y+150*E+29*x+128>>8}),30044:((N,I,A)=>{A.d(
I,{I:()=>ut});var D=A(64680);const M=Uint8Array.from(T());function*T(){for(let s=0;s<15;s++)for(let t=0;t<=s;t++){const[n,i]=s%2===0?[s-t,t]:[t,s-t];n<8&&i<8&&(yield n*
8+i)}}const v={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,
81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,
99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function S(s,t){const n=s<50?5e3/s:200-2*s;return Uint8Array.from(v[t],i=>Math.min(Math.max(Math.floor((i*
n+50)/100),1),255))}const p=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],y=s=>Float32Array.from(s,(t,n)=>1/(t*p[n>>3]*p[n&7]*8));function E(s){
for(let t=0;t<64;t+=8)d(s,t,1);for(let t=0;t<8;t++)d(s,t,8)}const x=Math.SQRT1_2;function d(s,t,n){const[i,o,e,r]=[t+n,t+2*n,t+3*n,t+4*n],[h,f,m]=[t+5*n,t+6*n,t+
7*n],[_,u,F,z]=[s[t],s[i],s[o],s[e]],[P,U,G,W]=[s[r],s[h],s[f],s[m]],[X,j,Q,Y]=[_+W,_-W,u+G,u-G],[V,$,q,xt]=[F+U,F-U,z+P,z-P],[k,H,tt,_t]=[X+q,X-q,Q+V,Q-V];s[t]=
k+tt,s[r]=k-tt;const st=(_t+H)*x;s[o]=H+st,s[f]=H-st;const[nt,yt,et]=[xt+$,$+Y,Y+j],it=(nt-et)*.382683433,ot=.5411961*nt+it,rt=1.306562965*et+it,ct=yt*x,[ht,at]=[
j+ct,j-ct];s[h]=at+ot,s[e]=at-ot,s[i]=ht+rt,s[m]=ht-rt}function c(s,t){const[n,i]=[new Uint16Array(256),new Uint8Array(256)];let[o,e]=[0,0];for(const[r,h]of s.entries()){
for(let f=0;f<h;f++,e++,o++)n[t[e]]=o,i[t[e]]=r+1;o*=2}return{counts:s,values:t,codes:n,lengths:i}}const l=Array.from({length:12},(s,t)=>t),a=[c([0,1,5,1,1,1,1,
1,1,0,0,0,0,0,0,0],l),c([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],l)],w=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","00010203110405213\
10612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],O=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],
b=w.map((s,t)=>{const n=[...Buffer.from(s,"hex")],o=[0,240,...Array.from({length:160},(e,r)=>Math.floor(r/10)<<4|r%10+1)].filter(e=>!n.includes(e)).sort((e,r)=>e-
r);return c(O[t],[...n,...o])}),C=0,R=240;class L{output;bits=0;count=0;constructor(t){this.output=t}add(t,n){for(this.bits=this.bits<<n|t,this.count+=n;this.count>=
8;){this.count-=8;const i=this.bits>>>this.count&255;this.output.byte(i),i===255&&this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add(
(1<<8-this.count)-1,8-this.count)}}class ft{bits;dc;ac;before=0;constructor(t,n,i){this.bits=t,this.dc=n,this.ac=i}write(t,n){const{bits:i,dc:o,ac:e}=this,r=Math.
round(t[0]*n[0]);this.value(r-this.before,0,o),this.before=r;let h=0;for(let f=1;f<64;f++){const m=M[f],_=Math.round(t[m]*n[m]);if(_===0){h++;continue}for(;h>15;h-=
16)i.add(e.codes[R],e.lengths[R]);this.value(_,h,e),h=0}h>0&&i.add(e.codes[C],e.lengths[C])}value(t,n,{codes:i,lengths:o}){const e=32-Math.clz32(Math.abs(t)),r=n<<
4|e;this.bits.add(i[r],o[r]),e>0&&this.bits.add(t<0?t+(1<<e)-1:t,e)}}const g=8,dt=12,lt=65535;async function ut(s,t){const{width:n,height:i,color:o,quality:e}=s,
r=new D.k(Math.max(4096,n*i>>2)),h=o==="gray"?[S(e,"luminance")]:[S(e,"luminance"),S(e,"chrominance")];mt(r,s,h);const f=o==="gray"?new wt(s,r,h):new gt(s,r,h);
for(let m=0;m<i;m+=f.height){f.write(m);const _=t.step(n*f.height*dt);_&&await _}return f.finish(),B(r,217),r.bytes}function B(s,t,...n){if(s.byte(255),s.byte(t),
n.length!==0)for(const i of[...K(n.length+2),...n])s.byte(i)}const K=s=>[s>>8,s&255];function mt(s,{width:t,height:n,color:i,resolution:o},e){const r=K(Math.min(
Math.round(o),lt));B(s,216),B(s,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...r,...r,0,0);for(const[m,_]of e.entries())B(s,219,m,...[...M].map(u=>_[u]));const h=i===
"gray"?[1,17,0]:[1,34,0,2,17,1,3,17,1];B(s,192,8,...K(n),...K(t),h.length/3,...h);for(const m of e.keys())for(const[_,u]of[a[m],b[m]].entries())B(s,196,_<<4|m,...u.
counts,...u.values);const f=i==="gray"?[1,0]:[1,0,2,17,3,17];B(s,218,f.length/2,...f,0,63,0)}class Z{width;height;samples;block=new Float32Array(g*g);divisors;coder;constructor(t,n,i,o,e,r){
this.width=t,this.height=n,this.samples=new Float32Array(t*n),this.divisors=y(o),this.coder=new ft(i,e,r)}set(t,n,i){this.samples[t*this.width+n]=i}write(t,n){const{
samples:i,width:o,block:e}=this;for(let r=0,h=0;r<g;r++)for(let f=(n+r)*o+t,m=f+g;f<m;)e[h++]=i[f++]-128;E(e),this.coder.write(e,this.divisors)}}const J=(s,t)=>Math.
ceil(s/t)*t;class wt{image;height=g;bits;plane;constructor(t,n,[i]){this.image=t,this.bits=new L(n),this.plane=new Z(J(t.width,g),g,this.bits,i,a[0],b[0])}write(t){
const{image:n,plane:i}=this;for(let o=0;o<g;o++){const e=n.samples(Math.min(t+o,n.height-1));for(let r=0;r<i.width;r++)i.set(o,r,e[Math.min(r,n.width-1)])}for(let o=0;o<
i.width;o+=g)i.write(o,0)}finish(){this.bits.finish()}}class gt{image;height=2*g;bits;light;blue;red;sums;constructor(t,n,[i,o]){this.image=t,this.bits=new L(n);
const e=J(t.width,2*g);this.light=new Z(e,2*g,this.bits,i,a[0],b[0]),this.blue=new Z(e/2,g,this.bits,o,a[1],b[1]),this.red=new Z(e/2,g,this.bits,o,a[1],b[1]),this.
sums=new Float32Array(e)}write(t){const{light:n,blue:i,red:o}=this;for(let e=0;e<this.height;e++)this.row(e,Math.min(t+e,this.image.height-1));for(let e=0;e<n.width;e+=
this.height){for(const r of[0,g])for(const h of[0,g])n.write(e+h,r);i.write(e/2,0),o.write(e/2,0)}}finish(){this.bits.finish()}row(t,n){const{image:i,light:o,blue:e,
red:r,sums:h}=this,f=i.samples(n),m=i.width-1,_=t%2===0;_&&h.fill(0);for(let u=0;u<o.width;u++){const F=Math.min(u,m)*3,[z,P,U]=[f[F],f[F+1],f[F+2]];o.set(t,u,.299*
z+.587*P+.114*U);const G=u&-2;h[G]+=-.168736*z-.331264*P+.5*U,h[G+1]+=.5*z-.418688*P-.081312*U}if(!_)for(let u=0;u<o.width;u+=2)e.set(t>>1,u>>1,h[u]/4+128),r.set(
t>>1,u>>1,h[u+1]/4+128)}}}),38671:((N,I,A)=>{A.d(I,{R:()=>v});var D=A(52205),M=A(45599);const T={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",
CCF:"ccitt",JBIG2Decode:"jbig2"};function v(S,p){const y=(0,D.c3)(S,p.dict.get("Filter")),E=(0,D.c3)(S,p.dict.get("DecodeParms")),x=y.at(-1)??null,d=x instanceof
M.SX?T[x.text]:void 0;if(!d)return{format:d,parameters:void 0,filter:x,before:p};const c=new M.Bi(p.dict);c.set("Filter",y.slice(0,-1)),c.set("DecodeParms",E.slice(
0,y.length-1));const l=E[y.length-1];return{format:d,parameters:(0,M.Zm)(l)?l:void 0,filter:x,before:new M.Z6(c,p.data,p.sealed)}}}),8283:((N,I,A)=>{A.d(I,{A2:()=>M,
EI:()=>S,GM:()=>T,OD:()=>y,Os:()=>v,iN:()=>p});var D=A(78157);const M=216,T=217,v=218,S=254,p=d=>d>=224&&d<=239;function*y(d){const c=(0,D.bS)(d);for(let l=2;;){
const a=x(c,l);if(a<0)return;const w=c[a+1],O=w===M||w===T||w===E;if(!O&&a+4>c.length)return;const b=O?0:c.readUInt16BE(a+2),C=a+2+b;if(C>c.length||!O&&b<2||(yield{
marker:w,start:a,end:C,data:c.subarray(O?C:a+4,C)},w===T))return;l=C}}const E=1;function x(d,c){for(let l=d.indexOf(255,c);l>=0&&l+1<d.length;l=d.indexOf(255,l+
1)){const a=d[l+1];if(a!==0&&a!==255&&(a<208||a>215))return l}return-1}})};
