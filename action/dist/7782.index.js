"use strict";exports.id=7782,exports.ids=[7782],exports.modules={28524:((K,N,d)=>{d.d(N,{tb:()=>st,uZ:()=>G,ny:()=>X});var b=d(52205),L=d(45599),y=d(95340),B=d(38671),E=d(78157),
S=d(8283);function x(i,a){const h=(0,E.bS)(a);return i==="jpg"?p(h):i==="jp2"?I(h):T(h)}function p(i){for(const a of(0,S.OD)(i)){const{marker:h}=a;if(!(h>=192&&
h<=207&&h!==196&&h!==200&&h!==204))continue;const{data:u}=a;if(u.length>=5)return(u[1]<<8|u[2])*(u[3]<<8|u[4])}return 0}const F=new Set([192,193]);function A(i){
let a;for(const{marker:h,data:w}of(0,S.OD)(i))if(F.has(h))a=w[5];else if(h===S.Os)return a!==void 0&&w[0]===a;return!1}const M=36;function I(i){const a=i.indexOf(
Uint8Array.of(255,79,255,81));if(a<0||a+6+M>i.length)return 0;const h=i.readUInt16BE(a+40);return i.readUInt32BE(a+8)*i.readUInt32BE(a+12)*Math.max(1,h/3)}const R=new Set(
[4,6,7,20,22,23,36,38,39,40,42,43]);function T(i){let a=0;for(let h=0;h+11<=i.length;){const w=i[h+4],u=h+W(i,h);if(u>i.length)break;R.has(w&63)&&u+8<=i.length&&
(a+=i.readUInt32BE(u)*i.readUInt32BE(u+4));const _=i.readUInt32BE(u-4);if(_===4294967295)break;h=u+_}return a}function W(i,a){const h=i.readUInt32BE(a),w=i[a+5]>>
5,u=w===7&&a+9<=i.length,_=u?i.readUInt32BE(a+5)&536870911:w,P=u?4+Math.ceil((_+1)/8):1,U=h<=256?1:h<=65536?2:4;return 5+P+_*U+(i[a+4]&64?4:1)+4}const Y={jpg:.011,
jp2:.15,jbig2:.01,ccitt:.002},$=.006,J=5e3,X=({limits:i})=>i.drawingStep*1e3;function G(i,a){const{width:h,height:w}=(0,y.h)(i,a.dict),u=Math.max(h,0)*Math.max(
w,0)||0,{format:_,before:P}=(0,B.R)(i,a),U=(k,C,Z)=>{const j=k*C,V=Z&&k<=i.job.limits.pixels?Math.min(j,J):j;return{whole:j,step:V,pixels:k}};if(_===void 0)return U(
u,$,et(i,a));if(_==="ccitt")return U(u,Y.ccitt,!0);const D=i.decodedPart(P)?.data,v=Math.max(u,D?x(_,D):0);return U(v,Y[_],_==="jpg"&&D!==void 0&&A(D))}function et(i,a){
const h=(0,b.c3)(i,a.dict.get("Filter"));return h.length<=1&&h.every(w=>(0,L.Eo)(w,"FlateDecode")||(0,L.Eo)(w,"Fl"))}class st{document;known=new WeakMap;slowest=0;constructor(a){
this.document=a}of(a){const h=this.known.get(a.dict);if(h!==void 0)return h;const w=["SMask","Mask"].map(k=>this.document.resolve(a.dict.get(k))).filter(k=>k instanceof
L.Z6),{whole:u,step:_,pixels:P}=G(this.document,a),U=w.map(k=>G(this.document,k)),D=U.reduce((k,C)=>k+C.whole,u),v={step:w.length===0?_:D,pixels:U.reduce((k,C)=>k+
C.pixels,P)};return this.known.set(a.dict,v),this.slowest=Math.max(this.slowest,D),v}}}),14118:((K,N,d)=>{d.d(N,{YY:()=>q,Fh:()=>tt});var b=d(58552),L=d(42973),
y=d(77598),B=d(19158);const E=5;class S{bytes;at;end;constructor(t,e,s){this.bytes=t,this.at=e,this.end=s}byte(){return this.bytes[this.at++]}integer(){let t=0;
for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){for(let e=t;e>0;)this.byte()<128&&e--}skip(t){this.at+=t}}function x(n){
const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class p{buffer;at=0;constructor(t){this.buffer=new Uint8Array(t)}push(t){this.buffer[this.
at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),this.at),this.at+=s-e}reserveSize(){return this.at+=E,
this.at}fillSize(t){let e=this.at-t;for(let s=E;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){return this.buffer.subarray(0,this.at)}}const F=3,A=11,
[M,I]=[14,28],R=252,[T,W,Y]=[8,10,11],[$,J]=[4,5],X=n=>n>=2&&n<=4,G=n=>n===16||n===17,i=[[0,1,0],[2,4,1],[5,5,0],[11,11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,
2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,210,1]],a=127,h=new Int8Array(256).fill(a);for(const[n,
t,e]of i)h.fill(e,n,t+1);const w=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,1],[109,112,8],[113,126,1],[127,130,12],[131,148,1],[149,
149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],u=new Uint8Array(256);for(const[n,t,e]of w)u.fill(e,n,t+1);const _=[0,0,0,0,0,0,
0,0,2,1,2,1,2,1,2,1,1,1];function P(n,t){if(t===M)n.skipIntegers(n.integer()+1);else if(t===I)n.skipIntegers(n.integer());else if(t===R){const e=n.integer();return n.
skipIntegers(_[e]??U()),e===T||e===W||e===Y}else{const e=h[t];e===a&&U(),e<0?n.skip(-e):n.skipIntegers(e)}return!1}function U(){throw new b.zU("internal","The p\
rogram that draws pages has instructions that are not known",{advice:"Install the package again"})}const D="octavo_fuel",[v,k,C,Z,j,V]=[1,2,3,6,7,10],[_t,kt,St,
nt]=[127,126,1,3],ot=8,rt=16,Ft=40,It=3,At=6;async function Tt(n,t){const e=Ot(n),s=c=>new S(n,...e.get(c)??[0,0]),o=new p(2*n.length),r=x(Lt(s(k))+s(Z).integer());
o.copy(n,0,ot);for(const[c,[l,g]]of e){o.push(c);const f=o.reserveSize();c===Z?it(o,s(c),[kt,St,Q,...Gt,A]):c===j?it(o,s(c),[D.length,...Buffer.from(D),nt,...r]):
c===V?await new jt(s(c),o,Bt(s(v),s(C)),r).all(t):o.copy(n,l,g),o.fillSize(f)}return o.written()}function Ot(n){const t=new Map;for(const e=new S(n,ot,n.length);e.
at<n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function Lt(n){let t=0;for(let e=n.integer();e>0;e--){for(const s of["mod\
ule","name"])n.skip(n.integer());n.byte()===nt&&t++,n.skipIntegers(1)}return t}function Bt(n,t){const e=Array.from({length:n.integer()},()=>{n.skip(1);const s=n.
integer();return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}function it(n,t,e){n.write(x(t.integer()+1)),
n.copy(t.bytes,t.at,t.end),n.write(e)}const[Dt,Ut]=[0,64],[at,Mt,Nt,Rt]=[32,33,35,36],[Pt,Q,Ct,vt,ct,Wt]=[65,66,83,118,125,173],Gt=[255,255,255,255,255,255,15],
ht=-1;function lt(n){const{base:t,current:e}=n;e===t||e.takes>rt||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,Ft)),e.takes=0)}class jt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){
this.code=t,this.out=e,this.parameters=s,this.setFuel=[Rt,...o],this.getFuel=[Nt,...o],this.trap=[...this.getFuel,Q,0,Ct,$,Ut,Dt,A]}async all(t){const{code:e,out:s}=this,
o=e.integer();s.write(x(o));for(let r=0;r<o;r++){const c=e.integer();this.one(this.parameters[r],e.at+c);const l=t.step(c*At);l&&await l}}one(t,e){const{code:s,
out:o}=this,r=o.reserveSize(),c=s.integer(),l=s.at;let g=t;for(let m=c;m>0;m--)g+=s.integer(),s.skip(1);o.write(x(c+1)),o.copy(s.bytes,l,s.at),o.write([1,_t]);let f=s.
at;for(const{at:m,takes:O}of this.additions(e))o.copy(s.bytes,f,m),o.write(O===ht?this.takeBytes(x(g)):this.take(O)),f=m;o.copy(s.bytes,f,e),o.fillSize(r)}additions(t){
const{code:e}=this,s={at:e.at,takes:1},o=[s],r=[{base:s,current:s}],c=()=>o[o.push({at:e.at,takes:0})-1];let l=!1;for(;r.length>0&&e.at<t;){const{at:g}=e,f=e.byte();
P(e,f)&&o.push({at:g,takes:ht});const m=r.at(-1);if(m.current.takes+=u[f],l||=G(f),f===F){const O=c();O.takes=1,r.push({base:O,current:O})}else if(X(f))r.push({
base:m.current,current:f===$?c():m.current});else if(f===J||f===A){lt(m),f===J?m.current=c():r.pop();const O=r.at(-1);f===A&&O&&(lt(O),O.current=c())}}return!l&&
s.takes<=rt&&(s.takes=0),o.filter(({takes:g})=>g!==0)}take(t){return[...this.getFuel,Q,...ft(t),ct,...this.setFuel,...this.trap]}takeBytes(t){const e=[at,...t,Pt,
It,vt,Wt];return[Mt,...t,...this.getFuel,...e,ct,...this.setFuel,at,...t]}}const ft=n=>n<64?[n]:[n&127|128,...ft(n>>>7)],Ht=3,ut=new WeakMap;async function zt(n,t){
const e=ut.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===0)throw new b.zU("unavailable","The program that draws pages was left out of this i\
nstallation",{advice:"Use the package as it is published, or a service of your own"});const o=await Kt(s,n,t);for(const{at:c,bytes:l}of n.changes??[])o.set(l,c);
const r=await WebAssembly.compile(new Uint8Array(await Tt(o,t.pace)));return ut.set(n,r),r}async function Kt(n,{bytes:t,sha256:e},s){const o=await(0,B.p)(new DecompressionStream(
"deflate"),Yt(n,s)).catch(r=>{throw r instanceof b.zU?r:dt()});if(o.length!==t||(0,y.createHash)("sha256").update(o).digest("hex")!==e)throw dt();return o}const dt=()=>new b.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*Yt(n,t){for(const e of n){yield Buffer.from(e,"base\
64");const s=t.pace.step(e.length*Ht);s&&await s}}const $t=65536,Jt=-44,Zt=8,xt=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){this.
most=e;const s={};for(const{module:o,name:r}of WebAssembly.Module.imports(t))(s[o]??={})[r]=this.imported(r);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[D].value)}set fuel(t){this.exports[D].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw H(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw xt};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,s)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw H(this.most)}}return t.startsWith("fd_")?()=>Zt:t.startsWith("__syscall_")?()=>Jt:()=>0}invoke=(t,...e)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",s),o!==xt)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,s=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,s*1.25),this.most);try{return e.grow(Math.ceil((o-s)/$t)),1}catch{return 0}}}const H=n=>(0,L.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function pt(n,t,e){const s=new WebAssembly.Module(Uint8Array.from(Vt(n,t)));return new WebAssembly.
Instance(s,{a:{b:e}}).exports.c}const gt=127,Vt=(n,t)=>[0,97,115,109,1,0,0,0,1,4+n+t,1,96,n,...new Array(n).fill(gt),t,...new Array(t).fill(gt),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Qt=1,qt=0,te=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,ee=16,se=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function ne(n,t){const e=n.call("FPDF_GetDefaultSystemFontInfo"),
s=n.store(t),r={MapFont:(l,g,f,m,O,xe=0)=>te.test(oe(n,xe>>>0))?0:Qt,GetFontData:(l=0,g=0,f=0,m=0,O=0)=>f!==qt?0:(m!==0&&O>=t.length&&n.bytes.copyWithin(m>>>0,s,
s+t.length),t.length)},{__indirect_function_table:c}=n.exports;for(const{word:l,takes:g,results:f,name:m}of se)c.set(n.words.getUint32(e+l*4,!0),pt(g,f,r[m]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function oe({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+ee)).toString("latin1").split("\0");return e}const re={load:()=>d.
e(6199).then(d.bind(d,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09",changes:[{at:613867,bytes:[191,207,164,0]}]},
wt=4e6,ie=2e4,ae=15*wt,mt=3e5,bt=2**22,ce=.1,he=[64,8],z=4,le=4,fe=1,ue=2,de=255;class q{job;module;bytes;further;instance;constructor(t,e,s,o,r){this.job=t,this.
module=e,this.bytes=s,this.further=o,this.instance=r}static async open(t,e,s={}){const o=await zt(re,e);return new q(e,o,t,s,new yt(e,o,t,s))}get isTired(){return this.
instance.isTired}async draw(t,e){const s=he.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,
o)}catch(r){const c=s.shift();if(!this.isTired||c===void 0)throw r;o=c}}}async renew(){const t=this.job.pace.step(mt);t&&await t,this.instance=new yt(this.job,this.
module,this.bytes,this.further)}}class yt{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;index;pages;constructor(t,e,s,{font:o,images:r=0,pages:c}){
this.job=t,this.pages=c,this.most=t.limits.drawingStep*wt+r*ie,this.sandbox=Et(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(()=>(this.sandbox.call(
"FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&ne(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){this.work(
()=>this.release()),await this.rest(),this.index=t,this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.prepare(
e);for(let l=0;l<e.height;l+=s)await this.drawBand(e,l,Math.min(s,e.height-l));const{width:o,height:r}=e;return{width:o,height:r,row:l=>this.sandbox.bytes.subarray(
this.pixels+l*o*z,this.pixels+(l+1)*o*z)}}async drawBand({width:t,height:e},s,o){const{sandbox:r,page:c,pause:l}=this;await this.rest();let g=this.work(()=>{const f=this.
pixels+s*t*z;return this.bitmap=this.known(r.call("FPDFBitmap_CreateEx",t,o,le,f,t*z)),r.call("FPDF_RenderPageBitmap_Start",this.bitmap,c,0,-s,t,e,0,0,l)});for(;g===
fe;)await this.rest(),g=this.work(()=>r.call("FPDF_RenderPage_Continue",c,l));if(g!==ue)throw H(this.job.limits.drawingMemory);this.work(()=>this.closeBand())}async prepare({
width:t,height:e,isTransparent:s}){const{sandbox:o,job:r}=this,c=t*e*z;this.pixels=this.work(()=>this.known(o.call("malloc",c))>>>0);for(let l=0;l<c;l+=bt){const g=Math.
min(l+bt,c);o.bytes.fill(s?0:de,this.pixels+l,this.pixels+g);const f=r.pace.step((g-l)*ce);f&&await f}}work(t){const{sandbox:e,job:s,most:o}=this;return e.fuel=
o,Et(s,()=>{try{return t()}catch(r){throw e.fuel<0?this.refuse():r}})}refuse(){const{pages:t,index:e}=this;return e===void 0||!t?tt():tt(t.numbers[e],t.field)}async rest(){
const t=this.job.pace.step(mt);t&&await t}known(t){if(t===0)throw H(this.job.limits.drawingMemory);return t}load(t){const{sandbox:e}=this;this.document=this.known(
e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,{__indirect_function_table:s}=t.exports,o=s.length-1;return s.
set(o,pt(1,1,()=>e-t.fuel>ae?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){const{sandbox:t,page:e,bitmap:s}=this;s!==0&&(t.call("FPDF_\
RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;this.closeBand(),s!==0&&t.call("free",s),e!==
0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const tt=(n,t)=>(0,L.F)("drawingStep",`${n===void 0?"A page":`Page ${n}`} of the document would take too \
long to draw at once`,"Split it, or ask a service of your own, which draws longer",t);function Et(n,t){try{return t()}catch(e){throw e instanceof b.zU?e:H(n.limits.
drawingMemory)}}}),50476:((K,N,d)=>{d.d(N,{Z:()=>x,f:()=>S});const[b,L,y,B,E]=[1,8,32,64,128];function S(p,F,A,M){const I=new Set,R=[...p].filter(T=>typeof T=="\
number");for(let T=R.pop();T!==void 0;T=R.pop())if(!(T<0||T>=F||I.has(T))){I.add(T);for(const W of x(M,A(T)))R.push(W)}return I}function*x(p,[F,A]){if(!(A-F<12||
p.getInt16(F)>=0))for(let M=F+10,I=y;I&y&&M+4<=A;)I=p.getUint16(M),yield p.getUint16(M+2),M+=4+(I&b?4:2)+(I&L?2:I&B?4:I&E?8:0)}}),95340:((K,N,d)=>{d.d(N,{K:()=>b,
h:()=>L});const b=1e6;function L(y,B){const E=p=>{const F=y.resolve(B.get(p));return typeof F=="number"?Math.floor(F):NaN},S=y.resolve(B.get("ImageMask"))===!0,
x=y.array(B.get("Decode"))?.map(p=>y.resolve(p));return{width:E("Width"),height:E("Height"),bits:S?1:E("BitsPerComponent")||8,stencil:S,decode:x?.every(p=>typeof p==
"number")?x:void 0}}}),79627:((K,N,d)=>{d.d(N,{W:()=>L});var b=d(74135);function L(y,B){const E=Array.from({length:y.count},(x,p)=>y.number(p)||0);if(y.operator===
"re"){const[x=0,p=0,F=0,A=0]=E;return(0,b.zl)(B,[x,p,x+F,p+A])}const S=[];for(let x=0;x+1<E.length;x+=2)S.push((0,b.Gd)(B,E[x],E[x+1]));return(0,b.$L)(S)}})};
