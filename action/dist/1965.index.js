"use strict";exports.id=1965,exports.ids=[1965],exports.modules={71391:((w,W,t)=>{t.d(W,{C:()=>D,W:()=>j});var A=t(77598),o=t.n(A);const S=16,B=64*1024*1024;class j{entries=new Map;bytes=0;files=new WeakMap;get(h){
const v=this.entries.get(h);if(v)return this.entries.delete(h),this.entries.set(h,v),v.value}put(h,v,n){if(!(n>B))for(this.drop(h),this.entries.set(h,{value:v,bytes:n}),
this.bytes+=n;this.bytes>B||this.entries.size>S;)this.drop(this.entries.keys().next().value)}async ofFile(h,v,n){const y=this.files.get(h);if(y?.has(v))return y.
get(v);const L=await n();return this.files.set(h,(y??new Map).set(v,L)),L}drop(h){this.bytes-=this.entries.get(h)?.bytes??0,this.entries.delete(h)}}function D(I,...h){
const v=(0,A.createHash)("sha256").update(I);for(const n of h){const y=n instanceof Uint8Array?n:Buffer.from(JSON.stringify(n??null));v.update(`
${y.length}
`).update(y)}return v.digest("base64")}}),70344:((w,W,t)=>{t.d(W,{aR:()=>B,dK:()=>j,m2:()=>S});var A=t(73208),o=t(98446);const S=s=>n(`The document ${s.isOfDataAlone?
"is damaged inside":`was ${D}`}: ${y(s)}.`),B=({isOfDataAlone:s,isOfText:P,damagedData:O,damagedImages:R},K)=>s&&!P&&R.length===0&&O.every(M=>M==="content"||M===
"a font")&&K.some(({code:M})=>M==="text_incomplete");function j(s){const[P]=s;if(!P)return[];const O=(0,o.Zv)(s.map(({name:N})=>N));if(s.length===1)return[n(`${O}\
 was ${D}: ${y(P.damage)}.`)];const R=s.flatMap(({name:N,damage:G})=>{const C=L(G);return C.length===0?[]:[`${(0,o.Bu)(N)}: ${C.join("; ")}`]}),K=R.length>v?[`${R.
length-v} more have lost something`]:[],M=R.length===0?[h]:[...R.slice(0,v),...K];return[n(`${s.length} documents were ${D} (${O}): ${M.join(". ")}.`)]}const D="\
damaged and had to be repaired",I="A program seems to have taken the file for text, which changes its bytes: get it again as binary data",h="check that the resu\
lt has all its pages",v=5,n=s=>({code:"document_repaired",message:s});function y(s){const P=L(s);return s.isOfText&&P.length>0?`${P.join("; ")}. ${I}`:P.length>
0?`${P.join("; ")}. Check the result`:s.claimed===void 0?h:`${s.count===1?"its page was":`all of its ${s.count} pages were`} found. Check the result`}function L({
count:s,claimed:P,lost:O,withoutContent:R,withoutFonts:K,withoutImages:M,damagedContent:N,damagedFonts:G,damagedImages:C,isOrderLost:b,brokenStreams:Q,lostObjects:k,
lostParts:q,damagedData:H,mendedKeys:V}){const $=[];b&&$.push(`its page tree is lost, so the ${s} pages that were found are in the order of the file`),O.length>
0&&$.push(`its ${(0,o.oi)(O)} ${(0,o.d5)(O.length,"is","are")} lost, and a blank page is there`),R.length>0&&$.push(`content of its ${(0,o.oi)(R)} is lost`),K.length>
0&&$.push(`fonts of its ${(0,o.oi)(K)} are lost`),M.length>0&&$.push(`images of its ${(0,o.oi)(M)} are lost`),N.length>0&&$.push(`content of its ${(0,o.oi)(N)} \
is damaged`),G.length>0&&$.push(`fonts of its ${(0,o.oi)(G)} are damaged`),C.length>0&&$.push(`images of its ${(0,o.oi)(C)} are damaged`),Q>0&&$.push(Y(Q,k));for(const U of q)
$.push(`its ${U} ${U.endsWith("s")?"are":"is"} lost`);const J=H.filter(U=>U!==A.md);return J.length>0&&$.push(`${(0,o.Dw)(J)} in it ${(0,o.d5)(J.length,"is","ar\
e")} damaged`),H.length>J.length&&$.push("the size of a page is lost, and US Letter was taken"),V.length>0&&$.push(`misspelt entries were read as ${(0,o.Zv)(V.map(
U=>`/${U}`))}`),P!==void 0&&P!==s&&$.push(`${(0,o.y_)(s,"page was","pages were")} found, and the document claims ${P}`),$}function Y(s,P){const O=`${(0,o.y_)(s,
"object stream")} ${(0,o.d5)(s,"is","are")} damaged`;return P===0?O:`${O}, and ${(0,o.y_)(P,"object")} of ${(0,o.d5)(s,"it","them")} ${(0,o.d5)(P,"is","are")} l\
ost`}}),56457:((w,W,t)=>{t.d(W,{DC:()=>D,K7:()=>B,L4:()=>I});var A=t(10442),o=t(98446);const S={code:"usage_rights_removed",message:"Usage rights were removed: \
they are a signature of the document, which a change makes invalid."};function B({signatures:n,usageRightsRemoved:y}){return[...n>0?[j(n)]:[],...y?[S]:[]]}const j=n=>({
code:"signatures_invalidated",message:`${(0,o.y_)(n,"signature is","signatures are")} still in the result but no longer valid, because the document changed. Sig\
n it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),D=({fields:n,usageRights:y},L)=>[...n.length>0?[h(n.length,v(n,L))]:[],...y?[S]:[]],
I=n=>n>0?[h(n,` with ${n===1?"its page":"their pages"}.`)]:[],h=(n,y)=>({code:"signatures_removed",message:`${(0,o.y_)(n,"signature was","signatures were")} rem\
oved${y}`});function v(n,y){switch(y){case"merge":return", because a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot s\
tay signed. The visible marks stay.";case"keep":return`${(0,A.gm)(`: ${(0,o.Zv)(n)}`)} Their visible marks stay on the pages, although the document is no longer\
 signed.`;case"remove":return(0,A.gm)(`: ${(0,o.Zv)(n)}`);default:return y}}}),1965:((w,W,t)=>{t.d(W,{localHere:()=>U});var A=t(38522),o=t.n(A),S=t(2352),B=t(58552),
j=t(38340),D=t(95379);const I={merge_documents:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(1717),t.e(824),t.e(7709),t.e(936),t.e(7671),t.e(7490),t.e(5059),
t.e(2761),t.e(4950),t.e(7809),t.e(5270),t.e(8164),t.e(4279),t.e(1369),t.e(9626),t.e(9740)]).then(t.bind(t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.
all([t.e(1519),t.e(1717),t.e(2167),t.e(3375)]).then(t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),
t.e(7709),t.e(1369),t.e(5640),t.e(4344)]).then(t.bind(t,55175))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),t.e(7671),
t.e(5059),t.e(2761),t.e(8163),t.e(5375)]).then(t.bind(t,254))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),t.e(7671),
t.e(5059),t.e(2761),t.e(8163),t.e(8509)]).then(t.bind(t,2912))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),t.e(
7671),t.e(5059),t.e(2761),t.e(8163),t.e(6079)]).then(t.bind(t,222))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),t.e(
7671),t.e(5059),t.e(2761),t.e(8163),t.e(1390)]).then(t.bind(t,42403))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),
t.e(7671),t.e(5059),t.e(2761),t.e(8163),t.e(3198)]).then(t.bind(t,96643))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(
7671),t.e(6703),t.e(9816)]).then(t.bind(t,79816))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(7671),t.e(6703),t.e(8199)]).then(
t.bind(t,98199))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(7671),t.e(6703),t.e(5478)]).then(t.bind(t,65478))).reorder_pages,
reverse_pages:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(7671),t.e(6703),t.e(6927)]).then(t.bind(t,76927))).reverse_pages,rotate_pages:async()=>(await Promise.
all([t.e(1519),t.e(1717),t.e(180)]).then(t.bind(t,87799))).rotate_pages,crop_pages:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(1717),t.e(824),t.e(7709),
t.e(936),t.e(7490),t.e(9991),t.e(5868),t.e(4950),t.e(7809),t.e(9835),t.e(6310)]).then(t.bind(t,64182))).crop_pages,insert_blank_pages:async()=>(await Promise.all(
[t.e(1519),t.e(1717),t.e(7671),t.e(4841)]).then(t.bind(t,54841))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(7709),t.e(
7671),t.e(1966),t.e(9128),t.e(8147)]).then(t.bind(t,78147))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(1717),t.e(824),t.e(
7709),t.e(936),t.e(7671),t.e(7490),t.e(1966),t.e(4950),t.e(7809),t.e(5270),t.e(8164),t.e(8838),t.e(3080),t.e(9128),t.e(4800)]).then(t.bind(t,96359))).arrange_pages,
add_password:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),t.e(5603)]).then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.
all([t.e(1519),t.e(1717),t.e(824),t.e(729)]).then(t.bind(t,31435))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(2194)]).
then(t.bind(t,62194))).remove_password,remove_restrictions:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(9476)]).then(t.bind(t,89476))).remove_restrictions,
remove_signatures:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(7671),t.e(8400)]).then(t.bind(t,98400))).remove_signatures,add_text_watermark:async()=>(await Promise.
all([t.e(1519),t.e(1717),t.e(776)]).then(t.bind(t,776))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),t.e(7709),
t.e(1966),t.e(2167),t.e(5476),t.e(4256)]).then(t.bind(t,38772))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),t.e(7709),
t.e(1966),t.e(4279),t.e(7827),t.e(5271)]).then(t.bind(t,15922))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(8524)]).then(
t.bind(t,78524))).add_page_numbers,add_qr_code:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(9045)]).then(t.bind(t,39045))).add_qr_code,get_form_data:async()=>(await Promise.
all([t.e(1519),t.e(5270),t.e(168)]).then(t.bind(t,57644))).get_form_data,fill_form:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(1717),t.e(824),t.e(7709),
t.e(936),t.e(7671),t.e(7490),t.e(1966),t.e(4950),t.e(7809),t.e(5270),t.e(8164),t.e(8838),t.e(3080),t.e(7372),t.e(8231)]).then(t.bind(t,84470))).fill_form,flatten_form:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(1717),t.e(824),t.e(7709),t.e(936),t.e(7671),t.e(7490),t.e(1966),t.e(4950),t.e(7809),t.e(5270),t.e(8164),t.e(8838),t.e(3080),t.e(8698)]).
then(t.bind(t,59389))).flatten_form,get_document_info:async()=>(await Promise.all([t.e(1519),t.e(824),t.e(7709),t.e(936),t.e(7490),t.e(5059),t.e(9991),t.e(2761),
t.e(5868),t.e(3133),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(6673)]).then(t.bind(t,91461))).get_document_info,check_document:async()=>(await Promise.all([t.e(
1519),t.e(824),t.e(7709),t.e(936),t.e(7490),t.e(5059),t.e(9991),t.e(2761),t.e(5868),t.e(3133),t.e(3263),t.e(5641),t.e(2154),t.e(7320),t.e(1561),t.e(7652),t.e(8680),
t.e(3864)]).then(t.bind(t,15193))).check_document,set_metadata:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),t.e(2874)]).then(t.bind(t,75676))).set_metadata,
extract_images:async()=>(await Promise.all([t.e(1519),t.e(7709),t.e(936),t.e(7490),t.e(9991),t.e(1231),t.e(4285)]).then(t.bind(t,4285))).extract_images,markdown_to_pdf:async()=>(await Promise.
all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(9917),t.e(8481),t.e(1519),t.e(1717),t.e(824),t.e(7709),t.e(936),t.e(1966),t.e(4950),t.e(4075),t.e(2167),t.e(4279),
t.e(3745),t.e(4622),t.e(7827),t.e(4817),t.e(6966)]).then(t.bind(t,26966))).markdown_to_pdf,pages_to_images:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(
1717),t.e(824),t.e(7709),t.e(936),t.e(7671),t.e(7490),t.e(1966),t.e(9991),t.e(4950),t.e(7809),t.e(5270),t.e(8164),t.e(8838),t.e(3080),t.e(6374),t.e(9835),t.e(1231),
t.e(8715),t.e(7190)]).then(t.bind(t,83653))).pages_to_images,html_to_pdf:async()=>(await Promise.all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(9917),t.e(8481),
t.e(1637),t.e(1519),t.e(1717),t.e(824),t.e(7709),t.e(936),t.e(1966),t.e(4075),t.e(2167),t.e(4279),t.e(3745),t.e(4622),t.e(7827),t.e(2594),t.e(4817),t.e(72)]).then(
t.bind(t,27710))).html_to_pdf,set_bookmarks:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(6606)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.
all([t.e(1519),t.e(1717),t.e(824),t.e(7709),t.e(936),t.e(7671),t.e(7490),t.e(5059),t.e(9991),t.e(2761),t.e(5868),t.e(3133),t.e(9709),t.e(9491),t.e(3197),t.e(4704),
t.e(1663)]).then(t.bind(t,46972))).sanitize_document,check_signatures:async()=>(await Promise.all([t.e(1519),t.e(824),t.e(7709),t.e(936),t.e(7490),t.e(5059),t.e(
9991),t.e(2761),t.e(5868),t.e(3133),t.e(3263),t.e(5641),t.e(7320),t.e(1561),t.e(8680),t.e(9867)]).then(t.bind(t,17768))).check_signatures,sign_document:async()=>(await Promise.
all([t.e(1519),t.e(1717),t.e(8680),t.e(7372),t.e(7940)]).then(t.bind(t,27940))).sign_document,redact_text:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(1717),
t.e(824),t.e(7709),t.e(936),t.e(7671),t.e(7490),t.e(5059),t.e(1966),t.e(9991),t.e(2761),t.e(5868),t.e(3133),t.e(6374),t.e(9709),t.e(9491),t.e(7652),t.e(3197),t.
e(4704),t.e(7687)]).then(t.bind(t,47687))).redact_text,compare_documents:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(1717),t.e(824),t.e(7709),t.e(936),
t.e(7671),t.e(7490),t.e(5059),t.e(1966),t.e(9991),t.e(2761),t.e(5868),t.e(4950),t.e(3133),t.e(7809),t.e(5270),t.e(8164),t.e(8838),t.e(3263),t.e(5641),t.e(3080),
t.e(6374),t.e(7320),t.e(9835),t.e(1231),t.e(1561),t.e(8715),t.e(5978),t.e(5755)]).then(t.bind(t,65412))).compare_documents,flatten_annotations:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(1717),t.e(824),t.e(7709),t.e(936),t.e(7671),t.e(7490),t.e(1966),t.e(4950),t.e(7809),t.e(8838),t.e(9835),t.e(7538)]).then(t.bind(t,42689))).
flatten_annotations,remove_annotations:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(7671),t.e(77)]).then(t.bind(t,77))).remove_annotations,set_page_labels:async()=>(await Promise.
all([t.e(1519),t.e(1717),t.e(808)]).then(t.bind(t,808))).set_page_labels,extract_attachments:async()=>(await Promise.all([t.e(1519),t.e(5059),t.e(44)]).then(t.bind(
t,35262))).extract_attachments,add_attachment:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),t.e(8317),t.e(1497)]).then(t.bind(t,11497))).add_attachment,
read_e_invoice:async()=>(await Promise.all([t.e(1519),t.e(824),t.e(5059),t.e(2761),t.e(3263),t.e(7067)]).then(t.bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.
all([t.e(1519),t.e(1717),t.e(824),t.e(7709),t.e(936),t.e(7490),t.e(5059),t.e(9991),t.e(2761),t.e(5868),t.e(3263),t.e(5641),t.e(5978),t.e(8317),t.e(9626),t.e(8787)]).
then(t.bind(t,69368))).create_e_invoice,check_e_invoice:async()=>(await Promise.all([t.e(1519),t.e(824),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(7320),t.e(1709)]).
then(t.bind(t,16132))).check_e_invoice,extract_text:async()=>(await Promise.all([t.e(1519),t.e(7709),t.e(936),t.e(7490),t.e(9991),t.e(5868),t.e(3133),t.e(2154),
t.e(9016)]).then(t.bind(t,14822))).extract_text,find_text:async()=>(await Promise.all([t.e(1519),t.e(7709),t.e(936),t.e(7490),t.e(9991),t.e(5868),t.e(3133),t.e(
2154),t.e(7652),t.e(759)]).then(t.bind(t,78905))).find_text,add_text_layer:async()=>(await Promise.all([t.e(6161),t.e(1519),t.e(1717),t.e(7709),t.e(936),t.e(7671),
t.e(7490),t.e(5059),t.e(1966),t.e(9991),t.e(5868),t.e(3133),t.e(2154),t.e(9709),t.e(9491),t.e(9180),t.e(7113)]).then(t.bind(t,38149))).add_text_layer,recognize_text:async()=>(await Promise.
all([t.e(6161),t.e(1519),t.e(1717),t.e(824),t.e(7709),t.e(936),t.e(7671),t.e(7490),t.e(5059),t.e(1966),t.e(9991),t.e(5868),t.e(4950),t.e(3133),t.e(7809),t.e(5270),
t.e(8164),t.e(8838),t.e(3080),t.e(2154),t.e(6374),t.e(9709),t.e(9835),t.e(1231),t.e(9491),t.e(8715),t.e(9180),t.e(8165)]).then(t.bind(t,38165))).recognize_text,
split_by_text:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),t.e(7709),t.e(936),t.e(7671),t.e(7490),t.e(5059),t.e(9991),t.e(2761),t.e(5868),t.e(3133),
t.e(8163),t.e(2154),t.e(7652),t.e(9690)]).then(t.bind(t,59690))).split_by_text,compress_document:async()=>(await Promise.all([t.e(1519),t.e(1717),t.e(824),t.e(7709),
t.e(936),t.e(7490),t.e(9991),t.e(5868),t.e(3133),t.e(6374),t.e(9709),t.e(1231),t.e(3197),t.e(1369),t.e(5640),t.e(6632)]).then(t.bind(t,21162))).compress_document},
h=3,v=100;async function n(l,{memory:d,pace:m}){const g=E=>d.budget.spend("dataBytes",E),f=[y(l,g)];for(let E=f.at(-1);E;E=f.at(-1)){const T=E.next(),x=T.value;
T.done?f.pop():typeof x=="string"?g(x.length+h):typeof x=="object"&&x!==null?f.push(y(x,g)):g(h);const z=m.step(v);z&&await z}}function*y(l,d){const m=Array.isArray(
l);for(const[g,f]of Object.entries(l))m||d(g.length+h),yield f}var L=t(71391),Y=t(70344),s=t(42973),P=t(27041),O=t(51167),R=t(73208),K=t(93098),M=t(56457);async function N(l){
await implementations[l]()}function G({pause:l,limits:d,ports:m=D.kA,lent:g={},codec:f}){const E=new L.W,T={...s.MK,...d};return{ports:m,async run(x,z,a,{signal:i,
onProgress:e,timeLimit:r,onResult:_=C}={}){const c=new O.o(l,i,e,r);try{const F=(0,S._i)(x,z);if(F.length>0)throw(0,B.G6)(F);(0,D.IF)(x,a,m);const u=new K.J,tt=async p=>{
const Z=new P.c(T,f,f?void 0:u),X={pace:c,limits:T,memory:Z,codec:f,prepared:E,lent:g,signal:i,asked:p,onResult:_};return Q(x,(0,S.WK)(x,z),a,X)};return await b(
p=>u.run(c,()=>tt(p)))}catch(F){throw(0,B.l3)(F)}}}}const C=({bytes:l})=>l;async function b(l){const d=new R.HR,m=await l(d),g=d.review();return g?l(g):m}async function Q(l,d,m,g){
const f={repaired:void 0,signatures:0,usageRightsRemoved:!1},E=X=>{f.repaired??=X},T=({signatures:X,usageRightsRemoved:nt})=>{f.signatures+=X,f.usageRightsRemoved||=
nt},x=(0,j.zI)(l).input==="many"?d:d[0],z=await I[l](),{pace:a,limits:i,memory:e,codec:r,prepared:_,lent:c,signal:F,asked:u,onResult:tt}=g,Z=await z(x,m,{pace:a,
limits:i,memory:e,codec:r,prepared:_,lent:c,signal:F,asked:u,onResult:tt,onRepaired:E,onWritten:T});return Z.data&&await n(Z.data,g),{...Z,notes:[...f.repaired&&
!(0,Y.aR)(f.repaired,Z.notes)?[(0,Y.m2)(f.repaired)]:[],...Z.notes,...(0,M.K7)(f)]}}const k=32768,q=l=>({deflate:(d,m)=>new Promise((g,f)=>{const E={level:m,memLevel:9,
windowBits:15};if(d.length<k)return g(H(l.deflateSync(d,E)));const T=(x,z)=>x?f(x):g(H(z));l.deflate(d,E,T)}),inflate:(d,m)=>new Promise(g=>{if(m<=0)g(void 0);else{
const f=Math.min(Math.max(d.length,16384),16777216);l.inflate(d,{maxOutputLength:m,chunkSize:f},(E,T)=>g(E?void 0:H(T)))}}),inflateNow(d,m){if(!(m<=0))try{return H(
l.inflateSync(d,{maxOutputLength:m}))}catch{return}}}),H=({buffer:l,byteOffset:d,byteLength:m})=>new Uint8Array(l,d,m);var V=t(52465),$=t(8526);const J={drawingStep:2e4},
U=(l={},d=V.b2,m=$.pause,g={})=>G({pause:m,limits:{...J,...l},ports:d,lent:(0,V.R4)(d,g),codec:q(o())})})};
