"use strict";exports.id=861,exports.ids=[861],exports.modules={66974:(($,U,a)=>{a.d(U,{D6:()=>D,F1:()=>C,NL:()=>d,P3:()=>T,br:()=>m,bs:()=>g});var P=a(98446);const T={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function C(r,c,l){const w=[],y=[];for(const[b,E]of r.split(",").entries()){const v=b+1;if(c!==void 0&&
E.trim()===""){y.push(`entry ${v} is empty: write ${c}, separated by single commas`);continue}const I=l(E,v);"problem"in I?y.push(m(v,E,I.problem)):w.push(I.item)}
return y.length>0?{problem:g(y)}:{items:w}}const m=(r,c,l)=>`entry ${r} ('${f(c.trim())}') ${l}`,D=({position:r,text:c},l,w)=>m(r,c,`names ${_(l)}, but the docu\
ment has ${(0,P.y_)(w,"page")}`);function _(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far beyond its end"}const p=5;function g(r){const c=r.length-p;
return[...r.slice(0,p),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function d(r){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(r);return c?`is n\
ot a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function f(r){const c=[...r].map(l=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(l)?"?":l);return(0,P.Bu)(c.join(""),40)}}),29082:(($,U,a)=>{a.d(U,{k1:()=>D,lY:()=>m,m7:()=>_});var P=a(58552),T=a(66974);const C=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
m=d=>(0,T.F1)(d,"pages such as 1..3, -1, odd",(f,r)=>{const c=f.trim(),l=C.exec(c);if(!l)return{problem:g(c)};const[,w,y,b,E,v]=l,I={negated:w!==void 0,text:c,position:r};
if(y!==void 0)return{item:{...I,pages:y.toLowerCase()}};const O=Number(b),R=E===void 0?O:v===void 0?"end":Number(v);return O===0||R===0?T.P3:{item:{...I,pages:{
from:O,to:R}}}});function D(d,f,r="pages"){const c=E=>(0,P.G6)([{field:r,message:E}]),l=m(d);if("problem"in l)throw c(l.problem);const w=new p(f),y=new p(f),b=[];
for(const E of l.items){const v=E.negated?y:w;if(typeof E.pages=="string"){v.add(E.pages);continue}const{from:I,to:O}=E.pages,R=I<0?f+1+I:I,W=O==="end"?f:O<0?f+
1+O:O,S=(O==="end"?I<0?[[I,R]]:[]:[[I,R],[O,W]]).find(([,z])=>z<1||z>f);S&&b.push((0,T.D6)(E,S[0],f)),!(O==="end"&&R>f||b.length>0)&&v.range(Math.min(R,W),Math.
max(R,W))}if(b.length>0)throw c((0,T.bs)(b));return l.items.every(({negated:E})=>E)&&w.add("all"),w.without(y)}function _(d){const f=m(d);if("problem"in f||f.items.
length!==1)return;const{negated:r,pages:c}=f.items[0];if(r)return;if(c==="all")return{first:1};if(typeof c=="string"||c.from<1)return;const{from:l,to:w}=c;return w===
"end"?{first:l}:w===-1?{first:l}:w<1?void 0:{first:Math.min(l,w),last:Math.max(l,w)}}class p{pageCount;differences;odd=!1;even=!1;constructor(f){this.pageCount=
f,this.differences=new Int32Array(f+2)}add(f){f!=="even"&&(this.odd=!0),f!=="odd"&&(this.even=!0)}range(f,r){this.differences[f]++,this.differences[r+1]--}without(f){
const r=new Uint32Array(this.pageCount);let c=0,l=0,w=0;for(let y=1;y<=this.pageCount;y++){l+=this.differences[y],w+=f.differences[y];const b=y%2===1?"odd":"eve\
n";(l>0||this[b])&&!(w>0||f[b])&&(r[c++]=y)}return r.subarray(0,c)}}function g(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is written 1..5":/^!/.test(
d)?"is not a page: leave out pages with not, such as not 2":(0,T.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),44131:(($,U,a)=>{a.d(U,{Q:()=>T});const P=C();function T(m){const[D,_,p,g]=P;let d=4294967295,f=0;for(const r=m.length-
3;f<r;f+=4)d^=m[f]|m[f+1]<<8|m[f+2]<<16|m[f+3]<<24,d=g[d&255]^p[d>>>8&255]^_[d>>>16&255]^D[d>>>24];for(;f<m.length;f++)d=D[(d^m[f])&255]^d>>>8;return~d>>>0}function C(){
const m=new Int32Array(256);for(let g=0;g<256;g++){let d=g;for(let f=0;f<8;f++)d=d&1?d>>>1^3988292384:d>>>1;m[g]=d}const D=g=>g.map(d=>m[d&255]^d>>>8),_=D(m),p=D(
_);return[m,_,p,D(p)]}}),97755:(($,U,a)=>{a.d(U,{N:()=>p});var P=a(45599),T=a(64019),C=a(55969),m=a(12844),D=a(44738),_=a(57594);async function p(r,c){const l=new m.
I(r),w=new _.v(r,"OctavoAnnotation"),y=new Set,b=[],E=[];for(let O=0;O<r.pages.count;O++){const R=E.length;for(const{number:W}of(0,D.m)(r,r.pages.number(O))){const L=r.
get(W);if(!(0,P.Zm)(L)||!(0,C.E)((0,C.B)(r,L),c))continue;E.push(L),w.isVisible(L)&&!d(r,L)&&await l.draw(L,W);const S=r.job.pace.step(1e3);S&&await S}E.length>
R&&b.push(O+1)}await l.finish();for(const O of E)g(r,w,O)&&y.add(O);const v=await f(r,w,b,y);await(0,D.L)(r,O=>y.has(O));const I=new Set([...y].filter(O=>(0,C.B)(
r,O)==="Popup"));return{flattened:v,hidden:y.size-I.size-v,left:new Set(E).size-y.size,isTransparent:l.isTransparent,missing:[...l.missing]}}const g=(r,c,l)=>(0,C.
B)(r,l)==="Popup"||!c.isVisible(l)||d(r,l),d=(r,c)=>(0,T.wR)(r,c)!==void 0;async function f(r,c,l,w){const y=new Set;return await c.run(Uint32Array.from(l),({items:b,
paint:E})=>{for(const v of b){const I=(0,P.i9)(v)?r.get(v):void 0;!(0,P.i9)(v)||!(0,P.Zm)(I)||!w.has(I)||(0,C.B)(r,I)==="Popup"||!c.isVisible(I)||(y.add(I),E({number:v.
number,dict:I}))}return b}),y.size}}),27583:(($,U,a)=>{a.d(U,{I:()=>r});var P=a(33238),T=a(56457),C=a(72648),m=a(78906),D=a(52755),_=a(16259),p=a(77500),g=a(5964),
d=a(71250),f=a(76586);async function r(c,l,w){const y=await(0,P.Y)(c,"keep"),b=await D.mO.read(c);(0,p.mD)(c,b);const E=new _.n(c,b),v=w&&(0,C.g)(w,"font"),I=new m.
y(c,b,E,v);await(0,g.$)(c,b,E,I,{missing:!0});const O=new Set(l),R=({widgets:G})=>G.some(q=>q.pages.some(K=>O.has(K))),W=new Map([...I.missing].filter(([G])=>R(
G))),L=[...I.tooSmall],S=G=>!R(G),z=[...(0,T.D)(y,"flatten"),...(0,d.jA)(W,new Set,v),...(0,d.QR)(L.filter(R),!0),...(0,d.QR)(L.filter(S),!1),...(0,p.br)(c,"val\
ues")],{widgets:H,notes:Y}=await(0,f.H)(c,b,l);return{widgets:H,isEmpty:H===0&&y.fields.length===0,notes:[...z,...Y]}}}),20861:(($,U,a)=>{a.r(U),a.d(U,{pages_to_images:()=>Fe});
var P=a(58552),T=a(29082),C=a(74135);const m=72;function D(s){const{width:t,height:e}=(0,C.iN)(s);return{width:t*s.userUnit,height:e*s.userUnit}}function _(s,t){
const{width:e,height:n}=D(s),i=o=>Math.max(1,Math.round(o*t/m));return{width:i(e),height:i(n)}}const p=(s,t)=>t*m/D(s).width;var g=a(77598),d=a(68973);const f=3,
r=new WeakMap;async function c(s,t){const e=r.get(s);if(e)return e;const{pieces:n}=await s.load();if(n.length===0)throw new P.zU("unavailable","The program that\
 draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of your own"});const i=await WebAssembly.compile(new Uint8Array(
await l(n,s,t)));return r.set(s,i),i}async function l(s,{bytes:t,sha256:e},n){const i=[];for(const h of s){i.push(Buffer.from(h,"base64"));const u=n.pace.step(h.
length*f);u&&await u}const o=await(0,d.uM)(n).inflate(Buffer.concat(i),t);if(!o||(0,g.createHash)("sha256").update(o).digest("hex")!==e)throw new P.zU("internal",
"The program that draws pages is damaged",{advice:"Install the package again"});return o}var w=a(42973);const y=65536,b=-44,E=8,v=new WebAssembly.RuntimeError("\
longjmp");class I{most;exports;constructor(t,e){this.most=e;const n={};for(const{module:i,name:o}of WebAssembly.Module.imports(t))(n[i]??={})[o]=this.imported(o);
this.exports=new WebAssembly.Instance(t,n).exports,this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get bytes(){return new Uint8Array(this.
exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){const e=this.call("malloc",t.length)>>>0;if(e===0)throw O(this.most);
return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"_emscripten_throw_longjmp":return()=>{throw v};case"emscri\
pten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,n)=>(this.words.setUint32(e,0,!0),this.words.setUint32(n,0,!0),0);case"_abort_js":
return()=>{throw O(this.most)}}return t.startsWith("fd_")?()=>E:t.startsWith("__syscall_")?()=>b:()=>0}invoke=(t,...e)=>{const n=this.call("emscripten_stack_get\
_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(i){if(this.call("_emscripten_stack_restore",n),i!==v)throw i;return this.call("s\
etThrew",1,0),0}};grow(t){const{memory:e}=this.exports,n=e.buffer.byteLength;if(t>this.most)return 0;const i=Math.min(Math.max(t,n*1.25),this.most);try{return e.
grow(Math.ceil((i-n)/y)),1}catch{return 0}}}const O=s=>(0,w.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(s/2**20)} MB of memory`,"Ask for a \
lower resolution, or for fewer pages");function R(s){const t=new WebAssembly.Module(Uint8Array.from(W));return new WebAssembly.Instance(t,{a:{b:s}}).exports.c}const W=[
0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],L={load:()=>a.e(4292).then(a.bind(a,14292)),bytes:3988829,sha256:"71aec412a303a040\
5baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},S=15,z=3e5,H=4,Y=1,G=2,q=4294967295;class K{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(t,e){
this.job=t,this.sandbox=e,e.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(t,e){const n=await c(L,e);return j(e,()=>{const i=new K(e,
new I(n,e.limits.drawingMemory));return i.load(t),i})}async draw(t,e){this.begin(t,e);for(let n=Y;n!==G;){const i=this.job.pace.step(z);if(i&&await i,n=this.proceed(
e),n!==Y&&n!==G)throw O(this.job.limits.drawingMemory)}return this.finish(e)}load(t){const{sandbox:e}=this;if(this.document=e.call("FPDF_LoadMemDocument64",e.store(
t),t.length,0),this.document===0)throw O(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:t}=this,{__indirect_function_table:e}=t.exports;return e.set(
0,R(()=>performance.now()-this.since>S?1:0)),t.store(Uint8Array.of(1,0,0,0,0,0,0,0,0,0,0,0))}begin(t,{width:e,height:n,isTransparent:i}){const{sandbox:o,job:h}=this;
j(h,()=>{if(this.release(),this.page=o.call("FPDF_LoadPage",this.document,t),this.bitmap=o.call("FPDFBitmap_CreateEx",e,n,H,0,0),this.page===0||this.bitmap===0)
throw O(h.limits.drawingMemory);i||o.call("FPDFBitmap_FillRect",this.bitmap,0,0,e,n,q)})}started=!1;proceed({width:t,height:e}){const{sandbox:n,page:i,bitmap:o,
pause:h}=this;return this.since=performance.now(),j(this.job,()=>this.started?n.call("FPDF_RenderPage_Continue",i,h):(this.started=!0,n.call("FPDF_RenderPageBit\
map_Start",o,i,0,0,t,e,0,0,h)))}finish({width:t,height:e}){const{sandbox:n,bitmap:i}=this,o=n.call("FPDFBitmap_GetBuffer",i)>>>0,h=n.call("FPDFBitmap_GetStride",
i);return{width:t,height:e,row:u=>n.bytes.subarray(o+u*h,o+u*h+t*4)}}release(){const{sandbox:t,page:e,bitmap:n}=this;this.started&&t.call("FPDF_RenderPage_Close",
e),n!==0&&t.call("FPDFBitmap_Destroy",n),e!==0&&t.call("FPDF_ClosePage",e),this.started=!1,this.bitmap=this.page=0}}function j(s,t){try{return t()}catch(e){throw e instanceof
P.zU?e:O(s.limits.drawingMemory)}}const tt=4,ct=2,V={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function Xt({height:s,row:t},e){for(let n=0;n<s;n++){const i=t(n);
for(let h=0;h<i.length;h+=tt){const u=i[h+1];if(i[h]!==u||i[h+2]!==u)return!0}const o=e.step(i.length*ct);o&&await o}return!1}function wt({width:s,row:t},e){const n=V[e],
i=new Uint8Array(s*n),o=n<3;return h=>{const u=t(h);for(let M=0,x=0;M<u.length;M+=tt){const[B,A,N]=[u[M],u[M+1],u[M+2]];o?i[x++]=Qt(N,A,B):(i[x++]=N,i[x++]=A,i[x++]=
B),n%2===0&&(i[x++]=u[M+3])}return i}}const Qt=(s,t,e)=>77*s+150*t+29*e+128>>8;var _t=a(6057),Vt=a(64680);const yt=Uint8Array.from(kt());function*kt(){for(let s=0;s<
15;s++)for(let t=0;t<=s;t++){const[e,n]=s%2===0?[s-t,t]:[t,s-t];e<8&&n<8&&(yield e*8+n)}}const qt={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,
13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[
17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function lt(s,t){const e=s<50?
5e3/s:200-2*s;return Uint8Array.from(qt[t],n=>Math.min(Math.max(Math.floor((n*e+50)/100),1),255))}const Et=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,
.275899379],te=s=>Float32Array.from(s,(t,e)=>1/(t*Et[e>>3]*Et[e&7]*8));function ee(s){for(let t=0;t<64;t+=8)Pt(s,t,1);for(let t=0;t<8;t++)Pt(s,t,8)}const Mt=Math.
SQRT1_2;function Pt(s,t,e){const[n,i,o,h]=[t+e,t+2*e,t+3*e,t+4*e],[u,M,x]=[t+5*e,t+6*e,t+7*e],[B,A,N,J]=[s[t],s[n],s[i],s[o]],[X,Z,Q,ot]=[s[h],s[u],s[M],s[x]],[
at,rt,dt,nt]=[B+ot,B-ot,A+Q,A-Q],[Rt,Lt,Wt,Ze]=[N+Z,N-Z,J+X,J-X],[Ft,pt,Kt,je]=[at+Wt,at-Wt,dt+Rt,dt-Rt];s[t]=Ft+Kt,s[h]=Ft-Kt;const Nt=(je+pt)*Mt;s[i]=pt+Nt,s[M]=
pt-Nt;const[$t,Ye,zt]=[Ze+Lt,Lt+nt,nt+rt],Ht=($t-zt)*.382683433,Gt=.5411961*$t+Ht,Zt=1.306562965*zt+Ht,jt=Ye*Mt,[Yt,Jt]=[rt+jt,rt-jt];s[u]=Jt+Gt,s[o]=Jt-Gt,s[n]=
Yt+Zt,s[x]=Yt-Zt}function ut(s,t){const[e,n]=[new Uint16Array(256),new Uint8Array(256)];let[i,o]=[0,0];for(const[h,u]of s.entries()){for(let M=0;M<u;M++,o++,i++)
e[t[o]]=i,n[t[o]]=h+1;i*=2}return{counts:s,values:t,codes:e,lengths:n}}const Dt=Array.from({length:12},(s,t)=>t),st=[ut([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],Dt),ut(
[0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],Dt)],ne=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","000102031104052131061241510761711322328\
1081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],se=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],it=ne.map((s,t)=>{
const e=[...Buffer.from(s,"hex")],i=[0,240,...Array.from({length:160},(o,h)=>Math.floor(h/10)<<4|h%10+1)].filter(o=>!e.includes(o)).sort((o,h)=>o-h);return ut(se[t],
[...e,...i])}),vt=0,Ot=240;class At{output;bits=0;count=0;constructor(t){this.output=t}add(t,e){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;){this.
count-=8;const n=this.bits>>>this.count&255;this.output.byte(n),n===255&&this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-
this.count)-1,8-this.count)}}class ie{bits;dc;ac;before=0;constructor(t,e,n){this.bits=t,this.dc=e,this.ac=n}write(t,e){const{bits:n,dc:i,ac:o}=this,h=Math.round(
t[0]*e[0]);this.value(h-this.before,0,i),this.before=h;let u=0;for(let M=1;M<64;M++){const x=yt[M],B=Math.round(t[x]*e[x]);if(B===0){u++;continue}for(;u>15;u-=16)
n.add(o.codes[Ot],o.lengths[Ot]);this.value(B,u,o),u=0}u>0&&n.add(o.codes[vt],o.lengths[vt])}value(t,e,{codes:n,lengths:i}){const o=32-Math.clz32(Math.abs(t)),h=e<<
4|o;this.bits.add(n[h],i[h]),o>0&&this.bits.add(t<0?t+(1<<o)-1:t,o)}}const F=8,oe=12,ae=65535;async function re(s,t){const{width:e,height:n,color:i,quality:o}=s,
h=new Vt.k(Math.max(4096,e*n>>2)),u=i==="gray"?[lt(o,"luminance")]:[lt(o,"luminance"),lt(o,"chrominance")];ce(h,s,u);const M=i==="gray"?new he(s,h,u):new fe(s,h,
u);for(let x=0;x<n;x+=M.height){M.write(x);const B=t.step(e*M.height*oe);B&&await B}return M.finish(),k(h,217),h.bytes}function k(s,t,...e){if(s.byte(255),s.byte(
t),e.length!==0)for(const n of[...ht(e.length+2),...e])s.byte(n)}const ht=s=>[s>>8,s&255];function ce(s,{width:t,height:e,color:n,resolution:i},o){const h=ht(Math.
min(Math.round(i),ae));k(s,216),k(s,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...h,...h,0,0);for(const[x,B]of o.entries())k(s,219,x,...[...yt].map(A=>B[A]));const u=n===
"gray"?[1,17,0]:[1,34,0,2,17,1,3,17,1];k(s,192,8,...ht(e),...ht(t),u.length/3,...u);for(const x of o.keys())for(const[B,A]of[st[x],it[x]].entries())k(s,196,B<<4|
x,...A.counts,...A.values);const M=n==="gray"?[1,0]:[1,0,2,17,3,17];k(s,218,M.length/2,...M,0,63,0)}class ft{width;height;samples;block=new Float32Array(F*F);divisors;coder;constructor(t,e,n,i,o,h){
this.width=t,this.height=e,this.samples=new Float32Array(t*e),this.divisors=te(i),this.coder=new ie(n,o,h)}set(t,e,n){this.samples[t*this.width+e]=n}write(t,e){
const{samples:n,width:i,block:o}=this;for(let h=0,u=0;h<F;h++)for(let M=(e+h)*i+t,x=M+F;M<x;)o[u++]=n[M++]-128;ee(o),this.coder.write(o,this.divisors)}}const bt=(s,t)=>Math.
ceil(s/t)*t;class he{image;height=F;bits;plane;constructor(t,e,[n]){this.image=t,this.bits=new At(e),this.plane=new ft(bt(t.width,F),F,this.bits,n,st[0],it[0])}write(t){
const{image:e,plane:n}=this;for(let i=0;i<F;i++){const o=e.samples(Math.min(t+i,e.height-1));for(let h=0;h<n.width;h++)n.set(i,h,o[Math.min(h,e.width-1)])}for(let i=0;i<
n.width;i+=F)n.write(i,0)}finish(){this.bits.finish()}}class fe{image;height=2*F;bits;light;blue;red;sums;constructor(t,e,[n,i]){this.image=t,this.bits=new At(e);
const o=bt(t.width,2*F);this.light=new ft(o,2*F,this.bits,n,st[0],it[0]),this.blue=new ft(o/2,F,this.bits,i,st[1],it[1]),this.red=new ft(o/2,F,this.bits,i,st[1],
it[1]),this.sums=new Float32Array(o)}write(t){const{light:e,blue:n,red:i}=this;for(let o=0;o<this.height;o++)this.row(o,Math.min(t+o,this.image.height-1));for(let o=0;o<
e.width;o+=this.height){for(const h of[0,F])for(const u of[0,F])e.write(o+u,h);n.write(o/2,0),i.write(o/2,0)}}finish(){this.bits.finish()}row(t,e){const{image:n,
light:i,blue:o,red:h,sums:u}=this,M=n.samples(e),x=n.width-1,B=t%2===0;B&&u.fill(0);for(let A=0;A<i.width;A++){const N=Math.min(A,x)*3,[J,X,Z]=[M[N],M[N+1],M[N+
2]];i.set(t,A,.299*J+.587*X+.114*Z);const Q=A&-2;u[Q]+=-.168736*J-.331264*X+.5*Z,u[Q+1]+=.5*J-.418688*X-.081312*Z}if(!B)for(let A=0;A<i.width;A+=2)o.set(t>>1,A>>
1,u[A]/4+128),h.set(t>>1,A>>1,u[A+1]/4+128)}}var de=a(30586),le=a(12237),gt=a(98446),et=a(45599),ue=a(36211),ge=a(37709),me=a(49454),pe=a(93059),we=a(58971),mt=a(
31095),xt=a(95340);const Tt={DCTDecode:.011,DCT:.011,JPXDecode:.15,JBIG2Decode:.01,CCITTFaxDecode:.002,CCF:.002},It=.006;class _e{document;constructor(t){this.document=
t}of({dict:t}){const{document:e}=this,{width:n,height:i}=(0,xt.h)(e,t);return(Math.max(n,0)*Math.max(i,0)||0)*(Tt[this.filterOf(t)]??It)+this.masks(t)}masks(t){
return["SMask","Mask"].map(n=>this.document.dict(t.get(n))).filter(n=>n!==void 0).reduce((n,i)=>{const{width:o,height:h}=(0,xt.h)(this.document,i);return n+(o*h||
0)*(Tt[this.filterOf(i)]??It)},0)}filterOf(t){const e=this.document.resolve(t.get("Filter")??t.get("F")),n=Array.isArray(e)?this.document.resolve(e.at(-1)):e;return n instanceof
et.SX?n.text:""}}const ye=.01,Ct=.4,Bt=2,Ut=2,St=5e3,Ee={pattern:0,mask:0,glyph:Ut},Me=1e4;class Pe{document;decoder;images;known=new Map;open=new Set;glyphs=new Map;constructor(t){
this.document=t,this.decoder=new we.X(t),this.images=new _e(t)}async page(t){const{document:e}=this,n=new mt.H(e,e.dict(e.pages.attribute(t,"Resources"))),{reading:i,
drawing:o,heaviest:h,fonts:u}=await this.content(await this.decoder.page(t),n);return{step:Math.max(i,h),whole:i+o,fonts:u}}async content(t,e){const{job:n}=this.
document,i=new ve(this,this.document,e,t.length);return await(0,ge.K)(t,n.pace,o=>(n.memory.budget.spend("operators",1),i.take(o))),i.weight}image(t){return this.
images.of(t)}async glyph(t,e){const{document:n,glyphs:i}=this,o=i.get(t);if(o!==void 0)return o;const h=n.dict(t.get("Resources")),u=h?new mt.H(n,h,e):e;let M=0;
for(const x of n.dict(t.get("CharProcs"))?.values()??[]){const{reading:B,drawing:A}=await this.form(x,u);M=Math.max(M,B+A)}return i.set(t,M),M}async form(t,e){const{
document:n,known:i,open:o}=this,h=n.resolve(t);if(!(h instanceof et.Z6)||!(0,et.i9)(t)||o.has(t.number))return De;const u=i.get(t.number);if(u)return u;const M=n.
job.limits.formDepth;if(o.size>=M)throw(0,w.F)("formDepth",`A page of the document has more than ${(0,gt.y_)(M,"form")} within another`,"Open it in another PDF \
program and save it again");o.add(t.number);const x=n.dict(h.dict.get("Resources")),B=await this.decoder.form(t.number,h),A=await this.content(B,x?new mt.H(n,x,
e):e);return o.delete(t.number),i.set(t.number,A),A}}const De={reading:0,drawing:0,heaviest:0,fonts:new Set};class ve{weigher;document;scope;weight;saved=[];ink=Ee;path=0;end=0;constructor(t,e,n,i){
this.weigher=t,this.document=e,this.scope=n,this.weight={reading:i*ye,drawing:0,heaviest:0,fonts:new Set}}take(t){this.weight.reading+=Ct;const{operator:e}=t,n=t.
end-this.end;if(this.end=t.end,ue.lJ.has(e))return this.paint(Bt+this.path*Ct);switch(e){case"q":this.saved.length<Me&&this.saved.push(this.ink);return;case"Q":
this.ink=this.saved.pop()??this.ink;return;case"Tj":case"TJ":case"'":case'"':return this.paint(n*this.ink.glyph);case"Tf":return this.font(this.scope.find("Font",
t.name(0)??""));case"gs":return this.state(this.document.dict(this.scope.find("ExtGState",t.name(0)??"")));case"Do":return this.draw(this.scope.find("XObject",t.
name(0)??""));case"BI":{const i=(0,pe.n)(t);return this.paint(i?this.weigher.image(i):0)}case"sh":return this.paint(St);case"scn":case"SCN":return this.pattern(
t.name(t.count-1));default:this.path++}}paint(t){this.path=0;const e=t+this.ink.pattern+this.ink.mask;this.weight.drawing+=e,this.weight.heaviest=Math.max(this.
weight.heaviest,e)}add(t){this.weight.reading+=t.reading;for(const e of t.fonts)this.weight.fonts.add(e)}draw(t){const e=this.document.resolve(t);if(e instanceof
et.Z6)return(0,et.Eo)(this.document.resolve(e.dict.get("Subtype")),"Form")?this.weigher.form(t,this.scope).then(n=>{this.add(n),this.paint(n.drawing+Bt)}):this.
paint(this.weigher.image(e))}pattern(t){this.ink={...this.ink,pattern:0};const e=t===void 0?void 0:this.scope.find("Pattern",t);if(e!==void 0){if(!(this.document.
resolve(e)instanceof et.Z6)){this.ink={...this.ink,pattern:St};return}return this.weigher.form(e,this.scope).then(n=>{this.add(n),this.ink={...this.ink,pattern:n.
reading+n.drawing}})}}async state(t){const e=this.document.array(t?.get("Font"))?.[0];if(e!==void 0&&await this.font(e),!t?.has("SMask"))return;const n=this.document.
dict(t.get("SMask"))?.get("G"),i=await this.weigher.form(n,this.scope);this.add(i),this.ink={...this.ink,mask:i.reading+i.drawing}}async font(t){const{document:e}=this,
n=e.dict(t);if(t===void 0||!n)return;this.weight.fonts.add(t);const i=(0,me.FG)(e,n.get("Subtype"))==="Type3";this.ink={...this.ink,glyph:Ut+(i?await this.weigher.
glyph(n,this.scope):0)}}}var Oe=a(52755),Ae=a(77500),be=a(17671),xe=a(37253),Te=a(97755),Ie=a(27583);async function Ce(s,t,e){await(0,be.lh)(s,t),e&&await Be(s);
for(let o=0;o<s.pages.count;o++)Ue(s,o,(0,_t.iw)(s,o));const n=new Pe(s),i=[];for(const[o,h]of t.entries()){const u=await n.page(o);Re(s,h,u.step),i.push(u.fonts)}
return{bytes:await(0,xe.UN)(s,{encryption:"none",draft:!0}),fonts:i}}async function Be(s){s.catalog.has("AcroForm")&&((0,Ae.f4)(s,await Oe.mO.read(s))==="dynami\
c"||await(0,Ie.I)(s,Uint32Array.from({length:s.pages.count},(e,n)=>n+1))),await(0,Te.N)(s,"all")}function Ue(s,t,{box:e,rotation:n}){s.pages.patch(t,{MediaBox:[
...e],CropBox:[...e],Rotate:n,UserUnit:void 0,Annots:void 0})}const Se=1e3;function Re(s,t,e){const{drawingStep:n}=s.job.limits;if(!(e<=n*Se))throw(0,w.F)("draw\
ingStep",`Page ${t} of the document would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer","pages")}var Le=a(52404);const We={
png:{ending:"png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},Fe=async(s,t,e)=>{const n=await(0,le.E)(s.bytes,e,{password:t.open_password}),
i=n.pages.count,o=(0,T.k1)(t.pages,i);if(o.length===0)return{documents:[],files:[],notes:[Le.$],facts:{imageCount:0}};$e(o.length,e);const h=[...o].map(Z=>Ke((0,_t.
iw)(n,Z-1),Z,t));Ge(h,t,e);const{bytes:u}=await Ce(n,o,t.with_annotations),M=await K.open(u,e),x=s.name.replace(/\.pdf$/i,""),B=String(i).length,A=[],{ending:N,
mediaType:J}=We[t.image_format];let X=0;for(const[Z,{page:Q,width:ot,height:at,resolution:rt}]of h.entries()){const dt=await M.draw(Z,{width:ot,height:at,isTransparent:t.
transparent}),nt=await Ne(dt,rt,t,e);X+=nt.length,ze(X,e),A.push({name:`${x}-${String(Q).padStart(B,"0")}.${N}`,bytes:nt,mediaType:J,facts:{page:Q,width:ot,height:at,
size:nt.length,mimeType:J}}),e.pace.progress((Z+1)/h.length)}return{documents:[],files:A,notes:[],facts:{imageCount:A.length}}};function Ke(s,t,e){const n=e.pixel_width===
void 0?e.resolution:p(s,e.pixel_width);return{page:t,..._(s,n),resolution:n}}async function Ne(s,t,e,n){const{grayscale:i,transparent:o,image_format:h,quality:u}=e,
{width:M,height:x}=s,B=i||!await Xt(s,n.pace);if(h==="jpeg"){const N=B?"gray":"rgb";return await re({width:M,height:x,color:N,quality:u,resolution:t,samples:wt(
s,N)},n.pace)}const A=o?B?"gray-alpha":"rgba":B?"gray":"rgb";return await(0,de.H)({width:M,height:x,depth:8,color:A,resolution:t,samples:wt(s,A)},n)}function $e(s,{
limits:{drawnPages:t}}){if(s<=t)return;const e=`pages_to_images gives at most ${(0,gt.y_)(t,"image")} at once, and pages names ${s}`;throw(0,w.F)("drawnPages",e,
`Choose pages such as 1..${t}, or split the document first`,"pages")}function ze(s,{limits:{drawnBytes:t}}){if(s<=t)return;const e=`The images together are larg\
er than ${t} bytes`;throw(0,w.F)("drawnBytes",e,"Choose fewer pages, or a lower resolution","pages")}const He=1e6;function Ge(s,t,{limits:{pixels:e}}){const n=({
width:B,height:A})=>B*A,i=s.reduce((B,A)=>n(A)>n(B)?A:B);if(n(i)<=e)return;const o=Math.sqrt(e/n(i)),[h,u]=t.pixel_width===void 0?["resolution",t.resolution]:["\
pixel_width",t.pixel_width],M=Math.ceil(n(i)/He),x=`of ${u} would make images of ${(0,gt.y_)(M,"megapixel")}: at most ${Math.floor(u*o)} fits this document (pag\
e ${i.page})`;throw(0,P.G6)([{field:h,message:x}])}}),52404:(($,U,a)=>{a.d(U,{$:()=>m,U:()=>D});var P=a(58552),T=a(29082),C=a(98446);const m={code:"no_pages_sel\
ected",message:"The document has none of the pages that were asked for, so nothing was changed."};function D({first_page:_,last_page:p,pages:g},d){if(g!==void 0)
return(0,T.k1)(g,d);const f=(0,C.y_)(d,"page"),r=[];if(_>d&&r.push({field:"first_page",message:`is ${_}, but the document has ${f}`}),p!==void 0&&p>d&&r.push({field:"\
last_page",message:`is ${p}, but the document has ${f}`}),r.length===0&&p!==void 0&&_>p&&r.push({field:"first_page",message:`is ${_}, which is after last_page (${p}\
)`,mentions:["last_page"]}),r.length>0)throw(0,P.G6)(r);return Uint32Array.from({length:(p??d)-_+1},(c,l)=>_+l)}}),86491:(($,U,a)=>{a.d(U,{Z:()=>f});var P=a(45599),
T=a(16456),C=a(9865),m=a(62743);const D=.5,_=(0,C.vp)("Times-Roman"),p=Array.from({length:256},(r,c)=>{const l=T.W[c-32]??"\0",w=l!=="\0",y=w?_(l.codePointAt(0)):
void 0;return{code:c,cid:c,text:w?l:m.m,width:y===void 0?D:y/1e3,isSpace:c===32,vertical:void 0}}),g=p.map(r=>({...r,text:m.m}));function d(r){const c=Array.from(
r,w=>p[w]);return 2*c.filter(({text:w})=>w===m.m).length>=c.length?c.map(({code:w})=>g[w]):c}const f={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,
dictionary:new P.Bi,vertical:!1,space:p[32].width,type3:void 0,partEnd:(r,c,l)=>Math.min(c+l,r.length),glyphs:d}}),95340:(($,U,a)=>{a.d(U,{h:()=>P});function P(T,C){
const m=p=>{const g=T.resolve(C.get(p));return typeof g=="number"?Math.floor(g):NaN},D=T.resolve(C.get("ImageMask"))===!0,_=T.array(C.get("Decode"))?.map(p=>T.resolve(
p));return{width:m("Width"),height:m("Height"),bits:D?1:m("BitsPerComponent")||8,stencil:D,decode:_?.every(p=>typeof p=="number")?_:void 0}}}),30586:(($,U,a)=>{
a.d(U,{H:()=>c});var P=a(44131),T=a(33095),C=a(64680),m=a(59596);const D=Uint8Array.of(137,80,78,71,13,10,26,10),_={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},
p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},g=.0254,d=6,f=10,r=2;async function c(b,E){const{width:v,height:I,depth:O,color:R,palette:W,profile:L,resolution:S}=b,
z=Buffer.alloc(13);z.writeUInt32BE(v,0),z.writeUInt32BE(I,4),z.set([O,_[R],0,0,0],8);const H=[D,y("IHDR",z)];return L&&H.push(y("iCCP",Buffer.concat([Buffer.from(
"ICC\0\0","latin1"),(0,m.Kc)(L)]))),S!==void 0&&H.push(y("pHYs",l(S))),W&&H.push(y("PLTE",W)),H.push(y("IDAT",await w(b,E)),y("IEND",new Uint8Array(0))),Buffer.
concat(H)}function l(b){const E=Buffer.alloc(9),v=Math.round(b/g);return E.writeUInt32BE(v,0),E.writeUInt32BE(v,4),E[8]=1,E}async function w(b,{codec:E,pace:v}){
const{width:I,height:O,depth:R,color:W,samples:L}=b,S=Math.ceil(I*R*p[W]/8),z=R>=8&&W!=="palette"?r:0,H=typeof L=="function"?L:K=>L.subarray(K*S,K*S+S),Y=new C.
k(Math.max(1024,S*O>>(E?0:3))),G=E?void 0:(0,T.i)({level:d,mem:6},Y),q=new Uint8Array(S);for(let K=0;K<O;K++){const j=new Uint8Array(S+1),tt=H(K);if(j[0]=K===0?
0:z,j[0]===r)for(let V=0;V<S;V++)j[V+1]=tt[V]-q[V];else j.set(tt.subarray(0,S),1);q.set(tt.subarray(0,S)),G?G.push(j,K===O-1):Y.copy(j,0,j.length);const ct=v.step(
G?S*f:S);ct&&await ct}return E?E.deflate(Y.bytes,d):Y.bytes}function y(b,E){const v=Buffer.alloc(E.length+12);return v.writeUInt32BE(E.length,0),v.write(b,4,"la\
tin1"),v.set(E,8),v.writeUInt32BE((0,P.Q)(v.subarray(4,E.length+8)),E.length+8),v}}),93059:(($,U,a)=>{a.d(U,{n:()=>C});var P=a(45599);const T={BPC:"BitsPerCompo\
nent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function C(m){if(m.dataStart<0)return;const D=new P.Bi;for(let _=0;_+
1<m.count;_+=2){const p=m.name(_);p!==void 0&&D.set(T[p]??p,m.value(_+1))}return new P.Z6(D,m.content.subarray(m.dataStart,m.dataEnd))}}),58971:(($,U,a)=>{a.d(U,
{X:()=>_});var P=a(58552),T=a(45599);const C=1e5,m=8*1024*1024,D=Uint8Array.of(10);class _{document;forms=new Map;kept=0;constructor(g){this.document=g}async page(g){
const{document:d}=this,f=d.entry(d.pages.number(g),"Contents"),r=d.resolve(f);if(r instanceof T.Z6)return this.decode(r);const c=[];for(const l of d.array(f)??[]){
const w=(0,T.i9)(l)?d.get(l):null;w instanceof T.Z6&&c.push(await this.decode(w),D)}return c.length===2?c[0]:Buffer.concat(c)}async form(g,d){const f=this.forms.
get(g);if(f)return f;const r=await this.decode(d);return this.kept+=r.length,this.kept>m&&(this.forms.clear(),this.kept=r.length),this.forms.set(g,r),r}async decode(g){
const{document:d}=this;if(g.data.length>C)try{return await d.decodedAtEase(g)}catch(c){if(!(c instanceof P.zU)||c.code!=="unreadable_document")throw c}const f=d.
decodedPart(g)?.data??new Uint8Array(0),r=d.job.pace.step(f.length);return r&&await r,f}}}),31095:(($,U,a)=>{a.d(U,{H:()=>C,t:()=>m});var P=a(86491),T=a(57373);
class C{document;resources;outer;fonts=new Map;constructor(_,p,g){this.document=_,this.resources=p,this.outer=g}find(_,p){return this.document.dict(this.resources?.
get(_))?.get(p)??this.outer?.find(_,p)}properties(){return this.document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(_){return this.
fonts.get(_)??null}async load(_){const p=await m(this.document,this.find("Font",_));return this.fonts.set(_,p),p}}async function m(D,_){return _!==void 0&&D.dict(
_)?(0,T.G)(D,_):P.Z}}),44738:(($,U,a)=>{a.d(U,{L:()=>_,m:()=>p});var P=a(45599),T=a(55969),C=a(3466),m=a(9731),D=a(17671);async function _(g,d){const f=new Set;
let r=0,c=!1;for(let y=0;y<g.pages.count;y++){const b=p(g,g.pages.number(y));for(const{number:v}of b){const I=g.get(v);if(f.has(v)||!(0,P.Zm)(I)||!d(I,y))continue;
f.add(v);const O=(0,T.B)(g,I);O==="Popup"&&r++,O==="Widget"&&(c=!0)}const E=g.job.pace.step(500+b.length*100);E&&await E}if(f.size===0)return 0;const l=(0,D.Hi)(
g),w=c?await C.R.of(g):void 0;return await(0,D.Pv)(l,f,()=>(0,D.Wi)(l,f)),w&&await(0,D.zg)(l,w),await(0,m.U)(l),f.size-r}function p(g,d){const f=g.entry(d,"Anno\
ts"),r=g.array(f)??[];if(!r.some(P.Zm))return r.filter(P.i9);const c=g.edit((0,P.i9)(f)?f:d),l=g.array((0,P.Zm)(c)?c.get("Annots"):c)??[];for(const[w,y]of l.entries())
(0,P.Zm)(y)&&(l[w]=g.add(y));return l.filter(P.i9)}})};
