"use strict";exports.id=2390,exports.ids=[2390],exports.modules={14118:((D,A,d)=>{d.d(A,{Y:()=>U});var p=d(58552),E=d(42973),x=d(77598),k=d(19158);const w=5;class F{bytes;at;end;constructor(t,e,s){
this.bytes=t,this.at=e,this.end=s}byte(){return this.bytes[this.at++]}integer(){let t=0;for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){
for(let e=t;e>0;)this.byte()<128&&e--}skip(t){this.at+=t}}function h(n){const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class f{buffer;at=0;constructor(t){
this.buffer=new Uint8Array(t)}push(t){this.buffer[this.at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),
this.at),this.at+=s-e}reserveSize(){return this.at+=w,this.at}fillSize(t){let e=this.at-t;for(let s=w;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){
return this.buffer.subarray(0,this.at)}}const g=3,_=11,[S,b]=[14,28],I=252,[y,B,at]=[8,10,11],[M,R]=[4,5],ct=n=>n>=2&&n<=4,ht=n=>n===16||n===17,lt=[[0,1,0],[2,4,
1],[5,5,0],[11,11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,
210,1]],C=127,P=new Int8Array(256).fill(C);for(const[n,t,e]of lt)P.fill(e,n,t+1);const ft=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,
1],[109,112,8],[113,126,1],[127,130,12],[131,148,1],[149,149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],W=new Uint8Array(256);for(const[
n,t,e]of ft)W.fill(e,n,t+1);const ut=[0,0,0,0,0,0,0,0,2,1,2,1,2,1,2,1,1,1];function dt(n,t){if(t===S)n.skipIntegers(n.integer()+1);else if(t===b)n.skipIntegers(
n.integer());else if(t===I){const e=n.integer();return n.skipIntegers(ut[e]??v()),e===y||e===B||e===at}else{const e=P[t];e===C&&v(),e<0?n.skip(-e):n.skipIntegers(
e)}return!1}function v(){throw new p.zU("internal","The program that draws pages has instructions that are not known",{advice:"Install the package again"})}const L="\
octavo_fuel",[pt,xt,wt,G,mt,gt]=[1,2,3,6,7,10],[bt,_t,yt,H]=[127,126,1,3],z=8,K=16,kt=40,Ft=3,Et=6;async function St(n,t){const e=At(n),s=i=>new F(n,...e.get(i)??
[0,0]),o=new f(2*n.length),r=h(It(s(xt))+s(G).integer());o.copy(n,0,z);for(const[i,[a,l]]of e){o.push(i);const c=o.reserveSize();i===G?j(o,s(i),[_t,yt,N,...Pt,_]):
i===mt?j(o,s(i),[L.length,...Buffer.from(L),H,...r]):i===gt?await new Wt(s(i),o,Tt(s(pt),s(wt)),r).all(t):o.copy(n,a,l),o.fillSize(c)}return o.written()}function At(n){
const t=new Map;for(const e=new F(n,z,n.length);e.at<n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function It(n){let t=0;
for(let e=n.integer();e>0;e--){for(const s of["module","name"])n.skip(n.integer());n.byte()===H&&t++,n.skipIntegers(1)}return t}function Tt(n,t){const e=Array.from(
{length:n.integer()},()=>{n.skip(1);const s=n.integer();return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}
function j(n,t,e){n.write(h(t.integer()+1)),n.copy(t.bytes,t.at,t.end),n.write(e)}const[Ot,Lt]=[0,64],[Y,Dt,Bt,Nt]=[32,33,35,36],[Ut,N,Mt,Rt,X,Ct]=[65,66,83,118,
125,173],Pt=[255,255,255,255,255,255,15],$=-1;function J(n){const{base:t,current:e}=n;e===t||e.takes>K||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,kt)),
e.takes=0)}class Wt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){this.code=t,this.out=e,this.parameters=s,this.setFuel=[Nt,...o],this.getFuel=[
Bt,...o],this.trap=[...this.getFuel,N,0,Mt,M,Lt,Ot,_]}async all(t){const{code:e,out:s}=this,o=e.integer();s.write(h(o));for(let r=0;r<o;r++){const i=e.integer();
this.one(this.parameters[r],e.at+i);const a=t.step(i*Et);a&&await a}}one(t,e){const{code:s,out:o}=this,r=o.reserveSize(),i=s.integer(),a=s.at;let l=t;for(let u=i;u>
0;u--)l+=s.integer(),s.skip(1);o.write(h(i+1)),o.copy(s.bytes,a,s.at),o.write([1,bt]);let c=s.at;for(const{at:u,takes:m}of this.additions(e))o.copy(s.bytes,c,u),
o.write(m===$?this.takeBytes(h(l)):this.take(m)),c=u;o.copy(s.bytes,c,e),o.fillSize(r)}additions(t){const{code:e}=this,s={at:e.at,takes:1},o=[s],r=[{base:s,current:s}],
i=()=>o[o.push({at:e.at,takes:0})-1];let a=!1;for(;r.length>0&&e.at<t;){const{at:l}=e,c=e.byte();dt(e,c)&&o.push({at:l,takes:$});const u=r.at(-1);if(u.current.takes+=
W[c],a||=ht(c),c===g){const m=i();m.takes=1,r.push({base:m,current:m})}else if(ct(c))r.push({base:u.current,current:c===M?i():u.current});else if(c===R||c===_){
J(u),c===R?u.current=i():r.pop();const m=r.at(-1);c===_&&m&&(J(m),m.current=i())}}return!a&&s.takes<=K&&(s.takes=0),o.filter(({takes:l})=>l!==0)}take(t){return[
...this.getFuel,N,...V(t),X,...this.setFuel,...this.trap]}takeBytes(t){const e=[Y,...t,Ut,Ft,Rt,Ct];return[Dt,...t,...this.getFuel,...e,X,...this.setFuel,Y,...t]}}
const V=n=>n<64?[n]:[n&127|128,...V(n>>>7)],vt=3,Z=new WeakMap;async function Gt(n,t){const e=Z.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===
0)throw new p.zU("unavailable","The program that draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of you\
r own"});const o=await Ht(s,n,t),r=await WebAssembly.compile(new Uint8Array(await St(o,t.pace)));return Z.set(n,r),r}async function Ht(n,{bytes:t,sha256:e},s){const o=await(0,k.
p)(new DecompressionStream("deflate"),zt(n,s)).catch(r=>{throw r instanceof p.zU?r:Q()});if(o.length!==t||(0,x.createHash)("sha256").update(o).digest("hex")!==e)
throw Q();return o}const Q=()=>new p.zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*zt(n,t){for(const e of n){
yield Buffer.from(e,"base64");const s=t.pace.step(e.length*vt);s&&await s}}const Kt=65536,jt=-44,Yt=8,q=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){
this.most=e;const s={};for(const{module:o,name:r}of WebAssembly.Module.imports(t))(s[o]??={})[r]=this.imported(r);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[L].value)}set fuel(t){this.exports[L].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw T(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw q};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,s)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw T(this.most)}}return t.startsWith("fd_")?()=>Yt:t.startsWith("__syscall_")?()=>jt:()=>0}invoke=(t,...e)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",s),o!==q)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,s=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,s*1.25),this.most);try{return e.grow(Math.ceil((o-s)/Kt)),1}catch{return 0}}}const T=n=>(0,E.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function tt(n,t,e){const s=new WebAssembly.Module(Uint8Array.from($t(n,t)));return new WebAssembly.
Instance(s,{a:{b:e}}).exports.c}const et=127,$t=(n,t)=>[0,97,115,109,1,0,0,0,1,4+n+t,1,96,n,...new Array(n).fill(et),t,...new Array(t).fill(et),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Jt=1,Vt=0,Zt=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,Qt=16,qt=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function te(n,t){const e=n.call("FPDF_GetDefaultSystemFontInfo"),
s=n.store(t),r={MapFont:(a,l,c,u,m,de=0)=>Zt.test(ee(n,de>>>0))?0:Jt,GetFontData:(a=0,l=0,c=0,u=0,m=0)=>c!==Vt?0:(u!==0&&m>=t.length&&n.bytes.copyWithin(u>>>0,s,
s+t.length),t.length)},{__indirect_function_table:i}=n.exports;for(const{word:a,takes:l,results:c,name:u}of qt)i.set(n.words.getUint32(e+a*4,!0),tt(l,c,r[u]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function ee({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+Qt)).toString("latin1").split("\0");return e}const se={load:()=>d.
e(6199).then(d.bind(d,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},st=4e6,ne=2e4,oe=3e3,re=15*st,nt=3e5,ot=2**
22,ie=.1,ae=[64,8],O=4,ce=4,he=1,le=2,fe=255;class U{job;module;bytes;further;instance;constructor(t,e,s,o,r){this.job=t,this.module=e,this.bytes=s,this.further=
o,this.instance=r}static async open(t,e,s={}){const o=await Gt(se,e);return new U(e,o,t,s,new rt(e,o,t,s))}get isTired(){return this.instance.isTired}async draw(t,e){
const s=ae.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,o)}catch(r){const i=s.shift();if(!this.
isTired||i===void 0)throw r;o=i}}}async renew(){const t=this.job.pace.step(nt);t&&await t,this.instance=new rt(this.job,this.module,this.bytes,this.further)}}class rt{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;constructor(t,e,s,{
font:o,images:r=0,pixels:i=0}){this.job=t,this.most=t.limits.drawingStep*st+r*ne+i*oe,this.sandbox=it(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(
()=>(this.sandbox.call("FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&te(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){
this.work(()=>this.release()),await this.rest(),this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.prepare(e);
for(let a=0;a<e.height;a+=s)await this.drawBand(e,a,Math.min(s,e.height-a));const{width:o,height:r}=e;return{width:o,height:r,row:a=>this.sandbox.bytes.subarray(
this.pixels+a*o*O,this.pixels+(a+1)*o*O)}}async drawBand({width:t,height:e},s,o){const{sandbox:r,page:i,pause:a}=this;await this.rest();let l=this.work(()=>{const c=this.
pixels+s*t*O;return this.bitmap=this.known(r.call("FPDFBitmap_CreateEx",t,o,ce,c,t*O)),r.call("FPDF_RenderPageBitmap_Start",this.bitmap,i,0,-s,t,e,0,0,a)});for(;l===
he;)await this.rest(),l=this.work(()=>r.call("FPDF_RenderPage_Continue",i,a));if(l!==le)throw T(this.job.limits.drawingMemory);this.work(()=>this.closeBand())}async prepare({
width:t,height:e,isTransparent:s}){const{sandbox:o,job:r}=this,i=t*e*O;this.pixels=this.work(()=>this.known(o.call("malloc",i))>>>0);for(let a=0;a<i;a+=ot){const l=Math.
min(a+ot,i);o.bytes.fill(s?0:fe,this.pixels+a,this.pixels+l);const c=r.pace.step((l-a)*ie);c&&await c}}work(t){const{sandbox:e,job:s,most:o}=this;return e.fuel=
o,it(s,()=>{try{return t()}catch(r){throw e.fuel<0?ue():r}})}async rest(){const t=this.job.pace.step(nt);t&&await t}known(t){if(t===0)throw T(this.job.limits.drawingMemory);
return t}load(t){const{sandbox:e}=this;this.document=this.known(e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,
{__indirect_function_table:s}=t.exports,o=s.length-1;return s.set(o,tt(1,1,()=>e-t.fuel>re?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){
const{sandbox:t,page:e,bitmap:s}=this;s!==0&&(t.call("FPDF_RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;
this.closeBand(),s!==0&&t.call("free",s),e!==0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const ue=()=>(0,E.F)("drawingStep","A page of the document w\
ould take too long to draw at once","Split it, or ask a service of your own, which draws longer");function it(n,t){try{return t()}catch(e){throw e instanceof p.
zU?e:T(n.limits.drawingMemory)}}}),50476:((D,A,d)=>{d.d(A,{c:()=>h,f:()=>F});const[p,E,x,k,w]=[1,8,32,64,128];function F(f,g,_,S){const b=new Set,I=[...f].filter(
y=>typeof y=="number");for(let y=I.pop();y!==void 0;y=I.pop())if(!(y<0||y>=g||b.has(y))){b.add(y);for(const B of h(S,_(y)))I.push(B)}return b}function*h(f,[g,_]){
if(!(_-g<12||f.getInt16(g)>=0))for(let S=g+10,b=x;b&x&&S+4<=_;)b=f.getUint16(S),yield f.getUint16(S+2),S+=4+(b&p?4:2)+(b&E?2:b&k?4:b&w?8:0)}}),95340:((D,A,d)=>{
d.d(A,{K:()=>p,h:()=>E});const p=1e6;function E(x,k){const w=f=>{const g=x.resolve(k.get(f));return typeof g=="number"?Math.floor(g):NaN},F=x.resolve(k.get("Ima\
geMask"))===!0,h=x.array(k.get("Decode"))?.map(f=>x.resolve(f));return{width:w("Width"),height:w("Height"),bits:F?1:w("BitsPerComponent")||8,stencil:F,decode:h?.
every(f=>typeof f=="number")?h:void 0}}}),79627:((D,A,d)=>{d.d(A,{W:()=>E});var p=d(74135);function E(x,k){const w=Array.from({length:x.count},(h,f)=>x.number(f)||
0);if(x.operator==="re"){const[h=0,f=0,g=0,_=0]=w;return(0,p.zl)(k,[h,f,h+g,f+_])}const F=[];for(let h=0;h+1<w.length;h+=2)F.push((0,p.Gd)(k,w[h],w[h+1]));return(0,p.
$L)(F)}})};
