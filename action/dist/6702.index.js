"use strict";exports.id=6702,exports.ids=[6702],exports.modules={12195:((L,M,m)=>{m.d(M,{Y:()=>R});var f=m(58552),E=m(77598),p=m(19158);const g=3,d=new WeakMap;async function _(n,e){
const t=d.get(n);if(t)return t;const{pieces:s}=await n.load();if(s.length===0)throw new f.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const r=await WebAssembly.compile(new Uint8Array(await u(s,n,e)));return d.
set(n,r),r}async function u(n,{bytes:e,sha256:t},s){const r=await(0,p.p)(new DecompressionStream("deflate"),w(n,s)).catch(l=>{throw l instanceof f.zU?l:i()});if(r.
length!==e||(0,E.createHash)("sha256").update(r).digest("hex")!==t)throw i();return r}const i=()=>new f.zU("internal","The program that draws pages is damaged",
{advice:"Install the package again"});async function*w(n,e){for(const t of n){yield Buffer.from(t,"base64");const s=e.pace.step(t.length*g);s&&await s}}var a=m(
42973);const c=65536,h=-44,b=8,o=new WebAssembly.RuntimeError("longjmp");class A{most;exports;constructor(e,t){this.most=t;const s={};for(const{module:r,name:l}of WebAssembly.
Module.imports(e))(s[r]??={})[l]=this.imported(l);this.exports=new WebAssembly.Instance(e,s).exports,this.call("__wasm_call_ctors")}call(e,...t){return this.exports[e](
...t)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(e){const t=this.call("mall\
oc",e.length)>>>0;if(t===0)throw F(this.most);return this.bytes.set(e,t),t}imported(e){if(e.startsWith("invoke_"))return this.invoke;switch(e){case"_emscripten_\
throw_longjmp":return()=>{throw o};case"emscripten_resize_heap":return t=>this.grow(t>>>0);case"environ_sizes_get":return(t,s)=>(this.words.setUint32(t,0,!0),this.
words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw F(this.most)}}return e.startsWith("fd_")?()=>b:e.startsWith("__syscall_")?()=>h:()=>0}invoke=(e,...t)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(e)(...t)}catch(r){if(this.call("_emscripten_stack_restor\
e",s),r!==o)throw r;return this.call("setThrew",1,0),0}};grow(e){const{memory:t}=this.exports,s=t.buffer.byteLength;if(e>this.most)return 0;const r=Math.min(Math.
max(e,s*1.25),this.most);try{return t.grow(Math.ceil((r-s)/c)),1}catch{return 0}}}const F=n=>(0,a.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function S(n,e,t){const s=new WebAssembly.Module(Uint8Array.from(C(n,e)));return new WebAssembly.
Instance(s,{a:{b:t}}).exports.c}const y=127,C=(n,e)=>[0,97,115,109,1,0,0,0,1,4+n+e,1,96,n,...new Array(n).fill(y),e,...new Array(e).fill(y),2,7,1,1,97,1,98,0,0,
7,5,1,1,99,0,0],P=1,I=0,U=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,D=16,x=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,
name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,
results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function W(n,e){const t=n.call("FPDF_GetDefaultSystemFontInfo"),s=n.store(e),l={MapFont:(k,H,B,v,K,Y=0)=>U.
test(N(n,Y>>>0))?0:P,GetFontData:(k=0,H=0,B=0,v=0,K=0)=>B!==I?0:(v!==0&&K>=e.length&&n.bytes.copyWithin(v>>>0,s,s+e.length),e.length)},{__indirect_function_table:O}=n.
exports;for(const{word:k,takes:H,results:B,name:v}of x)O.set(n.words.getUint32(t+k*4,!0),S(H,B,l[v]??(()=>0)));n.call("FPDF_SetSystemFontInfo",t)}function N({bytes:n},e){
const[t=""]=Buffer.from(n.subarray(e,e+D)).toString("latin1").split("\0");return t}const T={load:()=>m.e(6199).then(m.bind(m,26199)),bytes:3988829,sha256:"71aec\
412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},G=15,J=3e5,V=4,z=1,$=2,X=4294967295;class R{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(e,t){
this.job=e,this.sandbox=t,t.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(e,t,s){const r=await _(T,t);return j(t,()=>{const l=new R(
t,new A(r,t.limits.drawingMemory));return s&&W(l.sandbox,s),l.load(e),l})}async draw(e,t){this.begin(e,t);for(let s=z;s!==$;){const r=this.job.pace.step(J);if(r&&
await r,s=this.proceed(t),s!==z&&s!==$)throw F(this.job.limits.drawingMemory)}return this.finish(t)}load(e){const{sandbox:t}=this;if(this.document=t.call("FPDF_\
LoadMemDocument64",t.store(e),e.length,0),this.document===0)throw F(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:e}=this,{__indirect_function_table:t}=e.
exports,s=t.length-1;return t.set(s,S(1,1,()=>performance.now()-this.since>G?1:0)),e.store(new Uint8Array(Uint32Array.of(1,s,0).buffer))}begin(e,{width:t,height:s,
isTransparent:r}){const{sandbox:l,job:O}=this;j(O,()=>{if(this.release(),this.page=l.call("FPDF_LoadPage",this.document,e),this.bitmap=l.call("FPDFBitmap_Create\
Ex",t,s,V,0,0),this.page===0||this.bitmap===0)throw F(O.limits.drawingMemory);r||l.call("FPDFBitmap_FillRect",this.bitmap,0,0,t,s,X)})}started=!1;proceed({width:e,
height:t}){const{sandbox:s,page:r,bitmap:l,pause:O}=this;return this.since=performance.now(),j(this.job,()=>this.started?s.call("FPDF_RenderPage_Continue",r,O):
(this.started=!0,s.call("FPDF_RenderPageBitmap_Start",l,r,0,0,e,t,0,0,O)))}finish({width:e,height:t}){const{sandbox:s,bitmap:r}=this,l=s.call("FPDFBitmap_GetBuf\
fer",r)>>>0,O=s.call("FPDFBitmap_GetStride",r);return{width:e,height:t,row:k=>s.bytes.subarray(l+k*O,l+k*O+e*4)}}release(){const{sandbox:e,page:t,bitmap:s}=this;
this.started&&e.call("FPDF_RenderPage_Close",t),s!==0&&e.call("FPDFBitmap_Destroy",s),t!==0&&e.call("FPDF_ClosePage",t),this.started=!1,this.bitmap=this.page=0}}
function j(n,e){try{return e()}catch(t){throw t instanceof f.zU?t:F(n.limits.drawingMemory)}}}),1900:((L,M,m)=>{m.d(M,{cE:()=>u,lc:()=>i,oF:()=>E,rr:()=>g,vO:()=>f});
const f=4,E=2,p={gray:1,rgb:3,rgba:4,"gray-alpha":2},g=a=>a.byteOffset%f===0?new Uint32Array(a.buffer,a.byteOffset,a.length/f):new Uint32Array(a.slice().buffer),
d=new Uint32Array(0),_=(a,c)=>c>0&&Buffer.compare(a(c),a(c-1))===0;async function u({height:a,row:c},h){let b=-1;for(let o=0;o<a;o++){const A=c(o),F=_(c,o)?d:g(
A);for(let y=0;y<F.length;y++){if(F[y]===b)continue;const C=y*f,P=A[C+1];if(A[C]!==P||A[C+2]!==P)return!0;b=F[y]}const S=h.step(A.length*E);S&&await S}return!1}
function i({width:a,row:c},h){const b=p[h],o=new Uint8Array(a*b),A=b<3,F=b%2===0;let S=-1;return y=>{const C=S===y-1&&_(c,y);if(S=y,C)return o;const P=c(y),I=g(
P);for(let U=0,D=0;U<I.length;U++){if(U>0&&I[U]===I[U-1]){for(const G=D+b;D<G;D++)o[D]=o[D-b];continue}const x=U*f,[W,N,T]=[P[x],P[x+1],P[x+2]];A?o[D++]=w(T,N,W):
(o[D++]=T,o[D++]=N,o[D++]=W),F&&(o[D++]=P[x+3])}return o}}const w=(a,c,h)=>77*a+150*c+29*h+128>>8}),50476:((L,M,m)=>{m.d(M,{c:()=>u,f:()=>_});const[f,E,p,g,d]=[
1,8,32,64,128];function _(i,w,a,c){const h=new Set,b=[...i].filter(o=>typeof o=="number");for(let o=b.pop();o!==void 0;o=b.pop())if(!(o<0||o>=w||h.has(o))){h.add(
o);for(const A of u(c,a(o)))b.push(A)}return h}function*u(i,[w,a]){if(!(a-w<12||i.getInt16(w)>=0))for(let c=w+10,h=p;h&p&&c+4<=a;)h=i.getUint16(c),yield i.getUint16(
c+2),c+=4+(h&f?4:2)+(h&E?2:h&g?4:h&d?8:0)}}),95340:((L,M,m)=>{m.d(M,{K:()=>f,h:()=>E});const f=1e6;function E(p,g){const d=i=>{const w=p.resolve(g.get(i));return typeof w==
"number"?Math.floor(w):NaN},_=p.resolve(g.get("ImageMask"))===!0,u=p.array(g.get("Decode"))?.map(i=>p.resolve(i));return{width:d("Width"),height:d("Height"),bits:_?
1:d("BitsPerComponent")||8,stencil:_,decode:u?.every(i=>typeof i=="number")?u:void 0}}}),79627:((L,M,m)=>{m.d(M,{W:()=>E});var f=m(74135);function E(p,g){const d=Array.
from({length:p.count},(u,i)=>p.number(i)||0);if(p.operator==="re"){const[u=0,i=0,w=0,a=0]=d;return(0,f.zl)(g,[u,i,u+w,i+a])}const _=[];for(let u=0;u+1<d.length;u+=
2)_.push((0,f.Gd)(g,d[u],d[u+1]));return(0,f.$L)(_)}})};
