"use strict";exports.id=6374,exports.ids=[6374],exports.modules={74262:((j,L,f)=>{f.d(L,{Hb:()=>k,YL:()=>M,o8:()=>x});var y=f(45657),m=f(23334),w=f(78157),S=f(990),d=f(8283);
function x(a,r){const i=(0,w.bS)(r);return a==="jpg"?h(i):a==="jp2"?g(i):O(i)}function h(a){for(const r of(0,d.OD)(a)){if(!(0,S.qt)(r.marker))continue;const{data:i}=r;
if(i.length>=5)return(i[1]<<8|i[2])*(i[3]<<8|i[4])}return 0}const E=new Set([192,193]);function M(a){let r;for(const{marker:i,data:c}of(0,d.OD)(a))if(E.has(i))r=
c[5];else if(i===d.Os)return r!==void 0&&c[0]===r;return!1}const T=new Set([194,198,202,206]);function k(a){let r,[i,c]=[0,0];for(const{marker:b,data:I}of(0,d.OD)(
a))if(T.has(b))r=P(I);else if(b===d.Os&&r){const v=Math.min(I[0]??0,4);let B=0;for(let A=0;A<v;A++)B+=r.get(I[1+2*A])??1;(I[3+2*v]??0)>>4?i+=B:c+=B}return r&&{refining:i,
others:c}}function P(a){const r=Array.from({length:Math.min(a[5]??0,4)},(c,b)=>{const I=a[7+3*b]??17;return{id:a[6+3*b]??0,samples:Math.max((I>>4)*(I&15),1)}}),
i=(0,y.Kf)(r.map(({samples:c})=>c));return new Map(r.map(({id:c,samples:b})=>[c,b/i]))}const _=36;function g(a){const r=a.indexOf(Uint8Array.of(255,79,255,81));
if(r<0||r+6+_>a.length)return 0;const i=a.readUInt16BE(r+40);return a.readUInt32BE(r+8)*a.readUInt32BE(r+12)*Math.max(1,i/3)}const U=new Set([4,6,7,20,22,23,36,
38,39,40,42,43]);function O(a){let r=0;for(const{type:i,start:c}of(0,m.d)(a))U.has(i)&&c+8<=a.length&&(r+=a.readUInt32BE(c)*a.readUInt32BE(c+4));return r}}),36054:((j,L,f)=>{
f.d(L,{ny:()=>P,tb:()=>O,uZ:()=>_});var y=f(52205),m=f(45599),w=f(95340),S=f(38671),d=f(74262);const x={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},h=.006,[E,M,T]=[.008,
.0028,.001],k=5e3,P=({limits:a})=>a.drawingStep*1e3;function _(a,r){const{width:i,height:c}=(0,w.h)(a,r.dict),b=Math.max(i,0)*Math.max(c,0)||0,{format:I,before:v}=(0,S.
R)(a,r),B=(G,N,K)=>{const z=G*N,F=K&&G<=a.job.limits.pixels?Math.min(z,k):z;return{whole:z,step:F,pixels:G}};if(I===void 0)return B(b,h,U(a,r));if(I==="ccitt")return B(
b,x.ccitt,!0);const A=a.decodedPart(v)?.data,H=Math.max(b,A?(0,d.o8)(I,A):0);return I!=="jpg"||!A?B(H,x[I],!1):B(H,g(A),(0,d.YL)(A))}function g(a){const r=(0,d.
Hb)(a);return r?E+M*r.refining+T*r.others:x.jpg}function U(a,r){const i=(0,y.c3)(a,r.dict.get("Filter"));return i.length<=1&&i.every(c=>(0,m.Eo)(c,"FlateDecode")||
(0,m.Eo)(c,"Fl"))}class O{document;known=new WeakMap;slowest=0;heavy=new Set;constructor(r){this.document=r}of(r,i){const c=this.known.get(r.dict);if(c!==void 0)
return c;const b=["SMask","Mask"].map(N=>this.document.resolve(r.dict.get(N))).filter(N=>N instanceof m.Z6),{whole:I,step:v,pixels:B}=_(this.document,r),A=b.map(
N=>_(this.document,N)),H=A.reduce((N,K)=>N+K.whole,I),G={step:b.length===0?v:H,pixels:A.reduce((N,K)=>N+K.pixels,B)};return i!==void 0&&b.length===0&&v>P(this.document.
job)&&this.heavy.add(i),this.known.set(r.dict,G),this.slowest=Math.max(this.slowest,H),G}}}),14118:((j,L,f)=>{f.d(L,{YY:()=>$,Fh:()=>Q});var y=f(58552),m=f(42973),
w=f(77598),S=f(19158);const d=5;class x{bytes;at;end;constructor(t,e,s){this.bytes=t,this.at=e,this.end=s}byte(){return this.bytes[this.at++]}integer(){let t=0;
for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){for(let e=t;e>0;)this.byte()<128&&e--}skip(t){this.at+=t}}function h(n){
const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class E{buffer;at=0;constructor(t){this.buffer=new Uint8Array(t)}push(t){this.buffer[this.
at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),this.at),this.at+=s-e}reserveSize(){return this.at+=d,
this.at}fillSize(t){let e=this.at-t;for(let s=d;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){return this.buffer.subarray(0,this.at)}}const M=3,T=11,
[k,P]=[14,28],_=252,[g,U,O]=[8,10,11],[a,r]=[4,5],i=n=>n>=2&&n<=4,c=n=>n===16||n===17,v=[[0,1,0],[2,4,1],[5,5,0],[11,11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,
2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,210,1]],B=127,A=new Int8Array(256).fill(B);for(const[n,
t,e]of v)A.fill(e,n,t+1);const H=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,1],[109,112,8],[113,126,1],[127,130,12],[131,148,1],[149,
149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],G=new Uint8Array(256);for(const[n,t,e]of H)G.fill(e,n,t+1);const N=[0,0,0,0,0,0,
0,0,2,1,2,1,2,1,2,1,1,1];function K(n,t){if(t===k)n.skipIntegers(n.integer()+1);else if(t===P)n.skipIntegers(n.integer());else if(t===_){const e=n.integer();return n.
skipIntegers(N[e]??z()),e===g||e===U||e===O}else{const e=A[t];e===B&&z(),e<0?n.skip(-e):n.skipIntegers(e)}return!1}function z(){throw new y.zU("internal","The p\
rogram that draws pages has instructions that are not known",{advice:"Install the package again"})}const F="octavo_fuel",[Y,J,wt,q,Et,yt]=[1,2,3,6,7,10],[St,bt,
Ot,tt]=[127,126,1,3],et=8,st=16,It=40,Mt=3,Dt=6;async function At(n,t){const e=Ft(n),s=u=>new x(n,...e.get(u)??[0,0]),o=new E(2*n.length),l=h(Tt(s(J))+s(q).integer());
o.copy(n,0,et);for(const[u,[p,R]]of e){o.push(u);const D=o.reserveSize();u===q?nt(o,s(u),[bt,Ot,X,...Gt,T]):u===Et?nt(o,s(u),[F.length,...Buffer.from(F),tt,...l]):
u===yt?await new Kt(s(u),o,Pt(s(Y),s(wt)),l).all(t):o.copy(n,p,R),o.fillSize(D)}return o.written()}function Ft(n){const t=new Map;for(const e=new x(n,et,n.length);e.
at<n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function Tt(n){let t=0;for(let e=n.integer();e>0;e--){for(const s of["mod\
ule","name"])n.skip(n.integer());n.byte()===tt&&t++,n.skipIntegers(1)}return t}function Pt(n,t){const e=Array.from({length:n.integer()},()=>{n.skip(1);const s=n.
integer();return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}function nt(n,t,e){n.write(h(t.integer()+1)),
n.copy(t.bytes,t.at,t.end),n.write(e)}const[kt,Bt]=[0,64],[ot,Lt,Rt,Ct]=[32,33,35,36],[Ut,X,Nt,vt,rt,Wt]=[65,66,83,118,125,173],Gt=[255,255,255,255,255,255,15],
it=-1;function at(n){const{base:t,current:e}=n;e===t||e.takes>st||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,It)),e.takes=0)}class Kt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){
this.code=t,this.out=e,this.parameters=s,this.setFuel=[Ct,...o],this.getFuel=[Rt,...o],this.trap=[...this.getFuel,X,0,Nt,a,Bt,kt,T]}async all(t){const{code:e,out:s}=this,
o=e.integer();s.write(h(o));for(let l=0;l<o;l++){const u=e.integer();this.one(this.parameters[l],e.at+u);const p=t.step(u*Dt);p&&await p}}one(t,e){const{code:s,
out:o}=this,l=o.reserveSize(),u=s.integer(),p=s.at;let R=t;for(let C=u;C>0;C--)R+=s.integer(),s.skip(1);o.write(h(u+1)),o.copy(s.bytes,p,s.at),o.write([1,St]);let D=s.
at;for(const{at:C,takes:W}of this.additions(e))o.copy(s.bytes,D,C),o.write(W===it?this.takeBytes(h(R)):this.take(W)),D=C;o.copy(s.bytes,D,e),o.fillSize(l)}additions(t){
const{code:e}=this,s={at:e.at,takes:1},o=[s],l=[{base:s,current:s}],u=()=>o[o.push({at:e.at,takes:0})-1];let p=!1;for(;l.length>0&&e.at<t;){const{at:R}=e,D=e.byte();
K(e,D)&&o.push({at:R,takes:it});const C=l.at(-1);if(C.current.takes+=G[D],p||=c(D),D===M){const W=u();W.takes=1,l.push({base:W,current:W})}else if(i(D))l.push({
base:C.current,current:D===a?u():C.current});else if(D===r||D===T){at(C),D===r?C.current=u():l.pop();const W=l.at(-1);D===T&&W&&(at(W),W.current=u())}}return!p&&
s.takes<=st&&(s.takes=0),o.filter(({takes:R})=>R!==0)}take(t){return[...this.getFuel,X,...ct(t),rt,...this.setFuel,...this.trap]}takeBytes(t){const e=[ot,...t,Ut,
Mt,vt,Wt];return[Lt,...t,...this.getFuel,...e,rt,...this.setFuel,ot,...t]}}const ct=n=>n<64?[n]:[n&127|128,...ct(n>>>7)],jt=3,ft=new WeakMap;async function Ht(n,t){
const e=ft.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===0)throw new y.zU("unavailable","The program that draws pages was left out of this i\
nstallation",{advice:"Use the package as it is published, or a service of your own"});const o=await zt(s,n,t);for(const{at:u,bytes:p}of n.changes??[])o.set(p,u);
const l=await WebAssembly.compile(new Uint8Array(await At(o,t.pace)));return ft.set(n,l),l}async function zt(n,{bytes:t,sha256:e},s){const o=await(0,S.p)(new DecompressionStream(
"deflate"),Yt(n,s)).catch(l=>{throw l instanceof y.zU?l:lt()});if(o.length!==t||(0,w.createHash)("sha256").update(o).digest("hex")!==e)throw lt();return o}const lt=()=>new y.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*Yt(n,t){for(const e of n){yield Buffer.from(e,"base\
64");const s=t.pace.step(e.length*jt);s&&await s}}const Jt=65536,Zt=-44,Vt=8,ht=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){this.
most=e;const s={};for(const{module:o,name:l}of WebAssembly.Module.imports(t))(s[o]??={})[l]=this.imported(l);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[F].value)}set fuel(t){this.exports[F].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw Z(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw ht};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,s)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw Z(this.most)}}return t.startsWith("fd_")?()=>Vt:t.startsWith("__syscall_")?()=>Zt:()=>0}invoke=(t,...e)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",s),o!==ht)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,s=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,s*1.25),this.most);try{return e.grow(Math.ceil((o-s)/Jt)),1}catch{return 0}}}const Z=n=>(0,m.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function ut(n,t,e){const s=new WebAssembly.Module(Uint8Array.from($t(n,t)));return new WebAssembly.
Instance(s,{a:{b:e}}).exports.c}const dt=127,$t=(n,t)=>[0,97,115,109,1,0,0,0,1,4+n+t,1,96,n,...new Array(n).fill(dt),t,...new Array(t).fill(dt),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Qt=1,qt=0,te=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,ee=16,se=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function ne(n,t){const e=n.call("FPDF_GetDefaultSystemFontInfo"),
s=n.store(t),l={MapFont:(p,R,D,C,W,xe=0)=>te.test(oe(n,xe>>>0))?0:Qt,GetFontData:(p=0,R=0,D=0,C=0,W=0)=>D!==qt?0:(C!==0&&W>=t.length&&n.bytes.copyWithin(C>>>0,s,
s+t.length),t.length)},{__indirect_function_table:u}=n.exports;for(const{word:p,takes:R,results:D,name:C}of se)u.set(n.words.getUint32(e+p*4,!0),ut(R,D,l[C]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function oe({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+ee)).toString("latin1").split("\0");return e}const re={load:()=>f.
e(6199).then(f.bind(f,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09",changes:[{at:613867,bytes:[191,207,164,0]}]},
xt=4e6,ie=2e4,ae=15*xt,_t=3e5,pt=2**22,ce=.1,fe=[64,8],V=4,le=4,he=1,ue=2,de=255;class ${job;module;bytes;further;instance;constructor(t,e,s,o,l){this.job=t,this.
module=e,this.bytes=s,this.further=o,this.instance=l}static async open(t,e,s={}){const o=await Ht(re,e);return new $(e,o,t,s,new mt(e,o,t,s))}get isTired(){return this.
instance.isTired}async draw(t,e){const s=fe.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,
o)}catch(l){const u=s.shift();if(!this.isTired||u===void 0)throw l;o=u}}}async renew(){const t=this.job.pace.step(_t);t&&await t,this.instance=new mt(this.job,this.
module,this.bytes,this.further)}}class mt{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;index;pages;constructor(t,e,s,{font:o,images:l=0,pages:u}){
this.job=t,this.pages=u,this.most=Math.ceil(t.limits.drawingStep*xt+l*ie),this.sandbox=gt(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(()=>(this.
sandbox.call("FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&ne(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){
this.work(()=>this.release()),await this.rest(),this.index=t,this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.
prepare(e);for(let p=0;p<e.height;p+=s)await this.drawBand(e,p,Math.min(s,e.height-p));const{width:o,height:l}=e;return{width:o,height:l,row:p=>this.sandbox.bytes.
subarray(this.pixels+p*o*V,this.pixels+(p+1)*o*V)}}async drawBand({width:t,height:e},s,o){const{sandbox:l,page:u,pause:p}=this;await this.rest();let R=this.work(
()=>{const D=this.pixels+s*t*V;return this.bitmap=this.known(l.call("FPDFBitmap_CreateEx",t,o,le,D,t*V)),l.call("FPDF_RenderPageBitmap_Start",this.bitmap,u,0,-s,
t,e,0,0,p)});for(;R===he;)await this.rest(),R=this.work(()=>l.call("FPDF_RenderPage_Continue",u,p));if(R!==ue)throw Z(this.job.limits.drawingMemory);this.work(()=>this.
closeBand())}async prepare({width:t,height:e,isTransparent:s}){const{sandbox:o,job:l}=this,u=t*e*V;this.pixels=this.work(()=>this.known(o.call("malloc",u))>>>0);
for(let p=0;p<u;p+=pt){const R=Math.min(p+pt,u);o.bytes.fill(s?0:de,this.pixels+p,this.pixels+R);const D=l.pace.step((R-p)*ce);D&&await D}}work(t){const{sandbox:e,
job:s,most:o}=this;return e.fuel=o,gt(s,()=>{try{return t()}catch(l){throw e.fuel<0?this.refuse():l}})}refuse(){const{pages:t,index:e}=this;return e===void 0||!t?
Q():Q(t.numbers[e],t.field)}async rest(){const t=this.job.pace.step(_t);t&&await t}known(t){if(t===0)throw Z(this.job.limits.drawingMemory);return t}load(t){const{
sandbox:e}=this;this.document=this.known(e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,{__indirect_function_table:s}=t.
exports,o=s.length-1;return s.set(o,ut(1,1,()=>e-t.fuel>ae?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){const{sandbox:t,page:e,bitmap:s}=this;
s!==0&&(t.call("FPDF_RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;this.closeBand(),s!==0&&
t.call("free",s),e!==0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const Q=(n,t)=>(0,m.F)("drawingStep",`${n===void 0?"A page":`Page ${n}`} of the docu\
ment would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",t);function gt(n,t){try{return t()}catch(e){throw e instanceof
y.zU?e:Z(n.limits.drawingMemory)}}}),50476:((j,L,f)=>{f.d(L,{Z:()=>h,f:()=>x});const[y,m,w,S,d]=[1,8,32,64,128];function x(E,M,T,k){const P=new Set,_=[...E].filter(
g=>typeof g=="number");for(let g=_.pop();g!==void 0;g=_.pop())if(!(g<0||g>=M||P.has(g))){P.add(g);for(const U of h(k,T(g)))_.push(U)}return P}function*h(E,[M,T]){
if(!(T-M<12||E.getInt16(M)>=0))for(let k=M+10,P=w;P&w&&k+4<=T;)P=E.getUint16(k),yield E.getUint16(k+2),k+=4+(P&y?4:2)+(P&m?2:P&S?4:P&d?8:0)}}),990:((j,L,f)=>{f.
d(L,{IE:()=>w,IW:()=>M,n5:()=>k,qt:()=>E,tV:()=>P});var y=f(45657);const m=8,w=m*m,S=10,[d,x,h]=[192,193,194],E=_=>_>=192&&_<=207&&_!==196&&_!==200&&_!==204;function M(_,g){
if(_!==d&&_!==x&&_!==h)return;const[U,O=0,a=0,r=0,i=0,c=0]=g,[b,I]=[O<<8|a,r<<8|i];if(!(U===8&&I>0&&b>0&&c>=1&&c<=4&&g.length>=6+3*c))return;const B=Array.from(
{length:c},(F,Y)=>T(g.subarray(6+3*Y)));if(B.some(({across:F,down:Y,table:J})=>F<1||F>4||Y<1||Y>4||J>3))return;const A=c===1?B.map(F=>({...F,across:1,down:1})):
B;if(A.reduce((F,{across:Y,down:J})=>F+Y*J,0)>S||new Set(A.map(({id:F})=>F)).size<c)return;const G=(0,y.Kf)(A.map(({across:F})=>F)),N=(0,y.Kf)(A.map(({down:F})=>F)),
K=Math.ceil(I/(m*G)),z=Math.ceil(b/(m*N));return{width:I,height:b,unitColumns:K,unitRows:z,isProgressive:_===h,components:A.map(F=>({...F,columns:Math.ceil(Math.
ceil(I*F.across/G)/m),rows:Math.ceil(Math.ceil(b*F.down/N)/m),stride:K*F.across}))}}function T([_=0,g=0,U=0]){return{id:_,across:g>>4,down:g&15,table:U}}const k=({
components:_,unitRows:g})=>_.reduce((U,{stride:O,down:a})=>U+O*g*a,0)*w*Int16Array.BYTES_PER_ELEMENT,P=_=>({..._,components:_.components.map(g=>({...g,values:new Int16Array(
g.stride*_.unitRows*g.down*w)}))})}),95340:((j,L,f)=>{f.d(L,{K:()=>y,h:()=>m});const y=1e6;function m(w,S){const d=E=>{const M=w.resolve(S.get(E));return typeof M==
"number"?Math.floor(M):NaN},x=w.resolve(S.get("ImageMask"))===!0,h=w.array(S.get("Decode"))?.map(E=>w.resolve(E));return{width:d("Width"),height:d("Height"),bits:x?
1:d("BitsPerComponent")||8,stencil:x,decode:h?.every(E=>typeof E=="number")?h:void 0}}}),38671:((j,L,f)=>{f.d(L,{R:()=>S});var y=f(52205),m=f(45599);const w={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function S(d,x){const h=(0,y.c3)(d,x.dict.get("Filter")),E=(0,y.c3)(d,x.dict.
get("DecodeParms")),M=h.at(-1)??null,T=M instanceof m.SX?w[M.text]:void 0;if(!T)return{format:T,parameters:void 0,filter:M,before:x};const k=new m.Bi(x.dict);k.
set("Filter",h.slice(0,-1)),k.set("DecodeParms",E.slice(0,h.length-1));const P=E[h.length-1];return{format:T,parameters:(0,m.Zm)(P)?P:void 0,filter:M,before:new m.
Z6(k,x.data,x.sealed)}}}),93059:((j,L,f)=>{f.d(L,{n:()=>w});var y=f(45599);const m={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function w(S){if(S.dataStart<0)return;const d=new y.Bi;for(let x=0;x+1<S.count;x+=2){const h=S.name(x);h!==void 0&&d.set(m[h]??
h,S.value(x+1))}return new y.Z6(d,S.content.subarray(S.dataStart,S.dataEnd))}}),8283:((j,L,f)=>{f.d(L,{A2:()=>m,AP:()=>P,EI:()=>d,GM:()=>w,OD:()=>T,Os:()=>S,Rd:()=>x,
iN:()=>E});var y=f(78157);const m=216,w=217,S=218,d=254,x=0,h=2**20,E=O=>O>=224&&O<=239;class M{image;marker;start;end;constructor(a,r,i,c){this.image=a,this.marker=
r,this.start=i,this.end=c}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*T(O,a=1/0){const r=(0,y.bS)(O);for(let i=2;;){
const c=Math.min(i+a,r.length),b=_(r,i,c);if(b<0){if(c===r.length)return;yield new M(r,x,i,c),i=c;continue}const I=r[b+1],v=I===m||I===w||I===k;if(!v&&b+4>r.length)
return;const B=v?0:r.readUInt16BE(b+2),A=b+2+B;if(A>r.length||!v&&B<2||(yield new M(r,I,b,A),I===w))return;i=A}}const k=1,P=O=>T(O,h);function _(O,a,r){for(let i=U(
O,a);i>=0&&i<r&&i+1<O.length;i=U(O,i+1)){for(;O[i+1]===255&&i+1<r;)i++;const c=O[i+1];if(c!==0&&c!==255&&(c<208||c>215))return i}return-1}const g=32;function U(O,a){
const r=Math.min(a+g,O.length);for(let i=a;i<r;i++)if(O[i]===255)return i;return O.indexOf(255,r)}}),79627:((j,L,f)=>{f.d(L,{W:()=>m});var y=f(74135);function m(w,S){
const d=Array.from({length:w.count},(h,E)=>w.number(E)||0);if(w.operator==="re"){const[h=0,E=0,M=0,T=0]=d;return(0,y.zl)(S,[h,E,h+M,E+T])}const x=[];for(let h=0;h+
1<d.length;h+=2)x.push((0,y.Gd)(S,d[h],d[h+1]));return(0,y.$L)(x)}})};
