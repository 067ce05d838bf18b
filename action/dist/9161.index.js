"use strict";exports.id=9161,exports.ids=[9161,9439],exports.modules={71391:((J,C,t)=>{t.d(C,{C:()=>P,W:()=>T});var E=t(77598),z=t.n(E);const L=16,S=64*1024*1024;class T{entries=new Map;bytes=0;files=new WeakMap;get(g){
const l=this.entries.get(g);if(l)return this.entries.delete(g),this.entries.set(g,l),l.value}put(g,l,o){if(!(o>S))for(this.drop(g),this.entries.set(g,{value:l,bytes:o}),
this.bytes+=o;this.bytes>S||this.entries.size>L;)this.drop(this.entries.keys().next().value)}async ofFile(g,l,o){const h=this.files.get(g);if(h?.has(l))return h.
get(l);const M=await o();return this.files.set(g,(h??new Map).set(l,M)),M}drop(g){this.bytes-=this.entries.get(g)?.bytes??0,this.entries.delete(g)}}function P(i,...g){
const l=(0,E.createHash)("sha256").update(i);for(const o of g){const h=o instanceof Uint8Array?o:Buffer.from(JSON.stringify(o??null));l.update(`
${h.length}
`).update(h)}return l.digest("base64")}}),70344:((J,C,t)=>{t.d(C,{d:()=>L,m:()=>z});var E=t(98446);const z=o=>i(`The document was ${S}: ${g(o)}.`);function L(o){
const[h]=o;if(!h)return[];const M=(0,E.Zv)(o.map(({name:R})=>R));if(o.length===1)return[i(`${M} was ${S}: ${g(h.damage)}.`)];const I=o.flatMap(({name:R,damage:G})=>{
const Y=l(G);return Y.length===0?[]:[`${(0,E.Bu)(R)}: ${Y.join("; ")}`]}),H=I.length>P?[`${I.length-P} more have lost something`]:[],j=I.length===0?[T]:[...I.slice(
0,P),...H];return[i(`${o.length} documents were ${S} (${M}): ${j.join(". ")}.`)]}const S="damaged and had to be repaired",T="check that the result has all its p\
ages",P=5,i=o=>({code:"document_repaired",message:o});function g(o){const h=l(o);return h.length>0?`${h.join("; ")}. Check the result`:o.claimed===void 0?T:`${o.
count===1?"its page was":`all of its ${o.count} pages were`} found. Check the result`}function l({count:o,claimed:h,lost:M,withoutContent:I,withoutFonts:H,withoutImages:j}){
const R=[];return M.length>0&&R.push(`its ${(0,E.oi)(M)} ${(0,E.d5)(M.length,"is","are")} lost, and a blank page is there`),I.length>0&&R.push(`content of its ${(0,E.
oi)(I)} is lost`),H.length>0&&R.push(`fonts of its ${(0,E.oi)(H)} are lost`),j.length>0&&R.push(`images of its ${(0,E.oi)(j)} are lost`),h!==void 0&&h!==o&&R.push(
`${(0,E.y_)(o,"page was","pages were")} found, and the document claims ${h}`),R}}),56457:((J,C,t)=>{t.d(C,{D:()=>P,K:()=>S});var E=t(10442),z=t(98446);const L={
code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, which a change makes invalid."};function S({signatures:l,usageRightsRemoved:o}){
return[...l>0?[T(l)]:[],...o?[L]:[]]}const T=l=>({code:"signatures_invalidated",message:`${(0,z.y_)(l,"signature is","signatures are")} still in the result but \
no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),P=({fields:l,usageRights:o},h)=>[
...l.length>0?[i(l,h)]:[],...o?[L]:[]],i=(l,o)=>({code:"signatures_removed",message:`${(0,z.y_)(l.length,"signature was","signatures were")} removed${g(l,o)}`});
function g(l,o){switch(o){case"merge":return", because a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot stay signed. \
The visible marks stay.";case"keep":return`${(0,E.gm)(`: ${(0,z.Zv)(l)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;case"\
remove":return(0,E.gm)(`: ${(0,z.Zv)(l)}`);default:return o}}}),59439:((J,C,t)=>{t.d(C,{localHere:()=>ot});var E=t(38522),z=t.n(E),L=t(3621),S=t(58552),T=t(58426),
P=t(95379);const i={merge_documents:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(3020),t.e(729),t.e(2577),t.e(6529),
t.e(2822),t.e(1369),t.e(9818)]).then(t.bind(t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(6476),t.e(3375)]).then(
t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(1369),t.e(9994),t.e(4083)]).then(t.bind(t,55175))).optimize_document,
split_by_size:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(8163),t.e(254)]).then(t.bind(t,254))).split_by_size,split_by_page_count:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(7671),t.e(8163),t.e(2912)]).then(t.bind(t,2912))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(2237),t.e(1717),
t.e(7671),t.e(8163),t.e(222)]).then(t.bind(t,222))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(8163),t.e(2403)]).
then(t.bind(t,42403))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(8163),t.e(6643)]).then(t.bind(t,96643))).
split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(6703),t.e(9816)]).then(t.bind(t,79816))).extract_pages,remove_pages:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(7671),t.e(6703),t.e(8199)]).then(t.bind(t,98199))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(
7671),t.e(6703),t.e(5478)]).then(t.bind(t,65478))).reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(6703),t.e(6927)]).
then(t.bind(t,76927))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(180)]).then(t.bind(t,87799))).rotate_pages,crop_pages:async()=>(await Promise.
all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(1906),t.e(9991),t.e(5868),t.e(3020),t.e(729),t.e(2844),t.e(8487)]).then(t.bind(t,64182))).crop_pages,insert_blank_pages:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(7671),t.e(4841)]).then(t.bind(t,54841))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),
t.e(1966),t.e(9128),t.e(4251)]).then(t.bind(t,78147))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),
t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(9128),t.e(4800)]).then(t.bind(t,96359))).arrange_pages,add_password:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(1373)]).then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(1435)]).then(t.bind(
t,31435))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(2194)]).then(t.bind(t,62194))).remove_password,remove_restrictions:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(9476)]).then(t.bind(t,89476))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(
8400)]).then(t.bind(t,98400))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(776)]).then(t.bind(t,776))).add_text_watermark,
add_image_watermark:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(1966),t.e(6476),t.e(5476),t.e(9400)]).then(t.bind(t,38772))).add_image_watermark,add_overlay:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(1966),t.e(2822),t.e(2459),t.e(5618)]).then(t.bind(t,15922))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(2237),t.
e(1717),t.e(8524)]).then(t.bind(t,78524))).add_page_numbers,add_qr_code:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(9045)]).then(t.bind(t,39045))).add_qr_code,
get_form_data:async()=>(await Promise.all([t.e(2237),t.e(2577),t.e(8320)]).then(t.bind(t,57644))).get_form_data,fill_form:async()=>(await Promise.all([t.e(6161),
t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(8231)]).then(t.bind(t,84470))).fill_form,flatten_form:async()=>(await Promise.
all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(8698)]).then(t.bind(t,59389))).flatten_form,
get_document_info:async()=>(await Promise.all([t.e(2237),t.e(3188),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(1561),t.e(
6673)]).then(t.bind(t,91461))).get_document_info,check_document:async()=>(await Promise.all([t.e(2237),t.e(3188),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),
t.e(2761),t.e(3263),t.e(5641),t.e(2154),t.e(1561),t.e(6074),t.e(3864)]).then(t.bind(t,15193))).check_document,set_metadata:async()=>(await Promise.all([t.e(2237),
t.e(1717),t.e(5676)]).then(t.bind(t,75676))).set_metadata,extract_images:async()=>(await Promise.all([t.e(2237),t.e(3188),t.e(1906),t.e(9991),t.e(6633)]).then(t.
bind(t,55396))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(2237),t.e(1717),t.e(
3188),t.e(1966),t.e(3020),t.e(4776),t.e(6476),t.e(2822),t.e(9109),t.e(2459),t.e(4622),t.e(7519),t.e(5485)]).then(t.bind(t,95485))).markdown_to_pdf,pages_to_images:async()=>(await Promise.
all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(3020),t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(2844),t.e(2584),t.e(3636)]).
then(t.bind(t,83653))).pages_to_images,html_to_pdf:async()=>(await Promise.all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(1637),t.e(2237),
t.e(1717),t.e(3188),t.e(1966),t.e(3020),t.e(4776),t.e(6476),t.e(2822),t.e(9109),t.e(2459),t.e(4622),t.e(7519),t.e(6847)]).then(t.bind(t,36847))).html_to_pdf,set_bookmarks:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(6606)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(3188),t.e(7671),
t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(9709),t.e(9491),t.e(7178),t.e(4954),t.e(7351)]).then(t.bind(t,46972))).sanitize_document,check_signatures:async()=>(await Promise.
all([t.e(2237),t.e(3188),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(1561),t.e(6074),t.e(9867)]).then(t.bind(t,17768))).
check_signatures,sign_document:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(6074),t.e(7940)]).then(t.bind(t,27940))).sign_document,redact_text:async()=>(await Promise.
all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(9709),t.e(9491),t.e(7178),t.e(4954),t.e(8622),
t.e(9063)]).then(t.bind(t,49063))).redact_text,compare_documents:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),
t.e(9991),t.e(5868),t.e(8930),t.e(3020),t.e(5059),t.e(729),t.e(2761),t.e(2577),t.e(6529),t.e(3263),t.e(5641),t.e(1854),t.e(2844),t.e(1561),t.e(2584),t.e(4176),t.
e(5734)]).then(t.bind(t,71693))).compare_documents,flatten_annotations:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),
t.e(1966),t.e(3020),t.e(729),t.e(2844),t.e(4949)]).then(t.bind(t,42689))).flatten_annotations,remove_annotations:async()=>(await Promise.all([t.e(2237),t.e(1717),
t.e(7671),t.e(77)]).then(t.bind(t,77))).remove_annotations,set_page_labels:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(808)]).then(t.bind(t,808))).set_page_labels,
extract_attachments:async()=>(await Promise.all([t.e(2237),t.e(5059),t.e(3278)]).then(t.bind(t,35262))).extract_attachments,add_attachment:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(8317),t.e(1497)]).then(t.bind(t,11497))).add_attachment,read_e_invoice:async()=>(await Promise.all([t.e(2237),t.e(5059),t.e(2761),t.
e(3263),t.e(7887)]).then(t.bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(3188),t.e(1906),t.e(9991),t.e(5868),
t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(8317),t.e(4176),t.e(9368)]).then(t.bind(t,69368))).create_e_invoice,check_e_invoice:async()=>(await Promise.all([t.e(
2237),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(4506)]).then(t.bind(t,16132))).check_e_invoice,extract_text:async()=>(await Promise.all([t.e(2237),t.e(3188),t.
e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(2154),t.e(6106)]).then(t.bind(t,59360))).extract_text,find_text:async()=>(await Promise.all([t.e(2237),t.e(3188),t.e(1906),
t.e(9991),t.e(5868),t.e(8930),t.e(2154),t.e(5166)]).then(t.bind(t,78905))).find_text,add_text_layer:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.
e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2154),t.e(9709),t.e(9491),t.e(5824),t.e(3593)]).then(t.bind(t,38149))).add_text_layer,
recognize_text:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(3020),t.e(5059),
t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(2154),t.e(9709),t.e(2844),t.e(9491),t.e(2584),t.e(5824),t.e(8165)]).then(t.bind(t,38165))).recognize_text,split_by_text:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(8163),t.e(2154),t.e(9690)]).then(t.bind(t,59690))).split_by_text,compress_document:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(3188),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(9709),t.e(7178),t.e(1369),t.e(9994),t.e(8622),t.e(4921)]).then(t.bind(t,85035))).
compress_document},g=3,l=100;async function o(x,{memory:f,pace:a}){const v=$=>f.budget.spend("dataBytes",$),O=[h(x,v)];for(let $=O.at(-1);$;$=O.at(-1)){const B=$.
next(),U=B.value;B.done?O.pop():typeof U=="string"?v(U.length+g):typeof U=="object"&&U!==null?O.push(h(U,v)):v(g);const W=a.step(l);W&&await W}}function*h(x,f){
const a=Array.isArray(x);for(const[v,O]of Object.entries(x))a||f(v.length+g),yield O}var M=t(71391),I=t(70344),H=t(42973),j=t(27041),R=t(72002);class G{before;watched=new Map;constructor(f=new Map){
this.before=f}watch(f,a){this.watched.set(f,{...a,known:a.asked.size})}of(f){return this.before.get(f)??[]}async review(){const f=new Map;for(const[a,{asked:v,known:O,
hasAsked:$}]of this.watched)v.size>O&&await $()&&f.set(a,v);return f.size>0?new G(f):void 0}}var Y=t(93098),u=t(56457);async function ht(x){await implementations[x]()}
function X({pause:x,limits:f,ports:a=P.kA,lent:v={},codec:O}){const $=new M.W,B={...H.M,...f};return{ports:a,async run(U,W,c,{signal:e,onProgress:K,timeLimit:s,
onResult:n=k}={}){const d=new R.o(x,e,K,s);try{const m=(0,L._i)(U,W);if(m.length>0)throw(0,S.G6)(m);(0,P.IF)(U,c,a);const y=new Y.J,A=async N=>{const D=new j.c(
B,O,O?void 0:y),V={pace:d,limits:B,memory:D,codec:O,prepared:$,lent:v,signal:e,asked:N,onResult:n};return q(U,(0,L.WK)(U,W),c,V)};return await r(N=>y.run(d,()=>A(
N)))}catch(m){throw(0,S.l3)(m)}}}}const k=({bytes:x})=>x;async function r(x){const f=new G,a=await x(f),v=await f.review();return v?x(v):a}async function q(x,f,a,v){
const O={repaired:void 0,signatures:0,usageRightsRemoved:!1},$=V=>{O.repaired??=V},B=({signatures:V,usageRightsRemoved:Z})=>{O.signatures+=V,O.usageRightsRemoved||=
Z},U=(0,T.zI)(x).input==="many"?f:f[0],W=await i[x](),{pace:c,limits:e,memory:K,codec:s,prepared:n,lent:d,signal:m,asked:y,onResult:A}=v,D=await W(U,a,{pace:c,limits:e,
memory:K,codec:s,prepared:n,lent:d,signal:m,asked:y,onResult:A,onRepaired:$,onWritten:B});return D.data&&await o(D.data,v),{...D,notes:[...O.repaired?[(0,I.m)(O.
repaired)]:[],...D.notes,...(0,u.K)(O)]}}const _=32768,tt=x=>({deflate:(f,a)=>new Promise((v,O)=>{const $={level:a,memLevel:9,windowBits:15};if(f.length<_)return v(
Q(x.deflateSync(f,$)));const B=(U,W)=>U?O(U):v(Q(W));x.deflate(f,$,B)}),inflate:(f,a)=>new Promise(v=>{if(a<=0)v(void 0);else{const O=Math.min(Math.max(f.length,
16384),16777216);x.inflate(f,{maxOutputLength:a,chunkSize:O},($,B)=>v($?void 0:Q(B)))}}),inflateNow(f,a){if(!(a<=0))try{return Q(x.inflateSync(f,{maxOutputLength:a}))}catch{
return}}}),Q=({buffer:x,byteOffset:f,byteLength:a})=>new Uint8Array(x,f,a);var p=t(52465),nt=t(8526);const st={drawingStep:2e4},ot=(x={},f=p.b2,a=nt.pause,v={})=>X(
{pause:a,limits:{...st,...x},ports:f,lent:(0,p.R4)(f,v),codec:tt(z())})}),99099:((J,C,t)=>{t.d(C,{Fu:()=>S,qX:()=>z,th:()=>L,z8:()=>T});const E=100,z=()=>new Int32Array(
new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));function L(P){Atomics.store(P,0,Math.ceil(process.memoryUsage().external/1024))}const S=(P,i)=>P.prototype.
getHeapStatistics?2*i:i;function T(P,{outside:i,told:g}){let l=!1;const o=Atomics.load(i,0),h=async()=>{const I=await P.getHeapStatistics?.().catch(()=>{});l||(g(
I?.used_heap_size??0,(Atomics.load(i,0)-o)*1024),l||(M=setTimeout(()=>{h()},E)))};let M=setTimeout(()=>{h()},E);return()=>{l=!0,clearTimeout(M)}}}),81838:((J,C,t)=>{
t.d(C,{Ul:()=>z,bM:()=>L,pY:()=>S});var E=t(58552);function z({code:T,message:P,issues:i,advice:g,operation:l,fields:o,predicate:h,sentence:M,position:I,documentName:H,
others:j,cause:R}){return{code:T,message:P,issues:i,...g===void 0?{}:{advice:g},...l===void 0?{}:{operation:l},fields:o,...h===void 0?{}:{predicate:h},sentence:M,
...I===void 0?{}:{position:I},...H===void 0?{}:{documentName:H},others:j.map(z),...R instanceof Error?{cause:{name:R.name,places:(0,E.ek)(R)}}:{}}}function L({code:T,
message:P,cause:i,others:g,...l}){const o={...l,others:g.map(L)};if(!i)return new E.zU(T,P,o);const h=new Error("in a worker");return h.name=i.name,h.stack=[i.name,
...i.places].join(`
    `),new E.zU(T,P,{...o,cause:h})}function S(T){const P=new Set;return{documents:T.map(g=>{const{buffer:l,byteLength:o}=g.bytes,M=o>0&&l instanceof ArrayBuffer&&
l.byteLength===o&&!P.has(l)?g.bytes:new Uint8Array(g.bytes);return P.add(M.buffer),{...g,bytes:M}}),memory:[...P]}}}),99161:((J,C,t)=>{var E=t(75919),z=t(58552),
L=t(78877),S=t(30714);const T=32*1024*1024;let P;function i(s){s<T||(P||((0,L.setFlagsFromString)("--expose-gc"),P=(0,S.runInNewContext)("gc")),P())}var g=t(59439),
l=t(99099),o=t(8526),h=t(86466),M=t(58426);function I(s,{documents:n,files:d=[]}){const{output:m}=(0,M.zI)(s);if(!(m!=="pdfs"&&m!=="files"))return m==="files"?d:
n}const H=(s,n)=>n.length===0&&s==="multipart/mixed"?"application/zip":s;function j(s,n,d){const m=I(s,n);return m&&R(m,d)}function R(s,n){const d=H(n,s),m=d===
"multipart/mixed"?(0,h.qb)(s):"",y=(0,h.qA)(s.map(D=>(0,h.iP)(D)),d,m),{contentType:A,length:N}=y;return{contentType:A,length:N,pieces:[...Y((0,h.f4)(y,s))]}}const G=64*
1024;function*Y(s){const n=[];let d=0;const m=()=>{d=0;const y=n.splice(0);return y.length>0?[Buffer.concat(y)]:[]};for(const y of s){if(y.length>=G){yield*m(),
yield y;continue}n.push(y),d+=y.length,d>=G&&(yield*m())}yield*m()}const u=new Uint8Array;class ht{most;sizes=[];total=0;rounds=0;constructor(n){this.most=n}take=({
index:n,bytes:d})=>(n===0&&(this.rounds++,[this.sizes,this.total]=[[],0]),this.sizes.push(d.length),this.total+=d.length,this.isTooMuch?u:d);get isTooMuch(){return this.
total>this.most}writerFor(n,d,m,y){const A=I(n,d);if(!A||A.length!==this.sizes.length)return;const N=A.map(({bytes:V,...Z},w)=>({...Z,size:this.sizes[w]})),D=H(
m,A);return(0,h.qA)(N,D,D==="multipart/mixed"?(0,h.iH)(y,"results"):"")}send(n,d){let m=0;return async({index:y,bytes:A})=>{if(y===0&&m++,m<this.rounds)return u;
if(m>this.rounds||A.length!==this.sizes[y])throw new z.zU("internal","A result is another one when it is made again");for(const N of Y(n.part(y,A)))await d(N);return u}}}
var X=t(81838);class k{signal;say;allowed=0;wake;constructor(n,d){this.signal=n,this.say=d,n.addEventListener("abort",()=>this.wake?.(),{once:!0})}allow(n){this.
allowed+=n,this.wake?.()}send=async n=>{for(;this.allowed<=0&&!this.signal.aborted;)await new Promise(d=>{this.wake=d});if(this.signal.aborted)throw(0,z.WN)();this.
allowed-=n.length,this.say(n)}}const r=4,q=1e3,{limits:_,ports:tt,lending:Q,outside:p,kept:nt}=E.workerData,st=()=>((0,l.th)(p),(0,o.pause)()),ot=(0,g.localHere)(
_,tt,st,Q),x=new Map;let f,a,v=new AbortController;E.parentPort?.on("message",s=>{if(s.kind==="run")O(s);else{if(s.id!==f)return;s.kind==="cancel"?v.abort():a?.
allow(s.bytes)}}),E.parentPort?.on("messageerror",s=>{throw s});async function O(s){const{id:n,documents:d}=s;f=n;const m=d.reduce((y,{bytes:A})=>y+A.length,0);
v.signal.aborted&&(v=new AbortController);try{await $(s)}catch(y){K({kind:"failed",id:n,error:(0,X.Ul)((0,z.l3)(y))})}finally{f=a=void 0,setImmediate(()=>{i(Math.
max(m,process.memoryUsage().external/r)),(0,l.th)(p)})}}async function $({id:s,name:n,documents:d,parameters:m,kept:y,tellsProgress:A,timeLimit:N,packAs:D}){const V={
...m,...c(y)},Z=new ht(D?nt:1/0),w=dt=>ot.run(n,d,V,{signal:v.signal,onResult:dt,...N?{timeLimit:N}:{},...A?{onProgress:e(s)}:{}}),F=await w(Z.take),b=D&&Z.isTooMuch?
Z.writerFor(n,F,D,d):void 0;if(b){const{contentType:dt,length:yt}=b;a=new k(v.signal,mt=>U(s,mt)),K({kind:"begun",id:s,outcome:{...W(F),packed:{contentType:dt,length:yt,
pieces:[]}}}),await w(Z.send(b,a.send));for(const mt of Y(b.end()))await a.send(mt);return K({kind:"end",id:s})}const ft=D&&j(n,F,D);if(ft)return B(s,F,ft);const lt=(0,X.
pY)([...F.documents,...F.files??[]]),gt=lt.documents.slice(0,F.documents.length),at=lt.documents.slice(F.documents.length);K({kind:"done",id:s,outcome:{...F,documents:gt,
...F.files?{files:at}:{}}},lt.memory)}function B(s,n,d){const m=(0,X.pY)(d.pieces.map(A=>({name:"",bytes:A}))),y=m.documents.map(({bytes:A})=>A);K({kind:"done",
id:s,outcome:{...W(n),packed:{...d,pieces:y}}},m.memory)}function U(s,n){const{documents:d,memory:m}=(0,X.pY)([{name:"",bytes:n}]);K({kind:"piece",id:s,bytes:d[0].
bytes},m)}function W({documents:s,files:n,...d}){const m=new Uint8Array;return{...d,documents:s.map(y=>({...y,bytes:m})),...n?{files:n.map(y=>({...y,bytes:m}))}:
{}}}function c(s){for(const{id:n,bytes:d}of s)d&&x.set(n,d);return Object.fromEntries(s.map(({field:n,id:d,name:m})=>[n,{name:m,bytes:x.get(d)}]))}function e(s){
let n=performance.now();return d=>{const m=performance.now();m-n<q||(n=m,K({kind:"progress",id:s,fraction:d}))}}function K(s,n=[]){E.parentPort?.postMessage(s,n)}})};
