"use strict";exports.id=6374,exports.ids=[6374],exports.modules={74262:((G,P,f)=>{f.d(P,{Hb:()=>D,YL:()=>h,o8:()=>b});var O=f(45657),I=f(78157),g=f(8283);function b(c,i){const r=(0,I.
bS)(i);return c==="jpg"?_(r):c==="jp2"?x(r):m(r)}function _(c){for(const i of(0,g.OD)(c)){const{marker:r}=i;if(!(r>=192&&r<=207&&r!==196&&r!==200&&r!==204))continue;
const{data:u}=i;if(u.length>=5)return(u[1]<<8|u[2])*(u[3]<<8|u[4])}return 0}const p=new Set([192,193]);function h(c){let i;for(const{marker:r,data:y}of(0,g.OD)(
c))if(p.has(r))i=y[5];else if(r===g.Os)return i!==void 0&&y[0]===i;return!1}const w=new Set([194,198,202,206]);function D(c){let i,[r,y]=[0,0];for(const{marker:u,
data:M}of(0,g.OD)(c))if(w.has(u))i=k(M);else if(u===g.Os&&i){const L=Math.min(M[0]??0,4);let N=0;for(let U=0;U<L;U++)N+=i.get(M[1+2*U])??1;(M[3+2*L]??0)>>4?r+=N:
y+=N}return i&&{refining:r,others:y}}function k(c){const i=Array.from({length:Math.min(c[5]??0,4)},(y,u)=>{const M=c[7+3*u]??17;return{id:c[6+3*u]??0,samples:Math.
max((M>>4)*(M&15),1)}}),r=(0,O.Kf)(i.map(({samples:y})=>y));return new Map(i.map(({id:y,samples:u})=>[y,u/r]))}const E=36;function x(c){const i=c.indexOf(Uint8Array.
of(255,79,255,81));if(i<0||i+6+E>c.length)return 0;const r=c.readUInt16BE(i+40);return c.readUInt32BE(i+8)*c.readUInt32BE(i+12)*Math.max(1,r/3)}const F=new Set(
[4,6,7,20,22,23,36,38,39,40,42,43]);function m(c){let i=0;for(let r=0;r+11<=c.length;){const y=c[r+4],u=r+B(c,r);if(u>c.length)break;F.has(y&63)&&u+8<=c.length&&
(i+=c.readUInt32BE(u)*c.readUInt32BE(u+4));const M=c.readUInt32BE(u-4);if(M===4294967295)break;r=u+M}return i}function B(c,i){const r=c.readUInt32BE(i),y=c[i+5]>>
5,u=y===7&&i+9<=c.length,M=u?c.readUInt32BE(i+5)&536870911:y,L=u?4+Math.ceil((M+1)/8):1,N=r<=256?1:r<=65536?2:4;return 5+L+M*N+(c[i+4]&64?4:1)+4}}),36054:((G,P,f)=>{
f.d(P,{ny:()=>x,tb:()=>c,uZ:()=>F});var O=f(52205),I=f(45599),g=f(95340),b=f(38671),_=f(74262);const p={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},h=.006,[w,D,k]=[.008,
.0028,.001],E=5e3,x=({limits:i})=>i.drawingStep*1e3;function F(i,r){const{width:y,height:u}=(0,g.h)(i,r.dict),M=Math.max(y,0)*Math.max(u,0)||0,{format:L,before:N}=(0,b.
R)(i,r),U=(W,C,j)=>{const H=W*C,z=j&&W<=i.job.limits.pixels?Math.min(H,E):H;return{whole:H,step:z,pixels:W}};if(L===void 0)return U(M,h,B(i,r));if(L==="ccitt")return U(
M,p.ccitt,!0);const v=i.decodedPart(N)?.data,K=Math.max(M,v?(0,_.o8)(L,v):0);return L!=="jpg"||!v?U(K,p[L],!1):U(K,m(v),(0,_.YL)(v))}function m(i){const r=(0,_.
Hb)(i);return r?w+D*r.refining+k*r.others:p.jpg}function B(i,r){const y=(0,O.c3)(i,r.dict.get("Filter"));return y.length<=1&&y.every(u=>(0,I.Eo)(u,"FlateDecode")||
(0,I.Eo)(u,"Fl"))}class c{document;known=new WeakMap;slowest=0;heavy=new Set;constructor(r){this.document=r}of(r,y){const u=this.known.get(r.dict);if(u!==void 0)
return u;const M=["SMask","Mask"].map(C=>this.document.resolve(r.dict.get(C))).filter(C=>C instanceof I.Z6),{whole:L,step:N,pixels:U}=F(this.document,r),v=M.map(
C=>F(this.document,C)),K=v.reduce((C,j)=>C+j.whole,L),W={step:M.length===0?N:K,pixels:v.reduce((C,j)=>C+j.pixels,U)};return y!==void 0&&M.length===0&&N>x(this.document.
job)&&this.heavy.add(y),this.known.set(r.dict,W),this.slowest=Math.max(this.slowest,K),W}}}),14118:((G,P,f)=>{f.d(P,{YY:()=>$,Fh:()=>X});var O=f(58552),I=f(42973),
g=f(77598),b=f(19158);const _=5;class p{bytes;at;end;constructor(t,e,s){this.bytes=t,this.at=e,this.end=s}byte(){return this.bytes[this.at++]}integer(){let t=0;
for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){for(let e=t;e>0;)this.byte()<128&&e--}skip(t){this.at+=t}}function h(n){
const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class w{buffer;at=0;constructor(t){this.buffer=new Uint8Array(t)}push(t){this.buffer[this.
at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),this.at),this.at+=s-e}reserveSize(){return this.at+=_,
this.at}fillSize(t){let e=this.at-t;for(let s=_;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){return this.buffer.subarray(0,this.at)}}const D=3,k=11,
[E,x]=[14,28],F=252,[m,B,c]=[8,10,11],[i,r]=[4,5],y=n=>n>=2&&n<=4,u=n=>n===16||n===17,N=[[0,1,0],[2,4,1],[5,5,0],[11,11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,
2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,210,1]],U=127,v=new Int8Array(256).fill(U);for(const[n,
t,e]of N)v.fill(e,n,t+1);const K=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,1],[109,112,8],[113,126,1],[127,130,12],[131,148,1],[149,
149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],W=new Uint8Array(256);for(const[n,t,e]of K)W.fill(e,n,t+1);const C=[0,0,0,0,0,0,
0,0,2,1,2,1,2,1,2,1,1,1];function j(n,t){if(t===E)n.skipIntegers(n.integer()+1);else if(t===x)n.skipIntegers(n.integer());else if(t===F){const e=n.integer();return n.
skipIntegers(C[e]??H()),e===m||e===B||e===c}else{const e=v[t];e===U&&H(),e<0?n.skip(-e):n.skipIntegers(e)}return!1}function H(){throw new O.zU("internal","The p\
rogram that draws pages has instructions that are not known",{advice:"Install the package again"})}const z="octavo_fuel",[mt,_t,wt,V,Et,bt]=[1,2,3,6,7,10],[yt,St,
Ot,Q]=[127,126,1,3],q=8,tt=16,It=40,Dt=3,Ft=6;async function Mt(n,t){const e=kt(n),s=l=>new p(n,...e.get(l)??[0,0]),o=new w(2*n.length),a=h(At(s(_t))+s(V).integer());
o.copy(n,0,q);for(const[l,[d,A]]of e){o.push(l);const S=o.reserveSize();l===V?et(o,s(l),[St,Ot,Z,...Gt,k]):l===Et?et(o,s(l),[z.length,...Buffer.from(z),Q,...a]):
l===bt?await new Kt(s(l),o,Tt(s(mt),s(wt)),a).all(t):o.copy(n,d,A),o.fillSize(S)}return o.written()}function kt(n){const t=new Map;for(const e=new p(n,q,n.length);e.
at<n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function At(n){let t=0;for(let e=n.integer();e>0;e--){for(const s of["mod\
ule","name"])n.skip(n.integer());n.byte()===Q&&t++,n.skipIntegers(1)}return t}function Tt(n,t){const e=Array.from({length:n.integer()},()=>{n.skip(1);const s=n.
integer();return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}function et(n,t,e){n.write(h(t.integer()+1)),
n.copy(t.bytes,t.at,t.end),n.write(e)}const[Pt,Bt]=[0,64],[st,Lt,Ut,Ct]=[32,33,35,36],[Rt,Z,Nt,vt,nt,Wt]=[65,66,83,118,125,173],Gt=[255,255,255,255,255,255,15],
ot=-1;function rt(n){const{base:t,current:e}=n;e===t||e.takes>tt||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,It)),e.takes=0)}class Kt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){
this.code=t,this.out=e,this.parameters=s,this.setFuel=[Ct,...o],this.getFuel=[Ut,...o],this.trap=[...this.getFuel,Z,0,Nt,i,Bt,Pt,k]}async all(t){const{code:e,out:s}=this,
o=e.integer();s.write(h(o));for(let a=0;a<o;a++){const l=e.integer();this.one(this.parameters[a],e.at+l);const d=t.step(l*Ft);d&&await d}}one(t,e){const{code:s,
out:o}=this,a=o.reserveSize(),l=s.integer(),d=s.at;let A=t;for(let T=l;T>0;T--)A+=s.integer(),s.skip(1);o.write(h(l+1)),o.copy(s.bytes,d,s.at),o.write([1,yt]);let S=s.
at;for(const{at:T,takes:R}of this.additions(e))o.copy(s.bytes,S,T),o.write(R===ot?this.takeBytes(h(A)):this.take(R)),S=T;o.copy(s.bytes,S,e),o.fillSize(a)}additions(t){
const{code:e}=this,s={at:e.at,takes:1},o=[s],a=[{base:s,current:s}],l=()=>o[o.push({at:e.at,takes:0})-1];let d=!1;for(;a.length>0&&e.at<t;){const{at:A}=e,S=e.byte();
j(e,S)&&o.push({at:A,takes:ot});const T=a.at(-1);if(T.current.takes+=W[S],d||=u(S),S===D){const R=l();R.takes=1,a.push({base:R,current:R})}else if(y(S))a.push({
base:T.current,current:S===i?l():T.current});else if(S===r||S===k){rt(T),S===r?T.current=l():a.pop();const R=a.at(-1);S===k&&R&&(rt(R),R.current=l())}}return!d&&
s.takes<=tt&&(s.takes=0),o.filter(({takes:A})=>A!==0)}take(t){return[...this.getFuel,Z,...it(t),nt,...this.setFuel,...this.trap]}takeBytes(t){const e=[st,...t,Rt,
Dt,vt,Wt];return[Lt,...t,...this.getFuel,...e,nt,...this.setFuel,st,...t]}}const it=n=>n<64?[n]:[n&127|128,...it(n>>>7)],jt=3,at=new WeakMap;async function Ht(n,t){
const e=at.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===0)throw new O.zU("unavailable","The program that draws pages was left out of this i\
nstallation",{advice:"Use the package as it is published, or a service of your own"});const o=await zt(s,n,t);for(const{at:l,bytes:d}of n.changes??[])o.set(d,l);
const a=await WebAssembly.compile(new Uint8Array(await Mt(o,t.pace)));return at.set(n,a),a}async function zt(n,{bytes:t,sha256:e},s){const o=await(0,b.p)(new DecompressionStream(
"deflate"),Yt(n,s)).catch(a=>{throw a instanceof O.zU?a:ct()});if(o.length!==t||(0,g.createHash)("sha256").update(o).digest("hex")!==e)throw ct();return o}const ct=()=>new O.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*Yt(n,t){for(const e of n){yield Buffer.from(e,"base\
64");const s=t.pace.step(e.length*jt);s&&await s}}const Jt=65536,Zt=-44,$t=8,ft=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){this.
most=e;const s={};for(const{module:o,name:a}of WebAssembly.Module.imports(t))(s[o]??={})[a]=this.imported(a);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[z].value)}set fuel(t){this.exports[z].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw Y(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw ft};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,s)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw Y(this.most)}}return t.startsWith("fd_")?()=>$t:t.startsWith("__syscall_")?()=>Zt:()=>0}invoke=(t,...e)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",s),o!==ft)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,s=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,s*1.25),this.most);try{return e.grow(Math.ceil((o-s)/Jt)),1}catch{return 0}}}const Y=n=>(0,I.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function lt(n,t,e){const s=new WebAssembly.Module(Uint8Array.from(Vt(n,t)));return new WebAssembly.
Instance(s,{a:{b:e}}).exports.c}const ht=127,Vt=(n,t)=>[0,97,115,109,1,0,0,0,1,4+n+t,1,96,n,...new Array(n).fill(ht),t,...new Array(t).fill(ht),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Qt=1,qt=0,te=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,ee=16,se=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function ne(n,t){const e=n.call("FPDF_GetDefaultSystemFontInfo"),
s=n.store(t),a={MapFont:(d,A,S,T,R,xe=0)=>te.test(oe(n,xe>>>0))?0:Qt,GetFontData:(d=0,A=0,S=0,T=0,R=0)=>S!==qt?0:(T!==0&&R>=t.length&&n.bytes.copyWithin(T>>>0,s,
s+t.length),t.length)},{__indirect_function_table:l}=n.exports;for(const{word:d,takes:A,results:S,name:T}of se)l.set(n.words.getUint32(e+d*4,!0),lt(A,S,a[T]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function oe({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+ee)).toString("latin1").split("\0");return e}const re={load:()=>f.
e(6199).then(f.bind(f,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09",changes:[{at:613867,bytes:[191,207,164,0]}]},
ut=4e6,ie=2e4,ae=15*ut,dt=3e5,xt=2**22,ce=.1,fe=[64,8],J=4,le=4,he=1,ue=2,de=255;class ${job;module;bytes;further;instance;constructor(t,e,s,o,a){this.job=t,this.
module=e,this.bytes=s,this.further=o,this.instance=a}static async open(t,e,s={}){const o=await Ht(re,e);return new $(e,o,t,s,new pt(e,o,t,s))}get isTired(){return this.
instance.isTired}async draw(t,e){const s=fe.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,
o)}catch(a){const l=s.shift();if(!this.isTired||l===void 0)throw a;o=l}}}async renew(){const t=this.job.pace.step(dt);t&&await t,this.instance=new pt(this.job,this.
module,this.bytes,this.further)}}class pt{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;index;pages;constructor(t,e,s,{font:o,images:a=0,pages:l}){
this.job=t,this.pages=l,this.most=Math.ceil(t.limits.drawingStep*ut+a*ie),this.sandbox=gt(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(()=>(this.
sandbox.call("FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&ne(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){
this.work(()=>this.release()),await this.rest(),this.index=t,this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.
prepare(e);for(let d=0;d<e.height;d+=s)await this.drawBand(e,d,Math.min(s,e.height-d));const{width:o,height:a}=e;return{width:o,height:a,row:d=>this.sandbox.bytes.
subarray(this.pixels+d*o*J,this.pixels+(d+1)*o*J)}}async drawBand({width:t,height:e},s,o){const{sandbox:a,page:l,pause:d}=this;await this.rest();let A=this.work(
()=>{const S=this.pixels+s*t*J;return this.bitmap=this.known(a.call("FPDFBitmap_CreateEx",t,o,le,S,t*J)),a.call("FPDF_RenderPageBitmap_Start",this.bitmap,l,0,-s,
t,e,0,0,d)});for(;A===he;)await this.rest(),A=this.work(()=>a.call("FPDF_RenderPage_Continue",l,d));if(A!==ue)throw Y(this.job.limits.drawingMemory);this.work(()=>this.
closeBand())}async prepare({width:t,height:e,isTransparent:s}){const{sandbox:o,job:a}=this,l=t*e*J;this.pixels=this.work(()=>this.known(o.call("malloc",l))>>>0);
for(let d=0;d<l;d+=xt){const A=Math.min(d+xt,l);o.bytes.fill(s?0:de,this.pixels+d,this.pixels+A);const S=a.pace.step((A-d)*ce);S&&await S}}work(t){const{sandbox:e,
job:s,most:o}=this;return e.fuel=o,gt(s,()=>{try{return t()}catch(a){throw e.fuel<0?this.refuse():a}})}refuse(){const{pages:t,index:e}=this;return e===void 0||!t?
X():X(t.numbers[e],t.field)}async rest(){const t=this.job.pace.step(dt);t&&await t}known(t){if(t===0)throw Y(this.job.limits.drawingMemory);return t}load(t){const{
sandbox:e}=this;this.document=this.known(e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,{__indirect_function_table:s}=t.
exports,o=s.length-1;return s.set(o,lt(1,1,()=>e-t.fuel>ae?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){const{sandbox:t,page:e,bitmap:s}=this;
s!==0&&(t.call("FPDF_RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;this.closeBand(),s!==0&&
t.call("free",s),e!==0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const X=(n,t)=>(0,I.F)("drawingStep",`${n===void 0?"A page":`Page ${n}`} of the docu\
ment would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",t);function gt(n,t){try{return t()}catch(e){throw e instanceof
O.zU?e:Y(n.limits.drawingMemory)}}}),50476:((G,P,f)=>{f.d(P,{Z:()=>h,f:()=>p});const[O,I,g,b,_]=[1,8,32,64,128];function p(w,D,k,E){const x=new Set,F=[...w].filter(
m=>typeof m=="number");for(let m=F.pop();m!==void 0;m=F.pop())if(!(m<0||m>=D||x.has(m))){x.add(m);for(const B of h(E,k(m)))F.push(B)}return x}function*h(w,[D,k]){
if(!(k-D<12||w.getInt16(D)>=0))for(let E=D+10,x=g;x&g&&E+4<=k;)x=w.getUint16(E),yield w.getUint16(E+2),E+=4+(x&O?4:2)+(x&I?2:x&b?4:x&_?8:0)}}),95340:((G,P,f)=>{
f.d(P,{K:()=>O,h:()=>I});const O=1e6;function I(g,b){const _=w=>{const D=g.resolve(b.get(w));return typeof D=="number"?Math.floor(D):NaN},p=g.resolve(b.get("Ima\
geMask"))===!0,h=g.array(b.get("Decode"))?.map(w=>g.resolve(w));return{width:_("Width"),height:_("Height"),bits:p?1:_("BitsPerComponent")||8,stencil:p,decode:h?.
every(w=>typeof w=="number")?h:void 0}}}),38671:((G,P,f)=>{f.d(P,{R:()=>b});var O=f(52205),I=f(45599);const g={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"\
ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function b(_,p){const h=(0,O.c3)(_,p.dict.get("Filter")),w=(0,O.c3)(_,p.dict.get("DecodeParms")),D=h.at(-1)??null,k=D instanceof
I.SX?g[D.text]:void 0;if(!k)return{format:k,parameters:void 0,filter:D,before:p};const E=new I.Bi(p.dict);E.set("Filter",h.slice(0,-1)),E.set("DecodeParms",w.slice(
0,h.length-1));const x=w[h.length-1];return{format:k,parameters:(0,I.Zm)(x)?x:void 0,filter:D,before:new I.Z6(E,p.data,p.sealed)}}}),93059:((G,P,f)=>{f.d(P,{n:()=>g});
var O=f(45599);const I={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function g(b){if(b.dataStart<
0)return;const _=new O.Bi;for(let p=0;p+1<b.count;p+=2){const h=b.name(p);h!==void 0&&_.set(I[h]??h,b.value(p+1))}return new O.Z6(_,b.content.subarray(b.dataStart,
b.dataEnd))}}),8283:((G,P,f)=>{f.d(P,{A2:()=>I,EI:()=>_,GM:()=>g,OD:()=>w,Os:()=>b,iN:()=>p});var O=f(78157);const I=216,g=217,b=218,_=254,p=E=>E>=224&&E<=239;class h{image;marker;start;end;constructor(x,F,m,B){
this.image=x,this.marker=F,this.start=m,this.end=B}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*w(E){const x=(0,O.bS)(
E);for(let F=2;;){const m=k(x,F);if(m<0)return;const B=x[m+1],c=B===I||B===g||B===D;if(!c&&m+4>x.length)return;const i=c?0:x.readUInt16BE(m+2),r=m+2+i;if(r>x.length||
!c&&i<2||(yield new h(x,B,m,r),B===g))return;F=r}}const D=1;function k(E,x){for(let F=E.indexOf(255,x);F>=0&&F+1<E.length;F=E.indexOf(255,F+1)){const m=E[F+1];if(m!==
0&&m!==255&&(m<208||m>215))return F}return-1}}),79627:((G,P,f)=>{f.d(P,{W:()=>I});var O=f(74135);function I(g,b){const _=Array.from({length:g.count},(h,w)=>g.number(
w)||0);if(g.operator==="re"){const[h=0,w=0,D=0,k=0]=_;return(0,O.zl)(b,[h,w,h+D,w+k])}const p=[];for(let h=0;h+1<_.length;h+=2)p.push((0,O.Gd)(b,_[h],_[h+1]));return(0,O.
$L)(p)}})};
