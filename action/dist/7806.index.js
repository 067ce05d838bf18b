"use strict";exports.id=7806,exports.ids=[7806],exports.modules={82531:((B,P,t)=>{t.d(P,{T:()=>g,W:()=>a});var f=t(77598),v=t.n(f);const h=16,y=64*1024*1024;class a{entries=new Map;bytes=0;files=new WeakMap;get(s){
const n=this.entries.get(s);if(n)return this.entries.delete(s),this.entries.set(s,n),n.value}put(s,n,o){if(!(o>y))for(this.drop(s),this.entries.set(s,{value:n,bytes:o}),
this.bytes+=o;this.bytes>y||this.entries.size>h;)this.drop(this.entries.keys().next().value)}async ofFile(s,n,o){const l=this.files.get(s);if(l?.has(n))return l.
get(n);const d=await o();return this.files.set(s,(l??new Map).set(n,d)),d}drop(s){this.bytes-=this.entries.get(s)?.bytes??0,this.entries.delete(s)}}function g(m,...s){
const n=(0,f.createHash)("sha256").update(m);for(const o of s){const l=o instanceof Uint8Array?o:Buffer.from(JSON.stringify(o??null));n.update(`
${l.length}
`).update(l)}return n.digest("base64")}}),98912:((B,P,t)=>{t.d(P,{d:()=>h,m:()=>v});var f=t(39721);const v=a=>y("The document was",a);function h(a){const[g]=a;if(!g)
return[];const m=(0,f.KE)(a.map(({name:s})=>s));return a.length===1?[y(`${m} was`,g.pages)]:[y(`${a.length} documents were`,{found:0,claimed:void 0},` (${m})`)]}
function y(a,{found:g,claimed:m},s=""){const o=m===void 0||m===g?"check that the result has all its pages":`${(l=>l===1?"1 page":`${l} pages`)(g)} ${g===1?"was":
"were"} found, and the document claims ${m}. Check the result`;return{code:"document_repaired",message:`${a} damaged and had to be repaired${s}: ${o}.`}}}),39721:((B,P,t)=>{
t.d(P,{KE:()=>n,Lh:()=>y,TL:()=>s,vI:()=>m});var f=t(99678);const v=2e3,h=10;class y{fields;full=new Map;loose=[new Map,new Map,new Map];constructor(l){this.fields=
l;for(const d of l){const D=d.name.normalize("NFC"),R=d.part.normalize("NFC");this.full.has(D)||this.full.set(D,d);for(const[x,L]of[g(D),R,g(R)].entries()){const O=this.
loose[x].get(L);O?O.push(d):this.loose[x].set(L,[d])}}}find(l){const d=l.normalize("NFC"),D=this.full.get(d);if(D)return{field:D};for(const R of this.loose){const x=R.
get(d);if(x?.length===1)return{field:x[0]};if(x)return{problem:"ambiguous",message:a(l,x)}}return{problem:"unknown",message:this.unknown(l)}}unknown(l){const d=this.
fields.slice(0,v).map(({name:O})=>O),D=this.fields.slice(0,v).map(({part:O})=>O),R=(0,f.h)(l,d)||(0,f.h)(l,[...new Set(D)]),x=this.fields.length>h?`${this.fields.
length} fields, such as `:"",L=R===""?`; the form has ${x}${s(d.slice(0,h))}`:R;return`“${m(l)}” is not a field of the form${L}`}}const a=(o,l)=>`“${m(o)}\
” is the name of ${l.length} fields: write the full name, such as ${s(l.slice(0,h).map(({name:d})=>d))}`,g=o=>o.replace(/\[\d+\]/g,""),m=o=>o.length>80?`${o.slice(
0,79)}…`:o,s=o=>o.map(l=>`“${m(l)}”`).join(", "),n=o=>o.length>h?`${o.slice(0,h).map(m).join(", ")} and ${o.length-h} more`:o.map(m).join(", ")}),31777:((B,P,t)=>{
t.d(P,{D:()=>g,K:()=>y});var f=t(39721),v=t(6009);const h={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document,\
 which a change makes invalid."};function y({signatures:n,usageRightsRemoved:o}){return[...n>0?[a(n)]:[],...o?[h]:[]]}const a=n=>({code:"signatures_invalidated",
message:`${n} ${n===1?"signature is":"signatures are"} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signa\
tures first.`,mentions:["remove_signatures"]}),g=({fields:n,usageRights:o},l)=>[...n.length>0?[m(n,l)]:[],...o?[h]:[]],m=(n,o)=>({code:"signatures_removed",message:`${n.
length} ${n.length===1?"signature was":"signatures were"} removed${s(n,o)}`});function s(n,o){switch(o){case"merge":return", because a signature cannot survive \
a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,v.$h)(`: ${(0,f.KE)(n)}`)} Their v\
isible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,v.$h)(`: ${(0,f.KE)(n)}`);default:return o}}}),84293:((B,P,t)=>{
t.d(P,{F:()=>h,M:()=>v});var f=t(49153);const v={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,
values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,
characters:5e7,formDepth:32};function h(y,a,g,m="file"){return new f.zU("limit_exceeded",a,{issues:[{field:m,message:`${a}.`}],advice:`${g} (limit: ${y})`})}}),
22022:((B,P,t)=>{t.d(P,{c:()=>g});var f=t(84293),v=t(1967);const h=20,y=100,a=8e6;class g{limits;codec;stream;total;remaining;values;documents=0;scratch=new v.f;numbers=a;held={
all:new Set,bytes:0,most:0};constructor(s,n){this.limits=s,this.codec=n,this.stream=s.streamBytes,this.total=this.remaining=this.held.most=s.allowance,this.values=
s.values}admit(s){const n=s*this.limits.expansion;this.documents++,this.total+=n,this.remaining+=n,this.values+=s*y,this.held.most+=s*h}fork(){const s=new g(this.
limits,this.codec);return s.documents=this.documents,s.total=this.total,s.remaining=this.remaining,s.values=this.values,s.numbers=this.numbers,s.held=this.held,
s}takeNumbers(s){if(this.numbers-=s,this.numbers<0)throw(0,f.F)("objects","The documents are small and have objects with very high numbers","Open them in anothe\
r PDF program and save them again, which numbers objects without gaps")}hold(s,n,o){const{held:l}=this;l.all.add({bytes:s,holder:n,key:o}),l.bytes+=s;for(const d of l.
all){if(l.bytes<=l.most||l.all.size===1)return;l.all.delete(d),l.bytes-=d.bytes,d.holder.deref()?.delete(d.key)}}}}),1967:((B,P,t)=>{t.d(P,{f:()=>f});class f{memory;get bytes(){
return this.memory??=new Uint8Array(v)}}const v=1<<20}),27806:((B,P,t)=>{t.d(P,{localHere:()=>H});var f=t(38522),v=t.n(f),h=t(11966),y=t(49153),a=t(91658);const g={
merge_documents:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(3241),t.e(9935),t.e(9572),t.e(404),t.e(5345),t.e(3531),t.e(2879),t.e(282),
t.e(7351)]).then(t.bind(t,57351))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(315),t.e(3961)]).then(t.bind(t,33961))).
images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(282),t.e(2529)]).then(t.bind(t,13197))).optimize_document,
split_by_size:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(4935),t.e(4306)]).then(t.bind(t,54306))).split_by_size,split_by_page_count:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(4935),t.e(16)]).then(t.bind(t,60016))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(7718),
t.e(7390),t.e(5199),t.e(9935),t.e(4935),t.e(4986)]).then(t.bind(t,34986))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(3241),t.e(9935),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(4935),t.e(3515)]).then(t.bind(t,43515))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(4935),t.e(5643)]).then(t.bind(t,38024))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(7718),
t.e(7390),t.e(5199),t.e(9935),t.e(9375),t.e(776)]).then(t.bind(t,60776))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(9935),t.e(9375),t.e(7823)]).then(t.bind(t,7823))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(9375),
t.e(7794)]).then(t.bind(t,27794))).reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(9375),t.e(4567)]).then(t.
bind(t,44567))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(1288)]).then(t.bind(t,71288))).rotate_pages,crop_pages:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(5455)]).then(t.bind(t,83686))).crop_pages,insert_blank_pages:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(8753)]).then(t.bind(t,98753))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(5199),t.e(3241),t.e(9935),t.e(4621),t.e(139)]).then(t.bind(t,20139))).resize_pages,add_password:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.
e(2729)]).then(t.bind(t,2729))).add_password,add_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(8931)]).then(t.bind(t,78931))).add_restrictions,
remove_password:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9726)]).then(t.bind(t,79726))).remove_password,remove_restrictions:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(1860)]).then(t.bind(t,61860))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(
5199),t.e(9935),t.e(1808)]).then(t.bind(t,41808))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3652)]).then(
t.bind(t,43652))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(404),t.e(4621),t.e(7936),t.e(315),
t.e(7237)]).then(t.bind(t,77237))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(404),t.e(4621),t.e(7936),
t.e(1782)]).then(t.bind(t,61782))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(5780)]).then(t.bind(t,45780))).add_page_numbers,
get_form_data:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3531),t.e(734)]).then(t.bind(t,30172))).get_form_data,fill_form:async()=>(await Promise.all([
t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(3241),t.e(9935),t.e(9572),t.e(404),t.e(5345),t.e(4621),t.e(3531),t.e(2879),t.e(4193),t.e(5922)]).then(t.bind(t,65922))).
fill_form,flatten_form:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(3241),t.e(9935),t.e(9572),t.e(404),t.e(5345),t.e(4621),t.e(3531),
t.e(2879),t.e(4193),t.e(2217)]).then(t.bind(t,82217))).flatten_form,get_document_info:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),
t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(4998),t.e(8823),t.e(9129)]).then(t.bind(t,5053))).get_document_info,check_document:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(4998),t.e(8823),t.e(9754)]).then(t.bind(t,84964))).check_document,
set_metadata:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(8909)]).then(t.bind(t,78909))).set_metadata,extract_images:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(9879)]).then(t.bind(t,25006))).extract_images,markdown_to_pdf:async()=>(await Promise.all([
t.e(7718),t.e(7762),t.e(6161),t.e(1917),t.e(4299),t.e(4194),t.e(3286),t.e(7390),t.e(5199),t.e(9572),t.e(404),t.e(315),t.e(2870),t.e(668)]).then(t.bind(t,57992))).
markdown_to_pdf,set_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4998),t.e(8807)]).then(t.bind(t,13041))).set_bookmarks,sanitize_document:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(7753),t.e(5500)]).then(t.bind(t,85500))).sanitize_document,compare_documents:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(3531),t.e(4998),t.e(8823),t.e(8151)]).then(t.bind(t,
8151))).compare_documents,extract_attachments:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(8310)]).then(t.bind(t,75929))).extract_attachments,add_attachment:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(6369),t.e(9881)]).then(t.bind(t,9881))).add_attachment,read_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(
7390),t.e(404),t.e(7753),t.e(5884)]).then(t.bind(t,36874))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),
t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(7753),t.e(6369),t.e(2702)]).then(t.bind(t,42702))).create_e_invoice,extract_text:async()=>(await Promise.all(
[t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(8435)]).then(t.bind(t,22919))).extract_text,find_text:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(9490)]).then(t.bind(t,25501))).find_text,split_by_text:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(9935),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(4935),t.e(3310)]).then(t.bind(t,83310))).split_by_text};
var m=t(82531),s=t(98912),n=t(84293),o=t(22022),l=t(69130),d=t(31777);async function D(E){await implementations[E]()}function R({pause:E,limits:$,codec:M}){const S=new m.
W,U={...n.M,...$};return{async run(T,A,C,{signal:K,onProgress:G}={}){const Y=new l.o(E,K,G);try{const I=(0,h._i)(T,A);if(I.length>0)throw(0,y.G6)(I);const i={repaired:void 0,
signatures:0,usageRightsRemoved:!1},V=({found:z,claimed:W})=>{i.repaired=i.repaired&&i.repaired.claimed!==i.repaired.found?i.repaired:{found:z,claimed:W}},J=({signatures:z,
usageRightsRemoved:W})=>{i.signatures+=z,i.usageRightsRemoved||=W},Z={pace:Y,limits:U,memory:new o.c(U,M),codec:M,onRepaired:V,prepared:S,onWritten:J},N=(0,h.WK)(
T,A),Q=(0,a.zI)(T).input==="many"?N:N[0],j=await(await g[T]())(Q,C,Z);return{...j,notes:[...i.repaired?[(0,s.m)(i.repaired)]:[],...j.notes,...(0,d.K)(i)]}}catch(I){
throw(0,y.l3)(I)}}}}const x=32768,L=E=>({deflate:($,M)=>new Promise((S,U)=>{const T={level:M,memLevel:9,windowBits:15};if($.length<x)return S(O(E.deflateSync($,
T)));const A=(C,K)=>C?U(C):S(O(K));E.deflate($,T,A)}),inflate:($,M)=>new Promise(S=>{if(M<=0)S(void 0);else{const U=Math.min(Math.max($.length,16384),16777216);
E.inflate($,{maxOutputLength:M,chunkSize:U},(T,A)=>S(T?void 0:O(A)))}}),inflateNow($,M){if(!(M<=0))try{return O(E.inflateSync($,{maxOutputLength:M}))}catch{return}}}),
O=({buffer:E,byteOffset:$,byteLength:M})=>new Uint8Array(E,$,M);var F=t(1078);const H=(E={})=>R({pause:F.v,limits:E,codec:L(v())})})};
