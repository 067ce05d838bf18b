"use strict";exports.id=9439,exports.ids=[9439],exports.modules={71391:((a,W,t)=>{t.d(W,{C:()=>R,W:()=>B});var h=t(77598),T=t.n(h);const z=16,M=64*1024*1024;class B{entries=new Map;bytes=0;files=new WeakMap;get(g){
const o=this.entries.get(g);if(o)return this.entries.delete(g),this.entries.set(g,o),o.value}put(g,o,y){if(!(y>M))for(this.drop(g),this.entries.set(g,{value:o,bytes:y}),
this.bytes+=y;this.bytes>M||this.entries.size>z;)this.drop(this.entries.keys().next().value)}async ofFile(g,o,y){const s=this.files.get(g);if(s?.has(o))return s.
get(o);const v=await y();return this.files.set(g,(s??new Map).set(o,v)),v}drop(g){this.bytes-=this.entries.get(g)?.bytes??0,this.entries.delete(g)}}function R(D,...g){
const o=(0,h.createHash)("sha256").update(D);for(const y of g){const s=y instanceof Uint8Array?y:Buffer.from(JSON.stringify(y??null));o.update(`
${s.length}
`).update(s)}return o.digest("base64")}}),70344:((a,W,t)=>{t.d(W,{d:()=>z,m:()=>T});var h=t(98446);const T=s=>D(`The document was ${M}: ${g(s)}.`);function z(s){
const[v]=s;if(!v)return[];const E=(0,h.Zv)(s.map(({name:I})=>I));if(s.length===1)return[D(`${E} was ${M}: ${g(v.damage)}.`)];const S=s.flatMap(({name:I,damage:N})=>{
const L=o(N);return L.length===0?[]:[`${(0,h.Bu)(I)}: ${L.join("; ")}`]}),U=S.length>R?[`${S.length-R} more have lost something`]:[],j=S.length===0?[B]:[...S.slice(
0,R),...U];return[D(`${s.length} documents were ${M} (${E}): ${j.join(". ")}.`)]}const M="damaged and had to be repaired",B="check that the result has all its p\
ages",R=5,D=s=>({code:"document_repaired",message:s});function g(s){const v=o(s);return v.length>0?`${v.join("; ")}. Check the result`:s.claimed===void 0?B:`${s.
count===1?"its page was":`all of its ${s.count} pages were`} found. Check the result`}function o({count:s,claimed:v,lost:E,withoutContent:S,withoutFonts:U,withoutImages:j,
damagedContent:I,damagedFonts:N,damagedImages:L,isOrderLost:i,brokenStreams:c,lostObjects:u,lostParts:p,mendedKeys:Z}){const x=[];i&&x.push(`its page tree is lo\
st, so the ${s} pages that were found are in the order of the file`),E.length>0&&x.push(`its ${(0,h.oi)(E)} ${(0,h.d5)(E.length,"is","are")} lost, and a blank p\
age is there`),S.length>0&&x.push(`content of its ${(0,h.oi)(S)} is lost`),U.length>0&&x.push(`fonts of its ${(0,h.oi)(U)} are lost`),j.length>0&&x.push(`images\
 of its ${(0,h.oi)(j)} are lost`),I.length>0&&x.push(`content of its ${(0,h.oi)(I)} is damaged`),N.length>0&&x.push(`fonts of its ${(0,h.oi)(N)} are damaged`),L.
length>0&&x.push(`images of its ${(0,h.oi)(L)} are damaged`),c>0&&x.push(y(c,u));for(const K of p)x.push(`its ${K} ${K.endsWith("s")?"are":"is"} lost`);return Z.
length>0&&x.push(`misspelt entries were read as ${(0,h.Zv)(Z.map(K=>`/${K}`))}`),v!==void 0&&v!==s&&x.push(`${(0,h.y_)(s,"page was","pages were")} found, and th\
e document claims ${v}`),x}function y(s,v){const E=`${(0,h.y_)(s,"object stream")} ${(0,h.d5)(s,"is","are")} damaged`;return v===0?E:`${E}, and ${(0,h.y_)(v,"ob\
ject")} of ${(0,h.d5)(s,"it","them")} ${(0,h.d5)(v,"is","are")} lost`}}),56457:((a,W,t)=>{t.d(W,{D:()=>R,K:()=>M});var h=t(10442),T=t(98446);const z={code:"usag\
e_rights_removed",message:"Usage rights were removed: they are a signature of the document, which a change makes invalid."};function M({signatures:o,usageRightsRemoved:y}){
return[...o>0?[B(o)]:[],...y?[z]:[]]}const B=o=>({code:"signatures_invalidated",message:`${(0,T.y_)(o,"signature is","signatures are")} still in the result but \
no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),R=({fields:o,usageRights:y},s)=>[
...o.length>0?[D(o,s)]:[],...y?[z]:[]],D=(o,y)=>({code:"signatures_removed",message:`${(0,T.y_)(o.length,"signature was","signatures were")} removed${g(o,y)}`});
function g(o,y){switch(y){case"merge":return", because a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot stay signed. \
The visible marks stay.";case"keep":return`${(0,h.gm)(`: ${(0,T.Zv)(o)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;case"\
remove":return(0,h.gm)(`: ${(0,T.Zv)(o)}`);default:return y}}}),59439:((a,W,t)=>{t.d(W,{localHere:()=>nt});var h=t(38522),T=t.n(h),z=t(2352),M=t(58552),B=t(58426),
R=t(95379);const D={merge_documents:async()=>(await Promise.all([t.e(6161),t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1320),t.e(9726),t.e(729),
t.e(1891),t.e(1609),t.e(2822),t.e(1369),t.e(9818)]).then(t.bind(t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(6476),
t.e(3375)]).then(t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(7709),t.e(1369),t.e(9994),t.e(8112)]).then(
t.bind(t,55175))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(7671),t.e(8163),t.e(254)]).then(t.bind(t,254))).split_by_size,
split_by_page_count:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(7671),t.e(8163),t.e(2912)]).then(t.bind(t,2912))).split_by_page_count,split_at_page:async()=>(await Promise.
all([t.e(1836),t.e(4098),t.e(7671),t.e(8163),t.e(222)]).then(t.bind(t,222))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(
7671),t.e(8163),t.e(2403)]).then(t.bind(t,42403))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(7671),t.e(8163),t.e(6643)]).
then(t.bind(t,96643))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(7671),t.e(6703),t.e(9816)]).then(t.bind(t,79816))).
extract_pages,remove_pages:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(7671),t.e(6703),t.e(8199)]).then(t.bind(t,98199))).remove_pages,reorder_pages:async()=>(await Promise.
all([t.e(1836),t.e(4098),t.e(7671),t.e(6703),t.e(5478)]).then(t.bind(t,65478))).reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(
7671),t.e(6703),t.e(6927)]).then(t.bind(t,76927))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(180)]).then(t.bind(t,87799))).
rotate_pages,crop_pages:async()=>(await Promise.all([t.e(6161),t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(1320),t.e(5868),t.e(9726),t.e(729),
t.e(9835),t.e(4411)]).then(t.bind(t,64182))).crop_pages,insert_blank_pages:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(7671),t.e(4841)]).then(t.bind(t,
54841))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(7709),t.e(7671),t.e(1966),t.e(9128),t.e(2691)]).then(t.bind(t,78147))).
resize_pages,arrange_pages:async()=>(await Promise.all([t.e(6161),t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.e(9726),t.e(729),
t.e(1891),t.e(1609),t.e(1854),t.e(9128),t.e(4800)]).then(t.bind(t,96359))).arrange_pages,add_password:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(1373)]).
then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(1435)]).then(t.bind(t,31435))).add_restrictions,remove_password:async()=>(await Promise.
all([t.e(1836),t.e(4098),t.e(2194)]).then(t.bind(t,62194))).remove_password,remove_restrictions:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(9476)]).then(
t.bind(t,89476))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(7671),t.e(8400)]).then(t.bind(t,98400))).remove_signatures,
add_text_watermark:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(776)]).then(t.bind(t,776))).add_text_watermark,add_image_watermark:async()=>(await Promise.
all([t.e(1836),t.e(4098),t.e(7709),t.e(1966),t.e(6476),t.e(5476),t.e(8342)]).then(t.bind(t,38772))).add_image_watermark,add_overlay:async()=>(await Promise.all(
[t.e(1836),t.e(4098),t.e(7709),t.e(1966),t.e(2822),t.e(2459),t.e(7652)]).then(t.bind(t,15922))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(1836),
t.e(4098),t.e(8524)]).then(t.bind(t,78524))).add_page_numbers,add_qr_code:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(9045)]).then(t.bind(t,39045))).add_qr_code,
get_form_data:async()=>(await Promise.all([t.e(1836),t.e(1891),t.e(168)]).then(t.bind(t,57644))).get_form_data,fill_form:async()=>(await Promise.all([t.e(6161),
t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(8231)]).then(t.bind(t,84470))).
fill_form,flatten_form:async()=>(await Promise.all([t.e(6161),t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.e(9726),t.e(729),
t.e(1891),t.e(1609),t.e(1854),t.e(8698)]).then(t.bind(t,59389))).flatten_form,get_document_info:async()=>(await Promise.all([t.e(1836),t.e(7709),t.e(936),t.e(1906),
t.e(9991),t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(6673)]).then(t.bind(t,91461))).get_document_info,check_document:async()=>(await Promise.
all([t.e(1836),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(2154),t.e(7320),t.e(1561),t.e(3679),t.e(8680),
t.e(3864)]).then(t.bind(t,15193))).check_document,set_metadata:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(5676)]).then(t.bind(t,75676))).set_metadata,
extract_images:async()=>(await Promise.all([t.e(1836),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(4444)]).then(t.bind(t,55396))).extract_images,markdown_to_pdf:async()=>(await Promise.
all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(1966),t.e(1320),t.e(9726),t.e(4075),t.e(6476),t.e(2822),
t.e(1581),t.e(2459),t.e(4622),t.e(7519),t.e(5485)]).then(t.bind(t,95485))).markdown_to_pdf,pages_to_images:async()=>(await Promise.all([t.e(6161),t.e(1836),t.e(
4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(6374),t.e(9835),t.e(2118),t.e(1516),
t.e(7190)]).then(t.bind(t,83653))).pages_to_images,html_to_pdf:async()=>(await Promise.all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(1637),
t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(1966),t.e(1320),t.e(4075),t.e(6476),t.e(2822),t.e(1581),t.e(2459),t.e(4622),t.e(7519),t.e(2594),t.e(4675)]).then(t.bind(
t,82083))).html_to_pdf,set_bookmarks:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(6606)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.
all([t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(9709),t.e(9491),t.e(8173),t.e(4954),t.e(1663)]).
then(t.bind(t,46972))).sanitize_document,check_signatures:async()=>(await Promise.all([t.e(1836),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(
5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(8680),t.e(9867)]).then(t.bind(t,17768))).check_signatures,sign_document:async()=>(await Promise.all(
[t.e(1836),t.e(4098),t.e(8680),t.e(7940)]).then(t.bind(t,27940))).sign_document,redact_text:async()=>(await Promise.all([t.e(6161),t.e(1836),t.e(4098),t.e(7709),
t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(6374),t.e(9709),t.e(9491),t.e(3679),t.e(8173),t.e(4954),t.e(4097)]).
then(t.bind(t,44097))).redact_text,compare_documents:async()=>(await Promise.all([t.e(6161),t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),
t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(9726),t.e(729),t.e(2761),t.e(1891),t.e(1609),t.e(3263),t.e(5641),t.e(1854),t.e(6374),t.e(7320),t.e(9835),t.
e(1561),t.e(2118),t.e(1516),t.e(5978),t.e(4031)]).then(t.bind(t,87616))).compare_documents,flatten_annotations:async()=>(await Promise.all([t.e(6161),t.e(1836),
t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.e(9726),t.e(729),t.e(9835),t.e(4949)]).then(t.bind(t,42689))).flatten_annotations,remove_annotations:async()=>(await Promise.
all([t.e(1836),t.e(4098),t.e(7671),t.e(77)]).then(t.bind(t,77))).remove_annotations,set_page_labels:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(808)]).
then(t.bind(t,808))).set_page_labels,extract_attachments:async()=>(await Promise.all([t.e(1836),t.e(5059),t.e(44)]).then(t.bind(t,35262))).extract_attachments,add_attachment:async()=>(await Promise.
all([t.e(1836),t.e(4098),t.e(8317),t.e(1497)]).then(t.bind(t,11497))).add_attachment,read_e_invoice:async()=>(await Promise.all([t.e(1836),t.e(5059),t.e(2761),t.
e(3263),t.e(7837)]).then(t.bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),
t.e(5868),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(8317),t.e(5978),t.e(9368)]).then(t.bind(t,69368))).create_e_invoice,check_e_invoice:async()=>(await Promise.
all([t.e(1836),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(806)]).then(t.bind(t,16132))).check_e_invoice,extract_text:async()=>(await Promise.all([t.e(
1836),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(2154),t.e(8593)]).then(t.bind(t,51789))).extract_text,find_text:async()=>(await Promise.all(
[t.e(1836),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(2154),t.e(3679),t.e(759)]).then(t.bind(t,78905))).find_text,add_text_layer:async()=>(await Promise.
all([t.e(6161),t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(2154),t.e(9709),t.e(9491),
t.e(8103),t.e(1857)]).then(t.bind(t,38149))).add_text_layer,recognize_text:async()=>(await Promise.all([t.e(6161),t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(7671),
t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(2154),t.e(6374),t.e(9709),t.e(9835),t.
e(9491),t.e(2118),t.e(1516),t.e(8103),t.e(8165)]).then(t.bind(t,38165))).recognize_text,split_by_text:async()=>(await Promise.all([t.e(1836),t.e(4098),t.e(7709),
t.e(936),t.e(7671),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(8163),t.e(2154),t.e(3679),t.e(9690)]).then(t.bind(t,59690))).split_by_text,compress_document:async()=>(await Promise.
all([t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(6374),t.e(9709),t.e(2118),t.e(8173),t.e(1369),t.e(9994),t.e(18)]).then(t.
bind(t,66680))).compress_document},g=3,o=100;async function y(f,{memory:n,pace:l}){const d=P=>n.budget.spend("dataBytes",P),m=[s(f,d)];for(let P=m.at(-1);P;P=m.
at(-1)){const O=P.next(),$=O.value;O.done?m.pop():typeof $=="string"?d($.length+g):typeof $=="object"&&$!==null?m.push(s($,d)):d(g);const A=l.step(o);A&&await A}}
function*s(f,n){const l=Array.isArray(f);for(const[d,m]of Object.entries(f))l||n(d.length+g),yield m}var v=t(71391),E=t(70344),S=t(42973),U=t(27041),j=t(72002);
const I={asked:new Set,broken:[],isDoubtful:!1};class N{before;watched=new Map;constructor(n=new Map){this.before=n}watch(n,l){const{asked:d,broken:m,doubtful:P}=l;
this.watched.set(n,{...l,known:{asked:d.size,broken:m.size,doubtful:P.size}})}of(n){return this.before.get(n)??I}review(){const n=new Map;for(const[l,{asked:d,broken:m,
doubtful:P,known:O}]of this.watched){const $=d.size>O.asked||P.size>O.doubtful;($||m.size>O.broken)&&n.set(l,{asked:d,broken:[...m.keys()],isDoubtful:$})}return n.
size>0?new N(n):void 0}}var L=t(93098),i=t(56457);async function c(f){await implementations[f]()}function u({pause:f,limits:n,ports:l=R.kA,lent:d={},codec:m}){const P=new v.
W,O={...S.M,...n};return{ports:l,async run($,A,V,{signal:Y,onProgress:w,timeLimit:b,onResult:k=p}={}){const F=new j.o(f,Y,w,b);try{const C=(0,z._i)($,A);if(C.length>
0)throw(0,M.G6)(C);(0,R.IF)($,V,l);const Q=new L.J,e=async X=>{const H=new U.c(O,m,m?void 0:Q),G={pace:F,limits:O,memory:H,codec:m,prepared:P,lent:d,signal:Y,asked:X,
onResult:k};return x($,(0,z.WK)($,A),V,G)};return await Z(X=>Q.run(F,()=>e(X)))}catch(C){throw(0,M.l3)(C)}}}}const p=({bytes:f})=>f;async function Z(f){const n=new N,
l=await f(n),d=n.review();return d?f(d):l}async function x(f,n,l,d){const m={repaired:void 0,signatures:0,usageRightsRemoved:!1},P=G=>{m.repaired??=G},O=({signatures:G,
usageRightsRemoved:st})=>{m.signatures+=G,m.usageRightsRemoved||=st},$=(0,B.zI)(f).input==="many"?n:n[0],A=await D[f](),{pace:V,limits:Y,memory:w,codec:b,prepared:k,
lent:F,signal:C,asked:Q,onResult:e}=d,H=await A($,l,{pace:V,limits:Y,memory:w,codec:b,prepared:k,lent:F,signal:C,asked:Q,onResult:e,onRepaired:P,onWritten:O});return H.
data&&await y(H.data,d),{...H,notes:[...m.repaired?[(0,E.m)(m.repaired)]:[],...H.notes,...(0,i.K)(m)]}}const K=32768,r=f=>({deflate:(n,l)=>new Promise((d,m)=>{const P={
level:l,memLevel:9,windowBits:15};if(n.length<K)return d(J(f.deflateSync(n,P)));const O=($,A)=>$?m($):d(J(A));f.deflate(n,P,O)}),inflate:(n,l)=>new Promise(d=>{
if(l<=0)d(void 0);else{const m=Math.min(Math.max(n.length,16384),16777216);f.inflate(n,{maxOutputLength:l,chunkSize:m},(P,O)=>d(P?void 0:J(O)))}}),inflateNow(n,l){
if(!(l<=0))try{return J(f.inflateSync(n,{maxOutputLength:l}))}catch{return}}}),J=({buffer:f,byteOffset:n,byteLength:l})=>new Uint8Array(f,n,l);var q=t(52465),_=t(
8526);const tt={drawingStep:2e4},nt=(f={},n=q.b2,l=_.pause,d={})=>u({pause:l,limits:{...tt,...f},ports:n,lent:(0,q.R4)(n,d),codec:r(T())})})};
