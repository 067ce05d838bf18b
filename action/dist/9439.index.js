"use strict";exports.id=9439,exports.ids=[9439,1439],exports.modules={71391:((W,R,t)=>{t.d(R,{C:()=>x,W:()=>A});var y=t(77598),T=t.n(y);const S=16,$=64*1024*1024;class A{entries=new Map;bytes=0;files=new WeakMap;get(m){
const o=this.entries.get(m);if(o)return this.entries.delete(m),this.entries.set(m,o),o.value}put(m,o,n){if(!(n>$))for(this.drop(m),this.entries.set(m,{value:o,bytes:n}),
this.bytes+=n;this.bytes>$||this.entries.size>S;)this.drop(this.entries.keys().next().value)}async ofFile(m,o,n){const g=this.files.get(m);if(g?.has(o))return g.
get(o);const E=await n();return this.files.set(m,(g??new Map).set(o,E)),E}drop(m){this.bytes-=this.entries.get(m)?.bytes??0,this.entries.delete(m)}}function x(M,...m){
const o=(0,y.createHash)("sha256").update(M);for(const n of m){const g=n instanceof Uint8Array?n:Buffer.from(JSON.stringify(n??null));o.update(`
${g.length}
`).update(g)}return o.digest("base64")}}),70344:((W,R,t)=>{t.d(R,{d:()=>S,m:()=>T});var y=t(98446);const T=n=>M(`The document was ${$}: ${m(n)}.`);function S(n){
const[g]=n;if(!g)return[];const E=(0,y.Zv)(n.map(({name:O})=>O));if(n.length===1)return[M(`${E} was ${$}: ${m(g.damage)}.`)];const D=n.flatMap(({name:O,damage:N})=>{
const K=o(N);return K.length===0?[]:[`${(0,y.Bu)(O)}: ${K.join("; ")}`]}),I=D.length>x?[`${D.length-x} more have lost something`]:[],B=D.length===0?[A]:[...D.slice(
0,x),...I];return[M(`${n.length} documents were ${$} (${E}): ${B.join(". ")}.`)]}const $="damaged and had to be repaired",A="check that the result has all its p\
ages",x=5,M=n=>({code:"document_repaired",message:n});function m(n){const g=o(n);return g.length>0?`${g.join("; ")}. Check the result`:n.claimed===void 0?A:`${n.
count===1?"its page was":`all of its ${n.count} pages were`} found. Check the result`}function o({count:n,claimed:g,lost:E,withoutContent:D,withoutFonts:I,withoutImages:B}){
const O=[];return E.length>0&&O.push(`its ${(0,y.oi)(E)} ${(0,y.d5)(E.length,"is","are")} lost, and a blank page is there`),D.length>0&&O.push(`content of its ${(0,y.
oi)(D)} is lost`),I.length>0&&O.push(`fonts of its ${(0,y.oi)(I)} are lost`),B.length>0&&O.push(`images of its ${(0,y.oi)(B)} are lost`),g!==void 0&&g!==n&&O.push(
`${(0,y.y_)(n,"page was","pages were")} found, and the document claims ${g}`),O}}),56457:((W,R,t)=>{t.d(R,{D:()=>x,K:()=>$});var y=t(10442),T=t(98446);const S={
code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, which a change makes invalid."};function $({signatures:o,usageRightsRemoved:n}){
return[...o>0?[A(o)]:[],...n?[S]:[]]}const A=o=>({code:"signatures_invalidated",message:`${(0,T.y_)(o,"signature is","signatures are")} still in the result but \
no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),x=({fields:o,usageRights:n},g)=>[
...o.length>0?[M(o,g)]:[],...n?[S]:[]],M=(o,n)=>({code:"signatures_removed",message:`${(0,T.y_)(o.length,"signature was","signatures were")} removed${m(o,n)}`});
function m(o,n){switch(n){case"merge":return", because a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot stay signed. \
The visible marks stay.";case"keep":return`${(0,y.gm)(`: ${(0,T.Zv)(o)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;case"\
remove":return(0,y.gm)(`: ${(0,T.Zv)(o)}`);default:return n}}}),91439:((W,R,t)=>{t.d(R,{PORTS_HERE:()=>y});const y=new Set(["pixels"])}),59439:((W,R,t)=>{t.d(R,
{localHere:()=>i});var y=t(38522),T=t.n(y),S=t(3621),$=t(58552),A=t(54823),x=t(95379);const M={merge_documents:async()=>(await Promise.all([t.e(2760),t.e(6161),
t.e(2237),t.e(8077),t.e(824),t.e(7671),t.e(9980),t.e(991),t.e(729),t.e(2577),t.e(5612),t.e(1369),t.e(1060)]).then(t.bind(t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(8077),t.e(2488),t.e(3375)]).then(t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(2760),t.e(2237),
t.e(8077),t.e(824),t.e(1369),t.e(7802)]).then(t.bind(t,31296))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),
t.e(8063),t.e(254)]).then(t.bind(t,254))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),t.e(8063),t.e(2912)]).
then(t.bind(t,2912))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),t.e(8063),t.e(222)]).then(t.bind(t,
222))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),t.e(8063),t.e(2403)]).then(t.bind(t,42403))).split_by_ranges,
split_by_bookmarks:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),t.e(8063),t.e(6643)]).then(t.bind(t,96643))).split_by_bookmarks,extract_pages:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),t.e(299),t.e(9816)]).then(t.bind(t,79816))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(2760),t.e(2237),
t.e(8077),t.e(7671),t.e(299),t.e(8199)]).then(t.bind(t,98199))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),
t.e(299),t.e(5478)]).then(t.bind(t,65478))).reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),t.e(299),t.e(6927)]).
then(t.bind(t,76927))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(180)]).then(t.bind(t,87799))).rotate_pages,crop_pages:async()=>(await Promise.
all([t.e(2760),t.e(6161),t.e(2237),t.e(8077),t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(729),t.e(2844),t.e(6735)]).then(t.bind(t,64182))).crop_pages,insert_blank_pages:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),t.e(1261)]).then(t.bind(t,54841))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(2760),t.e(2237),
t.e(8077),t.e(7671),t.e(9250),t.e(9128),t.e(8893)]).then(t.bind(t,78147))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(2237),
t.e(8077),t.e(824),t.e(7671),t.e(9980),t.e(991),t.e(9250),t.e(729),t.e(2577),t.e(5612),t.e(8475),t.e(9128),t.e(6359)]).then(t.bind(t,96359))).arrange_pages,add_password:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(8077),t.e(1373)]).then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.
e(1435)]).then(t.bind(t,31435))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(2194)]).then(t.bind(t,62194))).
remove_password,remove_restrictions:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(9476)]).then(t.bind(t,89476))).remove_restrictions,remove_signatures:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),t.e(4714)]).then(t.bind(t,98400))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(2760),t.e(
2237),t.e(8077),t.e(776)]).then(t.bind(t,776))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(824),t.e(9250),
t.e(7853),t.e(2488),t.e(2296)]).then(t.bind(t,72296))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(824),t.e(9250),
t.e(7853),t.e(687)]).then(t.bind(t,90687))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(8524)]).then(t.bind(t,78524))).
add_page_numbers,add_qr_code:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(9045)]).then(t.bind(t,39045))).add_qr_code,get_form_data:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(2577),t.e(5449)]).then(t.bind(t,57644))).get_form_data,fill_form:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(2237),t.e(8077),
t.e(824),t.e(7671),t.e(9980),t.e(991),t.e(9250),t.e(729),t.e(2577),t.e(5612),t.e(8475),t.e(70)]).then(t.bind(t,40070))).fill_form,flatten_form:async()=>(await Promise.
all([t.e(2760),t.e(6161),t.e(2237),t.e(8077),t.e(824),t.e(7671),t.e(9980),t.e(991),t.e(9250),t.e(729),t.e(2577),t.e(5612),t.e(8475),t.e(9389)]).then(t.bind(t,59389))).
flatten_form,get_document_info:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(8930),t.e(2761),t.e(5345),t.
e(8392),t.e(2413)]).then(t.bind(t,91461))).get_document_info,check_document:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(824),t.e(9980),t.e(991),t.e(7373),
t.e(3552),t.e(8930),t.e(2761),t.e(5345),t.e(5773),t.e(8392),t.e(5041)]).then(t.bind(t,54665))).check_document,set_metadata:async()=>(await Promise.all([t.e(2760),
t.e(2237),t.e(8077),t.e(824),t.e(6445)]).then(t.bind(t,96445))).set_metadata,extract_images:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(9980),t.e(991),
t.e(7373),t.e(6633)]).then(t.bind(t,55396))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),
t.e(2237),t.e(8077),t.e(824),t.e(9980),t.e(4776),t.e(2488),t.e(2873),t.e(4622),t.e(5584)]).then(t.bind(t,8008))).markdown_to_pdf,pages_to_images:async()=>(await Promise.
all([t.e(2760),t.e(6161),t.e(2237),t.e(8077),t.e(824),t.e(7671),t.e(9980),t.e(991),t.e(7373),t.e(9250),t.e(729),t.e(2577),t.e(5612),t.e(8475),t.e(2844),t.e(861)]).
then(t.bind(t,20861))).pages_to_images,set_bookmarks:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(5345),t.e(748)]).then(t.bind(t,46606))).set_bookmarks,
sanitize_document:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(824),t.e(7671),t.e(9980),t.e(991),t.e(7373),t.e(2761),t.e(1510)]).then(t.bind(t,
61510))).sanitize_document,compare_documents:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2577),t.e(8930),
t.e(2761),t.e(5345),t.e(8392),t.e(7111)]).then(t.bind(t,77802))).compare_documents,flatten_annotations:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(2237),
t.e(8077),t.e(824),t.e(7671),t.e(9980),t.e(991),t.e(9250),t.e(729),t.e(2844),t.e(2689)]).then(t.bind(t,42689))).flatten_annotations,remove_annotations:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),t.e(4369)]).then(t.bind(t,77))).remove_annotations,set_page_labels:async()=>(await Promise.all([t.e(2760),t.e(2237),
t.e(8077),t.e(808)]).then(t.bind(t,808))).set_page_labels,extract_attachments:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(5526)]).then(t.bind(t,35262))).
extract_attachments,add_attachment:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(8077),t.e(824),t.e(8317),t.e(1497)]).then(t.bind(t,11497))).add_attachment,
read_e_invoice:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(824),t.e(2761),t.e(3017)]).then(t.bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(8077),t.e(824),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(2761),t.e(8317),t.e(9894)]).then(t.bind(t,89544))).create_e_invoice,extract_text:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(8930),t.e(5773),t.e(6948)]).then(t.bind(t,14146))).extract_text,find_text:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(8930),t.e(5773),t.e(5166)]).then(t.bind(t,78905))).find_text,split_by_text:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(8077),t.e(7671),t.e(9980),t.e(991),t.e(7373),t.e(3552),t.e(8930),t.e(8063),t.e(5773),t.e(9690)]).then(t.bind(t,59690))).split_by_text},
m=3,o=100;async function n(h,{memory:s,pace:l}){const d=a=>s.budget.spend("dataBytes",a),f=[g(h,d)];for(let a=f.at(-1);a;a=f.at(-1)){const v=a.next(),P=v.value;
v.done?f.pop():typeof P=="string"?d(P.length+m):typeof P=="object"&&P!==null?f.push(g(P,d)):d(m);const z=l.step(o);z&&await z}}function*g(h,s){const l=Array.isArray(
h);for(const[d,f]of Object.entries(h))l||s(d.length+m),yield f}var E=t(71391),D=t(70344),I=t(42973),B=t(27041),O=t(72002);class N{before;watched=new Map;constructor(s=new Map){
this.before=s}watch(s,l){this.watched.set(s,{...l,known:l.asked.size})}of(s){return this.before.get(s)??[]}async review(){const s=new Map;for(const[l,{asked:d,known:f,
hasAsked:a}]of this.watched)d.size>f&&await a()&&s.set(l,d);return s.size>0?new N(s):void 0}}var K=t(56457);async function e(h){await implementations[h]()}function G({
pause:h,limits:s,ports:l=x.kA,codec:d}){const f=new E.W,a={...I.M,...s};return{ports:l,async run(v,P,z,{signal:L,onProgress:U,timeLimit:j}={}){const c=new O.o(h,
L,U,j);try{const H=(0,S._i)(v,P);if(H.length>0)throw(0,$.G6)(H);return(0,x.IF)(v,z,l),await Z(async u=>{const p={pace:c,limits:a,memory:new B.c(a,d),codec:d,prepared:f,
asked:u};return F(v,(0,S.WK)(v,P),z,p)})}catch(H){throw(0,$.l3)(H)}}}}async function Z(h){const s=new N,l=await h(s),d=await s.review();return d?h(d):l}async function F(h,s,l,d){
const f={repaired:void 0,signatures:0,usageRightsRemoved:!1},a=U=>{f.repaired??=U},v=({signatures:U,usageRightsRemoved:j})=>{f.signatures+=U,f.usageRightsRemoved||=
j},P=(0,A.zI)(h).input==="many"?s:s[0],L=await(await M[h]())(P,l,{...d,onRepaired:a,onWritten:v});return L.data&&await n(L.data,d),{...L,notes:[...f.repaired?[(0,D.
m)(f.repaired)]:[],...L.notes,...(0,K.K)(f)]}}const J=32768,V=h=>({deflate:(s,l)=>new Promise((d,f)=>{const a={level:l,memLevel:9,windowBits:15};if(s.length<J)return d(
C(h.deflateSync(s,a)));const v=(P,z)=>P?f(P):d(C(z));h.deflate(s,a,v)}),inflate:(s,l)=>new Promise(d=>{if(l<=0)d(void 0);else{const f=Math.min(Math.max(s.length,
16384),16777216);h.inflate(s,{maxOutputLength:l,chunkSize:f},(a,v)=>d(a?void 0:C(v)))}}),inflateNow(s,l){if(!(l<=0))try{return C(h.inflateSync(s,{maxOutputLength:l}))}catch{
return}}}),C=({buffer:h,byteOffset:s,byteLength:l})=>new Uint8Array(h,s,l);var Y=t(91439),Q=t(8526);const X={drawingStep:2e4},i=(h={},s=Y.PORTS_HERE,l=Q.v)=>G({
pause:l,limits:{...X,...h},ports:s,codec:V(T())})})};
