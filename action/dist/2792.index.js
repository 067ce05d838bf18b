"use strict";exports.id=2792,exports.ids=[2792],exports.modules={66974:((L,I,u)=>{u.d(I,{D6:()=>v,F1:()=>F,NL:()=>d,P3:()=>g,br:()=>b,bs:()=>w});var x=u(98446);const g={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function F(s,n,a){const i=[],c=[];for(const[m,f]of s.split(",").entries()){const _=m+1;if(n!==void 0&&
f.trim()===""){c.push(`entry ${_} is empty: write ${n}, separated by single commas`);continue}const p=a(f,_);"problem"in p?c.push(b(_,f,p.problem)):i.push(p.item)}
return c.length>0?{problem:w(c)}:{items:i}}const b=(s,n,a)=>`entry ${s} ('${o(n.trim())}') ${a}`,v=({position:s,text:n},a,i)=>b(s,n,`names ${A(a)}, but the docu\
ment has ${(0,x.y_)(i,"page")}`);function A(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far beyond its end"}const h=5;function w(s){const n=s.length-h;
return[...s.slice(0,h),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function d(s){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(s);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(s){const n=[...s].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,x.Bu)(n.join(""),40)}}),29082:((L,I,u)=>{u.d(I,{k1:()=>v,lY:()=>b,m7:()=>A});var x=u(58552),g=u(66974);const F=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
b=d=>(0,g.F1)(d,"pages such as 1..3, -1, odd",(o,s)=>{const n=o.trim(),a=F.exec(n);if(!a)return{problem:w(n)};const[,i,c,m,f,_]=a,p={negated:i!==void 0,text:n,position:s};
if(c!==void 0)return{item:{...p,pages:c.toLowerCase()}};const P=Number(m),D=f===void 0?P:_===void 0?"end":Number(_);return P===0||D===0?g.P3:{item:{...p,pages:{
from:P,to:D}}}});function v(d,o,s="pages"){const n=f=>(0,x.G6)([{field:s,message:f}]),a=b(d);if("problem"in a)throw n(a.problem);const i=new h(o),c=new h(o),m=[];
for(const f of a.items){const _=f.negated?c:i;if(typeof f.pages=="string"){_.add(f.pages);continue}const{from:p,to:P}=f.pages,D=p<0?o+1+p:p,U=P==="end"?o:P<0?o+
1+P:P,C=(P==="end"?p<0?[[p,D]]:[]:[[p,D],[P,U]]).find(([,O])=>O<1||O>o);C&&m.push((0,g.D6)(f,C[0],o)),!(P==="end"&&D>o||m.length>0)&&_.range(Math.min(D,U),Math.
max(D,U))}if(m.length>0)throw n((0,g.bs)(m));return a.items.every(({negated:f})=>f)&&i.add("all"),i.without(c)}function A(d){const o=b(d);if("problem"in o||o.items.
length!==1)return;const{negated:s,pages:n}=o.items[0];if(s)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:a,to:i}=n;return i===
"end"?{first:a}:i===-1?{first:a}:i<1?void 0:{first:Math.min(a,i),last:Math.max(a,i)}}class h{pageCount;differences;odd=!1;even=!1;constructor(o){this.pageCount=
o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,s){this.differences[o]++,this.differences[s+1]--}without(o){
const s=new Uint32Array(this.pageCount);let n=0,a=0,i=0;for(let c=1;c<=this.pageCount;c++){a+=this.differences[c],i+=o.differences[c];const m=c%2===1?"odd":"eve\
n";(a>0||this[m])&&!(i>0||o[m])&&(s[n++]=c)}return s.subarray(0,n)}}function w(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is written 1..5":/^!/.test(
d)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),92043:((L,I,u)=>{u.d(I,{Y:()=>C});var x=u(58552),g=u(77598),F=u(68973);const b=3,v=new WeakMap;async function A(M,e){const t=v.
get(M);if(t)return t;const{pieces:r}=await M.load();if(r.length===0)throw new x.zU("unavailable","The program that draws pages was left out of this installation",
{advice:"Use the package as it is published, or a service of your own"});const l=await WebAssembly.compile(new Uint8Array(await h(r,M,e)));return v.set(M,l),l}async function h(M,{
bytes:e,sha256:t},r){const l=[];for(const E of M){l.push(Buffer.from(E,"base64"));const B=r.pace.step(E.length*b);B&&await B}const y=await(0,F.uM)(r).inflate(Buffer.
concat(l),e);if(!y||(0,g.createHash)("sha256").update(y).digest("hex")!==t)throw new x.zU("internal","The program that draws pages is damaged",{advice:"Install \
the package again"});return y}var w=u(42973);const d=65536,o=-44,s=8,n=new WebAssembly.RuntimeError("longjmp");class a{most;exports;constructor(e,t){this.most=t;
const r={};for(const{module:l,name:y}of WebAssembly.Module.imports(e))(r[l]??={})[y]=this.imported(y);this.exports=new WebAssembly.Instance(e,r).exports,this.call(
"__wasm_call_ctors")}call(e,...t){return this.exports[e](...t)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.
exports.memory.buffer)}store(e){const t=this.call("malloc",e.length)>>>0;if(t===0)throw i(this.most);return this.bytes.set(e,t),t}imported(e){if(e.startsWith("i\
nvoke_"))return this.invoke;switch(e){case"_emscripten_throw_longjmp":return()=>{throw n};case"emscripten_resize_heap":return t=>this.grow(t>>>0);case"environ_s\
izes_get":return(t,r)=>(this.words.setUint32(t,0,!0),this.words.setUint32(r,0,!0),0);case"_abort_js":return()=>{throw i(this.most)}}return e.startsWith("fd_")?()=>s:
e.startsWith("__syscall_")?()=>o:()=>0}invoke=(e,...t)=>{const r=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(
e)(...t)}catch(l){if(this.call("_emscripten_stack_restore",r),l!==n)throw l;return this.call("setThrew",1,0),0}};grow(e){const{memory:t}=this.exports,r=t.buffer.
byteLength;if(e>this.most)return 0;const l=Math.min(Math.max(e,r*1.25),this.most);try{return t.grow(Math.ceil((l-r)/d)),1}catch{return 0}}}const i=M=>(0,w.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(M/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function c(M){const e=new WebAssembly.
Module(Uint8Array.from(m));return new WebAssembly.Instance(e,{a:{b:M}}).exports.c}const m=[0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,2,7,1,1,97,1,98,0,0,7,5,1,1,
99,0,0],f={load:()=>u.e(4292).then(u.bind(u,14292)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},_=15,p=3e5,P=4,D=1,
U=2,T=4294967295;class C{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(e,t){this.job=e,this.sandbox=t,t.call("FPDF_InitLibrary"),this.pause=this.
pauseCallback()}static async open(e,t){const r=await A(f,t);return O(t,()=>{const l=new C(t,new a(r,t.limits.drawingMemory));return l.load(e),l})}async draw(e,t){
this.begin(e,t);for(let r=D;r!==U;){const l=this.job.pace.step(p);if(l&&await l,r=this.proceed(t),r!==D&&r!==U)throw i(this.job.limits.drawingMemory)}return this.
finish(t)}load(e){const{sandbox:t}=this;if(this.document=t.call("FPDF_LoadMemDocument64",t.store(e),e.length,0),this.document===0)throw i(this.job.limits.drawingMemory)}pauseCallback(){
const{sandbox:e}=this,{__indirect_function_table:t}=e.exports,r=t.length-1;return t.set(r,c(()=>performance.now()-this.since>_?1:0)),e.store(new Uint8Array(Uint32Array.
of(1,r,0).buffer))}begin(e,{width:t,height:r,isTransparent:l}){const{sandbox:y,job:E}=this;O(E,()=>{if(this.release(),this.page=y.call("FPDF_LoadPage",this.document,
e),this.bitmap=y.call("FPDFBitmap_CreateEx",t,r,P,0,0),this.page===0||this.bitmap===0)throw i(E.limits.drawingMemory);l||y.call("FPDFBitmap_FillRect",this.bitmap,
0,0,t,r,T)})}started=!1;proceed({width:e,height:t}){const{sandbox:r,page:l,bitmap:y,pause:E}=this;return this.since=performance.now(),O(this.job,()=>this.started?
r.call("FPDF_RenderPage_Continue",l,E):(this.started=!0,r.call("FPDF_RenderPageBitmap_Start",y,l,0,0,e,t,0,0,E)))}finish({width:e,height:t}){const{sandbox:r,bitmap:l}=this,
y=r.call("FPDFBitmap_GetBuffer",l)>>>0,E=r.call("FPDFBitmap_GetStride",l);return{width:e,height:t,row:B=>r.bytes.subarray(y+B*E,y+B*E+e*4)}}release(){const{sandbox:e,
page:t,bitmap:r}=this;this.started&&e.call("FPDF_RenderPage_Close",t),r!==0&&e.call("FPDFBitmap_Destroy",r),t!==0&&e.call("FPDF_ClosePage",t),this.started=!1,this.
bitmap=this.page=0}}function O(M,e){try{return e()}catch(t){throw t instanceof x.zU?t:i(M.limits.drawingMemory)}}}),1900:((L,I,u)=>{u.d(I,{cE:()=>b,lc:()=>v});const x=4,
g=2,F={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function b({height:h,row:w},d){for(let o=0;o<h;o++){const s=w(o);for(let a=0;a<s.length;a+=x){const i=s[a+1];if(s[a]!==
i||s[a+2]!==i)return!0}const n=d.step(s.length*g);n&&await n}return!1}function v({width:h,row:w},d){const o=F[d],s=new Uint8Array(h*o),n=o<3;return a=>{const i=w(
a);for(let c=0,m=0;c<i.length;c+=x){const[f,_,p]=[i[c],i[c+1],i[c+2]];n?s[m++]=A(p,_,f):(s[m++]=p,s[m++]=_,s[m++]=f),o%2===0&&(s[m++]=i[c+3])}return s}}const A=(h,w,d)=>77*
h+150*w+29*d+128>>8}),95340:((L,I,u)=>{u.d(I,{h:()=>x});function x(g,F){const b=h=>{const w=g.resolve(F.get(h));return typeof w=="number"?Math.floor(w):NaN},v=g.
resolve(F.get("ImageMask"))===!0,A=g.array(F.get("Decode"))?.map(h=>g.resolve(h));return{width:b("Width"),height:b("Height"),bits:v?1:b("BitsPerComponent")||8,stencil:v,
decode:A?.every(h=>typeof h=="number")?A:void 0}}})};
