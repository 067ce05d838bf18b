"use strict";exports.id=2161,exports.ids=[2161],exports.modules={95379:((U,P,t)=>{t.d(P,{IF:()=>h,i2:()=>y,kA:()=>m});var a=t(58552),g=t(85893);const f={clock:"a clock",recognizer:"\
a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},y=new Set(Object.keys(f)),m=new Set,l=({ports:d=[]},M)=>d.
every(E=>M.has(E)),v=d=>operationNames.filter(M=>l(operationOf(M),d)),s=({ports:d=[]},M)=>`does not work here: it needs ${d.filter(E=>!M.has(E)).map(E=>f[E]).join(
" and ")}`;function n(d,M){const{ports:E=[],fields:T}=operationOf(d);return[...new Set([...E,...Object.values(o(T,M)).flatMap(D=>D.ports??[])])]}function o(d,M){
const E=new Map(Object.entries(M));return Object.fromEntries(Object.entries(d).filter(([T,D])=>(0,g.qR)(D,E.get(T))))}function h(d,M,E){const T=(0,g.zI)(d);if(!l(
T,E))throw new a.zU("unavailable",`${d} ${s(T,E)}`,{fields:[d],advice:"Use a service of your own that offers it"});const D=Object.entries(o(T.fields,M)).filter(
([,L])=>!l(L,E)).map(([L,I])=>({field:L,message:s(I,E)}));if(D.length>0)throw new a.zU("unavailable",(0,a.G6)(D).message,{issues:D,advice:`Leave ${D.length===1?
"it":"them"} out, or use a service of your own that offers ${D.length===1?"it":"them"}`})}}),71391:((U,P,t)=>{t.d(P,{C:()=>l,W:()=>m});var a=t(77598),g=t.n(a);const f=16,
y=64*1024*1024;class m{entries=new Map;bytes=0;files=new WeakMap;get(s){const n=this.entries.get(s);if(n)return this.entries.delete(s),this.entries.set(s,n),n.value}put(s,n,o){
if(!(o>y))for(this.drop(s),this.entries.set(s,{value:n,bytes:o}),this.bytes+=o;this.bytes>y||this.entries.size>f;)this.drop(this.entries.keys().next().value)}async ofFile(s,n,o){
const h=this.files.get(s);if(h?.has(n))return h.get(n);const d=await o();return this.files.set(s,(h??new Map).set(n,d)),d}drop(s){this.bytes-=this.entries.get(s)?.
bytes??0,this.entries.delete(s)}}function l(v,...s){const n=(0,a.createHash)("sha256").update(v);for(const o of s){const h=o instanceof Uint8Array?o:Buffer.from(
JSON.stringify(o??null));n.update(`
${h.length}
`).update(h)}return n.digest("base64")}}),70344:((U,P,t)=>{t.d(P,{d:()=>f,m:()=>g});var a=t(98446);const g=m=>y("The document was",m);function f(m){const[l]=m;if(!l)
return[];const v=(0,a.Zv)(m.map(({name:s})=>s));return m.length===1?[y(`${v} was`,l.pages)]:[y(`${m.length} documents were`,{found:0,claimed:void 0},` (${v})`)]}
function y(m,{found:l,claimed:v},s=""){const n=v===void 0||v===l?"check that the result has all its pages":`${(0,a.y_)(l,"page was","pages were")} found, and th\
e document claims ${v}. Check the result`;return{code:"document_repaired",message:`${m} damaged and had to be repaired${s}: ${n}.`}}}),56457:((U,P,t)=>{t.d(P,{D:()=>l,
K:()=>y});var a=t(10442),g=t(98446);const f={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, which a chang\
e makes invalid."};function y({signatures:n,usageRightsRemoved:o}){return[...n>0?[m(n)]:[],...o?[f]:[]]}const m=n=>({code:"signatures_invalidated",message:`${(0,g.
y_)(n,"signature is","signatures are")} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:[
"remove_signatures"]}),l=({fields:n,usageRights:o},h)=>[...n.length>0?[v(n,h)]:[],...o?[f]:[]],v=(n,o)=>({code:"signatures_removed",message:`${(0,g.y_)(n.length,
"signature was","signatures were")} removed${s(n,o)}`});function s(n,o){switch(o){case"merge":return", because a signature cannot survive a merge.";case"flatten":
return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,a.gm)(`: ${(0,g.Zv)(n)}`)} Their visible marks stay on the\
 pages, although the document is no longer signed.`;case"remove":return(0,a.gm)(`: ${(0,g.Zv)(n)}`);default:return o}}}),42973:((U,P,t)=>{t.d(P,{F:()=>f,M:()=>g});
var a=t(58552);const g={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*
1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,
characters:5e7,searching:5e9,formDepth:32};function f(y,m,l,v="file"){return new a.zU("limit_exceeded",m,{issues:[{field:v,message:`${m}.`}],advice:`${l} (limit\
: ${y})`})}}),6698:((U,P,t)=>{t.d(P,{c:()=>l});var a=t(42973),g=t(27059);const f=20,y=100,m=8e6;class l{limits;codec;scratch;stream;total;remaining;values;documents=0;numbers=m;held={
all:new Set,bytes:0,most:0};constructor(s,n,o=new g.f){this.limits=s,this.codec=n,this.scratch=o,this.stream=s.streamBytes,this.total=this.remaining=this.held.most=
s.allowance,this.values=s.values}admit(s){const n=s*this.limits.expansion;this.documents++,this.total+=n,this.remaining+=n,this.values+=s*y,this.held.most+=s*f}fork(){
const s=new l(this.limits,this.codec,this.scratch);return s.documents=this.documents,s.total=this.total,s.remaining=this.remaining,s.values=this.values,s.numbers=
this.numbers,s.held=this.held,s}takeNumbers(s){if(this.numbers-=s,this.numbers<0)throw(0,a.F)("objects","The documents are small and have objects with very high\
 numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(s,n,o){const{held:h}=this;h.all.add({bytes:s,holder:n,
key:o}),h.bytes+=s;for(const d of h.all){if(h.bytes<=h.most||h.all.size===1)return;h.all.delete(d),h.bytes-=d.bytes,d.holder.deref()?.delete(d.key)}}}}),27059:((U,P,t)=>{
t.d(P,{f:()=>a});class a{memory;get bytes(){return this.memory??=new Uint8Array(g)}}const g=1<<20}),72161:((U,P,t)=>{t.d(P,{localHere:()=>G});var a=t(38522),g=t.
n(a),f=t(3621),y=t(58552),m=t(85893),l=t(95379);const v={merge_documents:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(966),t.e(7253),t.e(7671),t.e(824),
t.e(9980),t.e(991),t.e(2577),t.e(373),t.e(1871),t.e(1369),t.e(1060)]).then(t.bind(t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(2760),
t.e(966),t.e(7253),t.e(2488),t.e(3375)]).then(t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(824),
t.e(1369),t.e(5421)]).then(t.bind(t,31296))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(8163),t.e(254)]).
then(t.bind(t,254))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(8163),t.e(2912)]).then(t.bind(t,2912))).
split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(8163),t.e(222)]).then(t.bind(t,222))).split_at_page,split_by_ranges:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(8163),t.e(2403)]).then(t.bind(t,42403))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(2760),
t.e(966),t.e(7253),t.e(7671),t.e(8163),t.e(6643)]).then(t.bind(t,96643))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),
t.e(7671),t.e(9816)]).then(t.bind(t,79816))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(8199)]).then(t.bind(
t,98199))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(5478)]).then(t.bind(t,65478))).reorder_pages,reverse_pages:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(6927)]).then(t.bind(t,76927))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),
t.e(180)]).then(t.bind(t,87799))).rotate_pages,crop_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(1170)]).
then(t.bind(t,8179))).crop_pages,insert_blank_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(4841)]).then(t.bind(t,54841))).insert_blank_pages,
resize_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(9250),t.e(9128),t.e(4969)]).then(t.bind(t,78147))).resize_pages,arrange_pages:async()=>(await Promise.
all([t.e(2760),t.e(6161),t.e(966),t.e(7253),t.e(7671),t.e(824),t.e(9980),t.e(991),t.e(9250),t.e(2577),t.e(373),t.e(1871),t.e(8475),t.e(9128),t.e(6359)]).then(t.
bind(t,96359))).arrange_pages,add_password:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(1373)]).then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(7253),t.e(1435)]).then(t.bind(t,31435))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),
t.e(2194)]).then(t.bind(t,62194))).remove_password,remove_restrictions:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(9476)]).then(t.bind(t,89476))).
remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(8400)]).then(t.bind(t,98400))).remove_signatures,add_text_watermark:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(7253),t.e(776)]).then(t.bind(t,776))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),
t.e(824),t.e(9250),t.e(7853),t.e(2488),t.e(2296)]).then(t.bind(t,72296))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),
t.e(824),t.e(9250),t.e(7853),t.e(687)]).then(t.bind(t,90687))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(8524)]).
then(t.bind(t,78524))).add_page_numbers,get_form_data:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(2577),t.e(612)]).then(t.bind(t,57644))).get_form_data,
fill_form:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(966),t.e(7253),t.e(7671),t.e(824),t.e(9980),t.e(991),t.e(9250),t.e(2577),t.e(373),t.e(1871),t.e(8475),
t.e(70)]).then(t.bind(t,40070))).fill_form,flatten_form:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(966),t.e(7253),t.e(7671),t.e(824),t.e(9980),t.e(991),
t.e(9250),t.e(2577),t.e(373),t.e(1871),t.e(8475),t.e(9389)]).then(t.bind(t,59389))).flatten_form,get_document_info:async()=>(await Promise.all([t.e(2760),t.e(966),
t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2154),t.e(2761),t.e(5345),t.e(1232),t.e(2413)]).then(t.bind(t,91461))).get_document_info,check_document:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2154),t.e(2761),t.e(5345),t.e(1232),t.e(5041)]).then(t.bind(t,54665))).check_document,
set_metadata:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(824),t.e(6445)]).then(t.bind(t,96445))).set_metadata,extract_images:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(9980),t.e(991),t.e(7373),t.e(406)]).then(t.bind(t,14559))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(2760),t.e(
6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(966),t.e(7253),t.e(824),t.e(9980),t.e(4776),t.e(2488),t.e(2873),t.e(5749)]).then(t.bind(t,6319))).markdown_to_pdf,
set_bookmarks:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(5345),t.e(748)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(2761),t.e(1510)]).then(t.bind(t,61510))).sanitize_document,compare_documents:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2154),t.e(2761),t.e(2577),t.e(5345),t.e(1232),t.e(7802)]).then(t.bind(t,77802))).compare_documents,
flatten_annotations:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(966),t.e(7253),t.e(7671),t.e(824),t.e(9980),t.e(991),t.e(9250),t.e(373),t.e(5312)]).then(
t.bind(t,95312))).flatten_annotations,remove_annotations:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(77)]).then(t.bind(t,77))).remove_annotations,
set_page_labels:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(808)]).then(t.bind(t,808))).set_page_labels,extract_attachments:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(5262)]).then(t.bind(t,35262))).extract_attachments,add_attachment:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(824),
t.e(8317),t.e(1497)]).then(t.bind(t,11497))).add_attachment,read_e_invoice:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(824),t.e(2761),t.e(4982)]).then(t.
bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2761),
t.e(8317),t.e(9544)]).then(t.bind(t,89544))).create_e_invoice,extract_text:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(9980),t.e(991),t.e(7373),t.e(3552),
t.e(2154),t.e(6948)]).then(t.bind(t,14146))).extract_text,find_text:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2154),
t.e(2310)]).then(t.bind(t,78905))).find_text,split_by_text:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(9980),t.e(991),t.e(7373),t.e(
3552),t.e(2154),t.e(8163),t.e(9690)]).then(t.bind(t,59690))).split_by_text};var s=t(71391),n=t(70344),o=t(42973),h=t(6698),d=t(72002),M=t(56457);async function E(x){
await implementations[x]()}function T({pause:x,limits:O,ports:R=l.kA,codec:S}){const i=new s.W,A={...o.M,...O};return{ports:R,async run($,z,W,{signal:Z,onProgress:Y}={}){
const V=new d.o(x,Z,Y);try{const C=(0,f._i)($,z);if(C.length>0)throw(0,y.G6)(C);(0,l.IF)($,W,R);const B={repaired:void 0,signatures:0,usageRightsRemoved:!1},J=({
found:K,claimed:j})=>{B.repaired=B.repaired&&B.repaired.claimed!==B.repaired.found?B.repaired:{found:K,claimed:j}},Q=({signatures:K,usageRightsRemoved:j})=>{B.signatures+=
K,B.usageRightsRemoved||=j},X={pace:V,limits:A,memory:new h.c(A,S),codec:S,onRepaired:J,prepared:i,onWritten:Q},N=(0,f.WK)($,z),c=(0,m.zI)($).input==="many"?N:N[0],
H=await(await v[$]())(c,W,X);return{...H,notes:[...B.repaired?[(0,n.m)(B.repaired)]:[],...H.notes,...(0,M.K)(B)]}}catch(C){throw(0,y.l3)(C)}}}}const D=32768,L=x=>({
deflate:(O,R)=>new Promise((S,i)=>{const A={level:R,memLevel:9,windowBits:15};if(O.length<D)return S(I(x.deflateSync(O,A)));const $=(z,W)=>z?i(z):S(I(W));x.deflate(
O,A,$)}),inflate:(O,R)=>new Promise(S=>{if(R<=0)S(void 0);else{const i=Math.min(Math.max(O.length,16384),16777216);x.inflate(O,{maxOutputLength:R,chunkSize:i},(A,$)=>S(
A?void 0:I($)))}}),inflateNow(O,R){if(!(R<=0))try{return I(x.inflateSync(O,{maxOutputLength:R}))}catch{return}}}),I=({buffer:x,byteOffset:O,byteLength:R})=>new Uint8Array(
x,O,R);var F=t(8526);const G=(x={},O=l.kA)=>T({pause:F.v,limits:x,ports:O,codec:L(g())})})};
