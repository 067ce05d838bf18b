"use strict";exports.id=9439,exports.ids=[9439],exports.modules={71391:((Q,N,t)=>{t.d(N,{C:()=>M,W:()=>B});var y=t(77598),D=t.n(y);const z=16,E=64*1024*1024;class B{entries=new Map;bytes=0;files=new WeakMap;get(g){
const o=this.entries.get(g);if(o)return this.entries.delete(g),this.entries.set(g,o),o.value}put(g,o,f){if(!(f>E))for(this.drop(g),this.entries.set(g,{value:o,bytes:f}),
this.bytes+=f;this.bytes>E||this.entries.size>z;)this.drop(this.entries.keys().next().value)}async ofFile(g,o,f){const s=this.files.get(g);if(s?.has(o))return s.
get(o);const v=await f();return this.files.set(g,(s??new Map).set(o,v)),v}drop(g){this.bytes-=this.entries.get(g)?.bytes??0,this.entries.delete(g)}}function M(R,...g){
const o=(0,y.createHash)("sha256").update(R);for(const f of g){const s=f instanceof Uint8Array?f:Buffer.from(JSON.stringify(f??null));o.update(`
${s.length}
`).update(s)}return o.digest("base64")}}),70344:((Q,N,t)=>{t.d(N,{d:()=>z,m:()=>D});var y=t(98446);const D=s=>R(`The document was ${E}: ${g(s)}.`);function z(s){
const[v]=s;if(!v)return[];const O=(0,y.Zv)(s.map(({name:L})=>L));if(s.length===1)return[R(`${O} was ${E}: ${g(v.damage)}.`)];const A=s.flatMap(({name:L,damage:I})=>{
const K=o(I);return K.length===0?[]:[`${(0,y.Bu)(L)}: ${K.join("; ")}`]}),U=A.length>M?[`${A.length-M} more have lost something`]:[],W=A.length===0?[B]:[...A.slice(
0,M),...U];return[R(`${s.length} documents were ${E} (${O}): ${W.join(". ")}.`)]}const E="damaged and had to be repaired",B="check that the result has all its p\
ages",M=5,R=s=>({code:"document_repaired",message:s});function g(s){const v=o(s);return v.length>0?`${v.join("; ")}. Check the result`:s.claimed===void 0?B:`${s.
count===1?"its page was":`all of its ${s.count} pages were`} found. Check the result`}function o({count:s,claimed:v,lost:O,withoutContent:A,withoutFonts:U,withoutImages:W,
isOrderLost:L,brokenStreams:I,lostObjects:K}){const T=[];return L&&T.push(`its page tree is lost, so the ${s} pages that were found are in the order of the file`),
O.length>0&&T.push(`its ${(0,y.oi)(O)} ${(0,y.d5)(O.length,"is","are")} lost, and a blank page is there`),A.length>0&&T.push(`content of its ${(0,y.oi)(A)} is l\
ost`),U.length>0&&T.push(`fonts of its ${(0,y.oi)(U)} are lost`),W.length>0&&T.push(`images of its ${(0,y.oi)(W)} are lost`),I>0&&T.push(f(I,K)),v!==void 0&&v!==
s&&T.push(`${(0,y.y_)(s,"page was","pages were")} found, and the document claims ${v}`),T}function f(s,v){const O=`${(0,y.y_)(s,"object stream")} ${(0,y.d5)(s,"\
is","are")} damaged`;return v===0?O:`${O}, and ${(0,y.y_)(v,"object")} of ${(0,y.d5)(s,"it","them")} ${(0,y.d5)(v,"is","are")} lost`}}),56457:((Q,N,t)=>{t.d(N,{
D:()=>M,K:()=>E});var y=t(10442),D=t(98446);const z={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, which\
 a change makes invalid."};function E({signatures:o,usageRightsRemoved:f}){return[...o>0?[B(o)]:[],...f?[z]:[]]}const B=o=>({code:"signatures_invalidated",message:`${(0,D.
y_)(o,"signature is","signatures are")} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:[
"remove_signatures"]}),M=({fields:o,usageRights:f},s)=>[...o.length>0?[R(o,s)]:[],...f?[z]:[]],R=(o,f)=>({code:"signatures_removed",message:`${(0,D.y_)(o.length,
"signature was","signatures were")} removed${g(o,f)}`});function g(o,f){switch(f){case"merge":return", because a signature cannot survive a merge.";case"flatten":
return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,y.gm)(`: ${(0,D.Zv)(o)}`)} Their visible marks stay on the\
 pages, although the document is no longer signed.`;case"remove":return(0,y.gm)(`: ${(0,D.Zv)(o)}`);default:return f}}}),59439:((Q,N,t)=>{t.d(N,{localHere:()=>tt});
var y=t(38522),D=t.n(y),z=t(2352),E=t(58552),B=t(58426),M=t(95379);const R={merge_documents:async()=>(await Promise.all([t.e(6161),t.e(2356),t.e(4098),t.e(7709),
t.e(936),t.e(7671),t.e(1906),t.e(3020),t.e(729),t.e(2577),t.e(6529),t.e(2822),t.e(1369),t.e(9818)]).then(t.bind(t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.
all([t.e(2356),t.e(4098),t.e(6476),t.e(3375)]).then(t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7709),
t.e(1369),t.e(9994),t.e(2251)]).then(t.bind(t,55175))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7671),t.e(8163),t.e(
254)]).then(t.bind(t,254))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7671),t.e(8163),t.e(2912)]).then(t.bind(t,2912))).
split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7671),t.e(8163),t.e(222)]).then(t.bind(t,222))).split_at_page,split_by_ranges:async()=>(await Promise.
all([t.e(2356),t.e(4098),t.e(7671),t.e(8163),t.e(2403)]).then(t.bind(t,42403))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(2356),t.e(4098),
t.e(7671),t.e(8163),t.e(6643)]).then(t.bind(t,96643))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7671),t.e(6703),t.e(
9816)]).then(t.bind(t,79816))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7671),t.e(6703),t.e(8199)]).then(t.bind(t,98199))).
remove_pages,reorder_pages:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7671),t.e(6703),t.e(5478)]).then(t.bind(t,65478))).reorder_pages,reverse_pages:async()=>(await Promise.
all([t.e(2356),t.e(4098),t.e(7671),t.e(6703),t.e(6927)]).then(t.bind(t,76927))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(
180)]).then(t.bind(t,87799))).rotate_pages,crop_pages:async()=>(await Promise.all([t.e(6161),t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),
t.e(3020),t.e(729),t.e(2844),t.e(8487)]).then(t.bind(t,64182))).crop_pages,insert_blank_pages:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7671),t.e(4841)]).
then(t.bind(t,54841))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7709),t.e(7671),t.e(1966),t.e(9128),t.e(2691)]).then(
t.bind(t,78147))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(6161),t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(3020),
t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(9128),t.e(4800)]).then(t.bind(t,96359))).arrange_pages,add_password:async()=>(await Promise.all([t.e(2356),t.e(4098),
t.e(1373)]).then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(1435)]).then(t.bind(t,31435))).add_restrictions,
remove_password:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(2194)]).then(t.bind(t,62194))).remove_password,remove_restrictions:async()=>(await Promise.
all([t.e(2356),t.e(4098),t.e(9476)]).then(t.bind(t,89476))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7671),t.e(
8400)]).then(t.bind(t,98400))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(776)]).then(t.bind(t,776))).add_text_watermark,
add_image_watermark:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7709),t.e(1966),t.e(6476),t.e(5476),t.e(8342)]).then(t.bind(t,38772))).add_image_watermark,
add_overlay:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7709),t.e(1966),t.e(2822),t.e(2459),t.e(7652)]).then(t.bind(t,15922))).add_overlay,add_page_numbers:async()=>(await Promise.
all([t.e(2356),t.e(4098),t.e(8524)]).then(t.bind(t,78524))).add_page_numbers,add_qr_code:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(9045)]).then(t.bind(
t,39045))).add_qr_code,get_form_data:async()=>(await Promise.all([t.e(2356),t.e(2577),t.e(8320)]).then(t.bind(t,57644))).get_form_data,fill_form:async()=>(await Promise.
all([t.e(6161),t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(8231)]).then(t.bind(t,84470))).
fill_form,flatten_form:async()=>(await Promise.all([t.e(6161),t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(2577),
t.e(6529),t.e(1854),t.e(8698)]).then(t.bind(t,59389))).flatten_form,get_document_info:async()=>(await Promise.all([t.e(2356),t.e(7709),t.e(936),t.e(1906),t.e(9991),
t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(6673)]).then(t.bind(t,91461))).get_document_info,check_document:async()=>(await Promise.
all([t.e(2356),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(2154),t.e(7320),t.e(1561),t.e(6074),t.e(3864)]).
then(t.bind(t,15193))).check_document,set_metadata:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(5676)]).then(t.bind(t,75676))).set_metadata,extract_images:async()=>(await Promise.
all([t.e(2356),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(6633)]).then(t.bind(t,55396))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(6161),t.
e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(1966),t.e(3020),t.e(7140),t.e(6476),t.e(2822),t.e(7316),t.e(2459),t.e(
4622),t.e(8840),t.e(5485)]).then(t.bind(t,95485))).markdown_to_pdf,pages_to_images:async()=>(await Promise.all([t.e(6161),t.e(2356),t.e(4098),t.e(7709),t.e(936),
t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(3020),t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(2844),t.e(6702),t.e(1841),t.e(3636)]).then(t.bind(t,83653))).pages_to_images,
html_to_pdf:async()=>(await Promise.all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(1637),t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(1966),
t.e(3020),t.e(7140),t.e(6476),t.e(2822),t.e(7316),t.e(2459),t.e(4622),t.e(8840),t.e(2594),t.e(7558)]).then(t.bind(t,77558))).html_to_pdf,set_bookmarks:async()=>(await Promise.
all([t.e(2356),t.e(4098),t.e(6606)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7709),t.e(936),
t.e(7671),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(9709),t.e(9491),t.e(7178),t.e(4954),t.e(3149)]).then(t.bind(t,46972))).sanitize_document,
check_signatures:async()=>(await Promise.all([t.e(2356),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),
t.e(1561),t.e(6074),t.e(9867)]).then(t.bind(t,17768))).check_signatures,sign_document:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(6074),t.e(7940)]).then(
t.bind(t,27940))).sign_document,redact_text:async()=>(await Promise.all([t.e(6161),t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),
t.e(5868),t.e(8930),t.e(5059),t.e(9709),t.e(9491),t.e(6702),t.e(7178),t.e(4954),t.e(9063)]).then(t.bind(t,49063))).redact_text,compare_documents:async()=>(await Promise.
all([t.e(6161),t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(3020),t.e(5059),t.e(729),t.e(2761),t.e(2577),
t.e(6529),t.e(3263),t.e(5641),t.e(1854),t.e(7320),t.e(2844),t.e(1561),t.e(1841),t.e(4176),t.e(2313)]).then(t.bind(t,71693))).compare_documents,flatten_annotations:async()=>(await Promise.
all([t.e(6161),t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(2844),t.e(4949)]).then(t.bind(t,42689))).flatten_annotations,
remove_annotations:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7671),t.e(77)]).then(t.bind(t,77))).remove_annotations,set_page_labels:async()=>(await Promise.
all([t.e(2356),t.e(4098),t.e(808)]).then(t.bind(t,808))).set_page_labels,extract_attachments:async()=>(await Promise.all([t.e(2356),t.e(5059),t.e(3278)]).then(t.
bind(t,35262))).extract_attachments,add_attachment:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(8317),t.e(1497)]).then(t.bind(t,11497))).add_attachment,
read_e_invoice:async()=>(await Promise.all([t.e(2356),t.e(5059),t.e(2761),t.e(3263),t.e(7887)]).then(t.bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.
all([t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(8317),t.e(4176),t.e(9368)]).then(t.bind(t,
69368))).create_e_invoice,check_e_invoice:async()=>(await Promise.all([t.e(2356),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1724)]).then(t.bind(t,16132))).
check_e_invoice,extract_text:async()=>(await Promise.all([t.e(2356),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(2154),t.e(3295)]).then(t.bind(
t,70083))).extract_text,find_text:async()=>(await Promise.all([t.e(2356),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(2154),t.e(5166)]).then(t.
bind(t,78905))).find_text,add_text_layer:async()=>(await Promise.all([t.e(6161),t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.
e(5868),t.e(8930),t.e(5059),t.e(2154),t.e(9709),t.e(9491),t.e(8103),t.e(3593)]).then(t.bind(t,38149))).add_text_layer,recognize_text:async()=>(await Promise.all(
[t.e(6161),t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(3020),t.e(5059),t.e(729),t.e(2577),t.e(6529),t.
e(1854),t.e(2154),t.e(9709),t.e(2844),t.e(9491),t.e(6702),t.e(1841),t.e(8103),t.e(8165)]).then(t.bind(t,38165))).recognize_text,split_by_text:async()=>(await Promise.
all([t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(8163),t.e(2154),t.e(9690)]).then(t.bind(t,59690))).split_by_text,
compress_document:async()=>(await Promise.all([t.e(2356),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(9709),t.e(6702),t.e(7178),t.e(
1369),t.e(9994),t.e(4921)]).then(t.bind(t,85035))).compress_document},g=3,o=100;async function f(l,{memory:n,pace:d}){const m=P=>n.budget.spend("dataBytes",P),h=[
s(l,m)];for(let P=h.at(-1);P;P=h.at(-1)){const x=P.next(),$=x.value;x.done?h.pop():typeof $=="string"?m($.length+g):typeof $=="object"&&$!==null?h.push(s($,m)):
m(g);const S=d.step(o);S&&await S}}function*s(l,n){const d=Array.isArray(l);for(const[m,h]of Object.entries(l))d||n(m.length+g),yield h}var v=t(71391),O=t(70344),
A=t(42973),U=t(27041),W=t(72002);const L={asked:[],broken:[]};class I{before;watched=new Map;constructor(n=new Map){this.before=n}watch(n,d){this.watched.set(n,
{...d,known:{asked:d.asked.size,broken:d.broken.size}})}of(n){return this.before.get(n)??L}async review(){const n=new Map;for(const[d,{asked:m,broken:h,known:P,
hasAsked:x}]of this.watched)(m.size>P.asked&&await x()||h.size>P.broken)&&n.set(d,{asked:m,broken:[...h.keys()]});return n.size>0?new I(n):void 0}}var K=t(93098),
T=t(56457);async function st(l){await implementations[l]()}function p({pause:l,limits:n,ports:d=M.kA,lent:m={},codec:h}){const P=new v.W,x={...A.M,...n};return{
ports:d,async run($,S,F,{signal:Z,onProgress:X,timeLimit:a,onResult:i=w}={}){const J=new W.o(l,Z,X,a);try{const j=(0,z._i)($,S);if(j.length>0)throw(0,E.G6)(j);(0,M.
IF)($,F,d);const V=new K.J,c=async Y=>{const C=new U.c(x,h,h?void 0:V),H={pace:J,limits:x,memory:C,codec:h,prepared:P,lent:m,signal:Z,asked:Y,onResult:i};return k(
$,(0,z.WK)($,S),F,H)};return await b(Y=>V.run(J,()=>c(Y)))}catch(j){throw(0,E.l3)(j)}}}}const w=({bytes:l})=>l;async function b(l){const n=new I,d=await l(n),m=await n.
review();return m?l(m):d}async function k(l,n,d,m){const h={repaired:void 0,signatures:0,usageRightsRemoved:!1},P=H=>{h.repaired??=H},x=({signatures:H,usageRightsRemoved:nt})=>{
h.signatures+=H,h.usageRightsRemoved||=nt},$=(0,B.zI)(l).input==="many"?n:n[0],S=await R[l](),{pace:F,limits:Z,memory:X,codec:a,prepared:i,lent:J,signal:j,asked:V,
onResult:c}=m,C=await S($,d,{pace:F,limits:Z,memory:X,codec:a,prepared:i,lent:J,signal:j,asked:V,onResult:c,onRepaired:P,onWritten:x});return C.data&&await f(C.
data,m),{...C,notes:[...h.repaired?[(0,O.m)(h.repaired)]:[],...C.notes,...(0,T.K)(h)]}}const e=32768,q=l=>({deflate:(n,d)=>new Promise((m,h)=>{const P={level:d,
memLevel:9,windowBits:15};if(n.length<e)return m(G(l.deflateSync(n,P)));const x=($,S)=>$?h($):m(G(S));l.deflate(n,P,x)}),inflate:(n,d)=>new Promise(m=>{if(d<=0)
m(void 0);else{const h=Math.min(Math.max(n.length,16384),16777216);l.inflate(n,{maxOutputLength:d,chunkSize:h},(P,x)=>m(P?void 0:G(x)))}}),inflateNow(n,d){if(!(d<=
0))try{return G(l.inflateSync(n,{maxOutputLength:d}))}catch{return}}}),G=({buffer:l,byteOffset:n,byteLength:d})=>new Uint8Array(l,n,d);var u=t(52465),r=t(8526);
const _={drawingStep:2e4},tt=(l={},n=u.b2,d=r.pause,m={})=>p({pause:d,limits:{..._,...l},ports:n,lent:(0,u.R4)(n,m),codec:q(D())})})};
