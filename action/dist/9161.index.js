"use strict";exports.id=9161,exports.ids=[9161,9439],exports.modules={71391:((c,H,t)=>{t.d(H,{C:()=>P,W:()=>S});var y=t(77598),I=t.n(y);const L=16,D=64*1024*1024;class S{entries=new Map;bytes=0;files=new WeakMap;get(f){
const l=this.entries.get(f);if(l)return this.entries.delete(f),this.entries.set(f,l),l.value}put(f,l,a){if(!(a>D))for(this.drop(f),this.entries.set(f,{value:l,bytes:a}),
this.bytes+=a;this.bytes>D||this.entries.size>L;)this.drop(this.entries.keys().next().value)}async ofFile(f,l,a){const s=this.files.get(f);if(s?.has(l))return s.
get(l);const O=await a();return this.files.set(f,(s??new Map).set(l,O)),O}drop(f){this.bytes-=this.entries.get(f)?.bytes??0,this.entries.delete(f)}}function P($,...f){
const l=(0,y.createHash)("sha256").update($);for(const a of f){const s=a instanceof Uint8Array?a:Buffer.from(JSON.stringify(a??null));l.update(`
${s.length}
`).update(s)}return l.digest("base64")}}),70344:((c,H,t)=>{t.d(H,{d:()=>L,m:()=>I});var y=t(98446);const I=s=>$(`The document was ${D}: ${f(s)}.`);function L(s){
const[O]=s;if(!O)return[];const T=(0,y.Zv)(s.map(({name:Z})=>Z));if(s.length===1)return[$(`${T} was ${D}: ${f(O.damage)}.`)];const B=s.flatMap(({name:Z,damage:W})=>{
const J=l(W);return J.length===0?[]:[`${(0,y.Bu)(Z)}: ${J.join("; ")}`]}),V=B.length>P?[`${B.length-P} more have lost something`]:[],j=B.length===0?[S]:[...B.slice(
0,P),...V];return[$(`${s.length} documents were ${D} (${T}): ${j.join(". ")}.`)]}const D="damaged and had to be repaired",S="check that the result has all its p\
ages",P=5,$=s=>({code:"document_repaired",message:s});function f(s){const O=l(s);return O.length>0?`${O.join("; ")}. Check the result`:s.claimed===void 0?S:`${s.
count===1?"its page was":`all of its ${s.count} pages were`} found. Check the result`}function l({count:s,claimed:O,lost:T,withoutContent:B,withoutFonts:V,withoutImages:j,
isOrderLost:Z,brokenStreams:W,lostObjects:J,mendedKeys:e}){const N=[];return Z&&N.push(`its page tree is lost, so the ${s} pages that were found are in the orde\
r of the file`),T.length>0&&N.push(`its ${(0,y.oi)(T)} ${(0,y.d5)(T.length,"is","are")} lost, and a blank page is there`),B.length>0&&N.push(`content of its ${(0,y.
oi)(B)} is lost`),V.length>0&&N.push(`fonts of its ${(0,y.oi)(V)} are lost`),j.length>0&&N.push(`images of its ${(0,y.oi)(j)} are lost`),W>0&&N.push(a(W,J)),e.length>
0&&N.push(`misspelt entries were read as ${(0,y.Zv)(e.map(w=>`/${w}`))}`),O!==void 0&&O!==s&&N.push(`${(0,y.y_)(s,"page was","pages were")} found, and the docum\
ent claims ${O}`),N}function a(s,O){const T=`${(0,y.y_)(s,"object stream")} ${(0,y.d5)(s,"is","are")} damaged`;return O===0?T:`${T}, and ${(0,y.y_)(O,"object")}\
 of ${(0,y.d5)(s,"it","them")} ${(0,y.d5)(O,"is","are")} lost`}}),56457:((c,H,t)=>{t.d(H,{D:()=>P,K:()=>D});var y=t(10442),I=t(98446);const L={code:"usage_right\
s_removed",message:"Usage rights were removed: they are a signature of the document, which a change makes invalid."};function D({signatures:l,usageRightsRemoved:a}){
return[...l>0?[S(l)]:[],...a?[L]:[]]}const S=l=>({code:"signatures_invalidated",message:`${(0,I.y_)(l,"signature is","signatures are")} still in the result but \
no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),P=({fields:l,usageRights:a},s)=>[
...l.length>0?[$(l,s)]:[],...a?[L]:[]],$=(l,a)=>({code:"signatures_removed",message:`${(0,I.y_)(l.length,"signature was","signatures were")} removed${f(l,a)}`});
function f(l,a){switch(a){case"merge":return", because a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot stay signed. \
The visible marks stay.";case"keep":return`${(0,y.gm)(`: ${(0,I.Zv)(l)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;case"\
remove":return(0,y.gm)(`: ${(0,I.Zv)(l)}`);default:return a}}}),59439:((c,H,t)=>{t.d(H,{localHere:()=>k});var y=t(38522),I=t.n(y),L=t(2352),D=t(58552),S=t(58426),
P=t(95379);const $={merge_documents:async()=>(await Promise.all([t.e(6161),t.e(4518),t.e(4098),t.e(7709),t.e(3687),t.e(936),t.e(7671),t.e(1906),t.e(3020),t.e(729),
t.e(1891),t.e(1609),t.e(2822),t.e(1369),t.e(9818)]).then(t.bind(t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(6476),
t.e(3375)]).then(t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(7709),t.e(1369),t.e(9994),t.e(2251)]).then(
t.bind(t,55175))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(3687),t.e(7671),t.e(8163),t.e(254)]).then(t.bind(t,254))).
split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(3687),t.e(7671),t.e(8163),t.e(2912)]).then(t.bind(t,2912))).split_by_page_count,
split_at_page:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(3687),t.e(7671),t.e(8163),t.e(222)]).then(t.bind(t,222))).split_at_page,split_by_ranges:async()=>(await Promise.
all([t.e(4518),t.e(4098),t.e(3687),t.e(7671),t.e(8163),t.e(2403)]).then(t.bind(t,42403))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(4518),
t.e(4098),t.e(3687),t.e(7671),t.e(8163),t.e(6643)]).then(t.bind(t,96643))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(
3687),t.e(7671),t.e(6703),t.e(9816)]).then(t.bind(t,79816))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(3687),t.e(7671),t.e(
6703),t.e(8199)]).then(t.bind(t,98199))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(3687),t.e(7671),t.e(6703),t.e(5478)]).then(
t.bind(t,65478))).reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(3687),t.e(7671),t.e(6703),t.e(6927)]).then(t.bind(t,76927))).
reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(180)]).then(t.bind(t,87799))).rotate_pages,crop_pages:async()=>(await Promise.all(
[t.e(6161),t.e(4518),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3020),t.e(729),t.e(2844),t.e(602)]).then(t.bind(t,64182))).crop_pages,insert_blank_pages:async()=>(await Promise.
all([t.e(4518),t.e(4098),t.e(3687),t.e(7671),t.e(4841)]).then(t.bind(t,54841))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(4518),t.e(4098),
t.e(7709),t.e(3687),t.e(7671),t.e(1966),t.e(9128),t.e(2691)]).then(t.bind(t,78147))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(6161),t.e(4518),
t.e(4098),t.e(7709),t.e(3687),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(9128),t.e(4800)]).then(t.bind(t,96359))).
arrange_pages,add_password:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(1373)]).then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.
all([t.e(4518),t.e(4098),t.e(1435)]).then(t.bind(t,31435))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(2194)]).then(t.
bind(t,62194))).remove_password,remove_restrictions:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(9476)]).then(t.bind(t,89476))).remove_restrictions,remove_signatures:async()=>(await Promise.
all([t.e(4518),t.e(4098),t.e(3687),t.e(7671),t.e(8400)]).then(t.bind(t,98400))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(4518),t.e(
4098),t.e(776)]).then(t.bind(t,776))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(7709),t.e(1966),t.e(6476),t.e(
5476),t.e(8342)]).then(t.bind(t,38772))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(7709),t.e(1966),t.e(2822),t.e(2459),
t.e(7652)]).then(t.bind(t,15922))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(8524)]).then(t.bind(t,78524))).add_page_numbers,
add_qr_code:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(9045)]).then(t.bind(t,39045))).add_qr_code,get_form_data:async()=>(await Promise.all([t.e(4518),
t.e(1891),t.e(168)]).then(t.bind(t,57644))).get_form_data,fill_form:async()=>(await Promise.all([t.e(6161),t.e(4518),t.e(4098),t.e(7709),t.e(3687),t.e(936),t.e(
7671),t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(8231)]).then(t.bind(t,84470))).fill_form,flatten_form:async()=>(await Promise.all(
[t.e(6161),t.e(4518),t.e(4098),t.e(7709),t.e(3687),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(8698)]).then(t.bind(
t,59389))).flatten_form,get_document_info:async()=>(await Promise.all([t.e(4518),t.e(7709),t.e(3687),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),
t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(8129)]).then(t.bind(t,91461))).get_document_info,check_document:async()=>(await Promise.all([t.e(4518),t.e(
7709),t.e(3687),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(2154),t.e(7320),t.e(1561),t.e(3679),t.e(7540),t.e(7690)]).
then(t.bind(t,15193))).check_document,set_metadata:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(5676)]).then(t.bind(t,75676))).set_metadata,extract_images:async()=>(await Promise.
all([t.e(4518),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(6633)]).then(t.bind(t,55396))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(6161),t.
e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(4518),t.e(4098),t.e(7709),t.e(936),t.e(1966),t.e(3020),t.e(7140),t.e(6476),t.e(2822),t.e(7316),t.e(2459),t.e(
4622),t.e(8840),t.e(5485)]).then(t.bind(t,95485))).markdown_to_pdf,pages_to_images:async()=>(await Promise.all([t.e(6161),t.e(4518),t.e(4098),t.e(7709),t.e(3687),
t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(3020),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(7782),t.e(2844),t.e(1516),t.e(6795),t.e(3636)]).then(t.bind(
t,83653))).pages_to_images,html_to_pdf:async()=>(await Promise.all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(1637),t.e(4518),t.e(4098),t.
e(7709),t.e(936),t.e(1966),t.e(3020),t.e(7140),t.e(6476),t.e(2822),t.e(7316),t.e(2459),t.e(4622),t.e(8840),t.e(2594),t.e(2083)]).then(t.bind(t,82083))).html_to_pdf,
set_bookmarks:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(3687),t.e(6606)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.
all([t.e(4518),t.e(4098),t.e(7709),t.e(3687),t.e(936),t.e(7671),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(9709),t.e(9491),t.e(7178),t.e(4954),
t.e(3149)]).then(t.bind(t,46972))).sanitize_document,check_signatures:async()=>(await Promise.all([t.e(4518),t.e(7709),t.e(3687),t.e(936),t.e(1906),t.e(9991),t.
e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(7540),t.e(2699)]).then(t.bind(t,17768))).check_signatures,sign_document:async()=>(await Promise.
all([t.e(4518),t.e(4098),t.e(7540),t.e(7940)]).then(t.bind(t,27940))).sign_document,redact_text:async()=>(await Promise.all([t.e(6161),t.e(4518),t.e(4098),t.e(7709),
t.e(3687),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(9709),t.e(7782),t.e(9491),t.e(3679),t.e(7178),t.e(4954),t.e(4097)]).
then(t.bind(t,44097))).redact_text,compare_documents:async()=>(await Promise.all([t.e(6161),t.e(4518),t.e(4098),t.e(7709),t.e(3687),t.e(936),t.e(7671),t.e(1906),
t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(3020),t.e(5059),t.e(729),t.e(2761),t.e(1891),t.e(1609),t.e(3263),t.e(5641),t.e(1854),t.e(7782),t.e(7320),t.e(2844),t.
e(1561),t.e(1516),t.e(4176),t.e(4975)]).then(t.bind(t,82896))).compare_documents,flatten_annotations:async()=>(await Promise.all([t.e(6161),t.e(4518),t.e(4098),
t.e(7709),t.e(3687),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(2844),t.e(4949)]).then(t.bind(t,42689))).flatten_annotations,remove_annotations:async()=>(await Promise.
all([t.e(4518),t.e(4098),t.e(3687),t.e(7671),t.e(77)]).then(t.bind(t,77))).remove_annotations,set_page_labels:async()=>(await Promise.all([t.e(4518),t.e(4098),t.
e(808)]).then(t.bind(t,808))).set_page_labels,extract_attachments:async()=>(await Promise.all([t.e(4518),t.e(5059),t.e(44)]).then(t.bind(t,35262))).extract_attachments,
add_attachment:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(8317),t.e(1497)]).then(t.bind(t,11497))).add_attachment,read_e_invoice:async()=>(await Promise.
all([t.e(4518),t.e(5059),t.e(2761),t.e(3263),t.e(7837)]).then(t.bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(4518),t.e(4098),
t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(8317),t.e(4176),t.e(9368)]).then(t.bind(t,69368))).create_e_invoice,
check_e_invoice:async()=>(await Promise.all([t.e(4518),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(806)]).then(t.bind(t,16132))).check_e_invoice,extract_text:async()=>(await Promise.
all([t.e(4518),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(2154),t.e(5395)]).then(t.bind(t,56871))).extract_text,find_text:async()=>(await Promise.
all([t.e(4518),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(2154),t.e(3679),t.e(5166)]).then(t.bind(t,78905))).find_text,add_text_layer:async()=>(await Promise.
all([t.e(6161),t.e(4518),t.e(4098),t.e(7709),t.e(3687),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2154),t.e(9709),t.e(9491),
t.e(8103),t.e(3593)]).then(t.bind(t,38149))).add_text_layer,recognize_text:async()=>(await Promise.all([t.e(6161),t.e(4518),t.e(4098),t.e(7709),t.e(3687),t.e(936),
t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(3020),t.e(5059),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(2154),t.e(9709),t.e(7782),t.e(2844),t.
e(9491),t.e(1516),t.e(8103),t.e(8165)]).then(t.bind(t,38165))).recognize_text,split_by_text:async()=>(await Promise.all([t.e(4518),t.e(4098),t.e(7709),t.e(3687),
t.e(936),t.e(7671),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(8163),t.e(2154),t.e(3679),t.e(9690)]).then(t.bind(t,59690))).split_by_text,compress_document:async()=>(await Promise.
all([t.e(4518),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(9709),t.e(7782),t.e(7178),t.e(1369),t.e(9994),t.e(6795),t.e(4921)]).then(
t.bind(t,85035))).compress_document},f=3,l=100;async function a(E,{memory:m,pace:v}){const x=R=>m.budget.spend("dataBytes",R),M=[s(E,x)];for(let R=M.at(-1);R;R=
M.at(-1)){const U=R.next(),A=U.value;U.done?M.pop():typeof A=="string"?x(A.length+f):typeof A=="object"&&A!==null?M.push(s(A,x)):x(f);const Y=v.step(l);Y&&await Y}}
function*s(E,m){const v=Array.isArray(E);for(const[x,M]of Object.entries(E))v||m(x.length+f),yield M}var O=t(71391),T=t(70344),B=t(42973),V=t(27041),j=t(72002);
const Z={asked:new Set,broken:[],isDoubtful:!1};class W{before;watched=new Map;constructor(m=new Map){this.before=m}watch(m,v){const{asked:x,broken:M,malformed:R}=v;
this.watched.set(m,{...v,known:{asked:x.size,broken:M.size,malformed:R.size}})}of(m){return this.before.get(m)??Z}review(){const m=new Map;for(const[v,{asked:x,
broken:M,malformed:R,known:U}]of this.watched){const A=x.size>U.asked||R.size>U.malformed;(A||M.size>U.broken)&&m.set(v,{asked:x,broken:[...M.keys()],isDoubtful:A})}
return m.size>0?new W(m):void 0}}var J=t(93098),e=t(56457);async function N(E){await implementations[E]()}function w({pause:E,limits:m,ports:v=P.kA,lent:x={},codec:M}){
const R=new O.W,U={...B.M,...m};return{ports:v,async run(A,Y,u,{signal:K,onProgress:o,timeLimit:n,onResult:d=r}={}){const h=new j.o(E,K,o,n);try{const g=(0,L._i)(
A,Y);if(g.length>0)throw(0,D.G6)(g);(0,P.IF)(A,u,v);const z=new J.J,G=async C=>{const Q=new V.c(U,M,M?void 0:z),F={pace:h,limits:U,memory:Q,codec:M,prepared:R,lent:x,
signal:K,asked:C,onResult:d};return tt(A,(0,L.WK)(A,Y),u,F)};return await _(C=>z.run(h,()=>G(C)))}catch(g){throw(0,D.l3)(g)}}}}const r=({bytes:E})=>E;async function _(E){
const m=new W,v=await E(m),x=m.review();return x?E(x):v}async function tt(E,m,v,x){const M={repaired:void 0,signatures:0,usageRightsRemoved:!1},R=F=>{M.repaired??=
F},U=({signatures:F,usageRightsRemoved:p})=>{M.signatures+=F,M.usageRightsRemoved||=p},A=(0,S.zI)(E).input==="many"?m:m[0],Y=await $[E](),{pace:u,limits:K,memory:o,
codec:n,prepared:d,lent:h,signal:g,asked:z,onResult:G}=x,Q=await Y(A,v,{pace:u,limits:K,memory:o,codec:n,prepared:d,lent:h,signal:g,asked:z,onResult:G,onRepaired:R,
onWritten:U});return Q.data&&await a(Q.data,x),{...Q,notes:[...M.repaired?[(0,T.m)(M.repaired)]:[],...Q.notes,...(0,e.K)(M)]}}const nt=32768,st=E=>({deflate:(m,v)=>new Promise(
(x,M)=>{const R={level:v,memLevel:9,windowBits:15};if(m.length<nt)return x(i(E.deflateSync(m,R)));const U=(A,Y)=>A?M(A):x(i(Y));E.deflate(m,R,U)}),inflate:(m,v)=>new Promise(
x=>{if(v<=0)x(void 0);else{const M=Math.min(Math.max(m.length,16384),16777216);E.inflate(m,{maxOutputLength:v,chunkSize:M},(R,U)=>x(R?void 0:i(U)))}}),inflateNow(m,v){
if(!(v<=0))try{return i(E.inflateSync(m,{maxOutputLength:v}))}catch{return}}}),i=({buffer:E,byteOffset:m,byteLength:v})=>new Uint8Array(E,m,v);var b=t(52465),ot=t(
8526);const lt={drawingStep:2e4},k=(E={},m=b.b2,v=ot.pause,x={})=>w({pause:v,limits:{...lt,...E},ports:m,lent:(0,b.R4)(m,x),codec:st(I())})}),99099:((c,H,t)=>{t.
d(H,{Fu:()=>D,qX:()=>I,th:()=>L,z8:()=>S});const y=100,I=()=>new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));function L(P){Atomics.store(P,0,
Math.ceil(process.memoryUsage().external/1024))}const D=(P,$)=>P.prototype.getHeapStatistics?2*$:$;function S(P,{outside:$,told:f}){let l=!1;const a=Atomics.load(
$,0),s=async()=>{const T=await P.getHeapStatistics?.().catch(()=>{});l||(f(T?.used_heap_size??0,(Atomics.load($,0)-a)*1024),l||(O=setTimeout(()=>{s()},y)))};let O=setTimeout(
()=>{s()},y);return()=>{l=!0,clearTimeout(O)}}}),81838:((c,H,t)=>{t.d(H,{Ul:()=>I,bM:()=>L,pY:()=>D});var y=t(58552);function I({code:S,message:P,issues:$,advice:f,
operation:l,fields:a,predicate:s,sentence:O,position:T,documentName:B,others:V,cause:j}){return{code:S,message:P,issues:$,...f===void 0?{}:{advice:f},...l===void 0?
{}:{operation:l},fields:a,...s===void 0?{}:{predicate:s},sentence:O,...T===void 0?{}:{position:T},...B===void 0?{}:{documentName:B},others:V.map(I),...j instanceof
Error?{cause:{name:j.name,places:(0,y.ek)(j)}}:{}}}function L({code:S,message:P,cause:$,others:f,...l}){const a={...l,others:f.map(L)};if(!$)return new y.zU(S,P,
a);const s=new Error("in a worker");return s.name=$.name,s.stack=[$.name,...$.places].join(`
    `),new y.zU(S,P,{...a,cause:s})}function D(S){const P=new Set;return{documents:S.map(f=>{const{buffer:l,byteLength:a}=f.bytes,O=a>0&&l instanceof ArrayBuffer&&
l.byteLength===a&&!P.has(l)?f.bytes:new Uint8Array(f.bytes);return P.add(O.buffer),{...f,bytes:O}}),memory:[...P]}}}),99161:((c,H,t)=>{var y=t(75919),I=t(58552),
L=t(78877),D=t(30714);const S=32*1024*1024;let P;function $(o){o<S||(P||((0,L.setFlagsFromString)("--expose-gc"),P=(0,D.runInNewContext)("gc")),P())}var f=t(59439),
l=t(99099),a=t(8526),s=t(86466),O=t(58426);function T(o,{documents:n,files:d=[]}){const{output:h}=(0,O.zI)(o);if(!(h!=="pdfs"&&h!=="files"))return h==="files"?d:
n}const B=(o,n)=>n.length===0&&o==="multipart/mixed"?"application/zip":o;function V(o,n,d){const h=T(o,n);return h&&j(h,d)}function j(o,n){const d=B(n,o),h=d===
"multipart/mixed"?(0,s.qb)(o):"",g=(0,s.qA)(o.map(C=>(0,s.iP)(C)),d,h),{contentType:z,length:G}=g;return{contentType:z,length:G,pieces:[...W((0,s.f4)(g,o))]}}const Z=64*
1024;function*W(o){const n=[];let d=0;const h=()=>{d=0;const g=n.splice(0);return g.length>0?[Buffer.concat(g)]:[]};for(const g of o){if(g.length>=Z){yield*h(),
yield g;continue}n.push(g),d+=g.length,d>=Z&&(yield*h())}yield*h()}const J=new Uint8Array;class e{most;sizes=[];total=0;rounds=0;constructor(n){this.most=n}take=({
index:n,bytes:d})=>(n===0&&(this.rounds++,[this.sizes,this.total]=[[],0]),this.sizes.push(d.length),this.total+=d.length,this.isTooMuch?J:d);get isTooMuch(){return this.
total>this.most}writerFor(n,d,h,g){const z=T(n,d);if(!z||z.length!==this.sizes.length)return;const G=z.map(({bytes:Q,...F},p)=>({...F,size:this.sizes[p]})),C=B(
h,z);return(0,s.qA)(G,C,C==="multipart/mixed"?(0,s.iH)(g,"results"):"")}send(n,d){let h=0;return async({index:g,bytes:z})=>{if(g===0&&h++,h<this.rounds)return J;
if(h>this.rounds||z.length!==this.sizes[g])throw new I.zU("internal","A result is another one when it is made again");for(const G of W(n.part(g,z)))await d(G);return J}}}
var N=t(81838);class w{signal;say;allowed=0;wake;constructor(n,d){this.signal=n,this.say=d,n.addEventListener("abort",()=>this.wake?.(),{once:!0})}allow(n){this.
allowed+=n,this.wake?.()}send=async n=>{for(;this.allowed<=0&&!this.signal.aborted;)await new Promise(d=>{this.wake=d});if(this.signal.aborted)throw(0,I.WN)();this.
allowed-=n.length,this.say(n)}}const r=4,_=1e3,{limits:tt,ports:nt,lending:st,outside:i,kept:b}=y.workerData,ot=()=>((0,l.th)(i),(0,a.pause)()),lt=(0,f.localHere)(
tt,nt,ot,st),k=new Map;let E,m,v=new AbortController;y.parentPort?.on("message",o=>{if(o.kind==="run")x(o);else{if(o.id!==E)return;o.kind==="cancel"?v.abort():m?.
allow(o.bytes)}}),y.parentPort?.on("messageerror",o=>{throw o});async function x(o){const{id:n,documents:d}=o;E=n;const h=d.reduce((g,{bytes:z})=>g+z.length,0);
v.signal.aborted&&(v=new AbortController);try{await M(o)}catch(g){K({kind:"failed",id:n,error:(0,N.Ul)((0,I.l3)(g))})}finally{E=m=void 0,setImmediate(()=>{$(Math.
max(h,process.memoryUsage().external/r)),(0,l.th)(i)})}}async function M({id:o,name:n,documents:d,parameters:h,kept:g,tellsProgress:z,timeLimit:G,packAs:C}){const Q={
...h,...Y(g)},F=new e(C?b:1/0),p=mt=>lt.run(n,d,Q,{signal:v.signal,onResult:mt,...G?{timeLimit:G}:{},...z?{onProgress:u(o)}:{}}),X=await p(F.take),q=C&&F.isTooMuch?
F.writerFor(n,X,C,d):void 0;if(q){const{contentType:mt,length:at}=q;m=new w(v.signal,ht=>U(o,ht)),K({kind:"begun",id:o,outcome:{...A(X),packed:{contentType:mt,length:at,
pieces:[]}}}),await p(F.send(q,m.send));for(const ht of W(q.end()))await m.send(ht);return K({kind:"end",id:o})}const ft=C&&V(n,X,C);if(ft)return R(o,X,ft);const dt=(0,N.
pY)([...X.documents,...X.files??[]]),gt=dt.documents.slice(0,X.documents.length),yt=dt.documents.slice(X.documents.length);K({kind:"done",id:o,outcome:{...X,documents:gt,
...X.files?{files:yt}:{}}},dt.memory)}function R(o,n,d){const h=(0,N.pY)(d.pieces.map(z=>({name:"",bytes:z}))),g=h.documents.map(({bytes:z})=>z);K({kind:"done",
id:o,outcome:{...A(n),packed:{...d,pieces:g}}},h.memory)}function U(o,n){const{documents:d,memory:h}=(0,N.pY)([{name:"",bytes:n}]);K({kind:"piece",id:o,bytes:d[0].
bytes},h)}function A({documents:o,files:n,...d}){const h=new Uint8Array;return{...d,documents:o.map(g=>({...g,bytes:h})),...n?{files:n.map(g=>({...g,bytes:h}))}:
{}}}function Y(o){for(const{id:n,bytes:d}of o)d&&k.set(n,d);return Object.fromEntries(o.map(({field:n,id:d,name:h})=>[n,{name:h,bytes:k.get(d)}]))}function u(o){
let n=performance.now();return d=>{const h=performance.now();h-n<_||(n=h,K({kind:"progress",id:o,fraction:d}))}}function K(o,n=[]){y.parentPort?.postMessage(o,n)}})};
