"use strict";exports.id=5777,exports.ids=[5777],exports.modules={34947:((he,W,o)=>{o.d(W,{Ms:()=>C,PJ:()=>x,TF:()=>E,Ye:()=>P,_N:()=>d,oD:()=>_,qf:()=>w});var b=o(73024),D=o.
n(b);const I=1<<20,P=h=>A(()=>b.realpathSync.native(h)),d=h=>A(()=>(0,b.statSync)(h)),C=h=>A(()=>(0,b.lstatSync)(h)),x=h=>C(h)?.isSymbolicLink()??!1;async function _(h){
if((0,b.statSync)(h).size<=I)return(0,b.readFileSync)(h);const{readFile:g}=await Promise.resolve().then(o.t.bind(o,51455,23));return g(h)}async function w(h,g){
if(g.length<=I)return(0,b.writeFileSync)(h,g,{flag:"wx"});const{writeFile:a}=await Promise.resolve().then(o.t.bind(o,51455,23));await a(h,g,{flag:"wx"})}const E=h=>A(
()=>(0,b.unlinkSync)(h));function A(h){try{return h()}catch{return}}}),66502:((he,W,o)=>{o.d(W,{Ck:()=>A,SV:()=>_,YY:()=>w,wI:()=>E});var b=o(76760),D=o.n(b),I=o(
49153),P=o(34947),d=o(44168);const C=/^(?:\.git|git~\d+)[. ]*$/i,x=new RegExp("\\p{Cf}","gu"),_=u=>u.split(/[\\/]/).some(y=>C.test(y.replace(x,"")));function w(u,y){
const l=(0,d.GS)(u,y),$=(0,d.I5)(u,l),m=(0,P.Ye)(l);if($===void 0)return"is outside the workspace and RUNNER_TEMP";if(m===void 0)return(0,P.PJ)(l)?"is a link to\
 a file that does not exist":"does not exist";if(a(u,m)!==g($))return`is a link that leads out of ${$===u.workspace?"the workspace":"RUNNER_TEMP"}`;if(_(D().relative(
g($),m)))return"is below .git, which is not read";const S=(0,P._N)(m);if(!S?.isFile())return S?.isFIFO()?"is a named pipe, not an ordinary file":S?.isDirectory()?
"is a folder":"is not an ordinary file"}function E(u,y){const l=(0,d.GS)(u,y),$=(0,d.I5)(u,l);if($===void 0)throw h(y,"is outside the workspace and RUNNER_TEMP");
const m=g($),S=D().relative($,l).split(D().sep);for(let k=1;k<=S.length;k++){const ce=D().join(m,...S.slice(0,k));if(!(0,P.PJ)(ce))continue;const ne=(0,P.Ye)(ce),
le=ne===void 0||a(u,ne)===void 0;throw h(y,le?"leads out of the workspace through a link":"leads through a link")}const B=D().join(m,...S);if(_(D().relative(m,(0,P.
Ye)(B)??B)))throw h(y,"is below .git");return B}function A(u,y){try{return(0,P.Ms)(D().join(E(u,D().dirname(y)),D().basename(y)))!==void 0}catch{return!1}}const h=(u,y)=>new I.
zU("configuration",`'${u}' ${y}: nothing is written there`),g=u=>(0,P.Ye)(u)??u,a=(u,y)=>(0,d.RD)(u).map(g).filter(l=>(0,d.FK)(D().relative(l,y))).sort((l,$)=>$.
length-l.length)[0]}),12222:((he,W,o)=>{o.d(W,{K2:()=>x,Nk:()=>w,OM:()=>E,hQ:()=>_,pL:()=>A});var b=o(73024),D=o.n(b),I=o(76760),P=o.n(I),d=o(49153),C=o(99586);
function x(h){const g=new Map,a=u=>{const y=g.get(u);if(y!==void 0)return y;let l=u;try{l=(0,b.realpathSync)(u)}catch{const $=P().dirname(u);$!==u&&(l=P().join(
a($),P().basename(u)))}return g.set(u,l),l};return u=>{const y=P().resolve(h,u),l=P().join(a(P().dirname(y)),P().basename(y));return _(l)}}const _=h=>process.platform===
"win32"||process.platform==="darwin"?h.normalize("NFC").toLowerCase():h;function w(h){if(process.platform!=="win32")return;const g=h.replace(/^[a-z]:/i,"").split(
/[\\/]/),[a]=g.flatMap(u=>/^\.{0,2}$/.test(u)?[]:(0,C.tb)(u)??[]);return a===void 0?void 0:`'${h}' cannot be written: a part of it ${a}`}function E({matched:h,overwrite:g,
identity:a,exists:u}){const y=new Set(h.map(a)),l=new Set;return($,m)=>{const S=w($);if(S!==void 0)throw(0,d.G6)([{field:"output",message:S}]);const B=a($),k=m.
inputs.some(ce=>a(ce)===B);if(l.has(B)||y.has(B)&&!(g&&k))throw(0,d.G6)([{field:"output",message:`'${$}' is another input or result: choose a different pattern`}]);
if(!g&&u($))throw(0,d.G6)([{field:"output",message:A([$])}]);l.add(B)}}function A([h,...g]){const a=g.length===0?" exists":` and ${g.length} more exist`;return`\
'${h}'${a} already: choose a different pattern, or set overwrite to true`}}),44168:((he,W,o)=>{o.d(W,{Aq:()=>C,FK:()=>h,GS:()=>_,I5:()=>w,NB:()=>E,RD:()=>x,d7:()=>g,
dR:()=>A});var b=o(76760),D=o.n(b),I=o(49153),P=o(40477),d=o(34947);function C(){const a=process.env.GITHUB_WORKSPACE;try{process.chdir(a??".")}catch($){throw new I.
zU("configuration",`The workspace '${a}' cannot be opened (${(0,P.xU)($)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an\
 earlier step",cause:$})}const u=process.cwd(),y=process.env.RUNNER_TEMP||void 0,l=[a??u,(0,d.Ye)(u)??u].map($=>[D().resolve($),u]);return y!==void 0&&l.push([(0,d.
Ye)(y)??y,y]),{workspace:u,temporary:y,otherNames:l.filter(([$,m])=>$!==m)}}const x=({workspace:a,temporary:u})=>u===void 0?[a]:[a,u];function _({workspace:a,otherNames:u=[]},y){
const l=D().resolve(a,y);for(const[$,m]of u){const S=D().relative($,l);if(h(S))return D().join(m,S)}return l}const w=(a,u)=>x(a).filter(y=>h(D().relative(y,u))).
sort((y,l)=>l.length-y.length)[0],E=(a,u)=>w(a,_(a,u))!==void 0;function A(a,u){const y=_(a,u),l=D().relative(a.workspace,y);return g(h(l)?l:y)}const h=a=>a!=="\
.."&&!a.startsWith(`..${D().sep}`)&&!a.startsWith("../")&&!D().isAbsolute(a),g=a=>D().sep==="/"?a:a.replaceAll(D().sep,"/")}),59105:((he,W,o)=>{o.d(W,{A:()=>w,z:()=>A});
var b=o(73024),D=o.n(b),I=o(76760),P=o.n(I),d=o(49153),C=o(40477),x=o(34947),_=o(66502);class w{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(a,u){
this.places=a,this.overwrite=u}async write(a){if(this.closed)throw h();const u=this.writeAll(a);this.running.add(u),await u.finally(()=>this.running.delete(u))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(a){const u=[],y=[];let l=a[0]?.path??"";try{for(const $ of a){if(this.closed)throw h();if(l=
$.path,(0,_.SV)(P().basename($.path)))throw new d.zU("configuration",`'${$.path}' is a name that Git uses: nothing is written there`);const m=P().join(this.folder(
P().dirname($.path)),P().basename($.path)),S=P().join(P().dirname(m),`.octavo-${process.pid}-${++this.serial}.tmp`);y.push(S),await $.write(S),u.push({temporary:S,
target:m,path:$.path})}for(const{temporary:$,target:m,path:S}of u)l=S,this.checkAgain(S,m),(0,b.renameSync)($,m)}catch($){for(const m of y)(0,x.TF)(m);throw $ instanceof
d.zU?$:A(l,$)}}checkAgain(a,u){const y=(0,_.wI)(this.places,P().dirname(a));if(P().join(y,P().basename(a))!==u||!this.overwrite&&(0,x.Ms)(u)!==void 0)throw new d.
zU("configuration",`'${a}' was made by another program while the step ran: it is not replaced`)}folder(a){let u=this.folders.get(a);return u===void 0&&(u=(0,_.wI)(
this.places,a),(0,b.mkdirSync)(u,{recursive:!0}),this.folders.set(a,u)),u}}const E={EACCES:"the runner may not write there",EPERM:"the runner may not write ther\
e",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of tha\
t name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file\
 system"};function A(g,a){const u=(0,C.xU)(a),y=E[u]??`the file system refused it (${u})`;return new d.zU("configuration",`'${g}' could not be written: ${y}`,{cause:a})}
const h=()=>new d.zU("cancelled","The step was cancelled")}),40477:((he,W,o)=>{o.d(W,{Hn:()=>I,IV:()=>C,cz:()=>d,g$:()=>D,hS:()=>P,uP:()=>_,xU:()=>x});var b=o(49153);
const D=w=>w.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),I=w=>D(w).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(
/>/g,"&gt;").replace(/"/g,"&quot;"),P=(w,E)=>`${w} ${E}${w===1?"":"s"}`,d=w=>w.reduce((E,A)=>E+A,0);function C(w){const E=["B","kB","MB","GB"];let A=w,h=0;for(;A>=
999.95&&h<E.length-1;h++)A/=1e3;return`${h===0||A>=99.95?Math.round(A):A.toFixed(1)} ${E[h]}`}function x(w){const E=typeof w=="object"&&w!==null&&"code"in w?w.code:
void 0;return typeof E=="string"?E:"unknown reason"}function _(w){if(!(w instanceof Error))return typeof w;const E=[`${w.name} (${x(w)})`,...(0,b.ek)(w)].join(`\

    `);return w.cause===void 0?E:`${E}
caused by ${_(w.cause)}`}}),53673:((he,W,o)=>{o.d(W,{u:()=>D});var b=o(31184);const D=(I,P,d)=>I==="inputs"?(0,b.an)(P,d,b.i9):P}),65280:((he,W,o)=>{o.d(W,{E4:()=>d,
EI:()=>x,Lc:()=>C});var b=o(96995),D=o(91658),I=o(53673);const P="check_document";function d({name:_},w){return _===P?Object.assign({},w,{on_violation:"report"}):
w}function C({name:_,params:w},E,A){if(_!==P||!E.data)return E;const h=a=>(0,I.u)(A,a,[a]),g=(0,b.MH)(E.data,{nameOf:h,restate:a=>({...a,message:(0,I.u)(A,a.message,
b.oH)})});return w.on_violation==="error"&&(0,b.Pu)(g),{...E,data:g}}function x(_){return _ instanceof b.EC?{[(0,D.zI)(P).dataKey??""]:_.report}:{}}}),58227:((he,W,o)=>{
o.d(W,{C:()=>g,g:()=>a});var b=o(49153),D=o(31184),I=o(91658),P=o(99762),d=o(99586),C=o(6009),x=o(91203),_=o(34947),w=o(53673),E=o(52031),A=o(66886),h=o(65280);
class g extends Error{input;cause;step;operation;constructor(U,j,K,ie){super("a job failed"),this.input=U,this.cause=j,this.step=K,this.operation=ie}}async function a(R,U,j,K){
const ie=R.inputs[0]??"",J={source:ie},pe=[];try{let Q=[];for(const[q,r]of R.inputs.entries())J.source=r,Q.push({position:q,source:r,document:await K.read(r),facts:{},
notes:[],data:{}});const Z=Q.reduce((q,{document:r})=>q+K.sizeOf(r),0);for(const[q,r]of U.steps.entries())J.operation=r.name,U.steps.length>1&&(J.step=`steps[${q+
1}] (${r.name})`),Q=await De(Q,r,R,U,j,J),pe.push(...Q.flatMap(({document:p,files:L=[]})=>[p,...L]));J.source=ie,delete J.step,delete J.operation;const me=$(R,Q).
map(q=>u(q,Z,U,K)),re=me.flatMap(({output:q,result:r})=>q===null||r===null?[]:[{path:q,write:p=>l(r,p,K)}]);for(const{path:q}of re)U.claim(q,R);return await U.write(
re),me.map(({result:q,status:r,output:p,pages:L,facts:N,notes:F,message:G,data:te})=>{const se=q===null?null:y(q,K);return{status:r,input:ie,inputs:R.inputs,output:p,
pages:L,bytesBefore:Z,bytesAfter:se,facts:N,notes:F,message:G,data:te}})}catch(Q){throw new g(J.source,Q,J.step,J.operation)}finally{await K.release(pe)}}function u(R,U,{
minimumSaving:j},K){const ie=R.result===null?void 0:(0,A.A)(U,y(R.result,K),j);return ie===void 0?R:{...R,status:"skipped",output:null,result:null,message:ie}}const y=(R,U)=>R instanceof
Uint8Array?R.length:U.sizeOf(R),l=(R,U,j)=>R instanceof Uint8Array?(0,_.qf)(U,R):j.write(R,U);function $(R,U){if(R.kind==="files")return U.flatMap(J=>ne(R,J));const j=J=>(0,d.
NL)(U.map(({document:pe},Q)=>(0,d.jC)(J(pe)??"",d.ly,(0,P.n)(Q+1))),d.ly),K=j(({title:J})=>J),ie=j(({match:J})=>J);return U.map(({document:J,facts:pe,notes:Q,data:Z},me)=>({
status:"done",output:R.kind==="data"?null:R.outputPath({index:me+1,title:K[me]??"",match:ie[me]??""}),result:R.kind==="data"?null:(0,E.KH)(R.kind)?S(Z):J,pages:J.
pageCount??null,facts:{...pe,...R.tellsMatch&&J.match!==void 0&&{match:J.match}},notes:k(Q),message:null,data:(0,E.KH)(R.kind)?B(Z):Z}))}const m=(0,I.zI)("extra\
ct_text").dataKey??"";function S({[m]:R={}}){return Buffer.from(R.pages===void 0?(0,x.r7)(R):JSON.stringify(R),"utf8")}const B=({[m]:R={},...U})=>({...U,[m]:(0,x.
_m)(R)}),k=R=>R.map(({text:U})=>U),ce={...d.zE,leadingDots:!1};function ne(R,{files:U=[],facts:j,notes:K,data:ie}){const J={pages:null,notes:k(K),data:ie};if(U.
length===0)return[{...J,status:"skipped",output:null,result:null,facts:j,message:"The document holds no such files"}];const pe=(0,d.NL)(U.map(({name:Q},Z)=>(0,d.
jC)(Q,ce,`file-${Z+1}`)),ce);return U.map((Q,Z)=>({...J,status:"done",output:R.outputPath({index:Z+1,file:pe[Z]??""}),result:Q,facts:{...j,mediaType:Q.mediaType,
...Q.facts},message:null}))}const le=(R,U)=>({...R,...U});async function De(R,U,j,K,ie,J){const{input:pe,dataKey:Q}=(0,I.zI)(U.name),Z=pe==="many",me=Z?[R]:R.map(
q=>[q]),re=[];for(const q of me){const[r]=q;if(!r)continue;J.source=r.source;const p=await K.parametersOf(U,Z?j.inputs[0]??"":r.source),L=U.name==="add_page_num\
bers"?K.numbersOf(j,r.position):void 0,N=(0,h.E4)(U,le(p,L)),F=await ie.run(U.name,q.map(({document:ee})=>ee),N,{signal:K.signal,onProgress:ee=>K.onProgress(r.source,
(0,D.i9)(U.name),ee)}).catch(ee=>{const $e=ee instanceof b.zU?ee.position:void 0;throw J.source=q[($e??1)-1]?.source??r.source,ee}),{documents:G,files:te,notes:se,
facts:Pe,data:Ee}=(0,h.Lc)(U,F,K.spelling),we=Z?{...r,facts:{},data:{}}:r,Te={source:r.source,facts:{...we.facts,...Pe},notes:(0,C.p5)(q.flatMap(ee=>ee.notes),se.
map(({code:ee,message:$e,mentions:Ae=[]})=>({code:ee,text:(0,w.u)(K.spelling,$e,Ae)}))),data:Ee===void 0||Q===void 0?we.data:{...we.data,[Q]:Ee}},{position:fe}=r;
if(te!==void 0)re.push({...Te,position:fe,document:r.document,files:te});else for(const ee of G){const $e={...Z?{}:_e(r.document),..._e(ee),name:r.document.name};
re.push({...Te,position:fe,document:{...ee,...$e},facts:{...Te.facts,...Y(ee)}})}}return re}const _e=({title:R,match:U})=>({...R===void 0?{}:{title:R},...U===void 0?
{}:{match:U}});function Y({firstPage:R,lastPage:U,title:j}){return{...R===void 0||U===void 0?{}:{firstPage:R,lastPage:U},...j===void 0?{}:{title:j}}}}),77563:((he,W,o)=>{
o.d(W,{NZ:()=>_,R5:()=>x,ZK:()=>C,gY:()=>w,wm:()=>E});var b=o(76760),D=o.n(b),I=o(49153),P=o(40477),d=o(34947);const C=A=>({read:h=>x(h,A),sizeOf:({bytes:h})=>h.
length,write:({bytes:h},g)=>(0,d.qf)(g,h),release:async()=>{}});async function x(A,h){const g=await(0,d.oD)(D().resolve(h,A)).catch(a=>{throw(0,P.xU)(a)==="ERR_\
FS_FILE_TOO_LARGE"?new I.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:a}):
_(a)});return E(g),{name:D().posix.basename(A),bytes:g}}const _=A=>new I.zU("unreadable_document",`The file could not be opened (${(0,P.xU)(A)})`,{cause:A}),w="\
version https://git-lfs.github.com/spec/";function E(A){if(A.subarray(0,w.length).toString("latin1")===w)throw new I.zU("unreadable_document","The file is a poi\
nter of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"})}}),55777:((he,W,o)=>{var b=o(67981),
D=o(73024),I=o(49153),P=o(31184),d=o(40477),C=o(53673);const x=4096;function _(e,t){const n=(0,I.l3)(e),s=[n,...n.others].map(i=>{const c=w(i),f=i.advice===void 0?
c:`${c.replace(/[.:]$/,"")}. ${i.advice}`;return(0,C.u)(t,f,(0,I.R3)(i))});return(0,d.g$)(s.join(". ")).slice(0,x)}const w=({message:e,issues:t})=>t.filter(({field:n})=>n===
"file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(s)?`The document ${s}`:s),e),E=10;class A{given=0;add(t,n,s){const i=(0,d.
g$)(t).slice(0,x);this.given++,this.given<=E?b.$e(i,{...n===void 0?{}:{file:n},...s===void 0?{}:{title:s}}):b.pq(n===void 0?`Warning: ${i}`:`Warning: ${(0,d.g$)(
n)}: ${i}`)}}var h=o(66502),g=o(12222),a=o(44168),u=o(96512);function y(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,u.q)(e);return!Array.isArray(n)||!n.every(s=>typeof s==
"string"&&s!=="")?{problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.
split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is \
required: glob patterns such as docs/**/*.pdf, one per line"}}var l=o(91658);const $="add_page_numbers",m=new Set(["extract_pages","remove_pages","reorder_pages"]),
S=e=>e.find(({name:t})=>t===$)?.params;function B(e){const t=i=>[{field:"continue-numbers",message:i}],n=e.filter(({name:i})=>i===$);if(n.length!==1)return t("n\
eeds one step add-page-numbers");if(S(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(
n[0])).find(({name:i})=>k(i));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function k(e){
const{input:t,output:n,accepts:s}=(0,l.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||m.has(e)}var ce=o(66886),ne=o(99678),le=o(6996),De=o(11980);function _e(e,t){
const n=Object.entries((0,l.zI)(e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const Y={
encryption_algorithm:"AES-256"},R="maximum_bytes",U="or a size such as 18 MB or 18 MiB",j={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},K=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;
function ie(e){const[,t,n]=K.exec(e)??[],s=j[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}const J={name:"file",
bytes:Uint8Array.of(0)},pe=["{dir}","{name}"];function Q({name:e,raw:t,typed:n},s){const{fields:i}=(0,l.zI)(e),c={},f={},O=[];for(const[T,X]of Object.entries({...re(
i),...t})){const z=i[T];if(z===void 0)continue;const V=q(T,z,X,n[T]);"problem"in V&&O.push({field:T,message:V.problem}),"path"in V&&(f[T]=V.path),c[T]="value"in
V?V.value:z.kind==="json"?{}:J}const v=(0,le.qL)(e,c,s),M=new Set(O.map(({field:T})=>T));for(const T of v.issues)M.has(T.field)||O.push(T.field===R?{...T,message:`${T.
message}, ${U}`}:T);return O.length===0&&O.push(...me(e,c,v.params)),{step:{name:e,params:v.params,paths:f},issues:O}}const Z=["pages","first_page","last_page"];
function me(e,t,n){const s=c=>t[c]!==void 0&&t[c]!=="";return(e==="extract_pages"||e==="remove_pages")&&!Z.some(s)?[{field:"pages",message:"is required, unless \
one of these is given: first_page, last_page",mentions:Z.slice(1)}]:_e(e,{...n})?[{field:"allow_print",message:"nothing is forbidden, and without user_password \
the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_password"]}]:[]}const re=e=>Object.fromEntries(Object.entries(
Y).filter(([t])=>Object.hasOwn(e,t)));function q(e,t,n,s){if(n===""||n===null||s===null)return{value:""};if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof n!=
"string"&&!Array.isArray(n))return{problem:"must be pages such as 1..3, or a list of pages"};const c=(0,De.D)(n);return"problem"in c?c:{value:c.text.trim()}}if(t.
kind==="json"&&typeof n=="object"&&!Array.isArray(n))return{value:s};if(typeof n!="string")return{problem:`must be a single value, and is a ${Array.isArray(n)?"\
list":"mapping"}`};const i=n.trim();return t.kind==="text"?{value:n}:i===""?{value:""}:t.kind==="json"&&!/^\{/.test(i)&&i.includes(`
`)?{problem:r}:t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(i)?p(i):{value:e===R?ie(i):i}}const r='must be a JSON object such as {"name": "va\
lue"}, or the path of a file that holds one; inside steps it can also be a YAML mapping';function p(e){const t=e.match(/\{[^{}]*\}/g)?.find(n=>!pe.includes(n));
return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${pe.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of one \
file"}:{path:e}}const L={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimize_doc\
ument"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],
combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermark"]};function N(e,t){const n=e.split(/[\s,;|+]+/).
filter(i=>i!=="");if(n.length>1&&n.every(i=>(0,l.F)(i.replaceAll("-","_"))))return". Several operations go into steps, as a list";const s=L[e.toLowerCase().replace(
/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,ne.h)(e,l.qj.map(t))}const F=l.qj.map(P.i9).join(", "),G='write a YAML list of \
operations, such as "- rotate_pages: { angle: 90 }"',te=[...new Set(l.qj.flatMap(e=>(0,l.nX)((0,l.zI)(e)).map(([t])=>t)))],se=new Set(l.qj.flatMap(e=>Object.entries(
(0,l.zI)(e).fields).flatMap(([t,n])=>"secret"in n?[t]:[])));async function Pe(e,t){const n=new Map;for(const f of te){const O=e((0,P.i9)(f));O!==""&&(se.has(f)&&
t(O),n.set(f,O))}const s=e("operation").trim(),i=e("steps");if(i.trim()!==""){const{value:f,typed:O,problem:v}=(await Promise.all([o.e(1917),o.e(4896)]).then(o.
bind(o,74896))).parseList(i);for(const T of je(f))t(T);const M=[];return s!==""&&M.push({field:"operation",message:"give either operation or steps, not both"}),
v!==void 0?{steps:[],issues:[...M,{field:"steps",message:`${v}: ${G}`}],warnings:[]}:we(f,O,n,M)}if(s==="")return Ge("operation",`is required, unless steps is g\
iven: one of ${F}`);const c=s.replaceAll("-","_");return(0,l.F)(c)?Ee(c,n):Ge("operation",`must be one of ${F}${N(s,P.i9)}`)}function Ee(e,t){const{fields:n}=(0,l.
zI)(e),s=[...t.keys()].filter(M=>!Object.hasOwn(n,M)),{step:i,issues:c}=Q({name:e,raw:Object.fromEntries(t),typed:{}},"absent"),f=s.map(M=>({field:(0,P.i9)(M),message:`\
is not used: it is not a parameter of ${(0,P.i9)(e)}`})),O=s.filter(M=>se.has(M)&&M!=="open_password"),v=c.map(({field:M,message:T,mentions:X=[]})=>({field:(0,P.
i9)(M),message:(0,C.u)("inputs",T,X)}));return{steps:[i],issues:v.length>0||O.length>0?[...v,...f]:[],warnings:f.map(({field:M,message:T})=>`${M} ${T}`)}}function we(e,t,n,s){
const i=[...s],c=[];if(!Array.isArray(e)||e.length===0)return{steps:c,issues:[...i,{field:"steps",message:G}],warnings:[]};for(const O of n.keys())O!=="open_pas\
sword"&&i.push({field:(0,P.i9)(O),message:"write it inside the step that it belongs to"});const f=n.get("open_password");for(const[O,v]of e.entries()){const M=`\
steps[${O+1}]`,T=ee(v,t[O]);if("problem"in T){i.push({field:M,message:T.problem});continue}i.push(...Te(T,M),...fe(T.name,O,e.length,M));const X=f===void 0?T.raw:
{open_password:f,...T.raw},z=Q({...T,raw:X},"refuse");c.push(z.step),i.push(...z.issues.map(({field:V,message:de})=>({field:`${M}.${V}`,message:de})))}return{steps:c,
issues:i,warnings:[]}}function Te({name:e,raw:t},n){const s=(0,l.nX)((0,l.zI)(e)).map(([f])=>f),i=Object.keys(t).filter(f=>!s.includes(f)),[c]=i.filter(f=>/^[-\d. ]+$/.
test(f)&&!t[f]);return c!==void 0?[{field:`${n}.${c}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:i.map(f=>({
field:`${n}.${f}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,ne.h)(f,s)}`}))}function fe(e,t,n,s){const{output:i,accepts:c}=(0,l.zI)(e);return i===
"files"&&t+1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:i==="text"&&t+1<n?[{field:s,message:`${e} must\
 be the last step: it writes the text, and no document`}]:c!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${c==="image"?"images":"text"}\
, which no other operation gives`}]:[]}function ee(e,t){if(typeof e=="string")return $e(e,{},{});if(!(0,u.G)(e))return{problem:G};const{operation:n,...s}=e;if(n!==
void 0)return typeof n=="string"?$e(n,s,t):{problem:G};const[[i,c]=["",void 0],...f]=Object.entries(e);if(f.length>0)return{problem:`names several operations or\
 has its parameters beside the name: ${G}`};if(c===""||c===void 0)return $e(i,{},{});const O=(0,u.G)(t)?t[i]:void 0;return(0,u.G)(c)?$e(i,c,O):{problem:G}}function $e(e,t,n){
const s=e.trim().replaceAll("-","_");if(!(0,l.F)(s))return{problem:`must name one of ${l.qj.join(", ")}${N(e,f=>f)}`};const i=Object.keys(t),c=i.find((f,O)=>i.findIndex(
v=>Ae(v)===Ae(f))!==O);return c!==void 0?{problem:`gives ${Ae(c)} twice, as ${i.filter(f=>Ae(f)===Ae(c)).join(" and ")}`}:{name:s,raw:ke(t),typed:(0,u.G)(n)?ke(
n):{}}}const Ae=e=>e.replaceAll("-","_"),ke=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[Ae(t),n]));function*je(e){if(Array.isArray(e))for(const t of e)
yield*je(t);else if((0,u.G)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*je(n):n!==""&&se.has(t.trim().replaceAll("-","_"))&&(yield n)}const Ge=(e,t)=>({
steps:[],issues:[{field:e,message:t}],warnings:[]}),mn=null,ct=["failed","skipped","notes","nothing"],We=32,ut=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=We,lt=e=>/^\d{1,2}(?:\.\d+)?$/.
test(e);async function ft(e,t){const n=[],s=ae=>e(ae).trim(),i=ae=>{const ue=s(ae);return ue!==""&&t(ue),ue},c=(ae,ue)=>{const ye=s(ae)||ue[0],H=ue.find(be=>be===
ye);return H===void 0&&n.push({field:ae,message:`must be one of ${ue.join(", ")}`}),H??ue[0]},f=(ae,ue)=>{const ye=s(ae).toLowerCase();return ye!==""&&ye!=="tru\
e"&&ye!=="false"&&n.push({field:ae,message:"must be true or false"}),ye===""?ue:ye==="true"},O=i("api-key"),v=i("github-token"),{steps:M,issues:T,warnings:X}=await Pe(
e,t),z=y(s("files"));"problem"in z&&n.push({field:"files",message:z.problem});const V=(ae,ue,ye)=>{const H=s(ae);return H!==""&&!ue(H)&&n.push({field:ae,message:ye}),
H===""?void 0:Number(H)},de=c("on-error",["fail","continue"])==="continue",ge=s("fail-on")===""&&de?"nothing":c("fail-on",ct);de&&ge!=="nothing"&&n.push({field:"\
fail-on",message:"contradicts on-error: continue. Leave out one of the two"});const oe={steps:M,isList:s("steps")!=="",files:"lines"in z?z.lines:[],output:s("ou\
tput")||void 0,overwrite:f("overwrite",!1),ifNoFilesFound:c("if-no-files-found",["warn","error","ignore"]),changedOnly:f("changed-only",!1),dryRun:f("dry-run",!1),
continueNumbers:f("continue-numbers",!1),concurrency:V("concurrency",ut,`must be a whole number from 1 to ${We}`),failOn:ge,minimumSaving:V("minimum-saving",lt,
"must be a number of percent from 0 to 99, such as 5"),region:s("region"),baseUrl:s("base-url"),apiKey:O,summary:f("summary",!0),attest:f("attest",!1),githubToken:v,
warnings:X};if(oe.continueNumbers&&T.length===0&&n.push(...B(M)),oe.minimumSaving!==void 0&&T.length===0&&n.push(...(0,ce.T)(M)),T.length+n.length>0)throw(0,I.G6)(
[...T,...n]);return oe}var Re=o(52031),ve=o(34947),dt=o(76760),Oe=o.n(dt),xe=o(63069);function ht(e){const n=(Oe().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(
/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function Ke(e,t,n){for(const M of[e,...t])if(pt(M)>He)throw(0,I.G6)([{field:"files",message:`the patter\
n '${M}' has more than ${He} * in one name: write fewer`}]);const{create:s}=await o.e(102).then(o.bind(o,50102)),c=[e,...t.map(M=>M.slice(1).trim())].map(M=>gt(
M,n)).map((M,T)=>T===0?M:`!${M}`),f=await s(c.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Ye(e)}),O=new Set((0,a.d7)(e).split("/")),v=M=>(0,a.dR)(n,M).split("/").some(T=>mt.has(T)&&!O.
has(T));return(await f.glob()).filter(M=>!v(M))}const He=4,pt=e=>Math.max(...(0,a.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),mt=new Set([".git","node\
_modules"]);function gt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",Oe().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function Ye(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,I.G6)([{field:"files",message:t}])}
const $t=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],xe.jB,xe.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],xe.jN,xe.yZ,xe.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Et(e,t,n){if(Ot(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,xe.oR)(e,$t);if(s!==void 0)return s;const i=async f=>Ke(f,[],n).catch(()=>[]);if(t.length>
0&&(await i(e)).length>0)return"lines that begin with ! exclude every file that it matches";const c=wt(e,n);if(c!==void 0)return c;if((0,ve._N)((0,a.GS)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[f,O]of yt(e)){const[v]=f===e?[]:await i(f);if(v!==void 0)return`${O}, and there is ${(0,a.dR)(
n,v)}`}}const yt=e=>[[Je(e),"upper and lower case count"],[Je(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],Je=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function wt(e,t){const n=(0,a.GS)(t,e).split(Oe().sep),s=n.findIndex(
i=>/[*?[]/.test(i));for(let i=1;i<=(s<0?n.length-1:s);i++){const c=n.slice(0,i).join(Oe().sep);if((0,a.I5)(t,c)===void 0||!(0,ve.PJ)(c))continue;const[f,O]=[(0,a.
dR)(t,c),(0,ve.Ye)(c)];return O===void 0?`'${f}' is a link to a folder that does not exist`:(0,a.NB)(t,O)?`'${f}' is a link, which patterns do not follow: write\
 '${(0,a.dR)(t,O)}' in its place`:`'${f}' is a link that leads out of the workspace`}}function Ot(e){try{return(0,D.readdirSync)(e).length===0}catch{return!1}}async function bt(e,t,n,s){
const i=[],c=new Set,f=new Set,O=[],v=new Map;for(const[M,{text:T,literal:X}]of e.entries()){if(!X&&T.startsWith("!"))continue;if(!(0,a.NB)(t,T))throw Ye(T);const z=X?
[]:e.slice(M+1).flatMap(ge=>ge.text.startsWith("!")?[ge.text]:[]),{matches:V,isPath:de}=await Pt(T,X,z,n,t);V.length===0&&O.push({line:T,reason:await Et(T,z,t)});
for(const ge of V){const oe=(0,a.dR)(t,ge),ae=(0,h.YY)(t,ge);if(ae!==void 0){v.set(oe,ae);continue}const ue=(0,g.hQ)(oe);(!c.has(ue)||s&&de&&f.has(ue))&&i.push(
oe),c.add(ue),de&&f.add(ue)}}return{files:i,empty:O,refused:v,idle:await Mt(e,t)}}async function Mt(e,t){const n=[],s=e.findIndex(({text:i,literal:c})=>c||!i.startsWith(
"!"));for(const[i,{text:c,literal:f}]of e.entries()){if(f||!c.startsWith("!"))continue;const O=c.slice(1).trim();i<s?n.push(`'${c}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,a.NB)(t,O)&&(await Ke(O,[],t).catch(()=>[])).length===0&&n.push(`'${c}' excludes nothing: no file\
 matches '${O}'`)}return n}async function Pt(e,t,n,s,i){const c=(0,a.GS)(i,e),f=!t&&/[*?[\]\\]/.test(e)?void 0:(0,ve._N)(c);if(t)return{matches:(0,ve.Ms)(c)===void 0?
[]:[c],isPath:!0};if(f?.isFile()&&n.length===0)return{matches:[c],isPath:!0};const O=await Ke(e,n,i),v=f?.isDirectory()?O.filter(M=>s.test(M)):O;return{matches:v.
length>1?Dt(v):v,isPath:f?.isFile()??!1}}function Dt(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,i)=>{for(let c=0;c<s.length&&c<i.length;c++){
const f=t(s[c]??"",i[c]??"");if(f!==0)return f}return s.length-i.length};return e.map(s=>({file:s,segments:(0,a.d7)(s).split("/")})).sort((s,i)=>n(s.segments,i.
segments)||(s.file<i.file?-1:1)).map(({file:s})=>s)}const _t={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,text:/\.(?:md|markdown)$/i},Ne=5;async function At(e,t,n,s){
const i=(0,Re.Ud)(e.steps),c=e.steps[0],f=_t[(c&&(0,l.zI)(c.name).accepts)??"pdf"],O=await bt(e.files,t,f,i);vt(O,e.ifNoFilesFound,s);for(const V of O.idle)s.add(
V);const v=Tt(O.files,n);if(v.length===0&&O.files.length>0&&Ve("No file is left to work on: the steps use every file that matches. Name other files in files",e.
ifNoFilesFound,s),!e.changedOnly||v.length===0)return{matched:v,files:v};const{changedFiles:M}=await Promise.all([o.e(2958),o.e(1787),o.e(1266)]).then(o.bind(o,
81266)),T=await M(e.githubToken);if("unknown"in T)return s.add(`changed-only leaves nothing out: ${T.unknown}`),{matched:v,files:v};const X=V=>T.paths.has(V),z=v.
filter(V=>X(V)||[...n.neededBy(V).keys()].some(X));return b.pq(`${(0,d.hS)(z.length,"file")} of ${v.length} changed`),{matched:v,files:(i||e.continueNumbers)&&z.
length>0?v:z}}function Tt(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const i=n.get(s);return i!==void 0&&b.pq((0,d.
g$)(`'${s}' is left out of files: ${i} uses it`)),i===void 0})}function vt({files:e,empty:t,refused:n},s,i){const c=t.map(({line:M,reason:T})=>T===void 0?`'${M}\
'`:`'${M}' (${T})`),f=[...n].map(([M,T])=>`'${M}' was left out: it ${T}`),O=c.length===0?"files, which is an empty list":It(c),v=e.length>0||c.length===0||t.some(
({reason:M})=>M!==void 0)?"":". Paths start at the workspace. Make sure that an earlier step creates the files";if(s==="error"&&f.length>0)throw new I.zU("confi\
guration",f.slice(0,Ne).join(". "));for(const M of f)i.add(M);c.length===0&&e.length+f.length>0||Ve(`No file matches ${O}${v}`,s,i)}function Ve(e,t,n){if(t==="e\
rror")throw new I.zU("configuration",e);t==="warn"?n.add(e):b.pq((0,d.g$)(e))}function It(e){return e.length<=Ne?e.join(", "):`${e.slice(0,Ne).join(", ")} and ${e.
length-Ne} more lines`}var xt=o(11966),St=o(69130),Ce=o(1078);const Ze=/\{(?:dir|name)\}/;class Lt{steps;places;shared=new Map;constructor(t,n){this.steps=t,this.
places=n}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(i=>[this.pathFor(i,t),(0,P.i9)(n)])))}check(){const t=[];for(const{
paths:n}of this.steps)for(const[s,i]of Object.entries(n)){if(Ze.test(i))continue;const c=this.problemOf(this.pathFor(i,""));c!==void 0&&t.push({field:s,message:c})}
if(t.length>0)throw(0,I.G6)(t)}async parametersOf({name:t,params:n,paths:s},i){const c={};for(const[f,O]of Object.entries(s)){const v=this.pathFor(O,i),M=await(Ze.
test(O)?this.read(v,f):this.readOnce(v,f)),T=(0,l.zI)(t).fields[f]?.kind==="json",{params:X,issues:z}=(0,le.qL)(t,{[f]:T?Xe(M):M}),V=z.filter(({field:de})=>de===
f);if(V.length>0)throw(0,I.G6)(V.map(({field:de,message:ge})=>({field:de,message:`'${v}': ${ge}`})));c[f]=X[f]}return{...n,...c,...await this.mentionedBy(t,i)}}async mentionedBy(t,n){
const[s]=Object.entries((0,l.zI)(t).fields).find(([,{kind:M}])=>M==="files")??[];if(s===void 0)return{};const{bytes:i}=await this.read(n,s);if(i.length>xt.xG||!Buffer.
from(i.buffer,i.byteOffset,i.byteLength).includes("!["))return{};const{imageTargets:c}=await Promise.all([o.e(1917),o.e(4299),o.e(5870)]).then(o.bind(o,15870)),
f=[];for(const M of await c(Xe({name:n,bytes:i}),new St.o(Ce.v))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(M))continue;const T=(0,a.dR)(this.places,Oe().posix.join(
Oe().posix.dirname(n),M.replace(/[?#].*$/,"")));this.problemOf(T)===void 0&&f.push({name:M,bytes:(await this.read(T,s)).bytes})}const{issues:O}=(0,le.qL)(t,{[s]:f}),
v=O.filter(({field:M})=>M===s);if(v.length>0)throw(0,I.G6)(v);return f.length===0?{}:{[s]:f}}pathFor(t,n){const{dir:s,name:i}=Oe().posix.parse(n),c=t.replaceAll(
"{dir}",()=>s||".").replaceAll("{name}",()=>i);return(0,a.dR)(this.places,c)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),
s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,I.G6)([{field:n,message:s}]);const i=await(0,ve.oD)(Oe().resolve(this.places.workspace,t)).catch(
c=>{throw(0,I.G6)([{field:n,message:`'${t}' could not be opened (${(0,d.xU)(c)})`}])});return{name:Oe().posix.basename(t),bytes:i}}problemOf(t){if(!(0,a.NB)(this.
places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,ve.Ms)((0,a.GS)(this.places,t))===void 0)return`there is no file '${t}'. Paths start a\
t the workspace, and may hold {dir} and {name}`;const n=(0,h.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const Xe=({bytes:e})=>new TextDecoder("u\
tf-8").decode(e);class Ue extends Error{file;cause;constructor(t,n){super("a file could not be counted"),this.file=t,this.cause=n}}async function Rt(e,t,n){const{
continuedNumbers:s,countSelectedPages:i}=await Promise.all([o.e(7718),o.e(7390),o.e(586)]).then(o.bind(o,40586)),c=e.flatMap(({inputs:oe})=>oe),{pages:f,first_number:O}=S(
t),v=t.map(Nt).find(oe=>oe!==void 0);let M="";const T=function*(){for(const oe of c)yield n(M=oe)},X={pages:f,...v===void 0?{}:{open_password:v}},z=await i(T(),
X,{pause:Ce.v}).catch(oe=>{throw new Ue(M,(0,I.l3)(oe))}),V=s(z,O),de=new Map;let ge=0;for(const oe of e)de.set(oe,ge),ge+=oe.inputs.length;return(oe,ae)=>V[(de.
get(oe)??0)+ae]}function Nt({name:e,params:t}){const{open_password:n,password:s}=t;return n??(e==="remove_password"?s:void 0)}var Qe=o(77563),Ct=o(59105),Ut=o(65280),
Se=o(58227);const Bt=5;async function jt(e){const{jobs:t,inputs:n,chosen:s,secondFiles:i,numbersOf:c,claim:f,spelling:O}=e,v=new Ct.A(e.places,n.overwrite),{execute:M,
lanes:T,close:X,abandon:z}=await s.open(t.length),V=new AbortController,de=()=>V.signal.aborted,ge=zt(async()=>{V.abort(),await Promise.allSettled([v.close(),z()]),
await(0,Ce.v)(),await e.onCancelled(oe.flatMap((H,be)=>H.length>0?H:[Wt(t[be])]))}),oe=t.map(()=>[]),ae=[];let ue;const ye={steps:n.steps,spelling:O,signal:V.signal,
minimumSaving:n.minimumSaving,parametersOf:(H,be)=>i.parametersOf(H,be),numbersOf:c,claim:f,write:H=>v.write(H),onProgress:Gt()};return await kt(t,T,async(H,be)=>{
if(!de()){if(ue!==void 0){oe[be]=[{...Be(H),status:"skipped",output:null,message:ue}];return}try{const Me=await M(H,ye);oe[be]=Me;for(const[Le,Ie]of Me.entries())
b.pq((0,d.g$)(Ft(Ie,Me[Le-1]?.notes)))}catch(Me){if(de())return;const Le=Me instanceof Se.C?Me.input:H.inputs[0]??"",Ie=(0,I.l3)(Me instanceof Se.C?Me.cause:Me);
b.pq((0,d.g$)(`${Le}: failed`));const it=Me instanceof Se.C?Me.step:void 0,at=it===void 0?_(Ie,O):`${it}: ${_(Ie,O)}`;ae.push({file:Le,message:at,cause:Ie.cause}),
oe[be]=[{...Be(H),status:"failed",input:Le,output:null,message:at,data:(0,Ut.EI)(Ie)}],Ie.code==="unauthorized"&&(ue="Not tried, because the region refused the \
key")}}}),await ge(),await X(),{rows:oe.flat(),failures:ae}}const Wt=e=>({...Be(e),status:"skipped",output:null,message:"Not done, because the step was cancelle\
d"});function Kt(e){const t=e.map(Be);for(const{input:n,inputs:s,output:i}of t)b.pq((0,d.g$)(`${qe(n,s)}${i===null?": would be read only, and no file written":`\
 → ${i}`}`));return t}function Be(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function Ft(e,t=[]){const{input:n,inputs:s,output:i,pages:c,bytesBefore:f,bytesAfter:O,notes:v,message:M}=e,
T=qe(n,s),X=[...c===null?[]:[(0,d.hS)(c,"page")],O===null?(0,d.IV)(f??0):`${(0,d.IV)(f??0)} → ${(0,d.IV)(O)}`].join(", "),z=i===null?`${T}: ${M??"read"} (${X}\
)`:`${T} → ${i} (${X})`,V=v.filter(de=>!t.includes(de));return V.length>0?`${z}. ${V.join(" ")}`:z}const qe=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;
function zt(e){let t;for(const[n,s]of[["SIGINT",130],["SIGTERM",143]])process.on(n,()=>{t||(b.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});return()=>t}
async function kt(e,t,n){const s=e.entries(),i=async()=>{for(const[c,f]of s)c>0&&await(0,Ce.v)(),await n(f,c)};await Promise.all(Array.from({length:Math.min(t,e.
length)},i))}function Gt(){let e=process.uptime();return(t,n,s)=>{const i=process.uptime();i-e<Bt||(e=i,b.pq((0,d.g$)(`${t}: ${n}, ${Math.round(s*100)} %`)))}}var et=o(
48161);async function Ht(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.all([o.e(7718),o.e(2958),o.e(6053),o.e(7390),o.e(5283),o.e(4599)]).then(o.bind(
o,84599))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>Yt(n,t,e.concurrency),place:"on the runner"}}async function Yt(e,{workspace:t},n=Math.
min((0,et.availableParallelism)(),We)){const s=Math.min(e,n),i=(0,Qe.ZK)(t),c=()=>Promise.resolve();if(s<2){const{localHere:v}=await o.e(7806).then(o.bind(o,27806)),
M=v();return{execute:(T,X)=>(0,Se.g)(T,X,M,i),lanes:s,close:c,abandon:c}}const{workerPool:f}=await o.e(3909).then(o.bind(o,73909)),O=f({entry:Oe().join(__dirname,
"index.js"),size:Math.min(s,(0,et.availableParallelism)())});return{execute:(v,M)=>(0,Se.g)(v,M,O,i),lanes:s,close:O.close,abandon:c}}const gn=null,Jt=/[\r\n]|^\s|\s$/;
class Vt{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;Fe("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=Oe().join((0,D.mkdtempSync)(
Oe().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){const n=t.map(({data:f,...O})=>({...O,...f})),s=t.flatMap(({status:f,output:O})=>f==="done"&&O!==
null?[O]:[]),i=s.filter(f=>!Jt.test(f)),c=s.length===0?"":`, although ${(0,d.hS)(s.length,"file")} were written: see the log`;Fe(`The output results-file cannot\
 be written${c}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,D.writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),Fe(`The outputs of the step cannot be written${c}`,process.env.GITHUB_OUTPUT,()=>{b.uH("files",s),b.uH("paths",i.map(ht).join(`
`)),b.uH("count",s.length),b.uH("failed",t.filter(({status:O})=>O==="failed").length);const f=t.filter(({status:O,output:v})=>O==="done"&&v!==null);b.uH("total-\
bytes",(0,d.cz)(f.map(({bytesAfter:O})=>O??0))),b.uH("total-pages",(0,d.cz)(f.map(({pages:O})=>O??0))),b.uH("results",n),b.uH("results-file",this.resultsFile)}),
i.length<s.length&&b.pq(`The output paths leaves out ${(0,d.hS)(s.length-i.length,"name")} with a line break or an outer blank`)}}const Zt=new Set(["ENOSPC","ED\
QUOT"]);function Fe(e,t,n){try{n()}catch(s){const i=t!==void 0&&(0,D.existsSync)(t)?(0,d.xU)(s):"there is no such file";throw new I.zU("configuration",`${e} (${i}\
)`,{advice:Zt.has((0,d.xU)(s))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var Xt=o(
90866);const tt=1024*1024,Qt=2048,qt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function en(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,d.
Hn)(n.join(" → "))}</h3>
<p>${nt(e)}</p>
`;if(t.length===0)return s;const i=[];let c=Buffer.byteLength(s)+Qt;for(const[M,T]of t.entries()){const X=tn(T,t[M-1],st(e));if(c+=Buffer.byteLength(X),c>tt)break;
i.push(X)}const f=(st(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(M=>`<th>${M}</th>`).join(""),O=t.length-
i.length,v=O===0?"":`<p>${(0,d.hS)(O,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`;return`${s}<table>
<tr>${f}</tr>
${i.join("")}</table>
${v}`}function nt({rows:e,matched:t,place:n,dryRun:s,seconds:i}){const c=z=>e.filter(V=>V.status===z),f=c("done");if(e.length===0)return`${t===0?"No file matche\
s":`No change in ${(0,d.hS)(t,"file")}`}, nothing written · ${n} · ${i.toFixed(1)} s`;const O=f.filter(({output:z})=>z!==null).length,v=s?[`Dry run: ${(0,d.hS)(
c("planned").length,"result")} planned, nothing written`]:[O===0&&f.length>0?`${(0,d.hS)(f.length,"file")} read, none written`:`${(0,d.hS)(O,"file")} written`];
for(const z of["failed","skipped"])c(z).length>0&&v.push(`${c(z).length} ${z}`);const M=(0,d.cz)([...new Map(f.map(z=>[z.inputs.join(`
`),z.bytesBefore??0])).values()]),T=(0,d.cz)(f.map(({bytesAfter:z})=>z??0)),X=f.length===0?"":` · ${(0,d.IV)(M)}${O===0?"":` → ${(0,d.IV)(T)}`}`;return`${v.join(
", ")}${X} · ${n} · ${i.toFixed(1)} s`}const st=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>on(t));function tn(e,t,n){const{status:s,input:i,
inputs:c,output:f,pages:O,bytesBefore:v,bytesAfter:M,message:T,notes:X,data:z}=e,V=c.length>1&&s!=="failed"?` <em>and ${c.length-1} more</em>`:"",de=[...f===null?
[]:[`<code>${(0,d.Hn)(f)}</code>`],...T===null?[]:[(0,d.Hn)(T)],...Object.values(z).flatMap(H=>sn(H)),...X.filter(H=>t?.input!==i||!t.notes.includes(H)).map(H=>`\
<em>${(0,d.Hn)(H)}</em>`)],ge=e.facts.firstPage!==void 0,oe=n?[ze(v),ze(M),ge?"":rn(v,M)]:[ze(v)],ae=[O===null?"":String(O),...oe],ue=de.join("<br>"),ye=ae.every(
H=>H==="")?`<td colspan="${ae.length+1}">${ue}</td>`:`<td>${ue}</td>${ae.map(H=>`<td align="right">${H}</td>`).join("")}`;return`<tr><td>${qt[s]}</td><td><code>${(0,d.
Hn)(i)}</code>${V}</td>${ye}</tr>
`}const nn=new Set(["pageCount","fileSize"]);function sn(e){const t=Object.entries(e).flatMap(([n,s])=>{const i=(0,d.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return nn.has(n)?[]:s===!0?[i]:typeof s=="number"?s===0?[]:[`${i}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${i}: ${s.length}`]:typeof s=="object"&&s!==null&&!Object.
values(s).every(c=>typeof c=="boolean")?[i]:[]});return t.length===0?[]:[t.join(" · ")]}const on=e=>Object.keys(e).length===0,ze=e=>e===null?"":(0,d.IV)(e).replace(
" ","&nbsp;");function rn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function an(e,t){
const n=e.filter(({status:c})=>c==="skipped").length,s=e.filter(({notes:c})=>c.length>0).length,i=(0,d.hS)(e.length,"result");return n>0&&(t==="skipped"||t==="n\
otes")?`fail-on: ${t}: ${n} of ${i} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${i} with notes: see the log`:void 0}function cn(e,t,n,s){const i=e.length<
E?e:e.slice(0,E-1);for(const{file:c,message:f}of i)t==="error"?b.z3(f,{file:c,title:n}):s.add(f,c,n);for(const{file:c,message:f}of e.slice(i.length))b.pq((0,d.g$)(
`Failed: ${c}: ${f}`));for(const{cause:c}of e)c!==void 0&&b.Yz((0,d.uP)(c))}function un(e,t){const n=e.length<E?0:e.length-(E-1),s=n>0?` (${n} of them without a\
n annotation: see the log)`:"";return`${e.length} of ${(0,d.hS)(t,"file")} failed${s}`}async function ot(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=en(
e);if(!(Buffer.byteLength(n)>=tt))try{await Xt.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complet\
e"),b.Yz((0,d.uP)(s))}}async function ln(){const e=new A,t=new Vt;let n="wire";try{t.begin();const s=await ft(i=>b.V4(i,{trimWhitespace:!1}),i=>hn(i,e));for(const i of s.
warnings)e.add(i);n=s.isList?"wire":"inputs",await fn(s,t,e,n)}catch(s){const i=(0,I.l3)(s instanceof Ue?s.cause:s),c=_(i,n);s instanceof Ue&&b.z3(c,{file:s.file}),
b.C1(s instanceof Ue?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":c),i.cause!==void 0&&b.Yz((0,d.
uP)(i.cause))}finally{b.Yz(`Peak memory: ${(0,d.IV)(pn())}`)}}async function fn(e,t,n,s){const i=process.uptime(),c=(0,a.Aq)(),f=await Ht(e,c);f.isLocal&&e.apiKey!==
""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const H of e.steps)await f.check(H);e.output!==void 0&&(0,Re.
I)(e.steps)==="data"&&n.add("output is not used: the step reads documents and writes none");const O=new Lt(e.steps,c),{matched:v,files:M}=await At(e,c,O,n);O.check();
const T=(0,g.K2)(c.workspace),X=[...new Set([...v,...v.flatMap(H=>[...O.neededBy(H).keys()])])],z=H=>(0,h.Ck)(c,H),V={matched:X,overwrite:e.overwrite,identity:T,
exists:z},de=(0,Re.et)({...e,...V,files:M,places:c}),ge=e.steps.map(({name:H})=>(0,P.i9)(H)),oe=e.continueNumbers&&!e.dryRun?await Rt(de,e.steps,H=>(0,Qe.R5)(H,
c.workspace)):()=>{};b.Oh((0,d.g$)(`${ge.join(", then ")}: ${(0,d.hS)(M.length,"file")}, ${f.place}`));const ae=H=>{const be=process.uptime()-i;return{rows:H,matched:v.
length,operations:ge,place:f.place,dryRun:e.dryRun,seconds:be}},{rows:ue,failures:ye}=e.dryRun?{rows:Kt(de),failures:[]}:await jt({jobs:de,inputs:e,chosen:f,places:c,
secondFiles:O,numbersOf:oe,claim:(0,g.OM)(V),spelling:s,onCancelled:async H=>{t.tell(H),e.summary&&await ot(ae(H),n)}});b.N4(),await dn({digest:ae(ue),failures:ye,
total:M.length,inputs:e,outputs:t,places:c,warnings:n})}async function dn({digest:e,failures:t,total:n,inputs:s,outputs:i,places:c,warnings:f}){const{rows:O}=e;
if(cn(t,s.failOn==="nothing"?"warning":"error",e.operations.join(", "),f),b.pq((0,d.g$)(nt(e))),i.tell(O),s.summary&&await ot(e,f),s.attest){const{declareArtifacts:M}=await o.
e(1884).then(o.bind(o,91884)),T=O.flatMap(({status:X,output:z})=>X==="done"&&z!==null?[z]:[]);for(const X of await M(T,c.workspace))f.add(X)}if(t.length===0){const M=an(
O,s.failOn);M!==void 0&&b.C1(M);return}const v=(0,Re.Ud)(s.steps)?`The merge of ${(0,d.hS)(n,"file")} failed`:un(t,n);s.failOn==="nothing"?f.add(v):b.C1(v)}function hn(e,t){
[...e.trim()].length>1?b.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not prin\
t it; use a longer one")}function pn(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,D.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(
e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let rt=!1;process.once("beforeExit",()=>{rt||b.C1("The action stopped before it had finished.")}),ln().
catch(b.C1).finally(()=>{rt=!0})}),63069:((he,W,o)=>{o.d(W,{BD:()=>P,jB:()=>b,jN:()=>D,oR:()=>C,r_:()=>d,yZ:()=>I});const b=[/^["'].*["']$/,"leave out the quote\
s"],D=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],I=[/^~/,"~ is not your home folder here, and fi\
les must be in the workspace or in RUNNER_TEMP"],P=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use a path of the workspace"],d=[/\\/,"write / be\
tween folders, not a backslash"],C=(x,_)=>_.find(([w])=>w.test(x))?.[1]}),52031:((he,W,o)=>{o.d(W,{I:()=>m,KH:()=>S,Ud:()=>$,et:()=>k});var b=o(76760),D=o.n(b),
I=o(49153),P=o(31184),d=o(91658),C=o(99762),x=o(91203),_=o(66502),w=o(12222),E=o(44168),A=o(63069);const h=["{dir}","{name}","{index}","{operation}"],g=["{title\
}","{match}"],a={document:[],data:[],text:[],parts:g,texts:g,files:["{file}"]},u={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"\
{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},y="{dir}/{name}.pdf",l=([Y],R)=>R==="documen\
t"&&Y!==void 0&&(0,d.zI)(Y.name).accepts==="text",$=Y=>Y.some(({name:R})=>(0,d.zI)(R).input==="many");function m(Y){const R=Y.map(({name:K})=>(0,d.zI)(K)),U=R.filter(
K=>!(0,d.rz)(K)),j=U.findLast(({input:K,output:ie})=>K==="many"||ie!=="pdf");return R.at(-1)?.output==="text"?j?.output==="pdfs"?"texts":"text":U.length===0?"da\
ta":j?.output==="pdfs"?"parts":j?.output==="files"?"files":"document"}const S=Y=>Y==="text"||Y==="texts",B=Y=>Y==="document"||Y==="text";function k(Y){const{files:R,
steps:U}=Y,j=m(U),K=ne(Y,j),ie=R.length===0?[]:$(U)?[R]:R.map(Z=>[Z]),J=(0,P.i9)((U.findLast(({name:Z})=>!(0,d.rz)((0,d.zI)(Z)))??U.at(-1))?.name??""),pe=ie.map(
(Z,me)=>{const{dir:re,name:q}=D().posix.parse(Z[0]??""),r=p=>{const L=B(j)?me+1:p?.index,N={"{dir}":re||".","{name}":q,"{operation}":J,"{index}":L===void 0?void 0:
(0,C.n)(L),"{title}":p?.title,"{match}":p?.match,"{file}":p?.file};return D().posix.normalize(K.replace(/\{[^{}]*\}/g,F=>N[F]??F))};return{inputs:Z,kind:j,tellsMatch:K.
includes("{match}"),outputPath:r}}),Q=j==="data"?[]:_e(pe,Y,le(K,j));if(Q.length>0)throw(0,I.G6)(Q);return pe}const ce=[A.jB,[/\{\{/,"a placeholder has single b\
races, such as {name}"],A.jN,A.yZ,A.BD,...D().sep==="/"?[A.r_]:[]];function ne({output:Y,places:R,steps:U},j){const K=re=>(0,I.G6)([{field:"output",message:re}]);
if(Y===void 0)return l(U,j)?y:`${u[j]}${S(j)?x.lg[(0,x.GW)(U.at(-1)?.params??{})]:""}`;const ie=(0,A.oR)(Y,ce);if(ie!==void 0)throw K(ie);const J=[...h,...a[j]],
pe=Y.match(/\{[^{}]*\}/g)?.filter(re=>!J.includes(re))??[];if(pe.length>0)throw K(`has the unknown placeholder ${pe[0]}: use ${J.join(", ")}`);if(/[\u0000-\u001f]/.
test(Y))throw K("must be a single line");if(/[\\/]$/.test(Y))throw K(`names a folder: write a file name after it, such as ${Y}{name}.pdf`);const Q=["{index}",...a[j]];
if(a[j].length>0&&!Q.some(re=>Y.includes(re))){const{dir:re,name:q,ext:r}=D().posix.parse((0,E.d7)(Y)),p=D().posix.join(re,j==="files"?`${q}.{file}`:`${q}-{inde\
x}${r}`);throw K(`needs ${Q.join(" or ")}, because one file gives several results: such as ${p}`)}const Z=D().isAbsolute(Y)?(0,E.dR)(R,Y):(0,E.d7)(Y);if(!(D().isAbsolute(
Z)?(0,E.NB)(R,Z):(0,E.FK)(D().posix.normalize(Z))))throw K("must stay in the workspace or in RUNNER_TEMP");return Z}function le(Y,R){const j=["{dir}","{name}",...B(
R)?["{index}"]:[]].filter(K=>!Y.includes(K));return j.length===0?"process them in different steps":`use ${[j.slice(0,-1).join(", "),...j.slice(-1)].filter(K=>K!==
"").join(" or ")}`}const De=Y=>Y.kind==="parts"||Y.kind==="texts"?Y.outputPath({index:1}):Y.outputPath();function _e(Y,{matched:R,overwrite:U,identity:j,exists:K,
places:ie},J){const pe=new Map(R.map(r=>[j(r),r])),Q=new Map;for(const r of Y){const p=j(r.outputPath()),L=Q.get(p);L?L.push(r):Q.set(p,[r])}const Z=[],me=[],re=r=>{
Z.push({field:"output",message:r})};for(const[r,p,...L]of Q.values()){if(!r)continue;const N=r.outputPath(),F=(0,w.Nk)(N);if(!(0,E.NB)(ie,N)||N==="."||N.endsWith(
"/"))re(`'${N}' is not a file in the workspace or in RUNNER_TEMP`);else if(F!==void 0)re(F);else if((0,_.SV)(N))re(`'${N}' is below .git, where nothing is writt\
en`);else if(p){const[G,te]=[r.inputs[0],p.inputs[0]],se=L.length===0?`'${G}' and '${te}' would both`:`'${G}', '${te}' and ${L.length} more would all`;re(`${se}\
 be written to '${N}': ${J}`)}else{const G=De(r),te=j(G),se=pe.get(te);se!==void 0&&!r.inputs.some(Pe=>j(Pe)===te)?re(`'${G}' would replace another file that th\
e step reads: choose a different pattern`):se!==void 0&&!U?re(`'${G}' would replace the input: choose a different pattern, or set overwrite to true`):se===void 0&&
!U&&K(G)&&me.push(G)}}me.length>0&&re((0,w.pL)(me));const q=5;return Z.length<=q?Z:[...Z.slice(0,q),{field:"output",message:`and ${Z.length-q} more such clashes`}]}}),
66886:((he,W,o)=>{o.d(W,{A:()=>I,T:()=>D});var b=o(52031);function D(P){const d=C=>[{field:"minimum-saving",message:C}];return P.some(({name:C})=>C==="optimize_\
document")?(0,b.Ud)(P)||(0,b.I)(P)!=="document"?d("needs one result for each file: no merge, no split, no extraction"):[]:d("needs a step optimize-document")}function I(P,d,C){
return C===void 0||d<=P*(1-C/100)?void 0:`Not written: the result is ${(Math.max(0,P-d)/P*100).toFixed(1)} % smaller, and minimum-saving is ${C} %`}}),96995:((he,W,o)=>{
o.d(W,{EC:()=>E,MH:()=>w,Pu:()=>A,Qf:()=>I,g$:()=>d,oH:()=>P});var b=o(49153);const D=1e3,I=(h,g,{found:a=null,limit:u=null,pages:y=[]}={})=>({rule:h,found:a,limit:u,
pages:y.slice(0,D),message:g}),P=["open_password"],d=(h,g,a)=>`The file has ${h} ${a}; at most ${g} are allowed.`;function C({failures:h}){return Array.isArray(
h)?h.flatMap(x):[]}function x(h){if(typeof h!="object"||h===null||Array.isArray(h))return[];const{rule:g,found:a,limit:u,pages:y,message:l}=h;if(typeof g!="stri\
ng"||typeof l!="string")return[];const $=Array.isArray(y)?y.filter(m=>typeof m=="number"):[];return[{rule:g,found:_(a),limit:_(u),pages:$,message:l}]}const _=h=>typeof h==
"number"?h:null;function w(h,{nameOf:g,restate:a}){const{checks:u}=h,y=C(h).map($=>({...a($),rule:g($.rule)})),l=Array.isArray(u)?u.flatMap($=>typeof $=="string"?
[g($)]:[]):[];return{...h,...u!==void 0&&{checks:l},failures:y}}class E extends b.zU{report;constructor(g){const a=C(g).map(({message:u})=>u);super("invalid_par\
ameters",`The check failed: ${a.join(" ")}`,{issues:a.map(u=>({field:"file",message:u,mentions:P}))}),this.report=g}}function A(h){if(h.passed===!1)throw new E(
h)}}),38917:((he,W,o)=>{o.d(W,{Z:()=>d,_:()=>P});const b=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
D=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,I=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(w){
if(w.length>64)return;const E=w.trim().replace(D,(A,h,g,a)=>`${h??""}${1900+Number(g)}${a}`);return x(C(b.exec(E)??I.exec(E)))}function d(w){const E=w.length>64?
void 0:C(I.exec(w.trim()));if(!E||x(E)===void 0)return;const{year:A,month:h="",day:g="",hour:a="",minute:u="",second:y="",zone:l=""}=E;return`D:${A}${h}${g}${a}${u}${y}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function C(w){if(!w)return;const[,E,A,h,g,a,u,y,l,$,m]=w,S=y??(l===void 0?void 0:`${l}${$??"00"}:${m??"00"}`);return{year:E,
month:A,day:h,hour:g,minute:a,second:u,zone:S}}function x(w){if(!w)return;const{year:E,month:A,day:h,hour:g,minute:a="00",second:u="00",zone:y}=w,l=(m,S,B)=>m===
void 0||Number(m)>=S&&Number(m)<=B;if(Number(E)===0||!l(A,1,12)||!l(h,1,_(Number(E),Number(A)))||!l(g,0,23)||!l(a,0,59)||!l(u,0,59)||y!==void 0&&y!=="Z"&&!(l(y.
slice(1,3),0,23)&&l(y.slice(4),0,59)))return;const $=[E,A,h].filter(m=>m!==void 0).join("-");return g===void 0?$:`${$}T${g}:${a}:${u}${y==="+00:00"||y==="-00:00"?
"Z":y??""}`}function _(w,E){return E===2?w%4===0&&(w%100!==0||w%400===0)?29:28:[4,6,9,11].includes(E)?30:31}}),6996:((he,W,o)=>{o.d(W,{lF:()=>$,qL:()=>y});var b=o(
49153),D=o(96512),I=o(91658),P=o(60480),d=o(33746),C=o(13140),x=o(35092);const _=2**31-1,w=/^ *[+-]?\d+ *$/,E=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,A=/[\p{Cc}\u2028\u2029]/u,
h=new RegExp("\\p{Cs}","u"),g=100,a=/^[\x20-\x7e]*$/;function u(r,p,L="absent"){const{params:N,issues:F}=y(r,p,L);if(F.length>0)throw invalidParameters(F);return N}
function y(r,p,L="absent"){const N=(0,I.zI)(r),F={},G=[];for(const[te,se]of Object.entries(N.fields)){const Pe=Object.hasOwn(p,te),Ee=Pe?p[te]:void 0;if(De(se,Ee)){
Pe&&L==="refuse"&&ne(se,Ee)?G.push({field:te,message:le(se)}):se.required?G.push({field:te,message:`is required: ${m(se)}`}):"default"in se&&(F[te]=se.default);
continue}const we=_e(se,Ee);"problem"in we?G.push({field:te,message:we.problem}):F[te]=we.value}return{params:F,issues:[...G,...l(N,F,G)]}}function l({fields:r,
ascending:p,different:L,exclusive:N,needs:F,atLeastOne:G,someTrue:te},se,Pe){const Ee=[],we=fe=>{const ee=r[fe];return se[fe]!==void 0&&!(ee&&"default"in ee&&ee.
default===se[fe])};if(p){const[fe,ee]=[se[p[0]],se[p[1]]];typeof fe=="number"&&typeof ee=="number"&&fe>ee&&Ee.push({field:p[0],message:`must not be greater than\
 ${p[1]}`,mentions:[p[1]]})}if(L){const[fe,ee]=[se[L[0]],se[L[1]]];fe!==void 0&&fe===ee&&Ee.push({field:L[0],message:`must differ from ${L[1]}`,mentions:[L[1]]})}
for(const[fe,ee]of N??[]){const $e=we(fe)?ee.filter(we):[];$e.length>0&&Ee.push({field:fe,message:`must not be given together with ${$e.join(" and ")}: leave on\
e of them out`,mentions:$e})}for(const[fe,ee,$e]of F??[])we(fe)&&se[ee]!==$e&&Ee.push({field:fe,message:`needs ${ee} to be ${$e}`,mentions:[ee]});const Te=fe=>we(
fe)||Pe.some(({field:ee})=>ee===fe);return G&&!G.some(Te)&&Ee.push({field:G[0],message:`is required, unless one of these is given: ${G.slice(1).join(", ")}`,mentions:G.
slice(1)}),te?.every(fe=>se[fe]===!1)===!0&&Ee.push({field:te[0],message:`must be true, unless one of these is: ${te.slice(1).join(", ")}`,mentions:te.slice(1)}),
Ee}function $(r){if(typeof r=="object")return JSON.stringify(r);const p=String(r);if(typeof r!="number"||!p.includes("e"))return p;if(r>=1)return BigInt(r).toString();
const[L,N]=p.split("e");return`0.${"0".repeat(-Number(N)-1)}${L.replace(".","")}`}function m(r){switch(r.kind){case"text":{const p=r.minLength?`${r.minLength} t\
o ${r.maxLength}`:`at most ${r.maxLength}`;return r.format?`${x.E[r.format].words}, ${p} characters`:r.characters==="printable-ascii"?`${p} printable ASCII char\
acters (codes 32 to 126)`:`${p} characters`}case"flag":return"true or false";case"integer":{const p=r.unit===void 0?"":`, in ${r.unit}`;return r.max===void 0||r.
max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${r.min}${p}`:`a whole number from ${r.min} to ${r.max}${p}`}case"decimal":return`a decimal number ${ce(
r)}, in ${r.unit}, with a point`;case"choice":return`one of ${r.options.map(p=>typeof p.value=="number"?S(p):p.value).join(", ")}`;case"pageOrder":return r.parts?
`ranges of pages such as 1-3, 7, 9-, at most ${r.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${r.maxLength} characters`;case"pageSet":
return`pages such as 1..3, -1, odd, even, all or not 2, at most ${r.maxLength} characters`;case"file":return{pdf:"a PDF document",image:"a PNG or JPEG image",font:B,
any:"a file"}[r.accepts];case"files":return`at most ${r.max} PNG or JPEG images of at most ${r.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as \
{"name": "value"}, at most ${r.maxLength} characters`;default:return r}}function S({value:r,label:p,description:L}){const N=L??p,F=String(r).replace(/^-/,"").replaceAll(
"_"," ").toLowerCase();return L===void 0&&p.toLowerCase().includes(F)?String(r):`${r} (${N.charAt(0).toLowerCase()}${N.slice(1)})`}const B="a TrueType or OpenTy\
pe font of at most 20 MB",k=20*1024*1024;function ce({above:r,min:p,max:L}){const N=r===void 0?`of at least ${p??0}`:`greater than ${r}`;return L===void 0?N:`${N}\
 and at most ${L}`}function ne(r,p){return r.empty==="opener"?!1:r.empty!=="word"||r.required===!0||p===void 0}function le(r){return r.required?`is empty: it mu\
st be ${m(r)}`:r.kind==="text"&&r.secret?"is empty, so the document would open without a password: give a password, or route documents without one past this ste\
p":r.empty==="word"?`is undefined: use '' to leave it out, or give ${m(r)}`:r.kind==="pageSet"?"is empty: write all for every page":"default"in r?`is empty: wri\
te ${String(r.default)}, which is the default, or leave the field out`:`is empty: give ${m(r)}, or leave the field out`}function De(r,p){return p==null||p===""||
r.kind==="files"&&Array.isArray(p)&&p.length===0?!0:r.kind==="text"&&!r.secret&&typeof p=="string"&&p.trim()===""}function _e(r,p){if(Array.isArray(p)&&r.kind!==
"files")return{problem:"must be given only once"};switch(r.kind){case"text":return Y(r,p);case"flag":return R(r,p);case"integer":return U(r,p);case"decimal":return K(
r,p);case"choice":return ie(r,p);case"pageOrder":return J(r,p,r.parts?d.X:P.p6);case"pageSet":return J(r,p,C.lY);case"file":return pe(r,p);case"files":return Q(
r,p);case"json":return Z(r,p);default:return r}}function Y(r,p){if(typeof p!="string"&&typeof p!="number")return{problem:`must be ${m(r)}`};const L=String(p);if(L.
length>8*r.maxLength)return{problem:`must be ${m(r)}`};const N=r.secret?L:L.normalize("NFC"),F=r.secret?N.length:[...N].length;return F>r.maxLength||F<(r.minLength??
0)?{problem:`must be ${m(r)}`}:r.characters==="printable-ascii"&&!a.test(N)?{problem:`must be ${m(r)}`}:!r.secret&&A.test(N)?{problem:"must not contain control \
characters or line breaks"}:!r.secret&&h.test(N)?{problem:"must not contain an incomplete character (a lone surrogate)"}:r.format&&!x.E[r.format].holds(N)?{problem:x.
E[r.format].problem?.(N)??`must be ${m(r)}`}:{value:N}}function R(r,p){if(typeof p=="boolean")return{value:p};const L=typeof p=="string"?p.toLowerCase():"";return L===
"true"||L==="false"?{value:L==="true"}:{problem:`must be ${m(r)}`}}function U(r,p){const L=j(p);if(L===void 0||L<r.min)return{problem:`must be ${m(r)}`};const N=r.
max??_;if(L<=N)return{value:L};const F=m(r);return{problem:F.includes(String(N))?`must be ${F}`:`must not be greater than ${N}`}}function j(r){return typeof r==
"string"?w.test(r)?Number(r.trim())+0:void 0:typeof r=="number"&&Number.isInteger(r)?r+0:void 0}function K(r,p){const L=typeof p=="number"?p:typeof p=="string"&&
E.test(p)?Number(p.trim()):NaN,{above:N=-1/0,min:F=-1/0,max:G=1/0}=r;return Number.isFinite(L)&&L>N&&L>=F&&L<=G?{value:L+0}:{problem:`must be ${m(r)}`}}function ie(r,p){
const{open:L}=r,N=r.options.find(({value:G})=>typeof G=="number"?G===j(p):G===p);if(N)return{value:N.value};const F=L?j(p):void 0;return L&&F!==void 0&&F>=L.min&&
F<=L.max?{value:F}:{problem:`must be ${m(r)}`}}function J(r,p,L){if(typeof p!="string"&&typeof p!="number")return{problem:`must be ${m(r)}`};const N=String(p);if(N.
length>r.maxLength)return{problem:`must be at most ${r.maxLength} characters long, and has ${N.length}`};const F=L(N);return"problem"in F?{problem:F.problem}:{value:N}}
function pe(r,p){const{name:L,bytes:N}=typeof p=="object"?p:{};return typeof L!="string"||!(N instanceof Uint8Array)?{problem:`must be ${m(r)}`}:N.length===0&&r.
accepts!=="any"?{problem:"is an empty file"}:r.accepts==="font"&&N.length>k?{problem:`is too large: it must be ${B}`}:{value:{name:L,bytes:N}}}function Q(r,p){const L=Array.
isArray(p)?p:[p],N=[];for(const G of L){const te=pe({...r,kind:"file"},G??{});if("problem"in te)return te.problem.startsWith("must")?{problem:`must be ${m(r)}`}:
te;N.push(te.value)}const F=N.reduce((G,{bytes:te})=>G+te.length,0);return N.length>r.max||F>r.maxBytes?{problem:`must be ${m(r)}`}:new Set(N.map(({name:G})=>G)).
size<N.length?{problem:"has two files of one name"}:{value:N}}function Z(r,p){const L=`must be ${m(r)}`;if(typeof p=="object"){const F=q(p);return F!==void 0&&F.
startsWith("{")&&F.length<=r.maxLength?me(JSON.parse(F)):{problem:L}}if(typeof p!="string")return{problem:L};if(p.length>r.maxLength)return{problem:`must be at \
most ${r.maxLength} characters long, and has ${p.length}`};const N=(0,D.q)(p);if(N===void 0){const G=(0,D.q)(p.replace(/[\r\n\t]/g," "))!==void 0?": within a te\
xt, write a line break as \\n and a tab as \\t":"";return{problem:`${L}; it is not valid JSON${G}`}}return(0,D.G)(N)?me(N):{problem:L}}function me(r){let p=[r];
for(let L=0;p.length>0;L++){if(L===g)return{problem:`must not have more than ${g} arrays and objects within one another`};p=p.flatMap(N=>Object.values(N).filter(
re))}return{value:r}}const re=r=>typeof r=="object"&&r!==null;function q(r){try{return JSON.stringify(r)}catch{return}}}),31184:((he,W,o)=>{o.d(W,{XM:()=>d,an:()=>P,
i9:()=>I});var b=o(91658);const D=C=>C.replace(/_(\w)/g,(x,_)=>_.toUpperCase()),I=C=>C.replaceAll("_","-");function P(C,x,_){const w=x.filter(E=>/^\w+$/.test(E));
return w.length===0?C:C.replace(new RegExp(`\\b(?:${w.join("|")})\\b`,"g"),_)}const d=C=>(0,b.zI)(C).path??`/v1/${C}`}),30491:((he,W,o)=>{o.d(W,{s:()=>D});const b=[
"number","last","label","name"];function D(P){const d=[],C=[];for(const x of P.normalize("NFC").split(/(\{[^{}]*\})/)){const _=b.find(w=>`{${w}}`===x);if(_)d.push(
{placeholder:_});else if(/^\{[^{}]*\}$/.test(x))C.push(x);else{if(/[{}]/.test(x))return{problem:`has a brace that belongs to no placeholder; ${I}`};x&&d.push({literal:x})}}
return C.length===0?{pieces:d}:{problem:`has the unknown ${C.length===1?"placeholder":"placeholders"} ${C.join(" and ")}; ${I}`}}const I=`use ${b.map(P=>`{${P}}`).
join(", ")}`}),60480:((he,W,o)=>{o.d(W,{Ly:()=>d,NL:()=>A,UL:()=>C,aW:()=>P,bs:()=>E,ml:()=>h,p6:()=>I,vg:()=>x});var b=o(49153);const D=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function I(g){const a=[],u=[];for(const[y,l]of g.split(",").entries()){const $=y+1,m=D.exec(l),S=ce=>{u.push(`entry ${$} ('${h(l)}') ${ce}`)};if(l.trim()===""){
u.push(`entry ${$} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!m){S(_(l));continue}const B=Number(m[1]),k=m[3]===void 0?
void 0:Number(m[3]);B===0||k===0?S("names page 0: pages count from 1, and -1 is the last page"):a.push({from:B,to:k,range:m[2]!==void 0,text:l.trim(),position:$})}
return u.length>0?{problem:E(u)}:{items:a}}function P(g,a,u){const y=k=>(0,b.G6)([{field:"page_order",message:k}]),l=I(g);if("problem"in l)throw y(l.problem);const $=d(
l.items,a);if("problem"in $)throw y($.problem);const m=C($.spans);if(m>u)throw y(`names ${m} pages in all; at most ${u} are allowed`);const S=new Uint32Array(m);
let B=0;for(const{first:k,last:ce}of $.spans){const ne=k<=ce?1:-1;for(let le=k;le!==ce+ne;le+=ne)S[B++]=le}return S}function d(g,a){const u=a===1?"1 page":`${a}\
 pages`,y=[],l=g.map($=>{const m=ne=>ne<0?a+1+ne:ne,S=m($.from),B=$.range?$.to===void 0?a:m($.to):S,ce=[[$.from,S],[$.to??$.from,B]].find(([,ne])=>ne<1||ne>a);return ce&&
y.push(`entry ${$.position} ('${h($.text)}') names ${x(ce[0])}, but the document has ${u}`),{first:S,last:B}});return y.length>0?{problem:E(y)}:{spans:l}}const C=g=>g.
reduce((a,{first:u,last:y})=>a+Math.abs(y-u)+1,0);function x(g){return Number.isSafeInteger(g)?`page ${g}`:"a page far beyond its end"}function _(g){return/^ *\.\./.
test(g)?"has no start: a range is written 1..5":A(g)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const w=5;function E(g){const a=g.length-
w;return[...g.slice(0,w),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function A(g){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(g);return a?`is\
 not a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(g)?"is not a page: the first page is written 1, and a r\
ange from it 1..5":/\b(last|end)\b/i.test(g)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function h(g){const a=[...g].map(u=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(u)?"?":u);return a.length>40?`${a.slice(0,40).join("")}…`:a.join("")}}),33746:((he,W,o)=>{o.d(W,{X:()=>P,k:()=>d});var b=o(49153),D=o(60480),I=o(11980);function P(C){
const x=(0,I.D)(C);return"problem"in x?x:(0,D.p6)(x.text)}function d(C,x,_,w="ranges"){const E=u=>(0,b.G6)([{field:w,message:u}]),A=P(C);if("problem"in A)throw E(
A.problem);const h=(0,D.Ly)(A.items,x);if("problem"in h)throw E(h.problem);const g=h.spans.flatMap(({first:u,last:y},l)=>{const{position:$,text:m}=A.items[l];return u<=
y?[]:[`entry ${$} ('${(0,D.ml)(m)}') ends before it starts: write ${y}-${u}`]});if(g.length>0)throw E((0,D.bs)(g));const a=(0,D.UL)(h.spans);if(a>_)throw E(`nam\
es ${a} pages in all; at most ${_} are allowed`);return h.spans}}),13140:((he,W,o)=>{o.d(W,{k1:()=>d,lY:()=>P,m7:()=>C});var b=o(49153),D=o(60480);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function P(w){const E=[],A=[];for(const[h,g]of w.split(",").entries()){const a=h+1,u=g.trim();if(u===""){A.push(`entry ${a} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const y=I.exec(u),l=De=>{A.push(`entry ${a} ('${(0,D.ml)(u)}') ${De}`)};if(!y){l(_(u));continue}const[,$,m,S,B,k]=y,
ce={negated:$!==void 0,text:u,position:a};if(m!==void 0){E.push({...ce,pages:m.toLowerCase()});continue}const ne=Number(S),le=B===void 0?ne:k===void 0?"end":Number(
k);ne===0||le===0?l("names page 0: pages count from 1, and -1 is the last page"):E.push({...ce,pages:{from:ne,to:le}})}return A.length>0?{problem:(0,D.bs)(A)}:{
items:E}}function d(w,E,A="pages"){const h=l=>(0,b.G6)([{field:A,message:l}]),g=P(w);if("problem"in g)throw h(g.problem);const a=new x(E),u=new x(E),y=[];for(const l of g.
items){const $=l.negated?u:a;if(typeof l.pages=="string"){$.add(l.pages);continue}const{from:m,to:S}=l.pages,B=m<0?E+1+m:m,k=S==="end"?E:S<0?E+1+S:S,ne=(S==="en\
d"?m<0?[[m,B]]:[]:[[m,B],[S,k]]).find(([,le])=>le<1||le>E);ne&&y.push(`entry ${l.position} ('${(0,D.ml)(l.text)}') names ${(0,D.vg)(ne[0])}, but the document ha\
s ${E===1?"1 page":`${E} pages`}`),!(S==="end"&&B>E||y.length>0)&&$.range(Math.min(B,k),Math.max(B,k))}if(y.length>0)throw h((0,D.bs)(y));return g.items.every(({
negated:l})=>l)&&a.add("all"),a.without(u)}function C(w){const E=P(w);if("problem"in E||E.items.length!==1)return;const{negated:A,pages:h}=E.items[0];if(A)return;
if(h==="all")return{first:1};if(typeof h=="string"||h.from<1)return;const{from:g,to:a}=h;return a==="end"?{first:g}:a===-1?{first:g}:a<1?void 0:{first:Math.min(
g,a),last:Math.max(g,a)}}class x{pageCount;differences;odd=!1;even=!1;constructor(E){this.pageCount=E,this.differences=new Int32Array(E+2)}add(E){E!=="even"&&(this.
odd=!0),E!=="odd"&&(this.even=!0)}range(E,A){this.differences[E]++,this.differences[A+1]--}without(E){const A=new Uint32Array(this.pageCount);let h=0,g=0,a=0;for(let u=1;u<=
this.pageCount;u++){g+=this.differences[u],a+=E.differences[u];const y=u%2===1?"odd":"even";(g>0||this[y])&&!(a>0||E[y])&&(A[h++]=u)}return A.subarray(0,h)}}function _(w){
return/^(not +)?\.\./i.test(w)?"has no start: a range is written 1..5":/^!/.test(w)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(w.replace(
/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),11980:((he,W,o)=>{o.d(W,{D:()=>x});var b=o(
60480);const D=/^(\d+|first)-(\d+|last|end)?$/i,I=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,P=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
d=/^(?:last|end)-(\d+|last|end)$/i,C=/^(-?\d+)-(-?\d+|last|end)$/i;function x(l){if(Array.isArray(l))return _(l);if(typeof l!="string"&&typeof l!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const $=String(l),m=$.split(/\r?\n/).filter(B=>B.trim()!=="");if(m.length>1&&m.every(B=>/^ *- +\S/.test(
B)))return _(m.map(B=>w(B.replace(/^ *- +/,""))));const S=/^\s*\[(.*)\]\s*$/s.exec($);return S?_(S[1].split(",").map(w)):E(m.length>1?m.join(","):$)}function _(l){
return l.some($=>typeof $!="string"&&typeof $!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:E(l.join(","))}function w(l){
return l.trim().replace(/^(["'])(.*)\1$/s,"$2")}function E(l){const $=[],m=[];for(const[S,B]of l.split(",").entries()){const k=A(B),ne=k.length>1&&k.some(le=>le.
startsWith("-"))?h(k):k.map(g).find(le=>le!==void 0);ne&&m.push(`entry ${S+1} ('${(0,b.ml)(B.trim())}') is ambiguous: write ${ne.join(" or ")}`),$.push(k.length===
0?B:k.map(a).join(","))}return m.length>0?{problem:(0,b.bs)(m)}:{text:$.join(",")}}function A(l){const $=l.split(/\s+/).filter(S=>S!==""),m=[];for(const S of $){
const B=m.at(-1);B?.toLowerCase()==="not"?m[m.length-1]=`${B} ${S}`:m.push(S)}return m}function h(l){const $=l.map(a).join(","),[m,S,...B]=l,k=B.length===0&&S?/^-(\d+)$/.
exec(S):null;return k&&m&&/^\d+$/.test(m)?[$,`${m}..${k[1]}`]:[$]}function g(l){const $=l.replace(/^not /i,""),m=d.exec($);if(m)return/^\d/.test(m[1])?[`-${Number(
m[1])+1}`,`-1..${m[1]}`]:["-1"];const S=C.exec($);if(!S||D.test($))return;const[,B,k]=S;return k.startsWith("-")?[`${B}..${k}`,`${B},${k}`]:[`${B}..${y(k)}`,`${B}\
,-${k}`]}function a(l){const[,$="",m=""]=/^(not )?(.*)$/i.exec(l)??[],S=D.exec(m)??I.exec(m)??P.exec(m);return S?`${$}${y(S[1])}..${y(S[2]??"")}`:`${$}${y(m)}`}
const u={first:"1",last:"-1",end:"-1"},y=l=>u[l.toLowerCase()]??l}),35092:((he,W,o)=>{o.d(W,{E:()=>x,L:()=>d});var b=o(38917),D=o(30491);function I(_){const w=(0,D.
s)(_);return"problem"in w?w.problem:void 0}const P=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,d=_=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(_),x={"file-\
name":{holds:_=>!/[/\\\p{Cc}\p{Cs}]/u.test(_)&&/[^. ]/.test(_),words:"a file name without folders"},"media-type":{holds:d,words:"a media type such as text/xml o\
r application/pdf"},date:{holds:_=>(0,b.Z)(_)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:_=>I(_)===
void 0,words:"text such as {number} / {last}",problem:I},"language-tag":{holds:_=>P.test(_),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),91203:((he,W,o)=>{
o.d(W,{GW:()=>I,_m:()=>C,lg:()=>D,r7:()=>d});const b=null,D={"application/json":".json","text/plain":".txt","text/markdown":".md"};function I(x){const{per_page:_,
layout:w}=x;return _===!0?"application/json":w==="markdown"?"text/markdown":"text/plain"}function P(x){const _=I(x);return _==="text/markdown"?["application/jso\
n",_,"text/plain"]:[...new Set(["application/json",_])]}const d=({text:x})=>typeof x=="string"?x:"";function C({text:x,pages:_,...w}){return w}})};
