"use strict";exports.id=1965,exports.ids=[1965],exports.modules={71391:((p,W,t)=>{t.d(W,{C:()=>T,W:()=>j});var A=t(77598),o=t.n(A);const S=16,B=64*1024*1024;class j{entries=new Map;bytes=0;files=new WeakMap;get(m){
const n=this.entries.get(m);if(n)return this.entries.delete(m),this.entries.set(m,n),n.value}put(m,n,h){if(!(h>B))for(this.drop(m),this.entries.set(m,{value:n,bytes:h}),
this.bytes+=h;this.bytes>B||this.entries.size>S;)this.drop(this.entries.keys().next().value)}async ofFile(m,n,h){const x=this.files.get(m);if(x?.has(n))return x.
get(n);const H=await h();return this.files.set(m,(x??new Map).set(n,H)),H}drop(m){this.bytes-=this.entries.get(m)?.bytes??0,this.entries.delete(m)}}function T(z,...m){
const n=(0,A.createHash)("sha256").update(z);for(const h of m){const x=h instanceof Uint8Array?h:Buffer.from(JSON.stringify(h??null));n.update(`
${x.length}
`).update(x)}return n.digest("base64")}}),70344:((p,W,t)=>{t.d(W,{aR:()=>B,dK:()=>j,m2:()=>S});var A=t(73208),o=t(98446);const S=s=>n(`The document ${s.isOfDataAlone?
"is damaged inside":`was ${T}`}: ${h(s)}.`),B=({isOfDataAlone:s,damagedData:P,damagedImages:O},R)=>s&&O.length===0&&P.every(M=>M==="content"||M==="a font")&&R.some(
({code:M})=>M==="text_incomplete");function j(s){const[P]=s;if(!P)return[];const O=(0,o.Zv)(s.map(({name:L})=>L));if(s.length===1)return[n(`${O} was ${T}: ${h(P.
damage)}.`)];const R=s.flatMap(({name:L,damage:V})=>{const K=x(V);return K.length===0?[]:[`${(0,o.Bu)(L)}: ${K.join("; ")}`]}),M=R.length>m?[`${R.length-m} more\
 have lost something`]:[],Z=R.length===0?[z]:[...R.slice(0,m),...M];return[n(`${s.length} documents were ${T} (${O}): ${Z.join(". ")}.`)]}const T="damaged and h\
ad to be repaired",z="check that the result has all its pages",m=5,n=s=>({code:"document_repaired",message:s});function h(s){const P=x(s);return P.length>0?`${P.
join("; ")}. Check the result`:s.claimed===void 0?z:`${s.count===1?"its page was":`all of its ${s.count} pages were`} found. Check the result`}function x({count:s,
claimed:P,lost:O,withoutContent:R,withoutFonts:M,withoutImages:Z,damagedContent:L,damagedFonts:V,damagedImages:K,isOrderLost:w,brokenStreams:F,lostObjects:b,lostParts:k,
damagedData:Q,mendedKeys:N}){const v=[];w&&v.push(`its page tree is lost, so the ${s} pages that were found are in the order of the file`),O.length>0&&v.push(`i\
ts ${(0,o.oi)(O)} ${(0,o.d5)(O.length,"is","are")} lost, and a blank page is there`),R.length>0&&v.push(`content of its ${(0,o.oi)(R)} is lost`),M.length>0&&v.push(
`fonts of its ${(0,o.oi)(M)} are lost`),Z.length>0&&v.push(`images of its ${(0,o.oi)(Z)} are lost`),L.length>0&&v.push(`content of its ${(0,o.oi)(L)} is damaged`),
V.length>0&&v.push(`fonts of its ${(0,o.oi)(V)} are damaged`),K.length>0&&v.push(`images of its ${(0,o.oi)(K)} are damaged`),F>0&&v.push(H(F,b));for(const U of k)
v.push(`its ${U} ${U.endsWith("s")?"are":"is"} lost`);const G=Q.filter(U=>U!==A.md);return G.length>0&&v.push(`${(0,o.Dw)(G)} in it ${(0,o.d5)(G.length,"is","ar\
e")} damaged`),Q.length>G.length&&v.push("the size of a page is lost, and US Letter was taken"),N.length>0&&v.push(`misspelt entries were read as ${(0,o.Zv)(N.map(
U=>`/${U}`))}`),P!==void 0&&P!==s&&v.push(`${(0,o.y_)(s,"page was","pages were")} found, and the document claims ${P}`),v}function H(s,P){const O=`${(0,o.y_)(s,
"object stream")} ${(0,o.d5)(s,"is","are")} damaged`;return P===0?O:`${O}, and ${(0,o.y_)(P,"object")} of ${(0,o.d5)(s,"it","them")} ${(0,o.d5)(P,"is","are")} l\
ost`}}),56457:((p,W,t)=>{t.d(W,{D:()=>T,K:()=>B});var A=t(10442),o=t(98446);const S={code:"usage_rights_removed",message:"Usage rights were removed: they are a \
signature of the document, which a change makes invalid."};function B({signatures:n,usageRightsRemoved:h}){return[...n>0?[j(n)]:[],...h?[S]:[]]}const j=n=>({code:"\
signatures_invalidated",message:`${(0,o.y_)(n,"signature is","signatures are")} still in the result but no longer valid, because the document changed. Sign it a\
gain, or use remove_signatures first.`,mentions:["remove_signatures"]}),T=({fields:n,usageRights:h},x)=>[...n.length>0?[z(n,x)]:[],...h?[S]:[]],z=(n,h)=>({code:"\
signatures_removed",message:`${(0,o.y_)(n.length,"signature was","signatures were")} removed${m(n,h)}`});function m(n,h){switch(h){case"merge":return", because \
a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,A.gm)(`\
: ${(0,o.Zv)(n)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,A.gm)(`: ${(0,o.Zv)(n)}`);default:return h}}}),
1965:((p,W,t)=>{t.d(W,{localHere:()=>tt});var A=t(38522),o=t.n(A),S=t(2352),B=t(58552),j=t(58426),T=t(95379);const z={merge_documents:async()=>(await Promise.all(
[t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1320),t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(2822),t.e(1369),t.e(9818)]).then(t.bind(
t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(2167),t.e(3375)]).then(t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(7709),t.e(1369),t.e(9994),t.e(8112)]).then(t.bind(t,55175))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(1519),
t.e(4098),t.e(7671),t.e(8163),t.e(254)]).then(t.bind(t,254))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(8163),
t.e(2912)]).then(t.bind(t,2912))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(8163),t.e(222)]).then(t.bind(
t,222))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(8163),t.e(2403)]).then(t.bind(t,42403))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(7671),t.e(8163),t.e(6643)]).then(t.bind(t,96643))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(1519),t.e(4098),
t.e(7671),t.e(6703),t.e(9816)]).then(t.bind(t,79816))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(6703),t.e(8199)]).
then(t.bind(t,98199))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(6703),t.e(5478)]).then(t.bind(t,65478))).reorder_pages,
reverse_pages:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(6703),t.e(6927)]).then(t.bind(t,76927))).reverse_pages,rotate_pages:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(180)]).then(t.bind(t,87799))).rotate_pages,crop_pages:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),
t.e(1906),t.e(9991),t.e(1320),t.e(5868),t.e(9726),t.e(729),t.e(9835),t.e(4411)]).then(t.bind(t,64182))).crop_pages,insert_blank_pages:async()=>(await Promise.all(
[t.e(1519),t.e(4098),t.e(7671),t.e(4841)]).then(t.bind(t,54841))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),t.e(
7671),t.e(1966),t.e(9128),t.e(2691)]).then(t.bind(t,78147))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(
936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(9128),t.e(4800)]).then(t.bind(t,96359))).arrange_pages,add_password:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(1373)]).then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(1435)]).then(t.bind(
t,31435))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(2194)]).then(t.bind(t,62194))).remove_password,remove_restrictions:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(9476)]).then(t.bind(t,89476))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(
8400)]).then(t.bind(t,98400))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(776)]).then(t.bind(t,776))).add_text_watermark,
add_image_watermark:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),t.e(1966),t.e(2167),t.e(5476),t.e(8342)]).then(t.bind(t,38772))).add_image_watermark,
add_overlay:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),t.e(1966),t.e(2822),t.e(2459),t.e(5271)]).then(t.bind(t,15922))).add_overlay,add_page_numbers:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(8524)]).then(t.bind(t,78524))).add_page_numbers,add_qr_code:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(9045)]).then(t.bind(
t,39045))).add_qr_code,get_form_data:async()=>(await Promise.all([t.e(1519),t.e(1891),t.e(168)]).then(t.bind(t,57644))).get_form_data,fill_form:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(8231)]).then(
t.bind(t,84470))).fill_form,flatten_form:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.
e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(8698)]).then(t.bind(t,59389))).flatten_form,get_document_info:async()=>(await Promise.all([t.e(1519),t.e(7709),
t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(6673)]).then(t.bind(t,91461))).get_document_info,
check_document:async()=>(await Promise.all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(2154),
t.e(7320),t.e(1561),t.e(7652),t.e(8680),t.e(3864)]).then(t.bind(t,15193))).check_document,set_metadata:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(5676)]).
then(t.bind(t,75676))).set_metadata,extract_images:async()=>(await Promise.all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(1231),t.e(5396)]).then(t.bind(
t,55396))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(9917),t.e(8481),t.e(1519),t.e(4098),t.e(7709),
t.e(936),t.e(1966),t.e(1320),t.e(9726),t.e(4075),t.e(2167),t.e(2822),t.e(1581),t.e(2459),t.e(4622),t.e(7519),t.e(5485)]).then(t.bind(t,95485))).markdown_to_pdf,
pages_to_images:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(9726),t.e(729),
t.e(1891),t.e(1609),t.e(1854),t.e(6374),t.e(9835),t.e(1231),t.e(1516),t.e(7190)]).then(t.bind(t,83653))).pages_to_images,html_to_pdf:async()=>(await Promise.all(
[t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(9917),t.e(8481),t.e(1637),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(1966),t.e(1320),t.e(4075),t.e(2167),t.e(2822),
t.e(1581),t.e(2459),t.e(4622),t.e(2594),t.e(7519),t.e(3764)]).then(t.bind(t,4066))).html_to_pdf,set_bookmarks:async()=>(await Promise.all([t.e(1519),t.e(4098),t.
e(6606)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(9991),
t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(9709),t.e(9491),t.e(8173),t.e(4954),t.e(1663)]).then(t.bind(t,46972))).sanitize_document,check_signatures:async()=>(await Promise.
all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(8680),t.e(9867)]).then(
t.bind(t,17768))).check_signatures,sign_document:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(8680),t.e(7940)]).then(t.bind(t,27940))).sign_document,redact_text:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(6374),t.e(9709),t.e(9491),
t.e(7652),t.e(8173),t.e(4954),t.e(8824)]).then(t.bind(t,78824))).redact_text,compare_documents:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),
t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(9726),t.e(729),t.e(2761),t.e(1891),t.e(1609),t.e(3263),t.e(5641),t.
e(1854),t.e(6374),t.e(7320),t.e(9835),t.e(1231),t.e(1561),t.e(1516),t.e(5978),t.e(5755)]).then(t.bind(t,65412))).compare_documents,flatten_annotations:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(1320),t.e(9726),t.e(729),t.e(9835),t.e(4949)]).then(t.bind(t,42689))).flatten_annotations,
remove_annotations:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7671),t.e(77)]).then(t.bind(t,77))).remove_annotations,set_page_labels:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(808)]).then(t.bind(t,808))).set_page_labels,extract_attachments:async()=>(await Promise.all([t.e(1519),t.e(5059),t.e(44)]).then(t.bind(
t,35262))).extract_attachments,add_attachment:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(8317),t.e(1497)]).then(t.bind(t,11497))).add_attachment,read_e_invoice:async()=>(await Promise.
all([t.e(1519),t.e(5059),t.e(2761),t.e(3263),t.e(7837)]).then(t.bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(1519),t.e(4098),
t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(8317),t.e(5978),t.e(9368)]).then(t.bind(t,69368))).create_e_invoice,
check_e_invoice:async()=>(await Promise.all([t.e(1519),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(806)]).then(t.bind(t,16132))).check_e_invoice,extract_text:async()=>(await Promise.
all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(2154),t.e(9016)]).then(t.bind(t,14822))).extract_text,find_text:async()=>(await Promise.
all([t.e(1519),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(2154),t.e(7652),t.e(759)]).then(t.bind(t,78905))).find_text,add_text_layer:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(2154),t.e(9709),t.e(9491),
t.e(8103),t.e(1857)]).then(t.bind(t,38149))).add_text_layer,recognize_text:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(7671),
t.e(1906),t.e(1966),t.e(9991),t.e(1320),t.e(5868),t.e(3133),t.e(5059),t.e(9726),t.e(729),t.e(1891),t.e(1609),t.e(1854),t.e(2154),t.e(6374),t.e(9709),t.e(9835),t.
e(1231),t.e(9491),t.e(1516),t.e(8103),t.e(8165)]).then(t.bind(t,38165))).recognize_text,split_by_text:async()=>(await Promise.all([t.e(1519),t.e(4098),t.e(7709),
t.e(936),t.e(7671),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(8163),t.e(2154),t.e(7652),t.e(9690)]).then(t.bind(t,59690))).split_by_text,compress_document:async()=>(await Promise.
all([t.e(1519),t.e(4098),t.e(7709),t.e(936),t.e(1906),t.e(9991),t.e(5868),t.e(3133),t.e(6374),t.e(9709),t.e(1231),t.e(8173),t.e(1369),t.e(9994),t.e(6632)]).then(
t.bind(t,21162))).compress_document},m=3,n=100;async function h(l,{memory:d,pace:g}){const f=E=>d.budget.spend("dataBytes",E),y=[x(l,f)];for(let E=y.at(-1);E;E=
y.at(-1)){const D=E.next(),$=D.value;D.done?y.pop():typeof $=="string"?f($.length+m):typeof $=="object"&&$!==null?y.push(x($,f)):f(m);const I=g.step(n);I&&await I}}
function*x(l,d){const g=Array.isArray(l);for(const[f,y]of Object.entries(l))g||d(f.length+m),yield y}var H=t(71391),s=t(70344),P=t(42973),O=t(27041),R=t(51167),
M=t(73208),Z=t(93098),L=t(56457);async function V(l){await implementations[l]()}function K({pause:l,limits:d,ports:g=T.kA,lent:f={},codec:y}){const E=new H.W,D={
...P.M,...d};return{ports:g,async run($,I,X,{signal:a,onProgress:e,timeLimit:q,onResult:r=w}={}){const i=new R.o(l,a,e,q);try{const J=(0,S._i)($,I);if(J.length>
0)throw(0,B.G6)(J);(0,T.IF)($,X,g);const c=new Z.J,_=async u=>{const C=new O.c(D,y,y?void 0:c),Y={pace:i,limits:D,memory:C,codec:y,prepared:E,lent:f,signal:a,asked:u,
onResult:r};return b($,(0,S.WK)($,I),X,Y)};return await F(u=>c.run(i,()=>_(u)))}catch(J){throw(0,B.l3)(J)}}}}const w=({bytes:l})=>l;async function F(l){const d=new M.
HR,g=await l(d),f=d.review();return f?l(f):g}async function b(l,d,g,f){const y={repaired:void 0,signatures:0,usageRightsRemoved:!1},E=Y=>{y.repaired??=Y},D=({signatures:Y,
usageRightsRemoved:nt})=>{y.signatures+=Y,y.usageRightsRemoved||=nt},$=(0,j.zI)(l).input==="many"?d:d[0],I=await z[l](),{pace:X,limits:a,memory:e,codec:q,prepared:r,
lent:i,signal:J,asked:c,onResult:_}=f,C=await I($,g,{pace:X,limits:a,memory:e,codec:q,prepared:r,lent:i,signal:J,asked:c,onResult:_,onRepaired:E,onWritten:D});return C.
data&&await h(C.data,f),{...C,notes:[...y.repaired&&!(0,s.aR)(y.repaired,C.notes)?[(0,s.m2)(y.repaired)]:[],...C.notes,...(0,L.K)(y)]}}const k=32768,Q=l=>({deflate:(d,g)=>new Promise(
(f,y)=>{const E={level:g,memLevel:9,windowBits:15};if(d.length<k)return f(N(l.deflateSync(d,E)));const D=($,I)=>$?y($):f(N(I));l.deflate(d,E,D)}),inflate:(d,g)=>new Promise(
f=>{if(g<=0)f(void 0);else{const y=Math.min(Math.max(d.length,16384),16777216);l.inflate(d,{maxOutputLength:g,chunkSize:y},(E,D)=>f(E?void 0:N(D)))}}),inflateNow(d,g){
if(!(g<=0))try{return N(l.inflateSync(d,{maxOutputLength:g}))}catch{return}}}),N=({buffer:l,byteOffset:d,byteLength:g})=>new Uint8Array(l,d,g);var v=t(52465),G=t(
8526);const U={drawingStep:2e4},tt=(l={},d=v.b2,g=G.pause,f={})=>K({pause:g,limits:{...U,...l},ports:d,lent:(0,v.R4)(d,f),codec:Q(o())})})};
