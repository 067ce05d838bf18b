"use strict";exports.id=7806,exports.ids=[7806],exports.modules={11966:((D,P,t)=>{t.d(P,{_:()=>y});var g=t(88652);function y(a,f){const{input:m,accepts:d}=(0,g.zI)(a);return f.
length===0?[{field:"file",message:`is required: ${m==="many"?"at least one":"a"} ${d==="image"?"PNG or JPEG image":"PDF document"}`}]:m==="one"&&f.length>1?[{field:"\
file",message:`must be given only once: this operation takes one document, not ${f.length}`}]:[]}}),82531:((D,P,t)=>{t.d(P,{T:()=>d,W:()=>m});var g=t(77598),y=t.
n(g);const a=16,f=64*1024*1024;class m{entries=new Map;bytes=0;files=new WeakMap;get(s){const n=this.entries.get(s);if(n)return this.entries.delete(s),this.entries.
set(s,n),n.value}put(s,n,o){if(!(o>f))for(this.drop(s),this.entries.set(s,{value:n,bytes:o}),this.bytes+=o;this.bytes>f||this.entries.size>a;)this.drop(this.entries.
keys().next().value)}async ofFile(s,n,o){const l=this.files.get(s);if(l?.has(n))return l.get(n);const i=await o();return this.files.set(s,(l??new Map).set(n,i)),
i}drop(s){this.bytes-=this.entries.get(s)?.bytes??0,this.entries.delete(s)}}function d(h,...s){const n=(0,g.createHash)("sha256").update(h);for(const o of s){const l=o instanceof
Uint8Array?o:Buffer.from(JSON.stringify(o??null));n.update(`
${l.length}
`).update(l)}return n.digest("base64")}}),98912:((D,P,t)=>{t.d(P,{d:()=>a,m:()=>y});var g=t(39721);const y=m=>f("The document was",m);function a(m){const[d]=m;if(!d)
return[];const h=(0,g.KE)(m.map(({name:s})=>s));return m.length===1?[f(`${h} was`,d.pages)]:[f(`${m.length} documents were`,{found:0,claimed:void 0},` (${h})`)]}
function f(m,{found:d,claimed:h},s=""){const o=h===void 0||h===d?"check that the result has all its pages":`${(l=>l===1?"1 page":`${l} pages`)(d)} ${d===1?"was":
"were"} found, and the document claims ${h}. Check the result`;return{code:"document_repaired",message:`${m} damaged and had to be repaired${s}: ${o}.`}}}),39721:((D,P,t)=>{
t.d(P,{KE:()=>n,Lh:()=>f,TL:()=>s,vI:()=>h});var g=t(99678);const y=2e3,a=10;class f{fields;full=new Map;loose=[new Map,new Map,new Map];constructor(l){this.fields=
l;for(const i of l){const R=i.name.normalize("NFC"),T=i.part.normalize("NFC");this.full.has(R)||this.full.set(R,i);for(const[M,S]of[d(R),T,d(T)].entries()){const O=this.
loose[M].get(S);O?O.push(i):this.loose[M].set(S,[i])}}}find(l){const i=l.normalize("NFC"),R=this.full.get(i);if(R)return{field:R};for(const T of this.loose){const M=T.
get(i);if(M?.length===1)return{field:M[0]};if(M)return{problem:"ambiguous",message:m(l,M)}}return{problem:"unknown",message:this.unknown(l)}}unknown(l){const i=this.
fields.slice(0,y).map(({name:O})=>O),R=this.fields.slice(0,y).map(({part:O})=>O),T=(0,g.h)(l,i)||(0,g.h)(l,[...new Set(R)]),M=this.fields.length>a?`${this.fields.
length} fields, such as `:"",S=T===""?`; the form has ${M}${s(i.slice(0,a))}`:T;return`“${h(l)}” is not a field of the form${S}`}}const m=(o,l)=>`“${h(o)}\
” is the name of ${l.length} fields: write the full name, such as ${s(l.slice(0,a).map(({name:i})=>i))}`,d=o=>o.replace(/\[\d+\]/g,""),h=o=>o.length>80?`${o.slice(
0,79)}…`:o,s=o=>o.map(l=>`“${h(l)}”`).join(", "),n=o=>o.length>a?`${o.slice(0,a).map(h).join(", ")} and ${o.length-a} more`:o.map(h).join(", ")}),31777:((D,P,t)=>{
t.d(P,{D:()=>d,K:()=>f});var g=t(39721),y=t(6009);const a={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document,\
 which a change makes invalid."};function f({signatures:n,usageRightsRemoved:o}){return[...n>0?[m(n)]:[],...o?[a]:[]]}const m=n=>({code:"signatures_invalidated",
message:`${n} ${n===1?"signature is":"signatures are"} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signa\
tures first.`,mentions:["remove_signatures"]}),d=({fields:n,usageRights:o},l)=>[...n.length>0?[h(n,l)]:[],...o?[a]:[]],h=(n,o)=>({code:"signatures_removed",message:`${n.
length} ${n.length===1?"signature was":"signatures were"} removed${s(n,o)}`});function s(n,o){switch(o){case"merge":return", because a signature cannot survive \
a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,y.$h)(`: ${(0,g.KE)(n)}`)} Their v\
isible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,y.$h)(`: ${(0,g.KE)(n)}`);default:return o}}}),84293:((D,P,t)=>{
t.d(P,{F:()=>a,M:()=>y});var g=t(49153);const y={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,
values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,
characters:5e7,formDepth:32};function a(f,m,d,h="file"){return new g.zU("limit_exceeded",m,{issues:[{field:h,message:`${m}.`}],advice:`${d} (limit: ${f})`})}}),
22022:((D,P,t)=>{t.d(P,{c:()=>d});var g=t(84293),y=t(1967);const a=20,f=100,m=8e6;class d{limits;codec;stream;total;remaining;values;documents=0;scratch=new y.f;numbers=m;held={
all:new Set,bytes:0,most:0};constructor(s,n){this.limits=s,this.codec=n,this.stream=s.streamBytes,this.total=this.remaining=this.held.most=s.allowance,this.values=
s.values}admit(s){const n=s*this.limits.expansion;this.documents++,this.total+=n,this.remaining+=n,this.values+=s*f,this.held.most+=s*a}fork(){const s=new d(this.
limits,this.codec);return s.documents=this.documents,s.total=this.total,s.remaining=this.remaining,s.values=this.values,s.numbers=this.numbers,s.held=this.held,
s}takeNumbers(s){if(this.numbers-=s,this.numbers<0)throw(0,g.F)("objects","The documents are small and have objects with very high numbers","Open them in anothe\
r PDF program and save them again, which numbers objects without gaps")}hold(s,n,o){const{held:l}=this;l.all.add({bytes:s,holder:n,key:o}),l.bytes+=s;for(const i of l.
all){if(l.bytes<=l.most||l.all.size===1)return;l.all.delete(i),l.bytes-=i.bytes,i.holder.deref()?.delete(i.key)}}}}),69130:((D,P,t)=>{t.d(P,{o:()=>f});var g=t(49153);
const y=25,a=3e5;class f{pause;signal;onProgress;work=0;since=performance.now();constructor(d,h,s){this.pause=d,this.signal=h,this.onProgress=s}step(d){if(this.
work+=d,!(this.work<a)){if(this.work=0,this.signal?.aborted)throw(0,g.KW)();return performance.now()-this.since<y?void 0:this.rest()}}async rest(){if(await this.
pause(),this.signal?.aborted)throw(0,g.KW)();this.since=performance.now()}progress(d){this.onProgress?.(d)}}}),1967:((D,P,t)=>{t.d(P,{f:()=>g});class g{memory;get bytes(){
return this.memory??=new Uint8Array(y)}}const y=1<<20}),27806:((D,P,t)=>{t.d(P,{localHere:()=>j});var g=t(38522),y=t.n(g),a=t(11966),f=t(49153),m=t(88652);const d={
merge_documents:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(7109),t.e(3241),t.e(404),t.e(9572),t.e(472),t.e(3531),t.e(8682),t.e(5752),
t.e(7939)]).then(t.bind(t,97939))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4239),t.e(6342)]).then(t.bind(t,
33961))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(5752),t.e(3897)]).then(t.bind(t,13197))).optimize_document,
split_by_size:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(4935),t.e(4306)]).then(t.bind(t,54306))).split_by_size,split_by_page_count:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(4935),t.e(16)]).then(t.bind(t,60016))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(7718),
t.e(7390),t.e(5199),t.e(7109),t.e(4935),t.e(4986)]).then(t.bind(t,34986))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(7109),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(8495),t.e(7195),t.e(4935),t.e(3515)]).then(t.bind(t,43515))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(4935),t.e(5643)]).then(t.bind(t,38024))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(7718),
t.e(7390),t.e(5199),t.e(7109),t.e(9375),t.e(776)]).then(t.bind(t,60776))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),
t.e(7109),t.e(9375),t.e(7823)]).then(t.bind(t,7823))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(9375),
t.e(7794)]).then(t.bind(t,27794))).reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(9375),t.e(4567)]).then(t.
bind(t,44567))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(1288)]).then(t.bind(t,71288))).rotate_pages,crop_pages:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(8495),t.e(5455)]).then(t.bind(t,83686))).crop_pages,insert_blank_pages:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(7109),t.e(8753)]).then(t.bind(t,98753))).insert_blank_pages,add_password:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(5199),t.e(2729)]).then(t.bind(t,2729))).add_password,add_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(8931)]).then(t.bind(t,78931))).
add_restrictions,remove_password:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9726)]).then(t.bind(t,79726))).remove_password,remove_restrictions:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(1860)]).then(t.bind(t,61860))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(
5199),t.e(7109),t.e(1808)]).then(t.bind(t,41808))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3652)]).then(
t.bind(t,43652))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(404),t.e(7593),t.e(4239),t.e(9365)]).
then(t.bind(t,77237))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(404),t.e(7593),t.e(2238)]).then(
t.bind(t,73044))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(5780)]).then(t.bind(t,45780))).add_page_numbers,get_form_data:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3531),t.e(3807)]).then(t.bind(t,93424))).get_form_data,fill_form:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),
t.e(7109),t.e(3241),t.e(404),t.e(9572),t.e(472),t.e(7593),t.e(3531),t.e(8682),t.e(4193),t.e(5922)]).then(t.bind(t,65922))).fill_form,flatten_form:async()=>(await Promise.
all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(7109),t.e(3241),t.e(404),t.e(9572),t.e(472),t.e(7593),t.e(3531),t.e(8682),t.e(4193),t.e(2217)]).then(t.bind(t,82217))).
flatten_form,get_document_info:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(404),t.e(9572),t.e(472),t.e(7888),t.e(8495),t.e(7195),t.e(4867),t.
e(7753),t.e(476),t.e(5053)]).then(t.bind(t,5053))).get_document_info,check_document:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),t.e(404),t.e(9572),
t.e(472),t.e(7888),t.e(8495),t.e(7195),t.e(4867),t.e(7753),t.e(476),t.e(4964)]).then(t.bind(t,84964))).check_document,set_metadata:async()=>(await Promise.all([
t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(3930)]).then(t.bind(t,53930))).set_metadata,extract_images:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),
t.e(9572),t.e(472),t.e(7888),t.e(2639)]).then(t.bind(t,65062))).extract_images,set_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3041)]).
then(t.bind(t,13041))).set_bookmarks,extract_attachments:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(4867),t.e(480)]).then(t.bind(t,75929))).extract_attachments,
add_attachment:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(9881)]).then(t.bind(t,9881))).add_attachment,read_e_invoice:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(404),t.e(4867),t.e(7753),t.e(3846)]).then(t.bind(t,36874))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(7718),
t.e(7390),t.e(5199),t.e(404),t.e(4867),t.e(7753),t.e(9746)]).then(t.bind(t,99746))).create_e_invoice,extract_text:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(8495),t.e(7195),t.e(8435)]).then(t.bind(t,22919))).extract_text,find_text:async()=>(await Promise.all([t.e(7718),t.e(
7390),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(8495),t.e(7195),t.e(9490)]).then(t.bind(t,25501))).find_text,split_by_text:async()=>(await Promise.all([t.e(7718),
t.e(7390),t.e(5199),t.e(7109),t.e(3241),t.e(9572),t.e(472),t.e(7888),t.e(8495),t.e(7195),t.e(4935),t.e(3310)]).then(t.bind(t,83310))).split_by_text};var h=t(82531),
s=t(98912),n=t(84293),o=t(22022),l=t(69130),i=t(31777);async function R(v){await implementations[v]()}function T({pause:v,limits:E,codec:$}){const I=new h.W,A={
...n.M,...E};return{async run(B,L,C,{signal:U,onProgress:G}={}){const H=new l.o(v,U,G);try{const K=(0,a._)(B,L);if(K.length>0)throw(0,f.G6)(K);const x={repaired:void 0,
signatures:0,usageRightsRemoved:!1},Y=({found:W,claimed:N})=>{x.repaired=x.repaired&&x.repaired.claimed!==x.repaired.found?x.repaired:{found:W,claimed:N}},J=({signatures:W,
usageRightsRemoved:N})=>{x.signatures+=W,x.usageRightsRemoved||=N},V={pace:H,limits:A,memory:new o.c(A,$),codec:$,onRepaired:Y,prepared:I,onWritten:J},Z=(0,m.zI)(
B).input==="many"?L:L[0],z=await(await d[B]())(Z,C,V);return{...z,notes:[...x.repaired?[(0,s.m)(x.repaired)]:[],...z.notes,...(0,i.K)(x)]}}catch(K){throw(0,f.l3)(
K)}}}}const M=32768,S=v=>({deflate:(E,$)=>new Promise((I,A)=>{const B={level:$,memLevel:9,windowBits:15};if(E.length<M)return I(O(v.deflateSync(E,B)));const L=(C,U)=>C?
A(C):I(O(U));v.deflate(E,B,L)}),inflate:(E,$)=>new Promise(I=>{if($<=0)I(void 0);else{const A=Math.min(Math.max(E.length,16384),16777216);v.inflate(E,{maxOutputLength:$,
chunkSize:A},(B,L)=>I(B?void 0:O(L)))}}),inflateNow(E,$){if(!($<=0))try{return O(v.inflateSync(E,{maxOutputLength:$}))}catch{return}}}),O=({buffer:v,byteOffset:E,
byteLength:$})=>new Uint8Array(v,E,$);var F=t(1078);const j=(v={})=>T({pause:F.v,limits:v,codec:S(y())})})};
