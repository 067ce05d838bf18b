"use strict";exports.id=6374,exports.ids=[6374],exports.modules={74262:((j,B,l)=>{l.d(B,{Hb:()=>T,YL:()=>b,o8:()=>y});var O=l(45657),w=l(78157),S=l(990),_=l(8283);function y(i,r){
const h=(0,w.bS)(r);return i==="jpg"?p(h):i==="jp2"?a(h):P(h)}function p(i){for(const r of(0,_.OD)(i)){if(!(0,S.qt)(r.marker))continue;const{data:h}=r;if(h.length>=
5)return(h[1]<<8|h[2])*(h[3]<<8|h[4])}return 0}const u=new Set([192,193]);function b(i){let r;for(const{marker:h,data:g}of(0,_.OD)(i))if(u.has(h))r=g[5];else if(h===
_.Os)return r!==void 0&&g[0]===r;return!1}const A=new Set([194,198,202,206]);function T(i){let r,[h,g]=[0,0];for(const{marker:E,data:M}of(0,_.OD)(i))if(A.has(E))
r=I(M);else if(E===_.Os&&r){const W=Math.min(M[0]??0,4);let L=0;for(let k=0;k<W;k++)L+=r.get(M[1+2*k])??1;(M[3+2*W]??0)>>4?h+=L:g+=L}return r&&{refining:h,others:g}}
function I(i){const r=Array.from({length:Math.min(i[5]??0,4)},(g,E)=>{const M=i[7+3*E]??17;return{id:i[6+3*E]??0,samples:Math.max((M>>4)*(M&15),1)}}),h=(0,O.Kf)(
r.map(({samples:g})=>g));return new Map(r.map(({id:g,samples:E})=>[g,E/h]))}const x=36;function a(i){const r=i.indexOf(Uint8Array.of(255,79,255,81));if(r<0||r+6+
x>i.length)return 0;const h=i.readUInt16BE(r+40);return i.readUInt32BE(r+8)*i.readUInt32BE(r+12)*Math.max(1,h/3)}const c=new Set([4,6,7,20,22,23,36,38,39,40,42,
43]);function P(i){let r=0;for(let h=0;h+11<=i.length;){const g=i[h+4],E=h+N(i,h);if(E>i.length)break;c.has(g&63)&&E+8<=i.length&&(r+=i.readUInt32BE(E)*i.readUInt32BE(
E+4));const M=i.readUInt32BE(E-4);if(M===4294967295)break;h=E+M}return r}function N(i,r){const h=i.readUInt32BE(r),g=i[r+5]>>5,E=g===7&&r+9<=i.length,M=E?i.readUInt32BE(
r+5)&536870911:g,W=E?4+Math.ceil((M+1)/8):1,L=h<=256?1:h<=65536?2:4;return 5+W+M*L+(i[r+4]&64?4:1)+4}}),36054:((j,B,l)=>{l.d(B,{ny:()=>x,tb:()=>N,uZ:()=>a});var O=l(
52205),w=l(45599),S=l(95340),_=l(38671),y=l(74262);const p={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},u=.006,[b,A,T]=[.008,.0028,.001],I=5e3,x=({limits:i})=>i.drawingStep*
1e3;function a(i,r){const{width:h,height:g}=(0,S.h)(i,r.dict),E=Math.max(h,0)*Math.max(g,0)||0,{format:M,before:W}=(0,_.R)(i,r),L=(G,U,K)=>{const z=G*U,F=K&&G<=
i.job.limits.pixels?Math.min(z,I):z;return{whole:z,step:F,pixels:G}};if(M===void 0)return L(E,u,P(i,r));if(M==="ccitt")return L(E,p.ccitt,!0);const k=i.decodedPart(
W)?.data,H=Math.max(E,k?(0,y.o8)(M,k):0);return M!=="jpg"||!k?L(H,p[M],!1):L(H,c(k),(0,y.YL)(k))}function c(i){const r=(0,y.Hb)(i);return r?b+A*r.refining+T*r.others:
p.jpg}function P(i,r){const h=(0,O.c3)(i,r.dict.get("Filter"));return h.length<=1&&h.every(g=>(0,w.Eo)(g,"FlateDecode")||(0,w.Eo)(g,"Fl"))}class N{document;known=new WeakMap;slowest=0;heavy=new Set;constructor(r){
this.document=r}of(r,h){const g=this.known.get(r.dict);if(g!==void 0)return g;const E=["SMask","Mask"].map(U=>this.document.resolve(r.dict.get(U))).filter(U=>U instanceof
w.Z6),{whole:M,step:W,pixels:L}=a(this.document,r),k=E.map(U=>a(this.document,U)),H=k.reduce((U,K)=>U+K.whole,M),G={step:E.length===0?W:H,pixels:k.reduce((U,K)=>U+
K.pixels,L)};return h!==void 0&&E.length===0&&W>x(this.document.job)&&this.heavy.add(h),this.known.set(r.dict,G),this.slowest=Math.max(this.slowest,H),G}}}),14118:((j,B,l)=>{
l.d(B,{YY:()=>$,Fh:()=>Q});var O=l(58552),w=l(42973),S=l(77598),_=l(19158);const y=5;class p{bytes;at;end;constructor(t,e,n){this.bytes=t,this.at=e,this.end=n}byte(){
return this.bytes[this.at++]}integer(){let t=0;for(let e=1;;e*=128){const n=this.byte();if(t+=(n&127)*e,n<128)return t}}skipIntegers(t){for(let e=t;e>0;)this.byte()<
128&&e--}skip(t){this.at+=t}}function u(s){const t=[];let e=s;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class b{buffer;at=0;constructor(t){this.buffer=
new Uint8Array(t)}push(t){this.buffer[this.at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,n){this.buffer.set(t.subarray(e,n),this.at),this.
at+=n-e}reserveSize(){return this.at+=y,this.at}fillSize(t){let e=this.at-t;for(let n=y;n>0;n--,e>>>=7)this.buffer[t-n]=e&127|(n>1?128:0)}written(){return this.
buffer.subarray(0,this.at)}}const A=3,T=11,[I,x]=[14,28],a=252,[c,P,N]=[8,10,11],[i,r]=[4,5],h=s=>s>=2&&s<=4,g=s=>s===16||s===17,W=[[0,1,0],[2,4,1],[5,5,0],[11,
11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,210,1]],L=127,
k=new Int8Array(256).fill(L);for(const[s,t,e]of W)k.fill(e,s,t+1);const H=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,1],[109,112,8],[
113,126,1],[127,130,12],[131,148,1],[149,149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],G=new Uint8Array(256);for(const[s,t,e]of H)
G.fill(e,s,t+1);const U=[0,0,0,0,0,0,0,0,2,1,2,1,2,1,2,1,1,1];function K(s,t){if(t===I)s.skipIntegers(s.integer()+1);else if(t===x)s.skipIntegers(s.integer());else if(t===
a){const e=s.integer();return s.skipIntegers(U[e]??z()),e===c||e===P||e===N}else{const e=k[t];e===L&&z(),e<0?s.skip(-e):s.skipIntegers(e)}return!1}function z(){
throw new O.zU("internal","The program that draws pages has instructions that are not known",{advice:"Install the package again"})}const F="octavo_fuel",[Y,J,wt,
q,Et,St]=[1,2,3,6,7,10],[yt,bt,It,tt]=[127,126,1,3],et=8,nt=16,Ot=40,Mt=3,Dt=6;async function At(s,t){const e=Ft(s),n=d=>new p(s,...e.get(d)??[0,0]),o=new b(2*s.
length),f=u(Tt(n(J))+n(q).integer());o.copy(s,0,et);for(const[d,[m,R]]of e){o.push(d);const D=o.reserveSize();d===q?st(o,n(d),[bt,It,X,...Gt,T]):d===Et?st(o,n(d),
[F.length,...Buffer.from(F),tt,...f]):d===St?await new Kt(n(d),o,Pt(n(Y),n(wt)),f).all(t):o.copy(s,m,R),o.fillSize(D)}return o.written()}function Ft(s){const t=new Map;
for(const e=new p(s,et,s.length);e.at<s.length;){const n=e.byte(),o=e.integer();t.set(n,[e.at,e.at+o]),e.skip(o)}return t}function Tt(s){let t=0;for(let e=s.integer();e>
0;e--){for(const n of["module","name"])s.skip(s.integer());s.byte()===tt&&t++,s.skipIntegers(1)}return t}function Pt(s,t){const e=Array.from({length:s.integer()},
()=>{s.skip(1);const n=s.integer();return s.skip(n),s.skip(s.integer()),n});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}function st(s,t,e){
s.write(u(t.integer()+1)),s.copy(t.bytes,t.at,t.end),s.write(e)}const[kt,Bt]=[0,64],[ot,Lt,Rt,Ct]=[32,33,35,36],[Ut,X,Nt,vt,rt,Wt]=[65,66,83,118,125,173],Gt=[255,
255,255,255,255,255,15],it=-1;function at(s){const{base:t,current:e}=s;e===t||e.takes>nt||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,Ot)),e.takes=0)}class Kt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,n,o){
this.code=t,this.out=e,this.parameters=n,this.setFuel=[Ct,...o],this.getFuel=[Rt,...o],this.trap=[...this.getFuel,X,0,Nt,i,Bt,kt,T]}async all(t){const{code:e,out:n}=this,
o=e.integer();n.write(u(o));for(let f=0;f<o;f++){const d=e.integer();this.one(this.parameters[f],e.at+d);const m=t.step(d*Dt);m&&await m}}one(t,e){const{code:n,
out:o}=this,f=o.reserveSize(),d=n.integer(),m=n.at;let R=t;for(let C=d;C>0;C--)R+=n.integer(),n.skip(1);o.write(u(d+1)),o.copy(n.bytes,m,n.at),o.write([1,yt]);let D=n.
at;for(const{at:C,takes:v}of this.additions(e))o.copy(n.bytes,D,C),o.write(v===it?this.takeBytes(u(R)):this.take(v)),D=C;o.copy(n.bytes,D,e),o.fillSize(f)}additions(t){
const{code:e}=this,n={at:e.at,takes:1},o=[n],f=[{base:n,current:n}],d=()=>o[o.push({at:e.at,takes:0})-1];let m=!1;for(;f.length>0&&e.at<t;){const{at:R}=e,D=e.byte();
K(e,D)&&o.push({at:R,takes:it});const C=f.at(-1);if(C.current.takes+=G[D],m||=g(D),D===A){const v=d();v.takes=1,f.push({base:v,current:v})}else if(h(D))f.push({
base:C.current,current:D===i?d():C.current});else if(D===r||D===T){at(C),D===r?C.current=d():f.pop();const v=f.at(-1);D===T&&v&&(at(v),v.current=d())}}return!m&&
n.takes<=nt&&(n.takes=0),o.filter(({takes:R})=>R!==0)}take(t){return[...this.getFuel,X,...ct(t),rt,...this.setFuel,...this.trap]}takeBytes(t){const e=[ot,...t,Ut,
Mt,vt,Wt];return[Lt,...t,...this.getFuel,...e,rt,...this.setFuel,ot,...t]}}const ct=s=>s<64?[s]:[s&127|128,...ct(s>>>7)],jt=3,ft=new WeakMap;async function Ht(s,t){
const e=ft.get(s);if(e)return e;const{pieces:n}=await s.load();if(n.length===0)throw new O.zU("unavailable","The program that draws pages was left out of this i\
nstallation",{advice:"Use the package as it is published, or a service of your own"});const o=await zt(n,s,t);for(const{at:d,bytes:m}of s.changes??[])o.set(m,d);
const f=await WebAssembly.compile(new Uint8Array(await At(o,t.pace)));return ft.set(s,f),f}async function zt(s,{bytes:t,sha256:e},n){const o=await(0,_.p)(new DecompressionStream(
"deflate"),Yt(s,n)).catch(f=>{throw f instanceof O.zU?f:lt()});if(o.length!==t||(0,S.createHash)("sha256").update(o).digest("hex")!==e)throw lt();return o}const lt=()=>new O.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*Yt(s,t){for(const e of s){yield Buffer.from(e,"base\
64");const n=t.pace.step(e.length*jt);n&&await n}}const Jt=65536,Zt=-44,Vt=8,ht=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){this.
most=e;const n={};for(const{module:o,name:f}of WebAssembly.Module.imports(t))(n[o]??={})[f]=this.imported(f);this.exports=new WebAssembly.Instance(t,n).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[F].value)}set fuel(t){this.exports[F].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw Z(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw ht};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,n)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(n,0,!0),0);case"_abort_js":return()=>{throw Z(this.most)}}return t.startsWith("fd_")?()=>Vt:t.startsWith("__syscall_")?()=>Zt:()=>0}invoke=(t,...e)=>{
const n=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",n),o!==ht)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,n=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,n*1.25),this.most);try{return e.grow(Math.ceil((o-n)/Jt)),1}catch{return 0}}}const Z=s=>(0,w.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
s/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function ut(s,t,e){const n=new WebAssembly.Module(Uint8Array.from($t(s,t)));return new WebAssembly.
Instance(n,{a:{b:e}}).exports.c}const dt=127,$t=(s,t)=>[0,97,115,109,1,0,0,0,1,4+s+t,1,96,s,...new Array(s).fill(dt),t,...new Array(t).fill(dt),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Qt=1,qt=0,te=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,ee=16,ne=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function se(s,t){const e=s.call("FPDF_GetDefaultSystemFontInfo"),
n=s.store(t),f={MapFont:(m,R,D,C,v,xe=0)=>te.test(oe(s,xe>>>0))?0:Qt,GetFontData:(m=0,R=0,D=0,C=0,v=0)=>D!==qt?0:(C!==0&&v>=t.length&&s.bytes.copyWithin(C>>>0,n,
n+t.length),t.length)},{__indirect_function_table:d}=s.exports;for(const{word:m,takes:R,results:D,name:C}of ne)d.set(s.words.getUint32(e+m*4,!0),ut(R,D,f[C]??(()=>0)));
s.call("FPDF_SetSystemFontInfo",e)}function oe({bytes:s},t){const[e=""]=Buffer.from(s.subarray(t,t+ee)).toString("latin1").split("\0");return e}const re={load:()=>l.
e(6199).then(l.bind(l,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09",changes:[{at:613867,bytes:[191,207,164,0]}]},
xt=4e6,ie=2e4,ae=15*xt,_t=3e5,pt=2**22,ce=.1,fe=[64,8],V=4,le=4,he=1,ue=2,de=255;class ${job;module;bytes;further;instance;constructor(t,e,n,o,f){this.job=t,this.
module=e,this.bytes=n,this.further=o,this.instance=f}static async open(t,e,n={}){const o=await Ht(re,e);return new $(e,o,t,n,new gt(e,o,t,n))}get isTired(){return this.
instance.isTired}async draw(t,e){const n=fe.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,
o)}catch(f){const d=n.shift();if(!this.isTired||d===void 0)throw f;o=d}}}async renew(){const t=this.job.pace.step(_t);t&&await t,this.instance=new gt(this.job,this.
module,this.bytes,this.further)}}class gt{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;index;pages;constructor(t,e,n,{font:o,images:f=0,pages:d}){
this.job=t,this.pages=d,this.most=Math.ceil(t.limits.drawingStep*xt+f*ie),this.sandbox=mt(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(()=>(this.
sandbox.call("FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&se(this.sandbox,o),this.load(n)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,n){
this.work(()=>this.release()),await this.rest(),this.index=t,this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.
prepare(e);for(let m=0;m<e.height;m+=n)await this.drawBand(e,m,Math.min(n,e.height-m));const{width:o,height:f}=e;return{width:o,height:f,row:m=>this.sandbox.bytes.
subarray(this.pixels+m*o*V,this.pixels+(m+1)*o*V)}}async drawBand({width:t,height:e},n,o){const{sandbox:f,page:d,pause:m}=this;await this.rest();let R=this.work(
()=>{const D=this.pixels+n*t*V;return this.bitmap=this.known(f.call("FPDFBitmap_CreateEx",t,o,le,D,t*V)),f.call("FPDF_RenderPageBitmap_Start",this.bitmap,d,0,-n,
t,e,0,0,m)});for(;R===he;)await this.rest(),R=this.work(()=>f.call("FPDF_RenderPage_Continue",d,m));if(R!==ue)throw Z(this.job.limits.drawingMemory);this.work(()=>this.
closeBand())}async prepare({width:t,height:e,isTransparent:n}){const{sandbox:o,job:f}=this,d=t*e*V;this.pixels=this.work(()=>this.known(o.call("malloc",d))>>>0);
for(let m=0;m<d;m+=pt){const R=Math.min(m+pt,d);o.bytes.fill(n?0:de,this.pixels+m,this.pixels+R);const D=f.pace.step((R-m)*ce);D&&await D}}work(t){const{sandbox:e,
job:n,most:o}=this;return e.fuel=o,mt(n,()=>{try{return t()}catch(f){throw e.fuel<0?this.refuse():f}})}refuse(){const{pages:t,index:e}=this;return e===void 0||!t?
Q():Q(t.numbers[e],t.field)}async rest(){const t=this.job.pace.step(_t);t&&await t}known(t){if(t===0)throw Z(this.job.limits.drawingMemory);return t}load(t){const{
sandbox:e}=this;this.document=this.known(e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,{__indirect_function_table:n}=t.
exports,o=n.length-1;return n.set(o,ut(1,1,()=>e-t.fuel>ae?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){const{sandbox:t,page:e,bitmap:n}=this;
n!==0&&(t.call("FPDF_RenderPage_Close",e),t.call("FPDFBitmap_Destroy",n),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:n}=this;this.closeBand(),n!==0&&
t.call("free",n),e!==0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const Q=(s,t)=>(0,w.F)("drawingStep",`${s===void 0?"A page":`Page ${s}`} of the docu\
ment would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",t);function mt(s,t){try{return t()}catch(e){throw e instanceof
O.zU?e:Z(s.limits.drawingMemory)}}}),50476:((j,B,l)=>{l.d(B,{Z:()=>u,f:()=>p});const[O,w,S,_,y]=[1,8,32,64,128];function p(b,A,T,I){const x=new Set,a=[...b].filter(
c=>typeof c=="number");for(let c=a.pop();c!==void 0;c=a.pop())if(!(c<0||c>=A||x.has(c))){x.add(c);for(const P of u(I,T(c)))a.push(P)}return x}function*u(b,[A,T]){
if(!(T-A<12||b.getInt16(A)>=0))for(let I=A+10,x=S;x&S&&I+4<=T;)x=b.getUint16(I),yield b.getUint16(I+2),I+=4+(x&O?4:2)+(x&w?2:x&_?4:x&y?8:0)}}),990:((j,B,l)=>{l.
d(B,{IE:()=>S,IW:()=>A,n5:()=>I,qt:()=>b,tV:()=>x});var O=l(45657);const w=8,S=w*w,_=10,[y,p,u]=[192,193,194],b=a=>a>=192&&a<=207&&a!==196&&a!==200&&a!==204;function A(a,c){
if(a!==y&&a!==p&&a!==u)return;const[P,N=0,i=0,r=0,h=0,g=0]=c,[E,M]=[N<<8|i,r<<8|h];if(!(P===8&&M>0&&E>0&&g>=1&&g<=4&&c.length>=6+3*g))return;const L=Array.from(
{length:g},(F,Y)=>T(c.subarray(6+3*Y)));if(L.some(({across:F,down:Y,table:J})=>F<1||F>4||Y<1||Y>4||J>3))return;const k=g===1?L.map(F=>({...F,across:1,down:1})):
L;if(k.reduce((F,{across:Y,down:J})=>F+Y*J,0)>_||new Set(k.map(({id:F})=>F)).size<g)return;const G=(0,O.Kf)(k.map(({across:F})=>F)),U=(0,O.Kf)(k.map(({down:F})=>F)),
K=Math.ceil(M/(w*G)),z=Math.ceil(E/(w*U));return{width:M,height:E,unitColumns:K,unitRows:z,isProgressive:a===u,components:k.map(F=>({...F,columns:Math.ceil(Math.
ceil(M*F.across/G)/w),rows:Math.ceil(Math.ceil(E*F.down/U)/w),stride:K*F.across}))}}function T([a=0,c=0,P=0]){return{id:a,across:c>>4,down:c&15,table:P}}const I=({
components:a,unitRows:c})=>a.reduce((P,{stride:N,down:i})=>P+N*c*i,0)*S*Int16Array.BYTES_PER_ELEMENT,x=a=>({...a,components:a.components.map(c=>({...c,values:new Int16Array(
c.stride*a.unitRows*c.down*S)}))})}),95340:((j,B,l)=>{l.d(B,{K:()=>O,h:()=>w});const O=1e6;function w(S,_){const y=b=>{const A=S.resolve(_.get(b));return typeof A==
"number"?Math.floor(A):NaN},p=S.resolve(_.get("ImageMask"))===!0,u=S.array(_.get("Decode"))?.map(b=>S.resolve(b));return{width:y("Width"),height:y("Height"),bits:p?
1:y("BitsPerComponent")||8,stencil:p,decode:u?.every(b=>typeof b=="number")?u:void 0}}}),38671:((j,B,l)=>{l.d(B,{R:()=>_});var O=l(52205),w=l(45599);const S={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function _(y,p){const u=(0,O.c3)(y,p.dict.get("Filter")),b=(0,O.c3)(y,p.dict.
get("DecodeParms")),A=u.at(-1)??null,T=A instanceof w.SX?S[A.text]:void 0;if(!T)return{format:T,parameters:void 0,filter:A,before:p};const I=new w.Bi(p.dict);I.
set("Filter",u.slice(0,-1)),I.set("DecodeParms",b.slice(0,u.length-1));const x=b[u.length-1];return{format:T,parameters:(0,w.Zm)(x)?x:void 0,filter:A,before:new w.
Z6(I,p.data,p.sealed)}}}),93059:((j,B,l)=>{l.d(B,{n:()=>S});var O=l(45599);const w={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function S(_){if(_.dataStart<0)return;const y=new O.Bi;for(let p=0;p+1<_.count;p+=2){const u=_.name(p);u!==void 0&&y.set(w[u]??
u,_.value(p+1))}return new O.Z6(y,_.content.subarray(_.dataStart,_.dataEnd))}}),8283:((j,B,l)=>{l.d(B,{A2:()=>w,EI:()=>y,GM:()=>S,OD:()=>b,Os:()=>_,iN:()=>p});var O=l(
78157);const w=216,S=217,_=218,y=254,p=I=>I>=224&&I<=239;class u{image;marker;start;end;constructor(x,a,c,P){this.image=x,this.marker=a,this.start=c,this.end=P}get data(){
return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*b(I){const x=(0,O.bS)(I);for(let a=2;;){const c=T(x,a);if(c<0)return;const P=x[c+
1],N=P===w||P===S||P===A;if(!N&&c+4>x.length)return;const i=N?0:x.readUInt16BE(c+2),r=c+2+i;if(r>x.length||!N&&i<2||(yield new u(x,P,c,r),P===S))return;a=r}}const A=1;
function T(I,x){for(let a=I.indexOf(255,x);a>=0&&a+1<I.length;a=I.indexOf(255,a+1)){const c=I[a+1];if(c!==0&&c!==255&&(c<208||c>215))return a}return-1}}),79627:((j,B,l)=>{
l.d(B,{W:()=>w});var O=l(74135);function w(S,_){const y=Array.from({length:S.count},(u,b)=>S.number(b)||0);if(S.operator==="re"){const[u=0,b=0,A=0,T=0]=y;return(0,O.
zl)(_,[u,b,u+A,b+T])}const p=[];for(let u=0;u+1<y.length;u+=2)p.push((0,O.Gd)(_,y[u],y[u+1]));return(0,O.$L)(p)}})};
