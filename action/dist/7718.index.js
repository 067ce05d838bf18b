"use strict";exports.id=7718,exports.ids=[7718],exports.modules={71391:((G,$,t)=>{t.d($,{C:()=>d,W:()=>f});var y=t(77598),R=t.n(y);const A=16,M=64*1024*1024;class f{entries=new Map;bytes=0;files=new WeakMap;get(o){
const n=this.entries.get(o);if(n)return this.entries.delete(o),this.entries.set(o,n),n.value}put(o,n,l){if(!(l>M))for(this.drop(o),this.entries.set(o,{value:n,bytes:l}),
this.bytes+=l;this.bytes>M||this.entries.size>A;)this.drop(this.entries.keys().next().value)}async ofFile(o,n,l){const a=this.files.get(o);if(a?.has(n))return a.
get(n);const L=await l();return this.files.set(o,(a??new Map).set(n,L)),L}drop(o){this.bytes-=this.entries.get(o)?.bytes??0,this.entries.delete(o)}}function d(g,...o){
const n=(0,y.createHash)("sha256").update(g);for(const l of o){const a=l instanceof Uint8Array?l:Buffer.from(JSON.stringify(l??null));n.update(`
${a.length}
`).update(a)}return n.digest("base64")}}),70344:((G,$,t)=>{t.d($,{d:()=>A,m:()=>R});var y=t(98446);const R=f=>M("The document was",f);function A(f){const[d]=f;if(!d)
return[];const g=(0,y.Zv)(f.map(({name:o})=>o));return f.length===1?[M(`${g} was`,d.pages)]:[M(`${f.length} documents were`,{found:0,claimed:void 0},` (${g})`)]}
function M(f,{found:d,claimed:g},o=""){const n=g===void 0||g===d?"check that the result has all its pages":`${(0,y.y_)(d,"page was","pages were")} found, and th\
e document claims ${g}. Check the result`;return{code:"document_repaired",message:`${f} damaged and had to be repaired${o}: ${n}.`}}}),56457:((G,$,t)=>{t.d($,{D:()=>d,
K:()=>M});var y=t(10442),R=t(98446);const A={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, which a chang\
e makes invalid."};function M({signatures:n,usageRightsRemoved:l}){return[...n>0?[f(n)]:[],...l?[A]:[]]}const f=n=>({code:"signatures_invalidated",message:`${(0,R.
y_)(n,"signature is","signatures are")} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:[
"remove_signatures"]}),d=({fields:n,usageRights:l},a)=>[...n.length>0?[g(n,a)]:[],...l?[A]:[]],g=(n,l)=>({code:"signatures_removed",message:`${(0,R.y_)(n.length,
"signature was","signatures were")} removed${o(n,l)}`});function o(n,l){switch(l){case"merge":return", because a signature cannot survive a merge.";case"flatten":
return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,y.gm)(`: ${(0,R.Zv)(n)}`)} Their visible marks stay on the\
 pages, although the document is no longer signed.`;case"remove":return(0,y.gm)(`: ${(0,R.Zv)(n)}`);default:return l}}}),72161:((G,$,t)=>{t.d($,{localHere:()=>Y});
var y=t(38522),R=t.n(y),A=t(3621),M=t(58552),f=t(85893),d=t(95379);const g={merge_documents:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(966),t.e(7253),
t.e(7671),t.e(824),t.e(9980),t.e(991),t.e(2577),t.e(373),t.e(1871),t.e(1369),t.e(1060)]).then(t.bind(t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(7253),t.e(2488),t.e(3375)]).then(t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(2760),t.e(966),t.
e(7253),t.e(824),t.e(1369),t.e(5421)]).then(t.bind(t,31296))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),
t.e(8163),t.e(254)]).then(t.bind(t,254))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(8163),t.e(2912)]).
then(t.bind(t,2912))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(8163),t.e(222)]).then(t.bind(t,222))).
split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(8163),t.e(2403)]).then(t.bind(t,42403))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(8163),t.e(6643)]).then(t.bind(t,96643))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(2760),
t.e(966),t.e(7253),t.e(7671),t.e(9816)]).then(t.bind(t,79816))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.
e(8199)]).then(t.bind(t,98199))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(5478)]).then(t.bind(t,65478))).
reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(6927)]).then(t.bind(t,76927))).reverse_pages,rotate_pages:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(7253),t.e(180)]).then(t.bind(t,87799))).rotate_pages,crop_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(9980),
t.e(991),t.e(7373),t.e(3552),t.e(1170)]).then(t.bind(t,8179))).crop_pages,insert_blank_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),
t.e(4841)]).then(t.bind(t,54841))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(9250),t.e(9128),t.e(4969)]).
then(t.bind(t,78147))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(966),t.e(7253),t.e(7671),t.e(824),t.e(9980),t.e(991),t.e(
9250),t.e(2577),t.e(373),t.e(1871),t.e(8475),t.e(9128),t.e(6359)]).then(t.bind(t,96359))).arrange_pages,add_password:async()=>(await Promise.all([t.e(2760),t.e(
966),t.e(7253),t.e(1373)]).then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(1435)]).then(t.bind(
t,31435))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(2194)]).then(t.bind(t,62194))).remove_password,remove_restrictions:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(7253),t.e(9476)]).then(t.bind(t,89476))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),
t.e(7671),t.e(8400)]).then(t.bind(t,98400))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(776)]).then(t.bind(
t,776))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(824),t.e(9250),t.e(7853),t.e(2488),t.e(2296)]).then(
t.bind(t,72296))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(824),t.e(9250),t.e(7853),t.e(687)]).then(t.bind(
t,90687))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(8524)]).then(t.bind(t,78524))).add_page_numbers,get_form_data:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(2577),t.e(612)]).then(t.bind(t,57644))).get_form_data,fill_form:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(966),t.e(7253),
t.e(7671),t.e(824),t.e(9980),t.e(991),t.e(9250),t.e(2577),t.e(373),t.e(1871),t.e(8475),t.e(70)]).then(t.bind(t,40070))).fill_form,flatten_form:async()=>(await Promise.
all([t.e(2760),t.e(6161),t.e(966),t.e(7253),t.e(7671),t.e(824),t.e(9980),t.e(991),t.e(9250),t.e(2577),t.e(373),t.e(1871),t.e(8475),t.e(9389)]).then(t.bind(t,59389))).
flatten_form,get_document_info:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2154),t.e(2761),t.e(5345),t.e(
1232),t.e(2413)]).then(t.bind(t,91461))).get_document_info,check_document:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(824),t.e(9980),t.e(991),t.e(7373),
t.e(3552),t.e(2154),t.e(2761),t.e(5345),t.e(1232),t.e(5041)]).then(t.bind(t,54665))).check_document,set_metadata:async()=>(await Promise.all([t.e(2760),t.e(966),
t.e(7253),t.e(824),t.e(6445)]).then(t.bind(t,96445))).set_metadata,extract_images:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(9980),t.e(991),t.e(7373),t.
e(406)]).then(t.bind(t,14559))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(966),
t.e(7253),t.e(824),t.e(9980),t.e(4776),t.e(2488),t.e(2873),t.e(5749)]).then(t.bind(t,6319))).markdown_to_pdf,set_bookmarks:async()=>(await Promise.all([t.e(2760),
t.e(966),t.e(7253),t.e(5345),t.e(748)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(7671),
t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(2761),t.e(1510)]).then(t.bind(t,61510))).sanitize_document,compare_documents:async()=>(await Promise.all([t.e(2760),t.
e(966),t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2154),t.e(2761),t.e(2577),t.e(5345),t.e(1232),t.e(7802)]).then(t.bind(t,77802))).compare_documents,flatten_annotations:async()=>(await Promise.
all([t.e(2760),t.e(6161),t.e(966),t.e(7253),t.e(7671),t.e(824),t.e(9980),t.e(991),t.e(9250),t.e(373),t.e(5312)]).then(t.bind(t,95312))).flatten_annotations,remove_annotations:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(7253),t.e(7671),t.e(77)]).then(t.bind(t,77))).remove_annotations,set_page_labels:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(
7253),t.e(808)]).then(t.bind(t,808))).set_page_labels,extract_attachments:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(5262)]).then(t.bind(t,35262))).extract_attachments,
add_attachment:async()=>(await Promise.all([t.e(2760),t.e(966),t.e(7253),t.e(824),t.e(8317),t.e(1497)]).then(t.bind(t,11497))).add_attachment,read_e_invoice:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(824),t.e(2761),t.e(4982)]).then(t.bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(2760),t.e(966),t.
e(7253),t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2761),t.e(8317),t.e(9544)]).then(t.bind(t,89544))).create_e_invoice,extract_text:async()=>(await Promise.
all([t.e(2760),t.e(966),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2154),t.e(6948)]).then(t.bind(t,14146))).extract_text,find_text:async()=>(await Promise.all([
t.e(2760),t.e(966),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2154),t.e(2310)]).then(t.bind(t,78905))).find_text,split_by_text:async()=>(await Promise.all([t.e(
2760),t.e(966),t.e(7253),t.e(7671),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2154),t.e(8163),t.e(9690)]).then(t.bind(t,59690))).split_by_text};var o=t(71391),n=t(
70344),l=t(42973),a=t(6698),L=t(72002),W=t(56457);async function j(v){await implementations[v]()}function F({pause:v,limits:E,ports:S=d.kA,codec:B}){const N=new o.
W,D={...l.M,...E};return{ports:S,async run(s,m,h,{signal:P,onProgress:z}={}){const T=new L.o(v,P,z);try{const I=(0,A._i)(s,m);if(I.length>0)throw(0,M.G6)(I);(0,d.
IF)(s,h,S);const x={repaired:void 0,signatures:0,usageRightsRemoved:!1},O=({found:X,claimed:i})=>{x.repaired=x.repaired&&x.repaired.claimed!==x.repaired.found?x.
repaired:{found:X,claimed:i}},C=({signatures:X,usageRightsRemoved:i})=>{x.signatures+=X,x.usageRightsRemoved||=i},U={pace:T,limits:D,memory:new a.c(D,B),codec:B,
onRepaired:O,prepared:N,onWritten:C},V=(0,A.WK)(s,m),Q=(0,f.zI)(s).input==="many"?V:V[0],c=await(await g[s]())(Q,h,U);return{...c,notes:[...x.repaired?[(0,n.m)(
x.repaired)]:[],...c.notes,...(0,W.K)(x)]}}catch(I){throw(0,M.l3)(I)}}}}const K=32768,J=v=>({deflate:(E,S)=>new Promise((B,N)=>{const D={level:S,memLevel:9,windowBits:15};
if(E.length<K)return B(H(v.deflateSync(E,D)));const s=(m,h)=>m?N(m):B(H(h));v.deflate(E,D,s)}),inflate:(E,S)=>new Promise(B=>{if(S<=0)B(void 0);else{const N=Math.
min(Math.max(E.length,16384),16777216);v.inflate(E,{maxOutputLength:S,chunkSize:N},(D,s)=>B(D?void 0:H(s)))}}),inflateNow(E,S){if(!(S<=0))try{return H(v.inflateSync(
E,{maxOutputLength:S}))}catch{return}}}),H=({buffer:v,byteOffset:E,byteLength:S})=>new Uint8Array(v,E,S);var Z=t(8526);const Y=(v={},E=d.kA)=>F({pause:Z.v,limits:v,
ports:E,codec:J(R())})}),81838:((G,$,t)=>{t.d($,{Ul:()=>R,bM:()=>A,pY:()=>M});var y=t(58552);function R({code:f,message:d,issues:g,advice:o,operation:n,fields:l,
predicate:a,sentence:L,position:W,documentName:j,others:F,cause:K}){return{code:f,message:d,issues:g,...o===void 0?{}:{advice:o},...n===void 0?{}:{operation:n},
fields:l,...a===void 0?{}:{predicate:a},sentence:L,...W===void 0?{}:{position:W},...j===void 0?{}:{documentName:j},others:F.map(R),...K instanceof Error?{cause:{
name:K.name,places:(0,y.ek)(K)}}:{}}}function A({code:f,message:d,cause:g,others:o,...n}){const l={...n,others:o.map(A)};if(!g)return new y.zU(f,d,l);const a=new Error(
"in a worker");return a.name=g.name,a.stack=[g.name,...g.places].join(`
    `),new y.zU(f,d,{...l,cause:a})}function M(f){const d=new Set;return{documents:f.map(o=>{const{buffer:n,byteLength:l}=o.bytes,L=l>0&&n instanceof ArrayBuffer&&
n.byteLength===l&&!d.has(n)?o.bytes:new Uint8Array(o.bytes);return d.add(L.buffer),{...o,bytes:L}}),memory:[...d]}}}),57718:((G,$,t)=>{var y=t(75919),R=t(58552),
A=t(78877),M=t(30714);const f=32*1024*1024;let d;function g(s){s<f||(d||((0,A.setFlagsFromString)("--expose-gc"),d=(0,M.runInNewContext)("gc")),d())}var o=t(72161),
n=t(81838),l=t(85893),a=t(70691);function L(s,{documents:m,files:h=[]},P){const{output:z}=(0,l.zI)(s);if(z!=="pdfs"&&z!=="files")return;const T=z==="files"?h:m,
{contentType:I,pieces:x}=(0,a.zS)(T,T.length===0&&P==="multipart/mixed"?"application/zip":P);return{contentType:I,pieces:j(x)}}const W=64*1024;function j(s){const m=[];
let h=[],P=0;const z=()=>{h.length>0&&m.push(Buffer.concat(h)),[h,P]=[[],0]};for(const T of s){if(T.length>=W){z(),m.push(T);continue}h.push(T),P+=T.length,P>=W&&
z()}return z(),m}const F=1e3,{limits:K,ports:J}=y.workerData,H=(0,o.localHere)(K,J),Z=new Map;let Y,v=new AbortController;y.parentPort?.on("message",s=>{s.kind===
"run"?E(s):s.id===Y&&v.abort()}),y.parentPort?.on("messageerror",s=>{throw s});async function E({id:s,name:m,documents:h,parameters:P,kept:z,tellsProgress:T,packAs:I}){
Y=s;const x=h.reduce((O,{bytes:C})=>O+C.length,0);v.signal.aborted&&(v=new AbortController);try{const O=await H.run(m,h,{...P,...B(z)},{signal:v.signal,...T?{onProgress:N(
s)}:{}}),C=I&&L(m,O,I);if(C){S(s,O,C);return}const U=(0,n.pY)([...O.documents,...O.files??[]]),V=U.documents.slice(0,O.documents.length),Q=U.documents.slice(O.documents.
length);D({kind:"done",id:s,outcome:{...O,documents:V,...O.files?{files:Q}:{}}},U.memory)}catch(O){D({kind:"failed",id:s,error:(0,n.Ul)((0,R.l3)(O))})}finally{Y=
void 0,setImmediate(g,x)}}function S(s,{documents:m,files:h,...P},{contentType:z,pieces:T}){const I=new Uint8Array,x=(0,n.pY)(T.map(U=>({name:"",bytes:U}))),O={
contentType:z,pieces:x.documents.map(U=>U.bytes)},C={documents:m.map(U=>({...U,bytes:I})),...h?{files:h.map(U=>({...U,bytes:I}))}:{}};D({kind:"done",id:s,outcome:{
...P,...C,packed:O}},x.memory)}function B(s){for(const{id:m,bytes:h}of s)h&&Z.set(m,h);return Object.fromEntries(s.map(({field:m,id:h,name:P})=>[m,{name:P,bytes:Z.
get(h)}]))}function N(s){let m=performance.now();return h=>{const P=performance.now();P-m<F||(m=P,D({kind:"progress",id:s,fraction:h}))}}function D(s,m=[]){y.parentPort?.
postMessage(s,m)}})};
