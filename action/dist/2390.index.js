"use strict";exports.id=2390,exports.ids=[2390],exports.modules={14118:((D,A,d)=>{d.d(A,{Y:()=>U});var p=d(58552),E=d(42973),w=d(77598),k=d(19158);const x=5;class F{bytes;at;end;constructor(t,e,s){
this.bytes=t,this.at=e,this.end=s}byte(){return this.bytes[this.at++]}integer(){let t=0;for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){
for(let e=t;e>0;)this.byte()<128&&e--}skip(t){this.at+=t}}function h(n){const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class f{buffer;at=0;constructor(t){
this.buffer=new Uint8Array(t)}push(t){this.buffer[this.at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),
this.at),this.at+=s-e}reserveSize(){return this.at+=x,this.at}fillSize(t){let e=this.at-t;for(let s=x;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){
return this.buffer.subarray(0,this.at)}}const g=3,b=11,[S,_]=[14,28],I=252,[y,B,ct]=[8,10,11],[M,R]=[4,5],ht=n=>n>=2&&n<=4,lt=n=>n===16||n===17,ft=[[0,1,0],[2,4,
1],[5,5,0],[11,11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,
210,1]],C=127,P=new Int8Array(256).fill(C);for(const[n,t,e]of ft)P.fill(e,n,t+1);const ut=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,
1],[109,112,8],[113,126,1],[127,130,12],[131,148,1],[149,149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],W=new Uint8Array(256);for(const[
n,t,e]of ut)W.fill(e,n,t+1);const dt=[0,0,0,0,0,0,0,0,2,1,2,1,2,1,2,1,1,1];function pt(n,t){if(t===S)n.skipIntegers(n.integer()+1);else if(t===_)n.skipIntegers(
n.integer());else if(t===I){const e=n.integer();return n.skipIntegers(dt[e]??v()),e===y||e===B||e===ct}else{const e=P[t];e===C&&v(),e<0?n.skip(-e):n.skipIntegers(
e)}return!1}function v(){throw new p.zU("internal","The program that draws pages has instructions that are not known",{advice:"Install the package again"})}const L="\
octavo_fuel",[wt,xt,mt,G,gt,_t]=[1,2,3,6,7,10],[bt,yt,kt,H]=[127,126,1,3],K=8,z=16,Ft=40,Et=3,St=6;async function At(n,t){const e=It(n),s=i=>new F(n,...e.get(i)??
[0,0]),o=new f(2*n.length),r=h(Tt(s(xt))+s(G).integer());o.copy(n,0,K);for(const[i,[a,l]]of e){o.push(i);const c=o.reserveSize();i===G?j(o,s(i),[yt,kt,N,...Wt,b]):
i===gt?j(o,s(i),[L.length,...Buffer.from(L),H,...r]):i===_t?await new vt(s(i),o,Ot(s(wt),s(mt)),r).all(t):o.copy(n,a,l),o.fillSize(c)}return o.written()}function It(n){
const t=new Map;for(const e=new F(n,K,n.length);e.at<n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function Tt(n){let t=0;
for(let e=n.integer();e>0;e--){for(const s of["module","name"])n.skip(n.integer());n.byte()===H&&t++,n.skipIntegers(1)}return t}function Ot(n,t){const e=Array.from(
{length:n.integer()},()=>{n.skip(1);const s=n.integer();return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}
function j(n,t,e){n.write(h(t.integer()+1)),n.copy(t.bytes,t.at,t.end),n.write(e)}const[Lt,Dt]=[0,64],[Y,Bt,Nt,Ut]=[32,33,35,36],[Mt,N,Rt,Ct,X,Pt]=[65,66,83,118,
125,173],Wt=[255,255,255,255,255,255,15],$=-1;function J(n){const{base:t,current:e}=n;e===t||e.takes>z||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,Ft)),
e.takes=0)}class vt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){this.code=t,this.out=e,this.parameters=s,this.setFuel=[Ut,...o],this.getFuel=[
Nt,...o],this.trap=[...this.getFuel,N,0,Rt,M,Dt,Lt,b]}async all(t){const{code:e,out:s}=this,o=e.integer();s.write(h(o));for(let r=0;r<o;r++){const i=e.integer();
this.one(this.parameters[r],e.at+i);const a=t.step(i*St);a&&await a}}one(t,e){const{code:s,out:o}=this,r=o.reserveSize(),i=s.integer(),a=s.at;let l=t;for(let u=i;u>
0;u--)l+=s.integer(),s.skip(1);o.write(h(i+1)),o.copy(s.bytes,a,s.at),o.write([1,bt]);let c=s.at;for(const{at:u,takes:m}of this.additions(e))o.copy(s.bytes,c,u),
o.write(m===$?this.takeBytes(h(l)):this.take(m)),c=u;o.copy(s.bytes,c,e),o.fillSize(r)}additions(t){const{code:e}=this,s={at:e.at,takes:1},o=[s],r=[{base:s,current:s}],
i=()=>o[o.push({at:e.at,takes:0})-1];let a=!1;for(;r.length>0&&e.at<t;){const{at:l}=e,c=e.byte();pt(e,c)&&o.push({at:l,takes:$});const u=r.at(-1);if(u.current.takes+=
W[c],a||=lt(c),c===g){const m=i();m.takes=1,r.push({base:m,current:m})}else if(ht(c))r.push({base:u.current,current:c===M?i():u.current});else if(c===R||c===b){
J(u),c===R?u.current=i():r.pop();const m=r.at(-1);c===b&&m&&(J(m),m.current=i())}}return!a&&s.takes<=z&&(s.takes=0),o.filter(({takes:l})=>l!==0)}take(t){return[
...this.getFuel,N,...V(t),X,...this.setFuel,...this.trap]}takeBytes(t){const e=[Y,...t,Mt,Et,Ct,Pt];return[Bt,...t,...this.getFuel,...e,X,...this.setFuel,Y,...t]}}
const V=n=>n<64?[n]:[n&127|128,...V(n>>>7)],Gt=3,Z=new WeakMap;async function Ht(n,t){const e=Z.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===
0)throw new p.zU("unavailable","The program that draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of you\
r own"});const o=await Kt(s,n,t),r=await WebAssembly.compile(new Uint8Array(await At(o,t.pace)));return Z.set(n,r),r}async function Kt(n,{bytes:t,sha256:e},s){const o=await(0,k.
p)(new DecompressionStream("deflate"),zt(n,s)).catch(r=>{throw r instanceof p.zU?r:Q()});if(o.length!==t||(0,w.createHash)("sha256").update(o).digest("hex")!==e)
throw Q();return o}const Q=()=>new p.zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*zt(n,t){for(const e of n){
yield Buffer.from(e,"base64");const s=t.pace.step(e.length*Gt);s&&await s}}const jt=65536,Yt=-44,Xt=8,q=new WebAssembly.RuntimeError("longjmp");class $t{most;exports;constructor(t,e){
this.most=e;const s={};for(const{module:o,name:r}of WebAssembly.Module.imports(t))(s[o]??={})[r]=this.imported(r);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[L].value)}set fuel(t){this.exports[L].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw T(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw q};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,s)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw T(this.most)}}return t.startsWith("fd_")?()=>Xt:t.startsWith("__syscall_")?()=>Yt:()=>0}invoke=(t,...e)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",s),o!==q)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,s=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,s*1.25),this.most);try{return e.grow(Math.ceil((o-s)/jt)),1}catch{return 0}}}const T=n=>(0,E.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function tt(n,t,e){const s=new WebAssembly.Module(Uint8Array.from(Jt(n,t)));return new WebAssembly.
Instance(s,{a:{b:e}}).exports.c}const et=127,Jt=(n,t)=>[0,97,115,109,1,0,0,0,1,4+n+t,1,96,n,...new Array(n).fill(et),t,...new Array(t).fill(et),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Vt=1,Zt=0,Qt=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,qt=16,te=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function ee(n,t){const e=n.call("FPDF_GetDefaultSystemFontInfo"),
s=n.store(t),r={MapFont:(a,l,c,u,m,de=0)=>Qt.test(se(n,de>>>0))?0:Vt,GetFontData:(a=0,l=0,c=0,u=0,m=0)=>c!==Zt?0:(u!==0&&m>=t.length&&n.bytes.copyWithin(u>>>0,s,
s+t.length),t.length)},{__indirect_function_table:i}=n.exports;for(const{word:a,takes:l,results:c,name:u}of te)i.set(n.words.getUint32(e+a*4,!0),tt(l,c,r[u]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function se({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+qt)).toString("latin1").split("\0");return e}const ne={load:()=>d.
e(6199).then(d.bind(d,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},st=4e6,oe=2e4,re=3e3,ie=15*st,nt=3e5,ot=2**
22,ae=.1,rt=64,O=4,ce=4,he=1,le=2,fe=255;class U{job;module;bytes;further;instance;constructor(t,e,s,o,r){this.job=t,this.module=e,this.bytes=s,this.further=o,this.
instance=r}static async open(t,e,s={}){const o=await Ht(ne,e);return new U(e,o,t,s,new it(e,o,t,s))}get isTired(){return this.instance.isTired}async draw(t,e){this.
isTired&&await this.renew();try{return await this.instance.draw(t,e,e.height)}catch(s){if(!this.isTired||e.height<=rt)throw s;return await this.renew(),this.instance.
draw(t,e,rt)}}async renew(){const t=this.job.pace.step(nt);t&&await t,this.instance=new it(this.job,this.module,this.bytes,this.further)}}class it{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;constructor(t,e,s,{
font:o,images:r=0,pixels:i=0}){this.job=t,this.most=t.limits.drawingStep*st+r*oe+i*re,this.sandbox=at(t,()=>new $t(e,t.limits.drawingMemory)),this.pause=this.work(
()=>(this.sandbox.call("FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&ee(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){
this.work(()=>this.release()),await this.rest(),this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.prepare(e);
for(let a=0;a<e.height;a+=s)await this.drawBand(e,a,Math.min(s,e.height-a));const{width:o,height:r}=e;return{width:o,height:r,row:a=>this.sandbox.bytes.subarray(
this.pixels+a*o*O,this.pixels+(a+1)*o*O)}}async drawBand({width:t,height:e},s,o){const{sandbox:r,page:i,pause:a}=this;await this.rest();let l=this.work(()=>{const c=this.
pixels+s*t*O;return this.bitmap=this.known(r.call("FPDFBitmap_CreateEx",t,o,ce,c,t*O)),r.call("FPDF_RenderPageBitmap_Start",this.bitmap,i,0,-s,t,e,0,0,a)});for(;l===
he;)await this.rest(),l=this.work(()=>r.call("FPDF_RenderPage_Continue",i,a));if(l!==le)throw T(this.job.limits.drawingMemory);this.work(()=>this.closeBand())}async prepare({
width:t,height:e,isTransparent:s}){const{sandbox:o,job:r}=this,i=t*e*O;this.pixels=this.work(()=>this.known(o.call("malloc",i))>>>0);for(let a=0;a<i;a+=ot){const l=Math.
min(a+ot,i);o.bytes.fill(s?0:fe,this.pixels+a,this.pixels+l);const c=r.pace.step((l-a)*ae);c&&await c}}work(t){const{sandbox:e,job:s,most:o}=this;return e.fuel=
o,at(s,()=>{try{return t()}catch(r){throw e.fuel<0?ue():r}})}async rest(){const t=this.job.pace.step(nt);t&&await t}known(t){if(t===0)throw T(this.job.limits.drawingMemory);
return t}load(t){const{sandbox:e}=this;this.document=this.known(e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,
{__indirect_function_table:s}=t.exports,o=s.length-1;return s.set(o,tt(1,1,()=>e-t.fuel>ie?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){
const{sandbox:t,page:e,bitmap:s}=this;s!==0&&(t.call("FPDF_RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;
this.closeBand(),s!==0&&t.call("free",s),e!==0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const ue=()=>(0,E.F)("drawingStep","A page of the document w\
ould take too long to draw at once","Split it, or ask a service of your own, which draws longer");function at(n,t){try{return t()}catch(e){throw e instanceof p.
zU?e:T(n.limits.drawingMemory)}}}),50476:((D,A,d)=>{d.d(A,{c:()=>h,f:()=>F});const[p,E,w,k,x]=[1,8,32,64,128];function F(f,g,b,S){const _=new Set,I=[...f].filter(
y=>typeof y=="number");for(let y=I.pop();y!==void 0;y=I.pop())if(!(y<0||y>=g||_.has(y))){_.add(y);for(const B of h(S,b(y)))I.push(B)}return _}function*h(f,[g,b]){
if(!(b-g<12||f.getInt16(g)>=0))for(let S=g+10,_=w;_&w&&S+4<=b;)_=f.getUint16(S),yield f.getUint16(S+2),S+=4+(_&p?4:2)+(_&E?2:_&k?4:_&x?8:0)}}),95340:((D,A,d)=>{
d.d(A,{K:()=>p,h:()=>E});const p=1e6;function E(w,k){const x=f=>{const g=w.resolve(k.get(f));return typeof g=="number"?Math.floor(g):NaN},F=w.resolve(k.get("Ima\
geMask"))===!0,h=w.array(k.get("Decode"))?.map(f=>w.resolve(f));return{width:x("Width"),height:x("Height"),bits:F?1:x("BitsPerComponent")||8,stencil:F,decode:h?.
every(f=>typeof f=="number")?h:void 0}}}),79627:((D,A,d)=>{d.d(A,{W:()=>E});var p=d(74135);function E(w,k){const x=Array.from({length:w.count},(h,f)=>w.number(f)||
0);if(w.operator==="re"){const[h=0,f=0,g=0,b=0]=x;return(0,p.zl)(k,[h,f,h+g,f+b])}const F=[];for(let h=0;h+1<x.length;h+=2)F.push((0,p.Gd)(k,x[h],x[h+1]));return(0,p.
$L)(F)}})};
