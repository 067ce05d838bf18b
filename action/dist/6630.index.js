"use strict";exports.id=6630,exports.ids=[6630],exports.modules={38212:((N,M,t)=>{t.d(M,{$:()=>P,EL:()=>E,HM:()=>$,KK:()=>a,YL:()=>h});const f=()=>t(79815),$=(d,o)=>f().inflateSync(
d,o),P=(d,o)=>f().zlibSync(d,o),E=function(...d){return Reflect.construct(f().Inflate,d)},a=function(...d){return Reflect.construct(f().Zlib,d)},h={get UnexpectedEOF(){
return f().FlateErrorCode.UnexpectedEOF}}}),79815:((N,M,t)=>{t.r(M),t.d(M,{FlateErrorCode:()=>f.YL,Inflate:()=>f.EL,Zlib:()=>f.KK,inflateSync:()=>f.HM,zlibSync:()=>f.
$});var f=t(37718)}),82531:((N,M,t)=>{t.d(M,{T:()=>h,W:()=>a});var f=t(77598),$=t.n(f);const P=16,E=64*1024*1024;class a{entries=new Map;bytes=0;files=new WeakMap;get(o){
const s=this.entries.get(o);if(s)return this.entries.delete(o),this.entries.set(o,s),s.value}put(o,s,n){if(!(n>E))for(this.drop(o),this.entries.set(o,{value:s,bytes:n}),
this.bytes+=n;this.bytes>E||this.entries.size>P;)this.drop(this.entries.keys().next().value)}async ofFile(o,s,n){const l=this.files.get(o);if(l?.has(s))return l.
get(s);const y=await n();return this.files.set(o,(l??new Map).set(s,y)),y}drop(o){this.bytes-=this.entries.get(o)?.bytes??0,this.entries.delete(o)}}function h(d,...o){
const s=(0,f.createHash)("sha256").update(d);for(const n of o){const l=n instanceof Uint8Array?n:Buffer.from(JSON.stringify(n??null));s.update(`
${l.length}
`).update(l)}return s.digest("base64")}}),98912:((N,M,t)=>{t.d(M,{d:()=>P,m:()=>$});var f=t(39721);const $=a=>E("The document was",a);function P(a){const[h]=a;if(!h)
return[];const d=(0,f.KE)(a.map(({name:o})=>o));return a.length===1?[E(`${d} was`,h.pages)]:[E(`${a.length} documents were`,{found:0,claimed:void 0},` (${d})`)]}
function E(a,{found:h,claimed:d},o=""){const n=d===void 0||d===h?"check that the result has all its pages":`${(l=>l===1?"1 page":`${l} pages`)(h)} ${h===1?"was":
"were"} found, and the document claims ${d}. Check the result`;return{code:"document_repaired",message:`${a} damaged and had to be repaired${o}: ${n}.`}}}),39721:((N,M,t)=>{
t.d(M,{KE:()=>s,Lh:()=>E,TL:()=>o,vI:()=>d});var f=t(99678);const $=2e3,P=10;class E{fields;full=new Map;loose=[new Map,new Map,new Map];constructor(l){this.fields=
l;for(const y of l){const S=y.name.normalize("NFC"),L=y.part.normalize("NFC");this.full.has(S)||this.full.set(S,y);for(const[R,K]of[h(S),L,h(L)].entries()){const z=this.
loose[R].get(K);z?z.push(y):this.loose[R].set(K,[y])}}}find(l){const y=l.normalize("NFC"),S=this.full.get(y);if(S)return{field:S};for(const L of this.loose){const R=L.
get(y);if(R?.length===1)return{field:R[0]};if(R)return{problem:"ambiguous",message:a(l,R)}}return{problem:"unknown",message:this.unknown(l)}}unknown(l){const y=this.
fields.slice(0,$).map(({name:z})=>z),S=this.fields.slice(0,$).map(({part:z})=>z),L=(0,f.h)(l,y)||(0,f.h)(l,[...new Set(S)]),R=this.fields.length>P?`${this.fields.
length} fields, such as `:"",K=L===""?`; the form has ${R}${o(y.slice(0,P))}`:L;return`“${d(l)}” is not a field of the form${K}`}}const a=(n,l)=>`“${d(n)}\
” is the name of ${l.length} fields: write the full name, such as ${o(l.slice(0,P).map(({name:y})=>y))}`,h=n=>n.replace(/\[\d+\]/g,""),d=n=>n.length>80?`${n.slice(
0,79)}…`:n,o=n=>n.map(l=>`“${d(l)}”`).join(", "),s=n=>n.length>P?`${n.slice(0,P).map(d).join(", ")} and ${n.length-P} more`:n.map(d).join(", ")}),31777:((N,M,t)=>{
t.d(M,{D:()=>h,K:()=>E});var f=t(39721),$=t(6009);const P={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document,\
 which a change makes invalid."};function E({signatures:s,usageRightsRemoved:n}){return[...s>0?[a(s)]:[],...n?[P]:[]]}const a=s=>({code:"signatures_invalidated",
message:`${s} ${s===1?"signature is":"signatures are"} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signa\
tures first.`,mentions:["remove_signatures"]}),h=({fields:s,usageRights:n},l)=>[...s.length>0?[d(s,l)]:[],...n?[P]:[]],d=(s,n)=>({code:"signatures_removed",message:`${s.
length} ${s.length===1?"signature was":"signatures were"} removed${o(s,n)}`});function o(s,n){switch(n){case"merge":return", because a signature cannot survive \
a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,$.$h)(`: ${(0,f.KE)(s)}`)} Their v\
isible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,$.$h)(`: ${(0,f.KE)(s)}`);default:return n}}}),27806:((N,M,t)=>{
t.d(M,{localHere:()=>j});var f=t(38522),$=t.n(f),P=t(11966),E=t(49153),a=t(91658);const h={merge_documents:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(
7390),t.e(5199),t.e(3241),t.e(9935),t.e(9572),t.e(404),t.e(5345),t.e(3531),t.e(2879),t.e(282),t.e(7351)]).then(t.bind(t,57351))).merge_documents,images_to_pdf:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(315),t.e(3961)]).then(t.bind(t,33961))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(5199),t.e(404),t.e(282),t.e(2529)]).then(t.bind(t,13197))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),
t.e(4935),t.e(4306)]).then(t.bind(t,54306))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(4935),t.
e(16)]).then(t.bind(t,60016))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(4935),t.e(4986)]).then(
t.bind(t,34986))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(9935),t.e(9572),t.e(5345),t.e(1725),t.e(
2376),t.e(6706),t.e(4935),t.e(3515)]).then(t.bind(t,43515))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),
t.e(4935),t.e(5643)]).then(t.bind(t,38024))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(9375),t.e(
776)]).then(t.bind(t,60776))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(9375),t.e(7823)]).then(t.bind(
t,7823))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(9375),t.e(7794)]).then(t.bind(t,27794))).reorder_pages,
reverse_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(9375),t.e(4567)]).then(t.bind(t,44567))).reverse_pages,rotate_pages:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(1288)]).then(t.bind(t,71288))).rotate_pages,crop_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),
t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(5455)]).then(t.bind(t,83686))).crop_pages,insert_blank_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(9935),t.e(8753)]).then(t.bind(t,98753))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(9935),t.e(
4621),t.e(139)]).then(t.bind(t,20139))).resize_pages,add_password:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(2729)]).then(t.bind(t,2729))).add_password,
add_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(8931)]).then(t.bind(t,78931))).add_restrictions,remove_password:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(9726)]).then(t.bind(t,79726))).remove_password,remove_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(1860)]).then(t.bind(t,61860))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(1808)]).then(t.
bind(t,41808))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3652)]).then(t.bind(t,43652))).add_text_watermark,
add_image_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(404),t.e(4621),t.e(7936),t.e(315),t.e(7237)]).then(t.bind(t,77237))).
add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(404),t.e(4621),t.e(7936),t.e(1782)]).then(t.bind(t,61782))).
add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(5780)]).then(t.bind(t,45780))).add_page_numbers,get_form_data:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3531),t.e(734)]).then(t.bind(t,30172))).get_form_data,fill_form:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),
t.e(3241),t.e(9935),t.e(9572),t.e(404),t.e(5345),t.e(4621),t.e(3531),t.e(2879),t.e(4193),t.e(5922)]).then(t.bind(t,65922))).fill_form,flatten_form:async()=>(await Promise.
all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(3241),t.e(9935),t.e(9572),t.e(404),t.e(5345),t.e(4621),t.e(3531),t.e(2879),t.e(4193),t.e(2217)]).then(t.bind(t,
82217))).flatten_form,get_document_info:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.
e(7753),t.e(4998),t.e(8823),t.e(9129)]).then(t.bind(t,5053))).get_document_info,check_document:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),
t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(4998),t.e(8823),t.e(9754)]).then(t.bind(t,84964))).check_document,set_metadata:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(8909)]).then(t.bind(t,78909))).set_metadata,extract_images:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(
3241),t.e(9572),t.e(5345),t.e(1725),t.e(9879)]).then(t.bind(t,25006))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(7718),t.e(7762),t.e(6161),
t.e(1917),t.e(4299),t.e(4194),t.e(3286),t.e(7390),t.e(5199),t.e(9572),t.e(404),t.e(315),t.e(2870),t.e(668)]).then(t.bind(t,57992))).markdown_to_pdf,set_bookmarks:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(4998),t.e(8807)]).then(t.bind(t,13041))).set_bookmarks,sanitize_document:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(5199),t.e(9935),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(7753),t.e(5500)]).then(t.bind(t,85500))).sanitize_document,compare_documents:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(3531),t.e(4998),t.e(8823),t.e(8151)]).then(t.bind(t,
8151))).compare_documents,extract_attachments:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(8310)]).then(t.bind(t,75929))).extract_attachments,add_attachment:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(6369),t.e(9881)]).then(t.bind(t,9881))).add_attachment,read_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(
7390),t.e(404),t.e(7753),t.e(5884)]).then(t.bind(t,36874))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),
t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(7753),t.e(6369),t.e(2702)]).then(t.bind(t,42702))).create_e_invoice,extract_text:async()=>(await Promise.all(
[t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(8435)]).then(t.bind(t,22919))).extract_text,find_text:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(9490)]).then(t.bind(t,25501))).find_text,split_by_text:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(9935),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(4935),t.e(3310)]).then(t.bind(t,83310))).split_by_text};
var d=t(82531),o=t(98912),s=t(84293),n=t(22022),l=t(69130),y=t(31777);async function S(T){await implementations[T]()}function L({pause:T,limits:D,codec:I}){const F=new d.
W,W={...s.M,...D};return{async run(m,g,v,{signal:i,onProgress:A}={}){const C=new l.o(T,i,A);try{const B=(0,P._i)(m,g);if(B.length>0)throw(0,E.G6)(B);const x={repaired:void 0,
signatures:0,usageRightsRemoved:!1},O=({found:V,claimed:J})=>{x.repaired=x.repaired&&x.repaired.claimed!==x.repaired.found?x.repaired:{found:V,claimed:J}},H=({signatures:V,
usageRightsRemoved:J})=>{x.signatures+=V,x.usageRightsRemoved||=J},U={pace:C,limits:W,memory:new n.c(W,I),codec:I,onRepaired:O,prepared:F,onWritten:H},G=(0,P.WK)(
m,g),Z=(0,a.zI)(m).input==="many"?G:G[0],Q=await(await h[m]())(Z,v,U);return{...Q,notes:[...x.repaired?[(0,o.m)(x.repaired)]:[],...Q.notes,...(0,y.K)(x)]}}catch(B){
throw(0,E.l3)(B)}}}}const R=32768,K=T=>({deflate:(D,I)=>new Promise((F,W)=>{const m={level:I,memLevel:9,windowBits:15};if(D.length<R)return F(z(T.deflateSync(D,
m)));const g=(v,i)=>v?W(v):F(z(i));T.deflate(D,m,g)}),inflate:(D,I)=>new Promise(F=>{if(I<=0)F(void 0);else{const W=Math.min(Math.max(D.length,16384),16777216);
T.inflate(D,{maxOutputLength:I,chunkSize:W},(m,g)=>F(m?void 0:z(g)))}}),inflateNow(D,I){if(!(I<=0))try{return z(T.inflateSync(D,{maxOutputLength:I}))}catch{return}}}),
z=({buffer:T,byteOffset:D,byteLength:I})=>new Uint8Array(T,D,I);var Y=t(1078);const j=(T={})=>L({pause:Y.v,limits:T,codec:K($())})}),25182:((N,M,t)=>{t.d(M,{Ul:()=>$,
bM:()=>P,pY:()=>E});var f=t(49153);function $({code:a,message:h,issues:d,advice:o,operation:s,fields:n,predicate:l,sentence:y,position:S,documentName:L,others:R,
cause:K}){return{code:a,message:h,issues:d,...o===void 0?{}:{advice:o},...s===void 0?{}:{operation:s},fields:n,...l===void 0?{}:{predicate:l},sentence:y,...S===
void 0?{}:{position:S},...L===void 0?{}:{documentName:L},others:R.map($),...K instanceof Error?{cause:{name:K.name,places:(0,f.ek)(K)}}:{}}}function P({code:a,message:h,
cause:d,others:o,...s}){const n={...s,others:o.map(P)};if(!d)return new f.zU(a,h,n);const l=new Error("in a worker");return l.name=d.name,l.stack=[d.name,...d.places].
join(`
    `),new f.zU(a,h,{...n,cause:l})}function E(a){const h=new Set;return{documents:a.map(o=>{const{buffer:s,byteLength:n}=o.bytes,y=n>0&&s instanceof ArrayBuffer&&
s.byteLength===n&&!h.has(s)?o.bytes:new Uint8Array(o.bytes);return h.add(y.buffer),{...o,bytes:y}}),memory:[...h]}}}),43479:((N,M,t)=>{var f=t(75919),$=t(49153),
P=t(78877),E=t(30714);const a=32*1024*1024;let h;function d(m){m<a||(h||((0,P.setFlagsFromString)("--expose-gc"),h=(0,E.runInNewContext)("gc")),h())}var o=t(27806),
s=t(25182),n=t(91658),l=t(9468);function y(m,{documents:g,files:v=[]},i){const{output:A}=(0,n.zI)(m);if(A!=="pdfs"&&A!=="files")return;const C=A==="files"?v:g,{
contentType:B,pieces:x}=(0,l.zS)(C,C.length===0&&i==="multipart/mixed"?"application/zip":i);return{contentType:B,pieces:L(x)}}const S=64*1024;function L(m){const g=[];
let v=[],i=0;const A=()=>{v.length>0&&g.push(Buffer.concat(v)),[v,i]=[[],0]};for(const C of m){if(C.length>=S){A(),g.push(C);continue}v.push(C),i+=C.length,i>=S&&
A()}return A(),g}const R=1e3,K=(0,o.localHere)(f.workerData),z=new Map;let Y,j=new AbortController;f.parentPort?.on("message",m=>{m.kind==="run"?T(m):m.id===Y&&
j.abort()}),f.parentPort?.on("messageerror",m=>{throw m});async function T({id:m,name:g,documents:v,parameters:i,kept:A,tellsProgress:C,packAs:B}){Y=m;const x=v.
reduce((O,{bytes:H})=>O+H.length,0);j.signal.aborted&&(j=new AbortController);try{const O=await K.run(g,v,{...i,...I(A)},{signal:j.signal,...C?{onProgress:F(m)}:
{}}),H=B&&y(g,O,B);if(H){D(m,O,H);return}const U=(0,s.pY)([...O.documents,...O.files??[]]),G=U.documents.slice(0,O.documents.length),Z=U.documents.slice(O.documents.
length);W({kind:"done",id:m,outcome:{...O,documents:G,...O.files?{files:Z}:{}}},U.memory)}catch(O){W({kind:"failed",id:m,error:(0,s.Ul)((0,$.l3)(O))})}finally{Y=
void 0,setImmediate(d,x)}}function D(m,{documents:g,files:v,...i},{contentType:A,pieces:C}){const B=new Uint8Array,x=(0,s.pY)(C.map(U=>({name:"",bytes:U}))),O={
contentType:A,pieces:x.documents.map(U=>U.bytes)},H={documents:g.map(U=>({...U,bytes:B})),...v?{files:v.map(U=>({...U,bytes:B}))}:{}};W({kind:"done",id:m,outcome:{
...i,...H,packed:O}},x.memory)}function I(m){for(const{id:g,bytes:v}of m)v&&z.set(g,v);return Object.fromEntries(m.map(({field:g,id:v,name:i})=>[g,{name:i,bytes:z.
get(v)}]))}function F(m){let g=performance.now();return v=>{const i=performance.now();i-g<R||(g=i,W({kind:"progress",id:m,fraction:v}))}}function W(m,g=[]){f.parentPort?.
postMessage(m,g)}})};
