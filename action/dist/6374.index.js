"use strict";exports.id=6374,exports.ids=[6374],exports.modules={74262:((Y,L,a)=>{a.d(L,{Hb:()=>k,YL:()=>D,o8:()=>d});var y=a(45657),p=a(23334),x=a(78157),O=a(990),m=a(8283);
function d(l,i){const r=(0,x.bS)(i);return l==="jpg"?h(r):l==="jp2"?w(r):I(r)}function h(l){for(const i of(0,m.OD)(l)){if(!(0,O.qt)(i.marker))continue;const{data:r}=i;
if(r.length>=5)return(r[1]<<8|r[2])*(r[3]<<8|r[4])}return 0}const E=new Set([192,193]);function D(l){let i;for(const{marker:r,data:c}of(0,m.OD)(l))if(E.has(r))i=
c[5];else if(r===m.Os)return i!==void 0&&c[0]===i;return!1}const F=new Set([194,198,202,206]);function k(l){let i,[r,c]=[0,0];for(const{marker:S,data:b}of(0,m.OD)(
l))if(F.has(S))i=P(b);else if(S===m.Os&&i){const N=Math.min(b[0]??0,4);let C=0;for(let T=0;T<N;T++)C+=i.get(b[1+2*T])??1;(b[3+2*N]??0)>>4?r+=C:c+=C}return i&&{refining:r,
others:c}}function P(l){const i=Array.from({length:Math.min(l[5]??0,4)},(c,S)=>{const b=l[7+3*S]??17;return{id:l[6+3*S]??0,samples:Math.max((b>>4)*(b&15),1)}}),
r=(0,y.Kf)(i.map(({samples:c})=>c));return new Map(i.map(({id:c,samples:S})=>[c,S/r]))}const g=36;function w(l){const i=l.indexOf(Uint8Array.of(255,79,255,81));
if(i<0||i+6+g>l.length)return 0;const r=l.readUInt16BE(i+40);return l.readUInt32BE(i+8)*l.readUInt32BE(i+12)*Math.max(1,r/3)}const B=new Set([4,6,7,20,22,23,36,
38,39,40,42,43]);function I(l){let i=0;for(const{type:r,start:c}of(0,p.d)(l))B.has(r)&&c+8<=l.length&&(i+=l.readUInt32BE(c)*l.readUInt32BE(c+4));return i}}),36054:((Y,L,a)=>{
a.d(L,{ny:()=>g,tb:()=>l,uZ:()=>w});var y=a(45657),p=a(52205),x=a(45599),O=a(95340),m=a(38671),d=a(74262);const h={jpg:.011,jp2:.15,jbig2:.01,ccitt:.002},E=.006,
[D,F,k]=[.008,.0028,.001],P=5e3,g=({limits:i})=>i.drawingStep*1e3;function w(i,r){const{width:c,height:S}=(0,O.h)(i,r.dict),b=Math.max(c,0)*Math.max(S,0)||0,{format:N,
before:C}=(0,m.R)(i,r),T=(j,v,H)=>{const M=j*v,z=H&&j<=i.job.limits.pixels?Math.min(M,P):M;return{whole:M,step:z,pixels:j}};if(N===void 0)return T(b,E,I(i,r));if(N===
"ccitt")return T(b,h.ccitt,!0);const G=i.decodedPart(C)?.data,K=Math.max(b,G?(0,d.o8)(N,G):0);return N!=="jpg"||!G?T(K,h[N],!1):T(K,B(G),(0,d.YL)(G))}function B(i){
const r=(0,d.Hb)(i);return r?D+F*r.refining+k*r.others:h.jpg}function I(i,r){const c=(0,p.c3)(i,r.dict.get("Filter"));return c.length<=1&&c.every(S=>(0,x.Eo)(S,
"FlateDecode")||(0,x.Eo)(S,"Fl"))}class l{document;known=new WeakMap;slowest=0;heavy=new Set;met=[];constructor(r){this.document=r}of(r,c){const S=this.known.get(
r.dict);if(S!==void 0)return S;const b=["SMask","Mask"].map(v=>this.document.resolve(r.dict.get(v))).filter(v=>v instanceof x.Z6),{whole:N,step:C,pixels:T}=w(this.
document,r),G=b.map(v=>w(this.document,v)),K=G.reduce((v,H)=>v+H.whole,N),j={step:b.length===0?C:K,pixels:G.reduce((v,H)=>v+H.pixels,T)};return c!==void 0&&b.length===
0&&C>g(this.document.job)&&this.heavy.add(c),this.known.set(r.dict,j),(0,y.RZ)(this.met,[r,...b]),this.slowest=Math.max(this.slowest,K),j}}}),14118:((Y,L,a)=>{a.
d(L,{YY:()=>$,Fh:()=>Q});var y=a(58552),p=a(42973),x=a(77598),O=a(19158);const m=5;class d{bytes;at;end;constructor(t,e,s){this.bytes=t,this.at=e,this.end=s}byte(){
return this.bytes[this.at++]}integer(){let t=0;for(let e=1;;e*=128){const s=this.byte();if(t+=(s&127)*e,s<128)return t}}skipIntegers(t){for(let e=t;e>0;)this.byte()<
128&&e--}skip(t){this.at+=t}}function h(n){const t=[];let e=n;for(;e>127;e>>>=7)t.push(e&127|128);return[...t,e]}class E{buffer;at=0;constructor(t){this.buffer=
new Uint8Array(t)}push(t){this.buffer[this.at++]=t}write(t){this.buffer.set(t,this.at),this.at+=t.length}copy(t,e,s){this.buffer.set(t.subarray(e,s),this.at),this.
at+=s-e}reserveSize(){return this.at+=m,this.at}fillSize(t){let e=this.at-t;for(let s=m;s>0;s--,e>>>=7)this.buffer[t-s]=e&127|(s>1?128:0)}written(){return this.
buffer.subarray(0,this.at)}}const D=3,F=11,[k,P]=[14,28],g=252,[w,B,I]=[8,10,11],[l,i]=[4,5],r=n=>n>=2&&n<=4,c=n=>n===16||n===17,N=[[0,1,0],[2,4,1],[5,5,0],[11,
11,0],[12,13,1],[15,15,0],[16,16,1],[17,17,2],[26,27,0],[32,38,1],[40,62,2],[63,66,1],[67,67,-4],[68,68,-8],[69,196,0],[208,208,1],[209,209,0],[210,210,1]],C=127,
T=new Int8Array(256).fill(C);for(const[n,t,e]of N)T.fill(e,n,t+1);const G=[[13,13,1],[14,14,3],[16,16,3],[17,17,12],[27,28,1],[35,63,1],[70,108,1],[109,112,8],[
113,126,1],[127,130,12],[131,148,1],[149,149,6],[150,158,1],[159,159,8],[160,162,1],[163,163,8],[164,196,1],[252,252,4]],K=new Uint8Array(256);for(const[n,t,e]of G)
K.fill(e,n,t+1);const j=[0,0,0,0,0,0,0,0,2,1,2,1,2,1,2,1,1,1];function v(n,t){if(t===k)n.skipIntegers(n.integer()+1);else if(t===P)n.skipIntegers(n.integer());else if(t===
g){const e=n.integer();return n.skipIntegers(j[e]??H()),e===w||e===B||e===I}else{const e=T[t];e===C&&H(),e<0?n.skip(-e):n.skipIntegers(e)}return!1}function H(){
throw new y.zU("internal","The program that draws pages has instructions that are not known",{advice:"Install the package again"})}const M="octavo_fuel",[z,Z,wt,
q,Et,yt]=[1,2,3,6,7,10],[Ot,St,bt,tt]=[127,126,1,3],et=8,st=16,It=40,Mt=3,Dt=6;async function At(n,t){const e=Ft(n),s=u=>new d(n,...e.get(u)??[0,0]),o=new E(2*n.
length),f=h(Pt(s(Z))+s(q).integer());o.copy(n,0,et);for(const[u,[_,R]]of e){o.push(u);const A=o.reserveSize();u===q?nt(o,s(u),[St,bt,X,...Gt,F]):u===Et?nt(o,s(u),
[M.length,...Buffer.from(M),tt,...f]):u===yt?await new Kt(s(u),o,Tt(s(z),s(wt)),f).all(t):o.copy(n,_,R),o.fillSize(A)}return o.written()}function Ft(n){const t=new Map;
for(const e=new d(n,et,n.length);e.at<n.length;){const s=e.byte(),o=e.integer();t.set(s,[e.at,e.at+o]),e.skip(o)}return t}function Pt(n){let t=0;for(let e=n.integer();e>
0;e--){for(const s of["module","name"])n.skip(n.integer());n.byte()===tt&&t++,n.skipIntegers(1)}return t}function Tt(n,t){const e=Array.from({length:n.integer()},
()=>{n.skip(1);const s=n.integer();return n.skip(s),n.skip(n.integer()),s});return Uint32Array.from({length:t.integer()},()=>e[t.integer()])}function nt(n,t,e){
n.write(h(t.integer()+1)),n.copy(t.bytes,t.at,t.end),n.write(e)}const[kt,Bt]=[0,64],[ot,Lt,Rt,Ct]=[32,33,35,36],[Ut,X,Nt,vt,rt,Wt]=[65,66,83,118,125,173],Gt=[255,
255,255,255,255,255,15],it=-1;function at(n){const{base:t,current:e}=n;e===t||e.takes>st||(t.takes=Math.max(t.takes,Math.min(t.takes+e.takes,It)),e.takes=0)}class Kt{code;out;parameters;setFuel;getFuel;trap;constructor(t,e,s,o){
this.code=t,this.out=e,this.parameters=s,this.setFuel=[Ct,...o],this.getFuel=[Rt,...o],this.trap=[...this.getFuel,X,0,Nt,l,Bt,kt,F]}async all(t){const{code:e,out:s}=this,
o=e.integer();s.write(h(o));for(let f=0;f<o;f++){const u=e.integer();this.one(this.parameters[f],e.at+u);const _=t.step(u*Dt);_&&await _}}one(t,e){const{code:s,
out:o}=this,f=o.reserveSize(),u=s.integer(),_=s.at;let R=t;for(let U=u;U>0;U--)R+=s.integer(),s.skip(1);o.write(h(u+1)),o.copy(s.bytes,_,s.at),o.write([1,Ot]);let A=s.
at;for(const{at:U,takes:W}of this.additions(e))o.copy(s.bytes,A,U),o.write(W===it?this.takeBytes(h(R)):this.take(W)),A=U;o.copy(s.bytes,A,e),o.fillSize(f)}additions(t){
const{code:e}=this,s={at:e.at,takes:1},o=[s],f=[{base:s,current:s}],u=()=>o[o.push({at:e.at,takes:0})-1];let _=!1;for(;f.length>0&&e.at<t;){const{at:R}=e,A=e.byte();
v(e,A)&&o.push({at:R,takes:it});const U=f.at(-1);if(U.current.takes+=K[A],_||=c(A),A===D){const W=u();W.takes=1,f.push({base:W,current:W})}else if(r(A))f.push({
base:U.current,current:A===l?u():U.current});else if(A===i||A===F){at(U),A===i?U.current=u():f.pop();const W=f.at(-1);A===F&&W&&(at(W),W.current=u())}}return!_&&
s.takes<=st&&(s.takes=0),o.filter(({takes:R})=>R!==0)}take(t){return[...this.getFuel,X,...ct(t),rt,...this.setFuel,...this.trap]}takeBytes(t){const e=[ot,...t,Ut,
Mt,vt,Wt];return[Lt,...t,...this.getFuel,...e,rt,...this.setFuel,ot,...t]}}const ct=n=>n<64?[n]:[n&127|128,...ct(n>>>7)],jt=3,ft=new WeakMap;async function Ht(n,t){
const e=ft.get(n);if(e)return e;const{pieces:s}=await n.load();if(s.length===0)throw new y.zU("unavailable","The program that draws pages was left out of this i\
nstallation",{advice:"Use the package as it is published, or a service of your own"});const o=await zt(s,n,t);for(const{at:u,bytes:_}of n.changes??[])o.set(_,u);
const f=await WebAssembly.compile(new Uint8Array(await At(o,t.pace)));return ft.set(n,f),f}async function zt(n,{bytes:t,sha256:e},s){const o=await(0,O.p)(new DecompressionStream(
"deflate"),Yt(n,s)).catch(f=>{throw f instanceof y.zU?f:lt()});if(o.length!==t||(0,x.createHash)("sha256").update(o).digest("hex")!==e)throw lt();return o}const lt=()=>new y.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*Yt(n,t){for(const e of n){yield Buffer.from(e,"base\
64");const s=t.pace.step(e.length*jt);s&&await s}}const Zt=65536,Jt=-44,Vt=8,ht=new WebAssembly.RuntimeError("longjmp");class Xt{most;exports;constructor(t,e){this.
most=e;const s={};for(const{module:o,name:f}of WebAssembly.Module.imports(t))(s[o]??={})[f]=this.imported(f);this.exports=new WebAssembly.Instance(t,s).exports,
this.call("__wasm_call_ctors")}call(t,...e){return this.exports[t](...e)}get fuel(){return Number(this.exports[M].value)}set fuel(t){this.exports[M].value=BigInt(
Math.min(t,Number.MAX_SAFE_INTEGER))}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(t){
const e=this.call("malloc",t.length)>>>0;if(e===0)throw J(this.most);return this.bytes.set(t,e),e}imported(t){if(t.startsWith("invoke_"))return this.invoke;switch(t){case"\
_emscripten_throw_longjmp":return()=>{throw ht};case"emscripten_resize_heap":return e=>this.grow(e>>>0);case"environ_sizes_get":return(e,s)=>(this.words.setUint32(
e,0,!0),this.words.setUint32(s,0,!0),0);case"_abort_js":return()=>{throw J(this.most)}}return t.startsWith("fd_")?()=>Vt:t.startsWith("__syscall_")?()=>Jt:()=>0}invoke=(t,...e)=>{
const s=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(t)(...e)}catch(o){if(this.call("_emscripten_stack_restor\
e",s),o!==ht)throw o;return this.call("setThrew",1,0),0}};grow(t){const{memory:e}=this.exports,s=e.buffer.byteLength;if(t>this.most)return 0;const o=Math.min(Math.
max(t,s*1.25),this.most);try{return e.grow(Math.ceil((o-s)/Zt)),1}catch{return 0}}}const J=n=>(0,p.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
n/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function ut(n,t,e){const s=new WebAssembly.Module(Uint8Array.from($t(n,t)));return new WebAssembly.
Instance(s,{a:{b:e}}).exports.c}const dt=127,$t=(n,t)=>[0,97,115,109,1,0,0,0,1,4+n+t,1,96,n,...new Array(n).fill(dt),t,...new Array(t).fill(dt),2,7,1,1,97,1,98,
0,0,7,5,1,1,99,0,0],Qt=1,qt=0,te=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,ee=16,se=[{word:2,takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,
results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontData"},{word:6,takes:4,results:1,name:"GetFaceName"},
{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function ne(n,t){const e=n.call("FPDF_GetDefaultSystemFontInfo"),
s=n.store(t),f={MapFont:(_,R,A,U,W,_e=0)=>te.test(oe(n,_e>>>0))?0:Qt,GetFontData:(_=0,R=0,A=0,U=0,W=0)=>A!==qt?0:(U!==0&&W>=t.length&&n.bytes.copyWithin(U>>>0,s,
s+t.length),t.length)},{__indirect_function_table:u}=n.exports;for(const{word:_,takes:R,results:A,name:U}of se)u.set(n.words.getUint32(e+_*4,!0),ut(R,A,f[U]??(()=>0)));
n.call("FPDF_SetSystemFontInfo",e)}function oe({bytes:n},t){const[e=""]=Buffer.from(n.subarray(t,t+ee)).toString("latin1").split("\0");return e}const re={load:()=>a.
e(6199).then(a.bind(a,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09",changes:[{at:613867,bytes:[191,207,164,0]}]},
_t=4e6,ie=2e4,ae=15*_t,xt=3e5,mt=2**22,ce=.1,fe=[64,8],V=4,le=4,he=1,ue=2,de=255;class ${job;module;bytes;further;instance;constructor(t,e,s,o,f){this.job=t,this.
module=e,this.bytes=s,this.further=o,this.instance=f}static async open(t,e,s={}){const o=await Ht(re,e);return new $(e,o,t,s,new pt(e,o,t,s))}get isTired(){return this.
instance.isTired}async draw(t,e){const s=fe.filter(o=>o<e.height);for(let o=e.height;;){this.isTired&&await this.renew();try{return await this.instance.draw(t,e,
o)}catch(f){const u=s.shift();if(!this.isTired||u===void 0)throw f;o=u}}}async renew(){const t=this.job.pace.step(xt);t&&await t,this.instance=new pt(this.job,this.
module,this.bytes,this.further)}}class pt{job;sandbox;most;pause;document=0;page=0;pixels=0;bitmap=0;index;pages;constructor(t,e,s,{font:o,images:f=0,pages:u}){
this.job=t,this.pages=u,this.most=Math.ceil(t.limits.drawingStep*_t+f*ie),this.sandbox=gt(t,()=>new Xt(e,t.limits.drawingMemory)),this.pause=this.work(()=>(this.
sandbox.call("FPDF_InitLibrary"),this.pauseCallback())),this.work(()=>{o&&ne(this.sandbox,o),this.load(s)})}get isTired(){return this.sandbox.fuel<0}async draw(t,e,s){
this.work(()=>this.release()),await this.rest(),this.index=t,this.work(()=>{this.page=this.known(this.sandbox.call("FPDF_LoadPage",this.document,t))}),await this.
prepare(e);for(let _=0;_<e.height;_+=s)await this.drawBand(e,_,Math.min(s,e.height-_));const{width:o,height:f}=e;return{width:o,height:f,row:_=>this.sandbox.bytes.
subarray(this.pixels+_*o*V,this.pixels+(_+1)*o*V)}}async drawBand({width:t,height:e},s,o){const{sandbox:f,page:u,pause:_}=this;await this.rest();let R=this.work(
()=>{const A=this.pixels+s*t*V;return this.bitmap=this.known(f.call("FPDFBitmap_CreateEx",t,o,le,A,t*V)),f.call("FPDF_RenderPageBitmap_Start",this.bitmap,u,0,-s,
t,e,0,0,_)});for(;R===he;)await this.rest(),R=this.work(()=>f.call("FPDF_RenderPage_Continue",u,_));if(R!==ue)throw J(this.job.limits.drawingMemory);this.work(()=>this.
closeBand())}async prepare({width:t,height:e,isTransparent:s}){const{sandbox:o,job:f}=this,u=t*e*V;this.pixels=this.work(()=>this.known(o.call("malloc",u))>>>0);
for(let _=0;_<u;_+=mt){const R=Math.min(_+mt,u);o.bytes.fill(s?0:de,this.pixels+_,this.pixels+R);const A=f.pace.step((R-_)*ce);A&&await A}}work(t){const{sandbox:e,
job:s,most:o}=this;return e.fuel=o,gt(s,()=>{try{return t()}catch(f){throw e.fuel<0?this.refuse():f}})}refuse(){const{pages:t,index:e}=this;return e===void 0||!t?
Q():Q(t.numbers[e],t.field)}async rest(){const t=this.job.pace.step(xt);t&&await t}known(t){if(t===0)throw J(this.job.limits.drawingMemory);return t}load(t){const{
sandbox:e}=this;this.document=this.known(e.call("FPDF_LoadMemDocument64",e.store(t),t.length,0))}pauseCallback(){const{sandbox:t,most:e}=this,{__indirect_function_table:s}=t.
exports,o=s.length-1;return s.set(o,ut(1,1,()=>e-t.fuel>ae?1:0)),t.store(new Uint8Array(Uint32Array.of(1,o,0).buffer))}closeBand(){const{sandbox:t,page:e,bitmap:s}=this;
s!==0&&(t.call("FPDF_RenderPage_Close",e),t.call("FPDFBitmap_Destroy",s),this.bitmap=0)}release(){const{sandbox:t,page:e,pixels:s}=this;this.closeBand(),s!==0&&
t.call("free",s),e!==0&&t.call("FPDF_ClosePage",e),this.pixels=this.page=0}}const Q=(n,t)=>(0,p.F)("drawingStep",`${n===void 0?"A page":`Page ${n}`} of the docu\
ment would take too long to draw at once`,"Split it, or ask a service of your own, which draws longer",t);function gt(n,t){try{return t()}catch(e){throw e instanceof
y.zU?e:J(n.limits.drawingMemory)}}}),50476:((Y,L,a)=>{a.d(L,{Z:()=>h,f:()=>d});const[y,p,x,O,m]=[1,8,32,64,128];function d(E,D,F,k){const P=new Set,g=[...E].filter(
w=>typeof w=="number");for(let w=g.pop();w!==void 0;w=g.pop())if(!(w<0||w>=D||P.has(w))){P.add(w);for(const B of h(k,F(w)))g.push(B)}return P}function*h(E,[D,F]){
if(!(F-D<12||E.getInt16(D)>=0))for(let k=D+10,P=x;P&x&&k+4<=F;)P=E.getUint16(k),yield E.getUint16(k+2),k+=4+(P&y?4:2)+(P&p?2:P&O?4:P&m?8:0)}}),990:((Y,L,a)=>{a.
d(L,{IE:()=>x,IW:()=>D,g2:()=>p,n5:()=>k,qt:()=>E,tV:()=>P});var y=a(45657);const p=8,x=p*p,O=10,[m,d,h]=[192,193,194],E=g=>g>=192&&g<=207&&g!==196&&g!==200&&g!==
204;function D(g,w){if(g!==m&&g!==d&&g!==h)return;const[B,I=0,l=0,i=0,r=0,c=0]=w,[S,b]=[I<<8|l,i<<8|r];if(!(B===8&&b>0&&S>0&&c>=1&&c<=4&&w.length>=6+3*c))return;
const C=Array.from({length:c},(M,z)=>F(w.subarray(6+3*z)));if(C.some(({across:M,down:z,table:Z})=>M<1||M>4||z<1||z>4||Z>3))return;const T=c===1?C.map(M=>({...M,
across:1,down:1})):C;if(T.reduce((M,{across:z,down:Z})=>M+z*Z,0)>O||new Set(T.map(({id:M})=>M)).size<c)return;const K=(0,y.Kf)(T.map(({across:M})=>M)),j=(0,y.Kf)(
T.map(({down:M})=>M)),v=Math.ceil(b/(p*K)),H=Math.ceil(S/(p*j));return{width:b,height:S,unitColumns:v,unitRows:H,isProgressive:g===h,components:T.map(M=>({...M,
columns:Math.ceil(Math.ceil(b*M.across/K)/p),rows:Math.ceil(Math.ceil(S*M.down/j)/p),stride:v*M.across}))}}function F([g=0,w=0,B=0]){return{id:g,across:w>>4,down:w&
15,table:B}}const k=({components:g},w)=>g.reduce((B,{stride:I,down:l})=>B+I*w*l,0)*x*Int16Array.BYTES_PER_ELEMENT,P=(g,w)=>({...g,components:g.components.map(B=>({
...B,values:new Int16Array(B.stride*w*B.down*x)}))})}),95340:((Y,L,a)=>{a.d(L,{K:()=>y,h:()=>p});const y=1e6;function p(x,O){const m=E=>{const D=x.resolve(O.get(
E));return typeof D=="number"?Math.floor(D):NaN},d=x.resolve(O.get("ImageMask"))===!0,h=x.array(O.get("Decode"))?.map(E=>x.resolve(E));return{width:m("Width"),height:m(
"Height"),bits:d?1:m("BitsPerComponent")||8,stencil:d,decode:h?.every(E=>typeof E=="number")?h:void 0}}}),38671:((Y,L,a)=>{a.d(L,{R:()=>O});var y=a(52205),p=a(45599);
const x={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function O(m,d){const h=(0,y.c3)(m,d.dict.get("Filter")),
E=(0,y.c3)(m,d.dict.get("DecodeParms")),D=h.at(-1)??null,F=D instanceof p.SX?x[D.text]:void 0;if(!F)return{format:F,parameters:void 0,filter:D,before:d};const k=new p.
Bi(d.dict);k.set("Filter",h.slice(0,-1)),k.set("DecodeParms",E.slice(0,h.length-1));const P=E[h.length-1];return{format:F,parameters:(0,p.Zm)(P)?P:void 0,filter:D,
before:new p.Z6(k,d.data,d.sealed)}}}),93059:((Y,L,a)=>{a.d(L,{n:()=>x});var y=a(45599);const p={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodePar\
ms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function x(O){if(O.dataStart<0)return;const m=new y.Bi;for(let d=0;d+1<O.count;d+=2){const h=O.name(d);h!==void 0&&
m.set(p[h]??h,O.value(d+1))}return new y.Z6(m,O.content.subarray(O.dataStart,O.dataEnd))}}),8283:((Y,L,a)=>{a.d(L,{A2:()=>p,AP:()=>P,EI:()=>m,GM:()=>x,OD:()=>F,
Os:()=>O,Rd:()=>d,iN:()=>E});var y=a(78157);const p=216,x=217,O=218,m=254,d=0,h=2**20,E=I=>I>=224&&I<=239;class D{image;marker;start;end;constructor(l,i,r,c){this.
image=l,this.marker=i,this.start=r,this.end=c}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*F(I,l=1/0){const i=(0,y.
bS)(I);for(let r=2;;){const c=Math.min(r+l,i.length),S=g(i,r,c);if(S<0){if(c===i.length)return;yield new D(i,d,r,c),r=c;continue}const b=i[S+1],N=b===p||b===x||
b===k;if(!N&&S+4>i.length)return;const C=N?0:i.readUInt16BE(S+2),T=S+2+C;if(T>i.length||!N&&C<2||(yield new D(i,b,S,T),b===x))return;r=T}}const k=1,P=I=>F(I,h);
function g(I,l,i){for(let r=B(I,l);r>=0&&r<i&&r+1<I.length;r=B(I,r+1)){for(;I[r+1]===255&&r+1<i;)r++;const c=I[r+1];if(c!==0&&c!==255&&(c<208||c>215))return r}return-1}
const w=32;function B(I,l){const i=Math.min(l+w,I.length);for(let r=l;r<i;r++)if(I[r]===255)return r;return I.indexOf(255,i)}}),79627:((Y,L,a)=>{a.d(L,{W:()=>p});
var y=a(74135);function p(x,O){const m=Array.from({length:x.count},(h,E)=>x.number(E)||0);if(x.operator==="re"){const[h=0,E=0,D=0,F=0]=m;return(0,y.zl)(O,[h,E,h+
D,E+F])}const d=[];for(let h=0;h+1<m.length;h+=2)d.push((0,y.Gd)(O,m[h],m[h+1]));return(0,y.$L)(d)}})};
