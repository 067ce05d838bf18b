"use strict";exports.id=5880,exports.ids=[5880],exports.modules={90127:((le,k,o)=>{o.d(k,{Ms:()=>C,PJ:()=>I,TF:()=>r,Ye:()=>w,_N:()=>b,oD:()=>_,qf:()=>c});var y=o(73024),g=o.
n(y);const P=1<<20,w=f=>u(()=>y.realpathSync.native(f)),b=f=>u(()=>(0,y.statSync)(f)),C=f=>u(()=>(0,y.lstatSync)(f)),I=f=>C(f)?.isSymbolicLink()??!1;async function _(f){
if((0,y.statSync)(f).size<=P)return(0,y.readFileSync)(f);const{readFile:l}=await Promise.resolve().then(o.t.bind(o,51455,23));return l(f)}async function c(f,l){
if(l.length<=P)return(0,y.writeFileSync)(f,l,{flag:"wx"});const{writeFile:m}=await Promise.resolve().then(o.t.bind(o,51455,23));await m(f,l,{flag:"wx"})}const r=f=>u(
()=>(0,y.unlinkSync)(f));function u(f){try{return f()}catch{return}}}),69338:((le,k,o)=>{o.d(k,{Ck:()=>u,SV:()=>_,YY:()=>c,wI:()=>r});var y=o(76760),g=o.n(y),P=o(
58552),w=o(90127),b=o(99992);const C=/^(?:\.git|git~\d+)[. ]*$/i,I=new RegExp("\\p{Cf}","gu"),_=h=>h.split(/[\\/]/).some(E=>C.test(E.replace(I,"")));function c(h,E){
const D=(0,b.M0)(h,E),v=(0,b.I5)(h,D),R=(0,w.Ye)(D);if(v===void 0)return"is outside the workspace and RUNNER_TEMP";if(R===void 0)return(0,w.PJ)(D)?"is a link to\
 a file that does not exist":"does not exist";if(m(h,R)!==l(v))return`is a link that leads out of ${v===h.workspace?"the workspace":"RUNNER_TEMP"}`;if(_(g().relative(
l(v),R)))return"is below .git, which is not read";const F=(0,w._N)(R);if(!F?.isFile())return F?.isFIFO()?"is a named pipe, not an ordinary file":F?.isDirectory()?
"is a folder":"is not an ordinary file"}function r(h,E){const D=(0,b.M0)(h,E),v=(0,b.I5)(h,D);if(v===void 0)throw f(E,"is outside the workspace and RUNNER_TEMP");
const R=l(v),F=g().relative(v,D).split(g().sep);for(let G=1;G<=F.length;G++){const J=g().join(R,...F.slice(0,G));if(!(0,w.PJ)(J))continue;const q=(0,w.Ye)(J),oe=q===
void 0||m(h,q)===void 0;throw f(E,oe?"leads out of the workspace through a link":"leads through a link")}const U=g().join(R,...F);if(_(g().relative(R,(0,w.Ye)(U)??
U)))throw f(E,"is below .git");return U}function u(h,E){try{return(0,w.Ms)(g().join(r(h,g().dirname(E)),g().basename(E)))!==void 0}catch{return!1}}const f=(h,E)=>new P.
zU("configuration",`'${h}' ${E}: nothing is written there`),l=h=>(0,w.Ye)(h)??h,m=(h,E)=>(0,b.RD)(h).map(l).filter(D=>(0,b.FK)(g().relative(D,E))).sort((D,v)=>v.
length-D.length)[0]}),2798:((le,k,o)=>{o.d(k,{K2:()=>I,Nk:()=>c,OM:()=>r,hQ:()=>_,pL:()=>u});var y=o(73024),g=o.n(y),P=o(76760),w=o.n(P),b=o(58552),C=o(43576);function I(f){
const l=new Map,m=h=>{const E=l.get(h);if(E!==void 0)return E;let D=h;try{D=(0,y.realpathSync)(h)}catch{const v=w().dirname(h);v!==h&&(D=w().join(m(v),w().basename(
h)))}return l.set(h,D),D};return h=>{const E=w().resolve(f,h),D=w().join(m(w().dirname(E)),w().basename(E));return _(D)}}const _=f=>process.platform==="win32"||
process.platform==="darwin"?f.normalize("NFC").toLowerCase():f;function c(f){if(process.platform!=="win32")return;const l=f.replace(/^[a-z]:/i,"").split(/[\\/]/),
[m]=l.flatMap(h=>/^\.{0,2}$/.test(h)?[]:(0,C.tb)(h)??[]);return m===void 0?void 0:`'${f}' cannot be written: a part of it ${m}`}function r({matched:f,overwrite:l,
identity:m,exists:h}){const E=new Set(f.map(m)),D=new Set;return(v,R)=>{const F=c(v);if(F!==void 0)throw(0,b.G6)([{field:"output",message:F}]);const U=m(v),G=R.
inputs.some(J=>m(J)===U);if(D.has(U)||E.has(U)&&!(l&&G))throw(0,b.G6)([{field:"output",message:`'${v}' is another input or result: choose a different pattern`}]);
if(!l&&h(v))throw(0,b.G6)([{field:"output",message:u([v])}]);D.add(U)}}function u([f,...l]){const m=l.length===0?" exists":` and ${l.length} more exist`;return`\
'${f}'${m} already: choose a different pattern, or set overwrite to true`}}),68945:((le,k,o)=>{o.d(k,{_V:()=>P,gY:()=>g,wm:()=>w});var y=o(58552);const g="versi\
on https://git-lfs.github.com/spec/",P=b=>b.subarray(0,g.length).toString("latin1")===g;function w(b){if(P(b))throw new y.zU("unreadable_document","The file is \
a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"})}}),99992:((le,k,o)=>{o.d(
k,{Aq:()=>C,FK:()=>f,I5:()=>c,M0:()=>_,NB:()=>r,RD:()=>I,d7:()=>l,dR:()=>u});var y=o(76760),g=o.n(y),P=o(58552),w=o(78941),b=o(90127);function C(){const m=process.
env.GITHUB_WORKSPACE;try{process.chdir(m??".")}catch(v){throw new P.zU("configuration",`The workspace '${m}' cannot be opened (${(0,w.xU)(v)})`,{advice:"Run the\
 step in a job with a workspace, and do not remove that folder in an earlier step",cause:v})}const h=process.cwd(),E=process.env.RUNNER_TEMP||void 0,D=[m??h,(0,b.
Ye)(h)??h].map(v=>[g().resolve(v),h]);return E!==void 0&&D.push([(0,b.Ye)(E)??E,E]),{workspace:h,temporary:E,otherNames:D.filter(([v,R])=>v!==R)}}const I=({workspace:m,
temporary:h})=>h===void 0?[m]:[m,h];function _({workspace:m,otherNames:h=[]},E){const D=g().resolve(m,E);for(const[v,R]of h){const F=g().relative(v,D);if(f(F))return g().
join(R,F)}return D}const c=(m,h)=>I(m).filter(E=>f(g().relative(E,h))).sort((E,D)=>D.length-E.length)[0],r=(m,h)=>c(m,_(m,h))!==void 0;function u(m,h){const E=_(
m,h),D=g().relative(m.workspace,E);return l(f(D)?D:E)}const f=m=>m!==".."&&!m.startsWith(`..${g().sep}`)&&!m.startsWith("../")&&!g().isAbsolute(m),l=m=>g().sep===
"/"?m:m.replaceAll(g().sep,"/")}),98185:((le,k,o)=>{o.d(k,{A:()=>c,z:()=>u});var y=o(73024),g=o.n(y),P=o(76760),w=o.n(P),b=o(58552),C=o(78941),I=o(90127),_=o(69338);
class c{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(m,h){this.places=m,this.overwrite=h}async write(m){if(this.closed)throw f();
const h=this.writeAll(m);this.running.add(h),await h.finally(()=>this.running.delete(h))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(m){
const h=[],E=[];let D=m[0]?.path??"";try{for(const v of m){if(this.closed)throw f();if(D=v.path,(0,_.SV)(w().basename(v.path)))throw new b.zU("configuration",`'${v.
path}' is a name that Git uses: set output to another name`);const R=w().join(this.folder(w().dirname(v.path)),w().basename(v.path)),F=w().join(w().dirname(R),`\
.octavo-${process.pid}-${++this.serial}.tmp`);E.push(F),await v.write(F),h.push({temporary:F,target:R,path:v.path})}for(const{temporary:v,target:R,path:F}of h)D=
F,this.checkAgain(F,R),(0,y.renameSync)(v,R)}catch(v){for(const R of E)(0,I.TF)(R);throw v instanceof b.zU?v:u(D,v)}}checkAgain(m,h){const E=(0,_.wI)(this.places,
w().dirname(m));if(w().join(E,w().basename(m))!==h||!this.overwrite&&(0,I.Ms)(h)!==void 0)throw new b.zU("configuration",`'${m}' was made by another program whi\
le the step ran and is not replaced: run the step again`)}folder(m){let h=this.folders.get(m);return h===void 0&&(h=(0,_.wI)(this.places,m),(0,y.mkdirSync)(h,{recursive:!0}),
this.folders.set(m,h)),h}}const r={EACCES:"the runner may not write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"t\
here is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, no\
t a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function u(l,m){const h=(0,C.xU)(m),E=r[h]??
`the file system refused it (${h})`;return new b.zU("configuration",`'${l}' could not be written: ${E}`,{cause:m})}const f=()=>new b.zU("cancelled","The step wa\
s cancelled")}),78941:((le,k,o)=>{o.d(k,{Hn:()=>w,IV:()=>C,cz:()=>b,g$:()=>P,uP:()=>_,xU:()=>I});var y=o(58552),g=o(61729);const P=c=>c.replace(/[\p{Cc}\u2028\u2029]+/gu,
" ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),w=c=>P(c).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),b=c=>c.reduce(
(r,u)=>r+u,0);function C(c){const r=["B","kB","MB","GB"];let u=c,f=0;for(;u>=999.95&&f<r.length-1;f++)u/=1e3;return`${f===0||u>=99.95?Math.round(u):u.toFixed(1)}\
 ${r[f]}`}function I(c){const r=(0,g.Gv)(c)?c.code:void 0;return typeof r=="string"?r:"unknown reason"}function _(c){if(!(c instanceof Error))return typeof c;const r=[
`${c.name} (${I(c)})`,...(0,y.ek)(c)].join(`
    `);return c.cause===void 0?r:`${r}
caused by ${_(c.cause)}`}}),70033:((le,k,o)=>{o.d(k,{b:()=>g});var y=o(68747);const g=(P,w,b)=>P==="inputs"?(0,y.an)(w,b,y.i9):w}),17644:((le,k,o)=>{o.d(k,{E4:()=>b,
EI:()=>I,Lc:()=>C});var y=o(4406),g=o(85893),P=o(70033);const w="check_document";function b({name:_},c){return _===w?{...c,on_violation:"report"}:c}function C({
name:_,params:c},r,u){if(_!==w||!r.data)return r;const f=m=>(0,P.b)(u,m,[m]),l=(0,y.fU)(r.data,{nameOf:f,restate:m=>({...m,message:(0,P.b)(u,m.message,y.oH)})});
return c.on_violation==="error"&&(0,y.Pu)(l),{...r,data:l}}function I(_){return _ instanceof y.EC?{[(0,g.zI)(w).dataKey??""]:_.report}:{}}}),50127:((le,k,o)=>{o.
d(k,{C:()=>l,g:()=>m});var y=o(58552),g=o(68747),P=o(85893),w=o(31424),b=o(43576),C=o(10442),I=o(4528),_=o(90127),c=o(70033),r=o(33439),u=o(30174),f=o(17644);class l extends Error{input;cause;step;operation;constructor(x,B,z,ce){
super("a job failed"),this.input=x,this.cause=B,this.step=z,this.operation=ce}}async function m(T,x,B,z){const ce=T.inputs[0]??"",V={source:ce},he=[];try{let se=[];
for(const[ee,K]of T.inputs.entries())V.source=K,se.push({position:ee,source:K,document:await z.read(K),facts:{},notes:[],data:{}});const te=se.reduce((ee,{document:K})=>ee+
z.sizeOf(K),0);for(const[ee,K]of x.steps.entries())V.operation=K.name,x.steps.length>1&&(V.step=`steps[${ee+1}] (${K.name})`),se=await me(se,K,T,x,B,V),he.push(
...se.flatMap(({document:d,files:$=[]})=>[d,...$]));V.source=ce,delete V.step,delete V.operation;const pe=v(T,se).map(ee=>h(ee,te,x,z)),$e=pe.flatMap(({output:ee,
result:K})=>ee===null||K===null?[]:[{path:ee,write:d=>D(K,d,z)}]);for(const{path:ee}of $e)x.claim(ee,T);return await x.write($e),pe.map(({result:ee,status:K,output:d,
pages:$,facts:N,notes:j,message:W,data:X})=>{const re=ee===null?null:E(ee,z);return{status:K,input:ce,inputs:T.inputs,output:d,pages:$,bytesBefore:te,bytesAfter:re,
facts:N,notes:j,message:W,data:X}})}catch(se){throw new l(V.source,se,V.step,V.operation)}finally{await z.release(he)}}function h(T,x,{minimumSaving:B},z){const ce=T.
result===null?void 0:(0,u.A)(x,E(T.result,z),B);return ce===void 0?T:{...T,status:"skipped",output:null,result:null,message:ce}}const E=(T,x)=>T instanceof Uint8Array?
T.length:x.sizeOf(T),D=(T,x,B)=>T instanceof Uint8Array?(0,_.qf)(x,T):B.write(T,x);function v(T,x){if(T.kind==="files")return x.flatMap(V=>q(T,V));const B=V=>(0,b.
NL)(x.map(({document:he},se)=>(0,b.jC)(V(he)??"",b.ly,(0,w.n)(se+1))),b.ly),z=B(({title:V})=>V),ce=B(({match:V})=>V);return x.map(({document:V,facts:he,notes:se,
data:te},pe)=>({status:"done",output:T.kind==="data"?null:T.outputPath({index:pe+1,title:z[pe]??"",match:ce[pe]??""}),result:T.kind==="data"?null:(0,r.Cj)(T.kind)?
F(te):V,pages:V.pageCount??null,facts:{...he,...T.tellsMatch&&V.match!==void 0&&{match:V.match}},notes:G(se),message:null,data:(0,r.Cj)(T.kind)?U(te):te}))}const R=(0,P.
zI)("extract_text").dataKey??"";function F({[R]:T={}}){return Buffer.from(T.pages===void 0?(0,I.uv)(T):JSON.stringify(T),"utf8")}const U=({[R]:T={},...x})=>({...x,
[R]:(0,I._m)(T)}),G=T=>T.map(({text:x})=>x),J={...b.zE,leadingDots:!1};function q(T,{files:x=[],facts:B,notes:z,data:ce}){const V={pages:null,notes:G(z),data:ce};
if(x.length===0)return[{...V,status:"skipped",output:null,result:null,facts:B,message:"The document has no matching files"}];const he=(0,b.NL)(x.map(({name:se},te)=>(0,b.
jC)(se,J,`file-${te+1}`)),J);return x.map((se,te)=>({...V,status:"done",output:T.outputPath({index:te+1,file:he[te]??""}),result:se,facts:{...B,mimeType:se.mediaType,
...se.facts},message:null}))}const oe=(T,x)=>({...T,...x});async function me(T,x,B,z,ce,V){const{input:he,dataKey:se}=(0,P.zI)(x.name),te=he==="many",pe=te?[T]:
T.map(ee=>[ee]),$e=[];for(const ee of pe){const[K]=ee;if(!K)continue;V.source=K.source;const d=await z.parametersOf(x,te?B.inputs[0]??"":K.source),$=x.name==="a\
dd_page_numbers"?z.numbersOf(B,K.position):void 0,N=(0,f.E4)(x,oe(d,$)),j=await ce.run(x.name,ee.map(({document:ne})=>ne),N,{signal:z.signal,onProgress:ne=>z.onProgress(
K.source,(0,g.i9)(x.name),ne)}).catch(ne=>{const be=ne instanceof y.zU?ne.position:void 0;throw V.source=ee[(be??1)-1]?.source??K.source,ne}),{documents:W,files:X,
notes:re,facts:de,data:Ie}=(0,f.Lc)(x,j,z.spelling),_e=te?{...K,facts:{},data:{}}:K,De={source:K.source,facts:{..._e.facts,...de},notes:(0,C.p5)(ee.flatMap(ne=>ne.
notes),re.map(({code:ne,message:be,mentions:Ae=[]})=>({code:ne,text:(0,c.b)(z.spelling,be,Ae)}))),data:Ie===void 0||se===void 0?_e.data:{..._e.data,[se]:Ie}},{position:Ce}=K;
if(X!==void 0)$e.push({...De,position:Ce,document:K.document,files:X});else for(const ne of W){const be={...te?{}:we(K.document),...we(ne),name:K.document.name};
$e.push({...De,position:Ce,document:{...ne,...be},facts:{...De.facts,...H(ne)}})}}return $e}const we=({title:T,match:x})=>({...T===void 0?{}:{title:T},...x===void 0?
{}:{match:x}});function H({firstPage:T,lastPage:x,title:B}){return{...T===void 0||x===void 0?{}:{firstPage:T,lastPage:x},...B===void 0?{}:{title:B}}}}),73431:((le,k,o)=>{
o.d(k,{NZ:()=>c,R5:()=>_,ZK:()=>I});var y=o(76760),g=o.n(y),P=o(58552),w=o(78941),b=o(90127),C=o(68945);const I=r=>({read:u=>_(u,r),sizeOf:({bytes:u})=>u.length,
write:({bytes:u},f)=>(0,b.qf)(f,u),release:async()=>{}});async function _(r,u){const f=await(0,b.oD)(g().resolve(u,r)).catch(l=>{throw(0,w.xU)(l)==="ERR_FS_FILE\
_TOO_LARGE"?new P.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:l}):c(l)});
return(0,C.wm)(f),{name:g().posix.basename(r),bytes:f}}const c=r=>new P.zU("unreadable_document",`The file could not be opened (${(0,w.xU)(r)})`,{cause:r})}),25880:((le,k,o)=>{
var y=o(67981),g=o(73024),P=o(58552),w=o(68747),b=o(98446),C=o(48161),I=o(76760),_=o.n(I),c=o(3130),r=o(85893),u=o(51521),f=o(33858);function l(e,t){const n=Object.
entries((0,r.zI)(e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const m=/^[A-Za-z0-9+/]+={0,2}$/;
function h(e){if(e.includes("-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(e,"utf8")};const t=e.replace(/\s/g,"");return m.test(t)&&t.length%4===0?{name:"\
key.p12",bytes:Buffer.from(t,"base64")}:void 0}const E="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never\
 a path",D=8,v=e=>[...new Set([e,...e.split(/\r?\n/).filter(t=>t.trim().length>=D)])],R="or a length such as 20 mm, 2 cm or 0.5 in",F={mm:25.4,cm:2.54,in:1},U=/^\s*(\d+(?:\.\d*)?|\.\d+)\s*(mm|cm|in)\s*$/i,
G=e=>e.kind==="decimal"&&e.unit==="inches";function J(e){const[,t,n]=U.exec(e)??[],s=F[n?.toLowerCase()??""];return s===void 0?e:(Number(t)/s).toFixed(10).replace(
/\.?0+$/,"")}const q={encryption_algorithm:"AES-256"},oe="maximum_bytes",me="or a size such as 18 MB or 18 MiB",we={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,
gib:2**30},H=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function T(e){const[,t,n]=H.exec(e)??[],s=we[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(
Math.round(Number(t)*s*1e3)/1e3))}var x=o(61729);function B(e){const t=e.startsWith("[")?(0,x.qF)(e):void 0;return Array.isArray(t)?t:e.split(/\r?\n/).map(n=>n.
trim().replace(/,$/,"")).filter(n=>n!=="").join(",")}const z={name:"file",bytes:Uint8Array.of(0)},ce=["{dir}","{name}"],V="compare_to";function he({name:e,raw:t,
typed:n,fromBase:s=!1},a){const{fields:i}=(0,r.zI)(e),p={},O={},M=[];for(const[S,Y]of Object.entries({...$e(i),...t})){const Z=i[S];if(Z===void 0)continue;const fe=ee(
S,Z,Y,n[S]);"problem"in fe&&M.push({field:S,message:fe.problem}),"path"in fe&&(O[S]=fe.path),p[S]="value"in fe?fe.value:Z.kind==="json"?{}:z}s&&(p[V]??=z);const A=(0,c.
qL)(e,p,a),L=new Set(M.map(({field:S})=>S));for(const S of A.issues)L.has(S.field)||M.push(se(S,i[S.field]));return M.length===0&&M.push(...pe(e,p,A.params)),{step:{
name:e,params:A.params,paths:O,...s&&{fromBase:s}},issues:M}}function se(e,t){const n=e.field===oe?me:t&&G(t)?R:void 0;return n===void 0?e:{...e,message:`${e.message}\
, ${n}`}}const te=["pages","first_page","last_page"];function pe(e,t,n){const s=i=>t[i]!==void 0&&t[i]!=="";return(e==="extract_pages"||e==="remove_pages")&&!te.
some(s)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:te.slice(1)}]:l(e,{...n})?[{field:"allow_print",message:"\
nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_passwor\
d"]}]:[]}const $e=e=>Object.fromEntries(Object.entries(q).filter(([t])=>Object.hasOwn(e,t)));function ee(e,t,n,s){if(n===""||n===null||s===null)return{value:""};
if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof n!="string"&&!Array.isArray(n))return{problem:"must be pages such as 1..3, or a list of pages"};const i=(0,f.
D_)(n);return"problem"in i?i:{value:i.text.trim()}}if(t.kind==="json"&&typeof n=="object"&&!Array.isArray(n))return{value:s};if(t.kind==="choices"&&Array.isArray(
n))return{value:n};if(typeof n!="string")return{problem:`must be a single value, and is a ${Array.isArray(n)?"list":"mapping"}`};const a=n.trim();return t.kind===
"text"?{value:n}:a===""?{value:""}:t.kind==="choices"?{value:B(a)}:t.kind==="file"&&t.secret?d(a):t.kind==="json"&&!/^\{/.test(a)&&a.includes(`
`)?{problem:K}:t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(a)?$(a):G(t)?{value:J(a)}:{value:e===oe?T(a):a}}const K='must be a JSON object su\
ch as {"name": "value"}, or the path of a file that holds one; inside steps it can also be a YAML mapping';function d(e){const t=h(e);return t?{value:t}:{problem:E}}
function $(e){const t=(0,u.Qf)(e).find(n=>!ce.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${ce.join(" and ")}`}:/[\u0000-\u001f]/.
test(e)?{problem:"must be the path of one file"}:{path:e}}const N="compare_documents",j={withBase:!1,showText:!1,failOnDifference:!1},W=e=>({withBase:e("compare\
-with-base"),showText:e("show-text"),failOnDifference:e("fail-on-difference")});function X(e,{withBase:t,showText:n}){return e.name!==N?e:{...e,raw:{...n&&{with_text:"\
true"},...e.raw},fromBase:t}}function re(e,{withBase:t,showText:n,failOnDifference:s}){const a=[...t?["compare-with-base"]:[],...n?["show-text"]:[],...s?["fail-\
on-difference"]:[]];return e.some(({name:i})=>i===N)?t?e.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:e.some(({
paths:i})=>i[V]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:a.map(i=>({field:i,message:"needs\
 the operation compare-documents"}))}function de(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,x.qF)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!==
"")?{problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(
/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is requir\
ed: glob patterns such as docs/**/*.pdf, one per line"}}const Ie="add_page_numbers",_e=new Set(["extract_pages","remove_pages","reorder_pages"]),De=e=>e.find(({
name:t})=>t===Ie)?.params;function Ce(e){const t=a=>[{field:"continue-numbers",message:a}],n=e.filter(({name:a})=>a===Ie);if(n.length!==1)return t("needs one st\
ep add-page-numbers");if(De(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).
find(({name:a})=>ne(a));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function ne(e){
const{input:t,output:n,accepts:s}=(0,r.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||_e.has(e)}var be=o(30174),Ae=o(85673),at=o(70033);const Ct={split:["spl\
it_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimize_document"],encrypt:["add_password"],protect:[
"add_password","add_restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:[
"merge_documents"],watermark:["add_text_watermark","add_image_watermark"]};function it(e,t){const n=e.split(/[\s,;|+]+/).filter(a=>a!=="");if(n.length>1&&n.every(
a=>(0,r.F)(a.replaceAll("-","_"))))return". Several operations go into steps, as a list";const s=Ct[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` \
(did you mean ${s.map(t).join(" or ")}?)`:(0,Ae.h)(e,r.qj.map(t))}const ct=r.qj.map(w.i9).join(", "),Le='write a YAML list of operations, such as "- rotate_page\
s: { angle: 90 }"',Lt=[...new Set(r.qj.flatMap(e=>(0,r.nX)((0,r.zI)(e)).map(([t])=>t)))],Ye=new Set(r.qj.flatMap(e=>Object.entries((0,r.zI)(e).fields).flatMap(([
t,n])=>(0,r.$f)(n)?[t]:[])));async function Rt(e,t,n=j){const s=new Map;for(const O of Lt){const M=e((0,w.i9)(O));M!==""&&(Ye.has(O)&&v(M).forEach(t),s.set(O,M))}
const a=e("operation").trim(),i=e("steps");if(i.trim()!==""){const{value:O,typed:M,problem:A}=(await Promise.all([o.e(1917),o.e(4356)]).then(o.bind(o,94356))).parseList(
i);for(const S of Je(O))v(S).forEach(t);const L=[];return a!==""&&L.push({field:"operation",message:"give either operation or steps, not both"}),A!==void 0?{steps:[],
issues:[...L,{field:"steps",message:`${A}: ${Le}`}],warnings:[]}:St(O,M,s,L,n)}if(a==="")return ut("operation",`is required, unless steps is given: one of ${ct}`);
const p=a.replaceAll("-","_");return(0,r.F)(p)?Nt(p,s,n):ut("operation",`must be one of ${ct}${it(a,w.i9)}`)}function Nt(e,t,n){const{fields:s}=(0,r.zI)(e),a=[...t.
keys()].filter(L=>!Object.hasOwn(s,L)),{step:i,issues:p}=he(X({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),O=a.map(L=>({field:(0,w.i9)(L),message:`i\
s not used: it is not a parameter of ${(0,w.i9)(e)}`})),M=a.filter(L=>Ye.has(L)&&L!=="open_password"),A=p.map(({field:L,message:S,mentions:Y=[]})=>({field:(0,w.
i9)(L),message:(0,at.b)("inputs",S,Y)}));return{steps:[i],issues:A.length>0||M.length>0?[...A,...O]:[],warnings:O.map(({field:L,message:S})=>`${L} ${S}`)}}function St(e,t,n,s,a){
const i=[...s],p=[];if(!Array.isArray(e)||e.length===0)return{steps:p,issues:[...i,{field:"steps",message:Le}],warnings:[]};for(const M of n.keys())M!=="open_pa\
ssword"&&i.push({field:(0,w.i9)(M),message:"write it inside the step that it belongs to"});const O=n.get("open_password");for(const[M,A]of e.entries()){const L=`\
steps[${M+1}]`,S=jt(A,t[M]);if("problem"in S){i.push({field:L,message:S.problem});continue}i.push(...Ut(S,L),...Bt(S.name,M,e.length,L));const Y=O===void 0?S.raw:
{open_password:O,...S.raw},Z=he(X({...S,raw:Y},a),"refuse");p.push(Z.step),i.push(...Z.issues.map(({field:fe,message:ge})=>({field:`${L}.${fe}`,message:ge})))}return{
steps:p,issues:i,warnings:[]}}function Ut({name:e,raw:t},n){const s=(0,r.nX)((0,r.zI)(e)).map(([p])=>p),a=Object.keys(t).filter(p=>!s.includes(p)),[i]=a.filter(
p=>/^[-\d. ]+$/.test(p)&&!t[p]);return i!==void 0?[{field:`${n}.${i}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,\
2"'}]:a.map(p=>({field:`${n}.${p}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,Ae.h)(p,s)}`}))}function Bt(e,t,n,s){const{output:a,accepts:i}=(0,r.
zI)(e);return a==="files"&&t+1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:a==="text"&&t+1<n?[{field:s,
message:`${e} must be the last step: it writes the text, and no document`}]:i!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${i==="imag\
e"?"images":"text"}, which no other operation gives`}]:[]}function jt(e,t){if(typeof e=="string")return We(e,{},{});if(!(0,x.Gv)(e))return{problem:Le};const{operation:n,
...s}=e;if(n!==void 0)return typeof n=="string"?We(n,s,t):{problem:Le};const[[a,i]=["",void 0],...p]=Object.entries(e);if(p.length>0)return{problem:`names sever\
al operations or has its parameters beside the name: ${Le}`};if(i===""||i===void 0)return We(a,{},{});const O=(0,x.Gv)(t)?t[a]:void 0;return(0,x.Gv)(i)?We(a,i,O):
{problem:Le}}function We(e,t,n){const s=e.trim().replaceAll("-","_");if(!(0,r.F)(s))return{problem:`must name one of ${r.qj.join(", ")}${it(e,p=>p)}`};const a=Object.
keys(t),i=a.find((p,O)=>a.findIndex(M=>Re(M)===Re(p))!==O);return i!==void 0?{problem:`gives ${Re(i)} twice, as ${a.filter(p=>Re(p)===Re(i)).join(" and ")}`}:{name:s,
raw:ft(t),typed:(0,x.Gv)(n)?ft(n):{}}}const Re=e=>e.replaceAll("-","_"),ft=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[Re(t),n]));function*Je(e){if(Array.
isArray(e))for(const t of e)yield*Je(t);else if((0,x.Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*Je(n):n!==""&&Ye.has(t.trim().replaceAll(
"-","_"))&&(yield n)}const ut=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),as=null,Wt=["failed","skipped","notes","nothing"],Ze=32,kt=e=>/^\d+$/.
test(e)&&Number(e)>=1&&Number(e)<=Ze,Ft=e=>/^\d{1,2}(?:\.\d+)?$/.test(e);async function Kt(e,t){const n=[],s=ue=>e(ue).trim(),a=ue=>{const Me=s(ue);return Me!==
""&&t(Me),Me},i=(ue,Me)=>{const ae=s(ue)||Me[0],Pe=Me.find(ve=>ve===ae);return Pe===void 0&&n.push({field:ue,message:`must be one of ${Me.join(", ")}`}),Pe??Me[0]},
p=(ue,Me)=>{const ae=s(ue).toLowerCase();return ae!==""&&ae!=="true"&&ae!=="false"&&n.push({field:ue,message:"must be true or false"}),ae===""?Me:ae==="true"},O=a(
"api-key"),M=a("github-token"),A=W(ue=>p(ue,!1)),{steps:L,issues:S,warnings:Y}=await Rt(e,t,A),Z=de(s("files"));"problem"in Z&&n.push({field:"files",message:Z.problem});
const fe=(ue,Me,ae)=>{const Pe=s(ue);return Pe!==""&&!Me(Pe)&&n.push({field:ue,message:ae}),Pe===""?void 0:Number(Pe)},ge=i("on-error",["fail","continue"])==="c\
ontinue",ie=s("fail-on")===""&&ge?"nothing":i("fail-on",Wt);ge&&ie!=="nothing"&&n.push({field:"fail-on",message:"contradicts on-error: continue. Leave out one o\
f the two"});const Oe={steps:L,isList:s("steps")!=="",files:"lines"in Z?Z.lines:[],output:s("output")||void 0,overwrite:p("overwrite",!1),ifNoFilesFound:i("if-n\
o-files-found",["warn","error","ignore"]),changedOnly:p("changed-only",!1),dryRun:p("dry-run",!1),continueNumbers:p("continue-numbers",!1),concurrency:fe("concu\
rrency",kt,`must be a whole number from 1 to ${Ze}`),failOn:ie,minimumSaving:fe("minimum-saving",Ft,"must be a number of percent from 0 to 99, such as 5"),region:s(
"region"),baseUrl:s("base-url"),apiKey:O,summary:p("summary",!0),attest:p("attest",!1),githubToken:M,comparing:A,warnings:Y};if(S.length===0&&n.push(...zt(Oe)),
S.length+n.length>0)throw(0,P.G6)([...S,...n]);return Oe}function zt({steps:e,continueNumbers:t,minimumSaving:n,comparing:s}){return[...t?Ce(e):[],...n===void 0?
[]:(0,be.T)(e),...re(e,s)]}var je=o(50127),lt=o(73431);async function Gt(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.all([o.e(2760),o.e(2958),o.e(6053),
o.e(966),o.e(8658),o.e(4736)]).then(o.bind(o,84736))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>Ht(n,t,e.concurrency),place:"on the runn\
er"}}async function Ht(e,{workspace:t},n=Math.min((0,C.availableParallelism)(),Ze)){const s=Math.min(e,n),a=(0,lt.ZK)(t),i=()=>Promise.resolve();if(s<2){const{localHere:M}=await o.
e(2161).then(o.bind(o,72161)),A=M();return{execute:(L,S)=>(0,je.g)(L,S,A,a),lanes:s,close:i,abandon:i}}const{workerPool:p}=await o.e(8602).then(o.bind(o,88602)),
O=p({entry:_().join(__dirname,"index.js"),size:Math.min(s,(0,C.availableParallelism)())});return{execute:(M,A)=>(0,je.g)(M,A,O,a),lanes:s,close:O.close,abandon:i}}
var Ve=o(69338),Xe=o(2798),Ee=o(99992),Q=o(78941),ke=o(33439),Te=o(90127),Ne=o(38001);function Yt(e){const n=(_().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(
/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function Qe(e,t,n){for(const A of[e,...t])if(Jt(A)>dt)throw(0,P.G6)([{field:"files",message:`the patter\
n '${A}' has more than ${dt} * in one name: write fewer`}]);const{create:s}=await o.e(102).then(o.bind(o,50102)),i=[e,...t.map(A=>A.slice(1).trim())].map(A=>Vt(
A,n)).map((A,L)=>L===0?A:`!${A}`),p=await s(i.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw mt(e)}),O=new Set((0,Ee.d7)(e).split("/")),M=A=>(0,Ee.dR)(n,A).split("/").some(L=>Zt.has(L)&&!O.
has(L));return(await p.glob()).filter(A=>!M(A))}const dt=4,Jt=e=>Math.max(...(0,Ee.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),Zt=new Set([".git","nod\
e_modules"]);function Vt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",_().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function mt(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,P.G6)([{field:"files",message:t}])}
const Xt=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],Ne.jB,Ne.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Ne.jN,Ne.yZ,Ne.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Qt(e,t,n){if(tn(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,Ne.oR)(e,Xt);if(s!==void 0)return s;const a=async p=>Qe(p,[],n).catch(()=>[]);if(t.length>
0&&(await a(e)).length>0)return"lines that begin with ! exclude every file that it matches";const i=en(e,n);if(i!==void 0)return i;if((0,Te._N)((0,Ee.M0)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[p,O]of qt(e)){const[M]=p===e?[]:await a(p);if(M!==void 0)return`${O}, and there is ${(0,Ee.dR)(
n,M)}`}}const qt=e=>[[ht(e),"upper and lower case count"],[ht(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],ht=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function en(e,t){const n=(0,Ee.M0)(t,e).split(_().sep),s=n.findIndex(
a=>/[*?[]/.test(a));for(let a=1;a<=(s<0?n.length-1:s);a++){const i=n.slice(0,a).join(_().sep);if((0,Ee.I5)(t,i)===void 0||!(0,Te.PJ)(i))continue;const[p,O]=[(0,Ee.
dR)(t,i),(0,Te.Ye)(i)];return O===void 0?`'${p}' is a link to a folder that does not exist`:(0,Ee.NB)(t,O)?`'${p}' is a link, which patterns do not follow: writ\
e '${(0,Ee.dR)(t,O)}' in its place`:`'${p}' is a link that leads out of the workspace`}}function tn(e){try{return(0,g.readdirSync)(e).length===0}catch{return!1}}
async function nn(e,t,n,s){const a=[],i=new Set,p=new Set,O=[],M=new Map;for(const[A,{text:L,literal:S}]of e.entries()){if(!S&&L.startsWith("!"))continue;if(!(0,Ee.
NB)(t,L))throw mt(L);const Y=S?[]:e.slice(A+1).flatMap(ge=>ge.text.startsWith("!")?[ge.text]:[]),{matches:Z,isPath:fe}=await on(L,S,Y,n,t);Z.length===0&&O.push(
{line:L,reason:await Qt(L,Y,t)});for(const ge of Z){const ie=(0,Ee.dR)(t,ge),Oe=(0,Ve.YY)(t,ge);if(Oe!==void 0){M.set(ie,Oe);continue}const ue=(0,Xe.hQ)(ie);(!i.
has(ue)||s&&fe&&p.has(ue))&&a.push(ie),i.add(ue),fe&&p.add(ue)}}return{files:a,empty:O,refused:M,idle:await sn(e,t)}}async function sn(e,t){const n=[],s=e.findIndex(
({text:a,literal:i})=>i||!a.startsWith("!"));for(const[a,{text:i,literal:p}]of e.entries()){if(p||!i.startsWith("!"))continue;const O=i.slice(1).trim();a<s?n.push(
`'${i}' excludes nothing, because it comes before the lines from which it could exclude files`):(0,Ee.NB)(t,O)&&(await Qe(O,[],t).catch(()=>[])).length===0&&n.push(
`'${i}' excludes nothing: no file matches '${O}'`)}return n}async function on(e,t,n,s,a){const i=(0,Ee.M0)(a,e),p=!t&&/[*?[\]\\]/.test(e)?void 0:(0,Te._N)(i);if(t)
return{matches:(0,Te.Ms)(i)===void 0?[]:[i],isPath:!0};if(p?.isFile()&&n.length===0)return{matches:[i],isPath:!0};const O=await Qe(e,n,a),M=p?.isDirectory()?O.filter(
A=>s.test(A)):O;return{matches:M.length>1?rn(M):M,isPath:p?.isFile()??!1}}function rn(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,a)=>{for(let i=0;i<
s.length&&i<a.length;i++){const p=t(s[i]??"",a[i]??"");if(p!==0)return p}return s.length-a.length};return e.map(s=>({file:s,segments:(0,Ee.d7)(s).split("/")})).
sort((s,a)=>n(s.segments,a.segments)||(s.file<a.file?-1:1)).map(({file:s})=>s)}const an={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,text:/\.(?:md|markdown)$/i},pt=5;
async function cn(e,t,n,s){const a=(0,ke.Ud)(e.steps),i=e.steps[0],p=an[(i&&(0,r.zI)(i.name).accepts)??"pdf"],O=await nn(e.files,t,p,a);un(O,e.ifNoFilesFound,s);
for(const Z of O.idle)s.add(Z);const M=fn(O.files,n);if(M.length===0&&O.files.length>0&&gt("No file is left to work on: the steps use every file that matches. N\
ame other files in files",e.ifNoFilesFound,s),!e.changedOnly||M.length===0)return{matched:M,files:M};const{changedFiles:A}=await Promise.all([o.e(2958),o.e(1787),
o.e(7874)]).then(o.bind(o,67874)),L=await A(e.githubToken);if("unknown"in L)return s.add(`changed-only leaves nothing out: ${L.unknown}`),{matched:M,files:M};const S=Z=>L.
paths.has(Z),Y=[];for(const Z of M)([Z,...n.neededBy(Z).keys()].some(S)||(await n.mentionedIn(Z)).some(S))&&Y.push(Z);return y.pq(`${(0,b.y_)(Y.length,"file")} \
of ${M.length} changed`),{matched:M,files:(a||e.continueNumbers)&&Y.length>0?M:Y}}function fn(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===
0?e:e.filter(s=>{const a=n.get(s);return a!==void 0&&y.pq((0,Q.g$)(`'${s}' is left out of files: ${a} uses it`)),a===void 0})}function un({files:e,empty:t,refused:n},s,a){
const i=t.map(({line:A,reason:L})=>L===void 0?`'${A}'`:`'${A}' (${L})`),p=[...n].map(([A,L])=>`'${A}' was left out: it ${L}`),O=i.length===0?"files, which is an\
 empty list":(0,b.Dw)(i,pt,"more lines"),M=e.length>0||i.length===0||t.some(({reason:A})=>A!==void 0)?"":". Paths start at the workspace. Make sure that an earl\
ier step creates the files";if(s==="error"&&p.length>0)throw new P.zU("configuration",p.slice(0,pt).join(". "));for(const A of p)a.add(A);i.length===0&&e.length+
p.length>0||gt(`No file matches ${O}${M}`,s,a)}function gt(e,t,n){if(t==="error")throw new P.zU("configuration",e);t==="warn"?n.add(e):y.pq((0,Q.g$)(e))}var ln=o(
3621),dn=o(72002),Fe=o(8526);const $t=/\{(?:dir|name)\}/;class mn{steps;places;base;shared=new Map;constructor(t,n,s){this.steps=t,this.places=n,this.base=s}neededBy(t){
return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(a=>[this.pathFor(a,t),(0,w.i9)(n)])))}check(){const t=[];for(const{paths:n}of this.steps)
for(const[s,a]of Object.entries(n)){if($t.test(a))continue;const i=this.problemOf(this.pathFor(a,""));i!==void 0&&t.push({field:s,message:i})}if(t.length>0)throw(0,P.
G6)(t)}async parametersOf({name:t,params:n,paths:s,fromBase:a},i){const p={};a&&this.base&&(p[V]=await this.base.read(i));for(const[O,M]of Object.entries(s)){const A=this.
pathFor(M,i),L=await($t.test(M)?this.read(A,O):this.readOnce(A,O)),S=(0,r.zI)(t).fields[O]?.kind==="json",{params:Y,issues:Z}=(0,c.qL)(t,{[O]:S?(0,c.iL)(L.bytes):
L}),fe=Z.filter(({field:ge})=>ge===O);if(fe.length>0)throw(0,P.G6)(fe.map(({field:ge,message:ie})=>({field:ge,message:`'${A}': ${ie}`})));p[O]=Y[O]}return{...n,
...p,...await this.mentionedBy(t,i)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(
({file:a})=>a):[]}catch(s){if(s instanceof P.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||
s.images.length===0)return{};const{wire:a,images:i}=s,p=[];for(const{target:A,file:L}of i)p.push({name:A,bytes:(await this.read(L,a)).bytes});const{issues:O}=(0,c.
qL)(t,{[a]:p}),M=O.filter(({field:A})=>A===a);if(M.length>0)throw(0,P.G6)(M);return{[a]:p}}async imagesBeside(t,n){const[s]=Object.entries((0,r.zI)(t).fields).find(
([,{kind:O}])=>O==="files")??[];if(s===void 0)return;const{bytes:a}=await this.read(n,s);if(a.length>ln.xG||!Buffer.from(a.buffer,a.byteOffset,a.byteLength).includes(
"!["))return;const{imageTargets:i}=await Promise.all([o.e(1917),o.e(4299),o.e(4622)]).then(o.bind(o,34622)),p=[];for(const O of await i(hn({name:n,bytes:a}),new dn.
o(Fe.v))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(O))continue;const M=(0,Ee.dR)(this.places,_().posix.join(_().posix.dirname(n),O.replace(/[?#].*$/,"")));this.problemOf(
M)===void 0&&p.push({target:O,file:M})}return{wire:s,images:p}}pathFor(t,n){const{dir:s,name:a}=_().posix.parse(n),i=t.replaceAll("{dir}",()=>s||".").replaceAll(
"{name}",()=>a);return(0,Ee.dR)(this.places,i)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.
problemOf(t);if(s!==void 0)throw(0,P.G6)([{field:n,message:s}]);const a=await(0,Te.oD)(_().resolve(this.places.workspace,t)).catch(i=>{throw(0,P.G6)([{field:n,message:`\
'${t}' could not be opened (${(0,Q.xU)(i)})`}])});return{name:_().posix.basename(t),bytes:a}}problemOf(t){if(!(0,Ee.NB)(this.places,t))return`'${t}' must be in \
the workspace or in RUNNER_TEMP`;if((0,Te.Ms)((0,Ee.M0)(this.places,t))===void 0)return`there is no file '${t}'. Paths start at the workspace, and may hold {dir\
} and {name}`;const n=(0,Ve.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const hn=({bytes:e})=>new TextDecoder("utf-8").decode(e),yt=4096;function qe(e,t){
const n=(0,P.l3)(e),s=[n,...n.others].map(a=>{const i=pn(a),p=a.advice===void 0?i:`${i.replace(/[.:]$/,"")}. ${a.advice}`;return(0,at.b)(t,p,(0,P.R3)(a))});return(0,Q.
g$)(s.join(". ")).slice(0,yt)}const pn=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("\
^\\p{Ll}","u").test(s)?`The document ${s}`:s),e),Se=10;class gn{given=0;add(t,n,s){const a=(0,Q.g$)(t).slice(0,yt);this.given++,this.given<=Se?y.$e(a,{...n===void 0?
{}:{file:n},...s===void 0?{}:{title:s}}):y.pq(n===void 0?`Warning: ${a}`:`Warning: ${(0,Q.g$)(n)}: ${a}`)}}const $n=(0,r.zI)("compare_documents").dataKey??"",et=10,
yn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},bt="New: there is no earlier version",bn=e=>({
status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:bt,data:{}}),Ue=e=>e.data[$n],tt=({message:e})=>e===
bt,Et=e=>e.some(t=>Ue(t)!==void 0||tt(t)),nt=e=>tt(e)||Ue(e)?.same===!1;function En(e){return{same:Et(e)?String(e.every(n=>Ue(n)?.same===!0)):"",changed:e.filter(
nt).map(({input:n})=>n)}}const wn=e=>e.filter(nt).map(t=>({file:t.input,message:t.message??_n(Ue(t))})),On=(e,t)=>`fail-on-difference: ${e} of ${(0,b.y_)(t,"fil\
e")} ${(0,b.d5)(e,"differs","differ")} from the earlier version`;function Mn(e,t){for(const[n,{file:s,message:a}]of e.entries())n>=Se-1?y.pq((0,Q.g$)(`${s}: ${a}`)):
t==="error"?y.z3(a,{file:s,title:"Differs"}):y.lm(a,{file:s,title:"Changed"})}function _n(e){const t=Ke.flatMap(([s,a])=>{const i=wt(e,a);return i===""?[]:[`Pag\
es ${s}: ${i}`]}),n=Ot(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const Ke=[["added","Added"],["removed","Removed"],["move\
d","Moved"],["changed","Changed"]];function wt(e,t){const n=Be(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(p=>typeof p=="number"?p:Number(Be(p,"page"))),
a=Number(Be(e.counts,`pages${t}`)),i=s.slice(0,et).join(", ");return a>et?`${i} and ${a-et} more`:i}function Ot(e){return[...Object.entries(yn).flatMap(([n,s])=>Number(
Be(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const Be=(e,t)=>(0,x.C5)(e,t)??null,Pn=["","File","Pag\
es",...Ke.map(([,e])=>e),"Also"];function Dn(e){const t=Ue(e),n=e.notes.map(M=>`<br><em>${(0,Q.Hn)(M)}</em>`).join("");if(!t)return`<td colspan="${Ke.length+2}"\
>${(0,Q.Hn)(e.message??"")}${n}</td>`;const[s,a]=[Number(t.pageCount),Number(t.pageCountBefore)],i=s===a?String(s):`${a}&nbsp;→&nbsp;${s}`,p=Ke.map(([,M])=>wt(
t,M)),O=t.same===!0?"the same":Ot(t);return[i,...p,O+n].map(M=>`<td>${M}</td>`).join("")}const vn=e=>tt(e)?"🆕":nt(e)?"✏️":"✅";function An(e,t){let n="",
s=0;for(const a of e)for(const i of Mt(Ue(a)?.pages,"changed")){const p=Mt(i,"diff").map(String);if(p.length===0)continue;const M=`<details><summary>${`<code>${(0,Q.
Hn)(a.input)}</code>, page ${Number(Be(i,"page"))}`}</summary>

\`\`\`diff
${p.map(Q.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(M)>t?s++:n+=M}return s===0?n:`${n}<p>${(0,b.y_)(s,"more page")} did not fit here.</p>
`}function Mt(e,t){const n=Be(e,t);return Array.isArray(n)?n:[]}const is=null,In=/[\r\n]|^\s|\s$/;class Tn{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
st("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=_().join((0,g.mkdtempSync)(_().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:p,...O})=>({...O,...p})),s=t.flatMap(({status:p,output:O})=>p==="done"&&O!==null?[O]:[]),a=s.filter(p=>!In.test(p)),i=s.length===0?"":`, al\
though ${(0,b.y_)(s.length,"file")} were written: see the log`;st(`The output results-file cannot be written${i}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,g.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),st(`The outputs of the step cannot be written${i}`,process.env.GITHUB_OUTPUT,()=>{y.uH("files",s),y.uH("paths",a.map(Yt).join(`
`)),y.uH("count",s.length),y.uH("failed",t.filter(({status:A})=>A==="failed").length);const p=t.filter(({status:A,output:L})=>A==="done"&&L!==null);y.uH("total-\
bytes",(0,Q.cz)(p.map(({bytesAfter:A})=>A??0))),y.uH("total-pages",(0,Q.cz)(p.map(({pages:A})=>A??0)));const{same:O,changed:M}=En(t);y.uH("same",O),y.uH("change\
d",M),y.uH("results",n),y.uH("results-file",this.resultsFile)}),a.length<s.length&&y.pq(`The output paths leaves out ${(0,b.y_)(s.length-a.length,"name")} with \
a line break or an outer blank`)}}const xn=new Set(["ENOSPC","EDQUOT"]);function st(e,t,n){try{n()}catch(s){const a=t!==void 0&&(0,g.existsSync)(t)?(0,Q.xU)(s):
"there is no such file";throw new P.zU("configuration",`${e} (${a})`,{advice:xn.has((0,Q.xU)(s))?"Free space on the disk of the runner":"Check that earlier step\
s do not remove or lock the files of the runner",cause:s})}}var Cn=o(90866);const ot=1024*1024,_t=2048,Pt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};
function Ln(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,Q.Hn)(n.join(" → "))}</h3>
<p>${Dt(e)}</p>
`;if(t.length===0)return s;const a=Et(t),i=[];let p=Buffer.byteLength(s)+_t;for(const[S,Y]of t.entries()){const Z=a?Rn(Y):Nn(Y,t[S-1],vt(e));if(p+=Buffer.byteLength(
Z),p>ot)break;i.push(Z)}const O=(a?Pn:vt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(S=>`<th>${S}</th>`).join(
""),M=t.length-i.length,A=M===0?"":`<p>${(0,b.y_)(M,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,L=e.showText?An(t,ot-p-_t):"";return`${s}<table>
<tr>${O}</tr>
${i.join("")}</table>
${A}${L===""?"":`
${L}`}`}const Rn=e=>`<tr><td>${e.status==="done"?vn(e):Pt[e.status]}</td><td><code>${(0,Q.Hn)(e.input)}</code></td>${Dn(e)}</tr>
`;function Dt({rows:e,matched:t,place:n,dryRun:s,seconds:a}){const i=Y=>e.filter(Z=>Z.status===Y),p=i("done");if(e.length===0)return`${t===0?"No file matches":`\
No change in ${(0,b.y_)(t,"file")}`}, nothing written · ${n} · ${a.toFixed(1)} s`;const O=p.filter(({output:Y})=>Y!==null).length,M=s?[`Dry run: ${(0,b.y_)(i(
"planned").length,"result")} planned, nothing written`]:[O===0&&p.length>0?`${(0,b.y_)(p.length,"file")} read, none written`:`${(0,b.y_)(O,"file")} written`];for(const Y of[
"failed","skipped"])i(Y).length>0&&M.push(`${i(Y).length} ${Y}`);const A=(0,Q.cz)([...new Map(p.map(Y=>[Y.inputs.join(`
`),Y.bytesBefore??0])).values()]),L=(0,Q.cz)(p.map(({bytesAfter:Y})=>Y??0)),S=p.length===0?"":` · ${(0,Q.IV)(A)}${O===0?"":` → ${(0,Q.IV)(L)}`}`;return`${M.join(
", ")}${S} · ${n} · ${a.toFixed(1)} s`}const vt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Bn(t));function Nn(e,t,n){const{status:s,input:a,
inputs:i,output:p,pages:O,bytesBefore:M,bytesAfter:A,message:L,notes:S,data:Y}=e,Z=i.length>1&&s!=="failed"?` <em>and ${i.length-1} more</em>`:"",fe=[...p===null?
[]:[`<code>${(0,Q.Hn)(p)}</code>`],...L===null?[]:[(0,Q.Hn)(L)],...Object.values(Y).flatMap(ae=>Un(ae)),...S.filter(ae=>t?.input!==a||!t.notes.includes(ae)).map(
ae=>`<em>${(0,Q.Hn)(ae)}</em>`)],ge=e.facts.firstPage!==void 0,ie=n?[rt(M),rt(A),ge?"":jn(M,A)]:[rt(M)],Oe=[O===null?"":String(O),...ie],ue=fe.join("<br>"),Me=Oe.
every(ae=>ae==="")?`<td colspan="${Oe.length+1}">${ue}</td>`:`<td>${ue}</td>${Oe.map(ae=>`<td align="right">${ae}</td>`).join("")}`;return`<tr><td>${Pt[s]}</td>\
<td><code>${(0,Q.Hn)(a)}</code>${Z}</td>${Me}</tr>
`}const Sn=new Set(["pageCount","fileSize"]);function Un(e){const t=Object.entries(e).flatMap(([n,s])=>{const a=(0,Q.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return Sn.has(n)?[]:s===!0?[a]:typeof s=="number"?s===0?[]:[`${a}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${a}: ${s.length}`]:(0,x.Gv)(s)&&!Object.values(s).
every(i=>typeof i=="boolean")?[a]:[]});return t.length===0?[]:[t.join(" · ")]}const Bn=e=>Object.keys(e).length===0,rt=e=>e===null?"":(0,Q.IV)(e).replace(" ","\
&nbsp;");function jn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function Wn(e,t){const n=e.
filter(({status:i})=>i==="skipped").length,s=e.filter(({notes:i})=>i.length>0).length,a=(0,b.y_)(e.length,"result");return n>0&&(t==="skipped"||t==="notes")?`fa\
il-on: ${t}: ${n} of ${a} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${a} with notes: see the log`:void 0}function kn(e,t,n,s){const a=e.length<Se?e:e.slice(
0,Se-1);for(const{file:i,message:p}of a)t==="error"?y.z3(p,{file:i,title:n}):s.add(p,i,n);for(const{file:i,message:p}of e.slice(a.length))y.pq((0,Q.g$)(`Failed:\
 ${i}: ${p}`));for(const{cause:i}of e)i!==void 0&&y.Yz((0,Q.uP)(i))}function Fn(e,t){const n=e.length<Se?0:e.length-(Se-1),s=n>0?` (${n} of them without an anno\
tation: see the log)`:"";return`${e.length} of ${(0,b.y_)(t,"file")} failed${s}`}async function At(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=Ln(e);
if(!(Buffer.byteLength(n)>=ot))try{await Cn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complete"),
y.Yz((0,Q.uP)(s))}}class ze extends Error{file;cause;constructor(t,n){super("a file could not be counted"),this.file=t,this.cause=n}}async function Kn(e,t,n){const{
continuedNumbers:s,countSelectedPages:a}=await Promise.all([o.e(2760),o.e(966),o.e(7922)]).then(o.bind(o,37922)),i=e.flatMap(({inputs:ie})=>ie),{pages:p,first_number:O}=De(
t),M=t.map(zn).find(ie=>ie!==void 0);let A="";const L=function*(){for(const ie of i)yield n(A=ie)},S={pages:p,...M===void 0?{}:{open_password:M}},Y=await a(L(),
S,{pause:Fe.v}).catch(ie=>{throw new ze(A,(0,P.l3)(ie))}),Z=s(Y,O),fe=new Map;let ge=0;for(const ie of e)fe.set(ie,ge),ge+=ie.inputs.length;return(ie,Oe)=>Z[(fe.
get(ie)??0)+Oe]}function zn({name:e,params:t}){const{open_password:n,password:s}=t;return n??(e==="remove_password"?s:void 0)}var Gn=o(98185),Hn=o(17644);const Yn=5;
async function Jn(e){const{jobs:t,inputs:n,chosen:s,secondFiles:a,numbersOf:i,claim:p,spelling:O}=e,M=new Gn.A(e.places,n.overwrite),{execute:A,lanes:L,close:S,
abandon:Y}=await s.open(t.length),Z=new AbortController,fe=()=>Z.signal.aborted,ge=Qn(async()=>{Z.abort(),await Promise.allSettled([M.close(),Y()]),await(0,Fe.v)(),
await e.onCancelled(ie.flatMap((ae,Pe)=>ae.length>0?ae:[Zn(t[Pe])]))}),ie=t.map(()=>[]),Oe=[];let ue;const Me={steps:n.steps,spelling:O,signal:Z.signal,minimumSaving:n.
minimumSaving,parametersOf:(ae,Pe)=>a.parametersOf(ae,Pe),numbersOf:i,claim:p,write:ae=>M.write(ae),onProgress:es()};return await qn(t,L,async(ae,Pe)=>{if(!fe()){
if(ue!==void 0){ie[Pe]=[{...Ge(ae),status:"skipped",output:null,message:ue}];return}try{const ve=await A(ae,Me);ie[Pe]=ve;for(const[xe,ye]of ve.entries())y.pq((0,Q.
g$)(Xn(ye,ve[xe-1]?.notes)))}catch(ve){if(fe())return;const xe=ve instanceof je.C?ve.input:ae.inputs[0]??"",ye=(0,P.l3)(ve instanceof je.C?ve.cause:ve);y.pq((0,Q.
g$)(`${xe}: failed`));const He=ve instanceof je.C?ve.step:void 0,xt=He===void 0?qe(ye,O):`${He}: ${qe(ye,O)}`;Oe.push({file:xe,message:xt,cause:ye.cause}),ie[Pe]=
[{...Ge(ae),status:"failed",input:xe,output:null,message:xt,data:(0,Hn.EI)(ye)}],ye.code==="unauthorized"&&(ue="Not tried, because the region refused the key")}}}),
await ge(),await S(),{rows:ie.flat(),failures:Oe}}const Zn=e=>({...Ge(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function Vn(e){
const t=e.map(Ge);for(const{input:n,inputs:s,output:a}of t)y.pq((0,Q.g$)(`${It(n,s)}${a===null?": would be read only, and no file written":` → ${a}`}`));return t}
function Ge(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,
facts:{},notes:[],message:null,data:{}}}function Xn(e,t=[]){const{input:n,inputs:s,output:a,pages:i,bytesBefore:p,bytesAfter:O,notes:M,message:A}=e,L=It(n,s),S=[
...i===null?[]:[(0,b.y_)(i,"page")],O===null?(0,Q.IV)(p??0):`${(0,Q.IV)(p??0)} → ${(0,Q.IV)(O)}`].join(", "),Y=a===null?`${L}: ${A??"read"} (${S})`:`${L} → ${a}\
 (${S})`,Z=M.filter(fe=>!t.includes(fe));return Z.length>0?`${Y}. ${Z.join(" ")}`:Y}const It=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function Qn(e){let t;
for(const[n,s]of[["SIGINT",130],["SIGTERM",143]])process.on(n,()=>{t||(y.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});return()=>t}async function qn(e,t,n){
const s=e.entries(),a=async()=>{for(const[i,p]of s)i>0&&await(0,Fe.v)(),await n(p,i)};await Promise.all(Array.from({length:Math.min(t,e.length)},a))}function es(){
let e=process.uptime();return(t,n,s)=>{const a=process.uptime();a-e<Yn||(e=a,y.pq((0,Q.g$)(`${t}: ${n}, ${Math.round(s*100)} %`)))}}async function ts(){const e=new gn,
t=new Tn;let n="wire";try{t.begin();const s=await Kt(a=>y.V4(a,{trimWhitespace:!1}),a=>os(a,e));for(const a of s.warnings)e.add(a);n=s.isList?"wire":"inputs",await ns(
s,t,e,n)}catch(s){const a=(0,P.l3)(s instanceof ze?s.cause:s),i=qe(a,n);s instanceof ze&&y.z3(i,{file:s.file}),y.C1(s instanceof ze?"No file was written: contin\
ue-numbers counts the pages of all files first, and one file could not be counted":i),a.cause!==void 0&&y.Yz((0,Q.uP)(a.cause))}finally{y.Yz(`Peak memory: ${(0,Q.
IV)(rs())}`)}}async function ns(e,t,n,s){const a=process.uptime(),i=(0,Ee.Aq)(),p=await Gt(e,i);p.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without re\
gion or base-url documents are processed on the runner");for(const ye of e.steps)await p.check(ye);e.output!==void 0&&(0,ke.hS)(e.steps)==="data"&&n.add("output\
 is not used: the step reads documents and writes none");const O=e.comparing.withBase?await(await o.e(1833).then(o.bind(o,41833))).BaseVersions.of(i):void 0,M=new mn(
e.steps,i,O),{matched:A,files:L}=await cn(e,i,M,n),{known:S,fresh:Y}=O?await O.divide(L):{known:L,fresh:[]};M.check();const Z=(0,Xe.K2)(i.workspace),fe=[...new Set(
[...A,...A.flatMap(ye=>[...M.neededBy(ye).keys()])])],ge=ye=>(0,Ve.Ck)(i,ye),ie={matched:fe,overwrite:e.overwrite,identity:Z,exists:ge},Oe=(0,ke.et)({...e,...ie,
files:S,places:i}),ue=e.steps.map(({name:ye})=>(0,w.i9)(ye)),Me=e.continueNumbers&&!e.dryRun?await Kn(Oe,e.steps,ye=>(0,lt.R5)(ye,i.workspace)):()=>{};y.Oh((0,Q.
g$)(`${ue.join(", then ")}: ${(0,b.y_)(S.length,"file")}, ${p.place}`));const ae=ye=>{const He=process.uptime()-a;return{rows:ye,matched:A.length,operations:ue,
place:p.place,dryRun:e.dryRun,seconds:He,showText:e.comparing.showText}},{rows:Pe,failures:ve}=e.dryRun?{rows:Vn(Oe),failures:[]}:await Jn({jobs:Oe,inputs:e,chosen:p,
places:i,secondFiles:M,numbersOf:Me,claim:(0,Xe.OM)(ie),spelling:s,onCancelled:async ye=>{t.tell(ye),e.summary&&await At(ae(ye),n)}});y.N4();const xe=[...Pe,...Y.
map(bn)];await ss({digest:ae(xe),failures:ve,total:S.length,inputs:e,outputs:t,places:i,warnings:n})}async function ss({digest:e,failures:t,total:n,inputs:s,outputs:a,
places:i,warnings:p}){const{rows:O}=e,M=wn(O);if(Mn(M,s.comparing.failOnDifference?"error":"notice"),kn(t,s.failOn==="nothing"?"warning":"error",e.operations.join(
", "),p),y.pq((0,Q.g$)(Dt(e))),a.tell(O),s.summary&&await At(e,p),s.attest){const{declareArtifacts:L}=await o.e(8208).then(o.bind(o,48208)),S=O.flatMap(({status:Y,
output:Z})=>Y==="done"&&Z!==null?[Z]:[]);for(const Y of await L(S,i.workspace))p.add(Y)}if(t.length===0){const L=s.comparing.failOnDifference&&M.length>0?On(M.length,
O.length):Wn(O,s.failOn);L!==void 0&&y.C1(L);return}const A=(0,ke.Ud)(s.steps)?`The merge of ${(0,b.y_)(n,"file")} failed`:Fn(t,n);s.failOn==="nothing"?p.add(A):
y.C1(A)}function os(e,t){[...e.trim()].length>1?y.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidde\
n. The step does not print it; use a longer one")}function rs(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,g.readFileSync)("/proc/self/status","latin1"))??[];
if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let Tt=!1;process.once("beforeExit",()=>{Tt||y.C1("The action stopped befo\
re it had finished.")}),ts().catch(y.C1).finally(()=>{Tt=!0})}),38001:((le,k,o)=>{o.d(k,{BD:()=>w,jB:()=>y,jN:()=>g,oR:()=>C,r_:()=>b,yZ:()=>P});const y=[/^["'].*["']$/,
"leave out the quotes"],g=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],P=[/^~/,"~ is not your home\
 folder here, and files must be in the workspace or in RUNNER_TEMP"],w=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use a path of the workspace"],
b=[/\\/,"write / between folders, not a backslash"],C=(I,_)=>_.find(([c])=>c.test(I))?.[1]}),33439:((le,k,o)=>{o.d(k,{Cj:()=>F,Ud:()=>v,et:()=>G,hS:()=>R});var y=o(
76760),g=o.n(y),P=o(58552),w=o(68747),b=o(85893),C=o(31424),I=o(51521),_=o(4528),c=o(69338),r=o(2798),u=o(99992),f=o(38001);const l=["{dir}","{name}","{index}",
"{operation}"];function m(H,T){if(T==="files")return["{file}"];if(T!=="parts"&&T!=="texts")return[];const x=H.flatMap(({name:B})=>Object.keys((0,b.zI)(B).resultFacts??
{}));return["title","match"].filter(B=>x.includes(B)).map(B=>`{${B}}`)}const h={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"\
{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},E="{dir}/{name}.pdf",D=([H],T)=>T==="documen\
t"&&H!==void 0&&(0,b.zI)(H.name).accepts==="text",v=H=>H.some(({name:T})=>(0,b.zI)(T).input==="many");function R(H){const T=H.map(({name:z})=>(0,b.zI)(z)),x=T.filter(
z=>!(0,b.rz)(z)),B=x.findLast(({input:z,output:ce})=>z==="many"||ce!=="pdf");return T.at(-1)?.output==="text"?B?.output==="pdfs"?"texts":"text":x.length===0?"da\
ta":B?.output==="pdfs"?"parts":B?.output==="files"?"files":"document"}const F=H=>H==="text"||H==="texts",U=H=>H==="document"||H==="text";function G(H){const{files:T,
steps:x}=H,B=R(x),z=q(H,B),ce=T.length===0?[]:v(x)?[T]:T.map(te=>[te]),V=(0,w.i9)((x.findLast(({name:te})=>!(0,b.rz)((0,b.zI)(te)))??x.at(-1))?.name??""),he=ce.
map((te,pe)=>{const{dir:$e,name:ee}=g().posix.parse(te[0]??""),K=d=>{const $=U(B)?pe+1:d?.index,N={dir:$e||".",name:ee,operation:V,index:$===void 0?void 0:(0,C.
n)($),title:d?.title,match:d?.match,file:d?.file};return g().posix.normalize((0,I.Ct)(z,N))};return{inputs:te,kind:B,tellsMatch:z.includes("{match}"),outputPath:K}}),
se=B==="data"?[]:we(he,H,oe(z,B));if(se.length>0)throw(0,P.G6)(se);return he}const J=[f.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],f.jN,f.yZ,
f.BD,...g().sep==="/"?[f.r_]:[]];function q({output:H,places:T,steps:x},B){const z=ee=>(0,P.G6)([{field:"output",message:ee}]);if(H===void 0)return D(x,B)?E:`${h[B]}${F(
B)?_.lg[(0,_.GW)(x.at(-1)?.params??{})]:""}`;const ce=(0,f.oR)(H,J);if(ce!==void 0)throw z(ce);const V=m(x,B),he=[...l,...V],se=(0,I.Qf)(H).filter(ee=>!he.includes(
ee));if(se.length>0)throw z(`has the unknown placeholder ${se[0]}: use ${he.join(", ")}`);if(/[\u0000-\u001f]/.test(H))throw z("must be a single line");if(/[\\/]$/.
test(H))throw z(`names a folder: write a file name after it, such as ${H}{name}.pdf`);const te=["{index}",...V];if((B==="parts"||B==="texts"||B==="files")&&!te.
some(ee=>H.includes(ee))){const{dir:ee,name:K,ext:d}=g().posix.parse((0,u.d7)(H)),$=g().posix.join(ee,B==="files"?`${K}.{file}`:`${K}-{index}${d}`);throw z(`nee\
ds ${te.join(" or ")}, because one file gives several results: such as ${$}`)}const pe=g().isAbsolute(H)?(0,u.dR)(T,H):(0,u.d7)(H);if(!(g().isAbsolute(pe)?(0,u.
NB)(T,pe):(0,u.FK)(g().posix.normalize(pe))))throw z("must stay in the workspace or in RUNNER_TEMP");return pe}function oe(H,T){const B=["{dir}","{name}",...U(T)?
["{index}"]:[]].filter(z=>!H.includes(z));return B.length===0?"process them in different steps":`use ${[B.slice(0,-1).join(", "),...B.slice(-1)].filter(z=>z!=="").
join(" or ")}`}const me=H=>H.kind==="parts"||H.kind==="texts"?H.outputPath({index:1}):H.outputPath();function we(H,{matched:T,overwrite:x,identity:B,exists:z,places:ce},V){
const he=new Map(T.map(K=>[B(K),K])),se=new Map;for(const K of H){const d=B(K.outputPath()),$=se.get(d);$?$.push(K):se.set(d,[K])}const te=[],pe=[],$e=K=>{te.push(
{field:"output",message:K})};for(const[K,d,...$]of se.values()){if(!K)continue;const N=K.outputPath(),j=(0,r.Nk)(N);if(!(0,u.NB)(ce,N)||N==="."||N.endsWith("/"))
$e(`'${N}' is not a file in the workspace or in RUNNER_TEMP`);else if(j!==void 0)$e(j);else if((0,c.SV)(N))$e(`'${N}' is below .git, where nothing is written`);else if(d){
const[W,X]=[K.inputs[0],d.inputs[0]],re=$.length===0?`'${W}' and '${X}' would both`:`'${W}', '${X}' and ${$.length} more would all`;$e(`${re} be written to '${N}\
': ${V}`)}else{const W=me(K),X=B(W),re=he.get(X);re!==void 0&&!K.inputs.some(de=>B(de)===X)?$e(`'${W}' would replace another file that the step reads: choose a \
different pattern`):re!==void 0&&!x?$e(`'${W}' would replace the input: choose a different pattern, or set overwrite to true`):re===void 0&&!x&&z(W)&&pe.push(W)}}
pe.length>0&&$e((0,r.pL)(pe));const ee=5;return te.length<=ee?te:[...te.slice(0,ee),{field:"output",message:`and ${te.length-ee} more such clashes`}]}}),30174:((le,k,o)=>{
o.d(k,{A:()=>P,T:()=>g});var y=o(33439);function g(w){const b=C=>[{field:"minimum-saving",message:C}];return w.some(({name:C})=>C==="optimize_document")?(0,y.Ud)(
w)||(0,y.hS)(w)!=="document"?b("needs one result for each file: no merge, no split, no extraction"):[]:b("needs a step optimize-document")}function P(w,b,C){return C===
void 0||b<=w*(1-C/100)?void 0:`Not written: the result is ${(Math.max(0,w-b)/w*100).toFixed(1)} % smaller, and minimum-saving is ${C} %`}}),4406:((le,k,o)=>{o.d(
k,{EC:()=>u,Pu:()=>f,Qf:()=>w,fU:()=>r,g$:()=>C,oH:()=>b});var y=o(58552),g=o(61729);const P=1e3,w=(l,m,{found:h=null,limit:E=null,pages:D=[]}={})=>({rule:l,found:h,
limit:E,pages:D.slice(0,P),message:m}),b=["open_password"],C=(l,m,h)=>`The file has ${l} ${h}; at most ${m} are allowed.`;function I({failures:l}){return Array.
isArray(l)?l.flatMap(_):[]}function _(l){if(!(0,g.Gv)(l))return[];const{rule:m,found:h,limit:E,pages:D,message:v}=l;if(typeof m!="string"||typeof v!="string")return[];
const R=Array.isArray(D)?D.filter(F=>typeof F=="number"):[];return[{rule:m,found:c(h),limit:c(E),pages:R,message:v}]}const c=l=>typeof l=="number"?l:null;function r(l,{
nameOf:m,restate:h}){const{checks:E}=l,D=I(l).map(R=>({...h(R),rule:m(R.rule)})),v=Array.isArray(E)?E.flatMap(R=>typeof R=="string"?[m(R)]:[]):[];return{...l,...E!==
void 0&&{checks:v},failures:D}}class u extends y.zU{report;constructor(m){const h=I(m).map(({message:E})=>E);super("invalid_parameters",`The check failed: ${h.join(
" ")}`,{issues:h.map(E=>({field:"file",message:E,mentions:b}))}),this.report=m}}function f(l){if(l.passed===!1)throw new u(l)}}),68747:((le,k,o)=>{o.d(k,{XM:()=>b,
an:()=>w,i9:()=>P});var y=o(85893);const g=C=>C.replace(/_(\w)/g,(I,_)=>_.toUpperCase()),P=C=>C.replaceAll("_","-");function w(C,I,_){const c=I.filter(r=>/^\w+$/.
test(r));return c.length===0?C:C.replace(new RegExp(`\\b(?:${c.join("|")})\\b`,"g"),_)}const b=C=>(0,y.zI)(C).path??`/v1/${C}`}),85673:((le,k,o)=>{o.d(k,{gx:()=>b,
h:()=>w});function y(c,r){const u=g(c,r);if(u!==void 0)return[u];const f=I(c);return r.filter(l=>I(l).some(m=>m.length>3&&f.includes(m)))}function g(c,r){let u;
for(const f of r){const l=P(I(c),I(f));l<=2&&l<(u?.count??1/0)&&(u={name:f,count:l})}return u?.name}function P(c,r){return c.length!==r.length?c.length*r.length===
0?1/0:P([c.join("")],[r.join("")]):r.reduce((u,f,l)=>{const m=c[l]??"",h=Math.min(m.length,f.length),E=_(m,f);return E>(h<3?0:h<7?1:2)?1/0:u+E},0)}const w=(c,r)=>C(
y(c,r));function b(c,r){const u=g(c,r),f=l=>I(l).sort().join(" ");return C(u===void 0?r.filter(l=>c!==""&&f(l)===f(c)):[u])}const C=c=>c.length===0||c.length>3?
"":` (did you mean ${c.join(" or ")}?)`,I=c=>c.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(r=>r!=="");function _(c,r){
let u=[],f=Array.from({length:r.length+1},(l,m)=>m);for(let l=0;l<c.length;l++){const m=[l+1];for(let h=0;h<r.length;h++){const E=l>0&&h>0&&c[l]===r[h-1]&&c[l-1]===
r[h];m.push(Math.min((f[h+1]??0)+1,(m[h]??0)+1,(f[h]??0)+(c[l]===r[h]?0:1),E?(u[h-1]??0)+1:1/0))}u=f,f=m}return f.at(-1)??0}}),4528:((le,k,o)=>{o.d(k,{GW:()=>P,
_m:()=>C,lg:()=>g,uv:()=>b});const y=null,g={"application/json":".json","text/plain":".txt","text/markdown":".md"};function P(I){const{per_page:_,layout:c}=I;return _===
!0?"application/json":c==="markdown"?"text/markdown":"text/plain"}function w(I){const _=P(I);return _==="text/markdown"?["application/json",_,"text/plain"]:[...new Set(
["application/json",_])]}const b=({text:I})=>typeof I=="string"?I:"";function C({text:I,pages:_,...c}){return c}}),49180:((le,k,o)=>{o.d(k,{q:()=>g});const y="a\
liceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff bluevio\
let 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c c\
yan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegr\
een 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f\
4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0\
 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honey\
dew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lig\
htblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ff\
a07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 \
linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblu\
e 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhit\
e ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoi\
se afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red f\
f0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 8\
7ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 tur\
quoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function g(b){const C=b.toLowerCase(),I=/^#([\da-f]{3}|[\da-f]{6})$/.
exec(C)?.[1]??w().get(C);return I===void 0?void 0:(I.length===3?[...I].map(c=>c+c):[I.slice(0,2),I.slice(2,4),I.slice(4)]).map(c=>Number.parseInt(c,16))}let P;function w(){
const b=y.split(" ");return P??=new Map(b.flatMap((C,I)=>I%2===0?[[C,b[I+1]]]:[]))}}),17079:((le,k,o)=>{o.d(k,{Z:()=>b,_:()=>w});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
g=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(c){
if(c.length>64)return;const r=c.trim().replace(g,(u,f,l,m)=>`${f??""}${1900+Number(l)}${m}`);return I(C(y.exec(r)??P.exec(r)))}function b(c){const r=c.length>64?
void 0:C(P.exec(c.trim()));if(!r||I(r)===void 0)return;const{year:u,month:f="",day:l="",hour:m="",minute:h="",second:E="",zone:D=""}=r;return`D:${u}${f}${l}${m}${h}${E}${D===
"Z"||D===""?D:`${D.replace(":","'")}'`}`}function C(c){if(!c)return;const[,r,u,f,l,m,h,E,D,v,R]=c,F=E??(D===void 0?void 0:`${D}${v??"00"}:${R??"00"}`);return{year:r,
month:u,day:f,hour:l,minute:m,second:h,zone:F}}function I(c){if(!c)return;const{year:r,month:u,day:f,hour:l,minute:m="00",second:h="00",zone:E}=c,D=(R,F,U)=>R===
void 0||Number(R)>=F&&Number(R)<=U;if(Number(r)===0||!D(u,1,12)||!D(f,1,_(Number(r),Number(u)))||!D(l,0,23)||!D(m,0,59)||!D(h,0,59)||E!==void 0&&E!=="Z"&&!(D(E.
slice(1,3),0,23)&&D(E.slice(4),0,59)))return;const v=[r,u,f].filter(R=>R!==void 0).join("-");return l===void 0?v:`${v}T${l}:${m}:${h}${E==="+00:00"||E==="-00:00"?
"Z":E??""}`}function _(c,r){return r===2?c%4===0&&(c%100!==0||c%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),3130:((le,k,o)=>{o.d(k,{iL:()=>v,lF:()=>J,qL:()=>F});
var y=o(58552),g=o(15828),P=o(61729),w=o(85893),b=o(72750),C=o(33858),I=o(29082),_=o(60666);const c=2**31-1,r=/^ *[+-]?\d+ *$/,u=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
f=/[\p{Cc}\u2028\u2029]/u,l=new RegExp("\\p{Cs}","u"),m=100,h={font:20*1024*1024,key:1e6,certificates:1e6},E=new Set(["files","choices"]),D="must be given only \
once";function v(d){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(d)}catch{return d}}function R(d,$,N="absent"){const{params:j,issues:W}=F(
d,$,N);if(W.length>0)throw invalidParameters(W);return j}function F(d,$,N="absent"){const j=(0,w.zI)(d),W={},X=[];for(const[re,de]of Object.entries(j.fields)){const Ie=Object.
hasOwn($,re),_e=Ie?$[re]:void 0;if(me(de,_e)){Ie&&N==="refuse"&&q(de,_e)?X.push({field:re,message:oe(de)}):de.required?X.push({field:re,message:`is required: ${(0,g.
pG)(de)}`}):"default"in de&&(W[re]=de.default);continue}const De=we(de,_e);"problem"in De?X.push({field:re,message:De.problem}):W[re]=De.value}return{params:W,issues:[
...X,...U(j,W,X)]}}function U({fields:d,ascending:$,different:N,exclusive:j,needs:W,atLeastOne:X,someTrue:re},de,Ie){const _e=[],De=ne=>(0,w.qR)(d[ne],de[ne]);if($){
const[ne,be]=[de[$[0]],de[$[1]]];typeof ne=="number"&&typeof be=="number"&&ne>be&&_e.push({field:$[0],message:`must not be greater than ${$[1]}`,mentions:[$[1]]})}
if(N){const[ne,be]=[de[N[0]],de[N[1]]];ne!==void 0&&ne===be&&_e.push({field:N[0],message:`must differ from ${N[1]}`,mentions:[N[1]]})}for(const[ne,be]of j??[]){
const Ae=De(ne)?be.filter(De):[];Ae.length>0&&_e.push({field:ne,message:`must not be given together with ${Ae.join(" and ")}: leave one of them out`,mentions:Ae})}
for(const[ne,be,Ae]of W??[])De(ne)&&!(0,w.D)(Ae,d[be],de[be])&&_e.push({field:ne,message:`needs ${G(be,Ae)}`,mentions:[be]});const Ce=ne=>De(ne)||Ie.some(({field:be})=>be===
ne);return X&&!X.some(Ce)&&_e.push({field:X[0],message:`is required, unless one of these is given: ${X.slice(1).join(", ")}`,mentions:X.slice(1)}),re?.every(ne=>de[ne]===
!1)===!0&&_e.push({field:re[0],message:`must be true, unless one of these is: ${re.slice(1).join(", ")}`,mentions:re.slice(1)}),_e}function G(d,$){return typeof $!=
"object"?`${d} to be ${$}`:"not"in $?`${d} to be other than ${$.not}`:`${d} to be given`}function J(d){if(Array.isArray(d))return d.join(",");if(typeof d=="obje\
ct")return JSON.stringify(d);const $=String(d);if(typeof d!="number"||!$.includes("e"))return $;if(d>=1)return BigInt(d).toString();const[N,j]=$.split("e");return`\
0.${"0".repeat(-Number(j)-1)}${N.replace(".","")}`}function q(d,$){return d.empty==="opener"?!1:d.empty!=="word"||d.required===!0||$===void 0}function oe(d){return d.
required?`is empty: it must be ${(0,g.pG)(d)}`:d.kind==="text"&&d.secret?"is empty, so the document would open without a password: give a password, or route doc\
uments without one past this step":d.empty==="word"?`is undefined: use '' to leave it out, or give ${(0,g.pG)(d)}`:d.kind==="pageSet"?"is empty: write pages suc\
h as 1..3, or all for every page":"default"in d?`is empty: write ${String(d.default)}, which is the default, or leave the field out`:`is empty: give ${(0,g.pG)(
d)}, or leave the field out`}function me(d,$){return $==null||$===""||E.has(d.kind)&&Array.isArray($)&&$.length===0?!0:d.kind==="text"&&!d.secret&&typeof $=="st\
ring"&&$.trim()===""}function we(d,$){if(Array.isArray($)&&!E.has(d.kind))return{problem:D};if($ instanceof Uint8Array)return{problem:"is not text in UTF-8: giv\
e it in UTF-8"};switch(d.kind){case"text":return H(d,$);case"flag":return T(d,$);case"integer":return x(d,$);case"decimal":return z(d,$);case"choice":return ce(
d,$);case"choices":return V(d,$);case"pageOrder":return he(d,$,d.parts?C.X4:b.p6);case"pageSet":return he(d,$,I.lY);case"file":return se(d,$);case"files":return te(
d,$);case"json":return pe(d,$);default:return d}}function H(d,$){if(typeof $!="string"&&!(typeof $=="number"&&Number.isFinite($)))return{problem:`must be ${d.format?
"":"text, "}${(0,g.pG)(d)}`};const N=String($);if(N.length>8*d.maxLength)return{problem:`must be ${(0,g.pG)(d)}`};const j=d.secret?N:N.normalize("NFC"),W=(0,g.Y5)(
d,j);return W>d.maxLength||W<(d.minLength??0)?{problem:`must be ${(0,g.pG)(d)}`}:!d.secret&&f.test(j)?{problem:"must not contain control characters or line brea\
ks"}:!d.secret&&l.test(j)?{problem:"must not contain an incomplete character (a lone surrogate)"}:d.format&&!_.E[d.format].holds(j)?{problem:_.E[d.format].problem?.(
j)??`must be ${(0,g.pG)(d)}`}:{value:j}}function T(d,$){if(typeof $=="boolean")return{value:$};const N=typeof $=="string"?$.toLowerCase():"";return N==="true"||
N==="false"?{value:N==="true"}:{problem:`must be ${(0,g.pG)(d)}`}}function x(d,$){const N=B($);if(N===void 0||N<d.min)return{problem:`must be ${(0,g.pG)(d)}`};const j=d.
max??c;if(N<=j)return{value:N};const W=(0,g.pG)(d);return{problem:W.includes(String(j))?`must be ${W}`:`must not be greater than ${j}`}}function B(d){return typeof d==
"string"?r.test(d)?Number(d.trim())+0:void 0:typeof d=="number"&&Number.isInteger(d)?d+0:void 0}function z(d,$){const N=typeof $=="number"?$:typeof $=="string"&&
u.test($)?Number($.trim()):NaN,{above:j=-1/0,min:W=-1/0,max:X=1/0}=d;return Number.isFinite(N)&&N>j&&N>=W&&N<=X?{value:N+0}:{problem:`must be ${(0,g.pG)(d)}`}}function ce(d,$){
const{open:N}=d,j=B($),W=d.options.find(({value:re,contract:de=re})=>re===$||typeof de=="number"&&de===j);if(W)return{value:W.value};const X=N?j:void 0;return N&&
X!==void 0&&X>=N.min&&X<=N.max?{value:X}:{problem:`must be ${(0,g.pG)(d)}`}}function V(d,$){const N=typeof $=="string"?$.replace(/^ +| +$/g,"").split(/ *, */):$,
j=d.options.map(({value:W})=>W);return!Array.isArray(N)||!N.every(W=>j.some(X=>X===W))?{problem:`must be ${(0,g.pG)(d)}`}:{value:j.filter(W=>N.includes(W))}}function he(d,$,N){
if(typeof $!="string"&&typeof $!="number")return{problem:`must be ${(0,g.pG)(d)}`};const j=String($);if(j.length>d.maxLength)return{problem:`must be at most ${d.
maxLength} characters long, and has ${j.length}`};const W=N(j);return"problem"in W?{problem:W.problem}:{value:j}}function se(d,$){const{name:N,bytes:j}=typeof $==
"object"?$:{};return typeof N!="string"||!(j instanceof Uint8Array)?{problem:`must be ${(0,g.pG)(d)}`}:j.length===0&&d.accepts!=="any"?{problem:"is an empty fil\
e"}:j.length>(h[d.accepts]??1/0)?{problem:`is too large: it must be ${(0,g.pG)(d)}`}:{value:{name:N,bytes:j}}}function te(d,$){const N=Array.isArray($)?$:[$],j=[];
for(const X of N){const re=se({...d,kind:"file"},X??{});if("problem"in re)return re.problem.startsWith("must")?{problem:`must be ${(0,g.pG)(d)}`}:re;j.push(re.value)}
const W=j.reduce((X,{bytes:re})=>X+re.length,0);return j.length>d.max||W>d.maxBytes?{problem:`must be ${(0,g.pG)(d)}`}:new Set(j.map(({name:X})=>X)).size<j.length?
{problem:"has two files of one name"}:{value:j}}function pe(d,$){const N=`must be ${(0,g.pG)(d)}`;if(typeof $=="object"){const W=K($);return W!==void 0&&W.startsWith(
"{")&&W.length<=d.maxLength?$e(JSON.parse(W)):{problem:N}}if(typeof $!="string")return{problem:N};if($.length>d.maxLength)return{problem:`must be at most ${d.maxLength}\
 characters long, and has ${$.length}`};const j=(0,P.qF)($);if(j===void 0){const X=(0,P.qF)($.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line \
break as \\n and a tab as \\t":"";return{problem:`${N}; it is not valid JSON${X}`}}return(0,P.Gv)(j)?$e(j):{problem:N}}function $e(d){let $=[d];for(let N=0;$.length>
0;N++){if(N===m)return{problem:`must not have more than ${m} arrays and objects within one another`};const j=$.flatMap(W=>Object.values(W));if(j.some(W=>typeof W==
"number"&&!Number.isFinite(W)))return{problem:"has a number that is too large"};$=j.filter(ee)}return{value:d}}const ee=d=>typeof d=="object"&&d!==null;function K(d){
try{return JSON.stringify(d)}catch{return}}}),15828:((le,k,o)=>{o.d(k,{Cq:()=>w,Y5:()=>C,k_:()=>P,pG:()=>g});var y=o(60666);function g(r){switch(r.kind){case"te\
xt":{const u=r.minLength?`${r.minLength} to ${r.maxLength}`:`at most ${r.maxLength}`;return r.format?`${y.E[r.format].words}, ${u} characters`:`${u} characters`}case"\
flag":return"true or false";case"integer":{const u=r.unit===void 0?"":`, in ${r.unit}`;return r.max===void 0||r.max===Number.MAX_SAFE_INTEGER?`a whole number of\
 at least ${r.min}${u}`:`a whole number from ${r.min} to ${r.max}${u}`}case"decimal":return`a decimal number ${c(r)}, in ${r.unit}, with a point`;case"choice":return`\
one of ${r.options.map(u=>typeof u.value=="number"?I(u):u.value).join(", ")}`;case"choices":return`one or more of ${r.options.map(({value:u})=>u).join(", ")}, s\
eparated by commas`;case"pageOrder":return r.parts?`ranges of pages such as 1-3, 7, 9-, at most ${r.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..\
-2, at most ${r.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${r.maxLength} characters`;case"file":return _[r.
accepts];case"files":return`at most ${r.max} PNG or JPEG images of at most ${r.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${r.placeholder?.
replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${r.maxLength} characters`;default:return r}}function P({minLength:r,contract:u}){return u===void 0?"":"va\
lues"in u?`one of ${u.values.join(", ")}`:`${r?`${r} to ${u.maxLength}`:`at most ${u.maxLength}`} ${u.characters==="printable-ascii"?"printable ASCII characters\
 (codes 32 to 126)":"characters"}`}function w(r,u){if(r.kind!=="text"||r.contract===void 0||typeof u!="string")return!1;const{contract:f}=r;return"values"in f?!f.
values.includes(u):C(r,u)>f.maxLength||f.characters!==void 0&&!b.test(u)}const b=/^[\x20-\x7e]*$/,C=({secret:r},u)=>r?u.length:[...u].length;function I({value:r,
label:u,description:f}){const l=f??u.toLowerCase(),m=String(r).replace(/^-/,"").replaceAll("_"," ").toLowerCase();return f===void 0&&u.toLowerCase().includes(m)?
String(r):`${r} (${l.charAt(0).toLowerCase()}${l.slice(1)})`}const _={pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at m\
ost 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a file"};
function c({above:r,min:u,max:f}){const l=r===void 0?`of at least ${u??0}`:`greater than ${r}`;return f===void 0?l:`${l} and at most ${f}`}}),51521:((le,k,o)=>{
o.d(k,{Ct:()=>b,Qf:()=>w,sA:()=>I});var y=o(98446);const g=/(\{[^{}]*\})/;function P(_,c){const r=[],u=[],f=`use ${c.map(l=>`{${l}}`).join(", ")}`;for(const l of _.
normalize("NFC").split(g)){const m=c.find(h=>`{${h}}`===l);if(m)r.push({placeholder:m});else if(g.test(l))u.push(l);else{if(/[{}]/.test(l))return{problem:`has a\
 brace that belongs to no placeholder; ${f}`};l&&r.push({literal:l})}}return u.length===0?{pieces:r}:{problem:`has the unknown ${(0,y.d5)(u.length,"placeholder",
"placeholders")} ${u.join(" and ")}; ${f}`}}const w=_=>_.split(g).filter((c,r)=>r%2===1),b=(_,c)=>_.split(g).map((r,u)=>(u%2===1&&Object.hasOwn(c,r.slice(1,-1))?
c[r.slice(1,-1)]:void 0)??r).join(""),C=["number","last","label","name"],I=_=>P(_,C)}),66974:((le,k,o)=>{o.d(k,{D6:()=>b,F1:()=>P,NL:()=>c,P3:()=>g,br:()=>w,bs:()=>_});
var y=o(98446);const g={problem:"names page 0: pages count from 1, and -1 is the last page"};function P(u,f,l){const m=[],h=[];for(const[E,D]of u.split(",").entries()){
const v=E+1;if(f!==void 0&&D.trim()===""){h.push(`entry ${v} is empty: write ${f}, separated by single commas`);continue}const R=l(D,v);"problem"in R?h.push(w(v,
D,R.problem)):m.push(R.item)}return h.length>0?{problem:_(h)}:{items:m}}const w=(u,f,l)=>`entry ${u} ('${r(f.trim())}') ${l}`,b=({position:u,text:f},l,m)=>w(u,f,
`names ${C(l)}, but the document has ${(0,y.y_)(m,"page")}`);function C(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far beyond its end"}const I=5;function _(u){
const f=u.length-I;return[...u.slice(0,I),...f>0?[`and ${f} more such entries`]:[]].join("; ")}function c(u){const f=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(
u);return f?`is not a range: write ${f[1]}..${f[2]}${f[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is wri\
tten 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(u){const f=[...u].
map(l=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(l)?"?":l);return(0,y.Bu)(f.join(""),40)}}),72750:((le,k,o)=>{o.d(k,{Ly:()=>C,UL:()=>I,aW:()=>b,p6:()=>w});var y=o(58552),
g=o(66974);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,w=c=>(0,g.F1)(c,"pages such as 3,1,2 or 2..5",(r,u)=>{const f=P.exec(r);if(!f)return{problem:_(r)};const l=Number(
f[1]),m=f[3]===void 0?void 0:Number(f[3]);return l===0||m===0?g.P3:{item:{from:l,to:m,range:f[2]!==void 0,text:r.trim(),position:u}}});function b(c,r,u){const f=v=>(0,y.
G6)([{field:"page_order",message:v}]),l=w(c);if("problem"in l)throw f(l.problem);const m=C(l.items,r);if("problem"in m)throw f(m.problem);const h=I(m.spans);if(h>
u)throw f(`names ${h} pages in all; at most ${u} are allowed`);const E=new Uint32Array(h);let D=0;for(const{first:v,last:R}of m.spans){const F=v<=R?1:-1;for(let U=v;U!==
R+F;U+=F)E[D++]=U}return E}function C(c,r){const u=[],f=c.map(l=>{const m=R=>R<0?r+1+R:R,h=m(l.from),E=l.range?l.to===void 0?r:m(l.to):h,v=[[l.from,h],[l.to??l.
from,E]].find(([,R])=>R<1||R>r);return v&&u.push((0,g.D6)(l,v[0],r)),{first:h,last:E}});return u.length>0?{problem:(0,g.bs)(u)}:{spans:f}}const I=c=>c.reduce((r,{
first:u,last:f})=>r+Math.abs(f-u)+1,0);function _(c){return/^ *\.\./.test(c)?"has no start: a range is written 1..5":(0,g.NL)(c)??"is not a page, such as 3 or -\
1, nor a range, such as 2..5 or 2.."}}),29082:((le,k,o)=>{o.d(k,{k1:()=>b,lY:()=>w,m7:()=>C});var y=o(58552),g=o(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
w=c=>(0,g.F1)(c,"pages such as 1..3, -1, odd",(r,u)=>{const f=r.trim(),l=P.exec(f);if(!l)return{problem:_(f)};const[,m,h,E,D,v]=l,R={negated:m!==void 0,text:f,position:u};
if(h!==void 0)return{item:{...R,pages:h.toLowerCase()}};const F=Number(E),U=D===void 0?F:v===void 0?"end":Number(v);return F===0||U===0?g.P3:{item:{...R,pages:{
from:F,to:U}}}});function b(c,r,u="pages"){const f=D=>(0,y.G6)([{field:u,message:D}]),l=w(c);if("problem"in l)throw f(l.problem);const m=new I(r),h=new I(r),E=[];
for(const D of l.items){const v=D.negated?h:m;if(typeof D.pages=="string"){v.add(D.pages);continue}const{from:R,to:F}=D.pages,U=R<0?r+1+R:R,G=F==="end"?r:F<0?r+
1+F:F,q=(F==="end"?R<0?[[R,U]]:[]:[[R,U],[F,G]]).find(([,oe])=>oe<1||oe>r);q&&E.push((0,g.D6)(D,q[0],r)),!(F==="end"&&U>r||E.length>0)&&v.range(Math.min(U,G),Math.
max(U,G))}if(E.length>0)throw f((0,g.bs)(E));return l.items.every(({negated:D})=>D)&&m.add("all"),m.without(h)}function C(c){const r=w(c);if("problem"in r||r.items.
length!==1)return;const{negated:u,pages:f}=r.items[0];if(u)return;if(f==="all")return{first:1};if(typeof f=="string"||f.from<1)return;const{from:l,to:m}=f;return m===
"end"?{first:l}:m===-1?{first:l}:m<1?void 0:{first:Math.min(l,m),last:Math.max(l,m)}}class I{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,u){this.differences[r]++,this.differences[u+1]--}without(r){
const u=new Uint32Array(this.pageCount);let f=0,l=0,m=0;for(let h=1;h<=this.pageCount;h++){l+=this.differences[h],m+=r.differences[h];const E=h%2===1?"odd":"eve\
n";(l>0||this[E])&&!(m>0||r[E])&&(u[f++]=h)}return u.subarray(0,f)}}function _(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is written 1..5":/^!/.test(
c)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),33858:((le,k,o)=>{o.d(k,{D_:()=>c,X4:()=>R,kU:()=>F});var y=o(58552),g=o(66974),P=o(72750);const w=/^(\d+|first)-(\d+|last|end)?$/i,
b=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,C=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,I=/^(?:last|end)-(\d+|last|end)$/i,_=/^(-?\d+)-(-?\d+|last|end)$/i;
function c(U){if(Array.isArray(U))return r(U);if(typeof U!="string"&&typeof U!="number")return{problem:"must be text such as 1..3, or a list of pages"};const G=String(
U),J=G.split(/\r?\n/).filter(oe=>oe.trim()!=="");if(J.length>1&&J.every(oe=>/^ *- +\S/.test(oe)))return r(J.map(oe=>u(oe.replace(/^ *- +/,""))));const q=/^\s*\[(.*)\]\s*$/s.
exec(G);return q?r(q[1].split(",").map(u)):f(J.length>1?J.join(","):G)}function r(U){return U.some(G=>typeof G!="string"&&typeof G!="number")?{problem:'must be \
a list of pages such as 3, or of ranges such as "2..5"'}:f(U.join(","))}function u(U){return U.trim().replace(/^(["'])(.*)\1$/s,"$2")}function f(U){const G=(0,g.
F1)(U,void 0,J=>{const q=l(J),me=q.length>1&&q.some(we=>we.startsWith("-"))?m(q):q.map(h).find(we=>we!==void 0);return me?{problem:`is ambiguous: write ${me.join(
" or ")}`}:{item:q.length===0?J:q.map(E).join(",")}});return"problem"in G?G:{text:G.items.join(",")}}function l(U){const G=U.split(/\s+/).filter(q=>q!==""),J=[];
for(const q of G){const oe=J.at(-1);oe?.toLowerCase()==="not"?J[J.length-1]=`${oe} ${q}`:J.push(q)}return J}function m(U){const G=U.map(E).join(","),[J,q,...oe]=U,
me=oe.length===0&&q?/^-(\d+)$/.exec(q):null;return me&&J&&/^\d+$/.test(J)?[G,`${J}..${me[1]}`]:[G]}function h(U){const G=U.replace(/^not /i,""),J=I.exec(G);if(J)
return/^\d/.test(J[1])?[`-${Number(J[1])+1}`,`-1..${J[1]}`]:["-1"];const q=_.exec(G);if(!q||w.test(G))return;const[,oe,me]=q;return me.startsWith("-")?[`${oe}..${me}`,
`${oe},${me}`]:[`${oe}..${v(me)}`,`${oe},-${me}`]}function E(U){const[,G="",J=""]=/^(not )?(.*)$/i.exec(U)??[],q=w.exec(J)??b.exec(J)??C.exec(J);return q?`${G}${v(
q[1])}..${v(q[2]??"")}`:`${G}${v(J)}`}const D={first:"1",last:"-1",end:"-1"},v=U=>D[U.toLowerCase()]??U;function R(U){const G=c(U);return"problem"in G?G:(0,P.p6)(
G.text)}function F(U,G,J,q="ranges"){const oe=x=>(0,y.G6)([{field:q,message:x}]),me=R(U);if("problem"in me)throw oe(me.problem);const we=(0,P.Ly)(me.items,G);if("\
problem"in we)throw oe(we.problem);const H=we.spans.flatMap(({first:x,last:B},z)=>{const{position:ce,text:V}=me.items[z];return x<=B?[]:[(0,g.br)(ce,V,`ends bef\
ore it starts: write ${B}-${x}`)]});if(H.length>0)throw oe((0,g.bs)(H));const T=(0,P.UL)(we.spans);if(T>J)throw oe(`names ${T} pages in all; at most ${J} are al\
lowed`);return we.spans}}),60666:((le,k,o)=>{o.d(k,{E:()=>_,L:()=>C});var y=o(49180),g=o(17079),P=o(51521);function w(c){const r=(0,P.sA)(c);return"problem"in r?
r.problem:void 0}const b=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,C=c=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(c),_={"file-name":{holds:c=>!/[/\\\p{Cc}\p{Cs}]/u.
test(c)&&/[^. ]/.test(c),words:"a file name without folders"},"media-type":{holds:C,words:"a media type such as text/xml or application/pdf"},color:{holds:c=>(0,y.
q)(c)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:c=>(0,g.Z)(c)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T\
14:30:00+01:00"},"number-format":{holds:c=>w(c)===void 0,words:"text such as {number} / {last}",problem:w},"language-tag":{holds:c=>b.test(c),words:"a language \
tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
