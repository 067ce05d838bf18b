"use strict";exports.id=7806,exports.ids=[7806],exports.modules={1966:((T,y,t)=>{t.d(y,{_:()=>f});var g=t(2145);function f(h,i){const{input:m,accepts:l}=(0,g.zI)(h);return i.
length===0?[{field:"file",message:`is required: ${m==="many"?"at least one":"a"} ${l==="image"?"PNG or JPEG image":"PDF document"}`}]:m==="one"&&i.length>1?[{field:"\
file",message:`must be given only once: this operation takes one document, not ${i.length}`}]:[]}}),2531:((T,y,t)=>{t.d(y,{T:()=>l,W:()=>m});var g=t(7598),f=t.n(
g);const h=16,i=64*1024*1024;class m{entries=new Map;bytes=0;files=new WeakMap;get(d){const n=this.entries.get(d);if(n)return this.entries.delete(d),this.entries.
set(d,n),n.value}put(d,n,s){if(!(s>i))for(this.drop(d),this.entries.set(d,{value:n,bytes:s}),this.bytes+=s;this.bytes>i||this.entries.size>h;)this.drop(this.entries.
keys().next().value)}async ofFile(d,n,s){const o=this.files.get(d);if(o?.has(n))return o.get(n);const e=await s();return this.files.set(d,(o??new Map).set(n,e)),
e}drop(d){this.bytes-=this.entries.get(d)?.bytes??0,this.entries.delete(d)}}function l(a,...d){const n=(0,g.createHash)("sha256").update(a);for(const s of d){const o=s instanceof
Uint8Array?s:Buffer.from(JSON.stringify(s??null));n.update(`
${o.length}
`).update(o)}return n.digest("base64")}}),8912:((T,y,t)=>{t.d(y,{d:()=>h,m:()=>f});var g=t(9721);const f=m=>i("The document was",m);function h(m){const[l]=m;if(!l)
return[];const a=(0,g.KE)(m.map(({name:d})=>d));return m.length===1?[i(`${a} was`,l.pages)]:[i(`${m.length} documents were`,{found:0,claimed:void 0},` (${a})`)]}
function i(m,{found:l,claimed:a},d=""){const s=a===void 0||a===l?"check that the result has all its pages":`${(o=>o===1?"1 page":`${o} pages`)(l)} ${l===1?"was":
"were"} found, and the document claims ${a}. Check the result`;return{code:"document_repaired",message:`${m} damaged and had to be repaired${d}: ${s}.`}}}),9721:((T,y,t)=>{
t.d(y,{KE:()=>n,Lh:()=>i,TL:()=>d,vI:()=>a});var g=t(9678);const f=2e3,h=10;class i{fields;full=new Map;loose=[new Map,new Map,new Map];constructor(o){this.fields=
o;for(const e of o){const D=e.name.normalize("NFC"),R=e.part.normalize("NFC");this.full.has(D)||this.full.set(D,e);for(const[E,K]of[l(D),R,l(R)].entries()){const $=this.
loose[E].get(K);$?$.push(e):this.loose[E].set(K,[e])}}}find(o){const e=o.normalize("NFC"),D=this.full.get(e);if(D)return{field:D};for(const R of this.loose){const E=R.
get(e);if(E?.length===1)return{field:E[0]};if(E)return{problem:"ambiguous",message:m(o,E)}}return{problem:"unknown",message:this.unknown(o)}}unknown(o){const e=this.
fields.slice(0,f).map(({name:$})=>$),D=this.fields.slice(0,f).map(({part:$})=>$),R=(0,g.h)(o,e)||(0,g.h)(o,[...new Set(D)]),E=this.fields.length>h?`${this.fields.
length} fields, such as `:"",K=R===""?`; the form has ${E}${d(e.slice(0,h))}`:R;return`“${a(o)}” is not a field of the form${K}`}}const m=(s,o)=>`“${a(s)}\
” is the name of ${o.length} fields: write the full name, such as ${d(o.slice(0,h).map(({name:e})=>e))}`,l=s=>s.replace(/\[\d+\]/g,""),a=s=>s.length>80?`${s.slice(
0,79)}…`:s,d=s=>s.map(o=>`“${a(o)}”`).join(", "),n=s=>s.length>h?`${s.slice(0,h).map(a).join(", ")} and ${s.length-h} more`:s.map(a).join(", ")}),1777:((T,y,t)=>{
t.d(y,{D:()=>l,K:()=>i});var g=t(9721),f=t(6009);const h={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, \
which a change makes invalid."};function i({signatures:n,usageRightsRemoved:s}){return[...n>0?[m(n)]:[],...s?[h]:[]]}const m=n=>({code:"signatures_invalidated",
message:`${n} ${n===1?"signature is":"signatures are"} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signa\
tures first.`,mentions:["remove_signatures"]}),l=({fields:n,usageRights:s},o)=>[...n.length>0?[a(n,o)]:[],...s?[h]:[]],a=(n,s)=>({code:"signatures_removed",message:`${n.
length} ${n.length===1?"signature was":"signatures were"} removed${d(n,s)}`});function d(n,s){switch(s){case"merge":return", because a signature cannot survive \
a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,f.$h)(`: ${(0,g.KE)(n)}`)} Their v\
isible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,f.$h)(`: ${(0,g.KE)(n)}`);default:return s}}}),4293:((T,y,t)=>{
t.d(y,{F:()=>h,M:()=>f});var g=t(9153);const f={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,
filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,nodes:5e6};function h(i,m,l,a="file"){return new g.zU("limit_e\
xceeded",m,{issues:[{field:a,message:`${m}.`}],advice:`${l} (limit: ${i})`})}}),9130:((T,y,t)=>{t.d(y,{o:()=>i});var g=t(9153);const f=25,h=3e5;class i{pause;signal;onProgress;work=0;since=performance.
now();constructor(l,a,d){this.pause=l,this.signal=a,this.onProgress=d}step(l){if(this.work+=l,!(this.work<h)){if(this.work=0,this.signal?.aborted)throw(0,g.KW)();
return performance.now()-this.since<f?void 0:this.rest()}}async rest(){if(await this.pause(),this.signal?.aborted)throw(0,g.KW)();this.since=performance.now()}progress(l){
this.onProgress?.(l)}}}),1967:((T,y,t)=>{t.d(y,{f:()=>g});class g{memory;get bytes(){return this.memory??=new Uint8Array(f)}}const f=1<<20}),7806:((T,y,t)=>{t.d(
y,{localHere:()=>F});var g=t(8522),f=t.n(g),h=t(1966),i=t(9153),m=t(2145);const l={merge_documents:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.
e(2118),t.e(8338),t.e(397),t.e(7069),t.e(6434),t.e(3531),t.e(8682),t.e(282),t.e(8100)]).then(t.bind(t,960))).merge_documents,images_to_pdf:async()=>(await Promise.
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
t.e(397),t.e(5149)]).then(t.bind(t,3437))).add_attachment};var a=t(2531),d=t(8912),n=t(4293),s=t(9130),o=t(1967),e=t(1777);async function D(P){await implementations[P]()}
function R({pause:P,limits:v,codec:M}){const I=new a.W;return{async run(B,x,L,{signal:S,onProgress:A}={}){const G=new s.o(P,S,A);try{const C=(0,h._)(B,x);if(C.length>
0)throw(0,i.G6)(C);const O={repaired:void 0,signatures:0,usageRightsRemoved:!1},j=({found:U,claimed:W})=>{O.repaired=O.repaired&&O.repaired.claimed!==O.repaired.
found?O.repaired:{found:U,claimed:W}},H=({signatures:U,usageRightsRemoved:W})=>{O.signatures+=U,O.usageRightsRemoved||=W},J={pace:G,limits:{...n.M,...v},codec:M,
onRepaired:j,prepared:I,scratch:new o.f,onWritten:H},V=(0,m.zI)(B).input==="many"?x:x[0],N=await(await l[B]())(V,L,J);return{...N,notes:[...O.repaired?[(0,d.m)(
O.repaired)]:[],...N.notes,...(0,e.K)(O)]}}catch(C){throw(0,i.l3)(C)}}}}const E=32768,K=P=>({deflate:(v,M)=>new Promise((I,B)=>{const x={level:M,memLevel:9,windowBits:15};
if(v.length<E)return I($(P.deflateSync(v,x)));const L=(S,A)=>S?B(S):I($(A));P.deflate(v,x,L)}),inflate:(v,M)=>new Promise(I=>{if(M<=0)I(void 0);else{const B=Math.
min(Math.max(v.length,16384),16777216);P.inflate(v,{maxOutputLength:M,chunkSize:B},(x,L)=>I(x?void 0:$(L)))}}),inflateNow(v,M){if(!(M<=0))try{return $(P.inflateSync(
v,{maxOutputLength:M}))}catch{return}}}),$=({buffer:P,byteOffset:v,byteLength:M})=>new Uint8Array(P,v,M);var z=t(1078);const F=(P={})=>R({pause:z.v,limits:P,codec:K(
f())})})};
