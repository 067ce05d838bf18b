"use strict";exports.id=9708,exports.ids=[9708],exports.modules={28524:((G,P,h)=>{h.d(P,{tb:()=>Q,uZ:()=>z,ny:()=>st});var y=h(52205),k=h(45599),S=h(95340),b=h(38671),I=h(45657),
g=h(78157),f=h(8283);function _(r,i){const c=(0,g.bS)(i);return r==="jpg"?O(c):r==="jp2"?j(c):v(c)}function O(r){for(const i of(0,f.OD)(r)){const{marker:c}=i;if(!(c>=
192&&c<=207&&c!==196&&c!==200&&c!==204))continue;const{data:u}=i;if(u.length>=5)return(u[1]<<8|u[2])*(u[3]<<8|u[4])}return 0}const A=new Set([192,193]);function E(r){
let i;for(const{marker:c,data:m}of(0,f.OD)(r))if(A.has(c))i=m[5];else if(c===f.Os)return i!==void 0&&m[0]===i;return!1}const x=new Set([194,198,202,206]);function D(r){
let i,[c,m]=[0,0];for(const{marker:u,data:F}of(0,f.OD)(r))if(x.has(u))i=p(F);else if(u===f.Os&&i){const N=Math.min(F[0]??0,4);let L=0;for(let U=0;U<N;U++)L+=i.get(
F[1+2*U])??1;(F[3+2*N]??0)>>4?c+=L:m+=L}return i&&{refining:c,others:m}}function p(r){const i=Array.from({length:Math.min(r[5]??0,4)},(m,u)=>{const F=r[7+3*u]??
17;return{id:r[6+3*u]??0,samples:Math.max((F>>4)*(F&15),1)}}),c=(0,I.Kf)(i.map(({samples:m})=>m));return new Map(i.map(({id:m,samples:u})=>[m,u/c]))}const C=36;
function j(r){const i=r.indexOf(Uint8Array.of(255,79,255,81));if(i<0||i+6+C>r.length)return 0;const c=r.readUInt16BE(i+40);return r.readUInt32BE(i+8)*r.readUInt32BE(
i+12)*Math.max(1,c/3)}const H=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function v(r){let i=0;for(let c=0;c+11<=r.length;){const m=r[c+4],u=c+tt(r,c);if(u>r.length)
break;H.has(m&63)&&u+8<=r.length&&(i+=r.readUInt32BE(u)*r.readUInt32BE(u+4));const F=r.readUInt32BE(u-4);if(F===4294967295)break;c=u+F}return i}function tt(r,i){
const c=r.readUInt32BE(i),m=r[i+5]>>5,u=m===7&&i+9<=r.length,F=u?r.readUInt32BE(i+5)&536870911:m,N=u?4+Math.ceil((F+1)/8):1,L=c<=256?1:c<=65536?2:4;return 5+N+F*
L+(r[i+4]&64?4:1)+4}const Y={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},ft=.006,[lt,et,X]=[.008,.0028,.001],V=5e3,st=({limits:r})=>r.drawingStep*1e3;function z(r,i){
const{width:c,height:m}=(0,S.h)(r,i.dict),u=Math.max(c,0)*Math.max(m,0)||0,{format:F,before:N}=(0,b.R)(r,i),L=(B,W,q)=>{const J=B*W,rt=q&&B<=r.job.limits.pixels?
Math.min(J,V):J;return{whole:J,step:rt,pixels:B}};if(F===void 0)return L(u,ft,ot(r,i));if(F==="ccitt")return L(u,Y.ccitt,!0);const U=r.decodedPart(N)?.data,K=Math.
max(u,U?_(F,U):0);return F!=="jpg"||!U?L(K,Y[F],!1):L(K,nt(U),E(U))}function nt(r){const i=D(r);return i?lt+et*i.refining+X*i.others:Y.jpg}function ot(r,i){const c=(0,y.
c3)(r,i.dict.get("Filter"));return c.length<=1&&c.every(m=>(0,k.Eo)(m,"FlateDecode")||(0,k.Eo)(m,"Fl"))}class Q{document;known=new WeakMap;slowest=0;constructor(i){
this.document=i}of(i){const c=this.known.get(i.dict);if(c!==void 0)return c;const m=["SMask","Mask"].map(B=>this.document.resolve(i.dict.get(B))).filter(B=>B instanceof
k.Z6),{whole:u,step:F,pixels:N}=z(this.document,i),L=m.map(B=>z(this.document,B)),U=L.reduce((B,W)=>B+W.whole,u),K={step:m.length===0?F:U,pixels:L.reduce((B,W)=>B+
W.pixels,N)};return this.known.set(i.dict,K),this.slowest=Math.max(this.slowest,U),K}}}),14118:((G,P,h)=>{h.d(P,{YY:()=>at,Fh:()=>ct});var y=h(58552),k=h(42973),
S=h(77598),b=h(19158);const I=5;class g{bytes;at;end;constructor(t,e,s){this.bytes=t,this.at=e,this.end=s}byte(){return this.bytes[this.at++]}integer(){let t=0;
for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){for(let e=t;e>0;)this.byte()<128&&e--}skip(t){this.at+=t}}function f(n){
const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class _{buffer;at=0;constructor(t){this.buffer=new Uint8Array(t)}push(t){this.buffer[this.
at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),this.at),this.at+=s-e}reserveSize(){return this.at+=I,
this.at}fillSize(t){let e=this.at-t;for(let s=I;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){return this.buffer.subarray(0,this.at)}}const O=3,A=11,
[E,x]=[14,28],D=252,[p,C,j]=[8,10,11],[H,v]=[4,5],tt=n=>n>=2&&n<=4,Y=n=>n===16||n===17,et=[[0,1,0],[2,4,1],[5,5,0],[11,11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,
2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,210,1]],X=127,V=new Int8Array(256).fill(X);for(const[n,
t,e]of et)V.fill(e,n,t+1);const st=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,1],[109,112,8],[113,126,1],[127,130,12],[131,148,1],[149,
149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],z=new Uint8Array(256);for(const[n,t,e]of st)z.fill(e,n,t+1);const nt=[0,0,0,0,0,
0,0,0,2,1,2,1,2,1,2,1,1,1];function ot(n,t){if(t===E)n.skipIntegers(n.integer()+1);else if(t===x)n.skipIntegers(n.integer());else if(t===D){const e=n.integer();
return n.skipIntegers(nt[e]??Q()),e===p||e===C||e===j}else{const e=V[t];e===X&&Q(),e<0?n.skip(-e):n.skipIntegers(e)}return!1}function Q(){throw new y.zU("intern\
al","The program that draws pages has instructions that are not known",{advice:"Install the package again"})}const r="octavo_fuel",[i,c,m,u,F,N]=[1,2,3,6,7,10],
[L,U,K,B]=[127,126,1,3],W=8,q=16,J=40,rt=3,Ot=6;async function At(n,t){const e=Dt(n),s=l=>new g(n,...e.get(l)??[0,0]),o=new _(2*n.length),a=f(Mt(s(c))+s(u).integer());
o.copy(n,0,W);for(const[l,[d,M]]of e){o.push(l);const w=o.reserveSize();l===u?ht(o,s(l),[U,K,it,...Gt,A]):l===F?ht(o,s(l),[r.length,...Buffer.from(r),B,...a]):l===
N?await new jt(s(l),o,Tt(s(i),s(m)),a).all(t):o.copy(n,d,M),o.fillSize(w)}return o.written()}function Dt(n){const t=new Map;for(const e=new g(n,W,n.length);e.at<
n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function Mt(n){let t=0;for(let e=n.integer();e>0;e--){for(const s of["module",
"name"])n.skip(n.integer());n.byte()===B&&t++,n.skipIntegers(1)}return t}function Tt(n,t){const e=Array.from({length:n.integer()},()=>{n.skip(1);const s=n.integer();
return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}function ht(n,t,e){n.write(f(t.integer()+1)),n.copy(t.
bytes,t.at,t.end),n.write(e)}const[Bt,Pt]=[0,64],[ut,Lt,Ut,Ct]=[32,33,35,36],[Rt,it,Nt,vt,dt,Wt]=[65,66,83,118,125,173],Gt=[255,255,255,255,255,255,15],xt=-1;function pt(n){
const{base:t,current:e}=n;e===t||e.takes>q||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,J)),e.takes=0)}class jt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){
this.code=t,this.out=e,this.parameters=s,this.setFuel=[Ct,...o],this.getFuel=[Ut,...o],this.trap=[...this.getFuel,it,0,Nt,H,Pt,Bt,A]}async all(t){const{code:e,out:s}=this,
o=e.integer();s.write(f(o));for(let a=0;a<o;a++){const l=e.integer();this.one(this.parameters[a],e.at+l);const d=t.step(l*Ot);d&&await d}}one(t,e){const{code:s,
out:o}=this,a=o.reserveSize(),l=s.integer(),d=s.at;let M=t;for(let T=l;T>0;T--)M+=s.integer(),s.skip(1);o.write(f(l+1)),o.copy(s.bytes,d,s.at),o.write([1,L]);let w=s.
at;for(const{at:T,takes:R}of this.additions(e))o.copy(s.bytes,w,T),o.write(R===xt?this.takeBytes(f(M)):this.take(R)),w=T;o.copy(s.bytes,w,e),o.fillSize(a)}additions(t){
const{code:e}=this,s={at:e.at,takes:1},o=[s],a=[{base:s,current:s}],l=()=>o[o.push({at:e.at,takes:0})-1];let d=!1;for(;a.length>0&&e.at<t;){const{at:M}=e,w=e.byte();
ot(e,w)&&o.push({at:M,takes:xt});const T=a.at(-1);if(T.current.takes+=z[w],d||=Y(w),w===O){const R=l();R.takes=1,a.push({base:R,current:R})}else if(tt(w))a.push(
{base:T.current,current:w===H?l():T.current});else if(w===v||w===A){pt(T),w===v?T.current=l():a.pop();const R=a.at(-1);w===A&&R&&(pt(R),R.current=l())}}return!d&&
s.takes<=q&&(s.takes=0),o.filter(({takes:M})=>M!==0)}take(t){return[...this.getFuel,it,...gt(t),dt,...this.setFuel,...this.trap]}takeBytes(t){const e=[ut,...t,Rt,
rt,vt,Wt];return[Lt,...t,...this.getFuel,...e,dt,...this.setFuel,ut,...t]}}const gt=n=>n<64?[n]:[n&127|128,...gt(n>>>7)],Ht=3,mt=new WeakMap;async function Kt(n,t){
const e=mt.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===0)throw new y.zU("unavailable","The program that draws pages was left out of this i\
nstallation",{advice:"Use the package as it is published, or a service of your own"});const o=await zt(s,n,t);for(const{at:l,bytes:d}of n.changes??[])o.set(d,l);
const a=await WebAssembly.compile(new Uint8Array(await At(o,t.pace)));return mt.set(n,a),a}async function zt(n,{bytes:t,sha256:e},s){const o=await(0,b.p)(new DecompressionStream(
"deflate"),Yt(n,s)).catch(a=>{throw a instanceof y.zU?a:wt()});if(o.length!==t||(0,S.createHash)("sha256").update(o).digest("hex")!==e)throw wt();return o}const wt=()=>new y.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*Yt(n,t){for(const e of n){yield Buffer.from(e,"base\
64");const s=t.pace.step(e.length*Ht);s&&await s}}const Jt=65536,Zt=-44,$t=8,_t=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){this.
most=e;const s={};for(const{module:o,name:a}of WebAssembly.Module.imports(t))(s[o]??={})[a]=this.imported(a);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[r].value)}set fuel(t){this.exports[r].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw Z(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw _t};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,s)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw Z(this.most)}}return t.startsWith("fd_")?()=>$t:t.startsWith("__syscall_")?()=>Zt:()=>0}invoke=(t,...e)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",s),o!==_t)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,s=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,s*1.25),this.most);try{return e.grow(Math.ceil((o-s)/Jt)),1}catch{return 0}}}const Z=n=>(0,k.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function Et(n,t,e){const s=new WebAssembly.Module(Uint8Array.from(Vt(n,t)));return new WebAssembly.
Instance(s,{a:{b:e}}).exports.c}const bt=127,Vt=(n,t)=>[0,97,115,109,1,0,0,0,1,4+n+t,1,96,n,...new Array(n).fill(bt),t,...new Array(t).fill(bt),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Qt=1,qt=0,te=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,ee=16,se=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function ne(n,t){const e=n.call("FPDF_GetDefaultSystemFontInfo"),
s=n.store(t),a={MapFont:(d,M,w,T,R,xe=0)=>te.test(oe(n,xe>>>0))?0:Qt,GetFontData:(d=0,M=0,w=0,T=0,R=0)=>w!==qt?0:(T!==0&&R>=t.length&&n.bytes.copyWithin(T>>>0,s,
s+t.length),t.length)},{__indirect_function_table:l}=n.exports;for(const{word:d,takes:M,results:w,name:T}of se)l.set(n.words.getUint32(e+d*4,!0),Et(M,w,a[T]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function oe({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+ee)).toString("latin1").split("\0");return e}const re={load:()=>h.
e(6199).then(h.bind(h,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09",changes:[{at:613867,bytes:[191,207,164,0]}]},
yt=4e6,ie=2e4,ae=15*yt,St=3e5,It=2**22,ce=.1,fe=[64,8],$=4,le=4,he=1,ue=2,de=255;class at{job;module;bytes;further;instance;constructor(t,e,s,o,a){this.job=t,this.
module=e,this.bytes=s,this.further=o,this.instance=a}static async open(t,e,s={}){const o=await Kt(re,e);return new at(e,o,t,s,new Ft(e,o,t,s))}get isTired(){return this.
instance.isTired}async draw(t,e){const s=fe.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,
o)}catch(a){const l=s.shift();if(!this.isTired||l===void 0)throw a;o=l}}}async renew(){const t=this.job.pace.step(St);t&&await t,this.instance=new Ft(this.job,this.
module,this.bytes,this.further)}}class Ft{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;index;pages;constructor(t,e,s,{font:o,images:a=0,pages:l}){
this.job=t,this.pages=l,this.most=Math.ceil(t.limits.drawingStep*yt+a*ie),this.sandbox=kt(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(()=>(this.
sandbox.call("FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&ne(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){
this.work(()=>this.release()),await this.rest(),this.index=t,this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.
prepare(e);for(let d=0;d<e.height;d+=s)await this.drawBand(e,d,Math.min(s,e.height-d));const{width:o,height:a}=e;return{width:o,height:a,row:d=>this.sandbox.bytes.
subarray(this.pixels+d*o*$,this.pixels+(d+1)*o*$)}}async drawBand({width:t,height:e},s,o){const{sandbox:a,page:l,pause:d}=this;await this.rest();let M=this.work(
()=>{const w=this.pixels+s*t*$;return this.bitmap=this.known(a.call("FPDFBitmap_CreateEx",t,o,le,w,t*$)),a.call("FPDF_RenderPageBitmap_Start",this.bitmap,l,0,-s,
t,e,0,0,d)});for(;M===he;)await this.rest(),M=this.work(()=>a.call("FPDF_RenderPage_Continue",l,d));if(M!==ue)throw Z(this.job.limits.drawingMemory);this.work(()=>this.
closeBand())}async prepare({width:t,height:e,isTransparent:s}){const{sandbox:o,job:a}=this,l=t*e*$;this.pixels=this.work(()=>this.known(o.call("malloc",l))>>>0);
for(let d=0;d<l;d+=It){const M=Math.min(d+It,l);o.bytes.fill(s?0:de,this.pixels+d,this.pixels+M);const w=a.pace.step((M-d)*ce);w&&await w}}work(t){const{sandbox:e,
job:s,most:o}=this;return e.fuel=o,kt(s,()=>{try{return t()}catch(a){throw e.fuel<0?this.refuse():a}})}refuse(){const{pages:t,index:e}=this;return e===void 0||!t?
ct():ct(t.numbers[e],t.field)}async rest(){const t=this.job.pace.step(St);t&&await t}known(t){if(t===0)throw Z(this.job.limits.drawingMemory);return t}load(t){const{
sandbox:e}=this;this.document=this.known(e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,{__indirect_function_table:s}=t.
exports,o=s.length-1;return s.set(o,Et(1,1,()=>e-t.fuel>ae?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){const{sandbox:t,page:e,bitmap:s}=this;
s!==0&&(t.call("FPDF_RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;this.closeBand(),s!==0&&
t.call("free",s),e!==0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const ct=(n,t)=>(0,k.F)("drawingStep",`${n===void 0?"A page":`Page ${n}`} of the doc\
ument would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",t);function kt(n,t){try{return t()}catch(e){throw e instanceof
y.zU?e:Z(n.limits.drawingMemory)}}}),50476:((G,P,h)=>{h.d(P,{Z:()=>f,f:()=>g});const[y,k,S,b,I]=[1,8,32,64,128];function g(_,O,A,E){const x=new Set,D=[..._].filter(
p=>typeof p=="number");for(let p=D.pop();p!==void 0;p=D.pop())if(!(p<0||p>=O||x.has(p))){x.add(p);for(const C of f(E,A(p)))D.push(C)}return x}function*f(_,[O,A]){
if(!(A-O<12||_.getInt16(O)>=0))for(let E=O+10,x=S;x&S&&E+4<=A;)x=_.getUint16(E),yield _.getUint16(E+2),E+=4+(x&y?4:2)+(x&k?2:x&b?4:x&I?8:0)}}),95340:((G,P,h)=>{
h.d(P,{K:()=>y,h:()=>k});const y=1e6;function k(S,b){const I=_=>{const O=S.resolve(b.get(_));return typeof O=="number"?Math.floor(O):NaN},g=S.resolve(b.get("Ima\
geMask"))===!0,f=S.array(b.get("Decode"))?.map(_=>S.resolve(_));return{width:I("Width"),height:I("Height"),bits:g?1:I("BitsPerComponent")||8,stencil:g,decode:f?.
every(_=>typeof _=="number")?f:void 0}}}),38671:((G,P,h)=>{h.d(P,{R:()=>b});var y=h(52205),k=h(45599);const S={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"\
ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function b(I,g){const f=(0,y.c3)(I,g.dict.get("Filter")),_=(0,y.c3)(I,g.dict.get("DecodeParms")),O=f.at(-1)??null,A=O instanceof
k.SX?S[O.text]:void 0;if(!A)return{format:A,parameters:void 0,filter:O,before:g};const E=new k.Bi(g.dict);E.set("Filter",f.slice(0,-1)),E.set("DecodeParms",_.slice(
0,f.length-1));const x=_[f.length-1];return{format:A,parameters:(0,k.Zm)(x)?x:void 0,filter:O,before:new k.Z6(E,g.data,g.sealed)}}}),93059:((G,P,h)=>{h.d(P,{n:()=>S});
var y=h(45599);const k={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function S(b){if(b.dataStart<
0)return;const I=new y.Bi;for(let g=0;g+1<b.count;g+=2){const f=b.name(g);f!==void 0&&I.set(k[f]??f,b.value(g+1))}return new y.Z6(I,b.content.subarray(b.dataStart,
b.dataEnd))}}),8283:((G,P,h)=>{h.d(P,{A2:()=>k,EI:()=>I,GM:()=>S,OD:()=>_,Os:()=>b,iN:()=>g});var y=h(78157);const k=216,S=217,b=218,I=254,g=E=>E>=224&&E<=239;class f{image;marker;start;end;constructor(x,D,p,C){
this.image=x,this.marker=D,this.start=p,this.end=C}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*_(E){const x=(0,y.bS)(
E);for(let D=2;;){const p=A(x,D);if(p<0)return;const C=x[p+1],j=C===k||C===S||C===O;if(!j&&p+4>x.length)return;const H=j?0:x.readUInt16BE(p+2),v=p+2+H;if(v>x.length||
!j&&H<2||(yield new f(x,C,p,v),C===S))return;D=v}}const O=1;function A(E,x){for(let D=E.indexOf(255,x);D>=0&&D+1<E.length;D=E.indexOf(255,D+1)){const p=E[D+1];if(p!==
0&&p!==255&&(p<208||p>215))return D}return-1}}),79627:((G,P,h)=>{h.d(P,{W:()=>k});var y=h(74135);function k(S,b){const I=Array.from({length:S.count},(f,_)=>S.number(
_)||0);if(S.operator==="re"){const[f=0,_=0,O=0,A=0]=I;return(0,y.zl)(b,[f,_,f+O,_+A])}const g=[];for(let f=0;f+1<I.length;f+=2)g.push((0,y.Gd)(b,I[f],I[f+1]));return(0,y.
$L)(g)}})};
