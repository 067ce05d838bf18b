"use strict";exports.id=6618,exports.ids=[6618],exports.modules={56618:((it,j,f)=>{f.r(j),f.d(j,{compress_document:()=>Ot});var M=f(98446),I=f(36078),T=f(92043),R=f(1900),P=f(
30044),U=f(21281),C=f(58006),F=f(12237),l=f(45599),o=f(14029),s=f(77158),n=f(95340),t=f(76023),e=f(92152),a=f(38671),d=f(5660),v=f(98122),H=f(58552);const Z=400,
J=48,G=.5,K=.3,tt=24,Q=3;async function Y({width:g,height:c,channels:p,data:y},h){const E=new Set,O=Math.max(1,Math.floor(c/Z));let[B,_,st]=[0,0,0];for(let k=0;k<
c;k+=O){const ct=(k+1)*g*p;for(let ot=k*g*p+p;ot<ct;ot+=p){let[rt,q]=[0,0];for(let at=ot;at<ot+p;at++)rt=rt*256+y[at],q=Math.max(q,Math.abs(y[at]-y[at-p]));E.size<=
J&&E.add(rt),B++,q>0&&_++,q>=tt&&st++}const nt=h.step(g*p*Q);nt&&await nt}return E.size<=J||_<B*(1-G)&&st>_*K}const z=4096,b=128*1024*1024,m={jpg:.011,samples:.006};
async function D(g,c){const p=(0,n.h)(g,c.dict),{width:y,height:h,bits:E,stencil:O,decode:B}=p,_=(0,t.L)(g,c.dict.get("ColorSpace"),()=>{});if(!(y>=1&&h>=1&&E===
8&&!O&&(B!==void 0||!c.dict.has("Decode")))||!_||_.table||_.kind!=="gray"&&_.kind!=="rgb"||L(g,c))return"kind";const{format:k,before:ct,parameters:nt}=(0,a.R)(g,
c);if(k!==void 0&&k!=="jpg"||nt?.has("ColorTransform"))return"kind";const ot=g.encoded(c).length;if(ot<z)return"larger";if(y*h*m[k??"samples"]>g.job.limits.drawingStep*
1e3||y*h*_.components>b)return"heavy";const rt=await V(g,ct);if(!rt)return"kind";const q={width:y,height:h,color:_.kind,size:ot,data:rt};return k==="jpg"?r(rt,q)?
{...q,entries:i(q,B,"DCTDecode")}:"kind":rt.length<(0,e.zq)(y,_.components,E)*h||(0,e.Cb)(B,_.components,1)===void 0?"kind":await Y({...q,channels:_.components},
g.job.pace)?"lines":{...q,entries:i(q,B)}}function L(g,{dict:c}){const p=g.resolve(c.get("Mask")),y=g.dict(c.get("SMask"));return(0,l.cy)(p)||y?.has("Matte")===
!0||c.has("F")||c.has("Alternates")||c.has("OPI")}async function V(g,c){try{return await g.decodedAtEase(c)}catch(p){if(p instanceof H.zU&&p.code!=="cancelled")
return;throw p}}function r(g,{width:c,height:p,color:y}){try{const h=(0,d.$)(g,(0,v._)("file"));return h.width===c&&h.height===p&&h.components===(y==="gray"?1:3)}catch(h){
if(h instanceof H.zU)return!1;throw h}}function i({width:g,height:c,color:p},y,h){const E={Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Image"),Width:g,Height:c,BitsPerComponent:8,
ColorSpace:(0,l.UU)(p==="gray"?"DeviceGray":"DeviceRGB")};return y&&(E.Decode=[...y]),h!==void 0&&(E.Filter=(0,l.UU)(h)),(0,l.jd)(E)}var u=f(65868),x=f(36502),A=f(
21996);class w extends x.z{isOff(){return!1}}async function S(g){const c=new W,p=new u.i(g,new w(g));for(let y=0;y<g.pages.count;y++)await p.read(y,c,c);for(const y of await X(
g))c.sizes.delete(y);return c}class W{sizes=new Map;inline=0;glyph(){}takes({operator:c},p,y){c==="BI"&&this.inline++}image({matrix:[c,p,y,h]},E){if(!(0,l.i9)(E))
return;const O=this.sizes.get(E.number),[B,_]=[Math.hypot(c,p),Math.hypot(y,h)];this.sizes.set(E.number,{width:Math.max(O?.width??0,B),height:Math.max(O?.height??
0,_)})}}const N=2e3;async function X(g){const c=[],p=h=>{for(const E of g.dict(g.dict(h?.get("Resources"))?.get("XObject"))?.values()??[])c.push(E)};for(const h of await(0,A.
Av)(g,["PatternType","CharProcs","Luminosity","Alpha"])){const E=g.job.pace.step(N);E&&await E;const O=g.get(h),B=O instanceof l.Z6?O.dict:O instanceof l.Bi?O:void 0;
p(B);const _=g.dict(B?.get("SMask"));for(const st of[B?.get("G"),_?.get("G")])st!==void 0&&c.push(st)}const y=new Set;for(let h=c.pop();h!==void 0;h=c.pop()){if(!(0,l.
i9)(h)||y.has(h.number))continue;y.add(h.number);const E=g.job.pace.step(N);E&&await E;const O=g.resolve(h);O instanceof l.Z6&&p(O.dict)}return y}const et=.9,$=.9,
ft=64,lt=32*1024*1024;class ht{document;settings;outcome={compressed:0,kept:{larger:0,kind:0,lines:0,heavy:0}};waiting=[];bytes=0;constructor(c,p){this.document=
c,this.settings=p}async run(){const{document:c,outcome:p}=this,{sizes:y,inline:h}=await S(c);p.kept.kind+=h;let E=0;for(const[O,B]of y){const _=c.get(O);_ instanceof
l.Z6&&(0,l.Eo)(c.resolve(_.dict.get("Subtype")),"Image")&&await this.take(O,_,B),c.job.pace.progress(++E/y.size)}return await this.drawAll(),p}async take(c,p,y){
const h=await D(this.document,p);if(typeof h=="string"){this.outcome.kept[h]++;return}const E=dt(h,y,this.settings.resolution),[O,B]=[h.width,h.height].map(_=>Math.
max(1,Math.round(_*E)));this.waiting.push({number:c,image:h,width:O,height:B}),this.bytes+=h.data.length,(this.waiting.length>=ft||this.bytes>=lt)&&await this.drawAll()}async drawAll(){
const{waiting:c,document:p,settings:y}=this;if(this.waiting=[],this.bytes=0,c.length===0)return;const h=await T.Y.open(await ut(c,p),p.job);for(const[E,{number:O,
image:B,width:_,height:st}]of c.entries()){const k=await h.draw(E,{width:_,height:st,isTransparent:!0}),ct=y.grayscale?"gray":B.color,nt=await this.replace(O,B,
k,ct);nt?this.outcome.kept[nt]++:this.outcome.compressed++}}async replace(c,p,y,h){const{document:E,settings:O}=this,{width:B,height:_}=y;if(!Et(y))return"kind";
const st={width:B,height:_,color:h,quality:O.quality,resolution:O.resolution},k=await(0,P.I)({...st,samples:(0,R.lc)(y,h)},E.job.pace),ct=h!==p.color;if(k.length>
p.size*(ct?1:et))return"larger";const nt=(0,C.n)(E.get(c),k,{compress:!1});for(const[ot,rt]of Object.entries({Width:B,Height:_,BitsPerComponent:8}))nt.dict.set(
ot,rt);nt.dict.set("Filter",(0,l.UU)("DCTDecode")),nt.dict.delete("Decode"),ct&&nt.dict.set("ColorSpace",await mt(E)),E.put(c,nt)}}function dt(g,c,p){const y=(E,O)=>E/
72*p/O,h=Math.max(y(c.width,g.width),y(c.height,g.height));return h<$?h:1}async function ut(g,{job:c}){const p=await(0,F.E)(s.O,c),y=g.map(({image:h,width:E,height:O})=>p.
add((0,l.jd)({Type:(0,l.UU)("Page"),MediaBox:[0,0,E,O],Resources:(0,l.jd)({XObject:(0,l.jd)({Image:p.add(new l.Z6(h.entries,h.data))})}),Contents:p.add(new l.Z6(
(0,l.jd)({}),(0,l.Px)((0,I.qK)("Image",`${E} 0 0 ${O} 0 0`)).bytes))})));return await p.pages.rebuild(y.map(({number:h})=>h)),(0,o.UN)(p,{encryption:"none",draft:!0})}
const xt=64;function Et({width:g,height:c,row:p}){const y=Math.max(1,Math.floor(c/xt));for(let h=0;h<c;h+=y){const E=p(h);for(let O=3;O<g*4;O+=4)if(E[O]!==255)return!1}
return!0}async function mt(g){const{archive:c}=await(0,U.ds)(g);return c?[(0,l.UU)("CalGray"),(0,l.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,l.UU)("Device\
Gray")}var gt=f(49994);const pt=6,wt={resolution:50,quality:20},Ot=async(g,c,p)=>{const{maximum_bytes:y=1/0,open_password:h}=c,E=async q=>{const at={};return{...await(0,gt.
BG)(g,h,p,async Dt=>{at.outcome=await new ht(Dt,q).run()}),outcome:at.outcome}};let O=await E(c);for(let q=1;q<=pt&&O.bytes.length>y&&Mt(O);q++){const at=await E(
vt(q,c));at.bytes.length<O.bytes.length&&(O=at)}const{bytes:B,isSmaller:_,pageCount:st,outcome:k,written:ct}=O;ct&&p.onWritten?.(ct);const nt=_?[...O.notes]:[gt.
bx],ot=Object.values(k.kept).reduce((q,at)=>q+at,0);_&&ot>0&&nt.push(bt(ot,k)),B.length>y&&nt.push(Pt(B.length));const rt=g.bytes.length;return{documents:[{name:g.
name,bytes:B,pageCount:st}],notes:nt,facts:{pageCount:st,bytesBefore:rt,bytesAfter:B.length,savedPercent:_?(0,gt.p0)(rt,B.length):0,compressedImages:_?k.compressed:
0,keptImages:_?ot:ot+k.compressed}}},Mt=({outcome:{compressed:g,kept:c}})=>g+c.larger>0;function vt(g,{resolution:c,quality:p,grayscale:y}){const h=(E,O)=>E<=O?
E:Math.round(E*(O/E)**(g/pt));return{resolution:h(c,wt.resolution),quality:h(p,wt.quality),grayscale:y}}const yt={larger:"would hardly become smaller",kind:"of \
a kind that is not compressed",lines:"like drawings or text, which would blur",heavy:"too large to decode here"};function bt(g,{kept:c}){const y=Object.keys(yt).
filter(h=>c[h]>0).map(h=>`${c[h]} ${yt[h]}`);return{code:"images_kept",message:`${(0,M.C7)(g,"image stays as it was","images stay as they were")}: ${(0,M.Dw)(y)}\
.`}}const Pt=g=>({code:"still_larger",message:`The document could not be made as small as maximum_bytes asks: it has ${g} bytes.`,mentions:["maximum_bytes"]})}),
77158:((it,j,f)=>{f.d(j,{O:()=>M});const M=Buffer.from(`%PDF-1.3
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>
endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000054 00000 n 
0000000105 00000 n 
trailer
<</Size 4/Root 1 0 R>>
startxref
168
%%EOF
`,"latin1")}),36078:((it,j,f)=>{f.d(j,{AY:()=>U,KJ:()=>l,XL:()=>C,_:()=>I,hX:()=>s,id:()=>P,qK:()=>R,vs:()=>T,wW:()=>o,yQ:()=>F});var M=f(45079);function I(n){if(Number.
isInteger(n)&&Math.abs(n)<1e7)return String(n);const t=Number(n.toPrecision(7)),e=Math.abs(t)<1e-9?"0":String(t);return e.includes("e")?t.toFixed(12).replace(/\.?0+$/,
""):e}const T=n=>n.map(I).join(" "),R=(n,t)=>`q ${t} cm /${n} Do Q`,P=n=>(0,M.ZV)(Math.round(n*1e3)/1e3||0),U=([n,t])=>`${P(n)} ${P(t)}`,C=n=>n.map((t,e)=>`${U(
t)} ${e===0?"m":"l"}`).join(" "),F=.5523;function l(n){const t=F,e=(...a)=>`${a.map(([d,v])=>U(n(d,v))).join(" ")} c`;return[`${U(n(1,0))} m`,e([1,t],[t,1],[0,1]),
e([-t,1],[-1,t],[-1,0]),e([-1,-t],[-t,-1],[0,-1]),e([t,-1],[1,-t],[1,0])].join(" ")}function o(n,t){const e={1:"g",3:"rg",4:"k"}[n.length];return`${n.map(P).join(
" ")} ${t==="fill"?e:e.toUpperCase()}`}const s=n=>`[${n.map(P).join(" ")}] 0 d`}),92043:((it,j,f)=>{f.d(j,{Y:()=>Q});var M=f(58552),I=f(77598),T=f(68973);const R=3,
P=new WeakMap;async function U(z,b){const m=P.get(z);if(m)return m;const{pieces:D}=await z.load();if(D.length===0)throw new M.zU("unavailable","The program that\
 draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of your own"});const L=await WebAssembly.compile(new Uint8Array(
await C(D,z,b)));return P.set(z,L),L}async function C(z,{bytes:b,sha256:m},D){const L=[];for(const r of z){L.push(Buffer.from(r,"base64"));const i=D.pace.step(r.
length*R);i&&await i}const V=await(0,T.uM)(D).inflate(Buffer.concat(L),b);if(!V||(0,I.createHash)("sha256").update(V).digest("hex")!==m)throw new M.zU("internal",
"The program that draws pages is damaged",{advice:"Install the package again"});return V}var F=f(42973);const l=65536,o=-44,s=8,n=new WebAssembly.RuntimeError("\
longjmp");class t{most;exports;constructor(b,m){this.most=m;const D={};for(const{module:L,name:V}of WebAssembly.Module.imports(b))(D[L]??={})[V]=this.imported(V);
this.exports=new WebAssembly.Instance(b,D).exports,this.call("__wasm_call_ctors")}call(b,...m){return this.exports[b](...m)}get bytes(){return new Uint8Array(this.
exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(b){const m=this.call("malloc",b.length)>>>0;if(m===0)throw e(this.most);
return this.bytes.set(b,m),m}imported(b){if(b.startsWith("invoke_"))return this.invoke;switch(b){case"_emscripten_throw_longjmp":return()=>{throw n};case"emscri\
pten_resize_heap":return m=>this.grow(m>>>0);case"environ_sizes_get":return(m,D)=>(this.words.setUint32(m,0,!0),this.words.setUint32(D,0,!0),0);case"_abort_js":
return()=>{throw e(this.most)}}return b.startsWith("fd_")?()=>s:b.startsWith("__syscall_")?()=>o:()=>0}invoke=(b,...m)=>{const D=this.call("emscripten_stack_get\
_current");try{return this.exports.__indirect_function_table.get(b)(...m)}catch(L){if(this.call("_emscripten_stack_restore",D),L!==n)throw L;return this.call("s\
etThrew",1,0),0}};grow(b){const{memory:m}=this.exports,D=m.buffer.byteLength;if(b>this.most)return 0;const L=Math.min(Math.max(b,D*1.25),this.most);try{return m.
grow(Math.ceil((L-D)/l)),1}catch{return 0}}}const e=z=>(0,F.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(z/2**20)} MB of memory`,"Ask for a \
lower resolution, or for fewer pages");function a(z){const b=new WebAssembly.Module(Uint8Array.from(d));return new WebAssembly.Instance(b,{a:{b:z}}).exports.c}const d=[
0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],v={load:()=>f.e(6199).then(f.bind(f,26199)),bytes:3988829,sha256:"71aec412a303a040\
5baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},H=15,Z=3e5,J=4,G=1,K=2,tt=4294967295;class Q{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(b,m){
this.job=b,this.sandbox=m,m.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(b,m){const D=await U(v,m);return Y(m,()=>{const L=new Q(m,
new t(D,m.limits.drawingMemory));return L.load(b),L})}async draw(b,m){this.begin(b,m);for(let D=G;D!==K;){const L=this.job.pace.step(Z);if(L&&await L,D=this.proceed(
m),D!==G&&D!==K)throw e(this.job.limits.drawingMemory)}return this.finish(m)}load(b){const{sandbox:m}=this;if(this.document=m.call("FPDF_LoadMemDocument64",m.store(
b),b.length,0),this.document===0)throw e(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:b}=this,{__indirect_function_table:m}=b.exports,D=m.length-
1;return m.set(D,a(()=>performance.now()-this.since>H?1:0)),b.store(new Uint8Array(Uint32Array.of(1,D,0).buffer))}begin(b,{width:m,height:D,isTransparent:L}){const{
sandbox:V,job:r}=this;Y(r,()=>{if(this.release(),this.page=V.call("FPDF_LoadPage",this.document,b),this.bitmap=V.call("FPDFBitmap_CreateEx",m,D,J,0,0),this.page===
0||this.bitmap===0)throw e(r.limits.drawingMemory);L||V.call("FPDFBitmap_FillRect",this.bitmap,0,0,m,D,tt)})}started=!1;proceed({width:b,height:m}){const{sandbox:D,
page:L,bitmap:V,pause:r}=this;return this.since=performance.now(),Y(this.job,()=>this.started?D.call("FPDF_RenderPage_Continue",L,r):(this.started=!0,D.call("FP\
DF_RenderPageBitmap_Start",V,L,0,0,b,m,0,0,r)))}finish({width:b,height:m}){const{sandbox:D,bitmap:L}=this,V=D.call("FPDFBitmap_GetBuffer",L)>>>0,r=D.call("FPDFB\
itmap_GetStride",L);return{width:b,height:m,row:i=>D.bytes.subarray(V+i*r,V+i*r+b*4)}}release(){const{sandbox:b,page:m,bitmap:D}=this;this.started&&b.call("FPDF\
_RenderPage_Close",m),D!==0&&b.call("FPDFBitmap_Destroy",D),m!==0&&b.call("FPDF_ClosePage",m),this.started=!1,this.bitmap=this.page=0}}function Y(z,b){try{return b()}catch(m){
throw m instanceof M.zU?m:e(z.limits.drawingMemory)}}}),1900:((it,j,f)=>{f.d(j,{cE:()=>R,lc:()=>P});const M=4,I=2,T={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function R({
height:C,row:F},l){for(let o=0;o<C;o++){const s=F(o);for(let t=0;t<s.length;t+=M){const e=s[t+1];if(s[t]!==e||s[t+2]!==e)return!0}const n=l.step(s.length*I);n&&
await n}return!1}function P({width:C,row:F},l){const o=T[l],s=new Uint8Array(C*o),n=o<3;return t=>{const e=F(t);for(let a=0,d=0;a<e.length;a+=M){const[v,H,Z]=[e[a],
e[a+1],e[a+2]];n?s[d++]=U(Z,H,v):(s[d++]=Z,s[d++]=H,s[d++]=v),o%2===0&&(s[d++]=e[a+3])}return s}}const U=(C,F,l)=>77*C+150*F+29*l+128>>8}),31584:((it,j,f)=>{f.d(
j,{F:()=>F,o:()=>l});const M=274,I=282,T=283,R=296,P=3,U=5,C={orientation:void 0,resolution:void 0};function F(o){if(o.length<14)return C;const s=new DataView(o.
buffer,o.byteOffset,o.length),n=s.getUint16(0);if(n!==18761&&n!==19789)return C;const t=n===18761,e=s.getUint32(4,t);if(s.getUint16(2,t)!==42||e+2>o.length)return C;
const a=s.getUint16(e,t),d=new Map;for(let G=0,K=e+2;G<a&&K+12<=o.length;G++,K+=12){const tt=s.getUint16(K,t),Q=s.getUint16(K+2,t);if(Q===P&&(tt===M||tt===R)&&d.
set(tt,s.getUint16(K+8,t)),Q!==U||tt!==I&&tt!==T)continue;const Y=s.getUint32(K+8,t);Y+8<=o.length&&d.set(tt,s.getUint32(Y,t)/s.getUint32(Y+4,t))}const v=d.get(
M),H={2:1,3:2.54}[d.get(R)??2],[Z,J]=[d.get(I),d.get(T)];return{orientation:v!==void 0&&v>=1&&v<=8?v:void 0,resolution:Z===void 0||J===void 0||H===void 0?void 0:
l({x:Z*H,y:J*H})}}function l({x:o,y:s}){const n=t=>t>=10&&t<=4800;return n(o)&&n(s)?{x:o,y:s}:void 0}}),76023:((it,j,f)=>{f.d(j,{L:()=>U});var M=f(45599),I=f(69869);
const T=8,R={DeviceGray:P("gray",1),CalGray:P("gray",1),G:P("gray",1),DeviceRGB:P("rgb",3),CalRGB:P("rgb",3),RGB:P("rgb",3),DeviceCMYK:P("cmyk",4),CMYK:P("cmyk",
4),Separation:P("inks",1)};function P(l,o){return{kind:l,components:o,profile:void 0,table:void 0}}function U(l,o,s,n=0){const t=l.resolve(o);if(n>T)return;if(t instanceof
M.SX){if(Object.hasOwn(R,t.text))return R[t.text];const a=s(t.text);return a===void 0?void 0:U(l,a,s,n+1)}if(!(0,M.cy)(t))return;const e=l.resolve(t[0]);if(e instanceof
M.SX)switch(e.text){case"ICCBased":return C(l,t[1],s,n);case"Indexed":case"I":return F(l,t,s,n);case"DeviceN":{const a=l.array(t[1])?.length??0;return a>=1&&a<=
32?P("inks",a):void 0}default:return Object.hasOwn(R,e.text)?R[e.text]:void 0}}function C(l,o,s,n){const t=l.resolve(o);if(!(t instanceof M.Z6))return;const e=l.
resolve(t.dict.get("N")),a=e===1?"gray":e===3?"rgb":e===4?"cmyk":void 0;if(a===void 0)return U(l,t.dict.get("Alternate"),s,n+1);const d=(0,I.hh)(l.decodedPart(t)?.
data,e);return{...P(a,e),profile:d?.bytes}}function F(l,o,s,n){const t=U(l,o[1],s,n+1),e=l.resolve(o[3]),a=e instanceof M.Mx?e.bytes:e instanceof M.Z6?l.decodedPart(
e)?.data:void 0,d=l.resolve(o[2]);if(!t||t.table||!a||typeof d!="number"||!(d>=0))return;const v=new Uint8Array((Math.min(Math.floor(d),255)+1)*t.components);return v.
set(a.subarray(0,v.length)),{...t,table:v}}}),95340:((it,j,f)=>{f.d(j,{h:()=>M});function M(I,T){const R=C=>{const F=I.resolve(T.get(C));return typeof F=="numbe\
r"?Math.floor(F):NaN},P=I.resolve(T.get("ImageMask"))===!0,U=I.array(T.get("Decode"))?.map(C=>I.resolve(C));return{width:R("Width"),height:R("Height"),bits:P?1:
R("BitsPerComponent")||8,stencil:P,decode:U?.every(C=>typeof C=="number")?U:void 0}}}),30044:((it,j,f)=>{f.d(j,{I:()=>Q});var M=f(64680);const I=Uint8Array.from(
T());function*T(){for(let r=0;r<15;r++)for(let i=0;i<=r;i++){const[u,x]=r%2===0?[r-i,i]:[i,r-i];u<8&&x<8&&(yield u*8+x)}}const R={luminance:[16,11,10,16,24,40,51,
61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,
95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};
function P(r,i){const u=r<50?5e3/r:200-2*r;return Uint8Array.from(R[i],x=>Math.min(Math.max(Math.floor((x*u+50)/100),1),255))}const U=[1,1.387039845,1.306562965,
1.175875602,1,.785694958,.5411961,.275899379],C=r=>Float32Array.from(r,(i,u)=>1/(i*U[u>>3]*U[u&7]*8));function F(r){for(let i=0;i<64;i+=8)o(r,i,1);for(let i=0;i<
8;i++)o(r,i,8)}const l=Math.SQRT1_2;function o(r,i,u){const[x,A,w,S]=[i+u,i+2*u,i+3*u,i+4*u],[W,N,X]=[i+5*u,i+6*u,i+7*u],[et,$,ft,lt]=[r[i],r[x],r[A],r[w]],[ht,
dt,ut,xt]=[r[S],r[W],r[N],r[X]],[Et,mt,gt,pt]=[et+xt,et-xt,$+ut,$-ut],[wt,Ot,Mt,vt]=[ft+dt,ft-dt,lt+ht,lt-ht],[yt,bt,Pt,g]=[Et+Mt,Et-Mt,gt+wt,gt-wt];r[i]=yt+Pt,
r[S]=yt-Pt;const c=(g+bt)*l;r[A]=bt+c,r[N]=bt-c;const[p,y,h]=[vt+Ot,Ot+pt,pt+mt],E=(p-h)*.382683433,O=.5411961*p+E,B=1.306562965*h+E,_=y*l,[st,k]=[mt+_,mt-_];r[W]=
k+O,r[w]=k-O,r[x]=st+B,r[X]=st-B}function s(r,i){const[u,x]=[new Uint16Array(256),new Uint8Array(256)];let[A,w]=[0,0];for(const[S,W]of r.entries()){for(let N=0;N<
W;N++,w++,A++)u[i[w]]=A,x[i[w]]=S+1;A*=2}return{counts:r,values:i,codes:u,lengths:x}}const n=Array.from({length:12},(r,i)=>i),t=[s([0,1,5,1,1,1,1,1,1,0,0,0,0,0,
0,0],n),s([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],n)],e=["01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617\
113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],a=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],d=e.map((r,i)=>{
const u=[...Buffer.from(r,"hex")],A=[0,240,...Array.from({length:160},(w,S)=>Math.floor(S/10)<<4|S%10+1)].filter(w=>!u.includes(w)).sort((w,S)=>w-S);return s(a[i],
[...u,...A])}),v=0,H=240;class Z{output;bits=0;count=0;constructor(i){this.output=i}add(i,u){for(this.bits=this.bits<<u|i,this.count+=u;this.count>=8;){this.count-=
8;const x=this.bits>>>this.count&255;this.output.byte(x),x===255&&this.output.byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-
1,8-this.count)}}class J{bits;dc;ac;before=0;constructor(i,u,x){this.bits=i,this.dc=u,this.ac=x}write(i,u){const{bits:x,dc:A,ac:w}=this,S=Math.round(i[0]*u[0]);
this.value(S-this.before,0,A),this.before=S;let W=0;for(let N=1;N<64;N++){const X=I[N],et=Math.round(i[X]*u[X]);if(et===0){W++;continue}for(;W>15;W-=16)x.add(w.
codes[H],w.lengths[H]);this.value(et,W,w),W=0}W>0&&x.add(w.codes[v],w.lengths[v])}value(i,u,{codes:x,lengths:A}){const w=32-Math.clz32(Math.abs(i)),S=u<<4|w;this.
bits.add(x[S],A[S]),w>0&&this.bits.add(i<0?i+(1<<w)-1:i,w)}}const G=8,K=12,tt=65535;async function Q(r,i){const{width:u,height:x,color:A,quality:w}=r,S=new M.k(
Math.max(4096,u*x>>2)),W=A==="gray"?[P(w,"luminance")]:[P(w,"luminance"),P(w,"chrominance")];b(S,r,W);const N=A==="gray"?new L(r,S,W):new V(r,S,W);for(let X=0;X<
x;X+=N.height){N.write(X);const et=i.step(u*N.height*K);et&&await et}return N.finish(),Y(S,217),S.bytes}function Y(r,i,...u){if(r.byte(255),r.byte(i),u.length!==
0)for(const x of[...z(u.length+2),...u])r.byte(x)}const z=r=>[r>>8,r&255];function b(r,{width:i,height:u,color:x,resolution:A},w){const S=z(Math.min(Math.round(
A),tt));Y(r,216),Y(r,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...S,...S,0,0);for(const[X,et]of w.entries())Y(r,219,X,...[...I].map($=>et[$]));const W=x==="gr\
ay"?[1,17,0]:[1,34,0,2,17,1,3,17,1];Y(r,192,8,...z(u),...z(i),W.length/3,...W);for(const X of w.keys())for(const[et,$]of[t[X],d[X]].entries())Y(r,196,et<<4|X,...$.
counts,...$.values);const N=x==="gray"?[1,0]:[1,0,2,17,3,17];Y(r,218,N.length/2,...N,0,63,0)}class m{width;height;samples;block=new Float32Array(G*G);divisors;coder;constructor(i,u,x,A,w,S){
this.width=i,this.height=u,this.samples=new Float32Array(i*u),this.divisors=C(A),this.coder=new J(x,w,S)}set(i,u,x){this.samples[i*this.width+u]=x}write(i,u){const{
samples:x,width:A,block:w}=this;for(let S=0,W=0;S<G;S++)for(let N=(u+S)*A+i,X=N+G;N<X;)w[W++]=x[N++]-128;F(w),this.coder.write(w,this.divisors)}}const D=(r,i)=>Math.
ceil(r/i)*i;class L{image;height=G;bits;plane;constructor(i,u,[x]){this.image=i,this.bits=new Z(u),this.plane=new m(D(i.width,G),G,this.bits,x,t[0],d[0])}write(i){
const{image:u,plane:x}=this;for(let A=0;A<G;A++){const w=u.samples(Math.min(i+A,u.height-1));for(let S=0;S<x.width;S++)x.set(A,S,w[Math.min(S,u.width-1)])}for(let A=0;A<
x.width;A+=G)x.write(A,0)}finish(){this.bits.finish()}}class V{image;height=2*G;bits;light;blue;red;sums;constructor(i,u,[x,A]){this.image=i,this.bits=new Z(u);
const w=D(i.width,2*G);this.light=new m(w,2*G,this.bits,x,t[0],d[0]),this.blue=new m(w/2,G,this.bits,A,t[1],d[1]),this.red=new m(w/2,G,this.bits,A,t[1],d[1]),this.
sums=new Float32Array(w)}write(i){const{light:u,blue:x,red:A}=this;for(let w=0;w<this.height;w++)this.row(w,Math.min(i+w,this.image.height-1));for(let w=0;w<u.width;w+=
this.height){for(const S of[0,G])for(const W of[0,G])u.write(w+W,S);x.write(w/2,0),A.write(w/2,0)}}finish(){this.bits.finish()}row(i,u){const{image:x,light:A,blue:w,
red:S,sums:W}=this,N=x.samples(u),X=x.width-1,et=i%2===0;et&&W.fill(0);for(let $=0;$<A.width;$++){const ft=Math.min($,X)*3,[lt,ht,dt]=[N[ft],N[ft+1],N[ft+2]];A.
set(i,$,.299*lt+.587*ht+.114*dt);const ut=$&-2;W[ut]+=-.168736*lt-.331264*ht+.5*dt,W[ut+1]+=.5*lt-.418688*ht-.081312*dt}if(!et)for(let $=0;$<A.width;$+=2)w.set(
i>>1,$>>1,W[$]/4+128),S.set(i>>1,$>>1,W[$+1]/4+128)}}}),92152:((it,j,f)=>{f.d(j,{A6:()=>F,AT:()=>C,Cb:()=>I,WQ:()=>T,ZJ:()=>U,fu:()=>l,mA:()=>R,zq:()=>M});const M=(o,s,n)=>Math.
ceil(o*s*n/8);function I(o,s,n){if(!o||o.length<s*2)return!1;let t=0;for(let e=0;e<s;e++){const[a,d]=[o[e*2],o[e*2+1]];if(a===n&&d===0)t++;else if(a!==0||d!==n)
return}return t===0?!1:t===s?!0:void 0}function T(o,s){if(o.length>=s)return o.subarray(0,s);const n=new Uint8Array(s);return n.set(o),n}const R=o=>o.map(s=>s^255),
P=2;async function U(o,{width:s,height:n,channels:t,bits:e},a,d){const v=s*t,H=M(s,t,e),Z=new Uint8Array(v*n),J=2**e-1,G=a&&e<8?255/J:1;for(let K=0;K<n;K++){for(let Q=0;Q<
v;Q++){const Y=Q*e,z=K*H+(Y>>3),b=e>=8?o[z]:o[z]>>8-e-(Y&7)&J;Z[K*v+Q]=b*G}const tt=d.step(v*P);tt&&await tt}return Z}function C(o,s,n){const t=Array.from({length:n},
(e,a)=>{const[d,v]=[s[a*2],s[a*2+1]];return Uint8ClampedArray.from({length:256},(H,Z)=>(d+Z/255*(v-d))*255)});return o.map((e,a)=>t[a%n][e])}function F(o,s,n){const t=new Uint8Array(
o.length*n);for(const[e,a]of o.entries())for(let d=0;d<n;d++)t[e*n+d]=s[a*n+d]??0;return t}function l(o,s,n){const t=new Uint8Array(s.length*(n+1));for(let e=0;e<
s.length;e++){for(let a=0;a<n;a++)t[e*(n+1)+a]=o[e*n+a];t[e*(n+1)+n]=s[e]}return t}}),38671:((it,j,f)=>{f.d(j,{R:()=>R});var M=f(52205),I=f(45599);const T={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function R(P,U){const C=(0,M.c3)(P,U.dict.get("Filter")),F=(0,M.c3)(P,U.dict.
get("DecodeParms")),l=C.at(-1)??null,o=l instanceof I.SX?T[l.text]:void 0;if(!o)return{format:o,parameters:void 0,filter:l,before:U};const s=new I.Bi(U.dict);s.
set("Filter",C.slice(0,-1)),s.set("DecodeParms",F.slice(0,C.length-1));const n=F[C.length-1];return{format:o,parameters:(0,I.Zm)(n)?n:void 0,filter:l,before:new I.
Z6(s,U.data,U.sealed)}}}),8283:((it,j,f)=>{f.d(j,{A2:()=>I,EI:()=>P,GM:()=>T,OD:()=>C,Os:()=>R,iN:()=>U});var M=f(78157);const I=216,T=217,R=218,P=254,U=o=>o>=224&&
o<=239;function*C(o){const s=(0,M.bS)(o);for(let n=2;;){const t=l(s,n);if(t<0)return;const e=s[t+1],a=e===I||e===T||e===F;if(!a&&t+4>s.length)return;const d=a?0:
s.readUInt16BE(t+2),v=t+2+d;if(v>s.length||!a&&d<2||(yield{marker:e,start:t,end:v,data:s.subarray(a?v:t+4,v)},e===T))return;n=v}}const F=1;function l(o,s){for(let n=o.
indexOf(255,s);n>=0&&n+1<o.length;n=o.indexOf(255,n+1)){const t=o[n+1];if(t!==0&&t!==255&&(t<208||t>215))return n}return-1}}),5660:((it,j,f)=>{f.d(j,{$:()=>F});
var M=f(78157),I=f(31584),T=f(8283);const R={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical los\
sless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a \
hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"\
a JPEG-LS image"},P="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",U="Exif\0\0",C="ICC_PROFILE\0";function F(n,t){const e=new l(n,t);
e.run();const{frame:a}=e;if(!a)throw t("is a JPEG image without a start of frame; it is damaged");if(e.end<0)throw t("is a JPEG image that is cut short; copy or\
 export it again");const d=e.exif&&(0,I.F)(e.exif),{width:v,height:H,components:Z,ids:J}=a;return{width:v,height:H,components:Z,orientation:d?.orientation??1,resolution:e.
jfifResolution??d?.resolution,profile:s(e.profileParts),adobe:e.adobe,plainRgb:J==="RGB"&&!e.adobe&&!e.jfif,data:n.subarray(0,e.end)}}class l{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(t,e){
this.bytes=t,this.refuse=e}run(){for(const{marker:t,end:e,data:a}of(0,T.OD)(this.bytes))if(t===T.GM)this.end=e;else if(t!==T.Os)this.segment(t,a);else if(this.isOnlyScan(
a)){const d=(0,M.bS)(this.bytes).indexOf(o,e);this.end=d<0?-1:d+2;return}}isOnlyScan(t){return this.frame?.sequential===!0&&t[0]===this.frame.components}segment(t,e){
const a=R[t];if(a!==void 0)throw this.refuse(`is ${a}, which PDF cannot hold; ${P}`);if(t>=192&&t<=194)this.frame??=this.readFrame(e,t!==194);else if(t===224&&(0,M.
w1)(e,0,"JFIF\0"))this.readJfif(e);else if(t===225&&(0,M.w1)(e,0,U))this.exif??=e.subarray(U.length);else if(t===226&&(0,M.w1)(e,0,C)&&e.length>C.length+2){const[
d,v]=e.subarray(C.length);this.profileParts.has(d)||this.profileParts.set(d,{of:v,data:e.subarray(C.length+2)})}else t===238&&(0,M.w1)(e,0,"Adobe")&&e.length>=12&&
(this.adobe=!0)}readFrame(t,e){const[a=0,d=0,v=0,H=0,Z=0,J=0]=t,[G,K]=[d<<8|v,H<<8|Z];if(t.length<6+3*J)throw this.refuse("is a JPEG image whose start of frame \
is damaged");if(a!==8)throw this.refuse(`is a JPEG image with ${a} bits per component, which PDF cannot hold; ${P}`);if(K===0||G===0)throw this.refuse(`is a JPE\
G image of ${K} × ${G} pixels; it is empty or damaged`);if(J!==1&&J!==3&&J!==4)throw this.refuse(`is a JPEG image with ${J} components; PDF holds 1, 3 or 4`);let tt="";
for(let Q=0;Q<J;Q++)tt+=String.fromCharCode(t[6+3*Q]);return{width:K,height:G,components:J,ids:tt,sequential:e}}readJfif(t){if(this.jfif||(this.jfif=!0,t.length<
12))return;const e={1:1,2:2.54}[t[7]],[a,d]=[t[8]<<8|t[9],t[10]<<8|t[11]];e!==void 0&&(this.jfifResolution=(0,I.o)({x:a*e,y:d*e}))}}const o=Buffer.of(255,T.GM);
function s(n){const t=n.size,e=[];for(let a=1;a<=t;a++){const d=n.get(a);if(d?.of!==t)return;e.push(d.data)}return t===0?void 0:Buffer.concat(e)}}),69869:((it,j,f)=>{
f.d(j,{R1:()=>l,To:()=>U,hh:()=>C});var M=f(59596),I=f(78157),T=f(45599);const R={1:"GRAY",3:"RGB ",4:"CMYK"},P=["scnr","mntr","prtr","spac"],U={1:"DeviceGray",
3:"DeviceRGB",4:"DeviceCMYK"};function C(o,s){if(!o||o.length<132)return;const n=(0,I.bS)(o),t=v=>n.toString("latin1",v,v+4),e=n.readUInt32BE(0),a=o[8];if(!(!(e>=
132&&e<=o.length&&a>=2&&a<=4&&t(36)==="acsp"&&P.includes(t(12)))||t(16)!==R[s]))return{bytes:o.subarray(0,e),version:a}}const F=new WeakMap;function l(o,{bytes:s},n){
const t=F.get(o)??[];F.set(o,t);const e=t.find(v=>Buffer.compare(v.bytes,s)===0);if(e)return e.ref;const a=(0,T.jd)({N:n,Alternate:(0,T.UU)(U[n]),Filter:(0,T.UU)(
"FlateDecode")}),d=o.add(new T.Z6(a,(0,M.Kc)(s)));return t.push({bytes:s,ref:d}),d}}),98122:((it,j,f)=>{f.d(j,{_:()=>I});var M=f(58552);const I=T=>R=>(0,M.G6)([
{field:T,message:R}])})};
