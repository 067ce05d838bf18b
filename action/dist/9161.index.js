"use strict";exports.id=9161,exports.ids=[9161,1965],exports.modules={71391:((p,K,t)=>{t.d(K,{C:()=>P,W:()=>z});var h=t(77598),I=t.n(h);const B=16,j=64*1024*1024;class z{entries=new Map;bytes=0;files=new WeakMap;get(f){
const o=this.entries.get(f);if(o)return this.entries.delete(f),this.entries.set(f,o),o.value}put(f,o,g){if(!(g>j))for(this.drop(f),this.entries.set(f,{value:o,bytes:g}),
this.bytes+=g;this.bytes>j||this.entries.size>B;)this.drop(this.entries.keys().next().value)}async ofFile(f,o,g){const a=this.files.get(f);if(a?.has(o))return a.
get(o);const m=await g();return this.files.set(f,(a??new Map).set(o,m)),m}drop(f){this.bytes-=this.entries.get(f)?.bytes??0,this.entries.delete(f)}}function P(O,...f){
const o=(0,h.createHash)("sha256").update(O);for(const g of f){const a=g instanceof Uint8Array?g:Buffer.from(JSON.stringify(g??null));o.update(`
${a.length}
`).update(a)}return o.digest("base64")}}),70344:((p,K,t)=>{t.d(K,{aR:()=>B,dK:()=>j,m2:()=>I});var h=t(98446);const I=m=>f(`The document ${m.isOfDataAlone?"is d\
amaged inside":`was ${z}`}: ${o(m)}.`),B=({isOfDataAlone:m,damagedData:M,damagedImages:S},H)=>m&&S.length===0&&M.every(D=>D==="content"||D==="a font")&&H.some(({
code:D})=>D==="text_incomplete");function j(m){const[M]=m;if(!M)return[];const S=(0,h.Zv)(m.map(({name:i})=>i));if(m.length===1)return[f(`${S} was ${z}: ${o(M.damage)}\
.`)];const H=m.flatMap(({name:i,damage:F})=>{const X=g(F);return X.length===0?[]:[`${(0,h.Bu)(i)}: ${X.join("; ")}`]}),D=H.length>O?[`${H.length-O} more have lo\
st something`]:[],J=H.length===0?[P]:[...H.slice(0,O),...D];return[f(`${m.length} documents were ${z} (${S}): ${J.join(". ")}.`)]}const z="damaged and had to be\
 repaired",P="check that the result has all its pages",O=5,f=m=>({code:"document_repaired",message:m});function o(m){const M=g(m);return M.length>0?`${M.join(";\
 ")}. Check the result`:m.claimed===void 0?P:`${m.count===1?"its page was":`all of its ${m.count} pages were`} found. Check the result`}function g({count:m,claimed:M,
lost:S,withoutContent:H,withoutFonts:D,withoutImages:J,damagedContent:i,damagedFonts:F,damagedImages:X,isOrderLost:Q,brokenStreams:w,lostObjects:r,lostParts:_,damagedData:u,
mendedKeys:b}){const R=[];Q&&R.push(`its page tree is lost, so the ${m} pages that were found are in the order of the file`),S.length>0&&R.push(`its ${(0,h.oi)(
S)} ${(0,h.d5)(S.length,"is","are")} lost, and a blank page is there`),H.length>0&&R.push(`content of its ${(0,h.oi)(H)} is lost`),D.length>0&&R.push(`fonts of \
its ${(0,h.oi)(D)} are lost`),J.length>0&&R.push(`images of its ${(0,h.oi)(J)} are lost`),i.length>0&&R.push(`content of its ${(0,h.oi)(i)} is damaged`),F.length>
0&&R.push(`fonts of its ${(0,h.oi)(F)} are damaged`),X.length>0&&R.push(`images of its ${(0,h.oi)(X)} are damaged`),w>0&&R.push(a(w,r));for(const V of _)R.push(
`its ${V} ${V.endsWith("s")?"are":"is"} lost`);return u.length>0&&R.push(`${(0,h.Dw)(u)} in it ${(0,h.d5)(u.length,"is","are")} damaged`),b.length>0&&R.push(`mi\
sspelt entries were read as ${(0,h.Zv)(b.map(V=>`/${V}`))}`),M!==void 0&&M!==m&&R.push(`${(0,h.y_)(m,"page was","pages were")} found, and the document claims ${M}`),
R}function a(m,M){const S=`${(0,h.y_)(m,"object stream")} ${(0,h.d5)(m,"is","are")} damaged`;return M===0?S:`${S}, and ${(0,h.y_)(M,"object")} of ${(0,h.d5)(m,"\
it","them")} ${(0,h.d5)(M,"is","are")} lost`}}),56457:((p,K,t)=>{t.d(K,{D:()=>P,K:()=>j});var h=t(10442),I=t(98446);const B={code:"usage_rights_removed",message:"\
Usage rights were removed: they are a signature of the document, which a change makes invalid."};function j({signatures:o,usageRightsRemoved:g}){return[...o>0?[
z(o)]:[],...g?[B]:[]]}const z=o=>({code:"signatures_invalidated",message:`${(0,I.y_)(o,"signature is","signatures are")} still in the result but no longer valid\
, because the document changed. Sign it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),P=({fields:o,usageRights:g},a)=>[...o.length>0?
[O(o,a)]:[],...g?[B]:[]],O=(o,g)=>({code:"signatures_removed",message:`${(0,I.y_)(o.length,"signature was","signatures were")} removed${f(o,g)}`});function f(o,g){
switch(g){case"merge":return", because a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible mark\
s stay.";case"keep":return`${(0,h.gm)(`: ${(0,I.Zv)(o)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,h.
gm)(`: ${(0,I.Zv)(o)}`);default:return g}}}),1965:((p,K,t)=>{t.d(K,{localHere:()=>lt});var h=t(38522),I=t.n(h),B=t(2352),j=t(58552),z=t(58426),P=t(95379);const O={
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
t.e(4444)]).then(t.bind(t,55396))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(1519),
t.e(4098),t.e(7709),t.e(936),t.e(1966),t.e(1320),t.e(9726),t.e(4075),t.e(2167),t.e(2822),t.e(1581),t.e(2459),t.e(4622),t.e(7519),t.e(5485)]).then(t.bind(t,95485))).
markdown_to_pdf,pages_to_images:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),
t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(6374),t.e(9835),t.e(287),t.e(1516),t.e(7190)]).then(t.bind(t,83653))).pages_to_images,html_to_pdf:async()=>(await Promise.
all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(1637),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(1966),t.e(1320),t.e(4075),t.e(2167),t.e(2822),
t.e(1581),t.e(2459),t.e(4622),t.e(2594),t.e(7519),t.e(9352)]).then(t.bind(t,72414))).html_to_pdf,set_bookmarks:async()=>(await Promise.all([t.e(1519),t.e(4098),
t.e(6606)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(9991),
t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(9709),t.e(9491),t.e(8173),t.e(4954),t.e(1663)]).then(t.bind(t,46972))).sanitize_document,check_signatures:async()=>(await Promise.
all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(8680),t.e(9867)]).then(
t.bind(t,17768))).check_signatures,sign_document:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(8680),t.e(7940)]).then(t.bind(t,27940))).sign_document,redact_text:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(6374),t.e(9709),t.e(9491),
t.e(3679),t.e(8173),t.e(4954),t.e(8824)]).then(t.bind(t,78824))).redact_text,compare_documents:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),
t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(9726),t.e(729),t.e(2761),t.e(1891),t.e(1609),t.e(3263),t.e(5641),t.
e(1854),t.e(6374),t.e(7320),t.e(9835),t.e(1561),t.e(287),t.e(1516),t.e(5978),t.e(4031)]).then(t.bind(t,87616))).compare_documents,flatten_annotations:async()=>(await Promise.
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
e(9491),t.e(287),t.e(1516),t.e(8103),t.e(8165)]).then(t.bind(t,38165))).recognize_text,split_by_text:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),
t.e(936),t.e(7671),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(8163),t.e(2154),t.e(3679),t.e(9690)]).then(t.bind(t,59690))).split_by_text,compress_document:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(6374),t.e(9709),t.e(287),t.e(8173),t.e(1369),t.e(9994),t.e(5788)]).then(
t.bind(t,4566))).compress_document},f=3,o=100;async function g($,{memory:v,pace:x}){const E=N=>v.budget.spend("dataBytes",N),A=[a($,E)];for(let N=A.at(-1);N;N=A.
at(-1)){const W=N.next(),L=W.value;W.done?A.pop():typeof L=="string"?E(L.length+f):typeof L=="object"&&L!==null?A.push(a(L,E)):E(f);const G=x.step(o);G&&await G}}
function*a($,v){const x=Array.isArray($);for(const[E,A]of Object.entries($))x||v(E.length+f),yield A}var m=t(71391),M=t(70344),S=t(42973),H=t(27041),D=t(72002),
J=t(73208),i=t(93098),F=t(56457);async function X($){await implementations[$]()}function Q({pause:$,limits:v,ports:x=P.kA,lent:E={},codec:A}){const N=new m.W,W={
...S.M,...v};return{ports:x,async run(L,G,k,{signal:q,onProgress:Y,timeLimit:s,onResult:n=w}={}){const l=new D.o($,q,Y,s);try{const d=(0,B._i)(L,G);if(d.length>
0)throw(0,j.G6)(d);(0,P.IF)(L,k,x);const y=new i.J,T=async C=>{const U=new H.c(W,A,A?void 0:y),c={pace:l,limits:W,memory:U,codec:A,prepared:N,lent:E,signal:q,asked:C,
onResult:n};return _(L,(0,B.WK)(L,G),k,c)};return await r(C=>y.run(l,()=>T(C)))}catch(d){throw(0,j.l3)(d)}}}}const w=({bytes:$})=>$;async function r($){const v=new J.
HR,x=await $(v),E=v.review();return E?$(E):x}async function _($,v,x,E){const A={repaired:void 0,signatures:0,usageRightsRemoved:!1},N=c=>{A.repaired??=c},W=({signatures:c,
usageRightsRemoved:e})=>{A.signatures+=c,A.usageRightsRemoved||=e},L=(0,z.zI)($).input==="many"?v:v[0],G=await O[$](),{pace:k,limits:q,memory:Y,codec:s,prepared:n,
lent:l,signal:d,asked:y,onResult:T}=E,U=await G(L,x,{pace:k,limits:q,memory:Y,codec:s,prepared:n,lent:l,signal:d,asked:y,onResult:T,onRepaired:N,onWritten:W});return U.
data&&await g(U.data,E),{...U,notes:[...A.repaired&&!(0,M.aR)(A.repaired,U.notes)?[(0,M.m2)(A.repaired)]:[],...U.notes,...(0,F.K)(A)]}}const u=32768,b=$=>({deflate:(v,x)=>new Promise(
(E,A)=>{const N={level:x,memLevel:9,windowBits:15};if(v.length<u)return E(R($.deflateSync(v,N)));const W=(L,G)=>L?A(L):E(R(G));$.deflate(v,N,W)}),inflate:(v,x)=>new Promise(
E=>{if(x<=0)E(void 0);else{const A=Math.min(Math.max(v.length,16384),16777216);$.inflate(v,{maxOutputLength:x,chunkSize:A},(N,W)=>E(N?void 0:R(W)))}}),inflateNow(v,x){
if(!(x<=0))try{return R($.inflateSync(v,{maxOutputLength:x}))}catch{return}}}),R=({buffer:$,byteOffset:v,byteLength:x})=>new Uint8Array($,v,x);var V=t(52465),st=t(
8526);const ot={drawingStep:2e4},lt=($={},v=V.b2,x=st.pause,E={})=>Q({pause:x,limits:{...ot,...$},ports:v,lent:(0,V.R4)(v,E),codec:b(I())})}),99099:((p,K,t)=>{t.
d(K,{Fu:()=>j,qX:()=>I,th:()=>B,z8:()=>z});const h=100,I=()=>new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));function B(P){Atomics.store(P,0,
Math.ceil(process.memoryUsage().external/1024))}const j=(P,O)=>P.prototype.getHeapStatistics?2*O:O;function z(P,{outside:O,told:f}){let o=!1;const g=Atomics.load(
O,0),a=async()=>{const M=await P.getHeapStatistics?.().catch(()=>{});o||(f(M?.used_heap_size??0,(Atomics.load(O,0)-g)*1024),o||(m=setTimeout(()=>{a()},h)))};let m=setTimeout(
()=>{a()},h);return()=>{o=!0,clearTimeout(m)}}}),81838:((p,K,t)=>{t.d(K,{Ul:()=>I,bM:()=>B,pY:()=>j});var h=t(58552);function I({code:z,message:P,issues:O,advice:f,
operation:o,fields:g,predicate:a,sentence:m,position:M,documentName:S,others:H,cause:D}){return{code:z,message:P,issues:O,...f===void 0?{}:{advice:f},...o===void 0?
{}:{operation:o},fields:g,...a===void 0?{}:{predicate:a},sentence:m,...M===void 0?{}:{position:M},...S===void 0?{}:{documentName:S},others:H.map(I),...D instanceof
Error?{cause:{name:D.name,places:(0,h.ek)(D)}}:{}}}function B({code:z,message:P,cause:O,others:f,...o}){const g={...o,others:f.map(B)};if(!O)return new h.zU(z,P,
g);const a=new Error("in a worker");return a.name=O.name,a.stack=[O.name,...O.places].join(`
    `),new h.zU(z,P,{...g,cause:a})}function j(z){const P=new Set;return{documents:z.map(f=>{const{buffer:o,byteLength:g}=f.bytes,m=g>0&&o instanceof ArrayBuffer&&
o.byteLength===g&&!P.has(o)?f.bytes:new Uint8Array(f.bytes);return P.add(m.buffer),{...f,bytes:m}}),memory:[...P]}}}),99161:((p,K,t)=>{var h=t(75919),I=t(58552),
B=t(78877),j=t(30714);const z=32*1024*1024;let P;function O(s){s<z||(P||((0,B.setFlagsFromString)("--expose-gc"),P=(0,j.runInNewContext)("gc")),P())}var f=t(1965),
o=t(99099),g=t(8526),a=t(86466),m=t(58426);function M(s,{documents:n,files:l=[]}){const{output:d}=(0,m.zI)(s);if(!(d!=="pdfs"&&d!=="files"))return d==="files"?l:
n}const S=(s,n)=>n.length===0&&s==="multipart/mixed"?"application/zip":s;function H(s,n,l){const d=M(s,n);return d&&D(d,l)}function D(s,n){const l=S(n,s),d=l===
"multipart/mixed"?(0,a.qb)(s):"",y=(0,a.qA)(s.map(U=>(0,a.iP)(U)),l,d),{contentType:T,length:C}=y;return{contentType:T,length:C,pieces:[...i((0,a.f4)(y,s))]}}const J=64*
1024;function*i(s){const n=[];let l=0;const d=()=>{l=0;const y=n.splice(0);return y.length>0?[Buffer.concat(y)]:[]};for(const y of s){if(y.length>=J){yield*d(),
yield y;continue}n.push(y),l+=y.length,l>=J&&(yield*d())}yield*d()}const F=new Uint8Array;class X{most;sizes=[];total=0;rounds=0;constructor(n){this.most=n}take=({
index:n,bytes:l})=>(n===0&&(this.rounds++,[this.sizes,this.total]=[[],0]),this.sizes.push(l.length),this.total+=l.length,this.isTooMuch?F:l);get isTooMuch(){return this.
total>this.most}writerFor(n,l,d,y){const T=M(n,l);if(!T||T.length!==this.sizes.length)return;const C=T.map(({bytes:c,...e},tt)=>({...e,size:this.sizes[tt]})),U=S(
d,T);return(0,a.qA)(C,U,U==="multipart/mixed"?(0,a.iH)(y,"results"):"")}send(n,l){let d=0;return async({index:y,bytes:T})=>{if(y===0&&d++,d<this.rounds)return F;
if(d>this.rounds||T.length!==this.sizes[y])throw new I.zU("internal","A result is another one when it is made again");for(const C of i(n.part(y,T)))await l(C);return F}}}
var Q=t(81838);class w{signal;say;allowed=0;wake;constructor(n,l){this.signal=n,this.say=l,n.addEventListener("abort",()=>this.wake?.(),{once:!0})}allow(n){this.
allowed+=n,this.wake?.()}send=async n=>{for(;this.allowed<=0&&!this.signal.aborted;)await new Promise(l=>{this.wake=l});if(this.signal.aborted)throw(0,I.WN)();this.
allowed-=n.length,this.say(n)}}const r=4,_=1e3,{limits:u,ports:b,lending:R,outside:V,kept:st}=h.workerData,ot=()=>((0,o.th)(V),(0,g.pause)()),lt=(0,f.localHere)(
u,b,ot,R),$=new Map;let v,x,E=new AbortController;h.parentPort?.on("message",s=>{if(s.kind==="run")A(s);else{if(s.id!==v)return;s.kind==="cancel"?E.abort():x?.allow(
s.bytes)}}),h.parentPort?.on("messageerror",s=>{throw s});async function A(s){const{id:n,documents:l}=s;v=n;const d=l.reduce((y,{bytes:T})=>y+T.length,0);E.signal.
aborted&&(E=new AbortController);try{await N(s)}catch(y){Y({kind:"failed",id:n,error:(0,Q.Ul)((0,I.l3)(y))})}finally{v=x=void 0,setImmediate(()=>{O(Math.max(d,process.
memoryUsage().external/r)),(0,o.th)(V)})}}async function N({id:s,name:n,documents:l,parameters:d,kept:y,tellsProgress:T,timeLimit:C,packAs:U}){const c={...d,...k(
y)},e=new X(U?st:1/0),tt=mt=>lt.run(n,l,c,{signal:E.signal,onResult:mt,...C?{timeLimit:C}:{},...T?{onProgress:q(s)}:{}}),Z=await tt(e.take),nt=U&&e.isTooMuch?e.
writerFor(n,Z,U,l):void 0;if(nt){const{contentType:mt,length:at}=nt;x=new w(E.signal,ht=>L(s,ht)),Y({kind:"begun",id:s,outcome:{...G(Z),packed:{contentType:mt,length:at,
pieces:[]}}}),await tt(e.send(nt,x.send));for(const ht of i(nt.end()))await x.send(ht);return Y({kind:"end",id:s})}const ft=U&&H(n,Z,U);if(ft)return W(s,Z,ft);const dt=(0,Q.
pY)([...Z.documents,...Z.files??[]]),gt=dt.documents.slice(0,Z.documents.length),yt=dt.documents.slice(Z.documents.length);Y({kind:"done",id:s,outcome:{...Z,documents:gt,
...Z.files?{files:yt}:{}}},dt.memory)}function W(s,n,l){const d=(0,Q.pY)(l.pieces.map(T=>({name:"",bytes:T}))),y=d.documents.map(({bytes:T})=>T);Y({kind:"done",
id:s,outcome:{...G(n),packed:{...l,pieces:y}}},d.memory)}function L(s,n){const{documents:l,memory:d}=(0,Q.pY)([{name:"",bytes:n}]);Y({kind:"piece",id:s,bytes:l[0].
bytes},d)}function G({documents:s,files:n,...l}){const d=new Uint8Array;return{...l,documents:s.map(y=>({...y,bytes:d})),...n?{files:n.map(y=>({...y,bytes:d}))}:
{}}}function k(s){for(const{id:n,bytes:l}of s)l&&$.set(n,l);return Object.fromEntries(s.map(({field:n,id:l,name:d})=>[n,{name:d,bytes:$.get(l)}]))}function q(s){
let n=performance.now();return l=>{const d=performance.now();d-n<_||(n=d,Y({kind:"progress",id:s,fraction:l}))}}function Y(s,n=[]){h.parentPort?.postMessage(s,n)}})};
