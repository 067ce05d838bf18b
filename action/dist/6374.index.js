"use strict";exports.id=6374,exports.ids=[6374],exports.modules={74262:((j,B,a)=>{a.d(B,{Hb:()=>b,YL:()=>D,o8:()=>p});var S=a(45657),g=a(23334),E=a(78157),O=a(990),d=a(8283);
function p(i,r){const x=(0,E.bS)(r);return i==="jpg"?h(x):i==="jp2"?f(x):N(x)}function h(i){for(const r of(0,d.OD)(i)){if(!(0,O.qt)(r.marker))continue;const{data:x}=r;
if(x.length>=5)return(x[1]<<8|x[2])*(x[3]<<8|x[4])}return 0}const y=new Set([192,193]);function D(i){let r;for(const{marker:x,data:w}of(0,d.OD)(i))if(y.has(x))r=
w[5];else if(x===d.Os)return r!==void 0&&w[0]===r;return!1}const A=new Set([194,198,202,206]);function b(i){let r,[x,w]=[0,0];for(const{marker:T,data:P}of(0,d.OD)(
i))if(A.has(T))r=_(P);else if(T===d.Os&&r){const K=Math.min(P[0]??0,4);let C=0;for(let k=0;k<K;k++)C+=r.get(P[1+2*k])??1;(P[3+2*K]??0)>>4?x+=C:w+=C}return r&&{refining:x,
others:w}}function _(i){const r=Array.from({length:Math.min(i[5]??0,4)},(w,T)=>{const P=i[7+3*T]??17;return{id:i[6+3*T]??0,samples:Math.max((P>>4)*(P&15),1)}}),
x=(0,S.Kf)(r.map(({samples:w})=>w));return new Map(r.map(({id:w,samples:T})=>[w,T/x]))}const c=36;function f(i){const r=i.indexOf(Uint8Array.of(255,79,255,81));
if(r<0||r+6+c>i.length)return 0;const x=i.readUInt16BE(r+40);return i.readUInt32BE(r+8)*i.readUInt32BE(r+12)*Math.max(1,x/3)}const F=new Set([4,6,7,20,22,23,36,
38,39,40,42,43]);function N(i){let r=0;for(const{type:x,start:w}of(0,g.d)(i))F.has(x)&&w+8<=i.length&&(r+=i.readUInt32BE(w)*i.readUInt32BE(w+4));return r}}),36054:((j,B,a)=>{
a.d(B,{ny:()=>_,tb:()=>N,uZ:()=>c});var S=a(52205),g=a(45599),E=a(95340),O=a(38671),d=a(74262);const p={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},h=.006,[y,D,A]=[.008,
.0028,.001],b=5e3,_=({limits:i})=>i.drawingStep*1e3;function c(i,r){const{width:x,height:w}=(0,E.h)(i,r.dict),T=Math.max(x,0)*Math.max(w,0)||0,{format:P,before:K}=(0,O.
R)(i,r),C=(W,U,G)=>{const z=W*U,M=G&&W<=i.job.limits.pixels?Math.min(z,b):z;return{whole:z,step:M,pixels:W}};if(P===void 0)return C(T,h,F(i,r));if(P==="ccitt")return C(
T,p.ccitt,!0);const k=i.decodedPart(K)?.data,H=Math.max(T,k?(0,d.o8)(P,k):0);return P!=="jpg"||!k?C(H,p[P],!1):C(H,f(k),(0,d.YL)(k))}function f(i){const r=(0,d.
Hb)(i);return r?y+D*r.refining+A*r.others:p.jpg}function F(i,r){const x=(0,S.c3)(i,r.dict.get("Filter"));return x.length<=1&&x.every(w=>(0,g.Eo)(w,"FlateDecode")||
(0,g.Eo)(w,"Fl"))}class N{document;known=new WeakMap;slowest=0;heavy=new Set;constructor(r){this.document=r}of(r,x){const w=this.known.get(r.dict);if(w!==void 0)
return w;const T=["SMask","Mask"].map(U=>this.document.resolve(r.dict.get(U))).filter(U=>U instanceof g.Z6),{whole:P,step:K,pixels:C}=c(this.document,r),k=T.map(
U=>c(this.document,U)),H=k.reduce((U,G)=>U+G.whole,P),W={step:T.length===0?K:H,pixels:k.reduce((U,G)=>U+G.pixels,C)};return x!==void 0&&T.length===0&&K>_(this.document.
job)&&this.heavy.add(x),this.known.set(r.dict,W),this.slowest=Math.max(this.slowest,H),W}}}),14118:((j,B,a)=>{a.d(B,{YY:()=>$,Fh:()=>Q});var S=a(58552),g=a(42973),
E=a(77598),O=a(19158);const d=5;class p{bytes;at;end;constructor(t,e,s){this.bytes=t,this.at=e,this.end=s}byte(){return this.bytes[this.at++]}integer(){let t=0;
for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){for(let e=t;e>0;)this.byte()<128&&e--}skip(t){this.at+=t}}function h(n){
const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class y{buffer;at=0;constructor(t){this.buffer=new Uint8Array(t)}push(t){this.buffer[this.
at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),this.at),this.at+=s-e}reserveSize(){return this.at+=d,
this.at}fillSize(t){let e=this.at-t;for(let s=d;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){return this.buffer.subarray(0,this.at)}}const D=3,A=11,
[b,_]=[14,28],c=252,[f,F,N]=[8,10,11],[i,r]=[4,5],x=n=>n>=2&&n<=4,w=n=>n===16||n===17,K=[[0,1,0],[2,4,1],[5,5,0],[11,11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,
2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,210,1]],C=127,k=new Int8Array(256).fill(C);for(const[n,
t,e]of K)k.fill(e,n,t+1);const H=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,1],[109,112,8],[113,126,1],[127,130,12],[131,148,1],[149,
149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],W=new Uint8Array(256);for(const[n,t,e]of H)W.fill(e,n,t+1);const U=[0,0,0,0,0,0,
0,0,2,1,2,1,2,1,2,1,1,1];function G(n,t){if(t===b)n.skipIntegers(n.integer()+1);else if(t===_)n.skipIntegers(n.integer());else if(t===c){const e=n.integer();return n.
skipIntegers(U[e]??z()),e===f||e===F||e===N}else{const e=k[t];e===C&&z(),e<0?n.skip(-e):n.skipIntegers(e)}return!1}function z(){throw new S.zU("internal","The p\
rogram that draws pages has instructions that are not known",{advice:"Install the package again"})}const M="octavo_fuel",[Y,J,wt,q,Et,yt]=[1,2,3,6,7,10],[bt,St,
Ot,tt]=[127,126,1,3],et=8,st=16,It=40,Dt=3,Mt=6;async function At(n,t){const e=Ft(n),s=u=>new p(n,...e.get(u)??[0,0]),o=new y(2*n.length),l=h(Tt(s(J))+s(q).integer());
o.copy(n,0,et);for(const[u,[m,L]]of e){o.push(u);const I=o.reserveSize();u===q?nt(o,s(u),[St,Ot,X,...Kt,A]):u===Et?nt(o,s(u),[M.length,...Buffer.from(M),tt,...l]):
u===yt?await new Gt(s(u),o,Pt(s(Y),s(wt)),l).all(t):o.copy(n,m,L),o.fillSize(I)}return o.written()}function Ft(n){const t=new Map;for(const e=new p(n,et,n.length);e.
at<n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function Tt(n){let t=0;for(let e=n.integer();e>0;e--){for(const s of["mod\
ule","name"])n.skip(n.integer());n.byte()===tt&&t++,n.skipIntegers(1)}return t}function Pt(n,t){const e=Array.from({length:n.integer()},()=>{n.skip(1);const s=n.
integer();return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}function nt(n,t,e){n.write(h(t.integer()+1)),
n.copy(t.bytes,t.at,t.end),n.write(e)}const[kt,Bt]=[0,64],[ot,Lt,Rt,Ct]=[32,33,35,36],[Ut,X,Nt,vt,rt,Wt]=[65,66,83,118,125,173],Kt=[255,255,255,255,255,255,15],
it=-1;function at(n){const{base:t,current:e}=n;e===t||e.takes>st||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,It)),e.takes=0)}class Gt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){
this.code=t,this.out=e,this.parameters=s,this.setFuel=[Ct,...o],this.getFuel=[Rt,...o],this.trap=[...this.getFuel,X,0,Nt,i,Bt,kt,A]}async all(t){const{code:e,out:s}=this,
o=e.integer();s.write(h(o));for(let l=0;l<o;l++){const u=e.integer();this.one(this.parameters[l],e.at+u);const m=t.step(u*Mt);m&&await m}}one(t,e){const{code:s,
out:o}=this,l=o.reserveSize(),u=s.integer(),m=s.at;let L=t;for(let R=u;R>0;R--)L+=s.integer(),s.skip(1);o.write(h(u+1)),o.copy(s.bytes,m,s.at),o.write([1,bt]);let I=s.
at;for(const{at:R,takes:v}of this.additions(e))o.copy(s.bytes,I,R),o.write(v===it?this.takeBytes(h(L)):this.take(v)),I=R;o.copy(s.bytes,I,e),o.fillSize(l)}additions(t){
const{code:e}=this,s={at:e.at,takes:1},o=[s],l=[{base:s,current:s}],u=()=>o[o.push({at:e.at,takes:0})-1];let m=!1;for(;l.length>0&&e.at<t;){const{at:L}=e,I=e.byte();
G(e,I)&&o.push({at:L,takes:it});const R=l.at(-1);if(R.current.takes+=W[I],m||=w(I),I===D){const v=u();v.takes=1,l.push({base:v,current:v})}else if(x(I))l.push({
base:R.current,current:I===i?u():R.current});else if(I===r||I===A){at(R),I===r?R.current=u():l.pop();const v=l.at(-1);I===A&&v&&(at(v),v.current=u())}}return!m&&
s.takes<=st&&(s.takes=0),o.filter(({takes:L})=>L!==0)}take(t){return[...this.getFuel,X,...ct(t),rt,...this.setFuel,...this.trap]}takeBytes(t){const e=[ot,...t,Ut,
Dt,vt,Wt];return[Lt,...t,...this.getFuel,...e,rt,...this.setFuel,ot,...t]}}const ct=n=>n<64?[n]:[n&127|128,...ct(n>>>7)],jt=3,ft=new WeakMap;async function Ht(n,t){
const e=ft.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===0)throw new S.zU("unavailable","The program that draws pages was left out of this i\
nstallation",{advice:"Use the package as it is published, or a service of your own"});const o=await zt(s,n,t);for(const{at:u,bytes:m}of n.changes??[])o.set(m,u);
const l=await WebAssembly.compile(new Uint8Array(await At(o,t.pace)));return ft.set(n,l),l}async function zt(n,{bytes:t,sha256:e},s){const o=await(0,O.p)(new DecompressionStream(
"deflate"),Yt(n,s)).catch(l=>{throw l instanceof S.zU?l:lt()});if(o.length!==t||(0,E.createHash)("sha256").update(o).digest("hex")!==e)throw lt();return o}const lt=()=>new S.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*Yt(n,t){for(const e of n){yield Buffer.from(e,"base\
64");const s=t.pace.step(e.length*jt);s&&await s}}const Jt=65536,Zt=-44,Vt=8,ht=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){this.
most=e;const s={};for(const{module:o,name:l}of WebAssembly.Module.imports(t))(s[o]??={})[l]=this.imported(l);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[M].value)}set fuel(t){this.exports[M].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw Z(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw ht};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,s)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw Z(this.most)}}return t.startsWith("fd_")?()=>Vt:t.startsWith("__syscall_")?()=>Zt:()=>0}invoke=(t,...e)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",s),o!==ht)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,s=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,s*1.25),this.most);try{return e.grow(Math.ceil((o-s)/Jt)),1}catch{return 0}}}const Z=n=>(0,g.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function ut(n,t,e){const s=new WebAssembly.Module(Uint8Array.from($t(n,t)));return new WebAssembly.
Instance(s,{a:{b:e}}).exports.c}const dt=127,$t=(n,t)=>[0,97,115,109,1,0,0,0,1,4+n+t,1,96,n,...new Array(n).fill(dt),t,...new Array(t).fill(dt),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Qt=1,qt=0,te=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,ee=16,se=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function ne(n,t){const e=n.call("FPDF_GetDefaultSystemFontInfo"),
s=n.store(t),l={MapFont:(m,L,I,R,v,_e=0)=>te.test(oe(n,_e>>>0))?0:Qt,GetFontData:(m=0,L=0,I=0,R=0,v=0)=>I!==qt?0:(R!==0&&v>=t.length&&n.bytes.copyWithin(R>>>0,s,
s+t.length),t.length)},{__indirect_function_table:u}=n.exports;for(const{word:m,takes:L,results:I,name:R}of se)u.set(n.words.getUint32(e+m*4,!0),ut(L,I,l[R]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function oe({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+ee)).toString("latin1").split("\0");return e}const re={load:()=>a.
e(6199).then(a.bind(a,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09",changes:[{at:613867,bytes:[191,207,164,0]}]},
_t=4e6,ie=2e4,ae=15*_t,xt=3e5,pt=2**22,ce=.1,fe=[64,8],V=4,le=4,he=1,ue=2,de=255;class ${job;module;bytes;further;instance;constructor(t,e,s,o,l){this.job=t,this.
module=e,this.bytes=s,this.further=o,this.instance=l}static async open(t,e,s={}){const o=await Ht(re,e);return new $(e,o,t,s,new mt(e,o,t,s))}get isTired(){return this.
instance.isTired}async draw(t,e){const s=fe.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,
o)}catch(l){const u=s.shift();if(!this.isTired||u===void 0)throw l;o=u}}}async renew(){const t=this.job.pace.step(xt);t&&await t,this.instance=new mt(this.job,this.
module,this.bytes,this.further)}}class mt{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;index;pages;constructor(t,e,s,{font:o,images:l=0,pages:u}){
this.job=t,this.pages=u,this.most=Math.ceil(t.limits.drawingStep*_t+l*ie),this.sandbox=gt(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(()=>(this.
sandbox.call("FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&ne(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){
this.work(()=>this.release()),await this.rest(),this.index=t,this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.
prepare(e);for(let m=0;m<e.height;m+=s)await this.drawBand(e,m,Math.min(s,e.height-m));const{width:o,height:l}=e;return{width:o,height:l,row:m=>this.sandbox.bytes.
subarray(this.pixels+m*o*V,this.pixels+(m+1)*o*V)}}async drawBand({width:t,height:e},s,o){const{sandbox:l,page:u,pause:m}=this;await this.rest();let L=this.work(
()=>{const I=this.pixels+s*t*V;return this.bitmap=this.known(l.call("FPDFBitmap_CreateEx",t,o,le,I,t*V)),l.call("FPDF_RenderPageBitmap_Start",this.bitmap,u,0,-s,
t,e,0,0,m)});for(;L===he;)await this.rest(),L=this.work(()=>l.call("FPDF_RenderPage_Continue",u,m));if(L!==ue)throw Z(this.job.limits.drawingMemory);this.work(()=>this.
closeBand())}async prepare({width:t,height:e,isTransparent:s}){const{sandbox:o,job:l}=this,u=t*e*V;this.pixels=this.work(()=>this.known(o.call("malloc",u))>>>0);
for(let m=0;m<u;m+=pt){const L=Math.min(m+pt,u);o.bytes.fill(s?0:de,this.pixels+m,this.pixels+L);const I=l.pace.step((L-m)*ce);I&&await I}}work(t){const{sandbox:e,
job:s,most:o}=this;return e.fuel=o,gt(s,()=>{try{return t()}catch(l){throw e.fuel<0?this.refuse():l}})}refuse(){const{pages:t,index:e}=this;return e===void 0||!t?
Q():Q(t.numbers[e],t.field)}async rest(){const t=this.job.pace.step(xt);t&&await t}known(t){if(t===0)throw Z(this.job.limits.drawingMemory);return t}load(t){const{
sandbox:e}=this;this.document=this.known(e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,{__indirect_function_table:s}=t.
exports,o=s.length-1;return s.set(o,ut(1,1,()=>e-t.fuel>ae?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){const{sandbox:t,page:e,bitmap:s}=this;
s!==0&&(t.call("FPDF_RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;this.closeBand(),s!==0&&
t.call("free",s),e!==0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const Q=(n,t)=>(0,g.F)("drawingStep",`${n===void 0?"A page":`Page ${n}`} of the docu\
ment would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",t);function gt(n,t){try{return t()}catch(e){throw e instanceof
S.zU?e:Z(n.limits.drawingMemory)}}}),50476:((j,B,a)=>{a.d(B,{Z:()=>h,f:()=>p});const[S,g,E,O,d]=[1,8,32,64,128];function p(y,D,A,b){const _=new Set,c=[...y].filter(
f=>typeof f=="number");for(let f=c.pop();f!==void 0;f=c.pop())if(!(f<0||f>=D||_.has(f))){_.add(f);for(const F of h(b,A(f)))c.push(F)}return _}function*h(y,[D,A]){
if(!(A-D<12||y.getInt16(D)>=0))for(let b=D+10,_=E;_&E&&b+4<=A;)_=y.getUint16(b),yield y.getUint16(b+2),b+=4+(_&S?4:2)+(_&g?2:_&O?4:_&d?8:0)}}),990:((j,B,a)=>{a.
d(B,{IE:()=>E,IW:()=>D,n5:()=>b,qt:()=>y,tV:()=>_});var S=a(45657);const g=8,E=g*g,O=10,[d,p,h]=[192,193,194],y=c=>c>=192&&c<=207&&c!==196&&c!==200&&c!==204;function D(c,f){
if(c!==d&&c!==p&&c!==h)return;const[F,N=0,i=0,r=0,x=0,w=0]=f,[T,P]=[N<<8|i,r<<8|x];if(!(F===8&&P>0&&T>0&&w>=1&&w<=4&&f.length>=6+3*w))return;const C=Array.from(
{length:w},(M,Y)=>A(f.subarray(6+3*Y)));if(C.some(({across:M,down:Y,table:J})=>M<1||M>4||Y<1||Y>4||J>3))return;const k=w===1?C.map(M=>({...M,across:1,down:1})):
C;if(k.reduce((M,{across:Y,down:J})=>M+Y*J,0)>O||new Set(k.map(({id:M})=>M)).size<w)return;const W=(0,S.Kf)(k.map(({across:M})=>M)),U=(0,S.Kf)(k.map(({down:M})=>M)),
G=Math.ceil(P/(g*W)),z=Math.ceil(T/(g*U));return{width:P,height:T,unitColumns:G,unitRows:z,isProgressive:c===h,components:k.map(M=>({...M,columns:Math.ceil(Math.
ceil(P*M.across/W)/g),rows:Math.ceil(Math.ceil(T*M.down/U)/g),stride:G*M.across}))}}function A([c=0,f=0,F=0]){return{id:c,across:f>>4,down:f&15,table:F}}const b=({
components:c,unitRows:f})=>c.reduce((F,{stride:N,down:i})=>F+N*f*i,0)*E*Int16Array.BYTES_PER_ELEMENT,_=c=>({...c,components:c.components.map(f=>({...f,values:new Int16Array(
f.stride*c.unitRows*f.down*E)}))})}),95340:((j,B,a)=>{a.d(B,{K:()=>S,h:()=>g});const S=1e6;function g(E,O){const d=y=>{const D=E.resolve(O.get(y));return typeof D==
"number"?Math.floor(D):NaN},p=E.resolve(O.get("ImageMask"))===!0,h=E.array(O.get("Decode"))?.map(y=>E.resolve(y));return{width:d("Width"),height:d("Height"),bits:p?
1:d("BitsPerComponent")||8,stencil:p,decode:h?.every(y=>typeof y=="number")?h:void 0}}}),38671:((j,B,a)=>{a.d(B,{R:()=>O});var S=a(52205),g=a(45599);const E={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function O(d,p){const h=(0,S.c3)(d,p.dict.get("Filter")),y=(0,S.c3)(d,p.dict.
get("DecodeParms")),D=h.at(-1)??null,A=D instanceof g.SX?E[D.text]:void 0;if(!A)return{format:A,parameters:void 0,filter:D,before:p};const b=new g.Bi(p.dict);b.
set("Filter",h.slice(0,-1)),b.set("DecodeParms",y.slice(0,h.length-1));const _=y[h.length-1];return{format:A,parameters:(0,g.Zm)(_)?_:void 0,filter:D,before:new g.
Z6(b,p.data,p.sealed)}}}),93059:((j,B,a)=>{a.d(B,{n:()=>E});var S=a(45599);const g={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function E(O){if(O.dataStart<0)return;const d=new S.Bi;for(let p=0;p+1<O.count;p+=2){const h=O.name(p);h!==void 0&&d.set(g[h]??
h,O.value(p+1))}return new S.Z6(d,O.content.subarray(O.dataStart,O.dataEnd))}}),8283:((j,B,a)=>{a.d(B,{A2:()=>g,EI:()=>d,GM:()=>E,OD:()=>y,Os:()=>O,iN:()=>p});var S=a(
78157);const g=216,E=217,O=218,d=254,p=b=>b>=224&&b<=239;class h{image;marker;start;end;constructor(_,c,f,F){this.image=_,this.marker=c,this.start=f,this.end=F}get data(){
return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*y(b){const _=(0,S.bS)(b);for(let c=2;;){const f=A(_,c);if(f<0)return;const F=_[f+
1],N=F===g||F===E||F===D;if(!N&&f+4>_.length)return;const i=N?0:_.readUInt16BE(f+2),r=f+2+i;if(r>_.length||!N&&i<2||(yield new h(_,F,f,r),F===E))return;c=r}}const D=1;
function A(b,_){for(let c=b.indexOf(255,_);c>=0&&c+1<b.length;c=b.indexOf(255,c+1)){const f=b[c+1];if(f!==0&&f!==255&&(f<208||f>215))return c}return-1}}),79627:((j,B,a)=>{
a.d(B,{W:()=>g});var S=a(74135);function g(E,O){const d=Array.from({length:E.count},(h,y)=>E.number(y)||0);if(E.operator==="re"){const[h=0,y=0,D=0,A=0]=d;return(0,S.
zl)(O,[h,y,h+D,y+A])}const p=[];for(let h=0;h+1<d.length;h+=2)p.push((0,S.Gd)(O,d[h],d[h+1]));return(0,S.$L)(p)}})};
