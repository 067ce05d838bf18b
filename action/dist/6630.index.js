"use strict";exports.id=6630,exports.ids=[6630],exports.modules={38212:((W,M,t)=>{t.d(M,{$:()=>v,EL:()=>P,HM:()=>$,KK:()=>h,YL:()=>f});const a=()=>t(79815),$=(d,o)=>a().inflateSync(
d,o),v=(d,o)=>a().zlibSync(d,o),P=function(...d){return Reflect.construct(a().Inflate,d)},h=function(...d){return Reflect.construct(a().Zlib,d)},f={get UnexpectedEOF(){
return a().FlateErrorCode.UnexpectedEOF}}}),79815:((W,M,t)=>{t.r(M),t.d(M,{FlateErrorCode:()=>a.YL,Inflate:()=>a.EL,Zlib:()=>a.KK,inflateSync:()=>a.HM,zlibSync:()=>a.
$});var a=t(37718)}),82531:((W,M,t)=>{t.d(M,{T:()=>f,W:()=>h});var a=t(77598),$=t.n(a);const v=16,P=64*1024*1024;class h{entries=new Map;bytes=0;files=new WeakMap;get(o){
const s=this.entries.get(o);if(s)return this.entries.delete(o),this.entries.set(o,s),s.value}put(o,s,n){if(!(n>P))for(this.drop(o),this.entries.set(o,{value:s,bytes:n}),
this.bytes+=n;this.bytes>P||this.entries.size>v;)this.drop(this.entries.keys().next().value)}async ofFile(o,s,n){const l=this.files.get(o);if(l?.has(s))return l.
get(s);const y=await n();return this.files.set(o,(l??new Map).set(s,y)),y}drop(o){this.bytes-=this.entries.get(o)?.bytes??0,this.entries.delete(o)}}function f(d,...o){
const s=(0,a.createHash)("sha256").update(d);for(const n of o){const l=n instanceof Uint8Array?n:Buffer.from(JSON.stringify(n??null));s.update(`
${l.length}
`).update(l)}return s.digest("base64")}}),98912:((W,M,t)=>{t.d(M,{d:()=>v,m:()=>$});var a=t(39721);const $=h=>P("The document was",h);function v(h){const[f]=h;if(!f)
return[];const d=(0,a.KE)(h.map(({name:o})=>o));return h.length===1?[P(`${d} was`,f.pages)]:[P(`${h.length} documents were`,{found:0,claimed:void 0},` (${d})`)]}
function P(h,{found:f,claimed:d},o=""){const n=d===void 0||d===f?"check that the result has all its pages":`${(l=>l===1?"1 page":`${l} pages`)(f)} ${f===1?"was":
"were"} found, and the document claims ${d}. Check the result`;return{code:"document_repaired",message:`${h} damaged and had to be repaired${o}: ${n}.`}}}),39721:((W,M,t)=>{
t.d(M,{KE:()=>s,Lh:()=>P,TL:()=>o,vI:()=>d});var a=t(99678);const $=2e3,v=10;class P{fields;full=new Map;loose=[new Map,new Map,new Map];constructor(l){this.fields=
l;for(const y of l){const S=y.name.normalize("NFC"),L=y.part.normalize("NFC");this.full.has(S)||this.full.set(S,y);for(const[R,K]of[f(S),L,f(L)].entries()){const T=this.
loose[R].get(K);T?T.push(y):this.loose[R].set(K,[y])}}}find(l){const y=l.normalize("NFC"),S=this.full.get(y);if(S)return{field:S};for(const L of this.loose){const R=L.
get(y);if(R?.length===1)return{field:R[0]};if(R)return{problem:"ambiguous",message:h(l,R)}}return{problem:"unknown",message:this.unknown(l)}}unknown(l){const y=this.
fields.slice(0,$).map(({name:T})=>T),S=this.fields.slice(0,$).map(({part:T})=>T),L=(0,a.h)(l,y)||(0,a.h)(l,[...new Set(S)]),R=this.fields.length>v?`${this.fields.
length} fields, such as `:"",K=L===""?`; the form has ${R}${o(y.slice(0,v))}`:L;return`“${d(l)}” is not a field of the form${K}`}}const h=(n,l)=>`“${d(n)}\
” is the name of ${l.length} fields: write the full name, such as ${o(l.slice(0,v).map(({name:y})=>y))}`,f=n=>n.replace(/\[\d+\]/g,""),d=n=>n.length>80?`${n.slice(
0,79)}…`:n,o=n=>n.map(l=>`“${d(l)}”`).join(", "),s=n=>n.length>v?`${n.slice(0,v).map(d).join(", ")} and ${n.length-v} more`:n.map(d).join(", ")}),31777:((W,M,t)=>{
t.d(M,{D:()=>f,K:()=>P});var a=t(39721),$=t(6009);const v={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document,\
 which a change makes invalid."};function P({signatures:s,usageRightsRemoved:n}){return[...s>0?[h(s)]:[],...n?[v]:[]]}const h=s=>({code:"signatures_invalidated",
message:`${s} ${s===1?"signature is":"signatures are"} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signa\
tures first.`,mentions:["remove_signatures"]}),f=({fields:s,usageRights:n},l)=>[...s.length>0?[d(s,l)]:[],...n?[v]:[]],d=(s,n)=>({code:"signatures_removed",message:`${s.
length} ${s.length===1?"signature was":"signatures were"} removed${o(s,n)}`});function o(s,n){switch(n){case"merge":return", because a signature cannot survive \
a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,$.$h)(`: ${(0,a.KE)(s)}`)} Their v\
isible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,$.$h)(`: ${(0,a.KE)(s)}`);default:return n}}}),27806:((W,M,t)=>{
t.d(M,{localHere:()=>j});var a=t(38522),$=t.n(a),v=t(11966),P=t(49153),h=t(88652);const f={merge_documents:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(
7390),t.e(5199),t.e(7109),t.e(3241),t.e(404),t.e(9572),t.e(472),t.e(3531),t.e(8682),t.e(5752),t.e(7939)]).then(t.bind(t,97939))).merge_documents,images_to_pdf:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(4239),t.e(6342)]).then(t.bind(t,33961))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(5199),t.e(404),t.e(5752),t.e(3897)]).then(t.bind(t,13197))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),
t.e(4935),t.e(4306)]).then(t.bind(t,54306))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(4935),t.
e(16)]).then(t.bind(t,60016))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(4935),t.e(4986)]).then(
t.bind(t,34986))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(
8495),t.e(7195),t.e(4935),t.e(3515)]).then(t.bind(t,43515))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),
t.e(4935),t.e(5643)]).then(t.bind(t,38024))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(9375),t.e(
776)]).then(t.bind(t,60776))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(9375),t.e(7823)]).then(t.bind(
t,7823))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(9375),t.e(7794)]).then(t.bind(t,27794))).reorder_pages,
reverse_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(9375),t.e(4567)]).then(t.bind(t,44567))).reverse_pages,rotate_pages:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(1288)]).then(t.bind(t,71288))).rotate_pages,crop_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),
t.e(9572),t.e(472),t.e(7888),t.e(8495),t.e(5455)]).then(t.bind(t,83686))).crop_pages,insert_blank_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(7109),t.e(8753)]).then(t.bind(t,98753))).insert_blank_pages,add_password:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(2729)]).then(t.bind(
t,2729))).add_password,add_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(8931)]).then(t.bind(t,78931))).add_restrictions,remove_password:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(9726)]).then(t.bind(t,79726))).remove_password,remove_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(1860)]).then(t.bind(t,61860))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(1808)]).then(t.
bind(t,41808))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3652)]).then(t.bind(t,43652))).add_text_watermark,
add_image_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(404),t.e(7593),t.e(4239),t.e(9365)]).then(t.bind(t,77237))).add_image_watermark,
add_overlay:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(404),t.e(7593),t.e(2238)]).then(t.bind(t,73044))).add_overlay,add_page_numbers:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(5780)]).then(t.bind(t,45780))).add_page_numbers,get_form_data:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3531),
t.e(3807)]).then(t.bind(t,93424))).get_form_data,fill_form:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(7109),t.e(3241),t.e(404),t.e(
9572),t.e(472),t.e(7593),t.e(3531),t.e(8682),t.e(4193),t.e(5922)]).then(t.bind(t,65922))).fill_form,flatten_form:async()=>(await Promise.all([t.e(7718),t.e(6161),
t.e(7390),t.e(5199),t.e(7109),t.e(3241),t.e(404),t.e(9572),t.e(472),t.e(7593),t.e(3531),t.e(8682),t.e(4193),t.e(2217)]).then(t.bind(t,82217))).flatten_form,get_document_info:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(404),t.e(9572),t.e(472),t.e(7888),t.e(8495),t.e(7195),t.e(4867),t.e(7753),t.e(476),t.e(5053)]).then(t.bind(t,5053))).get_document_info,
check_document:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(404),t.e(9572),t.e(472),t.e(7888),t.e(8495),t.e(7195),t.e(4867),t.e(7753),t.e(476),
t.e(4964)]).then(t.bind(t,84964))).check_document,set_metadata:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(3930)]).then(t.bind(t,53930))).
set_metadata,extract_images:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(2639)]).then(t.bind(t,65062))).extract_images,
set_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3041)]).then(t.bind(t,13041))).set_bookmarks,extract_attachments:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(4867),t.e(480)]).then(t.bind(t,75929))).extract_attachments,add_attachment:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(404),t.e(9881)]).then(t.bind(t,9881))).add_attachment,read_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(404),t.e(4867),t.e(7753),t.e(3846)]).
then(t.bind(t,36874))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(4867),t.e(7753),t.e(9746)]).then(
t.bind(t,99746))).create_e_invoice,extract_text:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(8495),t.e(7195),t.e(
8435)]).then(t.bind(t,22919))).extract_text,find_text:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(8495),t.e(7195),
t.e(9490)]).then(t.bind(t,25501))).find_text,split_by_text:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(3241),t.e(9572),t.e(472),t.e(
7888),t.e(8495),t.e(7195),t.e(4935),t.e(3310)]).then(t.bind(t,83310))).split_by_text};var d=t(82531),o=t(98912),s=t(84293),n=t(22022),l=t(69130),y=t(31777);async function S(D){
await implementations[D]()}function L({pause:D,limits:I,codec:A}){const N=new d.W,F={...s.M,...I};return{async run(m,g,i,{signal:E,onProgress:C}={}){const U=new l.
o(D,E,C);try{const B=(0,v._)(m,g);if(B.length>0)throw(0,P.G6)(B);const x={repaired:void 0,signatures:0,usageRightsRemoved:!1},O=({found:Z,claimed:V})=>{x.repaired=
x.repaired&&x.repaired.claimed!==x.repaired.found?x.repaired:{found:Z,claimed:V}},H=({signatures:Z,usageRightsRemoved:V})=>{x.signatures+=Z,x.usageRightsRemoved||=
V},z={pace:U,limits:F,memory:new n.c(F,A),codec:A,onRepaired:O,prepared:N,onWritten:H},G=(0,h.zI)(m).input==="many"?g:g[0],Q=await(await f[m]())(G,i,z);return{...Q,
notes:[...x.repaired?[(0,o.m)(x.repaired)]:[],...Q.notes,...(0,y.K)(x)]}}catch(B){throw(0,P.l3)(B)}}}}const R=32768,K=D=>({deflate:(I,A)=>new Promise((N,F)=>{const m={
level:A,memLevel:9,windowBits:15};if(I.length<R)return N(T(D.deflateSync(I,m)));const g=(i,E)=>i?F(i):N(T(E));D.deflate(I,m,g)}),inflate:(I,A)=>new Promise(N=>{
if(A<=0)N(void 0);else{const F=Math.min(Math.max(I.length,16384),16777216);D.inflate(I,{maxOutputLength:A,chunkSize:F},(m,g)=>N(m?void 0:T(g)))}}),inflateNow(I,A){
if(!(A<=0))try{return T(D.inflateSync(I,{maxOutputLength:A}))}catch{return}}}),T=({buffer:D,byteOffset:I,byteLength:A})=>new Uint8Array(D,I,A);var Y=t(1078);const j=(D={})=>L(
{pause:Y.v,limits:D,codec:K($())})}),25182:((W,M,t)=>{t.d(M,{Ul:()=>$,bM:()=>v,pY:()=>P});var a=t(49153);function $({code:h,message:f,issues:d,advice:o,operation:s,
fields:n,predicate:l,sentence:y,position:S,documentName:L,others:R,cause:K}){return{code:h,message:f,issues:d,...o===void 0?{}:{advice:o},...s===void 0?{}:{operation:s},
fields:n,...l===void 0?{}:{predicate:l},sentence:y,...S===void 0?{}:{position:S},...L===void 0?{}:{documentName:L},others:R.map($),...K instanceof Error?{cause:{
name:K.name,places:(0,a.ek)(K)}}:{}}}function v({code:h,message:f,cause:d,others:o,...s}){const n={...s,others:o.map(v)};if(!d)return new a.zU(h,f,n);const l=new Error(
"in a worker");return l.name=d.name,l.stack=[d.name,...d.places].join(`
    `),new a.zU(h,f,{...n,cause:l})}function P(h){const f=new Set;return{documents:h.map(o=>{const{buffer:s,byteLength:n}=o.bytes,y=n>0&&s instanceof ArrayBuffer&&
s.byteLength===n&&!f.has(s)?o.bytes:new Uint8Array(o.bytes);return f.add(y.buffer),{...o,bytes:y}}),memory:[...f]}}}),43479:((W,M,t)=>{var a=t(75919),$=t(49153),
v=t(78877),P=t(30714);const h=32*1024*1024;let f;function d(m){m<h||(f||((0,v.setFlagsFromString)("--expose-gc"),f=(0,P.runInNewContext)("gc")),f())}var o=t(27806),
s=t(25182),n=t(88652),l=t(9468);function y(m,{documents:g,files:i=[]},E){const{output:C}=(0,n.zI)(m);if(C!=="pdfs"&&C!=="files")return;const U=C==="files"?i:g,{
contentType:B,pieces:x}=(0,l.zS)(U,U.length===0&&E==="multipart/mixed"?"application/zip":E);return{contentType:B,pieces:L(x)}}const S=64*1024;function L(m){const g=[];
let i=[],E=0;const C=()=>{i.length>0&&g.push(Buffer.concat(i)),[i,E]=[[],0]};for(const U of m){if(U.length>=S){C(),g.push(U);continue}i.push(U),E+=U.length,E>=S&&
C()}return C(),g}const R=1e3,K=(0,o.localHere)(a.workerData),T=new Map;let Y,j=new AbortController;a.parentPort?.on("message",m=>{m.kind==="run"?D(m):m.id===Y&&
j.abort()}),a.parentPort?.on("messageerror",m=>{throw m});async function D({id:m,name:g,documents:i,parameters:E,kept:C,tellsProgress:U,packAs:B}){Y=m;const x=i.
reduce((O,{bytes:H})=>O+H.length,0);j.signal.aborted&&(j=new AbortController);try{const O=await K.run(g,i,{...E,...A(C)},{signal:j.signal,...U?{onProgress:N(m)}:
{}}),H=B&&y(g,O,B);if(H){I(m,O,H);return}const z=(0,s.pY)([...O.documents,...O.files??[]]),G=z.documents.slice(0,O.documents.length),J=z.documents.slice(O.documents.
length);F({kind:"done",id:m,outcome:{...O,documents:G,...O.files?{files:J}:{}}},z.memory)}catch(O){F({kind:"failed",id:m,error:(0,s.Ul)((0,$.l3)(O))})}finally{Y=
void 0,setImmediate(d,x)}}function I(m,{documents:g,files:i,...E},{contentType:C,pieces:U}){const B=new Uint8Array,x=(0,s.pY)(U.map(z=>({name:"",bytes:z}))),O={
contentType:C,pieces:x.documents.map(z=>z.bytes)},H={documents:g.map(z=>({...z,bytes:B})),...i?{files:i.map(z=>({...z,bytes:B}))}:{}};F({kind:"done",id:m,outcome:{
...E,...H,packed:O}},x.memory)}function A(m){for(const{id:g,bytes:i}of m)i&&T.set(g,i);return Object.fromEntries(m.map(({field:g,id:i,name:E})=>[g,{name:E,bytes:T.
get(i)}]))}function N(m){let g=performance.now();return i=>{const E=performance.now();E-g<R||(g=E,F({kind:"progress",id:m,fraction:i}))}}function F(m,g=[]){a.parentPort?.
postMessage(m,g)}})};
