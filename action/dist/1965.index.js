"use strict";exports.id=1965,exports.ids=[1965],exports.modules={71391:((c,N,t)=>{t.d(N,{C:()=>I,W:()=>z});var o=t(77598),A=t.n(o);const S=16,B=64*1024*1024;class z{entries=new Map;bytes=0;files=new WeakMap;get(m){
const n=this.entries.get(m);if(n)return this.entries.delete(m),this.entries.set(m,n),n.value}put(m,n,h){if(!(h>B))for(this.drop(m),this.entries.set(m,{value:n,bytes:h}),
this.bytes+=h;this.bytes>B||this.entries.size>S;)this.drop(this.entries.keys().next().value)}async ofFile(m,n,h){const E=this.files.get(m);if(E?.has(n))return E.
get(n);const s=await h();return this.files.set(m,(E??new Map).set(n,s)),s}drop(m){this.bytes-=this.entries.get(m)?.bytes??0,this.entries.delete(m)}}function I(D,...m){
const n=(0,o.createHash)("sha256").update(D);for(const h of m){const E=h instanceof Uint8Array?h:Buffer.from(JSON.stringify(h??null));n.update(`
${E.length}
`).update(E)}return n.digest("base64")}}),70344:((c,N,t)=>{t.d(N,{aR:()=>S,dK:()=>B,m2:()=>A});var o=t(98446);const A=s=>m(`The document ${s.isOfDataAlone?"is d\
amaged inside":`was ${z}`}: ${n(s)}.`),S=({isOfDataAlone:s,damagedData:P,damagedImages:x},R)=>s&&x.length===0&&P.every(M=>M==="content"||M==="a font")&&R.some(({
code:M})=>M==="text_incomplete");function B(s){const[P]=s;if(!P)return[];const x=(0,o.Zv)(s.map(({name:L})=>L));if(s.length===1)return[m(`${x} was ${z}: ${n(P.damage)}\
.`)];const R=s.flatMap(({name:L,damage:C})=>{const H=h(C);return H.length===0?[]:[`${(0,o.Bu)(L)}: ${H.join("; ")}`]}),M=R.length>D?[`${R.length-D} more have lo\
st something`]:[],K=R.length===0?[I]:[...R.slice(0,D),...M];return[m(`${s.length} documents were ${z} (${x}): ${K.join(". ")}.`)]}const z="damaged and had to be\
 repaired",I="check that the result has all its pages",D=5,m=s=>({code:"document_repaired",message:s});function n(s){const P=h(s);return P.length>0?`${P.join(";\
 ")}. Check the result`:s.claimed===void 0?I:`${s.count===1?"its page was":`all of its ${s.count} pages were`} found. Check the result`}function h({count:s,claimed:P,
lost:x,withoutContent:R,withoutFonts:M,withoutImages:K,damagedContent:L,damagedFonts:C,damagedImages:H,isOrderLost:u,brokenStreams:V,lostObjects:p,lostParts:w,damagedData:G,
mendedKeys:Y}){const v=[];u&&v.push(`its page tree is lost, so the ${s} pages that were found are in the order of the file`),x.length>0&&v.push(`its ${(0,o.oi)(
x)} ${(0,o.d5)(x.length,"is","are")} lost, and a blank page is there`),R.length>0&&v.push(`content of its ${(0,o.oi)(R)} is lost`),M.length>0&&v.push(`fonts of \
its ${(0,o.oi)(M)} are lost`),K.length>0&&v.push(`images of its ${(0,o.oi)(K)} are lost`),L.length>0&&v.push(`content of its ${(0,o.oi)(L)} is damaged`),C.length>
0&&v.push(`fonts of its ${(0,o.oi)(C)} are damaged`),H.length>0&&v.push(`images of its ${(0,o.oi)(H)} are damaged`),V>0&&v.push(E(V,p));for(const U of w)v.push(
`its ${U} ${U.endsWith("s")?"are":"is"} lost`);return G.length>0&&v.push(`${(0,o.Dw)(G)} in it ${(0,o.d5)(G.length,"is","are")} damaged`),Y.length>0&&v.push(`mi\
sspelt entries were read as ${(0,o.Zv)(Y.map(U=>`/${U}`))}`),P!==void 0&&P!==s&&v.push(`${(0,o.y_)(s,"page was","pages were")} found, and the document claims ${P}`),
v}function E(s,P){const x=`${(0,o.y_)(s,"object stream")} ${(0,o.d5)(s,"is","are")} damaged`;return P===0?x:`${x}, and ${(0,o.y_)(P,"object")} of ${(0,o.d5)(s,"\
it","them")} ${(0,o.d5)(P,"is","are")} lost`}}),56457:((c,N,t)=>{t.d(N,{D:()=>I,K:()=>B});var o=t(10442),A=t(98446);const S={code:"usage_rights_removed",message:"\
Usage rights were removed: they are a signature of the document, which a change makes invalid."};function B({signatures:n,usageRightsRemoved:h}){return[...n>0?[
z(n)]:[],...h?[S]:[]]}const z=n=>({code:"signatures_invalidated",message:`${(0,A.y_)(n,"signature is","signatures are")} still in the result but no longer valid\
, because the document changed. Sign it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),I=({fields:n,usageRights:h},E)=>[...n.length>0?
[D(n,E)]:[],...h?[S]:[]],D=(n,h)=>({code:"signatures_removed",message:`${(0,A.y_)(n.length,"signature was","signatures were")} removed${m(n,h)}`});function m(n,h){
switch(h){case"merge":return", because a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible mark\
s stay.";case"keep":return`${(0,o.gm)(`: ${(0,A.Zv)(n)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,o.
gm)(`: ${(0,A.Zv)(n)}`);default:return h}}}),1965:((c,N,t)=>{t.d(N,{localHere:()=>tt});var o=t(38522),A=t.n(o),S=t(2352),B=t(58552),z=t(58426),I=t(95379);const D={
merge_documents:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1320),t.e(9726),t.e(729),t.e(1891),t.e(1609),
t.e(2822),t.e(1369),t.e(9818)]).then(t.bind(t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(2167),t.e(3375)]).then(
t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),t.e(1369),t.e(9994),t.e(8112)]).then(t.bind(t,55175))).
optimize_document,split_by_size:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(8163),t.e(254)]).then(t.bind(t,254))).split_by_size,split_by_page_count:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(7671),t.e(8163),t.e(2912)]).then(t.bind(t,2912))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(1519),t.e(4098),
t.e(7671),t.e(8163),t.e(222)]).then(t.bind(t,222))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(8163),t.e(2403)]).
then(t.bind(t,42403))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(8163),t.e(6643)]).then(t.bind(t,96643))).
split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(6703),t.e(9816)]).then(t.bind(t,79816))).extract_pages,remove_pages:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(7671),t.e(6703),t.e(8199)]).then(t.bind(t,98199))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(
7671),t.e(6703),t.e(5478)]).then(t.bind(t,65478))).reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(6703),t.e(6927)]).
then(t.bind(t,76927))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(180)]).then(t.bind(t,87799))).rotate_pages,crop_pages:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(1320),t.e(5868),t.e(9726),t.e(729),t.e(9835),t.e(4411)]).then(t.bind(t,64182))).crop_pages,
insert_blank_pages:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(4841)]).then(t.bind(t,54841))).insert_blank_pages,resize_pages:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(7709),t.e(7671),t.e(1966),t.e(9128),t.e(2691)]).then(t.bind(t,78147))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(
6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(9128),t.e(4800)]).then(
t.bind(t,96359))).arrange_pages,add_password:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(1373)]).then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(1435)]).then(t.bind(t,31435))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(2194)]).then(t.
bind(t,62194))).remove_password,remove_restrictions:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(9476)]).then(t.bind(t,89476))).remove_restrictions,remove_signatures:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(7671),t.e(8400)]).then(t.bind(t,98400))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(
776)]).then(t.bind(t,776))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),t.e(1966),t.e(2167),t.e(5476),t.e(
8342)]).then(t.bind(t,38772))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),t.e(1966),t.e(2822),t.e(2459),t.e(7652)]).
then(t.bind(t,15922))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(8524)]).then(t.bind(t,78524))).add_page_numbers,add_qr_code:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(9045)]).then(t.bind(t,39045))).add_qr_code,get_form_data:async()=>(await Promise.all([t.e(1519),t.e(1891),t.e(168)]).then(t.bind(t,
57644))).get_form_data,fill_form:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.e(9726),
t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(8231)]).then(t.bind(t,84470))).fill_form,flatten_form:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(
7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(8698)]).then(t.bind(t,59389))).flatten_form,get_document_info:async()=>(await Promise.
all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(6673)]).then(t.bind(t,
91461))).get_document_info,check_document:async()=>(await Promise.all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(5059),t.e(2761),
t.e(3263),t.e(5641),t.e(2154),t.e(7320),t.e(1561),t.e(3679),t.e(8680),t.e(3864)]).then(t.bind(t,15193))).check_document,set_metadata:async()=>(await Promise.all(
[t.e(1519),t.e(4098),t.e(5676)]).then(t.bind(t,75676))).set_metadata,extract_images:async()=>(await Promise.all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),
t.e(5407),t.e(5396)]).then(t.bind(t,55396))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),
t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(1966),t.e(1320),t.e(9726),t.e(4075),t.e(2167),t.e(2822),t.e(1581),t.e(2459),t.e(4622),t.e(7519),t.e(5485)]).then(t.bind(
t,95485))).markdown_to_pdf,pages_to_images:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),
t.e(1320),t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(6374),t.e(9835),t.e(5407),t.e(1516),t.e(7190)]).then(t.bind(t,83653))).pages_to_images,html_to_pdf:async()=>(await Promise.
all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(1637),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(1966),t.e(1320),t.e(4075),t.e(2167),t.e(2822),
t.e(1581),t.e(2459),t.e(4622),t.e(2594),t.e(7519),t.e(3764)]).then(t.bind(t,4066))).html_to_pdf,set_bookmarks:async()=>(await Promise.all([t.e(1519),t.e(4098),t.
e(6606)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(9991),
t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(9709),t.e(9491),t.e(8173),t.e(4954),t.e(1663)]).then(t.bind(t,46972))).sanitize_document,check_signatures:async()=>(await Promise.
all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(8680),t.e(9867)]).then(
t.bind(t,17768))).check_signatures,sign_document:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(8680),t.e(7940)]).then(t.bind(t,27940))).sign_document,redact_text:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(6374),t.e(9709),t.e(9491),
t.e(3679),t.e(8173),t.e(4954),t.e(8824)]).then(t.bind(t,78824))).redact_text,compare_documents:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),
t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(9726),t.e(729),t.e(2761),t.e(1891),t.e(1609),t.e(3263),t.e(5641),t.
e(1854),t.e(6374),t.e(7320),t.e(9835),t.e(5407),t.e(1561),t.e(1516),t.e(5978),t.e(5755)]).then(t.bind(t,65412))).compare_documents,flatten_annotations:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.e(9726),t.e(729),t.e(9835),t.e(4949)]).then(t.bind(t,42689))).flatten_annotations,
remove_annotations:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(77)]).then(t.bind(t,77))).remove_annotations,set_page_labels:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(808)]).then(t.bind(t,808))).set_page_labels,extract_attachments:async()=>(await Promise.all([t.e(1519),t.e(5059),t.e(44)]).then(t.bind(
t,35262))).extract_attachments,add_attachment:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(8317),t.e(1497)]).then(t.bind(t,11497))).add_attachment,read_e_invoice:async()=>(await Promise.
all([t.e(1519),t.e(5059),t.e(2761),t.e(3263),t.e(7837)]).then(t.bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(1519),t.e(4098),
t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(8317),t.e(5978),t.e(9368)]).then(t.bind(t,69368))).create_e_invoice,
check_e_invoice:async()=>(await Promise.all([t.e(1519),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(806)]).then(t.bind(t,16132))).check_e_invoice,extract_text:async()=>(await Promise.
all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(2154),t.e(9016)]).then(t.bind(t,14822))).extract_text,find_text:async()=>(await Promise.
all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(2154),t.e(3679),t.e(759)]).then(t.bind(t,78905))).find_text,add_text_layer:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(2154),t.e(9709),t.e(9491),
t.e(8103),t.e(1857)]).then(t.bind(t,38149))).add_text_layer,recognize_text:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),
t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(2154),t.e(6374),t.e(9709),t.e(9835),t.
e(5407),t.e(9491),t.e(1516),t.e(8103),t.e(8165)]).then(t.bind(t,38165))).recognize_text,split_by_text:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),
t.e(936),t.e(7671),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(8163),t.e(2154),t.e(3679),t.e(9690)]).then(t.bind(t,59690))).split_by_text,compress_document:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(6374),t.e(9709),t.e(5407),t.e(8173),t.e(1369),t.e(9994),t.e(6632)]).then(
t.bind(t,21162))).compress_document},m=3,n=100;async function h(l,{memory:d,pace:g}){const f=O=>d.budget.spend("dataBytes",O),y=[E(l,f)];for(let O=y.at(-1);O;O=
y.at(-1)){const T=O.next(),$=T.value;T.done?y.pop():typeof $=="string"?f($.length+m):typeof $=="object"&&$!==null?y.push(E($,f)):f(m);const W=g.step(n);W&&await W}}
function*E(l,d){const g=Array.isArray(l);for(const[f,y]of Object.entries(l))g||d(f.length+m),yield y}var s=t(71391),P=t(70344),x=t(42973),R=t(27041),M=t(51167),
K=t(73208),L=t(93098),C=t(56457);async function H(l){await implementations[l]()}function u({pause:l,limits:d,ports:g=I.kA,lent:f={},codec:y}){const O=new s.W,T={
...x.M,...d};return{ports:g,async run($,W,F,{signal:Q,onProgress:b,timeLimit:k,onResult:e=V}={}){const X=new M.o(l,Q,b,k);try{const Z=(0,S._i)($,W);if(Z.length>
0)throw(0,B.G6)(Z);(0,I.IF)($,F,g);const a=new L.J,q=async i=>{const j=new R.c(T,y,y?void 0:a),J={pace:X,limits:T,memory:j,codec:y,prepared:O,lent:f,signal:Q,asked:i,
onResult:e};return w($,(0,S.WK)($,W),F,J)};return await p(i=>a.run(X,()=>q(i)))}catch(Z){throw(0,B.l3)(Z)}}}}const V=({bytes:l})=>l;async function p(l){const d=new K.
HR,g=await l(d),f=d.review();return f?l(f):g}async function w(l,d,g,f){const y={repaired:void 0,signatures:0,usageRightsRemoved:!1},O=J=>{y.repaired??=J},T=({signatures:J,
usageRightsRemoved:nt})=>{y.signatures+=J,y.usageRightsRemoved||=nt},$=(0,z.zI)(l).input==="many"?d:d[0],W=await D[l](),{pace:F,limits:Q,memory:b,codec:k,prepared:e,
lent:X,signal:Z,asked:a,onResult:q}=f,j=await W($,g,{pace:F,limits:Q,memory:b,codec:k,prepared:e,lent:X,signal:Z,asked:a,onResult:q,onRepaired:O,onWritten:T});return j.
data&&await h(j.data,f),{...j,notes:[...y.repaired&&!(0,P.aR)(y.repaired,j.notes)?[(0,P.m2)(y.repaired)]:[],...j.notes,...(0,C.K)(y)]}}const G=32768,Y=l=>({deflate:(d,g)=>new Promise(
(f,y)=>{const O={level:g,memLevel:9,windowBits:15};if(d.length<G)return f(v(l.deflateSync(d,O)));const T=($,W)=>$?y($):f(v(W));l.deflate(d,O,T)}),inflate:(d,g)=>new Promise(
f=>{if(g<=0)f(void 0);else{const y=Math.min(Math.max(d.length,16384),16777216);l.inflate(d,{maxOutputLength:g,chunkSize:y},(O,T)=>f(O?void 0:v(T)))}}),inflateNow(d,g){
if(!(g<=0))try{return v(l.inflateSync(d,{maxOutputLength:g}))}catch{return}}}),v=({buffer:l,byteOffset:d,byteLength:g})=>new Uint8Array(l,d,g);var U=t(52465),r=t(
8526);const _={drawingStep:2e4},tt=(l={},d=U.b2,g=r.pause,f={})=>u({pause:g,limits:{..._,...l},ports:d,lent:(0,U.R4)(d,f),codec:Y(A())})})};
