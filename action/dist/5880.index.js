"use strict";exports.id=5880,exports.ids=[5880],exports.modules={90127:((le,Y,o)=>{o.d(Y,{Ms:()=>R,PJ:()=>L,TF:()=>l,Ye:()=>x,_N:()=>b,oD:()=>h,qf:()=>g});var E=o(73024),A=o.
n(E);const P=1<<20,x=d=>$(()=>E.realpathSync.native(d)),b=d=>$(()=>(0,E.statSync)(d)),R=d=>$(()=>(0,E.lstatSync)(d)),L=d=>R(d)?.isSymbolicLink()??!1;async function h(d){
if((0,E.statSync)(d).size<=P)return(0,E.readFileSync)(d);const{readFile:y}=await Promise.resolve().then(o.t.bind(o,51455,23));return y(d)}async function g(d,y){
if(y.length<=P)return(0,E.writeFileSync)(d,y,{flag:"wx"});const{writeFile:u}=await Promise.resolve().then(o.t.bind(o,51455,23));await u(d,y,{flag:"wx"})}const l=d=>$(
()=>(0,E.unlinkSync)(d));function $(d){try{return d()}catch{return}}}),69338:((le,Y,o)=>{o.d(Y,{Ck:()=>$,SV:()=>h,YY:()=>g,wI:()=>l});var E=o(76760),A=o.n(E),P=o(
58552),x=o(90127),b=o(99992);const R=/^(?:\.git|git~\d+)[. ]*$/i,L=new RegExp("\\p{Cf}","gu"),h=c=>c.split(/[\\/]/).some(p=>R.test(p.replace(L,"")));function g(c,p){
const D=(0,b.M0)(c,p),O=(0,b.I5)(c,D),B=(0,x.Ye)(D);if(O===void 0)return"is outside the workspace and RUNNER_TEMP";if(B===void 0)return(0,x.PJ)(D)?"is a link to\
 a file that does not exist":"does not exist";if(u(c,B)!==y(O))return`is a link that leads out of ${O===c.workspace?"the workspace":"RUNNER_TEMP"}`;if(h(A().relative(
y(O),B)))return"is below .git, which is not read";const T=(0,x._N)(B);if(!T?.isFile())return T?.isFIFO()?"is a named pipe, not an ordinary file":T?.isDirectory()?
"is a folder":"is not an ordinary file"}function l(c,p){const D=(0,b.M0)(c,p),O=(0,b.I5)(c,D);if(O===void 0)throw d(p,"is outside the workspace and RUNNER_TEMP");
const B=y(O),T=A().relative(O,D).split(A().sep);for(let W=1;W<=T.length;W++){const K=A().join(B,...T.slice(0,W));if(!(0,x.PJ)(K))continue;const F=(0,x.Ye)(K),q=F===
void 0||u(c,F)===void 0;throw d(p,q?"leads out of the workspace through a link":"leads through a link")}const C=A().join(B,...T);if(h(A().relative(B,(0,x.Ye)(C)??
C)))throw d(p,"is below .git");return C}function $(c,p){try{return(0,x.Ms)(A().join(l(c,A().dirname(p)),A().basename(p)))!==void 0}catch{return!1}}const d=(c,p)=>new P.
zU("configuration",`'${c}' ${p}: nothing is written there`),y=c=>(0,x.Ye)(c)??c,u=(c,p)=>(0,b.RD)(c).map(y).filter(D=>(0,b.FK)(A().relative(D,p))).sort((D,O)=>O.
length-D.length)[0]}),2798:((le,Y,o)=>{o.d(Y,{K2:()=>L,Nk:()=>g,OM:()=>l,hQ:()=>h,pL:()=>$});var E=o(73024),A=o.n(E),P=o(76760),x=o.n(P),b=o(58552),R=o(43576);function L(d){
const y=new Map,u=c=>{const p=y.get(c);if(p!==void 0)return p;let D=c;try{D=(0,E.realpathSync)(c)}catch{const O=x().dirname(c);O!==c&&(D=x().join(u(O),x().basename(
c)))}return y.set(c,D),D};return c=>{const p=x().resolve(d,c),D=x().join(u(x().dirname(p)),x().basename(p));return h(D)}}const h=d=>process.platform==="win32"||
process.platform==="darwin"?d.normalize("NFC").toLowerCase():d;function g(d){if(process.platform!=="win32")return;const y=d.replace(/^[a-z]:/i,"").split(/[\\/]/),
[u]=y.flatMap(c=>/^\.{0,2}$/.test(c)?[]:(0,R.tb)(c)??[]);return u===void 0?void 0:`'${d}' cannot be written: a part of it ${u}`}function l({matched:d,overwrite:y,
identity:u,exists:c}){const p=new Set(d.map(u)),D=new Set;return(O,B)=>{const T=g(O);if(T!==void 0)throw(0,b.G6)([{field:"output",message:T}]);const C=u(O),W=B.
inputs.some(K=>u(K)===C);if(D.has(C)||p.has(C)&&!(y&&W))throw(0,b.G6)([{field:"output",message:`'${O}' is another input or result: choose a different pattern`}]);
if(!y&&c(O))throw(0,b.G6)([{field:"output",message:$([O])}]);D.add(C)}}function $([d,...y]){const u=y.length===0?" exists":` and ${y.length} more exist`;return`\
'${d}'${u} already: choose a different pattern, or set overwrite to true`}}),68945:((le,Y,o)=>{o.d(Y,{_V:()=>P,gY:()=>A,wm:()=>x});var E=o(58552);const A="versi\
on https://git-lfs.github.com/spec/",P=b=>b.subarray(0,A.length).toString("latin1")===A;function x(b){if(P(b))throw new E.zU("unreadable_document","The file is \
a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"})}}),99992:((le,Y,o)=>{o.d(
Y,{Aq:()=>R,FK:()=>d,I5:()=>g,M0:()=>h,NB:()=>l,RD:()=>L,d7:()=>y,dR:()=>$});var E=o(76760),A=o.n(E),P=o(58552),x=o(78941),b=o(90127);function R(){const u=process.
env.GITHUB_WORKSPACE;try{process.chdir(u??".")}catch(O){throw new P.zU("configuration",`The workspace '${u}' cannot be opened (${(0,x.xU)(O)})`,{advice:"Run the\
 step in a job with a workspace, and do not remove that folder in an earlier step",cause:O})}const c=process.cwd(),p=process.env.RUNNER_TEMP||void 0,D=[u??c,(0,b.
Ye)(c)??c].map(O=>[A().resolve(O),c]);return p!==void 0&&D.push([(0,b.Ye)(p)??p,p]),{workspace:c,temporary:p,otherNames:D.filter(([O,B])=>O!==B)}}const L=({workspace:u,
temporary:c})=>c===void 0?[u]:[u,c];function h({workspace:u,otherNames:c=[]},p){const D=A().resolve(u,p);for(const[O,B]of c){const T=A().relative(O,D);if(d(T))return A().
join(B,T)}return D}const g=(u,c)=>L(u).filter(p=>d(A().relative(p,c))).sort((p,D)=>D.length-p.length)[0],l=(u,c)=>g(u,h(u,c))!==void 0;function $(u,c){const p=h(
u,c),D=A().relative(u.workspace,p);return y(d(D)?D:p)}const d=u=>u!==".."&&!u.startsWith(`..${A().sep}`)&&!u.startsWith("../")&&!A().isAbsolute(u),y=u=>A().sep===
"/"?u:u.replaceAll(A().sep,"/")}),98185:((le,Y,o)=>{o.d(Y,{A:()=>g,z:()=>$});var E=o(73024),A=o.n(E),P=o(76760),x=o.n(P),b=o(58552),R=o(78941),L=o(90127),h=o(69338);
class g{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(u,c){this.places=u,this.overwrite=c}async write(u){if(this.closed)throw d();
const c=this.writeAll(u);this.running.add(c),await c.finally(()=>this.running.delete(c))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(u){
const c=[],p=[];let D=u[0]?.path??"";try{for(const O of u){if(this.closed)throw d();if(D=O.path,(0,h.SV)(x().basename(O.path)))throw new b.zU("configuration",`'${O.
path}' is a name that Git uses: set output to another name`);const B=x().join(this.folder(x().dirname(O.path)),x().basename(O.path)),T=x().join(x().dirname(B),`\
.octavo-${process.pid}-${++this.serial}.tmp`);p.push(T),await O.write(T),c.push({temporary:T,target:B,path:O.path})}for(const{temporary:O,target:B,path:T}of c)D=
T,this.checkAgain(T,B),(0,E.renameSync)(O,B)}catch(O){for(const B of p)(0,L.TF)(B);throw O instanceof b.zU?O:$(D,O)}}checkAgain(u,c){const p=(0,h.wI)(this.places,
x().dirname(u));if(x().join(p,x().basename(u))!==c||!this.overwrite&&(0,L.Ms)(c)!==void 0)throw new b.zU("configuration",`'${u}' was made by another program whi\
le the step ran and is not replaced: run the step again`)}folder(u){let c=this.folders.get(u);return c===void 0&&(c=(0,h.wI)(this.places,u),(0,E.mkdirSync)(c,{recursive:!0}),
this.folders.set(u,c)),c}}const l={EACCES:"the runner may not write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"t\
here is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, no\
t a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function $(y,u){const c=(0,R.xU)(u),p=l[c]??
`the file system refused it (${c})`;return new b.zU("configuration",`'${y}' could not be written: ${p}`,{cause:u})}const d=()=>new b.zU("cancelled","The step wa\
s cancelled")}),78941:((le,Y,o)=>{o.d(Y,{Hn:()=>P,IV:()=>b,cz:()=>x,g$:()=>A,uP:()=>L,xU:()=>R});var E=o(58552);const A=h=>h.replace(/[\p{Cc}\u2028\u2029]+/gu,"\
 ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),P=h=>A(h).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),x=h=>h.reduce(
(g,l)=>g+l,0);function b(h){const g=["B","kB","MB","GB"];let l=h,$=0;for(;l>=999.95&&$<g.length-1;$++)l/=1e3;return`${$===0||l>=99.95?Math.round(l):l.toFixed(1)}\
 ${g[$]}`}function R(h){const g=typeof h=="object"&&h!==null&&"code"in h?h.code:void 0;return typeof g=="string"?g:"unknown reason"}function L(h){if(!(h instanceof
Error))return typeof h;const g=[`${h.name} (${R(h)})`,...(0,E.ek)(h)].join(`
    `);return h.cause===void 0?g:`${g}
caused by ${L(h.cause)}`}}),70033:((le,Y,o)=>{o.d(Y,{b:()=>A});var E=o(68747);const A=(P,x,b)=>P==="inputs"?(0,E.an)(x,b,E.i9):x}),17644:((le,Y,o)=>{o.d(Y,{E4:()=>b,
EI:()=>L,Lc:()=>R});var E=o(4406),A=o(85893),P=o(70033);const x="check_document";function b({name:h},g){return h===x?{...g,on_violation:"report"}:g}function R({
name:h,params:g},l,$){if(h!==x||!l.data)return l;const d=u=>(0,P.b)($,u,[u]),y=(0,E.fU)(l.data,{nameOf:d,restate:u=>({...u,message:(0,P.b)($,u.message,E.oH)})});
return g.on_violation==="error"&&(0,E.Pu)(y),{...l,data:y}}function L(h){return h instanceof E.EC?{[(0,A.zI)(x).dataKey??""]:h.report}:{}}}),50127:((le,Y,o)=>{o.
d(Y,{C:()=>y,g:()=>u});var E=o(58552),A=o(68747),P=o(85893),x=o(31424),b=o(43576),R=o(10442),L=o(4528),h=o(90127),g=o(70033),l=o(33439),$=o(30174),d=o(17644);class y extends Error{input;cause;step;operation;constructor(U,z,k,ae){
super("a job failed"),this.input=U,this.cause=z,this.step=k,this.operation=ae}}async function u(I,U,z,k){const ae=I.inputs[0]??"",X={source:ae},me=[];try{let te=[];
for(const[ne,G]of I.inputs.entries())X.source=G,te.push({position:ne,source:G,document:await k.read(G),facts:{},notes:[],data:{}});const ee=te.reduce((ne,{document:G})=>ne+
k.sizeOf(G),0);for(const[ne,G]of U.steps.entries())X.operation=G.name,U.steps.length>1&&(X.step=`steps[${ne+1}] (${G.name})`),te=await de(te,G,I,U,z,X),me.push(
...te.flatMap(({document:he,files:we=[]})=>[he,...we]));X.source=ae,delete X.step,delete X.operation;const Me=O(I,te).map(ne=>c(ne,ee,U,k)),ie=Me.flatMap(({output:ne,
result:G})=>ne===null||G===null?[]:[{path:ne,write:he=>D(G,he,k)}]);for(const{path:ne}of ie)U.claim(ne,I);return await U.write(ie),Me.map(({result:ne,status:G,output:he,
pages:we,facts:Pe,notes:_e,message:a,data:m})=>{const N=ne===null?null:p(ne,k);return{status:G,input:ae,inputs:I.inputs,output:he,pages:we,bytesBefore:ee,bytesAfter:N,
facts:Pe,notes:_e,message:a,data:m}})}catch(te){throw new y(X.source,te,X.step,X.operation)}finally{await k.release(me)}}function c(I,U,{minimumSaving:z},k){const ae=I.
result===null?void 0:(0,$.A)(U,p(I.result,k),z);return ae===void 0?I:{...I,status:"skipped",output:null,result:null,message:ae}}const p=(I,U)=>I instanceof Uint8Array?
I.length:U.sizeOf(I),D=(I,U,z)=>I instanceof Uint8Array?(0,h.qf)(U,I):z.write(I,U);function O(I,U){if(I.kind==="files")return U.flatMap(X=>F(I,X));const z=X=>(0,b.
NL)(U.map(({document:me},te)=>(0,b.jC)(X(me)??"",b.ly,(0,x.n)(te+1))),b.ly),k=z(({title:X})=>X),ae=z(({match:X})=>X);return U.map(({document:X,facts:me,notes:te,
data:ee},Me)=>({status:"done",output:I.kind==="data"?null:I.outputPath({index:Me+1,title:k[Me]??"",match:ae[Me]??""}),result:I.kind==="data"?null:(0,l.Cj)(I.kind)?
T(ee):X,pages:X.pageCount??null,facts:{...me,...I.tellsMatch&&X.match!==void 0&&{match:X.match}},notes:W(te),message:null,data:(0,l.Cj)(I.kind)?C(ee):ee}))}const B=(0,P.
zI)("extract_text").dataKey??"";function T({[B]:I={}}){return Buffer.from(I.pages===void 0?(0,L.uv)(I):JSON.stringify(I),"utf8")}const C=({[B]:I={},...U})=>({...U,
[B]:(0,L._m)(I)}),W=I=>I.map(({text:U})=>U),K={...b.zE,leadingDots:!1};function F(I,{files:U=[],facts:z,notes:k,data:ae}){const X={pages:null,notes:W(k),data:ae};
if(U.length===0)return[{...X,status:"skipped",output:null,result:null,facts:z,message:"The document has no matching files"}];const me=(0,b.NL)(U.map(({name:te},ee)=>(0,b.
jC)(te,K,`file-${ee+1}`)),K);return U.map((te,ee)=>({...X,status:"done",output:I.outputPath({index:ee+1,file:me[ee]??""}),result:te,facts:{...z,mimeType:te.mediaType,
...te.facts},message:null}))}const q=(I,U)=>({...I,...U});async function de(I,U,z,k,ae,X){const{input:me,dataKey:te}=(0,P.zI)(U.name),ee=me==="many",Me=ee?[I]:I.
map(ne=>[ne]),ie=[];for(const ne of Me){const[G]=ne;if(!G)continue;X.source=G.source;const he=await k.parametersOf(U,ee?z.inputs[0]??"":G.source),we=U.name==="a\
dd_page_numbers"?k.numbersOf(z,G.position):void 0,Pe=(0,d.E4)(U,q(he,we)),_e=await ae.run(U.name,ne.map(({document:ge})=>ge),Pe,{signal:k.signal,onProgress:ge=>k.
onProgress(G.source,(0,A.i9)(U.name),ge)}).catch(ge=>{const be=ge instanceof E.zU?ge.position:void 0;throw X.source=ne[(be??1)-1]?.source??G.source,ge}),{documents:a,
files:m,notes:N,facts:S,data:H}=(0,d.Lc)(U,_e,k.spelling),se=ee?{...G,facts:{},data:{}}:G,fe={source:G.source,facts:{...se.facts,...S},notes:(0,R.p5)(ne.flatMap(
ge=>ge.notes),N.map(({code:ge,message:be,mentions:Ne=[]})=>({code:ge,text:(0,g.b)(k.spelling,be,Ne)}))),data:H===void 0||te===void 0?se.data:{...se.data,[te]:H}},
{position:Ee}=G;if(m!==void 0)ie.push({...fe,position:Ee,document:G.document,files:m});else for(const ge of a){const be={...ee?{}:Te(G.document),...Te(ge),name:G.
document.name};ie.push({...fe,position:Ee,document:{...ge,...be},facts:{...fe.facts,...J(ge)}})}}return ie}const Te=({title:I,match:U})=>({...I===void 0?{}:{title:I},
...U===void 0?{}:{match:U}});function J({firstPage:I,lastPage:U,title:z}){return{...I===void 0||U===void 0?{}:{firstPage:I,lastPage:U},...z===void 0?{}:{title:z}}}}),
73431:((le,Y,o)=>{o.d(Y,{NZ:()=>g,R5:()=>h,ZK:()=>L});var E=o(76760),A=o.n(E),P=o(58552),x=o(78941),b=o(90127),R=o(68945);const L=l=>({read:$=>h($,l),sizeOf:({bytes:$})=>$.
length,write:({bytes:$},d)=>(0,b.qf)(d,$),release:async()=>{}});async function h(l,$){const d=await(0,b.oD)(A().resolve($,l)).catch(y=>{throw(0,x.xU)(y)==="ERR_\
FS_FILE_TOO_LARGE"?new P.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:y}):
g(y)});return(0,R.wm)(d),{name:A().posix.basename(l),bytes:d}}const g=l=>new P.zU("unreadable_document",`The file could not be opened (${(0,x.xU)(l)})`,{cause:l})}),
25880:((le,Y,o)=>{var E=o(67981),A=o(73024),P=o(58552),x=o(68747),b=o(98446),R=o(48161),L=o(76760),h=o.n(L),g=o(18102),l=o(85893),$=o(33858);function d(e,t){const n=Object.
entries((0,l.zI)(e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const y=/^[A-Za-z0-9+/]+={0,2}$/;
function u(e){if(e.includes("-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(e,"utf8")};const t=e.replace(/\s/g,"");return y.test(t)&&t.length%4===0?{name:"\
key.p12",bytes:Buffer.from(t,"base64")}:void 0}const c="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never\
 a path",p=8,D=e=>[...new Set([e,...e.split(/\r?\n/).filter(t=>t.trim().length>=p)])],O="or a length such as 20 mm, 2 cm or 0.5 in",B={mm:25.4,cm:2.54,in:1},T=/^\s*(\d+(?:\.\d*)?|\.\d+)\s*(mm|cm|in)\s*$/i,
C=e=>e.kind==="decimal"&&e.unit==="inches";function W(e){const[,t,n]=T.exec(e)??[],s=B[n?.toLowerCase()??""];return s===void 0?e:(Number(t)/s).toFixed(10).replace(
/\.?0+$/,"")}const K={encryption_algorithm:"AES-256"},F="maximum_bytes",q="or a size such as 18 MB or 18 MiB",de={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**
30},Te=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function J(e){const[,t,n]=Te.exec(e)??[],s=de[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(Math.
round(Number(t)*s*1e3)/1e3))}var I=o(61729);function U(e){const t=e.startsWith("[")?(0,I.q)(e):void 0;return Array.isArray(t)?t:e.split(/\r?\n/).map(n=>n.trim().
replace(/,$/,"")).filter(n=>n!=="").join(",")}const z={name:"file",bytes:Uint8Array.of(0)},k=["{dir}","{name}"],ae="compare_to";function X({name:e,raw:t,typed:n,
fromBase:s=!1},r){const{fields:i}=(0,l.zI)(e),f={},w={},M=[];for(const[j,Z]of Object.entries({...Me(i),...t})){const V=i[j];if(V===void 0)continue;const ce=ie(j,
V,Z,n[j]);"problem"in ce&&M.push({field:j,message:ce.problem}),"path"in ce&&(w[j]=ce.path),f[j]="value"in ce?ce.value:V.kind==="json"?{}:z}s&&(f[ae]??=z);const v=(0,g.
qL)(e,f,r),_=new Set(M.map(({field:j})=>j));for(const j of v.issues)_.has(j.field)||M.push(me(j,i[j.field]));return M.length===0&&M.push(...ee(e,f,v.params)),{step:{
name:e,params:v.params,paths:w,...s&&{fromBase:s}},issues:M}}function me(e,t){const n=e.field===F?q:t&&C(t)?O:void 0;return n===void 0?e:{...e,message:`${e.message}\
, ${n}`}}const te=["pages","first_page","last_page"];function ee(e,t,n){const s=i=>t[i]!==void 0&&t[i]!=="";return(e==="extract_pages"||e==="remove_pages")&&!te.
some(s)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:te.slice(1)}]:d(e,{...n})?[{field:"allow_print",message:"\
nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_passwor\
d"]}]:[]}const Me=e=>Object.fromEntries(Object.entries(K).filter(([t])=>Object.hasOwn(e,t)));function ie(e,t,n,s){if(n===""||n===null||s===null)return{value:""};
if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof n!="string"&&!Array.isArray(n))return{problem:"must be pages such as 1..3, or a list of pages"};const i=(0,$.
D_)(n);return"problem"in i?i:{value:i.text.trim()}}if(t.kind==="json"&&typeof n=="object"&&!Array.isArray(n))return{value:s};if(t.kind==="choices"&&Array.isArray(
n))return{value:n};if(typeof n!="string")return{problem:`must be a single value, and is a ${Array.isArray(n)?"list":"mapping"}`};const r=n.trim();return t.kind===
"text"?{value:n}:r===""?{value:""}:t.kind==="choices"?{value:U(r)}:t.kind==="file"&&t.secret?G(r):t.kind==="json"&&!/^\{/.test(r)&&r.includes(`
`)?{problem:ne}:t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(r)?he(r):C(t)?{value:W(r)}:{value:e===F?J(r):r}}const ne='must be a JSON object \
such as {"name": "value"}, or the path of a file that holds one; inside steps it can also be a YAML mapping';function G(e){const t=u(e);return t?{value:t}:{problem:c}}
function he(e){const t=e.match(/\{[^{}]*\}/g)?.find(n=>!k.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${k.join(" \
and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of one file"}:{path:e}}const we="compare_documents",Pe={withBase:!1,showText:!1,failOnDifference:!1},
_e=e=>({withBase:e("compare-with-base"),showText:e("show-text"),failOnDifference:e("fail-on-difference")});function a(e,{withBase:t,showText:n}){return e.name!==
we?e:{...e,raw:{...n&&{with_text:"true"},...e.raw},fromBase:t}}function m(e,{withBase:t,showText:n,failOnDifference:s}){const r=[...t?["compare-with-base"]:[],...n?
["show-text"]:[],...s?["fail-on-difference"]:[]];return e.some(({name:i})=>i===we)?t?e.length>1?[{field:"compare-with-base",message:"needs compare-documents as \
the only operation"}]:e.some(({paths:i})=>i[ae]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:r.
map(i=>({field:i,message:"needs the operation compare-documents"}))}function N(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,I.q)(e);return!Array.isArray(n)||!n.every(
s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}
const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"\
is required: glob patterns such as docs/**/*.pdf, one per line"}}const S="add_page_numbers",H=new Set(["extract_pages","remove_pages","reorder_pages"]),se=e=>e.
find(({name:t})=>t===S)?.params;function fe(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===S);if(n.length!==1)return t("needs o\
ne step add-page-numbers");if(se(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(
n[0])).find(({name:r})=>Ee(r));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}
function Ee(e){const{input:t,output:n,accepts:s}=(0,l.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||H.has(e)}var ge=o(30174),be=o(85673),Ne=o(70033);const Ze={
split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimize_document"],encrypt:["add_pas\
sword"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documen\
ts"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermark"]};function $e(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.
length>1&&n.every(r=>(0,l.F)(r.replaceAll("-","_"))))return". Several operations go into steps, as a list";const s=Ze[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==
void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,be.h)(e,l.qj.map(t))}const ve=l.qj.map(x.i9).join(", "),Re='write a YAML list of operations, such as "- ro\
tate_pages: { angle: 90 }"',Nt=[...new Set(l.qj.flatMap(e=>(0,l.nX)((0,l.zI)(e)).map(([t])=>t)))],Ve=new Set(l.qj.flatMap(e=>Object.entries((0,l.zI)(e).fields).
flatMap(([t,n])=>(0,l.$f)(n)?[t]:[])));async function Rt(e,t,n=Pe){const s=new Map;for(const w of Nt){const M=e((0,x.i9)(w));M!==""&&(Ve.has(w)&&D(M).forEach(t),
s.set(w,M))}const r=e("operation").trim(),i=e("steps");if(i.trim()!==""){const{value:w,typed:M,problem:v}=(await Promise.all([o.e(1917),o.e(4356)]).then(o.bind(
o,94356))).parseList(i);for(const j of Xe(w))D(j).forEach(t);const _=[];return r!==""&&_.push({field:"operation",message:"give either operation or steps, not bo\
th"}),v!==void 0?{steps:[],issues:[..._,{field:"steps",message:`${v}: ${Re}`}],warnings:[]}:Ct(w,M,s,_,n)}if(r==="")return ft("operation",`is required, unless s\
teps is given: one of ${ve}`);const f=r.replaceAll("-","_");return(0,l.F)(f)?Lt(f,s,n):ft("operation",`must be one of ${ve}${$e(r,x.i9)}`)}function Lt(e,t,n){const{
fields:s}=(0,l.zI)(e),r=[...t.keys()].filter(_=>!Object.hasOwn(s,_)),{step:i,issues:f}=X(a({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),w=r.map(_=>({
field:(0,x.i9)(_),message:`is not used: it is not a parameter of ${(0,x.i9)(e)}`})),M=r.filter(_=>Ve.has(_)&&_!=="open_password"),v=f.map(({field:_,message:j,mentions:Z=[]})=>({
field:(0,x.i9)(_),message:(0,Ne.b)("inputs",j,Z)}));return{steps:[i],issues:v.length>0||M.length>0?[...v,...w]:[],warnings:w.map(({field:_,message:j})=>`${_} ${j}`)}}
function Ct(e,t,n,s,r){const i=[...s],f=[];if(!Array.isArray(e)||e.length===0)return{steps:f,issues:[...i,{field:"steps",message:Re}],warnings:[]};for(const M of n.
keys())M!=="open_password"&&i.push({field:(0,x.i9)(M),message:"write it inside the step that it belongs to"});const w=n.get("open_password");for(const[M,v]of e.
entries()){const _=`steps[${M+1}]`,j=Bt(v,t[M]);if("problem"in j){i.push({field:_,message:j.problem});continue}i.push(...St(j,_),...Ut(j.name,M,e.length,_));const Z=w===
void 0?j.raw:{open_password:w,...j.raw},V=X(a({...j,raw:Z},r),"refuse");f.push(V.step),i.push(...V.issues.map(({field:ce,message:pe})=>({field:`${_}.${ce}`,message:pe})))}
return{steps:f,issues:i,warnings:[]}}function St({name:e,raw:t},n){const s=(0,l.nX)((0,l.zI)(e)).map(([f])=>f),r=Object.keys(t).filter(f=>!s.includes(f)),[i]=r.
filter(f=>/^[-\d. ]+$/.test(f)&&!t[f]);return i!==void 0?[{field:`${n}.${i}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] o\
r "3,1,2"'}]:r.map(f=>({field:`${n}.${f}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,be.h)(f,s)}`}))}function Ut(e,t,n,s){const{output:r,accepts:i}=(0,l.
zI)(e);return r==="files"&&t+1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:s,
message:`${e} must be the last step: it writes the text, and no document`}]:i!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${i==="imag\
e"?"images":"text"}, which no other operation gives`}]:[]}function Bt(e,t){if(typeof e=="string")return ze(e,{},{});if(!(0,I.G)(e))return{problem:Re};const{operation:n,
...s}=e;if(n!==void 0)return typeof n=="string"?ze(n,s,t):{problem:Re};const[[r,i]=["",void 0],...f]=Object.entries(e);if(f.length>0)return{problem:`names sever\
al operations or has its parameters beside the name: ${Re}`};if(i===""||i===void 0)return ze(r,{},{});const w=(0,I.G)(t)?t[r]:void 0;return(0,I.G)(i)?ze(r,i,w):
{problem:Re}}function ze(e,t,n){const s=e.trim().replaceAll("-","_");if(!(0,l.F)(s))return{problem:`must name one of ${l.qj.join(", ")}${$e(e,f=>f)}`};const r=Object.
keys(t),i=r.find((f,w)=>r.findIndex(M=>Se(M)===Se(f))!==w);return i!==void 0?{problem:`gives ${Se(i)} twice, as ${r.filter(f=>Se(f)===Se(i)).join(" and ")}`}:{name:s,
raw:ut(t),typed:(0,I.G)(n)?ut(n):{}}}const Se=e=>e.replaceAll("-","_"),ut=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[Se(t),n]));function*Xe(e){if(Array.
isArray(e))for(const t of e)yield*Xe(t);else if((0,I.G)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*Xe(n):n!==""&&Ve.has(t.trim().replaceAll(
"-","_"))&&(yield n)}const ft=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),rs=null,jt=["failed","skipped","notes","nothing"],Qe=32,Wt=e=>/^\d+$/.
test(e)&&Number(e)>=1&&Number(e)<=Qe,Ft=e=>/^\d{1,2}(?:\.\d+)?$/.test(e);async function zt(e,t){const n=[],s=ue=>e(ue).trim(),r=ue=>{const De=s(ue);return De!==
""&&t(De),De},i=(ue,De)=>{const oe=s(ue)||De[0],xe=De.find(Ie=>Ie===oe);return xe===void 0&&n.push({field:ue,message:`must be one of ${De.join(", ")}`}),xe??De[0]},
f=(ue,De)=>{const oe=s(ue).toLowerCase();return oe!==""&&oe!=="true"&&oe!=="false"&&n.push({field:ue,message:"must be true or false"}),oe===""?De:oe==="true"},w=r(
"api-key"),M=r("github-token"),v=_e(ue=>f(ue,!1)),{steps:_,issues:j,warnings:Z}=await Rt(e,t,v),V=N(s("files"));"problem"in V&&n.push({field:"files",message:V.problem});
const ce=(ue,De,oe)=>{const xe=s(ue);return xe!==""&&!De(xe)&&n.push({field:ue,message:oe}),xe===""?void 0:Number(xe)},pe=i("on-error",["fail","continue"])==="c\
ontinue",re=s("fail-on")===""&&pe?"nothing":i("fail-on",jt);pe&&re!=="nothing"&&n.push({field:"fail-on",message:"contradicts on-error: continue. Leave out one o\
f the two"});const Ae={steps:_,isList:s("steps")!=="",files:"lines"in V?V.lines:[],output:s("output")||void 0,overwrite:f("overwrite",!1),ifNoFilesFound:i("if-n\
o-files-found",["warn","error","ignore"]),changedOnly:f("changed-only",!1),dryRun:f("dry-run",!1),continueNumbers:f("continue-numbers",!1),concurrency:ce("concu\
rrency",Wt,`must be a whole number from 1 to ${Qe}`),failOn:re,minimumSaving:ce("minimum-saving",Ft,"must be a number of percent from 0 to 99, such as 5"),region:s(
"region"),baseUrl:s("base-url"),apiKey:w,summary:f("summary",!0),attest:f("attest",!1),githubToken:M,comparing:v,warnings:Z};if(j.length===0&&n.push(...Kt(Ae)),
j.length+n.length>0)throw(0,P.G6)([...j,...n]);return Ae}function Kt({steps:e,continueNumbers:t,minimumSaving:n,comparing:s}){return[...t?fe(e):[],...n===void 0?
[]:(0,ge.T)(e),...m(e,s)]}var Fe=o(50127),lt=o(73431);async function kt(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.all([o.e(2760),o.e(2958),o.e(6053),
o.e(966),o.e(8658),o.e(1231)]).then(o.bind(o,41231))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>Gt(n,t,e.concurrency),place:"on the runn\
er"}}async function Gt(e,{workspace:t},n=Math.min((0,R.availableParallelism)(),Qe)){const s=Math.min(e,n),r=(0,lt.ZK)(t),i=()=>Promise.resolve();if(s<2){const{localHere:M}=await o.
e(2161).then(o.bind(o,72161)),v=M();return{execute:(_,j)=>(0,Fe.g)(_,j,v,r),lanes:s,close:i,abandon:i}}const{workerPool:f}=await o.e(8602).then(o.bind(o,88602)),
w=f({entry:h().join(__dirname,"index.js"),size:Math.min(s,(0,R.availableParallelism)())});return{execute:(M,v)=>(0,Fe.g)(M,v,w,r),lanes:s,close:w.close,abandon:i}}
var qe=o(69338),et=o(2798),Oe=o(99992),Q=o(78941),Ke=o(33439),Le=o(90127),Ue=o(38001);function Ht(e){const n=(h().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(
/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function tt(e,t,n){for(const v of[e,...t])if(Yt(v)>dt)throw(0,P.G6)([{field:"files",message:`the patter\
n '${v}' has more than ${dt} * in one name: write fewer`}]);const{create:s}=await o.e(102).then(o.bind(o,50102)),i=[e,...t.map(v=>v.slice(1).trim())].map(v=>Zt(
v,n)).map((v,_)=>_===0?v:`!${v}`),f=await s(i.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw mt(e)}),w=new Set((0,Oe.d7)(e).split("/")),M=v=>(0,Oe.dR)(n,v).split("/").some(_=>Jt.has(_)&&!w.
has(_));return(await f.glob()).filter(v=>!M(v))}const dt=4,Yt=e=>Math.max(...(0,Oe.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),Jt=new Set([".git","nod\
e_modules"]);function Zt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",h().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function mt(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,P.G6)([{field:"files",message:t}])}
const Vt=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],Ue.jB,Ue.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Ue.jN,Ue.yZ,Ue.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Xt(e,t,n){if(en(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,Ue.oR)(e,Vt);if(s!==void 0)return s;const r=async f=>tt(f,[],n).catch(()=>[]);if(t.length>
0&&(await r(e)).length>0)return"lines that begin with ! exclude every file that it matches";const i=qt(e,n);if(i!==void 0)return i;if((0,Le._N)((0,Oe.M0)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[f,w]of Qt(e)){const[M]=f===e?[]:await r(f);if(M!==void 0)return`${w}, and there is ${(0,Oe.dR)(
n,M)}`}}const Qt=e=>[[ht(e),"upper and lower case count"],[ht(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],ht=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function qt(e,t){const n=(0,Oe.M0)(t,e).split(h().sep),s=n.findIndex(
r=>/[*?[]/.test(r));for(let r=1;r<=(s<0?n.length-1:s);r++){const i=n.slice(0,r).join(h().sep);if((0,Oe.I5)(t,i)===void 0||!(0,Le.PJ)(i))continue;const[f,w]=[(0,Oe.
dR)(t,i),(0,Le.Ye)(i)];return w===void 0?`'${f}' is a link to a folder that does not exist`:(0,Oe.NB)(t,w)?`'${f}' is a link, which patterns do not follow: writ\
e '${(0,Oe.dR)(t,w)}' in its place`:`'${f}' is a link that leads out of the workspace`}}function en(e){try{return(0,A.readdirSync)(e).length===0}catch{return!1}}
async function tn(e,t,n,s){const r=[],i=new Set,f=new Set,w=[],M=new Map;for(const[v,{text:_,literal:j}]of e.entries()){if(!j&&_.startsWith("!"))continue;if(!(0,Oe.
NB)(t,_))throw mt(_);const Z=j?[]:e.slice(v+1).flatMap(pe=>pe.text.startsWith("!")?[pe.text]:[]),{matches:V,isPath:ce}=await sn(_,j,Z,n,t);V.length===0&&w.push(
{line:_,reason:await Xt(_,Z,t)});for(const pe of V){const re=(0,Oe.dR)(t,pe),Ae=(0,qe.YY)(t,pe);if(Ae!==void 0){M.set(re,Ae);continue}const ue=(0,et.hQ)(re);(!i.
has(ue)||s&&ce&&f.has(ue))&&r.push(re),i.add(ue),ce&&f.add(ue)}}return{files:r,empty:w,refused:M,idle:await nn(e,t)}}async function nn(e,t){const n=[],s=e.findIndex(
({text:r,literal:i})=>i||!r.startsWith("!"));for(const[r,{text:i,literal:f}]of e.entries()){if(f||!i.startsWith("!"))continue;const w=i.slice(1).trim();r<s?n.push(
`'${i}' excludes nothing, because it comes before the lines from which it could exclude files`):(0,Oe.NB)(t,w)&&(await tt(w,[],t).catch(()=>[])).length===0&&n.push(
`'${i}' excludes nothing: no file matches '${w}'`)}return n}async function sn(e,t,n,s,r){const i=(0,Oe.M0)(r,e),f=!t&&/[*?[\]\\]/.test(e)?void 0:(0,Le._N)(i);if(t)
return{matches:(0,Le.Ms)(i)===void 0?[]:[i],isPath:!0};if(f?.isFile()&&n.length===0)return{matches:[i],isPath:!0};const w=await tt(e,n,r),M=f?.isDirectory()?w.filter(
v=>s.test(v)):w;return{matches:M.length>1?on(M):M,isPath:f?.isFile()??!1}}function on(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,r)=>{for(let i=0;i<
s.length&&i<r.length;i++){const f=t(s[i]??"",r[i]??"");if(f!==0)return f}return s.length-r.length};return e.map(s=>({file:s,segments:(0,Oe.d7)(s).split("/")})).
sort((s,r)=>n(s.segments,r.segments)||(s.file<r.file?-1:1)).map(({file:s})=>s)}const rn={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,text:/\.(?:md|markdown)$/i},pt=5;
async function an(e,t,n,s){const r=(0,Ke.Ud)(e.steps),i=e.steps[0],f=rn[(i&&(0,l.zI)(i.name).accepts)??"pdf"],w=await tn(e.files,t,f,r);un(w,e.ifNoFilesFound,s);
for(const V of w.idle)s.add(V);const M=cn(w.files,n);if(M.length===0&&w.files.length>0&&gt("No file is left to work on: the steps use every file that matches. N\
ame other files in files",e.ifNoFilesFound,s),!e.changedOnly||M.length===0)return{matched:M,files:M};const{changedFiles:v}=await Promise.all([o.e(2958),o.e(1787),
o.e(7874)]).then(o.bind(o,67874)),_=await v(e.githubToken);if("unknown"in _)return s.add(`changed-only leaves nothing out: ${_.unknown}`),{matched:M,files:M};const j=V=>_.
paths.has(V),Z=[];for(const V of M)([V,...n.neededBy(V).keys()].some(j)||(await n.mentionedIn(V)).some(j))&&Z.push(V);return E.pq(`${(0,b.y_)(Z.length,"file")} \
of ${M.length} changed`),{matched:M,files:(r||e.continueNumbers)&&Z.length>0?M:Z}}function cn(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===
0?e:e.filter(s=>{const r=n.get(s);return r!==void 0&&E.pq((0,Q.g$)(`'${s}' is left out of files: ${r} uses it`)),r===void 0})}function un({files:e,empty:t,refused:n},s,r){
const i=t.map(({line:v,reason:_})=>_===void 0?`'${v}'`:`'${v}' (${_})`),f=[...n].map(([v,_])=>`'${v}' was left out: it ${_}`),w=i.length===0?"files, which is an\
 empty list":(0,b.Dw)(i,pt,"more lines"),M=e.length>0||i.length===0||t.some(({reason:v})=>v!==void 0)?"":". Paths start at the workspace. Make sure that an earl\
ier step creates the files";if(s==="error"&&f.length>0)throw new P.zU("configuration",f.slice(0,pt).join(". "));for(const v of f)r.add(v);i.length===0&&e.length+
f.length>0||gt(`No file matches ${w}${M}`,s,r)}function gt(e,t,n){if(t==="error")throw new P.zU("configuration",e);t==="warn"?n.add(e):E.pq((0,Q.g$)(e))}var fn=o(
3621),ln=o(72002),ke=o(8526);const $t=/\{(?:dir|name)\}/;class dn{steps;places;base;shared=new Map;constructor(t,n,s){this.steps=t,this.places=n,this.base=s}neededBy(t){
return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(r=>[this.pathFor(r,t),(0,x.i9)(n)])))}check(){const t=[];for(const{paths:n}of this.steps)
for(const[s,r]of Object.entries(n)){if($t.test(r))continue;const i=this.problemOf(this.pathFor(r,""));i!==void 0&&t.push({field:s,message:i})}if(t.length>0)throw(0,P.
G6)(t)}async parametersOf({name:t,params:n,paths:s,fromBase:r},i){const f={};r&&this.base&&(f[ae]=await this.base.read(i));for(const[w,M]of Object.entries(s)){const v=this.
pathFor(M,i),_=await($t.test(M)?this.read(v,w):this.readOnce(v,w)),j=(0,l.zI)(t).fields[w]?.kind==="json",{params:Z,issues:V}=(0,g.qL)(t,{[w]:j?(0,g.iL)(_.bytes):
_}),ce=V.filter(({field:pe})=>pe===w);if(ce.length>0)throw(0,P.G6)(ce.map(({field:pe,message:re})=>({field:pe,message:`'${v}': ${re}`})));f[w]=Z[w]}return{...n,
...f,...await this.mentionedBy(t,i)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(
({file:r})=>r):[]}catch(s){if(s instanceof P.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||
s.images.length===0)return{};const{wire:r,images:i}=s,f=[];for(const{target:v,file:_}of i)f.push({name:v,bytes:(await this.read(_,r)).bytes});const{issues:w}=(0,g.
qL)(t,{[r]:f}),M=w.filter(({field:v})=>v===r);if(M.length>0)throw(0,P.G6)(M);return{[r]:f}}async imagesBeside(t,n){const[s]=Object.entries((0,l.zI)(t).fields).find(
([,{kind:w}])=>w==="files")??[];if(s===void 0)return;const{bytes:r}=await this.read(n,s);if(r.length>fn.xG||!Buffer.from(r.buffer,r.byteOffset,r.byteLength).includes(
"!["))return;const{imageTargets:i}=await Promise.all([o.e(1917),o.e(4299),o.e(4622)]).then(o.bind(o,34622)),f=[];for(const w of await i(mn({name:n,bytes:r}),new ln.
o(ke.v))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(w))continue;const M=(0,Oe.dR)(this.places,h().posix.join(h().posix.dirname(n),w.replace(/[?#].*$/,"")));this.problemOf(
M)===void 0&&f.push({target:w,file:M})}return{wire:s,images:f}}pathFor(t,n){const{dir:s,name:r}=h().posix.parse(n),i=t.replaceAll("{dir}",()=>s||".").replaceAll(
"{name}",()=>r);return(0,Oe.dR)(this.places,i)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.
problemOf(t);if(s!==void 0)throw(0,P.G6)([{field:n,message:s}]);const r=await(0,Le.oD)(h().resolve(this.places.workspace,t)).catch(i=>{throw(0,P.G6)([{field:n,message:`\
'${t}' could not be opened (${(0,Q.xU)(i)})`}])});return{name:h().posix.basename(t),bytes:r}}problemOf(t){if(!(0,Oe.NB)(this.places,t))return`'${t}' must be in \
the workspace or in RUNNER_TEMP`;if((0,Le.Ms)((0,Oe.M0)(this.places,t))===void 0)return`there is no file '${t}'. Paths start at the workspace, and may hold {dir\
} and {name}`;const n=(0,qe.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const mn=({bytes:e})=>new TextDecoder("utf-8").decode(e),yt=4096;function nt(e,t){
const n=(0,P.l3)(e),s=[n,...n.others].map(r=>{const i=hn(r),f=r.advice===void 0?i:`${i.replace(/[.:]$/,"")}. ${r.advice}`;return(0,Ne.b)(t,f,(0,P.R3)(r))});return(0,Q.
g$)(s.join(". ")).slice(0,yt)}const hn=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("\
^\\p{Ll}","u").test(s)?`The document ${s}`:s),e),Be=10;class pn{given=0;add(t,n,s){const r=(0,Q.g$)(t).slice(0,yt);this.given++,this.given<=Be?E.$e(r,{...n===void 0?
{}:{file:n},...s===void 0?{}:{title:s}}):E.pq(n===void 0?`Warning: ${r}`:`Warning: ${(0,Q.g$)(n)}: ${r}`)}}const gn=(0,l.zI)("compare_documents").dataKey??"",st=10,
$n={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},Et="New: there is no earlier version",yn=e=>({
status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:Et,data:{}}),je=e=>e.data[gn],ot=({message:e})=>e===
Et,wt=e=>e.some(t=>je(t)!==void 0||ot(t)),rt=e=>ot(e)||je(e)?.same===!1;function En(e){return{same:wt(e)?String(e.every(n=>je(n)?.same===!0)):"",changed:e.filter(
rt).map(({input:n})=>n)}}const wn=e=>e.filter(rt).map(t=>({file:t.input,message:t.message??Mn(je(t))})),bn=(e,t)=>`fail-on-difference: ${e} of ${(0,b.y_)(t,"fil\
e")} ${(0,b.d5)(e,"differs","differ")} from the earlier version`;function On(e,t){for(const[n,{file:s,message:r}]of e.entries())n>=Be-1?E.pq((0,Q.g$)(`${s}: ${r}`)):
t==="error"?E.z3(r,{file:s,title:"Differs"}):E.lm(r,{file:s,title:"Changed"})}function Mn(e){const t=Ge.flatMap(([s,r])=>{const i=bt(e,r);return i===""?[]:[`Pag\
es ${s}: ${i}`]}),n=Ot(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const Ge=[["added","Added"],["removed","Removed"],["move\
d","Moved"],["changed","Changed"]];function bt(e,t){const n=We(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(f=>typeof f=="number"?f:Number(We(f,"page"))),
r=Number(We(e.counts,`pages${t}`)),i=s.slice(0,st).join(", ");return r>st?`${i} and ${r-st} more`:i}function Ot(e){return[...Object.entries($n).flatMap(([n,s])=>Number(
We(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const We=(e,t)=>typeof e=="object"&&e!==null&&!Array.isArray(
e)?e[t]??null:null,Pn=["","File","Pages",...Ge.map(([,e])=>e),"Also"];function An(e){const t=je(e),n=e.notes.map(M=>`<br><em>${(0,Q.Hn)(M)}</em>`).join("");if(!t)
return`<td colspan="${Ge.length+2}">${(0,Q.Hn)(e.message??"")}${n}</td>`;const[s,r]=[Number(t.pageCount),Number(t.pageCountBefore)],i=s===r?String(s):`${r}&nbsp\
;→&nbsp;${s}`,f=Ge.map(([,M])=>bt(t,M)),w=t.same===!0?"the same":Ot(t);return[i,...f,w+n].map(M=>`<td>${M}</td>`).join("")}const Dn=e=>ot(e)?"🆕":rt(e)?"✏️":
"✅";function xn(e,t){let n="",s=0;for(const r of e)for(const i of Mt(je(r)?.pages,"changed")){const f=Mt(i,"diff").map(String);if(f.length===0)continue;const M=`\
<details><summary>${`<code>${(0,Q.Hn)(r.input)}</code>, page ${Number(We(i,"page"))}`}</summary>

\`\`\`diff
${f.map(Q.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(M)>t?s++:n+=M}return s===0?n:`${n}<p>${(0,b.y_)(s,"more page")} did not fit here.</p>
`}function Mt(e,t){const n=We(e,t);return Array.isArray(n)?n:[]}const as=null,Tn=/[\r\n]|^\s|\s$/;class vn{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
at("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=h().join((0,A.mkdtempSync)(h().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:f,...w})=>({...w,...f})),s=t.flatMap(({status:f,output:w})=>f==="done"&&w!==null?[w]:[]),r=s.filter(f=>!Tn.test(f)),i=s.length===0?"":`, al\
though ${(0,b.y_)(s.length,"file")} were written: see the log`;at(`The output results-file cannot be written${i}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,A.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),at(`The outputs of the step cannot be written${i}`,process.env.GITHUB_OUTPUT,()=>{E.uH("files",s),E.uH("paths",r.map(Ht).join(`
`)),E.uH("count",s.length),E.uH("failed",t.filter(({status:v})=>v==="failed").length);const f=t.filter(({status:v,output:_})=>v==="done"&&_!==null);E.uH("total-\
bytes",(0,Q.cz)(f.map(({bytesAfter:v})=>v??0))),E.uH("total-pages",(0,Q.cz)(f.map(({pages:v})=>v??0)));const{same:w,changed:M}=En(t);E.uH("same",w),E.uH("change\
d",M),E.uH("results",n),E.uH("results-file",this.resultsFile)}),r.length<s.length&&E.pq(`The output paths leaves out ${(0,b.y_)(s.length-r.length,"name")} with \
a line break or an outer blank`)}}const In=new Set(["ENOSPC","EDQUOT"]);function at(e,t,n){try{n()}catch(s){const r=t!==void 0&&(0,A.existsSync)(t)?(0,Q.xU)(s):
"there is no such file";throw new P.zU("configuration",`${e} (${r})`,{advice:In.has((0,Q.xU)(s))?"Free space on the disk of the runner":"Check that earlier step\
s do not remove or lock the files of the runner",cause:s})}}var _n=o(90866);const it=1024*1024,Pt=2048,At={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};
function Nn(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,Q.Hn)(n.join(" → "))}</h3>
<p>${Dt(e)}</p>
`;if(t.length===0)return s;const r=wt(t),i=[];let f=Buffer.byteLength(s)+Pt;for(const[j,Z]of t.entries()){const V=r?Rn(Z):Ln(Z,t[j-1],xt(e));if(f+=Buffer.byteLength(
V),f>it)break;i.push(V)}const w=(r?Pn:xt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(j=>`<th>${j}</th>`).join(
""),M=t.length-i.length,v=M===0?"":`<p>${(0,b.y_)(M,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,_=e.showText?xn(t,it-f-Pt):"";return`${s}<table>
<tr>${w}</tr>
${i.join("")}</table>
${v}${_===""?"":`
${_}`}`}const Rn=e=>`<tr><td>${e.status==="done"?Dn(e):At[e.status]}</td><td><code>${(0,Q.Hn)(e.input)}</code></td>${An(e)}</tr>
`;function Dt({rows:e,matched:t,place:n,dryRun:s,seconds:r}){const i=Z=>e.filter(V=>V.status===Z),f=i("done");if(e.length===0)return`${t===0?"No file matches":`\
No change in ${(0,b.y_)(t,"file")}`}, nothing written · ${n} · ${r.toFixed(1)} s`;const w=f.filter(({output:Z})=>Z!==null).length,M=s?[`Dry run: ${(0,b.y_)(i(
"planned").length,"result")} planned, nothing written`]:[w===0&&f.length>0?`${(0,b.y_)(f.length,"file")} read, none written`:`${(0,b.y_)(w,"file")} written`];for(const Z of[
"failed","skipped"])i(Z).length>0&&M.push(`${i(Z).length} ${Z}`);const v=(0,Q.cz)([...new Map(f.map(Z=>[Z.inputs.join(`
`),Z.bytesBefore??0])).values()]),_=(0,Q.cz)(f.map(({bytesAfter:Z})=>Z??0)),j=f.length===0?"":` · ${(0,Q.IV)(v)}${w===0?"":` → ${(0,Q.IV)(_)}`}`;return`${M.join(
", ")}${j} · ${n} · ${r.toFixed(1)} s`}const xt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Un(t));function Ln(e,t,n){const{status:s,input:r,
inputs:i,output:f,pages:w,bytesBefore:M,bytesAfter:v,message:_,notes:j,data:Z}=e,V=i.length>1&&s!=="failed"?` <em>and ${i.length-1} more</em>`:"",ce=[...f===null?
[]:[`<code>${(0,Q.Hn)(f)}</code>`],..._===null?[]:[(0,Q.Hn)(_)],...Object.values(Z).flatMap(oe=>Sn(oe)),...j.filter(oe=>t?.input!==r||!t.notes.includes(oe)).map(
oe=>`<em>${(0,Q.Hn)(oe)}</em>`)],pe=e.facts.firstPage!==void 0,re=n?[ct(M),ct(v),pe?"":Bn(M,v)]:[ct(M)],Ae=[w===null?"":String(w),...re],ue=ce.join("<br>"),De=Ae.
every(oe=>oe==="")?`<td colspan="${Ae.length+1}">${ue}</td>`:`<td>${ue}</td>${Ae.map(oe=>`<td align="right">${oe}</td>`).join("")}`;return`<tr><td>${At[s]}</td>\
<td><code>${(0,Q.Hn)(r)}</code>${V}</td>${De}</tr>
`}const Cn=new Set(["pageCount","fileSize"]);function Sn(e){const t=Object.entries(e).flatMap(([n,s])=>{const r=(0,Q.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return Cn.has(n)?[]:s===!0?[r]:typeof s=="number"?s===0?[]:[`${r}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${r}: ${s.length}`]:typeof s=="object"&&s!==null&&!Object.
values(s).every(i=>typeof i=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const Un=e=>Object.keys(e).length===0,ct=e=>e===null?"":(0,Q.IV)(e).replace(
" ","&nbsp;");function Bn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function jn(e,t){
const n=e.filter(({status:i})=>i==="skipped").length,s=e.filter(({notes:i})=>i.length>0).length,r=(0,b.y_)(e.length,"result");return n>0&&(t==="skipped"||t==="n\
otes")?`fail-on: ${t}: ${n} of ${r} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${r} with notes: see the log`:void 0}function Wn(e,t,n,s){const r=e.length<
Be?e:e.slice(0,Be-1);for(const{file:i,message:f}of r)t==="error"?E.z3(f,{file:i,title:n}):s.add(f,i,n);for(const{file:i,message:f}of e.slice(r.length))E.pq((0,Q.
g$)(`Failed: ${i}: ${f}`));for(const{cause:i}of e)i!==void 0&&E.Yz((0,Q.uP)(i))}function Fn(e,t){const n=e.length<Be?0:e.length-(Be-1),s=n>0?` (${n} of them wit\
hout an annotation: see the log)`:"";return`${e.length} of ${(0,b.y_)(t,"file")} failed${s}`}async function Tt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=Nn(
e);if(!(Buffer.byteLength(n)>=it))try{await _n.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complet\
e"),E.Yz((0,Q.uP)(s))}}class He extends Error{file;cause;constructor(t,n){super("a file could not be counted"),this.file=t,this.cause=n}}async function zn(e,t,n){
const{continuedNumbers:s,countSelectedPages:r}=await Promise.all([o.e(2760),o.e(966),o.e(7922)]).then(o.bind(o,37922)),i=e.flatMap(({inputs:re})=>re),{pages:f,first_number:w}=se(
t),M=t.map(Kn).find(re=>re!==void 0);let v="";const _=function*(){for(const re of i)yield n(v=re)},j={pages:f,...M===void 0?{}:{open_password:M}},Z=await r(_(),
j,{pause:ke.v}).catch(re=>{throw new He(v,(0,P.l3)(re))}),V=s(Z,w),ce=new Map;let pe=0;for(const re of e)ce.set(re,pe),pe+=re.inputs.length;return(re,Ae)=>V[(ce.
get(re)??0)+Ae]}function Kn({name:e,params:t}){const{open_password:n,password:s}=t;return n??(e==="remove_password"?s:void 0)}var kn=o(98185),Gn=o(17644);const Hn=5;
async function Yn(e){const{jobs:t,inputs:n,chosen:s,secondFiles:r,numbersOf:i,claim:f,spelling:w}=e,M=new kn.A(e.places,n.overwrite),{execute:v,lanes:_,close:j,
abandon:Z}=await s.open(t.length),V=new AbortController,ce=()=>V.signal.aborted,pe=Xn(async()=>{V.abort(),await Promise.allSettled([M.close(),Z()]),await(0,ke.v)(),
await e.onCancelled(re.flatMap((oe,xe)=>oe.length>0?oe:[Jn(t[xe])]))}),re=t.map(()=>[]),Ae=[];let ue;const De={steps:n.steps,spelling:w,signal:V.signal,minimumSaving:n.
minimumSaving,parametersOf:(oe,xe)=>r.parametersOf(oe,xe),numbersOf:i,claim:f,write:oe=>M.write(oe),onProgress:qn()};return await Qn(t,_,async(oe,xe)=>{if(!ce()){
if(ue!==void 0){re[xe]=[{...Ye(oe),status:"skipped",output:null,message:ue}];return}try{const Ie=await v(oe,De);re[xe]=Ie;for(const[Ce,ye]of Ie.entries())E.pq((0,Q.
g$)(Vn(ye,Ie[Ce-1]?.notes)))}catch(Ie){if(ce())return;const Ce=Ie instanceof Fe.C?Ie.input:oe.inputs[0]??"",ye=(0,P.l3)(Ie instanceof Fe.C?Ie.cause:Ie);E.pq((0,Q.
g$)(`${Ce}: failed`));const Je=Ie instanceof Fe.C?Ie.step:void 0,_t=Je===void 0?nt(ye,w):`${Je}: ${nt(ye,w)}`;Ae.push({file:Ce,message:_t,cause:ye.cause}),re[xe]=
[{...Ye(oe),status:"failed",input:Ce,output:null,message:_t,data:(0,Gn.EI)(ye)}],ye.code==="unauthorized"&&(ue="Not tried, because the region refused the key")}}}),
await pe(),await j(),{rows:re.flat(),failures:Ae}}const Jn=e=>({...Ye(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function Zn(e){
const t=e.map(Ye);for(const{input:n,inputs:s,output:r}of t)E.pq((0,Q.g$)(`${vt(n,s)}${r===null?": would be read only, and no file written":` → ${r}`}`));return t}
function Ye(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,
facts:{},notes:[],message:null,data:{}}}function Vn(e,t=[]){const{input:n,inputs:s,output:r,pages:i,bytesBefore:f,bytesAfter:w,notes:M,message:v}=e,_=vt(n,s),j=[
...i===null?[]:[(0,b.y_)(i,"page")],w===null?(0,Q.IV)(f??0):`${(0,Q.IV)(f??0)} → ${(0,Q.IV)(w)}`].join(", "),Z=r===null?`${_}: ${v??"read"} (${j})`:`${_} → ${r}\
 (${j})`,V=M.filter(ce=>!t.includes(ce));return V.length>0?`${Z}. ${V.join(" ")}`:Z}const vt=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function Xn(e){let t;
for(const[n,s]of[["SIGINT",130],["SIGTERM",143]])process.on(n,()=>{t||(E.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});return()=>t}async function Qn(e,t,n){
const s=e.entries(),r=async()=>{for(const[i,f]of s)i>0&&await(0,ke.v)(),await n(f,i)};await Promise.all(Array.from({length:Math.min(t,e.length)},r))}function qn(){
let e=process.uptime();return(t,n,s)=>{const r=process.uptime();r-e<Hn||(e=r,E.pq((0,Q.g$)(`${t}: ${n}, ${Math.round(s*100)} %`)))}}async function es(){const e=new pn,
t=new vn;let n="wire";try{t.begin();const s=await zt(r=>E.V4(r,{trimWhitespace:!1}),r=>ss(r,e));for(const r of s.warnings)e.add(r);n=s.isList?"wire":"inputs",await ts(
s,t,e,n)}catch(s){const r=(0,P.l3)(s instanceof He?s.cause:s),i=nt(r,n);s instanceof He&&E.z3(i,{file:s.file}),E.C1(s instanceof He?"No file was written: contin\
ue-numbers counts the pages of all files first, and one file could not be counted":i),r.cause!==void 0&&E.Yz((0,Q.uP)(r.cause))}finally{E.Yz(`Peak memory: ${(0,Q.
IV)(os())}`)}}async function ts(e,t,n,s){const r=process.uptime(),i=(0,Oe.Aq)(),f=await kt(e,i);f.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without re\
gion or base-url documents are processed on the runner");for(const ye of e.steps)await f.check(ye);e.output!==void 0&&(0,Ke.hS)(e.steps)==="data"&&n.add("output\
 is not used: the step reads documents and writes none");const w=e.comparing.withBase?await(await o.e(1833).then(o.bind(o,41833))).BaseVersions.of(i):void 0,M=new dn(
e.steps,i,w),{matched:v,files:_}=await an(e,i,M,n),{known:j,fresh:Z}=w?await w.divide(_):{known:_,fresh:[]};M.check();const V=(0,et.K2)(i.workspace),ce=[...new Set(
[...v,...v.flatMap(ye=>[...M.neededBy(ye).keys()])])],pe=ye=>(0,qe.Ck)(i,ye),re={matched:ce,overwrite:e.overwrite,identity:V,exists:pe},Ae=(0,Ke.et)({...e,...re,
files:j,places:i}),ue=e.steps.map(({name:ye})=>(0,x.i9)(ye)),De=e.continueNumbers&&!e.dryRun?await zn(Ae,e.steps,ye=>(0,lt.R5)(ye,i.workspace)):()=>{};E.Oh((0,Q.
g$)(`${ue.join(", then ")}: ${(0,b.y_)(j.length,"file")}, ${f.place}`));const oe=ye=>{const Je=process.uptime()-r;return{rows:ye,matched:v.length,operations:ue,
place:f.place,dryRun:e.dryRun,seconds:Je,showText:e.comparing.showText}},{rows:xe,failures:Ie}=e.dryRun?{rows:Zn(Ae),failures:[]}:await Yn({jobs:Ae,inputs:e,chosen:f,
places:i,secondFiles:M,numbersOf:De,claim:(0,et.OM)(re),spelling:s,onCancelled:async ye=>{t.tell(ye),e.summary&&await Tt(oe(ye),n)}});E.N4();const Ce=[...xe,...Z.
map(yn)];await ns({digest:oe(Ce),failures:Ie,total:j.length,inputs:e,outputs:t,places:i,warnings:n})}async function ns({digest:e,failures:t,total:n,inputs:s,outputs:r,
places:i,warnings:f}){const{rows:w}=e,M=wn(w);if(On(M,s.comparing.failOnDifference?"error":"notice"),Wn(t,s.failOn==="nothing"?"warning":"error",e.operations.join(
", "),f),E.pq((0,Q.g$)(Dt(e))),r.tell(w),s.summary&&await Tt(e,f),s.attest){const{declareArtifacts:_}=await o.e(8208).then(o.bind(o,48208)),j=w.flatMap(({status:Z,
output:V})=>Z==="done"&&V!==null?[V]:[]);for(const Z of await _(j,i.workspace))f.add(Z)}if(t.length===0){const _=s.comparing.failOnDifference&&M.length>0?bn(M.length,
w.length):jn(w,s.failOn);_!==void 0&&E.C1(_);return}const v=(0,Ke.Ud)(s.steps)?`The merge of ${(0,b.y_)(n,"file")} failed`:Fn(t,n);s.failOn==="nothing"?f.add(v):
E.C1(v)}function ss(e,t){[...e.trim()].length>1?E.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidde\
n. The step does not print it; use a longer one")}function os(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,A.readFileSync)("/proc/self/status","latin1"))??[];
if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let It=!1;process.once("beforeExit",()=>{It||E.C1("The action stopped befo\
re it had finished.")}),es().catch(E.C1).finally(()=>{It=!0})}),38001:((le,Y,o)=>{o.d(Y,{BD:()=>x,jB:()=>E,jN:()=>A,oR:()=>R,r_:()=>b,yZ:()=>P});const E=[/^["'].*["']$/,
"leave out the quotes"],A=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],P=[/^~/,"~ is not your home\
 folder here, and files must be in the workspace or in RUNNER_TEMP"],x=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use a path of the workspace"],
b=[/\\/,"write / between folders, not a backslash"],R=(L,h)=>h.find(([g])=>g.test(L))?.[1]}),33439:((le,Y,o)=>{o.d(Y,{Cj:()=>T,Ud:()=>O,et:()=>W,hS:()=>B});var E=o(
76760),A=o.n(E),P=o(58552),x=o(68747),b=o(85893),R=o(31424),L=o(4528),h=o(69338),g=o(2798),l=o(99992),$=o(38001);const d=["{dir}","{name}","{index}","{operation\
}"],y=["{title}","{match}"],u={document:[],data:[],text:[],parts:y,texts:y,files:["{file}"]},c={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{oper\
ation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},p="{dir}/{name}.pdf",D=([
J],I)=>I==="document"&&J!==void 0&&(0,b.zI)(J.name).accepts==="text",O=J=>J.some(({name:I})=>(0,b.zI)(I).input==="many");function B(J){const I=J.map(({name:k})=>(0,b.
zI)(k)),U=I.filter(k=>!(0,b.rz)(k)),z=U.findLast(({input:k,output:ae})=>k==="many"||ae!=="pdf");return I.at(-1)?.output==="text"?z?.output==="pdfs"?"texts":"tex\
t":U.length===0?"data":z?.output==="pdfs"?"parts":z?.output==="files"?"files":"document"}const T=J=>J==="text"||J==="texts",C=J=>J==="document"||J==="text";function W(J){
const{files:I,steps:U}=J,z=B(U),k=F(J,z),ae=I.length===0?[]:O(U)?[I]:I.map(ee=>[ee]),X=(0,x.i9)((U.findLast(({name:ee})=>!(0,b.rz)((0,b.zI)(ee)))??U.at(-1))?.name??
""),me=ae.map((ee,Me)=>{const{dir:ie,name:ne}=A().posix.parse(ee[0]??""),G=he=>{const we=C(z)?Me+1:he?.index,Pe={"{dir}":ie||".","{name}":ne,"{operation}":X,"{i\
ndex}":we===void 0?void 0:(0,R.n)(we),"{title}":he?.title,"{match}":he?.match,"{file}":he?.file};return A().posix.normalize(k.replace(/\{[^{}]*\}/g,_e=>Pe[_e]??
_e))};return{inputs:ee,kind:z,tellsMatch:k.includes("{match}"),outputPath:G}}),te=z==="data"?[]:Te(me,J,q(k,z));if(te.length>0)throw(0,P.G6)(te);return me}const K=[
$.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],$.jN,$.yZ,$.BD,...A().sep==="/"?[$.r_]:[]];function F({output:J,places:I,steps:U},z){const k=ie=>(0,P.
G6)([{field:"output",message:ie}]);if(J===void 0)return D(U,z)?p:`${c[z]}${T(z)?L.lg[(0,L.GW)(U.at(-1)?.params??{})]:""}`;const ae=(0,$.oR)(J,K);if(ae!==void 0)
throw k(ae);const X=[...d,...u[z]],me=J.match(/\{[^{}]*\}/g)?.filter(ie=>!X.includes(ie))??[];if(me.length>0)throw k(`has the unknown placeholder ${me[0]}: use ${X.
join(", ")}`);if(/[\u0000-\u001f]/.test(J))throw k("must be a single line");if(/[\\/]$/.test(J))throw k(`names a folder: write a file name after it, such as ${J}\
{name}.pdf`);const te=["{index}",...u[z]];if(u[z].length>0&&!te.some(ie=>J.includes(ie))){const{dir:ie,name:ne,ext:G}=A().posix.parse((0,l.d7)(J)),he=A().posix.
join(ie,z==="files"?`${ne}.{file}`:`${ne}-{index}${G}`);throw k(`needs ${te.join(" or ")}, because one file gives several results: such as ${he}`)}const ee=A().
isAbsolute(J)?(0,l.dR)(I,J):(0,l.d7)(J);if(!(A().isAbsolute(ee)?(0,l.NB)(I,ee):(0,l.FK)(A().posix.normalize(ee))))throw k("must stay in the workspace or in RUNN\
ER_TEMP");return ee}function q(J,I){const z=["{dir}","{name}",...C(I)?["{index}"]:[]].filter(k=>!J.includes(k));return z.length===0?"process them in different s\
teps":`use ${[z.slice(0,-1).join(", "),...z.slice(-1)].filter(k=>k!=="").join(" or ")}`}const de=J=>J.kind==="parts"||J.kind==="texts"?J.outputPath({index:1}):J.
outputPath();function Te(J,{matched:I,overwrite:U,identity:z,exists:k,places:ae},X){const me=new Map(I.map(G=>[z(G),G])),te=new Map;for(const G of J){const he=z(
G.outputPath()),we=te.get(he);we?we.push(G):te.set(he,[G])}const ee=[],Me=[],ie=G=>{ee.push({field:"output",message:G})};for(const[G,he,...we]of te.values()){if(!G)
continue;const Pe=G.outputPath(),_e=(0,g.Nk)(Pe);if(!(0,l.NB)(ae,Pe)||Pe==="."||Pe.endsWith("/"))ie(`'${Pe}' is not a file in the workspace or in RUNNER_TEMP`);else if(_e!==
void 0)ie(_e);else if((0,h.SV)(Pe))ie(`'${Pe}' is below .git, where nothing is written`);else if(he){const[a,m]=[G.inputs[0],he.inputs[0]],N=we.length===0?`'${a}\
' and '${m}' would both`:`'${a}', '${m}' and ${we.length} more would all`;ie(`${N} be written to '${Pe}': ${X}`)}else{const a=de(G),m=z(a),N=me.get(m);N!==void 0&&
!G.inputs.some(S=>z(S)===m)?ie(`'${a}' would replace another file that the step reads: choose a different pattern`):N!==void 0&&!U?ie(`'${a}' would replace the \
input: choose a different pattern, or set overwrite to true`):N===void 0&&!U&&k(a)&&Me.push(a)}}Me.length>0&&ie((0,g.pL)(Me));const ne=5;return ee.length<=ne?ee:
[...ee.slice(0,ne),{field:"output",message:`and ${ee.length-ne} more such clashes`}]}}),30174:((le,Y,o)=>{o.d(Y,{A:()=>P,T:()=>A});var E=o(33439);function A(x){
const b=R=>[{field:"minimum-saving",message:R}];return x.some(({name:R})=>R==="optimize_document")?(0,E.Ud)(x)||(0,E.hS)(x)!=="document"?b("needs one result for\
 each file: no merge, no split, no extraction"):[]:b("needs a step optimize-document")}function P(x,b,R){return R===void 0||b<=x*(1-R/100)?void 0:`Not written: \
the result is ${(Math.max(0,x-b)/x*100).toFixed(1)} % smaller, and minimum-saving is ${R} %`}}),4406:((le,Y,o)=>{o.d(Y,{EC:()=>l,Pu:()=>$,Qf:()=>P,fU:()=>g,g$:()=>b,
oH:()=>x});var E=o(58552);const A=1e3,P=(d,y,{found:u=null,limit:c=null,pages:p=[]}={})=>({rule:d,found:u,limit:c,pages:p.slice(0,A),message:y}),x=["open_passwo\
rd"],b=(d,y,u)=>`The file has ${d} ${u}; at most ${y} are allowed.`;function R({failures:d}){return Array.isArray(d)?d.flatMap(L):[]}function L(d){if(typeof d!=
"object"||d===null||Array.isArray(d))return[];const{rule:y,found:u,limit:c,pages:p,message:D}=d;if(typeof y!="string"||typeof D!="string")return[];const O=Array.
isArray(p)?p.filter(B=>typeof B=="number"):[];return[{rule:y,found:h(u),limit:h(c),pages:O,message:D}]}const h=d=>typeof d=="number"?d:null;function g(d,{nameOf:y,
restate:u}){const{checks:c}=d,p=R(d).map(O=>({...u(O),rule:y(O.rule)})),D=Array.isArray(c)?c.flatMap(O=>typeof O=="string"?[y(O)]:[]):[];return{...d,...c!==void 0&&
{checks:D},failures:p}}class l extends E.zU{report;constructor(y){const u=R(y).map(({message:c})=>c);super("invalid_parameters",`The check failed: ${u.join(" ")}`,
{issues:u.map(c=>({field:"file",message:c,mentions:x}))}),this.report=y}}function $(d){if(d.passed===!1)throw new l(d)}}),68747:((le,Y,o)=>{o.d(Y,{XM:()=>b,an:()=>x,
i9:()=>P});var E=o(85893);const A=R=>R.replace(/_(\w)/g,(L,h)=>h.toUpperCase()),P=R=>R.replaceAll("_","-");function x(R,L,h){const g=L.filter(l=>/^\w+$/.test(l));
return g.length===0?R:R.replace(new RegExp(`\\b(?:${g.join("|")})\\b`,"g"),h)}const b=R=>(0,E.zI)(R).path??`/v1/${R}`}),85673:((le,Y,o)=>{o.d(Y,{gx:()=>b,h:()=>x});
function E(g,l){const $=A(g,l);if($!==void 0)return[$];const d=L(g);return l.filter(y=>L(y).some(u=>u.length>3&&d.includes(u)))}function A(g,l){let $;for(const d of l){
const y=P(L(g),L(d));y<=2&&y<($?.count??1/0)&&($={name:d,count:y})}return $?.name}function P(g,l){return g.length!==l.length?g.length*l.length===0?1/0:P([g.join(
"")],[l.join("")]):l.reduce(($,d,y)=>{const u=g[y]??"",c=Math.min(u.length,d.length),p=h(u,d);return p>(c<3?0:c<7?1:2)?1/0:$+p},0)}const x=(g,l)=>R(E(g,l));function b(g,l){
const $=A(g,l),d=y=>L(y).sort().join(" ");return R($===void 0?l.filter(y=>g!==""&&d(y)===d(g)):[$])}const R=g=>g.length===0||g.length>3?"":` (did you mean ${g.join(
" or ")}?)`,L=g=>g.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(l=>l!=="");function h(g,l){let $=[],d=Array.from(
{length:l.length+1},(y,u)=>u);for(let y=0;y<g.length;y++){const u=[y+1];for(let c=0;c<l.length;c++){const p=y>0&&c>0&&g[y]===l[c-1]&&g[y-1]===l[c];u.push(Math.min(
(d[c+1]??0)+1,(u[c]??0)+1,(d[c]??0)+(g[y]===l[c]?0:1),p?($[c-1]??0)+1:1/0))}$=d,d=u}return d.at(-1)??0}}),4528:((le,Y,o)=>{o.d(Y,{GW:()=>P,_m:()=>R,lg:()=>A,uv:()=>b});
const E=null,A={"application/json":".json","text/plain":".txt","text/markdown":".md"};function P(L){const{per_page:h,layout:g}=L;return h===!0?"application/json":
g==="markdown"?"text/markdown":"text/plain"}function x(L){const h=P(L);return h==="text/markdown"?["application/json",h,"text/plain"]:[...new Set(["application/\
json",h])]}const b=({text:L})=>typeof L=="string"?L:"";function R({text:L,pages:h,...g}){return g}}),17079:((le,Y,o)=>{o.d(Y,{Z:()=>b,_:()=>x});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
A=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(g){
if(g.length>64)return;const l=g.trim().replace(A,($,d,y,u)=>`${d??""}${1900+Number(y)}${u}`);return L(R(E.exec(l)??P.exec(l)))}function b(g){const l=g.length>64?
void 0:R(P.exec(g.trim()));if(!l||L(l)===void 0)return;const{year:$,month:d="",day:y="",hour:u="",minute:c="",second:p="",zone:D=""}=l;return`D:${$}${d}${y}${u}${c}${p}${D===
"Z"||D===""?D:`${D.replace(":","'")}'`}`}function R(g){if(!g)return;const[,l,$,d,y,u,c,p,D,O,B]=g,T=p??(D===void 0?void 0:`${D}${O??"00"}:${B??"00"}`);return{year:l,
month:$,day:d,hour:y,minute:u,second:c,zone:T}}function L(g){if(!g)return;const{year:l,month:$,day:d,hour:y,minute:u="00",second:c="00",zone:p}=g,D=(B,T,C)=>B===
void 0||Number(B)>=T&&Number(B)<=C;if(Number(l)===0||!D($,1,12)||!D(d,1,h(Number(l),Number($)))||!D(y,0,23)||!D(u,0,59)||!D(c,0,59)||p!==void 0&&p!=="Z"&&!(D(p.
slice(1,3),0,23)&&D(p.slice(4),0,59)))return;const O=[l,$,d].filter(B=>B!==void 0).join("-");return y===void 0?O:`${O}T${y}:${u}:${c}${p==="+00:00"||p==="-00:00"?
"Z":p??""}`}function h(g,l){return l===2?g%4===0&&(g%100!==0||g%400===0)?29:28:[4,6,9,11].includes(l)?30:31}}),18102:((le,Y,o)=>{o.d(Y,{qL:()=>F,lF:()=>Te,iL:()=>W});
var E=o(58552),A=o(60666);function P(a){switch(a.kind){case"text":{const m=a.minLength?`${a.minLength} to ${a.maxLength}`:`at most ${a.maxLength}`;return a.format?
`${A.E[a.format].words}, ${m} characters`:a.characters==="printable-ascii"?`${m} printable ASCII characters (codes 32 to 126)`:`${m} characters`}case"flag":return"\
true or false";case"integer":{const m=a.unit===void 0?"":`, in ${a.unit}`;return a.max===void 0||a.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${a.
min}${m}`:`a whole number from ${a.min} to ${a.max}${m}`}case"decimal":return`a decimal number ${R(a)}, in ${a.unit}, with a point`;case"choice":return`one of ${a.
options.map(m=>typeof m.value=="number"?x(m):m.value).join(", ")}`;case"choices":return`one or more of ${a.options.map(({value:m})=>m).join(", ")}, separated by\
 commas`;case"pageOrder":return a.parts?`ranges of pages such as 1-3, 7, 9-, at most ${a.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most\
 ${a.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${a.maxLength} characters`;case"file":return b[a.accepts];case"\
files":return`at most ${a.max} PNG or JPEG images of at most ${a.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${a.placeholder?.replace(/^e\.g\. /,
"")??'{"name": "value"}'}, at most ${a.maxLength} characters`;default:return a}}function x({value:a,label:m,description:N}){const S=N??m.toLowerCase(),H=String(
a).replace(/^-/,"").replaceAll("_"," ").toLowerCase();return N===void 0&&m.toLowerCase().includes(H)?String(a):`${a} (${S.charAt(0).toLowerCase()}${S.slice(1)})`}
const b={pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or\
 PKCS #12, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a file"};function R({above:a,min:m,max:N}){const S=a===void 0?`of a\
t least ${m??0}`:`greater than ${a}`;return N===void 0?S:`${S} and at most ${N}`}var L=o(61729),h=o(85893),g=o(72750),l=o(33858),$=o(29082);const d=2**31-1,y=/^ *[+-]?\d+ *$/,
u=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,c=/[\p{Cc}\u2028\u2029]/u,p=new RegExp("\\p{Cs}","u"),D=100,O={font:20*1024*1024,key:1e6,certificates:1e6},B=/^[\x20-\x7e]*$/,
T=new Set(["files","choices"]),C="must be given only once";function W(a){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(a)}catch{return a}}function K(a,m,N="\
absent"){const{params:S,issues:H}=F(a,m,N);if(H.length>0)throw invalidParameters(H);return S}function F(a,m,N="absent"){const S=(0,h.zI)(a),H={},se=[];for(const[
fe,Ee]of Object.entries(S.fields)){const ge=Object.hasOwn(m,fe),be=ge?m[fe]:void 0;if(U(Ee,be)){ge&&N==="refuse"&&J(Ee,be)?se.push({field:fe,message:I(Ee)}):Ee.
required?se.push({field:fe,message:`is required: ${P(Ee)}`}):"default"in Ee&&(H[fe]=Ee.default);continue}const Ne=z(Ee,be);"problem"in Ne?se.push({field:fe,message:Ne.
problem}):H[fe]=Ne.value}return{params:H,issues:[...se,...q(S,H,se)]}}function q({fields:a,ascending:m,different:N,exclusive:S,needs:H,atLeastOne:se,someTrue:fe},Ee,ge){
const be=[],Ne=$e=>(0,h.qR)(a[$e],Ee[$e]);if(m){const[$e,ve]=[Ee[m[0]],Ee[m[1]]];typeof $e=="number"&&typeof ve=="number"&&$e>ve&&be.push({field:m[0],message:`m\
ust not be greater than ${m[1]}`,mentions:[m[1]]})}if(N){const[$e,ve]=[Ee[N[0]],Ee[N[1]]];$e!==void 0&&$e===ve&&be.push({field:N[0],message:`must differ from ${N[1]}`,
mentions:[N[1]]})}for(const[$e,ve]of S??[]){const Re=Ne($e)?ve.filter(Ne):[];Re.length>0&&be.push({field:$e,message:`must not be given together with ${Re.join("\
 and ")}: leave one of them out`,mentions:Re})}for(const[$e,ve,Re]of H??[])Ne($e)&&!(0,h.D)(Re,a[ve],Ee[ve])&&be.push({field:$e,message:`needs ${de(ve,Re)}`,mentions:[
ve]});const Ze=$e=>Ne($e)||ge.some(({field:ve})=>ve===$e);return se&&!se.some(Ze)&&be.push({field:se[0],message:`is required, unless one of these is given: ${se.
slice(1).join(", ")}`,mentions:se.slice(1)}),fe?.every($e=>Ee[$e]===!1)===!0&&be.push({field:fe[0],message:`must be true, unless one of these is: ${fe.slice(1).
join(", ")}`,mentions:fe.slice(1)}),be}function de(a,m){return typeof m!="object"?`${a} to be ${m}`:"not"in m?`${a} to be other than ${m.not}`:`${a} to be given`}
function Te(a){if(Array.isArray(a))return a.join(",");if(typeof a=="object")return JSON.stringify(a);const m=String(a);if(typeof a!="number"||!m.includes("e"))return m;
if(a>=1)return BigInt(a).toString();const[N,S]=m.split("e");return`0.${"0".repeat(-Number(S)-1)}${N.replace(".","")}`}function J(a,m){return a.empty==="opener"?
!1:a.empty!=="word"||a.required===!0||m===void 0}function I(a){return a.required?`is empty: it must be ${P(a)}`:a.kind==="text"&&a.secret?"is empty, so the docu\
ment would open without a password: give a password, or route documents without one past this step":a.empty==="word"?`is undefined: use '' to leave it out, or g\
ive ${P(a)}`:a.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in a?`is empty: write ${String(a.default)}, which is the de\
fault, or leave the field out`:`is empty: give ${P(a)}, or leave the field out`}function U(a,m){return m==null||m===""||T.has(a.kind)&&Array.isArray(m)&&m.length===
0?!0:a.kind==="text"&&!a.secret&&typeof m=="string"&&m.trim()===""}function z(a,m){if(Array.isArray(m)&&!T.has(a.kind))return{problem:C};if(m instanceof Uint8Array)
return{problem:"is not text in UTF-8: give it in UTF-8"};switch(a.kind){case"text":return k(a,m);case"flag":return ae(a,m);case"integer":return X(a,m);case"deci\
mal":return te(a,m);case"choice":return ee(a,m);case"choices":return Me(a,m);case"pageOrder":return ie(a,m,a.parts?l.X4:g.p6);case"pageSet":return ie(a,m,$.lY);case"\
file":return ne(a,m);case"files":return G(a,m);case"json":return he(a,m);default:return a}}function k(a,m){if(typeof m!="string"&&!(typeof m=="number"&&Number.isFinite(
m)))return{problem:`must be ${a.format?"":"text, "}${P(a)}`};const N=String(m);if(N.length>8*a.maxLength)return{problem:`must be ${P(a)}`};const S=a.secret?N:N.
normalize("NFC"),H=a.secret?S.length:[...S].length;return H>a.maxLength||H<(a.minLength??0)?{problem:`must be ${P(a)}`}:a.characters==="printable-ascii"&&!B.test(
S)?{problem:`must be ${P(a)}`}:!a.secret&&c.test(S)?{problem:"must not contain control characters or line breaks"}:!a.secret&&p.test(S)?{problem:"must not conta\
in an incomplete character (a lone surrogate)"}:a.format&&!A.E[a.format].holds(S)?{problem:A.E[a.format].problem?.(S)??`must be ${P(a)}`}:{value:S}}function ae(a,m){
if(typeof m=="boolean")return{value:m};const N=typeof m=="string"?m.toLowerCase():"";return N==="true"||N==="false"?{value:N==="true"}:{problem:`must be ${P(a)}`}}
function X(a,m){const N=me(m);if(N===void 0||N<a.min)return{problem:`must be ${P(a)}`};const S=a.max??d;if(N<=S)return{value:N};const H=P(a);return{problem:H.includes(
String(S))?`must be ${H}`:`must not be greater than ${S}`}}function me(a){return typeof a=="string"?y.test(a)?Number(a.trim())+0:void 0:typeof a=="number"&&Number.
isInteger(a)?a+0:void 0}function te(a,m){const N=typeof m=="number"?m:typeof m=="string"&&u.test(m)?Number(m.trim()):NaN,{above:S=-1/0,min:H=-1/0,max:se=1/0}=a;
return Number.isFinite(N)&&N>S&&N>=H&&N<=se?{value:N+0}:{problem:`must be ${P(a)}`}}function ee(a,m){const{open:N}=a,S=a.options.find(({value:se})=>typeof se=="\
number"?se===me(m):se===m);if(S)return{value:S.value};const H=N?me(m):void 0;return N&&H!==void 0&&H>=N.min&&H<=N.max?{value:H}:{problem:`must be ${P(a)}`}}function Me(a,m){
const N=typeof m=="string"?m.replace(/^ +| +$/g,"").split(/ *, */):m,S=a.options.map(({value:H})=>H);return!Array.isArray(N)||!N.every(H=>S.some(se=>se===H))?{problem:`\
must be ${P(a)}`}:{value:S.filter(H=>N.includes(H))}}function ie(a,m,N){if(typeof m!="string"&&typeof m!="number")return{problem:`must be ${P(a)}`};const S=String(
m);if(S.length>a.maxLength)return{problem:`must be at most ${a.maxLength} characters long, and has ${S.length}`};const H=N(S);return"problem"in H?{problem:H.problem}:
{value:S}}function ne(a,m){const{name:N,bytes:S}=typeof m=="object"?m:{};return typeof N!="string"||!(S instanceof Uint8Array)?{problem:`must be ${P(a)}`}:S.length===
0&&a.accepts!=="any"?{problem:"is an empty file"}:S.length>(O[a.accepts]??1/0)?{problem:`is too large: it must be ${P(a)}`}:{value:{name:N,bytes:S}}}function G(a,m){
const N=Array.isArray(m)?m:[m],S=[];for(const se of N){const fe=ne({...a,kind:"file"},se??{});if("problem"in fe)return fe.problem.startsWith("must")?{problem:`m\
ust be ${P(a)}`}:fe;S.push(fe.value)}const H=S.reduce((se,{bytes:fe})=>se+fe.length,0);return S.length>a.max||H>a.maxBytes?{problem:`must be ${P(a)}`}:new Set(S.
map(({name:se})=>se)).size<S.length?{problem:"has two files of one name"}:{value:S}}function he(a,m){const N=`must be ${P(a)}`;if(typeof m=="object"){const H=_e(
m);return H!==void 0&&H.startsWith("{")&&H.length<=a.maxLength?we(JSON.parse(H)):{problem:N}}if(typeof m!="string")return{problem:N};if(m.length>a.maxLength)return{
problem:`must be at most ${a.maxLength} characters long, and has ${m.length}`};const S=(0,L.q)(m);if(S===void 0){const se=(0,L.q)(m.replace(/[\r\n\t]/g," "))!==
void 0?": within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${N}; it is not valid JSON${se}`}}return(0,L.G)(S)?we(S):{problem:N}}function we(a){
let m=[a];for(let N=0;m.length>0;N++){if(N===D)return{problem:`must not have more than ${D} arrays and objects within one another`};const S=m.flatMap(H=>Object.
values(H));if(S.some(H=>typeof H=="number"&&!Number.isFinite(H)))return{problem:"has a number that is too large"};m=S.filter(Pe)}return{value:a}}const Pe=a=>typeof a==
"object"&&a!==null;function _e(a){try{return JSON.stringify(a)}catch{return}}}),51521:((le,Y,o)=>{o.d(Y,{s:()=>x});var E=o(98446);function A(b,R){const L=[],h=[],
g=`use ${R.map(l=>`{${l}}`).join(", ")}`;for(const l of b.normalize("NFC").split(/(\{[^{}]*\})/)){const $=R.find(d=>`{${d}}`===l);if($)L.push({placeholder:$});else if(/^\{[^{}]*\}$/.
test(l))h.push(l);else{if(/[{}]/.test(l))return{problem:`has a brace that belongs to no placeholder; ${g}`};l&&L.push({literal:l})}}return h.length===0?{pieces:L}:
{problem:`has the unknown ${(0,E.d5)(h.length,"placeholder","placeholders")} ${h.join(" and ")}; ${g}`}}const P=["number","last","label","name"],x=b=>A(b,P)}),72750:((le,Y,o)=>{
o.d(Y,{Ly:()=>R,NL:()=>d,UL:()=>L,aW:()=>b,bs:()=>$,ml:()=>y,p6:()=>x,xv:()=>h});var E=o(58552),A=o(98446);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function x(u){
const c=[],p=[];for(const[D,O]of u.split(",").entries()){const B=D+1,T=P.exec(O),C=F=>{p.push(`entry ${B} ('${y(O)}') ${F}`)};if(O.trim()===""){p.push(`entry ${B}\
 is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!T){C(g(O));continue}const W=Number(T[1]),K=T[3]===void 0?void 0:Number(T[3]);
W===0||K===0?C("names page 0: pages count from 1, and -1 is the last page"):c.push({from:W,to:K,range:T[2]!==void 0,text:O.trim(),position:B})}return p.length>0?
{problem:$(p)}:{items:c}}function b(u,c,p){const D=K=>(0,E.G6)([{field:"page_order",message:K}]),O=x(u);if("problem"in O)throw D(O.problem);const B=R(O.items,c);
if("problem"in B)throw D(B.problem);const T=L(B.spans);if(T>p)throw D(`names ${T} pages in all; at most ${p} are allowed`);const C=new Uint32Array(T);let W=0;for(const{
first:K,last:F}of B.spans){const q=K<=F?1:-1;for(let de=K;de!==F+q;de+=q)C[W++]=de}return C}function R(u,c){const p=[],D=u.map(O=>{const B=F=>F<0?c+1+F:F,T=B(O.
from),C=O.range?O.to===void 0?c:B(O.to):T,K=[[O.from,T],[O.to??O.from,C]].find(([,F])=>F<1||F>c);return K&&p.push(`entry ${O.position} ('${y(O.text)}') names ${h(
K[0])}, but the document has ${(0,A.y_)(c,"page")}`),{first:T,last:C}});return p.length>0?{problem:$(p)}:{spans:D}}const L=u=>u.reduce((c,{first:p,last:D})=>c+Math.
abs(D-p)+1,0);function h(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far beyond its end"}function g(u){return/^ *\.\./.test(u)?"has no start: a range \
is written 1..5":d(u)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const l=5;function $(u){const c=u.length-l;return[...u.slice(0,l),...c>
0?[`and ${c} more such entries`]:[]].join("; ")}function d(u){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return c?`is not a range: write ${c[1]}..${c[2]}${c[2]===
""?" for this page and all after it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?
"is not a page: the last page is written -1, and a range to it 2..":void 0}function y(u){const c=[...u].map(p=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(p)?"?":p);return(0,A.
Bu)(c.join(""),40)}}),29082:((le,Y,o)=>{o.d(Y,{k1:()=>R,lY:()=>b,m7:()=>L});var E=o(58552),A=o(72750),P=o(98446);const x=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function b(l){const $=[],d=[];for(const[y,u]of l.split(",").entries()){const c=y+1,p=u.trim();if(p===""){d.push(`entry ${c} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const D=x.exec(p),O=Te=>{d.push(`entry ${c} ('${(0,A.ml)(p)}') ${Te}`)};if(!D){O(g(p));continue}const[,B,T,C,W,K]=D,
F={negated:B!==void 0,text:p,position:c};if(T!==void 0){$.push({...F,pages:T.toLowerCase()});continue}const q=Number(C),de=W===void 0?q:K===void 0?"end":Number(
K);q===0||de===0?O("names page 0: pages count from 1, and -1 is the last page"):$.push({...F,pages:{from:q,to:de}})}return d.length>0?{problem:(0,A.bs)(d)}:{items:$}}
function R(l,$,d="pages"){const y=O=>(0,E.G6)([{field:d,message:O}]),u=b(l);if("problem"in u)throw y(u.problem);const c=new h($),p=new h($),D=[];for(const O of u.
items){const B=O.negated?p:c;if(typeof O.pages=="string"){B.add(O.pages);continue}const{from:T,to:C}=O.pages,W=T<0?$+1+T:T,K=C==="end"?$:C<0?$+1+C:C,q=(C==="end"?
T<0?[[T,W]]:[]:[[T,W],[C,K]]).find(([,de])=>de<1||de>$);q&&D.push(`entry ${O.position} ('${(0,A.ml)(O.text)}') names ${(0,A.xv)(q[0])}, but the document has ${(0,P.
y_)($,"page")}`),!(C==="end"&&W>$||D.length>0)&&B.range(Math.min(W,K),Math.max(W,K))}if(D.length>0)throw y((0,A.bs)(D));return u.items.every(({negated:O})=>O)&&
c.add("all"),c.without(p)}function L(l){const $=b(l);if("problem"in $||$.items.length!==1)return;const{negated:d,pages:y}=$.items[0];if(d)return;if(y==="all")return{
first:1};if(typeof y=="string"||y.from<1)return;const{from:u,to:c}=y;return c==="end"?{first:u}:c===-1?{first:u}:c<1?void 0:{first:Math.min(u,c),last:Math.max(u,
c)}}class h{pageCount;differences;odd=!1;even=!1;constructor($){this.pageCount=$,this.differences=new Int32Array($+2)}add($){$!=="even"&&(this.odd=!0),$!=="odd"&&
(this.even=!0)}range($,d){this.differences[$]++,this.differences[d+1]--}without($){const d=new Uint32Array(this.pageCount);let y=0,u=0,c=0;for(let p=1;p<=this.pageCount;p++){
u+=this.differences[p],c+=$.differences[p];const D=p%2===1?"odd":"even";(u>0||this[D])&&!(c>0||$[D])&&(d[y++]=p)}return d.subarray(0,y)}}function g(l){return/^(not +)?\.\./i.
test(l)?"has no start: a range is written 1..5":/^!/.test(l)?"is not a page: leave out pages with not, such as not 2":(0,A.NL)(l.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),33858:((le,Y,o)=>{o.d(Y,{D_:()=>h,X4:()=>O,kU:()=>B});var E=o(
58552),A=o(72750);const P=/^(\d+|first)-(\d+|last|end)?$/i,x=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,b=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
R=/^(?:last|end)-(\d+|last|end)$/i,L=/^(-?\d+)-(-?\d+|last|end)$/i;function h(T){if(Array.isArray(T))return g(T);if(typeof T!="string"&&typeof T!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const C=String(T),W=C.split(/\r?\n/).filter(F=>F.trim()!=="");if(W.length>1&&W.every(F=>/^ *- +\S/.test(
F)))return g(W.map(F=>l(F.replace(/^ *- +/,""))));const K=/^\s*\[(.*)\]\s*$/s.exec(C);return K?g(K[1].split(",").map(l)):$(W.length>1?W.join(","):C)}function g(T){
return T.some(C=>typeof C!="string"&&typeof C!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:$(T.join(","))}function l(T){
return T.trim().replace(/^(["'])(.*)\1$/s,"$2")}function $(T){const C=[],W=[];for(const[K,F]of T.split(",").entries()){const q=d(F),Te=q.length>1&&q.some(J=>J.startsWith(
"-"))?y(q):q.map(u).find(J=>J!==void 0);Te&&W.push(`entry ${K+1} ('${(0,A.ml)(F.trim())}') is ambiguous: write ${Te.join(" or ")}`),C.push(q.length===0?F:q.map(
c).join(","))}return W.length>0?{problem:(0,A.bs)(W)}:{text:C.join(",")}}function d(T){const C=T.split(/\s+/).filter(K=>K!==""),W=[];for(const K of C){const F=W.
at(-1);F?.toLowerCase()==="not"?W[W.length-1]=`${F} ${K}`:W.push(K)}return W}function y(T){const C=T.map(c).join(","),[W,K,...F]=T,q=F.length===0&&K?/^-(\d+)$/.
exec(K):null;return q&&W&&/^\d+$/.test(W)?[C,`${W}..${q[1]}`]:[C]}function u(T){const C=T.replace(/^not /i,""),W=R.exec(C);if(W)return/^\d/.test(W[1])?[`-${Number(
W[1])+1}`,`-1..${W[1]}`]:["-1"];const K=L.exec(C);if(!K||P.test(C))return;const[,F,q]=K;return q.startsWith("-")?[`${F}..${q}`,`${F},${q}`]:[`${F}..${D(q)}`,`${F}\
,-${q}`]}function c(T){const[,C="",W=""]=/^(not )?(.*)$/i.exec(T)??[],K=P.exec(W)??x.exec(W)??b.exec(W);return K?`${C}${D(K[1])}..${D(K[2]??"")}`:`${C}${D(W)}`}
const p={first:"1",last:"-1",end:"-1"},D=T=>p[T.toLowerCase()]??T;function O(T){const C=h(T);return"problem"in C?C:(0,A.p6)(C.text)}function B(T,C,W,K="ranges"){
const F=I=>(0,E.G6)([{field:K,message:I}]),q=O(T);if("problem"in q)throw F(q.problem);const de=(0,A.Ly)(q.items,C);if("problem"in de)throw F(de.problem);const Te=de.
spans.flatMap(({first:I,last:U},z)=>{const{position:k,text:ae}=q.items[z];return I<=U?[]:[`entry ${k} ('${(0,A.ml)(ae)}') ends before it starts: write ${U}-${I}`]});
if(Te.length>0)throw F((0,A.bs)(Te));const J=(0,A.UL)(de.spans);if(J>W)throw F(`names ${J} pages in all; at most ${W} are allowed`);return de.spans}}),60666:((le,Y,o)=>{
o.d(Y,{E:()=>L,L:()=>b});var E=o(17079),A=o(51521);function P(h){const g=(0,A.s)(h);return"problem"in g?g.problem:void 0}const x=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
b=h=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(h),L={"file-name":{holds:h=>!/[/\\\p{Cc}\p{Cs}]/u.test(h)&&/[^. ]/.test(h),words:"a file name without fol\
ders"},"media-type":{holds:b,words:"a media type such as text/xml or application/pdf"},date:{holds:h=>(0,E.Z)(h)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:h=>P(h)===void 0,words:"text such as {number} / {last}",problem:P},"language-tag":{holds:h=>x.test(
h),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
