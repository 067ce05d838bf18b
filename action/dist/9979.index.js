"use strict";exports.id=9979,exports.ids=[9979],exports.modules={66974:((N,C,a)=>{a.d(C,{D6:()=>D,F1:()=>I,NL:()=>d,P3:()=>O,br:()=>_,bs:()=>g});var P=a(98446);const O={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function I(r,c,l){const w=[],E=[];for(const[A,y]of r.split(",").entries()){const v=A+1;if(c!==void 0&&
y.trim()===""){E.push(`entry ${v} is empty: write ${c}, separated by single commas`);continue}const B=l(y,v);"problem"in B?E.push(_(v,y,B.problem)):w.push(B.item)}
return E.length>0?{problem:g(E)}:{items:w}}const _=(r,c,l)=>`entry ${r} ('${h(c.trim())}') ${l}`,D=({position:r,text:c},l,w)=>_(r,c,`names ${m(l)}, but the docu\
ment has ${(0,P.y_)(w,"page")}`);function m(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far beyond its end"}const p=5;function g(r){const c=r.length-p;
return[...r.slice(0,p),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function d(r){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(r);return c?`is n\
ot a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function h(r){const c=[...r].map(l=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(l)?"?":l);return(0,P.Bu)(c.join(""),40)}}),29082:((N,C,a)=>{a.d(C,{k1:()=>D,lY:()=>_,m7:()=>m});var P=a(58552),O=a(66974);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
_=d=>(0,O.F1)(d,"pages such as 1..3, -1, odd",(h,r)=>{const c=h.trim(),l=I.exec(c);if(!l)return{problem:g(c)};const[,w,E,A,y,v]=l,B={negated:w!==void 0,text:c,position:r};
if(E!==void 0)return{item:{...B,pages:E.toLowerCase()}};const x=Number(A),R=y===void 0?x:v===void 0?"end":Number(v);return x===0||R===0?O.P3:{item:{...B,pages:{
from:x,to:R}}}});function D(d,h,r="pages"){const c=y=>(0,P.G6)([{field:r,message:y}]),l=_(d);if("problem"in l)throw c(l.problem);const w=new p(h),E=new p(h),A=[];
for(const y of l.items){const v=y.negated?E:w;if(typeof y.pages=="string"){v.add(y.pages);continue}const{from:B,to:x}=y.pages,R=B<0?h+1+B:B,F=x==="end"?h:x<0?h+
1+x:x,S=(x==="end"?B<0?[[B,R]]:[]:[[B,R],[x,F]]).find(([,z])=>z<1||z>h);S&&A.push((0,O.D6)(y,S[0],h)),!(x==="end"&&R>h||A.length>0)&&v.range(Math.min(R,F),Math.
max(R,F))}if(A.length>0)throw c((0,O.bs)(A));return l.items.every(({negated:y})=>y)&&w.add("all"),w.without(E)}function m(d){const h=_(d);if("problem"in h||h.items.
length!==1)return;const{negated:r,pages:c}=h.items[0];if(r)return;if(c==="all")return{first:1};if(typeof c=="string"||c.from<1)return;const{from:l,to:w}=c;return w===
"end"?{first:l}:w===-1?{first:l}:w<1?void 0:{first:Math.min(l,w),last:Math.max(l,w)}}class p{pageCount;differences;odd=!1;even=!1;constructor(h){this.pageCount=
h,this.differences=new Int32Array(h+2)}add(h){h!=="even"&&(this.odd=!0),h!=="odd"&&(this.even=!0)}range(h,r){this.differences[h]++,this.differences[r+1]--}without(h){
const r=new Uint32Array(this.pageCount);let c=0,l=0,w=0;for(let E=1;E<=this.pageCount;E++){l+=this.differences[E],w+=h.differences[E];const A=E%2===1?"odd":"eve\
n";(l>0||this[A])&&!(w>0||h[A])&&(r[c++]=E)}return r.subarray(0,c)}}function g(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is written 1..5":/^!/.test(
d)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),44131:((N,C,a)=>{a.d(C,{Q:()=>O});const P=I();function O(_){const[D,m,p,g]=P;let d=4294967295,h=0;for(const r=_.length-
3;h<r;h+=4)d^=_[h]|_[h+1]<<8|_[h+2]<<16|_[h+3]<<24,d=g[d&255]^p[d>>>8&255]^m[d>>>16&255]^D[d>>>24];for(;h<_.length;h++)d=D[(d^_[h])&255]^d>>>8;return~d>>>0}function I(){
const _=new Int32Array(256);for(let g=0;g<256;g++){let d=g;for(let h=0;h<8;h++)d=d&1?d>>>1^3988292384:d>>>1;_[g]=d}const D=g=>g.map(d=>_[d&255]^d>>>8),m=D(_),p=D(
m);return[_,m,p,D(p)]}}),97755:((N,C,a)=>{a.d(C,{N:()=>p});var P=a(45599),O=a(64019),I=a(55969),_=a(12844),D=a(44738),m=a(57594);async function p(r,c){const l=new _.
I(r),w=new m.v(r,"OctavoAnnotation"),E=new Set,A=[],y=[];for(let x=0;x<r.pages.count;x++){const R=y.length;for(const{number:F}of(0,D.m)(r,r.pages.number(x))){const L=r.
get(F);if(!(0,P.Zm)(L)||!(0,I.E)((0,I.B)(r,L),c))continue;y.push(L),w.isVisible(L)&&!d(r,L)&&await l.draw(L,F);const S=r.job.pace.step(1e3);S&&await S}y.length>
R&&A.push(x+1)}await l.finish();for(const x of y)g(r,w,x)&&E.add(x);const v=await h(r,w,A,E);await(0,D.L)(r,x=>E.has(x));const B=new Set([...E].filter(x=>(0,I.B)(
r,x)==="Popup"));return{flattened:v,hidden:E.size-B.size-v,left:new Set(y).size-E.size,isTransparent:l.isTransparent,missing:[...l.missing]}}const g=(r,c,l)=>(0,I.
B)(r,l)==="Popup"||!c.isVisible(l)||d(r,l),d=(r,c)=>(0,O.wR)(r,c)!==void 0;async function h(r,c,l,w){const E=new Set;return await c.run(Uint32Array.from(l),({items:A,
paint:y})=>{for(const v of A){const B=(0,P.i9)(v)?r.get(v):void 0;!(0,P.i9)(v)||!(0,P.Zm)(B)||!w.has(B)||(0,I.B)(r,B)==="Popup"||!c.isVisible(B)||(E.add(B),y({number:v.
number,dict:B}))}return A}),E.size}}),27583:((N,C,a)=>{a.d(C,{I:()=>r});var P=a(33238),O=a(56457),I=a(72648),_=a(78906),D=a(52755),m=a(16259),p=a(77500),g=a(5964),
d=a(71250),h=a(76586);async function r(c,l,w){const E=await(0,P.Y)(c,"keep"),A=await D.mO.read(c);(0,p.mD)(c,A);const y=new m.n(c,A),v=w&&(0,I.g)(w,"font"),B=new _.
y(c,A,y,v);await(0,g.$)(c,A,y,B,{missing:!0});const x=new Set(l),R=({widgets:H})=>H.some(q=>q.pages.some($=>x.has($))),F=new Map([...B.missing].filter(([H])=>R(
H))),L=[...B.tooSmall],S=H=>!R(H),z=[...(0,O.D)(E,"flatten"),...(0,d.jA)(F,new Set,v),...(0,d.QR)(L.filter(R),!0),...(0,d.QR)(L.filter(S),!1),...(0,p.br)(c,"val\
ues")],{widgets:G,notes:J}=await(0,h.H)(c,A,l);return{widgets:G,isEmpty:G===0&&E.fields.length===0,notes:[...z,...J]}}}),49979:((N,C,a)=>{a.r(C),a.d(C,{pages_to_images:()=>Qn});
var P=a(58552),O=a(29082),I=a(74135);const _=72;function D(s){const{width:t,height:n}=(0,I.iN)(s);return{width:t*s.userUnit,height:n*s.userUnit}}function m(s,t){
const{width:n,height:e}=D(s),i=o=>Math.max(1,Math.round(o*t/_));return{width:i(n),height:i(e)}}const p=(s,t)=>t*_/D(s).width;var g=a(77598),d=a(68973);const h=3,
r=new WeakMap;async function c(s,t){const n=r.get(s);if(n)return n;const{pieces:e}=await s.load();if(e.length===0)throw new P.zU("unavailable","The program that\
 draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of your own"});const i=await WebAssembly.compile(new Uint8Array(
await l(e,s,t)));return r.set(s,i),i}async function l(s,{bytes:t,sha256:n},e){const i=[];for(const f of s){i.push(Buffer.from(f,"base64"));const u=e.pace.step(f.
length*h);u&&await u}const o=await(0,d.uM)(e).inflate(Buffer.concat(i),t);if(!o||(0,g.createHash)("sha256").update(o).digest("hex")!==n)throw new P.zU("internal",
"The program that draws pages is damaged",{advice:"Install the package again"});return o}var w=a(42973);const E=65536,A=-44,y=8,v=new WebAssembly.RuntimeError("\
longjmp");class B{most;exports;constructor(t,n){this.most=n;const e={};for(const{module:i,name:o}of WebAssembly.Module.imports(t))(e[i]??={})[o]=this.imported(o);
this.exports=new WebAssembly.Instance(t,e).exports,this.call("__wasm_call_ctors")}call(t,...n){return this.exports[t](...n)}get bytes(){return new Uint8Array(this.
exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){const n=this.call("malloc",t.length)>>>0;if(n===0)throw x(this.most);
return this.bytes.set(t,n),n}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"_emscripten_throw_longjmp":return()=>{throw v};case"emscri\
pten_resize_heap":return n=>this.grow(n>>>0);case"environ_sizes_get":return(n,e)=>(this.words.setUint32(n,0,!0),this.words.setUint32(e,0,!0),0);case"_abort_js":
return()=>{throw x(this.most)}}return t.startsWith("fd_")?()=>y:t.startsWith("__syscall_")?()=>A:()=>0}invoke=(t,...n)=>{const e=this.call("emscripten_stack_get\
_current");try{return this.exports.__indirect_function_table.get(t)(...n)}catch(i){if(this.call("_emscripten_stack_restore",e),i!==v)throw i;return this.call("s\
etThrew",1,0),0}};grow(t){const{memory:n}=this.exports,e=n.buffer.byteLength;if(t>this.most)return 0;const i=Math.min(Math.max(t,e*1.25),this.most);try{return n.
grow(Math.ceil((i-e)/E)),1}catch{return 0}}}const x=s=>(0,w.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(s/2**20)} MB of memory`,"Ask for a \
lower resolution, or for fewer pages");function R(s){const t=new WebAssembly.Module(Uint8Array.from(F));return new WebAssembly.Instance(t,{a:{b:s}}).exports.c}const F=[
0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],L={load:()=>a.e(4292).then(a.bind(a,14292)),bytes:3988829,sha256:"71aec412a303a040\
5baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},S=15,z=3e5,G=4,J=1,H=2,q=4294967295;class ${job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(t,n){
this.job=t,this.sandbox=n,n.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(t,n){const e=await c(L,n);return j(n,()=>{const i=new $(n,
new B(e,n.limits.drawingMemory));return i.load(t),i})}async draw(t,n){this.begin(t,n);for(let e=J;e!==H;){const i=this.job.pace.step(z);if(i&&await i,e=this.proceed(
n),e!==J&&e!==H)throw x(this.job.limits.drawingMemory)}return this.finish(n)}load(t){const{sandbox:n}=this;if(this.document=n.call("FPDF_LoadMemDocument64",n.store(
t),t.length,0),this.document===0)throw x(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:t}=this,{__indirect_function_table:n}=t.exports,e=n.length-
1;return n.set(e,R(()=>performance.now()-this.since>S?1:0)),t.store(new Uint8Array(Uint32Array.of(1,e,0).buffer))}begin(t,{width:n,height:e,isTransparent:i}){const{
sandbox:o,job:f}=this;j(f,()=>{if(this.release(),this.page=o.call("FPDF_LoadPage",this.document,t),this.bitmap=o.call("FPDFBitmap_CreateEx",n,e,G,0,0),this.page===
0||this.bitmap===0)throw x(f.limits.drawingMemory);i||o.call("FPDFBitmap_FillRect",this.bitmap,0,0,n,e,q)})}started=!1;proceed({width:t,height:n}){const{sandbox:e,
page:i,bitmap:o,pause:f}=this;return this.since=performance.now(),j(this.job,()=>this.started?e.call("FPDF_RenderPage_Continue",i,f):(this.started=!0,e.call("FP\
DF_RenderPageBitmap_Start",o,i,0,0,t,n,0,0,f)))}finish({width:t,height:n}){const{sandbox:e,bitmap:i}=this,o=e.call("FPDFBitmap_GetBuffer",i)>>>0,f=e.call("FPDFB\
itmap_GetStride",i);return{width:t,height:n,row:u=>e.bytes.subarray(o+u*f,o+u*f+t*4)}}release(){const{sandbox:t,page:n,bitmap:e}=this;this.started&&t.call("FPDF\
_RenderPage_Close",n),e!==0&&t.call("FPDFBitmap_Destroy",e),n!==0&&t.call("FPDF_ClosePage",n),this.started=!1,this.bitmap=this.page=0}}function j(s,t){try{return t()}catch(n){
throw n instanceof P.zU?n:x(s.limits.drawingMemory)}}const tt=4,ht=2,k={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function Yt({height:s,row:t},n){for(let e=0;e<
s;e++){const i=t(e);for(let f=0;f<i.length;f+=tt){const u=i[f+1];if(i[f]!==u||i[f+2]!==u)return!0}const o=n.step(i.length*ht);o&&await o}return!1}function Et({width:s,
row:t},n){const e=k[n],i=new Uint8Array(s*e),o=e<3;return f=>{const u=t(f);for(let M=0,T=0;M<u.length;M+=tt){const[U,b,K]=[u[M],u[M+1],u[M+2]];o?i[T++]=Vt(K,b,U):
(i[T++]=K,i[T++]=b,i[T++]=U),e%2===0&&(i[T++]=u[M+3])}return i}}const Vt=(s,t,n)=>77*s+150*t+29*n+128>>8;var yt=a(6057),Xt=a(64680);const Mt=Uint8Array.from(kt());
function*kt(){for(let s=0;s<15;s++)for(let t=0;t<=s;t++){const[n,e]=s%2===0?[s-t,t]:[t,s-t];n<8&&e<8&&(yield n*8+e)}}const Qt={luminance:[16,11,10,16,24,40,51,61,
12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,
98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};
function mt(s,t){const n=s<50?5e3/s:200-2*s;return Uint8Array.from(Qt[t],e=>Math.min(Math.max(Math.floor((e*n+50)/100),1),255))}const Pt=[1,1.387039845,1.306562965,
1.175875602,1,.785694958,.5411961,.275899379],qt=s=>Float32Array.from(s,(t,n)=>1/(t*Pt[n>>3]*Pt[n&7]*8));function tn(s){for(let t=0;t<64;t+=8)Ot(s,t,1);for(let t=0;t<
8;t++)Ot(s,t,8)}const Dt=Math.SQRT1_2;function Ot(s,t,n){const[e,i,o,f]=[t+n,t+2*n,t+3*n,t+4*n],[u,M,T]=[t+5*n,t+6*n,t+7*n],[U,b,K,X]=[s[t],s[e],s[i],s[o]],[Y,V,
Z,ct]=[s[f],s[u],s[M],s[T]],[ft,it,ut,gt]=[U+ct,U-ct,b+Z,b-Z],[ot,Rt,Lt,oe]=[K+V,K-V,X+Y,X-Y],[Ft,_t,Wt,ae]=[ft+Lt,ft-Lt,ut+ot,ut-ot];s[t]=Ft+Wt,s[f]=Ft-Wt;const Kt=(ae+
_t)*Dt;s[i]=_t+Kt,s[M]=_t-Kt;const[Nt,re,$t]=[oe+Rt,Rt+gt,gt+it],zt=(Nt-$t)*.382683433,Gt=.5411961*Nt+zt,Ht=1.306562965*$t+zt,jt=re*Dt,[Zt,Jt]=[it+jt,it-jt];s[u]=
Jt+Gt,s[o]=Jt-Gt,s[e]=Zt+Ht,s[T]=Zt-Ht}function pt(s,t){const[n,e]=[new Uint16Array(256),new Uint8Array(256)];let[i,o]=[0,0];for(const[f,u]of s.entries()){for(let M=0;M<
u;M++,o++,i++)n[t[o]]=i,e[t[o]]=f+1;i*=2}return{counts:s,values:t,codes:n,lengths:e}}const vt=Array.from({length:12},(s,t)=>t),at=[pt([0,1,5,1,1,1,1,1,1,0,0,0,0,
0,0,0],vt),pt([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],vt)],nn=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415\
107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],en=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],rt=nn.
map((s,t)=>{const n=[...Buffer.from(s,"hex")],i=[0,240,...Array.from({length:160},(o,f)=>Math.floor(f/10)<<4|f%10+1)].filter(o=>!n.includes(o)).sort((o,f)=>o-f);
return pt(en[t],[...n,...i])}),xt=0,At=240;class It{output;bits=0;count=0;constructor(t){this.output=t}add(t,n){for(this.bits=this.bits<<n|t,this.count+=n;this.
count>=8;){this.count-=8;const e=this.bits>>>this.count&255;this.output.byte(e),e===255&&this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&
this.add((1<<8-this.count)-1,8-this.count)}}class sn{bits;dc;ac;before=0;constructor(t,n,e){this.bits=t,this.dc=n,this.ac=e}write(t,n){const{bits:e,dc:i,ac:o}=this,
f=Math.round(t[0]*n[0]);this.value(f-this.before,0,i),this.before=f;let u=0;for(let M=1;M<64;M++){const T=Mt[M],U=Math.round(t[T]*n[T]);if(U===0){u++;continue}for(;u>
15;u-=16)e.add(o.codes[At],o.lengths[At]);this.value(U,u,o),u=0}u>0&&e.add(o.codes[xt],o.lengths[xt])}value(t,n,{codes:e,lengths:i}){const o=32-Math.clz32(Math.
abs(t)),f=n<<4|o;this.bits.add(e[f],i[f]),o>0&&this.bits.add(t<0?t+(1<<o)-1:t,o)}}const W=8,on=12,an=65535;async function rn(s,t){const{width:n,height:e,color:i,
quality:o}=s,f=new Xt.k(Math.max(4096,n*e>>2)),u=i==="gray"?[mt(o,"luminance")]:[mt(o,"luminance"),mt(o,"chrominance")];cn(f,s,u);const M=i==="gray"?new fn(s,f,
u):new hn(s,f,u);for(let T=0;T<e;T+=M.height){M.write(T);const U=t.step(n*M.height*on);U&&await U}return M.finish(),Q(f,217),f.bytes}function Q(s,t,...n){if(s.byte(
255),s.byte(t),n.length!==0)for(const e of[...dt(n.length+2),...n])s.byte(e)}const dt=s=>[s>>8,s&255];function cn(s,{width:t,height:n,color:e,resolution:i},o){const f=dt(
Math.min(Math.round(i),an));Q(s,216),Q(s,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...f,...f,0,0);for(const[T,U]of o.entries())Q(s,219,T,...[...Mt].map(b=>U[b]));
const u=e==="gray"?[1,17,0]:[1,34,0,2,17,1,3,17,1];Q(s,192,8,...dt(n),...dt(t),u.length/3,...u);for(const T of o.keys())for(const[U,b]of[at[T],rt[T]].entries())
Q(s,196,U<<4|T,...b.counts,...b.values);const M=e==="gray"?[1,0]:[1,0,2,17,3,17];Q(s,218,M.length/2,...M,0,63,0)}class lt{width;height;samples;block=new Float32Array(
W*W);divisors;coder;constructor(t,n,e,i,o,f){this.width=t,this.height=n,this.samples=new Float32Array(t*n),this.divisors=qt(i),this.coder=new sn(e,o,f)}set(t,n,e){
this.samples[t*this.width+n]=e}write(t,n){const{samples:e,width:i,block:o}=this;for(let f=0,u=0;f<W;f++)for(let M=(n+f)*i+t,T=M+W;M<T;)o[u++]=e[M++]-128;tn(o),this.
coder.write(o,this.divisors)}}const bt=(s,t)=>Math.ceil(s/t)*t;class fn{image;height=W;bits;plane;constructor(t,n,[e]){this.image=t,this.bits=new It(n),this.plane=
new lt(bt(t.width,W),W,this.bits,e,at[0],rt[0])}write(t){const{image:n,plane:e}=this;for(let i=0;i<W;i++){const o=n.samples(Math.min(t+i,n.height-1));for(let f=0;f<
e.width;f++)e.set(i,f,o[Math.min(f,n.width-1)])}for(let i=0;i<e.width;i+=W)e.write(i,0)}finish(){this.bits.finish()}}class hn{image;height=2*W;bits;light;blue;red;sums;constructor(t,n,[
e,i]){this.image=t,this.bits=new It(n);const o=bt(t.width,2*W);this.light=new lt(o,2*W,this.bits,e,at[0],rt[0]),this.blue=new lt(o/2,W,this.bits,i,at[1],rt[1]),
this.red=new lt(o/2,W,this.bits,i,at[1],rt[1]),this.sums=new Float32Array(o)}write(t){const{light:n,blue:e,red:i}=this;for(let o=0;o<this.height;o++)this.row(o,
Math.min(t+o,this.image.height-1));for(let o=0;o<n.width;o+=this.height){for(const f of[0,W])for(const u of[0,W])n.write(o+u,f);e.write(o/2,0),i.write(o/2,0)}}finish(){
this.bits.finish()}row(t,n){const{image:e,light:i,blue:o,red:f,sums:u}=this,M=e.samples(n),T=e.width-1,U=t%2===0;U&&u.fill(0);for(let b=0;b<i.width;b++){const K=Math.
min(b,T)*3,[X,Y,V]=[M[K],M[K+1],M[K+2]];i.set(t,b,.299*X+.587*Y+.114*V);const Z=b&-2;u[Z]+=-.168736*X-.331264*Y+.5*V,u[Z+1]+=.5*X-.418688*Y-.081312*V}if(!U)for(let b=0;b<
i.width;b+=2)o.set(t>>1,b>>1,u[b]/4+128),f.set(t>>1,b>>1,u[b+1]/4+128)}}var dn=a(30586),ln=a(12237),nt=a(98446),et=a(45599),un=a(36211),gn=a(37709),st=a(49454),
mn=a(93059),pn=a(58971),wt=a(31095),wn=a(95340),_n=a(38671),En=a(78157),yn=a(8283);function Mn(s,t){const n=(0,En.bS)(t);return s==="jpg"?Pn(n):s==="jp2"?On(n):
xn(n)}function Pn(s){for(const{marker:t,data:n}of(0,yn.OD)(s))if(t>=192&&t<=207&&t!==196&&t!==200&&t!==204&&n.length>=5)return(n[1]<<8|n[2])*(n[3]<<8|n[4]);return 0}
const Dn=36;function On(s){const t=s.indexOf(Uint8Array.of(255,79,255,81));if(t<0||t+6+Dn>s.length)return 0;const n=s.readUInt16BE(t+40);return s.readUInt32BE(t+
8)*s.readUInt32BE(t+12)*Math.max(1,n/3)}const vn=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function xn(s){let t=0;for(let n=0;n+11<=s.length;){const e=s[n+4],
i=n+An(s,n);if(i>s.length)break;vn.has(e&63)&&i+8<=s.length&&(t+=s.readUInt32BE(i)*s.readUInt32BE(i+4));const o=s.readUInt32BE(i-4);if(o===4294967295)break;n=i+
o}return t}function An(s,t){const n=s.readUInt32BE(t),e=s[t+5]>>5,i=e===7&&t+9<=s.length,o=i?s.readUInt32BE(t+5)&536870911:e,f=i?4+Math.ceil((o+1)/8):1,u=n<=256?
1:n<=65536?2:4;return 5+f+o*u+(s[t+4]&64?4:1)+4}const Tt={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},In=.006;class bn{document;known=new WeakMap;constructor(t){this.
document=t}of(t){const n=this.known.get(t.dict);if(n!==void 0)return n;const e=["SMask","Mask"].map(f=>this.document.resolve(t.dict.get(f))),o=[t,...e.filter(f=>f instanceof
et.Z6)].reduce((f,u)=>f+this.weigh(u),0);return this.known.set(t.dict,o),o}weigh(t){const{width:n,height:e}=(0,wn.h)(this.document,t.dict),i=Math.max(n,0)*Math.
max(e,0)||0,{format:o,before:f}=(0,_n.R)(this.document,t);if(o===void 0||o==="ccitt")return i*(o?Tt[o]:In);const u=this.document.decodedPart(f)?.data;return Math.
max(i,u?Mn(o,u):0)*Tt[o]}}const Tn=.01,Bt=.4,Ut=2,Ct=2,St=5e3,Bn={pattern:0,mask:0,glyph:Ct},Un=1e4;class Cn{document;decoder;images;known=new Map;open=new Set;glyphs=new Map;constructor(t){
this.document=t,this.decoder=new pn.X(t),this.images=new bn(t)}async page(t){const{document:n}=this,e=new wt.H(n,n.dict(n.pages.attribute(t,"Resources"))),{reading:i,
drawing:o,heaviest:f,fonts:u}=await this.content(await this.decoder.page(t),e);return{step:Math.max(i,f),whole:i+o,fonts:u}}async content(t,n){const{job:e}=this.
document,i=new Rn(this,this.document,n,t.length);return await(0,gn.K)(t,e.pace,o=>(e.memory.budget.spend("operators",1),i.take(o))),i.weight}image(t){return this.
images.of(t)}async glyph(t,n){const{document:e,glyphs:i}=this,o=i.get(t);if(o!==void 0)return o;const f=e.dict(t.get("Resources")),u=f?new wt.H(e,f,n):n;let M=0;
for(const T of e.dict(t.get("CharProcs"))?.values()??[]){const{reading:U,drawing:b}=await this.form(T,u);M=Math.max(M,U+b)}return i.set(t,M),M}async form(t,n){const{
document:e,known:i,open:o}=this,f=e.resolve(t);if(!(f instanceof et.Z6)||!(0,et.i9)(t)||o.has(t.number))return Sn;const u=i.get(t.number);if(u)return u;const M=e.
job.limits.formDepth;if(o.size>=M)throw(0,w.F)("formDepth",`A page of the document has more than ${(0,nt.y_)(M,"form")} within another`,"Open it in another PDF \
program and save it again");o.add(t.number);const T=e.dict(f.dict.get("Resources")),U=await this.decoder.form(t.number,f),b=await this.content(U,T?new wt.H(e,T,
n):n);return o.delete(t.number),i.set(t.number,b),b}}const Sn={reading:0,drawing:0,heaviest:0,fonts:new Set};class Rn{weigher;document;scope;weight;saved=[];ink=Bn;path=0;end=0;constructor(t,n,e,i){
this.weigher=t,this.document=n,this.scope=e,this.weight={reading:i*Tn,drawing:0,heaviest:0,fonts:new Set}}take(t){this.weight.reading+=Bt;const{operator:n}=t,e=t.
end-this.end;if(this.end=t.end,un.lJ.has(n))return this.paint(Ut+this.path*Bt);switch(n){case"q":this.saved.length<Un&&this.saved.push(this.ink);return;case"Q":
this.ink=this.saved.pop()??this.ink;return;case"Tj":case"TJ":case"'":case'"':return this.paint(e*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",
t.name(0)??""));case"gs":return this.state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.
name(0)??""));case"BI":{const i=(0,mn.n)(t);return this.paint(i?this.weigher.image(i):0)}case"sh":return this.paint(St);case"scn":case"SCN":return this.pattern(
t.name(t.count-1));default:this.path++}}paint(t){this.path=0;const n=t+this.ink.pattern+this.ink.mask;this.weight.drawing+=n,this.weight.heaviest=Math.max(this.
weight.heaviest,n)}add(t){this.weight.reading+=t.reading;for(const n of t.fonts)this.weight.fonts.add(n)}draw(t){const n=this.document.resolve(t);if(n instanceof
et.Z6)return(0,et.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form")?this.weigher.form(t,this.scope).then(e=>{this.add(e),this.paint(e.drawing+Ut)}):this.
paint(this.weigher.image(n))}pattern(t){this.ink={...this.ink,pattern:0};const n=t===void 0?void 0:this.scope.find("Pattern",t);if(n!==void 0){if(!(this.document.
resolve(n)instanceof et.Z6)){this.ink={...this.ink,pattern:St};return}return this.weigher.form(n,this.scope).then(e=>{this.add(e),this.ink={...this.ink,pattern:e.
reading+e.drawing}})}}async state(t){const n=this.document.array(t?.get("Font"))?.[0];if(n!==void 0&&await this.font(n),!t?.has("SMask"))return;const e=this.document.
dict(t.get("SMask"))?.get("G"),i=await this.weigher.form(e,this.scope);this.add(i),this.ink={...this.ink,mask:i.reading+i.drawing}}async font(t){const{document:n}=this,
e=n.dict(t);if(t===void 0||!e)return;this.weight.fonts.add(t);const i=(0,st.FG)(n,e.get("Subtype"))==="Type3";this.ink={...this.ink,glyph:Ct+(i?await this.weigher.
glyph(e,this.scope):0)}}}var Ln=a(52755),Fn=a(77500),Wn=a(17671),Kn=a(14029),Nn=a(97755),$n=a(27583),zn=a(61540);const Gn=/^(?:Helvetica|Arial|Times|Courier|Symbol|ZapfDingbats)/i;
class Hn{document;pages=new Map;constructor(t){this.document=t}add(t,n){for(const e of n){const i=this.missingName(e);if(i===void 0)continue;const o=this.pages.
get(i);o?o.at(-1)!==t&&o.push(t):this.pages.set(i,[t])}}notes(){if(this.pages.size===0)return[];const t=[...this.pages].map(([e,i])=>`${(0,nt.Bu)(e)} (${(0,nt.oi)(
i)})`);return[{code:"fonts_missing",message:`Fonts that are not in the document were drawn with others, and characters that those lack are missing: ${(0,nt.Dw)(
t)}.`}]}missingName(t){const{document:n}=this,e=n.dict(t);if(!e||(0,zn.nq)(n,e))return;const i=(0,st.FG)(n,e.get("BaseFont"))||(0,st.FG)(n,(0,st.nb)(n,e)?.get("\
FontName")),o=(0,st.MH)((0,st.VJ)(i).name);return Gn.test(o)?void 0:o||"a font without a name"}}async function jn(s,t,n){await(0,Wn.lh)(s,t),n&&await Zn(s);for(let o=0;o<
s.pages.count;o++)Jn(s,o,(0,yt.iw)(s,o));const e=new Cn(s),i=new Hn(s);for(const[o,f]of t.entries()){const u=await e.page(o);Vn(s,f,u.step),i.add(f,u.fonts)}return{
bytes:await(0,Kn.UN)(s,{encryption:"none",draft:!0}),missing:i}}async function Zn(s){s.catalog.has("AcroForm")&&((0,Fn.f4)(s,await Ln.mO.read(s))==="dynamic"||await(0,$n.
I)(s,Uint32Array.from({length:s.pages.count},(n,e)=>e+1))),await(0,Nn.N)(s,"all")}function Jn(s,t,{box:n,rotation:e}){s.pages.patch(t,{MediaBox:[...n],CropBox:[
...n],Rotate:e,UserUnit:void 0,Annots:void 0})}const Yn=1e3;function Vn(s,t,n){const{drawingStep:e}=s.job.limits;if(!(n<=e*Yn))throw(0,w.F)("drawingStep",`Page ${t}\
 of the document would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer","pages")}var Xn=a(52404);const kn={png:{ending:"\
png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},Qn=async(s,t,n)=>{const e=await(0,ln.E)(s.bytes,n,{password:t.open_password}),i=e.pages.
count,o=(0,O.k1)(t.pages,i);if(o.length===0)return{documents:[],files:[],notes:[Xn.$],facts:{imageCount:0}};ne(o.length,n);const f=[...o].map(Z=>qn((0,yt.iw)(e,
Z-1),Z,t));ie(f,t,n);const{bytes:u,missing:M}=await jn(e,o,t.with_annotations),T=await $.open(u,n),U=s.name.replace(/\.pdf$/i,""),b=String(i).length,K=[],{ending:X,
mediaType:Y}=kn[t.image_format];let V=0;for(const[Z,{page:ct,width:ft,height:it,resolution:ut}]of f.entries()){const gt=await T.draw(Z,{width:ft,height:it,isTransparent:t.
transparent}),ot=await te(gt,ut,t,n);V+=ot.length,ee(V,n),K.push({name:`${U}-${String(ct).padStart(b,"0")}.${X}`,bytes:ot,mediaType:Y,facts:{page:ct,width:ft,height:it,
size:ot.length,mimeType:Y}}),n.pace.progress((Z+1)/f.length)}return{documents:[],files:K,notes:M.notes(),facts:{imageCount:K.length}}};function qn(s,t,n){const e=n.
pixel_width===void 0?n.resolution:p(s,n.pixel_width);return{page:t,...m(s,e),resolution:e}}async function te(s,t,n,e){const{grayscale:i,transparent:o,image_format:f,
quality:u}=n,{width:M,height:T}=s,U=i||!await Yt(s,e.pace);if(f==="jpeg"){const K=U?"gray":"rgb";return await rn({width:M,height:T,color:K,quality:u,resolution:t,
samples:Et(s,K)},e.pace)}const b=o?U?"gray-alpha":"rgba":U?"gray":"rgb";return await(0,dn.H)({width:M,height:T,depth:8,color:b,resolution:t,samples:Et(s,b)},e)}
function ne(s,{limits:{drawnPages:t}}){if(s<=t)return;const n=`pages_to_images gives at most ${(0,nt.y_)(t,"image")} at once, and pages names ${s}`;throw(0,w.F)(
"drawnPages",n,`Choose pages such as 1..${t}, or split the document first`,"pages")}function ee(s,{limits:{drawnBytes:t}}){if(s<=t)return;const n=`The images to\
gether are larger than ${t} bytes`;throw(0,w.F)("drawnBytes",n,"Choose fewer pages, or a lower resolution","pages")}const se=1e6;function ie(s,t,{limits:{pixels:n}}){
const e=({width:U,height:b})=>U*b,i=s.reduce((U,b)=>e(b)>e(U)?b:U);if(e(i)<=n)return;const o=Math.sqrt(n/e(i)),[f,u]=t.pixel_width===void 0?["resolution",t.resolution]:
["pixel_width",t.pixel_width],M=Math.ceil(e(i)/se),T=`${u} would make images of ${(0,nt.y_)(M,"megapixel")}: at most ${Math.floor(u*o)} fits this document (page\
 ${i.page})`;throw(0,P.G6)([{field:f,message:T}])}}),52404:((N,C,a)=>{a.d(C,{$:()=>_,U:()=>D});var P=a(58552),O=a(29082),I=a(98446);const _={code:"no_pages_sele\
cted",message:"The document has none of the pages that were asked for, so nothing was changed."};function D({first_page:m,last_page:p,pages:g},d){if(g!==void 0)
return(0,O.k1)(g,d);const h=(0,I.y_)(d,"page"),r=[];if(m>d&&r.push({field:"first_page",message:`is ${m}, but the document has ${h}`}),p!==void 0&&p>d&&r.push({field:"\
last_page",message:`is ${p}, but the document has ${h}`}),r.length===0&&p!==void 0&&m>p&&r.push({field:"first_page",message:`is ${m}, which is after last_page (${p}\
)`,mentions:["last_page"]}),r.length>0)throw(0,P.G6)(r);return Uint32Array.from({length:(p??d)-m+1},(c,l)=>m+l)}}),86491:((N,C,a)=>{a.d(C,{Z:()=>h});var P=a(45599),
O=a(16456),I=a(9865),_=a(62743);const D=.5,m=(0,I.vp)("Times-Roman"),p=Array.from({length:256},(r,c)=>{const l=O.W[c-32]??"\0",w=l!=="\0",E=w?m(l.codePointAt(0)):
void 0;return{code:c,cid:c,text:w?l:_.m,width:E===void 0?D:E/1e3,isSpace:c===32,vertical:void 0}}),g=p.map(r=>({...r,text:_.m}));function d(r){const c=Array.from(
r,w=>p[w]);return 2*c.filter(({text:w})=>w===_.m).length>=c.length?c.map(({code:w})=>g[w]):c}const h={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,
dictionary:new P.Bi,vertical:!1,space:p[32].width,type3:void 0,partEnd:(r,c,l)=>Math.min(c+l,r.length),glyphs:d}}),95340:((N,C,a)=>{a.d(C,{h:()=>P});function P(O,I){
const _=p=>{const g=O.resolve(I.get(p));return typeof g=="number"?Math.floor(g):NaN},D=O.resolve(I.get("ImageMask"))===!0,m=O.array(I.get("Decode"))?.map(p=>O.resolve(
p));return{width:_("Width"),height:_("Height"),bits:D?1:_("BitsPerComponent")||8,stencil:D,decode:m?.every(p=>typeof p=="number")?m:void 0}}}),30586:((N,C,a)=>{
a.d(C,{H:()=>c});var P=a(44131),O=a(33095),I=a(64680),_=a(59596);const D=Uint8Array.of(137,80,78,71,13,10,26,10),m={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},
p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},g=.0254,d=6,h=10,r=2;async function c(A,y){const{width:v,height:B,depth:x,color:R,palette:F,profile:L,resolution:S}=A,
z=Buffer.alloc(13);z.writeUInt32BE(v,0),z.writeUInt32BE(B,4),z.set([x,m[R],0,0,0],8);const G=[D,E("IHDR",z)];return L&&G.push(E("iCCP",Buffer.concat([Buffer.from(
"ICC\0\0","latin1"),(0,_.Kc)(L)]))),S!==void 0&&G.push(E("pHYs",l(S))),F&&G.push(E("PLTE",F)),G.push(E("IDAT",await w(A,y)),E("IEND",new Uint8Array(0))),Buffer.
concat(G)}function l(A){const y=Buffer.alloc(9),v=Math.round(A/g);return y.writeUInt32BE(v,0),y.writeUInt32BE(v,4),y[8]=1,y}async function w(A,{codec:y,pace:v}){
const{width:B,height:x,depth:R,color:F,samples:L}=A,S=Math.ceil(B*R*p[F]/8),z=R>=8&&F!=="palette"?r:0,G=typeof L=="function"?L:$=>L.subarray($*S,$*S+S),J=new I.
k(Math.max(1024,S*x>>(y?0:3))),H=y?void 0:(0,O.i)({level:d,mem:6},J),q=new Uint8Array(S);for(let $=0;$<x;$++){const j=new Uint8Array(S+1),tt=G($);if(j[0]=$===0?
0:z,j[0]===r)for(let k=0;k<S;k++)j[k+1]=tt[k]-q[k];else j.set(tt.subarray(0,S),1);q.set(tt.subarray(0,S)),H?H.push(j,$===x-1):J.copy(j,0,j.length);const ht=v.step(
H?S*h:S);ht&&await ht}return y?y.deflate(J.bytes,d):J.bytes}function E(A,y){const v=Buffer.alloc(y.length+12);return v.writeUInt32BE(y.length,0),v.write(A,4,"la\
tin1"),v.set(y,8),v.writeUInt32BE((0,P.Q)(v.subarray(4,y.length+8)),y.length+8),v}}),38671:((N,C,a)=>{a.d(C,{R:()=>_});var P=a(52205),O=a(45599);const I={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function _(D,m){const p=(0,P.c3)(D,m.dict.get("Filter")),g=(0,P.c3)(D,m.dict.
get("DecodeParms")),d=p.at(-1)??null,h=d instanceof O.SX?I[d.text]:void 0;if(!h)return{format:h,parameters:void 0,filter:d,before:m};const r=new O.Bi(m.dict);r.
set("Filter",p.slice(0,-1)),r.set("DecodeParms",g.slice(0,p.length-1));const c=g[p.length-1];return{format:h,parameters:(0,O.Zm)(c)?c:void 0,filter:d,before:new O.
Z6(r,m.data,m.sealed)}}}),93059:((N,C,a)=>{a.d(C,{n:()=>I});var P=a(45599);const O={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function I(_){if(_.dataStart<0)return;const D=new P.Bi;for(let m=0;m+1<_.count;m+=2){const p=_.name(m);p!==void 0&&D.set(O[p]??
p,_.value(m+1))}return new P.Z6(D,_.content.subarray(_.dataStart,_.dataEnd))}}),8283:((N,C,a)=>{a.d(C,{A2:()=>O,EI:()=>D,GM:()=>I,OD:()=>p,Os:()=>_,iN:()=>m});var P=a(
78157);const O=216,I=217,_=218,D=254,m=h=>h>=224&&h<=239;function*p(h){const r=(0,P.bS)(h);for(let c=2;;){const l=d(r,c);if(l<0)return;const w=r[l+1],E=w===O||w===
I||w===g;if(!E&&l+4>r.length)return;const A=E?0:r.readUInt16BE(l+2),y=l+2+A;if(y>r.length||!E&&A<2||(yield{marker:w,start:l,end:y,data:r.subarray(E?y:l+4,y)},w===
I))return;c=y}}const g=1;function d(h,r){for(let c=h.indexOf(255,r);c>=0&&c+1<h.length;c=h.indexOf(255,c+1)){const l=h[c+1];if(l!==0&&l!==255&&(l<208||l>215))return c}
return-1}}),58971:((N,C,a)=>{a.d(C,{X:()=>m});var P=a(58552),O=a(45599);const I=1e5,_=8*1024*1024,D=Uint8Array.of(10);class m{document;forms=new Map;kept=0;constructor(g){
this.document=g}async page(g){const{document:d}=this,h=d.entry(d.pages.number(g),"Contents"),r=d.resolve(h);if(r instanceof O.Z6)return this.decode(r);const c=[];
for(const l of d.array(h)??[]){const w=(0,O.i9)(l)?d.get(l):null;w instanceof O.Z6&&c.push(await this.decode(w),D)}return c.length===2?c[0]:Buffer.concat(c)}async form(g,d){
const h=this.forms.get(g);if(h)return h;const r=await this.decode(d);return this.kept+=r.length,this.kept>_&&(this.forms.clear(),this.kept=r.length),this.forms.
set(g,r),r}async decode(g){const{document:d}=this;if(g.data.length>I)try{return await d.decodedAtEase(g)}catch(c){if(!(c instanceof P.zU)||c.code!=="unreadable_\
document")throw c}const h=d.decodedPart(g)?.data??new Uint8Array(0),r=d.job.pace.step(h.length);return r&&await r,h}}}),31095:((N,C,a)=>{a.d(C,{H:()=>I,t:()=>_});
var P=a(86491),O=a(57373);class I{document;resources;outer;fonts=new Map;constructor(m,p,g){this.document=m,this.resources=p,this.outer=g}find(m,p){return this.
document.dict(this.resources?.get(m))?.get(p)??this.outer?.find(m,p)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(m){
return this.fonts.get(m)??null}async load(m){const p=await _(this.document,this.find("Font",m));return this.fonts.set(m,p),p}}async function _(D,m){return m!==void 0&&
D.dict(m)?(0,O.G)(D,m):P.Z}}),44738:((N,C,a)=>{a.d(C,{L:()=>m,m:()=>p});var P=a(45599),O=a(55969),I=a(3466),_=a(9731),D=a(17671);async function m(g,d){const h=new Set;
let r=0,c=!1;for(let E=0;E<g.pages.count;E++){const A=p(g,g.pages.number(E));for(const{number:v}of A){const B=g.get(v);if(h.has(v)||!(0,P.Zm)(B)||!d(B,E))continue;
h.add(v);const x=(0,O.B)(g,B);x==="Popup"&&r++,x==="Widget"&&(c=!0)}const y=g.job.pace.step(500+A.length*100);y&&await y}if(h.size===0)return 0;const l=(0,D.Hi)(
g),w=c?await I.R.of(g):void 0;return await(0,D.Pv)(l,h,()=>(0,D.Wi)(l,h)),w&&await(0,D.zg)(l,w),await(0,_.U)(l),h.size-r}function p(g,d){const h=g.entry(d,"Anno\
ts"),r=g.array(h)??[];if(!r.some(P.Zm))return r.filter(P.i9);const c=g.edit((0,P.i9)(h)?h:d),l=g.array((0,P.Zm)(c)?c.get("Annots"):c)??[];for(const[w,E]of l.entries())
(0,P.Zm)(E)&&(l[w]=g.add(E));return l.filter(P.i9)}})};
