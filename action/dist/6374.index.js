"use strict";exports.id=6374,exports.ids=[6374],exports.modules={74262:((Y,R,f)=>{f.d(R,{Hb:()=>L,YL:()=>I,o8:()=>_});var O=f(45657),g=f(23334),m=f(78157),S=f(990),p=f(8283);
function _(r,i){const a=(0,m.bS)(i);return r==="jpg"?h(a):r==="jp2"?E(a):u(a)}function h(r){for(const i of(0,p.OD)(r)){if(!(0,S.qt)(i.marker))continue;const{data:a}=i;
if(a.length>=5)return(a[1]<<8|a[2])*(a[3]<<8|a[4])}return 0}const y=new Set([192,193]);function I(r){let i;for(const{marker:a,data:c}of(0,p.OD)(r))if(y.has(a))i=
c[5];else if(a===p.Os)return i!==void 0&&c[0]===i;return!1}const A=new Set([194,198,202,206]);function L(r){let i,[a,c]=[0,0];for(const{marker:T,data:F}of(0,p.OD)(
r))if(A.has(T))i=P(F);else if(T===p.Os&&i){const k=Math.min(F[0]??0,4);let W=0;for(let G=0;G<k;G++)W+=i.get(F[1+2*G])??1;(F[3+2*k]??0)>>4?a+=W:c+=W}return i&&{refining:a,
others:c}}function P(r){const i=Array.from({length:Math.min(r[5]??0,4)},(c,T)=>{const F=r[7+3*T]??17;return{id:r[6+3*T]??0,samples:Math.max((F>>4)*(F&15),1)}}),
a=(0,O.Kf)(i.map(({samples:c})=>c));return new Map(i.map(({id:c,samples:T})=>[c,T/a]))}const w=36;function E(r){const i=r.indexOf(Uint8Array.of(255,79,255,81));
if(i<0||i+6+w>r.length)return 0;const a=r.readUInt16BE(i+40),c=F=>r.readUInt32BE(i+F),T=b(c(8),c(24),c(32))*b(c(12),c(28),c(36));return c(8)*c(12)*Math.max(1,a/
3)+T*B}const B=60,b=(r,i,a)=>Math.max(Math.ceil((r-a)/Math.max(i,1)),0),C=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function u(r){let i=0;for(const{type:a,start:c}of(0,g.
d)(r))C.has(a)&&c+8<=r.length&&(i+=r.readUInt32BE(c)*r.readUInt32BE(c+4));return i}}),36054:((Y,R,f)=>{f.d(R,{ny:()=>w,tb:()=>C,uZ:()=>E});var O=f(45657),g=f(52205),
m=f(45599),S=f(95340),p=f(38671),_=f(74262);const h={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},y=.006,[I,A,L]=[.008,.0028,.001],P=5e3,w=({limits:u})=>u.drawingStep*
1e3;function E(u,r){const{width:i,height:a}=(0,S.h)(u,r.dict),c=Math.max(i,0)*Math.max(a,0)||0,{format:T,before:F}=(0,p.R)(u,r),k=(j,v,H)=>{const M=j*v,z=H&&j<=
u.job.limits.pixels?Math.min(M,P):M;return{whole:M,step:z,pixels:j}};if(T===void 0)return k(c,y,b(u,r));if(T==="ccitt")return k(c,h.ccitt,!0);const W=u.decodedPart(
F)?.data,G=Math.max(c,W?(0,_.o8)(T,W):0);return T!=="jpg"||!W?k(G,h[T],!1):k(G,B(W),(0,_.YL)(W))}function B(u){const r=(0,_.Hb)(u);return r?I+A*r.refining+L*r.others:
h.jpg}function b(u,r){const i=(0,g.c3)(u,r.dict.get("Filter"));return i.length<=1&&i.every(a=>(0,m.Eo)(a,"FlateDecode")||(0,m.Eo)(a,"Fl"))}class C{document;known=new WeakMap;slowest=0;heavy=new Set;met=[];constructor(r){
this.document=r}of(r,i){const a=this.known.get(r.dict);if(a!==void 0)return a;const c=["SMask","Mask"].map(v=>this.document.resolve(r.dict.get(v))).filter(v=>v instanceof
m.Z6),{whole:T,step:F,pixels:k}=E(this.document,r),W=c.map(v=>E(this.document,v)),G=W.reduce((v,H)=>v+H.whole,T),j={step:c.length===0?F:G,pixels:W.reduce((v,H)=>v+
H.pixels,k)};return i!==void 0&&c.length===0&&F>w(this.document.job)&&this.heavy.add(i),this.known.set(r.dict,j),(0,O.RZ)(this.met,[r,...c]),this.slowest=Math.max(
this.slowest,G),j}}}),14118:((Y,R,f)=>{f.d(R,{YY:()=>$,Fh:()=>Q});var O=f(58552),g=f(42973),m=f(77598),S=f(19158);const p=5;class _{bytes;at;end;constructor(t,e,s){
this.bytes=t,this.at=e,this.end=s}byte(){return this.bytes[this.at++]}integer(){let t=0;for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){
for(let e=t;e>0;)this.byte()<128&&e--}skip(t){this.at+=t}}function h(n){const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class y{buffer;at=0;constructor(t){
this.buffer=new Uint8Array(t)}push(t){this.buffer[this.at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),
this.at),this.at+=s-e}reserveSize(){return this.at+=p,this.at}fillSize(t){let e=this.at-t;for(let s=p;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){
return this.buffer.subarray(0,this.at)}}const I=3,A=11,[L,P]=[14,28],w=252,[E,B,b]=[8,10,11],[C,u]=[4,5],r=n=>n>=2&&n<=4,i=n=>n===16||n===17,T=[[0,1,0],[2,4,1],
[5,5,0],[11,11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,
210,1]],F=127,k=new Int8Array(256).fill(F);for(const[n,t,e]of T)k.fill(e,n,t+1);const W=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,1],
[109,112,8],[113,126,1],[127,130,12],[131,148,1],[149,149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],G=new Uint8Array(256);for(const[
n,t,e]of W)G.fill(e,n,t+1);const j=[0,0,0,0,0,0,0,0,2,1,2,1,2,1,2,1,1,1];function v(n,t){if(t===L)n.skipIntegers(n.integer()+1);else if(t===P)n.skipIntegers(n.integer());else if(t===
w){const e=n.integer();return n.skipIntegers(j[e]??H()),e===E||e===B||e===b}else{const e=k[t];e===F&&H(),e<0?n.skip(-e):n.skipIntegers(e)}return!1}function H(){
throw new O.zU("internal","The program that draws pages has instructions that are not known",{advice:"Install the package again"})}const M="octavo_fuel",[z,Z,wt,
q,Et,yt]=[1,2,3,6,7,10],[Ot,St,bt,tt]=[127,126,1,3],et=8,st=16,Mt=40,It=3,Dt=6;async function At(n,t){const e=Tt(n),s=d=>new _(n,...e.get(d)??[0,0]),o=new y(2*n.
length),l=h(Ft(s(Z))+s(q).integer());o.copy(n,0,et);for(const[d,[x,U]]of e){o.push(d);const D=o.reserveSize();d===q?nt(o,s(d),[St,bt,X,...Gt,A]):d===Et?nt(o,s(d),
[M.length,...Buffer.from(M),tt,...l]):d===yt?await new Kt(s(d),o,Pt(s(z),s(wt)),l).all(t):o.copy(n,x,U),o.fillSize(D)}return o.written()}function Tt(n){const t=new Map;
for(const e=new _(n,et,n.length);e.at<n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function Ft(n){let t=0;for(let e=n.integer();e>
0;e--){for(const s of["module","name"])n.skip(n.integer());n.byte()===tt&&t++,n.skipIntegers(1)}return t}function Pt(n,t){const e=Array.from({length:n.integer()},
()=>{n.skip(1);const s=n.integer();return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}function nt(n,t,e){
n.write(h(t.integer()+1)),n.copy(t.bytes,t.at,t.end),n.write(e)}const[kt,Lt]=[0,64],[ot,Bt,Rt,Ct]=[32,33,35,36],[Ut,X,Nt,vt,rt,Wt]=[65,66,83,118,125,173],Gt=[255,
255,255,255,255,255,15],it=-1;function at(n){const{base:t,current:e}=n;e===t||e.takes>st||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,Mt)),e.takes=0)}class Kt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){
this.code=t,this.out=e,this.parameters=s,this.setFuel=[Ct,...o],this.getFuel=[Rt,...o],this.trap=[...this.getFuel,X,0,Nt,C,Lt,kt,A]}async all(t){const{code:e,out:s}=this,
o=e.integer();s.write(h(o));for(let l=0;l<o;l++){const d=e.integer();this.one(this.parameters[l],e.at+d);const x=t.step(d*Dt);x&&await x}}one(t,e){const{code:s,
out:o}=this,l=o.reserveSize(),d=s.integer(),x=s.at;let U=t;for(let N=d;N>0;N--)U+=s.integer(),s.skip(1);o.write(h(d+1)),o.copy(s.bytes,x,s.at),o.write([1,Ot]);let D=s.
at;for(const{at:N,takes:K}of this.additions(e))o.copy(s.bytes,D,N),o.write(K===it?this.takeBytes(h(U)):this.take(K)),D=N;o.copy(s.bytes,D,e),o.fillSize(l)}additions(t){
const{code:e}=this,s={at:e.at,takes:1},o=[s],l=[{base:s,current:s}],d=()=>o[o.push({at:e.at,takes:0})-1];let x=!1;for(;l.length>0&&e.at<t;){const{at:U}=e,D=e.byte();
v(e,D)&&o.push({at:U,takes:it});const N=l.at(-1);if(N.current.takes+=G[D],x||=i(D),D===I){const K=d();K.takes=1,l.push({base:K,current:K})}else if(r(D))l.push({
base:N.current,current:D===C?d():N.current});else if(D===u||D===A){at(N),D===u?N.current=d():l.pop();const K=l.at(-1);D===A&&K&&(at(K),K.current=d())}}return!x&&
s.takes<=st&&(s.takes=0),o.filter(({takes:U})=>U!==0)}take(t){return[...this.getFuel,X,...ct(t),rt,...this.setFuel,...this.trap]}takeBytes(t){const e=[ot,...t,Ut,
It,vt,Wt];return[Bt,...t,...this.getFuel,...e,rt,...this.setFuel,ot,...t]}}const ct=n=>n<64?[n]:[n&127|128,...ct(n>>>7)],jt=3,ft=new WeakMap;async function Ht(n,t){
const e=ft.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===0)throw new O.zU("unavailable","The program that draws pages was left out of this i\
nstallation",{advice:"Use the package as it is published, or a service of your own"});const o=await zt(s,n,t);for(const{at:d,bytes:x}of n.changes??[])o.set(x,d);
const l=await WebAssembly.compile(new Uint8Array(await At(o,t.pace)));return ft.set(n,l),l}async function zt(n,{bytes:t,sha256:e},s){const o=await(0,S.p)(new DecompressionStream(
"deflate"),Yt(n,s)).catch(l=>{throw l instanceof O.zU?l:lt()});if(o.length!==t||(0,m.createHash)("sha256").update(o).digest("hex")!==e)throw lt();return o}const lt=()=>new O.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*Yt(n,t){for(const e of n){yield Buffer.from(e,"base\
64");const s=t.pace.step(e.length*jt);s&&await s}}const Zt=65536,Jt=-44,Vt=8,ht=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){this.
most=e;const s={};for(const{module:o,name:l}of WebAssembly.Module.imports(t))(s[o]??={})[l]=this.imported(l);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[M].value)}set fuel(t){this.exports[M].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw J(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw ht};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,s)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw J(this.most)}}return t.startsWith("fd_")?()=>Vt:t.startsWith("__syscall_")?()=>Jt:()=>0}invoke=(t,...e)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",s),o!==ht)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,s=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,s*1.25),this.most);try{return e.grow(Math.ceil((o-s)/Zt)),1}catch{return 0}}}const J=n=>(0,g.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function ut(n,t,e){const s=new WebAssembly.Module(Uint8Array.from($t(n,t)));return new WebAssembly.
Instance(s,{a:{b:e}}).exports.c}const dt=127,$t=(n,t)=>[0,97,115,109,1,0,0,0,1,4+n+t,1,96,n,...new Array(n).fill(dt),t,...new Array(t).fill(dt),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Qt=1,qt=0,te=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,ee=16,se=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function ne(n,t){const e=n.call("FPDF_GetDefaultSystemFontInfo"),
s=n.store(t),l={MapFont:(x,U,D,N,K,_e=0)=>te.test(oe(n,_e>>>0))?0:Qt,GetFontData:(x=0,U=0,D=0,N=0,K=0)=>D!==qt?0:(N!==0&&K>=t.length&&n.bytes.copyWithin(N>>>0,s,
s+t.length),t.length)},{__indirect_function_table:d}=n.exports;for(const{word:x,takes:U,results:D,name:N}of se)d.set(n.words.getUint32(e+x*4,!0),ut(U,D,l[N]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function oe({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+ee)).toString("latin1").split("\0");return e}const re={load:()=>f.
e(6199).then(f.bind(f,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09",changes:[{at:613867,bytes:[191,207,164,0]}]},
_t=4e6,ie=2e4,ae=15*_t,xt=3e5,mt=2**22,ce=.1,fe=[64,8],V=4,le=4,he=1,ue=2,de=255;class ${job;module;bytes;further;instance;constructor(t,e,s,o,l){this.job=t,this.
module=e,this.bytes=s,this.further=o,this.instance=l}static async open(t,e,s={}){const o=await Ht(re,e);return new $(e,o,t,s,new pt(e,o,t,s))}get isTired(){return this.
instance.isTired}async draw(t,e){const s=fe.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,
o)}catch(l){const d=s.shift();if(!this.isTired||d===void 0)throw l;o=d}}}async renew(){const t=this.job.pace.step(xt);t&&await t,this.instance=new pt(this.job,this.
module,this.bytes,this.further)}}class pt{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;index;pages;constructor(t,e,s,{font:o,images:l=0,pages:d}){
this.job=t,this.pages=d,this.most=Math.ceil(t.limits.drawingStep*_t+l*ie),this.sandbox=gt(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(()=>(this.
sandbox.call("FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&ne(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){
this.work(()=>this.release()),await this.rest(),this.index=t,this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.
prepare(e);for(let x=0;x<e.height;x+=s)await this.drawBand(e,x,Math.min(s,e.height-x));const{width:o,height:l}=e;return{width:o,height:l,row:x=>this.sandbox.bytes.
subarray(this.pixels+x*o*V,this.pixels+(x+1)*o*V)}}async drawBand({width:t,height:e},s,o){const{sandbox:l,page:d,pause:x}=this;await this.rest();let U=this.work(
()=>{const D=this.pixels+s*t*V;return this.bitmap=this.known(l.call("FPDFBitmap_CreateEx",t,o,le,D,t*V)),l.call("FPDF_RenderPageBitmap_Start",this.bitmap,d,0,-s,
t,e,0,0,x)});for(;U===he;)await this.rest(),U=this.work(()=>l.call("FPDF_RenderPage_Continue",d,x));if(U!==ue)throw J(this.job.limits.drawingMemory);this.work(()=>this.
closeBand())}async prepare({width:t,height:e,isTransparent:s}){const{sandbox:o,job:l}=this,d=t*e*V;this.pixels=this.work(()=>this.known(o.call("malloc",d))>>>0);
for(let x=0;x<d;x+=mt){const U=Math.min(x+mt,d);o.bytes.fill(s?0:de,this.pixels+x,this.pixels+U);const D=l.pace.step((U-x)*ce);D&&await D}}work(t){const{sandbox:e,
job:s,most:o}=this;return e.fuel=o,gt(s,()=>{try{return t()}catch(l){throw e.fuel<0?this.refuse():l}})}refuse(){const{pages:t,index:e}=this;return e===void 0||!t?
Q():Q(t.numbers[e],t.field)}async rest(){const t=this.job.pace.step(xt);t&&await t}known(t){if(t===0)throw J(this.job.limits.drawingMemory);return t}load(t){const{
sandbox:e}=this;this.document=this.known(e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,{__indirect_function_table:s}=t.
exports,o=s.length-1;return s.set(o,ut(1,1,()=>e-t.fuel>ae?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){const{sandbox:t,page:e,bitmap:s}=this;
s!==0&&(t.call("FPDF_RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;this.closeBand(),s!==0&&
t.call("free",s),e!==0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const Q=(n,t)=>(0,g.F)("drawingStep",`${n===void 0?"A page":`Page ${n}`} of the docu\
ment would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",t);function gt(n,t){try{return t()}catch(e){throw e instanceof
O.zU?e:J(n.limits.drawingMemory)}}}),50476:((Y,R,f)=>{f.d(R,{Z:()=>h,f:()=>_});const[O,g,m,S,p]=[1,8,32,64,128];function _(y,I,A,L){const P=new Set,w=[...y].filter(
E=>typeof E=="number");for(let E=w.pop();E!==void 0;E=w.pop())if(!(E<0||E>=I||P.has(E))){P.add(E);for(const B of h(L,A(E)))w.push(B)}return P}function*h(y,[I,A]){
if(!(A-I<12||y.getInt16(I)>=0))for(let L=I+10,P=m;P&m&&L+4<=A;)P=y.getUint16(L),yield y.getUint16(L+2),L+=4+(P&O?4:2)+(P&g?2:P&S?4:P&p?8:0)}}),990:((Y,R,f)=>{f.
d(R,{IE:()=>m,IW:()=>I,g2:()=>g,n5:()=>L,qt:()=>y,tV:()=>P});var O=f(45657);const g=8,m=g*g,S=10,[p,_,h]=[192,193,194],y=w=>w>=192&&w<=207&&w!==196&&w!==200&&w!==
204;function I(w,E){if(w!==p&&w!==_&&w!==h)return;const[B,b=0,C=0,u=0,r=0,i=0]=E,[a,c]=[b<<8|C,u<<8|r];if(!(B===8&&c>0&&a>0&&i>=1&&i<=4&&E.length>=6+3*i))return;
const F=Array.from({length:i},(M,z)=>A(E.subarray(6+3*z)));if(F.some(({across:M,down:z,table:Z})=>M<1||M>4||z<1||z>4||Z>3))return;const k=i===1?F.map(M=>({...M,
across:1,down:1})):F;if(k.reduce((M,{across:z,down:Z})=>M+z*Z,0)>S||new Set(k.map(({id:M})=>M)).size<i)return;const G=(0,O.Kf)(k.map(({across:M})=>M)),j=(0,O.Kf)(
k.map(({down:M})=>M)),v=Math.ceil(c/(g*G)),H=Math.ceil(a/(g*j));return{width:c,height:a,unitColumns:v,unitRows:H,isProgressive:w===h,components:k.map(M=>({...M,
columns:Math.ceil(Math.ceil(c*M.across/G)/g),rows:Math.ceil(Math.ceil(a*M.down/j)/g),stride:v*M.across}))}}function A([w=0,E=0,B=0]){return{id:w,across:E>>4,down:E&
15,table:B}}const L=({components:w},E)=>w.reduce((B,{stride:b,down:C})=>B+b*E*C,0)*m*Int16Array.BYTES_PER_ELEMENT,P=(w,E)=>({...w,components:w.components.map(B=>({
...B,values:new Int16Array(B.stride*E*B.down*m)}))})}),95340:((Y,R,f)=>{f.d(R,{K:()=>O,h:()=>g});const O=1e6;function g(m,S){const p=y=>{const I=m.resolve(S.get(
y));return typeof I=="number"?Math.floor(I):NaN},_=m.resolve(S.get("ImageMask"))===!0,h=m.array(S.get("Decode"))?.map(y=>m.resolve(y));return{width:p("Width"),height:p(
"Height"),bits:_?1:p("BitsPerComponent")||8,stencil:_,decode:h?.every(y=>typeof y=="number")?h:void 0}}}),38671:((Y,R,f)=>{f.d(R,{R:()=>S});var O=f(52205),g=f(45599);
const m={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function S(p,_){const h=(0,O.c3)(p,_.dict.get("Filter")),
y=(0,O.c3)(p,_.dict.get("DecodeParms")),I=h.at(-1)??null,A=I instanceof g.SX?m[I.text]:void 0;if(!A)return{format:A,parameters:void 0,filter:I,before:_};const L=new g.
Bi(_.dict);L.set("Filter",h.slice(0,-1)),L.set("DecodeParms",y.slice(0,h.length-1));const P=y[h.length-1];return{format:A,parameters:(0,g.Zm)(P)?P:void 0,filter:I,
before:new g.Z6(L,_.data,_.sealed)}}}),93059:((Y,R,f)=>{f.d(R,{n:()=>m});var O=f(45599);const g={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodePar\
ms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function m(S){if(S.dataStart<0)return;const p=new O.Bi;for(let _=0;_+1<S.count;_+=2){const h=S.name(_);h!==void 0&&
p.set(g[h]??h,S.value(_+1))}return new O.Z6(p,S.content.subarray(S.dataStart,S.dataEnd))}}),8283:((Y,R,f)=>{f.d(R,{A2:()=>g,AP:()=>P,EI:()=>p,GM:()=>m,OD:()=>A,
Os:()=>S,Rd:()=>_,iN:()=>y});var O=f(78157);const g=216,m=217,S=218,p=254,_=0,h=2**20,y=b=>b>=224&&b<=239;class I{image;marker;start;end;constructor(C,u,r,i){this.
image=C,this.marker=u,this.start=r,this.end=i}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*A(b,C=1/0){const u=(0,O.
bS)(b);for(let r=2;;){const i=Math.min(r+C,u.length),a=w(u,r,i);if(a<0){if(i===u.length)return;yield new I(u,_,r,i),r=i;continue}const c=u[a+1],T=c===g||c===m||
c===L;if(!T&&a+4>u.length)return;const F=T?0:u.readUInt16BE(a+2),k=a+2+F;if(k>u.length||!T&&F<2||(yield new I(u,c,a,k),c===m))return;r=k}}const L=1,P=b=>A(b,h);
function w(b,C,u){for(let r=B(b,C);r>=0&&r<u&&r+1<b.length;r=B(b,r+1)){for(;b[r+1]===255&&r+1<u;)r++;const i=b[r+1];if(i!==0&&i!==255&&(i<208||i>215))return r}return-1}
const E=32;function B(b,C){const u=Math.min(C+E,b.length);for(let r=C;r<u;r++)if(b[r]===255)return r;return b.indexOf(255,u)}}),79627:((Y,R,f)=>{f.d(R,{W:()=>g});
var O=f(74135);function g(m,S){const p=Array.from({length:m.count},(h,y)=>m.number(y)||0);if(m.operator==="re"){const[h=0,y=0,I=0,A=0]=p;return(0,O.zl)(S,[h,y,h+
I,y+A])}const _=[];for(let h=0;h+1<p.length;h+=2)_.push((0,O.Gd)(S,p[h],p[h+1]));return(0,O.$L)(_)}})};
