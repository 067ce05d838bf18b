"use strict";exports.id=9161,exports.ids=[9161,9439],exports.modules={71391:((u,H,t)=>{t.d(H,{C:()=>P,W:()=>S});var f=t(77598),I=t.n(f);const B=16,D=64*1024*1024;class S{entries=new Map;bytes=0;files=new WeakMap;get(g){
const l=this.entries.get(g);if(l)return this.entries.delete(g),this.entries.set(g,l),l.value}put(g,l,a){if(!(a>D))for(this.drop(g),this.entries.set(g,{value:l,bytes:a}),
this.bytes+=a;this.bytes>D||this.entries.size>B;)this.drop(this.entries.keys().next().value)}async ofFile(g,l,a){const s=this.files.get(g);if(s?.has(l))return s.
get(l);const $=await a();return this.files.set(g,(s??new Map).set(l,$)),$}drop(g){this.bytes-=this.entries.get(g)?.bytes??0,this.entries.delete(g)}}function P(M,...g){
const l=(0,f.createHash)("sha256").update(M);for(const a of g){const s=a instanceof Uint8Array?a:Buffer.from(JSON.stringify(a??null));l.update(`
${s.length}
`).update(s)}return l.digest("base64")}}),70344:((u,H,t)=>{t.d(H,{d:()=>B,m:()=>I});var f=t(98446);const I=s=>M(`The document was ${D}: ${g(s)}.`);function B(s){
const[$]=s;if(!$)return[];const T=(0,f.Zv)(s.map(({name:Y})=>Y));if(s.length===1)return[M(`${T} was ${D}: ${g($.damage)}.`)];const N=s.flatMap(({name:Y,damage:j})=>{
const F=l(j);return F.length===0?[]:[`${(0,f.Bu)(Y)}: ${F.join("; ")}`]}),Z=N.length>P?[`${N.length-P} more have lost something`]:[],W=N.length===0?[S]:[...N.slice(
0,P),...Z];return[M(`${s.length} documents were ${D} (${T}): ${W.join(". ")}.`)]}const D="damaged and had to be repaired",S="check that the result has all its p\
ages",P=5,M=s=>({code:"document_repaired",message:s});function g(s){const $=l(s);return $.length>0?`${$.join("; ")}. Check the result`:s.claimed===void 0?S:`${s.
count===1?"its page was":`all of its ${s.count} pages were`} found. Check the result`}function l({count:s,claimed:$,lost:T,withoutContent:N,withoutFonts:Z,withoutImages:W,
damagedContent:Y,damagedFonts:j,damagedImages:F,isOrderLost:k,brokenStreams:Q,lostObjects:q,lostParts:r,mendedKeys:p}){const U=[];k&&U.push(`its page tree is lo\
st, so the ${s} pages that were found are in the order of the file`),T.length>0&&U.push(`its ${(0,f.oi)(T)} ${(0,f.d5)(T.length,"is","are")} lost, and a blank p\
age is there`),N.length>0&&U.push(`content of its ${(0,f.oi)(N)} is lost`),Z.length>0&&U.push(`fonts of its ${(0,f.oi)(Z)} are lost`),W.length>0&&U.push(`images\
 of its ${(0,f.oi)(W)} are lost`),Y.length>0&&U.push(`content of its ${(0,f.oi)(Y)} is damaged`),j.length>0&&U.push(`fonts of its ${(0,f.oi)(j)} are damaged`),F.
length>0&&U.push(`images of its ${(0,f.oi)(F)} are damaged`),Q>0&&U.push(a(Q,q));for(const c of r)U.push(`its ${c} ${c.endsWith("s")?"are":"is"} lost`);return p.
length>0&&U.push(`misspelt entries were read as ${(0,f.Zv)(p.map(c=>`/${c}`))}`),$!==void 0&&$!==s&&U.push(`${(0,f.y_)(s,"page was","pages were")} found, and th\
e document claims ${$}`),U}function a(s,$){const T=`${(0,f.y_)(s,"object stream")} ${(0,f.d5)(s,"is","are")} damaged`;return $===0?T:`${T}, and ${(0,f.y_)($,"ob\
ject")} of ${(0,f.d5)(s,"it","them")} ${(0,f.d5)($,"is","are")} lost`}}),56457:((u,H,t)=>{t.d(H,{D:()=>P,K:()=>D});var f=t(10442),I=t(98446);const B={code:"usag\
e_rights_removed",message:"Usage rights were removed: they are a signature of the document, which a change makes invalid."};function D({signatures:l,usageRightsRemoved:a}){
return[...l>0?[S(l)]:[],...a?[B]:[]]}const S=l=>({code:"signatures_invalidated",message:`${(0,I.y_)(l,"signature is","signatures are")} still in the result but \
no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),P=({fields:l,usageRights:a},s)=>[
...l.length>0?[M(l,s)]:[],...a?[B]:[]],M=(l,a)=>({code:"signatures_removed",message:`${(0,I.y_)(l.length,"signature was","signatures were")} removed${g(l,a)}`});
function g(l,a){switch(a){case"merge":return", because a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot stay signed. \
The visible marks stay.";case"keep":return`${(0,f.gm)(`: ${(0,I.Zv)(l)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;case"\
remove":return(0,f.gm)(`: ${(0,I.Zv)(l)}`);default:return a}}}),59439:((u,H,t)=>{t.d(H,{localHere:()=>tt});var f=t(38522),I=t.n(f),B=t(2352),D=t(58552),S=t(58426),
P=t(95379);const M={merge_documents:async()=>(await Promise.all([t.e(6161),t.e(1836),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1320),t.e(9726),t.e(729),
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
bind(t,66680))).compress_document},g=3,l=100;async function a(E,{memory:m,pace:v}){const x=R=>m.budget.spend("dataBytes",R),O=[s(E,x)];for(let R=O.at(-1);R;R=O.
at(-1)){const L=R.next(),A=L.value;L.done?O.pop():typeof A=="string"?x(A.length+g):typeof A=="object"&&A!==null?O.push(s(A,x)):x(g);const V=v.step(l);V&&await V}}
function*s(E,m){const v=Array.isArray(E);for(const[x,O]of Object.entries(E))v||m(x.length+g),yield O}var $=t(71391),T=t(70344),N=t(42973),Z=t(27041),W=t(72002);
const Y={asked:new Set,broken:[],isDoubtful:!1};class j{before;watched=new Map;constructor(m=new Map){this.before=m}watch(m,v){const{asked:x,broken:O,doubtful:R}=v;
this.watched.set(m,{...v,known:{asked:x.size,broken:O.size,doubtful:R.size}})}of(m){return this.before.get(m)??Y}review(){const m=new Map;for(const[v,{asked:x,broken:O,
doubtful:R,known:L}]of this.watched){const A=x.size>L.asked||R.size>L.doubtful;(A||O.size>L.broken)&&m.set(v,{asked:x,broken:[...O.keys()],isDoubtful:A})}return m.
size>0?new j(m):void 0}}var F=t(93098),k=t(56457);async function Q(E){await implementations[E]()}function q({pause:E,limits:m,ports:v=P.kA,lent:x={},codec:O}){const R=new $.
W,L={...N.M,...m};return{ports:v,async run(A,V,w,{signal:C,onProgress:o,timeLimit:n,onResult:d=r}={}){const h=new W.o(E,C,o,n);try{const y=(0,B._i)(A,V);if(y.length>
0)throw(0,D.G6)(y);(0,P.IF)(A,w,v);const z=new F.J,K=async i=>{const X=new Z.c(L,O,O?void 0:z),G={pace:h,limits:L,memory:X,codec:O,prepared:R,lent:x,signal:C,asked:i,
onResult:d};return U(A,(0,B.WK)(A,V),w,G)};return await p(i=>z.run(h,()=>K(i)))}catch(y){throw(0,D.l3)(y)}}}}const r=({bytes:E})=>E;async function p(E){const m=new j,
v=await E(m),x=m.review();return x?E(x):v}async function U(E,m,v,x){const O={repaired:void 0,signatures:0,usageRightsRemoved:!1},R=G=>{O.repaired??=G},L=({signatures:G,
usageRightsRemoved:b})=>{O.signatures+=G,O.usageRightsRemoved||=b},A=(0,S.zI)(E).input==="many"?m:m[0],V=await M[E](),{pace:w,limits:C,memory:o,codec:n,prepared:d,
lent:h,signal:y,asked:z,onResult:K}=x,X=await V(A,v,{pace:w,limits:C,memory:o,codec:n,prepared:d,lent:h,signal:y,asked:z,onResult:K,onRepaired:R,onWritten:L});return X.
data&&await a(X.data,x),{...X,notes:[...O.repaired?[(0,T.m)(O.repaired)]:[],...X.notes,...(0,k.K)(O)]}}const c=32768,st=E=>({deflate:(m,v)=>new Promise((x,O)=>{
const R={level:v,memLevel:9,windowBits:15};if(m.length<c)return x(e(E.deflateSync(m,R)));const L=(A,V)=>A?O(A):x(e(V));E.deflate(m,R,L)}),inflate:(m,v)=>new Promise(
x=>{if(v<=0)x(void 0);else{const O=Math.min(Math.max(m.length,16384),16777216);E.inflate(m,{maxOutputLength:v,chunkSize:O},(R,L)=>x(R?void 0:e(L)))}}),inflateNow(m,v){
if(!(v<=0))try{return e(E.inflateSync(m,{maxOutputLength:v}))}catch{return}}}),e=({buffer:E,byteOffset:m,byteLength:v})=>new Uint8Array(E,m,v);var _=t(52465),ot=t(
8526);const lt={drawingStep:2e4},tt=(E={},m=_.b2,v=ot.pause,x={})=>q({pause:v,limits:{...lt,...E},ports:m,lent:(0,_.R4)(m,x),codec:st(I())})}),99099:((u,H,t)=>{
t.d(H,{Fu:()=>D,qX:()=>I,th:()=>B,z8:()=>S});const f=100,I=()=>new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));function B(P){Atomics.store(P,
0,Math.ceil(process.memoryUsage().external/1024))}const D=(P,M)=>P.prototype.getHeapStatistics?2*M:M;function S(P,{outside:M,told:g}){let l=!1;const a=Atomics.load(
M,0),s=async()=>{const T=await P.getHeapStatistics?.().catch(()=>{});l||(g(T?.used_heap_size??0,(Atomics.load(M,0)-a)*1024),l||($=setTimeout(()=>{s()},f)))};let $=setTimeout(
()=>{s()},f);return()=>{l=!0,clearTimeout($)}}}),81838:((u,H,t)=>{t.d(H,{Ul:()=>I,bM:()=>B,pY:()=>D});var f=t(58552);function I({code:S,message:P,issues:M,advice:g,
operation:l,fields:a,predicate:s,sentence:$,position:T,documentName:N,others:Z,cause:W}){return{code:S,message:P,issues:M,...g===void 0?{}:{advice:g},...l===void 0?
{}:{operation:l},fields:a,...s===void 0?{}:{predicate:s},sentence:$,...T===void 0?{}:{position:T},...N===void 0?{}:{documentName:N},others:Z.map(I),...W instanceof
Error?{cause:{name:W.name,places:(0,f.ek)(W)}}:{}}}function B({code:S,message:P,cause:M,others:g,...l}){const a={...l,others:g.map(B)};if(!M)return new f.zU(S,P,
a);const s=new Error("in a worker");return s.name=M.name,s.stack=[M.name,...M.places].join(`
    `),new f.zU(S,P,{...a,cause:s})}function D(S){const P=new Set;return{documents:S.map(g=>{const{buffer:l,byteLength:a}=g.bytes,$=a>0&&l instanceof ArrayBuffer&&
l.byteLength===a&&!P.has(l)?g.bytes:new Uint8Array(g.bytes);return P.add($.buffer),{...g,bytes:$}}),memory:[...P]}}}),99161:((u,H,t)=>{var f=t(75919),I=t(58552),
B=t(78877),D=t(30714);const S=32*1024*1024;let P;function M(o){o<S||(P||((0,B.setFlagsFromString)("--expose-gc"),P=(0,D.runInNewContext)("gc")),P())}var g=t(59439),
l=t(99099),a=t(8526),s=t(86466),$=t(58426);function T(o,{documents:n,files:d=[]}){const{output:h}=(0,$.zI)(o);if(!(h!=="pdfs"&&h!=="files"))return h==="files"?d:
n}const N=(o,n)=>n.length===0&&o==="multipart/mixed"?"application/zip":o;function Z(o,n,d){const h=T(o,n);return h&&W(h,d)}function W(o,n){const d=N(n,o),h=d===
"multipart/mixed"?(0,s.qb)(o):"",y=(0,s.qA)(o.map(i=>(0,s.iP)(i)),d,h),{contentType:z,length:K}=y;return{contentType:z,length:K,pieces:[...j((0,s.f4)(y,o))]}}const Y=64*
1024;function*j(o){const n=[];let d=0;const h=()=>{d=0;const y=n.splice(0);return y.length>0?[Buffer.concat(y)]:[]};for(const y of o){if(y.length>=Y){yield*h(),
yield y;continue}n.push(y),d+=y.length,d>=Y&&(yield*h())}yield*h()}const F=new Uint8Array;class k{most;sizes=[];total=0;rounds=0;constructor(n){this.most=n}take=({
index:n,bytes:d})=>(n===0&&(this.rounds++,[this.sizes,this.total]=[[],0]),this.sizes.push(d.length),this.total+=d.length,this.isTooMuch?F:d);get isTooMuch(){return this.
total>this.most}writerFor(n,d,h,y){const z=T(n,d);if(!z||z.length!==this.sizes.length)return;const K=z.map(({bytes:X,...G},b)=>({...G,size:this.sizes[b]})),i=N(
h,z);return(0,s.qA)(K,i,i==="multipart/mixed"?(0,s.iH)(y,"results"):"")}send(n,d){let h=0;return async({index:y,bytes:z})=>{if(y===0&&h++,h<this.rounds)return F;
if(h>this.rounds||z.length!==this.sizes[y])throw new I.zU("internal","A result is another one when it is made again");for(const K of j(n.part(y,z)))await d(K);return F}}}
var Q=t(81838);class q{signal;say;allowed=0;wake;constructor(n,d){this.signal=n,this.say=d,n.addEventListener("abort",()=>this.wake?.(),{once:!0})}allow(n){this.
allowed+=n,this.wake?.()}send=async n=>{for(;this.allowed<=0&&!this.signal.aborted;)await new Promise(d=>{this.wake=d});if(this.signal.aborted)throw(0,I.WN)();this.
allowed-=n.length,this.say(n)}}const r=4,p=1e3,{limits:U,ports:c,lending:st,outside:e,kept:_}=f.workerData,ot=()=>((0,l.th)(e),(0,a.pause)()),lt=(0,g.localHere)(
U,c,ot,st),tt=new Map;let E,m,v=new AbortController;f.parentPort?.on("message",o=>{if(o.kind==="run")x(o);else{if(o.id!==E)return;o.kind==="cancel"?v.abort():m?.
allow(o.bytes)}}),f.parentPort?.on("messageerror",o=>{throw o});async function x(o){const{id:n,documents:d}=o;E=n;const h=d.reduce((y,{bytes:z})=>y+z.length,0);
v.signal.aborted&&(v=new AbortController);try{await O(o)}catch(y){C({kind:"failed",id:n,error:(0,Q.Ul)((0,I.l3)(y))})}finally{E=m=void 0,setImmediate(()=>{M(Math.
max(h,process.memoryUsage().external/r)),(0,l.th)(e)})}}async function O({id:o,name:n,documents:d,parameters:h,kept:y,tellsProgress:z,timeLimit:K,packAs:i}){const X={
...h,...V(y)},G=new k(i?_:1/0),b=mt=>lt.run(n,d,X,{signal:v.signal,onResult:mt,...K?{timeLimit:K}:{},...z?{onProgress:w(o)}:{}}),J=await b(G.take),nt=i&&G.isTooMuch?
G.writerFor(n,J,i,d):void 0;if(nt){const{contentType:mt,length:at}=nt;m=new q(v.signal,ht=>L(o,ht)),C({kind:"begun",id:o,outcome:{...A(J),packed:{contentType:mt,
length:at,pieces:[]}}}),await b(G.send(nt,m.send));for(const ht of j(nt.end()))await m.send(ht);return C({kind:"end",id:o})}const ft=i&&Z(n,J,i);if(ft)return R(
o,J,ft);const dt=(0,Q.pY)([...J.documents,...J.files??[]]),gt=dt.documents.slice(0,J.documents.length),yt=dt.documents.slice(J.documents.length);C({kind:"done",
id:o,outcome:{...J,documents:gt,...J.files?{files:yt}:{}}},dt.memory)}function R(o,n,d){const h=(0,Q.pY)(d.pieces.map(z=>({name:"",bytes:z}))),y=h.documents.map(
({bytes:z})=>z);C({kind:"done",id:o,outcome:{...A(n),packed:{...d,pieces:y}}},h.memory)}function L(o,n){const{documents:d,memory:h}=(0,Q.pY)([{name:"",bytes:n}]);
C({kind:"piece",id:o,bytes:d[0].bytes},h)}function A({documents:o,files:n,...d}){const h=new Uint8Array;return{...d,documents:o.map(y=>({...y,bytes:h})),...n?{files:n.
map(y=>({...y,bytes:h}))}:{}}}function V(o){for(const{id:n,bytes:d}of o)d&&tt.set(n,d);return Object.fromEntries(o.map(({field:n,id:d,name:h})=>[n,{name:h,bytes:tt.
get(d)}]))}function w(o){let n=performance.now();return d=>{const h=performance.now();h-n<p||(n=h,C({kind:"progress",id:o,fraction:d}))}}function C(o,n=[]){f.parentPort?.
postMessage(o,n)}})};
