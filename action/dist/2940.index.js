"use strict";exports.id=2940,exports.ids=[2940],exports.modules={92043:((Z,L,b)=>{b.d(L,{Y:()=>J});var T=b(58552),_=b(77598),I=b(68973);const U=3,P=new WeakMap;async function A(D,i){
const n=P.get(D);if(n)return n;const{pieces:a}=await D.load();if(a.length===0)throw new T.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const d=await WebAssembly.compile(new Uint8Array(await y(a,D,i)));return P.
set(D,d),d}async function y(D,{bytes:i,sha256:n},a){const d=[];for(const s of D){d.push(Buffer.from(s,"base64"));const t=a.pace.step(s.length*U);t&&await t}const C=await(0,I.
uM)(a).inflate(Buffer.concat(d),i);if(!C||(0,_.createHash)("sha256").update(C).digest("hex")!==n)throw new T.zU("internal","The program that draws pages is dama\
ged",{advice:"Install the package again"});return C}var O=b(42973);const E=65536,m=-44,l=8,w=new WebAssembly.RuntimeError("longjmp");class f{most;exports;constructor(i,n){
this.most=n;const a={};for(const{module:d,name:C}of WebAssembly.Module.imports(i))(a[d]??={})[C]=this.imported(C);this.exports=new WebAssembly.Instance(i,a).exports,
this.call("__wasm_call_ctors")}call(i,...n){return this.exports[i](...n)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store(i){const n=this.call("malloc",i.length)>>>0;if(n===0)throw g(this.most);return this.bytes.set(i,n),n}imported(i){if(i.startsWith(
"invoke_"))return this.invoke;switch(i){case"_emscripten_throw_longjmp":return()=>{throw w};case"emscripten_resize_heap":return n=>this.grow(n>>>0);case"environ\
_sizes_get":return(n,a)=>(this.words.setUint32(n,0,!0),this.words.setUint32(a,0,!0),0);case"_abort_js":return()=>{throw g(this.most)}}return i.startsWith("fd_")?
()=>l:i.startsWith("__syscall_")?()=>m:()=>0}invoke=(i,...n)=>{const a=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get(i)(...n)}catch(d){if(this.call("_emscripten_stack_restore",a),d!==w)throw d;return this.call("setThrew",1,0),0}};grow(i){const{memory:n}=this.exports,a=n.buffer.
byteLength;if(i>this.most)return 0;const d=Math.min(Math.max(i,a*1.25),this.most);try{return n.grow(Math.ceil((d-a)/E)),1}catch{return 0}}}const g=D=>(0,O.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(D/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function B(D){const i=new WebAssembly.
Module(Uint8Array.from(v));return new WebAssembly.Instance(i,{a:{b:D}}).exports.c}const v=[0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,2,7,1,1,97,1,98,0,0,7,5,1,1,
99,0,0],R={load:()=>b.e(4292).then(b.bind(b,14292)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},z=15,N=3e5,Y=4,M=1,
k=2,Q=4294967295;class J{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(i,n){this.job=i,this.sandbox=n,n.call("FPDF_InitLibrary"),this.pause=this.
pauseCallback()}static async open(i,n){const a=await A(R,n);return W(n,()=>{const d=new J(n,new f(a,n.limits.drawingMemory));return d.load(i),d})}async draw(i,n){
this.begin(i,n);for(let a=M;a!==k;){const d=this.job.pace.step(N);if(d&&await d,a=this.proceed(n),a!==M&&a!==k)throw g(this.job.limits.drawingMemory)}return this.
finish(n)}load(i){const{sandbox:n}=this;if(this.document=n.call("FPDF_LoadMemDocument64",n.store(i),i.length,0),this.document===0)throw g(this.job.limits.drawingMemory)}pauseCallback(){
const{sandbox:i}=this,{__indirect_function_table:n}=i.exports,a=n.length-1;return n.set(a,B(()=>performance.now()-this.since>z?1:0)),i.store(new Uint8Array(Uint32Array.
of(1,a,0).buffer))}begin(i,{width:n,height:a,isTransparent:d}){const{sandbox:C,job:s}=this;W(s,()=>{if(this.release(),this.page=C.call("FPDF_LoadPage",this.document,
i),this.bitmap=C.call("FPDFBitmap_CreateEx",n,a,Y,0,0),this.page===0||this.bitmap===0)throw g(s.limits.drawingMemory);d||C.call("FPDFBitmap_FillRect",this.bitmap,
0,0,n,a,Q)})}started=!1;proceed({width:i,height:n}){const{sandbox:a,page:d,bitmap:C,pause:s}=this;return this.since=performance.now(),W(this.job,()=>this.started?
a.call("FPDF_RenderPage_Continue",d,s):(this.started=!0,a.call("FPDF_RenderPageBitmap_Start",C,d,0,0,i,n,0,0,s)))}finish({width:i,height:n}){const{sandbox:a,bitmap:d}=this,
C=a.call("FPDFBitmap_GetBuffer",d)>>>0,s=a.call("FPDFBitmap_GetStride",d);return{width:i,height:n,row:t=>a.bytes.subarray(C+t*s,C+t*s+i*4)}}release(){const{sandbox:i,
page:n,bitmap:a}=this;this.started&&i.call("FPDF_RenderPage_Close",n),a!==0&&i.call("FPDFBitmap_Destroy",a),n!==0&&i.call("FPDF_ClosePage",n),this.started=!1,this.
bitmap=this.page=0}}function W(D,i){try{return i()}catch(n){throw n instanceof T.zU?n:g(D.limits.drawingMemory)}}}),1900:((Z,L,b)=>{b.d(L,{cE:()=>U,lc:()=>P});const T=4,
_=2,I={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function U({height:y,row:O},E){for(let m=0;m<y;m++){const l=O(m);for(let f=0;f<l.length;f+=T){const g=l[f+1];if(l[f]!==
g||l[f+2]!==g)return!0}const w=E.step(l.length*_);w&&await w}return!1}function P({width:y,row:O},E){const m=I[E],l=new Uint8Array(y*m),w=m<3;return f=>{const g=O(
f);for(let B=0,v=0;B<g.length;B+=T){const[R,z,N]=[g[B],g[B+1],g[B+2]];w?l[v++]=A(N,z,R):(l[v++]=N,l[v++]=z,l[v++]=R),m%2===0&&(l[v++]=g[B+3])}return l}}const A=(y,O,E)=>77*
y+150*O+29*E+128>>8}),95340:((Z,L,b)=>{b.d(L,{h:()=>T});function T(_,I){const U=y=>{const O=_.resolve(I.get(y));return typeof O=="number"?Math.floor(O):NaN},P=_.
resolve(I.get("ImageMask"))===!0,A=_.array(I.get("Decode"))?.map(y=>_.resolve(y));return{width:U("Width"),height:U("Height"),bits:P?1:U("BitsPerComponent")||8,stencil:P,
decode:A?.every(y=>typeof y=="number")?A:void 0}}}),30044:((Z,L,b)=>{b.d(L,{I:()=>J});var T=b(64680);const _=Uint8Array.from(I());function*I(){for(let s=0;s<15;s++)
for(let t=0;t<=s;t++){const[e,r]=s%2===0?[s-t,t]:[t,s-t];e<8&&r<8&&(yield e*8+r)}}const U={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,
40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,
18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function P(s,t){const e=s<50?5e3/
s:200-2*s;return Uint8Array.from(U[t],r=>Math.min(Math.max(Math.floor((r*e+50)/100),1),255))}const A=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,
.275899379],y=s=>Float32Array.from(s,(t,e)=>1/(t*A[e>>3]*A[e&7]*8));function O(s){for(let t=0;t<64;t+=8)m(s,t,1);for(let t=0;t<8;t++)m(s,t,8)}const E=Math.SQRT1_2;
function m(s,t,e){const[r,c,o,h]=[t+e,t+2*e,t+3*e,t+4*e],[u,p,F]=[t+5*e,t+6*e,t+7*e],[S,x,G,j]=[s[t],s[r],s[c],s[o]],[H,K,X,q]=[s[h],s[u],s[p],s[F]],[tt,V,st,et]=[
S+q,S-q,x+X,x-X],[nt,ot,it,gt]=[G+K,G-K,j+H,j-H],[rt,$,at,bt]=[tt+it,tt-it,st+nt,st-nt];s[t]=rt+at,s[h]=rt-at;const ct=(bt+$)*E;s[c]=$+ct,s[p]=$-ct;const[ht,yt,
lt]=[gt+ot,ot+et,et+V],ft=(ht-lt)*.382683433,dt=.5411961*ht+ft,ut=1.306562965*lt+ft,mt=yt*E,[pt,wt]=[V+mt,V-mt];s[u]=wt+dt,s[o]=wt-dt,s[r]=pt+ut,s[F]=pt-ut}function l(s,t){
const[e,r]=[new Uint16Array(256),new Uint8Array(256)];let[c,o]=[0,0];for(const[h,u]of s.entries()){for(let p=0;p<u;p++,o++,c++)e[t[o]]=c,r[t[o]]=h+1;c*=2}return{
counts:s,values:t,codes:e,lengths:r}}const w=Array.from({length:12},(s,t)=>t),f=[l([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],w),l([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],w)],
g=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a1624\
34e125f1".replace(" ","")],B=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],v=g.map((s,t)=>{const e=[...Buffer.from(s,"hex")],c=[0,240,
...Array.from({length:160},(o,h)=>Math.floor(h/10)<<4|h%10+1)].filter(o=>!e.includes(o)).sort((o,h)=>o-h);return l(B[t],[...e,...c])}),R=0,z=240;class N{output;bits=0;count=0;constructor(t){
this.output=t}add(t,e){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;){this.count-=8;const r=this.bits>>>this.count&255;this.output.byte(r),r===255&&
this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class Y{bits;dc;ac;before=0;constructor(t,e,r){
this.bits=t,this.dc=e,this.ac=r}write(t,e){const{bits:r,dc:c,ac:o}=this,h=Math.round(t[0]*e[0]);this.value(h-this.before,0,c),this.before=h;let u=0;for(let p=1;p<
64;p++){const F=_[p],S=Math.round(t[F]*e[F]);if(S===0){u++;continue}for(;u>15;u-=16)r.add(o.codes[z],o.lengths[z]);this.value(S,u,o),u=0}u>0&&r.add(o.codes[R],o.
lengths[R])}value(t,e,{codes:r,lengths:c}){const o=32-Math.clz32(Math.abs(t)),h=e<<4|o;this.bits.add(r[h],c[h]),o>0&&this.bits.add(t<0?t+(1<<o)-1:t,o)}}const M=8,
k=12,Q=65535;async function J(s,t){const{width:e,height:r,color:c,quality:o}=s,h=new T.k(Math.max(4096,e*r>>2)),u=c==="gray"?[P(o,"luminance")]:[P(o,"luminance"),
P(o,"chrominance")];i(h,s,u);const p=c==="gray"?new d(s,h,u):new C(s,h,u);for(let F=0;F<r;F+=p.height){p.write(F);const S=t.step(e*p.height*k);S&&await S}return p.
finish(),W(h,217),h.bytes}function W(s,t,...e){if(s.byte(255),s.byte(t),e.length!==0)for(const r of[...D(e.length+2),...e])s.byte(r)}const D=s=>[s>>8,s&255];function i(s,{
width:t,height:e,color:r,resolution:c},o){const h=D(Math.min(Math.round(c),Q));W(s,216),W(s,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...h,...h,0,0);for(const[
F,S]of o.entries())W(s,219,F,...[..._].map(x=>S[x]));const u=r==="gray"?[1,17,0]:[1,34,0,2,17,1,3,17,1];W(s,192,8,...D(e),...D(t),u.length/3,...u);for(const F of o.
keys())for(const[S,x]of[f[F],v[F]].entries())W(s,196,S<<4|F,...x.counts,...x.values);const p=r==="gray"?[1,0]:[1,0,2,17,3,17];W(s,218,p.length/2,...p,0,63,0)}class n{width;height;samples;block=new Float32Array(
M*M);divisors;coder;constructor(t,e,r,c,o,h){this.width=t,this.height=e,this.samples=new Float32Array(t*e),this.divisors=y(c),this.coder=new Y(r,o,h)}set(t,e,r){
this.samples[t*this.width+e]=r}write(t,e){const{samples:r,width:c,block:o}=this;for(let h=0,u=0;h<M;h++)for(let p=(e+h)*c+t,F=p+M;p<F;)o[u++]=r[p++]-128;O(o),this.
coder.write(o,this.divisors)}}const a=(s,t)=>Math.ceil(s/t)*t;class d{image;height=M;bits;plane;constructor(t,e,[r]){this.image=t,this.bits=new N(e),this.plane=
new n(a(t.width,M),M,this.bits,r,f[0],v[0])}write(t){const{image:e,plane:r}=this;for(let c=0;c<M;c++){const o=e.samples(Math.min(t+c,e.height-1));for(let h=0;h<
r.width;h++)r.set(c,h,o[Math.min(h,e.width-1)])}for(let c=0;c<r.width;c+=M)r.write(c,0)}finish(){this.bits.finish()}}class C{image;height=2*M;bits;light;blue;red;sums;constructor(t,e,[
r,c]){this.image=t,this.bits=new N(e);const o=a(t.width,2*M);this.light=new n(o,2*M,this.bits,r,f[0],v[0]),this.blue=new n(o/2,M,this.bits,c,f[1],v[1]),this.red=
new n(o/2,M,this.bits,c,f[1],v[1]),this.sums=new Float32Array(o)}write(t){const{light:e,blue:r,red:c}=this;for(let o=0;o<this.height;o++)this.row(o,Math.min(t+o,
this.image.height-1));for(let o=0;o<e.width;o+=this.height){for(const h of[0,M])for(const u of[0,M])e.write(o+u,h);r.write(o/2,0),c.write(o/2,0)}}finish(){this.
bits.finish()}row(t,e){const{image:r,light:c,blue:o,red:h,sums:u}=this,p=r.samples(e),F=r.width-1,S=t%2===0;S&&u.fill(0);for(let x=0;x<c.width;x++){const G=Math.
min(x,F)*3,[j,H,K]=[p[G],p[G+1],p[G+2]];c.set(t,x,.299*j+.587*H+.114*K);const X=x&-2;u[X]+=-.168736*j-.331264*H+.5*K,u[X+1]+=.5*j-.418688*H-.081312*K}if(!S)for(let x=0;x<
c.width;x+=2)o.set(t>>1,x>>1,u[x]/4+128),h.set(t>>1,x>>1,u[x+1]/4+128)}}}),38671:((Z,L,b)=>{b.d(L,{R:()=>U});var T=b(52205),_=b(45599);const I={DCTDecode:"jpg",
DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function U(P,A){const y=(0,T.c3)(P,A.dict.get("Filter")),O=(0,T.c3)(P,A.dict.get(
"DecodeParms")),E=y.at(-1)??null,m=E instanceof _.SX?I[E.text]:void 0;if(!m)return{format:m,parameters:void 0,filter:E,before:A};const l=new _.Bi(A.dict);l.set(
"Filter",y.slice(0,-1)),l.set("DecodeParms",O.slice(0,y.length-1));const w=O[y.length-1];return{format:m,parameters:(0,_.Zm)(w)?w:void 0,filter:E,before:new _.Z6(
l,A.data,A.sealed)}}}),8283:((Z,L,b)=>{b.d(L,{A2:()=>_,EI:()=>P,GM:()=>I,OD:()=>y,Os:()=>U,iN:()=>A});var T=b(78157);const _=216,I=217,U=218,P=254,A=m=>m>=224&&
m<=239;function*y(m){const l=(0,T.bS)(m);for(let w=2;;){const f=E(l,w);if(f<0)return;const g=l[f+1],B=g===_||g===I||g===O;if(!B&&f+4>l.length)return;const v=B?0:
l.readUInt16BE(f+2),R=f+2+v;if(R>l.length||!B&&v<2||(yield{marker:g,start:f,end:R,data:l.subarray(B?R:f+4,R)},g===I))return;w=R}}const O=1;function E(m,l){for(let w=m.
indexOf(255,l);w>=0&&w+1<m.length;w=m.indexOf(255,w+1)){const f=m[w+1];if(f!==0&&f!==255&&(f<208||f>215))return w}return-1}})};
