"use strict";exports.id=6630,exports.ids=[6630],exports.modules={38212:((N,M,t)=>{t.d(M,{$:()=>P,EL:()=>E,HM:()=>$,KK:()=>a,YL:()=>h});const f=()=>t(79815),$=(d,l)=>f().inflateSync(
d,l),P=(d,l)=>f().zlibSync(d,l),E=function(...d){return Reflect.construct(f().Inflate,d)},a=function(...d){return Reflect.construct(f().Zlib,d)},h={get UnexpectedEOF(){
return f().FlateErrorCode.UnexpectedEOF}}}),79815:((N,M,t)=>{t.r(M),t.d(M,{FlateErrorCode:()=>f.YL,Inflate:()=>f.EL,Zlib:()=>f.KK,inflateSync:()=>f.HM,zlibSync:()=>f.
$});var f=t(37718)}),82531:((N,M,t)=>{t.d(M,{T:()=>h,W:()=>a});var f=t(77598),$=t.n(f);const P=16,E=64*1024*1024;class a{entries=new Map;bytes=0;files=new WeakMap;get(l){
const s=this.entries.get(l);if(s)return this.entries.delete(l),this.entries.set(l,s),s.value}put(l,s,n){if(!(n>E))for(this.drop(l),this.entries.set(l,{value:s,bytes:n}),
this.bytes+=n;this.bytes>E||this.entries.size>P;)this.drop(this.entries.keys().next().value)}async ofFile(l,s,n){const o=this.files.get(l);if(o?.has(s))return o.
get(s);const g=await n();return this.files.set(l,(o??new Map).set(s,g)),g}drop(l){this.bytes-=this.entries.get(l)?.bytes??0,this.entries.delete(l)}}function h(d,...l){
const s=(0,f.createHash)("sha256").update(d);for(const n of l){const o=n instanceof Uint8Array?n:Buffer.from(JSON.stringify(n??null));s.update(`
${o.length}
`).update(o)}return s.digest("base64")}}),98912:((N,M,t)=>{t.d(M,{d:()=>P,m:()=>$});var f=t(39721);const $=a=>E("The document was",a);function P(a){const[h]=a;if(!h)
return[];const d=(0,f.KE)(a.map(({name:l})=>l));return a.length===1?[E(`${d} was`,h.pages)]:[E(`${a.length} documents were`,{found:0,claimed:void 0},` (${d})`)]}
function E(a,{found:h,claimed:d},l=""){const n=d===void 0||d===h?"check that the result has all its pages":`${(o=>o===1?"1 page":`${o} pages`)(h)} ${h===1?"was":
"were"} found, and the document claims ${d}. Check the result`;return{code:"document_repaired",message:`${a} damaged and had to be repaired${l}: ${n}.`}}}),39721:((N,M,t)=>{
t.d(M,{KE:()=>s,Lh:()=>E,TL:()=>l,vI:()=>d});var f=t(99678);const $=2e3,P=10;class E{fields;full=new Map;loose=[new Map,new Map,new Map,new Map];constructor(o){
this.fields=o;for(const g of o){const S=g.name.normalize("NFC"),z=g.part.normalize("NFC");this.full.has(S)||this.full.set(S,g);for(const[L,B]of[h(S),z,h(z),S.trim()].
entries()){const T=this.loose[L].get(B);T?T.push(g):this.loose[L].set(B,[g])}}}find(o){const g=this.exactly(o);return"problem"in g&&g.problem==="unknown"&&o!==o.
trim()?this.exactly(o.trim()):g}exactly(o){const g=o.normalize("NFC"),S=this.full.get(g);if(S)return{field:S};for(const z of this.loose){const L=z.get(g);if(L?.
length===1)return{field:L[0]};if(L)return{problem:"ambiguous",message:a(o,L)}}return{problem:"unknown",message:this.unknown(o)}}unknown(o){const g=this.fields.slice(
0,$).map(({name:T})=>T),S=this.fields.slice(0,$).map(({part:T})=>T),z=(0,f.gx)(o,g)||(0,f.gx)(o,[...new Set(S)]),L=this.fields.length>P?`${this.fields.length} f\
ields, such as `:"",B=z===""?`; the form has ${L}${l(g.slice(0,P))}`:z;return`“${d(o)}” is not a field of the form${B}`}}const a=(n,o)=>`“${d(n)}” is the \
name of ${o.length} fields: write the full name, such as ${l(o.slice(0,P).map(({name:g})=>g))}`,h=n=>n.replace(/\[\d+\]/g,""),d=n=>n.length>80?`${n.slice(0,79)}\
…`:n,l=n=>n.map(o=>`“${d(o)}”`).join(", "),s=n=>n.length>P?`${n.slice(0,P).map(d).join(", ")} and ${n.length-P} more`:n.map(d).join(", ")}),31777:((N,M,t)=>{
t.d(M,{D:()=>h,K:()=>E});var f=t(39721),$=t(6009);const P={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document,\
 which a change makes invalid."};function E({signatures:s,usageRightsRemoved:n}){return[...s>0?[a(s)]:[],...n?[P]:[]]}const a=s=>({code:"signatures_invalidated",
message:`${s} ${s===1?"signature is":"signatures are"} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signa\
tures first.`,mentions:["remove_signatures"]}),h=({fields:s,usageRights:n},o)=>[...s.length>0?[d(s,o)]:[],...n?[P]:[]],d=(s,n)=>({code:"signatures_removed",message:`${s.
length} ${s.length===1?"signature was":"signatures were"} removed${l(s,n)}`});function l(s,n){switch(n){case"merge":return", because a signature cannot survive \
a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,$.$h)(`: ${(0,f.KE)(s)}`)} Their v\
isible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,$.$h)(`: ${(0,f.KE)(s)}`);default:return n}}}),27806:((N,M,t)=>{
t.d(M,{localHere:()=>j});var f=t(38522),$=t.n(f),P=t(11966),E=t(49153),a=t(93876);const h={merge_documents:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(
7390),t.e(6009),t.e(9935),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(3531),t.e(560),t.e(3554),t.e(282),t.e(7351)]).then(t.bind(t,57351))).merge_documents,images_to_pdf:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(6009),t.e(315),t.e(3961)]).then(t.bind(t,33961))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(6009),t.e(404),t.e(282),t.e(2529)]).then(t.bind(t,13197))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),
t.e(4935),t.e(4306)]).then(t.bind(t,54306))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(4935),t.
e(16)]).then(t.bind(t,60016))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(4935),t.e(4986)]).then(
t.bind(t,34986))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(
2376),t.e(6706),t.e(4935),t.e(3515)]).then(t.bind(t,43515))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),
t.e(4935),t.e(5643)]).then(t.bind(t,38024))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(9375),t.e(
776)]).then(t.bind(t,60776))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(9375),t.e(7823)]).then(t.bind(
t,7823))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(9375),t.e(7794)]).then(t.bind(t,27794))).reorder_pages,
reverse_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(9375),t.e(4567)]).then(t.bind(t,44567))).reverse_pages,rotate_pages:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(6009),t.e(1288)]).then(t.bind(t,71288))).rotate_pages,crop_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(3241),
t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(5455)]).then(t.bind(t,83686))).crop_pages,insert_blank_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),
t.e(9935),t.e(8753)]).then(t.bind(t,98753))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(
4621),t.e(9915),t.e(5899)]).then(t.bind(t,45899))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(6009),t.e(9935),t.e(
3241),t.e(9572),t.e(404),t.e(5345),t.e(4621),t.e(3531),t.e(560),t.e(3554),t.e(183),t.e(9915),t.e(5591)]).then(t.bind(t,25591))).arrange_pages,add_password:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(6009),t.e(2729)]).then(t.bind(t,2729))).add_password,add_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.
e(8931)]).then(t.bind(t,78931))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9726)]).then(t.bind(t,79726))).
remove_password,remove_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(1860)]).then(t.bind(t,61860))).remove_restrictions,remove_signatures:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(1808)]).then(t.bind(t,41808))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(7718),t.e(
7390),t.e(6009),t.e(3652)]).then(t.bind(t,43652))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(3241),t.
e(404),t.e(4621),t.e(7936),t.e(315),t.e(7237)]).then(t.bind(t,77237))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),
t.e(3241),t.e(404),t.e(4621),t.e(7936),t.e(1582)]).then(t.bind(t,21582))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),
t.e(5780)]).then(t.bind(t,45780))).add_page_numbers,get_form_data:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3531),t.e(734)]).then(t.bind(t,30172))).get_form_data,
fill_form:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(4621),t.e(3531),t.e(560),t.e(
3554),t.e(183),t.e(5922)]).then(t.bind(t,65922))).fill_form,flatten_form:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(6009),t.e(9935),t.e(3241),
t.e(9572),t.e(404),t.e(5345),t.e(4621),t.e(3531),t.e(560),t.e(3554),t.e(183),t.e(2217)]).then(t.bind(t,82217))).flatten_form,get_document_info:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(4998),t.e(3368),t.e(9129)]).then(t.bind(t,5053))).get_document_info,
check_document:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(4998),t.e(3368),
t.e(9754)]).then(t.bind(t,84964))).check_document,set_metadata:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(404),t.e(8909)]).then(t.bind(t,78909))).
set_metadata,extract_images:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(9879)]).then(t.bind(t,25006))).extract_images,
markdown_to_pdf:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(3286),t.e(7390),t.e(6009),t.e(9572),t.e(404),t.e(6586),
t.e(315),t.e(2870),t.e(668)]).then(t.bind(t,57992))).markdown_to_pdf,set_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(4998),t.e(8807)]).
then(t.bind(t,13041))).set_bookmarks,sanitize_document:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(9572),t.e(404),t.e(5345),t.e(1725),
t.e(7753),t.e(6340)]).then(t.bind(t,56340))).sanitize_document,compare_documents:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),t.
e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(3531),t.e(4998),t.e(3368),t.e(8151)]).then(t.bind(t,8151))).compare_documents,flatten_annotations:async()=>(await Promise.
all([t.e(7718),t.e(6161),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(4621),t.e(560),t.e(2064)]).then(t.bind(t,92064))).flatten_annotations,
remove_annotations:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(8577)]).then(t.bind(t,78577))).remove_annotations,extract_attachments:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(8310)]).then(t.bind(t,98310))).extract_attachments,add_attachment:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(404),
t.e(6369),t.e(9881)]).then(t.bind(t,9881))).add_attachment,read_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(404),t.e(7753),t.e(5884)]).then(t.
bind(t,36874))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(
2376),t.e(7753),t.e(6369),t.e(2702)]).then(t.bind(t,42702))).create_e_invoice,extract_text:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),
t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(8435)]).then(t.bind(t,22919))).extract_text,find_text:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(
9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(9490)]).then(t.bind(t,25501))).find_text,split_by_text:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),
t.e(9935),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(4935),t.e(3310)]).then(t.bind(t,83310))).split_by_text};var d=t(82531),l=t(98912),s=t(
84293),n=t(22022),o=t(69130),g=t(31777);async function S(D){await implementations[D]()}function z({pause:D,limits:I,codec:A}){const F=new d.W,W={...s.M,...I};return{
async run(m,y,v,{signal:x,onProgress:C}={}){const U=new o.o(D,x,C);try{const i=(0,P._i)(m,y);if(i.length>0)throw(0,E.G6)(i);const O={repaired:void 0,signatures:0,
usageRightsRemoved:!1},R=({found:V,claimed:J})=>{O.repaired=O.repaired&&O.repaired.claimed!==O.repaired.found?O.repaired:{found:V,claimed:J}},H=({signatures:V,usageRightsRemoved:J})=>{
O.signatures+=V,O.usageRightsRemoved||=J},K={pace:U,limits:W,memory:new n.c(W,A),codec:A,onRepaired:R,prepared:F,onWritten:H},G=(0,P.WK)(m,y),Z=(0,a.zI)(m).input===
"many"?G:G[0],Q=await(await h[m]())(Z,v,K);return{...Q,notes:[...O.repaired?[(0,l.m)(O.repaired)]:[],...Q.notes,...(0,g.K)(O)]}}catch(i){throw(0,E.l3)(i)}}}}const L=32768,
B=D=>({deflate:(I,A)=>new Promise((F,W)=>{const m={level:A,memLevel:9,windowBits:15};if(I.length<L)return F(T(D.deflateSync(I,m)));const y=(v,x)=>v?W(v):F(T(x));
D.deflate(I,m,y)}),inflate:(I,A)=>new Promise(F=>{if(A<=0)F(void 0);else{const W=Math.min(Math.max(I.length,16384),16777216);D.inflate(I,{maxOutputLength:A,chunkSize:W},
(m,y)=>F(m?void 0:T(y)))}}),inflateNow(I,A){if(!(A<=0))try{return T(D.inflateSync(I,{maxOutputLength:A}))}catch{return}}}),T=({buffer:D,byteOffset:I,byteLength:A})=>new Uint8Array(
D,I,A);var Y=t(1078);const j=(D={})=>z({pause:Y.v,limits:D,codec:B($())})}),25182:((N,M,t)=>{t.d(M,{Ul:()=>$,bM:()=>P,pY:()=>E});var f=t(49153);function $({code:a,
message:h,issues:d,advice:l,operation:s,fields:n,predicate:o,sentence:g,position:S,documentName:z,others:L,cause:B}){return{code:a,message:h,issues:d,...l===void 0?
{}:{advice:l},...s===void 0?{}:{operation:s},fields:n,...o===void 0?{}:{predicate:o},sentence:g,...S===void 0?{}:{position:S},...z===void 0?{}:{documentName:z},
others:L.map($),...B instanceof Error?{cause:{name:B.name,places:(0,f.ek)(B)}}:{}}}function P({code:a,message:h,cause:d,others:l,...s}){const n={...s,others:l.map(
P)};if(!d)return new f.zU(a,h,n);const o=new Error("in a worker");return o.name=d.name,o.stack=[d.name,...d.places].join(`
    `),new f.zU(a,h,{...n,cause:o})}function E(a){const h=new Set;return{documents:a.map(l=>{const{buffer:s,byteLength:n}=l.bytes,g=n>0&&s instanceof ArrayBuffer&&
s.byteLength===n&&!h.has(s)?l.bytes:new Uint8Array(l.bytes);return h.add(g.buffer),{...l,bytes:g}}),memory:[...h]}}}),43479:((N,M,t)=>{var f=t(75919),$=t(49153),
P=t(78877),E=t(30714);const a=32*1024*1024;let h;function d(m){m<a||(h||((0,P.setFlagsFromString)("--expose-gc"),h=(0,E.runInNewContext)("gc")),h())}var l=t(27806),
s=t(25182),n=t(93876),o=t(9468);function g(m,{documents:y,files:v=[]},x){const{output:C}=(0,n.zI)(m);if(C!=="pdfs"&&C!=="files")return;const U=C==="files"?v:y,{
contentType:i,pieces:O}=(0,o.zS)(U,U.length===0&&x==="multipart/mixed"?"application/zip":x);return{contentType:i,pieces:z(O)}}const S=64*1024;function z(m){const y=[];
let v=[],x=0;const C=()=>{v.length>0&&y.push(Buffer.concat(v)),[v,x]=[[],0]};for(const U of m){if(U.length>=S){C(),y.push(U);continue}v.push(U),x+=U.length,x>=S&&
C()}return C(),y}const L=1e3,B=(0,l.localHere)(f.workerData),T=new Map;let Y,j=new AbortController;f.parentPort?.on("message",m=>{m.kind==="run"?D(m):m.id===Y&&
j.abort()}),f.parentPort?.on("messageerror",m=>{throw m});async function D({id:m,name:y,documents:v,parameters:x,kept:C,tellsProgress:U,packAs:i}){Y=m;const O=v.
reduce((R,{bytes:H})=>R+H.length,0);j.signal.aborted&&(j=new AbortController);try{const R=await B.run(y,v,{...x,...A(C)},{signal:j.signal,...U?{onProgress:F(m)}:
{}}),H=i&&g(y,R,i);if(H){I(m,R,H);return}const K=(0,s.pY)([...R.documents,...R.files??[]]),G=K.documents.slice(0,R.documents.length),Z=K.documents.slice(R.documents.
length);W({kind:"done",id:m,outcome:{...R,documents:G,...R.files?{files:Z}:{}}},K.memory)}catch(R){W({kind:"failed",id:m,error:(0,s.Ul)((0,$.l3)(R))})}finally{Y=
void 0,setImmediate(d,O)}}function I(m,{documents:y,files:v,...x},{contentType:C,pieces:U}){const i=new Uint8Array,O=(0,s.pY)(U.map(K=>({name:"",bytes:K}))),R={
contentType:C,pieces:O.documents.map(K=>K.bytes)},H={documents:y.map(K=>({...K,bytes:i})),...v?{files:v.map(K=>({...K,bytes:i}))}:{}};W({kind:"done",id:m,outcome:{
...x,...H,packed:R}},O.memory)}function A(m){for(const{id:y,bytes:v}of m)v&&T.set(y,v);return Object.fromEntries(m.map(({field:y,id:v,name:x})=>[y,{name:x,bytes:T.
get(v)}]))}function F(m){let y=performance.now();return v=>{const x=performance.now();x-y<L||(y=x,W({kind:"progress",id:m,fraction:v}))}}function W(m,y=[]){f.parentPort?.
postMessage(m,y)}})};
