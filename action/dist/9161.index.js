"use strict";exports.id=9161,exports.ids=[9161,9439],exports.modules={71391:((c,N,t)=>{t.d(N,{C:()=>P,W:()=>z});var v=t(77598),I=t.n(v);const D=16,U=64*1024*1024;class z{entries=new Map;bytes=0;files=new WeakMap;get(f){
const l=this.entries.get(f);if(l)return this.entries.delete(f),this.entries.set(f,l),l.value}put(f,l,y){if(!(y>U))for(this.drop(f),this.entries.set(f,{value:l,bytes:y}),
this.bytes+=y;this.bytes>U||this.entries.size>D;)this.drop(this.entries.keys().next().value)}async ofFile(f,l,y){const s=this.files.get(f);if(s?.has(l))return s.
get(l);const x=await y();return this.files.set(f,(s??new Map).set(l,x)),x}drop(f){this.bytes-=this.entries.get(f)?.bytes??0,this.entries.delete(f)}}function P(M,...f){
const l=(0,v.createHash)("sha256").update(M);for(const y of f){const s=y instanceof Uint8Array?y:Buffer.from(JSON.stringify(y??null));l.update(`
${s.length}
`).update(s)}return l.digest("base64")}}),70344:((c,N,t)=>{t.d(N,{d:()=>D,m:()=>I});var v=t(98446);const I=s=>M(`The document was ${U}: ${f(s)}.`);function D(s){
const[x]=s;if(!x)return[];const T=(0,v.Zv)(s.map(({name:V})=>V));if(s.length===1)return[M(`${T} was ${U}: ${f(x.damage)}.`)];const L=s.flatMap(({name:V,damage:H})=>{
const Z=l(H);return Z.length===0?[]:[`${(0,v.Bu)(V)}: ${Z.join("; ")}`]}),Y=L.length>P?[`${L.length-P} more have lost something`]:[],C=L.length===0?[z]:[...L.slice(
0,P),...Y];return[M(`${s.length} documents were ${U} (${T}): ${C.join(". ")}.`)]}const U="damaged and had to be repaired",z="check that the result has all its p\
ages",P=5,M=s=>({code:"document_repaired",message:s});function f(s){const x=l(s);return x.length>0?`${x.join("; ")}. Check the result`:s.claimed===void 0?z:`${s.
count===1?"its page was":`all of its ${s.count} pages were`} found. Check the result`}function l({count:s,claimed:x,lost:T,withoutContent:L,withoutFonts:Y,withoutImages:C,
isOrderLost:V,brokenStreams:H,lostObjects:Z}){const j=[];return V&&j.push(`its page tree is lost, so the ${s} pages that were found are in the order of the file`),
T.length>0&&j.push(`its ${(0,v.oi)(T)} ${(0,v.d5)(T.length,"is","are")} lost, and a blank page is there`),L.length>0&&j.push(`content of its ${(0,v.oi)(L)} is l\
ost`),Y.length>0&&j.push(`fonts of its ${(0,v.oi)(Y)} are lost`),C.length>0&&j.push(`images of its ${(0,v.oi)(C)} are lost`),H>0&&j.push(y(H,Z)),x!==void 0&&x!==
s&&j.push(`${(0,v.y_)(s,"page was","pages were")} found, and the document claims ${x}`),j}function y(s,x){const T=`${(0,v.y_)(s,"object stream")} ${(0,v.d5)(s,"\
is","are")} damaged`;return x===0?T:`${T}, and ${(0,v.y_)(x,"object")} of ${(0,v.d5)(s,"it","them")} ${(0,v.d5)(x,"is","are")} lost`}}),56457:((c,N,t)=>{t.d(N,{
D:()=>P,K:()=>U});var v=t(10442),I=t(98446);const D={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, which\
 a change makes invalid."};function U({signatures:l,usageRightsRemoved:y}){return[...l>0?[z(l)]:[],...y?[D]:[]]}const z=l=>({code:"signatures_invalidated",message:`${(0,I.
y_)(l,"signature is","signatures are")} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:[
"remove_signatures"]}),P=({fields:l,usageRights:y},s)=>[...l.length>0?[M(l,s)]:[],...y?[D]:[]],M=(l,y)=>({code:"signatures_removed",message:`${(0,I.y_)(l.length,
"signature was","signatures were")} removed${f(l,y)}`});function f(l,y){switch(y){case"merge":return", because a signature cannot survive a merge.";case"flatten":
return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,v.gm)(`: ${(0,I.Zv)(l)}`)} Their visible marks stay on the\
 pages, although the document is no longer signed.`;case"remove":return(0,v.gm)(`: ${(0,I.Zv)(l)}`);default:return y}}}),59439:((c,N,t)=>{t.d(N,{localHere:()=>b});
var v=t(38522),I=t.n(v),D=t(2352),U=t(58552),z=t(58426),P=t(95379);const M={merge_documents:async()=>(await Promise.all([t.e(6161),t.e(2356),t.e(4098),t.e(7709),
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
1369),t.e(9994),t.e(4921)]).then(t.bind(t,85035))).compress_document},f=3,l=100;async function y(E,{memory:m,pace:a}){const O=R=>m.budget.spend("dataBytes",R),$=[
s(E,O)];for(let R=$.at(-1);R;R=$.at(-1)){const i=R.next(),S=i.value;i.done?$.pop():typeof S=="string"?O(S.length+f):typeof S=="object"&&S!==null?$.push(s(S,O)):
O(f);const G=a.step(l);G&&await G}}function*s(E,m){const a=Array.isArray(E);for(const[O,$]of Object.entries(E))a||m(O.length+f),yield $}var x=t(71391),T=t(70344),
L=t(42973),Y=t(27041),C=t(72002);const V={asked:[],broken:[]};class H{before;watched=new Map;constructor(m=new Map){this.before=m}watch(m,a){this.watched.set(m,
{...a,known:{asked:a.asked.size,broken:a.broken.size}})}of(m){return this.before.get(m)??V}async review(){const m=new Map;for(const[a,{asked:O,broken:$,known:R,
hasAsked:i}]of this.watched)(O.size>R.asked&&await i()||$.size>R.broken)&&m.set(a,{asked:O,broken:[...$.keys()]});return m.size>0?new H(m):void 0}}var Z=t(93098),
j=t(56457);async function p(E){await implementations[E]()}function q({pause:E,limits:m,ports:a=P.kA,lent:O={},codec:$}){const R=new x.W,i={...L.M,...m};return{ports:a,
async run(S,G,e,{signal:W,onProgress:o,timeLimit:n,onResult:d=r}={}){const h=new C.o(E,W,o,n);try{const g=(0,D._i)(S,G);if(g.length>0)throw(0,U.G6)(g);(0,P.IF)(
S,e,a);const A=new Z.J,K=async B=>{const X=new Y.c(i,$,$?void 0:A),F={pace:h,limits:i,memory:X,codec:$,prepared:R,lent:O,signal:W,asked:B,onResult:d};return tt(
S,(0,D.WK)(S,G),e,F)};return await _(B=>A.run(h,()=>K(B)))}catch(g){throw(0,U.l3)(g)}}}}const r=({bytes:E})=>E;async function _(E){const m=new H,a=await E(m),O=await m.
review();return O?E(O):a}async function tt(E,m,a,O){const $={repaired:void 0,signatures:0,usageRightsRemoved:!1},R=F=>{$.repaired??=F},i=({signatures:F,usageRightsRemoved:u})=>{
$.signatures+=F,$.usageRightsRemoved||=u},S=(0,z.zI)(E).input==="many"?m:m[0],G=await M[E](),{pace:e,limits:W,memory:o,codec:n,prepared:d,lent:h,signal:g,asked:A,
onResult:K}=O,X=await G(S,a,{pace:e,limits:W,memory:o,codec:n,prepared:d,lent:h,signal:g,asked:A,onResult:K,onRepaired:R,onWritten:i});return X.data&&await y(X.
data,O),{...X,notes:[...$.repaired?[(0,T.m)($.repaired)]:[],...X.notes,...(0,j.K)($)]}}const nt=32768,st=E=>({deflate:(m,a)=>new Promise((O,$)=>{const R={level:a,
memLevel:9,windowBits:15};if(m.length<nt)return O(Q(E.deflateSync(m,R)));const i=(S,G)=>S?$(S):O(Q(G));E.deflate(m,R,i)}),inflate:(m,a)=>new Promise(O=>{if(a<=0)
O(void 0);else{const $=Math.min(Math.max(m.length,16384),16777216);E.inflate(m,{maxOutputLength:a,chunkSize:$},(R,i)=>O(R?void 0:Q(i)))}}),inflateNow(m,a){if(!(a<=
0))try{return Q(E.inflateSync(m,{maxOutputLength:a}))}catch{return}}}),Q=({buffer:E,byteOffset:m,byteLength:a})=>new Uint8Array(E,m,a);var w=t(52465),ot=t(8526);
const lt={drawingStep:2e4},b=(E={},m=w.b2,a=ot.pause,O={})=>q({pause:a,limits:{...lt,...E},ports:m,lent:(0,w.R4)(m,O),codec:st(I())})}),99099:((c,N,t)=>{t.d(N,{
Fu:()=>U,qX:()=>I,th:()=>D,z8:()=>z});const v=100,I=()=>new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));function D(P){Atomics.store(P,0,Math.
ceil(process.memoryUsage().external/1024))}const U=(P,M)=>P.prototype.getHeapStatistics?2*M:M;function z(P,{outside:M,told:f}){let l=!1;const y=Atomics.load(M,0),
s=async()=>{const T=await P.getHeapStatistics?.().catch(()=>{});l||(f(T?.used_heap_size??0,(Atomics.load(M,0)-y)*1024),l||(x=setTimeout(()=>{s()},v)))};let x=setTimeout(
()=>{s()},v);return()=>{l=!0,clearTimeout(x)}}}),81838:((c,N,t)=>{t.d(N,{Ul:()=>I,bM:()=>D,pY:()=>U});var v=t(58552);function I({code:z,message:P,issues:M,advice:f,
operation:l,fields:y,predicate:s,sentence:x,position:T,documentName:L,others:Y,cause:C}){return{code:z,message:P,issues:M,...f===void 0?{}:{advice:f},...l===void 0?
{}:{operation:l},fields:y,...s===void 0?{}:{predicate:s},sentence:x,...T===void 0?{}:{position:T},...L===void 0?{}:{documentName:L},others:Y.map(I),...C instanceof
Error?{cause:{name:C.name,places:(0,v.ek)(C)}}:{}}}function D({code:z,message:P,cause:M,others:f,...l}){const y={...l,others:f.map(D)};if(!M)return new v.zU(z,P,
y);const s=new Error("in a worker");return s.name=M.name,s.stack=[M.name,...M.places].join(`
    `),new v.zU(z,P,{...y,cause:s})}function U(z){const P=new Set;return{documents:z.map(f=>{const{buffer:l,byteLength:y}=f.bytes,x=y>0&&l instanceof ArrayBuffer&&
l.byteLength===y&&!P.has(l)?f.bytes:new Uint8Array(f.bytes);return P.add(x.buffer),{...f,bytes:x}}),memory:[...P]}}}),99161:((c,N,t)=>{var v=t(75919),I=t(58552),
D=t(78877),U=t(30714);const z=32*1024*1024;let P;function M(o){o<z||(P||((0,D.setFlagsFromString)("--expose-gc"),P=(0,U.runInNewContext)("gc")),P())}var f=t(59439),
l=t(99099),y=t(8526),s=t(86466),x=t(58426);function T(o,{documents:n,files:d=[]}){const{output:h}=(0,x.zI)(o);if(!(h!=="pdfs"&&h!=="files"))return h==="files"?d:
n}const L=(o,n)=>n.length===0&&o==="multipart/mixed"?"application/zip":o;function Y(o,n,d){const h=T(o,n);return h&&C(h,d)}function C(o,n){const d=L(n,o),h=d===
"multipart/mixed"?(0,s.qb)(o):"",g=(0,s.qA)(o.map(B=>(0,s.iP)(B)),d,h),{contentType:A,length:K}=g;return{contentType:A,length:K,pieces:[...H((0,s.f4)(g,o))]}}const V=64*
1024;function*H(o){const n=[];let d=0;const h=()=>{d=0;const g=n.splice(0);return g.length>0?[Buffer.concat(g)]:[]};for(const g of o){if(g.length>=V){yield*h(),
yield g;continue}n.push(g),d+=g.length,d>=V&&(yield*h())}yield*h()}const Z=new Uint8Array;class j{most;sizes=[];total=0;rounds=0;constructor(n){this.most=n}take=({
index:n,bytes:d})=>(n===0&&(this.rounds++,[this.sizes,this.total]=[[],0]),this.sizes.push(d.length),this.total+=d.length,this.isTooMuch?Z:d);get isTooMuch(){return this.
total>this.most}writerFor(n,d,h,g){const A=T(n,d);if(!A||A.length!==this.sizes.length)return;const K=A.map(({bytes:X,...F},u)=>({...F,size:this.sizes[u]})),B=L(
h,A);return(0,s.qA)(K,B,B==="multipart/mixed"?(0,s.iH)(g,"results"):"")}send(n,d){let h=0;return async({index:g,bytes:A})=>{if(g===0&&h++,h<this.rounds)return Z;
if(h>this.rounds||A.length!==this.sizes[g])throw new I.zU("internal","A result is another one when it is made again");for(const K of H(n.part(g,A)))await d(K);return Z}}}
var p=t(81838);class q{signal;say;allowed=0;wake;constructor(n,d){this.signal=n,this.say=d,n.addEventListener("abort",()=>this.wake?.(),{once:!0})}allow(n){this.
allowed+=n,this.wake?.()}send=async n=>{for(;this.allowed<=0&&!this.signal.aborted;)await new Promise(d=>{this.wake=d});if(this.signal.aborted)throw(0,I.WN)();this.
allowed-=n.length,this.say(n)}}const r=4,_=1e3,{limits:tt,ports:nt,lending:st,outside:Q,kept:w}=v.workerData,ot=()=>((0,l.th)(Q),(0,y.pause)()),lt=(0,f.localHere)(
tt,nt,ot,st),b=new Map;let E,m,a=new AbortController;v.parentPort?.on("message",o=>{if(o.kind==="run")O(o);else{if(o.id!==E)return;o.kind==="cancel"?a.abort():m?.
allow(o.bytes)}}),v.parentPort?.on("messageerror",o=>{throw o});async function O(o){const{id:n,documents:d}=o;E=n;const h=d.reduce((g,{bytes:A})=>g+A.length,0);
a.signal.aborted&&(a=new AbortController);try{await $(o)}catch(g){W({kind:"failed",id:n,error:(0,p.Ul)((0,I.l3)(g))})}finally{E=m=void 0,setImmediate(()=>{M(Math.
max(h,process.memoryUsage().external/r)),(0,l.th)(Q)})}}async function $({id:o,name:n,documents:d,parameters:h,kept:g,tellsProgress:A,timeLimit:K,packAs:B}){const X={
...h,...G(g)},F=new j(B?w:1/0),u=mt=>lt.run(n,d,X,{signal:a.signal,onResult:mt,...K?{timeLimit:K}:{},...A?{onProgress:e(o)}:{}}),J=await u(F.take),k=B&&F.isTooMuch?
F.writerFor(n,J,B,d):void 0;if(k){const{contentType:mt,length:at}=k;m=new q(a.signal,ht=>i(o,ht)),W({kind:"begun",id:o,outcome:{...S(J),packed:{contentType:mt,length:at,
pieces:[]}}}),await u(F.send(k,m.send));for(const ht of H(k.end()))await m.send(ht);return W({kind:"end",id:o})}const ft=B&&Y(n,J,B);if(ft)return R(o,J,ft);const dt=(0,p.
pY)([...J.documents,...J.files??[]]),gt=dt.documents.slice(0,J.documents.length),yt=dt.documents.slice(J.documents.length);W({kind:"done",id:o,outcome:{...J,documents:gt,
...J.files?{files:yt}:{}}},dt.memory)}function R(o,n,d){const h=(0,p.pY)(d.pieces.map(A=>({name:"",bytes:A}))),g=h.documents.map(({bytes:A})=>A);W({kind:"done",
id:o,outcome:{...S(n),packed:{...d,pieces:g}}},h.memory)}function i(o,n){const{documents:d,memory:h}=(0,p.pY)([{name:"",bytes:n}]);W({kind:"piece",id:o,bytes:d[0].
bytes},h)}function S({documents:o,files:n,...d}){const h=new Uint8Array;return{...d,documents:o.map(g=>({...g,bytes:h})),...n?{files:n.map(g=>({...g,bytes:h}))}:
{}}}function G(o){for(const{id:n,bytes:d}of o)d&&b.set(n,d);return Object.fromEntries(o.map(({field:n,id:d,name:h})=>[n,{name:h,bytes:b.get(d)}]))}function e(o){
let n=performance.now();return d=>{const h=performance.now();h-n<_||(n=h,W({kind:"progress",id:o,fraction:d}))}}function W(o,n=[]){v.parentPort?.postMessage(o,n)}})};
