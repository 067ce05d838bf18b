"use strict";exports.id=7782,exports.ids=[7782],exports.modules={28524:((H,M,u)=>{u.d(M,{t:()=>tt,u:()=>W});var y=u(52205),L=u(45599),E=u(95340),B=u(38671),_=u(78157),k=u(8283);
function x(a,i){const h=(0,_.bS)(i);return a==="jpg"?p(h):a==="jp2"?S(h):A(h)}function p(a){for(const i of(0,k.OD)(a)){const{marker:h}=i;if(!(h>=192&&h<=207&&h!==
196&&h!==200&&h!==204))continue;const{data:d}=i;if(d.length>=5)return(d[1]<<8|d[2])*(d[3]<<8|d[4])}return 0}const F=new Set([192,193]);function I(a){let i;for(const{
marker:h,data:g}of(0,k.OD)(a))if(F.has(h))i=g[5];else if(h===k.Os)return i!==void 0&&g[0]===i;return!1}const D=36;function S(a){const i=a.indexOf(Uint8Array.of(
255,79,255,81));if(i<0||i+6+D>a.length)return 0;const h=a.readUInt16BE(i+40);return a.readUInt32BE(i+8)*a.readUInt32BE(i+12)*Math.max(1,h/3)}const P=new Set([4,
6,7,20,22,23,36,38,39,40,42,43]);function A(a){let i=0;for(let h=0;h+11<=a.length;){const g=a[h+4],d=h+v(a,h);if(d>a.length)break;P.has(g&63)&&d+8<=a.length&&(i+=
a.readUInt32BE(d)*a.readUInt32BE(d+4));const b=a.readUInt32BE(d-4);if(b===4294967295)break;h=d+b}return i}function v(a,i){const h=a.readUInt32BE(i),g=a[i+5]>>5,
d=g===7&&i+9<=a.length,b=d?a.readUInt32BE(i+5)&536870911:g,N=d?4+Math.ceil((b+1)/8):1,U=h<=256?1:h<=65536?2:4;return 5+N+b*U+(a[i+4]&64?4:1)+4}const z={jpg:.011,
jp2:.15,jbig2:.01,ccitt:.002},K=.006,Y=5e3;function W(a,i){const{width:h,height:g}=(0,E.h)(a,i.dict),d=Math.max(h,0)*Math.max(g,0)||0,{format:b,before:N}=(0,B.R)(
a,i),U=($,Z,X)=>{const C=$*Z;return{whole:C,step:X&&$<=a.job.limits.pixels?Math.min(C,Y):C}};if(b===void 0)return U(d,K,J(a,i));if(b==="ccitt")return U(d,z.ccitt,
!0);const T=a.decodedPart(N)?.data,R=Math.max(d,T?x(b,T):0);return U(R,z[b],b==="jpg"&&T!==void 0&&I(T))}function J(a,i){const h=(0,y.c3)(a,i.dict.get("Filter"));
return h.length<=1&&h.every(g=>(0,L.Eo)(g,"FlateDecode")||(0,L.Eo)(g,"Fl"))}class tt{document;known=new WeakMap;slowest=0;constructor(i){this.document=i}of(i){const h=this.
known.get(i.dict);if(h!==void 0)return h;const g=["SMask","Mask"].map(T=>this.document.resolve(i.dict.get(T))).filter(T=>T instanceof L.Z6),{whole:d,step:b}=W(this.
document,i),N=g.reduce((T,R)=>T+W(this.document,R).whole,d),U=g.length===0?b:N;return this.known.set(i.dict,U),this.slowest=Math.max(this.slowest,N),U}}}),14118:((H,M,u)=>{
u.d(M,{YY:()=>Q,Fh:()=>q});var y=u(58552),L=u(42973),E=u(77598),B=u(19158);const _=5;class k{bytes;at;end;constructor(t,e,s){this.bytes=t,this.at=e,this.end=s}byte(){
return this.bytes[this.at++]}integer(){let t=0;for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){for(let e=t;e>0;)this.byte()<
128&&e--}skip(t){this.at+=t}}function x(n){const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class p{buffer;at=0;constructor(t){this.buffer=
new Uint8Array(t)}push(t){this.buffer[this.at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),this.at),this.
at+=s-e}reserveSize(){return this.at+=_,this.at}fillSize(t){let e=this.at-t;for(let s=_;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){return this.
buffer.subarray(0,this.at)}}const F=3,I=11,[D,S]=[14,28],P=252,[A,v,z]=[8,10,11],[K,Y]=[4,5],W=n=>n>=2&&n<=4,J=n=>n===16||n===17,i=[[0,1,0],[2,4,1],[5,5,0],[11,
11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,210,1]],h=127,
g=new Int8Array(256).fill(h);for(const[n,t,e]of i)g.fill(e,n,t+1);const d=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,1],[109,112,8],[
113,126,1],[127,130,12],[131,148,1],[149,149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],b=new Uint8Array(256);for(const[n,t,e]of d)
b.fill(e,n,t+1);const N=[0,0,0,0,0,0,0,0,2,1,2,1,2,1,2,1,1,1];function U(n,t){if(t===D)n.skipIntegers(n.integer()+1);else if(t===S)n.skipIntegers(n.integer());else if(t===
P){const e=n.integer();return n.skipIntegers(N[e]??T()),e===A||e===v||e===z}else{const e=g[t];e===h&&T(),e<0?n.skip(-e):n.skipIntegers(e)}return!1}function T(){
throw new y.zU("internal","The program that draws pages has instructions that are not known",{advice:"Install the package again"})}const R="octavo_fuel",[$,Z,X,
C,yt,Et]=[1,2,3,6,7,10],[_t,kt,Ft,et]=[127,126,1,3],st=8,nt=16,St=40,It=3,At=6;async function Tt(n,t){const e=Ot(n),s=c=>new k(n,...e.get(c)??[0,0]),o=new p(2*n.
length),r=x(Lt(s(Z))+s(C).integer());o.copy(n,0,st);for(const[c,[l,w]]of e){o.push(c);const f=o.reserveSize();c===C?ot(o,s(c),[kt,Ft,V,...Gt,I]):c===yt?ot(o,s(c),
[R.length,...Buffer.from(R),et,...r]):c===Et?await new jt(s(c),o,Bt(s($),s(X)),r).all(t):o.copy(n,l,w),o.fillSize(f)}return o.written()}function Ot(n){const t=new Map;
for(const e=new k(n,st,n.length);e.at<n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function Lt(n){let t=0;for(let e=n.integer();e>
0;e--){for(const s of["module","name"])n.skip(n.integer());n.byte()===et&&t++,n.skipIntegers(1)}return t}function Bt(n,t){const e=Array.from({length:n.integer()},
()=>{n.skip(1);const s=n.integer();return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}function ot(n,t,e){
n.write(x(t.integer()+1)),n.copy(t.bytes,t.at,t.end),n.write(e)}const[Dt,Ut]=[0,64],[rt,Mt,Nt,Rt]=[32,33,35,36],[Pt,V,Ct,vt,it,Wt]=[65,66,83,118,125,173],Gt=[255,
255,255,255,255,255,15],at=-1;function ct(n){const{base:t,current:e}=n;e===t||e.takes>nt||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,St)),e.takes=0)}class jt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){
this.code=t,this.out=e,this.parameters=s,this.setFuel=[Rt,...o],this.getFuel=[Nt,...o],this.trap=[...this.getFuel,V,0,Ct,K,Ut,Dt,I]}async all(t){const{code:e,out:s}=this,
o=e.integer();s.write(x(o));for(let r=0;r<o;r++){const c=e.integer();this.one(this.parameters[r],e.at+c);const l=t.step(c*At);l&&await l}}one(t,e){const{code:s,
out:o}=this,r=o.reserveSize(),c=s.integer(),l=s.at;let w=t;for(let m=c;m>0;m--)w+=s.integer(),s.skip(1);o.write(x(c+1)),o.copy(s.bytes,l,s.at),o.write([1,_t]);let f=s.
at;for(const{at:m,takes:O}of this.additions(e))o.copy(s.bytes,f,m),o.write(O===at?this.takeBytes(x(w)):this.take(O)),f=m;o.copy(s.bytes,f,e),o.fillSize(r)}additions(t){
const{code:e}=this,s={at:e.at,takes:1},o=[s],r=[{base:s,current:s}],c=()=>o[o.push({at:e.at,takes:0})-1];let l=!1;for(;r.length>0&&e.at<t;){const{at:w}=e,f=e.byte();
U(e,f)&&o.push({at:w,takes:at});const m=r.at(-1);if(m.current.takes+=b[f],l||=J(f),f===F){const O=c();O.takes=1,r.push({base:O,current:O})}else if(W(f))r.push({
base:m.current,current:f===K?c():m.current});else if(f===Y||f===I){ct(m),f===Y?m.current=c():r.pop();const O=r.at(-1);f===I&&O&&(ct(O),O.current=c())}}return!l&&
s.takes<=nt&&(s.takes=0),o.filter(({takes:w})=>w!==0)}take(t){return[...this.getFuel,V,...ht(t),it,...this.setFuel,...this.trap]}takeBytes(t){const e=[rt,...t,Pt,
It,vt,Wt];return[Mt,...t,...this.getFuel,...e,it,...this.setFuel,rt,...t]}}const ht=n=>n<64?[n]:[n&127|128,...ht(n>>>7)],Ht=3,lt=new WeakMap;async function zt(n,t){
const e=lt.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===0)throw new y.zU("unavailable","The program that draws pages was left out of this i\
nstallation",{advice:"Use the package as it is published, or a service of your own"});const o=await Kt(s,n,t);for(const{at:c,bytes:l}of n.changes??[])o.set(l,c);
const r=await WebAssembly.compile(new Uint8Array(await Tt(o,t.pace)));return lt.set(n,r),r}async function Kt(n,{bytes:t,sha256:e},s){const o=await(0,B.p)(new DecompressionStream(
"deflate"),Yt(n,s)).catch(r=>{throw r instanceof y.zU?r:ft()});if(o.length!==t||(0,E.createHash)("sha256").update(o).digest("hex")!==e)throw ft();return o}const ft=()=>new y.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*Yt(n,t){for(const e of n){yield Buffer.from(e,"base\
64");const s=t.pace.step(e.length*Ht);s&&await s}}const $t=65536,Jt=-44,Zt=8,ut=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){this.
most=e;const s={};for(const{module:o,name:r}of WebAssembly.Module.imports(t))(s[o]??={})[r]=this.imported(r);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[R].value)}set fuel(t){this.exports[R].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw G(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw ut};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,s)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw G(this.most)}}return t.startsWith("fd_")?()=>Zt:t.startsWith("__syscall_")?()=>Jt:()=>0}invoke=(t,...e)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",s),o!==ut)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,s=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,s*1.25),this.most);try{return e.grow(Math.ceil((o-s)/$t)),1}catch{return 0}}}const G=n=>(0,L.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function dt(n,t,e){const s=new WebAssembly.Module(Uint8Array.from(Vt(n,t)));return new WebAssembly.
Instance(s,{a:{b:e}}).exports.c}const xt=127,Vt=(n,t)=>[0,97,115,109,1,0,0,0,1,4+n+t,1,96,n,...new Array(n).fill(xt),t,...new Array(t).fill(xt),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Qt=1,qt=0,te=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,ee=16,se=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function ne(n,t){const e=n.call("FPDF_GetDefaultSystemFontInfo"),
s=n.store(t),r={MapFont:(l,w,f,m,O,xe=0)=>te.test(oe(n,xe>>>0))?0:Qt,GetFontData:(l=0,w=0,f=0,m=0,O=0)=>f!==qt?0:(m!==0&&O>=t.length&&n.bytes.copyWithin(m>>>0,s,
s+t.length),t.length)},{__indirect_function_table:c}=n.exports;for(const{word:l,takes:w,results:f,name:m}of se)c.set(n.words.getUint32(e+l*4,!0),dt(w,f,r[m]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function oe({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+ee)).toString("latin1").split("\0");return e}const re={load:()=>u.
e(6199).then(u.bind(u,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09",changes:[{at:613867,bytes:[191,207,164,0]}]},
pt=4e6,ie=2e4,ae=15*pt,gt=3e5,wt=2**22,ce=.1,he=[64,8],j=4,le=4,fe=1,ue=2,de=255;class Q{job;module;bytes;further;instance;constructor(t,e,s,o,r){this.job=t,this.
module=e,this.bytes=s,this.further=o,this.instance=r}static async open(t,e,s={}){const o=await zt(re,e);return new Q(e,o,t,s,new mt(e,o,t,s))}get isTired(){return this.
instance.isTired}async draw(t,e){const s=he.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,
o)}catch(r){const c=s.shift();if(!this.isTired||c===void 0)throw r;o=c}}}async renew(){const t=this.job.pace.step(gt);t&&await t,this.instance=new mt(this.job,this.
module,this.bytes,this.further)}}class mt{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;index;pages;constructor(t,e,s,{font:o,images:r=0,pages:c}){
this.job=t,this.pages=c,this.most=t.limits.drawingStep*pt+r*ie,this.sandbox=bt(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(()=>(this.sandbox.call(
"FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&ne(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){this.work(
()=>this.release()),await this.rest(),this.index=t,this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.prepare(
e);for(let l=0;l<e.height;l+=s)await this.drawBand(e,l,Math.min(s,e.height-l));const{width:o,height:r}=e;return{width:o,height:r,row:l=>this.sandbox.bytes.subarray(
this.pixels+l*o*j,this.pixels+(l+1)*o*j)}}async drawBand({width:t,height:e},s,o){const{sandbox:r,page:c,pause:l}=this;await this.rest();let w=this.work(()=>{const f=this.
pixels+s*t*j;return this.bitmap=this.known(r.call("FPDFBitmap_CreateEx",t,o,le,f,t*j)),r.call("FPDF_RenderPageBitmap_Start",this.bitmap,c,0,-s,t,e,0,0,l)});for(;w===
fe;)await this.rest(),w=this.work(()=>r.call("FPDF_RenderPage_Continue",c,l));if(w!==ue)throw G(this.job.limits.drawingMemory);this.work(()=>this.closeBand())}async prepare({
width:t,height:e,isTransparent:s}){const{sandbox:o,job:r}=this,c=t*e*j;this.pixels=this.work(()=>this.known(o.call("malloc",c))>>>0);for(let l=0;l<c;l+=wt){const w=Math.
min(l+wt,c);o.bytes.fill(s?0:de,this.pixels+l,this.pixels+w);const f=r.pace.step((w-l)*ce);f&&await f}}work(t){const{sandbox:e,job:s,most:o}=this;return e.fuel=
o,bt(s,()=>{try{return t()}catch(r){throw e.fuel<0?this.refuse():r}})}refuse(){const{pages:t,index:e}=this;return e===void 0||!t?q():q(t.numbers[e],t.field)}async rest(){
const t=this.job.pace.step(gt);t&&await t}known(t){if(t===0)throw G(this.job.limits.drawingMemory);return t}load(t){const{sandbox:e}=this;this.document=this.known(
e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,{__indirect_function_table:s}=t.exports,o=s.length-1;return s.
set(o,dt(1,1,()=>e-t.fuel>ae?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){const{sandbox:t,page:e,bitmap:s}=this;s!==0&&(t.call("FPDF_\
RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;this.closeBand(),s!==0&&t.call("free",s),e!==
0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const q=(n,t)=>(0,L.F)("drawingStep",`${n===void 0?"A page":`Page ${n}`} of the document would take too l\
ong to draw at once`,"Split it, or ask a service of your own, which draws longer",t);function bt(n,t){try{return t()}catch(e){throw e instanceof y.zU?e:G(n.limits.
drawingMemory)}}}),50476:((H,M,u)=>{u.d(M,{Z:()=>x,f:()=>k});const[y,L,E,B,_]=[1,8,32,64,128];function k(p,F,I,D){const S=new Set,P=[...p].filter(A=>typeof A=="\
number");for(let A=P.pop();A!==void 0;A=P.pop())if(!(A<0||A>=F||S.has(A))){S.add(A);for(const v of x(D,I(A)))P.push(v)}return S}function*x(p,[F,I]){if(!(I-F<12||
p.getInt16(F)>=0))for(let D=F+10,S=E;S&E&&D+4<=I;)S=p.getUint16(D),yield p.getUint16(D+2),D+=4+(S&y?4:2)+(S&L?2:S&B?4:S&_?8:0)}}),95340:((H,M,u)=>{u.d(M,{K:()=>y,
h:()=>L});const y=1e6;function L(E,B){const _=p=>{const F=E.resolve(B.get(p));return typeof F=="number"?Math.floor(F):NaN},k=E.resolve(B.get("ImageMask"))===!0,
x=E.array(B.get("Decode"))?.map(p=>E.resolve(p));return{width:_("Width"),height:_("Height"),bits:k?1:_("BitsPerComponent")||8,stencil:k,decode:x?.every(p=>typeof p==
"number")?x:void 0}}}),79627:((H,M,u)=>{u.d(M,{W:()=>L});var y=u(74135);function L(E,B){const _=Array.from({length:E.count},(x,p)=>E.number(p)||0);if(E.operator===
"re"){const[x=0,p=0,F=0,I=0]=_;return(0,y.zl)(B,[x,p,x+F,p+I])}const k=[];for(let x=0;x+1<_.length;x+=2)k.push((0,y.Gd)(B,_[x],_[x+1]));return(0,y.$L)(k)}})};
