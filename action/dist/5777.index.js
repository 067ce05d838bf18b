"use strict";exports.id=5777,exports.ids=[5777],exports.modules={34947:((ue,W,o)=>{o.d(W,{Ms:()=>N,PJ:()=>S,TF:()=>E,Ye:()=>M,_N:()=>f,oD:()=>D,qf:()=>w});var O=o(73024),P=o.
n(O);const x=1<<20,M=p=>A(()=>O.realpathSync.native(p)),f=p=>A(()=>(0,O.statSync)(p)),N=p=>A(()=>(0,O.lstatSync)(p)),S=p=>N(p)?.isSymbolicLink()??!1;async function D(p){
if((0,O.statSync)(p).size<=x)return(0,O.readFileSync)(p);const{readFile:m}=await Promise.resolve().then(o.t.bind(o,51455,23));return m(p)}async function w(p,m){
if(m.length<=x)return(0,O.writeFileSync)(p,m,{flag:"wx"});const{writeFile:a}=await Promise.resolve().then(o.t.bind(o,51455,23));await a(p,m,{flag:"wx"})}const E=p=>A(
()=>(0,O.unlinkSync)(p));function A(p){try{return p()}catch{return}}}),66502:((ue,W,o)=>{o.d(W,{Ck:()=>A,SV:()=>D,YY:()=>w,wI:()=>E});var O=o(76760),P=o.n(O),x=o(
49153),M=o(34947),f=o(44168);const N=/^(?:\.git|git~\d+)[. ]*$/i,S=new RegExp("\\p{Cf}","gu"),D=u=>u.split(/[\\/]/).some(y=>N.test(y.replace(S,"")));function w(u,y){
const l=(0,f.GS)(u,y),$=(0,f.I5)(u,l),g=(0,M.Ye)(l);if($===void 0)return"is outside the workspace and RUNNER_TEMP";if(g===void 0)return(0,M.PJ)(l)?"is a link to\
 a file that does not exist":"does not exist";if(a(u,g)!==m($))return`is a link that leads out of ${$===u.workspace?"the workspace":"RUNNER_TEMP"}`;if(D(P().relative(
m($),g)))return"is below .git, which is not read";const R=(0,M._N)(g);if(!R?.isFile())return R?.isFIFO()?"is a named pipe, not an ordinary file":R?.isDirectory()?
"is a folder":"is not an ordinary file"}function E(u,y){const l=(0,f.GS)(u,y),$=(0,f.I5)(u,l);if($===void 0)throw p(y,"is outside the workspace and RUNNER_TEMP");
const g=m($),R=P().relative($,l).split(P().sep);for(let F=1;F<=R.length;F++){const re=P().join(g,...R.slice(0,F));if(!(0,M.PJ)(re))continue;const te=(0,M.Ye)(re),
le=te===void 0||a(u,te)===void 0;throw p(y,le?"leads out of the workspace through a link":"leads through a link")}const B=P().join(g,...R);if(D(P().relative(g,(0,M.
Ye)(B)??B)))throw p(y,"is below .git");return B}function A(u,y){try{return(0,M.Ms)(P().join(E(u,P().dirname(y)),P().basename(y)))!==void 0}catch{return!1}}const p=(u,y)=>new x.
zU("configuration",`'${u}' ${y}: nothing is written there`),m=u=>(0,M.Ye)(u)??u,a=(u,y)=>(0,f.RD)(u).map(m).filter(l=>(0,f.FK)(P().relative(l,y))).sort((l,$)=>$.
length-l.length)[0]}),12222:((ue,W,o)=>{o.d(W,{K2:()=>S,Nk:()=>w,OM:()=>E,hQ:()=>D,pL:()=>A});var O=o(73024),P=o.n(O),x=o(76760),M=o.n(x),f=o(49153),N=o(99586);
function S(p){const m=new Map,a=u=>{const y=m.get(u);if(y!==void 0)return y;let l=u;try{l=(0,O.realpathSync)(u)}catch{const $=M().dirname(u);$!==u&&(l=M().join(
a($),M().basename(u)))}return m.set(u,l),l};return u=>{const y=M().resolve(p,u),l=M().join(a(M().dirname(y)),M().basename(y));return D(l)}}const D=p=>process.platform===
"win32"||process.platform==="darwin"?p.normalize("NFC").toLowerCase():p;function w(p){if(process.platform!=="win32")return;const m=p.replace(/^[a-z]:/i,"").split(
/[\\/]/),[a]=m.flatMap(u=>/^\.{0,2}$/.test(u)?[]:(0,N.tb)(u)??[]);return a===void 0?void 0:`'${p}' cannot be written: a part of it ${a}`}function E({matched:p,overwrite:m,
identity:a,exists:u}){const y=new Set(p.map(a)),l=new Set;return($,g)=>{const R=w($);if(R!==void 0)throw(0,f.G6)([{field:"output",message:R}]);const B=a($),F=g.
inputs.some(re=>a(re)===B);if(l.has(B)||y.has(B)&&!(m&&F))throw(0,f.G6)([{field:"output",message:`'${$}' is another input or result: choose a different pattern`}]);
if(!m&&u($))throw(0,f.G6)([{field:"output",message:A([$])}]);l.add(B)}}function A([p,...m]){const a=m.length===0?" exists":` and ${m.length} more exist`;return`\
'${p}'${a} already: choose a different pattern, or set overwrite to true`}}),44168:((ue,W,o)=>{o.d(W,{Aq:()=>N,FK:()=>p,GS:()=>D,I5:()=>w,NB:()=>E,RD:()=>S,d7:()=>m,
dR:()=>A});var O=o(76760),P=o.n(O),x=o(49153),M=o(40477),f=o(34947);function N(){const a=process.env.GITHUB_WORKSPACE;try{process.chdir(a??".")}catch($){throw new x.
zU("configuration",`The workspace '${a}' cannot be opened (${(0,M.xU)($)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an\
 earlier step",cause:$})}const u=process.cwd(),y=process.env.RUNNER_TEMP||void 0,l=[a??u,(0,f.Ye)(u)??u].map($=>[P().resolve($),u]);return y!==void 0&&l.push([(0,f.
Ye)(y)??y,y]),{workspace:u,temporary:y,otherNames:l.filter(([$,g])=>$!==g)}}const S=({workspace:a,temporary:u})=>u===void 0?[a]:[a,u];function D({workspace:a,otherNames:u=[]},y){
const l=P().resolve(a,y);for(const[$,g]of u){const R=P().relative($,l);if(p(R))return P().join(g,R)}return l}const w=(a,u)=>S(a).filter(y=>p(P().relative(y,u))).
sort((y,l)=>l.length-y.length)[0],E=(a,u)=>w(a,D(a,u))!==void 0;function A(a,u){const y=D(a,u),l=P().relative(a.workspace,y);return m(p(l)?l:y)}const p=a=>a!=="\
.."&&!a.startsWith(`..${P().sep}`)&&!a.startsWith("../")&&!P().isAbsolute(a),m=a=>P().sep==="/"?a:a.replaceAll(P().sep,"/")}),59105:((ue,W,o)=>{o.d(W,{A:()=>w,z:()=>A});
var O=o(73024),P=o.n(O),x=o(76760),M=o.n(x),f=o(49153),N=o(40477),S=o(34947),D=o(66502);class w{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(a,u){
this.places=a,this.overwrite=u}async write(a){if(this.closed)throw p();const u=this.writeAll(a);this.running.add(u),await u.finally(()=>this.running.delete(u))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(a){const u=[],y=[];let l=a[0]?.path??"";try{for(const $ of a){if(this.closed)throw p();if(l=
$.path,(0,D.SV)(M().basename($.path)))throw new f.zU("configuration",`'${$.path}' is a name that Git uses: nothing is written there`);const g=M().join(this.folder(
M().dirname($.path)),M().basename($.path)),R=M().join(M().dirname(g),`.octavo-${process.pid}-${++this.serial}.tmp`);y.push(R),await $.write(R),u.push({temporary:R,
target:g,path:$.path})}for(const{temporary:$,target:g,path:R}of u)l=R,this.checkAgain(R,g),(0,O.renameSync)($,g)}catch($){for(const g of y)(0,S.TF)(g);throw $ instanceof
f.zU?$:A(l,$)}}checkAgain(a,u){const y=(0,D.wI)(this.places,M().dirname(a));if(M().join(y,M().basename(a))!==u||!this.overwrite&&(0,S.Ms)(u)!==void 0)throw new f.
zU("configuration",`'${a}' was made by another program while the step ran: it is not replaced`)}folder(a){let u=this.folders.get(a);return u===void 0&&(u=(0,D.wI)(
this.places,a),(0,O.mkdirSync)(u,{recursive:!0}),this.folders.set(a,u)),u}}const E={EACCES:"the runner may not write there",EPERM:"the runner may not write ther\
e",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of tha\
t name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file\
 system"};function A(m,a){const u=(0,N.xU)(a),y=E[u]??`the file system refused it (${u})`;return new f.zU("configuration",`'${m}' could not be written: ${y}`,{cause:a})}
const p=()=>new f.zU("cancelled","The step was cancelled")}),40477:((ue,W,o)=>{o.d(W,{Hn:()=>x,IV:()=>N,cz:()=>f,g$:()=>P,hS:()=>M,uP:()=>D,xU:()=>S});var O=o(49153);
const P=w=>w.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),x=w=>P(w).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(
/>/g,"&gt;").replace(/"/g,"&quot;"),M=(w,E)=>`${w} ${E}${w===1?"":"s"}`,f=w=>w.reduce((E,A)=>E+A,0);function N(w){const E=["B","kB","MB","GB"];let A=w,p=0;for(;A>=
999.95&&p<E.length-1;p++)A/=1e3;return`${p===0||A>=99.95?Math.round(A):A.toFixed(1)} ${E[p]}`}function S(w){const E=typeof w=="object"&&w!==null&&"code"in w?w.code:
void 0;return typeof E=="string"?E:"unknown reason"}function D(w){if(!(w instanceof Error))return typeof w;const E=[`${w.name} (${S(w)})`,...(0,O.ek)(w)].join(`\

    `);return w.cause===void 0?E:`${E}
caused by ${D(w.cause)}`}}),53673:((ue,W,o)=>{o.d(W,{u:()=>P});var O=o(31184);const P=(x,M,f)=>x==="inputs"?(0,O.an)(M,f,O.i9):M}),65280:((ue,W,o)=>{o.d(W,{E4:()=>f,
EI:()=>S,Lc:()=>N});var O=o(96995),P=o(88652),x=o(53673);const M="check_document";function f({name:D},w){return D===M?Object.assign({},w,{on_violation:"report"}):
w}function N({name:D,params:w},E,A){if(D!==M||!E.data)return E;const p=a=>(0,x.u)(A,a,[a]),m=(0,O.MH)(E.data,{nameOf:p,restate:a=>({...a,message:(0,x.u)(A,a.message,
O.oH)})});return w.on_violation==="error"&&(0,O.Pu)(m),{...E,data:m}}function S(D){return D instanceof O.EC?{[(0,P.zI)(M).dataKey??""]:D.report}:{}}}),58227:((ue,W,o)=>{
o.d(W,{C:()=>m,g:()=>a});var O=o(49153),P=o(31184),x=o(88652),M=o(99762),f=o(99586),N=o(6009),S=o(91203),D=o(34947),w=o(53673),E=o(52031),A=o(66886),p=o(65280);
class m extends Error{input;cause;step;operation;constructor(C,V,ee,ie){super("a job failed"),this.input=C,this.cause=V,this.step=ee,this.operation=ie}}async function a(T,C,V,ee){
const ie=T.inputs[0]??"",z={source:ie},Z=[];try{let X=[];for(const[r,d]of T.inputs.entries())z.source=d,X.push({position:r,source:d,document:await ee.read(d),facts:{},
notes:[],data:{}});const H=X.reduce((r,{document:d})=>r+ee.sizeOf(d),0);for(const[r,d]of C.steps.entries())z.operation=d.name,C.steps.length>1&&(z.step=`steps[${r+
1}] (${d.name})`),X=await G(X,d,T,C,V,z),Z.push(...X.flatMap(({document:v,files:U=[]})=>[v,...U]));z.source=ie,delete z.step,delete z.operation;const pe=$(T,X).
map(r=>u(r,H,C,ee)),se=pe.flatMap(({output:r,result:d})=>r===null||d===null?[]:[{path:r,write:v=>l(d,v,ee)}]);for(const{path:r}of se)C.claim(r,T);return await C.
write(se),pe.map(({result:r,status:d,output:v,pages:U,facts:j,notes:Q,message:q,data:$e})=>{const Ee=r===null?null:y(r,ee);return{status:d,input:ie,inputs:T.inputs,
output:v,pages:U,bytesBefore:H,bytesAfter:Ee,facts:j,notes:Q,message:q,data:$e}})}catch(X){throw new m(z.source,X,z.step,z.operation)}finally{await ee.release(Z)}}
function u(T,C,{minimumSaving:V},ee){const ie=T.result===null?void 0:(0,A.A)(C,y(T.result,ee),V);return ie===void 0?T:{...T,status:"skipped",output:null,result:null,
message:ie}}const y=(T,C)=>T instanceof Uint8Array?T.length:C.sizeOf(T),l=(T,C,V)=>T instanceof Uint8Array?(0,D.qf)(C,T):V.write(T,C);function $(T,C){if(T.kind===
"files")return C.flatMap(z=>te(T,z));const V=z=>(0,f.NL)(C.map(({document:Z},X)=>(0,f.jC)(z(Z)??"",f.ly,(0,M.n)(X+1))),f.ly),ee=V(({title:z})=>z),ie=V(({match:z})=>z);
return C.map(({document:z,facts:Z,notes:X,data:H},pe)=>({status:"done",output:T.kind==="data"?null:T.outputPath({index:pe+1,title:ee[pe]??"",match:ie[pe]??""}),
result:T.kind==="data"?null:(0,E.KH)(T.kind)?R(H):z,pages:z.pageCount??null,facts:{...Z,...T.tellsMatch&&z.match!==void 0&&{match:z.match}},notes:F(X),message:null,
data:(0,E.KH)(T.kind)?B(H):H}))}const g=(0,x.zI)("extract_text").dataKey??"";function R({[g]:T={}}){return Buffer.from(T.pages===void 0?(0,S.r7)(T):JSON.stringify(
T),"utf8")}const B=({[g]:T={},...C})=>({...C,[g]:(0,S._m)(T)}),F=T=>T.map(({text:C})=>C),re={...f.zE,leadingDots:!1};function te(T,{files:C=[],facts:V,notes:ee,
data:ie}){const z={pages:null,notes:F(ee),data:ie};if(C.length===0)return[{...z,status:"skipped",output:null,result:null,facts:V,message:"The document holds no \
such files"}];const Z=(0,f.NL)(C.map(({name:X},H)=>(0,f.jC)(X,re,`file-${H+1}`)),re);return C.map((X,H)=>({...z,status:"done",output:T.outputPath({index:H+1,file:Z[H]??
""}),result:X,facts:{...V,mediaType:X.mediaType,...X.facts},message:null}))}const le=(T,C)=>({...T,...C});async function G(T,C,V,ee,ie,z){const{input:Z,dataKey:X}=(0,x.
zI)(C.name),H=Z==="many",pe=H?[T]:T.map(r=>[r]),se=[];for(const r of pe){const[d]=r;if(!d)continue;z.source=d.source;const v=await ee.parametersOf(C,H?V.inputs[0]??
"":d.source),U=C.name==="add_page_numbers"?ee.numbersOf(V,d.position):void 0,j=(0,p.E4)(C,le(v,U)),Q=await ie.run(C.name,r.map(({document:ye})=>ye),j,{signal:ee.
signal,onProgress:ye=>ee.onProgress(d.source,(0,P.i9)(C.name),ye)}).catch(ye=>{const De=ye instanceof O.zU?ye.position:void 0;throw z.source=r[(De??1)-1]?.source??
d.source,ye}),{documents:q,files:$e,notes:Ee,facts:Oe,data:_e}=(0,p.Lc)(C,Q,ee.spelling),de=H?{...d,facts:{},data:{}}:d,he={source:d.source,facts:{...de.facts,...Oe},
notes:(0,N.p5)(r.flatMap(ye=>ye.notes),Ee.map(({code:ye,message:De,mentions:Te=[]})=>({code:ye,text:(0,w.u)(ee.spelling,De,Te)}))),data:_e===void 0||X===void 0?
de.data:{...de.data,[X]:_e}},{position:be}=d;if($e!==void 0)se.push({...he,position:be,document:d.document,files:$e});else for(const ye of q){const De={...H?{}:
fe(d.document),...fe(ye),name:d.document.name};se.push({...he,position:be,document:{...ye,...De},facts:{...he.facts,...ge(ye)}})}}return se}const fe=({title:T,match:C})=>({
...T===void 0?{}:{title:T},...C===void 0?{}:{match:C}});function ge({firstPage:T,lastPage:C,title:V}){return{...T===void 0||C===void 0?{}:{firstPage:T,lastPage:C},
...V===void 0?{}:{title:V}}}}),77563:((ue,W,o)=>{o.d(W,{NZ:()=>D,R5:()=>S,ZK:()=>N,gY:()=>w,wm:()=>E});var O=o(76760),P=o.n(O),x=o(49153),M=o(40477),f=o(34947);
const N=A=>({read:p=>S(p,A),sizeOf:({bytes:p})=>p.length,write:({bytes:p},m)=>(0,f.qf)(m,p),release:async()=>{}});async function S(A,p){const m=await(0,f.oD)(P().
resolve(p,A)).catch(a=>{throw(0,M.xU)(a)==="ERR_FS_FILE_TOO_LARGE"?new x.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"\
Split the document where it is made",cause:a}):D(a)});return E(m),{name:P().posix.basename(A),bytes:m}}const D=A=>new x.zU("unreadable_document",`The file could\
 not be opened (${(0,M.xU)(A)})`,{cause:A}),w="version https://git-lfs.github.com/spec/";function E(A){if(A.subarray(0,w.length).toString("latin1")===w)throw new x.
zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions\
/checkout"})}}),55777:((ue,W,o)=>{var O=o(67981),P=o(73024),x=o(49153),M=o(31184),f=o(40477),N=o(53673);const S=4096;function D(e,t){const n=(0,x.l3)(e),s=[n,...n.
others].map(i=>{const c=w(i),h=i.advice===void 0?c:`${c.replace(/[.:]$/,"")}. ${i.advice}`;return(0,N.u)(t,h,(0,x.R3)(i))});return(0,f.g$)(s.join(". ")).slice(0,
S)}const w=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(s)?`The \
document ${s}`:s),e),E=10;class A{given=0;add(t,n,s){const i=(0,f.g$)(t).slice(0,S);this.given++,this.given<=E?O.$e(i,{...n===void 0?{}:{file:n},...s===void 0?{}:
{title:s}}):O.pq(n===void 0?`Warning: ${i}`:`Warning: ${(0,f.g$)(n)}: ${i}`)}}var p=o(66502),m=o(12222),a=o(44168),u=o(96512);function y(e){if(/^\s*\[\s*("|\])/.
test(e)){const n=(0,u.q)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON array of paths: use the o\
utput files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.
some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one per line"}}var l=o(88652);const $="\
add_page_numbers",g=new Set(["extract_pages","remove_pages","reorder_pages"]),R=e=>e.find(({name:t})=>t===$)?.params;function B(e){const t=i=>[{field:"continue-\
numbers",message:i}],n=e.filter(({name:i})=>i===$);if(n.length!==1)return t("needs one step add-page-numbers");if(R(e).last_number!==void 0)return t("gives {las\
t} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:i})=>F(i));return s===void 0?[]:t(`needs the pages as th\
ey are in the files: ${s.name} before add_page_numbers changes how many there are`)}function F(e){const{input:t,output:n,accepts:s}=(0,l.zI)(e);return t==="many"||
n==="pdfs"||s==="image"||g.has(e)}var re=o(66886),te=o(99678),le=o(6996),G=o(11980);function fe(e,t){const n=Object.entries((0,l.zI)(e).fields).filter(([,{group:s}])=>s===
"permissions");return n.length>0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const ge={encryption_algorithm:"AES-256"},T="maximum_bytes",C="or a size s\
uch as 18 MB or 18 MiB",V={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},ee=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function ie(e){const[,t,n]=ee.exec(
e)??[],s=V[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}const z={name:"file",bytes:Uint8Array.of(0)},Z=["{dir}",
"{name}"];function X({name:e,raw:t,typed:n},s){const{fields:i}=(0,l.zI)(e),c={},h={},b=[];for(const[I,J]of Object.entries({...se(i),...t})){const K=i[I];if(K===
void 0)continue;const Y=r(I,K,J,n[I]);"problem"in Y&&b.push({field:I,message:Y.problem}),"path"in Y&&(h[I]=Y.path),c[I]="value"in Y?Y.value:K.kind==="json"?{}:z}
const L=(0,le.qL)(e,c,s),_=new Set(b.map(({field:I})=>I));for(const I of L.issues)_.has(I.field)||b.push(I.field===T?{...I,message:`${I.message}, ${C}`}:I);return b.
length===0&&b.push(...pe(e,c,L.params)),{step:{name:e,params:L.params,paths:h},issues:b}}const H=["pages","first_page","last_page"];function pe(e,t,n){const s=c=>t[c]!==
void 0&&t[c]!=="";return(e==="extract_pages"||e==="remove_pages")&&!H.some(s)?[{field:"pages",message:"is required, unless one of these is given: first_page, la\
st_page",mentions:H.slice(1)}]:fe(e,{...n})?[{field:"allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what r\
eaders must not do to false, or give user_password",mentions:["user_password"]}]:[]}const se=e=>Object.fromEntries(Object.entries(ge).filter(([t])=>Object.hasOwn(
e,t)));function r(e,t,n,s){if(n===""||n===null||s===null)return{value:""};if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof n!="string"&&!Array.isArray(n))
return{problem:"must be pages such as 1..3, or a list of pages"};const c=(0,G.D)(n);return"problem"in c?c:{value:c.text.trim()}}if(t.kind==="json"&&typeof n=="o\
bject"&&!Array.isArray(n))return{value:s};if(typeof n!="string")return{problem:`must be a single value, and is a ${Array.isArray(n)?"list":"mapping"}`};const i=n.
trim();return t.kind==="text"?{value:n}:i===""?{value:""}:t.kind==="json"&&!/^\{/.test(i)&&i.includes(`
`)?{problem:d}:t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(i)?v(i):{value:e===T?ie(i):i}}const d='must be a JSON object such as {"name": "va\
lue"}, or the path of a file that holds one; inside steps it can also be a YAML mapping';function v(e){const t=e.match(/\{[^{}]*\}/g)?.find(n=>!Z.includes(n));return t!==
void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${Z.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of one file"}:{path:e}}
const U={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimize_document"],encrypt:[
"add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge\
_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermark"]};function j(e,t){const n=e.split(/[\s,;|+]+/).filter(i=>i!==
"");if(n.length>1&&n.every(i=>(0,l.F)(i.replaceAll("-","_"))))return". Several operations go into steps, as a list";const s=U[e.toLowerCase().replace(/[\s-]+/g,
"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,te.h)(e,l.qj.map(t))}const Q=l.qj.map(M.i9).join(", "),q='write a YAML list of operations\
, such as "- rotate_pages: { angle: 90 }"',$e=[...new Set(l.qj.flatMap(e=>Object.keys((0,l.zI)(e).fields)))],Ee=new Set(l.qj.flatMap(e=>Object.entries((0,l.zI)(
e).fields).flatMap(([t,n])=>"secret"in n?[t]:[])));async function Oe(e,t){const n=new Map;for(const h of $e){const b=e((0,M.i9)(h));b!==""&&(Ee.has(h)&&t(b),n.set(
h,b))}const s=e("operation").trim(),i=e("steps");if(i.trim()!==""){const{value:h,typed:b,problem:L}=(await Promise.all([o.e(1917),o.e(4896)]).then(o.bind(o,74896))).
parseList(i);for(const I of Be(h))t(I);const _=[];return s!==""&&_.push({field:"operation",message:"give either operation or steps, not both"}),L!==void 0?{steps:[],
issues:[..._,{field:"steps",message:`${L}: ${q}`}],warnings:[]}:de(h,b,n,_)}if(s==="")return Ge("operation",`is required, unless steps is given: one of ${Q}`);const c=s.
replaceAll("-","_");return(0,l.F)(c)?_e(c,n):Ge("operation",`must be one of ${Q}${j(s,M.i9)}`)}function _e(e,t){const{fields:n}=(0,l.zI)(e),s=[...t.keys()].filter(
_=>!Object.hasOwn(n,_)),{step:i,issues:c}=X({name:e,raw:Object.fromEntries(t),typed:{}},"absent"),h=s.map(_=>({field:(0,M.i9)(_),message:`is not used: it is not\
 a parameter of ${(0,M.i9)(e)}`})),b=s.filter(_=>Ee.has(_)&&_!=="open_password"),L=c.map(({field:_,message:I,mentions:J=[]})=>({field:(0,M.i9)(_),message:(0,N.u)(
"inputs",I,J)}));return{steps:[i],issues:L.length>0||b.length>0?[...L,...h]:[],warnings:h.map(({field:_,message:I})=>`${_} ${I}`)}}function de(e,t,n,s){const i=[
...s],c=[];if(!Array.isArray(e)||e.length===0)return{steps:c,issues:[...i,{field:"steps",message:q}],warnings:[]};for(const b of n.keys())b!=="open_password"&&i.
push({field:(0,M.i9)(b),message:"write it inside the step that it belongs to"});const h=n.get("open_password");for(const[b,L]of e.entries()){const _=`steps[${b+
1}]`,I=ye(L,t[b]);if("problem"in I){i.push({field:_,message:I.problem});continue}i.push(...he(I,_),...be(I.name,b,e.length,_));const J=h===void 0?I.raw:{open_password:h,
...I.raw},K=X({...I,raw:J},"refuse");c.push(K.step),i.push(...K.issues.map(({field:Y,message:ce})=>({field:`${_}.${Y}`,message:ce})))}return{steps:c,issues:i,warnings:[]}}
function he({name:e,raw:t},n){const s=Object.keys((0,l.zI)(e).fields),i=Object.keys(t).filter(h=>!s.includes(h)),[c]=i.filter(h=>/^[-\d. ]+$/.test(h)&&!t[h]);return c!==
void 0?[{field:`${n}.${c}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:i.map(h=>({field:`${n}.${h}`,message:`\
is not a parameter of ${e}: ${s.join(", ")}${(0,te.h)(h,s)}`}))}function be(e,t,n,s){const{output:i,accepts:c}=(0,l.zI)(e);return i==="files"&&t+1<n?[{field:s,message:`${e}\
 must be the last step: it gives files that other operations do not take`}]:i==="text"&&t+1<n?[{field:s,message:`${e} must be the last step: it writes the text,\
 and no document`}]:c==="image"&&t>0?[{field:s,message:`${e} must be the first step: it takes images, which no other operation gives`}]:[]}function ye(e,t){if(typeof e==
"string")return De(e,{},{});if(!(0,u.G)(e))return{problem:q};const{operation:n,...s}=e;if(n!==void 0)return typeof n=="string"?De(n,s,t):{problem:q};const[[i,c]=[
"",void 0],...h]=Object.entries(e);if(h.length>0)return{problem:`names several operations or has its parameters beside the name: ${q}`};if(c===""||c===void 0)return De(
i,{},{});const b=(0,u.G)(t)?t[i]:void 0;return(0,u.G)(c)?De(i,c,b):{problem:q}}function De(e,t,n){const s=e.trim().replaceAll("-","_");if(!(0,l.F)(s))return{problem:`\
must name one of ${l.qj.join(", ")}${j(e,h=>h)}`};const i=Object.keys(t),c=i.find((h,b)=>i.findIndex(L=>Te(L)===Te(h))!==b);return c!==void 0?{problem:`gives ${Te(
c)} twice, as ${i.filter(h=>Te(h)===Te(c)).join(" and ")}`}:{name:s,raw:ke(t),typed:(0,u.G)(n)?ke(n):{}}}const Te=e=>e.replaceAll("-","_"),ke=e=>Object.fromEntries(
Object.entries(e).map(([t,n])=>[Te(t),n]));function*Be(e){if(Array.isArray(e))for(const t of e)yield*Be(t);else if((0,u.G)(e))for(const[t,n]of Object.entries(e))
typeof n!="string"?yield*Be(n):n!==""&&Ee.has(t.trim().replaceAll("-","_"))&&(yield n)}const Ge=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),fn=null,
at=["failed","skipped","notes","nothing"],je=32,ct=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=je,ut=e=>/^\d{1,2}(?:\.\d+)?$/.test(e);async function lt(e,t){const n=[],
s=oe=>e(oe).trim(),i=oe=>{const ae=s(oe);return ae!==""&&t(ae),ae},c=(oe,ae)=>{const we=s(oe)||ae[0],k=ae.find(Me=>Me===we);return k===void 0&&n.push({field:oe,
message:`must be one of ${ae.join(", ")}`}),k??ae[0]},h=(oe,ae)=>{const we=s(oe).toLowerCase();return we!==""&&we!=="true"&&we!=="false"&&n.push({field:oe,message:"\
must be true or false"}),we===""?ae:we==="true"},b=i("api-key"),L=i("github-token"),{steps:_,issues:I,warnings:J}=await Oe(e,t),K=y(s("files"));"problem"in K&&n.
push({field:"files",message:K.problem});const Y=(oe,ae,we)=>{const k=s(oe);return k!==""&&!ae(k)&&n.push({field:oe,message:we}),k===""?void 0:Number(k)},ce=c("o\
n-error",["fail","continue"])==="continue",me=s("fail-on")===""&&ce?"nothing":c("fail-on",at);ce&&me!=="nothing"&&n.push({field:"fail-on",message:"contradicts o\
n-error: continue. Leave out one of the two"});const ne={steps:_,isList:s("steps")!=="",files:"lines"in K?K.lines:[],output:s("output")||void 0,overwrite:h("ove\
rwrite",!1),ifNoFilesFound:c("if-no-files-found",["warn","error","ignore"]),changedOnly:h("changed-only",!1),dryRun:h("dry-run",!1),continueNumbers:h("continue-\
numbers",!1),concurrency:Y("concurrency",ct,`must be a whole number from 1 to ${je}`),failOn:me,minimumSaving:Y("minimum-saving",ut,"must be a number of percent\
 from 0 to 99, such as 5"),region:s("region"),baseUrl:s("base-url"),apiKey:b,summary:h("summary",!0),attest:h("attest",!1),githubToken:L,warnings:J};if(ne.continueNumbers&&
I.length===0&&n.push(...B(_)),ne.minimumSaving!==void 0&&I.length===0&&n.push(...(0,re.T)(_)),I.length+n.length>0)throw(0,x.G6)([...I,...n]);return ne}var Re=o(
52031),ve=o(34947),dt=o(76760),Ae=o.n(dt),xe=o(63069);function ft(e){const n=(Ae().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.
test(n)?`./${n}`:n}async function We(e,t,n){for(const _ of[e,...t])if(ht(_)>He)throw(0,x.G6)([{field:"files",message:`the pattern '${_}' has more than ${He} * i\
n one name: write fewer`}]);const{create:s}=await o.e(102).then(o.bind(o,50102)),c=[e,...t.map(_=>_.slice(1).trim())].map(_=>mt(_,n)).map((_,I)=>I===0?_:`!${_}`),
h=await s(c.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Ye(e)}),b=new Set((0,a.d7)(e).split("/")),L=_=>(0,a.dR)(n,_).split("/").some(I=>pt.has(I)&&!b.
has(I));return(await h.glob()).filter(_=>!L(_))}const He=4,ht=e=>Math.max(...(0,a.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),pt=new Set([".git","node\
_modules"]);function mt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",Ae().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function Ye(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,x.G6)([{field:"files",message:t}])}
const gt=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],xe.jB,xe.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],xe.jN,xe.yZ,xe.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function $t(e,t,n){if(wt(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,xe.oR)(e,gt);if(s!==void 0)return s;const i=async h=>We(h,[],n).catch(()=>[]);if(t.length>
0&&(await i(e)).length>0)return"lines that begin with ! exclude every file that it matches";const c=yt(e,n);if(c!==void 0)return c;if((0,ve._N)((0,a.GS)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[h,b]of Et(e)){const[L]=h===e?[]:await i(h);if(L!==void 0)return`${b}, and there is ${(0,a.dR)(
n,L)}`}}const Et=e=>[[Je(e),"upper and lower case count"],[Je(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],Je=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function yt(e,t){const n=(0,a.GS)(t,e).split(Ae().sep),s=n.findIndex(
i=>/[*?[]/.test(i));for(let i=1;i<=(s<0?n.length-1:s);i++){const c=n.slice(0,i).join(Ae().sep);if((0,a.I5)(t,c)===void 0||!(0,ve.PJ)(c))continue;const[h,b]=[(0,a.
dR)(t,c),(0,ve.Ye)(c)];return b===void 0?`'${h}' is a link to a folder that does not exist`:(0,a.NB)(t,b)?`'${h}' is a link, which patterns do not follow: write\
 '${(0,a.dR)(t,b)}' in its place`:`'${h}' is a link that leads out of the workspace`}}function wt(e){try{return(0,P.readdirSync)(e).length===0}catch{return!1}}async function Ot(e,t,n,s){
const i=[],c=new Set,h=new Set,b=[],L=new Map;for(const[_,{text:I,literal:J}]of e.entries()){if(!J&&I.startsWith("!"))continue;if(!(0,a.NB)(t,I))throw Ye(I);const K=J?
[]:e.slice(_+1).flatMap(me=>me.text.startsWith("!")?[me.text]:[]),{matches:Y,isPath:ce}=await Mt(I,J,K,n,t);Y.length===0&&b.push({line:I,reason:await $t(I,K,t)});
for(const me of Y){const ne=(0,a.dR)(t,me),oe=(0,p.YY)(t,me);if(oe!==void 0){L.set(ne,oe);continue}const ae=(0,m.hQ)(ne);(!c.has(ae)||s&&ce&&h.has(ae))&&i.push(
ne),c.add(ae),ce&&h.add(ae)}}return{files:i,empty:b,refused:L,idle:await bt(e,t)}}async function bt(e,t){const n=[],s=e.findIndex(({text:i,literal:c})=>c||!i.startsWith(
"!"));for(const[i,{text:c,literal:h}]of e.entries()){if(h||!c.startsWith("!"))continue;const b=c.slice(1).trim();i<s?n.push(`'${c}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,a.NB)(t,b)&&(await We(b,[],t).catch(()=>[])).length===0&&n.push(`'${c}' excludes nothing: no file\
 matches '${b}'`)}return n}async function Mt(e,t,n,s,i){const c=(0,a.GS)(i,e),h=!t&&/[*?[\]\\]/.test(e)?void 0:(0,ve._N)(c);if(t)return{matches:(0,ve.Ms)(c)===void 0?
[]:[c],isPath:!0};if(h?.isFile()&&n.length===0)return{matches:[c],isPath:!0};const b=await We(e,n,i),L=h?.isDirectory()?b.filter(_=>s.test(_)):b;return{matches:L.
length>1?Pt(L):L,isPath:h?.isFile()??!1}}function Pt(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,i)=>{for(let c=0;c<s.length&&c<i.length;c++){
const h=t(s[c]??"",i[c]??"");if(h!==0)return h}return s.length-i.length};return e.map(s=>({file:s,segments:(0,a.d7)(s).split("/")})).sort((s,i)=>n(s.segments,i.
segments)||(s.file<i.file?-1:1)).map(({file:s})=>s)}const Ne=5;async function _t(e,t,n,s){const i=(0,Re.Ud)(e.steps),c=e.steps[0],h=c&&(0,l.zI)(c.name).accepts===
"image"?/\.(?:png|jpe?g)$/i:/\.pdf$/i,b=await Ot(e.files,t,h,i);At(b,e.ifNoFilesFound,s);for(const Y of b.idle)s.add(Y);const L=Dt(b.files,n);if(L.length===0&&b.
files.length>0&&Ve("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,s),!e.changedOnly||L.length===
0)return{matched:L,files:L};const{changedFiles:_}=await Promise.all([o.e(2958),o.e(1787),o.e(1266)]).then(o.bind(o,81266)),I=await _(e.githubToken);if("unknown"in
I)return s.add(`changed-only leaves nothing out: ${I.unknown}`),{matched:L,files:L};const J=Y=>I.paths.has(Y),K=L.filter(Y=>J(Y)||[...n.neededBy(Y).keys()].some(
J));return O.pq(`${(0,f.hS)(K.length,"file")} of ${L.length} changed`),{matched:L,files:(i||e.continueNumbers)&&K.length>0?L:K}}function Dt(e,t){const n=new Map(
e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const i=n.get(s);return i!==void 0&&O.pq((0,f.g$)(`'${s}' is left out of files: ${i} uses it`)),
i===void 0})}function At({files:e,empty:t,refused:n},s,i){const c=t.map(({line:_,reason:I})=>I===void 0?`'${_}'`:`'${_}' (${I})`),h=[...n].map(([_,I])=>`'${_}' \
was left out: it ${I}`),b=c.length===0?"files, which is an empty list":Tt(c),L=e.length>0||c.length===0||t.some(({reason:_})=>_!==void 0)?"":". Paths start at t\
he workspace. Make sure that an earlier step creates the files";if(s==="error"&&h.length>0)throw new x.zU("configuration",h.slice(0,Ne).join(". "));for(const _ of h)
i.add(_);c.length===0&&e.length+h.length>0||Ve(`No file matches ${b}${L}`,s,i)}function Ve(e,t,n){if(t==="error")throw new x.zU("configuration",e);t==="warn"?n.
add(e):O.pq((0,f.g$)(e))}function Tt(e){return e.length<=Ne?e.join(", "):`${e.slice(0,Ne).join(", ")} and ${e.length-Ne} more lines`}const Ze=/\{(?:dir|name)\}/;
class vt{steps;places;shared=new Map;constructor(t,n){this.steps=t,this.places=n}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(
s).map(i=>[this.pathFor(i,t),(0,M.i9)(n)])))}check(){const t=[];for(const{paths:n}of this.steps)for(const[s,i]of Object.entries(n)){if(Ze.test(i))continue;const c=this.
problemOf(this.pathFor(i,""));c!==void 0&&t.push({field:s,message:c})}if(t.length>0)throw(0,x.G6)(t)}async parametersOf({name:t,params:n,paths:s},i){const c={};
for(const[h,b]of Object.entries(s)){const L=this.pathFor(b,i),_=await(Ze.test(b)?this.read(L,h):this.readOnce(L,h)),I=(0,l.zI)(t).fields[h]?.kind==="json",{params:J,
issues:K}=(0,le.qL)(t,{[h]:I?It(_):_}),Y=K.filter(({field:ce})=>ce===h);if(Y.length>0)throw(0,x.G6)(Y.map(({field:ce,message:me})=>({field:ce,message:`'${L}': ${me}`})));
c[h]=J[h]}return{...n,...c}}pathFor(t,n){const{dir:s,name:i}=Ae().posix.parse(n),c=t.replaceAll("{dir}",()=>s||".").replaceAll("{name}",()=>i);return(0,a.dR)(this.
places,c)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,x.
G6)([{field:n,message:s}]);const i=await(0,ve.oD)(Ae().resolve(this.places.workspace,t)).catch(c=>{throw(0,x.G6)([{field:n,message:`'${t}' could not be opened (${(0,f.
xU)(c)})`}])});return{name:Ae().posix.basename(t),bytes:i}}problemOf(t){if(!(0,a.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,ve.
Ms)((0,a.GS)(this.places,t))===void 0)return`there is no file '${t}'. Paths start at the workspace, and may hold {dir} and {name}`;const n=(0,p.YY)(this.places,
t);return n===void 0?void 0:`'${t}' ${n}`}}const It=({bytes:e})=>new TextDecoder("utf-8").decode(e);var Ke=o(1078);class Ce extends Error{file;cause;constructor(t,n){
super("a file could not be counted"),this.file=t,this.cause=n}}async function xt(e,t,n){const{continuedNumbers:s,countSelectedPages:i}=await Promise.all([o.e(7718),
o.e(7390),o.e(586)]).then(o.bind(o,40586)),c=e.flatMap(({inputs:ne})=>ne),{pages:h,first_number:b}=R(t),L=t.map(St).find(ne=>ne!==void 0);let _="";const I=function*(){
for(const ne of c)yield n(_=ne)},J={pages:h,...L===void 0?{}:{open_password:L}},K=await i(I(),J,{pause:Ke.v}).catch(ne=>{throw new Ce(_,(0,x.l3)(ne))}),Y=s(K,b),
ce=new Map;let me=0;for(const ne of e)ce.set(ne,me),me+=ne.inputs.length;return(ne,oe)=>Y[(ce.get(ne)??0)+oe]}function St({name:e,params:t}){const{open_password:n,
password:s}=t;return n??(e==="remove_password"?s:void 0)}var Xe=o(77563),Lt=o(59105),Rt=o(65280),Se=o(58227);const Nt=5;async function Ct(e){const{jobs:t,inputs:n,
chosen:s,secondFiles:i,numbersOf:c,claim:h,spelling:b}=e,L=new Lt.A(e.places,n.overwrite),{execute:_,lanes:I,close:J,abandon:K}=await s.open(t.length),Y=new AbortController,
ce=()=>Y.signal.aborted,me=Wt(async()=>{Y.abort(),await Promise.allSettled([L.close(),K()]),await(0,Ke.v)(),await e.onCancelled(ne.flatMap((k,Me)=>k.length>0?k:
[Ut(t[Me])]))}),ne=t.map(()=>[]),oe=[];let ae;const we={steps:n.steps,spelling:b,signal:Y.signal,minimumSaving:n.minimumSaving,parametersOf:(k,Me)=>i.parametersOf(
k,Me),numbersOf:c,claim:h,write:k=>L.write(k),onProgress:Ft()};return await Kt(t,I,async(k,Me)=>{if(!ce()){if(ae!==void 0){ne[Me]=[{...Ue(k),status:"skipped",output:null,
message:ae}];return}try{const Pe=await _(k,we);ne[Me]=Pe;for(const[Le,Ie]of Pe.entries())O.pq((0,f.g$)(jt(Ie,Pe[Le-1]?.notes)))}catch(Pe){if(ce())return;const Le=Pe instanceof
Se.C?Pe.input:k.inputs[0]??"",Ie=(0,x.l3)(Pe instanceof Se.C?Pe.cause:Pe);O.pq((0,f.g$)(`${Le}: failed`));const rt=Pe instanceof Se.C?Pe.step:void 0,it=rt===void 0?
D(Ie,b):`${rt}: ${D(Ie,b)}`;oe.push({file:Le,message:it,cause:Ie.cause}),ne[Me]=[{...Ue(k),status:"failed",input:Le,output:null,message:it,data:(0,Rt.EI)(Ie)}],
Ie.code==="unauthorized"&&(ae="Not tried, because the region refused the key")}}}),await me(),await J(),{rows:ne.flat(),failures:oe}}const Ut=e=>({...Ue(e),status:"\
skipped",output:null,message:"Not done, because the step was cancelled"});function Bt(e){const t=e.map(Ue);for(const{input:n,inputs:s,output:i}of t)O.pq((0,f.g$)(
`${Qe(n,s)}${i===null?": would be read only, and no file written":` → ${i}`}`));return t}function Ue(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.
inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function jt(e,t=[]){const{
input:n,inputs:s,output:i,pages:c,bytesBefore:h,bytesAfter:b,notes:L,message:_}=e,I=Qe(n,s),J=[...c===null?[]:[(0,f.hS)(c,"page")],b===null?(0,f.IV)(h??0):`${(0,f.
IV)(h??0)} → ${(0,f.IV)(b)}`].join(", "),K=i===null?`${I}: ${_??"read"} (${J})`:`${I} → ${i} (${J})`,Y=L.filter(ce=>!t.includes(ce));return Y.length>0?`${K}\
. ${Y.join(" ")}`:K}const Qe=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function Wt(e){let t;for(const[n,s]of[["SIGINT",130],["SIGTERM",143]])process.on(
n,()=>{t||(O.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});return()=>t}async function Kt(e,t,n){const s=e.entries(),i=async()=>{for(const[c,h]of s)c>0&&
await(0,Ke.v)(),await n(h,c)};await Promise.all(Array.from({length:Math.min(t,e.length)},i))}function Ft(){let e=process.uptime();return(t,n,s)=>{const i=process.
uptime();i-e<Nt||(e=i,O.pq((0,f.g$)(`${t}: ${n}, ${Math.round(s*100)} %`)))}}var qe=o(48161);async function zt(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.
all([o.e(7718),o.e(2958),o.e(6053),o.e(7390),o.e(5235),o.e(4599)]).then(o.bind(o,84599))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>kt(n,
t,e.concurrency),place:"on the runner"}}async function kt(e,{workspace:t},n=Math.min((0,qe.availableParallelism)(),je)){const s=Math.min(e,n),i=(0,Xe.ZK)(t),c=()=>Promise.
resolve();if(s<2){const{localHere:L}=await o.e(7806).then(o.bind(o,27806)),_=L();return{execute:(I,J)=>(0,Se.g)(I,J,_,i),lanes:s,close:c,abandon:c}}const{workerPool:h}=await o.
e(3909).then(o.bind(o,73909)),b=h({entry:Ae().join(__dirname,"index.js"),size:Math.min(s,(0,qe.availableParallelism)())});return{execute:(L,_)=>(0,Se.g)(L,_,b,i),
lanes:s,close:b.close,abandon:c}}const hn=null,Gt=/[\r\n]|^\s|\s$/;class Ht{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;Fe("results-file cannot be ma\
de in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=Ae().join((0,P.mkdtempSync)(Ae().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){const n=t.map(({data:h,
...b})=>({...b,...h})),s=t.flatMap(({status:h,output:b})=>h==="done"&&b!==null?[b]:[]),i=s.filter(h=>!Gt.test(h)),c=s.length===0?"":`, although ${(0,f.hS)(s.length,
"file")} were written: see the log`;Fe(`The output results-file cannot be written${c}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,P.writeFileSync)(this.resultsFile,
`${JSON.stringify(n)}
`)}),Fe(`The outputs of the step cannot be written${c}`,process.env.GITHUB_OUTPUT,()=>{O.uH("files",s),O.uH("paths",i.map(ft).join(`
`)),O.uH("count",s.length),O.uH("failed",t.filter(({status:b})=>b==="failed").length);const h=t.filter(({status:b,output:L})=>b==="done"&&L!==null);O.uH("total-\
bytes",(0,f.cz)(h.map(({bytesAfter:b})=>b??0))),O.uH("total-pages",(0,f.cz)(h.map(({pages:b})=>b??0))),O.uH("results",n),O.uH("results-file",this.resultsFile)}),
i.length<s.length&&O.pq(`The output paths leaves out ${(0,f.hS)(s.length-i.length,"name")} with a line break or an outer blank`)}}const Yt=new Set(["ENOSPC","ED\
QUOT"]);function Fe(e,t,n){try{n()}catch(s){const i=t!==void 0&&(0,P.existsSync)(t)?(0,f.xU)(s):"there is no such file";throw new x.zU("configuration",`${e} (${i}\
)`,{advice:Yt.has((0,f.xU)(s))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var Jt=o(
90866);const et=1024*1024,Vt=2048,Zt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Xt(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,f.
Hn)(n.join(" → "))}</h3>
<p>${tt(e)}</p>
`;if(t.length===0)return s;const i=[];let c=Buffer.byteLength(s)+Vt;for(const[_,I]of t.entries()){const J=Qt(I,t[_-1],nt(e));if(c+=Buffer.byteLength(J),c>et)break;
i.push(J)}const h=(nt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(_=>`<th>${_}</th>`).join(""),b=t.length-
i.length,L=b===0?"":`<p>${(0,f.hS)(b,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`;return`${s}<table>
<tr>${h}</tr>
${i.join("")}</table>
${L}`}function tt({rows:e,matched:t,place:n,dryRun:s,seconds:i}){const c=K=>e.filter(Y=>Y.status===K),h=c("done");if(e.length===0)return`${t===0?"No file matche\
s":`No change in ${(0,f.hS)(t,"file")}`}, nothing written · ${n} · ${i.toFixed(1)} s`;const b=h.filter(({output:K})=>K!==null).length,L=s?[`Dry run: ${(0,f.hS)(
c("planned").length,"result")} planned, nothing written`]:[b===0&&h.length>0?`${(0,f.hS)(h.length,"file")} read, none written`:`${(0,f.hS)(b,"file")} written`];
for(const K of["failed","skipped"])c(K).length>0&&L.push(`${c(K).length} ${K}`);const _=(0,f.cz)([...new Map(h.map(K=>[K.inputs.join(`
`),K.bytesBefore??0])).values()]),I=(0,f.cz)(h.map(({bytesAfter:K})=>K??0)),J=h.length===0?"":` · ${(0,f.IV)(_)}${b===0?"":` → ${(0,f.IV)(I)}`}`;return`${L.join(
", ")}${J} · ${n} · ${i.toFixed(1)} s`}const nt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>tn(t));function Qt(e,t,n){const{status:s,input:i,
inputs:c,output:h,pages:b,bytesBefore:L,bytesAfter:_,message:I,notes:J,data:K}=e,Y=c.length>1&&s!=="failed"?` <em>and ${c.length-1} more</em>`:"",ce=[...h===null?
[]:[`<code>${(0,f.Hn)(h)}</code>`],...I===null?[]:[(0,f.Hn)(I)],...Object.values(K).flatMap(k=>en(k)),...J.filter(k=>t?.input!==i||!t.notes.includes(k)).map(k=>`\
<em>${(0,f.Hn)(k)}</em>`)],me=e.facts.firstPage!==void 0,ne=n?[ze(L),ze(_),me?"":nn(L,_)]:[ze(L)],oe=[b===null?"":String(b),...ne],ae=ce.join("<br>"),we=oe.every(
k=>k==="")?`<td colspan="${oe.length+1}">${ae}</td>`:`<td>${ae}</td>${oe.map(k=>`<td align="right">${k}</td>`).join("")}`;return`<tr><td>${Zt[s]}</td><td><code>${(0,f.
Hn)(i)}</code>${Y}</td>${we}</tr>
`}const qt=new Set(["pageCount","fileSize"]);function en(e){const t=Object.entries(e).flatMap(([n,s])=>{const i=(0,f.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return qt.has(n)?[]:s===!0?[i]:typeof s=="number"?s===0?[]:[`${i}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${i}: ${s.length}`]:typeof s=="object"&&s!==null&&!Object.
values(s).every(c=>typeof c=="boolean")?[i]:[]});return t.length===0?[]:[t.join(" · ")]}const tn=e=>Object.keys(e).length===0,ze=e=>e===null?"":(0,f.IV)(e).replace(
" ","&nbsp;");function nn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function sn(e,t){
const n=e.filter(({status:c})=>c==="skipped").length,s=e.filter(({notes:c})=>c.length>0).length,i=(0,f.hS)(e.length,"result");return n>0&&(t==="skipped"||t==="n\
otes")?`fail-on: ${t}: ${n} of ${i} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${i} with notes: see the log`:void 0}function on(e,t,n,s){const i=e.length<
E?e:e.slice(0,E-1);for(const{file:c,message:h}of i)t==="error"?O.z3(h,{file:c,title:n}):s.add(h,c,n);for(const{file:c,message:h}of e.slice(i.length))O.pq((0,f.g$)(
`Failed: ${c}: ${h}`));for(const{cause:c}of e)c!==void 0&&O.Yz((0,f.uP)(c))}function rn(e,t){const n=e.length<E?0:e.length-(E-1),s=n>0?` (${n} of them without a\
n annotation: see the log)`:"";return`${e.length} of ${(0,f.hS)(t,"file")} failed${s}`}async function st(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=Xt(
e);if(!(Buffer.byteLength(n)>=et))try{await Jt.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complet\
e"),O.Yz((0,f.uP)(s))}}async function an(){const e=new A,t=new Ht;let n="wire";try{t.begin();const s=await lt(i=>O.V4(i,{trimWhitespace:!1}),i=>ln(i,e));for(const i of s.
warnings)e.add(i);n=s.isList?"wire":"inputs",await cn(s,t,e,n)}catch(s){const i=(0,x.l3)(s instanceof Ce?s.cause:s),c=D(i,n);s instanceof Ce&&O.z3(c,{file:s.file}),
O.C1(s instanceof Ce?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":c),i.cause!==void 0&&O.Yz((0,f.
uP)(i.cause))}finally{O.Yz(`Peak memory: ${(0,f.IV)(dn())}`)}}async function cn(e,t,n,s){const i=process.uptime(),c=(0,a.Aq)(),h=await zt(e,c);h.isLocal&&e.apiKey!==
""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const k of e.steps)await h.check(k);e.output!==void 0&&(0,Re.
I)(e.steps)==="data"&&n.add("output is not used: the step reads documents and writes none");const b=new vt(e.steps,c),{matched:L,files:_}=await _t(e,c,b,n);b.check();
const I=(0,m.K2)(c.workspace),J=[...new Set([...L,...L.flatMap(k=>[...b.neededBy(k).keys()])])],K=k=>(0,p.Ck)(c,k),Y={matched:J,overwrite:e.overwrite,identity:I,
exists:K},ce=(0,Re.et)({...e,...Y,files:_,places:c}),me=e.steps.map(({name:k})=>(0,M.i9)(k)),ne=e.continueNumbers&&!e.dryRun?await xt(ce,e.steps,k=>(0,Xe.R5)(k,
c.workspace)):()=>{};O.Oh((0,f.g$)(`${me.join(", then ")}: ${(0,f.hS)(_.length,"file")}, ${h.place}`));const oe=k=>{const Me=process.uptime()-i;return{rows:k,matched:L.
length,operations:me,place:h.place,dryRun:e.dryRun,seconds:Me}},{rows:ae,failures:we}=e.dryRun?{rows:Bt(ce),failures:[]}:await Ct({jobs:ce,inputs:e,chosen:h,places:c,
secondFiles:b,numbersOf:ne,claim:(0,m.OM)(Y),spelling:s,onCancelled:async k=>{t.tell(k),e.summary&&await st(oe(k),n)}});O.N4(),await un({digest:oe(ae),failures:we,
total:_.length,inputs:e,outputs:t,places:c,warnings:n})}async function un({digest:e,failures:t,total:n,inputs:s,outputs:i,places:c,warnings:h}){const{rows:b}=e;
if(on(t,s.failOn==="nothing"?"warning":"error",e.operations.join(", "),h),O.pq((0,f.g$)(tt(e))),i.tell(b),s.summary&&await st(e,h),s.attest){const{declareArtifacts:_}=await o.
e(1884).then(o.bind(o,91884)),I=b.flatMap(({status:J,output:K})=>J==="done"&&K!==null?[K]:[]);for(const J of await _(I,c.workspace))h.add(J)}if(t.length===0){const _=sn(
b,s.failOn);_!==void 0&&O.C1(_);return}const L=(0,Re.Ud)(s.steps)?`The merge of ${(0,f.hS)(n,"file")} failed`:rn(t,n);s.failOn==="nothing"?h.add(L):O.C1(L)}function ln(e,t){
[...e.trim()].length>1?O.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not prin\
t it; use a longer one")}function dn(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,P.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(
e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let ot=!1;process.once("beforeExit",()=>{ot||O.C1("The action stopped before it had finished.")}),an().
catch(O.C1).finally(()=>{ot=!0})}),63069:((ue,W,o)=>{o.d(W,{BD:()=>M,jB:()=>O,jN:()=>P,oR:()=>N,r_:()=>f,yZ:()=>x});const O=[/^["'].*["']$/,"leave out the quote\
s"],P=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],x=[/^~/,"~ is not your home folder here, and fi\
les must be in the workspace or in RUNNER_TEMP"],M=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use a path of the workspace"],f=[/\\/,"write / be\
tween folders, not a backslash"],N=(S,D)=>D.find(([w])=>w.test(S))?.[1]}),52031:((ue,W,o)=>{o.d(W,{I:()=>l,KH:()=>$,Ud:()=>y,et:()=>R});var O=o(76760),P=o.n(O),
x=o(49153),M=o(31184),f=o(88652),N=o(99762),S=o(91203),D=o(66502),w=o(12222),E=o(44168),A=o(63069);const p=["{dir}","{name}","{index}","{operation}"],m=["{title\
}","{match}"],a={document:[],data:[],text:[],parts:m,texts:m,files:["{file}"]},u={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"\
{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},y=G=>G.some(({name:fe})=>(0,f.zI)(fe).input===
"many");function l(G){const fe=G.map(({name:C})=>(0,f.zI)(C)),ge=fe.filter(C=>!(0,f.rz)(C)),T=ge.findLast(({input:C,output:V})=>C==="many"||V!=="pdf");return fe.
at(-1)?.output==="text"?T?.output==="pdfs"?"texts":"text":ge.length===0?"data":T?.output==="pdfs"?"parts":T?.output==="files"?"files":"document"}const $=G=>G===
"text"||G==="texts",g=G=>G==="document"||G==="text";function R(G){const{files:fe,steps:ge}=G,T=l(ge),C=F(G,T),V=fe.length===0?[]:y(ge)?[fe]:fe.map(Z=>[Z]),ee=(0,M.
i9)((ge.findLast(({name:Z})=>!(0,f.rz)((0,f.zI)(Z)))??ge.at(-1))?.name??""),ie=V.map((Z,X)=>{const{dir:H,name:pe}=P().posix.parse(Z[0]??""),se=r=>{const d=g(T)?
X+1:r?.index,v={"{dir}":H||".","{name}":pe,"{operation}":ee,"{index}":d===void 0?void 0:(0,N.n)(d),"{title}":r?.title,"{match}":r?.match,"{file}":r?.file};return P().
posix.normalize(C.replace(/\{[^{}]*\}/g,U=>v[U]??U))};return{inputs:Z,kind:T,tellsMatch:C.includes("{match}"),outputPath:se}}),z=T==="data"?[]:le(ie,G,re(C,T));
if(z.length>0)throw(0,x.G6)(z);return ie}const B=[A.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],A.jN,A.yZ,A.BD,...P().sep==="/"?[A.r_]:[]];function F({
output:G,places:fe,steps:ge},T){const C=H=>(0,x.G6)([{field:"output",message:H}]);if(G===void 0)return`${u[T]}${$(T)?S.lg[(0,S.GW)(ge.at(-1)?.params??{})]:""}`;
const V=(0,A.oR)(G,B);if(V!==void 0)throw C(V);const ee=[...p,...a[T]],ie=G.match(/\{[^{}]*\}/g)?.filter(H=>!ee.includes(H))??[];if(ie.length>0)throw C(`has the\
 unknown placeholder ${ie[0]}: use ${ee.join(", ")}`);if(/[\u0000-\u001f]/.test(G))throw C("must be a single line");if(/[\\/]$/.test(G))throw C(`names a folder:\
 write a file name after it, such as ${G}{name}.pdf`);const z=["{index}",...a[T]];if(a[T].length>0&&!z.some(H=>G.includes(H))){const{dir:H,name:pe,ext:se}=P().posix.
parse((0,E.d7)(G)),r=P().posix.join(H,T==="files"?`${pe}.{file}`:`${pe}-{index}${se}`);throw C(`needs ${z.join(" or ")}, because one file gives several results:\
 such as ${r}`)}const Z=P().isAbsolute(G)?(0,E.dR)(fe,G):(0,E.d7)(G);if(!(P().isAbsolute(Z)?(0,E.NB)(fe,Z):(0,E.FK)(P().posix.normalize(Z))))throw C("must stay \
in the workspace or in RUNNER_TEMP");return Z}function re(G,fe){const T=["{dir}","{name}",...g(fe)?["{index}"]:[]].filter(C=>!G.includes(C));return T.length===0?
"process them in different steps":`use ${[T.slice(0,-1).join(", "),...T.slice(-1)].filter(C=>C!=="").join(" or ")}`}const te=G=>G.kind==="parts"||G.kind==="text\
s"?G.outputPath({index:1}):G.outputPath();function le(G,{matched:fe,overwrite:ge,identity:T,exists:C,places:V},ee){const ie=new Map(fe.map(se=>[T(se),se])),z=new Map;
for(const se of G){const r=T(se.outputPath()),d=z.get(r);d?d.push(se):z.set(r,[se])}const Z=[],X=[],H=se=>{Z.push({field:"output",message:se})};for(const[se,r,...d]of z.
values()){if(!se)continue;const v=se.outputPath(),U=(0,w.Nk)(v);if(!(0,E.NB)(V,v)||v==="."||v.endsWith("/"))H(`'${v}' is not a file in the workspace or in RUNNE\
R_TEMP`);else if(U!==void 0)H(U);else if((0,D.SV)(v))H(`'${v}' is below .git, where nothing is written`);else if(r){const[j,Q]=[se.inputs[0],r.inputs[0]],q=d.length===
0?`'${j}' and '${Q}' would both`:`'${j}', '${Q}' and ${d.length} more would all`;H(`${q} be written to '${v}': ${ee}`)}else{const j=te(se),Q=T(j),q=ie.get(Q);q!==
void 0&&!se.inputs.some($e=>T($e)===Q)?H(`'${j}' would replace another file that the step reads: choose a different pattern`):q!==void 0&&!ge?H(`'${j}' would re\
place the input: choose a different pattern, or set overwrite to true`):q===void 0&&!ge&&C(j)&&X.push(j)}}X.length>0&&H((0,w.pL)(X));const pe=5;return Z.length<=
pe?Z:[...Z.slice(0,pe),{field:"output",message:`and ${Z.length-pe} more such clashes`}]}}),66886:((ue,W,o)=>{o.d(W,{A:()=>x,T:()=>P});var O=o(52031);function P(M){
const f=N=>[{field:"minimum-saving",message:N}];return M.some(({name:N})=>N==="optimize_document")?(0,O.Ud)(M)||(0,O.I)(M)!=="document"?f("needs one result for \
each file: no merge, no split, no extraction"):[]:f("needs a step optimize-document")}function x(M,f,N){return N===void 0||f<=M*(1-N/100)?void 0:`Not written: t\
he result is ${(Math.max(0,M-f)/M*100).toFixed(1)} % smaller, and minimum-saving is ${N} %`}}),96995:((ue,W,o)=>{o.d(W,{EC:()=>E,MH:()=>w,Pu:()=>A,Qf:()=>x,g$:()=>f,
oH:()=>M});var O=o(49153);const P=1e3,x=(p,m,{found:a=null,limit:u=null,pages:y=[]}={})=>({rule:p,found:a,limit:u,pages:y.slice(0,P),message:m}),M=["open_passwo\
rd"],f=(p,m,a)=>`The file has ${p} ${a}; at most ${m} are allowed.`;function N({failures:p}){return Array.isArray(p)?p.flatMap(S):[]}function S(p){if(typeof p!=
"object"||p===null||Array.isArray(p))return[];const{rule:m,found:a,limit:u,pages:y,message:l}=p;if(typeof m!="string"||typeof l!="string")return[];const $=Array.
isArray(y)?y.filter(g=>typeof g=="number"):[];return[{rule:m,found:D(a),limit:D(u),pages:$,message:l}]}const D=p=>typeof p=="number"?p:null;function w(p,{nameOf:m,
restate:a}){const{checks:u}=p,y=N(p).map($=>({...a($),rule:m($.rule)})),l=Array.isArray(u)?u.flatMap($=>typeof $=="string"?[m($)]:[]):[];return{...p,...u!==void 0&&
{checks:l},failures:y}}class E extends O.zU{report;constructor(m){const a=N(m).map(({message:u})=>u);super("invalid_parameters",`The check failed: ${a.join(" ")}`,
{issues:a.map(u=>({field:"file",message:u,mentions:M}))}),this.report=m}}function A(p){if(p.passed===!1)throw new E(p)}}),38917:((ue,W,o)=>{o.d(W,{Z:()=>f,_:()=>M});
const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,
x=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function M(w){if(w.length>64)return;const E=w.
trim().replace(P,(A,p,m,a)=>`${p??""}${1900+Number(m)}${a}`);return S(N(O.exec(E)??x.exec(E)))}function f(w){const E=w.length>64?void 0:N(x.exec(w.trim()));if(!E||
S(E)===void 0)return;const{year:A,month:p="",day:m="",hour:a="",minute:u="",second:y="",zone:l=""}=E;return`D:${A}${p}${m}${a}${u}${y}${l==="Z"||l===""?l:`${l.replace(
":","'")}'`}`}function N(w){if(!w)return;const[,E,A,p,m,a,u,y,l,$,g]=w,R=y??(l===void 0?void 0:`${l}${$??"00"}:${g??"00"}`);return{year:E,month:A,day:p,hour:m,minute:a,
second:u,zone:R}}function S(w){if(!w)return;const{year:E,month:A,day:p,hour:m,minute:a="00",second:u="00",zone:y}=w,l=(g,R,B)=>g===void 0||Number(g)>=R&&Number(
g)<=B;if(Number(E)===0||!l(A,1,12)||!l(p,1,D(Number(E),Number(A)))||!l(m,0,23)||!l(a,0,59)||!l(u,0,59)||y!==void 0&&y!=="Z"&&!(l(y.slice(1,3),0,23)&&l(y.slice(4),
0,59)))return;const $=[E,A,p].filter(g=>g!==void 0).join("-");return m===void 0?$:`${$}T${m}:${a}:${u}${y==="+00:00"||y==="-00:00"?"Z":y??""}`}function D(w,E){return E===
2?w%4===0&&(w%100!==0||w%400===0)?29:28:[4,6,9,11].includes(E)?30:31}}),6996:((ue,W,o)=>{o.d(W,{lF:()=>$,qL:()=>y});var O=o(49153),P=o(96512),x=o(88652),M=o(60480),
f=o(33746),N=o(13140),S=o(35092);const D=2**31-1,w=/^ *[+-]?\d+ *$/,E=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,A=/[\p{Cc}\u2028\u2029]/u,p=new RegExp("\\p{Cs}","u"),m=100,
a=/^[\x20-\x7e]*$/;function u(r,d,v="absent"){const{params:U,issues:j}=y(r,d,v);if(j.length>0)throw invalidParameters(j);return U}function y(r,d,v="absent"){const U=(0,x.
zI)(r),j={},Q=[];for(const[q,$e]of Object.entries(U.fields)){const Ee=Object.hasOwn(d,q),Oe=Ee?d[q]:void 0;if(G($e,Oe)){Ee&&v==="refuse"&&te($e,Oe)?Q.push({field:q,
message:le($e)}):$e.required?Q.push({field:q,message:`is required: ${g($e)}`}):"default"in $e&&(j[q]=$e.default);continue}const _e=fe($e,Oe);"problem"in _e?Q.push(
{field:q,message:_e.problem}):j[q]=_e.value}return{params:j,issues:[...Q,...l(U,j,Q)]}}function l({fields:r,ascending:d,different:v,exclusive:U,needs:j,atLeastOne:Q},q,$e){
const Ee=[],Oe=de=>{const he=r[de];return q[de]!==void 0&&!(he&&"default"in he&&he.default===q[de])};if(d){const[de,he]=[q[d[0]],q[d[1]]];typeof de=="number"&&typeof he==
"number"&&de>he&&Ee.push({field:d[0],message:`must not be greater than ${d[1]}`,mentions:[d[1]]})}if(v){const[de,he]=[q[v[0]],q[v[1]]];de!==void 0&&de===he&&Ee.
push({field:v[0],message:`must differ from ${v[1]}`,mentions:[v[1]]})}for(const[de,he]of U??[]){const be=Oe(de)?he.filter(Oe):[];be.length>0&&Ee.push({field:de,
message:`must not be given together with ${be.join(" and ")}: leave one of them out`,mentions:be})}for(const[de,he,be]of j??[])Oe(de)&&q[he]!==be&&Ee.push({field:de,
message:`needs ${he} to be ${be}`,mentions:[he]});const _e=de=>Oe(de)||$e.some(({field:he})=>he===de);return Q&&!Q.some(_e)&&Ee.push({field:Q[0],message:`is req\
uired, unless one of these is given: ${Q.slice(1).join(", ")}`,mentions:Q.slice(1)}),Ee}function $(r){if(typeof r=="object")return JSON.stringify(r);const d=String(
r);if(typeof r!="number"||!d.includes("e"))return d;if(r>=1)return BigInt(r).toString();const[v,U]=d.split("e");return`0.${"0".repeat(-Number(U)-1)}${v.replace(
".","")}`}function g(r){switch(r.kind){case"text":{const d=r.minLength?`${r.minLength} to ${r.maxLength}`:`at most ${r.maxLength}`;return r.format?`${S.E[r.format].
words}, ${d} characters`:r.characters==="printable-ascii"?`${d} printable ASCII characters (codes 32 to 126)`:`${d} characters`}case"flag":return"true or false";case"\
integer":{const d=r.unit===void 0?"":`, in ${r.unit}`;return r.max===void 0||r.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${r.min}${d}`:`a whole \
number from ${r.min} to ${r.max}${d}`}case"decimal":return`a decimal number ${re(r)}, in ${r.unit}, with a point`;case"choice":return`one of ${r.options.map(d=>typeof d.
value=="number"?R(d):d.value).join(", ")}`;case"pageOrder":return r.parts?`ranges of pages such as 1-3, 7, 9-, at most ${r.maxLength} characters`:`pages such as\
 3,1,2 or 2.. or -1,1..-2, at most ${r.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${r.maxLength} chara\
cters`;case"file":return{pdf:"a PDF document",image:"a PNG or JPEG image",font:B,any:"a file"}[r.accepts];case"json":return`a JSON object such as {"name": "valu\
e"}, at most ${r.maxLength} characters`;default:return r}}function R({value:r,label:d,description:v}){const U=v??d,j=String(r).replace(/^-/,"").replaceAll("_","\
 ").toLowerCase();return v===void 0&&d.toLowerCase().includes(j)?String(r):`${r} (${U.charAt(0).toLowerCase()}${U.slice(1)})`}const B="a TrueType or OpenType fo\
nt of at most 20 MB",F=20*1024*1024;function re({above:r,min:d,max:v}){const U=r===void 0?`of at least ${d??0}`:`greater than ${r}`;return v===void 0?U:`${U} an\
d at most ${v}`}function te(r,d){return r.empty==="opener"?!1:r.empty!=="word"||r.required===!0||d===void 0}function le(r){return r.required?`is empty: it must \
be ${g(r)}`:r.kind==="text"&&r.secret?"is empty, so the document would open without a password: give a password, or route documents without one past this step":
r.empty==="word"?`is undefined: use '' to leave it out, or give ${g(r)}`:r.kind==="pageSet"?"is empty: write all for every page":"default"in r?`is empty: write ${String(
r.default)}, which is the default, or leave the field out`:`is empty: give ${g(r)}, or leave the field out`}function G(r,d){return d==null||d===""?!0:r.kind==="\
text"&&!r.secret&&typeof d=="string"&&d.trim()===""}function fe(r,d){if(Array.isArray(d))return{problem:"must be given only once"};switch(r.kind){case"text":return ge(
r,d);case"flag":return T(r,d);case"integer":return C(r,d);case"decimal":return ee(r,d);case"choice":return ie(r,d);case"pageOrder":return z(r,d,r.parts?f.X:M.p6);case"\
pageSet":return z(r,d,N.lY);case"file":return Z(r,d);case"json":return X(r,d);default:return r}}function ge(r,d){if(typeof d!="string"&&typeof d!="number")return{
problem:`must be ${g(r)}`};const v=String(d);if(v.length>8*r.maxLength)return{problem:`must be ${g(r)}`};const U=r.secret?v:v.normalize("NFC"),j=r.secret?U.length:
[...U].length;return j>r.maxLength||j<(r.minLength??0)?{problem:`must be ${g(r)}`}:r.characters==="printable-ascii"&&!a.test(U)?{problem:`must be ${g(r)}`}:!r.secret&&
A.test(U)?{problem:"must not contain control characters or line breaks"}:!r.secret&&p.test(U)?{problem:"must not contain an incomplete character (a lone surroga\
te)"}:r.format&&!S.E[r.format].holds(U)?{problem:S.E[r.format].problem?.(U)??`must be ${g(r)}`}:{value:U}}function T(r,d){if(typeof d=="boolean")return{value:d};
const v=typeof d=="string"?d.toLowerCase():"";return v==="true"||v==="false"?{value:v==="true"}:{problem:`must be ${g(r)}`}}function C(r,d){const v=V(d);if(v===
void 0||v<r.min)return{problem:`must be ${g(r)}`};const U=r.max??D;if(v<=U)return{value:v};const j=g(r);return{problem:j.includes(String(U))?`must be ${j}`:`mus\
t not be greater than ${U}`}}function V(r){return typeof r=="string"?w.test(r)?Number(r.trim())+0:void 0:typeof r=="number"&&Number.isInteger(r)?r+0:void 0}function ee(r,d){
const v=typeof d=="number"?d:typeof d=="string"&&E.test(d)?Number(d.trim()):NaN,{above:U=-1/0,min:j=-1/0,max:Q=1/0}=r;return Number.isFinite(v)&&v>U&&v>=j&&v<=Q?
{value:v+0}:{problem:`must be ${g(r)}`}}function ie(r,d){const{open:v}=r,U=r.options.find(({value:Q})=>typeof Q=="number"?Q===V(d):Q===d);if(U)return{value:U.value};
const j=v?V(d):void 0;return v&&j!==void 0&&j>=v.min&&j<=v.max?{value:j}:{problem:`must be ${g(r)}`}}function z(r,d,v){if(typeof d!="string"&&typeof d!="number")
return{problem:`must be ${g(r)}`};const U=String(d);if(U.length>r.maxLength)return{problem:`must be at most ${r.maxLength} characters long, and has ${U.length}`};
const j=v(U);return"problem"in j?{problem:j.problem}:{value:U}}function Z(r,d){const{name:v,bytes:U}=typeof d=="object"?d:{};return typeof v!="string"||!(U instanceof
Uint8Array)?{problem:`must be ${g(r)}`}:U.length===0&&r.accepts!=="any"?{problem:"is an empty file"}:r.accepts==="font"&&U.length>F?{problem:`is too large: it m\
ust be ${B}`}:{value:{name:v,bytes:U}}}function X(r,d){const v=`must be ${g(r)}`;if(typeof d=="object"){const j=se(d);return j!==void 0&&j.startsWith("{")&&j.length<=
r.maxLength?H(JSON.parse(j)):{problem:v}}if(typeof d!="string")return{problem:v};if(d.length>r.maxLength)return{problem:`must be at most ${r.maxLength} characte\
rs long, and has ${d.length}`};const U=(0,P.q)(d);if(U===void 0){const Q=(0,P.q)(d.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line break as \\n\
 and a tab as \\t":"";return{problem:`${v}; it is not valid JSON${Q}`}}return(0,P.G)(U)?H(U):{problem:v}}function H(r){let d=[r];for(let v=0;d.length>0;v++){if(v===
m)return{problem:`must not have more than ${m} arrays and objects within one another`};d=d.flatMap(U=>Object.values(U).filter(pe))}return{value:r}}const pe=r=>typeof r==
"object"&&r!==null;function se(r){try{return JSON.stringify(r)}catch{return}}}),31184:((ue,W,o)=>{o.d(W,{XM:()=>f,an:()=>M,i9:()=>x});var O=o(88652);const P=N=>N.
replace(/_(\w)/g,(S,D)=>D.toUpperCase()),x=N=>N.replaceAll("_","-");function M(N,S,D){const w=S.filter(E=>/^\w+$/.test(E));return w.length===0?N:N.replace(new RegExp(
`\\b(?:${w.join("|")})\\b`,"g"),D)}const f=N=>(0,O.zI)(N).path??`/v1/${N}`}),30491:((ue,W,o)=>{o.d(W,{s:()=>P});const O=["number","last","label","name"];function P(M){
const f=[],N=[];for(const S of M.normalize("NFC").split(/(\{[^{}]*\})/)){const D=O.find(w=>`{${w}}`===S);if(D)f.push({placeholder:D});else if(/^\{[^{}]*\}$/.test(
S))N.push(S);else{if(/[{}]/.test(S))return{problem:`has a brace that belongs to no placeholder; ${x}`};S&&f.push({literal:S})}}return N.length===0?{pieces:f}:{problem:`\
has the unknown ${N.length===1?"placeholder":"placeholders"} ${N.join(" and ")}; ${x}`}}const x=`use ${O.map(M=>`{${M}}`).join(", ")}`}),60480:((ue,W,o)=>{o.d(W,
{Ly:()=>f,NL:()=>A,UL:()=>N,aW:()=>M,bs:()=>E,ml:()=>p,p6:()=>x,vg:()=>S});var O=o(49153);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function x(m){const a=[],u=[];
for(const[y,l]of m.split(",").entries()){const $=y+1,g=P.exec(l),R=re=>{u.push(`entry ${$} ('${p(l)}') ${re}`)};if(l.trim()===""){u.push(`entry ${$} is empty: w\
rite pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!g){R(D(l));continue}const B=Number(g[1]),F=g[3]===void 0?void 0:Number(g[3]);B===0||
F===0?R("names page 0: pages count from 1, and -1 is the last page"):a.push({from:B,to:F,range:g[2]!==void 0,text:l.trim(),position:$})}return u.length>0?{problem:E(
u)}:{items:a}}function M(m,a,u){const y=F=>(0,O.G6)([{field:"page_order",message:F}]),l=x(m);if("problem"in l)throw y(l.problem);const $=f(l.items,a);if("proble\
m"in $)throw y($.problem);const g=N($.spans);if(g>u)throw y(`names ${g} pages in all; at most ${u} are allowed`);const R=new Uint32Array(g);let B=0;for(const{first:F,
last:re}of $.spans){const te=F<=re?1:-1;for(let le=F;le!==re+te;le+=te)R[B++]=le}return R}function f(m,a){const u=a===1?"1 page":`${a} pages`,y=[],l=m.map($=>{const g=te=>te<
0?a+1+te:te,R=g($.from),B=$.range?$.to===void 0?a:g($.to):R,re=[[$.from,R],[$.to??$.from,B]].find(([,te])=>te<1||te>a);return re&&y.push(`entry ${$.position} ('${p(
$.text)}') names ${S(re[0])}, but the document has ${u}`),{first:R,last:B}});return y.length>0?{problem:E(y)}:{spans:l}}const N=m=>m.reduce((a,{first:u,last:y})=>a+
Math.abs(y-u)+1,0);function S(m){return Number.isSafeInteger(m)?`page ${m}`:"a page far beyond its end"}function D(m){return/^ *\.\./.test(m)?"has no start: a r\
ange is written 1..5":A(m)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const w=5;function E(m){const a=m.length-w;return[...m.slice(0,w),
...a>0?[`and ${a} more such entries`]:[]].join("; ")}function A(m){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(m);return a?`is not a range: write ${a[1]}\
..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(m)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.
test(m)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function p(m){const a=[...m].map(u=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(u)?"?":
u);return a.length>40?`${a.slice(0,40).join("")}…`:a.join("")}}),33746:((ue,W,o)=>{o.d(W,{X:()=>M,k:()=>f});var O=o(49153),P=o(60480),x=o(11980);function M(N){
const S=(0,x.D)(N);return"problem"in S?S:(0,P.p6)(S.text)}function f(N,S,D,w="ranges"){const E=u=>(0,O.G6)([{field:w,message:u}]),A=M(N);if("problem"in A)throw E(
A.problem);const p=(0,P.Ly)(A.items,S);if("problem"in p)throw E(p.problem);const m=p.spans.flatMap(({first:u,last:y},l)=>{const{position:$,text:g}=A.items[l];return u<=
y?[]:[`entry ${$} ('${(0,P.ml)(g)}') ends before it starts: write ${y}-${u}`]});if(m.length>0)throw E((0,P.bs)(m));const a=(0,P.UL)(p.spans);if(a>D)throw E(`nam\
es ${a} pages in all; at most ${D} are allowed`);return p.spans}}),13140:((ue,W,o)=>{o.d(W,{k1:()=>f,lY:()=>M,m7:()=>N});var O=o(49153),P=o(60480);const x=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function M(w){const E=[],A=[];for(const[p,m]of w.split(",").entries()){const a=p+1,u=m.trim();if(u===""){A.push(`entry ${a} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const y=x.exec(u),l=G=>{A.push(`entry ${a} ('${(0,P.ml)(u)}') ${G}`)};if(!y){l(D(u));continue}const[,$,g,R,B,F]=y,
re={negated:$!==void 0,text:u,position:a};if(g!==void 0){E.push({...re,pages:g.toLowerCase()});continue}const te=Number(R),le=B===void 0?te:F===void 0?"end":Number(
F);te===0||le===0?l("names page 0: pages count from 1, and -1 is the last page"):E.push({...re,pages:{from:te,to:le}})}return A.length>0?{problem:(0,P.bs)(A)}:{
items:E}}function f(w,E,A="pages"){const p=l=>(0,O.G6)([{field:A,message:l}]),m=M(w);if("problem"in m)throw p(m.problem);const a=new S(E),u=new S(E),y=[];for(const l of m.
items){const $=l.negated?u:a;if(typeof l.pages=="string"){$.add(l.pages);continue}const{from:g,to:R}=l.pages,B=g<0?E+1+g:g,F=R==="end"?E:R<0?E+1+R:R,te=(R==="en\
d"?g<0?[[g,B]]:[]:[[g,B],[R,F]]).find(([,le])=>le<1||le>E);te&&y.push(`entry ${l.position} ('${(0,P.ml)(l.text)}') names ${(0,P.vg)(te[0])}, but the document ha\
s ${E===1?"1 page":`${E} pages`}`),!(R==="end"&&B>E||y.length>0)&&$.range(Math.min(B,F),Math.max(B,F))}if(y.length>0)throw p((0,P.bs)(y));return m.items.every(({
negated:l})=>l)&&a.add("all"),a.without(u)}function N(w){const E=M(w);if("problem"in E||E.items.length!==1)return;const{negated:A,pages:p}=E.items[0];if(A)return;
if(p==="all")return{first:1};if(typeof p=="string"||p.from<1)return;const{from:m,to:a}=p;return a==="end"?{first:m}:a===-1?{first:m}:a<1?void 0:{first:Math.min(
m,a),last:Math.max(m,a)}}class S{pageCount;differences;odd=!1;even=!1;constructor(E){this.pageCount=E,this.differences=new Int32Array(E+2)}add(E){E!=="even"&&(this.
odd=!0),E!=="odd"&&(this.even=!0)}range(E,A){this.differences[E]++,this.differences[A+1]--}without(E){const A=new Uint32Array(this.pageCount);let p=0,m=0,a=0;for(let u=1;u<=
this.pageCount;u++){m+=this.differences[u],a+=E.differences[u];const y=u%2===1?"odd":"even";(m>0||this[y])&&!(a>0||E[y])&&(A[p++]=u)}return A.subarray(0,p)}}function D(w){
return/^(not +)?\.\./i.test(w)?"has no start: a range is written 1..5":/^!/.test(w)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(w.replace(
/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),11980:((ue,W,o)=>{o.d(W,{D:()=>S});var O=o(
60480);const P=/^(\d+|first)-(\d+|last|end)?$/i,x=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,M=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
f=/^(?:last|end)-(\d+|last|end)$/i,N=/^(-?\d+)-(-?\d+|last|end)$/i;function S(l){if(Array.isArray(l))return D(l);if(typeof l!="string"&&typeof l!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const $=String(l),g=$.split(/\r?\n/).filter(B=>B.trim()!=="");if(g.length>1&&g.every(B=>/^ *- +\S/.test(
B)))return D(g.map(B=>w(B.replace(/^ *- +/,""))));const R=/^\s*\[(.*)\]\s*$/s.exec($);return R?D(R[1].split(",").map(w)):E(g.length>1?g.join(","):$)}function D(l){
return l.some($=>typeof $!="string"&&typeof $!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:E(l.join(","))}function w(l){
return l.trim().replace(/^(["'])(.*)\1$/s,"$2")}function E(l){const $=[],g=[];for(const[R,B]of l.split(",").entries()){const F=A(B),te=F.length>1&&F.some(le=>le.
startsWith("-"))?p(F):F.map(m).find(le=>le!==void 0);te&&g.push(`entry ${R+1} ('${(0,O.ml)(B.trim())}') is ambiguous: write ${te.join(" or ")}`),$.push(F.length===
0?B:F.map(a).join(","))}return g.length>0?{problem:(0,O.bs)(g)}:{text:$.join(",")}}function A(l){const $=l.split(/\s+/).filter(R=>R!==""),g=[];for(const R of $){
const B=g.at(-1);B?.toLowerCase()==="not"?g[g.length-1]=`${B} ${R}`:g.push(R)}return g}function p(l){const $=l.map(a).join(","),[g,R,...B]=l,F=B.length===0&&R?/^-(\d+)$/.
exec(R):null;return F&&g&&/^\d+$/.test(g)?[$,`${g}..${F[1]}`]:[$]}function m(l){const $=l.replace(/^not /i,""),g=f.exec($);if(g)return/^\d/.test(g[1])?[`-${Number(
g[1])+1}`,`-1..${g[1]}`]:["-1"];const R=N.exec($);if(!R||P.test($))return;const[,B,F]=R;return F.startsWith("-")?[`${B}..${F}`,`${B},${F}`]:[`${B}..${y(F)}`,`${B}\
,-${F}`]}function a(l){const[,$="",g=""]=/^(not )?(.*)$/i.exec(l)??[],R=P.exec(g)??x.exec(g)??M.exec(g);return R?`${$}${y(R[1])}..${y(R[2]??"")}`:`${$}${y(g)}`}
const u={first:"1",last:"-1",end:"-1"},y=l=>u[l.toLowerCase()]??l}),35092:((ue,W,o)=>{o.d(W,{E:()=>S,L:()=>f});var O=o(38917),P=o(30491);function x(D){const w=(0,P.
s)(D);return"problem"in w?w.problem:void 0}const M=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,f=D=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(D),S={"file-\
name":{holds:D=>!/[/\\\p{Cc}\p{Cs}]/u.test(D)&&/[^. ]/.test(D),words:"a file name without folders"},"media-type":{holds:f,words:"a media type such as text/xml o\
r application/pdf"},date:{holds:D=>(0,O.Z)(D)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:D=>x(D)===
void 0,words:"text such as {number} / {last}",problem:x},"language-tag":{holds:D=>M.test(D),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),91203:((ue,W,o)=>{
o.d(W,{GW:()=>x,_m:()=>N,lg:()=>P,r7:()=>f});const O=null,P={"application/json":".json","text/plain":".txt","text/markdown":".md"};function x(S){const{per_page:D,
layout:w}=S;return D===!0?"application/json":w==="markdown"?"text/markdown":"text/plain"}function M(S){const D=x(S);return D==="text/markdown"?["application/jso\
n",D,"text/plain"]:[...new Set(["application/json",D])]}const f=({text:S})=>typeof S=="string"?S:"";function N({text:S,pages:D,...w}){return w}})};
