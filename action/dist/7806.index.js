"use strict";exports.id=7806,exports.ids=[7806],exports.modules={82531:((S,P,t)=>{t.d(P,{T:()=>a,W:()=>g});var f=t(77598),v=t.n(f);const h=16,y=64*1024*1024;class g{entries=new Map;bytes=0;files=new WeakMap;get(s){
const l=this.entries.get(s);if(l)return this.entries.delete(s),this.entries.set(s,l),l.value}put(s,l,o){if(!(o>y))for(this.drop(s),this.entries.set(s,{value:l,bytes:o}),
this.bytes+=o;this.bytes>y||this.entries.size>h;)this.drop(this.entries.keys().next().value)}async ofFile(s,l,o){const n=this.files.get(s);if(n?.has(l))return n.
get(l);const d=await o();return this.files.set(s,(n??new Map).set(l,d)),d}drop(s){this.bytes-=this.entries.get(s)?.bytes??0,this.entries.delete(s)}}function a(m,...s){
const l=(0,f.createHash)("sha256").update(m);for(const o of s){const n=o instanceof Uint8Array?o:Buffer.from(JSON.stringify(o??null));l.update(`
${n.length}
`).update(n)}return l.digest("base64")}}),98912:((S,P,t)=>{t.d(P,{d:()=>h,m:()=>v});var f=t(39721);const v=g=>y("The document was",g);function h(g){const[a]=g;if(!a)
return[];const m=(0,f.KE)(g.map(({name:s})=>s));return g.length===1?[y(`${m} was`,a.pages)]:[y(`${g.length} documents were`,{found:0,claimed:void 0},` (${m})`)]}
function y(g,{found:a,claimed:m},s=""){const o=m===void 0||m===a?"check that the result has all its pages":`${(n=>n===1?"1 page":`${n} pages`)(a)} ${a===1?"was":
"were"} found, and the document claims ${m}. Check the result`;return{code:"document_repaired",message:`${g} damaged and had to be repaired${s}: ${o}.`}}}),39721:((S,P,t)=>{
t.d(P,{KE:()=>l,Lh:()=>y,TL:()=>s,vI:()=>m});var f=t(99678);const v=2e3,h=10;class y{fields;full=new Map;loose=[new Map,new Map,new Map,new Map];constructor(n){
this.fields=n;for(const d of n){const D=d.name.normalize("NFC"),T=d.part.normalize("NFC");this.full.has(D)||this.full.set(D,d);for(const[M,U]of[a(D),T,a(T),D.trim()].
entries()){const O=this.loose[M].get(U);O?O.push(d):this.loose[M].set(U,[d])}}}find(n){const d=this.exactly(n);return"problem"in d&&d.problem==="unknown"&&n!==n.
trim()?this.exactly(n.trim()):d}exactly(n){const d=n.normalize("NFC"),D=this.full.get(d);if(D)return{field:D};for(const T of this.loose){const M=T.get(d);if(M?.
length===1)return{field:M[0]};if(M)return{problem:"ambiguous",message:g(n,M)}}return{problem:"unknown",message:this.unknown(n)}}unknown(n){const d=this.fields.slice(
0,v).map(({name:O})=>O),D=this.fields.slice(0,v).map(({part:O})=>O),T=(0,f.gx)(n,d)||(0,f.gx)(n,[...new Set(D)]),M=this.fields.length>h?`${this.fields.length} f\
ields, such as `:"",U=T===""?`; the form has ${M}${s(d.slice(0,h))}`:T;return`“${m(n)}” is not a field of the form${U}`}}const g=(o,n)=>`“${m(o)}” is the \
name of ${n.length} fields: write the full name, such as ${s(n.slice(0,h).map(({name:d})=>d))}`,a=o=>o.replace(/\[\d+\]/g,""),m=o=>o.length>80?`${o.slice(0,79)}\
…`:o,s=o=>o.map(n=>`“${m(n)}”`).join(", "),l=o=>o.length>h?`${o.slice(0,h).map(m).join(", ")} and ${o.length-h} more`:o.map(m).join(", ")}),31777:((S,P,t)=>{
t.d(P,{D:()=>a,K:()=>y});var f=t(39721),v=t(6009);const h={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document,\
 which a change makes invalid."};function y({signatures:l,usageRightsRemoved:o}){return[...l>0?[g(l)]:[],...o?[h]:[]]}const g=l=>({code:"signatures_invalidated",
message:`${l} ${l===1?"signature is":"signatures are"} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signa\
tures first.`,mentions:["remove_signatures"]}),a=({fields:l,usageRights:o},n)=>[...l.length>0?[m(l,n)]:[],...o?[h]:[]],m=(l,o)=>({code:"signatures_removed",message:`${l.
length} ${l.length===1?"signature was":"signatures were"} removed${s(l,o)}`});function s(l,o){switch(o){case"merge":return", because a signature cannot survive \
a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,v.$h)(`: ${(0,f.KE)(l)}`)} Their v\
isible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,v.$h)(`: ${(0,f.KE)(l)}`);default:return o}}}),84293:((S,P,t)=>{
t.d(P,{F:()=>h,M:()=>v});var f=t(49153);const v={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,
values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,
characters:5e7,searching:5e9,formDepth:32};function h(y,g,a,m="file"){return new f.zU("limit_exceeded",g,{issues:[{field:m,message:`${g}.`}],advice:`${a} (limit\
: ${y})`})}}),22022:((S,P,t)=>{t.d(P,{c:()=>a});var f=t(84293),v=t(1967);const h=20,y=100,g=8e6;class a{limits;codec;scratch;stream;total;remaining;values;documents=0;numbers=g;held={
all:new Set,bytes:0,most:0};constructor(s,l,o=new v.f){this.limits=s,this.codec=l,this.scratch=o,this.stream=s.streamBytes,this.total=this.remaining=this.held.most=
s.allowance,this.values=s.values}admit(s){const l=s*this.limits.expansion;this.documents++,this.total+=l,this.remaining+=l,this.values+=s*y,this.held.most+=s*h}fork(){
const s=new a(this.limits,this.codec,this.scratch);return s.documents=this.documents,s.total=this.total,s.remaining=this.remaining,s.values=this.values,s.numbers=
this.numbers,s.held=this.held,s}takeNumbers(s){if(this.numbers-=s,this.numbers<0)throw(0,f.F)("objects","The documents are small and have objects with very high\
 numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(s,l,o){const{held:n}=this;n.all.add({bytes:s,holder:l,
key:o}),n.bytes+=s;for(const d of n.all){if(n.bytes<=n.most||n.all.size===1)return;n.all.delete(d),n.bytes-=d.bytes,d.holder.deref()?.delete(d.key)}}}}),1967:((S,P,t)=>{
t.d(P,{f:()=>f});class f{memory;get bytes(){return this.memory??=new Uint8Array(v)}}const v=1<<20}),27806:((S,P,t)=>{t.d(P,{localHere:()=>H});var f=t(38522),v=t.
n(f),h=t(11966),y=t(49153),g=t(93876);const a={merge_documents:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(9572),
t.e(404),t.e(5345),t.e(3531),t.e(560),t.e(3554),t.e(282),t.e(7351)]).then(t.bind(t,57351))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(7718),
t.e(7390),t.e(6009),t.e(315),t.e(3961)]).then(t.bind(t,33961))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(404),
t.e(282),t.e(2529)]).then(t.bind(t,13197))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(4935),t.e(4306)]).
then(t.bind(t,54306))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(4935),t.e(16)]).then(t.bind(t,
60016))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(4935),t.e(4986)]).then(t.bind(t,34986))).split_at_page,
split_by_ranges:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(4935),t.e(3515)]).
then(t.bind(t,43515))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(4935),t.e(5643)]).then(t.bind(
t,38024))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(9375),t.e(776)]).then(t.bind(t,60776))).extract_pages,
remove_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(9375),t.e(7823)]).then(t.bind(t,7823))).remove_pages,reorder_pages:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(9375),t.e(7794)]).then(t.bind(t,27794))).reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(7718),t.e(
7390),t.e(6009),t.e(9935),t.e(9375),t.e(4567)]).then(t.bind(t,44567))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(
1288)]).then(t.bind(t,71288))).rotate_pages,crop_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),
t.e(5455)]).then(t.bind(t,83686))).crop_pages,insert_blank_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(8753)]).then(t.bind(t,
98753))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(4621),t.e(9915),t.e(5899)]).then(t.bind(
t,45899))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(
4621),t.e(3531),t.e(560),t.e(3554),t.e(183),t.e(9915),t.e(5591)]).then(t.bind(t,25591))).arrange_pages,add_password:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(6009),t.e(2729)]).then(t.bind(t,2729))).add_password,add_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(8931)]).then(t.bind(t,78931))).
add_restrictions,remove_password:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9726)]).then(t.bind(t,79726))).remove_password,remove_restrictions:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(6009),t.e(1860)]).then(t.bind(t,61860))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(
6009),t.e(9935),t.e(1808)]).then(t.bind(t,41808))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(3652)]).then(
t.bind(t,43652))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(3241),t.e(404),t.e(4621),t.e(7936),t.e(315),
t.e(7237)]).then(t.bind(t,77237))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(3241),t.e(404),t.e(4621),t.e(7936),
t.e(1582)]).then(t.bind(t,21582))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(5780)]).then(t.bind(t,45780))).add_page_numbers,
get_form_data:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3531),t.e(734)]).then(t.bind(t,30172))).get_form_data,fill_form:async()=>(await Promise.all([
t.e(7718),t.e(6161),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(4621),t.e(3531),t.e(560),t.e(3554),t.e(183),t.e(5922)]).then(t.bind(
t,65922))).fill_form,flatten_form:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(4621),
t.e(3531),t.e(560),t.e(3554),t.e(183),t.e(2217)]).then(t.bind(t,82217))).flatten_form,get_document_info:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),
t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(4998),t.e(3368),t.e(9129)]).then(t.bind(t,5053))).get_document_info,check_document:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(4998),t.e(3368),t.e(9754)]).then(t.bind(t,84964))).check_document,
set_metadata:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(404),t.e(8909)]).then(t.bind(t,78909))).set_metadata,extract_images:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(9879)]).then(t.bind(t,25006))).extract_images,markdown_to_pdf:async()=>(await Promise.all([
t.e(7718),t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(3286),t.e(7390),t.e(6009),t.e(9572),t.e(404),t.e(6586),t.e(315),t.e(2870),t.e(668)]).then(t.bind(
t,57992))).markdown_to_pdf,set_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(4998),t.e(8807)]).then(t.bind(t,13041))).set_bookmarks,sanitize_document:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(7753),t.e(6340)]).then(t.bind(t,56340))).sanitize_document,compare_documents:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(3531),t.e(4998),t.e(3368),t.e(8151)]).then(t.bind(t,
8151))).compare_documents,flatten_annotations:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(9572),t.e(404),t.e(5345),
t.e(4621),t.e(560),t.e(2064)]).then(t.bind(t,92064))).flatten_annotations,remove_annotations:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),
t.e(8577)]).then(t.bind(t,78577))).remove_annotations,extract_attachments:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(8310)]).then(t.bind(t,98310))).extract_attachments,
add_attachment:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(6009),t.e(404),t.e(6369),t.e(9881)]).then(t.bind(t,9881))).add_attachment,read_e_invoice:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(404),t.e(7753),t.e(5884)]).then(t.bind(t,36874))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(6009),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(7753),t.e(6369),t.e(2702)]).then(t.bind(t,42702))).create_e_invoice,extract_text:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(8435)]).then(t.bind(t,22919))).extract_text,find_text:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(9490)]).then(t.bind(t,25501))).find_text,split_by_text:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(6009),t.e(9935),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(4935),t.e(3310)]).then(t.bind(t,83310))).split_by_text};
var m=t(82531),s=t(98912),l=t(84293),o=t(22022),n=t(69130),d=t(31777);async function D(E){await implementations[E]()}function T({pause:E,limits:x,codec:$}){const L=new m.
W,A={...l.M,...x};return{async run(B,C,I,{signal:z,onProgress:G}={}){const Y=new n.o(E,z,G);try{const K=(0,h._i)(B,C);if(K.length>0)throw(0,y.G6)(K);const R={repaired:void 0,
signatures:0,usageRightsRemoved:!1},V=({found:W,claimed:N})=>{R.repaired=R.repaired&&R.repaired.claimed!==R.repaired.found?R.repaired:{found:W,claimed:N}},J=({signatures:W,
usageRightsRemoved:N})=>{R.signatures+=W,R.usageRightsRemoved||=N},Z={pace:Y,limits:A,memory:new o.c(A,$),codec:$,onRepaired:V,prepared:L,onWritten:J},i=(0,h.WK)(
B,C),Q=(0,g.zI)(B).input==="many"?i:i[0],j=await(await a[B]())(Q,I,Z);return{...j,notes:[...R.repaired?[(0,s.m)(R.repaired)]:[],...j.notes,...(0,d.K)(R)]}}catch(K){
throw(0,y.l3)(K)}}}}const M=32768,U=E=>({deflate:(x,$)=>new Promise((L,A)=>{const B={level:$,memLevel:9,windowBits:15};if(x.length<M)return L(O(E.deflateSync(x,
B)));const C=(I,z)=>I?A(I):L(O(z));E.deflate(x,B,C)}),inflate:(x,$)=>new Promise(L=>{if($<=0)L(void 0);else{const A=Math.min(Math.max(x.length,16384),16777216);
E.inflate(x,{maxOutputLength:$,chunkSize:A},(B,C)=>L(B?void 0:O(C)))}}),inflateNow(x,$){if(!($<=0))try{return O(E.inflateSync(x,{maxOutputLength:$}))}catch{return}}}),
O=({buffer:E,byteOffset:x,byteLength:$})=>new Uint8Array(E,x,$);var F=t(1078);const H=(E={})=>T({pause:F.v,limits:E,codec:U(v())})})};
