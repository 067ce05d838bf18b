"use strict";exports.id=9439,exports.ids=[9439],exports.modules={71391:((H,z,t)=>{t.d(z,{C:()=>E,W:()=>A});var y=t(77598),R=t.n(y);const D=16,$=64*1024*1024;class A{entries=new Map;bytes=0;files=new WeakMap;get(m){
const o=this.entries.get(m);if(o)return this.entries.delete(m),this.entries.set(m,o),o.value}put(m,o,n){if(!(n>$))for(this.drop(m),this.entries.set(m,{value:o,bytes:n}),
this.bytes+=n;this.bytes>$||this.entries.size>D;)this.drop(this.entries.keys().next().value)}async ofFile(m,o,n){const f=this.files.get(m);if(f?.has(o))return f.
get(o);const a=await n();return this.files.set(m,(f??new Map).set(o,a)),a}drop(m){this.bytes-=this.entries.get(m)?.bytes??0,this.entries.delete(m)}}function E(M,...m){
const o=(0,y.createHash)("sha256").update(M);for(const n of m){const f=n instanceof Uint8Array?n:Buffer.from(JSON.stringify(n??null));o.update(`
${f.length}
`).update(f)}return o.digest("base64")}}),70344:((H,z,t)=>{t.d(z,{d:()=>D,m:()=>R});var y=t(98446);const R=n=>M(`The document was ${$}: ${m(n)}.`);function D(n){
const[f]=n;if(!f)return[];const a=(0,y.Zv)(n.map(({name:x})=>x));if(n.length===1)return[M(`${a} was ${$}: ${m(f.damage)}.`)];const T=n.flatMap(({name:x,damage:N})=>{
const W=o(N);return W.length===0?[]:[`${(0,y.Bu)(x)}: ${W.join("; ")}`]}),B=T.length>E?[`${T.length-E} more have lost something`]:[],L=T.length===0?[A]:[...T.slice(
0,E),...B];return[M(`${n.length} documents were ${$} (${a}): ${L.join(". ")}.`)]}const $="damaged and had to be repaired",A="check that the result has all its p\
ages",E=5,M=n=>({code:"document_repaired",message:n});function m(n){const f=o(n);return f.length>0?`${f.join("; ")}. Check the result`:n.claimed===void 0?A:`${n.
count===1?"its page was":`all of its ${n.count} pages were`} found. Check the result`}function o({count:n,claimed:f,lost:a,withoutContent:T,withoutFonts:B,withoutImages:L}){
const x=[];return a.length>0&&x.push(`its ${(0,y.oi)(a)} ${(0,y.d5)(a.length,"is","are")} lost, and a blank page is there`),T.length>0&&x.push(`content of its ${(0,y.
oi)(T)} is lost`),B.length>0&&x.push(`fonts of its ${(0,y.oi)(B)} are lost`),L.length>0&&x.push(`images of its ${(0,y.oi)(L)} are lost`),f!==void 0&&f!==n&&x.push(
`${(0,y.y_)(n,"page was","pages were")} found, and the document claims ${f}`),x}}),56457:((H,z,t)=>{t.d(z,{D:()=>E,K:()=>$});var y=t(10442),R=t(98446);const D={
code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, which a change makes invalid."};function $({signatures:o,usageRightsRemoved:n}){
return[...o>0?[A(o)]:[],...n?[D]:[]]}const A=o=>({code:"signatures_invalidated",message:`${(0,R.y_)(o,"signature is","signatures are")} still in the result but \
no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),E=({fields:o,usageRights:n},f)=>[
...o.length>0?[M(o,f)]:[],...n?[D]:[]],M=(o,n)=>({code:"signatures_removed",message:`${(0,R.y_)(o.length,"signature was","signatures were")} removed${m(o,n)}`});
function m(o,n){switch(n){case"merge":return", because a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot stay signed. \
The visible marks stay.";case"keep":return`${(0,y.gm)(`: ${(0,R.Zv)(o)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;case"\
remove":return(0,y.gm)(`: ${(0,R.Zv)(o)}`);default:return n}}}),59439:((H,z,t)=>{t.d(z,{localHere:()=>i});var y=t(38522),R=t.n(y),D=t(3621),$=t(58552),A=t(95323),
E=t(95379);const M={merge_documents:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(2237),t.e(1717),t.e(824),t.e(7671),t.e(1528),t.e(323),t.e(729),t.e(2577),
t.e(5434),t.e(1369),t.e(1060)]).then(t.bind(t,11911))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(2488),t.e(3375)]).
then(t.bind(t,33375))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(824),t.e(1369),t.e(7802)]).then(t.bind(t,31296))).
optimize_document,split_by_size:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(7671),t.e(8063),t.e(254)]).then(t.bind(t,254))).split_by_size,split_by_page_count:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(1717),t.e(7671),t.e(8063),t.e(2912)]).then(t.bind(t,2912))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(2760),
t.e(2237),t.e(1717),t.e(7671),t.e(8063),t.e(222)]).then(t.bind(t,222))).split_at_page,split_by_ranges:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),
t.e(7671),t.e(8063),t.e(2403)]).then(t.bind(t,42403))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(7671),t.
e(8063),t.e(6643)]).then(t.bind(t,96643))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(7671),t.e(299),t.e(9816)]).
then(t.bind(t,79816))).extract_pages,remove_pages:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(7671),t.e(299),t.e(8199)]).then(t.bind(t,98199))).
remove_pages,reorder_pages:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(7671),t.e(299),t.e(5478)]).then(t.bind(t,65478))).reorder_pages,reverse_pages:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(1717),t.e(7671),t.e(299),t.e(6927)]).then(t.bind(t,76927))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(2760),t.e(2237),
t.e(1717),t.e(180)]).then(t.bind(t,87799))).rotate_pages,crop_pages:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(2237),t.e(1717),t.e(824),t.e(1528),t.e(
323),t.e(7373),t.e(3552),t.e(729),t.e(2844),t.e(6735)]).then(t.bind(t,64182))).crop_pages,insert_blank_pages:async()=>(await Promise.all([t.e(2760),t.e(2237),t.
e(1717),t.e(7671),t.e(1261)]).then(t.bind(t,54841))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(7671),t.e(9250),
t.e(9128),t.e(8893)]).then(t.bind(t,78147))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(2237),t.e(1717),t.e(824),t.e(7671),
t.e(1528),t.e(323),t.e(9250),t.e(729),t.e(2577),t.e(5434),t.e(8475),t.e(9128),t.e(6359)]).then(t.bind(t,96359))).arrange_pages,add_password:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(1717),t.e(1373)]).then(t.bind(t,91373))).add_password,add_restrictions:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.
e(1435)]).then(t.bind(t,31435))).add_restrictions,remove_password:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(2194)]).then(t.bind(t,62194))).
remove_password,remove_restrictions:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(9476)]).then(t.bind(t,89476))).remove_restrictions,remove_signatures:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(1717),t.e(7671),t.e(4714)]).then(t.bind(t,98400))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(2760),t.e(
2237),t.e(1717),t.e(776)]).then(t.bind(t,776))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(824),t.e(9250),
t.e(7853),t.e(2488),t.e(9266)]).then(t.bind(t,72296))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(824),t.e(9250),
t.e(7853),t.e(6687),t.e(9684)]).then(t.bind(t,15922))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(6143)]).then(
t.bind(t,78524))).add_page_numbers,add_qr_code:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(9045)]).then(t.bind(t,39045))).add_qr_code,get_form_data:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(2577),t.e(8320)]).then(t.bind(t,57644))).get_form_data,fill_form:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(2237),t.e(1717),
t.e(824),t.e(7671),t.e(1528),t.e(323),t.e(9250),t.e(729),t.e(2577),t.e(5434),t.e(8475),t.e(4470)]).then(t.bind(t,84470))).fill_form,flatten_form:async()=>(await Promise.
all([t.e(2760),t.e(6161),t.e(2237),t.e(1717),t.e(824),t.e(7671),t.e(1528),t.e(323),t.e(9250),t.e(729),t.e(2577),t.e(5434),t.e(8475),t.e(9389)]).then(t.bind(t,59389))).
flatten_form,get_document_info:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(824),t.e(1528),t.e(323),t.e(7373),t.e(3552),t.e(8930),t.e(2761),t.e(5345),t.
e(8392),t.e(2413)]).then(t.bind(t,91461))).get_document_info,check_document:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(824),t.e(1528),t.e(323),t.e(7373),
t.e(3552),t.e(8930),t.e(2761),t.e(5345),t.e(5773),t.e(8392),t.e(3104),t.e(8524)]).then(t.bind(t,15193))).check_document,set_metadata:async()=>(await Promise.all(
[t.e(2760),t.e(2237),t.e(1717),t.e(824),t.e(6445)]).then(t.bind(t,96445))).set_metadata,extract_images:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1528),
t.e(323),t.e(7373),t.e(6633)]).then(t.bind(t,55396))).extract_images,markdown_to_pdf:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(7762),t.e(1917),t.e(4299),
t.e(4194),t.e(2237),t.e(1717),t.e(824),t.e(1528),t.e(9250),t.e(4776),t.e(7853),t.e(2488),t.e(2873),t.e(6687),t.e(4622),t.e(4623)]).then(t.bind(t,32538))).markdown_to_pdf,
pages_to_images:async()=>(await Promise.all([t.e(2760),t.e(6161),t.e(2237),t.e(1717),t.e(824),t.e(7671),t.e(1528),t.e(323),t.e(7373),t.e(9250),t.e(729),t.e(2577),
t.e(5434),t.e(8475),t.e(2844),t.e(9979)]).then(t.bind(t,49979))).pages_to_images,set_bookmarks:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(5345),
t.e(748)]).then(t.bind(t,46606))).set_bookmarks,sanitize_document:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(824),t.e(7671),t.e(1528),t.e(323),
t.e(7373),t.e(2761),t.e(1510)]).then(t.bind(t,61510))).sanitize_document,check_signatures:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(824),t.e(1528),t.
e(323),t.e(7373),t.e(3552),t.e(8930),t.e(2761),t.e(5345),t.e(8392),t.e(3104),t.e(225)]).then(t.bind(t,17768))).check_signatures,sign_document:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(1717),t.e(3104),t.e(7940)]).then(t.bind(t,27940))).sign_document,compare_documents:async()=>(await Promise.all([t.e(2760),t.e(2237),
t.e(824),t.e(1528),t.e(323),t.e(7373),t.e(3552),t.e(8930),t.e(2761),t.e(2577),t.e(5345),t.e(8392),t.e(7111)]).then(t.bind(t,77802))).compare_documents,flatten_annotations:async()=>(await Promise.
all([t.e(2760),t.e(6161),t.e(2237),t.e(1717),t.e(824),t.e(7671),t.e(1528),t.e(323),t.e(9250),t.e(729),t.e(2844),t.e(2689)]).then(t.bind(t,42689))).flatten_annotations,
remove_annotations:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(7671),t.e(4369)]).then(t.bind(t,77))).remove_annotations,set_page_labels:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(1717),t.e(808)]).then(t.bind(t,808))).set_page_labels,extract_attachments:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(5526)]).
then(t.bind(t,35262))).extract_attachments,add_attachment:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(824),t.e(8317),t.e(1497)]).then(t.bind(
t,11497))).add_attachment,read_e_invoice:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(824),t.e(2761),t.e(6428)]).then(t.bind(t,16846))).read_e_invoice,create_e_invoice:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(1717),t.e(824),t.e(1528),t.e(323),t.e(7373),t.e(3552),t.e(2761),t.e(8317),t.e(9544)]).then(t.bind(t,89544))).create_e_invoice,extract_text:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(1528),t.e(323),t.e(7373),t.e(3552),t.e(8930),t.e(5773),t.e(2558)]).then(t.bind(t,49956))).extract_text,find_text:async()=>(await Promise.
all([t.e(2760),t.e(2237),t.e(1528),t.e(323),t.e(7373),t.e(3552),t.e(8930),t.e(5773),t.e(5766)]).then(t.bind(t,78905))).find_text,add_text_layer:async()=>(await Promise.
all([t.e(2760),t.e(6161),t.e(2237),t.e(1717),t.e(1528),t.e(323),t.e(7373),t.e(9250),t.e(3552),t.e(8930),t.e(5773),t.e(1541)]).then(t.bind(t,70686))).add_text_layer,
split_by_text:async()=>(await Promise.all([t.e(2760),t.e(2237),t.e(1717),t.e(7671),t.e(1528),t.e(323),t.e(7373),t.e(3552),t.e(8930),t.e(8063),t.e(5773),t.e(8954)]).
then(t.bind(t,59690))).split_by_text},m=3,o=100;async function n(h,{memory:s,pace:l}){const d=v=>s.budget.spend("dataBytes",v),g=[f(h,d)];for(let v=g.at(-1);v;v=
g.at(-1)){const O=v.next(),P=O.value;O.done?g.pop():typeof P=="string"?d(P.length+m):typeof P=="object"&&P!==null?g.push(f(P,d)):d(m);const S=l.step(o);S&&await S}}
function*f(h,s){const l=Array.isArray(h);for(const[d,g]of Object.entries(h))l||s(d.length+m),yield g}var a=t(71391),T=t(70344),B=t(42973),L=t(27041),x=t(72002);
class N{before;watched=new Map;constructor(s=new Map){this.before=s}watch(s,l){this.watched.set(s,{...l,known:l.asked.size})}of(s){return this.before.get(s)??[]}async review(){
const s=new Map;for(const[l,{asked:d,known:g,hasAsked:v}]of this.watched)d.size>g&&await v()&&s.set(l,d);return s.size>0?new N(s):void 0}}var W=t(56457);async function b(h){
await implementations[h]()}function Z({pause:h,limits:s,ports:l=E.kA,lent:d={},codec:g}){const v=new a.W,O={...B.M,...s};return{ports:l,async run(P,S,I,{signal:U,
onProgress:j,timeLimit:c}={}){const u=new x.o(h,U,j,c);try{const C=(0,D._i)(P,S);if(C.length>0)throw(0,$.G6)(C);return(0,E.IF)(P,I,l),await F(async p=>{const w={
pace:u,limits:O,memory:new L.c(O,g),codec:g,prepared:v,lent:d,asked:p};return J(P,(0,D.WK)(P,S),I,w)})}catch(C){throw(0,$.l3)(C)}}}}async function F(h){const s=new N,
l=await h(s),d=await s.review();return d?h(d):l}async function J(h,s,l,d){const g={repaired:void 0,signatures:0,usageRightsRemoved:!1},v=U=>{g.repaired??=U},O=({
signatures:U,usageRightsRemoved:j})=>{g.signatures+=U,g.usageRightsRemoved||=j},P=(0,A.zI)(h).input==="many"?s:s[0],I=await(await M[h]())(P,l,{...d,onRepaired:v,
onWritten:O});return I.data&&await n(I.data,d),{...I,notes:[...g.repaired?[(0,T.m)(g.repaired)]:[],...I.notes,...(0,W.K)(g)]}}const V=32768,Y=h=>({deflate:(s,l)=>new Promise(
(d,g)=>{const v={level:l,memLevel:9,windowBits:15};if(s.length<V)return d(K(h.deflateSync(s,v)));const O=(P,S)=>P?g(P):d(K(S));h.deflate(s,v,O)}),inflate:(s,l)=>new Promise(
d=>{if(l<=0)d(void 0);else{const g=Math.min(Math.max(s.length,16384),16777216);h.inflate(s,{maxOutputLength:l,chunkSize:g},(v,O)=>d(v?void 0:K(O)))}}),inflateNow(s,l){
if(!(l<=0))try{return K(h.inflateSync(s,{maxOutputLength:l}))}catch{return}}}),K=({buffer:h,byteOffset:s,byteLength:l})=>new Uint8Array(h,s,l);var G=t(44895),Q=t(
8526);const X={drawingStep:2e4},i=(h={},s=G.b,l=Q.v,d)=>Z({pause:l,limits:{...X,...h},ports:s,lent:(0,G.R)(s,d),codec:Y(R())})})};
