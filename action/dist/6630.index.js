"use strict";exports.id=6630,exports.ids=[6630],exports.modules={38212:((N,E,t)=>{t.d(E,{$:()=>v,EL:()=>P,HM:()=>M,KK:()=>h,YL:()=>f});const a=()=>t(79815),M=(d,o)=>a().inflateSync(
d,o),v=(d,o)=>a().zlibSync(d,o),P=function(...d){return Reflect.construct(a().Inflate,d)},h=function(...d){return Reflect.construct(a().Zlib,d)},f={get UnexpectedEOF(){
return a().FlateErrorCode.UnexpectedEOF}}}),79815:((N,E,t)=>{t.r(E),t.d(E,{FlateErrorCode:()=>a.YL,Inflate:()=>a.EL,Zlib:()=>a.KK,inflateSync:()=>a.HM,zlibSync:()=>a.
$});var a=t(37718)}),82531:((N,E,t)=>{t.d(E,{T:()=>f,W:()=>h});var a=t(77598),M=t.n(a);const v=16,P=64*1024*1024;class h{entries=new Map;bytes=0;files=new WeakMap;get(o){
const s=this.entries.get(o);if(s)return this.entries.delete(o),this.entries.set(o,s),s.value}put(o,s,n){if(!(n>P))for(this.drop(o),this.entries.set(o,{value:s,bytes:n}),
this.bytes+=n;this.bytes>P||this.entries.size>v;)this.drop(this.entries.keys().next().value)}async ofFile(o,s,n){const l=this.files.get(o);if(l?.has(s))return l.
get(s);const i=await n();return this.files.set(o,(l??new Map).set(s,i)),i}drop(o){this.bytes-=this.entries.get(o)?.bytes??0,this.entries.delete(o)}}function f(d,...o){
const s=(0,a.createHash)("sha256").update(d);for(const n of o){const l=n instanceof Uint8Array?n:Buffer.from(JSON.stringify(n??null));s.update(`
${l.length}
`).update(l)}return s.digest("base64")}}),98912:((N,E,t)=>{t.d(E,{d:()=>v,m:()=>M});var a=t(39721);const M=h=>P("The document was",h);function v(h){const[f]=h;if(!f)
return[];const d=(0,a.KE)(h.map(({name:o})=>o));return h.length===1?[P(`${d} was`,f.pages)]:[P(`${h.length} documents were`,{found:0,claimed:void 0},` (${d})`)]}
function P(h,{found:f,claimed:d},o=""){const n=d===void 0||d===f?"check that the result has all its pages":`${(l=>l===1?"1 page":`${l} pages`)(f)} ${f===1?"was":
"were"} found, and the document claims ${d}. Check the result`;return{code:"document_repaired",message:`${h} damaged and had to be repaired${o}: ${n}.`}}}),39721:((N,E,t)=>{
t.d(E,{KE:()=>s,Lh:()=>P,TL:()=>o,vI:()=>d});var a=t(99678);const M=2e3,v=10;class P{fields;full=new Map;loose=[new Map,new Map,new Map];constructor(l){this.fields=
l;for(const i of l){const O=i.name.normalize("NFC"),R=i.part.normalize("NFC");this.full.has(O)||this.full.set(O,i);for(const[S,z]of[f(O),R,f(R)].entries()){const L=this.
loose[S].get(z);L?L.push(i):this.loose[S].set(z,[i])}}}find(l){const i=l.normalize("NFC"),O=this.full.get(i);if(O)return{field:O};for(const R of this.loose){const S=R.
get(i);if(S?.length===1)return{field:S[0]};if(S)return{problem:"ambiguous",message:h(l,S)}}return{problem:"unknown",message:this.unknown(l)}}unknown(l){const i=this.
fields.slice(0,M).map(({name:L})=>L),O=this.fields.slice(0,M).map(({part:L})=>L),R=(0,a.h)(l,i)||(0,a.h)(l,[...new Set(O)]),S=this.fields.length>v?`${this.fields.
length} fields, such as `:"",z=R===""?`; the form has ${S}${o(i.slice(0,v))}`:R;return`“${d(l)}” is not a field of the form${z}`}}const h=(n,l)=>`“${d(n)}\
” is the name of ${l.length} fields: write the full name, such as ${o(l.slice(0,v).map(({name:i})=>i))}`,f=n=>n.replace(/\[\d+\]/g,""),d=n=>n.length>80?`${n.slice(
0,79)}…`:n,o=n=>n.map(l=>`“${d(l)}”`).join(", "),s=n=>n.length>v?`${n.slice(0,v).map(d).join(", ")} and ${n.length-v} more`:n.map(d).join(", ")}),31777:((N,E,t)=>{
t.d(E,{D:()=>f,K:()=>P});var a=t(39721),M=t(6009);const v={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document,\
 which a change makes invalid."};function P({signatures:s,usageRightsRemoved:n}){return[...s>0?[h(s)]:[],...n?[v]:[]]}const h=s=>({code:"signatures_invalidated",
message:`${s} ${s===1?"signature is":"signatures are"} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signa\
tures first.`,mentions:["remove_signatures"]}),f=({fields:s,usageRights:n},l)=>[...s.length>0?[d(s,l)]:[],...n?[v]:[]],d=(s,n)=>({code:"signatures_removed",message:`${s.
length} ${s.length===1?"signature was":"signatures were"} removed${o(s,n)}`});function o(s,n){switch(n){case"merge":return", because a signature cannot survive \
a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,M.$h)(`: ${(0,a.KE)(s)}`)} Their v\
isible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,M.$h)(`: ${(0,a.KE)(s)}`);default:return n}}}),27806:((N,E,t)=>{
t.d(E,{localHere:()=>H});var a=t(38522),M=t.n(a),v=t(11966),P=t(49153),h=t(82625);const f={merge_documents:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(
7390),t.e(5199),t.e(4461),t.e(404),t.e(7109),t.e(3241),t.e(9572),t.e(472),t.e(3531),t.e(8682),t.e(5752),t.e(960)]).then(t.bind(t,90960))).merge_documents,images_to_pdf:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(4239),t.e(6342)]).then(t.bind(t,33961))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(5199),t.e(404),t.e(5752),t.e(3897)]).then(t.bind(t,13197))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4461),
t.e(7109),t.e(4935),t.e(4306)]).then(t.bind(t,54306))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4461),t.
e(7109),t.e(4935),t.e(16)]).then(t.bind(t,60016))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4461),t.e(7109),
t.e(4935),t.e(4986)]).then(t.bind(t,34986))).split_at_page,split_by_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4461),t.e(7109),t.e(
4935),t.e(5643)]).then(t.bind(t,38024))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4461),t.e(7109),t.e(9375),
t.e(776)]).then(t.bind(t,60776))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4461),t.e(7109),t.e(9375),t.e(7823)]).
then(t.bind(t,7823))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4461),t.e(7109),t.e(9375),t.e(7794)]).then(t.bind(
t,27794))).reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4461),t.e(7109),t.e(9375),t.e(4567)]).then(t.bind(t,44567))).
reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(1288)]).then(t.bind(t,71288))).rotate_pages,add_password:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(2729)]).then(t.bind(t,2729))).add_password,add_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.
e(8931)]).then(t.bind(t,78931))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9726)]).then(t.bind(t,79726))).
remove_password,remove_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(1860)]).then(t.bind(t,61860))).remove_restrictions,remove_signatures:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(4461),t.e(7109),t.e(1808)]).then(t.bind(t,41808))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(
7718),t.e(7390),t.e(5199),t.e(3652)]).then(t.bind(t,43652))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.
e(404),t.e(3241),t.e(7593),t.e(4239),t.e(9365)]).then(t.bind(t,77237))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(404),t.e(3241),t.e(7593),t.e(2238)]).then(t.bind(t,73044))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(5780)]).
then(t.bind(t,45780))).add_page_numbers,get_form_data:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3531),t.e(3807)]).then(t.bind(t,93424))).get_form_data,
fill_form:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(4461),t.e(404),t.e(7109),t.e(3241),t.e(9572),t.e(472),t.e(7593),t.e(3531),t.e(
8682),t.e(4193),t.e(5922)]).then(t.bind(t,65922))).fill_form,flatten_form:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(4461),t.e(404),
t.e(7109),t.e(3241),t.e(9572),t.e(472),t.e(7593),t.e(3531),t.e(8682),t.e(4193),t.e(2217)]).then(t.bind(t,82217))).flatten_form,get_document_info:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(4461),t.e(404),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(6797),t.e(7753),t.e(1240),t.e(5053)]).then(t.bind(t,5053))).get_document_info,
check_document:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(4461),t.e(404),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(6797),t.e(7753),t.e(1240),t.e(4964)]).
then(t.bind(t,84964))).check_document,set_metadata:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(3930)]).then(t.bind(t,53930))).set_metadata,
extract_images:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(1271)]).then(t.bind(t,99390))).extract_images,extract_attachments:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(8310)]).then(t.bind(t,75929))).extract_attachments,add_attachment:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),
t.e(6369),t.e(9881)]).then(t.bind(t,9881))).add_attachment,read_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(404),t.e(7753),t.e(5884)]).then(t.
bind(t,36874))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(7753),t.e(6369),t.e(8654)]).then(t.bind(
t,99746))).create_e_invoice,extract_text:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(6797),t.e(8435)]).then(t.bind(
t,22919))).extract_text,find_text:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(6797),t.e(9490)]).then(t.bind(t,25501))).
find_text,split_by_text:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4461),t.e(7109),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(6797),t.e(4935),
t.e(3310)]).then(t.bind(t,83310))).split_by_text};var d=t(82531),o=t(98912),s=t(84293),n=t(22022),l=t(69130),i=t(31777);async function O(T){await implementations[T]()}
function R({pause:T,limits:D,codec:I}){const F=new d.W,B={...s.M,...D};return{async run(m,g,y,{signal:e,onProgress:A}={}){const C=new l.o(T,e,A);try{const K=(0,v.
_)(m,g);if(K.length>0)throw(0,P.G6)(K);const $={repaired:void 0,signatures:0,usageRightsRemoved:!1},x=({found:G,claimed:Z})=>{$.repaired=$.repaired&&$.repaired.
claimed!==$.repaired.found?$.repaired:{found:G,claimed:Z}},W=({signatures:G,usageRightsRemoved:Z})=>{$.signatures+=G,$.usageRightsRemoved||=Z},U={pace:C,limits:B,
memory:new n.c(B,I),codec:I,onRepaired:x,prepared:F,onWritten:W},Y=(0,h.zI)(m).input==="many"?g:g[0],J=await(await f[m]())(Y,y,U);return{...J,notes:[...$.repaired?
[(0,o.m)($.repaired)]:[],...J.notes,...(0,i.K)($)]}}catch(K){throw(0,P.l3)(K)}}}}const S=32768,z=T=>({deflate:(D,I)=>new Promise((F,B)=>{const m={level:I,memLevel:9,
windowBits:15};if(D.length<S)return F(L(T.deflateSync(D,m)));const g=(y,e)=>y?B(y):F(L(e));T.deflate(D,m,g)}),inflate:(D,I)=>new Promise(F=>{if(I<=0)F(void 0);else{
const B=Math.min(Math.max(D.length,16384),16777216);T.inflate(D,{maxOutputLength:I,chunkSize:B},(m,g)=>F(m?void 0:L(g)))}}),inflateNow(D,I){if(!(I<=0))try{return L(
T.inflateSync(D,{maxOutputLength:I}))}catch{return}}}),L=({buffer:T,byteOffset:D,byteLength:I})=>new Uint8Array(T,D,I);var j=t(1078);const H=(T={})=>R({pause:j.
v,limits:T,codec:z(M())})}),25182:((N,E,t)=>{t.d(E,{Ul:()=>M,bM:()=>v,pY:()=>P});var a=t(49153);function M({code:h,message:f,issues:d,advice:o,operation:s,fields:n,
predicate:l,sentence:i,position:O,documentName:R,others:S,cause:z}){return{code:h,message:f,issues:d,...o===void 0?{}:{advice:o},...s===void 0?{}:{operation:s},
fields:n,...l===void 0?{}:{predicate:l},sentence:i,...O===void 0?{}:{position:O},...R===void 0?{}:{documentName:R},others:S.map(M),...z instanceof Error?{cause:{
name:z.name,places:(0,a.ek)(z)}}:{}}}function v({code:h,message:f,cause:d,others:o,...s}){const n={...s,others:o.map(v)};if(!d)return new a.zU(h,f,n);const l=new Error(
"in a worker");return l.name=d.name,l.stack=[d.name,...d.places].join(`
    `),new a.zU(h,f,{...n,cause:l})}function P(h){const f=new Set;return{documents:h.map(o=>{const{buffer:s,byteLength:n}=o.bytes,i=n>0&&s instanceof ArrayBuffer&&
s.byteLength===n&&!f.has(s)?o.bytes:new Uint8Array(o.bytes);return f.add(i.buffer),{...o,bytes:i}}),memory:[...f]}}}),43479:((N,E,t)=>{var a=t(75919),M=t(49153),
v=t(78877),P=t(30714);const h=32*1024*1024;let f;function d(m){m<h||(f||((0,v.setFlagsFromString)("--expose-gc"),f=(0,P.runInNewContext)("gc")),f())}var o=t(27806),
s=t(25182),n=t(82625),l=t(9468);function i(m,{documents:g,files:y=[]},e){const{output:A}=(0,n.zI)(m);if(A!=="pdfs"&&A!=="files")return;const C=A==="files"?y:g,{
contentType:K,pieces:$}=(0,l.zS)(C,C.length===0&&e==="multipart/mixed"?"application/zip":e);return{contentType:K,pieces:R($)}}const O=64*1024;function R(m){const g=[];
let y=[],e=0;const A=()=>{y.length>0&&g.push(Buffer.concat(y)),[y,e]=[[],0]};for(const C of m){if(C.length>=O){A(),g.push(C);continue}y.push(C),e+=C.length,e>=O&&
A()}return A(),g}const S=1e3,z=(0,o.localHere)(a.workerData),L=new Map;let j,H=new AbortController;a.parentPort?.on("message",m=>{m.kind==="run"?T(m):m.id===j&&
H.abort()}),a.parentPort?.on("messageerror",m=>{throw m});async function T({id:m,name:g,documents:y,parameters:e,kept:A,tellsProgress:C,packAs:K}){j=m;const $=y.
reduce((x,{bytes:W})=>x+W.length,0);H.signal.aborted&&(H=new AbortController);try{const x=await z.run(g,y,{...e,...I(A)},{signal:H.signal,...C?{onProgress:F(m)}:
{}}),W=K&&i(g,x,K);if(W){D(m,x,W);return}const U=(0,s.pY)([...x.documents,...x.files??[]]),Y=U.documents.slice(0,x.documents.length),V=U.documents.slice(x.documents.
length);B({kind:"done",id:m,outcome:{...x,documents:Y,...x.files?{files:V}:{}}},U.memory)}catch(x){B({kind:"failed",id:m,error:(0,s.Ul)((0,M.l3)(x))})}finally{j=
void 0,setImmediate(d,$)}}function D(m,{documents:g,files:y,...e},{contentType:A,pieces:C}){const K=new Uint8Array,$=(0,s.pY)(C.map(U=>({name:"",bytes:U}))),x={
contentType:A,pieces:$.documents.map(U=>U.bytes)},W={documents:g.map(U=>({...U,bytes:K})),...y?{files:y.map(U=>({...U,bytes:K}))}:{}};B({kind:"done",id:m,outcome:{
...e,...W,packed:x}},$.memory)}function I(m){for(const{id:g,bytes:y}of m)y&&L.set(g,y);return Object.fromEntries(m.map(({field:g,id:y,name:e})=>[g,{name:e,bytes:L.
get(y)}]))}function F(m){let g=performance.now();return y=>{const e=performance.now();e-g<S||(g=e,B({kind:"progress",id:m,fraction:y}))}}function B(m,g=[]){a.parentPort?.
postMessage(m,g)}})};
