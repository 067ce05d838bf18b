"use strict";exports.id=6630,exports.ids=[6630],exports.modules={8212:((B,M,t)=>{t.d(M,{$:()=>y,EL:()=>v,HM:()=>$,KK:()=>e,YL:()=>f});const m=()=>t(9815),$=(d,o)=>m().inflateSync(
d,o),y=(d,o)=>m().zlibSync(d,o),v=function(...d){return Reflect.construct(m().Inflate,d)},e=function(...d){return Reflect.construct(m().Zlib,d)},f={get UnexpectedEOF(){
return m().FlateErrorCode.UnexpectedEOF}}}),9815:((B,M,t)=>{t.r(M),t.d(M,{FlateErrorCode:()=>m.YL,Inflate:()=>m.EL,Zlib:()=>m.KK,inflateSync:()=>m.HM,zlibSync:()=>m.
$});var m=t(7718)}),2531:((B,M,t)=>{t.d(M,{T:()=>f,W:()=>e});var m=t(7598),$=t.n(m);const y=16,v=64*1024*1024;class e{entries=new Map;bytes=0;files=new WeakMap;get(o){
const s=this.entries.get(o);if(s)return this.entries.delete(o),this.entries.set(o,s),s.value}put(o,s,n){if(!(n>v))for(this.drop(o),this.entries.set(o,{value:s,bytes:n}),
this.bytes+=n;this.bytes>v||this.entries.size>y;)this.drop(this.entries.keys().next().value)}async ofFile(o,s,n){const l=this.files.get(o);if(l?.has(s))return l.
get(s);const h=await n();return this.files.set(o,(l??new Map).set(s,h)),h}drop(o){this.bytes-=this.entries.get(o)?.bytes??0,this.entries.delete(o)}}function f(d,...o){
const s=(0,m.createHash)("sha256").update(d);for(const n of o){const l=n instanceof Uint8Array?n:Buffer.from(JSON.stringify(n??null));s.update(`
${l.length}
`).update(l)}return s.digest("base64")}}),8912:((B,M,t)=>{t.d(M,{d:()=>y,m:()=>$});var m=t(9721);const $=e=>v("The document was",e);function y(e){const[f]=e;if(!f)
return[];const d=(0,m.KE)(e.map(({name:o})=>o));return e.length===1?[v(`${d} was`,f.pages)]:[v(`${e.length} documents were`,{found:0,claimed:void 0},` (${d})`)]}
function v(e,{found:f,claimed:d},o=""){const n=d===void 0||d===f?"check that the result has all its pages":`${(l=>l===1?"1 page":`${l} pages`)(f)} ${f===1?"was":
"were"} found, and the document claims ${d}. Check the result`;return{code:"document_repaired",message:`${e} damaged and had to be repaired${o}: ${n}.`}}}),9721:((B,M,t)=>{
t.d(M,{KE:()=>s,Lh:()=>v,TL:()=>o,vI:()=>d});var m=t(9678);const $=2e3,y=10;class v{fields;full=new Map;loose=[new Map,new Map,new Map];constructor(l){this.fields=
l;for(const h of l){const S=h.name.normalize("NFC"),x=h.part.normalize("NFC");this.full.has(S)||this.full.set(S,h);for(const[R,U]of[f(S),x,f(x)].entries()){const L=this.
loose[R].get(U);L?L.push(h):this.loose[R].set(U,[h])}}}find(l){const h=l.normalize("NFC"),S=this.full.get(h);if(S)return{field:S};for(const x of this.loose){const R=x.
get(h);if(R?.length===1)return{field:R[0]};if(R)return{problem:"ambiguous",message:e(l,R)}}return{problem:"unknown",message:this.unknown(l)}}unknown(l){const h=this.
fields.slice(0,$).map(({name:L})=>L),S=this.fields.slice(0,$).map(({part:L})=>L),x=(0,m.h)(l,h)||(0,m.h)(l,[...new Set(S)]),R=this.fields.length>y?`${this.fields.
length} fields, such as `:"",U=x===""?`; the form has ${R}${o(h.slice(0,y))}`:x;return`“${d(l)}” is not a field of the form${U}`}}const e=(n,l)=>`“${d(n)}\
” is the name of ${l.length} fields: write the full name, such as ${o(l.slice(0,y).map(({name:h})=>h))}`,f=n=>n.replace(/\[\d+\]/g,""),d=n=>n.length>80?`${n.slice(
0,79)}…`:n,o=n=>n.map(l=>`“${d(l)}”`).join(", "),s=n=>n.length>y?`${n.slice(0,y).map(d).join(", ")} and ${n.length-y} more`:n.map(d).join(", ")}),1777:((B,M,t)=>{
t.d(M,{D:()=>f,K:()=>v});var m=t(9721),$=t(6009);const y={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, \
which a change makes invalid."};function v({signatures:s,usageRightsRemoved:n}){return[...s>0?[e(s)]:[],...n?[y]:[]]}const e=s=>({code:"signatures_invalidated",
message:`${s} ${s===1?"signature is":"signatures are"} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signa\
tures first.`,mentions:["remove_signatures"]}),f=({fields:s,usageRights:n},l)=>[...s.length>0?[d(s,l)]:[],...n?[y]:[]],d=(s,n)=>({code:"signatures_removed",message:`${s.
length} ${s.length===1?"signature was":"signatures were"} removed${o(s,n)}`});function o(s,n){switch(n){case"merge":return", because a signature cannot survive \
a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,$.$h)(`: ${(0,m.KE)(s)}`)} Their v\
isible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,$.$h)(`: ${(0,m.KE)(s)}`);default:return n}}}),7806:((B,M,t)=>{
t.d(M,{localHere:()=>W});var m=t(8522),$=t.n(m),y=t(1966),v=t(9153),e=t(2145);const f={merge_documents:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(2118),t.e(8338),t.e(397),t.e(7069),t.e(6434),t.e(3531),t.e(8682),t.e(282),t.e(8100)]).then(t.bind(t,960))).merge_documents,images_to_pdf:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(3353),t.e(3961)]).then(t.bind(t,3961))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(5199),t.e(397),t.e(282),t.e(9533)]).then(t.bind(t,3197))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(2118),
t.e(8338),t.e(4935),t.e(4306)]).then(t.bind(t,4306))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(2118),t.e(
8338),t.e(4935),t.e(16)]).then(t.bind(t,16))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(2118),t.e(8338),t.
e(4935),t.e(4986)]).then(t.bind(t,4986))).split_at_page,split_by_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(2118),t.e(8338),t.e(4935),
t.e(5643)]).then(t.bind(t,881))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(2118),t.e(8338),t.e(9375),t.e(776)]).
then(t.bind(t,776))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(2118),t.e(8338),t.e(9375),t.e(7823)]).then(t.bind(
t,7823))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(2118),t.e(8338),t.e(9375),t.e(7794)]).then(t.bind(t,7794))).
reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(2118),t.e(8338),t.e(9375),t.e(4567)]).then(t.bind(t,4567))).reverse_pages,
rotate_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(1288)]).then(t.bind(t,1288))).rotate_pages,add_password:async()=>(await Promise.all(
[t.e(7718),t.e(7390),t.e(5199),t.e(2729)]).then(t.bind(t,2729))).add_password,add_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(8931)]).
then(t.bind(t,8931))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9726)]).then(t.bind(t,9726))).remove_password,
remove_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(1860)]).then(t.bind(t,1860))).remove_restrictions,remove_signatures:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(2118),t.e(8338),t.e(1808)]).then(t.bind(t,9427))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(7718),
t.e(7390),t.e(5199),t.e(3652)]).then(t.bind(t,3652))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(397),
t.e(3037),t.e(3353),t.e(9365)]).then(t.bind(t,7237))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(397),t.e(3037),
t.e(1266)]).then(t.bind(t,7952))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(5780)]).then(t.bind(t,5780))).add_page_numbers,
get_form_data:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3531),t.e(7495)]).then(t.bind(t,3424))).get_form_data,fill_form:async()=>(await Promise.all([
t.e(7718),t.e(7390),t.e(5199),t.e(2118),t.e(8338),t.e(397),t.e(3037),t.e(7069),t.e(6434),t.e(3531),t.e(8682),t.e(5922)]).then(t.bind(t,5922))).fill_form,flatten_form:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(2118),t.e(8338),t.e(397),t.e(3037),t.e(7069),t.e(6434),t.e(3531),t.e(8682),t.e(2217)]).then(t.bind(t,2217))).flatten_form,
get_document_info:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(2118),t.e(397),t.e(6434),t.e(4867),t.e(8169),t.e(5053)]).then(t.bind(t,5053))).get_document_info,
check_document:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(2118),t.e(397),t.e(6434),t.e(4867),t.e(8169),t.e(8636)]).then(t.bind(t,8636))).check_document,
set_metadata:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(397),t.e(5096)]).then(t.bind(t,3930))).set_metadata,extract_attachments:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(4867),t.e(6665)]).then(t.bind(t,8310))).extract_attachments,add_attachment:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(397),t.e(5149)]).then(t.bind(t,3437))).add_attachment};var d=t(2531),o=t(8912),s=t(4293),n=t(9130),l=t(1967),h=t(1777);async function S(T){await implementations[T]()}
function x({pause:T,limits:D,codec:I}){const K=new d.W;return{async run(z,a,i,{signal:g,onProgress:P}={}){const A=new n.o(T,g,P);try{const O=(0,y._)(z,a);if(O.length>
0)throw(0,v.G6)(O);const E={repaired:void 0,signatures:0,usageRightsRemoved:!1},F=({found:Y,claimed:G})=>{E.repaired=E.repaired&&E.repaired.claimed!==E.repaired.
found?E.repaired:{found:Y,claimed:G}},c=({signatures:Y,usageRightsRemoved:G})=>{E.signatures+=Y,E.usageRightsRemoved||=G},N={pace:A,limits:{...s.M,...D},codec:I,
onRepaired:F,prepared:K,scratch:new l.f,onWritten:c},C=(0,e.zI)(z).input==="many"?a:a[0],j=await(await f[z]())(C,i,N);return{...j,notes:[...E.repaired?[(0,o.m)(
E.repaired)]:[],...j.notes,...(0,h.K)(E)]}}catch(O){throw(0,v.l3)(O)}}}}const R=32768,U=T=>({deflate:(D,I)=>new Promise((K,z)=>{const a={level:I,memLevel:9,windowBits:15};
if(D.length<R)return K(L(T.deflateSync(D,a)));const i=(g,P)=>g?z(g):K(L(P));T.deflate(D,a,i)}),inflate:(D,I)=>new Promise(K=>{if(I<=0)K(void 0);else{const z=Math.
min(Math.max(D.length,16384),16777216);T.inflate(D,{maxOutputLength:I,chunkSize:z},(a,i)=>K(a?void 0:L(i)))}}),inflateNow(D,I){if(!(I<=0))try{return L(T.inflateSync(
D,{maxOutputLength:I}))}catch{return}}}),L=({buffer:T,byteOffset:D,byteLength:I})=>new Uint8Array(T,D,I);var H=t(1078);const W=(T={})=>x({pause:H.v,limits:T,codec:U(
$())})}),5182:((B,M,t)=>{t.d(M,{Ul:()=>$,bM:()=>y,pY:()=>v});var m=t(9153);function $({code:e,message:f,issues:d,advice:o,operation:s,fields:n,predicate:l,sentence:h,
position:S,documentName:x,others:R,cause:U}){return{code:e,message:f,issues:d,...o===void 0?{}:{advice:o},...s===void 0?{}:{operation:s},fields:n,...l===void 0?
{}:{predicate:l},sentence:h,...S===void 0?{}:{position:S},...x===void 0?{}:{documentName:x},others:R.map($),...U instanceof Error?{cause:{name:U.name,places:(0,m.
ek)(U)}}:{}}}function y({code:e,message:f,cause:d,others:o,...s}){const n={...s,others:o.map(y)};if(!d)return new m.zU(e,f,n);const l=new Error("in a worker");return l.
name=d.name,l.stack=[d.name,...d.places].join(`
    `),new m.zU(e,f,{...n,cause:l})}function v(e){const f=new Set;return{documents:e.map(o=>{const{buffer:s,byteLength:n}=o.bytes,h=n>0&&s instanceof ArrayBuffer&&
s.byteLength===n&&!f.has(s)?o.bytes:new Uint8Array(o.bytes);return f.add(h.buffer),{...o,bytes:h}}),memory:[...f]}}}),3479:((B,M,t)=>{var m=t(5919),$=t(9153),y=t(
8877),v=t(714);const e=32*1024*1024;let f;function d(a){a<e||(f||((0,y.setFlagsFromString)("--expose-gc"),f=(0,v.runInNewContext)("gc")),f())}var o=t(7806),s=t(
5182),n=t(2145),l=t(6010);function h(a,{documents:i,files:g=[]},P){const{output:A}=(0,n.zI)(a);if(A!=="pdfs"&&A!=="files")return;const O=A==="files"?g:i,{contentType:E,
pieces:F}=(0,l.zS)(O,O.length===0&&P==="multipart/mixed"?"application/zip":P);return{contentType:E,pieces:x(F)}}const S=64*1024;function x(a){const i=[];let g=[],
P=0;const A=()=>{g.length>0&&i.push(Buffer.concat(g)),[g,P]=[[],0]};for(const O of a){if(O.length>=S){A(),i.push(O);continue}g.push(O),P+=O.length,P>=S&&A()}return A(),
i}const R=1e3,U=(0,o.localHere)(m.workerData),L=new Map;let H,W=new AbortController;m.parentPort?.on("message",a=>{a.kind==="run"?T(a):a.id===H&&W.abort()}),m.parentPort?.
on("messageerror",a=>{throw a});async function T({id:a,name:i,documents:g,parameters:P,kept:A,tellsProgress:O,packAs:E}){H=a;const F=g.reduce((c,{bytes:N})=>c+N.
length,0);W.signal.aborted&&(W=new AbortController);try{const c=await U.run(i,g,{...P,...I(A)},{signal:W.signal,...O?{onProgress:K(a)}:{}}),N=E&&h(i,c,E);if(N){
D(a,c,N);return}const C=(0,s.pY)([...c.documents,...c.files??[]]),Z=C.documents.slice(0,c.documents.length),j=C.documents.slice(c.documents.length);z({kind:"don\
e",id:a,outcome:{...c,documents:Z,...c.files?{files:j}:{}}},C.memory)}catch(c){z({kind:"failed",id:a,error:(0,s.Ul)((0,$.l3)(c))})}finally{H=void 0,setImmediate(
d,F)}}function D(a,{documents:i,files:g,...P},{contentType:A,pieces:O}){const E=new Uint8Array,F=(0,s.pY)(O.map(C=>({name:"",bytes:C}))),c={contentType:A,pieces:F.
documents.map(C=>C.bytes)},N={documents:i.map(C=>({...C,bytes:E})),...g?{files:g.map(C=>({...C,bytes:E}))}:{}};z({kind:"done",id:a,outcome:{...P,...N,packed:c}},
F.memory)}function I(a){for(const{id:i,bytes:g}of a)g&&L.set(i,g);return Object.fromEntries(a.map(({field:i,id:g,name:P})=>[i,{name:P,bytes:L.get(g)}]))}function K(a){
let i=performance.now();return g=>{const P=performance.now();P-i<R||(i=P,z({kind:"progress",id:a,fraction:g}))}}function z(a,i=[]){m.parentPort?.postMessage(a,i)}})};
