"use strict";exports.id=6374,exports.ids=[6374],exports.modules={74262:((Y,R,f)=>{f.d(R,{Hb:()=>B,YL:()=>O,o8:()=>x});var S=f(45657),w=f(23334),p=f(78157),b=f(990),g=f(8283);
function x(r,i){const a=(0,p.bS)(i);return r==="jpg"?h(a):r==="jp2"?P(a):d(a)}function h(r){for(const i of(0,g.OD)(r)){if(!(0,b.qt)(i.marker))continue;const{data:a}=i;
if(a.length>=5)return(a[1]<<8|a[2])*(a[3]<<8|a[4])}return 0}const A=new Set([192,193]);function O(r){let i;for(const{marker:a,data:c}of(0,g.OD)(r))if(A.has(a))i=
c[5];else if(a===g.Os)return i!==void 0&&c[0]===i;return!1}const E=new Set([194,198,202,206]);function B(r){let i,[a,c]=[0,0];for(const{marker:T,data:F}of(0,g.OD)(
r))if(E.has(T))i=k(F);else if(T===g.Os&&i){const L=Math.min(F[0]??0,4);let W=0;for(let G=0;G<L;G++)W+=i.get(F[1+2*G])??1;(F[3+2*L]??0)>>4?a+=W:c+=W}return i&&{refining:a,
others:c}}function k(r){const i=Array.from({length:Math.min(r[5]??0,4)},(c,T)=>{const F=r[7+3*T]??17;return{id:r[6+3*T]??0,samples:Math.max((F>>4)*(F&15),1)}}),
a=(0,S.Kf)(i.map(({samples:c})=>c));return new Map(i.map(({id:c,samples:T})=>[c,T/a]))}const u=36;function P(r){const i=r.indexOf(Uint8Array.of(255,79,255,81));
if(i<0||i+6+u>r.length)return 0;const a=r.readUInt16BE(i+40),c=F=>r.readUInt32BE(i+F),T=y(c(8),c(24),c(32))*y(c(12),c(28),c(36));return c(8)*c(12)*Math.max(1,a/
3)+T*M}const M=60,y=(r,i,a)=>Math.max(Math.ceil((r-a)/Math.max(i,1)),0),C=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function d(r){let i=0;for(const{type:a,start:c}of(0,w.
d)(r))C.has(a)&&c+8<=r.length&&(i+=r.readUInt32BE(c)*r.readUInt32BE(c+4));return i}}),36054:((Y,R,f)=>{f.d(R,{ny:()=>u,tb:()=>C,uZ:()=>P});var S=f(45657),w=f(52205),
p=f(45599),b=f(95340),g=f(38671),x=f(74262);const h={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},A=.006,[O,E,B]=[.008,.0028,.001],k=5e3,u=({limits:d})=>d.drawingStep*
1e3;function P(d,r){const{width:i,height:a}=(0,b.h)(d,r.dict),c=Math.max(i,0)*Math.max(a,0)||0,{format:T,before:F}=(0,g.R)(d,r),L=(j,v,H)=>{const I=j*v,z=H&&j<=
d.job.limits.pixels?Math.min(I,k):I;return{whole:I,step:z,pixels:j}};if(T===void 0)return L(c,A,y(d,r));if(T==="ccitt")return L(c,h.ccitt,!0);const W=d.decodedPart(
F)?.data,G=Math.max(c,W?(0,x.o8)(T,W):0);return T!=="jpg"||!W?L(G,h[T],!1):L(G,M(W),(0,x.YL)(W))}function M(d){const r=(0,x.Hb)(d);return r?O+E*r.refining+B*r.others:
h.jpg}function y(d,r){const i=(0,w.c3)(d,r.dict.get("Filter"));return i.length<=1&&i.every(a=>(0,p.Eo)(a,"FlateDecode")||(0,p.Eo)(a,"Fl"))}class C{document;known=new WeakMap;slowest=0;heavy=new Set;met=[];constructor(r){
this.document=r}of(r,i){const a=this.known.get(r.dict);if(a!==void 0)return a;const c=["SMask","Mask"].map(v=>this.document.resolve(r.dict.get(v))).filter(v=>v instanceof
p.Z6),{whole:T,step:F,pixels:L}=P(this.document,r),W=c.map(v=>P(this.document,v)),G=W.reduce((v,H)=>v+H.whole,T),j={step:c.length===0?F:G,pixels:W.reduce((v,H)=>v+
H.pixels,L)};return i!==void 0&&c.length===0&&F>u(this.document.job)&&this.heavy.add(i),this.known.set(r.dict,j),(0,S.RZ)(this.met,[r,...c]),this.slowest=Math.max(
this.slowest,G),j}}}),14118:((Y,R,f)=>{f.d(R,{YY:()=>$,Fh:()=>Q});var S=f(58552),w=f(42973),p=f(77598),b=f(19158);const g=5;class x{bytes;at;end;constructor(t,e,s){
this.bytes=t,this.at=e,this.end=s}byte(){return this.bytes[this.at++]}integer(){let t=0;for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){
for(let e=t;e>0;)this.byte()<128&&e--}skip(t){this.at+=t}}function h(n){const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class A{buffer;at=0;constructor(t){
this.buffer=new Uint8Array(t)}push(t){this.buffer[this.at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),
this.at),this.at+=s-e}reserveSize(){return this.at+=g,this.at}fillSize(t){let e=this.at-t;for(let s=g;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){
return this.buffer.subarray(0,this.at)}}const O=3,E=11,[B,k]=[14,28],u=252,[P,M,y]=[8,10,11],[C,d]=[4,5],r=n=>n>=2&&n<=4,i=n=>n===16||n===17,T=[[0,1,0],[2,4,1],
[5,5,0],[11,11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,
210,1]],F=127,L=new Int8Array(256).fill(F);for(const[n,t,e]of T)L.fill(e,n,t+1);const W=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,1],
[109,112,8],[113,126,1],[127,130,12],[131,148,1],[149,149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],G=new Uint8Array(256);for(const[
n,t,e]of W)G.fill(e,n,t+1);const j=[0,0,0,0,0,0,0,0,2,1,2,1,2,1,2,1,1,1];function v(n,t){if(t===B)n.skipIntegers(n.integer()+1);else if(t===k)n.skipIntegers(n.integer());else if(t===
u){const e=n.integer();return n.skipIntegers(j[e]??H()),e===P||e===M||e===y}else{const e=L[t];e===F&&H(),e<0?n.skip(-e):n.skipIntegers(e)}return!1}function H(){
throw new S.zU("internal","The program that draws pages has instructions that are not known",{advice:"Install the package again"})}const I="octavo_fuel",[z,J,wt,
q,Et,yt]=[1,2,3,6,7,10],[Ot,St,bt,tt]=[127,126,1,3],et=8,st=16,Mt=40,It=3,Dt=6;async function At(n,t){const e=Pt(n),s=_=>new x(n,...e.get(_)??[0,0]),o=new A(2*n.
length),l=h(Tt(s(J))+s(q).integer());o.copy(n,0,et);for(const[_,[m,U]]of e){o.push(_);const D=o.reserveSize();_===q?nt(o,s(_),[St,bt,X,...Gt,E]):_===Et?nt(o,s(_),
[I.length,...Buffer.from(I),tt,...l]):_===yt?await new Kt(s(_),o,Ft(s(z),s(wt)),l).all(t):o.copy(n,m,U),o.fillSize(D)}return o.written()}function Pt(n){const t=new Map;
for(const e=new x(n,et,n.length);e.at<n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function Tt(n){let t=0;for(let e=n.integer();e>
0;e--){for(const s of["module","name"])n.skip(n.integer());n.byte()===tt&&t++,n.skipIntegers(1)}return t}function Ft(n,t){const e=Array.from({length:n.integer()},
()=>{n.skip(1);const s=n.integer();return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}function nt(n,t,e){
n.write(h(t.integer()+1)),n.copy(t.bytes,t.at,t.end),n.write(e)}const[kt,Lt]=[0,64],[ot,Bt,Rt,Ct]=[32,33,35,36],[Ut,X,Nt,vt,rt,Wt]=[65,66,83,118,125,173],Gt=[255,
255,255,255,255,255,15],it=-1;function at(n){const{base:t,current:e}=n;e===t||e.takes>st||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,Mt)),e.takes=0)}class Kt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){
this.code=t,this.out=e,this.parameters=s,this.setFuel=[Ct,...o],this.getFuel=[Rt,...o],this.trap=[...this.getFuel,X,0,Nt,C,Lt,kt,E]}async all(t){const{code:e,out:s}=this,
o=e.integer();s.write(h(o));for(let l=0;l<o;l++){const _=e.integer();this.one(this.parameters[l],e.at+_);const m=t.step(_*Dt);m&&await m}}one(t,e){const{code:s,
out:o}=this,l=o.reserveSize(),_=s.integer(),m=s.at;let U=t;for(let N=_;N>0;N--)U+=s.integer(),s.skip(1);o.write(h(_+1)),o.copy(s.bytes,m,s.at),o.write([1,Ot]);let D=s.
at;for(const{at:N,takes:K}of this.additions(e))o.copy(s.bytes,D,N),o.write(K===it?this.takeBytes(h(U)):this.take(K)),D=N;o.copy(s.bytes,D,e),o.fillSize(l)}additions(t){
const{code:e}=this,s={at:e.at,takes:1},o=[s],l=[{base:s,current:s}],_=()=>o[o.push({at:e.at,takes:0})-1];let m=!1;for(;l.length>0&&e.at<t;){const{at:U}=e,D=e.byte();
v(e,D)&&o.push({at:U,takes:it});const N=l.at(-1);if(N.current.takes+=G[D],m||=i(D),D===O){const K=_();K.takes=1,l.push({base:K,current:K})}else if(r(D))l.push({
base:N.current,current:D===C?_():N.current});else if(D===d||D===E){at(N),D===d?N.current=_():l.pop();const K=l.at(-1);D===E&&K&&(at(K),K.current=_())}}return!m&&
s.takes<=st&&(s.takes=0),o.filter(({takes:U})=>U!==0)}take(t){return[...this.getFuel,X,...ct(t),rt,...this.setFuel,...this.trap]}takeBytes(t){const e=[ot,...t,Ut,
It,vt,Wt];return[Bt,...t,...this.getFuel,...e,rt,...this.setFuel,ot,...t]}}const ct=n=>n<64?[n]:[n&127|128,...ct(n>>>7)],jt=3,ft=new WeakMap;async function Ht(n,t){
const e=ft.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===0)throw new S.zU("unavailable","The program that draws pages was left out of this i\
nstallation",{advice:"Use the package as it is published, or a service of your own"});const o=await zt(s,n,t);for(const{at:_,bytes:m}of n.changes??[])o.set(m,_);
const l=await WebAssembly.compile(new Uint8Array(await At(o,t.pace)));return ft.set(n,l),l}async function zt(n,{bytes:t,sha256:e},s){const o=await(0,b.p)(new DecompressionStream(
"deflate"),Yt(n,s)).catch(l=>{throw l instanceof S.zU?l:lt()});if(o.length!==t||(0,p.createHash)("sha256").update(o).digest("hex")!==e)throw lt();return o}const lt=()=>new S.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*Yt(n,t){for(const e of n){yield Buffer.from(e,"base\
64");const s=t.pace.step(e.length*jt);s&&await s}}const Jt=65536,Zt=-44,Vt=8,ht=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){this.
most=e;const s={};for(const{module:o,name:l}of WebAssembly.Module.imports(t))(s[o]??={})[l]=this.imported(l);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[I].value)}set fuel(t){this.exports[I].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw Z(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw ht};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,s)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw Z(this.most)}}return t.startsWith("fd_")?()=>Vt:t.startsWith("__syscall_")?()=>Zt:()=>0}invoke=(t,...e)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",s),o!==ht)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,s=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,s*1.25),this.most);try{return e.grow(Math.ceil((o-s)/Jt)),1}catch{return 0}}}const Z=n=>(0,w.FU)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function ut(n,t,e){const s=new WebAssembly.Module(Uint8Array.from($t(n,t)));return new WebAssembly.
Instance(s,{a:{b:e}}).exports.c}const dt=127,$t=(n,t)=>[0,97,115,109,1,0,0,0,1,4+n+t,1,96,n,...new Array(n).fill(dt),t,...new Array(t).fill(dt),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Qt=1,qt=0,te=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,ee=16,se=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function ne(n,t){const e=n.call("FPDF_GetDefaultSystemFontInfo"),
s=n.store(t),l={MapFont:(m,U,D,N,K,_e=0)=>te.test(oe(n,_e>>>0))?0:Qt,GetFontData:(m=0,U=0,D=0,N=0,K=0)=>D!==qt?0:(N!==0&&K>=t.length&&n.bytes.copyWithin(N>>>0,s,
s+t.length),t.length)},{__indirect_function_table:_}=n.exports;for(const{word:m,takes:U,results:D,name:N}of se)_.set(n.words.getUint32(e+m*4,!0),ut(U,D,l[N]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function oe({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+ee)).toString("latin1").split("\0");return e}const re={load:()=>f.
e(6199).then(f.bind(f,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09",changes:[{at:613867,bytes:[191,207,164,0]}]},
_t=3e6,ie=2e4,ae=20*_t,xt=3e5,mt=2**22,ce=.1,fe=[64,8],V=4,le=4,he=1,ue=2,de=255;class ${job;module;bytes;further;instance;constructor(t,e,s,o,l){this.job=t,this.
module=e,this.bytes=s,this.further=o,this.instance=l}static async open(t,e,s={}){const o=await Ht(re,e);return new $(e,o,t,s,new pt(e,o,t,s))}get isTired(){return this.
instance.isTired}async draw(t,e){const s=fe.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,
o)}catch(l){const _=s.shift();if(!this.isTired||_===void 0)throw l;o=_}}}async renew(){const t=this.job.pace.step(xt);t&&await t,this.instance=new pt(this.job,this.
module,this.bytes,this.further)}}class pt{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;index;pages;constructor(t,e,s,{font:o,images:l=0,pages:_}){
this.job=t,this.pages=_,this.most=Math.ceil(t.limits.drawingStep*_t+l*ie),this.sandbox=gt(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(()=>(this.
sandbox.call("FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&ne(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){
this.work(()=>this.release()),await this.rest(),this.index=t,this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.
prepare(e);for(let m=0;m<e.height;m+=s)await this.drawBand(e,m,Math.min(s,e.height-m));const{width:o,height:l}=e;return{width:o,height:l,row:m=>this.sandbox.bytes.
subarray(this.pixels+m*o*V,this.pixels+(m+1)*o*V)}}async drawBand({width:t,height:e},s,o){const{sandbox:l,page:_,pause:m}=this;await this.rest();let U=this.work(
()=>{const D=this.pixels+s*t*V;return this.bitmap=this.known(l.call("FPDFBitmap_CreateEx",t,o,le,D,t*V)),l.call("FPDF_RenderPageBitmap_Start",this.bitmap,_,0,-s,
t,e,0,0,m)});for(;U===he;)await this.rest(),U=this.work(()=>l.call("FPDF_RenderPage_Continue",_,m));if(U!==ue)throw Z(this.job.limits.drawingMemory);this.work(()=>this.
closeBand())}async prepare({width:t,height:e,isTransparent:s}){const{sandbox:o,job:l}=this,_=t*e*V;this.pixels=this.work(()=>this.known(o.call("malloc",_))>>>0);
for(let m=0;m<_;m+=mt){const U=Math.min(m+mt,_);o.bytes.fill(s?0:de,this.pixels+m,this.pixels+U);const D=l.pace.step((U-m)*ce);D&&await D}}work(t){const{sandbox:e,
job:s,most:o}=this;return e.fuel=o,gt(s,()=>{try{return t()}catch(l){throw e.fuel<0?this.refuse():l}})}refuse(){const{pages:t,index:e}=this;return e===void 0||!t?
Q():Q(t.numbers[e],t.field)}async rest(){const t=this.job.pace.step(xt);t&&await t}known(t){if(t===0)throw Z(this.job.limits.drawingMemory);return t}load(t){const{
sandbox:e}=this;this.document=this.known(e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,{__indirect_function_table:s}=t.
exports,o=s.length-1;return s.set(o,ut(1,1,()=>e-t.fuel>ae?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){const{sandbox:t,page:e,bitmap:s}=this;
s!==0&&(t.call("FPDF_RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;this.closeBand(),s!==0&&
t.call("free",s),e!==0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const Q=(n,t)=>(0,w.FU)("drawingStep",`${n===void 0?"A page":`Page ${n}`} of the doc\
ument would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",t);function gt(n,t){try{return t()}catch(e){throw e instanceof
S.zU?e:Z(n.limits.drawingMemory)}}}),50476:((Y,R,f)=>{f.d(R,{VJ:()=>A,Zm:()=>h,fN:()=>x});const[S,w,p,b,g]=[1,8,32,64,128];function x(O,E,B,k){const u=new Set,P=[
...O].filter(M=>typeof M=="number");for(let M=P.pop();M!==void 0;M=P.pop())if(!(M<0||M>=E||u.has(M))){u.add(M);for(const y of h(k,B(M)))P.push(y)}return u}function*h(O,[
E,B]){if(!(B-E<12||O.getInt16(E)>=0))for(let k=E+10,u=p;u&p&&k+4<=B;)u=O.getUint16(k),yield O.getUint16(k+2),k+=4+(u&S?4:2)+(u&w?2:u&b?4:u&g?8:0)}function A(O,[
E,B]){const k=B-E<12?0:O.getInt16(E);return k<=0||10+2*k>B-E?0:O.getUint16(E+8+2*k)+1}}),990:((Y,R,f)=>{f.d(R,{IE:()=>p,IW:()=>O,g2:()=>w,n5:()=>B,qt:()=>A,tV:()=>k});
var S=f(45657);const w=8,p=w*w,b=10,[g,x,h]=[192,193,194],A=u=>u>=192&&u<=207&&u!==196&&u!==200&&u!==204;function O(u,P){if(u!==g&&u!==x&&u!==h)return;const[M,y=0,
C=0,d=0,r=0,i=0]=P,[a,c]=[y<<8|C,d<<8|r];if(!(M===8&&c>0&&a>0&&i>=1&&i<=4&&P.length>=6+3*i))return;const F=Array.from({length:i},(I,z)=>E(P.subarray(6+3*z)));if(F.
some(({across:I,down:z,table:J})=>I<1||I>4||z<1||z>4||J>3))return;const L=i===1?F.map(I=>({...I,across:1,down:1})):F;if(L.reduce((I,{across:z,down:J})=>I+z*J,0)>
b||new Set(L.map(({id:I})=>I)).size<i)return;const G=(0,S.Kf)(L.map(({across:I})=>I)),j=(0,S.Kf)(L.map(({down:I})=>I)),v=Math.ceil(c/(w*G)),H=Math.ceil(a/(w*j));
return{width:c,height:a,unitColumns:v,unitRows:H,isProgressive:u===h,components:L.map(I=>({...I,columns:Math.ceil(Math.ceil(c*I.across/G)/w),rows:Math.ceil(Math.
ceil(a*I.down/j)/w),stride:v*I.across}))}}function E([u=0,P=0,M=0]){return{id:u,across:P>>4,down:P&15,table:M}}const B=({components:u},P)=>u.reduce((M,{stride:y,
down:C})=>M+y*P*C,0)*p*Int16Array.BYTES_PER_ELEMENT,k=(u,P)=>({...u,components:u.components.map(M=>({...M,values:new Int16Array(M.stride*P*M.down*p)}))})}),95340:((Y,R,f)=>{
f.d(R,{K:()=>S,h:()=>w});const S=1e6;function w(p,b){const g=A=>{const O=p.resolve(b.get(A));return typeof O=="number"?Math.floor(O):NaN},x=p.resolve(b.get("Ima\
geMask"))===!0,h=p.array(b.get("Decode"))?.map(A=>p.resolve(A));return{width:g("Width"),height:g("Height"),bits:x?1:g("BitsPerComponent")||8,stencil:x,decode:h?.
every(A=>typeof A=="number")?h:void 0}}}),38671:((Y,R,f)=>{f.d(R,{R:()=>b});var S=f(52205),w=f(45599);const p={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"\
ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function b(g,x){const h=(0,S.c3)(g,x.dict.get("Filter")),A=(0,S.c3)(g,x.dict.get("DecodeParms")),O=h.at(-1)??null,E=O instanceof
w.SX?p[O.text]:void 0;if(!E)return{format:E,parameters:void 0,filter:O,before:x};const B=new w.Bi(x.dict);B.set("Filter",h.slice(0,-1)),B.set("DecodeParms",A.slice(
0,h.length-1));const k=A[h.length-1];return{format:E,parameters:(0,w.Zm)(k)?k:void 0,filter:O,before:new w.Z6(B,x.data,x.sealed)}}}),93059:((Y,R,f)=>{f.d(R,{n:()=>p});
var S=f(45599);const w={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function p(b){if(b.dataStart<
0)return;const g=new S.Bi;for(let x=0;x+1<b.count;x+=2){const h=b.name(x);h!==void 0&&g.set(w[h]??h,b.value(x+1))}return new S.Z6(g,b.content.subarray(b.dataStart,
b.dataEnd))}}),8283:((Y,R,f)=>{f.d(R,{A2:()=>w,AP:()=>k,EI:()=>g,GM:()=>p,Me:()=>h,OD:()=>E,Os:()=>b,Rd:()=>x,iN:()=>A});var S=f(78157);const w=216,p=217,b=218,
g=254,x=0,h=2**20,A=y=>y>=224&&y<=239;class O{image;marker;start;end;constructor(C,d,r,i){this.image=C,this.marker=d,this.start=r,this.end=i}get data(){return this.
image.subarray(Math.min(this.start+4,this.end),this.end)}}function*E(y,C=1/0){const d=(0,S.bS)(y);for(let r=2;;){const i=Math.min(r+C,d.length),a=u(d,r,i);if(a<
0){if(i===d.length)return;yield new O(d,x,r,i),r=i;continue}const c=d[a+1],T=c===w||c===p||c===B;if(!T&&a+4>d.length)return;const F=T?0:d.readUInt16BE(a+2),L=a+
2+F;if(L>d.length||!T&&F<2||(yield new O(d,c,a,L),c===p))return;r=L}}const B=1,k=y=>E(y,h);function u(y,C,d){for(let r=M(y,C);r>=0&&r<d&&r+1<y.length;r=M(y,r+1)){
for(;y[r+1]===255&&r+1<d;)r++;const i=y[r+1];if(i!==0&&i!==255&&(i<208||i>215))return r}return-1}const P=32;function M(y,C){const d=Math.min(C+P,y.length);for(let r=C;r<
d;r++)if(y[r]===255)return r;return y.indexOf(255,d)}}),79627:((Y,R,f)=>{f.d(R,{W:()=>w});var S=f(74135);function w(p,b){const g=Array.from({length:p.count},(h,A)=>p.
number(A)||0);if(p.operator==="re"){const[h=0,A=0,O=0,E=0]=g;return(0,S.zl)(b,[h,A,h+O,A+E])}const x=[];for(let h=0;h+1<g.length;h+=2)x.push((0,S.Gd)(b,g[h],g[h+
1]));return(0,S.$L)(x)}})};
