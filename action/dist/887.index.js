"use strict";exports.id=887,exports.ids=[887],exports.modules={4947:((ie,J,i)=>{i.d(J,{Ms:()=>j,PJ:()=>F,TF:()=>P,Ye:()=>N,_N:()=>p,oD:()=>M,qf:()=>v});var S=i(3024),T=i.n(S);
const x=1<<20,N=$=>O(()=>S.realpathSync.native($)),p=$=>O(()=>(0,S.statSync)($)),j=$=>O(()=>(0,S.lstatSync)($)),F=$=>j($)?.isSymbolicLink()??!1;async function M($){
if((0,S.statSync)($).size<=x)return(0,S.readFileSync)($);const{readFile:E}=await Promise.resolve().then(i.t.bind(i,1455,23));return E($)}async function v($,E){if(E.
length<=x)return(0,S.writeFileSync)($,E,{flag:"wx"});const{writeFile:y}=await Promise.resolve().then(i.t.bind(i,1455,23));await y($,E,{flag:"wx"})}const P=$=>O(
()=>(0,S.unlinkSync)($));function O($){try{return $()}catch{return}}}),6502:((ie,J,i)=>{i.d(J,{Ck:()=>O,SV:()=>M,YY:()=>v,wI:()=>P});var S=i(6760),T=i.n(S),x=i(
9153),N=i(4947),p=i(4168);const j=/^(?:\.git|git~\d+)[. ]*$/i,F=new RegExp("\\p{Cf}","gu"),M=f=>f.split(/[\\/]/).some(d=>j.test(d.replace(F,"")));function v(f,d){
const u=(0,p.GS)(f,d),w=(0,p.I5)(f,u),A=(0,N.Ye)(u);if(w===void 0)return"is outside the workspace and RUNNER_TEMP";if(A===void 0)return(0,N.PJ)(u)?"is a link to\
 a file that does not exist":"does not exist";if(y(f,A)!==E(w))return`is a link that leads out of ${w===f.workspace?"the workspace":"RUNNER_TEMP"}`;if(M(T().relative(
E(w),A)))return"is below .git, which is not read";const I=(0,N._N)(A);if(!I?.isFile())return I?.isDirectory()?"is a folder":"is not an ordinary file"}function P(f,d){
const u=(0,p.GS)(f,d),w=(0,p.I5)(f,u);if(w===void 0)throw $(d,"is outside the workspace and RUNNER_TEMP");const A=E(w),I=T().relative(w,u).split(T().sep);for(let k=1;k<=
I.length;k++){const _=T().join(A,...I.slice(0,k));if(!(0,N.PJ)(_))continue;const Y=(0,N.Ye)(_),ee=Y===void 0||y(f,Y)===void 0;throw $(d,ee?"leads out of the wor\
kspace through a link":"leads through a link")}const H=T().join(A,...I);if(M(T().relative(A,(0,N.Ye)(H)??H)))throw $(d,"is below .git");return H}function O(f,d){
try{return(0,N.Ms)(T().join(P(f,T().dirname(d)),T().basename(d)))!==void 0}catch{return!1}}const $=(f,d)=>new x.zU("configuration",`'${f}' ${d}: nothing is writ\
ten there`),E=f=>(0,N.Ye)(f)??f,y=(f,d)=>(0,p.RD)(f).map(E).filter(u=>(0,p.FK)(T().relative(u,d))).sort((u,w)=>w.length-u.length)[0]}),4168:((ie,J,i)=>{i.d(J,{Aq:()=>j,
FK:()=>$,GS:()=>M,I5:()=>v,NB:()=>P,RD:()=>F,d7:()=>E,dR:()=>O});var S=i(6760),T=i.n(S),x=i(9153),N=i(477),p=i(4947);function j(){const y=process.env.GITHUB_WORKSPACE;
try{process.chdir(y??".")}catch(w){throw new x.zU("configuration",`The workspace '${y}' cannot be opened (${(0,N.xU)(w)})`,{advice:"Run the step in a job with a\
 workspace, and do not remove that folder in an earlier step",cause:w})}const f=process.cwd(),d=process.env.RUNNER_TEMP||void 0,u=[y??f,(0,p.Ye)(f)??f].map(w=>[
T().resolve(w),f]);return d!==void 0&&u.push([(0,p.Ye)(d)??d,d]),{workspace:f,temporary:d,otherNames:u.filter(([w,A])=>w!==A)}}const F=({workspace:y,temporary:f})=>f===
void 0?[y]:[y,f];function M({workspace:y,otherNames:f=[]},d){const u=T().resolve(y,d);for(const[w,A]of f){const I=T().relative(w,u);if($(I))return T().join(A,I)}
return u}const v=(y,f)=>F(y).filter(d=>$(T().relative(d,f))).sort((d,u)=>u.length-d.length)[0],P=(y,f)=>v(y,M(y,f))!==void 0;function O(y,f){const d=M(y,f),u=T().
relative(y.workspace,d);return E($(u)?u:d)}const $=y=>y!==".."&&!y.startsWith(`..${T().sep}`)&&!y.startsWith("../")&&!T().isAbsolute(y),E=y=>T().sep==="/"?y:y.replaceAll(
T().sep,"/")}),9105:((ie,J,i)=>{i.d(J,{A:()=>v,z:()=>O});var S=i(3024),T=i.n(S),x=i(6760),N=i.n(x),p=i(9153),j=i(477),F=i(4947),M=i(6502);class v{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(y,f){
this.places=y,this.overwrite=f}async write(y){if(this.closed)throw $();const f=this.writeAll(y);this.running.add(f),await f.finally(()=>this.running.delete(f))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(y){const f=[],d=[];let u=y[0]?.path??"";try{for(const w of y){if(this.closed)throw $();if(u=
w.path,(0,M.SV)(N().basename(w.path)))throw new p.zU("configuration",`'${w.path}' is a name that Git uses: nothing is written there`);const A=N().join(this.folder(
N().dirname(w.path)),N().basename(w.path)),I=N().join(N().dirname(A),`.octavo-${process.pid}-${++this.serial}.tmp`);d.push(I),await w.write(I),f.push({temporary:I,
target:A,path:w.path})}for(const{temporary:w,target:A,path:I}of f)u=I,this.checkAgain(I,A),(0,S.renameSync)(w,A)}catch(w){for(const A of d)(0,F.TF)(A);throw w instanceof
p.zU?w:O(u,w)}}checkAgain(y,f){const d=(0,M.wI)(this.places,N().dirname(y));if(N().join(d,N().basename(y))!==f||!this.overwrite&&(0,F.Ms)(f)!==void 0)throw new p.
zU("configuration",`'${y}' was made by another program while the step ran: it is not replaced`)}folder(y){let f=this.folders.get(y);return f===void 0&&(f=(0,M.wI)(
this.places,y),(0,S.mkdirSync)(f,{recursive:!0}),this.folders.set(y,f)),f}}const P={EACCES:"the runner may not write there",EPERM:"the runner may not write ther\
e",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of tha\
t name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file\
 system"};function O(E,y){const f=(0,j.xU)(y),d=P[f]??`the file system refused it (${f})`;return new p.zU("configuration",`'${E}' could not be written: ${d}`,{cause:y})}
const $=()=>new p.zU("cancelled","The step was cancelled")}),477:((ie,J,i)=>{i.d(J,{Hn:()=>x,IV:()=>p,g$:()=>T,hS:()=>N,uP:()=>F,xU:()=>j});var S=i(9153);const T=M=>M.
replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),x=M=>T(M).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").
replace(/"/g,"&quot;"),N=(M,v)=>`${M} ${v}${M===1?"":"s"}`;function p(M){const v=["B","kB","MB","GB"];let P=M,O=0;for(;P>=999.95&&O<v.length-1;O++)P/=1e3;return`${O===
0||P>=99.95?Math.round(P):P.toFixed(1)} ${v[O]}`}function j(M){const v=typeof M=="object"&&M!==null&&"code"in M?M.code:void 0;return typeof v=="string"?v:"unkno\
wn reason"}function F(M){if(!(M instanceof Error))return typeof M;const v=[`${M.name} (${j(M)})`,...(0,S.ek)(M)].join(`
    `);return M.cause===void 0?v:`${v}
caused by ${F(M.cause)}`}}),3673:((ie,J,i)=>{i.d(J,{u:()=>T});var S=i(1184);const T=(x,N,p)=>x==="inputs"?(0,S.an)(N,p,S.i9):N}),8227:((ie,J,i)=>{i.d(J,{C:()=>M,
g:()=>v});var S=i(9153),T=i(1184),x=i(2145),N=i(9762),p=i(9586),j=i(6009),F=i(3673);class M extends Error{input;cause;step;constructor(u,w,A){super("a job faile\
d"),this.input=u,this.cause=w,this.step=A}}async function v(d,u,w,A){const I=d.inputs[0]??"",H={source:I},k=[];try{let _=[];for(const[V,G]of d.inputs.entries())
H.source=G,_.push({position:V,source:G,document:await A.read(G),facts:{},notes:[],data:{}});const Y=_.reduce((V,{document:G})=>V+A.sizeOf(G),0);for(const[V,G]of u.
steps.entries())u.steps.length>1&&(H.step=`steps[${V+1}] (${G.name})`),_=await y(_,G,d,u,w,H),k.push(..._.flatMap(({document:ue,files:le=[]})=>[ue,...le]));H.source=
I,delete H.step;const ee=P(d,_),ae=ee.flatMap(({output:V,result:G})=>V===null||G===null?[]:[{path:V,write:ue=>A.write(G,ue)}]);for(const{path:V}of ae)u.claim(V,
d);return await u.write(ae),ee.map(({result:V,status:G,output:ue,pages:le,facts:$e,notes:we,message:de,data:pe})=>{const he=V===null?null:A.sizeOf(V);return{status:G,
input:I,inputs:d.inputs,output:ue,pages:le,bytesBefore:Y,bytesAfter:he,facts:$e,notes:we,message:de,data:pe}})}catch(_){throw new M(H.source,_,H.step)}finally{await A.
release(k)}}function P(d,u){if(d.kind==="files")return u.flatMap(A=>E(d,A));const w=(0,p.NL)(u.map(({document:A},I)=>(0,p.jC)(A.title??"",p.ly,(0,N.n)(I+1))),p.
ly);return u.map(({document:A,facts:I,notes:H,data:k},_)=>({status:"done",output:d.kind==="data"?null:d.outputPath({index:_+1,title:w[_]??""}),result:d.kind==="\
data"?null:A,pages:A.pageCount??null,facts:I,notes:O(H),message:null,data:k}))}const O=d=>d.map(({text:u})=>u),$={...p.zE,leadingDots:!1};function E(d,{files:u=[],
facts:w,notes:A,data:I}){const H={pages:null,notes:O(A),data:I};if(u.length===0)return[{...H,status:"skipped",output:null,result:null,facts:w,message:"The docum\
ent holds no such files"}];const k=(0,p.NL)(u.map(({name:_},Y)=>(0,p.jC)(_,$,`file-${Y+1}`)),$);return u.map((_,Y)=>({...H,status:"done",output:d.outputPath({index:Y+
1,file:k[Y]??""}),result:_,facts:{...w,mediaType:_.mediaType,..._.facts},message:null}))}async function y(d,u,w,A,I,H){const{input:k,dataKey:_}=(0,x.zI)(u.name),
Y=k==="many",ee=Y?[d]:d.map(V=>[V]),ae=[];for(const V of ee){const[G]=V;if(!G)continue;H.source=G.source;const ue=await A.parametersOf(u,Y?w.inputs[0]??"":G.source),
le=u.name==="add_page_numbers"?A.numbersOf(w,G.position):void 0,$e=le===void 0?ue:{...ue,...le},{documents:we,files:de,data:pe,notes:he,facts:a}=await I.run(u.name,
V.map(({document:L})=>L),$e,{signal:A.signal,onProgress:L=>A.onProgress(G.source,(0,T.i9)(u.name),L)}).catch(L=>{const Q=L instanceof S.zU?L.position:void 0;throw H.
source=V[(Q??1)-1]?.source??G.source,L}),m=Y?{...G,facts:{},data:{}}:G,D={source:G.source,facts:{...m.facts,...a},notes:(0,j.p5)(V.flatMap(L=>L.notes),he.map(({
code:L,message:Q,mentions:se=[]})=>({code:L,text:(0,F.u)(A.spelling,Q,se)}))),data:pe===void 0||_===void 0?m.data:{...m.data,[_]:pe}},{position:U}=G;if(de!==void 0)
ae.push({...D,position:U,document:G.document,files:de});else for(const L of we){const Q=L.title??(Y?void 0:G.document.title);ae.push({...D,position:U,document:{
...L,...Q===void 0?{}:{title:Q},name:G.document.name},facts:{...D.facts,...f(L)}})}}return ae}function f({firstPage:d,lastPage:u,title:w}){return{...d===void 0||
u===void 0?{}:{firstPage:d,lastPage:u},...w===void 0?{}:{title:w}}}}),7563:((ie,J,i)=>{i.d(J,{NZ:()=>M,R5:()=>F,ZK:()=>j,gY:()=>v,wm:()=>P});var S=i(6760),T=i.n(
S),x=i(9153),N=i(477),p=i(4947);const j=O=>({read:$=>F($,O),sizeOf:({bytes:$})=>$.length,write:({bytes:$},E)=>(0,p.qf)(E,$),release:async()=>{}});async function F(O,$){
const E=await(0,p.oD)(T().resolve($,O)).catch(y=>{throw(0,N.xU)(y)==="ERR_FS_FILE_TOO_LARGE"?new x.zU("limit_exceeded","The file is larger than 2 GB, the most t\
hat can be processed",{advice:"Split the document where it is made",cause:y}):M(y)});return P(E),{name:T().posix.basename(O),bytes:E}}const M=O=>new x.zU("unrea\
dable_document",`The file could not be opened (${(0,N.xU)(O)})`,{cause:O}),v="version https://git-lfs.github.com/spec/";function P(O){if(O.subarray(0,v.length).
toString("latin1")===v)throw new x.zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the re\
pository: set lfs: true for actions/checkout"})}}),887:((ie,J,i)=>{var S=i(7981),T=i(3024),x=i(9153),N=i(1184),p=i(477),j=i(3673);const F=4096;function M(e,t){const n=(0,x.
l3)(e),s=[n,...n.others].map(o=>{const r=o.advice===void 0?o.message:`${o.message.replace(/[.:]$/,"")}. ${o.advice}`;return(0,j.u)(t,r,(0,x.R3)(o))});return(0,p.
g$)(s.join(". ")).slice(0,F)}const v=10;class P{given=0;add(t,n){const s=(0,p.g$)(t).slice(0,F);this.given++,this.given<=v?S.$e(s,n===void 0?{}:{file:n}):S.pq(n===
void 0?`Warning: ${s}`:`Warning: ${(0,p.g$)(n)}: ${s}`)}}var O=i(6502),$=i(6760),E=i.n($);function y(e){const t=new Map,n=o=>{const r=t.get(o);if(r!==void 0)return r;
let c=o;try{c=(0,T.realpathSync)(o)}catch{const l=E().dirname(o);l!==o&&(c=E().join(n(l),E().basename(o)))}return t.set(o,c),c},s=process.platform==="win32"||process.
platform==="darwin";return o=>{const r=E().resolve(e,o),c=E().join(n(E().dirname(r)),E().basename(r));return s?c.normalize("NFC").toLowerCase():c}}function f({matched:e,
overwrite:t,identity:n,exists:s}){const o=new Set(e.map(n)),r=new Set;return(c,l)=>{const h=n(c),g=l.inputs.some(b=>n(b)===h);if(r.has(h)||o.has(h)&&!(t&&g))throw(0,x.
G6)([{field:"output",message:`'${c}' is another input or result: choose a different pattern`}]);if(!t&&s(c))throw(0,x.G6)([{field:"output",message:d([c])}]);r.add(
h)}}function d([e,...t]){const n=t.length===0?" exists":` and ${t.length} more exist`;return`'${e}'${n} already: choose a different pattern, or set overwrite to\
 true`}var u=i(4168),w=i(6512);function A(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,w.q)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{
problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).
map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob \
patterns such as docs/**/*.pdf, one per line"}}var I=i(2145);const H="add_page_numbers",k=new Set(["extract_pages","remove_pages","reorder_pages"]),_=e=>e.find(
({name:t})=>t===H)?.params;function Y(e){const t=o=>[{field:"continue-numbers",message:o}],n=e.filter(({name:o})=>o===H);if(n.length!==1)return t("needs one ste\
p add-page-numbers");if(_(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).
find(({name:o})=>ee(o));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function ee(e){
const{input:t,output:n,accepts:s}=(0,I.zI)(e);return t==="many"||n==="pdfs"||s==="image"||k.has(e)}var ae=i(9678),V=i(6996),G=i(480);const ue=/^(\d+)-(\d+|last)$/i,
le=/^(-?\d+|last)–(-?\d+|last)$/i,$e=/^(-?\d+|last)\.\.(-?\d+|last)?$/i,we=/^last-(\d+|last)$/i,de=/^(-?\d+)-(-?\d+|last)$/i;function pe(e){if(Array.isArray(e))
return he(e);if(typeof e!="string"&&typeof e!="number")return{problem:"must be text such as 1..3, or a list of pages"};const t=String(e),n=t.split(/\r?\n/).filter(
o=>o.trim()!=="");if(n.length>1&&n.every(o=>/^ *- +\S/.test(o)))return he(n.map(o=>a(o.replace(/^ *- +/,""))));const s=/^\s*\[(.*)\]\s*$/s.exec(t);return s?he(s[1].
split(",").map(a)):m(n.length>1?n.join(","):t)}function he(e){return e.some(t=>typeof t!="string"&&typeof t!="number")?{problem:'must be a list of pages such as\
 3, or of ranges such as "2..5"'}:m(e.join(","))}function a(e){return e.trim().replace(/^(["'])(.*)\1$/s,"$2")}function m(e){const t=[],n=[];for(const[s,o]of e.
split(",").entries()){const r=D(o),l=r.length>1&&r.some(h=>h.startsWith("-"))?U(r):r.map(L).find(h=>h!==void 0);l&&n.push(`entry ${s+1} ('${(0,G.ml)(o.trim())}'\
) is ambiguous: write ${l.join(" or ")}`),t.push(r.length===0?o:r.map(Q).join(","))}return n.length>0?{problem:(0,G.bs)(n)}:{text:t.join(",")}}function D(e){const t=e.
split(/\s+/).filter(s=>s!==""),n=[];for(const s of t){const o=n.at(-1);o?.toLowerCase()==="not"?n[n.length-1]=`${o} ${s}`:n.push(s)}return n}function U(e){const t=e.
map(Q).join(","),[n,s,...o]=e,r=o.length===0&&s?/^-(\d+)$/.exec(s):null;return r&&n&&/^\d+$/.test(n)?[t,`${n}..${r[1]}`]:[t]}function L(e){const t=e.replace(/^not /i,
""),n=we.exec(t);if(n)return/^\d/.test(n[1])?[`-${Number(n[1])+1}`,`-1..${n[1]}`]:["-1"];const s=de.exec(t);if(!s||ue.test(t))return;const[,o,r]=s;return r.startsWith(
"-")?[`${o}..${r}`,`${o},${r}`]:[`${o}..${se(r)}`,`${o},-${r}`]}function Q(e){const[,t="",n=""]=/^(not )?(.*)$/i.exec(e)??[],s=ue.exec(n)??le.exec(n)??$e.exec(n);
return s?`${t}${se(s[1])}..${se(s[2]??"")}`:`${t}${se(n)}`}function se(e){return e.toLowerCase()==="last"?"-1":e}function re(e,t){const n=Object.entries((0,I.zI)(
e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const me={encryption_algorithm:"AES-\
256"},ge="maximum_bytes",te="or a size such as 18 MB or 18 MiB",ce={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},Me=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;
function dt(e){const[,t,n]=Me.exec(e)??[],s=ce[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}const ht={name:"fil\
e",bytes:Uint8Array.of(0)},Ue=["{dir}","{name}"];function je({name:e,raw:t,typed:n},s){const{fields:o}=(0,I.zI)(e),r={},c={},l=[];for(const[b,B]of Object.entries(
{...mt(o),...t})){const C=o[b];if(C===void 0)continue;const R=gt(b,C,B,n[b]);"problem"in R&&l.push({field:b,message:R.problem}),"path"in R&&(c[b]=R.path),r[b]="\
value"in R?R.value:C.kind==="json"?{}:ht}const h=(0,V.qL)(e,r,s),g=new Set(l.map(({field:b})=>b));for(const b of h.issues)g.has(b.field)||l.push(b.field===ge?{...b,
message:`${b.message}, ${te}`}:b);return l.length===0&&l.push(...pt(e,r,h.params)),{step:{name:e,params:h.params,paths:c},issues:l}}const Be=["pages","first_pag\
e","last_page"];function pt(e,t,n){const s=r=>t[r]!==void 0&&t[r]!=="";return(e==="extract_pages"||e==="remove_pages")&&!Be.some(s)?[{field:"pages",message:"is \
required, unless one of these is given: first_page, last_page",mentions:Be.slice(1)}]:re(e,{...n})?[{field:"allow_print",message:"nothing is forbidden, and with\
out user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_password"]}]:[]}const mt=e=>Object.fromEntries(
Object.entries(me).filter(([t])=>Object.hasOwn(e,t)));function gt(e,t,n,s){if(n===""||n===null||s===null)return{value:""};if(t.kind==="pageOrder"||t.kind==="pag\
eSet"){if(typeof n!="string"&&!Array.isArray(n))return{problem:"must be pages such as 1..3, or a list of pages"};const r=pe(n);return"problem"in r?r:{value:r.text.
trim()}}if(t.kind==="json"&&typeof n=="object"&&!Array.isArray(n))return{value:s};if(typeof n!="string")return{problem:`must be a single value, and is a ${Array.
isArray(n)?"list":"mapping"}`};const o=n.trim();return t.kind==="text"?{value:n}:o===""?{value:""}:t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(
o)?$t(o):{value:e===ge?dt(o):o}}function $t(e){const t=e.match(/\{[^{}]*\}/g)?.find(n=>!Ue.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}\
: a path may hold ${Ue.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of one file"}:{path:e}}const Fe=I.qj.map(N.i9).join(", "),be='write\
 a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',wt=[...new Set(I.qj.flatMap(e=>Object.keys((0,I.zI)(e).fields)))],ze=new Set(I.qj.flatMap(e=>Object.
entries((0,I.zI)(e).fields).flatMap(([t,n])=>"secret"in n?[t]:[])));async function yt(e,t){const n=new Map;for(const c of wt){const l=e((0,N.i9)(c));l!==""&&(ze.
has(c)&&t(l),n.set(c,l))}const s=e("operation").trim(),o=e("steps");if(o.trim()!==""){const{value:c,typed:l,problem:h}=(await Promise.all([i.e(1917),i.e(4896)]).
then(i.bind(i,4896))).parseList(o);for(const b of Ne(c))t(b);const g=[];return s!==""&&g.push({field:"operation",message:"give either operation or steps, not bo\
th"}),h!==void 0?{steps:[],issues:[...g,{field:"steps",message:`${h}: ${be}`}],warnings:[]}:Et(c,l,n,g)}if(s==="")return ke("operation",`is required, unless ste\
ps is given: one of ${Fe}`);const r=s.replaceAll("-","_");return(0,I.F)(r)?bt(r,n):ke("operation",`must be one of ${Fe}${(0,ae.h)(s,I.qj.map(N.i9))}`)}function bt(e,t){
const{fields:n}=(0,I.zI)(e),s=[...t.keys()].filter(h=>!Object.hasOwn(n,h)),{step:o,issues:r}=je({name:e,raw:Object.fromEntries(t),typed:{}},"absent"),c=s.map(h=>({
field:(0,N.i9)(h),message:`is not used: it is not a parameter of ${(0,N.i9)(e)}`})),l=r.map(({field:h,message:g,mentions:b=[]})=>({field:(0,N.i9)(h),message:(0,j.
u)("inputs",g,b)}));return{steps:[o],issues:l.length>0?[...l,...c]:[],warnings:c.map(({field:h,message:g})=>`${h} ${g}`)}}function Et(e,t,n,s){const o=[...s],r=[];
if(!Array.isArray(e)||e.length===0)return{steps:r,issues:[...o,{field:"steps",message:be}],warnings:[]};for(const l of n.keys())l!=="open_password"&&o.push({field:(0,N.
i9)(l),message:"write it inside the step that it belongs to"});const c=n.get("open_password");for(const[l,h]of e.entries()){const g=`steps[${l+1}]`,b=Pt(h,t[l]);
if("problem"in b){o.push({field:g,message:b.problem});continue}o.push(...Ot(b,g),...Mt(b.name,l,e.length,g));const B=c===void 0?b.raw:{open_password:c,...b.raw},
C=je({...b,raw:B},"refuse");r.push(C.step),o.push(...C.issues.map(({field:R,message:W})=>({field:`${g}.${R}`,message:W})))}return{steps:r,issues:o,warnings:[]}}
function Ot({name:e,raw:t},n){const s=Object.keys((0,I.zI)(e).fields),o=Object.keys(t).filter(c=>!s.includes(c)),[r]=o.filter(c=>/^[-\d. ]+$/.test(c)&&!t[c]);return r!==
void 0?[{field:`${n}.${r}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:o.map(c=>({field:`${n}.${c}`,message:`\
is not a parameter of ${e}: ${s.join(", ")}${(0,ae.h)(c,s)}`}))}function Mt(e,t,n,s){const{output:o,accepts:r}=(0,I.zI)(e);return o==="files"&&t+1<n?[{field:s,message:`${e}\
 must be the last step: it gives files that other operations do not take`}]:r==="image"&&t>0?[{field:s,message:`${e} must be the first step: it takes images, wh\
ich no other operation gives`}]:[]}function Pt(e,t){if(typeof e=="string")return Se(e,{},{});if(!(0,w.G)(e))return{problem:be};const{operation:n,...s}=e;if(n!==
void 0)return typeof n=="string"?Se(n,s,t):{problem:be};const[[o,r]=["",void 0],...c]=Object.entries(e);if(c.length>0)return{problem:`names several operations o\
r has its parameters beside the name: ${be}`};if(r===""||r===void 0)return Se(o,{},{});const l=(0,w.G)(t)?t[o]:void 0;return(0,w.G)(r)?Se(o,r,l):{problem:be}}function Se(e,t,n){
const s=e.trim().replaceAll("-","_");if(!(0,I.F)(s))return{problem:`must name one of ${I.qj.join(", ")}${(0,ae.h)(e,I.qj)}`};const o=Object.keys(t),r=o.find((c,l)=>o.
findIndex(h=>Ee(h)===Ee(c))!==l);return r!==void 0?{problem:`gives ${Ee(r)} twice, as ${o.filter(c=>Ee(c)===Ee(r)).join(" and ")}`}:{name:s,raw:We(t),typed:(0,w.
G)(n)?We(n):{}}}const Ee=e=>e.replaceAll("-","_"),We=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[Ee(t),n]));function*Ne(e){if(Array.isArray(e))for(const t of e)
yield*Ne(t);else if((0,w.G)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*Ne(n):n!==""&&ze.has(t.trim().replaceAll("-","_"))&&(yield n)}const ke=(e,t)=>({
steps:[],issues:[{field:e,message:t}],warnings:[]}),Nn=null,Te=32;async function St(e,t){const n=[],s=z=>e(z).trim(),o=z=>{const K=s(z);return K!==""&&t(K),K},r=(z,K)=>{
const q=s(z)||K[0],oe=K.find(X=>X===q);return oe===void 0&&n.push({field:z,message:`must be one of ${K.join(", ")}`}),oe??K[0]},c=(z,K)=>{const q=s(z).toLowerCase();
return q!==""&&q!=="true"&&q!=="false"&&n.push({field:z,message:"must be true or false"}),q===""?K:q==="true"},l=o("api-key"),h=o("github-token"),{steps:g,issues:b,
warnings:B}=await yt(e,t),C=A(s("files"));"problem"in C&&n.push({field:"files",message:C.problem});const R=s("concurrency"),W=R===""?void 0:Number(R);W!==void 0&&
!(/^\d+$/.test(R)&&W>=1&&W<=Te)&&n.push({field:"concurrency",message:`must be a whole number from 1 to ${Te}`});const Z={steps:g,isList:s("steps")!=="",files:"l\
ines"in C?C.lines:[],output:s("output")||void 0,overwrite:c("overwrite",!1),ifNoFilesFound:r("if-no-files-found",["warn","error","ignore"]),changedOnly:c("chang\
ed-only",!1),dryRun:c("dry-run",!1),continueNumbers:c("continue-numbers",!1),concurrency:W,onError:r("on-error",["fail","continue"]),region:s("region"),baseUrl:s(
"base-url"),apiKey:l,summary:c("summary",!0),attest:c("attest",!1),githubToken:h,warnings:B};if(Z.continueNumbers&&b.length===0&&n.push(...Y(g)),b.length+n.length>
0)throw(0,x.G6)([...b,...n]);return Z}var At=i(9762);const _e=[/^["'].*["']$/,"leave out the quotes"],Ke=[/\$\{?[a-z_]/i,"variables of the shell are not replace\
d here: use an expression such as ${{ env.NAME }}"],Ge=[/^~/,"~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],He=[/^[a-z][\w+.-]+:\/\//i,
"addresses are not read or written: use a path of the workspace"],Ye=[/\\/,"write / between folders, not a backslash"],Je=(e,t)=>t.find(([n])=>n.test(e))?.[1],It=[
"{dir}","{name}","{index}","{operation}"],De={document:[],data:[],parts:["{title}"],files:["{file}"]},vt={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{n\
ame}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}"},xe=e=>e.some(({name:t})=>(0,I.zI)(t).input==="many");function Ve(e){
const t=e.map(({name:s})=>(0,I.zI)(s)).filter(({output:s})=>s!=="data"),n=t.findLast(({input:s,output:o})=>s==="many"||o!=="pdf");return t.length===0?"data":n?.
output==="pdfs"?"parts":n?.output==="files"?"files":"document"}function Nt(e){const{files:t,steps:n}=e,s=Ve(n),o=Dt(e,s),r=t.length===0?[]:xe(n)?[t]:t.map(g=>[g]),
c=(0,N.i9)((n.findLast(({name:g})=>(0,I.zI)(g).output!=="data")??n.at(-1))?.name??""),l=r.map((g,b)=>{const{dir:B,name:C}=E().posix.parse(g[0]??"");return{inputs:g,
kind:s,outputPath:W=>{const Z=s==="document"?b+1:W?.index,z={"{dir}":B||".","{name}":C,"{operation}":c,"{index}":Z===void 0?void 0:(0,At.n)(Z),"{title}":W?.title,
"{file}":W?.file};return E().posix.normalize(o.replace(/\{[^{}]*\}/g,K=>z[K]??K))}}}),h=s==="data"?[]:Rt(l,e,xt(o,s));if(h.length>0)throw(0,x.G6)(h);return l}const Tt=[
_e,[/\{\{/,"a placeholder has single braces, such as {name}"],Ke,Ge,He,...E().sep==="/"?[Ye]:[]];function Dt({output:e,places:t},n){const s=b=>(0,x.G6)([{field:"\
output",message:b}]);if(e===void 0)return vt[n];const o=Je(e,Tt);if(o!==void 0)throw s(o);const r=[...It,...De[n]],c=e.match(/\{[^{}]*\}/g)?.filter(b=>!r.includes(
b))??[];if(c.length>0)throw s(`has the unknown placeholder ${c[0]}: use ${r.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw s("must be a single line");if(/[\\/]$/.
test(e))throw s(`names a folder: write a file name after it, such as ${e}{name}.pdf`);const l=["{index}",...De[n]];if(De[n].length>0&&!l.some(b=>e.includes(b))){
const{dir:b,name:B,ext:C}=E().posix.parse((0,u.d7)(e)),R=E().posix.join(b,n==="files"?`${B}.{file}`:`${B}-{index}${C}`);throw s(`needs ${l.join(" or ")}, becaus\
e one file gives several results: such as ${R}`)}const h=E().isAbsolute(e)?(0,u.dR)(t,e):(0,u.d7)(e);if(!(E().isAbsolute(h)?(0,u.NB)(t,h):(0,u.FK)(E().posix.normalize(
h))))throw s("must stay in the workspace or in RUNNER_TEMP");return h}function xt(e,t){const s=["{dir}","{name}",...t==="document"?["{index}"]:[]].filter(o=>!e.
includes(o));return s.length===0?"process them in different steps":`use ${[s.slice(0,-1).join(", "),...s.slice(-1)].filter(o=>o!=="").join(" or ")}`}function Rt(e,{
matched:t,overwrite:n,identity:s,exists:o,places:r},c){const l=new Map(t.map(R=>[s(R),R])),h=new Map;for(const R of e){const W=s(R.outputPath()),Z=h.get(W);Z?Z.
push(R):h.set(W,[R])}const g=[],b=[],B=R=>{g.push({field:"output",message:R})};for(const[R,[W,Z,...z]]of h){if(!W)continue;const K=W.outputPath(),q=l.get(R);if(!(0,u.
NB)(r,K)||K==="."||K.endsWith("/"))B(`'${K}' is not a file in the workspace or in RUNNER_TEMP`);else if((0,O.SV)(K))B(`'${K}' is below .git, where nothing is wr\
itten`);else if(Z){const[oe,X]=[W.inputs[0],Z.inputs[0]],fe=z.length===0?`'${oe}' and '${X}' would both`:`'${oe}', '${X}' and ${z.length} more would all`;B(`${fe}\
 be written to '${K}': ${c}`)}else q!==void 0&&!W.inputs.some(oe=>s(oe)===R)?B(`'${K}' would replace another file that the step reads: choose a different patter\
n`):q!==void 0&&!n?B(`'${K}' would replace the input: choose a different pattern, or set overwrite to true`):q===void 0&&!n&&o(K)&&b.push(K)}b.length>0&&B(d(b));
const C=5;return g.length<=C?g:[...g.slice(0,C),{field:"output",message:`and ${g.length-C} more such clashes`}]}var ye=i(4947);function Lt(e){const t=e.replace(
/[*?[]/g,"[$&]");return/^[#!~]/.test(t)?`./${t}`:t}async function Ze(e,t,n){for(const g of[e,...t])if(Ct(g)>Xe)throw(0,x.G6)([{field:"files",message:`the patter\
n '${g}' has more than ${Xe} * in one name: write fewer`}]);const{create:s}=await i.e(102).then(i.bind(i,102)),r=[e,...t.map(g=>g.slice(1).trim())].map(g=>jt(g,
n)).map((g,b)=>b===0?g:`!${g}`),c=await s(r.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Qe(e)}),l=new Set((0,u.d7)(e).split("/")),h=g=>(0,u.dR)(n,g).split("/").some(b=>Ut.has(b)&&!l.
has(b));return(await c.glob()).filter(g=>!h(g))}const Xe=4,Ct=e=>Math.max(...(0,u.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),Ut=new Set([".git","node\
_modules"]);function jt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",E().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function Qe(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,x.G6)([{field:"files",message:t}])}
const Bt=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],_e,He,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output file\
s of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Ke,Ge,Ye,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Ft(e,t,n){if(kt(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=Je(e,Bt);if(s!==void 0)return s;const o=async c=>Ze(c,[],n).catch(()=>[]);if(t.length>0&&
(await o(e)).length>0)return"lines that begin with ! exclude every file that it matches";const r=Wt(e,n);if(r!==void 0)return r;if((0,ye._N)((0,u.GS)(n,e))?.isDirectory()===
!0)return"the folder has no such files";for(const[c,l]of zt(e)){const[h]=c===e?[]:await o(c);if(h!==void 0)return`${l}, and there is ${(0,u.dR)(n,h)}`}}const zt=e=>[
[qe(e),"upper and lower case count"],[qe(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],
[e.normalize("NFD"),"its accents are not written as in the name of the file"]],qe=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===
t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function Wt(e,t){const n=(0,u.GS)(t,e).split(E().sep),s=n.findIndex(o=>/[*?[]/.test(o));for(let o=1;o<=
(s<0?n.length-1:s);o++){const r=n.slice(0,o).join(E().sep);if((0,u.I5)(t,r)===void 0||!(0,ye.PJ)(r))continue;const[c,l]=[(0,u.dR)(t,r),(0,ye.Ye)(r)];return l===
void 0?`'${c}' is a link to a folder that does not exist`:(0,u.NB)(t,l)?`'${c}' is a link, which patterns do not follow: write '${(0,u.dR)(t,l)}' in its place`:
`'${c}' is a link that leads out of the workspace`}}function kt(e){try{return(0,T.readdirSync)(e).length===0}catch{return!1}}async function _t(e,t,n,s){const o=[],
r=new Set,c=new Set,l=[],h=new Map;for(const[g,{text:b,literal:B}]of e.entries()){if(!B&&b.startsWith("!"))continue;if(!(0,u.NB)(t,b))throw Qe(b);const C=B?[]:e.
slice(g+1).flatMap(Z=>Z.text.startsWith("!")?[Z.text]:[]),{matches:R,isPath:W}=await Kt(b,B,C,n,t);R.length===0&&l.push({line:b,reason:await Ft(b,C,t)});for(const Z of R){
const z=(0,u.dR)(t,Z),K=(0,O.YY)(t,Z);if(K!==void 0){h.set(z,K);continue}(!r.has(z)||s&&W&&c.has(z))&&o.push(z),r.add(z),W&&c.add(z)}}return{files:o,empty:l,refused:h}}
async function Kt(e,t,n,s,o){const r=(0,u.GS)(o,e),c=!t&&/[*?[\]\\]/.test(e)?void 0:(0,ye._N)(r);if(t)return{matches:(0,ye.Ms)(r)===void 0?[]:[r],isPath:!0};if(c?.
isFile()&&n.length===0)return{matches:[r],isPath:!0};const l=await Ze(e,n,o),h=c?.isDirectory()?l.filter(g=>s.test(g)):l;return{matches:h.length>1?Gt(h):h,isPath:c?.
isFile()??!1}}function Gt(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,o)=>{for(let r=0;r<s.length&&r<o.length;r++){const c=t(s[r]??"",o[r]??"");
if(c!==0)return c}return s.length-o.length};return e.map(s=>({file:s,segments:(0,u.d7)(s).split("/")})).sort((s,o)=>n(s.segments,o.segments)||(s.file<o.file?-1:
1)).map(({file:s})=>s)}const Ae=5;async function Ht(e,t,n,s){const o=xe(e.steps),r=e.steps[0],c=r&&(0,I.zI)(r.name).accepts==="image"?/\.(?:png|jpe?g)$/i:/\.pdf$/i,
l=await _t(e.files,t,c,o);Jt(l,e.ifNoFilesFound,s);const h=Yt(l.files,n);if(h.length===0&&l.files.length>0&&et("No file is left to work on: the steps use every \
file that matches. Name other files in files",e.ifNoFilesFound,s),!e.changedOnly||h.length===0)return{matched:h,files:h};const{changedFiles:g}=await Promise.all(
[i.e(2958),i.e(1787),i.e(8885)]).then(i.bind(i,1266)),b=await g(e.githubToken);if("unknown"in b)return s.add(`changed-only leaves nothing out: ${b.unknown}`),{matched:h,
files:h};const B=R=>b.paths.has(R),C=h.filter(R=>B(R)||[...n.neededBy(R).keys()].some(B));return S.pq(`${(0,p.hS)(C.length,"file")} of ${h.length} changed`),{matched:h,
files:(o||e.continueNumbers)&&C.length>0?h:C}}function Yt(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const o=n.get(
s);return o!==void 0&&S.pq((0,p.g$)(`'${s}' is left out of files: ${o} uses it`)),o===void 0})}function Jt({files:e,empty:t,refused:n},s,o){const r=t.map(({line:g,
reason:b})=>b===void 0?`'${g}'`:`'${g}' (${b})`),c=[...n].map(([g,b])=>`'${g}' was left out: it ${b}`),l=r.length===0?"files, which is an empty list":Vt(r),h=e.
length>0||r.length===0||t.some(({reason:g})=>g!==void 0)?"":". Paths start at the workspace. Make sure that an earlier step creates the files";if(s==="error"&&c.
length>0)throw new x.zU("configuration",c.slice(0,Ae).join(". "));for(const g of c)o.add(g);r.length===0&&e.length+c.length>0||et(`No file matches ${l}${h}`,s,o)}
function et(e,t,n){if(t==="error")throw new x.zU("configuration",e);t==="warn"?n.add(e):S.pq((0,p.g$)(e))}function Vt(e){return e.length<=Ae?e.join(", "):`${e.slice(
0,Ae).join(", ")} and ${e.length-Ae} more lines`}const tt=/\{(?:dir|name)\}/;class Zt{steps;places;shared=new Map;constructor(t,n){this.steps=t,this.places=n}neededBy(t){
return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(o=>[this.pathFor(o,t),(0,N.i9)(n)])))}check(){const t=[];for(const{paths:n}of this.steps)
for(const[s,o]of Object.entries(n)){if(tt.test(o))continue;const r=this.problemOf(this.pathFor(o,""));r!==void 0&&t.push({field:s,message:r})}if(t.length>0)throw(0,x.
G6)(t)}async parametersOf({name:t,params:n,paths:s},o){const r={};for(const[c,l]of Object.entries(s)){const h=this.pathFor(l,o),g=await(tt.test(l)?this.read(h,c):
this.readOnce(h,c)),b=(0,I.zI)(t).fields[c]?.kind==="json",{params:B,issues:C}=(0,V.qL)(t,{[c]:b?Xt(g):g}),R=C.filter(({field:W})=>W===c);if(R.length>0)throw(0,x.
G6)(R.map(({field:W,message:Z})=>({field:W,message:`'${h}': ${Z}`})));r[c]=B[c]}return{...n,...r}}pathFor(t,n){const{dir:s,name:o}=E().posix.parse(n),r=t.replaceAll(
"{dir}",()=>s||".").replaceAll("{name}",()=>o);return(0,u.dR)(this.places,r)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),
s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,x.G6)([{field:n,message:s}]);const o=await(0,ye.oD)(E().resolve(this.places.workspace,t)).catch(
r=>{throw(0,x.G6)([{field:n,message:`'${t}' could not be opened (${(0,p.xU)(r)})`}])});return{name:E().posix.basename(t),bytes:o}}problemOf(t){if(!(0,u.NB)(this.
places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,ye.Ms)((0,u.GS)(this.places,t))===void 0)return`there is no file '${t}'. Paths start a\
t the workspace, and may hold {dir} and {name}`;const n=(0,O.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const Xt=({bytes:e})=>new TextDecoder("u\
tf-8").decode(e);var nt=i(1078);class Ie extends Error{file;cause;constructor(t,n){super("a file could not be counted"),this.file=t,this.cause=n}}async function Qt(e,t,n){
const{continuedNumbers:s,countSelectedPages:o}=await Promise.all([i.e(7718),i.e(7390),i.e(6662)]).then(i.bind(i,586)),r=e.flatMap(({inputs:z})=>z),{pages:c,first_number:l}=_(
t),h=t.map(qt).find(z=>z!==void 0);let g="";const b=function*(){for(const z of r)yield n(g=z)},B={pages:c,...h===void 0?{}:{open_password:h}},C=await o(b(),B,{pause:nt.
v}).catch(z=>{throw new Ie(g,(0,x.l3)(z))}),R=s(C,l),W=new Map;let Z=0;for(const z of e)W.set(z,Z),Z+=z.inputs.length;return(z,K)=>R[(W.get(z)??0)+K]}function qt({
name:e,params:t}){const{open_password:n,password:s}=t;return n??(e==="remove_password"?s:void 0)}var st=i(7563),en=i(9105),Pe=i(8227);const tn=5;async function nn({
jobs:e,inputs:t,chosen:n,places:s,secondFiles:o,numbersOf:r,claim:c,spelling:l}){const h=new en.A(s,t.overwrite),{execute:g,lanes:b,close:B,abandon:C}=await n.open(
e.length),R=new AbortController;rn(()=>(R.abort(),Promise.allSettled([h.close(),C()])));const W=e.map(()=>[]),Z=[];let z;const K={steps:t.steps,spelling:l,signal:R.
signal,parametersOf:(q,oe)=>o.parametersOf(q,oe),numbersOf:r,claim:c,write:q=>h.write(q),onProgress:cn()};return await an(e,b,async(q,oe)=>{if(z!==void 0){W[oe]=
[{...Re(q),status:"skipped",output:null,message:z}];return}try{const X=await g(q,K);W[oe]=X;for(const[fe,ne]of X.entries())S.pq((0,p.g$)(on(ne,X[fe-1]?.notes)))}catch(X){
const fe=X instanceof Pe.C?X.input:q.inputs[0]??"",ne=(0,x.l3)(X instanceof Pe.C?X.cause:X);S.pq((0,p.g$)(`${fe}: failed`));const ve=X instanceof Pe.C?X.step:void 0,
Oe=ve===void 0?M(ne,l):`${ve}: ${M(ne,l)}`;Z.push({file:fe,message:Oe,cause:ne.cause}),W[oe]=[{...Re(q),status:"failed",input:fe,output:null,message:Oe}],ne.code===
"unauthorized"&&(z="Not tried, because the region refused the key")}}),await B(),{rows:W.flat(),failures:Z}}function sn(e){const t=e.map(Re);for(const{input:n,inputs:s,
output:o}of t)S.pq((0,p.g$)(`${ot(n,s)}${o===null?": would be read only, and no file written":` → ${o}`}`));return t}function Re(e){return{status:"planned",input:e.
inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function on(e,t=[]){
const{input:n,inputs:s,output:o,pages:r,bytesBefore:c,bytesAfter:l,notes:h,message:g}=e,b=ot(n,s),B=[...r===null?[]:[(0,p.hS)(r,"page")],l===null?(0,p.IV)(c??0):
`${(0,p.IV)(c??0)} → ${(0,p.IV)(l)}`].join(", "),C=o===null?`${b}: ${g??"read"} (${B})`:`${b} → ${o} (${B})`,R=h.filter(W=>!t.includes(W));return R.length>0?
`${C}. ${R.join(" ")}`:C}const ot=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function rn(e){let t=!1;for(const[n,s]of[["SIGINT",130],["SIGTERM",143]])process.
on(n,()=>{t||(t=!0,S.pq("Cancelled"),e().finally(()=>process.exit(s)))})}async function an(e,t,n){const s=e.entries(),o=async()=>{for(const[r,c]of s)r>0&&await(0,nt.
v)(),await n(c,r)};await Promise.all(Array.from({length:Math.min(t,e.length)},o))}function cn(){let e=process.uptime();return(t,n,s)=>{const o=process.uptime();
o-e<tn||(e=o,S.pq((0,p.g$)(`${t}: ${n}, ${Math.round(s*100)} %`)))}}var rt=i(8161);async function un(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.all(
[i.e(7718),i.e(2958),i.e(6053),i.e(7390),i.e(5878),i.e(4599)]).then(i.bind(i,4599))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>ln(n,t,e.
concurrency),place:"on the runner"}}async function ln(e,{workspace:t},n=Math.min((0,rt.availableParallelism)(),Te)){const s=Math.min(e,n),o=(0,st.ZK)(t),r=()=>Promise.
resolve();if(s<2){const{localHere:h}=await i.e(7806).then(i.bind(i,7806)),g=h();return{execute:(b,B)=>(0,Pe.g)(b,B,g,o),lanes:s,close:r,abandon:r}}const{workerPool:c}=await i.
e(5853).then(i.bind(i,5853)),l=c({entry:E().join(__dirname,"index.js"),size:Math.min(s,(0,rt.availableParallelism)())});return{execute:(h,g)=>(0,Pe.g)(h,g,l,o),
lanes:s,close:l.close,abandon:r}}const Tn=null,fn=/[\r\n]|^\s|\s$/;class dn{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;Le("results-file cannot be ma\
de in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=E().join((0,T.mkdtempSync)(E().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){const n=t.map(({data:c,
...l})=>({...l,...c})),s=t.flatMap(({status:c,output:l})=>c==="done"&&l!==null?[l]:[]),o=s.filter(c=>!fn.test(c)),r=s.length===0?"":`, although ${(0,p.hS)(s.length,
"file")} were written: see the log`;Le(`The output results-file cannot be written${r}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,T.writeFileSync)(this.resultsFile,
`${JSON.stringify(n)}
`)}),Le(`The outputs of the step cannot be written${r}`,process.env.GITHUB_OUTPUT,()=>{S.uH("files",s),S.uH("paths",o.map(Lt).join(`
`)),S.uH("count",s.length),S.uH("results",n),S.uH("results-file",this.resultsFile)}),o.length<s.length&&S.pq(`The output paths leaves out ${(0,p.hS)(s.length-o.
length,"name")} with a line break or an outer blank`)}}function Le(e,t,n){try{n()}catch(s){const o=t!==void 0&&(0,T.existsSync)(t)?(0,p.xU)(s):"there is no such\
 file";throw new x.zU("configuration",`${e} (${o})`,{advice:"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var hn=i(866);const it=1024*
1024,pn=2048,mn={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function gn(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,p.Hn)(n.join(" → "))}\
</h3>
<p>${at(e)}</p>
`;if(t.length===0)return s;const o=[];let r=Buffer.byteLength(s)+pn;for(const[g,b]of t.entries()){const B=$n(b,t[g-1],ct(e));if(r+=Buffer.byteLength(B),r>it)break;
o.push(B)}const c=(ct(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(g=>`<th>${g}</th>`).join(""),l=t.length-
o.length,h=l===0?"":`<p>${(0,p.hS)(l,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`;return`${s}<table>
<tr>${c}</tr>
${o.join("")}</table>
${h}`}function at({rows:e,matched:t,place:n,dryRun:s,seconds:o}){const r=C=>e.filter(R=>R.status===C),c=r("done");if(e.length===0)return`${t===0?"No file matche\
s":`No change in ${(0,p.hS)(t,"file")}`}, nothing written · ${n} · ${o.toFixed(1)} s`;const l=c.filter(({output:C})=>C!==null).length,h=s?[`Dry run: ${(0,p.hS)(
r("planned").length,"result")} planned, nothing written`]:[l===0&&c.length>0?`${(0,p.hS)(c.length,"file")} read, none written`:`${(0,p.hS)(l,"file")} written`];
for(const C of["failed","skipped"])r(C).length>0&&h.push(`${r(C).length} ${C}`);const g=ut([...new Map(c.map(C=>[C.inputs.join(`
`),C.bytesBefore??0])).values()]),b=ut(c.map(({bytesAfter:C})=>C??0)),B=c.length===0?"":` · ${(0,p.IV)(g)}${l===0?"":` → ${(0,p.IV)(b)}`}`;return`${h.join(",\
 ")}${B} · ${n} · ${o.toFixed(1)} s`}const ct=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>bn(t));function $n(e,t,n){const{status:s,input:o,
inputs:r,output:c,pages:l,bytesBefore:h,bytesAfter:g,message:b,notes:B,data:C}=e,R=r.length>1&&s!=="failed"?` <em>and ${r.length-1} more</em>`:"",W=[...c===null?
[]:[`<code>${(0,p.Hn)(c)}</code>`],...b===null?[]:[(0,p.Hn)(b)],...Object.values(C).flatMap(X=>yn(X)),...B.filter(X=>t?.input!==o||!t.notes.includes(X)).map(X=>`\
<em>${(0,p.Hn)(X)}</em>`)],Z=e.facts.firstPage!==void 0,z=n?[Ce(h),Ce(g),Z?"":En(h,g)]:[Ce(h)],K=[l===null?"":String(l),...z],q=W.join("<br>"),oe=K.every(X=>X===
"")?`<td colspan="${K.length+1}">${q}</td>`:`<td>${q}</td>${K.map(X=>`<td align="right">${X}</td>`).join("")}`;return`<tr><td>${mn[s]}</td><td><code>${(0,p.Hn)(
o)}</code>${R}</td>${oe}</tr>
`}const wn=new Set(["pageCount","fileSize"]);function yn(e){const t=Object.entries(e).flatMap(([n,s])=>{const o=(0,p.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return wn.has(n)?[]:s===!0?[o]:typeof s=="number"?s===0?[]:[`${o}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${o}: ${s.length}`]:typeof s=="object"&&s!==null&&!Object.
values(s).every(r=>typeof r=="boolean")?[o]:[]});return t.length===0?[]:[t.join(" · ")]}const bn=e=>Object.keys(e).length===0,Ce=e=>e===null?"":(0,p.IV)(e).replace(
" ","&nbsp;");function En(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}const ut=e=>e.
reduce((t,n)=>t+n,0);function On(e,t,n){const s=e.length<v?e:e.slice(0,v-1);for(const{file:o,message:r}of s)t==="error"?S.z3(r,{file:o}):n.add(r,o);for(const{file:o,
message:r}of e.slice(s.length))S.pq((0,p.g$)(`Failed: ${o}: ${r}`));for(const{cause:o}of e)o!==void 0&&S.Yz((0,p.uP)(o))}function Mn(e,t){const n=e.length<v?0:e.
length-(v-1),s=n>0?` (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,p.hS)(t,"file")} failed${s}`}async function Pn(e,t){if(!process.
env.GITHUB_STEP_SUMMARY)return;const n=gn(e);if(!(Buffer.byteLength(n)>=it))try{await hn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be writte\
n. The results and the outputs are complete"),S.Yz((0,p.uP)(s))}}async function Sn(){const e=new P,t=new dn;let n="wire";try{t.begin();const s=await St(o=>S.V4(
o,{trimWhitespace:!1}),o=>In(o,e));for(const o of s.warnings)e.add(o);n=s.isList?"wire":"inputs",await An(s,t,e,n)}catch(s){const o=(0,x.l3)(s instanceof Ie?s.cause:
s),r=M(o,n);s instanceof Ie&&S.z3(r,{file:s.file}),S.C1(s instanceof Ie?"No file was written: continue-numbers counts the pages of all files first, and one file\
 could not be counted":r),o.cause!==void 0&&S.Yz((0,p.uP)(o.cause))}finally{S.Yz(`Peak memory: ${(0,p.IV)(vn())}`)}}async function An(e,t,n,s){const o=process.uptime(),
r=(0,u.Aq)(),c=await un(e,r);c.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const ne of e.
steps)await c.check(ne);e.output!==void 0&&Ve(e.steps)==="data"&&n.add("output is not used: the step reads documents and writes none");const l=new Zt(e.steps,r),
{matched:h,files:g}=await Ht(e,r,l,n);l.check();const b=y(r.workspace),B=[...new Set([...h,...h.flatMap(ne=>[...l.neededBy(ne).keys()])])],C=ne=>(0,O.Ck)(r,ne),
R={matched:B,overwrite:e.overwrite,identity:b,exists:C},W=Nt({...e,...R,files:g,places:r}),Z=e.steps.map(({name:ne})=>(0,N.i9)(ne)),z=e.continueNumbers&&!e.dryRun?
await Qt(W,e.steps,ne=>(0,st.R5)(ne,r.workspace)):()=>{};S.Oh((0,p.g$)(`${Z.join(", then ")}: ${(0,p.hS)(g.length,"file")}, ${c.place}`));const{rows:K,failures:q}=e.
dryRun?{rows:sn(W),failures:[]}:await nn({jobs:W,inputs:e,chosen:c,places:r,secondFiles:l,numbersOf:z,claim:f(R),spelling:s});S.N4(),On(q,e.onError==="fail"?"er\
ror":"warning",n);const oe=process.uptime()-o,X={rows:K,matched:h.length,operations:Z,place:c.place,dryRun:e.dryRun,seconds:oe};if(S.pq((0,p.g$)(at(X))),t.tell(
K),e.summary&&await Pn(X,n),e.attest){const{declareArtifacts:ne}=await i.e(1884).then(i.bind(i,1884)),ve=K.flatMap(({status:Oe,output:ft})=>Oe==="done"&&ft!==null?
[ft]:[]);for(const Oe of await ne(ve,r.workspace))n.add(Oe)}if(q.length===0)return;const fe=xe(e.steps)?`The merge of ${(0,p.hS)(g.length,"file")} failed`:Mn(q,
g.length);e.onError==="fail"?S.C1(fe):n.add(fe)}function In(e,t){[...e.trim()].length>1?S.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked\
, because most of the log would be hidden. The step does not print it; use a longer one")}function vn(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,T.readFileSync)(
"/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let lt=!1;process.once("beforeExit",()=>{
lt||S.C1("The action stopped before it had finished.")}),Sn().catch(S.C1).finally(()=>{lt=!0})}),8917:((ie,J,i)=>{i.d(J,{Z:()=>p,_:()=>N});const S=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,x=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function N(v){
if(v.length>64)return;const P=v.trim().replace(T,(O,$,E,y)=>`${$??""}${1900+Number(E)}${y}`);return F(j(S.exec(P)??x.exec(P)))}function p(v){const P=v.length>64?
void 0:j(x.exec(v.trim()));if(!P||F(P)===void 0)return;const{year:O,month:$="",day:E="",hour:y="",minute:f="",second:d="",zone:u=""}=P;return`D:${O}${$}${E}${y}${f}${d}${u===
"Z"||u===""?u:`${u.replace(":","'")}'`}`}function j(v){if(!v)return;const[,P,O,$,E,y,f,d,u,w,A]=v,I=d??(u===void 0?void 0:`${u}${w??"00"}:${A??"00"}`);return{year:P,
month:O,day:$,hour:E,minute:y,second:f,zone:I}}function F(v){if(!v)return;const{year:P,month:O,day:$,hour:E,minute:y="00",second:f="00",zone:d}=v,u=(A,I,H)=>A===
void 0||Number(A)>=I&&Number(A)<=H;if(Number(P)===0||!u(O,1,12)||!u($,1,M(Number(P),Number(O)))||!u(E,0,23)||!u(y,0,59)||!u(f,0,59)||d!==void 0&&d!=="Z"&&!(u(d.
slice(1,3),0,23)&&u(d.slice(4),0,59)))return;const w=[P,O,$].filter(A=>A!==void 0).join("-");return E===void 0?w:`${w}T${E}:${y}:${f}${d==="+00:00"||d==="-00:00"?
"Z":d??""}`}function M(v,P){return P===2?v%4===0&&(v%100!==0||v%400===0)?29:28:[4,6,9,11].includes(P)?30:31}}),6996:((ie,J,i)=>{i.d(J,{lF:()=>u,qL:()=>f});var S=i(
9153),T=i(6512),x=i(2145),N=i(480),p=i(3140),j=i(5092);const F=2**31-1,M=/^ *[+-]?\d+ *$/,v=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,P=/[\p{Cc}\u2028\u2029]/u,O=new RegExp(
"\\p{Cs}","u"),$=100,E=/^[\x20-\x7e]*$/;function y(a,m,D="absent"){const{params:U,issues:L}=f(a,m,D);if(L.length>0)throw invalidParameters(L);return U}function f(a,m,D="\
absent"){const U=(0,x.zI)(a),L={},Q=[];for(const[se,re]of Object.entries(U.fields)){const me=Object.hasOwn(m,se),ge=me?m[se]:void 0;if(k(re,ge)){me&&D==="refuse"&&
I(re,ge)?Q.push({field:se,message:H(re)}):re.required?Q.push({field:se,message:`is required: ${w(re)}`}):"default"in re&&(L[se]=re.default);continue}const te=_(
re,ge);"problem"in te?Q.push({field:se,message:te.problem}):L[se]=te.value}return{params:L,issues:[...Q,...d(U,L,Q)]}}function d({fields:a,ascending:m,different:D,
exclusive:U,atLeastOne:L},Q,se){const re=[],me=te=>{const ce=a[te];return Q[te]!==void 0&&!(ce&&"default"in ce&&ce.default===Q[te])};if(m){const[te,ce]=[Q[m[0]],
Q[m[1]]];typeof te=="number"&&typeof ce=="number"&&te>ce&&re.push({field:m[0],message:`must not be greater than ${m[1]}`,mentions:[m[1]]})}if(D){const[te,ce]=[Q[D[0]],
Q[D[1]]];te!==void 0&&te===ce&&re.push({field:D[0],message:`must differ from ${D[1]}`,mentions:[D[1]]})}for(const[te,ce]of U??[]){const Me=me(te)?ce.filter(me):
[];Me.length>0&&re.push({field:te,message:`must not be given together with ${Me.join(" and ")}: leave one of them out`,mentions:Me})}const ge=te=>me(te)||se.some(
({field:ce})=>ce===te);return L&&!L.some(ge)&&re.push({field:L[0],message:`is required, unless one of these is given: ${L.slice(1).join(", ")}`,mentions:L.slice(
1)}),re}function u(a){if(typeof a=="object")return JSON.stringify(a);const m=String(a);if(typeof a!="number"||!m.includes("e"))return m;if(a>=1)return BigInt(a).
toString();const[D,U]=m.split("e");return`0.${"0".repeat(-Number(U)-1)}${D.replace(".","")}`}function w(a){switch(a.kind){case"text":{const m=a.minLength?`${a.minLength}\
 to ${a.maxLength}`:`at most ${a.maxLength}`;return a.format?`${j.E[a.format].words}, ${m} characters`:a.characters==="printable-ascii"?`${m} printable ASCII ch\
aracters (codes 32 to 126)`:`${m} characters`}case"flag":return"true or false";case"integer":{const m=a.unit===void 0?"":`, in ${a.unit}`;return a.max===void 0||
a.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${a.min}${m}`:`a whole number from ${a.min} to ${a.max}${m}`}case"decimal":return`a decimal number ${A(
a)}, in ${a.unit}, with a point`;case"choice":return`one of ${a.options.map(({value:m})=>m).join(", ")}`;case"pageOrder":return`pages such as 3,1,2 or 2.. or -1\
,1..-2, at most ${a.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${a.maxLength} characters`;case"file":return{
pdf:"a PDF document",image:"a PNG or JPEG image",any:"a file"}[a.accepts];case"json":return`a JSON object such as {"name": "value"}, at most ${a.maxLength} char\
acters`;default:return a}}function A({above:a,min:m,max:D}){const U=a===void 0?`of at least ${m??0}`:`greater than ${a}`;return D===void 0?U:`${U} and at most ${D}`}
function I(a,m){return a.empty==="opener"?!1:a.empty!=="word"||a.required===!0||m===void 0}function H(a){return a.required?`is empty: it must be ${w(a)}`:a.kind===
"text"&&a.secret?"is empty, so the document would open without a password: give a password, or route documents without one past this step":a.empty==="word"?`is \
undefined: use '' to leave it out, or give ${w(a)}`:a.kind==="pageSet"?"is empty: write all for every page":"default"in a?`is empty: write ${String(a.default)},\
 which is the default, or leave the field out`:`is empty: give ${w(a)}, or leave the field out`}function k(a,m){return m==null||m===""?!0:a.kind==="text"&&!a.secret&&
typeof m=="string"&&m.trim()===""}function _(a,m){if(Array.isArray(m))return{problem:"must be given only once"};switch(a.kind){case"text":return Y(a,m);case"fla\
g":return ee(a,m);case"integer":return ae(a,m);case"decimal":return G(a,m);case"choice":return ue(a,m);case"pageOrder":return le(a,m,N.p6);case"pageSet":return le(
a,m,p.lY);case"file":return $e(a,m);case"json":return we(a,m);default:return a}}function Y(a,m){if(typeof m!="string"&&typeof m!="number")return{problem:`must b\
e ${w(a)}`};const D=String(m);if(D.length>8*a.maxLength)return{problem:`must be ${w(a)}`};const U=a.secret?D:D.normalize("NFC"),L=a.secret?U.length:[...U].length;
return L>a.maxLength||L<(a.minLength??0)?{problem:`must be ${w(a)}`}:a.characters==="printable-ascii"&&!E.test(U)?{problem:`must be ${w(a)}`}:!a.secret&&P.test(
U)?{problem:"must not contain control characters or line breaks"}:!a.secret&&O.test(U)?{problem:"must not contain an incomplete character (a lone surrogate)"}:a.
format&&!j.E[a.format].holds(U)?{problem:j.E[a.format].problem?.(U)??`must be ${w(a)}`}:{value:U}}function ee(a,m){if(typeof m=="boolean")return{value:m};const D=typeof m==
"string"?m.toLowerCase():"";return D==="true"||D==="false"?{value:D==="true"}:{problem:`must be ${w(a)}`}}function ae(a,m){const D=V(m);if(D===void 0||D<a.min)return{
problem:`must be ${w(a)}`};const U=a.max??F;if(D<=U)return{value:D};const L=w(a);return{problem:L.includes(String(U))?`must be ${L}`:`must not be greater than ${U}`}}
function V(a){return typeof a=="string"?M.test(a)?Number(a.trim())+0:void 0:typeof a=="number"&&Number.isInteger(a)?a+0:void 0}function G(a,m){const D=typeof m==
"number"?m:typeof m=="string"&&v.test(m)?Number(m.trim()):NaN,{above:U=-1/0,min:L=-1/0,max:Q=1/0}=a;return Number.isFinite(D)&&D>U&&D>=L&&D<=Q?{value:D+0}:{problem:`\
must be ${w(a)}`}}function ue(a,m){const{open:D}=a,U=a.options.find(({value:Q})=>typeof Q=="number"?Q===V(m):Q===m);if(U)return{value:U.value};const L=D?V(m):void 0;
return D&&L!==void 0&&L>=D.min&&L<=D.max?{value:L}:{problem:`must be ${w(a)}`}}function le(a,m,D){if(typeof m!="string"&&typeof m!="number")return{problem:`must\
 be ${w(a)}`};const U=String(m);if(U.length>a.maxLength)return{problem:`must be at most ${a.maxLength} characters long, and has ${U.length}`};const L=D(U);return"\
problem"in L?{problem:L.problem}:{value:U}}function $e(a,m){const{name:D,bytes:U}=typeof m=="object"?m:{};return typeof D!="string"||!(U instanceof Uint8Array)?
{problem:`must be ${w(a)}`}:U.length===0&&a.accepts!=="any"?{problem:"is an empty file"}:{value:{name:D,bytes:U}}}function we(a,m){const D=`must be ${w(a)}`;if(typeof m==
"object"){const L=he(m);return L!==void 0&&L.startsWith("{")&&L.length<=a.maxLength?de(JSON.parse(L)):{problem:D}}if(typeof m!="string")return{problem:D};if(m.length>
a.maxLength)return{problem:`must be at most ${a.maxLength} characters long, and has ${m.length}`};const U=(0,T.q)(m);return U===void 0?{problem:`${D}; it is not\
 valid JSON`}:(0,T.G)(U)?de(U):{problem:D}}function de(a){let m=[a];for(let D=0;m.length>0;D++){if(D===$)return{problem:`must not have more than ${$} arrays and\
 objects within one another`};m=m.flatMap(U=>Object.values(U).filter(pe))}return{value:a}}const pe=a=>typeof a=="object"&&a!==null;function he(a){try{return JSON.
stringify(a)}catch{return}}}),1184:((ie,J,i)=>{i.d(J,{XM:()=>p,an:()=>N,i9:()=>x});var S=i(2145);const T=j=>j.replace(/_(\w)/g,(F,M)=>M.toUpperCase()),x=j=>j.replaceAll(
"_","-");function N(j,F,M){const v=F.filter(P=>/^\w+$/.test(P));return v.length===0?j:j.replace(new RegExp(`\\b(?:${v.join("|")})\\b`,"g"),M)}const p=j=>(0,S.zI)(
j).path??`/v1/${j}`}),491:((ie,J,i)=>{i.d(J,{s:()=>T});const S=["number","last","label","name"];function T(N){const p=[],j=[];for(const F of N.normalize("NFC").
split(/(\{[^{}]*\})/)){const M=S.find(v=>`{${v}}`===F);if(M)p.push({placeholder:M});else if(/^\{[^{}]*\}$/.test(F))j.push(F);else{if(/[{}]/.test(F))return{problem:`\
has a brace that belongs to no placeholder; ${x}`};F&&p.push({literal:F})}}return j.length===0?{pieces:p}:{problem:`has the unknown ${j.length===1?"placeholder":
"placeholders"} ${j.join(" and ")}; ${x}`}}const x=`use ${S.map(N=>`{${N}}`).join(", ")}`}),480:((ie,J,i)=>{i.d(J,{NL:()=>v,aW:()=>N,bs:()=>M,ml:()=>P,p6:()=>x,
vg:()=>p});var S=i(9153);const T=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function x(O){const $=[],E=[];for(const[y,f]of O.split(",").entries()){const d=y+1,u=T.exec(
f),w=H=>{E.push(`entry ${d} ('${P(f)}') ${H}`)};if(f.trim()===""){E.push(`entry ${d} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}
if(!u){w(j(f));continue}const A=Number(u[1]),I=u[3]===void 0?void 0:Number(u[3]);A===0||I===0?w("names page 0: pages count from 1, and -1 is the last page"):$.push(
{from:A,to:I,range:u[2]!==void 0,text:f.trim(),position:d})}return E.length>0?{problem:M(E)}:{items:$}}function N(O,$,E){const y=k=>(0,S.G6)([{field:"page_order",
message:k}]),f=x(O);if("problem"in f)throw y(f.problem);const d=$===1?"1 page":`${$} pages`,u=[],w=f.items.map(k=>{const _=G=>G<0?$+1+G:G,Y=_(k.from),ee=k.range?
k.to===void 0?$:_(k.to):Y,V=[[k.from,Y],[k.to??k.from,ee]].find(([,G])=>G<1||G>$);return V&&u.push(`entry ${k.position} ('${P(k.text)}') names ${p(V[0])}, but t\
he document has ${d}`),{first:Y,last:ee}});if(u.length>0)throw y(M(u));const A=w.reduce((k,{first:_,last:Y})=>k+Math.abs(Y-_)+1,0);if(A>E)throw y(`names ${A} pa\
ges in all; at most ${E} are allowed`);const I=new Uint32Array(A);let H=0;for(const{first:k,last:_}of w){const Y=k<=_?1:-1;for(let ee=k;ee!==_+Y;ee+=Y)I[H++]=ee}
return I}function p(O){return Number.isSafeInteger(O)?`page ${O}`:"a page far beyond its end"}function j(O){return/^ *\.\./.test(O)?"has no start: a range is wr\
itten 1..5":v(O)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const F=5;function M(O){const $=O.length-F;return[...O.slice(0,F),...$>0?[`\
and ${$} more such entries`]:[]].join("; ")}function v(O){const $=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(O);return $?`is not a range: write ${$[1]}..${$[2]}${$[2]===
""?" for this page and all after it":""}`:/\blast\b/i.test(O)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function P(O){const $=[
...O].map(E=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(E)?"?":E);return $.length>40?`${$.slice(0,40).join("")}…`:$.join("")}}),3140:((ie,J,i)=>{i.d(J,{k1:()=>p,lY:()=>N,
m7:()=>j});var S=i(9153),T=i(480);const x=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function N(v){const P=[],O=[];for(const[$,E]of v.split(",").
entries()){const y=$+1,f=E.trim();if(f===""){O.push(`entry ${y} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const d=x.exec(
f),u=ae=>{O.push(`entry ${y} ('${(0,T.ml)(f)}') ${ae}`)};if(!d){u(M(f));continue}const[,w,A,I,H,k]=d,_={negated:w!==void 0,text:f,position:y};if(A!==void 0){P.push(
{..._,pages:A.toLowerCase()});continue}const Y=Number(I),ee=H===void 0?Y:k===void 0?"end":Number(k);Y===0||ee===0?u("names page 0: pages count from 1, and -1 is\
 the last page"):P.push({..._,pages:{from:Y,to:ee}})}return O.length>0?{problem:(0,T.bs)(O)}:{items:P}}function p(v,P,O="pages"){const $=u=>(0,S.G6)([{field:O,message:u}]),
E=N(v);if("problem"in E)throw $(E.problem);const y=new F(P),f=new F(P),d=[];for(const u of E.items){const w=u.negated?f:y;if(typeof u.pages=="string"){w.add(u.pages);
continue}const{from:A,to:I}=u.pages,H=A<0?P+1+A:A,k=I==="end"?P:I<0?P+1+I:I,Y=(I==="end"?A<0?[[A,H]]:[]:[[A,H],[I,k]]).find(([,ee])=>ee<1||ee>P);Y&&d.push(`entr\
y ${u.position} ('${(0,T.ml)(u.text)}') names ${(0,T.vg)(Y[0])}, but the document has ${P===1?"1 page":`${P} pages`}`),!(I==="end"&&H>P||d.length>0)&&w.range(Math.
min(H,k),Math.max(H,k))}if(d.length>0)throw $((0,T.bs)(d));return E.items.every(({negated:u})=>u)&&y.add("all"),y.without(f)}function j(v){const P=N(v);if("prob\
lem"in P||P.items.length!==1)return;const{negated:O,pages:$}=P.items[0];if(O)return;if($==="all")return{first:1};if(typeof $=="string"||$.from<1)return;const{from:E,
to:y}=$;return y==="end"?{first:E}:y<1?void 0:{first:Math.min(E,y),last:Math.max(E,y)}}class F{pageCount;differences;odd=!1;even=!1;constructor(P){this.pageCount=
P,this.differences=new Int32Array(P+2)}add(P){P!=="even"&&(this.odd=!0),P!=="odd"&&(this.even=!0)}range(P,O){this.differences[P]++,this.differences[O+1]--}without(P){
const O=new Uint32Array(this.pageCount);let $=0,E=0,y=0;for(let f=1;f<=this.pageCount;f++){E+=this.differences[f],y+=P.differences[f];const d=f%2===1?"odd":"eve\
n";(E>0||this[d])&&!(y>0||P[d])&&(O[$++]=f)}return O.subarray(0,$)}}function M(v){return/^(not +)?\.\./i.test(v)?"has no start: a range is written 1..5":/^!/.test(
v)?"is not a page: leave out pages with not, such as not 2":(0,T.NL)(v.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),5092:((ie,J,i)=>{i.d(J,{E:()=>F,L:()=>p});var S=i(8917),T=i(491);function x(M){const v=(0,T.s)(M);return"problem"in v?
v.problem:void 0}const N=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,p=M=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(M),F={"file-name":{holds:M=>!/[/\\\p{Cc}\p{Cs}]/u.
test(M)&&/[^. ]/.test(M),words:"a file name without folders"},"media-type":{holds:p,words:"a media type such as text/xml or application/pdf"},date:{holds:M=>(0,S.
Z)(M)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:M=>x(M)===void 0,words:"text such as {number} \
/ {last}",problem:x},"language-tag":{holds:M=>N.test(M),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
