"use strict";exports.id=4717,exports.ids=[4717],exports.modules={34947:((de,G,o)=>{o.d(G,{Ms:()=>L,PJ:()=>C,TF:()=>p,Ye:()=>b,_N:()=>l,oD:()=>T,qf:()=>$});var y=o(73024),M=o.
n(y);const S=1<<20,b=m=>v(()=>y.realpathSync.native(m)),l=m=>v(()=>(0,y.statSync)(m)),L=m=>v(()=>(0,y.lstatSync)(m)),C=m=>L(m)?.isSymbolicLink()??!1;async function T(m){
if((0,y.statSync)(m).size<=S)return(0,y.readFileSync)(m);const{readFile:g}=await Promise.resolve().then(o.t.bind(o,51455,23));return g(m)}async function $(m,g){
if(g.length<=S)return(0,y.writeFileSync)(m,g,{flag:"wx"});const{writeFile:c}=await Promise.resolve().then(o.t.bind(o,51455,23));await c(m,g,{flag:"wx"})}const p=m=>v(
()=>(0,y.unlinkSync)(m));function v(m){try{return m()}catch{return}}}),66502:((de,G,o)=>{o.d(G,{Ck:()=>v,SV:()=>T,YY:()=>$,wI:()=>p});var y=o(76760),M=o.n(y),S=o(
49153),b=o(34947),l=o(44168);const L=/^(?:\.git|git~\d+)[. ]*$/i,C=new RegExp("\\p{Cf}","gu"),T=f=>f.split(/[\\/]/).some(h=>L.test(h.replace(C,"")));function $(f,h){
const O=(0,l.GS)(f,h),P=(0,l.I5)(f,O),D=(0,b.Ye)(O);if(P===void 0)return"is outside the workspace and RUNNER_TEMP";if(D===void 0)return(0,b.PJ)(O)?"is a link to\
 a file that does not exist":"does not exist";if(c(f,D)!==g(P))return`is a link that leads out of ${P===f.workspace?"the workspace":"RUNNER_TEMP"}`;if(T(M().relative(
g(P),D)))return"is below .git, which is not read";const x=(0,b._N)(D);if(!x?.isFile())return x?.isFIFO()?"is a named pipe, not an ordinary file":x?.isDirectory()?
"is a folder":"is not an ordinary file"}function p(f,h){const O=(0,l.GS)(f,h),P=(0,l.I5)(f,O);if(P===void 0)throw m(h,"is outside the workspace and RUNNER_TEMP");
const D=g(P),x=M().relative(P,O).split(M().sep);for(let W=1;W<=x.length;W++){const H=M().join(D,...x.slice(0,W));if(!(0,b.PJ)(H))continue;const F=(0,b.Ye)(H),Z=F===
void 0||c(f,F)===void 0;throw m(h,Z?"leads out of the workspace through a link":"leads through a link")}const B=M().join(D,...x);if(T(M().relative(D,(0,b.Ye)(B)??
B)))throw m(h,"is below .git");return B}function v(f,h){try{return(0,b.Ms)(M().join(p(f,M().dirname(h)),M().basename(h)))!==void 0}catch{return!1}}const m=(f,h)=>new S.
zU("configuration",`'${f}' ${h}: nothing is written there`),g=f=>(0,b.Ye)(f)??f,c=(f,h)=>(0,l.RD)(f).map(g).filter(O=>(0,l.FK)(M().relative(O,h))).sort((O,P)=>P.
length-O.length)[0]}),12222:((de,G,o)=>{o.d(G,{K2:()=>C,Nk:()=>$,OM:()=>p,hQ:()=>T,pL:()=>v});var y=o(73024),M=o.n(y),S=o(76760),b=o.n(S),l=o(49153),L=o(99586);
function C(m){const g=new Map,c=f=>{const h=g.get(f);if(h!==void 0)return h;let O=f;try{O=(0,y.realpathSync)(f)}catch{const P=b().dirname(f);P!==f&&(O=b().join(
c(P),b().basename(f)))}return g.set(f,O),O};return f=>{const h=b().resolve(m,f),O=b().join(c(b().dirname(h)),b().basename(h));return T(O)}}const T=m=>process.platform===
"win32"||process.platform==="darwin"?m.normalize("NFC").toLowerCase():m;function $(m){if(process.platform!=="win32")return;const g=m.replace(/^[a-z]:/i,"").split(
/[\\/]/),[c]=g.flatMap(f=>/^\.{0,2}$/.test(f)?[]:(0,L.tb)(f)??[]);return c===void 0?void 0:`'${m}' cannot be written: a part of it ${c}`}function p({matched:m,overwrite:g,
identity:c,exists:f}){const h=new Set(m.map(c)),O=new Set;return(P,D)=>{const x=$(P);if(x!==void 0)throw(0,l.G6)([{field:"output",message:x}]);const B=c(P),W=D.
inputs.some(H=>c(H)===B);if(O.has(B)||h.has(B)&&!(g&&W))throw(0,l.G6)([{field:"output",message:`'${P}' is another input or result: choose a different pattern`}]);
if(!g&&f(P))throw(0,l.G6)([{field:"output",message:v([P])}]);O.add(B)}}function v([m,...g]){const c=g.length===0?" exists":` and ${g.length} more exist`;return`\
'${m}'${c} already: choose a different pattern, or set overwrite to true`}}),35005:((de,G,o)=>{o.d(G,{_V:()=>S,gY:()=>M,wm:()=>b});var y=o(49153);const M="versi\
on https://git-lfs.github.com/spec/",S=l=>l.subarray(0,M.length).toString("latin1")===M;function b(l){if(S(l))throw new y.zU("unreadable_document","The file is \
a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"})}}),44168:((de,G,o)=>{o.d(
G,{Aq:()=>L,FK:()=>m,GS:()=>T,I5:()=>$,NB:()=>p,RD:()=>C,d7:()=>g,dR:()=>v});var y=o(76760),M=o.n(y),S=o(49153),b=o(40477),l=o(34947);function L(){const c=process.
env.GITHUB_WORKSPACE;try{process.chdir(c??".")}catch(P){throw new S.zU("configuration",`The workspace '${c}' cannot be opened (${(0,b.xU)(P)})`,{advice:"Run the\
 step in a job with a workspace, and do not remove that folder in an earlier step",cause:P})}const f=process.cwd(),h=process.env.RUNNER_TEMP||void 0,O=[c??f,(0,l.
Ye)(f)??f].map(P=>[M().resolve(P),f]);return h!==void 0&&O.push([(0,l.Ye)(h)??h,h]),{workspace:f,temporary:h,otherNames:O.filter(([P,D])=>P!==D)}}const C=({workspace:c,
temporary:f})=>f===void 0?[c]:[c,f];function T({workspace:c,otherNames:f=[]},h){const O=M().resolve(c,h);for(const[P,D]of f){const x=M().relative(P,O);if(m(x))return M().
join(D,x)}return O}const $=(c,f)=>C(c).filter(h=>m(M().relative(h,f))).sort((h,O)=>O.length-h.length)[0],p=(c,f)=>$(c,T(c,f))!==void 0;function v(c,f){const h=T(
c,f),O=M().relative(c.workspace,h);return g(m(O)?O:h)}const m=c=>c!==".."&&!c.startsWith(`..${M().sep}`)&&!c.startsWith("../")&&!M().isAbsolute(c),g=c=>M().sep===
"/"?c:c.replaceAll(M().sep,"/")}),59105:((de,G,o)=>{o.d(G,{A:()=>$,z:()=>v});var y=o(73024),M=o.n(y),S=o(76760),b=o.n(S),l=o(49153),L=o(40477),C=o(34947),T=o(66502);
class ${places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(c,f){this.places=c,this.overwrite=f}async write(c){if(this.closed)throw m();
const f=this.writeAll(c);this.running.add(f),await f.finally(()=>this.running.delete(f))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(c){
const f=[],h=[];let O=c[0]?.path??"";try{for(const P of c){if(this.closed)throw m();if(O=P.path,(0,T.SV)(b().basename(P.path)))throw new l.zU("configuration",`'${P.
path}' is a name that Git uses: nothing is written there`);const D=b().join(this.folder(b().dirname(P.path)),b().basename(P.path)),x=b().join(b().dirname(D),`.o\
ctavo-${process.pid}-${++this.serial}.tmp`);h.push(x),await P.write(x),f.push({temporary:x,target:D,path:P.path})}for(const{temporary:P,target:D,path:x}of f)O=x,
this.checkAgain(x,D),(0,y.renameSync)(P,D)}catch(P){for(const D of h)(0,C.TF)(D);throw P instanceof l.zU?P:v(O,P)}}checkAgain(c,f){const h=(0,T.wI)(this.places,
b().dirname(c));if(b().join(h,b().basename(c))!==f||!this.overwrite&&(0,C.Ms)(f)!==void 0)throw new l.zU("configuration",`'${c}' was made by another program whi\
le the step ran: it is not replaced`)}folder(c){let f=this.folders.get(c);return f===void 0&&(f=(0,T.wI)(this.places,c),(0,y.mkdirSync)(f,{recursive:!0}),this.folders.
set(c,f)),f}}const p={EACCES:"the runner may not write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"there is no sp\
ace left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"\
a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function v(g,c){const f=(0,L.xU)(c),h=p[f]??`the file syste\
m refused it (${f})`;return new l.zU("configuration",`'${g}' could not be written: ${h}`,{cause:c})}const m=()=>new l.zU("cancelled","The step was cancelled")}),
40477:((de,G,o)=>{o.d(G,{Hn:()=>S,IV:()=>L,cz:()=>l,g$:()=>M,hS:()=>b,uP:()=>T,xU:()=>C});var y=o(49153);const M=$=>$.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(
/:(?=:)/g,": ").replace(/##\[/g,"## ["),S=$=>M($).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),b=($,p)=>`${$} ${p}${$===
1?"":"s"}`,l=$=>$.reduce((p,v)=>p+v,0);function L($){const p=["B","kB","MB","GB"];let v=$,m=0;for(;v>=999.95&&m<p.length-1;m++)v/=1e3;return`${m===0||v>=99.95?Math.
round(v):v.toFixed(1)} ${p[m]}`}function C($){const p=typeof $=="object"&&$!==null&&"code"in $?$.code:void 0;return typeof p=="string"?p:"unknown reason"}function T($){
if(!($ instanceof Error))return typeof $;const p=[`${$.name} (${C($)})`,...(0,y.ek)($)].join(`
    `);return $.cause===void 0?p:`${p}
caused by ${T($.cause)}`}}),53673:((de,G,o)=>{o.d(G,{u:()=>M});var y=o(31184);const M=(S,b,l)=>S==="inputs"?(0,y.an)(b,l,y.i9):b}),65280:((de,G,o)=>{o.d(G,{E4:()=>l,
EI:()=>C,Lc:()=>L});var y=o(96995),M=o(93876),S=o(53673);const b="check_document";function l({name:T},$){return T===b?Object.assign({},$,{on_violation:"report"}):
$}function L({name:T,params:$},p,v){if(T!==b||!p.data)return p;const m=c=>(0,S.u)(v,c,[c]),g=(0,y.MH)(p.data,{nameOf:m,restate:c=>({...c,message:(0,S.u)(v,c.message,
y.oH)})});return $.on_violation==="error"&&(0,y.Pu)(g),{...p,data:g}}function C(T){return T instanceof y.EC?{[(0,M.zI)(b).dataKey??""]:T.report}:{}}}),58227:((de,G,o)=>{
o.d(G,{C:()=>g,g:()=>c});var y=o(49153),M=o(31184),S=o(93876),b=o(99762),l=o(99586),L=o(6009),C=o(91203),T=o(34947),$=o(53673),p=o(52031),v=o(66886),m=o(65280);
class g extends Error{input;cause;step;operation;constructor(U,K,k,ie){super("a job failed"),this.input=U,this.cause=K,this.step=k,this.operation=ie}}async function c(_,U,K,k){
const ie=_.inputs[0]??"",X={source:ie},he=[];try{let ne=[];for(const[q,r]of _.inputs.entries())X.source=r,ne.push({position:q,source:r,document:await k.read(r),
facts:{},notes:[],data:{}});const ee=ne.reduce((q,{document:r})=>q+k.sizeOf(r),0);for(const[q,r]of U.steps.entries())X.operation=r.name,U.steps.length>1&&(X.step=
`steps[${q+1}] (${r.name})`),ne=await Ee(ne,r,_,U,K,X),he.push(...ne.flatMap(({document:d,files:R=[]})=>[d,...R]));X.source=ie,delete X.step,delete X.operation;
const ge=P(_,ne).map(q=>f(q,ee,U,k)),le=ge.flatMap(({output:q,result:r})=>q===null||r===null?[]:[{path:q,write:d=>O(r,d,k)}]);for(const{path:q}of le)U.claim(q,_);
return await U.write(le),ge.map(({result:q,status:r,output:d,pages:R,facts:N,notes:Y,message:Q,data:oe})=>{const ae=q===null?null:h(q,k);return{status:r,input:ie,
inputs:_.inputs,output:d,pages:R,bytesBefore:ee,bytesAfter:ae,facts:N,notes:Y,message:Q,data:oe}})}catch(ne){throw new g(X.source,ne,X.step,X.operation)}finally{
await k.release(he)}}function f(_,U,{minimumSaving:K},k){const ie=_.result===null?void 0:(0,v.A)(U,h(_.result,k),K);return ie===void 0?_:{..._,status:"skipped",
output:null,result:null,message:ie}}const h=(_,U)=>_ instanceof Uint8Array?_.length:U.sizeOf(_),O=(_,U,K)=>_ instanceof Uint8Array?(0,T.qf)(U,_):K.write(_,U);function P(_,U){
if(_.kind==="files")return U.flatMap(X=>F(_,X));const K=X=>(0,l.NL)(U.map(({document:he},ne)=>(0,l.jC)(X(he)??"",l.ly,(0,b.n)(ne+1))),l.ly),k=K(({title:X})=>X),
ie=K(({match:X})=>X);return U.map(({document:X,facts:he,notes:ne,data:ee},ge)=>({status:"done",output:_.kind==="data"?null:_.outputPath({index:ge+1,title:k[ge]??
"",match:ie[ge]??""}),result:_.kind==="data"?null:(0,p.KH)(_.kind)?x(ee):X,pages:X.pageCount??null,facts:{...he,..._.tellsMatch&&X.match!==void 0&&{match:X.match}},
notes:W(ne),message:null,data:(0,p.KH)(_.kind)?B(ee):ee}))}const D=(0,S.zI)("extract_text").dataKey??"";function x({[D]:_={}}){return Buffer.from(_.pages===void 0?
(0,C.r7)(_):JSON.stringify(_),"utf8")}const B=({[D]:_={},...U})=>({...U,[D]:(0,C._m)(_)}),W=_=>_.map(({text:U})=>U),H={...l.zE,leadingDots:!1};function F(_,{files:U=[],
facts:K,notes:k,data:ie}){const X={pages:null,notes:W(k),data:ie};if(U.length===0)return[{...X,status:"skipped",output:null,result:null,facts:K,message:"The doc\
ument holds no such files"}];const he=(0,l.NL)(U.map(({name:ne},ee)=>(0,l.jC)(ne,H,`file-${ee+1}`)),H);return U.map((ne,ee)=>({...X,status:"done",output:_.outputPath(
{index:ee+1,file:he[ee]??""}),result:ne,facts:{...K,mediaType:ne.mediaType,...ne.facts},message:null}))}const Z=(_,U)=>({..._,...U});async function Ee(_,U,K,k,ie,X){
const{input:he,dataKey:ne}=(0,S.zI)(U.name),ee=he==="many",ge=ee?[_]:_.map(q=>[q]),le=[];for(const q of ge){const[r]=q;if(!r)continue;X.source=r.source;const d=await k.
parametersOf(U,ee?K.inputs[0]??"":r.source),R=U.name==="add_page_numbers"?k.numbersOf(K,r.position):void 0,N=(0,m.E4)(U,Z(d,R)),Y=await ie.run(U.name,q.map(({document:te})=>te),
N,{signal:k.signal,onProgress:te=>k.onProgress(r.source,(0,M.i9)(U.name),te)}).catch(te=>{const Ae=te instanceof y.zU?te.position:void 0;throw X.source=q[(Ae??1)-
1]?.source??r.source,te}),{documents:Q,files:oe,notes:ae,facts:Te,data:we}=(0,m.Lc)(U,Y,k.spelling),Me=ee?{...r,facts:{},data:{}}:r,De={source:r.source,facts:{...Me.
facts,...Te},notes:(0,L.p5)(q.flatMap(te=>te.notes),ae.map(({code:te,message:Ae,mentions:ke=[]})=>({code:te,text:(0,$.u)(k.spelling,Ae,ke)}))),data:we===void 0||
ne===void 0?Me.data:{...Me.data,[ne]:we}},{position:fe}=r;if(oe!==void 0)le.push({...De,position:fe,document:r.document,files:oe});else for(const te of Q){const Ae={
...ee?{}:be(r.document),...be(te),name:r.document.name};le.push({...De,position:fe,document:{...te,...Ae},facts:{...De.facts,...z(te)}})}}return le}const be=({title:_,
match:U})=>({..._===void 0?{}:{title:_},...U===void 0?{}:{match:U}});function z({firstPage:_,lastPage:U,title:K}){return{..._===void 0||U===void 0?{}:{firstPage:_,
lastPage:U},...K===void 0?{}:{title:K}}}}),77563:((de,G,o)=>{o.d(G,{NZ:()=>$,R5:()=>T,ZK:()=>C});var y=o(76760),M=o.n(y),S=o(49153),b=o(40477),l=o(34947),L=o(35005);
const C=p=>({read:v=>T(v,p),sizeOf:({bytes:v})=>v.length,write:({bytes:v},m)=>(0,l.qf)(m,v),release:async()=>{}});async function T(p,v){const m=await(0,l.oD)(M().
resolve(v,p)).catch(g=>{throw(0,b.xU)(g)==="ERR_FS_FILE_TOO_LARGE"?new S.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"\
Split the document where it is made",cause:g}):$(g)});return(0,L.wm)(m),{name:M().posix.basename(p),bytes:m}}const $=p=>new S.zU("unreadable_document",`The file\
 could not be opened (${(0,b.xU)(p)})`,{cause:p})}),24717:((de,G,o)=>{var y=o(67981),M=o(73024),S=o(49153),b=o(31184),l=o(40477),L=o(53673);const C=4096;function T(e,t){
const n=(0,S.l3)(e),s=[n,...n.others].map(a=>{const i=$(a),u=a.advice===void 0?i:`${i.replace(/[.:]$/,"")}. ${a.advice}`;return(0,L.u)(t,u,(0,S.R3)(a))});return(0,l.
g$)(s.join(". ")).slice(0,C)}const $=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\\
p{Ll}","u").test(s)?`The document ${s}`:s),e),p=10;class v{given=0;add(t,n,s){const a=(0,l.g$)(t).slice(0,C);this.given++,this.given<=p?y.$e(a,{...n===void 0?{}:
{file:n},...s===void 0?{}:{title:s}}):y.pq(n===void 0?`Warning: ${a}`:`Warning: ${(0,l.g$)(n)}: ${a}`)}}var m=o(66502),g=o(12222),c=o(44168),f=o(6996),h=o(93876),
O=o(11980);function P(e,t){const n=Object.entries((0,h.zI)(e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&!n.
some(([s])=>t[s]===!1)}const D={encryption_algorithm:"AES-256"},x="maximum_bytes",B="or a size such as 18 MB or 18 MiB",W={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**
20,gib:2**30},H=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function F(e){const[,t,n]=H.exec(e)??[],s=W[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(
Math.round(Number(t)*s*1e3)/1e3))}const Z={name:"file",bytes:Uint8Array.of(0)},Ee=["{dir}","{name}"],be="compare_to";function z({name:e,raw:t,typed:n,fromBase:s=!1},a){
const{fields:i}=(0,h.zI)(e),u={},w={},E=[];for(const[j,J]of Object.entries({...K(i),...t})){const V=i[j];if(V===void 0)continue;const ce=k(j,V,J,n[j]);"problem"in
ce&&E.push({field:j,message:ce.problem}),"path"in ce&&(w[j]=ce.path),u[j]="value"in ce?ce.value:V.kind==="json"?{}:Z}s&&(u[be]??=Z);const A=(0,f.qL)(e,u,a),I=new Set(
E.map(({field:j})=>j));for(const j of A.issues)I.has(j.field)||E.push(j.field===x?{...j,message:`${j.message}, ${B}`}:j);return E.length===0&&E.push(...U(e,u,A.
params)),{step:{name:e,params:A.params,paths:w,...s&&{fromBase:s}},issues:E}}const _=["pages","first_page","last_page"];function U(e,t,n){const s=i=>t[i]!==void 0&&
t[i]!=="";return(e==="extract_pages"||e==="remove_pages")&&!_.some(s)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",
mentions:_.slice(1)}]:P(e,{...n})?[{field:"allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what readers mus\
t not do to false, or give user_password",mentions:["user_password"]}]:[]}const K=e=>Object.fromEntries(Object.entries(D).filter(([t])=>Object.hasOwn(e,t)));function k(e,t,n,s){
if(n===""||n===null||s===null)return{value:""};if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof n!="string"&&!Array.isArray(n))return{problem:"must be pag\
es such as 1..3, or a list of pages"};const i=(0,O.D_)(n);return"problem"in i?i:{value:i.text.trim()}}if(t.kind==="json"&&typeof n=="object"&&!Array.isArray(n))
return{value:s};if(typeof n!="string")return{problem:`must be a single value, and is a ${Array.isArray(n)?"list":"mapping"}`};const a=n.trim();return t.kind==="\
text"?{value:n}:a===""?{value:""}:t.kind==="json"&&!/^\{/.test(a)&&a.includes(`
`)?{problem:ie}:t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(a)?X(a):{value:e===x?F(a):a}}const ie='must be a JSON object such as {"name": "v\
alue"}, or the path of a file that holds one; inside steps it can also be a YAML mapping';function X(e){const t=e.match(/\{[^{}]*\}/g)?.find(n=>!Ee.includes(n));
return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${Ee.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of one \
file"}:{path:e}}const he="compare_documents",ne={withBase:!1,showText:!1,failOnDifference:!1},ee=e=>({withBase:e("compare-with-base"),showText:e("show-text"),failOnDifference:e(
"fail-on-difference")});function ge(e,{withBase:t,showText:n}){return e.name!==he?e:{...e,raw:{...n&&{with_text:"true"},...e.raw},fromBase:t}}function le(e,{withBase:t,
showText:n,failOnDifference:s}){const a=[...t?["compare-with-base"]:[],...n?["show-text"]:[],...s?["fail-on-difference"]:[]];return e.some(({name:i})=>i===he)?t?
e.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:e.some(({paths:i})=>i[be]!==void 0)?[{field:"compare-with-base",
message:"and compare-to exclude each other: give one of the two"}]:[]:[]:a.map(i=>({field:i,message:"needs the operation compare-documents"}))}var q=o(96512);function r(e){
if(/^\s*\[\s*("|\])/.test(e)){const n=(0,q.q)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON arra\
y of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith(
"#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one per line"}}const d="\
add_page_numbers",R=new Set(["extract_pages","remove_pages","reorder_pages"]),N=e=>e.find(({name:t})=>t===d)?.params;function Y(e){const t=a=>[{field:"continue-\
numbers",message:a}],n=e.filter(({name:a})=>a===d);if(n.length!==1)return t("needs one step add-page-numbers");if(N(e).last_number!==void 0)return t("gives {las\
t} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:a})=>Q(a));return s===void 0?[]:t(`needs the pages as th\
ey are in the files: ${s.name} before add_page_numbers changes how many there are`)}function Q(e){const{input:t,output:n,accepts:s}=(0,h.zI)(e);return t==="many"||
n==="pdfs"||s!==void 0||R.has(e)}var oe=o(66886),ae=o(99678);const Te={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:[
"optimize_document"],shrink:["optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:["remo\
ve_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermark"]};
function we(e,t){const n=e.split(/[\s,;|+]+/).filter(a=>a!=="");if(n.length>1&&n.every(a=>(0,h.F)(a.replaceAll("-","_"))))return". Several operations go into st\
eps, as a list";const s=Te[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,ae.h)(e,h.qj.map(t))}const Me=h.
qj.map(b.i9).join(", "),De='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',fe=[...new Set(h.qj.flatMap(e=>(0,h.nX)((0,h.zI)(e)).map(([
t])=>t)))],te=new Set(h.qj.flatMap(e=>Object.entries((0,h.zI)(e).fields).flatMap(([t,n])=>"secret"in n?[t]:[])));async function Ae(e,t,n=ne){const s=new Map;for(const w of fe){
const E=e((0,b.i9)(w));E!==""&&(te.has(w)&&t(E),s.set(w,E))}const a=e("operation").trim(),i=e("steps");if(i.trim()!==""){const{value:w,typed:E,problem:A}=(await Promise.
all([o.e(1917),o.e(4896)]).then(o.bind(o,74896))).parseList(i);for(const j of Ge(w))t(j);const I=[];return a!==""&&I.push({field:"operation",message:"give eithe\
r operation or steps, not both"}),A!==void 0?{steps:[],issues:[...I,{field:"steps",message:`${A}: ${De}`}],warnings:[]}:bt(w,E,s,I,n)}if(a==="")return tt("opera\
tion",`is required, unless steps is given: one of ${Me}`);const u=a.replaceAll("-","_");return(0,h.F)(u)?ke(u,s,n):tt("operation",`must be one of ${Me}${we(a,b.
i9)}`)}function ke(e,t,n){const{fields:s}=(0,h.zI)(e),a=[...t.keys()].filter(I=>!Object.hasOwn(s,I)),{step:i,issues:u}=z(ge({name:e,raw:Object.fromEntries(t),typed:{}},
n),"absent"),w=a.map(I=>({field:(0,b.i9)(I),message:`is not used: it is not a parameter of ${(0,b.i9)(e)}`})),E=a.filter(I=>te.has(I)&&I!=="open_password"),A=u.
map(({field:I,message:j,mentions:J=[]})=>({field:(0,b.i9)(I),message:(0,L.u)("inputs",j,J)}));return{steps:[i],issues:A.length>0||E.length>0?[...A,...w]:[],warnings:w.
map(({field:I,message:j})=>`${I} ${j}`)}}function bt(e,t,n,s,a){const i=[...s],u=[];if(!Array.isArray(e)||e.length===0)return{steps:u,issues:[...i,{field:"steps",
message:De}],warnings:[]};for(const E of n.keys())E!=="open_password"&&i.push({field:(0,b.i9)(E),message:"write it inside the step that it belongs to"});const w=n.
get("open_password");for(const[E,A]of e.entries()){const I=`steps[${E+1}]`,j=At(A,t[E]);if("problem"in j){i.push({field:I,message:j.problem});continue}i.push(...Mt(
j,I),...Pt(j.name,E,e.length,I));const J=w===void 0?j.raw:{open_password:w,...j.raw},V=z(ge({...j,raw:J},a),"refuse");u.push(V.step),i.push(...V.issues.map(({field:ce,
message:me})=>({field:`${I}.${ce}`,message:me})))}return{steps:u,issues:i,warnings:[]}}function Mt({name:e,raw:t},n){const s=(0,h.nX)((0,h.zI)(e)).map(([u])=>u),
a=Object.keys(t).filter(u=>!s.includes(u)),[i]=a.filter(u=>/^[-\d. ]+$/.test(u)&&!t[u]);return i!==void 0?[{field:`${n}.${i}`,message:'is a key here, because in\
 braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:a.map(u=>({field:`${n}.${u}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,ae.h)(u,s)}`}))}
function Pt(e,t,n,s){const{output:a,accepts:i}=(0,h.zI)(e);return a==="files"&&t+1<n?[{field:s,message:`${e} must be the last step: it gives files that other op\
erations do not take`}]:a==="text"&&t+1<n?[{field:s,message:`${e} must be the last step: it writes the text, and no document`}]:i!==void 0&&t>0?[{field:s,message:`${e}\
 must be the first step: it takes ${i==="image"?"images":"text"}, which no other operation gives`}]:[]}function At(e,t){if(typeof e=="string")return Ce(e,{},{});
if(!(0,q.G)(e))return{problem:De};const{operation:n,...s}=e;if(n!==void 0)return typeof n=="string"?Ce(n,s,t):{problem:De};const[[a,i]=["",void 0],...u]=Object.
entries(e);if(u.length>0)return{problem:`names several operations or has its parameters beside the name: ${De}`};if(i===""||i===void 0)return Ce(a,{},{});const w=(0,q.
G)(t)?t[a]:void 0;return(0,q.G)(i)?Ce(a,i,w):{problem:De}}function Ce(e,t,n){const s=e.trim().replaceAll("-","_");if(!(0,h.F)(s))return{problem:`must name one o\
f ${h.qj.join(", ")}${we(e,u=>u)}`};const a=Object.keys(t),i=a.find((u,w)=>a.findIndex(E=>Ie(E)===Ie(u))!==w);return i!==void 0?{problem:`gives ${Ie(i)} twice, \
as ${a.filter(u=>Ie(u)===Ie(i)).join(" and ")}`}:{name:s,raw:et(t),typed:(0,q.G)(n)?et(n):{}}}const Ie=e=>e.replaceAll("-","_"),et=e=>Object.fromEntries(Object.
entries(e).map(([t,n])=>[Ie(t),n]));function*Ge(e){if(Array.isArray(e))for(const t of e)yield*Ge(t);else if((0,q.G)(e))for(const[t,n]of Object.entries(e))typeof n!=
"string"?yield*Ge(n):n!==""&&te.has(t.trim().replaceAll("-","_"))&&(yield n)}const tt=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),Gn=null,Dt=["\
failed","skipped","notes","nothing"],He=32,xt=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=He,Tt=e=>/^\d{1,2}(?:\.\d+)?$/.test(e);async function vt(e,t){const n=[],
s=ue=>e(ue).trim(),a=ue=>{const ye=s(ue);return ye!==""&&t(ye),ye},i=(ue,ye)=>{const se=s(ue)||ye[0],Oe=ye.find(Pe=>Pe===se);return Oe===void 0&&n.push({field:ue,
message:`must be one of ${ye.join(", ")}`}),Oe??ye[0]},u=(ue,ye)=>{const se=s(ue).toLowerCase();return se!==""&&se!=="true"&&se!=="false"&&n.push({field:ue,message:"\
must be true or false"}),se===""?ye:se==="true"},w=a("api-key"),E=a("github-token"),A=ee(ue=>u(ue,!1)),{steps:I,issues:j,warnings:J}=await Ae(e,t,A),V=r(s("file\
s"));"problem"in V&&n.push({field:"files",message:V.problem});const ce=(ue,ye,se)=>{const Oe=s(ue);return Oe!==""&&!ye(Oe)&&n.push({field:ue,message:se}),Oe===""?
void 0:Number(Oe)},me=i("on-error",["fail","continue"])==="continue",re=s("fail-on")===""&&me?"nothing":i("fail-on",Dt);me&&re!=="nothing"&&n.push({field:"fail-\
on",message:"contradicts on-error: continue. Leave out one of the two"});const $e={steps:I,isList:s("steps")!=="",files:"lines"in V?V.lines:[],output:s("output")||
void 0,overwrite:u("overwrite",!1),ifNoFilesFound:i("if-no-files-found",["warn","error","ignore"]),changedOnly:u("changed-only",!1),dryRun:u("dry-run",!1),continueNumbers:u(
"continue-numbers",!1),concurrency:ce("concurrency",xt,`must be a whole number from 1 to ${He}`),failOn:re,minimumSaving:ce("minimum-saving",Tt,"must be a numbe\
r of percent from 0 to 99, such as 5"),region:s("region"),baseUrl:s("base-url"),apiKey:w,summary:u("summary",!0),attest:u("attest",!1),githubToken:E,comparing:A,
warnings:J};if(j.length===0&&n.push(..._t($e)),j.length+n.length>0)throw(0,S.G6)([...j,...n]);return $e}function _t({steps:e,continueNumbers:t,minimumSaving:n,comparing:s}){
return[...t?Y(e):[],...n===void 0?[]:(0,oe.T)(e),...le(e,s)]}var Ue=o(52031),ve=o(34947),It=o(76760),xe=o.n(It),Se=o(63069);function St(e){const n=(xe().sep==="\
/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function Ye(e,t,n){for(const A of[e,...t])if(Rt(A)>nt)throw(0,S.
G6)([{field:"files",message:`the pattern '${A}' has more than ${nt} * in one name: write fewer`}]);const{create:s}=await o.e(102).then(o.bind(o,50102)),i=[e,...t.
map(A=>A.slice(1).trim())].map(A=>Lt(A,n)).map((A,I)=>I===0?A:`!${A}`),u=await s(i.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw st(e)}),w=new Set((0,c.d7)(e).split("/")),E=A=>(0,c.dR)(n,A).split("/").some(I=>Nt.has(I)&&!w.
has(I));return(await u.glob()).filter(A=>!E(A))}const nt=4,Rt=e=>Math.max(...(0,c.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),Nt=new Set([".git","node\
_modules"]);function Lt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",xe().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function st(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,S.G6)([{field:"files",message:t}])}
const Ct=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],Se.jB,Se.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Se.jN,Se.yZ,Se.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Ut(e,t,n){if(Wt(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,Se.oR)(e,Ct);if(s!==void 0)return s;const a=async u=>Ye(u,[],n).catch(()=>[]);if(t.length>
0&&(await a(e)).length>0)return"lines that begin with ! exclude every file that it matches";const i=jt(e,n);if(i!==void 0)return i;if((0,ve._N)((0,c.GS)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[u,w]of Bt(e)){const[E]=u===e?[]:await a(u);if(E!==void 0)return`${w}, and there is ${(0,c.dR)(
n,E)}`}}const Bt=e=>[[ot(e),"upper and lower case count"],[ot(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],ot=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function jt(e,t){const n=(0,c.GS)(t,e).split(xe().sep),s=n.findIndex(
a=>/[*?[]/.test(a));for(let a=1;a<=(s<0?n.length-1:s);a++){const i=n.slice(0,a).join(xe().sep);if((0,c.I5)(t,i)===void 0||!(0,ve.PJ)(i))continue;const[u,w]=[(0,c.
dR)(t,i),(0,ve.Ye)(i)];return w===void 0?`'${u}' is a link to a folder that does not exist`:(0,c.NB)(t,w)?`'${u}' is a link, which patterns do not follow: write\
 '${(0,c.dR)(t,w)}' in its place`:`'${u}' is a link that leads out of the workspace`}}function Wt(e){try{return(0,M.readdirSync)(e).length===0}catch{return!1}}async function Kt(e,t,n,s){
const a=[],i=new Set,u=new Set,w=[],E=new Map;for(const[A,{text:I,literal:j}]of e.entries()){if(!j&&I.startsWith("!"))continue;if(!(0,c.NB)(t,I))throw st(I);const J=j?
[]:e.slice(A+1).flatMap(me=>me.text.startsWith("!")?[me.text]:[]),{matches:V,isPath:ce}=await zt(I,j,J,n,t);V.length===0&&w.push({line:I,reason:await Ut(I,J,t)});
for(const me of V){const re=(0,c.dR)(t,me),$e=(0,m.YY)(t,me);if($e!==void 0){E.set(re,$e);continue}const ue=(0,g.hQ)(re);(!i.has(ue)||s&&ce&&u.has(ue))&&a.push(
re),i.add(ue),ce&&u.add(ue)}}return{files:a,empty:w,refused:E,idle:await Ft(e,t)}}async function Ft(e,t){const n=[],s=e.findIndex(({text:a,literal:i})=>i||!a.startsWith(
"!"));for(const[a,{text:i,literal:u}]of e.entries()){if(u||!i.startsWith("!"))continue;const w=i.slice(1).trim();a<s?n.push(`'${i}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,c.NB)(t,w)&&(await Ye(w,[],t).catch(()=>[])).length===0&&n.push(`'${i}' excludes nothing: no file\
 matches '${w}'`)}return n}async function zt(e,t,n,s,a){const i=(0,c.GS)(a,e),u=!t&&/[*?[\]\\]/.test(e)?void 0:(0,ve._N)(i);if(t)return{matches:(0,ve.Ms)(i)===void 0?
[]:[i],isPath:!0};if(u?.isFile()&&n.length===0)return{matches:[i],isPath:!0};const w=await Ye(e,n,a),E=u?.isDirectory()?w.filter(A=>s.test(A)):w;return{matches:E.
length>1?kt(E):E,isPath:u?.isFile()??!1}}function kt(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,a)=>{for(let i=0;i<s.length&&i<a.length;i++){
const u=t(s[i]??"",a[i]??"");if(u!==0)return u}return s.length-a.length};return e.map(s=>({file:s,segments:(0,c.d7)(s).split("/")})).sort((s,a)=>n(s.segments,a.
segments)||(s.file<a.file?-1:1)).map(({file:s})=>s)}const Gt={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,text:/\.(?:md|markdown)$/i},Be=5;async function Ht(e,t,n,s){
const a=(0,Ue.Ud)(e.steps),i=e.steps[0],u=Gt[(i&&(0,h.zI)(i.name).accepts)??"pdf"],w=await Kt(e.files,t,u,a);Jt(w,e.ifNoFilesFound,s);for(const V of w.idle)s.add(
V);const E=Yt(w.files,n);if(E.length===0&&w.files.length>0&&rt("No file is left to work on: the steps use every file that matches. Name other files in files",e.
ifNoFilesFound,s),!e.changedOnly||E.length===0)return{matched:E,files:E};const{changedFiles:A}=await Promise.all([o.e(2958),o.e(1787),o.e(1266)]).then(o.bind(o,
81266)),I=await A(e.githubToken);if("unknown"in I)return s.add(`changed-only leaves nothing out: ${I.unknown}`),{matched:E,files:E};const j=V=>I.paths.has(V),J=E.
filter(V=>j(V)||[...n.neededBy(V).keys()].some(j));return y.pq(`${(0,l.hS)(J.length,"file")} of ${E.length} changed`),{matched:E,files:(a||e.continueNumbers)&&J.
length>0?E:J}}function Yt(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const a=n.get(s);return a!==void 0&&y.pq((0,l.
g$)(`'${s}' is left out of files: ${a} uses it`)),a===void 0})}function Jt({files:e,empty:t,refused:n},s,a){const i=t.map(({line:A,reason:I})=>I===void 0?`'${A}\
'`:`'${A}' (${I})`),u=[...n].map(([A,I])=>`'${A}' was left out: it ${I}`),w=i.length===0?"files, which is an empty list":Vt(i),E=e.length>0||i.length===0||t.some(
({reason:A})=>A!==void 0)?"":". Paths start at the workspace. Make sure that an earlier step creates the files";if(s==="error"&&u.length>0)throw new S.zU("confi\
guration",u.slice(0,Be).join(". "));for(const A of u)a.add(A);i.length===0&&e.length+u.length>0||rt(`No file matches ${w}${E}`,s,a)}function rt(e,t,n){if(t==="e\
rror")throw new S.zU("configuration",e);t==="warn"?n.add(e):y.pq((0,l.g$)(e))}function Vt(e){return e.length<=Be?e.join(", "):`${e.slice(0,Be).join(", ")} and ${e.
length-Be} more lines`}var Zt=o(11966),Xt=o(69130),je=o(1078);const at=/\{(?:dir|name)\}/;class Qt{steps;places;base;shared=new Map;constructor(t,n,s){this.steps=
t,this.places=n,this.base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(a=>[this.pathFor(a,t),(0,b.i9)(n)])))}check(){
const t=[];for(const{paths:n}of this.steps)for(const[s,a]of Object.entries(n)){if(at.test(a))continue;const i=this.problemOf(this.pathFor(a,""));i!==void 0&&t.push(
{field:s,message:i})}if(t.length>0)throw(0,S.G6)(t)}async parametersOf({name:t,params:n,paths:s,fromBase:a},i){const u={};a&&this.base&&(u[be]=await this.base.read(
i));for(const[w,E]of Object.entries(s)){const A=this.pathFor(E,i),I=await(at.test(E)?this.read(A,w):this.readOnce(A,w)),j=(0,h.zI)(t).fields[w]?.kind==="json",{
params:J,issues:V}=(0,f.qL)(t,{[w]:j?it(I):I}),ce=V.filter(({field:me})=>me===w);if(ce.length>0)throw(0,S.G6)(ce.map(({field:me,message:re})=>({field:me,message:`\
'${A}': ${re}`})));u[w]=J[w]}return{...n,...u,...await this.mentionedBy(t,i)}}async mentionedBy(t,n){const[s]=Object.entries((0,h.zI)(t).fields).find(([,{kind:A}])=>A===
"files")??[];if(s===void 0)return{};const{bytes:a}=await this.read(n,s);if(a.length>Zt.xG||!Buffer.from(a.buffer,a.byteOffset,a.byteLength).includes("!["))return{};
const{imageTargets:i}=await Promise.all([o.e(1917),o.e(4299),o.e(5870)]).then(o.bind(o,15870)),u=[];for(const A of await i(it({name:n,bytes:a}),new Xt.o(je.v))){
if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(A))continue;const I=(0,c.dR)(this.places,xe().posix.join(xe().posix.dirname(n),A.replace(/[?#].*$/,"")));this.problemOf(I)===
void 0&&u.push({name:A,bytes:(await this.read(I,s)).bytes})}const{issues:w}=(0,f.qL)(t,{[s]:u}),E=w.filter(({field:A})=>A===s);if(E.length>0)throw(0,S.G6)(E);return u.
length===0?{}:{[s]:u}}pathFor(t,n){const{dir:s,name:a}=xe().posix.parse(n),i=t.replaceAll("{dir}",()=>s||".").replaceAll("{name}",()=>a);return(0,c.dR)(this.places,
i)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,S.G6)(
[{field:n,message:s}]);const a=await(0,ve.oD)(xe().resolve(this.places.workspace,t)).catch(i=>{throw(0,S.G6)([{field:n,message:`'${t}' could not be opened (${(0,l.
xU)(i)})`}])});return{name:xe().posix.basename(t),bytes:a}}problemOf(t){if(!(0,c.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,ve.
Ms)((0,c.GS)(this.places,t))===void 0)return`there is no file '${t}'. Paths start at the workspace, and may hold {dir} and {name}`;const n=(0,m.YY)(this.places,
t);return n===void 0?void 0:`'${t}' ${n}`}}const it=({bytes:e})=>new TextDecoder("utf-8").decode(e);class We extends Error{file;cause;constructor(t,n){super("a \
file could not be counted"),this.file=t,this.cause=n}}async function qt(e,t,n){const{continuedNumbers:s,countSelectedPages:a}=await Promise.all([o.e(7718),o.e(7390),
o.e(586)]).then(o.bind(o,40586)),i=e.flatMap(({inputs:re})=>re),{pages:u,first_number:w}=N(t),E=t.map(en).find(re=>re!==void 0);let A="";const I=function*(){for(const re of i)
yield n(A=re)},j={pages:u,...E===void 0?{}:{open_password:E}},J=await a(I(),j,{pause:je.v}).catch(re=>{throw new We(A,(0,S.l3)(re))}),V=s(J,w),ce=new Map;let me=0;
for(const re of e)ce.set(re,me),me+=re.inputs.length;return(re,$e)=>V[(ce.get(re)??0)+$e]}function en({name:e,params:t}){const{open_password:n,password:s}=t;return n??
(e==="remove_password"?s:void 0)}var ct=o(77563),tn=o(59105),nn=o(65280),Le=o(58227);const sn=5;async function on(e){const{jobs:t,inputs:n,chosen:s,secondFiles:a,
numbersOf:i,claim:u,spelling:w}=e,E=new tn.A(e.places,n.overwrite),{execute:A,lanes:I,close:j,abandon:J}=await s.open(t.length),V=new AbortController,ce=()=>V.signal.
aborted,me=un(async()=>{V.abort(),await Promise.allSettled([E.close(),J()]),await(0,je.v)(),await e.onCancelled(re.flatMap((se,Oe)=>se.length>0?se:[rn(t[Oe])]))}),
re=t.map(()=>[]),$e=[];let ue;const ye={steps:n.steps,spelling:w,signal:V.signal,minimumSaving:n.minimumSaving,parametersOf:(se,Oe)=>a.parametersOf(se,Oe),numbersOf:i,
claim:u,write:se=>E.write(se),onProgress:fn()};return await ln(t,I,async(se,Oe)=>{if(!ce()){if(ue!==void 0){re[Oe]=[{...Ke(se),status:"skipped",output:null,message:ue}];
return}try{const Pe=await A(se,ye);re[Oe]=Pe;for(const[_e,pe]of Pe.entries())y.pq((0,l.g$)(cn(pe,Pe[_e-1]?.notes)))}catch(Pe){if(ce())return;const _e=Pe instanceof
Le.C?Pe.input:se.inputs[0]??"",pe=(0,S.l3)(Pe instanceof Le.C?Pe.cause:Pe);y.pq((0,l.g$)(`${_e}: failed`));const ze=Pe instanceof Le.C?Pe.step:void 0,Ot=ze===void 0?
T(pe,w):`${ze}: ${T(pe,w)}`;$e.push({file:_e,message:Ot,cause:pe.cause}),re[Oe]=[{...Ke(se),status:"failed",input:_e,output:null,message:Ot,data:(0,nn.EI)(pe)}],
pe.code==="unauthorized"&&(ue="Not tried, because the region refused the key")}}}),await me(),await j(),{rows:re.flat(),failures:$e}}const rn=e=>({...Ke(e),status:"\
skipped",output:null,message:"Not done, because the step was cancelled"});function an(e){const t=e.map(Ke);for(const{input:n,inputs:s,output:a}of t)y.pq((0,l.g$)(
`${ut(n,s)}${a===null?": would be read only, and no file written":` → ${a}`}`));return t}function Ke(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.
inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function cn(e,t=[]){const{
input:n,inputs:s,output:a,pages:i,bytesBefore:u,bytesAfter:w,notes:E,message:A}=e,I=ut(n,s),j=[...i===null?[]:[(0,l.hS)(i,"page")],w===null?(0,l.IV)(u??0):`${(0,l.
IV)(u??0)} → ${(0,l.IV)(w)}`].join(", "),J=a===null?`${I}: ${A??"read"} (${j})`:`${I} → ${a} (${j})`,V=E.filter(ce=>!t.includes(ce));return V.length>0?`${J}\
. ${V.join(" ")}`:J}const ut=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function un(e){let t;for(const[n,s]of[["SIGINT",130],["SIGTERM",143]])process.on(
n,()=>{t||(y.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});return()=>t}async function ln(e,t,n){const s=e.entries(),a=async()=>{for(const[i,u]of s)i>0&&
await(0,je.v)(),await n(u,i)};await Promise.all(Array.from({length:Math.min(t,e.length)},a))}function fn(){let e=process.uptime();return(t,n,s)=>{const a=process.
uptime();a-e<sn||(e=a,y.pq((0,l.g$)(`${t}: ${n}, ${Math.round(s*100)} %`)))}}var lt=o(48161);async function dn(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.
all([o.e(7718),o.e(2958),o.e(6053),o.e(7390),o.e(5283),o.e(4599)]).then(o.bind(o,84599))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>hn(n,
t,e.concurrency),place:"on the runner"}}async function hn(e,{workspace:t},n=Math.min((0,lt.availableParallelism)(),He)){const s=Math.min(e,n),a=(0,ct.ZK)(t),i=()=>Promise.
resolve();if(s<2){const{localHere:E}=await o.e(7806).then(o.bind(o,27806)),A=E();return{execute:(I,j)=>(0,Le.g)(I,j,A,a),lanes:s,close:i,abandon:i}}const{workerPool:u}=await o.
e(3909).then(o.bind(o,73909)),w=u({entry:xe().join(__dirname,"index.js"),size:Math.min(s,(0,lt.availableParallelism)())});return{execute:(E,A)=>(0,Le.g)(E,A,w,a),
lanes:s,close:w.close,abandon:i}}const mn=(0,h.zI)("compare_documents").dataKey??"",Je=10,pn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"bookmar\
ks",attachments:"attachments",form:"form fields"},gn=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{isNew:!0},
notes:[],message:"New: there is no earlier version",data:{}}),Re=e=>e.data[mn],Ve=({facts:e})=>e.isNew===!0,ft=e=>e.some(t=>Re(t)!==void 0||Ve(t)),Ze=e=>Ve(e)||
Re(e)?.same===!1;function $n(e){return{same:ft(e)?String(e.every(n=>Re(n)?.same===!0)):"",changed:e.filter(Ze).map(({input:n})=>n)}}const yn=e=>e.filter(Ze).map(
t=>({file:t.input,message:t.message??On(Re(t))})),En=(e,t)=>`fail-on-difference: ${e} of ${(0,l.hS)(t,"file")} ${e===1?"differs":"differ"} from the earlier vers\
ion`;function wn(e,t){for(const[n,{file:s,message:a}]of e.entries())n>=p-1?y.pq((0,l.g$)(`${s}: ${a}`)):t==="error"?y.z3(a,{file:s,title:"Differs"}):y.lm(a,{file:s,
title:"Changed"})}function On(e){const t=Fe.flatMap(([s,a])=>{const i=dt(e,a);return i===""?[]:[`Pages ${s}: ${i}`]}),n=ht(e);return[...t,...n===""?[]:[`${t.length>
0?"Also":"Changed"}: ${n}`]].join(". ")}const Fe=[["added","Added"],["removed","Removed"],["moved","Moved"],["changed","Changed"]];function dt(e,t){const n=Ne(e.
pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(u=>typeof u=="number"?u:Number(Ne(u,"page"))),a=Number(Ne(e.counts,`pages${t}`)),i=s.slice(0,Je).join(", ");
return a>Je?`${i} and ${a-Je} more`:i}function ht(e){return[...Object.entries(pn).flatMap(([n,s])=>Number(Ne(e.counts,n))>0?[s]:[]),...e.security===null?[]:["se\
curity"],...e.tagged===null?[]:["tags"]].join(", ")}const Ne=(e,t)=>typeof e=="object"&&e!==null&&!Array.isArray(e)?e[t]??null:null,bn=["","File","Pages",...Fe.
map(([,e])=>e),"Also"];function Mn(e){const t=Re(e),n=e.notes.map(E=>`<br><em>${(0,l.Hn)(E)}</em>`).join("");if(!t)return`<td colspan="${Fe.length+2}">${(0,l.Hn)(
e.message??"")}${n}</td>`;const[s,a]=[Number(t.pageCount),Number(t.pageCountBefore)],i=s===a?String(s):`${a}&nbsp;→&nbsp;${s}`,u=Fe.map(([,E])=>dt(t,E)),w=t.same===
!0?"the same":ht(t);return[i,...u,w+n].map(E=>`<td>${E}</td>`).join("")}const Pn=e=>Ve(e)?"🆕":Ze(e)?"✏️":"✅";function An(e,t){let n="",s=0;for(const a of e)
for(const i of mt(Re(a)?.pages,"changed")){const u=mt(i,"diff").map(String);if(u.length===0)continue;const E=`<details><summary>${`<code>${(0,l.Hn)(a.input)}</c\
ode>, page ${Number(Ne(i,"page"))}`}</summary>

\`\`\`diff
${u.map(l.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(E)>t?s++:n+=E}return s===0?n:`${n}<p>${(0,l.hS)(s,"more page")} did not fit here.</p>
`}function mt(e,t){const n=Ne(e,t);return Array.isArray(n)?n:[]}const Hn=null,Dn=/[\r\n]|^\s|\s$/;class xn{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
Xe("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=xe().join((0,M.mkdtempSync)(xe().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:u,...w})=>({...w,...u})),s=t.flatMap(({status:u,output:w})=>u==="done"&&w!==null?[w]:[]),a=s.filter(u=>!Dn.test(u)),i=s.length===0?"":`, al\
though ${(0,l.hS)(s.length,"file")} were written: see the log`;Xe(`The output results-file cannot be written${i}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,M.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),Xe(`The outputs of the step cannot be written${i}`,process.env.GITHUB_OUTPUT,()=>{y.uH("files",s),y.uH("paths",a.map(St).join(`
`)),y.uH("count",s.length),y.uH("failed",t.filter(({status:A})=>A==="failed").length);const u=t.filter(({status:A,output:I})=>A==="done"&&I!==null);y.uH("total-\
bytes",(0,l.cz)(u.map(({bytesAfter:A})=>A??0))),y.uH("total-pages",(0,l.cz)(u.map(({pages:A})=>A??0)));const{same:w,changed:E}=$n(t);y.uH("same",w),y.uH("change\
d",E),y.uH("results",n),y.uH("results-file",this.resultsFile)}),a.length<s.length&&y.pq(`The output paths leaves out ${(0,l.hS)(s.length-a.length,"name")} with \
a line break or an outer blank`)}}const Tn=new Set(["ENOSPC","EDQUOT"]);function Xe(e,t,n){try{n()}catch(s){const a=t!==void 0&&(0,M.existsSync)(t)?(0,l.xU)(s):
"there is no such file";throw new S.zU("configuration",`${e} (${a})`,{advice:Tn.has((0,l.xU)(s))?"Free space on the disk of the runner":"Check that earlier step\
s do not remove or lock the files of the runner",cause:s})}}var vn=o(90866);const Qe=1024*1024,pt=2048,gt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};
function _n(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,l.Hn)(n.join(" → "))}</h3>
<p>${$t(e)}</p>
`;if(t.length===0)return s;const a=ft(t),i=[];let u=Buffer.byteLength(s)+pt;for(const[j,J]of t.entries()){const V=a?In(J):Sn(J,t[j-1],yt(e));if(u+=Buffer.byteLength(
V),u>Qe)break;i.push(V)}const w=(a?bn:yt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(j=>`<th>${j}</th>`).join(
""),E=t.length-i.length,A=E===0?"":`<p>${(0,l.hS)(E,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,I=e.showText?An(t,Qe-u-pt):"";return`${s}<table>
<tr>${w}</tr>
${i.join("")}</table>
${A}${I===""?"":`
${I}`}`}const In=e=>`<tr><td>${e.status==="done"?Pn(e):gt[e.status]}</td><td><code>${(0,l.Hn)(e.input)}</code></td>${Mn(e)}</tr>
`;function $t({rows:e,matched:t,place:n,dryRun:s,seconds:a}){const i=J=>e.filter(V=>V.status===J),u=i("done");if(e.length===0)return`${t===0?"No file matches":`\
No change in ${(0,l.hS)(t,"file")}`}, nothing written · ${n} · ${a.toFixed(1)} s`;const w=u.filter(({output:J})=>J!==null).length,E=s?[`Dry run: ${(0,l.hS)(i(
"planned").length,"result")} planned, nothing written`]:[w===0&&u.length>0?`${(0,l.hS)(u.length,"file")} read, none written`:`${(0,l.hS)(w,"file")} written`];for(const J of[
"failed","skipped"])i(J).length>0&&E.push(`${i(J).length} ${J}`);const A=(0,l.cz)([...new Map(u.map(J=>[J.inputs.join(`
`),J.bytesBefore??0])).values()]),I=(0,l.cz)(u.map(({bytesAfter:J})=>J??0)),j=u.length===0?"":` · ${(0,l.IV)(A)}${w===0?"":` → ${(0,l.IV)(I)}`}`;return`${E.join(
", ")}${j} · ${n} · ${a.toFixed(1)} s`}const yt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Ln(t));function Sn(e,t,n){const{status:s,input:a,
inputs:i,output:u,pages:w,bytesBefore:E,bytesAfter:A,message:I,notes:j,data:J}=e,V=i.length>1&&s!=="failed"?` <em>and ${i.length-1} more</em>`:"",ce=[...u===null?
[]:[`<code>${(0,l.Hn)(u)}</code>`],...I===null?[]:[(0,l.Hn)(I)],...Object.values(J).flatMap(se=>Nn(se)),...j.filter(se=>t?.input!==a||!t.notes.includes(se)).map(
se=>`<em>${(0,l.Hn)(se)}</em>`)],me=e.facts.firstPage!==void 0,re=n?[qe(E),qe(A),me?"":Cn(E,A)]:[qe(E)],$e=[w===null?"":String(w),...re],ue=ce.join("<br>"),ye=$e.
every(se=>se==="")?`<td colspan="${$e.length+1}">${ue}</td>`:`<td>${ue}</td>${$e.map(se=>`<td align="right">${se}</td>`).join("")}`;return`<tr><td>${gt[s]}</td>\
<td><code>${(0,l.Hn)(a)}</code>${V}</td>${ye}</tr>
`}const Rn=new Set(["pageCount","fileSize"]);function Nn(e){const t=Object.entries(e).flatMap(([n,s])=>{const a=(0,l.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return Rn.has(n)?[]:s===!0?[a]:typeof s=="number"?s===0?[]:[`${a}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${a}: ${s.length}`]:typeof s=="object"&&s!==null&&!Object.
values(s).every(i=>typeof i=="boolean")?[a]:[]});return t.length===0?[]:[t.join(" · ")]}const Ln=e=>Object.keys(e).length===0,qe=e=>e===null?"":(0,l.IV)(e).replace(
" ","&nbsp;");function Cn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function Un(e,t){
const n=e.filter(({status:i})=>i==="skipped").length,s=e.filter(({notes:i})=>i.length>0).length,a=(0,l.hS)(e.length,"result");return n>0&&(t==="skipped"||t==="n\
otes")?`fail-on: ${t}: ${n} of ${a} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${a} with notes: see the log`:void 0}function Bn(e,t,n,s){const a=e.length<
p?e:e.slice(0,p-1);for(const{file:i,message:u}of a)t==="error"?y.z3(u,{file:i,title:n}):s.add(u,i,n);for(const{file:i,message:u}of e.slice(a.length))y.pq((0,l.g$)(
`Failed: ${i}: ${u}`));for(const{cause:i}of e)i!==void 0&&y.Yz((0,l.uP)(i))}function jn(e,t){const n=e.length<p?0:e.length-(p-1),s=n>0?` (${n} of them without a\
n annotation: see the log)`:"";return`${e.length} of ${(0,l.hS)(t,"file")} failed${s}`}async function Et(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=_n(
e);if(!(Buffer.byteLength(n)>=Qe))try{await vn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complet\
e"),y.Yz((0,l.uP)(s))}}async function Wn(){const e=new v,t=new xn;let n="wire";try{t.begin();const s=await vt(a=>y.V4(a,{trimWhitespace:!1}),a=>zn(a,e));for(const a of s.
warnings)e.add(a);n=s.isList?"wire":"inputs",await Kn(s,t,e,n)}catch(s){const a=(0,S.l3)(s instanceof We?s.cause:s),i=T(a,n);s instanceof We&&y.z3(i,{file:s.file}),
y.C1(s instanceof We?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":i),a.cause!==void 0&&y.Yz((0,l.
uP)(a.cause))}finally{y.Yz(`Peak memory: ${(0,l.IV)(kn())}`)}}async function Kn(e,t,n,s){const a=process.uptime(),i=(0,c.Aq)(),u=await dn(e,i);u.isLocal&&e.apiKey!==
""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const pe of e.steps)await u.check(pe);e.output!==void 0&&
(0,Ue.I)(e.steps)==="data"&&n.add("output is not used: the step reads documents and writes none");const w=e.comparing.withBase?await(await o.e(3017).then(o.bind(
o,23017))).BaseVersions.of(i):void 0,E=new Qt(e.steps,i,w),{matched:A,files:I}=await Ht(e,i,E,n),{known:j,fresh:J}=w?await w.divide(I):{known:I,fresh:[]};E.check();
const V=(0,g.K2)(i.workspace),ce=[...new Set([...A,...A.flatMap(pe=>[...E.neededBy(pe).keys()])])],me=pe=>(0,m.Ck)(i,pe),re={matched:ce,overwrite:e.overwrite,identity:V,
exists:me},$e=(0,Ue.et)({...e,...re,files:j,places:i}),ue=e.steps.map(({name:pe})=>(0,b.i9)(pe)),ye=e.continueNumbers&&!e.dryRun?await qt($e,e.steps,pe=>(0,ct.R5)(
pe,i.workspace)):()=>{};y.Oh((0,l.g$)(`${ue.join(", then ")}: ${(0,l.hS)(j.length,"file")}, ${u.place}`));const se=pe=>{const ze=process.uptime()-a;return{rows:pe,
matched:A.length,operations:ue,place:u.place,dryRun:e.dryRun,seconds:ze,showText:e.comparing.showText}},{rows:Oe,failures:Pe}=e.dryRun?{rows:an($e),failures:[]}:
await on({jobs:$e,inputs:e,chosen:u,places:i,secondFiles:E,numbersOf:ye,claim:(0,g.OM)(re),spelling:s,onCancelled:async pe=>{t.tell(pe),e.summary&&await Et(se(pe),
n)}});y.N4();const _e=[...Oe,...J.map(gn)];await Fn({digest:se(_e),failures:Pe,total:j.length,inputs:e,outputs:t,places:i,warnings:n})}async function Fn({digest:e,
failures:t,total:n,inputs:s,outputs:a,places:i,warnings:u}){const{rows:w}=e,E=yn(w);if(wn(E,s.comparing.failOnDifference?"error":"notice"),Bn(t,s.failOn==="noth\
ing"?"warning":"error",e.operations.join(", "),u),y.pq((0,l.g$)($t(e))),a.tell(w),s.summary&&await Et(e,u),s.attest){const{declareArtifacts:I}=await o.e(1884).then(
o.bind(o,91884)),j=w.flatMap(({status:J,output:V})=>J==="done"&&V!==null?[V]:[]);for(const J of await I(j,i.workspace))u.add(J)}if(t.length===0){const I=s.comparing.
failOnDifference&&E.length>0?En(E.length,w.length):Un(w,s.failOn);I!==void 0&&y.C1(I);return}const A=(0,Ue.Ud)(s.steps)?`The merge of ${(0,l.hS)(n,"file")} fail\
ed`:jn(t,n);s.failOn==="nothing"?u.add(A):y.C1(A)}function zn(e,t){[...e.trim()].length>1?y.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be mask\
ed, because most of the log would be hidden. The step does not print it; use a longer one")}function kn(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,M.readFileSync)(
"/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let wt=!1;process.once("beforeExit",()=>{
wt||y.C1("The action stopped before it had finished.")}),Wn().catch(y.C1).finally(()=>{wt=!0})}),63069:((de,G,o)=>{o.d(G,{BD:()=>b,jB:()=>y,jN:()=>M,oR:()=>L,r_:()=>l,
yZ:()=>S});const y=[/^["'].*["']$/,"leave out the quotes"],M=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NA\
ME }}"],S=[/^~/,"~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],b=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or wri\
tten: use a path of the workspace"],l=[/\\/,"write / between folders, not a backslash"],L=(C,T)=>T.find(([$])=>$.test(C))?.[1]}),52031:((de,G,o)=>{o.d(G,{I:()=>D,
KH:()=>x,Ud:()=>P,et:()=>W});var y=o(76760),M=o.n(y),S=o(49153),b=o(31184),l=o(93876),L=o(99762),C=o(91203),T=o(66502),$=o(12222),p=o(44168),v=o(63069);const m=[
"{dir}","{name}","{index}","{operation}"],g=["{title}","{match}"],c={document:[],data:[],text:[],parts:g,texts:g,files:["{file}"]},f={document:"{dir}/{name}.{op\
eration}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{nam\
e}.{index}"},h="{dir}/{name}.pdf",O=([z],_)=>_==="document"&&z!==void 0&&(0,l.zI)(z.name).accepts==="text",P=z=>z.some(({name:_})=>(0,l.zI)(_).input==="many");function D(z){
const _=z.map(({name:k})=>(0,l.zI)(k)),U=_.filter(k=>!(0,l.rz)(k)),K=U.findLast(({input:k,output:ie})=>k==="many"||ie!=="pdf");return _.at(-1)?.output==="text"?
K?.output==="pdfs"?"texts":"text":U.length===0?"data":K?.output==="pdfs"?"parts":K?.output==="files"?"files":"document"}const x=z=>z==="text"||z==="texts",B=z=>z===
"document"||z==="text";function W(z){const{files:_,steps:U}=z,K=D(U),k=F(z,K),ie=_.length===0?[]:P(U)?[_]:_.map(ee=>[ee]),X=(0,b.i9)((U.findLast(({name:ee})=>!(0,l.
rz)((0,l.zI)(ee)))??U.at(-1))?.name??""),he=ie.map((ee,ge)=>{const{dir:le,name:q}=M().posix.parse(ee[0]??""),r=d=>{const R=B(K)?ge+1:d?.index,N={"{dir}":le||".",
"{name}":q,"{operation}":X,"{index}":R===void 0?void 0:(0,L.n)(R),"{title}":d?.title,"{match}":d?.match,"{file}":d?.file};return M().posix.normalize(k.replace(/\{[^{}]*\}/g,
Y=>N[Y]??Y))};return{inputs:ee,kind:K,tellsMatch:k.includes("{match}"),outputPath:r}}),ne=K==="data"?[]:be(he,z,Z(k,K));if(ne.length>0)throw(0,S.G6)(ne);return he}
const H=[v.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],v.jN,v.yZ,v.BD,...M().sep==="/"?[v.r_]:[]];function F({output:z,places:_,steps:U},K){const k=le=>(0,S.
G6)([{field:"output",message:le}]);if(z===void 0)return O(U,K)?h:`${f[K]}${x(K)?C.lg[(0,C.GW)(U.at(-1)?.params??{})]:""}`;const ie=(0,v.oR)(z,H);if(ie!==void 0)
throw k(ie);const X=[...m,...c[K]],he=z.match(/\{[^{}]*\}/g)?.filter(le=>!X.includes(le))??[];if(he.length>0)throw k(`has the unknown placeholder ${he[0]}: use ${X.
join(", ")}`);if(/[\u0000-\u001f]/.test(z))throw k("must be a single line");if(/[\\/]$/.test(z))throw k(`names a folder: write a file name after it, such as ${z}\
{name}.pdf`);const ne=["{index}",...c[K]];if(c[K].length>0&&!ne.some(le=>z.includes(le))){const{dir:le,name:q,ext:r}=M().posix.parse((0,p.d7)(z)),d=M().posix.join(
le,K==="files"?`${q}.{file}`:`${q}-{index}${r}`);throw k(`needs ${ne.join(" or ")}, because one file gives several results: such as ${d}`)}const ee=M().isAbsolute(
z)?(0,p.dR)(_,z):(0,p.d7)(z);if(!(M().isAbsolute(ee)?(0,p.NB)(_,ee):(0,p.FK)(M().posix.normalize(ee))))throw k("must stay in the workspace or in RUNNER_TEMP");return ee}
function Z(z,_){const K=["{dir}","{name}",...B(_)?["{index}"]:[]].filter(k=>!z.includes(k));return K.length===0?"process them in different steps":`use ${[K.slice(
0,-1).join(", "),...K.slice(-1)].filter(k=>k!=="").join(" or ")}`}const Ee=z=>z.kind==="parts"||z.kind==="texts"?z.outputPath({index:1}):z.outputPath();function be(z,{
matched:_,overwrite:U,identity:K,exists:k,places:ie},X){const he=new Map(_.map(r=>[K(r),r])),ne=new Map;for(const r of z){const d=K(r.outputPath()),R=ne.get(d);
R?R.push(r):ne.set(d,[r])}const ee=[],ge=[],le=r=>{ee.push({field:"output",message:r})};for(const[r,d,...R]of ne.values()){if(!r)continue;const N=r.outputPath(),
Y=(0,$.Nk)(N);if(!(0,p.NB)(ie,N)||N==="."||N.endsWith("/"))le(`'${N}' is not a file in the workspace or in RUNNER_TEMP`);else if(Y!==void 0)le(Y);else if((0,T.SV)(
N))le(`'${N}' is below .git, where nothing is written`);else if(d){const[Q,oe]=[r.inputs[0],d.inputs[0]],ae=R.length===0?`'${Q}' and '${oe}' would both`:`'${Q}'\
, '${oe}' and ${R.length} more would all`;le(`${ae} be written to '${N}': ${X}`)}else{const Q=Ee(r),oe=K(Q),ae=he.get(oe);ae!==void 0&&!r.inputs.some(Te=>K(Te)===
oe)?le(`'${Q}' would replace another file that the step reads: choose a different pattern`):ae!==void 0&&!U?le(`'${Q}' would replace the input: choose a differe\
nt pattern, or set overwrite to true`):ae===void 0&&!U&&k(Q)&&ge.push(Q)}}ge.length>0&&le((0,$.pL)(ge));const q=5;return ee.length<=q?ee:[...ee.slice(0,q),{field:"\
output",message:`and ${ee.length-q} more such clashes`}]}}),66886:((de,G,o)=>{o.d(G,{A:()=>S,T:()=>M});var y=o(52031);function M(b){const l=L=>[{field:"minimum-\
saving",message:L}];return b.some(({name:L})=>L==="optimize_document")?(0,y.Ud)(b)||(0,y.I)(b)!=="document"?l("needs one result for each file: no merge, no spli\
t, no extraction"):[]:l("needs a step optimize-document")}function S(b,l,L){return L===void 0||l<=b*(1-L/100)?void 0:`Not written: the result is ${(Math.max(0,b-
l)/b*100).toFixed(1)} % smaller, and minimum-saving is ${L} %`}}),96995:((de,G,o)=>{o.d(G,{EC:()=>p,MH:()=>$,Pu:()=>v,Qf:()=>S,g$:()=>l,oH:()=>b});var y=o(49153);
const M=1e3,S=(m,g,{found:c=null,limit:f=null,pages:h=[]}={})=>({rule:m,found:c,limit:f,pages:h.slice(0,M),message:g}),b=["open_password"],l=(m,g,c)=>`The file \
has ${m} ${c}; at most ${g} are allowed.`;function L({failures:m}){return Array.isArray(m)?m.flatMap(C):[]}function C(m){if(typeof m!="object"||m===null||Array.
isArray(m))return[];const{rule:g,found:c,limit:f,pages:h,message:O}=m;if(typeof g!="string"||typeof O!="string")return[];const P=Array.isArray(h)?h.filter(D=>typeof D==
"number"):[];return[{rule:g,found:T(c),limit:T(f),pages:P,message:O}]}const T=m=>typeof m=="number"?m:null;function $(m,{nameOf:g,restate:c}){const{checks:f}=m,
h=L(m).map(P=>({...c(P),rule:g(P.rule)})),O=Array.isArray(f)?f.flatMap(P=>typeof P=="string"?[g(P)]:[]):[];return{...m,...f!==void 0&&{checks:O},failures:h}}class p extends y.
zU{report;constructor(g){const c=L(g).map(({message:f})=>f);super("invalid_parameters",`The check failed: ${c.join(" ")}`,{issues:c.map(f=>({field:"file",message:f,
mentions:b}))}),this.report=g}}function v(m){if(m.passed===!1)throw new p(m)}}),38917:((de,G,o)=>{o.d(G,{Z:()=>l,_:()=>b});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,S=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b($){
if($.length>64)return;const p=$.trim().replace(M,(v,m,g,c)=>`${m??""}${1900+Number(g)}${c}`);return C(L(y.exec(p)??S.exec(p)))}function l($){const p=$.length>64?
void 0:L(S.exec($.trim()));if(!p||C(p)===void 0)return;const{year:v,month:m="",day:g="",hour:c="",minute:f="",second:h="",zone:O=""}=p;return`D:${v}${m}${g}${c}${f}${h}${O===
"Z"||O===""?O:`${O.replace(":","'")}'`}`}function L($){if(!$)return;const[,p,v,m,g,c,f,h,O,P,D]=$,x=h??(O===void 0?void 0:`${O}${P??"00"}:${D??"00"}`);return{year:p,
month:v,day:m,hour:g,minute:c,second:f,zone:x}}function C($){if(!$)return;const{year:p,month:v,day:m,hour:g,minute:c="00",second:f="00",zone:h}=$,O=(D,x,B)=>D===
void 0||Number(D)>=x&&Number(D)<=B;if(Number(p)===0||!O(v,1,12)||!O(m,1,T(Number(p),Number(v)))||!O(g,0,23)||!O(c,0,59)||!O(f,0,59)||h!==void 0&&h!=="Z"&&!(O(h.
slice(1,3),0,23)&&O(h.slice(4),0,59)))return;const P=[p,v,m].filter(D=>D!==void 0).join("-");return g===void 0?P:`${P}T${g}:${c}:${f}${h==="+00:00"||h==="-00:00"?
"Z":h??""}`}function T($,p){return p===2?$%4===0&&($%100!==0||$%400===0)?29:28:[4,6,9,11].includes(p)?30:31}}),6996:((de,G,o)=>{o.d(G,{lF:()=>P,qL:()=>h});var y=o(
49153),M=o(96512),S=o(93876),b=o(60480),l=o(11980),L=o(13140),C=o(35092);const T=2**31-1,$=/^ *[+-]?\d+ *$/,p=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,v=/[\p{Cc}\u2028\u2029]/u,
m=new RegExp("\\p{Cs}","u"),g=100,c=/^[\x20-\x7e]*$/;function f(r,d,R="absent"){const{params:N,issues:Y}=h(r,d,R);if(Y.length>0)throw invalidParameters(Y);return N}
function h(r,d,R="absent"){const N=(0,S.zI)(r),Y={},Q=[];for(const[oe,ae]of Object.entries(N.fields)){const Te=Object.hasOwn(d,oe),we=Te?d[oe]:void 0;if(Ee(ae,we)){
Te&&R==="refuse"&&F(ae,we)?Q.push({field:oe,message:Z(ae)}):ae.required?Q.push({field:oe,message:`is required: ${D(ae)}`}):"default"in ae&&(Y[oe]=ae.default);continue}
const Me=be(ae,we);"problem"in Me?Q.push({field:oe,message:Me.problem}):Y[oe]=Me.value}return{params:Y,issues:[...Q,...O(N,Y,Q)]}}function O({fields:r,ascending:d,
different:R,exclusive:N,needs:Y,atLeastOne:Q,someTrue:oe},ae,Te){const we=[],Me=fe=>{const te=r[fe];return ae[fe]!==void 0&&!(te&&"default"in te&&te.default===ae[fe])};
if(d){const[fe,te]=[ae[d[0]],ae[d[1]]];typeof fe=="number"&&typeof te=="number"&&fe>te&&we.push({field:d[0],message:`must not be greater than ${d[1]}`,mentions:[
d[1]]})}if(R){const[fe,te]=[ae[R[0]],ae[R[1]]];fe!==void 0&&fe===te&&we.push({field:R[0],message:`must differ from ${R[1]}`,mentions:[R[1]]})}for(const[fe,te]of N??
[]){const Ae=Me(fe)?te.filter(Me):[];Ae.length>0&&we.push({field:fe,message:`must not be given together with ${Ae.join(" and ")}: leave one of them out`,mentions:Ae})}
for(const[fe,te,Ae]of Y??[])Me(fe)&&ae[te]!==Ae&&we.push({field:fe,message:`needs ${te} to be ${Ae}`,mentions:[te]});const De=fe=>Me(fe)||Te.some(({field:te})=>te===
fe);return Q&&!Q.some(De)&&we.push({field:Q[0],message:`is required, unless one of these is given: ${Q.slice(1).join(", ")}`,mentions:Q.slice(1)}),oe?.every(fe=>ae[fe]===
!1)===!0&&we.push({field:oe[0],message:`must be true, unless one of these is: ${oe.slice(1).join(", ")}`,mentions:oe.slice(1)}),we}function P(r){if(typeof r=="o\
bject")return JSON.stringify(r);const d=String(r);if(typeof r!="number"||!d.includes("e"))return d;if(r>=1)return BigInt(r).toString();const[R,N]=d.split("e");return`\
0.${"0".repeat(-Number(N)-1)}${R.replace(".","")}`}function D(r){switch(r.kind){case"text":{const d=r.minLength?`${r.minLength} to ${r.maxLength}`:`at most ${r.
maxLength}`;return r.format?`${C.E[r.format].words}, ${d} characters`:r.characters==="printable-ascii"?`${d} printable ASCII characters (codes 32 to 126)`:`${d}\
 characters`}case"flag":return"true or false";case"integer":{const d=r.unit===void 0?"":`, in ${r.unit}`;return r.max===void 0||r.max===Number.MAX_SAFE_INTEGER?
`a whole number of at least ${r.min}${d}`:`a whole number from ${r.min} to ${r.max}${d}`}case"decimal":return`a decimal number ${H(r)}, in ${r.unit}, with a poi\
nt`;case"choice":return`one of ${r.options.map(d=>typeof d.value=="number"?x(d):d.value).join(", ")}`;case"pageOrder":return r.parts?`ranges of pages such as 1-\
3, 7, 9-, at most ${r.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${r.maxLength} characters`;case"pageSet":return`pages such as 1..3\
, -1, odd, even, all or not 2, at most ${r.maxLength} characters`;case"file":return{pdf:"a PDF document",image:"a PNG or JPEG image",font:B,any:"a file"}[r.accepts];case"\
files":return`at most ${r.max} PNG or JPEG images of at most ${r.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as {"name": "value"}, at most ${r.
maxLength} characters`;default:return r}}function x({value:r,label:d,description:R}){const N=R??d,Y=String(r).replace(/^-/,"").replaceAll("_"," ").toLowerCase();
return R===void 0&&d.toLowerCase().includes(Y)?String(r):`${r} (${N.charAt(0).toLowerCase()}${N.slice(1)})`}const B="a TrueType or OpenType font of at most 20 M\
B",W=20*1024*1024;function H({above:r,min:d,max:R}){const N=r===void 0?`of at least ${d??0}`:`greater than ${r}`;return R===void 0?N:`${N} and at most ${R}`}function F(r,d){
return r.empty==="opener"?!1:r.empty!=="word"||r.required===!0||d===void 0}function Z(r){return r.required?`is empty: it must be ${D(r)}`:r.kind==="text"&&r.secret?
"is empty, so the document would open without a password: give a password, or route documents without one past this step":r.empty==="word"?`is undefined: use ''\
 to leave it out, or give ${D(r)}`:r.kind==="pageSet"?"is empty: write all for every page":"default"in r?`is empty: write ${String(r.default)}, which is the def\
ault, or leave the field out`:`is empty: give ${D(r)}, or leave the field out`}function Ee(r,d){return d==null||d===""||r.kind==="files"&&Array.isArray(d)&&d.length===
0?!0:r.kind==="text"&&!r.secret&&typeof d=="string"&&d.trim()===""}function be(r,d){if(Array.isArray(d)&&r.kind!=="files")return{problem:"must be given only onc\
e"};switch(r.kind){case"text":return z(r,d);case"flag":return _(r,d);case"integer":return U(r,d);case"decimal":return k(r,d);case"choice":return ie(r,d);case"pa\
geOrder":return X(r,d,r.parts?l.X4:b.p6);case"pageSet":return X(r,d,L.lY);case"file":return he(r,d);case"files":return ne(r,d);case"json":return ee(r,d);default:
return r}}function z(r,d){if(typeof d!="string"&&typeof d!="number")return{problem:`must be ${D(r)}`};const R=String(d);if(R.length>8*r.maxLength)return{problem:`\
must be ${D(r)}`};const N=r.secret?R:R.normalize("NFC"),Y=r.secret?N.length:[...N].length;return Y>r.maxLength||Y<(r.minLength??0)?{problem:`must be ${D(r)}`}:r.
characters==="printable-ascii"&&!c.test(N)?{problem:`must be ${D(r)}`}:!r.secret&&v.test(N)?{problem:"must not contain control characters or line breaks"}:!r.secret&&
m.test(N)?{problem:"must not contain an incomplete character (a lone surrogate)"}:r.format&&!C.E[r.format].holds(N)?{problem:C.E[r.format].problem?.(N)??`must b\
e ${D(r)}`}:{value:N}}function _(r,d){if(typeof d=="boolean")return{value:d};const R=typeof d=="string"?d.toLowerCase():"";return R==="true"||R==="false"?{value:R===
"true"}:{problem:`must be ${D(r)}`}}function U(r,d){const R=K(d);if(R===void 0||R<r.min)return{problem:`must be ${D(r)}`};const N=r.max??T;if(R<=N)return{value:R};
const Y=D(r);return{problem:Y.includes(String(N))?`must be ${Y}`:`must not be greater than ${N}`}}function K(r){return typeof r=="string"?$.test(r)?Number(r.trim())+
0:void 0:typeof r=="number"&&Number.isInteger(r)?r+0:void 0}function k(r,d){const R=typeof d=="number"?d:typeof d=="string"&&p.test(d)?Number(d.trim()):NaN,{above:N=-1/0,
min:Y=-1/0,max:Q=1/0}=r;return Number.isFinite(R)&&R>N&&R>=Y&&R<=Q?{value:R+0}:{problem:`must be ${D(r)}`}}function ie(r,d){const{open:R}=r,N=r.options.find(({value:Q})=>typeof Q==
"number"?Q===K(d):Q===d);if(N)return{value:N.value};const Y=R?K(d):void 0;return R&&Y!==void 0&&Y>=R.min&&Y<=R.max?{value:Y}:{problem:`must be ${D(r)}`}}function X(r,d,R){
if(typeof d!="string"&&typeof d!="number")return{problem:`must be ${D(r)}`};const N=String(d);if(N.length>r.maxLength)return{problem:`must be at most ${r.maxLength}\
 characters long, and has ${N.length}`};const Y=R(N);return"problem"in Y?{problem:Y.problem}:{value:N}}function he(r,d){const{name:R,bytes:N}=typeof d=="object"?
d:{};return typeof R!="string"||!(N instanceof Uint8Array)?{problem:`must be ${D(r)}`}:N.length===0&&r.accepts!=="any"?{problem:"is an empty file"}:r.accepts===
"font"&&N.length>W?{problem:`is too large: it must be ${B}`}:{value:{name:R,bytes:N}}}function ne(r,d){const R=Array.isArray(d)?d:[d],N=[];for(const Q of R){const oe=he(
{...r,kind:"file"},Q??{});if("problem"in oe)return oe.problem.startsWith("must")?{problem:`must be ${D(r)}`}:oe;N.push(oe.value)}const Y=N.reduce((Q,{bytes:oe})=>Q+
oe.length,0);return N.length>r.max||Y>r.maxBytes?{problem:`must be ${D(r)}`}:new Set(N.map(({name:Q})=>Q)).size<N.length?{problem:"has two files of one name"}:{
value:N}}function ee(r,d){const R=`must be ${D(r)}`;if(typeof d=="object"){const Y=q(d);return Y!==void 0&&Y.startsWith("{")&&Y.length<=r.maxLength?ge(JSON.parse(
Y)):{problem:R}}if(typeof d!="string")return{problem:R};if(d.length>r.maxLength)return{problem:`must be at most ${r.maxLength} characters long, and has ${d.length}`};
const N=(0,M.q)(d);if(N===void 0){const Q=(0,M.q)(d.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${R}\
; it is not valid JSON${Q}`}}return(0,M.G)(N)?ge(N):{problem:R}}function ge(r){let d=[r];for(let R=0;d.length>0;R++){if(R===g)return{problem:`must not have more\
 than ${g} arrays and objects within one another`};d=d.flatMap(N=>Object.values(N).filter(le))}return{value:r}}const le=r=>typeof r=="object"&&r!==null;function q(r){
try{return JSON.stringify(r)}catch{return}}}),31184:((de,G,o)=>{o.d(G,{XM:()=>l,an:()=>b,i9:()=>S});var y=o(93876);const M=L=>L.replace(/_(\w)/g,(C,T)=>T.toUpperCase()),
S=L=>L.replaceAll("_","-");function b(L,C,T){const $=C.filter(p=>/^\w+$/.test(p));return $.length===0?L:L.replace(new RegExp(`\\b(?:${$.join("|")})\\b`,"g"),T)}
const l=L=>(0,y.zI)(L).path??`/v1/${L}`}),30491:((de,G,o)=>{o.d(G,{s:()=>S});function y(b,l){const L=[],C=[],T=`use ${l.map($=>`{${$}}`).join(", ")}`;for(const $ of b.
normalize("NFC").split(/(\{[^{}]*\})/)){const p=l.find(v=>`{${v}}`===$);if(p)L.push({placeholder:p});else if(/^\{[^{}]*\}$/.test($))C.push($);else{if(/[{}]/.test(
$))return{problem:`has a brace that belongs to no placeholder; ${T}`};$&&L.push({literal:$})}}return C.length===0?{pieces:L}:{problem:`has the unknown ${C.length===
1?"placeholder":"placeholders"} ${C.join(" and ")}; ${T}`}}const M=["number","last","label","name"],S=b=>y(b,M)}),60480:((de,G,o)=>{o.d(G,{Ly:()=>l,NL:()=>v,UL:()=>L,
aW:()=>b,bs:()=>p,ml:()=>m,p6:()=>S,vg:()=>C});var y=o(49153);const M=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function S(g){const c=[],f=[];for(const[h,O]of g.split(
",").entries()){const P=h+1,D=M.exec(O),x=H=>{f.push(`entry ${P} ('${m(O)}') ${H}`)};if(O.trim()===""){f.push(`entry ${P} is empty: write pages such as 3,1,2 or\
 2..5, separated by single commas`);continue}if(!D){x(T(O));continue}const B=Number(D[1]),W=D[3]===void 0?void 0:Number(D[3]);B===0||W===0?x("names page 0: page\
s count from 1, and -1 is the last page"):c.push({from:B,to:W,range:D[2]!==void 0,text:O.trim(),position:P})}return f.length>0?{problem:p(f)}:{items:c}}function b(g,c,f){
const h=W=>(0,y.G6)([{field:"page_order",message:W}]),O=S(g);if("problem"in O)throw h(O.problem);const P=l(O.items,c);if("problem"in P)throw h(P.problem);const D=L(
P.spans);if(D>f)throw h(`names ${D} pages in all; at most ${f} are allowed`);const x=new Uint32Array(D);let B=0;for(const{first:W,last:H}of P.spans){const F=W<=
H?1:-1;for(let Z=W;Z!==H+F;Z+=F)x[B++]=Z}return x}function l(g,c){const f=c===1?"1 page":`${c} pages`,h=[],O=g.map(P=>{const D=F=>F<0?c+1+F:F,x=D(P.from),B=P.range?
P.to===void 0?c:D(P.to):x,H=[[P.from,x],[P.to??P.from,B]].find(([,F])=>F<1||F>c);return H&&h.push(`entry ${P.position} ('${m(P.text)}') names ${C(H[0])}, but th\
e document has ${f}`),{first:x,last:B}});return h.length>0?{problem:p(h)}:{spans:O}}const L=g=>g.reduce((c,{first:f,last:h})=>c+Math.abs(h-f)+1,0);function C(g){
return Number.isSafeInteger(g)?`page ${g}`:"a page far beyond its end"}function T(g){return/^ *\.\./.test(g)?"has no start: a range is written 1..5":v(g)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const $=5;function p(g){const c=g.length-$;return[...g.slice(0,$),...c>0?[`and ${c} more such entr\
ies`]:[]].join("; ")}function v(g){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(g);return c?`is not a range: write ${c[1]}..${c[2]}${c[2]===""?" for thi\
s page and all after it":""}`:/\bfirst\b/i.test(g)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(g)?"is not a pa\
ge: the last page is written -1, and a range to it 2..":void 0}function m(g){const c=[...g].map(f=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(f)?"?":f);return c.length>
40?`${c.slice(0,40).join("")}…`:c.join("")}}),13140:((de,G,o)=>{o.d(G,{k1:()=>l,lY:()=>b,m7:()=>L});var y=o(49153),M=o(60480);const S=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function b($){const p=[],v=[];for(const[m,g]of $.split(",").entries()){const c=m+1,f=g.trim();if(f===""){v.push(`entry ${c} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const h=S.exec(f),O=Ee=>{v.push(`entry ${c} ('${(0,M.ml)(f)}') ${Ee}`)};if(!h){O(T(f));continue}const[,P,D,x,B,W]=h,
H={negated:P!==void 0,text:f,position:c};if(D!==void 0){p.push({...H,pages:D.toLowerCase()});continue}const F=Number(x),Z=B===void 0?F:W===void 0?"end":Number(W);
F===0||Z===0?O("names page 0: pages count from 1, and -1 is the last page"):p.push({...H,pages:{from:F,to:Z}})}return v.length>0?{problem:(0,M.bs)(v)}:{items:p}}
function l($,p,v="pages"){const m=O=>(0,y.G6)([{field:v,message:O}]),g=b($);if("problem"in g)throw m(g.problem);const c=new C(p),f=new C(p),h=[];for(const O of g.
items){const P=O.negated?f:c;if(typeof O.pages=="string"){P.add(O.pages);continue}const{from:D,to:x}=O.pages,B=D<0?p+1+D:D,W=x==="end"?p:x<0?p+1+x:x,F=(x==="end"?
D<0?[[D,B]]:[]:[[D,B],[x,W]]).find(([,Z])=>Z<1||Z>p);F&&h.push(`entry ${O.position} ('${(0,M.ml)(O.text)}') names ${(0,M.vg)(F[0])}, but the document has ${p===
1?"1 page":`${p} pages`}`),!(x==="end"&&B>p||h.length>0)&&P.range(Math.min(B,W),Math.max(B,W))}if(h.length>0)throw m((0,M.bs)(h));return g.items.every(({negated:O})=>O)&&
c.add("all"),c.without(f)}function L($){const p=b($);if("problem"in p||p.items.length!==1)return;const{negated:v,pages:m}=p.items[0];if(v)return;if(m==="all")return{
first:1};if(typeof m=="string"||m.from<1)return;const{from:g,to:c}=m;return c==="end"?{first:g}:c===-1?{first:g}:c<1?void 0:{first:Math.min(g,c),last:Math.max(g,
c)}}class C{pageCount;differences;odd=!1;even=!1;constructor(p){this.pageCount=p,this.differences=new Int32Array(p+2)}add(p){p!=="even"&&(this.odd=!0),p!=="odd"&&
(this.even=!0)}range(p,v){this.differences[p]++,this.differences[v+1]--}without(p){const v=new Uint32Array(this.pageCount);let m=0,g=0,c=0;for(let f=1;f<=this.pageCount;f++){
g+=this.differences[f],c+=p.differences[f];const h=f%2===1?"odd":"even";(g>0||this[h])&&!(c>0||p[h])&&(v[m++]=f)}return v.subarray(0,m)}}function T($){return/^(not +)?\.\./i.
test($)?"has no start: a range is written 1..5":/^!/.test($)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)($.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),11980:((de,G,o)=>{o.d(G,{D_:()=>T,X4:()=>P,kU:()=>D});var y=o(
49153),M=o(60480);const S=/^(\d+|first)-(\d+|last|end)?$/i,b=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,l=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
L=/^(?:last|end)-(\d+|last|end)$/i,C=/^(-?\d+)-(-?\d+|last|end)$/i;function T(x){if(Array.isArray(x))return $(x);if(typeof x!="string"&&typeof x!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const B=String(x),W=B.split(/\r?\n/).filter(F=>F.trim()!=="");if(W.length>1&&W.every(F=>/^ *- +\S/.test(
F)))return $(W.map(F=>p(F.replace(/^ *- +/,""))));const H=/^\s*\[(.*)\]\s*$/s.exec(B);return H?$(H[1].split(",").map(p)):v(W.length>1?W.join(","):B)}function $(x){
return x.some(B=>typeof B!="string"&&typeof B!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:v(x.join(","))}function p(x){
return x.trim().replace(/^(["'])(.*)\1$/s,"$2")}function v(x){const B=[],W=[];for(const[H,F]of x.split(",").entries()){const Z=m(F),be=Z.length>1&&Z.some(z=>z.startsWith(
"-"))?g(Z):Z.map(c).find(z=>z!==void 0);be&&W.push(`entry ${H+1} ('${(0,M.ml)(F.trim())}') is ambiguous: write ${be.join(" or ")}`),B.push(Z.length===0?F:Z.map(
f).join(","))}return W.length>0?{problem:(0,M.bs)(W)}:{text:B.join(",")}}function m(x){const B=x.split(/\s+/).filter(H=>H!==""),W=[];for(const H of B){const F=W.
at(-1);F?.toLowerCase()==="not"?W[W.length-1]=`${F} ${H}`:W.push(H)}return W}function g(x){const B=x.map(f).join(","),[W,H,...F]=x,Z=F.length===0&&H?/^-(\d+)$/.
exec(H):null;return Z&&W&&/^\d+$/.test(W)?[B,`${W}..${Z[1]}`]:[B]}function c(x){const B=x.replace(/^not /i,""),W=L.exec(B);if(W)return/^\d/.test(W[1])?[`-${Number(
W[1])+1}`,`-1..${W[1]}`]:["-1"];const H=C.exec(B);if(!H||S.test(B))return;const[,F,Z]=H;return Z.startsWith("-")?[`${F}..${Z}`,`${F},${Z}`]:[`${F}..${O(Z)}`,`${F}\
,-${Z}`]}function f(x){const[,B="",W=""]=/^(not )?(.*)$/i.exec(x)??[],H=S.exec(W)??b.exec(W)??l.exec(W);return H?`${B}${O(H[1])}..${O(H[2]??"")}`:`${B}${O(W)}`}
const h={first:"1",last:"-1",end:"-1"},O=x=>h[x.toLowerCase()]??x;function P(x){const B=T(x);return"problem"in B?B:(0,M.p6)(B.text)}function D(x,B,W,H="ranges"){
const F=_=>(0,y.G6)([{field:H,message:_}]),Z=P(x);if("problem"in Z)throw F(Z.problem);const Ee=(0,M.Ly)(Z.items,B);if("problem"in Ee)throw F(Ee.problem);const be=Ee.
spans.flatMap(({first:_,last:U},K)=>{const{position:k,text:ie}=Z.items[K];return _<=U?[]:[`entry ${k} ('${(0,M.ml)(ie)}') ends before it starts: write ${U}-${_}`]});
if(be.length>0)throw F((0,M.bs)(be));const z=(0,M.UL)(Ee.spans);if(z>W)throw F(`names ${z} pages in all; at most ${W} are allowed`);return Ee.spans}}),35092:((de,G,o)=>{
o.d(G,{E:()=>C,L:()=>l});var y=o(38917),M=o(30491);function S(T){const $=(0,M.s)(T);return"problem"in $?$.problem:void 0}const b=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
l=T=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(T),C={"file-name":{holds:T=>!/[/\\\p{Cc}\p{Cs}]/u.test(T)&&/[^. ]/.test(T),words:"a file name without fol\
ders"},"media-type":{holds:l,words:"a media type such as text/xml or application/pdf"},date:{holds:T=>(0,y.Z)(T)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:T=>S(T)===void 0,words:"text such as {number} / {last}",problem:S},"language-tag":{holds:T=>b.test(
T),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),91203:((de,G,o)=>{o.d(G,{GW:()=>S,_m:()=>L,lg:()=>M,r7:()=>l});const y=null,M={"application/\
json":".json","text/plain":".txt","text/markdown":".md"};function S(C){const{per_page:T,layout:$}=C;return T===!0?"application/json":$==="markdown"?"text/markdo\
wn":"text/plain"}function b(C){const T=S(C);return T==="text/markdown"?["application/json",T,"text/plain"]:[...new Set(["application/json",T])]}const l=({text:C})=>typeof C==
"string"?C:"";function L({text:C,pages:T,...$}){return $}})};
