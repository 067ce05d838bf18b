"use strict";exports.id=8501,exports.ids=[8501],exports.modules={90127:((fe,B,o)=>{o.d(B,{Ms:()=>D,PJ:()=>L,TF:()=>u,Ye:()=>y,_N:()=>g,oD:()=>I,qf:()=>m});var b=o(73024),E=o.
n(b);const P=1<<20,y=c=>p(()=>b.realpathSync.native(c)),g=c=>p(()=>(0,b.statSync)(c)),D=c=>p(()=>(0,b.lstatSync)(c)),L=c=>D(c)?.isSymbolicLink()??!1;async function I(c){
if((0,b.statSync)(c).size<=P)return(0,b.readFileSync)(c);const{readFile:f}=await Promise.resolve().then(o.t.bind(o,51455,23));return f(c)}async function m(c,f){
if(f.length<=P)return(0,b.writeFileSync)(c,f,{flag:"wx"});const{writeFile:r}=await Promise.resolve().then(o.t.bind(o,51455,23));await r(c,f,{flag:"wx"})}const u=c=>p(
()=>(0,b.unlinkSync)(c));function p(c){try{return c()}catch{return}}}),69338:((fe,B,o)=>{o.d(B,{Ck:()=>p,SV:()=>I,YY:()=>m,wI:()=>u});var b=o(76760),E=o.n(b),P=o(
58552),y=o(90127),g=o(99992);const D=/^(?:\.git|git~\d+)[. ]*$/i,L=new RegExp("\\p{Cf}","gu"),I=a=>a.split(/[\\/]/).some($=>D.test($.replace(L,"")));function m(a,$){
const w=(0,g.M0)(a,$),A=(0,g.I5)(a,w),R=(0,y.Ye)(w);if(A===void 0)return"is outside the workspace and RUNNER_TEMP";if(R===void 0)return(0,y.PJ)(w)?"is a link to\
 a file that does not exist":"does not exist";if(r(a,R)!==f(A))return`is a link that leads out of ${A===a.workspace?"the workspace":"RUNNER_TEMP"}`;if(I(E().relative(
f(A),R)))return"is below .git, which is not read";const N=(0,y._N)(R);if(!N?.isFile())return N?.isFIFO()?"is a named pipe, not an ordinary file":N?.isDirectory()?
"is a folder":"is not an ordinary file"}function u(a,$){const w=(0,g.M0)(a,$),A=(0,g.I5)(a,w);if(A===void 0)throw c($,"is outside the workspace and RUNNER_TEMP");
const R=f(A),N=E().relative(A,w).split(E().sep);for(let le=1;le<=N.length;le++){const we=E().join(R,...N.slice(0,le));if(!(0,y.PJ)(we))continue;const Pe=(0,y.Ye)(
we),V=Pe===void 0||r(a,Pe)===void 0;throw c($,V?"leads out of the workspace through a link":"leads through a link")}const ee=E().join(R,...N);if(I(E().relative(
R,(0,y.Ye)(ee)??ee)))throw c($,"is below .git");return ee}function p(a,$){try{return(0,y.Ms)(E().join(u(a,E().dirname($)),E().basename($)))!==void 0}catch{return!1}}
const c=(a,$)=>new P.zU("configuration",`'${a}' ${$}: nothing is written there`),f=a=>(0,y.Ye)(a)??a,r=(a,$)=>(0,g.RD)(a).map(f).filter(w=>(0,g.FK)(E().relative(
w,$))).sort((w,A)=>A.length-w.length)[0]}),2798:((fe,B,o)=>{o.d(B,{K2:()=>L,Nk:()=>m,OM:()=>u,hQ:()=>I,pL:()=>p});var b=o(73024),E=o.n(b),P=o(76760),y=o.n(P),g=o(
58552),D=o(43576);function L(c){const f=new Map,r=a=>{const $=f.get(a);if($!==void 0)return $;let w=a;try{w=(0,b.realpathSync)(a)}catch{const A=y().dirname(a);A!==
a&&(w=y().join(r(A),y().basename(a)))}return f.set(a,w),w};return a=>{const $=y().resolve(c,a),w=y().join(r(y().dirname($)),y().basename($));return I(w)}}const I=c=>process.
platform==="win32"||process.platform==="darwin"?c.normalize("NFC").toLowerCase():c;function m(c){if(process.platform!=="win32")return;const f=c.replace(/^[a-z]:/i,
"").split(/[\\/]/),[r]=f.flatMap(a=>/^\.{0,2}$/.test(a)?[]:(0,D.tb)(a)??[]);return r===void 0?void 0:`'${c}' cannot be written: a part of it ${r}`}function u({matched:c,
overwrite:f,identity:r,exists:a}){const $=new Set(c.map(r)),w=new Set;return(A,R)=>{const N=m(A);if(N!==void 0)throw(0,g.G6)([{field:"output",message:N}]);const ee=r(
A),le=R.inputs.some(we=>r(we)===ee);if(w.has(ee)||$.has(ee)&&!(f&&le))throw(0,g.G6)([{field:"output",message:`'${A}' is another input or result: choose a differ\
ent pattern`}]);if(!f&&a(A))throw(0,g.G6)([{field:"output",message:p([A])}]);w.add(ee)}}function p([c,...f]){const r=f.length===0?" exists":` and ${f.length} mo\
re exist`;return`'${c}'${r} already: choose a different pattern, or set overwrite to true`}}),68945:((fe,B,o)=>{o.d(B,{_V:()=>P,gY:()=>E,wm:()=>y});var b=o(58552);
const E="version https://git-lfs.github.com/spec/",P=g=>g.subarray(0,E.length).toString("latin1")===E;function y(g){if(P(g))throw new b.zU("unreadable_document",
"The file is a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"})}}),99992:((fe,B,o)=>{
o.d(B,{Aq:()=>D,FK:()=>c,I5:()=>m,M0:()=>I,NB:()=>u,RD:()=>L,d7:()=>f,dR:()=>p});var b=o(76760),E=o.n(b),P=o(58552),y=o(78941),g=o(90127);function D(){const r=process.
env.GITHUB_WORKSPACE;try{process.chdir(r??".")}catch(A){throw new P.zU("configuration",`The workspace '${r}' cannot be opened (${(0,y.xU)(A)})`,{advice:"Run the\
 step in a job with a workspace, and do not remove that folder in an earlier step",cause:A})}const a=process.cwd(),$=process.env.RUNNER_TEMP||void 0,w=[r??a,(0,g.
Ye)(a)??a].map(A=>[E().resolve(A),a]);return $!==void 0&&w.push([(0,g.Ye)($)??$,$]),{workspace:a,temporary:$,otherNames:w.filter(([A,R])=>A!==R)}}const L=({workspace:r,
temporary:a})=>a===void 0?[r]:[r,a];function I({workspace:r,otherNames:a=[]},$){const w=E().resolve(r,$);for(const[A,R]of a){const N=E().relative(A,w);if(c(N))return E().
join(R,N)}return w}const m=(r,a)=>L(r).filter($=>c(E().relative($,a))).sort(($,w)=>w.length-$.length)[0],u=(r,a)=>m(r,I(r,a))!==void 0;function p(r,a){const $=I(
r,a),w=E().relative(r.workspace,$);return f(c(w)?w:$)}const c=r=>r!==".."&&!r.startsWith(`..${E().sep}`)&&!r.startsWith("../")&&!E().isAbsolute(r),f=r=>E().sep===
"/"?r:r.replaceAll(E().sep,"/")}),98185:((fe,B,o)=>{o.d(B,{A:()=>m,z:()=>p});var b=o(73024),E=o.n(b),P=o(76760),y=o.n(P),g=o(58552),D=o(78941),L=o(90127),I=o(69338);
class m{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(r,a){this.places=r,this.overwrite=a}async write(r){if(this.closed)throw c();
const a=this.writeAll(r);this.running.add(a),await a.finally(()=>this.running.delete(a))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(r){
const a=[],$=[];let w=r[0]?.path??"";try{for(const A of r){if(this.closed)throw c();if(w=A.path,(0,I.SV)(y().basename(A.path)))throw new g.zU("configuration",`'${A.
path}' is a name that Git uses: set output to another name`);const R=y().join(this.folder(y().dirname(A.path)),y().basename(A.path)),N=y().join(y().dirname(R),`\
.octavo-${process.pid}-${++this.serial}.tmp`);$.push(N),await A.write(N),a.push({temporary:N,target:R,path:A.path})}for(const{temporary:A,target:R,path:N}of a)w=
N,this.checkAgain(N,R),(0,b.renameSync)(A,R)}catch(A){for(const R of $)(0,L.TF)(R);throw A instanceof g.zU?A:p(w,A)}}checkAgain(r,a){const $=(0,I.wI)(this.places,
y().dirname(r));if(y().join($,y().basename(r))!==a||!this.overwrite&&(0,L.Ms)(a)!==void 0)throw new g.zU("configuration",`'${r}' was made by another program whi\
le the step ran and is not replaced: run the step again`)}folder(r){let a=this.folders.get(r);return a===void 0&&(a=(0,I.wI)(this.places,r),(0,b.mkdirSync)(a,{recursive:!0}),
this.folders.set(r,a)),a}}const u={EACCES:"the runner may not write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"t\
here is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, no\
t a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function p(f,r){const a=(0,D.xU)(r),$=u[a]??
`the file system refused it (${a})`;return new g.zU("configuration",`'${f}' could not be written: ${$}`,{cause:r})}const c=()=>new g.zU("cancelled","The step wa\
s cancelled")}),78941:((fe,B,o)=>{o.d(B,{Hn:()=>y,IV:()=>D,cz:()=>g,g$:()=>P,uP:()=>I,xU:()=>L});var b=o(58552),E=o(61729);const P=m=>m.replace(/[\p{Cc}\u2028\u2029]+/gu,
" ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),y=m=>P(m).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),g=m=>m.reduce(
(u,p)=>u+p,0);function D(m){const u=["B","kB","MB","GB"];let p=m,c=0;for(;p>=999.95&&c<u.length-1;c++)p/=1e3;return`${c===0||p>=99.95?Math.round(p):p.toFixed(1)}\
 ${u[c]}`}function L(m){const u=(0,E.Gv)(m)?m.code:void 0;return typeof u=="string"?u:"unknown reason"}function I(m){if(!(m instanceof Error))return typeof m;const u=[
`${m.name} (${L(m)})`,...(0,b.ek)(m)].join(`
    `);return m.cause===void 0?u:`${u}
caused by ${I(m.cause)}`}}),70033:((fe,B,o)=>{o.d(B,{b:()=>E});var b=o(68747);const E=(P,y,g)=>P==="inputs"?(0,b.an)(y,g,b.i9):y}),17644:((fe,B,o)=>{o.d(B,{E4:()=>g,
EI:()=>L,Lc:()=>D});var b=o(4406),E=o(56103),P=o(70033);const y="check_document";function g({name:I},m){return I===y?{...m,on_violation:"report"}:m}function D({
name:I,params:m},u,p){if(I!==y||!u.data)return u;const c=r=>(0,P.b)(p,r,[r]),f=(0,b.fU)(u.data,{nameOf:c,restate:r=>({...r,message:(0,P.b)(p,r.message,b.oH)})});
return m.on_violation==="error"&&(0,b.Pu)(f),{...u,data:f}}function L(I){return I instanceof b.EC?{[(0,E.zI)(y).dataKey??""]:I.report}:{}}}),50127:((fe,B,o)=>{o.
d(B,{C:()=>r,g:()=>a});var b=o(58552),E=o(68747),P=o(56103),y=o(31424),g=o(43576),D=o(10442),L=o(4528),I=o(90127),m=o(70033),u=o(33439),p=o(30174),c=o(17644),f=o(
45657);class r extends Error{input;cause;step;operation;constructor(v,W,te,de){super("a job failed"),this.input=v,this.cause=W,this.step=te,this.operation=de}}async function a(T,v,W,te){
const de=T.inputs[0]??"",H={source:de},he=[];try{let X=[];for(const[z,G]of T.inputs.entries())H.source=G,X.push({position:z,source:G,document:await te.read(G),facts:{},
notes:[],data:{}});const re=X.reduce((z,{document:G})=>z+te.sizeOf(G),0);for(const[z,G]of v.steps.entries())H.operation=G.name,v.steps.length>1&&(H.step=`steps[${z+
1}] (${G.name})`),X=await ae(X,G,T,v,W,H),(0,f.RZ)(he,X.flatMap(({document:Oe,files:d=[]})=>[Oe,...d]));H.source=de,delete H.step,delete H.operation;const ye=R(
T,X).map(z=>$(z,re,v,te)),pe=ye.flatMap(({output:z,result:G})=>z===null||G===null?[]:[{path:z,write:Oe=>A(G,Oe,te)}]);for(const{path:z}of pe)v.claim(z,T);return await v.
write(pe),ye.map(({result:z,status:G,output:Oe,pages:d,facts:O,notes:j,message:S,data:K})=>{const Z=z===null?null:w(z,te);return{status:G,input:de,inputs:T.inputs,
output:Oe,pages:d,bytesBefore:re,bytesAfter:Z,facts:O,notes:j,message:S,data:K}})}catch(X){throw new r(H.source,X,H.step,H.operation)}finally{await te.release(he)}}
function $(T,v,{minimumSaving:W},te){const de=T.result===null?void 0:(0,p.A)(v,w(T.result,te),W);return de===void 0?T:{...T,status:"skipped",output:null,result:null,
message:de}}const w=(T,v)=>T instanceof Uint8Array?T.length:v.sizeOf(T),A=(T,v,W)=>T instanceof Uint8Array?(0,I.qf)(v,T):W.write(T,v);function R(T,v){if(T.kind===
"files")return v.flatMap(H=>J(T,H));const W=H=>(0,g.NL)(v.map(({document:he},X)=>(0,g.jC)(H(he)??"",g.ly,(0,y.n)(X+1))),g.ly),te=W(({title:H})=>H),de=W(({match:H})=>H);
return v.map(({document:H,facts:he,notes:X,data:re},ye)=>({status:"done",output:T.kind==="data"?null:T.outputPath({index:ye+1,title:te[ye]??"",match:de[ye]??""}),
result:T.kind==="data"?null:(0,u.Cj)(T.kind)?ee(re):H,pages:H.pageCount??null,facts:{...he,...T.tellsMatch&&H.match!==void 0&&{match:H.match}},notes:we(X),message:null,
data:(0,u.Cj)(T.kind)?le(re):re}))}const N=(0,P.zI)("extract_text").dataKey??"";function ee({[N]:T={}}){return Buffer.from((0,L.u9)(T)?JSON.stringify(T):(0,L.uv)(
T),"utf8")}const le=({[N]:T={},...v})=>({...v,[N]:(0,L._m)(T)}),we=T=>T.map(({text:v})=>v),Pe={...g.zE,leadingDots:!1};function V(T){const[,v,W]=/-(\d+)\.([a-z]+)$/.
exec(T)??[];return v===void 0||W===void 0?{}:{page:v,extension:W}}function J(T,{files:v=[],facts:W,notes:te,data:de}){const H={pages:null,notes:we(te),data:de};
if(v.length===0)return[{...H,status:"skipped",output:null,result:null,facts:W,message:"The document has no matching files"}];const he=(0,g.NL)(v.map(({name:X},re)=>(0,g.
jC)(X,Pe,`file-${re+1}`)),Pe);return v.map((X,re)=>({...H,status:"done",output:T.outputPath({index:re+1,file:he[re]??"",...V(he[re]??"")}),result:X,facts:{...W,
mimeType:X.mediaType,...X.facts},message:null}))}const ne=(T,v)=>({...T,...v}),se=({signal:T,timeLimit:v,onProgress:W},te,de)=>({signal:T,timeLimit:v,onProgress:H=>W(
te,(0,E.i9)(de.name),H)});async function ae(T,v,W,te,de,H){const{input:he,dataKey:X}=(0,P.zI)(v.name),re=he==="many",ye=re?[T]:T.map(z=>[z]),pe=[];for(const z of ye){
const[G]=z;if(!G)continue;H.source=G.source;const Oe=await te.parametersOf(v,re?W.inputs[0]??"":G.source),d=v.name==="add_page_numbers"?te.numbersOf(W,G.position):
void 0,O=(0,c.E4)(v,ne(Oe,d)),j=await de.run(v.name,z.map(({document:Ae})=>Ae),O,se(te,G.source,v)).catch(Ae=>{const $e=Ae instanceof b.zU?Ae.position:void 0;throw H.
source=z[($e??1)-1]?.source??G.source,Ae}),{documents:S,files:K,notes:Z,facts:me,data:ge}=(0,c.Lc)(v,j,te.spelling),Ce=re?{...G,facts:{},data:{}}:G,De={source:G.
source,facts:{...Ce.facts,...me},notes:(0,D.p5)(z.flatMap(Ae=>Ae.notes),Z.map(({code:Ae,message:$e,mentions:ve=[]})=>({code:Ae,text:(0,m.b)(te.spelling,$e,ve)}))),
data:ge===void 0||X===void 0?Ce.data:{...Ce.data,[X]:ge}},{position:Te}=G;if(K!==void 0)pe.push({...De,position:Te,document:G.document,files:K});else for(const Ae of S){
const $e={...re?{}:U(G.document),...U(Ae),name:G.document.name};pe.push({...De,position:Te,document:{...Ae,...$e},facts:{...De.facts,...Q(Ae)}})}}return pe}const U=({
title:T,match:v})=>({...T===void 0?{}:{title:T},...v===void 0?{}:{match:v}});function Q({firstPage:T,lastPage:v,title:W}){return{...T===void 0||v===void 0?{}:{firstPage:T,
lastPage:v},...W===void 0?{}:{title:W}}}}),73431:((fe,B,o)=>{o.d(B,{NZ:()=>m,R5:()=>I,ZK:()=>L});var b=o(76760),E=o.n(b),P=o(58552),y=o(78941),g=o(90127),D=o(68945);
const L=u=>({read:p=>I(p,u),sizeOf:({bytes:p})=>p.length,write:({bytes:p},c)=>(0,g.qf)(c,p),release:async()=>{}});async function I(u,p){const c=await(0,g.oD)(E().
resolve(p,u)).catch(f=>{throw(0,y.xU)(f)==="ERR_FS_FILE_TOO_LARGE"?new P.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"\
Split the document where it is made",cause:f}):m(f)});return(0,D.wm)(c),{name:E().posix.basename(u),bytes:c}}const m=u=>new P.zU("unreadable_document",`The file\
 could not be opened (${(0,y.xU)(u)})`,{cause:u})}),38501:((fe,B,o)=>{var b=o(67981),E=o(73024),P=o(58552),y=o(68747),g=o(98446),D=o(48161),L=o(76760),I=o.n(L),
m=o(3130),u=o(56103),p=o(51521),c=o(33858);function f(e,t){const n=Object.entries((0,u.zI)(e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>
0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const r=/^[A-Za-z0-9+/]+={0,2}$/;function a(e){if(e.includes("-----BEGIN "))return{name:"key.pem",bytes:Buffer.
from(e,"utf8")};const t=e.replace(/\s/g,"");return r.test(t)&&t.length%4===0?{name:"key.p12",bytes:Buffer.from(t,"base64")}:void 0}const $="must be the value of\
 a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",w=8,A=e=>[...new Set([e,...e.split(/\r?\n/).filter(t=>t.trim().length>=
w)])],R={encryption_algorithm:"AES-256"};var N=o(61729);function ee(e){const t=e.startsWith("[")?(0,N.qF)(e):void 0;return Array.isArray(t)?t:e.split(/\r?\n/).map(
n=>n.trim().replace(/,$/,"")).filter(n=>n!=="").join(",")}var le=o(45657);const we={name:"file",bytes:Uint8Array.of(0)},Pe=["{dir}","{name}"],V="compare_to";function J({
name:e,raw:t,typed:n,fromBase:s=!1},i){const{fields:l}=(0,u.zI)(e),h={},M={},_=[];for(const[k,F]of Object.entries({...ae(l),...t})){const Y=l[k];if(Y===void 0)continue;
const ue=U(Y,F,n[k]);"problem"in ue&&_.push({field:k,message:ue.problem}),"path"in ue&&(M[k]=ue.path),h[k]="value"in ue?ue.value:Y.kind==="json"?{}:we}s&&(h[V]??=
we);const x=(0,m.qL)(e,h,i),C=new Set(_.map(({field:k})=>k));for(const k of x.issues)C.has(k.field)||_.push(k);return _.length===0&&(0,le.RZ)(_,se(e,h,x.params)),
{step:{name:e,params:x.params,paths:M,...s&&{fromBase:s}},issues:_}}const ne=["pages","first_page","last_page"];function se(e,t,n){const s=l=>t[l]!==void 0&&t[l]!==
"";return(e==="extract_pages"||e==="remove_pages")&&!ne.some(s)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:ne.
slice(1)}]:f(e,{...n})?[{field:"allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what readers must not do to\
 false, or give user_password",mentions:["user_password"]}]:[]}const ae=e=>Object.fromEntries(Object.entries(R).filter(([t])=>Object.hasOwn(e,t)));function U(e,t,n){
if(t===""||t===null||n===null)return{value:""};if(e.kind==="pageOrder"||e.kind==="pageSet"){if(typeof t!="string"&&!Array.isArray(t))return{problem:"must be pag\
es such as 1..3, or a list of pages"};const i=(0,c.D_)(t);return"problem"in i?i:{value:i.text.trim()}}if(e.kind==="json"&&typeof t=="object"&&!Array.isArray(t))
return{value:n};if(e.kind==="choices"&&Array.isArray(t))return{value:t};if(typeof t!="string")return{problem:`must be a single value, and is a ${Array.isArray(t)?
"list":"mapping"}`};const s=t.trim();return e.kind==="text"?{value:t}:s===""?{value:""}:e.kind==="choices"?{value:ee(s)}:e.kind==="file"&&e.secret?T(s):e.kind===
"json"&&!/^\{/.test(s)&&s.includes(`
`)?{problem:Q}:e.kind==="file"||e.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(s)?v(s):{value:s}}const Q='must be a JSON object such as {"name": "value"}, or th\
e path of a file that holds one; inside steps it can also be a YAML mapping';function T(e){const t=a(e);return t?{value:t}:{problem:$}}function v(e){const t=(0,p.
Qf)(e).find(n=>!Pe.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${Pe.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"\
must be the path of one file"}:{path:e}}const W="compare_documents",te={withBase:!1,showText:!1,failOnDifference:!1},de=e=>({withBase:e("compare-with-base"),showText:e(
"show-text"),failOnDifference:e("fail-on-difference")});function H(e,{withBase:t,showText:n}){return e.name!==W?e:{...e,raw:{...n&&{with_text:"true"},...e.raw},
fromBase:t}}function he(e,{withBase:t,showText:n,failOnDifference:s}){const i=[...t?["compare-with-base"]:[],...n?["show-text"]:[],...s?["fail-on-difference"]:[]];
return e.some(({name:l})=>l===W)?t?e.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:e.some(({paths:l})=>l[V]!==void 0)?
[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(l=>({field:l,message:"needs the operation compare-doc\
uments"}))}function X(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,N.qF)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"begins wit\
h [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).
filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as \
docs/**/*.pdf, one per line"}}const re="add_page_numbers",ye=new Set(["extract_pages","remove_pages","reorder_pages"]),pe=e=>e.find(({name:t})=>t===re)?.params;
function z(e){const t=i=>[{field:"continue-numbers",message:i}],n=e.filter(({name:i})=>i===re);if(n.length!==1)return t("needs one step add-page-numbers");if(pe(
e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:i})=>G(i));return s===
void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function G(e){const{input:t,output:n,accepts:s}=(0,u.
zI)(e);return t==="many"||n==="pdfs"||s!==void 0||ye.has(e)}var Oe=o(30174),d=o(85673),O=o(70033);const j={split:["split_by_page_count","split_by_size","split_b\
y_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:[
"remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_wat\
ermark","add_image_watermark"]};function S(e,t){const n=e.split(/[\s,;|+]+/).filter(i=>i!=="");if(n.length>1&&n.every(i=>(0,u.F)(i.replaceAll("-","_"))))return"\
. Several operations go into steps, as a list";const s=j[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,d.
h)(e,u.qj.map(t))}const K=u.qj.map(y.i9).join(", "),Z='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',me=[...new Set(u.qj.flatMap(e=>(0,u.
nX)((0,u.zI)(e)).map(([t])=>t)))],ge=new Set(u.qj.flatMap(e=>Object.entries((0,u.zI)(e).fields).flatMap(([t,n])=>(0,u.$f)(n)?[t]:[])));async function Ce(e,t,n=te){
const s=new Map;for(const M of me){const _=e((0,y.i9)(M));_!==""&&(ge.has(M)&&A(_).forEach(t),s.set(M,_))}const i=e("operation").trim(),l=e("steps");if(l.trim()!==
""){const{value:M,typed:_,problem:x}=(await Promise.all([o.e(1917),o.e(4356)]).then(o.bind(o,94356))).parseList(l);for(const k of Ve(M))A(k).forEach(t);const C=[];
return i!==""&&C.push({field:"operation",message:"give either operation or steps, not both"}),x!==void 0?{steps:[],issues:[...C,{field:"steps",message:`${x}: ${Z}`}],
warnings:[]}:Te(M,_,s,C,n)}if(i==="")return ct("operation",`is required, unless steps is given: one of ${K}`);const h=i.replaceAll("-","_");return(0,u.F)(h)?De(
h,s,n):ct("operation",`must be one of ${K}${S(i,y.i9)}`)}function De(e,t,n){const{fields:s}=(0,u.zI)(e),i=[...t.keys()].filter(C=>!Object.hasOwn(s,C)),{step:l,issues:h}=J(
H({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),M=i.map(C=>({field:(0,y.i9)(C),message:`is not used: it is not a parameter of ${(0,y.i9)(e)}`})),_=i.
filter(C=>ge.has(C)&&C!=="open_password"),x=h.map(({field:C,message:k,mentions:F=[]})=>({field:(0,y.i9)(C),message:(0,O.b)("inputs",k,F)}));return{steps:[l],issues:x.
length>0||_.length>0?[...x,...M]:[],warnings:M.map(({field:C,message:k})=>`${C} ${k}`)}}function Te(e,t,n,s,i){const l=[...s],h=[];if(!Array.isArray(e)||e.length===
0)return{steps:h,issues:[...l,{field:"steps",message:Z}],warnings:[]};for(const _ of n.keys())_!=="open_password"&&l.push({field:(0,y.i9)(_),message:"write it i\
nside the step that it belongs to"});const M=n.get("open_password");for(const[_,x]of e.entries()){const C=`steps[${_+1}]`,k=ve(x,t[_]);if("problem"in k){l.push(
{field:C,message:k.problem});continue}(0,le.RZ)(l,Ae(k,C)),(0,le.RZ)(l,$e(k.name,_,e.length,C));const F=M===void 0?k.raw:{open_password:M,...k.raw},Y=J(H({...k,
raw:F},i),"refuse");h.push(Y.step),(0,le.RZ)(l,Y.issues.map(({field:ue,message:be})=>({field:`${C}.${ue}`,message:be})))}return{steps:h,issues:l,warnings:[]}}function Ae({
name:e,raw:t},n){const s=(0,u.nX)((0,u.zI)(e)).map(([h])=>h),i=Object.keys(t).filter(h=>!s.includes(h)),[l]=i.filter(h=>/^[-\d. ]+$/.test(h)&&!t[h]);return l!==
void 0?[{field:`${n}.${l}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:i.map(h=>({field:`${n}.${h}`,message:`\
is not a parameter of ${e}: ${s.join(", ")}${(0,d.h)(h,s)}`}))}function $e(e,t,n,s){const{output:i,accepts:l}=(0,u.zI)(e);return i==="files"&&t+1<n?[{field:s,message:`${e}\
 must be the last step: it gives files that other operations do not take`}]:i==="text"&&t+1<n?[{field:s,message:`${e} must be the last step: it writes the text,\
 and no document`}]:l!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${l==="image"?"images":"text"}, which no other operation gives`}]:[]}
function ve(e,t){if(typeof e=="string")return Le(e,{},{});if(!(0,N.Gv)(e))return{problem:Z};const{operation:n,...s}=e;if(n!==void 0)return typeof n=="string"?Le(
n,s,t):{problem:Z};const[[i,l]=["",void 0],...h]=Object.entries(e);if(h.length>0)return{problem:`names several operations or has its parameters beside the name:\
 ${Z}`};if(l===""||l===void 0)return Le(i,{},{});const M=(0,N.Gv)(t)?t[i]:void 0;return(0,N.Gv)(l)?Le(i,l,M):{problem:Z}}function Le(e,t,n){const s=e.trim().replaceAll(
"-","_");if(!(0,u.F)(s))return{problem:`must name one of ${u.qj.join(", ")}${S(e,h=>h)}`};const i=Object.keys(t),l=i.find((h,M)=>i.findIndex(_=>Ue(_)===Ue(h))!==
M);return l!==void 0?{problem:`gives ${Ue(l)} twice, as ${i.filter(h=>Ue(h)===Ue(l)).join(" and ")}`}:{name:s,raw:it(t),typed:(0,N.Gv)(n)?it(n):{}}}const Ue=e=>e.
replaceAll("-","_"),it=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[Ue(t),n]));function*Ve(e){if(Array.isArray(e))for(const t of e)yield*Ve(t);else if((0,N.
Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*Ve(n):n!==""&&ge.has(t.trim().replaceAll("-","_"))&&(yield n)}const ct=(e,t)=>({steps:[],issues:[
{field:e,message:t}],warnings:[]}),as=null,Lt=["failed","skipped","notes","nothing"],Je=32,Rt=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=Je,Ct=300,ft=86400,Nt=e=>/^\d{1,5}$/.
test(e)&&Number(e)>=1&&Number(e)<=ft,St=e=>/^\d{1,2}(?:\.\d+)?$/.test(e);async function Ut(e,t){const n=[],s=ie=>e(ie).trim(),i=ie=>{const Ee=s(ie);return Ee!==
""&&t(Ee),Ee},l=(ie,Ee)=>{const Ie=s(ie)||Ee[0],ce=Ee.find(Re=>Re===Ie);return ce===void 0&&n.push({field:ie,message:`must be one of ${Ee.join(", ")}`}),ce??Ee[0]},
h=(ie,Ee)=>{const Ie=s(ie).toLowerCase();return Ie!==""&&Ie!=="true"&&Ie!=="false"&&n.push({field:ie,message:"must be true or false"}),Ie===""?Ee:Ie==="true"},M=i(
"api-key"),_=de(ie=>h(ie,!1)),{steps:x,issues:C,warnings:k}=await Ce(e,t,_),F=X(s("files"));"problem"in F&&n.push({field:"files",message:F.problem});const Y=(ie,Ee,Ie)=>{
const ce=s(ie);return ce!==""&&!Ee(ce)&&n.push({field:ie,message:Ie}),ce===""?void 0:Number(ce)},ue=l("on-error",["fail","continue"])==="continue",be=s("fail-on")===
""&&ue?"nothing":l("fail-on",Lt);ue&&be!=="nothing"&&n.push({field:"fail-on",message:"contradicts on-error: continue. Leave out one of the two"});const oe={steps:x,
isList:s("steps")!=="",files:"lines"in F?F.lines:[],output:s("output")||void 0,overwrite:h("overwrite",!1),ifNoFilesFound:l("if-no-files-found",["warn","error",
"ignore"]),changedOnly:h("changed-only",!1),dryRun:h("dry-run",!1),continueNumbers:h("continue-numbers",!1),concurrency:Y("concurrency",Rt,`must be a whole numb\
er from 1 to ${Je}`),timeLimit:Bt(Y("time-limit",Nt,`must be a whole number of seconds from 1 to ${ft}`)),failOn:be,minimumSaving:Y("minimum-saving",St,"must be\
 a number of percent from 0 to 99, such as 5"),region:s("region"),baseUrl:s("base-url"),apiKey:M,summary:h("summary",!0),attest:h("attest",!1),githubToken:i("gi\
thub-token"),comparing:_,warnings:k};if(C.length===0&&(0,le.RZ)(n,jt(oe)),C.length+n.length>0)throw(0,P.G6)([...C,...n]);return oe}const Bt=(e=Ct)=>({seconds:e,
cure:"Split the document, or raise time-limit"});function jt({steps:e,continueNumbers:t,minimumSaving:n,comparing:s}){return[...t?z(e):[],...n===void 0?[]:(0,Oe.
T)(e),...he(e,s)]}var ke=o(50127),ut=o(73431),lt=o(44895);async function Wt(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.all([o.e(2760),o.e(2958),o.
e(6053),o.e(2237),o.e(137),o.e(4736)]).then(o.bind(o,84736))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>Kt(n,t,e.concurrency),place:"on \
the runner"}}async function Kt(e,{workspace:t},n=Math.min((0,D.availableParallelism)(),Je)){const s=Math.min(e,n),i=(0,ut.ZK)(t),l=()=>Promise.resolve();if(s<2){
const{localHere:_}=await Promise.all([o.e(9439),o.e(2479)]).then(o.bind(o,59439)),x=_({},lt.b);return{execute:(C,k)=>(0,ke.g)(C,k,x,i),lanes:s,close:l,abandon:l}}
const{workerPool:h}=await o.e(4273).then(o.bind(o,74273)),M=h({entry:I().join(__dirname,"index.js"),size:Math.min(s,(0,D.availableParallelism)()),ports:lt.b});return{
execute:(_,x)=>(0,ke.g)(_,x,M,i),lanes:s,close:M.close,abandon:l}}var Xe=o(69338),Qe=o(2798),_e=o(99992),q=o(78941),Fe=o(33439),Ne=o(90127),Be=o(38001);function kt(e){
const n=(I().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function qe(e,t,n){for(const x of[e,...t])if(Ft(
x)>dt)throw(0,P.G6)([{field:"files",message:`the pattern '${x}' has more than ${dt} * in one name: write fewer`}]);const{create:s}=await o.e(102).then(o.bind(o,
50102)),l=[e,...t.map(x=>x.slice(1).trim())].map(x=>Gt(x,n)).map((x,C)=>C===0?x:`!${x}`),h=await s(l.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw mt(e)}),M=new Set((0,_e.d7)(e).split("/")),_=x=>(0,_e.dR)(n,x).split("/").some(C=>zt.has(C)&&!M.
has(C));return(await h.glob()).filter(x=>!_(x))}const dt=4,Ft=e=>(0,le.Kf)((0,_e.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),zt=new Set([".git","node_\
modules"]);function Gt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",I().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function mt(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,P.G6)([{field:"files",message:t}])}
const Ht=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],Be.jB,Be.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Be.jN,Be.yZ,Be.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Yt(e,t,n){if(Jt(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,Be.oR)(e,Ht);if(s!==void 0)return s;const i=async h=>qe(h,[],n).catch(()=>[]);if(t.length>
0&&(await i(e)).length>0)return"lines that begin with ! exclude every file that it matches";const l=Vt(e,n);if(l!==void 0)return l;if((0,Ne._N)((0,_e.M0)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[h,M]of Zt(e)){const[_]=h===e?[]:await i(h);if(_!==void 0)return`${M}, and there is ${(0,_e.dR)(
n,_)}`}}const Zt=e=>[[ht(e),"upper and lower case count"],[ht(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],ht=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function Vt(e,t){const n=(0,_e.M0)(t,e).split(I().sep),s=n.findIndex(
i=>/[*?[]/.test(i));for(let i=1;i<=(s<0?n.length-1:s);i++){const l=n.slice(0,i).join(I().sep);if((0,_e.I5)(t,l)===void 0||!(0,Ne.PJ)(l))continue;const[h,M]=[(0,_e.
dR)(t,l),(0,Ne.Ye)(l)];return M===void 0?`'${h}' is a link to a folder that does not exist`:(0,_e.NB)(t,M)?`'${h}' is a link, which patterns do not follow: writ\
e '${(0,_e.dR)(t,M)}' in its place`:`'${h}' is a link that leads out of the workspace`}}function Jt(e){try{return(0,E.readdirSync)(e).length===0}catch{return!1}}
async function Xt(e,t,n,s){const i=[],l=new Set,h=new Set,M=[],_=new Map;for(const[x,{text:C,literal:k}]of e.entries()){if(!k&&C.startsWith("!"))continue;if(!(0,_e.
NB)(t,C))throw mt(C);const F=k?[]:e.slice(x+1).flatMap(be=>be.text.startsWith("!")?[be.text]:[]),{matches:Y,isPath:ue}=await qt(C,k,F,n,t);Y.length===0&&M.push(
{line:C,reason:await Yt(C,F,t)});for(const be of Y){const oe=(0,_e.dR)(t,be),ie=(0,Xe.YY)(t,be);if(ie!==void 0){_.set(oe,ie);continue}const Ee=(0,Qe.hQ)(oe);(!l.
has(Ee)||s&&ue&&h.has(Ee))&&i.push(oe),l.add(Ee),ue&&h.add(Ee)}}return{files:i,empty:M,refused:_,idle:await Qt(e,t)}}async function Qt(e,t){const n=[],s=e.findIndex(
({text:i,literal:l})=>l||!i.startsWith("!"));for(const[i,{text:l,literal:h}]of e.entries()){if(h||!l.startsWith("!"))continue;const M=l.slice(1).trim();i<s?n.push(
`'${l}' excludes nothing, because it comes before the lines from which it could exclude files`):(0,_e.NB)(t,M)&&(await qe(M,[],t).catch(()=>[])).length===0&&n.push(
`'${l}' excludes nothing: no file matches '${M}'`)}return n}async function qt(e,t,n,s,i){const l=(0,_e.M0)(i,e),h=!t&&/[*?[\]\\]/.test(e)?void 0:(0,Ne._N)(l);if(t)
return{matches:(0,Ne.Ms)(l)===void 0?[]:[l],isPath:!0};if(h?.isFile()&&n.length===0)return{matches:[l],isPath:!0};const M=await qe(e,n,i),_=h?.isDirectory()?M.filter(
x=>s.test(x)):M;return{matches:_.length>1?en(_):_,isPath:h?.isFile()??!1}}function en(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,i)=>{for(let l=0;l<
s.length&&l<i.length;l++){const h=t(s[l]??"",i[l]??"");if(h!==0)return h}return s.length-i.length};return e.map(s=>({file:s,segments:(0,_e.d7)(s).split("/")})).
sort((s,i)=>n(s.segments,i.segments)||(s.file<i.file?-1:1)).map(({file:s})=>s)}const tn={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,text:/\.(?:md|markdown)$/i},pt=5;
async function nn(e,t,n,s){const i=(0,Fe.Ud)(e.steps),l=e.steps[0],h=tn[(l&&(0,u.zI)(l.name).accepts)??"pdf"],M=await Xt(e.files,t,h,i);on(M,e.ifNoFilesFound,s);
for(const Y of M.idle)s.add(Y);const _=sn(M.files,n);if(_.length===0&&M.files.length>0&&gt("No file is left to work on: the steps use every file that matches. N\
ame other files in files",e.ifNoFilesFound,s),!e.changedOnly||_.length===0)return{matched:_,files:_};const{changedFiles:x}=await Promise.all([o.e(2958),o.e(1787),
o.e(7874)]).then(o.bind(o,67874)),C=await x(e.githubToken);if("unknown"in C)return s.add(`changed-only leaves nothing out: ${C.unknown}`),{matched:_,files:_};const k=Y=>C.
paths.has(Y),F=[];for(const Y of _)([Y,...n.neededBy(Y).keys()].some(k)||(await n.mentionedIn(Y)).some(k))&&F.push(Y);return b.pq(`${(0,g.y_)(F.length,"file")} \
of ${_.length} changed`),{matched:_,files:(i||e.continueNumbers)&&F.length>0?_:F}}function sn(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===
0?e:e.filter(s=>{const i=n.get(s);return i!==void 0&&b.pq((0,q.g$)(`'${s}' is left out of files: ${i} uses it`)),i===void 0})}function on({files:e,empty:t,refused:n},s,i){
const l=t.map(({line:x,reason:C})=>C===void 0?`'${x}'`:`'${x}' (${C})`),h=[...n].map(([x,C])=>`'${x}' was left out: it ${C}`),M=l.length===0?"files, which is an\
 empty list":(0,g.Dw)(l,pt,"more lines"),_=e.length>0||l.length===0||t.some(({reason:x})=>x!==void 0)?"":". Paths start at the workspace. Make sure that an earl\
ier step creates the files";if(s==="error"&&h.length>0)throw new P.zU("configuration",h.slice(0,pt).join(". "));for(const x of h)i.add(x);l.length===0&&e.length+
h.length>0||gt(`No file matches ${M}${_}`,s,i)}function gt(e,t,n){if(t==="error")throw new P.zU("configuration",e);t==="warn"?n.add(e):b.pq((0,q.g$)(e))}var rn=o(
3621),an=o(72002),ze=o(8526);const $t=/\{(?:dir|name)\}/;class cn{steps;places;base;shared=new Map;constructor(t,n,s){this.steps=t,this.places=n,this.base=s}neededBy(t){
return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(i=>[this.pathFor(i,t),(0,y.i9)(n)])))}check(){const t=[];for(const{paths:n}of this.steps)
for(const[s,i]of Object.entries(n)){if($t.test(i))continue;const l=this.problemOf(this.pathFor(i,""));l!==void 0&&t.push({field:s,message:l})}if(t.length>0)throw(0,P.
G6)(t)}async parametersOf({name:t,params:n,paths:s,fromBase:i},l){const h={};i&&this.base&&(h[V]=await this.base.read(l));for(const[M,_]of Object.entries(s)){const x=this.
pathFor(_,l),C=await($t.test(_)?this.read(x,M):this.readOnce(x,M)),k=(0,u.zI)(t).fields[M]?.kind==="json",{params:F,issues:Y}=(0,m.qL)(t,{[M]:k?(0,m.iL)(C.bytes):
C}),ue=Y.filter(({field:be})=>be===M);if(ue.length>0)throw(0,P.G6)(ue.map(({field:be,message:oe})=>({field:be,message:`'${x}': ${oe}`})));h[M]=F[M]}return{...n,
...h,...await this.mentionedBy(t,l)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(
({file:i})=>i):[]}catch(s){if(s instanceof P.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||
s.images.length===0)return{};const{wire:i,images:l}=s,h=[];for(const{target:x,file:C}of l)h.push({name:x,bytes:(await this.read(C,i)).bytes});const{issues:M}=(0,m.
qL)(t,{[i]:h}),_=M.filter(({field:x})=>x===i);if(_.length>0)throw(0,P.G6)(_);return{[i]:h}}async imagesBeside(t,n){const[s]=Object.entries((0,u.zI)(t).fields).find(
([,{kind:M}])=>M==="files")??[];if(s===void 0)return;const{bytes:i}=await this.read(n,s);if(i.length>rn.xG||!Buffer.from(i.buffer,i.byteOffset,i.byteLength).includes(
"!["))return;const{imageTargets:l}=await Promise.all([o.e(1917),o.e(4299),o.e(4622)]).then(o.bind(o,34622)),h=[];for(const M of await l(fn({name:n,bytes:i}),new an.
o(ze.v))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(M))continue;const _=(0,_e.dR)(this.places,I().posix.join(I().posix.dirname(n),M.replace(/[?#].*$/,"")));this.problemOf(
_)===void 0&&h.push({target:M,file:_})}return{wire:s,images:h}}pathFor(t,n){const{dir:s,name:i}=I().posix.parse(n),l=t.replaceAll("{dir}",()=>s||".").replaceAll(
"{name}",()=>i);return(0,_e.dR)(this.places,l)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.
problemOf(t);if(s!==void 0)throw(0,P.G6)([{field:n,message:s}]);const i=await(0,Ne.oD)(I().resolve(this.places.workspace,t)).catch(l=>{throw(0,P.G6)([{field:n,message:`\
'${t}' could not be opened (${(0,q.xU)(l)})`}])});return{name:I().posix.basename(t),bytes:i}}problemOf(t){if(!(0,_e.NB)(this.places,t))return`'${t}' must be in \
the workspace or in RUNNER_TEMP`;if((0,Ne.Ms)((0,_e.M0)(this.places,t))===void 0)return`there is no file '${t}'. Paths start at the workspace, and may hold {dir\
} and {name}`;const n=(0,Xe.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const fn=({bytes:e})=>new TextDecoder("utf-8").decode(e),Et=4096;function et(e,t){
const n=(0,P.l3)(e),s=[n,...n.others].map(i=>{const l=un(i),h=i.advice===void 0?l:`${l.replace(/[.:]$/,"")}. ${i.advice}`;return(0,O.b)(t,h,(0,P.R3)(i))});return(0,q.
g$)(s.join(". ")).slice(0,Et)}const un=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("\
^\\p{Ll}","u").test(s)?`The document ${s}`:s),e),je=10;class ln{given=0;add(t,n,s){const i=(0,q.g$)(t).slice(0,Et);this.given++,this.given<=je?b.$e(i,{...n===void 0?
{}:{file:n},...s===void 0?{}:{title:s}}):b.pq(n===void 0?`Warning: ${i}`:`Warning: ${(0,q.g$)(n)}: ${i}`)}}const dn=(0,u.zI)("compare_documents").dataKey??"",tt=10,
mn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},bt="New: there is no earlier version",hn=e=>({
status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:bt,data:{}}),We=e=>e.data[dn],nt=({message:e})=>e===
bt,yt=e=>e.some(t=>We(t)!==void 0||nt(t)),st=e=>nt(e)||We(e)?.same===!1;function pn(e){return{same:yt(e)?String(e.every(n=>We(n)?.same===!0)):"",changed:e.filter(
st).map(({input:n})=>n)}}const gn=e=>e.filter(st).map(t=>({file:t.input,message:t.message??bn(We(t))})),$n=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(t,"fil\
e")} ${(0,g.d5)(e,"differs","differ")} from the earlier version`;function En(e,t){for(const[n,{file:s,message:i}]of e.entries())n>=je-1?b.pq((0,q.g$)(`${s}: ${i}`)):
t==="error"?b.z3(i,{file:s,title:"Differs"}):b.lm(i,{file:s,title:"Changed"})}function bn(e){const t=Ge.flatMap(([s,i])=>{const l=wt(e,i);return l===""?[]:[`Pag\
es ${s}: ${l}`]}),n=Ot(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const Ge=[["added","Added"],["removed","Removed"],["move\
d","Moved"],["changed","Changed"]];function wt(e,t){const n=Ke(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(h=>typeof h=="number"?h:Number(Ke(h,"page"))),
i=Number(Ke(e.counts,`pages${t}`)),l=s.slice(0,tt).join(", ");return i>tt?`${l} and ${i-tt} more`:l}function Ot(e){return[...Object.entries(mn).flatMap(([n,s])=>Number(
Ke(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const Ke=(e,t)=>(0,N.C5)(e,t)??null,yn=["","File","Pag\
es",...Ge.map(([,e])=>e),"Also"];function wn(e){const t=We(e),n=e.notes.map(_=>`<br><em>${(0,q.Hn)(_)}</em>`).join("");if(!t)return`<td colspan="${Ge.length+2}"\
>${(0,q.Hn)(e.message??"")}${n}</td>`;const[s,i]=[Number(t.pageCount),Number(t.pageCountBefore)],l=s===i?String(s):`${i}&nbsp;→&nbsp;${s}`,h=Ge.map(([,_])=>wt(
t,_)),M=t.same===!0?"the same":Ot(t);return[l,...h,M+n].map(_=>`<td>${_}</td>`).join("")}const On=e=>nt(e)?"🆕":st(e)?"✏️":"✅";function Mn(e,t){let n="",
s=0;for(const i of e)for(const l of Mt(We(i)?.pages,"changed")){const h=Mt(l,"diff").map(String);if(h.length===0)continue;const _=`<details><summary>${`<code>${(0,q.
Hn)(i.input)}</code>, page ${Number(Ke(l,"page"))}`}</summary>

\`\`\`diff
${h.map(q.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(_)>t?s++:n+=_}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function Mt(e,t){const n=Ke(e,t);return Array.isArray(n)?n:[]}const is=null,_n=/[\r\n]|^\s|\s$/;class Pn{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
ot("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=I().join((0,E.mkdtempSync)(I().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:h,...M})=>({...M,...h})),s=t.flatMap(({status:h,output:M})=>h==="done"&&M!==null?[M]:[]),i=s.filter(h=>!_n.test(h)),l=s.length===0?"":`, al\
though ${(0,g.y_)(s.length,"file")} were written: see the log`;ot(`The output results-file cannot be written${l}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,E.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),ot(`The outputs of the step cannot be written${l}`,process.env.GITHUB_OUTPUT,()=>{b.uH("files",s),b.uH("paths",i.map(kt).join(`
`)),b.uH("count",s.length),b.uH("failed",t.filter(({status:x})=>x==="failed").length);const h=t.filter(({status:x,output:C})=>x==="done"&&C!==null);b.uH("total-\
bytes",(0,q.cz)(h.map(({bytesAfter:x})=>x??0))),b.uH("total-pages",(0,q.cz)(h.map(({pages:x})=>x??0)));const{same:M,changed:_}=pn(t);b.uH("same",M),b.uH("change\
d",_),b.uH("results",n),b.uH("results-file",this.resultsFile)}),i.length<s.length&&b.pq(`The output paths leaves out ${(0,g.y_)(s.length-i.length,"name")} with \
a line break or an outer blank`)}}const Dn=new Set(["ENOSPC","EDQUOT"]);function ot(e,t,n){try{n()}catch(s){const i=t!==void 0&&(0,E.existsSync)(t)?(0,q.xU)(s):
"there is no such file";throw new P.zU("configuration",`${e} (${i})`,{advice:Dn.has((0,q.xU)(s))?"Free space on the disk of the runner":"Check that earlier step\
s do not remove or lock the files of the runner",cause:s})}}var An=o(90866);const rt=1024*1024,_t=2048,Pt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};
function vn(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,q.Hn)(n.join(" → "))}</h3>
<p>${Dt(e)}</p>
`;if(t.length===0)return s;const i=yt(t),l=[];let h=Buffer.byteLength(s)+_t;for(const[k,F]of t.entries()){const Y=i?In(F):Tn(F,t[k-1],At(e));if(h+=Buffer.byteLength(
Y),h>rt)break;l.push(Y)}const M=(i?yn:At(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(k=>`<th>${k}</th>`).join(
""),_=t.length-l.length,x=_===0?"":`<p>${(0,g.y_)(_,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,C=e.showText?Mn(t,rt-h-_t):"";return`${s}<table>
<tr>${M}</tr>
${l.join("")}</table>
${x}${C===""?"":`
${C}`}`}const In=e=>`<tr><td>${e.status==="done"?On(e):Pt[e.status]}</td><td><code>${(0,q.Hn)(e.input)}</code></td>${wn(e)}</tr>
`;function Dt({rows:e,matched:t,place:n,dryRun:s,seconds:i}){const l=F=>e.filter(Y=>Y.status===F),h=l("done");if(e.length===0)return`${t===0?"No file matches":`\
No change in ${(0,g.y_)(t,"file")}`}, nothing written · ${n} · ${i.toFixed(1)} s`;const M=h.filter(({output:F})=>F!==null).length,_=s?[`Dry run: ${(0,g.y_)(l(
"planned").length,"result")} planned, nothing written`]:[M===0&&h.length>0?`${(0,g.y_)(h.length,"file")} read, none written`:`${(0,g.y_)(M,"file")} written`];for(const F of[
"failed","skipped"])l(F).length>0&&_.push(`${l(F).length} ${F}`);const x=(0,q.cz)([...new Map(h.map(F=>[F.inputs.join(`
`),F.bytesBefore??0])).values()]),C=(0,q.cz)(h.map(({bytesAfter:F})=>F??0)),k=h.length===0?"":` · ${(0,q.IV)(x)}${M===0?"":` → ${(0,q.IV)(C)}`}`;return`${_.join(
", ")}${k} · ${n} · ${i.toFixed(1)} s`}const At=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Rn(t));function Tn(e,t,n){const{status:s,input:i,
inputs:l,output:h,pages:M,bytesBefore:_,bytesAfter:x,message:C,notes:k,data:F}=e,Y=l.length>1&&s!=="failed"?` <em>and ${l.length-1} more</em>`:"",ue=[...h===null?
[]:[`<code>${(0,q.Hn)(h)}</code>`],...C===null?[]:[(0,q.Hn)(C)],...Object.values(F).flatMap(ce=>Ln(ce)),...k.filter(ce=>t?.input!==i||!t.notes.includes(ce)).map(
ce=>`<em>${(0,q.Hn)(ce)}</em>`)],be=e.facts.firstPage!==void 0,oe=n?[at(_),at(x),be?"":Cn(_,x)]:[at(_)],ie=[M===null?"":String(M),...oe],Ee=ue.join("<br>"),Ie=ie.
every(ce=>ce==="")?`<td colspan="${ie.length+1}">${Ee}</td>`:`<td>${Ee}</td>${ie.map(ce=>`<td align="right">${ce}</td>`).join("")}`;return`<tr><td>${Pt[s]}</td>\
<td><code>${(0,q.Hn)(i)}</code>${Y}</td>${Ie}</tr>
`}const xn=new Set(["pageCount","fileSize"]);function Ln(e){const t=Object.entries(e).flatMap(([n,s])=>{const i=(0,q.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return xn.has(n)?[]:s===!0?[i]:typeof s=="number"?s===0?[]:[`${i}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${i}: ${s.length}`]:(0,N.Gv)(s)&&!Object.values(s).
every(l=>typeof l=="boolean")?[i]:[]});return t.length===0?[]:[t.join(" · ")]}const Rn=e=>Object.keys(e).length===0,at=e=>e===null?"":(0,q.IV)(e).replace(" ","\
&nbsp;");function Cn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function Nn(e,t){const n=e.
filter(({status:l})=>l==="skipped").length,s=e.filter(({notes:l})=>l.length>0).length,i=(0,g.y_)(e.length,"result");return n>0&&(t==="skipped"||t==="notes")?`fa\
il-on: ${t}: ${n} of ${i} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${i} with notes: see the log`:void 0}function Sn(e,t,n,s){const i=e.length<je?e:e.slice(
0,je-1);for(const{file:l,message:h}of i)t==="error"?b.z3(h,{file:l,title:n}):s.add(h,l,n);for(const{file:l,message:h}of e.slice(i.length))b.pq((0,q.g$)(`Failed:\
 ${l}: ${h}`));for(const{cause:l}of e)l!==void 0&&b.Yz((0,q.uP)(l))}function Un(e,t){const n=e.length<je?0:e.length-(je-1),s=n>0?` (${n} of them without an anno\
tation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function vt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=vn(e);
if(!(Buffer.byteLength(n)>=rt))try{await An.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complete"),
b.Yz((0,q.uP)(s))}}class He extends Error{file;cause;constructor(t,n){super("a file could not be counted"),this.file=t,this.cause=n}}async function Bn(e,t,n){const{
continuedNumbers:s,countSelectedPages:i}=await Promise.all([o.e(2760),o.e(2237),o.e(7922)]).then(o.bind(o,37922)),l=e.flatMap(({inputs:oe})=>oe),{pages:h,first_number:M}=pe(
t),_=t.map(jn).find(oe=>oe!==void 0);let x="";const C=function*(){for(const oe of l)yield n(x=oe)},k={pages:h,..._===void 0?{}:{open_password:_}},F=await i(C(),
k,{pause:ze.v}).catch(oe=>{throw new He(x,(0,P.l3)(oe))}),Y=s(F,M),ue=new Map;let be=0;for(const oe of e)ue.set(oe,be),be+=oe.inputs.length;return(oe,ie)=>Y[(ue.
get(oe)??0)+ie]}function jn({name:e,params:t}){const{open_password:n,password:s}=t;return n??(e==="remove_password"?s:void 0)}var Wn=o(98185);const Kn=(0,u.zI)(
"extract_text").dataKey??"",kn=(0,u.zI)("find_text").dataKey??"";function Fn(e,{textlessPages:t=[]}){const{[kn]:n,[Kn]:s}=e,i=[...n?[zn(n)]:[],...s?[Gn(s)]:[]].
join(", ");if(t.length===0)return i;const l=(0,g.y_)(t.length,"page is a scan","pages are scans");return i===""?l:`${i}: ${l}`}function zn({count:e,truncated:t}){
const n=e===0?"no match":(0,g.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}const Gn=({characters:e})=>e===0?"no text":(0,g.y_)(Number(e),"ch\
aracter");var Hn=o(17644);const Yn=5;async function Zn(e){const{jobs:t,inputs:n,chosen:s,secondFiles:i,numbersOf:l,claim:h,spelling:M}=e,_=new Wn.A(e.places,n.overwrite),
{execute:x,lanes:C,close:k,abandon:F}=await s.open(t.length),Y=new AbortController,ue=()=>Y.signal.aborted,be=Qn(async()=>{Y.abort(),await Promise.allSettled([_.
close(),F()]),await(0,ze.v)(),await e.onCancelled(oe.flatMap((ce,Re)=>ce.length>0?ce:[Vn(t[Re])]))}),oe=t.map(()=>[]),ie=[];let Ee;const Ie={steps:n.steps,spelling:M,
signal:Y.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,parametersOf:(ce,Re)=>i.parametersOf(ce,Re),numbersOf:l,claim:h,write:ce=>_.write(ce),onProgress:es()};
return await qn(t,C,async(ce,Re)=>{if(!ue()){if(Ee!==void 0){oe[Re]=[{...Ye(ce),status:"skipped",output:null,message:Ee}];return}try{const xe=await x(ce,Ie);oe[Re]=
xe;for(const[Se,Me]of xe.entries())b.pq((0,q.g$)(Xn(Me,xe[Se-1]?.notes)))}catch(xe){if(ue())return;const Se=xe instanceof ke.C?xe.input:ce.inputs[0]??"",Me=(0,P.
l3)(xe instanceof ke.C?xe.cause:xe);b.pq((0,q.g$)(`${Se}: failed`));const Ze=xe instanceof ke.C?xe.step:void 0,xt=Ze===void 0?et(Me,M):`${Ze}: ${et(Me,M)}`;ie.push(
{file:Se,message:xt,cause:Me.cause}),oe[Re]=[{...Ye(ce),status:"failed",input:Se,output:null,message:xt,data:(0,Hn.EI)(Me)}],Me.code==="unauthorized"&&(Ee="Not \
tried, because the region refused the key")}}}),await be(),await k(),{rows:oe.flat(),failures:ie}}const Vn=e=>({...Ye(e),status:"skipped",output:null,message:"N\
ot done, because the step was cancelled"});function Jn(e){const t=e.map(Ye);for(const{input:n,inputs:s,output:i}of t)b.pq((0,q.g$)(`${It(n,s)}${i===null?": woul\
d be read only, and no file written":` → ${i}`}`));return t}function Ye(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?
null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function Xn(e,t=[]){const{input:n,inputs:s,output:i,pages:l,
bytesBefore:h,bytesAfter:M,facts:_,notes:x,message:C,data:k}=e,F=It(n,s),Y=Fn(k,_),ue=[...i!==null&&Y!==""?[Y]:[],...l===null?[]:[(0,g.y_)(l,"page")],M===null?(0,q.
IV)(h??0):`${(0,q.IV)(h??0)} → ${(0,q.IV)(M)}`].join(", "),be=i===null?`${F}: ${C??(Y||"read")} (${ue})`:`${F} → ${i} (${ue})`,oe=x.filter(ie=>!t.includes(ie));
return oe.length>0?`${be}. ${oe.join(" ")}`:be}const It=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function Qn(e){let t;for(const[n,s]of[["SIGINT",130],[
"SIGTERM",143]])process.on(n,()=>{t||(b.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});return()=>t}async function qn(e,t,n){const s=e.entries(),i=async()=>{
for(const[l,h]of s)l>0&&await(0,ze.v)(),await n(h,l)};await Promise.all(Array.from({length:Math.min(t,e.length)},i))}function es(){let e=process.uptime();return(t,n,s)=>{
const i=process.uptime();i-e<Yn||(e=i,b.pq((0,q.g$)(`${t}: ${n}, ${Math.round(s*100)} %`)))}}async function ts(){const e=new ln,t=new Pn;let n="wire";try{t.begin();
const s=await Ut(i=>b.V4(i,{trimWhitespace:!1}),i=>os(i,e));for(const i of s.warnings)e.add(i);n=s.isList?"wire":"inputs",await ns(s,t,e,n)}catch(s){const i=(0,P.
l3)(s instanceof He?s.cause:s),l=et(i,n);s instanceof He&&b.z3(l,{file:s.file}),b.C1(s instanceof He?"No file was written: continue-numbers counts the pages of \
all files first, and one file could not be counted":l),i.cause!==void 0&&b.Yz((0,q.uP)(i.cause))}finally{b.Yz(`Peak memory: ${(0,q.IV)(rs())}`)}}async function ns(e,t,n,s){
const i=process.uptime(),l=(0,_e.Aq)(),h=await Wt(e,l);h.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed \
on the runner");for(const Me of e.steps)await h.check(Me);e.output!==void 0&&(0,Fe.hS)(e.steps)==="data"&&n.add("output is not used: the step reads documents an\
d writes none");const M=e.comparing.withBase?await(await o.e(1833).then(o.bind(o,41833))).BaseVersions.of(l):void 0,_=new cn(e.steps,l,M),{matched:x,files:C}=await nn(
e,l,_,n),{known:k,fresh:F}=M?await M.divide(C):{known:C,fresh:[]};_.check();const Y=(0,Qe.K2)(l.workspace),ue=[...new Set([...x,...x.flatMap(Me=>[..._.neededBy(
Me).keys()])])],be=Me=>(0,Xe.Ck)(l,Me),oe={matched:ue,overwrite:e.overwrite,identity:Y,exists:be},ie=(0,Fe.et)({...e,...oe,files:k,places:l}),Ee=e.steps.map(({name:Me})=>(0,y.
i9)(Me)),Ie=e.continueNumbers&&!e.dryRun?await Bn(ie,e.steps,Me=>(0,ut.R5)(Me,l.workspace)):()=>{};b.Oh((0,q.g$)(`${Ee.join(", then ")}: ${(0,g.y_)(k.length,"fi\
le")}, ${h.place}`));const ce=Me=>{const Ze=process.uptime()-i;return{rows:Me,matched:x.length,operations:Ee,place:h.place,dryRun:e.dryRun,seconds:Ze,showText:e.
comparing.showText}},{rows:Re,failures:xe}=e.dryRun?{rows:Jn(ie),failures:[]}:await Zn({jobs:ie,inputs:e,chosen:h,places:l,secondFiles:_,numbersOf:Ie,claim:(0,Qe.
OM)(oe),spelling:s,onCancelled:async Me=>{t.tell(Me),e.summary&&await vt(ce(Me),n)}});b.N4();const Se=[...Re,...F.map(hn)];await ss({digest:ce(Se),failures:xe,total:k.
length,inputs:e,outputs:t,places:l,warnings:n})}async function ss({digest:e,failures:t,total:n,inputs:s,outputs:i,places:l,warnings:h}){const{rows:M}=e,_=gn(M);
if(En(_,s.comparing.failOnDifference?"error":"notice"),Sn(t,s.failOn==="nothing"?"warning":"error",e.operations.join(", "),h),b.pq((0,q.g$)(Dt(e))),i.tell(M),s.
summary&&await vt(e,h),s.attest){const{declareArtifacts:C}=await o.e(8208).then(o.bind(o,48208)),k=M.flatMap(({status:F,output:Y})=>F==="done"&&Y!==null?[Y]:[]);
for(const F of await C(k,l.workspace))h.add(F)}if(t.length===0){const C=s.comparing.failOnDifference&&_.length>0?$n(_.length,M.length):Nn(M,s.failOn);C!==void 0&&
b.C1(C);return}const x=(0,Fe.Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"file")} failed`:Un(t,n);s.failOn==="nothing"?h.add(x):b.C1(x)}function os(e,t){[...e.trim()].
length>1?b.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a lo\
nger one")}function rs(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,E.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}
return process.resourceUsage().maxRSS*1024}let Tt=!1;process.once("beforeExit",()=>{Tt||b.C1("The action stopped before it had finished.")}),ts().catch(b.C1).finally(
()=>{Tt=!0})}),38001:((fe,B,o)=>{o.d(B,{BD:()=>y,jB:()=>b,jN:()=>E,oR:()=>D,r_:()=>g,yZ:()=>P});const b=[/^["'].*["']$/,"leave out the quotes"],E=[/\$\{?[a-z_]/i,
"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],P=[/^~/,"~ is not your home folder here, and files must be in the wor\
kspace or in RUNNER_TEMP"],y=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use a path of the workspace"],g=[/\\/,"write / between folders, not a b\
ackslash"],D=(L,I)=>I.find(([m])=>m.test(L))?.[1]}),33439:((fe,B,o)=>{o.d(B,{Cj:()=>le,Ud:()=>N,et:()=>Pe,hS:()=>ee});var b=o(76760),E=o.n(b),P=o(58552),y=o(68747),
g=o(56103),D=o(31424),L=o(51521),I=o(4528),m=o(69338),u=o(2798),p=o(99992),c=o(38001);const f=["{dir}","{name}","{index}","{operation}"];function r(U,Q){if(Q===
"files")return w(U)?["{page}","{file}","{extension}"]:["{file}"];if(Q!=="parts"&&Q!=="texts")return[];const T=U.flatMap(({name:v})=>Object.keys((0,g.zI)(v).resultFacts??
{}));return["title","match"].filter(v=>T.includes(v)).map(v=>`{${v}}`)}const a={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"\
{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},$="{dir}/{name}-{page}.{extension}",w=U=>U.some(
({name:Q})=>(0,g.zI)(Q).filesArePages),A="{dir}/{name}.pdf",R=([U],Q)=>Q==="document"&&U!==void 0&&(0,g.zI)(U.name).accepts==="text",N=U=>U.some(({name:Q})=>(0,g.
zI)(Q).input==="many");function ee(U){const Q=U.map(({name:W})=>(0,g.zI)(W)),T=Q.filter(W=>!(0,g.rz)(W)),v=T.findLast(({input:W,output:te})=>W==="many"||te!=="p\
df");return Q.at(-1)?.output==="text"?v?.output==="pdfs"?"texts":"text":T.length===0?"data":v?.output==="pdfs"?"parts":v?.output==="files"?"files":"document"}const le=U=>U===
"text"||U==="texts",we=U=>U==="document"||U==="text";function Pe(U){const{files:Q,steps:T}=U,v=ee(T),W=J(U,v),te=Q.length===0?[]:N(T)?[Q]:Q.map(X=>[X]),de=(0,y.
i9)((T.findLast(({name:X})=>!(0,g.rz)((0,g.zI)(X)))??T.at(-1))?.name??""),H=te.map((X,re)=>{const{dir:ye,name:pe}=E().posix.parse(X[0]??""),z=G=>{const Oe=we(v)?
re+1:G?.index,d={dir:ye||".",name:pe,operation:de,index:Oe===void 0?void 0:(0,D.n)(Oe),title:G?.title,match:G?.match,file:G?.file,page:G?.page,extension:G?.extension};
return E().posix.normalize((0,L.Ct)(W,d))};return{inputs:X,kind:v,tellsMatch:W.includes("{match}"),outputPath:z}}),he=v==="data"?[]:ae(H,U,ne(W,v));if(he.length>
0)throw(0,P.G6)(he);return H}const V=[c.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],c.jN,c.yZ,c.BD,...E().sep==="/"?[c.r_]:[]];function J({output:U,
places:Q,steps:T},v){const W=pe=>(0,P.G6)([{field:"output",message:pe}]);if(U===void 0&&w(T))return $;if(U===void 0)return R(T,v)?A:`${a[v]}${le(v)?I.lg[(0,I.GW)(
T.at(-1)?.params??{})]:""}`;const te=(0,c.oR)(U,V);if(te!==void 0)throw W(te);const de=r(T,v),H=[...f,...de],he=(0,L.Qf)(U).filter(pe=>!H.includes(pe));if(he.length>
0)throw W(`has the unknown placeholder ${he[0]}: use ${H.join(", ")}`);if(/[\u0000-\u001f]/.test(U))throw W("must be a single line");if(/[\\/]$/.test(U))throw W(
`names a folder: write a file name after it, such as ${U}{name}.pdf`);const X=["{index}",...de.filter(pe=>pe!=="{extension}")];if((v==="parts"||v==="texts"||v===
"files")&&!X.some(pe=>U.includes(pe))){const{dir:pe,name:z,ext:G}=E().posix.parse((0,p.d7)(U)),Oe=E().posix.join(pe,w(T)?`${z}-{page}${G}`:v==="files"?`${z}.{fi\
le}`:`${z}-{index}${G}`);throw W(`needs ${X.join(" or ")}, because one file gives several results: such as ${Oe}`)}const re=E().isAbsolute(U)?(0,p.dR)(Q,U):(0,p.
d7)(U);if(!(E().isAbsolute(re)?(0,p.NB)(Q,re):(0,p.FK)(E().posix.normalize(re))))throw W("must stay in the workspace or in RUNNER_TEMP");return re}function ne(U,Q){
const v=["{dir}","{name}",...we(Q)?["{index}"]:[]].filter(W=>!U.includes(W));return v.length===0?"process them in different steps":`use ${[v.slice(0,-1).join(",\
 "),...v.slice(-1)].filter(W=>W!=="").join(" or ")}`}const se=U=>U.kind==="parts"||U.kind==="texts"?U.outputPath({index:1}):U.outputPath();function ae(U,{matched:Q,
overwrite:T,identity:v,exists:W,places:te},de){const H=new Map(Q.map(z=>[v(z),z])),he=new Map;for(const z of U){const G=v(z.outputPath()),Oe=he.get(G);Oe?Oe.push(
z):he.set(G,[z])}const X=[],re=[],ye=z=>{X.push({field:"output",message:z})};for(const[z,G,...Oe]of he.values()){if(!z)continue;const d=z.outputPath(),O=(0,u.Nk)(
d);if(!(0,p.NB)(te,d)||d==="."||d.endsWith("/"))ye(`'${d}' is not a file in the workspace or in RUNNER_TEMP`);else if(O!==void 0)ye(O);else if((0,m.SV)(d))ye(`'${d}\
' is below .git, where nothing is written`);else if(G){const[j,S]=[z.inputs[0],G.inputs[0]],K=Oe.length===0?`'${j}' and '${S}' would both`:`'${j}', '${S}' and ${Oe.
length} more would all`;ye(`${K} be written to '${d}': ${de}`)}else{const j=se(z),S=v(j),K=H.get(S);K!==void 0&&!z.inputs.some(Z=>v(Z)===S)?ye(`'${j}' would rep\
lace another file that the step reads: choose a different pattern`):K!==void 0&&!T?ye(`'${j}' would replace the input: choose a different pattern, or set overwr\
ite to true`):K===void 0&&!T&&W(j)&&re.push(j)}}re.length>0&&ye((0,u.pL)(re));const pe=5;return X.length<=pe?X:[...X.slice(0,pe),{field:"output",message:`and ${X.
length-pe} more such clashes`}]}}),30174:((fe,B,o)=>{o.d(B,{A:()=>P,T:()=>E});var b=o(33439);function E(y){const g=D=>[{field:"minimum-saving",message:D}];return y.
some(({name:D})=>D==="optimize_document")?(0,b.Ud)(y)||(0,b.hS)(y)!=="document"?g("needs one result for each file: no merge, no split, no extraction"):[]:g("nee\
ds a step optimize-document")}function P(y,g,D){return D===void 0||g<=y*(1-D/100)?void 0:`Not written: the result is ${(Math.max(0,y-g)/y*100).toFixed(1)} % sma\
ller, and minimum-saving is ${D} %`}}),4406:((fe,B,o)=>{o.d(B,{EC:()=>p,Pu:()=>c,Qf:()=>y,fU:()=>u,g$:()=>D,oH:()=>g});var b=o(58552),E=o(61729);const P=1e3,y=(f,r,{
found:a=null,limit:$=null,pages:w=[]}={})=>({rule:f,found:a,limit:$,pages:w.slice(0,P),message:r}),g=["open_password"],D=(f,r,a)=>`The file has ${f} ${a}; at mo\
st ${r} are allowed.`;function L({failures:f}){return Array.isArray(f)?f.flatMap(I):[]}function I(f){if(!(0,E.Gv)(f))return[];const{rule:r,found:a,limit:$,pages:w,
message:A}=f;if(typeof r!="string"||typeof A!="string")return[];const R=Array.isArray(w)?w.filter(N=>typeof N=="number"):[];return[{rule:r,found:m(a),limit:m($),
pages:R,message:A}]}const m=f=>typeof f=="number"?f:null;function u(f,{nameOf:r,restate:a}){const{checks:$}=f,w=L(f).map(R=>({...a(R),rule:r(R.rule)})),A=Array.
isArray($)?$.flatMap(R=>typeof R=="string"?[r(R)]:[]):[];return{...f,...$!==void 0&&{checks:A},failures:w}}class p extends b.zU{report;constructor(r){const a=L(
r).map(({message:$})=>$);super("invalid_parameters",`The check failed: ${a.join(" ")}`,{issues:a.map($=>({field:"file",message:$,mentions:g}))}),this.report=r}}
function c(f){if(f.passed===!1)throw new p(f)}}),68747:((fe,B,o)=>{o.d(B,{XM:()=>g,an:()=>y,i9:()=>P});var b=o(56103);const E=D=>D.replace(/_(\w)/g,(L,I)=>I.toUpperCase()),
P=D=>D.replaceAll("_","-");function y(D,L,I){const m=L.filter(u=>/^\w+$/.test(u));return m.length===0?D:D.replace(new RegExp(`\\b(?:${m.join("|")})\\b`,"g"),I)}
const g=D=>(0,b.zI)(D).path??`/v1/${D}`}),85673:((fe,B,o)=>{o.d(B,{gx:()=>g,h:()=>y});function b(m,u){const p=E(m,u);if(p!==void 0)return[p];const c=L(m);return u.
filter(f=>L(f).some(r=>r.length>3&&c.includes(r)))}function E(m,u){let p;for(const c of u){const f=P(L(m),L(c));f<=2&&f<(p?.count??1/0)&&(p={name:c,count:f})}return p?.
name}function P(m,u){return m.length!==u.length?m.length*u.length===0?1/0:P([m.join("")],[u.join("")]):u.reduce((p,c,f)=>{const r=m[f]??"",a=Math.min(r.length,c.
length),$=I(r,c);return $>(a<3?0:a<7?1:2)?1/0:p+$},0)}const y=(m,u)=>D(b(m,u));function g(m,u){const p=E(m,u),c=f=>L(f).sort().join(" ");return D(p===void 0?u.filter(
f=>m!==""&&c(f)===c(m)):[p])}const D=m=>m.length===0||m.length>3?"":` (did you mean ${m.join(" or ")}?)`,L=m=>m.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(u=>u!=="");function I(m,u){let p=[],c=Array.from({length:u.length+1},(f,r)=>r);for(let f=0;f<m.length;f++){const r=[f+
1];for(let a=0;a<u.length;a++){const $=f>0&&a>0&&m[f]===u[a-1]&&m[f-1]===u[a];r.push(Math.min((c[a+1]??0)+1,(r[a]??0)+1,(c[a]??0)+(m[f]===u[a]?0:1),$?(p[a-1]??0)+
1:1/0))}p=c,c=r}return c.at(-1)??0}}),4528:((fe,B,o)=>{o.d(B,{GW:()=>P,_m:()=>L,lg:()=>E,u9:()=>D,uv:()=>g});const b=null,E={"application/json":".json","text/pl\
ain":".txt","text/markdown":".md","text/csv":".csv"};function P(f){const{per_page:r,tables:a,layout:$}=f;return r===!0||a===!0?"application/json":$==="markdown"?
"text/markdown":"text/plain"}function y(f){const r=P(f);return f.tables===!0?[r,"text/csv"]:r==="text/markdown"?["application/json",r,"text/plain"]:[...new Set(
["application/json",r])]}const g=({text:f})=>typeof f=="string"?f:"",D=({pages:f,tables:r})=>f!==void 0||r!==void 0;function L({text:f,pages:r,tables:a,...$}){return $}
const I=({tables:f})=>f??[];function m(f){return I(f).flatMap(({page:r,rows:a,header:$,certain:w},A)=>{const R=p(a,$);return a.slice($?1:0).map((N,ee)=>({row:Object.
fromEntries(N.map((le,we)=>[R[we],le])),about:{page:r,table:A+1,row:ee+1,certain:w}}))})}const u="pdf";function p(f,r){const a=f.reduce((w,{length:A})=>Math.max(
w,A),0),$=new Set([u]);return Array.from({length:a},(w,A)=>{const R=r&&f[0][A]||`Column ${A+1}`;let N=R;for(let ee=2;$.has(N);ee++)N=`${R} ${ee}`;return $.add(N),
N})}const c=f=>f.map(r=>`${r.map(a=>/[",\r\n]/.test(a)?`"${a.replaceAll('"','""')}"`:a).join(",")}\r
`).join("")}),49180:((fe,B,o)=>{o.d(B,{q:()=>E});const b="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
e4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff\
7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 dark\
grey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f d\
arkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 6\
96969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gr\
ay 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa la\
venderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgr\
een 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelb\
lue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55\
d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 m\
intcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orch\
id da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd\
 powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2\
e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 468\
2b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9ac\
d32";function E(g){const D=g.toLowerCase(),L=/^#([\da-f]{3}|[\da-f]{6})$/.exec(D)?.[1]??y().get(D);return L===void 0?void 0:(L.length===3?[...L].map(m=>m+m):[L.
slice(0,2),L.slice(2,4),L.slice(4)]).map(m=>Number.parseInt(m,16))}let P;function y(){const g=b.split(" ");return P??=new Map(g.flatMap((D,L)=>L%2===0?[[D,g[L+1]]]:
[]))}}),17079:((fe,B,o)=>{o.d(B,{Z:()=>g,_:()=>y});const b=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function y(m){
if(m.length>64)return;const u=m.trim().replace(E,(p,c,f,r)=>`${c??""}${1900+Number(f)}${r}`);return L(D(b.exec(u)??P.exec(u)))}function g(m){const u=m.length>64?
void 0:D(P.exec(m.trim()));if(!u||L(u)===void 0)return;const{year:p,month:c="",day:f="",hour:r="",minute:a="",second:$="",zone:w=""}=u;return`D:${p}${c}${f}${r}${a}${$}${w===
"Z"||w===""?w:`${w.replace(":","'")}'`}`}function D(m){if(!m)return;const[,u,p,c,f,r,a,$,w,A,R]=m,N=$??(w===void 0?void 0:`${w}${A??"00"}:${R??"00"}`);return{year:u,
month:p,day:c,hour:f,minute:r,second:a,zone:N}}function L(m){if(!m)return;const{year:u,month:p,day:c,hour:f,minute:r="00",second:a="00",zone:$}=m,w=(R,N,ee)=>R===
void 0||Number(R)>=N&&Number(R)<=ee;if(Number(u)===0||!w(p,1,12)||!w(c,1,I(Number(u),Number(p)))||!w(f,0,23)||!w(r,0,59)||!w(a,0,59)||$!==void 0&&$!=="Z"&&!(w($.
slice(1,3),0,23)&&w($.slice(4),0,59)))return;const A=[u,p,c].filter(R=>R!==void 0).join("-");return f===void 0?A:`${A}T${f}:${r}:${a}${$==="+00:00"||$==="-00:00"?
"Z":$??""}`}function I(m,u){return u===2?m%4===0&&(m%100!==0||m%400===0)?29:28:[4,6,9,11].includes(u)?30:31}}),3130:((fe,B,o)=>{o.d(B,{iL:()=>ee,lF:()=>J,qL:()=>we});
var b=o(58552),E=o(15828),P=o(61729),y=o(56103),g=o(33037),D=o(72750),L=o(33858),I=o(29082),m=o(60666),u=o(34378);const p=2**31-1,c=/^ *[+-]?\d+ *$/,f=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
r=/[\p{Cc}\u2028\u2029]/u,a=/(?!\n)[\p{Cc}\u2028\u2029]/u,$=new RegExp("\\p{Cs}","u"),w=100,A={font:20*1024*1024,key:1e6,certificates:1e6},R=new Set(["files","c\
hoices"]),N="must be given only once";function ee(d){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(d)}catch{return d}}function le(d,O,j="ab\
sent"){const{params:S,issues:K}=we(d,O,j);if(K.length>0)throw invalidParameters(K);return S}function we(d,O,j="absent"){const S=(0,y.zI)(d),K={},Z=[];for(const[
me,ge]of Object.entries(S.fields)){const Ce=Object.hasOwn(O,me),De=Ce?O[me]:void 0;if(ae(ge,De)){Ce&&j==="refuse"&&ne(ge,De)?Z.push({field:me,message:se(ge)}):ge.
required?Z.push({field:me,message:`is required: ${(0,E.pG)(ge)}`}):"default"in ge&&(K[me]=ge.default);continue}const Te=U(ge,De);"problem"in Te?Z.push({field:me,
message:Te.problem}):K[me]=Te.value}return{params:K,issues:[...Z,...Pe(S,K,Z)]}}function Pe({fields:d,ascending:O,different:j,exclusive:S,needs:K,atLeastOne:Z,someTrue:me},ge,Ce){
const De=[],Te=$e=>(0,y.qR)(d[$e],ge[$e]);if(O){const[$e,ve]=[ge[O[0]],ge[O[1]]];typeof $e=="number"&&typeof ve=="number"&&$e>ve&&De.push({field:O[0],message:`m\
ust not be greater than ${O[1]}`,mentions:[O[1]]})}if(j){const[$e,ve]=[ge[j[0]],ge[j[1]]];$e!==void 0&&$e===ve&&De.push({field:j[0],message:`must differ from ${j[1]}`,
mentions:[j[1]]})}for(const[$e,ve]of S??[]){const Le=Te($e)?ve.filter(Te):[];Le.length>0&&De.push({field:$e,message:`must not be given together with ${Le.join("\
 and ")}: leave one of them out`,mentions:Le})}for(const[$e,ve,Le]of K??[])Te($e)&&!(0,y.D)(Le,d[ve],ge[ve])&&De.push({field:$e,message:`needs ${V(ve,Le)}`,mentions:[
ve]});const Ae=$e=>Te($e)||Ce.some(({field:ve})=>ve===$e);return Z&&!Z.some(Ae)&&De.push({field:Z[0],message:`is required, unless one of these is given: ${Z.slice(
1).join(", ")}`,mentions:Z.slice(1)}),me?.every($e=>ge[$e]===!1)===!0&&De.push({field:me[0],message:`must be true, unless one of these is: ${me.slice(1).join(",\
 ")}`,mentions:me.slice(1)}),De}function V(d,O){return typeof O!="object"?`${d} to be ${O}`:"not"in O?`${d} to be other than ${O.not}`:`${d} to be given`}function J(d){
if(Array.isArray(d))return d.join(",");if(typeof d=="object")return JSON.stringify(d);const O=String(d);if(typeof d!="number"||!O.includes("e"))return O;if(d>=1)
return BigInt(d).toString();const[j,S]=O.split("e");return`0.${"0".repeat(-Number(S)-1)}${j.replace(".","")}`}function ne(d,O){return d.empty==="opener"?!1:d.empty!==
"word"||d.required===!0||O===void 0}function se(d){return d.required?`is empty: it must be ${(0,E.pG)(d)}`:d.kind==="text"&&d.secret?"is empty, so the document \
would open without a password: give a password, or route documents without one past this step":d.empty==="word"?`is undefined: use '' to leave it out, or give ${(0,E.
pG)(d)}`:d.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in d?`is empty: write ${String(d.default)}, which is the defaul\
t, or leave the field out`:`is empty: give ${(0,E.pG)(d)}, or leave the field out`}function ae(d,O){return O==null||O===""||R.has(d.kind)&&Array.isArray(O)&&O.length===
0?!0:d.kind==="text"&&!d.secret&&typeof O=="string"&&O.trim()===""}function U(d,O){if(Array.isArray(O)&&!R.has(d.kind))return{problem:N};if(O instanceof Uint8Array)
return{problem:"is not text in UTF-8: give it in UTF-8"};switch(d.kind){case"text":return Q(d,O);case"flag":return T(d,O);case"integer":return v(d,O);case"decim\
al":return te(d,O);case"choice":return H(d,O);case"choices":return he(d,O);case"pageOrder":return X(d,O,d.parts?L.X4:D.p6);case"pageSet":return X(d,O,I.lY);case"\
file":return re(d,O);case"files":return ye(d,O);case"json":return pe(d,O);default:return d}}function Q(d,O){if(typeof O!="string"&&!(typeof O=="number"&&Number.
isFinite(O)))return{problem:`must be ${d.format?"":"text, "}${(0,E.pG)(d)}`};const j=d.lines?String(O).replaceAll(`\r
`,`
`):String(O);if(j.length>8*d.maxLength)return{problem:`must be ${(0,E.pG)(d)}`};const S=d.secret?j:(0,u.w)(j),K=(0,E.Y5)(d,S);return K>d.maxLength||K<(d.minLength??
0)?{problem:`must be ${(0,E.pG)(d)}`}:(d.lines?a.test(S):!d.secret&&r.test(S))?{problem:`must not contain control characters${d.lines?"":" or line breaks"}`}:!d.
secret&&$.test(S)?{problem:"must not contain an incomplete character (a lone surrogate)"}:d.format&&!m.E[d.format].holds(S)?{problem:m.E[d.format].problem?.(S)??
`must be ${(0,E.pG)(d)}`}:{value:S}}function T(d,O){if(typeof O=="boolean")return{value:O};const j=typeof O=="string"?O.toLowerCase():"";return j==="true"||j===
"false"?{value:j==="true"}:{problem:`must be ${(0,E.pG)(d)}`}}function v(d,O){const S=(d.unit==="bytes"&&typeof O=="string"?(0,g.ik)(O):void 0)??W(O);if(S===void 0||
S<d.min)return{problem:`must be ${(0,E.pG)(d)}`};const K=d.max??p;if(S<=K)return{value:S};const Z=(0,E.pG)(d);return{problem:Z.includes(String(K))?`must be ${Z}`:
`must not be greater than ${K}`}}function W(d){return typeof d=="string"?c.test(d)?Number(d.trim())+0:void 0:typeof d=="number"&&Number.isInteger(d)?d+0:void 0}
function te(d,O){const S=(d.unit==="inches"&&typeof O=="string"?(0,g.Vi)(O):void 0)??de(O),{above:K=-1/0,min:Z=-1/0,max:me=1/0}=d;return Number.isFinite(S)&&S>K&&
S>=Z&&S<=me?{value:S+0}:{problem:`must be ${(0,E.pG)(d)}`}}function de(d){return typeof d=="number"?d:typeof d=="string"&&f.test(d)?Number(d.trim()):NaN}function H(d,O){
const{open:j}=d,S=W(O),K=d.options.find(({value:me,contract:ge=me})=>me===O||typeof ge=="number"&&ge===S);if(K)return{value:K.value};const Z=j?S:void 0;return j&&
Z!==void 0&&Z>=j.min&&Z<=j.max?{value:Z}:{problem:`must be ${(0,E.pG)(d)}`}}function he(d,O){const j=typeof O=="string"?O.replace(/^ +| +$/g,"").split(/ *, */):
O,S=d.options.map(({value:K})=>K);return!Array.isArray(j)||!j.every(K=>S.some(Z=>Z===K))?{problem:`must be ${(0,E.pG)(d)}`}:{value:S.filter(K=>j.includes(K))}}function X(d,O,j){
if(typeof O!="string"&&typeof O!="number")return{problem:`must be ${(0,E.pG)(d)}`};const S=String(O);if(S.length>d.maxLength)return{problem:`must be at most ${d.
maxLength} characters long, and has ${S.length}`};const K=j(S);return"problem"in K?{problem:K.problem}:{value:S}}function re(d,O){const{name:j,bytes:S}=typeof O==
"object"?O:{};return typeof j!="string"||!(S instanceof Uint8Array)?{problem:`must be ${(0,E.pG)(d)}`}:S.length===0&&d.accepts!=="any"?{problem:"is an empty fil\
e"}:S.length>(A[d.accepts]??1/0)?{problem:`is too large: it must be ${(0,E.pG)(d)}`}:{value:{name:j,bytes:S}}}function ye(d,O){const j=Array.isArray(O)?O:[O],S=[];
for(const Z of j){const me=re({...d,kind:"file"},Z??{});if("problem"in me)return me.problem.startsWith("must")?{problem:`must be ${(0,E.pG)(d)}`}:me;S.push(me.value)}
const K=S.reduce((Z,{bytes:me})=>Z+me.length,0);return S.length>d.max||K>d.maxBytes?{problem:`must be ${(0,E.pG)(d)}`}:new Set(S.map(({name:Z})=>Z)).size<S.length?
{problem:"has two files of one name"}:{value:S}}function pe(d,O){const j=`must be ${(0,E.pG)(d)}`;if(typeof O=="object"){const K=Oe(O);return K!==void 0&&K.startsWith(
"{")&&K.length<=d.maxLength?z(JSON.parse(K)):{problem:j}}if(typeof O!="string")return{problem:j};if(O.length>d.maxLength)return{problem:`must be at most ${d.maxLength}\
 characters long, and has ${O.length}`};const S=(0,P.qF)(O);if(S===void 0){const Z=(0,P.qF)(O.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line \
break as \\n and a tab as \\t":"";return{problem:`${j}; it is not valid JSON${Z}`}}return(0,P.Gv)(S)?z(S):{problem:j}}function z(d){let O=[d];for(let j=0;O.length>
0;j++){if(j===w)return{problem:`must not have more than ${w} arrays and objects within one another`};const S=O.flatMap(K=>Object.values(K));if(S.some(K=>typeof K==
"number"&&!Number.isFinite(K)))return{problem:"has a number that is too large"};O=S.filter(G)}return{value:d}}const G=d=>typeof d=="object"&&d!==null;function Oe(d){
try{return JSON.stringify(d)}catch{return}}}),15828:((fe,B,o)=>{o.d(B,{Cq:()=>I,Xl:()=>L,Y5:()=>u,k_:()=>y,pG:()=>P});var b=o(33037),E=o(60666);function P(r){switch(r.
kind){case"text":{const a=r.minLength?`${r.minLength} to ${r.maxLength}`:`at most ${r.maxLength}`;return r.format?`${E.E[r.format].words}, ${a} characters`:`${a}\
 characters`}case"flag":return"true or false";case"integer":{const a=r.unit===void 0?"":`, in ${r.unit}, ${b.KH}`;return r.max===void 0||r.max===Number.MAX_SAFE_INTEGER?
`a whole number of at least ${r.min}${a}`:`a whole number from ${r.min} to ${r.max}${a}`}case"decimal":return`a decimal number ${f(r)}, in ${r.unit}, with a poi\
nt${r.unit==="inches"?`, ${b.VR}`:""}`;case"choice":return`one of ${r.options.map(a=>typeof a.value=="number"?p(a):a.value).join(", ")}`;case"choices":return`on\
e or more of ${r.options.map(({value:a})=>a).join(", ")}, separated by commas`;case"pageOrder":return r.parts?`ranges of pages such as 1-3, 7, 9-, at most ${r.maxLength}\
 characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${r.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, a\
t most ${r.maxLength} characters`;case"file":return c[r.accepts];case"files":return`at most ${r.max} PNG or JPEG images of at most ${r.maxBytes/1e6} MB in all`;case"\
json":return`a JSON object such as ${r.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${r.maxLength} characters`;default:return r}}function y({
minLength:r,contract:a}){return a===void 0?"":"values"in a?`one of ${a.values.join(", ")}`:`${r?`${r} to ${a.maxLength}`:`at most ${a.maxLength}`} ${a.characters===
"printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characters"}`}const g=({value:r,contract:a})=>typeof r=="string"&&a===void 0,D=({options:r})=>r.
some(({contract:a})=>a!==void 0)&&r.some(g),L=({options:r})=>`one of ${r.filter(a=>!g(a)).map(({value:a})=>a).join(", ")}`;function I(r,a){if(r.kind==="choice")
return D(r)&&r.options.some(w=>w.value===a&&g(w));if(r.kind!=="text"||r.contract===void 0||typeof a!="string")return!1;const{contract:$}=r;return"values"in $?!$.
values.includes(a):u(r,a)>$.maxLength||$.characters!==void 0&&!m.test(a)}const m=/^[\x20-\x7e]*$/,u=({secret:r},a)=>r?a.length:[...a].length;function p({value:r,
label:a,description:$}){const w=$??a.toLowerCase(),A=String(r).replace(/^-/,"").replaceAll("_"," ").toLowerCase();return $===void 0&&a.toLowerCase().includes(A)?
String(r):`${r} (${w.charAt(0).toLowerCase()}${w.slice(1)})`}const c={pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at m\
ost 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a file"};
function f({above:r,min:a,max:$}){const w=r===void 0?`of at least ${a??0}`:`greater than ${r}`;return $===void 0?w:`${w} and at most ${$}`}}),33037:((fe,B,o)=>{
o.d(B,{KH:()=>b,VR:()=>E,Vi:()=>I,ik:()=>g});const b="or a size such as 18 MB or 18 MiB",E="or a length such as 20 mm, 2 cm or 0.5 in",P={b:1,kb:1e3,mb:1e6,gb:1e9,
kib:2**10,mib:2**20,gib:2**30},y=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;function g(m){const[,u,p]=y.exec(m)??[],c=P[p?.toLowerCase()??""];return c===void 0?
void 0:Math.floor(Math.round(Number(u)*c*1e3)/1e3)}const D={mm:25.4,cm:2.54,in:1},L=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function I(m){const[
,u,p]=L.exec(m)??[],c=D[p?.toLowerCase()??""];return c===void 0?void 0:Number((Number(u)/c).toFixed(10))}}),51521:((fe,B,o)=>{o.d(B,{Ct:()=>D,Qf:()=>g,sA:()=>I});
var b=o(98446),E=o(34378);const P=/(\{[^{}]*\})/;function y(m,u){const p=[],c=[],f=`use ${u.map(r=>`{${r}}`).join(", ")}`;for(const r of(0,E.w)(m).split(P)){const a=u.
find($=>`{${$}}`===r);if(a)p.push({placeholder:a});else if(P.test(r))c.push(r);else{if(/[{}]/.test(r))return{problem:`has a brace that belongs to no placeholder\
; ${f}`};r&&p.push({literal:r})}}return c.length===0?{pieces:p}:{problem:`has the unknown ${(0,b.d5)(c.length,"placeholder","placeholders")} ${c.join(" and ")};\
 ${f}`}}const g=m=>m.split(P).filter((u,p)=>p%2===1),D=(m,u)=>m.split(P).map((p,c)=>(c%2===1&&Object.hasOwn(u,p.slice(1,-1))?u[p.slice(1,-1)]:void 0)??p).join(""),
L=["number","last","label","name"],I=m=>y(m,L)}),66974:((fe,B,o)=>{o.d(B,{D6:()=>g,F1:()=>P,NL:()=>m,P3:()=>E,br:()=>y,bs:()=>I});var b=o(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(p,c,f){const r=[],a=[];for(const[$,w]of p.split(",").entries()){const A=$+1;if(c!==void 0&&
w.trim()===""){a.push(`entry ${A} is empty: write ${c}, separated by single commas`);continue}const R=f(w,A);"problem"in R?a.push(y(A,w,R.problem)):r.push(R.item)}
return a.length>0?{problem:I(a)}:{items:r}}const y=(p,c,f)=>`entry ${p} ('${u(c.trim())}') ${f}`,g=({position:p,text:c},f,r)=>y(p,c,`names ${D(f)}, but the docu\
ment has ${(0,b.y_)(r,"page")}`);function D(p){return Number.isSafeInteger(p)?`page ${p}`:"a page far beyond its end"}const L=5;function I(p){const c=p.length-L;
return[...p.slice(0,L),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function m(p){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(p);return c?`is n\
ot a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(p)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(p)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function u(p){const c=[...p].map(f=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(f)?"?":f);return(0,b.Bu)(c.join(""),40)}}),72750:((fe,B,o)=>{o.d(B,{Ly:()=>D,UL:()=>L,aW:()=>g,p6:()=>y});var b=o(58552),E=o(66974);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,
y=m=>(0,E.F1)(m,"pages such as 3,1,2 or 2..5",(u,p)=>{const c=P.exec(u);if(!c)return{problem:I(u)};const f=Number(c[1]),r=c[3]===void 0?void 0:Number(c[3]);return f===
0||r===0?E.P3:{item:{from:f,to:r,range:c[2]!==void 0,text:u.trim(),position:p}}});function g(m,u,p){const c=A=>(0,b.G6)([{field:"page_order",message:A}]),f=y(m);
if("problem"in f)throw c(f.problem);const r=D(f.items,u);if("problem"in r)throw c(r.problem);const a=L(r.spans);if(a>p)throw c(`names ${a} pages in all; at most\
 ${p} are allowed`);const $=new Uint32Array(a);let w=0;for(const{first:A,last:R}of r.spans){const N=A<=R?1:-1;for(let ee=A;ee!==R+N;ee+=N)$[w++]=ee}return $}function D(m,u){
const p=[],c=m.map(f=>{const r=R=>R<0?u+1+R:R,a=r(f.from),$=f.range?f.to===void 0?u:r(f.to):a,A=[[f.from,a],[f.to??f.from,$]].find(([,R])=>R<1||R>u);return A&&p.
push((0,E.D6)(f,A[0],u)),{first:a,last:$}});return p.length>0?{problem:(0,E.bs)(p)}:{spans:c}}const L=m=>m.reduce((u,{first:p,last:c})=>u+Math.abs(c-p)+1,0);function I(m){
return/^ *\.\./.test(m)?"has no start: a range is written 1..5":(0,E.NL)(m)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((fe,B,o)=>{
o.d(B,{k1:()=>g,lY:()=>y,m7:()=>D});var b=o(58552),E=o(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,y=m=>(0,E.F1)(m,"pages such as \
1..3, -1, odd",(u,p)=>{const c=u.trim(),f=P.exec(c);if(!f)return{problem:I(c)};const[,r,a,$,w,A]=f,R={negated:r!==void 0,text:c,position:p};if(a!==void 0)return{
item:{...R,pages:a.toLowerCase()}};const N=Number($),ee=w===void 0?N:A===void 0?"end":Number(A);return N===0||ee===0?E.P3:{item:{...R,pages:{from:N,to:ee}}}});function g(m,u,p="\
pages"){const c=w=>(0,b.G6)([{field:p,message:w}]),f=y(m);if("problem"in f)throw c(f.problem);const r=new L(u),a=new L(u),$=[];for(const w of f.items){const A=w.
negated?a:r;if(typeof w.pages=="string"){A.add(w.pages);continue}const{from:R,to:N}=w.pages,ee=R<0?u+1+R:R,le=N==="end"?u:N<0?u+1+N:N,Pe=(N==="end"?R<0?[[R,ee]]:
[]:[[R,ee],[N,le]]).find(([,V])=>V<1||V>u);Pe&&$.push((0,E.D6)(w,Pe[0],u)),!(N==="end"&&ee>u||$.length>0)&&A.range(Math.min(ee,le),Math.max(ee,le))}if($.length>
0)throw c((0,E.bs)($));return f.items.every(({negated:w})=>w)&&r.add("all"),r.without(a)}function D(m){const u=y(m);if("problem"in u||u.items.length!==1)return;
const{negated:p,pages:c}=u.items[0];if(p)return;if(c==="all")return{first:1};if(typeof c=="string"||c.from<1)return;const{from:f,to:r}=c;return r==="end"?{first:f}:
r===-1?{first:f}:r<1?void 0:{first:Math.min(f,r),last:Math.max(f,r)}}class L{pageCount;differences;odd=!1;even=!1;constructor(u){this.pageCount=u,this.differences=
new Int32Array(u+2)}add(u){u!=="even"&&(this.odd=!0),u!=="odd"&&(this.even=!0)}range(u,p){this.differences[u]++,this.differences[p+1]--}without(u){const p=new Uint32Array(
this.pageCount);let c=0,f=0,r=0;for(let a=1;a<=this.pageCount;a++){f+=this.differences[a],r+=u.differences[a];const $=a%2===1?"odd":"even";(f>0||this[$])&&!(r>0||
u[$])&&(p[c++]=a)}return p.subarray(0,c)}}function I(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is written 1..5":/^!/.test(m)?"is not a page: leav\
e out pages with not, such as not 2":(0,E.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of t\
hese after not"}}),33858:((fe,B,o)=>{o.d(B,{D_:()=>m,X4:()=>we,kU:()=>Pe});var b=o(58552),E=o(66974),P=o(72750);const y=/^(\d+|first)-(\d+|last|end)?$/i,g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
D=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,L=/^(?:last|end)-(\d+|last|end)$/i,I=/^(-?\d+)-(-?\d+|last|end)$/i;function m(V){if(Array.isArray(V))return u(
V);if(typeof V!="string"&&typeof V!="number")return{problem:"must be text such as 1..3, or a list of pages"};const J=String(V),ne=J.split(/\r?\n/).filter(ae=>ae.
trim()!=="");if(ne.length>1&&ne.every(ae=>/^ *- +\S/.test(ae)))return u(ne.map(ae=>p(ae.replace(/^ *- +/,""))));const se=/^\s*\[(.*)\]\s*$/s.exec(J);return se?u(
se[1].split(",").map(p)):c(ne.length>1?ne.join(","):J)}function u(V){return V.some(J=>typeof J!="string"&&typeof J!="number")?{problem:'must be a list of pages \
such as 3, or of ranges such as "2..5"'}:c(V.join(","))}function p(V){return V.trim().replace(/^(["'])(.*)\1$/s,"$2")}function c(V){const J=(0,E.F1)(V,void 0,ne=>{
const{items:se,isUnclear:ae}=w(ne),Q=ae||se.length>1&&se.some(T=>T.startsWith("-"))?A(se):se.map(R).find(T=>T!==void 0);return Q?{problem:`is ambiguous: write ${Q.
join(" or ")}`}:{item:se.length===0?ne:se.map(N).join(",")}});return"problem"in J?J:{text:J.items.join(",")}}const f=/^(?:not )?(?:-?\d+|first|last|end)$/i,r=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
a=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,$=new Set(["-","–",".."]);function w(V){const J=[];let ne=!1;for(const se of V.split(/\s+/)){if(se==="")continue;const ae=J.
at(-1)??"",U=r.test(ae),Q=U?f.test(se):f.test(ae)&&($.has(se)||a.test(se));Q?J[J.length-1]=ae+se:ae.toLowerCase()==="not"?J[J.length-1]=`${ae} ${se}`:J.push(se),
ne||=U&&!Q}return{items:J,isUnclear:ne}}function A(V){const J=V.map(N).join(","),[ne,se,...ae]=V,U=ae.length===0&&se?/^-(\d+)$/.exec(se):null;return U&&ne&&/^\d+$/.
test(ne)?[J,`${ne}..${U[1]}`]:[J]}function R(V){const J=V.replace(/^not /i,""),ne=L.exec(J);if(ne)return/^\d/.test(ne[1])?[`-${Number(ne[1])+1}`,`-1..${ne[1]}`]:
["-1"];const se=I.exec(J);if(!se||y.test(J))return;const[,ae,U]=se;return U.startsWith("-")?[`${ae}..${U}`,`${ae},${U}`]:[`${ae}..${le(U)}`,`${ae},-${U}`]}function N(V){
const[,J="",ne=""]=/^(not )?(.*)$/i.exec(V)??[],se=y.exec(ne)??g.exec(ne)??D.exec(ne);return se?`${J}${le(se[1])}..${le(se[2]??"")}`:`${J}${le(ne)}`}const ee={first:"\
1",last:"-1",end:"-1"},le=V=>ee[V.toLowerCase()]??V;function we(V){const J=m(V);return"problem"in J?J:(0,P.p6)(J.text)}function Pe(V,J,ne,se="ranges"){const ae=W=>(0,b.
G6)([{field:se,message:W}]),U=we(V);if("problem"in U)throw ae(U.problem);const Q=(0,P.Ly)(U.items,J);if("problem"in Q)throw ae(Q.problem);const T=Q.spans.flatMap(
({first:W,last:te},de)=>{const{position:H,text:he}=U.items[de];return W<=te?[]:[(0,E.br)(H,he,`ends before it starts: write ${te}-${W}`)]});if(T.length>0)throw ae(
(0,E.bs)(T));const v=(0,P.UL)(Q.spans);if(v>ne)throw ae(`names ${v} pages in all; at most ${ne} are allowed`);return Q.spans}}),77040:((fe,B,o)=>{o.d(B,{n:()=>y});
const b=["number","last","title","date"],E=`use ${b.map(g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,P="{}|\\";function y(g){const D=[[]],L=[];
let I="";const m=()=>{I!==""&&D.at(-1).push(I),I=""};for(let f=0;f<g.length;f++){const r=g[f];if(r==="\\"&&f+1<g.length&&P.includes(g[f+1]))I+=g[++f];else if(r===
"|")m(),D.push([]);else{if(r==="}")return{problem:`has a brace that belongs to no placeholder; ${E}`};if(r==="{"){const a=g.indexOf("}",f);if(a<0)return{problem:`\
has a brace that belongs to no placeholder; ${E}`};const $=g.slice(f+1,a),w=b.find(A=>A===$);m(),w?D.at(-1).push({placeholder:w}):L.push(`{${$}}`),f=a}else I+=r}}
if(m(),L.length>0)return{problem:`has the unknown ${L.join(" and ")}; ${E}`};if(D.length>3)return{problem:"has more than three parts; use at most two bars (|), \
and \\| for a bar that is text"};const[u=[],p=[],c=[]]=D;return D.length===1?{left:[],middle:u,right:[]}:D.length===2?{left:u,middle:[],right:p}:{left:u,middle:p,
right:c}}}),60666:((fe,B,o)=>{o.d(B,{E:()=>p,L:()=>I});var b=o(49180),E=o(17079),P=o(51521),y=o(77040);function g(c){const f=(0,P.sA)(c);return"problem"in f?f.problem:
void 0}function D(c){const f=(0,y.n)(c);return"problem"in f?f.problem:void 0}const L=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
I=c=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(c),m=c=>!/[/\\\p{Cc}\p{Cs}]/u.test(c)&&/[^. ]/.test(c);function u(c){const f=URL.canParse(c)?new URL(c):void 0;
return f?.protocol==="https:"&&f.username===""&&f.password===""}const p={"file-name":{holds:m,words:"a file name without folders"},"media-type":{holds:I,words:"\
a media type such as text/xml or application/pdf"},color:{holds:c=>(0,b.q)(c)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:c=>(0,E.Z)(
c)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:c=>g(c)===void 0,words:"text such as {number} / {\
last}",problem:g},"running-line":{holds:c=>D(c)===void 0,words:"a line such as {title}|{number} / {last}",problem:D},"https-address":{holds:u,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:c=>L.test(c),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((fe,B,o)=>{o.
d(B,{Kf:()=>E,RZ:()=>b,YG:()=>P});function b(y,g){for(const D of g)y.push(D)}const E=y=>{let g=-1/0;for(const D of y)g=Math.max(g,D);return g},P=y=>{let g=1/0;for(const D of y)
g=Math.min(g,D);return g}})};
