"use strict";exports.id=6364,exports.ids=[6364],exports.modules={30044:((W,S,b)=>{b.d(S,{I:()=>mt});var O=b(64680);const M=Uint8Array.from(E());function*E(){for(let n=0;n<15;n++)
for(let t=0;t<=n;t++){const[e,i]=n%2===0?[n-t,t]:[t,n-t];e<8&&i<8&&(yield e*8+i)}}const _={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,
40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,
18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function p(n,t){const e=n<50?5e3/
n:200-2*n;return Uint8Array.from(_[t],i=>Math.min(Math.max(Math.floor((i*e+50)/100),1),255))}const l=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,
.275899379],y=n=>Float32Array.from(n,(t,e)=>1/(t*l[e>>3]*l[e&7]*8));function v(n){for(let t=0;t<64;t+=8)u(n,t,1);for(let t=0;t<8;t++)u(n,t,8)}const C=Math.SQRT1_2;
function u(n,t,e){const[i,c,s,o]=[t+e,t+2*e,t+3*e,t+4*e],[r,f,h]=[t+5*e,t+6*e,t+7*e],[x,a,P,F]=[n[t],n[i],n[c],n[s]],[z,R,U,X]=[n[o],n[r],n[f],n[h]],[Y,Z,Q,V]=[
x+X,x-X,a+U,a-U],[$,k,q,_t]=[P+R,P-R,F+z,F-z],[tt,H,nt,bt]=[Y+q,Y-q,Q+$,Q-$];n[t]=tt+nt,n[o]=tt-nt;const st=(bt+H)*C;n[c]=H+st,n[f]=H-st;const[et,Mt,it]=[_t+k,k+
V,V+Z],ot=(et-it)*.382683433,ct=.5411961*et+ot,rt=1.306562965*it+ot,ht=Mt*C,[ft,at]=[Z+ht,Z-ht];n[r]=at+ct,n[s]=at-ct,n[i]=ft+rt,n[h]=ft-rt}function m(n,t){const[
e,i]=[new Uint16Array(256),new Uint8Array(256)];let[c,s]=[0,0];for(const[o,r]of n.entries()){for(let f=0;f<r;f++,s++,c++)e[t[s]]=c,i[t[s]]=o+1;c*=2}return{counts:n,
values:t,codes:e,lengths:i}}const g=Array.from({length:12},(n,t)=>t),d=[m([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],g),m([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],g)],I=["01020\
300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".
replace(" ","")],B=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],D=I.map((n,t)=>{const e=[...Buffer.from(n,"hex")],c=[0,240,...Array.
from({length:160},(s,o)=>Math.floor(o/10)<<4|o%10+1)].filter(s=>!e.includes(s)).sort((s,o)=>s-o);return m(B[t],[...e,...c])}),A=0,N=240;class j{output;bits=0;count=0;constructor(t){
this.output=t}add(t,e){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;){this.count-=8;const i=this.bits>>>this.count&255;this.output.byte(i),i===255&&
this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class dt{bits;dc;ac;before=0;constructor(t,e,i){
this.bits=t,this.dc=e,this.ac=i}write(t,e){const{bits:i,dc:c,ac:s}=this,o=Math.round(t[0]*e[0]);this.value(o-this.before,0,c),this.before=o;let r=0;for(let f=1;f<
64;f++){const h=M[f],x=Math.round(t[h]*e[h]);if(x===0){r++;continue}for(;r>15;r-=16)i.add(s.codes[N],s.lengths[N]);this.value(x,r,s),r=0}r>0&&i.add(s.codes[A],s.
lengths[A])}value(t,e,{codes:i,lengths:c}){const s=32-Math.clz32(Math.abs(t)),o=e<<4|s;this.bits.add(i[o],c[o]),s>0&&this.bits.add(t<0?t+(1<<s)-1:t,s)}}const w=8,
lt=12,ut=65535;async function mt(n,t){const{width:e,height:i,color:c,quality:s}=n,o=new O.k(Math.max(4096,e*i>>2)),r=p(s,"luminance"),f=c==="rgb"?[r,p(s,"chromi\
nance")]:[r];wt(o,n,f);const h=c==="rgb"?new gt(n,o,f):new xt(n,o,f);for(let x=0;x<i;x+=h.height){h.write(x);const a=t.step(e*h.height*(c==="inks"?2:1)*lt);a&&await a}
return h.finish(),T(o,217),o.bytes}function T(n,t,...e){if(n.byte(255),n.byte(t),e.length!==0)for(const i of[...K(e.length+2),...e])n.byte(i)}const K=n=>[n>>8,n&
255];function wt(n,{width:t,height:e,color:i,resolution:c},s){const o=K(Math.min(Math.round(c),ut));T(n,216),i!=="inks"&&T(n,224,...Buffer.from("JFIF\0","latin1"),
1,1,1,...o,...o,0,0);for(const[h,x]of s.entries())T(n,219,h,...[...M].map(a=>x[a]));const r=i==="rgb"?[1,34,0,2,17,1,3,17,1]:G(i).flatMap(h=>[h,17,0]);T(n,192,8,
...K(e),...K(t),r.length/3,...r);for(const h of s.keys())for(const[x,a]of[d[h],D[h]].entries())T(n,196,x<<4|h,...a.counts,...a.values);const f=i==="rgb"?[1,0,2,
17,3,17]:G(i).flatMap(h=>[h,0]);T(n,218,f.length/2,...f,0,63,0)}const G=n=>n==="gray"?[1]:[1,2,3,4];class L{width;height;samples;block=new Float32Array(w*w);divisors;coder;constructor(t,e,i,c,s,o){
this.width=t,this.height=e,this.samples=new Float32Array(t*e),this.divisors=y(c),this.coder=new dt(i,s,o)}set(t,e,i){this.samples[t*this.width+e]=i}write(t,e){const{
samples:i,width:c,block:s}=this;for(let o=0,r=0;o<w;o++)for(let f=(e+o)*c+t,h=f+w;f<h;)s[r++]=i[f++]-128;v(s),this.coder.write(s,this.divisors)}}const J=(n,t)=>Math.
ceil(n/t)*t;class xt{image;height=w;bits;planes;constructor(t,e,[i]){this.image=t,this.bits=new j(e);const c=J(t.width,w),s=t.color==="gray"?1:4;this.planes=Array.
from({length:s},()=>new L(c,w,this.bits,i,d[0],D[0]))}write(t){const{image:e,planes:i}=this,{width:c}=i[0];for(let s=0;s<w;s++){const o=e.samples(Math.min(t+s,e.
height-1));for(const[r,f]of i.entries())for(let h=0;h<c;h++)f.set(s,h,o[Math.min(h,e.width-1)*i.length+r])}for(let s=0;s<c;s+=w)for(const o of i)o.write(s,0)}finish(){
this.bits.finish()}}class gt{image;height=2*w;bits;light;blue;red;sums;constructor(t,e,[i,c]){this.image=t,this.bits=new j(e);const s=J(t.width,2*w);this.light=
new L(s,2*w,this.bits,i,d[0],D[0]),this.blue=new L(s/2,w,this.bits,c,d[1],D[1]),this.red=new L(s/2,w,this.bits,c,d[1],D[1]),this.sums=new Float32Array(s)}write(t){
const{light:e,blue:i,red:c}=this;for(let s=0;s<this.height;s++)this.row(s,Math.min(t+s,this.image.height-1));for(let s=0;s<e.width;s+=this.height){for(const o of[
0,w])for(const r of[0,w])e.write(s+r,o);i.write(s/2,0),c.write(s/2,0)}}finish(){this.bits.finish()}row(t,e){const{image:i,light:c,blue:s,red:o,sums:r}=this,f=i.
samples(e),h=i.width-1,x=t%2===0;x&&r.fill(0);for(let a=0;a<c.width;a++){const P=Math.min(a,h)*3,[F,z,R]=[f[P],f[P+1],f[P+2]];c.set(t,a,.299*F+.587*z+.114*R);const U=a&
-2;r[U]+=-.168736*F-.331264*z+.5*R,r[U+1]+=.5*F-.418688*z-.081312*R}if(!x)for(let a=0;a<c.width;a+=2)s.set(t>>1,a>>1,r[a]/4+128),o.set(t>>1,a>>1,r[a+1]/4+128)}}}),
38671:((W,S,b)=>{b.d(S,{R:()=>_});var O=b(52205),M=b(45599);const E={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"j\
big2"};function _(p,l){const y=(0,O.c3)(p,l.dict.get("Filter")),v=(0,O.c3)(p,l.dict.get("DecodeParms")),C=y.at(-1)??null,u=C instanceof M.SX?E[C.text]:void 0;if(!u)
return{format:u,parameters:void 0,filter:C,before:l};const m=new M.Bi(l.dict);m.set("Filter",y.slice(0,-1)),m.set("DecodeParms",v.slice(0,y.length-1));const g=v[y.
length-1];return{format:u,parameters:(0,M.Zm)(g)?g:void 0,filter:C,before:new M.Z6(m,l.data,l.sealed)}}}),93059:((W,S,b)=>{b.d(S,{n:()=>E});var O=b(45599);const M={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function E(_){if(_.dataStart<0)return;const p=new O.
Bi;for(let l=0;l+1<_.count;l+=2){const y=_.name(l);y!==void 0&&p.set(M[y]??y,_.value(l+1))}return new O.Z6(p,_.content.subarray(_.dataStart,_.dataEnd))}}),8283:((W,S,b)=>{
b.d(S,{A2:()=>M,EI:()=>p,GM:()=>E,OD:()=>y,Os:()=>_,iN:()=>l});var O=b(78157);const M=216,E=217,_=218,p=254,l=u=>u>=224&&u<=239;function*y(u){const m=(0,O.bS)(u);
for(let g=2;;){const d=C(m,g);if(d<0)return;const I=m[d+1],B=I===M||I===E||I===v;if(!B&&d+4>m.length)return;const D=B?0:m.readUInt16BE(d+2),A=d+2+D;if(A>m.length||
!B&&D<2||(yield{marker:I,start:d,end:A,data:m.subarray(B?A:d+4,A)},I===E))return;g=A}}const v=1;function C(u,m){for(let g=u.indexOf(255,m);g>=0&&g+1<u.length;g=
u.indexOf(255,g+1)){const d=u[g+1];if(d!==0&&d!==255&&(d<208||d>215))return g}return-1}})};
