"use strict";exports.id=8501,exports.ids=[8501],exports.modules={90127:((ue,B,o)=>{o.d(B,{Ms:()=>v,PJ:()=>T,TF:()=>f,Ye:()=>E,_N:()=>g,oD:()=>A,qf:()=>u});var y=o(73024),$=o.
n(y);const P=1<<20,E=a=>i(()=>y.realpathSync.native(a)),g=a=>i(()=>(0,y.statSync)(a)),v=a=>i(()=>(0,y.lstatSync)(a)),T=a=>v(a)?.isSymbolicLink()??!1;async function A(a){
if((0,y.statSync)(a).size<=P)return(0,y.readFileSync)(a);const{readFile:d}=await Promise.resolve().then(o.t.bind(o,51455,23));return d(a)}async function u(a,d){
if(d.length<=P)return(0,y.writeFileSync)(a,d,{flag:"wx"});const{writeFile:l}=await Promise.resolve().then(o.t.bind(o,51455,23));await l(a,d,{flag:"wx"})}const f=a=>i(
()=>(0,y.unlinkSync)(a));function i(a){try{return a()}catch{return}}}),69338:((ue,B,o)=>{o.d(B,{Ck:()=>i,SV:()=>A,YY:()=>u,wI:()=>f});var y=o(76760),$=o.n(y),P=o(
58552),E=o(90127),g=o(99992);const v=/^(?:\.git|git~\d+)[. ]*$/i,T=new RegExp("\\p{Cf}","gu"),A=h=>h.split(/[\\/]/).some(w=>v.test(w.replace(T,"")));function u(h,w){
const D=(0,g.M0)(h,w),x=(0,g.I5)(h,D),N=(0,E.Ye)(D);if(x===void 0)return"is outside the workspace and RUNNER_TEMP";if(N===void 0)return(0,E.PJ)(D)?"is a link to\
 a file that does not exist":"does not exist";if(l(h,N)!==d(x))return`is a link that leads out of ${x===h.workspace?"the workspace":"RUNNER_TEMP"}`;if(A($().relative(
d(x),N)))return"is below .git, which is not read";const U=(0,E._N)(N);if(!U?.isFile())return U?.isFIFO()?"is a named pipe, not an ordinary file":U?.isDirectory()?
"is a folder":"is not an ordinary file"}function f(h,w){const D=(0,g.M0)(h,w),x=(0,g.I5)(h,D);if(x===void 0)throw a(w,"is outside the workspace and RUNNER_TEMP");
const N=d(x),U=$().relative(x,D).split($().sep);for(let $e=1;$e<=U.length;$e++){const _e=$().join(N,...U.slice(0,$e));if(!(0,E.PJ)(_e))continue;const Pe=(0,E.Ye)(
_e),Y=Pe===void 0||l(h,Pe)===void 0;throw a(w,Y?"leads out of the workspace through a link":"leads through a link")}const oe=$().join(N,...U);if(A($().relative(
N,(0,E.Ye)(oe)??oe)))throw a(w,"is below .git");return oe}function i(h,w){try{return(0,E.Ms)($().join(f(h,$().dirname(w)),$().basename(w)))!==void 0}catch{return!1}}
const a=(h,w)=>new P.zU("configuration",`'${h}' ${w}: nothing is written there`),d=h=>(0,E.Ye)(h)??h,l=(h,w)=>(0,g.RD)(h).map(d).filter(D=>(0,g.FK)($().relative(
D,w))).sort((D,x)=>x.length-D.length)[0]}),2798:((ue,B,o)=>{o.d(B,{K2:()=>T,Nk:()=>u,OM:()=>f,hQ:()=>A,pL:()=>i});var y=o(73024),$=o.n(y),P=o(76760),E=o.n(P),g=o(
58552),v=o(43576);function T(a){const d=new Map,l=h=>{const w=d.get(h);if(w!==void 0)return w;let D=h;try{D=(0,y.realpathSync)(h)}catch{const x=E().dirname(h);x!==
h&&(D=E().join(l(x),E().basename(h)))}return d.set(h,D),D};return h=>{const w=E().resolve(a,h),D=E().join(l(E().dirname(w)),E().basename(w));return A(D)}}const A=a=>process.
platform==="win32"||process.platform==="darwin"?a.normalize("NFC").toLowerCase():a;function u(a){if(process.platform!=="win32")return;const d=a.replace(/^[a-z]:/i,
"").split(/[\\/]/),[l]=d.flatMap(h=>/^\.{0,2}$/.test(h)?[]:(0,v.tb)(h)??[]);return l===void 0?void 0:`'${a}' cannot be written: a part of it ${l}`}function f({matched:a,
overwrite:d,identity:l,exists:h}){const w=new Set(a.map(l)),D=new Set;return(x,N)=>{const U=u(x);if(U!==void 0)throw(0,g.G6)([{field:"output",message:U}]);const oe=l(
x),$e=N.inputs.some(_e=>l(_e)===oe);if(D.has(oe)||w.has(oe)&&!(d&&$e))throw(0,g.G6)([{field:"output",message:`'${x}' is another input or result: choose a differ\
ent pattern`}]);if(!d&&h(x))throw(0,g.G6)([{field:"output",message:i([x])}]);D.add(oe)}}function i([a,...d]){const l=d.length===0?" exists":` and ${d.length} mo\
re exist`;return`'${a}'${l} already: choose a different pattern, or set overwrite to true`}}),68945:((ue,B,o)=>{o.d(B,{_V:()=>P,gY:()=>$,wm:()=>E});var y=o(58552);
const $="version https://git-lfs.github.com/spec/",P=g=>g.subarray(0,$.length).toString("latin1")===$;function E(g){if(P(g))throw new y.zU("unreadable_document",
"The file is a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"})}}),99992:((ue,B,o)=>{
o.d(B,{Aq:()=>v,FK:()=>a,I5:()=>u,M0:()=>A,NB:()=>f,RD:()=>T,d7:()=>d,dR:()=>i});var y=o(76760),$=o.n(y),P=o(58552),E=o(78941),g=o(90127);function v(){const l=process.
env.GITHUB_WORKSPACE;try{process.chdir(l??".")}catch(x){throw new P.zU("configuration",`The workspace '${l}' cannot be opened (${(0,E.xU)(x)})`,{advice:"Run the\
 step in a job with a workspace, and do not remove that folder in an earlier step",cause:x})}const h=process.cwd(),w=process.env.RUNNER_TEMP||void 0,D=[l??h,(0,g.
Ye)(h)??h].map(x=>[$().resolve(x),h]);return w!==void 0&&D.push([(0,g.Ye)(w)??w,w]),{workspace:h,temporary:w,otherNames:D.filter(([x,N])=>x!==N)}}const T=({workspace:l,
temporary:h})=>h===void 0?[l]:[l,h];function A({workspace:l,otherNames:h=[]},w){const D=$().resolve(l,w);for(const[x,N]of h){const U=$().relative(x,D);if(a(U))return $().
join(N,U)}return D}const u=(l,h)=>T(l).filter(w=>a($().relative(w,h))).sort((w,D)=>D.length-w.length)[0],f=(l,h)=>u(l,A(l,h))!==void 0;function i(l,h){const w=A(
l,h),D=$().relative(l.workspace,w);return d(a(D)?D:w)}const a=l=>l!==".."&&!l.startsWith(`..${$().sep}`)&&!l.startsWith("../")&&!$().isAbsolute(l),d=l=>$().sep===
"/"?l:l.replaceAll($().sep,"/")}),98185:((ue,B,o)=>{o.d(B,{A:()=>u,z:()=>i});var y=o(73024),$=o.n(y),P=o(76760),E=o.n(P),g=o(58552),v=o(78941),T=o(90127),A=o(69338);
class u{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(l,h){this.places=l,this.overwrite=h}async write(l){if(this.closed)throw a();
const h=this.writeAll(l);this.running.add(h),await h.finally(()=>this.running.delete(h))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(l){
const h=[],w=[];let D=l[0]?.path??"";try{for(const x of l){if(this.closed)throw a();if(D=x.path,(0,A.SV)(E().basename(x.path)))throw new g.zU("configuration",`'${x.
path}' is a name that Git uses: set output to another name`);const N=E().join(this.folder(E().dirname(x.path)),E().basename(x.path)),U=E().join(E().dirname(N),`\
.octavo-${process.pid}-${++this.serial}.tmp`);w.push(U),await x.write(U),h.push({temporary:U,target:N,path:x.path})}for(const{temporary:x,target:N,path:U}of h)D=
U,this.checkAgain(U,N),(0,y.renameSync)(x,N)}catch(x){for(const N of w)(0,T.TF)(N);throw x instanceof g.zU?x:i(D,x)}}checkAgain(l,h){const w=(0,A.wI)(this.places,
E().dirname(l));if(E().join(w,E().basename(l))!==h||!this.overwrite&&(0,T.Ms)(h)!==void 0)throw new g.zU("configuration",`'${l}' was made by another program whi\
le the step ran and is not replaced: run the step again`)}folder(l){let h=this.folders.get(l);return h===void 0&&(h=(0,A.wI)(this.places,l),(0,y.mkdirSync)(h,{recursive:!0}),
this.folders.set(l,h)),h}}const f={EACCES:"the runner may not write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"t\
here is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, no\
t a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function i(d,l){const h=(0,v.xU)(l),w=f[h]??
`the file system refused it (${h})`;return new g.zU("configuration",`'${d}' could not be written: ${w}`,{cause:l})}const a=()=>new g.zU("cancelled","The step wa\
s cancelled")}),78941:((ue,B,o)=>{o.d(B,{Hn:()=>E,IV:()=>v,cz:()=>g,g$:()=>P,uP:()=>A,xU:()=>T});var y=o(58552),$=o(61729);const P=u=>u.replace(/[\p{Cc}\u2028\u2029]+/gu,
" ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),E=u=>P(u).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),g=u=>u.reduce(
(f,i)=>f+i,0);function v(u){const f=["B","kB","MB","GB"];let i=u,a=0;for(;i>=999.95&&a<f.length-1;a++)i/=1e3;return`${a===0||i>=99.95?Math.round(i):i.toFixed(1)}\
 ${f[a]}`}function T(u){const f=(0,$.Gv)(u)?u.code:void 0;return typeof f=="string"?f:"unknown reason"}function A(u){if(!(u instanceof Error))return typeof u;const f=[
`${u.name} (${T(u)})`,...(0,y.ek)(u)].join(`
    `);return u.cause===void 0?f:`${f}
caused by ${A(u.cause)}`}}),70033:((ue,B,o)=>{o.d(B,{b:()=>$});var y=o(68747);const $=(P,E,g)=>P==="inputs"?(0,y.an)(E,g,y.i9):E}),17644:((ue,B,o)=>{o.d(B,{E4:()=>g,
EI:()=>T,Lc:()=>v});var y=o(4406),$=o(54823),P=o(70033);const E="check_document";function g({name:A},u){return A===E?{...u,on_violation:"report"}:u}function v({
name:A,params:u},f,i){if(A!==E||!f.data)return f;const a=l=>(0,P.b)(i,l,[l]),d=(0,y.fU)(f.data,{nameOf:a,restate:l=>({...l,message:(0,P.b)(i,l.message,y.oH)})});
return u.on_violation==="error"&&(0,y.Pu)(d),{...f,data:d}}function T(A){return A instanceof y.EC?{[(0,$.zI)(E).dataKey??""]:A.report}:{}}}),50127:((ue,B,o)=>{o.
d(B,{C:()=>l,g:()=>h});var y=o(58552),$=o(68747),P=o(54823),E=o(31424),g=o(43576),v=o(10442),T=o(4528),A=o(90127),u=o(70033),f=o(33439),i=o(30174),a=o(17644),d=o(
45657);class l extends Error{input;cause;step;operation;constructor(R,ne,X,fe){super("a job failed"),this.input=R,this.cause=ne,this.step=X,this.operation=fe}}async function h(O,R,ne,X){
const fe=O.inputs[0]??"",z={source:fe},re=[];try{let ee=[];for(const[Q,H]of O.inputs.entries())z.source=H,ee.push({position:Q,source:H,document:await X.read(H),
facts:{},notes:[],data:{}});const ae=ee.reduce((Q,{document:H})=>Q+X.sizeOf(H),0);for(const[Q,H]of R.steps.entries())z.operation=H.name,R.steps.length>1&&(z.step=
`steps[${Q+1}] (${H.name})`),ee=await C(ee,H,O,R,ne,z),(0,d.RZ)(re,ee.flatMap(({document:we,files:Ie=[]})=>[we,...Ie]));z.source=fe,delete z.step,delete z.operation;
const he=N(O,ee).map(Q=>w(Q,ae,R,X)),le=he.flatMap(({output:Q,result:H})=>Q===null||H===null?[]:[{path:Q,write:we=>x(H,we,X)}]);for(const{path:Q}of le)R.claim(Q,
O);return await R.write(le),he.map(({result:Q,status:H,output:we,pages:Ie,facts:m,notes:b,message:j,data:S})=>{const k=Q===null?null:D(Q,X);return{status:H,input:fe,
inputs:O.inputs,output:we,pages:Ie,bytesBefore:ae,bytesAfter:k,facts:m,notes:b,message:j,data:S}})}catch(ee){throw new l(z.source,ee,z.step,z.operation)}finally{
await X.release(re)}}function w(O,R,{minimumSaving:ne},X){const fe=O.result===null?void 0:(0,i.A)(R,D(O.result,X),ne);return fe===void 0?O:{...O,status:"skipped",
output:null,result:null,message:fe}}const D=(O,R)=>O instanceof Uint8Array?O.length:R.sizeOf(O),x=(O,R,ne)=>O instanceof Uint8Array?(0,A.qf)(R,O):ne.write(O,R);
function N(O,R){if(O.kind==="files")return R.flatMap(z=>Y(O,z));const ne=z=>(0,g.NL)(R.map(({document:re},ee)=>(0,g.jC)(z(re)??"",g.ly,(0,E.n)(ee+1))),g.ly),X=ne(
({title:z})=>z),fe=ne(({match:z})=>z);return R.map(({document:z,facts:re,notes:ee,data:ae},he)=>({status:"done",output:O.kind==="data"?null:O.outputPath({index:he+
1,title:X[he]??"",match:fe[he]??""}),result:O.kind==="data"?null:(0,f.Cj)(O.kind)?oe(ae):z,pages:z.pageCount??null,facts:{...re,...O.tellsMatch&&z.match!==void 0&&
{match:z.match}},notes:_e(ee),message:null,data:(0,f.Cj)(O.kind)?$e(ae):ae}))}const U=(0,P.zI)("extract_text").dataKey??"";function oe({[U]:O={}}){return Buffer.
from(O.pages===void 0?(0,T.uv)(O):JSON.stringify(O),"utf8")}const $e=({[U]:O={},...R})=>({...R,[U]:(0,T._m)(O)}),_e=O=>O.map(({text:R})=>R),Pe={...g.zE,leadingDots:!1};
function Y(O,{files:R=[],facts:ne,notes:X,data:fe}){const z={pages:null,notes:_e(X),data:fe};if(R.length===0)return[{...z,status:"skipped",output:null,result:null,
facts:ne,message:"The document has no matching files"}];const re=(0,g.NL)(R.map(({name:ee},ae)=>(0,g.jC)(ee,Pe,`file-${ae+1}`)),Pe);return R.map((ee,ae)=>({...z,
status:"done",output:O.outputPath({index:ae+1,file:re[ae]??""}),result:ee,facts:{...ne,mimeType:ee.mediaType,...ee.facts},message:null}))}const Z=(O,R)=>({...O,
...R}),te=({signal:O,timeLimit:R,onProgress:ne},X,fe)=>({signal:O,timeLimit:R,onProgress:z=>ne(X,(0,$.i9)(fe.name),z)});async function C(O,R,ne,X,fe,z){const{input:re,
dataKey:ee}=(0,P.zI)(R.name),ae=re==="many",he=ae?[O]:O.map(Q=>[Q]),le=[];for(const Q of he){const[H]=Q;if(!H)continue;z.source=H.source;const we=await X.parametersOf(
R,ae?ne.inputs[0]??"":H.source),Ie=R.name==="add_page_numbers"?X.numbersOf(ne,H.position):void 0,m=(0,a.E4)(R,Z(we,Ie)),b=await fe.run(R.name,Q.map(({document:Ee})=>Ee),
m,te(X,H.source,R)).catch(Ee=>{const Ce=Ee instanceof y.zU?Ee.position:void 0;throw z.source=Q[(Ce??1)-1]?.source??H.source,Ee}),{documents:j,files:S,notes:k,facts:q,
data:me}=(0,a.Lc)(R,b,X.spelling),pe=ae?{...H,facts:{},data:{}}:H,Le={source:H.source,facts:{...pe.facts,...q},notes:(0,v.p5)(Q.flatMap(Ee=>Ee.notes),k.map(({code:Ee,
message:Ce,mentions:be=[]})=>({code:Ee,text:(0,u.b)(X.spelling,Ce,be)}))),data:me===void 0||ee===void 0?pe.data:{...pe.data,[ee]:me}},{position:De}=H;if(S!==void 0)
le.push({...Le,position:De,document:H.document,files:S});else for(const Ee of j){const Ce={...ae?{}:K(H.document),...K(Ee),name:H.document.name};le.push({...Le,
position:De,document:{...Ee,...Ce},facts:{...Le.facts,...V(Ee)}})}}return le}const K=({title:O,match:R})=>({...O===void 0?{}:{title:O},...R===void 0?{}:{match:R}});
function V({firstPage:O,lastPage:R,title:ne}){return{...O===void 0||R===void 0?{}:{firstPage:O,lastPage:R},...ne===void 0?{}:{title:ne}}}}),73431:((ue,B,o)=>{o.
d(B,{NZ:()=>u,R5:()=>A,ZK:()=>T});var y=o(76760),$=o.n(y),P=o(58552),E=o(78941),g=o(90127),v=o(68945);const T=f=>({read:i=>A(i,f),sizeOf:({bytes:i})=>i.length,write:({
bytes:i},a)=>(0,g.qf)(a,i),release:async()=>{}});async function A(f,i){const a=await(0,g.oD)($().resolve(i,f)).catch(d=>{throw(0,E.xU)(d)==="ERR_FS_FILE_TOO_LAR\
GE"?new P.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:d}):u(d)});return(0,v.
wm)(a),{name:$().posix.basename(f),bytes:a}}const u=f=>new P.zU("unreadable_document",`The file could not be opened (${(0,E.xU)(f)})`,{cause:f})}),38501:((ue,B,o)=>{
var y=o(67981),$=o(73024),P=o(58552),E=o(68747),g=o(98446),v=o(48161),T=o(76760),A=o.n(T),u=o(3130),f=o(54823),i=o(51521),a=o(33858);function d(e,t){const n=Object.
entries((0,f.zI)(e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const l=/^[A-Za-z0-9+/]+={0,2}$/;
function h(e){if(e.includes("-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(e,"utf8")};const t=e.replace(/\s/g,"");return l.test(t)&&t.length%4===0?{name:"\
key.p12",bytes:Buffer.from(t,"base64")}:void 0}const w="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never\
 a path",D=8,x=e=>[...new Set([e,...e.split(/\r?\n/).filter(t=>t.trim().length>=D)])],N={encryption_algorithm:"AES-256"};var U=o(61729);function oe(e){const t=e.
startsWith("[")?(0,U.qF)(e):void 0;return Array.isArray(t)?t:e.split(/\r?\n/).map(n=>n.trim().replace(/,$/,"")).filter(n=>n!=="").join(",")}var $e=o(45657);const _e={
name:"file",bytes:Uint8Array.of(0)},Pe=["{dir}","{name}"],Y="compare_to";function Z({name:e,raw:t,typed:n,fromBase:s=!1},r){const{fields:c}=(0,f.zI)(e),p={},M={},
_=[];for(const[W,F]of Object.entries({...K(c),...t})){const G=c[W];if(G===void 0)continue;const de=V(G,F,n[W]);"problem"in de&&_.push({field:W,message:de.problem}),
"path"in de&&(M[W]=de.path),p[W]="value"in de?de.value:G.kind==="json"?{}:_e}s&&(p[Y]??=_e);const I=(0,u.qL)(e,p,r),L=new Set(_.map(({field:W})=>W));for(const W of I.
issues)L.has(W.field)||_.push(W);return _.length===0&&(0,$e.RZ)(_,C(e,p,I.params)),{step:{name:e,params:I.params,paths:M,...s&&{fromBase:s}},issues:_}}const te=[
"pages","first_page","last_page"];function C(e,t,n){const s=c=>t[c]!==void 0&&t[c]!=="";return(e==="extract_pages"||e==="remove_pages")&&!te.some(s)?[{field:"pa\
ges",message:"is required, unless one of these is given: first_page, last_page",mentions:te.slice(1)}]:d(e,{...n})?[{field:"allow_print",message:"nothing is for\
bidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_password"]}]:[]}const K=e=>Object.
fromEntries(Object.entries(N).filter(([t])=>Object.hasOwn(e,t)));function V(e,t,n){if(t===""||t===null||n===null)return{value:""};if(e.kind==="pageOrder"||e.kind===
"pageSet"){if(typeof t!="string"&&!Array.isArray(t))return{problem:"must be pages such as 1..3, or a list of pages"};const r=(0,a.D_)(t);return"problem"in r?r:{
value:r.text.trim()}}if(e.kind==="json"&&typeof t=="object"&&!Array.isArray(t))return{value:n};if(e.kind==="choices"&&Array.isArray(t))return{value:t};if(typeof t!=
"string")return{problem:`must be a single value, and is a ${Array.isArray(t)?"list":"mapping"}`};const s=t.trim();return e.kind==="text"?{value:t}:s===""?{value:""}:
e.kind==="choices"?{value:oe(s)}:e.kind==="file"&&e.secret?R(s):e.kind==="json"&&!/^\{/.test(s)&&s.includes(`
`)?{problem:O}:e.kind==="file"||e.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(s)?ne(s):{value:s}}const O='must be a JSON object such as {"name": "value"}, or t\
he path of a file that holds one; inside steps it can also be a YAML mapping';function R(e){const t=h(e);return t?{value:t}:{problem:w}}function ne(e){const t=(0,i.
Qf)(e).find(n=>!Pe.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${Pe.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"\
must be the path of one file"}:{path:e}}const X="compare_documents",fe={withBase:!1,showText:!1,failOnDifference:!1},z=e=>({withBase:e("compare-with-base"),showText:e(
"show-text"),failOnDifference:e("fail-on-difference")});function re(e,{withBase:t,showText:n}){return e.name!==X?e:{...e,raw:{...n&&{with_text:"true"},...e.raw},
fromBase:t}}function ee(e,{withBase:t,showText:n,failOnDifference:s}){const r=[...t?["compare-with-base"]:[],...n?["show-text"]:[],...s?["fail-on-difference"]:[]];
return e.some(({name:c})=>c===X)?t?e.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:e.some(({paths:c})=>c[Y]!==void 0)?
[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:r.map(c=>({field:c,message:"needs the operation compare-doc\
uments"}))}function ae(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,U.qF)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"begins wi\
th [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).
filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as \
docs/**/*.pdf, one per line"}}const he="add_page_numbers",le=new Set(["extract_pages","remove_pages","reorder_pages"]),Q=e=>e.find(({name:t})=>t===he)?.params;function H(e){
const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===he);if(n.length!==1)return t("needs one step add-page-numbers");if(Q(e).last_number!==
void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:r})=>we(r));return s===void 0?
[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function we(e){const{input:t,output:n,accepts:s}=(0,f.
zI)(e);return t==="many"||n==="pdfs"||s!==void 0||le.has(e)}var Ie=o(30174),m=o(85673),b=o(70033);const j={split:["split_by_page_count","split_by_size","split_b\
y_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:[
"remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_wat\
ermark","add_image_watermark"]};function S(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,f.F)(r.replaceAll("-","_"))))return"\
. Several operations go into steps, as a list";const s=j[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,m.
h)(e,f.qj.map(t))}const k=f.qj.map(E.i9).join(", "),q='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',me=[...new Set(f.qj.flatMap(e=>(0,f.
nX)((0,f.zI)(e)).map(([t])=>t)))],pe=new Set(f.qj.flatMap(e=>Object.entries((0,f.zI)(e).fields).flatMap(([t,n])=>(0,f.$f)(n)?[t]:[])));async function Le(e,t,n=fe){
const s=new Map;for(const M of me){const _=e((0,E.i9)(M));_!==""&&(pe.has(M)&&x(_).forEach(t),s.set(M,_))}const r=e("operation").trim(),c=e("steps");if(c.trim()!==
""){const{value:M,typed:_,problem:I}=(await Promise.all([o.e(1917),o.e(4356)]).then(o.bind(o,94356))).parseList(c);for(const W of Ve(M))x(W).forEach(t);const L=[];
return r!==""&&L.push({field:"operation",message:"give either operation or steps, not both"}),I!==void 0?{steps:[],issues:[...L,{field:"steps",message:`${I}: ${q}`}],
warnings:[]}:Ee(M,_,s,L,n)}if(r==="")return ct("operation",`is required, unless steps is given: one of ${k}`);const p=r.replaceAll("-","_");return(0,f.F)(p)?De(
p,s,n):ct("operation",`must be one of ${k}${S(r,E.i9)}`)}function De(e,t,n){const{fields:s}=(0,f.zI)(e),r=[...t.keys()].filter(L=>!Object.hasOwn(s,L)),{step:c,issues:p}=Z(
re({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),M=r.map(L=>({field:(0,E.i9)(L),message:`is not used: it is not a parameter of ${(0,E.i9)(e)}`})),_=r.
filter(L=>pe.has(L)&&L!=="open_password"),I=p.map(({field:L,message:W,mentions:F=[]})=>({field:(0,E.i9)(L),message:(0,b.b)("inputs",W,F)}));return{steps:[c],issues:I.
length>0||_.length>0?[...I,...M]:[],warnings:M.map(({field:L,message:W})=>`${L} ${W}`)}}function Ee(e,t,n,s,r){const c=[...s],p=[];if(!Array.isArray(e)||e.length===
0)return{steps:p,issues:[...c,{field:"steps",message:q}],warnings:[]};for(const _ of n.keys())_!=="open_password"&&c.push({field:(0,E.i9)(_),message:"write it i\
nside the step that it belongs to"});const M=n.get("open_password");for(const[_,I]of e.entries()){const L=`steps[${_+1}]`,W=Ae(I,t[_]);if("problem"in W){c.push(
{field:L,message:W.problem});continue}(0,$e.RZ)(c,Ce(W,L)),(0,$e.RZ)(c,be(W.name,_,e.length,L));const F=M===void 0?W.raw:{open_password:M,...W.raw},G=Z(re({...W,
raw:F},r),"refuse");p.push(G.step),(0,$e.RZ)(c,G.issues.map(({field:de,message:ye})=>({field:`${L}.${de}`,message:ye})))}return{steps:p,issues:c,warnings:[]}}function Ce({
name:e,raw:t},n){const s=(0,f.nX)((0,f.zI)(e)).map(([p])=>p),r=Object.keys(t).filter(p=>!s.includes(p)),[c]=r.filter(p=>/^[-\d. ]+$/.test(p)&&!t[p]);return c!==
void 0?[{field:`${n}.${c}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map(p=>({field:`${n}.${p}`,message:`\
is not a parameter of ${e}: ${s.join(", ")}${(0,m.h)(p,s)}`}))}function be(e,t,n,s){const{output:r,accepts:c}=(0,f.zI)(e);return r==="files"&&t+1<n?[{field:s,message:`${e}\
 must be the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:s,message:`${e} must be the last step: it writes the text,\
 and no document`}]:c!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${c==="image"?"images":"text"}, which no other operation gives`}]:[]}
function Ae(e,t){if(typeof e=="string")return xe(e,{},{});if(!(0,U.Gv)(e))return{problem:q};const{operation:n,...s}=e;if(n!==void 0)return typeof n=="string"?xe(
n,s,t):{problem:q};const[[r,c]=["",void 0],...p]=Object.entries(e);if(p.length>0)return{problem:`names several operations or has its parameters beside the name:\
 ${q}`};if(c===""||c===void 0)return xe(r,{},{});const M=(0,U.Gv)(t)?t[r]:void 0;return(0,U.Gv)(c)?xe(r,c,M):{problem:q}}function xe(e,t,n){const s=e.trim().replaceAll(
"-","_");if(!(0,f.F)(s))return{problem:`must name one of ${f.qj.join(", ")}${S(e,p=>p)}`};const r=Object.keys(t),c=r.find((p,M)=>r.findIndex(_=>Ue(_)===Ue(p))!==
M);return c!==void 0?{problem:`gives ${Ue(c)} twice, as ${r.filter(p=>Ue(p)===Ue(c)).join(" and ")}`}:{name:s,raw:it(t),typed:(0,U.Gv)(n)?it(n):{}}}const Ue=e=>e.
replaceAll("-","_"),it=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[Ue(t),n]));function*Ve(e){if(Array.isArray(e))for(const t of e)yield*Ve(t);else if((0,U.
Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*Ve(n):n!==""&&pe.has(t.trim().replaceAll("-","_"))&&(yield n)}const ct=(e,t)=>({steps:[],issues:[
{field:e,message:t}],warnings:[]}),rs=null,xt=["failed","skipped","notes","nothing"],Je=32,Rt=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=Je,Lt=300,ft=86400,Ct=e=>/^\d{1,5}$/.
test(e)&&Number(e)>=1&&Number(e)<=ft,Nt=e=>/^\d{1,2}(?:\.\d+)?$/.test(e);async function St(e,t){const n=[],s=ie=>e(ie).trim(),r=ie=>{const ge=s(ie);return ge!==
""&&t(ge),ge},c=(ie,ge)=>{const ve=s(ie)||ge[0],ce=ge.find(Re=>Re===ve);return ce===void 0&&n.push({field:ie,message:`must be one of ${ge.join(", ")}`}),ce??ge[0]},
p=(ie,ge)=>{const ve=s(ie).toLowerCase();return ve!==""&&ve!=="true"&&ve!=="false"&&n.push({field:ie,message:"must be true or false"}),ve===""?ge:ve==="true"},M=r(
"api-key"),_=z(ie=>p(ie,!1)),{steps:I,issues:L,warnings:W}=await Le(e,t,_),F=ae(s("files"));"problem"in F&&n.push({field:"files",message:F.problem});const G=(ie,ge,ve)=>{
const ce=s(ie);return ce!==""&&!ge(ce)&&n.push({field:ie,message:ve}),ce===""?void 0:Number(ce)},de=c("on-error",["fail","continue"])==="continue",ye=s("fail-on")===
""&&de?"nothing":c("fail-on",xt);de&&ye!=="nothing"&&n.push({field:"fail-on",message:"contradicts on-error: continue. Leave out one of the two"});const se={steps:I,
isList:s("steps")!=="",files:"lines"in F?F.lines:[],output:s("output")||void 0,overwrite:p("overwrite",!1),ifNoFilesFound:c("if-no-files-found",["warn","error",
"ignore"]),changedOnly:p("changed-only",!1),dryRun:p("dry-run",!1),continueNumbers:p("continue-numbers",!1),concurrency:G("concurrency",Rt,`must be a whole numb\
er from 1 to ${Je}`),timeLimit:Ut(G("time-limit",Ct,`must be a whole number of seconds from 1 to ${ft}`)),failOn:ye,minimumSaving:G("minimum-saving",Nt,"must be\
 a number of percent from 0 to 99, such as 5"),region:s("region"),baseUrl:s("base-url"),apiKey:M,summary:p("summary",!0),attest:p("attest",!1),githubToken:r("gi\
thub-token"),comparing:_,warnings:W};if(L.length===0&&(0,$e.RZ)(n,Bt(se)),L.length+n.length>0)throw(0,P.G6)([...L,...n]);return se}const Ut=(e=Lt)=>({seconds:e,
cure:"Split the document, or raise time-limit"});function Bt({steps:e,continueNumbers:t,minimumSaving:n,comparing:s}){return[...t?H(e):[],...n===void 0?[]:(0,Ie.
T)(e),...ee(e,s)]}var Fe=o(50127),ut=o(73431);async function jt(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.all([o.e(2760),o.e(2958),o.e(6053),o.e(
2237),o.e(137),o.e(4736)]).then(o.bind(o,84736))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>Wt(n,t,e.concurrency),place:"on the runner"}}
async function Wt(e,{workspace:t},n=Math.min((0,v.availableParallelism)(),Je)){const s=Math.min(e,n),r=(0,ut.ZK)(t),c=()=>Promise.resolve();if(s<2){const{localHere:I}=await Promise.
all([o.e(9439),o.e(2479)]).then(o.bind(o,59439)),L=I();return{execute:(W,F)=>(0,Fe.g)(W,F,L,r),lanes:s,close:c,abandon:c}}const{workerPool:p}=await o.e(4273).then(
o.bind(o,74273)),{PORTS_HERE:M}=await o.e(1439).then(o.bind(o,91439)),_=p({entry:A().join(__dirname,"index.js"),size:Math.min(s,(0,v.availableParallelism)()),ports:M});
return{execute:(I,L)=>(0,Fe.g)(I,L,_,r),lanes:s,close:_.close,abandon:c}}var Xe=o(69338),Qe=o(2798),Me=o(99992),J=o(78941),ke=o(33439),Ne=o(90127),Be=o(38001);function Kt(e){
const n=(A().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function qe(e,t,n){for(const I of[e,...t])if(Ft(
I)>lt)throw(0,P.G6)([{field:"files",message:`the pattern '${I}' has more than ${lt} * in one name: write fewer`}]);const{create:s}=await o.e(102).then(o.bind(o,
50102)),c=[e,...t.map(I=>I.slice(1).trim())].map(I=>zt(I,n)).map((I,L)=>L===0?I:`!${I}`),p=await s(c.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw dt(e)}),M=new Set((0,Me.d7)(e).split("/")),_=I=>(0,Me.dR)(n,I).split("/").some(L=>kt.has(L)&&!M.
has(L));return(await p.glob()).filter(I=>!_(I))}const lt=4,Ft=e=>(0,$e.Kf)((0,Me.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),kt=new Set([".git","node_\
modules"]);function zt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",A().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function dt(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,P.G6)([{field:"files",message:t}])}
const Gt=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],Be.jB,Be.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Be.jN,Be.yZ,Be.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Ht(e,t,n){if(Vt(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,Be.oR)(e,Gt);if(s!==void 0)return s;const r=async p=>qe(p,[],n).catch(()=>[]);if(t.length>
0&&(await r(e)).length>0)return"lines that begin with ! exclude every file that it matches";const c=Zt(e,n);if(c!==void 0)return c;if((0,Ne._N)((0,Me.M0)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[p,M]of Yt(e)){const[_]=p===e?[]:await r(p);if(_!==void 0)return`${M}, and there is ${(0,Me.dR)(
n,_)}`}}const Yt=e=>[[mt(e),"upper and lower case count"],[mt(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],mt=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function Zt(e,t){const n=(0,Me.M0)(t,e).split(A().sep),s=n.findIndex(
r=>/[*?[]/.test(r));for(let r=1;r<=(s<0?n.length-1:s);r++){const c=n.slice(0,r).join(A().sep);if((0,Me.I5)(t,c)===void 0||!(0,Ne.PJ)(c))continue;const[p,M]=[(0,Me.
dR)(t,c),(0,Ne.Ye)(c)];return M===void 0?`'${p}' is a link to a folder that does not exist`:(0,Me.NB)(t,M)?`'${p}' is a link, which patterns do not follow: writ\
e '${(0,Me.dR)(t,M)}' in its place`:`'${p}' is a link that leads out of the workspace`}}function Vt(e){try{return(0,$.readdirSync)(e).length===0}catch{return!1}}
async function Jt(e,t,n,s){const r=[],c=new Set,p=new Set,M=[],_=new Map;for(const[I,{text:L,literal:W}]of e.entries()){if(!W&&L.startsWith("!"))continue;if(!(0,Me.
NB)(t,L))throw dt(L);const F=W?[]:e.slice(I+1).flatMap(ye=>ye.text.startsWith("!")?[ye.text]:[]),{matches:G,isPath:de}=await Qt(L,W,F,n,t);G.length===0&&M.push(
{line:L,reason:await Ht(L,F,t)});for(const ye of G){const se=(0,Me.dR)(t,ye),ie=(0,Xe.YY)(t,ye);if(ie!==void 0){_.set(se,ie);continue}const ge=(0,Qe.hQ)(se);(!c.
has(ge)||s&&de&&p.has(ge))&&r.push(se),c.add(ge),de&&p.add(ge)}}return{files:r,empty:M,refused:_,idle:await Xt(e,t)}}async function Xt(e,t){const n=[],s=e.findIndex(
({text:r,literal:c})=>c||!r.startsWith("!"));for(const[r,{text:c,literal:p}]of e.entries()){if(p||!c.startsWith("!"))continue;const M=c.slice(1).trim();r<s?n.push(
`'${c}' excludes nothing, because it comes before the lines from which it could exclude files`):(0,Me.NB)(t,M)&&(await qe(M,[],t).catch(()=>[])).length===0&&n.push(
`'${c}' excludes nothing: no file matches '${M}'`)}return n}async function Qt(e,t,n,s,r){const c=(0,Me.M0)(r,e),p=!t&&/[*?[\]\\]/.test(e)?void 0:(0,Ne._N)(c);if(t)
return{matches:(0,Ne.Ms)(c)===void 0?[]:[c],isPath:!0};if(p?.isFile()&&n.length===0)return{matches:[c],isPath:!0};const M=await qe(e,n,r),_=p?.isDirectory()?M.filter(
I=>s.test(I)):M;return{matches:_.length>1?qt(_):_,isPath:p?.isFile()??!1}}function qt(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,r)=>{for(let c=0;c<
s.length&&c<r.length;c++){const p=t(s[c]??"",r[c]??"");if(p!==0)return p}return s.length-r.length};return e.map(s=>({file:s,segments:(0,Me.d7)(s).split("/")})).
sort((s,r)=>n(s.segments,r.segments)||(s.file<r.file?-1:1)).map(({file:s})=>s)}const en={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,text:/\.(?:md|markdown)$/i},ht=5;
async function tn(e,t,n,s){const r=(0,ke.Ud)(e.steps),c=e.steps[0],p=en[(c&&(0,f.zI)(c.name).accepts)??"pdf"],M=await Jt(e.files,t,p,r);sn(M,e.ifNoFilesFound,s);
for(const G of M.idle)s.add(G);const _=nn(M.files,n);if(_.length===0&&M.files.length>0&&pt("No file is left to work on: the steps use every file that matches. N\
ame other files in files",e.ifNoFilesFound,s),!e.changedOnly||_.length===0)return{matched:_,files:_};const{changedFiles:I}=await Promise.all([o.e(2958),o.e(1787),
o.e(7874)]).then(o.bind(o,67874)),L=await I(e.githubToken);if("unknown"in L)return s.add(`changed-only leaves nothing out: ${L.unknown}`),{matched:_,files:_};const W=G=>L.
paths.has(G),F=[];for(const G of _)([G,...n.neededBy(G).keys()].some(W)||(await n.mentionedIn(G)).some(W))&&F.push(G);return y.pq(`${(0,g.y_)(F.length,"file")} \
of ${_.length} changed`),{matched:_,files:(r||e.continueNumbers)&&F.length>0?_:F}}function nn(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===
0?e:e.filter(s=>{const r=n.get(s);return r!==void 0&&y.pq((0,J.g$)(`'${s}' is left out of files: ${r} uses it`)),r===void 0})}function sn({files:e,empty:t,refused:n},s,r){
const c=t.map(({line:I,reason:L})=>L===void 0?`'${I}'`:`'${I}' (${L})`),p=[...n].map(([I,L])=>`'${I}' was left out: it ${L}`),M=c.length===0?"files, which is an\
 empty list":(0,g.Dw)(c,ht,"more lines"),_=e.length>0||c.length===0||t.some(({reason:I})=>I!==void 0)?"":". Paths start at the workspace. Make sure that an earl\
ier step creates the files";if(s==="error"&&p.length>0)throw new P.zU("configuration",p.slice(0,ht).join(". "));for(const I of p)r.add(I);c.length===0&&e.length+
p.length>0||pt(`No file matches ${M}${_}`,s,r)}function pt(e,t,n){if(t==="error")throw new P.zU("configuration",e);t==="warn"?n.add(e):y.pq((0,J.g$)(e))}var on=o(
3621),rn=o(72002),ze=o(8526);const gt=/\{(?:dir|name)\}/;class an{steps;places;base;shared=new Map;constructor(t,n,s){this.steps=t,this.places=n,this.base=s}neededBy(t){
return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(r=>[this.pathFor(r,t),(0,E.i9)(n)])))}check(){const t=[];for(const{paths:n}of this.steps)
for(const[s,r]of Object.entries(n)){if(gt.test(r))continue;const c=this.problemOf(this.pathFor(r,""));c!==void 0&&t.push({field:s,message:c})}if(t.length>0)throw(0,P.
G6)(t)}async parametersOf({name:t,params:n,paths:s,fromBase:r},c){const p={};r&&this.base&&(p[Y]=await this.base.read(c));for(const[M,_]of Object.entries(s)){const I=this.
pathFor(_,c),L=await(gt.test(_)?this.read(I,M):this.readOnce(I,M)),W=(0,f.zI)(t).fields[M]?.kind==="json",{params:F,issues:G}=(0,u.qL)(t,{[M]:W?(0,u.iL)(L.bytes):
L}),de=G.filter(({field:ye})=>ye===M);if(de.length>0)throw(0,P.G6)(de.map(({field:ye,message:se})=>({field:ye,message:`'${I}': ${se}`})));p[M]=F[M]}return{...n,
...p,...await this.mentionedBy(t,c)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(
({file:r})=>r):[]}catch(s){if(s instanceof P.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||
s.images.length===0)return{};const{wire:r,images:c}=s,p=[];for(const{target:I,file:L}of c)p.push({name:I,bytes:(await this.read(L,r)).bytes});const{issues:M}=(0,u.
qL)(t,{[r]:p}),_=M.filter(({field:I})=>I===r);if(_.length>0)throw(0,P.G6)(_);return{[r]:p}}async imagesBeside(t,n){const[s]=Object.entries((0,f.zI)(t).fields).find(
([,{kind:M}])=>M==="files")??[];if(s===void 0)return;const{bytes:r}=await this.read(n,s);if(r.length>on.xG||!Buffer.from(r.buffer,r.byteOffset,r.byteLength).includes(
"!["))return;const{imageTargets:c}=await Promise.all([o.e(1917),o.e(4299),o.e(4622)]).then(o.bind(o,34622)),p=[];for(const M of await c(cn({name:n,bytes:r}),new rn.
o(ze.v))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(M))continue;const _=(0,Me.dR)(this.places,A().posix.join(A().posix.dirname(n),M.replace(/[?#].*$/,"")));this.problemOf(
_)===void 0&&p.push({target:M,file:_})}return{wire:s,images:p}}pathFor(t,n){const{dir:s,name:r}=A().posix.parse(n),c=t.replaceAll("{dir}",()=>s||".").replaceAll(
"{name}",()=>r);return(0,Me.dR)(this.places,c)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.
problemOf(t);if(s!==void 0)throw(0,P.G6)([{field:n,message:s}]);const r=await(0,Ne.oD)(A().resolve(this.places.workspace,t)).catch(c=>{throw(0,P.G6)([{field:n,message:`\
'${t}' could not be opened (${(0,J.xU)(c)})`}])});return{name:A().posix.basename(t),bytes:r}}problemOf(t){if(!(0,Me.NB)(this.places,t))return`'${t}' must be in \
the workspace or in RUNNER_TEMP`;if((0,Ne.Ms)((0,Me.M0)(this.places,t))===void 0)return`there is no file '${t}'. Paths start at the workspace, and may hold {dir\
} and {name}`;const n=(0,Xe.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const cn=({bytes:e})=>new TextDecoder("utf-8").decode(e),$t=4096;function et(e,t){
const n=(0,P.l3)(e),s=[n,...n.others].map(r=>{const c=fn(r),p=r.advice===void 0?c:`${c.replace(/[.:]$/,"")}. ${r.advice}`;return(0,b.b)(t,p,(0,P.R3)(r))});return(0,J.
g$)(s.join(". ")).slice(0,$t)}const fn=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("\
^\\p{Ll}","u").test(s)?`The document ${s}`:s),e),je=10;class un{given=0;add(t,n,s){const r=(0,J.g$)(t).slice(0,$t);this.given++,this.given<=je?y.$e(r,{...n===void 0?
{}:{file:n},...s===void 0?{}:{title:s}}):y.pq(n===void 0?`Warning: ${r}`:`Warning: ${(0,J.g$)(n)}: ${r}`)}}const ln=(0,f.zI)("compare_documents").dataKey??"",tt=10,
dn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},yt="New: there is no earlier version",mn=e=>({
status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:yt,data:{}}),We=e=>e.data[ln],nt=({message:e})=>e===
yt,Et=e=>e.some(t=>We(t)!==void 0||nt(t)),st=e=>nt(e)||We(e)?.same===!1;function hn(e){return{same:Et(e)?String(e.every(n=>We(n)?.same===!0)):"",changed:e.filter(
st).map(({input:n})=>n)}}const pn=e=>e.filter(st).map(t=>({file:t.input,message:t.message??yn(We(t))})),gn=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(t,"fil\
e")} ${(0,g.d5)(e,"differs","differ")} from the earlier version`;function $n(e,t){for(const[n,{file:s,message:r}]of e.entries())n>=je-1?y.pq((0,J.g$)(`${s}: ${r}`)):
t==="error"?y.z3(r,{file:s,title:"Differs"}):y.lm(r,{file:s,title:"Changed"})}function yn(e){const t=Ge.flatMap(([s,r])=>{const c=bt(e,r);return c===""?[]:[`Pag\
es ${s}: ${c}`]}),n=wt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const Ge=[["added","Added"],["removed","Removed"],["move\
d","Moved"],["changed","Changed"]];function bt(e,t){const n=Ke(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(p=>typeof p=="number"?p:Number(Ke(p,"page"))),
r=Number(Ke(e.counts,`pages${t}`)),c=s.slice(0,tt).join(", ");return r>tt?`${c} and ${r-tt} more`:c}function wt(e){return[...Object.entries(dn).flatMap(([n,s])=>Number(
Ke(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const Ke=(e,t)=>(0,U.C5)(e,t)??null,En=["","File","Pag\
es",...Ge.map(([,e])=>e),"Also"];function bn(e){const t=We(e),n=e.notes.map(_=>`<br><em>${(0,J.Hn)(_)}</em>`).join("");if(!t)return`<td colspan="${Ge.length+2}"\
>${(0,J.Hn)(e.message??"")}${n}</td>`;const[s,r]=[Number(t.pageCount),Number(t.pageCountBefore)],c=s===r?String(s):`${r}&nbsp;→&nbsp;${s}`,p=Ge.map(([,_])=>bt(
t,_)),M=t.same===!0?"the same":wt(t);return[c,...p,M+n].map(_=>`<td>${_}</td>`).join("")}const wn=e=>nt(e)?"🆕":st(e)?"✏️":"✅";function On(e,t){let n="",
s=0;for(const r of e)for(const c of Ot(We(r)?.pages,"changed")){const p=Ot(c,"diff").map(String);if(p.length===0)continue;const _=`<details><summary>${`<code>${(0,J.
Hn)(r.input)}</code>, page ${Number(Ke(c,"page"))}`}</summary>

\`\`\`diff
${p.map(J.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(_)>t?s++:n+=_}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function Ot(e,t){const n=Ke(e,t);return Array.isArray(n)?n:[]}const as=null,Mn=/[\r\n]|^\s|\s$/;class _n{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
ot("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=A().join((0,$.mkdtempSync)(A().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:p,...M})=>({...M,...p})),s=t.flatMap(({status:p,output:M})=>p==="done"&&M!==null?[M]:[]),r=s.filter(p=>!Mn.test(p)),c=s.length===0?"":`, al\
though ${(0,g.y_)(s.length,"file")} were written: see the log`;ot(`The output results-file cannot be written${c}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,$.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),ot(`The outputs of the step cannot be written${c}`,process.env.GITHUB_OUTPUT,()=>{y.uH("files",s),y.uH("paths",r.map(Kt).join(`
`)),y.uH("count",s.length),y.uH("failed",t.filter(({status:I})=>I==="failed").length);const p=t.filter(({status:I,output:L})=>I==="done"&&L!==null);y.uH("total-\
bytes",(0,J.cz)(p.map(({bytesAfter:I})=>I??0))),y.uH("total-pages",(0,J.cz)(p.map(({pages:I})=>I??0)));const{same:M,changed:_}=hn(t);y.uH("same",M),y.uH("change\
d",_),y.uH("results",n),y.uH("results-file",this.resultsFile)}),r.length<s.length&&y.pq(`The output paths leaves out ${(0,g.y_)(s.length-r.length,"name")} with \
a line break or an outer blank`)}}const Pn=new Set(["ENOSPC","EDQUOT"]);function ot(e,t,n){try{n()}catch(s){const r=t!==void 0&&(0,$.existsSync)(t)?(0,J.xU)(s):
"there is no such file";throw new P.zU("configuration",`${e} (${r})`,{advice:Pn.has((0,J.xU)(s))?"Free space on the disk of the runner":"Check that earlier step\
s do not remove or lock the files of the runner",cause:s})}}var Dn=o(90866);const rt=1024*1024,Mt=2048,_t={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};
function An(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,J.Hn)(n.join(" → "))}</h3>
<p>${Pt(e)}</p>
`;if(t.length===0)return s;const r=Et(t),c=[];let p=Buffer.byteLength(s)+Mt;for(const[W,F]of t.entries()){const G=r?vn(F):Tn(F,t[W-1],Dt(e));if(p+=Buffer.byteLength(
G),p>rt)break;c.push(G)}const M=(r?En:Dt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(W=>`<th>${W}</th>`).join(
""),_=t.length-c.length,I=_===0?"":`<p>${(0,g.y_)(_,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,L=e.showText?On(t,rt-p-Mt):"";return`${s}<table>
<tr>${M}</tr>
${c.join("")}</table>
${I}${L===""?"":`
${L}`}`}const vn=e=>`<tr><td>${e.status==="done"?wn(e):_t[e.status]}</td><td><code>${(0,J.Hn)(e.input)}</code></td>${bn(e)}</tr>
`;function Pt({rows:e,matched:t,place:n,dryRun:s,seconds:r}){const c=F=>e.filter(G=>G.status===F),p=c("done");if(e.length===0)return`${t===0?"No file matches":`\
No change in ${(0,g.y_)(t,"file")}`}, nothing written · ${n} · ${r.toFixed(1)} s`;const M=p.filter(({output:F})=>F!==null).length,_=s?[`Dry run: ${(0,g.y_)(c(
"planned").length,"result")} planned, nothing written`]:[M===0&&p.length>0?`${(0,g.y_)(p.length,"file")} read, none written`:`${(0,g.y_)(M,"file")} written`];for(const F of[
"failed","skipped"])c(F).length>0&&_.push(`${c(F).length} ${F}`);const I=(0,J.cz)([...new Map(p.map(F=>[F.inputs.join(`
`),F.bytesBefore??0])).values()]),L=(0,J.cz)(p.map(({bytesAfter:F})=>F??0)),W=p.length===0?"":` · ${(0,J.IV)(I)}${M===0?"":` → ${(0,J.IV)(L)}`}`;return`${_.join(
", ")}${W} · ${n} · ${r.toFixed(1)} s`}const Dt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Rn(t));function Tn(e,t,n){const{status:s,input:r,
inputs:c,output:p,pages:M,bytesBefore:_,bytesAfter:I,message:L,notes:W,data:F}=e,G=c.length>1&&s!=="failed"?` <em>and ${c.length-1} more</em>`:"",de=[...p===null?
[]:[`<code>${(0,J.Hn)(p)}</code>`],...L===null?[]:[(0,J.Hn)(L)],...Object.values(F).flatMap(ce=>xn(ce)),...W.filter(ce=>t?.input!==r||!t.notes.includes(ce)).map(
ce=>`<em>${(0,J.Hn)(ce)}</em>`)],ye=e.facts.firstPage!==void 0,se=n?[at(_),at(I),ye?"":Ln(_,I)]:[at(_)],ie=[M===null?"":String(M),...se],ge=de.join("<br>"),ve=ie.
every(ce=>ce==="")?`<td colspan="${ie.length+1}">${ge}</td>`:`<td>${ge}</td>${ie.map(ce=>`<td align="right">${ce}</td>`).join("")}`;return`<tr><td>${_t[s]}</td>\
<td><code>${(0,J.Hn)(r)}</code>${G}</td>${ve}</tr>
`}const In=new Set(["pageCount","fileSize"]);function xn(e){const t=Object.entries(e).flatMap(([n,s])=>{const r=(0,J.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return In.has(n)?[]:s===!0?[r]:typeof s=="number"?s===0?[]:[`${r}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${r}: ${s.length}`]:(0,U.Gv)(s)&&!Object.values(s).
every(c=>typeof c=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const Rn=e=>Object.keys(e).length===0,at=e=>e===null?"":(0,J.IV)(e).replace(" ","\
&nbsp;");function Ln(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function Cn(e,t){const n=e.
filter(({status:c})=>c==="skipped").length,s=e.filter(({notes:c})=>c.length>0).length,r=(0,g.y_)(e.length,"result");return n>0&&(t==="skipped"||t==="notes")?`fa\
il-on: ${t}: ${n} of ${r} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${r} with notes: see the log`:void 0}function Nn(e,t,n,s){const r=e.length<je?e:e.slice(
0,je-1);for(const{file:c,message:p}of r)t==="error"?y.z3(p,{file:c,title:n}):s.add(p,c,n);for(const{file:c,message:p}of e.slice(r.length))y.pq((0,J.g$)(`Failed:\
 ${c}: ${p}`));for(const{cause:c}of e)c!==void 0&&y.Yz((0,J.uP)(c))}function Sn(e,t){const n=e.length<je?0:e.length-(je-1),s=n>0?` (${n} of them without an anno\
tation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function At(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=An(e);
if(!(Buffer.byteLength(n)>=rt))try{await Dn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complete"),
y.Yz((0,J.uP)(s))}}class He extends Error{file;cause;constructor(t,n){super("a file could not be counted"),this.file=t,this.cause=n}}async function Un(e,t,n){const{
continuedNumbers:s,countSelectedPages:r}=await Promise.all([o.e(2760),o.e(2237),o.e(7922)]).then(o.bind(o,37922)),c=e.flatMap(({inputs:se})=>se),{pages:p,first_number:M}=Q(
t),_=t.map(Bn).find(se=>se!==void 0);let I="";const L=function*(){for(const se of c)yield n(I=se)},W={pages:p,..._===void 0?{}:{open_password:_}},F=await r(L(),
W,{pause:ze.v}).catch(se=>{throw new He(I,(0,P.l3)(se))}),G=s(F,M),de=new Map;let ye=0;for(const se of e)de.set(se,ye),ye+=se.inputs.length;return(se,ie)=>G[(de.
get(se)??0)+ie]}function Bn({name:e,params:t}){const{open_password:n,password:s}=t;return n??(e==="remove_password"?s:void 0)}var jn=o(98185);const Wn=(0,f.zI)(
"extract_text").dataKey??"",Kn=(0,f.zI)("find_text").dataKey??"";function Fn(e,{textlessPages:t=[]}){const{[Kn]:n,[Wn]:s}=e,r=[...n?[kn(n)]:[],...s?[zn(s)]:[]].
join(", ");if(t.length===0)return r;const c=(0,g.y_)(t.length,"page is a scan","pages are scans");return r===""?c:`${r}: ${c}`}function kn({count:e,truncated:t}){
const n=e===0?"no match":(0,g.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}const zn=({characters:e})=>e===0?"no text":(0,g.y_)(Number(e),"ch\
aracter");var Gn=o(17644);const Hn=5;async function Yn(e){const{jobs:t,inputs:n,chosen:s,secondFiles:r,numbersOf:c,claim:p,spelling:M}=e,_=new jn.A(e.places,n.overwrite),
{execute:I,lanes:L,close:W,abandon:F}=await s.open(t.length),G=new AbortController,de=()=>G.signal.aborted,ye=Xn(async()=>{G.abort(),await Promise.allSettled([_.
close(),F()]),await(0,ze.v)(),await e.onCancelled(se.flatMap((ce,Re)=>ce.length>0?ce:[Zn(t[Re])]))}),se=t.map(()=>[]),ie=[];let ge;const ve={steps:n.steps,spelling:M,
signal:G.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,parametersOf:(ce,Re)=>r.parametersOf(ce,Re),numbersOf:c,claim:p,write:ce=>_.write(ce),onProgress:qn()};
return await Qn(t,L,async(ce,Re)=>{if(!de()){if(ge!==void 0){se[Re]=[{...Ye(ce),status:"skipped",output:null,message:ge}];return}try{const Te=await I(ce,ve);se[Re]=
Te;for(const[Se,Oe]of Te.entries())y.pq((0,J.g$)(Jn(Oe,Te[Se-1]?.notes)))}catch(Te){if(de())return;const Se=Te instanceof Fe.C?Te.input:ce.inputs[0]??"",Oe=(0,P.
l3)(Te instanceof Fe.C?Te.cause:Te);y.pq((0,J.g$)(`${Se}: failed`));const Ze=Te instanceof Fe.C?Te.step:void 0,It=Ze===void 0?et(Oe,M):`${Ze}: ${et(Oe,M)}`;ie.push(
{file:Se,message:It,cause:Oe.cause}),se[Re]=[{...Ye(ce),status:"failed",input:Se,output:null,message:It,data:(0,Gn.EI)(Oe)}],Oe.code==="unauthorized"&&(ge="Not \
tried, because the region refused the key")}}}),await ye(),await W(),{rows:se.flat(),failures:ie}}const Zn=e=>({...Ye(e),status:"skipped",output:null,message:"N\
ot done, because the step was cancelled"});function Vn(e){const t=e.map(Ye);for(const{input:n,inputs:s,output:r}of t)y.pq((0,J.g$)(`${vt(n,s)}${r===null?": woul\
d be read only, and no file written":` → ${r}`}`));return t}function Ye(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?
null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function Jn(e,t=[]){const{input:n,inputs:s,output:r,pages:c,
bytesBefore:p,bytesAfter:M,facts:_,notes:I,message:L,data:W}=e,F=vt(n,s),G=Fn(W,_),de=[...r!==null&&G!==""?[G]:[],...c===null?[]:[(0,g.y_)(c,"page")],M===null?(0,J.
IV)(p??0):`${(0,J.IV)(p??0)} → ${(0,J.IV)(M)}`].join(", "),ye=r===null?`${F}: ${L??(G||"read")} (${de})`:`${F} → ${r} (${de})`,se=I.filter(ie=>!t.includes(ie));
return se.length>0?`${ye}. ${se.join(" ")}`:ye}const vt=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function Xn(e){let t;for(const[n,s]of[["SIGINT",130],[
"SIGTERM",143]])process.on(n,()=>{t||(y.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});return()=>t}async function Qn(e,t,n){const s=e.entries(),r=async()=>{
for(const[c,p]of s)c>0&&await(0,ze.v)(),await n(p,c)};await Promise.all(Array.from({length:Math.min(t,e.length)},r))}function qn(){let e=process.uptime();return(t,n,s)=>{
const r=process.uptime();r-e<Hn||(e=r,y.pq((0,J.g$)(`${t}: ${n}, ${Math.round(s*100)} %`)))}}async function es(){const e=new un,t=new _n;let n="wire";try{t.begin();
const s=await St(r=>y.V4(r,{trimWhitespace:!1}),r=>ss(r,e));for(const r of s.warnings)e.add(r);n=s.isList?"wire":"inputs",await ts(s,t,e,n)}catch(s){const r=(0,P.
l3)(s instanceof He?s.cause:s),c=et(r,n);s instanceof He&&y.z3(c,{file:s.file}),y.C1(s instanceof He?"No file was written: continue-numbers counts the pages of \
all files first, and one file could not be counted":c),r.cause!==void 0&&y.Yz((0,J.uP)(r.cause))}finally{y.Yz(`Peak memory: ${(0,J.IV)(os())}`)}}async function ts(e,t,n,s){
const r=process.uptime(),c=(0,Me.Aq)(),p=await jt(e,c);p.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed \
on the runner");for(const Oe of e.steps)await p.check(Oe);e.output!==void 0&&(0,ke.hS)(e.steps)==="data"&&n.add("output is not used: the step reads documents an\
d writes none");const M=e.comparing.withBase?await(await o.e(1833).then(o.bind(o,41833))).BaseVersions.of(c):void 0,_=new an(e.steps,c,M),{matched:I,files:L}=await tn(
e,c,_,n),{known:W,fresh:F}=M?await M.divide(L):{known:L,fresh:[]};_.check();const G=(0,Qe.K2)(c.workspace),de=[...new Set([...I,...I.flatMap(Oe=>[..._.neededBy(
Oe).keys()])])],ye=Oe=>(0,Xe.Ck)(c,Oe),se={matched:de,overwrite:e.overwrite,identity:G,exists:ye},ie=(0,ke.et)({...e,...se,files:W,places:c}),ge=e.steps.map(({name:Oe})=>(0,E.
i9)(Oe)),ve=e.continueNumbers&&!e.dryRun?await Un(ie,e.steps,Oe=>(0,ut.R5)(Oe,c.workspace)):()=>{};y.Oh((0,J.g$)(`${ge.join(", then ")}: ${(0,g.y_)(W.length,"fi\
le")}, ${p.place}`));const ce=Oe=>{const Ze=process.uptime()-r;return{rows:Oe,matched:I.length,operations:ge,place:p.place,dryRun:e.dryRun,seconds:Ze,showText:e.
comparing.showText}},{rows:Re,failures:Te}=e.dryRun?{rows:Vn(ie),failures:[]}:await Yn({jobs:ie,inputs:e,chosen:p,places:c,secondFiles:_,numbersOf:ve,claim:(0,Qe.
OM)(se),spelling:s,onCancelled:async Oe=>{t.tell(Oe),e.summary&&await At(ce(Oe),n)}});y.N4();const Se=[...Re,...F.map(mn)];await ns({digest:ce(Se),failures:Te,total:W.
length,inputs:e,outputs:t,places:c,warnings:n})}async function ns({digest:e,failures:t,total:n,inputs:s,outputs:r,places:c,warnings:p}){const{rows:M}=e,_=pn(M);
if($n(_,s.comparing.failOnDifference?"error":"notice"),Nn(t,s.failOn==="nothing"?"warning":"error",e.operations.join(", "),p),y.pq((0,J.g$)(Pt(e))),r.tell(M),s.
summary&&await At(e,p),s.attest){const{declareArtifacts:L}=await o.e(8208).then(o.bind(o,48208)),W=M.flatMap(({status:F,output:G})=>F==="done"&&G!==null?[G]:[]);
for(const F of await L(W,c.workspace))p.add(F)}if(t.length===0){const L=s.comparing.failOnDifference&&_.length>0?gn(_.length,M.length):Cn(M,s.failOn);L!==void 0&&
y.C1(L);return}const I=(0,ke.Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"file")} failed`:Sn(t,n);s.failOn==="nothing"?p.add(I):y.C1(I)}function ss(e,t){[...e.trim()].
length>1?y.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a lo\
nger one")}function os(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,$.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}
return process.resourceUsage().maxRSS*1024}let Tt=!1;process.once("beforeExit",()=>{Tt||y.C1("The action stopped before it had finished.")}),es().catch(y.C1).finally(
()=>{Tt=!0})}),38001:((ue,B,o)=>{o.d(B,{BD:()=>E,jB:()=>y,jN:()=>$,oR:()=>v,r_:()=>g,yZ:()=>P});const y=[/^["'].*["']$/,"leave out the quotes"],$=[/\$\{?[a-z_]/i,
"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],P=[/^~/,"~ is not your home folder here, and files must be in the wor\
kspace or in RUNNER_TEMP"],E=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use a path of the workspace"],g=[/\\/,"write / between folders, not a b\
ackslash"],v=(T,A)=>A.find(([u])=>u.test(T))?.[1]}),33439:((ue,B,o)=>{o.d(B,{Cj:()=>U,Ud:()=>x,et:()=>$e,hS:()=>N});var y=o(76760),$=o.n(y),P=o(58552),E=o(68747),
g=o(54823),v=o(31424),T=o(51521),A=o(4528),u=o(69338),f=o(2798),i=o(99992),a=o(38001);const d=["{dir}","{name}","{index}","{operation}"];function l(C,K){if(K===
"files")return["{file}"];if(K!=="parts"&&K!=="texts")return[];const V=C.flatMap(({name:O})=>Object.keys((0,g.zI)(O).resultFacts??{}));return["title","match"].filter(
O=>V.includes(O)).map(O=>`{${O}}`)}const h={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.\
pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},w="{dir}/{name}.pdf",D=([C],K)=>K==="document"&&C!==void 0&&(0,g.zI)(C.name).
accepts==="text",x=C=>C.some(({name:K})=>(0,g.zI)(K).input==="many");function N(C){const K=C.map(({name:R})=>(0,g.zI)(R)),V=K.filter(R=>!(0,g.rz)(R)),O=V.findLast(
({input:R,output:ne})=>R==="many"||ne!=="pdf");return K.at(-1)?.output==="text"?O?.output==="pdfs"?"texts":"text":V.length===0?"data":O?.output==="pdfs"?"parts":
O?.output==="files"?"files":"document"}const U=C=>C==="text"||C==="texts",oe=C=>C==="document"||C==="text";function $e(C){const{files:K,steps:V}=C,O=N(V),R=Pe(C,
O),ne=K.length===0?[]:x(V)?[K]:K.map(re=>[re]),X=(0,E.i9)((V.findLast(({name:re})=>!(0,g.rz)((0,g.zI)(re)))??V.at(-1))?.name??""),fe=ne.map((re,ee)=>{const{dir:ae,
name:he}=$().posix.parse(re[0]??""),le=Q=>{const H=oe(O)?ee+1:Q?.index,we={dir:ae||".",name:he,operation:X,index:H===void 0?void 0:(0,v.n)(H),title:Q?.title,match:Q?.
match,file:Q?.file};return $().posix.normalize((0,T.Ct)(R,we))};return{inputs:re,kind:O,tellsMatch:R.includes("{match}"),outputPath:le}}),z=O==="data"?[]:te(fe,
C,Y(R,O));if(z.length>0)throw(0,P.G6)(z);return fe}const _e=[a.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],a.jN,a.yZ,a.BD,...$().sep==="/"?[a.
r_]:[]];function Pe({output:C,places:K,steps:V},O){const R=he=>(0,P.G6)([{field:"output",message:he}]);if(C===void 0)return D(V,O)?w:`${h[O]}${U(O)?A.lg[(0,A.GW)(
V.at(-1)?.params??{})]:""}`;const ne=(0,a.oR)(C,_e);if(ne!==void 0)throw R(ne);const X=l(V,O),fe=[...d,...X],z=(0,T.Qf)(C).filter(he=>!fe.includes(he));if(z.length>
0)throw R(`has the unknown placeholder ${z[0]}: use ${fe.join(", ")}`);if(/[\u0000-\u001f]/.test(C))throw R("must be a single line");if(/[\\/]$/.test(C))throw R(
`names a folder: write a file name after it, such as ${C}{name}.pdf`);const re=["{index}",...X];if((O==="parts"||O==="texts"||O==="files")&&!re.some(he=>C.includes(
he))){const{dir:he,name:le,ext:Q}=$().posix.parse((0,i.d7)(C)),H=$().posix.join(he,O==="files"?`${le}.{file}`:`${le}-{index}${Q}`);throw R(`needs ${re.join(" or\
 ")}, because one file gives several results: such as ${H}`)}const ee=$().isAbsolute(C)?(0,i.dR)(K,C):(0,i.d7)(C);if(!($().isAbsolute(ee)?(0,i.NB)(K,ee):(0,i.FK)(
$().posix.normalize(ee))))throw R("must stay in the workspace or in RUNNER_TEMP");return ee}function Y(C,K){const O=["{dir}","{name}",...oe(K)?["{index}"]:[]].filter(
R=>!C.includes(R));return O.length===0?"process them in different steps":`use ${[O.slice(0,-1).join(", "),...O.slice(-1)].filter(R=>R!=="").join(" or ")}`}const Z=C=>C.
kind==="parts"||C.kind==="texts"?C.outputPath({index:1}):C.outputPath();function te(C,{matched:K,overwrite:V,identity:O,exists:R,places:ne},X){const fe=new Map(
K.map(le=>[O(le),le])),z=new Map;for(const le of C){const Q=O(le.outputPath()),H=z.get(Q);H?H.push(le):z.set(Q,[le])}const re=[],ee=[],ae=le=>{re.push({field:"o\
utput",message:le})};for(const[le,Q,...H]of z.values()){if(!le)continue;const we=le.outputPath(),Ie=(0,f.Nk)(we);if(!(0,i.NB)(ne,we)||we==="."||we.endsWith("/"))
ae(`'${we}' is not a file in the workspace or in RUNNER_TEMP`);else if(Ie!==void 0)ae(Ie);else if((0,u.SV)(we))ae(`'${we}' is below .git, where nothing is writt\
en`);else if(Q){const[m,b]=[le.inputs[0],Q.inputs[0]],j=H.length===0?`'${m}' and '${b}' would both`:`'${m}', '${b}' and ${H.length} more would all`;ae(`${j} be \
written to '${we}': ${X}`)}else{const m=Z(le),b=O(m),j=fe.get(b);j!==void 0&&!le.inputs.some(S=>O(S)===b)?ae(`'${m}' would replace another file that the step re\
ads: choose a different pattern`):j!==void 0&&!V?ae(`'${m}' would replace the input: choose a different pattern, or set overwrite to true`):j===void 0&&!V&&R(m)&&
ee.push(m)}}ee.length>0&&ae((0,f.pL)(ee));const he=5;return re.length<=he?re:[...re.slice(0,he),{field:"output",message:`and ${re.length-he} more such clashes`}]}}),
30174:((ue,B,o)=>{o.d(B,{A:()=>P,T:()=>$});var y=o(33439);function $(E){const g=v=>[{field:"minimum-saving",message:v}];return E.some(({name:v})=>v==="optimize_\
document")?(0,y.Ud)(E)||(0,y.hS)(E)!=="document"?g("needs one result for each file: no merge, no split, no extraction"):[]:g("needs a step optimize-document")}function P(E,g,v){
return v===void 0||g<=E*(1-v/100)?void 0:`Not written: the result is ${(Math.max(0,E-g)/E*100).toFixed(1)} % smaller, and minimum-saving is ${v} %`}}),4406:((ue,B,o)=>{
o.d(B,{EC:()=>i,Pu:()=>a,Qf:()=>E,fU:()=>f,g$:()=>v,oH:()=>g});var y=o(58552),$=o(61729);const P=1e3,E=(d,l,{found:h=null,limit:w=null,pages:D=[]}={})=>({rule:d,
found:h,limit:w,pages:D.slice(0,P),message:l}),g=["open_password"],v=(d,l,h)=>`The file has ${d} ${h}; at most ${l} are allowed.`;function T({failures:d}){return Array.
isArray(d)?d.flatMap(A):[]}function A(d){if(!(0,$.Gv)(d))return[];const{rule:l,found:h,limit:w,pages:D,message:x}=d;if(typeof l!="string"||typeof x!="string")return[];
const N=Array.isArray(D)?D.filter(U=>typeof U=="number"):[];return[{rule:l,found:u(h),limit:u(w),pages:N,message:x}]}const u=d=>typeof d=="number"?d:null;function f(d,{
nameOf:l,restate:h}){const{checks:w}=d,D=T(d).map(N=>({...h(N),rule:l(N.rule)})),x=Array.isArray(w)?w.flatMap(N=>typeof N=="string"?[l(N)]:[]):[];return{...d,...w!==
void 0&&{checks:x},failures:D}}class i extends y.zU{report;constructor(l){const h=T(l).map(({message:w})=>w);super("invalid_parameters",`The check failed: ${h.join(
" ")}`,{issues:h.map(w=>({field:"file",message:w,mentions:g}))}),this.report=l}}function a(d){if(d.passed===!1)throw new i(d)}}),68747:((ue,B,o)=>{o.d(B,{XM:()=>g,
an:()=>E,i9:()=>P});var y=o(54823);const $=v=>v.replace(/_(\w)/g,(T,A)=>A.toUpperCase()),P=v=>v.replaceAll("_","-");function E(v,T,A){const u=T.filter(f=>/^\w+$/.
test(f));return u.length===0?v:v.replace(new RegExp(`\\b(?:${u.join("|")})\\b`,"g"),A)}const g=v=>(0,y.zI)(v).path??`/v1/${v}`}),85673:((ue,B,o)=>{o.d(B,{gx:()=>g,
h:()=>E});function y(u,f){const i=$(u,f);if(i!==void 0)return[i];const a=T(u);return f.filter(d=>T(d).some(l=>l.length>3&&a.includes(l)))}function $(u,f){let i;
for(const a of f){const d=P(T(u),T(a));d<=2&&d<(i?.count??1/0)&&(i={name:a,count:d})}return i?.name}function P(u,f){return u.length!==f.length?u.length*f.length===
0?1/0:P([u.join("")],[f.join("")]):f.reduce((i,a,d)=>{const l=u[d]??"",h=Math.min(l.length,a.length),w=A(l,a);return w>(h<3?0:h<7?1:2)?1/0:i+w},0)}const E=(u,f)=>v(
y(u,f));function g(u,f){const i=$(u,f),a=d=>T(d).sort().join(" ");return v(i===void 0?f.filter(d=>u!==""&&a(d)===a(u)):[i])}const v=u=>u.length===0||u.length>3?
"":` (did you mean ${u.join(" or ")}?)`,T=u=>u.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(f=>f!=="");function A(u,f){
let i=[],a=Array.from({length:f.length+1},(d,l)=>l);for(let d=0;d<u.length;d++){const l=[d+1];for(let h=0;h<f.length;h++){const w=d>0&&h>0&&u[d]===f[h-1]&&u[d-1]===
f[h];l.push(Math.min((a[h+1]??0)+1,(l[h]??0)+1,(a[h]??0)+(u[d]===f[h]?0:1),w?(i[h-1]??0)+1:1/0))}i=a,a=l}return a.at(-1)??0}}),4528:((ue,B,o)=>{o.d(B,{GW:()=>P,
_m:()=>v,lg:()=>$,uv:()=>g});const y=null,$={"application/json":".json","text/plain":".txt","text/markdown":".md"};function P(T){const{per_page:A,layout:u}=T;return A===
!0?"application/json":u==="markdown"?"text/markdown":"text/plain"}function E(T){const A=P(T);return A==="text/markdown"?["application/json",A,"text/plain"]:[...new Set(
["application/json",A])]}const g=({text:T})=>typeof T=="string"?T:"";function v({text:T,pages:A,...u}){return u}}),49180:((ue,B,o)=>{o.d(B,{q:()=>$});const y="a\
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
quoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function $(g){const v=g.toLowerCase(),T=/^#([\da-f]{3}|[\da-f]{6})$/.
exec(v)?.[1]??E().get(v);return T===void 0?void 0:(T.length===3?[...T].map(u=>u+u):[T.slice(0,2),T.slice(2,4),T.slice(4)]).map(u=>Number.parseInt(u,16))}let P;function E(){
const g=y.split(" ");return P??=new Map(g.flatMap((v,T)=>T%2===0?[[v,g[T+1]]]:[]))}}),17079:((ue,B,o)=>{o.d(B,{Z:()=>g,_:()=>E});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
$=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(u){
if(u.length>64)return;const f=u.trim().replace($,(i,a,d,l)=>`${a??""}${1900+Number(d)}${l}`);return T(v(y.exec(f)??P.exec(f)))}function g(u){const f=u.length>64?
void 0:v(P.exec(u.trim()));if(!f||T(f)===void 0)return;const{year:i,month:a="",day:d="",hour:l="",minute:h="",second:w="",zone:D=""}=f;return`D:${i}${a}${d}${l}${h}${w}${D===
"Z"||D===""?D:`${D.replace(":","'")}'`}`}function v(u){if(!u)return;const[,f,i,a,d,l,h,w,D,x,N]=u,U=w??(D===void 0?void 0:`${D}${x??"00"}:${N??"00"}`);return{year:f,
month:i,day:a,hour:d,minute:l,second:h,zone:U}}function T(u){if(!u)return;const{year:f,month:i,day:a,hour:d,minute:l="00",second:h="00",zone:w}=u,D=(N,U,oe)=>N===
void 0||Number(N)>=U&&Number(N)<=oe;if(Number(f)===0||!D(i,1,12)||!D(a,1,A(Number(f),Number(i)))||!D(d,0,23)||!D(l,0,59)||!D(h,0,59)||w!==void 0&&w!=="Z"&&!(D(w.
slice(1,3),0,23)&&D(w.slice(4),0,59)))return;const x=[f,i,a].filter(N=>N!==void 0).join("-");return d===void 0?x:`${x}T${d}:${l}:${h}${w==="+00:00"||w==="-00:00"?
"Z":w??""}`}function A(u,f){return f===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(f)?30:31}}),3130:((ue,B,o)=>{o.d(B,{iL:()=>oe,lF:()=>Z,qL:()=>_e});
var y=o(58552),$=o(15828),P=o(61729),E=o(54823),g=o(33037),v=o(72750),T=o(33858),A=o(29082),u=o(60666),f=o(34378);const i=2**31-1,a=/^ *[+-]?\d+ *$/,d=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
l=/[\p{Cc}\u2028\u2029]/u,h=/(?!\n)[\p{Cc}\u2028\u2029]/u,w=new RegExp("\\p{Cs}","u"),D=100,x={font:20*1024*1024,key:1e6,certificates:1e6},N=new Set(["files","c\
hoices"]),U="must be given only once";function oe(m){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(m)}catch{return m}}function $e(m,b,j="ab\
sent"){const{params:S,issues:k}=_e(m,b,j);if(k.length>0)throw invalidParameters(k);return S}function _e(m,b,j="absent"){const S=(0,E.zI)(m),k={},q=[];for(const[
me,pe]of Object.entries(S.fields)){const Le=Object.hasOwn(b,me),De=Le?b[me]:void 0;if(K(pe,De)){Le&&j==="refuse"&&te(pe,De)?q.push({field:me,message:C(pe)}):pe.
required?q.push({field:me,message:`is required: ${(0,$.pG)(pe)}`}):"default"in pe&&(k[me]=pe.default);continue}const Ee=V(pe,De);"problem"in Ee?q.push({field:me,
message:Ee.problem}):k[me]=Ee.value}return{params:k,issues:[...q,...Pe(S,k,q)]}}function Pe({fields:m,ascending:b,different:j,exclusive:S,needs:k,atLeastOne:q,someTrue:me},pe,Le){
const De=[],Ee=be=>(0,E.qR)(m[be],pe[be]);if(b){const[be,Ae]=[pe[b[0]],pe[b[1]]];typeof be=="number"&&typeof Ae=="number"&&be>Ae&&De.push({field:b[0],message:`m\
ust not be greater than ${b[1]}`,mentions:[b[1]]})}if(j){const[be,Ae]=[pe[j[0]],pe[j[1]]];be!==void 0&&be===Ae&&De.push({field:j[0],message:`must differ from ${j[1]}`,
mentions:[j[1]]})}for(const[be,Ae]of S??[]){const xe=Ee(be)?Ae.filter(Ee):[];xe.length>0&&De.push({field:be,message:`must not be given together with ${xe.join("\
 and ")}: leave one of them out`,mentions:xe})}for(const[be,Ae,xe]of k??[])Ee(be)&&!(0,E.D)(xe,m[Ae],pe[Ae])&&De.push({field:be,message:`needs ${Y(Ae,xe)}`,mentions:[
Ae]});const Ce=be=>Ee(be)||Le.some(({field:Ae})=>Ae===be);return q&&!q.some(Ce)&&De.push({field:q[0],message:`is required, unless one of these is given: ${q.slice(
1).join(", ")}`,mentions:q.slice(1)}),me?.every(be=>pe[be]===!1)===!0&&De.push({field:me[0],message:`must be true, unless one of these is: ${me.slice(1).join(",\
 ")}`,mentions:me.slice(1)}),De}function Y(m,b){return typeof b!="object"?`${m} to be ${b}`:"not"in b?`${m} to be other than ${b.not}`:`${m} to be given`}function Z(m){
if(Array.isArray(m))return m.join(",");if(typeof m=="object")return JSON.stringify(m);const b=String(m);if(typeof m!="number"||!b.includes("e"))return b;if(m>=1)
return BigInt(m).toString();const[j,S]=b.split("e");return`0.${"0".repeat(-Number(S)-1)}${j.replace(".","")}`}function te(m,b){return m.empty==="opener"?!1:m.empty!==
"word"||m.required===!0||b===void 0}function C(m){return m.required?`is empty: it must be ${(0,$.pG)(m)}`:m.kind==="text"&&m.secret?"is empty, so the document w\
ould open without a password: give a password, or route documents without one past this step":m.empty==="word"?`is undefined: use '' to leave it out, or give ${(0,$.
pG)(m)}`:m.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in m?`is empty: write ${String(m.default)}, which is the defaul\
t, or leave the field out`:`is empty: give ${(0,$.pG)(m)}, or leave the field out`}function K(m,b){return b==null||b===""||N.has(m.kind)&&Array.isArray(b)&&b.length===
0?!0:m.kind==="text"&&!m.secret&&typeof b=="string"&&b.trim()===""}function V(m,b){if(Array.isArray(b)&&!N.has(m.kind))return{problem:U};if(b instanceof Uint8Array)
return{problem:"is not text in UTF-8: give it in UTF-8"};switch(m.kind){case"text":return O(m,b);case"flag":return R(m,b);case"integer":return ne(m,b);case"deci\
mal":return fe(m,b);case"choice":return re(m,b);case"choices":return ee(m,b);case"pageOrder":return ae(m,b,m.parts?T.X4:v.p6);case"pageSet":return ae(m,b,A.lY);case"\
file":return he(m,b);case"files":return le(m,b);case"json":return Q(m,b);default:return m}}function O(m,b){if(typeof b!="string"&&!(typeof b=="number"&&Number.isFinite(
b)))return{problem:`must be ${m.format?"":"text, "}${(0,$.pG)(m)}`};const j=m.lines?String(b).replaceAll(`\r
`,`
`):String(b);if(j.length>8*m.maxLength)return{problem:`must be ${(0,$.pG)(m)}`};const S=m.secret?j:(0,f.w)(j),k=(0,$.Y5)(m,S);return k>m.maxLength||k<(m.minLength??
0)?{problem:`must be ${(0,$.pG)(m)}`}:(m.lines?h.test(S):!m.secret&&l.test(S))?{problem:`must not contain control characters${m.lines?"":" or line breaks"}`}:!m.
secret&&w.test(S)?{problem:"must not contain an incomplete character (a lone surrogate)"}:m.format&&!u.E[m.format].holds(S)?{problem:u.E[m.format].problem?.(S)??
`must be ${(0,$.pG)(m)}`}:{value:S}}function R(m,b){if(typeof b=="boolean")return{value:b};const j=typeof b=="string"?b.toLowerCase():"";return j==="true"||j===
"false"?{value:j==="true"}:{problem:`must be ${(0,$.pG)(m)}`}}function ne(m,b){const S=(m.unit==="bytes"&&typeof b=="string"?(0,g.ik)(b):void 0)??X(b);if(S===void 0||
S<m.min)return{problem:`must be ${(0,$.pG)(m)}`};const k=m.max??i;if(S<=k)return{value:S};const q=(0,$.pG)(m);return{problem:q.includes(String(k))?`must be ${q}`:
`must not be greater than ${k}`}}function X(m){return typeof m=="string"?a.test(m)?Number(m.trim())+0:void 0:typeof m=="number"&&Number.isInteger(m)?m+0:void 0}
function fe(m,b){const S=(m.unit==="inches"&&typeof b=="string"?(0,g.Vi)(b):void 0)??z(b),{above:k=-1/0,min:q=-1/0,max:me=1/0}=m;return Number.isFinite(S)&&S>k&&
S>=q&&S<=me?{value:S+0}:{problem:`must be ${(0,$.pG)(m)}`}}function z(m){return typeof m=="number"?m:typeof m=="string"&&d.test(m)?Number(m.trim()):NaN}function re(m,b){
const{open:j}=m,S=X(b),k=m.options.find(({value:me,contract:pe=me})=>me===b||typeof pe=="number"&&pe===S);if(k)return{value:k.value};const q=j?S:void 0;return j&&
q!==void 0&&q>=j.min&&q<=j.max?{value:q}:{problem:`must be ${(0,$.pG)(m)}`}}function ee(m,b){const j=typeof b=="string"?b.replace(/^ +| +$/g,"").split(/ *, */):
b,S=m.options.map(({value:k})=>k);return!Array.isArray(j)||!j.every(k=>S.some(q=>q===k))?{problem:`must be ${(0,$.pG)(m)}`}:{value:S.filter(k=>j.includes(k))}}function ae(m,b,j){
if(typeof b!="string"&&typeof b!="number")return{problem:`must be ${(0,$.pG)(m)}`};const S=String(b);if(S.length>m.maxLength)return{problem:`must be at most ${m.
maxLength} characters long, and has ${S.length}`};const k=j(S);return"problem"in k?{problem:k.problem}:{value:S}}function he(m,b){const{name:j,bytes:S}=typeof b==
"object"?b:{};return typeof j!="string"||!(S instanceof Uint8Array)?{problem:`must be ${(0,$.pG)(m)}`}:S.length===0&&m.accepts!=="any"?{problem:"is an empty fil\
e"}:S.length>(x[m.accepts]??1/0)?{problem:`is too large: it must be ${(0,$.pG)(m)}`}:{value:{name:j,bytes:S}}}function le(m,b){const j=Array.isArray(b)?b:[b],S=[];
for(const q of j){const me=he({...m,kind:"file"},q??{});if("problem"in me)return me.problem.startsWith("must")?{problem:`must be ${(0,$.pG)(m)}`}:me;S.push(me.value)}
const k=S.reduce((q,{bytes:me})=>q+me.length,0);return S.length>m.max||k>m.maxBytes?{problem:`must be ${(0,$.pG)(m)}`}:new Set(S.map(({name:q})=>q)).size<S.length?
{problem:"has two files of one name"}:{value:S}}function Q(m,b){const j=`must be ${(0,$.pG)(m)}`;if(typeof b=="object"){const k=Ie(b);return k!==void 0&&k.startsWith(
"{")&&k.length<=m.maxLength?H(JSON.parse(k)):{problem:j}}if(typeof b!="string")return{problem:j};if(b.length>m.maxLength)return{problem:`must be at most ${m.maxLength}\
 characters long, and has ${b.length}`};const S=(0,P.qF)(b);if(S===void 0){const q=(0,P.qF)(b.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line \
break as \\n and a tab as \\t":"";return{problem:`${j}; it is not valid JSON${q}`}}return(0,P.Gv)(S)?H(S):{problem:j}}function H(m){let b=[m];for(let j=0;b.length>
0;j++){if(j===D)return{problem:`must not have more than ${D} arrays and objects within one another`};const S=b.flatMap(k=>Object.values(k));if(S.some(k=>typeof k==
"number"&&!Number.isFinite(k)))return{problem:"has a number that is too large"};b=S.filter(we)}return{value:m}}const we=m=>typeof m=="object"&&m!==null;function Ie(m){
try{return JSON.stringify(m)}catch{return}}}),15828:((ue,B,o)=>{o.d(B,{Cq:()=>g,Y5:()=>T,k_:()=>E,pG:()=>P});var y=o(33037),$=o(60666);function P(i){switch(i.kind){case"\
text":{const a=i.minLength?`${i.minLength} to ${i.maxLength}`:`at most ${i.maxLength}`;return i.format?`${$.E[i.format].words}, ${a} characters`:`${a} character\
s`}case"flag":return"true or false";case"integer":{const a=i.unit===void 0?"":`, in ${i.unit}, ${y.KH}`;return i.max===void 0||i.max===Number.MAX_SAFE_INTEGER?`\
a whole number of at least ${i.min}${a}`:`a whole number from ${i.min} to ${i.max}${a}`}case"decimal":return`a decimal number ${f(i)}, in ${i.unit}, with a poin\
t${i.unit==="inches"?`, ${y.VR}`:""}`;case"choice":return`one of ${i.options.map(a=>typeof a.value=="number"?A(a):a.value).join(", ")}`;case"choices":return`one\
 or more of ${i.options.map(({value:a})=>a).join(", ")}, separated by commas`;case"pageOrder":return i.parts?`ranges of pages such as 1-3, 7, 9-, at most ${i.maxLength}\
 characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${i.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, a\
t most ${i.maxLength} characters`;case"file":return u[i.accepts];case"files":return`at most ${i.max} PNG or JPEG images of at most ${i.maxBytes/1e6} MB in all`;case"\
json":return`a JSON object such as ${i.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${i.maxLength} characters`;default:return i}}function E({
minLength:i,contract:a}){return a===void 0?"":"values"in a?`one of ${a.values.join(", ")}`:`${i?`${i} to ${a.maxLength}`:`at most ${a.maxLength}`} ${a.characters===
"printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characters"}`}function g(i,a){if(i.kind!=="text"||i.contract===void 0||typeof a!="string")return!1;
const{contract:d}=i;return"values"in d?!d.values.includes(a):T(i,a)>d.maxLength||d.characters!==void 0&&!v.test(a)}const v=/^[\x20-\x7e]*$/,T=({secret:i},a)=>i?
a.length:[...a].length;function A({value:i,label:a,description:d}){const l=d??a.toLowerCase(),h=String(i).replace(/^-/,"").replaceAll("_"," ").toLowerCase();return d===
void 0&&a.toLowerCase().includes(h)?String(i):`${i} (${l.charAt(0).toLowerCase()}${l.slice(1)})`}const u={pdf:"a PDF document",image:"a PNG or JPEG image",font:"\
a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"certificates, as PEM o\
r DER, of at most 1 MB",any:"a file"};function f({above:i,min:a,max:d}){const l=i===void 0?`of at least ${a??0}`:`greater than ${i}`;return d===void 0?l:`${l} a\
nd at most ${d}`}}),33037:((ue,B,o)=>{o.d(B,{KH:()=>y,VR:()=>$,Vi:()=>A,ik:()=>g});const y="or a size such as 18 MB or 18 MiB",$="or a length such as 20 mm, 2 c\
m or 0.5 in",P={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},E=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;function g(u){const[,f,i]=E.exec(u)??
[],a=P[i?.toLowerCase()??""];return a===void 0?void 0:Math.floor(Math.round(Number(f)*a*1e3)/1e3)}const v={mm:25.4,cm:2.54,in:1},T=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;
function A(u){const[,f,i]=T.exec(u)??[],a=v[i?.toLowerCase()??""];return a===void 0?void 0:Number((Number(f)/a).toFixed(10))}}),51521:((ue,B,o)=>{o.d(B,{Ct:()=>v,
Qf:()=>g,sA:()=>A});var y=o(98446),$=o(34378);const P=/(\{[^{}]*\})/;function E(u,f){const i=[],a=[],d=`use ${f.map(l=>`{${l}}`).join(", ")}`;for(const l of(0,$.
w)(u).split(P)){const h=f.find(w=>`{${w}}`===l);if(h)i.push({placeholder:h});else if(P.test(l))a.push(l);else{if(/[{}]/.test(l))return{problem:`has a brace that\
 belongs to no placeholder; ${d}`};l&&i.push({literal:l})}}return a.length===0?{pieces:i}:{problem:`has the unknown ${(0,y.d5)(a.length,"placeholder","placehold\
ers")} ${a.join(" and ")}; ${d}`}}const g=u=>u.split(P).filter((f,i)=>i%2===1),v=(u,f)=>u.split(P).map((i,a)=>(a%2===1&&Object.hasOwn(f,i.slice(1,-1))?f[i.slice(
1,-1)]:void 0)??i).join(""),T=["number","last","label","name"],A=u=>E(u,T)}),66974:((ue,B,o)=>{o.d(B,{D6:()=>g,F1:()=>P,NL:()=>u,P3:()=>$,br:()=>E,bs:()=>A});var y=o(
98446);const $={problem:"names page 0: pages count from 1, and -1 is the last page"};function P(i,a,d){const l=[],h=[];for(const[w,D]of i.split(",").entries()){
const x=w+1;if(a!==void 0&&D.trim()===""){h.push(`entry ${x} is empty: write ${a}, separated by single commas`);continue}const N=d(D,x);"problem"in N?h.push(E(x,
D,N.problem)):l.push(N.item)}return h.length>0?{problem:A(h)}:{items:l}}const E=(i,a,d)=>`entry ${i} ('${f(a.trim())}') ${d}`,g=({position:i,text:a},d,l)=>E(i,a,
`names ${v(d)}, but the document has ${(0,y.y_)(l,"page")}`);function v(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}const T=5;function A(i){
const a=i.length-T;return[...i.slice(0,T),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function u(i){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(
i);return a?`is not a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page is wri\
tten 1, and a range from it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function f(i){const a=[...i].
map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(d)?"?":d);return(0,y.Bu)(a.join(""),40)}}),72750:((ue,B,o)=>{o.d(B,{Ly:()=>v,UL:()=>T,aW:()=>g,p6:()=>E});var y=o(58552),
$=o(66974);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,E=u=>(0,$.F1)(u,"pages such as 3,1,2 or 2..5",(f,i)=>{const a=P.exec(f);if(!a)return{problem:A(f)};const d=Number(
a[1]),l=a[3]===void 0?void 0:Number(a[3]);return d===0||l===0?$.P3:{item:{from:d,to:l,range:a[2]!==void 0,text:f.trim(),position:i}}});function g(u,f,i){const a=x=>(0,y.
G6)([{field:"page_order",message:x}]),d=E(u);if("problem"in d)throw a(d.problem);const l=v(d.items,f);if("problem"in l)throw a(l.problem);const h=T(l.spans);if(h>
i)throw a(`names ${h} pages in all; at most ${i} are allowed`);const w=new Uint32Array(h);let D=0;for(const{first:x,last:N}of l.spans){const U=x<=N?1:-1;for(let oe=x;oe!==
N+U;oe+=U)w[D++]=oe}return w}function v(u,f){const i=[],a=u.map(d=>{const l=N=>N<0?f+1+N:N,h=l(d.from),w=d.range?d.to===void 0?f:l(d.to):h,x=[[d.from,h],[d.to??
d.from,w]].find(([,N])=>N<1||N>f);return x&&i.push((0,$.D6)(d,x[0],f)),{first:h,last:w}});return i.length>0?{problem:(0,$.bs)(i)}:{spans:a}}const T=u=>u.reduce(
(f,{first:i,last:a})=>f+Math.abs(a-i)+1,0);function A(u){return/^ *\.\./.test(u)?"has no start: a range is written 1..5":(0,$.NL)(u)??"is not a page, such as 3 \
or -1, nor a range, such as 2..5 or 2.."}}),29082:((ue,B,o)=>{o.d(B,{k1:()=>g,lY:()=>E,m7:()=>v});var y=o(58552),$=o(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
E=u=>(0,$.F1)(u,"pages such as 1..3, -1, odd",(f,i)=>{const a=f.trim(),d=P.exec(a);if(!d)return{problem:A(a)};const[,l,h,w,D,x]=d,N={negated:l!==void 0,text:a,position:i};
if(h!==void 0)return{item:{...N,pages:h.toLowerCase()}};const U=Number(w),oe=D===void 0?U:x===void 0?"end":Number(x);return U===0||oe===0?$.P3:{item:{...N,pages:{
from:U,to:oe}}}});function g(u,f,i="pages"){const a=D=>(0,y.G6)([{field:i,message:D}]),d=E(u);if("problem"in d)throw a(d.problem);const l=new T(f),h=new T(f),w=[];
for(const D of d.items){const x=D.negated?h:l;if(typeof D.pages=="string"){x.add(D.pages);continue}const{from:N,to:U}=D.pages,oe=N<0?f+1+N:N,$e=U==="end"?f:U<0?
f+1+U:U,Pe=(U==="end"?N<0?[[N,oe]]:[]:[[N,oe],[U,$e]]).find(([,Y])=>Y<1||Y>f);Pe&&w.push((0,$.D6)(D,Pe[0],f)),!(U==="end"&&oe>f||w.length>0)&&x.range(Math.min(oe,
$e),Math.max(oe,$e))}if(w.length>0)throw a((0,$.bs)(w));return d.items.every(({negated:D})=>D)&&l.add("all"),l.without(h)}function v(u){const f=E(u);if("problem"in
f||f.items.length!==1)return;const{negated:i,pages:a}=f.items[0];if(i)return;if(a==="all")return{first:1};if(typeof a=="string"||a.from<1)return;const{from:d,to:l}=a;
return l==="end"?{first:d}:l===-1?{first:d}:l<1?void 0:{first:Math.min(d,l),last:Math.max(d,l)}}class T{pageCount;differences;odd=!1;even=!1;constructor(f){this.
pageCount=f,this.differences=new Int32Array(f+2)}add(f){f!=="even"&&(this.odd=!0),f!=="odd"&&(this.even=!0)}range(f,i){this.differences[f]++,this.differences[i+
1]--}without(f){const i=new Uint32Array(this.pageCount);let a=0,d=0,l=0;for(let h=1;h<=this.pageCount;h++){d+=this.differences[h],l+=f.differences[h];const w=h%
2===1?"odd":"even";(d>0||this[w])&&!(l>0||f[w])&&(i[a++]=h)}return i.subarray(0,a)}}function A(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is writt\
en 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,$.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),33858:((ue,B,o)=>{o.d(B,{D_:()=>u,X4:()=>_e,kU:()=>Pe});var y=o(58552),$=o(66974),P=o(72750);const E=/^(\d+|first)-(\d+|last|end)?$/i,
g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,v=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,T=/^(?:last|end)-(\d+|last|end)$/i,A=/^(-?\d+)-(-?\d+|last|end)$/i;
function u(Y){if(Array.isArray(Y))return f(Y);if(typeof Y!="string"&&typeof Y!="number")return{problem:"must be text such as 1..3, or a list of pages"};const Z=String(
Y),te=Z.split(/\r?\n/).filter(K=>K.trim()!=="");if(te.length>1&&te.every(K=>/^ *- +\S/.test(K)))return f(te.map(K=>i(K.replace(/^ *- +/,""))));const C=/^\s*\[(.*)\]\s*$/s.
exec(Z);return C?f(C[1].split(",").map(i)):a(te.length>1?te.join(","):Z)}function f(Y){return Y.some(Z=>typeof Z!="string"&&typeof Z!="number")?{problem:'must b\
e a list of pages such as 3, or of ranges such as "2..5"'}:a(Y.join(","))}function i(Y){return Y.trim().replace(/^(["'])(.*)\1$/s,"$2")}function a(Y){const Z=(0,$.
F1)(Y,void 0,te=>{const{items:C,isUnclear:K}=D(te),O=K||C.length>1&&C.some(R=>R.startsWith("-"))?x(C):C.map(N).find(R=>R!==void 0);return O?{problem:`is ambiguo\
us: write ${O.join(" or ")}`}:{item:C.length===0?te:C.map(U).join(",")}});return"problem"in Z?Z:{text:Z.items.join(",")}}const d=/^(?:not )?(?:-?\d+|first|last|end)$/i,
l=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,h=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,w=new Set(["-","–",".."]);function D(Y){const Z=[];let te=!1;for(const C of Y.
split(/\s+/)){if(C==="")continue;const K=Z.at(-1)??"",V=l.test(K),O=V?d.test(C):d.test(K)&&(w.has(C)||h.test(C));O?Z[Z.length-1]=K+C:K.toLowerCase()==="not"?Z[Z.
length-1]=`${K} ${C}`:Z.push(C),te||=V&&!O}return{items:Z,isUnclear:te}}function x(Y){const Z=Y.map(U).join(","),[te,C,...K]=Y,V=K.length===0&&C?/^-(\d+)$/.exec(
C):null;return V&&te&&/^\d+$/.test(te)?[Z,`${te}..${V[1]}`]:[Z]}function N(Y){const Z=Y.replace(/^not /i,""),te=T.exec(Z);if(te)return/^\d/.test(te[1])?[`-${Number(
te[1])+1}`,`-1..${te[1]}`]:["-1"];const C=A.exec(Z);if(!C||E.test(Z))return;const[,K,V]=C;return V.startsWith("-")?[`${K}..${V}`,`${K},${V}`]:[`${K}..${$e(V)}`,
`${K},-${V}`]}function U(Y){const[,Z="",te=""]=/^(not )?(.*)$/i.exec(Y)??[],C=E.exec(te)??g.exec(te)??v.exec(te);return C?`${Z}${$e(C[1])}..${$e(C[2]??"")}`:`${Z}${$e(
te)}`}const oe={first:"1",last:"-1",end:"-1"},$e=Y=>oe[Y.toLowerCase()]??Y;function _e(Y){const Z=u(Y);return"problem"in Z?Z:(0,P.p6)(Z.text)}function Pe(Y,Z,te,C="\
ranges"){const K=X=>(0,y.G6)([{field:C,message:X}]),V=_e(Y);if("problem"in V)throw K(V.problem);const O=(0,P.Ly)(V.items,Z);if("problem"in O)throw K(O.problem);
const R=O.spans.flatMap(({first:X,last:fe},z)=>{const{position:re,text:ee}=V.items[z];return X<=fe?[]:[(0,$.br)(re,ee,`ends before it starts: write ${fe}-${X}`)]});
if(R.length>0)throw K((0,$.bs)(R));const ne=(0,P.UL)(O.spans);if(ne>te)throw K(`names ${ne} pages in all; at most ${te} are allowed`);return O.spans}}),60666:((ue,B,o)=>{
o.d(B,{E:()=>A,L:()=>v});var y=o(49180),$=o(17079),P=o(51521);function E(u){const f=(0,P.sA)(u);return"problem"in f?f.problem:void 0}const g=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
v=u=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(u),A={"file-name":{holds:u=>!/[/\\\p{Cc}\p{Cs}]/u.test(u)&&/[^. ]/.test(u),words:"a file name without fol\
ders"},"media-type":{holds:v,words:"a media type such as text/xml or application/pdf"},color:{holds:u=>(0,y.q)(u)!==void 0,words:"a color such as Red, darkgreen\
 or #c00000"},date:{holds:u=>(0,$.Z)(u)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:u=>E(u)===void 0,
words:"text such as {number} / {last}",problem:E},"language-tag":{holds:u=>g.test(u),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((ue,B,o)=>{
o.d(B,{Kf:()=>$,RZ:()=>y,YG:()=>P});function y(E,g){for(const v of g)E.push(v)}const $=E=>{let g=-1/0;for(const v of E)g=Math.max(g,v);return g},P=E=>{let g=1/0;
for(const v of E)g=Math.min(g,v);return g}})};
