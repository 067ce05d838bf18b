"use strict";exports.id=6374,exports.ids=[6374],exports.modules={74262:((j,L,c)=>{c.d(L,{Hb:()=>B,YL:()=>M,o8:()=>p});var y=c(45657),g=c(23334),w=c(78157),b=c(990),_=c(8283);
function p(r,i){const d=(0,w.bS)(i);return r==="jpg"?h(d):r==="jp2"?f(d):O(d)}function h(r){for(const i of(0,_.OD)(r)){if(!(0,b.qt)(i.marker))continue;const{data:d}=i;
if(d.length>=5)return(d[1]<<8|d[2])*(d[3]<<8|d[4])}return 0}const E=new Set([192,193]);function M(r){let i;for(const{marker:d,data:x}of(0,_.OD)(r))if(E.has(d))i=
x[5];else if(d===_.Os)return i!==void 0&&x[0]===i;return!1}const F=new Set([194,198,202,206]);function B(r){let i,[d,x]=[0,0];for(const{marker:T,data:P}of(0,_.OD)(
r))if(F.has(T))i=A(P);else if(T===_.Os&&i){const K=Math.min(P[0]??0,4);let U=0;for(let k=0;k<K;k++)U+=i.get(P[1+2*k])??1;(P[3+2*K]??0)>>4?d+=U:x+=U}return i&&{refining:d,
others:x}}function A(r){const i=Array.from({length:Math.min(r[5]??0,4)},(x,T)=>{const P=r[7+3*T]??17;return{id:r[6+3*T]??0,samples:Math.max((P>>4)*(P&15),1)}}),
d=(0,y.Kf)(i.map(({samples:x})=>x));return new Map(i.map(({id:x,samples:T})=>[x,T/d]))}const a=36;function f(r){const i=r.indexOf(Uint8Array.of(255,79,255,81));
if(i<0||i+6+a>r.length)return 0;const d=r.readUInt16BE(i+40);return r.readUInt32BE(i+8)*r.readUInt32BE(i+12)*Math.max(1,d/3)}const S=new Set([4,6,7,20,22,23,36,
38,39,40,42,43]);function O(r){let i=0;for(const{type:d,start:x}of(0,g.d)(r))S.has(d)&&x+8<=r.length&&(i+=r.readUInt32BE(x)*r.readUInt32BE(x+4));return i}}),36054:((j,L,c)=>{
c.d(L,{ny:()=>A,tb:()=>O,uZ:()=>a});var y=c(52205),g=c(45599),w=c(95340),b=c(38671),_=c(74262);const p={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},h=.006,[E,M,F]=[.008,
.0028,.001],B=5e3,A=({limits:r})=>r.drawingStep*1e3;function a(r,i){const{width:d,height:x}=(0,w.h)(r,i.dict),T=Math.max(d,0)*Math.max(x,0)||0,{format:P,before:K}=(0,b.
R)(r,i),U=(W,N,G)=>{const z=W*N,D=G&&W<=r.job.limits.pixels?Math.min(z,B):z;return{whole:z,step:D,pixels:W}};if(P===void 0)return U(T,h,S(r,i));if(P==="ccitt")return U(
T,p.ccitt,!0);const k=r.decodedPart(K)?.data,H=Math.max(T,k?(0,_.o8)(P,k):0);return P!=="jpg"||!k?U(H,p[P],!1):U(H,f(k),(0,_.YL)(k))}function f(r){const i=(0,_.
Hb)(r);return i?E+M*i.refining+F*i.others:p.jpg}function S(r,i){const d=(0,y.c3)(r,i.dict.get("Filter"));return d.length<=1&&d.every(x=>(0,g.Eo)(x,"FlateDecode")||
(0,g.Eo)(x,"Fl"))}class O{document;known=new WeakMap;slowest=0;heavy=new Set;constructor(i){this.document=i}of(i,d){const x=this.known.get(i.dict);if(x!==void 0)
return x;const T=["SMask","Mask"].map(N=>this.document.resolve(i.dict.get(N))).filter(N=>N instanceof g.Z6),{whole:P,step:K,pixels:U}=a(this.document,i),k=T.map(
N=>a(this.document,N)),H=k.reduce((N,G)=>N+G.whole,P),W={step:T.length===0?K:H,pixels:k.reduce((N,G)=>N+G.pixels,U)};return d!==void 0&&T.length===0&&K>A(this.document.
job)&&this.heavy.add(d),this.known.set(i.dict,W),this.slowest=Math.max(this.slowest,H),W}}}),14118:((j,L,c)=>{c.d(L,{YY:()=>$,Fh:()=>Q});var y=c(58552),g=c(42973),
w=c(77598),b=c(19158);const _=5;class p{bytes;at;end;constructor(t,e,s){this.bytes=t,this.at=e,this.end=s}byte(){return this.bytes[this.at++]}integer(){let t=0;
for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){for(let e=t;e>0;)this.byte()<128&&e--}skip(t){this.at+=t}}function h(n){
const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class E{buffer;at=0;constructor(t){this.buffer=new Uint8Array(t)}push(t){this.buffer[this.
at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),this.at),this.at+=s-e}reserveSize(){return this.at+=_,
this.at}fillSize(t){let e=this.at-t;for(let s=_;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){return this.buffer.subarray(0,this.at)}}const M=3,F=11,
[B,A]=[14,28],a=252,[f,S,O]=[8,10,11],[r,i]=[4,5],d=n=>n>=2&&n<=4,x=n=>n===16||n===17,K=[[0,1,0],[2,4,1],[5,5,0],[11,11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,
2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,210,1]],U=127,k=new Int8Array(256).fill(U);for(const[n,
t,e]of K)k.fill(e,n,t+1);const H=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,1],[109,112,8],[113,126,1],[127,130,12],[131,148,1],[149,
149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],W=new Uint8Array(256);for(const[n,t,e]of H)W.fill(e,n,t+1);const N=[0,0,0,0,0,0,
0,0,2,1,2,1,2,1,2,1,1,1];function G(n,t){if(t===B)n.skipIntegers(n.integer()+1);else if(t===A)n.skipIntegers(n.integer());else if(t===a){const e=n.integer();return n.
skipIntegers(N[e]??z()),e===f||e===S||e===O}else{const e=k[t];e===U&&z(),e<0?n.skip(-e):n.skipIntegers(e)}return!1}function z(){throw new y.zU("internal","The p\
rogram that draws pages has instructions that are not known",{advice:"Install the package again"})}const D="octavo_fuel",[Y,J,wt,q,Et,yt]=[1,2,3,6,7,10],[bt,St,
Ot,tt]=[127,126,1,3],et=8,st=16,It=40,Mt=3,Dt=6;async function At(n,t){const e=Ft(n),s=u=>new p(n,...e.get(u)??[0,0]),o=new E(2*n.length),l=h(Tt(s(J))+s(q).integer());
o.copy(n,0,et);for(const[u,[m,R]]of e){o.push(u);const I=o.reserveSize();u===q?nt(o,s(u),[St,Ot,X,...Kt,F]):u===Et?nt(o,s(u),[D.length,...Buffer.from(D),tt,...l]):
u===yt?await new Gt(s(u),o,Pt(s(Y),s(wt)),l).all(t):o.copy(n,m,R),o.fillSize(I)}return o.written()}function Ft(n){const t=new Map;for(const e=new p(n,et,n.length);e.
at<n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function Tt(n){let t=0;for(let e=n.integer();e>0;e--){for(const s of["mod\
ule","name"])n.skip(n.integer());n.byte()===tt&&t++,n.skipIntegers(1)}return t}function Pt(n,t){const e=Array.from({length:n.integer()},()=>{n.skip(1);const s=n.
integer();return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}function nt(n,t,e){n.write(h(t.integer()+1)),
n.copy(t.bytes,t.at,t.end),n.write(e)}const[kt,Bt]=[0,64],[ot,Lt,Rt,Ct]=[32,33,35,36],[Ut,X,Nt,vt,rt,Wt]=[65,66,83,118,125,173],Kt=[255,255,255,255,255,255,15],
it=-1;function at(n){const{base:t,current:e}=n;e===t||e.takes>st||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,It)),e.takes=0)}class Gt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){
this.code=t,this.out=e,this.parameters=s,this.setFuel=[Ct,...o],this.getFuel=[Rt,...o],this.trap=[...this.getFuel,X,0,Nt,r,Bt,kt,F]}async all(t){const{code:e,out:s}=this,
o=e.integer();s.write(h(o));for(let l=0;l<o;l++){const u=e.integer();this.one(this.parameters[l],e.at+u);const m=t.step(u*Dt);m&&await m}}one(t,e){const{code:s,
out:o}=this,l=o.reserveSize(),u=s.integer(),m=s.at;let R=t;for(let C=u;C>0;C--)R+=s.integer(),s.skip(1);o.write(h(u+1)),o.copy(s.bytes,m,s.at),o.write([1,bt]);let I=s.
at;for(const{at:C,takes:v}of this.additions(e))o.copy(s.bytes,I,C),o.write(v===it?this.takeBytes(h(R)):this.take(v)),I=C;o.copy(s.bytes,I,e),o.fillSize(l)}additions(t){
const{code:e}=this,s={at:e.at,takes:1},o=[s],l=[{base:s,current:s}],u=()=>o[o.push({at:e.at,takes:0})-1];let m=!1;for(;l.length>0&&e.at<t;){const{at:R}=e,I=e.byte();
G(e,I)&&o.push({at:R,takes:it});const C=l.at(-1);if(C.current.takes+=W[I],m||=x(I),I===M){const v=u();v.takes=1,l.push({base:v,current:v})}else if(d(I))l.push({
base:C.current,current:I===r?u():C.current});else if(I===i||I===F){at(C),I===i?C.current=u():l.pop();const v=l.at(-1);I===F&&v&&(at(v),v.current=u())}}return!m&&
s.takes<=st&&(s.takes=0),o.filter(({takes:R})=>R!==0)}take(t){return[...this.getFuel,X,...ct(t),rt,...this.setFuel,...this.trap]}takeBytes(t){const e=[ot,...t,Ut,
Mt,vt,Wt];return[Lt,...t,...this.getFuel,...e,rt,...this.setFuel,ot,...t]}}const ct=n=>n<64?[n]:[n&127|128,...ct(n>>>7)],jt=3,ft=new WeakMap;async function Ht(n,t){
const e=ft.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===0)throw new y.zU("unavailable","The program that draws pages was left out of this i\
nstallation",{advice:"Use the package as it is published, or a service of your own"});const o=await zt(s,n,t);for(const{at:u,bytes:m}of n.changes??[])o.set(m,u);
const l=await WebAssembly.compile(new Uint8Array(await At(o,t.pace)));return ft.set(n,l),l}async function zt(n,{bytes:t,sha256:e},s){const o=await(0,b.p)(new DecompressionStream(
"deflate"),Yt(n,s)).catch(l=>{throw l instanceof y.zU?l:lt()});if(o.length!==t||(0,w.createHash)("sha256").update(o).digest("hex")!==e)throw lt();return o}const lt=()=>new y.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*Yt(n,t){for(const e of n){yield Buffer.from(e,"base\
64");const s=t.pace.step(e.length*jt);s&&await s}}const Jt=65536,Zt=-44,Vt=8,ht=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){this.
most=e;const s={};for(const{module:o,name:l}of WebAssembly.Module.imports(t))(s[o]??={})[l]=this.imported(l);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[D].value)}set fuel(t){this.exports[D].value=BigInt(
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
s=n.store(t),l={MapFont:(m,R,I,C,v,xe=0)=>te.test(oe(n,xe>>>0))?0:Qt,GetFontData:(m=0,R=0,I=0,C=0,v=0)=>I!==qt?0:(C!==0&&v>=t.length&&n.bytes.copyWithin(C>>>0,s,
s+t.length),t.length)},{__indirect_function_table:u}=n.exports;for(const{word:m,takes:R,results:I,name:C}of se)u.set(n.words.getUint32(e+m*4,!0),ut(R,I,l[C]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function oe({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+ee)).toString("latin1").split("\0");return e}const re={load:()=>c.
e(6199).then(c.bind(c,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09",changes:[{at:613867,bytes:[191,207,164,0]}]},
xt=4e6,ie=2e4,ae=15*xt,_t=3e5,pt=2**22,ce=.1,fe=[64,8],V=4,le=4,he=1,ue=2,de=255;class ${job;module;bytes;further;instance;constructor(t,e,s,o,l){this.job=t,this.
module=e,this.bytes=s,this.further=o,this.instance=l}static async open(t,e,s={}){const o=await Ht(re,e);return new $(e,o,t,s,new mt(e,o,t,s))}get isTired(){return this.
instance.isTired}async draw(t,e){const s=fe.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,
o)}catch(l){const u=s.shift();if(!this.isTired||u===void 0)throw l;o=u}}}async renew(){const t=this.job.pace.step(_t);t&&await t,this.instance=new mt(this.job,this.
module,this.bytes,this.further)}}class mt{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;index;pages;constructor(t,e,s,{font:o,images:l=0,pages:u}){
this.job=t,this.pages=u,this.most=Math.ceil(t.limits.drawingStep*xt+l*ie),this.sandbox=gt(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(()=>(this.
sandbox.call("FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&ne(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){
this.work(()=>this.release()),await this.rest(),this.index=t,this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.
prepare(e);for(let m=0;m<e.height;m+=s)await this.drawBand(e,m,Math.min(s,e.height-m));const{width:o,height:l}=e;return{width:o,height:l,row:m=>this.sandbox.bytes.
subarray(this.pixels+m*o*V,this.pixels+(m+1)*o*V)}}async drawBand({width:t,height:e},s,o){const{sandbox:l,page:u,pause:m}=this;await this.rest();let R=this.work(
()=>{const I=this.pixels+s*t*V;return this.bitmap=this.known(l.call("FPDFBitmap_CreateEx",t,o,le,I,t*V)),l.call("FPDF_RenderPageBitmap_Start",this.bitmap,u,0,-s,
t,e,0,0,m)});for(;R===he;)await this.rest(),R=this.work(()=>l.call("FPDF_RenderPage_Continue",u,m));if(R!==ue)throw Z(this.job.limits.drawingMemory);this.work(()=>this.
closeBand())}async prepare({width:t,height:e,isTransparent:s}){const{sandbox:o,job:l}=this,u=t*e*V;this.pixels=this.work(()=>this.known(o.call("malloc",u))>>>0);
for(let m=0;m<u;m+=pt){const R=Math.min(m+pt,u);o.bytes.fill(s?0:de,this.pixels+m,this.pixels+R);const I=l.pace.step((R-m)*ce);I&&await I}}work(t){const{sandbox:e,
job:s,most:o}=this;return e.fuel=o,gt(s,()=>{try{return t()}catch(l){throw e.fuel<0?this.refuse():l}})}refuse(){const{pages:t,index:e}=this;return e===void 0||!t?
Q():Q(t.numbers[e],t.field)}async rest(){const t=this.job.pace.step(_t);t&&await t}known(t){if(t===0)throw Z(this.job.limits.drawingMemory);return t}load(t){const{
sandbox:e}=this;this.document=this.known(e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,{__indirect_function_table:s}=t.
exports,o=s.length-1;return s.set(o,ut(1,1,()=>e-t.fuel>ae?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){const{sandbox:t,page:e,bitmap:s}=this;
s!==0&&(t.call("FPDF_RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;this.closeBand(),s!==0&&
t.call("free",s),e!==0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const Q=(n,t)=>(0,g.F)("drawingStep",`${n===void 0?"A page":`Page ${n}`} of the docu\
ment would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",t);function gt(n,t){try{return t()}catch(e){throw e instanceof
y.zU?e:Z(n.limits.drawingMemory)}}}),50476:((j,L,c)=>{c.d(L,{Z:()=>h,f:()=>p});const[y,g,w,b,_]=[1,8,32,64,128];function p(E,M,F,B){const A=new Set,a=[...E].filter(
f=>typeof f=="number");for(let f=a.pop();f!==void 0;f=a.pop())if(!(f<0||f>=M||A.has(f))){A.add(f);for(const S of h(B,F(f)))a.push(S)}return A}function*h(E,[M,F]){
if(!(F-M<12||E.getInt16(M)>=0))for(let B=M+10,A=w;A&w&&B+4<=F;)A=E.getUint16(B),yield E.getUint16(B+2),B+=4+(A&y?4:2)+(A&g?2:A&b?4:A&_?8:0)}}),990:((j,L,c)=>{c.
d(L,{IE:()=>w,IW:()=>M,n5:()=>B,qt:()=>E,tV:()=>A});var y=c(45657);const g=8,w=g*g,b=10,[_,p,h]=[192,193,194],E=a=>a>=192&&a<=207&&a!==196&&a!==200&&a!==204;function M(a,f){
if(a!==_&&a!==p&&a!==h)return;const[S,O=0,r=0,i=0,d=0,x=0]=f,[T,P]=[O<<8|r,i<<8|d];if(!(S===8&&P>0&&T>0&&x>=1&&x<=4&&f.length>=6+3*x))return;const U=Array.from(
{length:x},(D,Y)=>F(f.subarray(6+3*Y)));if(U.some(({across:D,down:Y,table:J})=>D<1||D>4||Y<1||Y>4||J>3))return;const k=x===1?U.map(D=>({...D,across:1,down:1})):
U;if(k.reduce((D,{across:Y,down:J})=>D+Y*J,0)>b||new Set(k.map(({id:D})=>D)).size<x)return;const W=(0,y.Kf)(k.map(({across:D})=>D)),N=(0,y.Kf)(k.map(({down:D})=>D)),
G=Math.ceil(P/(g*W)),z=Math.ceil(T/(g*N));return{width:P,height:T,unitColumns:G,unitRows:z,isProgressive:a===h,components:k.map(D=>({...D,columns:Math.ceil(Math.
ceil(P*D.across/W)/g),rows:Math.ceil(Math.ceil(T*D.down/N)/g),stride:G*D.across}))}}function F([a=0,f=0,S=0]){return{id:a,across:f>>4,down:f&15,table:S}}const B=({
components:a,unitRows:f})=>a.reduce((S,{stride:O,down:r})=>S+O*f*r,0)*w*Int16Array.BYTES_PER_ELEMENT,A=a=>({...a,components:a.components.map(f=>({...f,values:new Int16Array(
f.stride*a.unitRows*f.down*w)}))})}),95340:((j,L,c)=>{c.d(L,{K:()=>y,h:()=>g});const y=1e6;function g(w,b){const _=E=>{const M=w.resolve(b.get(E));return typeof M==
"number"?Math.floor(M):NaN},p=w.resolve(b.get("ImageMask"))===!0,h=w.array(b.get("Decode"))?.map(E=>w.resolve(E));return{width:_("Width"),height:_("Height"),bits:p?
1:_("BitsPerComponent")||8,stencil:p,decode:h?.every(E=>typeof E=="number")?h:void 0}}}),38671:((j,L,c)=>{c.d(L,{R:()=>b});var y=c(52205),g=c(45599);const w={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function b(_,p){const h=(0,y.c3)(_,p.dict.get("Filter")),E=(0,y.c3)(_,p.dict.
get("DecodeParms")),M=h.at(-1)??null,F=M instanceof g.SX?w[M.text]:void 0;if(!F)return{format:F,parameters:void 0,filter:M,before:p};const B=new g.Bi(p.dict);B.
set("Filter",h.slice(0,-1)),B.set("DecodeParms",E.slice(0,h.length-1));const A=E[h.length-1];return{format:F,parameters:(0,g.Zm)(A)?A:void 0,filter:M,before:new g.
Z6(B,p.data,p.sealed)}}}),93059:((j,L,c)=>{c.d(L,{n:()=>w});var y=c(45599);const g={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",
H:"Height",IM:"ImageMask",W:"Width"};function w(b){if(b.dataStart<0)return;const _=new y.Bi;for(let p=0;p+1<b.count;p+=2){const h=b.name(p);h!==void 0&&_.set(g[h]??
h,b.value(p+1))}return new y.Z6(_,b.content.subarray(b.dataStart,b.dataEnd))}}),8283:((j,L,c)=>{c.d(L,{A2:()=>g,EI:()=>_,GM:()=>w,OD:()=>E,Os:()=>b,iN:()=>p});var y=c(
78157);const g=216,w=217,b=218,_=254,p=a=>a>=224&&a<=239;class h{image;marker;start;end;constructor(f,S,O,r){this.image=f,this.marker=S,this.start=O,this.end=r}get data(){
return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*E(a){const f=(0,y.bS)(a);for(let S=2;;){const O=F(f,S);if(O<0)return;const r=f[O+
1],i=r===g||r===w||r===M;if(!i&&O+4>f.length)return;const d=i?0:f.readUInt16BE(O+2),x=O+2+d;if(x>f.length||!i&&d<2||(yield new h(f,r,O,x),r===w))return;S=x}}const M=1;
function F(a,f){for(let S=a.indexOf(255,f);S>=0&&S+1<a.length;S=A(a,S+1)){const O=a[S+1];if(O!==0&&O!==255&&(O<208||O>215))return S}return-1}const B=32;function A(a,f){
const S=Math.min(f+B,a.length);for(let O=f;O<S;O++)if(a[O]===255)return O;return a.indexOf(255,S)}}),79627:((j,L,c)=>{c.d(L,{W:()=>g});var y=c(74135);function g(w,b){
const _=Array.from({length:w.count},(h,E)=>w.number(E)||0);if(w.operator==="re"){const[h=0,E=0,M=0,F=0]=_;return(0,y.zl)(b,[h,E,h+M,E+F])}const p=[];for(let h=0;h+
1<_.length;h+=2)p.push((0,y.Gd)(b,_[h],_[h+1]));return(0,y.$L)(p)}})};
