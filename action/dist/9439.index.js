"use strict";exports.id=9439,exports.ids=[9439],exports.modules={71391:((F,B,t)=>{t.d(B,{C:()=>M,W:()=>z});var y=t(77598),D=t.n(y);const T=16,O=64*1024*1024;class z{entries=new Map;bytes=0;files=new WeakMap;get(h){
const o=this.entries.get(h);if(o)return this.entries.delete(h),this.entries.set(h,o),o.value}put(h,o,n){if(!(n>O))for(this.drop(h),this.entries.set(h,{value:o,bytes:n}),
this.bytes+=n;this.bytes>O||this.entries.size>T;)this.drop(this.entries.keys().next().value)}async ofFile(h,o,n){const f=this.files.get(h);if(f?.has(o))return f.
get(o);const x=await n();return this.files.set(h,(f??new Map).set(o,x)),x}drop(h){this.bytes-=this.entries.get(h)?.bytes??0,this.entries.delete(h)}}function M(R,...h){
const o=(0,y.createHash)("sha256").update(R);for(const n of h){const f=n instanceof Uint8Array?n:Buffer.from(JSON.stringify(n??null));o.update(`
${f.length}
`).update(f)}return o.digest("base64")}}),70344:((F,B,t)=>{t.d(B,{d:()=>T,m:()=>D});var y=t(98446);const D=n=>R(`The document was ${O}: ${h(n)}.`);function T(n){
const[f]=n;if(!f)return[];const x=(0,y.Zv)(n.map(({name:$})=>$));if(n.length===1)return[R(`${x} was ${O}: ${h(f.damage)}.`)];const A=n.flatMap(({name:$,damage:W})=>{
const C=o(W);return C.length===0?[]:[`${(0,y.Bu)($)}: ${C.join("; ")}`]}),I=A.length>M?[`${A.length-M} more have lost something`]:[],L=A.length===0?[z]:[...A.slice(
0,M),...I];return[R(`${n.length} documents were ${O} (${x}): ${L.join(". ")}.`)]}const O="damaged and had to be repaired",z="check that the result has all its p\
ages",M=5,R=n=>({code:"document_repaired",message:n});function h(n){const f=o(n);return f.length>0?`${f.join("; ")}. Check the result`:n.claimed===void 0?z:`${n.
count===1?"its page was":`all of its ${n.count} pages were`} found. Check the result`}function o({count:n,claimed:f,lost:x,withoutContent:A,withoutFonts:I,withoutImages:L}){
const $=[];return x.length>0&&$.push(`its ${(0,y.oi)(x)} ${(0,y.d5)(x.length,"is","are")} lost, and a blank page is there`),A.length>0&&$.push(`content of its ${(0,y.
oi)(A)} is lost`),I.length>0&&$.push(`fonts of its ${(0,y.oi)(I)} are lost`),L.length>0&&$.push(`images of its ${(0,y.oi)(L)} are lost`),f!==void 0&&f!==n&&$.push(
`${(0,y.y_)(n,"page was","pages were")} found, and the document claims ${f}`),$}}),56457:((F,B,t)=>{t.d(B,{D:()=>M,K:()=>O});var y=t(10442),D=t(98446);const T={
code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, which a change makes invalid."};function O({signatures:o,usageRightsRemoved:n}){
return[...o>0?[z(o)]:[],...n?[T]:[]]}const z=o=>({code:"signatures_invalidated",message:`${(0,D.y_)(o,"signature is","signatures are")} still in the result but \
no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),M=({fields:o,usageRights:n},f)=>[
...o.length>0?[R(o,f)]:[],...n?[T]:[]],R=(o,n)=>({code:"signatures_removed",message:`${(0,D.y_)(o.length,"signature was","signatures were")} removed${h(o,n)}`});
function h(o,n){switch(n){case"merge":return", because a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot stay signed. \
The visible marks stay.";case"keep":return`${(0,y.gm)(`: ${(0,D.Zv)(o)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;case"\
remove":return(0,y.gm)(`: ${(0,D.Zv)(o)}`);default:return n}}}),59439:((F,B,t)=>{t.d(B,{localHere:()=>_});var y=t(38522),D=t.n(y),T=t(3621),O=t(58552),z=t(58426),
M=t(95379);const R={merge_documents:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(3020),t.e(729),t.e(2577),t.e(6529),
t.e(2822),t.e(1369),t.e(9818)]).then(t.bind(t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(6476),t.e(3375)]).then(
t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(1369),t.e(9994),t.e(4083)]).then(t.bind(t,55175))).optimize_document,
split_by_size:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(8163),t.e(254)]).then(t.bind(t,254))).split_by_size,split_by_page_count:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(7671),t.e(8163),t.e(2912)]).then(t.bind(t,2912))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(2237),t.e(1717),
t.e(7671),t.e(8163),t.e(222)]).then(t.bind(t,222))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(8163),t.e(2403)]).
then(t.bind(t,42403))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(8163),t.e(6643)]).then(t.bind(t,96643))).
split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(6703),t.e(9816)]).then(t.bind(t,79816))).extract_pages,remove_pages:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(7671),t.e(6703),t.e(8199)]).then(t.bind(t,98199))).remove_pages,reorder_pages:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(
7671),t.e(6703),t.e(5478)]).then(t.bind(t,65478))).reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(6703),t.e(6927)]).
then(t.bind(t,76927))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(180)]).then(t.bind(t,87799))).rotate_pages,crop_pages:async()=>(await Promise.
all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(1906),t.e(9991),t.e(5868),t.e(3020),t.e(729),t.e(2844),t.e(8487)]).then(t.bind(t,64182))).crop_pages,insert_blank_pages:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(7671),t.e(4841)]).then(t.bind(t,54841))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),
t.e(1966),t.e(9128),t.e(4251)]).then(t.bind(t,78147))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),
t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(9128),t.e(4800)]).then(t.bind(t,96359))).arrange_pages,add_password:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(1373)]).then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(1435)]).then(t.bind(
t,31435))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(2194)]).then(t.bind(t,62194))).remove_password,remove_restrictions:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(9476)]).then(t.bind(t,89476))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(7671),t.e(
8400)]).then(t.bind(t,98400))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(776)]).then(t.bind(t,776))).add_text_watermark,
add_image_watermark:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(1966),t.e(6476),t.e(5476),t.e(9400)]).then(t.bind(t,38772))).add_image_watermark,add_overlay:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(1966),t.e(2822),t.e(2459),t.e(5618)]).then(t.bind(t,15922))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(2237),t.
e(1717),t.e(8524)]).then(t.bind(t,78524))).add_page_numbers,add_qr_code:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(9045)]).then(t.bind(t,39045))).add_qr_code,
get_form_data:async()=>(await Promise.all([t.e(2237),t.e(2577),t.e(8320)]).then(t.bind(t,57644))).get_form_data,fill_form:async()=>(await Promise.all([t.e(6161),
t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(8231)]).then(t.bind(t,84470))).fill_form,flatten_form:async()=>(await Promise.
all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(3020),t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(8698)]).then(t.bind(t,59389))).flatten_form,
get_document_info:async()=>(await Promise.all([t.e(2237),t.e(3188),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(1561),t.e(
6673)]).then(t.bind(t,91461))).get_document_info,check_document:async()=>(await Promise.all([t.e(2237),t.e(3188),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),
t.e(2761),t.e(3263),t.e(5641),t.e(2154),t.e(1561),t.e(6074),t.e(3864)]).then(t.bind(t,15193))).check_document,set_metadata:async()=>(await Promise.all([t.e(2237),
t.e(1717),t.e(5676)]).then(t.bind(t,75676))).set_metadata,extract_images:async()=>(await Promise.all([t.e(2237),t.e(3188),t.e(1906),t.e(9991),t.e(6633)]).then(t.
bind(t,55396))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(2237),t.e(1717),t.e(
3188),t.e(1966),t.e(3020),t.e(4776),t.e(6476),t.e(2822),t.e(9109),t.e(2459),t.e(4622),t.e(7519),t.e(5485)]).then(t.bind(t,95485))).markdown_to_pdf,pages_to_images:async()=>(await Promise.
all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(3020),t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(2844),t.e(2584),t.e(3636)]).
then(t.bind(t,83653))).pages_to_images,html_to_pdf:async()=>(await Promise.all([t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(8481),t.e(1637),t.e(2237),
t.e(1717),t.e(3188),t.e(1966),t.e(3020),t.e(4776),t.e(6476),t.e(2822),t.e(9109),t.e(2459),t.e(4622),t.e(7519),t.e(6847)]).then(t.bind(t,36847))).html_to_pdf,set_bookmarks:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(6606)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(3188),t.e(7671),
t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(9709),t.e(9491),t.e(7178),t.e(4954),t.e(7351)]).then(t.bind(t,46972))).sanitize_document,check_signatures:async()=>(await Promise.
all([t.e(2237),t.e(3188),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(1561),t.e(6074),t.e(9867)]).then(t.bind(t,17768))).
check_signatures,sign_document:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(6074),t.e(7940)]).then(t.bind(t,27940))).sign_document,redact_text:async()=>(await Promise.
all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(9709),t.e(9491),t.e(7178),t.e(4954),t.e(8622),
t.e(9063)]).then(t.bind(t,49063))).redact_text,compare_documents:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),
t.e(9991),t.e(5868),t.e(8930),t.e(3020),t.e(5059),t.e(729),t.e(2761),t.e(2577),t.e(6529),t.e(3263),t.e(5641),t.e(1854),t.e(2844),t.e(1561),t.e(2584),t.e(4176),t.
e(5734)]).then(t.bind(t,71693))).compare_documents,flatten_annotations:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),
t.e(1966),t.e(3020),t.e(729),t.e(2844),t.e(4949)]).then(t.bind(t,42689))).flatten_annotations,remove_annotations:async()=>(await Promise.all([t.e(2237),t.e(1717),
t.e(7671),t.e(77)]).then(t.bind(t,77))).remove_annotations,set_page_labels:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(808)]).then(t.bind(t,808))).set_page_labels,
extract_attachments:async()=>(await Promise.all([t.e(2237),t.e(5059),t.e(3278)]).then(t.bind(t,35262))).extract_attachments,add_attachment:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(8317),t.e(1497)]).then(t.bind(t,11497))).add_attachment,read_e_invoice:async()=>(await Promise.all([t.e(2237),t.e(5059),t.e(2761),t.
e(3263),t.e(7887)]).then(t.bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(2237),t.e(1717),t.e(3188),t.e(1906),t.e(9991),t.e(5868),
t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(8317),t.e(4176),t.e(9368)]).then(t.bind(t,69368))).create_e_invoice,check_e_invoice:async()=>(await Promise.all([t.e(
2237),t.e(5059),t.e(2761),t.e(3263),t.e(5641),t.e(4506)]).then(t.bind(t,16132))).check_e_invoice,extract_text:async()=>(await Promise.all([t.e(2237),t.e(3188),t.
e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(2154),t.e(6106)]).then(t.bind(t,59360))).extract_text,find_text:async()=>(await Promise.all([t.e(2237),t.e(3188),t.e(1906),
t.e(9991),t.e(5868),t.e(8930),t.e(2154),t.e(5166)]).then(t.bind(t,78905))).find_text,add_text_layer:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.
e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(5059),t.e(2154),t.e(9709),t.e(9491),t.e(5824),t.e(3593)]).then(t.bind(t,38149))).add_text_layer,
recognize_text:async()=>(await Promise.all([t.e(6161),t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(1966),t.e(9991),t.e(5868),t.e(8930),t.e(3020),t.e(5059),
t.e(729),t.e(2577),t.e(6529),t.e(1854),t.e(2154),t.e(9709),t.e(2844),t.e(9491),t.e(2584),t.e(5824),t.e(8165)]).then(t.bind(t,38165))).recognize_text,split_by_text:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(3188),t.e(7671),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(8163),t.e(2154),t.e(9690)]).then(t.bind(t,59690))).split_by_text,compress_document:async()=>(await Promise.
all([t.e(2237),t.e(1717),t.e(3188),t.e(1906),t.e(9991),t.e(5868),t.e(8930),t.e(9709),t.e(7178),t.e(1369),t.e(9994),t.e(8622),t.e(4921)]).then(t.bind(t,85035))).
compress_document},h=3,o=100;async function n(d,{memory:s,pace:l}){const m=v=>s.budget.spend("dataBytes",v),g=[f(d,m)];for(let v=g.at(-1);v;v=g.at(-1)){const E=v.
next(),P=E.value;E.done?g.pop():typeof P=="string"?m(P.length+h):typeof P=="object"&&P!==null?g.push(f(P,m)):m(h);const S=l.step(o);S&&await S}}function*f(d,s){
const l=Array.isArray(d);for(const[m,g]of Object.entries(d))l||s(m.length+h),yield g}var x=t(71391),A=t(70344),I=t(42973),L=t(27041),$=t(72002);class W{before;watched=new Map;constructor(s=new Map){
this.before=s}watch(s,l){this.watched.set(s,{...l,known:l.asked.size})}of(s){return this.before.get(s)??[]}async review(){const s=new Map;for(const[l,{asked:m,known:g,
hasAsked:v}]of this.watched)m.size>g&&await v()&&s.set(l,m);return s.size>0?new W(s):void 0}}var C=t(93098),c=t(56457);async function nt(d){await implementations[d]()}
function u({pause:d,limits:s,ports:l=M.kA,lent:m={},codec:g}){const v=new x.W,E={...I.M,...s};return{ports:l,async run(P,S,j,{signal:H,onProgress:V,timeLimit:Y,
onResult:Q=p}={}){const G=new $.o(d,H,V,Y);try{const N=(0,T._i)(P,S);if(N.length>0)throw(0,O.G6)(N);(0,M.IF)(P,j,l);const Z=new C.J,X=async J=>{const U=new L.c(
E,g,g?void 0:Z),K={pace:G,limits:E,memory:U,codec:g,prepared:v,lent:m,signal:H,asked:J,onResult:Q};return b(P,(0,T.WK)(P,S),j,K)};return await w(J=>Z.run(G,()=>X(
J)))}catch(N){throw(0,O.l3)(N)}}}}const p=({bytes:d})=>d;async function w(d){const s=new W,l=await d(s),m=await s.review();return m?d(m):l}async function b(d,s,l,m){
const g={repaired:void 0,signatures:0,usageRightsRemoved:!1},v=K=>{g.repaired??=K},E=({signatures:K,usageRightsRemoved:tt})=>{g.signatures+=K,g.usageRightsRemoved||=
tt},P=(0,z.zI)(d).input==="many"?s:s[0],S=await R[d](),{pace:j,limits:H,memory:V,codec:Y,prepared:Q,lent:G,signal:N,asked:Z,onResult:X}=m,U=await S(P,l,{pace:j,
limits:H,memory:V,codec:Y,prepared:Q,lent:G,signal:N,asked:Z,onResult:X,onRepaired:v,onWritten:E});return U.data&&await n(U.data,m),{...U,notes:[...g.repaired?[
(0,A.m)(g.repaired)]:[],...U.notes,...(0,c.K)(g)]}}const e=32768,k=d=>({deflate:(s,l)=>new Promise((m,g)=>{const v={level:l,memLevel:9,windowBits:15};if(s.length<
e)return m(a(d.deflateSync(s,v)));const E=(P,S)=>P?g(P):m(a(S));d.deflate(s,v,E)}),inflate:(s,l)=>new Promise(m=>{if(l<=0)m(void 0);else{const g=Math.min(Math.max(
s.length,16384),16777216);d.inflate(s,{maxOutputLength:l,chunkSize:g},(v,E)=>m(v?void 0:a(E)))}}),inflateNow(s,l){if(!(l<=0))try{return a(d.inflateSync(s,{maxOutputLength:l}))}catch{
return}}}),a=({buffer:d,byteOffset:s,byteLength:l})=>new Uint8Array(d,s,l);var i=t(52465),q=t(8526);const r={drawingStep:2e4},_=(d={},s=i.b2,l=q.pause,m={})=>u(
{pause:l,limits:{...r,...d},ports:s,lent:(0,i.R4)(s,m),codec:k(D())})})};
