"use strict";exports.id=4754,exports.ids=[4754],exports.modules={34947:((ge,k,r)=>{r.d(k,{Ms:()=>N,PJ:()=>R,TF:()=>E,Ye:()=>P,_N:()=>l,oD:()=>x,qf:()=>g});var w=r(73024),T=r.
n(w);const S=1<<20,P=f=>y(()=>w.realpathSync.native(f)),l=f=>y(()=>(0,w.statSync)(f)),N=f=>y(()=>(0,w.lstatSync)(f)),R=f=>N(f)?.isSymbolicLink()??!1;async function x(f){
if((0,w.statSync)(f).size<=S)return(0,w.readFileSync)(f);const{readFile:$}=await Promise.resolve().then(r.t.bind(r,51455,23));return $(f)}async function g(f,$){
if($.length<=S)return(0,w.writeFileSync)(f,$,{flag:"wx"});const{writeFile:h}=await Promise.resolve().then(r.t.bind(r,51455,23));await h(f,$,{flag:"wx"})}const E=f=>y(
()=>(0,w.unlinkSync)(f));function y(f){try{return f()}catch{return}}}),66502:((ge,k,r)=>{r.d(k,{Ck:()=>y,SV:()=>x,YY:()=>g,wI:()=>E});var w=r(76760),T=r.n(w),S=r(
49153),P=r(34947),l=r(44168);const N=/^(?:\.git|git~\d+)[. ]*$/i,R=new RegExp("\\p{Cf}","gu"),x=d=>d.split(/[\\/]/).some(m=>N.test(m.replace(R,"")));function g(d,m){
const b=(0,l.GS)(d,m),M=(0,l.I5)(d,b),C=(0,P.Ye)(b);if(M===void 0)return"is outside the workspace and RUNNER_TEMP";if(C===void 0)return(0,P.PJ)(b)?"is a link to\
 a file that does not exist":"does not exist";if(h(d,C)!==$(M))return`is a link that leads out of ${M===d.workspace?"the workspace":"RUNNER_TEMP"}`;if(x(T().relative(
$(M),C)))return"is below .git, which is not read";const W=(0,P._N)(C);if(!W?.isFile())return W?.isDirectory()?"is a folder":"is not an ordinary file"}function E(d,m){
const b=(0,l.GS)(d,m),M=(0,l.I5)(d,b);if(M===void 0)throw f(m,"is outside the workspace and RUNNER_TEMP");const C=$(M),W=T().relative(M,b).split(T().sep);for(let Y=1;Y<=
W.length;Y++){const oe=T().join(C,...W.slice(0,Y));if(!(0,P.PJ)(oe))continue;const ee=(0,P.Ye)(oe),B=ee===void 0||h(d,ee)===void 0;throw f(m,B?"leads out of the\
 workspace through a link":"leads through a link")}const V=T().join(C,...W);if(x(T().relative(C,(0,P.Ye)(V)??V)))throw f(m,"is below .git");return V}function y(d,m){
try{return(0,P.Ms)(T().join(E(d,T().dirname(m)),T().basename(m)))!==void 0}catch{return!1}}const f=(d,m)=>new S.zU("configuration",`'${d}' ${m}: nothing is writ\
ten there`),$=d=>(0,P.Ye)(d)??d,h=(d,m)=>(0,l.RD)(d).map($).filter(b=>(0,l.FK)(T().relative(b,m))).sort((b,M)=>M.length-b.length)[0]}),12222:((ge,k,r)=>{r.d(k,{
K2:()=>R,Nk:()=>g,OM:()=>E,hQ:()=>x,pL:()=>y});var w=r(73024),T=r.n(w),S=r(76760),P=r.n(S),l=r(49153),N=r(99586);function R(f){const $=new Map,h=d=>{const m=$.get(
d);if(m!==void 0)return m;let b=d;try{b=(0,w.realpathSync)(d)}catch{const M=P().dirname(d);M!==d&&(b=P().join(h(M),P().basename(d)))}return $.set(d,b),b};return d=>{
const m=P().resolve(f,d),b=P().join(h(P().dirname(m)),P().basename(m));return x(b)}}const x=f=>process.platform==="win32"||process.platform==="darwin"?f.normalize(
"NFC").toLowerCase():f;function g(f){if(process.platform!=="win32")return;const $=f.replace(/^[a-z]:/i,"").split(/[\\/]/),[h]=$.flatMap(d=>/^\.{0,2}$/.test(d)?[]:
(0,N.tb)(d)??[]);return h===void 0?void 0:`'${f}' cannot be written: a part of it ${h}`}function E({matched:f,overwrite:$,identity:h,exists:d}){const m=new Set(
f.map(h)),b=new Set;return(M,C)=>{const W=g(M);if(W!==void 0)throw(0,l.G6)([{field:"output",message:W}]);const V=h(M),Y=C.inputs.some(oe=>h(oe)===V);if(b.has(V)||
m.has(V)&&!($&&Y))throw(0,l.G6)([{field:"output",message:`'${M}' is another input or result: choose a different pattern`}]);if(!$&&d(M))throw(0,l.G6)([{field:"o\
utput",message:y([M])}]);b.add(V)}}function y([f,...$]){const h=$.length===0?" exists":` and ${$.length} more exist`;return`'${f}'${h} already: choose a differe\
nt pattern, or set overwrite to true`}}),44168:((ge,k,r)=>{r.d(k,{Aq:()=>N,FK:()=>f,GS:()=>x,I5:()=>g,NB:()=>E,RD:()=>R,d7:()=>$,dR:()=>y});var w=r(76760),T=r.n(
w),S=r(49153),P=r(40477),l=r(34947);function N(){const h=process.env.GITHUB_WORKSPACE;try{process.chdir(h??".")}catch(M){throw new S.zU("configuration",`The wor\
kspace '${h}' cannot be opened (${(0,P.xU)(M)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:M})}const d=process.
cwd(),m=process.env.RUNNER_TEMP||void 0,b=[h??d,(0,l.Ye)(d)??d].map(M=>[T().resolve(M),d]);return m!==void 0&&b.push([(0,l.Ye)(m)??m,m]),{workspace:d,temporary:m,
otherNames:b.filter(([M,C])=>M!==C)}}const R=({workspace:h,temporary:d})=>d===void 0?[h]:[h,d];function x({workspace:h,otherNames:d=[]},m){const b=T().resolve(h,
m);for(const[M,C]of d){const W=T().relative(M,b);if(f(W))return T().join(C,W)}return b}const g=(h,d)=>R(h).filter(m=>f(T().relative(m,d))).sort((m,b)=>b.length-
m.length)[0],E=(h,d)=>g(h,x(h,d))!==void 0;function y(h,d){const m=x(h,d),b=T().relative(h.workspace,m);return $(f(b)?b:m)}const f=h=>h!==".."&&!h.startsWith(`.\
.${T().sep}`)&&!h.startsWith("../")&&!T().isAbsolute(h),$=h=>T().sep==="/"?h:h.replaceAll(T().sep,"/")}),59105:((ge,k,r)=>{r.d(k,{A:()=>g,z:()=>y});var w=r(73024),
T=r.n(w),S=r(76760),P=r.n(S),l=r(49153),N=r(40477),R=r(34947),x=r(66502);class g{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(h,d){
this.places=h,this.overwrite=d}async write(h){if(this.closed)throw f();const d=this.writeAll(h);this.running.add(d),await d.finally(()=>this.running.delete(d))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(h){const d=[],m=[];let b=h[0]?.path??"";try{for(const M of h){if(this.closed)throw f();if(b=
M.path,(0,x.SV)(P().basename(M.path)))throw new l.zU("configuration",`'${M.path}' is a name that Git uses: nothing is written there`);const C=P().join(this.folder(
P().dirname(M.path)),P().basename(M.path)),W=P().join(P().dirname(C),`.octavo-${process.pid}-${++this.serial}.tmp`);m.push(W),await M.write(W),d.push({temporary:W,
target:C,path:M.path})}for(const{temporary:M,target:C,path:W}of d)b=W,this.checkAgain(W,C),(0,w.renameSync)(M,C)}catch(M){for(const C of m)(0,R.TF)(C);throw M instanceof
l.zU?M:y(b,M)}}checkAgain(h,d){const m=(0,x.wI)(this.places,P().dirname(h));if(P().join(m,P().basename(h))!==d||!this.overwrite&&(0,R.Ms)(d)!==void 0)throw new l.
zU("configuration",`'${h}' was made by another program while the step ran: it is not replaced`)}folder(h){let d=this.folders.get(h);return d===void 0&&(d=(0,x.wI)(
this.places,h),(0,w.mkdirSync)(d,{recursive:!0}),this.folders.set(h,d)),d}}const E={EACCES:"the runner may not write there",EPERM:"the runner may not write ther\
e",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of tha\
t name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file\
 system"};function y($,h){const d=(0,N.xU)(h),m=E[d]??`the file system refused it (${d})`;return new l.zU("configuration",`'${$}' could not be written: ${m}`,{cause:h})}
const f=()=>new l.zU("cancelled","The step was cancelled")}),40477:((ge,k,r)=>{r.d(k,{Hn:()=>S,IV:()=>N,cz:()=>l,g$:()=>T,hS:()=>P,uP:()=>x,xU:()=>R});var w=r(49153);
const T=g=>g.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),S=g=>T(g).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(
/>/g,"&gt;").replace(/"/g,"&quot;"),P=(g,E)=>`${g} ${E}${g===1?"":"s"}`,l=g=>g.reduce((E,y)=>E+y,0);function N(g){const E=["B","kB","MB","GB"];let y=g,f=0;for(;y>=
999.95&&f<E.length-1;f++)y/=1e3;return`${f===0||y>=99.95?Math.round(y):y.toFixed(1)} ${E[f]}`}function R(g){const E=typeof g=="object"&&g!==null&&"code"in g?g.code:
void 0;return typeof E=="string"?E:"unknown reason"}function x(g){if(!(g instanceof Error))return typeof g;const E=[`${g.name} (${R(g)})`,...(0,w.ek)(g)].join(`\

    `);return g.cause===void 0?E:`${E}
caused by ${x(g.cause)}`}}),53673:((ge,k,r)=>{r.d(k,{u:()=>T});var w=r(31184);const T=(S,P,l)=>S==="inputs"?(0,w.an)(P,l,w.i9):P}),58227:((ge,k,r)=>{r.d(k,{C:()=>f,
g:()=>$});var w=r(49153),T=r(31184),S=r(82625),P=r(99762),l=r(99586),N=r(6009),R=r(91203),x=r(34947),g=r(53673),E=r(52031),y=r(66886);class f extends Error{input;cause;step;operation;constructor(v,j,J,ie){
super("a job failed"),this.input=v,this.cause=j,this.step=J,this.operation=ie}}async function $(I,v,j,J){const ie=I.inputs[0]??"",z={source:ie},ae=[];try{let K=[];
for(const[i,c]of I.inputs.entries())z.source=c,K.push({position:i,source:c,document:await J.read(c),facts:{},notes:[],data:{}});const Q=K.reduce((i,{document:c})=>i+
J.sizeOf(c),0);for(const[i,c]of v.steps.entries())z.operation=c.name,v.steps.length>1&&(z.step=`steps[${i+1}] (${c.name})`),K=await ee(K,c,I,v,j,z),ae.push(...K.
flatMap(({document:A,files:L=[]})=>[A,...L]));z.source=ie,delete z.step,delete z.operation;const X=b(I,K).map(i=>h(i,Q,v,J)),$e=X.flatMap(({output:i,result:c})=>i===
null||c===null?[]:[{path:i,write:A=>m(c,A,J)}]);for(const{path:i}of $e)v.claim(i,I);return await v.write($e),X.map(({result:i,status:c,output:A,pages:L,facts:U,
notes:te,message:se,data:pe})=>{const Ee=i===null?null:d(i,J);return{status:c,input:ie,inputs:I.inputs,output:A,pages:L,bytesBefore:Q,bytesAfter:Ee,facts:U,notes:te,
message:se,data:pe}})}catch(K){throw new f(z.source,K,z.step,z.operation)}finally{await J.release(ae)}}function h(I,v,{minimumSaving:j},J){const ie=I.result===null?
void 0:(0,y.A)(v,d(I.result,J),j);return ie===void 0?I:{...I,status:"skipped",output:null,result:null,message:ie}}const d=(I,v)=>I instanceof Uint8Array?I.length:
v.sizeOf(I),m=(I,v,j)=>I instanceof Uint8Array?(0,x.qf)(v,I):j.write(I,v);function b(I,v){if(I.kind==="files")return v.flatMap(z=>oe(I,z));const j=z=>(0,l.NL)(v.
map(({document:ae},K)=>(0,l.jC)(z(ae)??"",l.ly,(0,P.n)(K+1))),l.ly),J=j(({title:z})=>z),ie=j(({match:z})=>z);return v.map(({document:z,facts:ae,notes:K,data:Q},X)=>({
status:"done",output:I.kind==="data"?null:I.outputPath({index:X+1,title:J[X]??"",match:ie[X]??""}),result:I.kind==="data"?null:(0,E.KH)(I.kind)?C(Q):z,pages:z.pageCount??
null,facts:{...ae,...I.tellsMatch&&z.match!==void 0&&{match:z.match}},notes:V(K),message:null,data:(0,E.KH)(I.kind)?W(Q):Q}))}const M=(0,S.zI)("extract_text").dataKey??
"";function C({[M]:I={}}){return Buffer.from(I.pages===void 0?(0,R.r7)(I):JSON.stringify(I),"utf8")}const W=({[M]:I={},...v})=>({...v,[M]:(0,R._m)(I)}),V=I=>I.map(
({text:v})=>v),Y={...l.zE,leadingDots:!1};function oe(I,{files:v=[],facts:j,notes:J,data:ie}){const z={pages:null,notes:V(J),data:ie};if(v.length===0)return[{...z,
status:"skipped",output:null,result:null,facts:j,message:"The document holds no such files"}];const ae=(0,l.NL)(v.map(({name:K},Q)=>(0,l.jC)(K,Y,`file-${Q+1}`)),
Y);return v.map((K,Q)=>({...z,status:"done",output:I.outputPath({index:Q+1,file:ae[Q]??""}),result:K,facts:{...j,mediaType:K.mediaType,...K.facts},message:null}))}
async function ee(I,v,j,J,ie,z){const{input:ae,dataKey:K}=(0,S.zI)(v.name),Q=ae==="many",X=Q?[I]:I.map(i=>[i]),$e=[];for(const i of X){const[c]=i;if(!c)continue;
z.source=c.source;const A=await J.parametersOf(v,Q?j.inputs[0]??"":c.source),L=v.name==="add_page_numbers"?J.numbersOf(j,c.position):void 0,U=L===void 0?A:{...A,
...L},{documents:te,files:se,data:pe,notes:Ee,facts:we}=await ie.run(v.name,i.map(({document:de})=>de),U,{signal:J.signal,onProgress:de=>J.onProgress(c.source,(0,T.
i9)(v.name),de)}).catch(de=>{const Me=de instanceof w.zU?de.position:void 0;throw z.source=i[(Me??1)-1]?.source??c.source,de}),Oe=Q?{...c,facts:{},data:{}}:c,ce={
source:c.source,facts:{...Oe.facts,...we},notes:(0,N.p5)(i.flatMap(de=>de.notes),Ee.map(({code:de,message:Me,mentions:Ce=[]})=>({code:de,text:(0,g.u)(J.spelling,
Me,Ce)}))),data:pe===void 0||K===void 0?Oe.data:{...Oe.data,[K]:pe}},{position:me}=c;if(se!==void 0)$e.push({...ce,position:me,document:c.document,files:se});else
for(const de of te){const Me={...Q?{}:B(c.document),...B(de),name:c.document.name};$e.push({...ce,position:me,document:{...de,...Me},facts:{...ce.facts,...re(de)}})}}
return $e}const B=({title:I,match:v})=>({...I===void 0?{}:{title:I},...v===void 0?{}:{match:v}});function re({firstPage:I,lastPage:v,title:j}){return{...I===void 0||
v===void 0?{}:{firstPage:I,lastPage:v},...j===void 0?{}:{title:j}}}}),77563:((ge,k,r)=>{r.d(k,{NZ:()=>x,R5:()=>R,ZK:()=>N,gY:()=>g,wm:()=>E});var w=r(76760),T=r.
n(w),S=r(49153),P=r(40477),l=r(34947);const N=y=>({read:f=>R(f,y),sizeOf:({bytes:f})=>f.length,write:({bytes:f},$)=>(0,l.qf)($,f),release:async()=>{}});async function R(y,f){
const $=await(0,l.oD)(T().resolve(f,y)).catch(h=>{throw(0,P.xU)(h)==="ERR_FS_FILE_TOO_LARGE"?new S.zU("limit_exceeded","The file is larger than 2 GB, the most t\
hat can be processed",{advice:"Split the document where it is made",cause:h}):x(h)});return E($),{name:T().posix.basename(y),bytes:$}}const x=y=>new S.zU("unrea\
dable_document",`The file could not be opened (${(0,P.xU)(y)})`,{cause:y}),g="version https://git-lfs.github.com/spec/";function E(y){if(y.subarray(0,g.length).
toString("latin1")===g)throw new S.zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the re\
pository: set lfs: true for actions/checkout"})}}),64754:((ge,k,r)=>{var w=r(67981),T=r(73024),S=r(49153),P=r(31184),l=r(40477),N=r(53673);const R=4096;function x(e,t){
const n=(0,S.l3)(e),s=[n,...n.others].map(o=>{const a=o.advice===void 0?o.message:`${o.message.replace(/[.:]$/,"")}. ${o.advice}`;return(0,N.u)(t,a,(0,S.R3)(o))});
return(0,l.g$)(s.join(". ")).slice(0,R)}const g=10;class E{given=0;add(t,n,s){const o=(0,l.g$)(t).slice(0,R);this.given++,this.given<=g?w.$e(o,{...n===void 0?{}:
{file:n},...s===void 0?{}:{title:s}}):w.pq(n===void 0?`Warning: ${o}`:`Warning: ${(0,l.g$)(n)}: ${o}`)}}var y=r(66502),f=r(12222),$=r(44168),h=r(96512);function d(e){
if(/^\s*\[\s*("|\])/.test(e)){const n=(0,h.q)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON arra\
y of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith(
"#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one per line"}}var m=r(
82625);const b="add_page_numbers",M=new Set(["extract_pages","remove_pages","reorder_pages"]),C=e=>e.find(({name:t})=>t===b)?.params;function W(e){const t=o=>[{
field:"continue-numbers",message:o}],n=e.filter(({name:o})=>o===b);if(n.length!==1)return t("needs one step add-page-numbers");if(C(e).last_number!==void 0)return t(
"gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:o})=>V(o));return s===void 0?[]:t(`needs the \
pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function V(e){const{input:t,output:n,accepts:s}=(0,m.zI)(e);return t===
"many"||n==="pdfs"||s==="image"||M.has(e)}var Y=r(66886),oe=r(99678),ee=r(6996),B=r(60480);const re=/^(\d+)-(\d+|last)$/i,I=/^(-?\d+|last)–(-?\d+|last)$/i,v=/^(-?\d+|last)\.\.(-?\d+|last)?$/i,
j=/^last-(\d+|last)$/i,J=/^(-?\d+)-(-?\d+|last)$/i;function ie(e){if(Array.isArray(e))return z(e);if(typeof e!="string"&&typeof e!="number")return{problem:"must\
 be text such as 1..3, or a list of pages"};const t=String(e),n=t.split(/\r?\n/).filter(o=>o.trim()!=="");if(n.length>1&&n.every(o=>/^ *- +\S/.test(o)))return z(
n.map(o=>ae(o.replace(/^ *- +/,""))));const s=/^\s*\[(.*)\]\s*$/s.exec(t);return s?z(s[1].split(",").map(ae)):K(n.length>1?n.join(","):t)}function z(e){return e.
some(t=>typeof t!="string"&&typeof t!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:K(e.join(","))}function ae(e){return e.
trim().replace(/^(["'])(.*)\1$/s,"$2")}function K(e){const t=[],n=[];for(const[s,o]of e.split(",").entries()){const a=Q(o),p=a.length>1&&a.some(_=>_.startsWith(
"-"))?X(a):a.map($e).find(_=>_!==void 0);p&&n.push(`entry ${s+1} ('${(0,B.ml)(o.trim())}') is ambiguous: write ${p.join(" or ")}`),t.push(a.length===0?o:a.map(i).
join(","))}return n.length>0?{problem:(0,B.bs)(n)}:{text:t.join(",")}}function Q(e){const t=e.split(/\s+/).filter(s=>s!==""),n=[];for(const s of t){const o=n.at(
-1);o?.toLowerCase()==="not"?n[n.length-1]=`${o} ${s}`:n.push(s)}return n}function X(e){const t=e.map(i).join(","),[n,s,...o]=e,a=o.length===0&&s?/^-(\d+)$/.exec(
s):null;return a&&n&&/^\d+$/.test(n)?[t,`${n}..${a[1]}`]:[t]}function $e(e){const t=e.replace(/^not /i,""),n=j.exec(t);if(n)return/^\d/.test(n[1])?[`-${Number(n[1])+
1}`,`-1..${n[1]}`]:["-1"];const s=J.exec(t);if(!s||re.test(t))return;const[,o,a]=s;return a.startsWith("-")?[`${o}..${a}`,`${o},${a}`]:[`${o}..${c(a)}`,`${o},-${a}`]}
function i(e){const[,t="",n=""]=/^(not )?(.*)$/i.exec(e)??[],s=re.exec(n)??I.exec(n)??v.exec(n);return s?`${t}${c(s[1])}..${c(s[2]??"")}`:`${t}${c(n)}`}function c(e){
return e.toLowerCase()==="last"?"-1":e}function A(e,t){const n=Object.entries((0,m.zI)(e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>0&&t.
user_password===void 0&&!n.some(([s])=>t[s]===!1)}const L={encryption_algorithm:"AES-256"},U="maximum_bytes",te="or a size such as 18 MB or 18 MiB",se={b:1,kb:1e3,
mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},pe=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function Ee(e){const[,t,n]=pe.exec(e)??[],s=se[n?.toLowerCase()??""];return s===
void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}const we={name:"file",bytes:Uint8Array.of(0)},Oe=["{dir}","{name}"];function ce({name:e,raw:t,typed:n},s){
const{fields:o}=(0,m.zI)(e),a={},u={},p=[];for(const[D,Z]of Object.entries({...Me(o),...t})){const F=o[D];if(F===void 0)continue;const G=Ce(D,F,Z,n[D]);"problem"in
G&&p.push({field:D,message:G.problem}),"path"in G&&(u[D]=G.path),a[D]="value"in G?G.value:F.kind==="json"?{}:we}const _=(0,ee.qL)(e,a,s),O=new Set(p.map(({field:D})=>D));
for(const D of _.issues)O.has(D.field)||p.push(D.field===U?{...D,message:`${D.message}, ${te}`}:D);return p.length===0&&p.push(...de(e,a,_.params)),{step:{name:e,
params:_.params,paths:u},issues:p}}const me=["pages","first_page","last_page"];function de(e,t,n){const s=a=>t[a]!==void 0&&t[a]!=="";return(e==="extract_pages"||
e==="remove_pages")&&!me.some(s)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:me.slice(1)}]:A(e,{...n})?[
{field:"allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_pas\
sword",mentions:["user_password"]}]:[]}const Me=e=>Object.fromEntries(Object.entries(L).filter(([t])=>Object.hasOwn(e,t)));function Ce(e,t,n,s){if(n===""||n===null||
s===null)return{value:""};if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof n!="string"&&!Array.isArray(n))return{problem:"must be pages such as 1..3, or a\
 list of pages"};const a=ie(n);return"problem"in a?a:{value:a.text.trim()}}if(t.kind==="json"&&typeof n=="object"&&!Array.isArray(n))return{value:s};if(typeof n!=
"string")return{problem:`must be a single value, and is a ${Array.isArray(n)?"list":"mapping"}`};const o=n.trim();return t.kind==="text"?{value:n}:o===""?{value:""}:
t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(o)?ut(o):{value:e===U?Ee(o):o}}function ut(e){const t=e.match(/\{[^{}]*\}/g)?.find(n=>!Oe.includes(
n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${Oe.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of \
one file"}:{path:e}}const lt={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimiz\
e_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_p\
ages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermark"]};function ke(e,t){const n=e.split(/[\s,;|+]+/).
filter(o=>o!=="");if(n.length>1&&n.every(o=>(0,m.F)(o.replaceAll("-","_"))))return". Several operations go into steps, as a list";const s=lt[e.toLowerCase().replace(
/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,oe.h)(e,m.qj.map(t))}const Ge=m.qj.map(P.i9).join(", "),De='write a YAML list o\
f operations, such as "- rotate_pages: { angle: 90 }"',dt=[...new Set(m.qj.flatMap(e=>Object.keys((0,m.zI)(e).fields)))],Ue=new Set(m.qj.flatMap(e=>Object.entries(
(0,m.zI)(e).fields).flatMap(([t,n])=>"secret"in n?[t]:[])));async function ft(e,t){const n=new Map;for(const u of dt){const p=e((0,P.i9)(u));p!==""&&(Ue.has(u)&&
t(p),n.set(u,p))}const s=e("operation").trim(),o=e("steps");if(o.trim()!==""){const{value:u,typed:p,problem:_}=(await Promise.all([r.e(1917),r.e(4896)]).then(r.
bind(r,74896))).parseList(o);for(const D of Be(u))t(D);const O=[];return s!==""&&O.push({field:"operation",message:"give either operation or steps, not both"}),
_!==void 0?{steps:[],issues:[...O,{field:"steps",message:`${_}: ${De}`}],warnings:[]}:pt(u,p,n,O)}if(s==="")return Ye("operation",`is required, unless steps is \
given: one of ${Ge}`);const a=s.replaceAll("-","_");return(0,m.F)(a)?ht(a,n):Ye("operation",`must be one of ${Ge}${ke(s,P.i9)}`)}function ht(e,t){const{fields:n}=(0,m.
zI)(e),s=[...t.keys()].filter(O=>!Object.hasOwn(n,O)),{step:o,issues:a}=ce({name:e,raw:Object.fromEntries(t),typed:{}},"absent"),u=s.map(O=>({field:(0,P.i9)(O),
message:`is not used: it is not a parameter of ${(0,P.i9)(e)}`})),p=s.filter(O=>Ue.has(O)&&O!=="open_password"),_=a.map(({field:O,message:D,mentions:Z=[]})=>({field:(0,P.
i9)(O),message:(0,N.u)("inputs",D,Z)}));return{steps:[o],issues:_.length>0||p.length>0?[..._,...u]:[],warnings:u.map(({field:O,message:D})=>`${O} ${D}`)}}function pt(e,t,n,s){
const o=[...s],a=[];if(!Array.isArray(e)||e.length===0)return{steps:a,issues:[...o,{field:"steps",message:De}],warnings:[]};for(const p of n.keys())p!=="open_pa\
ssword"&&o.push({field:(0,P.i9)(p),message:"write it inside the step that it belongs to"});const u=n.get("open_password");for(const[p,_]of e.entries()){const O=`\
steps[${p+1}]`,D=$t(_,t[p]);if("problem"in D){o.push({field:O,message:D.problem});continue}o.push(...mt(D,O),...gt(D.name,p,e.length,O));const Z=u===void 0?D.raw:
{open_password:u,...D.raw},F=ce({...D,raw:Z},"refuse");a.push(F.step),o.push(...F.issues.map(({field:G,message:ue})=>({field:`${O}.${G}`,message:ue})))}return{steps:a,
issues:o,warnings:[]}}function mt({name:e,raw:t},n){const s=Object.keys((0,m.zI)(e).fields),o=Object.keys(t).filter(u=>!s.includes(u)),[a]=o.filter(u=>/^[-\d. ]+$/.
test(u)&&!t[u]);return a!==void 0?[{field:`${n}.${a}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:o.map(u=>({
field:`${n}.${u}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,oe.h)(u,s)}`}))}function gt(e,t,n,s){const{output:o,accepts:a}=(0,m.zI)(e);return o===
"files"&&t+1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:o==="text"&&t+1<n?[{field:s,message:`${e} must\
 be the last step: it writes the text, and no document`}]:a==="image"&&t>0?[{field:s,message:`${e} must be the first step: it takes images, which no other opera\
tion gives`}]:[]}function $t(e,t){if(typeof e=="string")return Ie(e,{},{});if(!(0,h.G)(e))return{problem:De};const{operation:n,...s}=e;if(n!==void 0)return typeof n==
"string"?Ie(n,s,t):{problem:De};const[[o,a]=["",void 0],...u]=Object.entries(e);if(u.length>0)return{problem:`names several operations or has its parameters bes\
ide the name: ${De}`};if(a===""||a===void 0)return Ie(o,{},{});const p=(0,h.G)(t)?t[o]:void 0;return(0,h.G)(a)?Ie(o,a,p):{problem:De}}function Ie(e,t,n){const s=e.
trim().replaceAll("-","_");if(!(0,m.F)(s))return{problem:`must name one of ${m.qj.join(", ")}${ke(e,u=>u)}`};const o=Object.keys(t),a=o.find((u,p)=>o.findIndex(
_=>ve(_)===ve(u))!==p);return a!==void 0?{problem:`gives ${ve(a)} twice, as ${o.filter(u=>ve(u)===ve(a)).join(" and ")}`}:{name:s,raw:He(t),typed:(0,h.G)(n)?He(
n):{}}}const ve=e=>e.replaceAll("-","_"),He=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[ve(t),n]));function*Be(e){if(Array.isArray(e))for(const t of e)
yield*Be(t);else if((0,h.G)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*Be(n):n!==""&&Ue.has(t.trim().replaceAll("-","_"))&&(yield n)}const Ye=(e,t)=>({
steps:[],issues:[{field:e,message:t}],warnings:[]}),Mn=null,Et=["failed","skipped","notes","nothing"],je=32,yt=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=je,wt=e=>/^\d{1,2}(?:\.\d+)?$/.
test(e);async function Ot(e,t){const n=[],s=q=>e(q).trim(),o=q=>{const he=s(q);return he!==""&&t(he),he},a=(q,he)=>{const le=s(q)||he[0],H=he.find(ye=>ye===le);
return H===void 0&&n.push({field:q,message:`must be one of ${he.join(", ")}`}),H??he[0]},u=(q,he)=>{const le=s(q).toLowerCase();return le!==""&&le!=="true"&&le!==
"false"&&n.push({field:q,message:"must be true or false"}),le===""?he:le==="true"},p=o("api-key"),_=o("github-token"),{steps:O,issues:D,warnings:Z}=await ft(e,t),
F=d(s("files"));"problem"in F&&n.push({field:"files",message:F.problem});const G=(q,he,le)=>{const H=s(q);return H!==""&&!he(H)&&n.push({field:q,message:le}),H===
""?void 0:Number(H)},ue=a("on-error",["fail","continue"])==="continue",fe=s("fail-on")===""&&ue?"nothing":a("fail-on",Et);ue&&fe!=="nothing"&&n.push({field:"fai\
l-on",message:"contradicts on-error: continue. Leave out one of the two"});const ne={steps:O,isList:s("steps")!=="",files:"lines"in F?F.lines:[],output:s("outpu\
t")||void 0,overwrite:u("overwrite",!1),ifNoFilesFound:a("if-no-files-found",["warn","error","ignore"]),changedOnly:u("changed-only",!1),dryRun:u("dry-run",!1),
continueNumbers:u("continue-numbers",!1),concurrency:G("concurrency",yt,`must be a whole number from 1 to ${je}`),failOn:fe,minimumSaving:G("minimum-saving",wt,
"must be a number of percent from 0 to 99, such as 5"),region:s("region"),baseUrl:s("base-url"),apiKey:p,summary:u("summary",!0),attest:u("attest",!1),githubToken:_,
warnings:Z};if(ne.continueNumbers&&D.length===0&&n.push(...W(O)),ne.minimumSaving!==void 0&&D.length===0&&n.push(...(0,Y.T)(O)),D.length+n.length>0)throw(0,S.G6)(
[...D,...n]);return ne}var Se=r(52031),Pe=r(34947),bt=r(76760),be=r.n(bt),Te=r(63069);function Mt(e){const n=(be().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(
/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function We(e,t,n){for(const O of[e,...t])if(Pt(O)>Ze)throw(0,S.G6)([{field:"files",message:`the patter\
n '${O}' has more than ${Ze} * in one name: write fewer`}]);const{create:s}=await r.e(102).then(r.bind(r,50102)),a=[e,...t.map(O=>O.slice(1).trim())].map(O=>Dt(
O,n)).map((O,D)=>D===0?O:`!${O}`),u=await s(a.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Je(e)}),p=new Set((0,$.d7)(e).split("/")),_=O=>(0,$.dR)(n,O).split("/").some(D=>_t.has(D)&&!p.
has(D));return(await u.glob()).filter(O=>!_(O))}const Ze=4,Pt=e=>Math.max(...(0,$.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),_t=new Set([".git","node\
_modules"]);function Dt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",be().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function Je(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,S.G6)([{field:"files",message:t}])}
const vt=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],Te.jB,Te.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Te.jN,Te.yZ,Te.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Tt(e,t,n){if(It(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,Te.oR)(e,vt);if(s!==void 0)return s;const o=async u=>We(u,[],n).catch(()=>[]);if(t.length>
0&&(await o(e)).length>0)return"lines that begin with ! exclude every file that it matches";const a=xt(e,n);if(a!==void 0)return a;if((0,Pe._N)((0,$.GS)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[u,p]of At(e)){const[_]=u===e?[]:await o(u);if(_!==void 0)return`${p}, and there is ${(0,$.dR)(
n,_)}`}}const At=e=>[[Ve(e),"upper and lower case count"],[Ve(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],Ve=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function xt(e,t){const n=(0,$.GS)(t,e).split(be().sep),s=n.findIndex(
o=>/[*?[]/.test(o));for(let o=1;o<=(s<0?n.length-1:s);o++){const a=n.slice(0,o).join(be().sep);if((0,$.I5)(t,a)===void 0||!(0,Pe.PJ)(a))continue;const[u,p]=[(0,$.
dR)(t,a),(0,Pe.Ye)(a)];return p===void 0?`'${u}' is a link to a folder that does not exist`:(0,$.NB)(t,p)?`'${u}' is a link, which patterns do not follow: write\
 '${(0,$.dR)(t,p)}' in its place`:`'${u}' is a link that leads out of the workspace`}}function It(e){try{return(0,T.readdirSync)(e).length===0}catch{return!1}}async function St(e,t,n,s){
const o=[],a=new Set,u=new Set,p=[],_=new Map;for(const[O,{text:D,literal:Z}]of e.entries()){if(!Z&&D.startsWith("!"))continue;if(!(0,$.NB)(t,D))throw Je(D);const F=Z?
[]:e.slice(O+1).flatMap(fe=>fe.text.startsWith("!")?[fe.text]:[]),{matches:G,isPath:ue}=await Rt(D,Z,F,n,t);G.length===0&&p.push({line:D,reason:await Tt(D,F,t)});
for(const fe of G){const ne=(0,$.dR)(t,fe),q=(0,y.YY)(t,fe);if(q!==void 0){_.set(ne,q);continue}const he=(0,f.hQ)(ne);(!a.has(he)||s&&ue&&u.has(he))&&o.push(ne),
a.add(he),ue&&u.add(he)}}return{files:o,empty:p,refused:_,idle:await Nt(e,t)}}async function Nt(e,t){const n=[],s=e.findIndex(({text:o,literal:a})=>a||!o.startsWith(
"!"));for(const[o,{text:a,literal:u}]of e.entries()){if(u||!a.startsWith("!"))continue;const p=a.slice(1).trim();o<s?n.push(`'${a}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,$.NB)(t,p)&&(await We(p,[],t).catch(()=>[])).length===0&&n.push(`'${a}' excludes nothing: no file\
 matches '${p}'`)}return n}async function Rt(e,t,n,s,o){const a=(0,$.GS)(o,e),u=!t&&/[*?[\]\\]/.test(e)?void 0:(0,Pe._N)(a);if(t)return{matches:(0,Pe.Ms)(a)===void 0?
[]:[a],isPath:!0};if(u?.isFile()&&n.length===0)return{matches:[a],isPath:!0};const p=await We(e,n,o),_=u?.isDirectory()?p.filter(O=>s.test(O)):p;return{matches:_.
length>1?Lt(_):_,isPath:u?.isFile()??!1}}function Lt(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,o)=>{for(let a=0;a<s.length&&a<o.length;a++){
const u=t(s[a]??"",o[a]??"");if(u!==0)return u}return s.length-o.length};return e.map(s=>({file:s,segments:(0,$.d7)(s).split("/")})).sort((s,o)=>n(s.segments,o.
segments)||(s.file<o.file?-1:1)).map(({file:s})=>s)}const Ne=5;async function Ct(e,t,n,s){const o=(0,Se.Ud)(e.steps),a=e.steps[0],u=a&&(0,m.zI)(a.name).accepts===
"image"?/\.(?:png|jpe?g)$/i:/\.pdf$/i,p=await St(e.files,t,u,o);Bt(p,e.ifNoFilesFound,s);for(const G of p.idle)s.add(G);const _=Ut(p.files,n);if(_.length===0&&p.
files.length>0&&Xe("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,s),!e.changedOnly||_.length===
0)return{matched:_,files:_};const{changedFiles:O}=await Promise.all([r.e(2958),r.e(1787),r.e(1266)]).then(r.bind(r,81266)),D=await O(e.githubToken);if("unknown"in
D)return s.add(`changed-only leaves nothing out: ${D.unknown}`),{matched:_,files:_};const Z=G=>D.paths.has(G),F=_.filter(G=>Z(G)||[...n.neededBy(G).keys()].some(
Z));return w.pq(`${(0,l.hS)(F.length,"file")} of ${_.length} changed`),{matched:_,files:(o||e.continueNumbers)&&F.length>0?_:F}}function Ut(e,t){const n=new Map(
e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const o=n.get(s);return o!==void 0&&w.pq((0,l.g$)(`'${s}' is left out of files: ${o} uses it`)),
o===void 0})}function Bt({files:e,empty:t,refused:n},s,o){const a=t.map(({line:O,reason:D})=>D===void 0?`'${O}'`:`'${O}' (${D})`),u=[...n].map(([O,D])=>`'${O}' \
was left out: it ${D}`),p=a.length===0?"files, which is an empty list":jt(a),_=e.length>0||a.length===0||t.some(({reason:O})=>O!==void 0)?"":". Paths start at t\
he workspace. Make sure that an earlier step creates the files";if(s==="error"&&u.length>0)throw new S.zU("configuration",u.slice(0,Ne).join(". "));for(const O of u)
o.add(O);a.length===0&&e.length+u.length>0||Xe(`No file matches ${p}${_}`,s,o)}function Xe(e,t,n){if(t==="error")throw new S.zU("configuration",e);t==="warn"?n.
add(e):w.pq((0,l.g$)(e))}function jt(e){return e.length<=Ne?e.join(", "):`${e.slice(0,Ne).join(", ")} and ${e.length-Ne} more lines`}const Qe=/\{(?:dir|name)\}/;
class Wt{steps;places;shared=new Map;constructor(t,n){this.steps=t,this.places=n}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(
s).map(o=>[this.pathFor(o,t),(0,P.i9)(n)])))}check(){const t=[];for(const{paths:n}of this.steps)for(const[s,o]of Object.entries(n)){if(Qe.test(o))continue;const a=this.
problemOf(this.pathFor(o,""));a!==void 0&&t.push({field:s,message:a})}if(t.length>0)throw(0,S.G6)(t)}async parametersOf({name:t,params:n,paths:s},o){const a={};
for(const[u,p]of Object.entries(s)){const _=this.pathFor(p,o),O=await(Qe.test(p)?this.read(_,u):this.readOnce(_,u)),D=(0,m.zI)(t).fields[u]?.kind==="json",{params:Z,
issues:F}=(0,ee.qL)(t,{[u]:D?Ft(O):O}),G=F.filter(({field:ue})=>ue===u);if(G.length>0)throw(0,S.G6)(G.map(({field:ue,message:fe})=>({field:ue,message:`'${_}': ${fe}`})));
a[u]=Z[u]}return{...n,...a}}pathFor(t,n){const{dir:s,name:o}=be().posix.parse(n),a=t.replaceAll("{dir}",()=>s||".").replaceAll("{name}",()=>o);return(0,$.dR)(this.
places,a)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,S.
G6)([{field:n,message:s}]);const o=await(0,Pe.oD)(be().resolve(this.places.workspace,t)).catch(a=>{throw(0,S.G6)([{field:n,message:`'${t}' could not be opened (${(0,l.
xU)(a)})`}])});return{name:be().posix.basename(t),bytes:o}}problemOf(t){if(!(0,$.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,Pe.
Ms)((0,$.GS)(this.places,t))===void 0)return`there is no file '${t}'. Paths start at the workspace, and may hold {dir} and {name}`;const n=(0,y.YY)(this.places,
t);return n===void 0?void 0:`'${t}' ${n}`}}const Ft=({bytes:e})=>new TextDecoder("utf-8").decode(e);var Fe=r(1078);class Re extends Error{file;cause;constructor(t,n){
super("a file could not be counted"),this.file=t,this.cause=n}}async function zt(e,t,n){const{continuedNumbers:s,countSelectedPages:o}=await Promise.all([r.e(7718),
r.e(7390),r.e(586)]).then(r.bind(r,40586)),a=e.flatMap(({inputs:ne})=>ne),{pages:u,first_number:p}=C(t),_=t.map(Kt).find(ne=>ne!==void 0);let O="";const D=function*(){
for(const ne of a)yield n(O=ne)},Z={pages:u,..._===void 0?{}:{open_password:_}},F=await o(D(),Z,{pause:Fe.v}).catch(ne=>{throw new Re(O,(0,S.l3)(ne))}),G=s(F,p),
ue=new Map;let fe=0;for(const ne of e)ue.set(ne,fe),fe+=ne.inputs.length;return(ne,q)=>G[(ue.get(ne)??0)+q]}function Kt({name:e,params:t}){const{open_password:n,
password:s}=t;return n??(e==="remove_password"?s:void 0)}var qe=r(77563),kt=r(59105),Ae=r(58227);const Gt=5;async function Ht(e){const{jobs:t,inputs:n,chosen:s,
secondFiles:o,numbersOf:a,claim:u,spelling:p}=e,_=new kt.A(e.places,n.overwrite),{execute:O,lanes:D,close:Z,abandon:F}=await s.open(t.length),G=new AbortController,
ue=()=>G.signal.aborted;Xt(async()=>{G.abort(),await Promise.allSettled([_.close(),F()]),await(0,Fe.v)(),await e.onCancelled(fe.flatMap((le,H)=>le.length>0?le:[
Zt(t[H])]))});const fe=t.map(()=>[]),ne=[];let q;const he={steps:n.steps,spelling:p,signal:G.signal,minimumSaving:n.minimumSaving,parametersOf:(le,H)=>o.parametersOf(
le,H),numbersOf:a,claim:u,write:le=>_.write(le),onProgress:qt()};return await Qt(t,D,async(le,H)=>{if(!ue()){if(q!==void 0){fe[H]=[{...Le(le),status:"skipped",output:null,
message:q}];return}try{const ye=await O(le,he);fe[H]=ye;for(const[xe,_e]of ye.entries())w.pq((0,l.g$)(Vt(_e,ye[xe-1]?.notes)))}catch(ye){if(ue())return;const xe=ye instanceof
Ae.C?ye.input:le.inputs[0]??"",_e=(0,S.l3)(ye instanceof Ae.C?ye.cause:ye);w.pq((0,l.g$)(`${xe}: failed`));const at=ye instanceof Ae.C?ye.step:void 0,ct=at===void 0?
x(_e,p):`${at}: ${x(_e,p)}`;ne.push({file:xe,message:ct,cause:_e.cause}),fe[H]=[{...Le(le),status:"failed",input:xe,output:null,message:ct,data:Yt(ye,_e,p)}],_e.
code==="unauthorized"&&(q="Not tried, because the region refused the key")}}}),await Z(),{rows:fe.flat(),failures:ne}}function Yt(e,{issues:t},n){return!(e instanceof
Ae.C&&e.operation==="check_document"&&t.length>0)||t.some(({field:a})=>a!=="file")?{}:{check:{passed:!1,failures:t.map(({message:a,mentions:u=[]})=>(0,N.u)(n,a,
u))}}}const Zt=e=>({...Le(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function Jt(e){const t=e.map(Le);for(const{input:n,
inputs:s,output:o}of t)w.pq((0,l.g$)(`${et(n,s)}${o===null?": would be read only, and no file written":` → ${o}`}`));return t}function Le(e){return{status:"pl\
anned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,
data:{}}}function Vt(e,t=[]){const{input:n,inputs:s,output:o,pages:a,bytesBefore:u,bytesAfter:p,notes:_,message:O}=e,D=et(n,s),Z=[...a===null?[]:[(0,l.hS)(a,"pa\
ge")],p===null?(0,l.IV)(u??0):`${(0,l.IV)(u??0)} → ${(0,l.IV)(p)}`].join(", "),F=o===null?`${D}: ${O??"read"} (${Z})`:`${D} → ${o} (${Z})`,G=_.filter(ue=>!t.
includes(ue));return G.length>0?`${F}. ${G.join(" ")}`:F}const et=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function Xt(e){let t=!1;for(const[n,s]of[["S\
IGINT",130],["SIGTERM",143]])process.on(n,()=>{t||(t=!0,w.pq("Cancelled"),e().finally(()=>process.exit(s)))})}async function Qt(e,t,n){const s=e.entries(),o=async()=>{
for(const[a,u]of s)a>0&&await(0,Fe.v)(),await n(u,a)};await Promise.all(Array.from({length:Math.min(t,e.length)},o))}function qt(){let e=process.uptime();return(t,n,s)=>{
const o=process.uptime();o-e<Gt||(e=o,w.pq((0,l.g$)(`${t}: ${n}, ${Math.round(s*100)} %`)))}}var tt=r(48161);async function en(e,t){return e.region!==""||e.baseUrl!==
""?(await Promise.all([r.e(7718),r.e(2958),r.e(6053),r.e(7390),r.e(5235),r.e(4599)]).then(r.bind(r,84599))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),
open:n=>tn(n,t,e.concurrency),place:"on the runner"}}async function tn(e,{workspace:t},n=Math.min((0,tt.availableParallelism)(),je)){const s=Math.min(e,n),o=(0,qe.
ZK)(t),a=()=>Promise.resolve();if(s<2){const{localHere:_}=await r.e(7806).then(r.bind(r,27806)),O=_();return{execute:(D,Z)=>(0,Ae.g)(D,Z,O,o),lanes:s,close:a,abandon:a}}
const{workerPool:u}=await r.e(5853).then(r.bind(r,75853)),p=u({entry:be().join(__dirname,"index.js"),size:Math.min(s,(0,tt.availableParallelism)())});return{execute:(_,O)=>(0,Ae.
g)(_,O,p,o),lanes:s,close:p.close,abandon:a}}const Pn=null,nn=/[\r\n]|^\s|\s$/;class sn{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;ze("results-file \
cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=be().join((0,T.mkdtempSync)(be().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){const n=t.
map(({data:u,...p})=>({...p,...u})),s=t.flatMap(({status:u,output:p})=>u==="done"&&p!==null?[p]:[]),o=s.filter(u=>!nn.test(u)),a=s.length===0?"":`, although ${(0,l.
hS)(s.length,"file")} were written: see the log`;ze(`The output results-file cannot be written${a}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,T.writeFileSync)(
this.resultsFile,`${JSON.stringify(n)}
`)}),ze(`The outputs of the step cannot be written${a}`,process.env.GITHUB_OUTPUT,()=>{w.uH("files",s),w.uH("paths",o.map(Mt).join(`
`)),w.uH("count",s.length),w.uH("failed",t.filter(({status:p})=>p==="failed").length);const u=t.filter(({status:p,output:_})=>p==="done"&&_!==null);w.uH("total-\
bytes",(0,l.cz)(u.map(({bytesAfter:p})=>p??0))),w.uH("total-pages",(0,l.cz)(u.map(({pages:p})=>p??0))),w.uH("results",n),w.uH("results-file",this.resultsFile)}),
o.length<s.length&&w.pq(`The output paths leaves out ${(0,l.hS)(s.length-o.length,"name")} with a line break or an outer blank`)}}const on=new Set(["ENOSPC","ED\
QUOT"]);function ze(e,t,n){try{n()}catch(s){const o=t!==void 0&&(0,T.existsSync)(t)?(0,l.xU)(s):"there is no such file";throw new S.zU("configuration",`${e} (${o}\
)`,{advice:on.has((0,l.xU)(s))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var rn=r(
90866);const nt=1024*1024,an=2048,cn={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function un(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,l.
Hn)(n.join(" → "))}</h3>
<p>${st(e)}</p>
`;if(t.length===0)return s;const o=[];let a=Buffer.byteLength(s)+an;for(const[O,D]of t.entries()){const Z=ln(D,t[O-1],ot(e));if(a+=Buffer.byteLength(Z),a>nt)break;
o.push(Z)}const u=(ot(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(O=>`<th>${O}</th>`).join(""),p=t.length-
o.length,_=p===0?"":`<p>${(0,l.hS)(p,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`;return`${s}<table>
<tr>${u}</tr>
${o.join("")}</table>
${_}`}function st({rows:e,matched:t,place:n,dryRun:s,seconds:o}){const a=F=>e.filter(G=>G.status===F),u=a("done");if(e.length===0)return`${t===0?"No file matche\
s":`No change in ${(0,l.hS)(t,"file")}`}, nothing written · ${n} · ${o.toFixed(1)} s`;const p=u.filter(({output:F})=>F!==null).length,_=s?[`Dry run: ${(0,l.hS)(
a("planned").length,"result")} planned, nothing written`]:[p===0&&u.length>0?`${(0,l.hS)(u.length,"file")} read, none written`:`${(0,l.hS)(p,"file")} written`];
for(const F of["failed","skipped"])a(F).length>0&&_.push(`${a(F).length} ${F}`);const O=(0,l.cz)([...new Map(u.map(F=>[F.inputs.join(`
`),F.bytesBefore??0])).values()]),D=(0,l.cz)(u.map(({bytesAfter:F})=>F??0)),Z=u.length===0?"":` · ${(0,l.IV)(O)}${p===0?"":` → ${(0,l.IV)(D)}`}`;return`${_.join(
", ")}${Z} · ${n} · ${o.toFixed(1)} s`}const ot=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>hn(t));function ln(e,t,n){const{status:s,input:o,
inputs:a,output:u,pages:p,bytesBefore:_,bytesAfter:O,message:D,notes:Z,data:F}=e,G=a.length>1&&s!=="failed"?` <em>and ${a.length-1} more</em>`:"",ue=[...u===null?
[]:[`<code>${(0,l.Hn)(u)}</code>`],...D===null?[]:[(0,l.Hn)(D)],...Object.values(F).flatMap(H=>fn(H)),...Z.filter(H=>t?.input!==o||!t.notes.includes(H)).map(H=>`\
<em>${(0,l.Hn)(H)}</em>`)],fe=e.facts.firstPage!==void 0,ne=n?[Ke(_),Ke(O),fe?"":pn(_,O)]:[Ke(_)],q=[p===null?"":String(p),...ne],he=ue.join("<br>"),le=q.every(
H=>H==="")?`<td colspan="${q.length+1}">${he}</td>`:`<td>${he}</td>${q.map(H=>`<td align="right">${H}</td>`).join("")}`;return`<tr><td>${cn[s]}</td><td><code>${(0,l.
Hn)(o)}</code>${G}</td>${le}</tr>
`}const dn=new Set(["pageCount","fileSize"]);function fn(e){const t=Object.entries(e).flatMap(([n,s])=>{const o=(0,l.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return dn.has(n)?[]:s===!0?[o]:typeof s=="number"?s===0?[]:[`${o}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${o}: ${s.length}`]:typeof s=="object"&&s!==null&&!Object.
values(s).every(a=>typeof a=="boolean")?[o]:[]});return t.length===0?[]:[t.join(" · ")]}const hn=e=>Object.keys(e).length===0,Ke=e=>e===null?"":(0,l.IV)(e).replace(
" ","&nbsp;");function pn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function mn(e,t){
const n=e.filter(({status:a})=>a==="skipped").length,s=e.filter(({notes:a})=>a.length>0).length,o=(0,l.hS)(e.length,"result");return n>0&&(t==="skipped"||t==="n\
otes")?`fail-on: ${t}: ${n} of ${o} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${o} with notes: see the log`:void 0}function gn(e,t,n,s){const o=e.length<
g?e:e.slice(0,g-1);for(const{file:a,message:u}of o)t==="error"?w.z3(u,{file:a,title:n}):s.add(u,a,n);for(const{file:a,message:u}of e.slice(o.length))w.pq((0,l.g$)(
`Failed: ${a}: ${u}`));for(const{cause:a}of e)a!==void 0&&w.Yz((0,l.uP)(a))}function $n(e,t){const n=e.length<g?0:e.length-(g-1),s=n>0?` (${n} of them without a\
n annotation: see the log)`:"";return`${e.length} of ${(0,l.hS)(t,"file")} failed${s}`}async function rt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=un(
e);if(!(Buffer.byteLength(n)>=nt))try{await rn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complet\
e"),w.Yz((0,l.uP)(s))}}async function En(){const e=new E,t=new sn;let n="wire";try{t.begin();const s=await Ot(o=>w.V4(o,{trimWhitespace:!1}),o=>On(o,e));for(const o of s.
warnings)e.add(o);n=s.isList?"wire":"inputs",await yn(s,t,e,n)}catch(s){const o=(0,S.l3)(s instanceof Re?s.cause:s),a=x(o,n);s instanceof Re&&w.z3(a,{file:s.file}),
w.C1(s instanceof Re?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":a),o.cause!==void 0&&w.Yz((0,l.
uP)(o.cause))}finally{w.Yz(`Peak memory: ${(0,l.IV)(bn())}`)}}async function yn(e,t,n,s){const o=process.uptime(),a=(0,$.Aq)(),u=await en(e,a);u.isLocal&&e.apiKey!==
""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const H of e.steps)await u.check(H);e.output!==void 0&&(0,Se.
I)(e.steps)==="data"&&n.add("output is not used: the step reads documents and writes none");const p=new Wt(e.steps,a),{matched:_,files:O}=await Ct(e,a,p,n);p.check();
const D=(0,f.K2)(a.workspace),Z=[...new Set([..._,..._.flatMap(H=>[...p.neededBy(H).keys()])])],F=H=>(0,y.Ck)(a,H),G={matched:Z,overwrite:e.overwrite,identity:D,
exists:F},ue=(0,Se.et)({...e,...G,files:O,places:a}),fe=e.steps.map(({name:H})=>(0,P.i9)(H)),ne=e.continueNumbers&&!e.dryRun?await zt(ue,e.steps,H=>(0,qe.R5)(H,
a.workspace)):()=>{};w.Oh((0,l.g$)(`${fe.join(", then ")}: ${(0,l.hS)(O.length,"file")}, ${u.place}`));const q=H=>{const ye=process.uptime()-o;return{rows:H,matched:_.
length,operations:fe,place:u.place,dryRun:e.dryRun,seconds:ye}},{rows:he,failures:le}=e.dryRun?{rows:Jt(ue),failures:[]}:await Ht({jobs:ue,inputs:e,chosen:u,places:a,
secondFiles:p,numbersOf:ne,claim:(0,f.OM)(G),spelling:s,onCancelled:async H=>{t.tell(H),e.summary&&await rt(q(H),n)}});w.N4(),await wn({digest:q(he),failures:le,
total:O.length,inputs:e,outputs:t,places:a,warnings:n})}async function wn({digest:e,failures:t,total:n,inputs:s,outputs:o,places:a,warnings:u}){const{rows:p}=e;
if(gn(t,s.failOn==="nothing"?"warning":"error",e.operations.join(", "),u),w.pq((0,l.g$)(st(e))),o.tell(p),s.summary&&await rt(e,u),s.attest){const{declareArtifacts:O}=await r.
e(1884).then(r.bind(r,91884)),D=p.flatMap(({status:Z,output:F})=>Z==="done"&&F!==null?[F]:[]);for(const Z of await O(D,a.workspace))u.add(Z)}if(t.length===0){const O=mn(
p,s.failOn);O!==void 0&&w.C1(O);return}const _=(0,Se.Ud)(s.steps)?`The merge of ${(0,l.hS)(n,"file")} failed`:$n(t,n);s.failOn==="nothing"?u.add(_):w.C1(_)}function On(e,t){
[...e.trim()].length>1?w.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not prin\
t it; use a longer one")}function bn(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,T.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(
e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let it=!1;process.once("beforeExit",()=>{it||w.C1("The action stopped before it had finished.")}),En().
catch(w.C1).finally(()=>{it=!0})}),63069:((ge,k,r)=>{r.d(k,{BD:()=>P,jB:()=>w,jN:()=>T,oR:()=>N,r_:()=>l,yZ:()=>S});const w=[/^["'].*["']$/,"leave out the quote\
s"],T=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],S=[/^~/,"~ is not your home folder here, and fi\
les must be in the workspace or in RUNNER_TEMP"],P=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use a path of the workspace"],l=[/\\/,"write / be\
tween folders, not a backslash"],N=(R,x)=>x.find(([g])=>g.test(R))?.[1]}),52031:((ge,k,r)=>{r.d(k,{I:()=>b,KH:()=>M,Ud:()=>m,et:()=>W});var w=r(76760),T=r.n(w),
S=r(49153),P=r(31184),l=r(82625),N=r(99762),R=r(91203),x=r(66502),g=r(12222),E=r(44168),y=r(63069);const f=["{dir}","{name}","{index}","{operation}"],$=["{title\
}","{match}"],h={document:[],data:[],text:[],parts:$,texts:$,files:["{file}"]},d={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"\
{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},m=B=>B.some(({name:re})=>(0,l.zI)(re).input===
"many");function b(B){const re=B.map(({name:j})=>(0,l.zI)(j)),I=re.filter(j=>!(0,l.rz)(j)),v=I.findLast(({input:j,output:J})=>j==="many"||J!=="pdf");return re.at(
-1)?.output==="text"?v?.output==="pdfs"?"texts":"text":I.length===0?"data":v?.output==="pdfs"?"parts":v?.output==="files"?"files":"document"}const M=B=>B==="tex\
t"||B==="texts",C=B=>B==="document"||B==="text";function W(B){const{files:re,steps:I}=B,v=b(I),j=Y(B,v),J=re.length===0?[]:m(I)?[re]:re.map(K=>[K]),ie=(0,P.i9)(
(I.findLast(({name:K})=>!(0,l.rz)((0,l.zI)(K)))??I.at(-1))?.name??""),z=J.map((K,Q)=>{const{dir:X,name:$e}=T().posix.parse(K[0]??""),i=c=>{const A=C(v)?Q+1:c?.index,
L={"{dir}":X||".","{name}":$e,"{operation}":ie,"{index}":A===void 0?void 0:(0,N.n)(A),"{title}":c?.title,"{match}":c?.match,"{file}":c?.file};return T().posix.normalize(
j.replace(/\{[^{}]*\}/g,U=>L[U]??U))};return{inputs:K,kind:v,tellsMatch:j.includes("{match}"),outputPath:i}}),ae=v==="data"?[]:ee(z,B,oe(j,v));if(ae.length>0)throw(0,S.
G6)(ae);return z}const V=[y.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],y.jN,y.yZ,y.BD,...T().sep==="/"?[y.r_]:[]];function Y({output:B,places:re,
steps:I},v){const j=X=>(0,S.G6)([{field:"output",message:X}]);if(B===void 0)return`${d[v]}${M(v)?R.lg[(0,R.GW)(I.at(-1)?.params??{})]:""}`;const J=(0,y.oR)(B,V);
if(J!==void 0)throw j(J);const ie=[...f,...h[v]],z=B.match(/\{[^{}]*\}/g)?.filter(X=>!ie.includes(X))??[];if(z.length>0)throw j(`has the unknown placeholder ${z[0]}\
: use ${ie.join(", ")}`);if(/[\u0000-\u001f]/.test(B))throw j("must be a single line");if(/[\\/]$/.test(B))throw j(`names a folder: write a file name after it, \
such as ${B}{name}.pdf`);const ae=["{index}",...h[v]];if(h[v].length>0&&!ae.some(X=>B.includes(X))){const{dir:X,name:$e,ext:i}=T().posix.parse((0,E.d7)(B)),c=T().
posix.join(X,v==="files"?`${$e}.{file}`:`${$e}-{index}${i}`);throw j(`needs ${ae.join(" or ")}, because one file gives several results: such as ${c}`)}const K=T().
isAbsolute(B)?(0,E.dR)(re,B):(0,E.d7)(B);if(!(T().isAbsolute(K)?(0,E.NB)(re,K):(0,E.FK)(T().posix.normalize(K))))throw j("must stay in the workspace or in RUNNE\
R_TEMP");return K}function oe(B,re){const v=["{dir}","{name}",...C(re)?["{index}"]:[]].filter(j=>!B.includes(j));return v.length===0?"process them in different \
steps":`use ${[v.slice(0,-1).join(", "),...v.slice(-1)].filter(j=>j!=="").join(" or ")}`}function ee(B,{matched:re,overwrite:I,identity:v,exists:j,places:J},ie){
const z=new Map(re.map(i=>[v(i),i])),ae=new Map;for(const i of B){const c=v(i.outputPath()),A=ae.get(c);A?A.push(i):ae.set(c,[i])}const K=[],Q=[],X=i=>{K.push({
field:"output",message:i})};for(const[i,[c,A,...L]]of ae){if(!c)continue;const U=c.outputPath(),te=z.get(i),se=(0,g.Nk)(U);if(!(0,E.NB)(J,U)||U==="."||U.endsWith(
"/"))X(`'${U}' is not a file in the workspace or in RUNNER_TEMP`);else if(se!==void 0)X(se);else if((0,x.SV)(U))X(`'${U}' is below .git, where nothing is writte\
n`);else if(A){const[pe,Ee]=[c.inputs[0],A.inputs[0]],we=L.length===0?`'${pe}' and '${Ee}' would both`:`'${pe}', '${Ee}' and ${L.length} more would all`;X(`${we}\
 be written to '${U}': ${ie}`)}else te!==void 0&&!c.inputs.some(pe=>v(pe)===i)?X(`'${U}' would replace another file that the step reads: choose a different patt\
ern`):te!==void 0&&!I?X(`'${U}' would replace the input: choose a different pattern, or set overwrite to true`):te===void 0&&!I&&j(U)&&Q.push(U)}Q.length>0&&X((0,g.
pL)(Q));const $e=5;return K.length<=$e?K:[...K.slice(0,$e),{field:"output",message:`and ${K.length-$e} more such clashes`}]}}),66886:((ge,k,r)=>{r.d(k,{A:()=>S,
T:()=>T});var w=r(52031);function T(P){const l=N=>[{field:"minimum-saving",message:N}];return P.some(({name:N})=>N==="optimize_document")?(0,w.Ud)(P)||(0,w.I)(P)!==
"document"?l("needs one result for each file: no merge, no split, no extraction"):[]:l("needs a step optimize-document")}function S(P,l,N){return N===void 0||l<=
P*(1-N/100)?void 0:`Not written: the result is ${(Math.max(0,P-l)/P*100).toFixed(1)} % smaller, and minimum-saving is ${N} %`}}),38917:((ge,k,r)=>{r.d(k,{Z:()=>l,
_:()=>P});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,
S=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(g){if(g.length>64)return;const E=g.
trim().replace(T,(y,f,$,h)=>`${f??""}${1900+Number($)}${h}`);return R(N(w.exec(E)??S.exec(E)))}function l(g){const E=g.length>64?void 0:N(S.exec(g.trim()));if(!E||
R(E)===void 0)return;const{year:y,month:f="",day:$="",hour:h="",minute:d="",second:m="",zone:b=""}=E;return`D:${y}${f}${$}${h}${d}${m}${b==="Z"||b===""?b:`${b.replace(
":","'")}'`}`}function N(g){if(!g)return;const[,E,y,f,$,h,d,m,b,M,C]=g,W=m??(b===void 0?void 0:`${b}${M??"00"}:${C??"00"}`);return{year:E,month:y,day:f,hour:$,minute:h,
second:d,zone:W}}function R(g){if(!g)return;const{year:E,month:y,day:f,hour:$,minute:h="00",second:d="00",zone:m}=g,b=(C,W,V)=>C===void 0||Number(C)>=W&&Number(
C)<=V;if(Number(E)===0||!b(y,1,12)||!b(f,1,x(Number(E),Number(y)))||!b($,0,23)||!b(h,0,59)||!b(d,0,59)||m!==void 0&&m!=="Z"&&!(b(m.slice(1,3),0,23)&&b(m.slice(4),
0,59)))return;const M=[E,y,f].filter(C=>C!==void 0).join("-");return $===void 0?M:`${M}T${$}:${h}:${d}${m==="+00:00"||m==="-00:00"?"Z":m??""}`}function x(g,E){return E===
2?g%4===0&&(g%100!==0||g%400===0)?29:28:[4,6,9,11].includes(E)?30:31}}),6996:((ge,k,r)=>{r.d(k,{lF:()=>b,qL:()=>d});var w=r(49153),T=r(96512),S=r(82625),P=r(60480),
l=r(13140),N=r(35092);const R=2**31-1,x=/^ *[+-]?\d+ *$/,g=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,E=/[\p{Cc}\u2028\u2029]/u,y=new RegExp("\\p{Cs}","u"),f=100,$=/^[\x20-\x7e]*$/;
function h(i,c,A="absent"){const{params:L,issues:U}=d(i,c,A);if(U.length>0)throw invalidParameters(U);return L}function d(i,c,A="absent"){const L=(0,S.zI)(i),U={},
te=[];for(const[se,pe]of Object.entries(L.fields)){const Ee=Object.hasOwn(c,se),we=Ee?c[se]:void 0;if(ee(pe,we)){Ee&&A==="refuse"&&Y(pe,we)?te.push({field:se,message:oe(
pe)}):pe.required?te.push({field:se,message:`is required: ${M(pe)}`}):"default"in pe&&(U[se]=pe.default);continue}const Oe=B(pe,we);"problem"in Oe?te.push({field:se,
message:Oe.problem}):U[se]=Oe.value}return{params:U,issues:[...te,...m(L,U,te)]}}function m({fields:i,ascending:c,different:A,exclusive:L,needs:U,atLeastOne:te},se,pe){
const Ee=[],we=ce=>{const me=i[ce];return se[ce]!==void 0&&!(me&&"default"in me&&me.default===se[ce])};if(c){const[ce,me]=[se[c[0]],se[c[1]]];typeof ce=="number"&&
typeof me=="number"&&ce>me&&Ee.push({field:c[0],message:`must not be greater than ${c[1]}`,mentions:[c[1]]})}if(A){const[ce,me]=[se[A[0]],se[A[1]]];ce!==void 0&&
ce===me&&Ee.push({field:A[0],message:`must differ from ${A[1]}`,mentions:[A[1]]})}for(const[ce,me]of L??[]){const de=we(ce)?me.filter(we):[];de.length>0&&Ee.push(
{field:ce,message:`must not be given together with ${de.join(" and ")}: leave one of them out`,mentions:de})}for(const[ce,me,de]of U??[])we(ce)&&se[me]!==de&&Ee.
push({field:ce,message:`needs ${me} to be ${de}`,mentions:[me]});const Oe=ce=>we(ce)||pe.some(({field:me})=>me===ce);return te&&!te.some(Oe)&&Ee.push({field:te[0],
message:`is required, unless one of these is given: ${te.slice(1).join(", ")}`,mentions:te.slice(1)}),Ee}function b(i){if(typeof i=="object")return JSON.stringify(
i);const c=String(i);if(typeof i!="number"||!c.includes("e"))return c;if(i>=1)return BigInt(i).toString();const[A,L]=c.split("e");return`0.${"0".repeat(-Number(
L)-1)}${A.replace(".","")}`}function M(i){switch(i.kind){case"text":{const c=i.minLength?`${i.minLength} to ${i.maxLength}`:`at most ${i.maxLength}`;return i.format?
`${N.E[i.format].words}, ${c} characters`:i.characters==="printable-ascii"?`${c} printable ASCII characters (codes 32 to 126)`:`${c} characters`}case"flag":return"\
true or false";case"integer":{const c=i.unit===void 0?"":`, in ${i.unit}`;return i.max===void 0||i.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${i.
min}${c}`:`a whole number from ${i.min} to ${i.max}${c}`}case"decimal":return`a decimal number ${V(i)}, in ${i.unit}, with a point`;case"choice":return`one of ${i.
options.map(({value:c})=>c).join(", ")}`;case"pageOrder":return`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${i.maxLength} characters`;case"pageSet":return`\
pages such as 1..3, -1, odd, even, all or not 2, at most ${i.maxLength} characters`;case"file":return{pdf:"a PDF document",image:"a PNG or JPEG image",font:C,any:"\
a file"}[i.accepts];case"json":return`a JSON object such as {"name": "value"}, at most ${i.maxLength} characters`;default:return i}}const C="a TrueType or OpenT\
ype font of at most 20 MB",W=20*1024*1024;function V({above:i,min:c,max:A}){const L=i===void 0?`of at least ${c??0}`:`greater than ${i}`;return A===void 0?L:`${L}\
 and at most ${A}`}function Y(i,c){return i.empty==="opener"?!1:i.empty!=="word"||i.required===!0||c===void 0}function oe(i){return i.required?`is empty: it mus\
t be ${M(i)}`:i.kind==="text"&&i.secret?"is empty, so the document would open without a password: give a password, or route documents without one past this step":
i.empty==="word"?`is undefined: use '' to leave it out, or give ${M(i)}`:i.kind==="pageSet"?"is empty: write all for every page":"default"in i?`is empty: write ${String(
i.default)}, which is the default, or leave the field out`:`is empty: give ${M(i)}, or leave the field out`}function ee(i,c){return c==null||c===""?!0:i.kind===
"text"&&!i.secret&&typeof c=="string"&&c.trim()===""}function B(i,c){if(Array.isArray(c))return{problem:"must be given only once"};switch(i.kind){case"text":return re(
i,c);case"flag":return I(i,c);case"integer":return v(i,c);case"decimal":return J(i,c);case"choice":return ie(i,c);case"pageOrder":return z(i,c,P.p6);case"pageSe\
t":return z(i,c,l.lY);case"file":return ae(i,c);case"json":return K(i,c);default:return i}}function re(i,c){if(typeof c!="string"&&typeof c!="number")return{problem:`\
must be ${M(i)}`};const A=String(c);if(A.length>8*i.maxLength)return{problem:`must be ${M(i)}`};const L=i.secret?A:A.normalize("NFC"),U=i.secret?L.length:[...L].
length;return U>i.maxLength||U<(i.minLength??0)?{problem:`must be ${M(i)}`}:i.characters==="printable-ascii"&&!$.test(L)?{problem:`must be ${M(i)}`}:!i.secret&&
E.test(L)?{problem:"must not contain control characters or line breaks"}:!i.secret&&y.test(L)?{problem:"must not contain an incomplete character (a lone surroga\
te)"}:i.format&&!N.E[i.format].holds(L)?{problem:N.E[i.format].problem?.(L)??`must be ${M(i)}`}:{value:L}}function I(i,c){if(typeof c=="boolean")return{value:c};
const A=typeof c=="string"?c.toLowerCase():"";return A==="true"||A==="false"?{value:A==="true"}:{problem:`must be ${M(i)}`}}function v(i,c){const A=j(c);if(A===
void 0||A<i.min)return{problem:`must be ${M(i)}`};const L=i.max??R;if(A<=L)return{value:A};const U=M(i);return{problem:U.includes(String(L))?`must be ${U}`:`mus\
t not be greater than ${L}`}}function j(i){return typeof i=="string"?x.test(i)?Number(i.trim())+0:void 0:typeof i=="number"&&Number.isInteger(i)?i+0:void 0}function J(i,c){
const A=typeof c=="number"?c:typeof c=="string"&&g.test(c)?Number(c.trim()):NaN,{above:L=-1/0,min:U=-1/0,max:te=1/0}=i;return Number.isFinite(A)&&A>L&&A>=U&&A<=
te?{value:A+0}:{problem:`must be ${M(i)}`}}function ie(i,c){const{open:A}=i,L=i.options.find(({value:te})=>typeof te=="number"?te===j(c):te===c);if(L)return{value:L.
value};const U=A?j(c):void 0;return A&&U!==void 0&&U>=A.min&&U<=A.max?{value:U}:{problem:`must be ${M(i)}`}}function z(i,c,A){if(typeof c!="string"&&typeof c!="\
number")return{problem:`must be ${M(i)}`};const L=String(c);if(L.length>i.maxLength)return{problem:`must be at most ${i.maxLength} characters long, and has ${L.
length}`};const U=A(L);return"problem"in U?{problem:U.problem}:{value:L}}function ae(i,c){const{name:A,bytes:L}=typeof c=="object"?c:{};return typeof A!="string"||
!(L instanceof Uint8Array)?{problem:`must be ${M(i)}`}:L.length===0&&i.accepts!=="any"?{problem:"is an empty file"}:i.accepts==="font"&&L.length>W?{problem:`is \
too large: it must be ${C}`}:{value:{name:A,bytes:L}}}function K(i,c){const A=`must be ${M(i)}`;if(typeof c=="object"){const U=$e(c);return U!==void 0&&U.startsWith(
"{")&&U.length<=i.maxLength?Q(JSON.parse(U)):{problem:A}}if(typeof c!="string")return{problem:A};if(c.length>i.maxLength)return{problem:`must be at most ${i.maxLength}\
 characters long, and has ${c.length}`};const L=(0,T.q)(c);return L===void 0?{problem:`${A}; it is not valid JSON`}:(0,T.G)(L)?Q(L):{problem:A}}function Q(i){let c=[
i];for(let A=0;c.length>0;A++){if(A===f)return{problem:`must not have more than ${f} arrays and objects within one another`};c=c.flatMap(L=>Object.values(L).filter(
X))}return{value:i}}const X=i=>typeof i=="object"&&i!==null;function $e(i){try{return JSON.stringify(i)}catch{return}}}),31184:((ge,k,r)=>{r.d(k,{XM:()=>l,an:()=>P,
i9:()=>S});var w=r(82625);const T=N=>N.replace(/_(\w)/g,(R,x)=>x.toUpperCase()),S=N=>N.replaceAll("_","-");function P(N,R,x){const g=R.filter(E=>/^\w+$/.test(E));
return g.length===0?N:N.replace(new RegExp(`\\b(?:${g.join("|")})\\b`,"g"),x)}const l=N=>(0,w.zI)(N).path??`/v1/${N}`}),30491:((ge,k,r)=>{r.d(k,{s:()=>T});const w=[
"number","last","label","name"];function T(P){const l=[],N=[];for(const R of P.normalize("NFC").split(/(\{[^{}]*\})/)){const x=w.find(g=>`{${g}}`===R);if(x)l.push(
{placeholder:x});else if(/^\{[^{}]*\}$/.test(R))N.push(R);else{if(/[{}]/.test(R))return{problem:`has a brace that belongs to no placeholder; ${S}`};R&&l.push({literal:R})}}
return N.length===0?{pieces:l}:{problem:`has the unknown ${N.length===1?"placeholder":"placeholders"} ${N.join(" and ")}; ${S}`}}const S=`use ${w.map(P=>`{${P}}`).
join(", ")}`}),60480:((ge,k,r)=>{r.d(k,{NL:()=>g,aW:()=>P,bs:()=>x,ml:()=>E,p6:()=>S,vg:()=>l});var w=r(49153);const T=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function S(y){
const f=[],$=[];for(const[h,d]of y.split(",").entries()){const m=h+1,b=T.exec(d),M=V=>{$.push(`entry ${m} ('${E(d)}') ${V}`)};if(d.trim()===""){$.push(`entry ${m}\
 is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!b){M(N(d));continue}const C=Number(b[1]),W=b[3]===void 0?void 0:Number(b[3]);
C===0||W===0?M("names page 0: pages count from 1, and -1 is the last page"):f.push({from:C,to:W,range:b[2]!==void 0,text:d.trim(),position:m})}return $.length>0?
{problem:x($)}:{items:f}}function P(y,f,$){const h=Y=>(0,w.G6)([{field:"page_order",message:Y}]),d=S(y);if("problem"in d)throw h(d.problem);const m=f===1?"1 pag\
e":`${f} pages`,b=[],M=d.items.map(Y=>{const oe=v=>v<0?f+1+v:v,ee=oe(Y.from),B=Y.range?Y.to===void 0?f:oe(Y.to):ee,I=[[Y.from,ee],[Y.to??Y.from,B]].find(([,v])=>v<
1||v>f);return I&&b.push(`entry ${Y.position} ('${E(Y.text)}') names ${l(I[0])}, but the document has ${m}`),{first:ee,last:B}});if(b.length>0)throw h(x(b));const C=M.
reduce((Y,{first:oe,last:ee})=>Y+Math.abs(ee-oe)+1,0);if(C>$)throw h(`names ${C} pages in all; at most ${$} are allowed`);const W=new Uint32Array(C);let V=0;for(const{
first:Y,last:oe}of M){const ee=Y<=oe?1:-1;for(let B=Y;B!==oe+ee;B+=ee)W[V++]=B}return W}function l(y){return Number.isSafeInteger(y)?`page ${y}`:"a page far bey\
ond its end"}function N(y){return/^ *\.\./.test(y)?"has no start: a range is written 1..5":g(y)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const R=5;function x(y){const f=y.length-R;return[...y.slice(0,R),...f>0?[`and ${f} more such entries`]:[]].join("; ")}function g(y){const f=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(y);return f?`is not a range: write ${f[1]}..${f[2]}${f[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(y)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function E(y){const f=[...y].map($=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test($)?"?":$);return f.length>40?`${f.slice(0,40).join(
"")}…`:f.join("")}}),13140:((ge,k,r)=>{r.d(k,{k1:()=>l,lY:()=>P,m7:()=>N});var w=r(49153),T=r(60480);const S=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function P(g){const E=[],y=[];for(const[f,$]of g.split(",").entries()){const h=f+1,d=$.trim();if(d===""){y.push(`entry ${h} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const m=S.exec(d),b=re=>{y.push(`entry ${h} ('${(0,T.ml)(d)}') ${re}`)};if(!m){b(x(d));continue}const[,M,C,W,V,Y]=m,
oe={negated:M!==void 0,text:d,position:h};if(C!==void 0){E.push({...oe,pages:C.toLowerCase()});continue}const ee=Number(W),B=V===void 0?ee:Y===void 0?"end":Number(
Y);ee===0||B===0?b("names page 0: pages count from 1, and -1 is the last page"):E.push({...oe,pages:{from:ee,to:B}})}return y.length>0?{problem:(0,T.bs)(y)}:{items:E}}
function l(g,E,y="pages"){const f=b=>(0,w.G6)([{field:y,message:b}]),$=P(g);if("problem"in $)throw f($.problem);const h=new R(E),d=new R(E),m=[];for(const b of $.
items){const M=b.negated?d:h;if(typeof b.pages=="string"){M.add(b.pages);continue}const{from:C,to:W}=b.pages,V=C<0?E+1+C:C,Y=W==="end"?E:W<0?E+1+W:W,ee=(W==="en\
d"?C<0?[[C,V]]:[]:[[C,V],[W,Y]]).find(([,B])=>B<1||B>E);ee&&m.push(`entry ${b.position} ('${(0,T.ml)(b.text)}') names ${(0,T.vg)(ee[0])}, but the document has ${E===
1?"1 page":`${E} pages`}`),!(W==="end"&&V>E||m.length>0)&&M.range(Math.min(V,Y),Math.max(V,Y))}if(m.length>0)throw f((0,T.bs)(m));return $.items.every(({negated:b})=>b)&&
h.add("all"),h.without(d)}function N(g){const E=P(g);if("problem"in E||E.items.length!==1)return;const{negated:y,pages:f}=E.items[0];if(y)return;if(f==="all")return{
first:1};if(typeof f=="string"||f.from<1)return;const{from:$,to:h}=f;return h==="end"?{first:$}:h<1?void 0:{first:Math.min($,h),last:Math.max($,h)}}class R{pageCount;differences;odd=!1;even=!1;constructor(E){
this.pageCount=E,this.differences=new Int32Array(E+2)}add(E){E!=="even"&&(this.odd=!0),E!=="odd"&&(this.even=!0)}range(E,y){this.differences[E]++,this.differences[y+
1]--}without(E){const y=new Uint32Array(this.pageCount);let f=0,$=0,h=0;for(let d=1;d<=this.pageCount;d++){$+=this.differences[d],h+=E.differences[d];const m=d%
2===1?"odd":"even";($>0||this[m])&&!(h>0||E[m])&&(y[f++]=d)}return y.subarray(0,f)}}function x(g){return/^(not +)?\.\./i.test(g)?"has no start: a range is writt\
en 1..5":/^!/.test(g)?"is not a page: leave out pages with not, such as not 2":(0,T.NL)(g.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),35092:((ge,k,r)=>{r.d(k,{E:()=>R,L:()=>l});var w=r(38917),T=r(30491);function S(x){const g=(0,T.s)(
x);return"problem"in g?g.problem:void 0}const P=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,l=x=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(x),R={"file-nam\
e":{holds:x=>!/[/\\\p{Cc}\p{Cs}]/u.test(x)&&/[^. ]/.test(x),words:"a file name without folders"},"media-type":{holds:l,words:"a media type such as text/xml or a\
pplication/pdf"},date:{holds:x=>(0,w.Z)(x)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:x=>S(x)===
void 0,words:"text such as {number} / {last}",problem:S},"language-tag":{holds:x=>P.test(x),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),91203:((ge,k,r)=>{
r.d(k,{GW:()=>S,_m:()=>N,lg:()=>T,r7:()=>l});const w=null,T={"application/json":".json","text/plain":".txt","text/markdown":".md"};function S(R){const{per_page:x,
layout:g}=R;return x===!0?"application/json":g==="markdown"?"text/markdown":"text/plain"}function P(R){const x=S(R);return x==="text/markdown"?["application/jso\
n",x,"text/plain"]:[...new Set(["application/json",x])]}const l=({text:R})=>typeof R=="string"?R:"";function N({text:R,pages:x,...g}){return g}})};
