"use strict";exports.id=7070,exports.ids=[7070],exports.modules={90127:((le,Y,o)=>{o.d(Y,{Ms:()=>R,PJ:()=>S,TF:()=>l,Ye:()=>I,_N:()=>b,oD:()=>h,qf:()=>g});var E=o(73024),A=o.
n(E);const P=1<<20,I=d=>$(()=>E.realpathSync.native(d)),b=d=>$(()=>(0,E.statSync)(d)),R=d=>$(()=>(0,E.lstatSync)(d)),S=d=>R(d)?.isSymbolicLink()??!1;async function h(d){
if((0,E.statSync)(d).size<=P)return(0,E.readFileSync)(d);const{readFile:y}=await Promise.resolve().then(o.t.bind(o,51455,23));return y(d)}async function g(d,y){
if(y.length<=P)return(0,E.writeFileSync)(d,y,{flag:"wx"});const{writeFile:u}=await Promise.resolve().then(o.t.bind(o,51455,23));await u(d,y,{flag:"wx"})}const l=d=>$(
()=>(0,E.unlinkSync)(d));function $(d){try{return d()}catch{return}}}),69338:((le,Y,o)=>{o.d(Y,{Ck:()=>$,SV:()=>h,YY:()=>g,wI:()=>l});var E=o(76760),A=o.n(E),P=o(
23169),I=o(90127),b=o(99992);const R=/^(?:\.git|git~\d+)[. ]*$/i,S=new RegExp("\\p{Cf}","gu"),h=c=>c.split(/[\\/]/).some(p=>R.test(p.replace(S,"")));function g(c,p){
const D=(0,b.GS)(c,p),O=(0,b.I5)(c,D),B=(0,I.Ye)(D);if(O===void 0)return"is outside the workspace and RUNNER_TEMP";if(B===void 0)return(0,I.PJ)(D)?"is a link to\
 a file that does not exist":"does not exist";if(u(c,B)!==y(O))return`is a link that leads out of ${O===c.workspace?"the workspace":"RUNNER_TEMP"}`;if(h(A().relative(
y(O),B)))return"is below .git, which is not read";const x=(0,I._N)(B);if(!x?.isFile())return x?.isFIFO()?"is a named pipe, not an ordinary file":x?.isDirectory()?
"is a folder":"is not an ordinary file"}function l(c,p){const D=(0,b.GS)(c,p),O=(0,b.I5)(c,D);if(O===void 0)throw d(p,"is outside the workspace and RUNNER_TEMP");
const B=y(O),x=A().relative(O,D).split(A().sep);for(let W=1;W<=x.length;W++){const z=A().join(B,...x.slice(0,W));if(!(0,I.PJ)(z))continue;const F=(0,I.Ye)(z),q=F===
void 0||u(c,F)===void 0;throw d(p,q?"leads out of the workspace through a link":"leads through a link")}const _=A().join(B,...x);if(h(A().relative(B,(0,I.Ye)(_)??
_)))throw d(p,"is below .git");return _}function $(c,p){try{return(0,I.Ms)(A().join(l(c,A().dirname(p)),A().basename(p)))!==void 0}catch{return!1}}const d=(c,p)=>new P.
zU("configuration",`'${c}' ${p}: nothing is written there`),y=c=>(0,I.Ye)(c)??c,u=(c,p)=>(0,b.RD)(c).map(y).filter(D=>(0,b.FK)(A().relative(D,p))).sort((D,O)=>O.
length-D.length)[0]}),2798:((le,Y,o)=>{o.d(Y,{K2:()=>S,Nk:()=>g,OM:()=>l,hQ:()=>h,pL:()=>$});var E=o(73024),A=o.n(E),P=o(76760),I=o.n(P),b=o(23169),R=o(61902);function S(d){
const y=new Map,u=c=>{const p=y.get(c);if(p!==void 0)return p;let D=c;try{D=(0,E.realpathSync)(c)}catch{const O=I().dirname(c);O!==c&&(D=I().join(u(O),I().basename(
c)))}return y.set(c,D),D};return c=>{const p=I().resolve(d,c),D=I().join(u(I().dirname(p)),I().basename(p));return h(D)}}const h=d=>process.platform==="win32"||
process.platform==="darwin"?d.normalize("NFC").toLowerCase():d;function g(d){if(process.platform!=="win32")return;const y=d.replace(/^[a-z]:/i,"").split(/[\\/]/),
[u]=y.flatMap(c=>/^\.{0,2}$/.test(c)?[]:(0,R.tb)(c)??[]);return u===void 0?void 0:`'${d}' cannot be written: a part of it ${u}`}function l({matched:d,overwrite:y,
identity:u,exists:c}){const p=new Set(d.map(u)),D=new Set;return(O,B)=>{const x=g(O);if(x!==void 0)throw(0,b.G6)([{field:"output",message:x}]);const _=u(O),W=B.
inputs.some(z=>u(z)===_);if(D.has(_)||p.has(_)&&!(y&&W))throw(0,b.G6)([{field:"output",message:`'${O}' is another input or result: choose a different pattern`}]);
if(!y&&c(O))throw(0,b.G6)([{field:"output",message:$([O])}]);D.add(_)}}function $([d,...y]){const u=y.length===0?" exists":` and ${y.length} more exist`;return`\
'${d}'${u} already: choose a different pattern, or set overwrite to true`}}),68945:((le,Y,o)=>{o.d(Y,{_V:()=>P,gY:()=>A,wm:()=>I});var E=o(23169);const A="versi\
on https://git-lfs.github.com/spec/",P=b=>b.subarray(0,A.length).toString("latin1")===A;function I(b){if(P(b))throw new E.zU("unreadable_document","The file is \
a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"})}}),99992:((le,Y,o)=>{o.d(
Y,{Aq:()=>R,FK:()=>d,GS:()=>h,I5:()=>g,NB:()=>l,RD:()=>S,d7:()=>y,dR:()=>$});var E=o(76760),A=o.n(E),P=o(23169),I=o(78941),b=o(90127);function R(){const u=process.
env.GITHUB_WORKSPACE;try{process.chdir(u??".")}catch(O){throw new P.zU("configuration",`The workspace '${u}' cannot be opened (${(0,I.xU)(O)})`,{advice:"Run the\
 step in a job with a workspace, and do not remove that folder in an earlier step",cause:O})}const c=process.cwd(),p=process.env.RUNNER_TEMP||void 0,D=[u??c,(0,b.
Ye)(c)??c].map(O=>[A().resolve(O),c]);return p!==void 0&&D.push([(0,b.Ye)(p)??p,p]),{workspace:c,temporary:p,otherNames:D.filter(([O,B])=>O!==B)}}const S=({workspace:u,
temporary:c})=>c===void 0?[u]:[u,c];function h({workspace:u,otherNames:c=[]},p){const D=A().resolve(u,p);for(const[O,B]of c){const x=A().relative(O,D);if(d(x))return A().
join(B,x)}return D}const g=(u,c)=>S(u).filter(p=>d(A().relative(p,c))).sort((p,D)=>D.length-p.length)[0],l=(u,c)=>g(u,h(u,c))!==void 0;function $(u,c){const p=h(
u,c),D=A().relative(u.workspace,p);return y(d(D)?D:p)}const d=u=>u!==".."&&!u.startsWith(`..${A().sep}`)&&!u.startsWith("../")&&!A().isAbsolute(u),y=u=>A().sep===
"/"?u:u.replaceAll(A().sep,"/")}),98185:((le,Y,o)=>{o.d(Y,{A:()=>g,z:()=>$});var E=o(73024),A=o.n(E),P=o(76760),I=o.n(P),b=o(23169),R=o(78941),S=o(90127),h=o(69338);
class g{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(u,c){this.places=u,this.overwrite=c}async write(u){if(this.closed)throw d();
const c=this.writeAll(u);this.running.add(c),await c.finally(()=>this.running.delete(c))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(u){
const c=[],p=[];let D=u[0]?.path??"";try{for(const O of u){if(this.closed)throw d();if(D=O.path,(0,h.SV)(I().basename(O.path)))throw new b.zU("configuration",`'${O.
path}' is a name that Git uses: set output to another name`);const B=I().join(this.folder(I().dirname(O.path)),I().basename(O.path)),x=I().join(I().dirname(B),`\
.octavo-${process.pid}-${++this.serial}.tmp`);p.push(x),await O.write(x),c.push({temporary:x,target:B,path:O.path})}for(const{temporary:O,target:B,path:x}of c)D=
x,this.checkAgain(x,B),(0,E.renameSync)(O,B)}catch(O){for(const B of p)(0,S.TF)(B);throw O instanceof b.zU?O:$(D,O)}}checkAgain(u,c){const p=(0,h.wI)(this.places,
I().dirname(u));if(I().join(p,I().basename(u))!==c||!this.overwrite&&(0,S.Ms)(c)!==void 0)throw new b.zU("configuration",`'${u}' was made by another program whi\
le the step ran and is not replaced: run the step again`)}folder(u){let c=this.folders.get(u);return c===void 0&&(c=(0,h.wI)(this.places,u),(0,E.mkdirSync)(c,{recursive:!0}),
this.folders.set(u,c)),c}}const l={EACCES:"the runner may not write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"t\
here is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, no\
t a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function $(y,u){const c=(0,R.xU)(u),p=l[c]??
`the file system refused it (${c})`;return new b.zU("configuration",`'${y}' could not be written: ${p}`,{cause:u})}const d=()=>new b.zU("cancelled","The step wa\
s cancelled")}),78941:((le,Y,o)=>{o.d(Y,{Hn:()=>P,IV:()=>b,cz:()=>I,g$:()=>A,uP:()=>S,xU:()=>R});var E=o(23169);const A=h=>h.replace(/[\p{Cc}\u2028\u2029]+/gu,"\
 ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),P=h=>A(h).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),I=h=>h.reduce(
(g,l)=>g+l,0);function b(h){const g=["B","kB","MB","GB"];let l=h,$=0;for(;l>=999.95&&$<g.length-1;$++)l/=1e3;return`${$===0||l>=99.95?Math.round(l):l.toFixed(1)}\
 ${g[$]}`}function R(h){const g=typeof h=="object"&&h!==null&&"code"in h?h.code:void 0;return typeof g=="string"?g:"unknown reason"}function S(h){if(!(h instanceof
Error))return typeof h;const g=[`${h.name} (${R(h)})`,...(0,E.ek)(h)].join(`
    `);return h.cause===void 0?g:`${g}
caused by ${S(h.cause)}`}}),70033:((le,Y,o)=>{o.d(Y,{u:()=>A});var E=o(48348);const A=(P,I,b)=>P==="inputs"?(0,E.an)(I,b,E.i9):I}),17644:((le,Y,o)=>{o.d(Y,{E4:()=>b,
EI:()=>S,Lc:()=>R});var E=o(55131),A=o(24958),P=o(70033);const I="check_document";function b({name:h},g){return h===I?{...g,on_violation:"report"}:g}function R({
name:h,params:g},l,$){if(h!==I||!l.data)return l;const d=u=>(0,P.u)($,u,[u]),y=(0,E.MH)(l.data,{nameOf:d,restate:u=>({...u,message:(0,P.u)($,u.message,E.oH)})});
return g.on_violation==="error"&&(0,E.Pu)(y),{...l,data:y}}function S(h){return h instanceof E.EC?{[(0,A.zI)(I).dataKey??""]:h.report}:{}}}),50127:((le,Y,o)=>{o.
d(Y,{C:()=>y,g:()=>u});var E=o(23169),A=o(48348),P=o(24958),I=o(71082),b=o(61902),R=o(60325),S=o(23359),h=o(90127),g=o(70033),l=o(33439),$=o(30174),d=o(17644);class y extends Error{input;cause;step;operation;constructor(U,K,k,ie){
super("a job failed"),this.input=U,this.cause=K,this.step=k,this.operation=ie}}async function u(v,U,K,k){const ie=v.inputs[0]??"",X={source:ie},me=[];try{let te=[];
for(const[ne,G]of v.inputs.entries())X.source=G,te.push({position:ne,source:G,document:await k.read(G),facts:{},notes:[],data:{}});const ee=te.reduce((ne,{document:G})=>ne+
k.sizeOf(G),0);for(const[ne,G]of U.steps.entries())X.operation=G.name,U.steps.length>1&&(X.step=`steps[${ne+1}] (${G.name})`),te=await de(te,G,v,U,K,X),me.push(
...te.flatMap(({document:he,files:we=[]})=>[he,...we]));X.source=ie,delete X.step,delete X.operation;const Me=O(v,te).map(ne=>c(ne,ee,U,k)),ae=Me.flatMap(({output:ne,
result:G})=>ne===null||G===null?[]:[{path:ne,write:he=>D(G,he,k)}]);for(const{path:ne}of ae)U.claim(ne,v);return await U.write(ae),Me.map(({result:ne,status:G,output:he,
pages:we,facts:Pe,notes:Ne,message:i,data:m})=>{const L=ne===null?null:p(ne,k);return{status:G,input:ie,inputs:v.inputs,output:he,pages:we,bytesBefore:ee,bytesAfter:L,
facts:Pe,notes:Ne,message:i,data:m}})}catch(te){throw new y(X.source,te,X.step,X.operation)}finally{await k.release(me)}}function c(v,U,{minimumSaving:K},k){const ie=v.
result===null?void 0:(0,$.A)(U,p(v.result,k),K);return ie===void 0?v:{...v,status:"skipped",output:null,result:null,message:ie}}const p=(v,U)=>v instanceof Uint8Array?
v.length:U.sizeOf(v),D=(v,U,K)=>v instanceof Uint8Array?(0,h.qf)(U,v):K.write(v,U);function O(v,U){if(v.kind==="files")return U.flatMap(X=>F(v,X));const K=X=>(0,b.
NL)(U.map(({document:me},te)=>(0,b.jC)(X(me)??"",b.ly,(0,I.n)(te+1))),b.ly),k=K(({title:X})=>X),ie=K(({match:X})=>X);return U.map(({document:X,facts:me,notes:te,
data:ee},Me)=>({status:"done",output:v.kind==="data"?null:v.outputPath({index:Me+1,title:k[Me]??"",match:ie[Me]??""}),result:v.kind==="data"?null:(0,l.KH)(v.kind)?
x(ee):X,pages:X.pageCount??null,facts:{...me,...v.tellsMatch&&X.match!==void 0&&{match:X.match}},notes:W(te),message:null,data:(0,l.KH)(v.kind)?_(ee):ee}))}const B=(0,P.
zI)("extract_text").dataKey??"";function x({[B]:v={}}){return Buffer.from(v.pages===void 0?(0,S.r7)(v):JSON.stringify(v),"utf8")}const _=({[B]:v={},...U})=>({...U,
[B]:(0,S._m)(v)}),W=v=>v.map(({text:U})=>U),z={...b.zE,leadingDots:!1};function F(v,{files:U=[],facts:K,notes:k,data:ie}){const X={pages:null,notes:W(k),data:ie};
if(U.length===0)return[{...X,status:"skipped",output:null,result:null,facts:K,message:"The document has no matching files"}];const me=(0,b.NL)(U.map(({name:te},ee)=>(0,b.
jC)(te,z,`file-${ee+1}`)),z);return U.map((te,ee)=>({...X,status:"done",output:v.outputPath({index:ee+1,file:me[ee]??""}),result:te,facts:{...K,mimeType:te.mediaType,
...te.facts},message:null}))}const q=(v,U)=>({...v,...U});async function de(v,U,K,k,ie,X){const{input:me,dataKey:te}=(0,P.zI)(U.name),ee=me==="many",Me=ee?[v]:v.
map(ne=>[ne]),ae=[];for(const ne of Me){const[G]=ne;if(!G)continue;X.source=G.source;const he=await k.parametersOf(U,ee?K.inputs[0]??"":G.source),we=U.name==="a\
dd_page_numbers"?k.numbersOf(K,G.position):void 0,Pe=(0,d.E4)(U,q(he,we)),Ne=await ie.run(U.name,ne.map(({document:ge})=>ge),Pe,{signal:k.signal,onProgress:ge=>k.
onProgress(G.source,(0,A.i9)(U.name),ge)}).catch(ge=>{const be=ge instanceof E.zU?ge.position:void 0;throw X.source=ne[(be??1)-1]?.source??G.source,ge}),{documents:i,
files:m,notes:L,facts:C,data:H}=(0,d.Lc)(U,Ne,k.spelling),se=ee?{...G,facts:{},data:{}}:G,fe={source:G.source,facts:{...se.facts,...C},notes:(0,R.p5)(ne.flatMap(
ge=>ge.notes),L.map(({code:ge,message:be,mentions:Le=[]})=>({code:ge,text:(0,g.u)(k.spelling,be,Le)}))),data:H===void 0||te===void 0?se.data:{...se.data,[te]:H}},
{position:Ee}=G;if(m!==void 0)ae.push({...fe,position:Ee,document:G.document,files:m});else for(const ge of i){const be={...ee?{}:xe(G.document),...xe(ge),name:G.
document.name};ae.push({...fe,position:Ee,document:{...ge,...be},facts:{...fe.facts,...J(ge)}})}}return ae}const xe=({title:v,match:U})=>({...v===void 0?{}:{title:v},
...U===void 0?{}:{match:U}});function J({firstPage:v,lastPage:U,title:K}){return{...v===void 0||U===void 0?{}:{firstPage:v,lastPage:U},...K===void 0?{}:{title:K}}}}),
73431:((le,Y,o)=>{o.d(Y,{NZ:()=>g,R5:()=>h,ZK:()=>S});var E=o(76760),A=o.n(E),P=o(23169),I=o(78941),b=o(90127),R=o(68945);const S=l=>({read:$=>h($,l),sizeOf:({bytes:$})=>$.
length,write:({bytes:$},d)=>(0,b.qf)(d,$),release:async()=>{}});async function h(l,$){const d=await(0,b.oD)(A().resolve($,l)).catch(y=>{throw(0,I.xU)(y)==="ERR_\
FS_FILE_TOO_LARGE"?new P.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:y}):
g(y)});return(0,R.wm)(d),{name:A().posix.basename(l),bytes:d}}const g=l=>new P.zU("unreadable_document",`The file could not be opened (${(0,I.xU)(l)})`,{cause:l})}),
37070:((le,Y,o)=>{var E=o(67981),A=o(73024),P=o(23169),I=o(48348),b=o(98446),R=o(48161),S=o(76760),h=o.n(S),g=o(22562),l=o(24958),$=o(23816);function d(e,t){const n=Object.
entries((0,l.zI)(e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const y=/^[A-Za-z0-9+/]+={0,2}$/;
function u(e){if(e.includes("-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(e,"utf8")};const t=e.replace(/\s/g,"");return y.test(t)&&t.length%4===0?{name:"\
key.p12",bytes:Buffer.from(t,"base64")}:void 0}const c="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never\
 a path",p=8,D=e=>[...new Set([e,...e.split(/\r?\n/).filter(t=>t.trim().length>=p)])],O="or a length such as 20 mm, 2 cm or 0.5 in",B={mm:25.4,cm:2.54,in:1},x=/^\s*(\d+(?:\.\d*)?|\.\d+)\s*(mm|cm|in)\s*$/i,
_=e=>e.kind==="decimal"&&e.unit==="inches";function W(e){const[,t,n]=x.exec(e)??[],s=B[n?.toLowerCase()??""];return s===void 0?e:(Number(t)/s).toFixed(10).replace(
/\.?0+$/,"")}const z={encryption_algorithm:"AES-256"},F="maximum_bytes",q="or a size such as 18 MB or 18 MiB",de={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**
30},xe=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function J(e){const[,t,n]=xe.exec(e)??[],s=de[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(Math.
round(Number(t)*s*1e3)/1e3))}var v=o(24824);function U(e){const t=e.startsWith("[")?(0,v.q)(e):void 0;return Array.isArray(t)?t:e.split(/\r?\n/).map(n=>n.trim().
replace(/,$/,"")).filter(n=>n!=="").join(",")}const K={name:"file",bytes:Uint8Array.of(0)},k=["{dir}","{name}"],ie="compare_to";function X({name:e,raw:t,typed:n,
fromBase:s=!1},r){const{fields:a}=(0,l.zI)(e),f={},w={},M=[];for(const[j,Z]of Object.entries({...Me(a),...t})){const V=a[j];if(V===void 0)continue;const ce=ae(j,
V,Z,n[j]);"problem"in ce&&M.push({field:j,message:ce.problem}),"path"in ce&&(w[j]=ce.path),f[j]="value"in ce?ce.value:V.kind==="json"?{}:K}s&&(f[ie]??=K);const T=(0,g.
qL)(e,f,r),N=new Set(M.map(({field:j})=>j));for(const j of T.issues)N.has(j.field)||M.push(me(j,a[j.field]));return M.length===0&&M.push(...ee(e,f,T.params)),{step:{
name:e,params:T.params,paths:w,...s&&{fromBase:s}},issues:M}}function me(e,t){const n=e.field===F?q:t&&_(t)?O:void 0;return n===void 0?e:{...e,message:`${e.message}\
, ${n}`}}const te=["pages","first_page","last_page"];function ee(e,t,n){const s=a=>t[a]!==void 0&&t[a]!=="";return(e==="extract_pages"||e==="remove_pages")&&!te.
some(s)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:te.slice(1)}]:d(e,{...n})?[{field:"allow_print",message:"\
nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_passwor\
d"]}]:[]}const Me=e=>Object.fromEntries(Object.entries(z).filter(([t])=>Object.hasOwn(e,t)));function ae(e,t,n,s){if(n===""||n===null||s===null)return{value:""};
if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof n!="string"&&!Array.isArray(n))return{problem:"must be pages such as 1..3, or a list of pages"};const a=(0,$.
D_)(n);return"problem"in a?a:{value:a.text.trim()}}if(t.kind==="json"&&typeof n=="object"&&!Array.isArray(n))return{value:s};if(t.kind==="choices"&&Array.isArray(
n))return{value:n};if(typeof n!="string")return{problem:`must be a single value, and is a ${Array.isArray(n)?"list":"mapping"}`};const r=n.trim();return t.kind===
"text"?{value:n}:r===""?{value:""}:t.kind==="choices"?{value:U(r)}:t.kind==="file"&&t.secret?G(r):t.kind==="json"&&!/^\{/.test(r)&&r.includes(`
`)?{problem:ne}:t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(r)?he(r):_(t)?{value:W(r)}:{value:e===F?J(r):r}}const ne='must be a JSON object \
such as {"name": "value"}, or the path of a file that holds one; inside steps it can also be a YAML mapping';function G(e){const t=u(e);return t?{value:t}:{problem:c}}
function he(e){const t=e.match(/\{[^{}]*\}/g)?.find(n=>!k.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${k.join(" \
and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of one file"}:{path:e}}const we="compare_documents",Pe={withBase:!1,showText:!1,failOnDifference:!1},
Ne=e=>({withBase:e("compare-with-base"),showText:e("show-text"),failOnDifference:e("fail-on-difference")});function i(e,{withBase:t,showText:n}){return e.name!==
we?e:{...e,raw:{...n&&{with_text:"true"},...e.raw},fromBase:t}}function m(e,{withBase:t,showText:n,failOnDifference:s}){const r=[...t?["compare-with-base"]:[],...n?
["show-text"]:[],...s?["fail-on-difference"]:[]];return e.some(({name:a})=>a===we)?t?e.length>1?[{field:"compare-with-base",message:"needs compare-documents as \
the only operation"}]:e.some(({paths:a})=>a[ie]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:r.
map(a=>({field:a,message:"needs the operation compare-documents"}))}function L(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,v.q)(e);return!Array.isArray(n)||!n.every(
s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}
const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"\
is required: glob patterns such as docs/**/*.pdf, one per line"}}const C="add_page_numbers",H=new Set(["extract_pages","remove_pages","reorder_pages"]),se=e=>e.
find(({name:t})=>t===C)?.params;function fe(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===C);if(n.length!==1)return t("needs o\
ne step add-page-numbers");if(se(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(
n[0])).find(({name:r})=>Ee(r));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}
function Ee(e){const{input:t,output:n,accepts:s}=(0,l.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||H.has(e)}var ge=o(30174),be=o(85718),Le=o(70033);const Ze={
split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimize_document"],encrypt:["add_pas\
sword"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documen\
ts"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermark"]};function $e(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.
length>1&&n.every(r=>(0,l.F)(r.replaceAll("-","_"))))return". Several operations go into steps, as a list";const s=Ze[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==
void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,be.h)(e,l.qj.map(t))}const Te=l.qj.map(I.i9).join(", "),Re='write a YAML list of operations, such as "- ro\
tate_pages: { angle: 90 }"',Lt=[...new Set(l.qj.flatMap(e=>(0,l.nX)((0,l.zI)(e)).map(([t])=>t)))],Ve=new Set(l.qj.flatMap(e=>Object.entries((0,l.zI)(e).fields).
flatMap(([t,n])=>(0,l.$f)(n)?[t]:[])));async function Rt(e,t,n=Pe){const s=new Map;for(const w of Lt){const M=e((0,I.i9)(w));M!==""&&(Ve.has(w)&&D(M).forEach(t),
s.set(w,M))}const r=e("operation").trim(),a=e("steps");if(a.trim()!==""){const{value:w,typed:M,problem:T}=(await Promise.all([o.e(1917),o.e(4356)]).then(o.bind(
o,94356))).parseList(a);for(const j of Xe(w))D(j).forEach(t);const N=[];return r!==""&&N.push({field:"operation",message:"give either operation or steps, not bo\
th"}),T!==void 0?{steps:[],issues:[...N,{field:"steps",message:`${T}: ${Re}`}],warnings:[]}:_t(w,M,s,N,n)}if(r==="")return ft("operation",`is required, unless s\
teps is given: one of ${Te}`);const f=r.replaceAll("-","_");return(0,l.F)(f)?St(f,s,n):ft("operation",`must be one of ${Te}${$e(r,I.i9)}`)}function St(e,t,n){const{
fields:s}=(0,l.zI)(e),r=[...t.keys()].filter(N=>!Object.hasOwn(s,N)),{step:a,issues:f}=X(i({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),w=r.map(N=>({
field:(0,I.i9)(N),message:`is not used: it is not a parameter of ${(0,I.i9)(e)}`})),M=r.filter(N=>Ve.has(N)&&N!=="open_password"),T=f.map(({field:N,message:j,mentions:Z=[]})=>({
field:(0,I.i9)(N),message:(0,Le.u)("inputs",j,Z)}));return{steps:[a],issues:T.length>0||M.length>0?[...T,...w]:[],warnings:w.map(({field:N,message:j})=>`${N} ${j}`)}}
function _t(e,t,n,s,r){const a=[...s],f=[];if(!Array.isArray(e)||e.length===0)return{steps:f,issues:[...a,{field:"steps",message:Re}],warnings:[]};for(const M of n.
keys())M!=="open_password"&&a.push({field:(0,I.i9)(M),message:"write it inside the step that it belongs to"});const w=n.get("open_password");for(const[M,T]of e.
entries()){const N=`steps[${M+1}]`,j=Bt(T,t[M]);if("problem"in j){a.push({field:N,message:j.problem});continue}a.push(...Ct(j,N),...Ut(j.name,M,e.length,N));const Z=w===
void 0?j.raw:{open_password:w,...j.raw},V=X(i({...j,raw:Z},r),"refuse");f.push(V.step),a.push(...V.issues.map(({field:ce,message:pe})=>({field:`${N}.${ce}`,message:pe})))}
return{steps:f,issues:a,warnings:[]}}function Ct({name:e,raw:t},n){const s=(0,l.nX)((0,l.zI)(e)).map(([f])=>f),r=Object.keys(t).filter(f=>!s.includes(f)),[a]=r.
filter(f=>/^[-\d. ]+$/.test(f)&&!t[f]);return a!==void 0?[{field:`${n}.${a}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] o\
r "3,1,2"'}]:r.map(f=>({field:`${n}.${f}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,be.h)(f,s)}`}))}function Ut(e,t,n,s){const{output:r,accepts:a}=(0,l.
zI)(e);return r==="files"&&t+1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:s,
message:`${e} must be the last step: it writes the text, and no document`}]:a!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${a==="imag\
e"?"images":"text"}, which no other operation gives`}]:[]}function Bt(e,t){if(typeof e=="string")return Ke(e,{},{});if(!(0,v.G)(e))return{problem:Re};const{operation:n,
...s}=e;if(n!==void 0)return typeof n=="string"?Ke(n,s,t):{problem:Re};const[[r,a]=["",void 0],...f]=Object.entries(e);if(f.length>0)return{problem:`names sever\
al operations or has its parameters beside the name: ${Re}`};if(a===""||a===void 0)return Ke(r,{},{});const w=(0,v.G)(t)?t[r]:void 0;return(0,v.G)(a)?Ke(r,a,w):
{problem:Re}}function Ke(e,t,n){const s=e.trim().replaceAll("-","_");if(!(0,l.F)(s))return{problem:`must name one of ${l.qj.join(", ")}${$e(e,f=>f)}`};const r=Object.
keys(t),a=r.find((f,w)=>r.findIndex(M=>Ce(M)===Ce(f))!==w);return a!==void 0?{problem:`gives ${Ce(a)} twice, as ${r.filter(f=>Ce(f)===Ce(a)).join(" and ")}`}:{name:s,
raw:ut(t),typed:(0,v.G)(n)?ut(n):{}}}const Ce=e=>e.replaceAll("-","_"),ut=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[Ce(t),n]));function*Xe(e){if(Array.
isArray(e))for(const t of e)yield*Xe(t);else if((0,v.G)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*Xe(n):n!==""&&Ve.has(t.trim().replaceAll(
"-","_"))&&(yield n)}const ft=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),rs=null,jt=["failed","skipped","notes","nothing"],Qe=32,Wt=e=>/^\d+$/.
test(e)&&Number(e)>=1&&Number(e)<=Qe,Ft=e=>/^\d{1,2}(?:\.\d+)?$/.test(e);async function Kt(e,t){const n=[],s=ue=>e(ue).trim(),r=ue=>{const De=s(ue);return De!==
""&&t(De),De},a=(ue,De)=>{const oe=s(ue)||De[0],Ie=De.find(ve=>ve===oe);return Ie===void 0&&n.push({field:ue,message:`must be one of ${De.join(", ")}`}),Ie??De[0]},
f=(ue,De)=>{const oe=s(ue).toLowerCase();return oe!==""&&oe!=="true"&&oe!=="false"&&n.push({field:ue,message:"must be true or false"}),oe===""?De:oe==="true"},w=r(
"api-key"),M=r("github-token"),T=Ne(ue=>f(ue,!1)),{steps:N,issues:j,warnings:Z}=await Rt(e,t,T),V=L(s("files"));"problem"in V&&n.push({field:"files",message:V.problem});
const ce=(ue,De,oe)=>{const Ie=s(ue);return Ie!==""&&!De(Ie)&&n.push({field:ue,message:oe}),Ie===""?void 0:Number(Ie)},pe=a("on-error",["fail","continue"])==="c\
ontinue",re=s("fail-on")===""&&pe?"nothing":a("fail-on",jt);pe&&re!=="nothing"&&n.push({field:"fail-on",message:"contradicts on-error: continue. Leave out one o\
f the two"});const Ae={steps:N,isList:s("steps")!=="",files:"lines"in V?V.lines:[],output:s("output")||void 0,overwrite:f("overwrite",!1),ifNoFilesFound:a("if-n\
o-files-found",["warn","error","ignore"]),changedOnly:f("changed-only",!1),dryRun:f("dry-run",!1),continueNumbers:f("continue-numbers",!1),concurrency:ce("concu\
rrency",Wt,`must be a whole number from 1 to ${Qe}`),failOn:re,minimumSaving:ce("minimum-saving",Ft,"must be a number of percent from 0 to 99, such as 5"),region:s(
"region"),baseUrl:s("base-url"),apiKey:w,summary:f("summary",!0),attest:f("attest",!1),githubToken:M,comparing:T,warnings:Z};if(j.length===0&&n.push(...zt(Ae)),
j.length+n.length>0)throw(0,P.G6)([...j,...n]);return Ae}function zt({steps:e,continueNumbers:t,minimumSaving:n,comparing:s}){return[...t?fe(e):[],...n===void 0?
[]:(0,ge.T)(e),...m(e,s)]}var Fe=o(50127),lt=o(73431);async function kt(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.all([o.e(2760),o.e(2958),o.e(6053),
o.e(966),o.e(8413),o.e(8662)]).then(o.bind(o,58662))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>Gt(n,t,e.concurrency),place:"on the runn\
er"}}async function Gt(e,{workspace:t},n=Math.min((0,R.availableParallelism)(),Qe)){const s=Math.min(e,n),r=(0,lt.ZK)(t),a=()=>Promise.resolve();if(s<2){const{localHere:M}=await o.
e(2161).then(o.bind(o,72161)),T=M();return{execute:(N,j)=>(0,Fe.g)(N,j,T,r),lanes:s,close:a,abandon:a}}const{workerPool:f}=await o.e(8602).then(o.bind(o,88602)),
w=f({entry:h().join(__dirname,"index.js"),size:Math.min(s,(0,R.availableParallelism)())});return{execute:(M,T)=>(0,Fe.g)(M,T,w,r),lanes:s,close:w.close,abandon:a}}
var qe=o(69338),et=o(2798),Oe=o(99992),Q=o(78941),ze=o(33439),Se=o(90127),Ue=o(38001);function Ht(e){const n=(h().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(
/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function tt(e,t,n){for(const T of[e,...t])if(Yt(T)>dt)throw(0,P.G6)([{field:"files",message:`the patter\
n '${T}' has more than ${dt} * in one name: write fewer`}]);const{create:s}=await o.e(102).then(o.bind(o,50102)),a=[e,...t.map(T=>T.slice(1).trim())].map(T=>Zt(
T,n)).map((T,N)=>N===0?T:`!${T}`),f=await s(a.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw mt(e)}),w=new Set((0,Oe.d7)(e).split("/")),M=T=>(0,Oe.dR)(n,T).split("/").some(N=>Jt.has(N)&&!w.
has(N));return(await f.glob()).filter(T=>!M(T))}const dt=4,Yt=e=>Math.max(...(0,Oe.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),Jt=new Set([".git","nod\
e_modules"]);function Zt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",h().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function mt(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,P.G6)([{field:"files",message:t}])}
const Vt=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],Ue.jB,Ue.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Ue.jN,Ue.yZ,Ue.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Xt(e,t,n){if(en(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,Ue.oR)(e,Vt);if(s!==void 0)return s;const r=async f=>tt(f,[],n).catch(()=>[]);if(t.length>
0&&(await r(e)).length>0)return"lines that begin with ! exclude every file that it matches";const a=qt(e,n);if(a!==void 0)return a;if((0,Se._N)((0,Oe.GS)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[f,w]of Qt(e)){const[M]=f===e?[]:await r(f);if(M!==void 0)return`${w}, and there is ${(0,Oe.dR)(
n,M)}`}}const Qt=e=>[[ht(e),"upper and lower case count"],[ht(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],ht=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function qt(e,t){const n=(0,Oe.GS)(t,e).split(h().sep),s=n.findIndex(
r=>/[*?[]/.test(r));for(let r=1;r<=(s<0?n.length-1:s);r++){const a=n.slice(0,r).join(h().sep);if((0,Oe.I5)(t,a)===void 0||!(0,Se.PJ)(a))continue;const[f,w]=[(0,Oe.
dR)(t,a),(0,Se.Ye)(a)];return w===void 0?`'${f}' is a link to a folder that does not exist`:(0,Oe.NB)(t,w)?`'${f}' is a link, which patterns do not follow: writ\
e '${(0,Oe.dR)(t,w)}' in its place`:`'${f}' is a link that leads out of the workspace`}}function en(e){try{return(0,A.readdirSync)(e).length===0}catch{return!1}}
async function tn(e,t,n,s){const r=[],a=new Set,f=new Set,w=[],M=new Map;for(const[T,{text:N,literal:j}]of e.entries()){if(!j&&N.startsWith("!"))continue;if(!(0,Oe.
NB)(t,N))throw mt(N);const Z=j?[]:e.slice(T+1).flatMap(pe=>pe.text.startsWith("!")?[pe.text]:[]),{matches:V,isPath:ce}=await sn(N,j,Z,n,t);V.length===0&&w.push(
{line:N,reason:await Xt(N,Z,t)});for(const pe of V){const re=(0,Oe.dR)(t,pe),Ae=(0,qe.YY)(t,pe);if(Ae!==void 0){M.set(re,Ae);continue}const ue=(0,et.hQ)(re);(!a.
has(ue)||s&&ce&&f.has(ue))&&r.push(re),a.add(ue),ce&&f.add(ue)}}return{files:r,empty:w,refused:M,idle:await nn(e,t)}}async function nn(e,t){const n=[],s=e.findIndex(
({text:r,literal:a})=>a||!r.startsWith("!"));for(const[r,{text:a,literal:f}]of e.entries()){if(f||!a.startsWith("!"))continue;const w=a.slice(1).trim();r<s?n.push(
`'${a}' excludes nothing, because it comes before the lines from which it could exclude files`):(0,Oe.NB)(t,w)&&(await tt(w,[],t).catch(()=>[])).length===0&&n.push(
`'${a}' excludes nothing: no file matches '${w}'`)}return n}async function sn(e,t,n,s,r){const a=(0,Oe.GS)(r,e),f=!t&&/[*?[\]\\]/.test(e)?void 0:(0,Se._N)(a);if(t)
return{matches:(0,Se.Ms)(a)===void 0?[]:[a],isPath:!0};if(f?.isFile()&&n.length===0)return{matches:[a],isPath:!0};const w=await tt(e,n,r),M=f?.isDirectory()?w.filter(
T=>s.test(T)):w;return{matches:M.length>1?on(M):M,isPath:f?.isFile()??!1}}function on(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,r)=>{for(let a=0;a<
s.length&&a<r.length;a++){const f=t(s[a]??"",r[a]??"");if(f!==0)return f}return s.length-r.length};return e.map(s=>({file:s,segments:(0,Oe.d7)(s).split("/")})).
sort((s,r)=>n(s.segments,r.segments)||(s.file<r.file?-1:1)).map(({file:s})=>s)}const rn={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,text:/\.(?:md|markdown)$/i},pt=5;
async function an(e,t,n,s){const r=(0,ze.Ud)(e.steps),a=e.steps[0],f=rn[(a&&(0,l.zI)(a.name).accepts)??"pdf"],w=await tn(e.files,t,f,r);un(w,e.ifNoFilesFound,s);
for(const V of w.idle)s.add(V);const M=cn(w.files,n);if(M.length===0&&w.files.length>0&&gt("No file is left to work on: the steps use every file that matches. N\
ame other files in files",e.ifNoFilesFound,s),!e.changedOnly||M.length===0)return{matched:M,files:M};const{changedFiles:T}=await Promise.all([o.e(2958),o.e(1787),
o.e(7874)]).then(o.bind(o,67874)),N=await T(e.githubToken);if("unknown"in N)return s.add(`changed-only leaves nothing out: ${N.unknown}`),{matched:M,files:M};const j=V=>N.
paths.has(V),Z=[];for(const V of M)([V,...n.neededBy(V).keys()].some(j)||(await n.mentionedIn(V)).some(j))&&Z.push(V);return E.pq(`${(0,b.y_)(Z.length,"file")} \
of ${M.length} changed`),{matched:M,files:(r||e.continueNumbers)&&Z.length>0?M:Z}}function cn(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===
0?e:e.filter(s=>{const r=n.get(s);return r!==void 0&&E.pq((0,Q.g$)(`'${s}' is left out of files: ${r} uses it`)),r===void 0})}function un({files:e,empty:t,refused:n},s,r){
const a=t.map(({line:T,reason:N})=>N===void 0?`'${T}'`:`'${T}' (${N})`),f=[...n].map(([T,N])=>`'${T}' was left out: it ${N}`),w=a.length===0?"files, which is an\
 empty list":(0,b.Dw)(a,pt,"more lines"),M=e.length>0||a.length===0||t.some(({reason:T})=>T!==void 0)?"":". Paths start at the workspace. Make sure that an earl\
ier step creates the files";if(s==="error"&&f.length>0)throw new P.zU("configuration",f.slice(0,pt).join(". "));for(const T of f)r.add(T);a.length===0&&e.length+
f.length>0||gt(`No file matches ${w}${M}`,s,r)}function gt(e,t,n){if(t==="error")throw new P.zU("configuration",e);t==="warn"?n.add(e):E.pq((0,Q.g$)(e))}var fn=o(
66246),ln=o(72002),ke=o(8526);const $t=/\{(?:dir|name)\}/;class dn{steps;places;base;shared=new Map;constructor(t,n,s){this.steps=t,this.places=n,this.base=s}neededBy(t){
return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(r=>[this.pathFor(r,t),(0,I.i9)(n)])))}check(){const t=[];for(const{paths:n}of this.steps)
for(const[s,r]of Object.entries(n)){if($t.test(r))continue;const a=this.problemOf(this.pathFor(r,""));a!==void 0&&t.push({field:s,message:a})}if(t.length>0)throw(0,P.
G6)(t)}async parametersOf({name:t,params:n,paths:s,fromBase:r},a){const f={};r&&this.base&&(f[ie]=await this.base.read(a));for(const[w,M]of Object.entries(s)){const T=this.
pathFor(M,a),N=await($t.test(M)?this.read(T,w):this.readOnce(T,w)),j=(0,l.zI)(t).fields[w]?.kind==="json",{params:Z,issues:V}=(0,g.qL)(t,{[w]:j?(0,g.iL)(N.bytes):
N}),ce=V.filter(({field:pe})=>pe===w);if(ce.length>0)throw(0,P.G6)(ce.map(({field:pe,message:re})=>({field:pe,message:`'${T}': ${re}`})));f[w]=Z[w]}return{...n,
...f,...await this.mentionedBy(t,a)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(
({file:r})=>r):[]}catch(s){if(s instanceof P.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||
s.images.length===0)return{};const{wire:r,images:a}=s,f=[];for(const{target:T,file:N}of a)f.push({name:T,bytes:(await this.read(N,r)).bytes});const{issues:w}=(0,g.
qL)(t,{[r]:f}),M=w.filter(({field:T})=>T===r);if(M.length>0)throw(0,P.G6)(M);return{[r]:f}}async imagesBeside(t,n){const[s]=Object.entries((0,l.zI)(t).fields).find(
([,{kind:w}])=>w==="files")??[];if(s===void 0)return;const{bytes:r}=await this.read(n,s);if(r.length>fn.xG||!Buffer.from(r.buffer,r.byteOffset,r.byteLength).includes(
"!["))return;const{imageTargets:a}=await Promise.all([o.e(1917),o.e(4299),o.e(4622)]).then(o.bind(o,34622)),f=[];for(const w of await a(mn({name:n,bytes:r}),new ln.
o(ke.v))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(w))continue;const M=(0,Oe.dR)(this.places,h().posix.join(h().posix.dirname(n),w.replace(/[?#].*$/,"")));this.problemOf(
M)===void 0&&f.push({target:w,file:M})}return{wire:s,images:f}}pathFor(t,n){const{dir:s,name:r}=h().posix.parse(n),a=t.replaceAll("{dir}",()=>s||".").replaceAll(
"{name}",()=>r);return(0,Oe.dR)(this.places,a)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.
problemOf(t);if(s!==void 0)throw(0,P.G6)([{field:n,message:s}]);const r=await(0,Se.oD)(h().resolve(this.places.workspace,t)).catch(a=>{throw(0,P.G6)([{field:n,message:`\
'${t}' could not be opened (${(0,Q.xU)(a)})`}])});return{name:h().posix.basename(t),bytes:r}}problemOf(t){if(!(0,Oe.NB)(this.places,t))return`'${t}' must be in \
the workspace or in RUNNER_TEMP`;if((0,Se.Ms)((0,Oe.GS)(this.places,t))===void 0)return`there is no file '${t}'. Paths start at the workspace, and may hold {dir\
} and {name}`;const n=(0,qe.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const mn=({bytes:e})=>new TextDecoder("utf-8").decode(e),yt=4096;function nt(e,t){
const n=(0,P.l3)(e),s=[n,...n.others].map(r=>{const a=hn(r),f=r.advice===void 0?a:`${a.replace(/[.:]$/,"")}. ${r.advice}`;return(0,Le.u)(t,f,(0,P.R3)(r))});return(0,Q.
g$)(s.join(". ")).slice(0,yt)}const hn=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("\
^\\p{Ll}","u").test(s)?`The document ${s}`:s),e),Be=10;class pn{given=0;add(t,n,s){const r=(0,Q.g$)(t).slice(0,yt);this.given++,this.given<=Be?E.$e(r,{...n===void 0?
{}:{file:n},...s===void 0?{}:{title:s}}):E.pq(n===void 0?`Warning: ${r}`:`Warning: ${(0,Q.g$)(n)}: ${r}`)}}const gn=(0,l.zI)("compare_documents").dataKey??"",st=10,
$n={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},Et="New: there is no earlier version",yn=e=>({
status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:Et,data:{}}),je=e=>e.data[gn],ot=({message:e})=>e===
Et,wt=e=>e.some(t=>je(t)!==void 0||ot(t)),rt=e=>ot(e)||je(e)?.same===!1;function En(e){return{same:wt(e)?String(e.every(n=>je(n)?.same===!0)):"",changed:e.filter(
rt).map(({input:n})=>n)}}const wn=e=>e.filter(rt).map(t=>({file:t.input,message:t.message??Mn(je(t))})),bn=(e,t)=>`fail-on-difference: ${e} of ${(0,b.y_)(t,"fil\
e")} ${(0,b.d5)(e,"differs","differ")} from the earlier version`;function On(e,t){for(const[n,{file:s,message:r}]of e.entries())n>=Be-1?E.pq((0,Q.g$)(`${s}: ${r}`)):
t==="error"?E.z3(r,{file:s,title:"Differs"}):E.lm(r,{file:s,title:"Changed"})}function Mn(e){const t=Ge.flatMap(([s,r])=>{const a=bt(e,r);return a===""?[]:[`Pag\
es ${s}: ${a}`]}),n=Ot(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const Ge=[["added","Added"],["removed","Removed"],["move\
d","Moved"],["changed","Changed"]];function bt(e,t){const n=We(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(f=>typeof f=="number"?f:Number(We(f,"page"))),
r=Number(We(e.counts,`pages${t}`)),a=s.slice(0,st).join(", ");return r>st?`${a} and ${r-st} more`:a}function Ot(e){return[...Object.entries($n).flatMap(([n,s])=>Number(
We(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const We=(e,t)=>typeof e=="object"&&e!==null&&!Array.isArray(
e)?e[t]??null:null,Pn=["","File","Pages",...Ge.map(([,e])=>e),"Also"];function An(e){const t=je(e),n=e.notes.map(M=>`<br><em>${(0,Q.Hn)(M)}</em>`).join("");if(!t)
return`<td colspan="${Ge.length+2}">${(0,Q.Hn)(e.message??"")}${n}</td>`;const[s,r]=[Number(t.pageCount),Number(t.pageCountBefore)],a=s===r?String(s):`${r}&nbsp\
;→&nbsp;${s}`,f=Ge.map(([,M])=>bt(t,M)),w=t.same===!0?"the same":Ot(t);return[a,...f,w+n].map(M=>`<td>${M}</td>`).join("")}const Dn=e=>ot(e)?"🆕":rt(e)?"✏️":
"✅";function In(e,t){let n="",s=0;for(const r of e)for(const a of Mt(je(r)?.pages,"changed")){const f=Mt(a,"diff").map(String);if(f.length===0)continue;const M=`\
<details><summary>${`<code>${(0,Q.Hn)(r.input)}</code>, page ${Number(We(a,"page"))}`}</summary>

\`\`\`diff
${f.map(Q.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(M)>t?s++:n+=M}return s===0?n:`${n}<p>${(0,b.y_)(s,"more page")} did not fit here.</p>
`}function Mt(e,t){const n=We(e,t);return Array.isArray(n)?n:[]}const is=null,xn=/[\r\n]|^\s|\s$/;class Tn{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
it("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=h().join((0,A.mkdtempSync)(h().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:f,...w})=>({...w,...f})),s=t.flatMap(({status:f,output:w})=>f==="done"&&w!==null?[w]:[]),r=s.filter(f=>!xn.test(f)),a=s.length===0?"":`, al\
though ${(0,b.y_)(s.length,"file")} were written: see the log`;it(`The output results-file cannot be written${a}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,A.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),it(`The outputs of the step cannot be written${a}`,process.env.GITHUB_OUTPUT,()=>{E.uH("files",s),E.uH("paths",r.map(Ht).join(`
`)),E.uH("count",s.length),E.uH("failed",t.filter(({status:T})=>T==="failed").length);const f=t.filter(({status:T,output:N})=>T==="done"&&N!==null);E.uH("total-\
bytes",(0,Q.cz)(f.map(({bytesAfter:T})=>T??0))),E.uH("total-pages",(0,Q.cz)(f.map(({pages:T})=>T??0)));const{same:w,changed:M}=En(t);E.uH("same",w),E.uH("change\
d",M),E.uH("results",n),E.uH("results-file",this.resultsFile)}),r.length<s.length&&E.pq(`The output paths leaves out ${(0,b.y_)(s.length-r.length,"name")} with \
a line break or an outer blank`)}}const vn=new Set(["ENOSPC","EDQUOT"]);function it(e,t,n){try{n()}catch(s){const r=t!==void 0&&(0,A.existsSync)(t)?(0,Q.xU)(s):
"there is no such file";throw new P.zU("configuration",`${e} (${r})`,{advice:vn.has((0,Q.xU)(s))?"Free space on the disk of the runner":"Check that earlier step\
s do not remove or lock the files of the runner",cause:s})}}var Nn=o(90866);const at=1024*1024,Pt=2048,At={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};
function Ln(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,Q.Hn)(n.join(" → "))}</h3>
<p>${Dt(e)}</p>
`;if(t.length===0)return s;const r=wt(t),a=[];let f=Buffer.byteLength(s)+Pt;for(const[j,Z]of t.entries()){const V=r?Rn(Z):Sn(Z,t[j-1],It(e));if(f+=Buffer.byteLength(
V),f>at)break;a.push(V)}const w=(r?Pn:It(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(j=>`<th>${j}</th>`).join(
""),M=t.length-a.length,T=M===0?"":`<p>${(0,b.y_)(M,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,N=e.showText?In(t,at-f-Pt):"";return`${s}<table>
<tr>${w}</tr>
${a.join("")}</table>
${T}${N===""?"":`
${N}`}`}const Rn=e=>`<tr><td>${e.status==="done"?Dn(e):At[e.status]}</td><td><code>${(0,Q.Hn)(e.input)}</code></td>${An(e)}</tr>
`;function Dt({rows:e,matched:t,place:n,dryRun:s,seconds:r}){const a=Z=>e.filter(V=>V.status===Z),f=a("done");if(e.length===0)return`${t===0?"No file matches":`\
No change in ${(0,b.y_)(t,"file")}`}, nothing written · ${n} · ${r.toFixed(1)} s`;const w=f.filter(({output:Z})=>Z!==null).length,M=s?[`Dry run: ${(0,b.y_)(a(
"planned").length,"result")} planned, nothing written`]:[w===0&&f.length>0?`${(0,b.y_)(f.length,"file")} read, none written`:`${(0,b.y_)(w,"file")} written`];for(const Z of[
"failed","skipped"])a(Z).length>0&&M.push(`${a(Z).length} ${Z}`);const T=(0,Q.cz)([...new Map(f.map(Z=>[Z.inputs.join(`
`),Z.bytesBefore??0])).values()]),N=(0,Q.cz)(f.map(({bytesAfter:Z})=>Z??0)),j=f.length===0?"":` · ${(0,Q.IV)(T)}${w===0?"":` → ${(0,Q.IV)(N)}`}`;return`${M.join(
", ")}${j} · ${n} · ${r.toFixed(1)} s`}const It=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Un(t));function Sn(e,t,n){const{status:s,input:r,
inputs:a,output:f,pages:w,bytesBefore:M,bytesAfter:T,message:N,notes:j,data:Z}=e,V=a.length>1&&s!=="failed"?` <em>and ${a.length-1} more</em>`:"",ce=[...f===null?
[]:[`<code>${(0,Q.Hn)(f)}</code>`],...N===null?[]:[(0,Q.Hn)(N)],...Object.values(Z).flatMap(oe=>Cn(oe)),...j.filter(oe=>t?.input!==r||!t.notes.includes(oe)).map(
oe=>`<em>${(0,Q.Hn)(oe)}</em>`)],pe=e.facts.firstPage!==void 0,re=n?[ct(M),ct(T),pe?"":Bn(M,T)]:[ct(M)],Ae=[w===null?"":String(w),...re],ue=ce.join("<br>"),De=Ae.
every(oe=>oe==="")?`<td colspan="${Ae.length+1}">${ue}</td>`:`<td>${ue}</td>${Ae.map(oe=>`<td align="right">${oe}</td>`).join("")}`;return`<tr><td>${At[s]}</td>\
<td><code>${(0,Q.Hn)(r)}</code>${V}</td>${De}</tr>
`}const _n=new Set(["pageCount","fileSize"]);function Cn(e){const t=Object.entries(e).flatMap(([n,s])=>{const r=(0,Q.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return _n.has(n)?[]:s===!0?[r]:typeof s=="number"?s===0?[]:[`${r}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${r}: ${s.length}`]:typeof s=="object"&&s!==null&&!Object.
values(s).every(a=>typeof a=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const Un=e=>Object.keys(e).length===0,ct=e=>e===null?"":(0,Q.IV)(e).replace(
" ","&nbsp;");function Bn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function jn(e,t){
const n=e.filter(({status:a})=>a==="skipped").length,s=e.filter(({notes:a})=>a.length>0).length,r=(0,b.y_)(e.length,"result");return n>0&&(t==="skipped"||t==="n\
otes")?`fail-on: ${t}: ${n} of ${r} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${r} with notes: see the log`:void 0}function Wn(e,t,n,s){const r=e.length<
Be?e:e.slice(0,Be-1);for(const{file:a,message:f}of r)t==="error"?E.z3(f,{file:a,title:n}):s.add(f,a,n);for(const{file:a,message:f}of e.slice(r.length))E.pq((0,Q.
g$)(`Failed: ${a}: ${f}`));for(const{cause:a}of e)a!==void 0&&E.Yz((0,Q.uP)(a))}function Fn(e,t){const n=e.length<Be?0:e.length-(Be-1),s=n>0?` (${n} of them wit\
hout an annotation: see the log)`:"";return`${e.length} of ${(0,b.y_)(t,"file")} failed${s}`}async function xt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=Ln(
e);if(!(Buffer.byteLength(n)>=at))try{await Nn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complet\
e"),E.Yz((0,Q.uP)(s))}}class He extends Error{file;cause;constructor(t,n){super("a file could not be counted"),this.file=t,this.cause=n}}async function Kn(e,t,n){
const{continuedNumbers:s,countSelectedPages:r}=await Promise.all([o.e(2760),o.e(966),o.e(7922)]).then(o.bind(o,37922)),a=e.flatMap(({inputs:re})=>re),{pages:f,first_number:w}=se(
t),M=t.map(zn).find(re=>re!==void 0);let T="";const N=function*(){for(const re of a)yield n(T=re)},j={pages:f,...M===void 0?{}:{open_password:M}},Z=await r(N(),
j,{pause:ke.v}).catch(re=>{throw new He(T,(0,P.l3)(re))}),V=s(Z,w),ce=new Map;let pe=0;for(const re of e)ce.set(re,pe),pe+=re.inputs.length;return(re,Ae)=>V[(ce.
get(re)??0)+Ae]}function zn({name:e,params:t}){const{open_password:n,password:s}=t;return n??(e==="remove_password"?s:void 0)}var kn=o(98185),Gn=o(17644);const Hn=5;
async function Yn(e){const{jobs:t,inputs:n,chosen:s,secondFiles:r,numbersOf:a,claim:f,spelling:w}=e,M=new kn.A(e.places,n.overwrite),{execute:T,lanes:N,close:j,
abandon:Z}=await s.open(t.length),V=new AbortController,ce=()=>V.signal.aborted,pe=Xn(async()=>{V.abort(),await Promise.allSettled([M.close(),Z()]),await(0,ke.v)(),
await e.onCancelled(re.flatMap((oe,Ie)=>oe.length>0?oe:[Jn(t[Ie])]))}),re=t.map(()=>[]),Ae=[];let ue;const De={steps:n.steps,spelling:w,signal:V.signal,minimumSaving:n.
minimumSaving,parametersOf:(oe,Ie)=>r.parametersOf(oe,Ie),numbersOf:a,claim:f,write:oe=>M.write(oe),onProgress:qn()};return await Qn(t,N,async(oe,Ie)=>{if(!ce()){
if(ue!==void 0){re[Ie]=[{...Ye(oe),status:"skipped",output:null,message:ue}];return}try{const ve=await T(oe,De);re[Ie]=ve;for(const[_e,ye]of ve.entries())E.pq((0,Q.
g$)(Vn(ye,ve[_e-1]?.notes)))}catch(ve){if(ce())return;const _e=ve instanceof Fe.C?ve.input:oe.inputs[0]??"",ye=(0,P.l3)(ve instanceof Fe.C?ve.cause:ve);E.pq((0,Q.
g$)(`${_e}: failed`));const Je=ve instanceof Fe.C?ve.step:void 0,Nt=Je===void 0?nt(ye,w):`${Je}: ${nt(ye,w)}`;Ae.push({file:_e,message:Nt,cause:ye.cause}),re[Ie]=
[{...Ye(oe),status:"failed",input:_e,output:null,message:Nt,data:(0,Gn.EI)(ye)}],ye.code==="unauthorized"&&(ue="Not tried, because the region refused the key")}}}),
await pe(),await j(),{rows:re.flat(),failures:Ae}}const Jn=e=>({...Ye(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function Zn(e){
const t=e.map(Ye);for(const{input:n,inputs:s,output:r}of t)E.pq((0,Q.g$)(`${Tt(n,s)}${r===null?": would be read only, and no file written":` → ${r}`}`));return t}
function Ye(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,
facts:{},notes:[],message:null,data:{}}}function Vn(e,t=[]){const{input:n,inputs:s,output:r,pages:a,bytesBefore:f,bytesAfter:w,notes:M,message:T}=e,N=Tt(n,s),j=[
...a===null?[]:[(0,b.y_)(a,"page")],w===null?(0,Q.IV)(f??0):`${(0,Q.IV)(f??0)} → ${(0,Q.IV)(w)}`].join(", "),Z=r===null?`${N}: ${T??"read"} (${j})`:`${N} → ${r}\
 (${j})`,V=M.filter(ce=>!t.includes(ce));return V.length>0?`${Z}. ${V.join(" ")}`:Z}const Tt=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function Xn(e){let t;
for(const[n,s]of[["SIGINT",130],["SIGTERM",143]])process.on(n,()=>{t||(E.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});return()=>t}async function Qn(e,t,n){
const s=e.entries(),r=async()=>{for(const[a,f]of s)a>0&&await(0,ke.v)(),await n(f,a)};await Promise.all(Array.from({length:Math.min(t,e.length)},r))}function qn(){
let e=process.uptime();return(t,n,s)=>{const r=process.uptime();r-e<Hn||(e=r,E.pq((0,Q.g$)(`${t}: ${n}, ${Math.round(s*100)} %`)))}}async function es(){const e=new pn,
t=new Tn;let n="wire";try{t.begin();const s=await Kt(r=>E.V4(r,{trimWhitespace:!1}),r=>ss(r,e));for(const r of s.warnings)e.add(r);n=s.isList?"wire":"inputs",await ts(
s,t,e,n)}catch(s){const r=(0,P.l3)(s instanceof He?s.cause:s),a=nt(r,n);s instanceof He&&E.z3(a,{file:s.file}),E.C1(s instanceof He?"No file was written: contin\
ue-numbers counts the pages of all files first, and one file could not be counted":a),r.cause!==void 0&&E.Yz((0,Q.uP)(r.cause))}finally{E.Yz(`Peak memory: ${(0,Q.
IV)(os())}`)}}async function ts(e,t,n,s){const r=process.uptime(),a=(0,Oe.Aq)(),f=await kt(e,a);f.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without re\
gion or base-url documents are processed on the runner");for(const ye of e.steps)await f.check(ye);e.output!==void 0&&(0,ze.I)(e.steps)==="data"&&n.add("output \
is not used: the step reads documents and writes none");const w=e.comparing.withBase?await(await o.e(1833).then(o.bind(o,41833))).BaseVersions.of(a):void 0,M=new dn(
e.steps,a,w),{matched:T,files:N}=await an(e,a,M,n),{known:j,fresh:Z}=w?await w.divide(N):{known:N,fresh:[]};M.check();const V=(0,et.K2)(a.workspace),ce=[...new Set(
[...T,...T.flatMap(ye=>[...M.neededBy(ye).keys()])])],pe=ye=>(0,qe.Ck)(a,ye),re={matched:ce,overwrite:e.overwrite,identity:V,exists:pe},Ae=(0,ze.et)({...e,...re,
files:j,places:a}),ue=e.steps.map(({name:ye})=>(0,I.i9)(ye)),De=e.continueNumbers&&!e.dryRun?await Kn(Ae,e.steps,ye=>(0,lt.R5)(ye,a.workspace)):()=>{};E.Oh((0,Q.
g$)(`${ue.join(", then ")}: ${(0,b.y_)(j.length,"file")}, ${f.place}`));const oe=ye=>{const Je=process.uptime()-r;return{rows:ye,matched:T.length,operations:ue,
place:f.place,dryRun:e.dryRun,seconds:Je,showText:e.comparing.showText}},{rows:Ie,failures:ve}=e.dryRun?{rows:Zn(Ae),failures:[]}:await Yn({jobs:Ae,inputs:e,chosen:f,
places:a,secondFiles:M,numbersOf:De,claim:(0,et.OM)(re),spelling:s,onCancelled:async ye=>{t.tell(ye),e.summary&&await xt(oe(ye),n)}});E.N4();const _e=[...Ie,...Z.
map(yn)];await ns({digest:oe(_e),failures:ve,total:j.length,inputs:e,outputs:t,places:a,warnings:n})}async function ns({digest:e,failures:t,total:n,inputs:s,outputs:r,
places:a,warnings:f}){const{rows:w}=e,M=wn(w);if(On(M,s.comparing.failOnDifference?"error":"notice"),Wn(t,s.failOn==="nothing"?"warning":"error",e.operations.join(
", "),f),E.pq((0,Q.g$)(Dt(e))),r.tell(w),s.summary&&await xt(e,f),s.attest){const{declareArtifacts:N}=await o.e(8208).then(o.bind(o,48208)),j=w.flatMap(({status:Z,
output:V})=>Z==="done"&&V!==null?[V]:[]);for(const Z of await N(j,a.workspace))f.add(Z)}if(t.length===0){const N=s.comparing.failOnDifference&&M.length>0?bn(M.length,
w.length):jn(w,s.failOn);N!==void 0&&E.C1(N);return}const T=(0,ze.Ud)(s.steps)?`The merge of ${(0,b.y_)(n,"file")} failed`:Fn(t,n);s.failOn==="nothing"?f.add(T):
E.C1(T)}function ss(e,t){[...e.trim()].length>1?E.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidde\
n. The step does not print it; use a longer one")}function os(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,A.readFileSync)("/proc/self/status","latin1"))??[];
if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let vt=!1;process.once("beforeExit",()=>{vt||E.C1("The action stopped befo\
re it had finished.")}),es().catch(E.C1).finally(()=>{vt=!0})}),38001:((le,Y,o)=>{o.d(Y,{BD:()=>I,jB:()=>E,jN:()=>A,oR:()=>R,r_:()=>b,yZ:()=>P});const E=[/^["'].*["']$/,
"leave out the quotes"],A=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],P=[/^~/,"~ is not your home\
 folder here, and files must be in the workspace or in RUNNER_TEMP"],I=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use a path of the workspace"],
b=[/\\/,"write / between folders, not a backslash"],R=(S,h)=>h.find(([g])=>g.test(S))?.[1]}),33439:((le,Y,o)=>{o.d(Y,{I:()=>B,KH:()=>x,Ud:()=>O,et:()=>W});var E=o(
76760),A=o.n(E),P=o(23169),I=o(48348),b=o(24958),R=o(71082),S=o(23359),h=o(69338),g=o(2798),l=o(99992),$=o(38001);const d=["{dir}","{name}","{index}","{operatio\
n}"],y=["{title}","{match}"],u={document:[],data:[],text:[],parts:y,texts:y,files:["{file}"]},c={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{ope\
ration}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},p="{dir}/{name}.pdf",D=([
J],v)=>v==="document"&&J!==void 0&&(0,b.zI)(J.name).accepts==="text",O=J=>J.some(({name:v})=>(0,b.zI)(v).input==="many");function B(J){const v=J.map(({name:k})=>(0,b.
zI)(k)),U=v.filter(k=>!(0,b.rz)(k)),K=U.findLast(({input:k,output:ie})=>k==="many"||ie!=="pdf");return v.at(-1)?.output==="text"?K?.output==="pdfs"?"texts":"tex\
t":U.length===0?"data":K?.output==="pdfs"?"parts":K?.output==="files"?"files":"document"}const x=J=>J==="text"||J==="texts",_=J=>J==="document"||J==="text";function W(J){
const{files:v,steps:U}=J,K=B(U),k=F(J,K),ie=v.length===0?[]:O(U)?[v]:v.map(ee=>[ee]),X=(0,I.i9)((U.findLast(({name:ee})=>!(0,b.rz)((0,b.zI)(ee)))??U.at(-1))?.name??
""),me=ie.map((ee,Me)=>{const{dir:ae,name:ne}=A().posix.parse(ee[0]??""),G=he=>{const we=_(K)?Me+1:he?.index,Pe={"{dir}":ae||".","{name}":ne,"{operation}":X,"{i\
ndex}":we===void 0?void 0:(0,R.n)(we),"{title}":he?.title,"{match}":he?.match,"{file}":he?.file};return A().posix.normalize(k.replace(/\{[^{}]*\}/g,Ne=>Pe[Ne]??
Ne))};return{inputs:ee,kind:K,tellsMatch:k.includes("{match}"),outputPath:G}}),te=K==="data"?[]:xe(me,J,q(k,K));if(te.length>0)throw(0,P.G6)(te);return me}const z=[
$.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],$.jN,$.yZ,$.BD,...A().sep==="/"?[$.r_]:[]];function F({output:J,places:v,steps:U},K){const k=ae=>(0,P.
G6)([{field:"output",message:ae}]);if(J===void 0)return D(U,K)?p:`${c[K]}${x(K)?S.lg[(0,S.GW)(U.at(-1)?.params??{})]:""}`;const ie=(0,$.oR)(J,z);if(ie!==void 0)
throw k(ie);const X=[...d,...u[K]],me=J.match(/\{[^{}]*\}/g)?.filter(ae=>!X.includes(ae))??[];if(me.length>0)throw k(`has the unknown placeholder ${me[0]}: use ${X.
join(", ")}`);if(/[\u0000-\u001f]/.test(J))throw k("must be a single line");if(/[\\/]$/.test(J))throw k(`names a folder: write a file name after it, such as ${J}\
{name}.pdf`);const te=["{index}",...u[K]];if(u[K].length>0&&!te.some(ae=>J.includes(ae))){const{dir:ae,name:ne,ext:G}=A().posix.parse((0,l.d7)(J)),he=A().posix.
join(ae,K==="files"?`${ne}.{file}`:`${ne}-{index}${G}`);throw k(`needs ${te.join(" or ")}, because one file gives several results: such as ${he}`)}const ee=A().
isAbsolute(J)?(0,l.dR)(v,J):(0,l.d7)(J);if(!(A().isAbsolute(ee)?(0,l.NB)(v,ee):(0,l.FK)(A().posix.normalize(ee))))throw k("must stay in the workspace or in RUNN\
ER_TEMP");return ee}function q(J,v){const K=["{dir}","{name}",..._(v)?["{index}"]:[]].filter(k=>!J.includes(k));return K.length===0?"process them in different s\
teps":`use ${[K.slice(0,-1).join(", "),...K.slice(-1)].filter(k=>k!=="").join(" or ")}`}const de=J=>J.kind==="parts"||J.kind==="texts"?J.outputPath({index:1}):J.
outputPath();function xe(J,{matched:v,overwrite:U,identity:K,exists:k,places:ie},X){const me=new Map(v.map(G=>[K(G),G])),te=new Map;for(const G of J){const he=K(
G.outputPath()),we=te.get(he);we?we.push(G):te.set(he,[G])}const ee=[],Me=[],ae=G=>{ee.push({field:"output",message:G})};for(const[G,he,...we]of te.values()){if(!G)
continue;const Pe=G.outputPath(),Ne=(0,g.Nk)(Pe);if(!(0,l.NB)(ie,Pe)||Pe==="."||Pe.endsWith("/"))ae(`'${Pe}' is not a file in the workspace or in RUNNER_TEMP`);else if(Ne!==
void 0)ae(Ne);else if((0,h.SV)(Pe))ae(`'${Pe}' is below .git, where nothing is written`);else if(he){const[i,m]=[G.inputs[0],he.inputs[0]],L=we.length===0?`'${i}\
' and '${m}' would both`:`'${i}', '${m}' and ${we.length} more would all`;ae(`${L} be written to '${Pe}': ${X}`)}else{const i=de(G),m=K(i),L=me.get(m);L!==void 0&&
!G.inputs.some(C=>K(C)===m)?ae(`'${i}' would replace another file that the step reads: choose a different pattern`):L!==void 0&&!U?ae(`'${i}' would replace the \
input: choose a different pattern, or set overwrite to true`):L===void 0&&!U&&k(i)&&Me.push(i)}}Me.length>0&&ae((0,g.pL)(Me));const ne=5;return ee.length<=ne?ee:
[...ee.slice(0,ne),{field:"output",message:`and ${ee.length-ne} more such clashes`}]}}),30174:((le,Y,o)=>{o.d(Y,{A:()=>P,T:()=>A});var E=o(33439);function A(I){
const b=R=>[{field:"minimum-saving",message:R}];return I.some(({name:R})=>R==="optimize_document")?(0,E.Ud)(I)||(0,E.I)(I)!=="document"?b("needs one result for \
each file: no merge, no split, no extraction"):[]:b("needs a step optimize-document")}function P(I,b,R){return R===void 0||b<=I*(1-R/100)?void 0:`Not written: t\
he result is ${(Math.max(0,I-b)/I*100).toFixed(1)} % smaller, and minimum-saving is ${R} %`}}),55131:((le,Y,o)=>{o.d(Y,{EC:()=>l,MH:()=>g,Pu:()=>$,Qf:()=>P,g$:()=>b,
oH:()=>I});var E=o(23169);const A=1e3,P=(d,y,{found:u=null,limit:c=null,pages:p=[]}={})=>({rule:d,found:u,limit:c,pages:p.slice(0,A),message:y}),I=["open_passwo\
rd"],b=(d,y,u)=>`The file has ${d} ${u}; at most ${y} are allowed.`;function R({failures:d}){return Array.isArray(d)?d.flatMap(S):[]}function S(d){if(typeof d!=
"object"||d===null||Array.isArray(d))return[];const{rule:y,found:u,limit:c,pages:p,message:D}=d;if(typeof y!="string"||typeof D!="string")return[];const O=Array.
isArray(p)?p.filter(B=>typeof B=="number"):[];return[{rule:y,found:h(u),limit:h(c),pages:O,message:D}]}const h=d=>typeof d=="number"?d:null;function g(d,{nameOf:y,
restate:u}){const{checks:c}=d,p=R(d).map(O=>({...u(O),rule:y(O.rule)})),D=Array.isArray(c)?c.flatMap(O=>typeof O=="string"?[y(O)]:[]):[];return{...d,...c!==void 0&&
{checks:D},failures:p}}class l extends E.zU{report;constructor(y){const u=R(y).map(({message:c})=>c);super("invalid_parameters",`The check failed: ${u.join(" ")}`,
{issues:u.map(c=>({field:"file",message:c,mentions:I}))}),this.report=y}}function $(d){if(d.passed===!1)throw new l(d)}}),29577:((le,Y,o)=>{o.d(Y,{Z:()=>b,_:()=>I});
const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,A=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,
P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function I(g){if(g.length>64)return;const l=g.
trim().replace(A,($,d,y,u)=>`${d??""}${1900+Number(y)}${u}`);return S(R(E.exec(l)??P.exec(l)))}function b(g){const l=g.length>64?void 0:R(P.exec(g.trim()));if(!l||
S(l)===void 0)return;const{year:$,month:d="",day:y="",hour:u="",minute:c="",second:p="",zone:D=""}=l;return`D:${$}${d}${y}${u}${c}${p}${D==="Z"||D===""?D:`${D.replace(
":","'")}'`}`}function R(g){if(!g)return;const[,l,$,d,y,u,c,p,D,O,B]=g,x=p??(D===void 0?void 0:`${D}${O??"00"}:${B??"00"}`);return{year:l,month:$,day:d,hour:y,minute:u,
second:c,zone:x}}function S(g){if(!g)return;const{year:l,month:$,day:d,hour:y,minute:u="00",second:c="00",zone:p}=g,D=(B,x,_)=>B===void 0||Number(B)>=x&&Number(
B)<=_;if(Number(l)===0||!D($,1,12)||!D(d,1,h(Number(l),Number($)))||!D(y,0,23)||!D(u,0,59)||!D(c,0,59)||p!==void 0&&p!=="Z"&&!(D(p.slice(1,3),0,23)&&D(p.slice(4),
0,59)))return;const O=[l,$,d].filter(B=>B!==void 0).join("-");return y===void 0?O:`${O}T${y}:${u}:${c}${p==="+00:00"||p==="-00:00"?"Z":p??""}`}function h(g,l){return l===
2?g%4===0&&(g%100!==0||g%400===0)?29:28:[4,6,9,11].includes(l)?30:31}}),22562:((le,Y,o)=>{o.d(Y,{qL:()=>F,lF:()=>xe,iL:()=>W});var E=o(23169),A=o(36796);function P(i){
switch(i.kind){case"text":{const m=i.minLength?`${i.minLength} to ${i.maxLength}`:`at most ${i.maxLength}`;return i.format?`${A.E[i.format].words}, ${m} charact\
ers`:i.characters==="printable-ascii"?`${m} printable ASCII characters (codes 32 to 126)`:`${m} characters`}case"flag":return"true or false";case"integer":{const m=i.
unit===void 0?"":`, in ${i.unit}`;return i.max===void 0||i.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${i.min}${m}`:`a whole number from ${i.min}\
 to ${i.max}${m}`}case"decimal":return`a decimal number ${R(i)}, in ${i.unit}, with a point`;case"choice":return`one of ${i.options.map(m=>typeof m.value=="numb\
er"?I(m):m.value).join(", ")}`;case"choices":return`one or more of ${i.options.map(({value:m})=>m).join(", ")}, separated by commas`;case"pageOrder":return i.parts?
`ranges of pages such as 1-3, 7, 9-, at most ${i.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${i.maxLength} characters`;case"pageSet":
return`pages such as 1..3, -1, odd, even, all or not 2, at most ${i.maxLength} characters`;case"file":return b[i.accepts];case"files":return`at most ${i.max} PN\
G or JPEG images of at most ${i.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${i.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, \
at most ${i.maxLength} characters`;default:return i}}function I({value:i,label:m,description:L}){const C=L??m.toLowerCase(),H=String(i).replace(/^-/,"").replaceAll(
"_"," ").toLowerCase();return L===void 0&&m.toLowerCase().includes(H)?String(i):`${i} (${C.charAt(0).toLowerCase()}${C.slice(1)})`}const b={pdf:"a PDF document",
image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"\
certificates, as PEM or DER, of at most 1 MB",any:"a file"};function R({above:i,min:m,max:L}){const C=i===void 0?`of at least ${m??0}`:`greater than ${i}`;return L===
void 0?C:`${C} and at most ${L}`}var S=o(24824),h=o(24958),g=o(86024),l=o(23816),$=o(78684);const d=2**31-1,y=/^ *[+-]?\d+ *$/,u=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
c=/[\p{Cc}\u2028\u2029]/u,p=new RegExp("\\p{Cs}","u"),D=100,O={font:20*1024*1024,key:1e6,certificates:1e6},B=/^[\x20-\x7e]*$/,x=new Set(["files","choices"]),_="\
must be given only once";function W(i){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(i)}catch{return i}}function z(i,m,L="absent"){const{params:C,
issues:H}=F(i,m,L);if(H.length>0)throw invalidParameters(H);return C}function F(i,m,L="absent"){const C=(0,h.zI)(i),H={},se=[];for(const[fe,Ee]of Object.entries(
C.fields)){const ge=Object.hasOwn(m,fe),be=ge?m[fe]:void 0;if(U(Ee,be)){ge&&L==="refuse"&&J(Ee,be)?se.push({field:fe,message:v(Ee)}):Ee.required?se.push({field:fe,
message:`is required: ${P(Ee)}`}):"default"in Ee&&(H[fe]=Ee.default);continue}const Le=K(Ee,be);"problem"in Le?se.push({field:fe,message:Le.problem}):H[fe]=Le.value}
return{params:H,issues:[...se,...q(C,H,se)]}}function q({fields:i,ascending:m,different:L,exclusive:C,needs:H,atLeastOne:se,someTrue:fe},Ee,ge){const be=[],Le=$e=>(0,h.
qR)(i[$e],Ee[$e]);if(m){const[$e,Te]=[Ee[m[0]],Ee[m[1]]];typeof $e=="number"&&typeof Te=="number"&&$e>Te&&be.push({field:m[0],message:`must not be greater than ${m[1]}`,
mentions:[m[1]]})}if(L){const[$e,Te]=[Ee[L[0]],Ee[L[1]]];$e!==void 0&&$e===Te&&be.push({field:L[0],message:`must differ from ${L[1]}`,mentions:[L[1]]})}for(const[
$e,Te]of C??[]){const Re=Le($e)?Te.filter(Le):[];Re.length>0&&be.push({field:$e,message:`must not be given together with ${Re.join(" and ")}: leave one of them \
out`,mentions:Re})}for(const[$e,Te,Re]of H??[])Le($e)&&!(0,h.D)(Re,i[Te],Ee[Te])&&be.push({field:$e,message:`needs ${de(Te,Re)}`,mentions:[Te]});const Ze=$e=>Le(
$e)||ge.some(({field:Te})=>Te===$e);return se&&!se.some(Ze)&&be.push({field:se[0],message:`is required, unless one of these is given: ${se.slice(1).join(", ")}`,
mentions:se.slice(1)}),fe?.every($e=>Ee[$e]===!1)===!0&&be.push({field:fe[0],message:`must be true, unless one of these is: ${fe.slice(1).join(", ")}`,mentions:fe.
slice(1)}),be}function de(i,m){return typeof m!="object"?`${i} to be ${m}`:"not"in m?`${i} to be other than ${m.not}`:`${i} to be given`}function xe(i){if(Array.
isArray(i))return i.join(",");if(typeof i=="object")return JSON.stringify(i);const m=String(i);if(typeof i!="number"||!m.includes("e"))return m;if(i>=1)return BigInt(
i).toString();const[L,C]=m.split("e");return`0.${"0".repeat(-Number(C)-1)}${L.replace(".","")}`}function J(i,m){return i.empty==="opener"?!1:i.empty!=="word"||i.
required===!0||m===void 0}function v(i){return i.required?`is empty: it must be ${P(i)}`:i.kind==="text"&&i.secret?"is empty, so the document would open without\
 a password: give a password, or route documents without one past this step":i.empty==="word"?`is undefined: use '' to leave it out, or give ${P(i)}`:i.kind==="\
pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in i?`is empty: write ${String(i.default)}, which is the default, or leave the fie\
ld out`:`is empty: give ${P(i)}, or leave the field out`}function U(i,m){return m==null||m===""||x.has(i.kind)&&Array.isArray(m)&&m.length===0?!0:i.kind==="text"&&
!i.secret&&typeof m=="string"&&m.trim()===""}function K(i,m){if(Array.isArray(m)&&!x.has(i.kind))return{problem:_};if(m instanceof Uint8Array)return{problem:"is\
 not text in UTF-8: give it in UTF-8"};switch(i.kind){case"text":return k(i,m);case"flag":return ie(i,m);case"integer":return X(i,m);case"decimal":return te(i,m);case"\
choice":return ee(i,m);case"choices":return Me(i,m);case"pageOrder":return ae(i,m,i.parts?l.X4:g.p6);case"pageSet":return ae(i,m,$.lY);case"file":return ne(i,m);case"\
files":return G(i,m);case"json":return he(i,m);default:return i}}function k(i,m){if(typeof m!="string"&&!(typeof m=="number"&&Number.isFinite(m)))return{problem:`\
must be ${i.format?"":"text, "}${P(i)}`};const L=String(m);if(L.length>8*i.maxLength)return{problem:`must be ${P(i)}`};const C=i.secret?L:L.normalize("NFC"),H=i.
secret?C.length:[...C].length;return H>i.maxLength||H<(i.minLength??0)?{problem:`must be ${P(i)}`}:i.characters==="printable-ascii"&&!B.test(C)?{problem:`must b\
e ${P(i)}`}:!i.secret&&c.test(C)?{problem:"must not contain control characters or line breaks"}:!i.secret&&p.test(C)?{problem:"must not contain an incomplete ch\
aracter (a lone surrogate)"}:i.format&&!A.E[i.format].holds(C)?{problem:A.E[i.format].problem?.(C)??`must be ${P(i)}`}:{value:C}}function ie(i,m){if(typeof m=="\
boolean")return{value:m};const L=typeof m=="string"?m.toLowerCase():"";return L==="true"||L==="false"?{value:L==="true"}:{problem:`must be ${P(i)}`}}function X(i,m){
const L=me(m);if(L===void 0||L<i.min)return{problem:`must be ${P(i)}`};const C=i.max??d;if(L<=C)return{value:L};const H=P(i);return{problem:H.includes(String(C))?
`must be ${H}`:`must not be greater than ${C}`}}function me(i){return typeof i=="string"?y.test(i)?Number(i.trim())+0:void 0:typeof i=="number"&&Number.isInteger(
i)?i+0:void 0}function te(i,m){const L=typeof m=="number"?m:typeof m=="string"&&u.test(m)?Number(m.trim()):NaN,{above:C=-1/0,min:H=-1/0,max:se=1/0}=i;return Number.
isFinite(L)&&L>C&&L>=H&&L<=se?{value:L+0}:{problem:`must be ${P(i)}`}}function ee(i,m){const{open:L}=i,C=i.options.find(({value:se})=>typeof se=="number"?se===me(
m):se===m);if(C)return{value:C.value};const H=L?me(m):void 0;return L&&H!==void 0&&H>=L.min&&H<=L.max?{value:H}:{problem:`must be ${P(i)}`}}function Me(i,m){const L=typeof m==
"string"?m.replace(/^ +| +$/g,"").split(/ *, */):m,C=i.options.map(({value:H})=>H);return!Array.isArray(L)||!L.every(H=>C.some(se=>se===H))?{problem:`must be ${P(
i)}`}:{value:C.filter(H=>L.includes(H))}}function ae(i,m,L){if(typeof m!="string"&&typeof m!="number")return{problem:`must be ${P(i)}`};const C=String(m);if(C.length>
i.maxLength)return{problem:`must be at most ${i.maxLength} characters long, and has ${C.length}`};const H=L(C);return"problem"in H?{problem:H.problem}:{value:C}}
function ne(i,m){const{name:L,bytes:C}=typeof m=="object"?m:{};return typeof L!="string"||!(C instanceof Uint8Array)?{problem:`must be ${P(i)}`}:C.length===0&&i.
accepts!=="any"?{problem:"is an empty file"}:C.length>(O[i.accepts]??1/0)?{problem:`is too large: it must be ${P(i)}`}:{value:{name:L,bytes:C}}}function G(i,m){
const L=Array.isArray(m)?m:[m],C=[];for(const se of L){const fe=ne({...i,kind:"file"},se??{});if("problem"in fe)return fe.problem.startsWith("must")?{problem:`m\
ust be ${P(i)}`}:fe;C.push(fe.value)}const H=C.reduce((se,{bytes:fe})=>se+fe.length,0);return C.length>i.max||H>i.maxBytes?{problem:`must be ${P(i)}`}:new Set(C.
map(({name:se})=>se)).size<C.length?{problem:"has two files of one name"}:{value:C}}function he(i,m){const L=`must be ${P(i)}`;if(typeof m=="object"){const H=Ne(
m);return H!==void 0&&H.startsWith("{")&&H.length<=i.maxLength?we(JSON.parse(H)):{problem:L}}if(typeof m!="string")return{problem:L};if(m.length>i.maxLength)return{
problem:`must be at most ${i.maxLength} characters long, and has ${m.length}`};const C=(0,S.q)(m);if(C===void 0){const se=(0,S.q)(m.replace(/[\r\n\t]/g," "))!==
void 0?": within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${L}; it is not valid JSON${se}`}}return(0,S.G)(C)?we(C):{problem:L}}function we(i){
let m=[i];for(let L=0;m.length>0;L++){if(L===D)return{problem:`must not have more than ${D} arrays and objects within one another`};const C=m.flatMap(H=>Object.
values(H));if(C.some(H=>typeof H=="number"&&!Number.isFinite(H)))return{problem:"has a number that is too large"};m=C.filter(Pe)}return{value:i}}const Pe=i=>typeof i==
"object"&&i!==null;function Ne(i){try{return JSON.stringify(i)}catch{return}}}),48348:((le,Y,o)=>{o.d(Y,{XM:()=>b,an:()=>I,i9:()=>P});var E=o(24958);const A=R=>R.
replace(/_(\w)/g,(S,h)=>h.toUpperCase()),P=R=>R.replaceAll("_","-");function I(R,S,h){const g=S.filter(l=>/^\w+$/.test(l));return g.length===0?R:R.replace(new RegExp(
`\\b(?:${g.join("|")})\\b`,"g"),h)}const b=R=>(0,E.zI)(R).path??`/v1/${R}`}),59839:((le,Y,o)=>{o.d(Y,{s:()=>I});var E=o(98446);function A(b,R){const S=[],h=[],g=`\
use ${R.map(l=>`{${l}}`).join(", ")}`;for(const l of b.normalize("NFC").split(/(\{[^{}]*\})/)){const $=R.find(d=>`{${d}}`===l);if($)S.push({placeholder:$});else if(/^\{[^{}]*\}$/.
test(l))h.push(l);else{if(/[{}]/.test(l))return{problem:`has a brace that belongs to no placeholder; ${g}`};l&&S.push({literal:l})}}return h.length===0?{pieces:S}:
{problem:`has the unknown ${(0,E.d5)(h.length,"placeholder","placeholders")} ${h.join(" and ")}; ${g}`}}const P=["number","last","label","name"],I=b=>A(b,P)}),86024:((le,Y,o)=>{
o.d(Y,{Ly:()=>R,NL:()=>d,UL:()=>S,aW:()=>b,bs:()=>$,ml:()=>y,p6:()=>I,vg:()=>h});var E=o(23169),A=o(98446);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function I(u){
const c=[],p=[];for(const[D,O]of u.split(",").entries()){const B=D+1,x=P.exec(O),_=F=>{p.push(`entry ${B} ('${y(O)}') ${F}`)};if(O.trim()===""){p.push(`entry ${B}\
 is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!x){_(g(O));continue}const W=Number(x[1]),z=x[3]===void 0?void 0:Number(x[3]);
W===0||z===0?_("names page 0: pages count from 1, and -1 is the last page"):c.push({from:W,to:z,range:x[2]!==void 0,text:O.trim(),position:B})}return p.length>0?
{problem:$(p)}:{items:c}}function b(u,c,p){const D=z=>(0,E.G6)([{field:"page_order",message:z}]),O=I(u);if("problem"in O)throw D(O.problem);const B=R(O.items,c);
if("problem"in B)throw D(B.problem);const x=S(B.spans);if(x>p)throw D(`names ${x} pages in all; at most ${p} are allowed`);const _=new Uint32Array(x);let W=0;for(const{
first:z,last:F}of B.spans){const q=z<=F?1:-1;for(let de=z;de!==F+q;de+=q)_[W++]=de}return _}function R(u,c){const p=[],D=u.map(O=>{const B=F=>F<0?c+1+F:F,x=B(O.
from),_=O.range?O.to===void 0?c:B(O.to):x,z=[[O.from,x],[O.to??O.from,_]].find(([,F])=>F<1||F>c);return z&&p.push(`entry ${O.position} ('${y(O.text)}') names ${h(
z[0])}, but the document has ${(0,A.y_)(c,"page")}`),{first:x,last:_}});return p.length>0?{problem:$(p)}:{spans:D}}const S=u=>u.reduce((c,{first:p,last:D})=>c+Math.
abs(D-p)+1,0);function h(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far beyond its end"}function g(u){return/^ *\.\./.test(u)?"has no start: a range \
is written 1..5":d(u)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const l=5;function $(u){const c=u.length-l;return[...u.slice(0,l),...c>
0?[`and ${c} more such entries`]:[]].join("; ")}function d(u){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return c?`is not a range: write ${c[1]}..${c[2]}${c[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function y(u){const c=[...u].map(p=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(p)?"?":p);return(0,A.
Bu)(c.join(""),40)}}),78684:((le,Y,o)=>{o.d(Y,{k1:()=>R,lY:()=>b,m7:()=>S});var E=o(23169),A=o(86024),P=o(98446);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function b(l){const $=[],d=[];for(const[y,u]of l.split(",").entries()){const c=y+1,p=u.trim();if(p===""){d.push(`entry ${c} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const D=I.exec(p),O=xe=>{d.push(`entry ${c} ('${(0,A.ml)(p)}') ${xe}`)};if(!D){O(g(p));continue}const[,B,x,_,W,z]=D,
F={negated:B!==void 0,text:p,position:c};if(x!==void 0){$.push({...F,pages:x.toLowerCase()});continue}const q=Number(_),de=W===void 0?q:z===void 0?"end":Number(
z);q===0||de===0?O("names page 0: pages count from 1, and -1 is the last page"):$.push({...F,pages:{from:q,to:de}})}return d.length>0?{problem:(0,A.bs)(d)}:{items:$}}
function R(l,$,d="pages"){const y=O=>(0,E.G6)([{field:d,message:O}]),u=b(l);if("problem"in u)throw y(u.problem);const c=new h($),p=new h($),D=[];for(const O of u.
items){const B=O.negated?p:c;if(typeof O.pages=="string"){B.add(O.pages);continue}const{from:x,to:_}=O.pages,W=x<0?$+1+x:x,z=_==="end"?$:_<0?$+1+_:_,q=(_==="end"?
x<0?[[x,W]]:[]:[[x,W],[_,z]]).find(([,de])=>de<1||de>$);q&&D.push(`entry ${O.position} ('${(0,A.ml)(O.text)}') names ${(0,A.vg)(q[0])}, but the document has ${(0,P.
y_)($,"page")}`),!(_==="end"&&W>$||D.length>0)&&B.range(Math.min(W,z),Math.max(W,z))}if(D.length>0)throw y((0,A.bs)(D));return u.items.every(({negated:O})=>O)&&
c.add("all"),c.without(p)}function S(l){const $=b(l);if("problem"in $||$.items.length!==1)return;const{negated:d,pages:y}=$.items[0];if(d)return;if(y==="all")return{
first:1};if(typeof y=="string"||y.from<1)return;const{from:u,to:c}=y;return c==="end"?{first:u}:c===-1?{first:u}:c<1?void 0:{first:Math.min(u,c),last:Math.max(u,
c)}}class h{pageCount;differences;odd=!1;even=!1;constructor($){this.pageCount=$,this.differences=new Int32Array($+2)}add($){$!=="even"&&(this.odd=!0),$!=="odd"&&
(this.even=!0)}range($,d){this.differences[$]++,this.differences[d+1]--}without($){const d=new Uint32Array(this.pageCount);let y=0,u=0,c=0;for(let p=1;p<=this.pageCount;p++){
u+=this.differences[p],c+=$.differences[p];const D=p%2===1?"odd":"even";(u>0||this[D])&&!(c>0||$[D])&&(d[y++]=p)}return d.subarray(0,y)}}function g(l){return/^(not +)?\.\./i.
test(l)?"has no start: a range is written 1..5":/^!/.test(l)?"is not a page: leave out pages with not, such as not 2":(0,A.NL)(l.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),23816:((le,Y,o)=>{o.d(Y,{D_:()=>h,X4:()=>O,kU:()=>B});var E=o(
23169),A=o(86024);const P=/^(\d+|first)-(\d+|last|end)?$/i,I=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,b=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
R=/^(?:last|end)-(\d+|last|end)$/i,S=/^(-?\d+)-(-?\d+|last|end)$/i;function h(x){if(Array.isArray(x))return g(x);if(typeof x!="string"&&typeof x!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const _=String(x),W=_.split(/\r?\n/).filter(F=>F.trim()!=="");if(W.length>1&&W.every(F=>/^ *- +\S/.test(
F)))return g(W.map(F=>l(F.replace(/^ *- +/,""))));const z=/^\s*\[(.*)\]\s*$/s.exec(_);return z?g(z[1].split(",").map(l)):$(W.length>1?W.join(","):_)}function g(x){
return x.some(_=>typeof _!="string"&&typeof _!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:$(x.join(","))}function l(x){
return x.trim().replace(/^(["'])(.*)\1$/s,"$2")}function $(x){const _=[],W=[];for(const[z,F]of x.split(",").entries()){const q=d(F),xe=q.length>1&&q.some(J=>J.startsWith(
"-"))?y(q):q.map(u).find(J=>J!==void 0);xe&&W.push(`entry ${z+1} ('${(0,A.ml)(F.trim())}') is ambiguous: write ${xe.join(" or ")}`),_.push(q.length===0?F:q.map(
c).join(","))}return W.length>0?{problem:(0,A.bs)(W)}:{text:_.join(",")}}function d(x){const _=x.split(/\s+/).filter(z=>z!==""),W=[];for(const z of _){const F=W.
at(-1);F?.toLowerCase()==="not"?W[W.length-1]=`${F} ${z}`:W.push(z)}return W}function y(x){const _=x.map(c).join(","),[W,z,...F]=x,q=F.length===0&&z?/^-(\d+)$/.
exec(z):null;return q&&W&&/^\d+$/.test(W)?[_,`${W}..${q[1]}`]:[_]}function u(x){const _=x.replace(/^not /i,""),W=R.exec(_);if(W)return/^\d/.test(W[1])?[`-${Number(
W[1])+1}`,`-1..${W[1]}`]:["-1"];const z=S.exec(_);if(!z||P.test(_))return;const[,F,q]=z;return q.startsWith("-")?[`${F}..${q}`,`${F},${q}`]:[`${F}..${D(q)}`,`${F}\
,-${q}`]}function c(x){const[,_="",W=""]=/^(not )?(.*)$/i.exec(x)??[],z=P.exec(W)??I.exec(W)??b.exec(W);return z?`${_}${D(z[1])}..${D(z[2]??"")}`:`${_}${D(W)}`}
const p={first:"1",last:"-1",end:"-1"},D=x=>p[x.toLowerCase()]??x;function O(x){const _=h(x);return"problem"in _?_:(0,A.p6)(_.text)}function B(x,_,W,z="ranges"){
const F=v=>(0,E.G6)([{field:z,message:v}]),q=O(x);if("problem"in q)throw F(q.problem);const de=(0,A.Ly)(q.items,_);if("problem"in de)throw F(de.problem);const xe=de.
spans.flatMap(({first:v,last:U},K)=>{const{position:k,text:ie}=q.items[K];return v<=U?[]:[`entry ${k} ('${(0,A.ml)(ie)}') ends before it starts: write ${U}-${v}`]});
if(xe.length>0)throw F((0,A.bs)(xe));const J=(0,A.UL)(de.spans);if(J>W)throw F(`names ${J} pages in all; at most ${W} are allowed`);return de.spans}}),85718:((le,Y,o)=>{
o.d(Y,{gx:()=>b,h:()=>I});function E(g,l){const $=A(g,l);if($!==void 0)return[$];const d=S(g);return l.filter(y=>S(y).some(u=>u.length>3&&d.includes(u)))}function A(g,l){
let $;for(const d of l){const y=P(S(g),S(d));y<=2&&y<($?.count??1/0)&&($={name:d,count:y})}return $?.name}function P(g,l){return g.length!==l.length?g.length*l.
length===0?1/0:P([g.join("")],[l.join("")]):l.reduce(($,d,y)=>{const u=g[y]??"",c=Math.min(u.length,d.length),p=h(u,d);return p>(c<3?0:c<7?1:2)?1/0:$+p},0)}const I=(g,l)=>R(
E(g,l));function b(g,l){const $=A(g,l),d=y=>S(y).sort().join(" ");return R($===void 0?l.filter(y=>g!==""&&d(y)===d(g)):[$])}const R=g=>g.length===0||g.length>3?
"":` (did you mean ${g.join(" or ")}?)`,S=g=>g.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(l=>l!=="");function h(g,l){
let $=[],d=Array.from({length:l.length+1},(y,u)=>u);for(let y=0;y<g.length;y++){const u=[y+1];for(let c=0;c<l.length;c++){const p=y>0&&c>0&&g[y]===l[c-1]&&g[y-1]===
l[c];u.push(Math.min((d[c+1]??0)+1,(u[c]??0)+1,(d[c]??0)+(g[y]===l[c]?0:1),p?($[c-1]??0)+1:1/0))}$=d,d=u}return d.at(-1)??0}}),36796:((le,Y,o)=>{o.d(Y,{E:()=>S,
L:()=>b});var E=o(29577),A=o(59839);function P(h){const g=(0,A.s)(h);return"problem"in g?g.problem:void 0}const I=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,b=h=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(h),S={"file-name":{holds:h=>!/[/\\\p{Cc}\p{Cs}]/u.test(h)&&/[^. ]/.test(h),words:"a file name without folders"},"media-type":{holds:b,words:"a media type s\
uch as text/xml or application/pdf"},date:{holds:h=>(0,E.Z)(h)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-form\
at":{holds:h=>P(h)===void 0,words:"text such as {number} / {last}",problem:P},"language-tag":{holds:h=>I.test(h),words:"a language tag such as en, de-AT or zh-H\
ant (BCP 47)"}}}),23359:((le,Y,o)=>{o.d(Y,{GW:()=>P,_m:()=>R,lg:()=>A,r7:()=>b});const E=null,A={"application/json":".json","text/plain":".txt","text/markdown":"\
.md"};function P(S){const{per_page:h,layout:g}=S;return h===!0?"application/json":g==="markdown"?"text/markdown":"text/plain"}function I(S){const h=P(S);return h===
"text/markdown"?["application/json",h,"text/plain"]:[...new Set(["application/json",h])]}const b=({text:S})=>typeof S=="string"?S:"";function R({text:S,pages:h,
...g}){return g}})};
