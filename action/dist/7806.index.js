"use strict";exports.id=7806,exports.ids=[7806],exports.modules={82531:((N,A,t)=>{t.d(A,{T:()=>a,W:()=>i});var P=t(77598),L=t.n(P);const y=16,T=64*1024*1024;class i{entries=new Map;bytes=0;files=new WeakMap;get(n){
const o=this.entries.get(n);if(o)return this.entries.delete(n),this.entries.set(n,o),o.value}put(n,o,d){if(!(d>T))for(this.drop(n),this.entries.set(n,{value:o,bytes:d}),
this.bytes+=d;this.bytes>T||this.entries.size>y;)this.drop(this.entries.keys().next().value)}async ofFile(n,o,d){const h=this.files.get(n);if(h?.has(o))return h.
get(o);const f=await d();return this.files.set(n,(h??new Map).set(o,f)),f}drop(n){this.bytes-=this.entries.get(n)?.bytes??0,this.entries.delete(n)}}function a(m,...n){
const o=(0,P.createHash)("sha256").update(m);for(const d of n){const h=d instanceof Uint8Array?d:Buffer.from(JSON.stringify(d??null));o.update(`
${h.length}
`).update(h)}return o.digest("base64")}}),98912:((N,A,t)=>{t.d(A,{d:()=>y,m:()=>L});var P=t(39721);const L=i=>T("The document was",i);function y(i){const[a]=i;if(!a)
return[];const m=(0,P.KE)(i.map(({name:n})=>n));return i.length===1?[T(`${m} was`,a.pages)]:[T(`${i.length} documents were`,{found:0,claimed:void 0},` (${m})`)]}
function T(i,{found:a,claimed:m},n=""){const d=m===void 0||m===a?"check that the result has all its pages":`${(h=>h===1?"1 page":`${h} pages`)(a)} ${a===1?"was":
"were"} found, and the document claims ${m}. Check the result`;return{code:"document_repaired",message:`${i} damaged and had to be repaired${n}: ${d}.`}}}),39721:((N,A,t)=>{
t.d(A,{KE:()=>o,Lh:()=>T,TL:()=>n,vI:()=>m});var P=t(99678);const L=2e3,y=10;class T{fields;full=new Map;loose=[new Map,new Map,new Map,new Map];constructor(h){
this.fields=h;for(const f of h){const S=f.name.normalize("NFC"),M=f.part.normalize("NFC");this.full.has(S)||this.full.set(S,f);for(const[C,K]of[a(S),M,a(M),S.trim()].
entries()){const R=this.loose[C].get(K);R?R.push(f):this.loose[C].set(K,[f])}}}find(h){const f=this.exactly(h);return"problem"in f&&f.problem==="unknown"&&h!==h.
trim()?this.exactly(h.trim()):f}exactly(h){const f=h.normalize("NFC"),S=this.full.get(f);if(S)return{field:S};for(const M of this.loose){const C=M.get(f);if(C?.
length===1)return{field:C[0]};if(C)return{problem:"ambiguous",message:i(h,C)}}return{problem:"unknown",message:this.unknown(h)}}unknown(h){const f=this.fields.slice(
0,L).map(({name:R})=>R),S=this.fields.slice(0,L).map(({part:R})=>R),M=(0,P.gx)(h,f)||(0,P.gx)(h,[...new Set(S)]),C=this.fields.length>y?`${this.fields.length} f\
ields, such as `:"",K=M===""?`; the form has ${C}${n(f.slice(0,y))}`:M;return`“${m(h)}” is not a field of the form${K}`}}const i=(d,h)=>`“${m(d)}” is the \
name of ${h.length} fields: write the full name, such as ${n(h.slice(0,y).map(({name:f})=>f))}`,a=d=>d.replace(/\[\d+\]/g,""),m=d=>d.length>80?`${d.slice(0,79)}\
…`:d,n=d=>d.map(h=>`“${m(h)}”`).join(", "),o=d=>d.length>y?`${d.slice(0,y).map(m).join(", ")} and ${d.length-y} more`:d.map(m).join(", ")}),31777:((N,A,t)=>{
t.d(A,{D:()=>a,K:()=>T});var P=t(39721),L=t(6009);const y={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document,\
 which a change makes invalid."};function T({signatures:o,usageRightsRemoved:d}){return[...o>0?[i(o)]:[],...d?[y]:[]]}const i=o=>({code:"signatures_invalidated",
message:`${o} ${o===1?"signature is":"signatures are"} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signa\
tures first.`,mentions:["remove_signatures"]}),a=({fields:o,usageRights:d},h)=>[...o.length>0?[m(o,h)]:[],...d?[y]:[]],m=(o,d)=>({code:"signatures_removed",message:`${o.
length} ${o.length===1?"signature was":"signatures were"} removed${n(o,d)}`});function n(o,d){switch(d){case"merge":return", because a signature cannot survive \
a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,L.$h)(`: ${(0,P.KE)(o)}`)} Their v\
isible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,L.$h)(`: ${(0,P.KE)(o)}`);default:return d}}}),84293:((N,A,t)=>{
t.d(A,{F:()=>y,M:()=>L});var P=t(49153);const L={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,
values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,
characters:5e7,searching:5e9,formDepth:32};function y(T,i,a,m="file"){return new P.zU("limit_exceeded",i,{issues:[{field:m,message:`${i}.`}],advice:`${a} (limit\
: ${T})`})}}),22022:((N,A,t)=>{t.d(A,{c:()=>a});var P=t(84293),L=t(1967);const y=20,T=100,i=8e6;class a{limits;codec;stream;total;remaining;values;documents=0;scratch=new L.
f;output=new L.B;numbers=i;held={all:new Set,bytes:0,most:0};constructor(n,o){this.limits=n,this.codec=o,this.stream=n.streamBytes,this.total=this.remaining=this.
held.most=n.allowance,this.values=n.values}admit(n){const o=n*this.limits.expansion;this.documents++,this.total+=o,this.remaining+=o,this.values+=n*T,this.held.
most+=n*y}fork(){const n=new a(this.limits,this.codec);return n.documents=this.documents,n.total=this.total,n.remaining=this.remaining,n.values=this.values,n.numbers=
this.numbers,n.held=this.held,n.scratch=this.scratch,n}takeNumbers(n){if(this.numbers-=n,this.numbers<0)throw(0,P.F)("objects","The documents are small and have\
 objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(n,o,d){const{held:h}=this;h.all.
add({bytes:n,holder:o,key:d}),h.bytes+=n;for(const f of h.all){if(h.bytes<=h.most||h.all.size===1)return;h.all.delete(f),h.bytes-=f.bytes,f.holder.deref()?.delete(
f.key)}}}}),1967:((N,A,t)=>{t.d(A,{B:()=>T,f:()=>L});var P=t(348);class L{memory;get bytes(){return this.memory??=new Uint8Array(y)}}const y=1<<20;class T{spare;take(m){
const{spare:n}=this;return!n||n.capacity<m?new P.k(m):(this.spare=void 0,n.clear(),n)}finish(m){return m.capacity>i?m.bytes:(this.spare=m,m.copied())}}const i=4<<
20}),269:((N,A,t)=>{t.d(A,{$k:()=>vt,A4:()=>b,AF:()=>gt,AN:()=>p,AV:()=>k,AZ:()=>lt,Ah:()=>Z,Cq:()=>P,Cx:()=>h,D:()=>ot,Ec:()=>n,G_:()=>L,HF:()=>c,HV:()=>Y,HY:()=>at,
Hh:()=>Et,Hv:()=>$,IQ:()=>d,JI:()=>_,Kl:()=>F,Li:()=>ht,MV:()=>st,N5:()=>M,N9:()=>q,OY:()=>J,PZ:()=>Dt,WL:()=>B,Wd:()=>Lt,Z4:()=>m,ay:()=>Ot,b9:()=>S,bS:()=>St,
cL:()=>K,d2:()=>y,du:()=>G,em:()=>r,ev:()=>H,fX:()=>C,gq:()=>Mt,iH:()=>D,kR:()=>T,l0:()=>R,o1:()=>i,r_:()=>U,rc:()=>z,rg:()=>Bt,s1:()=>f,sk:()=>Rt,t6:()=>u,t9:()=>Tt,
tF:()=>w,tw:()=>I,u7:()=>a,vz:()=>O,w1:()=>dt,wb:()=>At,wn:()=>o,wt:()=>W,y_:()=>yt,yh:()=>it,yp:()=>mt,yq:()=>V});const P=0,L=8,y=9,T=10,i=12,a=13,m=32,n=33,o=35,
d=37,h=40,f=41,S=43,M=45,C=46,K=47,R=48,r=55,H=57,D=60,O=62,B=91,U=92,W=93,$=123,z=125,G=126,Z=66,w=67,nt=68,Y=69,I=73,b=76,k=82,J=98,e=100,c=101,st=102,Q=106,V=110,
X=111,gt=114,at=115,it=116,Et=117,yt=122,q=0,u=1,xt=2,Pt=3,F=new Uint8Array(256);for(const s of[P,y,T,i,a,m])F[s]=u;for(const s of"(<>[]/%")F[s.charCodeAt(0)]=xt;
for(const s of"){}")F[s.charCodeAt(0)]=Pt;function p(s,l,g){for(;l<g;){const x=s[l];if(F[x]===u)l++;else if(x===d)l=ot(s,l,g);else break}return l}function ot(s,l,g){
for(;l<g&&s[l]!==T&&s[l]!==a;)l++;return l}function Tt(s,l,g){const x=lt(s,l,g);return x<0?g:x}function lt(s,l,g){let x=0;for(;l<g;){const E=s[l++];if(E===U)l++;else if(E===
h)x++;else if(E===f&&--x===0)return l}return-1}function vt(s,l,g){for(;l<g;)if(s[l++]===O)return l;return g}function ht(s){return s===void 0?-1:s>=R&&s<=H?s-R:s>=
65&&s<=70?s-55:s>=97&&s<=102?s-87:-1}function Rt(s,l,g){const x=new Uint8Array(g-l+1>>1);let E=0,v=-1;for(let j=l;j<g&&s[j]!==O;j++){const tt=ht(s[j]);tt<0||(v<
0?v=tt:(x[E++]=v*16+tt,v=-1))}return v>=0&&(x[E++]=v*16),x.subarray(0,E)}function Lt(s,l,g){for(;l<g&&F[s[l]]===q;)l++;return l}function dt(s,l,g){for(let x=0;x<
g.length;x++)if(s[l+x]!==g.charCodeAt(x))return!1;return!0}function At(s,l,g){return dt(s,l,g)&&F[s[l+g.length]??m]!==q}const mt=s=>s!==void 0&&s>=R&&s<=H;function _(s,l,g){
let x=0,E=l;for(;E<g&&mt(s[E]);)x=x*10+(s[E++]-R);return E===l?{value:-1,after:E}:{value:x,after:E}}function Ot(s,l,g){const x=p(s,l,g),E=_(s,x,g);if(E.value<0||
E.after===g||F[s[E.after]]!==u)return;const v=_(s,p(s,E.after,g),g);if(v.value<0||v.value>65535)return;const j=p(s,v.after,g);if(ft(s,j))return{number:E.value,generation:v.
value,start:x,body:j+3}}const Mt=s=>new Uint8Array(s.buffer,s.byteOffset,s.byteLength),St=s=>Buffer.from(s.buffer,s.byteOffset,s.byteLength);function Dt(s,l,g,x){
let E=0,v=s[l];for(;v>=R&&v<=H;v=s[++l])E=E*10+(v-R);if(E!==g||v!==m||(E=0,v=s[++l],v<R||v>H))return-1;for(;v>=R&&v<=H;v=s[++l])E=E*10+(v-R);return E!==x||v!==m?
-1:ft(s,l+1)?l+4:-1}const ft=(s,l)=>s[l]===X&&s[l+1]===J&&s[l+2]===Q,Bt=(s,l)=>s[l]===c&&s[l+1]===V&&s[l+2]===e&&s[l+3]===X&&s[l+4]===J&&s[l+5]===Q}),348:((N,A,t)=>{
t.d(A,{k:()=>T,t:()=>i});var P=t(269);const L=12,y=20;class T{buffer;memory;length=0;constructor(n){this.buffer=Buffer.allocUnsafeSlow(Math.max(n,256)),this.memory=
(0,P.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const n=Buffer.allocUnsafeSlow(this.
length);return n.set(this.bytes),n}clear(){this.length=0}from(n){return this.memory.subarray(n,this.length)}reserve(n){const o=this.length+n;o>this.memory.length&&
this.grow(o)}grow(n){const o=Buffer.allocUnsafeSlow(Math.max(n,Math.ceil(this.memory.length*1.5)));o.set(this.bytes),this.buffer=o,this.memory=(0,P.gq)(o)}copy(n,o,d){
const h=d-o;if(this.reserve(h),h<L){const{memory:f}=this;let S=this.length;for(let M=o;M<d;M++)f[S++]=n[M]}else this.memory.set(new Uint8Array(n.buffer,n.byteOffset+
o,h),this.length);this.length+=h}text(n){const o=n.length;if(this.reserve(o),o<y){const{memory:d}=this;let h=this.length;for(let f=0;f<o;f++)d[h++]=n.charCodeAt(
f)}else this.buffer.write(n,this.length,"latin1");this.length+=o}integer(n){this.reserve(20);const{memory:o}=this,d=a(n);for(let h=this.length+d-1;h>=this.length;h--){
const f=Math.floor(n/10);o[h]=P.l0+(n-f*10),n=f}this.length+=d}byte(n){this.reserve(1),this.memory[this.length++]=n}fill(n,o){this.reserve(n),o(this.memory,this.
length),this.length+=n}}class i{length=0;copy(n,o,d){this.length+=d-o}text(n){this.length+=n.length}integer(n){this.length+=a(n)}byte(){this.length++}fill(n){this.
length+=n}}function a(m){return m<10?1:m<100?2:m<1e3?3:m<1e4?4:m<1e5?5:m<1e6?6:String(m).length}}),27806:((N,A,t)=>{t.d(A,{localHere:()=>H});var P=t(38522),L=t.
n(P),y=t(11966),T=t(49153),i=t(93876);const a={merge_documents:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(9935),t.e(3241),t.e(9572),
t.e(404),t.e(5345),t.e(3531),t.e(560),t.e(3554),t.e(282),t.e(7351)]).then(t.bind(t,57351))).merge_documents,images_to_pdf:async()=>(await Promise.all([t.e(7718),
t.e(7390),t.e(5199),t.e(315),t.e(3961)]).then(t.bind(t,33961))).images_to_pdf,optimize_document:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),
t.e(282),t.e(2529)]).then(t.bind(t,13197))).optimize_document,split_by_size:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(4935),t.e(4306)]).
then(t.bind(t,54306))).split_by_size,split_by_page_count:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(4935),t.e(16)]).then(t.bind(t,
60016))).split_by_page_count,split_at_page:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(4935),t.e(4986)]).then(t.bind(t,34986))).split_at_page,
split_by_ranges:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(4935),t.e(3515)]).
then(t.bind(t,43515))).split_by_ranges,split_by_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(4935),t.e(5643)]).then(t.bind(
t,38024))).split_by_bookmarks,extract_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(9375),t.e(776)]).then(t.bind(t,60776))).extract_pages,
remove_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(9375),t.e(7823)]).then(t.bind(t,7823))).remove_pages,reorder_pages:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(9375),t.e(7794)]).then(t.bind(t,27794))).reorder_pages,reverse_pages:async()=>(await Promise.all([t.e(7718),t.e(
7390),t.e(5199),t.e(9935),t.e(9375),t.e(4567)]).then(t.bind(t,44567))).reverse_pages,rotate_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(
1288)]).then(t.bind(t,71288))).rotate_pages,crop_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),
t.e(5455)]).then(t.bind(t,83686))).crop_pages,insert_blank_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(8753)]).then(t.bind(t,
98753))).insert_blank_pages,resize_pages:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(3241),t.e(4621),t.e(9915),t.e(5899)]).then(t.bind(
t,45899))).resize_pages,arrange_pages:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(9935),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(
4621),t.e(3531),t.e(560),t.e(3554),t.e(183),t.e(9915),t.e(5591)]).then(t.bind(t,25591))).arrange_pages,add_password:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(5199),t.e(2729)]).then(t.bind(t,2729))).add_password,add_restrictions:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(8931)]).then(t.bind(t,78931))).
add_restrictions,remove_password:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9726)]).then(t.bind(t,79726))).remove_password,remove_restrictions:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(1860)]).then(t.bind(t,61860))).remove_restrictions,remove_signatures:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(
5199),t.e(9935),t.e(1808)]).then(t.bind(t,41808))).remove_signatures,add_text_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3652)]).then(
t.bind(t,43652))).add_text_watermark,add_image_watermark:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(404),t.e(4621),t.e(7936),t.e(315),
t.e(7237)]).then(t.bind(t,77237))).add_image_watermark,add_overlay:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(3241),t.e(404),t.e(4621),t.e(7936),
t.e(1582)]).then(t.bind(t,21582))).add_overlay,add_page_numbers:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(5780)]).then(t.bind(t,45780))).add_page_numbers,
get_form_data:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3531),t.e(734)]).then(t.bind(t,30172))).get_form_data,fill_form:async()=>(await Promise.all([
t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(9935),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(4621),t.e(3531),t.e(560),t.e(3554),t.e(183),t.e(5922)]).then(t.bind(
t,65922))).fill_form,flatten_form:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(9935),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(4621),
t.e(3531),t.e(560),t.e(3554),t.e(183),t.e(2217)]).then(t.bind(t,82217))).flatten_form,get_document_info:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(3241),
t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(4998),t.e(3368),t.e(9129)]).then(t.bind(t,5053))).get_document_info,check_document:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(4998),t.e(3368),t.e(9754)]).then(t.bind(t,84964))).check_document,
set_metadata:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(8909)]).then(t.bind(t,78909))).set_metadata,extract_images:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(9879)]).then(t.bind(t,25006))).extract_images,markdown_to_pdf:async()=>(await Promise.all([
t.e(7718),t.e(6161),t.e(7762),t.e(1917),t.e(4299),t.e(4194),t.e(3286),t.e(7390),t.e(5199),t.e(9572),t.e(404),t.e(6586),t.e(315),t.e(2870),t.e(668)]).then(t.bind(
t,57992))).markdown_to_pdf,set_bookmarks:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(4998),t.e(8807)]).then(t.bind(t,13041))).set_bookmarks,sanitize_document:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(7753),t.e(6340)]).then(t.bind(t,56340))).sanitize_document,compare_documents:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(7753),t.e(3531),t.e(4998),t.e(3368),t.e(8151)]).then(t.bind(t,
8151))).compare_documents,flatten_annotations:async()=>(await Promise.all([t.e(7718),t.e(6161),t.e(7390),t.e(5199),t.e(9935),t.e(3241),t.e(9572),t.e(404),t.e(5345),
t.e(4621),t.e(560),t.e(2064)]).then(t.bind(t,92064))).flatten_annotations,remove_annotations:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),
t.e(8577)]).then(t.bind(t,78577))).remove_annotations,extract_attachments:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(8310)]).then(t.bind(t,98310))).extract_attachments,
add_attachment:async()=>(await Promise.all([t.e(7718),t.e(7390),t.e(5199),t.e(404),t.e(6369),t.e(9881)]).then(t.bind(t,9881))).add_attachment,read_e_invoice:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(404),t.e(7753),t.e(5884)]).then(t.bind(t,36874))).read_e_invoice,create_e_invoice:async()=>(await Promise.all([t.e(7718),t.e(7390),
t.e(5199),t.e(3241),t.e(9572),t.e(404),t.e(5345),t.e(1725),t.e(2376),t.e(7753),t.e(6369),t.e(2702)]).then(t.bind(t,42702))).create_e_invoice,extract_text:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(8435)]).then(t.bind(t,22919))).extract_text,find_text:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(9490)]).then(t.bind(t,25501))).find_text,split_by_text:async()=>(await Promise.
all([t.e(7718),t.e(7390),t.e(5199),t.e(9935),t.e(3241),t.e(9572),t.e(5345),t.e(1725),t.e(2376),t.e(6706),t.e(4935),t.e(3310)]).then(t.bind(t,83310))).split_by_text};
var m=t(82531),n=t(98912),o=t(84293),d=t(22022),h=t(69130),f=t(31777);async function S(D){await implementations[D]()}function M({pause:D,limits:O,codec:B}){const U=new m.
W,W={...o.M,...O};return{async run($,z,G,{signal:Z,onProgress:w}={}){const nt=new h.o(D,Z,w);try{const Y=(0,y._i)($,z);if(Y.length>0)throw(0,T.G6)(Y);const I={repaired:void 0,
signatures:0,usageRightsRemoved:!1},b=({found:V,claimed:X})=>{I.repaired=I.repaired&&I.repaired.claimed!==I.repaired.found?I.repaired:{found:V,claimed:X}},k=({signatures:V,
usageRightsRemoved:X})=>{I.signatures+=V,I.usageRightsRemoved||=X},J={pace:nt,limits:W,memory:new d.c(W,B),codec:B,onRepaired:b,prepared:U,onWritten:k},e=(0,y.WK)(
$,z),c=(0,i.zI)($).input==="many"?e:e[0],Q=await(await a[$]())(c,G,J);return{...Q,notes:[...I.repaired?[(0,n.m)(I.repaired)]:[],...Q.notes,...(0,f.K)(I)]}}catch(Y){
throw(0,T.l3)(Y)}}}}const C=32768,K=D=>({deflate:(O,B)=>new Promise((U,W)=>{const $={level:B,memLevel:9,windowBits:15};if(O.length<C)return U(R(D.deflateSync(O,
$)));const z=(G,Z)=>G?W(G):U(R(Z));D.deflate(O,$,z)}),inflate:(O,B)=>new Promise(U=>{if(B<=0)U(void 0);else{const W=Math.min(Math.max(O.length,16384),16777216);
D.inflate(O,{maxOutputLength:B,chunkSize:W},($,z)=>U($?void 0:R(z)))}}),inflateNow(O,B){if(!(B<=0))try{return R(D.inflateSync(O,{maxOutputLength:B}))}catch{return}}}),
R=({buffer:D,byteOffset:O,byteLength:B})=>new Uint8Array(D,O,B);var r=t(1078);const H=(D={})=>M({pause:r.v,limits:D,codec:K(L())})})};
